/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"
#include "hk-game.h"
#include "hk-move.h"

G_BEGIN_DECLS

#define HK_TYPE_TABLE (hk_table_get_type ())
#define HK_TABLE(o) (G_TYPE_CHECK_INSTANCE_CAST ((o), HK_TYPE_TABLE, HkTable))
#define HK_IS_TABLE(o) (G_TYPE_CHECK_INSTANCE_TYPE ((o), HK_TYPE_TABLE))

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

/* The state of a real table. Derived classes add their fields with hk_record_class_install_fields(); what the table of a game
 * does stands in the #HkTableFuncs of its spec. */
struct _HkTableClass
{
  HkRecordClass parent_class;
};

/* What the game of a table does; the table has one from hk_table_new() on. */
#define HK_TABLE_FUNCS(table) (((HkTable *) (table))->game->funcs)

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
gboolean          hk_table_is_public          (HkTable *self, const char *path);
HkRecordList     *hk_table_get_list           (HkTable *self, const char *name);
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
