/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <glib/gi18n-lib.h>

#include "hk-rf-guide.h"

/* The score sheet and the outcome (Winning), and what of the table nobody has seen. */

static char *
describe_state (HkRfPlayer *player)
{
  if (player->safe)
    return g_strdup_printf (_("out in turn %d"), player->out_turn);
  if (player->zombie)
    return g_strdup_printf (_("zombie since turn %d"), player->turned_turn);
  return g_strdup (_("human"));
}

HkScoreSheet *
hk_rf_table_get_score_sheet (HkTable *table)
{
  HkRfTable *self = HK_RF_TABLE (table);
  const char *columns[] = { _("Player"), _("State"), _("Space"), _("Bullets"), _("Items"), _("Blood cards"), NULL };
  g_autofree char *title = g_strdup_printf (_("RFYL, turn %d"), self->turn);
  g_autofree char *outcome = hk_rf_table_get_outcome (table);
  HkScoreSheet *sheet = hk_score_sheet_new (title, columns);

  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);
      g_autofree char *state = describe_state (player);
      g_autofree char *space = g_strdup_printf ("%d", player->space);
      g_autofree char *bullets = g_strdup_printf ("%d", player->bullets);
      g_autofree char *items = g_strdup_printf ("%d", hk_record_list_get_length (player->items));
      g_autofree char *bloods = g_strdup_printf ("%d", hk_rf_player_get_n_bloods (player));
      const char *cells[] = { player->name, state, space, bullets, items, bloods, NULL };

      hk_score_sheet_add_row (sheet, cells);
    }
  if (outcome != NULL)
    hk_score_sheet_set_outcome (sheet, outcome);
  return sheet;
}

char *
hk_rf_table_get_outcome (HkTable *table)
{
  HkRfTable *self = HK_RF_TABLE (table);
  const char *reason = self->reason == NULL ? "" : self->reason;
  const guint n = self->winners == NULL ? 0 : g_strv_length (self->winners);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *all = NULL;

  if (self->outcome == HK_RF_OUTCOME_NONE)
    return NULL;
  for (guint i = 0; i < n; i++)
    g_strv_builder_add (builder, hk_rf_table_get_player_name (self, atoi (self->winners[i])));
  names = g_strv_builder_end (builder);
  all = g_strjoinv (", ", names);
  if (self->outcome == HK_RF_OUTCOME_LAST_LOSER)
    return g_strdup_printf (n == 1 ? _("%s is the last loser, in turn %d. %s") : _("%s are the last losers, in turn %d. %s"), all, self->turn, reason);
  if (self->outcome == HK_RF_OUTCOME_WON)
    return g_strdup_printf (n == 1 ? _("%s wins in turn %d. %s") : _("%s win in turn %d. %s"), all, self->turn, reason);
  return g_strdup_printf (_("The game is over in turn %d. %s"), self->turn, reason);
}

/* The last losers have not won: nobody got out (Winning). */
void
hk_rf_table_get_result (HkTable  *table,
                        int       player,
                        HkResult *result)
{
  HkRfTable *self = HK_RF_TABLE (table);
  g_autofree char *number = g_strdup_printf ("%d", player);

  result->won = self->outcome == HK_RF_OUTCOME_WON && self->winners != NULL
                && g_strv_contains ((const char * const *) self->winners, number);
}

/* What was agreed on: how far it is, who wins, and by which of the four levels the group moves (Setup). */
char *
hk_rf_table_get_variant (HkTable *table)
{
  HkRfTable *self = HK_RF_TABLE (table);
  g_autofree char *distance = g_strdup_printf (ngettext ("%d space", "%d spaces", (gulong) self->distance), self->distance);
  g_autofree char *victory = hk_rf_table_say_value (table, "victory", hk_words_get (hk_rf_victories, self->victory));
  g_autofree char *structure = hk_rf_table_say_value (table, "structure", hk_words_get (hk_rf_structures, self->structure));

  return g_strjoin (" · ", self->map != NULL && *self->map != '\0' ? self->map : distance, victory, structure, NULL);
}

/* HkTableFuncs.conceals: what a Blood card face down says and which card it is (Blood Cards). The house rule lets its owner look. */
gboolean
hk_rf_table_conceals (HkTable       *table,
                      HkRecord      *record,
                      const HkField *field,
                      int            owner,
                      int            viewer)
{
  if (!HK_IS_RF_BLOOD (record) || owner < 0 || HK_RF_BLOOD (record)->revealed)
    return FALSE;
  return (field->offset == G_STRUCT_OFFSET (HkRfBlood, infected) || field->offset == G_STRUCT_OFFSET (HkRfBlood, known)
          || field->offset == G_STRUCT_OFFSET (HkRfBlood, card))
         && !(owner == viewer && hk_rf_table_has_house_rule (HK_RF_TABLE (table), "look-at-blood"));
}
