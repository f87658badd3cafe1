/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/stats/hk-stats.h"

G_BEGIN_DECLS

#define HK_TYPE_PERSON_DIALOG (hk_person_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkPersonDialog, hk_person_dialog, HK, PERSON_DIALOG, AdwDialog)

void hk_person_dialog_present (GtkWidget *from, HkPastGames *games, HkPeople *people, const char *person);

gboolean hk_person_dialog_take_picture (HkPersonDialog *self, GBytes *picture);

G_END_DECLS
