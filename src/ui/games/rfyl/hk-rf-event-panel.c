/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-player-mark.h"
#include "hk-rf-event-dialog.h"
#include "hk-rf-event-face.h"
#include "hk-rf-event-panel.h"
#include "hk-rf-event-pay.h"
#include "hk-rf-order-list.h"
#include "hk-rf-params.h"
#include "rfyl/hk-rf-order.h"
#include "rfyl/hk-rf-table.h"
#include "table/hk-table-play.h"
#include "table/hk-widgets.h"

/**
 * HkRfEventPanel:
 *
 * The Event cards of this turn: whose card it is now, what it says once it is drawn, the bullets that would prevent it, and
 * below who draws after that.
 */
struct _HkRfEventPanel
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *now;
  GtkWidget *mark;
  GtkWidget *who;
  GtkWidget *where;
  GtkWidget *draw_line;
  GtkWidget *draw_button;
  GtkWidget *told_button;
  GtkWidget *open;
  GtkWidget *face;
  GtkWidget *pay;
  GtkWidget *resolve;
  GtkWidget *order;
  int        shown;       /* whose mark it is; −1 nobody's */
};

G_DEFINE_FINAL_TYPE (HkRfEventPanel, hk_rf_event_panel, ADW_TYPE_BIN)

static HkRfTable *
get_table (HkRfEventPanel *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static void
play (HkRfEventPanel *self,
      HkMove         *taken_move)
{
  g_autoptr (HkMove) move = taken_move;

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
draw_cb (HkRfEventPanel *self)
{
  play (self, hk_move_build ("event", NULL));
}

static void
told_cb (HkRfEventPanel *self)
{
  hk_rf_event_dialog_present (GTK_WIDGET (self), self->session);
}

static void
resolve_cb (HkRfEventPanel *self)
{
  play (self, hk_move_build ("resolve-event", NULL));
}

static void
otherwise_cb (HkRfEventPanel *self)
{
  hk_rf_ask (GTK_WIDGET (self), self->session, "resolve-event");
}

static void
pass_cb (HkRfEventPanel *self)
{
  play (self, hk_move_build ("pass-event", NULL));
}

static void
hk_rf_event_panel_dispose (GObject *object)
{
  g_clear_object (&HK_RF_EVENT_PANEL (object)->session);
  G_OBJECT_CLASS (hk_rf_event_panel_parent_class)->dispose (object);
}

static void
hk_rf_event_panel_class_init (HkRfEventPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_event_panel_dispose;
}

static void
hk_rf_event_panel_init (HkRfEventPanel *self)
{
  self->shown = -1;
}

static char *
describe_draw (HkRfDraw *draw)
{
  if (draw->event == NULL && g_strcmp0 (draw->state, "done") == 0)
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
  HkRfTable *table = get_table (self);
  const int now = hk_rf_find_next_draw (table);

  hk_rf_order_list_clear (HK_RF_ORDER_LIST (self->order));
  for (int i = 0; i < hk_rf_table_get_n_draws (table); i++)
    {
      HkRfDraw *draw = hk_rf_table_get_draw (table, i);
      HkRfPlayer *player = hk_rf_table_get_player (table, draw->player);
      g_autofree char *about = describe_draw (draw);

      if (player != NULL)
        hk_rf_order_list_add (HK_RF_ORDER_LIST (self->order), hk_player_mark_new (player->name, player->colour), player->name, about, NULL,
                              i == now ? HK_RF_ORDER_NOW : g_strcmp0 (draw->state, "done") == 0 ? HK_RF_ORDER_DONE : HK_RF_ORDER_WAITS);
    }
}

static void
load_head (HkRfEventPanel *self,
           HkRfDraw       *draw)
{
  HkRfPlayer *player = hk_rf_table_get_player (get_table (self), draw->player);
  g_autofree char *who = NULL;
  g_autofree char *where = NULL;
  g_autoptr (GArray) there = hk_rf_list_on_space (get_table (self), draw->space);

  if (self->shown != draw->player)
    {
      self->shown = draw->player;
      adw_bin_set_child (ADW_BIN (self->mark), hk_player_mark_new (player->name, player->colour));
    }
  where = there->len > 1 ? g_strdup_printf (_("on space %d, as the slowest of %u"), draw->space, there->len) : g_strdup_printf (_("on space %d"), draw->space);
  who = g_strdup_printf (draw->event == NULL ? _("%s draws an Event card") : g_strcmp0 (draw->state, "fighting") == 0 ? _("%s fights") : _("%s has drawn"), player->name);
  gtk_label_set_text (GTK_LABEL (self->who), who);
  gtk_label_set_text (GTK_LABEL (self->where), where);
}

static void
update (HkRfEventPanel *self)
{
  HkRfTable *table = get_table (self);
  HkRfDraw *draw = hk_rf_table_get_draw (table, hk_rf_find_next_draw (table));
  const gboolean app = hk_rf_table_app_draws (table, table->event_deck);

  load_order (self);
  gtk_widget_set_visible (self->now, draw != NULL);
  if (draw == NULL || hk_rf_table_get_player (table, draw->player) == NULL)
    return;
  load_head (self, draw);
  gtk_widget_set_visible (self->draw_line, draw->event == NULL);
  gtk_widget_set_visible (self->draw_button, app);
  hk_widget_set_class (self->told_button, "suggested-action", !app);
  gtk_button_set_label (GTK_BUTTON (self->told_button), app ? _("We Drew It…") : _("Which Card Was Drawn?"));
  gtk_widget_set_visible (self->open, draw->event != NULL);
  gtk_widget_set_visible (self->resolve, g_strcmp0 (draw->state, "open") == 0);
  if (draw->event != NULL)
    hk_rf_event_face_show (HK_RF_EVENT_FACE (self->face), draw->event);
  hk_rf_event_pay_load (HK_RF_EVENT_PAY (self->pay));
}

static GtkWidget *
make_head (HkRfEventPanel *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->mark = adw_bin_new ();
  self->who = hk_heading_new (NULL);
  self->where = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->who), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->where), 0);
  gtk_label_set_wrap (GTK_LABEL (self->where), TRUE);
  gtk_widget_add_css_class (self->where, "caption");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), self->who);
  gtk_box_append (GTK_BOX (words), self->where);
  gtk_box_append (GTK_BOX (head), self->mark);
  gtk_box_append (GTK_BOX (head), words);
  return head;
}

/* The group can go on without the card. */
static GtkWidget *
make_pass (HkRfEventPanel *self)
{
  GtkWidget *pass = hk_icon_button_new ("media-skip-forward-symbolic", _("Leave the Card Out"), NULL);

  g_signal_connect_object (pass, "clicked", G_CALLBACK (pass_cb), self, G_CONNECT_SWAPPED);
  return pass;
}

static GtkWidget *
make_draw_line (HkRfEventPanel *self)
{
  self->draw_line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->draw_button = hk_page_button_new (_("Draw an Event Card"), G_CALLBACK (draw_cb), self);
  gtk_widget_add_css_class (self->draw_button, "suggested-action");
  self->told_button = hk_page_button_new ("", G_CALLBACK (told_cb), self);
  gtk_box_append (GTK_BOX (self->draw_line), self->draw_button);
  gtk_box_append (GTK_BOX (self->draw_line), self->told_button);
  gtk_box_append (GTK_BOX (self->draw_line), make_pass (self));
  return self->draw_line;
}

static GtkWidget *
make_open (HkRfEventPanel *self)
{
  GtkWidget *resolve = hk_page_button_new (_("Resolve the Card"), G_CALLBACK (resolve_cb), self);
  GtkWidget *otherwise = hk_icon_button_new ("document-edit-symbolic", _("Resolve It Otherwise"), NULL);

  self->open = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  self->face = hk_rf_event_face_new ();
  self->pay = hk_rf_event_pay_new (self->session);
  self->resolve = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (resolve, "suggested-action");
  gtk_box_append (GTK_BOX (self->resolve), resolve);
  gtk_box_append (GTK_BOX (self->resolve), otherwise);
  gtk_box_append (GTK_BOX (self->resolve), make_pass (self));
  gtk_box_append (GTK_BOX (self->open), self->face);
  gtk_box_append (GTK_BOX (self->open), self->pay);
  gtk_box_append (GTK_BOX (self->open), self->resolve);
  g_signal_connect_object (otherwise, "clicked", G_CALLBACK (otherwise_cb), self, G_CONNECT_SWAPPED);
  return self->open;
}

/**
 * hk_rf_event_panel_new:
 * @session: a session of RFYL
 *
 * Returns: (transfer floating): the Event cards of this turn
 */
GtkWidget *
hk_rf_event_panel_new (HkSession *session)
{
  HkRfEventPanel *self = g_object_new (HK_TYPE_RF_EVENT_PANEL, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->session = g_object_ref (session);
  self->now = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  self->order = hk_rf_order_list_new (_("Who draws an Event card, in order"));
  gtk_box_append (GTK_BOX (self->now), make_head (self));
  gtk_box_append (GTK_BOX (self->now), make_draw_line (self));
  gtk_box_append (GTK_BOX (self->now), make_open (self));
  gtk_widget_add_css_class (self->now, "rf-event");
  gtk_box_append (GTK_BOX (box), self->now);
  gtk_box_append (GTK_BOX (box), self->order);
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
