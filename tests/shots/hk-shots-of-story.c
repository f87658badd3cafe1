/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"
#include "ui/share/hk-share-dialog.h"
#include "ui/story/hk-replay-page.h"
#include "ui/story/hk-story-dialog.h"

/* A whole game as the kept script has it, on the table of the window. */
static HkSession *
take_script (HkApplication *application,
             HkWindow      *window,
             const char    *game,
             const char    *script)
{
  g_autofree char *path = g_build_filename (HK_SCRIPTS, "..", "..", game, "scripts", script, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  HkSession *session;
  g_autoptr (JsonNode) setup = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  setup = json_from_string (lines[0], NULL);
  json_object_remove_member (json_node_get_object (setup), "game");
  json_object_remove_member (json_node_get_object (setup), "title");
  {
    g_autofree char *plain = NULL;
    const gint64 seed = json_object_get_int_member_with_default (json_node_get_object (setup), "seed", 0);

    json_object_remove_member (json_node_get_object (setup), "seed");
    plain = json_to_string (setup, FALSE);
    session = hk_fixture_make_game (game, plain, (guint64) seed);
  }
  for (guint i = 1; lines[i] != NULL; i++)
    hk_fixture_make_move (session, lines[i]);
  return hk_fixture_show (window, session);
}

#define GAME(id, game, script) \
  static void show_course_##id (HkApplication *application, HkWindow *window) \
  { \
    take_script (application, window, game, script); \
    hk_fixture_activate (GTK_WIDGET (hk_fixture_get_page (window)), "table.course"); \
  }

GAME (aotd, "army-of-the-dead", "won.jsonl")
GAME (cz, "card-z", "survive-co-op.jsonl")
GAME (daz, "dark-age-z", "four-players.jsonl")
GAME (rf, "rfyl", "won.jsonl")
GAME (zz, "zombiez", "four-by-hand.jsonl")

#undef GAME

static void
show_page (HkApplication *application,
           HkWindow      *window,
           const char    *game,
           const char    *script,
           const char    *page)
{
  HkSession *session = take_script (application, window, game, script);

  adw_dialog_present (hk_story_dialog_new (session, page), GTK_WIDGET (window));
}

static void
show_luck (HkApplication *application,
           HkWindow      *window)
{
  show_page (application, window, "army-of-the-dead", "won.jsonl", "luck");
}

static void
show_time (HkApplication *application,
           HkWindow      *window)
{
  show_page (application, window, "dark-age-z", "four-players.jsonl", "time");
}

static void
show_recap (HkApplication *application,
            HkWindow      *window)
{
  show_page (application, window, "army-of-the-dead", "won.jsonl", "recap");
}

static void
show_share (HkApplication *application,
            HkWindow      *window)
{
  hk_share_dialog_present (GTK_WIDGET (hk_fixture_get_page (window)), take_script (application, window, "dark-age-z", "four-players.jsonl"));
}

static void
show_share_bgstats (HkApplication *application,
                    HkWindow      *window)
{
  HkSession *session = take_script (application, window, "zombiez", "four-by-hand.jsonl");

  hk_share_dialog_present (GTK_WIDGET (window), session);
}

static void
show_what_if (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = take_script (application, window, "army-of-the-dead", "won.jsonl");
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_session_jump (session, 40, &error));
  hk_fixture_activate (GTK_WIDGET (hk_fixture_get_page (window)), "table.what-if");
}

static void
show_result (HkApplication *application,
             HkWindow      *window)
{
  take_script (application, window, "dark-age-z", "four-players.jsonl");
  hk_fixture_activate (GTK_WIDGET (hk_fixture_get_page (window)), "table.result");
}

static void
show_replay (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = take_script (application, window, "dark-age-z", "four-players.jsonl");

  hk_replay_page_present (GTK_WIDGET (hk_fixture_get_page (window)), session, 90);
}

const HkShot hk_shots_of_story[] = {
  { "story-course-aotd", show_course_aotd, 0 },
  { "story-course-cz", show_course_cz, 0 },
  { "story-course-daz", show_course_daz, 0, TRUE },
  { "story-course-rf", show_course_rf, 0 },
  { "story-course-zz", show_course_zz, 0 },
  { "story-luck", show_luck, 0 },
  { "story-time", show_time, 0 },
  { "story-recap", show_recap, 0 },
  { "story-what-if", show_what_if, 0 },
  { "story-result", show_result, 0, TRUE },
  { "story-replay", show_replay, 0, TRUE },
  { "share", show_share, 0, TRUE },
  { "share-zz", show_share_bgstats, 0 },
  { NULL }
};
