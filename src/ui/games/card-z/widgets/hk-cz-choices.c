/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-human.h"
#include "games/card-z/battle/hk-cz-prey.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/state/hk-cz-table.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "hk-cz-choices.h"
#include "ui/games/card-z/hk-cz-labels.h"

/* What there is to choose for the parameters of the moves. */

/* What the dice of a card that nobody knows are taken to come to at most. */
#define MOST_ROLLED 24

/* Whether the survivor can be meant by a move: a Human Enemy attacks who is on the battlefield, and where the group is just those of the
 * player on turn hunt, fish and set traps. */
static gboolean
is_meant (HkCzTable  *table,
          const char *move,
          int         number)
{
  static const char * const here[] = { "hunt", "fish", "trap", NULL };
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, number);

  if (g_str_equal (move, "human-act"))
    return hk_cz_is_prey (table, number);
  if (g_strv_contains (here, move) && table->current_player >= 0
      && (survivor->player != table->current_player || survivor->place != hk_cz_table_get_player_place (table, table->current_player)))
    return FALSE;
  return hk_cz_survivor_is_alive (survivor);
}

static void
add_survivors (HkChoices  *choices,
               HkCzTable  *table,
               const char *move)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (is_meant (table, move, i))
      hk_choices_add_int (choices, hk_cz_table_get_survivor_name (table, i), i);
}

/* Adds the players by their seats. */
void
hk_cz_choices_add_players (HkChoices *choices,
                           HkCzTable *table)
{
  for (int i = 0; i < hk_cz_table_get_n_players (table); i++)
    hk_choices_add_int (choices, hk_cz_table_get_player_name (table, i), i);
}

static void
add_places (HkChoices *choices,
            HkCzTable *table)
{
  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    hk_choices_add_int (choices, hk_cz_table_get_location_name (table, i), i);
}

/* @acting: whether just the Human Enemies who have not acted */
static void
add_encounters (HkChoices *choices,
                HkCzTable *table,
                gboolean   acting)
{
  HkCzLocation *location = hk_cz_table_get_battlefield (table);

  for (int i = 0; location != NULL && i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);
      g_autofree char *label = hk_cz_label_encounter (encounter);

      if (acting && !hk_cz_human_is_waiting (encounter))
        continue;
      hk_choices_add_int (choices, label, i);
    }
}

/* Adds the hordes that are about, by where they stand.
 * @table: a table of Card-Z
 * @rolling: whether just those that have still to roll where they walk */
void
hk_cz_choices_add_hordes (HkChoices *choices,
                          HkCzTable *table,
                          gboolean   rolling)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->hordes)); i++)
    {
      g_autoptr (HkCzHorde) horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), i);
      const int place = hk_cz_table_find_location_at (table, horde->q, horde->r);
      g_autofree char *label = NULL;

      if (horde->gone || (rolling && !hk_cz_horde_rolls (table, horde)))
        continue;
      label = place < 0 ? g_strdup (_("The horde off the map")) : g_strdup_printf (_("The horde at %s"), hk_cz_table_get_location_name (table, place));
      hk_choices_add_int (choices, label, (int) i);
    }
}

static void
add_loot_of (HkChoices  *choices,
             HkRecordList *loot,
             gboolean    by_name)
{
  for (guint i = 0; loot != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (loot)); i++)
    {
      g_autoptr (HkCzLoot) one = g_list_model_get_item (G_LIST_MODEL (loot), i);

      if (by_name)
        hk_choices_add_text (choices, one->kind, one->kind);
      else
        hk_choices_add_int (choices, one->kind, (int) i);
    }
}

/* Loot that can give supply to that of the move: not itself, no Food and no Backpack, and none that is empty. */
static void
add_sources (HkChoices    *choices,
             HkCzTable    *table,
             HkCzSurvivor *holder,
             HkMove       *partial)
{
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, hk_move_get_int (partial, "survivor", -1));
  HkCzLoot *wanting = survivor == NULL ? NULL : hk_cz_survivor_get_loot (survivor, hk_move_get_int (partial, "loot", -1));
  HkCzGear *gear = wanting == NULL ? NULL : hk_cz_table_find_gear (table, wanting->kind);
  HkCzLoot *loot;

  for (int i = 0; (loot = hk_cz_survivor_get_loot (holder, i)) != NULL; i++)
    if (loot != wanting && loot->supply != 0 && !g_str_equal (loot->kind, HK_CZ_BACKPACK) && !hk_cz_loot_is_food (table, loot)
        && hk_cz_gear_takes_from (gear, hk_cz_table_find_gear (table, loot->kind)))
      hk_choices_add_int (choices, loot->kind, i);
}

/* Loot of whom the move is about, or what lies at the place. */
static void
add_loot (HkChoices         *choices,
          HkCzTable         *table,
          HkMove            *partial,
          const HkParamSpec *spec)
{
  const char *move = hk_move_get_name (partial);
  const gboolean gets = g_str_equal (spec->name, "get");
  const gboolean gives = g_str_equal (spec->name, "from") && hk_move_has (partial, "holder");
  const int number = hk_move_get_int (partial, gives ? "holder" : gets && hk_move_has (partial, "to") ? "to" : "survivor", -1);
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, number);
  HkCzLocation *location;

  if (survivor == NULL)
    return;
  location = hk_cz_table_get_location (table, survivor->place);
  if (g_str_equal (move, "take"))
    add_loot_of (choices, location == NULL ? NULL : location->left, FALSE);
  else if (gets && g_str_equal (move, "church-trade"))
    add_loot_of (choices, location == NULL ? NULL : location->stock, FALSE);
  else if (g_str_equal (spec->name, "from"))
    add_sources (choices, table, survivor, partial);
  else
    add_loot_of (choices, survivor->loot, FALSE);
}

/* All kinds of Loot that are known. */
static void
add_kinds (HkChoices *choices,
           HkCzTable *table)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->gears)); i++)
    {
      g_autoptr (HkCzGear) gear = g_list_model_get_item (G_LIST_MODEL (table->gears), i);

      hk_choices_add_text (choices, gear->name, gear->name);
    }
}

static void
add_food (HkChoices *choices,
          HkCzTable *table)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->gears)); i++)
    {
      g_autoptr (HkCzGear) gear = g_list_model_get_item (G_LIST_MODEL (table->gears), i);

      if (gear->food != NULL && !g_str_equal (gear->food, "none"))
        hk_choices_add_text (choices, gear->name, gear->name);
    }
}

/* What somebody can eat: what is carried, and where the group draws the cards any kind of Food. */
static void
add_meals (HkChoices *choices,
           HkCzTable *table,
           int        eater)
{
  static const char * const told[] = { "Junk Food", "Normal Food", "Fresh Food" };

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *holder = hk_cz_table_get_survivor (table, i);
      HkCzLoot *loot;

      for (int j = 0; hk_cz_can_share_food (table, eater, i) && (loot = hk_cz_survivor_get_loot (holder, j)) != NULL; j++)
        if (hk_cz_loot_get_food (table, loot) != NULL && hk_cz_table_get_told_food (table, loot->kind) == NULL
            && hk_cz_loot_get_supply (table, loot) != 0 && hk_cz_survivor_find_loot (holder, loot->kind) == j)
          hk_choices_add_text (choices, loot->kind, loot->kind);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    if (hk_cz_table_get_told_food (table, told[i]) != NULL)
      hk_choices_add_text (choices, hk_cz_label_food (hk_cz_table_get_told_food (table, told[i])), told[i]);
  hk_choices_add_text (choices, _("Nothing"), "nothing");
}

static void
add_weathers (HkChoices *choices,
              HkCzTable *table)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->weathers)); i++)
    {
      g_autoptr (HkCzWeather) weather = g_list_model_get_item (G_LIST_MODEL (table->weathers), i);

      hk_choices_add_text (choices, weather->name == NULL ? weather->id : weather->name, weather->id);
    }
}

static void
add_cards (HkChoices *choices,
           HkCzTable *table)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->cards)); i++)
    {
      g_autoptr (HkCzCard) card = g_list_model_get_item (G_LIST_MODEL (table->cards), i);
      /* Translators: the number of an Encounter card and what it shows */
      g_autofree char *label = g_strdup_printf (_("%s · %s"), card->id, card->name == NULL ? hk_cz_type_get_title (card->type) : card->name);

      hk_choices_add_text (choices, label, card->id);
    }
}

/* The roll of a Location: the faces of its die, or what several dice or an unknown card come to. */
static void
add_rolls (HkChoices *choices,
           HkCzTable *table,
           HkMove    *partial)
{
  const gboolean reward = g_str_equal (hk_move_get_name (partial), "clear");
  const int here = table->battle != NULL ? table->battle->place : hk_cz_table_get_player_place (table, MAX (0, table->current_player));
  HkCzLocation *location = hk_cz_table_get_location (table, hk_move_get_int (partial, "place", here));
  HkCzRoll roll = { 0, 0 };

  if (location != NULL && hk_cz_roll_parse (reward ? location->reward_roll : location->encounter_roll, &roll, NULL) && roll.count == 1)
    {
      for (int i = 1; i <= 6; i++)
        {
          g_autofree char *face = g_strdup_printf ("%d", i);
          JsonArray *array = json_array_new ();

          json_array_add_int_element (array, i);
          hk_choices_add (choices, face, json_node_init_array (json_node_alloc (), array));
          json_array_unref (array);
        }
      return;
    }
  for (int i = MAX (0, roll.count + roll.modifier); i <= (roll.count == 0 ? MOST_ROLLED : 6 * roll.count + roll.modifier); i++)
    {
      g_autofree char *sum = g_strdup_printf ("%d", i);

      hk_choices_add_int (choices, sum, i);
    }
}

/* The words of a list that the engine closes, in ours. */
static void
add_named (HkChoices         *choices,
           const HkParamSpec *spec)
{
  static const HkWord words[] = {
    { "won", N_("Won") }, { "lost", N_("Lost") }, { "ended", N_("Ended") },
    { "kill", N_("Kill") }, { "push", N_("Push") }, { "drive", N_("Drive") }, { "impale", N_("Impale") }, { "shoot", N_("Shoot") },
    { "reload", N_("Reload") }, { "grab", N_("Grab Loot from the Backpack") }, { "unjam", N_("Unjam a Firearm") },
    { "close", N_("Close: 2 to 3 hexes") }, { "medium", N_("Medium: 4 to 6 hexes") }, { "long", N_("Long: 7 hexes or more") },
    { "character", N_("Character") }, { "ally", N_("Ally") }, { "dependant", N_("Dependant") },
    { "attack", N_("Attacks") }, { "move", N_("Moves") }, { "retreat", N_("Retreats") }, { "wait", N_("Waits") },
    { "none", N_("None") }, { "hunting", N_("Hunting") }, { "fishing", N_("Fishing") }, { "trapping", N_("Trapping") },
    { "dawn", N_("Dawn") }, { "day", N_("Day") }, { "night", N_("Night") }, { "reckoning", N_("Reckoning") },
    { "alpha", N_("Alpha Base") }, { "bravo", N_("Bravo Base") },
    { "junk", N_("Junk Food") }, { "normal", N_("Normal Food") },
    { "a", N_("A: Standard") }, { "b", N_("B: Wide") }, { "c", N_("C: Bridge") },
  };

  for (guint i = 0; spec->choices != NULL && spec->choices[i] != NULL; i++)
    {
      const char *id = spec->choices[i];
      const char *word = hk_word_find (words, G_N_ELEMENTS (words), id);
      const char *label = NULL;

      if (g_str_equal (spec->name, "type"))
        label = g_strv_contains (spec->choices, "zombie") ? hk_cz_type_get_title (id) : hk_cz_label_loot_type (id);
      if (g_str_equal (spec->name, "deck") || g_str_equal (spec->name, "reward-deck"))
        label = hk_cz_label_deck (id);
      if (word != NULL && (label == NULL || g_str_equal (label, id)))
        label = word;
      hk_choices_add_text (choices, label == NULL ? id : label, id);
    }
}

static void
add_ranges (HkChoices *choices)
{
  hk_choices_add_text (choices, _("Close: 2 to 3 hexes"), "close");
  hk_choices_add_text (choices, _("Medium: 4 to 6 hexes"), "medium");
  hk_choices_add_text (choices, _("Long: 7 hexes or more"), "long");
}

static void
add_d10 (HkChoices *choices)
{
  for (int face = 0; face < 10; face++)
    {
      g_autofree char *label = g_strdup_printf ("%d", face);

      hk_choices_add_int (choices, label, face);
    }
}

/* Fills in what can be chosen for a parameter.
 * @table: a table of Card-Z
 * @partial: a move with the parameters that are known
 * @spec: one of its parameters
 * @choices: where to add what can be chosen; nothing when it is to be typed */
void
hk_cz_choose (HkTable           *table,
              HkMove            *partial,
              const HkParamSpec *spec,
              HkPack            *pack,
              HkChoices         *choices)
{
  static const char * const survivor_params[] = { "survivor", "survivors", "nearest", "on", "to", "with", "holder", "human", NULL };
  static const char * const player_params[] = { "player", "winner", "rival", "against", NULL };
  static const char * const loot_params[] = { "loot", "weapon", "give", "get", NULL };
  static const char * const kind_params[] = { "names", "rewards", "loot", NULL };
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *name = spec->name;
  const char *move = hk_move_get_name (partial);

  if (spec->choices != NULL)
    add_named (choices, spec);
  else if (g_str_equal (name, "roll") && spec->type == HK_PARAM_ANY)
    add_rolls (choices, self, partial);
  else if (g_str_equal (name, "range") && spec->type == HK_PARAM_ANY)
    add_ranges (choices);
  else if (g_str_equal (move, "human-act") && g_str_equal (name, "range"))
    {
      hk_choices_add_text (choices, _("Melee"), "melee");
      add_ranges (choices);
    }
  else if (g_str_equal (name, "second") && spec->type == HK_PARAM_ANY)
    add_d10 (choices);
  else if (g_str_equal (move, "human-act") && g_str_equal (name, "human"))
    add_encounters (choices, self, TRUE);
  else if (g_strv_contains (survivor_params, name) && spec->type != HK_PARAM_STRING)
    add_survivors (choices, self, move);
  else if (g_strv_contains (player_params, name))
    hk_cz_choices_add_players (choices, self);
  else if (g_str_equal (name, "place") || g_str_equal (name, "location"))
    add_places (choices, self);
  else if (g_str_equal (name, "encounter") || g_str_equal (name, "engages"))
    add_encounters (choices, self, FALSE);
  else if (g_str_equal (name, "horde") && spec->type == HK_PARAM_INT)
    hk_cz_choices_add_hordes (choices, self, FALSE);
  else if (g_str_equal (name, "card"))
    {
      if (g_str_equal (move, "weather"))
        add_weathers (choices, self);
      else
        add_cards (choices, self);
    }
  else if (g_str_equal (name, "food") && g_str_equal (move, "plan-food"))
    add_meals (choices, self, hk_move_get_int (partial, "survivor", -1));
  else if (g_str_equal (name, "food") && spec->type == HK_PARAM_STRING)
    add_food (choices, self);
  else if (spec->type == HK_PARAM_STRINGS && g_strv_contains (kind_params, name))
    {
      choices->is_open = TRUE;
      add_kinds (choices, self);
    }
  else if (spec->type != HK_PARAM_BOOLEAN && g_strv_contains (loot_params, name))
    add_loot (choices, self, partial, spec);
  else if (g_str_equal (name, "from") && (spec->type == HK_PARAM_ANY || g_str_equal (move, "hand")))
    add_loot (choices, self, partial, spec);
  else if (g_str_equal (name, "from"))
    add_survivors (choices, self, move);
}
