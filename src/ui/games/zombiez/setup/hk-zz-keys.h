/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

/* A key for every card there can be. Signal "picked" (const char *id). */
#define HK_TYPE_ZZ_KEYS (hk_zz_keys_get_type ())
G_DECLARE_FINAL_TYPE (HkZzKeys, hk_zz_keys, HK, ZZ_KEYS, HkView)

G_END_DECLS
