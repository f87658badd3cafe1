/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_BATTLE_CHOICES (hk_cz_battle_choices_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBattleChoices, hk_cz_battle_choices, HK, CZ_BATTLE_CHOICES, AdwBin)

/* On top of the page the choices are shown while they are the question, else at its foot. */
GtkWidget *hk_cz_battle_choices_new (HkSession *session, gboolean on_top);

G_END_DECLS
