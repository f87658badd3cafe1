/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-table.h"

G_BEGIN_DECLS

gboolean hk_guide_check_first_round (JsonObject *content, const HkGameSpec *game, GError **error);
gboolean hk_guide_check_phases      (JsonObject *content, const HkGameSpec *game, GError **error);
gboolean hk_guide_check_setup       (JsonObject *content, const HkGameSpec *game, GError **error);
gboolean hk_guide_check_help        (JsonObject *content, const HkGameSpec *game, GError **error);

G_END_DECLS
