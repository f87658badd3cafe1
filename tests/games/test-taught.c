/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-move-option.h"
#include "core/packs/hk-pack.h"
#include "core/session/hk-session.h"
#include "games/dark-age-z/rules/hk-daz-cleanup.h"
#include "hk-play.h"

/* What an evening played by hand teaches the pack, and what the next one asks less for it. */

static void
learned_cb (HkSession  *session,
            const char *kind,
            JsonObject *component,
            HkPack     *pack)
{
  g_autoptr (GError) error = NULL;

  hk_pack_learn (pack, kind, component, &error);
  g_assert_no_error (error);
}

/* Begins a game by hand that knows what @pack has, and teaches it. */
static HkSession *
begin (HkPack     *pack,
       const char *options)
{
  const HkGameSpec *game = hk_pack_get_game (pack);
  g_autofree char *text = g_strdup_printf ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"owner\",\"cards-by\":\"hand\"%s%s}",
                                           options[0] == '\0' ? "" : ",", options);
  g_autoptr (JsonNode) setup = json_from_string (text, NULL);
  g_autoptr (JsonNode) kept = hk_pack_to_json (pack);
  JsonObject *components = json_object_get_object_member (json_node_get_object (kept), "components");
  g_autoptr (GError) error = NULL;
  HkSession *session;

  json_object_set_object_member (json_node_get_object (setup), "pack", json_object_ref (components));
  session = hk_session_new (game, json_node_get_object (setup), NULL, 5, NULL, &error);
  g_assert_no_error (error);
  g_signal_connect (session, "learned", G_CALLBACK (learned_cb), pack);
  hk_session_tell_taught (session);
  return session;
}

/* Plays it. Returns (transfer full) (nullable): the parameter that it asks for; %NULL where it is made. */
static char *
play (HkSession  *session,
      const char *line)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkMove) move = NULL;

  g_assert_nonnull (node);
  move = hk_move_new_from_json (json_node_get_object (node), &error);
  g_assert_no_error (error);
  if (hk_session_play (session, move, &error))
    return NULL;
  if (hk_move_get_asked (move) == NULL || hk_move_get_asked (move)[0] == NULL)
    g_error ("%s: %s", line, error->message);
  return g_strdup (hk_move_get_asked (move)[0]);
}

static void
make (HkSession  *session,
      const char *line)
{
  g_autofree char *asked = play (session, line);

  if (asked != NULL)
    g_error ("%s asks for “%s”", line, asked);
}

static HkPack *
open_pack (const char *game)
{
  return hk_pack_open (hk_games_lookup (game, NULL), NULL, NULL);
}

static gint64
get_int (HkPack     *pack,
         const char *kind,
         const char *key,
         const char *member)
{
  JsonObject *component = hk_pack_lookup (pack, kind, key);

  g_assert_nonnull (component);
  return json_object_get_int_member_with_default (component, member, -99);
}

static void
assert_text (HkPack     *pack,
             const char *kind,
             const char *key,
             const char *member,
             const char *text)
{
  JsonObject *component = hk_pack_lookup (pack, kind, key);

  g_assert_nonnull (component);
  g_assert_cmpstr (json_object_get_string_member_with_default (component, member, NULL), ==, text);
}

/* A Blood card is kept once it has been turned up, never while it is secret; one like it is not kept twice. */
static void
test_blood (void)
{
  g_autoptr (HkPack) pack = open_pack ("rfyl");
  g_autoptr (HkSession) session = begin (pack, "\"house\":{\"no-drops-at-once\":true}");
  JsonObject *kept;

  make (session, "{\"move\":\"draw-blood\",\"player\":0,\"drops\":0,\"house\":true}");
  g_assert_cmpuint (hk_pack_list (pack, "blood")->len, ==, 0);
  make (session, "{\"move\":\"reveal-blood\",\"player\":0,\"blood\":0,\"infected\":false}");
  make (session, "{\"move\":\"draw-blood\",\"player\":1,\"drops\":0,\"house\":true}");
  make (session, "{\"move\":\"reveal-blood\",\"player\":1,\"blood\":0,\"infected\":false}");
  g_assert_cmpuint (hk_pack_list (pack, "blood")->len, ==, 1);
  make (session, "{\"move\":\"draw-blood\",\"player\":1,\"drops\":0,\"house\":true}");
  g_assert_cmpuint (hk_pack_list (pack, "blood")->len, ==, 1);
  make (session, "{\"move\":\"reveal-blood\",\"player\":1,\"blood\":1,\"infected\":true}");
  g_assert_cmpuint (hk_pack_list (pack, "blood")->len, ==, 2);
  kept = g_ptr_array_index (hk_pack_list (pack, "blood"), 1);
  g_assert_cmpint (json_object_get_int_member (kept, "infected"), ==, 1);
  /* How many there are nobody has told: no deck is made of it. */
  g_assert_cmpint (json_object_get_int_member (kept, "copies"), ==, 0);
}

/* The name that a pack gives never takes the place of a card of the owner. */
static void
test_blood_beside (void)
{
  g_autoptr (HkPack) pack = open_pack ("rfyl");
  g_autoptr (JsonNode) own = json_from_string ("{\"id\":\"1\",\"drops\":4,\"infected\":1,\"copies\":3}", NULL);
  g_autoptr (JsonNode) same = json_from_string ("{\"drops\":4,\"infected\":1}", NULL);
  g_autoptr (JsonNode) other = json_from_string ("{\"drops\":2,\"infected\":1}", NULL);

  g_assert_true (hk_pack_put (pack, "blood", json_node_get_object (own), NULL));
  g_assert_true (hk_pack_learn (pack, "blood", json_node_get_object (same), NULL));
  g_assert_cmpuint (hk_pack_list (pack, "blood")->len, ==, 1);
  g_assert_true (hk_pack_learn (pack, "blood", json_node_get_object (other), NULL));
  g_assert_cmpint (get_int (pack, "blood", "1", "copies"), ==, 3);
  g_assert_cmpint (get_int (pack, "blood", "2", "drops"), ==, 2);
}

/* Values drawn from the box are kept; how many there are is left to the owner, and no deck is made of them. */
static void
test_determination (void)
{
  g_autoptr (HkPack) pack = open_pack ("rfyl");
  g_autoptr (HkSession) first = begin (pack, "");
  g_autoptr (HkSession) second = NULL;
  g_autofree char *asked = NULL;

  make (first, "{\"move\":\"draw-speed\",\"values\":[7,3]}");
  g_assert_cmpint (get_int (pack, "determination", "7", "copies"), ==, 0);
  g_assert_cmpint (get_int (pack, "determination", "3", "copies"), ==, 0);
  second = begin (pack, "");
  asked = play (second, "{\"move\":\"draw-speed\"}");
  g_assert_cmpstr (asked, ==, "values");
}

/* What an item does is said once: the next time its name is enough. */
static void
test_item (void)
{
  g_autoptr (HkPack) pack = open_pack ("rfyl");
  g_autoptr (HkSession) first = begin (pack, "");
  g_autoptr (HkSession) second = NULL;
  g_autoptr (JsonNode) items = NULL;
  JsonObject *item;

  make (first, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Fire Axe\",\"kind\":\"weapon\",\"uses\":3,\"bonus\":2,\"kills\":2}");
  second = begin (pack, "");
  make (second, "{\"move\":\"gain-item\",\"player\":1,\"name\":\"Fire Axe\",\"known\":true}");
  items = hk_record_get_by_path (hk_session_get_table (second), "players/1/items", NULL);
  item = json_array_get_object_element (json_node_get_array (items), 0);
  g_assert_cmpstr (json_object_get_string_member (item, "kind"), ==, "weapon");
  g_assert_cmpint (json_object_get_int_member (item, "uses"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (item, "bonus"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (item, "kills"), ==, 2);
}

/* A Personal Objective is told in the setup or in the game; the next time the name of its Survivor is enough. */
static void
test_personal (void)
{
  g_autoptr (HkPack) pack = open_pack ("army-of-the-dead");
  g_autoptr (HkSession) first = begin (pack, "\"survivors\":[{\"id\":\"kate\"},{\"id\":\"scott\"},{\"id\":\"lilly\"},{\"id\":\"cruz\"},{\"id\":\"martin\"},{\"id\":\"peters\"}],"
                                             "\"personal\":[{\"survivor\":\"kate\",\"text\":\"Kill them\",\"kills\":3,\"kill-type\":\"alpha\"}]");
  g_autoptr (HkSession) second = NULL;
  g_autoptr (JsonNode) objective = NULL;

  g_assert_cmpint (get_int (pack, "personal-objective", "kate", "kills"), ==, 3);
  make (first, "{\"move\":\"add-objective\",\"name\":\"Find the child\",\"survivor\":1}");
  assert_text (pack, "personal-objective", "scott", "text", "Find the child");
  assert_text (pack, "personal-objective", "scott", "kill-type", "none");
  second = begin (pack, "\"survivors\":[{\"id\":\"kate\"},{\"id\":\"scott\"},{\"id\":\"lilly\"},{\"id\":\"cruz\"},{\"id\":\"martin\"},{\"id\":\"peters\"}],\"personal\":[\"kate\",\"scott\"]");
  objective = hk_record_get_by_path (hk_session_get_table (second), "objectives", NULL);
  {
    JsonArray *list = json_node_get_array (objective);
    JsonObject *kates = json_array_get_object_element (list, json_array_get_length (list) - 2);
    JsonObject *scotts = json_array_get_object_element (list, json_array_get_length (list) - 1);

    g_assert_cmpstr (json_object_get_string_member (kates, "name"), ==, "Kill them");
    g_assert_cmpint (json_object_get_int_member (kates, "needed"), ==, 3);
    g_assert_cmpstr (json_object_get_string_member (kates, "kill-type"), ==, "alpha");
    g_assert_cmpstr (json_object_get_string_member (scotts, "name"), ==, "Find the child");
  }
}

/* The icons of the boards are told once; no later cleanup and no later game asks to count them. */
static void
test_boards (void)
{
  g_autoptr (HkPack) pack = open_pack ("dark-age-z");
  g_autoptr (HkSession) first = begin (pack, "");
  g_autoptr (HkSession) second = NULL;
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (first));

  g_assert_true (hk_daz_cleanup_is_asked (table, 7));
  g_assert_true (hk_daz_cleanup_is_asked (table, 10));
  g_free (play (first, "{\"move\":\"tell-boards\"}"));
  make (first, "{\"move\":\"tell-boards\",\"icons\":[\"none\",\"command\",\"army\",\"command\",\"gate\"],\"board\":[1,2,2,3]}");
  g_assert_false (hk_daz_cleanup_is_asked (table, 7));
  g_assert_false (hk_daz_cleanup_is_asked (table, 10));
  assert_text (pack, "frontier-side", "", "zone-3", "army");
  g_assert_cmpint (get_int (pack, "kingdom-board", "", "command-icons-level-3"), ==, 3);
  second = begin (pack, "");
  g_assert_false (hk_daz_cleanup_is_asked (HK_DAZ_TABLE (hk_session_get_table (second)), 7));
  g_assert_false (hk_daz_cleanup_is_asked (HK_DAZ_TABLE (hk_session_get_table (second)), 10));
}

/* In which phase the icons are unknown, the table offers to enter them, until they are. */
static gboolean
offers_boards (HkSession *session)
{
  g_autoptr (GPtrArray) options = hk_table_list_options (hk_session_get_table (session), HK_VIEWER_ALL);

  for (guint i = 0; i < options->len; i++)
    if (g_str_equal (hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (options, i))), "tell-boards")
        && !hk_move_option_is_further (g_ptr_array_index (options, i)))
      return TRUE;
  return FALSE;
}

static void
test_boards_offered (void)
{
  g_autoptr (HkPack) pack = open_pack ("dark-age-z");
  g_autoptr (HkSession) session = begin (pack, "");

  g_assert_false (offers_boards (session));
  make (session, "{\"move\":\"set\",\"path\":\"phase\",\"value\":\"cleanup\"}");
  g_assert_true (offers_boards (session));
  make (session, "{\"move\":\"tell-boards\",\"icons\":[\"none\",\"command\",\"army\",\"command\",\"gate\"],\"board\":[1,2,2,3]}");
  g_assert_false (offers_boards (session));
}

/* What a Heroic Action does is said once: it is kept under its name, and stands at the Character in the next game. */
static void
test_heroic (void)
{
  const char *team = "\"scenario\":\"survive\",\"mode\":\"co-op\",\"characters\":[{\"name\":\"Maria\",\"heroic\":\"Hold the Line\"},{\"name\":\"Bob\"}]";
  g_autoptr (HkPack) pack = open_pack ("card-z");
  g_autoptr (HkSession) first = begin (pack, team);
  g_autoptr (HkSession) second = NULL;
  g_autoptr (JsonNode) text = NULL;

  make (first, "{\"move\":\"heroic\",\"survivor\":0,\"text\":\"Nobody bites this round\"}");
  assert_text (pack, "heroic-action", "Hold the Line", "text", "Nobody bites this round");
  second = begin (pack, team);
  text = hk_record_get_by_path (hk_session_get_table (second), "survivors/0/heroic-text", NULL);
  g_assert_cmpstr (json_node_get_string (text), ==, "Nobody bites this round");
}

/* A card is kept with what was told of it, and a Character once it has a name: what it was called by its number, in whatever language, is
 * none. */
static void
test_in_part (void)
{
  g_autoptr (HkPack) pack = open_pack ("card-z");
  g_autoptr (HkSession) session = begin (pack, "");
  g_autoptr (GListModel) survivors = NULL;
  g_autoptr (GObject) survivor = NULL;
  g_autoptr (JsonNode) gun = json_from_string ("{\"name\":\".38\",\"deck\":\"residential\",\"type\":\"pistol\",\"close\":4}", NULL);

  g_assert_true (hk_pack_learn (pack, "loot", json_node_get_object (gun), NULL));
  g_assert_cmpint (get_int (pack, "loot", ".38", "close"), ==, 4);
  g_object_get (hk_session_get_table (session), "survivors", &survivors, NULL);
  survivor = g_list_model_get_item (survivors, 0);
  g_object_set (survivor, "name", "Postava 1", NULL);
  make (session, "{\"move\":\"learn-survivor\",\"survivor\":0,\"push\":5}");
  g_assert_cmpuint (hk_pack_list (pack, "character")->len, ==, 0);
  make (session, "{\"move\":\"learn-survivor\",\"survivor\":0,\"name\":\"Old Skool Dad\"}");
  g_assert_cmpuint (hk_pack_list (pack, "character")->len, ==, 1);
  g_assert_cmpint (get_int (pack, "character", "Old Skool Dad", "push"), ==, 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/taught/rfyl/blood", test_blood);
  g_test_add_func ("/taught/rfyl/blood-beside", test_blood_beside);
  g_test_add_func ("/taught/rfyl/determination", test_determination);
  g_test_add_func ("/taught/rfyl/item", test_item);
  g_test_add_func ("/taught/army-of-the-dead/personal", test_personal);
  g_test_add_func ("/taught/dark-age-z/boards", test_boards);
  g_test_add_func ("/taught/dark-age-z/boards-offered", test_boards_offered);
  g_test_add_func ("/taught/in-part", test_in_part);
  g_test_add_func ("/taught/card-z/heroic", test_heroic);
  return g_test_run ();
}
