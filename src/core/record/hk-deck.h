/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-random-log.h"
#include "hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_DECK (hk_deck_get_type ())
G_DECLARE_FINAL_TYPE (HkDeck, hk_deck, HK, DECK, HkRecord)

/* Properties: name, draw-pile (GStrv, top first), discard-pile (GStrv, top first), removed (GStrv),
 * reshuffles; derived: n-left, n-discarded. */
HkDeck             *hk_deck_new              (const char *name, gboolean reshuffles);
HkDeck             *hk_deck_new_shuffled     (const char *name, gboolean reshuffles, GPtrArray *ids, HkRandomLog *luck);
void                hk_deck_fill             (HkDeck *self, const char * const *ids);
void                hk_deck_shuffle          (HkDeck *self, HkRandomLog *luck);
gboolean            hk_deck_can_draw         (HkDeck *self, guint n);
char               *hk_deck_draw             (HkDeck *self, HkRandomLog *luck, GError **error);
gboolean            hk_deck_take             (HkDeck *self, const char *id, GError **error);
const char         *hk_deck_peek             (HkDeck *self, guint position);
void                hk_deck_put_on_top       (HkDeck *self, const char *id);
void                hk_deck_put_at_bottom    (HkDeck *self, const char *id);
void                hk_deck_discard          (HkDeck *self, const char *id);
gboolean            hk_deck_take_discard     (HkDeck *self, const char *id, GError **error);
void                hk_deck_remove           (HkDeck *self, const char *id);
void                hk_deck_reshuffle        (HkDeck *self, HkRandomLog *luck);
guint               hk_deck_get_n_left       (HkDeck *self);
guint               hk_deck_get_n_discarded  (HkDeck *self);
guint               hk_deck_count            (HkDeck *self, const char *id);
const char * const *hk_deck_get_discards     (HkDeck *self);
void                hk_deck_conceal          (JsonObject *saved, gboolean wholly);

G_END_DECLS
