/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-content-words.h"
#include "hk-tool-keys.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-widgets.h"

/* A range of more numbers than this is typed. */
#define MOST_KEYS 25

/* As many numbers as a series has where its field does not say. */
#define MOST_TOLD 40

struct _HkToolKeys
{
  AdwPreferencesRow  parent_instance;

  AdwWrapBox        *told;
  AdwWrapBox        *keys;
  GtkEntry          *entry;
  GtkWidget         *pack_button;

  HkToolValue       *value;
  HkPack            *pack;    /* (nullable) */
  GPtrArray         *options; /* JsonNode: what each toggle stands for */
  GPtrArray         *toggles; /* GtkToggleButton */
};

G_DEFINE_FINAL_TYPE (HkToolKeys, hk_tool_keys, ADW_TYPE_PREFERENCES_ROW)

static const HkToolField *
get_field (HkToolKeys *self)
{
  return hk_tool_value_get_field (self->value);
}

static JsonArray *
get_told (HkToolKeys *self)
{
  JsonNode *node = hk_tool_value_get_node (self->value);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/* @array: (transfer full): what is told from now on; nothing when it is empty */
static void
tell (HkToolKeys *self,
      JsonArray  *array)
{
  JsonNode *node = json_array_get_length (array) == 0 ? NULL : json_node_init_array (json_node_alloc (), array);

  json_array_unref (array);
  hk_tool_value_set_node (self->value, node);
}

static JsonArray *
copy_without (JsonArray *array,
              guint      left_out)
{
  JsonArray *copy = json_array_new ();

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (i != left_out)
      json_array_add_element (copy, json_node_copy (json_array_get_element (array, i)));
  return copy;
}

static int
find_told (HkToolKeys *self,
           JsonNode   *option)
{
  JsonArray *array = get_told (self);

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (json_node_equal (json_array_get_element (array, i), option))
      return (int) i;
  return -1;
}

static void
take_away_cb (GtkButton  *button,
              HkToolKeys *self)
{
  guint at = 0;

  for (GtkWidget *other = gtk_widget_get_first_child (GTK_WIDGET (self->told)); other != GTK_WIDGET (button); other = gtk_widget_get_next_sibling (other))
    at++;
  gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->keys)));
  tell (self, copy_without (get_told (self), at));
}

static void
show_numbers (HkToolKeys *self)
{
  JsonArray *array = get_told (self);
  const guint n = array == NULL ? 0 : json_array_get_length (array);

  hk_wrap_box_clear (GTK_WIDGET (self->told));
  gtk_widget_set_visible (GTK_WIDGET (self->told), n > 0);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", (int) json_array_get_int_element (array, i));
      g_autofree char *spoken = g_strdup_printf (_("Take away %s"), text);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_widget_set_size_request (button, 44, 44);
      gtk_widget_add_css_class (button, "numeric");
      gtk_widget_add_css_class (button, "suggested-action");
      gtk_widget_set_tooltip_text (button, spoken);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
      g_signal_connect_object (button, "clicked", G_CALLBACK (take_away_cb), self, G_CONNECT_DEFAULT);
      adw_wrap_box_append (self->told, button);
    }
}

/* What is typed, as far as it is numbers; (transfer full). */
static JsonArray *
read_entry (HkToolKeys *self)
{
  g_auto (GStrv) parts = g_strsplit_set (gtk_editable_get_text (GTK_EDITABLE (self->entry)), ",; ", -1);
  const int most = get_field (self)->most > 0 ? get_field (self)->most : MOST_TOLD;
  JsonArray *array = json_array_new ();

  for (guint i = 0; parts[i] != NULL && (int) json_array_get_length (array) < most; i++)
    {
      gint64 number;

      if (g_ascii_string_to_signed (parts[i], 10, get_field (self)->minimum, get_field (self)->maximum, &number, NULL))
        json_array_add_int_element (array, number);
    }
  return array;
}

static void
show_entry (HkToolKeys *self)
{
  g_autoptr (JsonArray) typed = read_entry (self);
  JsonArray *array = get_told (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  g_autofree char *text = NULL;
  gboolean same = (array == NULL ? 0 : json_array_get_length (array)) == json_array_get_length (typed);

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      same = same && json_array_get_int_element (array, i) == json_array_get_int_element (typed, i);
      g_strv_builder_take (builder, g_strdup_printf ("%d", (int) json_array_get_int_element (array, i)));
    }
  if (same && (array != NULL || gtk_entry_get_text_length (self->entry) == 0))
    return;
  parts = g_strv_builder_end (builder);
  text = g_strjoinv (", ", parts);
  if (!same)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
}

static void
show_cb (HkToolKeys *self)
{
  for (guint i = 0; i < self->toggles->len; i++)
    gtk_toggle_button_set_active (g_ptr_array_index (self->toggles, i), find_told (self, g_ptr_array_index (self->options, i)) >= 0);
  if (get_field (self)->kind == HK_TOOL_NUMBERS && !gtk_widget_get_visible (GTK_WIDGET (self->entry)))
    show_numbers (self);
  else if (get_field (self)->kind == HK_TOOL_NUMBERS)
    show_entry (self);
}

static void
typed_cb (HkToolKeys *self)
{
  if (self->value != NULL)
    tell (self, read_entry (self));
}

static void
take_all_cb (HkToolKeys *self)
{
  JsonArray *all;

  if (get_field (self)->from_pack != NULL)
    {
      hk_tool_value_set_node (self->value, get_field (self)->from_pack (self->pack));
      return;
    }
  all = json_array_new ();
  for (guint i = 0; i < self->options->len; i++)
    json_array_add_element (all, json_node_copy (g_ptr_array_index (self->options, i)));
  tell (self, all);
}

static void
toggled_cb (GtkToggleButton *button,
            HkToolKeys      *self)
{
  JsonNode *option;
  guint at = 0;
  int told;
  JsonArray *array;

  if (!g_ptr_array_find (self->toggles, button, &at))
    return;
  option = g_ptr_array_index (self->options, at);
  told = find_told (self, option);
  if (gtk_toggle_button_get_active (button) == (told >= 0))
    return;
  array = copy_without (get_told (self), told >= 0 ? (guint) told : G_MAXUINT);
  if (told < 0)
    json_array_add_element (array, json_node_copy (option));
  tell (self, array);
}

/* @option: (transfer full): what the key stands for */
static void
add_toggle (HkToolKeys *self,
            const char *label,
            JsonNode   *option)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label);

  hk_button_wrap (button);
  gtk_widget_set_size_request (button, 44, 44);
  g_ptr_array_add (self->options, option);
  g_ptr_array_add (self->toggles, button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_DEFAULT);
  adw_wrap_box_append (self->keys, button);
}

static void
add_cb (GtkButton  *button,
        HkToolKeys *self)
{
  JsonArray *array = copy_without (get_told (self), G_MAXUINT);
  const int most = get_field (self)->most > 0 ? get_field (self)->most : MOST_TOLD;

  if ((int) json_array_get_length (array) < most)
    json_array_add_int_element (array, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "number")));
  tell (self, array);
}

static void
add_numbers (HkToolKeys *self)
{
  const HkToolField *field = get_field (self);

  gtk_widget_set_visible (GTK_WIDGET (self->entry), field->maximum - field->minimum >= MOST_KEYS);
  gtk_widget_set_visible (GTK_WIDGET (self->keys), field->maximum - field->minimum < MOST_KEYS);
  for (int i = field->minimum; i <= field->maximum && field->maximum - field->minimum < MOST_KEYS; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", i);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_widget_set_size_request (button, 44, 44);
      gtk_widget_add_css_class (button, "numeric");
      g_object_set_data (G_OBJECT (button), "number", GINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (add_cb), self, G_CONNECT_DEFAULT);
      adw_wrap_box_append (self->keys, button);
    }
}

/* Returns (transfer full): what a person calls a card of the pack. */
char *
hk_tool_card_name (HkPack     *pack,
                   const char *kind,
                   JsonObject *card)
{
  JsonObject *about = hk_pack_find_kind (pack, kind, NULL);
  const char *key = about == NULL ? NULL : json_object_get_string_member_with_default (about, "key", NULL);
  JsonNode *name = key == NULL ? NULL : json_object_get_member (card, key);

  if (name == NULL)
    return g_strdup (about == NULL ? kind : json_object_get_string_member (about, "title"));
  return json_node_get_value_type (name) == G_TYPE_STRING ? g_strdup (hk_content_say_value (json_node_get_string (name)))
                                                          : json_to_string (name, FALSE);
}

static void
add_cards (HkToolKeys *self)
{
  const char *kind = get_field (self)->pack_kind;
  GPtrArray *cards = hk_pack_list (self->pack, kind);

  for (guint i = 0; i < cards->len; i++)
    {
      JsonObject *card = g_ptr_array_index (cards, i);
      g_autofree char *name = hk_tool_card_name (self->pack, kind, card);

      add_toggle (self, name, json_node_init_object (json_node_alloc (), card));
    }
}

static void
hk_tool_keys_dispose (GObject *object)
{
  HkToolKeys *self = HK_TOOL_KEYS (object);

  g_ptr_array_set_size (self->toggles, 0);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_TOOL_KEYS);
  g_clear_object (&self->value);
  g_clear_object (&self->pack);
  G_OBJECT_CLASS (hk_tool_keys_parent_class)->dispose (object);
}

static void
hk_tool_keys_finalize (GObject *object)
{
  HkToolKeys *self = HK_TOOL_KEYS (object);

  g_clear_pointer (&self->options, g_ptr_array_unref);
  g_clear_pointer (&self->toggles, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_tool_keys_parent_class)->finalize (object);
}

static void
hk_tool_keys_class_init (HkToolKeysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_tool_keys_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_tool_keys_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-tool-keys.ui");
  HK_BIND_CHILDREN (widget_class, HkToolKeys, told, keys, entry, pack_button);
  HK_BIND_CALLBACKS (widget_class, typed_cb, take_all_cb);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_tool_keys_init (HkToolKeys *self)
{
  self->options = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  self->toggles = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
has_cards (HkToolValue *value,
           HkPack      *pack)
{
  return pack != NULL && hk_pack_list (pack, hk_tool_value_get_field (value)->pack_kind)->len > 0;
}

/* Returns (transfer floating) (nullable): the row; %NULL where it is about cards and the pack has none.
 * @value: numbers in a series, or several words or cards
 * @pack: (nullable): what the owner of the box has entered */
GtkWidget *
hk_tool_keys_new (HkToolValue *value,
                  HkPack      *pack)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  const HkWord *words = hk_tool_value_list_words (value);
  HkToolKeys *self;

  if (field->kind == HK_TOOL_SEVERAL && field->pack_kind != NULL && !has_cards (value, pack))
    return NULL;
  self = g_object_new (HK_TYPE_TOOL_KEYS, "title", hk_tool_value_get_title (value), NULL);
  self->value = g_object_ref (value);
  g_set_object (&self->pack, pack);
  if (field->kind == HK_TOOL_NUMBERS)
    add_numbers (self);
  else if (field->pack_kind != NULL)
    add_cards (self);
  for (guint i = 0; field->kind == HK_TOOL_SEVERAL && words != NULL && words[i].id != NULL; i++)
    add_toggle (self, hk_tool_choice_get_label (&words[i]), json_node_init_string (json_node_alloc (), words[i].id));
  gtk_widget_set_visible (self->pack_button, pack != NULL && (field->pack_kind != NULL || field->from_pack != NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, hk_tool_value_get_title (value), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, hk_tool_value_get_title (value), -1);
  g_signal_connect_object (value, "changed", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  show_cb (self);
  return GTK_WIDGET (self);
}
