/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

extern const HkParamSpec hk_aotd_setup_options[];
extern const guint       hk_aotd_n_setup_options;

/* The kinds of Spawn Zones, and the Zombies whose kills an Objective may count. */
extern const char * const hk_aotd_spawn_kinds[];
extern const char * const hk_aotd_kill_types[];

const char *hk_aotd_setup_name_spawn (const char *kind);
void        hk_aotd_setup_add_spawn  (HkAotdTable *self, const char *name, const char *kind, gboolean open, int from_round);

gboolean hk_aotd_table_setup (HkTable *table, HkMove *move, GError **error);

G_END_DECLS
