/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "daz-game.h"

static HkDazArmy *
make_army (HkDazTable *table,
           const char *card)
{
  HkDazArmy *listed = hk_daz_table_find_army (table, card);
  HkDazArmy *army;

  g_assert_nonnull (listed);
  army = hk_record_copy (listed);
  hk_record_set_int (army, &army->copies, 1);
  return army;
}

/* Puts a card of the catalogue into a hand. */
void
daz_give (HkDazTable *table,
          int         kingdom,
          const char *card)
{
  g_autoptr (HkDazArmy) army = make_army (table, card);

  hk_record_list_append (hk_daz_table_get_kingdom (table, kingdom)->hand, army);
}

/* Puts a card of the catalogue into a zone. */
void
daz_place (HkDazTable *table,
           int         frontier,
           int         zone,
           const char *card,
           int         loyalty,
           gboolean    defeated)
{
  g_autoptr (HkDazArmy) army = make_army (table, card);
  HkDazZone *place = hk_daz_table_get_zone (table, frontier, zone);

  hk_daz_zone_place (place, army, loyalty);
  hk_record_set_boolean (place, &place->defeated, defeated);
}

/* Takes all cards out of a hand. */
void
daz_empty_hand (HkDazTable *table,
                int         kingdom)
{
  hk_record_list_remove_all (hk_daz_table_get_kingdom (table, kingdom)->hand);
}
