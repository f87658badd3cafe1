/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_BATTLEFIELD (hk_cz_battlefield_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBattlefield, hk_cz_battlefield, HK, CZ_BATTLEFIELD, AdwBin)

GtkWidget *hk_cz_battlefield_new (HkSession *session);

G_END_DECLS
