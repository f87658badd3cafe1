/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void   hk_remember_group (GSettings *settings, const char * const *names);
GStrv *hk_list_groups    (GSettings *settings, int min_players, int max_players);
void   hk_groups_free    (GStrv *groups);

G_END_DECLS
