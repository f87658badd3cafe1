/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/dark-age-z/content/hk-daz-pack.h"
#include "hk-daz-cards.h"
#include "hk-daz-play-army.h"
#include "hk-daz-rallying.h"

/* Phase 2: each player in turn puts army cards under the armies, and plays relics. */

typedef struct
{
  int  kingdom;
  int  points;
  guint cards;
  int  clockwise; /* seats from the starting player */
} Rank;

static int
compare_ranks (gconstpointer a,
               gconstpointer b)
{
  const Rank *first = a;
  const Rank *second = b;

  if (first->points != second->points)
    return second->points - first->points;
  if (first->cards != second->cards)
    return first->cards > second->cards ? -1 : 1;
  return first->clockwise - second->clockwise;
}

/* Works out the order of Phase 2 as things stand: most victory points first, then most army cards in hand, then
 * clockwise from the starting player. Returns (transfer full): the players, as numbers. */
GStrv
hk_daz_rallying_get_order (HkDazTable *self)
{
  const int n = (int) hk_daz_table_get_n_players (self);
  g_autoptr (GArray) ranks = g_array_new (FALSE, FALSE, sizeof (Rank));
  g_autoptr (GStrvBuilder) order = g_strv_builder_new ();

  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  for (int i = 0; i < n; i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, i);
      const Rank rank = {
        .kingdom = i,
        .points = kingdom->victory_points,
        .cards = hk_daz_kingdom_get_hand_size (kingdom),
        .clockwise = (i - self->starting_player + 2 * n) % n,
      };

      g_array_append_val (ranks, rank);
    }
  g_array_sort (ranks, compare_ranks);
  for (int i = 0; i < n; i++)
    g_strv_builder_take (order, g_strdup_printf ("%d", g_array_index (ranks, Rank, i).kingdom));
  return g_strv_builder_end (order);
}

/* The first in the order who has not finished; −1 when all have. */
static int
find_next (HkDazTable *self)
{
  if (self->rally_order != NULL && hk_daz_table_has_house_rule (self, "rally-order-follows"))
    {
      g_auto (GStrv) order = hk_daz_rallying_get_order (self);

      hk_record_set_strv (self, &self->rally_order, (const char * const *) order);
    }
  for (guint i = 0; self->rally_order != NULL && self->rally_order[i] != NULL; i++)
    {
      const int number = (int) g_ascii_strtoll (self->rally_order[i], NULL, 10);
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, number);

      if (kingdom != NULL && !kingdom->rallied)
        return number;
    }
  return -1;
}

/* Begins Phase 2 with its order of play. The starting player marker stays where it is. Returns whether it worked.
 * @move: the move that ends Phase 1 */
gboolean
hk_daz_rallying_begin (HkDazTable *self,
                       HkMove     *move,
                       GError    **error)
{
  g_auto (GStrv) order = hk_daz_rallying_get_order (self);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *line = NULL;

  for (guint i = 0; order[i] != NULL; i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) g_ascii_strtoll (order[i], NULL, 10));

      hk_record_set_boolean (kingdom, &kingdom->rallied, FALSE);
      g_ptr_array_add (names, kingdom->name);
    }
  g_ptr_array_add (names, NULL);
  line = g_strjoinv (", ", (char **) names->pdata);
  hk_record_set_strv (self, &self->rally_order, (const char * const *) order);
  hk_record_set_enum (self, &self->phase, HK_DAZ_PHASE_RALLYING);
  hk_record_set_int (self, &self->current_player, find_next (self));
  hk_move_log (move, _("Phase 2 begins, in this order: %s."), line);
  return TRUE;
}

/* Returns whether a card boosts that slot already.
 * @slot: 1 bronze, 2 silver, 3 gold */
gboolean
hk_daz_is_slot_taken (HkDazZone *zone,
                      int        slot)
{
  g_return_val_if_fail (HK_IS_DAZ_ZONE (zone), FALSE);

  for (int i = 0; i < hk_record_list_get_length (zone->reinforcements); i++)
    {
      HkDazReinforcement *item = hk_record_list_get (zone->reinforcements, i);

      if (item->slot == slot)
        return TRUE;
    }
  return FALSE;
}

/* Returns the free slot that such an insignia can boost and that adds the most, or 0.
 * @zone: a zone with an army
 * @rank: the rank of an insignia
 * @technology: the technology level that unlocks slots; 3 for all of them */
int
hk_daz_find_best_slot (HkDazZone *zone,
                       int        rank,
                       int        technology)
{
  int best = 0;

  g_return_val_if_fail (HK_IS_DAZ_ZONE (zone), 0);

  if (zone->army == NULL)
    return 0;
  for (int i = 1; i <= MIN (rank, technology); i++)
    {
      const int bonus = hk_daz_army_get_bonus (zone->army, i);

      if (bonus > 0 && !hk_daz_is_slot_taken (zone, i) && (best == 0 || bonus > hk_daz_army_get_bonus (zone->army, best)))
        best = i;
    }
  return best;
}

/* Puts a card under an army, until Phase 4.
 * @zone: a zone with an active army
 * @card: the card that is put under it
 * @slot: the slot that it boosts */
void
hk_daz_reinforce_zone (HkDazZone *zone,
                       HkDazArmy *card,
                       int        slot,
                       int        bonus)
{
  g_autoptr (HkDazReinforcement) item = NULL;

  g_return_if_fail (HK_IS_DAZ_ZONE (zone) && zone->army != NULL);
  g_return_if_fail (HK_IS_DAZ_ARMY (card));

  item = g_object_new (HK_TYPE_DAZ_REINFORCEMENT,
                       "card", card->card,
                       "rank", MAX (1, card->rank),
                       "slot", slot,
                       "bonus", CLAMP (bonus, 0, 99),
                       "source", zone->army->source,
                       NULL);
  hk_record_list_append (zone->reinforcements, item);
}

/* Who acts in Phase 2; −1 with @error set when it is not the time or the turn. */
static int
check_turn (HkDazTable *self,
            HkMove     *move,
            GError    **error)
{
  const int player = hk_move_get_int (move, "player", hk_daz_table_get_on_turn (self));
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);

  if (hk_daz_table_get_phase (self) != HK_DAZ_PHASE_RALLYING &&
      !hk_move_require_rule (move, "dark-age-z/rallying.overview", error,
                             _("Armies are reinforced in Phase 2, and it is not Phase 2 now.")))
    return -1;
  if (kingdom == NULL || kingdom->barbarian)
    {
      hk_move_ask (move, "player", error, _("Which player acts?"));
      return -1;
    }
  if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_RALLYING && player != self->current_player &&
      /* Translators: %s: a player; %s: a player. */
      !hk_move_require_rule (move, "dark-age-z/rallying.order", error, _("It is the turn of %s, not of %s."),
                             hk_daz_table_get_name_of (self, self->current_player), kingdom->name))
    return -1;
  return player;
}

/* The card to put under an army: of an unseen one the rank of its insignia will do. */
static HkDazArmy *
take_card (HkDazTable *self,
           HkMove     *move,
           int         player,
           GError    **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
  const gboolean is_kept = hk_table_keeps (HK_TABLE (self), "hands");
  guint position;

  if (!hk_move_has (move, "card") && !hk_move_has (move, "rank") &&
      (!is_kept || (!hk_move_has (move, "hand") && hk_daz_kingdom_find_unknown (kingdom, &position))))
    {
      hk_move_ask (move, "rank", error, _("Which Insignia has the card that %s puts under the army?"), kingdom->name);
      return NULL;
    }
  if (!is_kept && !hk_move_has (move, "card"))
    return hk_daz_army_new (NULL, hk_move_get_int (move, "rank", 1), 0, 0, "by-hand");
  if (!hk_move_has (move, "card") && !hk_move_has (move, "hand") && hk_move_has (move, "rank") && !hk_move_has (move, "attack"))
    {
      const int rank = hk_move_get_int (move, "rank", 1);
      const gboolean known = hk_daz_kingdom_find_rank (kingdom, rank, -1, &position);
      HkDazArmy *army;

      if (!known && !hk_daz_kingdom_find_unknown (kingdom, &position))
        {
          /* Translators: %s: a player; %s: a rank. */
          g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s holds no Army Card with a %s Insignia."), kingdom->name,
                       hk_daz_rank_get_name (rank));
          return NULL;
        }
      army = known ? g_object_ref (hk_daz_kingdom_get_card (kingdom, position)) : hk_daz_army_new (NULL, rank, 0, 0, "by-hand");
      hk_record_list_remove_at (kingdom->hand, position);
      return army;
    }
  return hk_daz_take_from_hand (self, move, player, error);
}

static gboolean
check_zone (HkDazTable *self,
            HkMove     *move,
            int         player,
            HkDazZone  *zone,
            GError    **error)
{
  if (zone == NULL || zone->army == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no army there to reinforce."));
  if (zone->defeated &&
      !hk_move_require_rule (move, "dark-age-z/rallying.reinforce", error,
                             _("The army in Zone %d is defeated and cannot be reinforced."), zone->number))
    return FALSE;
  return zone->loyalty == player ||
         hk_move_require_rule (move, "dark-age-z/rallying.reinforce", error,
                               _("The army in Zone %d is loyal to %s: players reinforce their own armies."),
                               zone->number, hk_daz_table_get_name_of (self, zone->loyalty));
}

/* The technology level of the player; the highest where it is not kept. */
static int
get_technology (HkDazTable *self,
                int         player)
{
  return hk_table_keeps (HK_TABLE (self), "tokens") ? hk_daz_table_get_kingdom (self, player)->technology : HK_DAZ_RANK_GOLD;
}

/* The slot that a card of @rank boosts unless somebody picks another. */
static int
find_slot (HkDazTable *self,
           HkDazZone  *zone,
           int         rank,
           int         technology)
{
  const int best = hk_daz_find_best_slot (zone, rank, technology);
  int slot = MAX (1, MIN (rank, technology));

  if (best > 0 && !zone->army->slots_unknown)
    return best;
  while (slot > 1 && hk_daz_is_slot_taken (zone, slot) && !hk_daz_table_has_house_rule (self, "cards-share-slot"))
    slot--;
  return slot;
}

/* Keeps what the slot of an army adds, for the table and for the pack: nobody tells it again. */
static void
keep_bonus (HkMove    *move,
            HkDazArmy *army,
            int        slot,
            int        bonus)
{
  static const char * const properties[] = { NULL, "bronze-bonus", "silver-bonus", "gold-bonus" };
  g_autoptr (JsonObject) component = NULL;

  if (!army->slots_unknown || bonus == hk_daz_army_get_bonus (army, slot))
    return;
  g_object_set (army, properties[slot], bonus, NULL);
  component = hk_daz_pack_from_army (army);
  hk_move_learn (move, "army-card", component);
}

/* The slot to boost with @rank, and what it adds; 0 with @error set when there is none. */
static int
choose_slot (HkDazTable *self,
             HkMove     *move,
             int         player,
             HkDazZone  *zone,
             int         rank,
             int        *bonus,
             GError    **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
  const int slot = hk_move_get_int (move, "slot", find_slot (self, zone, rank, get_technology (self, player)));

  *bonus = hk_move_get_int (move, "bonus", hk_daz_army_get_bonus (zone->army, slot));
  if (hk_daz_is_slot_taken (zone, slot) && !hk_daz_table_has_house_rule (self, "cards-share-slot"))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The %s slot of that army is boosted already."), hk_daz_rank_get_name (slot));
      return 0;
    }
  if (slot > get_technology (self, player) &&
      !hk_move_require_rule (move, "dark-age-z/rallying.slots", error,
                             /* Translators: %s: a player; %s: a rank; %d: a level; %d: a level. */
                             _("%s has not unlocked %s slots: that takes technology level %d, and the kingdom is at level %d."),
                             kingdom->name, hk_daz_rank_get_name (slot), slot, kingdom->technology))
    return 0;
  if (rank < slot &&
      !hk_move_require_rule (move, "dark-age-z/rallying.insignia", error,
                             /* Translators: %s: a rank; %s: a rank. */
                             _("A %s Insignia cannot boost a %s slot: it takes one of the same or a higher rank."),
                             hk_daz_rank_get_name (rank), hk_daz_rank_get_name (slot)))
    return 0;
  if (*bonus == 0 && zone->army->slots_unknown && !hk_move_has (move, "bonus"))
    {
      hk_move_ask (move, "bonus", error, _("What does the %s slot of the army in Zone %d add?"), hk_daz_rank_get_name (slot), zone->number);
      return 0;
    }
  if (*bonus == 0 &&
      !hk_move_require_rule (move, "dark-age-z/rallying.reinforce", error, _("The army in Zone %d has no %s slot."),
                             zone->number,
                             hk_daz_rank_get_name (slot)))
    return 0;
  return slot;
}

static gboolean
apply_reinforce (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int player = check_turn (self, move, error);
  const int frontier = hk_move_get_int (move, "frontier", 0);
  HkDazZone *zone = hk_daz_table_get_zone (self, frontier, hk_move_get_int (move, "zone", 0));
  g_autoptr (HkDazArmy) card = NULL;
  g_autofree char *army = NULL;
  g_autofree char *name = NULL;
  int slot;
  int bonus;

  if (player < 0 || !hk_daz_check_frontier (self, move, player, frontier, error) || !check_zone (self, move, player, zone, error))
    return FALSE;
  if (get_technology (self, player) == 0 &&
      !hk_move_require_rule (move, "dark-age-z/rallying.slots", error,
                             _("%s has not unlocked any slot: that takes a Military Technology Level."), hk_daz_table_get_name_of (self, player)))
    return FALSE;
  card = take_card (self, move, player, error);
  if (card == NULL)
    return FALSE;
  if (card->rank == HK_DAZ_RANK_WEAKENED)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("A Weakened Army reinforces nothing."));
  slot = choose_slot (self, move, player, zone, card->rank, &bonus, error);
  if (slot == 0)
    return FALSE;
  hk_daz_reinforce_zone (zone, card, slot, bonus);
  keep_bonus (move, zone->army, slot, bonus);
  army = hk_daz_army_describe (zone->army);
  name = hk_daz_table_get_frontier_name (self, frontier);
  /* Translators: %s: a player; %s: an army; %d: a Zone; %s: two players; %d: a bonus. */
  hk_move_log (move, _("%s reinforces the %s in Zone %d of the frontier of %s: +%d."),
               hk_daz_table_get_name_of (self, player), army, zone->number, name, bonus);
  return TRUE;
}

static gboolean
apply_end_rally (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  HkDazKingdom *kingdom;
  int player;
  int next;

  if (hk_daz_table_get_phase (self) != HK_DAZ_PHASE_RALLYING)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("It is not Phase 2 now."));
  player = check_turn (self, move, error);
  if (player < 0)
    return FALSE;
  kingdom = hk_daz_table_get_kingdom (self, player);
  hk_record_set_boolean (kingdom, &kingdom->rallied, TRUE);
  next = find_next (self);
  hk_record_set_int (self, &self->current_player, next);
  if (next >= 0)
    {
      /* Translators: %s: a player; %s: a player. */
      hk_move_log (move, _("%s has rallied; it is the turn of %s."), kingdom->name, hk_daz_table_get_name_of (self,
                                                                                                              next));
      return TRUE;
    }
  hk_record_set_enum (self, &self->phase, HK_DAZ_PHASE_COMBAT);
  hk_move_log (move, _("%s has rallied. All armies stand ready: the zombies come."), kingdom->name);
  return TRUE;
}

/* Ends Phase 1 by hand, should the group have come to its end some other way. */
static gboolean
apply_end_planning (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  if (hk_daz_table_get_phase (self) != HK_DAZ_PHASE_PLANNING)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("It is not Phase 1 now."));
  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    if (self->steps_left != 0 && !hk_daz_table_get_kingdom (self, (int) i)->passed)
      {
        if (!hk_move_require_rule (move, "dark-age-z/planning.end", error,
                                   _("Phase 1 goes on until all have passed or the movement marker is at its end: %s has not passed."),
                                   hk_daz_table_get_name_of (self, (int) i)))
          return FALSE;
        break;
      }
  return hk_daz_end_planning (self, move, error);
}

static const HkParamSpec reinforce_params[] = {
  HK_DAZ_PLAYER_PARAM,
  { "frontier", HK_PARAM_INT, TRUE, 0, 4, NULL, N_("The frontier, by the player on whose left hand it lies"), N_("Frontier"), "frontiers" },
  { "zone", HK_PARAM_INT, TRUE, 1, 5, NULL, N_("The zone of the army to reinforce"), N_("Zone") },
  { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Which Army Card of the hand it is"), N_("Card") },
  { "hand", HK_PARAM_INT, FALSE, 0, 999, NULL, N_("Its place in the hand"), N_("Card from the hand") },
  { "slot", HK_PARAM_INT, FALSE, 1, 3, NULL, N_("The slot: 1 bronze, 2 silver, 3 gold; the best one when left out"),
    N_("Slot") },
  { "bonus", HK_PARAM_INT, FALSE, 0, 10, NULL, N_("What the slot adds, where the app does not know it"),
    N_("Slot adds") },
  HK_DAZ_ARMY_VALUE_PARAMS,
};

static const HkParamSpec end_rally_params[] = {
  HK_DAZ_PLAYER_PARAM,
};

const HkMoveSpec hk_daz_rallying_moves[] = {
  { "end-planning", N_("End Phase 1"), "dark-age-z/planning.end", NULL, 0, apply_end_planning },
  { "reinforce", N_("Reinforce an Army"), "dark-age-z/rallying.reinforce",
    reinforce_params, G_N_ELEMENTS (reinforce_params), apply_reinforce },
  { "end-rally", N_("End One’s Turn of Phase 2"), "dark-age-z/rallying.overview",
    end_rally_params, G_N_ELEMENTS (end_rally_params), apply_end_rally },
};

const guint hk_daz_n_rallying_moves = G_N_ELEMENTS (hk_daz_rallying_moves);
