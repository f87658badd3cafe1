/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/rules/hk-zz-places.h"
#include "zz-game.h"

/* The rulings that a group can switch, each without and with its house rule, and what is done out of turn. */

static HkZzTable *
lay (int         n_players,
     const char *house,
     const char *first,
     const char *second)
{
  g_autofree char *more = house == NULL ? g_strdup ("") : g_strdup_printf (",\"house\":{\"%s\":true}", house);
  HkZzTable *table = zz_new (n_players, more);

  zz_put (table, 0, first);
  zz_put (table, 1, second);
  return table;
}

/* Ann places a card and stops; row 1 is her reward. */
static void
earn (HkZzTable *table)
{
  zz_play (table, "'draw','card':'zombie-5-3'");
  zz_play (table, "'place','row':2");
  zz_play (table, "'stop'");
}

static gboolean
can_cover (HkZzTable *table,
           int        position)
{
  g_autoptr (HkZzCard) barricade = hk_zz_card_new (HK_ZZ_BARRICADE, 0, 0);
  g_autoptr (GPtrArray) places = hk_zz_list_places_of_card (table, barricade);

  return ((HkZzPlace *) g_ptr_array_index (places, position))->fit == HK_ZZ_FITS;
}

/* Barricade; ruling.barricade-any, ruling.barricade-on-barricade. */
static void
test_covered (void)
{
  g_autoptr (HkZzTable) plain = lay (3, NULL, "Xa 3b 4c#", "");
  g_autoptr (HkZzTable) zombies = lay (3, "zombies-covered", "Xa 3b 4c#", "");
  g_autoptr (HkZzTable) flat = lay (3, "no-piles", "Xa 3b 4c#", "");

  g_assert_true (can_cover (plain, 0) && can_cover (plain, 1) && can_cover (plain, 2));
  g_assert_true (!can_cover (zombies, 0) && can_cover (zombies, 1) && can_cover (zombies, 2));
  g_assert_true (can_cover (flat, 0) && can_cover (flat, 1) && !can_cover (flat, 2));
}

/* Rewards; ruling.must-take. */
static void
test_decline (void)
{
  g_autoptr (HkZzTable) plain = lay (2, NULL, "1a", "");
  g_autoptr (HkZzTable) house = lay (2, "decline-reward", "1a", "");

  earn (plain);
  zz_refuse (plain, HK_ERROR_REFUSED, "'pass'");
  zz_play (plain, "'pass','house':true");
  zz_assert_phase (plain, HK_ZZ_PHASE_TAKINGS);
  earn (house);
  zz_play (house, "'pass'");
  zz_assert_phase (house, HK_ZZ_PHASE_TAKINGS);
  g_assert_cmpint (hk_zz_player_get_n_cards (hk_zz_table_get_player (house, ANN)), ==, 0);
  zz_refuse (house, HK_ERROR_REFUSED, "'pass'");
  zz_play (house, "'pass','house':true");
  g_assert_cmpint (house->current_player, ==, BO);
}

/* Action Cards; ruling.forced-actions. */
static void
test_taken_actions (void)
{
  g_autoptr (HkZzTable) plain = lay (2, NULL, "1a", "Sb");
  g_autoptr (HkZzTable) house = lay (2, "idle-taken-actions", "1a", "Sb");

  earn (plain);
  zz_play (plain, "'reward','row':0");
  zz_play (plain, "'take','row':1");
  zz_assert_phase (plain, HK_ZZ_PHASE_ACTIONS);
  earn (house);
  zz_play (house, "'reward','row':0");
  zz_play (house, "'take','row':1");
  zz_assert_phase (house, HK_ZZ_PHASE_DRAW);
  g_assert_cmpuint (hk_deck_get_n_discarded (house->deck), ==, 1);
}

/* Action Cards; ruling.axe-before-reward, ruling.no-aim. */
static void
test_axe (void)
{
  g_autoptr (HkZzTable) plain = lay (2, NULL, "Xa 3b", "");
  g_autoptr (HkZzTable) reward = lay (2, "axe-reward", "Xa 3b", "");
  g_autoptr (HkZzTable) optional = lay (2, "optional-actions", "Xa 3b", "");

  earn (plain);
  zz_give (plain, ANN, "1a");
  zz_play (plain, "'reward','row':0");
  zz_refuse (plain, HK_ERROR_IMPOSSIBLE, "'axe','value':3");
  zz_refuse (plain, HK_ERROR_REFUSED, "'skip-action'");
  earn (reward);
  zz_play (reward, "'reward','row':0");
  zz_play (reward, "'axe','value':3");
  earn (optional);
  zz_give (optional, ANN, "1a");
  zz_play (optional, "'reward','row':0");
  zz_play (optional, "'skip-action'");
}

/* Action Cards; ruling.shotgun-one. */
static void
test_shotgun (void)
{
  g_autoptr (HkZzTable) plain = lay (2, NULL, "Sa", "");
  g_autoptr (HkZzTable) house = lay (2, "shotgun-all", "Sa", "");

  for (int i = 0; i < 2; i++)
    {
      HkZzTable *table = i == 0 ? plain : house;

      zz_give (table, BO, "3a 3b 3c 4a");
      earn (table);
      zz_play (table, "'reward','row':0");
      zz_play (table, "'shotgun','value':3");
      g_assert_cmpint (hk_zz_player_count_value (hk_zz_table_get_player (table, BO), 3), ==, i == 0 ? 2 : 0);
      g_assert_cmpint (hk_zz_player_count_value (hk_zz_table_get_player (table, BO), 4), ==, 1);
    }
}

/* Creating a Horde Set; ruling.sets-and-actions. */
static void
test_sets (void)
{
  g_autoptr (HkZzTable) plain = lay (2, NULL, "Xa", "");
  g_autoptr (HkZzTable) house = lay (2, "sets-any-time", "Xa", "");

  for (int i = 0; i < 2; i++)
    {
      HkZzTable *table = i == 0 ? plain : house;

      zz_give (table, ANN, "2a 2b 2c 2a");
      earn (table);
      zz_play (table, "'reward','row':0");
      if (i == 0)
        zz_refuse (table, HK_ERROR_REFUSED, "'horde-set','player':0,'kind':'four','value':2");
      else
        zz_play (table, "'horde-set','player':0,'kind':'four','value':2");
    }
}

static void
leave_one (HkZzTable *table)
{
  zz_set (table, "deck/draw-pile", "['zombie-1-1']");
  zz_set (table, "deck/discard-pile", "['zombie-2-2','zombie-4-1']");
}

/* Ending the Game; ruling.shuffle-at-once. */
static void
test_shuffle (void)
{
  g_autoptr (HkZzTable) plain = lay (4, NULL, "", "");
  g_autoptr (HkZzTable) house = lay (4, "late-shuffle", "", "");

  leave_one (plain);
  zz_play (plain, "'draw'");
  g_assert_cmpint (hk_zz_table_get_n_left (plain), ==, 2);
  leave_one (house);
  zz_play (house, "'draw'");
  g_assert_cmpint (hk_zz_table_get_n_left (house), ==, 0);
  g_assert_false (house->last_turn);
  zz_play (house, "'place','row':0");
  zz_play (house, "'draw'");
  g_assert_cmpint (house->shuffles_left, ==, 0);
  g_assert_cmpint (hk_zz_table_get_n_left (house), ==, 1);
}

/* Scoring; ruling.ties. */
static void
test_ties (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkZzTable) table = lay (2, i == 0 ? NULL : "ties-by-sets", "", "");
      g_autofree char *outcome = NULL;

      zz_play (table, "'score','player':0,'sets':2,'cards':3");
      zz_play (table, "'score','player':1,'sets':1,'cards':13");
      zz_play (table, "'finish'");
      outcome = hk_table_get_outcome (HK_TABLE (table));
      g_assert_true (g_str_has_prefix (outcome, i == 0 ? "Ann, Bo share the victory with 23 points." : "Ann wins with 23 points."));
    }
}

/* Barricade; ruling.covered-neighbours, ruling.barricade-colour. */
static void
test_barricade (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkZzTable) values = lay (2, i == 0 ? NULL : "barricade-breaks", "3b 4c#", "");
      g_autoptr (HkZzTable) colours = lay (2, i == 0 ? NULL : "bare-barricade", "1a", "");

      zz_play (values, "'draw','card':'zombie-1-3'");
      zz_play (colours, "'put-card','row':0,'position':0,'card':'barricade-3'");
      zz_play (colours, "'draw','card':'zombie-5-3'");
      if (i == 0)
        {
          zz_refuse (values, HK_ERROR_REFUSED, "'place','row':0,'side':'right'");
          zz_refuse (colours, HK_ERROR_REFUSED, "'place','row':0,'side':'right'");
          continue;
        }
      zz_play (values, "'place','row':0,'side':'right'");
      zz_play (colours, "'place','row':0,'side':'right'");
    }
  /* No colour is that of a Barricade without one. */
  for (int colour = 1; colour <= 3; colour++)
    {
      g_autoptr (HkZzTable) colours = lay (2, "bare-barricade", "1a", "");

      zz_play (colours, "'put-card','row':0,'position':0,'card':'barricade-%d'", colour);
      zz_play (colours, "'draw','card':'zombie-5-%d'", colour);
      zz_play (colours, "'place','row':0,'side':'right'");
    }
}

static int
count_in_row (HkZzTable *table,
              int        row)
{
  return hk_zz_row_get_n_cards (hk_zz_table_get_row (table, row));
}

/* Gameplay; ruling.barricade-others, ruling.rows-stay. */
static void
test_what_stays (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkZzTable) covered = lay (2, i == 0 ? NULL : "barricade-alone", "1a", "4c#");
      g_autoptr (HkZzTable) cleared = lay (2, i == 0 ? NULL : "rows-cleared", "1a", "2b 3c 4a");
      int n_cards;

      earn (covered);
      zz_play (covered, "'reward','row':0");
      zz_play (covered, "'take','row':1");
      g_assert_cmpint (hk_zz_player_get_n_cards (hk_zz_table_get_player (covered, BO)), ==, i == 0);
      g_assert_cmpint (count_in_row (covered, 1), ==, i);
      earn (cleared);
      n_cards = zz_count_all (cleared);
      zz_play (cleared, "'reward','row':0");
      zz_play (cleared, "'take','row':1");
      zz_assert_phase (cleared, HK_ZZ_PHASE_DRAW);
      g_assert_cmpint (zz_count_all (cleared), ==, n_cards);
      g_assert_cmpint (count_in_row (cleared, 1), ==, i == 0 ? 2 : 0);
      g_assert_cmpint (hk_zz_player_get_n_cards (hk_zz_table_get_player (cleared, BO)), ==, 1);
    }
}

static gboolean
cites (HkZzTable  *table,
       const char *name,
       const char *rule,
       gboolean   *set_aside)
{
  g_autoptr (HkMove) move = hk_move_build (name, "i:row", 1, NULL);

  g_assert_true (hk_table_apply (HK_TABLE (table), move, NULL));
  if (hk_move_get_cited (move) == NULL || !json_object_has_member (hk_move_get_cited (move), rule))
    return FALSE;
  *set_aside = json_object_get_boolean_member (hk_move_get_cited (move), rule);
  return TRUE;
}

/* The line of the log cites the ruling that decides, and says whether the group has set it aside; ruling.rows-stay. */
static void
test_cited (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkZzTable) table = lay (2, i == 0 ? NULL : "rows-cleared", "1a", "2b 3c 4a");
      gboolean set_aside = FALSE;

      earn (table);
      zz_play (table, "'reward','row':0");
      g_assert_true (cites (table, "take", "zombiez/ruling.rows-stay", &set_aside));
      g_assert_true (set_aside == (i == 1));
    }
}

/* Gameplay; ruling.single-card. */
static void
test_single (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkZzTable) table = lay (2, i == 0 ? NULL : "single-stays", "1a", "2b 3c");
      g_autoptr (HkZzTable) alone = lay (2, i == 0 ? NULL : "single-stays", "1a", "");

      earn (table);
      zz_play (table, "'reward','row':0");
      if (i == 0)
        zz_play (table, "'take','row':2");
      else
        zz_refuse (table, HK_ERROR_REFUSED, "'take','row':2");
      earn (alone);
      zz_play (alone, "'reward','row':0");
      zz_assert_phase (alone, i == 0 ? HK_ZZ_PHASE_TAKINGS : HK_ZZ_PHASE_DRAW);
    }
}

/* Creating a Horde Set; ruling.sets-when. */
static void
test_own_turn (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkZzTable) table = lay (2, i == 0 ? NULL : "own-turn-sets", "", "");

      zz_give (table, BO, "2a 2b 2c 2a");
      if (i == 0)
        zz_play (table, "'horde-set','player':1,'kind':'four','value':2");
      else
        zz_refuse (table, HK_ERROR_REFUSED, "'horde-set','player':1,'kind':'four','value':2");
    }
}

/* Ending the Game; ruling.no-discards. */
static void
test_no_discards (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkZzTable) table = lay (4, i == 0 ? NULL : "empty-goes-on", "", "");
      g_autoptr (HkPrimaryAction) next = NULL;

      zz_set (table, "deck/draw-pile", "['zombie-1-1']");
      zz_set (table, "deck/discard-pile", "[]");
      zz_play (table, "'draw'");
      g_assert_true (table->last_turn == (i == 0));
      if (i == 0)
        continue;
      zz_play (table, "'place','row':0");
      zz_play (table, "'stop'");
      zz_play (table, "'reward','row':0");
      g_assert_cmpint (table->current_player, ==, BO);
      next = hk_table_get_primary_action (HK_TABLE (table));
      g_assert_cmpstr (hk_move_get_name (hk_primary_action_get_move (next)), ==, "stop");
      zz_play (table, "'stop'");
      g_assert_cmpint (table->current_player, ==, CY);
      zz_set (table, "deck/discard-pile", "['zombie-2-2']");
      zz_play (table, "'draw'");
    }
}

/* Ending the Game; ruling.last-card. */
static void
test_last_card (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkZzTable) table = lay (2, i == 0 ? NULL : "last-bust-ends", "5a", "5a");

      zz_put (table, 2, "5a");
      zz_set (table, "deck/draw-pile", "['zombie-5-1']");
      zz_play (table, "'draw'");
      g_assert_true (table->last_turn);
      zz_play (table, "'bust'");
      zz_assert_phase (table, i == 0 ? HK_ZZ_PHASE_TAKINGS : HK_ZZ_PHASE_SCORING);
    }
}

/* Any step can be done out of turn, with a word from the group (Gameplay). */
static void
test_out_of_turn (void)
{
  g_autoptr (HkZzTable) table = lay (3, NULL, "1a 2b", "4c");

  zz_refuse (table, HK_ERROR_REFUSED, "'reward','row':0");
  zz_play (table, "'reward','row':0,'house':true");
  zz_assert_phase (table, HK_ZZ_PHASE_TAKINGS);
  zz_refuse (table, HK_ERROR_REFUSED, "'draw','card':'zombie-5-3'");
  zz_play (table, "'draw','card':'zombie-5-3','house':true");
  zz_assert_phase (table, HK_ZZ_PHASE_PLACE);
  /* A card that waits is placed or discarded first. */
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'reward','row':1");
  zz_play (table, "'place','row':0");
  zz_refuse (table, HK_ERROR_REFUSED, "'next-turn','player':2");
  zz_play (table, "'next-turn','player':2,'house':true");
  g_assert_cmpint (table->current_player, ==, CY);
  zz_assert_phase (table, HK_ZZ_PHASE_DRAW);
  zz_refuse (table, HK_ERROR_PARAMETER, "'next-turn','player':3");
}

/* The colours are told once, and never fewer than the cards show (Placing Cards). */
static void
test_colours (void)
{
  g_autoptr (HkZzTable) table = zz_new (3, ",\"components\":\"none\"");
  g_autoptr (JsonNode) names = json_from_string ("[\"red\",\" green \",\"blue\",\"sky\"]", NULL);
  g_autoptr (HkMove) move = NULL;
  g_autoptr (HkPrimaryAction) before = hk_table_get_primary_action (HK_TABLE (table));
  g_autoptr (HkPrimaryAction) after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (hk_zz_table_get_n_colours (table), ==, 0);
  g_assert_cmpstr (hk_primary_action_get_asks (before), ==, "colours");
  zz_refuse (table, HK_ERROR_PARAMETER, "'colours','names':['red']");
  zz_refuse (table, HK_ERROR_PARAMETER, "'colours','names':['red','red']");
  zz_refuse (table, HK_ERROR_PARAMETER, "'colours','names':['a','b','c','d','e','f','g']");
  zz_play (table, "'put-card','row':0,'position':0,'card':'zombie-3-4'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'colours','names':['red','green','blue']");
  move = hk_move_build ("colours", NULL);
  json_object_set_array_member (hk_move_get_params (move), "names", json_node_dup_array (names));
  g_assert_true (hk_table_apply (HK_TABLE (table), move, &error));
  g_assert_cmpint (hk_zz_table_get_n_colours (table), ==, 4);
  g_assert_cmpstr (table->colours[1], ==, "green");
  g_assert_cmpuint (hk_move_get_learned (move)->len, ==, 4);
  after = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_primary_action_get_asks (after), ==, "draw");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zombiez/house/covered", test_covered);
  g_test_add_func ("/zombiez/house/decline", test_decline);
  g_test_add_func ("/zombiez/house/taken-actions", test_taken_actions);
  g_test_add_func ("/zombiez/house/axe", test_axe);
  g_test_add_func ("/zombiez/house/shotgun", test_shotgun);
  g_test_add_func ("/zombiez/house/sets", test_sets);
  g_test_add_func ("/zombiez/house/shuffle", test_shuffle);
  g_test_add_func ("/zombiez/house/ties", test_ties);
  g_test_add_func ("/zombiez/house/barricade", test_barricade);
  g_test_add_func ("/zombiez/house/what-stays", test_what_stays);
  g_test_add_func ("/zombiez/house/cited", test_cited);
  g_test_add_func ("/zombiez/house/single", test_single);
  g_test_add_func ("/zombiez/house/own-turn", test_own_turn);
  g_test_add_func ("/zombiez/house/no-discards", test_no_discards);
  g_test_add_func ("/zombiez/house/last-card", test_last_card);
  g_test_add_func ("/zombiez/house/out-of-turn", test_out_of_turn);
  g_test_add_func ("/zombiez/house/colours", test_colours);
  return g_test_run ();
}
