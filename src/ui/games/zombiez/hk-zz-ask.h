/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_ASK (hk_zz_ask_get_type ())
G_DECLARE_FINAL_TYPE (HkZzAsk, hk_zz_ask, HK, ZZ_ASK, AdwDialog)

gboolean hk_zz_ask_present (GtkWidget *from, HkSession *session, const char *name);

G_END_DECLS
