/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-spin-row.h"

/* libadwaita gives its row no role, and what lies below a widget without a role is never told to a
 * screen reader: neither its title nor its number. */

/* Makes a row with a whole number for a list of rows, which a screen reader can find. Returns (transfer floating):
 * an #AdwSpinRow. */
GtkWidget *
hk_spin_row_new (double minimum,
                 double maximum)
{
  GtkWidget *row = adw_spin_row_new_with_range (minimum, maximum, 1);

  g_object_set (row, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  return row;
}

/* Makes such a row with all that is in it. Returns (transfer floating): an #AdwSpinRow.
 * @title: what the number is
 * @subtitle: (nullable): what is to be known about it
 * @initial: the value at first */
GtkWidget *
hk_spin_row_new_to_fill (const char *title,
                         const char *subtitle,
                         int         minimum,
                         int         maximum,
                         int         initial)
{
  GtkWidget *row = hk_spin_row_new (minimum, maximum);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_spin_row_set_value (ADW_SPIN_ROW (row), initial);
  return row;
}

/* Shows the number that the setup has, if it has one.
 * @member: the name of a number in it */
void
hk_spin_row_fill (GtkWidget  *row,
                  JsonObject *setup,
                  const char *member)
{
  if (json_object_has_member (setup, member))
    adw_spin_row_set_value (ADW_SPIN_ROW (row), (double) json_object_get_int_member (setup, member));
}
