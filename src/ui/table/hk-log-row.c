/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-log-row.h"
#include "ui/app/hk-application.h"
#include "ui/widgets/hk-tooltip.h"

/* The lines of the log. A mark says where a house rule or a ruling of ours has decided, and leads to it. */

#define RULINGS "hk-rulings"

/* The titles of the rulings, each of which leads to it. */
static void
make_menu (GtkMenuButton *button,
           gpointer       data)
{
  HkRulebook *rulebook = hk_application_get_rulebook (hk_application_get_default ());
  const char * const *rulings = g_object_get_data (G_OBJECT (button), RULINGS);
  g_autoptr (GMenu) menu = g_menu_new ();

  for (guint i = 0; rulings != NULL && rulings[i] != NULL; i++)
    {
      HkRule *rule = hk_rulebook_lookup (rulebook, rulings[i]);
      g_autoptr (GMenuItem) item = g_menu_item_new (rule == NULL ? rulings[i] : hk_rule_get_title (rule), NULL);

      g_menu_item_set_action_and_target (item, "win.show-rule", "s", rulings[i]);
      g_menu_append_item (menu, item);
    }
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem              *item,
          gpointer                  data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *number = gtk_label_new (NULL);
  GtkWidget *text = gtk_label_new (NULL);

  gtk_widget_add_css_class (number, "numeric");
  gtk_widget_add_css_class (number, "dimmed");
  gtk_widget_set_valign (number, GTK_ALIGN_START);
  gtk_label_set_width_chars (GTK_LABEL (number), 3);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (text), 24);
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (column), text);
  gtk_box_append (GTK_BOX (row), number);
  gtk_box_append (GTK_BOX (row), column);
  gtk_list_item_set_child (item, row);
  g_object_set_data (G_OBJECT (item), "number", number);
  g_object_set_data (G_OBJECT (item), "text", text);
}

/* The mark of a line, made for the first one that needs it: few do. */
static GtkWidget *
make_rulings (GtkListItem *item)
{
  GtkWidget *mark = gtk_label_new (NULL);
  GtkWidget *rulings = gtk_menu_button_new ();

  gtk_widget_add_css_class (mark, "caption");
  gtk_widget_add_css_class (mark, "hk-mark");
  gtk_widget_set_halign (mark, GTK_ALIGN_START);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (rulings), mark);
  gtk_widget_set_halign (rulings, GTK_ALIGN_START);
  gtk_widget_add_css_class (rulings, "flat");
  gtk_widget_add_css_class (rulings, "hk-mark-button");
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (rulings), make_menu, NULL, NULL);
  gtk_box_append (GTK_BOX (gtk_widget_get_parent (g_object_get_data (G_OBJECT (item), "text"))), rulings);
  g_object_set_data (G_OBJECT (item), "mark", mark);
  g_object_set_data (G_OBJECT (item), "rulings", rulings);
  return rulings;
}

static void
update_undone (GtkListItem *item)
{
  HkLogEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);

  if (entry == NULL)
    return;
  if (hk_log_entry_is_undone (entry))
    {
      g_autofree char *spoken = g_strdup_printf (_("Undone: %s"), hk_log_entry_get_text (entry));

      gtk_widget_add_css_class (row, "hk-undone");
      gtk_list_item_set_accessible_label (item, spoken);
    }
  else
    {
      gtk_widget_remove_css_class (row, "hk-undone");
      gtk_list_item_set_accessible_label (item, hk_log_entry_get_text (entry));
    }
}

/* A mark that leads nowhere is no button. */
static void
update_mark (GtkListItem *item)
{
  HkLogEntry *entry = gtk_list_item_get_item (item);
  GtkWidget *button = g_object_get_data (G_OBJECT (item), "rulings");
  g_auto (GStrv) rulings = hk_log_entry_list_rulings (entry);
  const gboolean is_house = hk_log_entry_is_house (entry);
  const gboolean is_marked = is_house || rulings[0] != NULL;

  if (button == NULL && is_marked)
    button = make_rulings (item);
  if (button != NULL)
    gtk_widget_set_visible (button, is_marked);
  if (!is_marked)
    return;
  gtk_label_set_text (g_object_get_data (G_OBJECT (item), "mark"), is_house ? _("House Rule") : _("Our Ruling"));
  gtk_widget_set_can_target (button, rulings[0] != NULL);
  gtk_widget_set_can_focus (button, rulings[0] != NULL);
  hk_tooltip_set (button, is_house ? _("Against a rule, or set by hand")
                                    : _("The rulebook is silent or unclear here; your group may decide otherwise"));
  g_object_set_data_full (G_OBJECT (button), RULINGS, g_steal_pointer (&rulings), (GDestroyNotify) g_strfreev);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem              *item,
         gpointer                  data)
{
  HkLogEntry *entry = gtk_list_item_get_item (item);
  g_autofree char *number = g_strdup_printf ("%u", hk_log_entry_get_number (entry));

  gtk_label_set_text (g_object_get_data (G_OBJECT (item), "number"), number);
  gtk_label_set_text (g_object_get_data (G_OBJECT (item), "text"), hk_log_entry_get_text (entry));
  update_mark (item);
  update_undone (item);
  g_signal_connect_object (entry, "notify::undone", G_CALLBACK (update_undone), item, G_CONNECT_SWAPPED);
}

static void
unbind_cb (GtkSignalListItemFactory *factory,
           GtkListItem              *item,
           gpointer                  data)
{
  g_signal_handlers_disconnect_by_data (gtk_list_item_get_item (item), item);
}

/* A log and the session whose moves it tells. */
typedef struct
{
  HkSession *session;
  gboolean   is_new; /* in sight */
  guint      source;
} Log;

#define LOG "hk-log"

static void
log_free (gpointer data)
{
  Log *log = data;

  g_clear_handle_id (&log->source, g_source_remove);
  g_object_unref (log->session);
  g_free (log);
}

/* The log ends with the latest move. */
static void
show_latest (GtkListView *list)
{
  Log *log = g_object_get_data (G_OBJECT (list), LOG);
  const guint position = hk_session_get_position (log->session);

  if (position > 0 && gtk_widget_get_mapped (GTK_WIDGET (list)))
    gtk_list_view_scroll_to (list, position - 1, GTK_LIST_SCROLL_NONE, NULL);
}

static gboolean
sized_cb (gpointer list)
{
  Log *log = g_object_get_data (list, LOG);

  log->source = 0;
  show_latest (list);
  return G_SOURCE_REMOVE;
}

/* A log that comes into sight knows where its lines are once it has got its size. */
static void
changed_cb (GtkListView *list)
{
  Log *log = g_object_get_data (G_OBJECT (list), LOG);

  if (log->is_new && log->source == 0)
    log->source = g_idle_add (sized_cb, list);
  log->is_new = FALSE;
}

/* Until somebody looks at the log it has no lines: each move would make one. */
static void
mapped_cb (GtkListView *list)
{
  Log *log = g_object_get_data (G_OBJECT (list), LOG);

  if (gtk_list_view_get_model (list) == NULL)
    {
      g_autoptr (GtkNoSelection) selection = gtk_no_selection_new (g_object_ref (hk_session_get_log (log->session)));

      gtk_list_view_set_model (list, GTK_SELECTION_MODEL (selection));
    }
  log->is_new = TRUE;
  show_latest (list);
}

/* Fills the list with the lines of the log as soon as somebody looks at it, and keeps the latest move in sight.
 * @list: within a #GtkScrolledWindow */
void
hk_log_list_follow (GtkListView *list,
                    HkSession   *session)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  Log *log;

  g_return_if_fail (GTK_IS_LIST_VIEW (list));
  g_return_if_fail (HK_IS_SESSION (session));

  log = g_new0 (Log, 1);
  log->session = g_object_ref (session);
  g_object_set_data_full (G_OBJECT (list), LOG, log, log_free);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), NULL);
  gtk_list_view_set_factory (list, factory);
  g_signal_connect (list, "map", G_CALLBACK (mapped_cb), NULL);
  g_signal_connect_object (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list)), "changed", G_CALLBACK (changed_cb), list, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "moved", G_CALLBACK (show_latest), list, G_CONNECT_SWAPPED);
}
