/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-checklist.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "hk-rf-guide.h"
#include "hk-rf-standings.h"

/* The checklist of the turn, the headline and the reminders. */

static void
add (HkRfTable  *self,
     GPtrArray  *steps,
     const char *id,
     const char *phase,
     const char *title,
     const char *rule,
     HkStepState state)
{
  hk_checklist_add (steps, HK_TABLE (self), hk_rf_phases, self->phase, hk_step_new (id, phase, hk_rf_get_phase_title (phase), title, rule, state));
}

static gboolean
has_begun (HkRfTable *self)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    if (hk_rf_table_get_player (self, i)->speed >= 0)
      return TRUE;
  return FALSE;
}

static void
list_setup (HkRfTable *self,
            GPtrArray *steps)
{
  const struct
  {
    const char *id;
    const char *title;
    const char *rule;
  } rows[] = {
    { "setup-decks", _("Shuffle the three decks"), "rfyl/setup.decks" },
    { "setup-tokens", _("Place the tokens on the start and the victory token"), "rfyl/setup.tokens" },
    { "setup-bullets", _("Hand out the bullets"), "rfyl/agreement.ammo" },
  };

  if (self->turn != 1 || hk_rf_table_get_phase (self) != HK_RF_PHASE_MOVEMENT || has_begun (self))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    hk_checklist_add_by_hand (steps, HK_TABLE (self), hk_step_new (rows[i].id, "setup", _("Setup"), rows[i].title, rows[i].rule, HK_STEP_TODO));
}

static gboolean
has_hidden (HkRfTable *self)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    if (hk_rf_player_count_hidden (hk_rf_table_get_player (self, i)) > 0)
      return TRUE;
  return FALSE;
}

static gboolean
has_due (HkRfTable *self)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    if (hk_rf_has_due_blood (hk_rf_table_get_player (self, i)))
      return TRUE;
  return FALSE;
}

static void
list_countdown (HkRfTable *self,
                GPtrArray *steps)
{
  const gboolean skipped = !self->counted && (!has_hidden (self) || hk_rf_table_get_phase (self) != HK_RF_PHASE_COUNTDOWN);
  const HkStepState tick = skipped ? HK_STEP_SKIPPED : self->counted ? HK_STEP_DONE : HK_STEP_CURRENT;
  const HkStepState reveal = skipped ? HK_STEP_SKIPPED : !self->counted ? HK_STEP_TODO : has_due (self) ? HK_STEP_CURRENT : HK_STEP_DONE;

  add (self, steps, "countdown-tick", "countdown", _("Count one drop off every Blood card"), "rfyl/countdown.tick", tick);
  add (self, steps, "countdown-reveal", "countdown", _("Turn up the Blood cards at 0"), "rfyl/countdown.reveal", reveal);
}

static void
list_movement (HkRfTable *self,
               GPtrArray *steps)
{
  g_autoptr (GArray) drawing = hk_rf_list_drawing (self);
  g_autoptr (GArray) tied = hk_rf_list_tied (self);
  g_autoptr (GArray) movers = hk_rf_list_movers (self);
  const int next = hk_rf_find_next_mover (self);

  add (self, steps, "movement-draw", "movement", _("Everybody draws a movement card"), "rfyl/movement.draw", drawing->len > 0 ? HK_STEP_CURRENT : HK_STEP_DONE);
  if (tied->len > 0)
    add (self, steps, "movement-ties", "movement", _("Break the ties in speed"), "rfyl/movement.ties", HK_STEP_CURRENT);
  for (guint i = 0; drawing->len == 0 && i < movers->len; i++)
    {
      const int player = g_array_index (movers, int, i);
      HkRfPlayer *record = hk_rf_table_get_player (self, player);
      g_autofree char *id = g_strdup_printf ("movement-move-%d", player);
      g_autofree char *title = g_strdup_printf (_("%s moves up to %d"), record->name, hk_rf_get_reach (record));

      add (self, steps, id, "movement", title, "rfyl/movement.distance",
           record->moved ? HK_STEP_DONE : player == next && tied->len == 0 ? HK_STEP_CURRENT : HK_STEP_TODO);
    }
}

static void
list_events (HkRfTable *self,
             GPtrArray *steps)
{
  const int next = hk_rf_find_next_draw (self);

  if (hk_rf_table_get_n_draws (self) == 0)
    add (self, steps, "event-draw", "events", _("An Event card for each occupied space"), "rfyl/event.draw", HK_STEP_TODO);
  for (int i = 0; i < hk_rf_table_get_n_draws (self); i++)
    {
      HkRfDraw *draw = hk_rf_table_get_draw (self, i);
      g_autofree char *id = g_strdup_printf ("event-draw-%d", i);
      g_autofree char *title = NULL;

      if (draw->event == NULL)
        title = g_strdup_printf (_("%s draws for space %d"), hk_rf_table_get_player_name (self, draw->player), draw->space);
      else
        title = g_strdup_printf (_("%s on space %d: %s"), hk_rf_table_get_player_name (self, draw->player), draw->space, draw->event->name);
      add (self, steps, id, "events", title, "rfyl/event.draw",
           draw->state == HK_RF_DRAW_DONE ? (draw->event == NULL ? HK_STEP_SKIPPED : HK_STEP_DONE) : i == next ? HK_STEP_CURRENT : HK_STEP_TODO);
    }
}

static void
list_zombies (HkRfTable *self,
              GPtrArray *steps)
{
  g_autoptr (GArray) hunters = hk_rf_list_hunters (self);
  gboolean current = hk_rf_table_have_zombies_moved (self);

  add (self, steps, "zombies-move", "zombies", _("One card moves all zombies without a leader"), "rfyl/zombies.movement",
       self->zombies_moved ? HK_STEP_DONE : current ? HK_STEP_SKIPPED : HK_STEP_CURRENT);
  for (guint i = 0; i < hunters->len; i++)
    {
      const int player = g_array_index (hunters, int, i);
      HkRfPlayer *record = hk_rf_table_get_player (self, player);
      g_autofree char *id = g_strdup_printf ("zombies-player-%d", player);
      g_autofree char *title = g_strdup_printf (_("%s hunts"), record->name);

      add (self, steps, id, "zombies", title, "rfyl/zombies.players", record->moved ? HK_STEP_DONE : current ? HK_STEP_CURRENT : HK_STEP_TODO);
      current = current && record->moved;
    }
}

static void
list_combat (HkRfTable *self,
             GPtrArray *steps)
{
  const gboolean here = hk_rf_table_get_phase (self) == HK_RF_PHASE_COMBAT;
  const int next = hk_rf_find_open_fight (self, -1);

  if (!here)
    add (self, steps, "combat-fight", "combat", _("Humans and zombies on the same space fight"), "rfyl/combat.required", HK_STEP_TODO);
  for (int i = 0; here && i < hk_rf_table_get_n_fights (self); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (self, i);
      g_autofree char *id = g_strdup_printf ("combat-fight-%d", i);
      g_autofree char *title = NULL;

      if (fight->zombie_player >= 0)
        title = g_strdup_printf (_("%s against %s"), hk_rf_table_get_player_name (self, fight->player), hk_rf_table_get_player_name (self, fight->zombie_player));
      else
        title = g_strdup_printf (_("%s against a zombie on space %d"), hk_rf_table_get_player_name (self, fight->player), fight->space);
      add (self, steps, id, "combat", title, "rfyl/combat.required",
           fight->state == HK_RF_FIGHT_GONE ? HK_STEP_SKIPPED
           : fight->state != HK_RF_FIGHT_OPEN ? HK_STEP_DONE : i == next ? HK_STEP_CURRENT : HK_STEP_TODO);
    }
}

GPtrArray *
hk_rf_table_list_steps (HkTable *table)
{
  HkRfTable *self = HK_RF_TABLE (table);
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_object_unref);

  list_setup (self, steps);
  list_countdown (self, steps);
  list_movement (self, steps);
  list_events (self, steps);
  list_zombies (self, steps);
  list_combat (self, steps);
  return steps;
}

gboolean
hk_rf_table_is_over (HkTable *table)
{
  return hk_rf_table_get_phase (HK_RF_TABLE (table)) == HK_RF_PHASE_OVER;
}

char *
hk_rf_table_get_headline (HkTable *table)
{
  HkRfTable *self = HK_RF_TABLE (table);
  const int mover = hk_rf_table_get_phase (self) == HK_RF_PHASE_MOVEMENT ? hk_rf_find_next_mover (self) : -1;

  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_OVER)
    return hk_rf_table_get_outcome (table);
  if (mover >= 0)
    return g_strdup_printf (_("Turn %d · %s · %s"), self->turn, hk_rf_get_phase_title (hk_words_get (hk_rf_phases, self->phase)), hk_rf_table_get_player_name (self, mover));
  return g_strdup_printf (_("Turn %d · %s"), self->turn, hk_rf_get_phase_title (hk_words_get (hk_rf_phases, self->phase)));
}

static void
add_text (GStrvBuilder *builder,
          char         *taken_text)
{
  g_autofree char *text = taken_text;

  g_strv_builder_add (builder, text);
}

GStrv
hk_rf_table_list_reminders (HkTable *table)
{
  HkRfTable *self = HK_RF_TABLE (table);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);
      int furthest;

      if (player->blood_due > 0 && hk_rf_player_is_human (player))
        add_text (builder, g_strdup_printf (ngettext ("%s has %d Blood card to draw, face down.", "%s has %d Blood cards to draw, face down.",
                                                      (gulong) player->blood_due), player->name, player->blood_due));
      if (hk_rf_table_get_phase (self) == HK_RF_PHASE_MOVEMENT && hk_rf_can_follow (self, i, &furthest))
        add_text (builder, g_strdup_printf (_("The way of %s is clear up to space %d."), player->name, furthest));
      if (hk_rf_player_is_human (player) && player->space == 0)
        add_text (builder, g_strdup_printf (_("%s waits on the victory space for Blood cards to be turned up."), player->name));
      if (hk_rf_table_get_phase (self) == HK_RF_PHASE_MOVEMENT && player->skips > 0 && hk_rf_player_is_human (player))
        add_text (builder, g_strdup_printf (_("%s misses this movement."), player->name));
    }
  if (self->notes != NULL && self->notes[0] != '\0')
    g_strv_builder_add (builder, self->notes);
  return g_strv_builder_end (builder);
}
