/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-leave-out.h"
#include "core/session/hk-session.h"
#include "hk-play.h"

/* A pack that is wrong stops nobody: what is wrong is named, and the game begins without it. */

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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wrong-pack/skills", test_skills);
  g_test_add_func ("/wrong-pack/count", test_count);
  g_test_add_func ("/wrong-pack/not-the-pack", test_not_the_pack);
  return g_test_run ();
}
