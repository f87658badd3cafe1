/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-content-words.h"
#include "hk-component-form.h"
#include "ui/new-game/hk-spin-row.h"

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
  GtkWidget           *remove_row;
};

G_DEFINE_FINAL_TYPE (HkComponentForm, hk_component_form, ADW_TYPE_NAVIGATION_PAGE)

static const char *
type_of (JsonObject *field)
{
  return json_object_get_string_member_with_default (field, "type", "string");
}

static char *
list_to_text (JsonNode *node)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; node != NULL && JSON_NODE_HOLDS_ARRAY (node) && i < json_array_get_length (json_node_get_array (node)); i++)
    g_string_append_printf (text, i == 0 ? "%" G_GINT64_FORMAT : " %" G_GINT64_FORMAT,
                            json_array_get_int_element (json_node_get_array (node), i));
  return g_string_free_and_steal (text);
}

/* A number that may stay unknown is asked for in an entry, since a spin row always holds one. */
static gboolean
is_spun (JsonObject *field)
{
  return g_str_equal (type_of (field), "int") && !json_object_get_boolean_member_with_default (field, "optional", FALSE);
}

static char *
value_to_text (JsonObject *field,
               JsonNode   *value)
{
  if (g_str_equal (type_of (field), "int-list"))
    return list_to_text (value);
  if (value == NULL || JSON_NODE_HOLDS_NULL (value))
    return g_strdup ("");
  if (g_str_equal (type_of (field), "int"))
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (value));
  return g_strdup (json_node_get_string (value));
}

static GtkWidget *
make_row (JsonObject *field,
          JsonNode   *value)
{
  const char *type = type_of (field);
  GtkWidget *row;

  if (is_spun (field))
    {
      const double minimum = (double) json_object_get_int_member_with_default (field, "min", 0);
      const double maximum = (double) json_object_get_int_member_with_default (field, "max", 99);

      row = hk_spin_row_new (minimum, maximum);
      if (value != NULL)
        adw_spin_row_set_value (ADW_SPIN_ROW (row), (double) json_node_get_int (value));
    }
  else if (g_str_equal (type, "enum"))
    {
      JsonArray *values = json_object_get_array_member (field, "values");
      g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);
      guint selected = 0;

      for (guint i = 0; i < json_array_get_length (values); i++)
        {
          const char *choice = json_array_get_string_element (values, i);

          gtk_string_list_append (choices, hk_content_say_value (choice));
          if (value != NULL && g_strcmp0 (json_node_get_string (value), choice) == 0)
            selected = i;
        }
      row = adw_combo_row_new ();
      adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (choices));
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
    }
  else
    {
      g_autofree char *text = value_to_text (field, value);

      row = adw_entry_row_new ();
      gtk_editable_set_text (GTK_EDITABLE (row), text);
      adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
      if (g_str_equal (type, "int"))
        adw_entry_row_set_input_purpose (ADW_ENTRY_ROW (row), GTK_INPUT_PURPOSE_DIGITS);
    }
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 json_object_get_string_member_with_default (field, "title",
                                                                             json_object_get_string_member (field, "id")));
  return row;
}

static JsonNode *
read_row (JsonObject *field,
          GtkWidget  *row)
{
  const char *type = type_of (field);

  if (is_spun (field))
    return json_node_init_int (json_node_alloc (), (gint64) adw_spin_row_get_value (ADW_SPIN_ROW (row)));
  if (g_str_equal (type, "int"))
    {
      g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
      gint64 number;

      /* Nothing, or what is no number, is handed on as it is: left out, or named by the check. */
      if (g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &number, NULL))
        return json_node_init_int (json_node_alloc (), number);
      return json_node_init_string (json_node_alloc (), text);
    }
  if (g_str_equal (type, "enum"))
    {
      JsonArray *values = json_object_get_array_member (field, "values");
      const guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (row));

      return json_node_init_string (json_node_alloc (), json_array_get_string_element (values, selected));
    }
  if (g_str_equal (type, "int-list"))
    {
      g_auto (GStrv) parts = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (row)), " ,;", -1);
      g_autoptr (JsonArray) array = json_array_new ();

      for (guint i = 0; parts[i] != NULL; i++)
        {
          gint64 number;

          if (parts[i][0] == '\0')
            continue;
          /* What is no number is kept as it is, so that the check can name it. */
          if (g_ascii_string_to_signed (parts[i], 10, G_MININT, G_MAXINT, &number, NULL))
            json_array_add_int_element (array, number);
          else
            json_array_add_string_element (array, parts[i]);
        }
      return json_node_init_array (json_node_alloc (), array);
    }
  return json_node_init_string (json_node_alloc (), gtk_editable_get_text (GTK_EDITABLE (row)));
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
  JsonObject *kind = hk_pack_find_kind (self->pack, self->kind, NULL);
  const char *key_field = json_object_get_string_member_with_default (kind, "key", NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      JsonObject *field = json_array_get_object_element (list_fields (self), i);
      g_autoptr (JsonNode) value = read_row (field, g_ptr_array_index (self->rows, i));

      if (JSON_NODE_HOLDS_VALUE (value) && json_node_get_value_type (value) == G_TYPE_STRING
          && json_node_get_string (value)[0] == '\0'
          && json_object_get_boolean_member_with_default (field, "optional", FALSE))
        continue;
      json_object_set_member (component, json_object_get_string_member (field, "id"), g_steal_pointer (&value));
    }
  json_object_set_string_member (component, "source", "owner");
  if (!hk_pack_put (self->pack, self->kind, component, &error))
    {
      set_problem (self, error->message);
      return;
    }
  if (self->old_key != NULL && key_field != NULL)
    {
      JsonNode *node = json_object_get_member (component, key_field);
      g_autofree char *key = json_node_get_value_type (node) == G_TYPE_STRING ? g_strdup (json_node_get_string (node))
                                                                              : json_to_string (node, FALSE);

      /* A new name is not a second component. */
      if (!g_str_equal (key, self->old_key))
        hk_pack_remove (self->pack, self->kind, self->old_key, NULL);
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
  gtk_widget_class_bind_template_child (widget_class, HkComponentForm, fields);
  gtk_widget_class_bind_template_child (widget_class, HkComponentForm, problem);
  gtk_widget_class_bind_template_child (widget_class, HkComponentForm, remove_row);
  gtk_widget_class_install_action (widget_class, "form.keep", NULL, keep_action);
  gtk_widget_class_install_action (widget_class, "form.remove", NULL, remove_action);
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
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), json_object_get_string_member (schema, "title"));
  fields = list_fields (self);
  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      JsonNode *value = component == NULL ? NULL
                        : json_object_get_member (component, json_object_get_string_member (field, "id"));
      GtkWidget *row = make_row (field, value);

      adw_preferences_group_add (self->fields, row);
      g_ptr_array_add (self->rows, row);
    }
  return ADW_NAVIGATION_PAGE (self);
}
