/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-error.h"
#include "games/rfyl/odds/hk-rf-odds.h"
#include "rf-game.h"

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

/* Section: Melee Combat. */
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

/* Section: Melee Combat. */
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

/* Section: Blood Cards. */
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
  double with_next;
  double seen[2];

  for (int infected = 0; infected < 2; infected++)
    {
      g_autoptr (HkTable) table = hk_play_new ("rfyl", "{\"players\":[{\"name\":\"Ann\"}],\"components\":\"owner\",\"pack\":{\"blood\":["
                                               "{\"id\":\"A\",\"drops\":2,\"infected\":1,\"copies\":2},{\"id\":\"B\",\"drops\":2,\"infected\":0,\"copies\":3}]}}", 3);
      HkRfTable *self = HK_RF_TABLE (table);
      g_autoptr (HkRfBlood) blood = hk_record_copy (hk_rf_table_find_blood (self, infected ? "A" : "B"));

      g_assert_true (hk_deck_take (self->blood_deck, infected ? "A" : "B", NULL));
      hk_record_list_append (hk_rf_table_get_player (self, 0)->bloods, blood);
      g_assert_true (hk_rf_table_get_infection_odds (self, 0, 0, &seen[infected]));
      g_assert_true (hk_rf_table_get_infection_odds (self, 0, 1, &with_next));
      g_assert_cmpfloat_with_epsilon (with_next, 0.7, 1e-12);
      g_assert_false (hk_rf_table_get_infection_odds (self, 0, 5, &with_next));
    }
  g_assert_cmpfloat_with_epsilon (seen[0], seen[1], 1e-12);
  g_assert_cmpfloat_with_epsilon (seen[0], 0.4, 1e-12);
}

#define DECK(cards) "{\"players\":[{\"name\":\"Ann\"}],\"components\":\"owner\",\"cards-by\":\"hand\",\"pack\":{" cards "}}"

static HkRfTable *
make_deck (const char *setup)
{
  return HK_RF_TABLE (hk_play_new ("rfyl", setup, 3));
}

/* Blood Cards: the drops are seen. All cards of one drop say infected here, and none of five drops does. */
static void
test_drops (void)
{
  static const struct
  {
    int    drops;
    double chance;
  } cases[] = { { 1, 1 }, { 5, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkRfTable) table = make_deck (DECK ("\"blood\":[{\"id\":\"A\",\"drops\":1,\"infected\":1,\"copies\":10},"
                                                     "{\"id\":\"B\",\"drops\":5,\"infected\":0,\"copies\":10}]"));
      HkRfPlayer *ann = rf_player (table, 0);
      double chance;

      hk_record_set_int (ann, &ann->blood_due, 1);
      rf_play (table, "{\"move\":\"draw-blood\",\"player\":0,\"drops\":%d}", cases[i].drops);
      g_assert_true (hk_rf_table_get_infection_odds (table, 0, 0, &chance));
      g_assert_cmpfloat_with_epsilon (chance, cases[i].chance, 1e-12);
      /* Counted down, it is still the same card. */
      hk_record_set_int (hk_rf_player_get_blood (ann, 0), &hk_rf_player_get_blood (ann, 0)->drops, 0);
      g_assert_true (hk_rf_table_get_infection_odds (table, 0, 0, &chance));
      g_assert_cmpfloat_with_epsilon (chance, cases[i].chance, 1e-12);
      /* One more of the 19 that are left; of those with one drop 10 or 9 are there. */
      g_assert_true (hk_rf_table_get_infection_odds (table, 0, 1, &chance));
      g_assert_cmpfloat_with_epsilon (chance, i == 0 ? 1 : 10.0 / 19.0, 1e-12);
    }
}

/* Drops that no card of the deck has: nothing is known of the card. */
static void
test_drops_unknown (void)
{
  g_autoptr (HkRfTable) table = make_deck (DECK ("\"blood\":[{\"id\":\"A\",\"drops\":1,\"infected\":0,\"copies\":4}]"));
  HkRfPlayer *ann = rf_player (table, 0);
  double chance;

  hk_record_set_int (ann, &ann->blood_due, 1);
  rf_play (table, "{\"move\":\"draw-blood\",\"player\":0,\"drops\":3}");
  g_assert_false (hk_rf_table_get_infection_odds (table, 0, 0, &chance));
}

/* A card that nothing is known of, in the pile or in the discards: then nothing is known of the others either. */
static void
test_unknown_card (void)
{
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (HkRfTable) table = make_deck (DECK ("\"blood\":[{\"id\":\"A\",\"drops\":1,\"infected\":0,\"copies\":4}]"));
      HkRfPlayer *ann = rf_player (table, 0);
      double chance;

      hk_record_set_int (ann, &ann->blood_due, 1);
      rf_play (table, "{\"move\":\"draw-blood\",\"player\":0,\"drops\":1}");
      if (i == 1)
        hk_deck_put_at_bottom (table->blood_deck, "Z");
      else if (i == 2)
        hk_deck_discard (table->blood_deck, "Z");
      g_assert_true (hk_rf_table_get_infection_odds (table, 0, 0, &chance) == (i == 0));
    }
}

/* Setup: the discards are shuffled when the deck has run out. The human draws the 5 that is left, the zombie one of them. */
static void
test_almost_empty (void)
{
  static const int pile[] = { 5 };
  static const int discards[] = { 1, 2, 9, 2 };
  const HkRfCards cards = { pile, 1, discards, 4, TRUE, FALSE };
  const HkRfCards last = { pile, 1, discards, 4, FALSE, FALSE };
  const int bonus = 0;
  double lost[2];
  double tie;

  g_assert_true (hk_rf_fights_reckon (&cards, &bonus, 1, lost, &tie));
  g_assert_cmpfloat_with_epsilon (lost[1], 0.25, 1e-12);
  g_assert_cmpfloat_with_epsilon (tie, 0, 1e-12);
  g_assert_false (hk_rf_fights_reckon (&last, &bonus, 1, lost, &tie));
}

/* Setup: a card of the box that the app has on the discards says that they were shuffled; no card comes in from nowhere. */
static void
test_told_reshuffle (void)
{
  g_autoptr (HkRfTable) table = make_deck (DECK ("\"determination\":[{\"value\":1},{\"value\":2},{\"value\":3}]"));

  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[2]}");
  rf_play (table, "{\"move\":\"pass-move\",\"player\":0}");
  rf_play (table, "{\"move\":\"next-phase\"}");
  rf_play (table, "{\"move\":\"event\",\"facts\":{\"name\":\"Nothing\"}}");
  rf_play (table, "{\"move\":\"resolve-event\"}");
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpuint (hk_deck_get_n_discarded (table->determination_deck), ==, 1);
  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[2]}");
  g_assert_cmpuint (hk_deck_get_n_discarded (table->determination_deck), ==, 0);
  g_assert_cmpuint (hk_deck_get_n_left (table->determination_deck), ==, 2);
}

static void
begin_fights (HkRfTable *table,
              int        n)
{
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":30,\"count\":%d}", n);
  rf_play (table, "{\"move\":\"go-to-phase\",\"phase\":\"combat\",\"house\":true}");
  g_assert_cmpint (hk_rf_table_get_n_fights (table), ==, n);
}

/* Melee Combat: nothing is entered, and yet it is known that both draw alike. */
static void
test_unknown (void)
{
  g_autoptr (HkRfTable) table = make_deck ("{\"players\":[{\"name\":\"Ann\"}],\"components\":\"none\",\"cards-by\":\"hand\"}");
  HkRfRunnerOdds together;
  HkRfFightOdds odds;
  double least;
  double most;

  begin_fights (table, 3);
  rf_play (table, "{\"move\":\"fight\",\"fight\":0,\"human\":[9],\"zombie\":[1]}");
  /* The two cards that were told are not the deck. */
  g_assert_false (hk_rf_table_get_fight_odds (table, 0, &odds));
  hk_rf_table_get_fight_bounds (table, 0, &least, &most);
  g_assert_cmpfloat_with_epsilon (least, 0.5, 1e-12);
  g_assert_cmpfloat_with_epsilon (most, 0.5, 1e-12);
  hk_rf_table_get_fight_bounds (table, 2, &least, &most);
  g_assert_cmpfloat_with_epsilon (least, 0.5, 1e-12);
  g_assert_cmpfloat_with_epsilon (most, 1, 1e-12);
  g_assert_true (hk_rf_table_get_runner_odds (table, 0, &together));
  g_assert_cmpint (together.n_fights, ==, 2);
  g_assert_cmpfloat_with_epsilon (together.none_least, 0.25, 1e-12);
  g_assert_cmpfloat_with_epsilon (together.none_most, 0.25, 1e-12);
  /* Unknown is not safe: each Blood card may say infected, and there is none in one case of four. */
  g_assert_cmpfloat_with_epsilon (together.infected_least, 0, 1e-12);
  g_assert_cmpfloat_with_epsilon (together.infected_most, 0.75, 1e-12);
}

/* Combat: with a weapon, ties are won; where no deck is known the best case is then that all cards are alike. */
static void
test_unknown_with_a_weapon (void)
{
  g_autoptr (HkRfTable) table = make_deck ("{\"players\":[{\"name\":\"Ann\"}],\"components\":\"none\",\"cards-by\":\"hand\"}");
  HkRfRunnerOdds odds;

  begin_fights (table, 1);
  rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Pipe\",\"kind\":\"weapon\",\"bonus\":1}");
  g_assert_true (hk_rf_table_get_runner_odds (table, 0, &odds));
  g_assert_cmpfloat_with_epsilon (odds.none_least, 0.5, 1e-12);
  g_assert_cmpfloat_with_epsilon (odds.none_most, 1, 1e-12);
}

/* Combat: a weapon with one use left helps in one fight and not in the next; several add up. */
static void
test_uses (void)
{
  g_autoptr (HkRfTable) table = make_deck ("{\"players\":[{\"name\":\"Ann\"}],\"components\":\"none\",\"cards-by\":\"hand\"}");
  HkRfRunnerOdds odds;

  begin_fights (table, 2);
  rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Pipe\",\"kind\":\"weapon\",\"bonus\":1,\"uses\":1}");
  g_assert_true (hk_rf_table_get_runner_odds (table, 0, &odds));
  g_assert_cmpfloat_with_epsilon (odds.none_least, 0.25, 1e-12);
  g_assert_cmpfloat_with_epsilon (odds.none_most, 0.5, 1e-12);
  /* What takes away as much makes them even again. */
  rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Twig\",\"kind\":\"weapon\",\"bonus\":-1,\"uses\":1}");
  g_assert_true (hk_rf_table_get_runner_odds (table, 0, &odds));
  g_assert_cmpfloat_with_epsilon (odds.none_most, 0.25, 1e-12);
}

/* However many weapons there are, together they add no more than the calculator takes. */
static void
test_many_weapons (void)
{
  g_autoptr (HkRfTable) table = make_deck ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"none\",\"cards-by\":\"hand\"}");

  for (int i = 0; i < 5; i++)
    {
      rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Axe\",\"kind\":\"weapon\",\"bonus\":20}");
      rf_play (table, "{\"move\":\"gain-item\",\"player\":1,\"name\":\"Twig\",\"kind\":\"weapon\",\"bonus\":-20}");
    }
  g_assert_cmpint (hk_rf_table_get_weapon_bonus (table, 0), ==, 99);
  g_assert_cmpint (hk_rf_table_get_weapon_bonus (table, 1), ==, -99);
}

/* Combat: the chance of a fight follows from the cards that are left of a deck that is known, and from its discards. */
static void
test_known_deck (void)
{
  static const int pile[] = { 1, 2, 4, 4, 7 };
  static const int discards[] = { 5, 3 };
  const HkRfCards cards = { pile, G_N_ELEMENTS (pile), discards, G_N_ELEMENTS (discards), TRUE };
  g_autoptr (HkRfTable) table = make_deck (DECK ("\"determination\":[{\"value\":1},{\"value\":2},{\"value\":3},{\"value\":4,\"copies\":2},"
                                                 "{\"value\":5},{\"value\":7}]"));
  const int bonus = 1;
  HkRfRunnerOdds together;
  HkRfFightOdds odds;
  double lost[2];
  double tie;

  begin_fights (table, 2);
  rf_play (table, "{\"move\":\"fight\",\"fight\":0,\"human\":[5],\"zombie\":[3]}");
  g_assert_true (hk_rf_fights_reckon (&cards, &bonus, 1, lost, &tie));
  g_assert_true (hk_rf_table_get_fight_odds (table, bonus, &odds));
  g_assert_cmpfloat_with_epsilon (odds.win, lost[0], 1e-12);
  g_assert_cmpfloat (odds.win, >, 0.5);
  rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Pipe\",\"kind\":\"weapon\",\"bonus\":1}");
  g_assert_true (hk_rf_table_get_runner_odds (table, 0, &together));
  g_assert_cmpfloat_with_epsilon (together.none_least, lost[0], 1e-12);
  g_assert_cmpfloat_with_epsilon (together.none_most, lost[0], 1e-12);
}

/* The Blood cards are known and the Determination cards are not: without a lost fight there is no infection, and two lost fights are
 * the worst. */
static void
test_unknown_but_blood (void)
{
  g_autoptr (HkRfTable) table = make_deck (DECK ("\"blood\":[{\"id\":\"A\",\"drops\":3,\"infected\":1,\"copies\":2},"
                                                 "{\"id\":\"B\",\"drops\":3,\"infected\":0,\"copies\":2}]"));
  HkRfRunnerOdds odds;

  begin_fights (table, 2);
  /* With a weapon the cards do not even each other out. */
  rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Pipe\",\"kind\":\"weapon\",\"bonus\":1}");
  g_assert_true (hk_rf_table_get_runner_odds (table, 0, &odds));
  g_assert_cmpint (odds.n_fights, ==, 2);
  g_assert_cmpfloat_with_epsilon (odds.infected_least, 0, 1e-12);
  /* At least one of two cards out of two bad and two good: 1 - 1/2 · 1/3. */
  g_assert_cmpfloat_with_epsilon (odds.infected_most, 5.0 / 6, 1e-12);
}

/* Tries every order of the cards for two fights. */
static void
enumerate_two (const int *values,
               gboolean  *used,
               guint      n,
               int        fight,
               int        human,
               int        lost,
               double     chance,
               double    *counts)
{
  static const int bonuses[] = { 2, 0 };
  guint left = 0;

  for (guint i = 0; i < n; i++)
    left += !used[i];
  if (fight == 2)
    {
      counts[lost] += chance;
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      const int difference = human + bonuses[fight] - values[i];

      if (used[i])
        continue;
      used[i] = TRUE;
      if (human < 0)
        enumerate_two (values, used, n, fight, values[i], lost, chance / left, counts);
      else if (difference == 0)
        enumerate_two (values, used, n, fight, -1, lost, chance / left, counts);
      else
        enumerate_two (values, used, n, fight + 1, -1, lost + (difference < 0), chance / left, counts);
      used[i] = FALSE;
    }
}

/* All fights of a runner together, against every order in which the cards can come (Melee Combat). */
static void
test_together (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);

  for (guint round = 0; round < 40; round++)
    {
      static const int bonuses[] = { 2, 0 };
      gboolean used[7] = { FALSE };
      double counts[3] = { 0 };
      double lost[3];
      double tie;
      double total;
      int values[7];
      const HkRfCards cards = { values, 7, NULL, 0, FALSE, FALSE };

      for (guint i = 0; i < 7; i++)
        values[i] = g_rand_int_range (rand, 1, 7);
      enumerate_two (values, used, 7, 0, -1, 0, 1, counts);
      total = counts[0] + counts[1] + counts[2];
      g_assert_true (hk_rf_fights_reckon (&cards, bonuses, 2, lost, &tie) == (total > 0));
      for (guint i = 0; total > 0 && i < 3; i++)
        g_assert_cmpfloat_with_epsilon (lost[i], counts[i] / total, 1e-9);
    }
}

/* With the deck and the Blood cards entered: two fights, one card more for each that is lost. */
static void
test_runner (void)
{
  g_autoptr (HkRfTable) table = make_deck (DECK ("\"determination\":[{\"value\":1,\"copies\":6},{\"value\":5,\"copies\":6}],"
                                                 "\"blood\":[{\"id\":\"A\",\"drops\":2,\"infected\":1,\"copies\":5},"
                                                 "{\"id\":\"B\",\"drops\":2,\"infected\":0,\"copies\":5}]"));
  HkRfRunnerOdds together;

  begin_fights (table, 2);
  g_assert_true (hk_rf_table_get_runner_odds (table, 0, &together));
  g_assert_cmpfloat_with_epsilon (together.lost[0], 0.25, 1e-6);
  g_assert_cmpfloat_with_epsilon (together.lost[1], 0.5, 1e-6);
  g_assert_cmpfloat_with_epsilon (together.infected_least, 0.5 * 0.5 + 0.25 * (1 - 0.5 * 4 / 9), 1e-6);
  g_assert_cmpfloat_with_epsilon (together.infected_most, together.infected_least, 1e-12);
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
  g_test_add_func ("/rfyl/odds/drops", test_drops);
  g_test_add_func ("/rfyl/odds/drops-unknown", test_drops_unknown);
  g_test_add_func ("/rfyl/odds/unknown-card", test_unknown_card);
  g_test_add_func ("/rfyl/odds/almost-empty", test_almost_empty);
  g_test_add_func ("/rfyl/odds/told-reshuffle", test_told_reshuffle);
  g_test_add_func ("/rfyl/odds/unknown", test_unknown);
  g_test_add_func ("/rfyl/odds/unknown-with-a-weapon", test_unknown_with_a_weapon);
  g_test_add_func ("/rfyl/odds/many-weapons", test_many_weapons);
  g_test_add_func ("/rfyl/odds/uses", test_uses);
  g_test_add_func ("/rfyl/odds/known-deck", test_known_deck);
  g_test_add_func ("/rfyl/odds/unknown-but-blood", test_unknown_but_blood);
  g_test_add_func ("/rfyl/odds/together", test_together);
  g_test_add_func ("/rfyl/odds/runner", test_runner);
  g_test_add_func ("/rfyl/odds/calculators", test_calculators);
  return g_test_run ();
}
