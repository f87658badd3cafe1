/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "rf-game.h"

/**
 * rf_new:
 * @more: further options, each with a comma in front
 *
 * Returns: (transfer full): a game of Ann, Bo and Cy, 30 spaces from the victory space, who draw all cards from the box
 */
HkRfTable *
rf_new (const char *more)
{
  g_autofree char *setup = g_strconcat ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"components\":\"none\",\"cards-by\":\"hand\"",
                                        more, "}", NULL);

  return HK_RF_TABLE (hk_play_new (HK_RF_GAME, setup, 1));
}

/**
 * rf_new_by:
 * @rule: (nullable): the id of a house rule that is switched on
 * @more: further options, each with a comma in front
 *
 * Returns: (transfer full): the game of rf_new(), in which players without weapons may kill a zombie
 */
HkRfTable *
rf_new_by (const char *rule,
           const char *more)
{
  g_autofree char *house = rule == NULL ? g_strdup ("") : g_strdup_printf (",\"house\":{\"%s\":true}", rule);
  g_autofree char *all = g_strconcat (",\"unarmed\":true", house, more, NULL);

  return rf_new (all);
}

/* Plays @line, whose log has @says if that is @wanted. */
void
rf_assert_says (HkRfTable  *table,
                const char *line,
                const char *says,
                gboolean    wanted)
{
  g_autofree char *said = rf_say (table, line);

  g_assert_true ((strstr (said, says) != NULL) == wanted);
}

void
rf_play (HkRfTable  *table,
         const char *format,
         ...)
{
  g_autofree char *line = NULL;
  va_list args;

  va_start (args, format);
  line = g_strdup_vprintf (format, args);
  va_end (args);
  hk_play (HK_TABLE (table), line);
}

char *
rf_say (HkRfTable  *table,
        const char *line)
{
  return hk_play_say (HK_TABLE (table), line);
}

/* A rule forbids it. */
void
rf_refuse (HkRfTable  *table,
           const char *line)
{
  hk_play_refuse (HK_TABLE (table), line, HK_ERROR_REFUSED);
}

void
rf_impossible (HkRfTable  *table,
               const char *line)
{
  hk_play_refuse (HK_TABLE (table), line, HK_ERROR_IMPOSSIBLE);
}

void
rf_wrong (HkRfTable  *table,
          const char *line)
{
  hk_play_refuse (HK_TABLE (table), line, HK_ERROR_PARAMETER);
}

HkRfPlayer *
rf_player (HkRfTable *table,
           int        player)
{
  return hk_rf_table_get_player (table, player);
}

void
rf_place (HkRfTable *table,
          int        player,
          int        space)
{
  rf_play (table, "{\"move\":\"place\",\"player\":%d,\"space\":%d}", player, space);
}

/* The movement cards of the three, all of them humans; nobody is first but Ann. */
void
rf_speeds (HkRfTable *table,
           int        ann,
           int        bo,
           int        cy)
{
  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[%d,%d,%d]}", ann, bo, cy);
}

/* Whoever has not moved stays. */
void
rf_stay (HkRfTable *table)
{
  int mover;

  while ((mover = hk_rf_find_next_mover (table)) >= 0)
    rf_play (table, "{\"move\":\"pass-move\",\"player\":%d}", mover);
}

/* Draws cards for all humans, 3 for the first, then 4 and so on, if that is still to be done, and lets them stay. */
void
rf_to_events (HkRfTable *table)
{
  g_autoptr (GArray) drawing = hk_rf_list_drawing (table);
  g_autoptr (GString) values = g_string_new (NULL);

  if (hk_rf_table_get_phase (table) == HK_RF_PHASE_COUNTDOWN)
    rf_play (table, "{\"move\":\"countdown\"}");
  if (hk_rf_table_get_phase (table) == HK_RF_PHASE_COUNTDOWN)
    rf_play (table, "{\"move\":\"next-phase\"}");
  for (guint i = 0; i < drawing->len; i++)
    g_string_append_printf (values, "%s%u", i == 0 ? "" : ",", 3 + i);
  if (drawing->len > 0)
    rf_play (table, "{\"move\":\"draw-speed\",\"values\":[%s]}", values->str);
  rf_stay (table);
  rf_play (table, "{\"move\":\"next-phase\"}");
}

/* Cards without any effect for all who still draw. */
void
rf_no_events (HkRfTable *table)
{
  while (hk_rf_find_next_draw (table) >= 0)
    {
      rf_play (table, "{\"move\":\"event\",\"facts\":{\"name\":\"Nothing\"}}");
      rf_play (table, "{\"move\":\"resolve-event\"}");
    }
}

void
rf_to_zombies (HkRfTable *table)
{
  if (hk_rf_table_get_phase (table) != HK_RF_PHASE_EVENTS)
    rf_to_events (table);
  rf_no_events (table);
  rf_play (table, "{\"move\":\"next-phase\"}");
}

/* The zombies draw 0, and so do the zombie players. */
void
rf_to_combat (HkRfTable *table)
{
  if (hk_rf_table_get_phase (table) != HK_RF_PHASE_ZOMBIES)
    rf_to_zombies (table);
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":0}");
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    if (rf_player (table, i)->zombie)
      rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":%d,\"value\":0}", i);
  rf_play (table, "{\"move\":\"next-phase\"}");
}

/* Without zombies to the next turn. */
void
rf_to_countdown (HkRfTable *table)
{
  const int turn = table->turn;

  rf_to_zombies (table);
  g_assert_cmpint (table->turn, ==, turn + 1);
}

/* The id of the first zombie on @space. */
int
rf_zombie_at (HkRfTable *table,
              int        space)
{
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    if (hk_rf_table_get_zombie (table, i)->space == space)
      return hk_rf_table_get_zombie (table, i)->id;
  return -1;
}
