/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-component-files.h"
#include "hk-component-kind-page.h"
#include "hk-components-dialog.h"
#include "ui/widgets/hk-widgets.h"

/* The owner's pack of a game: its kinds of component, what is known of each and what is missing. */
struct _HkComponentsDialog
{
  AdwDialog            parent_instance;

  HkPack              *pack;
  GPtrArray           *rows; /* AdwActionRow, one a kind */

  AdwToastOverlay     *toasts;
  AdwNavigationView   *pages;
  AdwPreferencesGroup *kinds;
};

G_DEFINE_FINAL_TYPE (HkComponentsDialog, hk_components_dialog, ADW_TYPE_DIALOG)

static void
show_text (HkComponentsDialog *self,
           const char         *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_timeout (toast, 8);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Says of every kind how much of it is known. */
static void
update_rows (HkComponentsDialog *self)
{
  JsonArray *kinds = hk_pack_list_kinds (self->pack);

  for (guint i = 0; i < self->rows->len; i++)
    {
      AdwActionRow *row = g_ptr_array_index (self->rows, i);
      const char *id = json_object_get_string_member (json_array_get_object_element (kinds, i), "id");
      GtkWidget *check = g_object_get_data (G_OBJECT (row), "check");
      g_autofree char *missing = hk_pack_describe_missing (self->pack, id);

      adw_action_row_set_subtitle (row, missing);
      gtk_widget_set_visible (check, hk_pack_is_complete (self->pack, id));
    }
}

static void
row_activated_cb (HkComponentsDialog *self,
                  AdwActionRow       *row)
{
  const char *kind = g_object_get_data (G_OBJECT (row), "kind");

  adw_navigation_view_push (self->pages, hk_component_kind_page_new (self->pack, kind));
}

static void
add_rows (HkComponentsDialog *self)
{
  JsonArray *kinds = hk_pack_list_kinds (self->pack);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      JsonObject *kind = json_array_get_object_element (kinds, i);
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), json_object_get_string_member (kind, "plural"));
      gtk_widget_add_css_class (check, "success");
      gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Complete"), -1);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), check);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), hk_ornament_new ("go-next-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_object_set_data (G_OBJECT (row), "check", check);
      g_object_set_data_full (G_OBJECT (row), "kind", g_strdup (json_object_get_string_member (kind, "id")), g_free);
      g_signal_connect_object (row, "activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
      adw_preferences_group_add (self->kinds, row);
      g_ptr_array_add (self->rows, row);
    }
  update_rows (self);
}

static void
import_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (HkComponentsDialog) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = hk_component_files_load_finish (result, &error);

  if (text != NULL && hk_pack_import_json (self->pack, text, &error))
    {
      g_autofree char *excess = hk_pack_describe_excess (self->pack);

      adw_toast_overlay_add_toast (self->toasts, adw_toast_new (_("The pack has been added to yours")));
      if (excess != NULL)
        show_text (self, excess);
    }
  else if (error != NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_text (self, error->message);
}

static void
import_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  hk_component_files_load (widget, _("Import Pack"), "*.json", import_cb, g_object_ref (widget));
}

static void
export_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (HkComponentsDialog) self = data;
  g_autoptr (GError) error = NULL;

  if (hk_component_files_save_finish (result, &error))
    adw_toast_overlay_add_toast (self->toasts, adw_toast_new (_("The pack has been written")));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_text (self, error->message);
}

static void
export_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HkComponentsDialog *self = HK_COMPONENTS_DIALOG (widget);
  g_autoptr (JsonNode) node = hk_pack_to_json (self->pack);
  g_autofree char *text = json_to_string (node, TRUE);

  hk_component_files_save (widget, _("Export Pack"), "pack.json", text, export_cb, g_object_ref (self));
}

static void
hk_components_dialog_dispose (GObject *object)
{
  HkComponentsDialog *self = HK_COMPONENTS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_COMPONENTS_DIALOG);
  g_clear_object (&self->pack);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_components_dialog_parent_class)->dispose (object);
}

static void
hk_components_dialog_class_init (HkComponentsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_components_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-components-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HkComponentsDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, HkComponentsDialog, pages);
  gtk_widget_class_bind_template_child (widget_class, HkComponentsDialog, kinds);
  gtk_widget_class_install_action (widget_class, "components.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "components.export", NULL, export_action);
}

static void
hk_components_dialog_init (HkComponentsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
}

/* Returns (transfer floating): a dialog that shows and changes @pack.
 * @pack: the owner's pack of that game */
AdwDialog *
hk_components_dialog_new (const HkGameSpec *game,
                          HkPack           *pack)
{
  HkComponentsDialog *self = g_object_new (HK_TYPE_COMPONENTS_DIALOG, NULL);

  /* Translators: the title of a dialog; %s is the name of a game */
  g_autofree char *title = g_strdup_printf (_("Components of %s"), game->title);

  adw_dialog_set_title (ADW_DIALOG (self), title);
  self->pack = g_object_ref (pack);
  add_rows (self);
  g_signal_connect_object (pack, "changed", G_CALLBACK (update_rows), self, G_CONNECT_SWAPPED);
  return ADW_DIALOG (self);
}
