/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-merge.h"
#include "core/packs/hk-pack-paste.h"
#include "core/packs/hk-pack-table.h"
#include "hk-fuzz.h"

/* A pack as JSON, and a kind of it as CSV. The first byte says which game, the second how: 0 is JSON, else it is the kind. */

static HkPack *
get_pack (guint game)
{
  static HkPack *packs[8];
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  game %= n_games;
  if (packs[game] == NULL)
    packs[game] = hk_pack_open (games[game], NULL, NULL);
  return packs[game];
}

/* What was taken in can be given out and taken in again. */
static void
check_round_trip (HkPack *pack)
{
  g_autoptr (JsonNode) node = hk_pack_to_json (pack);
  g_autoptr (JsonNode) again = NULL;
  g_autofree char *text = json_to_string (node, FALSE);
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_pack_import_json (pack, text, &error));
  g_assert_no_error (error);
  again = hk_pack_to_json (pack);
  g_assert_true (json_node_equal (node, again));
}

static void
empty (HkPack *pack)
{
  JsonArray *kinds = hk_pack_list_kinds (pack);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    g_ptr_array_set_size (hk_pack_list (pack, json_object_get_string_member (json_array_get_object_element (kinds, i), "id")), 0);
}

/* A table as it is pasted, matched in order, and taken over as far as it can be.
 * @text: (nullable)
 * @given: (nullable) (transfer full): why there is no text */
static void
paste_text (HkPack     *pack,
            const char *kind,
            const char *text,
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
  hk_pack_paste_set_has_titles (table, !hk_pack_paste_get_has_titles (table));
  hk_pack_paste_set_fills_down (table, TRUE);
  for (guint i = 0; i < HK_PACK_N_ROW_STATES; i++)
    n += hk_pack_paste_count (table, i);
  g_assert_cmpuint (n, ==, g_list_model_get_n_items (G_LIST_MODEL (table)));
  summary = hk_pack_paste_describe (table);
  g_assert_true (hk_pack_paste_apply (table, &error));
  empty (pack);
}

/* A table as it comes from a file or a spreadsheet; and from the clipboard, which gives UTF-8 as it is. */
static void
paste (HkPack     *pack,
       const char *kind,
       const char *bytes,
       gsize       n_bytes)
{
  g_autofree char *own = hk_fuzz_to_text ((const guint8 *) bytes, n_bytes);
  GError *error = NULL;
  g_autofree char *text = hk_pack_table_decode (bytes, n_bytes, &error);

  paste_text (pack, kind, text, error);
  if (g_utf8_validate (own, -1, NULL))
    paste_text (pack, kind, own, NULL);
}

/* A pack joined with itself has nothing to choose. */
static void
join (HkPack     *pack,
      const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPackUnion) packs = hk_pack_union_new (pack, text, &error);

  if (packs != NULL)
    g_assert_cmpuint (hk_pack_union_count (packs, HK_PACK_MEETING_NEW) + hk_pack_union_count (packs, HK_PACK_MEETING_DIFFERS), ==, 0);
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes,
                        gsize         n_bytes)
{
  HkPack *pack;
  JsonArray *kinds;
  const char *kind;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gboolean ok;

  if (n_bytes < 2)
    return 0;
  hk_fuzz_start ();
  pack = get_pack (bytes[0]);
  text = hk_fuzz_to_text (bytes + 2, n_bytes - 2);
  kinds = hk_pack_list_kinds (pack);
  kind = json_object_get_string_member (json_array_get_object_element (kinds, bytes[1] % json_array_get_length (kinds)), "id");
  paste (pack, kind, (const char *) bytes + 2, n_bytes - 2);
  ok = bytes[1] == 0 ? hk_pack_import_json (pack, text, &error) : hk_pack_import_csv (pack, kind, text, &error);
  if (!ok)
    {
      hk_fuzz_check_error (error);
      return 0;
    }
  check_round_trip (pack);
  if (bytes[1] == 0)
    join (pack, text);
  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      const char *id = json_object_get_string_member (json_array_get_object_element (kinds, i), "id");
      g_autofree char *csv = hk_pack_to_csv (pack, id, NULL);
      g_autofree char *missing = hk_pack_describe_missing (pack, id);
    }
  empty (pack);
  return 0;
}
