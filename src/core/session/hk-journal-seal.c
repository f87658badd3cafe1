/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-journal-private.h"

/* The number and the checksum at the end of each line; docs/journal.md has the form. */

#define SUM_HEAD   ",\"sum\":\""
#define SUM_LENGTH (sizeof SUM_HEAD - 1 + 8 + sizeof "\"}" - 1)

/* tables[k][b]: what the byte b does to the checksum when k bytes follow it. */
static const guint32 (*
get_tables (void))[256]
{
  static guint32 tables[8][256];
  static gsize made = 0;

  if (g_once_init_enter (&made))
    {
      for (guint32 b = 0; b < 256; b++)
        {
          guint32 c = b;

          for (guint i = 0; i < 8; i++)
            c = (c & 1) != 0 ? 0xedb88320u ^ (c >> 1) : c >> 1;
          tables[0][b] = c;
        }
      for (guint b = 0; b < 256; b++)
        for (guint k = 1; k < 8; k++)
          tables[k][b] = tables[0][tables[k - 1][b] & 0xff] ^ (tables[k - 1][b] >> 8);
      g_once_init_leave (&made, 1);
    }
  return (const guint32 (*)[256]) tables;
}

/* The CRC-32 of zip and PNG, eight bytes at a time. @crc is that of what comes before @text. */
static guint32
add_crc (guint32     crc,
         const char *text,
         gsize       length)
{
  const guint32 (*t)[256] = get_tables ();
  const guint8 *p = (const guint8 *) text;
  guint32 c = ~crc;

  for (; length >= 8; p += 8, length -= 8)
    {
      guint32 low;
      guint32 high;

      memcpy (&low, p, 4);
      memcpy (&high, p + 4, 4);
      low = GUINT32_FROM_LE (low) ^ c;
      high = GUINT32_FROM_LE (high);
      c = t[7][low & 0xff] ^ t[6][low >> 8 & 0xff] ^ t[5][low >> 16 & 0xff] ^ t[4][low >> 24]
          ^ t[3][high & 0xff] ^ t[2][high >> 8 & 0xff] ^ t[1][high >> 16 & 0xff] ^ t[0][high >> 24];
    }
  for (; length > 0; p++, length--)
    c = t[0][(c ^ *p) & 0xff] ^ (c >> 8);
  return ~c;
}

/* Of a line up to its checksum, after a line with the checksum @before. */
static guint32
get_sum (guint32     before,
         const char *text,
         gsize       length)
{
  char digits[9];

  g_snprintf (digits, sizeof digits, "%08x", before);
  return add_crc (add_crc (0, digits, 8), text, length);
}

/* Adds the line as it is written, its end with it. @sum is that of the line before, and becomes this one's. */
void
hk_journal_seal (GString    *to,
                 const char *line,
                 gsize       length,
                 guint       number,
                 guint32    *sum)
{
  const gsize start = to->len;

  g_assert (length > 2 && line[length - 1] == '}');
  g_string_append_len (to, line, (gssize) length - 1);
  g_string_append_printf (to, ",\"n\":%u", number);
  *sum = get_sum (*sum, to->str + start, to->len - start);
  g_string_append_printf (to, SUM_HEAD "%08x\"}\n", *sum);
}

/* Checks the line @text, and on success makes it in place what was given to hk_journal_seal(). */
gboolean
hk_journal_unseal (char        *text,
                   gsize       *length,
                   guint        number,
                   guint32     *sum,
                   const char **why)
{
  const gsize body = *length < SUM_LENGTH ? 0 : *length - SUM_LENGTH;
  char end[SUM_LENGTH + 1];
  char count[24];
  gsize n_count;
  guint32 own;

  *why = _("The line has no checksum.");
  if (body == 0 || memcmp (text + body, SUM_HEAD, strlen (SUM_HEAD)) != 0)
    return FALSE;
  own = get_sum (*sum, text, body);
  g_snprintf (end, sizeof end, SUM_HEAD "%08x\"}", own);
  n_count = (gsize) g_snprintf (count, sizeof count, ",\"n\":%u", number);
  if (body <= n_count || memcmp (text + body - n_count, count, n_count) != 0)
    {
      *why = _("The line has the number of another one: lines are missing, doubled or in another order.");
      return FALSE;
    }
  if (memcmp (text + body, end, SUM_LENGTH) != 0)
    {
      *why = _("The checksum does not match the line.");
      return FALSE;
    }
  *sum = own;
  *length = body - n_count + 1;
  text[*length - 1] = '}';
  return TRUE;
}
