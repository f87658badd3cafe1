/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-who.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44

/* A chip for each player of a list, with the mark and the name. Either one of them is chosen, or as many as one
 * likes. */
struct _HkRfWho
{
  AdwBin     parent_instance;

  GtkWidget *box;
  gboolean   several;
  gboolean   is_loading;
  char      *shown;      /* who has a chip */
};

typedef enum
{
  SIGNAL_CHOSEN,
} HkRfWhoSignals;

static guint signals[SIGNAL_CHOSEN + 1];

G_DEFINE_FINAL_TYPE (HkRfWho, hk_rf_who, ADW_TYPE_BIN)

static void
toggled_cb (HkRfWho   *self,
            GtkWidget *chip)
{
  if (!self->is_loading && (self->several || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip))))
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

static void
hk_rf_who_dispose (GObject *object)
{
  g_clear_pointer (&HK_RF_WHO (object)->shown, g_free);
  G_OBJECT_CLASS (hk_rf_who_parent_class)->dispose (object);
}

static void
hk_rf_who_class_init (HkRfWhoClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_who_dispose;

  /**
   * HkRfWho::chosen:
   * @self: chips
   *
   * A person has chosen somebody else than before.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_rf_who_init (HkRfWho *self)
{
  self->box = hk_wrap_box_new (6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/* Returns (transfer floating): chips of nobody yet.
 * @label: what they are chosen for, for a screen reader
 * @several: whether more than one can be chosen */
GtkWidget *
hk_rf_who_new (const char *label,
               gboolean    several)
{
  HkRfWho *self = g_object_new (HK_TYPE_RF_WHO, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  self->several = several;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  return GTK_WIDGET (self);
}

static GtkWidget *
make_chip (HkRfWho   *self,
           HkRfTable *table,
           int        number)
{
  HkRfPlayer *player = hk_rf_table_get_player (table, number);
  GtkWidget *chip = gtk_toggle_button_new ();
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (face), hk_player_mark_new (player->name, player->colour));
  gtk_box_append (GTK_BOX (face), gtk_label_new (player->name));
  gtk_button_set_child (GTK_BUTTON (chip), face);
  hk_widget_set_spoken (chip, player->name);
  gtk_widget_add_css_class (chip, "rf-pick");
  gtk_widget_set_size_request (chip, -1, TARGET);
  g_object_set_data (G_OBJECT (chip), "player", GINT_TO_POINTER (number));
  g_signal_connect_object (chip, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return chip;
}

static gboolean
holds (GArray *list,
       int     player)
{
  for (guint i = 0; list != NULL && i < list->len; i++)
    if (g_array_index (list, int, i) == player)
      return TRUE;
  return FALSE;
}

static void
fill (HkRfWho   *self,
      HkRfTable *table,
      GArray    *players)
{
  GtkWidget *first = NULL;

  hk_wrap_box_clear (self->box);
  for (guint i = 0; i < players->len; i++)
    {
      GtkWidget *chip = make_chip (self, table, g_array_index (players, int, i));

      if (first != NULL && !self->several)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (chip), GTK_TOGGLE_BUTTON (first));
      first = first == NULL ? chip : first;
      adw_wrap_box_append (ADW_WRAP_BOX (self->box), chip);
    }
}

/* Shows chips for these players.
 * @players: (element-type int): who has a chip
 * @chosen: (nullable) (element-type int): who is chosen; %NULL leaves it to what was chosen before */
void
hk_rf_who_load (HkRfWho   *self,
                HkRfTable *table,
                GArray    *players,
                GArray    *chosen)
{
  g_autoptr (GString) key = g_string_new (NULL);

  g_return_if_fail (HK_IS_RF_WHO (self));

  for (guint i = 0; i < players->len; i++)
    g_string_append_printf (key, "%d ", g_array_index (players, int, i));
  self->is_loading = TRUE;
  if (g_strcmp0 (self->shown, key->str) != 0)
    {
      g_set_str (&self->shown, key->str);
      fill (self, table, players);
    }
  for (GtkWidget *chip = gtk_widget_get_first_child (self->box); chosen != NULL && chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (chip), holds (chosen, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "player"))));
  self->is_loading = FALSE;
}

/* Returns (transfer full) (element-type int): who is chosen. */
GArray *
hk_rf_who_get (HkRfWho *self)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (int));

  g_return_val_if_fail (HK_IS_RF_WHO (self), list);

  for (GtkWidget *chip = gtk_widget_get_first_child (self->box); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    {
      const int player = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "player"));

      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip)))
        g_array_append_val (list, player);
    }
  return list;
}
