/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

#define HK_AOTD_N_ACTIVATIONS 3

void     hk_aotd_zombies_begin     (HkAotdTable *self, HkMove *move);
gboolean hk_aotd_zombies_has_double (HkAotdTable *self);
int      hk_aotd_zombies_get_count (HkAotdTable *self, int activation, const char *type);
gboolean hk_aotd_zombies_can_act   (HkAotdTable *self, int activation);
char    *hk_aotd_zombies_list      (HkAotdTable *self, int activation);
int      hk_aotd_zombies_count_dealt (HkAotdTable *self, int each);
int      hk_aotd_zombies_get_most_wounds (HkAotdTable *self);

extern const HkMoveSpec hk_aotd_zombies_moves[];
extern const guint      hk_aotd_n_zombies_moves;

void     hk_aotd_zombies_drop_waiting (HkAotdTable *self);
gboolean hk_aotd_zombies_pass      (HkAotdTable *self, HkMove *move, GError **error);

G_END_DECLS
