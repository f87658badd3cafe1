/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-zz-rows.h"
#include "hk-zz-words.h"

/* What things are called. */

/* Returns what such a card is called. */
const char *
hk_zz_kind_get_title (HkZzKind kind)
{
  static const char * const titles[HK_ZZ_N_KINDS] = { N_("Zombie"), N_("Axe"), N_("Net"), N_("Shotgun"), N_("Barricade") };

  return _(titles[kind == HK_ZZ_NO_KIND ? HK_ZZ_ZOMBIE : kind]);
}

/* Returns (transfer full): what the group calls the colour; the shape that it is drawn with as long as nobody has
 * named it.
 * @self: (nullable): a table; %NULL where nobody has named the colours
 * @colour: from 1; 0 none */
char *
hk_zz_table_name_colour (HkZzTable *self,
                         int        colour)
{
  static const char * const shapes[HK_ZZ_MAX_COLOURS] = { N_("disc"), N_("triangle"), N_("square"), N_("diamond"), N_("cross"), N_("hexagon") };

  if (colour <= 0)
    return g_strdup (_("no colour"));
  if (self != NULL && colour <= hk_zz_table_get_n_colours (self) && self->colours[colour - 1][0] != '\0')
    return g_strdup (self->colours[colour - 1]);
  return g_strdup (_(shapes[CLAMP (colour, 1, HK_ZZ_MAX_COLOURS) - 1]));
}

/* Returns (transfer full): what the card is called, such as "Zombie 3 (red)".
 * @self: (nullable): a table; %NULL where nobody has named the colours
 * @card: a card; what it covers is not said */
char *
hk_zz_table_name_card (HkZzTable *self,
                       HkZzCard  *card)
{
  g_autofree char *colour = NULL;

  g_return_val_if_fail (HK_IS_ZZ_CARD (card), NULL);

  colour = hk_zz_table_name_colour (self, card->colour);
  if (hk_zz_card_is_zombie (card))
    return card->colour == 0 ? g_strdup_printf (_("Zombie %d"), card->value) : g_strdup_printf (_("Zombie %d (%s)"), card->value, colour);
  if (card->colour == 0)
    return g_strdup (hk_zz_kind_get_title (card->kind));
  return g_strdup_printf (_("%s (%s)"), hk_zz_kind_get_title (card->kind), colour);
}

/* Returns what a person calls it.
 * @phase: a #HkZzPhase */
const char *
hk_zz_phase_get_title (int phase)
{
  static const char * const titles[] = {
    N_("Draw a card"), N_("Place the card"), N_("Stop or push on"), N_("Take a row"), N_("Play the action"), N_("The others take a card"),
    N_("Scoring"), N_("The end"),
  };

  return _(titles[phase == HK_ZZ_PHASE_NONE ? HK_ZZ_PHASE_OVER : phase]);
}
