/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"
#include "core/packs/hk-pack.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"

static void
count_notify (GObject    *object,
              GParamSpec *pspec,
              gpointer    user_data)
{
  (*(int *) user_data)++;
}

/* Page 15: 0–6 Blue, 7–18 Yellow, 19–42 Orange, 43 Red. */
static void
test_levels (void)
{
  for (int points = 0; points <= HK_AOTD_MAX_ADRENALINE; points++)
    {
      const HkAotdLevel level = points <= 6 ? HK_AOTD_LEVEL_BLUE : points <= 18 ? HK_AOTD_LEVEL_YELLOW
                                : points <= 42 ? HK_AOTD_LEVEL_ORANGE : HK_AOTD_LEVEL_RED;

      g_assert_cmpint (hk_aotd_level_of (points), ==, level);
      g_assert_cmpint (hk_aotd_level_get_start (level), <=, points);
    }
  g_assert_cmpstr (hk_aotd_level_get_id (HK_AOTD_LEVEL_ORANGE), ==, "orange");
}

/* The level and whether a Survivor is alive can be bound to. */
static void
test_derived (void)
{
  g_autoptr (HkAotdSurvivor) survivor = g_object_new (HK_TYPE_AOTD_SURVIVOR, "adrenaline", 18, NULL);
  int levels = 0;
  int lives = 0;
  guint level;
  gboolean alive;

  g_signal_connect (survivor, "notify::level", G_CALLBACK (count_notify), &levels);
  g_signal_connect (survivor, "notify::alive", G_CALLBACK (count_notify), &lives);
  g_object_get (survivor, "level", &level, "alive", &alive, NULL);
  g_assert_cmpuint (level, ==, 1);
  g_assert_true (alive);
  hk_record_set_int (survivor, &survivor->adrenaline, 19);
  hk_record_set_boolean (survivor, &survivor->eliminated, TRUE);
  g_object_get (survivor, "level", &level, "alive", &alive, NULL);
  g_assert_cmpuint (level, ==, 2);
  g_assert_false (alive);
  g_assert_cmpint (levels, ==, 1);
  g_assert_cmpint (lives, ==, 1);
}

/* Page 15: the example of the Danger Bar: Born Leader, then +1 Action with the seventh point. */
static void
test_yellow (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);
  g_autofree char *said = NULL;

  g_object_set (guzman, "blue", "born-leader", "yellow", "action", "adrenaline", 6, NULL);
  g_assert_cmpint (hk_aotd_table_get_level (table), ==, HK_AOTD_LEVEL_BLUE);
  g_assert_false (hk_aotd_survivor_has_skill (guzman, "action"));
  said = aotd_say (table, "{\"move\":\"adrenaline\",\"points\":1}");
  g_assert_nonnull (strstr (said, "Guzman reaches the Yellow Level and gains +1 Action."));
  g_assert_nonnull (strstr (said, "yellow line"));
  g_assert_cmpint (guzman->actions, ==, 4);
  g_assert_true (hk_aotd_survivor_has_skill (guzman, "action"));
  g_assert_true (hk_aotd_survivor_has_skill (guzman, "born-leader"));
  g_assert_cmpint (hk_aotd_table_get_level (table), ==, HK_AOTD_LEVEL_YELLOW);
}

/* The line changes with the first who reaches a level, not with the second. */
static void
test_line (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autofree char *first = aotd_say (table, "{\"move\":\"adrenaline\",\"survivor\":1,\"points\":7}");
  g_autofree char *second = aotd_say (table, "{\"move\":\"adrenaline\",\"survivor\":2,\"points\":7}");

  g_assert_nonnull (strstr (first, "yellow line"));
  g_assert_null (strstr (second, "yellow line"));
  hk_record_set_boolean (aotd_survivor (table, 1), &aotd_survivor (table, 1)->eliminated, TRUE);
  hk_record_set_boolean (aotd_survivor (table, 2), &aotd_survivor (table, 2)->eliminated, TRUE);
  g_assert_cmpint (hk_aotd_table_get_level (table), ==, HK_AOTD_LEVEL_BLUE);
  aotd_house (table, "eliminated-level");
  g_assert_cmpint (hk_aotd_table_get_level (table), ==, HK_AOTD_LEVEL_YELLOW);
}

/* Page 15: one of two Orange Skills, one of three Red ones; the bar ends at 43. */
static void
test_choices (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);
  g_autofree char *said = NULL;

  g_object_set (guzman, "orange-1", "lucky", "orange-2", "free:melee", "red-1", "shove", "red-2", "sprint", NULL);
  aotd_refuse (table, "{\"move\":\"choose-skill\",\"level\":\"orange\",\"choice\":1}", HK_ERROR_REFUSED);
  said = aotd_say (table, "{\"move\":\"adrenaline\",\"points\":19}");
  g_assert_nonnull (strstr (said, "chooses one of two Skills"));
  aotd_refuse (table, "{\"move\":\"choose-skill\",\"level\":\"orange\",\"choice\":3}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"choose-skill\",\"level\":\"red\",\"choice\":1}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"choose-skill\",\"level\":\"orange\",\"choice\":2}");
  g_assert_true (hk_aotd_survivor_has_skill (guzman, "free:melee"));
  g_assert_false (hk_aotd_survivor_has_skill (guzman, "lucky"));
  g_assert_cmpstr (guzman->free_actions[0], ==, "melee");
  aotd_refuse (table, "{\"move\":\"choose-skill\",\"level\":\"orange\",\"choice\":2}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"choose-skill\",\"level\":\"orange\",\"choice\":1}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"adrenaline\",\"points\":40}");
  g_assert_cmpint (guzman->adrenaline, ==, 43);
  aotd_refuse (table, "{\"move\":\"choose-skill\",\"level\":\"red\",\"choice\":3}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"choose-skill\",\"level\":\"red\",\"choice\":3,\"skill\":\"unheard-of\"}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"choose-skill\",\"level\":\"red\",\"choice\":3,\"skill\":\"steady-hand\"}");
  g_assert_true (hk_aotd_survivor_has_skill (guzman, "steady-hand"));
  g_assert_cmpstr (guzman->red_3, ==, "steady-hand");
}

/* An ID card that the owner reads out is kept; a Bruiser has one Health more (page 7). */
static void
test_learn (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *kate = aotd_survivor (table, 4);

  aotd_refuse (table, "{\"move\":\"learn-survivor\",\"survivor\":4,\"blue\":\"hunter\"}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"learn-survivor\",\"survivor\":4,\"specialties\":[\"baker\"]}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"learn-survivor\",\"survivor\":4,\"specialties\":[\"bruiser\"],\"blue\":\"hunter:alpha\"}");
  g_assert_cmpint (kate->health, ==, 4);
  g_assert_cmpstr (kate->blue, ==, "hunter:alpha");
  g_assert_cmpstr (kate->source, ==, "owner");
  aotd_play (table, "{\"move\":\"learn-survivor\",\"survivor\":4,\"specialties\":[\"pilot\"]}");
  g_assert_cmpint (kate->health, ==, 3);
}

/* What is read off a card is of a form that the owner’s pack takes. */
static void
test_pack_takes_it (void)
{
  static const struct
  {
    const char *kind;
    const char *line;
  } told[] = {
    { "weapon", "{\"move\":\"attack\",\"weapon\":{\"id\":\"machete\",\"kind\":\"melee\",\"dice\":1,\"accuracy\":4,\"damage\":1,\"noisy\":false},"
                "\"targets\":{\"shamblers\":1},\"dice\":[1]}" },
    { "survivor", "{\"move\":\"learn-survivor\",\"specialties\":[\"bruiser\"],\"blue\":\"lucky\",\"yellow\":\"action\",\"orange-1\":\"sprint\","
                  "\"orange-2\":\"shove\",\"red-1\":\"free:melee\",\"red-2\":\"charge\",\"red-3\":\"slippery\"}" },
    { "vault-card", "{\"move\":\"vault-reveal\",\"card\":\"Tumblers\",\"specialty\":\"pilot\",\"bonus\":\"any-face\"}" },
  };
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_games_lookup (HK_AOTD_GAME, NULL), NULL);

  g_assert_nonnull (pack);
  aotd_give (table, 0, "machete", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 1, 0);
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autoptr (JsonNode) node = json_from_string (told[i].line, NULL);
      g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);
      g_autoptr (GError) error = NULL;
      HkLearned *learned;

      hk_table_apply (HK_TABLE (table), move, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (hk_move_get_learned (move)->len, ==, 1);
      learned = g_ptr_array_index (hk_move_get_learned (move), 0);
      g_assert_cmpstr (learned->kind, ==, told[i].kind);
      hk_pack_check (pack, learned->kind, learned->component, &error);
      g_assert_no_error (error);
    }
}

/* Page 17: what each kind of Zombie is worth, and where the miniatures go. */
static void
test_kill (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_horde (table, 4, 2);
  aotd_play (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"shambler\",\"count\":3}");
  g_assert_cmpint (guzman->adrenaline, ==, 3);
  g_assert_cmpint (guzman->shamblers_killed, ==, 3);
  g_assert_cmpint (table->shamblers, ==, 1);
  aotd_play (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"alpha\"}");
  g_assert_cmpint (guzman->adrenaline, ==, 5);
  g_assert_cmpint (table->alphas, ==, 1);
  aotd_refuse (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"shambler\",\"count\":2}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"queen\"}", HK_ERROR_IMPOSSIBLE);
}

/* Page 17: 5 points to all Survivors for an Abomination, who leaves the game. */
static void
test_abomination (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  hk_record_set_boolean (aotd_survivor (table, 5), &aotd_survivor (table, 5)->eliminated, TRUE);
  aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"valentine\"}");
  aotd_play (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"valentine\"}");
  for (int i = 0; i < 5; i++)
    g_assert_cmpint (aotd_survivor (table, i)->adrenaline, ==, 5);
  g_assert_cmpint (aotd_survivor (table, 5)->adrenaline, ==, 0);
  g_assert_cmpint (aotd_survivor (table, 0)->abominations_killed, ==, 1);
  g_assert_cmpint (hk_aotd_table_get_abomination (table, "valentine")->place, ==, HK_AOTD_PLACE_DEAD);
  aotd_refuse (table, "{\"move\":\"place-zombies\",\"type\":\"valentine\"}", HK_ERROR_REFUSED);
}

/* Page 17: the Queen’s death brings Zeus while his Spawn token is on the board. */
static void
test_queen (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"queen\"}");
  aotd_play (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"queen\"}");
  g_assert_cmpint (hk_aotd_table_get_abomination (table, "zeus")->place, ==, HK_AOTD_PLACE_BOARD);
}

/* Page 17: without the token nobody comes. */
static void
test_queen_without_token (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  for (int i = 0; hk_aotd_table_get_spawn (table, i) != NULL; i++)
    {
      HkAotdSpawn *spawn = hk_aotd_table_get_spawn (table, i);

      if (g_strcmp0 (spawn->kind, "zeus") == 0)
        hk_record_set_boolean (spawn, &spawn->open, FALSE);
    }
  aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"queen\"}");
  aotd_play (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"queen\"}");
  g_assert_cmpint (hk_aotd_table_get_abomination (table, "zeus")->place, ==, HK_AOTD_PLACE_BOX);
}

/* Page 18: nothing harms Helmeted Zeus before an Explosive has hit him. */
static void
test_helmet (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdAbomination *zeus = hk_aotd_table_get_abomination (table, "zeus");

  hk_record_set_enum (zeus, &zeus->form, HK_AOTD_ZEUS_HELMETED);
  aotd_refuse (table, "{\"move\":\"break-helmet\"}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"zeus-appears\"}");
  aotd_refuse (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"zeus\"}", HK_ERROR_REFUSED);
  aotd_house (table, "helmet-adrenaline");
  aotd_play (table, "{\"move\":\"break-helmet\"}");
  g_assert_cmpint (zeus->form, ==, HK_AOTD_ZEUS_REGULAR);
  aotd_play (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"zeus\"}");
  g_assert_cmpint (aotd_survivor (table, 3)->adrenaline, ==, 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/danger/page-15-levels", test_levels);
  g_test_add_func ("/aotd/danger/derived", test_derived);
  g_test_add_func ("/aotd/danger/page-15-yellow", test_yellow);
  g_test_add_func ("/aotd/danger/line", test_line);
  g_test_add_func ("/aotd/danger/page-15-choices", test_choices);
  g_test_add_func ("/aotd/danger/learn", test_learn);
  g_test_add_func ("/aotd/danger/pack-takes-it", test_pack_takes_it);
  g_test_add_func ("/aotd/danger/page-17-kill", test_kill);
  g_test_add_func ("/aotd/danger/page-17-abomination", test_abomination);
  g_test_add_func ("/aotd/danger/page-17-queen", test_queen);
  g_test_add_func ("/aotd/danger/page-17-queen-without-token", test_queen_without_token);
  g_test_add_func ("/aotd/danger/page-18-helmet", test_helmet);
  return g_test_run ();
}
