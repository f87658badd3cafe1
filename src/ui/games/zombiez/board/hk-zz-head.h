/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_HEAD (hk_zz_head_get_type ())
G_DECLARE_FINAL_TYPE (HkZzHead, hk_zz_head, HK, ZZ_HEAD, AdwBin)

GtkWidget *hk_zz_head_new (HkSession *session);

G_END_DECLS
