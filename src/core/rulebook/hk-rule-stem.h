/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *hk_rule_stem_text (const char *text);

G_END_DECLS
