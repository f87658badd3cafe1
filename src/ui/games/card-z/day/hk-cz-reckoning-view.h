/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_RECKONING_VIEW (hk_cz_reckoning_view_get_type ())
G_DECLARE_FINAL_TYPE (HkCzReckoningView, hk_cz_reckoning_view, HK, CZ_RECKONING_VIEW, AdwBreakpointBin)

GtkWidget *hk_cz_reckoning_view_new (HkSession *session);

G_END_DECLS
