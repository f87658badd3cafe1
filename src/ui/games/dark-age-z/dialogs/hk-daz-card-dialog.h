/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-dialog-view.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_CARD_DIALOG (hk_daz_card_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkDazCardDialog, hk_daz_card_dialog, HK, DAZ_CARD_DIALOG, HkDialogView)

void hk_daz_card_dialog_present_army         (GtkWidget *from, HkSession *session, HkMove *partial);
void hk_daz_card_dialog_present_barbarian     (GtkWidget *from, HkSession *session);
void hk_daz_card_dialog_present_invasion     (GtkWidget *from, HkSession *session);
void hk_daz_card_dialog_present_commanders   (GtkWidget *from, HkSession *session);
void hk_daz_card_dialog_present_cleanup      (GtkWidget *from, HkSession *session);
void hk_daz_card_dialog_present_boards       (GtkWidget *from, HkSession *session);
void hk_daz_card_dialog_present_relic        (GtkWidget *from, HkSession *session, HkMove *partial);
void hk_daz_card_dialog_present_mission      (GtkWidget *from, HkSession *session, HkMove *partial);

G_END_DECLS
