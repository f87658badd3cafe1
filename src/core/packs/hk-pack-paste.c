/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hk-pack-cell.h"
#include "hk-pack-paste.h"
#include "hk-pack-private.h"
#include "hk-pack-row-private.h"
#include "hk-pack-table.h"
#include "hk-pack-titles.h"

/* A table on its way into a pack: its columns are matched with fields, its rows compared with what is known. */

#define SOURCE "source"

struct _HkPackPaste
{
  GObject     parent_instance;

  HkPack     *pack;
  char       *kind;
  JsonObject *schema;    /* of the kind */
  GPtrArray  *table;     /* HkPackTableRow */
  guint       n_columns;
  GPtrArray  *columns;   /* the id of a field, or NULL where the column is left out */
  GPtrArray  *rows;      /* HkPackRow */
  guint       counts[HK_PACK_N_ROW_STATES];
  gboolean    has_titles;
  gboolean    fills_down;
  gboolean    numbers;   /* rows without a number get one, for the owner of the box makes them up */
  guint       last;      /* the highest number so far */
};

static GType
get_item_type (GListModel *model)
{
  return HK_TYPE_PACK_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return HK_PACK_PASTE (model)->rows->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  GPtrArray *rows = HK_PACK_PASTE (model)->rows;

  return position < rows->len ? g_object_ref (g_ptr_array_index (rows, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (HkPackPaste, hk_pack_paste, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
hk_pack_paste_finalize (GObject *object)
{
  HkPackPaste *self = HK_PACK_PASTE (object);

  g_clear_object (&self->pack);
  g_free (self->kind);
  g_clear_pointer (&self->table, g_ptr_array_unref);
  g_clear_pointer (&self->columns, g_ptr_array_unref);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_pack_paste_parent_class)->finalize (object);
}

static void
hk_pack_paste_class_init (HkPackPasteClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_pack_paste_finalize;
}

static void
hk_pack_paste_init (HkPackPaste *self)
{
  self->columns = g_ptr_array_new_with_free_func (g_free);
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
}

static const char *
get_cell (GStrv cells,
          guint column)
{
  for (guint i = 0; cells[i] != NULL; i++)
    if (i == column)
      return cells[i];
  return "";
}

static void
take_problem (HkPackRow *row,
              guint      column,
              char      *taken_sentence)
{
  g_free (g_ptr_array_index (row->problems, column));
  g_ptr_array_index (row->problems, column) = taken_sentence;
}

/* The column that goes into @field; G_MAXUINT when none does. */
static guint
find_column (HkPackPaste *self,
             const char  *field)
{
  for (guint i = 0; i < self->n_columns; i++)
    if (g_strcmp0 (g_ptr_array_index (self->columns, i), field) == 0)
      return i;
  return G_MAXUINT;
}

/* Reads a cell into the component; a sentence stays at the cell that cannot be read. */
static gboolean
read_cell (HkPackPaste *self,
           HkPackRow   *row,
           guint        column,
           JsonObject  *component)
{
  const char *id = g_ptr_array_index (self->columns, column);
  const char *text = row->texts[column];
  JsonObject *field = id == NULL ? NULL : hk_pack_find_field (self->schema, id);
  g_autoptr (GError) error = NULL;
  JsonNode *value;

  if (id == NULL || text[0] == '\0')
    return TRUE;
  if (field == NULL)
    {
      json_object_set_string_member (component, id, text);
      return TRUE;
    }
  value = hk_pack_cell_read (self->pack, field, text, &error);
  if (value != NULL && hk_pack_check_field (field, value, &error))
    {
      json_object_set_member (component, id, value);
      return TRUE;
    }
  g_clear_pointer (&value, json_node_unref);
  if (error == NULL)
    return TRUE;
  take_problem (row, column, g_strdup (error->message));
  return FALSE;
}

/* Says of each column that is to be filled in and is not; of those that are not in the table the row says it. */
static gboolean
check_filled (HkPackPaste *self,
              HkPackRow   *row,
              JsonObject  *whole)
{
  JsonArray *fields = json_object_get_array_member (self->schema, "fields");
  gboolean filled = TRUE;

  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      const guint column = find_column (self, hk_pack_field_get_id (field));
      g_autofree char *sentence = NULL;

      if (hk_pack_field_is_optional (field) || json_object_has_member (whole, hk_pack_field_get_id (field)))
        continue;
      filled = FALSE;
      if (column != G_MAXUINT && g_ptr_array_index (row->problems, column) != NULL)
        continue;
      sentence = g_strdup_printf (_("“%s” should be filled in."), hk_pack_field_get_title (field));
      if (column != G_MAXUINT)
        take_problem (row, column, g_steal_pointer (&sentence));
      else if (row->problem == NULL)
        row->problem = g_steal_pointer (&sentence);
    }
  return filled;
}

/* Sets beside each cell what is known now, where that differs. Returns whether anything does. */
static gboolean
compare (HkPackPaste *self,
         HkPackRow   *row,
         JsonObject  *known,
         JsonObject  *told)
{
  gboolean differs = FALSE;

  for (guint i = 0; i < self->n_columns; i++)
    {
      const char *id = g_ptr_array_index (self->columns, i);
      JsonObject *field = id == NULL ? NULL : hk_pack_find_field (self->schema, id);
      JsonNode *old = id == NULL ? NULL : json_object_get_member (known, id);
      JsonNode *new = id == NULL ? NULL : json_object_get_member (told, id);

      if (field == NULL || new == NULL || (old != NULL ? json_node_equal (old, new) : hk_pack_is_none (field, new)))
        continue;
      g_ptr_array_index (row->old_texts, i) = hk_pack_cell_show (self->pack, field, old);
      differs = TRUE;
    }
  return differs;
}

/* (transfer full): what is known of the component with what the row tells of it laid over. */
static JsonObject *
lay_over (JsonObject *known,
          JsonObject *told)
{
  JsonObject *whole = hk_pack_lay_over (known, told);

  if (!json_object_has_member (told, SOURCE))
    json_object_set_string_member (whole, SOURCE, "owner");
  return whole;
}

static const char *
get_key_field (HkPackPaste *self)
{
  return json_object_get_string_member_with_default (self->schema, "key", NULL);
}

static void
count_number (HkPackPaste *self,
              const char  *key)
{
  guint64 number;

  if (g_ascii_string_to_unsigned (key, 10, 1, 999999, &number, NULL))
    self->last = MAX (self->last, (guint) number);
}

/* Finds the highest number in the pack and in the table. */
static void
find_last_number (HkPackPaste *self)
{
  GPtrArray *known = hk_pack_list (self->pack, self->kind);
  const guint column = find_column (self, get_key_field (self));

  self->last = 0;
  for (guint i = 0; i < known->len; i++)
    {
      g_autofree char *key = hk_pack_key_of (self->schema, g_ptr_array_index (known, i));

      count_number (self, key);
    }
  for (guint i = self->has_titles ? 1 : 0; column != G_MAXUINT && i < self->table->len; i++)
    count_number (self, get_cell (((HkPackTableRow *) g_ptr_array_index (self->table, i))->cells, column));
}

/* Gives the row a number, where it has none and the owner of the box makes them up. */
static void
give_number (HkPackPaste *self,
             HkPackRow   *row,
             JsonObject  *told)
{
  const guint column = find_column (self, get_key_field (self));
  g_autofree char *number = NULL;

  if (!self->numbers || (column != G_MAXUINT && row->texts[column][0] != '\0'))
    return;
  number = g_strdup_printf ("%u", ++self->last);
  json_object_set_string_member (told, get_key_field (self), number);
  if (column == G_MAXUINT)
    return;
  g_free (row->texts[column]);
  row->texts[column] = g_steal_pointer (&number);
}

static char *
describe_beyond (const char *text)
{
  return g_strdup_printf (_("“%s” stands beyond the last column that has a name."), text);
}

/* Works out what the row would do.
 * @keys: the keys of the rows before, with their numbers */
static void
judge (HkPackPaste *self,
       HkPackRow   *row,
       GHashTable  *keys)
{
  g_autoptr (JsonObject) told = json_object_new ();
  g_autoptr (JsonObject) whole = NULL;
  g_autoptr (GError) error = NULL;
  JsonObject *known;
  gboolean good = row->problem == NULL;

  for (guint i = 0; i < self->n_columns; i++)
    good &= read_cell (self, row, i, told);
  give_number (self, row, told);
  row->key = hk_pack_key_of (self->schema, told);
  known = hk_pack_lookup (self->pack, self->kind, row->key);
  whole = lay_over (known, told);
  good &= check_filled (self, row, whole);
  if (good && g_hash_table_contains (keys, row->key))
    {
      good = FALSE;
      row->problem = row->key[0] == '\0'
                       ? g_strdup (_("There is one of these, so one row is enough."))
                       : g_strdup_printf (_("“%s” stands in row %u already."), row->key,
                                          GPOINTER_TO_UINT (g_hash_table_lookup (keys, row->key)));
    }
  if (good && !hk_pack_check (self->pack, self->kind, whole, &error))
    {
      good = FALSE;
      row->problem = g_strdup (error->message);
    }
  if (!good)
    {
      row->state = HK_PACK_ROW_WRONG;
      return;
    }
  g_hash_table_insert (keys, g_strdup (row->key), GUINT_TO_POINTER (row->number));
  row->component = json_object_ref (whole);
  if (known == NULL)
    row->state = HK_PACK_ROW_NEW;
  else
    row->state = compare (self, row, known, told) ? HK_PACK_ROW_DIFFERENT : HK_PACK_ROW_EQUAL;
}

/* A merged cell stands in its first row alone: an empty one that has to be filled in takes what stands above. */
static const char *
fill_down (HkPackPaste *self,
           guint        column,
           const char  *text,
           HkPackRow   *above)
{
  const char *id = g_ptr_array_index (self->columns, column);
  JsonObject *field = id == NULL ? NULL : hk_pack_find_field (self->schema, id);

  if (!self->fills_down || text[0] != '\0' || above == NULL || field == NULL || hk_pack_field_is_optional (field)
      || (self->numbers && g_strcmp0 (id, get_key_field (self)) == 0))
    return text;
  return above->texts[column];
}

static HkPackRow *
make_row (HkPackPaste          *self,
          const HkPackTableRow *from,
          HkPackRow            *above)
{
  HkPackRow *row = g_object_new (HK_TYPE_PACK_ROW, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  row->number = from->number;
  g_ptr_array_set_size (row->problems, (int) self->n_columns);
  g_ptr_array_set_size (row->old_texts, (int) self->n_columns);
  for (guint i = 0; i < self->n_columns; i++)
    g_strv_builder_add (builder, fill_down (self, i, get_cell (from->cells, i), above));
  row->texts = g_strv_builder_end (builder);
  for (guint i = self->n_columns; i < g_strv_length (from->cells) && row->problem == NULL; i++)
    if (from->cells[i][0] != '\0')
      row->problem = describe_beyond (from->cells[i]);
  return row;
}

/* Reads all rows anew, after the columns were matched otherwise. */
static void
update (HkPackPaste *self)
{
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const guint n_before = self->rows->len;

  memset (self->counts, 0, sizeof self->counts);
  g_ptr_array_set_size (self->rows, 0);
  if (self->numbers)
    find_last_number (self);
  for (guint i = self->has_titles ? 1 : 0; i < self->table->len; i++)
    {
      HkPackRow *above = self->rows->len == 0 ? NULL : g_ptr_array_index (self->rows, self->rows->len - 1);
      HkPackRow *row = make_row (self, g_ptr_array_index (self->table, i), above);

      judge (self, row, keys);
      self->counts[row->state]++;
      g_ptr_array_add (self->rows, row);
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->rows->len);
}

/* Finds a field for each column by its title; a field takes the first. Returns how many were found. */
static guint
match_titles (HkPackPaste *self)
{
  const HkPackTableRow *first = g_ptr_array_index (self->table, 0);
  guint n = 0;

  g_ptr_array_set_size (self->columns, 0);
  g_ptr_array_set_size (self->columns, (int) self->n_columns);
  for (guint i = 0; i < self->n_columns; i++)
    {
      const char *field = hk_pack_titles_find (self->pack, self->schema, get_cell (first->cells, i));

      if (field == NULL && g_str_equal (get_cell (first->cells, i), SOURCE))
        field = SOURCE;
      if (field == NULL || find_column (self, field) != G_MAXUINT)
        continue;
      g_ptr_array_index (self->columns, i) = g_strdup (field);
      n++;
    }
  return n;
}

/* A table without titles is taken to have the fields in their order. */
static void
match_in_order (HkPackPaste *self)
{
  JsonArray *fields = json_object_get_array_member (self->schema, "fields");

  g_ptr_array_set_size (self->columns, 0);
  g_ptr_array_set_size (self->columns, (int) self->n_columns);
  for (guint i = 0; i < MIN (self->n_columns, json_array_get_length (fields)); i++)
    g_ptr_array_index (self->columns, i) = g_strdup (hk_pack_field_get_id (json_array_get_object_element (fields, i)));
}

/* Reads a table that is to go into a pack. Its first row is taken for titles when one of its cells is one. Returns (transfer full): the
 * table, or %NULL. Errors: %HK_ERROR_FORMAT or %HK_ERROR_UNKNOWN.
 * @kind: the id of a kind
 * @text: UTF-8, as a spreadsheet copies or writes it */
HkPackPaste *
hk_pack_paste_new (HkPack     *pack,
                   const char *kind,
                   const char *text,
                   GError    **error)
{
  JsonObject *schema = hk_pack_find_kind (pack, kind, error);
  g_autoptr (HkPackPaste) self = NULL;
  GPtrArray *table = schema == NULL ? NULL : hk_pack_table_read (text, HK_PACK_MAX_COMPONENTS + 1, error);

  if (table == NULL)
    return NULL;
  self = g_object_new (HK_TYPE_PACK_PASTE, NULL);
  self->pack = g_object_ref (pack);
  self->kind = g_strdup (kind);
  self->schema = schema;
  self->numbers = json_object_get_boolean_member_with_default (schema, "counted", FALSE)
                  && json_object_get_boolean_member_with_default (schema, "own-key", FALSE);
  self->table = table;
  self->n_columns = g_strv_length (((HkPackTableRow *) g_ptr_array_index (table, 0))->cells);
  self->has_titles = match_titles (self) > 0;
  if (!self->has_titles)
    hk_pack_paste_set_has_titles (self, FALSE);
  else
    update (self);
  return g_steal_pointer (&self);
}

guint
hk_pack_paste_get_n_columns (HkPackPaste *self)
{
  return self->n_columns;
}

/* Returns (nullable): what stands above the column in the table; %NULL when it has no titles. */
const char *
hk_pack_paste_get_title (HkPackPaste *self,
                         guint        column)
{
  return self->has_titles ? get_cell (((HkPackTableRow *) g_ptr_array_index (self->table, 0))->cells, column) : NULL;
}

/* Returns (nullable): the id of the field that the column goes into; %NULL when it is left out. */
const char *
hk_pack_paste_get_field (HkPackPaste *self,
                         guint        column)
{
  return g_ptr_array_index (self->columns, column);
}

/* Puts the column into a field; another column that went there is left out.
 * @field: (nullable): the id of a field; %NULL to leave the column out */
void
hk_pack_paste_set_field (HkPackPaste *self,
                         guint        column,
                         const char  *field)
{
  const guint other = field == NULL ? G_MAXUINT : find_column (self, field);

  if (g_strcmp0 (g_ptr_array_index (self->columns, column), field) == 0)
    return;
  if (other != G_MAXUINT)
    g_clear_pointer (&g_ptr_array_index (self->columns, other), g_free);
  g_free (g_ptr_array_index (self->columns, column));
  g_ptr_array_index (self->columns, column) = g_strdup (field);
  update (self);
}

gboolean
hk_pack_paste_get_has_titles (HkPackPaste *self)
{
  return self->has_titles;
}

/* Takes the first row for titles or not, and matches the columns anew. */
void
hk_pack_paste_set_has_titles (HkPackPaste *self,
                              gboolean     has_titles)
{
  self->has_titles = has_titles;
  self->n_columns = 0;
  for (guint i = 0; i < (has_titles ? 1 : self->table->len); i++)
    self->n_columns = MAX (self->n_columns, g_strv_length (((HkPackTableRow *) g_ptr_array_index (self->table, i))->cells));
  if (has_titles)
    match_titles (self);
  else
    match_in_order (self);
  update (self);
}

/* Has empty cells that must be filled in take what stands above them, as where cells were merged. */
void
hk_pack_paste_set_fills_down (HkPackPaste *self,
                              gboolean     fills_down)
{
  if (self->fills_down == fills_down)
    return;
  self->fills_down = fills_down;
  update (self);
}

/* Returns how many rows would do that. */
guint
hk_pack_paste_count (HkPackPaste   *self,
                     HkPackRowState state)
{
  return self->counts[state];
}

/* Returns (transfer full): how many rows are what, on one line. */
char *
hk_pack_paste_describe (HkPackPaste *self)
{
  const guint *n = self->counts;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  if (n[HK_PACK_ROW_NEW] > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%u new", "%u new", n[HK_PACK_ROW_NEW]), n[HK_PACK_ROW_NEW]));
  if (n[HK_PACK_ROW_DIFFERENT] > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%u different", "%u different", n[HK_PACK_ROW_DIFFERENT]), n[HK_PACK_ROW_DIFFERENT]));
  if (n[HK_PACK_ROW_EQUAL] > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%u equal", "%u equal", n[HK_PACK_ROW_EQUAL]), n[HK_PACK_ROW_EQUAL]));
  if (n[HK_PACK_ROW_WRONG] > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%u left out", "%u left out", n[HK_PACK_ROW_WRONG]), n[HK_PACK_ROW_WRONG]));
  parts = g_strv_builder_end (builder);
  return parts[0] == NULL ? g_strdup (_("The table has no rows.")) : g_strjoinv (" · ", parts);
}

/* Takes the good rows over into the pack, as one change. Returns whether it worked. */
gboolean
hk_pack_paste_apply (HkPackPaste *self,
                     GError     **error)
{
  g_autoptr (GHashTable) components = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  g_hash_table_insert (components, g_strdup (self->kind), list);
  for (guint i = 0; i < self->rows->len; i++)
    {
      HkPackRow *row = g_ptr_array_index (self->rows, i);

      if (row->state == HK_PACK_ROW_NEW || row->state == HK_PACK_ROW_DIFFERENT)
        g_ptr_array_add (list, hk_pack_sign (self->pack, row->component));
    }
  return list->len == 0 || hk_pack_merge (self->pack, components, error);
}
