/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/content/hk-limits.h"
#include "core/record/hk-error.h"
#include "hk-common-moves.h"
#include "hk-game.h"

/* Returns the move, of the game or of those that every game has, or %NULL. Errors: %HK_ERROR_UNKNOWN.
 * @name: the name of a move */
const HkMoveSpec *
hk_game_find_move (const HkGameSpec *game,
                   const char       *name,
                   GError          **error)
{
  /* Most differ in their first letter. */
  for (guint i = 0; i < game->n_moves; i++)
    if (*game->moves[i].name == *name && g_str_equal (game->moves[i].name, name))
      return &game->moves[i];
  for (guint i = 0; i < hk_n_common_moves; i++)
    if (g_str_equal (hk_common_moves[i].name, name))
      return &hk_common_moves[i];
  /* Translators: %s: a game; %s: the id of a move. */
  g_set_error (error, HK_ERROR, HK_ERROR_UNKNOWN, _("%s has no move “%s”."), game->title, name);
  return NULL;
}

/* Returns the calculator, or %NULL. Errors: %HK_ERROR_UNKNOWN.
 * @name: the name of a calculator */
const HkCalculatorSpec *
hk_game_find_calculator (const HkGameSpec *game,
                         const char       *name,
                         GError          **error)
{
  for (guint i = 0; i < game->n_calculators; i++)
    if (g_str_equal (game->calculators[i].name, name))
      return &game->calculators[i];
  /* Translators: %s: a game; %s: the id of a calculator. */
  g_set_error (error, HK_ERROR, HK_ERROR_UNKNOWN, _("%s has no calculator “%s”."), game->title, name);
  return NULL;
}

/* Returns whether all of the words, or their parts, are in what people call the calculator.
 * @words: by g_utf8_casefold(), at least one */
gboolean
hk_game_is_sought (const HkGameSpec       *game,
                   const HkCalculatorSpec *calculator,
                   const char * const     *words)
{
  g_autofree char *name = g_strdelimit (g_strdup (calculator->name), "-", ' ');
  g_autofree char *all = g_strjoin (" ", _(calculator->title), calculator->keywords == NULL ? "" : _(calculator->keywords), name, game->title, NULL);
  g_autofree char *folded = g_utf8_casefold (all, -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (folded, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

static gboolean
check_players (const HkGameSpec *game,
               JsonObject       *setup,
               GError          **error)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  JsonArray *players = hk_content_array (setup, "players", _("the setup"), error);
  guint n;

  if (players == NULL)
    return FALSE;
  n = json_array_get_length (players);
  if (n < (guint) game->min_players || n > (guint) game->max_players)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER,
                   ngettext ("%s is for %d to %d players; there is %u.", "%s is for %d to %d players; there are %u.", n),
                   game->title, game->min_players, game->max_players, n);
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    {
      JsonNode *node = json_array_get_element (players, i);
      const char *name;
      g_autofree char *key = NULL;

      if (!JSON_NODE_HOLDS_OBJECT (node))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("A player is an object with a name."));
          return FALSE;
        }
      name = hk_content_string (json_node_get_object (node), "name", _("the players"), error);
      if (name == NULL)
        return FALSE;
      if (!hk_limits_check_name (name, error))
        return FALSE;
      key = g_utf8_casefold (name, -1);
      g_strstrip (key);
      if (key[0] == '\0')
        {
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("Player %u needs a name."), i + 1);
          return FALSE;
        }
      if (!g_hash_table_add (names, g_steal_pointer (&key)))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("Two players are called %s; the log could not tell them apart."), name);
          return FALSE;
        }
    }
  return TRUE;
}

/* @spec: a game that is being put together, for the life of the program
 * @groups: (array length=n_groups): its moves, a table in each file that has some */
void
hk_game_spec_add_moves (HkGameSpec        *spec,
                        const HkMoveGroup *groups,
                        guint              n_groups)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (HkMoveSpec));

  for (guint i = 0; i < n_groups; i++)
    g_array_append_vals (moves, groups[i].moves, *groups[i].n_moves);
  spec->n_moves = moves->len;
  spec->moves = (const HkMoveSpec *) (gpointer) g_array_free (g_steal_pointer (&moves), FALSE);
}

/* @spec: a game that is being put together, for the life of the program
 * @groups: (array length=n_groups): its calculators, a table in each file that has some */
void
hk_game_spec_add_calculators (HkGameSpec              *spec,
                              const HkCalculatorGroup *groups,
                              guint                    n_groups)
{
  g_autoptr (GArray) calculators = g_array_new (FALSE, FALSE, sizeof (HkCalculatorSpec));

  for (guint i = 0; i < n_groups; i++)
    g_array_append_vals (calculators, groups[i].calculators, *groups[i].n_calculators);
  spec->n_calculators = calculators->len;
  spec->calculators = (const HkCalculatorSpec *) (gpointer) g_array_free (g_steal_pointer (&calculators), FALSE);
}

/* Returns the house rule, or %NULL. Errors: %HK_ERROR_PARAMETER.
 * @id: the id of a house rule */
const HkHouseRuleSpec *
hk_game_find_house_rule (const HkGameSpec *game,
                         const char       *id,
                         GError          **error)
{
  for (guint i = 0; i < game->n_house_rules; i++)
    if (*game->house_rules[i].id == *id && g_str_equal (game->house_rules[i].id, id))
      return &game->house_rules[i];
  /* Translators: %s: a game; %s: the id of a house rule. */
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("%s has no house rule “%s”."), game->title, id);
  return NULL;
}

/* A house rule that the game does not know would be forgotten without a word. */
static gboolean
check_house_rules (const HkGameSpec *game,
                   JsonObject       *setup,
                   GError          **error)
{
  JsonNode *node = json_object_get_member (setup, "house");
  JsonObjectIter iter;
  const char *id;
  JsonNode *value;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return TRUE;
  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &id, &value))
    {
      if (hk_game_find_house_rule (game, id, error) == NULL)
        return FALSE;
      if (!JSON_NODE_HOLDS_VALUE (value) || json_node_get_value_type (value) != G_TYPE_BOOLEAN)
        {
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("The house rule “%s” is true or false."), id);
          return FALSE;
        }
    }
  return TRUE;
}

/* Returns whether the players are as many as the game takes, each with a name of their own, and the options are as
 * the game has them. Errors: %HK_ERROR_PARAMETER. */
gboolean
hk_game_check_setup (const HkGameSpec *game,
                     JsonObject       *setup,
                     GError          **error)
{
  return check_players (game, setup, error)
         && hk_move_check_params (game->title, setup, game->options, game->n_options, game->keep == NULL ? "players" : "players|keep", error)
         && check_house_rules (game, setup, error);
}

/* Returns (transfer full): the result, or %NULL. Errors: %HK_ERROR_UNKNOWN or %HK_ERROR_PARAMETER.
 * @name: the name of a calculator
 * @breakdown: (out) (transfer full) (optional): how the result came about */
JsonNode *
hk_game_calculate (const HkGameSpec *game,
                   const char       *name,
                   JsonObject       *params,
                   HkBreakdown     **breakdown,
                   GError          **error)
{
  const HkCalculatorSpec *calculator = hk_game_find_calculator (game, name, error);
  g_autoptr (HkMove) query = NULL;
  g_autoptr (HkBreakdown) local = NULL;
  JsonNode *result;

  if (calculator == NULL
      || !hk_move_check_params (name, params, calculator->params, calculator->n_params, NULL, error))
    return NULL;
  query = hk_move_new (name, params);
  result = calculator->run (query, &local, error);
  if (breakdown != NULL)
    *breakdown = g_steal_pointer (&local);
  return result;
}
