/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/rfyl/content/hk-rf-pack.h"
#include "hk-rf-acts.h"
#include "hk-rf-countdown.h"

/* Blood cards: drawn face down, counted down, turned up (Blood Cards, Infection Countdown). What a card says is not shown before
 * it is turned up. */

/* With how many a card begins at most. */
#define MOST_DROPS 9

/* Returns whether the Blood cards of the player are counted down: those of a human on the track, and by a house rule
 * those of somebody who is out (ruling.out). */
gboolean
hk_rf_counts_bloods (HkRfTable  *self,
                     HkRfPlayer *player)
{
  return hk_rf_player_is_human (player) || (player->safe && hk_rf_table_has_house_rule (self, "out-counted"));
}

static gboolean
apply_countdown (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  int n_due = 0;
  int n_further = 0;
  int n = 0;

  if ((hk_rf_table_get_phase (self) != HK_RF_PHASE_COUNTDOWN || self->counted)
      && !hk_move_require_rule (move, "rfyl/countdown.tick", error,
                                _("The Blood cards are counted down once, at the beginning of a turn.")))
    return FALSE;
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);
      gboolean counted = FALSE;

      for (int j = 0; hk_rf_counts_bloods (self, player) && j < hk_rf_player_get_n_bloods (player); j++)
        {
          HkRfBlood *blood = hk_rf_player_get_blood (player, j);

          if (blood->revealed)
            continue;
          /* Each is counted down by itself (ruling.several-bloods). */
          n_further += counted;
          if (counted && hk_rf_table_has_house_rule (self, "one-blood"))
            continue;
          counted = TRUE;
          hk_record_set_int (blood, &blood->drops, MAX (blood->drops - 1, 0));
          hk_record_set_boolean (blood, &blood->due, blood->drops == 0);
          n_due += blood->due;
          n++;
        }
    }
  hk_record_set_boolean (self, &self->counted, TRUE);
  if (n_further > 0)
    hk_rf_follow_house_rule (self, move, "one-blood");
  hk_move_log (move, ngettext ("%d Blood card is counted down.", "%d Blood cards are counted down.", (gulong) n), n);
  if (n_due > 0)
    hk_move_log (move, ngettext ("%d of them is to be turned up.", "%d of them are to be turned up.", (gulong) n_due),
                 n_due);
  return TRUE;
}

/* What a card from the box turns out to be leaves the deck of the app as well, when that is known. */
static void
match_entered (HkRfTable *self,
               HkRfBlood *blood)
{
  g_auto (GStrv) pile = NULL;

  if (blood->card != NULL || self->blood_deck == NULL)
    return;
  g_object_get (self->blood_deck, "draw-pile", &pile, NULL);
  for (guint i = 0; pile != NULL && pile[i] != NULL; i++)
    {
      HkRfBlood *known = hk_rf_table_find_blood (self, pile[i]);

      if (known == NULL || known->drops != blood->printed || known->infected != blood->infected)
        continue;
      hk_deck_take (self->blood_deck, pile[i], NULL);
      hk_record_set_string (blood, &blood->card, pile[i]);
      return;
    }
}

static gboolean
apply_reveal (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  int player;
  HkRfPlayer *record = hk_rf_read_player (self, move, &player, error);
  HkRfBlood *blood = record == NULL ? NULL : hk_rf_player_get_blood (record, hk_move_get_int (move, "blood", 0));

  if (record == NULL)
    return FALSE;
  if (blood == NULL || blood->revealed || !hk_rf_counts_bloods (self, record))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no such Blood card to turn up."), record->name);
  if (!blood->due && !hk_move_require_rule (move, "rfyl/countdown.reveal", error,
                                            _("A Blood card is turned up when its drops have been counted down to 0.")))
    return FALSE;
  if (!blood->known && !hk_move_has (move, "infected"))
    return hk_move_ask (move, "infected", error, _("What does the Blood card of %s say?"), record->name);
  if (!blood->known)
    hk_record_set_boolean (blood, &blood->infected, hk_move_get_boolean (move, "infected", FALSE));
  match_entered (self, blood);
  hk_record_set_boolean (blood, &blood->known, TRUE);
  hk_record_set_boolean (blood, &blood->revealed, TRUE);
  hk_record_set_boolean (blood, &blood->due, FALSE);
  hk_record_set_int (blood, &blood->drops, 0);
  if (g_strcmp0 (blood->source, "told") == 0 && blood->printed >= 0)
    hk_rf_pack_learn_blood (move, blood);
  if (blood->infected)
    {
      hk_move_log (move, _("%s is infected."), record->name);
      hk_rf_turn_player (self, move, player, HK_RF_HOW_INFECTED);
      hk_rf_check_end (self, move);
      return TRUE;
    }
  hk_move_log (move, _("%s turns up a Blood card and is not infected by it."), record->name);
  if (blood->card != NULL && self->blood_deck != NULL)
    hk_deck_discard (self->blood_deck, blood->card);
  hk_record_set_string (blood, &blood->card, NULL);
  hk_rf_check_out (self, move, player);
  hk_rf_check_end (self, move);
  return TRUE;
}

static HkRfBlood *
make_entered (HkMove *move)
{
  const gboolean known = hk_move_has (move, "infected");

  return g_object_new (HK_TYPE_RF_BLOOD, "drops", hk_move_get_int (move, "drops", 0), "printed", hk_move_get_int (move, "drops", 0), "known", known,
                       "infected", known && hk_move_get_boolean (move, "infected", FALSE), "source", "told", NULL);
}

static HkRfBlood *
draw (HkRfTable  *self,
      HkMove     *move,
      const char *name,
      GError    **error)
{
  g_autofree char *id = NULL;
  HkRfBlood *known;

  if (!hk_rf_table_app_draws (self, self->blood_deck))
    {
      hk_move_ask (move, "drops", error, _("How many drops of blood does the card of %s begin with?"), name);
      return NULL;
    }
  id = hk_deck_draw (self->blood_deck, hk_move_get_random_log (move), error);
  known = id == NULL ? NULL : hk_rf_table_find_blood (self, id);
  return known == NULL ? NULL : hk_record_copy (known);
}

/* (transfer full) (nullable): with how many drops the next card of the deck can begin; NULL where that is not known. */
static HkDistribution *
list_drops (HkRfTable *self)
{
  double weights[MOST_DROPS + 1] = { 0 };
  const guint n = self->blood_deck == NULL ? 0 : hk_deck_get_n_left (self->blood_deck);

  for (guint i = 0; i < n; i++)
    {
      HkRfBlood *blood = hk_rf_table_find_blood (self, hk_deck_peek (self->blood_deck, i));

      if (blood == NULL)
        return NULL;
      weights[CLAMP (blood->drops, 0, MOST_DROPS)] += 1;
    }
  return n == 0 ? NULL : hk_distribution_new_weighted (0, weights, G_N_ELEMENTS (weights));
}

static gboolean
apply_draw_blood (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  int player;
  HkRfPlayer *record = hk_rf_read_player (self, move, &player, error);
  g_autoptr (HkDistribution) expected = NULL;
  g_autoptr (HkRfBlood) blood = NULL;

  if (record == NULL)
    return FALSE;
  if (!hk_rf_player_is_human (record))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Only humans on the track draw Blood cards."));
  if (record->blood_due == 0 && !hk_move_require_rule (move, "rfyl/blood.draw", error,
                                                       _("%s has no Blood card to draw."), record->name))
    return FALSE;
  if (hk_move_collects_chances (move))
    expected = list_drops (self);
  blood = hk_move_has (move, "drops") ? make_entered (move) : draw (self, move, record->name, error);
  if (blood == NULL)
    return FALSE;
  if (expected != NULL && hk_distribution_get_exactly (expected, blood->drops) > 0)
    hk_move_add_chance (move, player, N_("Drops of Blood cards"), blood->drops, g_steal_pointer (&expected));
  hk_record_list_append (record->bloods, blood);
  hk_record_set_int (record, &record->blood_due, MAX (record->blood_due - 1, 0));
  hk_move_log (move, ngettext ("%s draws a Blood card face down, with %d drop.",
                               "%s draws a Blood card face down, with %d drops.", (gulong) blood->drops),
               record->name, blood->drops);
  /* Its first tick is that of the next countdown (ruling.first-tick). */
  if (blood->drops == 0 && hk_rf_follow_house_rule (self, move, "no-drops-at-once"))
    hk_record_set_boolean (blood, &blood->due, TRUE);
  return TRUE;
}

static gboolean
apply_look (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfPlayer *record = hk_rf_read_player (self, move, NULL, error);
  HkRfBlood *blood = record == NULL ? NULL : hk_rf_player_get_blood (record, hk_move_get_int (move, "blood", 0));

  if (record == NULL)
    return FALSE;
  if (blood == NULL || blood->revealed)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no such Blood card face down."), record->name);
  if (!hk_table_follow_house_rule (HK_TABLE (self), move, "look-at-blood")
      && !hk_move_require_rule (move, "rfyl/blood.face-down", error,
                                _("Blood cards stay face down until they are turned up.")))
    return FALSE;
  hk_move_log (move, _("%s looks at a Blood card."), record->name);
  return TRUE;
}

static const HkParamSpec look_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("Whose card it is"), N_("Player"), "players" },
  { "blood", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("Which of the player’s Blood cards, from 0"), N_("Blood Card") },
};

static const HkParamSpec reveal_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("Whose card it is"), N_("Player"), "players" },
  { "blood", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("Which of the player’s Blood cards, from 0"), N_("Blood Card") },
  { "infected", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("What it says, when the app does not know"), N_("What It Says") },
};

static const HkParamSpec draw_blood_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("Who draws"), N_("Player"), "players" },
  { "drops", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The drops of a card drawn from the box"), N_("Blood Drops") },
  { "infected", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("What it says, when that is already known"), N_("What It Says") },
};

const HkMoveSpec hk_rf_countdown_moves[] = {
  { "countdown", N_("Count the Blood Cards Down"), "rfyl/countdown.tick", NULL, 0, apply_countdown },
  { "reveal-blood", N_("Turn a Blood Card Up"), "rfyl/countdown.reveal", reveal_params, G_N_ELEMENTS (reveal_params), apply_reveal },
  { "look-at-blood", N_("Look at a Blood Card"), "rfyl/blood.face-down", look_params, G_N_ELEMENTS (look_params), apply_look },
  { "draw-blood", N_("Draw a Blood Card"), "rfyl/blood.draw", draw_blood_params, G_N_ELEMENTS (draw_blood_params), apply_draw_blood },
};

const guint hk_rf_n_countdown_moves = G_N_ELEMENTS (hk_rf_countdown_moves);
