/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-player-chips.h"
#include "ui/games/rfyl/board/hk-rf-chip.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44

/* A chip for each player of a list, with the mark and the name. Either one of them is chosen, or as many as one
 * likes. */
struct _HkRfPlayerChips
{
  AdwBin     parent_instance;

  GtkWidget *box;
  gboolean   several;
  gboolean   is_loading;
  char      *shown;      /* who has a chip */
};

enum
{
  PROP_SEVERAL = 1,
};

enum
{
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkRfPlayerChips, hk_rf_player_chips, ADW_TYPE_BIN)

static void
toggled_cb (HkRfPlayerChips *self,
            GtkWidget       *chip)
{
  if (!self->is_loading && (self->several || gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip))))
    g_signal_emit (self, signals[CHOSEN], 0);
}

static void
hk_rf_player_chips_set_property (GObject      *object,
                                 guint         id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  HK_RF_PLAYER_CHIPS (object)->several = g_value_get_boolean (value);
}

static void
hk_rf_player_chips_finalize (GObject *object)
{
  g_free (HK_RF_PLAYER_CHIPS (object)->shown);
  G_OBJECT_CLASS (hk_rf_player_chips_parent_class)->finalize (object);
}

static void
hk_rf_player_chips_class_init (HkRfPlayerChipsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = hk_rf_player_chips_set_property;
  object_class->finalize = hk_rf_player_chips_finalize;
  g_object_class_install_property (object_class, PROP_SEVERAL,
                                   g_param_spec_boolean ("several", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);

  /**
   * HkRfPlayerChips::chosen:
   * @self: chips
   *
   * A person has chosen somebody else than before.
   */
  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_rf_player_chips_init (HkRfPlayerChips *self)
{
  self->box = hk_wrap_box_new (6);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

static GtkWidget *
make_chip (HkRfPlayerChips *self,
           HkRfTable       *table,
           int              number)
{
  HkRfPlayer *player = hk_rf_table_get_player (table, number);
  GtkWidget *chip = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (chip), hk_rf_chip_new (hk_player_mark_new (player->name, player->colour), player->name, NULL));
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
fill (HkRfPlayerChips *self,
      HkRfTable       *table,
      GArray          *players)
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
hk_rf_player_chips_show (HkRfPlayerChips *self,
                         HkRfTable       *table,
                         GArray          *players,
                         GArray          *chosen)
{
  g_autoptr (GString) key = g_string_new (NULL);

  g_return_if_fail (HK_IS_RF_PLAYER_CHIPS (self));

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
hk_rf_player_chips_get (HkRfPlayerChips *self)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (int));

  g_return_val_if_fail (HK_IS_RF_PLAYER_CHIPS (self), list);

  for (GtkWidget *chip = gtk_widget_get_first_child (self->box); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    {
      const int player = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (chip), "player"));

      if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (chip)))
        g_array_append_val (list, player);
    }
  return list;
}
