/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/export/hk-summary.h"
#include "core/moves/hk-move-option.h"
#include "core/record/hk-error.h"
#include "core/session/hk-session.h"
#include "core/stats/hk-past-games.h"
#include "core/story/hk-course.h"
#include "core/story/hk-what-if.h"
#include "hk-fuzz.h"

/* The bytes of a journal: it opens and every position of it can be reached, or it is refused with a sentence. What the app makes of a game
 * can be made of it; whatever is good of it can be saved and opens again. */

/* Long games take long to follow, and show nothing that short ones do not. */
#define MOST_POSITIONS 16
#define MOST_TRIES     16

/* What is told of a game that is opened to look at it. */
static void
look_at_story (HkSession *session)
{
  g_autofree char *story = hk_session_to_story (session);
  g_autoptr (HkCourse) course = hk_course_new (session);
  g_autoptr (HkSummary) summary = NULL;
  const HkSummary *summaries[1];

  hk_course_finish (course);
  for (guint i = 0; i < hk_course_get_n_series (course); i++)
    g_free (hk_course_describe (course, i));
  summary = hk_summary_new (session, course, NULL);
  summaries[0] = summary;
  g_free (hk_summaries_to_text (summaries, 1));
  g_free (hk_summaries_to_csv (summaries, 1));
  g_free (hk_summaries_to_json (summaries, 1));
  g_free (hk_summaries_to_bgstats (summaries, 1));
}

/* What would come of the first thing that can be done. */
static void
ask_what_if (HkTable *table)
{
  g_autoptr (GPtrArray) options = hk_table_list_options (table, HK_VIEWER_NOBODY);

  if (options != NULL && options->len > 0)
    {
      g_autoptr (HkMove) move = hk_move_option_make_move (g_ptr_array_index (options, 0));
      g_autoptr (HkWhatIf) what_if = hk_what_if_new (table, move, 5);

      hk_what_if_advance (what_if, MOST_TRIES);
    }
}

/* As a file of the library: it is told of, its good part is saved and is whole, and it opens to be played on just when it could be looked at. */
static void
keep (const guint8 *bytes,
      gsize         n_bytes,
      gboolean      can_be_opened)
{
  const char *folder = hk_fuzz_begin_folder ();
  g_autofree char *path = hk_fuzz_put (folder, "game.hordekeeper", bytes, n_bytes);
  g_autoptr (HkPastGames) past = hk_past_games_new (folder, NULL);
  g_autoptr (HkSession) good = hk_session_open_good (path, NULL);
  g_autoptr (HkSession) session = NULL;
  g_autoptr (GError) error = NULL;

  hk_past_games_finish (past);
  g_assert_cmpuint (hk_past_games_get_list (past)->len, <=, can_be_opened ? 1 : 0);
  g_assert_true (good != NULL || !can_be_opened);
  if (good != NULL)
    {
      g_autofree char *saved = hk_session_save_good (good, NULL, &error);
      g_autoptr (HkSession) again = NULL;

      g_assert_no_error (error);
      again = hk_session_open_at (saved, G_MAXUINT, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (hk_session_get_position (again), ==, hk_session_get_position (good));
    }
  session = hk_session_open (path, &error);
  g_assert_true ((session != NULL) == can_be_opened);
  if (session == NULL)
    hk_fuzz_check_error (error);
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes,
                        gsize         n_bytes)
{
  const char *path;
  g_autoptr (HkSession) session = NULL;
  g_autoptr (GError) error = NULL;

  hk_fuzz_start ();
  path = hk_fuzz_to_file (bytes, n_bytes);
  session = hk_session_open_at (path, G_MAXUINT, &error);
  if (hk_fuzz_is_one_in (bytes, n_bytes, 4))
    keep (bytes, n_bytes, session != NULL);
  if (session == NULL)
    {
      hk_fuzz_check_error (error);
      return 0;
    }
  g_assert_no_error (error);
  for (guint i = 0; i <= MIN (hk_session_get_n_moves (session), MOST_POSITIONS); i++)
    {
      g_autoptr (GError) local = NULL;
      g_autoptr (HkTable) table = hk_session_get_table_at (session, i, &local);

      if (table == NULL)
        hk_fuzz_check_error (local);
    }
  if (hk_fuzz_is_one_in (bytes, n_bytes, 8))
    {
      look_at_story (session);
      hk_fuzz_look_at (hk_session_get_table (session));
      ask_what_if (hk_session_get_table (session));
    }
  return 0;
}
