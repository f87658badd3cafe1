/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-camp.h"
#include "cz-field.h"
#include "cz-rulings.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/neighborhood/hk-cz-look.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "games/card-z/team/hk-cz-count.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"

/* Rulings of ours on battles, played both ways. */

static int
move_far (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);

  hk_record_set_int (cz_survivor (table, 0), &cz_survivor (table, 0)->move, 5);
  cz_add (table, "zombie", 3, "E", 20);
  cz_start (table);
  return rulings_may (table, "{\"move\":\"act-move\",\"survivor\":0,\"hexes\":5}");
}

static int
resupply (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);

  camp_give (table, DAD, "Rifle")->supply = 1;
  camp_give (table, DAD, "Rifle Ammo");
  rulings_lay (table, PUB, "zombie", 1, TRUE);
  rulings_battle_at (table, PUB);
  return rulings_may (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":0,\"from\":1}");
}

static int
stake (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("o:oo", 1), house);
  HkCzLoot *loot = cz_arm (table, 0, "Shotgun", "shotgun", 5, "stake", TRUE, "supply", 6, NULL);

  for (int i = 0; i < 2; i++)
    {
      HkCzEncounter *zombie = cz_add (table, "zombie", 2, "E", 5);

      hk_record_set_boolean (zombie, &zombie->behind_fence, TRUE);
    }
  cz_start (table);
  cz_play (table, "{\"move\":\"stake-tactics\",\"survivor\":0,\"loot\":0}");
  return loot->supply;
}

static int
rigored_first (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);
  g_autoptr (GArray) actors = NULL;

  cz_add (table, "slow", 1, "E", 3);
  cz_add (table, "rigored", 1, "F", 3);
  cz_start (table);
  actors = hk_cz_list_actors (table);
  return g_array_index (actors, HkCzActor, 0).number;
}

static int
miss_distracted (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);
  HkCzEncounter *zombie = cz_add (table, "zombie", 1, "E", 3);

  hk_record_set_boolean (zombie, &zombie->distracted, TRUE);
  cz_arm (table, 0, "Hunting Bow", "bow", 5, "at-close", 6, NULL);
  cz_start (table);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"how\":\"shoot\",\"die\":1}");
  return zombie->distracted;
}

static int
count_after_humans (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);

  cz_add (table, "human-enemies", 1, "E", 4);
  for (int i = 0; i < 3; i++)
    cz_add (table, "zombie", 1, "F", 5 + i);
  cz_start (table);
  cz_play (table, "{\"move\":\"group-humans\",\"encounter\":0}");
  return cz_count (table);
}

static int
spot_and_shout (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);

  cz_add (table, "human-enemies", 1, "E", 4);
  cz_start (table);
  g_object_set (table->battle, "spotted", TRUE, "alarm-rolled", TRUE, "loud", TRUE, NULL);
  cz_play (table, "{\"move\":\"group-humans\",\"encounter\":0}");
  return table->battle->initiative == HK_CZ_INITIATIVE_SURVIVORS;
}

static int
lock_in (const char *house,
         const char *type,
         int        *eradicated)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("o|i|i", 1), house);
  gboolean locked;

  rulings_add_engaged (table, type, FALSE);
  cz_start (table);
  locked = rulings_may (table, "{\"move\":\"quarantine\",\"survivor\":0,\"encounter\":0}");
  *eradicated = table->battle->eradicated;
  return locked;
}

static int
lock_human (const char *house)
{
  int eradicated;

  return lock_in (house, "human", &eradicated);
}

static int
count_locked (const char *house)
{
  int eradicated;

  lock_in (house, "zombie", &eradicated);
  return eradicated;
}

/* What the phase and skills add to an attack on a Zombie in an inside zone. */
static int
get_modifier (const char *house,
              HkCzHow     how,
              HkCzRange   range,
              const char *type)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("o|i|i", 1), house);
  const char * const skills[] = { "Widget:1", "rifle:2", NULL };
  HkCzToHit input = { .how = how, .range = range };
  HkCzEncounter *zombie = cz_add (table, "zombie", 2, "E", 3);
  HkCzToHitResult result;

  hk_record_set_enum (table, &table->phase, HK_CZ_PHASE_NIGHT);
  if (g_str_equal (type, "rifle"))
    hk_record_set_strv (cz_survivor (table, 0), &cz_survivor (table, 0)->skills, skills);
  cz_arm (table, 0, "Widget", type, 5, "kill", 5, "push", 4, "at-close", 5, NULL);
  cz_start (table);
  hk_cz_fill_to_hit (table, 0, zombie, hk_cz_table_find_gear (table, "Widget"), &input);
  hk_cz_to_hit_resolve (&input, &result);
  return g_str_equal (type, "club") ? input.fallback : result.modifier;
}

static int
shoot_inside_at_night (const char *house)
{
  return get_modifier (house, HK_CZ_HOW_SHOOT, HK_CZ_RANGE_CLOSE, "shotgun");
}

static int
add_skills (const char *house)
{
  return get_modifier (house, HK_CZ_HOW_KILL, HK_CZ_RANGE_MELEE, "rifle");
}

static int
club (const char *house)
{
  return get_modifier (house, HK_CZ_HOW_KILL, HK_CZ_RANGE_MELEE, "club");
}

static int
fire_pistol_at_night (const char *house)
{
  return get_modifier (house, HK_CZ_HOW_KILL, HK_CZ_RANGE_MELEE, "pistol");
}

static int
climb_fence (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("o:oo", 1), house);

  cz_add (table, "zombie", 1, "E", 4);
  cz_start (table);
  return rulings_may (table, "{\"move\":\"cross\",\"zone\":2}");
}

static int
strike_zero (const char *house,
             int        *blades)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);

  cz_arm (table, 0, "Ka-Bar", "blade", -1, "kill", 5, NULL);
  rulings_add_engaged (table, "zombie", TRUE);
  cz_start (table);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"how\":\"kill\",\"die\":0,\"affects\":5}");
  *blades = (int) g_list_model_get_n_items (G_LIST_MODEL (cz_survivor (table, 0)->loot));
  return cz_survivor (table, 0)->dead;
}

static int
strike_oneself (const char *house)
{
  int blades;

  return strike_zero (house, &blades);
}

static int
keep_blade (const char *house)
{
  int blades;

  strike_zero (house, &blades);
  return blades;
}

static int
shout_twice (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);

  cz_add (table, "zombie", 1, "E", 9);
  cz_start (table);
  hk_record_set_enum (table, &table->dice_by, HK_BY_HAND);
  cz_play (table, "{\"move\":\"noise\",\"outside\":true}");
  cz_play (table, "{\"move\":\"alarm\",\"skull\":false}");
  cz_play (table, "{\"move\":\"noise\",\"outside\":true}");
  return rulings_may (table, "{\"move\":\"alarm\",\"skull\":false}");
}

static int
charge_engaged (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);

  cz_arm (table, 0, "Ka-Bar", "blade", -1, "kill", 5, NULL);
  rulings_add_engaged (table, "zombie", FALSE);
  cz_add (table, "slow", 1, "F", 2);
  cz_start (table);
  return rulings_may (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":1,\"how\":\"kill\",\"charge\":true,\"die\":2}");
}

static int
act_pushed (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);
  HkCzEncounter *zombie = cz_add (table, "zombie", 1, "E", 4);

  g_object_set (zombie, "pushed", TRUE, "nearest", 0, NULL);
  cz_start (table);
  cz_play (table, "{\"move\":\"encounters-act\"}");
  return zombie->distance;
}

static int
push_off (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);
  HkCzEncounter *other;

  rulings_add_engaged (table, "zombie", FALSE);
  other = rulings_add_engaged (table, "slow", FALSE);
  cz_start (table);
  cz_play (table, "{\"move\":\"push-off\",\"survivor\":0,\"encounter\":0,\"die\":9}");
  g_assert_false (hk_cz_encounter_is_engaged_by (cz_encounter (table, 0), 0));
  return hk_cz_encounter_is_engaged_by (other, 0);
}

static int
hold_impaled (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);
  HkCzEncounter *held = rulings_add_engaged (table, "zombie", FALSE);

  cz_arm (table, 0, "Spear", "stake", -1, "impale", 4, "kill", 6, NULL);
  rulings_add_engaged (table, "slow", FALSE);
  g_object_set (held, "impaled-by", 0, "impaled-with", "Spear", NULL);
  cz_start (table);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":1,\"how\":\"kill\",\"die\":1}");
  return held->impaled_by;
}

static int
shoot_far (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);

  cz_arm (table, 0, "Rifle", "rifle", 5, "at-long", 6, NULL);
  cz_add (table, "zombie", 1, "E", 12);
  cz_start (table);
  return rulings_may (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"how\":\"shoot\",\"die\":2}");
}

static int
fire_rapidly (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);

  cz_arm (table, 0, "Uzi", "pistol", 9, "at-close", 6, "rapid", TRUE, NULL);
  cz_add (table, "fast", 1, "E", 3);
  cz_add (table, "slow", 1, "F", 3);
  cz_start (table);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"how\":\"shoot\",\"shots\":2,\"die\":1,\"extra\":[9],\"targets\":[1]}");
  g_assert_cmpint (cz_count (table), ==, 1);
  return g_str_equal (cz_encounter (table, 0)->type, "fast");
}

static int
wear_two (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);

  cz_arm (table, 0, "Gloves", "armour", -1, "armour", 1, NULL);
  cz_arm (table, 0, "Gloves", "armour", -1, "armour", 1, NULL);
  return hk_cz_survivor_get_armour (table, cz_survivor (table, 0));
}

static int
die_infected (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);

  cz_add (table, "slow", 1, "E", 20);
  cz_start (table);
  g_object_set (cz_survivor (table, 0), "infected", 1, "infected-round", 1, NULL);
  cz_play (table, "{\"move\":\"encounters-act\"}");
  return cz_survivor (table, 0)->dead;
}

/* How often a Fast Zombie bites that stands next to Dad. */
static int
bite_often (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);
  int n = 0;

  rulings_add_engaged (table, "fast", FALSE);
  cz_start (table);
  hk_record_set_enum (table, &table->dice_by, HK_BY_HAND);
  cz_play (table, "{\"move\":\"encounters-act\"}");
  while (cz_encounter (table, 0)->bite_due && n < 9)
    {
      cz_play (table, "{\"move\":\"bite\",\"encounter\":0,\"die\":0}");
      n++;
    }
  g_assert_cmpint (table->battle->round, ==, 2);
  return n;
}

static HkCzTable *
new_duel (const char *house)
{
  HkCzTable *table = rulings_with (camp_new ("own", "competitive"), house);

  hk_record_set_int (camp_survivor (table, MAX_), &camp_survivor (table, MAX_)->place, BRAVO);
  hk_record_set_int (camp_player (table, 0), &camp_player (table, 0)->initiative, 9);
  hk_record_set_int (camp_player (table, 1), &camp_player (table, 1)->initiative, 5);
  return table;
}

static int
tie_duel (const char *house)
{
  g_autoptr (HkCzTable) table = new_duel (house);
  const gboolean made = rulings_may (table, "{\"move\":\"attack-player\",\"rival\":1,\"attacker\":7,\"defender\":2}");

  if (made)
    g_assert_cmpint (table->battle->initiative, ==, HK_CZ_INITIATIVE_RIVALS);
  return made;
}

static int
hit_rival (const char *house)
{
  g_autoptr (HkCzTable) table = new_duel (house);

  camp_play (table, "{\"move\":\"attack-player\",\"rival\":1,\"attacker\":9,\"defender\":0}");
  camp_give (table, DAD, "Ka-Bar");
  camp_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"victim\":2,\"how\":\"kill\",\"target\":3,\"die\":9,\"house\":true}");
  return camp_survivor (table, MAX_)->dead;
}

static int
join_rival (const char *house)
{
  g_autoptr (HkCzTable) table = new_duel (house);

  rulings_lay (table, PUB, "zombie", 1, TRUE);
  rulings_battle_at (table, PUB);
  hk_record_set_int (table->battle, &table->battle->round, 2);
  return rulings_may (table, "{\"move\":\"join\",\"player\":1}");
}

static int
grab_engaged (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);
  HkCzLoot *loot = cz_arm (table, 0, "Ka-Bar", "blade", -1, "kill", 5, NULL);

  hk_record_set_boolean (loot, &loot->packed, TRUE);
  rulings_add_engaged (table, "zombie", FALSE);
  cz_start (table);
  return rulings_may (table, "{\"move\":\"hand\",\"survivor\":0,\"what\":\"grab\",\"loot\":0}");
}

static int
retreat_with_bow (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);
  HkCzLoot *loot = cz_arm (table, 0, "Hunting Bow", "bow", 1, "supply", 6, NULL);

  cz_add (table, "zombie", 1, "E", 9);
  cz_start (table);
  hk_record_set_int (loot, &loot->spent, 2);
  hk_cz_battle_end (table, NULL, "retreat");
  return loot->supply;
}

static int
defer (const char *house)
{
  g_autoptr (HkCzTable) table = new_duel (house);
  g_autoptr (HkCzPlayer) third = g_object_new (HK_TYPE_CZ_PLAYER, "name", "Cy", "base", ALPHA, "initiative", 2, NULL);

  hk_record_list_append (table->players, third);
  camp_join (table, "Nurse", HK_CZ_SURVIVOR_CHARACTER, 2);
  camp_play (table, "{\"move\":\"defer\"}");
  g_assert_cmpint (table->current_player, ==, 1);
  camp_play (table, "{\"move\":\"end-turn\"}");
  return table->current_player;
}

static int
step_onto_start (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);

  cz_add (table, "zombie", 1, "E", 9);
  cz_start (table);
  cz_play (table, "{\"move\":\"act-move\",\"survivor\":0,\"start\":true}");
  return cz_survivor (table, 0)->acted;
}

static int
look_from_pack (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("o|i|i", 1), house);
  HkCzLoot *loot = cz_arm (table, 0, "Binoculars", "tool", -1, "scouting", TRUE, NULL);
  HkCzEncounter *hidden;

  hk_record_set_boolean (loot, &loot->packed, TRUE);
  cz_add (table, "zombie", 1, "E", 4);
  hidden = cz_add (table, "zombie", 2, "F", 0);
  hk_record_set_boolean (hidden, &hidden->revealed, FALSE);
  hk_cz_battle_begin (table, NULL, 0, HK_CZ_BATTLE_PLAIN);
  return hk_cz_table_can_look (table, NULL, NULL);
}

static int
roll_nine (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (cz_field_new ("ooo", 1), house);

  cz_arm (table, 0, "Ka-Bar", "blade", -1, "kill", 9, NULL);
  g_object_set (rulings_add_engaged (table, "zombie", FALSE), "helmet", TRUE, NULL);
  cz_start (table);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"how\":\"kill\",\"die\":9}");
  return cz_count (table);
}

const CzRuling cz_battle_rulings[] = {
  { "move-three", move_far, 1, 0 },
  { "nine-hits", roll_nine, 1, 0 },
  { "resupply-free", resupply, 0, 1 },
  { "stake-one-ammo", stake, 3, 4 },
  { "rigored-as-zombie", rigored_first, 0, 1 },
  { "shot-wakes", miss_distracted, 1, 0 },
  { "human-excess", count_after_humans, 3, 4 },
  { "spotted-loud", spot_and_shout, 0, 1 },
  { "quarantine-humans", lock_human, 0, 1 },
  { "quarantine-not-counted", count_locked, 1, 0 },
  { "night-outside", shoot_inside_at_night, -1, 0 },
  { "fence-clear", climb_fence, 1, 0 },
  { "skills-best", add_skills, 3, 2 },
  { "critical-attacker", strike_oneself, 0, 1 },
  { "zero-harms-weapon", keep_blade, 1, 0 },
  { "alarm-each", shout_twice, 0, 1 },
  { "charge-engaged", charge_engaged, 0, 1 },
  { "pushed-stands-up", act_pushed, 2, 4 },
  { "push-off-one", push_off, 0, 1 },
  { "impale-holds", hold_impaled, -1, 0 },
  { "club-chooses", club, 4, 0 },
  { "range-unlimited", shoot_far, 0, 1 },
  { "rapid-spread", fire_rapidly, 0, 1 },
  { "armour-adds", wear_two, 1, 2 },
  { "infected-at-once", die_infected, 0, 1 },
  { "bite-each-move", bite_often, 1, 3 },
  { "duel-tie-defender", tie_duel, 0, 1 },
  { "pvp-wounds", hit_rival, 1, 0 },
  { "joint-rivals", join_rival, 0, 1 },
  { "engaged-hands", grab_engaged, 0, 1 },
  { "arrows-kept", retreat_with_bow, 1, 3 },
  { "defer-last", defer, 0, 2 },
  { "pistol-at-night", fire_pistol_at_night, 0, -1 },
  { "start-hex-action", step_onto_start, 0, 1 },
  { "look-from-backpack", look_from_pack, 0, 1 },
};

const guint cz_n_battle_rulings = G_N_ELEMENTS (cz_battle_rulings);
