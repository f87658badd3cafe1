/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-by-hand.h"
#include "hk-common-moves.h"
#include "hk-table.h"

/* The moves that every game has: the group decides, ticks and notes. */

static char *
to_text (JsonNode *node)
{
  if (!JSON_NODE_HOLDS_VALUE (node))
    return g_strdup (_("nothing"));
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return g_strdup_printf (_("“%s”"), json_node_get_string (node));
  if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return g_strdup (json_node_get_boolean (node) ? _("yes") : _("no"));
  /* Translators: a number below 0 */
  return json_node_get_int (node) < 0 ? g_strdup_printf (_("−%d"), (int) -json_node_get_int (node)) : json_to_string (node, FALSE);
}

/* Says what the value at @path was and what it is; of what not everybody sees at the table only what it is called.
 * @shown: whether everybody sees both */
static void
say_set (HkTable    *table,
         HkMove     *move,
         const char *path,
         JsonNode   *old,
         JsonNode   *value,
         gboolean    shown)
{
  g_autofree char *whose = NULL;
  const char *title = hk_record_describe_path (table, path, &whose);
  const char *known = title != NULL ? title : whose;
  g_autofree char *before = to_text (old);
  g_autofree char *after = to_text (value);
  const gboolean is_plain = shown && !JSON_NODE_HOLDS_ARRAY (value) && !JSON_NODE_HOLDS_OBJECT (value)
                            && !JSON_NODE_HOLDS_ARRAY (old) && !JSON_NODE_HOLDS_OBJECT (old);

  if (!is_plain && title != NULL && whose != NULL)
    /* Translators: %s: a person or a thing of the table; %s: what of it. */
    hk_move_log (move, _("By hand: %s’s %s."), whose, title);
  else if (!is_plain && known != NULL)
    /* Translators: %s: what is changed. */
    hk_move_log (move, _("By hand: %s."), known);
  else if (!is_plain)
    hk_move_log (move, _("By hand: something on the table."));
  else if (title != NULL && whose != NULL)
    /* Translators: %s: a person or a thing of the table; %s: what of it; %s: what it was; %s: what it is now. */
    hk_move_log (move, _("By hand: %s’s %s: %s → %s"), whose, title, before, after);
  else if (known != NULL)
    /* Translators: %s: what is changed; %s: what it was; %s: what it is now. */
    hk_move_log (move, _("By hand: %s: %s → %s"), known, before, after);
  else
    /* Translators: %s: what something on the table was; %s: what it is now. */
    hk_move_log (move, _("By hand: %s → %s"), before, after);
}

static gboolean
apply_set (HkTable *table,
           HkMove  *move,
           GError **error)
{
  const char *path = hk_move_get_string (move, "path");
  JsonNode *value = json_object_get_member (hk_move_get_params (move), "value");
  g_autoptr (JsonNode) old = NULL;
  gboolean was_public;

  if (g_str_equal (path, "random") || g_str_equal (path, "ticks") || g_str_equal (path, "parts-kept") || g_str_has_prefix (path, "hand-"))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” is not for setting by hand."), path);
      return FALSE;
    }
  if (!hk_table_keeps_field (table, path))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("“%s” belongs to a part of the game that is not kept."), path);
  if (HK_TABLE_FUNCS (table)->set_by_hand != NULL &&
      !HK_TABLE_FUNCS (table)->set_by_hand (table, move, path, value, error))
    return FALSE;
  was_public = hk_table_is_public (table, path);
  if (!hk_record_set_by_path (table, path, value, &old, error) || !hk_table_check (table, error))
    return FALSE;
  say_set (table, move, path, old, value, was_public && hk_table_is_public (table, path));
  return TRUE;
}

static gboolean
apply_tick (HkTable *table,
            HkMove  *move,
            GError **error)
{
  const char *id = hk_move_get_string (move, "step");
  const gboolean done = hk_move_get_boolean (move, "done", TRUE);
  g_autoptr (GPtrArray) steps = hk_table_list_steps (table);

  for (guint i = 0; i < steps->len; i++)
    {
      HkStep *step = g_ptr_array_index (steps, i);

      if (!g_str_equal (hk_step_get_id (step), id))
        continue;
      hk_table_set_ticked (table, id, done);
      if (done)
        hk_move_log (move, _("Ticked by hand: %s."), hk_step_get_title (step));
      else
        hk_move_log (move, _("No longer ticked: %s."), hk_step_get_title (step));
      return TRUE;
    }
  g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The checklist has no step “%s”."), id);
  return FALSE;
}

static gboolean
apply_note (HkTable *table,
            HkMove  *move,
            GError **error)
{
  g_autofree char *text = g_strdup (hk_move_get_string (move, "text"));

  if (g_strstrip (text)[0] == '\0')
    return hk_move_ask (move, "text", error, _("A note needs some text."));
  hk_move_log (move, _("Note: %s"), text);
  return TRUE;
}

static gboolean
apply_house_rule (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  const char *id = hk_move_get_string (move, "id");
  const gboolean on = hk_move_get_boolean (move, "on", TRUE);
  const HkHouseRuleSpec *spec = hk_game_find_house_rule (hk_table_get_game (table), id, error);
  g_auto (GStrv) rules = spec == NULL ? NULL : hk_table_list_house_rules (table);
  g_autoptr (JsonNode) value = NULL;
  JsonArray *kept;

  if (spec == NULL)
    return FALSE;
  if (on == g_strv_contains ((const char * const *) rules, id))
    {
      g_set_error_literal (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, on ? _("This house rule is on already.") : _("This house rule is off already."));
      return FALSE;
    }
  kept = json_array_new ();
  for (guint i = 0; rules[i] != NULL; i++)
    if (!g_str_equal (rules[i], id))
      json_array_add_string_element (kept, rules[i]);
  if (on)
    json_array_add_string_element (kept, id);
  value = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (value, kept);
  if (!hk_record_set_by_path (table, "house-rules", value, NULL, error))
    return FALSE;
  hk_move_cite (move, spec->rule);
  if (on)
    /* Translators: %s: what is played from now on. */
    hk_move_log (move, _("House rule on: %s."), _(spec->title));
  else
    /* Translators: %s: what is no longer played. */
    hk_move_log (move, _("House rule off: %s."), _(spec->title));
  return TRUE;
}

static const HkParamSpec set_params[] = {
  { "path", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("Where the value is, such as kingdoms/1/victory-points"), N_("Where") },
  { "value", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("The new value"), N_("New value") },
};

static const HkParamSpec tick_params[] = {
  { "step", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The id of a step of the checklist"), N_("Step") },
  { "done", HK_PARAM_BOOLEAN, FALSE, 0, 0, NULL, N_("Whether it is done; true when left out"), N_("Done") },
};

static const HkParamSpec note_params[] = {
  { "text", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("What to remember"), N_("Text") },
};

static const HkParamSpec house_rule_params[] = {
  { "id", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The id of a house rule of the game"), N_("House Rule") },
  { "on", HK_PARAM_BOOLEAN, FALSE, 0, 0, NULL, N_("Whether it is played; true when left out"), N_("On") },
};

static const HkParamSpec keep_params[] = {
  { "parts", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("“everything”, “arithmetic”, “phases” or the ids of the parts that are kept from now on"), N_("How Much to Keep") },
  { "values", HK_PARAM_OBJECT, FALSE, 0, 999, NULL, N_("How the parts that are taken up stand: numbers by their place, as the move “set” has it"), N_("Where It Stands Now") },
};

static const char * const outcomes[] = { "won", "lost", NULL };

static const HkParamSpec end_params[] = {
  { "outcome", HK_PARAM_STRING, FALSE, 0, 0, outcomes, N_("How the game ends for all, where they play together"), N_("Outcome") },
  { "scores", HK_PARAM_INTS, FALSE, -999, 999, NULL, N_("The points of the players in the order of the seats, where they are not kept"), N_("Points") },
  { "winners", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The seats of those who have won, from 0, where it is not points that decide"), N_("Winners") },
};

const HkMoveSpec hk_common_moves[] = {
  { "set", N_("Set by Hand"), NULL, set_params, G_N_ELEMENTS (set_params), apply_set },
  { "tick", N_("Tick a Step"), NULL, tick_params, G_N_ELEMENTS (tick_params), apply_tick },
  { "note", N_("Add a Note"), NULL, note_params, G_N_ELEMENTS (note_params), apply_note },
  { "house-rule", N_("House Rule"), NULL, house_rule_params, G_N_ELEMENTS (house_rule_params), apply_house_rule },
  { "keep", N_("How Much to Keep"), NULL, keep_params, G_N_ELEMENTS (keep_params), hk_keep_apply },
  { "phase-done", N_("The Phase Is Done"), NULL, NULL, 0, hk_by_hand_apply_phase_done },
  { "end-game", N_("End the Game"), NULL, end_params, G_N_ELEMENTS (end_params), hk_by_hand_apply_end },
};

const guint hk_n_common_moves = G_N_ELEMENTS (hk_common_moves);
