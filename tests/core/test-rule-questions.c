/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "core/rulebook/hk-rulebook.h"
#include "hk-rule-questions.h"

/* So much of what people ask must be answered by what comes first. */
#define LEAST_PERCENT 90

/* Of what was written before the answers were looked up, for which no rule got a keyword. */
#define LEAST_PERCENT_AT_TABLE 88
#define LEAST_PERCENT_LAST     90
#define LEAST_PERCENT_TO_WEIGH 87
#define LEAST_PERCENT_ONCE     93
#define LEAST_PERCENT_PLAIN    90
#define LEAST_PERCENT_HELD_OUT 80

/* Of all of these together. */
#define LEAST_PERCENT_TOGETHER 90

static const char * const games[] = { "army-of-the-dead", "card-z", "dark-age-z", "rfyl", "zombiez" };

/* The rules of all games, which nobody changes. */
static HkRulebook *
get_rulebook (void)
{
  static HkRulebook *rulebook;

  if (rulebook != NULL)
    return rulebook;
  rulebook = hk_rulebook_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = hk_content_load_bytes (games[i], "rules", &error);

      g_assert_no_error (error);
      hk_rulebook_load (rulebook, bytes, &error);
      g_assert_no_error (error);
    }
  return rulebook;
}

static gboolean
look_up (HkRulebook        *rulebook,
         const HkRuleAsked *asked)
{
  g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, asked->question, asked->game, NULL, 1);
  HkRuleHit *first = hits->len > 0 ? g_ptr_array_index (hits, 0) : NULL;
  const char *id = first == NULL ? "" : strchr (hk_rule_get_id (hk_rule_hit_get_rule (first)), '/') + 1;
  g_auto (GStrv) answers = g_strsplit (asked->answers != NULL ? asked->answers : "", " ", -1);
  const gboolean right = asked->answers == NULL ? first == NULL : g_strv_contains ((const char * const *) answers, id);

  if (!right)
    g_test_message ("%s: “%s” finds “%s”, not “%s”", asked->game, asked->question, id,
                    asked->answers != NULL ? asked->answers : "");
  return right;
}

/* What is asked again is answered alike. */
static gboolean
is_right (const HkRuleAsked *asked)
{
  static GHashTable *answered;
  gpointer right;

  if (answered == NULL)
    answered = g_hash_table_new (NULL, NULL);
  if (!g_hash_table_lookup_extended (answered, asked, NULL, &right))
    {
      right = GINT_TO_POINTER (look_up (get_rulebook (), asked));
      g_hash_table_insert (answered, (gpointer) asked, right);
    }
  return GPOINTER_TO_INT (right);
}

/* Asks what of the @n_lists of @lists is about @game, or all of it. */
static void
ask_lists (const HkRuleAsked * const *lists,
           guint                      n_lists,
           const char                *game,
           guint                      least_asked,
           guint                      least_percent)
{
  guint n_asked = 0;
  guint n_right = 0;

  for (guint i = 0; i < n_lists; i++)
    for (const HkRuleAsked *asked = lists[i]; asked->game != NULL; asked++)
      if (game == NULL || g_str_equal (asked->game, game))
        {
          n_asked++;
          n_right += is_right (asked);
        }
  g_test_message ("%s: %u of %u are right", game == NULL ? "all games" : game, n_right, n_asked);
  g_assert_cmpuint (n_asked, >=, least_asked);
  if (n_right * 100 < n_asked * least_percent)
    g_test_fail_printf ("%s: less than %u %%", game == NULL ? "all games" : game, least_percent);
}

static void
ask (const HkRuleAsked *asked,
     const char        *game,
     guint              least_asked,
     guint              least_percent)
{
  ask_lists (&asked, 1, game, least_asked, least_percent);
}

static void
test_game (gconstpointer data)
{
  ask (hk_rules_asked, data, 30, LEAST_PERCENT);
}

static void
test_at_table (void)
{
  ask (hk_rules_asked_at_table, NULL, 150, LEAST_PERCENT_AT_TABLE);
}

static void
test_last (void)
{
  ask (hk_rules_asked_last, NULL, 50, LEAST_PERCENT_LAST);
}

static void
test_to_weigh (void)
{
  ask (hk_rules_asked_to_weigh, NULL, 120, LEAST_PERCENT_TO_WEIGH);
}

static void
test_once (void)
{
  ask (hk_rules_asked_once, NULL, 60, LEAST_PERCENT_ONCE);
}

static void
test_plain (void)
{
  ask (hk_rules_asked_plain, NULL, 50, LEAST_PERCENT_PLAIN);
}

static void
test_held_out (void)
{
  ask (hk_rules_asked_held_out, NULL, 50, LEAST_PERCENT_HELD_OUT);
}

static void
test_together (void)
{
  const HkRuleAsked * const lists[] = { hk_rules_asked,         hk_rules_asked_at_table, hk_rules_asked_last,    hk_rules_asked_to_weigh,
                                        hk_rules_asked_once, hk_rules_asked_plain,    hk_rules_asked_held_out };

  ask_lists (lists, G_N_ELEMENTS (lists), NULL, 700, LEAST_PERCENT_TOGETHER);
}

#define SYNONYMS_OF(groups)                                                                                           \
  "{\"game\":\"g\",\"title\":\"G\",\"book\":\"B\",\"synonyms\":" groups ",\"entries\":["                         \
  "{\"id\":\"ship\",\"title\":\"The ship\",\"kind\":\"rule\",\"text\":\"It sails.\"},"                           \
  "{\"id\":\"safe\",\"title\":\"The safe harbour\",\"kind\":\"rule\",\"text\":\"Come in.\"}]}"

static gboolean
load (HkRulebook *rulebook,
      const char *text,
      GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return hk_rulebook_load (rulebook, bytes, error);
}

/* Any word of a group finds the others; a group that is none is refused. */
static void
test_synonyms (void)
{
  static const struct
  {
    const char *query;
    const char *id; /* or NULL */
  } cases[] = {
    { "boat", "g/ship" },   { "boats", "g/ship" },  { "vessel", "g/ship" }, { "vesel", "g/ship" },
    { "refuge", "g/safe" }, { "ship", "g/ship" },   { "raft", NULL },
  };
  static const char * const faults[] = { "7", "[7]", "[\"boat\"]", "[[7]]", "[[\"\"]]" };
  g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);
  g_autoptr (GError) error = NULL;

  load (rulebook, SYNONYMS_OF ("[[\"boat\",\"ship\",\"vessel\"],[\"refuge\",\"safe harbour\"]]"), &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, cases[i].query, NULL, NULL, 0);

      g_assert_cmpuint (hits->len > 0, ==, cases[i].id != NULL);
      if (cases[i].id != NULL)
        g_assert_cmpstr (hk_rule_get_id (hk_rule_hit_get_rule (g_ptr_array_index (hits, 0))), ==, cases[i].id);
    }
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (HkRulebook) empty = hk_rulebook_new (NULL);
      g_autoptr (GError) fault = NULL;
      g_autofree char *file = g_strdup_printf (SYNONYMS_OF ("%s"), faults[i]);

      g_assert_false (load (empty, file, &fault));
      g_assert_error (fault, HK_ERROR, HK_ERROR_FORMAT);
      g_assert_nonnull (strstr (fault->message, "synonyms"));
    }
}

static void
test_empty_rulebook (void)
{
  HkRulebook *rulebook = hk_rulebook_new (NULL);
  g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, "storm", NULL, NULL, 0);
  g_auto (GStrv) terms = hk_rulebook_suggest (rulebook, "storm", NULL);

  g_assert_cmpuint (hits->len, ==, 0);
  g_assert_cmpuint (g_strv_length (terms), ==, 0);
  g_assert_finalize_object (rulebook);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/rule-questions/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_game);
    }
  g_test_add_func ("/rule-questions/at-table", test_at_table);
  g_test_add_func ("/rule-questions/last", test_last);
  g_test_add_func ("/rule-questions/to-weigh", test_to_weigh);
  g_test_add_func ("/rule-questions/once", test_once);
  g_test_add_func ("/rule-questions/plain", test_plain);
  g_test_add_func ("/rule-questions/held-out", test_held_out);
  g_test_add_func ("/rule-questions/together", test_together);
  g_test_add_func ("/rule-questions/synonyms", test_synonyms);
  g_test_add_func ("/rule-questions/empty-rulebook", test_empty_rulebook);
  return g_test_run ();
}
