/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-sleepers-card.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/games/army-of-the-dead/hk-aotd-params.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define N_VALUES 4

/* The Sleeper tokens on the board, and one tap to wake one: the app turns a token, or the group says what is on the
 * one that it turned. */
struct _HkAotdSleepersCard
{
  HkView     parent_instance;

  GtkWidget *number;
  GtkWidget *by_app;
  GtkWidget *by_hand;
  GtkWidget *hint;
  GtkWidget *left;
};

G_DEFINE_FINAL_TYPE (HkAotdSleepersCard, hk_aotd_sleepers_card, HK_TYPE_VIEW)

static HkAotdTable *
get_table (HkAotdSleepersCard *self)
{
  return HK_AOTD_TABLE (hk_view_get_table (HK_VIEW (self)));
}

/* How many tokens of each value have not been turned yet. */
static char *
describe_left (HkAotdTable *table)
{
  g_autoptr (GString) text = g_string_new (NULL);
  static const char * const values[N_VALUES] = { "1", "2", "3", "4" };

  for (gsize i = 0; i < N_VALUES && table->sleeper_bag != NULL; i++)
    g_string_append_printf (text, "%s%u × %s", i == 0 ? "" : " · ", hk_deck_count (table->sleeper_bag, values[i]), values[i]);
  return text->len == 0 ? NULL : g_strdup_printf (_("Not turned yet: %s"), text->str);
}

static void
update (HkView *view)
{
  HkAotdSleepersCard *self = HK_AOTD_SLEEPERS_CARD (view);
  HkAotdTable *table = get_table (self);
  const gboolean by_hand = table->cards_by == HK_BY_HAND;
  g_autofree char *left = describe_left (table);

  g_object_set (self->number, "value", table->sleepers, NULL);
  gtk_widget_set_visible (self->by_app, !by_hand);
  gtk_widget_set_visible (self->by_hand, by_hand);
  gtk_widget_set_visible (self->hint, by_hand);
  gtk_widget_set_sensitive (self->by_app, table->sleepers > 0);
  gtk_widget_set_sensitive (self->by_hand, table->sleepers > 0);
  gtk_label_set_text (GTK_LABEL (self->left), left);
  gtk_widget_set_visible (self->left, left != NULL);
}

static void
set_cb (HkAotdSleepersCard *self,
        int                 value)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("set", "s:path", "sleepers", "i:value", value, NULL));
}

static void
wake_cb (HkAotdSleepersCard *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("wake-sleepers", "i:tokens", 1, NULL));
}

static void
wake_value_cb (HkAotdSleepersCard *self,
               GtkWidget          *button)
{
  HkMove *move = hk_move_build ("wake-sleepers", "i:tokens", 1, NULL);
  JsonArray *values = json_array_new ();

  json_array_add_int_element (values, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "value")));
  json_object_set_array_member (hk_move_get_params (move), "values", values);
  hk_view_play (HK_VIEW (self), move);
}

static void
ask_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  hk_aotd_ask (widget, hk_view_get_session (HK_VIEW (widget)), g_variant_get_string (parameter, NULL));
}

static void
hk_aotd_sleepers_card_class_init (HkAotdSleepersCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  g_type_ensure (HK_TYPE_NUMBER);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-aotd-sleepers-card");
  HK_BIND_CHILDREN (widget_class, HkAotdSleepersCard, number, by_app, by_hand, hint, left);
  HK_BIND_CALLBACKS (widget_class, set_cb, wake_cb);
  gtk_widget_class_install_action (widget_class, "sleepers.ask", "s", ask_action);
}

static void
hk_aotd_sleepers_card_init (HkAotdSleepersCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_set (self->number, "maximum", HK_AOTD_N_SLEEPERS, NULL);
  for (int i = 1; i <= N_VALUES; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i);
      g_autofree char *spoken = g_strdup_printf (ngettext ("A token with %d Shambler wakes up", "A token with %d Shamblers wakes up", (gulong) i), i);
      GtkWidget *button = hk_aotd_key_new (text);

      gtk_widget_add_css_class (button, "numeric");
      hk_tooltip_set (button, spoken);
      hk_widget_set_spoken (button, spoken);
      g_object_set_data (G_OBJECT (button), "value", GINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (wake_value_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->by_hand), button);
    }
}
