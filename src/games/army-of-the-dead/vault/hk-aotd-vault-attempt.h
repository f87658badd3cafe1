/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-vault-odds.h"

G_BEGIN_DECLS

gboolean         hk_aotd_vault_is_tried      (HkAotdVault *vault);
gboolean         hk_aotd_vault_get_state     (HkAotdTable *table, HkAotdVaultState *state, GError **error);
guint            hk_aotd_vault_list_readings (HkAotdTable *table);
gboolean         hk_aotd_vault_can_bonus     (HkAotdVault *vault);
gboolean         hk_aotd_vault_can_roll      (HkAotdVault *vault);
int              hk_aotd_vault_count_next_roll (HkAotdVault *vault, const HkAotdVaultState *state, const char *picked);
HkAotdVaultChance hk_aotd_vault_get_chance_of (const HkAotdVaultState *state, const char *picked);
HkAotdVaultChance hk_aotd_vault_get_chance_without_bonus (const HkAotdVaultState *state);
HkPrimaryAction *hk_aotd_vault_get_next      (HkAotdTable *table);

G_END_DECLS
