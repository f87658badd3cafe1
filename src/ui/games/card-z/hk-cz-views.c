/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "card-z/hk-cz-table.h"
#include "hk-cz-attack-sheet.h"
#include "hk-cz-board.h"
#include "hk-cz-choice-popover.h"
#include "hk-cz-lay-dialog.h"
#include "hk-cz-params.h"
#include "hk-cz-players.h"
#include "hk-cz-setup-rows.h"
#include "hk-cz-views.h"

/* The views of Card-Z, as the house knows them. */

/* The survivor whose action comes next; −1 none. */
static int
find_actor (HkCzTable *table)
{
  for (int i = 0; table->battle != NULL && i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (survivor->on_field && !survivor->acted && hk_cz_survivor_is_alive (survivor) && survivor->place == table->battle->place
          && g_strcmp0 (survivor->kind, "dependant") != 0)
        return i;
    }
  return -1;
}

/* The closest of those that can be attacked; −1 none. */
static int
find_target (HkCzTable *table)
{
  HkCzLocation *location = hk_cz_table_get_battlefield (table);
  int nearest = G_MAXINT;
  int target = -1;

  for (int i = 0; location != NULL && i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);
      const int distance = encounter->distance > 0 ? encounter->distance : G_MAXINT - 1;

      if (!encounter->revealed || encounter->locked || !hk_cz_encounter_is_dangerous (encounter) || distance >= nearest)
        continue;
      nearest = distance;
      target = i;
    }
  return target;
}

static void
ask (GtkWidget  *from,
     HkSession  *session,
     const char *name)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));
  const int target = find_target (table);

  if (g_str_equal (name, "attack") && target >= 0)
    hk_cz_attack_sheet_present (from, session, find_actor (table), target);
  else if (g_str_equal (name, "place-drawn"))
    hk_cz_lay_dialog_present_drawn (from, session);
  else if (g_str_equal (name, "lay"))
    hk_cz_lay_dialog_present (from, session, hk_cz_table_get_player_place (table, table->current_player), 0);
  else if (!hk_cz_choice_popover_present (from, session, name))
    {
      g_autoptr (HkMove) move = hk_move_build (name, NULL);

      hk_cz_ask_move (from, session, move, NULL);
    }
}

static gboolean
show_first (GtkWidget *from,
            HkSession *session,
            HkMove    *move)
{
  return FALSE;
}

/**
 * hk_cz_views_get:
 *
 * Returns: (transfer none): the views of Card-Z
 */
const HkGameViews *
hk_cz_views_get (void)
{
  static const HkGameViews views = { HK_CZ_GAME, hk_cz_board_new, hk_cz_players_new, ask, show_first, &hk_cz_setup_views, N_("Survivors") };

  return &views;
}
