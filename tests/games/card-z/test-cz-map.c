/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-game.h"
#include "games/card-z/neighborhood/hk-cz-map-odds.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/state/hk-cz-layout.h"

/* The neighborhood, its rolls and its zones, and the odds of what walks and burns. */

/* The die of a horde that walks leads to one of six adjacent Locations (The Horde, page 12). */
static void
test_steps (void)
{
  for (int die = 1; die <= 6; die++)
    {
      int q = 0;
      int r = 0;

      g_assert_true (hk_cz_map_step (die, &q, &r));
      g_assert_cmpint (hk_cz_map_get_distance (0, 0, q, r), ==, 1);
      /* the face across leads back: 1 and 4, 2 and 5, 3 and 6 */
      g_assert_true (hk_cz_map_step ((die + 2) % 6 + 1, &q, &r));
      g_assert_cmpint (q, ==, 0);
      g_assert_cmpint (r, ==, 0);
    }
  for (int die = 0; die <= 9; die = die == 0 ? 7 : die + 1)
    {
      int q = 3;
      int r = -1;

      g_assert_false (hk_cz_map_step (die, &q, &r));
      g_assert_cmpint (q, ==, 3);
      g_assert_cmpint (r, ==, -1);
    }
}

/* The figure reads 6 1, 5 2, 4 3 from the top: 1 and 6 lead up, 2 and 5 sideways, 3 and 4 down (The Horde, page 12). */
static void
test_figure (void)
{
  static const int rows[] = { 0, -1, 0, 1, 1, 0, -1 };
  static const int sides[] = { 0, 1, 2, 1, -1, -2, -1 };

  for (int die = 1; die <= 6; die++)
    {
      int q = 0;
      int r = 0;

      hk_cz_map_step (die, &q, &r);
      g_assert_cmpint (r, ==, rows[die]);
      g_assert_cmpint (2 * q + r, ==, sides[die]);
    }
}

/* How far Locations lie apart (Player Turn, page 8). */
static void
test_distance (void)
{
  g_assert_cmpint (hk_cz_map_get_distance (0, 0, 2, -2), ==, 2);
  g_assert_cmpint (hk_cz_map_get_distance (0, 0, 2, -1), ==, 2);
  g_assert_cmpint (hk_cz_map_get_distance (-3, 0, 3, 0), ==, 6);
  g_assert_cmpint (hk_cz_map_get_distance (0, -2, 0, 2), ==, 4);
  g_assert_cmpint (hk_cz_map_get_distance (-1, -1, 1, 1), ==, 4);
}

/* Nineteen Locations in each pattern, none twice, all within reach of each other (page 13). */
static void
test_patterns (void)
{
  static const struct
  {
    const char *pattern;
    guint       n_fixed;
  } cases[] = { { "a", 1 }, { "b", 2 }, { "c", 1 } };

  for (guint k = 0; k < G_N_ELEMENTS (cases); k++)
    {
      guint n;
      const HkCzSpot *spots = hk_cz_map_list_spots (cases[k].pattern, &n);
      guint n_fixed = 0;
      gboolean reached[HK_CZ_N_LOCATIONS] = { TRUE };

      g_assert_cmpuint (n, ==, HK_CZ_N_LOCATIONS);
      for (guint round = 0; round < n; round++)
        for (guint i = 0; i < n; i++)
          for (guint j = 0; j < n; j++)
            reached[j] |= reached[i] && hk_cz_map_get_distance (spots[i].q, spots[i].r, spots[j].q, spots[j].r) == 1;
      for (guint i = 0; i < n; i++)
        {
          n_fixed += spots[i].fixed != NULL;
          g_assert_true (reached[i]);
          for (guint j = i + 1; j < n; j++)
            g_assert_false (spots[i].q == spots[j].q && spots[i].r == spots[j].r);
        }
      g_assert_cmpuint (n_fixed, ==, cases[k].n_fixed);
    }
}

/* Without the Bridge map C falls into two parts of nine (page 13). */
static void
test_bridge (void)
{
  guint n;
  const HkCzSpot *spots = hk_cz_map_list_spots ("c", &n);
  guint n_left = 0;

  for (guint i = 0; i < n; i++)
    {
      const int side = 2 * spots[i].q + spots[i].r;

      n_left += side < 0;
      for (guint j = 0; j < n; j++)
        if (side < 0 && 2 * spots[j].q + spots[j].r > 0)
          g_assert_cmpint (hk_cz_map_get_distance (spots[i].q, spots[i].r, spots[j].q, spots[j].r), >, 1);
    }
  g_assert_cmpuint (n_left, ==, 9);
}

/* All moves are to adjacent Locations (Player Turn, page 8). */
static void
test_neighbours (void)
{
  g_autoptr (HkCzTable) table = cz_game_new_by_hand (CZ_ONE, "");
  const int alpha = cz_game_at (table, -3, 0);

  g_assert_cmpstr (hk_cz_table_get_location (table, alpha)->base, ==, "alpha");
  g_assert_cmpint (hk_cz_table_get_neighbour (table, alpha, 1), ==, cz_game_find (table, "Gas Station"));
  g_assert_cmpint (hk_cz_table_get_neighbour (table, alpha, 2), ==, cz_game_find (table, "Garage"));
  g_assert_cmpint (hk_cz_table_get_neighbour (table, alpha, 3), ==, cz_game_find (table, "Nice House"));
  g_assert_cmpint (hk_cz_table_get_neighbour (table, alpha, 5), ==, -1);
  g_assert_cmpint (hk_cz_table_get_neighbour (table, alpha, 7), ==, -1);
  g_assert_true (hk_cz_table_is_adjacent (table, alpha, cz_game_find (table, "Garage")));
  g_assert_false (hk_cz_table_is_adjacent (table, alpha, alpha));
  g_assert_false (hk_cz_table_is_adjacent (table, alpha, cz_game_find (table, "Church")));
  g_assert_false (hk_cz_table_is_adjacent (table, alpha, 99));
  g_assert_cmpint (hk_cz_table_get_distance_off (table, -3, 0), ==, 0);
  g_assert_cmpint (hk_cz_table_get_distance_off (table, -4, 0), ==, 1);
  g_assert_cmpint (hk_cz_table_get_distance_off (table, -5, 0), ==, 2);
}

/* Sums such as 2d6-2 (Components, page 1). */
static void
test_rolls (void)
{
  static const struct
  {
    const char *text;
    int         count;
    int         modifier;
  } good[] = {
    { "d6", 1, 0 }, { "1d6", 1, 0 }, { "3d6", 3, 0 }, { "2d6-2", 2, -2 }, { "d6-1", 1, -1 }, { "2D6 + 1", 2, 1 }, { "0", 0, 0 }, { "4", 0, 4 },
    { "2d6\u22122", 2, -2 },
  };
  static const char * const bad[] = { "", "d8", "d6-", "2d6--2", "ad6", "9d6", "d6 1", "100" };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      HkCzRoll roll = { -1, -1 };
      g_autoptr (GError) error = NULL;

      g_assert_true (hk_cz_roll_parse (good[i].text, &roll, &error));
      g_assert_no_error (error);
      g_assert_cmpint (roll.count, ==, good[i].count);
      g_assert_cmpint (roll.modifier, ==, good[i].modifier);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      HkCzRoll roll;
      g_autoptr (GError) error = NULL;

      g_assert_false (hk_cz_roll_parse (bad[i], &roll, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
    }
}

/* A roll never comes to less than nothing: d6-2 finds nobody in a third of all cases (Components, page 1). */
static void
test_roll_odds (void)
{
  HkCzRoll roll;
  g_autoptr (HkDistribution) odds = NULL;

  g_assert_true (hk_cz_roll_parse ("d6-2", &roll, NULL));
  odds = hk_cz_roll_get_distribution (&roll);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (odds, 0), 2 / 6.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (odds, 4), 1 / 6.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_mean (odds), (0 + 0 + 1 + 2 + 3 + 4) / 6.0, 1e-12);
}

/* The three patterns with their fixed cards (Neighborhoods, page 13). */
static void
test_layouts (void)
{
  static const char * const bad[] = { "", "oo", "oooo", "o||ii", "xoo", "o|:ii" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (hk_cz_layout_check (bad[i], &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
    }
  g_assert_true (hk_cz_layout_check ("ooo|", NULL));
  g_assert_true (hk_cz_layout_check (":o|i|i", NULL));
  g_assert_true (hk_cz_layout_is_outside ("oo|i", 2));
  g_assert_false (hk_cz_layout_is_outside ("oo|i", 3));
  g_assert_true (hk_cz_layout_is_outside ("o|ii", 0));
  g_assert_cmpint (hk_cz_layout_get_divider ("oo|i", 2), ==, 0);
  g_assert_cmpint (hk_cz_layout_get_divider ("oo|i", 3), ==, '|');
  g_assert_cmpint (hk_cz_layout_get_divider (":o|i|i", 1), ==, ':');
  g_assert_cmpint (hk_cz_layout_get_divider ("ooo|", 4), ==, '|');
  g_assert_cmpint (hk_cz_layout_get_divider ("ooo", 4), ==, 0);
}

/* How far one sees, what a fence keeps away, and where one can sleep (Zone Dividers, page 4). */
static void
test_dividers (void)
{
  g_assert_cmpint (hk_cz_layout_get_sight ("oo|i", 0), ==, 2);
  g_assert_cmpint (hk_cz_layout_get_sight ("o|ii", 1), ==, 1);
  g_assert_cmpint (hk_cz_layout_get_sight ("o|ii", 2), ==, 3);
  g_assert_cmpint (hk_cz_layout_get_sight ("o:oo", 0), ==, 3);
  g_assert_true (hk_cz_layout_is_behind_fence (":o|i|i", 0, 1));
  g_assert_false (hk_cz_layout_is_behind_fence (":o|i|i", 1, 1));
  g_assert_true (hk_cz_layout_is_behind_fence ("o:oo", 1, 3));
  g_assert_false (hk_cz_layout_is_behind_fence ("o:oo", 2, 3));
  g_assert_true (hk_cz_layout_has_inside ("ooo|"));
  g_assert_true (hk_cz_layout_has_inside ("oo|i"));
  g_assert_false (hk_cz_layout_has_inside ("ooo"));
  g_assert_false (hk_cz_layout_has_inside (NULL));
}

/* One fire in the middle spreads with 6 of 10 faces, each to another Location (page 14). */
static void
test_one_fire (void)
{
  guint n;
  const HkCzSpot *spots = hk_cz_map_list_spots ("a", &n);
  gboolean burning[HK_CZ_N_LOCATIONS] = { FALSE };
  g_autoptr (HkCzFires) fires = NULL;

  burning[9] = TRUE;
  fires = hk_cz_fires_work_out (spots, n, burning);
  g_assert_cmpfloat_with_epsilon (g_array_index (fires->chances, double, 10), 0.1, 1e-12);
  g_assert_cmpfloat (g_array_index (fires->chances, double, 9), ==, 0);
  g_assert_cmpfloat (g_array_index (fires->chances, double, 0), ==, 0);
  g_assert_cmpfloat_with_epsilon (g_array_index (fires->new_fires, double, 0), 0.4, 1e-12);
  g_assert_cmpfloat_with_epsilon (g_array_index (fires->new_fires, double, 1), 0.6, 1e-12);
  g_assert_cmpfloat (fires->all, ==, 0);
}

/* Four fires, counted against every roll of four d10; there are five fire-chips, so that only one more can burn (page 1). */
static void
test_many_fires (void)
{
  static const int burn[] = { 0, 1, 9, 10 };
  guint n;
  const HkCzSpot *spots = hk_cz_map_list_spots ("a", &n);
  gboolean burning[HK_CZ_N_LOCATIONS] = { FALSE };
  g_autoptr (HkCzFires) fires = NULL;
  double counted[5] = { 0 };
  double caught[HK_CZ_N_LOCATIONS] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (burn); i++)
    burning[burn[i]] = TRUE;
  fires = hk_cz_fires_work_out (spots, n, burning);
  for (int roll = 0; roll < 10000; roll++)
    {
      gboolean now[HK_CZ_N_LOCATIONS] = { FALSE };
      int rest = roll;
      int count = 0;

      for (guint i = 0; i < G_N_ELEMENTS (burn); i++, rest /= 10)
        {
          int q = spots[burn[i]].q;
          int r = spots[burn[i]].r;

          if (!hk_cz_map_step (rest % 10, &q, &r))
            continue;
          for (guint j = 0; j < n; j++)
            if (spots[j].q == q && spots[j].r == r && !burning[j] && !now[j] && count < HK_CZ_N_FIRES - (int) G_N_ELEMENTS (burn))
              {
                now[j] = TRUE;
                count++;
              }
        }
      for (guint j = 0; j < n; j++)
        caught[j] += now[j] / 10000.0;
      counted[count] += 1 / 10000.0;
    }
  for (guint i = 0; i < 5; i++)
    g_assert_cmpfloat_with_epsilon (g_array_index (fires->new_fires, double, i), counted[i], 1e-9);
  for (guint j = 0; j < n; j++)
    g_assert_cmpfloat_with_epsilon (g_array_index (fires->chances, double, j), caught[j], 1e-9);
  g_assert_cmpfloat_with_epsilon (fires->all, 1 - counted[0], 1e-9);
  g_assert_cmpfloat (g_array_index (fires->new_fires, double, 2), ==, 0);
}

/* From the middle of map A a horde needs four steps to be gone; from a hex beside its corner half of the faces lead away
 * for good (page 12). */
static void
test_horde_odds (void)
{
  guint n;
  const HkCzSpot *spots = hk_cz_map_list_spots ("a", &n);
  g_autoptr (GArray) middle = hk_cz_horde_work_out (spots, n, 0, 0, FALSE, 4, -1, NULL);
  g_autoptr (GArray) corner = hk_cz_horde_work_out (spots, n, 3, -3, FALSE, 1, -1, NULL);
  double visit = 0;
  g_autoptr (GArray) watched = NULL;
  int left = 0;

  g_assert_cmpfloat (g_array_index (middle, double, 2), ==, 0);
  for (int roll = 0; roll < 6 * 6 * 6 * 6; roll++)
    {
      int q = 0;
      int r = 0;
      gboolean gone = FALSE;

      for (int i = 0, rest = roll; i < 4 && !gone; i++, rest /= 6)
        {
          hk_cz_map_step (rest % 6 + 1, &q, &r);
          gone = hk_cz_map_get_distance (0, 0, q, r) > 3;
        }
      left += gone;
    }
  g_assert_cmpfloat_with_epsilon (g_array_index (middle, double, 3), left / 1296.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (g_array_index (corner, double, 0), 3 / 6.0, 1e-12);
  watched = hk_cz_horde_work_out (spots, n, 0, 0, FALSE, 1, 10, &visit);
  g_assert_cmpfloat_with_epsilon (visit, 1 / 6.0, 1e-12);
}

/* Page 12 and ruling.off-map: beside the map two faces lead along the edge; by the switch they take the horde away as those
 * do that lead two hexes off. */
static void
test_horde_odds_beside_map (void)
{
  guint n;
  const HkCzSpot *spots = hk_cz_map_list_spots ("a", &n);
  g_autoptr (GArray) ruled = hk_cz_horde_work_out (spots, n, 3, -1, FALSE, 1, -1, NULL);
  g_autoptr (GArray) switched = hk_cz_horde_work_out (spots, n, 3, -1, TRUE, 1, -1, NULL);

  g_assert_cmpfloat_with_epsilon (g_array_index (ruled, double, 0), 2 / 6.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (g_array_index (switched, double, 0), 4 / 6.0, 1e-12);
}

/* The calculators give the same through their door. */
/* The chance of each number of Encounters, from 0 on (Player Turn, page 8). */
static void
test_scout_chances (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) result = hk_play_calculate (HK_CZ_GAME, "scout-odds", "{\"roll\":\"d6-1\"}", NULL, &error);
  JsonArray *chances;

  g_assert_no_error (error);
  chances = json_object_get_array_member (json_node_get_object (result), "chances");
  g_assert_cmpuint (json_array_get_length (chances), ==, 6);
  for (guint i = 0; i < 6; i++)
    g_assert_cmpfloat_with_epsilon (json_array_get_double_element (chances, i), 1 / 6.0, 1e-12);
}

/* The chances of a scout roll, and of a fire that spreads (Player Turn, page 8; Raging Fire, page 14). */
static void
test_calculators (void)
{
  static const struct
  {
    const char *name;
    const char *params;
    const char *member;
    double      value;
  } cases[] = {
    { "scout-odds", "{\"roll\":\"3d6\"}", "mean", 10.5 },
    { "scout-odds", "{\"roll\":\"d6-1\",\"locked\":1}", "none", 2 / 6.0 },
    { "fire-odds", "{\"fires\":[[0,0]]}", "mean", 0.6 },
    { "fire-odds", "{\"fires\":[[0,0]],\"hexes\":[[0,0],[1,0]]}", "mean", 0.1 },
    { "horde-odds", "{\"phases\":1,\"watched\":[1,0]}", "visit", 1 / 6.0 },
    { "horde-odds", "{\"phases\":1,\"at\":[1,-2],\"watched\":[0,-2],\"pattern\":\"a\"}", "visit", 1 / 6.0 },
  };
  static const struct
  {
    const char *name;
    const char *params;
  } bad[] = {
    { "scout-odds", "{\"roll\":\"d20\"}" }, { "fire-odds", "{\"fires\":[[9,9]]}" }, { "fire-odds", "{\"fires\":7}" },
    { "horde-odds", "{\"at\":[1]}" }, { "horde-odds", "{\"watched\":[9,9]}" }, { "horde-odds", "{\"phases\":0}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) result = hk_play_calculate (HK_CZ_GAME, cases[i].name, cases[i].params, NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpfloat_with_epsilon (json_object_get_double_member (json_node_get_object (result), cases[i].member), cases[i].value, 1e-9);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (hk_play_calculate (HK_CZ_GAME, bad[i].name, bad[i].params, NULL, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/map/steps", test_steps);
  g_test_add_func ("/card-z/map/figure", test_figure);
  g_test_add_func ("/card-z/map/distance", test_distance);
  g_test_add_func ("/card-z/map/patterns", test_patterns);
  g_test_add_func ("/card-z/map/bridge", test_bridge);
  g_test_add_func ("/card-z/map/neighbours", test_neighbours);
  g_test_add_func ("/card-z/map/rolls", test_rolls);
  g_test_add_func ("/card-z/map/roll-odds", test_roll_odds);
  g_test_add_func ("/card-z/map/layouts", test_layouts);
  g_test_add_func ("/card-z/map/dividers", test_dividers);
  g_test_add_func ("/card-z/map/one-fire", test_one_fire);
  g_test_add_func ("/card-z/map/many-fires", test_many_fires);
  g_test_add_func ("/card-z/map/horde-odds", test_horde_odds);
  g_test_add_func ("/card-z/map/horde-odds-beside-map", test_horde_odds_beside_map);
  g_test_add_func ("/card-z/map/scout-chances", test_scout_chances);
  g_test_add_func ("/card-z/map/calculators", test_calculators);
  return g_test_run ();
}
