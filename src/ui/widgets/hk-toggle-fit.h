/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_TOGGLE_FIT (hk_toggle_fit_get_type ())
G_DECLARE_FINAL_TYPE (HkToggleFit, hk_toggle_fit, HK, TOGGLE_FIT, GtkWidget)

G_END_DECLS
