/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/* A row that unfolds into the ways to keep a game and its parts, one switch each. */
#define HK_TYPE_KEEP_ROWS (hk_keep_rows_get_type ())
G_DECLARE_FINAL_TYPE (HkKeepRows, hk_keep_rows, HK, KEEP_ROWS, AdwExpanderRow)

GtkWidget *hk_keep_rows_new             (const HkGameSpec *game);
GStrv      hk_keep_rows_dup_parts       (HkKeepRows *self);
void       hk_keep_rows_set_parts       (HkKeepRows *self, const char * const *parts);
gboolean   hk_keep_rows_is_chosen       (HkKeepRows *self);
void       hk_keep_rows_add_action      (GtkWidget *page, HkSession *session);

G_END_DECLS
