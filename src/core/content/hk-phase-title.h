/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *hk_phase_dup_title (const char *game, const char *phase);

G_END_DECLS
