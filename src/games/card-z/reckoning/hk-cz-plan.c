/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-sickness.h"
#include "hk-cz-reckoning.h"

/*
 * Who eats what at the reckoning. Survivors in one place share. For each place the best plan is found exactly: what
 * counts of Food is only how many Junk, Normal and Fresh meals there are, so that all plans are gone through by how
 * many of each have been given to the survivors seen so far.
 */

enum
{
  JUNK,
  NORMAL,
  FRESH,
  N_FOODS,
  NOTHING = N_FOODS,
  N_CHOICES,
};

static const char * const food_ids[] = { "junk", "normal", "fresh" };

/* Compared as one number: deaths, then starving, then faces that make sick, then what the Food is worth. */
#define COST(deaths, starving, faces, value) \
  (((gint64) (deaths) << 48) | ((gint64) (starving) << 36) | ((gint64) (faces) << 16) | (gint64) (value))
#define NEVER G_MAXINT64

/* A group that shares: its members, and the meals that it has. */
typedef struct
{
  GArray *members; /* of int */
  int     meals[N_FOODS];
} Group;

/* @plan: (nullable): a plan */
void
hk_cz_plan_free (HkCzPlan *plan)
{
  if (plan == NULL)
    return;
  g_array_unref (plan->meals);
  g_free (plan);
}

static gboolean
eats (HkCzSurvivor *survivor)
{
  return survivor != NULL && hk_cz_survivor_is_alive (survivor) && survivor->player >= 0;
}

/* Returns whether one can eat from the other: they are in the same place and, in a competitive game, led by the same
 * player.
 * @holder: whose Food it is */
gboolean
hk_cz_can_share_food (HkCzTable *self,
                      int        survivor,
                      int        holder)
{
  HkCzSurvivor *one = hk_cz_table_get_survivor (self, survivor);
  HkCzSurvivor *other = hk_cz_table_get_survivor (self, holder);

  if (survivor == holder)
    return eats (one);
  return eats (one) && eats (other) && one->place == other->place && (one->player == other->player || (!hk_cz_table_is_competitive (self) && !hk_cz_table_has_house_rule (self, "own-food")));
}

static int
get_food_index (HkCzTable *self,
                HkCzLoot  *loot)
{
  const char *food = hk_cz_loot_get_food (self, loot);

  for (int i = 0; i < N_FOODS; i++)
    if (g_strcmp0 (food_ids[i], food) == 0)
      return i;
  return NOTHING;
}

/* The meals of each card that a survivor carries: a matrix by survivor and number of the Loot. */
static GPtrArray *
list_stocks (HkCzTable *self)
{
  GPtrArray *stocks = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);
      GArray *stock = g_array_new (FALSE, TRUE, sizeof (int));

      for (int j = 0; j < hk_record_list_get_length (survivor->loot); j++)
        {
          HkCzLoot *loot = hk_cz_survivor_get_loot (survivor, j);
          const int meals = eats (survivor) ? hk_cz_loot_count_meals (self, loot) : 0;

          g_array_append_val (stock, meals);
        }
      g_ptr_array_add (stocks, stock);
    }
  return stocks;
}

static gint64
get_cost (HkCzTable *self,
          int        survivor,
          int        choice)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);

  if (choice == NOTHING)
    return record->starving ? COST (1, 0, 0, 0) : COST (0, 1, 0, 0);
  return COST (0, 0, hk_cz_table_get_sick_faces (self, survivor, food_ids[choice], NULL), choice);
}

static void
count_meals (HkCzTable *self,
             Group     *group)
{
  for (guint i = 0; i < group->members->len; i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, g_array_index (group->members, int, i));

      for (int j = 0; j < hk_record_list_get_length (survivor->loot); j++)
        {
          HkCzLoot *loot = hk_cz_survivor_get_loot (survivor, j);
          const int food = get_food_index (self, loot);

          if (food < N_FOODS)
            group->meals[food] += hk_cz_loot_get_supply (self, loot);
        }
    }
  for (int i = 0; i < N_FOODS; i++)
    group->meals[i] = MIN (group->meals[i], (int) group->members->len);
}

/* The best choice for each member, in @choices. */
static void
solve (HkCzTable *self,
       Group     *group,
       int       *choices)
{
  const int n = (int) group->members->len;
  const int sides[N_FOODS] = { group->meals[JUNK] + 1, group->meals[NORMAL] + 1, group->meals[FRESH] + 1 };
  const int steps[N_CHOICES] = { sides[NORMAL] * sides[FRESH], sides[FRESH], 1, 0 };
  const int n_states = sides[JUNK] * steps[JUNK];
  g_autofree gint64 *best = g_new (gint64, (gsize) n_states);
  g_autofree gint64 *next = g_new (gint64, (gsize) n_states);
  g_autofree guint8 *taken = g_new0 (guint8, (gsize) n_states * n);
  int state = 0;

  for (int i = 0; i < n_states; i++)
    best[i] = i == 0 ? 0 : NEVER;
  for (int member = 0; member < n; member++)
    {
      for (int i = 0; i < n_states; i++)
        next[i] = NEVER;
      for (int choice = 0; choice < N_CHOICES; choice++)
        {
          const gint64 cost = get_cost (self, g_array_index (group->members, int, member), choice);

          for (int i = 0; i < n_states; i++)
            {
              const int used = choice == NOTHING ? 0 : (i / steps[choice]) % sides[choice];
              const int to = i + steps[choice];

              if (best[i] == NEVER || (choice != NOTHING && used + 1 >= sides[choice]) || best[i] + cost >= next[to])
                continue;
              next[to] = best[i] + cost;
              taken[(gsize) member * n_states + to] = (guint8) choice;
            }
        }
      memcpy (best, next, sizeof (gint64) * n_states);
    }
  for (int i = 1; i < n_states; i++)
    if (best[i] < best[state])
      state = i;
  for (int member = n - 1; member >= 0; member--)
    {
      choices[member] = taken[(gsize) member * n_states + state];
      state -= steps[choices[member]];
    }
}

/* Finds a card of @holder with a meal of that kind left, and takes the meal. */
static int
take_meal (HkCzTable *self,
           GPtrArray *stocks,
           int        holder,
           int        food)
{
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, holder);
  GArray *stock = g_ptr_array_index (stocks, holder);

  for (guint i = 0; i < stock->len; i++)
    if (g_array_index (stock, int, i) > 0 && get_food_index (self, hk_cz_survivor_get_loot (survivor, (int) i)) == food)
      {
        g_array_index (stock, int, i)--;
        return (int) i;
      }
  return -1;
}

static void
add_meal (HkCzTable *self,
          HkCzPlan  *plan,
          int        survivor,
          int        choice)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzMeal meal = { .survivor = survivor, .holder = -1, .loot = -1 };

  if (choice != NOTHING)
    {
      meal.food = food_ids[choice];
      meal.faces = hk_cz_table_get_sick_faces (self, survivor, meal.food, NULL);
      plan->faces += meal.faces;
      plan->supply++;
      plan->value += choice;
    }
  else
    {
      meal.dies = record->starving;
      plan->deaths += meal.dies;
      plan->starving += !meal.dies;
    }
  g_array_append_val (plan->meals, meal);
}

static void
solve_group (HkCzTable *self,
             HkCzPlan  *plan,
             GPtrArray *stocks,
             Group     *group)
{
  const guint first = plan->meals->len;
  g_autofree int *choices = g_new0 (int, group->members->len + 1);

  count_meals (self, group);
  solve (self, group, choices);
  for (guint i = 0; i < group->members->len; i++)
    add_meal (self, plan, g_array_index (group->members, int, i), choices[i]);
  /* Everybody eats from their own Loot first, then from that of others. */
  for (int others = 0; others < 2; others++)
    for (guint i = 0; i < group->members->len; i++)
      {
        HkCzMeal *meal = &g_array_index (plan->meals, HkCzMeal, first + i);

        for (guint j = 0; j < group->members->len && choices[i] != NOTHING && meal->holder < 0; j++)
          {
            const int holder = others ? g_array_index (group->members, int, j) : meal->survivor;

            meal->loot = take_meal (self, stocks, holder, choices[i]);
            meal->holder = meal->loot < 0 ? -1 : holder;
          }
      }
}

static int
compare_meals (gconstpointer a,
               gconstpointer b)
{
  return ((const HkCzMeal *) a)->survivor - ((const HkCzMeal *) b)->survivor;
}

static void
explain_meal (HkCzTable   *self,
              HkCzMeal    *meal,
              HkBreakdown *breakdown)
{
  const char *name = hk_cz_table_get_survivor_name (self, meal->survivor);
  HkCzSurvivor *holder = hk_cz_table_get_survivor (self, meal->holder);
  HkCzLoot *loot = holder == NULL ? NULL : hk_cz_survivor_get_loot (holder, meal->loot);
  HkCzGear *gear = loot == NULL ? NULL : hk_cz_table_find_gear (self, loot->kind);
  g_autofree char *label = NULL;
  g_autofree char *value = NULL;
  HkBreakdown *line;

  if (loot == NULL)
    {
      line = hk_breakdown_add (breakdown, name, "card-z/reckoning.starving");
      hk_breakdown_set_value (line, meal->dies ? _("starves to death") : _("starves"));
      return;
    }
  /* Translators: %s: a survivor; %s: a card. */
  label = meal->holder == meal->survivor ? g_strdup_printf (_("%s eats %s"), name, loot->kind)
                                         /* Translators: %s: a survivor; %s: a card; %s: a survivor. */
                                         : g_strdup_printf (_("%s eats %s of %s"), name, loot->kind, holder->name);
  line = hk_breakdown_add (breakdown, label,
                           meal->holder == meal->survivor ? "card-z/reckoning.food" : "card-z/ruling.share-food");
  value = meal->faces == 0 ? g_strdup (_("cannot get sick")) : g_strdup_printf (_("sick on 0–%d (%d %%)"), meal->faces - 1, meal->faces * 10);
  hk_cz_table_get_sick_faces (self, meal->survivor, meal->food, line);
  hk_breakdown_set_value (line, value);
  if (gear != NULL && g_strcmp0 (gear->source, "stand-in") == 0)
    hk_breakdown_set_mark (line, HK_BREAKDOWN_STAND_IN);
}

static HkBreakdown *
explain (HkCzTable *self,
         HkCzPlan  *plan)
{
  HkBreakdown *breakdown = hk_breakdown_new (_("Who eats what"), "card-z/reckoning.eat");
  g_autofree char *value = NULL;
  g_autofree char *expected = g_strdup_printf ("%.1f", plan->faces / 10.0);

  for (guint i = 0; i < plan->meals->len; i++)
    explain_meal (self, &g_array_index (plan->meals, HkCzMeal, i), breakdown);
  hk_breakdown_set_mark (hk_breakdown_add_int (breakdown, _("Starve to death"), plan->deaths,
                                               "card-z/ruling.starving-twice"), HK_BREAKDOWN_RULING);
  hk_breakdown_add_int (breakdown, _("Starving afterwards"), plan->starving, "card-z/reckoning.starving");
  hk_breakdown_set_value (hk_breakdown_add (breakdown, _("Sick on average"), "card-z/reckoning.sick"), expected);
  hk_breakdown_set_mark (hk_breakdown_add_int (breakdown, _("Meals used"), plan->supply, "card-z/ruling.one-meal"),
                         HK_BREAKDOWN_RULING);
  value = g_strdup_printf (_("%d of %d eat"), plan->supply, (int) plan->meals->len);
  hk_breakdown_set_value (breakdown, value);
  hk_breakdown_set_mark (breakdown, HK_BREAKDOWN_RESULT);
  return breakdown;
}

/* Finds who best eats what: as few as possible starve to death, then as few as possible starve, then as few as
 * possible are to be expected sick, then the Food that is worth the least is used (book, Reckoning Phase). Survivors
 * in one place share their Food; in a competitive game those of one player do. Returns (transfer full): the plan.
 * @breakdown: (out) (optional) (transfer full): how it came about */
HkCzPlan *
hk_cz_plan_reckoning (HkCzTable    *self,
                      HkBreakdown **breakdown)
{
  HkCzPlan *plan = g_new0 (HkCzPlan, 1);
  g_autoptr (GPtrArray) stocks = list_stocks (self);
  g_autofree gboolean *seen = g_new0 (gboolean, hk_cz_table_get_n_survivors (self) + 1);

  plan->meals = g_array_new (FALSE, TRUE, sizeof (HkCzMeal));
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      g_autoptr (GArray) members = g_array_new (FALSE, FALSE, sizeof (int));
      Group group = { members, { 0, 0, 0 } };

      for (int j = i; j < hk_cz_table_get_n_survivors (self) && !seen[i]; j++)
        if (!seen[j] && hk_cz_can_share_food (self, i, j))
          {
            g_array_append_val (members, j);
            seen[j] = j != i || seen[j];
          }
      seen[i] = TRUE;
      if (members->len > 0)
        solve_group (self, plan, stocks, &group);
    }
  g_array_sort (plan->meals, compare_meals);
  if (breakdown != NULL)
    *breakdown = explain (self, plan);
  return plan;
}
