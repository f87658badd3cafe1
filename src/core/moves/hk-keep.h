/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

typedef struct _HkTable HkTable;
typedef struct _HkMove HkMove;

/* A part of a game that a group keeps with the app or leaves to the real table. Lists of names have spaces between.
 * @title: N_() marked
 * @summary: N_() marked: a sentence that says what the app does then
 * @moves: its moves; "end-round/noise" is one parameter of a move
 * @fields: its fields: "vault" with all that lies in it, "survivors/wounds" of each record of a list
 * @rules: the rules, without the game’s id, that stop no move while it is not kept
 * @options: (nullable): the options of the setup that nobody is asked for while no part that names them is kept
 * @tells: what it tells the calculators: "combat" all of one, "combat/hp" one parameter */
typedef struct
{
  const char *id;
  const char *title;
  const char *summary;
  const char *moves;
  const char *fields;
  const char *rules;
  const char *options;
  const char *tells;
} HkPartSpec;

/* How a game ends that the group declares over.
 * @HK_ENDING_POINTS: with the points of each player
 * @HK_ENDING_TOGETHER: all have won or lost
 * @HK_ENDING_WINNERS: with those who have won */
typedef enum
{
  HK_ENDING_POINTS,
  HK_ENDING_TOGETHER,
  HK_ENDING_WINNERS,
} HkEnding;

/* How a game can be kept in part. Its moves and fields that belong to no part are kept anyhow.
 * @arithmetic: the parts of the way “The Arithmetic”
 * @phases: the parts of the way “Phases and Score”
 * @flow: the parts without which the game cannot go on by its own rules; the group then goes from phase to phase by hand
 * @flow_moves: the moves that only move a turn on, which the group does itself where it goes by hand
 * @flow_fields: the fields likewise
 * @flow_rules: the rules that stop no move where the group goes through the phases by hand
 * @round: N_() marked: what a round is called, with its number: “Round %d”
 * @counter: (nullable): the field with the number of the round
 * @begin_round: (nullable): sets back what counts for one round only, where the group goes through them by hand
 * @get_ending: how it ends
 * @points: (nullable): the part with the points
 * @get_points: (nullable): the points of a player, where @points is kept */
typedef struct
{
  const HkPartSpec *parts;
  guint             n_parts;
  const char       *arithmetic;
  const char       *phases;
  const char       *flow;
  const char       *flow_moves;
  const char       *flow_fields;
  const char       *flow_rules;
  const char       *round;
  const char       *counter;
  void            (*begin_round) (HkTable *table);
  HkEnding        (*get_ending) (HkTable *table);
  const char       *points;
  int             (*get_points) (HkTable *table, int seat);
} HkKeepSpec;

/* The ways to keep a game: all parts, or those that its spec names. */
typedef enum
{
  HK_WAY_EVERYTHING,
  HK_WAY_ARITHMETIC,
  HK_WAY_PHASES,
} HkWay;

#define HK_N_WAYS 3

/* What a part that is taken up asks how it stands: a number or a switch.
 * @path: as the move "set" has it
 * @is_switch: whether it is on or off, 1 or 0
 * @value: what the app last knew */
typedef struct
{
  char    *path;
  char    *title;
  gboolean is_switch;
  int      minimum;
  int      maximum;
  int      value;
} HkKeepValue;

const char *hk_way_get_title            (HkWay way);
const char *hk_way_get_summary          (HkWay way);
GStrv       hk_keep_list_parts          (const HkKeepSpec *spec, HkWay way);
JsonObject *hk_keep_describe            (const HkKeepSpec *spec);
int         hk_keep_find_way            (const HkKeepSpec *spec, const char * const *parts);
gboolean    hk_keep_asks_for            (const HkKeepSpec *spec, const char * const *parts, const char *option);

gboolean    hk_keep_is_told             (const HkKeepSpec *spec, const char *calculator, const char *param);

gboolean    hk_table_keeps              (HkTable *self, const char *part);
gboolean    hk_table_keeps_move         (HkTable *self, const char *move, const char *param);
gboolean    hk_table_keeps_field        (HkTable *self, const char *path);
gboolean    hk_table_keeps_told         (HkTable *self, const char *calculator, const char *param);
gboolean    hk_table_goes_by_hand       (HkTable *self);
GStrv       hk_table_list_kept          (HkTable *self);
char       *hk_table_describe_kept      (HkTable *self);
void        hk_table_drop_unkept        (HkTable *self, GPtrArray *options);
GPtrArray  *hk_table_list_keep_values   (HkTable *self, const char * const *parts);

/*< private: for the table >*/
gboolean    hk_table_check_kept         (HkTable *self, HkMove *move, GError **error);
gboolean    hk_table_frees_rule         (HkTable *self, const char *rule);
gboolean    hk_table_read_kept          (HkTable *self, HkMove *setup, GError **error);
gboolean    hk_keep_apply               (HkTable *self, HkMove *move, GError **error);

G_END_DECLS
