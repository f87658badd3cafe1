/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-table.h"

G_BEGIN_DECLS

/* The phases of a game that the group goes through by hand, with the steps as reminders, and the end that it declares: see
 * hk_table_goes_by_hand(). */
void             hk_by_hand_begin              (HkTable *self, const char *phase, int round);
void             hk_by_hand_change             (HkTable *self, gboolean was_by_hand);
GPtrArray       *hk_by_hand_list_steps         (HkTable *self);
HkPrimaryAction *hk_by_hand_get_primary_action (HkTable *self);
char            *hk_by_hand_get_headline       (HkTable *self);
char            *hk_by_hand_get_outcome        (HkTable *self);
HkScoreSheet    *hk_by_hand_get_score_sheet    (HkTable *self);
char            *hk_by_hand_dup_round          (HkTable *self, int round);
gboolean         hk_by_hand_apply_phase_done   (HkTable *self, HkMove *move, GError **error);
gboolean         hk_by_hand_apply_end          (HkTable *self, HkMove *move, GError **error);

/* In hk-keep.c: what taking parts up and putting them down needs of them. */
gboolean         hk_keep_has_field             (const char *names, const char *path);
char            *hk_keep_join_titles           (const HkKeepSpec *spec, GStrv parts);
GStrv            hk_keep_read_parts            (const HkGameSpec *game, JsonNode *node, GError **error);
char            *hk_keep_dup_group             (HkTable *self, const char *path);
gboolean         hk_table_set_kept             (HkTable *self, GStrv parts, GError **error);

G_END_DECLS
