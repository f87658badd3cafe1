/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_VAULT (hk_aotd_vault_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdVault, hk_aotd_vault, HK, AOTD_VAULT, HkRecord)

/* The Trap Zone and the Vault Door.
 * @card: (nullable): the name of the Vault card
 * @specialty: (nullable): who grants its bonus
 * @bonus: (nullable): the id of its bonus
 * @revealed: whether the card is faceup
 * @survivor: who resolves the Challenge now; −1 nobody
 * @rolls: rolls made in this attempt
 * @rolls_allowed: rolls of this attempt
 * @bonus_there: whether somebody who grants the bonus is near
 * @bonus_used: whether the bonus was used in this attempt
 * @reserve: (nullable): the dice on the Vault tile as digits, such as "134"
 * @free: (nullable): the dice just rolled as digits
 * @solved: whether the traps are gone
 * @opened: whether the Vault Door is open
 * @source: (nullable): where the card comes from */
struct _HkAotdVault
{
  HkRecord parent_instance;

  char     *card;
  char     *specialty;
  char     *bonus;
  gboolean  revealed;
  int       survivor;
  int       rolls;
  int       rolls_allowed;
  gboolean  bonus_there;
  gboolean  bonus_used;
  char     *reserve;
  char     *free;
  gboolean  solved;
  gboolean  opened;
  char     *source;
};

G_END_DECLS
