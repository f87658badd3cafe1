/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ABOMINATIONS (hk_aotd_abominations_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdAbominations, hk_aotd_abominations, HK, AOTD_ABOMINATIONS, HkView)


G_END_DECLS
