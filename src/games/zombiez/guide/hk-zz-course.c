/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-course.h"

/* What is followed through a game, and its turning points. */

static gboolean
read_points (HkTable *table,
             int      player,
             int     *value)
{
  *value = hk_zz_player_get_points (hk_zz_table_get_player (HK_ZZ_TABLE (table), player));
  return TRUE;
}

static gboolean
read_deck (HkTable *table,
           int      line,
           int     *value)
{
  *value = hk_zz_table_get_n_left (HK_ZZ_TABLE (table));
  return !hk_zz_table_is_scorekeeper (HK_ZZ_TABLE (table));
}

static const char * const deck_lines[] = { N_("Draw Deck"), NULL };

static const HkSeriesSpec series[] = {
  { N_("Victory Points"), "players", NULL, read_points, 1, "sums" },
  { N_("Cards Left"), NULL, deck_lines, read_deck, 0, "rows" },
};

static int
read_sets (HkTable *table,
           int      player)
{
  return hk_zz_table_get_player (HK_ZZ_TABLE (table), player)->sets;
}

static char *
tell_sets (HkTable *table,
           int      player,
           int      sets)
{
  return g_strdup_printf (_("%s makes a horde set, number %d."), hk_zz_table_get_player_name (HK_ZZ_TABLE (table), player), sets);
}

static int
read_shuffles (HkTable *table,
               int      index)
{
  return -HK_ZZ_TABLE (table)->shuffles_left;
}

static char *
tell_shuffle (HkTable *table,
              int      index,
              int      value)
{
  return g_strdup (_("The discards become the new deck."));
}

static const HkTurnSpec turns[] = {
  { "players", read_sets, tell_sets },
  { NULL, read_shuffles, tell_shuffle },
};

/* Out of the draw deck and not yet among the discards. */
static int
count_cards (HkTable *table)
{
  HkZzTable *self = HK_ZZ_TABLE (table);

  return self->deck == NULL ? 0 : MAX (HK_ZZ_N_CARDS - hk_zz_table_get_n_left (self) - (int) hk_deck_get_n_discarded (self->deck), 0);
}

static const HkSupplySpec supplies[] = {
  { "deck", count_cards },
};

const HkCourseSpec hk_zz_course = { series, G_N_ELEMENTS (series), turns, G_N_ELEMENTS (turns), "turn", "current-player", supplies, G_N_ELEMENTS (supplies) };
