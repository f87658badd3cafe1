/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

void     hk_changed_marks_attach (GtkWidget *root, GtkWidget *taps, HkSession *session);
void     hk_changed_mark         (GtkWidget *widget);
gboolean hk_changed_tell         (GtkWidget *widget, const char *numbers);
void     hk_changed_marks_clear  (GtkWidget *root);
gboolean hk_changed_marks_any    (GtkWidget *root);
void     hk_changed_move_in      (GtkWidget *widget);
void     hk_changed_show         (GtkLabel *label, const char *number);

G_END_DECLS
