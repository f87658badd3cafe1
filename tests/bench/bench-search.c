/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/content/hk-content.h"
#include "core/rulebook/hk-rulebook.h"

/* How long one key takes while a question is typed, over the rules that ship and over as many as
 * five games may have. */

#define N_ROUNDS 20
#define N_GAMES  4
#define LIMIT    50

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

static GBytes *
rename_game (GBytes *rules,
             guint   number)
{
  gsize length;
  const char *data = g_bytes_get_data (rules, &length);
  g_autoptr (GString) text = g_string_new_len (data, (gssize) length);
  g_autofree char *name = g_strdup_printf ("\"game-%u\"", number);

  g_string_replace (text, "\"dark-age-z\"", name, 1);
  return g_string_free_to_bytes (g_steal_pointer (&text));
}

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
  printf ("%u rules: %.0f ns a key, %.0f ns the slowest key\n",
           g_list_model_get_n_items (hk_rulebook_get_rules (rulebook)),
           (double) total * 1000 / (double) (n_keys * N_ROUNDS), (double) slowest * 1000);
}

static void
load (HkRulebook *rulebook,
      GBytes     *rules)
{
  const gint64 start = g_get_monotonic_time ();
  g_autoptr (GError) error = NULL;

  hk_rulebook_load (rulebook, rules, &error);
  g_assert_no_error (error);
  printf ("a game's rules read and indexed: %.1f ms\n", (double) (g_get_monotonic_time () - start) / 1000);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) rules = hk_content_load_bytes ("dark-age-z", "rules", &error);

  g_assert_no_error (error);
  load (rulebook, rules);
  if (argc > 1)
    {
      /* So many searches and no more: so can their instructions be counted from outside. */
      for (int i = 0; i < atoi (argv[1]); i++)
        {
          g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, questions[i % (int) G_N_ELEMENTS (questions)], NULL, NULL, 20);

          g_assert_nonnull (hits);
        }
      return 0;
    }
  type_questions (rulebook);
  for (guint i = 1; i < N_GAMES; i++)
    {
      g_autoptr (GBytes) more = rename_game (rules, i);

      load (rulebook, more);
    }
  type_questions (rulebook);
  return 0;
}
