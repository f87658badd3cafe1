/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-vault.h"

G_DEFINE_FINAL_TYPE (HkAotdVault, hk_aotd_vault, HK_TYPE_RECORD)

static void
hk_aotd_vault_class_init (HkAotdVaultClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkAotdVault, card, "card"),
    HK_STRING_FIELD (HkAotdVault, specialty, "specialty"),
    HK_STRING_FIELD (HkAotdVault, bonus, "bonus"),
    HK_BOOLEAN_FIELD (HkAotdVault, revealed, "revealed"),
    HK_INT_FIELD (HkAotdVault, survivor, "survivor", -1, 5, -1, .names = "survivors"),
    HK_INT_FIELD (HkAotdVault, rolls, "rolls", 0, 4, 0),
    HK_INT_FIELD (HkAotdVault, rolls_allowed, "rolls-allowed", 0, 4, 0),
    HK_BOOLEAN_FIELD (HkAotdVault, bonus_there, "bonus-there"),
    HK_BOOLEAN_FIELD (HkAotdVault, bonus_used, "bonus-used"),
    HK_STRING_FIELD (HkAotdVault, reserve, "reserve"),
    HK_STRING_FIELD (HkAotdVault, free, "free"),
    HK_BOOLEAN_FIELD (HkAotdVault, solved, "solved"),
    HK_BOOLEAN_FIELD (HkAotdVault, opened, "opened"),
    HK_STRING_FIELD (HkAotdVault, source, "source"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_aotd_vault_init (HkAotdVault *self)
{
}
