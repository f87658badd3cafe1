/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

GStrv hk_aotd_list_picks (const char *list);

G_END_DECLS
