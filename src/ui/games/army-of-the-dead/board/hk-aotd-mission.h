/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_MISSION (hk_aotd_mission_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdMission, hk_aotd_mission, HK, AOTD_MISSION, HkView)

GtkWidget *hk_aotd_mission_new (HkSession *session);

G_END_DECLS
