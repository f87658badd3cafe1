/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/packs/hk-pack-cell.h"
#include "ui/display/hk-template.h"
#include "hk-component-files.h"
#include "hk-component-form.h"
#include "hk-component-pick-button.h"
#include "hk-components-dialog.h"

/* The fields of one component, made from the schema of its kind. */
struct _HkComponentForm
{
  AdwNavigationPage    parent_instance;

  HkPack              *pack;
  char                *kind;
  char                *old_key; /* NULL for a new component */
  GPtrArray           *rows;    /* one a field */

  AdwPreferencesGroup *fields;
  GtkLabel            *problem;
  GtkWidget           *share_row;
  GtkWidget           *remove_row;
};

G_DEFINE_FINAL_TYPE (HkComponentForm, hk_component_form, ADW_TYPE_NAVIGATION_PAGE)

static const char *
type_of (JsonObject *field)
{
  return json_object_get_string_member_with_default (field, "type", "string");
}

/* The settings of a game are made where a game is set up, and stay as they are here. */
static gboolean
is_setup (JsonObject *field)
{
  return g_str_equal (type_of (field), "setup");
}

/* A yes or no that may be left out is a no then. */
static gboolean
is_switched (JsonObject *field)
{
  return hk_pack_field_is_yes_no (field) && hk_pack_field_is_optional (field);
}

/* Whether one of few is picked, and nothing else can be. */
static gboolean
is_picked (JsonObject *field)
{
  return hk_pack_field_is_yes_no (field) || g_str_equal (type_of (field), "enum")
         || ((json_object_has_member (field, "picks") || json_object_has_member (field, "picks-of"))
             && !json_object_has_member (field, "join") && !json_object_get_boolean_member_with_default (field, "open", FALSE));
}

/* The choices, after one for what nobody has told; where "none" is a choice, that is the one. */
static GtkWidget *
make_choice (HkPack     *pack,
             JsonObject *field,
             JsonNode   *value)
{
  GPtrArray *picks = hk_pack_list_picks (pack, field);
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);
  g_autofree char *shown = hk_pack_cell_show (pack, field, value);
  GtkWidget *row = adw_combo_row_new ();
  guint selected = 0;
  gboolean has_none = FALSE;

  for (guint i = 0; i < picks->len; i++)
    has_none |= hk_pack_field_is_optional (field) && g_str_equal (((HkPackPick *) g_ptr_array_index (picks, i))->id, "none");
  if (!has_none)
    gtk_string_list_append (choices, "—");
  for (guint i = 0; i < picks->len; i++)
    {
      HkPackPick *pick = g_ptr_array_index (picks, i);

      if (value == NULL ? has_none && g_str_equal (pick->id, "none") : g_str_equal (pick->title, shown))
        selected = g_list_model_get_n_items (G_LIST_MODEL (choices));
      gtk_string_list_append (choices, pick->title);
    }
  g_object_set_data_full (G_OBJECT (row), "picks", picks, (GDestroyNotify) g_ptr_array_unref);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (choices));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  adw_combo_row_set_enable_search (ADW_COMBO_ROW (row), picks->len > 12);
  return row;
}

/* (nullable): what is picked; NULL when that is nothing. */
static JsonNode *
read_choice (HkPack     *pack,
             JsonObject *field,
             GtkWidget  *row)
{
  GPtrArray *picks = g_object_get_data (G_OBJECT (row), "picks");
  const guint n = g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (row)));
  const guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

  if (n > picks->len && selected == 0)
    return NULL;
  return hk_pack_cell_read (pack, field, ((HkPackPick *) g_ptr_array_index (picks, selected - (n - picks->len)))->id, NULL);
}

static GtkWidget *
make_row (HkPack     *pack,
          JsonObject *field,
          JsonNode   *value)
{
  GtkWidget *row;

  if (is_setup (field))
    {
      row = adw_action_row_new ();
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), value == NULL ? _("They are saved in New Game") : _("As they were saved in New Game"));
      if (value != NULL)
        g_object_set_data_full (G_OBJECT (row), "setup", json_node_copy (value), (GDestroyNotify) json_node_unref);
    }
  else if (is_switched (field))
    {
      row = adw_switch_row_new ();
      adw_switch_row_set_active (ADW_SWITCH_ROW (row), value != NULL && json_node_get_int (value) == 1);
    }
  else if (is_picked (field))
    row = make_choice (pack, field, value);
  else
    {
      g_autofree char *text = hk_pack_cell_show (pack, field, value);
      GtkWidget *button;

      row = adw_entry_row_new ();
      gtk_editable_set_text (GTK_EDITABLE (row), text);
      adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
      if (g_str_equal (type_of (field), "int"))
        adw_entry_row_set_input_purpose (ADW_ENTRY_ROW (row), GTK_INPUT_PURPOSE_NUMBER);
      button = hk_component_pick_button_new (pack, field, GTK_EDITABLE (row));
      if (button != NULL)
        adw_entry_row_add_suffix (ADW_ENTRY_ROW (row), button);
    }
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 json_object_get_string_member_with_default (field, "title",
                                                                             json_object_get_string_member (field, "id")));
  return row;
}

/* (nullable): what stands in the row; NULL without an error when that is nothing. */
static JsonNode *
read_row (HkComponentForm *self,
          JsonObject      *field,
          GtkWidget       *row,
          GError         **error)
{
  JsonNode *kept = g_object_get_data (G_OBJECT (row), "setup");

  if (is_setup (field))
    return kept == NULL ? NULL : json_node_copy (kept);
  if (is_switched (field))
    return adw_switch_row_get_active (ADW_SWITCH_ROW (row)) ? json_node_init_int (json_node_alloc (), 1) : NULL;
  if (is_picked (field))
    return read_choice (self->pack, field, row);
  return hk_pack_cell_read (self->pack, field, gtk_editable_get_text (GTK_EDITABLE (row)), error);
}

static void
set_problem (HkComponentForm *self,
             const char      *text)
{
  gtk_widget_set_visible (GTK_WIDGET (self->problem), text != NULL);
  gtk_label_set_text (self->problem, text == NULL ? "" : text);
  if (text != NULL)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
go_back (HkComponentForm *self)
{
  GtkWidget *view = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);

  if (view != NULL)
    adw_navigation_view_pop (ADW_NAVIGATION_VIEW (view));
}

static JsonArray *
list_fields (HkComponentForm *self)
{
  return json_object_get_array_member (hk_pack_find_kind (self->pack, self->kind, NULL), "fields");
}

static void
keep_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkComponentForm *self = HK_COMPONENT_FORM (widget);
  g_autoptr (JsonObject) component = json_object_new ();
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    {
      JsonObject *field = json_array_get_object_element (list_fields (self), i);
      JsonNode *value = read_row (self, field, g_ptr_array_index (self->rows, i), &error);

      if (error != NULL)
        {
          set_problem (self, error->message);
          return;
        }
      if (value != NULL)
        json_object_set_member (component, json_object_get_string_member (field, "id"), value);
    }
  json_object_set_string_member (component, "source", "owner");
  if (!hk_pack_replace (self->pack, self->kind, self->old_key, component, &error))
    {
      set_problem (self, error->message);
      return;
    }
  go_back (self);
}

static void
remove_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  HkComponentForm *self = HK_COMPONENT_FORM (widget);
  g_autoptr (GError) error = NULL;

  if (self->old_key != NULL && !hk_pack_remove (self->pack, self->kind, self->old_key, &error))
    set_problem (self, error->message);
  else
    go_back (self);
}

static void
shared_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (HkComponentForm) self = data;
  g_autoptr (GError) error = NULL;

  if (hk_component_files_save_finish (result, &error))
    hk_components_dialog_say (GTK_WIDGET (self), _("The file has been written; Import Pack takes it in elsewhere"));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    set_problem (self, error->message);
}

/* A pack with this component alone. */
static void
share_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HkComponentForm *self = HK_COMPONENT_FORM (widget);
  JsonObject *component = self->old_key == NULL ? NULL : hk_pack_lookup (self->pack, self->kind, self->old_key);
  g_autofree char *text = component == NULL ? NULL : hk_pack_component_to_text (self->pack, self->kind, component);
  g_autofree char *plain = self->old_key == NULL ? NULL : g_strdelimit (g_strdup (self->old_key), "/\\:", '-');
  g_autofree char *file = g_strconcat (plain == NULL || *plain == '\0' ? self->kind : plain, ".json", NULL);

  if (text != NULL)
    hk_component_files_save (widget, _("Save as a File"), file, text, shared_cb, g_object_ref (self));
}

static void
hk_component_form_dispose (GObject *object)
{
  HkComponentForm *self = HK_COMPONENT_FORM (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_COMPONENT_FORM);
  g_clear_object (&self->pack);
  g_clear_pointer (&self->kind, g_free);
  g_clear_pointer (&self->old_key, g_free);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_component_form_parent_class)->dispose (object);
}

static void
hk_component_form_class_init (HkComponentFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_component_form_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-component-form.ui");
  HK_BIND_CHILDREN (widget_class, HkComponentForm, fields, problem, remove_row, share_row);
  gtk_widget_class_install_action (widget_class, "form.keep", NULL, keep_action);
  gtk_widget_class_install_action (widget_class, "form.remove", NULL, remove_action);
  gtk_widget_class_install_action (widget_class, "form.share", NULL, share_action);
}

static void
hk_component_form_init (HkComponentForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
}

/* Returns (transfer floating): a page that asks for the values of a component.
 * @kind: the id of one of its kinds
 * @component: (nullable): the component to change, or %NULL for a new one */
AdwNavigationPage *
hk_component_form_new (HkPack     *pack,
                       const char *kind,
                       JsonObject *component)
{
  HkComponentForm *self = g_object_new (HK_TYPE_COMPONENT_FORM, NULL);
  JsonObject *schema = hk_pack_find_kind (pack, kind, NULL);
  const char *key = json_object_get_string_member_with_default (schema, "key", NULL);
  JsonArray *fields;

  self->pack = g_object_ref (pack);
  self->kind = g_strdup (kind);
  if (component != NULL)
    {
      JsonNode *node = key == NULL ? NULL : json_object_get_member (component, key);

      self->old_key = node == NULL ? g_strdup ("")
                      : json_node_get_value_type (node) == G_TYPE_STRING ? g_strdup (json_node_get_string (node))
                                                                         : json_to_string (node, FALSE);
    }
  gtk_widget_set_visible (self->remove_row, component != NULL);
  gtk_widget_set_visible (self->share_row, component != NULL);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), json_object_get_string_member (schema, "title"));
  fields = list_fields (self);
  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      JsonNode *value = component == NULL ? NULL
                        : json_object_get_member (component, json_object_get_string_member (field, "id"));
      GtkWidget *row = make_row (pack, field, value);

      adw_preferences_group_add (self->fields, row);
      g_ptr_array_add (self->rows, row);
    }
  return ADW_NAVIGATION_PAGE (self);
}
