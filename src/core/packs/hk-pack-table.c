/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-pack-private.h"
#include "hk-pack-table.h"

/* Tables of cells as spreadsheets copy them and write them: with tabs, semicolons or commas between the cells, in
 * whatever encoding, and quoted after RFC 4180. */

#define BYTE_ORDER_MARK "\357\273\277"

/* Which encoding a spreadsheet has used, by the mark at its beginning or by where its zeros are; NULL for UTF-8 or an
 * old one of a byte a character. */
static const char *
guess_encoding (const guint8 *bytes,
                gsize         length)
{
  guint zeros[2] = { 0, 0 };
  const gsize n = MIN (length, 200) & ~(gsize) 1;

  if (length >= 2 && bytes[0] == 0xff && bytes[1] == 0xfe)
    return "UTF-16LE";
  if (length >= 2 && bytes[0] == 0xfe && bytes[1] == 0xff)
    return "UTF-16BE";
  for (gsize i = 0; i < n; i++)
    zeros[i % 2] += bytes[i] == 0;
  if (zeros[1] > n / 4 && zeros[0] == 0)
    return "UTF-16LE";
  return zeros[0] > n / 4 && zeros[1] == 0 ? "UTF-16BE" : NULL;
}

/* Makes UTF-8 of a table in UTF-8, UTF-16 or the encoding in which older spreadsheets write the languages of Central Europe. Returns
 * (transfer full): the text, or %NULL. Errors: %HK_ERROR_FORMAT.
 * @length: of @bytes, in bytes */
char *
hk_pack_table_decode (const char *bytes,
                      gsize       length,
                      GError    **error)
{
  const char *encoding = guess_encoding ((const guint8 *) bytes, length);
  g_autofree char *text = NULL;

  if (length > HK_PACK_MAX_BYTES)
    {
      hk_error_fail (error, HK_ERROR_FORMAT, _("%s is too large to be read."), _("The table"));
      return NULL;
    }
  if (encoding == NULL && g_utf8_validate (bytes, (gssize) length, NULL))
    text = g_strndup (bytes, length);
  else if (memchr (bytes, 0, length) == NULL || encoding != NULL)
    text = g_convert (bytes, (gssize) length, "UTF-8", encoding == NULL ? "CP1250" : encoding, NULL, NULL, NULL);
  if (text == NULL || !g_utf8_validate (text, -1, NULL))
    {
      hk_error_fail (error, HK_ERROR_FORMAT, _("This is no table of text; save it as CSV or copy its cells."));
      return NULL;
    }
  return g_steal_pointer (&text);
}

/* Where a quoted cell at @at ends, behind its last quotation mark; NULL when it is not closed before a separator or the end of a
 * row, so that the mark is one of the text. */
static const char *
find_quoted_end (const char *at,
                 char        separator)
{
  for (at++; *at != '\0'; at++)
    {
      if (*at != '"')
        continue;
      if (at[1] != '"')
        return at[1] == '\0' || at[1] == separator || at[1] == '\r' || at[1] == '\n' ? at + 1 : NULL;
      at++;
    }
  return NULL;
}

static char *
unquote (const char *from,
         const char *to)
{
  GString *cell = g_string_new (NULL);

  for (const char *at = from + 1; at < to - 1; at++)
    {
      if (*at == '"')
        at++;
      if (*at == '\r' && at[1] == '\n')
        at++;
      g_string_append_c (cell, *at);
    }
  return g_string_free_and_steal (cell);
}

/* (transfer full): the row at *@text, which moves on to the next; too many cells are left in the last one. */
static GStrv
read_row (const char **text,
          char         separator)
{
  const char stops[] = { separator, '\r', '\n', '\0' };
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();
  const char *at = *text;

  for (guint n = 1;; n++)
    {
      const char *end = *at == '"' ? find_quoted_end (at, separator) : NULL;

      if (end != NULL)
        g_strv_builder_take (cells, unquote (at, end));
      else
        {
          for (end = at; strchr (n > HK_PACK_TABLE_MAX_COLUMNS ? stops + 1 : stops, *end) == NULL; end++)
            ;
          g_strv_builder_take (cells, g_strndup (at, (gsize) (end - at)));
        }
      at = end;
      if (*at != separator)
        break;
      at++;
    }
  at += *at == '\r';
  at += *at == '\n';
  *text = at;
  return g_strv_builder_end (cells);
}

/* The separator that stands most often in the first row; a tab before all others, for no text has one. */
static char
find_separator (const char **text)
{
  static const char separators[] = { '\t', ';', ',' };
  char best = ',';
  guint most = 1;

  if (g_str_has_prefix (*text, "sep=") && (*text)[4] != '\0' && ((*text)[5] == '\r' || (*text)[5] == '\n'))
    {
      best = (*text)[4];
      *text += 5;
      *text += **text == '\r';
      *text += **text == '\n';
      return best;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (separators); i++)
    {
      const char *at = *text;
      g_auto (GStrv) cells = read_row (&at, separators[i]);
      const guint n = g_strv_length (cells);

      if (n <= most)
        continue;
      best = separators[i];
      most = i == 0 ? G_MAXUINT : n;
    }
  return best;
}

static void
free_row (gpointer row)
{
  g_strfreev (((HkPackTableRow *) row)->cells);
  g_free (row);
}

static gboolean
is_empty (GStrv cells)
{
  for (guint i = 0; cells[i] != NULL; i++)
    if (cells[i][0] != '\0')
      return FALSE;
  return TRUE;
}

/* A row in which all that stands is in round brackets tells what may stand in the columns. */
static gboolean
is_hint (GStrv cells)
{
  for (guint i = 0; cells[i] != NULL; i++)
    if (cells[i][0] != '\0' && (cells[i][0] != '(' || !g_str_has_suffix (cells[i], ")")))
      return FALSE;
  return TRUE;
}

/* Reads a table. What separates the cells is found out. Blanks around them are left out, and so are empty rows and the hints of
 * hk_pack_paste_empty_table(). Returns (transfer full) (element-type HkPackTableRow): at least one row, or %NULL. Errors: %HK_ERROR_FORMAT.
 * @text: UTF-8
 * @max_rows: how many rows there may be, the first included */
GPtrArray *
hk_pack_table_read (const char *text,
                    guint       max_rows,
                    GError    **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (free_row);
  guint number = 0;
  char separator;

  text += g_str_has_prefix (text, BYTE_ORDER_MARK) ? strlen (BYTE_ORDER_MARK) : 0;
  separator = find_separator (&text);
  if (strlen (text) > HK_PACK_MAX_BYTES)
    {
      hk_error_fail (error, HK_ERROR_FORMAT, _("%s is too large to be read."), _("The table"));
      return NULL;
    }
  while (*text != '\0')
    {
      g_auto (GStrv) cells = read_row (&text, separator);
      HkPackTableRow *row;

      if (g_strv_length (cells) > HK_PACK_TABLE_MAX_COLUMNS)
        {
          hk_error_fail (error, HK_ERROR_FORMAT, _("The table has more than %d columns."), HK_PACK_TABLE_MAX_COLUMNS);
          return NULL;
        }
      for (guint i = 0; cells[i] != NULL; i++)
        {
          g_strstrip (cells[i]);
          if (strlen (cells[i]) > HK_PACK_MAX_TEXT)
            {
              hk_error_fail (error, HK_ERROR_FORMAT, _("Row %u: a cell is too long."), number + 1);
              return NULL;
            }
        }
      number++;
      if (is_empty (cells) || is_hint (cells))
        continue;
      if (rows->len >= max_rows)
        {
          hk_error_fail (error, HK_ERROR_FORMAT, _("The table has more than %u rows, which is more than any box holds; paste it in parts."),
                         max_rows - 1);
          return NULL;
        }
      row = g_new0 (HkPackTableRow, 1);
      row->number = number;
      row->cells = g_steal_pointer (&cells);
      g_ptr_array_add (rows, row);
    }
  if (rows->len == 0)
    {
      hk_error_fail (error, HK_ERROR_FORMAT, _("The table is empty; its first line should name the columns."));
      return NULL;
    }
  return g_steal_pointer (&rows);
}

/* Returns (transfer full): @text as it is compared: its letters and digits without accents, in small letters. */
char *
hk_pack_table_fold (const char *text)
{
  g_autofree char *normal = g_utf8_normalize (text, -1, G_NORMALIZE_ALL);
  g_autofree char *small = normal == NULL ? NULL : g_utf8_casefold (normal, -1);
  GString *folded = g_string_new (NULL);

  for (const char *at = small; at != NULL && *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar c = g_utf8_get_char (at);

      if (g_unichar_isalnum (c))
        g_string_append_unichar (folded, c);
    }
  return g_string_free_and_steal (folded);
}

/* Adds a cell to a table with tabs, quoted where it has to be.
 * @is_last: whether the row ends with it */
void
hk_pack_table_add (GString    *table,
                   const char *cell,
                   gboolean    is_last)
{
  if (strpbrk (cell, "\t\r\n\"") == NULL)
    g_string_append (table, cell);
  else
    {
      g_auto (GStrv) parts = g_strsplit (cell, "\"", -1);
      g_autofree char *quoted = g_strjoinv ("\"\"", parts);

      g_string_append_printf (table, "\"%s\"", quoted);
    }
  g_string_append_c (table, is_last ? '\n' : '\t');
}
