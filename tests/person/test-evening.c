/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-step.h"
#include "games/hk-daz-evening.h"

/* A group plays the first day of Dark Age Z, and what the window says is what the engine makes of the file. */

/* Every line of the log that stands, from the first to the last. */
static void
check_log (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  g_autoptr (HkLogEntry) latest = NULL;
  GListModel *log = hk_session_get_log (session);

  hk_person_press (person, ATSPI_ROLE_PAGE_TAB, "Log");
  latest = g_list_model_get_item (log, hk_session_get_position (session) - 1);
  hk_person_find (person, ATSPI_ROLE_LIST_ITEM, hk_log_entry_get_text (latest));
  hk_person_press (person, ATSPI_ROLE_PAGE_TAB, "Players");
}

/* One move, by the big button, of which the table shows the effect. */
static void
play_next (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkMove *move = hk_primary_action_get_move (hk_session_get_primary_action (session));

  hk_person_press_next (person);
  /* A combat is shown first. */
  if (move != NULL && g_str_equal (hk_move_get_name (move), "invade"))
    {
      hk_person_find (person, ATSPI_ROLE_BUTTON, "=It Happens");
      hk_person_press_button (person, "=It Happens");
      hk_person_miss (person, ATSPI_ROLE_BUTTON, "=It Happens");
    }
  hk_person_wait_moves (person, before + 1);
  hk_session_dialogs_check_table (person);
}

/* What the table needs before the first command. */
static void
play_until_commands (HkPerson *person)
{
  for (;;)
    {
      g_autoptr (HkSession) session = hk_person_read_journal (person);
      HkPrimaryAction *next = hk_session_get_primary_action (session);

      if (g_strcmp0 (hk_primary_action_get_asks (next), "command") == 0)
        return;
      play_next (person);
    }
}

static int
get_tokens (HkPerson *person,
            int       kingdom)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);

  return hk_daz_table_get_kingdom (hk_session_dialogs_get_table (session), kingdom)->command_tokens;
}

static void
play_planning (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  const int player = hk_session_dialogs_get_table (session)->current_player;
  const int tokens = get_tokens (person, player);
  g_autofree char *taken = g_strdup_printf ("%s takes a Command Token.", hk_daz_table_get_name_of (hk_session_dialogs_get_table (session), player));
  const guint before = hk_session_get_position (session);

  hk_person_press_button (person, "=Get a Command Token");
  hk_person_wait_moves (person, before + 1);
  g_assert_cmpint (get_tokens (person, player), >, tokens);
  hk_session_dialogs_check_table (person);
  hk_person_press (person, ATSPI_ROLE_PAGE_TAB, "Log");
  hk_person_find (person, ATSPI_ROLE_LIST_ITEM, taken);
  hk_person_press (person, ATSPI_ROLE_PAGE_TAB, "Players");

  /* A number by hand. */
  hk_person_press (person, ATSPI_ROLE_TOGGLE_BUTTON, "Bo: Victory Points");
  hk_person_press_button (person, "=+5");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Bo: Victory Points: 5");
  hk_person_press_button (person, "=+5");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Bo: Victory Points: 10");
  hk_person_press_button (person, "=+1");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Bo: Victory Points: 11");
  hk_person_press_button (person, "=+1");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Bo: Victory Points: 12");
  hk_person_wait_moves (person, before + 1);
  hk_person_key (person, "Escape");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Bo: Victory Points: 12");
  hk_person_wait_moves (person, before + 2);

  /* Taken back and done again, by keys. */
  hk_person_key (person, "<Control>z");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Bo: Victory Points: 0");
  hk_person_wait_moves (person, before + 1);
  hk_person_key (person, "<Control><Shift>z");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Bo: Victory Points: 12");
  hk_person_wait_moves (person, before + 2);
  hk_session_dialogs_check_table (person);
}

static void
pass_all (HkPerson *person)
{
  for (guint i = 0; i < 3; i++)
    {
      const guint before = hk_person_count_moves (person);

      hk_person_press_button (person, "=Pass");
      hk_person_wait_moves (person, before + 1);
      hk_session_dialogs_check_table (person);
    }
}

static gboolean
is_in_phase (HkPerson  *person,
             HkDazPhase phase)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);

  return hk_daz_table_get_phase (hk_session_dialogs_get_table (session)) == phase;
}

/* The first combat is looked at before it counts; nothing moves until then. */
static void
look_and_invade (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  const guint before = hk_session_get_position (session);
  const char *label = hk_primary_action_get_label (hk_session_get_primary_action (session));
  HkSeen *frontier;
  HkSeen *forecast;

  g_assert_true (g_str_has_prefix (label, "Invade "));
  hk_person_find (person, HK_ANY_ROLE, "City Gate");
  frontier = hk_person_find (person, ATSPI_ROLE_GROUPING, label + strlen ("Invade "));
  forecast = hk_person_glimpse_described (person, frontier, ATSPI_ROLE_BUTTON, "If the Invasion Came Now");
  g_assert_nonnull (forecast);
  g_assert_true (hk_seen_try_press (forecast));
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=It Happens");
  hk_person_find (person, HK_ANY_ROLE, "What If");
  hk_person_find (person, HK_ANY_ROLE, "zombies");
  hk_person_wait_moves (person, before);
  hk_person_press_button (person, "=It Happens");
  hk_person_miss (person, ATSPI_ROLE_BUTTON, "=It Happens");
  hk_person_wait_moves (person, before + 1);
  hk_session_dialogs_check_table (person);
}

static void
play_phases (HkPerson *person)
{
  g_assert_true (is_in_phase (person, HK_DAZ_PHASE_RALLYING) || is_in_phase (person, HK_DAZ_PHASE_PLANNING));
  while (!is_in_phase (person, HK_DAZ_PHASE_COMBAT))
    play_next (person);
  look_and_invade (person);
  while (is_in_phase (person, HK_DAZ_PHASE_COMBAT))
    play_next (person);
  g_assert_true (is_in_phase (person, HK_DAZ_PHASE_CLEANUP));
}

/* The big button without a mouse: Tab leads to it, Space presses it. */
static void
play_by_keyboard (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  g_autofree char *name = g_strconcat ("=", hk_primary_action_get_label (hk_session_get_primary_action (session)),
                                       NULL);

  hk_person_focus (person, ATSPI_ROLE_BUTTON, name);
  hk_person_key (person, "space");
  hk_person_wait_moves (person, hk_session_get_position (session) + 1);
  hk_session_dialogs_check_table (person);
}

static void
continue_game (HkPerson *person)
{
  hk_person_open_last (person);
  hk_session_dialogs_check_table (person);
  check_log (person);
}

/* By its button; where only keys are used, Escape leads back to the search, takes the words away, and closes it. */
static void
close_rules (HkPerson *person)
{
  if (!hk_person_uses_keys (person))
    {
      HkSeen *dialog = hk_person_find (person, ATSPI_ROLE_DIALOG, "Rules");

      g_assert_true (hk_seen_try_press (hk_person_glimpse_in (person, dialog, ATSPI_ROLE_BUTTON, "=Close")));
      return;
    }
  hk_person_key (person, "Escape");
  hk_person_find (person, ATSPI_ROLE_HEADING, "rules found");
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_HEADING, "rules found");
  hk_person_key (person, "Escape");
}

/* The rules are open to the keyboard at every moment. */
static void
search_rule (HkPerson *person)
{
  hk_person_key (person, "<Control>f");
  hk_person_find (person, ATSPI_ROLE_HEADING, "At This Step");
  hk_person_type (person, "command token");
  hk_person_miss (person, ATSPI_ROLE_HEADING, "At This Step");
  hk_person_find (person, ATSPI_ROLE_LIST_ITEM, "Command");
  hk_person_key (person, "Return");
  hk_person_find (person, ATSPI_ROLE_HEADING, "See Also");
  hk_person_find (person, ATSPI_ROLE_HEADING, "Command");
  hk_person_miss (person, ATSPI_ROLE_HEADING, "results");
  close_rules (person);
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "Rules");
}

static gboolean
has_rule (HkPerson *person,
          gpointer  rule)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);

  return hk_table_plays_otherwise (hk_session_get_table (session), rule);
}

/* The ruling that the argument is about has the switch to play it otherwise, and the log says that it was thrown. */
static void
switch_house_rule (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_person_key (person, "<Control>f");
  hk_person_find (person, ATSPI_ROLE_HEADING, "At This Step");
  hk_person_type (person, "no victory points below 0");
  hk_person_miss (person, ATSPI_ROLE_HEADING, "At This Step");
  hk_person_key (person, "Return");
  hk_person_find (person, ATSPI_ROLE_HEADING, "=Play It This Way");
  hk_person_press (person, HK_ANY_ROLE, "=Victory Points can fall below 0");
  hk_person_wait_moves (person, before + 1);
  hk_person_wait (person, "the house rule", has_rule, (gpointer) "dark-age-z/ruling.points-not-below-zero");
  close_rules (person);
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "Rules");
  check_log (person);
}

/* Escape leaves the rules, and who has them open can quit as well. */
static void
leave_rules (HkPerson *person)
{
  hk_person_key (person, "<Control>f");
  hk_person_find (person, ATSPI_ROLE_DIALOG, "Rules");
  hk_person_find (person, ATSPI_ROLE_HEADING, "At This Step");
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "Rules");
  hk_person_key (person, "<Control>f");
  hk_person_find (person, ATSPI_ROLE_DIALOG, "Rules");
}

static void
live (HkPerson *person)
{
  hk_person_start (person);
  hk_session_dialogs_begin (person);
  play_until_commands (person);
  play_planning (person);
  pass_all (person);
  play_phases (person);
  check_log (person);
  hk_person_quit (person);

  hk_person_start (person);
  continue_game (person);
  play_by_keyboard (person);
  search_rule (person);
  switch_house_rule (person);
  leave_rules (person);
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/evening", live);
}
