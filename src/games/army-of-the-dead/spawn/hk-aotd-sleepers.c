/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "hk-aotd-horde.h"
#include "hk-aotd-sleepers.h"

/* The thirty Sleeper tokens: each is turned once. */

/* Fewer Zombies are luckier. */
static int
read_token (const char *id,
            gpointer    user_data)
{
  return -(int) g_ascii_strtoll (id, NULL, 10);
}

/* Turns a Sleeper token up and takes it off the board. Returns how many Shamblers it shows, 1 to 4; 0 on an error.
 * Errors: %HK_ERROR_IMPOSSIBLE or %HK_ERROR_PARAMETER.
 * @value: what is on the token, 1 to 4, when it is turned by hand; 0 to let the app turn one */
int
hk_aotd_table_turn_sleeper (HkAotdTable *self,
                            HkMove      *move,
                            int          value,
                            GError     **error)
{
  g_autofree char *id = value == 0 ? NULL : g_strdup_printf ("%d", value);

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), 0);

  if (self->sleepers == 0 && !hk_move_require_rule (move, "army-of-the-dead/sleepers.wake", error,
                                                    _("No Sleeper token is left on the board.")))
    return 0;
  if (id == NULL && self->cards_by == HK_BY_HAND)
    {
      /* Which of them it is depends on the move. */
      hk_move_ask (move, g_str_equal (hk_move_get_name (move), "eliminate-sleepers") ? "value" : "values", error,
                   _("Turn the Sleeper token up: what is on it?"));
      return 0;
    }
  if (id == NULL)
    id = hk_deck_draw (self->sleeper_bag, hk_move_get_random_log (move), error);
  else if (!hk_deck_take (self->sleeper_bag, id, NULL))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("All Sleeper tokens with %d have been turned before."), value);
      return 0;
    }
  if (id == NULL)
    return 0;
  hk_move_add_drawn (move, -1, N_("Zombies under the Sleeper tokens"), self->sleeper_bag, id, read_token, NULL);
  hk_deck_discard (self->sleeper_bag, id);
  hk_record_set_int (self, &self->sleepers, MAX (0, self->sleepers - 1));
  return (int) g_ascii_strtoll (id, NULL, 10);
}

/* Returns (transfer full) (nullable): where the tokens of @move lie, as far as it is entered. A noise also wakes those beside it. */
static char *
describe_zone (HkMove *move)
{
  const char *where = hk_move_get_string (move, "where");

  if (where == NULL || where[0] == '\0')
    return NULL;
  /* Translators: %s: a Zone; what follows has happened there or beside it. */
  return g_str_equal (hk_move_get_name (move), "wake-sleepers") ? g_strdup (where) : g_strdup_printf (_("Around %s"), where);
}

/* One token wakes: its Shamblers are placed, where those on the board are counted, or all activate when the box holds too few (page 18). A second
 * shortage of the same move may cause no further Activation, by a house rule. */
static void
wake_one (HkAotdTable *self,
          HkMove      *move,
          int          value,
          gboolean    *short_before)
{
  g_autofree char *zone = describe_zone (move);
  const gboolean counts = hk_table_keeps (HK_TABLE (self), "rounds");
  gboolean again;

  if (!counts || value <= hk_aotd_table_get_pool (self, "shambler"))
    {
      if (counts)
        hk_record_set_int (self, &self->shamblers, self->shamblers + value);
      hk_move_log (move, ngettext ("A Sleeper token wakes up: %d Shambler.", "A Sleeper token wakes up: %d Shamblers.",
                                   value), value);
      return;
    }
  again = *short_before && hk_aotd_decide (self, move, "sleepers-one-activation");
  *short_before = TRUE;
  if (hk_aotd_decide (self, move, "sleeper-rest"))
    {
      if (again)
        value = hk_aotd_table_get_pool (self, "shambler");
      if (value > 0 && hk_aotd_table_get_pool (self, "shambler") == 0)
        hk_aotd_table_log_none_left (move, zone, "shambler", value);
      hk_aotd_table_place (self, move, "shambler", value);
      return;
    }
  if (zone == NULL)
    hk_move_log (move, ngettext ("A Sleeper token with %d Shambler is taken away: the box holds too few.",
                                 "A Sleeper token with %d Shamblers is taken away: the box holds too few.", value), value);
  else
    /* Translators: %s: a Zone. */
    hk_move_log (move, ngettext ("%s: a Sleeper token with %d Shambler is taken away, and the box holds too few.",
                                 "%s: a Sleeper token with %d Shamblers is taken away, and the box holds too few.", value), zone, value);
  if (!again)
    hk_aotd_table_queue_activation (self, move, "shambler", NULL, FALSE);
}

/* Turns Sleeper tokens up and places their Shamblers, who do nothing in this phase. Where the box holds too few for
 * a token nobody is placed, and all Shamblers activate once more. Returns whether it worked. Errors:
 * %HK_ERROR_IMPOSSIBLE or %HK_ERROR_PARAMETER.
 * @tokens: how many Sleeper tokens wake up
 * @values: (nullable): what is on each of them, when they are turned by hand */
gboolean
hk_aotd_table_wake (HkAotdTable *self,
                    HkMove      *move,
                    int          tokens,
                    JsonArray   *values,
                    GError     **error)
{
  const guint n = values == NULL ? 0 : json_array_get_length (values);
  gboolean short_before = FALSE;

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), FALSE);

  if (tokens > self->sleepers
      && !hk_move_require_rule (move, "army-of-the-dead/sleepers.wake", error,
                                ngettext ("Only %d Sleeper token is on the board.",
                                          "Only %d Sleeper tokens are on the board.", self->sleepers),
                                self->sleepers))
    return FALSE;
  if (n > 0 && n != (guint) tokens)
    return hk_move_ask (move, "values", error, _("Give one value for each Sleeper token."));
  for (int i = 0; i < tokens; i++)
    {
      const int told = n == 0 ? 0 : (int) json_array_get_int_element (values, (guint) i);
      const int value = hk_aotd_table_turn_sleeper (self, move, told, error);

      if (value == 0)
        return FALSE;
      wake_one (self, move, value, &short_before);
    }
  return TRUE;
}

static gboolean
apply_wake_sleepers (HkTable *table,
                     HkMove  *move,
                     GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  JsonArray *values = hk_move_get_array (move, "values");
  const int n = values == NULL ? 1 : (int) json_array_get_length (values);

  return hk_aotd_table_wake (self, move, hk_move_get_int (move, "tokens", n), values, error);
}

static gboolean
apply_place_sleepers (HkTable *table,
                      HkMove  *move,
                      GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const int tokens = hk_move_get_int (move, "tokens", 1);
  const int beside = (int) hk_deck_get_n_left (self->sleeper_bag) - self->sleepers;

  if (tokens > beside)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                          ngettext ("Only %d Sleeper token is left beside the board.", "Only %d Sleeper tokens are left beside the board.", MAX (0, beside)), MAX (0, beside));
  hk_record_set_int (self, &self->sleepers, self->sleepers + tokens);
  hk_move_log (move, ngettext ("%d Sleeper token is laid out.", "%d Sleeper tokens are laid out.", tokens), tokens);
  return TRUE;
}

static const HkParamSpec wake_params[] = {
  { "tokens", HK_PARAM_INT, FALSE, 1, 30, NULL, N_("How many Sleeper tokens wake up"), N_("Tokens") },
  { "values", HK_PARAM_INTS, FALSE, 1, 4, NULL, N_("What is on the tokens, when they are turned by hand"), N_("What the tokens show") },
  { "where", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("In which Zone, in words"), N_("Zone") },
};

static const HkParamSpec place_params[] = {
  { "tokens", HK_PARAM_INT, FALSE, 1, 30, NULL, N_("How many Sleeper tokens are laid out"), N_("Tokens") },
};

const HkMoveSpec hk_aotd_sleepers_moves[] = {
  { "wake-sleepers", N_("Wake Sleepers"), "army-of-the-dead/sleepers.wake", wake_params, G_N_ELEMENTS (wake_params), apply_wake_sleepers },
  { "place-sleepers", N_("Lay Out Sleeper Tokens"), "army-of-the-dead/sleepers.tokens", place_params, G_N_ELEMENTS (place_params), apply_place_sleepers },
};

const guint hk_aotd_n_sleepers_moves = G_N_ELEMENTS (hk_aotd_sleepers_moves);

/* Wakes as many Sleepers as the move tells, and asks where some lie on the board of a group with its own cards: which Zones they lie in
 * the app does not know (book, pages 14 and 18). Returns whether it worked.
 * @move: a move with “sleepers” and “values” */
gboolean
hk_aotd_wake_told (HkAotdTable *self,
                   HkMove      *move,
                   GError     **error)
{
  const int tokens = hk_move_get_int (move, "sleepers", 0);

  if (self->sleepers > 0 && !hk_move_has (move, "sleepers") && self->cards_by == HK_BY_HAND
      && hk_table_keeps_field (HK_TABLE (self), "sleepers") && !hk_move_is_replay (move))
    return hk_move_ask (move, "sleepers", error, _("How many Sleeper tokens does it wake?"));
  return tokens == 0 || hk_aotd_table_wake (self, move, tokens, hk_move_get_array (move, "values"), error);
}
