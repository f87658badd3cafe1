/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-sleepers-card.h"
#include "ui/games/army-of-the-dead/hk-aotd-params.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define N_VALUES 4

/* The Sleeper tokens on the board, and one tap to wake one: the app turns a token, or the group says what is on the
 * one that it turned. */
struct _HkAotdSleepersCard
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *number;
  GtkWidget *by_app;
  GtkWidget *by_hand;
  GtkWidget *hint;
  GtkWidget *left;
};

G_DEFINE_FINAL_TYPE (HkAotdSleepersCard, hk_aotd_sleepers_card, ADW_TYPE_BIN)

static HkAotdTable *
get_table (HkAotdSleepersCard *self)
{
  return HK_AOTD_TABLE (hk_session_get_table (self->session));
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
update (HkAotdSleepersCard *self)
{
  HkAotdTable *table = get_table (self);
  const gboolean by_hand = g_strcmp0 (table->cards_by, "hand") == 0;
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
  g_autoptr (HkMove) move = hk_move_build ("set", "s:path", "sleepers", "i:value", value, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
wake_cb (HkAotdSleepersCard *self)
{
  g_autoptr (HkMove) move = hk_move_build ("wake-sleepers", "i:tokens", 1, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
wake_value_cb (HkAotdSleepersCard *self,
               GtkWidget          *button)
{
  g_autoptr (JsonObject) params = json_object_new ();
  JsonArray *values = json_array_new ();
  g_autoptr (HkMove) move = NULL;

  json_array_add_int_element (values, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "value")));
  json_object_set_int_member (params, "tokens", 1);
  json_object_set_array_member (params, "values", values);
  move = hk_move_new ("wake-sleepers", params);
  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
more_cb (HkAotdSleepersCard *self,
         GtkWidget          *button)
{
  g_autoptr (HkMove) move = hk_move_build (g_object_get_data (G_OBJECT (button), "move"), NULL);

  hk_aotd_ask_move (GTK_WIDGET (self), self->session, move, NULL);
}

static void
hk_aotd_sleepers_card_dispose (GObject *object)
{
  g_clear_object (&HK_AOTD_SLEEPERS_CARD (object)->session);
  G_OBJECT_CLASS (hk_aotd_sleepers_card_parent_class)->dispose (object);
}

static void
hk_aotd_sleepers_card_class_init (HkAotdSleepersCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_aotd_sleepers_card_dispose;
}

static GtkWidget *
make_by_hand (HkAotdSleepersCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  for (int i = 1; i <= N_VALUES; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i);
      g_autofree char *spoken = g_strdup_printf (ngettext ("A token with %d Shambler wakes up", "A token with %d Shamblers wakes up", (gulong) i), i);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_widget_add_css_class (button, "numeric");
      gtk_widget_set_size_request (button, 44, 44);
      hk_tooltip_set (button, spoken);
      hk_widget_set_spoken (button, spoken);
      g_object_set_data (G_OBJECT (button), "value", GINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (wake_value_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (box), button);
    }
  return box;
}

static GtkWidget *
make_more (HkAotdSleepersCard *self,
           const char         *label,
           const char         *move)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_size_request (button, -1, 44);
  g_object_set_data (G_OBJECT (button), "move", (gpointer) move);
  g_signal_connect_object (button, "clicked", G_CALLBACK (more_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
hk_aotd_sleepers_card_init (HkAotdSleepersCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (_("Sleeper tokens"));
  GtkWidget *buttons = hk_wrap_box_new (6);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "aotd-pool");
  gtk_widget_add_css_class (title, "heading");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  self->number = hk_number_new (_("Sleeper tokens on the board"), 0, HK_AOTD_N_SLEEPERS);
  gtk_widget_add_css_class (self->number, "title-1");
  g_signal_connect_object (self->number, "set", G_CALLBACK (set_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), self->number);

  self->by_app = gtk_button_new_with_label (_("Wake One"));
  gtk_widget_set_size_request (self->by_app, -1, 44);
  g_signal_connect_object (self->by_app, "clicked", G_CALLBACK (wake_cb), self, G_CONNECT_SWAPPED);
  self->by_hand = make_by_hand (self);
  self->hint = gtk_label_new (_("A token wakes and shows:"));
  gtk_label_set_xalign (GTK_LABEL (self->hint), 0);
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), self->by_app);
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), self->by_hand);
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), make_more (self, _("Wake Several…"), "wake-sleepers"));
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), make_more (self, _("Left Sleepers Behind…"), "leave-sleepers"));
  adw_wrap_box_append (ADW_WRAP_BOX (buttons), make_more (self, _("Lay Out…"), "place-sleepers"));

  self->left = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->left), 0);
  gtk_label_set_wrap (GTK_LABEL (self->left), TRUE);
  gtk_widget_add_css_class (self->left, "dimmed");
  gtk_widget_add_css_class (self->left, "numeric");
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->left);
  gtk_box_append (GTK_BOX (box), self->hint);
  gtk_box_append (GTK_BOX (box), buttons);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Returns (transfer floating): the Sleeper tokens.
 * @session: a session of Army of the Dead */
GtkWidget *
hk_aotd_sleepers_card_new (HkSession *session)
{
  HkAotdSleepersCard *self = g_object_new (HK_TYPE_AOTD_SLEEPERS_CARD, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
