/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-error.h"
#include "cz-check.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "party/hk-cz-party.h"
#include "hk-play-whole.h"

#define N_SAFE_CHIPS 10

static guint
count_in_deck (HkDeck     *deck,
               const char *id)
{
  g_auto (GStrv) removed = NULL;
  guint n;

  if (deck == NULL)
    return 0;
  n = hk_deck_count (deck, id);
  g_object_get (deck, "removed", &removed, NULL);
  for (guint i = 0; hk_deck_get_discards (deck) != NULL && hk_deck_get_discards (deck)[i] != NULL; i++)
    n += g_str_equal (hk_deck_get_discards (deck)[i], id);
  for (guint i = 0; removed != NULL && removed[i] != NULL; i++)
    n += g_str_equal (removed[i], id);
  return n;
}

/* Every Encounter card is in one place: a deck, a Location, the group, or under the Human Enemies that it stands for. */
static void
check_cards (HkCzTable *table)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (table, i);

      for (int j = 0; j < hk_cz_location_get_n_encounters (location); j++)
        {
          HkCzEncounter *encounter = hk_cz_location_get_encounter (location, j);

          if (encounter->id != NULL && hk_cz_table_find_card (table, encounter->id) != NULL && !g_hash_table_add (seen, encounter->id))
            g_error ("The Encounter %s lies twice", encounter->id);
        }
    }
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (survivor->kind != HK_CZ_SURVIVOR_CHARACTER && survivor->id != NULL && !g_hash_table_add (seen, survivor->id))
        g_error ("%s is there twice", survivor->name);
    }
  if (table->battle != NULL && table->battle->human_card != NULL && !table->humans_removed)
    g_hash_table_add (seen, table->battle->human_card);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->cards)); i++)
    {
      g_autoptr (HkCzCard) card = g_list_model_get_item (G_LIST_MODEL (table->cards), i);
      const guint n = count_in_deck (table->encounter_deck, card->id) + count_in_deck (table->human_deck, card->id) + g_hash_table_contains (seen, card->id);

      if (g_str_equal (card->type, "human") && n == 0)
        g_assert_true (table->humans_removed);
      else if (n != 1)
        g_error ("The card %s (%s) is in %u places", card->id, card->type, n);
    }
}

static void
count_loot (GHashTable *counts,
            const char *kind)
{
  if (!g_str_equal (kind, HK_CZ_BACKPACK))
    g_hash_table_insert (counts, g_strdup (kind), GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (counts, kind)) + 1));
}

static void
count_loot_list (GHashTable *counts,
                 HkRecordList *list)
{
  for (guint i = 0; list != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (HkCzLoot) loot = g_list_model_get_item (G_LIST_MODEL (list), i);

      count_loot (counts, loot->kind);
    }
}

static void
count_loot_deck (GHashTable *counts,
                 HkDeck     *deck)
{
  g_auto (GStrv) left = NULL;
  g_auto (GStrv) discarded = NULL;
  g_auto (GStrv) removed = NULL;

  if (deck == NULL)
    return;
  g_object_get (deck, "draw-pile", &left, "discard-pile", &discarded, "removed", &removed, NULL);
  for (guint i = 0; left != NULL && left[i] != NULL; i++)
    count_loot (counts, left[i]);
  for (guint i = 0; discarded != NULL && discarded[i] != NULL; i++)
    count_loot (counts, discarded[i]);
  for (guint i = 0; removed != NULL && removed[i] != NULL; i++)
    count_loot (counts, removed[i]);
}

/**
 * cz_count_loot:
 * @table: a table
 *
 * Returns: (transfer full) (element-type utf8 uint): how many cards of each kind of Loot there are, wherever they are
 */
GHashTable *
cz_count_loot (HkCzTable *table)
{
  GHashTable *counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  count_loot_deck (counts, table->residential_deck);
  count_loot_deck (counts, table->commercial_deck);
  count_loot_deck (counts, table->fresh_deck);
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    count_loot_list (counts, hk_cz_table_get_survivor (table, i)->loot);
  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (table, i);

      count_loot_list (counts, location->left);
      count_loot_list (counts, location->stock);
      for (int j = 0; j < hk_cz_location_get_n_encounters (location); j++)
        count_loot_list (counts, hk_cz_location_get_encounter (location, j)->stuck);
    }
  return counts;
}

/* As many cards of each kind as there were; only Human Enemies who were killed add to them. */
static void
check_loot_cards (HkCzTable  *table,
                  GHashTable *before)
{
  g_autoptr (GHashTable) now = cz_count_loot (table);
  GHashTableIter iter;
  gpointer kind, n;

  g_hash_table_iter_init (&iter, before);
  while (g_hash_table_iter_next (&iter, &kind, &n))
    {
      const guint count = GPOINTER_TO_UINT (g_hash_table_lookup (now, kind));

      if (count != GPOINTER_TO_UINT (n) && !(count > GPOINTER_TO_UINT (n) && table->humans_removed))
        g_error ("There were %u cards %s, now there are %u", GPOINTER_TO_UINT (n), (const char *) kind, count);
    }
  g_hash_table_iter_init (&iter, now);
  while (g_hash_table_iter_next (&iter, &kind, &n))
    if (!g_hash_table_contains (before, kind) && !table->humans_removed)
      g_error ("There is a card %s that was not there", (const char *) kind);
}

static void
check_supply (HkCzTable  *table,
              HkRecordList *list,
              const char *where)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (HkCzLoot) loot = g_list_model_get_item (G_LIST_MODEL (list), i);
      HkCzGear *gear = hk_cz_table_find_gear (table, loot->kind);

      if (loot->supply < -1 || (gear != NULL && !g_str_equal (gear->source, "told") && (loot->supply < 0 || loot->supply > MAX (0, gear->supply))))
        g_error ("%s at %s has a supply of %d out of %d", loot->kind, where, loot->supply, gear == NULL ? -1 : gear->supply);
      g_assert_cmpint (loot->spent, >=, 0);
      g_assert_cmpint (loot->lost, >=, 0);
    }
}

static void
check_survivor (HkCzTable *table,
                int        number)
{
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, number);
  const gboolean weak = survivor->starving || survivor->sick != NULL;
  HkCzBurden burden;

  check_supply (table, survivor->loot, survivor->name);
  g_assert_cmpint (survivor->wounds, >=, 0);
  g_assert_cmpint (survivor->wounds, <=, 1);
  if (survivor->dead)
    {
      g_autoptr (GPtrArray) offers = hk_cz_list_survivor_moves (table, number);
      g_autoptr (GPtrArray) battle = hk_cz_list_battle_moves (table, number);

      g_assert_false (survivor->on_field);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (survivor->loot)), ==, 0);
      g_assert_false (survivor->backpack);
      g_assert_cmpuint (offers->len, ==, 0);
      g_assert_cmpuint (battle->len, ==, 0);
      return;
    }
  /* Who starts at a base that the group has still to lay is nowhere. */
  g_assert_true (hk_cz_table_get_location (table, survivor->place) != NULL || hk_cz_table_get_player (table, survivor->player)->base < 0);
  g_assert_true (!survivor->on_field || (table->battle != NULL && table->battle->started && table->battle->place == survivor->place));
  g_assert_true (survivor->infected == 0 || survivor->on_field || (table->battle != NULL && table->battle->place == survivor->place));
  hk_cz_table_weigh (table, number, &burden);
  if (!weak && hk_cz_table_is_overloaded (table, number))
    g_error ("%s carries %d of %d on hand and %d of %d in the Backpack", survivor->name, burden.hand, burden.limit, burden.packed, burden.places);
}

static void
check_encounter (HkCzTable     *table,
                 int            place,
                 HkCzEncounter *encounter)
{
  g_assert_true (encounter->revealed || !encounter->acted);
  g_assert_true (!encounter->bite_due || (table->battle != NULL && table->battle->place == place));
  g_assert_true (!encounter->locked || encounter->engaged == NULL);
  g_assert_true (encounter->distance != 1 || (table->battle != NULL && table->battle->place == place));
  for (guint i = 0; encounter->engaged != NULL && encounter->engaged[i] != NULL; i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, (int) g_ascii_strtoll (encounter->engaged[i], NULL, 10));

      g_assert_nonnull (survivor);
      if (!survivor->on_field)
        g_error ("%s is engaged and not on the battlefield", survivor->name);
    }
}

static void
check_locations (HkCzTable *table)
{
  int fires = 0;

  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (table, i);

      fires += location->fire;
      g_assert_false (location->fire && location->safe);
      check_supply (table, location->left, location->name);
      check_supply (table, location->stock, location->name);
      for (int j = 0; j < i; j++)
        g_assert_true (hk_cz_table_get_location (table, j)->q != location->q || hk_cz_table_get_location (table, j)->r != location->r);
      for (int j = 0; j < hk_cz_location_get_n_encounters (location); j++)
        check_encounter (table, i, hk_cz_location_get_encounter (location, j));
    }
  g_assert_cmpint (fires, <=, HK_CZ_N_FIRES);
}

static void
check_steps (HkCzTable *table)
{
  g_autofree char *outcome = hk_table_get_outcome (HK_TABLE (table));

  hk_play_check_views (HK_TABLE (table));
  g_assert_true ((outcome != NULL) == hk_table_is_over (HK_TABLE (table)));
  g_assert_true ((table->outcome != HK_CZ_OUTCOME_NONE) == (hk_cz_table_get_phase (table) == HK_CZ_PHASE_OVER));
}

/**
 * cz_check_table:
 * @table: a table
 * @loot: (nullable): what cz_count_loot() gave at the beginning; %NULL when the group draws Loot
 *
 * What has to hold at every moment.
 */
void
cz_check_table (HkCzTable  *table,
                GHashTable *loot)
{
  check_cards (table);
  if (loot != NULL)
    check_loot_cards (table, loot);
  check_locations (table);
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    check_survivor (table, i);
  if (table->battle != NULL)
    {
      g_assert_nonnull (hk_cz_table_get_location (table, table->battle->place));
      g_assert_true (table->battle->started == (table->battle->round > 0));
    }
  if (table->current_player >= 0 && table->outcome == HK_CZ_OUTCOME_NONE)
    g_assert_nonnull (hk_cz_table_get_player (table, table->current_player));
  check_steps (table);
}

/* An end is called at the move that brings it. */
void
cz_check_end (HkCzTable *table)
{
  g_autoptr (HkTable) copy = NULL;
  g_autoptr (HkMove) move = NULL;
  g_autoptr (HkRandom) random = NULL;

  if (table->outcome != HK_CZ_OUTCOME_NONE)
    return;
  copy = hk_table_copy (HK_TABLE (table));
  move = hk_move_new ("note", NULL);
  random = hk_random_new (1);
  hk_move_begin (move, random);
  if (hk_cz_table_check_end (HK_CZ_TABLE (copy), move))
    g_error ("The game should have ended a move ago: %s", HK_CZ_TABLE (copy)->reason);
}

/* Dawn, day, night and reckoning follow each other. */
void
cz_check_phase (HkCzTable *table,
                HkCzPhase  before,
                int        day)
{
  if (table->phase == before)
    {
      g_assert_cmpint (table->day, ==, day);
      return;
    }
  if (hk_cz_table_get_phase (table) == HK_CZ_PHASE_OVER)
    return;
  g_assert_cmpint (table->phase, ==, before == HK_CZ_PHASE_RECKONING ? HK_CZ_PHASE_DAWN : before + 1);
  g_assert_cmpint (table->day, ==, day + (before == HK_CZ_PHASE_RECKONING));
}

/* What is offered as legal is legal, and what is not is refused for the reason that is given. */
static void
check_offer (HkCzTable    *table,
             HkCzParty    *bot,
             HkMoveOption *offer)
{
  g_autoptr (HkTable) copy = hk_table_copy (HK_TABLE (table));
  g_autoptr (HkMove) move = hk_cz_party_fill (bot, table, offer);
  const char * const *missing = hk_move_option_get_missing (offer);
  gboolean asks = missing != NULL && missing[0] != NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), hk_move_get_params (move));
  g_autofree char *text = json_to_string (node, FALSE);

  g_assert_nonnull (hk_move_option_get_title (offer));
  if (hk_table_apply (copy, move, &error))
    {
      if (!hk_move_option_is_legal (offer))
        g_error ("“%s” (%s %s) was refused because “%s”, but is allowed", hk_move_option_get_title (offer),
                 hk_move_get_name (move), text, hk_move_option_get_reason (offer));
    }
  else if (hk_move_option_is_legal (offer))
    {
      asks |= hk_move_get_asked (move)[0] != NULL;
      if (!asks || g_error_matches (error, HK_ERROR, HK_ERROR_REFUSED))
        g_error ("“%s” (%s %s) was offered, but: %s", hk_move_option_get_title (offer), hk_move_get_name (move), text,
                 error->message);
    }
  else if (!asks && !g_str_equal (hk_move_get_name (move), "attack") && g_strcmp0 (error->message,
                                                                                   hk_move_option_get_reason (offer)) != 0)
    g_error ("“%s” (%s %s) was refused because “%s”, but is so because “%s”", hk_move_option_get_title (offer),
             hk_move_get_name (move), text,
             hk_move_option_get_reason (offer), error->message);
}

static void
check_list (HkCzTable *table,
            HkCzParty   *bot,
            GPtrArray *taken_offers)
{
  g_autoptr (GPtrArray) offers = taken_offers;
  const guint start = (guint) hk_cz_party_roll (bot, 4);

  for (guint i = start; i < offers->len; i += 4)
    check_offer (table, bot, g_ptr_array_index (offers, i));
}

/**
 * cz_check_offers:
 * @table: a table
 * @bot: (type HkCzParty): a bot, other than the one that plays
 *
 * Tries a quarter of all offers on copies.
 */
void
cz_check_offers (HkCzTable *table,
                 gpointer   bot)
{
  const int player = table->current_player;

  check_list (table, bot, hk_cz_list_player_moves (table, MAX (0, player)));
  for (int i = hk_cz_party_roll (bot, 5); i < hk_cz_table_get_n_locations (table); i += 5)
    check_list (table, bot, hk_cz_list_location_moves (table, i));
  check_list (table, bot, hk_cz_list_location_moves (table, hk_cz_table_get_player_place (table, MAX (0, player))));
  for (int i = -1; i < hk_cz_table_get_n_survivors (table); i++)
    {
      check_list (table, bot, hk_cz_list_battle_moves (table, i));
      if (i >= 0)
        check_list (table, bot, hk_cz_list_survivor_moves (table, i));
    }
}
