/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ATTACK_DIALOG (hk_aotd_attack_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdAttackDialog, hk_aotd_attack_dialog, HK, AOTD_ATTACK_DIALOG, AdwDialog)

/* Actions: attack.go, attack.house, attack.undo, attack.again. */
void hk_aotd_attack_dialog_present (GtkWidget *from, HkSession *session, int survivor);

G_END_DECLS
