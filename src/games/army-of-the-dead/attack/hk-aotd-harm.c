/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/army-of-the-dead/rules/hk-aotd-doubts.h"
#include "games/army-of-the-dead/rules/hk-aotd-end.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "hk-aotd-harm.h"

/* Wounds, and what happens when there are too many. */

/* Gives Wounds to a Survivor and eliminates whom they reach the bottom of the Wound Bar (book, page 20).
 * @wounds: how many; more than the Survivor can bear are lost */
void
hk_aotd_table_wound (HkAotdTable *self,
                     HkMove      *move,
                     int          survivor,
                     int          wounds)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);
  int suffered;

  g_return_if_fail (record != NULL);

  if (!hk_table_keeps (HK_TABLE (self), "health"))
    {
      hk_move_log (move, ngettext ("%s suffers %d Wound.", "%s suffers %d Wounds.", wounds), record->name, wounds);
      return;
    }
  suffered = record->eliminated ? 0 : MIN (wounds, record->health - record->wounds);
  if (suffered <= 0)
    return;
  hk_record_set_int (record, &record->wounds, record->wounds + suffered);
  if (hk_aotd_table_get_phase (self) != HK_AOTD_PHASE_PLAYER || !hk_aotd_table_has_house_rule (self, "rescue-zombie-phase"))
    hk_record_set_boolean (record, &record->hurt, TRUE);
  if (record->wounds < record->health)
    /* Translators: %s: a Survivor; %d: Wounds; %d: the Health that is left; %d: all Health. */
    hk_move_log (move, ngettext ("%s suffers %d Wound: Health %d of %d.", "%s suffers %d Wounds: Health %d of %d.",
                                 suffered),
                 record->name, suffered, record->health - record->wounds, record->health);
  else
    hk_aotd_table_eliminate (self, move, survivor);
}

/* The Equipment of who is eliminated goes to the discards. */
static void
discard_items (HkAotdTable    *self,
               HkAotdSurvivor *survivor)
{
  for (int i = 0; i < hk_record_list_get_length (survivor->items); i++)
    {
      HkAotdItem *item = hk_record_list_get (survivor->items, i);

      hk_deck_discard (self->equipment_deck, item->card);
    }
  hk_record_list_remove_all (survivor->items);
}

/* The tokens of Objectives lie in the Zone, where they can be taken again. */
static void
drop_tokens (HkAotdTable *self,
             HkMove      *move,
             int          survivor)
{
  for (int i = 0; i < hk_record_list_get_length (self->objectives); i++)
    {
      HkAotdObjective *objective = hk_aotd_table_get_objective (self, i);
      g_autofree char *title = hk_aotd_objective_dup_title (objective);

      if (objective->holder != survivor)
        continue;
      hk_record_set_int (objective, &objective->holder, -1);
      hk_move_log (move, _("This token lies in the Zone and can be taken again: “%s”."), title);
    }
}

/* Takes a Survivor out of the game; the Equipment is discarded, and Companions stay without a Leader. The game is
 * lost with a Survivor who has a Personal Objective, even when it was accomplished (book, page 8); when the last one
 * falls who has a Specialty that the mission needs, the group is asked. */
void
hk_aotd_table_eliminate (HkAotdTable *self,
                         HkMove      *move,
                         int          survivor)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);

  g_return_if_fail (record != NULL);

  if (record->eliminated)
    return;
  hk_record_set_boolean (record, &record->eliminated, TRUE);
  hk_record_set_boolean (record, &record->activated, TRUE);
  hk_record_set_int (record, &record->actions, 0);
  hk_record_set_strv (record, &record->free_actions, NULL);
  hk_record_set_enum (record, &record->seat, HK_AOTD_SEAT_NONE);
  discard_items (self, record);
  hk_move_log (move, _("%s is eliminated."), record->name);
  for (int i = 0; i < hk_record_list_get_length (self->companions); i++)
    {
      HkAotdCompanion *companion = hk_aotd_table_get_companion (self, i);

      if (companion->leader != survivor)
        continue;
      if (hk_aotd_decide (self, move, "companions-fall"))
        hk_aotd_table_lose_companion (self, move, i);
      else
        hk_record_set_int (companion, &companion->leader, -1);
    }
  drop_tokens (self, move, survivor);
  hk_aotd_table_check_loss (self, move);
  hk_aotd_table_doubt (self, move, record);
}

/* Any Wound eliminates a Companion; the game is lost with a vital one (book, page 27).
 * @companion: from 0 */
void
hk_aotd_table_lose_companion (HkAotdTable *self,
                              HkMove      *move,
                              int          companion)
{
  HkAotdCompanion *record = hk_aotd_table_get_companion (self, companion);

  g_return_if_fail (record != NULL);

  if (record->eliminated)
    return;
  hk_record_set_boolean (record, &record->eliminated, TRUE);
  hk_record_set_int (record, &record->leader, -1);
  hk_move_log (move, _("The Companion %s is eliminated."), record->name);
  hk_aotd_table_check_loss (self, move);
}
