/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-game.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-odds.h"

G_BEGIN_DECLS

extern const HkCalculatorSpec hk_aotd_vault_calculators[];
extern const guint            hk_aotd_n_vault_calculators;


G_END_DECLS
