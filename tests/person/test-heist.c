/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-step.h"
#include "games/army-of-the-dead/attack/hk-aotd-attack-setup.h"
#include "games/army-of-the-dead/attack/hk-aotd-kill.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/hk-aotd-evening.h"

/* A group plays the first round of a mission of Army of the Dead, and what the window says is what the
 * engine makes of the file. */

/* The file holds one move more than @before, and the window shows it. */
static void
expect_move (HkPerson *person,
             guint     before)
{
  hk_person_wait_moves (person, before + 1);
  hk_heist_check_table (person);
}

/* --- the mission ----------------------------------------------------------------------------------- */

static void
check_mission (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  HkAotdTable *table = hk_heist_get_table (session);

  g_assert_cmpstr (table->mission, ==, "The Count Room");
  g_assert_cmpint (table->components, ==, HK_VALUES_INVENTED);
  g_assert_cmpint (table->cards_by, ==, HK_BY_APP);
  g_assert_cmpint (table->dice_by, ==, HK_BY_APP);
  g_assert_cmpstr (table->noise, ==, "Casino");
  g_assert_cmpint (table->sleepers, ==, 5);
  g_assert_cmpint (table->shamblers, ==, 6);
  g_assert_cmpint (table->alphas, ==, 3);
  g_assert_cmpuint (hk_aotd_table_get_n_players (table), ==, 2);
  g_assert_cmpuint (hk_aotd_table_get_n_survivors (table), ==, 6);
  for (int i = 0; i < 6; i++)
    g_assert_cmpint (hk_aotd_table_get_survivor (table, i)->player, ==, i % 2);
  g_assert_cmpstr (hk_aotd_table_get_spawn (table, 2)->name, ==, "Roof");
  g_assert_cmpstr (hk_aotd_table_get_spawn (table, 2)->kind, ==, "blue");
  g_assert_false (hk_aotd_table_get_spawn (table, 2)->open);
  g_assert_cmpstr (hk_aotd_table_get_objective (table, 0)->name, ==, "Drill the safe");
  hk_heist_check_table (person);
}

/* --- the turns ------------------------------------------------------------------------------------- */

/* By the button on the card. */
static void
activate (HkPerson   *person,
          const char *name)
{
  hk_heist_activate (person, name);
  hk_heist_check_table (person);
}

static HkAotdSurvivor *
find_current (HkSession *session)
{
  HkAotdTable *table = hk_heist_get_table (session);

  return hk_aotd_table_get_survivor (table, table->current_survivor);
}

/* The chance to clear a Zone with two Shamblers, as the engine has it, and as it is read out. */
static char *
describe_odds (HkSession *session)
{
  HkAotdTable *table = hk_heist_get_table (session);
  g_autoptr (GPtrArray) arms = hk_aotd_list_arms (table, table->current_survivor);
  g_autoptr (HkMove) move = NULL;
  g_autoptr (HkAotdAttackPlan) plan = NULL;
  g_autoptr (HkAotdOdds) odds = NULL;
  g_autoptr (GError) error = NULL;
  JsonObject *targets = json_object_new ();

  json_object_set_int_member (targets, "shamblers", 2);
  g_assert_cmpuint (arms->len, >, 0);
  move = hk_move_build ("attack", "i:survivor", table->current_survivor,
                        "s:weapon", ((HkAotdArm *) g_ptr_array_index (arms, 0))->weapon, NULL);
  json_object_set_object_member (hk_move_get_params (move), "targets", targets);
  plan = hk_aotd_attack_plan_new (table, move, &error);
  g_assert_no_error (error);
  odds = hk_aotd_attack_get_odds (&plan->attack);
  return g_strdup_printf ("Everybody is dead: %.1f %%. Adrenaline expected: %.2f.", 100 * odds->cleared, hk_distribution_get_mean (odds->adrenaline));
}

/* What the last move is said to have done stands in the result, with what it gave. */
static void
check_result (HkPerson  *person,
              HkSession *before)
{
  g_autoptr (HkSession) after = hk_person_read_journal (person);
  g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (after), hk_session_get_position (after) - 1);
  const int dead = hk_heist_get_table (before)->shamblers - hk_heist_get_table (after)->shamblers;
  const int gained = find_current (after)->adrenaline - find_current (before)->adrenaline;
  g_autofree char *adrenaline = g_strdup_printf ("=+%d", gained);
  HkSeen *dialog;

  g_assert_cmpstr (hk_log_entry_get_name (entry), ==, "attack");
  g_assert_cmpint (gained, ==, dead);
  g_assert_cmpint (find_current (after)->shamblers_killed, ==, dead);
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Done");
  dialog = hk_person_find (person, ATSPI_ROLE_DIALOG, "Attacks");
  g_assert_nonnull (hk_person_glimpse_in (person, dialog, ATSPI_ROLE_LABEL, hk_log_entry_get_text (entry)));
  g_assert_nonnull (hk_person_glimpse_in (person, dialog, ATSPI_ROLE_LABEL, adrenaline));
  g_assert_true ((hk_person_glimpse_in (person, dialog, ATSPI_ROLE_LABEL, "dead") != NULL) == (dead > 0));
}

/* Two Shamblers in the own Zone: what the dice may bring is told before they are rolled. */
static void
attack (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  g_autofree char *odds = describe_odds (session);
  const guint before = hk_session_get_position (session);

  hk_person_press_button (person, "=Attack");
  hk_person_find (person, ATSPI_ROLE_DIALOG, "Attacks");
  hk_person_press_button (person, "=One Shambler More");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Shamblers: 1");
  hk_person_press_button (person, "=One Shambler More");
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Shamblers: 2");
  hk_person_find (person, ATSPI_ROLE_LABEL, odds);
  hk_person_wait_moves (person, before);
  hk_person_press_button (person, "=Roll");
  hk_person_wait_moves (person, before + 1);
  check_result (person, session);
  hk_person_press_button (person, "=Done");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "Attacks");
  hk_heist_check_table (person);
}

static void
kill_by_button (HkPerson   *person,
                const char *name,
                const char *what,
                const char *type)
{
  g_autofree char *button = g_strdup_printf ("=%s: Eliminate %s", name, what);
  g_autoptr (HkSession) before = hk_person_read_journal (person);
  g_autoptr (HkSession) after = NULL;

  hk_person_make_move (person, button, hk_heist_check_table);
  after = hk_person_read_journal (person);
  g_assert_cmpint (find_current (after)->adrenaline, ==, find_current (before)->adrenaline + hk_aotd_zombie_get_adrenaline (hk_heist_get_table (before), type));
}

/* Seven points of Adrenaline take the whole group to the Yellow Level. */
static void
kill_until_yellow (HkPerson   *person,
                   const char *name)
{
  hk_person_find (person, ATSPI_ROLE_LABEL, "=Blue Level");
  for (int i = 0; i < 3; i++)
    kill_by_button (person, name, "a Shambler", "shambler");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=Blue Level");
  for (int i = 0; i < 2; i++)
    kill_by_button (person, name, "an Alpha", "alpha");
  hk_person_find (person, ATSPI_ROLE_LABEL, "=Yellow Level");
}

static void
end_turns (HkPerson *person)
{
  for (;;)
    {
      const guint before = hk_person_count_moves (person);
      g_autofree char *name = NULL;

      hk_person_press_next (person);
      hk_person_wait_moves (person, before + 1);
      name = hk_heist_find_ready (person);
      if (name == NULL)
        return;
      activate (person, name);
    }
}

/* --- the zombies ----------------------------------------------------------------------------------- */

/* Two Wounds for the second Survivor; one of them is taken back before it counts. */
static void
give_wound (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  g_autoptr (HkSession) after = NULL;
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (hk_heist_get_table (session), 1);
  g_autofree char *give = g_strdup_printf ("One Wound to %s; Health left: %d of %d;", survivor->name, survivor->health, survivor->health);
  g_autofree char *less = g_strdup_printf ("=One Wound Less to %s", survivor->name);

  g_assert_cmpint (survivor->wounds, ==, 0);
  hk_person_press_button (person, give);
  hk_person_find (person, ATSPI_ROLE_LABEL, "1 Wound given out; at most");
  hk_person_press_button (person, give);
  hk_person_find (person, ATSPI_ROLE_LABEL, "2 Wounds given out; at most");
  hk_person_press_button (person, less);
  hk_person_find (person, ATSPI_ROLE_LABEL, "1 Wound given out; at most");
  hk_person_wait_moves (person, hk_session_get_position (session));
  hk_person_make_move (person, "=Give Out These Wounds", hk_heist_check_table);
  after = hk_person_read_journal (person);
  g_assert_cmpint (hk_aotd_table_get_survivor (hk_heist_get_table (after), 1)->wounds, ==, 1);
}

static void
play_zombies (HkPerson *person)
{
  g_assert_true (hk_heist_is_in (person, HK_AOTD_PHASE_ZOMBIE, HK_AOTD_STEP_ATTACK));
  give_wound (person);
  g_assert_true (hk_heist_is_in (person, HK_AOTD_PHASE_ZOMBIE, HK_AOTD_STEP_MOVE));
  hk_person_make_next (person, hk_heist_check_table);
  while (hk_heist_is_in (person, HK_AOTD_PHASE_ZOMBIE, HK_AOTD_STEP_ATTACK))
    {
      hk_person_make_move (person, "=Nobody Is Attacked", hk_heist_check_table);
      hk_person_make_move (person, "=The Zombies Have Moved", hk_heist_check_table);
    }
}

/* The result says zone by zone what to place. */
static void
play_spawn (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);
  g_autoptr (HkSession) session = NULL;
  HkAotdTable *table;
  HkSeen *dialog;
  int n_spawned = 0;

  g_assert_true (hk_heist_is_in (person, HK_AOTD_PHASE_SPAWN, HK_AOTD_STEP_NONE));
  hk_person_press_next (person);
  hk_person_wait_moves (person, before + 1);
  session = hk_person_read_journal (person);
  table = hk_heist_get_table (session);
  hk_person_find (person, ATSPI_ROLE_BUTTON, "=Placed");
  dialog = hk_person_find (person, ATSPI_ROLE_DIALOG, "=Place These Zombies");
  for (int i = 0; hk_aotd_table_get_spawn (table, i) != NULL; i++)
    {
      HkAotdSpawn *spawn = hk_aotd_table_get_spawn (table, i);
      HkAotdSpawnCard *card = hk_aotd_spawn_get_card (table, spawn);
      g_autofree char *where = g_strdup_printf ("=%s · Zombie card %s", spawn->name, spawn->card);
      g_autofree char *placed = card == NULL ? NULL : hk_aotd_zombie_count (card->type, spawn->placed);
      g_autofree char *what = g_strconcat ("=", spawn->placed == 0 ? "nobody comes" : placed, NULL);

      g_assert_true (spawn->done == spawn->open);
      g_assert_true ((hk_person_glimpse_in (person, dialog, ATSPI_ROLE_LABEL, spawn->name) != NULL) == spawn->open);
      if (!spawn->done)
        continue;
      n_spawned++;
      g_assert_nonnull (hk_person_glimpse_in (person, dialog, ATSPI_ROLE_LABEL, where));
      g_assert_nonnull (hk_person_glimpse_in (person, dialog, ATSPI_ROLE_LABEL, what));
    }
  g_assert_cmpint (n_spawned, ==, 2);
  hk_person_press_button (person, "=Placed");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Place These Zombies");
  hk_heist_check_table (person);
  /* A shortage of miniatures, or an Abomination that comes, may call for more. */
  while (!hk_heist_is_in (person, HK_AOTD_PHASE_END, HK_AOTD_STEP_NONE))
    hk_person_make_next (person, hk_heist_check_table);
}

static void
end_round (HkPerson *person)
{
  g_autoptr (HkSession) session = hk_person_read_journal (person);
  g_autoptr (HkSession) after = NULL;

  hk_person_press_next (person);
  expect_move (person, hk_session_get_position (session));
  after = hk_person_read_journal (person);
  g_assert_cmpint (hk_heist_get_table (after)->round, ==, 2);
  g_assert_cmpint (hk_heist_get_table (after)->first_player, !=, hk_heist_get_table (session)->first_player);
}

static void
undo_and_redo (HkPerson *person)
{
  const guint before = hk_person_count_moves (person);

  hk_person_key (person, "<Control>z");
  hk_person_wait_moves (person, before - 1);
  g_assert_true (hk_heist_is_in (person, HK_AOTD_PHASE_END, HK_AOTD_STEP_NONE));
  hk_heist_check_table (person);
  hk_person_key (person, "<Control><Shift>z");
  hk_person_wait_moves (person, before);
  g_assert_true (hk_heist_is_in (person, HK_AOTD_PHASE_PLAYER, HK_AOTD_STEP_NONE));
  hk_heist_check_table (person);
}

static void
live (HkPerson *person)
{
  g_autofree char *name = NULL;
  guint n_moves;

  hk_person_start (person);
  hk_heist_begin (person);
  check_mission (person);
  name = hk_heist_find_ready (person);
  activate (person, name);
  attack (person);
  kill_until_yellow (person, name);
  end_turns (person);
  play_zombies (person);
  play_spawn (person);
  end_round (person);
  undo_and_redo (person);
  n_moves = hk_person_count_moves (person);
  hk_person_quit (person);

  hk_person_start (person);
  hk_person_go_on (person, n_moves, hk_heist_check_table);
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/heist", live);
}
