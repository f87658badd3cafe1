/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <glib/gi18n-lib.h>

#include "hk-rf-order.h"

/* Who comes first: speed with its tiebreakers, and the orders that follow from it. */

static int
read_last (HkRfPlayer *player)
{
  const guint n = player->ties == NULL ? 0 : g_strv_length (player->ties);

  return n == 0 ? -1 : atoi (player->ties[n - 1]);
}

/* Compares the Determination cards of this turn, then the tiebreakers one after the other, or the last ones alone
 * where the group plays by them (Movement, ruling.tie-cards). Returns below 0 when @a is slower, above 0 when @a is
 * faster, 0 when they are tied. */
int
hk_rf_compare_speed (HkRfTable  *self,
                     HkRfPlayer *a,
                     HkRfPlayer *b)
{
  g_return_val_if_fail (HK_IS_RF_PLAYER (a), 0);
  g_return_val_if_fail (HK_IS_RF_PLAYER (b), 0);

  /* Whoever misses a movement is the slowest, or the fastest by a house rule (ruling.slowest). */
  if ((a->speed < 0) != (b->speed < 0) && hk_rf_table_has_house_rule (self, "missing-fastest"))
    return a->speed < 0 ? 1 : -1;
  if (a->speed != b->speed)
    return a->speed - b->speed;
  if (hk_rf_table_has_house_rule (self, "last-tie-card"))
    return a->ties == NULL || b->ties == NULL ? 0 : read_last (a) - read_last (b);
  for (guint i = 0; a->ties != NULL && b->ties != NULL && a->ties[i] != NULL && b->ties[i] != NULL; i++)
    {
      const int difference = atoi (a->ties[i]) - atoi (b->ties[i]);

      if (difference != 0)
        return difference;
    }
  return 0;
}

static GArray *
make_list (void)
{
  return g_array_new (FALSE, FALSE, sizeof (int));
}

/* All players, clockwise from the one who draws first (Draw Order). */
static GArray *
list_clockwise (HkRfTable *self)
{
  GArray *list = make_list ();
  const int n = hk_rf_table_get_n_players (self);

  for (int i = 0; i < n; i++)
    {
      const int player = (self->first_player + i) % n;

      g_array_append_val (list, player);
    }
  return list;
}

static void
keep_if (HkRfTable *self,
         GArray    *list,
         gboolean (*wanted) (HkRfPlayer *player))
{
  for (guint i = list->len; i > 0; i--)
    if (!wanted (hk_rf_table_get_player (self, g_array_index (list, int, i - 1))))
      g_array_remove_index (list, i - 1);
}

/* Sorts so that the slowest comes first, or the fastest; those who are tied stay as they are. */
static void
sort_by_speed (HkRfTable *self,
               GArray    *list,
               int        sign)
{
  for (guint i = 1; i < list->len; i++)
    for (guint j = i; j > 0; j--)
      {
        int *left = &g_array_index (list, int, j - 1);
        int *right = &g_array_index (list, int, j);
        const int kept = *left;

        if (sign * hk_rf_compare_speed (self, hk_rf_table_get_player (self, *left), hk_rf_table_get_player (self, *right)) <= 0)
          break;
        *left = *right;
        *right = kept;
      }
}

static gboolean
draws (HkRfPlayer *player)
{
  return hk_rf_player_is_human (player) && player->speed < 0 && player->skips == 0;
}

static gboolean
has_card (HkRfPlayer *player)
{
  return hk_rf_player_is_human (player) && player->speed >= 0;
}

static gboolean
hunts (HkRfPlayer *player)
{
  return player->zombie;
}

/* Returns (transfer full) (element-type int): the humans who still draw a movement card, clockwise from the one who
 * draws first (Draw Order). */
GArray *
hk_rf_list_drawing (HkRfTable *self)
{
  GArray *list = list_clockwise (self);

  g_return_val_if_fail (HK_IS_RF_TABLE (self), list);

  keep_if (self, list, draws);
  return list;
}

/* Returns (transfer full) (element-type int): the humans who are tied with another one in speed, clockwise; each of
 * them draws another card (Determination Cards). */
GArray *
hk_rf_list_tied (HkRfTable *self)
{
  GArray *list = list_clockwise (self);
  g_autoptr (GArray) all = NULL;

  g_return_val_if_fail (HK_IS_RF_TABLE (self), list);

  keep_if (self, list, has_card);
  all = g_array_copy (list);
  for (guint i = list->len; i > 0; i--)
    {
      const int player = g_array_index (list, int, i - 1);
      gboolean tied = FALSE;

      for (guint j = 0; j < all->len; j++)
        tied = tied || (g_array_index (all, int, j) != player
                        && hk_rf_compare_speed (self, hk_rf_table_get_player (self, player),
                                                hk_rf_table_get_player (self, g_array_index (all, int, j))) == 0);
      if (!tied)
        g_array_remove_index (list, i - 1);
    }
  return list;
}

/* Returns (transfer full) (element-type int): the humans with a movement card in the order in which they move: the
 * fastest first where speed decides, else clockwise (Movement, ruling.move-order). */
GArray *
hk_rf_list_movers (HkRfTable *self)
{
  GArray *list = list_clockwise (self);

  g_return_val_if_fail (HK_IS_RF_TABLE (self), list);

  keep_if (self, list, has_card);
  if (hk_rf_table_is_strategic (self) || self->draw_order == HK_RF_DRAW_ORDER_SPEED)
    sort_by_speed (self, list, -1);
  return list;
}

/* Returns the human who moves next; −1 when all have moved. */
int
hk_rf_find_next_mover (HkRfTable *self)
{
  g_autoptr (GArray) list = hk_rf_list_movers (self);

  for (guint i = 0; i < list->len; i++)
    if (!hk_rf_table_get_player (self, g_array_index (list, int, i))->moved)
      return g_array_index (list, int, i);
  return -1;
}

/* Returns (transfer full) (element-type int): the zombie players, clockwise (ruling.hunter-order). */
GArray *
hk_rf_list_hunters (HkRfTable *self)
{
  GArray *list = list_clockwise (self);

  g_return_val_if_fail (HK_IS_RF_TABLE (self), list);

  keep_if (self, list, hunts);
  return list;
}

/* Returns (transfer full) (element-type int): the humans there, the slowest first.
 * @space: counted from the victory space */
GArray *
hk_rf_list_on_space (HkRfTable *self,
                     int        space)
{
  GArray *list = list_clockwise (self);

  g_return_val_if_fail (HK_IS_RF_TABLE (self), list);

  keep_if (self, list, hk_rf_player_is_human);
  for (guint i = list->len; i > 0; i--)
    if (hk_rf_table_get_player (self, g_array_index (list, int, i - 1))->space != space)
      g_array_remove_index (list, i - 1);
  sort_by_speed (self, list, 1);
  return list;
}

/* Returns the slowest human there, who draws the Event card; −1 nobody.
 * @space: counted from the victory space */
int
hk_rf_find_slowest (HkRfTable *self,
                    int        space)
{
  g_autoptr (GArray) list = hk_rf_list_on_space (self, space);

  return list->len == 0 ? -1 : g_array_index (list, int, 0);
}

/* Returns the fastest human there, who picks up what lies there; −1 nobody.
 * @space: counted from the victory space */
int
hk_rf_find_fastest (HkRfTable *self,
                    int        space)
{
  g_autoptr (GArray) list = hk_rf_list_on_space (self, space);

  return list->len == 0 ? -1 : g_array_index (list, int, list->len - 1);
}

static int
compare_spaces (gconstpointer a,
                gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* Returns (transfer full) (element-type int): the spaces with humans, the closest to the victory space first. */
GArray *
hk_rf_list_occupied_spaces (HkRfTable *self)
{
  GArray *list = make_list ();

  g_return_val_if_fail (HK_IS_RF_TABLE (self), list);

  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);
      gboolean found = FALSE;

      for (guint j = 0; j < list->len; j++)
        found = found || g_array_index (list, int, j) == player->space;
      if (hk_rf_player_is_human (player) && !found)
        g_array_append_val (list, player->space);
    }
  g_array_sort (list, compare_spaces);
  return list;
}

/* Returns (transfer full) (element-type int): the spaces with humans whom zombies pursue and fight: all of them, but
 * for the victory space where the group lets people wait there in peace (ruling.waiting). */
GArray *
hk_rf_list_hunted_spaces (HkRfTable *self)
{
  GArray *list = hk_rf_list_occupied_spaces (self);

  if (hk_rf_table_has_house_rule (self, "safe-waiting") && list->len > 0 && g_array_index (list, int, 0) == 0)
    g_array_remove_index (list, 0);
  return list;
}

/* Returns the number of the Event card that is drawn or resolved next; −1 none. */
int
hk_rf_find_next_draw (HkRfTable *self)
{
  const gboolean fighting = hk_rf_find_open_fight (self, -1) >= 0;

  for (int i = 0; i < hk_rf_table_get_n_draws (self); i++)
    {
      HkRfDraw *draw = hk_rf_table_get_draw (self, i);

      /* An encounter is over with its last fight, even one that was ended by hand. */
      if (draw->state != HK_RF_DRAW_DONE && (fighting || draw->state != HK_RF_DRAW_FIGHTING))
        return i;
    }
  return -1;
}

/* Returns the number of the first fight that has not been fought; −1 none.
 * @player: a seat, or −1 for anybody */
int
hk_rf_find_open_fight (HkRfTable *self,
                       int        player)
{
  for (int i = 0; i < hk_rf_table_get_n_fights (self); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (self, i);

      if (fight->state == HK_RF_FIGHT_OPEN && (player < 0 || fight->player == player))
        return i;
    }
  return -1;
}

/* Returns (transfer full) (nullable): who has a Blood card to draw, as a sentence; %NULL nobody. */
char *
hk_rf_report_blood (HkRfTable *self)
{
  for (int i = 0; hk_table_keeps (HK_TABLE (self), "blood") && i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);

      if (player->blood_due > 0 && hk_rf_player_is_human (player))
        return g_strdup_printf (_("%s has a Blood card to draw."), player->name);
    }
  return NULL;
}
