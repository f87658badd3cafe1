/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-tool.h"
#include "hk-tools-page.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-widgets.h"

struct _HkToolsPage
{
  AdwNavigationPage  parent_instance;

  GtkBox            *groups;
};

HK_DEFINE_TEMPLATE_TYPE (HkToolsPage, hk_tools_page, ADW_TYPE_NAVIGATION_PAGE)

static void
hk_tools_page_class_init (HkToolsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-tools-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkToolsPage, groups);
}

/* Returns (transfer floating): a row that opens the tool by "win.tools".
 * @tool: a #HkTool
 * @data: (nullable): anything, to name the game as well */
GtkWidget *
hk_tools_page_make_row (gpointer tool,
                        gpointer data)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", hk_tool_get_title (tool), "activatable", TRUE, NULL);
  g_autofree char *id = g_strdup_printf ("%s/%s", hk_tool_get_game (tool)->id, hk_tool_get_name (tool));

  if (data != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), hk_tool_get_game (tool)->title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), hk_ornament_new ("go-next-symbolic"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.tools");
  return row;
}

static gboolean
is_of_game (gpointer tool,
            gpointer game)
{
  return hk_tool_get_game (tool) == game;
}

static void
add_game (HkToolsPage      *self,
          GListModel       *tools,
          const HkGameSpec *game)
{
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (is_of_game, (gpointer) game, NULL));
  g_autoptr (GListModel) own = G_LIST_MODEL (gtk_filter_list_model_new (g_object_ref (tools), filter));
  GtkWidget *heading = hk_heading_new (game->title);
  GtkWidget *list = hk_boxed_list_new (game->title);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  if (g_list_model_get_n_items (own) == 0)
    {
      g_object_unref (g_object_ref_sink (box));
      g_object_unref (g_object_ref_sink (list));
      g_object_unref (g_object_ref_sink (heading));
      return;
    }
  gtk_list_box_bind_model (GTK_LIST_BOX (list), own, hk_tools_page_make_row, NULL, NULL);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), list);
  gtk_box_append (self->groups, box);
}

/* @tools: the tools of all games
 * @game: (nullable): whose tools are listed; %NULL for those of all */
void
hk_tools_page_set_tools (HkToolsPage      *self,
                         GListModel       *tools,
                         const HkGameSpec *game)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    if (game == NULL || game == games[i])
      add_game (self, tools, games[i]);
}
