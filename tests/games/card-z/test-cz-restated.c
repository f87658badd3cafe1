/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-count.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "cz-game.h"

/* What is counted for the scenarios and what survivors can carry, stated once more and compared with the game on tables of chance. */

#define N_TABLES 150

static const char * const rules[] = { "carry-four", "deductions-add", "food-by-cards", "burning-caches", "survive-carried", "camp-outside", "clear-is-inside",
                                      "meal-whole-card" };
static const char * const scenarios[] = { "zombie-count", "loot-count", "survive", "mission-from-god", "civic-duty", "raging-fire" };

typedef struct
{
  GRand     *rand;
  HkCzTable *table;
} Try;

static int
pick (Try *self,
      int  n)
{
  return g_rand_int_range (self->rand, 0, n);
}

static gboolean
chance (Try *self,
        int  one_in)
{
  return pick (self, one_in) == 0;
}

static gboolean
has_rule (Try        *self,
          const char *id)
{
  return self->table->house_rules != NULL && g_strv_contains ((const char * const *) self->table->house_rules, id);
}

static HkCzSurvivor *
survivor (Try *self,
          int  number)
{
  return hk_cz_table_get_survivor (self->table, number);
}

static void
add_loot (Try        *self,
          HkRecordList *to)
{
  static const char * const things[] = { "Stew", "Coil", "Anvil", "Unknown" };

  for (int i = pick (self, 4); i > 0; i--)
    {
      g_autoptr (HkCzLoot) loot = g_object_new (HK_TYPE_CZ_LOOT, "kind", things[pick (self, G_N_ELEMENTS (things))], "supply", pick (self, 4) - 1,
                                                "packed", chance (self, 3), NULL);

      hk_record_list_append (to, loot);
    }
}

static void
add_survivor (Try *self,
              int  number)
{
  g_autoptr (HkCzSurvivor) made = g_object_new (HK_TYPE_CZ_SURVIVOR, "id", "S", "name", "S", "kind", pick (self, 3), "player", pick (self, 4) - 1,
                                                "place", pick (self, 4) - 1, "carry", pick (self, 6) - 1, "infant", chance (self, 8), "starving", chance (self, 3),
                                                "backpack", chance (self, 3), "dead", chance (self, 5), NULL);

  if (chance (self, 3))
    hk_record_set_string (made, &made->sick, chance (self, 2) ? "Flu" : "Cough");
  if (chance (self, 4))
    hk_record_set_enum (made, &made->shelter, chance (self, 2) ? HK_CZ_SHELTER_INSIDE : HK_CZ_SHELTER_OUTSIDE);
  add_loot (self, made->loot);
  hk_record_list_append (self->table->survivors, made);
}

static void
add_gear (Try        *self,
          const char *name,
          int         weight,
          gboolean    is_food)
{
  g_autoptr (HkCzGear) gear = g_object_new (HK_TYPE_CZ_GEAR, "name", name, "type", is_food ? "food" : "tool", "weight", weight, NULL);

  hk_record_list_append (self->table->gears, gear);
}

static void
lay_out (Try *self)
{
  g_autoptr (GString) house = g_string_new (NULL);
  g_autofree char *more = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    g_string_append_printf (house, "%s\"%s\":%s", i == 0 ? "" : ",", rules[i], chance (self, 3) ? "true" : "false");
  more = g_strdup_printf (",\"house\":{%s}", house->str);
  self->table = cz_game_new_by_hand ("\"players\":[{\"name\":\"A\"},{\"name\":\"B\"}]", more);
  hk_record_set_string (self->table, &self->table->scenario, scenarios[pick (self, G_N_ELEMENTS (scenarios))]);
  add_gear (self, "Stew", 1, TRUE);
  add_gear (self, "Coil", 2, FALSE);
  add_gear (self, "Anvil", 3, FALSE);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkCzIllness) illness = g_object_new (HK_TYPE_CZ_ILLNESS, "name", i == 0 ? "Flu" : "Cough", "carry", -i, NULL);

      hk_record_list_append (self->table->illnesses, illness);
    }
  hk_record_list_remove_all (self->table->survivors);
  for (int i = 2 + pick (self, 5); i > 0; i--)
    add_survivor (self, i);
  for (int i = 0; i < 3; i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self->table, i);

      hk_record_set_boolean (location, &location->fire, chance (self, 3));
      hk_record_set_boolean (location, &location->cache, chance (self, 2));
      hk_record_set_boolean (location, &location->safe, chance (self, 2));
      hk_record_set_boolean (location, &location->side_unknown, chance (self, 4));
      add_loot (self, location->left);
    }
  for (int i = 0; i < 2; i++)
    {
      HkCzPlayer *player = hk_cz_table_get_player (self->table, i);

      hk_record_set_int (player, &player->eradicated, pick (self, 8));
      hk_record_set_int (player, &player->redeemed, pick (self, 4));
    }
}

static gboolean
is_of (HkCzSurvivor *record,
       int           player)
{
  return record->player >= 0 && (player < 0 || record->player == player);
}

/* A meal is a supply of food; a card without any is one. */
static int
count_meals (Try        *self,
             HkRecordList *from)
{
  int n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (from)); i++)
    {
      g_autoptr (HkCzLoot) loot = g_list_model_get_item (G_LIST_MODEL (from), i);
      int meals = loot->supply <= 0 ? 1 : loot->supply;

      if (g_strcmp0 (loot->kind, "Stew") != 0)
        continue;
      if (has_rule (self, "meal-whole-card") || has_rule (self, "food-by-cards"))
        meals = 1;
      n += meals;
    }
  return n;
}

static int
count_things (Try        *self,
              HkRecordList *from)
{
  return (int) g_list_model_get_n_items (G_LIST_MODEL (from));
}

/* What living survivors carry, and what lies where they are, each place once. */
static int
count_where (Try     *self,
             int      player,
             gboolean inside,
             gboolean lying,
             int    (*count) (Try *self, HkRecordList *from))
{
  gboolean seen[3] = { FALSE };
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self->table); i++)
    {
      HkCzSurvivor *record = survivor (self, i);

      if (record->dead || !is_of (record, player) || (inside && !hk_cz_table_sleeps_inside (self->table, i)))
        continue;
      n += count (self, record->loot);
      if (record->place >= 0)
        seen[record->place] = TRUE;
    }
  for (int i = 0; i < 3; i++)
    if (seen[i] && lying)
      n += count (self, hk_cz_table_get_location (self->table, i)->left);
  return n;
}

static int
count_people (Try             *self,
              int              player,
              HkCzSurvivorKind kind,
              gboolean         dead)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self->table); i++)
    n += survivor (self, i)->dead == dead && is_of (survivor (self, i), player) && (kind == HK_CZ_SURVIVOR_NONE || survivor (self, i)->kind == kind);
  return n;
}

static int
count_deduction (Try *self,
                 int  player)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self->table); i++)
    {
      HkCzSurvivor *record = survivor (self, i);
      const int starving = record->starving ? 4 : 0;
      const int sick = record->sick != NULL ? 3 : 0;

      if (record->player == player && record->kind == HK_CZ_SURVIVOR_CHARACTER)
        n += record->dead ? 5 : has_rule (self, "deductions-add") ? starving + sick : MAX (starving, sick);
    }
  return n;
}

static int
get_score (Try *self,
           int  player)
{
  HkCzPlayer *record = hk_cz_table_get_player (self->table, player);
  const char *scenario = self->table->scenario;

  if (g_str_equal (scenario, "zombie-count"))
    return record->eradicated - count_deduction (self, player);
  if (g_str_equal (scenario, "loot-count"))
    return count_where (self, player, FALSE, TRUE, count_things) - count_deduction (self, player);
  if (g_str_equal (scenario, "survive"))
    return count_where (self, player, TRUE, !has_rule (self, "survive-carried"), count_meals);
  if (g_str_equal (scenario, "mission-from-god"))
    return record->redeemed;
  return count_people (self, -1, HK_CZ_SURVIVOR_ALLY, FALSE) + count_people (self, -1, HK_CZ_SURVIVOR_DEPENDANT, FALSE) - count_people (self, -1, HK_CZ_SURVIVOR_NONE, TRUE);
}

/* Points, then Loot in Zombie Count, then Food in both counts. */
static int
find_winner (Try *self)
{
  const gboolean zombies = g_str_equal (self->table->scenario, "zombie-count");
  const gboolean counts = zombies || g_str_equal (self->table->scenario, "loot-count");
  int ahead = get_score (self, 0) - get_score (self, 1);

  if (ahead == 0 && zombies)
    ahead = count_where (self, 0, FALSE, TRUE, count_things) - count_where (self, 1, FALSE, TRUE, count_things);
  if (ahead == 0 && counts)
    ahead = count_where (self, 0, FALSE, FALSE, count_meals) - count_where (self, 1, FALSE, FALSE, count_meals);
  return ahead > 0 ? 0 : ahead < 0 ? 1 : -1;
}

static void
check_weight (Try *self,
              int  number)
{
  HkCzSurvivor *record = survivor (self, number);
  HkCzBurden burden;
  int limit = has_rule (self, "carry-four") ? 4 : record->carry;
  int hand = record->backpack ? 1 : 0;
  int packed = 0;
  int unknown = 0;

  if (limit >= 0)
    limit = MAX (0, limit - record->starving - (g_strcmp0 (record->sick, "Cough") == 0));
  if (record->infant)
    limit = 0;
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (record->loot)); i++)
    {
      g_autoptr (HkCzLoot) loot = g_list_model_get_item (G_LIST_MODEL (record->loot), i);

      if (loot->packed)
        packed++;
      else if (g_str_equal (loot->kind, "Unknown"))
        unknown++;
      else
        hand += g_str_equal (loot->kind, "Stew") ? 1 : g_str_equal (loot->kind, "Coil") ? 2 : 3;
    }
  hk_cz_table_weigh (self->table, number, &burden);
  g_assert_cmpint (burden.limit, ==, limit);
  g_assert_cmpint (burden.hand, ==, hand);
  g_assert_cmpint (burden.packed, ==, packed);
  g_assert_cmpint (burden.places, ==, record->backpack ? 3 : 0);
  g_assert_cmpint (burden.unknown, ==, unknown);
  g_assert_cmpint (hk_cz_table_is_overloaded (self->table, number), ==, (limit >= 0 && hand > limit) || packed > (record->backpack ? 3 : 0));
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (hk_cz_burden_fits (&burden, i), ==, hand + i <= (limit < 0 ? 4 : limit));
}

static void
check_all (Try *self)
{
  int n_fires = 0;
  int n_caches = 0;

  for (int i = 0; i < hk_cz_table_get_n_locations (self->table); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self->table, i);

      n_fires += location->fire;
      n_caches += (location->cache || location->side_unknown) && !(location->fire && !has_rule (self, "burning-caches"));
    }
  g_assert_cmpint (hk_cz_table_count_fires (self->table), ==, n_fires);
  g_assert_cmpint (hk_cz_table_count_caches (self->table), ==, n_caches);
  for (int player = -1; player < 2; player++)
    {
      g_assert_cmpint (hk_cz_table_count_living (self->table, player, HK_CZ_SURVIVOR_NONE), ==, count_people (self, player, HK_CZ_SURVIVOR_NONE, FALSE));
      for (int kind = HK_CZ_SURVIVOR_CHARACTER; kind <= HK_CZ_SURVIVOR_DEPENDANT; kind++)
        g_assert_cmpint (hk_cz_table_count_living (self->table, player, kind), ==, count_people (self, player, kind, FALSE));
      g_assert_cmpint (hk_cz_table_count_lost (self->table, player), ==, count_people (self, player, HK_CZ_SURVIVOR_NONE, TRUE));
      g_assert_cmpint (hk_cz_table_count_food (self->table, player, FALSE), ==, count_where (self, player, FALSE, FALSE, count_meals));
      g_assert_cmpint (hk_cz_table_count_food (self->table, player, TRUE), ==,
                       count_where (self, player, TRUE, !has_rule (self, "survive-carried"), count_meals));
      g_assert_cmpint (hk_cz_table_count_loot (self->table, player), ==, count_where (self, player, FALSE, TRUE, count_things));
    }
  for (int player = 0; player < 2; player++)
    {
      g_assert_cmpint (hk_cz_table_get_deduction (self->table, player), ==, count_deduction (self, player));
      g_assert_cmpint (hk_cz_table_get_score (self->table, player), ==, get_score (self, player));
    }
  if (g_str_equal (self->table->scenario, "mission-from-god"))
    g_assert_cmpint (hk_cz_table_get_score (self->table, -1), ==, get_score (self, 0) + get_score (self, 1));
  g_assert_cmpint (hk_cz_table_find_winner (self->table), ==, find_winner (self));
  for (int i = 0; i < hk_cz_table_get_n_survivors (self->table); i++)
    check_weight (self, i);
}

static void
test_counts (void)
{
  for (guint i = 0; i < N_TABLES; i++)
    {
      Try self = { .rand = g_rand_new_with_seed (i) };

      lay_out (&self);
      check_all (&self);
      g_object_unref (self.table);
      g_rand_free (self.rand);
    }
}

static void
test_grades (void)
{
  static const char * const grades[] = { "E", "E", "D", "C", "B-", "B", "B+", "A-", "A", "A+", "A+" };

  for (int points = -3; points <= 7; points++)
    g_assert_cmpstr (hk_cz_grade_for_points (points), ==, grades[points + 3]);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/restated/counts", test_counts);
  g_test_add_func ("/card-z/restated/grades", test_grades);
  return g_test_run ();
}
