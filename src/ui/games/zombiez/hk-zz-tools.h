/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/tools/hk-tool-field.h"

G_BEGIN_DECLS

extern const HkToolForm hk_zz_tool_forms[];

G_END_DECLS
