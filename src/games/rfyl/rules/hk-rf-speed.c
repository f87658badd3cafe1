/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-acts.h"
#include "hk-rf-speed.h"

/* Movement cards and the ties between them (Determination Cards, Movement). */

/* Enough for any deck with two different values. */
#define MAX_ROUNDS 200

static gboolean
check_entered (JsonArray *entered,
               guint      n,
               GError   **error)
{
  if (entered == NULL || json_array_get_length (entered) <= n)
    return TRUE;
  return hk_error_fail (error, HK_ERROR_PARAMETER, _("These are more cards than there are players who draw."));
}

static void
add_tie (HkRfTable  *self,
         HkRfPlayer *player,
         int         value)
{
  const guint n = player->ties == NULL ? 0 : g_strv_length (player->ties);
  g_autofree char *text = g_strdup_printf ("%d", value);

  /* Only the last tiebreaker is kept. */
  if (n > 0)
    hk_rf_discard_card (self, atoi (player->ties[n - 1]));
  hk_record_add_text (player, &player->ties, text);
}

/* One more card for each of those who are tied. */
static gboolean
break_once (HkRfTable *self,
            HkMove    *move,
            GArray    *tied,
            JsonArray *entered,
            GError   **error)
{
  guint position = 0;

  for (guint i = 0; i < tied->len; i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, g_array_index (tied, int, i));
      int value;

      if (!hk_rf_draw_card (self, move, g_array_index (tied, int, i), HK_RF_DRAW_SPEED, "values", entered, &position, &value, error))
        return FALSE;
      add_tie (self, player, value);
      hk_move_log (move, _("%s draws %d to break the tie."), player->name, value);
    }
  hk_rf_follow_house_rule (self, move, "last-tie-card");
  return TRUE;
}

static gboolean
break_all (HkRfTable *self,
           HkMove    *move,
           GError   **error)
{
  for (int i = 0; i < MAX_ROUNDS; i++)
    {
      g_autoptr (GArray) tied = hk_rf_list_tied (self);

      if (tied->len == 0)
        return TRUE;
      if (!break_once (self, move, tied, NULL, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_phase (HkRfTable *self,
             HkMove    *move,
             GError   **error)
{
  return hk_rf_table_get_phase (self) == HK_RF_PHASE_MOVEMENT
         || hk_move_require_rule (move, "rfyl/movement.phase", error,
                                  _("Movement cards are drawn in the movement phase."));
}

static gboolean
apply_draw_speed (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  g_autoptr (GArray) drawing = hk_rf_list_drawing (self);
  JsonArray *entered = hk_move_get_array (move, "values");
  guint position = 0;

  if (!check_phase (self, move, error))
    return FALSE;
  if (drawing->len == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Everybody who moves has a movement card."));
  if (!check_entered (entered, drawing->len, error))
    return FALSE;
  for (guint i = 0; i < drawing->len; i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, g_array_index (drawing, int, i));
      int value;

      if (!hk_rf_draw_card (self, move, g_array_index (drawing, int, i), HK_RF_DRAW_SPEED, "values", entered, &position, &value, error))
        return FALSE;
      hk_record_set_int (player, &player->speed, value);
      hk_move_log (move, _("%s draws %d."), player->name, value);
    }
  return entered != NULL || break_all (self, move, error);
}

static gboolean
apply_tie_break (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  g_autoptr (GArray) tied = hk_rf_list_tied (self);
  JsonArray *entered = hk_move_get_array (move, "values");

  if (!check_phase (self, move, error))
    return FALSE;
  if (tied->len == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Nobody is tied in speed."));
  if (!check_entered (entered, tied->len, error))
    return FALSE;
  return entered == NULL ? break_all (self, move, error) : break_once (self, move, tied, entered, error);
}

static const HkParamSpec draw_speed_params[] = {
  { "values", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The cards, clockwise from the player who draws first, without those who do not draw"), N_("Cards Drawn") },
};

static const HkParamSpec tie_break_params[] = {
  { "values", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("One more card for each player who is tied, clockwise from the player who draws first"), N_("Cards Drawn") },
};

const HkMoveSpec hk_rf_speed_moves[] = {
  { "draw-speed", N_("Draw the Movement Cards"), "rfyl/movement.draw", draw_speed_params, G_N_ELEMENTS (draw_speed_params), apply_draw_speed },
  { "tie-break", N_("Break the Ties"), "rfyl/movement.ties", tie_break_params, G_N_ELEMENTS (tie_break_params), apply_tie_break },
};

const guint hk_rf_n_speed_moves = G_N_ELEMENTS (hk_rf_speed_moves);
