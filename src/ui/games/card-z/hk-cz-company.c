/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-company.h"
#include "hk-player-mark.h"
#include "table/hk-widgets.h"

/**
 * HkCzCompany:
 *
 * The survivors who are in the same place, to choose one of them. Those who carry nothing are left out.
 */
struct _HkCzCompany
{
  AdwBin     parent_instance;

  GtkWidget *box;
  char      *shown; /* who has a chip */
  gboolean   is_loading;
};

typedef enum
{
  SIGNAL_CHOSEN,
} HkCzCompanySignals;

static guint signals[SIGNAL_CHOSEN + 1];

G_DEFINE_FINAL_TYPE (HkCzCompany, hk_cz_company, ADW_TYPE_BIN)

static void
toggled_cb (HkCzCompany *self,
            GtkWidget   *chip)
{
  if (!self->is_loading && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip)))
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "survivor")));
}

static void
hk_cz_company_dispose (GObject *object)
{
  g_clear_pointer (&HK_CZ_COMPANY (object)->shown, g_free);
  G_OBJECT_CLASS (hk_cz_company_parent_class)->dispose (object);
}

static void
hk_cz_company_class_init (HkCzCompanyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_company_dispose;

  /**
   * HkCzCompany::chosen:
   * @self: a company
   * @survivor: a number
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
hk_cz_company_init (HkCzCompany *self)
{
  self->box = hk_wrap_box_new (6);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Who"), -1);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/**
 * hk_cz_company_new:
 *
 * Returns: (transfer floating): chips for nobody yet
 */
GtkWidget *
hk_cz_company_new (void)
{
  return g_object_new (HK_TYPE_CZ_COMPANY, NULL);
}

static GtkWidget *
make_chip (HkCzCompany *self,
           HkCzTable   *table,
           int          number)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (table, number);
  HkCzPlayer *player = hk_cz_table_get_player (table, record->player);
  GtkWidget *chip = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (player != NULL && hk_cz_table_get_n_players (table) > 1)
    gtk_box_append (GTK_BOX (box), hk_player_mark_new (player->name, player->colour));
  gtk_box_append (GTK_BOX (box), gtk_label_new (record->name));
  gtk_button_set_child (GTK_BUTTON (chip), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chip), GTK_ACCESSIBLE_PROPERTY_LABEL, record->name, -1);
  gtk_widget_add_css_class (chip, "cz-pick");
  gtk_widget_set_size_request (chip, -1, 44);
  g_object_set_data (G_OBJECT (chip), "survivor", GINT_TO_POINTER (number));
  g_signal_connect_object (chip, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return chip;
}

static gboolean
belongs (HkCzTable *table,
         int        one,
         int        other,
         gboolean   own)
{
  HkCzSurvivor *a = hk_cz_table_get_survivor (table, one);
  HkCzSurvivor *b = hk_cz_table_get_survivor (table, other);

  return one == other
         || (hk_cz_survivor_is_alive (b) && b->player >= 0 && a->place == b->place && !b->infant && (!own || a->player == b->player));
}

/**
 * hk_cz_company_load:
 * @self: chips
 * @table: a table
 * @survivor: who is chosen
 * @own: whether those of other players are left out
 *
 * Shows who is where the survivor is.
 */
void
hk_cz_company_load (HkCzCompany *self,
                    HkCzTable   *table,
                    int          survivor,
                    gboolean     own)
{
  g_autoptr (GString) key = g_string_new (NULL);
  GtkWidget *first = NULL;
  int n = 0;

  g_return_if_fail (HK_IS_CZ_COMPANY (self));

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (belongs (table, survivor, i, own))
      {
        g_string_append_printf (key, "%d ", i);
        n++;
      }
  self->is_loading = TRUE;
  if (g_strcmp0 (key->str, self->shown) != 0)
    {
      hk_wrap_box_clear (self->box);
      g_free (self->shown);
      self->shown = g_strdup (key->str);
      for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
        {
          GtkWidget *chip;

          if (!belongs (table, survivor, i, own))
            continue;
          chip = make_chip (self, table, i);
          if (first == NULL)
            first = chip;
          else
            gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (chip), GTK_TOGGLE_BUTTON (first));
          adw_wrap_box_append (ADW_WRAP_BOX (self->box), chip);
        }
    }
  for (GtkWidget *chip = gtk_widget_get_first_child (self->box); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    if (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "survivor")) == survivor)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), TRUE);
  self->is_loading = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), n > 1);
}
