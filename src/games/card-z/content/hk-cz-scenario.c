/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/state/hk-cz-horde.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "hk-cz-scenario.h"

/* The ten scenarios of the book (Scenarios), and what each changes on the table that is laid out. */

static const HkCzScenario scenarios[] = {
  { "home-run", N_("Home Run"), N_("Bring the one Character from the Looted Pub to Alpha Base."),
    N_("The Looted Pub lies in place of Bravo Base, and there is no horde. The Character starts there with a Ka-Bar, Toilet Paper and Junk Food only."),
    "b", 60, 60, "medium", NULL, NULL, 1, 0, "card-z/scenario.home-run" },
  { "rescue-911", N_("Rescue 911"), N_("Fetch the Dependants from Bravo Base and bring them to Alpha Base before they starve."),
    N_("All Dependants leave the Encounter Deck and wait at Bravo Base. The group starts at Alpha Base."),
    "b", 120, 120, "hard", NULL, NULL, 2, 0, "card-z/scenario.rescue-911" },
  { "survive", N_("Survive"), N_("Have at least twice as much Food as Weather cards are left, inside a Location where the group is."),
    NULL, "abc", 120, 240, "medium", "easy", "", 2, 0, "card-z/scenario.survive" },
  { "civic-duty", N_("Civic Duty"), N_("Clear every Cache; with several players the S-Mart too. Friendly humans who live count, whoever is lost is taken off."),
    NULL, "abc", 180, 240, "hard", "hard", NULL, 2, 0, "card-z/scenario.civic-duty" },
  { "raging-fire", N_("Raging Fire"), N_("Survive until five fires burn, with as many friendly humans as possible."),
    N_("The Gas Station lies in place of the Pub and burns. At each dawn without rain every fire may spread."),
    "a", 120, 180, "hard", "medium", NULL, 2, 0, "card-z/scenario.raging-fire" },
  { "mission-from-god", N_("Mission from God"), N_("Quarantine zombies for purple discs and trade each for a Loot at the Church."),
    NULL, "abc", 120, 240, "hard", "medium", "", 2, 0, "card-z/scenario.mission-from-god" },
  { "horde-annihilation", N_("Horde Annihilation"), N_("Eradicate the horde before it wanders off."),
    NULL, "a", 60, 60, "hard", "medium", NULL, 2, 0, "card-z/scenario.horde-annihilation" },
  { "pub-run", N_("Pub Run"), N_("Be the first to clear the Pub, and hold it until the reckoning."),
    N_("Fire! leaves the Encounter Deck."), "a", 60, 180, NULL, NULL, "", 2, 0, "card-z/scenario.pub-run" },
  { "zombie-count", N_("Zombie Count"), N_("Eradicate the most Encounters in one day, and keep the Characters well."),
    NULL, "abc", 90, 90, NULL, NULL, "", 2, 1, "card-z/scenario.zombie-count" },
  { "loot-count", N_("Loot Count"), N_("Have the most Loot after one day, and keep the Characters well."),
    NULL, "abc", 90, 90, NULL, NULL, "", 2, 1, "card-z/scenario.loot-count" },
  { "own", N_("A scenario of your own"), N_("Agree on the end, and declare it when it has come."),
    NULL, "abc", 60, 240, "", "", "", 2, 0, "card-z/ruling.own-scenario" },
};

G_STATIC_ASSERT (G_N_ELEMENTS (scenarios) == HK_CZ_N_SCENARIOS);

/* Returns (array length=n_scenarios): all scenarios, the group’s own last.
 * @n_scenarios: (out): how many */
const HkCzScenario *
hk_cz_scenario_list (guint *n_scenarios)
{
  *n_scenarios = G_N_ELEMENTS (scenarios);
  return scenarios;
}

/* Returns (nullable): the scenario.
 * @id: (nullable): such as "home-run" */
const HkCzScenario *
hk_cz_scenario_lookup (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (scenarios); i++)
    if (g_strcmp0 (scenarios[i].id, id) == 0)
      return &scenarios[i];
  return NULL;
}

/* Returns (nullable): "easy", "medium", "hard", or "" when the book names none; %NULL when the scenario is not
 * played so. */
const char *
hk_cz_scenario_get_difficulty (const HkCzScenario *scenario,
                               HkCzMode            mode)
{
  if (mode == HK_CZ_MODE_SOLO)
    return scenario->solo;
  if (mode == HK_CZ_MODE_CO_OP)
    return scenario->co_op;
  return mode == HK_CZ_MODE_COMPETITIVE ? scenario->competitive : NULL;
}

/* Returns whether the scenario is played on this pattern; one of the group’s own fits where any does.
 * @pattern: "a", "b", "c" or "own" */
gboolean
hk_cz_scenario_has_pattern (const HkCzScenario *scenario,
                            const char         *pattern)
{
  if (g_strcmp0 (pattern, "own") == 0)
    return g_str_equal (scenario->patterns, "abc");
  return pattern != NULL && pattern[0] != '\0' && pattern[1] == '\0' && strchr (scenario->patterns, pattern[0]) != NULL;
}

static const char *
get_mode_title (HkCzMode mode)
{
  if (mode == HK_CZ_MODE_SOLO)
    return _("solo");
  return mode == HK_CZ_MODE_CO_OP ? _("co-operatively") : _("competitively");
}

/* Returns whether the scenario is played with this mode on this pattern.
 * @self: a table whose scenario, mode and pattern are set */
gboolean
hk_cz_scenario_check (HkCzTable *self,
                      HkMove    *move,
                      GError   **error)
{
  const HkCzScenario *scenario;
  g_autofree char *letters = NULL;

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  scenario = hk_cz_scenario_lookup (self->scenario);
  if (scenario == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no scenario “%s”."), self->scenario == NULL ? "" : self->scenario);
  if (hk_cz_scenario_get_difficulty (scenario, self->mode) == NULL
      /* Translators: %s: a scenario; %s: a way to play, such as “alone”. */
      && !hk_move_require_rule (move, scenario->rule, error, _("%s is not played %s."), _(scenario->title),
                                get_mode_title (self->mode)))
    return FALSE;
  letters = g_ascii_strup (scenario->patterns, -1);
  return hk_cz_scenario_has_pattern (scenario, self->pattern)
         /* Translators: %s: a scenario; %s: letters of maps. */
         || hk_move_require_rule (move, scenario->rule, error, _("%s is played on map %s."), _(scenario->title),
                                  letters);
}

/* The Location whose card has @name on one of its sides; −1 none. */
static int
find_card_side (HkCzTable  *self,
                const char *name)
{
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      if (g_strcmp0 (location->name, name) == 0 || g_strcmp0 (location->reverse, name) == 0)
        return i;
    }
  return -1;
}

/* Two cards change places, and a horde that stands on one of them goes with it. */
static void
swap_places (HkCzTable *self,
             int        one,
             int        other)
{
  HkCzLocation *a = hk_cz_table_get_location (self, one);
  HkCzLocation *b = hk_cz_table_get_location (self, other);
  const int q = a->q;
  const int r = a->r;
  const gboolean fixed = a->fixed;

  for (int i = 0; i < hk_record_list_get_length (self->hordes); i++)
    {
      HkCzHorde *horde = hk_record_list_get (self->hordes, i);
      HkCzLocation *to = horde->q == a->q && horde->r == a->r ? b : a;

      if ((horde->q != a->q || horde->r != a->r) && (horde->q != b->q || horde->r != b->r))
        continue;
      hk_record_set_int (horde, &horde->q, to->q);
      hk_record_set_int (horde, &horde->r, to->r);
    }
  hk_record_set_int (a, &a->q, b->q);
  hk_record_set_int (a, &a->r, b->r);
  hk_record_set_boolean (a, &a->fixed, b->fixed);
  hk_record_set_int (b, &b->q, q);
  hk_record_set_int (b, &b->r, r);
  hk_record_set_boolean (b, &b->fixed, fixed);
}

/* Turns a Location to its other side. */
static void
turn_to (HkCzLocation *location,
         const char   *name)
{
  if (g_strcmp0 (location->name, name) != 0)
    hk_cz_location_swap_sides (location);
  hk_record_set_boolean (location, &location->cache, FALSE);
  /* It is the far side of a Cache, so there is nothing to turn over when it is cleared. */
  hk_record_set_int (location, &location->clearings, 1);
}

/* Everybody starts at @place, which is the only safe one. */
static void
start_at (HkCzTable *self,
          int        place)
{
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      hk_record_set_boolean (location, &location->safe, i == place);
    }
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    {
      HkCzPlayer *player = hk_cz_table_get_player (self, i);

      hk_record_set_int (player, &player->base, place);
    }
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (survivor->player >= 0)
        hk_record_set_int (survivor, &survivor->place, place);
    }
}

/* The starting Loot goes back into its deck, and that of the scenario comes out of it. */
static void
replace_loot (HkCzTable          *self,
              HkMove             *move,
              const char * const *kinds)
{
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, 0);

  for (int i = 0; i < hk_record_list_get_length (survivor->loot); i++)
    if (self->residential_deck != NULL)
      hk_deck_put_at_bottom (self->residential_deck, hk_cz_survivor_get_loot (survivor, i)->kind);
  hk_record_list_remove_all (survivor->loot);
  for (guint i = 0; kinds[i] != NULL; i++)
    {
      g_autoptr (HkCzLoot) loot = hk_cz_loot_make (self, kinds[i]);

      if (self->residential_deck != NULL)
        hk_deck_take (self->residential_deck, kinds[i], NULL);
      hk_cz_survivor_add_loot (self, 0, loot, FALSE);
    }
  if (self->residential_deck != NULL)
    hk_deck_shuffle (self->residential_deck, hk_move_get_random_log (move));
}

/* Where the group deals the cards, the scenario lays the one that it names itself: onto @place, in place of the card there. */
static int
lay_card (HkCzTable  *self,
          const char *name,
          int         place)
{
  HkCzLocation *old = hk_cz_table_get_location (self, place);
  g_autoptr (HkCzLocation) card = NULL;

  if (old == NULL || hk_cz_table_find_open (self) < 0)
    return -1;
  card = hk_cz_table_make_location (self, name);
  hk_record_set_int (card, &card->q, old->q);
  hk_record_set_int (card, &card->r, old->r);
  hk_record_set_boolean (card, &card->fixed, TRUE);
  hk_record_list_splice (self->locations, (guint) place, 1, (gpointer *) &card, 1);
  return place;
}

static gboolean
lay_out_home_run (HkCzTable *self,
                  HkMove    *move,
                  GError   **error)
{
  static const char * const kinds[] = { "Ka-Bar", "Toilet Paper", "Junk Food", NULL };
  const int bravo = hk_cz_table_find_base (self, "bravo");
  int pub = find_card_side (self, "Looted Pub");
  const int alpha = hk_cz_table_find_base (self, "alpha");
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, 0);

  if (pub < 0)
    pub = find_card_side (self, "Pub");
  if (pub < 0)
    pub = lay_card (self, "Pub", bravo);
  if (pub < 0 || alpha < 0 || survivor == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Home Run needs the Pub, Alpha Base and a Character."));
  if (bravo >= 0 && bravo != pub)
    swap_places (self, pub, bravo);
  turn_to (hk_cz_table_get_location (self, pub), "Looted Pub");
  hk_record_list_remove_all (self->hordes);
  start_at (self, pub);
  replace_loot (self, move, kinds);
  hk_move_log (move, _("%s starts at the Looted Pub with a Ka-Bar, Toilet Paper and Junk Food. There is no horde."),
               survivor->name);
  return TRUE;
}

static void
place_dependant (HkCzTable *self,
                 HkCzCard  *card,
                 int        place)
{
  g_autoptr (HkCzSurvivor) survivor =
    g_object_new (HK_TYPE_CZ_SURVIVOR, "id", card->id, "name", card->name == NULL ? _("Dependant") : card->name, "kind", HK_CZ_SURVIVOR_DEPENDANT,
                  "infant", card->infant, "player", -1, "place", place, "source", card->source, "move", -1, "carry", card->infant ? 0 : -1, NULL);

  if (card->move > 0)
    hk_record_set_int (survivor, &survivor->move, card->move);
  if (card->carry > 0)
    hk_record_set_int (survivor, &survivor->carry, card->carry);
  hk_record_set_int (survivor, &survivor->push, card->push);
  hk_record_list_append (self->survivors, survivor);
}

/* The Dependants whose cards are in the deck; when none is known, as many as the goal says. */
static gboolean
lay_out_rescue (HkCzTable *self,
                HkMove    *move,
                GError   **error)
{
  const int alpha = hk_cz_table_find_base (self, "alpha");
  const int bravo = hk_cz_table_find_base (self, "bravo");
  int found = 0;

  if (alpha < 0 || bravo < 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Rescue 911 needs Alpha Base and Bravo Base."));
  start_at (self, alpha);
  for (int i = 0; i < hk_record_list_get_length (self->cards); i++)
    {
      HkCzCard *card = hk_record_list_get (self->cards, i);

      if (g_strcmp0 (card->type, "dependant") != 0)
        continue;
      if (self->encounter_deck != NULL && !hk_deck_take (self->encounter_deck, card->id, NULL))
        continue;
      place_dependant (self, card, bravo);
      found++;
    }
  for (; found < self->goal; found++)
    {
      g_autofree char *name = g_strdup_printf (_("Dependant %d"), found + 1);
      g_autoptr (HkCzCard) card = g_object_new (HK_TYPE_CZ_CARD, "name", name, "type", "dependant", NULL);

      place_dependant (self, card, bravo);
    }
  if (found == 0)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("How many Dependants wait at Bravo Base? Count those of the Encounter Deck."));
  hk_record_set_int (self, &self->goal, found);
  hk_move_log (move, ngettext ("%d Dependant waits at Bravo Base.", "%d Dependants wait at Bravo Base.",
                               (gulong) found), found);
  return TRUE;
}

static gboolean
lay_out_raging_fire (HkCzTable *self,
                     HkMove    *move,
                     GError   **error)
{
  const int pub = find_card_side (self, "Pub");
  const int found = find_card_side (self, "Gas Station");
  const int station = found >= 0 ? found : lay_card (self, "Gas Station", pub);
  HkCzLocation *location = hk_cz_table_get_location (self, station);

  if (location == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Raging Fire needs the Gas Station."));
  if (pub >= 0 && pub != station)
    swap_places (self, station, pub);
  hk_record_list_remove_all (self->hordes);
  if (hk_table_follow_house_rule (HK_TABLE (self), move, "raging-horde"))
    hk_cz_table_add_horde (self, move, station);
  hk_record_set_boolean (location, &location->fire, TRUE);
  hk_move_log (move, _("The Gas Station burns in the middle of the neighborhood."));
  return TRUE;
}

static gboolean
lay_out_horde (HkCzTable *self,
               HkMove    *move,
               GError   **error)
{
  HkCzLocation *location = hk_cz_table_get_location (self, find_card_side (self, "Pub"));
  g_autoptr (HkCzHorde) horde = NULL;

  if (hk_record_list_get_length (self->hordes) > 0)
    return TRUE;
  if (location == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Horde Annihilation needs the Pub, where the horde starts."));
  horde = g_object_new (HK_TYPE_CZ_HORDE, "q", location->q, "r", location->r, NULL);
  hk_record_list_append (self->hordes, horde);
  return TRUE;
}

/* Fire! leaves the Encounter Deck for good. */
static void
remove_fire (HkCzTable *self,
             HkMove    *move)
{
  for (int i = 0; i < hk_record_list_get_length (self->cards); i++)
    {
      HkCzCard *card = hk_record_list_get (self->cards, i);

      if (g_strcmp0 (card->type, "fire") == 0 && self->encounter_deck != NULL && hk_deck_take (self->encounter_deck, card->id, NULL))
        hk_deck_remove (self->encounter_deck, card->id);
    }
  hk_record_set_boolean (self, &self->fire_removed, TRUE);
  hk_move_log (move, _("Fire! is removed from the Encounter Deck."));
}

/* Makes the changes of the scenario: replaced Locations, starting places, starting Loot, cards that leave the
 * Encounter Deck. Returns whether it could be laid out.
 * @self: a table with Locations, decks, players, survivors and hordes */
gboolean
hk_cz_scenario_lay_out (HkCzTable *self,
                        HkMove    *move,
                        GError   **error)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  if (hk_cz_table_is_scenario (self, "home-run"))
    return lay_out_home_run (self, move, error);
  if (hk_cz_table_is_scenario (self, "rescue-911"))
    return lay_out_rescue (self, move, error);
  if (hk_cz_table_is_scenario (self, "raging-fire"))
    return lay_out_raging_fire (self, move, error);
  if (hk_cz_table_is_scenario (self, "horde-annihilation"))
    return lay_out_horde (self, move, error);
  if (hk_cz_table_is_scenario (self, "pub-run"))
    remove_fire (self, move);
  return TRUE;
}
