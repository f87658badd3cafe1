/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/packs/hk-pack.h"
#include "ui/tools/hk-tool.h"

G_BEGIN_DECLS

void hk_tool_fixture_tell (HkTool *tool, HkPack *pack, GRand *rand);

G_END_DECLS
