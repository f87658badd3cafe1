/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_DIAL (hk_zz_dial_get_type ())
G_DECLARE_FINAL_TYPE (HkZzDial, hk_zz_dial, HK, ZZ_DIAL, AdwBin)

GtkWidget *hk_zz_dial_new (HkSession *session);

G_END_DECLS
