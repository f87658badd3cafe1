/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "core/export/hk-qr-code.h"
#include "core/record/hk-error.h"

/* A finder of seven modules: a dark frame, a light one in it, a dark middle. */
static void
assert_finder (HkQrCode *code,
               int       left,
               int       top)
{
  for (int y = 0; y < 7; y++)
    for (int x = 0; x < 7; x++)
      {
        const int ring = MAX (ABS (x - 3), ABS (y - 3));

        g_assert_cmpint (hk_qr_code_is_dark (code, left + x, top + y), ==, ring != 2);
      }
}

static void
test_code (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkQrCode) code = hk_qr_code_new ("https://example.org/?name=Žofie", &error);
  int size;

  g_assert_no_error (error);
  size = (int) hk_qr_code_get_size (code);
  /* 32 bytes and the lowest correction: version 2, 25 modules a side. */
  g_assert_cmpint (size, ==, 25);
  assert_finder (code, 0, 0);
  assert_finder (code, size - 7, 0);
  assert_finder (code, 0, size - 7);
  g_assert_false (hk_qr_code_is_dark (code, -1, 0));
  g_assert_false (hk_qr_code_is_dark (code, 0, size));
}

static gboolean
is_masked (int mask,
           int i,
           int j)
{
  switch (mask)
    {
    case 0:
      return (i + j) % 2 == 0;
    case 1:
      return i % 2 == 0;
    case 2:
      return j % 3 == 0;
    case 3:
      return (i + j) % 3 == 0;
    case 4:
      return (i / 2 + j / 3) % 2 == 0;
    case 5:
      return i * j % 2 + i * j % 3 == 0;
    case 6:
      return (i * j % 2 + i * j % 3) % 2 == 0;
    default:
      return ((i + j) % 2 + i * j % 3) % 2 == 0;
    }
}

/* Whether the module of a code of version 2 is none of its data: finders, timing and the one alignment pattern. */
static gboolean
is_pattern (int row,
            int column)
{
  return (row < 9 && (column < 9 || column >= 17)) || (row >= 17 && column < 9) || row == 6 || column == 6
         || (row >= 16 && row <= 20 && column >= 16 && column <= 20);
}

/* A code of version 2 is read as a phone does: the mask is taken off, and the data is followed up and down in strips of two modules
 * from the right. */
static void
test_decode (void)
{
  static const char link[] = "https://example.org/?name=Ann";
  g_autoptr (HkQrCode) code = hk_qr_code_new (link, NULL);
  const int size = (int) hk_qr_code_get_size (code);
  const int mask = !hk_qr_code_is_dark (code, 2, 8) << 2 | hk_qr_code_is_dark (code, 3, 8) << 1 | !hk_qr_code_is_dark (code, 4, 8);
  guint8 bytes[44] = { 0 };
  char text[33] = { 0 };
  guint n = 0;
  gboolean up = TRUE;

  g_assert_cmpint (size, ==, 25);
  for (int strip = size - 1; strip > 0; strip -= 2, up = !up)
    {
      if (strip == 6)
        strip--;
      for (int step = 0; step < 2 * size; step++)
        {
          const int row = up ? size - 1 - step / 2 : step / 2;
          const int column = strip - step % 2;

          if (is_pattern (row, column) || n / 8 >= sizeof bytes)
            continue;
          bytes[n / 8] |= (guint8) ((hk_qr_code_is_dark (code, column, row) ^ is_masked (mask, row, column)) << (7 - n % 8));
          n++;
        }
    }
  /* Four bits for “bytes”, eight for their number. */
  g_assert_cmpint (bytes[0] >> 4, ==, 4);
  g_assert_cmpint ((bytes[0] & 15) << 4 | bytes[1] >> 4, ==, sizeof link - 1);
  for (gsize i = 0; i < sizeof link - 1; i++)
    text[i] = (char) ((bytes[i + 1] & 15) << 4 | bytes[i + 2] >> 4);
  g_assert_cmpstr (text, ==, link);
}

static void
test_text (void)
{
  g_autoptr (HkQrCode) code = hk_qr_code_new ("A", NULL);
  g_autofree char *text = hk_qr_code_to_text (code);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const int width = 21 + 2 * HK_QR_CODE_MARGIN;

  g_assert_cmpuint (g_strv_length (lines), ==, (width + 1) / 2 + 1);
  g_assert_cmpint (g_utf8_strlen (lines[0], -1), ==, width);
  /* The margin is light, and the upper edge of the finders dark. */
  g_assert_true (g_str_has_prefix (lines[0], "█████"));
  g_assert_true (g_str_has_prefix (lines[2], "████ ▄▄▄▄▄ █"));
}

static void
test_too_long (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *longest = g_strnfill (2953, 'x');
  g_autofree char *longer = g_strnfill (2954, 'x');
  g_autoptr (HkQrCode) code = hk_qr_code_new (longest, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (hk_qr_code_get_size (code), ==, 177);
  g_assert_null (hk_qr_code_new (longer, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/qr-code/code", test_code);
  g_test_add_func ("/qr-code/decode", test_decode);
  g_test_add_func ("/qr-code/text", test_text);
  g_test_add_func ("/qr-code/too-long", test_too_long);
  return g_test_run ();
}
