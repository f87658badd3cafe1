/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "core/content/hk-content.h"
#include "rf-game.h"

/* Combat, sentence by sentence. */

/* All on the start with the cards 5, 4 and 3, and @n zombies with them. */
static HkRfTable *
begin_combat (const char *more,
              int         n)
{
  HkRfTable *table = rf_new (more);

  rf_speeds (table, 5, 4, 3);
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":30,\"count\":%d}", n);
  rf_to_combat (table);
  return table;
}

static HkRfFight *
get (HkRfTable *table,
     int        number)
{
  return hk_rf_table_get_fight (table, number);
}

/* Section: Non-Player Zombies. */
static void
test_engagement (void)
{
  g_autoptr (HkRfTable) table = begin_combat ("", 5);

  /* The slowest first, in line, and the leftover zombies start again at the slowest. */
  g_assert_cmpint (hk_rf_table_get_n_fights (table), ==, 5);
  g_assert_cmpint (get (table, 0)->player, ==, CY);
  g_assert_cmpint (get (table, 1)->player, ==, BO);
  g_assert_cmpint (get (table, 2)->player, ==, ANN);
  g_assert_cmpint (get (table, 3)->player, ==, CY);
  g_assert_cmpint (get (table, 4)->player, ==, BO);
  g_assert_cmpint (get (table, 0)->zombie, ==, 0);
  g_assert_cmpint (get (table, 4)->zombie, ==, 4);
  rf_refuse (table, "{\"move\":\"target\",\"fight\":0,\"player\":0}");
  rf_refuse (table, "{\"move\":\"next-phase\"}");
}

/* Section: Non-Player Zombies. */
static void
test_lead_zombie (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  /* The one that came first leads, whatever its number. */
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":40}");
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":30}");
  rf_speeds (table, 5, 4, 3);
  rf_to_zombies (table);
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":10}");
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (get (table, 0)->zombie, ==, 1);
  g_assert_cmpint (get (table, 1)->zombie, ==, 0);
}

/* Section: Combat. */
static void
test_none (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  /* Zombies that reach nobody fight nobody. */
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":50}");
  rf_to_combat (table);
  g_assert_cmpint (table->turn, ==, 2);
}

/* Section: Ranged Combat. */
static void
test_ranged (void)
{
  g_autoptr (HkRfTable) table = begin_combat (",\"ammo\":1", 3);

  rf_play (table, "{\"move\":\"shoot\",\"player\":2,\"zombie\":0}");
  g_assert_cmpint (get (table, 0)->state, ==, HK_RF_FIGHT_SHOT);
  g_assert_cmpint (rf_player (table, CY)->bullets, ==, 0);
  rf_impossible (table, "{\"move\":\"shoot\",\"player\":2,\"zombie\":1}");
  rf_impossible (table, "{\"move\":\"fight\",\"fight\":0,\"human\":[5],\"zombie\":[1]}");
  rf_wrong (table, "{\"move\":\"shoot\",\"player\":1,\"zombie\":0}");
  rf_play (table, "{\"move\":\"shoot\",\"player\":1,\"zombie\":1}");
  rf_play (table, "{\"move\":\"shoot\",\"player\":0,\"zombie\":2}");
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 0);
}

/* Section: Ranged Combat. */
static void
test_tough_zombie (void)
{
  g_autoptr (HkRfTable) table = begin_combat ("", 1);
  HkRfZombie *zombie = hk_rf_table_get_zombie (table, 0);

  hk_record_set_int (zombie, &zombie->bullets, 3);
  rf_play (table, "{\"move\":\"shoot\",\"player\":2,\"zombie\":0}");
  g_assert_cmpint (rf_player (table, CY)->bullets, ==, 0);
}

/* Section: Melee Combat. */
static void
test_eluded (void)
{
  g_autoptr (HkRfTable) table = begin_combat ("", 1);

  rf_wrong (table, "{\"move\":\"fight\",\"fight\":0}");
  rf_play (table, "{\"move\":\"fight\",\"fight\":0,\"human\":[5],\"zombie\":[4]}");
  g_assert_cmpint (get (table, 0)->state, ==, HK_RF_FIGHT_WON);
  /* Without a weapon it is only eluded, and goes on pursuing. */
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 1);
  g_assert_cmpint (rf_player (table, CY)->blood_due, ==, 0);
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (table->turn, ==, 2);
}

/* Section: Melee Combat. */
static void
test_lost (void)
{
  g_autoptr (HkRfTable) table = begin_combat ("", 1);

  rf_play (table, "{\"move\":\"fight\",\"fight\":0,\"human\":[4],\"zombie\":[5]}");
  g_assert_cmpint (rf_player (table, CY)->blood_due, ==, 1);
  rf_refuse (table, "{\"move\":\"next-phase\"}");
  /* A bullet afterwards kills the zombie, but the Blood card is drawn all the same. */
  rf_play (table, "{\"move\":\"shoot\",\"player\":2,\"zombie\":0}");
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 0);
  g_assert_cmpint (get (table, 0)->state, ==, HK_RF_FIGHT_LOST);
  g_assert_true (get (table, 0)->killed);
  g_assert_cmpint (rf_player (table, CY)->blood_due, ==, 1);
  rf_wrong (table, "{\"move\":\"draw-blood\",\"player\":2}");
  rf_play (table, "{\"move\":\"draw-blood\",\"player\":2,\"drops\":2}");
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_true (hk_rf_table_get_phase (table) == HK_RF_PHASE_COUNTDOWN);
}

/* Section: Melee Combat; Determination Cards. */
static void
test_ties (void)
{
  g_autoptr (HkRfTable) table = begin_combat ("", 1);

  rf_wrong (table, "{\"move\":\"fight\",\"fight\":0,\"human\":[4],\"zombie\":[4]}");
  rf_wrong (table, "{\"move\":\"fight\",\"fight\":0,\"human\":[4,5],\"zombie\":[3,2]}");
  rf_play (table, "{\"move\":\"fight\",\"fight\":0,\"human\":[4,2,6],\"zombie\":[4,2,5]}");
  g_assert_cmpint (get (table, 0)->state, ==, HK_RF_FIGHT_WON);
  g_assert_cmpuint (g_strv_length (get (table, 0)->human_cards), ==, 3);
}

/* Section: Melee Combat. */
static void
test_weapon (void)
{
  g_autoptr (HkRfTable) table = begin_combat ("", 4);

  rf_play (table, "{\"move\":\"gain-item\",\"player\":2,\"name\":\"Axe\",\"kind\":\"weapon\",\"bonus\":2,\"uses\":2}");
  rf_impossible (table, "{\"move\":\"fight\",\"fight\":1,\"weapons\":[\"Axe\"],\"human\":[5],\"zombie\":[1]}");
  rf_impossible (table, "{\"move\":\"fight\",\"fight\":0,\"weapons\":[\"Axe\",\"Axe\"],\"human\":[5],\"zombie\":[1]}");
  /* The bonus breaks a tie, and the zombie is killed. */
  rf_play (table, "{\"move\":\"fight\",\"fight\":0,\"weapons\":[\"Axe\"],\"human\":[4],\"zombie\":[5]}");
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 3);
  g_assert_cmpint (hk_rf_player_find_item (rf_player (table, CY), "Axe")->uses, ==, 1);
  /* A lost fight costs a use as well; the last one discards the weapon. */
  rf_play (table, "{\"move\":\"fight\",\"fight\":3,\"weapons\":[\"Axe\"],\"human\":[1],\"zombie\":[9]}");
  g_assert_null (hk_rf_player_find_item (rf_player (table, CY), "Axe"));
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 3);
}

/* What a weapon of the stand-in adds is marked in the breakdown, and no other (Combat). */
static void
test_marked (void)
{
  static const char * const sources[] = { "stand-in", "owner", "told" };

  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    {
      g_autoptr (HkRfTable) table = begin_combat ("", 4);
      g_autoptr (JsonNode) line = hk_content_parse ("{\"move\":\"fight\",\"fight\":0,\"weapons\":[\"Axe\"],\"human\":[4],\"zombie\":[5]}", -1, "test", NULL);
      g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (line), NULL);
      HkBreakdown *added;
      HkRfItem *axe;

      rf_play (table, "{\"move\":\"gain-item\",\"player\":2,\"name\":\"Axe\",\"kind\":\"weapon\",\"bonus\":2}");
      axe = hk_rf_player_find_item (rf_player (table, CY), "Axe");
      hk_record_set_string (axe, &axe->source, sources[i]);
      g_assert_true (hk_table_apply (HK_TABLE (table), move, NULL));
      added = hk_breakdown_get_next (hk_breakdown_get_first (hk_move_get_breakdown (move)));
      g_assert_true ((hk_breakdown_get_mark (added) == HK_BREAKDOWN_STAND_IN) == (i == 0));
    }
}

/* Section: Melee Combat. */
static void
test_several_weapons (void)
{
  g_autoptr (HkRfTable) table = begin_combat ("", 4);

  rf_play (table, "{\"move\":\"gain-item\",\"player\":2,\"name\":\"Axe\",\"kind\":\"weapon\",\"bonus\":2}");
  rf_play (table, "{\"move\":\"gain-item\",\"player\":2,\"name\":\"Pipe\",\"kind\":\"weapon\",\"bonus\":1,\"uses\":1}");
  rf_refuse (table, "{\"move\":\"fight\",\"fight\":0,\"weapons\":[\"Axe\"],\"also\":[3],\"human\":[5],\"zombie\":[1]}");
  rf_wrong (table, "{\"move\":\"fight\",\"fight\":0,\"weapons\":[\"Axe\",\"Pipe\"],\"also\":[1],\"human\":[5],\"zombie\":[1]}");
  rf_play (table, "{\"move\":\"fight\",\"fight\":0,\"weapons\":[\"Axe\",\"Pipe\"],\"also\":[3],\"human\":[4],\"zombie\":[6]}");
  g_assert_cmpint (get (table, 0)->bonus, ==, 3);
  g_assert_cmpint (get (table, 3)->state, ==, HK_RF_FIGHT_SHOT);
  g_assert_true (get (table, 3)->killed);
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 2);
  g_assert_nonnull (hk_rf_player_find_item (rf_player (table, CY), "Axe"));
  g_assert_null (hk_rf_player_find_item (rf_player (table, CY), "Pipe"));
}

/* The log names what each weapon adds (Melee Combat). */
static void
test_log (void)
{
  g_autoptr (HkRfTable) table = begin_combat ("", 1);
  g_autofree char *said = NULL;

  rf_play (table, "{\"move\":\"gain-item\",\"player\":2,\"name\":\"Lead Pipe\",\"kind\":\"weapon\",\"bonus\":1}");
  said = rf_say (table, "{\"move\":\"fight\",\"fight\":0,\"weapons\":[\"Lead Pipe\"],\"human\":[3,4],\"zombie\":[4,4]}");
  g_assert_nonnull (strstr (said, "Cy draws 4 + 1 (Lead Pipe), the zombie 4."));
  g_assert_nonnull (strstr (said, "Cy and the zombie are tied 1 time."));
}

/* Of a weapon nobody said more than its name: it adds nothing and kills one zombie. */
static void
test_plain_weapon (void)
{
  g_autoptr (HkRfTable) table = begin_combat ("", 1);
  HkRfItem *axe;

  rf_play (table, "{\"move\":\"gain-item\",\"player\":2,\"name\":\"Axe\",\"kind\":\"weapon\"}");
  axe = hk_rf_player_find_item (rf_player (table, CY), "Axe");
  g_assert_cmpint (axe->bonus, ==, 0);
  g_assert_cmpint (axe->kills, ==, 1);
  g_assert_cmpint (axe->uses, ==, -1);
}

/* Section: Melee Combat. */
static void
test_spared (void)
{
  g_autoptr (HkRfTable) table = begin_combat ("", 1);

  rf_play (table, "{\"move\":\"gain-item\",\"player\":2,\"name\":\"Axe\",\"kind\":\"weapon\"}");
  rf_play (table, "{\"move\":\"fight\",\"fight\":0,\"weapons\":[\"Axe\"],\"human\":[5],\"zombie\":[1],\"kill\":false}");
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 1);
}

/* One of the three is a zombie player on the start with a horde of two; the others are there, too. */
static HkRfTable *
make_horde_of (int dead)
{
  HkRfTable *table = rf_new ("");

  rf_play (table, "{\"move\":\"die\",\"player\":%d}", dead);
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":30,\"count\":2}");
  rf_to_zombies (table);
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":0}");
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":%d,\"value\":0,\"take\":true}", dead);
  rf_play (table, "{\"move\":\"next-phase\"}");
  return table;
}

/* It is Cy; Ann and Bo have the cards 3 and 4. */
static HkRfTable *
make_horde (void)
{
  return make_horde_of (CY);
}

/* Section: Zombie Players. */
static void
test_targets (void)
{
  g_autoptr (HkRfTable) table = make_horde ();

  g_assert_cmpint (hk_rf_table_get_n_fights (table), ==, 3);
  g_assert_cmpint (get (table, 0)->zombie_player, ==, CY);
  rf_play (table, "{\"move\":\"target\",\"fight\":0,\"player\":1}");
  rf_play (table, "{\"move\":\"target\",\"fight\":1,\"player\":1}");
  rf_play (table, "{\"move\":\"target\",\"fight\":2,\"player\":1}");
  g_assert_cmpint (get (table, 2)->player, ==, BO);
  rf_impossible (table, "{\"move\":\"target\",\"fight\":2,\"player\":2}");
  rf_impossible (table, "{\"move\":\"target\",\"fight\":9,\"player\":1}");
}

/* Section: Combat. */
static void
test_respawn (void)
{
  g_autoptr (HkRfTable) table = make_horde ();

  rf_play (table, "{\"move\":\"shoot\",\"player\":0,\"zombie-player\":2}");
  g_assert_cmpint (rf_player (table, CY)->space, ==, 40);
  g_assert_true (rf_player (table, CY)->zombie);
  g_assert_cmpint (hk_rf_table_get_horde_size (table, CY), ==, 0);
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 2);
  g_assert_cmpint (get (table, 0)->state, ==, HK_RF_FIGHT_SHOT);
  g_assert_cmpint (get (table, 1)->state, ==, HK_RF_FIGHT_OPEN);
}

/* Section: Combat. Whatever seat is struck down. */
static void
test_respawn_melee (void)
{
  for (int dead = ANN; dead <= CY; dead++)
    {
      g_autoptr (HkRfTable) table = make_horde_of (dead);
      const int other = dead == ANN ? BO : ANN;

      rf_play (table, "{\"move\":\"gain-item\",\"player\":%d,\"name\":\"Axe\",\"kind\":\"weapon\"}", other);
      rf_play (table, "{\"move\":\"target\",\"fight\":0,\"player\":%d}", other);
      rf_play (table, "{\"move\":\"fight\",\"fight\":0,\"weapons\":[\"Axe\"],\"human\":[5],\"zombie\":[1]}");
      g_assert_cmpint (rf_player (table, dead)->space, ==, 40);
    }
}

/* Section: Optional Combat Rule. */
static void
test_unarmed (void)
{
  g_autoptr (HkRfTable) table = begin_combat (",\"unarmed\":true", 2);

  rf_refuse (table, "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1],\"human\":[5,6],\"zombie\":[3]}");
  rf_wrong (table, "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1,1],\"human\":[5,6,7],\"zombie\":[3]}");
  rf_wrong (table, "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1,2],\"human\":[5,6,7,8],\"zombie\":[3]}");
  /* Cards that nobody has told are asked for. */
  rf_wrong (table, "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1,2]}");
  rf_wrong (table, "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1,2],\"human\":[5,6,7]}");
  rf_play (table, "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1,2],\"human\":[5,6,7],\"zombie\":[3]}");
  g_assert_true (get (table, 0)->killed);
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 1);
  /* Two victories are not enough, and the one who drew lower draws a Blood card. */
  rf_play (table, "{\"move\":\"unarmed\",\"fight\":1,\"players\":[0,1,2],\"human\":[5,6,3,1],\"zombie\":[3,2]}");
  g_assert_false (get (table, 1)->killed);
  g_assert_cmpint (rf_player (table, CY)->blood_due, ==, 1);
  g_assert_cmpint (rf_player (table, ANN)->blood_due, ==, 0);
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 1);
}

/* Section: Optional Combat Rule. */
static void
test_unarmed_weapons (void)
{
  g_autoptr (HkRfTable) table = begin_combat (",\"unarmed\":true", 1);
  g_autoptr (HkRfTable) other = begin_combat ("", 1);

  rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Axe\",\"kind\":\"weapon\"}");
  rf_refuse (table, "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1,2],\"human\":[5,6,7],\"zombie\":[3]}");
  /* The rule is played only when it was agreed. */
  rf_refuse (other, "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1,2],\"human\":[5,6,7],\"zombie\":[3]}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/combat/engagement", test_engagement);
  g_test_add_func ("/rfyl/combat/lead-zombie", test_lead_zombie);
  g_test_add_func ("/rfyl/combat/none", test_none);
  g_test_add_func ("/rfyl/combat/ranged", test_ranged);
  g_test_add_func ("/rfyl/combat/tough-zombie", test_tough_zombie);
  g_test_add_func ("/rfyl/combat/eluded", test_eluded);
  g_test_add_func ("/rfyl/combat/lost", test_lost);
  g_test_add_func ("/rfyl/combat/ties", test_ties);
  g_test_add_func ("/rfyl/combat/log", test_log);
  g_test_add_func ("/rfyl/combat/weapon", test_weapon);
  g_test_add_func ("/rfyl/combat/marked", test_marked);
  g_test_add_func ("/rfyl/combat/several-weapons", test_several_weapons);
  g_test_add_func ("/rfyl/combat/plain-weapon", test_plain_weapon);
  g_test_add_func ("/rfyl/combat/spared", test_spared);
  g_test_add_func ("/rfyl/combat/targets", test_targets);
  g_test_add_func ("/rfyl/combat/respawn", test_respawn);
  g_test_add_func ("/rfyl/combat/respawn-melee", test_respawn_melee);
  g_test_add_func ("/rfyl/combat/unarmed", test_unarmed);
  g_test_add_func ("/rfyl/combat/unarmed-weapons", test_unarmed_weapons);
  return g_test_run ();
}
