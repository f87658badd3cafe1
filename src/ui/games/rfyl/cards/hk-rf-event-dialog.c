/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-event-dialog.h"
#include "hk-rf-event-face.h"
#include "hk-rf-event-form.h"
#include "ui/table/hk-refusal.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* Which Event card the group has drawn: one tap on a card that is known, which a search finds; one that is not known
 * yet is told once, with what is printed on it. */
struct _HkRfEventDialog
{
  AdwDialog          parent_instance;

  HkSession         *session;
  int                player;  /* −1 whoever draws now */

  AdwNavigationView *pages;
  GtkEditable       *search;
  GtkListBox        *list;
  GtkWidget         *new_row;
  HkRfEventForm     *form;
  HkRefusal         *list_refusal;
  HkRefusal         *form_refusal;
};

G_DEFINE_FINAL_TYPE (HkRfEventDialog, hk_rf_event_dialog, ADW_TYPE_DIALOG)

static HkRfTable *
get_table (HkRfEventDialog *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static void
play (HkRfEventDialog *self,
      HkRefusal       *refusal,
      HkMove          *taken_move)
{
  g_autoptr (HkMove) move = taken_move;

  if (self->player >= 0)
    json_object_set_int_member (hk_move_get_params (move), "player", self->player);
  if (hk_refusal_play (refusal, self->session, move))
    adw_dialog_close (ADW_DIALOG (self));
}

static void
picked_cb (HkRfEventDialog *self,
           GtkWidget       *row)
{
  play (self, self->list_refusal, hk_move_build ("event", "s:card", (const char *) g_object_get_data (G_OBJECT (row), "name"), NULL));
}

static void
new_cb (HkRfEventDialog *self)
{
  hk_rf_event_form_set_name (self->form, gtk_editable_get_text (self->search));
  adw_navigation_view_push_by_tag (self->pages, "form");
}

static void
told_cb (HkRfEventDialog *self)
{
  HkMove *move = hk_move_build ("event", NULL);

  json_object_set_object_member (hk_move_get_params (move), "facts", hk_rf_event_form_read (self->form));
  play (self, self->form_refusal, move);
}

static void
overruled_cb (HkRfEventDialog *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static gboolean
is_found (GtkListBoxRow *row,
          gpointer       data)
{
  HkRfEventDialog *self = data;
  g_autofree char *text = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  const char *name = g_object_get_data (G_OBJECT (row), "name");
  g_autofree char *folded = name == NULL ? NULL : g_utf8_casefold (name, -1);

  return folded == NULL || strstr (folded, text) != NULL;
}

static void
search_cb (HkRfEventDialog *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

/* Return takes the first card that is found; a name that is not known opens what the card shows. */
static void
search_activated_cb (HkRfEventDialog *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (g_object_get_data (G_OBJECT (row), "name") != NULL && is_found (GTK_LIST_BOX_ROW (row), self))
      {
        picked_cb (self, row);
        return;
      }
  new_cb (self);
}

static void
hk_rf_event_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_RF_EVENT_DIALOG);
  g_clear_object (&HK_RF_EVENT_DIALOG (object)->session);
  G_OBJECT_CLASS (hk_rf_event_dialog_parent_class)->dispose (object);
}

static void
hk_rf_event_dialog_class_init (HkRfEventDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_rf_event_dialog_dispose;

  g_type_ensure (HK_TYPE_REFUSAL);
  g_type_ensure (HK_TYPE_RF_EVENT_FORM);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rf-event-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HkRfEventDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, HkRfEventDialog, search);
  gtk_widget_class_bind_template_child (widget_class, HkRfEventDialog, list);
  gtk_widget_class_bind_template_child (widget_class, HkRfEventDialog, new_row);
  gtk_widget_class_bind_template_child (widget_class, HkRfEventDialog, form);
  gtk_widget_class_bind_template_child (widget_class, HkRfEventDialog, list_refusal);
  gtk_widget_class_bind_template_child (widget_class, HkRfEventDialog, form_refusal);
  gtk_widget_class_bind_template_callback (widget_class, new_cb);
  gtk_widget_class_bind_template_callback (widget_class, told_cb);
  gtk_widget_class_bind_template_callback (widget_class, overruled_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
}

static void
hk_rf_event_dialog_init (HkRfEventDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, is_found, self, NULL);
}

static void
add_row (HkRfEventDialog *self,
         HkRfEvent       *event)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *about = hk_rf_event_tell (get_table (self), event);
  HkDeck *deck = get_table (self)->event_deck;
  const guint left = deck == NULL ? 0 : hk_deck_count (deck, event->name);
  g_autofree char *count = g_strdup_printf ("×%u", left);
  g_autofree char *spoken = g_strdup_printf (ngettext ("%u left in the deck", "%u left in the deck", left), left);
  GtkWidget *label = gtk_label_new (count);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), event->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  gtk_widget_add_css_class (label, "numeric");
  hk_tooltip_set (label, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (deck != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  else
    g_object_unref (g_object_ref_sink (label));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  hk_widget_set_class (row, "rf-none-left", deck != NULL && left == 0);
  g_object_set_data_full (G_OBJECT (row), "name", g_strdup (event->name), g_free);
  g_signal_connect_object (row, "activated", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_insert (self->list, row, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self->new_row)));
}

/* Asks which Event card was drawn. Out of turn the dialog asks once whether the group wants it.
 * @from: the widget that a person used
 * @session: a session of RFYL
 * @player: a seat; −1 whoever draws now */
void
hk_rf_event_dialog_present (GtkWidget *from,
                            HkSession *session,
                            int        player)
{
  HkRfEventDialog *self = g_object_new (HK_TYPE_RF_EVENT_DIALOG, NULL);
  GListModel *events;

  self->session = g_object_ref (session);
  self->player = player;
  events = G_LIST_MODEL (get_table (self)->events);
  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (HkRfEvent) event = g_list_model_get_item (events, i);

      add_row (self, event);
    }
  adw_dialog_present (ADW_DIALOG (self), from);
}
