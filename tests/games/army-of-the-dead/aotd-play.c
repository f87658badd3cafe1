/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"

/**
 * aotd_begin:
 * @survivor: who is activated, from 0
 *
 * Returns: (transfer full): a mission in which that Survivor has a Turn
 */
HkAotdTable *
aotd_begin (int survivor)
{
  HkAotdTable *table = aotd_new (AOTD_MISSION);
  g_autofree char *line = g_strdup_printf ("{\"move\":\"activate\",\"survivor\":%d}", survivor);

  hk_record_set_int (table, &table->current_player, survivor / 3);
  aotd_play (table, line);
  g_assert_cmpint (table->current_survivor, ==, survivor);
  g_assert_cmpint (aotd_survivor (table, survivor)->actions, ==, 3);
  return table;
}

HkAotdSurvivor *
aotd_survivor (HkAotdTable *table,
               int          survivor)
{
  return hk_aotd_table_get_survivor (table, survivor);
}

/* Puts a card into an inventory, out of the deck. */
void
aotd_give (HkAotdTable *table,
           int          survivor,
           const char  *card,
           HkAotdSlot   slot)
{
  g_autoptr (GError) error = NULL;
  HkAotdItem *item;

  hk_deck_take (table->equipment_deck, card, &error);
  g_assert_no_error (error);
  item = hk_aotd_survivor_add_item (aotd_survivor (table, survivor), card, slot);
  g_assert_cmpint (item->slot, ==, slot);
}

/* Puts so many Zombies on the board. */
void
aotd_horde (HkAotdTable *table,
            int          shamblers,
            int          alphas)
{
  hk_record_set_int (table, &table->shamblers, shamblers);
  hk_record_set_int (table, &table->alphas, alphas);
}

/* Gives a Survivor a Blue Skill. */
void
aotd_skill (HkAotdTable *table,
            int          survivor,
            const char  *skill)
{
  HkAotdSurvivor *record = aotd_survivor (table, survivor);

  g_assert_true (hk_aotd_skill_check (skill, NULL));
  hk_record_set_string (record, &record->blue, skill);
}

/* Plays by a house rule from now on. */
void
aotd_house (HkAotdTable *table,
            const char  *rule)
{
  const char * const rules[] = { rule, NULL };

  hk_record_set_strv (table, &table->house_rules, rules);
}
