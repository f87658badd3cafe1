/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include "games/army-of-the-dead/spawn/hk-aotd-danger.h"

#include "hk-aotd-number-menu.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

/* The numbers that can be set by hand. */
static const struct
{
  const char *property;
  const char *title;
  int         maximum;
} numbers[] = {
  { "adrenaline", N_("Adrenaline Points"), HK_AOTD_MAX_ADRENALINE },
  { "wounds", N_("Wounds"), 9 },
  { "health", N_("Health"), 9 },
  { "actions", N_("Actions Left"), 9 },
  { "shamblers-killed", N_("Shamblers Eliminated"), 999 },
  { "alphas-killed", N_("Alphas Eliminated"), 999 },
  { "abominations-killed", N_("Abominations Eliminated"), 99 },
};

/* Whose numbers a menu has. */
typedef struct
{
  HkSession *session;
  int        survivor;
} Whose;

static void
whose_free (gpointer data)
{
  g_object_unref (((Whose *) data)->session);
  g_free (data);
}

static void
number_set_cb (GtkWidget *number,
               int        value,
               HkSession *session)
{
  g_autoptr (HkMove) move = hk_move_build ("set", "s:path", g_object_get_data (G_OBJECT (number), "path"), "i:value", value, NULL);

  hk_table_play (number, session, move);
}

static void
create_numbers_cb (GtkMenuButton *button,
                   gpointer       data)
{
  const Whose *whose = data;
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (HK_AOTD_TABLE (hk_session_get_table (whose->session)), whose->survivor);
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  for (gsize i = 0; survivor != NULL && i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *path = g_strdup_printf ("survivors/%d/%s", whose->survivor, numbers[i].property);
      GtkWidget *label;
      GtkWidget *number;
      g_autofree char *name = g_strdup_printf (_("%s: %s"), survivor->name, _(numbers[i].title));
      int value;

      if (!hk_table_keeps_field (hk_session_get_table (whose->session), path))
        continue;
      label = hk_label_new (_(numbers[i].title), NULL);
      g_object_get (survivor, numbers[i].property, &value, NULL);
      number = hk_number_new (name, 0, numbers[i].maximum);
      g_object_set (number, "value", value, NULL);
      g_object_set_data_full (G_OBJECT (number), "path", g_steal_pointer (&path), g_free);
      g_signal_connect_object (number, "set", G_CALLBACK (number_set_cb), whose->session, G_CONNECT_DEFAULT);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_grid_attach (GTK_GRID (grid), label, 0, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), number, 1, (int) i, 1, 1);
    }
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  gtk_menu_button_set_popover (button, popover);
}

/* Lets a button open every number of a Survivor, to be set by hand.
 * @button: a #GtkMenuButton that shows some of them */
void
hk_aotd_number_menu_attach (GtkWidget *button,
                            HkSession *session,
                            int        survivor)
{
  const Whose whose = { g_object_ref (session), survivor };
  /* Translators: the name of a Survivor */
  g_autofree char *spoken = g_strdup_printf (_("Set the Numbers of %s by Hand"),
                                             hk_aotd_table_get_survivor_name (HK_AOTD_TABLE (hk_session_get_table (session)), survivor));

  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), create_numbers_cb, g_memdup2 (&whose, sizeof whose), whose_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
