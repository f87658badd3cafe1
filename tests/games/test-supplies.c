/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/story/hk-supply.h"
#include "hk-play.h"

/* What is left in the box: of each game what is counted at the beginning, and that no card gets lost or comes twice in whole games. */

/* @used: at the beginning
 * @rest: in decks; -1 where nobody knows */
typedef struct
{
  const char *title;
  int         count;
  int         used;
  int         rest;
} Line;

static void
check (const char *game,
       const char *setup,
       const Line *lines,
       guint       n_lines)
{
  g_autoptr (HkTable) table = hk_play_new (game, setup, 3);
  g_autoptr (GPtrArray) supplies = hk_supply_list (table);

  for (guint i = 0; i < supplies->len; i++)
    {
      const HkSupply *supply = g_ptr_array_index (supplies, i);

      g_test_message ("%s: { \"%s\", %d, %d, %d },", game, supply->title, supply->count, supply->used, supply->rest);
    }
  g_assert_cmpuint (supplies->len, ==, n_lines);
  for (guint i = 0; i < n_lines; i++)
    {
      const HkSupply *supply = g_ptr_array_index (supplies, i);

      g_assert_cmpstr (supply->title, ==, lines[i].title);
      g_assert_cmpint (supply->count, ==, lines[i].count);
      g_assert_cmpint (supply->used, ==, lines[i].used);
      g_assert_cmpint (supply->rest, ==, lines[i].rest);
    }
}

/* HkPlayDescribe */
static void
add_up (GString *out,
        HkTable *table)
{
  g_autoptr (GPtrArray) supplies = hk_supply_list (table);

  for (guint i = 0; i < supplies->len; i++)
    {
      const HkSupply *supply = g_ptr_array_index (supplies, i);

      g_assert_cmpint (supply->used, >=, 0);
      if (supply->rest >= 0 && supply->rest + supply->used != supply->count)
        g_error ("%s: %d in play, %d in the deck, of %d\n%s", supply->title, supply->used, supply->rest, supply->count, out->str + MAX (0, (gssize) out->len - 300));
    }
}

static void
play (const char *game,
      const char *script)
{
  g_autofree char *told = hk_play_whole_script (game, script, add_up);

  g_assert_nonnull (told);
}

#define TWO "{\"components\":\"stand-in\",\"cards-by\":\"app\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}"

static void
test_zombiez (void)
{
  static const Line lines[] = {
    { "Card", 83, 0, -1 },
  };

  check ("zombiez", TWO, lines, G_N_ELEMENTS (lines));
  play ("zombiez", "two");
}

static void
test_dark_age_z (void)
{
  static const Line lines[] = {
    { "Command Token", 65, 12, -1 },
    { "Zombie Token", 80, 9, -1 },
    { "Army Card", 96, 7, 89 },
    { "Weakened Army Card", 10, 0, -1 },
    { "Relic Card", 24, 0, 24 },
    { "Commander Card", 6, 1, 5 },
  };

  check ("dark-age-z", TWO, lines, G_N_ELEMENTS (lines));
  play ("dark-age-z", "two-players");
  play ("dark-age-z", "four-players");
  play ("dark-age-z", "cooperative");
}

static void
test_army_of_the_dead (void)
{
  static const Line lines[] = {
    { "Shambler", 30, 0, -1 },
    { "Alpha", 16, 0, -1 },
    { "Abomination card", 5, 0, -1 },
    { "Sleeper token", 30, 0, -1 },
    { "Zombie Spawn token", 5, 2, -1 },
    { "Equipment card", 55, 12, 43 },
  };

  check ("army-of-the-dead", TWO, lines, G_N_ELEMENTS (lines));
  play ("army-of-the-dead", "won");
  play ("army-of-the-dead", "lost");
}

static void
test_card_z (void)
{
  static const Line lines[] = {
    { "White safe-chip", 10, 2, -1 },
    { "Red fire-chip", 5, 0, -1 },
    { "Encounter", 85, 0, -1 },
    { "Residential Loot", 102, 12, -1 },
    { "Commercial Loot", 30, 0, -1 },
    { "Fresh Food", 12, 0, -1 },
    { "Sick card", 6, 0, -1 },
    { "Wounded card", 3, 0, -1 },
  };

  check ("card-z", TWO, lines, G_N_ELEMENTS (lines));
  play ("card-z", "survive-co-op");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/supplies/army-of-the-dead", test_army_of_the_dead);
  g_test_add_func ("/supplies/card-z", test_card_z);
  g_test_add_func ("/supplies/dark-age-z", test_dark_age_z);
  g_test_add_func ("/supplies/zombiez", test_zombiez);

  return g_test_run ();
}
