/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/odds/hk-die.h"

static const HkDieFace faces[] = {
  { "Blank", 0 }, { "Blank", 0 }, { "Blank", 0 }, { "Hit", 1 }, { "Hit", 1 }, { "Double hit", 2 },
};

static void
test_numbered (void)
{
  g_autoptr (HkDie) six = hk_die_new_numbered ("d6", 1, 6);
  g_autoptr (HkDie) ten = hk_die_new_numbered ("d10", 0, 9);

  g_assert_cmpstr (hk_die_get_name (six), ==, "d6");
  g_assert_cmpuint (hk_die_get_n_faces (six), ==, 6);
  g_assert_cmpuint (hk_die_get_n_faces (ten), ==, 10);
  g_assert_cmpstr (hk_die_get_face (six, 0)->label, ==, "1");
  g_assert_cmpint (hk_die_get_face (six, 5)->value, ==, 6);
  g_assert_cmpstr (hk_die_get_face (ten, 0)->label, ==, "0");
  g_assert_cmpint (hk_die_get_face (ten, 9)->value, ==, 9);
}

static void
test_faces (void)
{
  HkDie *die = hk_die_new_faces ("attack", faces, G_N_ELEMENTS (faces));

  g_assert_cmpstr (hk_die_get_name (die), ==, "attack");
  g_assert_cmpuint (hk_die_get_n_faces (die), ==, 6);
  g_assert_true (hk_die_get_face (die, 5)->label != faces[5].label);
  g_assert_cmpstr (hk_die_get_face (die, 5)->label, ==, "Double hit");
  g_assert_finalize_object (die);
}

static void
test_distribution (void)
{
  HkDie *die = hk_die_new_faces ("attack", faces, G_N_ELEMENTS (faces));
  HkDistribution *distribution = hk_die_get_distribution (die);

  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (distribution, 0), 1.0 / 2, 1e-15);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (distribution, 1), 1.0 / 3, 1e-15);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (distribution, 2), 1.0 / 6, 1e-15);
  g_assert_true (hk_die_get_distribution (die) == distribution);
  g_assert_finalize_object (die);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/die/numbered", test_numbered);
  g_test_add_func ("/die/faces", test_faces);
  g_test_add_func ("/die/distribution", test_distribution);
  return g_test_run ();
}
