/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-game.h"
#include "core/record/hk-random.h"

JsonObject *hk_chance_setup       (const HkGameSpec *game, HkRandom *random, guint64 seed);
JsonNode   *hk_chance_setup_parts (const HkGameSpec *game, HkRandom *random, guint32 way);
