/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-limits.h"
#include "hk-tool-choice.h"
#include "hk-tool-keys.h"
#include "hk-tool-map.h"
#include "hk-tool-row.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-number-row.h"
#include "ui/widgets/hk-widgets.h"

/* Rows for the values that are told by a tap or a word: each follows its value and is followed by it. */

/* Up to so many choices or numbers are keys, all of them in sight. */
#define MOST_KEYS    8
#define MOST_NUMBERS 11
#define MOST_CARDS   60

static guint
count_words (const HkWord *words)
{
  guint n = 0;

  while (words != NULL && words[n].id != NULL)
    n++;
  return n;
}

/* The pack that a row chooses from; (nullable). */
static HkPack *
get_pack (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "pack");
}

static void
set_pack (GtkWidget *row,
          HkPack    *pack)
{
  if (pack != NULL)
    g_object_set_data_full (G_OBJECT (row), "pack", g_object_ref (pack), g_object_unref);
}

static void
key_pressed_cb (HkKeyRow    *row,
                GParamSpec  *pspec,
                HkToolValue *value)
{
  hk_tool_choice_choose (value, get_pack (GTK_WIDGET (row)), hk_key_row_get_selected (row));
}

static void
show_key_cb (HkKeyRow    *row,
             HkToolValue *value)
{
  hk_key_row_set_selected (row, hk_tool_choice_find (value, get_pack (GTK_WIDGET (row))));
}

static void
show_notes_cb (HkKeyRow    *row,
               HkToolValue *value)
{
  const guint n = hk_tool_choice_count (value, get_pack (GTK_WIDGET (row)));

  for (guint i = 0; i < n; i++)
    hk_key_row_set_note (row, i, hk_tool_value_get_note (value, i), hk_tool_value_is_best (value, i));
}

static void
follow (GtkWidget   *row,
        HkToolValue *value,
        GCallback    show)
{
  g_signal_connect_object (value, "changed", show, row, G_CONNECT_SWAPPED);
  ((void (*) (GtkWidget *, HkToolValue *)) show) (row, value);
}

static GtkWidget *
make_keys (HkToolValue *value,
           HkPack      *pack)
{
  GtkWidget *row = hk_key_row_new (hk_tool_value_get_title (value));

  set_pack (row, pack);
  for (guint i = 0; i < hk_tool_choice_count (value, pack); i++)
    {
      g_autofree char *name = hk_tool_choice_get_name (value, pack, i);

      hk_key_row_append (HK_KEY_ROW (row), name);
    }
  follow (row, value, G_CALLBACK (show_key_cb));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (key_pressed_cb), value, G_CONNECT_DEFAULT);
  g_signal_connect_object (value, "noted", G_CALLBACK (show_notes_cb), row, G_CONNECT_SWAPPED);
  show_notes_cb (HK_KEY_ROW (row), value);
  return row;
}

static void
number_typed_cb (HkNumberRow *row,
                 HkToolValue *value)
{
  hk_tool_value_set_node (value, hk_number_row_read (row));
}

static void
show_number_cb (HkNumberRow *row,
                HkToolValue *value)
{
  g_autoptr (JsonNode) shown = hk_number_row_read (row);
  JsonNode *node = hk_tool_value_get_node (value);
  g_autofree char *text = node == NULL ? g_strdup ("") : g_strdup_printf ("%d", hk_tool_value_get_int (value, 0));

  if (node == NULL ? shown != NULL : shown == NULL || !json_node_equal (node, shown))
    gtk_editable_set_text (GTK_EDITABLE (row), text);
}

static GtkWidget *
make_number (HkToolValue *value)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  GtkWidget *row = hk_number_row_new (hk_tool_value_get_title (value), field->minimum, field->maximum);

  follow (row, value, G_CALLBACK (show_number_cb));
  g_signal_connect_object (row, "changed", G_CALLBACK (number_typed_cb), value, G_CONNECT_DEFAULT);
  return row;
}

static void
chosen_cb (AdwComboRow *row,
           GParamSpec  *pspec,
           HkToolValue *value)
{
  const guint selected = adw_combo_row_get_selected (row);

  hk_tool_choice_choose (value, get_pack (GTK_WIDGET (row)), selected == GTK_INVALID_LIST_POSITION ? -1 : (int) selected - 1);
}

static void
show_choice_cb (AdwComboRow *row,
                HkToolValue *value)
{
  const guint selected = (guint) (hk_tool_choice_find (value, get_pack (GTK_WIDGET (row))) + 1);

  if (adw_combo_row_get_selected (row) != selected)
    adw_combo_row_set_selected (row, selected);
}

static GtkWidget *
make_combo (HkToolValue *value,
            HkPack      *pack)
{
  GtkWidget *row = adw_combo_row_new ();
  g_autoptr (GtkStringList) labels = gtk_string_list_new (NULL);
  g_autoptr (GtkExpression) text = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  set_pack (row, pack);
  gtk_string_list_append (labels, _("None"));
  for (guint i = 0; i < hk_tool_choice_count (value, pack); i++)
    {
      g_autofree char *name = hk_tool_choice_get_name (value, pack, i);

      gtk_string_list_append (labels, name);
    }
  adw_combo_row_set_expression (ADW_COMBO_ROW (row), text);
  adw_combo_row_set_search_match_mode (ADW_COMBO_ROW (row), GTK_STRING_FILTER_MATCH_MODE_SUBSTRING);
  adw_combo_row_set_enable_search (ADW_COMBO_ROW (row), TRUE);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (labels));
  follow (row, value, G_CALLBACK (show_choice_cb));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (chosen_cb), value, G_CONNECT_DEFAULT);
  return row;
}

static void
typed_cb (GtkEditable *row,
          HkToolValue *value)
{
  hk_tool_value_set_text (value, gtk_editable_get_text (row));
}

static void
show_text_cb (GtkEditable *row,
              HkToolValue *value)
{
  const char *text = hk_tool_value_get_text (value);

  if (g_strcmp0 (gtk_editable_get_text (row), text != NULL ? text : "") != 0)
    gtk_editable_set_text (row, text != NULL ? text : "");
}

static GtkWidget *
make_entry (HkToolValue *value)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ENTRY_ROW, "max-length", HK_LIMIT_TEXT / 4, NULL);

  follow (row, value, G_CALLBACK (show_text_cb));
  g_signal_connect_object (row, "changed", G_CALLBACK (typed_cb), value, G_CONNECT_DEFAULT);
  return row;
}

/* The number at a place of the counts. */
static int
get_count (HkToolValue *value,
           guint        at)
{
  JsonNode *node = hk_tool_value_get_node (value);
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  return array == NULL || at >= json_array_get_length (array) ? 0 : (int) json_array_get_int_element (array, at);
}

static void
counted_cb (HkNumberRow *row,
            HkToolValue *value)
{
  const guint at = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "at"));
  const guint n = count_words (hk_tool_value_list_words (value));
  g_autoptr (JsonNode) told = hk_number_row_read (row);
  g_autoptr (JsonArray) array = json_array_new ();
  const int count = told == NULL || json_node_get_value_type (told) != G_TYPE_INT64 ? 0 : (int) json_node_get_int (told);

  if (count == get_count (value, at) && hk_tool_value_get_node (value) != NULL)
    return;
  for (guint i = 0; i < n; i++)
    json_array_add_int_element (array, i == at ? count : get_count (value, i));
  hk_tool_value_set_node (value, json_node_init_array (json_node_alloc (), array));
}

static void
show_count_cb (HkNumberRow *row,
               HkToolValue *value)
{
  const int count = get_count (value, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "at")));
  g_autoptr (JsonNode) shown = hk_number_row_read (row);
  g_autofree char *text = hk_tool_value_get_node (value) == NULL ? g_strdup ("") : g_strdup_printf ("%d", count);

  if (shown == NULL ? count != 0 : hk_tool_value_get_node (value) == NULL || json_node_get_int (shown) != count)
    gtk_editable_set_text (GTK_EDITABLE (row), text);
}

/* A number for each of the words. */
static GtkWidget *
make_counts (HkToolValue *value)
{
  GtkWidget *row = adw_expander_row_new ();
  const HkWord *words = hk_tool_value_list_words (value);

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), hk_tool_value_get_field (value)->required);
  for (guint i = 0; words[i].id != NULL; i++)
    {
      GtkWidget *number = hk_number_row_new (hk_tool_choice_get_label (&words[i]), hk_tool_value_get_field (value)->minimum,
                                             hk_tool_value_get_field (value)->maximum);

      g_object_set_data (G_OBJECT (number), "at", GUINT_TO_POINTER (i));
      follow (number, value, G_CALLBACK (show_count_cb));
      g_signal_connect_object (number, "changed", G_CALLBACK (counted_cb), value, G_CONNECT_DEFAULT);
      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), number);
    }
  return row;
}

/* A card of the pack by its name; with keys where each shows what it leads to. */
static GtkWidget *
make_card (HkToolValue *value,
           HkPack      *pack)
{
  const guint n = hk_tool_choice_count (value, pack);

  if (n == 0)
    return NULL;
  return hk_tool_value_get_field (value)->beside && n <= MOST_CARDS ? make_keys (value, pack) : make_combo (value, pack);
}

static GtkWidget *
make_row (HkToolValue *value,
          HkPack      *pack)
{
  const HkToolField *field = hk_tool_value_get_field (value);

  switch (field->kind)
    {
    case HK_TOOL_INT:
      return field->beside || field->maximum - field->minimum < MOST_NUMBERS ? make_keys (value, pack) : make_number (value);
    case HK_TOOL_CHOICE:
      return count_words (hk_tool_value_list_words (value)) <= MOST_KEYS ? make_keys (value, pack) : make_combo (value, pack);
    case HK_TOOL_TEXT:
      return make_entry (value);
    case HK_TOOL_NUMBERS:
    case HK_TOOL_SEVERAL:
      return hk_tool_keys_new (value, pack);
    case HK_TOOL_COUNTS:
      return make_counts (value);
    case HK_TOOL_CARD:
      return make_card (value, pack);
    case HK_TOOL_HEXES:
      return hk_tool_map_new (value);
    case HK_TOOL_CARRIED:
      return NULL;
    case HK_TOOL_NONE:
    case HK_TOOL_SWITCH:
    case HK_TOOL_GROUP:
    case HK_TOOL_LIST:
      break;
    }
  g_assert_not_reached ();
}

/* Returns (transfer floating) (nullable): a row for it; %NULL where there is nothing to choose from.
 * @value: no switch, group or list
 * @pack: (nullable): what the owner of the box has entered */
GtkWidget *
hk_tool_row_new (HkToolValue *value,
                 HkPack      *pack)
{
  GtkWidget *row = make_row (value, pack);

  if (row == NULL)
    return NULL;
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), hk_tool_value_get_title (value));
  gtk_widget_set_tooltip_text (row, hk_tool_value_get_title (value));
  return row;
}

static void
switched_cb (GtkToggleButton *button,
             HkToolValue     *value)
{
  hk_tool_value_set_boolean (value, gtk_toggle_button_get_active (button));
}

static void
show_switch_cb (GtkToggleButton *button,
                HkToolValue     *value)
{
  gtk_toggle_button_set_active (button, hk_tool_value_get_boolean (value));
}

/* Returns (transfer floating): one row with a toggle for each.
 * @switches: (element-type HkToolValue): values that are true or false */
GtkWidget *
hk_tool_row_new_toggles (GPtrArray *switches)
{
  GtkWidget *row = g_object_new (ADW_TYPE_PREFERENCES_ROW, "activatable", FALSE, "focusable", FALSE, NULL);
  GtkWidget *box = hk_wrap_box_new (6);

  hk_widget_set_margins (box, 12, 12, 12);
  for (guint i = 0; i < switches->len; i++)
    {
      HkToolValue *value = g_ptr_array_index (switches, i);
      GtkWidget *button = gtk_toggle_button_new_with_label (hk_tool_value_get_title (value));

      hk_button_wrap (button);
      gtk_widget_set_size_request (button, 44, 44);
      follow (button, value, G_CALLBACK (show_switch_cb));
      g_signal_connect_object (button, "toggled", G_CALLBACK (switched_cb), value, G_CONNECT_DEFAULT);
      adw_wrap_box_append (ADW_WRAP_BOX (box), button);
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Conditions"));
  return row;
}
