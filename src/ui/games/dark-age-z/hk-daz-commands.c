/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "dark-age-z/hk-daz-legal.h"
#include "hk-daz-params.h"
#include "hk-daz-commands.h"
#include "table/hk-table-play.h"

/**
 * HkDazCommands:
 *
 * What the player on turn can do that needs no zone: a button each, and those that cannot be done
 * now say why.
 */
struct _HkDazCommands
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *title;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (HkDazCommands, hk_daz_commands, ADW_TYPE_BIN)

static void
clicked_cb (HkDazCommands *self,
            GtkButton     *button)
{
  HkOffer *offer = g_object_get_data (G_OBJECT (button), "offer");
  const char * const *missing = hk_offer_get_missing (offer);
  g_autoptr (HkMove) move = hk_offer_make_move (offer);

  if (missing != NULL && missing[0] != NULL)
    hk_daz_ask_move (GTK_WIDGET (button), self->session, move, missing);
  else
    hk_table_play (GTK_WIDGET (self), self->session, move);
}

static GtkWidget *
make_button (HkDazCommands *self,
             HkOffer    *offer)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (hk_offer_get_title (offer));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_size_request (button, -1, 44);
  gtk_widget_set_sensitive (button, hk_offer_is_legal (offer));
  gtk_widget_set_tooltip_text (button, hk_offer_get_reason (offer));
  if (hk_offer_get_reason (offer) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hk_offer_get_reason (offer), -1);
  g_object_set_data_full (G_OBJECT (button), "offer", g_object_ref (offer), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
update (HkDazCommands *self)
{
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (self->session));
  const int player = table->question != NULL && table->question_player >= 0 ? table->question_player : table->current_player;
  g_autoptr (GPtrArray) offers = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->buttons)) != NULL)
    adw_wrap_box_remove (ADW_WRAP_BOX (self->buttons), child);
  if (player >= 0)
    {
      g_autofree char *title = g_strdup_printf (_("%s can"), hk_daz_table_get_name_of (table, player));

      gtk_label_set_text (GTK_LABEL (self->title), title);
      offers = hk_daz_list_kingdom_moves (table, (guint) player);
      for (guint i = 0; i < offers->len; i++)
        adw_wrap_box_append (ADW_WRAP_BOX (self->buttons), make_button (self, g_ptr_array_index (offers, i)));
    }
  gtk_widget_set_visible (GTK_WIDGET (self), offers != NULL && offers->len > 0);
}

static void
hk_daz_commands_dispose (GObject *object)
{
  g_clear_object (&HK_DAZ_COMMANDS (object)->session);
  G_OBJECT_CLASS (hk_daz_commands_parent_class)->dispose (object);
}

static void
hk_daz_commands_class_init (HkDazCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_daz_commands_dispose;
}

static void
hk_daz_commands_init (HkDazCommands *self)
{
}

/**
 * hk_daz_commands_new:
 * @session: a session of Dark Age Z
 *
 * Returns: (transfer floating): the buttons of the player on turn
 */
GtkWidget *
hk_daz_commands_new (HkSession *session)
{
  HkDazCommands *self = g_object_new (HK_TYPE_DAZ_COMMANDS, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->session = g_object_ref (session);
  self->title = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->title), 0);
  gtk_widget_add_css_class (self->title, "heading");
  self->buttons = adw_wrap_box_new ();
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (self->buttons), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (self->buttons), 6);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 6);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->buttons);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
