/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-zz-places.h"
#include "hk-zz-sets.h"
#include "hk-zz-worth.h"

/* What cards are worth to a player: victory points with all horde sets that the collection allows. */

/* More actions than this in one row are not looked at; a row has one of each, unless the group plays it otherwise. */
#define MAX_ACTIONS 2

/* Every card is a point; a run of five makes ten points of five cards, four of a value ten of four (Creating a Horde
 * Set, Scoring). All ways to divide the cards are compared. Returns the most victory points that the collection can
 * be.
 * @hand: a collection by value
 * @runs: (out) (optional): how many horde sets of one card of each value it makes at best
 * @fours: (out) (optional): how many of four cards of one value */
int
hk_zz_hand_get_points (const HkZzHand *hand,
                       int            *runs,
                       int            *fours)
{
  int most_runs = hand->counts[0];
  int total = 0;
  int best = -1;

  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    {
      most_runs = MIN (most_runs, hand->counts[i]);
      total += hand->counts[i];
    }
  for (int r = 0; r <= most_runs; r++)
    {
      int n = 0;
      int points;

      for (int i = 0; i < HK_ZZ_N_VALUES; i++)
        n += (hand->counts[i] - r) / HK_ZZ_FOUR;
      points = HK_ZZ_SET_POINTS * (r + n) + HK_ZZ_CARD_POINTS * (total - HK_ZZ_N_VALUES * r - HK_ZZ_FOUR * n);
      if (points <= best)
        continue;
      best = points;
      if (runs != NULL)
        *runs = r;
      if (fours != NULL)
        *fours = n;
    }
  return best;
}

static int
count (const HkZzHand *hand)
{
  int n = 0;

  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    n += hand->counts[i];
  return n;
}

static HkZzHand
join (const HkZzHand *a,
      const HkZzHand *b)
{
  HkZzHand sum;

  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    sum.counts[i] = a->counts[i] + b->counts[i];
  return sum;
}

/* The most points when the actions that are left are played in the best order and with the best choices. */
static int
play_actions (HkZzHand        hand,
              HkZzHand        others,
              int             axes,
              int             nets,
              const HkZzHand *zombies)
{
  const HkZzHand all = join (&hand, zombies);
  int best = -1;

  if (axes == 0 && nets == 0)
    return hk_zz_hand_get_points (&all, NULL, NULL);
  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    {
      HkZzHand left = hand;
      HkZzHand theirs = others;

      if (axes > 0 && hand.counts[i] > 0)
        {
          left.counts[i]--;
          best = MAX (best, play_actions (left, others, axes - 1, nets, zombies));
        }
      if (nets > 0 && others.counts[i] > 0)
        {
          left = hand;
          left.counts[i]++;
          theirs.counts[i]--;
          best = MAX (best, play_actions (left, theirs, axes, nets - 1, zombies));
        }
    }
  if (axes > 0 && count (&hand) == 0)
    best = MAX (best, play_actions (hand, others, axes - 1, nets, zombies));
  if (nets > 0 && count (&others) == 0)
    best = MAX (best, play_actions (hand, others, axes, nets - 1, zombies));
  return best;
}

/* Takes the horde sets out that are to be made beforehand: @runs, and four of each value of the bits of @mask. */
static gboolean
bank (HkZzHand *hand,
      int       runs,
      guint     mask,
      int      *points)
{
  *points = HK_ZZ_SET_POINTS * runs;
  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    {
      int fours;

      hand->counts[i] -= runs;
      if (hand->counts[i] < 0)
        return FALSE;
      fours = (mask & (1u << i)) == 0 ? 0 : hand->counts[i] / HK_ZZ_FOUR;
      if ((mask & (1u << i)) != 0 && fours == 0)
        return FALSE;
      hand->counts[i] -= HK_ZZ_FOUR * fours;
      *points += HK_ZZ_SET_POINTS * fours;
    }
  return TRUE;
}

/* The actions are played first, in the best order, with the best choices, and after those horde sets that it pays to
 * make beforehand; then the zombies are added (Action Cards). Returns by how many victory points the collection is
 * better afterwards, horde sets counted; below 0 for an Axe.
 * @hand: a collection before the cards are gained */
int
hk_zz_gain_get_worth (const HkZzHand *hand,
                      const HkZzGain *gain)
{
  const int before = hk_zz_hand_get_points (hand, NULL, NULL);
  const int axes = MIN (gain->axes, MAX_ACTIONS);
  const int nets = MIN (gain->nets, MAX_ACTIONS);
  int best = play_actions (*hand, gain->others, axes, nets, &gain->zombies);
  HkZzHand left = *hand;
  int points;

  for (int runs = 0; axes > 0 && bank (&left, runs, 0, &points); runs++, left = *hand)
    for (guint mask = 0; mask < 1u << HK_ZZ_N_VALUES; mask++)
      {
        left = *hand;
        if (bank (&left, runs, mask, &points))
          best = MAX (best, points + play_actions (left, gain->others, axes, nets, &gain->zombies));
      }
  return best - before;
}

/* The collection by value. */
static HkZzHand
get_hand (HkZzPlayer *player)
{
  HkZzHand hand = { { 0 } };

  g_return_val_if_fail (HK_IS_ZZ_PLAYER (player), hand);

  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    hand.counts[i] = hk_zz_player_count_value (player, i + 1);
  return hand;
}

static void
add_card (HkZzGain *gain,
          HkZzCard *top)
{
  const HkZzCell cell = hk_zz_card_to_cell (hk_zz_card_get_lowest (top));

  gain->axes += cell.kind == HK_ZZ_AXE;
  gain->nets += cell.kind == HK_ZZ_NET;
  gain->shotguns += cell.kind == HK_ZZ_SHOTGUN;
  if (cell.value > 0)
    gain->zombies.counts[cell.value - 1]++;
}

static HkZzGain
begin_gain (HkZzTable *self,
            int        player)
{
  HkZzGain gain = { { { 0 } }, 0, 0, 0, { { 0 } } };

  for (int i = 0; i < hk_zz_table_get_n_players (self); i++)
    if (i != player)
      {
        const HkZzHand hand = get_hand (hk_zz_table_get_player (self, i));

        gain.others = join (&gain.others, &hand);
      }
  return gain;
}

static HkZzGain
gain_row (HkZzTable *self,
          int        row,
          int        player)
{
  HkZzGain gain = begin_gain (self, player);
  HkZzRow *record = hk_zz_table_get_row (self, row);

  for (int i = 0; record != NULL && i < hk_zz_row_get_n_cards (record); i++)
    add_card (&gain, hk_zz_row_get_card (record, i));
  return gain;
}

/* Returns whether there is such a player.
 * @row: 0 to 2
 * @hand: (out): the collection of the player
 * @gain: (out): what the row adds to it */
gboolean
hk_zz_table_get_gain (HkZzTable *self,
                      int        row,
                      int        player,
                      HkZzHand  *hand,
                      HkZzGain  *gain)
{
  HkZzPlayer *record = hk_zz_table_get_player (self, player);

  if (record == NULL)
    return FALSE;
  *hand = get_hand (record);
  *gain = gain_row (self, row, player);
  return TRUE;
}

/* Returns by how many victory points the player would be better off with the row, horde sets counted; 0 of an empty
 * row.
 * @row: 0 to 2 */
int
hk_zz_table_get_row_worth (HkZzTable *self,
                           int        row,
                           int        player)
{
  HkZzPlayer *record = hk_zz_table_get_player (self, player);
  HkZzGain gain;
  HkZzHand hand;

  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), 0);

  if (record == NULL)
    return 0;
  gain = gain_row (self, row, player);
  hand = get_hand (record);
  return hk_zz_gain_get_worth (&hand, &gain);
}

/* Returns by how many victory points the player would be better off with the card at that end.
 * @row: 0 to 2
 * @side: the left or the right end */
int
hk_zz_table_get_end_worth (HkZzTable *self,
                           int        row,
                           HkZzSide   side,
                           int        player)
{
  HkZzPlayer *record = hk_zz_table_get_player (self, player);
  HkZzRow *cards = hk_zz_table_get_row (self, row);
  HkZzCard *card = cards == NULL ? NULL : hk_zz_row_get_card (cards, side == HK_ZZ_LEFT ? 0 : hk_zz_row_get_n_cards (cards) - 1);
  HkZzGain gain;
  HkZzHand hand;

  if (record == NULL || card == NULL)
    return 0;
  gain = begin_gain (self, player);
  add_card (&gain, card);
  hand = get_hand (record);
  return hk_zz_gain_get_worth (&hand, &gain);
}

/* Returns the row that is worth most to the player, the first of equals; −1 when no card lies in any. */
int
hk_zz_table_find_best_row (HkZzTable *self,
                           int        player)
{
  int best = -1;
  int most = 0;

  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), -1);

  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    {
      HkZzRow *row = hk_zz_table_get_row (self, i);
      const int worth = row == NULL || hk_zz_row_get_n_cards (row) == 0 ? 0 : hk_zz_table_get_row_worth (self, i, player);

      if (row == NULL || hk_zz_row_get_n_cards (row) == 0 || (best >= 0 && worth <= most))
        continue;
      best = i;
      most = worth;
    }
  return best;
}

/* Returns (transfer full): how the worth comes about.
 * @hand: a collection before the cards are gained
 * @label: what the breakdown is of */
HkBreakdown *
hk_zz_gain_explain (const HkZzHand *hand,
                    const HkZzGain *gain,
                    const char     *label)
{
  HkBreakdown *breakdown = hk_breakdown_new (label, "zombiez/rewards.row");
  const HkZzGain zombies = { .zombies = gain->zombies };
  const HkZzGain axe = { .zombies = gain->zombies, .axes = gain->axes };
  const int n = count (&gain->zombies);
  const int worth = hk_zz_gain_get_worth (hand, gain);
  const int plain = hk_zz_gain_get_worth (hand, &zombies);
  const int with_axe = hk_zz_gain_get_worth (hand, &axe);

  hk_breakdown_set_int (breakdown, worth);
  hk_breakdown_set_mark (breakdown, HK_BREAKDOWN_RESULT);
  hk_breakdown_add_int (breakdown, _("Zombies gained, one point each"), n * HK_ZZ_CARD_POINTS, "zombiez/scoring.loose");
  if (plain != n)
    hk_breakdown_add_int (breakdown, _("More for the horde sets that they complete"), plain - n * HK_ZZ_CARD_POINTS,
                          "zombiez/horde.worth");
  if (gain->axes > 0)
    hk_breakdown_add_int (breakdown, _("The Axe costs a card of the collection"), with_axe - plain,
                          "zombiez/actions.axe");
  if (gain->nets > 0)
    hk_breakdown_add_int (breakdown, _("The Net steals a card"), worth - with_axe, "zombiez/actions.net");
  if (gain->shotguns > 0)
    hk_breakdown_add_int (breakdown, _("The Shotgun costs only the others"), 0, "zombiez/actions.shotgun");
  return breakdown;
}

/* Returns (transfer full) (nullable): how the worth of the row comes about.
 * @row: 0 to 2 */
HkBreakdown *
hk_zz_table_explain_worth (HkZzTable *self,
                           int        row,
                           int        player)
{
  HkZzPlayer *record = hk_zz_table_get_player (self, player);
  g_autofree char *label = NULL;
  HkZzGain gain;
  HkZzHand hand;

  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), NULL);

  if (record == NULL)
    return NULL;
  gain = gain_row (self, row, player);
  hand = get_hand (record);
  label = g_strdup_printf (_("What row %d is worth to %s"), row + 1, record->name);
  return hk_zz_gain_explain (&hand, &gain, label);
}
