/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "aotd-game.h"
#include "core/content/hk-content.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"

/* Laying out a mission (book, pages 6 and 7). */

static void
test_team (void)
{
  g_autoptr (HkAotdTable) table = aotd_new (AOTD_PLAIN, 1);

  g_assert_cmpuint (hk_aotd_table_get_n_survivors (table), ==, 6);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 0)->health, ==, 4);   /* Scott is a Bruiser */
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 1)->health, ==, 3);
  g_assert_true (hk_aotd_survivor_is (hk_aotd_table_get_survivor (table, 1), "mechanic"));
  g_assert_true (hk_aotd_survivor_is (hk_aotd_table_get_survivor (table, 4), "vault-expert"));
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 3)->player, ==, 1);
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_PLAYER);
  g_assert_cmpint (table->round, ==, 1);
  g_assert_cmpint (table->current_player, ==, 0);
  g_assert_cmpstr (table->noise, ==, "the Starting Zone");
}

/* The pack of Martin is printed in the rulebook: a Desert Eagle and TNT (page 6). */
static void
test_equipment (void)
{
  g_autoptr (HkAotdTable) table = aotd_new (AOTD_PLAIN, 1);
  HkAotdSurvivor *martin = hk_aotd_table_get_survivor (table, 2);
  g_autoptr (HkAotdItem) first = g_list_model_get_item (G_LIST_MODEL (martin->items), 0);
  g_autoptr (HkAotdItem) second = g_list_model_get_item (G_LIST_MODEL (martin->items), 1);
  g_autoptr (HkAotdItem) third = g_list_model_get_item (G_LIST_MODEL (hk_aotd_table_get_survivor (table, 0)->items), 2);

  g_assert_cmpstr (first->card, ==, "desert-eagle");
  g_assert_cmpint (first->slot, ==, HK_AOTD_SLOT_HAND);
  g_assert_cmpstr (second->card, ==, "tnt");
  g_assert_cmpint (third->slot, ==, HK_AOTD_SLOT_BACKPACK);
  g_assert_cmpuint (hk_deck_get_n_left (table->equipment_deck), ==, 55 - 8);
  g_assert_cmpuint (hk_deck_count (table->equipment_deck, "desert-eagle"), ==, 0);
  g_assert_cmpuint (hk_deck_count (table->equipment_deck, "tnt"), ==, 1);
  g_assert_cmpuint (hk_deck_count (table->equipment_deck, "aaahh"), ==, 4);
  g_assert_cmpuint (hk_deck_count (table->equipment_deck, "ammo-clip"), ==, 7);
}

static void
test_counts_of_equipment (void)
{
  guint n_cards;
  const HkAotdCard *cards = hk_aotd_cards_list (&n_cards);
  int sum = 0;

  for (guint i = 0; i < n_cards; i++)
    sum += cards[i].copies;
  g_assert_cmpuint (n_cards, ==, 28);
  g_assert_cmpint (sum, ==, 55);
}

static void
test_sleeper_tokens (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"sleepers\":9");

  g_assert_cmpint (table->sleepers, ==, 9);
  g_assert_cmpuint (hk_deck_count (table->sleeper_bag, "1"), ==, 7);
  g_assert_cmpuint (hk_deck_count (table->sleeper_bag, "2"), ==, 8);
  g_assert_cmpuint (hk_deck_count (table->sleeper_bag, "3"), ==, 8);
  g_assert_cmpuint (hk_deck_count (table->sleeper_bag, "4"), ==, 7);
}

/* Without a pack nothing is known that the rulebook does not print. */
static void
test_no_pack (void)
{
  g_autoptr (HkAotdTable) table = aotd_new (AOTD_PLAIN, 1);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->spawn_cards)), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->gears)), ==, 0);
  g_assert_cmpuint (hk_deck_get_n_left (table->zombie_deck), ==, 0);
  g_assert_null (hk_aotd_table_get_survivor (table, 0)->blue);
  g_assert_false (hk_aotd_spawn_app_draws (table, hk_aotd_table_get_spawn (table, 0)));
}

/* The stand-in has every card, and whoever is drawn has Skills and things to carry. */
static void
test_stand_in (void)
{
  for (guint64 seed = 1; seed <= 30; seed++)
    {
      g_autoptr (HkAotdTable) table = aotd_new ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}],\"vault\":true}", seed);
      guint n_carried = 0;

      g_assert_cmpuint (hk_deck_get_n_left (table->zombie_deck), ==, 18);
      g_assert_cmpuint (hk_deck_get_n_left (table->zeus_deck), ==, 10);
      g_assert_cmpuint (hk_deck_get_n_left (table->vault_deck), ==, 5);
      g_assert_nonnull (table->vault);
      g_assert_cmpuint (hk_aotd_table_get_n_survivors (table), ==, 6);
      for (int i = 0; i < 6; i++)
        {
          HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, i);

          g_assert_cmpint (survivor->player, ==, i % 4);
          g_assert_nonnull (survivor->blue);
          g_assert_nonnull (survivor->red_3);
          g_assert_cmpstr (survivor->source, ==, "stand-in");
          n_carried += g_list_model_get_n_items (G_LIST_MODEL (survivor->items));
        }
      g_assert_cmpuint (hk_deck_get_n_left (table->equipment_deck) + n_carried, ==, 55);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->objectives)), ==, 2);
      g_assert_cmpstr (hk_aotd_table_get_objective (table, 0)->colour, ==, "yellow");
      g_assert_cmpstr (hk_aotd_table_get_objective (table, 1)->colour, ==, "purple");
      g_assert_cmpint (hk_aotd_table_get_objective (table, 0)->survivor, !=, hk_aotd_table_get_objective (table, 1)->survivor);
    }
}

static void
test_spawns (void)
{
  g_autoptr (HkAotdTable) plain = aotd_new (AOTD_PLAIN, 1);
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"spawns\":[{\"name\":\"Gate\"},{\"name\":\"Roof\",\"kind\":\"blue\"},{\"kind\":\"zeus\"}],\"zeus\":\"mounted\"");

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (plain->spawns)), ==, 2);
  g_assert_cmpstr (hk_aotd_table_get_spawn (plain, 0)->kind, ==, "start");
  g_assert_cmpstr (hk_aotd_table_get_spawn (plain, 1)->kind, ==, "red");
  g_assert_true (hk_aotd_table_get_spawn (table, 0)->open);
  g_assert_false (hk_aotd_table_get_spawn (table, 1)->open);
  g_assert_true (hk_aotd_table_get_spawn (table, 2)->open);
  g_assert_cmpint (hk_aotd_table_get_actions (table, "zeus"), ==, 2);
  g_assert_cmpint (hk_aotd_table_get_actions (plain, "zeus"), ==, 1);
}

/* A Specialty that is missing is a warning in the log, not a refusal. */
static void
test_warning (void)
{
  g_autoptr (HkTable) table = hk_table_new (hk_games_lookup (HK_AOTD_GAME, NULL), 1);
  g_autoptr (JsonNode) node = json_from_string ("{" AOTD_PLAYERS "," AOTD_TEAM ",\"components\":\"none\",\"personal\":[],\"required\":[\"pilot\",\"mechanic\"]}", NULL);
  g_autoptr (HkMove) move = hk_move_new ("setup", json_node_get_object (node));

  g_assert_true (hk_table_setup (table, move, NULL));
  g_assert_nonnull (strstr (hk_move_get_logged (move), "Pilot"));
  g_assert_null (strstr (hk_move_get_logged (move), "Mechanic"));
}

/* Each sentence of the first line of the log ends. */
static void
test_first_line (void)
{
  g_autoptr (HkTable) table = hk_table_new (hk_games_lookup (HK_AOTD_GAME, NULL), 1);
  g_autoptr (JsonNode) node = json_from_string ("{" AOTD_PLAYERS "," AOTD_TEAM ",\"components\":\"none\",\"personal\":[\"peters\","
                                                "{\"survivor\":\"cruz\",\"text\":\"Kill them\"}]}", NULL);
  g_autoptr (HkMove) move = hk_move_new ("setup", json_node_get_object (node));

  g_assert_true (hk_table_setup (table, move, NULL));
  g_assert_cmpstr (hk_move_get_logged (move), ==, "The mission begins: Scott, Cruz, Martin, Guzman, Dieter, Peters. Ann has the First Player token. "
                                                  "Peters has a Personal Objective. Personal Objective of Cruz: “Kill them”.");
}

static void
test_refused (void)
{
  static const struct
  {
    const char *setup;
    const char *says;
  } cases[] = {
    { "{" AOTD_PLAYERS ",\"survivors\":[{\"id\":\"scott\"}]}", "six" },
    { "{" AOTD_PLAYERS ",\"house\":{},\"survivors\":[{\"id\":\"nobody\"},{\"id\":\"cruz\"},{\"id\":\"kate\"},{\"id\":\"lilly\"},{\"id\":\"scott\"},{\"id\":\"peters\"}]}", "nobody" },
    { "{" AOTD_PLAYERS ",\"survivors\":[{\"id\":\"cruz\"},{\"id\":\"cruz\"},{\"id\":\"kate\"},{\"id\":\"lilly\"},{\"id\":\"scott\"},{\"id\":\"peters\"}]}", "twice" },
    { "{" AOTD_PLAYERS ",\"components\":\"none\",\"survivors\":[{\"id\":\"cruz\",\"equipment\":[\"katana\"]},{\"id\":\"kate\",\"equipment\":[\"katana\"]},{\"id\":\"lilly\"},"
      "{\"id\":\"scott\"},{\"id\":\"peters\"},{\"id\":\"dieter\"}]}", "Katana" },
    { "{" AOTD_PLAYERS "," AOTD_TEAM ",\"personal\":[\"kate\"]}", "kate" },
    { "{" AOTD_PLAYERS "," AOTD_TEAM ",\"spawns\":[{\"kind\":\"pink\"}]}", "pink" },
    { "{" AOTD_PLAYERS "," AOTD_TEAM ",\"spawns\":7}", "spawns" },
    { "{" AOTD_PLAYERS "," AOTD_TEAM ",\"objectives\":[{\"colour\":\"red\"}]}", "name" },
    { "{" AOTD_PLAYERS "," AOTD_TEAM ",\"required\":[\"cook\"]}", "cook" },
    { "{" AOTD_PLAYERS "," AOTD_TEAM ",\"companions\":[{\"id\":\"scott\"}]}", "scott" },
    { "{\"players\":[{\"name\":\"Ann\"}],\"first-player\":3}", "3" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    hk_play_refuse_setup_saying (HK_AOTD_GAME, cases[i].setup, cases[i].says);
}

static void
test_personal (void)
{
  g_autoptr (HkAotdTable) table = aotd_new ("{" AOTD_PLAYERS "," AOTD_TEAM ",\"personal\":[\"guzman\",{\"survivor\":\"cruz\",\"text\":\"Kill them\",\"kills\":4,\"kill-type\":\"alpha\"}]}", 1);

  g_assert_cmpint (hk_aotd_table_get_objective (table, 0)->survivor, ==, 3);
  g_assert_cmpstr (hk_aotd_table_get_objective (table, 0)->kill_type, ==, "shambler");
  g_assert_cmpint (hk_aotd_table_get_objective (table, 0)->needed, ==, 15);
  g_assert_cmpstr (hk_aotd_table_get_objective (table, 1)->name, ==, "Kill them");
  g_assert_cmpint (hk_aotd_table_get_objective (table, 1)->needed, ==, 4);
}

/* A weapon of which a number is missing is not a weapon with a 0; a list that is none is said. */
static void
test_unknown_numbers (void)
{
  static const struct
  {
    const char *pack;
    const char *said;
  } packs[] = {
    { "\"weapon\":[{\"id\":\"katana\",\"kind\":\"melee\",\"dice\":3,\"damage\":1}]", "accuracy" },
    { "\"weapon\":[{\"id\":\"katana\",\"kind\":\"melee\",\"accuracy\":3,\"damage\":1}]", "dice" },
    { "\"weapon\":[{\"id\":\"tnt\",\"kind\":\"thrown\"}]", "damage" },
    { "\"weapon\":[7]", "weapon" },
    { "\"vault-card\":{}", "vault-card" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (packs); i++)
    {
      g_autofree char *setup = g_strdup_printf ("{" AOTD_PLAYERS "," AOTD_TEAM ",\"components\":\"owner\",\"pack\":{%s}}", packs[i].pack);
      g_autofree char *refusal = aotd_refuse_setup (setup);
      g_autofree char *said = g_utf8_strdown (refusal, -1);

      g_test_message ("%s", refusal);
      g_assert_nonnull (strstr (said, packs[i].said));
    }
}

/* Step 4 of the setup: six Survivors go, fewer by a house rule of the group. */
static void
test_small_team (void)
{
  static const char setup[] = "{" AOTD_PLAYERS ",\"survivors\":[{\"id\":\"scott\"},{\"id\":\"cruz\"}]%s}";
  g_autofree char *six = g_strdup_printf (setup, "");
  g_autofree char *house = g_strdup_printf (setup, ",\"house\":{\"small-team\":true}");
  g_autofree char *refusal = aotd_refuse_setup (six);
  g_autoptr (HkAotdTable) table = aotd_new (house, 1);

  g_assert_cmpstr (refusal, ==, "A team has six Survivors. A house rule lets fewer go.");
  g_assert_cmpuint (hk_aotd_table_get_n_survivors (table), ==, 2);
}

/* What has to be remembered at a step comes with it, from the content of the game. */
static void
test_reminders (void)
{
  g_autoptr (HkAotdTable) table = aotd_new (AOTD_PLAIN, 1);
  g_autoptr (GPtrArray) steps = hk_table_list_steps (HK_TABLE (table));
  guint n = 0;

  for (guint i = 0; i < steps->len; i++)
    if (g_str_equal (hk_step_get_id (g_ptr_array_index (steps, i)), "player-turns-0"))
      n += g_strv_length ((GStrv) hk_step_get_reminders (g_ptr_array_index (steps, i)));
  g_assert_cmpuint (n, ==, 6);
}

/* What the form for an owner's weapon takes is what the record of a weapon holds. */
static void
test_weapon_ranges (void)
{
  JsonArray *kinds = json_object_get_array_member (hk_content_get (HK_AOTD_GAME, "pack-schema"), "kinds");
  g_autoptr (GTypeClass) klass = g_type_class_ref (HK_TYPE_AOTD_GEAR);
  guint n = 0;

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      JsonObject *kind = json_array_get_object_element (kinds, i);
      JsonArray *fields = json_object_get_array_member (kind, "fields");

      for (guint j = 0; g_str_equal (json_object_get_string_member (kind, "id"), "weapon") && j < json_array_get_length (fields); j++)
        {
          JsonObject *field = json_array_get_object_element (fields, j);
          GParamSpec *pspec = g_object_class_find_property (G_OBJECT_CLASS (klass), json_object_get_string_member (field, "id"));

          if (!g_str_equal (json_object_get_string_member (field, "type"), "int") || !G_IS_PARAM_SPEC_INT (pspec))
            continue;
          n++;
          g_assert_cmpint (json_object_get_int_member (field, "min"), ==, G_PARAM_SPEC_INT (pspec)->minimum);
          g_assert_cmpint (json_object_get_int_member (field, "max"), ==, G_PARAM_SPEC_INT (pspec)->maximum);
        }
    }
  g_assert_cmpuint (n, ==, 6);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/army-of-the-dead/setup/team", test_team);
  g_test_add_func ("/army-of-the-dead/setup/equipment", test_equipment);
  g_test_add_func ("/army-of-the-dead/setup/counts-of-equipment", test_counts_of_equipment);
  g_test_add_func ("/army-of-the-dead/setup/sleeper-tokens", test_sleeper_tokens);
  g_test_add_func ("/army-of-the-dead/setup/no-pack", test_no_pack);
  g_test_add_func ("/army-of-the-dead/setup/stand-in", test_stand_in);
  g_test_add_func ("/army-of-the-dead/setup/spawns", test_spawns);
  g_test_add_func ("/army-of-the-dead/setup/warning", test_warning);
  g_test_add_func ("/army-of-the-dead/setup/first-line", test_first_line);
  g_test_add_func ("/army-of-the-dead/setup/refused", test_refused);
  g_test_add_func ("/army-of-the-dead/setup/personal", test_personal);
  g_test_add_func ("/army-of-the-dead/setup/unknown-numbers", test_unknown_numbers);
  g_test_add_func ("/army-of-the-dead/setup/small-team", test_small_team);
  g_test_add_func ("/army-of-the-dead/setup/reminders", test_reminders);
  g_test_add_func ("/aotd/setup/weapon-ranges", test_weapon_ranges);
  return g_test_run ();
}
