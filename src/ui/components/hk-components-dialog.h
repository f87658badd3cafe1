/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/packs/hk-pack.h"

G_BEGIN_DECLS

#define HK_TYPE_COMPONENTS_DIALOG (hk_components_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkComponentsDialog, hk_components_dialog, HK, COMPONENTS_DIALOG, AdwDialog)

AdwDialog *hk_components_dialog_new             (const HkGameSpec *game, HkPack *pack);
HkPack    *hk_components_dialog_get_pack        (HkComponentsDialog *self);
void       hk_components_dialog_show_table      (HkComponentsDialog *self, const char *kind, const char *text);
gboolean   hk_components_dialog_show_table_here (HkComponentsDialog *self, const char *text);
void       hk_components_dialog_show_pack       (HkComponentsDialog *self, const char *text);
void       hk_components_dialog_say             (GtkWidget *inside, const char *text);
void       hk_components_dialog_say_done        (GtkWidget *inside, const char *text);

G_END_DECLS
