/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/session/hk-journal-private.h"
#include "journal-seal.h"

#define SUM_LENGTH strlen (",\"sum\":\"00000000\"}")

/* How much of the line comes before its number and its checksum, where it has them; its end is to be '}' then. */
static gsize
find_end (const char *line,
          gsize       length)
{
  gsize end = length - SUM_LENGTH;

  if (length <= SUM_LENGTH || memcmp (line + end, ",\"sum\":\"", 8) != 0)
    return length - 1;
  while (end > 0 && g_ascii_isdigit (line[end - 1]))
    end--;
  return end > 5 && memcmp (line + end - 5, ",\"n\":", 5) == 0 ? end - 5 : length - SUM_LENGTH;
}

/* Gives each line of a journal of format 2 the number and the checksum that it should have, so that what was changed in
 * it is read as a move. What is no object stays as it is. Returns (transfer full): the journal. */
GString *
hk_fuzz_seal (const guint8 *bytes,
              gsize         n_bytes)
{
  const char *at = (const char *) bytes;
  const char *end = at + n_bytes;
  GString *sealed = g_string_sized_new (n_bytes + 64);
  guint32 sum = 0;

  for (guint number = 1; at < end; number++)
    {
      const char *stop = memchr (at, '\n', (gsize) (end - at));
      const gsize length = (gsize) ((stop == NULL ? end : stop) - at);

      if (stop == NULL || length < 3 || at[0] != '{' || at[length - 1] != '}')
        g_string_append_len (sealed, at, (gssize) (length + (stop != NULL)));
      else
        {
          g_autofree char *line = g_strdup_printf ("%.*s}", (int) find_end (at, length), at);

          /* A zero byte ends it early. */
          if (strlen (line) > 2)
            hk_journal_seal (sealed, line, strlen (line), number, &sum);
        }
      at += length + (stop != NULL);
    }
  return sealed;
}
