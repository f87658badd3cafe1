/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-survivor-picker.h"
#include "hk-player-mark.h"
#include "table/hk-widgets.h"

#define TARGET 44

/**
 * HkCzSurvivorPicker:
 *
 * Who does it: the survivors on the battlefield, with a tick on those who have acted.
 */
struct _HkCzSurvivorPicker
{
  AdwBin     parent_instance;

  GtkWidget *box;
  gboolean   is_loading;
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkCzSurvivorPicker, hk_cz_survivor_picker, ADW_TYPE_BIN)

static void
toggled_cb (HkCzSurvivorPicker *self,
            GtkWidget          *chip)
{
  if (!self->is_loading && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip)))
    g_signal_emit (self, signals[CHOSEN], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "survivor")));
}

static void
hk_cz_survivor_picker_class_init (HkCzSurvivorPickerClass *klass)
{
  /**
   * HkCzSurvivorPicker::chosen:
   * @self: a picker
   * @survivor: a number
   */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
hk_cz_survivor_picker_init (HkCzSurvivorPicker *self)
{
  self->box = hk_wrap_box_new (6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Who"), -1);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/**
 * hk_cz_survivor_picker_new:
 *
 * Returns: (transfer floating): a picker without survivors
 */
GtkWidget *
hk_cz_survivor_picker_new (void)
{
  return g_object_new (HK_TYPE_CZ_SURVIVOR_PICKER, NULL);
}

static GtkWidget *
make_chip (HkCzSurvivorPicker *self,
           HkCzTable          *table,
           int                 number)
{
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, number);
  HkCzPlayer *player = hk_cz_table_get_player (table, survivor->player);
  GtkWidget *chip = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (player != NULL && hk_cz_table_get_n_players (table) > 1)
    gtk_box_append (GTK_BOX (box), hk_player_mark_new (player->name, player->colour));
  gtk_box_append (GTK_BOX (box), gtk_label_new (survivor->name));
  if (survivor->acted)
    {
      GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

      gtk_widget_set_tooltip_text (tick, _("Has acted"));
      gtk_box_append (GTK_BOX (box), tick);
      gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Has acted"), -1);
    }
  gtk_button_set_child (GTK_BUTTON (chip), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, survivor->name, -1);
  gtk_widget_add_css_class (chip, "cz-pick");
  hk_widget_set_class (chip, "cz-spent", survivor->acted);
  gtk_widget_set_size_request (chip, -1, TARGET);
  g_object_set_data (G_OBJECT (chip), "survivor", GINT_TO_POINTER (number));
  g_signal_connect_object (chip, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return chip;
}

/**
 * hk_cz_survivor_picker_load:
 * @self: a picker
 * @table: a table with a battle
 * @survivor: who is chosen
 *
 * Shows who fights.
 */
void
hk_cz_survivor_picker_load (HkCzSurvivorPicker *self,
                            HkCzTable          *table,
                            int                 survivor)
{
  GtkWidget *first = NULL;
  int n = 0;

  g_return_if_fail (HK_IS_CZ_SURVIVOR_PICKER (self));

  self->is_loading = TRUE;
  hk_wrap_box_clear (self->box);
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *record = hk_cz_table_get_survivor (table, i);
      GtkWidget *chip;

      if (!record->on_field || !hk_cz_survivor_is_alive (record) || g_strcmp0 (record->kind, "dependant") == 0)
        continue;
      chip = make_chip (self, table, i);
      if (first != NULL)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (chip), GTK_TOGGLE_BUTTON (first));
      else
        first = chip;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), i == survivor);
      adw_wrap_box_append (ADW_WRAP_BOX (self->box), chip);
      n++;
    }
  self->is_loading = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), n > 1);
}
