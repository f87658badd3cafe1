/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/packs/hk-pack-cell.h"
#include "core/packs/hk-pack-mission.h"
#include "core/packs/hk-pack-paste.h"
#include "core/packs/hk-pack-typing.h"
#include "hk-component-files.h"
#include "hk-component-form.h"
#include "hk-component-grid-page.h"
#include "hk-component-kind-page.h"
#include "hk-components-dialog.h"
#include "ui/widgets/hk-widgets.h"

/* The components of one kind that the owner has entered. */
struct _HkComponentKindPage
{
  AdwNavigationPage    parent_instance;

  HkPack              *pack;
  char                *kind;
  GPtrArray           *rows;

  AdwPreferencesGroup *help;
  AdwPreferencesGroup *group;
};

/* What cannot be typed: a mission is set up as a game is. */
static const char * const entry_rows[] = { "add_row", "grid_row", "paste_row" };
static const char * const table_actions[] = { "kind.add", "kind.grid", "kind.paste", "kind.copy-empty", "kind.import", "kind.export" };

G_DEFINE_FINAL_TYPE (HkComponentKindPage, hk_component_kind_page, ADW_TYPE_NAVIGATION_PAGE)

static void
open_form (HkComponentKindPage *self,
           JsonObject          *component)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view), hk_component_form_new (self->pack, self->kind, component));
}

static void
row_activated_cb (HkComponentKindPage *self,
                  AdwActionRow        *row)
{
  open_form (self, g_object_get_data (G_OBJECT (row), "component"));
}

/* The values of a component on one line. */
static char *
summarise (HkComponentKindPage *self,
           JsonObject          *component)
{
  JsonObject *kind = hk_pack_find_kind (self->pack, self->kind, NULL);
  JsonArray *fields = json_object_get_array_member (kind, "fields");
  const char *key = json_object_get_string_member_with_default (kind, "key", NULL);
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;

  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      const char *id = json_object_get_string_member (field, "id");
      JsonNode *node = json_object_get_member (component, id);
      g_autofree char *value = NULL;

      if (node == NULL || g_strcmp0 (id, key) == 0 || JSON_NODE_HOLDS_OBJECT (node))
        continue;
      value = hk_pack_cell_show (self->pack, field, node);
      /* Translators: a field of a component and what stands in it, such as “Blue Level: 3”. */
      g_strv_builder_take (parts, g_strdup_printf (_("%s: %s"), hk_pack_field_get_title (field), value));
    }
  if (json_object_get_string_member_with_default (component, HK_PACK_BY, NULL) != NULL)
    /* Translators: %s: the name of who entered the card. */
    g_strv_builder_take (parts, g_strdup_printf (_("entered by %s"), json_object_get_string_member (component, HK_PACK_BY)));
  texts = g_strv_builder_end (parts);
  return g_strjoinv (" · ", texts);
}

/* (nullable): the names of those that are missing, where they are known; or who entered what is there. */
static char *
describe_lacking (HkComponentKindPage *self)
{
  g_auto (GStrv) missing = hk_pack_list_missing (self->pack, self->kind);
  g_autofree char *names = missing[0] == NULL ? NULL : g_strjoinv (", ", missing);

  return names == NULL || hk_pack_is_complete (self->pack, self->kind) ? NULL : g_strdup_printf (_("Still missing: %s"), names);
}

static void
update (HkComponentKindPage *self)
{
  JsonObject *kind = hk_pack_find_kind (self->pack, self->kind, NULL);
  const char *key = json_object_get_string_member_with_default (kind, "key", NULL);
  GPtrArray *list = hk_pack_list (self->pack, self->kind);
  g_autofree char *missing = hk_pack_describe_missing (self->pack, self->kind);
  g_autofree char *lacking = describe_lacking (self);

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (self->group, g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  adw_preferences_group_set_title (self->group, missing);
  adw_preferences_group_set_description (self->group, lacking);
  for (guint i = 0; i < list->len; i++)
    {
      JsonObject *component = g_ptr_array_index (list, i);
      JsonNode *name = key == NULL ? NULL : json_object_get_member (component, key);
      GtkWidget *row = adw_action_row_new ();
      g_autofree char *summary = summarise (self, component);
      g_autofree char *title = name == NULL ? g_strdup (json_object_get_string_member (kind, "title"))
                                            : hk_pack_cell_show (self->pack, hk_pack_find_field (kind, key), name);

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), summary);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), hk_ornament_new ("go-next-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_object_set_data_full (G_OBJECT (row), "component", json_object_ref (component), (GDestroyNotify) json_object_unref);
      g_signal_connect_object (row, "activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->group, row);
      g_ptr_array_add (self->rows, row);
    }
}

static void
add_action (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  open_form (HK_COMPONENT_KIND_PAGE (widget), NULL);
}

static void
grid_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkComponentKindPage *self = HK_COMPONENT_KIND_PAGE (widget);
  GtkWidget *view = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (view), hk_component_grid_page_new (self->pack, self->kind));
}

static void
show_table (HkComponentKindPage *self,
            const char          *text)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (GTK_WIDGET (self), HK_TYPE_COMPONENTS_DIALOG);

  if (dialog != NULL)
    hk_components_dialog_show_table (HK_COMPONENTS_DIALOG (dialog), self->kind, text);
}

static void
import_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (HkComponentKindPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = hk_component_files_load_finish (result, &error);

  if (text != NULL)
    show_table (self, text);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    hk_components_dialog_say (GTK_WIDGET (self), error->message);
}

static void
import_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  hk_component_files_load (widget, _("Import Table"), "*.csv *.tsv *.txt", import_cb, g_object_ref (widget));
}

static void
pasted_cb (GObject      *clipboard,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (HkComponentKindPage) self = data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);

  if (text == NULL || *text == '\0')
    hk_components_dialog_say (GTK_WIDGET (self), _("There is no table to paste; copy its cells in the spreadsheet first."));
  else
    show_table (self, text);
}

static void
paste_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), NULL, pasted_cb, g_object_ref (widget));
}

static void
copy_empty_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  HkComponentKindPage *self = HK_COMPONENT_KIND_PAGE (widget);
  g_autofree char *table = hk_pack_paste_empty_table (self->pack, self->kind);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), table);
  hk_components_dialog_say (widget, _("Copied; paste it into a spreadsheet, fill in a row for each card, and paste that here"));
}

static void
export_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (HkComponentKindPage) self = data;
  g_autoptr (GError) error = NULL;

  if (hk_component_files_save_finish (result, &error))
    hk_components_dialog_say (GTK_WIDGET (self), _("The table has been written"));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    hk_components_dialog_say (GTK_WIDGET (self), error->message);
}

static void
export_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HkComponentKindPage *self = HK_COMPONENT_KIND_PAGE (widget);
  g_autofree char *text = hk_pack_to_csv (self->pack, self->kind, NULL);
  g_autofree char *file = g_strconcat (self->kind, ".csv", NULL);

  hk_component_files_save (widget, _("Export Table"), file, text, export_cb, g_object_ref (self));
}

static void
hk_component_kind_page_dispose (GObject *object)
{
  HkComponentKindPage *self = HK_COMPONENT_KIND_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_COMPONENT_KIND_PAGE);
  g_clear_object (&self->pack);
  g_clear_pointer (&self->kind, g_free);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_component_kind_page_parent_class)->dispose (object);
}

static void
hk_component_kind_page_class_init (HkComponentKindPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_component_kind_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-component-kind-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkComponentKindPage, help);
  gtk_widget_class_bind_template_child (widget_class, HkComponentKindPage, group);
  for (guint i = 0; i < G_N_ELEMENTS (entry_rows); i++)
    gtk_widget_class_bind_template_child_full (widget_class, entry_rows[i], FALSE, 0);
  gtk_widget_class_install_action (widget_class, "kind.add", NULL, add_action);
  gtk_widget_class_install_action (widget_class, "kind.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "kind.export", NULL, export_action);
  gtk_widget_class_install_action (widget_class, "kind.grid", NULL, grid_action);
  gtk_widget_class_install_action (widget_class, "kind.paste", NULL, paste_action);
  gtk_widget_class_install_action (widget_class, "kind.copy-empty", NULL, copy_empty_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK, "kind.paste", NULL);
}

static void
hk_component_kind_page_init (HkComponentKindPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
}

/* Returns (transfer floating): a page that shows and changes the components of that kind.
 * @kind: the id of one of its kinds */
AdwNavigationPage *
hk_component_kind_page_new (HkPack     *pack,
                            const char *kind)
{
  HkComponentKindPage *self = g_object_new (HK_TYPE_COMPONENT_KIND_PAGE, NULL);
  JsonObject *schema = hk_pack_find_kind (pack, kind, NULL);

  self->pack = g_object_ref (pack);
  self->kind = g_strdup (kind);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), json_object_get_string_member (schema, "plural"));
  for (guint i = 0; i < G_N_ELEMENTS (entry_rows); i++)
    gtk_widget_set_visible (GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self), HK_TYPE_COMPONENT_KIND_PAGE, entry_rows[i])),
                            !hk_pack_kind_is_mission (schema));
  for (guint i = 0; i < G_N_ELEMENTS (table_actions); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), table_actions[i], !hk_pack_kind_is_mission (schema));
  adw_preferences_group_set_description (self->help, json_object_get_string_member_with_default (schema, "help", ""));
  update (self);
  g_signal_connect_object (pack, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return ADW_NAVIGATION_PAGE (self);
}

/* Returns the id of the kind that it shows. */
const char *
hk_component_kind_page_get_kind (HkComponentKindPage *self)
{
  return self->kind;
}
