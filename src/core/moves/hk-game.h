/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "hk-keep.h"
#include "hk-move.h"
#include "hk-table-funcs.h"

G_BEGIN_DECLS

/* @run: works out the result; returns (transfer full) the result and gives the breakdown
 * @list_situations: (nullable): adds what it can be asked about a table, by hk_situation_add()
 * @keywords: N_() marked: words by which people look for it, besides those of its title and its name */
typedef struct
{
  const char        *name;
  const char        *title;
  const HkParamSpec *params;
  guint              n_params;
  JsonNode        *(*run) (HkMove *query, HkBreakdown **breakdown, GError **error);
  void             (*list_situations) (HkTable *table, GPtrArray *situations);
  const char        *keywords;
} HkCalculatorSpec;

/* @id: the member of "house" in the setup object that switches it on
 * @title: N_() marked: what is played then
 * @rule: id of the rule or ruling that it sets aside, with the game's id in front */
typedef struct
{
  const char *id;
  const char *title;
  const char *rule;
} HkHouseRuleSpec;

/* All that the house needs to know of a game. Setup options are parameters like a move's: the setup object always
 * has "players", an array of objects with "name" and optionally "colour". */
typedef struct
{
  const char             *id;
  const char             *title;       /* the game's name, not translated */
  const char             *tagline;     /* N_() */
  int                     min_players;
  int                     max_players;
  const char             *duration;    /* N_() such as "about 30 minutes a player" */
  GType                 (*table_type) (void);
  const HkTableFuncs     *funcs;       /* what it does with its table */
  const HkParamSpec      *options;     /* beyond "players" */
  guint                   n_options;
  const HkMoveSpec       *moves;
  guint                   n_moves;
  const HkCalculatorSpec *calculators;
  guint                   n_calculators;
  const HkHouseRuleSpec  *house_rules; /* switched on in the setup or later; the table has their ids in a field "house-rules" */
  guint                   n_house_rules;
  const HkKeepSpec       *keep;        /* (nullable): how it can be kept in part */
  GStrv                 (*list_picks) (const char *list); /* (nullable): what "picks-of" in pack-schema.json names: an id and its title, and so on; NULL for another list */
} HkGameSpec;

/* The moves and the calculators of one file of a game, which makes a game's own table of such. */
typedef struct
{
  const HkMoveSpec *moves;
  const guint      *n_moves;
} HkMoveGroup;

typedef struct
{
  const HkCalculatorSpec *calculators;
  const guint            *n_calculators;
} HkCalculatorGroup;

void                      hk_game_spec_add_moves       (HkGameSpec *spec, const HkMoveGroup *groups, guint n_groups);
void                      hk_game_spec_add_calculators (HkGameSpec *spec, const HkCalculatorGroup *groups, guint n_groups);

/* The registry, which hk_games_register_all() of src/games fills. */
void                      hk_games_register (const HkGameSpec *game);
const HkGameSpec * const *hk_games_list   (guint *n_games);
const HkGameSpec         *hk_games_lookup (const char *id, GError **error);

gboolean                hk_game_check_setup       (const HkGameSpec *game, JsonObject *setup, GError **error);
const HkMoveSpec       *hk_game_find_move         (const HkGameSpec *game, const char *name, GError **error);
const HkHouseRuleSpec  *hk_game_find_house_rule   (const HkGameSpec *game, const char *id, GError **error);
const HkCalculatorSpec *hk_game_find_calculator   (const HkGameSpec *game, const char *name, GError **error);
gboolean                hk_game_is_sought       (const HkGameSpec *game, const HkCalculatorSpec *calculator, const char * const *words);
JsonNode               *hk_game_describe          (const HkGameSpec *game);
JsonNode               *hk_game_calculate         (const HkGameSpec *game, const char *name, JsonObject *params,
                                                   HkBreakdown **breakdown, GError **error);

G_END_DECLS
