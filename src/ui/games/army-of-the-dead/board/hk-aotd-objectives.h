/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_OBJECTIVES (hk_aotd_objectives_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdObjectives, hk_aotd_objectives, HK, AOTD_OBJECTIVES, AdwBin)

GtkWidget *hk_aotd_objectives_new (HkSession *session);

G_END_DECLS
