/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/card-z/neighborhood/hk-cz-map-odds.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "hk-cz-situations.h"

/* Calculators of the neighborhood: scout rolls, fires and hordes. */

#define MOST_PHASES 60

static int
take_away (int      value,
           gpointer locked)
{
  return MAX (0, value - GPOINTER_TO_INT (locked));
}

static JsonNode *
run_scout (HkMove       *query,
           HkBreakdown **breakdown,
           GError      **error)
{
  const int locked = hk_move_get_int (query, "locked", 0);
  const char *text = hk_move_get_string (query, "roll");
  g_autoptr (HkDistribution) rolled = NULL;
  g_autoptr (HkDistribution) result = NULL;
  g_autofree char *mean = NULL;
  JsonObject *object;
  JsonArray *chances;
  HkCzRoll roll;

  if (!hk_cz_roll_parse (text, &roll, error))
    return NULL;
  rolled = hk_cz_roll_get_distribution (&roll);
  result = hk_distribution_map (rolled, take_away, GINT_TO_POINTER (locked));
  object = json_object_new ();
  chances = json_array_new ();
  *breakdown = hk_breakdown_new (_("The roll of a Location"), "card-z/location.encounter-roll");
  hk_breakdown_set_value (hk_breakdown_add (*breakdown, _("Roll"), "card-z/dice.notation"), text);
  if (locked > 0)
    hk_breakdown_add_int (*breakdown, _("Locked rooms, taken off the reward"), -locked,
                          "card-z/battlefield.quarantine-reward");
  mean = g_strdup_printf ("%.2f", hk_distribution_get_mean (result));
  hk_breakdown_set_value (hk_breakdown_add (*breakdown, _("On average"), "card-z/location.encounter-roll"), mean);
  for (int i = 0; i <= hk_distribution_get_highest (result); i++)
    {
      g_autofree char *label = g_strdup_printf (_("%d or more"), i);

      json_array_add_double_element (chances, hk_distribution_get_exactly (result, i));
      if (i > 0)
        hk_breakdown_add_chance (*breakdown, label, hk_distribution_get_at_least (result, i),
                                 "card-z/location.encounter-roll");
    }
  json_object_set_int_member (object, "lowest", hk_distribution_get_lowest (result));
  json_object_set_int_member (object, "highest", hk_distribution_get_highest (result));
  json_object_set_double_member (object, "mean", hk_distribution_get_mean (result));
  json_object_set_double_member (object, "none", hk_distribution_get_exactly (result, 0));
  json_object_set_array_member (object, "chances", chances);
  return hk_content_take_object (object);
}

/* A hex [q, r]. */
static gboolean
read_hex (JsonNode *node,
          int      *q,
          int      *r,
          GError  **error)
{
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  if (array == NULL || json_array_get_length (array) != 2
      || ABS (json_array_get_int_element (array, 0)) > 20 || ABS (json_array_get_int_element (array, 1)) > 20)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A hex is a list of its column and its row, such as [0, -2]."));
  *q = (int) json_array_get_int_element (array, 0);
  *r = (int) json_array_get_int_element (array, 1);
  return TRUE;
}

/* The hexes of the map: those that are told, or those of a pattern. */
static GArray *
read_map (HkMove  *query,
          GError **error)
{
  JsonArray *told = hk_move_get_array (query, "hexes");
  g_autoptr (GArray) spots = g_array_new (FALSE, TRUE, sizeof (HkCzSpot));
  const HkCzSpot *pattern;
  guint n;

  if (told == NULL)
    {
      pattern = hk_cz_map_list_spots (hk_move_get_string (query, "pattern"), &n);
      g_array_append_vals (spots, pattern, n);
      return g_steal_pointer (&spots);
    }
  for (guint i = 0; i < MIN (json_array_get_length (told), 99); i++)
    {
      HkCzSpot spot = { 0, 0, NULL };

      if (!read_hex (json_array_get_element (told, i), &spot.q, &spot.r, error))
        return NULL;
      g_array_append_val (spots, spot);
    }
  return g_steal_pointer (&spots);
}

static int
find_hex (GArray *spots,
          int     q,
          int     r)
{
  for (guint i = 0; i < spots->len; i++)
    if (g_array_index (spots, HkCzSpot, i).q == q && g_array_index (spots, HkCzSpot, i).r == r)
      return (int) i;
  return -1;
}

static gboolean
read_fires (HkMove   *query,
            GArray   *spots,
            gboolean *burning,
            GError  **error)
{
  JsonArray *told = hk_move_get_array (query, "fires");

  if (told == NULL || json_array_get_length (told) > HK_CZ_N_FIRES)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("One to five hexes burn."));
  for (guint i = 0; i < json_array_get_length (told); i++)
    {
      int q, r, number;

      if (!read_hex (json_array_get_element (told, i), &q, &r, error))
        return FALSE;
      number = find_hex (spots, q, r);
      if (number < 0)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("The hex %d, %d is not on the map."), q, r);
      burning[number] = TRUE;
    }
  return TRUE;
}

static JsonNode *
run_fire (HkMove       *query,
          HkBreakdown **breakdown,
          GError      **error)
{
  g_autoptr (GArray) spots = read_map (query, error);
  g_autofree gboolean *burning = spots == NULL ? NULL : g_new0 (gboolean, MAX (spots->len, 1));
  g_autoptr (HkCzFires) fires = NULL;
  g_autofree char *mean = NULL;
  JsonObject *object;
  JsonArray *chances;
  JsonArray *counts;

  if (spots == NULL || !read_fires (query, spots, burning, error))
    return NULL;
  fires = hk_cz_fires_work_out ((const HkCzSpot *) (void *) spots->data, spots->len, burning);
  object = json_object_new ();
  chances = json_array_new ();
  counts = json_array_new ();
  *breakdown = hk_breakdown_new (_("Where the fires spread"), "card-z/scenario.raging-fire");
  hk_breakdown_set_value (hk_breakdown_add (*breakdown, _("Chance of each direction"), "card-z/scenario.raging-fire"),
                          "1/10");
  for (guint i = 0; i < spots->len; i++)
    {
      const double chance = g_array_index (fires->chances, double, i);
      const HkCzSpot *spot = &g_array_index (spots, HkCzSpot, i);
      g_autofree char *label = g_strdup_printf (_("The hex %d, %d burns"), spot->q, spot->r);

      json_array_add_double_element (chances, chance);
      if (chance > 0)
        hk_breakdown_add_chance (*breakdown, label, chance, "card-z/ruling.fire-spread");
    }
  for (guint i = 0; i < fires->new_fires->len; i++)
    json_array_add_double_element (counts, g_array_index (fires->new_fires, double, i));
  mean = g_strdup_printf ("%.2f", fires->mean);
  hk_breakdown_set_value (hk_breakdown_add (*breakdown, _("New fires on average"), "card-z/scenario.raging-fire"),
                          mean);
  hk_breakdown_add_chance (*breakdown, _("All five fires are on the board"), fires->all, "card-z/scenario.raging-fire");
  json_object_set_array_member (object, "chances", chances);
  json_object_set_array_member (object, "new-fires", counts);
  json_object_set_double_member (object, "mean", fires->mean);
  json_object_set_double_member (object, "all", fires->all);
  return hk_content_take_object (object);
}

/* How likely the horde comes to each hex; it is already where it stands. */
static JsonArray *
list_visits (GArray  *spots,
             int      q,
             int      r,
             gboolean twice_gone,
             guint    phases)
{
  JsonArray *visits = json_array_new ();

  for (guint i = 0; i < spots->len; i++)
    {
      const HkCzSpot *spot = &g_array_index (spots, HkCzSpot, i);
      double visit = 1;

      if (spot->q != q || spot->r != r)
        g_array_unref (hk_cz_horde_work_out ((const HkCzSpot *) (void *) spots->data, spots->len, q, r, twice_gone, phases, (int) i, &visit));
      json_array_add_double_element (visits, visit);
    }
  return visits;
}

static JsonNode *
run_horde (HkMove       *query,
           HkBreakdown **breakdown,
           GError      **error)
{
  g_autoptr (GArray) spots = read_map (query, error);
  const guint phases = (guint) hk_move_get_int (query, "phases", 4);
  const gboolean twice_gone = hk_move_get_boolean (query, "twice-gone", FALSE);
  g_autoptr (GArray) gone = NULL;
  int q = 0;
  int r = 0;
  int watched = -1;
  int watched_q, watched_r;
  double visit = 0;
  JsonObject *object;
  JsonArray *array;

  if (spots == NULL || (hk_move_has (query, "at") && !read_hex (hk_move_get_node (query, "at"), &q, &r, error)))
    return NULL;
  if (hk_move_has (query, "watched"))
    {
      if (!read_hex (hk_move_get_node (query, "watched"), &watched_q, &watched_r, error))
        return NULL;
      watched = find_hex (spots, watched_q, watched_r);
      if (watched < 0)
        {
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("The hex %d, %d is not on the map."), watched_q, watched_r);
          return NULL;
        }
    }
  gone = hk_cz_horde_work_out ((const HkCzSpot *) (void *) spots->data, spots->len, q, r, twice_gone, phases, watched, &visit);
  object = json_object_new ();
  array = json_array_new ();
  *breakdown = hk_breakdown_new (_("Where the horde goes"), "card-z/horde.walk");
  hk_breakdown_set_mark (hk_breakdown_add_int (*breakdown, _("Ends of phases, four a day"), (int) phases,
                                               "card-z/horde.walk"), HK_BREAKDOWN_PLAIN);
  if (twice_gone)
    hk_breakdown_set_mark (hk_breakdown_add_int (*breakdown, _("Steps beside the map, one after the other, that take it away"), 2,
                                                 "card-z/ruling.off-map"), HK_BREAKDOWN_PLAIN);
  for (guint i = 0; i < gone->len; i++)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("Off the map after %u phase", "Off the map after %u phases", i + 1), i + 1);

      json_array_add_double_element (array, g_array_index (gone, double, i));
      hk_breakdown_add_chance (*breakdown, label, g_array_index (gone, double, i), "card-z/horde.off-map");
    }
  if (watched >= 0)
    {
      hk_breakdown_add_chance (*breakdown, _("It comes to the Location that is watched"), visit, "card-z/horde.walk");
      json_object_set_double_member (object, "visit", visit);
    }
  json_object_set_array_member (object, "gone", array);
  json_object_set_array_member (object, "visits", list_visits (spots, q, r, twice_gone, phases));
  return hk_content_take_object (object);
}

static const char * const patterns[] = { "a", "b", "c", NULL };

#define MAP_PARAMS \
  { "pattern", HK_PARAM_STRING, FALSE, 0, 0, patterns, N_("The map pattern; a when left out"), N_("Map") }, \
  { "hexes", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The hexes of a map of your own, each as [column, row]"), N_("Hexes of the map") }

static const HkParamSpec scout_params[] = {
  { "roll", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The roll, such as 2d6-2"), N_("Roll") },
  { "locked", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("Locked rooms that are taken off a reward"), N_("Locked rooms") },
};

static const HkParamSpec fire_params[] = {
  { "fires", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("The hexes that burn, each as [column, row]"), N_("Hexes that burn") },
  MAP_PARAMS,
};

static const HkParamSpec horde_params[] = {
  { "at", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("Where the horde is, as [column, row]; in the middle when left out"), N_("Where they stand") },
  { "phases", HK_PARAM_INT, FALSE, 1, MOST_PHASES, NULL, N_("How many ends of phases to look ahead; four when left out"), N_("Phases") },
  { "twice-gone", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a second step beside the map takes it away, too"),
    N_("Gone with the second step beside the map") },
  { "watched", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("A hex that the horde may come to, as [column, row]"), N_("Watched") },
  MAP_PARAMS,
};

const HkCalculatorSpec hk_cz_map_calculators[] = {
  { "scout-odds", N_("What a scout roll or a reward brings"), scout_params, G_N_ELEMENTS (scout_params), run_scout, hk_cz_list_scouts,
    .keywords = N_("dice Encounters Loot chance") },
  { "fire-odds", N_("Where the fires spread"), fire_params, G_N_ELEMENTS (fire_params), run_fire, hk_cz_list_fires,
    .keywords = N_("forecast burn flames chance") },
  { "horde-odds", N_("When the horde leaves the map"), horde_params, G_N_ELEMENTS (horde_params), run_horde, hk_cz_list_hordes,
    .keywords = N_("forecast walk move chance") },
};

const guint hk_cz_n_map_calculators = G_N_ELEMENTS (hk_cz_map_calculators);
