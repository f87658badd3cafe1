/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/vault/hk-aotd-vault-odds.h"

G_BEGIN_DECLS

/* What the tests of the Vault's Challenge share. */
HkAotdVaultState  aotd_vault_make_state       (const char *reserve, const char *rolled, int rolls_left, const char *bonus);
HkAotdVaultChance aotd_vault_get_whole_chance (HkAotdVaultBonus bonus, gboolean take_back);
void              aotd_vault_assert_close     (double one, double other);

G_END_DECLS
