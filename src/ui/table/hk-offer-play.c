/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-offer-play.h"
#include "hk-table-play.h"

/* From what is offered to a move: at once where nothing has to be told, else with a question. */

/**
 * hk_offer_has_details:
 * @offer: what can be done
 *
 * Returns: whether a person has or may have something to tell about it
 */
gboolean
hk_offer_has_details (HkOffer *offer)
{
  const char * const *missing;

  g_return_val_if_fail (HK_IS_OFFER (offer), FALSE);

  missing = hk_offer_get_missing (offer);
  return missing != NULL && missing[0] != NULL;
}

/**
 * hk_offer_is_complete:
 * @offer: what can be done
 * @session: a session of its game
 *
 * Returns: whether the move can be made without more being told
 */
gboolean
hk_offer_is_complete (HkOffer   *offer,
                      HkSession *session)
{
  const HkMoveSpec *spec;
  const char * const *missing;

  g_return_val_if_fail (HK_IS_OFFER (offer), FALSE);
  g_return_val_if_fail (HK_IS_SESSION (session), FALSE);

  spec = hk_game_find_move (hk_table_get_game (hk_session_get_table (session)), hk_move_get_name (hk_offer_get_move (offer)), NULL);
  missing = hk_offer_get_missing (offer);
  for (guint i = 0; spec != NULL && i < spec->n_params; i++)
    if (spec->params[i].required && missing != NULL && g_strv_contains (missing, spec->params[i].name))
      return FALSE;
  return TRUE;
}

/**
 * hk_offer_ask:
 * @from: the widget that a person used
 * @session: a session
 * @offer: what can be done
 * @ask: how its game asks
 *
 * Asks for all that may be told about the move and makes it.
 */
void
hk_offer_ask (GtkWidget *from,
              HkSession *session,
              HkOffer   *offer,
              HkAskFunc  ask)
{
  g_autoptr (HkMove) move = NULL;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (HK_IS_SESSION (session));
  g_return_if_fail (HK_IS_OFFER (offer));

  move = hk_offer_make_move (offer);
  ask (from, session, move, hk_offer_get_missing (offer));
}

/**
 * hk_offer_play:
 * @from: the widget that a person used
 * @session: a session
 * @offer: what can be done
 * @ask: how its game asks
 *
 * Makes the move, or asks for what it cannot do without.
 */
void
hk_offer_play (GtkWidget *from,
               HkSession *session,
               HkOffer   *offer,
               HkAskFunc  ask)
{
  g_autoptr (HkMove) move = NULL;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (HK_IS_SESSION (session));
  g_return_if_fail (HK_IS_OFFER (offer));

  if (!hk_offer_is_complete (offer, session))
    {
      hk_offer_ask (from, session, offer, ask);
      return;
    }
  move = hk_offer_make_move (offer);
  hk_table_play (from, session, move);
}
