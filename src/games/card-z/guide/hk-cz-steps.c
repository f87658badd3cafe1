/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-checklist.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "hk-cz-guide.h"
#include "games/card-z/team/hk-cz-count.h"
#include "hk-cz-card-words.h"
#include "hk-cz-steps.h"

/* The checklist of the day and the headline. */

static const char *
get_phase_title (HkCzPhase phase)
{
  static const char * const titles[] = { N_("Dawn"), N_("Day"), N_("Night"), N_("Reckoning"), N_("The end") };

  return _(titles[phase]);
}

/* Adds a line; what lies in another phase is done or to do by that alone. */
static void
add (HkCzTable  *self,
     GPtrArray  *steps,
     const char *id,
     HkCzPhase   phase,
     const char *title,
     const char *rule,
     HkStepState state)
{
  hk_checklist_add (steps, HK_TABLE (self), hk_cz_phases, self->phase,
                    hk_step_new (id, hk_cz_phases[phase], get_phase_title (phase), title, rule, state));
}

/* Whether nothing has happened yet but the setup and the Weather. */
static gboolean
is_before_first_turn (HkCzTable *self)
{
  if (self->day != 1 || hk_cz_table_get_phase (self) != HK_CZ_PHASE_DAWN || self->phase_over)
    return FALSE;
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    {
      HkCzPlayer *player = hk_cz_table_get_player (self, i);

      if (player->scouted || player->done)
        return FALSE;
    }
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    if (hk_cz_table_get_location (self, i)->scouted)
      return FALSE;
  return TRUE;
}

/* Whether the group has still to say how the neighborhood lies. */
static gboolean
is_dealing (HkCzTable *self)
{
  return self->weather == NULL
         && (hk_cz_table_find_homeless (self) >= 0 || (!self->dealt && hk_cz_table_find_open (self) >= 0));
}

/* What the group has to lay out on the real table; the app has done the rest. */
static void
list_setup (HkCzTable *self,
            GPtrArray *steps)
{
  const struct
  {
    const char *id;
    const char *title;
    const char *rule;
  } rows[] = {
    { "setup.neighborhood", _("Deal the neighborhood, blue sides up"), "card-z/setup.neighborhood" },
    { "setup.battlefield", _("Lay out the battlefield, meeples and bases"), "card-z/setup.battlefield" },
    { "setup.decks", _("Shuffle the decks"), "card-z/setup.decks" },
    { "setup.players", _("Set up the players with Characters and Heroic Actions"), "card-z/setup.players" },
    { "setup.loot", _("Take the starting Loot"), "card-z/setup.loot" },
  };

  if (!is_before_first_turn (self))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    hk_checklist_add_by_hand (steps, HK_TABLE (self), hk_step_new (rows[i].id, "setup", _("Setup"), rows[i].title,
                                                                   rows[i].rule, i == 0 && is_dealing (self) ? HK_STEP_CURRENT : HK_STEP_TODO));
}

/* Whether somebody starts the day where they slept outside. */
static gboolean
has_patrol (HkCzTable *self)
{
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    if (hk_cz_table_get_location (self, i)->dawn_patrol)
      return TRUE;
  return FALSE;
}

static gboolean
has_toilet_paper (HkCzTable *self)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (hk_cz_survivor_is_alive (survivor) && hk_cz_survivor_find_loot (survivor, "Toilet Paper") >= 0)
        return TRUE;
    }
  return FALSE;
}

static void
list_dawn (HkCzTable *self,
           GPtrArray *steps)
{
  add (self, steps, "dawn.weather", HK_CZ_PHASE_DAWN, _("Draw the Weather"), "card-z/turn.weather",
       self->weather != NULL ? HK_STEP_DONE : is_dealing (self) ? HK_STEP_TODO : HK_STEP_CURRENT);
  if (hk_cz_table_is_scenario (self, "raging-fire"))
    add (self, steps, "dawn.fires", HK_CZ_PHASE_DAWN, _("See where the fires spread"), "card-z/scenario.raging-fire",
         self->fires_spread ? HK_STEP_DONE : self->weather == NULL ? HK_STEP_TODO : HK_STEP_CURRENT);
  if (has_toilet_paper (self))
    add (self, steps, "dawn.paper", HK_CZ_PHASE_DAWN, _("Spend Toilet Paper"), "card-z/component.toilet-paper", HK_STEP_TODO);
  if (has_patrol (self))
    add (self, steps, "dawn.patrol", HK_CZ_PHASE_DAWN, _("Scout where you slept outside"), "card-z/reckoning.dawn-patrol", HK_STEP_TODO);
}

/* Whether a player has anybody left; who has no home base yet has everybody. */
static gboolean
is_alive (HkCzTable *self,
          int        player)
{
  return hk_cz_table_get_player (self, player)->base < 0 || hk_cz_table_get_player_place (self, player) >= 0;
}

/* Whether anything walks at the end of a phase. */
static gboolean
has_walkers (HkCzTable *self)
{
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    if (hk_cz_table_get_location (self, i)->boombox > 0)
      return TRUE;
  return hk_cz_table_count_hordes (self) > 0;
}

/* The turns of an action phase, and the hordes after them. */
static void
list_turns (HkCzTable  *self,
            GPtrArray  *steps,
            HkCzPhase   phase)
{
  const gboolean here = hk_cz_table_get_phase (self) == phase;
  const gboolean ready = self->weather != NULL && self->fires_spread;
  g_autofree char *horde = g_strdup_printf ("phase.horde-%d", phase + 1);

  if (hk_cz_table_is_competitive (self))
    {
      g_autofree char *id = g_strdup_printf ("turn.initiative-%d", phase + 1);

      add (self, steps, id, phase, _("Roll for the order of the players"), "card-z/multi.initiative",
           here && hk_cz_table_has_initiative (self) ? HK_STEP_DONE : here && ready && !self->phase_over && self->battle == NULL ? HK_STEP_CURRENT : HK_STEP_TODO);
    }
  if (phase == HK_CZ_PHASE_NIGHT)
    add (self, steps, "night.ranged", phase, _("Mind the dark in ranged attacks"), "card-z/turn.night", HK_STEP_TODO);
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    {
      HkCzPlayer *player = hk_cz_table_get_player (self, i);
      g_autofree char *id = g_strdup_printf ("turn.scout-%d%d", phase + 1, i);
      g_autofree char *title = g_strdup_printf (_("%s takes a turn"), player->name);
      HkStepState state = HK_STEP_TODO;

      if (!is_alive (self, i))
        state = HK_STEP_SKIPPED;
      else if (here && player->done)
        state = HK_STEP_DONE;
      else if (here && self->current_player == i && ready && (self->battle == NULL || !self->battle->started) && (!hk_cz_table_is_competitive (self) || hk_cz_table_has_initiative (self)))
        state = HK_STEP_CURRENT;
      add (self, steps, id, phase, title, "card-z/turn.player", state);
    }
  add (self, steps, horde, phase, _("The hordes walk"), "card-z/horde.walk",
       !has_walkers (self) ? HK_STEP_SKIPPED : here && ready && self->phase_over && self->current_player < 0 && self->battle == NULL ? HK_STEP_CURRENT : HK_STEP_TODO);
}

/* What goes on in a battle between players: each side acts, and then it is rolled for who acts first in the next round (Player versus
 * Player). */
static void
list_duel (HkCzTable *self,
           GPtrArray *steps)
{
  HkCzBattle *battle = self->battle;
  const int first = battle->initiative == HK_CZ_INITIATIVE_RIVALS ? battle->pvp : battle->player;
  const int second = first == battle->pvp ? battle->player : battle->pvp;
  HkCzSurvivor *actor = hk_cz_table_get_survivor (self, hk_cz_table_find_duellist (self));
  const int now = actor == NULL ? 2 : actor->player == first ? 0 : 1;
  /* Translators: %s: a player */
  g_autofree char *opening = g_strdup_printf (_("The survivors of %s act first"), hk_cz_table_get_player_name (self, first));
  /* Translators: %s: a player */
  g_autofree char *answer = g_strdup_printf (_("The survivors of %s act"), hk_cz_table_get_player_name (self, second));
  const struct
  {
    const char *id;
    const char *title;
  } rows[] = {
    { "duel.first", opening },
    { "duel.second", answer },
    { "duel.round", _("Roll for who acts first in the next round") },
  };

  for (int i = 0; i < (int) G_N_ELEMENTS (rows); i++)
    g_ptr_array_add (steps, hk_step_new (rows[i].id, "battle", _("Battle"), rows[i].title, "card-z/multi.pvp",
                                         i < now ? HK_STEP_DONE : i == now && !battle->noise_pending ? HK_STEP_CURRENT : HK_STEP_TODO));
}

static gboolean
has_humans (HkCzTable *self)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (self, i)) != NULL; i++)
    if (g_strcmp0 (encounter->type, "human") == 0 && hk_cz_encounter_is_dangerous (encounter))
      return TRUE;
  return FALSE;
}

/* What goes on in a battle, as long as there is one. */
static void
list_battle (HkCzTable *self,
             GPtrArray *steps)
{
  HkCzBattle *battle = self->battle;
  const HkCzSide side = battle == NULL ? HK_CZ_SIDE_NONE : battle->side;
  const gboolean calm = battle != NULL && battle->started && battle->pvp < 0 && hk_cz_battle_is_calm (self);
  const gboolean humans = battle != NULL && has_humans (self);
  const gboolean waits = humans && side == HK_CZ_SIDE_SURVIVORS && hk_cz_table_find_human (self) != NULL;
  const gboolean rolls = waits && battle->initiative == HK_CZ_INITIATIVE_NONE;
  const gboolean act = waits && (battle->initiative == HK_CZ_INITIATIVE_HUMANS || (!rolls && hk_cz_table_find_actor (self) < 0));
  /* Everybody has acted: it is the turn of the Encounters. */
  const gboolean over = side == HK_CZ_SIDE_SURVIVORS && !waits && hk_cz_table_find_actor (self) < 0 && hk_cz_table_is_anybody_there (self) && !calm;
  const struct
  {
    gboolean    is_wanted;
    const char *id;
    const char *title;
    const char *rule;
    gboolean    current;
  } rows[] = {
    { humans, "battle.initiative", _("Roll for initiative against the Human Enemies"), "card-z/encounter.initiative", rolls },
    { humans, "battle.humans", _("The Human Enemies act, as their cards say"), "card-z/ai.human", act },
    { TRUE, "battle.survivors", _("Every survivor acts or passes"), "card-z/battle.rounds", side == HK_CZ_SIDE_SURVIVORS && !rolls && !act && !over && !calm },
    { TRUE, "battle.encounters", _("The Encounters act, the closest first"), "card-z/ai.order", side == HK_CZ_SIDE_ENCOUNTERS || over },
    { TRUE, "battle.regroup", _("Regroup, camp out or go on"), "card-z/battle.regroup", side == HK_CZ_SIDE_REGROUP || (side == HK_CZ_SIDE_SURVIVORS && calm) },
  };

  if (battle == NULL || !battle->started)
    return;
  if (battle->noise_pending)
    g_ptr_array_add (steps, hk_step_new ("battle.alarm", "battle", _("Battle"), _("Roll the alarm die"),
                                         "card-z/noise.alarm", HK_STEP_CURRENT));
  if (battle->pvp >= 0)
    {
      list_duel (self, steps);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].is_wanted)
      g_ptr_array_add (steps, hk_step_new (rows[i].id, "battle", _("Battle"), rows[i].title, rows[i].rule,
                                           rows[i].current && !battle->noise_pending ? HK_STEP_CURRENT : HK_STEP_TODO));
}

static void
list_reckoning (HkCzTable *self,
                GPtrArray *steps)
{
  const struct
  {
    const char *id;
    const char *title;
    const char *rule;
    gboolean    wanted;
  } rows[] = {
    { "reckoning.chips", _("Take off the safe-chips where nobody is inside"), "card-z/reckoning.chips", TRUE },
    { "reckoning.gather", _("Gather the Encounters, but not the blockaded"), "card-z/reckoning.gather", TRUE },
    { "reckoning.eat", _("Everybody eats or starves"), "card-z/reckoning.eat", TRUE },
    { "reckoning.sleep", _("Everybody sleeps, inside or outside"), "card-z/reckoning.outside", TRUE },
    { "phase.horde-4", _("The hordes walk"), "card-z/horde.walk", has_walkers (self) },
  };
  const int now = hk_cz_table_get_reckoning_step (self);

  for (int i = 0; i < (int) G_N_ELEMENTS (rows); i++)
    add (self, steps, rows[i].id, HK_CZ_PHASE_RECKONING, rows[i].title, rows[i].rule,
         !rows[i].wanted ? HK_STEP_SKIPPED : i < now ? HK_STEP_DONE : i == now ? HK_STEP_CURRENT : HK_STEP_TODO);
}

GPtrArray *
hk_cz_table_list_steps (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_object_unref);

  if (self->phase == HK_CZ_PHASE_NONE)
    return steps;
  list_setup (self, steps);
  list_dawn (self, steps);
  for (HkCzPhase phase = HK_CZ_PHASE_DAWN; phase <= HK_CZ_PHASE_NIGHT; phase++)
    {
      list_turns (self, steps, phase);
      if (hk_cz_table_get_phase (self) == phase)
        list_battle (self, steps);
    }
  list_reckoning (self, steps);
  return steps;
}

gboolean
hk_cz_table_is_over (HkTable *table)
{
  return HK_CZ_TABLE (table)->outcome != HK_CZ_OUTCOME_NONE;
}

char *
hk_cz_table_get_headline (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *phase;

  if (self->phase == HK_CZ_PHASE_NONE)
    return g_strdup (hk_table_get_game (table)->title);
  phase = get_phase_title (self->phase);
  if (hk_cz_table_is_over (table))
    return hk_cz_table_get_outcome (table);
  if (self->battle != NULL)
    /* Translators: %d: the day; %s: a phase; %s: a Location. */
    return g_strdup_printf (_("Day %d · %s · Battle at %s"), self->day, phase, hk_cz_table_get_location_name (self, self->battle->place));
  if (self->current_player >= 0 && hk_cz_table_get_n_players (self) > 1)
    /* Translators: %d: the day; %s: a phase; %s: a player. */
    return g_strdup_printf (_("Day %d · %s · %s"), self->day, phase, hk_cz_table_get_player_name (self, self->current_player));
  return g_strdup_printf (_("Day %d · %s"), self->day, phase);
}

/* What matters to the group of a player where it stands. */
static void
remind_of_place (HkCzTable    *self,
                 GStrvBuilder *builder,
                 int           player)
{
  const int place = hk_cz_table_get_player_place (self, player);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  const char *name = hk_cz_table_get_player_name (self, player);

  if (location == NULL)
    return;
  if (location->fire)
    /* Translators: %s: a Location; %s: a player. */
    g_strv_builder_take (builder, g_strdup_printf (_("%s burns: %s has to retreat at once"), location->name, name));
  if (hk_cz_table_is_blockaded (self, player))
    g_strv_builder_take (builder, g_strdup_printf (_("A horde blockades %s: leaving takes the scout move"), name));
  else if (hk_cz_table_find_horde (self, place) >= 0 && self->battle == NULL)
    g_strv_builder_take (builder, g_strdup_printf (_("%s is outside with a horde and has to start a battle"), name));
  if (location->dawn_patrol)
    /* Translators: %s: a player; %s: a Location. */
    g_strv_builder_take (builder, g_strdup_printf (_("%s slept outside and scouts %s first"), name, location->name));
}

/* All in one sentence: where a step shows only the first reminders nobody is left out. */
static void
remind_of_hunger (HkCzTable    *self,
                  GStrvBuilder *builder)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) starving = NULL;
  g_autofree char *list = NULL;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (hk_cz_survivor_is_alive (survivor) && survivor->starving)
        g_strv_builder_add (names, survivor->name);
    }
  starving = g_strv_builder_end (names);
  if (starving[0] == NULL)
    return;
  list = g_strjoinv (", ", starving);
  g_strv_builder_take (builder, g_strdup_printf (starving[1] == NULL ? _("%s is starving and dies without food at the next reckoning")
                                                                     /* Translators: %s: several survivors */
                                                                     : _("%s are starving and die without food at the next reckoning"), list));
}

GStrv
hk_cz_table_list_reminders (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const int fires = hk_cz_table_count_fires (self);

  if (self->phase == HK_CZ_PHASE_NONE || hk_cz_table_is_over (table))
    return NULL;
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    if (hk_cz_table_is_waiting (self, i))
      remind_of_place (self, builder, i);
  hk_cz_table_remind_of_cards (self, builder);
  if (hk_cz_table_is_night (self))
    g_strv_builder_add (builder, _("Ranged attacks at night: −1 close, −2 medium, −3 long"));
  if (hk_cz_table_is_raining (self))
    g_strv_builder_add (builder, _("It rains"));
  if (fires > 0 && hk_cz_table_is_scenario (self, "raging-fire"))
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%d of %d fires burns", "%d of %d fires burn", fires), fires, HK_CZ_N_FIRES));
  remind_of_hunger (self, builder);
  return g_strv_builder_end (builder);
}
