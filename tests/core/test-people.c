/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "core/people/hk-people.h"
#include "core/record/hk-error.h"

/* Who is who: names, looks and groups, and the file that they stand in. */

typedef struct
{
  char *folder;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("people-XXXXXX", NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_free (fixture->folder);
}

static void
write_file (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
test_people (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "people.json", NULL);
  g_autoptr (HkPeople) people = hk_people_new (path);
  g_autoptr (HkPeople) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_auto (GStrv) names = NULL;
  guint n_changes = 0;

  g_signal_connect_swapped (people, "changed", G_CALLBACK (count_cb), &n_changes);
  g_assert_cmpstr (hk_people_find (people, "Ann"), ==, "Ann");
  g_assert_true (hk_people_rename (people, "Ann", "  Annie ", &error));
  g_assert_no_error (error);
  g_assert_cmpstr (hk_people_find (people, "ann"), ==, "Annie");
  before = hk_people_save (people);
  g_assert_true (hk_people_rename (people, "Cy", "annie", &error));
  g_assert_cmpstr (hk_people_find (people, "Cy"), ==, "Annie");
  g_assert_true (hk_people_rename (people, "Annie", "Anna", &error));
  g_assert_cmpstr (hk_people_find (people, "Cy"), ==, "Anna");
  g_assert_cmpstr (hk_people_find (people, "Ann"), ==, "Anna");
  g_assert_cmpstr (hk_people_find (people, "ANNIE"), ==, "Anna");
  names = hk_people_list_names (people, "Anna");
  g_assert_cmpuint (g_strv_length (names), ==, 3);
  g_assert_cmpstr (names[2], ==, "Cy");
  g_assert_cmpuint (n_changes, ==, 3);
  again = hk_people_new (path);
  g_assert_cmpstr (hk_people_find (again, "cy"), ==, "Anna");

  g_assert_true (hk_people_separate (people, "Cy", &error));
  g_assert_cmpstr (hk_people_find (people, "Cy"), ==, "Cy");
  g_assert_true (hk_people_restore (people, before, &error));
  g_assert_cmpstr (hk_people_find (people, "Ann"), ==, "Annie");
  g_assert_cmpstr (hk_people_find (people, "Cy"), ==, "Cy");
  g_assert_false (hk_people_rename (people, "Cy", "  ", &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  g_assert_cmpuint (n_changes, ==, 5);
  /* Other capitals are the same person, called otherwise. */
  g_assert_true (hk_people_rename (people, "Annie", "ANNIE", NULL));
  g_assert_cmpstr (hk_people_find (people, "Ann"), ==, "ANNIE");
}

static gboolean
has_file (const char *path)
{
  return path != NULL && g_file_test (path, G_FILE_TEST_EXISTS);
}

/* A colour and a picture go with the person; what nobody has any more is swept. */
static void
test_looks (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "people.json", NULL);
  g_autoptr (HkPeople) people = hk_people_new (path);
  g_autoptr (HkPeople) again = NULL;
  g_autoptr (GBytes) picture = g_bytes_new_static ("not quite a picture", 19);
  g_autoptr (GBytes) large = g_bytes_new_take (g_malloc0 ((gsize) 2 << 20), (gsize) 2 << 20);
  g_autoptr (GError) error = NULL;
  g_autofree char *file = NULL;
  g_autofree char *before = NULL;

  g_assert_null (hk_people_get_colour (people, "Ann"));
  g_assert_null (hk_people_dup_picture (people, "Ann"));
  g_assert_true (hk_people_set_colour (people, "Ann", "teal", NULL));
  g_assert_true (hk_people_set_picture (people, "ann", picture, NULL));
  g_assert_false (hk_people_set_picture (people, "Ann", large, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  g_assert_true (hk_people_rename (people, "Ann", "Hannah", NULL));
  g_assert_cmpstr (hk_people_get_colour (people, "Hannah"), ==, "teal");
  g_assert_null (hk_people_get_colour (people, "Ann"));
  file = hk_people_dup_picture (people, "Hannah");
  g_assert_true (has_file (file));
  /* Of two who become one, what the other has stays. */
  g_assert_true (hk_people_set_colour (people, "Bo", "red", NULL));
  g_assert_true (hk_people_rename (people, "Hannah", "Bo", NULL));
  g_assert_cmpstr (hk_people_get_colour (people, "Bo"), ==, "red");
  hk_people_sweep (people);
  g_assert_true (has_file (file));
  again = hk_people_new (path);
  g_assert_cmpstr (hk_people_get_colour (again, "Bo"), ==, "red");

  before = hk_people_save (people);
  g_assert_true (hk_people_set_picture (people, "Bo", NULL, NULL));
  g_assert_true (has_file (file));
  g_assert_true (hk_people_restore (people, before, NULL));
  g_assert_true (hk_people_set_picture (people, "Bo", NULL, NULL));
  hk_people_sweep (people);
  g_assert_false (has_file (file));

  /* No file elsewhere is ever named. */
  write_file (fixture, "people.json", "{\"people\":2,\"names\":[],\"looks\":[{\"person\":\"Ann\",\"picture\":\"../x.png\"}]}");
  g_clear_object (&again);
  again = hk_people_new (path);
  g_assert_null (hk_people_dup_picture (again, "Ann"));
}

/* A group has its name in whatever order they sit, and whatever they are called. */
static void
test_groups (Fixture       *fixture,
             gconstpointer  data)
{
  static const char * const group[] = { "Ann", "Bo", NULL };
  static const char * const later[] = { "bo", "Hannah", NULL };
  static const char * const other[] = { "Ann", "Cy", NULL };
  g_autofree char *path = g_build_filename (fixture->folder, "people.json", NULL);
  g_autoptr (HkPeople) people = hk_people_new (path);
  g_autoptr (HkPeople) again = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) persons = NULL;

  g_assert_null (hk_people_get_group_name (people, group));
  g_assert_true (hk_people_name_group (people, group, " Fridays ", NULL));
  g_assert_true (hk_people_rename (people, "Ann", "Hannah", NULL));
  again = hk_people_new (path);
  g_assert_cmpstr (hk_people_get_group_name (again, later), ==, "Fridays");
  g_assert_null (hk_people_get_group_name (again, other));
  g_assert_false (hk_people_name_group (people, other, "fridays", &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  g_assert_true (hk_people_name_group (people, later, "Saturdays", NULL));
  g_assert_cmpuint (hk_people_get_groups (people)->len, ==, 1);
  g_assert_cmpstr (hk_people_get_group_name (people, group), ==, "Saturdays");
  g_assert_true (hk_people_name_group (people, group, NULL, NULL));
  g_assert_cmpuint (hk_people_get_groups (people)->len, ==, 0);
  persons = hk_people_find_all (people, (const char *[]) { "Ann", "Bo", "hannah", NULL });
  g_assert_cmpuint (g_strv_length (persons), ==, 2);
  g_assert_cmpstr (persons[0], ==, "Hannah");
}

/* Sentences of a journal name everybody as they are called now; words that only look like a name stay. */
static void
test_rewrite (Fixture       *fixture,
              gconstpointer  data)
{
  static const char * const names[] = { "Ann", "Ann Lee", "Bo", NULL };
  static const struct
  {
    const char *text;
    const char *wanted;
  } cases[] = {
    { "Ann wins.", "Hannah wins." },
    { "Annie and Ann, and Ann Lee", "Annie and Hannah, and Lee" },
    { "Bo, Ann", "Bo, Hannah" },
    { "(Ann) DAnn žAnn", "(Hannah) DAnn žAnn" },
    { "", "" },
  };
  g_autoptr (HkPeople) people = hk_people_new (NULL);

  g_assert_true (hk_people_rename (people, "Ann", "Hannah", NULL));
  g_assert_true (hk_people_rename (people, "Ann Lee", "Lee", NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = hk_people_rewrite (people, cases[i].text, names);

      g_assert_cmpstr (text, ==, cases[i].wanted);
    }
}

/* A file that cannot be read is kept, one of a newer version is left alone. */
static void
test_people_files (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "people.json", NULL);
  g_autofree char *aside = g_strconcat (path, ".damaged-1", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPeople) damaged = NULL;
  g_autoptr (HkPeople) newer = NULL;

  write_file (fixture, "people.json", "{\"people\":1,\"names\":[{\"name\":");
  damaged = hk_people_new (path);
  g_assert_cmpstr (hk_people_find (damaged, "Ann"), ==, "Ann");
  g_assert_true (hk_people_rename (damaged, "Ann", "Anna", &error));
  g_assert_true (g_file_get_contents (aside, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "{\"people\":1,\"names\":[{\"name\":");
  write_file (fixture, "people.json", "{\"people\":3,\"names\":[]}");
  newer = hk_people_new (path);
  g_assert_false (hk_people_rename (newer, "Ann", "Anna", &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_NEWER);
  g_assert_cmpstr (hk_people_find (newer, "Ann"), ==, "Ann");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/people/names", test_people);
  ADD ("/people/files", test_people_files);
  ADD ("/people/looks", test_looks);
  ADD ("/people/groups", test_groups);
  ADD ("/people/rewrite", test_rewrite);
#undef ADD
  return g_test_run ();
}
