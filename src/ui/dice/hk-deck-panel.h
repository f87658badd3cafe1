/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-dice-box.h"

G_BEGIN_DECLS

/* One deck: its latest card, what can be done with it, and what is left of it. */
#define HK_TYPE_DECK_PANEL (hk_deck_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkDeckPanel, hk_deck_panel, HK, DECK_PANEL, AdwBin)

GtkWidget *hk_deck_panel_new (HkDiceBox *box, guint deck);

G_END_DECLS
