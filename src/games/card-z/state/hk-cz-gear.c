/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-record-define.h"
#include "hk-cz-gear.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkCzGear, name, "name"),
  HK_STRING_FIELD (HkCzGear, deck, "deck"),
  HK_STRING_FIELD (HkCzGear, type, "type"),
  HK_INT_FIELD (HkCzGear, weight, "weight", -1, 3, 1),
  HK_INT_FIELD (HkCzGear, supply, "supply", 0, 99, 0),
  HK_BOOLEAN_FIELD (HkCzGear, supply_unknown, "supply-unknown"),
  HK_STRING_FIELD (HkCzGear, supply_type, "supply-type"),
  HK_INT_FIELD (HkCzGear, trade, "trade", 0, 99, 0),
  HK_INT_FIELD (HkCzGear, kill, "kill", 0, 10, 0),
  HK_INT_FIELD (HkCzGear, push, "push", 0, 10, 0),
  HK_INT_FIELD (HkCzGear, impale, "impale", 0, 10, 0),
  HK_INT_FIELD (HkCzGear, at_close, "at-close", 0, 10, 0),
  HK_INT_FIELD (HkCzGear, at_medium, "at-medium", 0, 10, 0),
  HK_INT_FIELD (HkCzGear, at_long, "at-long", 0, 10, 0),
  HK_BOOLEAN_FIELD (HkCzGear, loud, "loud"),
  HK_BOOLEAN_FIELD (HkCzGear, loud_unknown, "loud-unknown"),
  HK_BOOLEAN_FIELD (HkCzGear, semi, "semi"),
  HK_BOOLEAN_FIELD (HkCzGear, rapid, "rapid"),
  HK_INT_FIELD (HkCzGear, jam, "jam", -1, 9, -1),
  HK_INT_FIELD (HkCzGear, armour, "armour", 0, 4, 0),
  HK_BOOLEAN_FIELD (HkCzGear, stake, "stake"),
  HK_STRING_FIELD (HkCzGear, food, "food"),
  HK_BOOLEAN_FIELD (HkCzGear, scouting, "scouting"),
  HK_INT_FIELD (HkCzGear, move, "move", 0, 9, 3),
  HK_STRING_FIELD (HkCzGear, text, "text"),
  HK_STRING_FIELD (HkCzGear, spoils, "spoils"),
  HK_STRING_FIELD (HkCzGear, source, "source"),
};

HK_DEFINE_RECORD (HkCzGear, hk_cz_gear, fields)

/* Returns: whether it is a pistol, a rifle or a shotgun. */
static gboolean
is_firearm (HkCzGear *gear)
{
  static const char * const types[] = { "pistol", "rifle", "shotgun", NULL };

  return gear != NULL && gear->type != NULL && g_strv_contains (types, gear->type);
}

/* Returns: whether it is a firearm or a bow. */
gboolean
hk_cz_gear_is_ranged (HkCzGear *gear)
{
  return gear != NULL && (is_firearm (gear) || g_strcmp0 (gear->type, "bow") == 0);
}

/* Returns: whether its type says that it is a weapon for melee alone.
 * @gear: (nullable): %NULL when nothing is known of it */
gboolean
hk_cz_gear_is_melee (HkCzGear *gear)
{
  static const char * const types[] = { "blade", "club", "stake", NULL };

  return gear != NULL && gear->type != NULL && g_strv_contains (types, gear->type);
}

/* Returns: whether it shoots, as its type says or a number for a range that somebody has told.
 * @gear: (nullable): %NULL when nothing is known of it */
gboolean
hk_cz_gear_fires (HkCzGear *gear)
{
  return gear != NULL && (hk_cz_gear_is_ranged (gear) || gear->at_close + gear->at_medium + gear->at_long > 0);
}

/* Returns: whether it is known what supply it holds, which may be none: a card of which no more was told than a move needed has
 * its type of supply on it all the same.
 * @gear: (nullable): %NULL when nothing is known of it */
gboolean
hk_cz_gear_knows_supply (HkCzGear *gear)
{
  return gear != NULL && (gear->supply_type != NULL || (g_strcmp0 (gear->source, "told") != 0 && !gear->supply_unknown));
}

/* Returns: whether supply can go over, as far as it is known what both hold (book, Supply: transferring the same type).
 * @gear: (nullable): what gets it
 * @from: (nullable): what gives it */
gboolean
hk_cz_gear_takes_from (HkCzGear *gear,
                       HkCzGear *from)
{
  return !hk_cz_gear_knows_supply (gear) || !hk_cz_gear_knows_supply (from)
         || (gear->supply_type != NULL && g_strcmp0 (gear->supply_type, from->supply_type) == 0);
}
