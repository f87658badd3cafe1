/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_TABLE_BANNERS (hk_table_banners_get_type ())
G_DECLARE_FINAL_TYPE (HkTableBanners, hk_table_banners, HK, TABLE_BANNERS, AdwBin)

void hk_table_banners_set_session (HkTableBanners *self, HkSession *session);

G_END_DECLS
