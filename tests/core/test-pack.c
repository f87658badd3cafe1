/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-error.h"
#include "hk-pack.h"

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
  g_assert_cmpstr (json_object_get_string_member (kate, "specialty-2"), ==, "none");
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
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
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
