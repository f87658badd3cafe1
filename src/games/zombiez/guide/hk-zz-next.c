/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/zombiez/rules/hk-zz-actions.h"
#include "games/zombiez/rules/hk-zz-flow.h"
#include "games/zombiez/rules/hk-zz-odds.h"
#include "games/zombiez/rules/hk-zz-places.h"
#include "games/zombiez/rules/hk-zz-sets.h"
#include "games/zombiez/rules/hk-zz-worth.h"
#include "hk-zz-guide.h"
#include "games/zombiez/state/hk-zz-words.h"

/* What the one big button does now. */

static HkPrimaryAction *
get_next_draw (HkZzTable *self)
{
  const char *player = hk_zz_table_get_player_name (self, self->current_player);
  g_autofree char *label = g_strdup_printf (_("%s Draws a Card"), player);
  g_autofree char *stop = g_strdup_printf (_("%s Stops"), player);

  if (hk_zz_table_get_n_left (self) == 0 && self->shuffles_left > 0 && hk_deck_get_n_discarded (self->deck) == 0
      && hk_zz_table_has_house_rule (self, "empty-goes-on"))
    return hk_primary_action_new_with_hint (stop, hk_move_build ("stop", NULL), _("There is nothing to draw until there are discards."));
  if (hk_zz_table_get_n_left (self) == 0)
    return hk_primary_action_new_with_hint (_("The Deck Is Empty"), hk_move_build ("deck-out", NULL), NULL);
  if (hk_zz_table_get_n_colours (self) == 0)
    return hk_primary_action_new_ask_with_hint (_("Name the Colours"), "colours", _("Which colours do your cards have? It is asked only once."));
  return hk_zz_table_app_draws (self) ? hk_primary_action_new_with_hint (label, hk_move_build ("draw", NULL), NULL) : hk_primary_action_new_ask_with_hint (label, "draw", NULL);
}

static HkPrimaryAction *
get_next_place (HkZzTable *self)
{
  g_autoptr (GPtrArray) places = hk_zz_list_places (self);
  const HkZzPlace *only = NULL;
  g_autofree char *name = self->drawn == NULL ? NULL : hk_zz_table_name_card (self, self->drawn);
  g_autofree char *label = NULL;
  g_autofree char *where = NULL;
  guint n = 0;

  if (name == NULL)
    return hk_primary_action_new_with_hint (_("Next Turn"), hk_move_build ("next-turn", NULL), NULL);
  for (guint i = 0; i < places->len; i++)
    {
      const HkZzPlace *place = g_ptr_array_index (places, i);

      if (place->fit == HK_ZZ_FITS && n++ == 0)
        only = place;
    }
  if (n == 0)
    {
      label = g_strdup_printf (_("Discard %s"), name);
      return hk_primary_action_new_with_hint (label, hk_move_build ("bust", NULL),
                        hk_zz_table_is_spare (self, self->drawn) ? _("It has no place; draw again.") : _("It has no place, so there is no reward."));
    }
  label = g_strdup_printf (_("Place %s"), name);
  if (n > 1)
    return hk_primary_action_new_ask_with_hint (label, "place", NULL);
  where = hk_zz_place_describe (only);
  return hk_primary_action_new_with_hint (label, hk_zz_place_make_move (only), where);
}

static HkPrimaryAction *
get_next_choose (HkZzTable *self)
{
  g_autofree char *label = g_strdup_printf (_("%s Stops"), hk_zz_table_get_player_name (self, self->current_player));
  g_autofree char *hint = NULL;
  g_autofree char *chance = NULL;
  HkZzOdds odds;

  if (hk_zz_table_get_bust_odds (self, &odds))
    {
      chance = hk_zz_odds_to_text (&odds);
      /* Translators: a chance, such as “7 %” */
      hint = g_strdup_printf (_("Or draws again, with a chance of %s to get nothing."), chance);
    }
  else if (odds.left > 0)
    hint = g_strdup_printf (_("Or draws again; %d of %d kinds of cards have no place."), odds.bad_kinds, odds.kinds);
  return hk_primary_action_new_with_hint (label, hk_move_build ("stop", NULL), hint);
}

static HkPrimaryAction *
get_next_reward (HkZzTable *self)
{
  const int best = hk_zz_table_find_best_row (self, self->current_player);
  const int worth = best < 0 ? 0 : hk_zz_table_get_row_worth (self, best, self->current_player);
  g_autofree char *label = g_strdup_printf (_("%s Takes Row %d"), hk_zz_table_get_player_name (self, self->current_player), best + 1);
  g_autofree char *hint = g_strdup_printf (worth < 0 ? _("Worth −%d, and no row is worth more.") : _("Worth +%d, and no row is worth more."), ABS (worth));

  if (best < 0)
    return hk_primary_action_new_with_hint (_("Next Turn"), hk_move_build ("next-turn", NULL), NULL);
  return hk_primary_action_new_with_hint (label, hk_move_build ("reward", "i:row", best, NULL), hint);
}

static HkPrimaryAction *
get_next_action (HkZzTable *self)
{
  HkZzAction *action = hk_zz_table_get_action (self, 0);
  g_autofree char *name = action == NULL || action->card == NULL ? NULL : hk_zz_table_name_card (self, action->card);
  g_autofree char *label = NULL;

  if (name == NULL)
    return hk_primary_action_new_with_hint (_("Next Turn"), hk_move_build ("next-turn", NULL), NULL);
  /* One that has something to do comes before one that has not: a Net may bring what an Axe then takes. */
  for (int i = 0; i < hk_zz_table_get_n_actions (self); i++)
    {
      HkZzAction *other = hk_zz_table_get_action (self, i);

      if (!hk_zz_action_has_aim (self, other))
        continue;
      g_set_str (&name, hk_zz_kind_get_title (other->card->kind));
      label = g_strdup_printf (_("%s Plays %s"), hk_zz_table_get_player_name (self, other->player), name);
      return hk_primary_action_new_ask_with_hint (label, hk_words_get (hk_zz_kinds, other->card->kind), NULL);
    }
  label = g_strdup_printf (_("Discard %s"), name);
  return hk_primary_action_new_with_hint (label, hk_move_build ("skip-action", "s:kind", hk_words_get (hk_zz_kinds, action->card->kind), NULL), _("There is nothing for it to take."));
}

static HkPrimaryAction *
get_next_taking (HkZzTable *self)
{
  g_autofree char *label = g_strdup_printf (_("%s Takes a Card"), hk_zz_table_get_player_name (self, self->taker));

  if (!hk_zz_table_can_take (self))
    return hk_primary_action_new_with_hint (_("Next Turn"), hk_move_build ("next-turn", NULL), NULL);
  for (int i = 0; i < HK_ZZ_N_ROWS && hk_zz_table_count_in_rows (self) == 1; i++)
    if (hk_zz_row_get_n_cards (hk_zz_table_get_row (self, i)) == 1)
      return hk_primary_action_new_with_hint (label, hk_move_build ("take", "i:row", i, NULL), _("The last card that lies there."));
  return hk_primary_action_new_ask_with_hint (label, "take", _("From the end of a row."));
}

static HkPrimaryAction *
get_next_scoring (HkZzTable *self)
{
  const char *hint = NULL;

  for (int i = 0; i < hk_zz_table_get_n_players (self); i++)
    {
      g_autoptr (GArray) sets = hk_zz_player_list_sets (hk_zz_table_get_player (self, i));

      if (sets->len > 0)
        hint = _("There are horde sets that have not been made.");
    }
  return hk_primary_action_new_with_hint (_("Count the Points"), hk_move_build ("finish", NULL), hint);
}

HkPrimaryAction *
hk_zz_table_get_primary_action (HkTable *table)
{
  static HkPrimaryAction *(* const nexts[]) (HkZzTable *self) = {
    get_next_draw, get_next_place, get_next_choose, get_next_reward, get_next_action, get_next_taking, get_next_scoring,
  };
  const HkZzPhase phase = hk_zz_table_get_phase (HK_ZZ_TABLE (table));

  return phase == HK_ZZ_PHASE_NONE || phase == HK_ZZ_PHASE_OVER ? NULL : nexts[phase] (HK_ZZ_TABLE (table));
}
