/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-screen-seats.h"

/* Who sits at a table, whatever the game. */

static char *
dup_text (HkTable    *table,
          int         seat,
          const char *property)
{
  GListModel *seats = hk_table_get_seats (table);
  g_autoptr (GObject) player = seat < 0 ? NULL : g_list_model_get_item (seats, (guint) seat);
  char *text = NULL;

  if (player != NULL && g_object_class_find_property (G_OBJECT_GET_CLASS (player), property) != NULL)
    g_object_get (player, property, &text, NULL);
  return text;
}

/* Returns (transfer full) (nullable): what the player is called; %NULL where there is none.
 * @seat: from 0; -1 nobody */
char *
hk_screen_seat_dup_name (HkTable *table,
                         int      seat)
{
  g_return_val_if_fail (HK_IS_TABLE (table), NULL);

  return dup_text (table, seat, "name");
}

/* Returns (transfer full) (nullable): the name of the player's colour; %NULL where there is none.
 * @seat: from 0; -1 nobody */
char *
hk_screen_seat_dup_colour (HkTable *table,
                           int      seat)
{
  g_return_val_if_fail (HK_IS_TABLE (table), NULL);

  return dup_text (table, seat, "colour");
}

/* Returns whose turn it is, as the table's field "current-player" says; -1 nobody's. */
int
hk_screen_find_actor (HkTable *table)
{
  int seat = -1;

  g_return_val_if_fail (HK_IS_TABLE (table), -1);

  if (!hk_table_is_over (table) && !hk_table_goes_by_hand (table) && g_object_class_find_property (G_OBJECT_GET_CLASS (table), "current-player") != NULL)
    g_object_get (table, "current-player", &seat, NULL);
  return seat;
}
