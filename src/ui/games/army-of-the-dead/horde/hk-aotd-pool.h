/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_POOL (hk_aotd_pool_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdPool, hk_aotd_pool, HK, AOTD_POOL, HkView)

void        hk_aotd_pool_set_warning (HkAotdPool *self, const char *warning);
const char *hk_aotd_pool_get_summary (HkAotdPool *self);
const char *hk_aotd_pool_get_warning (HkAotdPool *self);

G_END_DECLS
