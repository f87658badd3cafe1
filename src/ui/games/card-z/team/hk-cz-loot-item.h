/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"
#include "games/card-z/state/hk-cz-loot.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_LOOT_ITEM (hk_cz_loot_item_get_type ())
G_DECLARE_FINAL_TYPE (HkCzLootItem, hk_cz_loot_item, HK, CZ_LOOT_ITEM, GtkListBoxRow)

/* A Loot card in a list that unfolds to what can be done with it. Signal "opened" when a person unfolds it. */
GtkWidget *hk_cz_loot_item_new      (HkSession *session);
void       hk_cz_loot_item_load     (HkCzLootItem *self, int survivor, HkCzLoot *loot, GPtrArray *options, gboolean open);
HkCzLoot  *hk_cz_loot_item_get_loot (HkCzLootItem *self);

G_END_DECLS
