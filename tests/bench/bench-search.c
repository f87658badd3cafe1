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

/* Types one question key by key and adds the time of all its keys to @total; @slowest becomes that of the slowest key, when that is
 * slower. */
static void
type_question (HkRulebook *rulebook,
               const char *question,
               HkMoment   *total,
               HkMoment   *slowest)
{

  for (gsize length = 1; length <= strlen (question); length++)
    {
      g_autofree char *query = g_strndup (question, length);
      const HkMoment start = hk_moment_now ();
      g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, query, NULL, NULL, LIMIT);
      const HkMoment taken = hk_moment_since (start);

      total->clock += taken.clock;
      total->work += taken.work;
      slowest->clock = MAX (slowest->clock, taken.clock);
      slowest->work = MAX (slowest->work, taken.work);
    }
}

static void
type_questions (HkRulebook *rulebook)
{
  HkMoment total = { 0, 0 };
  HkMoment slowest = { G_MAXDOUBLE, G_MAXDOUBLE };
  gsize n_keys = 0;

  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    n_keys += strlen (questions[i]);
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      HkMoment slowest_of_round = { 0, 0 };

      for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
        type_question (rulebook, questions[i], &total, &slowest_of_round);
      /* What the machine did besides is not the search's. */
      slowest = hk_moment_min (slowest, slowest_of_round);
    }
  total.clock /= (double) (n_keys * N_ROUNDS);
  total.work /= (double) (n_keys * N_ROUNDS);
  hk_figure_time ("search-key", total);
  hk_figure_time ("search-slowest", slowest);
}

/* Reads the rules of all games, as a program does when they are first asked for, and asks once. Returns what that takes. */
static HkMoment
begin (const char  *folder,
       HkRulebook **rulebook)
{
  const HkMoment start = hk_moment_now ();
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
  return hk_moment_since (start);
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
  HkMoment least = { G_MAXDOUBLE, G_MAXDOUBLE };

  if (argc > 1)
    {
      only_search (atoi (argv[1]));
      return 0;
    }
  folder = g_dir_make_tmp ("hordekeeper-bench-XXXXXX", NULL);
  for (guint i = 0; i <= N_EVENINGS; i++)
    {
      g_autoptr (HkRulebook) rulebook = NULL;
      const HkMoment taken = begin (folder, &rulebook);

      if (i == 0)
        hk_figure_time ("search-index", taken);
      else
        least = hk_moment_min (least, taken);
      if (i == N_EVENINGS)
        {
          hk_figure_time ("search-first", least);
          type_questions (rulebook);
        }
    }
  remove_folder (folder);
  return 0;
}
