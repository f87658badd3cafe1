/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SURVIVOR_DETAILS (hk_aotd_survivor_details_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSurvivorDetails, hk_aotd_survivor_details, HK, AOTD_SURVIVOR_DETAILS, HkView)


G_END_DECLS
