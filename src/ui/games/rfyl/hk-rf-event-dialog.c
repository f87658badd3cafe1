/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-event-dialog.h"
#include "hk-rf-event-face.h"
#include "hk-rf-event-form.h"
#include "rfyl/hk-rf-table.h"
#include "table/hk-refusal.h"
#include "table/hk-table-play.h"
#include "table/hk-widgets.h"

/**
 * HkRfEventDialog:
 *
 * Which Event card the group has drawn: one tap on a card that is known, which a search finds; one that is not known yet is
 * told once, with what is printed on it.
 */
struct _HkRfEventDialog
{
  AdwDialog  parent_instance;

  HkSession *session;
  GtkWidget *pages;
  GtkWidget *search;
  GtkWidget *list;
  GtkWidget *form;
  GtkWidget *refusal;
};

G_DEFINE_FINAL_TYPE (HkRfEventDialog, hk_rf_event_dialog, ADW_TYPE_DIALOG)

static HkRfTable *
get_table (HkRfEventDialog *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

static void
picked_cb (HkRfEventDialog *self,
           GtkWidget       *row)
{
  const char *name = g_object_get_data (G_OBJECT (row), "name");
  g_autoptr (HkMove) move = hk_move_build ("event", "s:card", name, NULL);

  if (hk_table_play (GTK_WIDGET (self), self->session, move))
    adw_dialog_close (ADW_DIALOG (self));
}

static void
new_cb (HkRfEventDialog *self)
{
  hk_rf_event_form_set_name (HK_RF_EVENT_FORM (self->form), gtk_editable_get_text (GTK_EDITABLE (self->search)));
  adw_navigation_view_push_by_tag (ADW_NAVIGATION_VIEW (self->pages), "form");
}

static void
told_cb (HkRfEventDialog *self)
{
  g_autoptr (HkMove) move = hk_move_build ("event", NULL);

  json_object_set_object_member (hk_move_get_params (move), "facts", hk_rf_event_form_read (HK_RF_EVENT_FORM (self->form)));
  if (hk_refusal_play (HK_REFUSAL (self->refusal), self->session, move))
    adw_dialog_close (ADW_DIALOG (self));
}

static gboolean
is_found (GtkListBoxRow *row,
          gpointer       data)
{
  HkRfEventDialog *self = data;
  g_autofree char *text = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  const char *name = g_object_get_data (G_OBJECT (row), "name");
  g_autofree char *folded = name == NULL ? NULL : g_utf8_casefold (name, -1);

  return folded == NULL || strstr (folded, text) != NULL;
}

static void
search_cb (HkRfEventDialog *self)
{
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (self->list));
}

/* Return takes the first card that is found; a name that is not known opens what the card shows. */
static void
search_activated_cb (HkRfEventDialog *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row != NULL; row = gtk_widget_get_next_sibling (row))
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
  g_clear_object (&HK_RF_EVENT_DIALOG (object)->session);
  G_OBJECT_CLASS (hk_rf_event_dialog_parent_class)->dispose (object);
}

static void
hk_rf_event_dialog_class_init (HkRfEventDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_event_dialog_dispose;
}

static void
hk_rf_event_dialog_init (HkRfEventDialog *self)
{
  adw_dialog_set_title (ADW_DIALOG (self), _("Which Card Was Drawn?"));
  adw_dialog_set_content_width (ADW_DIALOG (self), 460);
  adw_dialog_set_content_height (ADW_DIALOG (self), 640);
}

static void
add_row (HkRfEventDialog *self,
         HkRfEvent       *event)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *about = hk_rf_event_tell (event);
  HkDeck *deck = get_table (self)->event_deck;
  const guint left = deck == NULL ? 0 : hk_deck_count (deck, event->name);
  g_autofree char *count = g_strdup_printf ("×%u", left);
  g_autofree char *spoken = g_strdup_printf (ngettext ("%u left in the deck", "%u left in the deck", left), left);
  GtkWidget *label = gtk_label_new (count);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), event->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), about);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_set_tooltip_text (label, spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (deck != NULL)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  else
    g_object_unref (g_object_ref_sink (label));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  hk_widget_set_class (row, "rf-none-left", deck != NULL && left == 0);
  g_object_set_data_full (G_OBJECT (row), "name", g_strdup (event->name), g_free);
  g_signal_connect_object (row, "activated", G_CALLBACK (picked_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static void
add_new_row (HkRfEventDialog *self)
{
  GtkWidget *row = adw_button_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("A Card That Is Not Listed…"));
  adw_button_row_set_start_icon_name (ADW_BUTTON_ROW (row), "list-add-symbolic");
  g_signal_connect_object (row, "activated", G_CALLBACK (new_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
}

static GtkWidget *
make_list_page (HkRfEventDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GListModel *events = G_LIST_MODEL (get_table (self)->events);

  self->search = gtk_search_entry_new ();
  gtk_search_entry_set_placeholder_text (GTK_SEARCH_ENTRY (self->search), _("Name of the card"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Name of the card"), -1);
  self->list = hk_boxed_list_new (_("Event cards"));
  for (guint i = 0; events != NULL && i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (HkRfEvent) event = g_list_model_get_item (events, i);

      add_row (self, event);
    }
  add_new_row (self);
  gtk_list_box_set_filter_func (GTK_LIST_BOX (self->list), is_found, self, NULL);
  hk_widget_set_margins (box, 6, 12, 18);
  gtk_box_append (GTK_BOX (box), self->search);
  gtk_box_append (GTK_BOX (box), self->list);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (search_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "activate", G_CALLBACK (search_activated_cb), self, G_CONNECT_SWAPPED);
  return hk_page_new (box, NULL);
}

static GtkWidget *
make_form_page (HkRfEventDialog *self)
{
  GtkWidget *bottom = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *button = gtk_button_new_with_label (_("This Card Was Drawn"));

  self->form = hk_rf_event_form_new ();
  self->refusal = hk_refusal_new ();
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  hk_widget_set_margins (self->form, 6, 12, 18);
  hk_widget_set_margins (bottom, 6, 12, 12);
  gtk_box_append (GTK_BOX (bottom), self->refusal);
  gtk_box_append (GTK_BOX (bottom), button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->refusal, "overruled", G_CALLBACK (adw_dialog_close), self, G_CONNECT_SWAPPED);
  return hk_page_new (self->form, bottom);
}

/**
 * hk_rf_event_dialog_present:
 * @from: the widget that a person used
 * @session: a session of RFYL
 *
 * Asks which Event card was drawn.
 */
void
hk_rf_event_dialog_present (GtkWidget *from,
                            HkSession *session)
{
  HkRfEventDialog *self = g_object_new (HK_TYPE_RF_EVENT_DIALOG, NULL);

  self->session = g_object_ref (session);
  self->pages = adw_navigation_view_new ();
  adw_navigation_view_add (ADW_NAVIGATION_VIEW (self->pages),
                           adw_navigation_page_new_with_tag (make_list_page (self), _("Which Card Was Drawn?"), "list"));
  adw_navigation_view_add (ADW_NAVIGATION_VIEW (self->pages), adw_navigation_page_new_with_tag (make_form_page (self), _("A Card Not Known Yet"), "form"));
  adw_dialog_set_child (ADW_DIALOG (self), self->pages);
  adw_dialog_present (ADW_DIALOG (self), from);
}
