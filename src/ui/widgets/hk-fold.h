/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_FOLD (hk_fold_get_type ())
G_DECLARE_FINAL_TYPE (HkFold, hk_fold, HK, FOLD, AdwBin)

GtkWidget *hk_fold_new (const char *title, GtkWidget *child);

G_END_DECLS
