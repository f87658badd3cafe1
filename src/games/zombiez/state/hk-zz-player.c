/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-zz-player.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkZzPlayer, name, "name", N_("name")),
  HK_STRING_FIELD (HkZzPlayer, colour, "colour"),
  HK_LIST_FIELD (HkZzPlayer, cards, "cards", hk_zz_card_get_type, N_("Card"), .plural = N_("Cards")),
  HK_LIST_FIELD (HkZzPlayer, kept, "kept", hk_zz_card_get_type, N_("Card Face Down"), .plural = N_("Cards Face Down")),
  HK_INT_FIELD (HkZzPlayer, sets, "sets", 0, 99, 0, N_("horde sets"), .settable = TRUE),
  HK_INT_FIELD (HkZzPlayer, loose, "loose", 0, 99, 0, N_("other cards"), .settable = TRUE),
};

HK_DEFINE_RECORD (HkZzPlayer, hk_zz_player, fields)

/* Returns how many cards of the collection are known. */
int
hk_zz_player_get_n_cards (HkZzPlayer *self)
{
  g_return_val_if_fail (HK_IS_ZZ_PLAYER (self), 0);

  return hk_record_list_get_length (self->cards);
}

/* Returns (nullable): the card of the collection.
 * @position: from 0 */
HkZzCard *
hk_zz_player_get_card (HkZzPlayer *self,
                       int         position)
{
  g_return_val_if_fail (HK_IS_ZZ_PLAYER (self), NULL);

  return hk_record_list_get (self->cards, position);
}

/* Returns how many zombies of the value are in the collection.
 * @value: 1 to 5 */
int
hk_zz_player_count_value (HkZzPlayer *self,
                          int         value)
{
  int n = 0;

  g_return_val_if_fail (HK_IS_ZZ_PLAYER (self), 0);

  for (int i = 0; i < hk_zz_player_get_n_cards (self); i++)
    n += hk_zz_player_get_card (self, i)->value == value;
  return n;
}

/* Returns (nullable): the first such card of the collection.
 * @value: 1 to 5
 * @colour: from 1; 0 any */
HkZzCard *
hk_zz_player_find_card (HkZzPlayer *self,
                        int         value,
                        int         colour)
{
  g_return_val_if_fail (HK_IS_ZZ_PLAYER (self), NULL);

  for (int i = 0; i < hk_zz_player_get_n_cards (self); i++)
    {
      HkZzCard *card = hk_zz_player_get_card (self, i);

      if (card->value == value && (colour == 0 || card->colour == colour))
        return card;
    }
  return NULL;
}

/* Returns cards of the collection that are not part of a horde set, each worth a point (Scoring). */
int
hk_zz_player_count_loose (HkZzPlayer *self)
{
  g_return_val_if_fail (HK_IS_ZZ_PLAYER (self), 0);

  return hk_zz_player_get_n_cards (self) + self->loose;
}

/* Returns victory points as they are: ten for a horde set, one for any other card (Scoring). */
int
hk_zz_player_get_points (HkZzPlayer *self)
{
  g_return_val_if_fail (HK_IS_ZZ_PLAYER (self), 0);

  return HK_ZZ_SET_POINTS * self->sets + HK_ZZ_CARD_POINTS * hk_zz_player_count_loose (self);
}
