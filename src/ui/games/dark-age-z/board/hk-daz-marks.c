/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-daz-marks.h"

/* The marks of kingdoms. The Barbarian King has a crown, which is no mark of a player: theirs are letters and numbers. */

#define CROWN "♚"

/* Returns (transfer full): what stands on its mark.
 * @kingdom: the number of a kingdom */
char *
hk_daz_mark_dup_text (HkDazTable *table,
                      int         kingdom)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (table, kingdom);

  return record != NULL && record->barbarian ? g_strdup (CROWN) : hk_player_mark_dup_text (hk_daz_table_get_name_of (table, kingdom));
}

/* Lets a mark be the one of a kingdom.
 * @kingdom: the number of a kingdom */
void
hk_daz_mark_show (HkPlayerMark *mark,
                  HkDazTable   *table,
                  int           kingdom)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (table, kingdom);
  g_autofree char *text = hk_daz_mark_dup_text (table, kingdom);

  g_object_set (mark, "name", hk_daz_table_get_name_of (table, kingdom), "colour", record == NULL ? NULL : record->colour, "mark", text, NULL);
}
