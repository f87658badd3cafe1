/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/dark-age-z/state/hk-daz-content.h"
#include "games/hk-daz-evening.h"
#include "hk-taps.h"

/* Two players with the box before them and nothing entered: from the cleanup before the last day to the result, by taps, with
 * the Barbarian King, a relic and a mission. The days before are in the file already. */

static HkDazTable *
read_table (HkPerson   *person,
            HkSession **session)
{
  *session = hk_person_read_journal (person);
  return hk_session_dialogs_get_table (*session);
}

/* Begins a game and writes on in its file, as if four days had been played. */
static void
begin (HkPerson *person)
{
  static const char * const players[] = { "Ann", "Bo", NULL };
  static const char * const lines[] = {
    "{\"move\":\"reveal-invasion\",\"zombies\":3,\"hp\":3,\"power-up-zombies\":2,\"power-up-hp\":0,\"damage\":2,\"speed\":1,\"steps\":9}",
    "{\"move\":\"reveal-commanders\",\"commanders\":[\"erina\"]}",
    "{\"move\":\"set\",\"path\":\"day\",\"value\":4}",
    "{\"move\":\"go-to-phase\",\"phase\":\"cleanup\",\"house\":true}",
  };
  g_autoptr (HkSession) session = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  hk_person_start (person);
  hk_person_seat_players (person, "=Dark Age Z", players);
  hk_person_begin_game (person);
  path = hk_person_get_path (person);
  hk_person_quit (person);
  session = hk_session_open (path, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (JsonNode) node = json_from_string (lines[i], NULL);
      g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), &error);

      g_assert_no_error (error);
      hk_session_play (session, move, &error);
      g_assert_no_error (error);
    }
  g_clear_object (&session);
  hk_person_start (person);
  hk_person_open_last (person);
  hk_session_dialogs_check_table (person);
}

/* Something that takes a button and keys, and then is a move. */
static void
press_and_tell (HkPerson           *person,
                const char         *happening,
                const char         *button,
                const char * const *answers)
{
  const guint before = hk_person_count_moves (person);
  const guint n = g_strv_length ((GStrv) answers);

  hk_taps_begin (person, happening, 1 + n / 2);
  if (button == NULL)
    hk_person_press_next (person);
  else
    hk_person_press_button (person, button);
  for (guint i = 0; i < n; i += 2)
    hk_person_press_key (person, answers[i], answers[i + 1]);
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  hk_session_dialogs_check_table (person);
}

static void
clean_up (HkPerson *person)
{
  static const char * const facts[] = {
    "Boss", "The Dark Trainer", "Ann: Command Tokens", "6", "Bo: Command Tokens", "6", "Ann: Army Cards drawn", "2",
    "Bo: Army Cards drawn", "2", "Commander 1", "Lilith", NULL,
  };
  g_autoptr (HkSession) session = NULL;
  HkDazTable *table;

  press_and_tell (person, "The cleanup before the last day: the boss, 2 counts a player and a commander", NULL, facts);
  table = read_table (person, &session);
  g_assert_cmpint (table->day, ==, 5);
  g_assert_cmpint (hk_daz_table_get_zombies (table), ==, 6);
}

static void
play_army (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkDazTable *table = read_table (person, &session);
  g_autofree char *name = hk_daz_table_get_frontier_name (table, table->current_player);
  g_autofree char *group = g_strconcat ("=", name, NULL);

  hk_taps_begin (person, "Play an army: its rank and attack", 1 + 2);
  hk_person_press_in (person, ATSPI_ROLE_GROUPING, group, "=Zone 1: empty");
  hk_person_press_key (person, "Rank", "Bronze, Swordsman");
  hk_person_press_key (person, "Attack value", "7");
  hk_person_wait_moves (person, hk_session_get_position (session) + 1);
  hk_taps_end (person);
}

static void
plan (HkPerson *person)
{
  static const char * const cost[] = { "Cost on the track", "2", NULL };
  static const char * const vest[] = { "Relic", "Immortal Vest", "Effect", "Effect B", NULL };
  static const char * const nothing[] = { NULL };
  g_autoptr (HkSession) session = NULL;
  const int first = read_table (person, &session)->current_player;

  press_and_tell (person, "Choose a Relic Card: the cost", "=Choose a Relic Card", cost);

  press_and_tell (person, "Get a Command Token", "=Get a Command Token", nothing);
  press_and_tell (person, "Play a Relic Card: which, and its effect", "=Play a Relic Card", vest);
  {
    g_autoptr (HkSession) now = NULL;
    HkDazTable *table = read_table (person, &now);

    g_assert_cmpint (table->current_player, ==, first);
    g_assert_cmpint (hk_daz_table_get_kingdom (table, first)->victory_points, ==, 2);
  }
  play_army (person);
  press_and_tell (person, "Pass", "=Pass", nothing);
  press_and_tell (person, "Pass", "=Pass", nothing);
}

/* Page 21: the Barbarian King mans every zone of his frontiers. */
static void
man_frontiers (HkPerson *person)
{
  static const char * const attack[] = { "Attack value", "5", NULL };
  guint n = 0;

  while (TRUE)
    {
      g_autoptr (HkSession) session = NULL;
      HkDazTable *table = read_table (person, &session);

      if (table->question != HK_DAZ_QUESTION_BARBARIAN_ARMY)
        break;
      press_and_tell (person, "A card of the Barbarian King: its attack", NULL, attack);
      n++;
    }
  g_assert_cmpuint (n, >=, 9);
}

static void
fight (HkPerson *person)
{
  static const char * const nothing[] = { NULL };

  for (guint i = 0; i < 2; i++)
    press_and_tell (person, "End a turn of Rallying", NULL, nothing);
  for (guint i = 0; i < 3; i++)
    {
      const guint before = hk_person_count_moves (person);

      hk_taps_begin (person, "Look at a combat and let it happen", 2);
      hk_person_press_next (person);
      hk_person_press_button (person, "=It Happens");
      hk_person_wait_moves (person, before + 1);
      hk_taps_end (person);
      hk_person_miss (person, ATSPI_ROLE_BUTTON, "=It Happens");
    }
  press_and_tell (person, "Score all frontiers", NULL, nothing);
}

/* Whoever passed first turns a mission up that nobody knew. */
static void
claim (HkPerson *person)
{
  const char * const mission[] = { "Daily Mission", hk_daz_content_find_mission ("first-to-pass")->title, NULL };
  g_autoptr (HkSession) session = NULL;
  g_autoptr (HkSession) after = NULL;
  HkDazTable *table = read_table (person, &session);
  const int player = hk_daz_table_get_kingdom (table, 0)->pass_order == 1 ? 0 : 1;
  const int points = hk_daz_table_get_kingdom (table, player)->victory_points;
  g_autofree char *button = g_strdup_printf ("=%s Claims a Mission", hk_daz_table_get_name_of (table, player));

  press_and_tell (person, "Claim a mission: which", button, mission);
  g_assert_cmpint (hk_daz_table_get_kingdom (read_table (person, &after), player)->victory_points, ==, points + 2);
}

static void
end (HkPerson *person)
{
  static const char * const titles[] = { "Reward the missions of the day", "End the game" };
  g_autoptr (HkSession) session = NULL;
  g_autofree char *outcome = NULL;
  HkDazTable *table;

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      const guint before = hk_person_count_moves (person);

      hk_taps_begin (person, titles[i], 1);
      hk_person_press_next (person);
      hk_person_wait_moves (person, before + 1);
      hk_taps_end (person);
    }
  table = read_table (person, &session);
  g_assert_true (hk_table_is_over (HK_TABLE (table)));
  outcome = hk_table_get_outcome (HK_TABLE (table));
  hk_person_find (person, ATSPI_ROLE_LABEL, outcome);
}

static void
live (HkPerson *person)
{
  begin (person);
  clean_up (person);
  plan (person);
  man_frontiers (person);
  fight (person);
  claim (person);
  end (person);
  hk_person_quit (person);
  hk_taps_publish ("Dark Age Z, the last day of two players");
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/last-day-by-hand", live);
}
