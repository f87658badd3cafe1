/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/story/hk-what-if.h"
#include "cz-field.h"
#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "games/card-z/team/hk-cz-inventory.h"

/* Attacks of survivors: what they need, what a natural zero does, ammo, jams, clubs, blades, impaling, driving, refusals. */

static void
engage (HkCzTable *table)
{
  cz_play (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[0,1]}");
}

static HkCzLoot *
loot (HkCzTable  *table,
      const char *kind)
{
  HkCzSurvivor *dad = cz_survivor (table, 0);

  return hk_cz_survivor_get_loot (dad, hk_cz_survivor_find_loot (dad, kind));
}

/* One attack a battle-round; after regrouping as many as one likes (page 10). */
static void
test_once (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");

  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Crossbow\",\"encounter\":1,\"die\":1}");
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Crossbow\",\"encounter\":1,\"die\":9}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Crossbow\",\"encounter\":1,\"die\":9,\"house\":true}");
  g_assert_cmpint (cz_count (table), ==, 1);
}

/* What an attack comes to is worked out before the group has rolled its die (To Hit, page 9). */
static void
test_before (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  g_autoptr (HkMove) move = hk_move_build ("attack", "i:survivor", 0, "s:loot", "Crossbow", "i:encounter", 1, NULL);
  g_autoptr (HkWhatIf) what_if = NULL;

  hk_record_set_enum (table, &table->dice_by, HK_BY_HAND);
  what_if = hk_what_if_new (HK_TABLE (table), move, 1);
  g_assert_true (hk_what_if_advance (what_if, 10));
  g_assert_cmpint (hk_what_if_get_kind (what_if), ==, HK_WHAT_IF_EXACT);
  g_assert_cmpuint (hk_what_if_get_n_tries (what_if), ==, 10);
}

/* What the rules of attacks forbid (To Hit, page 9; Feral Dogs, page 5). */
static void
test_refusals (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("dog");
  g_autoptr (HkCzTable) none = cz_field_new ("ooo", 1);

  cz_refuse (none, "{\"move\":\"attack\",\"survivor\":0,\"encounter\":0}", HK_ERROR_IMPOSSIBLE);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":9,\"encounter\":0}", HK_ERROR_PARAMETER);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"encounter\":7}", HK_ERROR_IMPOSSIBLE);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0}", HK_ERROR_PARAMETER);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Bow\",\"encounter\":1}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":12,\"encounter\":1}", HK_ERROR_IMPOSSIBLE);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"how\":\"kiss\"}", HK_ERROR_PARAMETER);
  /* Feral Dogs cannot be pushed. */
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"encounter\":0,\"die\":9}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"push-only\":true,\"die\":9}", HK_ERROR_REFUSED);
  /* Nobody strikes what is 5 hexes away, and a charge moves 2. */
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":1,\"die\":9}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":1,\"charge\":true,\"die\":9}", HK_ERROR_REFUSED);
  /* A shot needs a range, and long range ends at 9. */
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":0,\"die\":9}", HK_ERROR_PARAMETER);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":0,\"range\":10,\"die\":9}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":0,\"range\":9,\"die\":6}");
  g_assert_cmpint (cz_count (table), ==, 1);
  g_object_set (cz_survivor (table, 1), "kind", HK_CZ_SURVIVOR_DEPENDANT, NULL);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":1,\"loot\":0,\"encounter\":0,\"die\":9}", HK_ERROR_REFUSED);
  g_object_set (cz_encounter (table, 0), "revealed", FALSE, NULL);
  g_object_set (cz_survivor (table, 1), "kind", HK_CZ_SURVIVOR_CHARACTER, NULL);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":1,\"loot\":0,\"encounter\":0,\"die\":9}", HK_ERROR_IMPOSSIBLE);
}

/* An engaged survivor may only melee; most pistols fire in melee (page 10). */
static void
test_engaged (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  g_autofree char *said = NULL;

  engage (table);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":1,\"die\":9}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"act-move\",\"survivor\":0}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"hand\",\"survivor\":0,\"what\":\"grab\",\"loot\":0}", HK_ERROR_REFUSED);
  said = cz_say (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Revolver\",\"encounter\":0,\"die\":4}");
  g_assert_nonnull (strstr (said, "fires Revolver"));
  g_assert_cmpint (loot (table, "Revolver")->supply, ==, 5);
  g_assert_true (table->battle->noise_pending);
  g_assert_cmpint (cz_count (table), ==, 1);
}

/* −1 for each additional Encounter, +1 for a charge, −1 for a helmet, +1 once pushed (page 10). */
static void
test_modifiers (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  g_autoptr (GPtrArray) ways = NULL;
  HkCzWay *way = NULL;

  cz_play (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[0]}");
  cz_play (table, "{\"move\":\"engage\",\"encounter\":1,\"survivors\":[0]}");
  g_object_set (cz_encounter (table, 0), "helmet", TRUE, "pushed", TRUE, NULL);
  g_object_set (cz_survivor (table, 0), "starving", TRUE, NULL);
  ways = hk_cz_list_attacks (table, 0, 0);
  for (guint i = 0; i < ways->len; i++)
    if (g_str_equal (((HkCzWay *) g_ptr_array_index (ways, i))->name, "Machete"))
      way = g_ptr_array_index (ways, i);
  g_assert_nonnull (way);
  /* −1 second Encounter −1 helmet +1 pushed −1 starving = −2 */
  g_assert_cmpint (way->result.modifier, ==, -2);
  g_assert_cmpint (way->result.needed, ==, 7);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Machete\",\"encounter\":0,\"die\":6}");
  g_assert_cmpint (cz_count (table), ==, 2);
}

/* Skill with a weapon adds to the roll (To Hit, page 9). */
static void
test_skill (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  const char * const skills[] = { "club:1", "Bat:1", "rifle:2", NULL };
  g_autofree char *said = NULL;

  g_object_set (cz_survivor (table, 0), "skills", skills, NULL);
  said = cz_say (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Bat\",\"encounter\":0,\"charge\":true,\"die\":4}");
  /* 7 − 2 skill − 1 charge */
  g_assert_nonnull (strstr (said, "4 or more is needed"));
  g_assert_cmpint (cz_count (table), ==, 1);
}

/* Clubs both kill and push (page 10). */
static void
test_club (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  g_autoptr (HkCzTable) only = cz_field_new_armed ("zombie");

  engage (table);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Bat\",\"encounter\":0,\"die\":3}");
  g_assert_cmpint (cz_count (table), ==, 2);
  g_assert_true (cz_encounter (table, 0)->pushed);
  g_assert_cmpint (cz_encounter (table, 0)->distance, ==, 2);
  g_assert_null (cz_encounter (table, 0)->engaged);
  engage (only);
  cz_play (only, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Bat\",\"encounter\":0,\"push-only\":true,\"die\":9}");
  g_assert_cmpint (cz_count (only), ==, 2);
  g_assert_true (cz_encounter (only, 0)->pushed);
}

/* Bare hands push by the rating of the survivor (page 10). */
static void
test_bare_hands (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  g_autofree char *said = NULL;

  cz_play (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[0]}");
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"encounter\":0,\"how\":\"kill\",\"die\":9}", HK_ERROR_REFUSED);
  said = cz_say (table, "{\"move\":\"attack\",\"survivor\":0,\"encounter\":0,\"die\":4}");
  g_assert_nonnull (strstr (said, "bare hands"));
  g_assert_true (cz_encounter (table, 0)->pushed);
  g_object_set (cz_survivor (table, 1), "push", 0, NULL);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":1,\"encounter\":0,\"die\":4,\"house\":true}", HK_ERROR_PARAMETER);
}

/* A drive: the survivor follows and stays engaged; into a room it locks the Zombie in (page 10). */
static void
test_drive (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  g_autoptr (HkCzTable) room = cz_field_new_armed ("zombie");

  engage (table);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"encounter\":0,\"how\":\"drive\",\"die\":5}");
  g_assert_true (hk_cz_encounter_is_engaged_by (cz_encounter (table, 0), 0));
  g_assert_false (hk_cz_encounter_is_engaged_by (cz_encounter (table, 0), 1));
  g_assert_true (cz_encounter (table, 0)->pushed);
  engage (room);
  cz_play (room, "{\"move\":\"attack\",\"survivor\":0,\"encounter\":0,\"how\":\"drive\",\"room\":true,\"die\":5}");
  g_assert_true (cz_encounter (room, 0)->locked);
  g_assert_cmpint (room->battle->locked, ==, 1);
  g_assert_cmpint (hk_cz_table_get_location (room, 0)->locked_rooms, ==, 1);
  g_assert_false (hk_cz_encounter_is_dangerous (cz_encounter (room, 0)));
}

/* A Zombie who stands in a room is locked in by whoever engages it (Quarantine Options, page 6). */
static void
test_quarantine (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("dog");

  g_object_set (table, "scenario", "mission-from-god", NULL);
  cz_refuse (table, "{\"move\":\"quarantine\",\"survivor\":0,\"encounter\":0}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"quarantine\",\"survivor\":0,\"encounter\":1}");
  g_assert_true (cz_encounter (table, 1)->locked);
  g_assert_cmpint (hk_cz_table_get_player (table, 0)->discs, ==, 1);
  cz_refuse (table, "{\"move\":\"quarantine\",\"survivor\":1,\"encounter\":1}", HK_ERROR_IMPOSSIBLE);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":1,\"loot\":0,\"encounter\":1,\"die\":9}", HK_ERROR_REFUSED);
}

/* Impaled: held, eradicated by another without a roll; a dog is killed (page 10). */
static void
test_impale (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  g_autoptr (HkCzTable) dogs = cz_field_new_armed ("dog");
  g_autofree char *said = NULL;

  engage (table);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Spear\",\"encounter\":0,\"how\":\"impale\",\"die\":4}");
  g_assert_cmpint (cz_encounter (table, 0)->impaled_by, ==, 0);
  g_assert_cmpstr (cz_encounter (table, 0)->impaled_with, ==, "Spear");
  said = cz_say (table, "{\"move\":\"attack\",\"survivor\":1,\"loot\":\"Ka-Bar\",\"encounter\":0}");
  g_assert_nonnull (strstr (said, "no roll"));
  g_assert_cmpint (cz_count (table), ==, 1);
  engage (dogs);
  cz_play (dogs, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Spear\",\"encounter\":0,\"how\":\"impale\",\"die\":4}");
  g_assert_cmpint (cz_count (dogs), ==, 1);
}

/* A blade that rolls a zero hangs in the Encounter until that is eradicated (page 10). */
static void
test_stuck (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  HkCzLocation *field = hk_cz_table_get_location (table, 0);

  cz_play (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[0]}");
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Machete\",\"encounter\":0,\"die\":0}");
  g_assert_cmpint (hk_cz_survivor_find_loot (cz_survivor (table, 0), "Machete"), ==, -1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (cz_encounter (table, 0)->stuck)), ==, 1);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Bat\",\"encounter\":0,\"die\":9,\"house\":true}");
  g_assert_cmpint (cz_count (table), ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (field->left)), ==, 1);
}

/* A natural zero never hits, whatever is added (page 9). */
static void
test_zero (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");

  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Bat\",\"encounter\":0,\"charge\":true,\"other\":9,\"die\":0}");
  g_assert_cmpint (cz_count (table), ==, 2);
  g_assert_false (cz_encounter (table, 0)->pushed);
}

/* Several engaged: the other is killed instead, before a blade hangs; of two others a d6 says who, 1–3 or 4–6 (page 9). */
static void
test_zero_others (void)
{
  for (int die = 1; die <= 6; die++)
    {
      g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
      g_autoptr (HkCzSurvivor) third = g_object_new (HK_TYPE_CZ_SURVIVOR, "id", "Third", "name", "Third", "kind", HK_CZ_SURVIVOR_ALLY, "player", 0, "place", 0,
                                                     "on-field", TRUE, NULL);
      g_autofree char *line = g_strdup_printf ("{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Machete\",\"encounter\":0,\"die\":0,\"affects\":%d}", die);

      hk_record_list_append (table->survivors, third);
      cz_play (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[0,1,2]}");
      cz_play (table, line);
      g_assert_cmpint (cz_survivor (table, 1)->dead, ==, die <= 3);
      g_assert_cmpint (cz_survivor (table, 2)->dead, ==, die > 3);
      g_assert_cmpint (hk_cz_survivor_find_loot (cz_survivor (table, 0), "Machete"), >=, 0);
      g_assert_cmpint (cz_count (table), ==, 2);
    }
}

/* Of a push the other is pushed, and a shot into a fight kills, and does not jam (page 9). */
static void
test_zero_push (void)
{
  g_autoptr (HkCzTable) push = cz_field_new_armed ("zombie");
  g_autoptr (HkCzTable) shot = cz_field_new_armed ("zombie");

  engage (push);
  cz_play (push, "{\"move\":\"attack\",\"survivor\":0,\"encounter\":0,\"die\":0}");
  g_assert_false (cz_survivor (push, 1)->dead);
  g_assert_false (hk_cz_encounter_is_engaged_by (cz_encounter (push, 0), 1));
  g_assert_true (hk_cz_encounter_is_engaged_by (cz_encounter (push, 0), 0));
  cz_play (shot, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[1]}");
  cz_play (shot, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":0,\"range\":\"close\",\"die\":0}");
  g_assert_true (cz_survivor (shot, 1)->dead);
  g_assert_false (loot (shot, "AK-47")->jammed);
}

/* Jams: a 0, then the jam rating or less (page 10). */
static void
test_jam (void)
{
  for (int second = 0; second <= 9; second++)
    {
      g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
      g_autofree char *line = g_strdup_printf ("{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":1,\"die\":0,\"second\":%d}", second);

      cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":1,\"die\":0}", HK_ERROR_PARAMETER);
      cz_play (table, line);
      g_assert_cmpint (loot (table, "AK-47")->jammed, ==, second <= 2);
      g_assert_cmpint (loot (table, "AK-47")->supply, ==, 8);
      if (second > 2)
        continue;
      cz_play (table, "{\"move\":\"alarm\",\"skull\":false}");
      cz_play (table, "{\"move\":\"encounters-act\",\"unmeasured\":true}");
      cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":1,\"die\":9}", HK_ERROR_REFUSED);
      cz_play (table, "{\"move\":\"hand\",\"survivor\":0,\"what\":\"unjam\",\"loot\":\"AK-47\"}");
      g_assert_false (loot (table, "AK-47")->jammed);
    }
}

/* The book: 7 ammo fire 4 times (page 10). */
static void
test_rapid (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  g_autoptr (HkCzTable) next = cz_field_new_armed ("zombie");
  g_autoptr (HkCzTable) jam = cz_field_new_armed ("zombie");

  g_object_set (loot (table, "AK-47"), "supply", 7, NULL);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":1,\"die\":1,\"extra\":[1,1,1,9]}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Crossbow\",\"encounter\":1,\"die\":1,\"extra\":[1]}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":1,\"die\":1,\"extra\":[1,2,9]}");
  g_assert_cmpint (loot (table, "AK-47")->supply, ==, 0);
  g_assert_cmpint (cz_count (table), ==, 1);
  cz_play (table, "{\"move\":\"alarm\",\"skull\":false}");
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":0,\"range\":3,\"die\":9}", HK_ERROR_REFUSED);
  /* The second shot goes at the next target once the first is down. */
  cz_play (next, "{\"move\":\"distance\",\"encounter\":0,\"hexes\":3}");
  cz_play (next, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":1,\"die\":4,\"extra\":[3],\"targets\":[0]}");
  g_assert_cmpint (cz_count (next), ==, 0);
  g_assert_cmpint (loot (next, "AK-47")->supply, ==, 6);
  /* A jam ends it, and the faulty ammo is spent. */
  cz_play (jam, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"AK-47\",\"encounter\":1,\"die\":0,\"extra\":[0,9],\"second\":[5,1]}");
  g_assert_true (loot (jam, "AK-47")->jammed);
  g_assert_cmpint (loot (jam, "AK-47")->supply, ==, 6);
  g_assert_cmpint (cz_count (jam), ==, 2);
}

/* Bolts: lost by a zero, the others are recovered at the regroup (page 10). */
static void
test_bolts (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");

  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Crossbow\",\"encounter\":1,\"die\":0}");
  g_assert_cmpint (loot (table, "Crossbow")->lost, ==, 1);
  g_assert_cmpint (loot (table, "Crossbow")->spent, ==, 0);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Crossbow\",\"encounter\":1,\"die\":5,\"house\":true}");
  g_assert_cmpint (loot (table, "Crossbow")->supply, ==, 1);
  g_assert_cmpint (loot (table, "Crossbow")->spent, ==, 1);
  cz_refuse (table, "{\"move\":\"recover\",\"survivor\":0,\"loot\":\"Crossbow\"}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"regroup\"}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":1,\"loot\":\"Ka-Bar\",\"encounter\":0,\"die\":5}");
  cz_play (table, "{\"move\":\"regroup\"}");
  g_assert_cmpint (loot (table, "Crossbow")->supply, ==, 2);
  g_assert_cmpint (table->battle->side, ==, HK_CZ_SIDE_REGROUP);
}

/* Numbers that nobody knew are told once, kept and handed to the pack (Carry, move and push, page 3). */
static void
test_told (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  g_autoptr (HkCzLoot) garden = g_object_new (HK_TYPE_CZ_LOOT, "kind", "Garden Fork", NULL);
  g_autoptr (JsonNode) node = json_from_string ("{\"move\":\"attack\",\"survivor\":1,\"loot\":\"Garden Fork\",\"encounter\":0,\"how\":\"kill\",\"target\":6,"
                                                "\"type\":\"stake\",\"loud\":true,\"die\":6}", NULL);
  g_autoptr (HkMove) move = NULL;
  g_autoptr (GError) error = NULL;
  HkLearned *learned;

  hk_record_list_append (cz_survivor (table, 1)->loot, garden);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":1,\"loot\":\"Garden Fork\",\"encounter\":0,\"how\":\"kill\",\"die\":6}", HK_ERROR_PARAMETER);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":1,\"loot\":\"Garden Fork\",\"encounter\":0,\"how\":\"kill\",\"target\":6,\"die\":6}", HK_ERROR_PARAMETER);
  move = hk_move_new_from_json (json_node_get_object (node), &error);
  g_assert_no_error (error);
  hk_table_apply (HK_TABLE (table), move, &error);
  g_assert_no_error (error);
  g_assert_cmpint (cz_count (table), ==, 1);
  g_assert_cmpint (hk_cz_table_find_gear (table, "Garden Fork")->kill, ==, 6);
  g_assert_cmpstr (hk_cz_table_find_gear (table, "Garden Fork")->source, ==, "told");
  g_assert_true (hk_cz_table_find_gear (table, "Garden Fork")->loud);
  g_assert_false (hk_cz_table_find_gear (table, "Garden Fork")->loud_unknown);
  g_assert_cmpint (hk_cz_table_get_weight (table, "Garden Fork"), ==, -1);
  g_assert_cmpuint (hk_move_get_learned (move)->len, ==, 1);
  learned = g_ptr_array_index (hk_move_get_learned (move), 0);
  g_assert_cmpstr (learned->kind, ==, "loot");
  g_assert_cmpint (json_object_get_int_member (learned->component, "kill"), ==, 6);
  g_assert_false (json_object_has_member (learned->component, "weight"));
}

/* Ranged attacks get +1 against the distracted; a melee into the next hex rouses it (page 5). */
static void
test_distracted (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  g_autofree char *said = NULL;

  g_object_set (cz_encounter (table, 0), "distracted", TRUE, "distance", 3, NULL);
  said = cz_say (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Crossbow\",\"encounter\":0,\"die\":1}");
  g_assert_nonnull (strstr (said, "2 or more is needed"));
  g_assert_true (cz_encounter (table, 0)->distracted);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":1,\"loot\":\"Ka-Bar\",\"encounter\":0,\"charge\":true,\"die\":1}");
  g_assert_false (cz_encounter (table, 0)->distracted);
  g_assert_true (hk_cz_encounter_is_engaged_by (cz_encounter (table, 0), 1));
}

/* Reload, unjam and take out of the Backpack (Hand Actions, page 10). */
static void
test_hands (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  HkCzSurvivor *dad = cz_survivor (table, 0);
  const int box = hk_cz_survivor_find_loot (dad, "Rifle Box");
  g_autofree char *reload = g_strdup_printf ("{\"move\":\"hand\",\"survivor\":0,\"what\":\"reload\",\"loot\":\"AK-47\",\"from\":%d}", box);
  g_autofree char *bow = g_strdup_printf ("{\"move\":\"hand\",\"survivor\":0,\"what\":\"reload\",\"loot\":\"Crossbow\",\"from\":%d}", box);

  cz_refuse (table, bow, HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"hand\",\"survivor\":0,\"what\":\"reload\",\"loot\":\"AK-47\"}", HK_ERROR_PARAMETER);
  cz_refuse (table, "{\"move\":\"hand\",\"survivor\":0,\"what\":\"unjam\",\"loot\":\"AK-47\"}", HK_ERROR_REFUSED);
  cz_play (table, reload);
  g_assert_cmpint (loot (table, "AK-47")->supply, ==, 29);
  g_assert_cmpint (loot (table, "Rifle Box")->supply, ==, 0);
  g_assert_true (dad->acted);
  g_object_set (dad, "acted", FALSE, NULL);
  g_object_set (loot (table, "Bat"), "packed", TRUE, NULL);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Bat\",\"encounter\":0,\"die\":9}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"hand\",\"survivor\":0,\"what\":\"grab\",\"loot\":\"Bat\"}", HK_ERROR_REFUSED);
  g_object_set (dad, "carry", 9, NULL);
  cz_play (table, "{\"move\":\"hand\",\"survivor\":0,\"what\":\"grab\",\"loot\":\"Bat\"}");
  g_assert_false (loot (table, "Bat")->packed);
}

/* The survivor moves, and the Encounter stays (Push Off, page 10). */
static void
test_push_off (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");

  engage (table);
  cz_play (table, "{\"move\":\"push-off\",\"survivor\":0,\"encounter\":0,\"die\":3}");
  g_assert_true (hk_cz_encounter_is_engaged_by (cz_encounter (table, 0), 0));
  cz_play (table, "{\"move\":\"push-off\",\"survivor\":1,\"encounter\":0,\"die\":4,\"hex\":\"C\"}");
  g_assert_false (hk_cz_encounter_is_engaged_by (cz_encounter (table, 0), 1));
  g_assert_cmpstr (cz_survivor (table, 1)->hex, ==, "C");
  g_assert_cmpint (cz_encounter (table, 0)->nearest, ==, 0);
}

/* A move is up to 3 hexes and the move rating, and wakes who is distracted (Move, page 10; page 5). */
static void
test_moves (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");

  g_object_set (cz_encounter (table, 1), "distracted", TRUE, NULL);
  cz_refuse (table, "{\"move\":\"act-move\",\"survivor\":0,\"hexes\":4}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"act-move\",\"survivor\":0,\"hexes\":3,\"away\":{\"0\":31}}", HK_ERROR_PARAMETER);
  cz_refuse (table, "{\"move\":\"act-move\",\"survivor\":0,\"hexes\":3,\"away\":{\"9\":3}}", HK_ERROR_PARAMETER);
  cz_refuse (table, "{\"move\":\"act-move\",\"survivor\":0,\"hexes\":3,\"distances\":[[0,31]]}", HK_ERROR_PARAMETER);
  /* A move rating that nobody knows is asked for (Move, page 10). */
  hk_record_set_int (cz_survivor (table, 0), &cz_survivor (table, 0)->move, -1);
  cz_refuse (table, "{\"move\":\"act-move\",\"survivor\":0,\"hexes\":3}", HK_ERROR_PARAMETER);
  cz_refuse (table, "{\"move\":\"act-move\",\"survivor\":0,\"hexes\":3,\"rating\":2}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"act-move\",\"survivor\":0,\"hexes\":3,\"rating\":3,\"away\":{\"0\":2,\"1\":1}}");
  g_assert_cmpint (cz_survivor (table, 0)->move, ==, 3);
  g_assert_cmpint (cz_encounter (table, 0)->distance, ==, 2);
  g_assert_true (hk_cz_encounter_is_engaged_by (cz_encounter (table, 1), 0));
  g_assert_false (cz_encounter (table, 1)->distracted);
  cz_refuse (table, "{\"move\":\"act-move\",\"survivor\":0}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"act-move\",\"survivor\":1,\"off\":true}");
  g_assert_false (cz_survivor (table, 1)->on_field);
}

static gboolean
has_way (HkCzTable *table,
         const char *weapon,
         HkCzHow     how,
         gboolean    known)
{
  g_autoptr (GPtrArray) ways = hk_cz_list_attacks (table, 0, 0);

  for (guint i = 0; i < ways->len; i++)
    {
      const HkCzWay *way = g_ptr_array_index (ways, i);

      if (g_str_equal (way->name, weapon) && way->how == how)
        return way->known == known;
    }
  return FALSE;
}

/* A card of which only the name or one number is known can be attacked with in any way: what it prints is asked for, and known
 * from then on (To Hit, page 9). */
static void
test_unknown_weapon (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  HkCzSurvivor *survivor = cz_survivor (table, 0);
  g_autoptr (HkCzLoot) unknown = hk_cz_loot_make (table, "Boat Hook");
  g_autofree char *attack = NULL;

  hk_record_list_append (survivor->loot, unknown);
  g_assert_true (has_way (table, "Boat Hook", HK_CZ_HOW_SHOOT, FALSE));
  hk_record_set_int (survivor, &survivor->push, 4);
  hk_record_set_int (cz_encounter (table, 0), &cz_encounter (table, 0)->distance, 2);
  g_assert_true (has_way (table, "Boat Hook", HK_CZ_HOW_PUSH, FALSE));
  hk_record_set_int (cz_encounter (table, 0), &cz_encounter (table, 0)->distance, 3);
  attack = g_strdup_printf ("{\"move\":\"attack\",\"survivor\":0,\"loot\":%d,\"encounter\":0,\"how\":\"shoot\",\"range\":\"close\",\"target\":4,\"loud\":false,\"die\":9}",
                            hk_cz_survivor_find_loot (survivor, "Boat Hook"));
  cz_play (table, attack);
  g_assert_cmpint (hk_cz_table_find_gear (table, "Boat Hook")->at_close, ==, 4);
  hk_record_set_int (cz_encounter (table, 0), &cz_encounter (table, 0)->distance, 2);
  g_assert_true (has_way (table, "Boat Hook", HK_CZ_HOW_SHOOT, TRUE));
  g_assert_true (has_way (table, "Boat Hook", HK_CZ_HOW_KILL, FALSE));
  g_assert_true (has_way (table, "Boat Hook", HK_CZ_HOW_IMPALE, FALSE));
  g_assert_true (has_way (table, "Boat Hook", HK_CZ_HOW_PUSH, FALSE));
}

/* The ways to attack, the best first, and every possible one is offered as legal. */
static void
test_offers (void)
{
  g_autoptr (HkCzTable) table = cz_field_new_armed ("zombie");
  g_autoptr (HkTable) before = NULL;
  g_autoptr (GPtrArray) ways = hk_cz_list_attacks (table, 0, 1);
  g_autoptr (GPtrArray) offers = NULL;
  g_autoptr (GPtrArray) group = NULL;
  guint n_attacks = 0;

  g_assert_cmpuint (ways->len, ==, 2);
  g_assert_cmpint (((HkCzWay *) g_ptr_array_index (ways, 0))->how, ==, HK_CZ_HOW_SHOOT);
  for (guint i = 1; i < ways->len; i++)
    g_assert_cmpfloat (((HkCzWay *) g_ptr_array_index (ways, i - 1))->result.chance, >=, ((HkCzWay *) g_ptr_array_index (ways, i))->result.chance);
  g_object_set (loot (table, "AK-47"), "jammed", TRUE, NULL);
  before = hk_table_copy (HK_TABLE (table));
  offers = hk_cz_list_battle_moves (table, 0);
  g_assert_true (hk_record_equal (before, table));
  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);
      g_autoptr (HkMove) move = hk_move_option_make_move (offer);
      g_autoptr (HkTable) trial = hk_table_copy (HK_TABLE (table));
      g_autoptr (GError) error = NULL;
      const gboolean done = hk_table_apply (trial, move, &error);

      n_attacks += g_str_equal (hk_move_get_name (move), "attack");
      if (hk_move_option_get_missing (offer)[0] != NULL)
        g_assert_true (done || g_error_matches (error, HK_ERROR, HK_ERROR_PARAMETER)
                       || !hk_move_option_is_legal (offer));
      else if (done != hk_move_option_is_legal (offer))
        g_error ("%s: %s", hk_move_option_get_title (offer), error == NULL ? "is legal" : error->message);
    }
  g_assert_cmpuint (n_attacks, >=, 8);
  g_assert_cmpuint ((group = hk_cz_list_battle_moves (table, -1))->len, >=, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/attacks/once", test_once);
  g_test_add_func ("/card-z/attacks/before", test_before);
  g_test_add_func ("/card-z/attacks/refusals", test_refusals);
  g_test_add_func ("/card-z/attacks/engaged", test_engaged);
  g_test_add_func ("/card-z/attacks/modifiers", test_modifiers);
  g_test_add_func ("/card-z/attacks/skill", test_skill);
  g_test_add_func ("/card-z/attacks/club", test_club);
  g_test_add_func ("/card-z/attacks/bare-hands", test_bare_hands);
  g_test_add_func ("/card-z/attacks/drive", test_drive);
  g_test_add_func ("/card-z/attacks/quarantine", test_quarantine);
  g_test_add_func ("/card-z/attacks/impale", test_impale);
  g_test_add_func ("/card-z/attacks/stuck", test_stuck);
  g_test_add_func ("/card-z/attacks/zero", test_zero);
  g_test_add_func ("/card-z/attacks/zero-others", test_zero_others);
  g_test_add_func ("/card-z/attacks/zero-push", test_zero_push);
  g_test_add_func ("/card-z/attacks/jam", test_jam);
  g_test_add_func ("/card-z/attacks/rapid", test_rapid);
  g_test_add_func ("/card-z/attacks/bolts", test_bolts);
  g_test_add_func ("/card-z/attacks/told", test_told);
  g_test_add_func ("/card-z/attacks/distracted", test_distracted);
  g_test_add_func ("/card-z/attacks/hands", test_hands);
  g_test_add_func ("/card-z/attacks/push-off", test_push_off);
  g_test_add_func ("/card-z/attacks/moves", test_moves);
  g_test_add_func ("/card-z/attacks/unknown-weapon", test_unknown_weapon);
  g_test_add_func ("/card-z/attacks/offers", test_offers);
  return g_test_run ();
}
