/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/team/hk-cz-count.h"
#include "games/card-z/team/hk-cz-sickness.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-situations.h"

/* The calculators of sickness, the reckoning and grades. */

#define MOST_EATERS 16
#define MOST_MEALS  99

static const char * const foods[] = { "junk", "normal", "fresh", NULL };

static JsonNode *
run_sickness (HkMove       *query,
              HkBreakdown **breakdown,
              GError      **error)
{
  const char *food = hk_move_get_string (query, "food");
  const int skill = hk_move_get_int (query, "skill", 0);
  const int change = skill - hk_move_get_boolean (query, "sleep-deprived", FALSE) + hk_move_get_int (query, "illness", 0);
  const int faces = hk_cz_sickness_get_faces (food, change);
  g_autofree char *value = g_strdup_printf ("%d %%", faces * 10);
  JsonObject *object = json_object_new ();

  *breakdown = hk_breakdown_new (_("Chance to get sick"), "card-z/reckoning.food");
  if (g_str_equal (food, "fresh"))
    hk_breakdown_add_int (*breakdown, _("Fresh Food needs no roll"), 0, "card-z/reckoning.food");
  else
    hk_breakdown_add_int (*breakdown, _("Highest roll that makes sick"), g_str_equal (food,
                                                                                      "junk") ? HK_CZ_SICK_JUNK : HK_CZ_SICK_NORMAL,
                          "card-z/reckoning.food");
  if (skill != 0)
    hk_breakdown_add_int (*breakdown, _("Skill"), skill, "card-z/ruling.sick-roll");
  if (hk_move_get_boolean (query, "sleep-deprived", FALSE))
    hk_breakdown_add_int (*breakdown, _("Sleep deprived"), -1, "card-z/reckoning.sleep-deprivation");
  if (hk_move_get_int (query, "illness", 0) != 0)
    hk_breakdown_add_int (*breakdown, _("Illness"), hk_move_get_int (query, "illness", 0), "card-z/reckoning.sick");
  hk_breakdown_add_int (*breakdown, _("Faces of ten that make sick"), faces, "card-z/reckoning.sick");
  hk_breakdown_set_value (*breakdown, value);
  hk_breakdown_set_mark (*breakdown, HK_BREAKDOWN_RESULT);
  json_object_set_int_member (object, "faces", faces);
  json_object_set_double_member (object, "chance", faces / 10.0);
  return hk_content_take_object (object);
}

static JsonNode *
run_grade (HkMove       *query,
           HkBreakdown **breakdown,
           GError      **error)
{
  const int rescued = hk_move_get_int (query, "rescued", 0);
  const int lost = hk_move_get_int (query, "lost", 0);
  const int points = hk_move_get_int (query, "points", rescued - lost);
  const char *grade = hk_cz_grade_for_points (points);
  JsonObject *object = json_object_new ();

  *breakdown = hk_breakdown_new (_("Grade"), "card-z/scenario.grades");
  if (!hk_move_has (query, "points"))
    {
      hk_breakdown_add_int (*breakdown, _("Friendly humans rescued who live"), rescued, "card-z/scenario.civic-duty");
      hk_breakdown_add_int (*breakdown, _("Survivors lost along the way"), -lost, "card-z/scenario.civic-duty");
    }
  hk_breakdown_add_int (*breakdown, _("Points"), points, "card-z/scenario.grades");
  hk_breakdown_set_value (*breakdown, grade);
  hk_breakdown_set_mark (*breakdown, HK_BREAKDOWN_RESULT);
  json_object_set_int_member (object, "points", points);
  json_object_set_string_member (object, "grade", grade);
  return hk_content_take_object (object);
}

/* An eater: {"kind", "starving", "sleep-deprived", "skill"}. */
static gboolean
add_eater (HkCzTable *table,
           JsonNode  *node,
           guint      number,
           GError   **error)
{
  static const HkParamSpec params[] = {
    { "kind", HK_PARAM_STRING, FALSE, 0, 0, hk_cz_survivor_kinds, NULL, N_("What kind") },
    { "name", HK_PARAM_STRING, FALSE, 0, 0, NULL, NULL, N_("Name") },
    { "starving", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, NULL, N_("Starving") },
    { "sleep-deprived", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, NULL, N_("Sleep deprived") },
    { "skill", HK_PARAM_INT, FALSE, -9, 9, NULL, NULL, N_("Skill") },
  };
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  g_autofree char *name = g_strdup_printf (_("Survivor %u"), number + 1);
  g_autofree char *skills = NULL;
  const char *list[] = { NULL, NULL };
  g_autoptr (HkCzSurvivor) survivor = NULL;
  int skill;

  if (object == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A survivor has to be an object whose kind is character, ally or dependant."));
  if (!hk_move_check_params ("survivors", object, params, G_N_ELEMENTS (params), NULL, error))
    return FALSE;
  skill = (int) json_object_get_int_member_with_default (object, "skill", 0);
  list[0] = skills = g_strdup_printf ("sickness:%d", skill);
  survivor = g_object_new (HK_TYPE_CZ_SURVIVOR, "name", json_object_get_string_member_with_default (object, "name", name), "kind",
                           hk_words_find (hk_cz_survivor_kinds, json_object_get_string_member_with_default (object, "kind", "character")), "player", 0, "place", 0, NULL);
  hk_record_set_boolean (survivor, &survivor->starving, json_object_get_boolean_member_with_default (object, "starving", FALSE));
  hk_record_set_boolean (survivor, &survivor->sleep_deprived, json_object_get_boolean_member_with_default (object, "sleep-deprived", FALSE));
  if (skill != 0)
    hk_record_set_strv (survivor, &survivor->skills, (const char * const *) list);
  hk_record_list_append (table->survivors, survivor);
  return TRUE;
}

/* All meals of a kind are one card, which the first survivor carries. */
static void
add_food (HkCzTable  *table,
          const char *food,
          const char *name,
          int         meals)
{
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, 0);
  g_autoptr (HkCzGear) gear = g_object_new (HK_TYPE_CZ_GEAR, "name", name, "type", "food", "food", food, "supply", meals, NULL);
  g_autoptr (HkCzLoot) loot = g_object_new (HK_TYPE_CZ_LOOT, "kind", name, "supply", meals, NULL);

  if (meals == 0 || survivor == NULL)
    return;
  hk_record_list_append (table->gears, gear);
  hk_record_list_append (survivor->loot, loot);
}

static JsonNode *
plan_to_json (HkCzPlan *plan)
{
  JsonObject *object = json_object_new ();
  JsonArray *meals = json_array_new ();

  for (guint i = 0; i < plan->meals->len; i++)
    {
      const HkCzMeal *meal = &g_array_index (plan->meals, HkCzMeal, i);

      json_array_add_string_element (meals, meal->food != NULL ? meal->food : meal->dies ? "dies" : "starves");
    }
  json_object_set_array_member (object, "meals", meals);
  json_object_set_int_member (object, "deaths", plan->deaths);
  json_object_set_int_member (object, "starving", plan->starving);
  json_object_set_double_member (object, "sick", plan->faces / 10.0);
  json_object_set_int_member (object, "supply", plan->supply);
  return hk_content_take_object (object);
}

static JsonNode *
run_reckoning (HkMove       *query,
               HkBreakdown **breakdown,
               GError      **error)
{
  g_autoptr (HkCzTable) table = g_object_new (HK_TYPE_CZ_TABLE, "mode", HK_CZ_MODE_CO_OP, NULL);
  g_autoptr (HkCzLocation) location = g_object_new (HK_TYPE_CZ_LOCATION, "name", "-", NULL);
  g_autoptr (HkCzPlayer) player = g_object_new (HK_TYPE_CZ_PLAYER, "name", "-", NULL);
  g_autoptr (HkCzPlan) plan = NULL;
  JsonArray *eaters = hk_move_get_array (query, "survivors");
  const guint n = eaters == NULL ? 0 : json_array_get_length (eaters);

  if (n == 0 || n > MOST_EATERS)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“survivors” has to be a list of 1 to %d survivors."), MOST_EATERS);
      return NULL;
    }
  hk_record_list_append (table->locations, location);
  hk_record_list_append (table->players, player);
  for (guint i = 0; i < n; i++)
    if (!add_eater (table, json_array_get_element (eaters, i), i, error))
      return NULL;
  add_food (table, "junk", _("Junk Food"), hk_move_get_int (query, "junk", 0));
  add_food (table, "normal", _("Normal Food"), hk_move_get_int (query, "normal", 0));
  add_food (table, "fresh", _("Fresh Food"), hk_move_get_int (query, "fresh", 0));
  plan = hk_cz_plan_reckoning (table, breakdown);
  return plan_to_json (plan);
}

static const HkParamSpec sickness_params[] = {
  { "food", HK_PARAM_STRING, TRUE, 0, 0, foods, N_("What is eaten"), N_("Food") },
  { "skill", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("What a skill adds to the roll"), N_("Skill") },
  { "sleep-deprived", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the survivor is sleep deprived"), N_("Sleep deprived") },
  { "illness", HK_PARAM_INT, FALSE, -9, 0, NULL, N_("What an illness takes off the roll"), N_("Sick card") },
};

static const HkParamSpec grade_params[] = {
  { "points", HK_PARAM_INT, FALSE, -99, 99, NULL, N_("The points, when they are known"), N_("Points") },
  { "rescued", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Friendly humans rescued who live"), N_("Survivors rescued") },
  { "lost", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Survivors lost along the way, Characters too"), N_("Survivors lost") },
};

static const HkParamSpec reckoning_params[] = {
  { "survivors", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("Who eats: kind, and starving, sleep-deprived and skill where they differ"), N_("Survivors") },
  { "junk", HK_PARAM_INT, FALSE, 0, MOST_MEALS, NULL, N_("Meals of Junk Food"), N_("Junk Food") },
  { "normal", HK_PARAM_INT, FALSE, 0, MOST_MEALS, NULL, N_("Meals of Normal Food"), N_("Normal Food") },
  { "fresh", HK_PARAM_INT, FALSE, 0, MOST_MEALS, NULL, N_("Meals of Fresh Food"), N_("Fresh Food") },
};

const HkCalculatorSpec hk_cz_survivor_calculators[] = {
  { "sickness", N_("The chance to get sick"), sickness_params, G_N_ELEMENTS (sickness_params), run_sickness, hk_cz_list_eaters,
    .keywords = N_("sick illness food odds") },
  { "reckoning", N_("Who best eats what"), reckoning_params, G_N_ELEMENTS (reckoning_params), run_reckoning, hk_cz_list_reckonings,
    .keywords = N_("food meals starve sick forecast") },
  { "grade", N_("The grade for points"), grade_params, G_N_ELEMENTS (grade_params), run_grade, hk_cz_list_grades,
    .keywords = N_("score result rescued lost") },
};

const guint hk_cz_n_survivor_calculators = G_N_ELEMENTS (hk_cz_survivor_calculators);
