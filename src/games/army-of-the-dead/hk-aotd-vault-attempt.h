/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-aotd-vault-odds.h"
#include "hk-aotd-vault.h"

G_BEGIN_DECLS

gboolean hk_aotd_vault_is_tried  (HkAotdVault *vault);
gboolean hk_aotd_vault_get_state (HkAotdVault *vault, HkAotdVaultState *state, GError **error);
gboolean hk_aotd_vault_can_bonus (HkAotdVault *vault);

G_END_DECLS
