/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <glib/gi18n-lib.h>

#include "hk-zz-flow.h"
#include "hk-zz-score.h"

/* The end, the outcome and the score sheet (Scoring). */

/* Returns (transfer full) (element-type int): the players with the most points; several share the victory
 * (ruling.ties).
 * @points: (array length=n_players): the victory points of the players
 * @sets: (nullable) (array length=n_players): their horde sets, of which more win a tie; %NULL they do not
 * @n_players: how many there are */
GArray *
hk_zz_find_winners (const int *points,
                    const int *sets,
                    guint      n_players)
{
  GArray *winners = g_array_new (FALSE, FALSE, sizeof (int));
  int most = 0;
  int most_sets = 0;

  for (guint i = 0; i < n_players; i++)
    most = MAX (most, points[i]);
  for (guint i = 0; sets != NULL && i < n_players; i++)
    most_sets = points[i] == most ? MAX (most_sets, sets[i]) : most_sets;
  for (guint i = 0; i < n_players; i++)
    {
      const int number = (int) i;

      if (points[i] == most && (sets == NULL || sets[i] == most_sets))
        g_array_append_val (winners, number);
    }
  return winners;
}

static void
set_winners (HkZzTable *self,
             HkMove    *move)
{
  const int n = hk_zz_table_get_n_players (self);
  g_autofree int *points = g_new0 (int, (gsize) n + 1);
  g_autofree int *sets = g_new0 (int, (gsize) n + 1);
  g_autoptr (GArray) winners = NULL;

  for (int i = 0; i < n; i++)
    {
      points[i] = hk_zz_player_get_points (hk_zz_table_get_player (self, i));
      sets[i] = hk_zz_table_get_player (self, i)->sets;
    }
  winners = hk_zz_find_winners (points, NULL, (guint) n);
  if (winners->len > 1 && hk_table_follow_house_rule (HK_TABLE (self), move, "ties-by-sets"))
    {
      g_array_unref (winners);
      winners = hk_zz_find_winners (points, sets, (guint) n);
    }
  for (guint i = 0; i < winners->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", g_array_index (winners, int, i));

      hk_record_put_text (self, &self->winners, i, number);
    }
}

static gboolean
apply_finish (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const gboolean early = hk_zz_table_get_phase (self) != HK_ZZ_PHASE_SCORING;
  const char *reason = hk_move_get_string (move, "reason");
  g_autofree char *outcome = NULL;

  if (!hk_zz_check_going (self, error))
    return FALSE;
  hk_record_set_enum (self, &self->outcome, early ? HK_ZZ_OUTCOME_ENDED : HK_ZZ_OUTCOME_WON);
  hk_record_set_string (self, &self->reason, reason != NULL && reason[0] != '\0' ? reason : early ? _("The group ends the game here.") : NULL);
  set_winners (self, move);
  hk_zz_set_phase (self, HK_ZZ_PHASE_OVER);
  outcome = hk_zz_table_get_outcome (table);
  hk_move_log (move, "%s", outcome);
  return TRUE;
}

static char *
join_names (HkZzTable *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; self->winners != NULL && self->winners[i] != NULL; i++)
    g_ptr_array_add (names, (gpointer) hk_zz_table_get_player_name (self, atoi (self->winners[i])));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

char *
hk_zz_table_get_outcome (HkTable *table)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const guint n = self->winners == NULL ? 0 : g_strv_length (self->winners);
  HkZzPlayer *first = n == 0 ? NULL : hk_zz_table_get_player (self, atoi (self->winners[0]));
  const int points = first == NULL ? 0 : hk_zz_player_get_points (first);
  g_autofree char *names = join_names (self);
  g_autofree char *text = NULL;

  if (self->outcome == HK_ZZ_OUTCOME_NONE)
    return NULL;
  if (n == 1)
    text = g_strdup_printf (ngettext ("%s wins with %d point.", "%s wins with %d points.", (gulong) points), names, points);
  else
    text = g_strdup_printf (ngettext ("%s share the victory with %d point.", "%s share the victory with %d points.", (gulong) points), names, points);
  return self->reason == NULL ? g_steal_pointer (&text) : g_strdup_printf ("%s %s", text, self->reason);
}

HkScoreSheet *
hk_zz_table_get_score_sheet (HkTable *table)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const char *columns[] = { _("Player"), _("Victory points"), _("Horde sets"), _("Other cards"), NULL };
  g_autofree char *outcome = hk_zz_table_get_outcome (table);
  HkScoreSheet *sheet = hk_score_sheet_new (_("Zombiez"), columns);

  for (int i = 0; i < hk_zz_table_get_n_players (self); i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (self, i);
      g_autofree char *sets = g_strdup_printf ("%d", player->sets);
      g_autofree char *loose = g_strdup_printf ("%d", hk_zz_player_count_loose (player));
      g_autofree char *points = g_strdup_printf ("%d", hk_zz_player_get_points (player));
      const char *cells[] = { player->name, points, sets, loose, NULL };

      hk_score_sheet_add_row (sheet, cells);
    }
  if (outcome != NULL)
    hk_score_sheet_set_outcome (sheet, outcome);
  return sheet;
}

static const HkParamSpec finish_params[] = {
  { "reason", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Why it ends before its time, in a sentence"), N_("Why") },
};

const HkMoveSpec hk_zz_score_moves[] = {
  { "finish", N_("Count the Points and End the Game"), "zombiez/scoring.winner", finish_params, G_N_ELEMENTS (finish_params), apply_finish },
};

const guint hk_zz_n_score_moves = G_N_ELEMENTS (hk_zz_score_moves);

void
hk_zz_table_get_result (HkTable  *table,
                        int       player,
                        HkResult *result)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  g_autofree char *number = g_strdup_printf ("%d", player);

  result->won = self->winners != NULL && g_strv_contains ((const char * const *) self->winners, number);
}
