/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-step.h"
#include "cz-field.h"
#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/battle/hk-cz-noise.h"
#include "games/card-z/content/hk-cz-pack.h"
#include "games/card-z/guide/hk-cz-guide.h"
#include "games/card-z/guide/hk-cz-situations.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "games/card-z/state/hk-cz-table.h"

/* The battlefield: walls, fences and stake-tactics, noise and the alarm die, Human Enemies, hordes, players against players. */

static HkCzTable *
lay_out (const char *layout)
{
  HkCzTable *table = cz_field_new (layout, 7);

  cz_start (table);
  return table;
}

static HkCzEncounter *
hide (HkCzTable  *table,
      const char *type,
      int         zone)
{
  HkCzEncounter *encounter = cz_add (table, type, zone, "A", 0);

  g_object_set (encounter, "revealed", FALSE, NULL);
  return encounter;
}

/* A wall is passed once everything before it is clear; then what lies beyond it, up to the next wall, is turned up (page 4). */
static void
test_walls (void)
{
  g_autoptr (HkCzTable) table = lay_out ("o|i|i");
  HkCzEncounter *first = hide (table, "zombie", 2);
  HkCzEncounter *second = hide (table, "zombie", 3);

  cz_add (table, "zombie", 1, "B", 2);
  g_assert_cmpint (table->battle->zone, ==, 1);
  cz_refuse (table, "{\"move\":\"cross\"}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"regroup\"}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"encounter\":2,\"how\":\"push\",\"charge\":true,\"die\":9}");
  cz_arm (table, 1, "Ka-Bar", "blade", -1, "kill", 2, NULL);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":1,\"loot\":0,\"encounter\":2,\"charge\":true,\"die\":9}");
  cz_play (table, "{\"move\":\"regroup\"}");
  g_assert_false (hk_cz_battle_is_clear (table));
  cz_refuse (table, "{\"move\":\"cross\",\"zone\":3}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"cross\"}");
  g_assert_cmpint (table->battle->zone, ==, 2);
  g_assert_true (first->revealed);
  g_assert_false (second->revealed);
  g_assert_cmpint (table->battle->side, ==, HK_CZ_SIDE_SURVIVORS);
  g_assert_cmpint (table->battle->round, ==, 2);
  cz_refuse (table, "{\"move\":\"cross\",\"zone\":2}", HK_ERROR_IMPOSSIBLE);
  cz_play (table, "{\"move\":\"quarantine\",\"survivor\":0,\"encounter\":0}");
  g_assert_true (cz_survivor (table, 0)->acted);
  /* Crossing regroups by itself. */
  cz_play (table, "{\"move\":\"cross\"}");
  g_assert_false (cz_survivor (table, 0)->acted);
  g_assert_true (second->revealed);
  cz_refuse (table, "{\"move\":\"cross\"}", HK_ERROR_IMPOSSIBLE);
  cz_play (table, "{\"move\":\"quarantine\",\"survivor\":1,\"encounter\":1}");
  g_assert_true (hk_cz_battle_is_clear (table));
  g_assert_cmpint (hk_cz_table_get_location (table, 0)->locked_rooms, ==, 2);
}

/* A fence keeps Zombies and Feral Dogs away until somebody climbs it (page 4). */
static void
test_fence (void)
{
  g_autoptr (HkCzTable) table = lay_out (":o|i|i");
  HkCzEncounter *zombie = cz_add (table, "zombie", 1, "A", 2);

  g_object_set (zombie, "behind-fence", TRUE, NULL);
  g_assert_cmpint (table->battle->zone, ==, 0);
  g_assert_true (hk_cz_battle_is_calm (table));
  g_assert_false (hk_cz_battle_is_clear (table));
  cz_arm (table, 0, "Ka-Bar", "blade", -1, "kill", 2, NULL);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"charge\":true,\"die\":9}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"encounters-act\"}");
  g_assert_cmpint (zombie->distance, ==, 2);
  cz_play (table, "{\"move\":\"cross\"}");
  g_assert_cmpint (table->battle->zone, ==, 1);
  g_assert_false (zombie->behind_fence);
  g_assert_true (hk_cz_encounter_is_dangerous (zombie));
}

/* Stake-tactics eradicate what a fence traps; a firearm spends ammo for each (page 4). */
static void
test_stake (void)
{
  g_autoptr (HkCzTable) table = lay_out (":o|i|i");
  HkCzLoot *rifle;

  for (int i = 0; i < 4; i++)
    g_object_set (cz_add (table, i == 3 ? "dog" : "zombie", 1, "A", 0), "behind-fence", TRUE, NULL);
  cz_arm (table, 0, "Spear", "stake", -1, "stake", TRUE, "impale", 4, NULL);
  cz_arm (table, 0, "Bat", "club", -1, "kill", 5, NULL);
  rifle = cz_arm (table, 1, "Rifle", "rifle", 2, "stake", TRUE, "loud", TRUE, NULL);
  cz_refuse (table, "{\"move\":\"stake-tactics\",\"survivor\":0,\"loot\":\"Bat\"}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"stake-tactics\",\"survivor\":1,\"loot\":\"Rifle\"}");
  g_assert_cmpint (rifle->supply, ==, 0);
  g_assert_cmpint (cz_count (table), ==, 2);
  g_assert_true (table->battle->loud);
  cz_play (table, "{\"move\":\"stake-tactics\",\"survivor\":0,\"loot\":\"Spear\",\"encounter\":0}");
  g_assert_cmpint (cz_count (table), ==, 1);
  cz_play (table, "{\"move\":\"stake-tactics\",\"survivor\":0,\"loot\":\"Spear\",\"house\":true}");
  g_assert_cmpint (cz_count (table), ==, 0);
  g_assert_cmpint (table->battle->eradicated, ==, 4);
  cz_refuse (table, "{\"move\":\"stake-tactics\",\"survivor\":0,\"loot\":\"Spear\",\"house\":true}", HK_ERROR_IMPOSSIBLE);
}

/* A loud noise rouses the distracted, and the first one outside in a battle rolls the alarm die (page 9). */
static void
test_noise (void)
{
  g_autoptr (HkCzTable) table = lay_out ("o|ii");
  HkCzEncounter *zombie = cz_add (table, "zombie", 1, "A", 3);
  HkCzEncounter *hidden = hide (table, "zombie", 2);

  g_object_set (table, "dice-by", HK_BY_HAND, NULL);
  g_object_set (zombie, "distracted", TRUE, NULL);
  g_object_set (hidden, "distracted", TRUE, NULL);
  cz_refuse (table, "{\"move\":\"alarm\",\"skull\":false}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"noise\",\"outside\":false}");
  g_assert_false (zombie->distracted);
  g_assert_true (hidden->distracted);
  g_assert_false (table->battle->noise_pending);
  cz_play (table, "{\"move\":\"noise\"}");
  g_assert_true (table->battle->noise_pending);
  cz_refuse (table, "{\"move\":\"encounters-act\"}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"alarm\"}", HK_ERROR_PARAMETER);
  cz_refuse (table, "{\"move\":\"alarm\",\"skull\":true}", HK_ERROR_PARAMETER);
  cz_play (table, "{\"move\":\"alarm\",\"skull\":false}");
  g_assert_true (table->battle->alarm_rolled);
  g_assert_cmpint (table->battle->drawn, ==, 0);
  cz_play (table, "{\"move\":\"noise\"}");
  g_assert_false (table->battle->noise_pending);
}

/* Who comes by a loud noise is told by the group (Loud Noises, page 9). */
static void
test_drawn (void)
{
  g_autoptr (HkCzTable) table = lay_out ("ooo");

  g_object_set (table, "dice-by", HK_BY_HAND, NULL);
  cz_play (table, "{\"move\":\"noise\"}");
  cz_play (table, "{\"move\":\"alarm\",\"count\":3}");
  cz_refuse (table, "{\"move\":\"place-drawn\",\"encounters\":[\"zombie\",\"zombie\",\"zombie\",\"zombie\"]}", HK_ERROR_REFUSED);
  cz_refuse (table, "{\"move\":\"place-drawn\",\"encounters\":[\"bear\"]}", HK_ERROR_PARAMETER);
  cz_refuse (table, "{\"move\":\"place-drawn\",\"encounters\":[]}", HK_ERROR_PARAMETER);
  g_assert_false (hk_cz_battle_is_calm (table));
  cz_play (table, "{\"move\":\"place-drawn\",\"encounters\":[{\"type\":\"ally\",\"name\":\"Sue\"},{\"type\":\"zombie\",\"helmet\":true,\"loot\":true}]}");
  g_assert_true (cz_encounter (table, 0)->set_aside);
  g_assert_true (cz_encounter (table, 1)->helmet);
  g_assert_cmpint (table->battle->drawn, ==, 1);
}

/* The app rolls the red die: with six skulls somebody always comes, with none nobody (Loud Noises, page 9). */
static void
test_alarm_app (void)
{
  for (int skulls = 0; skulls <= 6; skulls += 6)
    for (int seed = 1; seed <= 30; seed++)
      {
        g_autoptr (HkCzTable) table = cz_field_new ("ooo", (guint64) seed);

        g_object_set (table, "alarm-skulls", skulls, NULL);
        cz_start (table);
        cz_play (table, "{\"move\":\"noise\"}");
        g_assert_true (table->battle->alarm_rolled);
        g_assert_cmpint (table->battle->drawn, >=, skulls == 0 ? 0 : 1);
        g_assert_cmpint (table->battle->drawn, <=, skulls);
      }
}

/* Loot of an eradicated Zombie lies as a disc until somebody picks it up (page 5). */
static void
test_disc (void)
{
  g_autoptr (HkCzTable) table = lay_out ("ooo");

  g_object_set (cz_add (table, "zombie", 1, "A", 1), "carries-loot", TRUE, NULL);
  cz_arm (table, 0, "Ka-Bar", "blade", -1, "kill", 2, NULL);
  cz_refuse (table, "{\"move\":\"recover\",\"survivor\":0,\"name\":\"Rope\"}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"die\":2}");
  g_assert_cmpint (table->battle->discs, ==, 1);
  cz_play (table, "{\"move\":\"recover\",\"survivor\":0,\"name\":\"Rope\"}");
  g_assert_cmpint (table->battle->discs, ==, 0);
  g_assert_cmpint (hk_cz_survivor_find_loot (cz_survivor (table, 0), "Rope"), ==, 1);
}

/* Human Enemies: the card and the two closest Zombies, at their hexes; the other Zombies leave, dogs and friends stay. */
static HkCzTable *
lay_humans_out (void)
{
  HkCzTable *table = lay_out ("ooo");

  cz_add (table, "zombie", 1, "A", 7);
  cz_add (table, "fast", 1, "B", 3);
  cz_add (table, "human-enemies", 1, "C", 5);
  cz_add (table, "dog", 1, "D", 9);
  cz_add (table, "slow", 1, "E", 4);
  g_object_set (cz_add (table, "ally", 1, "F", 0), "set-aside", TRUE, NULL);
  return table;
}

/* Human Enemies take the places of the closest Zombies (Human Enemies!, page 5). */
static void
test_humans (void)
{
  g_autoptr (HkCzTable) table = lay_humans_out ();
  const char *names[] = { "Bandit", "Looter", "Sniper" };
  int n_humans = 0;

  cz_refuse (table, "{\"move\":\"group-humans\",\"encounter\":0}", HK_ERROR_IMPOSSIBLE);
  cz_play (table, "{\"move\":\"group-humans\",\"encounter\":2,\"names\":[\"Bandit\",\"Looter\",\"Sniper\"]}");
  g_assert_cmpint (cz_count (table), ==, 5);
  for (int i = 0; i < cz_count (table); i++)
    if (g_strcmp0 (cz_encounter (table, i)->type, "human") == 0)
      {
        g_assert_true (cz_encounter (table, i)->hex[0] == 'B' || cz_encounter (table, i)->hex[0] == 'C' || cz_encounter (table, i)->hex[0] == 'E');
        g_assert_true (g_str_equal (cz_encounter (table, i)->name, names[0]) || g_str_equal (cz_encounter (table, i)->name, names[1]) ||
                       g_str_equal (cz_encounter (table, i)->name, names[2]));
        n_humans++;
      }
  g_assert_cmpint (n_humans, ==, 3);
  g_assert_cmpint (table->battle->initiative, ==, HK_CZ_INITIATIVE_NONE);
}

/* Each of those who are called alike has a letter, whatever the letters of the Zombies were. */
static void
test_human_letters (void)
{
  g_autoptr (HkCzTable) table = lay_out ("ooo");
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < 3; i++)
    cz_add (table, i == 2 ? "human-enemies" : "zombie", 1, NULL, 3 + i);
  hk_cz_location_mark_encounters (hk_cz_table_get_location (table, 0));
  cz_play (table, "{\"move\":\"group-humans\",\"encounter\":2}");
  for (int i = 0; i < 3; i++)
    {
      g_autofree char *title = hk_cz_encounter_get_title (cz_encounter (table, i));

      g_string_append_printf (text, "%s; ", title);
    }
  g_assert_cmpstr (text->str, ==, "Human Enemy A; Human Enemy B; Human Enemy C; ");
}

/* Quiet and spotted: the survivors act first. Loud and unaware: they do (page 5). */
static void
test_first_initiative (void)
{
  g_autoptr (HkCzTable) spotted = lay_humans_out ();
  g_autoptr (HkCzTable) loud = lay_humans_out ();

  g_object_set (spotted->battle, "spotted", TRUE, NULL);
  cz_play (spotted, "{\"move\":\"group-humans\",\"encounter\":2}");
  g_assert_cmpint (spotted->battle->initiative, ==, HK_CZ_INITIATIVE_SURVIVORS);
  cz_refuse (spotted, "{\"move\":\"human-initiative\",\"player-die\":1,\"human-die\":9}", HK_ERROR_REFUSED);
  g_object_set (loud->battle, "loud", TRUE, NULL);
  cz_play (loud, "{\"move\":\"group-humans\",\"encounter\":2}");
  g_assert_cmpint (loud->battle->initiative, ==, HK_CZ_INITIATIVE_HUMANS);
}

/* The line of the checklist that is on in the battle. */
static void
assert_step (HkCzTable  *table,
             const char *id)
{
  g_autoptr (GPtrArray) steps = hk_cz_table_list_steps (HK_TABLE (table));
  const char *current = NULL;

  for (guint i = 0; i < steps->len; i++)
    if (g_str_equal (hk_step_get_phase (g_ptr_array_index (steps, i)), "battle") && hk_step_get_state (g_ptr_array_index (steps, i)) == HK_STEP_CURRENT)
      current = hk_step_get_id (g_ptr_array_index (steps, i));
  g_assert_cmpstr (current, ==, id);
}

/* Ties are the players’, Coffee helps, and each following round is rolled for anew (page 5). */
static void
test_initiative (void)
{
  g_autoptr (HkCzTable) table = lay_humans_out ();
  g_autoptr (HkCzTable) none = lay_out ("ooo");
  g_autoptr (GPtrArray) situations = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_situation_free);

  cz_refuse (none, "{\"move\":\"human-initiative\",\"player-die\":1,\"human-die\":9}", HK_ERROR_IMPOSSIBLE);
  cz_play (table, "{\"move\":\"group-humans\",\"encounter\":2}");
  /* The calculator of initiative starts with this battle, and knows of no other. */
  hk_cz_list_initiatives (HK_TABLE (none), situations);
  g_assert_cmpuint (situations->len, ==, 0);
  hk_cz_list_initiatives (HK_TABLE (table), situations);
  g_assert_cmpuint (situations->len, ==, 1);
  g_assert_false (json_object_get_boolean_member (((HkSituation *) situations->pdata[0])->params, "pvp"));
  assert_step (table, "battle.initiative");
  cz_play (table, "{\"move\":\"human-initiative\",\"player-die\":4,\"human-die\":4}");
  g_assert_cmpint (table->battle->initiative, ==, HK_CZ_INITIATIVE_SURVIVORS);
  assert_step (table, "battle.survivors");
  cz_play (table, "{\"move\":\"encounters-act\"}");
  g_assert_cmpint (table->battle->initiative, ==, HK_CZ_INITIATIVE_NONE);
  cz_play (table, "{\"move\":\"human-initiative\",\"player-die\":4,\"human-die\":5}");
  g_assert_cmpint (table->battle->initiative, ==, HK_CZ_INITIATIVE_HUMANS);
  assert_step (table, "battle.humans");
  cz_play (table, "{\"move\":\"encounters-act\"}");
  cz_play (table, "{\"move\":\"human-initiative\",\"player-die\":4,\"human-die\":5,\"bonus\":1}");
  g_assert_cmpint (table->battle->initiative, ==, HK_CZ_INITIATIVE_SURVIVORS);
}

static int
find_human (HkCzTable *table)
{
  for (int i = 0; i < cz_count (table); i++)
    if (g_strcmp0 (cz_encounter (table, i)->type, "human") == 0)
      return i;
  return -1;
}

/* Their hit kills; killed themselves they are Loot, and the card is gone for good (page 5). */
static void
test_human_fight (void)
{
  g_autoptr (HkCzTable) table = lay_humans_out ();
  HkCzLocation *field = hk_cz_table_get_location (table, 0);
  g_autofree char *attack = NULL;
  g_autofree char *kill = NULL;
  g_autofree char *away = NULL;
  HkCzLoot *spoils;

  cz_arm (table, 0, "Rifle", "rifle", 5, "at-close", 3, "at-medium", 3, NULL);
  cz_play (table, "{\"move\":\"group-humans\",\"encounter\":2,\"names\":[\"Bandit\",\"Looter\",\"Sniper\"]}");
  attack = g_strdup_printf ("{\"move\":\"human-act\",\"human\":%d,\"what\":\"attack\",\"survivor\":1,\"target\":5,\"die\":5}", find_human (table));
  cz_play (table, attack);
  g_assert_true (cz_survivor (table, 1)->dead);
  away = g_strdup_printf ("{\"move\":\"human-act\",\"human\":%d,\"what\":\"attack\",\"survivor\":0,\"target\":5,\"die\":1}", find_human (table) + 1);
  g_object_set (cz_survivor (table, 0), "on-field", FALSE, NULL);
  cz_refuse (table, away, HK_ERROR_REFUSED);
  g_object_set (cz_survivor (table, 0), "on-field", TRUE, NULL);
  g_assert_cmpint (cz_survivor (table, 1)->infected, ==, 0);
  cz_refuse (table, attack, HK_ERROR_REFUSED);
  kill = g_strdup_printf ("{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Rifle\",\"encounter\":%d,\"range\":3,\"die\":3}", find_human (table));
  cz_play (table, kill);
  g_assert_cmpint (table->battle->humans_killed, ==, 1);
  g_assert_true (table->humans_removed);
  spoils = g_list_model_get_item (G_LIST_MODEL (field->left), g_list_model_get_n_items (G_LIST_MODEL (field->left)) - 1);
  g_assert_true (g_str_equal (spoils->kind, "Bandit") || g_str_equal (spoils->kind, "Looter") || g_str_equal (spoils->kind, "Sniper"));
  g_object_unref (spoils);
}

/* The number of an attack is told once: it is kept under the name of the Human Enemy, and not asked for where it is known. */
static void
test_human_taught (void)
{
  g_autoptr (HkCzTable) table = lay_humans_out ();
  g_autoptr (HkCzTable) next = lay_humans_out ();
  g_autoptr (JsonObject) pack = json_object_new ();
  g_autoptr (HkMove) move = NULL;
  g_autofree char *bare = NULL;
  JsonArray *humans = json_array_new ();
  HkLearned *learned;

  cz_play (table, "{\"move\":\"group-humans\",\"encounter\":2,\"names\":[\"Bandit\",\"Bandit\",\"Bandit\"]}");
  move = hk_move_build ("human-act", "i:human", find_human (table), "s:what", "attack", "i:survivor", 1, "i:target", 5, "i:die", 2, "s:range", "close", NULL);
  g_assert_true (hk_table_apply (HK_TABLE (table), move, NULL));
  g_assert_cmpuint (hk_move_get_learned (move)->len, ==, 1);
  learned = g_ptr_array_index (hk_move_get_learned (move), 0);
  g_assert_cmpstr (learned->kind, ==, "human-enemy");
  g_assert_cmpint (json_object_get_int_member (learned->component, "close"), ==, 5);

  json_array_add_object_element (humans, json_object_ref (learned->component));
  json_object_set_array_member (pack, "human-enemy", humans);
  cz_play (next, "{\"move\":\"group-humans\",\"encounter\":2,\"names\":[\"Bandit\",\"Bandit\",\"Bandit\"]}");
  bare = g_strdup_printf ("{\"move\":\"human-act\",\"human\":%d,\"what\":\"attack\",\"survivor\":1,\"die\":2,\"range\":\"close\"}", find_human (next));
  hk_play_ask (HK_TABLE (next), bare, "target");
  g_assert_true (hk_cz_pack_apply (next, move, pack, NULL));
  cz_play (next, bare);
}

/* Out of ammo they retreat; if none was killed the card goes to the discards (page 11). */
static void
test_human_flight (void)
{
  g_autoptr (HkCzTable) table = lay_humans_out ();
  g_autoptr (HkCzCard) card = g_object_new (HK_TYPE_CZ_CARD, "id", "77", "type", "human-enemies", "zone", 1, NULL);
  const char * const ids[] = { "77", NULL };
  g_autoptr (HkDeck) deck = hk_deck_new ("encounter", TRUE);
  int n = 0;

  hk_deck_fill (deck, ids);
  hk_deck_take (deck, "77", NULL);
  hk_record_set_record (table, &table->encounter_deck, deck);
  hk_record_list_append (table->cards, card);
  g_object_set (cz_encounter (table, 2), "id", "77", NULL);
  cz_play (table, "{\"move\":\"group-humans\",\"encounter\":2}");
  g_object_set (cz_encounter (table, find_human (table)), "ammo", 0, NULL);
  {
    g_autofree char *attack = g_strdup_printf ("{\"move\":\"human-act\",\"human\":%d,\"what\":\"attack\",\"survivor\":1,\"target\":5,\"die\":9}", find_human (table));

    cz_refuse (table, attack, HK_ERROR_REFUSED);
  }
  while (find_human (table) >= 0 && n++ < 9)
    {
      g_autofree char *line = g_strdup_printf ("{\"move\":\"human-act\",\"human\":%d,\"what\":\"retreat\"}", find_human (table));

      g_assert_cmpuint (hk_deck_get_n_discarded (deck), ==, 0);
      cz_play (table, line);
    }
  g_assert_cmpint (n, ==, 3);
  g_assert_cmpuint (hk_deck_get_n_discarded (deck), ==, 1);
  g_assert_false (table->humans_removed);
}

/* A horde is always fought outside, in three zones without dividers (page 12). */
static void
test_horde (void)
{
  g_autoptr (HkCzTable) table = cz_field_new ("o|i|i", 1);
  g_autoptr (HkMove) move = hk_move_build ("note", NULL);

  hk_cz_battle_begin (table, move, 0, HK_CZ_BATTLE_HORDE);
  hk_cz_battle_start (table, move);
  g_assert_cmpstr (hk_cz_battle_get_layout (table), ==, "ooo");
  g_assert_true (hk_cz_battle_is_outside (table, 3));
  cz_add (table, "zombie", 3, "A", 4);
  /* Nothing is in the way of going on while they live. */
  cz_play (table, "{\"move\":\"cross\",\"zone\":3}");
  g_assert_cmpint (table->battle->zone, ==, 3);
}

static gboolean
has_offer (HkCzTable  *table,
           int         survivor,
           const char *title)
{
  g_autoptr (GPtrArray) offers = hk_cz_list_battle_moves (table, survivor);

  for (guint i = 0; i < offers->len; i++)
    if (g_str_equal (hk_move_option_get_title (g_ptr_array_index (offers, i)), title))
      return TRUE;
  return FALSE;
}

/* Player against player: the defender has 5 more in the first round, restart hexes shield by 2, a hit kills (page 13). */
static void
test_pvp (void)
{
  g_autoptr (HkCzTable) table = cz_field_new ("ooo", 1);
  g_autoptr (HkMove) move = hk_move_build ("note", NULL);
  g_autofree char *said = NULL;

  g_object_set (table, "mode", HK_CZ_MODE_COMPETITIVE, NULL);
  g_object_set (cz_survivor (table, 1), "player", 1, NULL);
  hk_cz_battle_begin (table, move, 0, HK_CZ_BATTLE_PLAIN);
  cz_arm (table, 0, "Rifle", "rifle", 5, "at-close", 3, NULL);
  hk_cz_battle_start (table, move);
  g_assert_false (cz_survivor (table, 1)->on_field);
  cz_refuse (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"victim\":1,\"range\":2,\"die\":5}", HK_ERROR_REFUSED);
  g_object_set (table->battle, "pvp", 1, NULL);
  hk_cz_battle_start (table, move);
  g_assert_true (cz_survivor (table, 1)->on_field);
  cz_play (table, "{\"move\":\"human-initiative\",\"player-die\":8,\"human-die\":3}");
  g_assert_cmpint (table->battle->initiative, ==, HK_CZ_INITIATIVE_NONE);
  cz_play (table, "{\"move\":\"human-initiative\",\"player-die\":9,\"human-die\":3}");
  g_assert_cmpint (table->battle->initiative, ==, HK_CZ_INITIATIVE_SURVIVORS);
  g_assert_true (has_offer (table, 0, "Punk Rock Girl: Rifle, Shoot"));
  g_assert_false (has_offer (table, -1, "The Encounters Act"));
  said = cz_say (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"victim\":1,\"range\":2,\"restart\":true,\"die\":4}");
  g_assert_nonnull (strstr (said, "5 or more is needed"));
  g_assert_false (cz_survivor (table, 1)->dead);
  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"victim\":1,\"range\":2,\"die\":3,\"house\":true}");
  g_assert_true (cz_survivor (table, 1)->dead);
}

/* Told places: nothing but what is on the table. */
static void
test_told (void)
{
  g_autoptr (HkCzTable) table = lay_out ("ooo");

  cz_add (table, "zombie", 1, "A", 0);
  cz_refuse (table, "{\"move\":\"distance\",\"encounter\":4,\"hexes\":2}", HK_ERROR_IMPOSSIBLE);
  cz_refuse (table, "{\"move\":\"distance\",\"encounter\":0,\"hexes\":2,\"nearest\":9}", HK_ERROR_PARAMETER);
  cz_refuse (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[0,9]}", HK_ERROR_IMPOSSIBLE);
  cz_play (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[0,1]}");
  g_assert_cmpint (cz_encounter (table, 0)->distance, ==, 1);
  cz_play (table, "{\"move\":\"distance\",\"encounter\":0,\"hexes\":4}");
  g_assert_null (cz_encounter (table, 0)->engaged);
  cz_play (table, "{\"move\":\"distance\",\"encounter\":0,\"hexes\":1,\"nearest\":1}");
  g_assert_true (hk_cz_encounter_is_engaged_by (cz_encounter (table, 0), 1));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/field/walls", test_walls);
  g_test_add_func ("/card-z/field/fence", test_fence);
  g_test_add_func ("/card-z/field/stake", test_stake);
  g_test_add_func ("/card-z/field/noise", test_noise);
  g_test_add_func ("/card-z/field/drawn", test_drawn);
  g_test_add_func ("/card-z/field/alarm-app", test_alarm_app);
  g_test_add_func ("/card-z/field/disc", test_disc);
  g_test_add_func ("/card-z/field/humans", test_humans);
  g_test_add_func ("/card-z/field/human-letters", test_human_letters);
  g_test_add_func ("/card-z/field/first-initiative", test_first_initiative);
  g_test_add_func ("/card-z/field/initiative", test_initiative);
  g_test_add_func ("/card-z/field/human-fight", test_human_fight);
  g_test_add_func ("/card-z/field/human-taught", test_human_taught);
  g_test_add_func ("/card-z/field/human-flight", test_human_flight);
  g_test_add_func ("/card-z/field/horde", test_horde);
  g_test_add_func ("/card-z/field/pvp", test_pvp);
  g_test_add_func ("/card-z/field/told", test_told);
  return g_test_run ();
}
