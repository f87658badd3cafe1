/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-deck.h"
#include "hk-table.h"

G_BEGIN_DECLS

char       *hk_setup_get_name         (JsonObject *player);
const char *hk_setup_get_choice       (HkMove *move, const char *option, const char *fallback);
GStrv       hk_setup_list_house_rules (HkMove *move);
JsonObject *hk_setup_get_pack         (HkMove *move, const char *game, const char *components);
HkDeck     *hk_setup_make_deck        (gpointer self, HkDeck **member, const char *name, gboolean reshuffles, GPtrArray *ids, HkMove *move);

G_END_DECLS
