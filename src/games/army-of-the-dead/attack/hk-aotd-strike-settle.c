/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/rules/hk-aotd-end.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-inventory.h"
#include "games/army-of-the-dead/team/hk-aotd-survivor-moves.h"
#include "hk-aotd-harm.h"
#include "hk-aotd-kill.h"
#include "hk-aotd-strike.h"

/* What follows of an attack: the dead, the trapped, Friendly Fire, Noise and ammo (book, pages 13, 25, 26). */

static guint
length_of (JsonArray *array)
{
  return array == NULL ? 0 : json_array_get_length (array);
}

static gboolean
contains (JsonArray *array,
          gint64     number)
{
  for (guint i = 0; i < length_of (array); i++)
    if (json_array_get_int_element (array, i) == number)
      return TRUE;
  return FALSE;
}

/* Whether every one of @hit is among @there. */
static gboolean
check_among (JsonArray *hit,
             JsonArray *there,
             GError   **error)
{
  for (guint i = 0; i < length_of (hit); i++)
    if (!contains (there, json_array_get_int_element (hit, i)))
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Friendly Fire hits only those who stand in the Zone that is attacked."));
  return TRUE;
}

/* Whom the misses hit: whoever is told, the only one there, or, later, whoever the players choose. All
 * Wounds of one miss go to one Survivor, so that they cannot be given out one by one later. */
static gboolean
friendly_fire (HkAotdStrike *strike,
               HkAotdTable  *self,
               HkMove       *move,
               GError      **error)
{
  const HkAotdOutcome *outcome = &strike->outcome;
  JsonArray *friends = hk_move_get_array (move, "friends");
  JsonArray *companions = hk_move_get_array (move, "companions");
  JsonArray *told = hk_move_get_array (move, "wounds-to");
  JsonArray *lost = hk_move_get_array (move, "companions-hit");
  const guint n_told = length_of (told) + length_of (lost);

  if (outcome->wounds == 0)
    return TRUE;
  if (!check_among (told, friends, error) || !check_among (lost, companions, error))
    return FALSE;
  if (n_told > 0 && n_told != (guint) outcome->friendly_hits)
    {
      if (length_of (companions) > 0)
        hk_move_ask_also (move, "companions-hit");
      return hk_move_ask (move, "wounds-to", error,
                          ngettext ("%d miss hits somebody in the Zone: say whom.", "%d misses hit somebody in the Zone: say whom, one for each.",
                                    (gulong) outcome->friendly_hits), outcome->friendly_hits);
    }
  hk_move_log (move, ngettext ("Friendly Fire: %d miss hits those in the Zone.",
                               "Friendly Fire: %d misses hit those in the Zone.",
                               (gulong) outcome->friendly_hits), outcome->friendly_hits);
  for (guint i = 0; i < length_of (told); i++)
    hk_aotd_table_wound (self, move, (int) json_array_get_int_element (told, i), outcome->friendly_damage);
  for (guint i = 0; i < length_of (lost); i++)
    hk_aotd_table_lose_companion (self, move, (int) json_array_get_int_element (lost, i));
  if (n_told > 0)
    return TRUE;
  if (length_of (companions) > 0
      || (length_of (friends) > 1 && outcome->friendly_damage > 1 && !hk_aotd_decide (self, move, "friendly-fire-splits")))
    {
      if (length_of (companions) > 0)
        hk_move_ask_also (move, "companions-hit");
      return hk_move_ask (move, "wounds-to", error,
                          ngettext ("%d miss hits somebody in the Zone: say whom.", "%d misses hit somebody in the Zone: say whom, one for each.",
                                    (gulong) outcome->friendly_hits), outcome->friendly_hits);
    }
  if (length_of (friends) == 1)
    hk_aotd_table_wound (self, move, (int) json_array_get_int_element (friends, 0), outcome->wounds);
  else
    {
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) among = NULL;

      for (guint i = 0; i < length_of (friends); i++)
        g_strv_builder_take (builder, g_strdup_printf ("%d", (int) json_array_get_int_element (friends, i)));
      among = g_strv_builder_end (builder);
      hk_record_set_int (self, &self->wounds_to_split, MIN (99, outcome->wounds));
      hk_record_set_strv (self, &self->wounds_among, (const char * const *) among);
      hk_move_log (move, ngettext ("%d Wound has to be given out among them.",
                                   "%d Wounds have to be given out among them.",
                                   (gulong) outcome->wounds), outcome->wounds);
    }
  return TRUE;
}

/* A blast harms everybody in the Zone. */
static void
blast_friends (HkAotdStrike *strike,
               HkAotdTable  *self,
               HkMove       *move)
{
  JsonArray *friends = hk_move_get_array (move, "friends");
  JsonArray *companions = hk_move_get_array (move, "companions");

  if (strike->outcome.blast && hk_move_get_int (move, "range", -1) == 0 && hk_aotd_decide (self, move, "blast-hits-user"))
    hk_aotd_table_wound (self, move, strike->survivor, strike->outcome.damage);
  if (strike->outcome.blast_wounds <= 0)
    return;
  for (guint i = 0; i < length_of (friends); i++)
    hk_aotd_table_wound (self, move, (int) json_array_get_int_element (friends, i), strike->outcome.blast_wounds);
  for (guint i = 0; i < length_of (companions); i++)
    hk_aotd_table_lose_companion (self, move, (int) json_array_get_int_element (companions, i));
}

static const char *
get_type (HkAotdTarget target)
{
  return target == HK_AOTD_TARGET_HELMETED_ZEUS ? "zeus" : hk_aotd_target_get_id (target);
}

/* The Bola holds whom it hits, and is gone. */
static void
trap (HkAotdStrike *strike,
      HkAotdTable  *self,
      HkMove       *move)
{
  const char *type = get_type (strike->outcome.trapped);
  g_autofree char *text = NULL;

  if (strike->outcome.n_trapped <= 0)
    return;
  text = hk_aotd_zombie_count (type, strike->outcome.n_trapped);
  if (hk_aotd_is_abomination (type))
    {
      HkAotdAbomination *abomination = hk_aotd_table_get_abomination (self, type);

      hk_record_set_boolean (abomination, &abomination->trapped, TRUE);
    }
  else
    {
      int *member = g_str_equal (type, "alpha") ? &self->trapped_alphas : &self->trapped_shamblers;

      hk_record_set_int (self, member, MIN (hk_aotd_table_get_on_board (self, type), *member + strike->outcome.n_trapped));
    }
  hk_record_set_boolean (self, &self->trapped_late,
                         hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_ZOMBIE || hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_SPAWN);
  hk_move_log (move, _("The Bola holds %s until the next Zombie Phase is over."), text);
}

/* The weapon after its use: out of ammo, or gone. */
static void
wear (HkAotdStrike *strike,
      HkAotdTable  *self,
      HkMove       *move)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, strike->survivor);

  if (strike->outcome.out_of_ammo && strike->item != NULL)
    {
      hk_record_set_boolean (strike->item, &strike->item->empty, TRUE);
      hk_move_log (move, _("%s is out of ammo."), hk_aotd_card_get_title (strike->gear->card));
    }
  else if (strike->outcome.out_of_ammo)
    hk_move_log (move, _("An Ammo Die shows Out of Ammo."));
  if (strike->item != NULL &&
      ((strike->attack.weapon.kind == HK_AOTD_WEAPON_THROWN && !hk_aotd_decide (self, move, "cards-kept")) || (hk_aotd_attack_is_bola (&strike->attack) && strike->outcome.hits > 0)))
    {
      hk_aotd_discard_item (self, record, strike->item);
      hk_move_log (move, _("%s is discarded."), hk_aotd_card_get_title (strike->gear->card));
    }
}

#define CHOICE "hk-aotd-choice"

/* Keeps with the move what the player may still choose of its hits. */
static void
keep_choice (HkAotdStrike *strike,
             HkMove       *move)
{
  HkAotdChoice choice;

  if (hk_aotd_attack_find_choice (&strike->attack, &strike->outcome, &choice))
    g_object_set_data_full (G_OBJECT (move), CHOICE, g_memdup2 (&choice, sizeof choice), g_free);
}

/* Returns (nullable): what the player may choose of its hits, with "allot" in the same move made anew; %NULL when
 * there is nothing to choose.
 * @move: an attack that has been made */
const HkAotdChoice *
hk_aotd_strike_get_choice (HkMove *move)
{
  return g_object_get_data (G_OBJECT (move), CHOICE);
}

/* Those whom the group sees in the Zone and the app has missed are on the board as well. */
static void
count_missed (HkAotdTable *self,
              HkMove      *move,
              const char  *type,
              int          there)
{
  const int missed = there - hk_aotd_table_get_on_board (self, type);
  g_autofree char *text = NULL;

  if (missed <= 0)
    return;
  text = hk_aotd_zombie_count (type, missed);
  hk_aotd_table_place (self, move, type, missed);
  /* Translators: %s: Zombies. */
  hk_move_log (move, _("The app had missed %s on the board."), text);
}

/* Does what follows of an attack. Returns whether that worked.
 * @strike: a strike whose outcome is known and whose Action is paid
 * @move: a move with %HK_AOTD_STRIKE_PARAMS */
gboolean
hk_aotd_strike_settle (HkAotdStrike *strike,
                       HkAotdTable  *self,
                       HkMove       *move,
                       GError      **error)
{
  const HkAotdOutcome *outcome = &strike->outcome;
  g_autofree char *summary = hk_aotd_outcome_summarise (outcome);
  g_autoptr (HkBreakdown) breakdown = hk_aotd_attack_explain (&strike->attack, &strike->roll, outcome);

  hk_move_set_breakdown (move, breakdown);
  keep_choice (strike, move);
  count_missed (self, move, "shambler", strike->attack.shamblers);
  count_missed (self, move, "alpha", strike->attack.alphas);
  /* Translators: %s: a Survivor; %s: a card; %s: what came of it. */
  hk_move_log (move, _("%s attacks with %s: %s."), hk_aotd_table_get_survivor_name (self, strike->survivor),
               hk_aotd_card_get_title (strike->gear->card), summary);
  wear (strike, self, move);
  if (strike->gear->noisy && !hk_move_get_boolean (move, "quiet", FALSE) && !hk_aotd_make_noise (self, move, strike->survivor, error))
    return FALSE;
  trap (strike, self, move);
  hk_aotd_strike_use_chain (strike, self, move);
  if (outcome->helmet_off)
    hk_aotd_table_break_helmet (self, move);
  hk_aotd_table_kill (self, move, strike->survivor, "shambler", outcome->shamblers,
                      outcome->hunted[0] + (outcome->reaped == HK_AOTD_TARGET_SHAMBLER));
  hk_aotd_table_kill (self, move, strike->survivor, "alpha", outcome->alphas,
                      outcome->hunted[1] + (outcome->reaped == HK_AOTD_TARGET_ALPHA));
  for (int i = 0; i < strike->attack.n_abominations; i++)
    if (outcome->dead[i])
      hk_aotd_table_kill (self, move, strike->survivor, get_type (strike->attack.abominations[i]), 1,
                          outcome->hunted[2] && outcome->abominations == 1);
  if (!friendly_fire (strike, self, move, error))
    return FALSE;
  blast_friends (strike, self, move);
  /* Wounds that wait may yet lose what the attack would win. */
  if (self->wounds_to_split == 0)
    hk_aotd_table_check_end (self, move);
  return TRUE;
}
