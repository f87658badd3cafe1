/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "games/zombiez/guide/hk-zz-legal.h"
#include "games/zombiez/rules/hk-zz-actions.h"
#include "zz-game.h"

/* Axe, Net and Shotgun, their choices, and with nothing to take (Action Cards). */

/* Ann has just taken the row. */
static HkZzTable *
take_row (int         n_players,
          const char *row,
          const char *ann,
          const char *bo)
{
  HkZzTable *table = zz_lay (n_players, row, "", "");

  zz_give (table, ANN, ann);
  zz_give (table, BO, bo);
  zz_play (table, "'draw','card':'zombie-5-3'");
  zz_play (table, "'place','row':2");
  zz_play (table, "'stop'");
  zz_play (table, "'reward','row':0");
  return table;
}

/* Section: Action Cards. */
static void
test_axe (void)
{
  g_autoptr (HkZzTable) table = take_row (2, "1a Xb 4c", "2a 2b 3c", "1a");

  zz_assert_phase (table, HK_ZZ_PHASE_ACTIONS);
  /* The zombies of the row come after its actions. */
  zz_assert_cards (table, ANN, "2a 2b 3c");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'axe','value':4");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'axe','value':2,'colour':3");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'net','from':1,'value':1");
  zz_refuse (table, HK_ERROR_REFUSED, "'skip-action'");
  zz_play (table, "'axe','value':2,'colour':2");
  zz_assert_cards (table, ANN, "1a 2a 3c 4c");
  zz_assert_phase (table, HK_ZZ_PHASE_TAKINGS);
  g_assert_true (g_strv_contains (hk_deck_get_discards (table->deck), "axe-2"));
  g_assert_true (g_strv_contains (hk_deck_get_discards (table->deck), "zombie-2-2"));
  g_assert_cmpint (zz_count_all (table), ==, 83);
}

/* Ruling: an Axe takes nothing from an empty collection, not even the row that came with it. */
static void
test_axe_without_cards (void)
{
  g_autoptr (HkZzTable) table = take_row (2, "1a Xb 4c", "", "1a");
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));

  g_assert_cmpstr (hk_move_get_name (hk_primary_action_get_move (next)), ==, "skip-action");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'axe','value':1");
  zz_play (table, "'skip-action'");
  zz_assert_cards (table, ANN, "1a 4c");
  zz_assert_cards (table, BO, "1a");
}

/* Section: Action Cards. */
static void
test_net (void)
{
  g_autoptr (HkZzTable) table = take_row (3, "1a Nb", "2a", "3a 3c");

  zz_refuse (table, HK_ERROR_PARAMETER, "'net','from':0,'value':2");
  zz_refuse (table, HK_ERROR_PARAMETER, "'net','from':3,'value':2");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'net','from':1,'value':2");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'net','from':2,'value':3");
  zz_play (table, "'net','from':1,'value':3,'colour':3");
  zz_assert_cards (table, ANN, "1a 2a 3c");
  zz_assert_cards (table, BO, "3a");
  g_assert_cmpint (zz_count_all (table), ==, 83);
}

/* Section: Action Cards. */
static void
test_net_without_cards (void)
{
  g_autoptr (HkZzTable) table = take_row (3, "1a Nb", "2a", "");

  zz_play (table, "'skip-action','kind':'net'");
  zz_assert_cards (table, ANN, "1a 2a");
}

/* One card of the number from each of the others who has one; whose own cards do not count (Action Cards). */
static void
test_shotgun (void)
{
  g_autoptr (HkZzTable) table = take_row (4, "1a Sb", "3a", "3a 3b");

  zz_give (table, CY, "1b 4c");
  zz_give (table, DEE, "3c");
  zz_refuse (table, HK_ERROR_PARAMETER, "'shotgun','value':6");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'shotgun','value':3,'colours':[3,0,0]");
  zz_play (table, "'shotgun','value':3,'colours':[2,0,0]");
  zz_assert_cards (table, ANN, "1a 3a");
  zz_assert_cards (table, BO, "3a");
  zz_assert_cards (table, CY, "1b 4c");
  zz_assert_cards (table, DEE, "");
  g_assert_cmpint (zz_count_all (table), ==, 83);
}

/* Section: Action Cards. */
static void
test_shotgun_without_cards (void)
{
  g_autoptr (HkZzTable) table = take_row (2, "Sb", "", "3a");
  g_autofree char *said = NULL;

  zz_refuse (table, HK_ERROR_REFUSED, "'skip-action'");
  said = zz_say (table, "'shotgun','value':5");
  g_assert_nonnull (strstr (said, "Nobody else"));
  zz_assert_cards (table, BO, "3a");
}

/* In any order: the Net first, so that the Axe finds something. */
static void
test_order (void)
{
  g_autoptr (HkZzTable) table = take_row (2, "Xa Nb Sc", "", "3a 3b");
  g_autoptr (HkZzTable) other = take_row (2, "Xa Nb Sc", "", "3a 3b");
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));

  g_assert_cmpstr (hk_primary_action_get_asks (next), ==, "net");
  zz_play (table, "'shotgun','value':3");
  zz_play (table, "'net','from':1,'value':3");
  zz_play (table, "'axe','value':3");
  zz_assert_cards (table, ANN, "");
  zz_assert_cards (table, BO, "");
  zz_assert_phase (table, HK_ZZ_PHASE_TAKINGS);

  zz_play (other, "'skip-action','kind':'axe'");
  zz_play (other, "'net','from':1,'value':3");
  zz_play (other, "'shotgun','value':3");
  zz_assert_cards (other, ANN, "3a");
  zz_assert_cards (other, BO, "");
}

/* Who takes an action by force plays it before the next one takes (Action Cards). */
static void
test_forced (void)
{
  g_autoptr (HkZzTable) table = zz_lay (3, "1a", "Sb", "4a");

  zz_give (table, ANN, "2a 2b");
  zz_play (table, "'draw','card':'zombie-5-3'");
  zz_play (table, "'place','row':0,'side':'right'");
  zz_play (table, "'stop'");
  zz_play (table, "'reward','row':0");
  zz_play (table, "'take','row':1");
  zz_assert_phase (table, HK_ZZ_PHASE_ACTIONS);
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'take','row':2");
  g_assert_cmpint (hk_zz_table_get_action (table, 0)->player, ==, BO);
  zz_play (table, "'shotgun','value':2");
  zz_assert_cards (table, ANN, "1a 2b 5c");
  zz_assert_phase (table, HK_ZZ_PHASE_TAKINGS);
  g_assert_cmpint (table->taker, ==, CY);
}

/* A covered action is gained and played like any other (Action Cards). */
static void
test_covered (void)
{
  g_autoptr (HkZzTable) table = take_row (2, "1a Xb#", "2a", "");

  zz_assert_phase (table, HK_ZZ_PHASE_ACTIONS);
  zz_play (table, "'axe','value':2");
  zz_assert_cards (table, ANN, "1a");
  g_assert_cmpint (zz_count_all (table), ==, 83);
}

static guint
count_offers (HkZzTable  *table,
              const char *name)
{
  g_autoptr (GPtrArray) offers = hk_zz_list_moves (table);
  guint n = 0;

  for (guint i = 0; i < offers->len; i++)
    n += hk_move_option_is_legal (g_ptr_array_index (offers, i))
         && g_str_equal (hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (offers, i))), name);
  return n;
}

static void
test_offers (void)
{
  g_autoptr (HkZzTable) table = take_row (3, "Xa Nb Sc", "1a 1b 4c", "3a 3b 5a");

  zz_give (table, CY, "2a");
  g_assert_cmpuint (count_offers (table, "axe"), ==, 2);
  g_assert_cmpuint (count_offers (table, "net"), ==, 3);
  g_assert_cmpuint (count_offers (table, "shotgun"), ==, 5);
  g_assert_cmpuint (count_offers (table, "skip-action"), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zombiez/actions/axe", test_axe);
  g_test_add_func ("/zombiez/actions/axe-without-cards", test_axe_without_cards);
  g_test_add_func ("/zombiez/actions/net", test_net);
  g_test_add_func ("/zombiez/actions/net-without-cards", test_net_without_cards);
  g_test_add_func ("/zombiez/actions/shotgun", test_shotgun);
  g_test_add_func ("/zombiez/actions/shotgun-without-cards", test_shotgun_without_cards);
  g_test_add_func ("/zombiez/actions/order", test_order);
  g_test_add_func ("/zombiez/actions/forced", test_forced);
  g_test_add_func ("/zombiez/actions/covered", test_covered);
  g_test_add_func ("/zombiez/actions/offers", test_offers);
  return g_test_run ();
}
