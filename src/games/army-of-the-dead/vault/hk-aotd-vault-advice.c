/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hk-aotd-vault-advice.h"

/* What to reserve and when to use the bonus in the Vault's Challenge. */

typedef struct
{
  HkAotdVaultOdds        *odds;
  const HkAotdVaultState *state;
  const HkAotdVaultDice  *pool;       /* what may be reserved */
  int                     rolls;
  GArray                 *holds;
} Search;

/* Uses the bonus on the dice held when that is worth more than keeping it. */
static void
turn_early (HkAotdVaultHold       *hold,
            Search                *search,
            const HkAotdVaultDice *others)
{
  HkAotdVaultChange changes[2];
  guint at;
  const HkAotdVaultChance chance = hk_aotd_vault_odds_turning (search->odds, &hold->reserve, others, search->rolls, changes, &at);

  if (chance.ways <= hold->chance.ways)
    return;
  hold->chance = chance;
  memcpy (hold->changes, changes, sizeof changes);
  hold->n_changes = 2;
  hold->reserve.faces[changes[at].from - 1]--;
  hold->reserve.faces[changes[at].to - 1]++;
  if (hold->added.faces[changes[at].from - 1] > 0)
    {
      hold->added.faces[changes[at].from - 1]--;
      hold->added.faces[changes[at].to - 1]++;
    }
}

static void
add_hold (const HkAotdVaultDice *part,
          guint64                weight,
          gpointer               user_data)
{
  Search *search = user_data;
  const HkAotdVaultState *state = search->state;
  const HkAotdVaultDice others = hk_aotd_vault_dice_difference (search->pool, part);
  HkAotdVaultHold hold = { 0 };

  hold.reserve = state->may_take_back ? *part : hk_aotd_vault_dice_sum (&state->reserve, part);
  hold.chance = hk_aotd_vault_odds_before_roll (search->odds, &hold.reserve, search->rolls);
  for (int face = 0; face < HK_AOTD_VAULT_FACES; face++)
    hold.added.faces[face] = (guint8) MAX (0, hold.reserve.faces[face] - state->reserve.faces[face]);
  turn_early (&hold, search, &others);
  if (hold.chance.ways > 0)
    g_array_append_val (search->holds, hold);
}

/* The better chance first; of the same chance the one that keeps the bonus, then the one that rolls
 * fewer dice, then the lower faces. */
static int
compare_holds (gconstpointer a,
               gconstpointer b)
{
  const HkAotdVaultHold *one = a;
  const HkAotdVaultHold *other = b;

  if (one->chance.ways != other->chance.ways)
    return one->chance.ways > other->chance.ways ? -1 : 1;
  if (one->n_changes != other->n_changes)
    return one->n_changes < other->n_changes ? -1 : 1;
  if (hk_aotd_vault_dice_count (&one->reserve) != hk_aotd_vault_dice_count (&other->reserve))
    return hk_aotd_vault_dice_count (&other->reserve) - hk_aotd_vault_dice_count (&one->reserve);
  return memcmp (other->reserve.faces, one->reserve.faces, sizeof one->reserve.faces);
}

/* Leaves out what ends with the same dice on the reserve as something better. */
static void
drop_repeats (GArray *holds)
{
  for (guint i = 1; i < holds->len;)
    {
      const HkAotdVaultHold *hold = &g_array_index (holds, HkAotdVaultHold, i);
      gboolean is_repeat = FALSE;

      for (guint j = 0; j < i && !is_repeat; j++)
        is_repeat = memcmp (&g_array_index (holds, HkAotdVaultHold, j).reserve, &hold->reserve, sizeof hold->reserve) == 0;
      if (is_repeat)
        g_array_remove_index (holds, i);
      else
        i++;
    }
}

static void
turn_dice (HkAotdVaultDice         *dice,
           const HkAotdVaultAdvice *self)
{
  for (guint i = 0; i < self->n_changes; i++)
    {
      dice->faces[self->changes[i].from - 1]--;
      dice->faces[self->changes[i].to - 1]++;
    }
}

static void
decide (HkAotdVaultAdvice      *self,
        HkAotdVaultOdds        *odds,
        const HkAotdVaultState *state)
{
  const gboolean extra_roll = state->bonus == HK_AOTD_VAULT_EXTRA_ROLL;
  HkAotdVaultDice all = hk_aotd_vault_dice_sum (&state->reserve, &state->rolled);
  Search search = { odds, state, state->may_take_back ? &all : &state->rolled, state->rolls_left + (extra_roll ? 1 : 0), NULL };

  if (hk_aotd_vault_is_straight (&all, state->readings, &self->straight))
    {
      self->deed = HK_AOTD_VAULT_STRAIGHT;
      return;
    }
  if (hk_aotd_vault_find_changes (&all, state->bonus, state->readings, self->changes, &self->n_changes))
    {
      self->deed = HK_AOTD_VAULT_STRAIGHT;
      self->use_bonus = TRUE;
      turn_dice (&all, self);
      hk_aotd_vault_dice_is_straight (&all, &self->straight);
      return;
    }
  self->use_bonus = extra_roll && state->rolls_left == 0 && self->chance.ways > 0;
  if (self->chance.ways == 0)
    {
      self->deed = HK_AOTD_VAULT_GIVE_UP;
      return;
    }
  self->keep_bonus = state->bonus != HK_AOTD_VAULT_NO_BONUS && state->bonus != HK_AOTD_VAULT_EXTRA_DIE && !self->use_bonus;
  if (!state->is_rolled)
    {
      self->deed = HK_AOTD_VAULT_ROLL;
      return;
    }
  self->deed = HK_AOTD_VAULT_HOLD;
  search.holds = g_array_new (FALSE, FALSE, sizeof (HkAotdVaultHold));
  hk_aotd_vault_each_part (search.pool, add_hold, &search);
  g_array_sort (search.holds, compare_holds);
  drop_repeats (search.holds);
  self->n_holds = search.holds->len;
  self->holds = (HkAotdVaultHold *) (gpointer) g_array_free (search.holds, FALSE);
  if (self->holds[0].n_changes > 0)
    {
      self->use_bonus = TRUE;
      self->keep_bonus = FALSE;
      self->n_changes = self->holds[0].n_changes;
      memcpy (self->changes, self->holds[0].changes, sizeof self->changes);
    }
}

/* Works out the best thing to do next. A bonus is used when it makes the Straight, the extra roll when no other roll
 * is left, the extra die before the first roll; one die up and another down also earlier, when one of the turns is
 * wanted and the other can fall on a die that is rolled again. Returns (transfer full): the advice, or %NULL when no
 * attempt can come to @state. Errors: %HK_ERROR_PARAMETER. */
HkAotdVaultAdvice *
hk_aotd_vault_advise (const HkAotdVaultState *state,
                      GError                **error)
{
  g_autoptr (HkAotdVaultOdds) odds = NULL;
  HkAotdVaultAdvice *self;

  g_return_val_if_fail (state != NULL, NULL);

  if (!hk_aotd_vault_state_check (state, error))
    return NULL;
  self = g_new0 (HkAotdVaultAdvice, 1);
  odds = hk_aotd_vault_odds_new (state);
  self->chance = hk_aotd_vault_odds_get (odds, state);
  decide (self, odds, state);
  if (state->bonus == HK_AOTD_VAULT_EXTRA_DIE)
    {
      self->use_bonus = !state->is_rolled && state->rolls_left == HK_AOTD_VAULT_ROLLS;
      self->too_late = hk_aotd_vault_state_count_dice (state) == HK_AOTD_VAULT_DICE;
    }
  return self;
}

/* @self: (nullable) (transfer full): some advice */
void
hk_aotd_vault_advice_free (HkAotdVaultAdvice *self)
{
  if (self == NULL)
    return;
  g_free (self->holds);
  g_free (self);
}

/* Returns the id of the rule that describes it. */
const char *
hk_aotd_vault_bonus_to_rule (HkAotdVaultBonus bonus)
{
  static const char * const rules[] = {
    "army-of-the-dead/vault.bonus",
    "army-of-the-dead/vault.bonus-one-up-or-down",
    "army-of-the-dead/vault.bonus-one-up-one-down",
    "army-of-the-dead/vault.bonus-any-face",
    "army-of-the-dead/vault.bonus-extra-roll",
    "army-of-the-dead/vault.bonus-extra-die",
  };

  g_return_val_if_fail ((guint) bonus < G_N_ELEMENTS (rules), rules[0]);

  return rules[bonus];
}

/* Returns what to call it. */
const char *
hk_aotd_vault_bonus_to_title (HkAotdVaultBonus bonus)
{
  switch (bonus)
    {
    case HK_AOTD_VAULT_ONE_UP_OR_DOWN:
      return _("One die up or down by one");

    case HK_AOTD_VAULT_ONE_UP_ONE_DOWN:
      return _("One die up by one and another down by one");

    case HK_AOTD_VAULT_ANY_FACE:
      return _("One die to any face");

    case HK_AOTD_VAULT_EXTRA_ROLL:
      return _("An extra roll");

    case HK_AOTD_VAULT_EXTRA_DIE:
      return _("An extra die");

    case HK_AOTD_VAULT_NO_BONUS:
      break;
    }
  return _("No bonus");
}

/* The faces as a person says them: "1, 3, 4". */
static char *
list_faces (const HkAotdVaultDice *dice)
{
  GString *list = g_string_new (NULL);

  for (int face = 0; face < HK_AOTD_VAULT_FACES; face++)
    for (int i = 0; i < dice->faces[face]; i++)
      g_string_append_printf (list, list->len > 0 ? ", %d" : "%d", face + 1);
  return g_string_free (list, FALSE);
}

/* Returns (transfer full): what to turn, without a full stop.
 * @changes: (array length=n_changes): dice to turn; the one that goes up comes first
 * @n_changes: 1 or 2 */
char *
hk_aotd_vault_changes_to_text (const HkAotdVaultChange *changes,
                               guint                    n_changes)
{
  if (n_changes == 2)
    return g_strdup_printf (_("Turn a %d to a %d and another die from %d to %d"),
                            changes[0].from, changes[0].to, changes[1].from, changes[1].to);
  return g_strdup_printf (_("Turn a %d to a %d"), changes[0].from, changes[0].to);
}

static char *
tell_dice (const HkAotdVaultHold  *hold,
           const HkAotdVaultState *state)
{
  const int rolled = hk_aotd_vault_state_count_dice (state) - hk_aotd_vault_dice_count (&hold->reserve);
  g_autofree char *faces = list_faces (state->may_take_back ? &hold->reserve : &hold->added);

  if (*faces == '\0')
    return g_strdup_printf (ngettext ("Reserve nothing and roll %d die", "Reserve nothing and roll %d dice", (gulong) rolled), rolled);
  if (state->may_take_back)
    return g_strdup_printf (ngettext ("Keep %2$s and roll %1$d die", "Keep %2$s and roll %1$d dice", (gulong) rolled), rolled, faces);
  return g_strdup_printf (ngettext ("Reserve %2$s and roll %1$d die", "Reserve %2$s and roll %1$d dice", (gulong) rolled), rolled, faces);
}

/* Returns (transfer full): what to set aside and how many dice to roll, without a full stop.
 * @hold: a choice of dice
 * @state: the moment that it is for */
char *
hk_aotd_vault_hold_to_text (const HkAotdVaultHold  *hold,
                            const HkAotdVaultState *state)
{
  g_autofree char *dice = tell_dice (hold, state);
  g_autofree char *turns = NULL;

  if (hold->n_changes == 0)
    return g_steal_pointer (&dice);
  turns = hk_aotd_vault_changes_to_text (hold->changes, hold->n_changes);
  /* Translators: %s: a sentence on whose turn it is; %s: a sentence on the dice. */
  return g_strdup_printf (_("%s. %s"), turns, dice);
}

/* Returns (transfer full): the advice in one or two short sentences without a full stop at the end.
 * @state: the moment that it is for */
char *
hk_aotd_vault_advice_to_text (const HkAotdVaultAdvice *self,
                              const HkAotdVaultState  *state)
{
  g_autofree char *part = NULL;
  g_autofree char *straight = NULL;

  g_return_val_if_fail (self != NULL && state != NULL, g_strdup (""));

  switch (self->deed)
    {
    case HK_AOTD_VAULT_ROLL:
      if (!self->use_bonus)
        return g_strdup (_("Roll the dice"));
      if (state->bonus == HK_AOTD_VAULT_EXTRA_DIE)
        return g_strdup (_("Take the extra die and roll six dice"));
      return g_strdup (_("Use the extra roll"));

    case HK_AOTD_VAULT_HOLD:
      part = hk_aotd_vault_hold_to_text (&self->holds[0], state);
      if (self->use_bonus && self->n_changes == 0)
        return g_strdup_printf (_("Use the extra roll. %s"), part);
      return g_steal_pointer (&part);

    case HK_AOTD_VAULT_STRAIGHT:
      straight = list_faces (&self->straight);
      if (!self->use_bonus)
        return g_strdup_printf (_("Reserve the Straight %s"), straight);
      part = hk_aotd_vault_changes_to_text (self->changes, self->n_changes);
      return g_strdup_printf (_("%s. Reserve the Straight %s"), part, straight);

    case HK_AOTD_VAULT_GIVE_UP:
      break;
    }
  return g_strdup (_("No Straight can come in this attempt any more"));
}

static void
add_text (HkBreakdown *parent,
          const char  *label,
          const char  *value,
          const char  *rule)
{
  hk_breakdown_set_value (hk_breakdown_add (parent, label, rule), value);
}

static void
explain_state (HkBreakdown            *breakdown,
               const HkAotdVaultState *state)
{
  g_autofree char *reserve = list_faces (&state->reserve);
  g_autofree char *rolled = list_faces (&state->rolled);
  g_autofree char *on_tile = *reserve != '\0' ? g_strdup_printf (_("On the reserve: %s"), reserve) : g_strdup (_("Nothing on the reserve"));
  g_autofree char *just = g_strdup_printf (_("Just rolled: %s"), rolled);
  HkBreakdown *term;

  hk_breakdown_add_int (breakdown, _("Dice of the attempt"), hk_aotd_vault_state_count_dice (state),
                        "army-of-the-dead/vault.challenge");
  term = hk_breakdown_add (breakdown, on_tile, "army-of-the-dead/vault.reserve");
  if (*reserve != '\0' || state->is_rolled)
    hk_breakdown_set_mark (hk_breakdown_add (term, state->may_take_back ? _("A reserved die may be rolled again")
                                                                        : _("A reserved die is not rolled again"),
                                             "army-of-the-dead/ruling.vault-locked"), HK_BREAKDOWN_RULING);
  if (state->is_rolled)
    hk_breakdown_add (breakdown, just, "army-of-the-dead/vault.rolls");
  hk_breakdown_add_int (breakdown, _("Rolls left"), state->rolls_left, "army-of-the-dead/vault.rolls");
}

static void
explain_bonus (HkBreakdown             *breakdown,
               const HkAotdVaultState  *state,
               const HkAotdVaultAdvice *advice)
{
  const char *rule = hk_aotd_vault_bonus_to_rule (state->bonus);
  g_autofree char *label = g_strdup_printf (_("Bonus: %s"), hk_aotd_vault_bonus_to_title (state->bonus));
  HkBreakdown *term = hk_breakdown_add (breakdown, state->bonus == HK_AOTD_VAULT_NO_BONUS ? _("No bonus") : label,
                                        rule);

  if (advice->too_late)
    hk_breakdown_set_mark (hk_breakdown_add (term,
                                             _("The extra die comes before the first roll; now it is too late for it"), rule),
                           HK_BREAKDOWN_RULING);
  else if (advice->n_changes > 0)
    {
      g_autofree char *changes = hk_aotd_vault_changes_to_text (advice->changes, advice->n_changes);

      hk_breakdown_set_mark (hk_breakdown_add (term, changes, rule), HK_BREAKDOWN_RESULT);
    }
  else if (advice->use_bonus)
    hk_breakdown_add (term, _("It is used now"), rule);
  else if (advice->keep_bonus)
    hk_breakdown_add (term, _("It is kept for later"), rule);
  else if (advice->deed == HK_AOTD_VAULT_STRAIGHT && state->bonus != HK_AOTD_VAULT_NO_BONUS)
    hk_breakdown_add (term, _("It is not needed"), rule);
  if (state->bonus == HK_AOTD_VAULT_ONE_UP_OR_DOWN || state->bonus == HK_AOTD_VAULT_ONE_UP_ONE_DOWN
      || state->bonus == HK_AOTD_VAULT_ANY_FACE)
    hk_breakdown_set_mark (hk_breakdown_add (term, _("It may turn a die on the reserve as well as one just rolled"),
                                             rule),
                           HK_BREAKDOWN_RULING);
}

/* What the next roll brings: the sum of both terms is the chance. */
typedef struct
{
  HkAotdVaultOdds        *odds;
  const HkAotdVaultState *state;
  int                     rolls;
  guint64                 at_once;
  guint64                 later;
} NextRoll;

static void
add_outcome (const HkAotdVaultDice *roll,
             guint64                weight,
             gpointer               user_data)
{
  NextRoll *next = user_data;
  const HkAotdVaultDice all = hk_aotd_vault_dice_sum (&next->state->reserve, roll);
  const HkAotdVaultChance chance = hk_aotd_vault_odds_after_roll (next->odds, &next->state->reserve, roll, next->rolls - 1);
  HkAotdVaultChange changes[2];
  guint n_changes;

  if (hk_aotd_vault_is_straight (&all, next->state->readings, NULL)
      || hk_aotd_vault_find_changes (&all, next->state->bonus, next->state->readings, changes, &n_changes))
    next->at_once += weight * chance.ways;
  else
    next->later += weight * chance.ways;
}

static void
explain_next_roll (HkBreakdown            *breakdown,
                   const HkAotdVaultState *state)
{
  g_autoptr (HkAotdVaultOdds) odds = hk_aotd_vault_odds_new (state);
  const int rolls = state->rolls_left + (state->bonus == HK_AOTD_VAULT_EXTRA_ROLL ? 1 : 0);
  const int dice = hk_aotd_vault_state_count_dice (state) - hk_aotd_vault_dice_count (&state->reserve);
  NextRoll next = { odds, state, rolls, 0, 0 };
  guint64 of = 1;
  g_autofree char *at_once = NULL;
  g_autofree char *later = NULL;

  hk_aotd_vault_each_roll (dice, add_outcome, &next);
  of = hk_aotd_vault_odds_before_roll (odds, &state->reserve, rolls).of;
  for (int die = 0; die < hk_aotd_vault_dice_count (&state->reserve); die++)
    of /= HK_AOTD_VAULT_FACES;
  at_once = hk_aotd_vault_chance_to_text ((HkAotdVaultChance) { next.at_once, of });
  later = hk_aotd_vault_chance_to_text ((HkAotdVaultChance) { next.later, of });
  add_text (breakdown, _("The next roll makes the Straight"), at_once, "army-of-the-dead/vault.challenge");
  if (rolls > 1)
    add_text (breakdown, _("A later roll makes it, with the best dice reserved"), later,
              "army-of-the-dead/vault.rolls");
}

#define MOST_HOLDS 6

static void
explain_holds (HkBreakdown             *breakdown,
               const HkAotdVaultState  *state,
               const HkAotdVaultAdvice *advice)
{
  for (guint i = 0; i < MIN (advice->n_holds, MOST_HOLDS); i++)
    {
      g_autofree char *label = hk_aotd_vault_hold_to_text (&advice->holds[i], state);
      g_autofree char *chance = hk_aotd_vault_chance_to_text (advice->holds[i].chance);

      add_text (breakdown, label, chance, "army-of-the-dead/vault.reserve");
    }
}

/* Returns (transfer full): the breakdown: what the attempt has, what the bonus does, and either what the next roll
 * brings or what each choice of dice is worth, best first.
 * @state: a moment of an attempt that hk_aotd_vault_state_check() passes
 * @advice: the advice for it */
HkBreakdown *
hk_aotd_vault_explain (const HkAotdVaultState  *state,
                       const HkAotdVaultAdvice *advice)
{
  HkBreakdown *breakdown = hk_breakdown_new (_("The chance of a Straight"), "army-of-the-dead/vault.challenge");
  g_autofree char *chance = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (state != NULL && advice != NULL, breakdown);

  chance = hk_aotd_vault_chance_to_text (advice->chance);
  hk_breakdown_set_value (breakdown, chance);
  explain_state (breakdown, state);
  explain_bonus (breakdown, state, advice);
  if (advice->deed == HK_AOTD_VAULT_ROLL)
    explain_next_roll (breakdown, state);
  explain_holds (breakdown, state, advice);
  text = hk_aotd_vault_advice_to_text (advice, state);
  hk_breakdown_set_mark (hk_breakdown_add (breakdown, text, "army-of-the-dead/vault.challenge"), HK_BREAKDOWN_RESULT);
  return breakdown;
}
