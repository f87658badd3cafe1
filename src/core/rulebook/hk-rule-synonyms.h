/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

GPtrArray *hk_rule_synonyms_list (void);

G_END_DECLS
