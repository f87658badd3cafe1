/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-tool-map.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* From the middle of a hex to that of the one right of it, in application pixels. */
#define STEP 52

struct _HkToolMap
{
  AdwPreferencesRow  parent_instance;

  GtkBox            *rows;

  HkToolValue       *value;
  GArray            *hexes;   /* HkToolHex: what is shown */
  GPtrArray         *buttons; /* GtkToggleButton */
};

G_DEFINE_FINAL_TYPE (HkToolMap, hk_tool_map, ADW_TYPE_PREFERENCES_ROW)

static gboolean
is_single (HkToolMap *self)
{
  return hk_tool_value_get_field (self->value)->maximum == 1;
}

static gboolean
is_hex (JsonNode        *node,
        const HkToolHex *hex)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  return array != NULL && json_array_get_length (array) == 2 && JSON_NODE_HOLDS_VALUE (json_array_get_element (array, 0))
         && json_array_get_int_element (array, 0) == hex->q && json_array_get_int_element (array, 1) == hex->r;
}

static gboolean
is_told (HkToolMap     *self,
         const HkToolHex *hex)
{
  JsonNode *node = hk_tool_value_get_node (self->value);
  JsonArray *array = node == NULL ? NULL : json_node_get_array (node);

  if (is_single (self))
    return node != NULL && is_hex (node, hex);
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (is_hex (json_array_get_element (array, i), hex))
      return TRUE;
  return FALSE;
}

static JsonArray *
make_hex (const HkToolHex *hex)
{
  JsonArray *array = json_array_new ();

  json_array_add_int_element (array, hex->q);
  json_array_add_int_element (array, hex->r);
  return array;
}

/* What is told once a key is another way: the hexes of the map whose keys are down. */
static void
toggled_cb (HkToolMap     *self,
            GtkToggleButton *button)
{
  const gboolean single = is_single (self);
  g_autoptr (JsonArray) array = NULL;
  guint at = 0;
  gboolean down = gtk_toggle_button_get_active (button);

  if (!g_ptr_array_find (self->buttons, button, &at) || is_told (self, &g_array_index (self->hexes, HkToolHex, at)) == down)
    return;
  array = single && down ? make_hex (&g_array_index (self->hexes, HkToolHex, at)) : json_array_new ();
  for (guint i = 0; !single && i < self->buttons->len; i++)
    if (gtk_toggle_button_get_active (g_ptr_array_index (self->buttons, i)))
      json_array_add_array_element (array, make_hex (&g_array_index (self->hexes, HkToolHex, i)));
  if (!single && (int) json_array_get_length (array) > hk_tool_value_get_field (self->value)->maximum)
    {
      gtk_toggle_button_set_active (button, FALSE);
      return;
    }
  hk_tool_value_set_node (self->value, json_array_get_length (array) == 0 ? NULL : json_node_init_array (json_node_alloc (), array));
}

/* @note: (nullable): how likely the hex is
 * @is_most: whether no other is more likely */
static void
show_note (GtkWidget       *button,
           const HkToolHex *hex,
           const char      *note,
           gboolean         is_most)
{
  const char *shown = note != NULL ? note : hex->q == 0 && hex->r == 0 ? "◆" : "·";
  g_autofree char *place = g_strdup_printf (_("Column %d, row %d"), hex->q, hex->r);
  /* Translators: a hex, and how likely it is */
  g_autofree char *spoken = note == NULL ? g_strdup (place) : g_strdup_printf (_("%s: %s"), place, note);

  if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), shown) != 0)
    gtk_button_set_label (GTK_BUTTON (button), shown);
  hk_widget_set_class (button, "hk-likely", note != NULL);
  hk_widget_set_class (button, "hk-best", is_most);
  hk_tooltip_set (button, spoken);
  hk_widget_set_spoken (button, spoken);
}

static GtkWidget *
add_row (HkToolMap *self,
         int          indent)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, STEP - 50);

  gtk_widget_set_margin_start (row, indent);
  gtk_box_append (self->rows, row);
  return row;
}

static void
add_button (HkToolMap     *self,
            GtkWidget       *row,
            const HkToolHex *hex,
            int              gap)
{
  GtkWidget *button = gtk_toggle_button_new ();

  show_note (button, hex, NULL, FALSE);
  gtk_widget_set_size_request (button, 50, 50);
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "hk-hex");
  gtk_widget_set_margin_start (button, gap);
  gtk_widget_add_css_class (button, "numeric");
  g_ptr_array_add (self->buttons, button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);
}

/* Each row lies half a hex to the right of the one above it. */
static int
get_left (const HkToolHex *hex)
{
  return 2 * hex->q + hex->r;
}

/* Another map has other hexes. */
static void
build (HkToolMap *self)
{
  GtkWidget *child;
  GtkWidget *row = NULL;
  int least = G_MAXINT;

  g_ptr_array_set_size (self->buttons, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rows))) != NULL)
    gtk_box_remove (self->rows, child);
  for (guint i = 0; i < self->hexes->len; i++)
    least = MIN (least, get_left (&g_array_index (self->hexes, HkToolHex, i)));
  for (guint i = 0; i < self->hexes->len; i++)
    {
      const HkToolHex *hex = &g_array_index (self->hexes, HkToolHex, i);
      const HkToolHex *before = i == 0 ? NULL : hex - 1;
      const gboolean first = before == NULL || before->r != hex->r;

      if (first)
        row = add_row (self, (get_left (hex) - least) * STEP / 2);
      add_button (self, row, hex, first ? 0 : (hex->q - before->q - 1) * STEP);
    }
}

static int
compare_hexes (gconstpointer a,
               gconstpointer b)
{
  const HkToolHex *one = a;
  const HkToolHex *other = b;

  return one->r != other->r ? one->r - other->r : one->q - other->q;
}

/* How likely each hex is, on its key. */
static void
show_notes_cb (HkToolMap *self)
{
  guint n;
  const HkToolHex *hexes = hk_tool_value_get_field (self->value)->list_hexes (self->value, &n);

  for (guint i = 0; i < self->buttons->len; i++)
    {
      const HkToolHex *shown = &g_array_index (self->hexes, HkToolHex, i);
      GtkWidget *button = g_ptr_array_index (self->buttons, i);

      for (guint j = 0; j < n; j++)
        if (hexes[j].q == shown->q && hexes[j].r == shown->r)
          show_note (button, shown, hk_tool_value_get_note (self->value, j), hk_tool_value_is_best (self->value, j));
    }
}

static void
show_cb (HkToolMap *self)
{
  guint n;
  const HkToolHex *hexes = hk_tool_value_get_field (self->value)->list_hexes (self->value, &n);
  g_autoptr (GArray) sorted = g_array_new (FALSE, FALSE, sizeof (HkToolHex));

  g_array_append_vals (sorted, hexes, n);
  g_array_sort (sorted, compare_hexes);
  if (sorted->len != self->hexes->len || memcmp (sorted->data, self->hexes->data, sorted->len * sizeof (HkToolHex)) != 0)
    {
      g_array_unref (self->hexes);
      self->hexes = g_array_ref (sorted);
      build (self);
      show_notes_cb (self);
    }
  for (guint i = 0; i < self->buttons->len; i++)
    {
      GtkToggleButton *button = g_ptr_array_index (self->buttons, i);
      const gboolean told = is_told (self, &g_array_index (self->hexes, HkToolHex, i));

      if (gtk_toggle_button_get_active (button) != told)
        gtk_toggle_button_set_active (button, told);
    }
}

static void
hk_tool_map_dispose (GObject *object)
{
  HkToolMap *self = HK_TOOL_MAP (object);

  g_ptr_array_set_size (self->buttons, 0);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_TOOL_MAP);
  g_clear_object (&self->value);
  G_OBJECT_CLASS (hk_tool_map_parent_class)->dispose (object);
}

static void
hk_tool_map_finalize (GObject *object)
{
  HkToolMap *self = HK_TOOL_MAP (object);

  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  g_clear_pointer (&self->hexes, g_array_unref);
  G_OBJECT_CLASS (hk_tool_map_parent_class)->finalize (object);
}

static void
hk_tool_map_class_init (HkToolMapClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_tool_map_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_tool_map_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-tool-map.ui");
  gtk_widget_class_bind_template_child (widget_class, HkToolMap, rows);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_tool_map_init (HkToolMap *self)
{
  self->hexes = g_array_new (FALSE, FALSE, sizeof (HkToolHex));
  self->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns (transfer floating): the row.
 * @value: hexes */
GtkWidget *
hk_tool_map_new (HkToolValue *value)
{
  HkToolMap *self = g_object_new (HK_TYPE_TOOL_MAP, "title", hk_tool_value_get_title (value), NULL);

  self->value = g_object_ref (value);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, hk_tool_value_get_title (value), -1);
  g_signal_connect_object (value, "changed", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  /* The map may change with the fields beside it. */
  g_signal_connect_object (hk_tool_value_get_parent (value), "changed", G_CALLBACK (show_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (value, "noted", G_CALLBACK (show_notes_cb), self, G_CONNECT_SWAPPED);
  show_cb (self);
  return GTK_WIDGET (self);
}
