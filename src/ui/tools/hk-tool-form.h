/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-game.h"
#include "hk-tool-field.h"

G_BEGIN_DECLS

GArray *hk_tool_form_list_fields (const HkToolForm *form, const HkCalculatorSpec *calculator, GPtrArray *words);

G_END_DECLS
