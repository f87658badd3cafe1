/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The rules that somebody has marked, kept in a file for each game. Signal "changed" (const char *rule). */
#define HK_TYPE_BOOKMARKS (hk_bookmarks_get_type ())
G_DECLARE_FINAL_TYPE (HkBookmarks, hk_bookmarks, HK, BOOKMARKS, GObject)

HkBookmarks        *hk_bookmarks_new (const char *directory);
gboolean            hk_bookmarks_has (HkBookmarks *self, const char *rule);
gboolean            hk_bookmarks_set (HkBookmarks *self, const char *rule, gboolean marked, GError **error);

G_END_DECLS
