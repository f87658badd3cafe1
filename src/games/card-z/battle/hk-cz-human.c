/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-pack.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/neighborhood/hk-cz-decks.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/state/hk-cz-table.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-act.h"
#include "hk-cz-attack.h"
#include "hk-cz-battle-flow.h"
#include "hk-cz-human.h"
#include "hk-cz-noise.h"
#include "hk-cz-prey.h"

/* Human Enemies (book, Human Enemies!, Human Enemy A.I.): they come in a group, act by their cards and by initiative, and
 * flee. */

#define MOST_GROUPED 2

static gboolean
is_human (HkCzEncounter *encounter)
{
  return g_strcmp0 (encounter->type, "human") == 0;
}

/* Returns: whether it is a Human Enemy who has still to act in this battle-round. */
gboolean
hk_cz_human_is_waiting (HkCzEncounter *self)
{
  return is_human (self) && !self->acted && hk_cz_encounter_is_dangerous (self);
}

static gboolean
is_loose_zombie (HkCzEncounter *encounter)
{
  return encounter->revealed && !encounter->locked && hk_cz_type_is_zombie (encounter->type);
}

/* The two Zombies whose hexes Human Enemies take: as told, else the ones of the smallest told distance, else the first. */
static gboolean
find_pair (HkCzTable *self,
           HkMove    *move,
           int        card,
           GArray    *pair,
           GError   **error)
{
  JsonArray *told = hk_move_get_array (move, "with");
  HkCzEncounter *encounter;

  if (told != NULL)
    for (guint i = 0; i < json_array_get_length (told); i++)
      {
        const int number = (int) json_array_get_int_element (told, i);

        encounter = hk_cz_table_get_encounter (self, number);
        if (encounter == NULL || number == card || !is_loose_zombie (encounter) || pair->len >= MOST_GROUPED)
          return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Human Enemies are paired with up to two Zombies that are turned up."));
        g_array_append_val (pair, number);
      }
  while (told == NULL && pair->len < MOST_GROUPED)
    {
      int best = -1;

      for (int i = 0; (encounter = hk_cz_table_get_encounter (self, i)) != NULL; i++)
        {
          HkCzEncounter *other = best < 0 ? NULL : hk_cz_table_get_encounter (self, best);

          if (i == card || !is_loose_zombie (encounter) || (pair->len > 0 && g_array_index (pair, int, 0) == i))
            continue;
          if (other == NULL || (encounter->distance > 0 && (other->distance == 0 || encounter->distance < other->distance)))
            best = i;
        }
      if (best < 0)
        break;
      g_array_append_val (pair, best);
    }
  return TRUE;
}

/* The next Human Enemy: told, drawn by the app, or without a name. */
static void
make_human (HkCzTable     *self,
            HkMove        *move,
            HkCzEncounter *encounter,
            guint          n)
{
  JsonArray *names = hk_move_get_array (move, "names");
  g_autofree char *drawn = NULL;
  const char *name = names != NULL && n < json_array_get_length (names) ? json_array_get_string_element (names, n) : NULL;
  HkCzCard *card;

  if (name == NULL && hk_cz_table_app_draws (self, self->human_deck))
    name = drawn = hk_deck_draw (self->human_deck, hk_move_get_random_log (move), NULL);
  else if (name != NULL && self->human_deck != NULL)
    hk_deck_take (self->human_deck, name, NULL);
  card = hk_cz_table_find_card (self, name);
  hk_record_set_string (encounter, &encounter->type, "human");
  hk_record_set_string (encounter, &encounter->id, card == NULL ? name : card->id);
  hk_record_set_string (encounter, &encounter->name, card != NULL && card->name != NULL ? card->name : name);
  hk_record_set_boolean (encounter, &encounter->revealed, TRUE);
  hk_record_set_boolean (encounter, &encounter->distracted, FALSE);
  hk_record_set_boolean (encounter, &encounter->helmet, FALSE);
  hk_record_set_boolean (encounter, &encounter->carries_loot, FALSE);
  hk_record_set_boolean (encounter, &encounter->pushed, FALSE);
  hk_record_set_int (encounter, &encounter->mark, 0);
  hk_record_set_boolean (encounter, &encounter->behind_fence, encounter->behind_fence && hk_cz_table_has_house_rule (self, "fence-humans"));
  hk_cz_encounter_disengage (encounter, -1);
}

static gboolean
is_in (GArray *numbers,
       int     number)
{
  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, int, i) == number)
      return TRUE;
  return FALSE;
}

/* All Zombies that were not paired go back to the discards; Feral Dogs and friendly humans stay. */
static void
discard_excess (HkCzTable *self,
                GArray    *kept,
                int        card)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (self);

  for (int i = hk_cz_location_get_n_encounters (field) - 1; i >= 0; i--)
    {
      g_autoptr (HkCzEncounter) encounter = NULL;

      g_set_object (&encounter, hk_cz_location_get_encounter (field, i));
      if (i == card || is_in (kept, i) || !is_loose_zombie (encounter))
        continue;
      hk_cz_location_add_stuck (self, self->battle->place, encounter);
      hk_record_list_remove_at (field->encounters, (guint) i);
      hk_cz_table_discard_encounter (self, encounter);
    }
}

/* Turns the card Human Enemies! and the two closest Zombies into Human Enemies; the other Zombies that are turned up
 * leave, Feral Dogs and friendly humans stay (book, Human Enemies!). Then the first initiative is settled as far as
 * it is clear. Returns whether it worked. Errors: %HK_ERROR_IMPOSSIBLE.
 * @move: the move that is being applied; its parameters "with" and "names" are taken
 * @encounter: the card Human Enemies!, which has been revealed; any other number, or a table without a battlefield, is refused */
gboolean
hk_cz_table_group_humans (HkCzTable *self,
                          HkMove    *move,
                          int        encounter,
                          GError   **error)
{
  g_autoptr (GArray) pair = g_array_new (FALSE, FALSE, sizeof (int));
  HkCzEncounter *card;

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  card = self->battle == NULL ? NULL : hk_cz_table_get_encounter (self, encounter);
  if (card == NULL || g_strcmp0 (card->type, "human-enemies") != 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("That is not the card Human Enemies!"));
  if (!find_pair (self, move, encounter, pair, error))
    return FALSE;
  hk_record_set_string (self->battle, &self->battle->human_card, card->id == NULL ? "human-enemies" : card->id);
  make_human (self, move, card, 0);
  for (guint i = 0; i < pair->len; i++)
    {
      HkCzEncounter *zombie = hk_cz_table_get_encounter (self, g_array_index (pair, int, i));

      hk_cz_table_discard_encounter (self, zombie);
      make_human (self, move, zombie, i + 1);
    }
  hk_move_log (move, ngettext ("%d Human Enemy steps out.", "%d Human Enemies step out.", pair->len + 1),
               (int) pair->len + 1);
  if (!hk_cz_table_has_house_rule (self, "human-excess"))
    discard_excess (self, pair, encounter);
  hk_cz_location_mark_encounters (hk_cz_table_get_battlefield (self));
  if (self->battle->spotted && (!self->battle->alarm_rolled || hk_cz_table_has_house_rule (self, "spotted-loud")))
    hk_record_set_enum (self->battle, &self->battle->initiative, HK_CZ_INITIATIVE_SURVIVORS);
  else if (self->battle->loud && !self->battle->spotted)
    hk_record_set_enum (self->battle, &self->battle->initiative, HK_CZ_INITIATIVE_HUMANS);
  if (self->battle->initiative != HK_CZ_INITIATIVE_NONE)
    hk_move_log (move, self->battle->initiative == HK_CZ_INITIATIVE_SURVIVORS
                         ? self->battle->alarm_rolled ? _("They were spotted: the survivors have the initiative.")
                                                      : _("They were spotted and nobody was loud: the survivors have the initiative.")
                         : _("The noise has warned them: they have the initiative."));
  return TRUE;
}

static int
count_humans (HkCzTable *self)
{
  HkCzEncounter *encounter;
  int n = 0;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (self, i)) != NULL; i++)
    n += is_human (encounter);
  return n;
}

/* The card Human Enemies! leaves the Encounter Deck, wherever it is. */
static void
remove_card (HkCzTable *self)
{
  HkCzBattle *battle = self->battle;

  for (int i = 0; self->encounter_deck != NULL && i < hk_record_list_get_length (self->cards); i++)
    {
      HkCzCard *card = hk_record_list_get (self->cards, i);

      if (g_strcmp0 (card->type, "human-enemies") == 0
          && (g_strcmp0 (battle->human_card, card->id) == 0 || hk_deck_take (self->encounter_deck, card->id, NULL)
              || hk_deck_take_discard (self->encounter_deck, card->id, NULL)))
        hk_deck_remove (self->encounter_deck, card->id);
    }
  hk_record_set_string (battle, &battle->human_card, NULL);
}

/* Puts the card Human Enemies! on the discards when it was revealed in this battle and nobody of them was killed
 * (book, Human Enemy A.I.). */
void
hk_cz_table_return_humans (HkCzTable *self)
{
  HkCzBattle *battle = self->battle;

  g_return_if_fail (HK_IS_CZ_TABLE (self) && battle != NULL);

  if (self->encounter_deck != NULL && battle->human_card != NULL && hk_cz_table_find_card (self, battle->human_card) != NULL)
    hk_deck_discard (self->encounter_deck, battle->human_card);
  hk_record_set_string (battle, &battle->human_card, NULL);
}

/* The card becomes Loot that lies at the Location, and Human Enemies! leaves the Encounter Deck for good (book, Gone
 * for Good, Spoils of War).
 * @human: a Human Enemy who has been taken off the battlefield */
void
hk_cz_table_human_killed (HkCzTable     *self,
                          HkMove        *move,
                          HkCzEncounter *human)
{
  HkCzGear *gear = hk_cz_table_find_gear (self, human->name);
  const char *kind = gear != NULL && gear->spoils != NULL && gear->spoils[0] != '\0' ? gear->spoils : human->name;

  hk_record_set_int (self->battle, &self->battle->humans_killed, MIN (9, self->battle->humans_killed + 1));
  if (kind != NULL)
    {
      g_autoptr (HkCzLoot) loot = hk_cz_loot_make (self, kind);

      hk_cz_location_add_loot (self, self->battle->place, loot);
      hk_move_log (move, _("The Human Enemy is Loot now: %s."), kind);
    }
  if (self->humans_removed)
    return;
  hk_record_set_boolean (self, &self->humans_removed, TRUE);
  remove_card (self);
  hk_move_log (move, _("Human Enemies! has left the Encounter Deck for good."));
}

static gboolean
apply_group (HkTable *table,
             HkMove  *move,
             GError **error)
{
  return hk_cz_table_group_humans (HK_CZ_TABLE (table), move, hk_move_get_int (move, "encounter", -1), error);
}

/* What Loot and skills of the living add to the roll. */
static int
get_bonus (HkCzTable *self)
{
  HkCzSurvivor *survivor;
  int best = 0;

  for (int i = 0; (survivor = hk_cz_table_get_survivor (self, i)) != NULL; i++)
    if (survivor->on_field && hk_cz_survivor_is_alive (survivor))
      best = MAX (best, hk_cz_survivor_get_skill (survivor, "initiative"));
  return best;
}

/* Returns whether initiative is rolled in the battle that goes on: against Human Enemies and other players.
 * @pvp: (out): whether it is a battle between players
 * @bonus: (out): what Loot and skills add to the die of the survivors or of the attacker
 * @defence: (out): what the other side adds to its die */
gboolean
hk_cz_table_get_initiative (HkCzTable *self,
                            gboolean  *pvp,
                            int       *bonus,
                            int       *defence)
{
  *pvp = self->battle != NULL && self->battle->pvp >= 0;
  *bonus = *pvp ? 0 : get_bonus (self);
  *defence = *pvp && self->battle->round <= 1 ? 5 : 0;
  return self->battle != NULL && self->battle->started && (*pvp || count_humans (self) > 0);
}

/* Against another player each of the two dice is the luck of its player. */
static void
note_initiative (HkCzTable *self,
                 HkMove    *move,
                 int        mine,
                 int        theirs)
{
  hk_move_add_die (move, self->battle->player, N_("Dice for the initiative"), mine, 0, 9);
  if (self->battle->pvp >= 0)
    hk_move_add_die (move, self->battle->pvp, N_("Dice for the initiative"), theirs, 0, 9);
  else
    hk_move_add_bad_die (move, self->battle->player, N_("Dice of human enemies"), theirs, 0, 9);
}

static gboolean
apply_initiative (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  g_autoptr (HkBreakdown) breakdown = NULL;
  gboolean pvp;
  int player, human, bonus, defence;

  if (!hk_cz_table_get_initiative (self, &pvp, &bonus, &defence))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Initiative is rolled only against Human Enemies and other players."));
  if (self->battle->initiative != HK_CZ_INITIATIVE_NONE &&
      !hk_move_require_rule (move, "card-z/encounter.initiative", error,
                             _("The initiative of this battle-round is settled.")))
    return FALSE;
  if (!hk_cz_table_roll_die (self, move, "player-die", 0, 9, &player, error) ||
      !hk_cz_table_roll_die (self, move, "human-die", 0, 9, &human, error))
    return FALSE;
  note_initiative (self, move, player, human);
  bonus = hk_move_get_int (move, "bonus", bonus);
  breakdown = hk_breakdown_new (_("Initiative"), pvp ? "card-z/multi.pvp" : "card-z/encounter.initiative");
  hk_breakdown_add_int (breakdown, pvp ? _("The attacker rolls") : _("The survivors roll"), player, "card-z/dice.blue");
  if (bonus != 0)
    hk_breakdown_add_int (breakdown, _("Added to it"), bonus, "card-z/encounter.initiative");
  hk_breakdown_add_int (breakdown, pvp ? _("The defender rolls") : _("The Human Enemies roll"), human,
                        "card-z/dice.green");
  if (defence != 0)
    hk_breakdown_add_int (breakdown, _("The defender has more in the first battle-round"), defence, "card-z/multi.pvp");
  hk_move_set_breakdown (move, breakdown);
  if (pvp && player + bonus == human + defence && !hk_cz_table_has_house_rule (self, "duel-tie-defender"))
    {
      hk_move_log (move, _("Both have %d: they roll again."), human + defence);
      return TRUE;
    }
  hk_record_set_enum (self->battle, &self->battle->initiative,
                      player + bonus >= human + defence + pvp ? HK_CZ_INITIATIVE_SURVIVORS
                      : pvp                                   ? HK_CZ_INITIATIVE_RIVALS
                                                              : HK_CZ_INITIATIVE_HUMANS);
  if (pvp)
    hk_move_log (move,
                 player + bonus > human + defence ? _("%d against %d: the attacker acts first.") : _("%d against %d: the defender acts first."),
                 player + bonus, human + defence);
  else
    hk_move_log (move,
                 player + bonus >= human ? _("%d against %d: the survivors act first.") : _("%d against %d: the Human Enemies act first."),
                 player + bonus, human);
  return TRUE;
}

static const char * const acts[] = { "attack", "move", "retreat", "wait", NULL };

/* Returns (transfer full): what the log calls one of them. */
static char *
name_human (HkCzEncounter *human)
{
  return human->name == NULL && human->mark == 0 ? g_strdup (_("A Human Enemy")) : hk_cz_encounter_get_title (human);
}

/* A Human Enemy leaves; when all have left and none was killed, the card goes to the discards. */
static void
flee (HkCzTable     *self,
      HkMove        *move,
      HkCzEncounter *encounter,
      int            number)
{
  g_autoptr (HkCzEncounter) human = g_object_ref (encounter);
  g_autofree char *name = name_human (human);
  HkCzLocation *field = hk_cz_table_get_battlefield (self);

  hk_move_log (move, _("%s flees."), name);
  hk_cz_location_add_stuck (self, self->battle->place, human);
  hk_record_list_remove_at (field->encounters, (guint) number);
  hk_cz_table_discard_encounter (self, human);
  if (count_humans (self) > 0 || self->battle->humans_killed > 0 || self->battle->human_card == NULL)
    return;
  hk_cz_table_return_humans (self);
  hk_move_log (move, _("No Human Enemy was eliminated: Human Enemies! goes to the discards."));
}

static gboolean
read_shot (HkCzTable     *self,
           HkMove        *move,
           HkCzEncounter *human,
           int           *target,
           GError       **error)
{
  HkCzGear *gear = hk_cz_table_find_gear (self, human->name);
  const char *range = hk_move_get_string (move, "range");
  int known;
  HkCzRange which = range == NULL ? hk_cz_range_from_hexes (human->distance == 0 ? 2 : human->distance) : HK_CZ_RANGE_MELEE;

  for (int i = HK_CZ_RANGE_MELEE; range != NULL && i < HK_CZ_RANGE_OUT; i++)
    if (g_str_equal (range, hk_cz_range_get_id ((HkCzRange) i)))
      which = (HkCzRange) i;
  if (gear != NULL && range == NULL && human->distance == 0 && !hk_move_has (move, "target") && !hk_move_is_replay (move))
    return hk_move_ask (move, "range", error, _("How far away is the Human Enemy?"));
  known = gear == NULL ? 0 : hk_cz_gear_get_target (gear, which == HK_CZ_RANGE_MELEE ? HK_CZ_HOW_KILL : HK_CZ_HOW_SHOOT, which);
  *target = hk_move_get_int (move, "target", known);
  if (known <= 0 && *target > 0 && human->name != NULL)
    hk_cz_pack_learn_human (move, human->name, which, *target);
  if (*target > 0)
    return TRUE;
  return hk_move_ask (move, "target", error, _("Which number does the card of the Human Enemy print for that attack?"));
}

static gboolean
attack (HkCzTable     *self,
        HkMove        *move,
        HkCzEncounter *human,
        GError       **error)
{
  const int victim = hk_move_get_int (move, "survivor", -1);
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, victim);
  g_autofree char *name = name_human (human);
  int target = 0, die, needed;

  if (survivor == NULL || survivor->dead)
    return hk_move_ask (move, "survivor", error, _("Whom does the Human Enemy attack?"));
  if (!hk_cz_is_prey (self, victim) && !hk_move_is_replay (move)
      && !hk_move_require_rule (move, "card-z/ai.human", error, _("%s is not on the battlefield."), survivor->name))
    return FALSE;
  if (!read_shot (self, move, human, &target, error) || !hk_cz_table_roll_die (self, move, "die", 0, 9, &die, error))
    return FALSE;
  hk_move_add_bad_die (move, survivor->player, N_("Dice of human enemies"), die, 0, 9);
  needed = CLAMP (target - hk_move_get_int (move, "other", 0), 1, 10);
  /* Translators: %s: a human enemy; %s: a survivor; %d: what the die shows; %d: what is needed. */
  hk_move_log (move, _("%s attacks %s: the die shows %d, %d or more is needed."), name, survivor->name, die, needed);
  if (hk_move_get_boolean (move, "loud", FALSE))
    hk_cz_table_make_noise (self, move, hk_cz_battle_is_outside (self, human->zone), hk_move_has (move, "die"));
  if (human->ammo > 0)
    hk_record_set_int (human, &human->ammo, human->ammo - 1);
  if (die > 0 && die >= needed)
    hk_cz_table_hurt (self, move, victim, "killed");
  else
    hk_move_log (move, _("It misses."));
  return TRUE;
}

static gboolean
apply_human_act (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int number = hk_move_get_int (move, "human", -1);
  HkCzEncounter *human = self->battle == NULL || !self->battle->started ? NULL : hk_cz_table_get_encounter (self, number);
  const char *what = hk_move_get_string (move, "what");
  g_autofree char *name = NULL;

  if (human == NULL || !is_human (human))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no Human Enemy of that number on the battlefield."));
  name = name_human (human);
  if (human->acted && !hk_move_require_rule (move, "card-z/ai.human", error,
                                             _("That Human Enemy has acted in this battle-round.")))
    return FALSE;
  if (g_str_equal (what, "retreat"))
    {
      flee (self, move, human, number);
      return TRUE;
    }
  if (g_str_equal (what, "attack"))
    {
      if (human->ammo == 0 && !hk_move_require_rule (move, "card-z/ai.human-retreat", error,
                                                     _("Out of ammo, the Human Enemy retreats.")))
        return FALSE;
      if (!attack (self, move, human, error))
        return FALSE;
      hk_cz_table_check_end (self, move);
    }
  else if (g_str_equal (what, "move"))
    {
      hk_record_set_int (human, &human->distance, hk_move_get_int (move, "distance", human->distance));
      hk_move_log (move, _("%s moves."), name);
    }
  else
    hk_move_log (move, _("%s waits."), name);
  if (hk_move_has (move, "ammo"))
    hk_record_set_int (human, &human->ammo, hk_move_get_int (move, "ammo", -1));
  hk_record_set_boolean (human, &human->acted, TRUE);
  return TRUE;
}

static const HkParamSpec group_params[] = {
  { "encounter", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("The card Human Enemies!, of the Encounters there"), N_("Encounter") },
  { "with", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The two closest Zombies; those of the smallest told distance when left out"), N_("With whom") },
  { "names", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("Which Human Enemies were drawn"), N_("Cards drawn by hand") },
};

static const HkParamSpec initiative_params[] = {
  { "player-die", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The d10 of the survivors, or of the player who attacks another"), N_("The d10 of the survivors") },
  { "human-die", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The d10 of the Human Enemies, or of the player who is attacked"), N_("The d10 of the Human Enemies") },
  { "bonus", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("What is added to the first die, by Coffee for example"), N_("Added to the die") },
};

static const HkParamSpec act_params[] = {
  { "human", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("The Human Enemy, of the Encounters there"), N_("Human Enemy") },
  { "what", HK_PARAM_STRING, TRUE, 0, 0, acts, N_("What the card makes the Human Enemy do"), N_("What") },
  { "survivor", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("Who is attacked"), N_("Survivor"), "survivors" },
  { "range", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("melee, close, medium or long; from the told distance when left out"), N_("Range") },
  { "target", HK_PARAM_INT, FALSE, 1, 10, NULL, N_("The number that the card needs for the attack"), N_("Target number") },
  { "other", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("What is added to the die"), N_("Other changes of the roll") },
  { "die", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The d10 of the attack"), N_("Face of the die") },
  { "loud", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the attack is a loud noise"), N_("Loud") },
  { "ammo", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("What the Human Enemy has left to fire"), N_("Ammo") },
  { "distance", HK_PARAM_INT, FALSE, 1, 30, NULL, N_("Hexes to the closest survivor after a move"), N_("Hexes away") },
};

const HkMoveSpec hk_cz_human_moves[] = {
  { "group-humans", N_("Group the Human Enemies"), "card-z/encounter.human-enemies", group_params, G_N_ELEMENTS (group_params), apply_group },
  { "human-initiative", N_("Roll for Initiative"), "card-z/encounter.initiative", initiative_params, G_N_ELEMENTS (initiative_params), apply_initiative },
  { "human-act", N_("A Human Enemy Acts"), "card-z/ai.human", act_params, G_N_ELEMENTS (act_params), apply_human_act },
};

const guint hk_cz_n_human_moves = G_N_ELEMENTS (hk_cz_human_moves);
