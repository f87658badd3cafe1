/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "aotd-play.h"

static gboolean
is_empty (HkAotdTable *table,
          int          survivor,
          const char  *card)
{
  HkAotdItem *item = hk_aotd_survivor_find_item (aotd_survivor (table, survivor), card, HK_AOTD_SLOT_NONE);

  g_assert_nonnull (item);
  return item->empty;
}

/* Page 24: Dieter’s Spiked Baseball Bat eliminates two of three Shamblers, then the last one. */
static void
test_bat (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (1);
  HkAotdSurvivor *dieter = aotd_survivor (table, 1);

  aotd_give (table, 1, "spiked-baseball-bat", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 3, 0);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"spiked-baseball-bat\",\"targets\":{\"shamblers\":3},\"dice\":[4,5]}");
  g_assert_cmpint (table->shamblers, ==, 1);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"spiked-baseball-bat\",\"targets\":{\"shamblers\":1},\"dice\":[4,5]}");
  g_assert_cmpint (table->shamblers, ==, 0);
  g_assert_cmpint (dieter->adrenaline, ==, 3);
  g_assert_cmpint (dieter->actions, ==, 1);
}

/* Page 24: the Crowbar has Damage 1: the hit goes to the Shambler, and Kate is safe from a Melee Action. */
static void
test_crowbar (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (1);

  aotd_give (table, 1, "crowbar", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 1, 1);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":1,\"alphas\":1},\"friends\":[4],\"dice\":[5]}");
  g_assert_cmpint (table->shamblers, ==, 0);
  g_assert_cmpint (table->alphas, ==, 1);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"alphas\":1},\"friends\":[4],\"dice\":[1]}");
  g_assert_cmpint (aotd_survivor (table, 4)->wounds, ==, 0);
  g_assert_cmpint (table->alphas, ==, 1);
}

/* Page 25: the Heavy Machine Gun: two of three Shamblers, and out of ammo. */
static void
test_machine_gun (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_give (table, 0, "heavy-machine-gun", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 3, 0);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"heavy-machine-gun\",\"targets\":{\"shamblers\":3},\"range\":1,"
                    "\"dice\":[5,1],\"ammo\":[4,0],\"where\":\"the Strip\",\"sleepers\":1,\"values\":[2]}");
  g_assert_cmpint (table->shamblers, ==, 1 + 2);
  g_assert_cmpstr (table->noise, ==, "the Strip");
  g_assert_true (is_empty (table, 0, "heavy-machine-gun"));
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"heavy-machine-gun\",\"targets\":{\"shamblers\":1},\"dice\":[5,1],\"ammo\":[4,0]}",
               HK_ERROR_REFUSED);
}

/* Page 25: the Army Sniper Rifle reaches Range 1 to 4. */
static void
test_range (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_give (table, 0, "army-sniper-rifle", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 3, 0);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"army-sniper-rifle\",\"targets\":{\"shamblers\":3},\"range\":0,\"dice\":[5],\"ammo\":[4]}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"army-sniper-rifle\",\"targets\":{\"shamblers\":3},\"range\":5,\"dice\":[5],\"ammo\":[4]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"army-sniper-rifle\",\"targets\":{\"shamblers\":3},\"range\":4,\"dice\":[5],\"ammo\":[4]}");
  g_assert_cmpint (table->shamblers, ==, 1);
}

/* Page 25: three hits of the Katana, concentrated, kill the Alpha beside the Shambler. */
static void
test_concentrated (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (5);

  aotd_give (table, 5, "katana", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 1, 1);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"katana\",\"targets\":{\"shamblers\":1,\"alphas\":1},"
                    "\"concentrated\":true,\"target\":\"alpha\",\"dice\":[3,4,5]}");
  g_assert_cmpint (table->shamblers, ==, 1);
  g_assert_cmpint (table->alphas, ==, 0);
  g_assert_cmpint (aotd_survivor (table, 5)->adrenaline, ==, 2);
}

/* Page 26: four hits of Damage 2 kill three Shamblers and the Alpha; Zeus cannot be aimed at before. */
static void
test_priority (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_give (table, 0, "heavy-machine-gun", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 3, 1);
  aotd_play (table, "{\"move\":\"zeus-appears\"}");
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"heavy-machine-gun\",\"targets\":{\"shamblers\":3,\"alphas\":1,\"abominations\":[\"zeus\"]},"
                      "\"concentrated\":true,\"target\":\"zeus\",\"dice\":[4,5],\"ammo\":[4,5]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"heavy-machine-gun\",\"targets\":{\"shamblers\":3,\"alphas\":1,\"abominations\":[\"zeus\"]},"
                    "\"dice\":[4,5],\"ammo\":[4,2]}");
  g_assert_cmpint (table->shamblers, ==, 0);
  g_assert_cmpint (table->alphas, ==, 1);
  g_assert_cmpint (hk_aotd_table_get_abomination (table, "zeus")->place, ==, HK_AOTD_PLACE_BOARD);
}

/* Page 26: two hits of the Revolver: Kate is safe; a miss would have hit her. */
static void
test_friendly_fire (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (5);

  aotd_give (table, 5, "revolver", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 3, 0);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":1},\"friends\":[4],\"dice\":[5,6]}");
  g_assert_cmpint (aotd_survivor (table, 4)->wounds, ==, 0);
  g_assert_cmpint (table->shamblers, ==, 2);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":1},\"friends\":[5],\"dice\":[5,6]}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":1},\"friends\":[4],\"dice\":[1,6]}");
  g_assert_cmpint (aotd_survivor (table, 4)->wounds, ==, 1);
  aotd_skill (table, 5, "steady-hand");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":1},\"friends\":[4],\"dice\":[1,1]}");
  g_assert_cmpint (aotd_survivor (table, 4)->wounds, ==, 1);
}

/* Misses among several: told at once, or left to be given out. */
static void
test_friendly_split (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (5);

  aotd_give (table, 5, "revolver", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 3, 0);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":1},\"friends\":[3,4],\"dice\":[1,1],\"wounds-to\":[4]}",
               HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":1},\"friends\":[3,4],\"dice\":[1,1],\"wounds-to\":[4,0]}",
               HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":1},\"friends\":[3,4],\"dice\":[1,1],\"wounds-to\":[4,3]}");
  g_assert_cmpint (aotd_survivor (table, 3)->wounds, ==, 1);
  g_assert_cmpint (aotd_survivor (table, 4)->wounds, ==, 1);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":1},\"friends\":[3,4],\"dice\":[1,1]}");
  g_assert_cmpint (table->wounds_to_split, ==, 2);
  aotd_play (table, "{\"move\":\"split-wounds\",\"to\":[3,4]}");
  g_assert_cmpint (aotd_survivor (table, 3)->wounds, ==, 2);
  g_assert_cmpint (table->wounds_to_split, ==, 0);
}

/* All Wounds of one miss go to one Survivor, so a stronger weapon asks whom each miss hits. */
static void
test_friendly_whole (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (5);
  const char *line = "{\"move\":\"attack\",\"weapon\":\"heavy-machine-gun\",\"targets\":{\"shamblers\":1},\"friends\":[3,4],\"dice\":[5,1],\"ammo\":[5,5]}";

  aotd_give (table, 5, "heavy-machine-gun", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 3, 0);
  aotd_refuse (table, line, HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"heavy-machine-gun\",\"targets\":{\"shamblers\":1},\"friends\":[3,4],"
                    "\"dice\":[5,1],\"ammo\":[5,5],\"wounds-to\":[3]}");
  g_assert_cmpint (aotd_survivor (table, 3)->wounds, ==, 2);
  g_assert_cmpint (aotd_survivor (table, 4)->wounds, ==, 0);
}

/* Page 26: the Bola Gun traps the Queen; concentrated with +2, six hits kill her; page 17: Zeus comes. */
static void
test_bola (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_give (table, 0, "bola-gun", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "submachine-gun", HK_AOTD_SLOT_HAND);
  aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"queen\"}");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"bola-gun\",\"targets\":{\"abominations\":[\"queen\"]},\"dice\":[4]}");
  g_assert_true (hk_aotd_table_get_abomination (table, "queen")->trapped);
  g_assert_null (hk_aotd_survivor_find_item (aotd_survivor (table, 0), "bola-gun", HK_AOTD_SLOT_NONE));
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"submachine-gun\",\"targets\":{\"abominations\":[\"queen\"]},"
                    "\"concentrated\":true,\"target\":\"queen\",\"dice\":[3,3,4,5,6],\"ammo\":[3]}");
  g_assert_cmpint (hk_aotd_table_get_abomination (table, "queen")->place, ==, HK_AOTD_PLACE_DEAD);
  g_assert_cmpint (hk_aotd_table_get_abomination (table, "zeus")->place, ==, HK_AOTD_PLACE_BOARD);
  g_assert_cmpint (aotd_survivor (table, 3)->adrenaline, ==, 5);
}

/* Page 26: what is thrown needs no roll, hits everybody, and can be thrown out of the Backpack (page 16). */
static void
test_grenade (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_give (table, 0, "machete", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "machete", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "grenade", HK_AOTD_SLOT_BACKPACK);
  aotd_horde (table, 4, 2);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"grenade\",\"targets\":{\"shamblers\":3,\"alphas\":1},\"friends\":[4]}");
  g_assert_cmpint (table->shamblers, ==, 1);
  g_assert_cmpint (table->alphas, ==, 1);
  g_assert_cmpint (guzman->adrenaline, ==, 5);
  g_assert_cmpint (aotd_survivor (table, 4)->wounds, ==, 2);
  g_assert_null (hk_aotd_survivor_find_item (guzman, "grenade", HK_AOTD_SLOT_NONE));
  g_assert_cmpstr (hk_deck_get_discards (table->equipment_deck)[0], ==, "grenade");
}

/* Page 18: an Explosive takes the helmet of Zeus and does no more. */
static void
test_helmet (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdAbomination *zeus = hk_aotd_table_get_abomination (table, "zeus");

  hk_record_set_enum (zeus, &zeus->form, HK_AOTD_ZEUS_HELMETED);
  aotd_play (table, "{\"move\":\"zeus-appears\"}");
  aotd_give (table, 0, "tnt", HK_AOTD_SLOT_HAND);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"tnt\",\"targets\":{\"abominations\":[\"zeus\"]}}");
  g_assert_cmpint (zeus->form, ==, HK_AOTD_ZEUS_REGULAR);
  g_assert_cmpint (zeus->place, ==, HK_AOTD_PLACE_BOARD);
}

/* A weapon that nobody knows is told once and known from then on. */
static void
test_learn_weapon (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdGear *machete;

  aotd_give (table, 0, "machete", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 4, 0);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"machete\",\"targets\":{\"shamblers\":1},\"dice\":[5]}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":{\"id\":\"machete\",\"kind\":\"sharp\"},\"targets\":{\"shamblers\":1},\"dice\":[5]}", HK_ERROR_FORMAT);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":{\"id\":\"machete\",\"kind\":\"melee\",\"minimum-range\":0,\"maximum-range\":0,\"dice\":1,"
                    "\"ammo-dice\":0,\"accuracy\":4,\"damage\":2,\"noisy\":false,\"explosive\":false,\"backpack\":false},"
                    "\"targets\":{\"shamblers\":1},\"dice\":[5]}");
  machete = hk_aotd_table_find_gear (table, "machete");
  g_assert_nonnull (machete);
  g_assert_cmpint (machete->damage, ==, 2);
  g_assert_cmpstr (machete->source, ==, "owner");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"machete\",\"targets\":{\"shamblers\":1},\"dice\":[3]}");
  g_assert_cmpint (table->shamblers, ==, 3);
}

/* What is missing or cannot be is said before anything happens. */
static void
test_refused (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"katana\",\"targets\":{\"shamblers\":1},\"dice\":[1,1,1]}", HK_ERROR_REFUSED);
  aotd_give (table, 0, "machete", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "machete", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "katana", HK_AOTD_SLOT_BACKPACK);
  aotd_horde (table, 1, 0);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"katana\",\"targets\":{\"shamblers\":1},\"dice\":[1,1,1]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"arrange\",\"hand\":[\"machete\",\"katana\"],\"backpack\":[\"machete\"],\"action\":false}");
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"katana\"}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"katana\",\"targets\":{}}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"katana\",\"targets\":{\"shamblers\":2},\"dice\":[1,1,1]}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"katana\",\"targets\":{\"tigers\":2},\"dice\":[1,1,1]}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"katana\",\"targets\":{\"shamblers\":1},\"dice\":[1,1]}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"katana\",\"targets\":{\"shamblers\":1},\"rerolls\":1}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"truck-gun\",\"targets\":{\"shamblers\":1}}", HK_ERROR_PARAMETER);
  hk_record_set_enum (table, &table->dice_by, HK_BY_HAND);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"katana\",\"targets\":{\"shamblers\":1}}", HK_ERROR_PARAMETER);
  hk_record_set_int (aotd_survivor (table, 0), &aotd_survivor (table, 0)->actions, 0);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"katana\",\"targets\":{\"shamblers\":1},\"dice\":[1,1,1]}", HK_ERROR_REFUSED);
}

/* The Skills of the Survivor count: an extra die, sixes that bring dice, the Reaper’s second one. */
static void
test_skills (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_give (table, 0, "crowbar", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 9, 0);
  hk_record_set_int (aotd_survivor (table, 0), &aotd_survivor (table, 0)->actions, 9);
  aotd_skill (table, 0, "plus-die:combat");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":9},\"dice\":[4,4]}");
  g_assert_cmpint (table->shamblers, ==, 7);
  aotd_skill (table, 0, "roll-6-die:melee");
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":7},\"dice\":[6]}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":7},\"dice\":[6],\"extra\":[4]}");
  g_assert_cmpint (table->shamblers, ==, 5);
  aotd_skill (table, 0, "reaper:melee");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[6]}");
  g_assert_cmpint (table->shamblers, ==, 3);
  aotd_skill (table, 0, "lucky");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":3}}");
  g_assert_cmpint (table->shamblers, >=, 2);
}

/* Page 28: a personal kill count keeps the miniatures, until it is complete. */
static void
test_kill_count (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdObjective) objective = g_object_new (HK_TYPE_AOTD_OBJECTIVE, "name", "Payback", "survivor", 0, "needed", 3,
                                                        "kill-type", "alpha", NULL);

  hk_record_list_append (table->objectives, objective);
  aotd_horde (table, 2, 8);
  aotd_play (table, "{\"move\":\"kill\",\"survivor\":1,\"type\":\"alpha\"}");
  aotd_play (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"shambler\"}");
  g_assert_cmpint (objective->held, ==, 0);
  aotd_play (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"alpha\",\"count\":2}");
  g_assert_cmpint (objective->held, ==, 2);
  g_assert_cmpint (hk_aotd_table_get_held (table, "alpha"), ==, 2);
  g_assert_cmpint (hk_aotd_table_get_held (table, "shambler"), ==, 0);
  g_assert_false (objective->done);
  aotd_play (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"alpha\",\"count\":2}");
  g_assert_true (objective->done);
  g_assert_cmpint (objective->count, ==, 3);
  g_assert_cmpint (objective->held, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/attack-move/page-24-bat", test_bat);
  g_test_add_func ("/aotd/attack-move/page-24-crowbar", test_crowbar);
  g_test_add_func ("/aotd/attack-move/page-25-machine-gun", test_machine_gun);
  g_test_add_func ("/aotd/attack-move/page-25-range", test_range);
  g_test_add_func ("/aotd/attack-move/page-25-concentrated", test_concentrated);
  g_test_add_func ("/aotd/attack-move/page-26-priority", test_priority);
  g_test_add_func ("/aotd/attack-move/page-26-friendly-fire", test_friendly_fire);
  g_test_add_func ("/aotd/attack-move/friendly-split", test_friendly_split);
  g_test_add_func ("/aotd/attack-move/friendly-whole", test_friendly_whole);
  g_test_add_func ("/aotd/attack-move/page-26-bola", test_bola);
  g_test_add_func ("/aotd/attack-move/page-26-grenade", test_grenade);
  g_test_add_func ("/aotd/attack-move/page-18-helmet", test_helmet);
  g_test_add_func ("/aotd/attack-move/learn-weapon", test_learn_weapon);
  g_test_add_func ("/aotd/attack-move/refused", test_refused);
  g_test_add_func ("/aotd/attack-move/skills", test_skills);
  g_test_add_func ("/aotd/attack-move/page-28-kill-count", test_kill_count);
  return g_test_run ();
}
