/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "hk-cz-act.h"
#include "hk-cz-battle-flow.h"
#include "hk-cz-battle-private.h"
#include "hk-cz-battle-read.h"
#include "hk-cz-field.h"
#include "hk-cz-prey.h"

/* The turn of the Encounters: who acts when, how far they move and whom they bite (book, Encounter Round). */

/* What the group has told of this turn. */
typedef struct
{
  HkCzTable *table;
  HkMove    *move;
  guint      n_rigored; /* dice of Rigored Zombies that have been taken */
  guint      n_acts;
} Turn;

static gboolean
acts (HkCzTable     *self,
      HkCzEncounter *encounter)
{
  return encounter->revealed && !encounter->locked && !encounter->set_aside && !encounter->behind_fence && !encounter->distracted &&
         !encounter->acted && hk_cz_type_get_bite (encounter->type) > 0 &&
         (encounter->arrived == 0 || encounter->arrived < self->battle->round);
}

/* Lists the Zombies and Feral Dogs that still act in this battle-round, in their order. Distracted ones, those in
 * locked rooms and behind fences, and those that a noise has drawn in this round do not act. Returns (transfer full)
 * (element-type HkCzActor): them. */
GArray *
hk_cz_list_actors (HkCzTable *self)
{
  GArray *actors = g_array_new (FALSE, FALSE, sizeof (HkCzActor));
  HkCzEncounter *encounter;

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), actors);

  for (int i = 0; self->battle != NULL && (encounter = hk_cz_table_get_encounter (self, i)) != NULL; i++)
    if (acts (self, encounter))
      {
        const int faster = g_strcmp0 (encounter->type, "rigored") == 0 && hk_cz_table_has_house_rule (self, "rigored-as-zombie") ? hk_cz_type_get_speed ("zombie") : 0;
        const HkCzActor actor = { i, encounter->type, encounter->distance, faster };

        g_array_append_val (actors, actor);
      }
  g_array_sort (actors, hk_cz_actor_compare);
  return actors;
}

/* Returns what the armour on hand takes off the die of a bite: one piece of each kind, 4 in all at most; a piece
 * whose card shows no number counts 1 (Getting Bit).
 * @survivor: a survivor */
int
hk_cz_survivor_get_armour (HkCzTable    *self,
                           HkCzSurvivor *survivor)
{
  const gboolean adds = hk_cz_table_has_house_rule (self, "armour-adds");
  HkCzLoot *loot;
  int armour = 0;

  for (int i = 0; (loot = hk_cz_survivor_get_loot (survivor, i)) != NULL; i++)
    {
      HkCzGear *gear = loot->packed || (hk_cz_survivor_find_loot (survivor, loot->kind) < i && !adds) ? NULL : hk_cz_table_find_gear (self, loot->kind);

      if (gear != NULL)
        armour += gear->armour > 0 ? gear->armour : g_strcmp0 (gear->type, "armour") == 0;
    }
  return MIN (4, armour);
}

/* The told bite of an Encounter: {"encounter", "survivor", "die"}. */
static JsonObject *
find_told (HkMove *move,
           int     number)
{
  JsonArray *told = hk_move_get_array (move, "bites");

  for (guint i = 0; told != NULL && i < json_array_get_length (told); i++)
    {
      JsonNode *node = json_array_get_element (told, i);

      if (JSON_NODE_HOLDS_OBJECT (node) &&
          json_object_get_int_member_with_default (json_node_get_object (node), "encounter", -1) == number)
        return json_node_get_object (node);
    }
  return NULL;
}

/* Of several that are equally close one with others nearby, else a die decides; −1 when the group rolls it. */
static int
choose_prey (Turn          *turn,
             HkCzEncounter *encounter,
             int            number)
{
  g_autoptr (GArray) prey = hk_cz_counts_nearby (turn->move) ? hk_cz_list_favoured (turn->table, encounter) : hk_cz_list_prey (turn->table, encounter);
  JsonObject *told = find_told (turn->move, number);
  int chosen;

  if (told != NULL && hk_cz_is_prey (turn->table, (int) json_object_get_int_member_with_default (told, "survivor", -1)))
    return (int) json_object_get_int_member (told, "survivor");
  if (prey->len == 0)
    return -1;
  if (prey->len == 1)
    return g_array_index (prey, int, 0);
  if (hk_cz_table_rolls_by_hand (turn->table))
    return -1;
  chosen = g_array_index (prey, int, hk_move_pick (turn->move, prey->len));
  hk_move_log (turn->move, _("Several survivors are equally close; the die picks %s."),
               hk_cz_table_get_survivor_name (turn->table, chosen));
  return chosen;
}

/* A bite with its die. */
static void
bite (HkCzTable     *self,
      HkMove        *move,
      HkCzEncounter *encounter,
      int            survivor,
      int            die)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  const int armour = hk_cz_survivor_get_armour (self, record);
  g_autofree char *name = hk_cz_encounter_describe (encounter);
  HkCzBite odds;

  hk_move_add_bad_die (move, record->player, N_("Dice of the zombies’ bites"), die, 0, 9);
  hk_cz_bite_resolve (encounter->type, armour, 1, record->wounds > 0, &odds);
  hk_record_set_boolean (encounter, &encounter->bite_due, encounter->more_bites > 0);
  hk_record_set_int (encounter, &encounter->more_bites, MAX (0, encounter->more_bites - 1));
  if (odds.needed >= 10)
    /* Translators: %s: an Encounter; %s: a survivor; %d: what the die shows. */
    hk_move_log (move, _("%s bites at %s: the die shows %d, and with that armour no face is enough."), name,
                 record->name, die);
  else
    /* Translators: %s: an Encounter; %s: a survivor; %d: what the die shows; %d: what is needed. */
    hk_move_log (move, _("%s bites at %s: the die shows %d, %d or more is needed."), name, record->name, die,
                 odds.needed);
  if (die < odds.needed)
    hk_move_log (move, _("It misses."));
  else if (hk_cz_type_is_zombie (encounter->type))
    hk_cz_table_hurt (self, move, survivor, "infected");
  else
    hk_cz_table_hurt (self, move, survivor, die >= odds.needed_kill ? "bitten" : "wounded");
}

/* It gets to bite: at once when the die is known, else it waits for the move “bite”. */
static gboolean
try_bite (Turn          *turn,
          HkCzEncounter *encounter,
          int            number,
          int            survivor,
          GError       **error)
{
  JsonObject *told = find_told (turn->move, number);
  const gint64 die = told == NULL ? -1 : json_object_get_int_member_with_default (told, "die", -1);

  if (told != NULL && (die < -1 || die > 9))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("The die of a bite is from 0 to 9."));
  if (survivor < 0 && die >= 0 && !hk_move_is_replay (turn->move))
    {
      g_autofree char *name = hk_cz_encounter_describe (encounter);

      return hk_move_ask (turn->move, "bites", error, _("Whom does %s bite? Of those equally close, one with others nearby; else roll a d6."), name);
    }
  if (survivor >= 0 && (die >= 0 || !hk_cz_table_rolls_by_hand (turn->table)))
    {
      bite (turn->table, turn->move, encounter, survivor, die >= 0 ? (int) die : (int) hk_move_pick (turn->move, 10));
      while (encounter->bite_due && !hk_cz_table_rolls_by_hand (turn->table) && hk_cz_is_prey (turn->table, survivor))
        bite (turn->table, turn->move, encounter, survivor, (int) hk_move_pick (turn->move, 10));
      hk_record_set_boolean (encounter, &encounter->bite_due, encounter->bite_due && hk_cz_is_prey (turn->table, survivor));
      return TRUE;
    }
  hk_record_set_boolean (encounter, &encounter->bite_due, TRUE);
  return TRUE;
}

static gboolean
read_move (Turn          *turn,
           HkCzEncounter *encounter,
           const char    *name,
           int           *hexes,
           GError       **error)
{
  JsonArray *told = hk_move_get_array (turn->move, "rigored");
  int die;

  *hexes = hk_cz_type_get_move (encounter->type);
  if (*hexes >= 0)
    return TRUE;
  if (told != NULL && turn->n_rigored < json_array_get_length (told))
    die = (int) json_array_get_int_element (told, turn->n_rigored++);
  else if (told != NULL || hk_cz_table_rolls_by_hand (turn->table))
      return hk_move_ask (turn->move, "rigored", error, _("What does the d10 of each Rigored Zombie show, in the order in which they act?"));
  else
    die = (int) hk_move_pick (turn->move, 10);
  *hexes = hk_cz_rigored_get_move (die);
  hk_move_add_bad_die (turn->move, -1, N_("Dice of Rigored Zombies"), die, 0, 9);
  hk_move_log (turn->move, ngettext ("%s rolls %d for %d hex.", "%s rolls %d for %d hexes.", (gulong) *hexes), name,
               die, *hexes);
  return TRUE;
}

/* It has stood next to somebody or got there with a move to spare. */
static gboolean
reach (Turn          *turn,
       HkCzEncounter *encounter,
       int            number,
       gboolean       spare,
       GError       **error)
{
  const int survivor = choose_prey (turn, encounter, number);

  if (survivor < 0 && !hk_cz_has_prey (turn->table, encounter))
    return TRUE;
  if (survivor >= 0 && !hk_cz_encounter_is_engaged_by (encounter, survivor) && encounter->impaled_by < 0)
    {
      hk_record_set_int (encounter, &encounter->nearest, survivor);
      hk_cz_encounter_engage (encounter, survivor);
    }
  else if (survivor < 0)
    hk_record_set_int (encounter, &encounter->distance, 1);
  return !spare || try_bite (turn, encounter, number, survivor, error);
}

static gboolean
act_impaled (Turn          *turn,
             HkCzEncounter *encounter,
             int            number,
             const char    *name,
             GError       **error)
{
  g_autoptr (GArray) prey = hk_cz_list_prey (turn->table, encounter);

  if (prey->len > 0)
    return reach (turn, encounter, number, TRUE, error);
  hk_move_log (turn->move, _("%s is held impaled."), name);
  return TRUE;
}

static gboolean
act_one (Turn    *turn,
         int      number,
         GError **error)
{
  HkCzEncounter *encounter = hk_cz_table_get_encounter (turn->table, number);
  g_autofree char *name = hk_cz_encounter_describe (encounter);
  const int far = encounter->distance;
  int hexes, steps;

  turn->n_acts++;
  hk_record_set_boolean (encounter, &encounter->acted, TRUE);
  if (encounter->pushed && hk_cz_table_has_house_rule (turn->table, "pushed-stands-up"))
    {
      hk_record_set_boolean (encounter, &encounter->pushed, FALSE);
      hk_move_log (turn->move, _("%s stands up."), name);
      return TRUE;
    }
  if (!read_move (turn, encounter, name, &hexes, error))
    return FALSE;
  hk_record_set_boolean (encounter, &encounter->pushed, FALSE);
  if (hexes == 0)
    {
      hk_move_log (turn->move, _("%s does not move."), name);
      return TRUE;
    }
  if (encounter->impaled_by >= 0)
    return act_impaled (turn, encounter, number, name, error);
  if (far == 0)
    {
      hk_move_log (turn->move, ngettext ("%s moves %d hex toward the closest survivor.",
                                         "%s moves %d hexes toward the closest survivor.",
                                         (gulong) hexes), name, hexes);
      return TRUE;
    }
  hk_cz_choose_nearest (turn->table, turn->move, encounter, number);
  steps = hk_cz_field_walk (turn->table, encounter, encounter->nearest, MIN (hexes, far - 1));
  if (far > 1 && steps == 0)
    {
      hk_move_log (turn->move, _("%s is blocked and does not move."), name);
      return TRUE;
    }
  if (far - steps > 1)
    {
      hk_record_set_int (encounter, &encounter->distance, far - steps);
      hk_move_log (turn->move, ngettext ("%s moves %d hex and is %d away.", "%s moves %d hexes and is %d away.",
                                         (gulong) steps), name, steps,
                   far - steps);
      return TRUE;
    }
  if (far > 1)
    hk_move_log (turn->move, _("%s comes up."), name);
  hk_cz_field_measure (turn->table);
  if (hk_cz_table_has_house_rule (turn->table, "bite-each-move"))
    hk_record_set_int (encounter, &encounter->more_bites, CLAMP (hexes - steps - 1, 0, 9));
  return reach (turn, encounter, number, steps < hexes, error);
}

static gboolean
has_due (HkCzTable *self)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (self, i)) != NULL; i++)
    if (encounter->bite_due)
      return TRUE;
  return FALSE;
}

/* Whether anybody lives who fights here or has left the battlefield already and waits to retreat. */
static gboolean
has_survivors (HkCzTable *self)
{
  HkCzSurvivor *survivor;

  for (int i = 0; (survivor = hk_cz_table_get_survivor (self, i)) != NULL; i++)
    if (hk_cz_is_prey (self, i) || (hk_cz_survivor_is_alive (survivor) && survivor->place == self->battle->place && survivor->player == self->battle->player))
      return TRUE;
  return FALSE;
}

/* Ends the battle where nobody of the group is left. Returns whether it did. */
gboolean
hk_cz_battle_check_lost (HkCzTable *self,
                         HkMove    *move)
{
  if (has_survivors (self))
    return FALSE;
  hk_move_log (move, _("No survivor is left at the Location."));
  hk_cz_battle_end (self, move, "lost");
  return TRUE;
}

/* The battle-round is over: the infected die, and the next one begins. */
static void
end_round (HkCzTable *self,
           HkMove    *move)
{
  HkCzEncounter *encounter;
  HkCzSurvivor *survivor;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (self, i)) != NULL; i++)
    hk_record_set_boolean (encounter, &encounter->acted, FALSE);
  for (int i = 0; (survivor = hk_cz_table_get_survivor (self, i)) != NULL; i++)
    {
      if (survivor->infected > 0
          && (survivor->infected_round < self->battle->round || hk_cz_table_has_house_rule (self, "infected-at-once")))
        hk_cz_table_hurt (self, move, i, "bitten");
      hk_record_set_boolean (survivor, &survivor->acted, FALSE);
    }
  hk_record_set_int (self->battle, &self->battle->round, MIN (999, self->battle->round + 1));
  hk_record_set_enum (self->battle, &self->battle->side, HK_CZ_SIDE_SURVIVORS);
  hk_record_set_enum (self->battle, &self->battle->initiative, HK_CZ_INITIATIVE_NONE);
  hk_cz_battle_check_lost (self, move);
  hk_cz_table_check_end (self, move);
}

static gboolean
check_turn (HkCzTable *self,
            HkMove    *move,
            GError   **error)
{
  if (!hk_cz_check_battle (self, error))
    return FALSE;
  if (self->battle->noise_pending &&
      !hk_move_require_rule (move, "card-z/noise.alarm", error, _("Roll the alarm die for the loud noise first.")))
    return FALSE;
  if (self->battle->drawn > 0 &&
      !hk_move_require_rule (move, "card-z/noise.placing", error,
                             ngettext ("Place the %d Encounter that the noise has drawn first.",
                                       "Place the %d Encounters that the noise has drawn first.",
                                       (gulong) self->battle->drawn), self->battle->drawn))
    return FALSE;
  return TRUE;
}

/* Bites that wait for their dice: as told, or rolled when the app rolls by now. */
static gboolean
settle_due (Turn    *turn,
            GError **error)
{
  HkCzEncounter *encounter;
  int n = 0;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (turn->table, i)) != NULL; i++)
    {
      int survivor;

      if (!encounter->bite_due)
        continue;
      survivor = choose_prey (turn, encounter, i);
      if (survivor < 0 && !hk_cz_has_prey (turn->table, encounter))
        hk_record_set_boolean (encounter, &encounter->bite_due, FALSE);
      else if (!try_bite (turn, encounter, i, survivor, error))
        return FALSE;
      n += !encounter->bite_due;
    }
  if (n == 0)
    return hk_move_ask (turn->move, "bites", error, _("What does the green d10 of each bite show?"));
  if (!has_due (turn->table))
    end_round (turn->table, turn->move);
  return TRUE;
}

/* Takes how many hexes away Encounters are. Returns whether they can be.
 * @param: the name of the parameter: an object of hexes by the numbers of the Encounters
 * @survivor: from whom; −1 from the closest one, whoever that is */
gboolean
hk_cz_read_distances (HkCzTable  *self,
                      HkMove     *move,
                      const char *param,
                      int         survivor,
                      GError    **error)
{
  JsonObject *told = hk_move_get_object (move, param);
  g_autoptr (GList) members = told == NULL ? NULL : json_object_get_members (told);

  for (GList *item = members; item != NULL; item = item->next)
    {
      HkCzEncounter *encounter = hk_cz_table_get_encounter (self, (int) g_ascii_strtoll (item->data, NULL, 10));
      JsonNode *node = json_object_get_member (told, item->data);
      const gint64 hexes = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_int (node) : 0;

      if (encounter == NULL || hexes < 1 || hexes > HK_CZ_MOST_HEXES)
        return hk_move_ask (move, param, error, _("An Encounter is 1 to %d hexes away."), HK_CZ_MOST_HEXES);
      if (survivor >= 0)
        hk_cz_encounter_set_distance (encounter, survivor, (int) hexes);
      else
        hk_record_set_int (encounter, &encounter->distance, (int) hexes);
    }
  return TRUE;
}

/* Who acts stands somewhere: what it does is not guessed while nobody has told where (Encounter Round, page 11). */
static gboolean
check_distances (HkCzTable *self,
                 HkMove    *move,
                 GArray    *actors,
                 GError   **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; i < actors->len; i++)
    if (g_array_index (actors, HkCzActor, i).distance <= 0)
      g_strv_builder_take (builder, hk_cz_encounter_describe (hk_cz_table_get_encounter (self, g_array_index (actors, HkCzActor, i).number)));
  names = g_strv_builder_end (builder);
  if (names[0] == NULL || hk_move_is_replay (move) || hk_move_get_boolean (move, "unmeasured", FALSE))
    return TRUE;
  list = g_strjoinv (", ", names);
  return hk_move_ask (move, "distances", error, _("How many hexes away from the closest survivor? %s"), list);
}

static gboolean
apply_act (HkTable *table,
           HkMove  *move,
           GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  g_autoptr (GArray) actors = NULL;
  HkCzSurvivor *survivor;
  Turn turn = { .table = self, .move = move };

  if (!check_turn (self, move, error))
    return FALSE;
  hk_cz_begin_prey (move);
  if (has_due (self))
    return settle_due (&turn, error);
  if (!hk_cz_read_distances (self, move, "distances", -1, error))
    return FALSE;
  actors = hk_cz_list_actors (self);
  if (!check_distances (self, move, actors, error) || !hk_cz_check_prey (self, move, actors, error))
    return FALSE;
  for (int i = 0; (survivor = hk_cz_table_get_survivor (self, i)) != NULL; i++)
    if (hk_cz_is_fighting (survivor) && !survivor->acted)
      hk_move_log (move, _("%s passes."), survivor->name);
  hk_record_set_enum (self->battle, &self->battle->side, HK_CZ_SIDE_ENCOUNTERS);
  for (guint i = 0; i < actors->len; i++)
    if (!act_one (&turn, g_array_index (actors, HkCzActor, i).number, error))
      return FALSE;
  hk_cz_field_measure (self);
  if (turn.n_acts == 0)
    hk_move_log (move, _("No Encounter acts."));
  if (has_due (self))
    hk_move_log (move, _("Roll the green d10 for the bites."));
  else
    end_round (self, move);
  return TRUE;
}

static gboolean
apply_bite (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  g_autoptr (GArray) prey = NULL;
  HkCzEncounter *encounter;
  gboolean due;
  int number, survivor, die;

  if (!hk_cz_check_battle (self, error))
    return FALSE;
  encounter = hk_cz_read_encounter (self, move, "encounter", &number, error);
  if (encounter == NULL)
    return FALSE;
  due = encounter->bite_due;
  if (!due && !hk_move_require_rule (move, "card-z/ai.bite", error, _("That Encounter does not bite now.")))
    return FALSE;
  prey = hk_cz_list_prey (self, encounter);
  survivor = hk_move_get_int (move, "survivor", prey->len == 1 ? g_array_index (prey, int, 0) : -1);
  if (!hk_cz_is_prey (self, survivor))
    return hk_move_ask (move, "survivor", error, _("Who is bitten?"));
  if (survivor == encounter->impaled_by &&
      !hk_move_require_rule (move, "card-z/action.impale", error,
                             _("It cannot bite the survivor who holds it impaled.")))
    return FALSE;
  if (!hk_cz_table_roll_die (self, move, "die", 0, 9, &die, error))
    return FALSE;
  if (encounter->impaled_by < 0)
    hk_cz_encounter_engage (encounter, survivor);
  bite (self, move, encounter, survivor, die);
  if (due && !has_due (self) && self->battle->side == HK_CZ_SIDE_ENCOUNTERS)
    end_round (self, move);
  else
    hk_cz_table_check_end (self, move);
  return TRUE;
}

static const HkParamSpec act_params[] = {
  { "rigored", HK_PARAM_INTS, FALSE, 0, 9, NULL, N_("The d10s of the Rigored Zombies, in the order in which they act"), N_("The d10 of Rigored Zombies") },
  { "bites", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("Bites as they happened: a list of {\"encounter\", \"survivor\", \"die\"}"), N_("Bites rolled by hand") },
  { "distances", HK_PARAM_OBJECT, FALSE, 1, HK_CZ_MOST_HEXES, NULL, N_("How many hexes away Encounters are of which it is not known, by their numbers"), N_("Hexes away") },
  { "unmeasured", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether Encounters act of which nobody has told how far away they are"), N_("They act though it is not known how far away they are") },
  HK_CZ_NEARBY_PARAM,
  HK_CZ_PREY_PARAM,
};

static const HkParamSpec bite_params[] = {
  HK_CZ_ENCOUNTER_PARAM,
  { "survivor", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("Who is bitten"), N_("Survivor"), "survivors" },
  { "die", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The green d10"), N_("The green d10") },
};

const HkMoveSpec hk_cz_act_moves[] = {
  { "encounters-act", N_("The Encounters Act"), "card-z/ai.order", act_params, G_N_ELEMENTS (act_params), apply_act },
  { "bite", N_("Bite"), "card-z/ai.bite", bite_params, G_N_ELEMENTS (bite_params), apply_bite },
};

const guint hk_cz_n_act_moves = G_N_ELEMENTS (hk_cz_act_moves);
