/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_GENERIC_CARD (hk_generic_card_get_type ())
G_DECLARE_FINAL_TYPE (HkGenericCard, hk_generic_card, HK, GENERIC_CARD, GtkBox)

GtkWidget *hk_generic_card_new  (HkSession *session, JsonObject *card, guint depth);
GtkWidget *hk_generic_group_new (HkSession *session, JsonObject *group, guint depth);

G_END_DECLS
