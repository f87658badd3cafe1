/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/packs/hk-content-check.h"
#include "hk-fuzz.h"

/* A file of content as `validate` reads it. The first byte says which: rules, phases, a schema, a first round, a setup, help or any
 * other. */

static HkRulebook *
get_rules (void)
{
  static HkRulebook *rulebook = NULL;

  if (rulebook == NULL)
    {
      g_autoptr (GBytes) bytes = hk_content_load_bytes ("zombiez", "rules", NULL);

      rulebook = hk_rulebook_new (NULL);
      g_assert_true (hk_rulebook_load (rulebook, bytes, NULL));
    }
  return rulebook;
}

static gboolean
check (char     kind,
       GBytes  *bytes,
       GError **error)
{
  const char *name = kind == 'p'   ? "phases.json"
                     : kind == 's' ? "pack-schema.json"
                     : kind == 'f' ? "first-round.json"
                     : kind == 'u' ? "setup.json"
                     : kind == 'h' ? "help.json"
                                   : "components.json";
  g_autoptr (JsonNode) node = NULL;

  if (kind == 'r')
    {
      g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);

      return hk_rulebook_load (rulebook, bytes, error) && hk_rulebook_check_links (rulebook, error);
    }
  node = hk_content_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), name, error);
  return node != NULL && hk_content_check_node (node, name, "zombiez", get_rules (), error);
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes,
                        gsize         n_bytes)
{
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GError) error = NULL;

  if (n_bytes < 2)
    return 0;
  hk_fuzz_start ();
  text = g_bytes_new (bytes + 1, n_bytes - 1);
  if (!check ((char) bytes[0], text, &error))
    hk_fuzz_check_error (error);
  return 0;
}
