/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-daz-cards.h"
#include "hk-daz-missions.h"
#include "hk-daz-planning.h"
#include "hk-daz-relics.h"

/* Playing a relic: who may, when, what of it counts as a command, and how the Immortal Vest undoes
 * it. What each does is in the other files on relics. */

#define IMMORTAL_VEST "immortal-vest"
#define GAZE          "gaze-of-the-dead"
#define IRON_STEED    "iron-steed"
#define MIND_READER   "mind-reader"

static const struct
{
  const char      *relic;
  HkDazRelicEffect a;
  const char      *a_part;
  HkDazRelicEffect b;
  const char      *b_part;
} effects[] = {
  { "angels-kiss", hk_daz_relic_raise, "frontiers", hk_daz_relic_play_discard, "frontiers" },
  { "apollos-eyes", hk_daz_relic_draw_four, "hands", hk_daz_relic_draw_and_play, "frontiers" },
  { "azraels-roar", hk_daz_relic_more_points, "frontiers", hk_daz_relic_fewer_points, "frontiers" },
  { "invisible-spear", hk_daz_relic_ranged, "frontiers", hk_daz_relic_skip, "frontiers" },
  { "draculas-potion", hk_daz_relic_new_commander, "frontiers", hk_daz_relic_turn_to_zombies, "frontiers" },
  { GAZE, hk_daz_relic_two_commands, "days", hk_daz_relic_marker_back, "days" },
  { "howling-hammer", hk_daz_relic_move_zombies, "frontiers", hk_daz_relic_reinforce, "frontiers" },
  { IRON_STEED, hk_daz_relic_discard_hand, "hands", hk_daz_relic_trade_hands, "hands" },
  { MIND_READER, hk_daz_relic_exchange_army, "frontiers", hk_daz_relic_take_tokens, "tokens" },
  { "star-of-dawn", hk_daz_relic_change_loyalty, "frontiers", hk_daz_relic_swap_armies, "frontiers" },
  { IMMORTAL_VEST, NULL, "hands", hk_daz_relic_points, "tokens" },
  { "titanic-essence", hk_daz_relic_take_discard, "hands", hk_daz_relic_shield, "frontiers" },
};

/* What a relic does to a part that is not kept, the group does on the table. */
static gboolean
leave_to_table (HkDazTable *self,
                HkMove     *move,
                int         player,
                GError    **error)
{
  hk_move_log (move, _("What it does is done on the table."));
  return TRUE;
}

/* With the house rule "exchange-steed-and-reader" Iron Steed and Mind Reader have each other's effects: the text of
 * the rulebook leaves open which is which. Returns (nullable): what the effect does; %NULL for the one that cancels
 * another relic.
 * @relic: the id of a relic
 * @b: whether effect B is meant */
static HkDazRelicEffect
find_effect (HkDazTable *self,
             const char *relic,
             gboolean    b)
{
  if (hk_daz_table_has_house_rule (self, "exchange-steed-and-reader"))
    {
      if (g_str_equal (relic, IRON_STEED))
        relic = MIND_READER;
      else if (g_str_equal (relic, MIND_READER))
        relic = IRON_STEED;
    }
  for (guint i = 0; i < G_N_ELEMENTS (effects); i++)
    if (g_str_equal (effects[i].relic, relic))
      return !hk_table_keeps (HK_TABLE (self), b ? effects[i].b_part : effects[i].a_part) ? leave_to_table
             : b                                                                        ? effects[i].b
                                                                                        : effects[i].a;
  return NULL;
}

/* Whether playing the relic leaves the turn as it is. */
static gboolean
is_no_command (const char *relic)
{
  return g_str_equal (relic, IMMORTAL_VEST) || g_str_equal (relic, GAZE);
}

/* A digest of the table, but for what serves the cancelling of relics. */
static char *
digest (HkDazTable *self)
{
  g_autoptr (JsonNode) node = hk_record_save_compact (self);
  g_autofree char *text = NULL;

  json_object_remove_member (json_node_get_object (node), "before-relic");
  json_object_remove_member (json_node_get_object (node), "after-relic");
  json_object_remove_member (json_node_get_object (node), "random");
  json_object_remove_member (json_node_get_object (node), "ticks");
  json_object_remove_member (json_node_get_object (node), "house-rules");
  text = json_to_string (node, FALSE);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

/* Keeps the table as it is, for a relic that cancels the one about to be played. */
static void
remember_before (HkDazTable *self)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  hk_record_reset (self, "before-relic", "after-relic", NULL);
  node = hk_record_save_compact (self);
  text = json_to_string (node, FALSE);
  hk_record_set_string (self, &self->before_relic, text);
}

static void
remember_after (HkDazTable *self)
{
  g_autofree char *sum = digest (self);

  hk_record_set_string (self, &self->after_relic, sum);
}

/* Lays the relic from the hand to those used today. */
static void
spend (HkDazTable *self,
       int         player,
       const char *relic)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);

  hk_daz_kingdom_remove_relic (kingdom, relic);
  hk_record_set_int (kingdom, &kingdom->relics_played, MIN (99, kingdom->relics_played + 1));
  hk_record_add_text (self, &self->relics_used, relic);
}

/* Ends what playing a relic began once its effect is complete: in Phase 1 it was a field command, unless the card
 * says that it is none. Returns whether it worked.
 * @player: who has played the relic
 * @relic: the id of the relic */
gboolean
hk_daz_relic_finish (HkDazTable *self,
                     HkMove     *move,
                     int         player,
                     const char *relic,
                     GError    **error)
{
  if (!hk_daz_missions_note_relic_played (self, move, player, error))
    return FALSE;
  if (is_no_command (relic) ? !hk_daz_finish_no_command (self, move, player, error)
                            : hk_daz_table_get_phase (self) == HK_DAZ_PHASE_PLANNING && !hk_daz_finish_field (self, move, player, TRUE, error))
    return FALSE;
  remember_after (self);
  return TRUE;
}

/* Whether the relic can be played in this phase, and whose turn it must be. */
static gboolean
check_time (HkDazTable       *self,
            HkMove           *move,
            const HkDazRelic *relic,
            int               player,
            GError          **error)
{
  const gboolean planning = hk_daz_table_get_phase (self) == HK_DAZ_PHASE_PLANNING;
  const gboolean rallying = hk_daz_table_get_phase (self) == HK_DAZ_PHASE_RALLYING;

  if (relic->any_time || (planning && relic->planning))
    return TRUE;
  if (rallying && relic->rallying)
    return player == self->current_player || self->current_player < 0
           || hk_move_require_rule (move, "dark-age-z/rallying.order", error, _("It is the turn of %s, not of %s."),
                                    hk_daz_table_get_name_of (self,
                                                              self->current_player), hk_daz_table_get_name_of (self,
                                                                                                               player));
  if (relic->planning && relic->rallying)
    return hk_move_require_rule (move, "dark-age-z/planning.relic-phases", error,
                                 _("%s can be played in Phase 1 or 2 only."), relic->name);
  if (relic->planning)
    return hk_move_require_rule (move, "dark-age-z/planning.relic-phases", error,
                                 _("%s can be played in Phase 1 only."), relic->name);
  return hk_move_require_rule (move, "dark-age-z/planning.relic-phases", error, _("%s can be played in Phase 2 only."),
                               relic->name);
}

static gboolean
check_holds (HkDazTable       *self,
             const HkDazRelic *relic,
             int               player,
             GError          **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);

  if (kingdom != NULL && !kingdom->barbarian && hk_daz_kingdom_has_relic (kingdom, relic->id))
    return TRUE;
  /* Translators: %s: a player; %s: a relic. */
  return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s does not hold %s."), hk_daz_table_get_name_of (self, player), relic->name);
}

/* A card that the app did not know shows itself now: the deck must not hold it any more. */
static gboolean
reveal (HkDazTable *self,
        HkMove     *move,
        int         player,
        const char *relic,
        GError    **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
  g_autofree char *drawn = NULL;

  if (hk_record_has_text (kingdom->relics, relic))
    return TRUE;
  drawn = hk_daz_draw_relic (self, move, relic, error);
  return drawn != NULL;
}

/* A relic that comes back to the hand is known from now on. */
static void
show_in_hand (HkDazTable *self,
              int         player,
              const char *relic)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);

  if (hk_record_has_text (kingdom->relics, relic))
    return;
  hk_daz_kingdom_remove_relic (kingdom, "");
  hk_daz_kingdom_add_relic (kingdom, relic);
}

/* A correction that follows a relic is no move: the relic can be cancelled all the same, and the correction stays. */
static void
correct (HkDazTable *self,
         const char *path,
         JsonNode   *value)
{
  g_autofree char *now = self->before_relic == NULL ? NULL : digest (self);
  g_autoptr (JsonNode) before = NULL;
  g_autoptr (HkTable) copy = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *text = NULL;

  if (now == NULL || g_strcmp0 (now, self->after_relic) != 0)
    return;
  copy = hk_table_copy (HK_TABLE (self));
  if (!hk_record_set_by_path (copy, path, value, NULL, NULL))
    return;
  sum = digest (HK_DAZ_TABLE (copy));
  before = json_from_string (self->before_relic, NULL);
  if (before == NULL || !hk_record_restore (copy, before, NULL))
    return;
  hk_record_set_by_path (copy, path, value, NULL, NULL);
  g_clear_pointer (&before, json_node_unref);
  before = hk_record_save_compact (copy);
  text = json_to_string (before, FALSE);
  hk_record_set_string (self, &self->before_relic, text);
  hk_record_set_string (self, &self->after_relic, sum);
}

/* What a person sets by hand: no points below 0 where the group does not play so. */
gboolean
hk_daz_table_set_by_hand (HkTable    *table,
                          HkMove     *move,
                          const char *path,
                          JsonNode   *value,
                          GError    **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  if (g_str_has_suffix (path, "/victory-points") && JSON_NODE_HOLDS_VALUE (value) && json_node_get_int (value) < 0 &&
      !hk_daz_table_has_house_rule (self, "negative-points") &&
      !hk_move_require_rule (move, "dark-age-z/ruling.points-not-below-zero", error,
                             _("Victory Points do not fall below 0.")))
    return FALSE;
  correct (self, path, value);
  return TRUE;
}

/* Immortal Vest A: the table becomes what it was before the relic just played; that relic is spent
 * all the same, and where it was a command, it was issued. */
static gboolean
cancel (HkDazTable *self,
        HkMove     *move,
        int         player,
        GError    **error)
{
  g_autofree char *now = NULL;
  g_autofree char *relic = NULL;
  g_auto (GStrv) rules = NULL;
  g_auto (GStrv) ticks = NULL;
  g_autoptr (JsonNode) before = NULL;
  const gboolean returns = hk_daz_table_has_house_rule (self, "cancelled-relic-returns");
  const int other = self->last_relic_player;

  now = self->before_relic == NULL ? NULL : digest (self);
  if (now == NULL || g_strcmp0 (now, self->after_relic) != 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no relic just played that could be cancelled."));
  if (g_strcmp0 (self->last_relic, IMMORTAL_VEST) == 0 &&
      !hk_move_require_rule (move, "dark-age-z/relic.immortal-vest", error,
                             _("One Immortal Vest cannot cancel another.")))
    return FALSE;
  if (other == player &&
      !hk_move_require_rule (move, "dark-age-z/relic.immortal-vest", error,
                             _("The Immortal Vest cancels the relic of another player.")))
    return FALSE;
  relic = g_strdup (self->last_relic);
  rules = g_strdupv (self->house_rules);
  ticks = g_strdupv (HK_TABLE (self)->ticks);
  before = json_from_string (self->before_relic, NULL);
  if (before == NULL || !hk_record_restore (self, before, error))
    return FALSE;
  /* What the group has agreed and ticked since is no move and stays. */
  hk_record_set_strv (self, &self->house_rules, (const char * const *) rules);
  hk_record_set_strv (self, &HK_TABLE (self)->ticks, (const char * const *) ticks);
  if (!reveal (self, move, other, relic, error) || !reveal (self, move, player, IMMORTAL_VEST, error))
    return FALSE;
  if (returns)
    show_in_hand (self, other, relic);
  else
    spend (self, other, relic);
  /* Translators: %s: a player; %s: a relic; %s: a player. */
  hk_move_log (move, _("%s cancels %s of %s."), hk_daz_table_get_name_of (self, player),
               hk_daz_content_find_relic (relic)->name, hk_daz_table_get_name_of (self, other));
  hk_move_cite (move, "dark-age-z/ruling.cancelled-relic");
  spend (self, player, IMMORTAL_VEST);
  if ((!returns && !hk_daz_missions_note_relic_played (self, move, other, error)) ||
      !hk_daz_missions_note_relic_played (self, move, player, error))
    return FALSE;
  if (!returns && !is_no_command (relic) && hk_daz_table_get_phase (self) == HK_DAZ_PHASE_PLANNING && !hk_daz_finish_field (self, move, other, TRUE, error))
    return FALSE;
  hk_record_reset (self, "before-relic", "after-relic", NULL);
  return TRUE;
}

static gboolean
apply_play_relic (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const char *id = hk_move_get_string (move, "relic");
  const HkDazRelic *relic = hk_daz_content_find_relic (id);
  const gboolean b = g_str_equal (hk_move_get_string (move, "effect"), "b");
  const gboolean vest = g_str_equal (id, IMMORTAL_VEST);
  int player = hk_move_get_int (move, "player", hk_daz_table_get_on_turn (self));
  HkDazRelicEffect effect;

  if (relic == NULL)
    return hk_move_ask (move, "relic", error, _("There is no relic “%s”."), id);
  if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_PLANNING && !vest &&
      !hk_daz_begin_command (self, move, !is_no_command (id), &player, error))
    return FALSE;
  if (self->question != HK_DAZ_QUESTION_NONE && !(vest && !b))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The table waits for a choice first: see what was drawn."));
  if (player < 0 && hk_table_goes_by_hand (table))
    return hk_move_ask (move, "player", error, _("Who plays the Relic Card?"));
  if (!check_holds (self, relic, player, error) || !check_time (self, move, relic, player, error))
    return FALSE;
  if (!is_no_command (id) && !hk_daz_check_marker (self, move, error))
    return FALSE;
  effect = find_effect (self, id, b);
  if (effect == NULL)
    return cancel (self, move, player, error);
  if (!reveal (self, move, player, id, error))
    return FALSE;
  remember_before (self);
  spend (self, player, id);
  hk_record_set_string (self, &self->last_relic, id);
  hk_record_set_string (self, &self->last_relic_effect, b ? "b" : "a");
  hk_record_set_int (self, &self->last_relic_player, player);
  /* Translators: %s: a player; %s: a relic. */
  hk_move_log (move, _("%s plays %s."), hk_daz_table_get_name_of (self, player), relic->name);
  if (!effect (self, move, player, error))
    return FALSE;
  if (self->question == HK_DAZ_QUESTION_NONE)
    return hk_daz_relic_finish (self, move, player, id, error);
  remember_after (self);
  return TRUE;
}

static const char * const effect_names[] = { "a", "b", NULL };
static const char * const victims[] = { "reinforcements", "commander", NULL };

static const HkParamSpec play_relic_params[] = {
  HK_DAZ_FIELD_PARAMS,
  { "relic", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The relic that is played"), N_("Relic") },
  { "effect", HK_PARAM_STRING, TRUE, 0, 0, effect_names, N_("Which of its two effects"), N_("Effect") },
  { "frontier", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("The frontier that the effect is for"), N_("Frontier"), "frontiers" },
  { "zone", HK_PARAM_INT, FALSE, 1, 5, NULL, N_("The zone that the effect is for"), N_("Zone") },
  { "loyalty", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("The kingdom that an army is to be loyal to; one’s own when left out"),
    N_("Loyal to"), "kingdoms" },
  { "frontier2", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("The second frontier: of a second army, or where zombies go"),
    N_("Second frontier"), "frontiers" },
  { "zone2", HK_PARAM_INT, FALSE, 1, 5, NULL, N_("The second zone"), N_("Second zone") },
  { "loyalty2", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("The kingdom that the second army is to be loyal to"),
    N_("Second army loyal to"), "kingdoms" },
  { "target", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("The player whom the effect is for"), N_("Player concerned"), "kingdoms" },
  { "target2", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("The second player"), N_("Second player"), "kingdoms" },
  { "count", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("How many zombies or cards; 3 when left out"), N_("How many") },
  { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The Army Card that the effect is about"), N_("Card") },
  { "hand", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Its place in the hand"), N_("Card from the hand") },
  HK_DAZ_ARMY_VALUE_PARAMS,
  { "cards", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The Army Cards drawn by hand, or nothing for one not shown"),
    N_("Cards drawn by hand") },
  { "slot", HK_PARAM_INT, FALSE, 1, 3, NULL, N_("The reinforcement slot: 1 bronze, 2 silver, 3 gold"), N_("Slot") },
  { "what", HK_PARAM_STRING, FALSE, 0, 0, victims, N_("Who is turned into zombies"), N_("Who becomes zombies") },
  { "commander", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The commander revealed by hand"), N_("Commander") },
  HK_DAZ_FOUND_RELIC_PARAM,
};

const HkMoveSpec hk_daz_relic_moves[] = {
  { "play-relic", N_("Play a Relic Card"), "dark-age-z/planning.play-relic",
    play_relic_params, G_N_ELEMENTS (play_relic_params), apply_play_relic },
};

const guint hk_daz_n_relic_moves = G_N_ELEMENTS (hk_daz_relic_moves);
