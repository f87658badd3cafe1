/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "core/record/hk-record-define.h"
#include "hk-zz-card.h"

static const HkField fields[] = {
  HK_ENUM_FIELD (HkZzCard, kind, "kind", hk_zz_kinds, N_("kind")),
  HK_INT_FIELD (HkZzCard, value, "value", 0, HK_ZZ_N_VALUES, 0, N_("value"), .settable = TRUE),
  HK_INT_FIELD (HkZzCard, colour, "colour", 0, HK_ZZ_MAX_COLOURS, 0, N_("colour"), .settable = TRUE),
  HK_RECORD_FIELD (HkZzCard, covered, "covered", hk_zz_card_get_type, N_("card beneath it")),
};

HK_DEFINE_RECORD (HkZzCard, hk_zz_card, fields)

/* Returns (transfer full): a card.
 * @value: 1 to 5 of a zombie, else 0
 * @colour: from 1; 0 none, or not known */
HkZzCard *
hk_zz_card_new (HkZzKind kind,
                int      value,
                int      colour)
{
  return g_object_new (HK_TYPE_ZZ_CARD, "kind", kind, "value", value, "colour", colour, NULL);
}

/* Reads a number of one digit, and nothing behind it. */
static gboolean
read_digit (const char *text,
            int         minimum,
            int         maximum,
            int        *number)
{
  if (text == NULL || !g_ascii_isdigit (text[0]) || text[1] != '\0')
    return FALSE;
  *number = text[0] - '0';
  return *number >= minimum && *number <= maximum;
}

static gboolean
read_id (GStrv     parts,
         HkZzKind *kind,
         int      *value,
         int      *colour)
{
  const guint n = g_strv_length (parts);

  *value = 0;
  *colour = 0;
  *kind = hk_words_find (hk_zz_kinds, parts[0]);
  if (*kind == HK_ZZ_NO_KIND)
    return FALSE;
  if (*kind == HK_ZZ_ZOMBIE)
    return n == 3 && read_digit (parts[1], 1, HK_ZZ_N_VALUES, value) && read_digit (parts[2], 1, HK_ZZ_MAX_COLOURS, colour);
  if (*kind == HK_ZZ_BARRICADE && n == 1)
    return TRUE;
  return n == 2 && read_digit (parts[1], 1, HK_ZZ_MAX_COLOURS, colour);
}

/* Returns (transfer full) (nullable): the card; %NULL when there is no such card. Errors: %HK_ERROR_PARAMETER.
 * @id: such as "zombie-3-2" (its value, its colour), "axe-1" (its colour), "barricade" or "barricade-1" */
HkZzCard *
hk_zz_card_new_from_id (const char *id,
                        GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (id == NULL ? "" : id, "-", 4);
  HkZzKind kind;
  int value;
  int colour;

  if (!read_id (parts, &kind, &value, &colour))
    {
      g_set_error_literal (error, HK_ERROR, HK_ERROR_PARAMETER, _("There is no such card in the deck."));
      return NULL;
    }
  return hk_zz_card_new (kind, value, colour);
}

/* Returns (transfer full): by what it is named in decks and moves; what it covers is not part of it. */
char *
hk_zz_card_make_id (HkZzCard *self)
{
  g_return_val_if_fail (HK_IS_ZZ_CARD (self), NULL);

  if (hk_zz_card_is_zombie (self))
    return g_strdup_printf ("%s-%d-%d", hk_zz_kinds[self->kind], self->value, self->colour);
  if (self->colour == 0)
    return g_strdup (hk_words_get (hk_zz_kinds, self->kind));
  return g_strdup_printf ("%s-%d", hk_words_get (hk_zz_kinds, self->kind), self->colour);
}

/* Returns whether it is a zombie. */
gboolean
hk_zz_card_is_zombie (HkZzCard *self)
{
  g_return_val_if_fail (HK_IS_ZZ_CARD (self), FALSE);

  return self->kind == HK_ZZ_ZOMBIE;
}

/* Returns whether it is a Barricade. */
gboolean
hk_zz_card_is_barricade (HkZzCard *self)
{
  g_return_val_if_fail (HK_IS_ZZ_CARD (self), FALSE);

  return self->kind == HK_ZZ_BARRICADE;
}

/* Returns whether it is an Axe, a Net or a Shotgun; a Barricade is none (Barricade). */
gboolean
hk_zz_card_is_action (HkZzCard *self)
{
  g_return_val_if_fail (HK_IS_ZZ_CARD (self), FALSE);

  return hk_zz_kind_is_action (self->kind);
}

/* Returns the card below all Barricades, which may be @self. */
HkZzCard *
hk_zz_card_get_lowest (HkZzCard *self)
{
  g_return_val_if_fail (HK_IS_ZZ_CARD (self), NULL);

  while (self->covered != NULL)
    self = self->covered;
  return self;
}
