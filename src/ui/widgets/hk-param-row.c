/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-limits.h"
#include "hk-key-row.h"
#include "hk-number-row.h"
#include "hk-param-row.h"
#include "hk-tooltip.h"
#include "ui/table/dialogs/hk-names-row.h"

/* Up to so many choices or numbers are keys, all of them in sight. */
#define MOST_KEYS 8
#define MOST_NUMBERS 11

/* What several dice may come to is keys, too. */
#define MOST_ROLLED 25

/* So often one of those that repeat is chosen at most. */
#define MOST_REPEATED 9

struct _HkParamRow
{
  const HkParamSpec *spec;
  GtkWidget         *widget;
  GPtrArray         *values;  /* of the choices, of the check rows or of the parts */
  GPtrArray         *checks;  /* GtkCheckButton */
  GPtrArray         *numbers; /* HkKeyRow or HkNumberRow, a part each */
  gboolean           repeats; /* whether the numbers say how often */
};

static void
node_free (gpointer node)
{
  if (node != NULL)
    json_node_unref (node);
}

static gboolean
are_keys (int minimum,
          int maximum)
{
  return (minimum >= 0 || maximum <= 0) && maximum - minimum < MOST_NUMBERS;
}

static GtkWidget *
make_number (const char *title,
             int         minimum,
             int         maximum)
{
  return (are_keys (minimum, maximum) ? hk_key_row_new_numbers : hk_number_row_new) (title, minimum, maximum);
}

/* (transfer full) (nullable): what was answered in a widget of make_number(). */
static JsonNode *
read_number (GtkWidget *number,
             int        minimum)
{
  int selected;

  if (HK_IS_NUMBER_ROW (number))
    return hk_number_row_read (HK_NUMBER_ROW (number));
  selected = hk_key_row_get_selected (HK_KEY_ROW (number));
  return selected < 0 ? NULL : json_node_init_int (json_node_alloc (), minimum + selected);
}

static GtkWidget *
make_keys (HkParamRow *self,
           HkChoices  *choices,
           const char *title)
{
  GtkWidget *row = hk_key_row_new (title);

  for (guint i = 0; i < choices->values->len; i++)
    hk_key_row_append (HK_KEY_ROW (row), gtk_string_list_get_string (choices->labels, i));
  self->values = g_ptr_array_ref (choices->values);
  return row;
}

/* A switch that nobody has touched says nothing, and what is asked may be no. */
static GtkWidget *
make_yes_or_no (HkParamRow *self,
                HkChoices  *choices,
                const char *title)
{
  hk_choices_add (choices, C_("answer", "Yes"), json_node_init_boolean (json_node_alloc (), TRUE));
  hk_choices_add (choices, C_("answer", "No"), json_node_init_boolean (json_node_alloc (), FALSE));
  return make_keys (self, choices, title);
}

static GtkWidget *
make_combo (HkParamRow *self,
            HkChoices  *choices,
            gboolean    needed)
{
  GtkWidget *row = adw_combo_row_new ();
  const char *left_out[] = { needed ? _("Not Entered") : _("As it comes"), NULL };

  /* Nothing is chosen for the person: a combo row always has something selected. */
  gtk_string_list_splice (choices->labels, 0, 0, left_out);
  g_ptr_array_insert (choices->values, 0, NULL);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (choices->labels));
  if (choices->values->len > MOST_KEYS)
    {
      g_autoptr (GtkExpression) text = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

      adw_combo_row_set_expression (ADW_COMBO_ROW (row), text);
      adw_combo_row_set_search_match_mode (ADW_COMBO_ROW (row), GTK_STRING_FILTER_MATCH_MODE_SUBSTRING);
      adw_combo_row_set_enable_search (ADW_COMBO_ROW (row), TRUE);
    }
  self->values = g_ptr_array_ref (choices->values);
  return row;
}

/* Whether each choice reads as a whole number, so that its key is narrow. */
static gboolean
are_numbers (HkChoices *choices)
{
  for (guint i = 0; i < choices->values->len; i++)
    if (!g_ascii_string_to_unsigned (gtk_string_list_get_string (choices->labels, i), 10, 0, G_MAXUINT, NULL, NULL))
      return FALSE;
  return choices->values->len <= MOST_ROLLED;
}

/* Several of a list at once. */
static GtkWidget *
make_checks (HkParamRow *self,
             HkChoices  *choices)
{
  GtkWidget *row = adw_expander_row_new ();

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  self->values = g_ptr_array_ref (choices->values);
  self->checks = g_ptr_array_new ();
  for (guint i = 0; i < choices->values->len; i++)
    {
      GtkWidget *line = adw_action_row_new ();
      GtkWidget *check = gtk_check_button_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (line), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (line), gtk_string_list_get_string (choices->labels, i));
      gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
      adw_action_row_add_prefix (ADW_ACTION_ROW (line), check);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (line), check);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), line);
      g_ptr_array_add (self->checks, check);
    }
  return row;
}

/* One of what lies in a list of the table. */
static GtkWidget *
make_names (HkTable    *table,
            const char *list,
            const char *title)
{
  GtkWidget *row = hk_key_row_new (title);

  for (int i = 0;; i++)
    {
      g_autofree char *name = hk_table_name_item (table, list, i);

      if (name == NULL)
        return row;
      hk_key_row_append (HK_KEY_ROW (row), name);
    }
}

/* A number for each part, or one of what the parameter counts through; one that is left empty is not known, which is not 0. */
static GtkWidget *
make_parts (HkParamRow *self,
            HkTable    *table,
            HkChoices  *parts,
            int         minimum,
            int         maximum)
{
  GtkWidget *row = adw_expander_row_new ();

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  self->values = g_ptr_array_ref (parts->values);
  self->numbers = g_ptr_array_new ();
  for (guint i = 0; i < parts->values->len; i++)
    {
      const char *label = gtk_string_list_get_string (parts->labels, i);
      GtkWidget *number = self->spec->type == HK_PARAM_OBJECT && self->spec->list != NULL ? make_names (table, self->spec->list, label)
                                                                                          : make_number (label, minimum, maximum);

      g_ptr_array_add (self->numbers, number);
      if (parts->values->len == 1 && HK_IS_KEY_ROW (number) && !self->repeats)
        {
          /* The only one is answered by its key. */
          g_object_unref (g_object_ref_sink (row));
          return number;
        }
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), number);
    }
  return row;
}

/* What lies in the list of the table that the parameter counts through. */
static void
add_items (HkChoices         *self,
           HkTable           *table,
           const HkParamSpec *spec)
{
  for (int i = 0;; i++)
    {
      g_autofree char *name = hk_table_name_item (table, spec->list, i);

      if (name == NULL)
        return;
      hk_choices_add_int (self, name, i);
    }
}

static GtkWidget *
make_widget (HkParamRow        *self,
             const HkParamHelp *help,
             HkTable           *table,
             HkMove            *partial,
             HkPack            *pack,
             const char        *title,
             gboolean           needed)
{
  const HkParamSpec *spec = self->spec;
  const gboolean many = spec->type == HK_PARAM_INTS || spec->type == HK_PARAM_STRINGS;
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (node_free);
  HkChoices choices = { labels, values, FALSE, FALSE };

  if (spec->type == HK_PARAM_BOOLEAN)
    return needed ? make_yes_or_no (self, &choices, title) : adw_switch_row_new ();
  if ((spec->type == HK_PARAM_OBJECT || spec->type == HK_PARAM_INTS) && help->name_parts != NULL)
    help->name_parts (table, partial, spec, &choices);
  if (values->len > 0)
    return make_parts (self, table, &choices, spec->minimum, spec->maximum > 0 ? spec->maximum : 99);
  if (help->choose != NULL)
    help->choose (table, partial, spec, pack, &choices);
  if (values->len == 0 && spec->list != NULL)
    add_items (&choices, table, spec);
  for (guint i = 0; values->len == 0 && spec->choices != NULL && spec->choices[i] != NULL; i++)
    hk_choices_add_text (&choices, spec->choices[i], spec->choices[i]);
  self->repeats = choices.repeats && values->len > 0 && many;
  if (self->repeats)
    return make_parts (self, table, &choices, 0, MOST_REPEATED);
  if (choices.is_open && many)
    return hk_names_row_new (title, labels);
  if (values->len > 0 && choices.is_open)
    {
      GtkWidget *row = make_keys (self, &choices, title);

      hk_key_row_append_entry (HK_KEY_ROW (row), _("Another one"));
      return row;
    }
  if (values->len > 0 && many)
    return make_checks (self, &choices);
  if (values->len > 0)
    return needed && (values->len <= MOST_KEYS || are_numbers (&choices)) ? make_keys (self, &choices, title) : make_combo (self, &choices, needed);
  if (spec->type == HK_PARAM_INT)
    return make_number (title, spec->minimum, spec->maximum);
  return g_object_new (ADW_TYPE_ENTRY_ROW, "max-length", HK_LIMIT_TEXT / 4, "activates-default", TRUE, NULL);
}

/* Returns (transfer full): a row that asks for it.
 * @help: what the game knows of its parameters
 * @partial: the move as far as it is known
 * @spec: a parameter of it
 * @pack: (nullable): what the owner of the box has entered
 * @needed: whether it cannot be left out */
HkParamRow *
hk_param_row_new (const HkParamHelp *help,
                  HkTable           *table,
                  HkMove            *partial,
                  const HkParamSpec *spec,
                  HkPack            *pack,
                  gboolean           needed)
{
  HkParamRow *self = g_new0 (HkParamRow, 1);
  const char *title = spec->title != NULL || help->title == NULL ? NULL : help->title (spec);

  if (title == NULL)
    title = hk_param_get_title (spec);
  self->spec = spec;
  self->widget = make_widget (self, help, table, partial, pack, title, needed);
  if (self->numbers != NULL && g_ptr_array_index (self->numbers, 0) == self->widget)
    {
      hk_key_row_set_subtitle (HK_KEY_ROW (self->widget), title);
      return self;
    }
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->widget), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->widget), title);
  /* A narrow row cuts it short. */
  hk_tooltip_set (self->widget, title);
  return self;
}

/* Returns its widget, an #AdwPreferencesRow. */
GtkWidget *
hk_param_row_get_widget (HkParamRow *self)
{
  return self->widget;
}

/* Returns the parameter that it asks for. */
const HkParamSpec *
hk_param_row_get_spec (HkParamRow *self)
{
  return self->spec;
}

static JsonNode *
read_checks (HkParamRow *self)
{
  g_autoptr (JsonArray) array = json_array_new ();

  for (guint i = 0; i < self->checks->len; i++)
    if (gtk_check_button_get_active (g_ptr_array_index (self->checks, i)))
      json_array_add_element (array, json_node_copy (g_ptr_array_index (self->values, i)));
  return json_array_get_length (array) == 0 ? NULL : json_node_init_array (json_node_alloc (), array);
}

/* An array needs all its numbers: one that is missing is written as nothing, for the move to refuse. */
static JsonNode *
read_array_of_parts (HkParamRow *self)
{
  g_autoptr (JsonArray) array = json_array_new ();
  gboolean any = FALSE;

  for (guint i = 0; i < self->numbers->len; i++)
    {
      JsonNode *value = read_number (g_ptr_array_index (self->numbers, i), self->spec->minimum);

      any |= value != NULL;
      json_array_add_element (array, value != NULL ? value : json_node_init_null (json_node_alloc ()));
    }
  return any ? json_node_init_array (json_node_alloc (), array) : NULL;
}

/* Each value as often as its number says; left empty is not at all. */
static JsonNode *
read_repeated (HkParamRow *self)
{
  g_autoptr (JsonArray) array = json_array_new ();

  for (guint i = 0; i < self->numbers->len; i++)
    {
      g_autoptr (JsonNode) number = read_number (g_ptr_array_index (self->numbers, i), 0);

      for (gint64 n = number == NULL ? 0 : json_node_get_int (number); n > 0; n--)
        json_array_add_element (array, json_node_copy (g_ptr_array_index (self->values, i)));
    }
  return json_array_get_length (array) == 0 ? NULL : json_node_init_array (json_node_alloc (), array);
}

static JsonNode *
read_object_of_parts (HkParamRow *self)
{
  g_autoptr (JsonObject) object = json_object_new ();

  for (guint i = 0; i < self->numbers->len; i++)
    {
      JsonNode *value = read_number (g_ptr_array_index (self->numbers, i), self->spec->minimum);

      if (value != NULL)
        json_object_set_member (object, json_node_get_string (g_ptr_array_index (self->values, i)), value);
    }
  return json_object_get_size (object) == 0 ? NULL : json_node_init_object (json_node_alloc (), object);
}

/* What was typed: a text, or several with commas between them. */
static JsonNode *
read_entry (HkParamRow *self)
{
  g_autofree char *text = g_strstrip (g_strdup (HK_IS_NAMES_ROW (self->widget) ? hk_names_row_get_text (HK_NAMES_ROW (self->widget))
                                                                               : gtk_editable_get_text (GTK_EDITABLE (self->widget))));
  g_auto (GStrv) parts = NULL;
  g_autoptr (JsonArray) array = NULL;
  gint64 number;

  if (text[0] == '\0')
    return NULL;
  if (self->spec->type != HK_PARAM_INTS && self->spec->type != HK_PARAM_STRINGS)
    return json_node_init_string (json_node_alloc (), text);
  parts = g_strsplit (text, ",", -1);
  array = json_array_new ();
  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (g_strstrip (parts[i])[0] == '\0')
        continue;
      if (self->spec->type == HK_PARAM_INTS && g_ascii_string_to_signed (parts[i], 10, G_MININT, G_MAXINT, &number, NULL))
        json_array_add_int_element (array, number);
      else
        json_array_add_string_element (array, parts[i]);
    }
  return json_node_init_array (json_node_alloc (), array);
}

/* The index of what was chosen, beyond the values when nothing was. */
static guint
get_selected (GtkWidget *widget)
{
  return HK_IS_KEY_ROW (widget) ? (guint) hk_key_row_get_selected (HK_KEY_ROW (widget))
                                : adw_combo_row_get_selected (ADW_COMBO_ROW (widget));
}

static JsonNode *
get_chosen (HkParamRow *self)
{
  const guint selected = get_selected (self->widget);

  return selected < self->values->len ? g_ptr_array_index (self->values, selected) : NULL;
}

static JsonNode *
read_value (HkParamRow *self)
{
  JsonNode *chosen;

  if (self->checks != NULL)
    return read_checks (self);
  if (self->repeats)
    return read_repeated (self);
  if (self->numbers != NULL)
    return self->spec->type == HK_PARAM_OBJECT ? read_object_of_parts (self) : read_array_of_parts (self);
  if (ADW_IS_SWITCH_ROW (self->widget))
    return adw_switch_row_get_active (ADW_SWITCH_ROW (self->widget)) ? json_node_init_boolean (json_node_alloc (), TRUE) : NULL;
  if (HK_IS_NUMBER_ROW (self->widget) || (HK_IS_KEY_ROW (self->widget) && self->values == NULL))
    return read_number (self->widget, self->spec->minimum);
  if (self->values == NULL)
    return read_entry (self);
  chosen = get_chosen (self);
  if (chosen == NULL && HK_IS_KEY_ROW (self->widget) && hk_key_row_get_text (HK_KEY_ROW (self->widget)) != NULL)
    return json_node_init_string (json_node_alloc (), hk_key_row_get_text (HK_KEY_ROW (self->widget)));
  return chosen == NULL ? NULL : json_node_copy (chosen);
}

/* Adds what the person has said to @params; nothing when it was left out or the row is not shown.
 * @params: the parameters of a move */
void
hk_param_row_read (HkParamRow *self,
                   JsonObject *params)
{
  JsonNode *value = gtk_widget_get_visible (self->widget) ? read_value (self) : NULL;
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;

  if (value == NULL)
    return;
  if (!JSON_NODE_HOLDS_OBJECT (value) || self->spec->type == HK_PARAM_OBJECT || self->spec->type == HK_PARAM_ANY)
    {
      json_object_set_member (params, self->spec->name, value);
      return;
    }
  json_object_iter_init_ordered (&iter, json_node_get_object (value));
  while (json_object_iter_next_ordered (&iter, &name, &member))
    json_object_set_member (params, name, json_node_copy (member));
  json_node_unref (value);
}

typedef struct
{
  GPtrArray *values;
  gboolean   may_be_open; /* whether nothing chosen is an answer too */
} Unless;

static void
unless_free (gpointer data)
{
  Unless *unless = data;

  g_ptr_array_unref (unless->values);
  g_free (unless);
}

static gboolean
is_left_out (GBinding     *binding,
             const GValue *from,
             GValue       *to,
             gpointer      user_data)
{
  Unless *unless = user_data;
  const guint selected = G_VALUE_HOLDS_INT (from) ? (guint) g_value_get_int (from) : g_value_get_uint (from);

  g_value_set_boolean (to, selected < unless->values->len ? g_ptr_array_index (unless->values, selected) == NULL : unless->may_be_open);
  return TRUE;
}

/* Shows @self only as long as nothing is chosen in @chosen. Does nothing when there is nothing to choose in it.
 * Where "something else" is one of several keys, that key has to be pressed.
 * @chosen: another row of the same move */
void
hk_param_row_show_unless (HkParamRow *self,
                          HkParamRow *chosen)
{
  Unless *unless;

  if (chosen->values == NULL || chosen->checks != NULL || chosen->numbers != NULL)
    return;
  unless = g_new (Unless, 1);
  unless->values = g_ptr_array_ref (chosen->values);
  unless->may_be_open = !HK_IS_KEY_ROW (chosen->widget) || !g_ptr_array_find (chosen->values, NULL, NULL);
  g_object_bind_property_full (chosen->widget, "selected", self->widget, "visible", G_BINDING_SYNC_CREATE,
                               is_left_out, NULL, unless, unless_free);
}

/* Whether one tap on the row, whose property "selected" then changes, is the whole answer. */
gboolean
hk_param_row_answers_at_once (HkParamRow *self)
{
  return HK_IS_KEY_ROW (self->widget) && !hk_key_row_has_entry (HK_KEY_ROW (self->widget));
}

/* Whether a value has been given, or chosen not to be. */
gboolean
hk_param_row_is_answered (HkParamRow *self)
{
  g_autoptr (JsonNode) value = read_value (self);

  return value != NULL;
}

/* Returns whether it asks for the numbers that the move needs as it is known by now; also where it does not ask for several.
 * @partial: the move as far as it is known */
gboolean
hk_param_row_has_parts (HkParamRow        *self,
                        const HkParamHelp *help,
                        HkTable           *table,
                        HkMove            *partial)
{
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (node_free);
  HkChoices parts = { labels, values, FALSE };

  if ((self->spec->type != HK_PARAM_OBJECT && self->spec->type != HK_PARAM_INTS) || help->name_parts == NULL)
    return TRUE;
  help->name_parts (table, partial, self->spec, &parts);
  if (self->numbers == NULL || values->len != self->values->len)
    return values->len == 0;
  for (guint i = 0; i < values->len; i++)
    if (!json_node_equal (g_ptr_array_index (values, i), g_ptr_array_index (self->values, i)))
      return FALSE;
  return TRUE;
}

/* Shows the row, and what it is folded in. */
void
hk_param_row_show (HkParamRow *self)
{
  GtkWidget *fold = gtk_widget_get_ancestor (gtk_widget_get_parent (self->widget), ADW_TYPE_EXPANDER_ROW);

  gtk_widget_set_visible (self->widget, TRUE);
  if (fold != NULL)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (fold), TRUE);
}

/* (transfer none): where the answer is given, to be led the focus to. */
GtkWidget *
hk_param_row_get_answer (HkParamRow *self)
{
  GtkWidget *answer;

  if (self->checks != NULL)
    return g_ptr_array_index (self->checks, 0);
  if (HK_IS_NAMES_ROW (self->widget))
    return hk_names_row_get_entry (HK_NAMES_ROW (self->widget));
  answer = self->numbers == NULL ? self->widget : g_ptr_array_index (self->numbers, 0);
  /* The row around a field takes no letters. */
  return GTK_IS_EDITABLE (answer) ? GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (answer))) : answer;
}

/* @self: a row; its widget stays with its parent */
void
hk_param_row_free (HkParamRow *self)
{
  g_clear_pointer (&self->values, g_ptr_array_unref);
  g_clear_pointer (&self->checks, g_ptr_array_unref);
  g_clear_pointer (&self->numbers, g_ptr_array_unref);
  g_free (self);
}

/* Returns whether that parameter of that move is among them.
 * @params: (array length=n): parameters of moves
 * @spec: one of its parameters */
gboolean
hk_param_is_among (const HkParamOfMove *params,
                   gsize                n,
                   HkMove              *move,
                   const HkParamSpec   *spec)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (params[i].move, hk_move_get_name (move)) && g_str_equal (params[i].param, spec->name))
      return TRUE;
  return FALSE;
}
