/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ABOMINATIONS (hk_aotd_abominations_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdAbominations, hk_aotd_abominations, HK, AOTD_ABOMINATIONS, AdwBin)

GtkWidget *hk_aotd_abominations_new (HkSession *session);

G_END_DECLS
