/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-camp.h"
#include "cz-field.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/hk-cz-game.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/neighborhood/hk-cz-look.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/team/hk-cz-carrying.h"
#include "games/card-z/team/hk-cz-count.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-sickness.h"
#include "games/card-z/team/hk-cz-survivors.h"

/* Every ruling of ours that changes a result is played once as we rule and once by its switch. */

static HkCzTable *
with (HkCzTable  *table,
      const char *house)
{
  const char *rules[] = { house, NULL };

  hk_record_set_strv (table, &table->house_rules, rules);
  return table;
}

/* Whether a move is made, as nobody's house rule. */
static gboolean
may (HkCzTable  *table,
     const char *line)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);
  g_autoptr (HkMove) move = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (node);
  move = hk_move_new_from_json (json_node_get_object (node), NULL);
  if (hk_table_apply (HK_TABLE (table), move, &error))
    return TRUE;
  g_test_message ("%s: %s", hk_move_get_name (move), error->message);
  return FALSE;
}

/* A battle of the whole game's table at a Location, with everybody of Ann there. */
static void
battle_at (HkCzTable *table,
           int        place)
{
  g_autoptr (HkMove) move = camp_move (table);

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (camp_survivor (table, i)->player == 0)
      hk_record_set_int (camp_survivor (table, i), &camp_survivor (table, i)->place, place);
  hk_cz_battle_begin (table, move, place, HK_CZ_BATTLE_PLAIN);
  hk_cz_battle_start (table, move);
}

static HkCzEncounter *
lay (HkCzTable  *table,
     int         place,
     const char *type,
     int         zone,
     gboolean    revealed)
{
  HkCzLocation *location = camp_location (table, place);
  g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", type, "zone", zone, "revealed", revealed, NULL);

  g_list_store_append (location->encounters, encounter);
  return hk_cz_location_get_encounter (location, hk_cz_location_get_n_encounters (location) - 1);
}

/* Both survivors stand next to it. */
static HkCzEncounter *
add_engaged (HkCzTable  *table,
             const char *type,
             gboolean    both)
{
  HkCzEncounter *encounter = cz_add (table, type, 1, "E", 1);

  hk_cz_encounter_engage (encounter, 0);
  if (both)
    hk_cz_encounter_engage (encounter, 1);
  return encounter;
}

static int
weigh (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);

  hk_record_set_int (camp_survivor (table, DAD), &camp_survivor (table, DAD)->carry, 6);
  return hk_cz_table_get_carry (table, DAD, NULL);
}

static int
move_far (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);

  hk_record_set_int (cz_survivor (table, 0), &cz_survivor (table, 0)->move, 5);
  cz_add (table, "zombie", 3, "E", 20);
  cz_start (table);
  return may (table, "{\"move\":\"act-move\",\"survivor\":0,\"hexes\":5}");
}

static int
pack_gloves (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);
  g_autoptr (HkMove) move = camp_move (table);

  hk_record_set_boolean (camp_survivor (table, DAD), &camp_survivor (table, DAD)->backpack, TRUE);
  return hk_cz_check_weight (table, move, DAD, "Gloves", TRUE, NULL);
}

static int
resupply (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);

  camp_give (table, DAD, "Rifle")->supply = 1;
  camp_give (table, DAD, "Rifle Ammo");
  lay (table, PUB, "zombie", 1, TRUE);
  battle_at (table, PUB);
  return may (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":0,\"from\":1}");
}

static int
sleep_in_field (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);

  hk_record_set_int (camp_survivor (table, DAD), &camp_survivor (table, DAD)->place, FIELD);
  hk_record_set_boolean (camp_location (table, FIELD), &camp_location (table, FIELD)->safe, TRUE);
  return hk_cz_table_sleeps_inside (table, DAD);
}

static int
sleep_in_camp (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);

  hk_record_set_int (camp_survivor (table, DAD), &camp_survivor (table, DAD)->place, HOUSE);
  hk_record_set_boolean (camp_location (table, HOUSE), &camp_location (table, HOUSE)->blockaded, TRUE);
  lay (table, HOUSE, "zombie", 3, FALSE);
  return hk_cz_table_sleeps_inside (table, DAD);
}

static int
fence_human (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);
  HkCzEncounter *human = lay (table, FIELD, "human", 2, FALSE);

  hk_record_set_string (camp_location (table, FIELD), &camp_location (table, FIELD)->layout, "o:oo");
  hk_cz_table_reveal (table, NULL, FIELD, 0);
  return human->behind_fence;
}

static int
stake (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("o:oo", 1), house);
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
end_beside_others (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "co-op"), house);

  for (int i = 0; i < 3; i++)
    hk_record_set_int (camp_survivor (table, i), &camp_survivor (table, i)->place, PUB);
  hk_record_set_boolean (camp_location (table, PUB), &camp_location (table, PUB)->safe, TRUE);
  return may (table, "{\"move\":\"end-turn\"}");
}

/* A trade at the Church after three. */
static int
trade (const char *house,
       const char *scenario,
       const char *line)
{
  g_autoptr (HkCzTable) table = with (camp_new (scenario, "solo"), house);
  g_autoptr (HkCzLoot) stock = hk_cz_loot_make (table, "Ka-Bar");
  g_autoptr (HkCzLoot) more = hk_cz_loot_make (table, "Gloves");
  HkCzLocation *church = camp_location (table, CHURCH);

  g_list_store_append (church->stock, stock);
  g_list_store_append (church->stock, more);
  hk_record_set_boolean (church, &church->stocked, TRUE);
  hk_record_set_boolean (church, &church->safe, TRUE);
  hk_record_set_int (camp_survivor (table, DAD), &camp_survivor (table, DAD)->place, CHURCH);
  hk_record_set_int (camp_survivor (table, GIRL), &camp_survivor (table, GIRL)->place, CHURCH);
  hk_record_set_int (camp_player (table, 0), &camp_player (table, 0)->trades, 3);
  hk_record_set_int (camp_player (table, 0), &camp_player (table, 0)->discs, 1);
  camp_give (table, DAD, "Gloves");
  return may (table, line);
}

static int
trade_again (const char *house)
{
  return trade (house, "own", "{\"move\":\"church-trade\",\"survivor\":0,\"give\":0,\"get\":0}");
}

static int
trade_disc (const char *house)
{
  return trade (house, "mission-from-god", "{\"move\":\"church-trade\",\"survivor\":0,\"disc\":true,\"get\":0}");
}

static int
rigored_first (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);
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
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);
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
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);

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
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);

  cz_add (table, "human-enemies", 1, "E", 4);
  cz_start (table);
  g_object_set (table->battle, "spotted", TRUE, "alarm-rolled", TRUE, "loud", TRUE, NULL);
  cz_play (table, "{\"move\":\"group-humans\",\"encounter\":0}");
  return g_strcmp0 (table->battle->initiative, "survivors") == 0;
}

static int
count_friends_left (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);
  g_autoptr (HkMove) move = camp_move (table);

  g_object_set (lay (table, PUB, "ally", 1, TRUE), "name", "Sergeant", NULL);
  hk_cz_table_welcome_friends (table, move, PUB, 0);
  return hk_cz_location_get_n_encounters (camp_location (table, PUB));
}

static int
flee_through_fire (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);

  for (int i = 0; i < 2; i++)
    hk_record_set_int (camp_survivor (table, i), &camp_survivor (table, i)->place, STATION);
  hk_record_set_boolean (camp_location (table, STATION), &camp_location (table, STATION)->fire, TRUE);
  hk_record_set_boolean (camp_location (table, HOUSE), &camp_location (table, HOUSE)->fire, TRUE);
  return hk_cz_table_may_retreat (table, 0, HOUSE, NULL);
}

static int
burn_sixth (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);
  g_autoptr (HkMove) move = camp_move (table);

  for (int i = BRAVO; i <= FIELD; i++)
    hk_record_set_boolean (camp_location (table, i), &camp_location (table, i)->fire, TRUE);
  return hk_cz_table_set_fire (table, move, CHURCH);
}

static int
put_fire_out (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);

  camp_learn (table, "Fire Extinguisher", "tool", 1, 2, "foam", NULL);
  camp_give (table, DAD, "Fire Extinguisher");
  hk_record_set_boolean (camp_location (table, ALPHA), &camp_location (table, ALPHA)->fire, TRUE);
  camp_play (table, "{\"move\":\"use\",\"survivor\":0,\"loot\":0}");
  return camp_location (table, ALPHA)->fire;
}

static int
see_behind_wall (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);

  hk_record_set_string (camp_location (table, HOUSE), &camp_location (table, HOUSE)->layout, "o|oi");
  return hk_cz_table_sees_zone (table, HOUSE, 2);
}

static int
lock_in (const char *house,
         const char *type,
         int        *eradicated)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("o|i|i", 1), house);
  gboolean locked;

  add_engaged (table, type, FALSE);
  cz_start (table);
  locked = may (table, "{\"move\":\"quarantine\",\"survivor\":0,\"encounter\":0}");
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

static int
count_weathers (const char *house)
{
  static const char * const ids[] = { "a", "b", "c", NULL };
  g_autoptr (HkCzTable) table = with (camp_new ("survive", "solo"), house);
  g_autoptr (HkDeck) deck = hk_deck_new ("Weather", TRUE);

  hk_deck_fill (deck, ids);
  hk_record_set_record (table, &table->weather_deck, deck);
  hk_record_set_int (table, &table->day, 12);
  return hk_cz_table_count_weathers (table);
}

/* What the phase and skills add to an attack on a Zombie in an inside zone. */
static int
get_modifier (const char *house,
              HkCzHow     how,
              HkCzRange   range,
              const char *type)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("o|i|i", 1), house);
  const char * const skills[] = { "Widget:1", "rifle:2", NULL };
  HkCzToHit input = { .how = how, .range = range };
  HkCzEncounter *zombie = cz_add (table, "zombie", 2, "E", 3);
  HkCzToHitResult result;

  hk_record_set_string (table, &table->phase, "night");
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
scout_for_free (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);

  hk_record_set_boolean (camp_location (table, BRAVO), &camp_location (table, BRAVO)->safe, TRUE);
  camp_play (table, "{\"move\":\"scout\",\"place\":1}");
  return camp_player (table, 0)->scouted;
}

static int
hunt (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);
  HkCzLocation *field = camp_location (table, FIELD);

  g_object_set (table, "phase", "night", "cards-by", "hand", NULL);
  for (int i = 0; i < 2; i++)
    hk_record_set_int (camp_survivor (table, i), &camp_survivor (table, i)->place, FIELD);
  g_object_set (field, "resource", "hunting", "safe", TRUE, "scouted", TRUE, NULL);
  camp_give (table, DAD, "Rifle");
  camp_play (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":1,\"weapon\":\"Rifle\",\"target\":5,\"attack\":5,\"loot\":[\"Fresh Food\",\"Fresh Food\"]}");
  return (int) g_list_model_get_n_items (G_LIST_MODEL (field->left));
}

static int
meet_fenced_dog (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);
  HkCzEncounter *dog = lay (table, FIELD, "dog", 2, TRUE);

  hk_record_set_boolean (dog, &dog->behind_fence, TRUE);
  return hk_cz_table_has_dog (table, FIELD);
}

static int
count_discards (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);
  g_autoptr (HkDeck) deck = hk_deck_new ("Encounters", TRUE);
  static const char * const types[] = { "zombie", "fire" };

  hk_record_set_record (table, &table->encounter_deck, deck);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (HkCzCard) card = g_object_new (HK_TYPE_CZ_CARD, "id", types[i], "type", types[i], "zone", 1, NULL);

      g_list_store_append (table->cards, card);
      hk_deck_discard (deck, types[i]);
    }
  camp_reckon (table);
  camp_play (table, "{\"move\":\"reckon-step\"}");
  camp_play (table, "{\"move\":\"reckon-step\"}");
  return (int) hk_deck_get_n_discarded (deck);
}

static int
count_card_meals (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);

  return hk_cz_loot_get_supply (table, camp_give (table, DAD, "Canned Food"));
}

static int
count_food (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);

  camp_give (table, DAD, "Canned Food");
  return hk_cz_table_count_food (table, 0, FALSE);
}

static int
count_food_left (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("survive", "solo"), house);
  g_autoptr (HkCzLoot) loot = hk_cz_loot_make (table, "Canned Food");

  g_list_store_append (camp_location (table, ALPHA)->left, loot);
  return hk_cz_table_count_food (table, 0, TRUE);
}

static int
starve_sick (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);

  hk_record_set_string (camp_survivor (table, DAD), &camp_survivor (table, DAD)->sick, "Fever");
  camp_reckon (table);
  camp_play (table, "{\"move\":\"reckon\"}");
  g_assert_true (camp_survivor (table, DAD)->starving);
  return camp_survivor (table, DAD)->sick != NULL;
}

static int
roll_after_starving (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);

  hk_record_set_boolean (camp_survivor (table, DAD), &camp_survivor (table, DAD)->starving, TRUE);
  return hk_cz_table_get_sick_faces (table, DAD, "junk", NULL);
}

static int
climb_fence (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("o:oo", 1), house);

  cz_add (table, "zombie", 1, "E", 4);
  cz_start (table);
  return may (table, "{\"move\":\"cross\",\"zone\":2}");
}

static int
strike_zero (const char *house,
             int        *blades)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);

  cz_arm (table, 0, "Ka-Bar", "blade", -1, "kill", 5, NULL);
  add_engaged (table, "zombie", TRUE);
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
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);

  cz_add (table, "zombie", 1, "E", 9);
  cz_start (table);
  hk_record_set_string (table, &table->dice_by, "hand");
  cz_play (table, "{\"move\":\"noise\",\"outside\":true}");
  cz_play (table, "{\"move\":\"alarm\",\"skull\":false}");
  cz_play (table, "{\"move\":\"noise\",\"outside\":true}");
  return may (table, "{\"move\":\"alarm\",\"skull\":false}");
}

static int
charge_engaged (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);

  cz_arm (table, 0, "Ka-Bar", "blade", -1, "kill", 5, NULL);
  add_engaged (table, "zombie", FALSE);
  cz_add (table, "slow", 1, "F", 2);
  cz_start (table);
  return may (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":1,\"how\":\"kill\",\"charge\":true,\"die\":2}");
}

static int
act_pushed (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);
  HkCzEncounter *zombie = cz_add (table, "zombie", 1, "E", 4);

  g_object_set (zombie, "pushed", TRUE, "nearest", 0, NULL);
  cz_start (table);
  cz_play (table, "{\"move\":\"encounters-act\"}");
  return zombie->distance;
}

static int
push_off (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);
  HkCzEncounter *other;

  add_engaged (table, "zombie", FALSE);
  other = add_engaged (table, "slow", FALSE);
  cz_start (table);
  cz_play (table, "{\"move\":\"push-off\",\"survivor\":0,\"encounter\":0,\"die\":9}");
  g_assert_false (hk_cz_encounter_is_engaged_by (cz_encounter (table, 0), 0));
  return hk_cz_encounter_is_engaged_by (other, 0);
}

static int
hold_impaled (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);
  HkCzEncounter *held = add_engaged (table, "zombie", FALSE);

  cz_arm (table, 0, "Spear", "stake", -1, "impale", 4, "kill", 6, NULL);
  add_engaged (table, "slow", FALSE);
  g_object_set (held, "impaled-by", 0, "impaled-with", "Spear", NULL);
  cz_start (table);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":1,\"how\":\"kill\",\"die\":1}");
  return held->impaled_by;
}

static int
shoot_far (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);

  cz_arm (table, 0, "Rifle", "rifle", 5, "at-long", 6, NULL);
  cz_add (table, "zombie", 1, "E", 12);
  cz_start (table);
  return may (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"how\":\"shoot\",\"die\":2}");
}

static int
fire_rapidly (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);

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
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);

  cz_arm (table, 0, "Gloves", "armour", -1, "armour", 1, NULL);
  cz_arm (table, 0, "Gloves", "armour", -1, "armour", 1, NULL);
  return hk_cz_survivor_get_armour (table, cz_survivor (table, 0));
}

static int
die_infected (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);

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
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);
  int n = 0;

  add_engaged (table, "fast", FALSE);
  cz_start (table);
  hk_record_set_string (table, &table->dice_by, "hand");
  cz_play (table, "{\"move\":\"encounters-act\"}");
  while (cz_encounter (table, 0)->bite_due && n < 9)
    {
      cz_play (table, "{\"move\":\"bite\",\"encounter\":0,\"die\":0}");
      n++;
    }
  g_assert_cmpint (table->battle->round, ==, 2);
  return n;
}

static int
count_raging_hordes (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("raging-fire", "solo"), house);

  camp_lay_out (table);
  return hk_cz_table_count_hordes (table);
}

static int
drain_boombox (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);
  g_autoptr (HkMove) move = camp_move (table);

  hk_record_set_int (camp_location (table, FIELD), &camp_location (table, FIELD)->boombox, 1);
  g_assert_true (hk_cz_table_walk_hordes (table, move, "rolls", NULL));
  return hk_cz_table_count_hordes (table);
}

static HkCzTable *
new_duel (const char *house)
{
  HkCzTable *table = with (camp_new ("own", "competitive"), house);

  hk_record_set_int (camp_survivor (table, MAX_), &camp_survivor (table, MAX_)->place, BRAVO);
  hk_record_set_int (camp_player (table, 0), &camp_player (table, 0)->initiative, 9);
  hk_record_set_int (camp_player (table, 1), &camp_player (table, 1)->initiative, 5);
  return table;
}

static int
tie_duel (const char *house)
{
  g_autoptr (HkCzTable) table = new_duel (house);
  const gboolean made = may (table, "{\"move\":\"attack-player\",\"rival\":1,\"attacker\":7,\"defender\":2}");

  if (made)
    g_assert_cmpstr (table->battle->initiative, ==, "rivals");
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

  lay (table, PUB, "zombie", 1, TRUE);
  battle_at (table, PUB);
  hk_record_set_int (table->battle, &table->battle->round, 2);
  return may (table, "{\"move\":\"join\",\"player\":1}");
}

static int
reach_home (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("home-run", "solo"), house);

  hk_record_set_boolean (camp_location (table, ALPHA), &camp_location (table, ALPHA)->safe, FALSE);
  return camp_check_end (table);
}

static int
lose_dependant (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("rescue-911", "solo"), house);
  HkCzSurvivor *one = camp_survivor (table, camp_join (table, "Kid", "dependant", 0));
  HkCzSurvivor *other = camp_survivor (table, camp_join (table, "Gran", "dependant", 0));

  hk_record_set_boolean (one, &one->dead, TRUE);
  hk_record_set_int (other, &other->place, PUB);
  return camp_check_end (table);
}

static int
count_caches (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("civic-duty", "solo"), house);

  hk_record_set_boolean (camp_location (table, PUB), &camp_location (table, PUB)->fire, TRUE);
  return hk_cz_table_count_caches (table);
}

static int
hold_pub (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("pub-run", "competitive"), house);
  HkCzSurvivor *ally = camp_survivor (table, camp_join (table, "Sergeant", "ally", 0));

  hk_record_set_int (ally, &ally->place, PUB);
  g_object_set (camp_location (table, PUB), "cache", FALSE, "cleared-by", 0, NULL);
  hk_record_set_string (table, &table->phase, "reckoning");
  return camp_check_end (table);
}

static int
count_loot_of_dead (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);
  g_autoptr (HkMove) move = camp_move (table);

  camp_give (table, DAD, "Ka-Bar");
  hk_cz_table_lose (table, move, DAD, "bitten");
  return (int) g_list_model_get_n_items (G_LIST_MODEL (camp_location (table, ALPHA)->left));
}

static int
draw_from_empty (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);
  g_autoptr (HkDeck) deck = hk_deck_new ("Residential", TRUE);
  g_autoptr (HkMove) move = camp_move (table);
  g_autofree char *drawn = NULL;

  hk_deck_discard (deck, "Ka-Bar");
  hk_record_set_record (table, &table->residential_deck, deck);
  drawn = hk_cz_table_draw_loot (table, move, "residential", NULL, NULL);
  return drawn != NULL;
}

static int
grab_engaged (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);
  HkCzLoot *loot = cz_arm (table, 0, "Ka-Bar", "blade", -1, "kill", 5, NULL);

  hk_record_set_boolean (loot, &loot->packed, TRUE);
  add_engaged (table, "zombie", FALSE);
  cz_start (table);
  return may (table, "{\"move\":\"hand\",\"survivor\":0,\"what\":\"grab\",\"loot\":0}");
}

static int
retreat_with_bow (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);
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

  g_list_store_append (table->players, third);
  camp_join (table, "Nurse", "character", 2);
  camp_play (table, "{\"move\":\"defer\"}");
  g_assert_cmpint (table->current_player, ==, 1);
  camp_play (table, "{\"move\":\"end-turn\"}");
  return table->current_player;
}

static int
step_onto_start (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);

  cz_add (table, "zombie", 1, "E", 9);
  cz_start (table);
  cz_play (table, "{\"move\":\"act-move\",\"survivor\":0,\"start\":true}");
  return cz_survivor (table, 0)->acted;
}

static int
look_from_pack (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("o|i|i", 1), house);
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
share_food (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "co-op"), house);

  return hk_cz_can_share_food (table, DAD, MAX_);
}

static int
use_up (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);
  g_autoptr (HkMove) move = camp_move (table);

  camp_give (table, DAD, "First Aid Kit")->supply = 1;
  g_assert_true (hk_cz_table_spend_supply (table, move, DAD, 0, 1, NULL));
  return camp_count_loot (table, DAD);
}

static int
stand_alone (const char *house,
             const char *mode)
{
  g_autoptr (HkCzTable) table = with (camp_new ("survive", mode), house);

  g_clear_object (&table->weather);
  hk_record_set_boolean (camp_survivor (table, MAX_), &camp_survivor (table, MAX_)->dead, TRUE);
  return camp_check_end (table);
}

static int
stand_last (const char *house)
{
  return stand_alone (house, "competitive");
}

static int
lose_friend (const char *house)
{
  return stand_alone (house, "co-op");
}

static int
play_heroic (const char *house)
{
  g_autoptr (HkCzTable) table = with (camp_new ("own", "solo"), house);
  HkCzSurvivor *ally = camp_survivor (table, camp_join (table, "Sergeant", "ally", 0));

  hk_record_set_boolean (ally, &ally->backpack, TRUE);
  return may (table, "{\"move\":\"heroic\",\"survivor\":2,\"text\":\"Runs\"}");
}

static int
roll_nine (const char *house)
{
  g_autoptr (HkCzTable) table = with (cz_field_new ("ooo", 1), house);

  cz_arm (table, 0, "Ka-Bar", "blade", -1, "kill", 9, NULL);
  g_object_set (add_engaged (table, "zombie", FALSE), "helmet", TRUE, NULL);
  cz_start (table);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"how\":\"kill\",\"die\":9}");
  return cz_count (table);
}

/* What comes of it as we rule, and what by the switch. */
static const struct
{
  const char *house;
  int       (*play) (const char *house);
  int         ruled;
  int         switched;
} cases[] = {
  { "co-op-all-live", lose_friend, 0, 1 },
  { "move-three", move_far, 1, 0 },
  { "carry-four", weigh, 6, 4 },
  { "backpack-weight-one", pack_gloves, 1, 0 },
  { "ally-plays-heroic", play_heroic, 0, 1 },
  { "nine-hits", roll_nine, 1, 0 },
  { "resupply-free", resupply, 0, 1 },
  { "clear-is-inside", sleep_in_field, 0, 1 },
  { "camp-outside", sleep_in_camp, 1, 0 },
  { "fence-humans", fence_human, 0, 1 },
  { "stake-one-ammo", stake, 3, 4 },
  { "occupied-by-players", end_beside_others, 1, 0 },
  { "church-unlimited", trade_again, 0, 1 },
  { "rigored-as-zombie", rigored_first, 0, 1 },
  { "shot-wakes", miss_distracted, 1, 0 },
  { "human-excess", count_after_humans, 3, 4 },
  { "spotted-loud", spot_and_shout, 0, 1 },
  { "friends-at-clear", count_friends_left, 0, 1 },
  { "fire-through", flee_through_fire, 0, 1 },
  { "fires-unlimited", burn_sixth, 0, 1 },
  { "extinguisher-chips", put_fire_out, 1, 0 },
  { "reveal-outside", see_behind_wall, 0, 1 },
  { "quarantine-humans", lock_human, 0, 1 },
  { "quarantine-not-counted", count_locked, 1, 0 },
  { "survive-reshuffled", count_weathers, 0, 3 },
  { "night-outside", shoot_inside_at_night, -1, 0 },
  { "no-free-scout", scout_for_free, 0, 1 },
  { "hunting-plain", hunt, 0, 2 },
  { "dogs-behind-fence", meet_fenced_dog, 0, 1 },
  { "discards-stay", count_discards, 0, 1 },
  { "meal-whole-card", count_card_meals, 2, 1 },
  { "food-by-cards", count_food, 2, 1 },
  { "starving-stays-sick", starve_sick, 0, 1 },
  { "starving-rolls", roll_after_starving, 4, 5 },
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
  { "raging-horde", count_raging_hordes, 0, 1 },
  { "boombox-two", drain_boombox, 1, 2 },
  { "duel-tie-defender", tie_duel, 0, 1 },
  { "pvp-wounds", hit_rival, 1, 0 },
  { "joint-rivals", join_rival, 0, 1 },
  { "home-run-reached", reach_home, 0, 1 },
  { "rescue-all", lose_dependant, 0, 1 },
  { "survive-carried", count_food_left, 2, 0 },
  { "burning-caches", count_caches, 2, 3 },
  { "discs-count", trade_disc, 1, 0 },
  { "pub-ally", hold_pub, 0, 1 },
  { "dead-loot-gone", count_loot_of_dead, 1, 0 },
  { "loot-runs-out", draw_from_empty, 1, 0 },
  { "engaged-hands", grab_engaged, 0, 1 },
  { "arrows-kept", retreat_with_bow, 1, 3 },
  { "defer-last", defer, 0, 2 },
  { "pistol-at-night", fire_pistol_at_night, 0, -1 },
  { "start-hex-action", step_onto_start, 0, 1 },
  { "look-from-backpack", look_from_pack, 0, 1 },
  { "own-food", share_food, 1, 0 },
  { "empty-discarded", use_up, 1, 0 },
  { "last-plays-on", stand_last, 1, 0 },
};

static void
test_switch (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);

  g_assert_cmpint (cases[i].play (NULL), ==, cases[i].ruled);
  g_assert_cmpint (cases[i].play (cases[i].house), ==, cases[i].switched);
}

/* Every switch of the game is played here, or where its scenario is tested. */
static void
test_all (void)
{
  static const char * const elsewhere[] = { "fires-first-dawn", "deductions-add", "s-mart-no-roll", "shared-base-attack", "horde-full", NULL };
  const HkGameSpec *spec = hk_card_z_get_spec ();

  for (guint i = 0; i < spec->n_house_rules; i++)
    {
      gboolean played = g_strv_contains (elsewhere, spec->house_rules[i].id);

      for (guint j = 0; j < G_N_ELEMENTS (cases); j++)
        played |= g_str_equal (cases[j].house, spec->house_rules[i].id);
      if (!played)
        g_error ("Nothing plays %s both ways", spec->house_rules[i].id);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/rulings/all", test_all);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/card-z/rulings/", cases[i].house, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_switch);
    }
  return g_test_run ();
}
