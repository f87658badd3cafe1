/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-table.h"

G_BEGIN_DECLS

gboolean hk_table_shows_path (HkTable *self, const char *path, int viewer);

G_END_DECLS
