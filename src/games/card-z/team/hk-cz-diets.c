/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/content/hk-cz-pack.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/reckoning/hk-cz-reckoning-private.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "hk-cz-inventory.h"
#include "hk-cz-sickness.h"
#include "hk-cz-survivors.h"

/* Eating: the plan that the group may change, and what becomes of it (book, Reckoning Phase). */

static HkCzDiet *
get_diet (HkCzTable *self,
          int        survivor)
{
  for (int i = 0; i < hk_record_list_get_length (self->diets); i++)
    {
      HkCzDiet *diet = hk_record_list_get (self->diets, i);

      if (diet->survivor == survivor)
        return diet;
    }
  return NULL;
}

/* Makes the best plan the diets, and shows its breakdown. */
void
hk_cz_diets_plan (HkCzTable *self,
                  HkMove    *move)
{
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (HkCzPlan) plan = hk_cz_plan_reckoning (self, &breakdown);

  hk_record_list_remove_all (self->diets);
  for (guint i = 0; i < plan->meals->len; i++)
    {
      HkCzMeal *meal = &g_array_index (plan->meals, HkCzMeal, i);
      HkCzSurvivor *holder = hk_cz_table_get_survivor (self, meal->holder);
      HkCzLoot *loot = holder == NULL ? NULL : hk_cz_survivor_get_loot (holder, meal->loot);
      g_autoptr (HkCzDiet) diet = g_object_new (HK_TYPE_CZ_DIET, "survivor", meal->survivor, "holder", meal->holder,
                                                "food", loot == NULL ? NULL : loot->kind, "roll", -1, NULL);

      /* Who draws the cards knows what is left to eat; nobody starves because the app does not. */
      if (loot != NULL || !hk_cz_table_draws_by_hand (self))
        hk_record_list_append (self->diets, diet);
    }
  hk_move_set_breakdown (move, breakdown);
}

/* Returns the first survivor of whom nobody has said yet what they eat; −1 none.
 * @self: a table in the reckoning */
int
hk_cz_table_find_hungry (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), -1);

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (hk_cz_survivor_is_alive (survivor) && survivor->player >= 0 && get_diet (self, i) == NULL)
        return i;
    }
  return -1;
}

/* Meals that the diets take from Loot of that kind of @holder, without @except. */
static int
count_planned (HkCzTable  *self,
               int         holder,
               const char *kind,
               int         except)
{
  int n = 0;

  for (int i = 0; i < hk_record_list_get_length (self->diets); i++)
    {
      HkCzDiet *diet = hk_record_list_get (self->diets, i);

      n += diet->holder == holder && diet->survivor != except && g_strcmp0 (diet->food, kind) == 0;
    }
  return n;
}

static int
count_carried (HkCzTable  *self,
               int         holder,
               const char *kind)
{
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, holder);
  int n = 0;

  for (int i = 0; survivor != NULL && i < hk_record_list_get_length (survivor->loot); i++)
    {
      HkCzLoot *loot = hk_cz_survivor_get_loot (survivor, i);

      if (g_strcmp0 (loot->kind, kind) == 0 && hk_cz_loot_is_food (self, loot))
        n += hk_cz_loot_get_supply (self, loot);
    }
  return n;
}

/* Who has a meal of @kind left for @survivor, that survivor first; −1 nobody. */
static int
find_holder (HkCzTable  *self,
             int         survivor,
             const char *kind)
{
  if (count_carried (self, survivor, kind) > count_planned (self, survivor, kind, survivor))
    return survivor;
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    if (hk_cz_can_share_food (self, survivor, i) && count_carried (self, i, kind) > count_planned (self, i, kind, survivor))
      return i;
  return -1;
}

/* Before its time the reckoning begins as a house rule, and whatever goes on is left; where the group goes through the phases by hand,
 * it begins when the group says so. Returns whether it is the
 * reckoning, or was until it ended the game. Errors: %HK_ERROR_REFUSED or %HK_ERROR_IMPOSSIBLE. */
gboolean
hk_cz_check_reckoning (HkCzTable *self,
                       HkMove    *move,
                       GError   **error)
{
  if (self->outcome != HK_CZ_OUTCOME_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  if (hk_table_goes_by_hand (HK_TABLE (self)))
    {
      if (hk_record_list_get_length (self->diets) == 0)
        hk_cz_diets_plan (self, move);
      return TRUE;
    }
  if (hk_cz_table_get_phase (self) == HK_CZ_PHASE_RECKONING)
    return TRUE;
  if (!hk_move_require_rule (move, "card-z/turn.phases", error, _("The reckoning comes after the night.")))
    return FALSE;
  hk_cz_battle_end (self, move, "phase");
  hk_cz_table_begin_phase (self, move, HK_CZ_PHASE_RECKONING);
  hk_cz_table_begin_reckoning (self, move);
  return TRUE;
}

static gboolean
apply_plan_food (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *told = hk_move_get_string (move, "food");
  const char *food = g_strcmp0 (told, "nothing") == 0 ? NULL : told;
  int holder = hk_move_get_int (move, "holder", -1);
  HkCzSurvivor *record;
  HkCzDiet *diet;
  int survivor;

  if (!hk_cz_check_reckoning (self, move, error))
    return FALSE;
  if (!hk_move_has (move, "survivor"))
    {
      hk_cz_diets_plan (self, move);
      hk_move_log (move, _("The best plan of who eats what is made anew."));
      return TRUE;
    }
  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  if (record == NULL)
    return FALSE;
  if (told == NULL && hk_cz_table_draws_by_hand (self))
    return hk_move_ask (move, "food", error, _("What does %s eat?"), record->name);
  if (food != NULL && holder < 0)
    holder = find_holder (self, survivor, food);
  if (food != NULL && (holder >= 0 || hk_cz_table_get_told_food (self, food) == NULL) && (holder < 0 || !hk_cz_can_share_food (self, survivor, holder)
                       || count_carried (self, holder, food) <= count_planned (self, holder, food, survivor)))
    {
      /* Translators: %s: a meal; %s: a survivor. */
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no %s left to share with %s."), food, record->name);
    }
  diet = get_diet (self, survivor);
  if (diet == NULL)
    {
      g_autoptr (HkCzDiet) added = g_object_new (HK_TYPE_CZ_DIET, "survivor", survivor, "roll", -1, NULL);

      hk_record_list_append (self->diets, added);
      diet = get_diet (self, survivor);
    }
  hk_record_set_int (diet, &diet->roll, -1);
  hk_record_set_int (diet, &diet->holder, food == NULL ? -1 : holder);
  hk_record_set_string (diet, &diet->food, food);
  if (food == NULL)
    hk_move_log (move, _("%s is to eat nothing."), record->name);
  else if (holder < 0)
    /* Translators: %s: a survivor; %s: a meal. */
    hk_move_log (move, _("%s is to eat %s."), record->name, hk_cz_table_get_told_food (self, food) != NULL ? _(food) : food);
  else
    /* Translators: %s: a survivor; %s: a meal; %s: a survivor. */
    hk_move_log (move, _("%s is to eat %s of %s."), record->name, food, hk_cz_table_get_survivor_name (self, holder));
  return TRUE;
}

static gboolean
apply_sick_roll (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int die = hk_move_get_int (move, "die", -1);
  HkCzSurvivor *record;
  HkCzDiet *diet;
  int survivor;

  if (!hk_cz_check_reckoning (self, move, error))
    return FALSE;
  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  if (record == NULL)
    return FALSE;
  diet = get_diet (self, survivor);
  if (diet == NULL || diet->food == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s eats nothing and has nothing to roll for."), record->name);
  hk_record_set_int (diet, &diet->roll, die);
  if (die < 0)
    hk_move_log (move, _("The die of %s is still to be rolled."), record->name);
  else
    hk_move_log (move, _("%s rolls %d against sickness."), record->name, die);
  return TRUE;
}

/* A Sick card that a group draws is asked for what it does once somebody has it. */
static gboolean
apply_learn_sick (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  static const char * const members[] = { "rolls", "carry", "hexes" };
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *name = hk_move_get_string (move, "name");
  HkCzIllness *illness = hk_cz_table_find_illness (self, name);
  gboolean asked = FALSE;
  guint n_told = 0;

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    n_told += hk_move_has (move, members[i]);
  /* What is left out of a card that is new is not 0. A journal of before took it for that. */
  if (n_told == 0 || (illness == NULL && n_told < G_N_ELEMENTS (members) && !hk_move_is_replay (move)))
    {
      for (guint i = 0; i < G_N_ELEMENTS (members); i++)
        {
          if (hk_move_has (move, members[i]))
            continue;
          if (asked)
            hk_move_ask_also (move, members[i]);
          else
            hk_move_ask (move, members[i], error, _("What does the card %s take off? 0 where it takes nothing."), name);
          asked = TRUE;
        }
      return FALSE;
    }
  if (illness == NULL)
    {
      g_autoptr (HkCzIllness) made = g_object_new (HK_TYPE_CZ_ILLNESS, "name", name, "source", "told", NULL);

      hk_record_list_append (self->illnesses, made);
      illness = made;
    }
  hk_record_set_int (illness, &illness->rolls, hk_move_get_int (move, "rolls", illness->rolls));
  hk_record_set_int (illness, &illness->carry, hk_move_get_int (move, "carry", illness->carry));
  hk_record_set_int (illness, &illness->move, hk_move_get_int (move, "hexes", illness->move));
  if (hk_move_has (move, "text"))
    hk_record_set_string (illness, &illness->text, hk_move_get_string (move, "text"));
  hk_cz_pack_learn (move, "sick", illness);
  hk_move_log (move, _("What is on the card %s is known now."), name);
  return TRUE;
}

/* Everybody who lives has a diet, and what they are to eat is there. */
static gboolean
check_diets (HkCzTable *self,
             HkMove    *move,
             GError   **error)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);
      HkCzDiet *diet = get_diet (self, i);

      if (!hk_cz_survivor_is_alive (survivor) || survivor->player < 0)
        continue;
      if (diet == NULL)
        {
          if (!hk_move_require_rule (move, "card-z/reckoning.eat", error, _("Say first what %s eats."), survivor->name))
            return FALSE;
          continue;
        }
      if (diet->food != NULL && diet->holder < 0 && hk_cz_table_get_told_food (self, diet->food) != NULL)
        continue;
      if (diet->food != NULL && (!hk_cz_can_share_food (self, i, diet->holder)
                                 || count_carried (self, diet->holder, diet->food) < count_planned (self, diet->holder, diet->food, -1)))
        {
          /* Translators: %s: a survivor; %s: a meal. */
          return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is to eat %s, and there is not enough of it: change the plan."),
                                survivor->name, diet->food);
        }
    }
  return TRUE;
}

/* Takes the meal off the Loot; what kind of Food it was. */
static const char *
eat_meal (HkCzTable *self,
          HkMove    *move,
          HkCzDiet  *diet)
{
  HkCzSurvivor *holder = hk_cz_table_get_survivor (self, diet->holder);

  if (holder == NULL)
    return hk_cz_table_get_told_food (self, diet->food);
  for (int i = 0; i < hk_record_list_get_length (holder->loot); i++)
    {
      HkCzLoot *loot = hk_cz_survivor_get_loot (holder, i);
      const char *food = hk_cz_loot_get_food (self, loot);

      if (g_strcmp0 (loot->kind, diet->food) != 0 || food == NULL || hk_cz_loot_get_supply (self, loot) == 0)
        continue;
      hk_cz_table_spend_supply (self, move, diet->holder, i, 1, NULL);
      return g_intern_string (food);
    }
  return NULL;
}

/* Returns (nullable): "junk", "normal" or "fresh"; %NULL nothing, or not told yet.
 * @diet: (nullable): what somebody is to eat */
const char *
hk_cz_diet_get_food (HkCzTable *self,
                     HkCzDiet  *diet)
{
  HkCzSurvivor *holder = diet == NULL ? NULL : hk_cz_table_get_survivor (self, diet->holder);
  HkCzLoot *loot = holder == NULL || diet->food == NULL ? NULL : hk_cz_survivor_get_loot (holder, hk_cz_survivor_find_loot (holder, diet->food));

  if (diet == NULL || diet->food == NULL)
    return NULL;
  return holder == NULL ? hk_cz_table_get_told_food (self, diet->food) : loot == NULL ? NULL : hk_cz_loot_get_food (self, loot);
}

static void
starve (HkCzTable *self,
        HkMove    *move,
        int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);

  if (record->starving)
    {
      hk_cz_table_lose (self, move, survivor, "starved");
      return;
    }
  hk_record_set_boolean (record, &record->starving, TRUE);
  hk_move_log (move, _("%s has nothing to eat and is starving."), record->name);
  if (record->sick != NULL && !hk_table_follow_house_rule (HK_TABLE (self), move, "starving-stays-sick"))
    hk_cz_table_recover (self, move, survivor);
}

/* The nth card that the group tells. */
static const char *
get_told (HkMove *move,
          guint  *used)
{
  JsonArray *told = hk_move_get_array (move, "sick");

  return told == NULL || *used >= json_array_get_length (told) ? NULL : json_array_get_string_element (told, (*used)++);
}

static gboolean
eat (HkCzTable *self,
     HkMove    *move,
     HkCzDiet  *diet,
     GArray    *rolls,
     guint     *rolled,
     guint     *told,
     GError   **error)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, diet->survivor);
  const char *food = eat_meal (self, move, diet);
  const int faces = hk_cz_table_get_sick_faces (self, diet->survivor, food, NULL);

  hk_record_set_boolean (record, &record->starving, FALSE);
  if (faces > 0)
    {
      if (diet->roll < 0)
        hk_record_set_int (diet, &diet->roll, g_array_index (rolls, int, (*rolled)++));
      hk_move_add_stroke (move, record->player, N_("Meals that make nobody sick"), diet->roll >= faces, 1 - faces / 10.0);
      hk_record_set_boolean (diet, &diet->sick, diet->roll < faces);
      /* Translators: %s: a survivor; %s: a meal; %d: what the die shows. */
      hk_move_log (move, _("%s eats %s and rolls %d."), record->name, diet->food, diet->roll);
    }
  else
    /* Translators: %s: a survivor; %s: a meal. */
    hk_move_log (move, _("%s eats %s."), record->name, diet->food);
  if (!diet->sick)
    {
      hk_cz_table_recover (self, move, diet->survivor);
      return TRUE;
    }
  return hk_cz_table_fall_sick (self, move, diet->survivor,
                                record->sick == NULL || g_str_equal (record->sick, "Food Poisoning") ? get_told (move, told) : NULL, error);
}

/* Who is starving or sick now may carry too much. */
static void
warn_overloaded (HkCzTable *self,
                 HkMove    *move)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    if (hk_cz_survivor_is_alive (hk_cz_table_get_survivor (self, i)) && hk_cz_table_is_overloaded (self, i))
      hk_move_log (move, _("%s now carries too much and has to leave Loot behind."),
                   hk_cz_table_get_survivor_name (self, i));
}

/* Everybody eats as planned and rolls against sickness, or starves. Returns whether the plan can be kept and all
 * rolls are known.
 * @self: a table in the reckoning
 * @move: the move that is being applied, with parameters "rolls" and "sick" */
gboolean
hk_cz_diets_eat (HkCzTable *self,
                 HkMove    *move,
                 GError   **error)
{
  g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (int));
  guint n_rolls = 0;
  guint rolled = 0;
  guint told = 0;

  if (!check_diets (self, move, error))
    return FALSE;
  for (int i = 0; i < hk_record_list_get_length (self->diets); i++)
    {
      HkCzDiet *diet = hk_record_list_get (self->diets, i);

      n_rolls += diet->food != NULL && diet->roll < 0 && hk_cz_survivor_is_alive (hk_cz_table_get_survivor (self, diet->survivor))
                 && hk_cz_table_get_sick_faces (self, diet->survivor, hk_cz_diet_get_food (self, diet), NULL) > 0;
    }
  if (hk_record_list_get_length (self->diets) == 0)
    hk_move_log (move, _("Nobody has to eat."));
  if (!hk_cz_table_roll_dice (self, move, "rolls", n_rolls, 0, 9, rolls, error))
    return FALSE;
  /* Who eats comes before who starves, so that nothing is lost with the Loot of the dead. */
  for (int starving = 0; starving < 2; starving++)
    for (int i = 0; i < hk_record_list_get_length (self->diets); i++)
      {
        HkCzDiet *diet = hk_record_list_get (self->diets, i);

        if (!hk_cz_survivor_is_alive (hk_cz_table_get_survivor (self, diet->survivor)) || (diet->food == NULL) != starving)
          continue;
        if (diet->food == NULL)
          starve (self, move, diet->survivor);
        else if (!eat (self, move, diet, rolls, &rolled, &told, error))
          return FALSE;
      }
  warn_overloaded (self, move);
  return TRUE;
}

static const HkParamSpec plan_food_params[] = {
  { "survivor", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("Who eats; when left out the best plan is made anew"), N_("Survivor"), "survivors" },
  { "food", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The Food, or “nothing”; nothing is eaten when left out"), N_("Food") },
  { "holder", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("Whose Loot it is; that of the survivor first when left out"), N_("Whose Loot"), "survivors" },
};

static const HkParamSpec sick_roll_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "die", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The d10; it is taken back when left out"), N_("Face of the die") },
};

static const HkParamSpec learn_sick_params[] = {
  { "name", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The name of the Sick card"), N_("Name") },
  { "rolls", HK_PARAM_INT, FALSE, -5, 0, NULL, N_("What it adds to every roll"), N_("Rolls") },
  { "carry", HK_PARAM_INT, FALSE, -5, 0, NULL, N_("What it adds to the carry rating"), N_("Carry rating") },
  { "hexes", HK_PARAM_INT, FALSE, -5, 0, NULL, N_("What it adds to the move rating"), N_("Move rating") },
  { "text", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("What it does besides, in your own words"), N_("What it does") },
};

const HkMoveSpec hk_cz_diet_moves[] = {
  { "plan-food", N_("Plan Who Eats What"), "card-z/reckoning.eat", plan_food_params, G_N_ELEMENTS (plan_food_params), apply_plan_food },
  { "sick-roll", N_("Tell a Roll Against Sickness"), "card-z/reckoning.sick", sick_roll_params, G_N_ELEMENTS (sick_roll_params), apply_sick_roll },
  { "learn-sick", N_("Enter a Sick Card"), "card-z/reckoning.sick", learn_sick_params, G_N_ELEMENTS (learn_sick_params), apply_learn_sick },
};

const guint hk_cz_n_diet_moves = G_N_ELEMENTS (hk_cz_diet_moves);
