/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/neighborhood/hk-cz-decks.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-act.h"
#include "hk-cz-battle-flow.h"
#include "hk-cz-field.h"
#include "hk-cz-human.h"

/* How a battle begins and ends, and who is hurt in it (book, Universal Battlefield). */

/* Sets up the battlefield of a Location that the current player has scouted (book, Universal Battlefield). The group
 * then battles, with hk_cz_battle_start(), or retreats. Where battles are not kept, it is fought on the table.
 * @table: a table without a battle
 * @flags: what is special about it */
void
hk_cz_battle_begin (HkCzTable      *table,
                    HkMove         *move,
                    int             place,
                    HkCzBattleFlags flags)
{
  g_autoptr (HkCzBattle) battle = g_object_new (HK_TYPE_CZ_BATTLE, NULL);
  HkCzLocation *field = hk_cz_table_get_location (table, place);
  const gboolean horde = (flags & HK_CZ_BATTLE_HORDE) != 0;
  const char *layout = horde || field == NULL ? NULL : field->layout;

  g_return_if_fail (HK_IS_CZ_TABLE (table));

  if (!hk_table_keeps (HK_TABLE (table), "battles"))
    return;
  battle->place = place;
  battle->player = table->current_player;
  battle->side = HK_CZ_SIDE_SURVIVORS;
  battle->zone = layout != NULL && hk_cz_layout_get_divider (layout, 1) != 0 ? 0 : 1;
  battle->dawn_patrol = (flags & HK_CZ_BATTLE_DAWN_PATROL) != 0;
  battle->edge = battle->dawn_patrol || (flags & HK_CZ_BATTLE_EDGE) != 0;
  battle->horde = horde;
  battle->to_the_death = (flags & HK_CZ_BATTLE_TO_THE_DEATH) != 0;
  hk_record_set_record (table, &table->battle, battle);
  for (int i = 0; field != NULL && i < hk_cz_location_get_n_encounters (field); i++)
    if (hk_cz_location_get_encounter (field, i)->revealed)
      hk_cz_field_place_by_card (table, hk_cz_location_get_encounter (field, i));
}

/* The survivor stands on no hex. */
static void
lift (HkCzSurvivor *survivor)
{
  hk_record_set_string (survivor, &survivor->hex, NULL);
  hk_record_set_int (survivor, &survivor->column, -1);
  hk_record_set_int (survivor, &survivor->row, -1);
}

/* Whether a survivor takes part in the battle. */
static gboolean
is_there (HkCzTable    *table,
          HkCzSurvivor *survivor)
{
  if (!hk_cz_survivor_is_alive (survivor) || survivor->place != table->battle->place || survivor->player < 0)
    return FALSE;
  return survivor->player == table->battle->player || survivor->player == table->battle->pvp || !hk_cz_table_is_competitive (table);
}

/* The group has decided to battle: its survivors at the Location take part from the first battle-round on (book,
 * Battle-Rounds).
 * @table: a table with a battlefield */
void
hk_cz_battle_start (HkCzTable *table,
                    HkMove    *move)
{
  HkCzSurvivor *survivor;

  g_return_if_fail (HK_IS_CZ_TABLE (table) && table->battle != NULL);

  hk_record_set_boolean (table->battle, &table->battle->started, TRUE);
  hk_record_set_int (table->battle, &table->battle->round, 1);
  hk_record_set_enum (table->battle, &table->battle->side, HK_CZ_SIDE_SURVIVORS);
  for (int i = 0; (survivor = hk_cz_table_get_survivor (table, i)) != NULL; i++)
    {
      hk_record_set_boolean (survivor, &survivor->on_field, is_there (table, survivor));
      hk_record_set_boolean (survivor, &survivor->acted, FALSE);
      lift (survivor);
    }
}

/* Arrows and bolts that lie about: they are picked up when the group stays, and lost when it flees. */
static void
settle_arrows (HkCzTable    *table,
               HkCzSurvivor *survivor,
               gboolean      stayed)
{
  HkCzLoot *loot;

  for (int i = 0; (loot = hk_cz_survivor_get_loot (survivor, i)) != NULL; i++)
    {
      if (stayed)
        hk_cz_survivor_recover (table, survivor, loot);
      hk_record_set_int (loot, &loot->spent, 0);
      hk_record_set_int (loot, &loot->lost, 0);
    }
}

static void
settle_survivors (HkCzTable *table,
                  HkMove    *move,
                  gboolean   stayed)
{
  HkCzSurvivor *survivor;

  for (int i = 0; (survivor = hk_cz_table_get_survivor (table, i)) != NULL; i++)
    {
      const gboolean was_there = survivor->on_field;

      if (survivor->infected > 0 && !survivor->dead)
        hk_cz_table_hurt (table, move, i, "bitten");
      if (was_there)
        settle_arrows (table, survivor, stayed);
      hk_record_set_boolean (survivor, &survivor->on_field, FALSE);
      hk_record_set_boolean (survivor, &survivor->acted, FALSE);
      lift (survivor);
    }
}

/* @stand: whether they keep their hexes */
static void
settle_encounters (HkCzTable *table,
                   gboolean   stand)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (table, i)) != NULL; i++)
    {
      hk_cz_encounter_disengage (encounter, -1);
      hk_record_set_int (encounter, &encounter->distance, 0);
      hk_record_set_int (encounter, &encounter->column, stand ? encounter->column : -1);
      hk_record_set_int (encounter, &encounter->row, stand ? encounter->row : -1);
      hk_record_set_boolean (encounter, &encounter->pushed, FALSE);
      hk_record_set_boolean (encounter, &encounter->acted, FALSE);
      hk_record_set_boolean (encounter, &encounter->bite_due, FALSE);
      hk_record_set_int (encounter, &encounter->arrived, 0);
    }
}

/* Takes the battle off the table. Who is infected dies now, off the battlefield too; arrows and bolts are recovered unless the group has fled
 * or is dead. The Encounters that are left stay on the Location as they lie.
 * @table: a table with a battlefield
 * @how: "cleared", "left" in safety, "phase" when the phase ends, "retreat" or "lost" */
void
hk_cz_battle_end (HkCzTable  *table,
                  HkMove     *move,
                  const char *how)
{
  const gboolean flees = g_str_equal (how, "retreat") || g_str_equal (how, "lost");

  g_return_if_fail (HK_IS_CZ_TABLE (table));

  if (table->battle == NULL)
    return;
  settle_survivors (table, move, !flees || hk_cz_table_has_house_rule (table, "arrows-kept"));
  settle_encounters (table, flees && hk_cz_table_has_house_rule (table, "left-stand"));
  hk_cz_table_return_humans (table);
  hk_record_set_record (table, &table->battle, NULL);
}

/* Returns whether no dangerous Encounter is left on the battlefield, so that the group can regroup (book, Regroups);
 * what a noise has drawn and is still to be placed counts as dangerous. */
gboolean
hk_cz_battle_is_calm (HkCzTable *table)
{
  HkCzEncounter *encounter;

  g_return_val_if_fail (HK_IS_CZ_TABLE (table), FALSE);

  if (table->battle == NULL || table->battle->drawn > 0 || table->battle->noise_pending)
    return FALSE;
  for (int i = 0; (encounter = hk_cz_table_get_encounter (table, i)) != NULL; i++)
    if (hk_cz_encounter_is_dangerous (encounter))
      return FALSE;
  return TRUE;
}

/* Returns the number of the first Encounter in sight of the group of which only the back is known, so that it has to be
 * turned up (book, Placing Encounters); −1 none. */
int
hk_cz_battle_find_face_down (HkCzTable *table)
{
  HkCzEncounter *encounter;

  g_return_val_if_fail (HK_IS_CZ_TABLE (table), -1);

  for (int i = 0; (encounter = hk_cz_table_get_encounter (table, i)) != NULL; i++)
    if (encounter->type == NULL && !encounter->revealed && !encounter->locked && hk_cz_table_sees_zone (table, table->battle->place, encounter->zone))
      return i;
  return -1;
}

/* Returns whether nothing in sight is dangerous or still to be turned up, so that the group decides how to go on; between
 * players nothing is until it ends. */
gboolean
hk_cz_battle_is_settled (HkCzTable *table)
{
  return hk_cz_battle_is_calm (table) && table->battle->pvp < 0 && hk_cz_battle_find_face_down (table) < 0;
}

/* Returns whether every Encounter is turned up and no enemy is left but those in locked rooms, which clears the
 * Location (book, Battle-Rounds, Quarantine Options). */
gboolean
hk_cz_battle_is_clear (HkCzTable *table)
{
  HkCzEncounter *encounter;

  g_return_val_if_fail (HK_IS_CZ_TABLE (table), FALSE);

  if (!hk_cz_battle_is_calm (table))
    return FALSE;
  for (int i = 0; (encounter = hk_cz_table_get_encounter (table, i)) != NULL; i++)
    if (!encounter->locked && (!encounter->revealed || hk_cz_encounter_is_enemy (encounter)))
      return FALSE;
  return TRUE;
}

static void
wound (HkCzTable    *table,
       HkMove       *move,
       HkCzSurvivor *record,
       int           survivor)
{
  if (record->wounds > 0)
    {
      hk_move_log (move, _("%s was wounded already."), record->name);
      hk_cz_table_hurt (table, move, survivor, "killed");
      return;
    }
  hk_record_set_int (record, &record->wounds, 1);
  hk_move_log (move, _("%s has a Wound now."), record->name);
}

/* Hurts a survivor and says so. An infected survivor dies at the end of the battle-round that follows; a second
 * Wound kills (book, Getting Bit). A dead one leaves the battlefield.
 * @how: "infected" by a Zombie, "wounded" by a Feral Dog, or how the survivor dies, such as "bitten" or "killed" */
void
hk_cz_table_hurt (HkCzTable  *table,
                  HkMove     *move,
                  int         survivor,
                  const char *how)
{
  HkCzSurvivor *record;
  HkCzEncounter *encounter;

  g_return_if_fail (HK_IS_CZ_TABLE (table));

  record = hk_cz_table_get_survivor (table, survivor);
  if (record == NULL || record->dead)
    return;
  if (g_str_equal (how, "wounded"))
    {
      wound (table, move, record, survivor);
      return;
    }
  if (g_str_equal (how, "infected") && table->battle != NULL)
    {
      if (record->infected > 0)
        {
          hk_move_log (move, _("It hits, but %s is infected already."), record->name);
          return;
        }
      hk_record_set_int (record, &record->infected, 1);
      hk_record_set_int (record, &record->infected_round, table->battle->round);
      hk_move_log (move, hk_cz_table_has_house_rule (table,
                                                     "infected-at-once") ? _("%s is infected and dies at the end of this battle-round.")
                         : _("%s is infected and has one more battle-round to live."), record->name);
      return;
    }
  hk_cz_table_lose (table, move, survivor, g_str_equal (how, "infected") ? "bitten" : how);
  for (int i = 0; (encounter = hk_cz_table_get_encounter (table, i)) != NULL; i++)
    if (hk_cz_encounter_is_engaged_by (encounter, survivor) || encounter->nearest == survivor)
      {
        hk_cz_encounter_disengage (encounter, survivor);
        if (encounter->engaged == NULL)
          hk_record_set_int (encounter, &encounter->distance, 0);
      }
  hk_record_set_boolean (record, &record->on_field, FALSE);
  hk_record_set_int (record, &record->infected, 0);
  hk_cz_field_measure (table);
}

/* Blades that hang in it and the disc of its Loot stay where it stood. */
static void
drop (HkCzTable     *table,
      HkMove        *move,
      HkCzEncounter *encounter)
{
  HkCzLoot *stuck;

  while ((stuck = g_list_model_get_item (G_LIST_MODEL (encounter->stuck), 0)) != NULL)
    {
      hk_record_set_boolean (stuck, &stuck->stuck, FALSE);
      hk_record_list_remove_at (encounter->stuck, 0);
      hk_cz_location_add_loot (table, table->battle->place, stuck);
      hk_move_log (move, _("%s lies free again."), stuck->kind);
      g_object_unref (stuck);
    }
  if (encounter->carries_loot)
    {
      hk_record_set_int (table->battle, &table->battle->discs, table->battle->discs + 1);
      hk_move_log (move, _("It leaves a purple disc: who stands next to it may take 1 Residential Loot."));
    }
}

static void
count_eradicated (HkCzTable *table)
{
  HkCzPlayer *player = hk_cz_table_get_player (table, table->battle->player);

  hk_record_set_int (table->battle, &table->battle->eradicated, MIN (99, table->battle->eradicated + 1));
  if (player != NULL)
    hk_record_set_int (player, &player->eradicated, player->eradicated + 1);
}

/* Takes an eradicated Encounter off the battlefield. What it carries stays behind; of a Human Enemy the card becomes
 * Loot.
 * @encounter: its number at the Location; those behind it move up by one */
void
hk_cz_table_eradicate (HkCzTable *table,
                       HkMove    *move,
                       int        encounter)
{
  g_autoptr (HkCzEncounter) record = NULL;
  HkCzLocation *field;

  g_return_if_fail (HK_IS_CZ_TABLE (table) && table->battle != NULL);

  field = hk_cz_table_get_battlefield (table);
  g_set_object (&record, hk_cz_table_get_encounter (table, encounter));
  g_return_if_fail (record != NULL);

  drop (table, move, record);
  hk_record_list_remove_at (field->encounters, (guint) encounter);
  count_eradicated (table);
  if (g_strcmp0 (record->type, "human") == 0 || g_strcmp0 (record->type, "human-enemies") == 0)
    hk_cz_table_human_killed (table, move, record);
  else
    hk_cz_table_discard_encounter (table, record);
}

/* Returns: whether it is of a kind that is locked into rooms: Zombies alone (ruling.quarantine). */
gboolean
hk_cz_table_may_quarantine (HkCzTable     *table,
                            HkCzEncounter *encounter)
{
  return hk_cz_type_is_zombie (encounter->type)
         || (g_strcmp0 (encounter->type, "human") == 0 && hk_cz_table_has_house_rule (table, "quarantine-humans"));
}

/* Locks a Zombie into a room (book, Quarantine Options): it is as good as eradicated, and the reward shrinks by one.
 * In Mission from God it brings a purple disc. Returns whether it worked. Errors: %HK_ERROR_REFUSED.
 * @encounter: its number at the Location */
gboolean
hk_cz_table_quarantine (HkCzTable *table,
                        HkMove    *move,
                        int        encounter,
                        GError   **error)
{
  HkCzEncounter *record = hk_cz_table_get_encounter (table, encounter);
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  g_autofree char *name = NULL;
  HkCzPlayer *player;

  g_return_val_if_fail (record != NULL, FALSE);

  name = hk_cz_encounter_describe (record);
  if (!hk_cz_table_may_quarantine (table, record) &&
      !hk_move_require_rule (move, "card-z/battlefield.quarantine", error,
                             _("Only Zombies are quarantined; %s is none."), name))
    return FALSE;
  if (!record->revealed || record->locked)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s cannot be locked in now."), name);
  hk_cz_encounter_disengage (record, -1);
  hk_record_set_boolean (record, &record->locked, TRUE);
  hk_record_set_int (table->battle, &table->battle->locked, MIN (9, table->battle->locked + 1));
  hk_record_set_int (field, &field->locked_rooms, field->locked_rooms + 1);
  if (!hk_cz_table_has_house_rule (table, "quarantine-not-counted"))
    count_eradicated (table);
  hk_move_log (move, _("%s is locked into a room; the reward shrinks by one."), name);
  player = hk_cz_table_get_player (table, table->battle->player);
  if (hk_cz_table_is_scenario (table, "mission-from-god") && player != NULL)
    hk_record_set_int (player, &player->discs, player->discs + 1);
  return TRUE;
}
