/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"
#include "hk-zz-rows.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_CARD (hk_zz_card_get_type ())
G_DECLARE_FINAL_TYPE (HkZzCard, hk_zz_card, HK, ZZ_CARD, HkRecord)

/* A card, face up. Once made it is never changed, save for what a Barricade covers.
 * @value: 1 to 5 of a zombie, else 0
 * @colour: from 1, as many as the group has told; 0 none, or not known
 * @covered: (nullable): of a Barricade in a row, the card beneath it, which may be a Barricade again; %NULL of every
 *   other card */
struct _HkZzCard
{
  HkRecord parent_instance;

  HkZzKind  kind;
  int       value;
  int       colour;
  HkZzCard *covered;
};

/* How many values there are (Creating a Horde Set), and how many colours the app can tell apart: the book prints no number. */
#define HK_ZZ_N_VALUES 5
#define HK_ZZ_MAX_COLOURS 6

HkZzCard *hk_zz_card_new           (HkZzKind kind, int value, int colour);
HkZzCard *hk_zz_card_new_from_id   (const char *id, GError **error);
char     *hk_zz_card_make_id       (HkZzCard *self);
gboolean  hk_zz_card_is_zombie     (HkZzCard *self);
gboolean  hk_zz_card_is_action     (HkZzCard *self);
gboolean  hk_zz_card_is_barricade  (HkZzCard *self);
HkZzCard *hk_zz_card_get_lowest    (HkZzCard *self);

G_END_DECLS
