/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Answers the desktop's search with rules and past games, without a window (org.gnome.Shell.SearchProvider2). It leaves when nobody
 * has asked for a while. */
#define HK_TYPE_SEARCH_PROVIDER (hk_search_provider_get_type ())
G_DECLARE_FINAL_TYPE (HkSearchProvider, hk_search_provider, HK, SEARCH_PROVIDER, GApplication)

HkSearchProvider *hk_search_provider_new (void);

G_END_DECLS
