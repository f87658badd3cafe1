/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-tool-field.h"

G_BEGIN_DECLS

char *hk_tool_result_say (const HkToolForm *form, JsonNode *result, HkBreakdown *breakdown, char **label);

G_END_DECLS
