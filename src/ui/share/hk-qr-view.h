/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_QR_VIEW (hk_qr_view_get_type ())
G_DECLARE_FINAL_TYPE (HkQrView, hk_qr_view, HK, QR_VIEW, GtkWidget)

gboolean hk_qr_view_show (HkQrView *self, const char *text, GError **error);

G_END_DECLS
