/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-space.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/table/hk-changed-marks.h"

/* A space of the track for the keyboard and for screen readers; the track draws what is seen of it. */
struct _HkRfSpace
{
  GtkButton  parent_instance;

  int        number;
};

G_DEFINE_FINAL_TYPE (HkRfSpace, hk_rf_space, GTK_TYPE_BUTTON)

static void
hk_rf_space_class_init (HkRfSpaceClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rf-space");
}

static void
hk_rf_space_init (HkRfSpace *self)
{
  /* The track knows what a finger meant, even where spaces are narrower than it. */
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

/* Returns (transfer floating): a space of which nothing is said yet.
 * @number: counted from the victory space */
GtkWidget *
hk_rf_space_new (int number)
{
  HkRfSpace *self = g_object_new (HK_TYPE_RF_SPACE, NULL);

  self->number = number;
  return GTK_WIDGET (self);
}

/* Returns its number, counted from the victory space. */
int
hk_rf_space_get_number (HkRfSpace *self)
{
  g_return_val_if_fail (HK_IS_RF_SPACE (self), 0);

  return self->number;
}

/* Says who and what is on the space now, and marks it where that has changed. */
void
hk_rf_space_update (HkRfSpace *self,
                    HkRfTable *table)
{
  g_autofree char *text = hk_rf_space_describe (table, self->number);

  g_return_if_fail (HK_IS_RF_SPACE (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  hk_changed_tell (GTK_WIDGET (self), text);
}

/* Returns (transfer full): what it is called.
 * @space: counted from the victory space */
char *
hk_rf_space_name (HkRfTable *table,
                  int        space)
{
  if (space == 0)
    return g_strdup (_("Victory space"));
  if (space == table->distance)
    return g_strdup_printf (_("Space %d, the start"), space);
  return g_strdup_printf (_("Space %d"), space);
}

static void
add_part (GString *text,
          char    *taken_part)
{
  g_autofree char *part = taken_part;

  if (part == NULL || part[0] == '\0')
    return;
  /* Translators: between what is on a space, such as “Space 7; Ann; 2 zombies” */
  g_string_append_printf (text, _("; %s"), part);
}

static void
add_player (GString   *text,
            HkRfTable *table,
            int        space,
            int        number)
{
  HkRfPlayer *player = hk_rf_table_get_player (table, number);
  const int horde = hk_rf_table_get_horde_size (table, number);

  if (player->space != space || player->safe)
    return;
  if (!player->zombie)
    add_part (text, g_strdup (player->name));
  else if (horde == 0)
    add_part (text, g_strdup_printf (_("%s, a zombie player"), player->name));
  else
    add_part (text, g_strdup_printf (ngettext ("%s, a zombie player with a horde of %d", "%s, a zombie player with a horde of %d", (gulong) horde), player->name, horde));
}

/* Returns (transfer full): what the space is called, who stands there and what lies there, in a line.
 * @space: counted from the victory space */
char *
hk_rf_space_describe (HkRfTable *table,
                      int        space)
{
  g_autofree char *name = hk_rf_space_name (table, space);
  GString *text = g_string_new (name);
  HkRfPile *pile = hk_rf_table_find_pile (table, space);
  int n = 0;

  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    add_player (text, table, space, i);
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (table, i);

      n += zombie->space == space && zombie->leader < 0;
    }
  if (n > 0)
    add_part (text, hk_rf_label_zombies (n));
  if (pile != NULL)
    add_part (text, hk_rf_label_pile (pile));
  return g_string_free (text, FALSE);
}
