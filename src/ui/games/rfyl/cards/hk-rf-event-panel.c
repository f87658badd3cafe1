/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-event-dialog.h"
#include "hk-rf-event-face.h"
#include "hk-rf-event-panel.h"
#include "hk-rf-event-pay.h"
#include "ui/games/rfyl/board/hk-rf-ask.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/games/rfyl/track/hk-rf-order-list.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

/* The Event cards of this turn: whose card it is now, what it says once it is drawn, the bullets that would prevent
 * it, what can be done besides what the primary button does, and below who draws after that. */
struct _HkRfEventPanel
{
  HkView         parent_instance;

  GtkWidget     *now;
  GtkWidget     *mark;
  GtkLabel      *title;
  GtkLabel      *where;
  GtkWidget     *draw_line;
  GtkWidget     *draw_button;
  GtkWidget     *enter_button;
  GtkWidget     *leave_button;
  GtkWidget     *open;
  HkRfEventFace *face;
  HkRfEventPay  *pay;
  GtkWidget     *resolve;
  GtkWidget     *resolve_button;
  GtkWidget     *otherwise_button;
  GtkWidget     *pass_button;
  HkRfOrderList *order;
};

G_DEFINE_FINAL_TYPE (HkRfEventPanel, hk_rf_event_panel, HK_TYPE_VIEW)

static void
draw_cb (HkRfEventPanel *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("event", NULL));
}

static void
enter_cb (HkRfEventPanel *self)
{
  hk_dialog_view_present (HK_TYPE_RF_EVENT_DIALOG, GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), -1);
}

static void
resolve_cb (HkRfEventPanel *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("resolve-event", NULL));
}

static void
otherwise_cb (HkRfEventPanel *self)
{
  hk_rf_ask (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), "resolve-event");
}

static void
pass_cb (HkRfEventPanel *self)
{
  hk_view_play (HK_VIEW (self), hk_move_build ("pass-event", NULL));
}

static char *
describe_draw (HkRfDraw *draw)
{
  if (draw->event == NULL && draw->state == HK_RF_DRAW_DONE)
    return g_strdup_printf (_("Space %d: nobody is left to draw"), draw->space);
  if (draw->event == NULL)
    return g_strdup_printf (_("Space %d"), draw->space);
  if (draw->prevented)
    /* Translators: an Event card */
    return g_strdup_printf (_("Space %d: %s, prevented"), draw->space, draw->event->name);
  return g_strdup_printf (_("Space %d: %s"), draw->space, draw->event->name);
}

static void
load_order (HkRfEventPanel *self)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  const int now = hk_rf_find_next_draw (table);

  hk_rf_order_list_begin (self->order);
  for (int i = 0; i < hk_rf_table_get_n_draws (table); i++)
    {
      HkRfDraw *draw = hk_rf_table_get_draw (table, i);
      HkRfPlayer *player = hk_rf_table_get_player (table, draw->player);
      g_autofree char *about = describe_draw (draw);

      if (player != NULL)
        hk_rf_order_list_add (self->order, player, NULL, about, NULL,
                              i == now ? HK_RF_ORDER_NOW : draw->state == HK_RF_DRAW_DONE ? HK_RF_ORDER_DONE : HK_RF_ORDER_WAITS);
    }
  hk_rf_order_list_end (self->order);
}

static void
load_head (HkRfEventPanel *self,
           HkRfDraw       *draw)
{
  HkRfPlayer *player = hk_rf_table_get_player (hk_rf_view_get_table (self), draw->player);
  g_autofree char *title = NULL;
  g_autofree char *where = NULL;
  g_autoptr (GArray) there = hk_rf_list_on_space (hk_rf_view_get_table (self), draw->space);

  g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  where = there->len > 1 ? g_strdup_printf (_("on space %d, as the slowest of %u"), draw->space, there->len) : g_strdup_printf (_("on space %d"), draw->space);
  title = g_strdup_printf (draw->event == NULL ? _("%s draws an Event card") : draw->state == HK_RF_DRAW_FIGHTING ? _("%s fights") : _("%s has drawn"), player->name);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->where, where);
}

static void
update (HkView *view)
{
  HkRfEventPanel *self = HK_RF_EVENT_PANEL (view);
  HkRfTable *table = hk_rf_view_get_table (self);
  HkRfDraw *draw = hk_rf_table_get_draw (table, hk_rf_find_next_draw (table));
  const gboolean app = hk_rf_table_app_draws (table, table->event_deck);
  const gboolean leads_to_draw = hk_rf_view_leads_to (self, "event");

  load_order (self);
  gtk_widget_set_visible (self->now, draw != NULL);
  if (draw == NULL || hk_rf_table_get_player (table, draw->player) == NULL)
    return;
  load_head (self, draw);
  gtk_widget_set_visible (self->draw_line, draw->event == NULL);
  gtk_widget_set_visible (self->draw_button, app && !leads_to_draw);
  gtk_widget_set_visible (self->enter_button, app || !leads_to_draw);
  hk_widget_set_class (self->enter_button, "suggested-action", !app);
  gtk_button_set_label (GTK_BUTTON (self->enter_button), app ? _("We Drew It…") : _("Which Card Was Drawn?"));
  hk_button_wrap (self->enter_button);
  gtk_widget_set_visible (self->open, draw->event != NULL);
  gtk_widget_set_visible (self->resolve, draw->state == HK_RF_DRAW_OPEN);
  gtk_widget_set_visible (self->resolve_button, !hk_rf_view_leads_to (self, "resolve-event"));
  if (draw->event != NULL)
    hk_rf_event_face_show (self->face, table, draw->event);
  hk_rf_event_pay_show (self->pay);
}

static void
hk_rf_event_panel_class_init (HkRfEventPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_RF_EVENT_FACE);
  g_type_ensure (HK_TYPE_RF_EVENT_PAY);
  g_type_ensure (HK_TYPE_RF_ORDER_LIST);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-event-panel");
  HK_BIND_CHILDREN (widget_class, HkRfEventPanel, now, mark, title, where, draw_line, draw_button, enter_button, leave_button, open, face, pay,
                    resolve, resolve_button, otherwise_button, pass_button, order);
  HK_BIND_CALLBACKS (widget_class, draw_cb, enter_cb, resolve_cb, otherwise_cb, pass_cb);
}

static void
hk_rf_event_panel_init (HkRfEventPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_button_wrap (self->draw_button);
  hk_button_wrap (self->leave_button);
  hk_button_wrap (self->resolve_button);
  hk_button_wrap (self->otherwise_button);
  hk_button_wrap (self->pass_button);
}
