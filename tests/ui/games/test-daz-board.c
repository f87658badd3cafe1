/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-ui-fixture.h"
#include "ui/games/dark-age-z/board/hk-daz-board.h"
#include "ui/games/dark-age-z/board/hk-daz-commands.h"
#include "ui/games/dark-age-z/board/hk-daz-frontier-view.h"
#include "ui/games/dark-age-z/board/hk-daz-zone-view.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-card-dialog.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-combat-dialog.h"
#include "ui/games/dark-age-z/hk-daz-params.h"
#include "ui/games/dark-age-z/players/hk-daz-player-card.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-key-row.h"

/* The board of a group with its own box of which nothing has been entered. */

#define PLAYERS(names) "{ 'players': [ " names " ], 'first-player': 0, 'components': 'none', 'cards-by': 'hand', 'missions': 'none' }"
#define FOUR PLAYERS ("{ 'name': 'Ann' }, { 'name': 'Bo' }, { 'name': 'Cy' }, { 'name': 'Di' }")
#define TWO PLAYERS ("{ 'name': 'Tom' }, { 'name': 'Bo' }")
#define CARD "{ 'move': 'reveal-invasion', 'zombies': 3, 'hp': 3, 'power-up-zombies': 2, 'power-up-hp': 0, 'damage': 2, 'speed': 1, 'steps': 9 }"

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open (fixture, data == NULL ? 1200 : GPOINTER_TO_INT (data), 900, HK_DAZ_GAME, FOUR, 7);
  hk_fixture_settle ();
}

static void
set_up_large (HkFixture     *fixture,
              gconstpointer  data)
{
  hk_fixture_open (fixture, 1920, GPOINTER_TO_INT (data), HK_DAZ_GAME, FOUR, 7);
  hk_fixture_settle ();
}

static void
set_up_two (HkFixture     *fixture,
            gconstpointer  data)
{
  hk_fixture_open (fixture, 1200, 900, HK_DAZ_GAME, TWO, 7);
  hk_fixture_settle ();
}

static void
set_up_values (HkFixture     *fixture,
               gconstpointer  data)
{
  hk_fixture_open (fixture, 1200, 900, HK_DAZ_GAME, "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' }, { 'name': 'Cy' }, { 'name': 'Di' } ],"
                   " 'first-player': 0, 'components': 'stand-in', 'missions': 'none' }", 7);
  hk_fixture_settle ();
}

static GtkWidget *
find (HkFixture *fixture,
      GType      type)
{
  GtkWidget *found = hk_fixture_find (fixture->page, type, NULL);

  g_assert_nonnull (found);
  return found;
}

/* Zombies of a card that nobody has turned up are no 0. */
static void
test_unknown (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *frontier = find (fixture, HK_TYPE_DAZ_FRONTIER_VIEW);

  g_assert_true (hk_fixture_says (frontier, "?"));
  g_assert_false (hk_fixture_says (frontier, "0"));
  hk_fixture_play (fixture->session, CARD);
  g_assert_false (hk_fixture_says (frontier, "?"));
  g_assert_true (hk_fixture_says (frontier, "5"));
  /* A card that was told by its numbers has no name that the app made up. */
  g_assert_true (hk_fixture_says (fixture->page, "damage 2 · speed 1"));
  g_assert_false (hk_fixture_says (fixture->page, "reactivate"));
}

/* The keys of one number of the card stand in one row where there is room for them, so that the whole card is in sight. */
static void
test_card (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *row;
  GtkWidget *keys;

  hk_fixture_activate (fixture->page, "table.next");
  row = hk_fixture_find (hk_fixture_get_dialog (fixture->window), HK_TYPE_KEY_ROW, NULL);
  g_assert_nonnull (row);
  hk_fixture_settle ();
  keys = hk_fixture_find (row, ADW_TYPE_WRAP_BOX, NULL);
  g_assert_cmpint (gtk_widget_get_height (keys), <, 2 * gtk_widget_get_height (gtk_widget_get_first_child (keys)));
}

static int
get_zone_height (HkFixture *fixture)
{
  return gtk_widget_get_height (find (fixture, HK_TYPE_DAZ_ZONE_VIEW));
}

/* In a window as large as a television the zones are larger, where they have room below each other too. */
static void
test_roomy (HkFixture     *fixture,
            gconstpointer  data)
{
  g_assert_cmpint (get_zone_height (fixture), >, 60);
}

static void
test_low (HkFixture     *fixture,
          gconstpointer  data)
{
  g_assert_cmpint (get_zone_height (fixture), <=, 60);
}

/* No player can have the mark of the Barbarian King, whatever the names. */
static void
test_marks (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *board = find (fixture, HK_TYPE_DAZ_BOARD);

  g_assert_true (hk_fixture_says (board, "♚"));
  g_assert_true (hk_fixture_says (board, "T"));
  g_assert_true (hk_fixture_says (board, "B"));
  /* His card in the panel says once who he is. */
  g_assert_true (hk_fixture_says (fixture->page, "the Barbarian King"));
  g_assert_false (hk_fixture_says (fixture->page, "Barbarian King"));
}

/* The button shows what was overlooked, once each; what may be left out is left out by the next press. */
static void
test_overlooked (HkFixture     *fixture,
                 gconstpointer  data)
{
  static const char * const titles[] = {
    "Zombies (Basic Column)", "Hit Points (Basic Column)", "Zombies (Power Up Column)", "Hit Points (Power Up Column)", "Damage", "Speed",
  };
  GtkWidget *dialog;
  GtkWidget *steps;

  hk_daz_card_dialog_present_invasion (fixture->page, fixture->session);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, titles[i])), 3);
  steps = hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Steps to the end of the movement track");
  g_assert_true (gtk_widget_activate_action (dialog, "card.do", NULL));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 0);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), steps));
  g_assert_true (gtk_widget_activate_action (dialog, "card.do", NULL));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 1);
}

/* Cleanup needs the card and a number of each player: whatever is lacking is shown where it is told, and no other question lies over it. */
static void
test_lacking (HkFixture     *fixture,
              gconstpointer  data)
{
  static const char * const missing[] = { "Zombies (Basic Column)", "Bo: Command Tokens", "Cy: Army Cards drawn", NULL };
  GtkWidget *dialog;
  guint position;
  int commanders = 0;

  hk_fixture_play (fixture->session, CARD);
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'cleanup', 'house': true }");
  position = hk_session_get_position (fixture->session);
  hk_daz_card_dialog_present_cleanup (fixture->page, fixture->session);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  for (GtkWidget *row = gtk_widget_get_first_child (gtk_widget_get_parent (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Damage"))); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (!g_strv_contains (missing, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row))))
      hk_key_row_set_selected (HK_KEY_ROW (row), g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "Commander")
                                                     ? commanders++ : 1);
  for (guint i = 0; missing[i] != NULL; i++)
    {
      GtkWidget *row = hk_fixture_find (dialog, HK_TYPE_KEY_ROW, missing[i]);
      g_autofree char *sentence = g_strdup_printf ("Not told yet: %s", missing[i]);

      for (guint press = 0; press < 3; press++)
        {
          g_assert_true (gtk_widget_activate_action (dialog, "card.do", NULL));
          g_assert_true (hk_fixture_get_dialog (fixture->window) == dialog);
          g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), row));
          g_assert_true (hk_fixture_says (dialog, sentence));
        }
      g_assert_cmpuint (hk_session_get_position (fixture->session), ==, position);
      hk_key_row_set_selected (HK_KEY_ROW (row), 3);
    }
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, position + 1);
}

/* How long the track is for a speed is asked beside the speed, once. */
static void
test_steps (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *speed;
  GtkWidget *steps;

  hk_fixture_play (fixture->session, CARD);
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'cleanup', 'house': true }");
  hk_daz_card_dialog_present_cleanup (fixture->page, fixture->session);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  speed = hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Speed");
  for (steps = speed; g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (steps)), "Steps to the end of the movement track") != 0;)
    g_assert_nonnull (steps = gtk_widget_get_next_sibling (steps));
  g_assert_false (gtk_widget_get_visible (steps));
  hk_key_row_set_selected (HK_KEY_ROW (speed), 2);
  g_assert_true (gtk_widget_get_visible (steps));
  hk_key_row_set_selected (HK_KEY_ROW (speed), 1);
  g_assert_false (gtk_widget_get_visible (steps));
}

/* At the end of the last day but two everybody may look at the boss; who does tells it along with the rest. Whoever has come is not announced. */
static void
test_boss (HkFixture     *fixture,
           gconstpointer  data)
{
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (fixture->session));
  GtkWidget *dialog;
  int commanders = 0;

  hk_fixture_play (fixture->session, CARD);
  for (int i = 0; i < 2; i++)
    hk_fixture_play (fixture->session, "{ 'move': 'begin-day', 'house': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'cleanup', 'house': true }");
  hk_daz_card_dialog_present_cleanup (fixture->page, fixture->session);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_nonnull (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Boss, whom everybody may look at now"));
  for (GtkWidget *row = gtk_widget_get_first_child (gtk_widget_get_parent (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Damage"))); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    hk_key_row_set_selected (HK_KEY_ROW (row), g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), "Commander")
                                                   ? commanders++ : 1);
  g_assert_cmpint (table->day, ==, 4);
  g_assert_true (table->boss_previewed);
  g_assert_nonnull (table->boss);
  g_assert_true (hk_fixture_says (fixture->page, "boss of day 5"));
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'cleanup', 'house': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'clean-up', 'steps': 9, 'tokens': [ 1, 1, 1, 1 ], 'army-cards': [ 1, 1, 1, 1 ], 'commanders': [ 'erina' ] }");
  g_assert_true (table->boss_active);
  g_assert_false (hk_fixture_says (fixture->page, "boss of day 5"));
}

static graphene_rect_t
find_bounds (HkFixture  *fixture,
             const char *text)
{
  GtkWidget *card = find (fixture, HK_TYPE_DAZ_PLAYER_CARD);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (hk_fixture_find (card, GTK_TYPE_LABEL, text), card, &bounds));
  return bounds;
}

/* The numbers of a player stand beside each other, each with its title apart from the next. */
static void
test_tiles (HkFixture     *fixture,
            gconstpointer  data)
{
  const graphene_rect_t points = find_bounds (fixture, "VP");
  const graphene_rect_t cards = find_bounds (fixture, "Cards");
  const graphene_rect_t relics = find_bounds (fixture, "Relics");
  const graphene_rect_t technology = find_bounds (fixture, "Tech");

  g_assert_cmpfloat (relics.origin.x - (cards.origin.x + cards.size.width), >=, 6);
  g_assert_cmpfloat_with_epsilon (points.origin.y, technology.origin.y, 1);
}

/* A commander takes no room of its own: Zones of all frontiers stay side by side, and what lies below does not move. Where the name has no
 * room, the attack before it has. */
static void
test_commander (HkFixture     *fixture,
                gconstpointer  data)
{
  GtkWidget *zone = find (fixture, HK_TYPE_DAZ_ZONE_VIEW);
  int before;
  int after;

  hk_fixture_play (fixture->session, CARD);
  hk_fixture_play (fixture->session, "{ 'move': 'reveal-commanders', 'commanders': [ 'alexander', 'erina', 'matilda' ] }");
  hk_fixture_play (fixture->session, "{ 'move': 'play-army', 'frontier': 0, 'zone': 1, 'rank': 1, 'attack': 7, 'steps': 8 }");
  gtk_widget_measure (zone, GTK_ORIENTATION_VERTICAL, -1, NULL, &before, NULL, NULL);
  hk_fixture_play (fixture->session, "{ 'move': 'pass', 'player': 0, 'commander': 'alexander', 'frontier': 0, 'zone': 1, 'house': true }");
  g_assert_true (hk_fixture_says (zone, "★ 2 Alexander"));
  gtk_widget_measure (zone, GTK_ORIENTATION_VERTICAL, -1, NULL, &after, NULL, NULL);
  g_assert_cmpint (after, ==, before);
}

/* What a command costs that nobody has told yet is not what the last one cost; and it is all that is asked, also of a player who holds no card. */
static void
test_cost (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *commands = find (fixture, HK_TYPE_DAZ_COMMANDS);
  GtkWidget *dialog;
  guint position;

  hk_fixture_play (fixture->session, CARD);
  hk_fixture_play (fixture->session, "{ 'move': 'draw-army', 'cost': 7, 'house': true }");
  g_assert_false (hk_fixture_says (fixture->page, "7"));
  hk_fixture_play (fixture->session, "{ 'move': 'discard-army', 'player': 1, 'hand': [ 0, 1, 2, 3 ], 'house': true }");
  hk_fixture_click (commands, "Draw 2 Army Cards");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_null (hk_fixture_find (dialog, ADW_TYPE_EXPANDER_ROW, NULL));
  position = hk_session_get_position (fixture->session);
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Cost on the track")), 2);
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, position + 1);
}

/* Commanders are recruited in Phase 1 alone. */
static void
test_gathering (HkFixture     *fixture,
                gconstpointer  data)
{
  hk_fixture_play (fixture->session, CARD);
  hk_fixture_play (fixture->session, "{ 'move': 'reveal-commanders', 'commanders': [ 'alexander', 'erina', 'matilda' ] }");
  g_assert_true (hk_fixture_says (fixture->page, "Alexander · Erina · Matilda"));
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'rallying', 'house': true }");
  g_assert_false (hk_fixture_says (fixture->page, "Alexander · Erina · Matilda"));
}

/* Nobody has to know which effect of a Relic Card is called A, and nothing moves when it is told. */
static void
test_relic (HkFixture     *fixture,
            gconstpointer  data)
{
  g_autoptr (HkMove) move = hk_move_build ("play-relic", NULL);
  GtkWidget *dialog;
  int height;

  hk_daz_card_dialog_present_relic (fixture->page, fixture->session, move);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  hk_fixture_settle ();
  g_assert_false (hk_fixture_mentions (dialog, "Draw 4 Army Cards"));
  height = gtk_widget_get_height (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Effect"));
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Relic")), 1);
  g_assert_true (hk_fixture_mentions (dialog, "A: Draw 4 Army Cards"));
  hk_fixture_settle ();
  g_assert_cmpint (gtk_widget_get_height (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Effect")), ==, height);
}

/* Where the buttons end that show the rule of each line: the leftmost and the rightmost end. */
static void
find_ends (GtkWidget *root,
           GtkWidget *dialog,
           float     *least,
           float     *most)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (root))
    return;
  if (GTK_IS_BUTTON (root) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), "win.show-rule") == 0 &&
      gtk_widget_compute_bounds (root, dialog, &bounds))
    {
      *least = MIN (*least, bounds.origin.x + bounds.size.width);
      *most = MAX (*most, bounds.origin.x + bounds.size.width);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    find_ends (child, dialog, least, most);
}

/* However long a result is, it stands at the end of its line. */
static void
test_working (HkFixture     *fixture,
              gconstpointer  data)
{
  float least = G_MAXFLOAT;
  float most = 0;

  hk_fixture_play (fixture->session, CARD);
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'combat', 'house': true }");
  hk_daz_combat_dialog_present (fixture->page, fixture->session, 0);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  hk_fixture_settle ();
  find_ends (hk_fixture_get_dialog (fixture->window), hk_fixture_get_dialog (fixture->window), &least, &most);
  g_assert_cmpfloat (most, >, 0);
  g_assert_cmpfloat_with_epsilon (least, most, 1);
}

/* In every phase there is a button for whoever goes another way than the rules. */
static void
test_out_of_order (HkFixture     *fixture,
                   gconstpointer  data)
{
  static const char * const phases[] = { "planning", "rallying", "combat", "cleanup" };
  GtkWidget *commands = find (fixture, HK_TYPE_DAZ_COMMANDS);
  GtkWidget *menu;

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_autofree char *line = g_strdup_printf ("{ 'move': 'go-to-phase', 'phase': '%s', 'house': true }", phases[i]);

      if (i > 0)
        hk_fixture_play (fixture->session, line);
      hk_fixture_settle ();
      g_assert_nonnull (hk_fixture_find_button (commands, "_Out of Order…"));
      g_assert_true (gtk_widget_is_visible (commands));
    }
  hk_fixture_click (commands, "_Out of Order…");
  hk_fixture_settle ();
  menu = hk_fixture_find (commands, GTK_TYPE_POPOVER, NULL);
  g_assert_nonnull (hk_fixture_find_button (menu, "Begin Day 2 Now"));
  hk_fixture_click (menu, "Go to Phase 1");
  hk_fixture_settle ();
  hk_fixture_click (GTK_WIDGET (fixture->window), "House Rule");
  hk_fixture_settle ();
  g_assert_true (hk_daz_table_get_phase (HK_DAZ_TABLE (hk_session_get_table (fixture->session))) == HK_DAZ_PHASE_PLANNING);
}

/* Phase 4 is one tap; what it did can be looked over until somebody goes on, and nothing lies over what can be done. */
static void
test_cleanup (HkFixture     *fixture,
              gconstpointer  data)
{
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'cleanup', 'house': true }");
  hk_fixture_settle ();
  g_assert_true (gtk_widget_activate_action (find (fixture, HK_TYPE_DAZ_BOARD), "table.next", NULL));
  hk_fixture_settle ();
  g_assert_true (hk_daz_table_get_phase (HK_DAZ_TABLE (hk_session_get_table (fixture->session))) == HK_DAZ_PHASE_PLANNING);
  g_assert_cmpint (HK_DAZ_TABLE (hk_session_get_table (fixture->session))->day, ==, 2);
  g_assert_null (hk_fixture_find (GTK_WIDGET (fixture->window), g_type_from_name ("AdwToastWidget"), NULL));
  hk_fixture_click (find (fixture, HK_TYPE_DAZ_COMMANDS), "_Check the Cleanup…");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  g_assert_true (hk_fixture_mentions (hk_fixture_get_dialog (fixture->window), "Pioneer Reward Zone holds 4"));
  hk_fixture_play (fixture->session, "{ 'move': 'take-token' }");
  g_assert_null (hk_fixture_find_button (find (fixture, HK_TYPE_DAZ_COMMANDS), "_Check the Cleanup…"));
}

static guint
get_shown (HkFixture *fixture)
{
  return adw_toggle_group_get_active (ADW_TOGGLE_GROUP (hk_fixture_find (find (fixture, HK_TYPE_DAZ_BOARD), ADW_TYPE_TOGGLE_GROUP, NULL)));
}

static gboolean
shows_second (gpointer data)
{
  return get_shown (data) == 1;
}

static gboolean
shows_third (gpointer data)
{
  return get_shown (data) == 2;
}

/* Where one frontier shows at a time, it is the one that the primary button is about. */
static void
test_narrow (HkFixture     *fixture,
             gconstpointer  data)
{
  hk_fixture_play (fixture->session, CARD);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'starting-player', 'value': 1 }");
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'combat', 'house': true }");
  g_assert_true (hk_fixture_wait (shows_second, fixture));
  hk_fixture_play (fixture->session, "{ 'move': 'invade' }");
  g_assert_true (hk_fixture_wait (shows_third, fixture));
}

/* What a move does not change stays as it is, and so does what taking it back does not change. */
static void
test_kept (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *zone = find (fixture, HK_TYPE_DAZ_ZONE_VIEW);
  GtkWidget *button = adw_bin_get_child (ADW_BIN (zone));
  GtkWidget *face = gtk_button_get_child (GTK_BUTTON (button));
  GtkWidget *order = hk_fixture_find_button (find (fixture, HK_TYPE_DAZ_COMMANDS), "_Out of Order…");
  g_autoptr (GError) error = NULL;

  hk_fixture_play (fixture->session, CARD);
  g_assert_true (gtk_button_get_child (GTK_BUTTON (button)) == face);
  g_assert_true (hk_fixture_find_button (find (fixture, HK_TYPE_DAZ_COMMANDS), "_Out of Order…") == order);
  hk_session_undo (fixture->session, 1, &error);
  g_assert_no_error (error);
  g_assert_true (gtk_button_get_child (GTK_BUTTON (button)) == face);
  g_assert_true (hk_fixture_find_button (find (fixture, HK_TYPE_DAZ_COMMANDS), "_Out of Order…") == order);
}

/* A Titanic Essence protects one of the player's own gates: no other frontier is offered. */
static void
test_own_frontiers (HkFixture     *fixture,
                    gconstpointer  data)
{
  static const char * const missing[] = { "frontier", NULL };
  g_autoptr (HkMove) move = hk_move_build ("play-relic", "i:player", 0, "s:relic", "titanic-essence", "s:effect", "b", NULL);
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (fixture->session));

  hk_fixture_play (fixture->session, CARD);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'kingdoms/0/relics', 'value': [ 'titanic-essence' ] }");
  hk_daz_ask_move (fixture->page, fixture->session, move, missing);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  for (int i = 0; i < 4; i++)
    {
      g_autofree char *name = hk_daz_table_get_frontier_name (table, i);

      g_assert_cmpint (hk_fixture_says (hk_fixture_get_dialog (fixture->window), name), ==,
                       hk_daz_frontier_borders (hk_daz_table_get_frontier (table, i), 0));
    }
}

/* Who holds too many cards of which the app knows nothing is told how many to put away, and what Phase 4 has done can be read at once. */
static void
test_too_many_cards (HkFixture     *fixture,
                     gconstpointer  data)
{
  GtkWidget *commands = find (fixture, HK_TYPE_DAZ_COMMANDS);

  hk_fixture_play (fixture->session, CARD);
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'cleanup', 'house': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'clean-up', 'zombies': 2, 'hp': 3, 'power-up-zombies': 1, 'power-up-hp': 0, 'damage': 1, 'speed': 1,"
                   " 'tokens': [4, 4, 4, 4], 'army-cards': [9, 0, 0, 0] }");
  g_assert_true (hk_fixture_says (commands, "Ann discards 2 Army Cards."));
  g_assert_nonnull (hk_fixture_find_button (commands, "_Check the Cleanup…"));
  g_assert_false (hk_fixture_mentions (fixture->page, "(null)"));
  hk_fixture_play (fixture->session, "{ 'move': 'pass', 'house': true }");
  g_assert_false (hk_fixture_says (commands, "Ann discards 2 Army Cards."));
}

/* A mission is looked for among those of its type that pay now; one that does not pay leaves the others to be chosen. */
static void
test_mission (HkFixture     *fixture,
              gconstpointer  data)
{
  g_autoptr (HkMove) move = hk_move_build ("mission", "i:player", 0, NULL);
  GtkWidget *dialog;
  GtkWidget *daily;

  hk_fixture_play (fixture->session, CARD);
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'combat', 'house': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'kingdoms/1/mission', 'value': 'first-to-pass' }");
  hk_daz_card_dialog_present_mission (fixture->page, fixture->session, move);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  daily = hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Daily Mission");
  g_assert_false (hk_fixture_says (daily, "First to pass"));
  g_assert_null (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "End-Game Mission"));
  hk_key_row_set_selected (HK_KEY_ROW (daily), 0);
  g_assert_true (hk_fixture_get_dialog (fixture->window) == dialog);
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "All-time Mission")), 0);
  g_assert_cmpint (hk_key_row_get_selected (HK_KEY_ROW (daily)), ==, -1);
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/daz-board/unknown", 1200, test_unknown },
    { "/daz-board/card", 1200, test_card },
    { "/daz-board/overlooked", 1200, test_overlooked },
    { "/daz-board/lacking", 1200, test_lacking },
    { "/daz-board/steps", 1200, test_steps },
    { "/daz-board/boss", 1200, test_boss },
    { "/daz-board/tiles", 1200, test_tiles },
    { "/daz-board/commander", 1200, test_commander },
    { "/daz-board/cost", 1200, test_cost },
    { "/daz-board/gathering", 1200, test_gathering },
    { "/daz-board/relic", 1200, test_relic },
    { "/daz-board/own-frontiers", 1200, test_own_frontiers },
    { "/daz-board/too-many-cards", 1200, test_too_many_cards },
    { "/daz-board/mission", 1200, test_mission },
    { "/daz-board/working", 1200, test_working },
    { "/daz-board/out-of-order", 1200, test_out_of_order },
    { "/daz-board/narrow", 360, test_narrow },
    { "/daz-board/kept", 1200, test_kept },
  };
  static const HkFixtureTest large[] = {
    { "/daz-board/roomy", 1080, test_roomy },
    { "/daz-board/low", 800, test_low },
  };
  static const HkFixtureTest for_two[] = {
    { "/daz-board/marks", 1200, test_marks },
  };

  static const HkFixtureTest with_values[] = {
    { "/daz-board/cleanup", 1200, test_cleanup },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  hk_fixture_add_tests (large, G_N_ELEMENTS (large), set_up_large, hk_fixture_close);
  hk_fixture_add_tests (for_two, G_N_ELEMENTS (for_two), set_up_two, hk_fixture_close);
  hk_fixture_add_tests (with_values, G_N_ELEMENTS (with_values), set_up_values, hk_fixture_close);
  return g_test_run ();
}
