/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-case.h"

/* What the calculators answer, with how it came about. */

/* The answer with its numbers rounded. */
static char *
print_answer (JsonNode *node)
{
  g_autofree char *json = json_to_string (node, FALSE);
  GString *text = g_string_new (NULL);

  for (const char *c = json; *c != '\0';)
    {
      char *end;
      const double number = g_ascii_strtod (c, &end);

      if (end > c && (g_ascii_isdigit (*c) || *c == '-'))
        {
          g_string_append_printf (text, "%.4g", number);
          c = end;
          continue;
        }
      g_string_append_c (text, *c == '"' ? '\'' : *c);
      c++;
    }
  return g_string_free_and_steal (text);
}

/* The case that is asked about has the calculator in @given, and what it is asked in @move. */
static void
ask (const CzCase *cases,
     guint         n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *params = g_strdelimit (g_strdup (cases[i].move), "'", '"');
      g_autofree char *answer = NULL;
      g_autofree char *text = NULL;
      g_autoptr (HkBreakdown) breakdown = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = hk_play_calculate (HK_CZ_GAME, cases[i].given, params, &breakdown, &error);

      answer = node == NULL ? g_strdup (error->code == HK_ERROR_PARAMETER ? "wrong" : "error") : print_answer (node);
      text = breakdown == NULL ? g_strdup ("") : hk_breakdown_to_text (breakdown);
      if (!g_str_equal (answer, cases[i].then))
        {
          g_test_message ("%s | %s\n  comes to: %s\n  and not:  %s", cases[i].given, cases[i].move, answer, cases[i].then);
          g_test_fail ();
        }
      if (cases[i].says != NULL && (strstr (text, cases[i].says + (*cases[i].says == '!')) != NULL) == (*cases[i].says == '!'))
        {
          g_test_message ("%s | %s\n  says: %s\n  and not: %s", cases[i].given, cases[i].move, text, cases[i].says);
          g_test_fail ();
        }
    }
}

/* The grade: friendly humans rescued less all who were lost (page 14). */
static const CzCase grades[] = {
  { "grade", "{'rescued':7,'lost':0}", "{'points':7,'grade':'A+'}" },
  { "grade", "{'rescued':6,'lost':0}", "{'points':6,'grade':'A+'}" },
  { "grade", "{'rescued':6,'lost':1}", "{'points':5,'grade':'A'}" },
  { "grade", "{'rescued':4,'lost':0}", "{'points':4,'grade':'A-'}" },
  { "grade", "{'rescued':3,'lost':0}", "{'points':3,'grade':'B+'}" },
  { "grade", "{'rescued':3,'lost':1}", "{'points':2,'grade':'B'}" },
  { "grade", "{'rescued':1,'lost':0}", "{'points':1,'grade':'B-'}" },
  { "grade", "{'rescued':1,'lost':1}", "{'points':0,'grade':'C'}" },
  { "grade", "{'rescued':0,'lost':1}", "{'points':-1,'grade':'D'}" },
  { "grade", "{'rescued':0,'lost':2}", "{'points':-2,'grade':'E'}" },
  { "grade", "{'rescued':0,'lost':5}", "{'points':-5,'grade':'E'}" },
};

/* A sickness roll: Junk Food 0–3, Normal Food 0–1, Fresh Food none (page 7). */
static const CzCase sicknesses[] = {
  { "sickness", "{'food':'junk'}", "{'faces':4,'chance':0.4}" },
  { "sickness", "{'food':'normal'}", "{'faces':2,'chance':0.2}" },
  { "sickness", "{'food':'fresh'}", "{'faces':0,'chance':0}" },
  { "sickness", "{'food':'junk','skill':1}", "{'faces':3,'chance':0.3}", "Skill" },
  { "sickness", "{'food':'normal','sleep-deprived':true}", "{'faces':3,'chance':0.3}", "Sleep deprived" },
  { "sickness", "{'food':'normal','skill':-9}", "{'faces':10,'chance':1}" },
};

/* Bites (pages 5 and 11), the alarm (page 9), initiative (pages 5 and 13) and who acts first (page 11). */
static const CzCase battles[] = {
  { "bite", "{'type':'zombie','distance':1}", "{'reach':1,'needed':4,'hit':0.6,'kill':0}" },
  { "bite", "{'type':'zombie','distance':2,'armour':4}", "{'reach':1,'needed':8,'hit':0.2,'kill':0}" },
  { "bite", "{'type':'zombie','distance':1,'armour':5}", "{'reach':1,'needed':9,'hit':0.1,'kill':0}", "!No face of the die is enough" },
  { "bite", "{'type':'zombie','distance':1,'armour':6}", "{'reach':1,'needed':10,'hit':0,'kill':0}", "No face of the die is enough" },
  { "bite", "{'type':'zombie','distance':3}", "{'reach':0,'needed':4,'hit':0,'kill':0}" },
  { "bite", "{'type':'slow','distance':1,'armour':4}", "{'reach':1,'needed':9,'hit':0.1,'kill':0}" },
  { "bite", "{'type':'fast','distance':3}", "{'reach':1,'needed':3,'hit':0.7,'kill':0}" },
  { "bite", "{'type':'rigored','distance':1}", "{'reach':0.5,'needed':3,'hit':0.35,'kill':0}" },
  { "bite", "{'type':'rigored','distance':2}", "{'reach':0.1,'needed':3,'hit':0.07,'kill':0}" },
  { "bite", "{'type':'dog','distance':4}", "{'reach':1,'needed':5,'needed-kill':8,'hit':0.5,'kill':0.2}" },
  { "bite", "{'type':'dog','distance':1,'wounded':true,'armour':1}", "{'reach':1,'needed':6,'needed-kill':6,'hit':0.4,'kill':0.4}" },
  { "alarm", "{'skulls':0}", "{'skull':0,'mean':0,'counts':[1,0,0,0,0,0,0]}" },
  { "alarm", "{'skulls':1}", "{'skull':0.1667,'mean':0.5833,'counts':[0.8333,0.02778,0.02778,0.02778,0.02778,0.02778,0.02778]}" },
  { "alarm", "{'skulls':6}", "{'skull':1,'mean':3.5,'counts':[0,0.1667,0.1667,0.1667,0.1667,0.1667,0.1667]}" },
  { "initiative", "{}", "{'first':0.55,'tie':0.1}" },
  { "initiative", "{'bonus':1}", "{'first':0.64,'tie':0.09}" },
  { "initiative", "{'pvp':true}", "{'first':0.5,'tie':0.1}" },
  { "initiative", "{'pvp':true,'against':5}", "{'first':0.1053,'tie':0.05}" },
};

/* Scout rolls and rewards, less one for each locked room (pages 4 and 6). */
static const CzCase rolls[] = {
  { "scout-odds", "{'roll':'d6'}", "{'lowest':1,'highest':6,'mean':3.5,'none':0,'chances':[0,0.1667,0.1667,0.1667,0.1667,0.1667,0.1667]}", "1 or more" },
  { "scout-odds", "{'roll':'d6-1'}", "{'lowest':0,'highest':5,'mean':2.5,'none':0.1667,'chances':[0.1667,0.1667,0.1667,0.1667,0.1667,0.1667]}", "!Locked rooms" },
  { "scout-odds", "{'roll':'d6','locked':2}", "{'lowest':0,'highest':4,'mean':1.667,'none':0.3333,'chances':[0.3333,0.1667,0.1667,0.1667,0.1667]}", "Locked rooms, taken off the reward: −2" },
};

#define TEST(cases) \
  static void test_##cases (void) { ask (cases, G_N_ELEMENTS (cases)); }

TEST (grades)
TEST (sicknesses)
TEST (battles)
TEST (rolls)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/sums/grades", test_grades);
  g_test_add_func ("/card-z/sums/sicknesses", test_sicknesses);
  g_test_add_func ("/card-z/sums/battles", test_battles);
  g_test_add_func ("/card-z/sums/rolls", test_rolls);
  return g_test_run ();
}
