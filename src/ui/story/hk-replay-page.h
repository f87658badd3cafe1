/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_REPLAY_PAGE (hk_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (HkReplayPage, hk_replay_page, HK, REPLAY_PAGE, AdwNavigationPage)

HkSession    *hk_replay_page_get_session (HkReplayPage *self);
void          hk_replay_page_present     (GtkWidget *from, HkSession *session, guint position);

G_END_DECLS
