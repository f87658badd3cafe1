/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-merge.h"
#include "core/packs/hk-pack-mission.h"
#include "core/record/hk-error.h"
#include "core/session/hk-session.h"

/* Of each game. */
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

/* All that is known, of the box and of the components, whatever their order. */
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
  g_ptr_array_add (lines, g_strdup_printf ("%s, %s", hk_pack_get_about (pack, HK_PACK_EDITION), hk_pack_get_about (pack, HK_PACK_LANGUAGE)));
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

      hk_pack_meeting_set_choice (meeting, theirs ? HK_PACK_MEETING_THEIRS : HK_PACK_MEETING_OURS);
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

  for (guint32 i = 0; i < SEEDS * n_games; i++)
    {
      const HkGameSpec *game = games[i % n_games];
      g_autoptr (GRand) chance = g_rand_new_with_seed (i + 1);
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
      g_assert_true (hk_pack_set_about (i % 2 == 0 ? a : b, HK_PACK_EDITION, "Second printing", NULL));
      g_assert_true (hk_pack_set_about (a, HK_PACK_LANGUAGE, i % 3 == 0 ? "Czech" : "", NULL));
      g_assert_true (hk_pack_set_about (b, HK_PACK_LANGUAGE, "Czech", NULL));
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
  g_assert_cmpint (hk_pack_meeting_get_choice (meeting), ==, HK_PACK_MEETING_OURS);
  hk_pack_meeting_set_choice (meeting, HK_PACK_MEETING_BOTH);
  g_assert_cmpint (hk_pack_meeting_get_choice (meeting), ==, HK_PACK_MEETING_OURS);
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

/* The halves of a box, each numbered from 1 by whoever entered it. */
static void
enter_halves (HkPack *whole,
              HkPack *halves[2])
{
  GPtrArray *list = hk_pack_list (whole, "encounter");

  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), g_ptr_array_index (list, i));
      g_autofree char *text = json_to_string (node, FALSE);
      g_autoptr (JsonNode) copy = json_from_string (text, NULL);
      g_autofree char *number = g_strdup_printf ("%u", i / 2 + 1);

      json_object_set_string_member (json_node_get_object (copy), "id", number);
      json_object_set_string_member (json_node_get_object (copy), "source", "owner");
      g_assert_true (hk_pack_put (halves[i % 2], "encounter", json_node_get_object (copy), NULL));
    }
}

/* What the Encounters say, whatever their numbers. */
static char *
dup_encounters (HkPack *pack)
{
  GPtrArray *list = hk_pack_list (pack, "encounter");
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < list->len; i++)
    {
      g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), g_ptr_array_index (list, i));
      g_autofree char *text = json_to_string (node, FALSE);
      g_autoptr (JsonNode) copy = json_from_string (text, NULL);

      json_object_remove_member (json_node_get_object (copy), "id");
      json_object_remove_member (json_node_get_object (copy), "source");
      g_ptr_array_add (lines, json_to_string (copy, FALSE));
    }
  g_ptr_array_sort (lines, compare_texts);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

/* Two halves that were each numbered from 1 are the whole box when they are joined, whoever joins whose; a copy of a pack is
 * not doubled. */
static void
test_own_numbers (void)
{
  g_autoptr (HkPack) whole = hk_pack_new_stand_in (hk_games_lookup ("card-z", NULL), NULL);
  g_autofree char *all = dup_encounters (whole);

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      HkPack *halves[2] = { open_pack ("card-z"), open_pack ("card-z") };
      g_autofree char *text = NULL;
      g_autofree char *joined = NULL;
      g_autofree char *summary = NULL;
      g_autofree char *again = NULL;
      g_autoptr (HkPackUnion) packs = NULL;
      g_autoptr (HkPackUnion) second = NULL;

      enter_halves (whole, halves);
      text = dup_text (halves[1 - i]);
      packs = hk_pack_union_new (halves[i], text, &error);
      g_assert_no_error (error);
      g_assert_true (hk_pack_union_get_apart (packs, "encounter"));
      g_assert_cmpuint (hk_pack_union_count_shared (packs, "encounter"), ==, 42);
      g_assert_true (hk_pack_union_apply (packs, &error));
      joined = dup_encounters (halves[i]);
      g_assert_cmpstr (joined, ==, all);
      g_assert_true (hk_pack_is_complete (halves[i], "encounter"));
      for (guint j = 1; j <= 85; j++)
        {
          g_autofree char *number = g_strdup_printf ("%u", j);

          g_assert_nonnull (hk_pack_lookup (halves[i], "encounter", number));
        }

      /* The whole met by itself is the same cards. */
      g_clear_pointer (&text, g_free);
      text = dup_text (halves[i]);
      second = hk_pack_union_new (halves[i], text, &error);
      g_assert_false (hk_pack_union_get_apart (second, "encounter"));
      summary = hk_pack_union_describe (second);
      g_assert_cmpstr (summary, ==, "85 equal");
      hk_pack_union_set_apart (second, "encounter", TRUE);
      g_assert_cmpuint (hk_pack_union_count (second, HK_PACK_MEETING_NEW), ==, 85);
      hk_pack_union_set_apart (second, "encounter", FALSE);
      again = hk_pack_union_describe (second);
      g_assert_cmpstr (again, ==, "85 equal");
      g_object_unref (halves[0]);
      g_object_unref (halves[1]);
    }
}

static void
put_blood (HkPack     *pack,
           const char *id,
           int         drops)
{
  g_autoptr (JsonObject) card = json_object_new ();

  json_object_set_string_member (card, "id", id);
  json_object_set_int_member (card, "drops", drops);
  json_object_set_int_member (card, "infected", 0);
  json_object_set_int_member (card, "copies", 1);
  json_object_set_string_member (card, "source", "owner");
  g_assert_true (hk_pack_put (pack, "blood", card, NULL));
}

/* Where few differ, each is asked about, and both cards can be kept under names of their own. */
static void
test_both (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) a = open_pack ("rfyl");
  g_autoptr (HkPack) b = open_pack ("rfyl");
  g_autoptr (HkPackUnion) packs = NULL;
  g_autoptr (HkPackMeeting) meeting = NULL;
  g_autofree char *text = NULL;

  put_blood (a, "A", 1);
  put_blood (a, "B", 2);
  put_blood (a, "A 2", 3);
  put_blood (b, "A", 4);
  put_blood (b, "B", 2);
  text = dup_text (b);
  packs = hk_pack_union_new (a, text, &error);
  g_assert_false (hk_pack_union_get_apart (packs, "blood"));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (packs)), ==, 1);
  meeting = g_list_model_get_item (G_LIST_MODEL (packs), 0);
  g_assert_true (hk_pack_meeting_can_keep_both (meeting));
  g_assert_cmpint (hk_pack_meeting_get_choice (meeting), ==, HK_PACK_MEETING_BOTH);
  g_assert_true (hk_pack_union_apply (packs, &error));
  g_assert_cmpuint (hk_pack_list (a, "blood")->len, ==, 4);
  g_assert_cmpint (json_object_get_int_member (hk_pack_lookup (a, "blood", "A"), "drops"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (hk_pack_lookup (a, "blood", "A 2"), "drops"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (hk_pack_lookup (a, "blood", "A 3"), "drops"), ==, 4);
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
  g_assert_false (hk_pack_undo (a, NULL));
  g_assert_true (hk_pack_set_about (b, HK_PACK_BY, "Ann", &error));
  g_assert_true (hk_pack_set_about (b, HK_PACK_LANGUAGE, "Czech", &error));
  g_assert_true (hk_pack_set_about (b, HK_PACK_EDITION, "First", &error));
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
  g_assert_cmpstr (hk_pack_get_about (a, HK_PACK_EDITION), ==, "First");
  g_assert_cmpstr (hk_pack_get_about (a, HK_PACK_BY), ==, "Bo");
  g_assert_true (hk_pack_undo (a, &error));
  g_assert_cmpstr (hk_pack_get_about (a, HK_PACK_EDITION), ==, "");
}

/* The counts that are printed are those of the box. */
static void
test_printed_counts (void)
{
  static const struct
  {
    const char *game;
    guint       n;
    gboolean    printed; /* what is printed is taken as there */
  } games[] = { { "zombiez", 1 }, { "card-z", 5 }, { "dark-age-z", 2 }, { "rfyl", 0 }, { "army-of-the-dead", 3, TRUE } };

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
          g_assert_true (holds);
          if (games[i].printed)
            continue;
          g_assert_cmpstr (full, ==, "Complete.");
          hk_pack_check_printed (empty, j, &none, &holds);
          g_assert_false (holds);
          g_assert_true (g_str_has_prefix (none, "0 of "));
        }
    }
}

static char *
dup_table (const HkGameSpec *game,
           JsonObject       *setup)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (game, setup, "Friday night", 7, NULL, &error);
  g_autoptr (JsonNode) node = NULL;

  g_assert_no_error (error);
  node = hk_record_save (hk_session_get_table (session));
  return json_to_string (node, FALSE);
}

/* A mission holds what belongs to it, goes to another pack as a file with its notes, and sets the same game up there. */
static void
test_mission (void)
{
  static const struct
  {
    const char *game;
    const char *who;
    const char *setup;
  } missions[] = {
    { "army-of-the-dead", ",\"survivors\":[{\"id\":\"scott\"},{\"id\":\"cruz\"},{\"id\":\"martin\"},{\"id\":\"lilly\"},{\"id\":\"guzman\"},{\"id\":\"peters\"}]", "\"mission\":\"Roof\",\"required\":[\"pilot\"],\"time-limit\":9,\"time-ends\":true,\"vault\":true,\"shamblers\":3,"
                          "\"spawns\":[{\"kind\":\"start\",\"name\":\"Gate\"}],\"objectives\":[{\"name\":\"Out\"}],"
                          "\"companions\":[{\"id\":\"kate\"}]" },
    { "rfyl", "", "\"map\":\"Roof\",\"distance\":55,\"victory\":\"last\",\"group-size\":2,\"ammo\":3,\"structure\":\"advanced\",\"notes\":\"Nobody is left behind.\"" },
    { "card-z", "", "\"scenario\":\"own\",\"mode\":\"co-op\",\"pattern\":\"b\",\"characters-per-player\":1,\"characters\":[\"Maria\",\"Bob\"],\"horde\":false,"
                "\"goal-text\":\"Both bases stand at the third dawn.\",\"alarm-skulls\":2" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (missions); i++)
    {
      const HkGameSpec *game = hk_games_lookup (missions[i].game, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (HkPack) a = open_pack (game->id);
      g_autoptr (HkPack) b = open_pack (game->id);
      JsonObject *kind = hk_pack_mission_find_kind (a);
      const char *id = json_object_get_string_member (kind, "id");
      g_autofree char *text = g_strdup_printf ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]%s,%s}", missions[i].who, missions[i].setup);
      g_autofree char *players = g_strdup_printf ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]%s}", missions[i].who);
      g_autoptr (JsonNode) from = json_from_string (text, &error);
      g_autoptr (JsonNode) to = json_from_string (players, NULL);
      g_autoptr (JsonObject) mission = NULL;
      g_autoptr (HkPackUnion) packs = NULL;
      g_autofree char *file = NULL;
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;

      g_assert_no_error (error);
      mission = hk_pack_mission_new (kind, "Roof", "Bring the rope.", json_node_get_object (from));
      g_assert_null (hk_pack_mission_find (a, json_node_get_object (from)));
      g_assert_true (hk_pack_put (a, id, mission, &error));
      g_assert_no_error (error);
      file = hk_pack_component_to_text (a, id, hk_pack_lookup (a, id, "Roof"));
      packs = hk_pack_union_new (b, file, &error);
      g_assert_true (hk_pack_union_apply (packs, &error));
      g_assert_cmpstr (json_object_get_string_member (hk_pack_lookup (b, id, "Roof"), "text"), ==, "Bring the rope.");
      hk_pack_mission_apply (kind, hk_pack_lookup (b, id, "Roof"), json_node_get_object (to));
      g_assert_true (hk_pack_mission_find (b, json_node_get_object (to)) == hk_pack_lookup (b, id, "Roof"));
      first = dup_table (game, json_node_get_object (from));
      second = dup_table (game, json_node_get_object (to));
      g_assert_cmpstr (first, ==, second);
    }
}

/* Who plays and with which values is not part of a mission, and nothing stays of the one before. */
static void
test_mission_alone (void)
{
  g_autoptr (HkPack) pack = open_pack ("army-of-the-dead");
  g_autoptr (JsonNode) from = json_from_string ("{\"players\":[{\"name\":\"Ann\"}],\"mission\":\"Roof\",\"time-limit\":9,\"survivors\":[\"kate\"]}", NULL);
  g_autoptr (JsonNode) to = json_from_string ("{\"players\":[{\"name\":\"Bo\"}],\"mission\":\"Cellar\",\"vault\":true}", NULL);
  JsonObject *kind = hk_pack_mission_find_kind (pack);
  g_autoptr (JsonObject) mission = hk_pack_mission_new (kind, "Roof", "", json_node_get_object (from));
  g_autofree char *setup = NULL;

  g_assert_false (json_object_has_member (mission, "text"));
  hk_pack_mission_apply (kind, mission, json_node_get_object (to));
  setup = json_to_string (to, FALSE);
  g_assert_cmpstr (setup, ==, "{\"players\":[{\"name\":\"Bo\"}],\"mission\":\"Roof\",\"time-limit\":9}");
}

/* A map that was kept without a name of its own for the track gives the game its name. */
static void
test_mission_named (void)
{
  g_autoptr (HkPack) pack = open_pack ("rfyl");
  g_autoptr (JsonNode) from = json_from_string ("{\"players\":[{\"name\":\"Ann\"}],\"distance\":40}", NULL);
  g_autoptr (JsonNode) to = json_from_string ("{\"players\":[{\"name\":\"Bo\"}],\"map\":\"Cellar\"}", NULL);
  JsonObject *kind = hk_pack_mission_find_kind (pack);
  g_autoptr (JsonObject) mission = hk_pack_mission_new (kind, "Roof", "", json_node_get_object (from));
  g_autofree char *setup = NULL;

  hk_pack_mission_apply (kind, mission, json_node_get_object (to));
  setup = json_to_string (to, FALSE);
  g_assert_cmpstr (setup, ==, "{\"players\":[{\"name\":\"Bo\"}],\"map\":\"Roof\",\"distance\":40}");
  g_assert_true (hk_pack_put (pack, json_object_get_string_member (kind, "id"), mission, NULL));
  g_assert_nonnull (hk_pack_mission_find (pack, json_node_get_object (to)));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/pack-merge/commutes", test_commutes);
  g_test_add_func ("/pack-merge/choice", test_choice);
  g_test_add_func ("/pack-merge/own-numbers", test_own_numbers);
  g_test_add_func ("/pack-merge/both", test_both);
  g_test_add_func ("/pack-merge/about", test_about);
  g_test_add_func ("/pack-merge/printed-counts", test_printed_counts);
  g_test_add_func ("/pack-merge/mission", test_mission);
  g_test_add_func ("/pack-merge/mission-alone", test_mission_alone);
  g_test_add_func ("/pack-merge/mission-named", test_mission_named);
  return g_test_run ();
}
