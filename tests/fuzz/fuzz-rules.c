/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/moves/hk-game.h"
#include "core/rulebook/hk-rulebook.h"
#include "hk-fuzz.h"

/* What is typed into the search for rules. The first byte chooses one of the games, or all of them. */

static HkRulebook *
get_rules (void)
{
  static HkRulebook *rulebook = NULL;
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  if (rulebook != NULL)
    return rulebook;
  rulebook = hk_rulebook_new (NULL);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (GBytes) bytes = hk_content_load_bytes (games[i]->id, "rules", NULL);

      g_assert_true (hk_rulebook_load (rulebook, bytes, NULL));
    }
  return rulebook;
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes,
                        gsize         n_bytes)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);
  const char *game;
  guint chosen;
  g_autofree char *query = NULL;
  g_autoptr (GPtrArray) hits = NULL;
  g_auto (GStrv) words = NULL;

  if (n_bytes < 1)
    return 0;
  hk_fuzz_start ();
  chosen = bytes[0] % (n_games + 1);
  game = chosen < n_games ? games[chosen]->id : NULL;
  query = hk_fuzz_to_text (bytes + 1, n_bytes - 1);
  /* An entry of the window gives UTF-8; so does the command line, which refuses anything else. */
  if (!g_utf8_validate (query, -1, NULL))
    {
      char *valid = g_utf8_make_valid (query, -1);

      g_free (query);
      query = valid;
    }
  hits = hk_rulebook_search (get_rules (), query, game, NULL, 3);
  /* It is asked where nothing was found, and costs more than all the rest. */
  if (hits->len == 0 || hk_fuzz_is_one_in (bytes, n_bytes, 16))
    words = hk_rulebook_suggest (get_rules (), query, game);
  for (guint i = 0; i < hits->len; i++)
    g_assert_nonnull (hk_rule_hit_get_rule (g_ptr_array_index (hits, i)));
  return 0;
}
