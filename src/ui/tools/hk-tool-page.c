/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-tool-choice.h"
#include "hk-tool-page.h"
#include "hk-tool-section.h"
#include "ui/app/hk-window.h"
#include "ui/display/hk-style.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-widgets.h"

/* A result of more letters is shown less large, so that it stays on one line or two. */
#define MOST_LARGE 9

struct _HkToolPage
{
  AdwNavigationPage  parent_instance;

  GtkLabel          *result;
  GtkLabel          *about;
  GtkBox            *fields;
  GtkWidget         *about_game;
  AdwComboRow       *situation_row;
  GtkWidget         *keep_button;
  GtkButton         *back_button;
  GtkLabel          *change;
  GtkWidget         *drop_button;
  AdwWrapBox        *outcomes;
  GtkWidget         *breakdown_box;
  HkBreakdownView   *breakdown;

  HkTool            *tool;
  HkPack            *pack;       /* (nullable) */
  GPtrArray         *situations; /* (nullable): HkSituation of the game that is running */
  guint              compare_id; /* of the comparison that is made when nothing else waits */
};

HK_DEFINE_TEMPLATE_TYPE (HkToolPage, hk_tool_page, ADW_TYPE_NAVIGATION_PAGE)

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
  if (text != NULL && !g_str_equal (gtk_label_get_label (label), text))
    gtk_label_set_label (label, text);
}

/* What else the choices side by side would lead to takes longer than the result: it comes after it. */
static gboolean
compare_cb (gpointer data)
{
  HkToolPage *self = data;

  self->compare_id = 0;
  hk_tool_choice_compare (self->tool, self->pack);
  return G_SOURCE_REMOVE;
}

static void
show_outcomes (HkToolPage *self)
{
  const HkToolForm *form = hk_tool_get_form (self->tool);
  JsonNode *result = hk_tool_get_result (self->tool);

  hk_wrap_box_clear (GTK_WIDGET (self->outcomes));
  if (form != NULL && form->show != NULL && result != NULL)
    {
      g_autoptr (JsonObject) params = hk_tool_make_params (self->tool);

      form->show (json_node_get_object (result), params, self->outcomes);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->outcomes), gtk_widget_get_first_child (GTK_WIDGET (self->outcomes)) != NULL);
}

static void
show_kept (HkToolPage *self)
{
  const char *kept = hk_tool_get_kept_text (self->tool);
  g_autofree char *change = hk_tool_describe_change (self->tool);
  /* Translators: %s: a result that was kept to be compared with */
  g_autofree char *text = kept == NULL ? NULL : g_strdup_printf (_("Kept: %s"), kept);

  gtk_widget_set_visible (self->keep_button, kept == NULL && hk_tool_get_result_text (self->tool) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->back_button), kept != NULL);
  gtk_widget_set_visible (self->drop_button, kept != NULL);
  if (kept != NULL)
    gtk_button_set_label (self->back_button, text);
  show_text (self->change, change);
}

static void
update (HkToolPage *self)
{
  const char *waiting = hk_tool_get_waiting (self->tool);
  const char *result = hk_tool_get_result_text (self->tool);
  HkBreakdown *breakdown = hk_tool_get_breakdown (self->tool);

  show_text (self->result, result);
  hk_widget_set_class (GTK_WIDGET (self->result), "hk-long", result != NULL && g_utf8_strlen (result, -1) > MOST_LARGE);
  show_text (self->about, waiting != NULL ? waiting : hk_tool_get_label (self->tool));
  hk_breakdown_view_set_breakdown (self->breakdown, breakdown);
  gtk_widget_set_visible (self->breakdown_box, breakdown != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tool.copy", breakdown != NULL);
  show_kept (self);
  show_outcomes (self);
  if (self->compare_id == 0)
    self->compare_id = g_idle_add (compare_cb, self);
}

/* One number changes several properties at once. */
static void
changed_cb (HkToolPage *self)
{
  const char *result = hk_tool_get_result_text (self->tool);
  const gboolean news = result != NULL && !g_str_equal (gtk_label_get_label (self->result), result);

  update (self);
  if (news && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      /* Translators: what a result is, and the result */
      g_autofree char *spoken = g_strdup_printf (_("%s: %s"), hk_tool_get_label (self->tool), result);

      gtk_accessible_announce (GTK_ACCESSIBLE (self), spoken, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    }
}

/* Tells what the table knows of the one that is chosen, or forgets it. */
static void
situation_chosen_cb (HkToolPage *self)
{
  const guint chosen = adw_combo_row_get_selected (self->situation_row);

  if (self->situations != NULL && chosen != GTK_INVALID_LIST_POSITION)
    hk_tool_take_situation (self->tool, chosen < self->situations->len ? g_ptr_array_index (self->situations, chosen) : NULL);
}

/* The sheet is again what it starts with. */
static void
reset_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  HkToolPage *self = HK_TOOL_PAGE (widget);

  if (self->situations != NULL)
    situation_chosen_cb (self);
  else
    hk_tool_reset (self->tool);
}

/* What the result proposes is told by one tap. */
static void
tell_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  g_autoptr (JsonNode) told = json_from_string (g_variant_get_string (parameter, NULL), NULL);

  if (told != NULL && JSON_NODE_HOLDS_OBJECT (told))
    hk_tool_tell (HK_TOOL_PAGE (widget)->tool, json_node_get_object (told));
}

static void
keep_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  HkToolPage *self = HK_TOOL_PAGE (widget);

  hk_tool_keep (self->tool);
  gtk_widget_grab_focus (GTK_WIDGET (self->back_button));
}

static void
go_back_cb (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  hk_tool_go_back (HK_TOOL_PAGE (widget)->tool);
}

static void
drop_kept_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  HkToolPage *self = HK_TOOL_PAGE (widget);

  hk_tool_drop_kept (self->tool);
  gtk_widget_grab_focus (self->keep_button);
}

static void
copy_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  HkToolPage *self = HK_TOOL_PAGE (widget);
  g_autofree char *text = hk_tool_make_text (self->tool);
  GtkRoot *root = gtk_widget_get_root (widget);

  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  if (HK_IS_WINDOW (root))
    hk_window_say (HK_WINDOW (root), _("The result is copied."));
}

static void
hk_tool_page_dispose (GObject *object)
{
  HkToolPage *self = HK_TOOL_PAGE (object);

  if (self->tool != NULL)
    g_signal_handlers_disconnect_by_data (self->tool, self);
  g_clear_object (&self->tool);
  g_clear_object (&self->pack);
  g_clear_pointer (&self->situations, g_ptr_array_unref);
  g_clear_handle_id (&self->compare_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_TOOL_PAGE);
  G_OBJECT_CLASS (hk_tool_page_parent_class)->dispose (object);
}

static void
hk_tool_page_class_init (HkToolPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_tool_page_dispose;

  g_type_ensure (HK_TYPE_BREAKDOWN_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-tool-page.ui");
  HK_BIND_CHILDREN (widget_class, HkToolPage, result, about, fields, about_game, situation_row, keep_button, back_button, change,
                    drop_button, outcomes, breakdown_box, breakdown);
  gtk_widget_class_bind_template_callback (widget_class, situation_chosen_cb);
  gtk_widget_class_install_action (widget_class, "tool.reset", NULL, reset_cb);
  gtk_widget_class_install_action (widget_class, "tool.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "tool.tell", "s", tell_cb);
  gtk_widget_class_install_action (widget_class, "tool.keep", NULL, keep_cb);
  gtk_widget_class_install_action (widget_class, "tool.go-back", NULL, go_back_cb);
  gtk_widget_class_install_action (widget_class, "tool.drop-kept", NULL, drop_kept_cb);
}

/* The sheet starts with what the table knows; the last choice is nothing of it. */
static void
show_situations (HkToolPage *self,
                 HkTable    *table)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) situations = hk_tool_list_situations (self->tool, table);

  if (situations->len == 0)
    return;
  for (guint i = 0; i < situations->len; i++)
    gtk_string_list_append (titles, ((HkSituation *) g_ptr_array_index (situations, i))->title);
  gtk_string_list_append (titles, _("Nothing"));
  adw_combo_row_set_model (self->situation_row, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (self->situation_row, hk_tool_start (self->tool, situations));
  self->situations = g_steal_pointer (&situations);
  gtk_widget_set_visible (self->about_game, TRUE);
}

/* Returns (transfer floating): its sheet.
 * @pack: (nullable): what the owner of the box has entered
 * @table: (nullable): of a game that is running */
AdwNavigationPage *
hk_tool_page_new (HkTool  *tool,
                  HkPack  *pack,
                  HkTable *table)
{
  HkToolPage *self = g_object_new (HK_TYPE_TOOL_PAGE, "title", hk_tool_get_title (tool), NULL);

  hk_style_add_game (hk_tool_get_game (tool)->id);
  self->tool = g_object_ref (tool);
  g_set_object (&self->pack, pack);
  if (table != NULL)
    show_situations (self, table);
  hk_tool_section_fill (self->fields, hk_tool_get_values (tool), pack);
  g_signal_connect_object (tool, "notify::breakdown", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  update (self);
  return ADW_NAVIGATION_PAGE (self);
}

/* Returns (transfer none): what it shows. */
HkTool *
hk_tool_page_get_tool (HkToolPage *self)
{
  return self->tool;
}
