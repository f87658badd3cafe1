/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>

#include "core/describe/hk-player-marks.h"

/* Marks by which the players of a group are told apart. */

static const struct
{
  const char *names;
  const char *marks;
  const char *taken; /* (nullable) */
} groups[] = {
  { "Ann", "A", NULL },
  { "Ann,Bo,Cy", "A,B,C", NULL },
  { "Player 1,Player 2,Player 3", "1,2,3", NULL },
  { "Player 1,Player 2,Bo,Bea", "1,2,Bo,Be", NULL },
  { "ann,Bo", "A,B", NULL },
  { "Bo,bo ,BO", "1,2,3", NULL },
  { "Ana,Anna,Annie", "Aa,2,Ai", NULL },
  { "Ann Lee,Ann Moor", "L,M", NULL },
  { "Ann Lee,Ann Lowe,Bo", "Ae,Ao,B", NULL },
  { "Éva,Čeněk,čeněk 2", "É,Če,2", NULL },
  { "1,Player 1,Player 2", "1,Pl,2", NULL },
  { " Zoe ,Yan", "Z,Y", NULL },
  { "Ann,Bo,Cy", "A,Bo,C", "B,Y,O,R" },
  { "B,Bo,Ruth", "1,Bo,Ru", "b,y,o,r" },
  { "Player B,Ota", "P,Ot", "B,O" },
};

static void
test_marks (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_auto (GStrv) names = g_strsplit (groups[i].names, ",", -1);
      g_auto (GStrv) taken = groups[i].taken == NULL ? NULL : g_strsplit (groups[i].taken, ",", -1);
      g_auto (GStrv) marks = hk_player_marks_make ((const char * const *) names, (const char * const *) taken);
      g_autofree char *joined = g_strjoinv (",", marks);

      g_assert_cmpstr (joined, ==, groups[i].marks);
    }
}

/* Whatever the names, nobody is without a mark, and no two are alike. */
static void
test_unlike (void)
{
  for (guint n = 0; n < 200; n++)
    {
      g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
      g_auto (GStrv) names = NULL;
      g_auto (GStrv) marks = NULL;

      for (guint i = 0; i < 8; i++)
        {
          g_autoptr (GString) name = g_string_new (NULL);

          for (int length = g_test_rand_int_range (0, 5); length > 0; length--)
            g_string_append_c (name, "aAbB12  "[g_test_rand_int_range (0, 8)]);
          g_strv_builder_add (builder, name->str);
        }
      names = g_strv_builder_end (builder);
      marks = hk_player_marks_make ((const char * const *) names, NULL);
      g_assert_cmpuint (g_strv_length (marks), ==, 8);
      for (guint i = 0; i < 8; i++)
        {
          g_assert_cmpstr (marks[i], !=, "");
          for (guint j = 0; j < i; j++)
            g_assert_cmpint (g_ascii_strcasecmp (marks[i], marks[j]), !=, 0);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/player-marks/marks", test_marks);
  g_test_add_func ("/player-marks/unlike", test_unlike);
  return g_test_run ();
}
