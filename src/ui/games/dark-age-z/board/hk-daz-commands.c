/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/guide/hk-daz-legal.h"
#include "games/dark-age-z/rules/hk-daz-order.h"
#include "hk-daz-commands.h"
#include "hk-daz-offers.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/table/hk-move-option-popup.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-kept.h"

/* What the player on turn can do that needs no zone: a button each, and those that cannot be done now say why. What is out of order stands
 * above them, where it is in sight however many rows they take. */
struct _HkDazCommands
{
  HkView     parent_instance;

  GtkLabel  *title;
  GtkLabel  *discards;
  GtkWidget *check;    /* for what has been cleaned up */
  GtkWidget *buttons;
  GPtrArray *offers;   /* of HkMoveOption: what the buttons do */
};

HK_DEFINE_TEMPLATE_TYPE (HkDazCommands, hk_daz_commands, HK_TYPE_VIEW)

static void
clicked_cb (HkDazCommands *self,
            GtkWidget     *button)
{
  g_autoptr (HkMoveOption) offer = g_object_ref (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button)));

  hk_daz_offers_play (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), offer);
}

static void
order_cb (HkView    *view,
          GtkWidget *button)
{
  g_autoptr (GPtrArray) offers = hk_daz_list_out_of_order (HK_DAZ_TABLE (hk_view_get_table (view)));

  hk_move_option_popup (button, hk_view_get_session (view), offers, _("Out of Order"), hk_daz_offers_play);
}

/* The move that was made last, if it was all of Phase 4 at once: only now does anybody check it. (nullable) (transfer none) */
static HkMove *
get_cleanup (HkView *view)
{
  HkSession *session = hk_view_get_session (view);
  const guint position = hk_session_get_position (session);
  g_autoptr (HkLogEntry) entry = position == 0 ? NULL : g_list_model_get_item (hk_session_get_log (session), position - 1);
  HkMove *move = entry == NULL ? NULL : hk_log_entry_get_move (entry);

  return move != NULL && g_str_equal (hk_move_get_name (move), "clean-up") && hk_move_get_breakdown (move) != NULL ? move : NULL;
}

/* Who has to put cards of the hand away, of which the app has only changed the number. (nullable) (transfer none)
 * @cleanup: (nullable): all of Phase 4 at once */
static const char *
get_discards (HkMove *cleanup)
{
  HkBreakdown *step = cleanup == NULL ? NULL : hk_breakdown_get_first (hk_move_get_breakdown (cleanup));

  while (step != NULL && g_strcmp0 (hk_breakdown_get_rule (step), "dark-age-z/cleanup.hand-limit") != 0)
    step = hk_breakdown_get_next (step);
  return step == NULL || hk_breakdown_get_n_terms (step) == 0 ? NULL : hk_breakdown_get_label (step);
}

static void
check_cb (HkView *view)
{
  HkMove *move = get_cleanup (view);

  if (move != NULL)
    hk_breakdown_view_present (GTK_WIDGET (view), _("Cleanup"), 640, hk_move_get_breakdown (move));
}

static GtkWidget *
make_button (gpointer data,
             guint    number)
{
  HkDazCommands *self = data;
  GtkWidget *button = hk_move_option_button_new (g_ptr_array_index (self->offers, number));

  g_signal_connect_object (button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static gboolean
change_button (gpointer   data,
               GtkWidget *button,
               guint      number)
{
  HkDazCommands *self = data;

  return hk_move_option_button_change (HK_MOVE_OPTION_BUTTON (button), g_ptr_array_index (self->offers, number));
}

static gboolean
is_needed (HkView *view)
{
  return hk_daz_table_get_phase (HK_DAZ_TABLE (hk_view_get_table (view))) != HK_DAZ_PHASE_OVER;
}

static void
update (HkView *view)
{
  HkDazCommands *self = HK_DAZ_COMMANDS (view);
  HkDazTable *table = HK_DAZ_TABLE (hk_view_get_table (view));
  const int player = table->question != HK_DAZ_QUESTION_NONE && table->question_player >= 0 ? table->question_player : table->current_player;
  g_autoptr (GPtrArray) common = hk_daz_list_common_moves (table);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;
  HkMove *cleanup;
  g_autofree char *title = player < 0 ? g_strdup (common->len > 0 ? _("Everybody can") : "")
                                      : g_strdup_printf (_("%s can"), hk_daz_table_get_name_of (table, player));

  gtk_label_set_text (self->title, title);
  g_clear_pointer (&self->offers, g_ptr_array_unref);
  self->offers = player < 0 ? g_ptr_array_new_with_free_func (g_object_unref) : hk_daz_list_kingdom_moves (table, (guint) player);
  g_ptr_array_extend_and_steal (self->offers, g_steal_pointer (&common));
  for (guint i = 0; i < self->offers->len; i++)
    g_strv_builder_take (builder, hk_move_option_button_dup_key (g_ptr_array_index (self->offers, i)));
  cleanup = get_cleanup (view);
  gtk_widget_set_visible (self->check, cleanup != NULL);
  gtk_label_set_label (self->discards, get_discards (cleanup));
  gtk_widget_set_visible (GTK_WIDGET (self->discards), get_discards (cleanup) != NULL);
  keys = g_strv_builder_end (builder);
  hk_kept_show_change (self->buttons, (const char * const *) keys, make_button, change_button, self);
}

static void
hk_daz_commands_dispose (GObject *object)
{
  g_clear_pointer (&HK_DAZ_COMMANDS (object)->offers, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_daz_commands_parent_class)->dispose (object);
}

static void
hk_daz_commands_class_init (HkDazCommandsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_daz_commands_dispose;
  HK_VIEW_CLASS (klass)->is_needed = is_needed;
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-daz-commands");
  HK_BIND_CHILDREN (widget_class, HkDazCommands, title, discards, check, buttons);
  HK_BIND_CALLBACKS (widget_class, check_cb, order_cb);
}
