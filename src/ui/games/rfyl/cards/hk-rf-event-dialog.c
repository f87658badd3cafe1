/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-event-dialog.h"
#include "hk-rf-event-face.h"
#include "hk-rf-event-form.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* Which Event card the player of the index has drawn, or whoever draws now: one tap on a card that is known, which a search finds;
 * one that is not known yet is entered once, with what is printed on it. */
struct _HkRfEventDialog
{
  HkDialogView       parent_instance;

  AdwNavigationView *pages;
  GtkEditable       *search;
  GtkListBox        *list;
  GtkWidget         *new_row;
  HkRfEventForm     *form;
};

G_DEFINE_FINAL_TYPE (HkRfEventDialog, hk_rf_event_dialog, HK_TYPE_DIALOG_VIEW)

static void
play (HkRfEventDialog *self,
      HkMove          *move)
{
  HkDialogView *view = HK_DIALOG_VIEW (self);

  if (hk_dialog_view_get_index (view) >= 0)
    json_object_set_int_member (hk_move_get_params (move), "player", hk_dialog_view_get_index (view));
  json_object_set_boolean_member (hk_move_get_params (move), "resolve", TRUE);
  hk_dialog_view_play (view, move);
}

static void
picked_cb (HkRfEventDialog *self,
           GtkWidget       *row)
{
  play (self, hk_move_build ("event", "s:card", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), NULL));
}

static void
new_cb (HkRfEventDialog *self)
{
  hk_rf_event_form_set_name (self->form, gtk_editable_get_text (self->search));
  adw_navigation_view_push_by_tag (self->pages, "form");
}

static void
drawn_cb (HkRfEventDialog *self)
{
  HkMove *move;

  if (!hk_rf_event_form_ask (self->form))
    return;
  move = hk_move_build ("event", NULL);
  json_object_set_object_member (hk_move_get_params (move), "facts", hk_rf_event_form_read (self->form));
  play (self, move);
}

static gboolean
is_found (GtkListBoxRow *row,
          gpointer       data)
{
  HkRfEventDialog *self = data;
  g_autofree char *text = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  g_autofree char *name = g_utf8_casefold (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);

  return GTK_WIDGET (row) == self->new_row || strstr (name, text) != NULL;
}

static void
search_cb (HkRfEventDialog *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

/* The card of just that name, else the first one in the list whose name holds the text. */
static GtkWidget *
find_row (HkRfEventDialog *self)
{
  g_autofree char *text = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  GtkWidget *first = NULL;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list)); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      g_autofree char *name = g_utf8_casefold (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), -1);

      if (row == self->new_row || strstr (name, text) == NULL)
        continue;
      if (g_str_equal (name, text))
        return row;
      first = first == NULL ? row : first;
    }
  return first;
}

/* Return takes the card that is found; a name that is not known opens what the card shows. */
static void
search_activated_cb (HkRfEventDialog *self)
{
  GtkWidget *row = find_row (self);

  if (row != NULL)
    picked_cb (self, row);
  else
    new_cb (self);
}

static void
add_row (HkRfEventDialog *self,
         HkRfTable       *table,
         HkRfEvent       *event)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *about = hk_rf_event_describe (table, event);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), event->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  if (hk_rf_table_knows_deck (table, table->event_deck))
    {
      const guint left = hk_deck_count (table->event_deck, event->name);
      g_autofree char *count = g_strdup_printf ("×%u", left);
      g_autofree char *spoken = g_strdup_printf (ngettext ("%u left in the deck", "%u left in the deck", left), left);
      GtkWidget *label = hk_label_new (count, "numeric");

      hk_tooltip_set (label, spoken);
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
      hk_widget_set_class (row, "rf-none-left", left == 0);
    }
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_insert (self->list, row, gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self->new_row)));
}

static void
load (HkDialogView *view)
{
  HkRfTable *table = HK_RF_TABLE (hk_dialog_view_get_table (view));

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->events)); i++)
    {
      g_autoptr (HkRfEvent) event = g_list_model_get_item (G_LIST_MODEL (table->events), i);

      add_row (HK_RF_EVENT_DIALOG (view), table, event);
    }
  /* Without a card to choose, what it shows is asked at once. */
  if (g_list_model_get_n_items (G_LIST_MODEL (table->events)) == 0)
    adw_navigation_view_replace_with_tags (HK_RF_EVENT_DIALOG (view)->pages, (const char * const[]) { "form" }, 1);
}

static void
hk_rf_event_dialog_class_init (HkRfEventDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_DIALOG_VIEW_CLASS (klass)->load = load;

  g_type_ensure (HK_TYPE_RF_EVENT_FORM);
  hk_dialog_view_class_set_template (HK_DIALOG_VIEW_CLASS (klass), "hk-rf-event-dialog");
  HK_BIND_CHILDREN (widget_class, HkRfEventDialog, pages, search, list, new_row, form);
  HK_BIND_CALLBACKS (widget_class, new_cb, drawn_cb, search_cb, search_activated_cb);
}

static void
hk_rf_event_dialog_init (HkRfEventDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, is_found, self, NULL);
}
