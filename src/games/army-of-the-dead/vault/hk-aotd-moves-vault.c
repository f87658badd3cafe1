/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/content/hk-aotd-pack.h"
#include "games/army-of-the-dead/rules/hk-aotd-end.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-actions.h"
#include "games/army-of-the-dead/team/hk-aotd-survivor-moves.h"
#include "hk-aotd-vault-attempt.h"

/* The Challenge of the Trap Zone and the Vault Door (book, page 12). */

static const char * const specialties[] = { "bruiser", "vault-expert", "mechanic", "stealthy", "pilot", NULL };
static const char * const bonuses[] = { "one-up-or-down", "one-up-one-down", "any-face", "extra-roll", "extra-die", NULL };

static HkAotdVault *
find_vault (HkAotdTable *self,
            GError     **error)
{
  if (self->vault == NULL)
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("This mission has no Vault."));
  return self->vault;
}

/* The Vault while somebody resolves the Challenge. */
static HkAotdVault *
find_attempt (HkAotdTable *self,
              GError     **error)
{
  HkAotdVault *vault = find_vault (self, error);

  if (vault != NULL && vault->survivor < 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("Nobody resolves the Challenge of the Vault now."));
      return NULL;
    }
  return vault;
}

static void
show_card (HkMove      *move,
           HkAotdVault *vault)
{
  HkAotdVaultBonus bonus;

  hk_record_set_boolean (vault, &vault->revealed, TRUE);
  if (vault->card != NULL)
    hk_move_log (move, _("The Vault card is turned up: %s."), vault->card);
  else
    hk_move_log (move, _("The Vault card is turned up."));
  if (vault->specialty != NULL && hk_aotd_vault_bonus_from_id (vault->bonus, &bonus))
    hk_move_log (move, _("Its bonus needs somebody at Range 0–1 with this Specialty: %s."),
                 hk_aotd_specialty_get_title (vault->specialty));
}

/* Turns the Vault card up: the card that the group tells, or the top one of the deck. */
static gboolean
reveal (HkAotdTable *self,
        HkMove      *move,
        GError     **error)
{
  HkAotdVault *vault = self->vault;
  const char *told = hk_move_get_string (move, "card");
  g_autofree char *drawn = NULL;
  HkAotdVault *known;

  if (vault->card == NULL && told == NULL && self->cards_by != HK_BY_HAND &&
      self->vault_deck != NULL && hk_deck_can_draw (self->vault_deck, 1))
    {
      drawn = hk_deck_draw (self->vault_deck, hk_move_get_random_log (move), error);
      if (drawn == NULL)
        return FALSE;
    }
  else if (told != NULL && self->vault_deck != NULL)
    hk_deck_take (self->vault_deck, told, NULL);
  if (told != NULL || drawn != NULL)
    hk_record_set_string (vault, &vault->card, told != NULL ? told : drawn);
  known = vault->card == NULL ? NULL : hk_aotd_table_find_vault_card (self, vault->card);
  if (known != NULL)
    {
      hk_record_set_string (vault, &vault->specialty, known->specialty);
      hk_record_set_string (vault, &vault->bonus, known->bonus);
      hk_record_set_string (vault, &vault->source, known->source);
    }
  if (hk_move_has (move, "specialty"))
    hk_record_set_string (vault, &vault->specialty, hk_move_get_string (move, "specialty"));
  if (hk_move_has (move, "bonus"))
    hk_record_set_string (vault, &vault->bonus, hk_move_get_string (move, "bonus"));
  if (hk_move_has (move, "specialty") && hk_move_has (move, "bonus"))
    {
      hk_record_set_string (vault, &vault->source, "owner");
      if (vault->card != NULL)
        {
          g_autoptr (JsonObject) component = hk_aotd_pack_from_vault (vault);

          hk_move_learn (move, "vault-card", component);
        }
    }
  if (vault->specialty == NULL || vault->bonus == NULL)
    {
      if (vault->card == NULL && told == NULL)
        hk_move_ask_also (move, "card");
      hk_move_ask_also (move, "specialty");
      return hk_move_ask (move, "bonus", error, _("Which Specialty and which bonus does the Vault card print?"));
    }
  show_card (move, vault);
  return TRUE;
}

static gboolean
apply_reveal (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdVault *vault = find_vault (self, error);

  if (vault == NULL)
    return FALSE;
  if (vault->revealed &&
      !hk_move_require_rule (move, "army-of-the-dead/vault.trap-zone", error,
                             _("The Vault card is turned up already.")))
    return FALSE;
  return reveal (self, move, error);
}

/* Whether somebody of the Specialty is near: the Survivor in the Trap Zone, or one whom the move tells. */
static gboolean
is_near (HkAotdTable *self,
         HkMove      *move,
         int          survivor)
{
  JsonArray *near = hk_move_get_array (move, "near");

  for (guint i = 0; near != NULL && i < json_array_get_length (near); i++)
    if (g_strcmp0 (json_array_get_string_element (near, i), self->vault->specialty) == 0)
      return TRUE;
  return hk_aotd_survivor_is (hk_aotd_table_get_survivor (self, survivor), self->vault->specialty)
         && !hk_aotd_decide (self, move, "vault-others-grant");
}

static int
length_of (const char *digits)
{
  return digits == NULL ? 0 : (int) strlen (digits);
}

static gboolean
apply_challenge (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdVault *vault = find_vault (self, error);
  int survivor;

  if (vault == NULL || !hk_aotd_begin_action (self, move, &survivor, error))
    return FALSE;
  if (vault->solved &&
      !hk_move_require_rule (move, "army-of-the-dead/vault.challenge", error,
                             _("The traps of the Vault are gone already.")))
    return FALSE;
  if (vault->survivor >= 0 && vault->rolls < vault->rolls_allowed)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                          _("%s resolves the Challenge already: roll the dice, or give up."), hk_aotd_table_get_survivor_name (self, vault->survivor));
  if (!hk_aotd_check_actions (self, move, survivor, "other", FALSE, 2, error) ||
      (!vault->revealed && !reveal (self, move, error)))
    return FALSE;
  hk_aotd_spend_actions (self, move, survivor, "other", FALSE, 2);
  hk_record_set_int (vault, &vault->survivor, survivor);
  hk_record_set_int (vault, &vault->rolls, 0);
  hk_record_set_int (vault, &vault->rolls_allowed, HK_AOTD_VAULT_ROLLS);
  hk_record_set_boolean (vault, &vault->bonus_there, is_near (self, move, survivor));
  hk_record_set_boolean (vault, &vault->bonus_used, FALSE);
  /* With all five reserved and no Straight there would be nothing left to roll. */
  if (!hk_aotd_decide (self, move, "vault-keeps-reserve") || length_of (vault->reserve) >= HK_AOTD_VAULT_DICE)
    hk_record_set_string (vault, &vault->reserve, NULL);
  hk_record_set_string (vault, &vault->free, NULL);
  hk_move_log (move, _("%s resolves the Challenge of the Vault."), hk_aotd_table_get_survivor_name (self, survivor));
  if (vault->bonus_there)
    hk_move_log (move, _("The bonus of the Vault card is granted."));
  return TRUE;
}

/* How many dice the attempt has in all. */
static int
count_dice (HkAotdVault *vault)
{
  return vault->bonus_used && g_strcmp0 (vault->bonus, "extra-die") == 0 ? HK_AOTD_VAULT_MOST_DICE : HK_AOTD_VAULT_DICE;
}

/* The attempt is over; on success the traps are gone. */
static void
end_attempt (HkAotdTable *self,
             gboolean     solved)
{
  HkAotdVault *vault = self->vault;

  hk_record_set_boolean (vault, &vault->solved, solved || vault->solved);
  hk_record_set_int (vault, &vault->survivor, -1);
  if (!solved && !hk_aotd_table_has_house_rule (self, "vault-keeps-reserve"))
    hk_record_set_string (vault, &vault->reserve, NULL);
  hk_record_set_string (vault, &vault->free, NULL);
}

/* Whether the dice of the attempt make a Straight; if so, it ends. */
static gboolean
try_straight (HkAotdTable *self,
              HkMove      *move)
{
  HkAotdVault *vault = self->vault;
  g_autofree char *all = g_strconcat (vault->reserve == NULL ? "" : vault->reserve, vault->free, NULL);
  g_autofree char *digits = NULL;
  HkAotdVaultDice dice;
  HkAotdVaultDice straight;

  if (!hk_aotd_vault_dice_parse (all, &dice, NULL) || !hk_aotd_vault_is_straight (&dice, hk_aotd_vault_list_readings (self), &straight))
    return FALSE;
  digits = hk_aotd_vault_dice_to_digits (&straight);
  hk_record_set_string (vault, &vault->reserve, digits);
  hk_record_set_string (vault, &vault->free, NULL);
  hk_move_log (move, _("A Straight: %s. The traps are gone, and a Vault Expert can open the Vault Door."), digits);
  end_attempt (self, TRUE);
  return TRUE;
}

static gboolean
read_dice (HkAotdTable *self,
           HkMove      *move,
           int          n,
           char       **digits,
           GError     **error)
{
  JsonArray *told = hk_move_get_array (move, "dice");
  GString *text = g_string_new (NULL);

  if (told == NULL && self->dice_by == HK_BY_HAND)
    hk_move_ask (move, "dice", error, ngettext ("Roll %d die: what does it show?", "Roll %d dice: what do they show?", (gulong) n), n);
  else if (told != NULL && json_array_get_length (told) != (guint) n)
    hk_move_ask (move, "dice", error, ngettext ("%d die is rolled now: give as many faces.", "%d dice are rolled now: give as many faces.", (gulong) n), n);
  else
    for (int i = 0; i < n; i++)
      g_string_append_printf (text, "%d", told == NULL ? 1 + (int) hk_move_pick (move, 6) : (int) json_array_get_int_element (told, (guint) i));
  *digits = g_string_free_and_steal (text);
  return (*digits)[0] != '\0';
}

/* Takes the digits of @part out of @all. */
static char *
subtract (const char *all,
          const char *part)
{
  char *left = g_strdup (all == NULL ? "" : all);

  for (const char *c = part; *c != '\0'; c++)
    {
      char *at = strchr (left, *c);

      if (at == NULL)
        {
          g_free (left);
          return NULL;
        }
      memmove (at, at + 1, strlen (at));
    }
  return left;
}

/* Sets dice aside; by a house rule those reserved before are taken back first, so that @dice are all that are kept. */
static gboolean
set_aside (HkAotdTable *self,
           HkMove      *move,
           const char  *dice,
           GError     **error)
{
  HkAotdVault *vault = self->vault;
  g_autofree char *left = NULL;
  g_autofree char *reserve = NULL;

  if (vault->reserve != NULL && hk_aotd_decide (self, move, "vault-take-back"))
    {
      g_autofree char *all = g_strconcat (vault->reserve, vault->free, NULL);

      hk_record_set_string (vault, &vault->free, all);
      hk_record_set_string (vault, &vault->reserve, NULL);
    }
  left = subtract (vault->free, dice);
  if (left == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                          _("These dice are not among those just rolled: %s."), vault->free == NULL ? "—" : vault->free);
  reserve = g_strconcat (vault->reserve == NULL ? "" : vault->reserve, dice, NULL);
  hk_record_set_string (vault, &vault->reserve, reserve);
  hk_record_set_string (vault, &vault->free, left[0] == '\0' ? NULL : left);
  hk_move_log (move, _("Reserved: %s."), reserve);
  return TRUE;
}

static gboolean
apply_roll (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdVault *vault = find_attempt (self, error);
  g_autofree char *digits = NULL;
  int n;

  if (vault == NULL)
    return FALSE;
  if (vault->rolls >= vault->rolls_allowed &&
      !hk_move_require_rule (move, "army-of-the-dead/vault.rolls", error,
                             ngettext ("This attempt has %d roll, and it was made.",
                                       "This attempt has %d rolls, and they were made.",
                                       (gulong) vault->rolls_allowed), vault->rolls_allowed))
    return FALSE;
  if (hk_move_has (move, "reserve") && !set_aside (self, move, hk_move_get_string (move, "reserve"), error))
    return FALSE;
  n = count_dice (vault) - length_of (vault->reserve);
  if (n <= 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("All dice are reserved."));
  if (!read_dice (self, move, n, &digits, error))
    return FALSE;
  hk_record_set_string (vault, &vault->free, digits);
  hk_record_set_int (vault, &vault->rolls, vault->rolls + 1);
  hk_move_log (move, C_("a roll of the Challenge: its number, how many there are, the faces", "Roll %d of %d: %s."),
               vault->rolls, vault->rolls_allowed, digits);
  if (!try_straight (self, move) && vault->rolls >= vault->rolls_allowed && (vault->bonus_used || !vault->bonus_there))
    {
      hk_move_log (move, _("No Straight, and no roll is left: the attempt has failed. Anybody may try again."));
      end_attempt (self, FALSE);
    }
  return TRUE;
}

static gboolean
apply_reserve (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdVault *vault = find_attempt (self, error);
  const char *dice = hk_move_get_string (move, "dice");

  if (vault == NULL)
    return FALSE;
  if (dice == NULL || dice[0] == '\0')
    return hk_move_ask (move, "dice", error, _("Which faces are set aside? To set none aside, roll again."));
  return set_aside (self, move, dice, error);
}

/* Changes one die that shows @from, wherever it lies. */
static gboolean
turn_die (HkAotdVault *vault,
          char         from,
          char         to)
{
  char **members[] = { &vault->free, &vault->reserve };

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      g_autofree char *digits = g_strdup (*members[i]);
      char *at = digits == NULL ? NULL : strchr (digits, from);

      if (at == NULL)
        continue;
      *at = to;
      hk_record_set_string (vault, members[i], digits);
      return TRUE;
    }
  return FALSE;
}

static gboolean
check_die (HkAotdVault *vault,
           int          face,
           GError     **error)
{
  g_autofree char *all = g_strconcat (vault->reserve == NULL ? "" : vault->reserve, vault->free, NULL);

  if (strchr (all, '0' + face) != NULL)
    return TRUE;
  return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("No die shows a %d."), face);
}

/* The bonuses that change dice. A 6 never becomes a 1, nor a 1 a 6. */
static gboolean
change_dice (HkAotdTable *self,
             HkMove      *move,
             GError     **error)
{
  HkAotdVault *vault = self->vault;
  const int die = hk_move_get_int (move, "die", 0);
  int face = hk_move_get_int (move, "face", 0);
  const int down = hk_move_get_int (move, "down", 0);
  const gboolean pair = g_str_equal (vault->bonus, "one-up-one-down");
  const gboolean alone = pair && hk_move_has (move, "face") && down == 0 && hk_aotd_decide (self, move, "vault-one-change");
  const gboolean both = pair && !alone;

  if (both)
    face = die + 1;
  if (die == 0 || face == 0 || (both && down == 0))
    {
      hk_move_ask_also (move, "die");
      return hk_move_ask (move, both ? "down" : "face", error, "%s",
                          both ? _("What does the die show that goes up, and what the one that goes down?")
                               : _("What does the die show now, and what shall it show?"));
    }
  if (face > 6 || (both && down == 1))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("A 6 cannot go up, and a 1 cannot go down."));
  if ((alone || g_str_equal (vault->bonus, "one-up-or-down")) && ABS (face - die) != 1 &&
      !hk_move_require_rule (move, "army-of-the-dead/vault.bonus-one-up-or-down", error,
                             _("This bonus changes a die by one.")))
    return FALSE;
  if (!check_die (vault, die, error) || (both && !check_die (vault, down, error)))
    return FALSE;
  /* The die that goes up is set last, so that it is not taken for the one that goes down. */
  turn_die (vault, (char) ('0' + die), '?');
  if (both && !turn_die (vault, (char) ('0' + down), (char) ('0' + down - 1)))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The bonus changes two different dice, and only one shows a %d."), down);
  turn_die (vault, '?', (char) ('0' + face));
  hk_move_log (move, _("The bonus turns a %d into a %d."), die, face);
  if (both)
    hk_move_log (move, _("The bonus turns a %d into a %d."), down, down - 1);
  return TRUE;
}

static gboolean
changes_dice (HkAotdVault *vault)
{
  return g_strcmp0 (vault->bonus, "extra-roll") != 0 && g_strcmp0 (vault->bonus, "extra-die") != 0;
}

static gboolean
apply_bonus (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdVault *vault = find_attempt (self, error);

  if (vault == NULL)
    return FALSE;
  if (!vault->bonus_there &&
      !hk_move_require_rule (move, "army-of-the-dead/vault.bonus", error,
                             _("The bonus needs somebody at Range 0–1 of the Trap Zone with this Specialty: %s."),
                             hk_aotd_specialty_get_title (vault->specialty)))
    return FALSE;
  if (vault->bonus_used &&
      !hk_move_require_rule (move, "army-of-the-dead/vault.bonus", error,
                             _("The bonus was used in this attempt already.")))
    return FALSE;
  if (g_strcmp0 (vault->bonus, "extra-roll") == 0)
    {
      hk_record_set_int (vault, &vault->rolls_allowed, MIN (HK_AOTD_VAULT_MOST_ROLLS, vault->rolls_allowed + 1));
      hk_move_log (move, _("The bonus grants a fourth roll."));
    }
  else if (g_strcmp0 (vault->bonus, "extra-die") == 0)
    {
      if (vault->rolls > 0 &&
          !hk_move_require_rule (move, "army-of-the-dead/vault.bonus-extra-die", error,
                                 _("The sixth die belongs to the whole attempt: it is taken before the first roll.")))
        return FALSE;
      hk_move_log (move, _("The bonus grants a sixth die."));
    }
  else if (vault->bonus == NULL || !change_dice (self, move, error))
    return FALSE;
  hk_record_set_boolean (vault, &vault->bonus_used, TRUE);
  return try_straight (self, move) || !changes_dice (vault) || !hk_aotd_decide (self, move, "vault-bonus-last")
         || hk_move_require_rule (move, "army-of-the-dead/ruling.vault-one-bonus", error,
                                  _("In this group the bonus turns dice only where that finishes the Straight."));
}

static gboolean
apply_give_up (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  if (find_attempt (self, error) == NULL)
    return FALSE;
  end_attempt (self, FALSE);
  hk_move_log (move, _("The Challenge is not resolved; the Vault card stays turned up, and anybody may try again."));
  return TRUE;
}

static gboolean
apply_open (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdVault *vault = find_vault (self, error);
  HkAotdSurvivor *record;
  int survivor;

  if (vault == NULL || !hk_aotd_begin_action (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, survivor);
  if (vault->opened)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The Vault Door is open already."));
  if (!vault->solved &&
      !hk_move_require_rule (move, "army-of-the-dead/vault.opening", error,
                             _("The traps have to be removed first, by the Challenge.")))
    return FALSE;
  /* Of an ID card that nobody has entered only the group sees the Specialties. */
  if (record->specialties != NULL && !hk_aotd_survivor_is (record, "vault-expert") &&
      !hk_move_require_rule (move, "army-of-the-dead/vault.opening", error,
                             _("Only a Vault Expert can open the Vault Door; %s is none."), record->name))
    return FALSE;
  if (!hk_aotd_check_actions (self, move, survivor, "other", FALSE, 1, error))
    return FALSE;
  hk_aotd_spend_actions (self, move, survivor, "other", FALSE, 1);
  hk_record_set_boolean (vault, &vault->opened, TRUE);
  hk_move_log (move, _("%s opens the Vault Door."), record->name);
  hk_aotd_table_check_end (self, move);
  return TRUE;
}

#define CARD_PARAMS \
  { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The name of the Vault card, when it is turned by hand"), N_("Card") }, \
  { "specialty", HK_PARAM_STRING, FALSE, 0, 0, specialties, N_("The Specialty on the Vault card, when the app does not know it"), N_("Specialty") }, \
  { "bonus", HK_PARAM_STRING, FALSE, 0, 0, bonuses, N_("The bonus on the Vault card, when the app does not know it"), N_("Bonus") }

static const HkParamSpec reveal_params[] = {
  CARD_PARAMS,
};

static const HkParamSpec challenge_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_FREE_PARAM,
  { "near", HK_PARAM_STRINGS, FALSE, 0, 0, specialties, N_("The Specialties of the Survivors at Range 0–1 of the Trap Zone"), N_("Specialties near the Trap Zone") },
  CARD_PARAMS,
};

static const HkParamSpec roll_params[] = {
  { "reserve", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The faces of the dice to set aside first, such as 234"), N_("Dice set aside first") },
  { "dice", HK_PARAM_INTS, FALSE, 1, 6, NULL, N_("What the dice show, when they are rolled by hand"), N_("Faces of the dice") },
};

static const HkParamSpec reserve_params[] = {
  { "dice", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The faces of the dice to set aside, such as 234"), N_("Faces of the dice") },
};

static const HkParamSpec bonus_params[] = {
  { "die", HK_PARAM_INT, FALSE, 1, 6, NULL, N_("What the die shows that is changed, or that goes up"), N_("Face of the die") },
  { "face", HK_PARAM_INT, FALSE, 1, 6, NULL, N_("What it shall show"), N_("New face") },
  { "down", HK_PARAM_INT, FALSE, 1, 6, NULL, N_("What the other die shows, the one that goes down"), N_("Face of the die that goes down") },
};

static const HkParamSpec open_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_FREE_PARAM,
};

const HkMoveSpec hk_aotd_vault_moves[] = {
  { "vault-reveal", N_("Turn the Vault Card Up"), "army-of-the-dead/vault.trap-zone", reveal_params, G_N_ELEMENTS (reveal_params), apply_reveal },
  { "vault-challenge", N_("Resolve the Challenge"), "army-of-the-dead/vault.challenge",
    challenge_params, G_N_ELEMENTS (challenge_params), apply_challenge },
  { "vault-roll", N_("Roll for the Challenge"), "army-of-the-dead/vault.rolls", roll_params, G_N_ELEMENTS (roll_params), apply_roll },
  { "vault-reserve", N_("Reserve Dice"), "army-of-the-dead/vault.reserve", reserve_params, G_N_ELEMENTS (reserve_params), apply_reserve },
  { "vault-bonus", N_("Use the Bonus of the Vault Card"), "army-of-the-dead/vault.bonus", bonus_params, G_N_ELEMENTS (bonus_params), apply_bonus },
  { "vault-give-up", N_("End the Attempt"), "army-of-the-dead/vault.challenge", NULL, 0, apply_give_up },
  { "vault-open", N_("Open the Vault Door"), "army-of-the-dead/vault.opening", open_params, G_N_ELEMENTS (open_params), apply_open },
};

const guint hk_aotd_n_vault_moves = G_N_ELEMENTS (hk_aotd_vault_moves);
