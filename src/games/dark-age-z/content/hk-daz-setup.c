/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-setup.h"
#include "core/record/hk-error.h"
#include "games/dark-age-z/rules/hk-daz-cards.h"
#include "games/dark-age-z/rules/hk-daz-reveal.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-pack.h"
#include "hk-daz-setup.h"

/* Laying out the table for a new game. */

#define START_TOKENS       5
#define COOPERATIVE_POINTS 5
#define GREY_TURTLES       "grey-turtles"
#define ROTTEN_SLAVES      "rotten-slaves"

static void
add_kingdoms (HkDazTable *self,
              JsonArray  *players)
{
  const guint n = json_array_get_length (players);
  const gboolean together = hk_daz_table_is_cooperative (self);
  const gboolean has_points = together || hk_daz_table_has_house_rule (self, "start-with-five-points");

  for (guint i = 0; i < n; i++)
    {
      JsonObject *player = json_array_get_object_element (players, i);
      g_autofree char *name = hk_setup_get_name (player);
      g_autoptr (HkDazKingdom) kingdom = NULL;

      kingdom = g_object_new (HK_TYPE_DAZ_KINGDOM,
                              "name", name,
                              "colour", json_object_get_string_member_with_default (player, "colour", NULL),
                              "victory-points", has_points ? COOPERATIVE_POINTS : 0,
                              "command-tokens", START_TOKENS,
                              NULL);
      hk_record_list_append (self->kingdoms, kingdom);
    }
  if (n == 2 && !(together && hk_daz_table_has_house_rule (self, "no-king-together")))
    {
      g_autoptr (HkDazKingdom) king = g_object_new (HK_TYPE_DAZ_KINGDOM, "name", _("the Barbarian King"), "barbarian", TRUE, NULL);

      hk_record_list_append (self->kingdoms, king);
      hk_record_set_boolean (self, &self->barbarians, TRUE);
    }
}

static void
add_boards (HkDazTable *self)
{
  const int n = (int) hk_daz_table_get_n_kingdoms (self);

  for (int i = 0; i < n; i++)
    {
      g_autoptr (HkDazFrontier) frontier = hk_daz_frontier_new (i, (i + 1) % n, i);

      hk_record_list_append (self->frontiers, frontier);
    }
  for (guint i = 0; hk_daz_track_commands[i] != NULL; i++)
    {
      g_autoptr (HkDazTrack) track = g_object_new (HK_TYPE_DAZ_TRACK, "command", hk_daz_track_commands[i], NULL);

      hk_record_list_append (self->tracks, track);
    }
}

/* The army deck, and for two players half of the bronze cards beside it for the Barbarian King. */
static void
make_army_decks (HkDazTable *self,
                 HkMove     *move)
{
  g_autoptr (GPtrArray) bronze = g_ptr_array_new ();
  g_autoptr (GPtrArray) armies = g_ptr_array_new ();
  g_autoptr (GPtrArray) king = g_ptr_array_new ();
  guint n_king;

  for (int i = 0; i < hk_record_list_get_length (self->catalogue); i++)
    {
      HkDazArmy *army = hk_record_list_get (self->catalogue, i);

      for (int j = 0; j < army->copies; j++)
        g_ptr_array_add (army->rank == HK_DAZ_RANK_BRONZE ? bronze : armies, army->card);
    }
  hk_random_log_shuffle (hk_move_get_random_log (move), bronze);
  n_king = self->barbarians ? bronze->len / 2 : 0;
  for (guint i = 0; i < bronze->len; i++)
    g_ptr_array_add (i < n_king ? king : armies, bronze->pdata[i]);
  hk_setup_make_deck (self, &self->army_deck, N_("the Army Deck"), TRUE, armies, move);
  if (self->barbarians)
    hk_setup_make_deck (self, &self->barbarian_deck, N_("the Barbarian Army Deck"), TRUE, king, move);
}

static void
make_other_decks (HkDazTable *self,
                  HkMove     *move)
{
  g_autoptr (GPtrArray) relic_ids = g_ptr_array_new ();
  g_autoptr (GPtrArray) commander_ids = g_ptr_array_new ();
  const HkDazCommander *commanders;
  const HkDazRelic *relics;
  guint n;

  relics = hk_daz_content_list_relics (&n);
  for (guint i = 0; i < n; i++)
    for (int j = 0; j < relics[i].copies; j++)
      g_ptr_array_add (relic_ids, (gpointer) relics[i].id);
  commanders = hk_daz_content_list_commanders (&n);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (commander_ids, (gpointer) commanders[i].id);
  hk_setup_make_deck (self, &self->relic_deck, N_("the Relic Deck"), TRUE, relic_ids, move);
  hk_setup_make_deck (self, &self->commander_deck, N_("the Commander Deck"), FALSE, commander_ids, move);
}

/* As many invasion cards as there are days before the boss, and the boss below them. In the
 * cooperative game the Initial Power Up Card is taken out first. When fewer cards are known than
 * are needed, the group reveals its own. */
static void
make_invasion_deck (HkDazTable *self,
                    HkMove     *move)
{
  const guint n_days = (guint) self->last_day - 1;
  const char *initial = !hk_daz_table_is_cooperative (self) ? NULL
    : self->difficulty == HK_DAZ_DIFFICULTY_HARD ? ROTTEN_SLAVES : GREY_TURTLES;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const HkDazBoss *bosses;
  HkDeck *deck;
  guint n;

  for (int i = 0; i < hk_record_list_get_length (self->invasion_cards); i++)
    {
      HkDazInvasion *invasion = hk_record_list_get (self->invasion_cards, i);

      if (g_strcmp0 (invasion->card, initial) == 0)
        {
          g_autoptr (HkDazInvasion) copy = hk_record_copy (invasion);

          hk_record_set_record (self, &self->initial_power_up, copy);
        }
      else
        g_ptr_array_add (ids, invasion->card);
    }
  hk_random_log_shuffle (hk_move_get_random_log (move), ids);
  if (ids->len < n_days || self->cards_by == HK_BY_HAND)
    g_ptr_array_set_size (ids, 0);
  else
    g_ptr_array_set_size (ids, (int) n_days);
  deck = hk_setup_make_deck (self, &self->invasion_deck, N_("the Zombie Invasion Deck"), FALSE, ids, move);
  bosses = hk_daz_content_list_bosses (&n);
  if (self->cards_by != HK_BY_HAND && hk_deck_get_n_left (deck) > 0)
    hk_record_set_string (self, &self->boss, bosses[hk_move_pick (move, n)].id);
}

/* Gives each kingdom a mission: in the competitive game one of a set of its own. Where the cards are in
 * people's hands, a mission is unknown until it is shown. */
static gboolean
deal_missions (HkDazTable *self,
               HkMove     *move,
               JsonArray  *players,
               GError    **error)
{
  const gboolean deal = self->missions_by == HK_DAZ_MISSIONS_DEAL && self->cards_by != HK_BY_HAND;
  const gboolean of_any_set = hk_daz_table_is_cooperative (self) || hk_daz_table_has_house_rule (self, "missions-of-any-set");
  g_autoptr (GPtrArray) shuffled = g_ptr_array_new ();
  const HkDazMission *missions;
  guint taken_sets = 0;
  guint n;

  missions = hk_daz_content_list_missions (&n);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (shuffled, (gpointer) &missions[i]);
  if (deal)
    hk_random_log_shuffle (hk_move_get_random_log (move), shuffled);
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);
      const char *told = json_object_get_string_member_with_default (json_array_get_object_element (players, i), "mission", NULL);

      if (told != NULL && hk_daz_content_find_mission (told) == NULL)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no mission “%s”."), told);
      for (guint j = 0; told == NULL && deal && j < shuffled->len; j++)
        {
          const HkDazMission *mission = shuffled->pdata[j];

          if (!of_any_set && (taken_sets & (1u << mission->set)) != 0)
            continue;
          taken_sets |= 1u << mission->set;
          told = mission->id;
          g_ptr_array_remove_index (shuffled, j);
        }
      hk_record_set_string (kingdom, &kingdom->mission, told);
      hk_record_set_boolean (kingdom, &kingdom->mission_shown, told != NULL && hk_daz_table_is_cooperative (self));
    }
  return TRUE;
}

static void
read_options (HkDazTable *self,
              HkMove     *move)
{
  const HkDazMode mode = hk_move_get_enum (move, "mode", hk_daz_modes, HK_DAZ_MODE_COMPETITIVE);
  const gboolean cooperative = mode == HK_DAZ_MODE_COOPERATIVE;
  g_auto (GStrv) rules = hk_setup_list_house_rules (move);

  hk_record_set_enum (self, &self->mode, mode);
  hk_record_set_enum (self, &self->difficulty,
                      cooperative ? hk_move_get_enum (move, "difficulty", hk_daz_difficulties, HK_DAZ_DIFFICULTY_EASY) : HK_DAZ_DIFFICULTY_NONE);
  hk_record_set_enum (self, &self->cards_by, hk_move_get_enum (move, "cards-by", hk_by_words, HK_BY_APP));
  hk_record_set_enum (self, &self->dice_by, hk_move_get_enum (move, "dice-by", hk_by_words, HK_BY_APP));
  hk_record_set_enum (self, &self->missions_by, hk_move_get_enum (move, "missions", hk_daz_mission_ways, HK_DAZ_MISSIONS_DEAL));
  hk_record_set_enum (self, &self->components, hk_move_get_enum (move, "components", hk_values, HK_VALUES_INVENTED));
  hk_record_set_int (self, &self->last_day, cooperative ? 4 : 5);
  hk_record_set_enum (self, &self->phase, HK_DAZ_PHASE_PLANNING);
  hk_record_set_strv (self, &self->house_rules, (const char * const *) rules);
}

static gboolean
deal_hands (HkDazTable *self,
            HkMove     *move,
            GError    **error)
{
  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    if (!hk_daz_draw_armies (self, move, (int) i, (int) i == self->starting_player ? 3 : 4, NULL, NULL, error))
      return FALSE;
  return TRUE;
}

/* Lays out a new game as the rulebook's setup has it. For two players a third kingdom, the last, belongs to the
 * Barbarian King. What the pack does not know stays open: the moves ask for it when they need it. Returns whether it
 * worked.
 * @table: a table with nothing on it */
gboolean
hk_daz_table_setup (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  JsonArray *players = hk_move_get_array (move, "players");
  const int n = (int) json_array_get_length (players);
  g_autofree char *names = NULL;
  int first;

  read_options (self, move);
  add_kingdoms (self, players);
  add_boards (self);
  if (!hk_daz_pack_apply (self, hk_setup_get_pack (move, HK_DAZ_GAME, hk_move_get_enum (move, "components", hk_values, HK_VALUES_INVENTED)), error))
    return FALSE;
  first = hk_move_has (move, "first-player") ? hk_move_get_int (move, "first-player", 0) : (int) hk_move_pick (move, (guint32) n);
  if (first >= n)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no such player who could start."));
  hk_record_set_int (self, &self->starting_player, first);
  hk_record_set_int (self, &self->current_player, first);
  hk_record_set_int (self, &self->pioneer_tokens, n);
  make_army_decks (self, move);
  make_other_decks (self, move);
  make_invasion_deck (self, move);
  names = hk_daz_table_join_names (self, (const int[]) { 0, 1, 2, 3, 4 }, (guint) n);
  /* Translators: %s: the players; %s: a player. */
  hk_move_log (move, _("%s stand against the zombies; %s starts."), names, hk_daz_table_get_name_of (self, first));
  if (self->components == HK_VALUES_INVENTED)
    hk_move_log (move, _("The values of cards and boards are invented; they are not those of your box."));
  return hk_daz_reveal_commanders (self, move, "commanders", error)
         && deal_hands (self, move, error)
         && deal_missions (self, move, players, error)
         && (!hk_table_keeps (table, "days") || !hk_daz_knows_next_invasion (self) || hk_daz_reveal_invasion (self, move, 1, error));
}

const HkParamSpec hk_daz_setup_options[] = {
  { "mode", HK_PARAM_STRING, FALSE, 0, 0, hk_daz_modes, N_("Whether each plays for victory or all against the zombies") },
  { "difficulty", HK_PARAM_STRING, FALSE, 0, 0, hk_daz_difficulties, N_("How hard the cooperative game is") },
  { "first-player", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("Who starts; by chance when left out") },
  { "components", HK_PARAM_STRING, FALSE, 0, 0, hk_values, N_("Where values that the rulebook does not print come from") },
  { "pack", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("The components of the owner’s pack, as lists by their kind") },
  { "cards-by", HK_PARAM_STRING, FALSE, 0, 0, hk_by_words, N_("Whether the app or the group draws cards") },
  { "dice-by", HK_PARAM_STRING, FALSE, 0, 0, hk_by_words, N_("Whether the app or the group makes random choices") },
  { "missions", HK_PARAM_STRING, FALSE, 0, 0, hk_daz_mission_ways, N_("Whether the app deals the missions, the players choose them, or there are none") },
  { "commanders", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The commanders of the first gathering, when drawn by hand") },
  { "house", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("House rules, each on or off") },
};

const guint hk_daz_n_setup_options = G_N_ELEMENTS (hk_daz_setup_options);
