/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-merge.h"
#include "core/packs/hk-pack-mission.h"
#include "core/record/hk-error.h"

#define SEEDS 12

static HkPack *
open_pack (const char *game)
{
  g_autoptr (GError) error = NULL;
  HkPack *pack = hk_pack_open (hk_games_lookup (game, NULL), NULL, &error);

  g_assert_no_error (error);
  return pack;
}

static char *
dup_text (HkPack *pack)
{
  g_autoptr (JsonNode) node = hk_pack_to_json (pack);

  return json_to_string (node, FALSE);
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

/* All that is known, whatever its order. */
static char *
dup_known (HkPack *pack)
{
  JsonArray *kinds = hk_pack_list_kinds (pack);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      const char *kind = json_object_get_string_member (json_array_get_object_element (kinds, i), "id");
      GPtrArray *list = hk_pack_list (pack, kind);

      for (guint j = 0; j < list->len; j++)
        {
          g_autoptr (GList) members = g_list_sort (json_object_get_members (g_ptr_array_index (list, j)), (GCompareFunc) g_strcmp0);
          GString *line = g_string_new (kind);

          for (GList *member = members; member != NULL; member = member->next)
            {
              g_autofree char *value = json_to_string (json_object_get_member (g_ptr_array_index (list, j), member->data), FALSE);

              g_string_append_printf (line, " %s=%s", (char *) member->data, value);
            }
          g_ptr_array_add (lines, g_string_free_and_steal (line));
        }
    }
  g_ptr_array_sort (lines, compare_texts);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

static void
merge (HkPack  *into,
       HkPack  *from,
       gboolean theirs)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = dup_text (from);
  g_autoptr (HkPackUnion) packs = hk_pack_union_new (into, text, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (packs)); i++)
    {
      g_autoptr (HkPackMeeting) meeting = g_list_model_get_item (G_LIST_MODEL (packs), i);

      hk_pack_meeting_set_theirs (meeting, theirs);
    }
  g_assert_true (hk_pack_union_apply (packs, &error));
  g_assert_no_error (error);
}

/* A part of a component: all that has to be there, and some of the rest. */
static JsonObject *
make_part (GRand      *chance,
           JsonObject *kind,
           JsonObject *whole)
{
  JsonArray *fields = json_object_get_array_member (kind, "fields");
  JsonObject *part = json_object_new ();

  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      const char *id = json_object_get_string_member (field, "id");

      if (json_object_has_member (whole, id)
          && (!json_object_get_boolean_member_with_default (field, "optional", FALSE) || g_rand_boolean (chance)))
        json_object_set_member (part, id, json_node_copy (json_object_get_member (whole, id)));
    }
  json_object_set_string_member (part, "source", "owner");
  return part;
}

/* Fills two packs with parts of what @from knows, so that nothing differs. */
static void
deal (GRand  *chance,
      HkPack *from,
      HkPack *to[2])
{
  JsonArray *kinds = hk_pack_list_kinds (from);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      JsonObject *kind = json_array_get_object_element (kinds, i);
      const char *id = json_object_get_string_member (kind, "id");
      GPtrArray *list = hk_pack_list (from, id);

      for (guint j = 0; j < list->len; j++)
        {
          const int whose = g_rand_int_range (chance, 0, 3);

          for (int k = 0; k < 2; k++)
            {
              g_autoptr (JsonObject) part = make_part (chance, kind, g_ptr_array_index (list, j));

              if (whose == k || whose == 2)
                g_assert_true (hk_pack_put (to[k], id, part, NULL));
            }
        }
    }
}

/* Where nothing differs it is all one who joins whose pack, and doing it again changes nothing. */
static void
test_commutes (void)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint32 seed = 1; seed <= SEEDS; seed++)
    {
      const HkGameSpec *game = games[seed % n_games];
      g_autoptr (GRand) chance = g_rand_new_with_seed (seed);
      g_autoptr (HkPack) whole = hk_pack_new_stand_in (game, NULL);
      g_autoptr (HkPack) a = open_pack (game->id);
      g_autoptr (HkPack) b = open_pack (game->id);
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;
      g_autofree char *again = NULL;
      g_autofree char *old_a = NULL;
      g_autofree char *undone = NULL;
      g_autoptr (HkPack) copy = open_pack (game->id);

      g_assert_nonnull (whole);
      deal (chance, whole, (HkPack *[]) { a, b });
      merge (copy, a, FALSE);
      old_a = dup_known (copy);
      merge (copy, b, FALSE);
      merge (b, a, FALSE);
      first = dup_known (copy);
      second = dup_known (b);
      g_assert_cmpstr (first, ==, second);
      merge (copy, b, TRUE);
      again = dup_known (copy);
      g_assert_cmpstr (first, ==, again);
      if (!g_str_equal (old_a, first))
        {
          g_assert_true (hk_pack_undo (copy, NULL));
          undone = dup_known (copy);
          g_assert_cmpstr (undone, ==, old_a);
        }
    }
}

static JsonObject *
make_vault (const char *name,
            const char *bonus)
{
  JsonObject *card = json_object_new ();

  json_object_set_string_member (card, "name", name);
  json_object_set_string_member (card, "specialty", "mechanic");
  json_object_set_string_member (card, "bonus", bonus);
  json_object_set_string_member (card, "source", "owner");
  return card;
}

static void
put (HkPack     *pack,
     const char *name,
     const char *bonus)
{
  g_autoptr (JsonObject) card = make_vault (name, bonus);

  g_assert_true (hk_pack_put (pack, "vault-card", card, NULL));
}

/* What differs is named, and one chooses; the choices of both sides come to the same. */
static void
test_choice (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) a = open_pack ("army-of-the-dead");
  g_autoptr (HkPack) b = open_pack ("army-of-the-dead");
  g_autoptr (HkPackUnion) packs = NULL;
  g_autoptr (HkPackMeeting) meeting = NULL;
  g_autofree char *text = NULL;
  g_autofree char *title = NULL;
  g_autofree char *difference = NULL;
  g_autofree char *summary = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  put (a, "Gears", "any-face");
  put (a, "Ours", "any-face");
  put (b, "Gears", "extra-die");
  put (b, "Theirs", "any-face");
  text = dup_text (b);
  packs = hk_pack_union_new (a, text, &error);
  g_assert_no_error (error);
  summary = hk_pack_union_describe (packs);
  g_assert_cmpstr (summary, ==, "1 new · 1 different");
  meeting = g_list_model_get_item (G_LIST_MODEL (packs), 0);
  title = hk_pack_meeting_dup_title (meeting);
  difference = hk_pack_meeting_describe (meeting);
  g_assert_cmpstr (title, ==, "Vault Card “Gears”");
  g_assert_cmpstr (difference, ==, "Bonus: yours any face, theirs extra die");
  g_assert_false (hk_pack_meeting_get_theirs (meeting));
  merge (b, a, TRUE);
  merge (a, b, FALSE);
  first = dup_known (a);
  second = dup_known (b);
  g_assert_cmpstr (first, ==, second);
  g_assert_cmpstr (json_object_get_string_member (hk_pack_lookup (a, "vault-card", "Gears"), "bonus"), ==, "any-face");
  g_assert_cmpuint (hk_pack_count (a, "vault-card"), ==, 3);

  g_assert_null (hk_pack_union_new (a, "{\"game\":\"zombiez\",\"components\":{}}", &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
}

/* Who entered what goes along with it, and so does what the box is. */
static void
test_about (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) a = open_pack ("army-of-the-dead");
  g_autoptr (HkPack) b = open_pack ("army-of-the-dead");
  g_autoptr (HkPackUnion) packs = NULL;
  g_autofree char *text = NULL;
  g_autofree char *other = NULL;

  g_assert_true (hk_pack_set_about (a, HK_PACK_BY, "Bo", &error));
  g_assert_true (hk_pack_set_about (a, HK_PACK_LANGUAGE, "English", &error));
  g_assert_false (hk_pack_can_undo (a));
  g_assert_true (hk_pack_set_about (b, HK_PACK_BY, "Ann", &error));
  g_assert_true (hk_pack_set_about (b, HK_PACK_LANGUAGE, "Czech", &error));
  put (a, "Gears", "any-face");
  put (b, "Gears", "any-face");
  put (b, "Bolts", "any-face");
  text = dup_text (b);
  packs = hk_pack_union_new (a, text, &error);
  other = hk_pack_union_describe_other (packs);
  g_assert_cmpstr (other, ==, "Their box is in another language, “Czech”; yours is “English”.");
  g_assert_true (hk_pack_union_apply (packs, &error));
  g_assert_cmpstr (json_object_get_string_member (hk_pack_lookup (a, "vault-card", "Bolts"), HK_PACK_BY), ==, "Ann");
  g_assert_cmpstr (json_object_get_string_member (hk_pack_lookup (a, "vault-card", "Gears"), HK_PACK_BY), ==, "Bo");
  g_assert_cmpstr (hk_pack_get_about (a, HK_PACK_LANGUAGE), ==, "English");
}

/* The counts that are printed are those of the box. */
static void
test_printed_counts (void)
{
  static const struct
  {
    const char *game;
    guint       n;
  } games[] = { { "zombiez", 1 }, { "card-z", 5 }, { "dark-age-z", 2 }, { "rfyl", 0 } };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (HkPack) empty = open_pack (games[i].game);
      g_autoptr (HkPack) whole = hk_pack_new_stand_in (hk_games_lookup (games[i].game, NULL), NULL);

      g_assert_cmpuint (hk_pack_count_checks (whole), ==, games[i].n);
      for (guint j = 0; j < games[i].n; j++)
        {
          g_autofree char *full = NULL;
          g_autofree char *none = NULL;
          gboolean holds;

          hk_pack_check_printed (whole, j, &full, &holds);
          g_assert_cmpstr (full, ==, "Complete.");
          g_assert_true (holds);
          hk_pack_check_printed (empty, j, &none, &holds);
          g_assert_false (holds);
          g_assert_true (g_str_has_prefix (none, "0 of "));
        }
    }
}

/* A mission holds what belongs to it, and goes from one setup to another as a file. */
static void
test_mission (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) a = open_pack ("army-of-the-dead");
  g_autoptr (HkPack) b = open_pack ("army-of-the-dead");
  g_autoptr (JsonNode) from = json_from_string ("{\"players\":[{\"name\":\"Ann\"}],\"mission\":\"Roof\",\"required\":[\"pilot\"],\"time-limit\":9,"
                                                "\"spawns\":[{\"kind\":\"start\",\"name\":\"Gate\"}],\"survivors\":[\"kate\"]}", NULL);
  g_autoptr (JsonNode) to = json_from_string ("{\"players\":[{\"name\":\"Bo\"}],\"mission\":\"Cellar\",\"vault\":true}", NULL);
  JsonObject *kind = hk_pack_mission_find_kind (a);
  g_autoptr (JsonObject) mission = hk_pack_mission_new (kind, "Roof", json_node_get_object (from));
  g_autoptr (HkPackUnion) packs = NULL;
  g_autofree char *file = NULL;
  g_autofree char *setup = NULL;

  g_assert_true (hk_pack_put (a, "mission", mission, &error));
  g_assert_no_error (error);
  file = hk_pack_component_to_text (a, "mission", hk_pack_lookup (a, "mission", "Roof"));
  packs = hk_pack_union_new (b, file, &error);
  g_assert_true (hk_pack_union_apply (packs, &error));
  hk_pack_mission_apply (kind, hk_pack_lookup (b, "mission", "Roof"), json_node_get_object (to));
  setup = json_to_string (to, FALSE);
  g_assert_cmpstr (setup, ==, "{\"players\":[{\"name\":\"Bo\"}],\"mission\":\"Roof\",\"time-limit\":9,\"required\":[\"pilot\"],"
                              "\"spawns\":[{\"kind\":\"start\",\"name\":\"Gate\"}]}");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/pack-merge/commutes", test_commutes);
  g_test_add_func ("/pack-merge/choice", test_choice);
  g_test_add_func ("/pack-merge/about", test_about);
  g_test_add_func ("/pack-merge/printed-counts", test_printed_counts);
  g_test_add_func ("/pack-merge/mission", test_mission);
  return g_test_run ();
}
