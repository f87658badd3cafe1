/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-error.h"
#include "hk-play.h"
#include "rfyl/hk-rf-odds.h"

/* Chances, beside every order in which the cards can come. */

typedef struct
{
  double win;
  double lose;
  double dry;
} Count;

/* Tries every way of laying out the deck card by card. */
static void
enumerate (const int *values,
           gboolean  *used,
           guint      n,
           int        human,
           int        bonus,
           double     chance,
           Count     *count)
{
  guint left = 0;

  for (guint i = 0; i < n; i++)
    left += !used[i];
  if (left == 0 || (left == 1 && human < 0))
    {
      count->dry += chance;
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      const double here = chance / left;

      if (used[i])
        continue;
      used[i] = TRUE;
      if (human < 0)
        enumerate (values, used, n, values[i], bonus, here, count);
      else if (human + bonus > values[i])
        count->win += here;
      else if (human + bonus < values[i])
        count->lose += here;
      else
        enumerate (values, used, n, -1, bonus, here, count);
      used[i] = FALSE;
    }
}

static void
test_fight (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint round = 0; round < 300; round++)
    {
      const guint n = (guint) g_rand_int_range (rand, 2, 8);
      const int bonus = g_rand_int_range (rand, -2, 4);
      gboolean used[8] = { FALSE };
      int values[8];
      Count count = { 0 };
      HkRfFightOdds odds;

      for (guint i = 0; i < n; i++)
        values[i] = g_rand_int_range (rand, 1, 5);
      enumerate (values, used, n, -1, bonus, 1, &count);
      g_assert_true (hk_rf_fight_odds_reckon (values, n, bonus, &odds) == (count.win + count.lose > 0));
      if (count.win + count.lose > 0)
        g_assert_cmpfloat_with_epsilon (odds.win, count.win / (count.win + count.lose), 1e-9);
      g_assert_cmpfloat (odds.tie, >=, 0);
      g_assert_cmpfloat (odds.tie, <=, 1 + 1e-9);
    }
}

static void
test_fight_even (void)
{
  int values[60];
  HkRfFightOdds odds;

  for (int i = 0; i < 60; i++)
    values[i] = 1 + i % 10;
  g_assert_true (hk_rf_fight_odds_reckon (values, 60, 0, &odds));
  g_assert_cmpfloat_with_epsilon (odds.win, 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (odds.tie, 5.0 / 59.0, 1e-9);
  g_assert_true (hk_rf_fight_odds_reckon (values, 60, 2, &odds));
  g_assert_cmpfloat (odds.win, >, 0.6);
  g_assert_true (hk_rf_fight_odds_reckon (values, 60, 20, &odds));
  g_assert_cmpfloat_with_epsilon (odds.win, 1, 1e-12);
  g_assert_false (hk_rf_fight_odds_reckon (values, 1, 0, &odds));
}

/* Counts the hands among all cards that hold one that says infected. */
static void
count_hands (int  infected,
             int  all,
             int  from,
             int  left,
             gboolean bad,
             int *n_bad,
             int *n)
{
  if (left == 0)
    {
      *n += 1;
      *n_bad += bad;
      return;
    }
  for (int i = from; i < all; i++)
    count_hands (infected, all, i + 1, left - 1, bad || i < infected, n_bad, n);
}

static void
test_infection (void)
{
  for (int infected = 0; infected <= 5; infected++)
    for (int clean = 0; clean <= 5; clean++)
      for (int hidden = 0; hidden <= infected + clean; hidden++)
        {
          int n_bad = 0;
          int n = 0;
          double chance;

          count_hands (infected, infected + clean, 0, hidden, FALSE, &n_bad, &n);
          g_assert_true (hk_rf_infection_odds_reckon (infected, clean, hidden, &chance));
          g_assert_cmpfloat_with_epsilon (chance, (double) n_bad / n, 1e-9);
        }
}

static void
test_infection_too_many (void)
{
  double chance;

  g_assert_false (hk_rf_infection_odds_reckon (2, 1, 4, &chance));
}

/* What the table says of a player does not follow from the card that the player holds. */
static void
test_no_secret (void)
{
  double seen[2];

  for (int infected = 0; infected < 2; infected++)
    {
      g_autoptr (HkTable) table = hk_play_new ("rfyl", "{\"players\":[{\"name\":\"Ann\"}],\"components\":\"owner\",\"pack\":{\"blood\":["
                                               "{\"id\":\"A\",\"drops\":2,\"infected\":1,\"copies\":2},{\"id\":\"B\",\"drops\":2,\"infected\":0,\"copies\":3}]}}", 3);
      HkRfTable *self = HK_RF_TABLE (table);
      g_autoptr (HkRfBlood) blood = hk_record_copy (hk_rf_table_find_blood (self, infected ? "A" : "B"));

      g_assert_true (hk_deck_take (self->blood_deck, infected ? "A" : "B", NULL));
      g_list_store_append (hk_rf_table_get_player (self, 0)->bloods, blood);
      g_assert_true (hk_rf_table_get_infection_odds (self, 0, &seen[infected]));
    }
  g_assert_cmpfloat_with_epsilon (seen[0], seen[1], 1e-12);
  g_assert_cmpfloat_with_epsilon (seen[0], 0.4, 1e-12);
}

static JsonNode *
calculate (const char *name,
           const char *params,
           HkError     code)
{
  g_autoptr (GError) error = NULL;
  JsonNode *result = hk_play_calculate ("rfyl", name, params, NULL, &error);

  if (result == NULL)
    g_assert_error (error, HK_ERROR, (int) code);
  return result;
}

static void
test_calculators (void)
{
  g_autoptr (JsonNode) fight = calculate ("fight-odds", "{\"left\":[1,2,3]}", 0);
  g_autoptr (JsonNode) infection = calculate ("infection-odds", "{\"infected\":1,\"clean\":3,\"bloods\":2}", 0);
  g_autoptr (JsonNode) zombies = calculate ("zombie-move", "{\"value\":4,\"zombies\":[9,20],\"humans\":[7],\"hunters\":[18]}", 0);
  JsonArray *array;

  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (json_node_get_object (fight), "win"), 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (json_node_get_object (infection), "chance"), 0.5, 1e-9);
  array = json_object_get_array_member (json_node_get_object (zombies), "zombies");
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (array, 0), "to"), ==, 7);
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (array, 1), "to"), ==, 18);
  g_assert_true (json_object_get_boolean_member (json_array_get_object_element (array, 1), "joins"));
  g_assert_null (calculate ("fight-odds", "{\"left\":[1]}", HK_ERROR_PARAMETER));
  g_assert_null (calculate ("fight-odds", "{\"left\":[4,4,4]}", HK_ERROR_PARAMETER));
  g_assert_null (calculate ("infection-odds", "{\"infected\":1,\"clean\":0,\"bloods\":2}", HK_ERROR_PARAMETER));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/odds/fight", test_fight);
  g_test_add_func ("/rfyl/odds/fight-even", test_fight_even);
  g_test_add_func ("/rfyl/odds/infection", test_infection);
  g_test_add_func ("/rfyl/odds/infection-too-many", test_infection_too_many);
  g_test_add_func ("/rfyl/odds/no-secret", test_no_secret);
  g_test_add_func ("/rfyl/odds/calculators", test_calculators);
  return g_test_run ();
}
