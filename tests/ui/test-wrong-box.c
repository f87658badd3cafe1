/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"

/* What is wrong in the components of a box is said when a game begins, and the game goes on without it. */

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open (fixture, 1200, 800, "zombiez", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}", 3);
}

static HkPack *
get_pack (void)
{
  return hk_application_get_pack (hk_application_get_default (), hk_games_lookup ("zombiez", NULL), NULL);
}

/* Twenty cards, where the deck has 83, and the names of the colours. */
static void
enter_too_few (HkPack *pack)
{
  static const char * const cards[][2] = {
    { "zombie", "{\"value\":2,\"first\":5,\"second\":5}" }, { "zombie", "{\"value\":3,\"first\":5,\"second\":5}" },
    { "colour", "{\"number\":1,\"name\":\"Green\"}" }, { "colour", "{\"number\":2,\"name\":\"Black\"}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autoptr (JsonNode) card = json_from_string (cards[i][1], NULL);

      g_assert_true (hk_pack_put (pack, cards[i][0], json_node_get_object (card), NULL));
    }
}

static void
test_go_on (HkFixture     *fixture,
            gconstpointer  data)
{
  HkSession *before = fixture->session;
  GtkWidget *page;
  GtkWidget *dialog;
  HkSession *session;
  JsonObject *pack;

  enter_too_few (get_pack ());
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", "s", "zombiez");
  hk_fixture_settle ();
  page = GTK_WIDGET (hk_fixture_get_page (fixture->window));
  hk_fixture_activate (page, "setup.start");
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)), "The pack has 20 cards, but the deck has 83"));
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)), "Zombie Cards"));
  g_signal_emit_by_name (dialog, "response::go", "go");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  hk_fixture_settle ();

  session = hk_window_get_session (fixture->window);
  g_assert_true (session != NULL && session != before);
  pack = json_object_get_object_member (hk_session_get_setup (session), "pack");
  g_assert_false (json_object_has_member (pack, "zombie"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (pack, "colour")), ==, 2);
  /* What was entered is not lost by that. */
  g_assert_cmpuint (hk_pack_list (get_pack (), "zombie")->len, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  static const HkFixtureTest tests[] = {
    { "/wrong-box/go-on", 0, test_go_on },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
