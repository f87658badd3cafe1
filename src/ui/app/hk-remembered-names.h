/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/people/hk-people.h"

G_BEGIN_DECLS

void   hk_remember_group  (GSettings *settings, const char * const *names);
void   hk_forget_group    (GSettings *settings, HkPeople *people, const char * const *names);
GStrv  hk_list_names      (GSettings *settings, HkPeople *people);
GStrv *hk_list_all_groups (GSettings *settings, HkPeople *people);
GStrv *hk_list_groups     (GSettings *settings, HkPeople *people, int min_players, int max_players);
void   hk_groups_free     (GStrv *groups);

G_END_DECLS
