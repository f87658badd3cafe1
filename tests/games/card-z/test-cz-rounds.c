/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-field.h"
#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/state/hk-cz-encounter.h"

/* The turn of the Encounters: the order, moves, bites, infection, dogs, armour, and dice of the group’s own. */

static HkCzTable *
lay_out (void)
{
  HkCzTable *table = cz_field_new ("ooo", 5);

  cz_start (table);
  return table;
}

/* A bite whose die is told. */
static void
assert_bite (const char *type,
             int         distance,
             int         die,
             gboolean    infected,
             int         wounds,
             gboolean    dead)
{
  g_autoptr (HkCzTable) table = lay_out ();
  g_autofree char *line = g_strdup_printf ("{\"move\":\"encounters-act\",\"bites\":[{\"encounter\":0,\"survivor\":0,\"die\":%d}]}", die);
  HkCzSurvivor *dad = cz_survivor (table, 0);

  g_object_set (cz_add (table, type, 1, "A", distance), "nearest", 0, NULL);
  cz_play (table, line);
  g_assert_cmpint (dad->infected > 0, ==, infected);
  g_assert_cmpint (dad->wounds, ==, wounds);
  g_assert_cmpint (dad->dead, ==, dead);
  g_assert_cmpint (cz_survivor (table, 1)->infected, ==, 0);
  g_assert_cmpint (cz_encounter (table, 0)->distance, ==, dead ? 0 : 1);
  g_assert_cmpint (hk_cz_encounter_is_engaged_by (cz_encounter (table, 0), 0), ==, !dead);
}

/* Each kind at its bite rating and just below it (page 5). */
static void
test_bites (void)
{
  assert_bite ("zombie", 2, 4, TRUE, 0, FALSE);
  assert_bite ("zombie", 2, 3, FALSE, 0, FALSE);
  assert_bite ("zombie", 3, 9, FALSE, 0, FALSE);
  assert_bite ("fast", 3, 3, TRUE, 0, FALSE);
  assert_bite ("fast", 3, 2, FALSE, 0, FALSE);
  assert_bite ("slow", 1, 5, TRUE, 0, FALSE);
  assert_bite ("slow", 1, 4, FALSE, 0, FALSE);
  assert_bite ("slow", 2, 9, FALSE, 0, FALSE);
  assert_bite ("dog", 4, 4, FALSE, 0, FALSE);
  assert_bite ("dog", 4, 5, FALSE, 1, FALSE);
  assert_bite ("dog", 4, 7, FALSE, 1, FALSE);
  assert_bite ("dog", 4, 8, FALSE, 0, TRUE);
}

/* Who is wounded already is killed by the next bite (page 11). */
static void
test_second_wound (void)
{
  g_autoptr (HkCzTable) table = lay_out ();

  g_object_set (cz_add (table, "dog", 1, "A", 2), "nearest", 0, NULL);
  g_object_set (cz_survivor (table, 0), "wounds", 1, NULL);
  cz_play (table, "{\"move\":\"encounters-act\",\"bites\":[{\"encounter\":0,\"survivor\":0,\"die\":5}]}");
  g_assert_true (cz_survivor (table, 0)->dead);
  g_assert_cmpstr (cz_survivor (table, 0)->lost_how, ==, "bitten");
  g_assert_false (cz_survivor (table, 0)->on_field);
}

/* A Rigored Zombie moves by the die and needs a move to bite (page 5). */
static void
test_rigored (void)
{
  for (int die = 0; die <= 9; die++)
    {
      g_autoptr (HkCzTable) table = lay_out ();
      g_autofree char *line = g_strdup_printf ("{\"move\":\"encounters-act\",\"rigored\":[%d],\"bites\":[{\"encounter\":0,\"survivor\":0,\"die\":3}]}", die);

      g_object_set (cz_add (table, "rigored", 1, "A", 2), "nearest", 0, NULL);
      cz_play (table, line);
      g_assert_cmpint (cz_encounter (table, 0)->distance, ==, die >= 5 ? 1 : 2);
      g_assert_cmpint (cz_survivor (table, 0)->infected > 0, ==, die == 9);
    }
}

/* The closest act first, then Feral Dog, Fast Zombie, Zombie, Slow Zombie; the log tells it in that order (page 11). */
static void
test_order (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  g_autofree char *said = NULL;

  cz_add (table, "slow", 1, "A", 9);
  cz_add (table, "zombie", 1, "B", 9);
  cz_add (table, "fast", 1, "C", 9);
  cz_add (table, "dog", 1, "D", 9);
  cz_add (table, "slow", 1, "E", 8);
  said = cz_say (table, "{\"move\":\"encounters-act\"}");
  g_assert_cmpstr (said, ==, "Old Skool Dad passes. Punk Rock Girl passes. Slow Zombie 1-E moves 1 hex and is 7 away. "
                             "Feral Dog 1-D moves 4 hexes and is 5 away. Fast Zombie 1-C moves 3 hexes and is 6 away. "
                             "Zombie 1-B moves 2 hexes and is 7 away. Slow Zombie 1-A moves 1 hex and is 8 away.");
}

/* Who does not act: face down, locked in, behind a fence, distracted, set aside, drawn in this round (page 11). */
static void
test_idle (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  g_autofree char *said = NULL;

  g_object_set (cz_add (table, "zombie", 1, "A", 2), "revealed", FALSE, NULL);
  g_object_set (cz_add (table, "zombie", 1, "B", 2), "locked", TRUE, NULL);
  g_object_set (cz_add (table, "zombie", 1, "C", 2), "behind-fence", TRUE, NULL);
  g_object_set (cz_add (table, "zombie", 1, "D", 2), "distracted", TRUE, NULL);
  g_object_set (cz_add (table, "ally", 1, "E", 2), "set-aside", TRUE, NULL);
  g_object_set (cz_add (table, "zombie", 0, "F", 2), "arrived", 1, NULL);
  cz_play (table, "{\"move\":\"pass-round\",\"survivor\":0}");
  cz_play (table, "{\"move\":\"pass-round\",\"survivor\":1}");
  said = cz_say (table, "{\"move\":\"encounters-act\"}");
  g_assert_cmpstr (said, ==, "No Encounter acts.");
  g_assert_cmpint (table->battle->round, ==, 2);
}

/* Infected: one more battle-round, in which the survivor acts and the Zombie keeps biting (page 11). */
static void
test_infection (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  HkCzSurvivor *dad = cz_survivor (table, 0);
  g_autofree char *said = NULL;

  g_object_set (cz_add (table, "slow", 1, "A", 1), "nearest", 0, NULL);
  cz_play (table, "{\"move\":\"encounters-act\",\"bites\":[{\"encounter\":0,\"survivor\":0,\"die\":9}]}");
  g_assert_cmpint (dad->infected, ==, 1);
  g_assert_cmpint (dad->infected_round, ==, 1);
  g_assert_false (dad->dead);
  g_assert_cmpint (table->battle->round, ==, 2);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"encounter\":0,\"die\":1}");
  said = cz_say (table, "{\"move\":\"encounters-act\",\"bites\":[{\"encounter\":0,\"survivor\":0,\"die\":9}]}");
  g_assert_nonnull (strstr (said, "bites at Old Skool Dad"));
  g_assert_true (dad->dead);
  g_assert_cmpint (table->battle->round, ==, 3);
}

/* If the battle is over before, death comes all the same (page 11). */
static void
test_infection_end (void)
{
  g_autoptr (HkCzTable) regroup = lay_out ();
  g_autoptr (HkCzTable) end = lay_out ();
  g_autoptr (HkMove) move = hk_move_build ("note", NULL);

  g_object_set (cz_survivor (regroup, 0), "infected", 1, "infected-round", 1, NULL);
  cz_play (regroup, "{\"move\":\"regroup\"}");
  g_assert_true (cz_survivor (regroup, 0)->dead);
  g_object_set (cz_survivor (end, 0), "infected", 1, "infected-round", 1, NULL);
  hk_cz_table_hurt (end, move, 1, "infected");
  hk_cz_battle_end (end, move, "cleared");
  g_assert_true (cz_survivor (end, 0)->dead);
  g_assert_true (cz_survivor (end, 1)->dead);
  g_assert_null (end->battle);
}

/* Who steps off the battlefield takes the infection along: one more battle-round, or the end of the battle before (Getting Bit, page
 * 11). */
static void
test_infection_off_the_field (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkCzTable) table = lay_out ();
      g_autoptr (HkMove) move = hk_move_build ("note", NULL);
      HkCzSurvivor *dad = cz_survivor (table, 0);

      cz_add (table, "slow", 1, "A", 9);
      g_object_set (dad, "infected", 1, "infected-round", 1, NULL);
      cz_play (table, "{\"move\":\"encounters-act\"}");
      g_assert_false (dad->dead);
      cz_play (table, "{\"move\":\"act-move\",\"survivor\":0,\"off\":true}");
      g_assert_false (dad->on_field);
      if (i == 0)
        cz_play (table, "{\"move\":\"encounters-act\"}");
      else
        hk_cz_battle_end (table, move, "retreat");
      g_assert_true (dad->dead);
      g_assert_cmpint (dad->infected, ==, 0);
    }
}

/* Nobody steps off the battlefield without a retreat to follow (Battleground Rules, page 9): the group could neither fight nor go. */
static void
test_no_retreat_left (void)
{
  g_autoptr (HkCzTable) table = lay_out ();

  cz_add (table, "slow", 1, "A", 9);
  g_object_set (hk_cz_table_get_player (table, 0), "retreated", TRUE, NULL);
  cz_refuse (table, "{\"move\":\"act-move\",\"survivor\":0,\"off\":true}", HK_ERROR_REFUSED);
  g_assert_true (cz_survivor (table, 0)->on_field);
  g_object_set (hk_cz_table_get_player (table, 0), "retreated", FALSE, NULL);
  cz_play (table, "{\"move\":\"act-move\",\"survivor\":0,\"off\":true}");
  g_assert_false (cz_survivor (table, 0)->on_field);
}

/* Where the infection kills the last of the group as it regroups, before a wall too, the battle is over (Getting Bit, page 11). */
static void
test_infection_of_the_last (void)
{
  static const char * const moves[] = { "{\"move\":\"regroup\"}", "{\"move\":\"cross\"}" };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (HkCzTable) table = cz_field_new ("o|o", 5);
      HkCzSurvivor *survivor;

      cz_start (table);
      for (int j = 0; (survivor = hk_cz_table_get_survivor (table, j)) != NULL; j++)
        g_object_set (survivor, "infected", 1, "infected-round", 1, NULL);
      cz_play (table, moves[i]);
      g_assert_true (cz_survivor (table, 0)->dead);
      g_assert_true (cz_survivor (table, 1)->dead);
      g_assert_null (table->battle);
    }
}

/* Armour takes off the die: the best defence is 4, one piece of each kind (page 11). */
static void
test_armour (void)
{
  static const struct
  {
    int      die;
    gboolean infected;
  } cases[] = { { 7, FALSE }, { 8, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkCzTable) table = lay_out ();
      g_autofree char *line = g_strdup_printf ("{\"move\":\"encounters-act\",\"bites\":[{\"encounter\":0,\"survivor\":0,\"die\":%d}]}", cases[i].die);

      cz_arm (table, 0, "Shield", "armour", -1, "armour", 2, NULL);
      cz_arm (table, 0, "Shield", "armour", -1, "armour", 2, NULL);
      cz_arm (table, 0, "Glove", "armour", -1, "weight", 1, NULL);
      cz_arm (table, 0, "Mask", "armour", -1, "armour", 1, NULL);
      cz_arm (table, 0, "Helmet", "armour", -1, "armour", 1, NULL);
      g_object_set (cz_add (table, "zombie", 1, "A", 1), "nearest", 0, NULL);
      g_assert_cmpint (hk_cz_survivor_get_armour (table, cz_survivor (table, 0)), ==, 4);
      cz_play (table, line);
      g_assert_cmpint (cz_survivor (table, 0)->infected > 0, ==, cases[i].infected);
    }
}

/* The impaled neither moves nor bites who holds it, but others next to it (page 10). */
static void
test_impaled (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  g_autofree char *said = NULL;

  cz_add (table, "zombie", 1, "A", 1);
  cz_play (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[0]}");
  g_object_set (cz_encounter (table, 0), "impaled-by", 0, NULL);
  said = cz_say (table, "{\"move\":\"encounters-act\"}");
  g_assert_nonnull (strstr (said, "held impaled"));
  cz_refuse (table, "{\"move\":\"bite\",\"encounter\":0,\"survivor\":0,\"die\":9}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[0,1]}");
  g_object_set (cz_encounter (table, 0), "impaled-by", 0, NULL);
  cz_play (table, "{\"move\":\"encounters-act\",\"bites\":[{\"encounter\":0,\"die\":4}]}");
  g_assert_cmpint (cz_survivor (table, 0)->infected, ==, 0);
  g_assert_cmpint (cz_survivor (table, 1)->infected, ==, 1);
}

/* A pushed one stands up when it acts (page 10). */
static void
test_pushed (void)
{
  g_autoptr (HkCzTable) table = lay_out ();

  g_object_set (cz_add (table, "slow", 1, "A", 2), "pushed", TRUE, "nearest", 1, NULL);
  cz_play (table, "{\"move\":\"encounters-act\"}");
  g_assert_false (cz_encounter (table, 0)->pushed);
  g_assert_true (hk_cz_encounter_is_engaged_by (cz_encounter (table, 0), 1));
}

/* The group rolls its own dice: the bites wait, one by one, and the round ends with the last (Getting Bit, page 11). */
static void
test_by_hand (void)
{
  g_autoptr (HkCzTable) table = lay_out ();

  g_object_set (table, "dice-by", HK_BY_HAND, NULL);
  g_object_set (cz_add (table, "zombie", 1, "A", 2), "nearest", 0, NULL);
  cz_add (table, "fast", 1, "B", 3);
  cz_add (table, "rigored", 1, "C", 9);
  cz_refuse (table, "{\"move\":\"encounters-act\"}", HK_ERROR_PARAMETER);
  cz_play (table, "{\"move\":\"encounters-act\",\"rigored\":[5]}");
  g_assert_cmpint (table->battle->side, ==, HK_CZ_SIDE_ENCOUNTERS);
  g_assert_true (cz_encounter (table, 0)->bite_due);
  g_assert_true (cz_encounter (table, 1)->bite_due);
  g_assert_cmpint (cz_encounter (table, 2)->distance, ==, 8);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"encounter\":0,\"die\":9}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"encounters-act\",\"rigored\":[5]}", HK_ERROR_PARAMETER);
  cz_refuse (table, "{\"move\":\"bite\",\"encounter\":2,\"survivor\":0,\"die\":9}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"bite\",\"encounter\":0}", HK_ERROR_PARAMETER);
  cz_play (table, "{\"move\":\"bite\",\"encounter\":0,\"die\":3}");
  cz_refuse (table, "{\"move\":\"bite\",\"encounter\":1,\"die\":9}", HK_ERROR_PARAMETER);
  g_assert_cmpint (table->battle->round, ==, 1);
  cz_play (table, "{\"move\":\"bite\",\"encounter\":1,\"survivor\":1,\"die\":3}");
  g_assert_cmpint (table->battle->round, ==, 2);
  g_assert_cmpint (table->battle->side, ==, HK_CZ_SIDE_SURVIVORS);
  g_assert_cmpint (cz_survivor (table, 0)->infected, ==, 0);
  g_assert_cmpint (cz_survivor (table, 1)->infected, ==, 1);
}

/* The last survivor there dies while bites still wait: the big button ends the battle without a die for them. */
static void
test_nobody_left (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  g_autoptr (HkCzWeather) weather = g_object_new (HK_TYPE_CZ_WEATHER, NULL);
  g_autoptr (HkCzLocation) elsewhere = g_object_new (HK_TYPE_CZ_LOCATION, "name", "Elsewhere", "q", 1, NULL);
  g_autoptr (HkPrimaryAction) next = NULL;

  g_object_set (table, "dice-by", HK_BY_HAND, "weather", weather, "fires-spread", TRUE, NULL);
  g_object_set (hk_cz_table_get_player (table, 0), "base", 0, NULL);
  g_object_set (cz_survivor (table, 0), "wounds", 1, NULL);
  hk_record_list_append (table->locations, elsewhere);
  g_object_set (cz_survivor (table, 1), "place", 1, "on-field", FALSE, NULL);
  g_object_set (cz_add (table, "dog", 1, "A", 1), "nearest", 0, NULL);
  g_object_set (cz_add (table, "zombie", 1, "B", 1), "nearest", 0, NULL);
  cz_play (table, "{\"move\":\"encounters-act\"}");
  cz_play (table, "{\"move\":\"bite\",\"encounter\":0,\"die\":9}");
  g_assert_true (cz_survivor (table, 0)->dead);
  g_assert_true (cz_encounter (table, 1)->bite_due);
  next = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_nonnull (hk_primary_action_get_move (next));
  g_assert_cmpstr (hk_move_get_name (hk_primary_action_get_move (next)), ==, "encounters-act");
  cz_play (table, "{\"move\":\"encounters-act\"}");
  g_assert_null (table->battle);
}

/* All bites that wait can be told at once (Getting Bit, page 11). */
static void
test_by_hand_at_once (void)
{
  g_autoptr (HkCzTable) table = lay_out ();

  g_object_set (table, "dice-by", HK_BY_HAND, NULL);
  g_object_set (cz_add (table, "zombie", 1, "A", 2), "nearest", 0, NULL);
  g_object_set (cz_add (table, "slow", 1, "B", 1), "nearest", 1, NULL);
  cz_play (table, "{\"move\":\"encounters-act\"}");
  cz_play (table, "{\"move\":\"encounters-act\",\"bites\":[{\"encounter\":1,\"die\":5}]}");
  g_assert_cmpint (table->battle->round, ==, 1);
  g_assert_false (cz_encounter (table, 1)->bite_due);
  cz_play (table, "{\"move\":\"encounters-act\",\"bites\":[{\"encounter\":0,\"die\":3}]}");
  g_assert_cmpint (table->battle->round, ==, 2);
  g_assert_cmpint (cz_survivor (table, 0)->infected, ==, 0);
  g_assert_cmpint (cz_survivor (table, 1)->infected, ==, 1);
}

/* The app rolls evenly: over many tables a Zombie hits as often as its odds say. */
static void
test_luck (void)
{
  const int n = 2000;
  int hits = 0;
  HkCzBite bite;

  hk_cz_bite_resolve ("zombie", 0, 1, FALSE, &bite);
  for (int seed = 1; seed <= n; seed++)
    {
      g_autoptr (HkCzTable) table = cz_field_new ("ooo", (guint64) seed);

      cz_start (table);
      g_object_set (cz_add (table, "zombie", 1, "A", 1), "nearest", 0, NULL);
      cz_play (table, "{\"move\":\"encounters-act\"}");
      hits += cz_survivor (table, 0)->infected > 0;
    }
  g_assert_cmpfloat (hits / (double) n, >, bite.hit - 0.05);
  g_assert_cmpfloat (hits / (double) n, <, bite.hit + 0.05);
}

/* When nobody is left the battle is lost (Battle-Rounds, page 9). */
static void
test_lost (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  g_autoptr (HkMove) move = hk_move_build ("note", NULL);

  g_object_set (cz_add (table, "dog", 1, "A", 1), "nearest", 0, NULL);
  hk_cz_table_hurt (table, move, 1, "killed");
  cz_play (table, "{\"move\":\"encounters-act\",\"bites\":[{\"encounter\":0,\"survivor\":0,\"die\":9}]}");
  g_assert_null (table->battle);
  g_assert_true (cz_survivor (table, 0)->dead);
}

/* What is told to do one thing close by is not thrown or shot, whatever else may stand on its card. */
static void
test_told_weapon (void)
{
  for (int told = 0; told < 8; told++)
    {
      g_autoptr (HkCzTable) table = cz_field_new ("ooo", 1);
      g_autoptr (GPtrArray) ways = NULL;
      gboolean shoots = FALSE;

      cz_add (table, "zombie", 1, "A", 2);
      cz_arm (table, 0, "Hook", "other", -1, "source", "told", "kill", told & 1 ? 4 : 0, "push", told & 2 ? 4 : 0, "impale", told & 4 ? 4 : 0, NULL);
      cz_start (table);
      cz_encounter (table, 0)->distance = 2;
      ways = hk_cz_list_attacks (table, 0, 0);
      for (guint i = 0; i < ways->len; i++)
        shoots |= ((const HkCzWay *) ways->pdata[i])->how == HK_CZ_HOW_SHOOT;
      g_assert_cmpint (shoots, ==, told == 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/rounds/bites", test_bites);
  g_test_add_func ("/card-z/rounds/second-wound", test_second_wound);
  g_test_add_func ("/card-z/rounds/rigored", test_rigored);
  g_test_add_func ("/card-z/rounds/order", test_order);
  g_test_add_func ("/card-z/rounds/idle", test_idle);
  g_test_add_func ("/card-z/rounds/infection", test_infection);
  g_test_add_func ("/card-z/rounds/infection-end", test_infection_end);
  g_test_add_func ("/card-z/rounds/infection-off-the-field", test_infection_off_the_field);
  g_test_add_func ("/card-z/rounds/no-retreat-left", test_no_retreat_left);
  g_test_add_func ("/card-z/rounds/infection-of-the-last", test_infection_of_the_last);
  g_test_add_func ("/card-z/rounds/armour", test_armour);
  g_test_add_func ("/card-z/rounds/impaled", test_impaled);
  g_test_add_func ("/card-z/rounds/pushed", test_pushed);
  g_test_add_func ("/card-z/rounds/by-hand", test_by_hand);
  g_test_add_func ("/card-z/rounds/nobody-left", test_nobody_left);
  g_test_add_func ("/card-z/rounds/by-hand-at-once", test_by_hand_at_once);
  g_test_add_func ("/card-z/rounds/luck", test_luck);
  g_test_add_func ("/card-z/rounds/lost", test_lost);
  g_test_add_func ("/card-z/rounds/told-weapon", test_told_weapon);
  return g_test_run ();
}
