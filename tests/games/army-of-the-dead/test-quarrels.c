/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"

/* What an arguing player finds: two rules at once, the same thing told twice, somebody who is dead. */

/* Page 19 and a ruling: a die for each Zone with Sleepers that a Move leaves. */
static void
test_die_per_zone (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_skill (table, 0, "zone-per-move");
  aotd_refuse (table, "{\"move\":\"move\",\"zones\":2,\"sleepers\":1,\"zone-sleepers\":[1,1]}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"move\",\"zones\":2,\"zone-sleepers\":[1,2],\"dice\":[5,1],\"values\":[2,3]}");
  g_assert_cmpint (table->sleepers, ==, 8);
  g_assert_cmpint (table->shamblers, ==, 5);
  hk_record_set_enum (table, &table->dice_by, HK_BY_HAND);
  aotd_refuse (table, "{\"move\":\"move\",\"zones\":2,\"zone-sleepers\":[1,2],\"dice\":[5]}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"move\",\"zones\":2,\"zone-sleepers\":[0,2],\"dice\":[5]}");
  g_assert_cmpint (table->sleepers, ==, 8);
}

/* Page 19: tokens of Personal Objectives change hands in a Trade; page 28: taking one is not accomplishing it. */
static void
test_tokens (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdObjective) personal = g_object_new (HK_TYPE_AOTD_OBJECTIVE, "name", "Payback", "survivor", 4, NULL);

  hk_record_list_append (table->objectives, personal);
  aotd_refuse (table, "{\"move\":\"trade\",\"partner\":1,\"give-tokens\":[2]}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"take-objective\",\"objective\":2}");
  g_assert_false (personal->done);
  g_assert_cmpint (personal->holder, ==, 0);
  aotd_refuse (table, "{\"move\":\"take-objective\",\"objective\":2}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"trade\",\"partner\":1,\"give-tokens\":[2]}");
  g_assert_cmpint (personal->holder, ==, 1);
  g_assert_cmpint (personal->survivor, ==, 4);
  aotd_play (table, "{\"move\":\"wound\",\"survivor\":1,\"wounds\":3}");
  g_assert_cmpint (personal->holder, ==, -1);
  aotd_play (table, "{\"move\":\"take-objective\",\"objective\":2,\"done\":true}");
  g_assert_true (personal->done);
}

/* A group may set the Targeting Priority Order aside. */
static void
test_house_targets (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  const char *at_alpha = "{\"move\":\"attack\",\"weapon\":\"heavy-machine-gun\",\"concentrated\":true,\"target\":\"alpha\","
                        "\"targets\":{\"shamblers\":2,\"alphas\":1},\"dice\":[6,6],\"ammo\":[6,6]";
  const char *chosen = "{\"move\":\"attack\",\"weapon\":\"heavy-machine-gun\",\"allot\":{\"alphas\":1},"
                       "\"targets\":{\"shamblers\":2,\"alphas\":1},\"dice\":[6,1],\"ammo\":[2,2]";
  g_autofree char *plain = g_strconcat (at_alpha, "}", NULL);
  g_autofree char *house = g_strconcat (at_alpha, ",\"house\":true}", NULL);
  g_autofree char *plain_chosen = g_strconcat (chosen, "}", NULL);
  g_autofree char *house_chosen = g_strconcat (chosen, ",\"house\":true}", NULL);

  aotd_give (table, 0, "heavy-machine-gun", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 2, 2);
  aotd_refuse (table, plain, HK_ERROR_REFUSED);
  aotd_play (table, house);
  g_assert_cmpint (table->alphas, ==, 1);
  g_assert_cmpint (table->shamblers, ==, 2);
  aotd_refuse (table, plain_chosen, HK_ERROR_REFUSED);
  aotd_play (table, house_chosen);
  g_assert_cmpint (table->alphas, ==, 0);
  g_assert_cmpint (table->shamblers, ==, 2);
}

/* Everybody is in a Zone once, and the dead are in none. */
static void
test_told_twice (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_give (table, 0, "tnt", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "revolver", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 3, 0);
  aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"valentine\"}");
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"tnt\",\"targets\":{\"abominations\":[\"valentine\",\"valentine\"]}}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"tnt\",\"targets\":{\"shamblers\":1},\"friends\":[1,1]}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"wound\",\"survivor\":1,\"wounds\":3}");
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":1},\"friends\":[1],\"dice\":[1,1]}",
               HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"spend\",\"survivor\":1,\"actions\":-2}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"use-skill\",\"survivor\":1,\"skill\":\"sidestep\",\"house\":true}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"take-card\",\"survivor\":1,\"card\":\"machete\"}", HK_ERROR_IMPOSSIBLE);
}

/* A ruling: what wins and loses at once loses; so the win waits for Wounds that are still to be given out. */
static void
test_win_waits (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdObjective) kills = g_object_new (HK_TYPE_AOTD_OBJECTIVE, "name", "Payback", "survivor", 0, "kill-type", "shambler", NULL);
  g_autoptr (HkAotdObjective) other = g_object_new (HK_TYPE_AOTD_OBJECTIVE, "name", "Out", "survivor", 2, "done", TRUE, "count", 1, NULL);
  const char *shot = "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":1},\"friends\":[1,2],\"dice\":[6,1]}";
  g_autoptr (HkTable) copy = NULL;

  hk_record_list_append (table->objectives, kills);
  hk_record_list_append (table->objectives, other);
  aotd_play (table, "{\"move\":\"objective\",\"objective\":0}");
  aotd_play (table, "{\"move\":\"objective\",\"objective\":1}");
  aotd_give (table, 0, "revolver", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 1, 0);
  aotd_play (table, "{\"move\":\"wound\",\"survivor\":2,\"wounds\":2}");
  aotd_play (table, shot);
  g_assert_true (kills->done);
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);
  copy = hk_table_copy (HK_TABLE (table));
  aotd_play (table, "{\"move\":\"split-wounds\",\"to\":[1]}");
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_WON);
  aotd_play (HK_AOTD_TABLE (copy), "{\"move\":\"split-wounds\",\"to\":[2]}");
  g_assert_cmpint (HK_AOTD_TABLE (copy)->outcome, ==, HK_AOTD_ENDING_LOST);
}

/* Page 28: as many miniatures lie on the card as are counted. */
static void
test_count_back (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdObjective) kills = g_object_new (HK_TYPE_AOTD_OBJECTIVE, "name", "Payback", "survivor", 0, "needed", 5,
                                                    "kill-type", "shambler", NULL);

  hk_record_list_append (table->objectives, kills);
  aotd_horde (table, 9, 0);
  aotd_play (table, "{\"move\":\"kill\",\"type\":\"shambler\",\"count\":3}");
  g_assert_cmpint (kills->held, ==, 3);
  g_assert_cmpint (hk_aotd_table_get_pool (table, "shambler"), ==, 21);
  aotd_play (table, "{\"move\":\"objective\",\"objective\":2,\"by\":-2}");
  g_assert_cmpint (kills->held, ==, 1);
  aotd_play (table, "{\"move\":\"kill\",\"type\":\"shambler\",\"count\":5}");
  g_assert_true (kills->done);
  g_assert_cmpint (kills->held, ==, 0);
}

/* A ruling: Aaahh!! is never kept; page 16: five cards, and what is told has to be in the deck. */
static void
test_cards (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_refuse (table, "{\"move\":\"take-card\",\"card\":\"aaahh\",\"house\":true}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"search\",\"cards\":[\"katana\"],\"discard\":true}");
  aotd_refuse (table, "{\"move\":\"take-card\",\"card\":\"katana\"}", HK_ERROR_REFUSED);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->equipment_deck), ==, 1);
  aotd_play (table, "{\"move\":\"take-card\",\"card\":\"katana\",\"house\":true}");
  g_assert_cmpuint (hk_deck_get_n_discarded (table->equipment_deck), ==, 0);
  aotd_give (table, 0, "crowbar", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "machete", HK_AOTD_SLOT_BACKPACK);
  aotd_give (table, 0, "revolver", HK_AOTD_SLOT_BACKPACK);
  aotd_give (table, 0, "tnt", HK_AOTD_SLOT_BACKPACK);
  aotd_skill (table, 0, "search-more");
  aotd_play (table, "{\"move\":\"search\",\"cards\":[\"grenade\"]}");
  aotd_refuse (table, "{\"move\":\"search\",\"cards\":[\"grenade\"]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"discard-card\",\"card\":\"crowbar\"}");
  g_assert_cmpuint (hk_aotd_survivor_count_items (guzman, HK_AOTD_SLOT_HAND), ==, 2);
  g_assert_cmpuint (hk_aotd_survivor_count_items (guzman, HK_AOTD_SLOT_BACKPACK), ==, 3);
  aotd_play (table, "{\"move\":\"search\",\"cards\":[],\"discard\":true}");
  g_assert_cmpuint (hk_deck_get_n_discarded (table->equipment_deck), ==, 2);
}

/* Page 26: caught during a Zombie Phase, a Zombie is held in the next one. */
static void
test_bola_in_the_spawn (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_give (table, 0, "bola-gun", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 0, 1);
  hk_record_set_enum (table, &table->phase, HK_AOTD_PHASE_SPAWN);
  hk_record_set_int (table, &table->current_survivor, -1);
  aotd_play (table, "{\"move\":\"attack\",\"survivor\":0,\"free\":true,\"weapon\":\"bola-gun\",\"targets\":{\"alphas\":1},\"dice\":[6]}");
  g_assert_cmpint (table->trapped_alphas, ==, 1);
  aotd_play (table, "{\"move\":\"spawn\",\"type\":\"shambler\",\"count\":1}");
  aotd_play (table, "{\"move\":\"spawn\",\"type\":\"none\"}");
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_END);
  g_assert_cmpint (table->trapped_alphas, ==, 1);
  aotd_play (table, "{\"move\":\"end-round\"}");
  hk_record_set_enum (table, &table->phase, HK_AOTD_PHASE_SPAWN);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->spawns)); i++)
    hk_record_set_boolean (hk_aotd_table_get_spawn (table, (int) i), &hk_aotd_table_get_spawn (table, (int) i)->done, i == 1);
  aotd_play (table, "{\"move\":\"spawn\",\"type\":\"shambler\",\"count\":1}");
  aotd_play (table, "{\"move\":\"spawn\",\"type\":\"none\"}");
  g_assert_cmpint (table->trapped_alphas, ==, 0);
}

/* Page 17: the card of a dead Abomination is out of the game; a ruling: one miniature whatever the line says. */
static void
test_abomination_card (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  const char *card = "{\"move\":\"spawn\",\"zone\":0,\"card\":\"17\",\"type\":\"valentine\",\"blue\":0,\"yellow\":0,\"orange\":0,\"red\":0,\"house\":true}";
  g_auto (GStrv) removed = NULL;

  aotd_play (table, card);
  g_assert_cmpint (hk_aotd_table_get_on_board (table, "valentine"), ==, 1);
  aotd_play (table, "{\"move\":\"kill\",\"type\":\"valentine\",\"survivor\":0}");
  g_assert_cmpuint (hk_deck_get_n_discarded (table->zombie_deck), ==, 0);
  aotd_play (table, card);
  g_assert_cmpint (hk_aotd_table_get_on_board (table, "valentine"), ==, 0);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->zombie_deck), ==, 0);
  g_object_get (table->zombie_deck, "removed", &removed, NULL);
  g_assert_cmpuint (g_strv_length (removed), ==, 1);
}

/* Attacks of nobody, on Companions who are dead, or after the end. */
static void
test_attacks (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  hk_record_set_enum (table, &table->phase, HK_AOTD_PHASE_ZOMBIE);
  hk_record_set_enum (table, &table->zombie_step, HK_AOTD_STEP_ATTACK);
  hk_record_set_int (table, &table->activation, 1);
  aotd_horde (table, 4, 0);
  aotd_refuse (table, "{\"move\":\"zombie-attacks\",\"wounds\":0,\"to\":[1]}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"zombie-attacks\",\"abominations\":[\"spoon\"]}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"finish\",\"outcome\":\"lost\"}");
  aotd_refuse (table, "{\"move\":\"zombie-attacks\",\"wounds\":1,\"house\":true}", HK_ERROR_IMPOSSIBLE);
}

/* Page 28: the Taco Truck attacks only where Zombies are, and those outside it. */
static void
test_truck (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  const char *card = "\"weapon\":{\"id\":\"taco-truck-attack\",\"kind\":\"melee\",\"dice\":2,\"accuracy\":4,\"damage\":1}";
  g_autofree char *inside = g_strconcat ("{\"move\":\"drive\",\"targets\":{\"shamblers\":1},\"friends\":[1],", card, "}", NULL);

  aotd_play (table, "{\"move\":\"truck-seat\",\"seat\":\"driver\"}");
  hk_record_set_enum (aotd_survivor (table, 1), &aotd_survivor (table, 1)->seat, HK_AOTD_SEAT_GUNNER);
  aotd_horde (table, 1, 0);
  aotd_refuse (table, inside, HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"drive\",\"targets\":{\"shamblers\":0,\"abominations\":[]}}");
  g_assert_cmpint (aotd_survivor (table, 0)->actions, ==, 1);
}

/* What the owner has entered of a weapon stays where the group reads out less. */
static void
test_learned_weapon (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdGear *katana;

  aotd_give (table, 0, "katana", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 1, 0);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":{\"id\":\"katana\",\"dice\":2},\"targets\":{\"shamblers\":1},\"dice\":[6,6]}");
  katana = hk_aotd_table_find_gear (table, "katana");
  g_assert_cmpint (katana->dice, ==, 2);
  g_assert_cmpint (katana->accuracy, ==, 3);
  g_assert_cmpstr (katana->skill, ==, "charge");
}

/* Nothing set aside is no reserve. */
static void
test_empty_reserve (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_play (table, "{\"move\":\"vault-challenge\",\"card\":\"Gears and Bolts\",\"specialty\":\"mechanic\",\"bonus\":\"any-face\"}");
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[1,1,2,2,6]}");
  aotd_refuse (table, "{\"move\":\"vault-reserve\",\"dice\":\"\"}", HK_ERROR_PARAMETER);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/quarrels/a-die-for-each-zone", test_die_per_zone);
  g_test_add_func ("/aotd/quarrels/tokens", test_tokens);
  g_test_add_func ("/aotd/quarrels/house-targets", test_house_targets);
  g_test_add_func ("/aotd/quarrels/told-twice", test_told_twice);
  g_test_add_func ("/aotd/quarrels/win-waits-for-wounds", test_win_waits);
  g_test_add_func ("/aotd/quarrels/count-back", test_count_back);
  g_test_add_func ("/aotd/quarrels/cards", test_cards);
  g_test_add_func ("/aotd/quarrels/bola-in-the-spawn", test_bola_in_the_spawn);
  g_test_add_func ("/aotd/quarrels/abomination-card", test_abomination_card);
  g_test_add_func ("/aotd/quarrels/attacks", test_attacks);
  g_test_add_func ("/aotd/quarrels/truck", test_truck);
  g_test_add_func ("/aotd/quarrels/learned-weapon", test_learned_weapon);
  g_test_add_func ("/aotd/quarrels/empty-reserve", test_empty_reserve);
  return g_test_run ();
}
