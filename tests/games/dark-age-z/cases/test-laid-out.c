/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "daz-cases.h"
#include "games/dark-age-z/content/hk-daz-pack.h"
#include "games/dark-age-z/state/hk-daz-content.h"

/* What a setup lays out (pages 4, 5, 21 and 22), and what of the box is entered. */

#define PLAYERS(n) "\"players\":[" n "]"
#define TWO   PLAYERS ("{\"name\":\"Ann\"},{\"name\":\"Bo\"}")
#define THREE PLAYERS ("{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}")

/* Decks, piles and boards, counted. */
static char *
count_all (HkDazTable *table)
{
  GString *out = g_string_new (NULL);
  guint n_missions = 0;
  guint n_shown = 0;

  g_string_append_printf (out, "%s/%s by %s, %s, %s, %s; last day %d; starts %d; pioneers %d%s; boards %u", hk_daz_modes[table->mode], hk_words_get (hk_daz_difficulties, table->difficulty), hk_words_get (hk_by_words, table->cards_by),
                          hk_words_get (hk_by_words, table->dice_by), hk_words_get (hk_values, table->components), hk_daz_mission_ways[table->missions_by], table->last_day, table->starting_player, table->pioneer_tokens,
                          table->barbarians ? "; with the king" : "", hk_daz_table_get_n_kingdoms (table));
  g_string_append_printf (out, "; armies %u", hk_deck_get_n_left (table->army_deck));
  if (table->barbarian_deck != NULL)
    g_string_append_printf (out, " and %u", hk_deck_get_n_left (table->barbarian_deck));
  g_string_append_printf (out, "; relics %u; commanders %u and %u; invasions %u and %u%s%s", hk_deck_get_n_left (table->relic_deck),
                          hk_deck_get_n_left (table->commander_deck), table->gathering == NULL ? 0 : g_strv_length (table->gathering),
                          hk_deck_get_n_left (table->invasion_deck), g_list_model_get_n_items (G_LIST_MODEL (table->invasions)),
                          table->boss == NULL ? "" : " and a boss", table->initial_power_up == NULL ? "" : " on another");
  for (guint i = 0; i < hk_daz_table_get_n_players (table); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, (int) i);

      g_string_append_printf (out, "; %u cards %d tokens %d points", hk_daz_kingdom_get_hand_size (kingdom), kingdom->command_tokens, kingdom->victory_points);
      n_missions += kingdom->mission != NULL;
      n_shown += kingdom->mission_shown;
    }
  g_string_append_printf (out, "; missions %u, %u open", n_missions, n_shown);
  return g_string_free (out, FALSE);
}

static void
test_setups (void)
{
  static const struct
  {
    const char *setup;
    const char *then;
  } cases[] = {
    { "{" TWO ",\"first-player\":1}",
      "competitive/(null) by app, app, stand-in, deal; last day 5; starts 1; pioneers 2; with the king; boards 3; armies 65 and 24; "
      "relics 24; commanders 5 and 1; invasions 3 and 1 and a boss; 4 cards 5 tokens 0 points; 3 cards 5 tokens 0 points; "
      "missions 2, 0 open" },
    { "{" THREE ",\"first-player\":0,\"missions\":\"none\"}",
      "competitive/(null) by app, app, stand-in, none; last day 5; starts 0; pioneers 3; boards 3; armies 85; relics 24; "
      "commanders 4 and 2; invasions 3 and 1 and a boss; 3 cards 5 tokens 0 points; 4 cards 5 tokens 0 points; "
      "4 cards 5 tokens 0 points; missions 0, 0 open" },
    { "{" THREE ",\"first-player\":2,\"mode\":\"cooperative\"}",
      "cooperative/easy by app, app, stand-in, deal; last day 4; starts 2; pioneers 3; boards 3; armies 85; relics 24; "
      "commanders 4 and 2; invasions 2 and 1 and a boss on another; 4 cards 5 tokens 5 points; 4 cards 5 tokens 5 points; "
      "3 cards 5 tokens 5 points; missions 3, 3 open" },
    { "{" THREE ",\"first-player\":2,\"mode\":\"cooperative\",\"difficulty\":\"hard\",\"missions\":\"choose\"}",
      "cooperative/hard by app, app, stand-in, choose; last day 4; starts 2; pioneers 3; boards 3; armies 85; relics 24; "
      "commanders 4 and 2; invasions 2 and 1 and a boss on another; 4 cards 5 tokens 5 points; 4 cards 5 tokens 5 points; "
      "3 cards 5 tokens 5 points; missions 0, 0 open" },
    { "{" TWO ",\"first-player\":0,\"mode\":\"cooperative\",\"house\":{\"no-king-together\":true}}",
      "cooperative/easy by app, app, stand-in, deal; last day 4; starts 0; pioneers 2; boards 2; armies 89; relics 24; "
      "commanders 5 and 1; invasions 2 and 1 and a boss on another; 3 cards 5 tokens 5 points; 4 cards 5 tokens 5 points; "
      "missions 2, 2 open" },
    { "{" TWO ",\"first-player\":0,\"house\":{\"no-king-together\":true,\"start-with-five-points\":true}}",
      "competitive/(null) by app, app, stand-in, deal; last day 5; starts 0; pioneers 2; with the king; boards 3; armies 65 and 24; "
      "relics 24; commanders 5 and 1; invasions 3 and 1 and a boss; 3 cards 5 tokens 5 points; 4 cards 5 tokens 5 points; "
      "missions 2, 0 open" },
    { "{" THREE ",\"first-player\":0,\"components\":\"none\",\"cards-by\":\"hand\",\"dice-by\":\"hand\"}",
      "competitive/(null) by hand, hand, none, deal; last day 5; starts 0; pioneers 3; boards 3; armies 0; relics 24; "
      "commanders 6 and 0; invasions 0 and 0; 3 cards 5 tokens 0 points; 4 cards 5 tokens 0 points; 4 cards 5 tokens 0 points; "
      "missions 0, 0 open" },
    { "{" THREE ",\"first-player\":0,\"components\":\"none\"}",
      "competitive/(null) by app, app, none, deal; last day 5; starts 0; pioneers 3; boards 3; armies 0; relics 24; "
      "commanders 4 and 2; invasions 0 and 0; 3 cards 5 tokens 0 points; 4 cards 5 tokens 0 points; 4 cards 5 tokens 0 points; "
      "missions 3, 0 open" },
    { "{" THREE ",\"first-player\":0,\"cards-by\":\"hand\"}",
      "competitive/(null) by hand, app, stand-in, deal; last day 5; starts 0; pioneers 3; boards 3; armies 96; relics 24; "
      "commanders 6 and 0; invasions 0 and 0; 3 cards 5 tokens 0 points; 4 cards 5 tokens 0 points; 4 cards 5 tokens 0 points; "
      "missions 0, 0 open" },
    { "{" THREE ",\"first-player\":0,\"commanders\":[\"lilith\"],\"keep\":[\"frontiers\"]}",
      "competitive/(null) by app, app, stand-in, deal; last day 5; starts 0; pioneers 3; boards 3; armies 85; relics 24; "
      "commanders 5 and 1; invasions 4 and 0 and a boss; 3 cards 5 tokens 0 points; 4 cards 5 tokens 0 points; "
      "4 cards 5 tokens 0 points; missions 3, 0 open" },
    { "{" PLAYERS ("{\"name\":\"Ann\",\"mission\":\"two-relics\"},{\"name\":\"Bo\"},{\"name\":\"Cy\",\"mission\":\"few-cards\"}") ",\"first-player\":0,\"missions\":\"choose\"}",
      "competitive/(null) by app, app, stand-in, choose; last day 5; starts 0; pioneers 3; boards 3; armies 85; relics 24; "
      "commanders 4 and 2; invasions 3 and 1 and a boss; 3 cards 5 tokens 0 points; 4 cards 5 tokens 0 points; "
      "4 cards 5 tokens 0 points; missions 2, 0 open" },
    { "{" PLAYERS ("{\"name\":\"Ann\",\"mission\":\"two-relics\"},{\"name\":\"Bo\"}") ",\"first-player\":0,\"mode\":\"cooperative\",\"missions\":\"choose\"}",
      "cooperative/easy by app, app, stand-in, choose; last day 4; starts 0; pioneers 2; with the king; boards 3; armies 65 and 24; "
      "relics 24; commanders 5 and 1; invasions 2 and 1 and a boss on another; 3 cards 5 tokens 5 points; "
      "4 cards 5 tokens 5 points; missions 1, 1 open" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkDazTable) table = daz_new (cases[i].setup, 1);
      g_autofree char *then = count_all (table);

      g_test_message ("{ \"%s\", \"\" } comes to: %s", cases[i].setup, then);
      if (g_strcmp0 (then, cases[i].then) != 0)
        g_test_fail ();
    }
}

/* What cannot be laid out, and why; of a pack the card that is lacking something, or holds what no card does. */
static void
test_refused (void)
{
#define PACK(cards) "{" TWO ",\"components\":\"owner\",\"pack\":{" cards "}}"
  static const struct
  {
    const char *setup;
    const char *says;
  } cases[] = {
    { "{" TWO ",\"first-player\":2}", "no such player" },
    { "{" THREE ",\"first-player\":0,\"commanders\":[\"nobody\"]}", "nobody" },
    { PACK ("\"army-card\":[{\"rank\":\"gold\",\"attack\":3}]"), "“id” is missing in an army card." },
    { PACK ("\"army-card\":[{\"id\":\"a\",\"attack\":3}]"), "“rank” is missing in an army card." },
    { PACK ("\"army-card\":[{\"id\":\"a\",\"rank\":\"gold\"}]"), "“attack” is missing in an army card." },
    { PACK ("\"army-card\":[{\"id\":\"a\",\"rank\":\"gold\",\"attack\":100}]"), "“attack” goes from 0 to 99 in an army card." },
    { PACK ("\"army-card\":[{\"id\":\"a\",\"rank\":\"iron\",\"attack\":3}]"), "An army card is bronze, silver or gold, not “iron”." },
    { PACK ("\"army-card\":[{\"id\":\"a\",\"rank\":\"gold\",\"attack\":3,\"zombification\":10}]"), "“zombification” goes from 0 to 9 in the pack." },
    { PACK ("\"invasion-card\":[{\"zombies\":3}]"), "“name” is missing in an invasion card." },
    { PACK ("\"invasion-card\":[{\"name\":\"Worms\",\"zombies\":3}]"), "“hp” is missing in an invasion card." },
    { PACK ("\"invasion-card\":[{\"name\":\"Worms\",\"zombies\":100}]"), "“zombies” goes from 0 to 99 in an invasion card." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    hk_play_refuse_setup_saying (HK_DAZ_GAME, cases[i].setup, cases[i].says);
}

/* Whoever starts by chance is one of the players, and everybody does some time. */
static void
test_who_starts (void)
{
  gboolean started[3] = { FALSE };

  for (guint64 seed = 1; seed <= 30; seed++)
    {
      g_autoptr (HkDazTable) table = daz_new ("{" THREE "}", seed);

      g_assert_cmpint (table->starting_player, <, 3);
      started[table->starting_player] = TRUE;
    }
  g_assert_true (started[0] && started[1] && started[2]);
}

static void
test_ids (void)
{
  static const char * const names[][2] = {
    { "Grey Turtles", "grey-turtles" }, { "O'Brien", "obrien" }, { " x", "x" }, { "x ", "x" }, { "a  -  b", "a-b" }, { "!", "" }, { "", "" }, { "a!b", "a-b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *id = hk_daz_pack_make_id (names[i][0]);

      g_assert_cmpstr (id, ==, names[i][1]);
    }
}

/* Pages 20 and 22 to 24: every rule that the printed cards name is one of the game, and commanders fight where they are allowed to. */
static void
test_content (void)
{
  static const struct
  {
    const char *id;
    guint       zones; /* bit 1 for Zone 1 */
  } zones[] = { { "alexander", 0x06 }, { "terric", 0x38 }, { "lancelot", 0x30 }, { "lilith", 0x3e }, { "matilda", 0x1c }, { "erina", 0x30 } };
  guint n;

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    for (int zone = 1; zone <= HK_DAZ_N_ZONES; zone++)
      g_assert_cmpint (hk_daz_commander_fits (hk_daz_content_find_commander (zones[i].id), zone), ==, (zones[i].zones >> zone) & 1);
  for (const HkDazRelic *relic = hk_daz_content_list_relics (&n); n > 0; relic++, n--)
    g_assert_true (g_str_has_prefix (relic->rule, "dark-age-z/relic."));
  for (const HkDazMission *mission = hk_daz_content_list_missions (&n); n > 0; mission++, n--)
    g_assert_true (g_str_has_prefix (mission->rule, "dark-age-z/mission."));
  for (const HkDazBoss *boss = hk_daz_content_list_bosses (&n); n > 0; boss++, n--)
    g_assert_true (g_str_has_prefix (boss->rule, "dark-age-z/boss."));
  for (const HkDazCommander *commander = hk_daz_content_list_commanders (&n); n > 0; commander++, n--)
    g_assert_true (g_str_has_prefix (commander->rule, "dark-age-z/commander."));
}

/* What lies with an army goes with it, and a zone that is cleared holds nothing. */
static void
test_zones (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  HkDazZone *from = hk_daz_table_get_zone (table, 0, 1);
  HkDazZone *to = hk_daz_table_get_zone (table, 0, 2);

  daz_cases_give (table, "at/0/1=gold-6:1:defeated lead/0/1=lilith:1 frontiers/0/zones/0/ranged=true frontiers/0/zones/0/reinforcements=[{\"card\":\"silver-2\"},{\"card\":\"gold-7\"}] "
                         "at/0/2=bronze-4:0 frontiers/0/zones/1/ranged=true frontiers/0/zones/1/reinforcements=[{\"card\":\"gold-6\"}]");
  hk_daz_zone_take_card (to, from);
  g_assert_cmpstr (to->army->card, ==, "gold-6");
  g_assert_cmpint (to->loyalty, ==, 1);
  g_assert_true (to->defeated && to->ranged);
  g_assert_cmpstr (to->commander, ==, "lilith");
  g_assert_cmpint (to->recruiter, ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (to->reinforcements)), ==, 2);
  g_assert_true (from->army == NULL && from->loyalty == -1 && !from->defeated && !from->ranged && from->commander == NULL && from->recruiter == -1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (from->reinforcements)), ==, 0);
  hk_daz_table_discard_from_zone (table, to);
  g_assert_null (to->army);
  g_assert_null (to->commander);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->army_deck), ==, 3);
  g_assert_cmpuint (hk_deck_count (table->commander_deck, "lilith"), >=, 1);
  daz_place (table, 0, 3, "gold-6", 0, FALSE);
  hk_record_set_boolean (hk_daz_table_get_zone (table, 0, 3), &hk_daz_table_get_zone (table, 0, 3)->ranged, TRUE);
  daz_place (table, 0, 3, "gold-6", 0, FALSE);
  g_assert_false (hk_daz_table_get_zone (table, 0, 3)->ranged);
}

/* Points stay within the track, and in a game played together the last point lost is the end. */
static void
test_points (void)
{
  static const struct
  {
    HkDazMode   mode;
    int         before;
    int         added;
    int         after;
    int         lost_by;
  } cases[] = {
    { HK_DAZ_MODE_COMPETITIVE, 998, 5, 999, -1 }, { HK_DAZ_MODE_COMPETITIVE, 3, -5, 0, -1 }, { HK_DAZ_MODE_COOPERATIVE, 3, -3, 0, 1 }, { HK_DAZ_MODE_COOPERATIVE, 3, -2, 1, -1 },
    { HK_DAZ_MODE_COOPERATIVE, 0, 0, 0, -1 }, { HK_DAZ_MODE_COOPERATIVE, 0, 1, 1, -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
      HkDazKingdom *bo = hk_daz_table_get_kingdom (table, 1);

      hk_record_set_enum (table, &table->mode, cases[i].mode);
      hk_record_set_int (bo, &bo->victory_points, cases[i].before);
      hk_daz_table_add_points (table, 1, cases[i].added);
      g_assert_cmpint (bo->victory_points, ==, cases[i].after);
      g_assert_cmpint (table->lost_by, ==, cases[i].lost_by);
      g_assert_cmpint (table->current_player, ==, cases[i].lost_by < 0 ? 0 : -1);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/cases/laid-out/refused", test_refused);
  g_test_add_func ("/dark-age-z/cases/laid-out/setups", test_setups);
  g_test_add_func ("/dark-age-z/cases/laid-out/who-starts", test_who_starts);
  g_test_add_func ("/dark-age-z/cases/laid-out/ids", test_ids);
  g_test_add_func ("/dark-age-z/cases/laid-out/content", test_content);
  g_test_add_func ("/dark-age-z/cases/laid-out/zones", test_zones);
  g_test_add_func ("/dark-age-z/cases/laid-out/points", test_points);
  return g_test_run ();
}
