/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-setup-list.h"
#include "hk-spin-row.h"

/* A list of things of the same kind that a group lays out before the game, such as the places where enemies come.
 * Every thing is a row that opens; what it is made of is told by its fields. */
struct _HkSetupList
{
  AdwPreferencesGroup parent_instance;

  const HkSetupField *fields;
  guint               n_fields;
  guint               maximum;
  GPtrArray          *items;   /* AdwExpanderRow, each with its rows in "rows" */
  GtkWidget          *add_row;
};

G_DEFINE_FINAL_TYPE (HkSetupList, hk_setup_list, ADW_TYPE_PREFERENCES_GROUP)

static GPtrArray *
get_rows (GtkWidget *item)
{
  return g_object_get_data (G_OBJECT (item), "rows");
}

static const char *
get_choice (const HkSetupField *field,
            GtkWidget          *row)
{
  return field->choices[2 * adw_combo_row_get_selected (ADW_COMBO_ROW (row))];
}

static const char *
get_choice_label (const HkSetupField *field,
                  guint               selected)
{
  return _(field->choices[2 * selected + 1]);
}

/* The title of a thing is its name; without one, what it is. */
static void
update_item (HkSetupList *self,
             guint        number)
{
  GtkWidget *item = g_ptr_array_index (self->items, number);
  GPtrArray *rows = get_rows (item);
  const char *name = gtk_editable_get_text (GTK_EDITABLE (g_ptr_array_index (rows, 0)));
  g_autoptr (GString) subtitle = g_string_new (NULL);
  g_autofree char *title = NULL;

  for (guint i = 1; i < self->n_fields; i++)
    {
      GtkWidget *row = g_ptr_array_index (rows, i);
      g_autofree char *text = NULL;

      if (self->fields[i].type == HK_SETUP_CHOICE && (adw_combo_row_get_selected (ADW_COMBO_ROW (row)) > 0 || self->fields[i].choices[0][0] != '\0'))
        text = g_strdup (get_choice_label (&self->fields[i], adw_combo_row_get_selected (ADW_COMBO_ROW (row))));
      else if (self->fields[i].type == HK_SETUP_SWITCH && adw_switch_row_get_active (ADW_SWITCH_ROW (row)))
        text = g_strdup (_(self->fields[i].title));
      else if (self->fields[i].type == HK_SETUP_NUMBER && (int) adw_spin_row_get_value (ADW_SPIN_ROW (row)) != self->fields[i].minimum)
        text = g_strdup_printf ("%s: %d", _(self->fields[i].title), (int) adw_spin_row_get_value (ADW_SPIN_ROW (row)));
      if (text != NULL)
        g_string_append_printf (subtitle, subtitle->len == 0 ? "%s" : " · %s", text);
    }
  title = g_strdup_printf ("%u. %s", number + 1, name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (item), title);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (item), subtitle->str);
}

static void
update (HkSetupList *self)
{
  for (guint i = 0; i < self->items->len; i++)
    update_item (self, i);
  gtk_widget_set_visible (self->add_row, self->items->len < self->maximum);
}

static GtkWidget *
make_row (HkSetupList        *self,
          const HkSetupField *field)
{
  g_autoptr (GtkStringList) labels = NULL;
  GtkWidget *row = NULL;

  switch (field->type)
    {
    case HK_SETUP_TEXT:
      row = adw_entry_row_new ();
      g_signal_connect_object (row, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      break;
    case HK_SETUP_NUMBER:
      row = hk_spin_row_new (field->minimum, field->maximum);
      g_signal_connect_object (row, "notify::value", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      break;
    case HK_SETUP_SWITCH:
      row = adw_switch_row_new ();
      g_signal_connect_object (row, "notify::active", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      break;
    case HK_SETUP_CHOICE:
      row = adw_combo_row_new ();
      labels = gtk_string_list_new (NULL);
      for (guint i = 0; field->choices[i] != NULL; i += 2)
        gtk_string_list_append (labels, _(field->choices[i + 1]));
      adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (labels));
      g_signal_connect_object (row, "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
      break;
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(field->title));
  return row;
}

static void
write_row (const HkSetupField *field,
           GtkWidget          *row,
           JsonObject         *values)
{
  JsonNode *value = json_object_get_member (values, field->name);

  if (value == NULL || !JSON_NODE_HOLDS_VALUE (value))
    return;
  switch (field->type)
    {
    case HK_SETUP_TEXT:
      gtk_editable_set_text (GTK_EDITABLE (row), json_node_get_string (value));
      break;
    case HK_SETUP_NUMBER:
      adw_spin_row_set_value (ADW_SPIN_ROW (row), (double) json_node_get_int (value));
      break;
    case HK_SETUP_SWITCH:
      adw_switch_row_set_active (ADW_SWITCH_ROW (row), json_node_get_boolean (value));
      break;
    case HK_SETUP_CHOICE:
      for (guint i = 0; field->choices[i] != NULL; i += 2)
        if (g_strcmp0 (field->choices[i], json_node_get_string (value)) == 0)
          adw_combo_row_set_selected (ADW_COMBO_ROW (row), i / 2);
      break;
    }
}

static void
read_row (const HkSetupField *field,
          GtkWidget          *row,
          JsonObject         *values)
{
  const char *choice;

  switch (field->type)
    {
    case HK_SETUP_TEXT:
      {
        g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));

        if (text[0] != '\0')
          json_object_set_string_member (values, field->name, text);
        break;
      }
    case HK_SETUP_NUMBER:
      json_object_set_int_member (values, field->name, (gint64) adw_spin_row_get_value (ADW_SPIN_ROW (row)));
      break;
    case HK_SETUP_SWITCH:
      json_object_set_boolean_member (values, field->name, adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
      break;
    case HK_SETUP_CHOICE:
      choice = get_choice (field, row);
      if (choice[0] != '\0')
        json_object_set_string_member (values, field->name, choice);
      break;
    }
}

static void
remove_cb (GtkWidget   *button,
           HkSetupList *self)
{
  GtkWidget *item = g_object_get_data (G_OBJECT (button), "item");

  adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), item);
  g_ptr_array_remove (self->items, item);
  update (self);
}

/* Whether one of the list has the value that only one has as a rule. */
static gboolean
is_taken (HkSetupList *self,
          guint        field)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (get_rows (g_ptr_array_index (self->items, i)), field);

      if (g_str_equal (get_choice (&self->fields[field], row), self->fields[field].once))
        return TRUE;
    }
  return FALSE;
}

/* What one that a person adds begins with. */
static JsonObject *
make_values (HkSetupList *self)
{
  JsonObject *values = json_object_new ();

  for (guint i = 0; i < self->n_fields; i++)
    {
      const HkSetupField *field = &self->fields[i];

      if (field->once == NULL || !is_taken (self, i))
        continue;
      for (guint j = 0; field->choices[j] != NULL; j += 2)
        if (!g_str_equal (field->choices[j], field->once))
          {
            json_object_set_string_member (values, field->name, field->choices[j]);
            break;
          }
    }
  return values;
}

static void
add_cb (HkSetupList *self)
{
  g_autoptr (JsonObject) values = make_values (self);
  GtkWidget *item;

  hk_setup_list_add (self, values);
  item = g_ptr_array_index (self->items, self->items->len - 1);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (item), TRUE);
  gtk_widget_grab_focus (g_ptr_array_index (get_rows (item), 0));
}

static void
hk_setup_list_dispose (GObject *object)
{
  g_clear_pointer (&HK_SETUP_LIST (object)->items, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_setup_list_parent_class)->dispose (object);
}

static void
hk_setup_list_class_init (HkSetupListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_setup_list_dispose;
}

static void
hk_setup_list_init (HkSetupList *self)
{
  self->items = g_ptr_array_new ();
}

/* Returns (transfer floating): an empty list.
 * @add_label: label of the row that adds one
 * @fields: (array length=n_fields): what each is made of; the first is a text, its name
 * @maximum: how many there can be */
GtkWidget *
hk_setup_list_new (const char         *title,
                   const char         *add_label,
                   const HkSetupField *fields,
                   guint               n_fields,
                   guint               maximum)
{
  HkSetupList *self = g_object_new (HK_TYPE_SETUP_LIST, "title", title, NULL);

  g_return_val_if_fail (n_fields > 0 && fields[0].type == HK_SETUP_TEXT, GTK_WIDGET (self));

  self->fields = fields;
  self->n_fields = n_fields;
  self->maximum = maximum;
  self->add_row = adw_button_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->add_row), add_label);
  adw_button_row_set_start_icon_name (ADW_BUTTON_ROW (self->add_row), "list-add-symbolic");
  g_signal_connect_object (self->add_row, "activated", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->add_row);
  return GTK_WIDGET (self);
}

/* Adds one more, at the end.
 * @values: (nullable): what is known of the new thing */
void
hk_setup_list_add (HkSetupList *self,
                   JsonObject  *values)
{
  GtkWidget *item;
  GtkWidget *remove;
  GPtrArray *rows;

  g_return_if_fail (HK_IS_SETUP_LIST (self));

  item = adw_expander_row_new ();
  remove = adw_button_row_new ();
  rows = g_ptr_array_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (item), FALSE);
  g_object_set_data_full (G_OBJECT (item), "rows", rows, (GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < self->n_fields; i++)
    {
      GtkWidget *row = make_row (self, &self->fields[i]);

      g_ptr_array_add (rows, row);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (item), row);
      if (values != NULL)
        write_row (&self->fields[i], row, values);
    }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (remove), _("Remove"));
  gtk_widget_add_css_class (remove, "destructive-action");
  g_object_set_data (G_OBJECT (remove), "item", item);
  g_signal_connect_object (remove, "activated", G_CALLBACK (remove_cb), self, G_CONNECT_DEFAULT);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (item), remove);
  /* The row that adds stays the last one. */
  g_object_ref (self->add_row);
  adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->add_row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), item);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->add_row);
  g_object_unref (self->add_row);
  g_ptr_array_add (self->items, item);
  update (self);
}

/* Lists these and nothing else.
 * @objects: objects with the members of the fields */
void
hk_setup_list_fill (HkSetupList *self,
                    JsonArray   *objects)
{
  g_return_if_fail (HK_IS_SETUP_LIST (self));

  while (self->items->len > 0)
    {
      adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), g_ptr_array_index (self->items, self->items->len - 1));
      g_ptr_array_set_size (self->items, (int) self->items->len - 1);
    }
  for (guint i = 0; i < json_array_get_length (objects) && i < self->maximum; i++)
    if (JSON_NODE_HOLDS_OBJECT (json_array_get_element (objects, i)))
      hk_setup_list_add (self, json_array_get_object_element (objects, i));
  update (self);
}

/* Returns (transfer full): an object for each, in order. */
JsonArray *
hk_setup_list_read (HkSetupList *self)
{
  JsonArray *objects = json_array_new ();

  g_return_val_if_fail (HK_IS_SETUP_LIST (self), objects);

  for (guint i = 0; i < self->items->len; i++)
    {
      JsonObject *values = json_object_new ();

      for (guint j = 0; j < self->n_fields; j++)
        read_row (&self->fields[j], g_ptr_array_index (get_rows (g_ptr_array_index (self->items, i)), j), values);
      json_array_add_object_element (objects, values);
    }
  return objects;
}

/* Returns how many are listed. */
guint
hk_setup_list_get_n_items (HkSetupList *self)
{
  g_return_val_if_fail (HK_IS_SETUP_LIST (self), 0);
  return self->items->len;
}
