/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-dry-run.h"
#include "games/army-of-the-dead/attack/hk-aotd-attack-setup.h"
#include "games/army-of-the-dead/attack/hk-aotd-printed.h"
#include "games/army-of-the-dead/spawn/hk-aotd-danger.h"
#include "hk-aotd-guide.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-legal.h"

/* What a Survivor can do now and what it costs, found out by trying it on a copy. */

typedef struct
{
  HkAotdTable    *table;
  HkDryRun        trial;
  GPtrArray      *offers; /* HkMoveOption */
  int             survivor;
  HkAotdSurvivor *record;
} Search;

static char *
describe_cost (int cost)
{
  if (cost == 0)
    return g_strdup (_("No Action"));
  return g_strdup_printf (ngettext ("%d Action", "%d Actions", (gulong) cost), cost);
}

/* Tries @taken_move; a parameter that the person has yet to give does not count against it. @cost is −1
 * for what no Action is asked for. */
static void
offer (Search     *search,
       const char *title,
       int         cost,
       HkMove     *taken_move,
       const char *first,
       const char *second)
{
  g_autoptr (HkMove) move = taken_move;
  g_autofree char *reason = NULL;
  g_autofree char *hint = cost < 0 ? NULL : describe_cost (cost);
  const char * const missing[] = { first, second, NULL };

  if (!g_str_equal (hk_move_get_name (move), "end-turn") && !hk_move_has (move, "survivor"))
    json_object_set_int_member (hk_move_get_params (move), "survivor", search->survivor);
  reason = hk_dry_run_find_reason (&search->trial, move);
  g_ptr_array_add (search->offers, hk_move_option_new (title, hint, move, missing, reason));
}

static void
offer_basic (Search *search)
{
  const gboolean silent = hk_aotd_table_has_skill (search->table, search->survivor, "silent-killer");

  offer (search, _("Move"), 1, hk_move_build ("move", NULL), "zombies", NULL);
  /* Only the group sees whether some lay where the Survivor stood (page 18). */
  if (search->table->sleepers > 0 && !hk_aotd_survivor_is (search->record, "stealthy"))
    offer (search, _("Left Sleepers Behind"), -1, hk_move_build ("leave-sleepers", NULL), "sleepers", NULL);
  offer (search, _("Search"), 1, hk_move_build ("search", NULL), "sleepers", NULL);
  if (search->table->sleepers > 0)
    offer (search, _("Eliminate Sleepers"), silent ? 1 : 2, hk_move_build ("eliminate-sleepers", NULL), "value", NULL);
  offer (search, _("Make Noise"), 1, hk_move_build ("make-noise", NULL), "sleepers", NULL);
  if (hk_record_list_get_length (search->record->items) > 0)
    offer (search, _("Reorganize the Equipment"), 1, hk_move_build ("arrange", NULL), "hand", "backpack");
}

static void
offer_weapon (Search     *search,
              HkAotdItem *item)
{
  HkAotdGear *gear = hk_aotd_table_find_gear (search->table, item->card);
  const gboolean in_hand = item->slot == HK_AOTD_SLOT_HAND;
  g_autofree char *title = NULL;

  if (!hk_aotd_card_is_weapon (item->card) || (!in_hand && (gear == NULL || !gear->backpack)))
    return;
  title = g_strdup_printf (_("Attack with %s"), hk_aotd_card_get_title (item->card));
  offer (search, title, 1, hk_move_build ("attack", "s:weapon", item->card, NULL), "targets", gear == NULL ? "weapon" : NULL);
}

/* Cards that are no weapon are used in other ways. */
static void
offer_card (Search     *search,
            HkAotdItem *item)
{
  g_autofree char *title = NULL;

  if (hk_aotd_card_is_weapon (item->card))
    return;
  title = g_strdup_printf (_("Use %s"), hk_aotd_card_get_title (item->card));
  offer (search, title, 0, hk_move_build ("use-card", "s:card", item->card, NULL),
         g_strcmp0 (item->card, "first-aid-kit") == 0 ? "wounds" : NULL, NULL);
}

static void
offer_items (Search *search)
{
  for (int i = 0; i < hk_record_list_get_length (search->record->items); i++)
    {
      HkAotdItem *item = hk_record_list_get (search->record->items, i);

      offer_weapon (search, item);
      offer_card (search, item);
    }
  /* With real cards a Hand may hold what the app has not heard of. */
  if (hk_aotd_may_hold_untold (search->table, search->survivor))
    offer (search, _("Attack with Another Card"), 1, hk_move_build ("attack", NULL), "weapon", "targets");
}

static void
offer_trades (Search *search)
{
  HkAotdSurvivor *other;

  for (int i = 0; (other = hk_aotd_table_get_survivor (search->table, i)) != NULL; i++)
    {
      g_autofree char *title = NULL;

      if (i == search->survivor || other->eliminated)
        continue;
      title = g_strdup_printf (_("Trade with %s"), other->name);
      offer (search, title, 1, hk_move_build ("trade", "i:partner", i, NULL), "give", "get");
    }
}

static void
offer_objectives (Search *search)
{
  HkAotdObjective *objective;

  for (int i = 0; (objective = hk_aotd_table_get_objective (search->table, i)) != NULL; i++)
    {
      g_autofree char *title = NULL;

      if (objective->holder >= 0 || (objective->done && objective->survivor < 0))
        continue;
      title = g_strdup_printf (_("Take Objective: %s"), objective->name);
      offer (search, title, 1, hk_move_build ("take-objective", "i:objective", i, NULL), "sleepers", NULL);
    }
}

/* The Skills that are used by saying so, or by giving an Action away. */
static void
offer_skills (Search *search)
{
  g_auto (GStrv) skills = hk_aotd_table_list_skills (search->table, search->survivor, NULL);

  for (guint i = 0; skills[i] != NULL; i++)
    {
      g_autofree char *name = hk_aotd_skill_get_title (skills[i]);
      g_autofree char *title = g_strdup_printf (_("Use the Skill “%s”"), name);
      const gboolean bloodlust = hk_aotd_skill_is_named (skills[i], "bloodlust");

      if (g_str_equal (skills[i], "born-leader"))
        offer (search, _("Give a Free Action"), 0, hk_move_build ("give-action", NULL), "to", NULL);
      else if (bloodlust || g_str_equal (skills[i], "sprint"))
        offer (search, title, 1, hk_move_build ("use-skill", "s:skill", skills[i], NULL), "zombies", "sleepers");
      else if (g_str_equal (skills[i], "charge"))
        offer (search, title, 0, hk_move_build ("use-skill", "s:skill", skills[i], NULL), "zombies", "sleepers");
      else if (g_str_equal (skills[i], "lifesaver") || g_str_equal (skills[i], "shove"))
        offer (search, title, 0, hk_move_build ("use-skill", "s:skill", skills[i], NULL), NULL, NULL);
    }
}

/* The Skills of a new Danger Level that have not been chosen. */
static void
offer_choices (Search *search)
{
  HkAotdSurvivor *record = search->record;
  const HkAotdLevel level = hk_aotd_survivor_get_level (record);
  const char * const orange[] = { record->orange_1, record->orange_2 };
  const char * const red[] = { record->red_1, record->red_2, record->red_3 };

  if (level >= HK_AOTD_LEVEL_YELLOW && record->yellow == NULL)
    offer (search, _("Enter the Yellow Skill"), -1, hk_move_build ("choose-skill", "s:level", "yellow", "i:choice", 1, NULL), "skill", NULL);
  for (int i = 0; i < 5; i++)
    {
      const gboolean is_red = i >= 2;
      const int choice = is_red ? i - 1 : i + 1;
      const char *skill = is_red ? red[choice - 1] : orange[choice - 1];
      g_autofree char *name = skill == NULL ? NULL : hk_aotd_skill_get_title (skill);
      g_autofree char *title = NULL;

      if (level < (is_red ? HK_AOTD_LEVEL_RED : HK_AOTD_LEVEL_ORANGE) || (is_red ? record->red_choice : record->orange_choice) != 0)
        continue;
      title = g_strdup_printf (_("Choose the Skill “%s”"), name == NULL ? "?" : name);
      offer (search, title, -1, hk_move_build ("choose-skill", "s:level", is_red ? "red" : "orange", "i:choice", choice, NULL),
             skill == NULL ? "skill" : NULL, NULL);
    }
}

static void
offer_truck (Search *search)
{
  static const char * const titles[] = { N_("Take the Driver’s Seat"), N_("Take the Gunner’s Seat"), N_("Take a Passenger’s Seat") };
  const HkAotdSeat seat = search->record->seat;

  if (!search->table->truck)
    return;
  for (int i = HK_AOTD_SEAT_DRIVER; i <= HK_AOTD_SEAT_PASSENGER; i++)
    if (seat != i)
      offer (search, _(titles[i]), 1, hk_move_build ("truck-seat", "s:seat", hk_aotd_seats[i], NULL), "zombies", NULL);
  if (seat != HK_AOTD_SEAT_NONE)
    offer (search, _("Get Out of the Taco Truck"), 1, hk_move_build ("truck-seat", "s:seat", "out", NULL), NULL, NULL);
  if (seat == HK_AOTD_SEAT_DRIVER)
    offer (search, _("Drive the Taco Truck"), 1, hk_move_build ("drive", NULL), "targets", NULL);
  if (seat == HK_AOTD_SEAT_GUNNER)
    offer (search, _("Fire the Machine Gun"), 1, hk_move_build ("attack", "s:weapon", "truck-gun", NULL), "targets", NULL);
}

static void
offer_vault (Search *search)
{
  HkAotdVault *vault = search->table->vault;

  if (vault == NULL || vault->opened)
    return;
  if (!vault->solved)
    offer (search, _("Resolve the Challenge"), 2, hk_move_build ("vault-challenge", NULL), "near", NULL);
  else
    offer (search, _("Open the Vault Door"), 1, hk_move_build ("vault-open", NULL), NULL, NULL);
}

/* Lists what a Survivor might do now, legal or not, with its cost in Actions. Returns (transfer full) (element-type
 * HkMoveOption): the offers. */
GPtrArray *
hk_aotd_list_survivor_moves (HkAotdTable *self,
                             int          survivor)
{
  Search search = {
    .table = self, .trial = { .table = HK_TABLE (self) }, .offers = g_ptr_array_new_with_free_func (g_object_unref), .survivor = survivor
  };

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), search.offers);

  search.record = hk_aotd_table_get_survivor (self, survivor);
  if (search.record == NULL || search.record->eliminated)
    return search.offers;
  offer_choices (&search);
  if (self->current_survivor != survivor)
    offer (&search, _("Begin the Turn"), -1, hk_move_build ("activate", NULL), NULL, NULL);
  offer_basic (&search);
  offer_items (&search);
  offer_trades (&search);
  offer_objectives (&search);
  offer_skills (&search);
  offer_truck (&search);
  offer_vault (&search);
  if (!hk_aotd_survivor_is_known (search.record))
    offer (&search, _("Enter an ID Card"), -1, hk_move_build ("learn-survivor", NULL), NULL, NULL);
  offer (&search, _("Act in Another Way"), 1, hk_move_build ("action", NULL), "what", "cost");
  if (self->current_survivor == survivor)
    offer (&search, _("End the Turn"), -1, hk_move_build ("end-turn", NULL), NULL, NULL);
  hk_table_drop_unkept (HK_TABLE (self), search.offers);
  return search.offers;
}

/* HkTableFuncs.list_options: the players decide together, whoever looks. */
GPtrArray *
hk_aotd_table_list_options (HkTable *table,
                            int      viewer)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  GPtrArray *options = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < (int) hk_aotd_table_get_n_survivors (self); i++)
    if (self->current_survivor < 0 || self->current_survivor == i)
      g_ptr_array_extend_and_steal (options, hk_aotd_list_survivor_moves (self, i));
  return options;
}
