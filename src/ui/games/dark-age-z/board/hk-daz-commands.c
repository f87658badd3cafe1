/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/guide/hk-daz-legal.h"
#include "games/dark-age-z/rules/hk-daz-order.h"
#include "hk-daz-commands.h"
#include "hk-daz-offers.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-kept.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* What the player on turn can do that needs no zone: a button each, and those that cannot be done now say why. */
struct _HkDazCommands
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *title;
  GtkWidget *buttons;
  GPtrArray *offers;   /* of HkMoveOption: what the buttons do */
};

G_DEFINE_FINAL_TYPE (HkDazCommands, hk_daz_commands, ADW_TYPE_BIN)

static void
clicked_cb (HkDazCommands *self,
            GtkWidget     *button)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_daz_offers_play (GTK_WIDGET (self), self->session, offer);
}

static void
order_cb (HkDazCommands *self,
          GtkWidget     *button)
{
  g_autoptr (GPtrArray) offers = hk_daz_list_out_of_order (HK_DAZ_TABLE (hk_session_get_table (self->session)));

  hk_daz_offers_popup (button, self->session, offers, _("Out of Order"));
}

static GtkWidget *
make_order_button (HkDazCommands *self)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Out of Order…"));

  hk_tooltip_set (button, _("Pass a Phase, a Turn or a Step, or Do One Now"));
  gtk_widget_set_size_request (button, -1, 44);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_object (button, "clicked", G_CALLBACK (order_cb), self, G_CONNECT_SWAPPED);
  return button;
}

/* The last one is for what is out of order. */
static GtkWidget *
make_button (gpointer data,
             guint    number)
{
  HkDazCommands *self = data;
  GtkWidget *button;

  if (number == self->offers->len)
    return make_order_button (self);
  button = hk_move_option_button_new (g_ptr_array_index (self->offers, number));
  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
update (HkDazCommands *self)
{
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (self->session));
  const int player = table->question != NULL && table->question_player >= 0 ? table->question_player : table->current_player;
  g_autoptr (GPtrArray) common = hk_daz_list_common_moves (table);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;
  g_autofree char *title = player < 0 ? g_strdup (common->len > 0 ? _("Everybody can") : "")
                                      : g_strdup_printf (_("%s can"), hk_daz_table_get_name_of (table, player));

  gtk_label_set_text (GTK_LABEL (self->title), title);
  g_clear_pointer (&self->offers, g_ptr_array_unref);
  self->offers = player < 0 ? g_ptr_array_new_with_free_func (g_object_unref) : hk_daz_list_kingdom_moves (table, (guint) player);
  g_ptr_array_extend_and_steal (self->offers, g_steal_pointer (&common));
  for (guint i = 0; i < self->offers->len; i++)
    g_strv_builder_take (builder, hk_move_option_button_dup_key (g_ptr_array_index (self->offers, i)));
  g_strv_builder_add (builder, "order");
  keys = g_strv_builder_end (builder);
  hk_kept_show (self->buttons, (const char * const *) keys, make_button, self);
  gtk_widget_set_visible (GTK_WIDGET (self), !hk_daz_table_is_phase (table, "over"));
}

static void
hk_daz_commands_dispose (GObject *object)
{
  g_clear_object (&HK_DAZ_COMMANDS (object)->session);
  g_clear_pointer (&HK_DAZ_COMMANDS (object)->offers, g_ptr_array_unref);
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
