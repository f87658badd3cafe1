/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-list.h"
#include "hk-zz-row.h"

G_DEFINE_FINAL_TYPE (HkZzRow, hk_zz_row, HK_TYPE_RECORD)

static void
hk_zz_row_class_init (HkZzRowClass *klass)
{
  static const HkField fields[] = {
    HK_LIST_FIELD (HkZzRow, cards, "cards", hk_zz_card_get_type, N_("Card"), .plural = N_("Cards")),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_zz_row_init (HkZzRow *self)
{
}

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
