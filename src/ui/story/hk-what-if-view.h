/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/* A move that is tried on a copy of the table, and what would come of it. Property: title. */
#define HK_TYPE_WHAT_IF_VIEW (hk_what_if_view_get_type ())
G_DECLARE_FINAL_TYPE (HkWhatIfView, hk_what_if_view, HK, WHAT_IF_VIEW, AdwBin)

void     hk_what_if_view_set_options (HkWhatIfView *self, HkSession *session, GPtrArray *options);
void     hk_what_if_view_choose_next (HkWhatIfView *self);
gboolean hk_what_if_view_is_trying   (HkWhatIfView *self);

G_END_DECLS
