/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* A scenario of the book, or one of the group’s own.
 * @goal: N_() marked: what has to be done, in a sentence
 * @setup: (nullable): N_() marked: what is laid out otherwise, in sentences
 * @patterns: letters of the map patterns that fit, such as "ab"
 * @min_minutes: how long it takes at least
 * @max_minutes: how long it takes at most
 * @solo: (nullable): "easy", "medium", "hard" or "" when the book names no difficulty; %NULL it is not played so
 * @co_op: (nullable): likewise
 * @competitive: (nullable): likewise
 * @characters: Characters for each player
 * @days: days after which it ends; 0 none
 * @rule: the id of its rule */
typedef struct
{
  const char *id;
  const char *title;
  const char *goal;
  const char *setup;
  const char *patterns;
  int         min_minutes;
  int         max_minutes;
  const char *solo;
  const char *co_op;
  const char *competitive;
  int         characters;
  int         days;
  const char *rule;
} HkCzScenario;

/* The ten of the book and "own", which is the last. */
#define HK_CZ_N_SCENARIOS 11

const HkCzScenario *hk_cz_scenario_list           (guint *n_scenarios);
const HkCzScenario *hk_cz_scenario_lookup         (const char *id);
const char         *hk_cz_scenario_get_difficulty (const HkCzScenario *scenario, HkCzMode mode);
gboolean            hk_cz_scenario_has_pattern    (const HkCzScenario *scenario, const char *pattern);
gboolean            hk_cz_scenario_check          (HkCzTable *self, HkMove *move, GError **error);
gboolean            hk_cz_scenario_lay_out        (HkCzTable *self, HkMove *move, GError **error);

/* Ends, in hk-cz-end.c. */
gboolean            hk_cz_table_check_end         (HkCzTable *self, HkMove *move);
void                hk_cz_table_end               (HkCzTable *self, HkMove *move, HkCzOutcome outcome, int winner, const char *reason);

G_END_DECLS
