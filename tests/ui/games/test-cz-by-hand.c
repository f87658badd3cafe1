/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-skirmish.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/state/hk-cz-table.h"
#include "ui/games/card-z/attack/hk-cz-attack-sheet.h"
#include "ui/games/card-z/attack/hk-cz-target-entry.h"
#include "ui/games/card-z/battle/hk-cz-battle-parts.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/neighborhood/hk-cz-lay-dialog.h"
#include "ui/games/card-z/team/hk-cz-loot-dialog.h"
#include "ui/games/card-z/team/hk-cz-loot-item.h"
#include "ui/games/card-z/team/hk-cz-team-parts.h"
#include "ui/games/card-z/widgets/hk-cz-chance.h"
#include "ui/games/card-z/widgets/hk-cz-die.h"
#include "ui/widgets/hk-key-row.h"
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

/* Who has more on hand than was told attacks with it from the same sheet; a digit says what the die shows, wherever the focus is. */
static void
test_unlisted (HkFixture     *fixture,
               gconstpointer  data)
{
  g_autoptr (GtkShortcut) shortcut = NULL;
  GtkWidget *sheet, *dialog, *die;

  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"distance\",\"encounter\":0,\"hexes\":3}");
  hk_fixture_settle ();
  hk_cz_attack_sheet_present (fixture->page, fixture->session, 0, 0);
  hk_fixture_settle ();
  sheet = hk_fixture_get_dialog (fixture->window);
  g_assert_nonnull (hk_fixture_find (sheet, GTK_TYPE_LABEL, "Nobody has named yet what this survivor has on hand."));
  g_assert_true (gtk_widget_has_css_class (hk_fixture_find_button (sheet, "With a Card That Is Not Listed…"), "suggested-action"));
  hk_fixture_click (sheet, "With a Card That Is Not Listed…");
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (dialog)), ==, "Draw Loot");
  gtk_editable_set_text (GTK_EDITABLE (hk_fixture_find (dialog, GTK_TYPE_TEXT, NULL)), ".38");
  g_assert_true (gtk_widget_activate_action (dialog, "ask.do", NULL));
  hk_fixture_settle ();
  g_assert_cmpstr (hk_cz_survivor_get_loot (get_survivor (fixture), 0)->kind, ==, ".38");
  /* What the number is asked for stands beside the question, and three hexes away that is a shot. */
  g_assert_nonnull (hk_fixture_find (hk_fixture_find (sheet, HK_TYPE_CZ_CHANCE, NULL), GTK_TYPE_LABEL, ".38 · Shoot at close range"));
  hk_fixture_click (hk_fixture_find (sheet, HK_TYPE_CZ_TARGET_ENTRY, NULL), "5");
  hk_fixture_click (sheet, "Quiet");
  hk_fixture_settle ();
  die = hk_fixture_find (sheet, HK_TYPE_CZ_DIE, NULL);
  shortcut = g_list_model_get_item (hk_fixture_get_controller (die, GTK_TYPE_SHORTCUT_CONTROLLER), 9);
  g_assert_true (gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, die, NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_true (get_survivor (fixture)->acted);
}

/* A Human Enemy who is the only one left to act need not be named, only who is on the battlefield is attacked, and once the keys of what was
 * lacking have been tapped the move is made. */
static void
test_last_human (HkFixture     *fixture,
                 gconstpointer  data)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (fixture->session));
  g_autoptr (HkMove) act = hk_move_build ("human-act", NULL);
  const char * const missing[] = { "human", "what", NULL };
  GtkWidget *dialog;

  hk_fixture_play (fixture->session, "{\"move\":\"lay\",\"type\":\"human-enemies\",\"zone\":1}");
  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"human-act\",\"human\":0,\"what\":\"wait\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"human-act\",\"human\":1,\"what\":\"wait\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"act-move\",\"survivor\":0,\"off\":true}");
  hk_cz_ask_move (fixture->page, fixture->session, act, missing);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_nonnull (strstr (adw_dialog_get_title (ADW_DIALOG (dialog)), "Acts"));
  hk_fixture_click (dialog, "Attacks");
  g_assert_true (gtk_widget_activate_action (dialog, "ask.do", NULL));
  hk_fixture_settle ();
  g_assert_null (hk_fixture_find_button (dialog, "Old Skool Dad"));
  hk_fixture_click (dialog, "Night Nurse");
  hk_fixture_settle ();
  hk_fixture_click (dialog, "10");
  hk_fixture_settle ();
  hk_fixture_click (dialog, "0");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpuint (table->battle->humans_killed, ==, 0);
  g_assert_false (hk_cz_table_get_survivor (table, 1)->dead);
}

/* What lies outside is turned up: only a zone inside has what stays face down. */
static void
test_stays_down (HkFixture     *fixture,
                 gconstpointer  data)
{
  GtkWidget *dialog;

  hk_cz_lay_dialog_present (fixture->page, fixture->session, 0, 2);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_false (gtk_widget_get_sensitive (hk_fixture_find_button (dialog, "It Stays Face Down")));
  hk_fixture_click (dialog, "Zone 3");
  g_assert_true (gtk_widget_get_sensitive (hk_fixture_find_button (dialog, "It Stays Face Down")));
  adw_dialog_force_close (ADW_DIALOG (dialog));
}

/* The one die of a question is answered by its key or by a digit. */
static void
test_one_die (HkFixture     *fixture,
              gconstpointer  data)
{
  g_autoptr (HkMove) walk = hk_move_build ("next-phase", NULL);
  const char * const missing[] = { "rolls", NULL };
  GtkWidget *dialog, *keys;

  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"hordes\",\"value\":[{\"q\":0,\"r\":0,\"size\":12}]}");
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"current-player\",\"value\":-1}");
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"players/0/done\",\"value\":true}");
  hk_cz_ask_move (fixture->page, fixture->session, walk, missing);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  keys = hk_fixture_find (dialog, HK_TYPE_KEY_ROW, NULL);
  g_assert_nonnull (keys);
  g_assert_null (hk_fixture_find_button (keys, "7"));
  g_assert_true (hk_fixture_type_digit (keys, 5));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpint (HK_CZ_TABLE (hk_session_get_table (fixture->session))->phase, ==, HK_CZ_PHASE_DAY);
}

/* Of a card whose supply nobody has told the reward tells none. */
static void
test_found (HkFixture     *fixture,
            gconstpointer  data)
{
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"locations/0/encounters\",\"value\":[]}");
  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"clear\",\"rewards\":[\"Ka-Bar\"]}");
  g_assert_nonnull (hk_fixture_find (hk_fixture_get_dialog (fixture->window), ADW_TYPE_ACTION_ROW, "Ka-Bar"));
  g_assert_false (hk_fixture_says (hk_fixture_get_dialog (fixture->window), "supply not known"));
  adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (fixture->window)));
}

/* After Fire! nothing more is laid out. */
static void
test_fire (HkFixture     *fixture,
           gconstpointer  data)
{
  hk_cz_lay_dialog_present (fixture->page, fixture->session, 0, 3);
  hk_fixture_settle ();
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "Fire!");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
}

/* Where Fire! came up the page offers what the big button asks: where to retreat to, and no reward. */
static void
test_burning (HkFixture     *fixture,
              gconstpointer  data)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (fixture->session));
  g_autofree char *clear = g_strdup_printf ("Clear %s", hk_cz_table_get_location_name (table, 0));

  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"locations/0/encounters\",\"value\":[]}");
  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  g_assert_nonnull (hk_fixture_find_button (fixture->page, clear));
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"locations/0/fire\",\"value\":true}");
  g_assert_cmpstr (hk_primary_action_get_asks (hk_session_get_primary_action (fixture->session)), ==, "retreat");
  g_assert_null (hk_fixture_find_button (fixture->page, clear));
  g_assert_null (hk_fixture_find_button (fixture->page, "Camp Out"));
  g_assert_nonnull (hk_fixture_find_button (fixture->page, "Retreat to Garage"));
  g_assert_true (hk_fixture_says (fixture->page, "Nobody can stay there."));
}

/* Where nobody eats nobody falls sick: just where the horde walks is asked, and one key makes the reckoning. */
static void
test_hungry (HkFixture     *fixture,
             gconstpointer  data)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (fixture->session));
  g_autoptr (HkMove) reckon = hk_move_build ("reckon", NULL);
  GtkWidget *dialog;

  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"phase\",\"value\":\"night\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"current-player\",\"value\":-1}");
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"players/0/done\",\"value\":true}");
  hk_fixture_play (fixture->session, "{\"move\":\"next-phase\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"plan-food\",\"survivor\":0,\"food\":\"nothing\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"plan-food\",\"survivor\":1,\"food\":\"nothing\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"hordes\",\"value\":[{\"q\":0,\"r\":0,\"size\":12}]}");
  hk_cz_ask_move (fixture->page, fixture->session, reckon, NULL);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_null (hk_fixture_find (dialog, GTK_TYPE_TEXT, NULL));
  hk_fixture_click (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, NULL), "5");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpint (table->day, ==, 2);
}

/* Two of Ann and two of Bo, who are next to each other. */
static void
set_up_duel (HkFixture     *fixture,
             gconstpointer  data)
{
  HkCzTable *table;

  hk_fixture_open (fixture, 1200, 800, HK_CZ_GAME,
                   "{\"players\":[{\"name\":\"Ann\",\"colour\":\"red\"},{\"name\":\"Bo\",\"colour\":\"blue\"}],\"mode\":\"competitive\","
                   "\"scenario\":\"own\",\"pattern\":\"b\",\"horde\":false,\"cards-by\":\"hand\",\"dice-by\":\"hand\",\"components\":\"none\","
                   "\"bases\":[\"alpha\",\"bravo\"],\"locations\":[\"Trailer Home\",\"Church\",\"S-Mart\"]}", 3);
  table = HK_CZ_TABLE (hk_session_get_table (fixture->session));
  hk_fixture_play (fixture->session, "{\"move\":\"weather\",\"calm\":true}");
  hk_fixture_settle ();
  g_assert_false (hk_fixture_says (fixture->page, "Who takes a turn?"));
  hk_fixture_play (fixture->session, "{\"move\":\"initiative\",\"rolls\":[9,1]}");
  for (int i = 2; i < 4; i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      hk_record_set_int (survivor, &survivor->place, 0);
    }
}

/* What a move turns out to need stands among what is asked, with a key for each answer, and not in the fold (Human Enemy A.I.). */
static void
test_human (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *keys;

  hk_fixture_play (fixture->session, "{\"move\":\"lay\",\"type\":\"human-enemies\",\"zone\":1}");
  hk_fixture_play (fixture->session, "{\"move\":\"lay\",\"type\":\"slow\",\"zone\":3,\"face-down\":true}");
  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  hk_fixture_settle ();
  hk_fixture_play (fixture->session, "{\"move\":\"human-initiative\",\"player-die\":1,\"human-die\":7}");
  hk_fixture_settle ();
  hk_fixture_click (fixture->page, hk_primary_action_get_label (hk_session_get_primary_action (fixture->session)));
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  hk_fixture_click (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Human Enemy"), "Human Enemy 1-E");
  hk_fixture_click (dialog, "Attacks");
  hk_fixture_click (dialog, "A Human Enemy Acts");
  keys = hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Survivor");
  g_assert_nonnull (keys);
  g_assert_null (gtk_widget_get_ancestor (gtk_widget_get_parent (keys), ADW_TYPE_EXPANDER_ROW));
  hk_fixture_click (keys, "Old Skool Dad");
}

static gboolean
is_mapped (GtkWidget     *widget,
           gconstpointer  data)
{
  return gtk_widget_get_mapped (widget);
}

/* A battle between players claims no Location, and the big button shows what its survivor can do, with cards of which nothing is told
 * (Player versus Player, page 13). */
static void
test_duel (HkFixture     *fixture,
           gconstpointer  data)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (fixture->session));
  const char *victim = hk_cz_table_get_survivor_name (table, 0);
  g_autofree char *shot = g_strdup_printf ("%s: Revolver, Shoot", victim);
  GtkWidget *dialog;

  hk_fixture_play (fixture->session, "{\"move\":\"draw-loot\",\"survivor\":2,\"names\":[\"Revolver\"]}");
  hk_fixture_play (fixture->session, "{\"move\":\"attack-player\",\"rival\":1,\"attacker\":4,\"defender\":3}");
  hk_fixture_settle ();
  g_assert_true (hk_fixture_says (fixture->page, "Ann against Bo"));
  g_assert_true (hk_fixture_says (fixture->page, "Bo acts first"));
  /* Whose side is not on turn waits; who is may have a card that nobody has named. */
  g_assert_true (hk_fixture_says (fixture->page, "Waits"));
  g_assert_true (hk_fixture_says (fixture->page, "With a Card That Is Not Listed…"));
  g_assert_false (hk_fixture_says (fixture->page, "Everything Is Eradicated"));
  hk_fixture_click (fixture->page, hk_primary_action_get_label (hk_session_get_primary_action (fixture->session)));
  hk_fixture_settle ();
  hk_fixture_click (hk_fixture_find_where (GTK_WIDGET (fixture->window), GTK_TYPE_POPOVER, is_mapped, NULL), shot);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  hk_fixture_click (dialog, "Close: 2 to 3 hexes");
  /* Whether the card is loud may be answered with no. */
  hk_fixture_click (dialog, "6");
  hk_fixture_click (dialog, "No");
  hk_fixture_click (dialog, "Attack");
  g_assert_true (hk_fixture_says (dialog, "Roll 1 die: what does it show, from 0 to 9?"));
}

int
main (int   argc,
      char *argv[])
{
  static const HkCzSkirmish tests[] = {
    { "/cz-by-hand/reload", "hand", "none", 1200, test_reload },
    { "/cz-by-hand/target", "hand", "stand-in", 1200, test_target },
    { "/cz-by-hand/face-down", "hand", "none", 1200, test_face_down },
    { "/cz-by-hand/unlisted", "hand", "none", 1200, test_unlisted },
    { "/cz-by-hand/last-human", "hand", "none", 1200, test_last_human },
    { "/cz-by-hand/stays-down", "hand", "none", 1200, test_stays_down },
    { "/cz-by-hand/one-die", "hand", "none", 1200, test_one_die },
    { "/cz-by-hand/burning", "hand", "none", 1200, test_burning },
    { "/cz-by-hand/fire", "hand", "none", 1200, test_fire },
    { "/cz-by-hand/found", "hand", "none", 1200, test_found },
    { "/cz-by-hand/hungry", "hand", "none", 1200, test_hungry },
    { "/cz-by-hand/human", "hand", "none", 1200, test_human },
    { "/cz-by-hand/torn", "hand", "none", 1200, test_torn },
    { "/cz-by-hand/loot", "hand", "none", 1200, test_loot },
    { "/cz-by-hand/ratings", "hand", "none", 1200, test_ratings },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HkFixture, &tests[i], hk_cz_skirmish_set_up, tests[i].test, hk_fixture_close);
  g_test_add ("/cz-by-hand/duel", HkFixture, NULL, set_up_duel, test_duel, hk_fixture_close);
  return g_test_run ();
}
