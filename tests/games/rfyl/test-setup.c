/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "core/content/hk-content.h"
#include "core/packs/hk-pack.h"
#include "games/rfyl/content/hk-rf-pack.h"
#include "rf-game.h"

/* The agreements before the first turn, and the decks. */

static void
test_defaults (void)
{
  g_autoptr (HkTable) table = hk_play_new ("rfyl", "{\"players\":[{\"name\":\" Ann \",\"colour\":\"red\"},{\"name\":\"Bo\"}]}", 1);
  HkRfTable *self = HK_RF_TABLE (table);

  g_assert_cmpstr (rf_player (self, ANN)->name, ==, "Ann");
  g_assert_cmpstr (rf_player (self, ANN)->colour, ==, "red");
  g_assert_cmpint (rf_player (self, BO)->space, ==, 30);
  g_assert_cmpint (rf_player (self, BO)->bullets, ==, 3);
  g_assert_cmpint (self->victory, ==, HK_RF_VICTORY_FIRST);
  g_assert_false (self->allow_unrevealed);
  g_assert_cmpint (self->turn, ==, 1);
  g_assert_true (hk_rf_table_get_phase (self) == HK_RF_PHASE_MOVEMENT);
  g_assert_cmpuint (hk_deck_get_n_left (self->determination_deck), ==, 60);
  g_assert_cmpuint (hk_deck_get_n_left (self->blood_deck), ==, 22);
  g_assert_cmpuint (hk_deck_get_n_left (self->event_deck), ==, 57);
}

/* Section: Before the first turn. */
static void
test_agreements (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"distance\":60,\"victory\":\"group\",\"group-size\":2,\"allow-unrevealed\":true,\"ammo\":7,"
                                        "\"structure\":\"expert\",\"draw-order\":\"speed\",\"first-player\":2,\"unarmed\":true,\"notes\":\"No running.\"");
  g_auto (GStrv) reminders = hk_table_list_reminders (HK_TABLE (table));

  g_assert_cmpint (rf_player (table, CY)->space, ==, 60);
  g_assert_cmpint (rf_player (table, CY)->bullets, ==, 7);
  g_assert_cmpint (table->group_size, ==, 2);
  g_assert_true (table->allow_unrevealed);
  g_assert_true (table->unarmed);
  g_assert_true (hk_rf_table_is_strategic (table));
  g_assert_true (g_strv_contains ((const char * const *) reminders, "No running."));
}

static void
test_refused (void)
{
  static const char * const options[] = {
    "\"distance\":0", "\"distance\":1000", "\"victory\":\"third\"", "\"victory\":\"group\",\"group-size\":2", "\"first-player\":1", "\"ammo\":-1",
    "\"structure\":\"wild\"", "\"cards-by\":\"dice\"", "\"speed\":3",
    "\"components\":\"owner\",\"pack\":{\"blood\":[{\"id\":\"A\",\"drops\":1}]}",
    "\"components\":\"owner\",\"pack\":{\"blood\":[{\"id\":\"A\",\"drops\":1,\"infected\":1},{\"id\":\"A\",\"drops\":2,\"infected\":0}]}",
    "\"components\":\"owner\",\"pack\":{\"event\":[{\"icons\":\"blood\"}]}",
    "\"components\":\"owner\",\"pack\":{\"event\":[{\"name\":\"A\"},{\"name\":\"A\"}]}",
    "\"components\":\"owner\",\"pack\":{\"event\":[{\"name\":\"A\",\"icons\":\"rain\"}]}",
    "\"components\":\"owner\",\"pack\":{\"determination\":[{\"value\":100}]}",
    "\"components\":\"owner\",\"pack\":{\"determination\":[{\"value\":1,\"copies\":100}]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      g_autofree char *setup = g_strdup_printf ("{\"players\":[{\"name\":\"Ann\"}],%s}", options[i]);
      g_autofree char *message = hk_play_refuse_setup ("rfyl", setup);

      g_assert_cmpuint (strlen (message), >, 10);
    }
}

static void
test_players (void)
{
  g_autofree char *none = hk_play_refuse_setup ("rfyl", "{\"players\":[]}");
  g_autofree char *many = hk_play_refuse_setup ("rfyl", "{\"players\":[{\"name\":\"A\"},{\"name\":\"B\"},{\"name\":\"C\"},{\"name\":\"D\"},{\"name\":\"E\"},"
                                                        "{\"name\":\"F\"},{\"name\":\"G\"},{\"name\":\"H\"},{\"name\":\"I\"}]}");

  g_assert_cmpuint (strlen (none), >, 10);
  g_assert_cmpuint (strlen (many), >, 10);
}

/* Section: Draw Order. */
static void
test_owner (void)
{
  g_autoptr (HkTable) table = hk_play_new ("rfyl", "{\"players\":[{\"name\":\"Ann\"}],\"components\":\"owner\",\"pack\":{\"determination\":["
                                           "{\"value\":4,\"copies\":2},{\"value\":9}],\"event\":[{\"name\":\"Axe\",\"icons\":\" melee , blood\",\"copies\":3}]}}", 1);
  HkRfTable *self = HK_RF_TABLE (table);

  g_assert_cmpuint (hk_deck_count (self->determination_deck, "4"), ==, 2);
  g_assert_cmpuint (hk_deck_count (self->determination_deck, "9"), ==, 1);
  g_assert_cmpuint (hk_deck_count (self->event_deck, "Axe"), ==, 3);
  g_assert_cmpuint (g_strv_length (hk_rf_table_find_event (self, "Axe")->icons), ==, 2);
  g_assert_cmpuint (hk_deck_get_n_left (self->blood_deck), ==, 0);
}

/* Cards told from the box leave the deck that the app knows, so that the chances stay right. */
static void
test_told_cards_leave_the_deck (void)
{
  g_autoptr (HkTable) table = hk_play_new ("rfyl", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"cards-by\":\"hand\"}", 1);
  HkRfTable *self = HK_RF_TABLE (table);

  rf_play (self, "{\"move\":\"draw-speed\",\"values\":[4,9]}");
  g_assert_cmpuint (hk_deck_count (self->determination_deck, "4"), ==, 5);
  g_assert_cmpuint (hk_deck_count (self->determination_deck, "9"), ==, 5);
  g_assert_cmpuint (hk_deck_get_n_left (self->determination_deck), ==, 58);
}

/* Every card of the stand-in is marked as one, and everything that a move can name is there. */
static void
test_stand_in (void)
{
  JsonObject *components = json_object_get_object_member (hk_content_get ("rfyl", "stand-in"), "components");
  JsonArray *events = json_object_get_array_member (components, "event");
  g_autoptr (HkTable) table = hk_play_new ("rfyl", "{\"players\":[{\"name\":\"Ann\"}]}", 1);

  g_assert_cmpuint (json_array_get_length (events), ==, g_list_model_get_n_items (G_LIST_MODEL (HK_RF_TABLE (table)->events)));
  for (guint i = 0; i < json_array_get_length (events); i++)
    g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (events, i), "source"), ==, "stand-in");
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (HK_RF_TABLE (table)->bloods)); i++)
    {
      g_autoptr (HkRfBlood) blood = g_list_model_get_item (G_LIST_MODEL (HK_RF_TABLE (table)->bloods), i);

      g_assert_cmpstr (blood->source, ==, "stand-in");
    }
}

/* What the group tells of an Event card can be kept in the owner’s pack, and comes back as it was. */
static void
test_event_of_the_pack (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) pack = hk_pack_open (hk_games_lookup ("rfyl", NULL), NULL, &error);
  g_autoptr (HkRfEvent) event = g_object_new (HK_TYPE_RF_EVENT, "name", "Axe", "icons", ((const char *[]) { "melee", "blood", NULL }), "bullets", -2, "uses", 3,
                                              "bonus", 2, "kills", 2, "blood", 1, "move", -4, "everybody", TRUE, "text", "Sharp.", "source", "owner", NULL);
  g_autoptr (JsonObject) component = hk_rf_pack_from_event (event);
  g_autoptr (HkRfEvent) back = hk_rf_pack_to_event (component, &error);

  g_assert_no_error (error);
  g_assert_true (hk_pack_check (pack, "event", component, &error));
  g_assert_no_error (error);
  g_assert_true (hk_record_equal (event, back));
}

/* Every rule that a move, a step or an option names is in the rulebook. */
static void
test_rules_named (void)
{
  const HkGameSpec *game = hk_games_lookup ("rfyl", NULL);
  JsonArray *entries = json_object_get_array_member (hk_content_get ("rfyl", "rules"), "entries");
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < json_array_get_length (entries); i++)
    g_hash_table_add (ids, g_strconcat ("rfyl/", json_object_get_string_member (json_array_get_object_element (entries, i), "id"), NULL));
  g_assert_cmpuint (g_hash_table_size (ids), >=, 70);
  for (guint i = 0; i < game->n_moves; i++)
    if (game->moves[i].rule != NULL && !g_hash_table_contains (ids, game->moves[i].rule))
      g_error ("no rule %s", game->moves[i].rule);
  for (guint i = 0; i < game->n_house_rules; i++)
    if (!g_hash_table_contains (ids, game->house_rules[i].rule))
      g_error ("no rule %s", game->house_rules[i].rule);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/setup/defaults", test_defaults);
  g_test_add_func ("/rfyl/setup/agreements", test_agreements);
  g_test_add_func ("/rfyl/setup/refused", test_refused);
  g_test_add_func ("/rfyl/setup/players", test_players);
  g_test_add_func ("/rfyl/setup/owner", test_owner);
  g_test_add_func ("/rfyl/setup/told-cards-leave-the-deck", test_told_cards_leave_the_deck);
  g_test_add_func ("/rfyl/setup/stand-in", test_stand_in);
  g_test_add_func ("/rfyl/setup/event-of-the-pack", test_event_of_the_pack);
  g_test_add_func ("/rfyl/setup/rules-named", test_rules_named);
  return g_test_run ();
}
