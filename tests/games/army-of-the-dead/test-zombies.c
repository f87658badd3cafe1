/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "aotd-game.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-zombies.h"

/* The Activation of the Zombies (book, pages 20 to 22). */

static HkAotdTable *
new_in_phase (const char *more)
{
  HkAotdTable *table = aotd_new_plain (more);

  aotd_end_turns (table);
  return table;
}

/* The steps that are gone through, such as "attack1 move1 attack2". */
static char *
list_steps_taken (HkAotdTable *table)
{
  g_autoptr (GString) text = g_string_new (NULL);

  while (hk_aotd_table_get_phase (table) == HK_AOTD_PHASE_ZOMBIE)
    {
      g_autofree char *id = g_strdup_printf ("zombie-%s-%d", hk_aotd_zombie_steps[table->zombie_step], table->activation);

      g_assert_cmpint (aotd_get_state (table, id), ==, HK_STEP_CURRENT);
      g_string_append_printf (text, "%s%s%d", text->len == 0 ? "" : " ", hk_aotd_zombie_steps[table->zombie_step], table->activation);
      aotd_play (table, table->zombie_step == HK_AOTD_STEP_ATTACK ? "{\"move\":\"zombie-attacks\"}" : "{\"move\":\"zombies-moved\"}");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Attacks come before Moves, and only who has a further Action acts again. */
static void
test_order (void)
{
  static const struct
  {
    const char *setup;
    const char *steps;
  } cases[] = {
    { "", "" },
    { ",\"shamblers\":3", "attack1 move1" },
    { ",\"alphas\":1", "attack1 move1 attack2 move2" },
    { ",\"abominations\":[\"valentine\"]", "attack1 move1 attack2 move2 attack3 move3" },
    { ",\"abominations\":[\"queen\"]", "attack1 move1" },
    { ",\"abominations\":[\"zeus\"]", "attack1 move1" },
    { ",\"abominations\":[\"zeus\"],\"zeus\":\"helmeted\"", "attack1 move1" },
    { ",\"abominations\":[\"zeus\"],\"zeus\":\"mounted\"", "attack1 move1 attack2 move2" },
    { ",\"shamblers\":2,\"alphas\":2,\"abominations\":[\"valentine\"]", "attack1 move1 attack2 move2 attack3 move3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkAotdTable) table = new_in_phase (cases[i].setup);
      g_autofree char *steps = list_steps_taken (table);

      g_assert_cmpstr (steps, ==, cases[i].steps);
      g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_SPAWN);
    }
}

/* Whom a Bola holds has no Action in the Zombie Phase, and stands up after it. */
static void
test_trapped (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"shamblers\":2,\"alphas\":1,\"abominations\":[\"queen\"]");
  HkAotdAbomination *queen = hk_aotd_table_get_abomination (table, "queen");
  g_autofree char *steps = NULL;

  hk_record_set_int (table, &table->trapped_alphas, 1);
  hk_record_set_boolean (queen, &queen->trapped, TRUE);
  aotd_end_turns (table);
  g_assert_cmpint (hk_aotd_zombies_get_count (table, 1, "shambler"), ==, 2);
  g_assert_cmpint (hk_aotd_zombies_get_count (table, 1, "alpha"), ==, 0);
  g_assert_cmpint (hk_aotd_zombies_get_most_wounds (table), ==, 2);
  steps = list_steps_taken (table);
  g_assert_cmpstr (steps, ==, "attack1 move1");
  g_assert_true (queen->trapped);
  aotd_play (table, "{\"move\":\"spawn\",\"type\":\"shambler\",\"count\":1}");
  aotd_play (table, "{\"move\":\"spawn\",\"type\":\"shambler\",\"count\":1}");
  g_assert_cmpint (table->trapped_alphas, ==, 0);
  g_assert_false (queen->trapped);
}

/* The example of page 20: one Shambler, Scott and Chambers in its Zone, one Wound for either. */
static void
test_split (void)
{
  g_autoptr (HkAotdTable) table = new_in_phase (",\"shamblers\":1");

  aotd_refuse (table, "{\"move\":\"zombie-attacks\",\"wounds\":2,\"among\":[0,1]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"shamblers\":1,\"among\":[0,1]}");
  g_assert_cmpint (table->wounds_to_split, ==, 1);
  aotd_refuse (table, "{\"move\":\"zombies-moved\"}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"split-wounds\",\"to\":[2]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"split-wounds\",\"to\":[1]}");
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 0)->wounds, ==, 0);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 1)->wounds, ==, 1);
  g_assert_true (hk_aotd_table_get_survivor (table, 1)->hurt);
  g_assert_cmpint (table->zombie_step, ==, HK_AOTD_STEP_MOVE);
}

/* The Zombies have moved, and the Sleepers that woke have their Activation first: rules can work with that. */
static void
test_moved (void)
{
  g_autoptr (HkAotdTable) table = new_in_phase ("");

  hk_record_set_enum (table, &table->zombie_step, HK_AOTD_STEP_MOVED);
  g_assert_true (hk_table_check (HK_TABLE (table), NULL));
}

/* Example 1 of page 22: an Alpha attacks twice, and the second Wound can go to another. */
static void
test_alpha_twice (void)
{
  g_autoptr (HkAotdTable) table = new_in_phase (",\"alphas\":1");

  aotd_play (table, "{\"move\":\"zombie-attacks\",\"to\":[0]}");
  aotd_play (table, "{\"move\":\"zombies-moved\"}");
  g_assert_cmpint (table->activation, ==, 2);
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"to\":[1]}");
  aotd_play (table, "{\"move\":\"zombies-moved\"}");
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 0)->wounds, ==, 1);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 1)->wounds, ==, 1);
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_SPAWN);
}

/* Example 2 of page 22: with the second Action only the two Alphas attack, not the Shambler. */
static void
test_second_action (void)
{
  g_autoptr (HkAotdTable) table = new_in_phase (",\"alphas\":2,\"shamblers\":1");

  aotd_play (table, "{\"move\":\"zombie-attacks\"}");
  aotd_play (table, "{\"move\":\"zombies-moved\"}");
  g_assert_cmpint (hk_aotd_zombies_get_most_wounds (table), ==, 2);
  aotd_refuse (table, "{\"move\":\"zombie-attacks\",\"to\":[0,0,0]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"wounds\":2,\"among\":[0]}");
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 0)->wounds, ==, 2);
}

/* The Queen and Zeus deal two Wounds each. */
static void
test_two_wounds (void)
{
  g_autoptr (HkAotdTable) table = new_in_phase (",\"abominations\":[\"queen\",\"zeus\",\"valentine\"]");

  g_assert_cmpint (hk_aotd_zombies_get_most_wounds (table), ==, 5);
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"abominations\":[\"queen\"],\"among\":[0],\"more\":true}");
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 0)->wounds, ==, 2);
  g_assert_cmpint (table->zombie_step, ==, HK_AOTD_STEP_ATTACK);
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"abominations\":[\"zeus\",\"valentine\"],\"among\":[1,2]}");
  g_assert_cmpint (table->wounds_to_split, ==, 3);
  aotd_play (table, "{\"move\":\"split-wounds\",\"to\":[1,1,2]}");
  g_assert_cmpint (table->zombie_step, ==, HK_AOTD_STEP_MOVE);
}

/* Three Wounds eliminate; more than needed are lost; the dead are not attacked again. */
static void
test_elimination (void)
{
  g_autoptr (HkAotdTable) table = new_in_phase (",\"shamblers\":9");
  const guint n_before = hk_deck_get_n_discarded (table->equipment_deck);

  aotd_play (table, "{\"move\":\"zombie-attacks\",\"wounds\":5,\"among\":[1],\"more\":true}");
  g_assert_true (hk_aotd_table_get_survivor (table, 1)->eliminated);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 1)->wounds, ==, 3);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->equipment_deck), ==, n_before + 1);
  aotd_refuse (table, "{\"move\":\"zombie-attacks\",\"to\":[1]}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"wounds\":3,\"among\":[0],\"more\":true}");
  g_assert_false (hk_aotd_table_get_survivor (table, 0)->eliminated);   /* Scott bears four */
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"wounds\":1,\"among\":[0]}");
  g_assert_true (hk_aotd_table_get_survivor (table, 0)->eliminated);
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_ZOMBIE);
}

static void
test_companions (void)
{
  g_autoptr (HkAotdTable) table = new_in_phase (",\"shamblers\":3,\"companions\":[{\"id\":\"kate\",\"vital\":false,\"leader\":0},{\"id\":\"lilly\"}]");

  aotd_play (table, "{\"move\":\"zombie-attacks\",\"to\":[0],\"companions\":[0],\"more\":true}");
  g_assert_true (hk_aotd_table_get_companion (table, 0)->eliminated);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 0)->wounds, ==, 1);
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"companions\":[1]}");
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_LOST);
}

static void
test_refused (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"shamblers\":3");

  aotd_refuse (table, "{\"move\":\"zombie-attacks\",\"to\":[0]}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"zombies-moved\"}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"split-wounds\",\"to\":[0]}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"spawn\",\"type\":\"shambler\",\"count\":1}", HK_ERROR_REFUSED);
  aotd_end_turns (table);
  aotd_refuse (table, "{\"move\":\"zombies-moved\"}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"activate\",\"survivor\":0}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"end-turn\"}", HK_ERROR_IMPOSSIBLE);
}

/* Sleepers into whose Zone Zombies move wake up in the midst of the phase; when the box holds too few all
 * Shamblers activate before it goes on. */
static void
test_sleepers_on_the_way (void)
{
  g_autoptr (HkAotdTable) table = new_in_phase (",\"shamblers\":29,\"alphas\":1,\"sleepers\":5");

  aotd_play (table, "{\"move\":\"zombie-attacks\"}");
  aotd_play (table, "{\"move\":\"zombies-moved\",\"sleepers\":2,\"values\":[1,3]}");
  g_assert_cmpint (table->shamblers, ==, 30);
  g_assert_cmpint (table->sleepers, ==, 3);
  g_assert_cmpuint (g_strv_length (table->extra_activations), ==, 1);
  g_assert_cmpint (table->activation, ==, 1);
  aotd_refuse (table, "{\"move\":\"zombies-moved\"}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"activation-done\"}");
  g_assert_cmpint (table->activation, ==, 2);
  g_assert_cmpint (table->zombie_step, ==, HK_AOTD_STEP_ATTACK);
}

/* An extra Activation is about those of its type alone, whoever else is there. */
static void
test_meant (void)
{
  static const struct
  {
    const char *type;
    int         wounds;
    gboolean    by_two;
  } cases[] = {
    { "shambler", 1, FALSE }, { "alpha", 2, FALSE }, { "valentine", 3, FALSE }, { "queen", 2, TRUE }, { "zeus", 2, TRUE },
  };
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"shamblers\":1,\"alphas\":1,\"abominations\":[\"valentine\",\"queen\",\"zeus\"]");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char * const extra[] = { cases[i].type, NULL };

      hk_record_set_strv (table, &table->extra_activations, extra);
      g_assert_cmpint (hk_aotd_zombies_get_most_wounds (table), ==, cases[i].wounds);
      g_assert_cmpint (hk_aotd_zombies_has_double (table), ==, cases[i].by_two);
    }
}

/* The rules find each Abomination by its type, so that none may become another one by hand. */
static void
test_types_stay (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain ("");

  aotd_refuse (table, "{\"move\":\"set\",\"path\":\"abominations/0/type\",\"value\":\"zeus\"}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"set\",\"path\":\"abominations/1/type\",\"value\":\"alpha\"}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"set\",\"path\":\"abominations/2/type\",\"value\":null}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"set\",\"path\":\"abominations/2/type\",\"value\":\"zeus\"}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/army-of-the-dead/zombies/order", test_order);
  g_test_add_func ("/army-of-the-dead/zombies/trapped", test_trapped);
  g_test_add_func ("/army-of-the-dead/zombies/split-page-20", test_split);
  g_test_add_func ("/army-of-the-dead/zombies/alpha-twice-page-22", test_alpha_twice);
  g_test_add_func ("/army-of-the-dead/zombies/second-action-page-22", test_second_action);
  g_test_add_func ("/army-of-the-dead/zombies/two-wounds", test_two_wounds);
  g_test_add_func ("/army-of-the-dead/zombies/elimination", test_elimination);
  g_test_add_func ("/army-of-the-dead/zombies/companions", test_companions);
  g_test_add_func ("/army-of-the-dead/zombies/refused", test_refused);
  g_test_add_func ("/army-of-the-dead/zombies/moved", test_moved);
  g_test_add_func ("/army-of-the-dead/zombies/types-stay", test_types_stay);
  g_test_add_func ("/army-of-the-dead/zombies/meant", test_meant);
  g_test_add_func ("/army-of-the-dead/zombies/sleepers-on-the-way", test_sleepers_on_the_way);
  return g_test_run ();
}
