/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/zombiez/rules/hk-zz-score.h"
#include "games/zombiez/rules/hk-zz-sets.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-guide.h"

/* The checklist of the turn, the headline and the reminders. */

/* Where the turn stands, in the order of the checklist. */
static void
add (HkZzTable  *self,
     GPtrArray  *steps,
     const char *id,
     const char *phase,
     const char *phase_title,
     const char *title,
     const char *rule,
     HkStepState state)
{
  if (hk_table_is_ticked (HK_TABLE (self), id))
    state = HK_STEP_DONE;
  g_ptr_array_add (steps, hk_step_new (id, phase, phase_title, title, rule, state));
}

static void
add_stage (HkZzTable  *self,
           GPtrArray  *steps,
           const char *id,
           const char *title,
           const char *rule,
           HkZzPhase   stage)
{
  const HkZzPhase here = hk_zz_table_get_phase (self);
  HkStepState state = here == stage ? HK_STEP_CURRENT : here > stage ? HK_STEP_DONE : HK_STEP_TODO;

  /* The first card has been placed when the player may draw again. */
  if (self->busted && (stage == HK_ZZ_PHASE_CHOOSE || stage == HK_ZZ_PHASE_REWARD) && here > HK_ZZ_PHASE_REWARD)
    state = HK_STEP_SKIPPED;
  add (self, steps, id, stage < HK_ZZ_PHASE_REWARD ? "turn" : "reward", stage < HK_ZZ_PHASE_REWARD ? _("The turn") : _("Rewards"), title, rule, state);
}

static void
add_actions (HkZzTable *self,
             GPtrArray *steps)
{
  for (int i = 0; i < hk_zz_table_get_n_actions (self); i++)
    {
      HkZzAction *action = hk_zz_table_get_action (self, i);
      g_autofree char *id = g_strdup_printf ("reward-action-%d", i);
      g_autofree char *name = action->card == NULL ? NULL : hk_zz_table_name_card (self, action->card);
      g_autofree char *title = g_strdup_printf (_("%s plays %s"), hk_zz_table_get_player_name (self, action->player), name == NULL ? "?" : name);

      add (self, steps, id, "reward", _("Rewards"), title, "zombiez/actions.immediately",
           i == 0 ? HK_STEP_CURRENT : HK_STEP_TODO);
    }
}

/* Each of the others in turn order. */
static void
add_takings (HkZzTable *self,
             GPtrArray *steps)
{
  const int n = hk_zz_table_get_n_players (self);
  const gboolean acting = hk_zz_table_get_phase (self) == HK_ZZ_PHASE_ACTIONS;
  gboolean done = self->taker >= 0;

  for (int i = 1; i < n; i++)
    {
      const int player = (self->current_player + i) % n;
      g_autofree char *id = g_strdup_printf ("takings-take-%d", player);
      g_autofree char *title = g_strdup_printf (_("%s takes a card"), hk_zz_table_get_player_name (self, player));
      HkStepState state = done ? HK_STEP_DONE : HK_STEP_TODO;

      if (self->taker == player)
        {
          /* An action that was taken waits; the card itself has been taken. */
          state = acting ? HK_STEP_DONE : HK_STEP_CURRENT;
          done = FALSE;
        }
      add (self, steps, id, "takings", _("The others take a card"), title, "zombiez/rewards.others", state);
    }
}

/* What is done before the first card, for the group to tick. */
static void
add_setup (HkZzTable *self,
           GPtrArray *steps)
{
  add (self, steps, "setup-shuffle", "setup", _("Setup"), _("Shuffle the deck"), "zombiez/setup.deck", HK_STEP_TODO);
  add (self, steps, "setup-first", "setup", _("Setup"), _("Find who was bitten last"), "zombiez/setup.first", HK_STEP_TODO);
}

GPtrArray *
hk_zz_table_list_steps (HkTable *table)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const HkZzPhase here = hk_zz_table_get_phase (self);
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_object_unref);

  if (here == HK_ZZ_PHASE_DRAW && self->turn == 1 && self->n_placed == 0)
    add_setup (self, steps);
  if (here < HK_ZZ_PHASE_SCORING)
    {
      add_stage (self, steps, "turn-draw", _("Draw a card"), "zombiez/turn.draw", HK_ZZ_PHASE_DRAW);
      add_stage (self, steps, "turn-place", _("Place it"), "zombiez/placing.ends", HK_ZZ_PHASE_PLACE);
      add_stage (self, steps, "turn-choose", _("Stop, or draw again"), "zombiez/turn.push", HK_ZZ_PHASE_CHOOSE);
      add_stage (self, steps, "reward-row", _("Take a row"), "zombiez/rewards.row", HK_ZZ_PHASE_REWARD);
      add_actions (self, steps);
      add_takings (self, steps);
      return steps;
    }
  for (int i = 0; i < hk_zz_table_get_n_players (self); i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (self, i);
      g_autoptr (GArray) sets = hk_zz_player_list_sets (player);
      g_autofree char *id = g_strdup_printf ("end-sets-%d", i);
      g_autofree char *title = g_strdup_printf (_("%s makes the last horde sets"), player->name);

      if (sets->len > 0)
        add (self, steps, id, "end", _("Scoring"), title, "zombiez/horde.making", HK_STEP_TODO);
    }
  add (self, steps, "end-count", "end", _("Scoring"), _("Count the points"), "zombiez/scoring.winner",
       here == HK_ZZ_PHASE_OVER ? HK_STEP_DONE : HK_STEP_CURRENT);
  return steps;
}

gboolean
hk_zz_table_is_over (HkTable *table)
{
  return hk_zz_table_get_phase (HK_ZZ_TABLE (table)) == HK_ZZ_PHASE_OVER;
}

/* Whoever has to do something now; −1 nobody in particular. */
static int
find_actor (HkZzTable *self)
{
  const HkZzPhase here = hk_zz_table_get_phase (self);

  if (hk_zz_table_get_n_actions (self) > 0)
    return hk_zz_table_get_action (self, 0)->player;
  if (here == HK_ZZ_PHASE_TAKINGS)
    return self->taker;
  return here < HK_ZZ_PHASE_SCORING ? self->current_player : -1;
}

char *
hk_zz_table_get_headline (HkTable *table)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const int actor = find_actor (self);
  g_autofree char *left = g_strdup_printf (ngettext ("%d card left", "%d cards left", (gulong) hk_zz_table_get_n_left (self)),
                                           hk_zz_table_get_n_left (self));

  if (hk_zz_table_get_phase (self) == HK_ZZ_PHASE_OVER && self->outcome != HK_ZZ_OUTCOME_NONE)
    return hk_zz_table_get_outcome (table);
  if (actor < 0)
    return g_strdup (hk_zz_phase_get_title (self->phase));
  if (self->last_turn)
    return g_strdup_printf (_("Last turn · %s · %s"), hk_zz_table_get_player_name (self, actor), hk_zz_phase_get_title (self->phase));
  return g_strdup_printf (_("%s · %s · %s"), hk_zz_table_get_player_name (self, actor), hk_zz_phase_get_title (self->phase), left);
}

GStrv
hk_zz_table_list_reminders (HkTable *table)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (int i = 0; i < hk_zz_table_get_n_players (self) && !hk_zz_table_is_over (table); i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (self, i);
      g_autoptr (GArray) sets = hk_zz_player_list_sets (player);

      if (sets->len > 0)
        g_strv_builder_take (builder, g_strdup_printf (_("%s can make a horde set."), player->name));
    }
  if (hk_zz_table_get_n_actions (self) > 0)
    g_strv_builder_add (builder, _("Actions are played before the rest goes to the collection."));
  if (hk_zz_table_get_phase (self) == HK_ZZ_PHASE_TAKINGS)
    g_strv_builder_add (builder, _("Cards are taken from the ends of a row, never from its middle."));
  if (self->last_turn && hk_zz_table_get_phase (self) == HK_ZZ_PHASE_CHOOSE)
    g_strv_builder_add (builder, _("The deck is used up: nobody draws any more."));
  return g_strv_builder_end (builder);
}
