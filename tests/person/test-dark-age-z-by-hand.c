/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/hk-daz-evening.h"
#include "hk-taps.h"

/* Three players with the box before them and nothing entered: a whole day as New Game proposes it, by taps. */

static HkDazTable *
read_table (HkPerson   *person,
            HkSession **session)
{
  *session = hk_person_read_journal (person);
  return hk_session_dialogs_get_table (*session);
}

static void
press_zone (HkPerson   *person,
            HkDazTable *table,
            int         frontier,
            const char *zone)
{
  g_autofree char *name = hk_daz_table_get_frontier_name (table, frontier);
  g_autofree char *group = g_strconcat ("=", name, NULL);

  hk_person_press_in (person, ATSPI_ROLE_GROUPING, group, zone);
}

static void
begin (HkPerson *person)
{
  static const char * const players[] = { "Ann", "Bo", "Cy", NULL };

  hk_person_seat_players (person, "=Dark Age Z", players);
  hk_person_begin_game (person);
}

/* The six numbers of an invasion card, and how long the movement track is for its speed. */
static void
tell_invasion (HkPerson *person)
{
  hk_person_press_key (person, "Zombies (Basic Column)", "3");
  hk_person_press_key (person, "Hit Points (Basic Column)", "3");
  hk_person_press_key (person, "Zombies (Power Up Column)", "2");
  hk_person_press_key (person, "Hit Points (Power Up Column)", "0");
  hk_person_press_key (person, "Damage", "2");
  hk_person_press_key (person, "Speed", "1");
}

static void
reveal (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Reveal an invasion card: its 6 numbers and the steps of the track", 1 + 7);
  hk_person_press_next (person);
  tell_invasion (person);
  hk_person_press_key (person, "Steps to the end of the movement track", "20");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);

  hk_taps_begin (person, "Reveal 2 commanders", 1 + 2);
  hk_person_press_next (person);
  hk_person_press_key (person, "Commander 1", "Alexander");
  hk_person_press_key (person, "Commander 2", "Erina");
  hk_person_wait_moves (person, before + 2);
  hk_taps_end (person);
  hk_session_dialogs_check_table (person);
}

/* The reward icons of a zone are told with whose side they are on. */
static void
hear_rewards (HkPerson *person)
{
  HkSeen *frontier;

  hk_person_look (person);
  frontier = hk_person_find (person, ATSPI_ROLE_GROUPING, "=Bo and Ann");
  g_assert_nonnull (hk_person_glimpse_described (person, frontier, ATSPI_ROLE_BUTTON, "Bo: Gate Protection; Ann: Gate Protection"));
}

static void
play_army (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkDazTable *table = read_table (person, &session);

  hk_taps_begin (person, "Play an army: its rank and attack", 1 + 2);
  press_zone (person, table, table->current_player, "=Zone 1: empty");
  hk_person_press_key (person, "Rank", "Bronze, Swordsman");
  hk_person_press_key (person, "Attack value", "7");
  hk_person_wait_moves (person, hk_session_get_position (session) + 1);
  hk_taps_end (person);
  hk_session_dialogs_check_table (person);
}

/* A command that needs no more than a tap. */
static void
press_command (HkPerson   *person,
               const char *happening,
               const char *button)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, happening, 1);
  hk_person_press_button (person, button);
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
}

static void
draw_cards (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_taps_begin (person, "Draw 2 Army Cards: the cost", 1 + 1);
  hk_person_press_button (person, "=Draw 2 Army Cards");
  hk_person_press_key (person, "Cost on the track", "1");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  hk_session_dialogs_check_table (person);
}

/* The first player recruits for the army that was played; the others pass. */
static void
recruit (HkPerson *person)
{
  g_autoptr (HkSession) session = NULL;
  HkDazTable *table = read_table (person, &session);

  hk_taps_begin (person, "Pass and recruit a commander", 2);
  press_zone (person, table, table->current_player, "Zone 1: Swordsman");
  hk_person_press (person, HK_ANY_ROLE, "Pass and Send Alexander Here");
  hk_person_wait_moves (person, hk_session_get_position (session) + 1);
  hk_taps_end (person);
  hk_session_dialogs_check_table (person);
}

static void
plan (HkPerson *person)
{
  for (guint i = 0; i < 3; i++)
    play_army (person);
  press_command (person, "Upgrade Military Technology", "=Upgrade Military Technology");
  press_command (person, "Get a Command Token", "=Get a Command Token");
  draw_cards (person);
  recruit (person);
  press_command (person, "Pass", "=Pass");
  press_command (person, "Pass", "=Pass");
}

/* The player with Military Technology puts a card under the army; its slot is told then. */
static void
rally (HkPerson *person)
{
  g_autoptr (HkSession) first = NULL;
  const int starting = read_table (person, &first)->starting_player;

  while (TRUE)
    {
      g_autoptr (HkSession) session = NULL;
      HkDazTable *table = read_table (person, &session);
      const guint before = hk_session_get_position (session);

      if (hk_daz_table_get_phase (table) != HK_DAZ_PHASE_RALLYING)
        break;
      if (table->current_player == starting && hk_person_count_moves (person) == before &&
          hk_record_list_get_length (hk_daz_table_get_zone (table, starting, 1)->reinforcements) == 0)
        {
          hk_taps_begin (person, "Reinforce an army: the Insignia and what the slot adds", 2 + 1);
          press_zone (person, table, starting, "Zone 1: Swordsman");
          hk_person_press_key (person, "Rank", "Bronze");
          hk_person_press_key (person, "Slot adds", "3");
          hk_person_wait_moves (person, before + 1);
          hk_taps_end (person);
          hk_session_dialogs_check_table (person);
          continue;
        }
      hk_taps_begin (person, "End a turn of Rallying", 1);
      hk_person_press_next (person);
      hk_person_wait_moves (person, before + 1);
      hk_taps_end (person);
    }
}

static void
fight (HkPerson *person)
{
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
  for (guint i = 0; i < 2; i++)
    {
      const guint before = hk_person_count_moves (person);

      hk_taps_begin (person, i == 0 ? "Score all frontiers" : "Reward the missions of the day", 1);
      hk_person_press_next (person);
      hk_person_wait_moves (person, before + 1);
      hk_taps_end (person);
      hk_session_dialogs_check_table (person);
    }
}

/* All of Phase 4: what cards and boards show is told on one page; with the last of it all is done, and can be checked. */
static void
clean_up (HkPerson *person)
{
  static const char * const players[] = { "Ann", "Bo", "Cy" };
  const guint before = hk_person_count_moves (person);
  g_autoptr (HkSession) session = NULL;
  HkDazTable *table;

  hk_taps_begin (person, "All of the cleanup: the 6 numbers of a card, a track, 2 counts a player and 2 commanders", 1 + 15);
  hk_person_press_next (person);
  tell_invasion (person);
  hk_person_press_key (person, "Draw 2 Army Cards: spaces back", "1");
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autofree char *tokens = g_strdup_printf ("%s: Command Tokens", players[i]);
      g_autofree char *cards = g_strdup_printf ("%s: Army Cards drawn", players[i]);

      hk_person_press_key (person, tokens, "6");
      hk_person_press_key (person, cards, "2");
    }
  hk_person_press_key (person, "Commander 1", "Lilith");
  hk_person_press_key (person, "Commander 2", "Terric");
  hk_person_wait_moves (person, before + 1);
  hk_taps_end (person);
  hk_session_dialogs_check_table (person);
  table = read_table (person, &session);
  g_assert_cmpint (table->day, ==, 2);
  g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING);
  g_assert_cmpint (hk_daz_table_get_zombies (table), ==, 3 + 2 + 2);
}

static void
live (HkPerson *person)
{
  hk_person_start (person);
  begin (person);
  reveal (person);
  hear_rewards (person);
  plan (person);
  rally (person);
  fight (person);
  clean_up (person);
  hk_person_quit (person);
  hk_taps_publish ("Dark Age Z");
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/dark-age-z-by-hand", live);
}
