/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-component-files.h"
#include "hk-component-grid-page.h"
#include "hk-component-kind-page.h"
#include "hk-component-merge-page.h"
#include "hk-component-paste-page.h"
#include "hk-components-dialog.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-widgets.h"

/* In application pixels. */
#define NARROW 560
#define WIDE   1600
#define LOW    640
#define HIGH   900

/* The owner's pack of a game: its kinds of component, what is known of each and what is missing. */
struct _HkComponentsDialog
{
  AdwDialog            parent_instance;

  HkPack              *pack;
  GPtrArray           *rows;   /* AdwActionRow, one a kind */
  GPtrArray           *checks; /* AdwActionRow, one a printed count */

  AdwToastOverlay     *toasts;
  AdwNavigationView   *pages;
  AdwPreferencesGroup *kinds;
  AdwPreferencesGroup *printed;
};

G_DEFINE_FINAL_TYPE (HkComponentsDialog, hk_components_dialog, ADW_TYPE_DIALOG)

static void
show_text (HkComponentsDialog *self,
           const char         *text,
           gboolean            undoes)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_timeout (toast, 8);
  if (undoes)
    {
      adw_toast_set_button_label (toast, _("_Undo"));
      adw_toast_set_action_name (toast, "components.undo");
    }
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* Shows a sentence at the bottom of the dialog.
 * @inside: a widget of the dialog */
void
hk_components_dialog_say (GtkWidget  *inside,
                          const char *text)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (inside, HK_TYPE_COMPONENTS_DIALOG);

  if (dialog != NULL)
    show_text (HK_COMPONENTS_DIALOG (dialog), text, FALSE);
}

/* Shows what has been changed, with a button that takes it back.
 * @inside: a widget of the dialog */
void
hk_components_dialog_say_done (GtkWidget  *inside,
                               const char *text)
{
  GtkWidget *dialog = gtk_widget_get_ancestor (inside, HK_TYPE_COMPONENTS_DIALOG);

  if (dialog != NULL)
    show_text (HK_COMPONENTS_DIALOG (dialog), text, TRUE);
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
      gtk_widget_set_visible (check, hk_pack_is_complete (self->pack, id) && hk_pack_count (self->pack, id) > 0);
    }
  for (guint i = 0; i < self->checks->len; i++)
    {
      AdwActionRow *row = g_ptr_array_index (self->checks, i);
      g_autofree char *sentence = NULL;
      gboolean holds;

      hk_pack_check_printed (self->pack, i, &sentence, &holds);
      adw_action_row_set_subtitle (row, sentence);
      gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), "check"), holds);
    }
}

static GtkWidget *
add_check (GtkWidget *row)
{
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_add_css_class (check, "success");
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Complete"), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), check);
  g_object_set_data (G_OBJECT (row), "check", check);
  return check;
}

/* The counts that are printed beside those of the kinds. */
static void
add_checks (HkComponentsDialog *self)
{
  const guint n = hk_pack_count_checks (self->pack);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      g_autofree char *sentence = NULL;
      gboolean holds;

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), hk_pack_check_printed (self->pack, i, &sentence, &holds));
      add_check (row);
      adw_preferences_group_add (self->printed, row);
      g_ptr_array_add (self->checks, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->printed), n > 0);
}

/* What the pack says of itself. */
static const struct
{
  const char *row;
  const char *member;
} about_rows[] = {
  { "edition", HK_PACK_EDITION },
  { "language", HK_PACK_LANGUAGE },
  { "by", HK_PACK_BY },
};

static void
about_cb (HkComponentsDialog *self,
          GtkEditable        *row)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (row)));
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (about_rows); i++)
    if (gtk_widget_get_template_child (GTK_WIDGET (self), HK_TYPE_COMPONENTS_DIALOG, about_rows[i].row) == G_OBJECT (row)
        && !hk_pack_set_about (self->pack, about_rows[i].member, text, &error))
      show_text (self, error->message, FALSE);
}

static void
fill_about (HkComponentsDialog *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (about_rows); i++)
    gtk_editable_set_text (GTK_EDITABLE (gtk_widget_get_template_child (GTK_WIDGET (self), HK_TYPE_COMPONENTS_DIALOG, about_rows[i].row)),
                           hk_pack_get_about (self->pack, about_rows[i].member));
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

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), json_object_get_string_member (kind, "plural"));
      add_check (row);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), hk_ornament_new ("go-next-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
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

  if (text != NULL)
    hk_components_dialog_show_pack (self, text);
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_text (self, error->message, FALSE);
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
    show_text (self, error->message, FALSE);
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
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkComponentsDialog *self = HK_COMPONENTS_DIALOG (widget);
  g_autoptr (GError) error = NULL;

  if (hk_pack_undo (self->pack, &error))
    show_text (self, _("The last change has been undone"), FALSE);
  else
    show_text (self, error->message, FALSE);
}

/* Tables need room. */
static void
page_cb (HkComponentsDialog *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);

  const gboolean is_table = HK_IS_COMPONENT_PASTE_PAGE (page) || HK_IS_COMPONENT_GRID_PAGE (page);

  adw_dialog_set_content_width (ADW_DIALOG (self), is_table ? WIDE : NARROW);
  adw_dialog_set_content_height (ADW_DIALOG (self), is_table ? HIGH : LOW);
}

static void
hk_components_dialog_dispose (GObject *object)
{
  HkComponentsDialog *self = HK_COMPONENTS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_COMPONENTS_DIALOG);
  g_clear_object (&self->pack);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->checks, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_components_dialog_parent_class)->dispose (object);
}

static void
hk_components_dialog_class_init (HkComponentsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_components_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-components-dialog.ui");
  HK_BIND_CHILDREN (widget_class, HkComponentsDialog, toasts, pages, kinds, printed);
  for (guint i = 0; i < G_N_ELEMENTS (about_rows); i++)
    gtk_widget_class_bind_template_child_full (widget_class, about_rows[i].row, FALSE, 0);
  gtk_widget_class_bind_template_callback (widget_class, about_cb);
  gtk_widget_class_install_action (widget_class, "components.import", NULL, import_action);
  gtk_widget_class_install_action (widget_class, "components.export", NULL, export_action);
  gtk_widget_class_install_action (widget_class, "components.undo", NULL, undo_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "components.undo", NULL);
}

static void
hk_components_dialog_init (HkComponentsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
  self->checks = g_ptr_array_new ();
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
  add_checks (self);
  add_rows (self);
  fill_about (self);
  g_signal_connect_object (pack, "changed", G_CALLBACK (update_rows), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages, "notify::visible-page", G_CALLBACK (page_cb), self, G_CONNECT_SWAPPED);
  return ADW_DIALOG (self);
}

/* Shows what another pack would bring; why it cannot be read otherwise.
 * @text: a pack as JSON */
void
hk_components_dialog_show_pack (HkComponentsDialog *self,
                                const char         *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPackUnion) packs = hk_pack_union_new (self->pack, text, &error);

  if (packs == NULL)
    show_text (self, error->message, FALSE);
  else
    adw_navigation_view_push (self->pages, hk_component_merge_page_new (self->pack, packs));
}

HkPack *
hk_components_dialog_get_pack (HkComponentsDialog *self)
{
  return self->pack;
}

/* Shows what a table would do, on the page of the kind; why it cannot be read otherwise.
 * @kind: the id of a kind
 * @text: UTF-8, as a spreadsheet copies it */
void
hk_components_dialog_show_table (HkComponentsDialog *self,
                                 const char         *kind,
                                 const char         *text)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPackPaste) paste = hk_pack_paste_new (self->pack, kind, text, &error);

  if (paste == NULL)
    {
      show_text (self, error->message, FALSE);
      return;
    }
  if (!HK_IS_COMPONENT_KIND_PAGE (page) || !g_str_equal (hk_component_kind_page_get_kind (HK_COMPONENT_KIND_PAGE (page)), kind))
    adw_navigation_view_push (self->pages, hk_component_kind_page_new (self->pack, kind));
  adw_navigation_view_push (self->pages, hk_component_paste_page_new (self->pack, kind, paste));
}

/* Shows what a table would do to the kind whose page is open. Returns whether one is.
 * @text: UTF-8, as a spreadsheet writes it */
gboolean
hk_components_dialog_show_table_here (HkComponentsDialog *self,
                                      const char         *text)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->pages);

  if (!HK_IS_COMPONENT_KIND_PAGE (page))
    return FALSE;
  hk_components_dialog_show_table (self, hk_component_kind_page_get_kind (HK_COMPONENT_KIND_PAGE (page)), text);
  return TRUE;
}
