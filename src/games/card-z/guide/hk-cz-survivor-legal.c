/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-dry-run.h"
#include "core/moves/hk-move-option.h"
#include "core/record/hk-error.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-loot-checks.h"
#include "games/card-z/team/hk-cz-survivors.h"

/* What a survivor can do now outside of attacks, found out by trying it on a copy. */

typedef struct
{
  HkCzTable    *table;
  HkDryRun      trial;
  GPtrArray    *offers; /* HkMoveOption */
  int           survivor;
  HkCzSurvivor *record;
} Search;

/* Tries @taken_move; parameters that the person has yet to give do not count against it. */
static void
offer_asking (Search             *search,
              const char         *title,
              const char         *hint,
              HkMove             *taken_move,
              const char * const *missing)
{
  g_autoptr (HkMove) move = taken_move;
  g_autofree char *reason = NULL;

  json_object_set_int_member (hk_move_get_params (move), "survivor", search->survivor);
  reason = hk_dry_run_find_reason (&search->trial, move);
  g_ptr_array_add (search->offers, hk_move_option_new (title, hint, move, missing, reason));
}

static void
offer (Search     *search,
       const char *title,
       const char *hint,
       HkMove     *taken_move,
       const char *missing_param)
{
  const char * const missing[] = { missing_param, NULL };

  offer_asking (search, title, hint, taken_move, missing);
}

/* Adds an offer whose check has been made: @error says why not, or what will be asked. */
static void
add (Search     *search,
     const char *title,
     const char *hint,
     HkMove     *taken_move,
     GError     *error)
{
  g_autoptr (HkMove) move = taken_move;

  json_object_set_int_member (hk_move_get_params (move), "survivor", search->survivor);
  g_ptr_array_add (search->offers, hk_move_option_new (title, hint, move, NULL,
                                                       error == NULL || g_error_matches (error, HK_ERROR, HK_ERROR_PARAMETER) ? NULL : error->message));
}

/* Whether another survivor is in the same place. */
static gboolean
is_company (Search *search,
            int     other)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (search->table, other);

  return other != search->survivor && hk_cz_survivor_is_alive (record) && record->place == search->record->place && record->player >= 0;
}

static void
offer_heroic (Search *search)
{
  HkCzSurvivor *record = search->record;
  g_autofree char *title = NULL;

  if (record->kind != HK_CZ_SURVIVOR_CHARACTER)
    return;
  title = record->heroic == NULL ? g_strdup (_("Play the Heroic Action")) : g_strdup_printf (_("Play the Heroic Action %s"), record->heroic);
  offer (search, title, record->heroic_text, hk_move_build ("heroic", NULL), NULL);
  if (search->table->battle != NULL && search->table->battle->horde)
    offer (search, _("Give the Heroic Action Up Against Fear"), NULL, hk_move_build ("fear", NULL), NULL);
}

static void
offer_care (Search *search)
{
  if (search->record->wounds > 0)
    offer (search, _("Heal the Wound"), _("A First Aid Kit"), hk_move_build ("heal", NULL), NULL);
  if (hk_cz_table_get_phase (search->table) == HK_CZ_PHASE_DAWN && !search->record->toilet_paper)
    offer (search, _("Spend Toilet Paper"), NULL, hk_move_build ("toilet-paper", NULL), NULL);
}

static void
offer_left (Search *search)
{
  HkCzLocation *location = hk_cz_table_get_location (search->table, search->record->place);
  HkCzLoot *loot;

  for (int i = 0; (loot = hk_cz_location_get_loot (location, i)) != NULL; i++)
    {
      g_autofree char *title = g_strdup_printf (_("Take %s"), loot->kind);
      g_autoptr (HkMove) move = hk_move_build ("take", "i:loot", i, NULL);
      g_autoptr (GError) error = NULL;
      gboolean packed;

      hk_cz_check_take (search->table, move, search->survivor, i, &packed, &error);
      add (search, title, hk_cz_table_get_location_name (search->table, search->record->place), g_steal_pointer (&move), error);
    }
}

/* Other Loot of the group that holds the same type of supply. */
static void
offer_resupply (Search   *search,
                int       number,
                HkCzLoot *loot)
{
  HkCzGear *gear = hk_cz_table_find_gear (search->table, loot->kind);

  /* Nobody is asked for the type of supply: what gives it to a weapon that shoots is told instead. */
  if (hk_cz_gear_fires (gear) && !hk_cz_gear_knows_supply (gear) && hk_cz_survivor_get_loot (search->record, 1) != NULL
      && !hk_cz_table_is_fighting (search->table, search->record))
    {
      const char * const missing[] = { "from", "supply", NULL };
      g_autofree char *title = g_strdup_printf (_("Reload %s"), loot->kind);

      offer_asking (search, title, NULL, hk_move_build ("resupply", "i:loot", number, NULL), missing);
    }
  if (gear == NULL || gear->supply_type == NULL || loot->supply >= gear->supply)
    return;
  for (int i = 0; i < hk_cz_table_get_n_survivors (search->table); i++)
    {
      HkCzSurvivor *holder = hk_cz_table_get_survivor (search->table, i);
      HkCzLoot *from;

      for (int j = 0; (i == search->survivor || is_company (search, i)) && (from = hk_cz_survivor_get_loot (holder, j)) != NULL; j++)
        {
          HkCzGear *source = hk_cz_table_find_gear (search->table, from->kind);
          g_autofree char *title = NULL;
          g_autofree char *hint = NULL;

          if (from == loot || from->supply == 0 || source == NULL || g_strcmp0 (source->supply_type, gear->supply_type) != 0)
            continue;
          /* Translators: %s: a card; %s: a card. */
          title = g_strdup_printf (_("Resupply %s from %s"), loot->kind, from->kind);
          hint = from->supply < 0 ? g_strdup (holder->name) : g_strdup_printf (_("%s holds %d"), holder->name, from->supply);
          offer (search, title, hint, hk_move_build ("resupply", "i:loot", number, "i:from", j, "i:holder", i, NULL), NULL);
        }
    }
}

static void
offer_pack (Search   *search,
            int       number,
            HkCzLoot *loot)
{
  g_autofree char *title = g_strdup_printf (loot->packed ? _("Take %s Out of the Backpack") : _("Put %s Into the Backpack"), loot->kind);
  g_autoptr (HkMove) move = hk_move_build ("pack", "i:loot", number, "b:packed", !loot->packed, NULL);
  g_autoptr (GError) error = NULL;

  hk_cz_check_pack (search->table, move, search->survivor, number, !loot->packed, &error);
  add (search, title, NULL, g_steal_pointer (&move), error);
}

static void
offer_give (Search   *search,
            int       number,
            HkCzLoot *loot,
            int       to)
{
  /* Translators: %s: a card; %s: a survivor. */
  g_autofree char *title = g_strdup_printf (_("Give %s to %s"), loot->kind, hk_cz_table_get_survivor_name (search->table, to));
  g_autoptr (HkMove) move = hk_move_build ("give", "i:loot", number, "i:to", to, NULL);
  g_autoptr (GError) error = NULL;
  gboolean packed;

  hk_cz_check_give (search->table, move, search->survivor, number, to, &packed, &error);
  add (search, title, NULL, g_steal_pointer (&move), error);
}

static void
offer_leave (Search   *search,
             int       number,
             HkCzLoot *loot)
{
  g_autofree char *title = g_strdup_printf (_("Leave %s Behind"), loot->kind);
  g_autoptr (HkMove) move = hk_move_build ("leave", "i:loot", number, NULL);
  g_autoptr (GError) error = NULL;

  hk_cz_check_leave (search->table, move, search->survivor, number, &error);
  add (search, title, NULL, g_steal_pointer (&move), error);
}

static void
offer_loot (Search   *search,
            int       number,
            HkCzLoot *loot)
{
  HkCzGear *gear = hk_cz_table_find_gear (search->table, loot->kind);

  if (gear != NULL && (g_strcmp0 (gear->type, "tool") == 0 || g_strcmp0 (gear->type, "other") == 0))
    {
      g_autofree char *title = g_strdup_printf (_("Use %s"), loot->kind);

      offer (search, title, NULL, hk_move_build ("use", "i:loot", number, NULL), g_strcmp0 (loot->kind, "First Aid Kit") == 0 ? "on" : NULL);
    }
  if (search->record->backpack)
    offer_pack (search, number, loot);
  offer_resupply (search, number, loot);
  for (int i = 0; i < hk_cz_table_get_n_survivors (search->table); i++)
    if (is_company (search, i))
      offer_give (search, number, loot, i);
  offer_leave (search, number, loot);
}

static void
offer_backpacks (Search *search)
{
  for (int i = 0; !search->record->backpack && i < hk_cz_table_get_n_survivors (search->table); i++)
    {
      g_autofree char *title = NULL;

      if (!is_company (search, i) || !hk_cz_table_get_survivor (search->table, i)->backpack)
        continue;
      title = g_strdup_printf (_("Wear the Backpack of %s"), hk_cz_table_get_survivor_name (search->table, i));
      offer (search, title, NULL, hk_move_build ("wear-backpack", "i:from", i, NULL), NULL);
    }
}

/* Players trade as they like at the same safe Location (Multi-Player). */
static void
offer_trades (Search *search)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (search->table); i++)
    if (is_company (search, i) && hk_cz_table_get_survivor (search->table, i)->player != search->record->player)
      {
        g_autofree char *title = g_strdup_printf (_("Trade with %s"), hk_cz_table_get_survivor_name (search->table, i));

        offer (search, title, NULL, hk_move_build ("trade", "i:to", i, NULL), NULL);
      }
}

/* Lists what a survivor might do now with Loot and otherwise, legal or not; for what is done in battle see
 * hk_cz_list_battle_moves(). Returns (transfer full) (element-type HkMoveOption): the offers. */
GPtrArray *
hk_cz_list_survivor_moves (HkCzTable *self,
                           int        survivor)
{
  Search search = {
    .table = self, .trial = { .table = HK_TABLE (self) }, .offers = g_ptr_array_new_with_free_func (g_object_unref), .survivor = survivor
  };
  HkCzLoot *loot;

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), search.offers);

  search.record = hk_cz_table_get_survivor (self, survivor);
  if (search.record == NULL || !hk_cz_survivor_is_alive (search.record))
    return search.offers;
  if (search.record->player < 0)
    {
      offer (&search, _("Join the Group"), NULL, hk_move_build ("adopt", NULL), NULL);
      return search.offers;
    }
  offer_heroic (&search);
  offer_care (&search);
  offer_left (&search);
  offer_backpacks (&search);
  offer_trades (&search);
  for (int i = 0; (loot = hk_cz_survivor_get_loot (search.record, i)) != NULL; i++)
    offer_loot (&search, i, loot);
  return search.offers;
}
