/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/guide/hk-daz-legal.h"
#include "games/dark-age-z/rules/hk-daz-order.h"
#include "hk-daz-commands.h"
#include "hk-daz-offers.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* What the player on turn can do that needs no zone: a button each, and those that cannot be done now say why. */
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
            GtkWidget     *button)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_daz_offers_play (GTK_WIDGET (self), self->session, offer);
}

static GtkWidget *
make_button (HkDazCommands *self,
             HkMoveOption  *offer)
{
  GtkWidget *button = hk_move_option_button_new (offer);

  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
order_cb (HkDazCommands *self,
          GtkWidget     *button)
{
  g_autoptr (GPtrArray) offers = hk_daz_list_out_of_order (HK_DAZ_TABLE (hk_session_get_table (self->session)));

  hk_daz_offers_popup (button, self->session, offers, _("Out of Order"));
}

static void
add_order_button (HkDazCommands *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Out of Order…"));

  hk_tooltip_set (button, _("Pass a Phase, a Turn or a Step, or Do One Now"));
  gtk_widget_set_size_request (button, -1, 44);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (order_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (ADW_WRAP_BOX (self->buttons), button);
}

static void
update (HkDazCommands *self)
{
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (self->session));
  const int player = table->question != NULL && table->question_player >= 0 ? table->question_player : table->current_player;
  g_autoptr (GPtrArray) offers = NULL;
  g_autoptr (GPtrArray) common = hk_daz_list_common_moves (table);

  hk_wrap_box_clear (self->buttons);
  gtk_label_set_text (GTK_LABEL (self->title), common->len > 0 ? _("Everybody can") : "");
  if (player >= 0)
    {
      g_autofree char *title = g_strdup_printf (_("%s can"), hk_daz_table_get_name_of (table, player));

      gtk_label_set_text (GTK_LABEL (self->title), title);
      offers = hk_daz_list_kingdom_moves (table, (guint) player);
      for (guint i = 0; i < offers->len; i++)
        adw_wrap_box_append (ADW_WRAP_BOX (self->buttons), make_button (self, g_ptr_array_index (offers, i)));
    }
  for (guint i = 0; i < common->len; i++)
    adw_wrap_box_append (ADW_WRAP_BOX (self->buttons), make_button (self, g_ptr_array_index (common, i)));
  add_order_button (self);
  gtk_widget_set_visible (GTK_WIDGET (self), !hk_daz_table_is_phase (table, "over"));
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

/* Returns (transfer floating): the buttons of the player on turn.
 * @session: a session of Dark Age Z */
GtkWidget *
hk_daz_commands_new (HkSession *session)
{
  HkDazCommands *self = g_object_new (HK_TYPE_DAZ_COMMANDS, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->session = g_object_ref (session);
  self->title = hk_heading_new (NULL);
  self->buttons = hk_wrap_box_new (6);
  hk_widget_set_margins (box, 6, 12, 6);
  gtk_box_append (GTK_BOX (box), self->title);
  gtk_box_append (GTK_BOX (box), self->buttons);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
