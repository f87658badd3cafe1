/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-cz-location.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkCzLocation, name, "name"),
  HK_INT_FIELD (HkCzLocation, q, "q", -20, 20, 0),
  HK_INT_FIELD (HkCzLocation, r, "r", -20, 20, 0),
  HK_BOOLEAN_FIELD (HkCzLocation, unknown, "unknown", N_("not known yet")),
  HK_BOOLEAN_FIELD (HkCzLocation, cache, "cache", N_("Cache")),
  HK_BOOLEAN_FIELD (HkCzLocation, side_unknown, "side-unknown", N_("side not known")),
  HK_STRING_FIELD (HkCzLocation, layout, "layout"),
  HK_STRING_FIELD (HkCzLocation, encounter_roll, "encounter-roll", N_("scout roll")),
  HK_STRING_FIELD (HkCzLocation, reward_roll, "reward-roll", N_("reward roll")),
  HK_STRING_FIELD (HkCzLocation, reward_deck, "reward-deck", N_("reward")),
  HK_STRING_FIELD (HkCzLocation, resource, "resource", N_("resource")),
  HK_BOOLEAN_FIELD (HkCzLocation, garden, "garden", N_("garden")),
  HK_BOOLEAN_FIELD (HkCzLocation, garden_looted, "garden-looted", N_("garden looted")),
  HK_STRING_FIELD (HkCzLocation, base, "base", N_("home base")),
  HK_BOOLEAN_FIELD (HkCzLocation, fixed, "fixed"),
  HK_STRING_FIELD (HkCzLocation, reverse, "reverse"),
  HK_STRING_FIELD (HkCzLocation, reverse_layout, "reverse-layout"),
  HK_STRING_FIELD (HkCzLocation, reverse_roll, "reverse-roll"),
  HK_STRING_FIELD (HkCzLocation, reverse_resource, "reverse-resource"),
  HK_INT_FIELD (HkCzLocation, clearings, "clearings", 0, 9, 0, N_("phases of clearing")),
  HK_BOOLEAN_FIELD (HkCzLocation, safe, "safe", N_("safe-chip")),
  HK_BOOLEAN_FIELD (HkCzLocation, fire, "fire", N_("fire-chip")),
  HK_BOOLEAN_FIELD (HkCzLocation, scouted, "scouted", N_("scouted")),
  HK_BOOLEAN_FIELD (HkCzLocation, laid, "laid"),
  HK_INT_FIELD (HkCzLocation, rolled, "rolled", -1, 99, -1, N_("Encounters rolled")),
  HK_INT_FIELD (HkCzLocation, cleared_by, "cleared-by", -1, 5, -1, N_("cleared by"), .names = "players"),
  HK_BOOLEAN_FIELD (HkCzLocation, blockaded, "blockaded", N_("blockaded")),
  HK_INT_FIELD (HkCzLocation, locked_rooms, "locked-rooms", 0, 9, 0, N_("Zombies quarantined")),
  HK_LIST_FIELD (HkCzLocation, encounters, "encounters", hk_cz_encounter_get_type, N_("Encounter"), .plural = N_("Encounters")),
  HK_LIST_FIELD (HkCzLocation, left, "left", hk_cz_loot_get_type, N_("Loot"), .plural = N_("Loot left here")),
  HK_LIST_FIELD (HkCzLocation, stock, "stock", hk_cz_loot_get_type, N_("Loot"), .plural = N_("Loot of the Church")),
  HK_BOOLEAN_FIELD (HkCzLocation, stocked, "stocked"),
  HK_INT_FIELD (HkCzLocation, boombox, "boombox", 0, 9, 0, N_("Boombox batteries")),
  HK_BOOLEAN_FIELD (HkCzLocation, hunted, "hunted", N_("hunted")),
  HK_BOOLEAN_FIELD (HkCzLocation, dawn_patrol, "dawn-patrol", N_("slept outside")),
  HK_STRING_FIELD (HkCzLocation, source, "source"),
};

HK_DEFINE_RECORD (HkCzLocation, hk_cz_location, fields)

static void
swap (HkCzLocation *self,
      char        **one,
      char        **other)
{
  g_autofree char *kept = g_strdup (*one);

  hk_record_set_string (self, one, *other);
  hk_record_set_string (self, other, kept);
}

/* What stands on its other side is up now; which side is a Cache is not changed. */
void
hk_cz_location_swap_sides (HkCzLocation *self)
{
  swap (self, &self->name, &self->reverse);
  swap (self, &self->layout, &self->reverse_layout);
  swap (self, &self->encounter_roll, &self->reverse_roll);
  swap (self, &self->resource, &self->reverse_resource);
}
