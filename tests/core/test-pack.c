/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack.h"
#include "core/record/hk-error.h"

static const HkGameSpec *
get_game (void)
{
  return hk_games_lookup ("dark-age-z", NULL);
}

static JsonObject *
make_horde (const char *name,
            int         zombies)
{
  JsonObject *horde = json_object_new ();

  json_object_set_string_member (horde, "name", name);
  json_object_set_int_member (horde, "zombies", zombies);
  json_object_set_int_member (horde, "hp", 3);
  json_object_set_int_member (horde, "power-up-zombies", 2);
  json_object_set_int_member (horde, "power-up-hp", 0);
  json_object_set_int_member (horde, "damage", 2);
  json_object_set_int_member (horde, "speed", 2);
  json_object_set_string_member (horde, "source", "owner");
  return horde;
}

static char *
new_directory (void)
{
  static guint n = 0;
  g_autofree char *name = g_strdup_printf ("packs-%u", ++n);

  return g_build_filename (g_get_user_data_dir (), name, NULL);
}

static void
count_cb (HkPack *pack,
          guint  *count)
{
  (*count)++;
}

static void
test_kept (void)
{
  g_autofree char *directory = new_directory ();
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) horde = make_horde ("Grey Turtles", 3);
  g_autoptr (JsonObject) changed = make_horde ("Grey Turtles", 4);
  g_autofree char *before = g_build_filename (directory, "dark-age-z.json.before", NULL);
  guint count = 0;

  {
    g_autoptr (HkPack) pack = hk_pack_open (get_game (), directory, &error);

    g_assert_no_error (error);
    g_signal_connect (pack, "changed", G_CALLBACK (count_cb), &count);
    g_assert_cmpuint (hk_pack_count (pack, "invasion-card"), ==, 0);
    g_assert_true (hk_pack_put (pack, "invasion-card", horde, &error));
    g_assert_true (hk_pack_put (pack, "invasion-card", changed, &error));
    g_assert_cmpuint (hk_pack_count (pack, "invasion-card"), ==, 1);
    g_assert_cmpuint (count, ==, 2);
  }
  {
    g_autoptr (HkPack) pack = hk_pack_open (get_game (), directory, &error);
    JsonObject *found = hk_pack_lookup (pack, "invasion-card", "Grey Turtles");
    g_autofree char *missing = hk_pack_describe_missing (pack, "invasion-card");

    g_assert_nonnull (found);
    g_assert_cmpint (json_object_get_int_member (found, "zombies"), ==, 4);
    g_assert_cmpuint (hk_pack_get_expected (pack, "invasion-card"), ==, 6);
    g_assert_false (hk_pack_is_complete (pack, "invasion-card"));
    g_assert_cmpstr (missing, ==, "1 of 6; 5 are still missing.");
    g_assert_true (g_file_test (before, G_FILE_TEST_EXISTS));
    g_assert_true (hk_pack_remove (pack, "invasion-card", "Grey Turtles", &error));
    g_assert_false (hk_pack_remove (pack, "invasion-card", "Grey Turtles", &error));
    g_assert_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE);
  }
}

/* What a move tells of a card leaves the other values of the owner alone. */
static void
test_learn (void)
{
  g_autofree char *directory = new_directory ();
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) pack = hk_pack_open (hk_games_lookup ("army-of-the-dead", NULL), directory, &error);
  g_autoptr (JsonNode) entered = json_from_string (
    "{\"id\":\"kate\",\"specialty\":\"stealthy\",\"specialty-2\":\"pilot\",\"blue\":\"lucky\",\"yellow\":\"action\",\"orange-1\":\"shove\","
    "\"orange-2\":\"charge\",\"red-1\":\"sprint\",\"red-2\":\"slippery\",\"red-3\":\"sidestep\",\"pack-1\":\"machete\",\"pack-2\":\"crowbar\","
    "\"source\":\"owner\"}", NULL);
  g_autoptr (JsonNode) told = json_from_string ("{\"id\":\"kate\",\"specialty-2\":\"none\",\"blue\":\"regeneration\",\"source\":\"owner\"}", NULL);
  JsonObject *kate;

  g_assert_no_error (error);
  hk_pack_put (pack, "survivor", json_node_get_object (entered), &error);
  g_assert_no_error (error);
  hk_pack_learn (pack, "survivor", json_node_get_object (told), &error);
  g_assert_no_error (error);
  kate = hk_pack_lookup (pack, "survivor", "kate");
  g_assert_cmpuint (hk_pack_count (pack, "survivor"), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (kate, "blue"), ==, "regeneration");
  g_assert_false (json_object_has_member (kate, "specialty-2"));
  g_assert_cmpstr (json_object_get_string_member (kate, "pack-1"), ==, "machete");
  g_assert_cmpstr (json_object_get_string_member (kate, "pack-2"), ==, "crowbar");
  g_assert_false (hk_pack_learn (pack, "spoon", json_node_get_object (told), NULL));
}

static void
test_refuses (void)
{
  static const char * const wrong[] = {
    "{}", "{\"name\":\"\"}", "{\"name\":3}", "{\"zombies\":-1}", "{\"zombies\":1000000}", "{\"zombies\":\"3\"}",
    "{\"colour\":\"red\"}", "{\"hp\":null}",
  };
  g_autoptr (HkPack) pack = hk_pack_open (get_game (), NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (JsonNode) node = json_from_string (wrong[i], NULL);
      g_autoptr (JsonObject) horde = i == 0 ? json_object_new () : make_horde ("A", 3);
      g_autoptr (GError) error = NULL;
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      json_object_iter_init (&iter, json_node_get_object (node));
      while (json_object_iter_next (&iter, &member, &value))
        json_object_set_member (horde, member, json_node_copy (value));
      g_assert_false (hk_pack_put (pack, "invasion-card", horde, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
    }
  {
    g_autoptr (JsonObject) horde = make_horde ("A", 3);
    g_autoptr (GError) error = NULL;

    g_assert_false (hk_pack_put (pack, "no-such-kind", horde, &error));
    g_assert_error (error, HK_ERROR, HK_ERROR_UNKNOWN);
  }
  g_assert_cmpuint (hk_pack_count (pack, "invasion-card"), ==, 0);
}

static void
test_broken_file_is_left_alone (void)
{
  g_autofree char *directory = new_directory ();
  g_autofree char *path = g_build_filename (directory, "dark-age-z.json", NULL);
  static const char * const wrong[] = {
    "{", "[]", "{\"game\":\"rfyl\",\"components\":{}}", "{\"game\":\"dark-age-z\",\"components\":{\"x\":[]}}",
    "{\"game\":\"dark-age-z\",\"components\":{\"invasion-card\":[{}]}}",
  };

  g_mkdir_with_parents (directory, 0700);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *after = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_set_contents (path, wrong[i], -1, NULL));
      g_assert_null (hk_pack_open (get_game (), directory, &error));
      g_assert_nonnull (error);
      g_assert_cmpint (error->domain, ==, HK_ERROR);
      g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
      g_assert_cmpstr (after, ==, wrong[i]);
    }
}

static void
test_stand_in_is_complete (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (get_game (), &error);
  JsonArray *kinds;

  g_assert_no_error (error);
  kinds = hk_pack_list_kinds (pack);
  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      const char *kind = json_object_get_string_member (json_array_get_object_element (kinds, i), "id");
      GPtrArray *list = hk_pack_list (pack, kind);

      if (!hk_pack_is_complete (pack, kind))
        g_error ("%s: %u of %u", kind, hk_pack_count (pack, kind), hk_pack_get_expected (pack, kind));
      for (guint j = 0; j < list->len; j++)
        g_assert_cmpstr (json_object_get_string_member (g_ptr_array_index (list, j), "source"), ==, "stand-in");
    }
}

static void
test_round_trips (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) from = hk_pack_new_stand_in (get_game (), &error);
  g_autoptr (HkPack) by_json = hk_pack_open (get_game (), NULL, &error);
  g_autoptr (HkPack) by_csv = hk_pack_open (get_game (), NULL, &error);
  g_autoptr (JsonNode) node = hk_pack_to_json (from);
  g_autoptr (JsonNode) node_json = NULL;
  g_autofree char *text = json_to_string (node, TRUE);
  JsonArray *kinds = hk_pack_list_kinds (from);

  g_assert_true (hk_pack_import_json (by_json, text, &error));
  node_json = hk_pack_to_json (by_json);
  g_assert_true (json_node_equal (node, node_json));
  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      const char *kind = json_object_get_string_member (json_array_get_object_element (kinds, i), "id");
      g_autofree char *csv = hk_pack_to_csv (from, kind, &error);
      g_autofree char *again = NULL;

      g_assert_no_error (error);
      g_assert_true (hk_pack_import_csv (by_csv, kind, csv, &error));
      g_assert_no_error (error);
      again = hk_pack_to_csv (by_csv, kind, &error);
      g_assert_cmpstr (csv, ==, again);
      g_assert_cmpuint (hk_pack_count (by_csv, kind), ==, hk_pack_count (from, kind));
    }
}

static void
test_csv_all_or_nothing (void)
{
  static const struct
  {
    const char *text;
    const char *part;
  } wrong[] = {
    { "", "empty" },
    { "name,size\r\nA,3\r\n", "size" },
    { "name,zombies\r\nA\r\n", "Row 2" },
    { "name,zombies,hp,power-up-zombies,power-up-hp,damage,speed\nA,3,3,2,0,2,2\nB,x,3,2,0,2,2\n", "Row 3" },
    { "name,zombies,hp,power-up-zombies,power-up-hp,damage,speed\nA,3,3,2,0,2,2\nB,3,3,2,0,2,\n", "Row 3" },
  };
  g_autoptr (HkPack) pack = hk_pack_open (get_game (), NULL, NULL);
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_assert_false (hk_pack_import_csv (pack, "invasion-card", wrong[i].text, &error));
      g_assert_nonnull (strstr (error->message, wrong[i].part));
      g_assert_cmpuint (hk_pack_count (pack, "invasion-card"), ==, 0);
      g_clear_error (&error);
    }
  g_assert_true (hk_pack_import_csv (pack, "invasion-card",
                                     "\357\273\277name,zombies,hp,power-up-zombies,power-up-hp,damage,speed\n"
                                     "\"Turtles, \"\"grey\"\"\",3,3,2,0,2,2", &error));
  g_assert_nonnull (hk_pack_lookup (pack, "invasion-card", "Turtles, \"grey\""));
}

/* What lies on the disk of a pack. */
static void
write_pack (const char *directory,
            const char *text)
{
  g_autofree char *path = g_build_filename (directory, "dark-age-z.json", NULL);

  g_mkdir_with_parents (directory, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A pack from before formats had numbers is read; one from a newer version is refused with a sentence and left alone. */
static void
test_format (void)
{
  static const struct
  {
    const char *text;
    int         code; /* −1: it is read */
  } cases[] = {
    { "{\"game\":\"dark-age-z\",\"components\":{}}", -1 },
    { "{\"format\":1,\"game\":\"dark-age-z\",\"components\":{}}", -1 },
    { "{\"format\":2,\"game\":\"dark-age-z\",\"components\":{}}", -1 },
    { "{\"format\":3,\"game\":\"dark-age-z\",\"components\":{}}", HK_ERROR_NEWER },
    { "{\"format\":0,\"game\":\"dark-age-z\",\"components\":{}}", HK_ERROR_FORMAT },
    { "{\"format\":\"1\",\"game\":\"dark-age-z\",\"components\":{}}", HK_ERROR_FORMAT },
  };
  g_autoptr (JsonObject) horde = make_horde ("Grey Turtles", 3);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *directory = new_directory ();
      g_autoptr (GError) error = NULL;
      g_autoptr (HkPack) pack = NULL;

      write_pack (directory, cases[i].text);
      pack = hk_pack_open (get_game (), directory, &error);
      if (cases[i].code >= 0)
        {
          g_assert_error (error, HK_ERROR, cases[i].code);
          g_assert_nonnull (strstr (error->message, "dark-age-z.json"));
          continue;
        }
      g_assert_no_error (error);
      g_assert_true (hk_pack_put (pack, "invasion-card", horde, &error));
      {
        g_autoptr (JsonNode) node = hk_pack_to_json (pack);

        g_assert_cmpint (json_object_get_int_member (json_node_get_object (node), "format"), ==, HK_PACK_FORMAT);
      }
    }
}

/* Two programs have the same pack open: neither takes away what the other has added. */
static void
test_two_writers (void)
{
  g_autofree char *directory = new_directory ();
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) one = hk_pack_open (get_game (), directory, &error);
  g_autoptr (HkPack) two = hk_pack_open (get_game (), directory, &error);
  g_autoptr (HkPack) after = NULL;
  g_autoptr (JsonObject) a = make_horde ("A", 1);
  g_autoptr (JsonObject) b = make_horde ("B", 2);
  g_autoptr (JsonObject) c = make_horde ("C", 3);

  g_assert_true (hk_pack_put (one, "invasion-card", a, &error));
  g_assert_true (hk_pack_put (two, "invasion-card", b, &error));
  g_assert_true (hk_pack_learn (one, "invasion-card", c, &error));
  g_assert_cmpuint (hk_pack_count (one, "invasion-card"), ==, 3);
  /* What one has removed stays removed. */
  g_assert_true (hk_pack_remove (one, "invasion-card", "A", &error));
  g_assert_true (hk_pack_put (two, "invasion-card", c, &error));
  g_assert_no_error (error);
  after = hk_pack_open (get_game (), directory, &error);
  g_assert_cmpuint (hk_pack_count (after, "invasion-card"), ==, 2);
  g_assert_null (hk_pack_lookup (after, "invasion-card", "A"));
  g_assert_nonnull (hk_pack_lookup (after, "invasion-card", "B"));
  g_assert_nonnull (hk_pack_lookup (after, "invasion-card", "C"));
  /* Neither is anything written over a file that somebody has broken meanwhile, or that a newer version has written. */
  write_pack (directory, "{\"format\":9}");
  g_assert_false (hk_pack_put (two, "invasion-card", a, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_NEWER);
  g_assert_cmpuint (hk_pack_count (two, "invasion-card"), ==, 2);
}

#define N_PROGRAMS 4
#define N_ENTRIES  15

/* What one of several programs does; the test runs itself again for each. */
static int
write_entries (const char *directory,
               const char *name)
{
  for (int i = 0; i < N_ENTRIES; i++)
    {
      g_autofree char *card = g_strdup_printf ("%s-%d", name, i);
      g_autoptr (JsonObject) horde = make_horde (card, i);
      g_autoptr (GError) error = NULL;
      g_autoptr (HkPack) pack = hk_pack_open (get_game (), directory, &error);

      if (pack == NULL || !hk_pack_put (pack, "invasion-card", horde, &error))
        g_error ("%s", error->message);
    }
  return 0;
}

static GSubprocess *
start_writer (const char *directory,
              int         number)
{
  g_autofree char *self = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *name = g_strdup_printf ("p%d", number);
  g_autoptr (GError) error = NULL;
  GSubprocess *writer = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, self, "--write", directory, name, NULL);

  g_assert_no_error (error);
  return writer;
}

/* Several programs write to one pack at the same time: every entry of each is there. */
static void
test_many_writers (void)
{
  g_autofree char *directory = new_directory ();
  GSubprocess *writers[N_PROGRAMS];
  g_autoptr (HkPack) pack = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < N_PROGRAMS; i++)
    writers[i] = start_writer (directory, i);
  for (int i = 0; i < N_PROGRAMS; i++)
    {
      g_assert_true (g_subprocess_wait_check (writers[i], NULL, &error));
      g_object_unref (writers[i]);
    }
  pack = hk_pack_open (get_game (), directory, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hk_pack_count (pack, "invasion-card"), ==, N_PROGRAMS * N_ENTRIES);
}

static guint
count_files (const char *directory)
{
  g_autoptr (GDir) folder = g_dir_open (directory, 0, NULL);
  guint n = 0;

  while (folder != NULL && g_dir_read_name (folder) != NULL)
    n++;
  return n;
}

/* A writer is ended at any moment: the pack is whole, and the next start leaves nothing but it and the one before. */
static void
test_killed_writer (void)
{
  for (guint i = 0; i < 12; i++)
    {
      g_autofree char *directory = new_directory ();
      g_autoptr (GSubprocess) writer = start_writer (directory, 0);
      g_autoptr (HkPack) pack = NULL;
      g_autoptr (GError) error = NULL;
      guint n;

      g_usleep ((gulong) g_test_rand_int_range (0, 60000));
      g_subprocess_force_exit (writer);
      g_subprocess_wait (writer, NULL, NULL);
      pack = hk_pack_open (get_game (), directory, &error);
      g_assert_no_error (error);
      n = hk_pack_count (pack, "invasion-card");
      g_assert_cmpuint (count_files (directory), <=, 2);
      for (guint j = 0; j < n; j++)
        {
          g_autofree char *name = g_strdup_printf ("p0-%u", j);

          g_assert_nonnull (hk_pack_lookup (pack, "invasion-card", name));
        }
    }
}

/* More than the box holds is kept and said, in numbers; where nobody says how many there are, nothing is too many. */
static void
test_more_than_the_box (void)
{
  g_autoptr (HkPack) pack = hk_pack_open (get_game (), NULL, NULL);
  g_autoptr (HkPack) run = hk_pack_open (hk_games_lookup ("rfyl", NULL), NULL, NULL);
  g_autoptr (JsonNode) card = json_from_string ("{\"value\":3,\"copies\":14,\"source\":\"owner\"}", NULL);
  g_autofree char *before = NULL;
  g_autofree char *excess = NULL;
  g_autofree char *missing = NULL;
  g_autofree char *none = NULL;
  g_autofree char *unknown = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 7; i++)
    {
      g_autofree char *name = g_strdup_printf ("Horde %d", i);
      g_autoptr (JsonObject) horde = make_horde (name, i);

      g_free (g_steal_pointer (&before));
      before = hk_pack_describe_excess (pack);
      g_assert_null (before);
      g_assert_true (hk_pack_put (pack, "invasion-card", horde, &error));
    }
  excess = hk_pack_describe_excess (pack);
  missing = hk_pack_describe_missing (pack, "invasion-card");
  g_assert_cmpstr (missing, ==, "7 of 6; 1 more than the box holds.");
  g_assert_cmpstr (excess, ==, "Zombie Invasion Cards: 7 of 6; 1 more than the box holds.");
  g_assert_false (hk_pack_is_complete (pack, "invasion-card"));

  g_assert_true (hk_pack_put (run, "determination", json_node_get_object (card), &error));
  g_assert_no_error (error);
  none = hk_pack_describe_excess (run);
  unknown = hk_pack_describe_missing (run, "determination");
  g_assert_null (none);
  g_assert_cmpstr (unknown, ==, "14 so far; how many there are is not printed.");
  g_assert_cmpuint (hk_pack_count_checks (run), ==, 0);
  g_assert_cmpuint (hk_pack_count_checks (pack), ==, json_array_get_length (json_object_get_array_member (hk_pack_get_schema (pack), "checks")));
}

/* What is too large, too long or too deep is refused with a sentence before it is taken apart. */
static void
test_limits (void)
{
  g_autoptr (HkPack) pack = hk_pack_open (get_game (), NULL, NULL);
  g_autoptr (GString) rows = g_string_new ("name,zombies,hp,power-up-zombies,power-up-hp,damage,speed\n");
  g_autofree char *long_name = g_strnfill (5000, 'a');
  g_autofree char *commas = g_strnfill (100000, ',');
  g_autofree char *brackets = g_strnfill (100, '[');
  g_autofree char *huge = g_strnfill (9 * 1024 * 1024, 'a');
  g_autofree char *long_row = g_strconcat (rows->str, long_name, ",3,3,2,0,2,2\n", NULL);
  g_autofree char *long_number = g_strconcat (rows->str, "A,", long_name, ",3,2,0,2,2\n", NULL);
  g_autofree char *not_text = g_strconcat (rows->str, "\377,3,3,2,0,2,2\n", NULL);
  g_autofree char *deep = g_strconcat ("{\"game\":\"dark-age-z\",\"components\":", brackets, NULL);
  g_autofree char *just = g_strdup_printf ("%s%.4000s,3,3,2,0,2,2\n", rows->str, long_name);
  const char *track = "{\"game\":\"dark-age-z\",\"components\":{\"strategy-track\":[{\"command\":\"refresh\",\"costs\":[1,-1],\"end\":\"closed\","
                      "\"restoration-2\":2,\"restoration-3\":2,\"restoration-4\":3,\"restoration-5\":3,\"source\":\"owner\"}]}}";
  const char *tables[] = { huge, commas, long_row, long_number, not_text, NULL, NULL };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 2001; i++)
    g_string_append_printf (rows, "Horde %u,3,3,2,0,2,2\n", i);
  tables[5] = rows->str;
  for (guint i = 0; tables[i] != NULL; i++)
    {
      g_assert_false (hk_pack_import_csv (pack, "invasion-card", tables[i], &error));
      g_assert_nonnull (error);
      g_assert_cmpuint (strlen (error->message), <, 200);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_clear_error (&error);
    }
  /* As much as there may be is no more than that. */
  long_name[4000] = '\0';
  g_assert_true (hk_pack_import_csv (pack, "invasion-card", just, &error));
  g_assert_no_error (error);
  g_assert_true (hk_pack_remove (pack, "invasion-card", long_name, &error));
  g_assert_false (hk_pack_import_json (pack, track, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  g_clear_error (&error);
  g_assert_false (hk_pack_import_json (pack, deep, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
  g_assert_nonnull (strstr (error->message, "lists in each other"));
  g_assert_cmpuint (hk_pack_count (pack, "invasion-card"), ==, 0);
}

static void
test_nothing_leaks (void)
{
  HkPack *pack = hk_pack_new_stand_in (get_game (), NULL);

  g_assert_finalize_object (pack);
}

int
main (int    argc,
      char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], "--write"))
    return write_entries (argv[2], argv[3]);
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/pack/format", test_format);
  g_test_add_func ("/pack/two-writers", test_two_writers);
  g_test_add_func ("/pack/many-writers", test_many_writers);
  g_test_add_func ("/pack/killed-writer", test_killed_writer);
  g_test_add_func ("/pack/more-than-the-box", test_more_than_the_box);
  g_test_add_func ("/pack/limits", test_limits);
  g_test_add_func ("/pack/kept", test_kept);
  g_test_add_func ("/pack/learn-keeps-the-rest", test_learn);
  g_test_add_func ("/pack/refuses", test_refuses);
  g_test_add_func ("/pack/broken-file-is-left-alone", test_broken_file_is_left_alone);
  g_test_add_func ("/pack/stand-in-is-complete", test_stand_in_is_complete);
  g_test_add_func ("/pack/round-trips", test_round_trips);
  g_test_add_func ("/pack/csv-all-or-nothing", test_csv_all_or_nothing);
  g_test_add_func ("/pack/nothing-leaks", test_nothing_leaks);
  return g_test_run ();
}
