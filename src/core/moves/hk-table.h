/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"
#include "hk-game.h"
#include "hk-keep.h"
#include "hk-move.h"
#include "hk-result.h"
#include "hk-score-sheet.h"
#include "hk-step.h"

G_BEGIN_DECLS

#define HK_TYPE_TABLE (hk_table_get_type ())
#define HK_TABLE(o) (G_TYPE_CHECK_INSTANCE_CAST ((o), HK_TYPE_TABLE, HkTable))
#define HK_IS_TABLE(o) (G_TYPE_CHECK_INSTANCE_TYPE ((o), HK_TYPE_TABLE))
#define HK_TABLE_CLASS(k) (G_TYPE_CHECK_CLASS_CAST ((k), HK_TYPE_TABLE, HkTableClass))
#define HK_TABLE_GET_CLASS(o) (G_TYPE_INSTANCE_GET_CLASS ((o), HK_TYPE_TABLE, HkTableClass))

typedef struct _HkTableClass HkTableClass;

GType hk_table_get_type (void) G_GNUC_CONST;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkTable, g_object_unref)

struct _HkTable
{
  HkRecord          parent_instance;

  /*< private >*/
  const HkGameSpec *game;
  char             *random; /* the state of the generator */
  GStrv             ticks;  /* steps ticked by hand */
  GStrv             parts_kept;   /* ids of parts; NULL for all */
  char             *hand_phase;   /* where the group goes through the phases by hand, as all that follows */
  int               hand_round;
  char             *hand_outcome; /* "won", "lost" or "played" */
  GStrv             hand_scores;  /* of each player */
  GStrv             hand_winners;
};

/* Who looks at a table: a player, from 0, or one of these.
 * @HK_VIEWER_NOBODY: what everybody at the real table may see
 * @HK_VIEWER_ALL: all there is */
#define HK_VIEWER_NOBODY (-1)
#define HK_VIEWER_ALL    (-2)

/* The state of a real table. Derived classes add their fields with hk_record_class_install_fields().
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
 * @conceal: (nullable): takes out of the saved table what the viewer cannot see and no field's @seen_by says
 * @check: (nullable): whether what has to hold beyond the fields' @names and @least does, after a value was set by hand and
 *   where a table comes from a file
 * @set_by_hand: (nullable): called before a person’s correction sets the value at @path; %FALSE refuses it */
struct _HkTableClass
{
  HkRecordClass parent_class;

  gboolean      (*setup)           (HkTable *self, HkMove *move, GError **error);
  GPtrArray    *(*list_steps)      (HkTable *self);
  HkPrimaryAction       *(*get_primary_action)        (HkTable *self);
  gboolean      (*is_over)         (HkTable *self);
  char         *(*get_headline)    (HkTable *self);
  char         *(*get_outcome)     (HkTable *self);
  HkScoreSheet *(*get_score_sheet) (HkTable *self);
  guint         (*get_n_players)   (HkTable *self);
  void          (*get_result)      (HkTable *self, int player, HkResult *result);
  char         *(*get_variant)     (HkTable *self);
  GPtrArray    *(*list_standings)  (HkTable *self);
  GStrv         (*list_reminders)  (HkTable *self);
  GPtrArray    *(*list_options)    (HkTable *self, int viewer);
  const char   *seats;
  const char   *(*get_phase_title) (const char *phase);
  char         *(*say_value)       (HkTable *self, const char *field, const char *value);
  void          (*conceal)         (HkTable *self, JsonObject *saved, int viewer);
  gboolean      (*check)           (HkTable *self);
  gboolean      (*set_by_hand)     (HkTable *self, HkMove *move, const char *path, JsonNode *value, GError **error);
};

HkTable          *hk_table_new                (const HkGameSpec *game, guint64 seed);
const HkGameSpec *hk_table_get_game           (HkTable *self);
gboolean          hk_table_setup              (HkTable *self, HkMove *move, GError **error);
gboolean          hk_table_apply              (HkTable *self, HkMove *move, GError **error);
HkTable          *hk_table_copy               (HkTable *self);
GPtrArray        *hk_table_list_steps         (HkTable *self);
HkPrimaryAction  *hk_table_get_primary_action (HkTable *self);
gboolean          hk_table_is_over            (HkTable *self);
char             *hk_table_get_headline       (HkTable *self);
char             *hk_table_get_outcome        (HkTable *self);
HkScoreSheet     *hk_table_get_score_sheet    (HkTable *self);
GStrv             hk_table_list_reminders     (HkTable *self);
gboolean          hk_table_check              (HkTable *self, GError **error);
GPtrArray        *hk_table_list_options       (HkTable *self, int viewer);
GListModel       *hk_table_get_seats          (HkTable *self);
gboolean          hk_table_find_viewer        (HkTable *self, const char *name, int *viewer, GError **error);
JsonNode         *hk_table_save_seen          (HkTable *self, int viewer);
JsonNode         *hk_table_describe           (HkTable *self, int viewer);
char             *hk_table_name_item          (HkTable *self, const char *list, int position);
gboolean          hk_table_is_in_phase        (HkTable *self, const char *phases);
char             *hk_table_dup_phase_title    (HkTable *self);
gboolean          hk_table_is_ticked          (HkTable *self, const char *step);
void              hk_table_set_ticked         (HkTable *self, const char *step, gboolean ticked);
void              hk_table_clear_ticks        (HkTable *self);
GStrv             hk_table_list_house_rules   (HkTable *self);
gboolean          hk_table_plays_otherwise    (HkTable *self, const char *rule);
gboolean          hk_table_follow_house_rule  (HkTable *self, HkMove *move, const char *id);

G_END_DECLS
