/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-score-sheet.h"

struct _HkScoreSheet
{
  GObject    parent_instance;

  char      *title;
  char      *outcome;
  char      *note;
  GStrv      columns;
  GPtrArray *rows; /* GStrv, as long as columns */
};

G_DEFINE_FINAL_TYPE (HkScoreSheet, hk_score_sheet, G_TYPE_OBJECT)

static void
hk_score_sheet_finalize (GObject *object)
{
  HkScoreSheet *self = HK_SCORE_SHEET (object);

  g_free (self->title);
  g_free (self->outcome);
  g_free (self->note);
  g_strfreev (self->columns);
  g_ptr_array_unref (self->rows);
  G_OBJECT_CLASS (hk_score_sheet_parent_class)->finalize (object);
}

static void
hk_score_sheet_class_init (HkScoreSheetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_score_sheet_finalize;
}

static void
hk_score_sheet_init (HkScoreSheet *self)
{
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
}

/* Returns (transfer full): a sheet without rows.
 * @title: what the sheet is of
 * @columns: the names of its columns */
HkScoreSheet *
hk_score_sheet_new (const char         *title,
                    const char * const *columns)
{
  HkScoreSheet *self = g_object_new (HK_TYPE_SCORE_SHEET, NULL);

  self->title = g_strdup (title);
  self->columns = g_strdupv ((GStrv) columns);
  return self;
}

/* @cells: one text for every column */
void
hk_score_sheet_add_row (HkScoreSheet       *self,
                        const char * const *cells)
{
  g_return_if_fail (g_strv_length ((GStrv) cells) == g_strv_length (self->columns));

  g_ptr_array_add (self->rows, g_strdupv ((GStrv) cells));
}

/* @outcome: (nullable): one sentence that says how it ended */
void
hk_score_sheet_set_outcome (HkScoreSheet *self,
                            const char   *outcome)
{
  g_set_str (&self->outcome, outcome);
}

/* @note: (nullable): one sentence that says what the sheet rests on */
void
hk_score_sheet_set_note (HkScoreSheet *self,
                         const char   *note)
{
  g_set_str (&self->note, note);
}

static void
rewrite_text (char       **text,
              HkScoreText  rewrite,
              gpointer     user_data)
{
  char *other = *text == NULL ? NULL : rewrite (*text, user_data);

  g_free (*text);
  *text = other;
}

static void
rewrite_all (GStrv        texts,
             HkScoreText  rewrite,
             gpointer     user_data)
{
  for (guint i = 0; texts[i] != NULL; i++)
    rewrite_text (&texts[i], rewrite, user_data);
}

/* Has every text of the sheet written otherwise. */
void
hk_score_sheet_rewrite (HkScoreSheet *self,
                        HkScoreText   rewrite,
                        gpointer      user_data)
{
  rewrite_text (&self->title, rewrite, user_data);
  rewrite_text (&self->outcome, rewrite, user_data);
  rewrite_text (&self->note, rewrite, user_data);
  rewrite_all (self->columns, rewrite, user_data);
  for (guint i = 0; i < self->rows->len; i++)
    rewrite_all (g_ptr_array_index (self->rows, i), rewrite, user_data);
}

/* (transfer none) (nullable): what the sheet rests on. */
const char *
hk_score_sheet_get_note (HkScoreSheet *self)
{
  return self->note;
}

/* (transfer none) (nullable): how it ended. */
const char *
hk_score_sheet_get_outcome (HkScoreSheet *self)
{
  return self->outcome;
}

/* (transfer none): the names of the columns. */
const char * const *
hk_score_sheet_get_columns (HkScoreSheet *self)
{
  return (const char * const *) self->columns;
}

/* How many rows there are. */
guint
hk_score_sheet_get_n_rows (HkScoreSheet *self)
{
  return self->rows->len;
}

/* (transfer none): the cells of row number @row, from 0. */
const char * const *
hk_score_sheet_get_row (HkScoreSheet *self,
                        guint         row)
{
  g_return_val_if_fail (row < self->rows->len, NULL);

  return g_ptr_array_index (self->rows, row);
}

/* Returns (transfer full): an object with title, columns, rows and outcome. */
JsonNode *
hk_score_sheet_to_json (HkScoreSheet *self)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *columns = json_array_new ();
  JsonArray *rows = json_array_new ();

  for (guint i = 0; self->columns[i] != NULL; i++)
    json_array_add_string_element (columns, self->columns[i]);
  for (guint i = 0; i < self->rows->len; i++)
    {
      GStrv cells = g_ptr_array_index (self->rows, i);
      JsonArray *row = json_array_new ();

      for (guint j = 0; cells[j] != NULL; j++)
        json_array_add_string_element (row, cells[j]);
      json_array_add_array_element (rows, row);
    }
  json_object_set_string_member (object, "title", self->title);
  json_object_set_array_member (object, "columns", columns);
  json_object_set_array_member (object, "rows", rows);
  if (self->outcome != NULL)
    json_object_set_string_member (object, "outcome", self->outcome);
  if (self->note != NULL)
    json_object_set_string_member (object, "note", self->note);
  return json_node_init_object (json_node_alloc (), object);
}

static void
add_csv_row (GString *text,
             GStrv    cells)
{
  for (guint i = 0; cells[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      if (strpbrk (cells[i], ",\"\r\n") == NULL)
        g_string_append (text, cells[i]);
      else
        {
          g_string_append_c (text, '"');
          for (const char *c = cells[i]; *c != '\0'; c++)
            {
              if (*c == '"')
                g_string_append_c (text, '"');
              g_string_append_c (text, *c);
            }
          g_string_append_c (text, '"');
        }
    }
  g_string_append (text, "\r\n");
}

/* Returns (transfer full): the columns and rows as RFC 4180 has them. */
char *
hk_score_sheet_to_csv (HkScoreSheet *self)
{
  GString *text = g_string_new (NULL);

  add_csv_row (text, self->columns);
  for (guint i = 0; i < self->rows->len; i++)
    add_csv_row (text, g_ptr_array_index (self->rows, i));
  return g_string_free_and_steal (text);
}

static void
add_markdown_row (GString *text,
                  GStrv    cells)
{
  g_string_append_c (text, '|');
  for (guint i = 0; cells[i] != NULL; i++)
    {
      g_string_append_c (text, ' ');
      for (const char *c = cells[i]; *c != '\0'; c++)
        {
          if (*c == '|' || *c == '\\')
            g_string_append_c (text, '\\');
          g_string_append_c (text, *c == '\n' ? ' ' : *c);
        }
      g_string_append (text, " |");
    }
  g_string_append_c (text, '\n');
}

/* Returns (transfer full): title, table and outcome as Markdown. */
char *
hk_score_sheet_to_markdown (HkScoreSheet *self)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "# %s\n\n", self->title);
  add_markdown_row (text, self->columns);
  g_string_append_c (text, '|');
  for (guint i = 0; self->columns[i] != NULL; i++)
    g_string_append (text, i == 0 ? " --- |" : " ---: |");
  g_string_append_c (text, '\n');
  for (guint i = 0; i < self->rows->len; i++)
    add_markdown_row (text, g_ptr_array_index (self->rows, i));
  if (self->outcome != NULL)
    g_string_append_printf (text, "\n%s\n", self->outcome);
  if (self->note != NULL)
    g_string_append_printf (text, "\n%s\n", self->note);
  return g_string_free_and_steal (text);
}
