/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-marks.h"

/* What lies on a Location, as the map and the panel of the Location show it. */

static void
add (HkCzMark       *marks,
     guint          *n_marks,
     HkCzSymbolKind  kind,
     int             count)
{
  if (*n_marks < HK_CZ_MAX_MARKS)
    marks[(*n_marks)++] = (HkCzMark) { kind, count };
}

/* How many Encounters of a Location, without those of a horde, which has a mark of its own, and those locked in. */
static int
count_encounters (HkCzLocation *location)
{
  int n = 0;

  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

      if (!encounter->locked && !encounter->set_aside)
        n++;
    }
  return n;
}

static void
add_nature (HkCzLocation *location,
            HkCzMark     *marks,
            guint        *n_marks)
{
  static const struct
  {
    const char     *resource;
    HkCzSymbolKind  kind;
  } kinds[] = {
    { "hunting", HK_CZ_SYMBOL_HUNTING },
    { "fishing", HK_CZ_SYMBOL_FISHING },
    { "trapping", HK_CZ_SYMBOL_TRAPPING },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (location->resource, kinds[i].resource) == 0)
      add (marks, n_marks, kinds[i].kind, -1);
  if (location->garden && !location->garden_looted)
    add (marks, n_marks, HK_CZ_SYMBOL_GARDEN, -1);
}

/* Returns the number of the horde that stands there; −1 none.
 * @q: column of a hex, axial */
int
hk_cz_place_find_horde (HkCzTable *table,
                        int        q,
                        int        r)
{
  for (guint i = 0; hk_table_keeps (HK_TABLE (table), "hordes") && i < g_list_model_get_n_items (G_LIST_MODEL (table->hordes)); i++)
    {
      g_autoptr (HkCzHorde) horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), i);

      if (!horde->gone && horde->q == q && horde->r == r)
        return (int) i;
    }
  return -1;
}

/* Lists what lies on a Location, the most pressing first. Returns how many there are.
 * @location: the number of a Location
 * @marks: (out caller-allocates): room for HK_CZ_MAX_MARKS */
guint
hk_cz_marks_list (HkCzTable *table,
                  int        location,
                  HkCzMark  *marks)
{
  HkCzLocation *item = hk_cz_table_get_location (table, location);
  guint n_marks = 0;
  int horde;

  if (item == NULL)
    return 0;
  horde = hk_cz_place_find_horde (table, item->q, item->r);
  if (table->battle != NULL && table->battle->place == location)
    add (marks, &n_marks, HK_CZ_SYMBOL_BATTLE, -1);
  if (horde >= 0)
    {
      g_autoptr (HkCzHorde) record = g_list_model_get_item (G_LIST_MODEL (table->hordes), (guint) horde);

      add (marks, &n_marks, HK_CZ_SYMBOL_HORDE, record->size);
    }
  if (item->fire)
    add (marks, &n_marks, HK_CZ_SYMBOL_FIRE, -1);
  if (item->safe)
    add (marks, &n_marks, HK_CZ_SYMBOL_SAFE, -1);
  if (item->dawn_patrol)
    add (marks, &n_marks, HK_CZ_SYMBOL_PATROL, -1);
  if (item->blockaded)
    add (marks, &n_marks, HK_CZ_SYMBOL_BLOCKADE, -1);
  if (item->boombox > 0)
    add (marks, &n_marks, HK_CZ_SYMBOL_BOOMBOX, item->boombox);
  if (count_encounters (item) > 0)
    add (marks, &n_marks, HK_CZ_SYMBOL_ENCOUNTERS, count_encounters (item));
  if (g_list_model_get_n_items (G_LIST_MODEL (item->left)) > 0)
    add (marks, &n_marks, HK_CZ_SYMBOL_LOOT, (int) g_list_model_get_n_items (G_LIST_MODEL (item->left)));
  if (item->base != NULL)
    add (marks, &n_marks, HK_CZ_SYMBOL_BASE, -1);
  add_nature (item, marks, &n_marks);
  return n_marks;
}

/* Counts who stands on a Location, by players. Returns how many players have survivors there.
 * @location: the number of a Location
 * @pawns: (out caller-allocates): room for HK_CZ_MAX_PAWNS */
guint
hk_cz_pawns_list (HkCzTable *table,
                  int        location,
                  HkCzPawn  *pawns)
{
  guint n_pawns = 0;

  for (int i = 0; i < hk_cz_table_get_n_players (table) && n_pawns < HK_CZ_MAX_PAWNS; i++)
    {
      HkCzPawn pawn = { i, 0 };

      for (int j = 0; j < hk_cz_table_get_n_survivors (table); j++)
        {
          HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, j);

          if (survivor->player == i && survivor->place == location && hk_cz_survivor_is_alive (survivor))
            pawn.count++;
        }
      if (pawn.count > 0)
        pawns[n_pawns++] = pawn;
    }
  return n_pawns;
}

/* Returns (transfer full): it in words, such as “3 Encounters”.
 * @mark: what lies on a Location */
char *
hk_cz_mark_describe (const HkCzMark *mark)
{
  const int n = mark->count;

  switch (mark->kind)
    {
    case HK_CZ_SYMBOL_HORDE:
      return n < 0 ? g_strdup (_("A horde, its size not rolled yet"))
                   : g_strdup_printf (ngettext ("A horde of %d Encounter", "A horde of %d Encounters", (gulong) n), n);
    case HK_CZ_SYMBOL_ENCOUNTERS:
      return g_strdup_printf (ngettext ("%d Encounter", "%d Encounters", (gulong) n), n);
    case HK_CZ_SYMBOL_LOOT:
      return g_strdup_printf (ngettext ("%d Loot left behind", "%d Loot left behind", (gulong) n), n);
    case HK_CZ_SYMBOL_BOOMBOX:
      return g_strdup_printf (ngettext ("A boombox with %d battery", "A boombox with %d batteries", (gulong) n), n);
    default:
      return g_strdup (hk_cz_symbol_get_word (mark->kind));
    }
}

/* Returns (transfer full): them in words, such as “2 survivors of Ann”.
 * @pawn: the survivors of a player on a Location */
static char *
describe_pawn (HkCzTable      *table,
               const HkCzPawn *pawn)
{
  return g_strdup_printf (ngettext ("%1$d survivor of %2$s", "%1$d survivors of %2$s", (gulong) pawn->count),
                          pawn->count, hk_cz_table_get_player_name (table, pawn->player));
}

/* Returns (transfer full): all that lies on the Location, for a screen reader.
 * @location: the number of a Location */
char *
hk_cz_place_describe (HkCzTable *table,
                      int        location)
{
  HkCzLocation *item = hk_cz_table_get_location (table, location);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  HkCzMark marks[HK_CZ_MAX_MARKS];
  HkCzPawn pawns[HK_CZ_MAX_PAWNS];
  guint n;

  if (item == NULL)
    return g_strdup ("");
  g_strv_builder_add (builder, item->unknown ? _("Not named yet") : item->side_unknown ? _("Cache or Terrain") : item->cache ? _("Cache") : _("Terrain"));
  n = hk_cz_pawns_list (table, location, pawns);
  for (guint i = 0; i < n; i++)
    g_strv_builder_take (builder, describe_pawn (table, &pawns[i]));
  n = hk_cz_marks_list (table, location, marks);
  for (guint i = 0; i < n; i++)
    g_strv_builder_take (builder, hk_cz_mark_describe (&marks[i]));
  parts = g_strv_builder_end (builder);
  return g_strjoinv (", ", parts);
}
