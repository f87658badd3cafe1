/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/dark-age-z/combat/hk-daz-scoring.h"
#include "games/dark-age-z/rules/hk-daz-cleanup.h"
#include "games/dark-age-z/rules/hk-daz-end.h"
#include "games/dark-age-z/rules/hk-daz-reveal.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-guide.h"

/* The checklist of the day, the headline and the reminders. */

static const char *
get_phase_title (HkDazPhase phase)
{
  static const char * const titles[] = {
    N_("Phase 1: Planning"), N_("Phase 2: Rallying"), N_("Phase 3: Combat and scoring"), N_("Phase 4: Cleanup"), N_("The end"),
  };

  return _(titles[MAX (phase, HK_DAZ_PHASE_PLANNING)]);
}

static HkStep *
add (HkDazTable *self,
     GPtrArray  *steps,
     const char *id,
     HkDazPhase  phase,
     const char *title,
     const char *rule,
     gboolean    done)
{
  const gboolean ticked = hk_table_is_ticked (HK_TABLE (self), id);
  const gboolean past = self->phase > phase;
  HkStep *step = hk_step_new (id, hk_daz_phases[phase], get_phase_title (phase), title, rule, done || ticked || past ? HK_STEP_DONE : HK_STEP_TODO);

  g_ptr_array_add (steps, step);
  return step;
}

static void
list_planning (HkDazTable *self,
               GPtrArray  *steps)
{
  const int n = (int) hk_daz_table_get_n_players (self);

  for (int i = 0; i < n; i++)
    {
      const int player = (self->starting_player + i) % n;
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
      g_autofree char *id = g_strdup_printf ("plan-%d", player);
      g_autofree char *title = g_strdup_printf (_("%s issues commands, then passes"), kingdom->name);
      HkStep *step = add (self, steps, id, HK_DAZ_PHASE_PLANNING, title, "dark-age-z/planning.overview", kingdom->passed);

      if (player == self->current_player && !kingdom->passed && hk_daz_table_get_phase (self) == HK_DAZ_PHASE_PLANNING)
        hk_step_set_state (step, HK_STEP_CURRENT);
    }
  if (self->barbarians)
    add (self, steps, "barbarian", HK_DAZ_PHASE_PLANNING, _("The Barbarian King mans his frontiers"), "dark-age-z/two-players.deployment", FALSE);
}

static void
list_rallying (HkDazTable *self,
               GPtrArray  *steps)
{
  if (self->rally_order == NULL)
    {
      add (self, steps, "rally", HK_DAZ_PHASE_RALLYING, _("Each player reinforces armies and plays relics"), "dark-age-z/rallying.overview", FALSE);
      return;
    }
  for (guint i = 0; self->rally_order[i] != NULL; i++)
    {
      const int player = (int) g_ascii_strtoll (self->rally_order[i], NULL, 10);
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
      g_autofree char *id = g_strdup_printf ("rally-%d", player);
      g_autofree char *title = NULL;
      HkStep *step;

      if (kingdom == NULL)
        continue;
      title = g_strdup_printf (_("%s reinforces armies and plays relics"), kingdom->name);
      step = add (self, steps, id, HK_DAZ_PHASE_RALLYING, title, "dark-age-z/rallying.overview", kingdom->rallied);
      if (player == self->current_player && hk_daz_table_get_phase (self) == HK_DAZ_PHASE_RALLYING)
        hk_step_set_state (step, HK_STEP_CURRENT);
    }
}

static void
list_combat (HkDazTable *self,
             GPtrArray  *steps)
{
  const int n = (int) hk_daz_table_get_n_kingdoms (self);

  for (int i = 0; i < n; i++)
    {
      const int number = (self->starting_player + i) % n;
      g_autofree char *id = hk_daz_combat_step_id (number);
      g_autofree char *name = hk_daz_table_get_frontier_name (self, number);
      g_autofree char *title = g_strdup_printf (_("Combat at the frontier of %s"), name);

      add (self, steps, id, HK_DAZ_PHASE_COMBAT, title, "dark-age-z/combat.overview", hk_daz_table_get_frontier (self, number)->fought);
    }
  add (self, steps, HK_DAZ_STEP_SCORE, HK_DAZ_PHASE_COMBAT, _("Score the frontiers"), "dark-age-z/scoring.overview", FALSE);
  add (self, steps, HK_DAZ_STEP_MISSIONS, HK_DAZ_PHASE_COMBAT, _("Reward the missions of the day"), "dark-age-z/scoring.daily-missions", FALSE);
  if (self->day >= self->last_day)
    add (self, steps, HK_DAZ_STEP_FINISH, HK_DAZ_PHASE_COMBAT, _("Reward the last missions and end the game"), "dark-age-z/end.game", FALSE);
}

static void
list_cleanup (HkDazTable *self,
              GPtrArray  *steps)
{
  for (int i = 1; i <= HK_DAZ_N_CLEANUP_STEPS && self->day < self->last_day; i++)
    {
      const HkDazCleanupStep *facts = hk_daz_cleanup_get_step (i);

      add (self, steps, facts->id, HK_DAZ_PHASE_CLEANUP, _(facts->title), facts->rule, FALSE);
    }
}

GPtrArray *
hk_daz_table_list_steps (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_object_unref);

  if (self->phase == HK_DAZ_PHASE_NONE)
    return steps;
  list_planning (self, steps);
  list_rallying (self, steps);
  list_combat (self, steps);
  list_cleanup (self, steps);
  if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_PLANNING || hk_daz_table_get_phase (self) == HK_DAZ_PHASE_RALLYING)
    return steps;
  for (guint i = 0; i < steps->len; i++)
    {
      HkStep *step = g_ptr_array_index (steps, i);

      if (hk_step_get_state (step) == HK_STEP_TODO && g_strcmp0 (hk_step_get_phase (step), hk_words_get (hk_daz_phases, self->phase)) == 0)
        {
          hk_step_set_state (step, HK_STEP_CURRENT);
          break;
        }
    }
  return steps;
}

gboolean
hk_daz_table_is_over (HkTable *table)
{
  return hk_daz_table_get_phase (HK_DAZ_TABLE (table)) == HK_DAZ_PHASE_OVER;
}

char *
hk_daz_table_get_headline (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  if (self->phase == HK_DAZ_PHASE_NONE)
    return g_strdup (hk_table_get_game (table)->title);
  if (hk_daz_table_is_over (table))
    return hk_daz_describe_outcome (self);
  if (self->current_player >= 0)
    /* Translators: %d: the day; %d: the last day; %s: a phase; %s: a player. */
    return g_strdup_printf (_("Day %d of %d · %s · %s"), self->day, self->last_day, get_phase_title (self->phase),
                            hk_daz_table_get_name_of (self, self->current_player));
  return g_strdup_printf (_("Day %d of %d · %s"), self->day, self->last_day, get_phase_title (self->phase));
}

/* What the end of Phase 1 takes away. */
static void
remind_of_planning (HkDazTable   *self,
                    GStrvBuilder *builder)
{
  if (self->steps_left >= 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%d field command until the zombies are there",
                                                             "%d field commands until the zombies are there", self->steps_left),
                                                   self->steps_left));
  if (self->commands_left > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%d more command in this turn", "%d more commands in this turn",
                                                             self->commands_left), self->commands_left));
  g_strv_builder_add (builder, _("Tokens that are not spent go back to the pool"));
}

/* What the whole day bears in mind. */
static void
remind_of_day (HkDazTable   *self,
               GStrvBuilder *builder)
{
  const HkDazBoss *boss = self->boss == NULL || !self->boss_previewed ? NULL : hk_daz_content_find_boss (self->boss);

  if (hk_daz_table_get_invasion (self) != NULL)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%d zombie of %d HP, damage %d", "%d zombies of %d HP, damage %d",
                                                             (gulong) hk_daz_table_get_zombies (self)),
                                                   hk_daz_table_get_zombies (self), hk_daz_table_get_zombie_hp (self), hk_daz_table_get_damage (self)));
  if (boss != NULL && !self->boss_active)
    g_strv_builder_take (builder, g_strdup_printf (_("%s comes on day %d"), boss->name, self->last_day));
  if (self->boss_active && boss != NULL)
    boss = hk_daz_get_boss (self);
  if (boss != NULL && self->boss_active && g_strcmp0 (boss->ability, "ranged-immune") == 0)
    g_strv_builder_add (builder, _("No ranged attack hurts the zombies today"));
  if (boss != NULL && self->boss_active && g_strcmp0 (boss->ability, "melee-immune") == 0)
    g_strv_builder_add (builder, _("No melee attack hurts the zombies today; a charge still kills one"));
}

GStrv
hk_daz_table_list_reminders (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (self->phase == HK_DAZ_PHASE_NONE || hk_daz_table_is_over (table))
    return NULL;
  remind_of_day (self, builder);
  if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_PLANNING)
    remind_of_planning (self, builder);
  if (hk_daz_table_is_cooperative (self))
    g_strv_builder_take (builder, g_strdup_printf (_("%d of %d Victory Points together"), hk_daz_get_total_points (self),
                                                   hk_daz_get_threshold (self)));
  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);

      if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_COMBAT && kingdom->mission == NULL && self->missions_by != HK_DAZ_MISSIONS_NONE)
        g_strv_builder_take (builder, g_strdup_printf (_("%s may claim a mission"), kingdom->name));
    }
  return g_strv_builder_end (builder);
}
