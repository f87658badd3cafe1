/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-dice-box.h"

G_BEGIN_DECLS

/* A deck that is shuffled, and how likely each card is next. */
#define HK_TYPE_DECK_VIEW (hk_deck_view_get_type ())
G_DECLARE_FINAL_TYPE (HkDeckView, hk_deck_view, HK, DECK_VIEW, AdwBin)

void hk_deck_view_set_box (HkDeckView *self, HkDiceBox *box);

G_END_DECLS
