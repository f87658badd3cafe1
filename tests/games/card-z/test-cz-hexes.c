/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-field.h"
#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-field.h"
#include "games/card-z/neighborhood/hk-cz-forecast.h"
#include "games/card-z/state/hk-cz-encounter.h"

/* The hexes of the battlefield: what follows from where everybody stands (Battleground Rules, page 9). */

static HkCzTable *
lay_out (void)
{
  HkCzTable *table = cz_field_new ("ooo", 5);

  cz_start (table);
  return table;
}

static void
stand (HkCzTable  *table,
       const char *who,
       int         number,
       int         column,
       int         row)
{
  g_autofree char *line = g_strdup_printf ("{\"move\":\"stand\",\"%s\":%d,\"column\":%d,\"row\":%d}", who, number, column, row);

  cz_play (table, line);
}

/* Each hex has six neighbours, and the way back is as long. */
static void
test_distance (void)
{
  int n = 0;

  for (int column = 0; column < HK_CZ_FIELD_COLUMNS; column++)
    for (int row = 0; row < HK_CZ_FIELD_ROWS; row++)
      {
        n += hk_cz_field_get_distance (5, 4, column, row) == 1;
        g_assert_cmpint (hk_cz_field_get_distance (5, 4, column, row), ==, hk_cz_field_get_distance (column, row, 5, 4));
      }
  g_assert_cmpint (n, ==, 6);
  g_assert_cmpint (hk_cz_field_get_distance (5, 4, 5, 4), ==, 0);
  g_assert_cmpint (hk_cz_field_get_distance (1, 0, 9, 0), ==, 8);
  g_assert_cmpint (hk_cz_field_get_distance (5, 0, 5, 8), ==, 8);
  g_assert_cmpint (hk_cz_field_get_distance (5, 0, 5, 1), ==, 1);
  g_assert_cmpint (hk_cz_field_get_distance (5, 1, 6, 2), ==, 1);
  g_assert_cmpint (hk_cz_field_get_zone (0, 4), ==, 0);
  g_assert_cmpint (hk_cz_field_get_zone (10, 8), ==, 0);
  g_assert_cmpint (hk_cz_field_get_zone (5, 2), ==, 1);
  g_assert_cmpint (hk_cz_field_get_zone (5, 3), ==, 2);
  g_assert_cmpint (hk_cz_field_get_zone (5, 8), ==, 3);
}

/* Distances, the closest survivor and who is engaged follow once all survivors stand somewhere, and not before. */
static void
test_measures (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  HkCzEncounter *zombie = cz_add (table, "zombie", 1, "E", 0);

  stand (table, "encounter", 0, 5, 4);
  stand (table, "survivor", 0, 5, 1);
  g_assert_cmpint (zombie->distance, ==, 0);
  stand (table, "survivor", 1, 1, 0);
  g_assert_cmpint (zombie->distance, ==, 3);
  g_assert_cmpint (zombie->nearest, ==, 0);
  g_assert_cmpint (hk_cz_encounter_get_distance (zombie, table, 1), ==, 6);
  stand (table, "survivor", 1, 4, 4);
  g_assert_cmpint (zombie->distance, ==, 1);
  g_assert_true (hk_cz_encounter_is_engaged_by (zombie, 1));
  g_assert_false (hk_cz_encounter_is_engaged_by (zombie, 0));
  stand (table, "survivor", 1, 1, 0);
  g_assert_false (hk_cz_encounter_is_engaged_by (zombie, 1));
  g_assert_cmpint (zombie->distance, ==, 3);
  cz_refuse (table, "{\"move\":\"stand\",\"survivor\":0,\"column\":5,\"row\":4}", HK_ERROR_IMPOSSIBLE);
  cz_refuse (table, "{\"move\":\"stand\",\"survivor\":0,\"column\":5}", HK_ERROR_PARAMETER);
}

/* A distance that is told by hand goes before the hex. */
static void
test_told (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  HkCzEncounter *zombie = cz_add (table, "zombie", 1, "E", 0);

  stand (table, "encounter", 0, 5, 4);
  stand (table, "survivor", 0, 5, 1);
  stand (table, "survivor", 1, 6, 1);
  cz_play (table, "{\"move\":\"distance\",\"encounter\":0,\"hexes\":7}");
  stand (table, "survivor", 0, 5, 2);
  g_assert_cmpint (zombie->distance, ==, 7);
  g_assert_cmpint (zombie->column, ==, -1);
}

/* Zombies walk to the closest survivor, and bite with a move to spare (page 11). */
static void
test_walk (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  HkCzEncounter *zombie = cz_add (table, "zombie", 1, "E", 0);

  stand (table, "encounter", 0, 5, 7);
  stand (table, "survivor", 0, 5, 2);
  stand (table, "survivor", 1, 9, 0);
  g_assert_cmpint (zombie->distance, ==, 5);
  cz_play (table, "{\"move\":\"encounters-act\"}");
  g_assert_cmpint (zombie->distance, ==, 3);
  g_assert_cmpint (zombie->row, ==, 5);
  cz_play (table, "{\"move\":\"encounters-act\"}");
  g_assert_cmpint (zombie->distance, ==, 1);
  g_assert_true (hk_cz_encounter_is_engaged_by (zombie, 0));
  g_assert_cmpint (cz_survivor (table, 0)->infected, ==, 0);
  cz_play (table, "{\"move\":\"encounters-act\",\"bites\":[{\"encounter\":0,\"survivor\":0,\"die\":9}]}");
  g_assert_cmpint (cz_survivor (table, 0)->infected, ==, 1);
}

/* Of two steps that are equally near the one that is nearer to the eye is taken; of those the first to the right. */
static void
test_straight (void)
{
  static const struct
  {
    int from[2];
    int to[2];
    int step[2];
  } walks[] = {
    { { 0, 1 }, { 0, 3 }, { 1, 2 } },
    { { 0, 0 }, { 1, 1 }, { 1, 0 } },
    { { 0, 1 }, { 2, 0 }, { 1, 1 } },
    { { 0, 3 }, { 0, 5 }, { 1, 4 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (walks); i++)
    {
      g_autoptr (HkCzTable) table = lay_out ();
      HkCzEncounter *zombie = cz_add (table, "zombie", 1, "E", 0);

      stand (table, "encounter", 0, walks[i].from[0], walks[i].from[1]);
      stand (table, "survivor", 0, walks[i].to[0], walks[i].to[1]);
      stand (table, "survivor", 1, 9, 8);
      g_assert_cmpint (hk_cz_field_walk (table, zombie, 0, 1), ==, 1);
      g_assert_cmpint (zombie->column, ==, walks[i].step[0]);
      g_assert_cmpint (zombie->row, ==, walks[i].step[1]);
    }
}

/* What stands in the way blocks: nobody goes back to get around it (page 11). */
static void
test_blocked (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  HkCzEncounter *fast;

  cz_add (table, "zombie", 1, "A", 0);
  cz_add (table, "zombie", 1, "B", 0);
  fast = cz_add (table, "fast", 1, "C", 0);
  for (int i = 0; i < 2; i++)
    g_object_set (cz_encounter (table, i), "distracted", TRUE, NULL);
  stand (table, "survivor", 0, 5, 0);
  stand (table, "survivor", 1, 4, 0);
  stand (table, "encounter", 0, 4, 3);
  stand (table, "encounter", 1, 5, 3);
  stand (table, "encounter", 2, 5, 4);
  cz_play (table, "{\"move\":\"encounters-act\"}");
  g_assert_cmpint (fast->row, ==, 4);
  g_assert_cmpint (fast->distance, ==, 4);
}

/* A pushed Encounter stands a hex farther, and who drives it follows (page 10). */
static void
test_push (void)
{
  static const char * const ways[] = { "push", "drive" };

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (HkCzTable) table = lay_out ();
      g_autofree char *line = g_strdup_printf ("{\"move\":\"attack\",\"survivor\":0,\"encounter\":0,\"how\":\"%s\",\"die\":9}", ways[i]);
      HkCzEncounter *zombie = cz_add (table, "zombie", 1, "E", 0);

      stand (table, "survivor", 1, 9, 0);
      stand (table, "survivor", 0, 5, 2);
      stand (table, "encounter", 0, 6, 2);
      cz_play (table, line);
      g_assert_cmpint (zombie->column, ==, 7);
      g_assert_cmpint (zombie->row, ==, 2);
      g_assert_cmpint (cz_survivor (table, 0)->column, ==, i == 0 ? 5 : 6);
      g_assert_cmpint (zombie->distance, ==, i == 0 ? 2 : 1);
    }
}

/* A move goes as far as the survivor can, and ends engaged in an adjacent hex (page 10). */
static void
test_move (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  HkCzEncounter *zombie = cz_add (table, "slow", 1, "E", 0);

  stand (table, "survivor", 0, 5, 0);
  stand (table, "survivor", 1, 9, 0);
  stand (table, "encounter", 0, 5, 4);
  cz_refuse (table, "{\"move\":\"act-move\",\"survivor\":0,\"column\":1,\"row\":0}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"act-move\",\"survivor\":0,\"column\":5,\"row\":3}");
  g_assert_true (cz_survivor (table, 0)->acted);
  g_assert_true (hk_cz_encounter_is_engaged_by (zombie, 0));
}

/* Where a letter lies is shown once: the next Encounter of that hex stands there by itself. */
static void
test_letters (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  g_autofree char *name = NULL;
  HkCzEncounter *second;
  int column, row;

  cz_add (table, "zombie", 1, "e", 0);
  stand (table, "encounter", 0, 3, 1);
  name = hk_cz_field_get_letter (table, 3, 1);
  g_assert_cmpstr (name, ==, "1-E");
  g_assert_true (hk_cz_field_find_letter (table, 1, "E", &column, &row));
  g_assert_false (hk_cz_field_find_letter (table, 2, "E", &column, &row));
  second = cz_add (table, "fast", 1, "E", 0);
  hk_cz_field_place_by_card (table, second);
  g_assert_cmpint (second->column, ==, -1);
  stand (table, "encounter", 0, 4, 2);
  g_assert_true (hk_cz_field_find_letter (table, 1, "E", &column, &row));
  g_assert_cmpint (column, ==, 3);
  hk_cz_field_place_by_card (table, second);
  g_assert_cmpint (second->column, ==, 3);
  g_assert_cmpint (second->row, ==, 1);
}

/* A Zombie that has the first and the second survivor equally close; the third stands next to the second, when there is one. */
static HkCzTable *
lay_out_tie (gboolean by_hand,
             gboolean company)
{
  HkCzTable *table = cz_field_new ("ooo", 5);

  if (company)
    {
      g_autoptr (HkCzSurvivor) third = g_object_new (HK_TYPE_CZ_SURVIVOR, "name", "Nurse", "kind", HK_CZ_SURVIVOR_CHARACTER, "player", 0, "place", 0, NULL);

      hk_record_list_append (table->survivors, third);
    }
  g_object_set (table, "dice-by", by_hand ? HK_BY_HAND : HK_BY_APP, NULL);
  cz_start (table);
  cz_add (table, "zombie", 1, "E", 0);
  stand (table, "encounter", 0, 5, 6);
  stand (table, "survivor", 0, 3, 2);
  stand (table, "survivor", 1, 7, 2);
  if (company)
    stand (table, "survivor", 2, 8, 2);
  g_assert_cmpint (cz_encounter (table, 0)->nearest, ==, 0);
  return table;
}

/* Of survivors equally close it goes for one with others nearby, whoever rolls (page 11, B); where nobody has, the app rolls (C), and a
 * group is asked whom its die has picked. What a journal of before says stays as it was. */
static void
test_nearby (void)
{
  for (int by_hand = 0; by_hand < 2; by_hand++)
    {
      g_autoptr (HkCzTable) table = lay_out_tie (by_hand, TRUE);
      g_autoptr (HkCzTable) before = lay_out_tie (by_hand, TRUE);
      g_autofree char *said = cz_say (table, "{\"move\":\"encounters-act\"}");

      g_assert_nonnull (strstr (said, "goes for Punk Rock Girl, who has others nearby."));
      g_assert_cmpint (cz_encounter (table, 0)->nearest, ==, 1);
      cz_play (before, "{\"move\":\"encounters-act\",\"luck\":[]}");
      g_assert_cmpint (cz_encounter (before, 0)->nearest, ==, 0);
    }
  for (int picked = 0; picked < 2; picked++)
    {
      g_autoptr (HkCzTable) table = lay_out_tie (FALSE, FALSE);
      g_autofree char *line = g_strdup_printf ("{\"move\":\"encounters-act\",\"nearby\":true,\"luck\":[%d]}", picked);
      g_autofree char *said = cz_say (table, line);

      g_assert_nonnull (strstr (said, "the die picks"));
      g_assert_cmpint (cz_encounter (table, 0)->nearest, ==, picked);
    }
  for (int named = 0; named < 2; named++)
    {
      g_autoptr (HkCzTable) table = lay_out_tie (TRUE, FALSE);
      g_autoptr (HkCzTable) before = lay_out_tie (TRUE, FALSE);
      g_autofree char *line = g_strdup_printf ("{\"move\":\"encounters-act\",\"prey\":{\"0\":%d}}", named);
      HkCzForecast forecast;

      hk_cz_forecast_encounter (table, 0, &forecast);
      g_assert_cmpint (forecast.choices, ==, 2);
      hk_play_ask (HK_TABLE (table), "{\"move\":\"encounters-act\"}", "prey");
      hk_play_ask (HK_TABLE (table), "{\"move\":\"encounters-act\",\"prey\":{\"0\":5}}", "prey");
      cz_play (table, line);
      g_assert_cmpint (cz_encounter (table, 0)->nearest, ==, named);
      hk_record_set_int (cz_encounter (before, 0), &cz_encounter (before, 0)->nearest, named);
      cz_play (before, "{\"move\":\"encounters-act\",\"nearby\":true,\"luck\":[]}");
      g_assert_cmpint (cz_encounter (before, 0)->nearest, ==, named);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/hexes/distance", test_distance);
  g_test_add_func ("/card-z/hexes/measures", test_measures);
  g_test_add_func ("/card-z/hexes/told", test_told);
  g_test_add_func ("/card-z/hexes/walk", test_walk);
  g_test_add_func ("/card-z/hexes/straight", test_straight);
  g_test_add_func ("/card-z/hexes/blocked", test_blocked);
  g_test_add_func ("/card-z/hexes/push", test_push);
  g_test_add_func ("/card-z/hexes/move", test_move);
  g_test_add_func ("/card-z/hexes/letters", test_letters);
  g_test_add_func ("/card-z/hexes/nearby", test_nearby);
  return g_test_run ();
}
