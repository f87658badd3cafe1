/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_ZZ_FAN (hk_zz_fan_get_type ())
G_DECLARE_FINAL_TYPE (HkZzFan, hk_zz_fan, HK, ZZ_FAN, GtkWidget)

void hk_zz_fan_append (HkZzFan *self, GtkWidget *card);
void hk_zz_fan_clear  (HkZzFan *self);

G_END_DECLS
