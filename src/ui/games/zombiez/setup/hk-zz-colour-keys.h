/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_COLOUR_KEYS (hk_zz_colour_keys_get_type ())
G_DECLARE_FINAL_TYPE (HkZzColourKeys, hk_zz_colour_keys, HK, ZZ_COLOUR_KEYS, HkView)

gboolean hk_zz_colour_keys_finish (HkZzColourKeys *self);

G_END_DECLS
