/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/packs/hk-pack-cell.h"
#include "core/packs/hk-pack-typing.h"
#include "hk-component-grid-page.h"
#include "hk-component-grid-rows.h"
#include "hk-components-dialog.h"
#include "ui/widgets/hk-widgets.h"

/* Many cards in little time: one row a card, and as few keys as can be. A row that is left goes into the pack. */

#define MAX_CELL_CHARS 28

struct _HkComponentGridPage
{
  AdwNavigationPage parent_instance;

  HkPack           *pack;
  char             *kind;
  JsonArray        *fields;
  GListStore       *rows;   /* HkComponentGridRow */
  GHashTable       *cells;  /* GtkText to GtkColumnViewCell, of those that show a row */
  guint             row;    /* of the cell that is typed into */
  guint             column;
  gboolean          updates;
  gboolean          keeps;        /* the pack is being changed from here */
  gboolean          waits;        /* a row that is not whole was written down */
  gboolean          is_wrong;     /* the hint says what is wrong */
  gboolean          is_suggested; /* the end of the text was not typed */
  glong             n_typed;      /* how many characters of it were */

  GtkColumnView    *grid;
  GtkLabel         *hint;
};

G_DEFINE_FINAL_TYPE (HkComponentGridPage, hk_component_grid_page, ADW_TYPE_NAVIGATION_PAGE)

static JsonObject *
get_field (HkComponentGridPage *self,
           guint                column)
{
  return json_array_get_object_element (self->fields, column);
}

static guint
count_columns (HkComponentGridPage *self)
{
  return json_array_get_length (self->fields);
}

static HkComponentGridRow *
dup_row (HkComponentGridPage *self,
         guint                position)
{
  return g_list_model_get_item (G_LIST_MODEL (self->rows), position);
}

static guint
get_column (GtkWidget *text)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (text), "column"));
}

/* (nullable): the cell of the row and the column, while it is in sight. */
static GtkWidget *
find_cell (HkComponentGridPage *self,
           guint                row,
           guint                column)
{
  GHashTableIter iter;
  gpointer text;
  gpointer cell;

  g_hash_table_iter_init (&iter, self->cells);
  while (g_hash_table_iter_next (&iter, &text, &cell))
    if (get_column (text) == column && gtk_column_view_cell_get_position (cell) == row)
      return text;
  return NULL;
}

static void
show_text (HkComponentGridPage *self,
           guint                row,
           guint                column)
{
  GtkWidget *cell = find_cell (self, row, column);
  g_autoptr (HkComponentGridRow) item = dup_row (self, row);

  if (cell == NULL || item == NULL)
    return;
  self->updates = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (cell), hk_component_grid_row_get_text (item, column));
  gtk_editable_set_position (GTK_EDITABLE (cell), -1);
  self->updates = FALSE;
}

static void
set_hint (HkComponentGridPage *self,
          const char          *text,
          gboolean             is_wrong)
{
  gtk_label_set_text (self->hint, text);
  hk_widget_set_class (GTK_WIDGET (self->hint), "error", is_wrong);
  if (is_wrong)
    gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  self->is_wrong = is_wrong;
}

/* Says what may stand in the cell that is typed into. */
static void
update_hint (HkComponentGridPage *self)
{
  JsonObject *field = get_field (self, self->column);
  g_autofree char *allowed = hk_pack_describe_allowed (self->pack, field);
  g_autofree char *text = g_strdup_printf (_("%s: %s"), hk_pack_field_get_title (field), allowed);

  set_hint (self, text, FALSE);
}

static void
focus_cell (HkComponentGridPage *self,
            guint                row,
            guint                column)
{
  g_autoptr (GtkColumnViewColumn) object = g_list_model_get_item (gtk_column_view_get_columns (self->grid), column);
  GtkWidget *cell;

  self->row = row;
  self->column = column;
  self->is_suggested = FALSE;
  gtk_column_view_scroll_to (self->grid, row, object, GTK_LIST_SCROLL_FOCUS, NULL);
  cell = find_cell (self, row, column);
  if (cell != NULL)
    {
      gtk_text_grab_focus_without_selecting (GTK_TEXT (cell));
      gtk_editable_select_region (GTK_EDITABLE (cell), 0, -1);
    }
  update_hint (self);
}

/* Whether the row is in the pack now, or there is nothing in it.
 * @column: (out): where the error is */
static gboolean
bring (HkComponentGridPage *self,
       HkComponentGridRow  *row,
       guint               *column,
       GError             **error)
{
  gboolean kept;

  *column = 0;
  if (row == NULL || hk_component_grid_row_is_blank (row))
    return TRUE;
  self->keeps = TRUE;
  kept = hk_component_grid_row_keep (row, column, error);
  self->keeps = FALSE;
  if (kept && self->waits)
    hk_component_draft_write (self->pack, self->kind, NULL);
  self->waits &= !kept;
  return kept;
}

/* Brings the row into the pack. Returns whether one can go on; where not, the cell that is wrong is typed into. */
static gboolean
keep_row (HkComponentGridPage *self)
{
  g_autoptr (HkComponentGridRow) row = dup_row (self, self->row);
  g_autoptr (GError) error = NULL;
  guint column;

  if (bring (self, row, &column, &error))
    return TRUE;
  focus_cell (self, self->row, MIN (column, count_columns (self) - 1));
  set_hint (self, error->message, TRUE);
  return FALSE;
}

/* What stays in the cell that is typed into. A row that is not in the pack yet is written down. */
static void
leave_cell (HkComponentGridPage *self)
{
  g_autoptr (HkComponentGridRow) row = dup_row (self, self->row);
  g_autofree char *text = row == NULL ? NULL
                                      : hk_pack_type_leave (get_field (self, self->column), hk_component_grid_row_get_text (row, self->column));

  if (row == NULL)
    return;
  hk_component_grid_row_set_text (row, self->column, text);
  show_text (self, self->row, self->column);
  if (hk_component_grid_row_get_kept (row) != NULL || hk_component_grid_row_is_blank (row))
    return;
  hk_component_draft_write (self->pack, self->kind, hk_component_grid_row_get_texts (row));
  self->waits = TRUE;
}

/* Types into the first cell of the row where nothing stands yet. */
static void
begin_row (HkComponentGridPage *self,
           guint                position)
{
  g_autoptr (HkComponentGridRow) row = NULL;
  guint column = 0;

  if (position >= g_list_model_get_n_items (G_LIST_MODEL (self->rows)))
    hk_component_grid_rows_add (self->rows, self->pack, self->kind);
  row = dup_row (self, position);
  while (hk_component_grid_row_get_kept (row) == NULL && column + 1 < count_columns (self)
         && *hk_component_grid_row_get_text (row, column) != '\0')
    column++;
  focus_cell (self, position, column);
}

static gboolean
end_row (HkComponentGridPage *self)
{
  leave_cell (self);
  if (keep_row (self))
    begin_row (self, self->row + 1);
  return TRUE;
}

/* Goes on to the next cell that a component like this needs. */
static gboolean
go_on (HkComponentGridPage *self)
{
  g_autoptr (HkComponentGridRow) row = dup_row (self, self->row);
  guint column = self->column + 1;

  leave_cell (self);
  while (column < count_columns (self) && !hk_component_grid_row_needs (row, column))
    column++;
  if (column == count_columns (self))
    return end_row (self);
  focus_cell (self, self->row, column);
  return TRUE;
}

static gboolean
go_back (HkComponentGridPage *self)
{
  g_autoptr (HkComponentGridRow) row = dup_row (self, self->row);
  guint column = self->column;

  if (column == 0)
    return FALSE;
  leave_cell (self);
  for (column--; column > 0 && !hk_component_grid_row_needs (row, column); column--)
    ;
  focus_cell (self, self->row, column);
  return TRUE;
}

static gboolean
go_to_row (HkComponentGridPage *self,
           guint                position)
{
  if (position >= g_list_model_get_n_items (G_LIST_MODEL (self->rows)))
    return FALSE;
  leave_cell (self);
  if (keep_row (self))
    focus_cell (self, position, self->column);
  return TRUE;
}

/* Takes the cell, or all from it on, from the row above. */
static gboolean
copy_above (HkComponentGridPage *self,
            gboolean             rest)
{
  g_autoptr (HkComponentGridRow) row = dup_row (self, self->row);
  g_autoptr (HkComponentGridRow) above = self->row == 0 ? NULL : dup_row (self, self->row - 1);
  const guint end = rest ? count_columns (self) : self->column + 1;

  if (above == NULL)
    return TRUE;
  for (guint i = self->column; i < end; i++)
    {
      hk_component_grid_row_set_text (row, i, hk_component_grid_row_get_text (above, i));
      show_text (self, self->row, i);
    }
  return rest ? end_row (self) : go_on (self);
}

/* Takes the row out of the grid, and its component out of the pack. */
static gboolean
remove_row (HkComponentGridPage *self)
{
  g_autoptr (HkComponentGridRow) row = dup_row (self, self->row);
  const gboolean was_kept = hk_component_grid_row_get_kept (row) != NULL;
  g_autoptr (GError) error = NULL;
  gboolean removed;

  self->keeps = TRUE;
  removed = hk_component_grid_row_remove (row, &error);
  self->keeps = FALSE;
  if (!removed)
    {
      set_hint (self, error->message, TRUE);
      return TRUE;
    }
  if (!was_kept && self->waits)
    hk_component_draft_write (self->pack, self->kind, NULL);
  self->waits &= was_kept;
  g_list_store_remove (self->rows, self->row);
  if (was_kept)
    hk_components_dialog_say_done (GTK_WIDGET (self), _("The row was removed."));
  if (self->row >= g_list_model_get_n_items (G_LIST_MODEL (self->rows)))
    begin_row (self, self->row);
  else
    focus_cell (self, self->row, self->column);
  return TRUE;
}

/* Does what a key does in the grid. Returns whether it does anything; others are typed.
 * @key: a GDK key */
gboolean
hk_component_grid_page_press (HkComponentGridPage *self,
                              guint                key,
                              GdkModifierType      modifiers)
{
  const GdkModifierType held = modifiers & gtk_accelerator_get_default_mod_mask ();

  if (key == GDK_KEY_ISO_Left_Tab || (key == GDK_KEY_Tab && held == GDK_SHIFT_MASK))
    return go_back (self);
  if ((key == GDK_KEY_d || key == GDK_KEY_D) && (held & GDK_CONTROL_MASK) != 0)
    return copy_above (self, (held & GDK_SHIFT_MASK) != 0);
  if ((key == GDK_KEY_Delete || key == GDK_KEY_KP_Delete) && held == GDK_CONTROL_MASK)
    return remove_row (self);
  if (held != 0)
    return FALSE;
  switch (key)
    {
    case GDK_KEY_Tab:
      return go_on (self);
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      return end_row (self);
    case GDK_KEY_Down:
      return go_to_row (self, self->row + 1);
    case GDK_KEY_Up:
      return self->row > 0 && go_to_row (self, self->row - 1);
    default:
      return FALSE;
    }
}

static gboolean
pressed_cb (HkComponentGridPage *self,
            guint                key,
            guint                code,
            GdkModifierType      modifiers)
{
  return hk_component_grid_page_press (self, key, modifiers);
}

/* Returns (nullable): the cell that is typed into.
 * @row: (out): its row, from 0
 * @column: (out): the position of its field */
GtkWidget *
hk_component_grid_page_get_cell (HkComponentGridPage *self,
                                 guint               *row,
                                 guint               *column)
{
  *row = self->row;
  *column = self->column;
  return find_cell (self, self->row, self->column);
}

static void
entered_cb (HkComponentGridPage *self,
            GParamSpec          *unused,
            GtkWidget           *text)
{
  GtkColumnViewCell *cell = g_hash_table_lookup (self->cells, text);

  if (cell == NULL || !gtk_widget_has_focus (text))
    return;
  if (gtk_column_view_cell_get_position (cell) == self->row && get_column (text) == self->column)
    return;
  /* By a click: the row that is left is kept, if it can be. */
  leave_cell (self);
  if (gtk_column_view_cell_get_position (cell) != self->row && !keep_row (self))
    return;
  self->row = gtk_column_view_cell_get_position (cell);
  self->column = get_column (text);
  update_hint (self);
}

static void
changed_cb (HkComponentGridPage *self,
            GtkWidget           *text)
{
  GtkColumnViewCell *cell = g_hash_table_lookup (self->cells, text);
  const char *typed = gtk_editable_get_text (GTK_EDITABLE (text));
  HkComponentGridRow *row = cell == NULL ? NULL : gtk_column_view_cell_get_item (cell);
  JsonObject *field = get_field (self, get_column (text));
  HkPackTyped state = HK_PACK_TYPED_OPEN;
  g_autofree char *old = NULL;
  g_autofree char *instead = NULL;
  const glong n_typed = g_utf8_strlen (typed, -1);
  glong n_old;
  gboolean longer;

  if (self->updates || row == NULL)
    return;
  old = g_strdup (hk_component_grid_row_get_text (row, get_column (text)));
  n_old = g_utf8_strlen (old, -1);
  if (self->is_suggested)
    longer = n_typed > self->n_typed;
  else
    longer = n_typed > n_old ? g_str_has_prefix (typed, old) : n_typed == 1 && !g_str_has_prefix (old, typed);
  if (longer)
    state = hk_pack_type (self->pack, field, typed, &instead);
  else if (n_old - n_typed == 1 && g_str_has_prefix (old, typed))
    instead = hk_pack_type_back (field, old);
  self->is_suggested = state == HK_PACK_TYPED_SUGGESTED;
  self->n_typed = n_typed;
  hk_component_grid_row_set_text (row, get_column (text), instead == NULL ? typed : instead);
  if (self->is_wrong)
    update_hint (self);
  if (instead != NULL)
    {
      self->updates = TRUE;
      gtk_editable_set_text (GTK_EDITABLE (text), instead);
      if (self->is_suggested)
        gtk_editable_select_region (GTK_EDITABLE (text), -1, (int) n_typed);
      else
        gtk_editable_set_position (GTK_EDITABLE (text), -1);
      self->updates = FALSE;
    }
  if (state == HK_PACK_TYPED_WHOLE)
    go_on (self);
}

static void
setup_cb (HkComponentGridPage      *self,
          GtkColumnViewCell        *cell,
          GtkSignalListItemFactory *factory)
{
  GtkWidget *text = gtk_text_new ();
  JsonObject *field = get_field (self, get_column ((gpointer) factory));

  g_object_set_data (G_OBJECT (text), "column", GUINT_TO_POINTER (get_column ((gpointer) factory)));
  gtk_editable_set_width_chars (GTK_EDITABLE (text), g_str_equal (hk_pack_field_get_type (field), "int") ? 4 : 12);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (text), MAX_CELL_CHARS);
  gtk_text_set_propagate_text_width (GTK_TEXT (text), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (text), GTK_ACCESSIBLE_PROPERTY_LABEL, hk_pack_field_get_title (field), -1);
  gtk_column_view_cell_set_focusable (cell, FALSE);
  gtk_column_view_cell_set_child (cell, text);
}

static void
bind_cb (HkComponentGridPage *self,
         GtkColumnViewCell   *cell)
{
  GtkWidget *text = gtk_column_view_cell_get_child (cell);
  HkComponentGridRow *row = gtk_column_view_cell_get_item (cell);

  gtk_editable_set_text (GTK_EDITABLE (text), hk_component_grid_row_get_text (row, get_column (text)));
  g_hash_table_insert (self->cells, text, cell);
  g_signal_connect_object (text, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (text, "notify::has-focus", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
}

static void
unbind_cb (HkComponentGridPage *self,
           GtkColumnViewCell   *cell)
{
  GtkWidget *text = gtk_column_view_cell_get_child (cell);

  g_signal_handlers_disconnect_by_data (text, self);
  g_hash_table_remove (self->cells, text);
}

static void
add_columns (HkComponentGridPage *self)
{
  for (guint i = 0; i < count_columns (self); i++)
    {
      GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
      g_autoptr (GtkColumnViewColumn) column = gtk_column_view_column_new (hk_pack_field_get_title (get_field (self, i)), factory);

      g_object_set_data (G_OBJECT (factory), "column", GUINT_TO_POINTER (i));
      g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
      gtk_column_view_column_set_resizable (column, TRUE);
      gtk_column_view_append_column (self->grid, column);
    }
}

/* The pack was changed elsewhere, such as by an undo. */
static void
pack_changed_cb (HkComponentGridPage *self)
{
  if (self->keeps)
    return;
  hk_component_grid_rows_refresh (self->rows, self->pack, self->kind);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    focus_cell (self, MIN (self->row, g_list_model_get_n_items (G_LIST_MODEL (self->rows)) - 1), self->column);
}

static void
hk_component_grid_page_shown (AdwNavigationPage *page)
{
  HkComponentGridPage *self = HK_COMPONENT_GRID_PAGE (page);

  begin_row (self, hk_component_grid_rows_find_open (self->rows));
}

static void
hk_component_grid_page_hiding (AdwNavigationPage *page)
{
  HkComponentGridPage *self = HK_COMPONENT_GRID_PAGE (page);
  g_autoptr (HkComponentGridRow) row = dup_row (self, self->row);
  g_autoptr (GError) error = NULL;
  guint column;

  leave_cell (self);
  if (!bring (self, row, &column, &error))
    {
      const gboolean was_kept = hk_component_grid_row_get_kept (row) != NULL;
      g_autofree char *text = g_strdup_printf (was_kept ? _("The last row stays as it was: %s") : _("The last row waits here until it is whole: %s"), error->message);

      hk_components_dialog_say (GTK_WIDGET (self), text);
    }
}

static void
hk_component_grid_page_dispose (GObject *object)
{
  HkComponentGridPage *self = HK_COMPONENT_GRID_PAGE (object);

  if (self->cells != NULL)
    {
      GHashTableIter iter;
      gpointer text;

      g_hash_table_iter_init (&iter, self->cells);
      while (g_hash_table_iter_next (&iter, &text, NULL))
        g_signal_handlers_disconnect_by_data (text, self);
    }
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_COMPONENT_GRID_PAGE);
  g_clear_pointer (&self->cells, g_hash_table_unref);
  g_clear_object (&self->pack);
  g_clear_object (&self->rows);
  g_clear_pointer (&self->kind, g_free);
  G_OBJECT_CLASS (hk_component_grid_page_parent_class)->dispose (object);
}

static void
hk_component_grid_page_class_init (HkComponentGridPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_component_grid_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = hk_component_grid_page_shown;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = hk_component_grid_page_hiding;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-component-grid-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkComponentGridPage, grid);
  gtk_widget_class_bind_template_child (widget_class, HkComponentGridPage, hint);
}

static void
hk_component_grid_page_init (HkComponentGridPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->cells = g_hash_table_new (NULL, NULL);
  self->rows = g_list_store_new (HK_TYPE_COMPONENT_GRID_ROW);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->grid), keys);
}

/* Returns (transfer floating): a page on which many components of a kind are typed.
 * @kind: the id of one of its kinds */
AdwNavigationPage *
hk_component_grid_page_new (HkPack     *pack,
                            const char *kind)
{
  HkComponentGridPage *self = g_object_new (HK_TYPE_COMPONENT_GRID_PAGE, NULL);
  g_autoptr (GtkNoSelection) model = NULL;

  self->pack = g_object_ref (pack);
  self->kind = g_strdup (kind);
  self->fields = json_object_get_array_member (hk_pack_find_kind (pack, kind, NULL), "fields");
  add_columns (self);
  hk_component_grid_rows_fill (self->rows, pack, kind);
  g_signal_connect_object (pack, "changed", G_CALLBACK (pack_changed_cb), self, G_CONNECT_SWAPPED);
  model = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  gtk_column_view_set_model (self->grid, GTK_SELECTION_MODEL (model));
  return ADW_NAVIGATION_PAGE (self);
}
