/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-dry-run.h"
#include "core/record/hk-error.h"
#include "games/zombiez/rules/hk-zz-odds.h"
#include "games/zombiez/rules/hk-zz-places.h"
#include "games/zombiez/rules/hk-zz-sets.h"
#include "games/zombiez/rules/hk-zz-worth.h"
#include "hk-zz-guide.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-legal.h"

/* What can be done now, found out by trying it on a copy. */

typedef struct
{
  HkZzTable *table;
  HkDryRun   trial;
  GPtrArray *offers; /* HkMoveOption */
} Search;

/* Tries @taken_move; a parameter that the person has yet to give does not count against it. */
static void
offer (Search     *search,
       const char *title,
       const char *hint,
       HkMove     *taken_move,
       const char *missing)
{
  g_autoptr (HkMove) move = taken_move;
  g_autoptr (GError) error = NULL;
  const char * const names[] = { missing, NULL };

  if (!hk_dry_run_apply (&search->trial, move, &error) && missing != NULL && g_error_matches (error, HK_ERROR, HK_ERROR_PARAMETER))
    g_clear_error (&error);
  g_ptr_array_add (search->offers, hk_move_option_new (title, hint, move, names,
                                                       error == NULL ? NULL : error->message));
}

static void
offer_draw (Search     *search,
            const char *title)
{
  g_autofree char *chance = NULL;
  g_autofree char *hint = NULL;
  HkZzOdds odds;

  if (hk_zz_table_get_bust_odds (search->table, &odds))
    {
      chance = hk_zz_odds_to_text (&odds);
      /* Translators: a chance, such as “7 %” */
      hint = g_strdup_printf (_("%s without a place"), chance);
    }
  else if (odds.left > 0)
    hint = g_strdup_printf (_("%d of %d kinds without a place"), odds.bad_kinds, odds.kinds);
  offer (search, title, hint, hk_move_build ("draw", NULL), hk_zz_table_app_draws (search->table) ? NULL : "card");
}

static void
offer_places (Search *search)
{
  g_autoptr (GPtrArray) places = hk_zz_list_places (search->table);

  for (guint i = 0; i < places->len; i++)
    {
      const HkZzPlace *place = g_ptr_array_index (places, i);
      g_autofree char *title = hk_zz_place_describe (place);

      offer (search, title, NULL, hk_zz_place_make_move (place), NULL);
    }
  offer (search, _("Discard It and Get Nothing"), NULL, hk_move_build ("bust", NULL), NULL);
}

static void
offer_rows (Search *search)
{
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    {
      HkZzRow *row = hk_zz_table_get_row (search->table, i);
      const int worth = hk_zz_table_get_row_worth (search->table, i, search->table->current_player);
      g_autofree char *title = g_strdup_printf (_("Take Row %d"), i + 1);
      g_autofree char *hint = g_strdup_printf (ngettext ("worth %d point", "worth %d points", (gulong) ABS (worth)), worth);

      if (row != NULL && hk_zz_row_get_n_cards (row) > 0)
        offer (search, title, hint, hk_move_build ("reward", "i:row", i, NULL), NULL);
    }
  if (hk_zz_table_has_house_rule (search->table, "decline-reward"))
    offer (search, _("Take No Row"), NULL, hk_move_build ("pass", NULL), NULL);
}

static void
offer_takings (Search *search)
{
  static const char * const sides[] = { "left", "right" };

  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    {
      HkZzRow *row = hk_zz_table_get_row (search->table, i);
      const int n = row == NULL ? 0 : hk_zz_row_get_n_cards (row);

      for (int j = 0; j < MIN (n, 2); j++)
        {
          HkZzCard *card = hk_zz_row_get_card (row, j == 0 ? 0 : n - 1);
          g_autofree char *name = hk_zz_table_name_card (search->table, hk_zz_card_get_lowest (card));
          g_autofree char *title = g_strdup_printf (_("Take %s from Row %d"), name, i + 1);
          const int worth = hk_zz_table_get_end_worth (search->table, i, j == 0 ? HK_ZZ_LEFT : HK_ZZ_RIGHT, search->table->taker);
          g_autofree char *hint = g_strdup_printf (ngettext ("worth %d point", "worth %d points", (gulong) ABS (worth)), worth);

          offer (search, title, hint, hk_move_build ("take", "i:row", i, "s:side", sides[j], NULL), NULL);
        }
    }
}

static void
offer_axe (Search     *search,
           HkZzAction *action)
{
  HkZzPlayer *player = hk_zz_table_get_player (search->table, action->player);

  for (int value = 1; player != NULL && value <= HK_ZZ_N_VALUES; value++)
    {
      g_autofree char *title = g_strdup_printf (_("Axe: Discard a %d"), value);

      if (hk_zz_player_count_value (player, value) > 0)
        offer (search, title, NULL, hk_move_build ("axe", "i:value", value, NULL), NULL);
    }
}

static void
offer_net (Search     *search,
           HkZzAction *action)
{
  for (int i = 0; i < hk_zz_table_get_n_players (search->table); i++)
    for (int value = 1; i != action->player && value <= HK_ZZ_N_VALUES; value++)
      {
        HkZzPlayer *player = hk_zz_table_get_player (search->table, i);
        g_autofree char *title = g_strdup_printf (_("Net: Steal a %d from %s"), value, player->name);

        if (hk_zz_player_count_value (player, value) > 0)
          offer (search, title, NULL, hk_move_build ("net", "i:from", i, "i:value", value, NULL), NULL);
      }
}

static void
offer_shotgun (Search     *search,
               HkZzAction *action)
{
  for (int value = 1; value <= HK_ZZ_N_VALUES; value++)
    {
      g_autofree char *title = g_strdup_printf (_("Shotgun: %d"), value);
      g_autofree char *hint = NULL;
      int n = 0;

      for (int i = 0; i < hk_zz_table_get_n_players (search->table); i++)
        n += i != action->player && hk_zz_player_count_value (hk_zz_table_get_player (search->table, i), value) > 0;
      hint = g_strdup_printf (ngettext ("%d player loses a card", "%d players lose a card", (gulong) n), n);
      offer (search, title, hint, hk_move_build ("shotgun", "i:value", value, NULL), NULL);
    }
}

static void
offer_actions (Search *search)
{
  static const struct
  {
    HkZzKind kind;
    void   (*list) (Search *search, HkZzAction *action);
  } kinds[] = {
    { HK_ZZ_AXE, offer_axe }, { HK_ZZ_NET, offer_net }, { HK_ZZ_SHOTGUN, offer_shotgun },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      HkZzAction *action = hk_zz_table_get_action (search->table, hk_zz_table_find_action (search->table, kinds[i].kind));
      g_autofree char *title = NULL;

      if (action == NULL)
        continue;
      kinds[i].list (search, action);
      title = g_strdup_printf (_("%s: Discard It Without Effect"), hk_zz_kind_get_title (kinds[i].kind));
      offer (search, title, NULL, hk_move_build ("skip-action", "s:kind", hk_zz_kinds[kinds[i].kind], NULL), NULL);
    }
}

static void
offer_sets (Search *search,
            int     player)
{
  HkZzPlayer *record = hk_zz_table_get_player (search->table, player);
  g_autoptr (GArray) sets = record == NULL ? NULL : hk_zz_player_list_sets (record);

  for (guint i = 0; sets != NULL && i < sets->len; i++)
    {
      const HkZzSet *set = &g_array_index (sets, HkZzSet, i);
      g_autofree char *title = hk_zz_set_describe (set);

      offer (search, title, record->name, hk_zz_set_make_move (set, player), NULL);
    }
}

/* Returns (transfer full) (element-type HkMoveOption): what can be done now, and why something cannot be done: what
 * the phase asks for, then the horde sets of all players. */
GPtrArray *
hk_zz_list_moves (HkZzTable *self)
{
  Search search = { self, { .table = HK_TABLE (self) }, g_ptr_array_new_with_free_func (g_object_unref) };

  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), search.offers);

  switch (hk_zz_table_get_phase (self))
    {
    case HK_ZZ_PHASE_DRAW:
      offer_draw (&search, _("Draw a Card"));
      break;
    case HK_ZZ_PHASE_PLACE:
      offer_places (&search);
      break;
    case HK_ZZ_PHASE_CHOOSE:
      offer_draw (&search, _("Draw Again"));
      offer (&search, _("Stop"), NULL, hk_move_build ("stop", NULL), NULL);
      break;
    case HK_ZZ_PHASE_REWARD:
      offer_rows (&search);
      break;
    case HK_ZZ_PHASE_ACTIONS:
      offer_actions (&search);
      break;
    case HK_ZZ_PHASE_TAKINGS:
      offer_takings (&search);
      break;
    case HK_ZZ_PHASE_SCORING:
      offer (&search, _("Count the Points"), NULL, hk_move_build ("finish", NULL), NULL);
      break;
    case HK_ZZ_PHASE_OVER:
    case HK_ZZ_PHASE_NONE:
      break;
    }
  for (int i = 0; i < hk_zz_table_get_n_players (self); i++)
    offer_sets (&search, i);
  return search.offers;
}

/* Returns (transfer full) (element-type HkMoveOption): the horde sets that the player could make, both kinds where
 * both fit, and why one cannot be made just now. */
GPtrArray *
hk_zz_list_sets (HkZzTable *self,
                 int        player)
{
  Search search = { self, { .table = HK_TABLE (self) }, g_ptr_array_new_with_free_func (g_object_unref) };

  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), search.offers);

  offer_sets (&search, player);
  return search.offers;
}

/* HkTableFuncs.list_options */
GPtrArray *
hk_zz_table_list_options (HkTable *table,
                          int      viewer)
{
  return hk_zz_list_moves (HK_ZZ_TABLE (table));
}
