/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-rf-acts.h"

/* How the game ends, and who has won (Winning). */

/* Ends the game.
 * @winners: (nullable): the numbers of the players who won
 * @reason: why, in a sentence */
void
hk_rf_end (HkRfTable          *self,
           HkMove             *move,
           HkRfOutcome         outcome,
           const char * const *winners,
           const char         *reason)
{
  hk_record_set_enum (self, &self->outcome, outcome);
  hk_record_set_strv (self, &self->winners, winners);
  hk_record_set_string (self, &self->reason, reason);
  hk_record_set_enum (self, &self->phase, HK_RF_PHASE_OVER);
  hk_move_log (move, "%s", reason);
}

/* (transfer full): the players that @wanted takes, as numbers */
static GStrv
list_winners (HkRfTable *self,
              gboolean (*wanted) (HkRfPlayer *player, int bound),
              int        bound)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    if (wanted (hk_rf_table_get_player (self, i), bound))
      {
        g_autofree char *number = g_strdup_printf ("%d", i);

        g_strv_builder_add (builder, number);
      }
  return g_strv_builder_end (builder);
}

static gboolean
is_out (HkRfPlayer *player,
        int         bound)
{
  return player->safe;
}

/* A later phase of the turn counts as longer alive (ruling.same-turn). */
static int
get_end (HkRfPlayer *player)
{
  return player->turned_turn * 10 + player->turned_phase;
}

static gboolean
lasted (HkRfPlayer *player,
        int         bound)
{
  return player->zombie && get_end (player) >= bound;
}

/* Ends the game when the agreed condition is met, or when nobody is left on the track (Winning). */
void
hk_rf_check_end (HkRfTable *self,
                 HkMove    *move)
{
  const gboolean group = self->victory == HK_RF_VICTORY_GROUP;
  g_auto (GStrv) winners = NULL;
  int n_out = 0;
  int n_left = 0;
  int last = 0;

  if (self->outcome != HK_RF_OUTCOME_NONE)
    return;
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);

      n_out += player->safe;
      n_left += hk_rf_player_is_human (player);
      last = player->zombie ? MAX (last, get_end (player)) : last;
    }
  winners = list_winners (self, is_out, 0);
  if (self->victory == HK_RF_VICTORY_FIRST && n_out > 0)
    hk_rf_end (self, move, HK_RF_OUTCOME_WON, (const char * const *) winners, n_out == 1 ? _("The first one is out.") : _("The first ones are out, in the same movement."));
  else if (group && n_out >= self->group_size)
    hk_rf_end (self, move, HK_RF_OUTCOME_WON, (const char * const *) winners, _("The group is out."));
  else if (group && n_left == 0 && n_out > 0 && hk_rf_follow_house_rule (self, move, "whole-group"))
    hk_rf_end (self, move, HK_RF_OUTCOME_ENDED, NULL, _("Nobody is left to fill the group, so nobody has won."));
  else if (n_left == 0 && n_out > 0)
    hk_rf_end (self, move, HK_RF_OUTCOME_WON, (const char * const *) winners,
               group ? _("Nobody is left to fill the group; those who are out have won.") : _("Nobody is left on the track."));
  else if (n_left == 0)
    {
      g_strfreev (winners);
      winners = list_winners (self, lasted, hk_rf_follow_house_rule (self, move, "same-turn") ? last / 10 * 10 : last);
      hk_rf_end (self, move, HK_RF_OUTCOME_LAST_LOSER, (const char * const *) winners, _("All players are zombies; the one who stayed human longest is the last loser."));
    }
}
