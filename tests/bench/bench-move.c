/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>

#include "core/content/hk-content.h"
#include "core/moves/hk-table.h"

/* bench-move SCRIPT N: makes the first N moves of a scripted game on its table, and nothing else: so can their instructions be counted
 * from outside. */

static HkMove *
parse (const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = hk_content_parse (line, -1, "script", &error);
  HkMove *move;

  g_assert_no_error (error);
  move = hk_move_new_from_json (json_node_get_object (node), &error);
  g_assert_no_error (error);
  return move;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (HkTable) table = NULL;
  g_autoptr (HkMove) first = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  JsonObject *object;
  guint n;

  g_assert_cmpint (argc, ==, 3);
  n = (guint) atoi (argv[2]);
  g_file_get_contents (argv[1], &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >, n);
  setup = hk_content_parse (lines[0], -1, "script", &error);
  g_assert_no_error (error);
  object = json_node_get_object (setup);
  table = hk_table_new (hk_games_lookup (json_object_get_string_member (object, "game"), NULL),
                        (guint64) json_object_get_int_member (object, "seed"));
  json_object_remove_member (object, "game");
  json_object_remove_member (object, "seed");
  first = hk_move_new ("setup", object);
  hk_table_setup (table, first, &error);
  g_assert_no_error (error);
  /* All are read, so that what reading takes is the same for any number of moves. */
  for (char **line = lines + 1; *line != NULL; line++)
    g_ptr_array_add (moves, parse (*line));
  for (guint i = 0; i < n; i++)
    {
      hk_table_apply (table, g_ptr_array_index (moves, i), &error);
      g_assert_no_error (error);
    }
  return 0;
}
