/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-content.h"
#include "hk-phase-title.h"

/* The parts of the rules that are no phases of a game's round. */
static const struct
{
  const char *id;
  const char *title;
} parts[] = {
  { "appendix", N_("Appendix") },
  { "barricade", N_("Barricades") },
  { "boss", N_("Bosses") },
  { "co-operative", N_("Co-operative Game") },
  { "combat", N_("Combat") },
  { "encounters", N_("Encounters") },
  { "horde", N_("Hordes") },
  { "mission", N_("Missions") },
  { "multi-player", N_("Several Players") },
  { "neighborhood", N_("Neighborhood") },
  { "overview", N_("Overview") },
  { "placing", N_("Placing Cards") },
  { "scenarios", N_("Scenarios") },
  { "scoring", N_("Scoring") },
  { "turn", N_("Turn") },
  { "two-players", N_("Two Players") },
  { "vault", N_("Vault") },
};

/* Returns (transfer full): what a person calls it.
 * @game: the id of a game
 * @phase: the id of a phase of its rules */
char *
hk_phase_dup_title (const char *game,
                    const char *phase)
{
  JsonObject *content = hk_content_has (game, "phases") ? hk_content_get (game, "phases") : NULL;
  JsonArray *phases = content == NULL ? NULL : json_object_get_array_member (content, "phases");

  for (guint i = 0; phases != NULL && i < json_array_get_length (phases); i++)
    {
      JsonObject *entry = json_array_get_object_element (phases, i);

      if (g_str_equal (json_object_get_string_member (entry, "id"), phase))
        return g_strdup (json_object_get_string_member (entry, "title"));
    }
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (parts[i].id, phase))
      return g_strdup (_(parts[i].title));
  return g_strdup (phase);
}
