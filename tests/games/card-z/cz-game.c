/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cz-game.h"

#include "games/card-z/reckoning/hk-cz-place-moves.h"

/* A table on map B where the group draws and rolls everything: Alpha Base lies at the left end, next to the Gas Station
 * (upper right), the Garage (right) and the Nice House (lower right), and there is no horde. @more are further options,
 * each with a comma in front. */
HkCzTable *
cz_game_new_by_hand (const char *players,
                     const char *more)
{
  g_autofree char *setup = g_strconcat ("{", players, ",\"scenario\":\"own\",\"pattern\":\"b\",\"horde\":false,\"cards-by\":\"hand\",\"dice-by\":\"hand\",",
                                        "\"characters\":[\"Old Skool Dad\",\"Punk Rock Girl\"],",
                                        "\"locations\":[\"Gas Station\",\"Church\",\"S-Mart\",\"\",\"\",\"\",\"\",\"Garage\",\"Trailer Home\",\"\",\"\",\"\",\"\",\"Nice House\",\"Fenced House\"]",
                                        more, "}", NULL);

  HkCzTable *table = cz_game_new (setup, 1);

  cz_game_play (table, "{\"move\":\"leave-open\"}");
  return table;
}

/* Lays the cards of the box that a group deals by hand. */
void
cz_game_lay (HkCzTable *table)
{
  while (hk_cz_table_find_open (table) >= 0)
    {
      g_auto (GStrv) names = hk_cz_table_list_undealt (table);

      g_assert_nonnull (names[0]);
      cz_game_move (table, "{\"move\":\"deal\",\"name\":\"%s\"}", names[0]);
    }
}

/* The number of the Location of that name. */
int
cz_game_find (HkCzTable  *table,
              const char *name)
{
  const int number = hk_cz_table_find_location (table, name);

  if (number < 0)
    g_error ("There is no Location %s", name);
  return number;
}

int
cz_game_at (HkCzTable *table,
            int        q,
            int        r)
{
  return hk_cz_table_find_location_at (table, q, r);
}

/* Plays a move whose line is built from @format. */
void
cz_game_move (HkCzTable  *table,
              const char *format,
              ...)
{
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  cz_game_play (table, line);
}

/* Expects a move to be refused. */
void
cz_game_not (HkCzTable  *table,
             HkError     code,
             const char *format,
             ...)
{
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  cz_game_refuse (table, line, code);
}

/* Puts all survivors of a player at @place without a move. */
void
cz_game_go (HkCzTable *table,
            int        player,
            int        place)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (survivor->player == player)
        hk_record_set_int (survivor, &survivor->place, place);
    }
}

/* Takes all Encounters off a Location, as after a battle that was won. */
void
cz_game_empty (HkCzTable *table,
               int        place)
{
  hk_record_list_remove_all (hk_cz_table_get_location (table, place)->encounters);
}

/* Gives a survivor Loot without a move. */
void
cz_game_give (HkCzTable  *table,
              int         survivor,
              const char *kind,
              int         supply)
{
  g_autoptr (HkCzLoot) loot = g_object_new (HK_TYPE_CZ_LOOT, "kind", kind, "supply", supply, NULL);

  hk_record_list_append (hk_cz_table_get_survivor (table, survivor)->loot, loot);
}
