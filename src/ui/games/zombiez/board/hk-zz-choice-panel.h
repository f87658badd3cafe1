/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_CHOICE_PANEL (hk_zz_choice_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkZzChoicePanel, hk_zz_choice_panel, HK, ZZ_CHOICE_PANEL, AdwBin)

GtkWidget *hk_zz_choice_panel_new (HkSession *session, gboolean in_rows);

G_END_DECLS
