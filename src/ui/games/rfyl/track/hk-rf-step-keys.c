/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-reach.h"
#include "hk-rf-step-keys.h"
#include "ui/games/rfyl/fights/hk-rf-trial.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-card-grid.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define MOST_PER_LINE 6
#define SPACING 4

/* A key for each number of spaces that a player can move: forward or, with a toggle, back. Below each number stands
 * the space that it leads to; a key beyond zombies tells the bullets that it takes. */
struct _HkRfStepKeys
{
  AdwBin     parent_instance;

  HkSession *session;
  int        player;
  GtkWidget *direction;  /* AdwToggleGroup */
  GtkWidget *grid;       /* AdwBin */
};

enum
{
  PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkRfStepKeys, hk_rf_step_keys, ADW_TYPE_BIN)

static void
clicked_cb (HkRfStepKeys *self,
            GtkWidget    *key)
{
  g_signal_emit (self, signals[PICKED], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (key), "space")));
}

/* Beyond zombies it depends on the bullets. */
static GtkWidget *
make_key (HkRfStepKeys    *self,
          const HkRfReach *reach,
          int              space)
{
  HkRfTable *table = HK_RF_TABLE (hk_session_get_table (self->session));
  const gboolean beyond = space < reach->front_stop || space > reach->back_stop;
  g_autoptr (HkMoveOption) offer = beyond ? hk_rf_trial_new (table, "", NULL, hk_rf_reach_make_move (table,
                                                                                                     self->player, space)) : NULL;
  const char *reason = offer == NULL || hk_move_option_is_legal (offer) ? NULL : hk_move_option_get_reason (offer);
  g_autofree char *steps = g_strdup_printf ("%d", ABS (space - reach->from));
  /* Translators: the space that a number of steps leads to, in small letters below the number */
  g_autofree char *where = space == 0 ? g_strdup (_("goal")) : g_strdup_printf (_("to %d"), space);
  g_autofree char *spoken = g_strdup_printf (ngettext ("%d space, to space %d", "%d spaces, to space %d", (gulong) ABS (space - reach->from)),
                                             ABS (space - reach->from), space);
  GtkWidget *key = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *number = gtk_label_new (steps);
  GtkWidget *caption = gtk_label_new (where);

  gtk_widget_add_css_class (number, "rf-step-number");
  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_add_css_class (caption, "caption");
  gtk_widget_add_css_class (caption, "dimmed");
  gtk_box_append (GTK_BOX (box), number);
  gtk_box_append (GTK_BOX (box), caption);
  gtk_button_set_child (GTK_BUTTON (key), box);
  gtk_widget_add_css_class (key, "rf-step");
  hk_widget_set_class (key, "rf-shots", beyond);
  hk_move_option_dress (key, reason);
  gtk_widget_set_hexpand (key, TRUE);
  hk_widget_set_spoken (key, spoken);
  g_object_set_data (G_OBJECT (key), "space", GINT_TO_POINTER (space));
  g_signal_connect_object (key, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return key;
}

static void
update (HkRfStepKeys *self)
{
  HkRfTable *table = HK_RF_TABLE (hk_session_get_table (self->session));
  HkRfReach reach;
  GtkWidget *keys;
  gboolean back;
  int n;

  adw_bin_set_child (ADW_BIN (self->grid), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), hk_rf_reach_find (table, self->player, &reach) && reach.front < reach.back);
  if (reach.player < 0)
    return;
  gtk_widget_set_visible (self->direction, reach.front < reach.from && reach.back > reach.from);
  back = reach.front == reach.from || (reach.back > reach.from && g_strcmp0 (adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (self->direction)), "back") == 0);
  n = back ? reach.back - reach.from : reach.from - reach.front;
  keys = hk_card_grid_new (n <= MOST_PER_LINE ? MOST_PER_LINE : MIN ((n + 1) / 2, MOST_PER_LINE), SPACING);
  adw_bin_set_child (ADW_BIN (self->grid), keys);
  for (int i = 0; i < n; i++)
    hk_card_grid_append (HK_CARD_GRID (keys), make_key (self, &reach, back ? reach.from + i + 1 : reach.from - i - 1));
}

static void
hk_rf_step_keys_dispose (GObject *object)
{
  g_clear_object (&HK_RF_STEP_KEYS (object)->session);
  G_OBJECT_CLASS (hk_rf_step_keys_parent_class)->dispose (object);
}

static void
hk_rf_step_keys_class_init (HkRfStepKeysClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_step_keys_dispose;

  /**
   * HkRfStepKeys::picked:
   * @self: the keys
   * @space: to go to, counted from the victory space
   */
  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static void
add_toggle (HkRfStepKeys *self,
            const char   *name,
            const char   *label)
{
  AdwToggle *toggle = adw_toggle_new ();

  adw_toggle_set_name (toggle, name);
  adw_toggle_set_label (toggle, label);
  adw_toggle_group_add (ADW_TOGGLE_GROUP (self->direction), toggle);
}

static void
hk_rf_step_keys_init (HkRfStepKeys *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->player = -1;
  self->direction = adw_toggle_group_new ();
  add_toggle (self, "forward", _("Forward"));
  add_toggle (self, "back", _("Back"));
  adw_toggle_group_set_homogeneous (ADW_TOGGLE_GROUP (self->direction), TRUE);
  gtk_widget_add_css_class (self->direction, "rf-zooms");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->direction), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Which way"), -1);
  self->grid = adw_bin_new ();
  gtk_box_append (GTK_BOX (box), self->direction);
  gtk_box_append (GTK_BOX (box), self->grid);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (self->direction, "notify::active-name", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

/* Returns (transfer floating): keys for nobody yet.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_step_keys_new (HkSession *session)
{
  HkRfStepKeys *self = g_object_new (HK_TYPE_RF_STEP_KEYS, NULL);

  self->session = g_object_ref (session);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  return GTK_WIDGET (self);
}

/* Shows how far a player can move now. For another player than before they point forward again.
 * @player: a seat; −1 nobody */
void
hk_rf_step_keys_set_player (HkRfStepKeys *self,
                            int           player)
{
  g_return_if_fail (HK_IS_RF_STEP_KEYS (self));

  if (player != self->player)
    {
      self->player = player;
      adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (self->direction), "forward");
    }
  update (self);
}
