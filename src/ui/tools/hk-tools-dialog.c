/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/dice/hk-dice-page.h"
#include "hk-tool-list.h"
#include "hk-tool-page.h"
#include "hk-tools-dialog.h"
#include "hk-tools-page.h"
#include "ui/app/hk-application.h"
#include "ui/app/hk-window.h"
#include "ui/display/hk-template.h"

struct _HkToolsDialog
{
  AdwDialog          parent_instance;

  AdwNavigationView *navigation;
  HkToolsPage       *page;

  guint              remember_id; /* of what has been told and is not on the disk yet */
};

HK_DEFINE_TEMPLATE_TYPE (HkToolsDialog, hk_tools_dialog, ADW_TYPE_DIALOG)

static void
hk_tools_dialog_dispose (GObject *object)
{
  g_clear_handle_id (&HK_TOOLS_DIALOG (object)->remember_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_TOOLS_DIALOG);
  G_OBJECT_CLASS (hk_tools_dialog_parent_class)->dispose (object);
}

static gboolean
remember_cb (gpointer data)
{
  HK_TOOLS_DIALOG (data)->remember_id = 0;
  hk_tool_list_remember (hk_application_get_tools (hk_application_get_default ()));
  return G_SOURCE_REMOVE;
}

/* Several taps are written down together. */
static void
told_cb (HkToolsDialog *self)
{
  if (self->remember_id == 0)
    self->remember_id = g_timeout_add_seconds (1, remember_cb, self);
}

static void
hk_tools_dialog_closed (AdwDialog *dialog)
{
  hk_tool_list_remember (hk_application_get_tools (hk_application_get_default ()));
}

static void
hk_tools_dialog_class_init (HkToolsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_tools_dialog_dispose;
  ADW_DIALOG_CLASS (klass)->closed = hk_tools_dialog_closed;

  g_type_ensure (HK_TYPE_TOOLS_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-tools-dialog.ui");
  HK_BIND_CHILDREN (widget_class, HkToolsDialog, navigation, page);
}

static void
show_tool (HkToolsDialog *self,
           HkTool        *tool,
           HkSession     *session)
{
  HkTable *table = session == NULL ? NULL : hk_session_get_table (session);
  AdwNavigationPage *visible = adw_navigation_view_get_visible_page (self->navigation);
  HkPack *pack = hk_application_get_pack (hk_application_get_default (), hk_tool_get_game (tool), NULL);

  if (HK_IS_TOOL_PAGE (visible) && hk_tool_page_get_tool (HK_TOOL_PAGE (visible)) == tool)
    return;
  g_signal_handlers_disconnect_by_func (tool, told_cb, self);
  g_signal_connect_object (tool, "notify::breakdown", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->navigation, hk_tool_page_new (tool, pack, table != NULL && hk_table_get_game (table) == hk_tool_get_game (tool) ? table : NULL));
}

static void
show_dice (HkToolsDialog *self)
{
  if (!HK_IS_DICE_PAGE (adw_navigation_view_get_visible_page (self->navigation)))
    adw_navigation_view_push (self->navigation, hk_dice_page_new (hk_application_get_dice (hk_application_get_default ())));
}

/* Opens the tools in the window, or goes on in those that are open.
 * @id: the id of a game for the list of its tools, that of a tool such as "card-z/to-hit" for its sheet, "dice"
 *   for dice and decks, or "" for the list of all */
void
hk_tools_dialog_open (AdwApplicationWindow *window,
                      const char           *id)
{
  GListModel *tools = hk_application_get_tools (hk_application_get_default ());
  HkTool *tool = hk_tool_list_lookup (tools, id);
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);

  if (!HK_IS_TOOLS_DIALOG (dialog))
    {
      dialog = g_object_new (HK_TYPE_TOOLS_DIALOG, NULL);
      hk_tools_page_set_tools (HK_TOOLS_DIALOG (dialog)->page, tools, hk_games_lookup (id, NULL));
      adw_dialog_present (dialog, GTK_WIDGET (window));
    }
  if (tool != NULL)
    show_tool (HK_TOOLS_DIALOG (dialog), tool, hk_window_get_session (HK_WINDOW (window)));
  else if (g_str_equal (id, HK_TOOL_DICE))
    show_dice (HK_TOOLS_DIALOG (dialog));
}
