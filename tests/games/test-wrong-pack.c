/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-leave-out.h"
#include "core/session/hk-session.h"
#include "hk-play.h"

/* A pack that is wrong stops nobody: what is wrong is named, and the game begins without it. Nor does a box of which something is lost. */

static JsonObject *
make_setup (HkPack *pack)
{
  g_autoptr (JsonNode) node = json_from_string ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"owner\"}", NULL);
  g_autoptr (JsonNode) kept = hk_pack_to_json (pack);
  g_autofree char *text = json_to_string (kept, FALSE);
  g_autoptr (JsonNode) copy = json_from_string (text, NULL);
  JsonObject *setup = json_object_ref (json_node_get_object (node));

  json_object_set_object_member (setup, "pack", json_object_ref (json_object_get_object_member (json_node_get_object (copy), "components")));
  return setup;
}

static JsonObject *
get_component (JsonObject *setup,
               const char *kind,
               guint       i)
{
  return json_array_get_object_element (json_object_get_array_member (json_object_get_object_member (setup, "pack"), kind), i);
}

static guint
count (JsonObject *setup,
       const char *kind)
{
  JsonObject *pack = json_object_get_object_member (setup, "pack");

  return json_object_has_member (pack, kind) ? json_array_get_length (json_object_get_array_member (pack, kind)) : 0;
}

/* Returns (transfer full) (nullable): why it is refused. */
static char *
find_reason (HkPack     *pack,
             JsonObject *setup,
             guint64     seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (hk_pack_get_game (pack), setup, NULL, seed, NULL, &error);

  return session == NULL ? g_strdup (error->message) : NULL;
}

static gboolean
has_name (GStrv       names,
          const char *kind,
          const char *name)
{
  g_autofree char *whole = g_strdup_printf ("%s “%s”", kind, name);

  return g_strv_contains ((const char * const *) names, whole);
}

/* Skills as they were written once: both Characters are named, whoever of them is dealt, and nobody else is left out. */
static void
test_skills (void)
{
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_games_lookup ("card-z", NULL), NULL);
  g_autoptr (JsonObject) setup = make_setup (pack);
  const guint n = count (setup, "character");
  g_autofree char *first = g_strdup (json_object_get_string_member (get_component (setup, "character", 2), "name"));
  g_autofree char *second = g_strdup (json_object_get_string_member (get_component (setup, "character", 5), "name"));
  g_autofree char *why = NULL;
  g_auto (GStrv) names = NULL;

  json_object_set_string_member (get_component (setup, "character", 2), "skills", "pistol one");
  json_object_set_string_member (get_component (setup, "character", 5), "skills", "good with a bow");
  for (guint64 seed = 1; why == NULL; seed++)
    why = find_reason (pack, setup, seed);
  names = hk_pack_leave_out (pack, setup, why);
  g_assert_nonnull (names);
  g_assert_cmpuint (g_strv_length (names), ==, 2);
  g_assert_true (has_name (names, "Character", first));
  g_assert_true (has_name (names, "Character", second));
  g_assert_cmpuint (count (setup, "character"), ==, n - 2);
  g_assert_cmpuint (count (setup, "loot"), >, 0);
  for (guint64 seed = 1; seed < 20; seed++)
    g_assert_null (find_reason (pack, setup, seed));
}

/* A number of cards that is wrong is nobody's fault alone: the cards are asked for, and the names of the colours stay. */
static void
test_count (void)
{
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_games_lookup ("zombiez", NULL), NULL);
  g_autoptr (JsonObject) setup = make_setup (pack);
  JsonObject *zombie = get_component (setup, "zombie", 0);
  g_autofree char *why = NULL;
  g_auto (GStrv) names = NULL;

  json_object_set_int_member (zombie, "first", json_object_get_int_member (zombie, "first") + 1);
  why = find_reason (pack, setup, 1);
  g_assert_nonnull (why);
  names = hk_pack_leave_out (pack, setup, why);
  g_assert_nonnull (names);
  g_assert_cmpuint (count (setup, "zombie") + count (setup, "action") + count (setup, "barricade"), ==, 0);
  g_assert_cmpuint (count (setup, "colour"), >, 0);
  g_assert_null (find_reason (pack, setup, 1));
}

/* What is wrong elsewhere is not blamed on the pack. */
static void
test_not_the_pack (void)
{
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_games_lookup ("zombiez", NULL), NULL);
  g_autoptr (JsonObject) setup = make_setup (pack);
  g_autofree char *why = NULL;

  json_object_set_int_member (setup, "first-player", 5);
  why = find_reason (pack, setup, 1);
  g_assert_nonnull (why);
  g_assert_null (hk_pack_leave_out (pack, setup, why));
  g_assert_cmpuint (count (setup, "zombie"), ==, 5);
}

/* The miniatures of a box: as printed, until the owner says how many there are; and the game counts with those. */
static void
test_supplies (void)
{
  static const struct
  {
    const char *id;
    int         printed;
    const char *field;
  } supplies[] = { { "shambler", 30, "own-shamblers" }, { "alpha", 16, "own-alphas" }, { "abomination", 4, NULL } };
  g_autoptr (HkPack) pack = hk_pack_open (hk_games_lookup ("army-of-the-dead", NULL), NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (supplies); i++)
    {
      g_autoptr (JsonObject) supply = json_object_new ();
      g_autofree char *printed = NULL;
      g_autofree char *lacking = NULL;
      g_autofree char *expected = g_strdup_printf ("%d, as the rulebook prints it. Say how many you have where some are lost.", supplies[i].printed);
      g_autofree char *left = g_strdup_printf ("%d of %d; 2 are still missing.", supplies[i].printed - 2, supplies[i].printed);
      g_autofree char *setup = g_strdup_printf ("{\"players\":[{\"name\":\"Ann\"}],\"components\":\"owner\",\"pack\":{\"supply\":[{\"id\":\"%s\",\"have\":%d}]}}",
                                                supplies[i].id, supplies[i].printed - 2);
      g_autoptr (JsonNode) node = json_from_string (setup, NULL);
      g_autoptr (HkSession) session = NULL;
      g_autoptr (JsonNode) own = NULL;
      gboolean holds;

      hk_pack_check_printed (pack, i, &printed, &holds);
      g_assert_true (holds);
      g_assert_cmpstr (printed, ==, expected);
      json_object_set_string_member (supply, "id", supplies[i].id);
      json_object_set_int_member (supply, "have", supplies[i].printed - 2);
      g_assert_true (hk_pack_put (pack, "supply", supply, NULL));
      hk_pack_check_printed (pack, i, &lacking, &holds);
      g_assert_false (holds);
      g_assert_cmpstr (lacking, ==, left);
      session = hk_session_new (hk_pack_get_game (pack), json_node_get_object (node), NULL, 1, NULL, NULL);
      g_assert_nonnull (session);
      if (supplies[i].field == NULL)
        continue;
      own = hk_record_get_by_path (hk_session_get_table (session), supplies[i].field, NULL);
      g_assert_cmpint (json_node_get_int (own), ==, supplies[i].printed - 2);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wrong-pack/skills", test_skills);
  g_test_add_func ("/wrong-pack/count", test_count);
  g_test_add_func ("/wrong-pack/not-the-pack", test_not_the_pack);
  g_test_add_func ("/wrong-pack/supplies", test_supplies);
  return g_test_run ();
}
