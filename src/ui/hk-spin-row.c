/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-spin-row.h"

/* libadwaita gives its row no role, and what lies below a widget without a role is never told to a
 * screen reader: neither its title nor its number. */

/**
 * hk_spin_row_new:
 * @minimum: the least value
 * @maximum: the greatest value
 *
 * Makes a row with a whole number for a list of rows, which a screen reader can find.
 *
 * Returns: (transfer floating): an #AdwSpinRow
 */
GtkWidget *
hk_spin_row_new (double minimum,
                 double maximum)
{
  GtkWidget *row = adw_spin_row_new_with_range (minimum, maximum, 1);

  g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  return row;
}
