/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-session.h"

G_BEGIN_DECLS

HkSession *hk_session_new_seen       (HkSession *of, int viewer);
char      *hk_session_dup_happening  (HkSession *self);

G_END_DECLS
