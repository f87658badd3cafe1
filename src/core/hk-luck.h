/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "hk-random.h"

G_BEGIN_DECLS

/**
 * HkLuck:
 *
 * The one source of chance for a move. When a move is made, numbers come from the generator of the
 * table and are noted; when it is replayed, the noted numbers come back.
 */
#define HK_TYPE_LUCK (hk_luck_get_type ())
G_DECLARE_FINAL_TYPE (HkLuck, hk_luck, HK, LUCK, GObject)

HkLuck   *hk_luck_new       (HkRandom *random);
HkLuck   *hk_luck_new_noted (HkRandom *random, JsonArray *noted);
guint32   hk_luck_pick      (HkLuck *self, guint32 below);
void      hk_luck_shuffle   (HkLuck *self, GPtrArray *items);
JsonNode *hk_luck_to_json   (HkLuck *self);

G_END_DECLS
