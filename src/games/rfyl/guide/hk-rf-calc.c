/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/rfyl/odds/hk-rf-odds.h"
#include "games/rfyl/state/hk-rf-chase.h"
#include "hk-rf-calc.h"
#include "hk-rf-situations.h"

/* The calculators: a fight, an infection, and the movement of the zombies on a board that is given. */

/* (transfer full): the numbers of a parameter */
static GArray *
read_ints (HkMove     *query,
           const char *param)
{
  JsonArray *array = hk_move_get_array (query, param);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      const int value = (int) json_array_get_int_element (array, i);

      g_array_append_val (list, value);
    }
  return list;
}

static JsonNode *
run_fight (HkMove       *query,
           HkBreakdown **breakdown,
           GError      **error)
{
  g_autoptr (GArray) left = read_ints (query, "left");
  const int bonus = hk_move_get_int (query, "bonus", 0);
  JsonObject *object;
  HkRfFightOdds odds;

  if (left->len > 500 || !hk_rf_fight_odds_reckon ((const int *) left->data, left->len, bonus, &odds))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("It takes two cards at least, and no more than 500, that are not all tied."));
      return NULL;
    }
  object = json_object_new ();
  json_object_set_double_member (object, "win", odds.win);
  json_object_set_double_member (object, "tie", odds.tie);
  *breakdown = hk_breakdown_new (_("The chance of a fight"), "rfyl/combat.melee");
  hk_breakdown_add_int (*breakdown, _("Determination cards left"), (int) left->len, "rfyl/determination.use");
  hk_breakdown_add_int (*breakdown, _("Bonus of the weapons"), bonus, "rfyl/combat.weapons");
  hk_breakdown_add_outcome (*breakdown, _("The first cards are tied and drawn again"), odds.tie,
                            "rfyl/determination.ties");
  hk_breakdown_add_outcome (*breakdown, _("The human draws higher"), odds.win, "rfyl/combat.human-wins");
  return hk_content_take_object (object);
}

static JsonNode *
run_infection (HkMove       *query,
               HkBreakdown **breakdown,
               GError      **error)
{
  const int infected = hk_move_get_int (query, "infected", 0);
  const int clean = hk_move_get_int (query, "clean", 0);
  const int bloods = hk_move_get_int (query, "bloods", 1);
  JsonObject *object;
  double chance;

  if (!hk_rf_infection_odds_reckon (infected, clean, bloods, &chance))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("There are not as many Blood cards."));
      return NULL;
    }
  object = json_object_new ();
  json_object_set_double_member (object, "chance", chance);
  *breakdown = hk_breakdown_new (_("The chance of an infection"), "rfyl/blood.cards");
  hk_breakdown_add_int (*breakdown, _("Unseen cards that say infected"), infected, "rfyl/blood.cards");
  hk_breakdown_add_int (*breakdown, _("Unseen cards that do not"), clean, "rfyl/blood.cards");
  hk_breakdown_add_int (*breakdown, _("Hidden cards before the player"), bloods, "rfyl/blood.draw");
  hk_breakdown_add_outcome (*breakdown, _("One of them at least says infected"), chance, "rfyl/countdown.reveal");
  return hk_content_take_object (object);
}

static JsonNode *
run_zombies (HkMove       *query,
             HkBreakdown **breakdown,
             GError      **error)
{
  g_autoptr (GArray) zombies = read_ints (query, "zombies");
  g_autoptr (GArray) humans = read_ints (query, "humans");
  g_autoptr (GArray) hunters = read_ints (query, "hunters");
  g_autofree HkRfChaser *chasers = NULL;
  const int value = hk_move_get_int (query, "value", 0);
  JsonObject *object;
  JsonArray *array;

  if (zombies->len > HK_RF_CHASE_MAX)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("These are more zombies than can be reckoned at once."));
      return NULL;
    }
  chasers = g_new0 (HkRfChaser, zombies->len + 1);
  for (guint i = 0; i < zombies->len; i++)
    chasers[i] = (HkRfChaser) { .id = (int) i, .space = g_array_index (zombies, int, i), .order = (int) i };
  hk_rf_chase_move (chasers, zombies->len, (const int *) humans->data, humans->len, (const int *) hunters->data, hunters->len, value, FALSE);
  array = json_array_new ();
  for (guint i = 0; i < zombies->len; i++)
    {
      JsonObject *zombie = json_object_new ();

      json_object_set_int_member (zombie, "zombie", chasers[i].id);
      json_object_set_int_member (zombie, "from", chasers[i].space);
      json_object_set_int_member (zombie, "to", chasers[i].to);
      json_object_set_int_member (zombie, "target", chasers[i].target);
      json_object_set_boolean_member (zombie, "joins", chasers[i].joins);
      json_object_set_boolean_member (zombie, "held", chasers[i].held);
      json_array_add_object_element (array, zombie);
    }
  object = json_object_new ();
  json_object_set_array_member (object, "zombies", array);
  *breakdown = hk_rf_chase_explain (chasers, zombies->len, value);
  return hk_content_take_object (object);
}

static const HkParamSpec fight_params[] = {
  { "left", HK_PARAM_INTS, TRUE, 0, 99, NULL, N_("The Determination cards that are left in the deck"), N_("Cards left in the deck") },
  { "bonus", HK_PARAM_INT, FALSE, -99, 99, NULL, N_("What the weapons of the human add"), N_("Adds in Combat") },
};

static const HkParamSpec infection_params[] = {
  { "infected", HK_PARAM_INT, TRUE, 0, 999, NULL, N_("Cards that say infected among those nobody has seen"), N_("Infected cards") },
  { "clean", HK_PARAM_INT, TRUE, 0, 999, NULL, N_("Cards that do not, among those nobody has seen"), N_("Clean cards") },
  { "bloods", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Hidden Blood cards before the player; one when left out"), N_("Hidden Blood cards") },
};

static const HkParamSpec zombies_params[] = {
  { "value", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("The Determination card"), N_("Card Drawn") },
  { "zombies", HK_PARAM_INTS, TRUE, 0, 9999, NULL, N_("The spaces of the zombies without a leader"), N_("Spaces of the zombies") },
  { "humans", HK_PARAM_INTS, TRUE, 0, 9999, NULL, N_("The spaces of the humans"), N_("Spaces of the humans") },
  { "hunters", HK_PARAM_INTS, FALSE, 0, 9999, NULL, N_("The spaces of the zombie players"), N_("Spaces of the zombie players") },
};

const HkCalculatorSpec hk_rf_calculators[] = {
  { "fight-odds", N_("The chance to win a fight"), fight_params, G_N_ELEMENTS (fight_params), run_fight, hk_rf_list_fights,
    .keywords = N_("combat kill zombie weapon bullets") },
  { "infection-odds", N_("The chance to be infected"), infection_params, G_N_ELEMENTS (infection_params), run_infection, hk_rf_list_infections,
    .keywords = N_("infection Blood cards bitten zombie") },
  { "zombie-move", N_("Where the zombies go"), zombies_params, G_N_ELEMENTS (zombies_params), run_zombies, hk_rf_list_chases,
    .keywords = N_("hunt chase track movement") },
};

const guint hk_rf_n_calculators = G_N_ELEMENTS (hk_rf_calculators);
