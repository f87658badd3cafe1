/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "hk-aotd-calc-spawn.h"
#include "hk-aotd-situations.h"

/* The calculator of the next spawn step. */

#define DECK_SIZE 60

static const char * const levels[] = { "blue", "yellow", "orange", "red", NULL };

/* In the order of hk_aotd_odds_types. */
static const char * const labels[] = {
  N_("Shamblers on average"), N_("Alphas on average"), N_("Chance that Valentine comes"), N_("Chance that the Queen comes"),
  N_("Chance that Zeus comes"),
};

/* Returns (transfer full): how it came about.
 * @odds: what the next spawn step brings */
HkBreakdown *
hk_aotd_spawn_odds_explain (const HkAotdSpawnOdds *odds)
{
  HkBreakdown *breakdown = hk_breakdown_new (_("The next spawn step"), "army-of-the-dead/spawn.step");
  HkBreakdown *line;

  hk_breakdown_add_int (breakdown, _("Zombie cards drawn"), (int) odds->zombie_cards, "army-of-the-dead/spawn.deck");
  hk_breakdown_add_int (breakdown, _("Zeus Orders drawn"), (int) odds->zeus_orders, "army-of-the-dead/spawn.zeus-zone");
  line = hk_breakdown_add (breakdown, _("Line of the cards"), "army-of-the-dead/spawn.card-line");
  hk_breakdown_set_value (line, hk_aotd_level_get_title (odds->level));
  for (guint i = 0; i < HK_AOTD_N_TYPES; i++)
    {
      const char *type = hk_aotd_odds_types[i];
      const gboolean abomination = hk_aotd_is_abomination (type);
      g_autofree char *mean = g_strdup_printf ("%.2f", odds->expected[i]);

      if (abomination && odds->expected[i] <= 0)
        continue;
      line = hk_breakdown_add (breakdown, _(labels[i]),
                               abomination ? "army-of-the-dead/spawn.abominations" : "army-of-the-dead/spawn.card-line");
      if (abomination)
        hk_breakdown_set_chance (line, odds->expected[i]);
      else
        hk_breakdown_set_value (line, mean);
      hk_breakdown_set_mark (line, odds->stand_in ? HK_BREAKDOWN_STAND_IN : HK_BREAKDOWN_RESULT);
      if (!abomination)
        {
          hk_breakdown_add_int (line, _("In the box"), odds->pool[i], "army-of-the-dead/spawn.running-out");
          hk_breakdown_add_chance (line, _("Chance of an extra Activation"), odds->shortage[i],
                                   "army-of-the-dead/spawn.running-out");
        }
    }
  return breakdown;
}

static JsonNode *
to_json (const HkAotdSpawnOdds *odds)
{
  JsonObject *object = json_object_new ();
  JsonNode *node;

  json_object_set_string_member (object, "level", hk_aotd_level_get_id (odds->level));
  json_object_set_int_member (object, "zombie-cards", odds->zombie_cards);
  json_object_set_int_member (object, "zeus-orders", odds->zeus_orders);
  for (guint i = 0; i < HK_AOTD_N_TYPES; i++)
    {
      JsonObject *type = json_object_new ();

      json_object_set_double_member (type, "expected", odds->expected[i]);
      if (!hk_aotd_is_abomination (hk_aotd_odds_types[i]))
        {
          json_object_set_double_member (type, "shortage", odds->shortage[i]);
          json_object_set_int_member (type, "pool", odds->pool[i]);
        }
      json_object_set_object_member (object, hk_aotd_odds_types[i], type);
    }
  node = json_node_init_object (json_node_alloc (), object);
  json_object_unref (object);
  return node;
}

/* A card: its type and either how many come or the line of each level. */
static gboolean
read_card (JsonNode       *node,
           const char     *level,
           HkAotdOddsCard *card,
           GError        **error)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  const char *type = object == NULL ? NULL : hk_content_string (object, "type", _("a card"), error);
  int count = 1;

  if (object == NULL)
    g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("A card has to be an object with a type and its lines."));
  if (type == NULL)
    return FALSE;
  if (!g_strv_contains (hk_aotd_odds_types, type) && !g_str_equal (type, "none"))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There are no Zombies of the type “%s”."), type);
  if (!g_str_equal (type, "none") && !hk_aotd_is_abomination (type)
      && !hk_content_int (object, json_object_has_member (object, "count") ? "count" : level, _("a card"), 0, 30, &count, error))
    return FALSE;
  card->type = g_str_equal (type, "none") ? "none" : g_intern_string (type);
  card->count = g_str_equal (type, "none") ? 0 : count;
  return TRUE;
}

/* The cards of @param; those of the stand-in of @kind when it is left out. */
static gboolean
read_cards (HkMove          *query,
            const char      *param,
            const char      *kind,
            const char      *level,
            HkAotdOddsCard  *cards,
            guint           *n_cards,
            HkAotdSpawnOdds *odds,
            GError         **error)
{
  JsonArray *array = hk_move_get_array (query, param);

  if (array == NULL && hk_move_has (query, param))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” has to be a list of cards."), param);
  if (array == NULL && kind != NULL)
    {
      array = json_object_get_array_member (json_object_get_object_member (hk_content_get (HK_AOTD_GAME, "stand-in"), "components"), kind);
      odds->stand_in = TRUE;
    }
  *n_cards = array == NULL ? 0 : json_array_get_length (array);
  if (*n_cards > DECK_SIZE)
    return hk_error_fail (error, HK_ERROR_PARAMETER,
                          ngettext ("A deck has %d card at most.", "A deck has %d cards at most.", DECK_SIZE), DECK_SIZE);
  for (guint i = 0; i < *n_cards; i++)
    if (!read_card (json_array_get_element (array, i), level, &cards[i], error))
      return FALSE;
  return TRUE;
}

static JsonNode *
run_spawn (HkMove       *query,
           HkBreakdown **breakdown,
           GError      **error)
{
  const char *level = hk_move_has (query, "level") ? hk_move_get_string (query, "level") : "blue";
  HkAotdOddsCard cards[4][DECK_SIZE];
  guint n_cards[4];
  HkAotdSpawnOdds odds = { .level = HK_AOTD_LEVEL_BLUE };
  HkAotdOddsDeck zombies;
  HkAotdOddsDeck zeus;

  for (guint i = 0; levels[i] != NULL; i++)
    if (g_str_equal (levels[i], level))
      odds.level = (HkAotdLevel) i;
  odds.pool[0] = hk_move_get_int (query, "shamblers", HK_AOTD_N_SHAMBLERS);
  odds.pool[1] = hk_move_get_int (query, "alphas", HK_AOTD_N_ALPHAS);
  for (guint i = 2; i < HK_AOTD_N_TYPES; i++)
    odds.pool[i] = 1;
  if (!read_cards (query, "cards", "zombie-card", level, cards[0], &n_cards[0], &odds, error)
      || !read_cards (query, "discards", NULL, level, cards[1], &n_cards[1], &odds, error)
      || !read_cards (query, "orders", "zeus-order", level, cards[2], &n_cards[2], &odds, error)
      || !read_cards (query, "order-discards", NULL, level, cards[3], &n_cards[3], &odds, error))
    return NULL;
  zombies = (HkAotdOddsDeck) { cards[0], n_cards[0], cards[1], n_cards[1], (guint) hk_move_get_int (query, "zones", 2) };
  zeus = (HkAotdOddsDeck) { cards[2], n_cards[2], cards[3], n_cards[3], hk_move_get_boolean (query, "zeus-zone", FALSE) ? 1 : 0 };
  hk_aotd_spawn_odds_fill (&odds, &zombies, &zeus);
  *breakdown = hk_aotd_spawn_odds_explain (&odds);
  return to_json (&odds);
}

static const HkParamSpec spawn_params[] = {
  { "level", HK_PARAM_STRING, FALSE, 0, 0, levels, N_("The highest Danger Level of the team; blue when left out"), N_("Danger Level") },
  { "zones", HK_PARAM_INT, FALSE, 0, 12, NULL, N_("Open Spawn Zones that draw a Zombie card; two when left out"), N_("How many Zones") },
  { "zeus-zone", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the Zeus Spawn Zone spawns too"), N_("Zeus Spawn Zone") },
  { "cards", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The Zombie cards left in the draw pile: type, and count or blue, yellow, orange and red; the invented deck when left out"), N_("Cards drawn by hand") },
  { "discards", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The Zombie cards in the discards"), N_("Cards in the discards") },
  { "orders", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The Zeus Orders left in the draw pile; the invented deck when left out"), N_("Zeus Orders") },
  { "order-discards", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The Zeus Orders in the discards"), N_("Zeus Orders in the discards") },
  { "shamblers", HK_PARAM_INT, FALSE, 0, 30, NULL, N_("Shamblers in the box; all 30 when left out"), N_("Shamblers") },
  { "alphas", HK_PARAM_INT, FALSE, 0, 16, NULL, N_("Alphas in the box; all 16 when left out"), N_("Alphas") },
};

const HkCalculatorSpec hk_aotd_spawn_calculators[] = {
  { "spawn-odds", N_("What the next spawn step brings"), spawn_params, G_N_ELEMENTS (spawn_params), run_spawn, hk_aotd_list_spawns,
    .keywords = N_("Zombies draw cards Danger Level") },
};

const guint hk_aotd_n_spawn_calculators = G_N_ELEMENTS (hk_aotd_spawn_calculators);
