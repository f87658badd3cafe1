/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/odds/hk-breakdown.h"
#include "core/record/hk-error.h"
#include "games/dark-age-z/content/hk-daz-pack.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-cards.h"
#include "hk-daz-cleanup.h"
#include "hk-daz-income.h"
#include "hk-daz-reveal.h"
#include "hk-daz-supply.h"

/* The thirteen steps of Phase 4, each by itself. */

static gboolean
reveal_next_card (HkDazTable *self,
                  HkMove     *move,
                  gboolean   *done,
                  GError    **error)
{
  const HkDazBoss *boss;
  HkDazInvasion *card;

  if (!hk_daz_reveal_card (self, move, self->day + 1, error))
    return FALSE;
  card = hk_daz_table_get_invasion (self);
  if (self->boss_active)
    {
      hk_move_log (move, _("%s leads the last invasion, and its values count alone."), card->name);
      return TRUE;
    }
  if (card->name != NULL)
    hk_move_log (move,
                 ngettext ("%s are revealed: with every Power Up %d zombie of %d HP.", "%s are revealed: with every Power Up %d zombies of %d HP.",
                           (gulong) hk_daz_table_get_zombies (self)),
                 card->name, hk_daz_table_get_zombies (self), hk_daz_table_get_zombie_hp (self));
  else
    hk_move_log (move, _("The next invasion card is revealed."));
  if (self->day != self->last_day - 2)
    return TRUE;
  if (self->boss == NULL && hk_move_has (move, "boss"))
    hk_record_set_string (self, &self->boss, hk_move_get_string (move, "boss"));
  boss = self->boss == NULL ? NULL : hk_daz_content_find_boss (self->boss);
  hk_record_set_boolean (self, &self->boss_previewed, TRUE);
  if (boss != NULL)
    hk_move_log (move, _("The scouts have seen the boss: %s."), boss->name);
  else
    hk_move_log (move, _("The players may look at the Boss Invasion Card now."));
  return TRUE;
}

static gboolean
return_zombies (HkDazTable *self,
                HkMove     *move,
                gboolean   *done,
                GError    **error)
{
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    hk_record_reset (hk_daz_table_get_frontier (self, (int) i), "horde", "at-gate", "kills-left", "kills-right", NULL);
  hk_move_log (move, _("All zombie tokens go back to the pool."));
  return TRUE;
}

static gboolean
form_hordes (HkDazTable *self,
             HkMove     *move,
             gboolean   *done,
             GError    **error)
{
  if (hk_daz_table_get_invasion (self) == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("No invasion card lies open."));
  hk_daz_form_hordes (self, move);
  return TRUE;
}

static gboolean
place_marker (HkDazTable *self,
              HkMove     *move,
              gboolean   *done,
              GError    **error)
{
  hk_daz_place_marker (self, move);
  if (self->steps_left < 0)
    hk_move_log (move, _("The movement marker goes to the speed of the zombies."));
  else
    hk_move_log (move, ngettext ("The movement marker stands %d step from the end of its track.",
                                 "The movement marker stands %d steps from the end of its track.", self->steps_left),
                 self->steps_left);
  return TRUE;
}

#define HIGHEST_RATE 99

static gboolean
is_rate (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64
         && json_node_get_int (node) >= 0 && json_node_get_int (node) <= HIGHEST_RATE;
}

static gboolean
restore_tracks (HkDazTable *self,
                HkMove     *move,
                gboolean   *done,
                GError    **error)
{
  JsonObject *told = hk_move_get_object (move, "restoration");

  for (int i = 0; i < hk_record_list_get_length (self->tracks); i++)
    {
      HkDazTrack *track = hk_record_list_get (self->tracks, i);
      JsonNode *rate = told == NULL ? NULL : json_object_get_member (told, track->command);

      if (rate != NULL && !is_rate (rate))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("A Daily Restoration Rate is a whole number from 0 to %d."), HIGHEST_RATE);
      if (rate != NULL)
        {
          g_autoptr (JsonObject) component = NULL;

          hk_record_set_int (track, &track->restoration, (int) json_node_get_int (rate));
          component = hk_daz_pack_from_track (track, hk_daz_table_get_n_players (self));
          hk_move_learn (move, "strategy-track", component);
        }
      if (track->restoration < 0 && track->position > 0)
        {
          return hk_move_ask (move, "restoration", error,
                              _("How many spaces does each marker go back? Read the Daily Restoration Rates of the strategy tracks."));
        }
      if (track->restoration >= 0 && track->position > 0
          && (track->restoration <= track->position
              || !hk_table_follow_house_rule (HK_TABLE (self), move, "strategy-marker-waits")))
        hk_daz_track_restore (track);
    }
  hk_move_log (move, _("The markers of the strategy tracks go back."));
  return TRUE;
}

static gboolean
refill_pioneers (HkDazTable *self,
                 HkMove     *move,
                 gboolean   *done,
                 GError    **error)
{
  const int left = hk_daz_table_has_house_rule (self, "pioneers-pile-up") ? self->pioneer_tokens : 0;
  int n;

  hk_record_set_int (self, &self->pioneer_tokens, left);
  n = MIN (99, left + hk_daz_supply_take_tokens (self, move, hk_daz_table_count_refill (self)));

  hk_record_set_int (self, &self->pioneer_tokens, n);
  hk_move_log (move, _("The Pioneer Reward Zone holds %d tokens again."), n);
  return TRUE;
}

/* How many @kingdom gets: what the group has counted, else what the app counts; −1 with @error set. */
static int
get_income (HkDazTable *self,
            HkMove     *move,
            const char *param,
            int         kingdom,
            int       (*count) (HkDazTable *, int, gboolean *, HkBreakdown *),
            HkBreakdown  *breakdown,
            GError    **error)
{
  JsonArray *told = hk_move_get_array (move, hk_move_has (move, param) ? param : "counts");
  HkBreakdown *line = hk_breakdown_add (breakdown, hk_daz_table_get_name_of (self, kingdom), NULL);
  gboolean known = TRUE;
  int n;

  if (told != NULL && (guint) kingdom < json_array_get_length (told))
    {
      n = (int) json_array_get_int_element (told, (guint) kingdom);
      hk_breakdown_set_mark (line, HK_BREAKDOWN_BY_HAND);
    }
  else
    n = count (self, kingdom, &known, line);
  hk_breakdown_set_int (line, n);
  if (known)
    return n;
  if (g_str_equal (param, "tokens"))
    hk_move_ask (move, param, error, _("How many Command Tokens does each player get? Count the Command Icons to be seen."));
  else
    hk_move_ask (move, param, error, _("How many Army Cards does each player draw? Count the Army Icons to be seen."));
  return -1;
}

static gboolean
refill_tokens (HkDazTable *self,
               HkMove     *move,
               gboolean   *done,
               GError    **error)
{
  g_autoptr (HkBreakdown) breakdown = hk_breakdown_new (_("Command Tokens"), "dark-age-z/cleanup.tokens");

  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);
      const int n = get_income (self, move, "tokens", (int) i, hk_daz_income_tokens, breakdown, error);

      if (n < 0)
        return FALSE;
      hk_daz_kingdom_add_tokens (kingdom, hk_daz_supply_take_tokens (self, move, n));
      hk_move_log (move, ngettext ("%s gets %d Command Token.", "%s gets %d Command Tokens.", n), kingdom->name, n);
    }
  hk_move_set_breakdown (move, breakdown);
  return TRUE;
}

static gboolean
discard_reinforcements (HkDazTable *self,
                        HkMove     *move,
                        gboolean   *done,
                        GError    **error)
{
  int n = 0;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
      {
        HkDazZone *zone = hk_daz_table_get_zone (self, (int) i, j);

        for (int k = 0; k < hk_record_list_get_length (zone->reinforcements); k++)
          {
            HkDazReinforcement *item = hk_record_list_get (zone->reinforcements, k);

            if (item->card != NULL)
              hk_deck_discard (self->army_deck, item->card);
            n++;
          }
        hk_record_reset (zone, "reinforcements", NULL);
      }
  if (n == 0)
    hk_move_log (move, _("There are no reinforcements to discard."));
  else
    hk_move_log (move, ngettext ("%d reinforcement is discarded.", "%d reinforcements are discarded.", n), n);
  return TRUE;
}

static gboolean
discard_relics (HkDazTable *self,
                HkMove     *move,
                gboolean   *done,
                GError    **error)
{
  const guint n = self->relics_used == NULL ? 0 : g_strv_length (self->relics_used);

  for (guint i = 0; i < n; i++)
    if (self->relics_used[i][0] != '\0')
      hk_deck_discard (self->relic_deck, self->relics_used[i]);
  hk_record_reset (self, "relics-used", "last-relic", "last-relic-effect", "last-relic-player", "before-relic", "after-relic", NULL);
  if (n == 0)
    hk_move_log (move, _("There are no Relic Cards to discard."));
  else
    hk_move_log (move, ngettext ("%u used Relic Card is discarded.", "%u used Relic Cards are discarded.", n), n);
  return TRUE;
}

static gboolean
draw_cards (HkDazTable *self,
            HkMove     *move,
            gboolean   *done,
            GError    **error)
{
  g_autoptr (HkBreakdown) breakdown = hk_breakdown_new (_("Army Cards"), "dark-age-z/cleanup.draw-armies");

  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    {
      const int n = get_income (self, move, "army-cards", (int) i, hk_daz_income_cards, breakdown, error);
      guint n_drawn = 0;

      if (n < 0 || !hk_daz_draw_armies (self, move, (int) i, (guint) n, NULL, &n_drawn, error))
        return FALSE;
      hk_move_log (move, ngettext ("%s draws %u Army Card.", "%s draws %u Army Cards.", n_drawn),
                   hk_daz_table_get_name_of (self, (int) i), n_drawn);
    }
  hk_move_set_breakdown (move, breakdown);
  return TRUE;
}

/* Takes as many as @n cards that the app does not know out of a hand: which they are, their player alone
 * knows. Returns how many are still above the limit. */
static int
discard_unseen (HkDazKingdom *kingdom,
                HkMove       *move,
                int           n)
{
  int n_gone = 0;
  guint position;

  while (n_gone < n && hk_daz_kingdom_find_unknown (kingdom, &position))
    {
      hk_record_list_remove_at (kingdom->hand, position);
      n_gone++;
    }
  if (n_gone > 0)
    hk_move_log (move, ngettext ("%s discards %d Army Card.", "%s discards %d Army Cards.", n_gone), kingdom->name,
                 n_gone);
  return n - n_gone;
}

/* Players with too many cards choose which to discard, unless chance is to choose for them. */
static gboolean
limit_hands (HkDazTable *self,
             HkMove     *move,
             gboolean   *done,
             GError    **error)
{
  const gboolean at_random = hk_move_get_boolean (move, "at-random", FALSE);
  g_autoptr (HkBreakdown) hands = hk_breakdown_new (_("Army Cards in hand"), "dark-age-z/cleanup.hand-limit");
  guint n_over = 0;

  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);
      const int n_held = (int) hk_daz_kingdom_get_hand_size (kingdom);
      int due = MAX (0, n_held - HK_DAZ_HAND_LIMIT);

      if (due > 0)
        {
          hk_breakdown_add_int (hands, kingdom->name, n_held, NULL);
          due = discard_unseen (kingdom, move, due);
        }
      hk_record_set_int (kingdom, &kingdom->discard_due, at_random ? 0 : MIN (due, 99));
      if (due == 0)
        continue;
      n_over++;
      for (int j = 0; at_random && j < due; j++)
        {
          const guint position = hk_daz_pick_from_hand (move, kingdom, (int) i);

          hk_daz_table_discard_army (self, hk_daz_kingdom_get_card (kingdom, position));
          hk_record_list_remove_at (kingdom->hand, position);
        }
      if (at_random)
        hk_move_log (move, ngettext ("%s discards %d Army Card by chance.", "%s discards %d Army Cards by chance.",
                                     due), kingdom->name, due);
      else
        hk_move_log (move, ngettext ("%s has to discard %d Army Card.", "%s has to discard %d Army Cards.", due),
                     kingdom->name, due);
    }
  if (hk_breakdown_get_n_terms (hands) == 0)
    hk_move_log (move, _("Nobody holds more than %d Army Cards."), HK_DAZ_HAND_LIMIT);
  else
    hk_move_set_breakdown (move, hands);
  *done = n_over == 0 || at_random;
  return TRUE;
}

static gboolean
pass_starting_player (HkDazTable *self,
                      HkMove     *move,
                      gboolean   *done,
                      GError    **error)
{
  g_autoptr (HkBreakdown) breakdown = hk_breakdown_new (_("Starting player"), "dark-age-z/cleanup.starting-player");
  const int next = hk_daz_find_next_starting_player (self, breakdown);

  if (next == self->starting_player)
    hk_move_log (move, _("%s keeps the Starting Player Marker."), hk_daz_table_get_name_of (self, next));
  else
    /* Translators: %s: a player; %s: a player. */
    hk_move_log (move, _("%s hands the Starting Player Marker to %s."),
                 hk_daz_table_get_name_of (self, self->starting_player), hk_daz_table_get_name_of (self, next));
  hk_record_set_int (self, &self->starting_player, next);
  hk_move_set_breakdown (move, breakdown);
  return TRUE;
}

static gboolean
gather_commanders (HkDazTable *self,
                   HkMove     *move,
                   gboolean   *done,
                   GError    **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *line = NULL;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
      {
        HkDazZone *zone = hk_daz_table_get_zone (self, (int) i, j);

        if (zone->commander == NULL)
          continue;
        hk_deck_put_at_bottom (self->commander_deck, zone->commander);
        hk_record_reset (zone, "commander", "recruiter", NULL);
      }
  for (guint i = 0; self->gathering != NULL && self->gathering[i] != NULL; i++)
    hk_deck_put_at_bottom (self->commander_deck, self->gathering[i]);
  hk_record_set_strv (self, &self->gathering, NULL);
  hk_deck_shuffle (self->commander_deck, hk_move_get_random_log (move));
  if (!hk_daz_reveal_commanders (self, move, "commanders", error))
    return FALSE;
  for (guint i = 0; self->gathering != NULL && self->gathering[i] != NULL; i++)
    g_ptr_array_add (names, (gpointer) hk_daz_content_find_commander (self->gathering[i])->name);
  g_ptr_array_add (names, NULL);
  line = g_strjoinv (", ", (char **) names->pdata);
  if (self->gathering == NULL)
    hk_move_log (move, _("All commanders are shuffled: reveal the new gathering."));
  else
    hk_move_log (move, _("New commanders gather: %s."), line);
  return TRUE;
}

/* What each step may be told. */
static const char * const card_values[] = { "invasion", "boss", "name", "zombies", "hp", "power-up-zombies", "power-up-hp", "damage", "speed", NULL };
static const char * const marker_values[] = { "steps", NULL };
static const char * const rates[] = { "restoration", NULL };
static const char * const tokens[] = { "tokens", NULL };
static const char * const army_cards[] = { "army-cards", NULL };
static const char * const discards[] = { "at-random", NULL };
static const char * const gathering[] = { "commanders", NULL };

static const HkDazCleanupStep steps[HK_DAZ_N_CLEANUP_STEPS] = {
  { "cleanup-1", N_("Return all zombies"), "dark-age-z/cleanup.zombie-tokens", NULL, return_zombies },
  { "cleanup-2", N_("Reveal the next invasion card"), "dark-age-z/cleanup.next-invasion", card_values, reveal_next_card },
  { "cleanup-3", N_("Form new hordes"), "dark-age-z/cleanup.horde", NULL, form_hordes },
  { "cleanup-4", N_("Place the movement marker"), "dark-age-z/cleanup.movement-marker", marker_values, place_marker },
  { "cleanup-5", N_("Move the strategy markers back"), "dark-age-z/cleanup.restoration", rates, restore_tracks },
  { "cleanup-6", N_("Refill the Pioneer Reward Zone"), "dark-age-z/cleanup.pioneer-reward", NULL, refill_pioneers },
  { "cleanup-7", N_("Refill the command inventories"), "dark-age-z/cleanup.tokens", tokens, refill_tokens },
  { "cleanup-8", N_("Discard reinforcements"), "dark-age-z/cleanup.reinforcements", NULL, discard_reinforcements },
  { "cleanup-9", N_("Discard used Relic Cards"), "dark-age-z/cleanup.relics", NULL, discard_relics },
  { "cleanup-10", N_("Draw Army Cards"), "dark-age-z/cleanup.draw-armies", army_cards, draw_cards },
  { "cleanup-11", N_("Discard down to ten cards"), "dark-age-z/cleanup.hand-limit", discards, limit_hands },
  { "cleanup-12", N_("Hand on the Starting Player Marker"), "dark-age-z/cleanup.starting-player", NULL, pass_starting_player },
  { "cleanup-13", N_("Gather new commanders"), "dark-age-z/cleanup.commanders", gathering, gather_commanders },
};

/* Returns (nullable): the step.
 * @number: 1 to 13 */
const HkDazCleanupStep *
hk_daz_cleanup_get_step (int number)
{
  return number < 1 || number > HK_DAZ_N_CLEANUP_STEPS ? NULL : &steps[number - 1];
}
