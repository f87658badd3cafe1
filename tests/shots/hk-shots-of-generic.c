/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"

/* The board of games without views of their own, with games that have some. */

static void
take (HkWindow   *window,
      const char *game,
      const char *script,
      guint       n_moves)
{
  g_autofree char *name = g_strconcat (script, ".jsonl", NULL);
  g_autofree char *path = g_build_filename (HK_SCRIPTS, "..", "..", game, "scripts", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  HkSession *session = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0' && i <= n_moves; i++)
    {
      g_autoptr (JsonNode) node = json_from_string (lines[i], NULL);
      JsonObject *line = json_node_get_object (node);
      const guint64 seed = (guint64) json_object_get_int_member_with_default (line, "seed", 0);

      if (i > 0)
        {
          hk_fixture_make_move (session, lines[i]);
          continue;
        }
      json_object_remove_member (line, "game");
      json_object_remove_member (line, "seed");
      session = hk_session_new (hk_games_lookup (game, NULL), line, "Friday night", seed, NULL, NULL);
      g_assert_nonnull (session);
    }
  g_setenv ("HORDEKEEPER_GENERIC_BOARD", "1", TRUE);
  hk_fixture_show (window, session);
  g_unsetenv ("HORDEKEEPER_GENERIC_BOARD");
}

static void
show_zombiez (HkApplication *application,
              HkWindow      *window)
{
  take (window, "zombiez", "two", 150);
}

static void
show_rfyl (HkApplication *application,
           HkWindow      *window)
{
  take (window, "rfyl", "won", 120);
}

static void
show_card_z (HkApplication *application,
             HkWindow      *window)
{
  take (window, "card-z", "civic-duty-lost", 30);
}

const HkShot hk_shots_of_generic[] = {
  { "generic-zombiez", show_zombiez, 1200 },
  { "generic-rfyl", show_rfyl, 1600 },
  { "generic-card-z", show_card_z, 1600 },
  { NULL, NULL, 0 },
};
