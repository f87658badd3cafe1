/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void hk_speech_follow   (GtkApplication *application, GSettings *settings);
void hk_speech_say      (const char *text);
void hk_speech_announce (GtkWidget *speaker, const char *text, GtkAccessibleAnnouncementPriority priority);

G_END_DECLS
