/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-decks.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-reckoning-private.h"

/* The reckoning, at once or step by step (book, Reckoning Phase). */

/* Begins the reckoning: the plan of who eats what is the best one. Whoever holds the Pub wins Pub Run now.
 * @self: a table whose night is over */
void
hk_cz_table_begin_reckoning (HkCzTable *self,
                             HkMove    *move)
{
  g_return_if_fail (HK_IS_CZ_TABLE (self));

  hk_record_set_enum (self, &self->phase, HK_CZ_PHASE_RECKONING);
  hk_record_set_enum (self, &self->reckoning_step, HK_CZ_RECKONING_CHIPS);
  hk_record_set_int (self, &self->current_player, -1);
  if (!hk_cz_table_check_end (self, move))
    hk_cz_diets_plan (self, move);
}

static gboolean
apply_shelter (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const gboolean inside = hk_move_get_boolean (move, "inside", TRUE);
  HkCzSurvivor *record = hk_cz_read_survivor (self, move, "survivor", NULL, error);

  if (record == NULL)
    return FALSE;
  hk_record_set_enum (record, &record->shelter, inside ? HK_CZ_SHELTER_INSIDE : HK_CZ_SHELTER_OUTSIDE);
  hk_move_log (move, inside ? _("%s sleeps inside.") : _("%s sleeps outside."), record->name);
  return TRUE;
}

/* Whether somebody sleeps inside at the Location. */
static gboolean
is_sheltered (HkCzTable *self,
              int        place)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (hk_cz_survivor_is_alive (survivor) && survivor->player >= 0 && survivor->place == place && hk_cz_table_sleeps_inside (self, i))
        return TRUE;
    }
  return FALSE;
}

/* Whether somebody of a player is there. */
static gboolean
is_occupied (HkCzTable *self,
             int        place)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (hk_cz_survivor_is_alive (survivor) && survivor->player >= 0 && survivor->place == place)
        return TRUE;
    }
  return FALSE;
}

static gboolean
run_chips (HkCzTable *self,
           HkMove    *move,
           GError   **error)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      if (!location->safe || is_sheltered (self, i))
        continue;
      /* Whoever sleeps there without shelter keeps sleeping outside when the chip is gone. */
      hk_record_set_boolean (location, &location->safe, FALSE);
      n++;
    }
  hk_move_log (move, n == 0 ? _("All safe-chips stay.") : ngettext ("%d safe-chip comes off.",
                                                                    "%d safe-chips come off.", (gulong) n), n);
  return TRUE;
}

static void
shuffle_all (HkDeck *deck,
             HkMove *move)
{
  if (deck == NULL)
    return;
  hk_deck_reshuffle (deck, hk_move_get_random_log (move));
  hk_deck_shuffle (deck, hk_move_get_random_log (move));
}

/* What lies in the discards before the Encounters are gathered, where the group leaves it there (ruling.gather-discards). */
static GStrv
list_eradicated (HkCzTable *self,
                 HkMove    *move)
{
  const char * const *discards = self->encounter_deck == NULL ? NULL : hk_deck_get_discards (self->encounter_deck);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; discards != NULL && discards[i] != NULL; i++)
    {
      HkCzCard *card = hk_cz_table_find_card (self, discards[i]);

      if (card == NULL || hk_cz_type_get_bite (card->type) == 0)
        continue;
      if (!hk_table_follow_house_rule (HK_TABLE (self), move, "discards-stay"))
        break;
      g_strv_builder_add (builder, discards[i]);
    }
  return g_strv_builder_end (builder);
}

static void
shuffle_encounters (HkCzTable          *self,
                    HkMove             *move,
                    const char * const *eradicated)
{
  for (guint i = 0; eradicated[i] != NULL; i++)
    hk_deck_take_discard (self->encounter_deck, eradicated[i], NULL);
  shuffle_all (self->encounter_deck, move);
  for (guint i = 0; eradicated[i] != NULL; i++)
    hk_deck_discard (self->encounter_deck, eradicated[i]);
}

static gboolean
run_gather (HkCzTable *self,
            HkMove    *move,
            GError   **error)
{
  g_auto (GStrv) eradicated = list_eradicated (self, move);
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      if (location->blockaded && is_occupied (self, i))
        {
          hk_move_log (move, _("The Encounters at %s stay: survivors camp out there."),
                       hk_cz_table_get_location_name (self, i));
          continue;
        }
      hk_record_set_boolean (location, &location->blockaded, FALSE);
      while (hk_cz_location_get_n_encounters (location) > 0)
        {
          g_autoptr (HkCzEncounter) encounter = g_object_ref (hk_cz_location_get_encounter (location, 0));

          hk_cz_location_add_stuck (self, i, encounter);
          hk_record_list_remove_at (location->encounters, 0);
          hk_cz_table_discard_encounter (self, encounter);
          n++;
        }
      hk_record_set_boolean (location, &location->scouted, FALSE);
      hk_record_set_int (location, &location->rolled, -1);
    }
  shuffle_encounters (self, move, (const char * const *) eradicated);
  shuffle_all (self->human_deck, move);
  if (n == 0)
    hk_move_log (move, _("No Encounter has to be gathered; the Encounter Deck is shuffled."));
  else
    hk_move_log (move, ngettext ("%d Encounter is gathered, and the Encounter Deck is shuffled.",
                                 "%d Encounters are gathered, and the Encounter Deck is shuffled.", (gulong) n), n);
  return TRUE;
}

static gboolean
run_sleep (HkCzTable *self,
           HkMove    *move,
           GError   **error)
{
  gboolean anybody = FALSE;

  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      hk_record_set_boolean (location, &location->dawn_patrol, FALSE);
    }
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);
      HkCzLocation *location = hk_cz_table_get_location (self, survivor->place);
      const gboolean outside = survivor->player >= 0 && hk_cz_survivor_is_alive (survivor) && !hk_cz_table_sleeps_inside (self, i);

      hk_record_set_boolean (survivor, &survivor->sleep_deprived, outside);
      hk_record_set_boolean (survivor, &survivor->toilet_paper, FALSE);
      if (!outside)
        continue;
      anybody = TRUE;
      hk_move_log (move, _("%s sleeps outside and is sleep deprived tomorrow."), survivor->name);
      if (location == NULL || location->dawn_patrol)
        continue;
      hk_record_set_boolean (location, &location->dawn_patrol, TRUE);
      hk_move_log (move, _("The first scout tomorrow is dawn patrol at %s."), hk_cz_table_get_location_name (self,
                                                                                                             survivor->place));
    }
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      hk_record_set_enum (survivor, &survivor->shelter, HK_CZ_SHELTER_NONE);
    }
  if (!anybody)
    hk_move_log (move, _("Everybody sleeps inside."));
  return TRUE;
}

static gboolean
run_walk (HkCzTable *self,
          HkMove    *move,
          GError   **error)
{
  if (hk_cz_table_count_hordes (self) == 0)
    hk_move_log (move, _("No horde walks about."));
  return hk_cz_table_walk_hordes (self, move, "horde-rolls", error);
}

static gboolean
run_done (HkCzTable *self,
          HkMove    *move,
          GError   **error)
{
  hk_record_list_remove_all (self->diets);
  hk_move_log (move, _("Day %d is over."), self->day);
  return hk_cz_table_begin_day (self, move, error);
}

/* @part: the part of the game that it is about; it is passed over where that is not kept */
static const struct
{
  gboolean  (*run) (HkCzTable *self, HkMove *move, GError **error);
  const char *part;
} steps[] = {
  [HK_CZ_RECKONING_CHIPS] = { run_chips, "neighborhood" },
  [HK_CZ_RECKONING_GATHER] = { run_gather, "neighborhood" },
  [HK_CZ_RECKONING_EAT] = { hk_cz_diets_eat, "reckoning" },
  [HK_CZ_RECKONING_SLEEP] = { run_sleep, "reckoning" },
  [HK_CZ_RECKONING_WALK] = { run_walk, "hordes" },
  [HK_CZ_RECKONING_DONE] = { run_done, "day" },
};

/* The current step; the last one begins the next day. */
static gboolean
run_step (HkCzTable *self,
          HkMove    *move,
          GError   **error)
{
  const HkCzReckoning step = hk_cz_table_get_reckoning_step (self);

  if (hk_table_keeps (HK_TABLE (self), steps[step].part) && !steps[step].run (self, move, error))
    return FALSE;
  if (step < HK_CZ_RECKONING_DONE)
    hk_record_set_enum (self, &self->reckoning_step, step + 1);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

/* All steps of what is kept; the group goes to the next day itself. */
static gboolean
reckon_by_hand (HkCzTable *self,
                HkMove    *move,
                GError   **error)
{
  while (hk_cz_table_get_reckoning_step (self) != HK_CZ_RECKONING_DONE)
    if (!run_step (self, move, error))
      return FALSE;
  hk_record_list_remove_all (self->diets);
  hk_record_set_enum (self, &self->reckoning_step, HK_CZ_RECKONING_NONE);
  if (hk_move_get_logged (move) == NULL)
    hk_move_log (move, _("The reckoning of day %d is made."), self->day);
  return TRUE;
}

/* Begins a day that the group comes to by hand: its Weather is not drawn, and nothing has been scouted. */
void
hk_cz_begin_day_by_hand (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  hk_record_set_record (self, &self->weather, NULL);
  hk_record_set_enum (self, &self->reckoning_step, HK_CZ_RECKONING_NONE);
  hk_record_set_boolean (self, &self->fires_spread, FALSE);
  hk_record_list_remove_all (self->diets);
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      hk_record_set_boolean (location, &location->scouted, FALSE);
      hk_record_set_int (location, &location->rolled, -1);
    }
}

static gboolean
apply_reckon (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  if (!hk_cz_check_reckoning (self, move, error))
    return FALSE;
  if (hk_cz_table_get_reckoning_step (self) <= HK_CZ_RECKONING_EAT)
    {
      g_autoptr (HkBreakdown) breakdown = NULL;
      g_autoptr (HkCzPlan) plan = hk_cz_plan_reckoning (self, &breakdown);

      if (plan->meals->len > 0)
        hk_move_set_breakdown (move, breakdown);
    }
  if (hk_table_goes_by_hand (table))
    return reckon_by_hand (self, move, error);
  while (self->outcome == HK_CZ_OUTCOME_NONE && hk_cz_table_get_phase (self) == HK_CZ_PHASE_RECKONING)
    if (!run_step (self, move, error))
      return FALSE;
  return TRUE;
}

static gboolean
apply_reckon_step (HkTable *table,
                   HkMove  *move,
                   GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  if (!hk_cz_check_reckoning (self, move, error))
    return FALSE;
  /* Those that are passed over are no step; the last of them the group makes itself. */
  while (hk_table_goes_by_hand (table) && hk_cz_table_get_reckoning_step (self) != HK_CZ_RECKONING_DONE
         && !hk_table_keeps (table, steps[hk_cz_table_get_reckoning_step (self)].part))
    if (!run_step (self, move, error))
      return FALSE;
  if (hk_table_goes_by_hand (table) && hk_cz_table_get_reckoning_step (self) == HK_CZ_RECKONING_DONE)
    return reckon_by_hand (self, move, error);
  return self->outcome != HK_CZ_OUTCOME_NONE || run_step (self, move, error);
}

static const HkParamSpec shelter_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "inside", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the survivor sleeps inside; true when left out"), N_("Sleeps inside") },
};

static const HkParamSpec reckon_params[] = {
  { "rolls", HK_PARAM_INTS, FALSE, 0, 9, NULL, N_("The d10 against sickness, in the order of the plan of those who roll"), N_("The d10s against sickness") },
  { "sick", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The Sick cards of those who fell ill, in the same order"), N_("Sick cards drawn by hand") },
  { "horde-rolls", HK_PARAM_INTS, FALSE, 1, 6, NULL, N_("The d6 of each horde that walks"), N_("The d6 of each horde") },
};

const HkMoveSpec hk_cz_reckoning_moves[] = {
  { "shelter", N_("Tell Where Somebody Sleeps"), "card-z/ruling.inside", shelter_params, G_N_ELEMENTS (shelter_params), apply_shelter },
  { "reckon", N_("Make the Reckoning"), "card-z/reckoning.phase", reckon_params, G_N_ELEMENTS (reckon_params), apply_reckon },
  { "reckon-step", N_("Make the Next Step of the Reckoning"), "card-z/reckoning.phase", reckon_params, G_N_ELEMENTS (reckon_params), apply_reckon_step },
};

const guint hk_cz_n_reckoning_moves = G_N_ELEMENTS (hk_cz_reckoning_moves);
