/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

#define HK_AOTD_HAND_SLOTS     2
#define HK_AOTD_BACKPACK_SLOTS 3

HkAotdItem *hk_aotd_survivor_find_item  (HkAotdSurvivor *self, const char *card, HkAotdSlot slot);
HkAotdItem *hk_aotd_survivor_get_item   (HkAotdSurvivor *self, const char *card, GError **error);
guint       hk_aotd_survivor_count_items (HkAotdSurvivor *self, HkAotdSlot slot);
gboolean    hk_aotd_survivor_is_overloaded (HkAotdSurvivor *self);
HkAotdItem *hk_aotd_survivor_add_item   (HkAotdSurvivor *self, const char *card, HkAotdSlot slot);
void        hk_aotd_survivor_drop_item  (HkAotdSurvivor *self, HkAotdItem *item);
char       *hk_aotd_draw_equipment      (HkAotdTable *self, HkMove *move, const char *card, GError **error);
void        hk_aotd_discard_item        (HkAotdTable *self, HkAotdSurvivor *survivor, HkAotdItem *item);

G_END_DECLS
