/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-ask.h"
#include "hk-rf-option-box.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-kept.h"
#include "ui/widgets/hk-widgets.h"

/* Moves as big buttons, side by side where there is room. It is hidden while there are none. */
struct _HkRfOptionBox
{
  HkView     parent_instance;

  GtkWidget *buttons;
  GPtrArray *options;     /* of HkMoveOption */
  GArray    *suggested;   /* of gboolean, for each option */
};

G_DEFINE_FINAL_TYPE (HkRfOptionBox, hk_rf_option_box, HK_TYPE_VIEW)

/* The option is kept: playing it makes new buttons. */
static void
clicked_cb (HkRfOptionBox *self,
            GtkWidget     *button)
{
  g_autoptr (HkMoveOption) option = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_rf_play_option (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), option);
}

static void
hk_rf_option_box_finalize (GObject *object)
{
  g_ptr_array_unref (HK_RF_OPTION_BOX (object)->options);
  g_array_unref (HK_RF_OPTION_BOX (object)->suggested);
  G_OBJECT_CLASS (hk_rf_option_box_parent_class)->finalize (object);
}

static void
hk_rf_option_box_class_init (HkRfOptionBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_rf_option_box_finalize;
}

static void
hk_rf_option_box_init (HkRfOptionBox *self)
{
  self->options = g_ptr_array_new_with_free_func (g_object_unref);
  self->suggested = g_array_new (FALSE, FALSE, sizeof (gboolean));
  self->buttons = hk_wrap_box_new (6);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (self->buttons), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (self->buttons), TRUE);
  adw_bin_set_child (ADW_BIN (self), self->buttons);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
suggest (HkRfOptionBox *self,
         GtkWidget     *button,
         guint          number)
{
  hk_widget_set_class (button, "suggested-action", g_array_index (self->suggested, gboolean, number));
}

static gboolean
change_button (gpointer   data,
               GtkWidget *button,
               guint      number)
{
  HkRfOptionBox *self = data;

  suggest (self, button, number);
  return hk_move_option_button_change (HK_MOVE_OPTION_BUTTON (button), g_ptr_array_index (self->options, number));
}

static GtkWidget *
make_button (gpointer data,
             guint    number)
{
  HkRfOptionBox *self = data;
  GtkWidget *button = hk_move_option_button_new (g_ptr_array_index (self->options, number));

  suggest (self, button, number);
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* Begins anew; buttons that are there are kept where they stay the same. */
void
hk_rf_option_box_begin (HkRfOptionBox *self)
{
  g_return_if_fail (HK_IS_RF_OPTION_BOX (self));

  g_ptr_array_set_size (self->options, 0);
  g_array_set_size (self->suggested, 0);
}

/* Shows the buttons that have been added since it was begun. */
void
hk_rf_option_box_end (HkRfOptionBox *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;

  g_return_if_fail (HK_IS_RF_OPTION_BOX (self));

  for (guint i = 0; i < self->options->len; i++)
    {
      g_autofree char *key = hk_move_option_button_dup_key (g_ptr_array_index (self->options, i));

      g_strv_builder_take (builder, g_strdup_printf ("%d\t%s", g_array_index (self->suggested, gboolean, i), key));
    }
  keys = g_strv_builder_end (builder);
  hk_kept_show_change (self->buttons, (const char * const *) keys, make_button, change_button, self);
  gtk_widget_set_visible (GTK_WIDGET (self), self->options->len > 0);
}

/* Adds a button; where it cannot be done the button says why.
 * @suggested: whether it is what is mostly done */
void
hk_rf_option_box_add (HkRfOptionBox *self,
                      HkMoveOption  *option,
                      gboolean       suggested)
{
  g_return_if_fail (HK_IS_RF_OPTION_BOX (self));

  g_ptr_array_add (self->options, g_object_ref (option));
  g_array_append_val (self->suggested, suggested);
}

/* Adds a button that says whose option it is, where those of several players stand together. */
void
hk_rf_option_box_add_of (HkRfOptionBox *self,
                         const char    *name,
                         HkMoveOption  *option)
{
  /* Translators: a player and what the player can do */
  g_autofree char *title = g_strdup_printf (_("%s: %s"), name, hk_move_option_get_title (option));
  g_autoptr (HkMoveOption) named = hk_move_option_new (title, hk_move_option_get_hint (option), hk_move_option_get_move (option),
                                                       hk_move_option_get_missing (option), hk_move_option_get_reason (option));

  hk_rf_option_box_add (self, named, FALSE);
}
