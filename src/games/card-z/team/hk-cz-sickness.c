/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/neighborhood/hk-cz-decks.h"
#include "hk-cz-sickness.h"
#include "hk-cz-survivors.h"

/* Sickness by Food (book, Reckoning Phase). */

#define FACES 10

static int
get_limit (const char *food)
{
  if (g_strcmp0 (food, "junk") == 0)
    return HK_CZ_SICK_JUNK;
  return g_strcmp0 (food, "normal") == 0 ? HK_CZ_SICK_NORMAL : -1;
}

/* Returns how many of the ten faces make sick: 4 of Junk, 2 of Normal and none of Fresh Food without a change; a
 * natural zero always does.
 * @food: "junk", "normal" or "fresh"
 * @change: what is added to the roll */
int
hk_cz_sickness_get_faces (const char *food,
                          int         change)
{
  const int limit = get_limit (food);

  return limit < 0 ? 0 : CLAMP (limit - change + 1, 1, FACES);
}

/* What is added to the roll of the survivor. Who eats is no longer starving. */
static int
get_change (HkCzTable   *self,
            int          survivor,
            HkBreakdown *breakdown)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  const int skill = hk_cz_survivor_get_skill (record, "sickness");
  HkCzIllness *illness = record->sick == NULL ? NULL : hk_cz_table_find_illness (self, record->sick);
  int change = skill;

  if (skill != 0 && breakdown != NULL)
    hk_breakdown_add_int (breakdown, _("Skill"), skill, "card-z/ruling.sick-roll");
  if (record->sleep_deprived)
    {
      change--;
      if (breakdown != NULL)
        hk_breakdown_add_int (breakdown, _("Sleep deprived"), -1, "card-z/reckoning.sleep-deprivation");
    }
  if (record->starving && hk_cz_table_has_house_rule (self, "starving-rolls"))
    {
      change--;
      if (breakdown != NULL)
        hk_breakdown_add_int (breakdown, _("Starving"), -1, "card-z/ruling.sick-roll");
    }
  if (illness != NULL && illness->rolls != 0)
    {
      change += illness->rolls;
      if (breakdown != NULL)
        hk_breakdown_add_int (breakdown, record->sick, illness->rolls, "card-z/reckoning.sick");
    }
  return change;
}

/* Returns how many of the ten faces make this survivor sick; 0 of a Dependant, who never rolls.
 * @food: "junk", "normal" or "fresh"
 * @breakdown: (nullable): terms are added to it */
int
hk_cz_table_get_sick_faces (HkCzTable   *self,
                            int          survivor,
                            const char  *food,
                            HkBreakdown *breakdown)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  const int limit = get_limit (food);

  if (record == NULL || record->kind == HK_CZ_SURVIVOR_DEPENDANT || limit < 0)
    return 0;
  if (breakdown != NULL)
    hk_breakdown_add_int (breakdown, g_str_equal (food,
                                                  "junk") ? _("Junk Food makes sick up to") : _("Normal Food makes sick up to"), limit,
                          "card-z/reckoning.food");
  return hk_cz_sickness_get_faces (food, get_change (self, survivor, breakdown));
}

/* Puts the Sick card of the survivor back and shuffles the deck. */
static void
put_back (HkCzTable    *self,
          HkMove       *move,
          HkCzSurvivor *record)
{
  if (self->sick_deck != NULL && hk_cz_table_find_illness (self, record->sick) != NULL)
    {
      hk_deck_discard (self->sick_deck, record->sick);
      hk_deck_reshuffle (self->sick_deck, hk_move_get_random_log (move));
      hk_deck_shuffle (self->sick_deck, hk_move_get_random_log (move));
    }
  hk_record_set_string (record, &record->sick, NULL);
}

/* Ends an illness. */
void
hk_cz_table_recover (HkCzTable *self,
                     HkMove    *move,
                     int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);

  if (record == NULL || record->sick == NULL)
    return;
  /* Translators: %s: a survivor; %s: an illness. */
  hk_move_log (move, _("%s is well again: %s is over."), record->name, record->sick);
  put_back (self, move, record);
}

/* Makes a survivor sick until the next reckoning. Who is sick already keeps that illness, but for Food Poisoning.
 * Returns whether the illness is known.
 * @survivor: from 0, who has failed the roll
 * @told: (nullable): the Sick card that the group has drawn */
gboolean
hk_cz_table_fall_sick (HkCzTable  *self,
                       HkMove     *move,
                       int         survivor,
                       const char *told,
                       GError    **error)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  g_autofree char *card = NULL;

  if (record->sick != NULL && g_strcmp0 (record->sick, "Food Poisoning") != 0)
    {
      /* Translators: %s: a survivor; %s: an illness. */
      hk_move_log (move, _("%s stays sick: %s."), record->name, record->sick);
      return TRUE;
    }
  if (told == NULL && hk_cz_table_group_draws (self, self->sick_deck))
    return hk_move_ask (move, "sick", error, _("%s is sick: which Sick card is drawn?"), record->name);
  if (told != NULL)
    {
      if (self->sick_deck != NULL)
        hk_deck_take (self->sick_deck, told, NULL);
      card = g_strdup (told);
    }
  else if (self->sick_deck != NULL && hk_deck_can_draw (self->sick_deck, 1))
    card = hk_deck_draw (self->sick_deck, hk_move_get_random_log (move), NULL);
  if (record->sick != NULL)
    put_back (self, move, record);
  if (card == NULL)
    card = g_strdup (_("Sick"));
  hk_record_set_string (record, &record->sick, card);
  /* Translators: %s: a survivor; %s: a card. */
  hk_move_log (move, _("%s is sick: %s."), record->name, card);
  return TRUE;
}
