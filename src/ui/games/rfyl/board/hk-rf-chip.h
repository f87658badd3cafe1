/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_RF_CHIP (hk_rf_chip_get_type ())
G_DECLARE_FINAL_TYPE (HkRfChip, hk_rf_chip, HK, RF_CHIP, GtkBox)

GtkWidget *hk_rf_chip_new       (GtkWidget *picture, const char *name, const char *style);
void       hk_rf_chip_set_name  (HkRfChip *self, const char *name);
void       hk_rf_chip_set_facts (HkRfChip *self, const char *facts);

G_END_DECLS
