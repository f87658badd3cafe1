/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-evening.h"

#include "games/card-z/battle/hk-cz-act.h"

/* With something to shoot, and something to eat, for each player. */
static const char * const team[] = { "Punk Rock Girl", "The Survivalist", "Shop Clerk", "Locksmith" };

/**
 * hk_day_get_table:
 * @session: a session of Card-Z
 *
 * Returns: (transfer none): its table
 */
HkCzTable *
hk_day_get_table (HkSession *session)
{
  return HK_CZ_TABLE (hk_session_get_table (session));
}

/**
 * hk_day_make_move:
 * @person: a person at a table
 * @name: of a button
 *
 * Presses a button that makes a move, and looks whether the table shows what became of it.
 */
void
hk_day_make_move (HkPerson   *person,
                  const char *name)
{
  hk_person_make_move (person, name, hk_day_check_table);
}

/* --- the comparison -------------------------------------------------------------------------------- */

static gboolean
says (HkPersonCheck *check,
      HkSeen        *seen,
      const char    *text)
{
  if (strstr (seen->description, text) != NULL)
    return TRUE;
  return hk_person_check_fail (check, "%s: %s, not “%s”", seen->name, text, seen->description);
}

static int
count_people (HkCzTable *table,
              int        player,
              int        place)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      n += survivor->player == player && survivor->place == place && hk_cz_survivor_is_alive (survivor);
    }
  return n;
}

static int
count_open (HkCzLocation *location)
{
  int n = 0;

  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

      n += !encounter->locked && !encounter->set_aside;
    }
  return n;
}

static gboolean
shows_people (HkPersonCheck *check,
              HkSeen        *hex,
              int            place)
{
  for (int i = 0; i < hk_cz_table_get_n_players (HK_CZ_TABLE (check->table)); i++)
    {
      const int n = count_people (HK_CZ_TABLE (check->table), i, place);
      g_autofree char *text = g_strdup_printf (n == 1 ? "%d survivor of %s" : "%d survivors of %s", n, hk_cz_table_get_player_name (HK_CZ_TABLE (check->table), i));

      if (n > 0 && !says (check, hex, text))
        return FALSE;
    }
  return TRUE;
}

/* A hex of the map says what lies there. */
static gboolean
shows_location (HkPersonCheck *check,
                int            place)
{
  HkCzLocation *location = hk_cz_table_get_location (HK_CZ_TABLE (check->table), place);
  g_autofree char *name = g_strconcat ("=", location->name, NULL);
  HkSeen *hex = hk_person_glimpse_in (check->person, NULL, ATSPI_ROLE_BUTTON, name);
  const int n = count_open (location);
  g_autofree char *encounters = g_strdup_printf (n == 1 ? "%d Encounter" : "%d Encounters", n);
  const guint n_left = g_list_model_get_n_items (G_LIST_MODEL (location->left));
  g_autofree char *left = g_strdup_printf ("%u Loot left behind", n_left);

  if (hex == NULL)
    return hk_person_check_has (check, NULL, ATSPI_ROLE_BUTTON, name);
  return says (check, hex, location->cache ? "Cache" : "Terrain")
         && shows_people (check, hex, place)
         && (!location->safe || says (check, hex, "Safe"))
         && (!location->fire || says (check, hex, "Fire"))
         && (n == 0 || says (check, hex, encounters))
         && (n_left == 0 || says (check, hex, left));
}

static gboolean
shows_turn (HkPersonCheck *check,
            int            player)
{
  HkCzPlayer *item = hk_cz_table_get_player (HK_CZ_TABLE (check->table), player);
  g_autofree char *text = g_strdup_printf (HK_CZ_TABLE (check->table)->current_player == player ? "=%s is on turn" : item->done ? "=%s has had a turn" : "=%s waits",
                                           item->name);

  return hk_person_check_has (check, NULL, HK_ANY_ROLE, text);
}

static gboolean
shows_map (HkPersonCheck *check)
{
  HkCzTable *table = HK_CZ_TABLE (check->table);
  g_autofree char *day = g_strdup_printf ("=Day %d", table->day);
  g_autofree char *phase = g_strdup_printf ("%s, now: ", hk_cz_table_get_phase (table) == HK_CZ_PHASE_DAWN ? "Dawn" : hk_cz_table_get_phase (table) == HK_CZ_PHASE_DAY ? "Day" : "Night");

  if (!hk_person_check_has (check, NULL, HK_ANY_ROLE, day)
      || !hk_person_check_has (check, NULL, ATSPI_ROLE_GROUPING, phase)
      || !hk_person_check_has (check, NULL, HK_ANY_ROLE, table->weather == NULL ? "No Weather Yet" : table->weather->name == NULL ? table->weather->id : table->weather->name))
    return FALSE;
  for (int i = 0; i < hk_cz_table_get_n_players (table); i++)
    if (!shows_turn (check, i))
      return FALSE;
  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    if (!shows_location (check, i))
      return FALSE;
  return TRUE;
}

static gboolean
is_there (HkCzTable    *table,
          HkCzSurvivor *survivor)
{
  return survivor->on_field || (!table->battle->started && survivor->place == table->battle->place && !survivor->dead);
}

/* Those that look alike are told by their number. */
static gboolean
shows_encounters (HkPersonCheck *check)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (HK_CZ_TABLE (check->table));
  const int n = hk_cz_location_get_n_encounters (field);

  for (int i = 0; i < n; i++)
    {
      g_autofree char *name = hk_cz_encounter_describe (hk_cz_location_get_encounter (field, i));
      g_autofree char *button = g_strconcat ("=", name, NULL);

      if (!hk_person_check_has (check, NULL, ATSPI_ROLE_BUTTON, button))
        return FALSE;
    }
  return TRUE;
}

static gboolean
shows_fighter (HkPersonCheck *check,
               HkCzSurvivor  *survivor)
{
  g_autofree char *group = g_strconcat ("=", survivor->name, NULL);
  HkSeen *card = hk_person_glimpse_in (check->person, NULL, ATSPI_ROLE_GROUPING, group);
  g_autofree char *wounds = g_strdup_printf (survivor->wounds == 1 ? "=%d Wound" : "=%d Wounds", survivor->wounds);

  if (card == NULL)
    return hk_person_check_has (check, NULL, ATSPI_ROLE_GROUPING, group);
  return (!survivor->acted || survivor->dead || survivor->kind == HK_CZ_SURVIVOR_DEPENDANT || hk_person_check_has (check, NULL, ATSPI_ROLE_LABEL, "✓ acted"))
         && (survivor->infected == 0 || hk_person_check_has (check, NULL, ATSPI_ROLE_LABEL, "Infected: "))
         && (survivor->wounds == 0 || hk_person_check_has (check, NULL, ATSPI_ROLE_LABEL, wounds));
}

static gboolean
shows_battle (HkPersonCheck *check)
{
  HkCzTable *table = HK_CZ_TABLE (check->table);
  g_autofree char *round = g_strdup_printf ("=%d", table->battle->round);
  g_autofree char *place = g_strconcat ("=", hk_cz_table_get_location_name (table, table->battle->place), NULL);

  if (!hk_person_check_has (check, NULL, ATSPI_ROLE_LABEL, place)
      || (table->battle->started && !hk_person_check_has (check, NULL, ATSPI_ROLE_LABEL, round))
      || !shows_encounters (check))
    return FALSE;
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (is_there (table, hk_cz_table_get_survivor (table, i)) && !shows_fighter (check, hk_cz_table_get_survivor (table, i)))
      return FALSE;
  return TRUE;
}

static HkCzDiet *
find_diet (HkCzTable *table,
           int        survivor)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->diets)); i++)
    {
      g_autoptr (HkCzDiet) diet = g_list_model_get_item (G_LIST_MODEL (table->diets), i);

      if (diet->survivor == survivor)
        return diet;
    }
  return NULL;
}

/* The button says what is eaten, and its tooltip by whom. */
static gboolean
shows_meal (HkPersonCheck *check,
            int            survivor)
{
  HkCzDiet *diet = find_diet (HK_CZ_TABLE (check->table), survivor);
  const char *food = diet == NULL || diet->food == NULL ? "Nothing" : diet->food;
  g_autofree char *whose = g_strdup_printf ("What %s eats", hk_cz_table_get_survivor_name (HK_CZ_TABLE (check->table), survivor));
  HkSeen *button = hk_person_glimpse_described (check->person, hk_person_glimpse_in (check->person, NULL, ATSPI_ROLE_FRAME, NULL),
                                                ATSPI_ROLE_TOGGLE_BUTTON, whose);

  if (button == NULL)
    return hk_person_check_fail (check, "%s", whose);
  return hk_person_check_has (check, button, HK_ANY_ROLE, food);
}

static gboolean
shows_reckoning (HkPersonCheck *check)
{
  HkCzTable *table = HK_CZ_TABLE (check->table);
  g_autofree char *title = g_strdup_printf ("=Reckoning of Day %d", table->day);

  if (!hk_person_check_has (check, NULL, ATSPI_ROLE_LABEL, title))
    return FALSE;
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (survivor->player >= 0 && hk_cz_survivor_is_alive (survivor) && !shows_meal (check, i))
        return FALSE;
    }
  return TRUE;
}

static gboolean
shows_table (HkPersonCheck *check)
{
  HkCzTable *table = HK_CZ_TABLE (check->table);

  return table->battle != NULL ? shows_battle (check) : hk_cz_table_get_phase (table) == HK_CZ_PHASE_RECKONING ? shows_reckoning (check) : shows_map (check);
}

/**
 * hk_day_check_table:
 * @person: a person who looks at a table
 *
 * Compares the day, the map, the battle or the reckoning with the journal.
 */
void
hk_day_check_table (HkPerson *person)
{
  hk_person_check_table (person, shows_table);
}

/* --- the setup ------------------------------------------------------------------------------------- */

/* By the keyboard: Tab leads to a row, Space ticks it. */
static void
pick_team (HkPerson *person)
{
  hk_person_press (person, HK_ANY_ROLE, "=Characters");
  for (gsize i = 0; i < G_N_ELEMENTS (team); i++)
    {
      g_autofree char *name = g_strconcat ("=", team[i], NULL);

      hk_person_press (person, ATSPI_ROLE_CHECK_BOX, name);
    }
  hk_person_find (person, HK_ANY_ROLE, "4 of 4 picked");
}

/**
 * hk_day_begin:
 * @person: a person whose app has just started for the first time
 *
 * Sets up the scenario Survive for Ann and Bo together, in which the app draws and rolls.
 */
void
hk_day_begin (HkPerson *person)
{
  static const char * const players[] = { "Ann", "Bo", NULL };

  hk_person_choose_game (person, "=Card-Z", players);
  hk_person_find (person, HK_ANY_ROLE, "Survive");
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "How It Is Played", "Co-op");
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, "=Map", "Map A");
  pick_team (person);
  hk_person_begin_game (person);
}
