/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "aotd-game.h"
#include "games/army-of-the-dead/guide/hk-aotd-calc-spawn.h"
#include "hk-play.h"

/* What the next spawn step brings, against every order in which the cards can be drawn. */

#define CLOSE 1e-9
#define MOST  8

typedef struct
{
  const HkAotdOddsDeck *deck;
  const char           *type;
  double                chances[200];
} Walk;

/* Draws one card after the other in all possible ways. @pile are the cards left, @rest the discards. */
static void
walk (Walk                 *self,
      const HkAotdOddsCard *pile,
      guint                 n_pile,
      const HkAotdOddsCard *rest,
      guint                 n_rest,
      guint                 draws,
      int                   sum,
      double                chance)
{
  HkAotdOddsCard left[MOST];
  HkAotdOddsCard done[MOST];

  if (draws == 0 || n_pile + n_rest == 0)
    {
      self->chances[sum] += chance;
      return;
    }
  if (n_pile == 0)
    {
      walk (self, rest, n_rest, NULL, 0, draws, sum, chance);
      return;
    }
  for (guint i = 0; i < n_pile; i++)
    {
      guint n_left = 0;

      for (guint j = 0; j < n_pile; j++)
        if (j != i)
          left[n_left++] = pile[j];
      for (guint j = 0; j < n_rest; j++)
        done[j] = rest[j];
      done[n_rest] = pile[i];
      walk (self, left, n_left, done, n_rest + 1, draws - 1, sum + (g_str_equal (pile[i].type, self->type) ? pile[i].count : 0), chance / n_pile);
    }
}

static void
test_all_orders (void)
{
  static const HkAotdOddsCard cards[] = {
    { "shambler", 3 }, { "alpha", 2 }, { "shambler", 5 }, { "valentine", 1 }, { "shambler", 1 }, { "alpha", 4 },
  };

  for (guint n_left = 0; n_left <= 4; n_left++)
    for (guint n_discards = 0; n_discards <= 2; n_discards++)
      for (guint draws = 0; draws <= 5; draws++)
        {
          const HkAotdOddsDeck deck = { cards, n_left, cards + 4, n_discards, draws };
          static const char * const types[] = { "shambler", "alpha" };

          for (guint i = 0; i < G_N_ELEMENTS (types); i++)
            {
              Walk all = { &deck, types[i], { 0 } };
              g_autoptr (HkDistribution) counts = hk_aotd_odds_deck_count (&deck, types[i]);

              walk (&all, deck.left, deck.n_left, deck.discards, deck.n_discards, draws, 0, 1);
              for (int sum = 0; sum < 60; sum++)
                g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (counts, sum), all.chances[sum], CLOSE);
            }
        }
}

/* Cards that are all alike bring what is printed, and a shortage is certain or impossible. */
static void
test_table (void)
{
  g_autofree char *pack = aotd_make_pack ("shambler", "none");
  g_autofree char *setup = g_strconcat ("{" AOTD_PLAYERS "," AOTD_TEAM ",\"personal\":[],\"zeus-spawn\":true", pack, "}", NULL);
  g_autoptr (HkAotdTable) table = aotd_new (setup, 1);
  g_autoptr (HkAotdTable) plain = aotd_new (AOTD_PLAIN, 1);
  HkAotdSpawnOdds odds;

  hk_aotd_spawn_odds_reckon (table, &odds);
  g_assert_true (odds.is_known);
  g_assert_false (odds.stand_in);
  g_assert_cmpuint (odds.zombie_cards, ==, 2);
  g_assert_cmpuint (odds.zeus_orders, ==, 1);
  g_assert_cmpfloat_with_epsilon (odds.expected[0], 4, CLOSE);
  g_assert_cmpfloat_with_epsilon (odds.expected[1], 1, CLOSE);
  g_assert_cmpfloat_with_epsilon (odds.shortage[0], 0, CLOSE);
  hk_record_set_int (table, &table->shamblers, 27);
  hk_aotd_spawn_odds_reckon (table, &odds);
  g_assert_cmpint (odds.pool[0], ==, 3);
  g_assert_cmpfloat_with_epsilon (odds.shortage[0], 1, CLOSE);
  hk_aotd_spawn_odds_reckon (plain, &odds);
  g_assert_false (odds.is_known);
  g_assert_cmpuint (odds.zombie_cards, ==, 2);
}

/* In the midst of the step only the Zones that are left count; after it, those of the next round. */
static void
test_moment (void)
{
  g_autoptr (HkAotdTable) table = aotd_new ("{" AOTD_PLAYERS ",\"personal\":[],\"spawns\":[{\"name\":\"A\"},{\"name\":\"B\"},{\"name\":\"C\",\"from-round\":2}]}", 2);
  HkAotdSpawnOdds odds;

  hk_aotd_spawn_odds_reckon (table, &odds);
  g_assert_true (odds.stand_in);
  g_assert_cmpuint (odds.zombie_cards, ==, 2);
  aotd_end_turns (table);
  aotd_play (table, "{\"move\":\"spawn\",\"zone\":0}");
  hk_aotd_spawn_odds_reckon (table, &odds);
  g_assert_cmpuint (odds.zombie_cards, ==, 1);
  aotd_play (table, "{\"move\":\"spawn\"}");
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_END);
  hk_aotd_spawn_odds_reckon (table, &odds);
  g_assert_cmpuint (odds.zombie_cards, ==, 3);
}

static JsonNode *
calculate (const char *params,
           GError    **error)
{
  return hk_play_calculate (HK_AOTD_GAME, "spawn-odds", params, NULL, error);
}

static void
test_calculator (void)
{
  g_autoptr (JsonNode) result = calculate ("{\"zones\":1,\"level\":\"orange\",\"shamblers\":3,\"cards\":[{\"type\":\"shambler\",\"blue\":2,\"yellow\":2,\"orange\":4,\"red\":4},"
                                           "{\"type\":\"alpha\",\"count\":6}]}", NULL);
  JsonObject *shambler = json_object_get_object_member (json_node_get_object (result), "shambler");
  g_autoptr (GError) error = NULL;

  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (shambler, "expected"), 2, CLOSE);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (shambler, "shortage"), 0.5, CLOSE);
  g_assert_null (calculate ("{\"cards\":[{\"type\":\"shambler\",\"blue\":2}],\"level\":\"red\"}", &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
  g_clear_error (&error);
  g_assert_null (calculate ("{\"cards\":[{\"type\":\"ghost\",\"count\":2}]}", &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  g_clear_error (&error);
  g_assert_null (calculate ("{\"cards\":3}", &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/army-of-the-dead/spawn-odds/all-orders", test_all_orders);
  g_test_add_func ("/army-of-the-dead/spawn-odds/table", test_table);
  g_test_add_func ("/army-of-the-dead/spawn-odds/moment", test_moment);
  g_test_add_func ("/army-of-the-dead/spawn-odds/calculator", test_calculator);
  return g_test_run ();
}
