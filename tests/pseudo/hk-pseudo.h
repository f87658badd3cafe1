/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The language of tests/pseudo/hk-pseudo-catalog.py: every text in it has marks around it. */
void     hk_pseudo_begin         (void);
gboolean hk_pseudo_is_translated (const char *text);

G_END_DECLS
