/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-harbour.h"

const char hk_harbour[]
  = "{\"game\":\"harbour\",\"title\":\"Harbour\",\"book\":\"Harbour rulebook\",\"entries\":["
    ENTRY ("cargo.load", "Load a ship", "\"day\"", "3", "rule", "\"stow\", \"cargo\"",
           "Put crates on your ship. A [[ship.weight]] applies; see also [[cargo.unload|taking them off]].",
           "\"ship.weight\"") ","
    ENTRY ("cargo.unload", "Unload a ship", "\"night\"", "4", "rule", "\"cargo\"",
           "Take crates off & sell them.\\nEach crate brings 2 coins.", "") ","
    ENTRY ("ship.weight", "Weight limit", "\"day\"", "null", "rule", "",
           "A ship carries nine crates. The Café Société pays for a tenth.", "") ","
    ENTRY ("ruling.empty", "Empty ships may sail", "null", "5", "ruling", "", "Nobody forbids it.", "") ","
    ENTRY ("storm", "Storm", "\"night\"", "6", "rule", "\"weather\"",
           "Reinforcements do not arrive. Every ship loses a crate.", "") ","
    ENTRY ("captain", "Captain O’Hara", "\"day\"", "7", "card", "", "A well-known captain.", "")
    "]}";

const char hk_island[]
  = "{\"game\":\"island\",\"title\":\"Island\",\"book\":\"Island rulebook\",\"entries\":["
    ENTRY ("storm", "Island storms", "\"day\"", "1", "rule", "", "Much as in [[harbour/storm]].", "\"harbour/storm\"")
    "]}";

gboolean
hk_harbour_load (HkRulebook *rulebook,
                 const char *text,
                 GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return hk_rulebook_load (rulebook, bytes, error);
}

HkRulebook *
hk_harbour_new (void)
{
  HkRulebook *rulebook = hk_rulebook_new (NULL);
  g_autoptr (GError) error = NULL;

  hk_harbour_load (rulebook, hk_harbour, &error);
  g_assert_no_error (error);
  return rulebook;
}
