/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-tool-value.h"

G_BEGIN_DECLS

GtkWidget *hk_tool_row_new         (HkToolValue *value, HkPack *pack);
GtkWidget *hk_tool_row_new_toggles (GPtrArray *switches);

G_END_DECLS
