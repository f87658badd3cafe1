/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/guide/hk-setup-step.h"
#include "core/session/hk-session.h"

G_BEGIN_DECLS

char       *hk_setup_ticks_dup_line  (const HkSetupStep *step);
char       *hk_setup_ticks_dup_owner (HkSession *session);
GHashTable *hk_setup_ticks_read      (const char *owner);
void        hk_setup_ticks_set       (const char *owner, const char *line, gboolean ticked);
void        hk_setup_ticks_start     (const HkGameSpec *game, HkSession *session);

G_END_DECLS
