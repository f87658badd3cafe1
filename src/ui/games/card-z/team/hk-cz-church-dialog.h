/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_CHURCH_DIALOG (hk_cz_church_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkCzChurchDialog, hk_cz_church_dialog, HK, CZ_CHURCH_DIALOG, AdwDialog)

void hk_cz_church_dialog_present (GtkWidget *from, HkSession *session);

G_END_DECLS
