/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_PANE (hk_pane_get_type ())
G_DECLARE_FINAL_TYPE (HkPane, hk_pane, HK, PANE, AdwBin)

G_END_DECLS
