/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "core/moves/hk-game.h"
#include "core/session/hk-session.h"
#include "hk-fuzz.h"
#include "journal-seal.h"

/* That the journals which the fuzzer makes up are read as journals. */

#define SETUP "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}"

/* A game of two notes, as a file. */
static char *
make_journal (gsize *length)
{
  g_autoptr (JsonNode) setup = json_from_string (SETUP, NULL);
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.hordekeeper", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (hk_games_lookup ("zombiez", NULL), json_node_get_object (setup), "Seals", 7, path, &error);
  char *text = NULL;

  g_assert_no_error (error);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (HkMove) move = hk_move_build ("note", "s:text", "Pizza", NULL);

      g_assert_true (hk_session_play (session, move, &error));
    }
  g_clear_object (&session);
  g_assert_true (g_file_get_contents (path, &text, length, NULL));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  return text;
}

/* What is sealed already stays as it is, byte for byte. */
static void
test_same (void)
{
  gsize length;
  g_autofree char *text = make_journal (&length);
  g_autoptr (GString) sealed = hk_fuzz_seal ((const guint8 *) text, length);

  g_assert_cmpmem (text, length, sealed->str, sealed->len);
}

/* A changed move is refused as it stands, and is a move once it is sealed. */
static void
test_changed (void)
{
  gsize length;
  g_autofree char *text = make_journal (&length);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;
  g_autoptr (GString) sealed = NULL;

  memcpy (strstr (text, "Pizza"), "Pasta", 5);
  session = hk_session_open_at (hk_fuzz_to_file ((const guint8 *) text, length), G_MAXUINT, &error);
  g_assert_null (session);
  g_clear_error (&error);
  sealed = hk_fuzz_seal ((const guint8 *) text, length);
  session = hk_session_open_at (hk_fuzz_to_file ((const guint8 *) sealed->str, sealed->len), G_MAXUINT, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hk_session_get_n_moves (session), ==, 2);
}

/* Neither an end that was cut nor what is no object is made better. */
static void
test_rest (void)
{
  g_autoptr (GString) sealed = hk_fuzz_seal ((const guint8 *) "{}\n[1]\n{\"a\":1}\n{\"b\"", 19);

  g_assert_true (g_str_has_prefix (sealed->str, "{}\n[1]\n{\"a\":1,\"n\":3,\"sum\":\""));
  g_assert_true (g_str_has_suffix (sealed->str, "\"}\n{\"b\""));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fuzz/journal-seal/same", test_same);
  g_test_add_func ("/fuzz/journal-seal/changed", test_changed);
  g_test_add_func ("/fuzz/journal-seal/rest", test_rest);
  return g_test_run ();
}
