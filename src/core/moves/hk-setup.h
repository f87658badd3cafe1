/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-deck.h"
#include "hk-table.h"

G_BEGIN_DECLS

/* Who draws the cards or rolls the dice. */
typedef enum
{
  HK_BY_NONE = -1,
  HK_BY_APP,
  HK_BY_HAND,
} HkBy;

/* Where values come from that the rulebook does not print: they are invented, the owner of the box has entered them, or nobody knows them. */
typedef enum
{
  HK_VALUES_NONE = -1,
  HK_VALUES_INVENTED,
  HK_VALUES_OWNED,
  HK_VALUES_UNKNOWN,
} HkValues;

extern const char * const hk_by_words[];
extern const char * const hk_values[];

char       *hk_setup_get_name         (JsonObject *player);
const char *hk_setup_get_choice       (HkMove *move, const char *option, const char *fallback);
GStrv       hk_setup_list_house_rules (HkMove *move);
JsonObject *hk_setup_get_pack         (HkMove *move, const char *game, HkValues values);
HkDeck     *hk_setup_make_deck        (gpointer self, HkDeck **member, const char *name, gboolean reshuffles, GPtrArray *ids, HkMove *move);

G_END_DECLS
