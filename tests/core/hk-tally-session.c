/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-tally-game.h"
#include "hk-tally-session.h"

char *
hk_tally_new_path (void)
{
  static guint n = 0;
  g_autofree char *name = g_strdup_printf ("%u.hordekeeper", ++n);
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "hordekeeper", "sessions", NULL);

  g_mkdir_with_parents (folder, 0700);
  return g_build_filename (folder, name, NULL);
}

/* What a property is, of whatever type. */
static char *
dup_value (GObject    *session,
           const char *property)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (session, property, &value);
  return g_strdup_value_contents (&value);
}

/* Keeps what was told last of a property. */
static void
told_cb (GObject    *session,
         GParamSpec *property,
         GHashTable *told)
{
  g_hash_table_insert (told, (gpointer) property->name, dup_value (session, property->name));
}

/* Whoever shows a property of a session shows what there is: each change has been told. */
static void
check_told (HkSession *session)
{
  GHashTable *told = g_object_get_data (G_OBJECT (session), "told");
  guint n = 0;
  g_autofree GParamSpec **properties = g_object_class_list_properties (G_OBJECT_GET_CLASS (session), &n);

  for (guint i = 0; told != NULL && i < n; i++)
    {
      g_autofree char *text = dup_value (G_OBJECT (session), properties[i]->name);

      g_assert_cmpstr (g_hash_table_lookup (told, properties[i]->name), ==, text);
    }
}

static void
watch (HkSession *session)
{
  GHashTable *told = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  guint n = 0;
  g_autofree GParamSpec **properties = g_object_class_list_properties (G_OBJECT_GET_CLASS (session), &n);

  for (guint i = 0; i < n; i++)
    told_cb (G_OBJECT (session), properties[i], told);
  g_signal_connect (session, "notify", G_CALLBACK (told_cb), told);
  g_signal_connect (session, "moved", G_CALLBACK (check_told), NULL);
  g_object_set_data_full (G_OBJECT (session), "told", told, (GDestroyNotify) g_hash_table_unref);
}

HkSession *
hk_tally_new_session (const char *path)
{
  g_autoptr (JsonObject) setup = hk_tally_make_setup (2);
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_tally_get_spec (), setup, "Friday night", 11, path, &error);

  g_assert_no_error (error);
  watch (session);
  return session;
}

gboolean
hk_tally_try_score (HkSession *session,
                    int        points,
                    GError   **error)
{
  g_autoptr (HkMove) move = hk_move_build ("score", "i:player", 0, "i:points", points, NULL);

  const gboolean is_played = hk_session_play (session, move, error);

  check_told (session);
  return is_played;
}

void
hk_tally_score (HkSession *session,
                int        points)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_tally_try_score (session, points, &error));
  g_assert_no_error (error);
}

int
hk_tally_get_score (HkSession *session)
{
  check_told (session);
  return hk_tally_get_player (hk_session_get_table (session), 0)->score;
}

char *
hk_tally_read_text (const char *path,
                    gsize      *length)
{
  char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);
  return text;
}

/* A game of @n_moves with undo, redo and a new title among them, as the text of its file. */
char *
hk_tally_make_journal (guint  n_moves,
                       gsize *length)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autoptr (HkSession) session = hk_tally_new_session (path);

  for (guint i = 0; i < n_moves; i++)
    {
      hk_tally_score (session, (int) (i % 7));
      if (i % 9 == 5)
        {
          g_assert_true (hk_session_undo (session, 2, NULL));
          g_assert_true (hk_session_redo (session, 1, NULL));
        }
      if (i == 2)
        g_assert_true (hk_session_set_title (session, "Saturday", NULL));
    }
  return hk_tally_read_text (path, length);
}

char **
hk_tally_split_lines (const char *text)
{
  char **lines = g_strsplit (text, "\n", -1);

  g_assert_cmpstr (lines[g_strv_length (lines) - 1], ==, "");
  return lines;
}

/* Puts @text where a game of the library would be; the second copy is of no help here. */
char *
hk_tally_put (const char *text,
              gsize       length)
{
  char *path = hk_tally_new_path ();

  g_assert_true (g_file_set_contents_full (path, text, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  return path;
}

void
hk_tally_end (HkSession *session)
{
  g_autoptr (HkMove) move = hk_move_build ("end", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_session_play (session, move, &error));
  g_assert_no_error (error);
}
