/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-aotd-dice-row.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-widgets.h"

#define MOST_DICE 6
#define DIE_SIZE  48

/* Up to six dice that show faces, to look at or to pick from. */
struct _HkAotdDiceRow
{
  AdwBin           parent_instance;

  gboolean         is_setting;
  char            *digits;
  GtkToggleButton *dice[MOST_DICE];
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkAotdDiceRow, hk_aotd_dice_row, ADW_TYPE_BIN)

static void
toggled_cb (HkAotdDiceRow *self)
{
  if (!self->is_setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
hk_aotd_dice_row_finalize (GObject *object)
{
  g_free (HK_AOTD_DICE_ROW (object)->digits);
  G_OBJECT_CLASS (hk_aotd_dice_row_parent_class)->finalize (object);
}

static void
hk_aotd_dice_row_class_init (HkAotdDiceRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_aotd_dice_row_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_aotd_dice_row_init (HkAotdDiceRow *self)
{
  GtkWidget *wrap = hk_wrap_box_new (6);

  adw_wrap_box_set_align (ADW_WRAP_BOX (wrap), 0.5);
  for (gsize i = 0; i < G_N_ELEMENTS (self->dice); i++)
    {
      GtkWidget *die = gtk_toggle_button_new ();

      gtk_widget_set_size_request (die, DIE_SIZE, DIE_SIZE);
      gtk_widget_add_css_class (die, "title-2");
      gtk_widget_add_css_class (die, "numeric");
      gtk_widget_set_visible (die, FALSE);
      g_signal_connect_object (die, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
      adw_wrap_box_append (ADW_WRAP_BOX (wrap), die);
      self->dice[i] = GTK_TOGGLE_BUTTON (die);
    }
  adw_bin_set_child (ADW_BIN (self), wrap);
}

/* @can_pick: whether a person may pick dice */
void
hk_aotd_dice_row_set_can_pick (HkAotdDiceRow *self,
                               gboolean       can_pick)
{
  g_return_if_fail (HK_IS_AOTD_DICE_ROW (self));

  for (gsize i = 0; i < G_N_ELEMENTS (self->dice); i++)
    {
      gtk_widget_set_can_target (GTK_WIDGET (self->dice[i]), can_pick);
      gtk_widget_set_focusable (GTK_WIDGET (self->dice[i]), can_pick);
    }
}

/* Shows these dice and picks none.
 * @digits: (nullable): the faces as digits, at most six */
void
hk_aotd_dice_row_set_dice (HkAotdDiceRow *self,
                           const char    *digits)
{
  gboolean are_new;

  g_return_if_fail (HK_IS_AOTD_DICE_ROW (self));

  self->is_setting = TRUE;
  are_new = g_set_str (&self->digits, digits == NULL ? "" : digits);
  for (gsize i = 0; i < G_N_ELEMENTS (self->dice); i++)
    {
      const gboolean is_there = i < strlen (self->digits);
      const char face[] = { is_there ? self->digits[i] : '\0', '\0' };
      g_autofree char *spoken = g_strdup_printf (_("A die that shows %s"), face);

      gtk_button_set_label (GTK_BUTTON (self->dice[i]), face);
      gtk_toggle_button_set_active (self->dice[i], FALSE);
      gtk_widget_set_visible (GTK_WIDGET (self->dice[i]), is_there);
      if (are_new && is_there)
        hk_changed_move_in (GTK_WIDGET (self->dice[i]));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->dice[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    }
  self->is_setting = FALSE;
}

/* Picks these dice and no others.
 * @digits: the faces to pick; what the row does not show is passed over */
void
hk_aotd_dice_row_pick (HkAotdDiceRow *self,
                       const char    *digits)
{
  g_autofree char *left = g_strdup (digits);

  g_return_if_fail (HK_IS_AOTD_DICE_ROW (self) && digits != NULL);

  self->is_setting = TRUE;
  for (gsize i = 0; self->digits != NULL && i < strlen (self->digits); i++)
    {
      char *at = strchr (left, self->digits[i]);

      gtk_toggle_button_set_active (self->dice[i], at != NULL);
      if (at != NULL)
        *at = '-';
    }
  self->is_setting = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Returns (transfer full): the faces of the dice picked, as digits; "" for none. */
char *
hk_aotd_dice_row_get_picked (HkAotdDiceRow *self)
{
  GString *picked = g_string_new (NULL);

  g_return_val_if_fail (HK_IS_AOTD_DICE_ROW (self), g_string_free_and_steal (picked));

  for (gsize i = 0; self->digits != NULL && i < strlen (self->digits); i++)
    if (gtk_toggle_button_get_active (self->dice[i]))
      g_string_append_c (picked, self->digits[i]);
  return g_string_free_and_steal (picked);
}
