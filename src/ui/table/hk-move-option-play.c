/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-move-option-play.h"
#include "hk-table-play.h"

/* From what is offered to a move: at once where nothing has to be told, else with a question. */

/* Returns whether a person has or may have something to tell about it.
 * @offer: what can be done */
gboolean
hk_move_option_has_details (HkMoveOption *offer)
{
  const char * const *missing;

  g_return_val_if_fail (HK_IS_MOVE_OPTION (offer), FALSE);

  missing = hk_move_option_get_missing (offer);
  return missing != NULL && missing[0] != NULL;
}

/* Returns whether the move can be made without more being told.
 * @offer: what can be done
 * @session: a session of its game */
gboolean
hk_move_option_is_complete (HkMoveOption *offer,
                            HkSession    *session)
{
  const HkMoveSpec *spec;
  const char * const *missing;

  g_return_val_if_fail (HK_IS_MOVE_OPTION (offer), FALSE);
  g_return_val_if_fail (HK_IS_SESSION (session), FALSE);

  spec = hk_game_find_move (hk_table_get_game (hk_session_get_table (session)),
                            hk_move_get_name (hk_move_option_get_move (offer)), NULL);
  missing = hk_move_option_get_missing (offer);
  for (guint i = 0; spec != NULL && i < spec->n_params; i++)
    if (spec->params[i].required && missing != NULL && g_strv_contains (missing, spec->params[i].name))
      return FALSE;
  return TRUE;
}

/* Asks for all that may be told about the move and makes it.
 * @from: the widget that a person used
 * @offer: what can be done
 * @ask: how its game asks */
void
hk_move_option_ask (GtkWidget    *from,
                    HkSession    *session,
                    HkMoveOption *offer,
                    HkAskFunc     ask)
{
  g_autoptr (HkMove) move = NULL;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (HK_IS_SESSION (session));
  g_return_if_fail (HK_IS_MOVE_OPTION (offer));

  move = hk_move_option_make_move (offer);
  ask (from, session, move, hk_move_option_get_missing (offer));
}

/* Makes the move, or asks for what it cannot do without.
 * @from: the widget that a person used
 * @offer: what can be done
 * @ask: how its game asks */
void
hk_move_option_play (GtkWidget    *from,
                     HkSession    *session,
                     HkMoveOption *offer,
                     HkAskFunc     ask)
{
  g_autoptr (HkMove) move = NULL;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (HK_IS_SESSION (session));
  g_return_if_fail (HK_IS_MOVE_OPTION (offer));

  if (!hk_move_option_is_complete (offer, session))
    {
      hk_move_option_ask (from, session, offer, ask);
      return;
    }
  move = hk_move_option_make_move (offer);
  hk_table_play (from, session, move);
}
