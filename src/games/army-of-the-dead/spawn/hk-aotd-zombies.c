/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/attack/hk-aotd-harm.h"
#include "games/army-of-the-dead/rules/hk-aotd-end.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/team/hk-aotd-survivor-moves.h"
#include "hk-aotd-horde.h"
#include "hk-aotd-sleepers.h"
#include "hk-aotd-spawn-moves.h"
#include "hk-aotd-zombies.h"

/* The first step of the Zombie Phase (book, pages 20 to 22): with each Action first all Attacks, then all
 * Moves. Those whom a Bola holds do nothing. */

static void
go_to (HkAotdTable *self,
       HkMove      *move,
       int          activation)
{
  g_autofree char *who = NULL;

  while (activation <= HK_AOTD_N_ACTIVATIONS && !hk_aotd_zombies_can_act (self, activation))
    activation++;
  if (activation > HK_AOTD_N_ACTIVATIONS)
    {
      hk_aotd_spawn_begin (self, move);
      return;
    }
  hk_record_set_int (self, &self->activation, activation);
  hk_record_set_enum (self, &self->zombie_step, HK_AOTD_STEP_ATTACK);
  who = hk_aotd_zombies_list (self, activation);
  hk_move_log (move, activation == 1 ? _("The Zombies activate: %s.") : _("A further Action for %s."), who);
  if (activation == HK_AOTD_N_ACTIVATIONS - 1 && hk_aotd_table_get_on_board (self, "valentine") > hk_aotd_table_get_trapped (self, "valentine")
      && hk_aotd_decide (self, move, "valentine-second"))
    hk_move_log (move, _("Valentine spends two Actions now."));
}

/* Begins the Zombie Phase. With nobody on the board who can act the spawn follows at once. */
void
hk_aotd_zombies_begin (HkAotdTable *self,
                       HkMove      *move)
{
  g_return_if_fail (HK_IS_AOTD_TABLE (self));

  hk_record_set_enum (self, &self->phase, HK_AOTD_PHASE_ZOMBIE);
  hk_record_set_int (self, &self->current_player, -1);
  hk_record_set_int (self, &self->current_survivor, -1);
  go_to (self, move, 1);
}

static gboolean
is_extra (HkAotdTable *self)
{
  return self->extra_activations != NULL && self->extra_activations[0] != NULL;
}

/* The Zombies whom the move counts, as Wounds; −1 when it counts none. */
static int
read_attackers (HkAotdTable *self,
                HkMove      *move)
{
  JsonArray *abominations = hk_move_get_array (move, "abominations");
  int wounds;

  if (!hk_move_has (move, "shamblers") && !hk_move_has (move, "alphas") && abominations == NULL)
    return -1;
  wounds = hk_move_get_int (move, "shamblers", 0) + hk_move_get_int (move, "alphas", 0);
  for (guint i = 0; abominations != NULL && i < json_array_get_length (abominations); i++)
    wounds += hk_aotd_get_wounds_dealt (json_array_get_string_element (abominations, i));
  return wounds;
}

/* How many Attacks of 2 Wounds are among @wounds: as the move counts them, else as many as there have to be. */
static int
count_doubles (HkAotdTable *self,
               HkMove      *move,
               int          wounds)
{
  JsonArray *abominations = hk_move_get_array (move, "abominations");
  int doubles = 0;

  if (read_attackers (self, move) < 0)
    return hk_aotd_zombies_count_dealt (self, 2) == 0 ? 0 : CLAMP ((wounds - hk_aotd_zombies_count_dealt (self, 1) + 1) / 2, 0, wounds / 2);
  for (guint i = 0; abominations != NULL && i < json_array_get_length (abominations); i++)
    doubles += hk_aotd_get_wounds_dealt (json_array_get_string_element (abominations, i)) == 2;
  return MIN (doubles, wounds / 2);
}

/* Attacks are shared out, not Wounds (book, page 20): both Wounds of one Attack go to the same Survivor. */
static gboolean
permit_doubles (HkAotdTable *self,
                HkMove      *move,
                JsonArray   *to,
                JsonArray   *companions,
                GError     **error)
{
  JsonArray *lists[] = { to, companions };
  int pairs = 0;

  if (self->double_attacks == 0 || hk_aotd_decide (self, move, "split-attacks"))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      int wounds[12] = { 0 };

      for (guint j = 0; lists[i] != NULL && j < json_array_get_length (lists[i]); j++)
        wounds[CLAMP (json_array_get_int_element (lists[i], j), 0, 11)]++;
      for (guint j = 0; j < G_N_ELEMENTS (wounds); j++)
        pairs += wounds[j] / 2;
    }
  return pairs >= self->double_attacks
         || hk_move_require_rule (move, "army-of-the-dead/ruling.two-wounds", error,
                                  _("An Attack of the Queen or of Zeus deals 2 Wounds, and both go to the same Survivor."));
}

/* The Survivors named by @param are in the game. */
static gboolean
check_survivors (HkAotdTable *self,
                 JsonArray   *numbers,
                 GError     **error)
{
  for (guint i = 0; numbers != NULL && i < json_array_get_length (numbers); i++)
    {
      const int number = (int) json_array_get_int_element (numbers, i);
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, number);

      if (survivor == NULL)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no such Survivor in this mission."));
      if (survivor->eliminated)
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is eliminated."), survivor->name);
    }
  return TRUE;
}

/* Whether the wounds are for @survivor too. */
static gboolean
is_among (GStrv among,
          int   survivor)
{
  g_autofree char *number = g_strdup_printf ("%d", survivor);

  return among == NULL || among[0] == NULL || g_strv_contains ((const char * const *) among, number);
}

static void
lose_companions (HkAotdTable *self,
                 HkMove      *move,
                 JsonArray   *companions)
{
  for (guint i = 0; companions != NULL && i < json_array_get_length (companions); i++)
    hk_aotd_table_lose_companion (self, move, (int) json_array_get_int_element (companions, i));
}

/* Gives out the wounds that wait, as @move says. Companions take one each. */
static gboolean
split (HkAotdTable *self,
       HkMove      *move,
       GError     **error)
{
  JsonArray *to = hk_move_get_array (move, "to");
  JsonArray *companions = hk_move_get_array (move, "companions");
  const guint n_to = to == NULL ? 0 : json_array_get_length (to);
  const guint n_companions = companions == NULL ? 0 : json_array_get_length (companions);
  int wounds[6] = { 0 };

  if (!check_survivors (self, to, error))
    return FALSE;
  for (guint i = 0; i < n_companions; i++)
    {
      HkAotdCompanion *companion = hk_aotd_table_get_companion (self, (int) json_array_get_int_element (companions, i));

      if (companion == NULL)
        g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("There is no such Companion."));
      else if (companion->eliminated)
        g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The Companion %s is eliminated."), companion->name);
      if (companion == NULL || companion->eliminated)
        return FALSE;
    }
  if ((int) (n_to + n_companions) != self->wounds_to_split
      && !hk_move_require_rule (move, "army-of-the-dead/zombie-phase.splitting", error,
                                ngettext ("%d Wound has to be given out.", "%d Wounds have to be given out.",
                                          self->wounds_to_split),
                                self->wounds_to_split))
    {
      hk_move_ask_also (move, "to");
      return FALSE;
    }
  for (guint i = 0; i < n_to; i++)
    {
      const int number = (int) json_array_get_int_element (to, i);

      if (!is_among (self->wounds_among, number)
          && !hk_move_require_rule (move, "army-of-the-dead/zombie-phase.splitting", error,
                                    _("%s is not in the Zone of these Zombies."),
                                    hk_aotd_table_get_survivor_name (self, number)))
        return FALSE;
      wounds[number]++;
    }
  if (!permit_doubles (self, move, to, companions, error))
    return FALSE;
  hk_record_set_int (self, &self->double_attacks, 0);
  hk_record_set_int (self, &self->wounds_to_split, 0);
  hk_record_set_strv (self, &self->wounds_among, NULL);
  for (int i = 0; i < 6 && self->outcome == HK_AOTD_ENDING_NONE; i++)
    if (wounds[i] > 0)
      hk_aotd_table_wound (self, move, i, wounds[i]);
  if (self->outcome == HK_AOTD_ENDING_NONE)
    lose_companions (self, move, companions);
  return TRUE;
}

static void
advance (HkAotdTable *self,
         HkMove      *move)
{
  if (self->outcome != HK_AOTD_ENDING_NONE || is_extra (self) || hk_aotd_table_get_phase (self) != HK_AOTD_PHASE_ZOMBIE)
    return;
  if (self->zombie_step == HK_AOTD_STEP_ATTACK)
    hk_record_set_enum (self, &self->zombie_step, HK_AOTD_STEP_MOVE);
  else
    go_to (self, move, self->activation + 1);
}

/* The Survivors among whom the wounds are given out; all who are told when there is no list. */
static gboolean
note_wounds (HkAotdTable *self,
             HkMove      *move,
             int          wounds,
             GError     **error)
{
  JsonArray *among = hk_move_get_array (move, "among");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) numbers = NULL;

  if (!check_survivors (self, among, error))
    return FALSE;
  for (guint i = 0; among != NULL && i < json_array_get_length (among); i++)
    g_strv_builder_take (builder, g_strdup_printf ("%d", (int) json_array_get_int_element (among, i)));
  numbers = g_strv_builder_end (builder);
  hk_record_set_int (self, &self->wounds_to_split, wounds);
  hk_record_set_int (self, &self->double_attacks, count_doubles (self, move, wounds));
  hk_record_set_strv (self, &self->wounds_among, (const char * const *) numbers);
  return TRUE;
}

static gboolean
check_attack (HkAotdTable *self,
              HkMove      *move,
              int          wounds,
              GError     **error)
{
  /* Whom an extra Activation is about was not asked when older games were played. */
  const int most = hk_aotd_zombies_count_dealt (self, 1) + hk_aotd_zombies_count_dealt (self, 2);

  if (self->outcome != HK_AOTD_ENDING_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The mission is over."));
  if (self->wounds_to_split > 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Wounds have to be given out first."));
  if (!is_extra (self) && !(hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_ZOMBIE && self->zombie_step == HK_AOTD_STEP_ATTACK)
      && !hk_move_require_rule (move, "army-of-the-dead/zombie-phase.attack", error,
                                _("It is not the time of the Zombies’ Attacks.")))
    return FALSE;
  return wounds <= most
         || hk_move_require_rule (move, "army-of-the-dead/zombie-phase.attack", error,
                                  ngettext ("The Zombies that act now can deal %d Wound at most.",
                                            "The Zombies that act now can deal %d Wounds at most.", most), most);
}

/* All wounds on the only Survivor who is there. */
static void
wound_only (HkAotdTable *self,
            HkMove      *move)
{
  const int only = (int) g_ascii_strtoll (self->wounds_among[0], NULL, 10);
  const int wounds = self->wounds_to_split;

  hk_record_set_int (self, &self->double_attacks, 0);
  hk_record_set_int (self, &self->wounds_to_split, 0);
  hk_record_set_strv (self, &self->wounds_among, NULL);
  hk_aotd_table_wound (self, move, only, wounds);
}

static gboolean
apply_zombie_attacks (HkTable *table,
                      HkMove  *move,
                      GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  JsonArray *to = hk_move_get_array (move, "to");
  JsonArray *companions = hk_move_get_array (move, "companions");
  const int counted = read_attackers (self, move);
  const int told = (to == NULL ? 0 : (int) json_array_get_length (to)) + (companions == NULL ? 0 : (int) json_array_get_length (companions));
  const int wounds = hk_move_get_int (move, "wounds", counted >= 0 ? counted : told);

  if (!check_attack (self, move, wounds, error) || !note_wounds (self, move, wounds, error))
    return FALSE;
  if (told > 0)
    {
      if (!split (self, move, error))
        return FALSE;
    }
  else if (wounds == 0)
    hk_move_log (move, _("No Zombie reaches a Survivor."));
  else if (self->wounds_among != NULL && g_strv_length (self->wounds_among) == 1)
    wound_only (self, move);
  else
    hk_move_log (move, ngettext ("%d Wound to be given out.", "%d Wounds to be given out.", wounds), wounds);
  if (self->wounds_to_split == 0 && !hk_move_get_boolean (move, "more", FALSE))
    advance (self, move);
  return TRUE;
}

static gboolean
apply_split_wounds (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  if (self->wounds_to_split == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("No Wounds wait to be given out."));
  if (!split (self, move, error))
    return FALSE;
  hk_aotd_table_check_end (self, move);
  if (!hk_move_get_boolean (move, "more", FALSE))
    advance (self, move);
  return TRUE;
}

static gboolean
apply_zombies_moved (HkTable *table,
                     HkMove  *move,
                     GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  if (hk_aotd_table_get_phase (self) != HK_AOTD_PHASE_ZOMBIE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The Zombies do not move now."));
  if (self->wounds_to_split > 0 || is_extra (self))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                          is_extra (self) ? _("An extra Activation of Zombies comes first.") : _("Wounds have to be given out first."));
  if (self->zombie_step != HK_AOTD_STEP_MOVE
      && !hk_move_require_rule (move, "army-of-the-dead/zombie-phase.activation", error,
                                _("All Attacks are resolved before the Moves.")))
    return FALSE;
  hk_record_set_enum (self, &self->zombie_step, HK_AOTD_STEP_MOVE);
  hk_move_log (move, _("The Zombies that did not attack have moved."));
  if (!hk_aotd_wake_told (self, move, error))
    return FALSE;
  if (is_extra (self))
    hk_record_set_enum (self, &self->zombie_step, HK_AOTD_STEP_MOVED);
  else
    advance (self, move);
  return TRUE;
}

/* Takes the first of the extra Activations off the list. */
static void
take_activation (HkAotdTable *self)
{
  g_auto (GStrv) rest = g_strdupv (self->extra_activations + 1);

  hk_record_set_strv (self, &self->extra_activations, rest[0] == NULL ? NULL : (const char * const *) rest);
}

/* An extra Activation is over: the next one comes, or what it has interrupted goes on. */
static void
finish_activation (HkAotdTable *self,
                   HkMove      *move)
{
  take_activation (self);
  hk_move_log (move, _("The extra Activation is resolved."));
}

static void
go_on (HkAotdTable *self,
       HkMove      *move)
{
  if (is_extra (self))
    return;
  if (hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_ZOMBIE && self->zombie_step == HK_AOTD_STEP_MOVED)
    advance (self, move);
  else if (hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_SPAWN)
    hk_aotd_spawn_settle (self, move);
}

/* Forgets Wounds to be given out and extra Activations. */
void
hk_aotd_zombies_drop_waiting (HkAotdTable *self)
{
  hk_record_set_int (self, &self->double_attacks, 0);
  hk_record_set_int (self, &self->wounds_to_split, 0);
  hk_record_set_strv (self, &self->wounds_among, NULL);
  hk_record_set_strv (self, &self->extra_activations, NULL);
}

/* Passes over what the Zombies would do next: Wounds that wait are not given out, an extra Activation moves nobody,
 * an Attack reaches nobody. Returns whether the rules allow it. Errors: %HK_ERROR_REFUSED.
 * @self: a table with something that waits, or in the Zombie Phase */
gboolean
hk_aotd_zombies_pass (HkAotdTable *self,
                      HkMove      *move,
                      GError     **error)
{
  if (self->wounds_to_split > 0)
    {
      if (!hk_move_require_rule (move, "army-of-the-dead/zombie-phase.splitting", error,
                                 _("Wounds have to be given out first.")))
        return FALSE;
      hk_record_set_int (self, &self->double_attacks, 0);
      hk_record_set_int (self, &self->wounds_to_split, 0);
      hk_record_set_strv (self, &self->wounds_among, NULL);
      hk_move_log (move, _("The Wounds are not given out."));
      advance (self, move);
      return TRUE;
    }
  if (is_extra (self))
    {
      finish_activation (self, move);
      go_on (self, move);
      return TRUE;
    }
  if (self->zombie_step == HK_AOTD_STEP_ATTACK)
    hk_move_log (move, _("No Zombie reaches a Survivor."));
  else
    hk_move_log (move, _("The Zombies that did not attack have moved."));
  advance (self, move);
  return TRUE;
}

static gboolean
apply_activation_done (HkTable *table,
                       HkMove  *move,
                       GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  if (!is_extra (self) || self->wounds_to_split > 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                          is_extra (self) ? _("Wounds have to be given out first.") : _("No extra Activation is due."));
  finish_activation (self, move);
  if (!hk_aotd_wake_told (self, move, error))
    return FALSE;
  go_on (self, move);
  return TRUE;
}

#define SPLIT_PARAMS \
  { "to", HK_PARAM_INTS, FALSE, 0, 5, NULL, N_("Who takes each Wound"), N_("Who takes each Wound") }, \
  { "companions", HK_PARAM_INTS, FALSE, 0, 11, NULL, N_("Companions who take a Wound"), N_("Companions") }, \
  { "more", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether Attacks in further Zones follow before the step is over"), N_("More Zones follow") }

#define SLEEPER_PARAMS \
  { "sleepers", HK_PARAM_INT, FALSE, 0, 30, NULL, N_("Sleeper tokens into whose Zones Zombies moved"), N_("Sleeper tokens") }, \
  { "values", HK_PARAM_INTS, FALSE, 1, 4, NULL, N_("What is on the tokens, when they are turned by hand"), N_("What the tokens show") }

static const char * const abominations[] = { "valentine", "queen", "zeus", NULL };

static const HkParamSpec attacks_params[] = {
  { "wounds", HK_PARAM_INT, FALSE, 0, 60, NULL, N_("Wounds dealt in one Zone, or in all when “to” tells who takes them"), N_("Wounds") },
  { "shamblers", HK_PARAM_INT, FALSE, 0, 30, NULL, N_("Instead of the Wounds: Shamblers that attack"), N_("Shamblers") },
  { "alphas", HK_PARAM_INT, FALSE, 0, 16, NULL, N_("Instead of the Wounds: Alphas that attack"), N_("Alphas") },
  { "abominations", HK_PARAM_STRINGS, FALSE, 0, 0, abominations, N_("Instead of the Wounds: the types of the Abominations that attack"), N_("Abominations") },
  { "among", HK_PARAM_INTS, FALSE, 0, 5, NULL, N_("The Survivors in the Zone"), N_("Survivors in the Zone") },
  SPLIT_PARAMS,
};

static const HkParamSpec split_params[] = {
  SPLIT_PARAMS,
};

static const HkParamSpec sleeper_params[] = {
  SLEEPER_PARAMS,
};

const HkMoveSpec hk_aotd_zombies_moves[] = {
  { "zombie-attacks", N_("Zombies Attack"), "army-of-the-dead/zombie-phase.attack", attacks_params, G_N_ELEMENTS (attacks_params), apply_zombie_attacks },
  { "split-wounds", N_("Give Out the Wounds"), "army-of-the-dead/zombie-phase.splitting", split_params, G_N_ELEMENTS (split_params), apply_split_wounds },
  { "zombies-moved", N_("Zombies Have Moved"), "army-of-the-dead/zombie-phase.move", sleeper_params, G_N_ELEMENTS (sleeper_params), apply_zombies_moved },
  { "activation-done", N_("The Extra Activation Is Resolved"), "army-of-the-dead/spawn.running-out", sleeper_params, G_N_ELEMENTS (sleeper_params), apply_activation_done },
};

const guint hk_aotd_n_zombies_moves = G_N_ELEMENTS (hk_aotd_zombies_moves);
