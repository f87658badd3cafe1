/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/dark-age-z/content/hk-daz-pack.h"
#include "games/dark-age-z/rules/hk-daz-cards.h"
#include "games/dark-age-z/rules/hk-daz-planning.h"
#include "games/dark-age-z/rules/hk-daz-play-army.h"
#include "games/dark-age-z/state/hk-daz-content.h"

/* The four strategy commands of Phase 1 and what they cost. */

#define MAX_REFRESH 10

/* Checks that the command can be issued and paid for, and pays for it, where tokens and tracks are kept. */
static gboolean
pay (HkDazTable *self,
     HkMove     *move,
     const char *command,
     int        *player,
     GError    **error)
{
  HkDazTrack *track = hk_daz_table_get_track (self, command);
  HkDazKingdom *kingdom;
  int cost;

  if (!hk_daz_begin_command (self, move, FALSE, player, error))
    return FALSE;
  if (!hk_table_keeps (HK_TABLE (self), "tokens"))
    return TRUE;
  kingdom = hk_daz_table_get_kingdom (self, *player);
  if (hk_daz_track_is_closed (track) &&
      !hk_move_require_rule (move, "dark-age-z/planning.track-closed", error,
                             _("The track of this command has come to its end.")))
    return FALSE;
  cost = hk_daz_track_get_cost (track);
  if (hk_move_has (move, "cost"))
    {
      const int told = hk_move_get_int (move, "cost", 0);

      if (told != cost && !hk_daz_track_is_closed (track) && !hk_daz_track_lacks_costs (track))
        {
          g_autoptr (JsonObject) component = NULL;

          hk_daz_track_set_cost (track, told);
          hk_record_set_string (track, &track->source, "by-hand");
          component = hk_daz_pack_from_track (track, hk_daz_table_get_n_players (self));
          hk_move_learn (move, "strategy-track", component);
        }
      cost = told;
    }
  if (cost < 0 && (hk_daz_track_is_closed (track) || (hk_daz_track_lacks_costs (track) && hk_move_is_house (move))))
    cost = 0;
  if (cost < 0)
    return hk_move_ask (move, "cost", error, _("How many Command Tokens does it cost? Read the number to the right of the marker."));
  if (cost > kingdom->command_tokens &&
      !hk_move_require_rule (move, "dark-age-z/planning.strategy-tracks", error,
                             ngettext ("The command costs %d token, and %s has only %d.",
                                       "The command costs %d tokens, and %s has only %d.", cost),
                             cost, kingdom->name, kingdom->command_tokens))
    return FALSE;
  hk_daz_kingdom_add_tokens (kingdom, -cost);
  hk_daz_track_advance (track);
  hk_move_log (move, ngettext ("%s pays %d token.", "%s pays %d tokens.", cost), kingdom->name, cost);
  return TRUE;
}

static gboolean
apply_draw_army (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  guint n_drawn = 0;
  int player;

  if (hk_record_list_get_length (self->catalogue) > 0 && self->cards_by != HK_BY_HAND &&
      hk_daz_table_has_house_rule (self, "draw-all-or-nothing") && !hk_deck_can_draw (self->army_deck, 2) &&
      !hk_move_require_rule (move, "dark-age-z/ruling.deck-and-discards-empty", error,
                             _("There are not two Army Cards left to draw.")))
    return FALSE;
  if (!pay (self, move, "draw-army", &player, error) ||
      !hk_daz_draw_armies (self, move, player, 2, hk_move_get_array (move, "cards"), &n_drawn, error))
    return FALSE;
  hk_move_log (move, ngettext ("%s draws %u Army Card.", "%s draws %u Army Cards.", n_drawn),
               hk_daz_table_get_name_of (self, player), n_drawn);
  return hk_daz_finish_turn (self, move, player, error);
}

/* Gives @keep of the cards drawn to the player and discards the others. */
static gboolean
keep_relic (HkDazTable         *self,
            HkMove             *move,
            int                 player,
            const char * const *drawn,
            const char         *keep,
            GError            **error)
{
  gboolean kept = FALSE;

  if (!g_strv_contains (drawn, keep))
    {
      const HkDazRelic *facts = hk_daz_content_find_relic (keep);

      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is not one of the two cards drawn."), facts == NULL ? keep : facts->name);
    }
  for (guint i = 0; drawn[i] != NULL; i++)
    {
      if (!kept && g_str_equal (drawn[i], keep))
        kept = TRUE;
      else if (drawn[i][0] != '\0')
        hk_deck_discard (self->relic_deck, drawn[i]);
    }
  hk_daz_kingdom_add_relic (hk_daz_table_get_kingdom (self, player), keep);
  hk_move_log (move, _("%s keeps a Relic Card."), hk_daz_table_get_name_of (self, player));
  return hk_daz_finish_turn (self, move, player, error);
}

/* Draws the two relics: those that the group names, else from the app's deck. When the group draws
 * by hand and shows nothing, the one card that is kept is all that matters. */
static gboolean
draw_relics (HkDazTable *self,
             HkMove     *move,
             GPtrArray  *drawn,
             GError    **error)
{
  JsonArray *cards = hk_move_get_array (move, "cards");
  const gboolean by_hand = cards == NULL && self->cards_by == HK_BY_HAND;
  const guint n = cards != NULL ? json_array_get_length (cards) : by_hand ? 1 : 2;

  if (n > 2)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("Two Relic Cards are drawn."));
  for (guint i = 0; i < n; i++)
    {
      const char *card = cards != NULL ? json_array_get_string_element (cards, i)
                                       : by_hand ? hk_move_get_string (move, "keep") : NULL;
      char *relic;

      if (card == NULL && !by_hand && !hk_deck_can_draw (self->relic_deck, 1))
        break;
      relic = hk_daz_draw_relic (self, move, card, error);
      if (relic == NULL)
        return FALSE;
      g_ptr_array_add (drawn, relic);
    }
  return TRUE;
}

static gboolean
apply_choose_relic (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const char *keep = hk_move_get_string (move, "keep");
  g_autoptr (GPtrArray) drawn = g_ptr_array_new_with_free_func (g_free);
  int player;

  if (!pay (self, move, "choose-relic", &player, error))
    return FALSE;
  if (!draw_relics (self, move, drawn, error))
    return FALSE;
  if (drawn->len == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("No Relic Card is left to draw."));
  g_ptr_array_add (drawn, NULL);
  hk_move_log (move, _("%s draws from the relics."), hk_daz_table_get_name_of (self, player));
  if (keep == NULL && drawn->len > 2)
    {
      hk_daz_ask (self, HK_DAZ_QUESTION_CHOOSE_RELIC, player, 1, (const char * const *) drawn->pdata);
      return TRUE;
    }
  return keep_relic (self, move, player, (const char * const *) drawn->pdata,
                     keep == NULL ? drawn->pdata[0] : keep, error);
}

static gboolean
apply_keep_relic (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  g_auto (GStrv) drawn = NULL;
  int player;

  if (!hk_daz_check_question (self, move, HK_DAZ_QUESTION_CHOOSE_RELIC, &player, error))
    return FALSE;
  drawn = g_strdupv (self->question_cards);
  hk_daz_settle (self);
  return keep_relic (self, move, player, (const char * const *) drawn, hk_move_get_string (move, "relic"), error);
}

static gboolean
apply_reactivate (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int frontier = hk_move_get_int (move, "frontier", -1);
  HkDazZone *zone = hk_daz_table_get_zone (self, frontier, hk_move_get_int (move, "zone", 0));
  int player;

  if (!pay (self, move, "reactivate", &player, error))
    return FALSE;
  if (zone == NULL || !zone->defeated)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no defeated army to be turned up."));
  if (hk_daz_table_has_house_rule (self, "reactivate-own-frontiers") && !hk_daz_check_frontier (self, move, player, frontier, error))
    return FALSE;
  return hk_daz_raise_army (self, move, player, frontier, zone, "loyalty", FALSE, error) && hk_daz_finish_turn (self, move, player, error);
}

static gboolean
apply_refresh (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  g_autoptr (GPtrArray) cards = NULL;
  guint n_drawn = 0;
  int player;

  if (self->refreshed &&
      !hk_move_require_rule (move, "dark-age-z/planning.refresh", error,
                             _("Army Cards can be refreshed only once a day, by one player.")))
    return FALSE;
  if (!pay (self, move, "refresh", &player, error))
    return FALSE;
  cards = hk_daz_take_many_from_hand (self, move, player, error);
  if (cards == NULL)
    return FALSE;
  if (cards->len == 0)
    return hk_move_ask (move, "hand", error, _("Which Army Cards does %s exchange?"), hk_daz_table_get_name_of (self, player));
  if (cards->len > MAX_REFRESH &&
      !hk_move_require_rule (move, "dark-age-z/planning.refresh", error, _("At most %d cards can be exchanged."),
                             MAX_REFRESH))
    return FALSE;
  for (guint i = 0; i < cards->len; i++)
    hk_daz_table_discard_army (self, g_ptr_array_index (cards, i));
  if (!hk_daz_draw_armies (self, move, player, cards->len, hk_move_get_array (move, "drawn"), &n_drawn, error))
    return FALSE;
  hk_record_set_boolean (self, &self->refreshed, TRUE);
  hk_move_log (move, ngettext ("%s exchanges %u Army Card.", "%s exchanges %u Army Cards.", cards->len),
               hk_daz_table_get_name_of (self, player), cards->len);
  return hk_daz_finish_turn (self, move, player, error);
}

#define COST_PARAM \
  { "cost", HK_PARAM_INT, FALSE, 0, 10, NULL, N_("What it costs in tokens, when the app does not know the track"), \
    N_("Cost on the track") }

static const HkParamSpec draw_params[] = {
  HK_DAZ_PLAYER_PARAM,
  COST_PARAM,
  { "cards", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The cards drawn by hand, or nothing for one not shown"),
    N_("Cards drawn by hand") },
};

static const HkParamSpec choose_params[] = {
  HK_DAZ_PLAYER_PARAM,
  COST_PARAM,
  { "cards", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The two relics drawn by hand, or nothing for one not shown"),
    N_("Cards drawn by hand") },
  { "keep", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The one to keep, when it is known already"), N_("Relic to keep") },
};

static const HkParamSpec keep_params[] = {
  { "relic", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The relic to keep; the other is discarded"), N_("Relic") },
};

static const HkParamSpec reactivate_params[] = {
  HK_DAZ_PLAYER_PARAM,
  COST_PARAM,
  { "frontier", HK_PARAM_INT, TRUE, 0, 4, NULL, N_("The frontier of the defeated army"), N_("Frontier"), "frontiers" },
  { "zone", HK_PARAM_INT, TRUE, 1, 5, NULL, N_("The zone of the defeated army"), N_("Zone") },
  HK_DAZ_LOYALTY_PARAM,
};

static const HkParamSpec refresh_params[] = {
  HK_DAZ_PLAYER_PARAM,
  COST_PARAM,
  HK_DAZ_HAND_PARAMS,
  { "drawn", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The cards drawn by hand, or nothing for one not shown"),
    N_("New cards drawn by hand") },
};

const HkMoveSpec hk_daz_strategy_moves[] = {
  { "draw-army", N_("Draw 2 Army Cards"), "dark-age-z/planning.draw-army",
    draw_params, G_N_ELEMENTS (draw_params), apply_draw_army },
  { "choose-relic", N_("Choose a Relic Card"), "dark-age-z/planning.choose-relic",
    choose_params, G_N_ELEMENTS (choose_params), apply_choose_relic },
  { "keep-relic", N_("Keep One of Two Relics"), "dark-age-z/planning.choose-relic",
    keep_params, G_N_ELEMENTS (keep_params), apply_keep_relic },
  { "reactivate", N_("Reactivate a War Zone"), "dark-age-z/planning.reactivate",
    reactivate_params, G_N_ELEMENTS (reactivate_params), apply_reactivate },
  { "refresh", N_("Refresh Army Cards"), "dark-age-z/planning.refresh",
    refresh_params, G_N_ELEMENTS (refresh_params), apply_refresh },
};

const guint hk_daz_n_strategy_moves = G_N_ELEMENTS (hk_daz_strategy_moves);
