/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-actions.h"
#include "hk-zz-flow.h"

/* Axe, Net and Shotgun, played as soon as they are gained (Action Cards). */

/* Returns whether there is something for it to take: an Axe needs a card in its player’s collection, a Net one in
 * another player’s; a Shotgun can always name a number.
 * @action: an action that waits */
gboolean
hk_zz_action_has_aim (HkZzTable  *self,
                      HkZzAction *action)
{
  const gboolean axe = action->card != NULL && action->card->kind == HK_ZZ_AXE;

  if (action->card == NULL || action->card->kind == HK_ZZ_SHOTGUN)
    return action->card != NULL;
  for (int i = 0; i < hk_zz_table_get_n_players (self); i++)
    if ((i == action->player) == axe && hk_zz_player_get_n_cards (hk_zz_table_get_player (self, i)) > 0)
      return TRUE;
  return FALSE;
}

/* The action that the move plays; NULL when none of the kind waits. */
static HkZzAction *
read_action (HkZzTable *self,
             HkZzKind   kind,
             GError   **error)
{
  HkZzAction *action = hk_zz_table_get_action (self, hk_zz_table_find_action (self, kind));

  if (action != NULL && action->card != NULL && hk_zz_table_get_player (self, action->player) != NULL)
    return action;
  g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("No such action card waits to be played."));
  return NULL;
}

/* The action card goes to the discards, and the next thing can happen. */
static void
finish_action (HkZzTable  *self,
               HkMove     *move,
               HkZzAction *action)
{
  hk_zz_discard (self, action->card);
  hk_record_list_remove (self->actions, action);
  hk_zz_settle (self, move);
}

/* A card of the collection as the move names it; NULL when the player has none like it. */
static HkZzCard *
find_card (HkZzPlayer *player,
           HkMove     *move,
           GError    **error)
{
  HkZzCard *card = hk_zz_player_find_card (player, hk_move_get_int (move, "value", 0), hk_move_get_int (move, "colour", 0));

  if (card == NULL)
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s has no such card."), player->name);
  return card;
}

static gboolean
apply_axe (HkTable *table,
           HkMove  *move,
           GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  HkZzAction *action = read_action (self, HK_ZZ_AXE, error);
  HkZzPlayer *player = action == NULL ? NULL : hk_zz_table_get_player (self, action->player);
  HkZzCard *card = player == NULL ? NULL : find_card (player, move, error);
  g_autofree char *name = card == NULL ? NULL : hk_zz_table_name_card (self, card);

  if (card == NULL)
    return FALSE;
  hk_zz_discard (self, card);
  hk_record_list_remove (player->cards, card);
  hk_move_log (move, _("Axe: %s discards %s."), player->name, name);
  finish_action (self, move, action);
  return TRUE;
}

static gboolean
apply_net (HkTable *table,
           HkMove  *move,
           GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  HkZzAction *action = read_action (self, HK_ZZ_NET, error);
  HkZzPlayer *player = action == NULL ? NULL : hk_zz_table_get_player (self, action->player);
  HkZzPlayer *from = hk_zz_table_get_player (self, hk_move_get_int (move, "from", -1));
  g_autoptr (HkZzCard) card = NULL;
  g_autofree char *name = NULL;

  if (player == NULL)
    return FALSE;
  if (from == NULL || from == player)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A Net steals from another player."));
  card = find_card (from, move, error);
  if (card == NULL)
    return FALSE;
  g_object_ref (card);
  name = hk_zz_table_name_card (self, card);
  hk_record_list_remove (from->cards, card);
  hk_zz_collect (player, card);
  hk_move_log (move, _("Net: %s steals %s from %s."), player->name, name, from->name);
  finish_action (self, move, action);
  return TRUE;
}

/* Which card of the value the player discards: of the colour that the move tells, else the first. */
static HkZzCard *
find_victim (HkZzPlayer *player,
             int         value,
             JsonArray  *colours,
             guint       place)
{
  const int colour = colours != NULL && place < json_array_get_length (colours) ? (int) json_array_get_int_element (colours, place) : 0;

  return hk_zz_player_find_card (player, value, colour);
}

static gboolean
check_colours (HkZzTable *self,
               int        shooter,
               int        value,
               JsonArray *colours,
               GError   **error)
{
  const int n = hk_zz_table_get_n_players (self);

  for (int i = 1; i < n; i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (self, (shooter + i) % n);

      if (hk_zz_player_find_card (player, value, 0) == NULL || find_victim (player, value, colours, (guint) (i - 1)) != NULL)
        continue;
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no such card."), player->name);
    }
  return TRUE;
}

static gboolean
apply_shotgun (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  HkZzAction *action = read_action (self, HK_ZZ_SHOTGUN, error);
  JsonArray *colours = hk_move_get_array (move, "colours");
  const int value = hk_move_get_int (move, "value", 0);
  const int n = hk_zz_table_get_n_players (self);
  const gboolean all = hk_table_follow_house_rule (HK_TABLE (self), move, "shotgun-all");
  int hit = 0;

  if (action == NULL || !check_colours (self, action->player, value, colours, error))
    return FALSE;
  hk_move_log (move, _("Shotgun: %s names %d."), hk_zz_table_get_player_name (self, action->player), value);
  for (int i = 1; i < n; i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (self, (action->player + i) % n);
      HkZzCard *card = find_victim (player, value, colours, (guint) (i - 1));

      for (; card != NULL; card = all ? hk_zz_player_find_card (player, value, 0) : NULL)
        {
          g_autofree char *name = hk_zz_table_name_card (self, card);

          hk_zz_discard (self, card);
          hk_record_list_remove (player->cards, card);
          hk_move_log (move, _("%s discards %s."), player->name, name);
          hit++;
        }
    }
  if (hit == 0)
    hk_move_log (move, _("Nobody else has such a card."));
  finish_action (self, move, action);
  return TRUE;
}

static gboolean
apply_skip (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  HkZzAction *action = read_action (self, hk_move_get_enum (move, "kind", hk_zz_kinds, HK_ZZ_NO_KIND), error);
  g_autofree char *name = NULL;

  if (action == NULL)
    return FALSE;
  name = hk_zz_table_name_card (self, action->card);
  if (hk_zz_action_has_aim (self, action) && !hk_table_follow_house_rule (HK_TABLE (self), move, "optional-actions")
      && !hk_move_require_rule (move, "zombiez/actions.immediately", error,
                                _("%s must be played, as there is something for it to do."), name))
    return FALSE;
  hk_move_log (move, _("%s does nothing and is discarded."), name);
  finish_action (self, move, action);
  return TRUE;
}

static const char * const kinds[] = { "axe", "net", "shotgun", NULL };

static const HkParamSpec axe_params[] = {
  { "value", HK_PARAM_INT, TRUE, 1, HK_ZZ_N_VALUES, NULL, N_("The value of the card that is discarded"), N_("Value") },
  { "colour", HK_PARAM_INT, FALSE, 0, HK_ZZ_MAX_COLOURS, NULL, N_("Its colour; any when left out"), N_("Colour") },
};

static const HkParamSpec net_params[] = {
  { "from", HK_PARAM_INT, TRUE, 0, 5, NULL, N_("The seat of the player who loses the card, from 0"), N_("From Whom"), "players" },
  { "value", HK_PARAM_INT, TRUE, 1, HK_ZZ_N_VALUES, NULL, N_("The value of the card that is stolen"), N_("Value") },
  { "colour", HK_PARAM_INT, FALSE, 0, HK_ZZ_MAX_COLOURS, NULL, N_("Its colour; any when left out"), N_("Colour") },
};

static const HkParamSpec shotgun_params[] = {
  { "value", HK_PARAM_INT, TRUE, 1, HK_ZZ_N_VALUES, NULL, N_("The number that is named"), N_("Value") },
  { "colours", HK_PARAM_INTS, FALSE, 0, HK_ZZ_MAX_COLOURS, NULL, N_("The colours of the cards that the others discard, in turn order; 0 any"), N_("Colours of the Cards") },
};

static const HkParamSpec skip_params[] = {
  { "kind", HK_PARAM_STRING, FALSE, 0, 0, kinds, N_("The action; the first that waits when left out"), N_("Kind") },
};

const HkMoveSpec hk_zz_action_moves[] = {
  { "axe", N_("Axe: Discard a Card"), "zombiez/actions.axe", axe_params, G_N_ELEMENTS (axe_params), apply_axe, "actions" },
  { "net", N_("Net: Steal a Card"), "zombiez/actions.net", net_params, G_N_ELEMENTS (net_params), apply_net, "actions" },
  { "shotgun", N_("Shotgun: Name a Number"), "zombiez/actions.shotgun", shotgun_params, G_N_ELEMENTS (shotgun_params), apply_shotgun, "actions" },
  { "skip-action", N_("Discard the Action Without Effect"), "zombiez/actions.nothing", skip_params, G_N_ELEMENTS (skip_params), apply_skip, "actions" },
};

const guint hk_zz_n_action_moves = G_N_ELEMENTS (hk_zz_action_moves);
