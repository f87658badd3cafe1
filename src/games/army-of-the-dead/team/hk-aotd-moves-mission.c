/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/content/hk-aotd-setup.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-actions.h"
#include "hk-aotd-survivor-moves.h"
#include "hk-aotd-team.h"

/* What the mission brings that nobody has entered before it began (book, pages 8, 23 and 28). */

/* The name as it was typed, or @fallback. */
static char *
read_name (HkMove     *move,
           const char *fallback)
{
  const char *typed = hk_move_get_string (move, "name");
  char *name = g_strstrip (g_strdup (typed == NULL ? "" : typed));

  if (name[0] == '\0')
    g_set_str (&name, fallback);
  return name;
}

static gboolean
apply_add_objective (HkTable *table,
                     HkMove  *move,
                     GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  g_autofree char *name = read_name (move, "");
  const char *kill_type = hk_move_get_string (move, "kill-type");
  const int survivor = hk_move_get_int (move, "survivor", -1);
  g_autoptr (HkAotdObjective) objective = NULL;

  if (name[0] == '\0')
    return hk_move_ask (move, "name", error, _("What has to be done?"));
  if (survivor >= 0 && hk_aotd_find_survivor (self, survivor, error) == NULL)
    return FALSE;
  objective = g_object_new (HK_TYPE_AOTD_OBJECTIVE, "name", name, "survivor", survivor, "needed", hk_move_get_int (move, "needed", 1),
                            "kill-type", kill_type, "adrenaline", hk_move_get_int (move, "adrenaline", 0),
                            "optional", hk_move_get_boolean (move, "optional", FALSE), "so-far", hk_move_get_boolean (move, "so-far", FALSE), NULL);
  hk_record_list_append (self->objectives, objective);
  if (survivor >= 0)
    hk_aotd_team_learn_goal (move, hk_aotd_table_get_survivor (self, survivor)->id, name, objective->needed, kill_type, NULL);
  hk_move_log (move, _("A new Objective: “%s”."), name);
  return TRUE;
}

static gboolean
apply_add_spawn (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const char *kind = hk_move_get_string (move, "kind");
  g_autofree char *name = NULL;
  gboolean sleeps;

  if (kind == NULL)
    return hk_move_ask (move, "kind", error, _("Which token marks the Spawn Zone?"));
  if (hk_record_list_get_length (self->spawns) >= 12)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There are twelve Spawn Zones already."));
  sleeps = g_str_equal (kind, "blue") || g_str_equal (kind, "green");
  name = read_name (move, hk_aotd_setup_name_spawn (kind));
  hk_aotd_setup_add_spawn (self, name, kind, !sleeps, 0);
  hk_move_log (move, sleeps ? _("A Spawn Zone that sleeps: %s.") : _("A new Spawn Zone: %s."), name);
  return TRUE;
}

static const HkParamSpec objective_params[] = {
  { "name", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("What has to be done"), N_("What has to be done") },
  { "needed", HK_PARAM_INT, FALSE, 1, 10, NULL, N_("How often it has to be done; once when left out"), N_("How Often") },
  { "survivor", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Whose Personal Objective it is"), N_("Personal Objective of"), "survivors" },
  { "kill-type", HK_PARAM_STRING, FALSE, 0, 0, hk_aotd_kill_types, N_("The Zombies whose kills it counts"), N_("It Counts") },
  { "adrenaline", HK_PARAM_INT, FALSE, 0, 10, NULL, N_("Adrenaline Points for whoever takes its token"), N_("Adrenaline Points") },
  { "optional", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the mission is won without it"), N_("Not Needed to Win") },
  { "so-far", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether others may follow, so that the group is asked before the mission is won"), N_("Others May Follow") },
};

static const HkParamSpec spawn_params[] = {
  { "kind", HK_PARAM_STRING, FALSE, 0, 0, hk_aotd_spawn_kinds, N_("Which token marks it"), N_("Kind") },
  { "name", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Where it lies"), N_("Where It Lies") },
};

const HkMoveSpec hk_aotd_mission_moves[] = {
  { "add-objective", N_("Add an Objective"), "army-of-the-dead/setup.objectives", objective_params, G_N_ELEMENTS (objective_params), apply_add_objective },
  { "add-spawn", N_("Add a Spawn Zone"), "army-of-the-dead/setup.spawns", spawn_params, G_N_ELEMENTS (spawn_params), apply_add_spawn },
};

const guint hk_aotd_n_mission_moves = G_N_ELEMENTS (hk_aotd_mission_moves);
