/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-tool-row.h"
#include "hk-tool-section.h"
#include "ui/widgets/hk-widgets.h"

/* The rows of groups and lists: on the sheet each has a heading of its own, within one another they unfold. */

/* Adds a row to a boxed list or to a row that unfolds. */
static void
add_row (GtkWidget *to,
         GtkWidget *row)
{
  if (ADW_IS_EXPANDER_ROW (to))
    adw_expander_row_add_row (ADW_EXPANDER_ROW (to), row);
  else
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (to), row);
}

static void
remove_row (GtkWidget *from,
            GtkWidget *row)
{
  if (ADW_IS_EXPANDER_ROW (from))
    adw_expander_row_remove (ADW_EXPANDER_ROW (from), row);
  else
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (from), row);
}

static void add_value (GtkWidget *to, HkToolValue *value, HkPack *pack);

/* All that is told in a group, its switches in one row. */
static void
add_values (GtkWidget   *to,
            HkToolValue *group,
            HkPack      *pack)
{
  GListModel *children = hk_tool_value_get_children (group);
  g_autoptr (GPtrArray) switches = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (children); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (children, i);

      if (hk_tool_value_get_field (child)->kind == HK_TOOL_SWITCH)
        g_ptr_array_add (switches, child);
      else
        add_value (to, child, pack);
    }
  if (switches->len > 0)
    add_row (to, hk_tool_row_new_toggles (switches));
}

static GtkWidget *
make_expander (HkToolValue *value)
{
  GtkWidget *row = g_object_new (ADW_TYPE_EXPANDER_ROW, "use-markup", FALSE, "title", hk_tool_value_get_title (value), NULL);

  gtk_widget_set_size_request (row, -1, 44);
  return row;
}

/* What a list shows: the rows of its items. */
typedef struct
{
  GtkWidget  *to;
  HkPack     *pack; /* (nullable) */
  GtkWidget  *add;  /* the button that adds one */
  GPtrArray  *rows; /* GtkWidget */
} List;

static void
list_free (gpointer  data,
           GClosure *closure)
{
  List *list = data;

  g_clear_object (&list->pack);
  g_ptr_array_unref (list->rows);
  g_free (list);
}

static void
remove_cb (GtkButton   *button,
           HkToolValue *item)
{
  hk_tool_value_remove (hk_tool_value_get_parent (item), item);
}

static void
name_items (List        *list,
            HkToolValue *value)
{
  for (guint i = 0; i < list->rows->len; i++)
    {
      g_autoptr (HkToolValue) item = g_list_model_get_item (hk_tool_value_get_children (value), i);
      /* Translators: what an item of a list is, and its number, such as “Zone 2” */
      g_autofree char *title = g_strdup_printf (_("%s %u"), hk_tool_value_get_title (item), i + 1);

      adw_preferences_row_set_title (g_ptr_array_index (list->rows, i), title);
    }
}

static void
show_summary_cb (AdwExpanderRow *row,
                 HkToolValue    *item)
{
  g_autofree char *summary = hk_tool_value_summarise (item);

  if (g_strcmp0 (adw_expander_row_get_subtitle (row), summary) != 0)
    adw_expander_row_set_subtitle (row, summary);
}

static GtkWidget *
make_item (List        *list,
           HkToolValue *item)
{
  GtkWidget *row = make_expander (item);
  GtkWidget *remove = hk_icon_button_new ("user-trash-symbolic", _("Remove"), hk_tool_value_get_title (item));

  g_signal_connect_object (remove, "clicked", G_CALLBACK (remove_cb), item, G_CONNECT_DEFAULT);
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row), remove);
  g_signal_connect_object (item, "changed", G_CALLBACK (show_summary_cb), row, G_CONNECT_SWAPPED);
  show_summary_cb (ADW_EXPANDER_ROW (row), item);
  if (hk_tool_value_get_field (item)->kind == HK_TOOL_GROUP)
    add_values (row, item, list->pack);
  else
    add_value (row, item, list->pack);
  return row;
}

static void
items_changed_cb (GListModel *items,
                  guint       position,
                  guint       removed,
                  guint       added,
                  List       *list)
{
  g_autoptr (HkToolValue) first = g_list_model_get_item (items, 0);

  for (guint i = position; i < list->rows->len; i++)
    remove_row (list->to, g_ptr_array_index (list->rows, i));
  g_ptr_array_set_size (list->rows, position);
  for (guint i = position; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (HkToolValue) item = g_list_model_get_item (items, i);
      GtkWidget *row = make_item (list, item);

      /* Of one that is added by a tap all is in sight. */
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), added == 1 && i == position && removed == 0);
      g_ptr_array_add (list->rows, row);
      add_row (list->to, row);
    }
  if (first != NULL)
    {
      HkToolValue *value = hk_tool_value_get_parent (first);

      name_items (list, value);
      gtk_widget_set_sensitive (list->add, hk_tool_value_can_add (value));
    }
}

static void
add_cb (GtkButton   *button,
        HkToolValue *value)
{
  if (hk_tool_value_can_add (value))
    hk_tool_value_add (value);
}

static void
take_cb (GtkButton   *button,
         HkToolValue *value)
{
  HkPack *pack = g_object_get_data (G_OBJECT (button), "pack");
  g_autoptr (JsonNode) told = hk_tool_value_get_field (value)->from_pack (pack);

  if (told != NULL)
    hk_tool_value_read (value, told);
}

static GtkWidget *
make_add_button (HkToolValue *value)
{
  GtkWidget *button = hk_icon_button_new ("list-add-symbolic", _("Add"), hk_tool_value_get_title (value));

  g_signal_connect_object (button, "clicked", G_CALLBACK (add_cb), value, G_CONNECT_DEFAULT);
  return button;
}

static GtkWidget *
make_take_button (HkToolValue *value,
                  HkPack      *pack)
{
  GtkWidget *button;

  if (pack == NULL || hk_tool_value_get_field (value)->from_pack == NULL)
    return NULL;
  button = hk_icon_button_new ("folder-download-symbolic", _("Take All of Your Box"), hk_tool_value_get_title (value));
  g_object_set_data_full (G_OBJECT (button), "pack", g_object_ref (pack), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (take_cb), value, G_CONNECT_DEFAULT);
  return button;
}

/* @to: where the rows of the items go */
static void
follow_list (GtkWidget   *to,
             GtkWidget   *add,
             HkToolValue *value,
             HkPack      *pack)
{
  GListModel *items = hk_tool_value_get_children (value);
  List *list = g_new0 (List, 1);
  GClosure *closure;

  list->to = to;
  list->add = add;
  g_set_object (&list->pack, pack);
  list->rows = g_ptr_array_new ();
  closure = g_cclosure_new (G_CALLBACK (items_changed_cb), list, list_free);
  g_object_watch_closure (G_OBJECT (to), closure);
  g_signal_connect_closure (items, "items-changed", closure, FALSE);
  items_changed_cb (items, 0, 0, g_list_model_get_n_items (items), list);
}

static void
add_list (GtkWidget   *to,
          HkToolValue *value,
          HkPack      *pack)
{
  GtkWidget *row = make_expander (value);
  GtkWidget *add = make_add_button (value);
  GtkWidget *take = make_take_button (value, pack);

  if (take != NULL)
    adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row), take);
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row), add);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  follow_list (row, add, value, pack);
  add_row (to, row);
}

static void
add_value (GtkWidget   *to,
           HkToolValue *value,
           HkPack      *pack)
{
  GtkWidget *row;

  if (hk_tool_value_get_field (value)->kind == HK_TOOL_LIST)
    {
      add_list (to, value, pack);
      return;
    }
  if (hk_tool_value_get_field (value)->kind == HK_TOOL_GROUP)
    {
      row = make_expander (value);
      adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
      add_values (row, value, pack);
    }
  else
    row = hk_tool_row_new (value, pack);
  if (row != NULL)
    add_row (to, row);
}

static GtkWidget *
add_group (GtkBox     *box,
           const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();
  g_autofree char *escaped = title == NULL ? NULL : g_markup_escape_text (title, -1);

  if (escaped != NULL)
    adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), escaped);
  gtk_box_append (box, group);
  return group;
}

static void
fill_section (GtkBox      *box,
              HkToolValue *value,
              HkPack      *pack)
{
  GtkWidget *group = add_group (box, hk_tool_value_get_title (value));
  GtkWidget *buttons;
  GtkWidget *add;
  GtkWidget *take;

  if (hk_tool_value_get_field (value)->kind == HK_TOOL_GROUP)
    {
      add_values (group, value, pack);
      return;
    }
  buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  add = make_add_button (value);
  take = make_take_button (value, pack);
  if (take != NULL)
    gtk_box_append (GTK_BOX (buttons), take);
  gtk_box_append (GTK_BOX (buttons), add);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), buttons);
  follow_list (group, add, value, pack);
}

static gboolean
has_section (HkToolValue *value)
{
  const HkToolKind kind = hk_tool_value_get_field (value)->kind;

  return kind == HK_TOOL_GROUP || kind == HK_TOOL_LIST;
}

/* Fills a box with what a sheet asks.
 * @box: empty
 * @values: of the calculator
 * @pack: (nullable): what the owner of the box has entered */
void
hk_tool_section_fill (GtkBox      *box,
                      HkToolValue *values,
                      HkPack      *pack)
{
  GListModel *children = hk_tool_value_get_children (values);
  g_autoptr (GPtrArray) switches = g_ptr_array_new ();
  GtkWidget *group = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (children); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (children, i);
      GtkWidget *row;

      if (has_section (child))
        {
          fill_section (box, child, pack);
          group = NULL;
          continue;
        }
      if (hk_tool_value_get_field (child)->kind == HK_TOOL_SWITCH)
        {
          g_ptr_array_add (switches, child);
          continue;
        }
      row = hk_tool_row_new (child, pack);
      if (row != NULL && group == NULL)
        group = add_group (box, NULL);
      if (row != NULL)
        add_row (group, row);
    }
  if (switches->len > 0)
    add_row (group != NULL ? group : add_group (box, NULL), hk_tool_row_new_toggles (switches));
}
