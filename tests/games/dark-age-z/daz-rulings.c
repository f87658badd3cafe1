/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/dark-age-z/state/hk-daz-content.h"

#include "daz-rulings.h"

/* A game that is set up with a house rule, or without one. */
HkDazTable *
daz_rule (const char *setup,
          const char *rule)
{
  g_autofree char *open = g_strndup (setup, strlen (setup) - 1);
  g_autofree char *text = rule == NULL ? g_strdup (setup) : g_strdup_printf ("%s,\"house\":{\"%s\":true}}", open, rule);

  return daz_new (text, 1);
}

/* Four players in Phase 3, with so many zombies of so many Hit Points and damage 2 before the frontier of Bo and Ann. */
HkDazTable *
daz_battle (const char *rule,
            int         zombies,
            int         hp)
{
  HkDazTable *table = daz_rule (DAZ_FOUR, rule);
  HkDazInvasion *card = hk_daz_table_get_invasion (table);

  g_object_set (card, "zombies", zombies, "hp", hp, "power-up-zombies", 0, "power-up-hp", 0, "damage", 2, NULL);
  for (int i = 0; i < 4; i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (table, i);

      hk_record_set_int (frontier, &frontier->horde, i == 0 ? zombies : 0);
      hk_record_set_boolean (frontier, &frontier->fought, i > 0);
    }
  daz_phase (table, HK_DAZ_PHASE_COMBAT, -1);
  return table;
}

HkDazCombatResult
daz_fight (HkDazTable *table)
{
  g_autoptr (GError) error = NULL;
  HkDazCombatResult result;

  hk_daz_preview_invasion (table, 0, NULL, &result, NULL, &error);
  g_assert_no_error (error);
  return result;
}

HkDazZone *
daz_lead (HkDazTable *table,
          int         frontier,
          int         zone,
          const char *commander,
          int         recruiter)
{
  HkDazZone *place = hk_daz_table_get_zone (table, frontier, zone);

  hk_record_set_string (place, &place->commander, commander);
  hk_record_set_int (place, &place->recruiter, recruiter);
  return place;
}

/* The commander who shoots. */
const char *
daz_archer (void)
{
  guint n;
  const HkDazCommander *commanders = hk_daz_content_list_commanders (&n);

  for (guint i = 0; i < n; i++)
    if (g_str_equal (commanders[i].type, "ranged"))
      return commanders[i].id;
  g_assert_not_reached ();
}

/* Whether the move is made; where it is refused, nothing has changed. */
gboolean
daz_try (HkDazTable *table,
         const char *line)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);
  g_autoptr (HkTable) trial = hk_table_copy (HK_TABLE (table));
  g_autoptr (GError) error = NULL;

  if (!hk_table_apply (trial, move, &error))
    {
      g_assert_cmpint (error->code, !=, HK_ERROR_PARAMETER);
      return FALSE;
    }
  daz_play (table, line);
  return TRUE;
}

void
daz_hold (HkDazTable *table,
          int         player,
          const char *relic)
{
  hk_daz_kingdom_add_relic (hk_daz_table_get_kingdom (table, player), relic);
}

void
daz_phase (HkDazTable *table,
           HkDazPhase  phase,
           int         player)
{
  hk_record_set_enum (table, &table->phase, phase);
  hk_record_set_int (table, &table->current_player, player);
}

static void
test_ruling (gconstpointer data)
{
  const DazRuling *ruling = data;

  g_assert_cmpint (ruling->play (NULL), ==, ruling->ruled);
  g_assert_cmpint (ruling->play (ruling->rule), ==, ruling->switched);
}

/* Plays each as we rule and with its switch. */
void
daz_rulings_add (const DazRuling *rulings,
                 gsize            n)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/dark-age-z/rulings/%s", rulings[i].rule);

      g_assert_cmpint (rulings[i].ruled, !=, rulings[i].switched);
      g_test_add_data_func (path, &rulings[i], test_ruling);
    }
}
