/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_COLOUR_KEYS (hk_zz_colour_keys_get_type ())
G_DECLARE_FINAL_TYPE (HkZzColourKeys, hk_zz_colour_keys, HK, ZZ_COLOUR_KEYS, AdwBin)

GtkWidget *hk_zz_colour_keys_new (HkSession *session);

G_END_DECLS
