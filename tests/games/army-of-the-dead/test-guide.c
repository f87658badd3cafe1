/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"
#include "core/describe/hk-standing.h"
#include "core/moves/hk-step.h"
#include "games/army-of-the-dead/guide/hk-aotd-guide.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"

/* What the app says of a mission: the headline, the reminders, who acts and how they are, and the big button of a table that was set by hand. */

static void
expect_headline (HkAotdTable *table,
                 const char  *headline)
{
  g_autofree char *text = hk_table_get_headline (HK_TABLE (table));

  g_assert_cmpstr (text, ==, headline);
}

/* @reminders: all of them, with a line break between */
static void
expect_reminders (HkAotdTable *table,
                  const char  *reminders)
{
  g_auto (GStrv) list = hk_table_list_reminders (HK_TABLE (table));
  g_autofree char *text = g_strjoinv ("\n", list);

  g_assert_cmpstr (text, ==, reminders);
}

static HkStanding *
get_standing (GPtrArray *standings,
              guint      n)
{
  g_assert_cmpuint (n, <, standings->len);
  return g_ptr_array_index (standings, n);
}

/* Health is what Wounds leave of it; who is eliminated has none and does not act. */
static void
test_standings (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (1);
  HkAotdSurvivor *cruz = aotd_survivor (table, 2);
  g_autoptr (GPtrArray) standings = NULL;

  hk_record_set_int (cruz, &cruz->wounds, 2);
  hk_record_set_int (cruz, &cruz->adrenaline, 7);
  standings = hk_table_list_standings (HK_TABLE (table));
  g_assert_cmpuint (standings->len, ==, 6);
  g_assert_cmpstr (get_standing (standings, 0)->player, ==, "Ann");
  g_assert_cmpstr (get_standing (standings, 3)->player, ==, "Bo");
  for (guint i = 0; i < standings->len; i++)
    {
      g_assert_cmpint (get_standing (standings, i)->acts, ==, i == 1);
      g_assert_false (get_standing (standings, i)->is_out);
    }
  {
    g_autofree char *text = g_strdup_printf ("♥ %d · 7", cruz->health - 2);
    g_autofree char *spoken = g_strdup_printf ("health %d of %d, Danger Bar 7", cruz->health - 2, cruz->health);

    g_assert_cmpstr (get_standing (standings, 2)->text, ==, text);
    g_assert_cmpstr (get_standing (standings, 2)->spoken, ==, spoken);
  }

  hk_record_set_boolean (aotd_survivor (table, 1), &aotd_survivor (table, 1)->eliminated, TRUE);
  g_clear_pointer (&standings, g_ptr_array_unref);
  standings = hk_table_list_standings (HK_TABLE (table));
  g_assert_true (get_standing (standings, 1)->is_out);
  g_assert_false (get_standing (standings, 1)->acts);
  g_assert_cmpstr (get_standing (standings, 1)->text, ==, "–");
  g_assert_cmpstr (get_standing (standings, 1)->spoken, ==, "eliminated");
}

static void
test_headline (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (1);

  expect_headline (table, "Round 1 · Ann · Dieter");
  hk_record_set_int (table, &table->current_survivor, -1);
  expect_headline (table, "Round 1 · Player Phase · Ann");
  hk_record_set_int (table, &table->current_player, -1);
  expect_headline (table, "Round 1 · Player Phase");
}

/* Few miniatures left in the box mean extra Activations soon. The least that is few: six Shamblers, five Alphas. */
static void
test_pools (void)
{
  static const struct
  {
    int         shamblers;
    int         alphas;
    const char *reminders;
  } cases[] = {
    { 7, 6, "" },
    { 6, 6, "Only 6 Shamblers are left in the box" },
    { 1, 6, "Only 1 Shambler is left in the box" },
    { 7, 5, "Only 5 Alphas are left in the box" },
    { 7, 1, "Only 1 Alpha is left in the box" },
    { 0, 0, "Only 0 Shamblers are left in the box\nOnly 0 Alphas are left in the box" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkAotdTable) table = aotd_begin (0);

      aotd_horde (table, 0, 0);
      aotd_horde (table, hk_aotd_table_get_pool (table, "shambler") - cases[i].shamblers, hk_aotd_table_get_pool (table, "alpha") - cases[i].alphas);
      expect_reminders (table, cases[i].reminders);
    }
}

/* An Orange and a Red Skill are chosen when the Danger Bar comes to 19 and to 43; a Bola holds whom it hits; a mission may have
 * a Time Track. */
static void
test_reminders (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *dieter = aotd_survivor (table, 1);

  expect_reminders (table, "");
  hk_record_set_int (table, &table->trapped_alphas, 1);
  expect_reminders (table, "Whom a Bola holds has no Actions in this Zombie Phase");
  hk_record_set_int (table, &table->trapped_alphas, 0);
  hk_record_set_int (table, &table->time_limit, 5);
  hk_record_set_int (table, &table->time_used, 3);
  expect_reminders (table, "2 rounds left on the Time Track");
  hk_record_set_int (table, &table->time_used, 4);
  expect_reminders (table, "1 round left on the Time Track");
  hk_record_set_int (table, &table->time_used, 5);
  expect_reminders (table, "");
  hk_record_set_string (dieter, &dieter->source, "owner");
  hk_record_set_int (dieter, &dieter->adrenaline, 18);
  expect_reminders (table, "");
  hk_record_set_int (dieter, &dieter->adrenaline, 19);
  expect_reminders (table, "Dieter has a Skill to choose");
  hk_record_set_int (dieter, &dieter->orange_choice, 1);
  hk_record_set_int (dieter, &dieter->adrenaline, 42);
  expect_reminders (table, "");
  hk_record_set_int (dieter, &dieter->adrenaline, 43);
  expect_reminders (table, "Dieter has a Skill to choose");
  hk_record_set_int (dieter, &dieter->red_choice, 2);
  expect_reminders (table, "");
}

/* By the house rule that Survivors take their Actions in turns, whoever has begun goes on where they were (ruling.actions-alternate). */
static void
test_alternate (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autofree char *begins = NULL;
  g_autofree char *goes_on = NULL;

  aotd_house (table, "actions-alternate");
  begins = aotd_say (table, "{\"move\":\"activate\",\"survivor\":1}");
  g_assert_nonnull (strstr (begins, "Dieter is activated."));
  aotd_play (table, "{\"move\":\"action\",\"what\":\"Door\"}");
  g_assert_cmpint (aotd_survivor (table, 1)->actions, ==, 2);
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":2}");
  goes_on = aotd_say (table, "{\"move\":\"activate\",\"survivor\":1}");
  g_assert_nonnull (strstr (goes_on, "Dieter goes on."));
  g_assert_cmpint (aotd_survivor (table, 1)->actions, ==, 2);
}

/* Nobody of the player on turn is left to activate: the button goes on. */
static void
test_way_on (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkPrimaryAction) next = NULL;

  hk_record_set_int (table, &table->current_survivor, -1);
  for (int i = 0; i < 3; i++)
    hk_record_set_boolean (aotd_survivor (table, i), &aotd_survivor (table, i)->activated, TRUE);
  next = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_primary_action_get_label (next), ==, "Go On");
  g_assert_cmpstr (hk_move_get_name (hk_primary_action_get_move (next)), ==, "end-turn");
}

/* Who is named is in the mission, and alive. */
static void
test_who (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *cruz = aotd_survivor (table, 2);

  aotd_refuse (table, "{\"move\":\"activate\",\"survivor\":6}", HK_ERROR_PARAMETER);
  hk_record_set_boolean (cruz, &cruz->eliminated, TRUE);
  aotd_refuse (table, "{\"move\":\"activate\",\"survivor\":2}", HK_ERROR_IMPOSSIBLE);
  hk_record_set_enum (table, &table->outcome, HK_AOTD_ENDING_LOST);
  aotd_refuse (table, "{\"move\":\"pass-step\"}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"activate\",\"survivor\":1}", HK_ERROR_IMPOSSIBLE);
}

/* What a person reads for what the table keeps as an id. */
static void
test_said (void)
{
  static const char * const said[][3] = {
    { "extra-activations", "all", "all Zombies" }, { "extra-activations", "alpha", "Alpha" }, { "extra-activations", "alpha@the lobby", "Alpha · the lobby" },
    { "extra-activations", "alpha+@the lobby", "Alpha · the lobby" }, { "type", "shambler", "Shambler" }, { "skill", "hunter:alpha", "Hunter: Alpha" },
    { "place", "dead", "eliminated" }, { "outcome", "lost", "lost" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (said); i++)
    {
      g_autofree char *text = hk_aotd_table_say_value (NULL, said[i][0], said[i][1]);

      g_assert_cmpstr (text, ==, said[i][2]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/army-of-the-dead/guide/standings", test_standings);
  g_test_add_func ("/army-of-the-dead/guide/headline", test_headline);
  g_test_add_func ("/army-of-the-dead/guide/pools", test_pools);
  g_test_add_func ("/army-of-the-dead/guide/reminders", test_reminders);
  g_test_add_func ("/army-of-the-dead/guide/alternate", test_alternate);
  g_test_add_func ("/army-of-the-dead/guide/way-on", test_way_on);
  g_test_add_func ("/army-of-the-dead/guide/who", test_who);
  g_test_add_func ("/aotd/guide/said", test_said);
  return g_test_run ();
}
