/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"
#include "hk-move.h"
#include "hk-result.h"
#include "hk-score-sheet.h"
#include "hk-step.h"

G_BEGIN_DECLS

/* What a game does with its table.
 * @setup: lays out the table from the setup object (see hk_game_list_options()); every chance goes through
 *   hk_move_pick() of @move, and the sentence of the log through hk_move_log()
 * @list_steps: (transfer full) (element-type HkStep): the checklist of the day as it stands
 * @get_next: (transfer full) (nullable): what the primary button does now
 * @is_over: whether the game has ended
 * @get_headline: (transfer full): one short line, such as "Day 3 of 5 · Planning · Ann"
 * @get_outcome: (transfer full) (nullable): who won, once it is over
 * @get_score_sheet: (transfer full): the score sheet as it stands
 * @get_n_players: (nullable): how many people play, where @seats has others as well
 * @get_result: (nullable): whether the player has won, once it is over; what the player’s points are where its #HkKeepSpec does not say
 * @get_variant: (nullable) (transfer full) (nullable): what of the game is played, such as its mission
 * @list_standings: (nullable) (transfer full) (element-type HkStanding): who stands how, in an order that stays; nothing secret
 * @list_reminders: (transfer full) (nullable): what matters at this moment
 * @list_options: (nullable) (transfer full) (element-type HkMoveOption): what can be done now, without what the viewer
 *   must not see; moves that it leaves out are added by their specs
 * @seats: (nullable): the field with a record for each player, in the order of the seats; "players" when %NULL
 * @get_phase_title: (nullable): what a person calls a phase that the content of the game has no title for
 * @say_value: (nullable) (transfer full) (nullable): what a person reads for a value that is an id or a word of the game’s own, in
 *   the field of that name; %NULL where it is read as it is
 * @conceals: (nullable): whether the viewer cannot see the field of the record, which lies in that of the player @owner, or in nobody’s
 *   (−1), where no field's @seen_by says so
 * @check: (nullable): whether what has to hold beyond the fields' @names and @least does, after a value was set by hand and
 *   where a table comes from a file
 * @set_by_hand: (nullable): called before a person’s correction sets the value at @path; %FALSE refuses it */
typedef struct
{
  gboolean         (*setup)              (HkTable *self, HkMove *move, GError **error);
  GPtrArray       *(*list_steps)         (HkTable *self);
  HkPrimaryAction *(*get_primary_action) (HkTable *self);
  gboolean         (*is_over)            (HkTable *self);
  char            *(*get_headline)       (HkTable *self);
  char            *(*get_outcome)        (HkTable *self);
  HkScoreSheet    *(*get_score_sheet)    (HkTable *self);
  guint            (*get_n_players)      (HkTable *self);
  void             (*get_result)         (HkTable *self, int player, HkResult *result);
  char            *(*get_variant)        (HkTable *self);
  GPtrArray       *(*list_standings)     (HkTable *self);
  GStrv            (*list_reminders)     (HkTable *self);
  GPtrArray       *(*list_options)       (HkTable *self, int viewer);
  const char      *seats;
  const char      *(*get_phase_title)    (int phase);
  char            *(*say_value)          (HkTable *self, const char *field, const char *value);
  gboolean         (*conceals)           (HkTable *self, HkRecord *record, const HkField *field, int owner, int viewer);
  gboolean         (*check)              (HkTable *self);
  gboolean         (*set_by_hand)        (HkTable *self, HkMove *move, const char *path, JsonNode *value, GError **error);
} HkTableFuncs;

G_END_DECLS
