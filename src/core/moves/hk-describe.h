/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-move-option.h"
#include "hk-table.h"

G_BEGIN_DECLS

JsonNode *hk_table_describe_records (HkTable *self, int viewer);
gboolean  hk_move_option_is_further (HkMoveOption *option);

G_END_DECLS
