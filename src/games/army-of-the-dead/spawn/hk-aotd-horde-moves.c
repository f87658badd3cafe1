/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-horde.h"

/* Zombies that come and go, the Noise and the Spawn Zones by hand. */

static const char * const types[] = { "shambler", "alpha", "valentine", "queen", "zeus", NULL };

static gboolean
apply_place_zombies (HkTable *table,
                     HkMove  *move,
                     GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const char *type = hk_move_get_string (move, "type");
  const int count = hk_move_get_int (move, "count", 1);
  const char *reason = hk_move_get_string (move, "reason");
  g_autofree char *text = hk_aotd_zombie_count (type, hk_aotd_is_abomination (type) ? 1 : MIN (count, hk_aotd_table_get_pool (self, type)));

  if (hk_aotd_is_abomination (type) && hk_aotd_table_get_pool (self, type) == 0)
    {
      HkAotdAbomination *abomination = hk_aotd_table_get_abomination (self, type);

      if (hk_aotd_table_get_on_board (self, type) > 0)
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("This Abomination is on the board already."));
      if (!hk_move_require_rule (move, "army-of-the-dead/spawn.abominations", error,
                                 _("An Abomination spawns only once in a mission.")))
        return FALSE;
      if (abomination == NULL)
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no such Abomination in this mission."));
      hk_record_set_enum (abomination, &abomination->place, HK_AOTD_PLACE_BOX);
    }
  if (hk_aotd_is_abomination (type) || hk_aotd_table_get_pool (self, type) > 0)
    {
      if (reason == NULL)
        hk_move_log (move, _("On the board: %s."), text);
      else
        /* Translators: %s: what stands there; %s: why. */
        hk_move_log (move, _("On the board: %s (%s)."), text, reason);
    }
  else
    hk_aotd_table_log_none_left (move, hk_move_get_string (move, "where"), type, count);
  hk_aotd_table_place (self, move, type, count);
  return TRUE;
}

static gboolean
apply_remove_zombies (HkTable *table,
                      HkMove  *move,
                      GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const char *type = hk_move_get_string (move, "type");
  const int count = hk_move_get_int (move, "count", 1);
  g_autofree char *text = hk_aotd_zombie_count (type, count);

  if (count > hk_aotd_table_get_on_board (self, type))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("So many of them are not on the board."));
  if (hk_aotd_is_abomination (type))
    {
      HkAotdAbomination *abomination = hk_aotd_table_get_abomination (self, type);

      hk_record_set_enum (abomination, &abomination->place, HK_AOTD_PLACE_BOX);
      hk_record_set_boolean (abomination, &abomination->trapped, FALSE);
    }
  else
    hk_aotd_table_remove (self, type, count);
  hk_move_log (move, _("Back in the box: %s."), text);
  return TRUE;
}

static gboolean
apply_zeus_appears (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  if (hk_aotd_table_place_zeus (HK_AOTD_TABLE (table), move))
    return TRUE;
  return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Zeus has been on the board already."));
}

static gboolean
apply_noise (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const char *where = hk_move_get_string (move, "where");
  const int tokens = hk_move_get_int (move, "sleepers", 0);

  if (where[0] == '\0')
    return hk_move_ask (move, "where", error, _("Where does the Noise token go?"));
  hk_aotd_table_name_zone (self, where);
  hk_aotd_table_make_noise (self, move, where);
  return tokens == 0 || hk_aotd_table_wake (self, move, tokens, hk_move_get_array (move, "values"), error);
}

static gboolean
apply_open_spawn (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const char *colour = hk_move_get_string (move, "colour");
  const gboolean now = hk_move_get_boolean (move, "now", FALSE);
  HkAotdSpawn *spawn;

  if (colour != NULL)
    {
      hk_aotd_table_open_spawns (self, move, colour, now);
      if (hk_move_get_logged (move) != NULL)
        return TRUE;
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("No Spawn Zone of that colour sleeps."));
    }
  spawn = hk_aotd_table_get_spawn (self, hk_move_get_int (move, "zone", -1));
  if (spawn == NULL)
    return hk_move_ask (move, "zone", error, _("Which Spawn Zone opens?"));
  if (spawn->open)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Zombies come at %s already."), spawn->name);
  if (g_strcmp0 (spawn->kind, "zeus") == 0 && hk_aotd_table_get_abomination (self, "zeus")->place != HK_AOTD_PLACE_BOX
      && !hk_move_require_rule (move, "army-of-the-dead/spawn.zeus-zone", error,
                                _("The Zeus Spawn token left the game when Zeus came.")))
    return FALSE;
  hk_record_set_boolean (spawn, &spawn->open, TRUE);
  hk_record_set_int (spawn, &spawn->from_round, hk_aotd_table_get_first_round (self, move, now));
  hk_move_log (move, _("The Spawn Zone %s opens; Zombies come from round %d on."), spawn->name, spawn->from_round);
  return TRUE;
}

static const HkParamSpec place_params[] = {
  { "type", HK_PARAM_STRING, TRUE, 0, 0, types, N_("The type of Zombies"), N_("Type of Zombies") },
  { "count", HK_PARAM_INT, FALSE, 1, 30, NULL, N_("How many; one when left out"), N_("How many") },
  { "where", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("In which Zone, in words"), N_("Zone") },
  { "reason", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Why, for the log"), N_("Why") },
};

static const HkParamSpec remove_params[] = {
  { "type", HK_PARAM_STRING, TRUE, 0, 0, types, N_("The type of Zombies"), N_("Type of Zombies") },
  { "count", HK_PARAM_INT, FALSE, 1, 30, NULL, N_("How many; one when left out"), N_("How many") },
};

static const HkParamSpec noise_params[] = {
  { "where", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("Where the Noise token goes, in words"), N_("Where") },
  { "sleepers", HK_PARAM_INT, FALSE, 0, 30, NULL, N_("Sleeper tokens that wake up there and in adjacent Zones"), N_("Sleeper tokens") },
  { "values", HK_PARAM_INTS, FALSE, 1, 4, NULL, N_("What is on the tokens, when they are turned by hand"), N_("What the tokens show") },
};

static const HkParamSpec open_params[] = {
  { "colour", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The colour of the Spawn Zones, such as blue"), N_("Colour") },
  { "zone", HK_PARAM_INT, FALSE, 0, 11, NULL, N_("Which Spawn Zone"), N_("Spawn Zone"), "spawns" },
  { "now", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether Zombies come in this round already"), N_("In this round already") },
};

const HkMoveSpec hk_aotd_horde_moves[] = {
  { "place-zombies", N_("Place Zombies"), "army-of-the-dead/spawn.running-out", place_params, G_N_ELEMENTS (place_params), apply_place_zombies },
  { "remove-zombies", N_("Take Zombies off the Board"), NULL, remove_params, G_N_ELEMENTS (remove_params), apply_remove_zombies },
  { "zeus-appears", N_("Zeus Appears"), "army-of-the-dead/spawn.zeus-zone", NULL, 0, apply_zeus_appears },
  { "noise", N_("Move the Noise Token"), "army-of-the-dead/noise.token", noise_params, G_N_ELEMENTS (noise_params), apply_noise },
  { "open-spawn", N_("Open a Spawn Zone"), "army-of-the-dead/spawn.coloured", open_params, G_N_ELEMENTS (open_params), apply_open_spawn },
};

const guint hk_aotd_n_horde_moves = G_N_ELEMENTS (hk_aotd_horde_moves);
