/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-camp.h"
#include "cz-rulings.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/neighborhood/hk-cz-map.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/team/hk-cz-carrying.h"
#include "games/card-z/team/hk-cz-count.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-sickness.h"
#include "games/card-z/team/hk-cz-survivors.h"

/* Rulings of ours on all but battles, played both ways. */

static int
weigh (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);

  hk_record_set_int (camp_survivor (table, DAD), &camp_survivor (table, DAD)->carry, 6);
  return hk_cz_table_get_carry (table, DAD);
}

static int
pack_gloves (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  g_autoptr (HkMove) move = camp_move (table);

  hk_record_set_boolean (camp_survivor (table, DAD), &camp_survivor (table, DAD)->backpack, TRUE);
  return hk_cz_check_weight (table, move, DAD, "Gloves", TRUE, NULL);
}

static int
sleep_in_field (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);

  hk_record_set_int (camp_survivor (table, DAD), &camp_survivor (table, DAD)->place, FIELD);
  hk_record_set_boolean (camp_location (table, FIELD), &camp_location (table, FIELD)->safe, TRUE);
  return hk_cz_table_sleeps_inside (table, DAD);
}

static int
sleep_in_camp (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);

  hk_record_set_int (camp_survivor (table, DAD), &camp_survivor (table, DAD)->place, HOUSE);
  hk_record_set_boolean (camp_location (table, HOUSE), &camp_location (table, HOUSE)->blockaded, TRUE);
  rulings_lay (table, HOUSE, "zombie", 3, FALSE);
  return hk_cz_table_sleeps_inside (table, DAD);
}

static int
fence_human (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  HkCzEncounter *human = rulings_lay (table, FIELD, "human", 2, FALSE);

  hk_record_set_string (camp_location (table, FIELD), &camp_location (table, FIELD)->layout, "o:oo");
  hk_cz_table_reveal (table, NULL, FIELD, 0);
  return human->behind_fence;
}

static int
end_beside_others (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "co-op"), house);

  for (int i = 0; i < 3; i++)
    hk_record_set_int (camp_survivor (table, i), &camp_survivor (table, i)->place, PUB);
  hk_record_set_boolean (camp_location (table, PUB), &camp_location (table, PUB)->safe, TRUE);
  return rulings_may (table, "{\"move\":\"end-turn\"}");
}

/* A trade at the Church after three. */
static int
trade (const char *house,
       const char *scenario,
       const char *line)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new (scenario, "solo"), house);
  g_autoptr (HkCzLoot) stock = hk_cz_loot_make (table, "Ka-Bar");
  g_autoptr (HkCzLoot) more = hk_cz_loot_make (table, "Gloves");
  HkCzLocation *church = camp_location (table, CHURCH);

  hk_record_list_append (church->stock, stock);
  hk_record_list_append (church->stock, more);
  hk_record_set_boolean (church, &church->stocked, TRUE);
  hk_record_set_boolean (church, &church->safe, TRUE);
  hk_record_set_int (camp_survivor (table, DAD), &camp_survivor (table, DAD)->place, CHURCH);
  hk_record_set_int (camp_survivor (table, GIRL), &camp_survivor (table, GIRL)->place, CHURCH);
  hk_record_set_int (camp_player (table, 0), &camp_player (table, 0)->trades, 3);
  hk_record_set_int (camp_player (table, 0), &camp_player (table, 0)->discs, 1);
  camp_give (table, DAD, "Gloves");
  return rulings_may (table, line);
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
count_friends_left (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  g_autoptr (HkMove) move = camp_move (table);

  g_object_set (rulings_lay (table, PUB, "ally", 1, TRUE), "name", "Sergeant", NULL);
  hk_cz_table_welcome_friends (table, move, PUB, 0);
  return hk_cz_location_get_n_encounters (camp_location (table, PUB));
}

static int
flee_through_fire (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);

  for (int i = 0; i < 2; i++)
    hk_record_set_int (camp_survivor (table, i), &camp_survivor (table, i)->place, STATION);
  hk_record_set_boolean (camp_location (table, STATION), &camp_location (table, STATION)->fire, TRUE);
  hk_record_set_boolean (camp_location (table, HOUSE), &camp_location (table, HOUSE)->fire, TRUE);
  return hk_cz_table_may_retreat (table, 0, HOUSE, NULL);
}

static int
burn_sixth (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  g_autoptr (HkMove) move = camp_move (table);

  for (int i = BRAVO; i <= FIELD; i++)
    hk_record_set_boolean (camp_location (table, i), &camp_location (table, i)->fire, TRUE);
  return hk_cz_table_set_fire (table, move, CHURCH);
}

static int
put_fire_out (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);

  camp_learn (table, "Fire Extinguisher", "tool", 1, 2, "foam", NULL);
  camp_give (table, DAD, "Fire Extinguisher");
  hk_record_set_boolean (camp_location (table, ALPHA), &camp_location (table, ALPHA)->fire, TRUE);
  camp_play (table, "{\"move\":\"use\",\"survivor\":0,\"loot\":0}");
  return camp_location (table, ALPHA)->fire;
}

static int
see_behind_wall (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);

  hk_record_set_string (camp_location (table, HOUSE), &camp_location (table, HOUSE)->layout, "o|oi");
  return hk_cz_table_sees_zone (table, HOUSE, 2);
}

static int
count_weathers (const char *house)
{
  static const char * const ids[] = { "a", "b", "c", NULL };
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("survive", "solo"), house);
  g_autoptr (HkDeck) deck = hk_deck_new ("Weather", TRUE);

  hk_deck_fill (deck, ids);
  hk_record_set_record (table, &table->weather_deck, deck);
  hk_record_set_int (table, &table->day, 12);
  return hk_cz_table_count_weathers (table);
}

static int
scout_for_free (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);

  hk_record_set_boolean (camp_location (table, BRAVO), &camp_location (table, BRAVO)->safe, TRUE);
  camp_play (table, "{\"move\":\"scout\",\"place\":1}");
  return camp_player (table, 0)->scouted;
}

static int
hunt (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  HkCzLocation *field = camp_location (table, FIELD);

  g_object_set (table, "phase", HK_CZ_PHASE_NIGHT, "cards-by", HK_BY_HAND, NULL);
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
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  HkCzEncounter *dog = rulings_lay (table, FIELD, "dog", 2, TRUE);

  hk_record_set_boolean (dog, &dog->behind_fence, TRUE);
  return hk_cz_table_has_dog (table, FIELD);
}

static int
count_discards (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  g_autoptr (HkDeck) deck = hk_deck_new ("Encounters", TRUE);
  static const char * const types[] = { "zombie", "fire" };

  hk_record_set_record (table, &table->encounter_deck, deck);
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (HkCzCard) card = g_object_new (HK_TYPE_CZ_CARD, "id", types[i], "type", types[i], "zone", 1, NULL);

      hk_record_list_append (table->cards, card);
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
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);

  return hk_cz_loot_get_supply (table, camp_give (table, DAD, "Canned Food"));
}

static int
count_food (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);

  camp_give (table, DAD, "Canned Food");
  return hk_cz_table_count_food (table, 0, FALSE);
}

static int
count_food_left (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("survive", "solo"), house);
  g_autoptr (HkCzLoot) loot = hk_cz_loot_make (table, "Canned Food");

  hk_record_list_append (camp_location (table, ALPHA)->left, loot);
  return hk_cz_table_count_food (table, 0, TRUE);
}

static int
starve_sick (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);

  hk_record_set_string (camp_survivor (table, DAD), &camp_survivor (table, DAD)->sick, "Fever");
  camp_reckon (table);
  camp_play (table, "{\"move\":\"reckon\"}");
  g_assert_true (camp_survivor (table, DAD)->starving);
  return camp_survivor (table, DAD)->sick != NULL;
}

static int
roll_after_starving (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);

  hk_record_set_boolean (camp_survivor (table, DAD), &camp_survivor (table, DAD)->starving, TRUE);
  return hk_cz_table_get_sick_faces (table, DAD, "junk", NULL);
}

static int
count_raging_hordes (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("raging-fire", "solo"), house);

  camp_lay_out (table);
  return hk_cz_table_count_hordes (table);
}

static int
drain_boombox (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  g_autoptr (HkMove) move = camp_move (table);

  hk_record_set_int (camp_location (table, FIELD), &camp_location (table, FIELD)->boombox, 1);
  g_assert_true (hk_cz_table_walk_hordes (table, move, "rolls", NULL));
  return hk_cz_table_count_hordes (table);
}

static int
reach_home (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("home-run", "solo"), house);

  hk_record_set_boolean (camp_location (table, ALPHA), &camp_location (table, ALPHA)->safe, FALSE);
  return camp_check_end (table);
}

static int
lose_dependant (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("rescue-911", "solo"), house);
  HkCzSurvivor *one = camp_survivor (table, camp_join (table, "Kid", HK_CZ_SURVIVOR_DEPENDANT, 0));
  HkCzSurvivor *other = camp_survivor (table, camp_join (table, "Gran", HK_CZ_SURVIVOR_DEPENDANT, 0));

  hk_record_set_boolean (one, &one->dead, TRUE);
  hk_record_set_int (other, &other->place, PUB);
  return camp_check_end (table);
}

static int
count_caches (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("civic-duty", "solo"), house);

  hk_record_set_boolean (camp_location (table, PUB), &camp_location (table, PUB)->fire, TRUE);
  return hk_cz_table_count_caches (table);
}

static int
hold_pub (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("pub-run", "competitive"), house);
  HkCzSurvivor *ally = camp_survivor (table, camp_join (table, "Sergeant", HK_CZ_SURVIVOR_ALLY, 0));

  hk_record_set_int (ally, &ally->place, PUB);
  g_object_set (camp_location (table, PUB), "cache", FALSE, "cleared-by", 0, NULL);
  hk_record_set_enum (table, &table->phase, HK_CZ_PHASE_RECKONING);
  return camp_check_end (table);
}

static int
count_loot_of_dead (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  g_autoptr (HkMove) move = camp_move (table);

  camp_give (table, DAD, "Ka-Bar");
  hk_cz_table_lose (table, move, DAD, "bitten");
  return (int) g_list_model_get_n_items (G_LIST_MODEL (camp_location (table, ALPHA)->left));
}

static int
draw_from_empty (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  g_autoptr (HkDeck) deck = hk_deck_new ("Residential", TRUE);
  g_autoptr (HkMove) move = camp_move (table);
  g_autofree char *drawn = NULL;

  hk_deck_discard (deck, "Ka-Bar");
  hk_record_set_record (table, &table->residential_deck, deck);
  drawn = hk_cz_table_draw_loot (table, move, "residential", NULL, NULL);
  return drawn != NULL;
}

static int
share_food (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "co-op"), house);

  return hk_cz_can_share_food (table, DAD, MAX_);
}

static int
use_up (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  g_autoptr (HkMove) move = camp_move (table);

  camp_give (table, DAD, "First Aid Kit")->supply = 1;
  g_assert_true (hk_cz_table_spend_supply (table, move, DAD, 0, 1, NULL));
  return camp_count_loot (table, DAD);
}

static int
stand_alone (const char *house,
             const char *mode)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("survive", mode), house);

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
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  HkCzSurvivor *ally = camp_survivor (table, camp_join (table, "Sergeant", HK_CZ_SURVIVOR_ALLY, 0));

  hk_record_set_boolean (ally, &ally->backpack, TRUE);
  return rulings_may (table, "{\"move\":\"heroic\",\"survivor\":2,\"text\":\"Runs\"}");
}

/* Whether a Zombie of which a group has run away stands where it stood (page 8). */
static int
come_back (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  HkCzEncounter *zombie = rulings_lay (table, PUB, "zombie", 1, TRUE);

  g_object_set (zombie, "column", 4, "row", 2, NULL);
  hk_cz_table_turn_face_down (table, PUB);
  g_assert_false (zombie->revealed);
  return zombie->column;
}

/* A horde beside the map walks along it (page 12). */
static int
walk_beside_map (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  g_autoptr (HkCzHorde) horde = NULL;
  g_autoptr (HkMove) move = NULL;
  int q = 0;
  int r = 0;

  while (hk_cz_table_get_distance_off (table, q, r) == 0)
    q++;
  horde = g_object_new (HK_TYPE_CZ_HORDE, "q", q, "r", r, NULL);
  hk_record_list_append (table->hordes, horde);
  for (int die = 1; die <= 6; die++)
    {
      int to_q = q;
      int to_r = r;

      hk_cz_map_step (die, &to_q, &to_r);
      if (hk_cz_table_get_distance_off (table, to_q, to_r) == 1)
        {
          move = hk_move_build ("walk-horde", "i:die", die, NULL);
          break;
        }
    }
  g_assert_nonnull (move);
  g_assert_true (hk_cz_table_walk_horde (table, move, 0, "die", NULL));
  return horde->gone;
}

/* Two hordes with two dice told (page 12). */
static int
walk_two_hordes (const char *house)
{
  g_autoptr (HkCzTable) table = rulings_with (camp_new ("own", "solo"), house);
  g_autoptr (JsonNode) node = json_from_string ("{\"move\":\"next-phase\",\"rolls\":[1,4]}", NULL);
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkCzHorde) horde = g_object_new (HK_TYPE_CZ_HORDE, NULL);

      hk_record_list_append (table->hordes, horde);
    }
  return hk_cz_table_walk_hordes (table, move, "rolls", NULL);
}

const CzRuling cz_day_rulings[] = {
  { "left-stand", come_back, -1, 4 },
  { "horde-two-outside", walk_beside_map, 0, 1 },
  { "hordes-one-die", walk_two_hordes, 1, 0 },
  { "co-op-all-live", lose_friend, 0, 1 },
  { "carry-four", weigh, 6, 4 },
  { "backpack-weight-one", pack_gloves, 1, 0 },
  { "ally-plays-heroic", play_heroic, 0, 1 },
  { "clear-is-inside", sleep_in_field, 0, 1 },
  { "camp-outside", sleep_in_camp, 1, 0 },
  { "fence-humans", fence_human, 0, 1 },
  { "occupied-by-players", end_beside_others, 1, 0 },
  { "church-unlimited", trade_again, 0, 1 },
  { "friends-at-clear", count_friends_left, 0, 1 },
  { "fire-through", flee_through_fire, 0, 1 },
  { "fires-unlimited", burn_sixth, 0, 1 },
  { "extinguisher-chips", put_fire_out, 1, 0 },
  { "reveal-outside", see_behind_wall, 0, 1 },
  { "survive-reshuffled", count_weathers, 0, 3 },
  { "no-free-scout", scout_for_free, 0, 1 },
  { "hunting-plain", hunt, 0, 2 },
  { "dogs-behind-fence", meet_fenced_dog, 0, 1 },
  { "discards-stay", count_discards, 0, 1 },
  { "meal-whole-card", count_card_meals, 2, 1 },
  { "food-by-cards", count_food, 2, 1 },
  { "starving-stays-sick", starve_sick, 0, 1 },
  { "starving-rolls", roll_after_starving, 4, 5 },
  { "raging-horde", count_raging_hordes, 0, 1 },
  { "boombox-two", drain_boombox, 1, 2 },
  { "home-run-reached", reach_home, 0, 1 },
  { "rescue-all", lose_dependant, 0, 1 },
  { "survive-carried", count_food_left, 2, 0 },
  { "burning-caches", count_caches, 2, 3 },
  { "discs-count", trade_disc, 1, 0 },
  { "pub-ally", hold_pub, 0, 1 },
  { "dead-loot-gone", count_loot_of_dead, 1, 0 },
  { "loot-runs-out", draw_from_empty, 1, 0 },
  { "own-food", share_food, 1, 0 },
  { "empty-discarded", use_up, 1, 0 },
  { "last-plays-on", stand_last, 1, 0 },
};

const guint cz_n_day_rulings = G_N_ELEMENTS (cz_day_rulings);
