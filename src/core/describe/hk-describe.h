/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move-option.h"
#include "core/moves/hk-table.h"

G_BEGIN_DECLS

JsonNode   *hk_table_describe_records (HkTable *self, int viewer);
JsonObject *hk_param_describe         (const HkParamSpec *param);

G_END_DECLS
