/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-pack.h"

G_BEGIN_DECLS

GStrv hk_pack_leave_out (HkPack *pack, JsonObject *setup, const char *why);

G_END_DECLS
