/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-daz-zone.h"

static const HkField fields[] = {
  HK_INT_FIELD (HkDazZone, number, "number", 1, 5, 1),
  HK_RECORD_FIELD (HkDazZone, army, "army", hk_daz_army_get_type, N_("army")),
  HK_INT_FIELD (HkDazZone, loyalty, "loyalty", -1, 4, -1, N_("loyalty"), .names = "kingdoms"),
  HK_BOOLEAN_FIELD (HkDazZone, defeated, "defeated", N_("defeated"), .settable = TRUE),
  HK_STRING_FIELD (HkDazZone, commander, "commander", N_("commander")),
  HK_INT_FIELD (HkDazZone, recruiter, "recruiter", -1, 4, -1, N_("recruiter"), .names = "kingdoms"),
  HK_LIST_FIELD (HkDazZone, reinforcements, "reinforcements", hk_daz_reinforcement_get_type, N_("Reinforcement"), .plural = N_("Reinforcements")),
  HK_BOOLEAN_FIELD (HkDazZone, ranged, "ranged", N_("attacks at range today"), .settable = TRUE),
  HK_BOOLEAN_FIELD (HkDazZone, skipped, "skipped", N_("ignored by the zombies today"), .settable = TRUE),
  HK_INT_FIELD (HkDazZone, pair_points, "pair-points", 1, 3, 2, N_("points for every two zombies"), .settable = TRUE),
  HK_STRING_FIELD (HkDazZone, reward_left, "reward-left", N_("icon on the left")),
  HK_STRING_FIELD (HkDazZone, reward_right, "reward-right", N_("icon on the right")),
};

HK_DEFINE_RECORD (HkDazZone, hk_daz_zone, fields)

/* Returns whether an army stands there face up. */
gboolean
hk_daz_zone_is_active (HkDazZone *self)
{
  g_return_val_if_fail (HK_IS_DAZ_ZONE (self), FALSE);

  return self->army != NULL && !self->defeated;
}

/* Returns whether a commander holds the army to its zone and its loyalty. */
gboolean
hk_daz_zone_is_anchored (HkDazZone *self)
{
  g_return_val_if_fail (HK_IS_DAZ_ZONE (self), FALSE);

  return self->commander != NULL;
}

/* Puts @army there face up in place of the army before; a commander stays.
 * @loyalty: the kingdom that it is loyal to */
void
hk_daz_zone_place (HkDazZone *self,
                   HkDazArmy *army,
                   int        loyalty)
{
  g_return_if_fail (HK_IS_DAZ_ZONE (self));
  g_return_if_fail (HK_IS_DAZ_ARMY (army));

  hk_record_set_record (self, &self->army, army);
  hk_record_set_int (self, &self->loyalty, loyalty);
  hk_record_set_boolean (self, &self->defeated, FALSE);
  hk_record_set_boolean (self, &self->ranged, FALSE);
}

/* Moves the army of @from, with its loyalty, its state and its reinforcements, to @self. What a relic does to a zone
 * stays with the zone.
 * @self: the zone to come to, whose own army is gone
 * @from: the zone to leave */
void
hk_daz_zone_take_card (HkDazZone *self,
                       HkDazZone *from)
{
  g_return_if_fail (HK_IS_DAZ_ZONE (self));
  g_return_if_fail (HK_IS_DAZ_ZONE (from));

  hk_record_set_record (self, &self->army, from->army);
  hk_record_set_int (self, &self->loyalty, from->loyalty);
  hk_record_set_boolean (self, &self->defeated, from->defeated);
  hk_record_set_boolean (self, &self->ranged, from->ranged);
  hk_record_set_string (self, &self->commander, from->commander);
  hk_record_set_int (self, &self->recruiter, from->recruiter);
  hk_record_reset (self, "reinforcements", NULL);
  for (int i = 0; i < hk_record_list_get_length (from->reinforcements); i++)
    {
      HkDazReinforcement *item = hk_record_list_get (from->reinforcements, i);

      hk_record_list_append (self->reinforcements, item);
    }
  hk_daz_zone_clear (from);
}

/* Leaves the zone without army, commander and reinforcements. Where the cards go is for the caller. */
void
hk_daz_zone_clear (HkDazZone *self)
{
  g_return_if_fail (HK_IS_DAZ_ZONE (self));

  hk_record_reset (self, "army", "loyalty", "defeated", "ranged", "commander", "recruiter", "reinforcements", NULL);
}
