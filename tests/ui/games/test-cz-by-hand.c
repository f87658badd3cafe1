/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-skirmish.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/state/hk-cz-table.h"
#include "ui/games/card-z/battle/hk-cz-battle-parts.h"
#include "ui/games/card-z/team/hk-cz-loot-dialog.h"
#include "ui/games/card-z/team/hk-cz-loot-item.h"
#include "ui/games/card-z/team/hk-cz-team-parts.h"
#include "ui/widgets/hk-number-row.h"

/* A group with its own dice: what a move lacks is asked in the window. */

static HkCzSurvivor *
get_survivor (HkFixture *fixture)
{
  return hk_cz_table_get_survivor (HK_CZ_TABLE (hk_session_get_table (fixture->session)), 0);
}

/* Old Skool Dad has a gun that was fired once, and two more cards. */
static void
arm (HkFixture *fixture)
{
  hk_fixture_play (fixture->session, "{\"move\":\"draw-loot\",\"survivor\":0,\"names\":[\"Coach Shotgun\",\"Torch\",\"Shells\"]}");
  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  for (int i = 0; i < 3; i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"move\":\"distance\",\"encounter\":%d,\"hexes\":9,\"nearest\":0}", i);

      hk_fixture_play (fixture->session, line);
    }
  hk_fixture_play (fixture->session, "{\"move\":\"attack\",\"survivor\":0,\"encounter\":0,\"loot\":0,\"how\":\"shoot\",\"die\":2,\"target\":6,\"loud\":false}");
  g_assert_cmpint (hk_cz_survivor_get_loot (get_survivor (fixture), 0)->supply, <, 0);
}

/* Answers the question that is open: which Loot gives, and how much. */
static void
answer (HkFixture  *fixture,
        const char *from,
        const char *supply)
{
  GtkWidget *dialog;

  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (dialog)), ==, "Reload Coach Shotgun");
  g_assert_null (hk_fixture_find (dialog, GTK_TYPE_TOGGLE_BUTTON, "Coach Shotgun"));
  hk_fixture_click (dialog, from);
  gtk_editable_set_text (GTK_EDITABLE (hk_fixture_find (dialog, HK_TYPE_NUMBER_ROW, NULL)), supply);
  gtk_widget_activate_action (gtk_window_get_focus (GTK_WINDOW (fixture->window)), "ask.do", NULL);
}

/* Reloading is a hand action (book, Hand Actions): which Loot gives and how much of it, as the group sees it on its cards. */
static void
test_reload (HkFixture     *fixture,
             gconstpointer  data)
{
  HkCzSurvivor *record = get_survivor (fixture);

  arm (fixture);
  hk_fixture_play (fixture->session, "{\"move\":\"encounters-act\"}");
  hk_fixture_settle ();
  hk_fixture_click (hk_fixture_find (fixture->page, HK_TYPE_CZ_FIGHTER_CARD, NULL), "Reload Coach Shotgun");
  answer (fixture, "Shells", "3");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_true (record->acted);
  /* What it held before nobody has told. */
  g_assert_cmpint (hk_cz_survivor_get_loot (record, 0)->supply, ==, -1);
}

/* What nobody has told is no 0: neither the ratings nor the weight that can be carried. */
static void
test_ratings (HkFixture     *fixture,
              gconstpointer  data)
{
  HkCzSurvivor *record = get_survivor (fixture);
  GtkWidget *ratings;

  hk_record_set_int (record, &record->move, -1);
  hk_record_set_int (record, &record->carry, -1);
  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  hk_fixture_settle ();
  ratings = hk_fixture_find (fixture->page, HK_TYPE_CZ_RATINGS, NULL);
  g_assert_nonnull (ratings);
  g_assert_nonnull (hk_fixture_find (ratings, GTK_TYPE_LABEL, "–"));
  g_assert_null (hk_fixture_find (ratings, GTK_TYPE_LABEL, "-1"));
  g_assert_null (hk_fixture_find (fixture->page, GTK_TYPE_LABEL, "1 of 0"));
}

/* What is in the Backpack shoots nobody: then the button is for whoever can be attacked, be another Encounter more pressing. */
static void
test_target (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *card;

  hk_cz_skirmish_begin (fixture);
  hk_fixture_play (fixture->session, "{\"move\":\"distance\",\"encounter\":0,\"hexes\":3,\"nearest\":0}");
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"locations/0/encounters/0/type\",\"value\":\"slow\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"distance\",\"encounter\":1,\"hexes\":4,\"nearest\":0}");
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"survivors/0/loot\",\"value\":[{\"kind\":\".38\",\"supply\":6},{\"kind\":\"Baseball Bat\"}]}");
  hk_fixture_settle ();
  card = hk_fixture_find (fixture->page, HK_TYPE_CZ_FIGHTER_CARD, NULL);
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, "Attack Fast Zombie 1-N"));
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"survivors/0/loot/0/packed\",\"value\":true}");
  hk_fixture_settle ();
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, "Attack Slow Zombie 1-E"));
}

/* With no danger left, the page goes on where the big button does; what then comes into sight is turned up before anything
 * else, by a tap on what its card shows. */
static void
test_face_down (HkFixture     *fixture,
                gconstpointer  data)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (fixture->session));
  g_autoptr (HkLogEntry) entry = NULL;
  GtkWidget *button;

  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"locations/0/encounters\",\"value\":[{\"id\":\"e9\",\"zone\":3}]}");
  hk_fixture_settle ();
  button = hk_fixture_find_button (fixture->page, "Go On to Zone 2");
  g_assert_true (gtk_widget_has_css_class (button, "suggested-action"));
  g_assert_true (hk_cz_battle_is_settled (table));
  hk_fixture_play (fixture->session, "{\"move\":\"cross\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"cross\"}");
  hk_fixture_settle ();
  g_assert_cmpint (table->battle->zone, ==, 3);
  g_assert_false (hk_cz_battle_is_settled (table));
  g_assert_null (hk_fixture_find (fixture->page, GTK_TYPE_LABEL, "No danger is left"));
  hk_fixture_activate (fixture->page, "table.next");
  hk_fixture_settle ();
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "Slow Zombie");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpstr (hk_cz_location_get_encounter (hk_cz_table_get_location (table, 0), 0)->type, ==, "slow");
  entry = g_list_model_get_item (hk_session_get_log (fixture->session), hk_session_get_position (fixture->session) - 1);
  g_assert_cmpstr (hk_log_entry_get_text (entry), ==, "An Encounter at Trailer Home is turned up: Slow Zombie.");
}

/* What lies about comes first, so that its keys stay where they are; what the card says is asked where the row is open. Outside
 * a battle too, a weapon is reloaded by one question: which Loot gives, and how much of it. */
static void
test_loot (HkFixture     *fixture,
           gconstpointer  data)
{
  HkCzSurvivor *record = get_survivor (fixture);
  GtkWidget *dialog, *item;

  hk_fixture_play (fixture->session, "{\"move\":\"draw-loot\",\"survivor\":0,\"names\":[\"Coach Shotgun\",\"Torch\",\"Shells\"]}");
  hk_fixture_play (fixture->session, "{\"move\":\"learn-loot\",\"name\":\"Coach Shotgun\",\"type\":\"shotgun\",\"supply\":0}");
  hk_fixture_play (fixture->session, "{\"move\":\"leave\",\"survivor\":0,\"loot\":\"Torch\"}");
  hk_fixture_settle ();
  hk_cz_loot_dialog_present_loot (fixture->page, fixture->session, 0, 0);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  item = hk_fixture_find (dialog, HK_TYPE_CZ_LOOT_ITEM, NULL);
  g_assert_cmpstr (hk_cz_loot_item_get_loot (HK_CZ_LOOT_ITEM (item))->kind, ==, "Torch");
  g_assert_null (hk_fixture_find_button (dialog, "Tell What the Card Says…"));
  hk_fixture_click (dialog, "Reload Coach Shotgun");
  answer (fixture, "Shells", "3");
  g_assert_cmpint (hk_cz_survivor_get_loot (record, 0)->supply, ==, 3);
}

/* Where several survivors are equally close the group says whom its die has picked; then they act. Nobody is taken for it in silence. */
static void
test_torn (HkFixture     *fixture,
           gconstpointer  data)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (fixture->session));
  HkCzEncounter *zombie = hk_cz_location_get_encounter (hk_cz_table_get_location (table, 0), 0);
  GtkWidget *turn;

  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"distance\",\"encounter\":1,\"hexes\":9,\"nearest\":0}");
  hk_fixture_play (fixture->session, "{\"move\":\"distance\",\"encounter\":2,\"hexes\":9,\"nearest\":0}");
  hk_fixture_play (fixture->session, "{\"move\":\"stand\",\"encounter\":0,\"column\":5,\"row\":6}");
  hk_fixture_play (fixture->session, "{\"move\":\"stand\",\"survivor\":0,\"column\":3,\"row\":2}");
  hk_fixture_play (fixture->session, "{\"move\":\"stand\",\"survivor\":1,\"column\":7,\"row\":2}");
  hk_fixture_settle ();
  turn = hk_fixture_find (fixture->page, HK_TYPE_CZ_ENCOUNTER_TURN, NULL);
  g_assert_nonnull (hk_fixture_find (turn, GTK_TYPE_LABEL, "Equally close: roll a d6 and tap who it is"));
  g_assert_null (hk_fixture_find_button (turn, "They Act"));
  hk_fixture_click (turn, "Night Nurse");
  g_assert_cmpint (zombie->nearest, ==, 1);
  g_assert_cmpint (table->battle->round, ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  static const HkCzSkirmish tests[] = {
    { "/cz-by-hand/reload", "hand", "none", 1200, test_reload },
    { "/cz-by-hand/target", "hand", "stand-in", 1200, test_target },
    { "/cz-by-hand/face-down", "hand", "none", 1200, test_face_down },
    { "/cz-by-hand/torn", "hand", "none", 1200, test_torn },
    { "/cz-by-hand/loot", "hand", "none", 1200, test_loot },
    { "/cz-by-hand/ratings", "hand", "none", 1200, test_ratings },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HkFixture, &tests[i], hk_cz_skirmish_set_up, tests[i].test, hk_fixture_close);
  return g_test_run ();
}
