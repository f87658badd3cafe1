/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_DAY_STRIP (hk_cz_day_strip_get_type ())
G_DECLARE_FINAL_TYPE (HkCzDayStrip, hk_cz_day_strip, HK, CZ_DAY_STRIP, AdwBin)

GtkWidget *hk_cz_day_strip_new (HkSession *session);

G_END_DECLS
