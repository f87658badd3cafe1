/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

extern const HkParamSpec hk_cz_setup_options[];
extern const guint       hk_cz_n_setup_options;

G_END_DECLS
