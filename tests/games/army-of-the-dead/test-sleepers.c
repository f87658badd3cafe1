/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "aotd-game.h"
#include "games/army-of-the-dead/guide/hk-aotd-legal.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"

/* Sleepers (book, page 18). */

/* Each of the thirty tokens is turned once, by the app as by hand. */
static void
test_each_once (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"sleepers\":30");
  int counts[5] = { 0 };

  for (int i = 0; i < 30; i++)
    {
      const int before = table->shamblers;

      aotd_play (table, "{\"move\":\"wake-sleepers\",\"tokens\":1}");
      counts[CLAMP (table->shamblers - before, 0, 4)]++;
      if (table->shamblers > 0)
        {
          g_autofree char *line = g_strdup_printf ("{\"move\":\"remove-zombies\",\"type\":\"shambler\",\"count\":%d}", table->shamblers);

          aotd_play (table, line);
        }
    }
  g_assert_cmpint (counts[1], ==, 7);
  g_assert_cmpint (counts[2], ==, 8);
  g_assert_cmpint (counts[3], ==, 8);
  g_assert_cmpint (counts[4], ==, 7);
  g_assert_cmpint (table->sleepers, ==, 0);
  aotd_refuse (table, "{\"move\":\"wake-sleepers\",\"tokens\":1}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"place-sleepers\",\"tokens\":1}", HK_ERROR_IMPOSSIBLE);
}

static void
test_by_hand (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"sleepers\":12,\"cards-by\":\"hand\"");

  aotd_refuse (table, "{\"move\":\"wake-sleepers\",\"tokens\":1}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"wake-sleepers\",\"tokens\":2,\"values\":[1]}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"wake-sleepers\",\"values\":[5]}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"wake-sleepers\",\"values\":[1,1,1,1,1,1,1]}");
  g_assert_cmpint (table->shamblers, ==, 7);
  g_assert_cmpint (table->sleepers, ==, 5);
  aotd_refuse (table, "{\"move\":\"wake-sleepers\",\"values\":[1]}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"wake-sleepers\",\"values\":[2,2,2,2,2,2]}", HK_ERROR_REFUSED);
}

/* A token whose Shamblers are not all in the box is taken away, and all Shamblers activate. */
static void
test_shortage (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"sleepers\":6,\"shamblers\":28");

  aotd_play (table, "{\"move\":\"wake-sleepers\",\"values\":[3,2,1]}");
  g_assert_cmpint (table->shamblers, ==, 30);
  g_assert_cmpint (table->sleepers, ==, 3);
  g_assert_cmpuint (g_strv_length (table->extra_activations), ==, 2);
  aotd_refuse (table, "{\"move\":\"activate\",\"survivor\":0}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"to\":[0,1]}");
  aotd_play (table, "{\"move\":\"activation-done\"}");
  aotd_play (table, "{\"move\":\"activation-done\"}");
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 0)->wounds, ==, 1);
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":0}");
}

/* With the house rule those are placed who are left. */
static void
test_shortage_by_house_rule (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"sleepers\":6,\"shamblers\":28,\"house\":{\"sleeper-rest\":true}");

  aotd_play (table, "{\"move\":\"wake-sleepers\",\"values\":[3]}");
  g_assert_cmpint (table->shamblers, ==, 30);
  g_assert_cmpuint (g_strv_length (table->extra_activations), ==, 1);
}

static void
test_noise (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"sleepers\":3");

  aotd_play (table, "{\"move\":\"noise\",\"where\":\"the bar\",\"sleepers\":2,\"values\":[4,2]}");
  g_assert_cmpstr (table->noise, ==, "the bar");
  g_assert_cmpint (table->shamblers, ==, 6);
  g_assert_cmpint (table->sleepers, ==, 1);
  aotd_play (table, "{\"move\":\"place-sleepers\",\"tokens\":4}");
  g_assert_cmpint (table->sleepers, ==, 5);
}

/* Page 18: where nobody is placed, the log says where, as far as that is entered. */
static void
test_shortage_names_zone (void)
{
  static const struct
  {
    const char *setup;
    const char *line;
    const char *said;
  } cases[] = {
    { "", "{'move':'wake-sleepers','values':[3],'where':'the bar'}", "the bar: a Sleeper token with 3 Shamblers is taken away" },
    { "", "{'move':'noise','where':'the bar','sleepers':1,'values':[3]}", "Around the bar: a Sleeper token with 3 Shamblers is taken away" },
    { "", "{'move':'wake-sleepers','values':[3]}", "A Sleeper token with 3 Shamblers is taken away" },
    { ",\"house\":{\"sleeper-rest\":true}", "{'move':'wake-sleepers','values':[3],'where':'the bar'}", "the bar: 3 Shamblers should come, and none is left in the box." },
    { "", "{'move':'place-zombies','type':'shambler','count':2,'where':'the bar'}", "the bar: 2 Shamblers should come, and none is left in the box." },
    { "", "{'move':'place-zombies','type':'shambler','count':2}", "2 Shamblers should come, and none is left in the box." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *setup = g_strconcat (",\"sleepers\":6,\"shamblers\":30", cases[i].setup, NULL);
      g_autoptr (HkAotdTable) table = aotd_new_plain (setup);
      g_autofree char *line = g_strdelimit (g_strdup (cases[i].line), "'", '"');
      g_autofree char *said = aotd_say (table, line);

      g_assert_nonnull (strstr (said, cases[i].said));
      /* A shortage is told once. */
      g_assert_null (strstr (said, "missing"));
      g_assert_cmpuint (g_strv_length (table->extra_activations), ==, 1);
    }
}

/* The Zones in play, each once: those that were named, the Noise token's, the Spawn Zones, those of the Vault tile. */
static void
test_zones (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"vault\":true,\"noise\":\"the lobby\","
                                                  "\"spawns\":[{\"name\":\"Strip\",\"kind\":\"start\"},{\"name\":\"Pool\"}]");
  g_auto (GStrv) before = hk_aotd_table_list_zones (table);
  g_auto (GStrv) after = NULL;
  g_autofree char *first = g_strjoinv ("|", before);
  g_autofree char *then = NULL;

  g_assert_cmpstr (first, ==, "the lobby|Strip|Pool|Trap Zone|Vault");
  aotd_play (table, "{\"move\":\"noise\",\"where\":\"Pool\"}");
  after = hk_aotd_table_list_zones (table);
  then = g_strjoinv ("|", after);
  g_assert_cmpstr (then, ==, "Pool|Strip|Trap Zone|Vault");
}

static gboolean
is_offered (HkAotdTable *table,
            const char  *move)
{
  g_autoptr (GPtrArray) offers = hk_aotd_list_survivor_moves (table, 0);

  for (guint i = 0; i < offers->len; i++)
    if (g_str_equal (hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (offers, i))), move))
      return TRUE;
  return FALSE;
}

/* Pages 14 and 18: Noise, a Search and an Objective wake Sleepers, and where those lie the app does not know: with real tokens on the
 * board it asks, and takes none for granted. A move that was recorded without an answer woke none, and is replayed so. */
static void
test_asks (void)
{
  static const char * const lines[] = {
    "{\"move\":\"make-noise\"",
    "{\"move\":\"search\",\"cards\":[\"crowbar\"]",
    "{\"move\":\"take-objective\",\"objective\":0",
    "{\"move\":\"attack\",\"weapon\":{\"id\":\"machete\",\"kind\":\"melee\",\"minimum-range\":0,\"maximum-range\":0,\"dice\":1,"
    "\"accuracy\":4,\"damage\":1,\"noisy\":true},\"targets\":{\"shamblers\":1},\"dice\":[1]",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (HkAotdTable) table = aotd_new_plain (",\"sleepers\":4,\"cards-by\":\"hand\",\"objectives\":[{\"name\":\"Fuel\"}]");
      g_autoptr (HkTable) none = NULL;
      g_autofree char *lacking = g_strconcat (lines[i], "}", NULL);
      g_autofree char *told = g_strconcat (lines[i], ",\"sleepers\":2,\"values\":[1,3]}", NULL);
      g_autofree char *quiet = g_strconcat (lines[i], ",\"sleepers\":0}", NULL);
      g_autoptr (JsonNode) node = json_from_string (lacking, NULL);
      g_autoptr (HkMove) recorded = hk_move_new_from_json (json_node_get_object (node), NULL);
      g_autoptr (HkTable) replayed = NULL;

      aotd_play (table, "{\"move\":\"activate\",\"survivor\":0}");
      none = hk_table_copy (HK_TABLE (table));
      replayed = hk_table_copy (HK_TABLE (table));
      hk_play_ask (HK_TABLE (table), lacking, "sleepers");
      aotd_play (table, told);
      g_assert_cmpint (table->shamblers, >=, 3);
      g_assert_cmpint (table->sleepers, ==, 2);
      hk_play (none, quiet);
      g_assert_cmpint (HK_AOTD_TABLE (none)->sleepers, ==, 4);
      hk_move_set_time (recorded, "2026-01-01T00:00:00Z");
      g_assert_true (hk_table_apply (replayed, recorded, NULL));
      g_assert_cmpint (HK_AOTD_TABLE (replayed)->sleepers, ==, 4);
    }
}

/* Pages 14 and 18: Zombies who move into a Zone with Sleepers wake them. With real tokens on the board the end of their step asks how many
 * woke; a move that was recorded without an answer woke none. */
static void
test_asks_of_zombies (void)
{
  static const char * const steps[][2] = {
    { "zombies-moved", "zombie-step='move'" },
    { "activation-done", "extra-activations=['shambler']" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (HkAotdTable) table = aotd_new_plain (",\"sleepers\":4,\"cards-by\":\"hand\",\"alphas\":1");
      g_autoptr (HkTable) replayed = NULL;
      g_autoptr (HkTable) quiet = NULL;
      g_autoptr (HkMove) recorded = hk_move_new (steps[i][0], NULL);
      g_autofree char *lacking = g_strdup_printf ("{\"move\":\"%s\"}", steps[i][0]);
      g_autofree char *told = g_strdup_printf ("{\"move\":\"%s\",\"sleepers\":2,\"values\":[1,3]}", steps[i][0]);
      g_autofree char *none = g_strdup_printf ("{\"move\":\"%s\",\"sleepers\":0}", steps[i][0]);

      aotd_end_turns (table);
      if (i == 0)
        aotd_play (table, "{\"move\":\"zombie-attacks\",\"wounds\":0}");
      else
        hk_record_set_strv (table, &table->extra_activations, (const char *[]) { "shambler", NULL });
      replayed = hk_table_copy (HK_TABLE (table));
      quiet = hk_table_copy (HK_TABLE (table));
      hk_play_ask (HK_TABLE (table), lacking, "sleepers");
      aotd_play (table, told);
      g_assert_cmpint (table->shamblers, ==, 4);
      g_assert_cmpint (table->sleepers, ==, 2);
      hk_play (quiet, none);
      g_assert_cmpint (HK_AOTD_TABLE (quiet)->sleepers, ==, 4);
      hk_move_set_time (recorded, "2026-01-01T00:00:00Z");
      g_assert_true (hk_table_apply (replayed, recorded, NULL));
      g_assert_cmpint (HK_AOTD_TABLE (replayed)->sleepers, ==, 4);
    }
}

/* Page 18: a Survivor may have left Sleepers behind, of which only the group knows. While some lie on the board that can be said
 * beside the move, but for the Stealthy, who roll no die. */
static void
test_left_behind (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"sleepers\":4,\"cards-by\":\"hand\",\"dice-by\":\"hand\"");

  aotd_play (table, "{\"move\":\"activate\",\"survivor\":0}");
  g_assert_true (is_offered (table, "leave-sleepers"));
  aotd_play (table, "{\"move\":\"move\"}");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"leave-sleepers\",\"survivor\":0}", "sleepers");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"leave-sleepers\",\"survivor\":0,\"sleepers\":1}", "die");
  aotd_play (table, "{\"move\":\"leave-sleepers\",\"survivor\":0,\"sleepers\":1,\"die\":1,\"values\":[3]}");
  g_assert_cmpint (table->shamblers, ==, 3);
  hk_record_set_strv (hk_aotd_table_get_survivor (table, 0), &hk_aotd_table_get_survivor (table, 0)->specialties, (const char *[]) { "stealthy", NULL });
  g_assert_false (is_offered (table, "leave-sleepers"));
  hk_record_reset (hk_aotd_table_get_survivor (table, 0), "specialties", NULL);
  g_assert_true (is_offered (table, "leave-sleepers"));
  aotd_play (table, "{\"move\":\"set\",\"path\":\"sleepers\",\"value\":0}");
  g_assert_false (is_offered (table, "leave-sleepers"));
}

/* Where no Sleepers lie on the board, nothing is asked. */
static void
test_asks_nothing (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"cards-by\":\"hand\"");

  aotd_play (table, "{\"move\":\"activate\",\"survivor\":0}");
  aotd_play (table, "{\"move\":\"make-noise\"}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/army-of-the-dead/sleepers/each-once", test_each_once);
  g_test_add_func ("/army-of-the-dead/sleepers/by-hand", test_by_hand);
  g_test_add_func ("/army-of-the-dead/sleepers/asks", test_asks);
  g_test_add_func ("/army-of-the-dead/sleepers/asks-of-zombies", test_asks_of_zombies);
  g_test_add_func ("/army-of-the-dead/sleepers/left-behind", test_left_behind);
  g_test_add_func ("/army-of-the-dead/sleepers/asks-nothing", test_asks_nothing);
  g_test_add_func ("/army-of-the-dead/sleepers/shortage", test_shortage);
  g_test_add_func ("/army-of-the-dead/sleepers/shortage-by-house-rule", test_shortage_by_house_rule);
  g_test_add_func ("/army-of-the-dead/sleepers/noise", test_noise);
  g_test_add_func ("/army-of-the-dead/sleepers/page-18-shortage-names-zone", test_shortage_names_zone);
  g_test_add_func ("/army-of-the-dead/sleepers/zones", test_zones);
  return g_test_run ();
}
