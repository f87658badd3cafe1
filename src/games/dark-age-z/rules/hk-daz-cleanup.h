/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_daz_cleanup_moves[];
extern const guint      hk_daz_n_cleanup_moves;

#define HK_DAZ_N_CLEANUP_STEPS 13

/* @id: the id of its line in the checklist
 * @rule: the id of its rule
 * @takes: (nullable): the parameters of the move that the step looks at
 * @apply: does it; %NULL @error never, a step that waits for the group leaves *@done %FALSE */
typedef struct
{
  const char         *id;
  const char         *title;
  const char         *rule;
  const char * const *takes;
  gboolean          (*apply) (HkDazTable *self, HkMove *move, gboolean *done, GError **error);
} HkDazCleanupStep;

const HkDazCleanupStep *hk_daz_cleanup_get_step (int number);
int                     hk_daz_cleanup_get_next (HkDazTable *self);
gboolean                hk_daz_cleanup_is_asked (HkDazTable *self, int number);
gboolean                hk_daz_cleanup_uncovers_boss (HkDazTable *self);
GStrv                   hk_daz_cleanup_list_unknown (HkDazTable *self, HkMove *move);

/* In hk-daz-day.c: what the beginning of a day resets, and what the boss of the last day does. */
void hk_daz_begin_day (HkDazTable *self, HkMove *move);
void hk_daz_begin_day_by_hand (HkTable *table);
void hk_daz_apply_boss (HkDazTable *self, HkMove *move);

G_END_DECLS
