/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_OBJECTIVES (hk_aotd_objectives_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdObjectives, hk_aotd_objectives, HK, AOTD_OBJECTIVES, HkView)


G_END_DECLS
