/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-events.h"
#include "hk-rf-event-pay.h"
#include "ui/games/rfyl/board/hk-rf-chip.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

#define SEATS 8

/* What it takes to prevent an Event card, and who on the space pays it: at first whoever drew the card, then the
 * others, as far as their bullets go. Each share can be changed. */
struct _HkRfEventPay
{
  HkView     parent_instance;

  GtkWidget *rows;
  GtkLabel  *why;
  GtkWidget *button;
  GtkLabel  *label;

  int        shares[SEATS];
  char      *shown;          /* whose shares these are */
};

HK_DEFINE_TEMPLATE_TYPE (HkRfEventPay, hk_rf_event_pay, HK_TYPE_VIEW)

static HkRfDraw *
get_draw (HkRfEventPay *self)
{
  HkRfDraw *draw = hk_rf_table_get_draw (hk_rf_view_get_table (self), hk_rf_find_next_draw (hk_rf_view_get_table (self)));

  return draw != NULL && draw->event != NULL && draw->state == HK_RF_DRAW_OPEN && hk_rf_event_can_prevent (hk_rf_view_get_table (self), draw->event) ? draw : NULL;
}

static void
update_button (HkRfEventPay *self)
{
  HkRfDraw *draw = get_draw (self);
  const int cost = draw == NULL ? 0 : -draw->event->bullets;
  g_autofree char *label = g_strdup_printf (ngettext ("Prevent It with %d Bullet", "Prevent It with %d Bullets", (gulong) cost), cost);
  g_autofree char *why = NULL;
  int sum = 0;

  for (int i = 0; i < SEATS; i++)
    sum += self->shares[i];
  why = g_strdup_printf (ngettext ("%d bullet of %d is offered.", "%d bullets of %d are offered.", (gulong) sum), sum, cost);
  gtk_label_set_text (self->label, label);
  gtk_widget_set_sensitive (self->button, sum == cost && cost > 0);
  gtk_label_set_text (self->why, why);
  gtk_widget_set_visible (GTK_WIDGET (self->why), sum != cost);
}

static void
share_cb (HkRfEventPay *self,
          int           value,
          GtkWidget    *number)
{
  self->shares[GPOINTER_TO_INT (g_object_get_data (G_OBJECT (number), "player"))] = value;
  g_object_set (number, "value", value, NULL);
  update_button (self);
}

static void
pay_cb (HkRfEventPay *self)
{
  HkMove *move = hk_move_build ("pay-bullets", NULL);
  JsonObject *by = json_object_new ();

  for (int i = 0; i < SEATS; i++)
    {
      g_autofree char *seat = g_strdup_printf ("%d", i);

      if (self->shares[i] > 0)
        json_object_set_int_member (by, seat, self->shares[i]);
    }
  json_object_set_object_member (hk_move_get_params (move), "by", by);
  hk_view_play (HK_VIEW (self), move);
}

static void
hk_rf_event_pay_finalize (GObject *object)
{
  g_free (HK_RF_EVENT_PAY (object)->shown);
  G_OBJECT_CLASS (hk_rf_event_pay_parent_class)->finalize (object);
}

static void
hk_rf_event_pay_class_init (HkRfEventPayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_rf_event_pay_finalize;

  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-event-pay");
  HK_BIND_CHILDREN (widget_class, HkRfEventPay, rows, why, button, label);
  gtk_widget_class_bind_template_callback (widget_class, pay_cb);
}

/* Whoever drew the card pays first, the others what is left. */
static void
share_out (HkRfEventPay *self,
           HkRfDraw     *draw,
           GArray       *there)
{
  int left = -draw->event->bullets;

  memset (self->shares, 0, sizeof self->shares);
  for (int pass = 0; pass < 2; pass++)
    for (guint i = 0; i < there->len; i++)
      {
        const int player = g_array_index (there, int, i);

        if ((player == draw->player) != (pass == 0))
          continue;
        self->shares[player] = MIN (left, hk_rf_table_get_player (hk_rf_view_get_table (self), player)->bullets);
        left -= self->shares[player];
      }
}

static void
add_row (HkRfEventPay *self,
         int           player)
{
  HkRfPlayer *record = hk_rf_table_get_player (hk_rf_view_get_table (self), player);
  g_autofree char *what = g_strdup_printf (_("%s pays"), record->name);
  g_autofree char *of = g_strdup_printf (_("of %d"), record->bullets);
  GtkWidget *row = hk_rf_chip_new (hk_player_mark_new (record->name, record->colour), record->name, "rf-share");
  GtkWidget *number = hk_number_new (what, 0, record->bullets);

  gtk_widget_add_css_class (number, "title-4");
  g_object_set (number, "value", self->shares[player], NULL);
  g_object_set_data (G_OBJECT (number), "player", GINT_TO_POINTER (player));
  g_signal_connect_object (number, "set", G_CALLBACK (share_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), number);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (hk_box_add_label (row, of, NULL)), GTK_NATURAL_WRAP_NONE);
  adw_wrap_box_append (ADW_WRAP_BOX (self->rows), row);
}

/* Shows who can pay for the card that is open; nothing when bullets do not prevent it. */
void
hk_rf_event_pay_show (HkRfEventPay *self)
{
  HkRfDraw *draw;
  g_autoptr (GString) key = g_string_new (NULL);
  g_autoptr (GArray) there = NULL;

  g_return_if_fail (HK_IS_RF_EVENT_PAY (self));

  draw = get_draw (self);
  gtk_widget_set_visible (GTK_WIDGET (self), draw != NULL);
  if (draw == NULL)
    {
      g_clear_pointer (&self->shown, g_free);
      return;
    }
  there = hk_rf_list_on_space (hk_rf_view_get_table (self), draw->space);
  g_string_printf (key, "%s %d:", draw->event->name, draw->player);
  for (guint i = there->len; i > 0; i--)
    {
      const int player = g_array_index (there, int, i - 1);
      const int bullets = hk_rf_table_get_player (hk_rf_view_get_table (self), player)->bullets;

      g_string_append_printf (key, " %d/%d", player, bullets);
      if (bullets == 0 || player >= SEATS)
        g_array_remove_index (there, i - 1);
    }
  if (g_strcmp0 (key->str, self->shown) != 0)
    {
      g_set_str (&self->shown, key->str);
      share_out (self, draw, there);
      hk_wrap_box_clear (self->rows);
      for (guint i = 0; i < there->len; i++)
        add_row (self, g_array_index (there, int, i));
    }
  gtk_widget_set_visible (self->rows, there->len > 0);
  update_button (self);
}
