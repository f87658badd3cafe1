/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void                 hk_story_clear     (GtkBox *box);
AdwPreferencesGroup *hk_story_add_group (GtkBox *box, const char *title, const char *words);
void                 hk_story_add_row   (AdwPreferencesGroup *group, const char *title, const char *words, const char *number);
void                 hk_story_add_empty (GtkBox *box, const char *icon, const char *title, const char *words);

G_END_DECLS
