/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-keep.h"

G_BEGIN_DECLS

extern const HkKeepSpec hk_daz_keep;

G_END_DECLS
