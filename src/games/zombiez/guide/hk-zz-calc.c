/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/zombiez/rules/hk-zz-odds.h"
#include "games/zombiez/rules/hk-zz-places.h"
#include "games/zombiez/rules/hk-zz-score.h"
#include "games/zombiez/rules/hk-zz-worth.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-calc.h"
#include "hk-zz-situations.h"

/* The calculators: rows and cards are told as texts, such as "zombie-1-2 barricade>axe-1 zombie-4-3". */

#define MAX_CARDS 500

/* "barricade>zombie-3-2": what lies on top comes first. (transfer full) */
static HkZzCard *
read_card (const char *text,
           GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (text, ">", -1);
  g_autoptr (HkZzCard) card = NULL;

  for (guint i = g_strv_length (parts); i > 0; i--)
    {
      g_autoptr (HkZzCard) top = hk_zz_card_new_from_id (parts[i - 1], error);

      if (top == NULL)
        return NULL;
      if (card != NULL && !hk_zz_card_is_barricade (top))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("Only a Barricade lies on another card; all others go to an end of a row."));
          return NULL;
        }
      hk_record_set_record (top, &top->covered, card);
      g_set_object (&card, top);
    }
  if (card == NULL)
    return hk_zz_card_new_from_id (text, error);
  return g_steal_pointer (&card);
}

/* The rows of a query, on a table of their own with the house rules that it names. (transfer full) */
static HkZzTable *
read_table (HkMove  *query,
            GError **error)
{
  g_autoptr (HkZzTable) table = g_object_new (HK_TYPE_ZZ_TABLE, NULL);
  JsonArray *rows = hk_move_get_array (query, "rows");
  JsonArray *house = hk_move_get_array (query, "house");

  for (guint i = 0; house != NULL && i < json_array_get_length (house); i++)
    hk_record_add_text (table, &table->house_rules, json_array_get_string_element (house, i));
  if (rows != NULL && json_array_get_length (rows) > HK_ZZ_N_ROWS)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("There are no more than three rows."));
      return NULL;
    }
  for (guint i = 0; i < HK_ZZ_N_ROWS; i++)
    {
      g_autoptr (HkZzRow) row = g_object_new (HK_TYPE_ZZ_ROW, NULL);
      const char *text = rows == NULL || i >= json_array_get_length (rows) ? "" : json_array_get_string_element (rows, i);
      g_auto (GStrv) cards = g_strsplit_set (text, " ", MAX_CARDS);

      for (guint j = 0; cards[j] != NULL; j++)
        {
          g_autoptr (HkZzCard) card = cards[j][0] == '\0' ? NULL : read_card (cards[j], error);

          if (card == NULL && cards[j][0] != '\0')
            return NULL;
          if (card != NULL)
            hk_record_list_append (row->cards, card);
        }
      hk_record_list_append (table->rows, row);
    }
  return g_steal_pointer (&table);
}

/* "zombie-1-2*4" is four of them. */
static gboolean
add_unseen (HkZzTable  *table,
            GPtrArray  *ids,
            const char *text,
            GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "*", 2);
  const char *id = parts[0] == NULL ? "" : g_strstrip (parts[0]);
  guint64 copies = 1;
  g_autoptr (HkZzCard) card = hk_zz_card_new_from_id (id, error);

  if (card == NULL)
    return FALSE;
  if (parts[1] != NULL && !g_ascii_string_to_unsigned (g_strstrip (parts[1]), 10, 0, MAX_CARDS, &copies, NULL))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” does not say how many cards there are."), text);
  for (guint64 i = 0; i < copies && ids->len <= MAX_CARDS; i++)
    g_ptr_array_add (ids, g_strdup (id));
  return TRUE;
}

static gboolean
read_unseen (HkZzTable *table,
             HkMove    *query,
             GError   **error)
{
  JsonArray *array = hk_move_get_array (query, "unseen");
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (HkDeck) deck = hk_deck_new ("", FALSE);

  for (guint i = 0; i < json_array_get_length (array); i++)
    if (!add_unseen (table, ids, json_array_get_string_element (array, i), error))
      return FALSE;
  if (ids->len == 0 || ids->len > MAX_CARDS)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("It takes one unseen card at least, and no more than 500."));
  g_ptr_array_add (ids, NULL);
  hk_deck_fill (deck, (const char * const *) ids->pdata);
  hk_record_set_record (table, &table->deck, deck);
  return TRUE;
}

static JsonNode *
run_bust (HkMove       *query,
          HkBreakdown **breakdown,
          GError      **error)
{
  g_autoptr (HkZzTable) table = read_table (query, error);
  JsonObject *object;
  HkZzOdds odds;

  if (table == NULL || !read_unseen (table, query, error))
    return NULL;
  hk_zz_table_get_bust_odds (table, &odds);
  *breakdown = hk_zz_table_explain_odds (table);
  object = json_object_new ();
  json_object_set_int_member (object, "left", odds.left);
  json_object_set_int_member (object, "unplaceable", odds.unplaceable);
  json_object_set_double_member (object, "chance", odds.chance);
  return hk_content_take_object (object);
}

static JsonNode *
run_placement (HkMove       *query,
               HkBreakdown **breakdown,
               GError      **error)
{
  g_autoptr (HkZzTable) table = read_table (query, error);
  g_autoptr (HkZzCard) card = table == NULL ? NULL : hk_zz_card_new_from_id (hk_move_get_string (query, "card"), error);
  static const char * const sides[] = { "left", "right", "on-top" };
  g_autoptr (GPtrArray) places = NULL;
  g_autofree char *name = NULL;
  JsonObject *object;
  JsonArray *array;
  int n = 0;

  if (card == NULL)
    return NULL;
  name = hk_zz_table_name_card (table, card);
  places = hk_zz_list_places_of_card (table, card);
  *breakdown = hk_breakdown_new (name, "zombiez/placing.ends");
  array = json_array_new ();
  for (guint i = 0; i < places->len; i++)
    {
      const HkZzPlace *place = g_ptr_array_index (places, i);
      g_autofree char *where = hk_zz_place_describe (place);
      JsonObject *entry = json_object_new ();
      HkBreakdown *term = hk_breakdown_add (*breakdown, where,
                                            place->rule == NULL ? "zombiez/placing.ends" : place->rule);

      hk_breakdown_set_value (term, place->reason == NULL ? _("fits") : place->reason);
      json_object_set_int_member (entry, "row", place->row);
      json_object_set_string_member (entry, "side", place->is_new ? "new" : sides[place->side]);
      json_object_set_int_member (entry, "position", place->position);
      json_object_set_boolean_member (entry, "fits", place->fit == HK_ZZ_FITS);
      if (place->reason != NULL)
        json_object_set_string_member (entry, "reason", place->reason);
      json_array_add_object_element (array, entry);
      n += place->fit == HK_ZZ_FITS;
    }
  hk_breakdown_set_int (*breakdown, n);
  hk_breakdown_set_mark (*breakdown, HK_BREAKDOWN_RESULT);
  object = json_object_new ();
  json_object_set_array_member (object, "places", array);
  json_object_set_boolean_member (object, "bust", n == 0 && !hk_zz_table_is_spare (table, card));
  return hk_content_take_object (object);
}

/* A collection as five numbers, how many of each value. */
static gboolean
read_hand (HkMove     *query,
           const char *param,
           HkZzHand   *hand,
           GError    **error)
{
  JsonArray *array = hk_move_get_array (query, param);

  *hand = (HkZzHand) { { 0 } };
  if (array == NULL)
    return TRUE;
  if (json_array_get_length (array) != HK_ZZ_N_VALUES)
    return hk_error_fail (error, HK_ERROR_PARAMETER,
                          _("A collection is five numbers: how many cards there are of each value from 1 to 5."));
  for (guint i = 0; i < HK_ZZ_N_VALUES; i++)
    hand->counts[i] = (int) json_array_get_int_element (array, i);
  return TRUE;
}

static JsonNode *
run_worth (HkMove       *query,
           HkBreakdown **breakdown,
           GError      **error)
{
  JsonObject *object;
  HkZzHand hand;
  HkZzGain gain = { .axes = hk_move_get_int (query, "axes", 0), .nets = hk_move_get_int (query, "nets", 0),
                    .shotguns = hk_move_get_int (query, "shotguns", 0) };

  if (!read_hand (query, "collection", &hand, error) || !read_hand (query, "zombies", &gain.zombies, error)
      || !read_hand (query, "others", &gain.others, error))
    return NULL;
  *breakdown = hk_zz_gain_explain (&hand, &gain, _("What the row is worth"));
  object = json_object_new ();
  json_object_set_int_member (object, "worth", hk_zz_gain_get_worth (&hand, &gain));
  return hk_content_take_object (object);
}

static JsonNode *
run_score (HkMove       *query,
           HkBreakdown **breakdown,
           GError      **error)
{
  JsonArray *sets = hk_move_get_array (query, "sets");
  JsonArray *cards = hk_move_get_array (query, "cards");
  const guint n = json_array_get_length (sets);
  g_autofree int *points = g_new0 (int, n + 1);
  g_autoptr (GArray) winners = NULL;
  JsonArray *points_array;
  JsonArray *winners_array;
  JsonObject *object;

  if (n == 0 || n > 6 || json_array_get_length (cards) != n)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("It takes the horde sets and the other cards of one to six players."));
      return NULL;
    }
  points_array = json_array_new ();
  winners_array = json_array_new ();
  *breakdown = hk_breakdown_new (_("Victory points"), "zombiez/scoring.winner");
  for (guint i = 0; i < n; i++)
    {
      const int set_points = HK_ZZ_SET_POINTS * (int) json_array_get_int_element (sets, i);
      const int card_points = HK_ZZ_CARD_POINTS * (int) json_array_get_int_element (cards, i);
      g_autofree char *label = g_strdup_printf (_("Player %u"), i + 1);
      HkBreakdown *term;

      points[i] = set_points + card_points;
      json_array_add_int_element (points_array, points[i]);
      term = hk_breakdown_add_int (*breakdown, label, points[i], "zombiez/scoring.winner");
      hk_breakdown_set_mark (term, HK_BREAKDOWN_RESULT);
      hk_breakdown_add_int (term, _("Horde sets, ten points each"), set_points, "zombiez/scoring.sets");
      hk_breakdown_add_int (term, _("Other cards, one point each"), card_points, "zombiez/scoring.loose");
    }
  winners = hk_zz_find_winners (points, NULL, n);
  for (guint i = 0; i < winners->len; i++)
    json_array_add_int_element (winners_array, g_array_index (winners, int, i));
  if (winners->len > 1)
    hk_breakdown_set_mark (hk_breakdown_add_int (*breakdown, _("Players who share the victory"), (int) winners->len,
                                                 "zombiez/ruling.ties"),
                           HK_BREAKDOWN_RULING);
  object = json_object_new ();
  json_object_set_array_member (object, "points", points_array);
  json_object_set_array_member (object, "winners", winners_array);
  return hk_content_take_object (object);
}

static const HkParamSpec bust_params[] = {
  { "rows", HK_PARAM_STRINGS, TRUE, 0, 0, NULL, N_("The rows, cards with spaces between them, such as zombie-1-2 barricade>axe-1") },
  { "unseen", HK_PARAM_STRINGS, TRUE, 0, 0, NULL, N_("The cards that nobody has seen; zombie-1-2*4 is four of them") },
  { "house", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The ids of the house rules that are played") },
};

static const HkParamSpec placement_params[] = {
  { "rows", HK_PARAM_STRINGS, TRUE, 0, 0, NULL, N_("The rows, cards with spaces between them, such as zombie-1-2 barricade>axe-1") },
  { "card", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The card that is to be placed") },
  { "house", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The ids of the house rules that are played") },
};

static const HkParamSpec worth_params[] = {
  { "collection", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("How many cards of each value the player has") },
  { "zombies", HK_PARAM_INTS, TRUE, 0, 99, NULL, N_("How many zombies of each value the row has") },
  { "axes", HK_PARAM_INT, FALSE, 0, 2, NULL, N_("Axes in the row") },
  { "nets", HK_PARAM_INT, FALSE, 0, 2, NULL, N_("Nets in the row") },
  { "shotguns", HK_PARAM_INT, FALSE, 0, 2, NULL, N_("Shotguns in the row") },
  { "others", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("How many cards of each value the other players have") },
};

static const HkParamSpec score_params[] = {
  { "sets", HK_PARAM_INTS, TRUE, 0, 99, NULL, N_("The horde sets of each player") },
  { "cards", HK_PARAM_INTS, TRUE, 0, 999, NULL, N_("The other cards of each player") },
};

const HkCalculatorSpec hk_zz_calculators[] = {
  { "bust-chance", N_("The chance that the next card has no place"), bust_params, G_N_ELEMENTS (bust_params), run_bust, hk_zz_list_busts,
    .keywords = N_("bust risk draw push luck odds") },
  { "placement", N_("Where a card can be placed"), placement_params, G_N_ELEMENTS (placement_params), run_placement, hk_zz_list_placements,
    .keywords = N_("place fit end of a row chance") },
  { "row-worth", N_("What a row is worth"), worth_params, G_N_ELEMENTS (worth_params), run_worth, hk_zz_list_worths,
    .keywords = N_("take reward value points") },
  { "final-score", N_("The final score"), score_params, G_N_ELEMENTS (score_params), run_score, hk_zz_list_scores,
    .keywords = N_("sum points winner horde sets") },
};

const guint hk_zz_n_calculators = G_N_ELEMENTS (hk_zz_calculators);
