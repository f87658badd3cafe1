/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/moves/hk-dry-run.h"
#include "hk-rf-reach.h"
#include "hk-rf-step-keys.h"
#include "ui/games/rfyl/board/hk-rf-chip.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-card-grid.h"
#include "ui/widgets/hk-widgets.h"

#define MOST_PER_LINE 6
#define SPACING 4
#define SYMBOL 12

/* A key for each number of spaces that a player can move: forward or, with a toggle, back. Below each number stands
 * the space that it leads to; a key beyond zombies shows how many bullets that takes, and why it cannot be pressed without. */
struct _HkRfStepKeys
{
  HkView          parent_instance;

  AdwToggleGroup *direction;
  AdwBin         *grid;

  int             player;
};

enum
{
  PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkRfStepKeys, hk_rf_step_keys, HK_TYPE_VIEW)

static void
clicked_cb (HkRfStepKeys *self,
            GtkWidget    *key)
{
  g_signal_emit (self, signals[PICKED], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (key), "space")));
}

static GtkWidget *
make_key (HkRfStepKeys *self)
{
  GtkWidget *key = hk_page_button_new ("", G_CALLBACK (clicked_cb), self);
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *caption = gtk_label_new (NULL);
  GtkWidget *cost = hk_rf_chip_new (hk_rf_symbol_new ("bullets", SYMBOL), "", "caption");

  gtk_box_append (GTK_BOX (face), gtk_label_new (NULL));
  gtk_box_append (GTK_BOX (face), caption);
  gtk_box_append (GTK_BOX (face), cost);
  gtk_widget_set_halign (cost, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (caption, "caption");
  gtk_button_set_child (GTK_BUTTON (key), face);
  gtk_widget_add_css_class (key, "rf-step");
  return key;
}

/* Beyond zombies it depends on the bullets. */
static void
show_key (HkRfStepKeys    *self,
          GtkWidget       *key,
          HkDryRun        *trial,
          const HkRfReach *reach,
          int              space)
{
  const int n = ABS (space - reach->from);
  const gboolean beyond = space < reach->front_stop || space > reach->back_stop;
  g_autoptr (HkMove) move = beyond ? hk_rf_reach_make_move (hk_rf_view_get_table (self), self->player, space) : NULL;
  g_autofree char *reason = beyond ? hk_dry_run_find_reason (trial, move) : NULL;
  g_autofree char *steps = g_strdup_printf ("%d", n);
  /* Translators: the space that a number of steps leads to, in small letters below the number */
  g_autofree char *where = space == 0 ? g_strdup (_("goal")) : g_strdup_printf (_("to %d"), space);
  g_autofree char *spoken = g_strdup_printf (ngettext ("%d space, to space %d", "%d spaces, to space %d", (gulong) n), n, space);
  const int bullets = beyond ? hk_rf_reach_count_bullets (hk_rf_view_get_table (self), self->player, space) : 0;
  g_autofree char *cost = g_strdup_printf ("%d", bullets);
  g_autofree char *spoken_cost = g_strdup_printf (ngettext ("%d bullet", "%d bullets", (gulong) bullets), bullets);
  /* Translators: how many spaces and where they lead, and the bullets that it takes */
  g_autofree char *spoken_with_cost = g_strdup_printf (_("%s, %s"), spoken, spoken_cost);
  GtkWidget *label = gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (key)));

  gtk_label_set_text (GTK_LABEL (label), steps);
  label = gtk_widget_get_next_sibling (label);
  gtk_label_set_text (GTK_LABEL (label), where);
  label = gtk_widget_get_next_sibling (label);
  hk_rf_chip_set_name (HK_RF_CHIP (label), cost);
  gtk_widget_set_visible (label, bullets > 0);
  hk_widget_set_class (key, "rf-shots", beyond);
  hk_move_option_dress (key, reason);
  hk_widget_set_spoken (key, bullets > 0 ? spoken_with_cost : spoken);
  g_object_set_data (G_OBJECT (key), "space", GINT_TO_POINTER (space));
}

static void
update (HkRfStepKeys *self)
{
  HkRfTable *table;
  HkDryRun trial = { NULL };
  HkRfReach reach;
  HkCardGrid *keys;
  GtkWidget *key;
  gboolean back;
  int n;

  if (hk_view_get_session (HK_VIEW (self)) == NULL)
    return;
  table = hk_rf_view_get_table (self);
  trial.table = HK_TABLE (table);
  gtk_widget_set_visible (GTK_WIDGET (self), hk_rf_reach_find (table, self->player, &reach) && reach.front < reach.back);
  if (reach.player < 0)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->direction), reach.front < reach.from && reach.back > reach.from);
  back = reach.front == reach.from || (reach.back > reach.from && g_strcmp0 (adw_toggle_group_get_active_name (self->direction), "back") == 0);
  n = back ? reach.back - reach.from : reach.from - reach.front;
  keys = HK_CARD_GRID (adw_bin_get_child (self->grid));
  hk_card_grid_set_most (keys, n <= MOST_PER_LINE ? MOST_PER_LINE : MIN ((n + 1) / 2, MOST_PER_LINE));
  key = gtk_widget_get_first_child (GTK_WIDGET (keys));
  for (int i = 0; i < n; i++)
    {
      if (key == NULL)
        hk_card_grid_append (keys, key = make_key (self));
      gtk_widget_set_visible (key, TRUE);
      show_key (self, key, &trial, &reach, back ? reach.from + i + 1 : reach.from - i - 1);
      key = gtk_widget_get_next_sibling (key);
    }
  /* The next player may need them. */
  for (; key != NULL; key = gtk_widget_get_next_sibling (key))
    gtk_widget_set_visible (key, FALSE);
}

static void
hk_rf_step_keys_class_init (HkRfStepKeysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * HkRfStepKeys::picked:
   * @self: the keys
   * @space: to go to, counted from the victory space
   */
  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-step-keys");
  gtk_widget_class_bind_template_child (widget_class, HkRfStepKeys, direction);
  gtk_widget_class_bind_template_child (widget_class, HkRfStepKeys, grid);
  gtk_widget_class_bind_template_callback (widget_class, update);
}

static void
hk_rf_step_keys_init (HkRfStepKeys *self)
{
  self->player = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_bin_set_child (self->grid, hk_card_grid_new (MOST_PER_LINE, SPACING));
  hk_widget_press_by_digits (GTK_WIDGET (self), GTK_SHORTCUT_SCOPE_MANAGED);
}

/* Humans run forward; a zombie player looks to where the closest human is. */
static const char *
find_direction (HkRfTable *table,
                int        player)
{
  HkRfPlayer *hunter = hk_rf_table_get_player (table, player);
  int closest = G_MAXINT;
  gboolean back = FALSE;

  for (int i = 0; hunter != NULL && hunter->zombie && i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *prey = hk_rf_table_get_player (table, i);
      const int far = ABS (prey->space - hunter->space);

      if (!hk_rf_player_is_human (prey) || far > closest || (far == closest && prey->space > hunter->space))
        continue;
      closest = far;
      back = prey->space > hunter->space;
    }
  return back ? "back" : "forward";
}

/* Shows how far a player can move now. For another player than before they point to where that one is likely to go.
 * @player: a seat; −1 nobody */
void
hk_rf_step_keys_set_player (HkRfStepKeys *self,
                            int           player)
{
  g_return_if_fail (HK_IS_RF_STEP_KEYS (self));

  if (player != self->player)
    {
      self->player = player;
      adw_toggle_group_set_active_name (self->direction, find_direction (hk_rf_view_get_table (self), player));
    }
  update (self);
}
