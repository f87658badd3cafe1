/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-camp.h"
#include "cz-field.h"
#include "cz-rulings.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/team/hk-cz-count.h"
#include "games/card-z/team/hk-cz-survivors.h"

/* What the tests of rulings share. */

HkCzTable *
rulings_with (HkCzTable  *table,
              const char *house)
{
  const char *rules[] = { house, NULL };

  hk_record_set_strv (table, &table->house_rules, rules);
  return table;
}

/* Whether a move is made, as nobody's house rule. */
gboolean
rulings_may (HkCzTable  *table,
             const char *line)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);
  g_autoptr (HkMove) move = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (node);
  move = hk_move_new_from_json (json_node_get_object (node), NULL);
  if (hk_table_apply (HK_TABLE (table), move, &error))
    return TRUE;
  g_test_message ("%s: %s", hk_move_get_name (move), error->message);
  return FALSE;
}

/* A battle of the whole game's table at a Location, with everybody of Ann there. */
void
rulings_battle_at (HkCzTable *table,
                   int        place)
{
  g_autoptr (HkMove) move = camp_move (table);

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (camp_survivor (table, i)->player == 0)
      hk_record_set_int (camp_survivor (table, i), &camp_survivor (table, i)->place, place);
  hk_cz_battle_begin (table, move, place, HK_CZ_BATTLE_PLAIN);
  hk_cz_battle_start (table, move);
}

HkCzEncounter *
rulings_lay (HkCzTable  *table,
             int         place,
             const char *type,
             int         zone,
             gboolean    revealed)
{
  HkCzLocation *location = camp_location (table, place);
  g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", type, "zone", zone, "revealed", revealed, NULL);

  hk_record_list_append (location->encounters, encounter);
  return hk_cz_location_get_encounter (location, hk_cz_location_get_n_encounters (location) - 1);
}

/* Both survivors stand next to it. */
HkCzEncounter *
rulings_add_engaged (HkCzTable  *table,
                     const char *type,
                     gboolean    both)
{
  HkCzEncounter *encounter = cz_add (table, type, 1, "E", 1);

  hk_cz_encounter_engage (encounter, 0);
  if (both)
    hk_cz_encounter_engage (encounter, 1);
  return encounter;
}
