/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/neighborhood/hk-cz-look.h"
#include "hk-cz-card-words.h"

/* What the cards that are in play say in words, at the moment when it matters. */

/* How the Human Enemies act who can be seen. */
static void
remind_of_humans (HkCzTable    *self,
                  GStrvBuilder *builder)
{
  HkCzLocation *location = hk_cz_table_get_battlefield (self);

  for (int i = 0; location != NULL && i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);
      HkCzGear *gear = g_strcmp0 (encounter->type, "human") != 0 ? NULL : hk_cz_table_find_gear (self, encounter->name);

      if (encounter->revealed && gear != NULL && gear->text != NULL && gear->text[0] != '\0')
        g_strv_builder_take (builder, g_strdup_printf (_("%s: %s"), encounter->name, gear->text));
    }
}

/* What an illness does besides its numbers. */
static void
remind_of_sickness (HkCzTable    *self,
                    GStrvBuilder *builder)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);
      HkCzIllness *illness = survivor->sick == NULL ? NULL : hk_cz_table_find_illness (self, survivor->sick);

      if (hk_cz_survivor_is_alive (survivor) && illness != NULL && illness->text != NULL && illness->text[0] != '\0')
        /* Translators: %s: a survivor; %s: an illness; %s: what it does. */
        g_strv_builder_take (builder, g_strdup_printf (_("%s, %s: %s"), survivor->name, illness->name, illness->text));
    }
}

/* Adds what cards say in words and no number of the table carries out: how Human Enemies act, what an illness does
 * besides, and who can look behind the first wall of the battlefield. */
void
hk_cz_table_remind_of_cards (HkCzTable    *self,
                             GStrvBuilder *builder)
{
  g_return_if_fail (HK_IS_CZ_TABLE (self));
  g_return_if_fail (builder != NULL);

  if (self->battle != NULL)
    {
      hk_cz_table_remind_of_look (self, builder);
      remind_of_humans (self, builder);
    }
  remind_of_sickness (self, builder);
}
