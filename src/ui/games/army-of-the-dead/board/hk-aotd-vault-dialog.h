/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_VAULT_DIALOG (hk_aotd_vault_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdVaultDialog, hk_aotd_vault_dialog, HK, AOTD_VAULT_DIALOG, AdwDialog)

/* Actions: vault.next (what the large button does), vault.bonus, vault.follow (pick what the advice
 * says), vault.give-up. */
void hk_aotd_vault_dialog_present (GtkWidget *from, HkSession *session);

G_END_DECLS
