/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-daz-kingdom.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkDazKingdom, name, "name", N_("name")),
  HK_STRING_FIELD (HkDazKingdom, colour, "colour", N_("colour")),
  HK_BOOLEAN_FIELD (HkDazKingdom, barbarian, "barbarian", N_("Barbarian King")),
  HK_INT_FIELD (HkDazKingdom, victory_points, "victory-points", -999, 999, 0, N_("victory points"), .settable = TRUE),
  HK_INT_FIELD (HkDazKingdom, command_tokens, "command-tokens", 0, 999, 0, N_("command tokens"), .settable = TRUE),
  HK_LIST_FIELD (HkDazKingdom, hand, "hand", hk_daz_army_get_type, N_("Army Card"), .seen_by = HK_SEEN_BY_OWNER, .plural = N_("Hand")),
  HK_STRV_FIELD (HkDazKingdom, relics, "relics", N_("Relic Cards"), .seen_by = HK_SEEN_BY_OWNER),
  HK_INT_FIELD (HkDazKingdom, technology, "technology", 0, 3, 0, N_("technology level"), .settable = TRUE),
  HK_STRING_FIELD (HkDazKingdom, mission, "mission", N_("mission")),
  HK_BOOLEAN_FIELD (HkDazKingdom, mission_shown, "mission-shown", N_("mission face up"), .settable = TRUE),
  HK_BOOLEAN_FIELD (HkDazKingdom, mission_done, "mission-done", N_("mission rewarded"), .settable = TRUE),
  HK_BOOLEAN_FIELD (HkDazKingdom, passed, "passed", N_("passed today"), .settable = TRUE),
  HK_INT_FIELD (HkDazKingdom, pass_order, "pass-order", 0, 5, 0, N_("place in the order of passing"), .settable = TRUE),
  HK_INT_FIELD (HkDazKingdom, relics_played, "relics-played", 0, 99, 0, N_("Relic Cards played today"), .settable = TRUE),
  HK_INT_FIELD (HkDazKingdom, relics_by_mission, "relics-by-mission", 0, 99, 0, N_("Relic Cards by the mission today"), .settable = TRUE),
  HK_STRV_FIELD (HkDazKingdom, turned, "turned", N_("commanders turned today")),
  HK_INT_FIELD (HkDazKingdom, golds_played, "golds-played", 0, 99, 0, N_("gold Army Cards played today"), .settable = TRUE),
  HK_INT_FIELD (HkDazKingdom, loyals_played, "loyals-played", 0, 99, 0, N_("Army Cards played today behind one of the same loyalty"), .settable = TRUE),
  HK_INT_FIELD (HkDazKingdom, consumed, "consumed", 0, 99, 0, N_("armies consumed today"), .settable = TRUE),
  HK_INT_FIELD (HkDazKingdom, mission_rewards, "mission-rewards", 0, 99, 0, N_("rewards of the mission today"), .settable = TRUE),
  HK_INT_FIELD (HkDazKingdom, kills, "kills", 0, 999, 0, N_("kills today"), .settable = TRUE),
  HK_INT_FIELD (HkDazKingdom, gate_damage, "gate-damage", 0, 999, 0, N_("damage at the gates today"), .settable = TRUE),
  HK_BOOLEAN_FIELD (HkDazKingdom, rallied, "rallied", N_("done rallying"), .settable = TRUE),
  HK_INT_FIELD (HkDazKingdom, reactivations_due, "reactivations-due", 0, 99, 0, N_("armies to reactivate"), .settable = TRUE),
  HK_INT_FIELD (HkDazKingdom, discard_due, "discard-due", 0, 99, 0, N_("Army Cards to discard"), .settable = TRUE),
  HK_BOOLEAN_FIELD (HkDazKingdom, daily_done, "daily-done", N_("daily mission rewarded"), .settable = TRUE),
};

HK_DEFINE_RECORD (HkDazKingdom, hk_daz_kingdom, fields)

/* Returns how many army cards its player holds. */
guint
hk_daz_kingdom_get_hand_size (HkDazKingdom *self)
{
  g_return_val_if_fail (HK_IS_DAZ_KINGDOM (self), 0);

  return hk_record_list_get_length (self->hand);
}

/* Returns how many relic cards its player holds. */
guint
hk_daz_kingdom_get_n_relics (HkDazKingdom *self)
{
  g_return_val_if_fail (HK_IS_DAZ_KINGDOM (self), 0);

  return self->relics == NULL ? 0 : g_strv_length (self->relics);
}

/* Returns (nullable): the army card there.
 * @position: a place in the hand, from 0 */
HkDazArmy *
hk_daz_kingdom_get_card (HkDazKingdom *self,
                         guint         position)
{
  g_return_val_if_fail (HK_IS_DAZ_KINGDOM (self), NULL);

  return hk_record_list_get (self->hand, position > G_MAXINT ? -1 : (int) position);
}

/* Returns whether the hand is known to hold such a card.
 * @card: the id of an army card
 * @position: (out): its place in the hand */
gboolean
hk_daz_kingdom_find_card (HkDazKingdom *self,
                          const char   *card,
                          guint        *position)
{
  for (guint i = 0; i < hk_daz_kingdom_get_hand_size (self); i++)
    {
      HkDazArmy *army = hk_daz_kingdom_get_card (self, i);

      if (army->known && g_strcmp0 (army->card, card) == 0)
        {
          *position = i;
          return TRUE;
        }
    }
  return FALSE;
}

/* Returns whether the hand is known to hold a card of that rank.
 * @rank: 1 bronze, 2 silver, 3 gold
 * @attack: its attack value; −1 any
 * @position: (out): its place in the hand */
gboolean
hk_daz_kingdom_find_rank (HkDazKingdom *self,
                          int           rank,
                          int           attack,
                          guint        *position)
{
  for (*position = 0; *position < hk_daz_kingdom_get_hand_size (self); (*position)++)
    {
      HkDazArmy *army = hk_daz_kingdom_get_card (self, *position);

      if (army->known && army->rank == rank && (attack < 0 || army->attack == attack))
        return TRUE;
    }
  return FALSE;
}

/* Returns whether the hand holds a card that the app does not know.
 * @position: (out): a place in the hand */
gboolean
hk_daz_kingdom_find_unknown (HkDazKingdom *self,
                             guint        *position)
{
  for (guint i = 0; i < hk_daz_kingdom_get_hand_size (self); i++)
    if (!hk_daz_kingdom_get_card (self, i)->known)
      {
        *position = i;
        return TRUE;
      }
  return FALSE;
}

/* Returns whether its player holds it, or a relic card that the app does not know.
 * @relic: the id of a relic */
gboolean
hk_daz_kingdom_has_relic (HkDazKingdom *self,
                          const char   *relic)
{
  g_return_val_if_fail (HK_IS_DAZ_KINGDOM (self), FALSE);

  return hk_record_has_text (self->relics, relic) || hk_record_has_text (self->relics, "");
}

/* @relic: the id of a relic; "" for one that the app does not know */
void
hk_daz_kingdom_add_relic (HkDazKingdom *self,
                          const char   *relic)
{
  g_return_if_fail (HK_IS_DAZ_KINGDOM (self));

  hk_record_add_text (self, &self->relics, relic);
}

/* Takes the relic out of the hand, or a card that the app does not know when it is none of those that it knows.
 * Returns whether there was one.
 * @relic: the id of a relic */
gboolean
hk_daz_kingdom_remove_relic (HkDazKingdom *self,
                             const char   *relic)
{
  g_return_val_if_fail (HK_IS_DAZ_KINGDOM (self), FALSE);

  return hk_record_remove_text (self, &self->relics, relic) || hk_record_remove_text (self, &self->relics, "");
}

/* Changes the command inventory, which does not fall below 0.
 * @tokens: command tokens to add, or below 0 to take */
void
hk_daz_kingdom_add_tokens (HkDazKingdom *self,
                           int           tokens)
{
  g_return_if_fail (HK_IS_DAZ_KINGDOM (self));

  hk_record_set_int (self, &self->command_tokens, CLAMP (self->command_tokens + tokens, 0, 999));
}
