/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/* A key for every card there can be. Signal "picked" (const char *id). */
#define HK_TYPE_ZZ_KEYS (hk_zz_keys_get_type ())
G_DECLARE_FINAL_TYPE (HkZzKeys, hk_zz_keys, HK, ZZ_KEYS, AdwBin)

GtkWidget *hk_zz_keys_new (HkSession *session);

G_END_DECLS
