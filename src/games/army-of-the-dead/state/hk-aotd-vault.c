/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-aotd-vault.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkAotdVault, card, "card", N_("Vault card")),
  HK_STRING_FIELD (HkAotdVault, specialty, "specialty", N_("Specialty")),
  HK_STRING_FIELD (HkAotdVault, bonus, "bonus", N_("bonus")),
  HK_BOOLEAN_FIELD (HkAotdVault, revealed, "revealed", N_("face up")),
  HK_INT_FIELD (HkAotdVault, survivor, "survivor", -1, 5, -1, N_("at the Challenge"), .names = "survivors"),
  HK_INT_FIELD (HkAotdVault, rolls, "rolls", 0, 4, 0, N_("rolls made")),
  HK_INT_FIELD (HkAotdVault, rolls_allowed, "rolls-allowed", 0, 4, 0, N_("rolls allowed")),
  HK_BOOLEAN_FIELD (HkAotdVault, bonus_there, "bonus-there", N_("bonus at hand")),
  HK_BOOLEAN_FIELD (HkAotdVault, bonus_used, "bonus-used", N_("bonus used")),
  HK_STRING_FIELD (HkAotdVault, reserve, "reserve", N_("reserve")),
  HK_STRING_FIELD (HkAotdVault, free, "free", N_("free dice")),
  HK_BOOLEAN_FIELD (HkAotdVault, solved, "solved", N_("traps disarmed")),
  HK_BOOLEAN_FIELD (HkAotdVault, opened, "opened", N_("Vault Door open")),
  HK_STRING_FIELD (HkAotdVault, source, "source"),
};

HK_DEFINE_RECORD (HkAotdVault, hk_aotd_vault, fields)
