/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-merge.h"
#include "hk-fuzz.h"

/* A pack as JSON, and a kind of it as CSV. The first byte says which game, the second how: 0 is JSON, else it is the kind. */

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

/* What is made of a pack, which takes longer than taking it in.
 * @text: (nullable): what it was taken in from, as JSON */
static void
use (HkPack     *pack,
     const char *text)
{
  JsonArray *kinds = hk_pack_list_kinds (pack);

  check_round_trip (pack);
  if (text != NULL)
    join (pack, text);
  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      const char *id = json_object_get_string_member (json_array_get_object_element (kinds, i), "id");
      g_autofree char *csv = hk_pack_to_csv (pack, id, NULL);
      g_autofree char *missing = hk_pack_describe_missing (pack, id);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes,
                        gsize         n_bytes)
{
  HkPack *pack;
  const char *kind;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gboolean ok;

  if (n_bytes < 2)
    return 0;
  hk_fuzz_start ();
  pack = hk_fuzz_get_pack (bytes[0]);
  text = hk_fuzz_to_text (bytes + 2, n_bytes - 2);
  kind = hk_fuzz_get_kind (pack, bytes[1]);
  ok = bytes[1] == 0 ? hk_pack_import_json (pack, text, &error) : hk_pack_import_csv (pack, kind, text, &error);
  if (!ok)
    {
      hk_fuzz_check_error (error);
      return 0;
    }
  if (hk_fuzz_is_one_in (bytes, n_bytes, 8))
    use (pack, bytes[1] == 0 ? text : NULL);
  hk_fuzz_empty_pack (pack);
  return 0;
}
