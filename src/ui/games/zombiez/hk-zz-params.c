/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-rows.h"
#include "games/zombiez/state/hk-zz-table.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-ask.h"
#include "hk-zz-params.h"
#include "ui/table/dialogs/hk-ask-dialog.h"
#include "ui/table/hk-table-play.h"

/* What there is to choose from for the parameters of the moves. */

static const HkWord words[] = {
  { "left", N_("On the left") },
  { "right", N_("On the right") },
  { "run", N_("One card of each value") },
  { "four", N_("Four cards of one value") },
  { "axe", N_("Axe") },
  { "net", N_("Net") },
  { "shotgun", N_("Shotgun") },
};

/* As long as nobody has told how many there are, all that the app can tell apart. */
static int
get_n_colours (HkZzTable *table)
{
  const int n = hk_zz_table_get_n_colours (table);

  return n > 0 ? n : HK_ZZ_MAX_COLOURS;
}

static void
add_card (HkChoices *choices,
          HkZzTable *table,
          HkZzKind   kind,
          int        value,
          int        colour)
{
  g_autoptr (HkZzCard) card = hk_zz_card_new (kind, value, colour);
  g_autofree char *id = hk_zz_card_make_id (card);
  g_autofree char *name = hk_zz_table_name_card (table, card);

  hk_choices_add_text (choices, name, id);
}

/* A collection has zombies only. */
static void
add_cards (HkChoices *choices,
           HkZzTable *table,
           gboolean   zombies)
{
  for (int value = 1; value <= HK_ZZ_N_VALUES; value++)
    for (int colour = 1; colour <= get_n_colours (table); colour++)
      add_card (choices, table, HK_ZZ_ZOMBIE, value, colour);
  for (HkZzKind kind = HK_ZZ_AXE; !zombies && kind < HK_ZZ_BARRICADE; kind++)
    for (int colour = 1; colour <= get_n_colours (table); colour++)
      add_card (choices, table, kind, 0, colour);
  if (!zombies)
    add_card (choices, table, HK_ZZ_BARRICADE, 0, 0);
}

static void
add_players (HkChoices *choices,
             HkZzTable *table)
{
  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    hk_choices_add_int (choices, hk_zz_table_get_player_name (table, i), i);
}

static void
add_rows (HkChoices *choices)
{
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    {
      g_autofree char *label = g_strdup_printf (_("Row %d"), i + 1);

      hk_choices_add_int (choices, label, i);
    }
}

static void
add_positions (HkChoices *choices,
               HkZzTable *table,
               HkMove    *partial)
{
  HkZzRow *row = hk_zz_table_get_row (table, hk_move_get_int (partial, "row", -1));
  const int n = row == NULL ? 0 : hk_zz_row_get_n_cards (row);

  for (int i = 0; row != NULL && i <= n; i++)
    {
      g_autofree char *name = i == n ? NULL : hk_zz_table_name_card (table, hk_zz_row_get_card (row, i));
      /* Translators: a card, such as “Zombie 3 (red)” */
      g_autofree char *label = name == NULL ? g_strdup (_("At the right end")) : g_strdup_printf (_("Before %s, or on it"), name);

      hk_choices_add_int (choices, label, i);
    }
}

static void
add_colours (HkChoices *choices,
             HkZzTable *table)
{
  for (int i = 1; i <= get_n_colours (table); i++)
    {
      g_autofree char *name = hk_zz_table_name_colour (table, i);

      hk_choices_add_int (choices, name, i);
    }
}

static void
add_values (HkChoices *choices)
{
  for (int i = 1; i <= HK_ZZ_N_VALUES; i++)
    {
      g_autofree char *label = g_strdup_printf ("%d", i);

      hk_choices_add_int (choices, label, i);
    }
}

static void
choose (HkTable           *table,
        HkMove            *partial,
        const HkParamSpec *spec,
        HkPack            *pack,
        HkChoices         *choices)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const char *name = spec->name;

  if (g_str_equal (name, "player") || g_str_equal (name, "from"))
    add_players (choices, self);
  else if (g_str_equal (name, "card"))
    add_cards (choices, self, g_str_equal (hk_move_get_name (partial), "gain-card"));
  else if (g_str_equal (name, "row"))
    add_rows (choices);
  else if (g_str_equal (name, "position"))
    add_positions (choices, self, partial);
  else if (g_str_equal (name, "colour") || g_str_equal (name, "kept-colour"))
    add_colours (choices, self);
  else if (g_str_equal (name, "value") || g_str_equal (name, "kept"))
    add_values (choices);
  else
    hk_choices_add_words (choices, spec, words, G_N_ELEMENTS (words));
}

/* What a tap has said already is not asked again; colours matter only to the deck. */
static HkParamPlace
place (HkTable           *table,
       HkMove            *partial,
       const HkParamSpec *spec,
       gboolean           wanted)
{
  const char *move = hk_move_get_name (partial);
  const gboolean set = g_str_equal (move, "horde-set");

  if (g_str_equal (spec->name, "colours") || (g_str_equal (move, "next-turn") && g_str_equal (spec->name, "player") && !wanted))
    return HK_PARAM_PLACE_NOWHERE;
  if (set && g_str_equal (spec->name, "value") && g_strcmp0 (hk_move_get_string (partial, "kind"), "run") == 0)
    return HK_PARAM_PLACE_NOWHERE;
  if (set && g_str_equal (spec->name, "kept") && g_strcmp0 (hk_move_get_string (partial, "kind"), "four") == 0)
    return HK_PARAM_PLACE_NOWHERE;
  if (set && g_str_has_prefix (spec->name, "kept"))
    return HK_PARAM_PLACE_FIRST;
  if (g_str_equal (move, "draw") || g_str_equal (move, "score") || (g_str_equal (move, "finish") && hk_zz_table_get_phase (HK_ZZ_TABLE (table)) == HK_ZZ_PHASE_SCORING))
    return HK_PARAM_PLACE_FIRST;
  return wanted ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_MORE;
}

const HkParamHelp hk_zz_params = { NULL, choose, NULL, place, NULL };

/* Asks for the rest of a move and makes it.
 * @from: the widget that a person used
 * @session: a session of Zombiez
 * @partial: a move with the parameters that are known
 * @missing: (nullable): the names of the parameters that it cannot do without */
void
hk_zz_ask_move (GtkWidget          *from,
                HkSession          *session,
                HkMove             *partial,
                const char * const *missing)
{
  hk_ask_dialog_present (from, session, partial, missing, &hk_zz_params);
}

/* Makes the move, or asks for what it still needs.
 * @from: the widget that a person used
 * @session: a session of Zombiez
 * @offer: what can be done */
void
hk_zz_play_offer (GtkWidget    *from,
                  HkSession    *session,
                  HkMoveOption *offer)
{
  const char * const *missing = hk_move_option_get_missing (offer);
  g_autoptr (HkMove) move = hk_move_option_make_move (offer);
  g_autoptr (HkSession) kept = g_object_ref (session);

  if (g_str_equal (hk_move_get_name (move), "colours"))
    hk_zz_ask_present (from, kept, "colours");
  else if (missing == NULL || missing[0] == NULL)
    hk_table_play (from, kept, move);
  else
    hk_zz_ask_move (from, kept, move, missing);
}
