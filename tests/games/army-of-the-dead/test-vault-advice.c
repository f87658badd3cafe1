/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "aotd-vault.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/guide/hk-aotd-calc-vault.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-advice.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-attempt.h"
#include "hk-play.h"

/* What the adviser of the Vault's Challenge says, and the calculators that people ask. */

/* Follows the adviser in a moment and checks that it does what the chance promises. */
static void
check_advice (const HkAotdVaultState *state)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkAotdVaultAdvice) advice = hk_aotd_vault_advise (state, &error);
  HkAotdVaultChance chance;
  HkAotdVaultDice all = hk_aotd_vault_dice_sum (&state->reserve, &state->rolled);

  g_assert_no_error (error);
  hk_aotd_vault_get_chance (state, &chance, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (advice->chance.ways, ==, chance.ways);
  g_assert_cmpuint (advice->chance.of, ==, chance.of);
  g_assert_cmpint (advice->deed == HK_AOTD_VAULT_GIVE_UP, ==, chance.ways == 0);
  g_assert_cmpint (advice->deed == HK_AOTD_VAULT_HOLD, ==, advice->n_holds > 0);
  g_assert_false (advice->use_bonus && advice->keep_bonus);
  if (advice->deed == HK_AOTD_VAULT_STRAIGHT)
    {
      g_assert_cmpuint (chance.ways, ==, chance.of);
      for (guint i = 0; i < advice->n_changes; i++)
        {
          g_assert_cmpint (all.faces[advice->changes[i].from - 1], >, 0);
          all.faces[advice->changes[i].from - 1]--;
        }
      for (guint i = 0; i < advice->n_changes; i++)
        all.faces[advice->changes[i].to - 1]++;
      g_assert_true (hk_aotd_vault_dice_is_straight (&all, NULL));
      g_assert_cmpint (hk_aotd_vault_dice_count (&advice->straight), ==, 5);
    }
  for (guint i = 0; i < advice->n_holds; i++)
    {
      HkAotdVaultState next = *state;

      next.reserve = advice->holds[i].reserve;
      memset (&next.rolled, 0, sizeof next.rolled);
      next.is_rolled = FALSE;
      if (advice->holds[i].n_changes > 0 || advice->too_late)
        next.bonus = HK_AOTD_VAULT_NO_BONUS;
      hk_aotd_vault_get_chance (&next, &chance, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (advice->holds[i].chance.ways, ==, chance.ways);
      g_assert_cmpuint (advice->holds[i].chance.ways, >, 0);
      if (i > 0)
        g_assert_cmpuint (advice->holds[i].chance.ways, <=, advice->holds[i - 1].chance.ways);
      for (guint j = 0; j < i; j++)
        g_assert_cmpint (memcmp (&advice->holds[j].reserve, &next.reserve, sizeof next.reserve), !=, 0);
      if (i == 0)
        g_assert_cmpuint (chance.ways, ==, advice->chance.ways);
    }
}

static void
test_advice (void)
{
  static const struct
  {
    const char *reserve;
    const char *rolled;
    int         rolls_left;
  } moments[] = {
    { NULL, "11356", 2 }, { NULL, "66666", 2 }, { NULL, "23345", 2 }, { NULL, "13456", 2 }, { NULL, "12345", 2 },
    { "34", "116", 1 }, { "345", "25", 1 }, { "345", "25", 0 }, { "16", "345", 1 }, { "1346", "2", 0 }, { "134", "66", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    for (int b = 0; b < HK_AOTD_VAULT_N_BONUSES; b++)
      for (int take_back = 0; take_back < 2; take_back++)
        {
          HkAotdVaultState state = aotd_vault_make_state (moments[i].reserve, moments[i].rolled, moments[i].rolls_left, hk_aotd_vault_bonus_ids[b]);

          state.may_take_back = take_back != 0;
          check_advice (&state);
        }
}

static void
assert_best (const char *reserve,
             const char *rolled,
             int         rolls_left,
             const char *bonus,
             const char *set_aside)
{
  const HkAotdVaultState state = aotd_vault_make_state (reserve, rolled, rolls_left, bonus);
  g_autoptr (HkAotdVaultAdvice) advice = hk_aotd_vault_advise (&state, NULL);
  g_autofree char *digits = NULL;

  g_assert_nonnull (advice);
  g_assert_cmpint (advice->deed, ==, HK_AOTD_VAULT_HOLD);
  digits = hk_aotd_vault_dice_to_digits (&advice->holds[0].added);
  g_assert_cmpstr (digits, ==, set_aside);
}

/* What anybody would keep. */
static void
test_plain_advice (void)
{
  assert_best (NULL, "11234", 2, "none", "1234");
  assert_best (NULL, "12234", 1, "none", "1234");
  assert_best (NULL, "23455", 2, "none", "2345");
  assert_best (NULL, "23455", 1, "extra-roll", "2345");
  assert_best ("234", "66", 1, "none", "6");
  assert_best ("345", "11", 1, "none", "1");
  assert_best ("134", "66", 2, "none", "");
}

/* The book's example: Guzman reserves three dice and rolls two; one fits, and the Mechanic's bonus
 * turns the other. */
static void
test_guzman (void)
{
  HkAotdVaultState state = aotd_vault_make_state (NULL, "33445", 2, "one-up-or-down");
  g_autoptr (HkAotdVaultAdvice) first = hk_aotd_vault_advise (&state, NULL);
  g_autoptr (HkAotdVaultAdvice) second = NULL;
  g_autoptr (HkAotdVaultAdvice) other = NULL;
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autofree char *digits = NULL;
  g_autofree char *text = NULL;
  gboolean found = FALSE;

  g_assert_cmpint (first->deed, ==, HK_AOTD_VAULT_HOLD);
  g_assert_false (first->use_bonus);
  g_assert_true (first->keep_bonus);
  for (guint i = 0; i < first->n_holds; i++)
    {
      g_autofree char *added = hk_aotd_vault_dice_to_digits (&first->holds[i].added);

      found = found || g_str_equal (added, "345");
    }
  g_assert_true (found);

  state = aotd_vault_make_state ("345", "25", 1, "one-up-or-down");
  second = hk_aotd_vault_advise (&state, NULL);
  g_assert_cmpint (second->deed, ==, HK_AOTD_VAULT_STRAIGHT);
  g_assert_true (second->use_bonus);
  g_assert_cmpuint (second->chance.ways, ==, second->chance.of);
  g_assert_cmpuint (second->n_changes, ==, 1);
  g_assert_cmpint (second->changes[0].from, ==, 5);
  g_assert_cmpint (second->changes[0].to, ==, 6);
  digits = hk_aotd_vault_dice_to_digits (&second->straight);
  g_assert_cmpstr (digits, ==, "23456");
  breakdown = hk_aotd_vault_explain (&state, second);
  text = hk_breakdown_to_text (breakdown);
  g_assert_nonnull (strstr (text, "Turn a 5 to a 6"));

  /* One up AND one down must turn both, and nothing may go down here. */
  state = aotd_vault_make_state ("345", "25", 0, "one-up-one-down");
  other = hk_aotd_vault_advise (&state, NULL);
  g_assert_cmpint (other->deed, ==, HK_AOTD_VAULT_GIVE_UP);
}

/* A pair of turns is used early when one of them is wanted and the other can be wasted, and kept
 * when the dice are as good without it. */
static void
test_pair_used_early (void)
{
  static const struct
  {
    const char *rolled;
    gboolean    use;
  } cases[] = { { "22445", TRUE }, { "13345", TRUE }, { "33345", FALSE }, { "23345", FALSE }, { "23445", FALSE }, { "11356", FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const HkAotdVaultState state = aotd_vault_make_state (NULL, cases[i].rolled, 2, "one-up-one-down");
      g_autoptr (HkAotdVaultAdvice) advice = hk_aotd_vault_advise (&state, NULL);

      g_test_message ("%s", cases[i].rolled);
      g_assert_cmpint (advice->deed, ==, HK_AOTD_VAULT_HOLD);
      g_assert_cmpint (advice->use_bonus, ==, cases[i].use);
      g_assert_cmpint (advice->keep_bonus, ==, !cases[i].use);
      g_assert_cmpuint (advice->n_changes, ==, cases[i].use ? 2 : 0);
      for (guint c = 0; c < advice->n_changes; c++)
        g_assert_cmpint (advice->changes[c].to - advice->changes[c].from, ==, c == 0 ? 1 : -1);
    }
}

static void
test_turns (void)
{
  static const struct
  {
    const char      *dice;
    HkAotdVaultBonus bonus;
    guint            n_changes;
  } cases[] = {
    { "23451", HK_AOTD_VAULT_NO_BONUS, 0 },
    { "22346", HK_AOTD_VAULT_ONE_UP_OR_DOWN, 0 },
    { "12346", HK_AOTD_VAULT_ONE_UP_OR_DOWN, 1 },
    { "13456", HK_AOTD_VAULT_ONE_UP_OR_DOWN, 1 },
    { "12356", HK_AOTD_VAULT_ONE_UP_OR_DOWN, 0 },
    { "12356", HK_AOTD_VAULT_ANY_FACE, 1 },
    { "12256", HK_AOTD_VAULT_ANY_FACE, 0 },
    { "12226", HK_AOTD_VAULT_ANY_FACE, 0 },
    { "23345", HK_AOTD_VAULT_ONE_UP_OR_DOWN, 0 },
    { "13355", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 0 },
    { "23355", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 0 },
    { "12335", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 0 },
    { "22355", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 0 },
    { "13335", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 2 },  /* one 3 up, another down */
    { "33456", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 0 },
    { "11346", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 2 },
    { "66541", HK_AOTD_VAULT_ANY_FACE, 0 },
    { "66665", HK_AOTD_VAULT_ONE_UP_OR_DOWN, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      HkAotdVaultDice dice;
      HkAotdVaultChange changes[2];
      guint n_changes;

      g_assert_true (hk_aotd_vault_dice_parse (cases[i].dice, &dice, NULL));
      g_test_message ("%s with %s", cases[i].dice, hk_aotd_vault_bonus_ids[cases[i].bonus]);
      g_assert_cmpint (hk_aotd_vault_find_changes (&dice, cases[i].bonus, 0, changes, &n_changes), ==, cases[i].n_changes > 0);
      g_assert_cmpuint (n_changes, ==, cases[i].n_changes);
      if (n_changes == 2)
        {
          g_assert_cmpint (changes[0].to, ==, changes[0].from + 1);
          g_assert_cmpint (changes[1].to, ==, changes[1].from - 1);
        }
    }
}

static void
test_impossible (void)
{
  static const char * const cases[] = {
    "{\"rolled\":\"12347\"}",
    "{\"rolled\":\"1234x\"}",
    "{\"rolled\":\"1234\"}",
    "{\"rolled\":\"123456\"}",
    "{\"rolled\":\"1234561\",\"bonus\":\"extra-die\"}",
    "{\"rolled\":\"12345\",\"rolls-left\":4}",
    "{\"rolled\":\"12345\",\"rolls-left\":3,\"bonus\":\"any-face\"}",
    "{\"rolled\":\"12345\",\"rolls-left\":5}",
    "{\"rolled\":\"12345\",\"rolls-left\":-1}",
    "{\"rolls-left\":4,\"bonus\":\"extra-roll\"}",
    "{\"rolls-left\":4,\"reserve\":\"12\"}",
    "{\"rolls-left\":3,\"reserve\":\"12\",\"bonus\":\"any-face\"}",
    "{\"rolls-left\":1,\"reserve\":\"123456\"}",
    "{\"rolls-left\":1,\"reserve\":\"12345\",\"rolled\":\"6\"}",
    "{\"reserve\":\"12\"}",
    "{\"bonus\":\"two-up\"}",
    "{\"dice\":\"12345\"}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint c = 0; c < hk_aotd_n_vault_calculators; c++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (HkBreakdown) breakdown = NULL;
        g_autoptr (JsonNode) answer = hk_play_calculate ("army-of-the-dead", hk_aotd_vault_calculators[c].name,
                                                         cases[i], &breakdown, &error);

        g_test_message ("%s", cases[i]);
        g_assert_null (answer);
        g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
        g_assert_true (g_str_has_suffix (error->message, "."));
      }
}

/* The attempt that lies on a table is the moment that the odds are asked for. */
static void
test_attempt (void)
{
  static const struct
  {
    const char      *bonus;
    gboolean         there;
    gboolean         used;
    int              rolls;
    int              allowed;
    const char      *reserve;
    const char      *free;
    HkAotdVaultBonus expected;
    gboolean         can_bonus;
    int              dice;
  } cases[] = {
    { "any-face", TRUE, FALSE, 0, 3, NULL, NULL, HK_AOTD_VAULT_ANY_FACE, TRUE, 5 },
    { "any-face", FALSE, FALSE, 0, 3, NULL, NULL, HK_AOTD_VAULT_NO_BONUS, FALSE, 5 },
    { "any-face", TRUE, TRUE, 1, 3, NULL, "11234", HK_AOTD_VAULT_NO_BONUS, FALSE, 5 },
    { "any-face", TRUE, FALSE, 1, 3, "134", "66", HK_AOTD_VAULT_ANY_FACE, TRUE, 5 },
    { "extra-roll", TRUE, FALSE, 3, 3, "134", "66", HK_AOTD_VAULT_EXTRA_ROLL, TRUE, 5 },
    { "extra-roll", TRUE, TRUE, 3, 4, "134", "66", HK_AOTD_VAULT_NO_BONUS, FALSE, 5 },
    { "extra-die", TRUE, FALSE, 0, 3, NULL, NULL, HK_AOTD_VAULT_EXTRA_DIE, TRUE, 6 },
    { "extra-die", TRUE, FALSE, 1, 3, NULL, "11223", HK_AOTD_VAULT_NO_BONUS, FALSE, 5 },
    { "extra-die", TRUE, TRUE, 1, 3, "1", "12236", HK_AOTD_VAULT_EXTRA_DIE, FALSE, 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkAotdVault) vault = g_object_new (HK_TYPE_AOTD_VAULT, "survivor", 2, "revealed", TRUE, "bonus", cases[i].bonus,
                                                    "bonus-there", cases[i].there, "bonus-used", cases[i].used,
                                                    "rolls", cases[i].rolls, "rolls-allowed", cases[i].allowed,
                                                    "reserve", cases[i].reserve, "free", cases[i].free, NULL);
      g_autoptr (HkAotdTable) table = g_object_new (HK_TYPE_AOTD_TABLE, NULL);
      g_autoptr (GError) error = NULL;
      HkAotdVaultState state;

      hk_record_set_record (table, &table->vault, vault);
      g_test_message ("%u", i);
      g_assert_true (hk_aotd_vault_is_tried (vault));
      hk_aotd_vault_get_state (table, &state, &error);
      g_assert_no_error (error);
      g_assert_cmpint (state.bonus, ==, cases[i].expected);
      g_assert_cmpint (hk_aotd_vault_can_bonus (vault), ==, cases[i].can_bonus);
      g_assert_cmpint (hk_aotd_vault_state_count_dice (&state), ==, cases[i].dice);
      g_assert_cmpint (state.is_rolled, ==, cases[i].free != NULL);
      g_assert_cmpint (state.rolls_left, ==, cases[i].allowed - cases[i].rolls);
      g_object_set (vault, "reserve", NULL, "free", "12", NULL);
      g_assert_false (hk_aotd_vault_get_state (table, &state, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
    }
}

static void
test_calculators (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (HkBreakdown) other_breakdown = NULL;
  g_autoptr (JsonNode) odds = hk_play_calculate ("army-of-the-dead", "vault-odds", "{}", &breakdown, &error);
  g_autoptr (JsonNode) advice = NULL;
  JsonObject *object;
  JsonArray *bonuses;

  g_assert_no_error (error);
  object = json_node_get_object (odds);
  aotd_vault_assert_close (json_object_get_double_member (object, "chance"),
                           (double) json_object_get_int_member (object, "ways") / (double) json_object_get_int_member (object, "of"));
  bonuses = json_object_get_array_member (object, "bonuses");
  g_assert_cmpuint (json_array_get_length (bonuses), ==, HK_AOTD_VAULT_N_BONUSES);
  for (guint i = 0; i < HK_AOTD_VAULT_N_BONUSES; i++)
    {
      JsonObject *one = json_array_get_object_element (bonuses, i);

      g_assert_cmpstr (json_object_get_string_member (one, "bonus"), ==, hk_aotd_vault_bonus_ids[i]);
      aotd_vault_assert_close (json_object_get_double_member (one, "chance"),
                               hk_aotd_vault_chance_to_double (aotd_vault_get_whole_chance ((HkAotdVaultBonus) i, FALSE)));
    }
  g_assert_cmpstr (hk_breakdown_get_rule (breakdown), ==, "army-of-the-dead/vault.challenge");

  advice = hk_play_calculate ("army-of-the-dead", "vault-advice", "{\"rolled\":\"12234\",\"rolls-left\":1}",
                              &other_breakdown, &error);
  g_assert_no_error (error);
  object = json_node_get_object (advice);
  g_assert_cmpstr (json_object_get_string_member (object, "do"), ==, "reserve");
  g_assert_cmpstr (json_object_get_string_member (object, "set-aside"), ==, "1234");
  g_assert_cmpint (json_object_get_int_member (object, "ways"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (object, "of"), ==, 6);
  g_assert_cmpstr (hk_breakdown_get_value (other_breakdown), ==, "16.7%");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/vault-advice/promises", test_advice);
  g_test_add_func ("/aotd/vault-advice/plain-advice", test_plain_advice);
  g_test_add_func ("/aotd/vault-advice/guzman", test_guzman);
  g_test_add_func ("/aotd/vault-advice/pair-used-early", test_pair_used_early);
  g_test_add_func ("/aotd/vault-advice/turns", test_turns);
  g_test_add_func ("/aotd/vault-advice/impossible", test_impossible);
  g_test_add_func ("/aotd/vault-advice/attempt", test_attempt);
  g_test_add_func ("/aotd/vault-advice/calculators", test_calculators);
  return g_test_run ();
}
