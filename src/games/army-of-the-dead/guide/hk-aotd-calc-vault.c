/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-advice.h"
#include "hk-aotd-calc-vault.h"
#include "hk-aotd-situations.h"

/* The calculators of the Vault's Challenge: its chance, and what to do next. */

/* Reads a moment of an attempt. Without dice just rolled a roll is next; without a number of rolls left there are
 * three before the first roll, and two after it. Returns whether an attempt can come to it. Errors:
 * %HK_ERROR_PARAMETER.
 * @query: the parameters reserve, rolled, rolls-left, bonus and take-back
 * @state: (out): the moment that they describe */
static gboolean
read_state (HkMove           *query,
            HkAotdVaultState *state,
            GError          **error)
{
  const char *rolled = hk_move_get_string (query, "rolled");
  const char *reserve = hk_move_get_string (query, "reserve");
  HkAotdVaultBonus bonus;
  gboolean is_first;

  if (!hk_aotd_vault_bonus_from_id (hk_move_get_string (query, "bonus"), &bonus))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no bonus “%s”."), hk_move_get_string (query, "bonus"));
  hk_aotd_vault_state_init (state, bonus);
  if (!hk_aotd_vault_dice_parse (reserve, &state->reserve, error) || !hk_aotd_vault_dice_parse (rolled, &state->rolled, error))
    return FALSE;
  state->is_rolled = rolled != NULL && *rolled != '\0';
  state->may_take_back = hk_move_get_boolean (query, "take-back", FALSE);
  is_first = hk_aotd_vault_dice_count (&state->reserve) == 0;
  if (!hk_move_has (query, "rolls-left") && !is_first)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("Say how many rolls are left once dice are reserved."));
  state->rolls_left = hk_move_get_int (query, "rolls-left", HK_AOTD_VAULT_ROLLS - (state->is_rolled ? 1 : 0));
  return hk_aotd_vault_state_check (state, error);
}

static void
set_chance (JsonObject       *object,
            HkAotdVaultChance chance)
{
  const HkAotdVaultChance least = hk_aotd_vault_chance_reduce (chance);

  json_object_set_double_member (object, "chance", hk_aotd_vault_chance_to_double (chance));
  json_object_set_int_member (object, "ways", (gint64) least.ways);
  json_object_set_int_member (object, "of", (gint64) least.of);
}

static void
set_dice (JsonObject            *object,
          const char            *member,
          const HkAotdVaultDice *dice)
{
  g_autofree char *digits = hk_aotd_vault_dice_to_digits (dice);

  json_object_set_string_member (object, member, digits);
}

static gboolean
is_start (const HkAotdVaultState *state)
{
  return !state->is_rolled && state->rolls_left == HK_AOTD_VAULT_ROLLS && hk_aotd_vault_dice_count (&state->reserve) == 0;
}

/* The chance of a whole attempt with each bonus. */
static void
compare_bonuses (JsonObject  *object,
                 HkBreakdown *breakdown,
                 gboolean     may_take_back)
{
  JsonArray *array = json_array_new ();
  HkBreakdown *term = hk_breakdown_add (breakdown, _("The whole attempt by the bonus"), "army-of-the-dead/vault.bonus");

  for (int i = 0; i < HK_AOTD_VAULT_N_BONUSES; i++)
    {
      const HkAotdVaultBonus bonus = (HkAotdVaultBonus) i;
      HkAotdVaultState start;
      HkAotdVaultChance chance;
      JsonObject *one = json_object_new ();
      g_autofree char *text = NULL;

      hk_aotd_vault_state_init (&start, bonus);
      start.may_take_back = may_take_back;
      if (!hk_aotd_vault_get_chance (&start, &chance, NULL))
        g_assert_not_reached ();
      text = hk_aotd_vault_chance_to_text (chance);
      hk_breakdown_set_value (hk_breakdown_add (term, hk_aotd_vault_bonus_to_title (bonus),
                                                hk_aotd_vault_bonus_to_rule (bonus)), text);
      json_object_set_string_member (one, "bonus", hk_aotd_vault_bonus_ids[bonus]);
      set_chance (one, chance);
      json_array_add_object_element (array, one);
    }
  json_object_set_array_member (object, "bonuses", array);
}

static JsonNode *
run_odds (HkMove       *query,
          HkBreakdown **breakdown,
          GError      **error)
{
  HkAotdVaultState state;
  g_autoptr (HkAotdVaultAdvice) advice = NULL;
  JsonObject *object;

  if (!read_state (query, &state, error))
    return NULL;
  advice = hk_aotd_vault_advise (&state, error);
  if (advice == NULL)
    return NULL;
  object = json_object_new ();
  set_chance (object, advice->chance);
  *breakdown = hk_aotd_vault_explain (&state, advice);
  if (is_start (&state))
    compare_bonuses (object, *breakdown, state.may_take_back);
  return hk_content_take_object (object);
}

static JsonArray *
changes_to_json (const HkAotdVaultAdvice *advice)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < advice->n_changes; i++)
    {
      JsonObject *change = json_object_new ();

      json_object_set_int_member (change, "from", advice->changes[i].from);
      json_object_set_int_member (change, "to", advice->changes[i].to);
      json_array_add_object_element (array, change);
    }
  return array;
}

static JsonArray *
holds_to_json (const HkAotdVaultAdvice *advice)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < advice->n_holds; i++)
    {
      JsonObject *hold = json_object_new ();

      set_dice (hold, "set-aside", &advice->holds[i].added);
      set_dice (hold, "reserve", &advice->holds[i].reserve);
      set_chance (hold, advice->holds[i].chance);
      json_array_add_object_element (array, hold);
    }
  return array;
}

static JsonNode *
run_advice (HkMove       *query,
            HkBreakdown **breakdown,
            GError      **error)
{
  static const char * const deeds[] = { "roll", "reserve", "straight", "give-up" };
  HkAotdVaultState state;
  g_autoptr (HkAotdVaultAdvice) advice = NULL;
  g_autofree char *text = NULL;
  JsonObject *object;

  if (!read_state (query, &state, error))
    return NULL;
  advice = hk_aotd_vault_advise (&state, error);
  if (advice == NULL)
    return NULL;
  text = hk_aotd_vault_advice_to_text (advice, &state);
  object = json_object_new ();
  json_object_set_string_member (object, "do", deeds[advice->deed]);
  json_object_set_string_member (object, "text", text);
  set_chance (object, advice->chance);
  json_object_set_boolean_member (object, "use-bonus", advice->use_bonus);
  json_object_set_array_member (object, "turn", changes_to_json (advice));
  if (advice->deed == HK_AOTD_VAULT_STRAIGHT)
    set_dice (object, "straight", &advice->straight);
  if (advice->deed == HK_AOTD_VAULT_HOLD)
    set_dice (object, "set-aside", &advice->holds[0].added);
  json_object_set_array_member (object, "choices", holds_to_json (advice));
  *breakdown = hk_aotd_vault_explain (&state, advice);
  return hk_content_take_object (object);
}

static const HkParamSpec vault_params[] = {
  { "reserve", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The dice on the Vault tile as digits, such as 134"), N_("Dice set aside first") },
  { "rolled", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The dice just rolled as digits; left out when a roll is next"), N_("Dice just rolled") },
  { "rolls-left", HK_PARAM_INT, FALSE, 0, HK_AOTD_VAULT_MOST_ROLLS, NULL, N_("The rolls still to come, without the extra roll of a bonus that is not used yet"), N_("Rolls left") },
  { "bonus", HK_PARAM_STRING, FALSE, 0, 0, hk_aotd_vault_bonus_ids, N_("The bonus that may still be used, or the extra die in use"), N_("Bonus") },
  { "take-back", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a reserved die may be rolled again"), N_("Reserved dice may be rolled again") },
};

const HkCalculatorSpec hk_aotd_vault_calculators[] = {
  { "vault-odds", N_("The chance to resolve the Challenge of the Vault"), vault_params, G_N_ELEMENTS (vault_params), run_odds, hk_aotd_list_vaults,
    .keywords = N_("dice probability open safe") },
  { "vault-advice", N_("What to reserve in the Challenge of the Vault"), vault_params, G_N_ELEMENTS (vault_params), run_advice, hk_aotd_list_vaults,
    .keywords = N_("adviser dice set aside reroll safe") },
};

const guint hk_aotd_n_vault_calculators = G_N_ELEMENTS (hk_aotd_vault_calculators);
