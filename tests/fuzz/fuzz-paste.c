/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-paste.h"
#include "core/packs/hk-pack-table.h"
#include "hk-fuzz.h"

/* A table that is pasted. The first byte says which game, the second which kind. */

/* A table as it is pasted, matched in order, and taken over as far as it can be.
 * @text: (nullable)
 * @again: whether it is also matched in other ways
 * @given: (nullable) (transfer full): why there is no text */
static void
paste_text (HkPack     *pack,
            const char *kind,
            const char *text,
            gboolean    again,
            GError     *given)
{
  g_autoptr (GError) error = given;
  g_autoptr (HkPackPaste) table = text == NULL ? NULL : hk_pack_paste_new (pack, kind, text, &error);
  g_autofree char *summary = NULL;
  guint n = 0;

  if (table == NULL)
    {
      hk_fuzz_check_error (error);
      return;
    }
  if (again)
    {
      hk_pack_paste_set_has_titles (table, !hk_pack_paste_get_has_titles (table));
      hk_pack_paste_set_fills_down (table, TRUE);
    }
  for (guint i = 0; i < HK_PACK_N_ROW_STATES; i++)
    n += hk_pack_paste_count (table, i);
  g_assert_cmpuint (n, ==, g_list_model_get_n_items (G_LIST_MODEL (table)));
  summary = hk_pack_paste_describe (table);
  g_assert_true (hk_pack_paste_apply (table, &error));
  hk_fuzz_empty_pack (pack);
}

/* A table as it comes from a file or a spreadsheet; and from the clipboard, which gives UTF-8 as it is. */
static void
paste (HkPack     *pack,
       const char *kind,
       const char *bytes,
       gsize       n_bytes,
       gboolean    again)
{
  g_autofree char *own = hk_fuzz_to_text ((const guint8 *) bytes, n_bytes);
  GError *error = NULL;
  g_autofree char *text = hk_pack_table_decode (bytes, n_bytes, &error);

  paste_text (pack, kind, text, again, error);
  if (g_strcmp0 (own, text) != 0 && g_utf8_validate (own, -1, NULL))
    paste_text (pack, kind, own, again, NULL);
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes,
                        gsize         n_bytes)
{
  HkPack *pack;

  if (n_bytes < 2)
    return 0;
  hk_fuzz_start ();
  pack = hk_fuzz_get_pack (bytes[0]);
  paste (pack, hk_fuzz_get_kind (pack, bytes[1]), (const char *) bytes + 2, n_bytes - 2, hk_fuzz_is_one_in (bytes, n_bytes, 4));
  return 0;
}
