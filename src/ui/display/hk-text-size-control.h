/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_TEXT_SIZE_CONTROL (hk_text_size_control_get_type ())
G_DECLARE_FINAL_TYPE (HkTextSizeControl, hk_text_size_control, HK, TEXT_SIZE_CONTROL, GtkBox)

void hk_text_size_control_add_to (GtkMenuButton *button);

G_END_DECLS
