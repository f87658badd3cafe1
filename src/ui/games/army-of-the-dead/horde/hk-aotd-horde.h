/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_HORDE (hk_aotd_horde_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdHorde, hk_aotd_horde, HK, AOTD_HORDE, HkView)


G_END_DECLS
