/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_COMPANIONS (hk_aotd_companions_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdCompanions, hk_aotd_companions, HK, AOTD_COMPANIONS, AdwBin)

GtkWidget *hk_aotd_companions_new (HkSession *session);

G_END_DECLS
