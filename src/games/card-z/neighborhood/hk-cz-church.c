/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/team/hk-cz-carrying.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-day.h"
#include "hk-cz-scout.h"

/* The Church, where Loot is traded (The Church). */

#define CHURCH       "Church"
#define CHURCH_LOOT  9
#define CHURCH_TRADES 3

/* Returns whether it is the Church. */
gboolean
hk_cz_table_is_church (HkCzTable *self,
                       int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  return location != NULL && g_strcmp0 (location->name, CHURCH) == 0;
}

/* The Church, when the group of the current player is in it and it is cleared. */
static int
visit (HkCzTable *self,
       HkMove    *move,
       int       *player,
       GError   **error)
{
  int place;
  HkCzLocation *location;

  *player = hk_cz_table_take_turn (self, move, error);
  if (*player < 0)
    return -1;
  place = hk_cz_table_get_player_place (self, *player);
  location = hk_cz_table_get_location (self, place);
  if (!hk_cz_table_is_church (self, place))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s is not at the Church."), hk_cz_table_get_player_name (self, *player));
      return -1;
    }
  if (!location->safe && !hk_move_require_rule (move, "card-z/location.church", error,
                                                _("The Church has to be cleared first.")))
    return -1;
  return place;
}

static gboolean
apply_draw (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  JsonArray *told = hk_move_get_array (move, "loot");
  int player;
  const int place = visit (self, move, &player, error);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  const guint n = told == NULL ? CHURCH_LOOT : json_array_get_length (told);

  if (place < 0)
    return FALSE;
  if (location->stocked && !hk_move_require_rule (move, "card-z/location.church", error,
                                                  _("The Church has drawn its Loot already.")))
    return FALSE;
  if (n != CHURCH_LOOT && !hk_move_require_rule (move, "card-z/location.church", error, _("The Church draws %d Loot."),
                                                 CHURCH_LOOT))
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *kind = hk_cz_table_draw_loot (self, move, "residential", told == NULL ? NULL : json_array_get_string_element (told, i), error);
      g_autoptr (HkCzLoot) loot = NULL;

      if (kind == NULL)
        return FALSE;
      loot = hk_cz_loot_make (self, kind);
      hk_record_list_append (location->stock, loot);
    }
  hk_record_set_boolean (location, &location->stocked, TRUE);
  hk_record_set_boolean (hk_cz_table_get_player (self, player), &hk_cz_table_get_player (self, player)->scouted, TRUE);
  hk_move_log (move, ngettext ("%u Loot lies at the Church.", "%u Loot lie at the Church.", n), n);
  return TRUE;
}

/* Whether there is enough supply for its purple number. */
static gboolean
permit_give (HkCzTable *self,
             HkMove    *move,
             HkCzLoot  *loot,
             GError   **error)
{
  HkCzGear *gear = hk_cz_table_find_gear (self, loot->kind);

  return gear == NULL || gear->trade == 0 || loot->supply < 0 || loot->supply >= gear->trade
         || hk_move_require_rule (move, "card-z/location.church-trade", error,
                                  _("%s has a supply of %d; the Church takes it from %d on."),
                                  loot->kind, loot->supply, gear->trade);
}

/* What is given: Loot of the survivor, or a purple disc in Mission from God. */
static gboolean
pay (HkCzTable  *self,
     HkMove     *move,
     int         survivor,
     HkCzPlayer *player,
     HkCzLocation *location,
     GError    **error)
{
  const gboolean disc = hk_move_get_boolean (move, "disc", FALSE);
  const gboolean counted = !disc || hk_table_follow_house_rule (HK_TABLE (self), move, "discs-count");
  g_autoptr (HkCzLoot) given = NULL;
  HkCzLoot *loot;
  int number;

  if (player->trades >= CHURCH_TRADES && counted && !hk_table_follow_house_rule (HK_TABLE (self), move, "church-unlimited")
      && !hk_move_require_rule (move, "card-z/ruling.church-visits", error, _("%s has made %d trades on this visit."),
                                player->name, CHURCH_TRADES))
    return FALSE;
  if (disc)
    {
      if (player->discs < 1)
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no purple disc."), player->name);
      if (!hk_cz_table_is_scenario (self, "mission-from-god")
          && !hk_move_require_rule (move, "card-z/scenario.mission-from-god", error,
                                    _("Discs are traded in Mission from God alone.")))
        return FALSE;
      hk_record_set_int (player, &player->discs, player->discs - 1);
      hk_record_set_int (player, &player->redeemed, player->redeemed + 1);
      if (counted)
        hk_record_set_int (player, &player->trades, MIN (9, player->trades + 1));
      return TRUE;
    }
  loot = hk_cz_read_loot (self, move, "give", survivor, &number, error);
  if (loot == NULL || !permit_give (self, move, loot, error))
    return FALSE;
  given = hk_cz_survivor_steal_loot (self, survivor, number);
  hk_record_set_boolean (given, &given->packed, FALSE);
  hk_record_list_append (location->stock, given);
  hk_record_set_int (player, &player->trades, MIN (9, player->trades + 1));
  return TRUE;
}

static gboolean
apply_trade (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  int number;
  int leader;
  const int place = visit (self, move, &leader, error);
  HkCzSurvivor *survivor = place < 0 ? NULL : hk_cz_read_survivor (self, move, "survivor", &number, error);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  HkCzPlayer *player;
  const int wanted = hk_move_get_int (move, "get", -1);
  g_autoptr (HkCzLoot) got = NULL;

  if (survivor == NULL)
    return FALSE;
  player = hk_cz_table_get_player (self, leader);
  if (survivor->place != place || survivor->player != leader)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is not with the group at the Church."), survivor->name);
  got = g_list_model_get_item (G_LIST_MODEL (location->stock), (guint) MAX (wanted, 0));
  if (got == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, location->stocked ? _("The Church has no such Loot.") : _("The Church has not drawn its Loot yet."));
  hk_record_list_remove_at (location->stock, (guint) wanted);
  if (!pay (self, move, number, player, location, error) || !hk_cz_check_weight (self, move, number, got->kind, FALSE, error))
    return FALSE;
  hk_cz_survivor_add_loot (self, number, got, FALSE);
  hk_record_set_boolean (player, &player->scouted, TRUE);
  /* Translators: %s: a survivor; %s: a card. */
  hk_move_log (move, _("%s gets %s at the Church."), survivor->name, got->kind);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

static const HkParamSpec draw_params[] = {
  { "loot", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The nine Loot, when drawn by hand"), N_("Loot") },
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Whose turn it is, where it is not clear"), N_("Player"), "players" },
};

static const HkParamSpec trade_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "give", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("What is given"), N_("Given away") },
  { "disc", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a purple disc is given instead"), N_("A purple disc") },
  { "get", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("Which Loot of the Church"), N_("Received") },
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Whose turn it is, where it is not clear"), N_("Player"), "players" },
  HK_CZ_WEIGHT_PARAMS,
};

const HkMoveSpec hk_cz_church_moves[] = {
  { "church-draw", N_("Draw the Loot of the Church"), "card-z/location.church", draw_params, G_N_ELEMENTS (draw_params), apply_draw },
  { "church-trade", N_("Trade at the Church"), "card-z/location.church-trade", trade_params, G_N_ELEMENTS (trade_params), apply_trade },
};

const guint hk_cz_n_church_moves = G_N_ELEMENTS (hk_cz_church_moves);
