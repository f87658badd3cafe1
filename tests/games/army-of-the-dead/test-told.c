/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "aotd-play.h"
#include "core/story/hk-what-if.h"
#include "games/army-of-the-dead/attack/hk-aotd-harm.h"
#include "games/army-of-the-dead/attack/hk-aotd-printed.h"
#include "games/army-of-the-dead/guide/hk-aotd-legal.h"
#include "games/army-of-the-dead/rules/hk-aotd-turn.h"

/* A mission with real cards and dice, of which the app is told one thing after the other. */

#define BY_HAND \
  "{" AOTD_TEAM ",\"sleepers\":10,\"truck\":true,\"vault\":true,\"personal\":[],\"required\":[\"pilot\"]," \
  "\"spawns\":[{\"name\":\"Strip\",\"kind\":\"start\"},{\"name\":\"Garage\"}]," \
  "\"components\":\"none\",\"cards-by\":\"hand\",\"dice-by\":\"hand\"}"

static HkAotdTable *
begin_by_hand (int survivor)
{
  HkAotdTable *table = aotd_new (BY_HAND);
  g_autofree char *line = g_strdup_printf ("{\"move\":\"activate\",\"survivor\":%d}", survivor);

  hk_record_set_int (table, &table->current_player, survivor / 3);
  aotd_play (table, line);
  return table;
}

/* What an attack comes to is worked out before the group has rolled: its dice can show anything. Nobody has told that Shamblers are there. */
static void
test_attack_before (void)
{
  g_autoptr (HkAotdTable) table = begin_by_hand (0);
  g_autoptr (JsonNode) node = json_from_string ("{\"move\":\"attack\",\"weapon\":{\"id\":\"katana\",\"accuracy\":4},\"targets\":{\"shamblers\":2}}", NULL);
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);
  g_autoptr (HkMove) untold = hk_move_build ("attack", "s:weapon", "katana", NULL);
  g_autoptr (HkWhatIf) what_if = hk_what_if_new (HK_TABLE (table), move, 1);
  g_autoptr (HkWhatIf) refused = hk_what_if_new (HK_TABLE (table), untold, 1);

  g_assert_true (hk_what_if_advance (what_if, 216));
  g_assert_cmpint (hk_what_if_get_kind (what_if), ==, HK_WHAT_IF_EXACT);
  g_assert_cmpuint (hk_what_if_get_n_tries (what_if), ==, 216);
  g_assert_true (hk_what_if_advance (refused, 1));
  g_assert_cmpint (hk_what_if_get_kind (refused), ==, HK_WHAT_IF_REFUSED);
  g_assert_cmpstr (hk_what_if_get_asked (refused)[0], ==, "weapon");
}

/* Page 19: Sleepers are removed with a Melee weapon; an Ammo Clip is none, nor is what the rulebook prints as ranged. */
static void
test_sleeper_weapon (void)
{
  g_autoptr (HkAotdTable) table = begin_by_hand (0);

  aotd_give (table, 0, "ammo-clip", HK_AOTD_SLOT_HAND);
  aotd_refuse (table, "{\"move\":\"eliminate-sleepers\",\"value\":1}", HK_ERROR_REFUSED);
  aotd_give (table, 0, "heavy-machine-gun", HK_AOTD_SLOT_HAND);
  aotd_refuse (table, "{\"move\":\"eliminate-sleepers\",\"value\":1}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"discard-card\",\"survivor\":0,\"card\":\"ammo-clip\"}");
  aotd_give (table, 0, "machete", HK_AOTD_SLOT_HAND);
  hk_play_ask (HK_TABLE (table), "{\"move\":\"eliminate-sleepers\"}", "value");
  aotd_play (table, "{\"move\":\"eliminate-sleepers\",\"value\":2}");
  g_assert_cmpint (aotd_survivor (table, 0)->adrenaline, ==, 2);
}

/* Page 20: Attacks are shared out, so that both Wounds of the Queen go to one Survivor; the ruling has a switch. */
static void
test_two_wounds (void)
{
  for (int by_house = 0; by_house <= 1; by_house++)
    {
      g_autoptr (HkAotdTable) table = aotd_begin (0);

      aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"queen\"}");
      aotd_horde (table, 1, 0);
      hk_record_set_enum (table, &table->phase, HK_AOTD_PHASE_ZOMBIE);
      hk_record_set_enum (table, &table->zombie_step, HK_AOTD_STEP_ATTACK);
      hk_record_set_int (table, &table->activation, 1);
      if (by_house)
        aotd_house (table, "split-attacks");
      aotd_play (table, "{\"move\":\"zombie-attacks\",\"shamblers\":1,\"abominations\":[\"queen\"],\"among\":[0,1,2]}");
      g_assert_cmpint (table->wounds_to_split, ==, 3);
      if (by_house)
        aotd_play (table, "{\"move\":\"split-wounds\",\"to\":[0,1,2]}");
      else
        {
          aotd_refuse (table, "{\"move\":\"split-wounds\",\"to\":[0,1,2]}", HK_ERROR_REFUSED);
          aotd_play (table, "{\"move\":\"split-wounds\",\"to\":[0,1,0]}");
        }
      g_assert_cmpint (aotd_survivor (table, 0)->wounds, ==, by_house ? 1 : 2);
      g_assert_cmpint (table->double_attacks, ==, 0);
    }
}

/* The same when only the Wounds are told: 3 of them are more than one Shambler deals. */
static void
test_two_wounds_untold (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"queen\"}");
  aotd_horde (table, 1, 0);
  hk_record_set_enum (table, &table->phase, HK_AOTD_PHASE_ZOMBIE);
  hk_record_set_enum (table, &table->zombie_step, HK_AOTD_STEP_ATTACK);
  hk_record_set_int (table, &table->activation, 1);
  aotd_refuse (table, "{\"move\":\"zombie-attacks\",\"wounds\":3,\"to\":[0,1,2]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"wounds\":1,\"to\":[1]}");
  g_assert_cmpint (aotd_survivor (table, 1)->wounds, ==, 1);
}

/* Page 26: a grenade sets off the TNT that a teammate in the Zone carries; that is not optional. */
static void
test_chain (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *dieter = aotd_survivor (table, 1);

  aotd_give (table, 0, "grenade", HK_AOTD_SLOT_HAND);
  aotd_give (table, 1, "tnt", HK_AOTD_SLOT_BACKPACK);
  aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"zeus\"}");
  hk_record_set_int (dieter, &dieter->health, 9);
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"grenade\",\"targets\":{\"abominations\":[\"zeus\"]},\"friends\":[1],\"explosives\":[]}",
               HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"grenade\",\"targets\":{\"abominations\":[\"zeus\"]},\"friends\":[1]}");
  /* 2 of the grenade and 4 of the TNT. */
  g_assert_cmpint (hk_aotd_table_get_abomination (table, "zeus")->place, ==, HK_AOTD_PLACE_DEAD);
  g_assert_cmpint (dieter->wounds, ==, 6);
  g_assert_cmpuint (hk_aotd_survivor_count_items (dieter, HK_AOTD_SLOT_NONE), ==, 0);
}

/* Nobody has told what the TNT does: it is asked for, in words. */
static void
test_chain_unknown (void)
{
  g_autoptr (HkAotdTable) table = begin_by_hand (0);

  aotd_give (table, 0, "grenade", HK_AOTD_SLOT_HAND);
  aotd_give (table, 1, "tnt", HK_AOTD_SLOT_BACKPACK);
  hk_play_ask (HK_TABLE (table), "{\"move\":\"attack\",\"weapon\":\"grenade\",\"targets\":{\"shamblers\":1}}", "weapon");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"attack\",\"weapon\":{\"id\":\"grenade\",\"damage\":1,\"maximum-range\":1},\"targets\":{\"shamblers\":1},\"friends\":[1]}",
               "explosives");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":{\"id\":\"grenade\",\"damage\":1,\"maximum-range\":1},\"targets\":{\"shamblers\":1},\"friends\":[1],"
                    "\"explosives\":[1]}");
  g_assert_cmpint (aotd_survivor (table, 1)->wounds, ==, 2);
}

/* Page 8: when the last one falls whom the mission needs, the group is asked whether it can still be fulfilled. */
static void
test_last_expert (void)
{
  for (int lost = 0; lost <= 1; lost++)
    {
      g_autoptr (HkAotdTable) table = begin_by_hand (0);
      g_autoptr (HkPrimaryAction) next = NULL;
      g_autoptr (HkPrimaryAction) after = NULL;

      /* Two Pilots: with the first nothing is asked. */
      aotd_play (table, "{\"move\":\"wound\",\"survivor\":3,\"wounds\":3}");
      g_assert_null (table->doubts);
      aotd_play (table, "{\"move\":\"wound\",\"survivor\":1,\"wounds\":3}");
      g_assert_true (g_strv_contains ((const char * const *) table->doubts, "vault-expert"));
      next = hk_table_get_primary_action (HK_TABLE (table));
      g_assert_cmpstr (hk_primary_action_get_asks (next), ==, "judge");
      aotd_play (table, lost ? "{\"move\":\"judge\",\"objectives\":\"impossible\"}" : "{\"move\":\"judge\",\"objectives\":\"possible\"}");
      g_assert_cmpint (table->outcome, ==, lost ? HK_AOTD_ENDING_LOST : HK_AOTD_ENDING_NONE);
      g_assert_null (table->doubts);
      after = hk_table_get_primary_action (HK_TABLE (table));
      g_assert_true (after == NULL || g_strcmp0 (hk_primary_action_get_asks (after), "judge") != 0);
    }
}

/* An open Vault needs no Vault Expert any more. */
static void
test_expert_not_needed (void)
{
  g_autoptr (HkAotdTable) table = begin_by_hand (0);

  hk_record_set_boolean (table->vault, &table->vault->opened, TRUE);
  aotd_play (table, "{\"move\":\"wound\",\"survivor\":1,\"wounds\":3}");
  g_assert_null (table->doubts);
}

/* Page 7: the Dashboard shows Health, and so does every line: what is left of it. */
static void
test_health (void)
{
  g_autoptr (HkAotdTable) table = begin_by_hand (0);
  g_autofree char *said = aotd_say (table, "{\"move\":\"wound\",\"survivor\":4,\"wounds\":2}");

  g_assert_cmpstr (said, ==, "Kate suffers 2 Wounds: Health 1 of 3.");
  aotd_refuse (table, "{\"move\":\"set\",\"path\":\"survivors/4/wounds\",\"value\":4}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"set\",\"path\":\"survivors/4/health\",\"value\":1}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"set\",\"path\":\"survivors/4/wounds\",\"value\":1}");
}

/* Page 23: a shortage that places nobody names its Zone as well. */
static void
test_shortage (void)
{
  g_autoptr (HkAotdTable) table = begin_by_hand (0);
  g_autofree char *said = NULL;

  aotd_horde (table, 0, 16);
  hk_record_set_enum (table, &table->phase, HK_AOTD_PHASE_SPAWN);
  said = aotd_say (table, "{\"move\":\"spawn\",\"type\":\"alpha\",\"count\":2}");
  g_assert_nonnull (strstr (said, "Strip"));
  g_assert_cmpint (hk_aotd_table_get_spawn (table, 0)->missing, ==, 2);
}

/* Page 12: an attempt at the Vault is not thrown away by the end of a Turn; the big button leads on in it. */
static void
test_challenge (void)
{
  g_autoptr (HkAotdTable) table = begin_by_hand (0);
  g_autoptr (HkPrimaryAction) first = NULL;
  g_autoptr (HkPrimaryAction) second = NULL;

  hk_play_ask (HK_TABLE (table), "{\"move\":\"vault-challenge\"}", "card");
  aotd_play (table, "{\"move\":\"vault-challenge\",\"card\":\"Gears and Bolts\",\"specialty\":\"stealthy\",\"bonus\":\"any-face\"}");
  first = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_primary_action_get_label (first), ==, "Roll 5 Dice");
  g_assert_cmpstr (hk_primary_action_get_asks (first), ==, "vault-roll");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"vault-roll\"}", "dice");
  aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[1,3,4,4,6]}");
  second = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_true (g_str_has_prefix (hk_primary_action_get_label (second), "Set Aside "));
  hk_play_ask (HK_TABLE (table), "{\"move\":\"end-turn\"}", "give-up");
  g_assert_true (hk_aotd_turn_is_challenge (table));
  /* What is set aside and the roll are one move. */
  aotd_play (table, "{\"move\":\"vault-roll\",\"reserve\":\"34\",\"dice\":[2,5,1]}");
  g_assert_true (table->vault->solved);
}

static void
test_challenge_given_up (void)
{
  g_autoptr (HkAotdTable) table = begin_by_hand (0);

  aotd_play (table, "{\"move\":\"vault-challenge\",\"card\":\"Gears and Bolts\",\"specialty\":\"stealthy\",\"bonus\":\"any-face\"}");
  aotd_play (table, "{\"move\":\"end-turn\",\"give-up\":true}");
  g_assert_cmpint (table->vault->survivor, ==, -1);
}

/* Page 12: the group may use a bonus that turns dice only to finish the Straight. */
static void
test_bonus_last (void)
{
  for (int by_house = 0; by_house <= 1; by_house++)
    {
      g_autoptr (HkAotdTable) table = begin_by_hand (0);

      if (by_house)
        aotd_house (table, "vault-bonus-last");
      aotd_play (table, "{\"move\":\"vault-challenge\",\"card\":\"Tumblers\",\"specialty\":\"bruiser\",\"bonus\":\"one-up-one-down\"}");
      aotd_play (table, "{\"move\":\"vault-roll\",\"dice\":[1,1,3,6,6]}");
      if (by_house)
        aotd_refuse (table, "{\"move\":\"vault-bonus\",\"die\":1,\"down\":6}", HK_ERROR_REFUSED);
      else
        aotd_play (table, "{\"move\":\"vault-bonus\",\"die\":1,\"down\":6}");
    }
}

/* What the rulebook prints of a weapon is not asked: of the Katana (page 25) only the Accuracy. */
static void
test_printed (void)
{
  g_autoptr (HkAotdTable) table = begin_by_hand (0);
  HkAotdGear *gear;

  g_assert_true (hk_aotd_printed_has ("katana", "dice"));
  g_assert_cmpint (hk_aotd_printed_get_page ("katana"), ==, 25);
  g_assert_false (hk_aotd_printed_has ("katana", "accuracy"));
  g_assert_false (hk_aotd_printed_may_be ("army-sniper-rifle", "melee"));
  /* Nobody has told that the card is in a Hand, nor that Shamblers are on the board. */
  hk_play_ask (HK_TABLE (table), "{\"move\":\"attack\",\"weapon\":\"katana\",\"targets\":{\"shamblers\":2}}", "weapon");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"attack\",\"weapon\":{\"id\":\"katana\",\"accuracy\":4},\"targets\":{\"shamblers\":2}}", "dice");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":{\"id\":\"katana\",\"accuracy\":4},\"targets\":{\"shamblers\":2},\"dice\":[4,5,1]}");
  gear = hk_aotd_table_find_gear (table, "katana");
  g_assert_nonnull (gear);
  g_assert_cmpint (gear->dice, ==, 3);
  g_assert_cmpint (gear->damage, ==, 1);
  g_assert_cmpint (aotd_survivor (table, 0)->adrenaline, ==, 2);
  g_assert_nonnull (hk_aotd_survivor_find_item (aotd_survivor (table, 0), "katana", HK_AOTD_SLOT_HAND));
  /* The sniper rifle: Range 1–4 (page 25). */
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":{\"id\":\"army-sniper-rifle\",\"dice\":1,\"accuracy\":3,\"damage\":2},\"range\":0,"
                      "\"targets\":{\"shamblers\":1},\"dice\":[4]}", HK_ERROR_REFUSED);
}

/* With real cards an attack is offered though the app has heard of no weapon. */
static void
test_attack_offered (void)
{
  g_autoptr (HkAotdTable) table = begin_by_hand (0);
  g_autoptr (GPtrArray) offers = hk_aotd_list_survivor_moves (table, 0);
  gboolean offered = FALSE;

  g_assert_cmpuint (hk_aotd_survivor_count_items (aotd_survivor (table, 0), HK_AOTD_SLOT_NONE), ==, 0);
  for (guint i = 0; i < offers->len; i++)
    offered |= g_str_equal (hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (offers, i))), "attack")
               && hk_move_option_is_legal (g_ptr_array_index (offers, i));
  g_assert_true (offered);
}

/* No question of a move names a parameter of the command line. */
static void
test_questions (void)
{
  static const struct
  {
    const char *line;
    const char *asks;
  } cases[] = {
    { "{\"move\":\"attack\",\"weapon\":{\"id\":\"crowbar\",\"accuracy\":4}}", "targets" },
    { "{\"move\":\"move\",\"sleepers\":1}", "die" },
    { "{\"move\":\"trade\"}", "partner" },
    { "{\"move\":\"search\"}", "cards" },
    { "{\"move\":\"wake-sleepers\",\"tokens\":1}", "values" },
    { "{\"move\":\"open-spawn\"}", "zone" },
    { "{\"move\":\"choose-skill\",\"level\":\"orange\",\"choice\":1,\"house\":true}", "skill" },
    { "{\"move\":\"spawn\",\"house\":true}", "type" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkAotdTable) table = begin_by_hand (0);

      aotd_give (table, 0, "crowbar", HK_AOTD_SLOT_HAND);
      hk_play_ask (HK_TABLE (table), cases[i].line, cases[i].asks);
    }
}

/* Page 19: whoever leaves a Zone with Sleepers rolls a die for it, however the Move was told. */
static void
test_left_behind (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_refuse (table, "{\"move\":\"leave-sleepers\"}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"leave-sleepers\",\"sleepers\":2,\"die\":4}");
  g_assert_cmpint (table->sleepers, ==, 10);
  aotd_play (table, "{\"move\":\"leave-sleepers\",\"sleepers\":2,\"die\":1,\"values\":[2,3]}");
  g_assert_cmpint (table->sleepers, ==, 8);
  g_assert_cmpint (table->shamblers, ==, 5);
  /* It costs nothing: the Move has been paid. */
  g_assert_cmpint (aotd_survivor (table, 0)->actions, ==, 3);
  hk_record_set_enum (table, &table->dice_by, HK_BY_HAND);
  aotd_refuse (table, "{\"move\":\"leave-sleepers\",\"sleepers\":1}", HK_ERROR_PARAMETER);
}

/* Pages 8 and 23: a mission that nobody entered before gets its Objectives and Spawn Zones when they are laid out. */
static void
test_laid_out_late (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  const guint n_spawns = g_list_model_get_n_items (G_LIST_MODEL (table->spawns));
  const guint n_objectives = g_list_model_get_n_items (G_LIST_MODEL (table->objectives));
  HkAotdObjective *objective;

  aotd_refuse (table, "{\"move\":\"add-objective\",\"name\":\" \"}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"add-objective\",\"name\":\"Payback\",\"survivor\":0,\"kill-type\":\"shambler\",\"needed\":2}");
  objective = hk_aotd_table_get_objective (table, (int) n_objectives);
  aotd_horde (table, 3, 0);
  aotd_play (table, "{\"move\":\"kill\",\"type\":\"shambler\",\"count\":2}");
  g_assert_true (objective->done);
  aotd_refuse (table, "{\"move\":\"add-spawn\"}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"add-spawn\",\"kind\":\"red\",\"name\":\"Dock\"}");
  aotd_play (table, "{\"move\":\"add-spawn\",\"kind\":\"green\"}");
  g_assert_true (hk_aotd_table_get_spawn (table, (int) n_spawns)->open);
  g_assert_cmpstr (hk_aotd_table_get_spawn (table, (int) n_spawns)->name, ==, "Dock");
  g_assert_false (hk_aotd_table_get_spawn (table, (int) n_spawns + 1)->open);
  aotd_play (table, "{\"move\":\"open-spawn\",\"colour\":\"green\"}");
  g_assert_true (hk_aotd_table_get_spawn (table, (int) n_spawns + 1)->open);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/told/attack-before", test_attack_before);
  g_test_add_func ("/aotd/told/page-19-sleeper-weapon", test_sleeper_weapon);
  g_test_add_func ("/aotd/told/page-20-two-wounds", test_two_wounds);
  g_test_add_func ("/aotd/told/page-20-two-wounds-untold", test_two_wounds_untold);
  g_test_add_func ("/aotd/told/page-26-chain", test_chain);
  g_test_add_func ("/aotd/told/page-26-chain-unknown", test_chain_unknown);
  g_test_add_func ("/aotd/told/page-8-last-expert", test_last_expert);
  g_test_add_func ("/aotd/told/page-8-expert-not-needed", test_expert_not_needed);
  g_test_add_func ("/aotd/told/page-7-health", test_health);
  g_test_add_func ("/aotd/told/page-23-shortage", test_shortage);
  g_test_add_func ("/aotd/told/page-12-challenge", test_challenge);
  g_test_add_func ("/aotd/told/page-12-given-up", test_challenge_given_up);
  g_test_add_func ("/aotd/told/page-12-bonus-last", test_bonus_last);
  g_test_add_func ("/aotd/told/page-25-printed", test_printed);
  g_test_add_func ("/aotd/told/attack-offered", test_attack_offered);
  g_test_add_func ("/aotd/told/questions", test_questions);
  g_test_add_func ("/aotd/told/left-behind", test_left_behind);
  g_test_add_func ("/aotd/told/laid-out-late", test_laid_out_late);
  return g_test_run ();
}
