/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/stats/hk-stats.h"

G_BEGIN_DECLS

void hk_stats_fill_facts   (GtkListBox *list, const HkStats *stats, const HkStats *before, guint n_unreadable);
void hk_stats_fill_games   (GtkListBox *list, const HkStats *stats);
void hk_stats_fill_players (GtkListBox *list, const HkStats *stats, HkPeople *people);
void hk_stats_fill_groups  (GtkListBox *list, const HkStats *stats);
void hk_stats_fill_times   (GtkListBox *list, const HkStats *stats);

G_END_DECLS
