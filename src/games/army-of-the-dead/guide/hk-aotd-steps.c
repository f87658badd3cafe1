/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-checklist.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "games/army-of-the-dead/spawn/hk-aotd-zombies.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-guide.h"

/* The checklist of the round, the headline and the reminders. */

static const char *
get_phase_title (const char *phase)
{
  if (g_str_equal (phase, "setup"))
    return _("Setup");
  if (g_str_equal (phase, "player"))
    return _("Player Phase");
  if (g_str_equal (phase, "zombie"))
    return _("Zombie Phase: Activation");
  if (g_str_equal (phase, "spawn"))
    return _("Zombie Phase: Spawn");
  return g_str_equal (phase, "end") ? _("End Phase") : _("The end");
}

static HkStep *
add (HkAotdTable *self,
     GPtrArray   *steps,
     const char  *id,
     const char  *phase,
     const char  *title,
     const char  *rule,
     HkStepState  state)
{
  return hk_checklist_add (steps, HK_TABLE (self), hk_aotd_phases, self->phase, hk_step_new (id, phase, get_phase_title (phase), title, rule, state));
}

/* Whether nobody has been activated yet in the mission. */
static gboolean
is_before_first_turn (HkAotdTable *self)
{
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    if (hk_aotd_table_get_survivor (self, (int) i)->activated)
      return FALSE;
  return self->round == 1 && self->current_survivor < 0 && hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_PLAYER;
}

static gboolean
has_personal (HkAotdTable *self)
{
  HkAotdObjective *objective;

  for (int i = 0; (objective = hk_aotd_table_get_objective (self, i)) != NULL; i++)
    if (objective->survivor >= 0)
      return TRUE;
  return FALSE;
}

/* What the group has to lay out on the real table; the app has done the rest. */
static void
list_setup (HkAotdTable *self,
            GPtrArray   *steps)
{
  const struct
  {
    const char *id;
    const char *title;
    const char *rule;
    gboolean    wanted;
  } rows[] = {
    { "setup-tiles", _("Lay out the tiles"), "army-of-the-dead/setup.tiles", TRUE },
    { "setup-spawns", _("Place the Spawn Zones, the tokens and the miniatures"), "army-of-the-dead/setup.spawns", TRUE },
    { "setup-sleepers", _("Lay out the Sleepers, numbers down"), "army-of-the-dead/setup.sleepers", self->sleepers > 0 },
    { "setup-dashboards", _("Set up the Dashboards and the starting Equipment"), "army-of-the-dead/setup.dashboards", TRUE },
    { "setup-objectives", _("Shuffle the Objective tokens and place them, red side up"), "army-of-the-dead/setup.objective-tokens",
      hk_record_list_get_length (self->objectives) > 0 },
    { "setup-personal", _("Draw the Personal Objectives, and add them to the mission"), "army-of-the-dead/mission.personal-objectives",
      self->cards_by == HK_BY_HAND && !has_personal (self) },
  };

  if (!is_before_first_turn (self))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].wanted)
      hk_checklist_add_by_hand (steps, HK_TABLE (self), hk_step_new (rows[i].id, "setup", get_phase_title ("setup"), rows[i].title,
                                                                     rows[i].rule, HK_STEP_TODO));
}

static void
list_players (HkAotdTable *self,
              GPtrArray   *steps)
{
  const int n = (int) hk_aotd_table_get_n_players (self);

  for (int i = 0; i < n; i++)
    for (guint j = 0; j < hk_aotd_table_get_n_survivors (self); j++)
      {
        HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, (int) j);
        g_autofree char *id = NULL;
        g_autofree char *title = NULL;
        HkStepState state;

        if (survivor->player != (self->first_player + i) % n)
          continue;
        id = g_strdup_printf ("player-turns-%u", j);
        title = g_strdup_printf (C_("a player and the Survivor whose Turn it is", "%s plays %s"), hk_aotd_table_get_player_name (self, survivor->player), survivor->name);
        state = survivor->eliminated ? HK_STEP_SKIPPED
                : survivor->activated ? HK_STEP_DONE
                : self->current_survivor == (int) j ? HK_STEP_CURRENT : HK_STEP_TODO;
        add (self, steps, id, "player", title, "army-of-the-dead/player.turn", state);
      }
}

/* Where the Action @activation stands: it is current with @step, or over, or still to come. */
static HkStepState
get_zombie_state (HkAotdTable *self,
                  int          activation,
                  gboolean     move)
{
  const gboolean at_move = self->zombie_step != HK_AOTD_STEP_ATTACK;

  if (hk_aotd_table_get_phase (self) != HK_AOTD_PHASE_ZOMBIE)
    return HK_STEP_TODO;
  if (!hk_aotd_zombies_can_act (self, activation))
    return HK_STEP_SKIPPED;
  if (activation != self->activation)
    return activation < self->activation ? HK_STEP_DONE : HK_STEP_TODO;
  if (move == at_move)
    return HK_STEP_CURRENT;
  return at_move ? HK_STEP_DONE : HK_STEP_TODO;
}

static void
list_zombies (HkAotdTable *self,
              GPtrArray   *steps)
{
  const char *attacks[] = { _("Zombies attack"), _("Zombies with a second Action attack"), _("Valentine attacks a third time") };
  const char *moves[] = { _("Zombies that did not attack move"), _("Zombies with a second Action move"), _("Valentine moves a third time") };

  for (int i = 1; i <= HK_AOTD_N_ACTIVATIONS; i++)
    {
      g_autofree char *attack = g_strdup_printf ("zombie-attack-%d", i);
      g_autofree char *move = g_strdup_printf ("zombie-move-%d", i);
      const char *rule = i == 1 ? "army-of-the-dead/zombie-phase.attack" : "army-of-the-dead/zombie-phase.alphas";

      add (self, steps, attack, "zombie", attacks[i - 1], rule, get_zombie_state (self, i, FALSE));
      add (self, steps, move, "zombie", moves[i - 1], i == 1 ? "army-of-the-dead/zombie-phase.move" : rule, get_zombie_state (self, i, TRUE));
    }
}

static void
list_spawns (HkAotdTable *self,
             GPtrArray   *steps)
{
  const int next = hk_aotd_spawn_find_next (self);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *joined = NULL;
  g_autofree char *title = NULL;

  for (int i = 0; i < hk_record_list_get_length (self->spawns); i++)
    {
      HkAotdSpawn *spawn = hk_aotd_table_get_spawn (self, i);

      if (spawn->open && spawn->from_round <= self->round)
        g_ptr_array_add (names, spawn->name);
    }
  g_ptr_array_add (names, NULL);
  joined = g_strjoinv (", ", (char **) names->pdata);
  title = names->len == 1 ? g_strdup (_("No Spawn Zone is open")) : g_strdup_printf (_("Zombies spawn: %s"), joined);
  add (self, steps, "spawn-zones", "spawn", title, "army-of-the-dead/spawn.step",
       names->len == 1 ? HK_STEP_SKIPPED : next >= 0 ? HK_STEP_CURRENT : HK_STEP_DONE);
}

/* Whether a free Action of “To the Rescue” is left. */
static gboolean
has_rescue (HkAotdTable *self)
{
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, (int) i);

      if (!survivor->eliminated && survivor->free_actions != NULL && survivor->free_actions[0] != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
list_end (HkAotdTable *self,
          GPtrArray   *steps)
{
  if (hk_aotd_table_anybody_has_skill (self, "to-the-rescue"))
    add (self, steps, "spawn-rescue", "end", _("Whoever comes to the rescue uses the free Action"), "army-of-the-dead/skill.to-the-rescue",
         has_rescue (self) ? HK_STEP_CURRENT : HK_STEP_DONE);
  add (self, steps, "end-noise", "end", _("Move the Noise token to the Zone with most Survivors"), "army-of-the-dead/end.noise", HK_STEP_TODO);
  if (hk_aotd_table_anybody_has_skill (self, "regeneration"))
    add (self, steps, "end-regeneration", "end", _("Whoever regenerates loses all Wounds"), "army-of-the-dead/end.regeneration", HK_STEP_TODO);
  if (self->time_limit > 0)
    add (self, steps, "end-time", "end", _("Move the Time token"), "army-of-the-dead/end.time", HK_STEP_TODO);
  add (self, steps, "end-first-player", "end", _("Pass the First Player token to the left"), "army-of-the-dead/end.first-player", HK_STEP_TODO);
}

GPtrArray *
hk_aotd_table_list_steps (HkTable *table)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_object_unref);
  gboolean current = FALSE;

  if (self->phase == HK_AOTD_PHASE_NONE)
    return steps;
  list_setup (self, steps);
  list_players (self, steps);
  list_zombies (self, steps);
  list_spawns (self, steps);
  list_end (self, steps);
  for (guint i = 0; i < steps->len; i++)
    current |= hk_step_get_state (g_ptr_array_index (steps, i)) == HK_STEP_CURRENT;
  for (guint i = 0; i < steps->len && !current && hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_END; i++)
    if (hk_step_get_state (g_ptr_array_index (steps, i)) == HK_STEP_TODO)
      {
        hk_step_set_state (g_ptr_array_index (steps, i), HK_STEP_CURRENT);
        current = TRUE;
      }
  return steps;
}

gboolean
hk_aotd_table_is_over (HkTable *table)
{
  return HK_AOTD_TABLE (table)->outcome != HK_AOTD_ENDING_NONE;
}

char *
hk_aotd_table_get_headline (HkTable *table)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, self->current_survivor);

  if (self->phase == HK_AOTD_PHASE_NONE)
    return g_strdup (hk_table_get_game (table)->title);
  if (hk_aotd_table_is_over (table))
    return hk_aotd_table_get_outcome (table);
  if (survivor != NULL)
    /* Translators: %d: the round; %s: a player; %s: a Survivor. */
    return g_strdup_printf (_("Round %d · %s · %s"), self->round, hk_aotd_table_get_player_name (self, survivor->player), survivor->name);
  if (self->current_player >= 0)
    return g_strdup_printf (_("Round %d · %s · %s"), self->round, get_phase_title (hk_aotd_phases[self->phase]),
                            hk_aotd_table_get_player_name (self, self->current_player));
  return g_strdup_printf (_("Round %d · %s"), self->round, get_phase_title (hk_aotd_phases[self->phase]));
}

/* Pools that may run out with the next cards. */
static void
remind_of_pools (HkAotdTable  *self,
                 GStrvBuilder *builder)
{
  const int shamblers = hk_aotd_table_get_pool (self, "shambler");
  const int alphas = hk_aotd_table_get_pool (self, "alpha");

  if (shamblers <= 6)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("Only %d Shambler is left in the box", "Only %d Shamblers are left in the box", shamblers), shamblers));
  if (alphas <= 5)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("Only %d Alpha is left in the box", "Only %d Alphas are left in the box", alphas), alphas));
}

static void
remind_of_choices (HkAotdTable  *self,
                   GStrvBuilder *builder)
{
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, (int) i);
      const HkAotdLevel level = hk_aotd_survivor_get_level (survivor);

      if (survivor->eliminated || survivor->source == NULL)
        continue;
      if ((level >= HK_AOTD_LEVEL_ORANGE && survivor->orange_choice == 0) || (level >= HK_AOTD_LEVEL_RED && survivor->red_choice == 0))
        g_strv_builder_take (builder, g_strdup_printf (_("%s has a Skill to choose"), survivor->name));
    }
}

GStrv
hk_aotd_table_list_reminders (HkTable *table)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (self->phase == HK_AOTD_PHASE_NONE || hk_aotd_table_is_over (table))
    return NULL;
  for (guint i = 0; self->extra_activations != NULL && self->extra_activations[i] != NULL; i++)
    g_strv_builder_take (builder, hk_aotd_describe_activation (self->extra_activations[i]));
  remind_of_choices (self, builder);
  remind_of_pools (self, builder);
  if (self->trapped_shamblers + self->trapped_alphas > 0 || hk_aotd_table_get_trapped (self, "valentine")
      || hk_aotd_table_get_trapped (self, "queen") || hk_aotd_table_get_trapped (self, "zeus"))
    g_strv_builder_add (builder, _("Whom a Bola holds has no Actions in this Zombie Phase"));
  if (self->time_limit > self->time_used)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%d round left on the Time Track", "%d rounds left on the Time Track",
                                                             self->time_limit - self->time_used), self->time_limit - self->time_used));
  if (hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_ZOMBIE)
    g_strv_builder_add (builder, _("Zombies go to the Noise token when they see nobody"));
  return g_strv_builder_end (builder);
}
