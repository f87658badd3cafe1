/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_STANDING_STRIP (hk_standing_strip_get_type ())
G_DECLARE_FINAL_TYPE (HkStandingStrip, hk_standing_strip, HK, STANDING_STRIP, HkView)

gboolean hk_standing_chips_show (AdwWrapBox *chips, HkTable *table, gboolean compact);

G_END_DECLS
