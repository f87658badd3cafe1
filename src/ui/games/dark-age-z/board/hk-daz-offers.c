/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-move-option.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-offers.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-card-dialog.h"
#include "ui/games/dark-age-z/hk-daz-params.h"
#include "ui/table/hk-move-option-popup.h"
#include "ui/table/hk-table-play.h"

/* The moves that can be made at a place, in a popover; those that cannot say why. */

/* Whether the cards that @player holds, or would draw, are known to nobody else. */
static gboolean
is_hand_unseen (HkDazTable *table,
                int         player)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, player);
  guint position;

  if (kingdom != NULL && hk_daz_kingdom_get_hand_size (kingdom) == 0)
    return table->cards_by == HK_BY_HAND;
  return kingdom != NULL && hk_daz_kingdom_find_unknown (kingdom, &position);
}

/* Makes the move, or asks for what it still needs: of cards that only their player sees, just for what they show.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z
 * @offer: what can be done */
void
hk_daz_offers_play (GtkWidget    *from,
                    HkSession    *session,
                    HkMoveOption *offer)
{
  static const char * const chosen[] = { "reactivate", "play-relic", "reactivate-by-mission", NULL };
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  const char * const *missing = hk_move_option_get_missing (offer);
  g_autoptr (HkMove) move = hk_move_option_make_move (offer);
  const gboolean unseen = is_hand_unseen (table, hk_move_get_int (move, "player", table->current_player));

  if ((unseen || !hk_table_keeps (HK_TABLE (table), "hands")) && g_str_equal (hk_move_get_name (move), "play-army"))
    hk_daz_card_dialog_present_army (from, session, move);
  else if (g_str_equal (hk_move_get_name (move), "tell-boards"))
    hk_daz_card_dialog_present_boards (from, session);
  else if (missing != NULL && g_strv_contains (missing, "relic"))
    hk_daz_card_dialog_present_relic (from, session, move);
  else if (missing != NULL && g_strv_contains (missing, "mission"))
    hk_daz_card_dialog_present_mission (from, session, move);
  else if (missing == NULL || missing[0] == NULL || (unseen && !g_strv_contains (chosen, hk_move_get_name (move))))
    hk_table_play (from, session, move);
  else
    hk_daz_ask_move (from, session, move, missing);
}

/* The one thing that can be done with cards that only their player sees; it needs no menu. */
static HkMoveOption *
find_only (HkSession *session,
           GPtrArray *offers)
{
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  static const char * const cards[] = { "play-army", "reinforce", NULL };
  HkMoveOption *only = NULL;

  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);

      if (hk_move_option_is_legal (offer) && only != NULL)
        return NULL;
      if (hk_move_option_is_legal (offer))
        only = offer;
    }
  if (only == NULL || !is_hand_unseen (table, table->current_player) ||
      !g_strv_contains (cards, hk_move_get_name (hk_move_option_get_move (only))))
    return NULL;
  return only;
}

/* Goes on with the only thing that a group with its own cards can do there, or shows the moves.
 * @from: the widget of the zone that a person used
 * @session: a session of Dark Age Z
 * @offers: (element-type HkMoveOption): what can be done there, and what cannot
 * @title: what it is about */
void
hk_daz_offers_open (GtkWidget  *from,
                    HkSession  *session,
                    GPtrArray  *offers,
                    const char *title)
{
  HkMoveOption *only = find_only (session, offers);

  if (only != NULL)
    hk_daz_offers_play (from, session, only);
  else
    hk_move_option_popup (from, session, offers, title, hk_daz_offers_play);
}
