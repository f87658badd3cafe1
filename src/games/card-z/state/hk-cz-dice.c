/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "hk-cz-dice.h"

/* Rolls of Locations, and dice that the app or the group rolls (Dice). */

/* Returns whether the text is a roll. Errors: %HK_ERROR_PARAMETER.
 * @text: (nullable): such as "d6", "3d6", "2d6-2" or a number alone
 * @roll: (out): the roll */
gboolean
hk_cz_roll_parse (const char *text,
                  HkCzRoll   *roll,
                  GError    **error)
{
  static gsize regex = 0;
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *count = NULL;
  g_autofree char *modifier = NULL;
  g_autofree char *fixed = NULL;

  if (g_once_init_enter (&regex))
    g_once_init_leave (&regex, (gsize) g_regex_new ("^\\s*(?:([1-6])?[dD]6\\s*([+\\-−]\\s*[0-9]{1,2})?|([0-9]{1,2}))\\s*$", 0, 0, NULL));
  if (text == NULL || !g_regex_match ((GRegex *) regex, text, 0, &match))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” is no roll such as d6, 3d6 or 2d6-2."), text == NULL ? "" : text);
  count = g_match_info_fetch (match, 1);
  modifier = g_match_info_fetch (match, 2);
  fixed = g_match_info_fetch (match, 3);
  *roll = (HkCzRoll) { 0, 0 };
  if (fixed != NULL && fixed[0] != '\0')
    {
      roll->modifier = (int) g_ascii_strtoll (fixed, NULL, 10);
      return TRUE;
    }
  roll->count = count == NULL || count[0] == '\0' ? 1 : count[0] - '0';
  if (modifier != NULL && modifier[0] != '\0')
    {
      const int amount = (int) g_ascii_strtoll (modifier + strcspn (modifier, "0123456789"), NULL, 10);

      roll->modifier = modifier[0] == '+' ? amount : -amount;
    }
  return TRUE;
}

/* Returns what the roll comes to, which is never less than nothing. */
static int
clamp_roll (const HkCzRoll *roll,
            int             sum)
{
  return MAX (0, sum + roll->modifier);
}

static int
clamp_value (int      value,
             gpointer roll)
{
  return clamp_roll (roll, value);
}

/* Returns (transfer full): how likely each result is. */
HkDistribution *
hk_cz_roll_get_distribution (const HkCzRoll *roll)
{
  g_autoptr (HkDistribution) die = hk_distribution_new_uniform (1, 6);
  g_autoptr (HkDistribution) sum = roll->count == 0 ? hk_distribution_new_constant (0) : hk_distribution_repeat (die, (guint) roll->count);

  return hk_distribution_map (sum, clamp_value, (gpointer) roll);
}

/* Whether a value is a whole number from @lowest to @highest. */
static gboolean
read_number (JsonNode *node,
             int       lowest,
             int       highest,
             int      *number)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64
      || json_node_get_int (node) < lowest || json_node_get_int (node) > highest)
    return FALSE;
  *number = (int) json_node_get_int (node);
  return TRUE;
}

static gboolean
ask_for_dice (HkMove     *move,
              const char *param,
              guint       n,
              int         lowest,
              int         highest,
              GError    **error)
{
  return hk_move_ask (move, param, error,
                      ngettext ("Roll %u die: what does it show, from %d to %d?", "Roll %u dice: what does each show, from %d to %d?", n),
                      n, lowest, highest);
}

/* The dice of @param: a number or a list of numbers. */
static gboolean
read_told (HkMove     *move,
           const char *param,
           guint       n,
           int         lowest,
           int         highest,
           GArray     *values,
           GError    **error)
{
  JsonArray *array = hk_move_get_array (move, param);
  const guint n_told = array == NULL ? 1 : json_array_get_length (array);

  if (n_told != n)
    return ask_for_dice (move, param, n, lowest, highest, error);
  for (guint i = 0; i < n; i++)
    {
      int value;

      if (!read_number (array == NULL ? hk_move_get_node (move, param) : json_array_get_element (array, i), lowest, highest, &value))
        return ask_for_dice (move, param, n, lowest, highest, error);
      g_array_append_val (values, value);
    }
  return TRUE;
}

/* Rolls dice, or takes those that the group has rolled. Where the group rolls all dice it is asked for them. Returns
 * whether they are known. Errors: %HK_ERROR_PARAMETER.
 * @param: the parameter by which the group tells the dice: a list, or a number when there is one
 * @lowest: the lowest face: 0 of a d10, 1 of a d6
 * @highest: the highest face: 9 of a d10, 6 of a d6
 * @values: (element-type int): what was rolled is added to it */
gboolean
hk_cz_table_roll_dice (HkCzTable  *self,
                       HkMove     *move,
                       const char *param,
                       guint       n,
                       int         lowest,
                       int         highest,
                       GArray     *values,
                       GError    **error)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  if (hk_move_has (move, param))
    return read_told (move, param, n, lowest, highest, values, error);
  if (n == 0)
    return TRUE;
  if (hk_cz_table_rolls_by_hand (self))
    return ask_for_dice (move, param, n, lowest, highest, error);
  for (guint i = 0; i < n; i++)
    {
      const int value = lowest + (int) hk_move_pick (move, (guint32) (highest - lowest + 1));

      g_array_append_val (values, value);
    }
  return TRUE;
}

/* Rolls one die, or takes the one that the group has rolled. Returns whether it is known. Errors:
 * %HK_ERROR_PARAMETER.
 * @param: the parameter by which the group tells the die
 * @lowest: the lowest face: 0 of a d10, 1 of a d6
 * @highest: the highest face: 9 of a d10, 6 of a d6
 * @value: (out): what was rolled */
gboolean
hk_cz_table_roll_die (HkCzTable  *self,
                      HkMove     *move,
                      const char *param,
                      int         lowest,
                      int         highest,
                      int        *value,
                      GError    **error)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (int));

  if (!hk_cz_table_roll_dice (self, move, param, 1, lowest, highest, values, error))
    return FALSE;
  *value = g_array_index (values, int, 0);
  return TRUE;
}

/* Makes the roll of a Location. Of a card that is not known the group tells what its roll comes to. Returns whether
 * it is known. Errors: %HK_ERROR_PARAMETER.
 * @param: the parameter by which the group tells the dice as a list, or what the roll comes to as a number
 * @roll: (nullable): the roll that a card prints; %NULL when it is not known
 * @value: (out): what it comes to */
gboolean
hk_cz_table_roll (HkCzTable  *self,
                  HkMove     *move,
                  const char *param,
                  const char *roll,
                  int        *value,
                  GError    **error)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (int));
  HkCzRoll parsed;
  int sum = 0;

  if (hk_move_has (move, param) && hk_move_get_array (move, param) == NULL)
    {
      *value = 0;
      /* What was not a number was taken for 0 once, and stays so where it was played. */
      return read_number (hk_move_get_node (move, param), 0, HK_CZ_MOST_ROLLED, value) || hk_move_is_replay (move)
             || hk_move_ask (move, param, error, _("What does the roll come to? A whole number from 0 to %d."), HK_CZ_MOST_ROLLED);
    }
  if (roll == NULL)
    return hk_move_ask (move, param, error, _("What does the roll of the card come to?"));
  if (!hk_cz_roll_parse (roll, &parsed, error)
      || !hk_cz_table_roll_dice (self, move, param, (guint) parsed.count, 1, 6, values, error))
    return FALSE;
  for (guint i = 0; i < values->len; i++)
    sum += g_array_index (values, int, i);
  *value = clamp_roll (&parsed, sum);
  return TRUE;
}

static int
negate (int      value,
        gpointer user_data)
{
  return -value;
}

/* Tells how lucky the roll of a card was, rolled or told; nothing where it is not known.
 * @text: (nullable): the roll that the card prints
 * @player: whose luck it is; -1 all together
 * @title: N_() marked; kept
 * @value: what it came to
 * @more_is_lucky: whether more is luckier than less */
void
hk_cz_roll_note_luck (const char *text,
                      HkMove     *move,
                      int         player,
                      const char *title,
                      int         value,
                      gboolean    more_is_lucky)
{
  g_autoptr (HkDistribution) expected = NULL;
  HkCzRoll roll;

  if (!hk_move_collects_chances (move) || text == NULL || !hk_cz_roll_parse (text, &roll, NULL) || roll.count == 0)
    return;
  expected = hk_cz_roll_get_distribution (&roll);
  if (hk_distribution_get_exactly (expected, value) > 0)
    hk_move_add_chance (move, player, title, more_is_lucky ? value : -value,
                        more_is_lucky ? hk_distribution_ref (expected) : hk_distribution_map (expected, negate, NULL));
}
