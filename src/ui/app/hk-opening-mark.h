/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * HkOpeningMarkOpen:
 * @widget: a widget of a window
 * @path: a journal
 *
 * Opens the journal after it was asked whether to.
 */
typedef void (*HkOpeningMarkOpen) (GtkWidget *widget, const char *path);

gboolean hk_opening_mark_try              (const char *path);
gboolean hk_opening_mark_has_ended        (const char *path);
void     hk_opening_mark_clear            (const char *path);
void     hk_opening_mark_clear_when_shown (const char *path, GtkWidget *page);
gboolean hk_opening_mark_ask              (const char *path, GtkWidget *widget, HkOpeningMarkOpen open);

G_END_DECLS
