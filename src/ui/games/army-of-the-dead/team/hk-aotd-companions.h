/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_COMPANIONS (hk_aotd_companions_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdCompanions, hk_aotd_companions, HK, AOTD_COMPANIONS, HkView)


G_END_DECLS
