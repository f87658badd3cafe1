/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_DEAL_DIALOG (hk_cz_deal_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkCzDealDialog, hk_cz_deal_dialog, HK, CZ_DEAL_DIALOG, AdwDialog)

void hk_cz_deal_dialog_present (GtkWidget *from, HkSession *session);

G_END_DECLS
