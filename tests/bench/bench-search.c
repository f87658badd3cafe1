/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/content/hk-content.h"
#include "core/moves/hk-game.h"
#include "core/rulebook/hk-rulebook.h"
#include "hk-figure.h"

/* How long one key takes while a question is typed over the rules of all games, and what it takes to make them ready: for the first time,
 * and on a later evening, when the cache has their index. */

#define N_ROUNDS   20
#define N_EVENINGS 5
#define LIMIT      50

static const char * const questions[] = {
  "how many zombies",
  "cavary charge",
  "zombify",
  "gate dammage",
  "reinforcement slot",
  "azraels roar",
  "two players",
  "what happens when zombies reach the city gate",
  "can i move a commander",
  "qwertzuiop",
};

/* Types one question key by key and returns the time of all its keys; @slowest becomes that of the
 * slowest key, when that is slower. In microseconds. */
static gint64
type_question (HkRulebook *rulebook,
               const char *question,
               gint64     *slowest)
{
  gint64 total = 0;

  for (gsize length = 1; length <= strlen (question); length++)
    {
      g_autofree char *query = g_strndup (question, length);
      const gint64 start = g_get_monotonic_time ();
      g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, query, NULL, NULL, LIMIT);
      const gint64 taken = g_get_monotonic_time () - start;

      total += taken;
      *slowest = MAX (*slowest, taken);
    }
  return total;
}

static void
type_questions (HkRulebook *rulebook)
{
  gint64 total = 0;
  gint64 slowest = G_MAXINT64;
  gsize n_keys = 0;

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    n_keys += strlen (questions[i]);
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      gint64 slowest_of_round = 0;

      for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
        total += type_question (rulebook, questions[i], &slowest_of_round);
      /* What the machine did besides is not the search's. */
      slowest = MIN (slowest, slowest_of_round);
    }
  hk_figure ("search-key", (double) total / 1000 / (double) (n_keys * N_ROUNDS));
  hk_figure ("search-slowest", (double) slowest / 1000);
}

/* Reads the rules of all games, as a program does when they are first asked for, and asks once. Returns what that takes, in
 * milliseconds. */
static double
begin (const char  *folder,
       HkRulebook **rulebook)
{
  const gint64 start = g_get_monotonic_time ();
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  *rulebook = hk_rulebook_new (folder);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) rules = hk_content_load_bytes (games[i]->id, "rules", &error);

      g_assert_no_error (error);
      hk_rulebook_load (*rulebook, rules, &error);
      g_assert_no_error (error);
    }
  g_ptr_array_unref (hk_rulebook_search (*rulebook, questions[0], NULL, NULL, LIMIT));
  return (double) (g_get_monotonic_time () - start) / 1000;
}

/* So many searches of one book and no more: so can their instructions be counted from outside. */
static void
only_search (int n)
{
  g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) rules = hk_content_load_bytes ("dark-age-z", "rules", &error);

  g_assert_no_error (error);
  hk_rulebook_load (rulebook, rules, &error);
  g_assert_no_error (error);
  for (int i = 0; i < n; i++)
    g_ptr_array_unref (hk_rulebook_search (rulebook, questions[i % (int) G_N_ELEMENTS (questions)], NULL, NULL, 20));
}

static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = NULL;
  double least = G_MAXDOUBLE;

  if (argc > 1)
    {
      only_search (atoi (argv[1]));
      return 0;
    }
  folder = g_dir_make_tmp ("hordekeeper-bench-XXXXXX", NULL);
  for (guint i = 0; i <= N_EVENINGS; i++)
    {
      g_autoptr (HkRulebook) rulebook = NULL;
      const double taken = begin (folder, &rulebook);

      if (i == 0)
        hk_figure ("search-index", taken);
      else
        least = MIN (least, taken);
      if (i == N_EVENINGS)
        {
          hk_figure ("search-first", least);
          type_questions (rulebook);
        }
    }
  remove_folder (folder);
  return 0;
}
