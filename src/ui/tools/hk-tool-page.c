/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-tool-page.h"
#include "hk-tool-section.h"
#include "ui/app/hk-window.h"
#include "ui/widgets/hk-breakdown-view.h"

struct _HkToolPage
{
  AdwNavigationPage  parent_instance;

  GtkLabel          *result;
  GtkLabel          *about;
  GtkBox            *fields;
  GtkWidget         *breakdown_box;
  HkBreakdownView   *breakdown;

  HkTool            *tool;
};

G_DEFINE_FINAL_TYPE (HkToolPage, hk_tool_page, ADW_TYPE_NAVIGATION_PAGE)

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
  if (text != NULL && !g_str_equal (gtk_label_get_label (label), text))
    gtk_label_set_label (label, text);
}

static void
update (HkToolPage *self)
{
  const char *waiting = hk_tool_get_waiting (self->tool);
  HkBreakdown *breakdown = hk_tool_get_breakdown (self->tool);

  show_text (self->result, hk_tool_get_result_text (self->tool));
  show_text (self->about, waiting != NULL ? waiting : hk_tool_get_label (self->tool));
  hk_breakdown_view_set_breakdown (self->breakdown, breakdown);
  gtk_widget_set_visible (self->breakdown_box, breakdown != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tool.copy", breakdown != NULL);
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

static void
reset_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  hk_tool_reset (HK_TOOL_PAGE (widget)->tool);
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
  gtk_widget_class_bind_template_child (widget_class, HkToolPage, result);
  gtk_widget_class_bind_template_child (widget_class, HkToolPage, about);
  gtk_widget_class_bind_template_child (widget_class, HkToolPage, fields);
  gtk_widget_class_bind_template_child (widget_class, HkToolPage, breakdown_box);
  gtk_widget_class_bind_template_child (widget_class, HkToolPage, breakdown);
  gtk_widget_class_install_action (widget_class, "tool.reset", NULL, reset_cb);
  gtk_widget_class_install_action (widget_class, "tool.copy", NULL, copy_cb);
}

static void
hk_tool_page_init (HkToolPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns (transfer floating): its sheet.
 * @pack: (nullable): what the owner of the box has entered */
AdwNavigationPage *
hk_tool_page_new (HkTool *tool,
                  HkPack *pack)
{
  HkToolPage *self = g_object_new (HK_TYPE_TOOL_PAGE, "title", hk_tool_get_title (tool), NULL);

  self->tool = g_object_ref (tool);
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
