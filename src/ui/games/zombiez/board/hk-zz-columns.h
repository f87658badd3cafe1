/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_COLUMNS (hk_zz_columns_get_type ())
G_DECLARE_FINAL_TYPE (HkZzColumns, hk_zz_columns, HK, ZZ_COLUMNS, GtkWidget)

GtkWidget *hk_zz_columns_new (HkSession *session, int player);

G_END_DECLS
