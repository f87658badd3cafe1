/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session-store.h"

G_BEGIN_DECLS

#define HK_TYPE_WELCOME_PAGE (hk_welcome_page_get_type ())
G_DECLARE_FINAL_TYPE (HkWelcomePage, hk_welcome_page, HK, WELCOME_PAGE, AdwNavigationPage)

/* Actions: session.rename(s), session.save-copy(s), session.delete(s), each with a path. */
void           hk_welcome_page_set_store      (HkWelcomePage *self, HkSessionStore *store);
HkSessionInfo *hk_welcome_page_dup_unfinished (HkWelcomePage *self);

G_END_DECLS
