/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-dry-run.h"
#include "games/dark-age-z/rules/hk-daz-cleanup.h"
#include "games/dark-age-z/rules/hk-daz-play-army.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-guide.h"
#include "hk-daz-legal.h"

/* What can be done now at a zone or with a kingdom, found out by trying it on a copy. */

typedef struct
{
  HkDazTable *table;
  HkDryRun    trial;
  GPtrArray  *offers; /* HkMoveOption */
} Search;

/* What an effect of a relic wants to be told. */
typedef enum
{
  WANTS_NOTHING,
  WANTS_ZONE,
  WANTS_PLAYER,
  WANTS_FRONTIER,
} Wants;

static const struct
{
  const char *relic;
  const char *effect;
  Wants       wants;
  const char *missing[4];
} relic_effects[] = {
  { "angels-kiss", "a", WANTS_ZONE, { "loyalty" } },
  { "angels-kiss", "b", WANTS_FRONTIER, { "card", "loyalty" } },
  { "apollos-eyes", "a", WANTS_NOTHING, { NULL } },
  { "apollos-eyes", "b", WANTS_NOTHING, { NULL } },
  { "azraels-roar", "a", WANTS_ZONE, { NULL } },
  { "azraels-roar", "b", WANTS_ZONE, { NULL } },
  { "invisible-spear", "a", WANTS_ZONE, { NULL } },
  { "invisible-spear", "b", WANTS_ZONE, { NULL } },
  { "draculas-potion", "a", WANTS_NOTHING, { NULL } },
  { "draculas-potion", "b", WANTS_ZONE, { "what" } },
  { "gaze-of-the-dead", "a", WANTS_NOTHING, { NULL } },
  { "gaze-of-the-dead", "b", WANTS_NOTHING, { NULL } },
  { "howling-hammer", "a", WANTS_FRONTIER, { "frontier2", "count" } },
  { "howling-hammer", "b", WANTS_ZONE, { "card", "slot" } },
  { "iron-steed", "a", WANTS_PLAYER, { "count" } },
  { "iron-steed", "b", WANTS_PLAYER, { "count" } },
  { "mind-reader", "a", WANTS_ZONE, { "hand" } },
  { "mind-reader", "b", WANTS_PLAYER, { "target2" } },
  { "star-of-dawn", "a", WANTS_ZONE, { NULL } },
  { "star-of-dawn", "b", WANTS_ZONE, { "zone2" } },
  { "immortal-vest", "a", WANTS_NOTHING, { NULL } },
  { "immortal-vest", "b", WANTS_PLAYER, { NULL } },
  { "titanic-essence", "a", WANTS_NOTHING, { "card" } },
  { "titanic-essence", "b", WANTS_FRONTIER, { NULL } },
};

/* Tries @move; a parameter that the person has yet to give does not count against it. */
static void
offer (Search             *search,
       const char         *label,
       HkMove             *move,
       const char * const *missing)
{
  g_autofree char *reason = hk_dry_run_find_reason (&search->trial, move);

  g_ptr_array_add (search->offers, hk_move_option_new (label, NULL, move, missing, reason));
}

static void
offer_simple (Search     *search,
              const char *label,
              HkMove     *taken_move)
{
  g_autoptr (HkMove) move = taken_move;

  offer (search, label, move, NULL);
}

static void
offer_asking (Search     *search,
              const char *label,
              HkMove     *taken_move,
              const char *first,
              const char *second)
{
  g_autoptr (HkMove) move = taken_move;
  const char * const missing[] = { first, second, NULL };

  offer (search, label, move, missing);
}

/* Offers every relic of @player whose effect wants what is given. */
static void
offer_relics (Search *search,
              int     player,
              Wants   wants,
              int     frontier,
              int     zone,
              int     target)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (search->table, player);

  for (guint i = 0; kingdom != NULL && i < G_N_ELEMENTS (relic_effects); i++)
    {
      const HkDazRelic *relic = hk_daz_content_find_relic (relic_effects[i].relic);
      const gboolean a = relic_effects[i].effect[0] == 'a';
      g_autoptr (HkMove) move = NULL;
      g_autofree char *label = NULL;

      if (relic_effects[i].wants != wants || !hk_record_has_text (kingdom->relics, relic->id))
        continue;
      move = hk_move_build ("play-relic", "i:player", player, "s:relic", relic->id, "s:effect", relic_effects[i].effect, NULL);
      if (frontier >= 0)
        json_object_set_int_member (hk_move_get_params (move), "frontier", frontier);
      if (zone > 0)
        json_object_set_int_member (hk_move_get_params (move), "zone", zone);
      if (target >= 0)
        json_object_set_int_member (hk_move_get_params (move), "target", target);
      label = g_strdup_printf (C_("a relic and one of its effects", "%s: %s"), relic->name,
                               a ? _(relic->effect_a) : _(relic->effect_b));
      offer (search, label, move, relic_effects[i].missing);
    }
}

/* A relic that only its player knows can be any. */
static void
offer_unseen_relic (Search *search,
                    int     player)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (search->table, player);

  if (kingdom != NULL && hk_record_has_text (kingdom->relics, ""))
    offer_asking (search, _("Play a Relic Card"), hk_move_build ("play-relic", "i:player", player, NULL), "relic", "effect");
}

static GPtrArray *
finish (Search *search)
{
  return search->offers;
}

static void
offer_army (Search     *search,
            const char *name,
            const char *label,
            int         frontier,
            int         zone)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (search->table, frontier);
  const int free_zone = hk_daz_find_free_zone (board);

  if (zone == (free_zone == 0 ? HK_DAZ_N_ZONES : free_zone))
    offer_asking (search, label, hk_move_build (name, "i:frontier", frontier, "i:zone", zone, NULL),
                  g_str_equal (name, "play-army") ? "hand" : "card", "loyalty");
}

static void
offer_planning_in_zone (Search *search,
                        int     frontier,
                        int     number)
{
  HkDazTable *self = search->table;
  HkDazZone *zone = hk_daz_table_get_zone (self, frontier, number);

  offer_army (search, "play-army", _("Play an Army Card Here"), frontier, number);
  if (zone->defeated)
    offer_asking (search, _("Reactivate This Army"),
                  hk_move_build ("reactivate", "i:frontier", frontier, "i:zone", number, NULL),
                  hk_daz_track_get_cost (hk_daz_table_get_track (self, "reactivate")) < 0 ? "cost" : "loyalty", NULL);
  for (guint i = 0; zone->army != NULL && self->gathering != NULL && self->gathering[i] != NULL; i++)
    {
      const HkDazCommander *commander = hk_daz_content_find_commander (self->gathering[i]);
      g_autofree char *label = g_strdup_printf (_("Pass and Send %s Here"), commander->name);

      if (hk_daz_commander_fits (commander, number))
        offer_simple (search, label, hk_move_build ("pass", "s:commander", commander->id, "i:frontier", frontier, "i:zone", number, NULL));
    }
}

/* Where nobody is on turn, everybody whose frontier it is. */
static void
offer_by_hand_in_zone (Search *search,
                       int     frontier,
                       int     number)
{
  HkDazTable *self = search->table;
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);
  HkDazZone *zone = hk_daz_frontier_get_zone (board, number);
  const int owners[] = { board->left, board->right };

  for (guint i = 0; i < G_N_ELEMENTS (owners); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, owners[i]);
      /* Translators: %s: a player. */
      g_autofree char *label = g_strdup_printf (_("%s Plays an Army Card Here"), kingdom->name);
      const guint first = search->offers->len;

      if (!kingdom->barbarian)
        offer_army (search, "play-army", label, frontier, number);
      for (guint j = first; j < search->offers->len; j++)
        json_object_set_int_member (hk_move_get_params (hk_move_option_get_move (g_ptr_array_index (search->offers, j))), "player", owners[i]);
    }
  if (zone->army == NULL)
    return;
  if (zone->defeated)
    offer_simple (search, _("Reactivate This Army"), hk_move_build ("reactivate", "i:frontier", frontier, "i:zone", number, NULL));
  else
    offer_simple (search, _("Reinforce This Army"),
                  hk_move_build ("reinforce", "i:player", zone->loyalty, "i:frontier", frontier, "i:zone", number, NULL));
  if (zone->commander == NULL)
    offer_simple (search, _("Assign a Commander Here"),
                  hk_move_build ("assign-commander", "i:player", zone->loyalty, "i:frontier", frontier, "i:zone", number, NULL));
}

/* Lists what the player whose turn it is might do with a zone, legal or not; where the group goes through the phases by hand, what
 * anybody might. Returns (transfer full) (element-type
 * HkMoveOption): the offers.
 * @frontier: a frontier, from 0
 * @zone: 1 to 5 */
GPtrArray *
hk_daz_list_zone_moves (HkDazTable *self,
                        guint       frontier,
                        guint       zone)
{
  Search search = {
    .table = self, .trial = { .table = HK_TABLE (self) }, .offers = g_ptr_array_new_with_free_func (g_object_unref)
  };

  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), search.offers);

  if (hk_daz_table_get_zone (self, (int) frontier, (int) zone) == NULL)
    return finish (&search);
  if (hk_table_goes_by_hand (HK_TABLE (self)))
    offer_by_hand_in_zone (&search, (int) frontier, (int) zone);
  else if (self->question == HK_DAZ_QUESTION_ASSIGN_COMMANDER)
    offer_simple (&search, _("Assign the Commander Here"),
                  hk_move_build ("assign-commander", "i:frontier", (int) frontier, "i:zone", (int) zone, NULL));
  else if (self->question == HK_DAZ_QUESTION_PLAY_DRAWN)
    offer_army (&search, "play-drawn", _("Play a Drawn Card Here"), (int) frontier, (int) zone);
  else if (self->question == HK_DAZ_QUESTION_NONE && self->current_player >= 0)
    {
      if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_PLANNING)
        offer_planning_in_zone (&search, (int) frontier, (int) zone);
      if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_RALLYING && hk_daz_zone_is_active (hk_daz_table_get_zone (self, (int) frontier, (int) zone)))
        offer_asking (&search, _("Reinforce This Army"),
                      hk_move_build ("reinforce", "i:frontier", (int) frontier, "i:zone", (int) zone, NULL), "hand", "slot");
      offer_relics (&search, self->current_player, WANTS_ZONE, (int) frontier, (int) zone, -1);
      if (zone == 1)
        offer_relics (&search, self->current_player, WANTS_FRONTIER, (int) frontier, 0, -1);
    }
  return finish (&search);
}

static void
offer_answers (Search *search)
{
  HkDazTable *self = search->table;

  switch (self->question)
    {
    case HK_DAZ_QUESTION_CHOOSE_RELIC:
      for (guint i = 0; self->question_cards != NULL && self->question_cards[i] != NULL; i++)
        {
          const HkDazRelic *relic = hk_daz_content_find_relic (self->question_cards[i]);
          g_autofree char *label = g_strdup_printf (_("Keep %s"), relic == NULL ? _("the Unseen Relic") : relic->name);

          offer_simple (search, label, hk_move_build ("keep-relic", "s:relic", self->question_cards[i], NULL));
        }
      break;
    case HK_DAZ_QUESTION_PLAY_DRAWN:
      offer_simple (search, _("Discard the Cards That Were Drawn"), hk_move_build ("discard-drawn", NULL));
      break;
    case HK_DAZ_QUESTION_ASSIGN_COMMANDER:
      offer_simple (search, _("Put the Commander Below the Deck"), hk_move_build ("assign-commander", NULL));
      break;
    case HK_DAZ_QUESTION_GIVE_CARDS:
      offer_asking (search, _("Give Cards in Return"), hk_move_build ("give-cards", NULL), "hand", NULL);
      break;
    case HK_DAZ_QUESTION_BARBARIAN_ARMY:
    case HK_DAZ_QUESTION_NONE:
      break;
    }
}

static void
offer_strategy (Search     *search,
                const char *label,
                const char *command,
                const char *asks)
{
  const int cost = hk_daz_track_get_cost (hk_daz_table_get_track (search->table, command));

  if (cost < 0)
    offer_asking (search, label, hk_move_build (command, NULL), "cost", asks);
  else
    {
      g_autofree char *with_cost = g_strdup_printf (ngettext ("%s for %d token", "%s for %d tokens", cost), label, cost);

      offer_asking (search, with_cost, hk_move_build (command, NULL), asks, NULL);
    }
}

/* Lists what the player whose turn it is might do with a kingdom, their own or another, legal or not. Returns
 * (transfer full) (element-type HkMoveOption): the offers.
 * @kingdom: a kingdom, from 0 */
GPtrArray *
hk_daz_list_kingdom_moves (HkDazTable *self,
                           guint       kingdom)
{
  Search search = {
    .table = self, .trial = { .table = HK_TABLE (self) }, .offers = g_ptr_array_new_with_free_func (g_object_unref)
  };
  const int player = self->current_player;

  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), search.offers);

  if (hk_daz_table_get_kingdom (self, (int) kingdom) == NULL)
    return finish (&search);
  if (self->question != HK_DAZ_QUESTION_NONE)
    {
      if ((int) kingdom == self->question_player)
        offer_answers (&search);
    }
  else if ((int) kingdom == player)
    {
      if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_PLANNING)
        {
          offer_simple (&search, _("Get a Command Token"), hk_move_build ("take-token", NULL));
          offer_asking (&search, _("Upgrade Military Technology"), hk_move_build ("upgrade-technology", NULL), "hand", NULL);
          offer_strategy (&search, _("Draw 2 Army Cards"), "draw-army", NULL);
          offer_strategy (&search, _("Choose a Relic Card"), "choose-relic", NULL);
          offer_strategy (&search, _("Refresh Army Cards"), "refresh", "hand");
          offer_simple (&search, _("Pass"), hk_move_build ("pass", NULL));
        }
      offer_unseen_relic (&search, player);
      offer_relics (&search, player, WANTS_NOTHING, -1, 0, -1);
      offer_relics (&search, player, WANTS_PLAYER, -1, 0, player);
    }
  else
    {
      offer_relics (&search, player, WANTS_PLAYER, -1, 0, (int) kingdom);
      offer_relics (&search, (int) kingdom, WANTS_NOTHING, -1, 0, -1);
    }
  return finish (&search);
}

/* Lists the rewards that players may claim for missions which only they know: all players after the combats, else
 * the player whose turn it is; and in Phase 4 what the boards show, where that is not known. Returns (transfer full) (element-type HkMoveOption): the offers. */
GPtrArray *
hk_daz_list_common_moves (HkDazTable *self)
{
  Search search = {
    .table = self, .trial = { .table = HK_TABLE (self) }, .offers = g_ptr_array_new_with_free_func (g_object_unref)
  };

  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), search.offers);

  for (guint i = 0; self->missions_by != HK_DAZ_MISSIONS_NONE && i < hk_daz_table_get_n_players (self); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);
      g_autofree char *label = NULL;

      if (kingdom->mission != NULL || hk_daz_table_get_phase (self) == HK_DAZ_PHASE_OVER ||
          (self->current_player >= 0 && (int) i != self->current_player))
        continue;
      label = g_strdup_printf (_("%s Claims a Mission"), kingdom->name);
      offer_asking (&search, label, hk_move_build ("mission", "i:player", (int) i, NULL), "mission", NULL);
    }
  if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_CLEANUP && (hk_daz_cleanup_is_asked (self, 7) || hk_daz_cleanup_is_asked (self, 10)))
    offer_asking (&search, _("Enter the Icons of the Boards"), hk_move_build ("tell-boards", NULL), "icons", "board");
  return finish (&search);
}

/* Whether the viewer may see the relic or the card that the option names. */
static gboolean
may_see (HkDazTable   *self,
         HkMoveOption *option,
         int           viewer)
{
  HkMove *move = hk_move_option_get_move (option);

  if (viewer == HK_VIEWER_ALL || !hk_move_has (move, "relic"))
    return TRUE;
  return viewer == (g_str_equal (hk_move_get_name (move), "play-relic") ? hk_move_get_int (move, "player", -1) : self->question_player);
}

/* HkTableFuncs.list_options */
GPtrArray *
hk_daz_table_list_options (HkTable *table,
                           int      viewer)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  GPtrArray *options = hk_daz_list_common_moves (self);

  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    if (viewer < 0 || viewer == (int) i)
      g_ptr_array_extend_and_steal (options, hk_daz_list_kingdom_moves (self, i));
  for (guint i = options->len; i > 0; i--)
    if (!may_see (self, g_ptr_array_index (options, i - 1), viewer))
      g_ptr_array_remove_index (options, i - 1);
  return options;
}

/* HkTableFuncs.conceals: a mission that lies face down until the points are counted, the cards that a question is about, and the whole
 * table as it was, for a relic that is cancelled. */
gboolean
hk_daz_table_conceals (HkTable       *table,
                       HkRecord      *record,
                       const HkField *field,
                       int            owner,
                       int            viewer)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  if (HK_IS_DAZ_KINGDOM (record))
    return field->offset == G_STRUCT_OFFSET (HkDazKingdom, mission) && owner < (int) hk_daz_table_get_n_players (self) && owner != viewer
           && !HK_DAZ_KINGDOM (record)->mission_shown && hk_daz_table_get_phase (self) != HK_DAZ_PHASE_OVER;
  if (record != (HkRecord *) self)
    return FALSE;
  return field->offset == G_STRUCT_OFFSET (HkDazTable, before_relic) || field->offset == G_STRUCT_OFFSET (HkDazTable, after_relic)
         || (field->offset == G_STRUCT_OFFSET (HkDazTable, question_cards) && self->question_player != viewer);
}
