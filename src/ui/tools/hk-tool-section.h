/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-tool-value.h"

G_BEGIN_DECLS

void hk_tool_section_fill (GtkBox *box, HkToolValue *values, HkPack *pack);

G_END_DECLS
