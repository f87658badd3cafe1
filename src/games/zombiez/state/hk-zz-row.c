/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-zz-row.h"

static const HkField fields[] = {
  HK_LIST_FIELD (HkZzRow, cards, "cards", hk_zz_card_get_type, N_("Card"), .plural = N_("Cards")),
};

HK_DEFINE_RECORD (HkZzRow, hk_zz_row, fields)

/* Returns how many places it has; a card and the Barricades on it are one. */
int
hk_zz_row_get_n_cards (HkZzRow *self)
{
  g_return_val_if_fail (HK_IS_ZZ_ROW (self), 0);

  return hk_record_list_get_length (self->cards);
}

/* Returns (nullable): the card on top there.
 * @position: from 0, counted from the left */
HkZzCard *
hk_zz_row_get_card (HkZzRow *self,
                    int      position)
{
  g_return_val_if_fail (HK_IS_ZZ_ROW (self), NULL);

  return hk_record_list_get (self->cards, position);
}
