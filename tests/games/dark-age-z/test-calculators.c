/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-game.h"
#include "core/moves/hk-situation.h"
#include "core/record/hk-error.h"

#include "daz-game.h"

/* The calculators of Dark Age Z, asked as the command line asks them. */

#define FIVE_ZOMBIES \
  "\"zombies\":5,\"hp\":3,\"damage\":2,\"zones\":[{\"army\":{\"rank\":\"bronze\",\"attack\":7},\"loyalty\":\"left\"," \
  "\"reinforcements\":[3]},{\"army\":{\"rank\":\"silver\",\"attack\":3},\"loyalty\":\"right\"}]"

#define ONE_ZONE(zone) "{\"zombies\":4,\"hp\":5,\"damage\":2,\"zones\":[" zone "]}"

static void
test_calculators (void)
{
  static const struct
  {
    const char *name;
    const char *params;
    const char *member;
    int         value;
  } cases[] = {
    /* Setup: 3 + 2 = 5 zombies of 3 + 0 = 3 HP. */
    { "zombies", "{\"cards\":[{\"zombies\":3,\"hp\":3,\"power-up-zombies\":2,\"power-up-hp\":0}]}", "zombies", 5 },
    { "zombies", "{\"cards\":[{\"zombies\":3,\"hp\":3,\"power-up-zombies\":2,\"power-up-hp\":0}]}", "hp", 3 },
    /* Combat: 3+1+1+2+1 = 8 zombies of 2+1+1+1+1 = 6 HP. */
    { "zombies",
      "{\"cards\":[{\"power-up-zombies\":1,\"power-up-hp\":1},{\"power-up-zombies\":2,\"power-up-hp\":1},"
      "{\"power-up-zombies\":1,\"power-up-hp\":1},{\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":1}]}", "zombies", 8 },
    { "zombies",
      "{\"cards\":[{\"power-up-zombies\":1,\"power-up-hp\":1},{\"power-up-zombies\":2,\"power-up-hp\":1},"
      "{\"power-up-zombies\":1,\"power-up-hp\":1},{\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":1}]}", "hp", 6 },
    /* Cleanup: 3+1+1+2 = 7 zombies of 2+1+1+0 = 4 HP. */
    { "zombies",
      "{\"cards\":[{\"power-up-zombies\":2,\"power-up-hp\":0},{\"power-up-zombies\":1,\"power-up-hp\":1},"
      "{\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":1}]}", "zombies", 7 },
    { "zombies",
      "{\"cards\":[{\"power-up-zombies\":2,\"power-up-hp\":0},{\"power-up-zombies\":1,\"power-up-hp\":1},"
      "{\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":1}]}", "hp", 4 },
    /* Scoring: 2 × 2 = 4, and 3 with one protection. */
    { "gate-damage", "{\"damage\":2,\"zombies\":2}", "lost", 4 },
    { "gate-damage", "{\"damage\":2,\"zombies\":2,\"protection\":1}", "lost", 3 },
    /* Combat: 7 + 3 + 3 = 13; three go on, of whom the archer's 3 kill one, and the archer becomes one. */
    { "combat", "{" FIVE_ZOMBIES "}", "at-gate", 3 },
    { "power", "{\"zone\":1," FIVE_ZOMBIES "}", "power", 13 },
    { "power", "{\"zone\":1," FIVE_ZOMBIES "}", "kills", 4 },
    { "power", "{\"zone\":2," FIVE_ZOMBIES "}", "power", 3 },
    { "power", "{\"zone\":3," FIVE_ZOMBIES "}", "power", 3 },
    { "power", "{\"zone\":4," FIVE_ZOMBIES "}", "power", 0 },
    { "combat",
      "{\"zombies\":5,\"hp\":7,\"boss\":\"the-bloodshed\",\"zones\":[{\"army\":{\"rank\":\"silver\",\"attack\":35},"
      "\"loyalty\":\"left\",\"commander\":\"alexander\"}]}", "at-gate", 5 },
    /* Each kind of card as it comes when nothing more is said of it. */
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"weakened\"},\"loyalty\":\"left\"}"), "at-gate", 6 },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\"},\"loyalty\":\"left\"}"), "at-gate", 6 },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"silver\"},\"loyalty\":\"left\"}"), "at-gate", 5 },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"gold\"},\"loyalty\":\"left\"}"), "at-gate", 3 },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"gold\",\"zombification\":3},\"loyalty\":\"left\"}"), "at-gate", 6 },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\"},\"loyalty\":\"left\",\"commander\":\"erina\"}"), "at-gate", 5 },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\"},\"loyalty\":\"left\",\"commander\":\"lancelot\"}"), "at-gate", 5 },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\",\"attack\":3},\"loyalty\":\"left\",\"commander\":\"alexander\"}"), "at-gate", 3 },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\",\"attack\":9},\"loyalty\":\"left\",\"defeated\":true}"), "at-gate", 4 },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\",\"attack\":9},\"loyalty\":\"left\",\"skipped\":true}"), "at-gate", 4 },
    { "combat",
      ONE_ZONE ("null,{\"army\":{\"rank\":\"bronze\",\"attack\":5,\"ranged\":true},\"loyalty\":\"left\"}"), "at-gate", 4 },
    { "smallest-power",
      "{\"zombies\":2,\"hp\":6,\"zones\":[{\"army\":{\"rank\":\"bronze\",\"attack\":10},\"loyalty\":\"left\"}]}", "added", 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) answer = hk_play_calculate ("dark-age-z", cases[i].name, cases[i].params, NULL, &error);

      g_assert_no_error (error);
      g_test_message ("%s %s", cases[i].name, cases[i].params);
      g_assert_cmpint (json_object_get_int_member (json_node_get_object (answer), cases[i].member), ==, cases[i].value);
    }
}

static void
test_nothing_helps (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) answer = hk_play_calculate ("dark-age-z", "smallest-power", "{\"zombies\":2,\"hp\":6,\"zones\":[]}", NULL, &error);

  g_assert_no_error (error);
  g_assert_false (json_object_get_boolean_member (json_node_get_object (answer), "possible"));
}

static void
test_calculators_refuse (void)
{
  static const struct
  {
    const char *name;
    const char *params;
  } cases[] = {
    { "combat", "{}" },
    { "combat", "{\"zombies\":-1,\"hp\":3,\"zones\":[]}" },
    { "combat", "{\"zombies\":1,\"hp\":0,\"zones\":[]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[3]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[null,null,null,null,null,null]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[{\"army\":{\"rank\":\"iron\"}}]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[{\"army\":{\"rank\":\"gold\"}}]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[{\"army\":{\"rank\":\"gold\"},\"loyalty\":\"up\"}]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[{\"commander\":\"erina\"}]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[],\"boss\":\"nobody\"}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[{\"commander\":\"nobody\"}]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":{}}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[],\"frogs\":1}" },
    { "combat", "{\"zombies\":1.5,\"hp\":1,\"zones\":[]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[],\"protection\":{\"middle\":1}}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[],\"protection\":{\"left\":-1}}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[],\"protection\":{\"left\":true}}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[],\"names\":{\"left\":7}}" },
    { "combat", ONE_ZONE ("{\"army\":7}") },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":2},\"loyalty\":\"left\"}") },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\",\"atack\":7},\"loyalty\":\"left\"}") },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\",\"attack\":1000},\"loyalty\":\"left\"}") },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\",\"attack\":4294967297},\"loyalty\":\"left\"}") },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\",\"attack\":\"7\"},\"loyalty\":\"left\"}") },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"gold\",\"ranged\":true},\"loyalty\":\"left\"}") },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\"},\"loyalty\":\"left\",\"defeated\":1}") },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\"},\"loyalty\":\"left\",\"supporter\":3}") },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\"},\"loyalty\":\"left\",\"pair-points\":4}") },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\"},\"loyalty\":\"left\",\"reinforcements\":[1,1,1,1]}") },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\"},\"loyalty\":\"left\",\"reinforcements\":[\"1\"]}") },
    { "combat", ONE_ZONE ("{\"army\":{\"rank\":\"bronze\"},\"loyalty\":\"left\",\"reinforcements\":3}") },
    { "combat", ONE_ZONE ("{\"reinforcements\":[3]}") },
    { "power", "{" FIVE_ZOMBIES "}" },
    { "power", "{\"zone\":6," FIVE_ZOMBIES "}" },
    { "smallest-power", "{\"zone\":-1," FIVE_ZOMBIES "}" },
    { "zombies", "{\"cards\":[]}" },
    { "zombies", "{\"cards\":{}}" },
    { "zombies", "{\"cards\":[5]}" },
    { "zombies", "{\"cards\":[{\"zombies\":1}]}" },
    { "gate-damage", "{\"damage\":\"two\",\"zombies\":2}" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) answer = hk_play_calculate ("dark-age-z", cases[i].name, cases[i].params, NULL, &error);

      if (answer != NULL)
        g_error ("%s should refuse %s", cases[i].name, cases[i].params);
      g_assert_cmpstr (g_quark_to_string (error->domain), ==, g_quark_to_string (HK_ERROR));
    }
}

/* What a table would ask of a combat says whether its zombies have values of a stand-in. */
static void
test_stand_in (void)
{
  static const char * const setups[] = {
    "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0,\"missions\":\"none\",\"components\":\"stand-in\"}",
    DAZ_TWO,
  };

  for (guint i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr (HkDazTable) table = daz_new (setups[i], 1);
      g_autoptr (GPtrArray) combats = NULL;

      combats = hk_table_list_situations (HK_TABLE (table), hk_game_find_calculator (hk_table_get_game (HK_TABLE (table)), "combat", NULL));
      g_assert_cmpuint (combats->len, ==, hk_daz_table_get_n_kingdoms (table));
      for (guint j = 0; j < combats->len; j++)
        {
          const HkSituation *situation = g_ptr_array_index (combats, j);

          g_assert_cmpstr (json_object_get_string_member_with_default (situation->params, "source", NULL), ==, i == 0 ? "stand-in" : NULL);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/calculators/pages-5-14-15-17", test_calculators);
  g_test_add_func ("/calculators/nothing-helps", test_nothing_helps);
  g_test_add_func ("/calculators/refuse", test_calculators_refuse);
  g_test_add_func ("/calculators/stand-in", test_stand_in);
  return g_test_run ();
}
