/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/dark-age-z/combat/hk-daz-gate.h"
#include "games/dark-age-z/combat/hk-daz-scoring.h"
#include "games/dark-age-z/rules/hk-daz-missions.h"
#include "games/dark-age-z/state/hk-daz-content.h"

#include "daz-rulings.h"

/* Rulings on combat, scoring and the boss (pages 14 to 19 and 22 to 24), each played as we rule and with its switch.
 * The frontier is that of Bo, on the left, and Ann, on the right. */

static int
empty_zone (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 1, 3);

  daz_place (table, 0, 2, "silver-3", 0, FALSE);
  return daz_fight (table).zones[0].killed;
}

static int
charge (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 1, 3);

  daz_place (table, 0, 1, "gold-6", 0, FALSE);
  daz_place (table, 0, 2, "silver-3", 1, FALSE);
  return daz_fight (table).tokens[HK_DAZ_LEFT];
}

static int
commander_shoots_on (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 20, 3);

  daz_place (table, 0, 1, "bronze-4", 0, FALSE);
  daz_lead (table, 0, 1, daz_archer (), 0);
  return daz_fight (table).zones[1].power;
}

static int
saved_army (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 20, 3);

  daz_place (table, 0, 1, "silver-3", 0, FALSE);
  daz_lead (table, 0, 1, "alexander", 0);
  return daz_fight (table).zones[1].power;
}

/* The same before the combat and after. */
static int
lancelot (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 20, 3);
  HkDazCombatResult result;

  daz_place (table, 0, 4, "bronze-4", 0, FALSE);
  daz_lead (table, 0, 4, "lancelot", 0);
  result = daz_fight (table);
  daz_play (table, "{\"move\":\"invade\",\"frontier\":0}");
  g_assert_cmpint (hk_daz_gate_damage (table, 0, 0, NULL), ==, result.lost[HK_DAZ_RIGHT]);
  return 2 * result.at_gate - result.lost[HK_DAZ_RIGHT];
}

static int
skipped (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 20, 3);
  HkDazZone *zone;

  daz_place (table, 0, 1, "silver-3", 0, FALSE);
  zone = daz_lead (table, 0, 1, daz_archer (), 0);
  hk_record_set_boolean (zone, &zone->skipped, TRUE);
  return daz_fight (table).zones[1].power;
}

static int
immunity (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 20, 3);

  hk_record_set_string (table, &table->boss, "the-bloodshed");
  hk_record_set_boolean (table, &table->boss_active, TRUE);
  daz_place (table, 0, 1, "silver-3", 0, FALSE);
  daz_give (table, 0, "silver-3");
  daz_phase (table, HK_DAZ_PHASE_RALLYING, 0);
  daz_play (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"slot\":2,\"card\":\"silver-3\",\"house\":true}");
  return daz_fight (table).zones[0].power;
}

static int
roar (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 3, 2);
  HkDazZone *zone = hk_daz_table_get_zone (table, 0, 1);

  daz_place (table, 0, 1, "bronze-7", 0, FALSE);
  hk_record_set_int (zone, &zone->pair_points, 3);
  return daz_fight (table).gained[HK_DAZ_RIGHT];
}

static int
protection (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 1, 3);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, 0);

  hk_record_set_int (frontier, &frontier->shield_right, 4);
  daz_play (table, "{\"move\":\"invade\",\"frontier\":0}");
  daz_play (table, "{\"move\":\"score\"}");
  g_assert_cmpint (daz_points (table, 1), ==, 0);
  return daz_points (table, 0);
}

static int
kills (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 2, 3);

  daz_place (table, 0, 1, "bronze-4", 0, FALSE);
  daz_place (table, 0, 2, "silver-3", 1, FALSE);
  daz_play (table, "{\"move\":\"invade\",\"frontier\":0}");
  g_assert_cmpint (hk_daz_table_get_kingdom (table, 0)->kills, ==, 1);
  return hk_daz_table_get_kingdom (table, 1)->kills;
}

/* Zombies that come of an army are tokens, too. */
static int
supply (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 78, 9);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, 1);

  hk_record_set_int (frontier, &frontier->horde, 1);
  daz_place (table, 0, 1, "bronze-4", 0, FALSE);
  return daz_fight (table).at_gate;
}

static int
each_time (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 0, 3);
  HkDazKingdom *ann = hk_daz_table_get_kingdom (table, 0);

  hk_record_set_string (ann, &ann->mission, "zone-five-reached");
  for (int i = 0; i < 4; i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (table, i);

      hk_record_set_int (frontier, &frontier->reached_zone, 5);
    }
  hk_table_set_ticked (HK_TABLE (table), HK_DAZ_STEP_SCORE, TRUE);
  daz_play (table, "{\"move\":\"daily-missions\"}");
  return ann->victory_points;
}

static int
cavalry_commander (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 20, 9);

  daz_place (table, 0, 1, "bronze-4", 0, FALSE);
  daz_lead (table, 0, 1, "lancelot", 0);
  return daz_fight (table).zones[0].charged;
}

/* Two kingdoms shoot into Zone 2. */
static int
two_supporters (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 20, 3);

  daz_place (table, 0, 1, "silver-2", 0, FALSE);
  daz_place (table, 0, 3, "silver-3", 1, FALSE);
  daz_lead (table, 0, 1, "alexander", 0);
  return daz_fight (table).zones[1].supporter;
}

static int
support_needed (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 2, 3);

  daz_place (table, 0, 1, "bronze-6", 0, FALSE);
  daz_place (table, 0, 2, "silver-2", 1, FALSE);
  return daz_fight (table).tokens[HK_DAZ_LEFT];
}

static int
below_zero (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 1, 3);

  daz_play (table, "{\"move\":\"invade\",\"frontier\":0}");
  daz_play (table, "{\"move\":\"score\"}");
  return daz_points (table, 1);
}

static int
at_once (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 1, 3);

  hk_daz_table_add_points (table, 0, 9);
  daz_play (table, "{\"move\":\"invade\",\"frontier\":0}");
  return daz_points (table, 0);
}

static int
most (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  return hk_daz_missions_count_met (table, 1, "most-cards");
}

static int
unharmed (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_battle (rule, 1, 3);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, 0);
  HkDazFrontier *other = hk_daz_table_get_frontier (table, 3);

  hk_record_set_int (frontier, &frontier->shield_right, 4);
  hk_record_set_int (frontier, &frontier->at_gate, 1);
  hk_record_set_int (other, &other->at_gate, 9);
  return hk_daz_missions_count_met (table, 0, "gate-unharmed");
}

static int
last_day_icons (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  hk_record_set_int (table, &table->day, 5);
  return hk_daz_missions_count_met (table, 0, "most-command-icons");
}

/* The last day begins with a boss. */
static HkDazTable *
begin_last_day (const char *rule,
                const char *boss)
{
  HkDazTable *table = daz_rule (DAZ_FOUR, rule);
  HkDazKingdom *ann = hk_daz_table_get_kingdom (table, 0);

  hk_record_set_int (ann, &ann->technology, 2);
  daz_place (table, 0, 1, "bronze-4", 0, TRUE);
  hk_record_set_int (table, &table->day, 4);
  hk_record_set_string (table, &table->boss, boss);
  daz_phase (table, HK_DAZ_PHASE_CLEANUP, -1);
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  daz_play (table, "{\"move\":\"begin-day\",\"house\":true}");
  return table;
}

static int
boss_values (const char *rule)
{
  g_autoptr (HkDazTable) table = begin_last_day (rule, "the-evil-twins");

  g_assert_cmpstr (hk_daz_table_get_invasion (table)->name, ==, "The Evil Twins");
  g_assert_cmpint (hk_daz_table_get_kingdom (table, 0)->technology, ==, rule == NULL ? 2 : 0);
  return hk_daz_table_get_zombie_hp (table);
}

static int
boss_time (const char *rule)
{
  g_autoptr (HkDazTable) table = begin_last_day (rule, "the-dark-trainer");
  const int technology = hk_daz_table_get_kingdom (table, 0)->technology;

  daz_play (table, "{\"move\":\"end-planning\",\"house\":true}");
  g_assert_cmpint (hk_daz_table_get_kingdom (table, 0)->technology, ==, 0);
  return technology;
}

static int
weakened (const char *rule)
{
  g_autoptr (HkDazTable) table = begin_last_day (rule, "the-dark-trainer");

  return hk_daz_table_get_zone (table, 0, 1)->army->rank;
}

static int
end_missions (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"mode\":\"cooperative\","
                                           "\"missions\":\"none\"," DAZ_PACK "}", rule);
  HkDazKingdom *ann = hk_daz_table_get_kingdom (table, 0);

  hk_record_set_string (ann, &ann->mission, "few-cards");
  daz_empty_hand (table, 0);
  daz_phase (table, HK_DAZ_PHASE_COMBAT, -1);
  daz_play (table, "{\"move\":\"finish\",\"house\":true}");
  return ann->victory_points;
}

int
main (int    argc,
      char **argv)
{
  static const DazRuling rulings[] = {
    { "empty-zone-not-attacked", empty_zone, 1, 0 },
    { "charge-takes-reward", charge, 0, 1 },
    { "commander-outlasts-army", commander_shoots_on, 0, 5 },
    { "saved-army-is-done", saved_army, 3, 0 },
    { "lancelot-falls", lancelot, 2, 1 },
    { "skipped-commander-shoots", skipped, 0, 5 },
    { "immune-slots-count", immunity, 0, 2 },
    { "roar-pairs-only", roar, 4, 3 },
    { "protection-brings-points", protection, 0, 3 },
    { "rewards-are-no-kills", kills, 1, 0 },
    { "tokens-run-out", supply, 80, 79 },
    { "daily-mission-each-time", each_time, 2, 4 },
    { "commander-does-not-charge", cavalry_commander, 1, 0 },
    { "supporter-nearer-horde", two_supporters, 3, 1 },
    { "support-must-be-needed", support_needed, 1, 0 },
    { "negative-points", below_zero, 0, -1 },
    { "gate-losses-at-once", at_once, 9, 8 },
    { "most-alone", most, 1, 0 },
    { "protected-gate-is-harmed", unharmed, 1, 0 },
    { "icons-mission-last-day", last_day_icons, 0, 1 },
    { "exchange-twins-and-trainer", boss_values, 5, 6 },
    { "boss-weakens-later", boss_time, 0, 2 },
    { "defeated-not-weakened", weakened, HK_DAZ_RANK_WEAKENED, HK_DAZ_RANK_BRONZE },
    { "end-missions-not-counted", end_missions, 11, 5 },
  };

  g_test_init (&argc, &argv, NULL);
  daz_rulings_add (rulings, G_N_ELEMENTS (rulings));
  return g_test_run ();
}
