/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "core/content/hk-content.h"
#include "core/packs/hk-pack.h"
#include "games/zombiez/hk-zz-game.h"
#include "zz-game.h"

/* What is laid out, and the deck as its owner has counted it (Setup). */

/* A pack that adds up when @zombies, the cards of value 1 in the first colour, are 15. */
static char *
make_pack (int zombies)
{
  return g_strdup_printf (",\"components\":\"owner\",\"pack\":{\"zombie\":[{\"value\":1,\"first\":%d,\"second\":3},{\"value\":5,\"third\":40}],"
                          "\"action\":[{\"action\":\"axe\",\"first\":2},{\"action\":\"net\",\"second\":2},{\"action\":\"shotgun\",\"third\":1}],"
                          "\"barricade\":[{\"colour\":2,\"cards\":20}],\"colour\":[{\"number\":2,\"name\":\"Teal\"}]}", zombies);
}

static void
test_defaults (void)
{
  g_autoptr (HkZzTable) table = HK_ZZ_TABLE (hk_play_new ("zombiez", "{\"players\":[{\"name\":\" Ann \",\"colour\":\"red\"},{\"name\":\"Bo\"}]}", 1));

  g_assert_cmpstr (hk_zz_table_get_player (table, ANN)->name, ==, "Ann");
  g_assert_cmpstr (hk_zz_table_get_player (table, ANN)->colour, ==, "red");
  g_assert_cmpint (table->mode, ==, HK_ZZ_MODE_FULL);
  g_assert_cmpint (table->turn, ==, 1);
  g_assert_cmpint (table->current_player, ==, ANN);
  g_assert_cmpint (zz_count_all (table), ==, 83);
  g_assert_cmpuint (hk_deck_count (table->deck, "barricade"), ==, 5);
  zz_assert_phase (table, HK_ZZ_PHASE_DRAW);
  for (int value = 1; value <= 5; value++)
    for (int colour = 1; colour <= 3; colour++)
      {
        g_autofree char *id = g_strdup_printf ("zombie-%d-%d", value, colour);

        g_assert_cmpuint (hk_deck_count (table->deck, id), ==, 4);
      }
}

static void
test_options (void)
{
  g_autoptr (HkZzTable) table = zz_new (4, ",\"first-player\":2,\"colours\":[\"red\",\"teal\",\" sky \"],\"house\":{\"value-once\":true}");

  g_assert_cmpint (table->current_player, ==, CY);
  g_assert_cmpstr (table->colours[2], ==, "sky");
  g_assert_true (hk_zz_table_has_house_rule (table, "value-once"));
  g_assert_false (hk_zz_table_has_house_rule (table, "actions-break"));
  g_assert_cmpint (table->shuffles_left, ==, 1);
}

static void
test_pack (void)
{
  g_autofree char *pack = make_pack (15);
  g_autoptr (HkZzTable) table = zz_new (2, pack);
  g_autofree char *said = NULL;

  g_assert_cmpint (hk_zz_table_get_n_left (table), ==, 83);
  g_assert_cmpuint (hk_deck_count (table->deck, "zombie-1-1"), ==, 15);
  g_assert_cmpuint (hk_deck_count (table->deck, "net-2"), ==, 2);
  g_assert_cmpuint (hk_deck_count (table->deck, "barricade-2"), ==, 20);
  g_assert_cmpstr (table->colours[1], ==, "Teal");
  said = zz_say (table, "'draw','card':'net-2'");
  g_assert_nonnull (strstr (said, "Net (Teal)"));
}

/* More cards than the box has, or fewer, are refused with the numbers. */
static void
test_sum (void)
{
  for (int n = 14; n <= 16; n += 2)
    {
      g_autofree char *pack = make_pack (n);
      g_autofree char *setup = g_strdup_printf ("{\"players\":[{\"name\":\"A\"},{\"name\":\"B\"}]%s}", pack);
      g_autofree char *wanted = g_strdup_printf ("The pack has %d cards, but the deck has 83", n + 68);
      g_autofree char *message = hk_play_refuse_setup ("zombiez", setup);

      g_assert_nonnull (strstr (message, wanted));
    }
}

/* A box of which no card has been entered: the group draws and says what it has drawn. */
static void
test_empty_pack (void)
{
  static const char * const packs[] = { "", ",\"pack\":{}", ",\"pack\":{\"colour\":[{\"number\":1,\"name\":\"red\"},{\"number\":2,\"name\":\"sky\"}]}" };

  for (guint i = 0; i < G_N_ELEMENTS (packs); i++)
    {
      g_autofree char *more = g_strconcat (",\"components\":\"owner\",\"cards-by\":\"app\"", packs[i], NULL);
      g_autoptr (HkZzTable) table = zz_new (2, more);

      g_assert_cmpint (hk_zz_table_get_n_left (table), ==, 83);
      g_assert_false (hk_zz_table_app_draws (table));
      zz_refuse (table, HK_ERROR_PARAMETER, "'draw'");
      zz_play (table, "'draw','card':'zombie-3-2'");
    }
}

static void
test_refused (void)
{
  static const char * const options[] = {
    "\"first-player\":2", "\"first-player\":-1", "\"mode\":\"half\"", "\"cards-by\":\"dice\"", "\"colours\":[\"red\"]", "\"speed\":3",
    "\"components\":\"owner\",\"pack\":{\"zombie\":[{\"value\":6,\"first\":83}]}",
    "\"components\":\"owner\",\"pack\":{\"zombie\":[{\"first\":83}]}",
    "\"components\":\"owner\",\"pack\":{\"zombie\":[{\"value\":1,\"first\":84}]}",
    "\"components\":\"owner\",\"pack\":{\"action\":[{\"action\":\"zombie\",\"first\":83}]}",
    "\"components\":\"owner\",\"pack\":{\"action\":[{\"first\":83}]}",
    "\"components\":\"owner\",\"pack\":{\"barricade\":[{\"colour\":7,\"cards\":83}]}",
    "\"components\":\"owner\",\"pack\":{\"barricade\":[{\"colour\":0}]}",
    "\"components\":\"owner\",\"pack\":{\"zombie\":[{\"value\":1,\"first\":83}],\"colour\":[{\"number\":7,\"name\":\"x\"}]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *setup = g_strdup_printf ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],%s}", options[i]);
      g_autofree char *message = hk_play_refuse_setup ("zombiez", setup);

      g_assert_cmpuint (strlen (message), >, 10);
    }
}

static void
test_players (void)
{
  g_autofree char *one = hk_play_refuse_setup ("zombiez", "{\"players\":[{\"name\":\"A\"}]}");
  g_autofree char *many = hk_play_refuse_setup ("zombiez", "{\"players\":[{\"name\":\"A\"},{\"name\":\"B\"},{\"name\":\"C\"},{\"name\":\"D\"},"
                                                           "{\"name\":\"E\"},{\"name\":\"F\"},{\"name\":\"G\"}]}");

  g_assert_cmpuint (strlen (one), >, 10);
  g_assert_cmpuint (strlen (many), >, 10);
}

/* The stand-in fills the schema of the pack, and adds up to the box. */
static void
test_stand_in (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_zombiez_get_spec (), &error);
  static const char * const kinds[] = { "zombie", "action", "barricade", "colour" };

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_assert_true (hk_pack_is_complete (pack, kinds[i]));
}

/* The scorekeeper only needs the players. */
static void
test_scorekeeper (void)
{
  g_autoptr (HkZzTable) table = zz_new (5, ",\"mode\":\"scorekeeper\",\"components\":\"owner\"");
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));

  zz_assert_phase (table, HK_ZZ_PHASE_SCORING);
  g_assert_cmpstr (hk_move_get_name (hk_primary_action_get_move (next)), ==, "finish");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'stop'");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zombiez/setup/defaults", test_defaults);
  g_test_add_func ("/zombiez/setup/options", test_options);
  g_test_add_func ("/zombiez/setup/pack", test_pack);
  g_test_add_func ("/zombiez/setup/sum", test_sum);
  g_test_add_func ("/zombiez/setup/refused", test_refused);
  g_test_add_func ("/zombiez/setup/empty-pack", test_empty_pack);
  g_test_add_func ("/zombiez/setup/players", test_players);
  g_test_add_func ("/zombiez/setup/stand-in", test_stand_in);
  g_test_add_func ("/zombiez/setup/scorekeeper", test_scorekeeper);
  return g_test_run ();
}
