/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_REFUSAL (hk_refusal_get_type ())
G_DECLARE_FINAL_TYPE (HkRefusal, hk_refusal, HK, REFUSAL, AdwBin)

GtkWidget *hk_refusal_new  (void);
gboolean   hk_refusal_play (HkRefusal *self, HkSession *session, HkMove *move);
void       hk_refusal_show (HkRefusal *self, HkSession *session, HkMove *move, GError *error);

G_END_DECLS
