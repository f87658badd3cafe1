/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "games/dark-age-z/combat/hk-daz-scoring.h"
#include "games/dark-age-z/rules/hk-daz-cleanup.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-guide.h"

/* What the one big button does now. */

static HkPrimaryAction *
make_next (char       *label,
           HkMove     *move,
           const char *hint)
{
  g_autofree char *owned_label = label;

  return hk_primary_action_new_with_hint (owned_label, move, hint);
}

static HkPrimaryAction *
make_ask (char       *label,
          const char *asks,
          const char *hint)
{
  g_autofree char *owned_label = label;

  return hk_primary_action_new_ask_with_hint (owned_label, asks, hint);
}

/* The move that answers an open question. */
static HkPrimaryAction *
get_next_answer (HkDazTable *self)
{
  static const struct
  {
    const char *move;
    const char *label;  /* N_() */
  } answers[] = {
    { "keep-relic", N_("Choose the Relic to Keep") },
    { "play-drawn", N_("Play or Discard the Drawn Cards") },
    { "assign-commander", N_("Assign the Commander") },
    { "give-cards", N_("Choose the Cards to Give") },
    { "barbarian-army", N_("Draw for the Barbarian King") },
  };

  return make_ask (g_strdup (_(answers[self->question].label)), answers[self->question].move,
                   self->question_player < 0 ? NULL : hk_daz_table_get_name_of (self, self->question_player));
}

static HkPrimaryAction *
make_reveal (void)
{
  return make_ask (g_strdup (_("Reveal the Invasion Card")), "reveal-invasion", _("Turn the top card up and enter its numbers."));
}

static HkPrimaryAction *
get_next_planning (HkDazTable *self)
{
  const char *name = hk_daz_table_get_name_of (self, self->current_player);

  if (hk_daz_table_get_invasion (self) == NULL)
    return make_reveal ();
  if (self->gathering == NULL && self->cards_by == HK_BY_HAND)
    return make_ask (g_strdup (_("Reveal the Commanders")), "reveal-commanders", NULL);
  if (self->current_player < 0)
    return make_next (g_strdup (_("End Phase 1")), hk_move_build ("end-planning", NULL), NULL);
  return make_ask (g_strdup_printf (_("%s: Pick a Command"), name), "command",
                   _("A field command, a strategy command, or pass."));
}

static HkPrimaryAction *
get_next_rallying (HkDazTable *self)
{
  return make_next (g_strdup_printf (_("%s Is Done Rallying"), hk_daz_table_get_name_of (self, self->current_player)),
                    hk_move_build ("end-rally", "i:player", MAX (0, self->current_player), NULL),
                    _("Reinforce armies and play relics first."));
}

/* A reward that somebody may still take. */
static HkPrimaryAction *
get_next_reactivation (HkDazTable *self)
{
  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);

      if (kingdom->reactivations_due > 0)
        return make_ask (g_strdup_printf (_("%s: Reactivate an Army"), kingdom->name), "reactivate-by-mission",
                         _("The mission lets defeated armies stand up; it can be left."));
    }
  return NULL;
}

static HkPrimaryAction *
get_next_combat (HkDazTable *self)
{
  const int frontier = hk_daz_find_next_invasion (self);
  HkPrimaryAction *next;

  if (frontier >= 0 && hk_daz_table_get_invasion (self) == NULL)
    return make_reveal ();
  if (frontier >= 0)
    {
      g_autofree char *name = hk_daz_table_get_frontier_name (self, frontier);

      return make_next (g_strdup_printf (_("Invade %s"), name), hk_move_build ("invade", "i:frontier", frontier, NULL),
                        _("Look at the working before it counts."));
    }
  if (!hk_table_is_ticked (HK_TABLE (self), HK_DAZ_STEP_SCORE))
    return make_next (g_strdup (_("Score")), hk_move_build ("score", NULL), NULL);
  if (!hk_table_is_ticked (HK_TABLE (self), HK_DAZ_STEP_MISSIONS))
    return make_next (g_strdup (_("Reward the Missions of the Day")), hk_move_build ("daily-missions", NULL),
                      _("A mission that the app does not know has to be claimed first."));
  next = get_next_reactivation (self);
  if (next != NULL)
    return next;
  if (self->day < self->last_day)
    return make_next (g_strdup (_("Go On to Phase 4")), hk_move_build ("daily-missions", NULL), NULL);
  return make_next (g_strdup (_("End the Game")), hk_move_build ("finish", NULL),
                    _("A mission that the app does not know has to be claimed first."));
}

static HkPrimaryAction *
get_next_cleanup (HkDazTable *self)
{
  HkPrimaryAction *next = get_next_reactivation (self);
  const int number = hk_daz_cleanup_get_next (self);
  g_auto (GStrv) unknown = NULL;

  if (next != NULL)
    return next;
  if (number == 0)
    return make_next (g_strdup_printf (_("Begin Day %d"), self->day + 1), hk_move_build ("begin-day", NULL), NULL);
  for (guint i = 0; number == 11 && i < hk_daz_table_get_n_players (self); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);

      if (kingdom->discard_due > 0)
        {
          g_autofree char *hint = g_strdup_printf (ngettext ("%d card above the limit of %d.", "%d cards above the limit of %d.", kingdom->discard_due),
                                                   kingdom->discard_due, HK_DAZ_HAND_LIMIT);

          return make_ask (g_strdup_printf (_("%s: Discard Army Cards"), kingdom->name), "discard-army", hint);
        }
    }
  unknown = hk_daz_cleanup_list_unknown (self, NULL);
  if (unknown[0] != NULL)
    return make_ask (g_strdup (_("Clean Up")), "clean-up", _("The app asks for what it cannot know and does the rest."));
  return make_next (g_strdup (_("Clean Up")), hk_move_build ("clean-up", NULL), _("All steps of Phase 4 at once; the log shows each."));
}

HkPrimaryAction *
hk_daz_table_get_primary_action (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  if (self->question != HK_DAZ_QUESTION_NONE)
    return get_next_answer (self);
  switch (hk_daz_table_get_phase (self))
    {
    case HK_DAZ_PHASE_PLANNING:
      return get_next_planning (self);
    case HK_DAZ_PHASE_RALLYING:
      return get_next_rallying (self);
    case HK_DAZ_PHASE_COMBAT:
      return get_next_combat (self);
    case HK_DAZ_PHASE_CLEANUP:
      return get_next_cleanup (self);
    case HK_DAZ_PHASE_OVER:
    case HK_DAZ_PHASE_NONE:
      return NULL;
    }
  g_assert_not_reached ();
}
