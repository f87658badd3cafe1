/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "card-z/hk-cz-inventory.h"
#include "games/card-z/hk-cz-church-dialog.h"
#include "games/card-z/hk-cz-loot-dialog.h"
#include "games/card-z/hk-cz-loot-item.h"
#include "games/card-z/hk-cz-scenario-card.h"
#include "games/card-z/hk-cz-survivor-card.h"
#include "hk-ui-fixture.h"

/* Ann leads Dad and the Nurse at Alpha Base, Bo the Girl and the Survivalist at Bravo Base. */
enum
{
  DAD,
  NURSE,
  GIRL,
  SURVIVALIST,
  ROTH,
};

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' } ], 'mode': 'co-op', 'scenario': '%s', 'pattern': 'a',"
  "  'cards-by': 'app', 'dice-by': 'app', 'components': 'stand-in', 'characters-per-player': 2,"
  "  'characters': [ 'Old Skool Dad', 'Night Nurse', 'Punk Rock Girl', 'The Survivalist' ] }";

typedef struct
{
  HkApplication *application;
  HkWindow      *window;
  HkSession     *session;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const char *scenario = data == NULL ? "civic-duty" : data;
  g_autofree char *text = g_strdelimit (g_strdup_printf (setup_text, scenario), "'", '"');
  g_autoptr (JsonNode) setup = json_from_string (text, NULL);
  g_autoptr (HkSession) session = NULL;
  g_autoptr (GError) error = NULL;

  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, 1200, 900);
  session = hk_session_new (hk_games_lookup (HK_CZ_GAME, NULL), json_node_get_object (setup), "Friday night", 7, NULL, &error);
  g_assert_no_error (error);
  hk_window_take_session (fixture->window, session);
  fixture->session = hk_window_get_session (fixture->window);
  hk_fixture_settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hk_fixture_close_window (fixture->window);
  hk_fixture_end (fixture->application);
}

static HkCzTable *
get_table (Fixture *fixture)
{
  return HK_CZ_TABLE (hk_session_get_table (fixture->session));
}

static HkCzSurvivor *
get_survivor (Fixture *fixture,
              int      survivor)
{
  return hk_cz_table_get_survivor (get_table (fixture), survivor);
}

static void
play (Fixture    *fixture,
      const char *line)
{
  g_autofree char *text = g_strdelimit (g_strdup (line), "'", '"');
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), &error);

  g_assert_no_error (error);
  if (!hk_session_play (fixture->session, move, &error))
    g_error ("%s: %s", line, error->message);
  hk_fixture_settle ();
}

static GtkWidget *
find_card (GtkWidget *root,
           int        survivor)
{
  if (HK_IS_CZ_SURVIVOR_CARD (root) && hk_cz_survivor_card_get_survivor (HK_CZ_SURVIVOR_CARD (root)) == survivor)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_card (child, survivor);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
get_card (Fixture *fixture,
          int      survivor)
{
  GtkWidget *card = find_card (GTK_WIDGET (fixture->window), survivor);

  g_assert_nonnull (card);
  return card;
}

static gboolean
says (GtkWidget  *root,
      const char *text)
{
  return hk_fixture_find (root, GTK_TYPE_LABEL, text) != NULL;
}

/* A button by its label, its tooltip, or a label inside. */
static GtkWidget *
find_button (GtkWidget  *root,
             const char *text)
{
  GtkWidget *label;
  GtkWidget *button = hk_fixture_find (root, GTK_TYPE_BUTTON, text);

  if (button != NULL)
    return button;
  label = hk_fixture_find (root, GTK_TYPE_LABEL, text);
  return label == NULL ? NULL : gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
}

static void
click (GtkWidget  *root,
       const char *text)
{
  GtkWidget *button = find_button (root, text);

  if (button == NULL)
    g_error ("There is no button “%s”.", text);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  hk_fixture_settle ();
}

static GtkWidget *
get_dialog (Fixture *fixture)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));

  g_assert_nonnull (dialog);
  return GTK_WIDGET (dialog);
}

/* The row of a Loot with its two buttons. */
static GtkWidget *
get_row (GtkWidget  *root,
         GType       type,
         const char *name)
{
  GtkWidget *label = hk_fixture_find (root, GTK_TYPE_LABEL, name);
  GtkWidget *row;

  if (label == NULL)
    g_error ("There is no “%s”.", name);
  row = gtk_widget_get_ancestor (label, type);
  g_assert_nonnull (row);
  return row;
}

/* Cards */

/* Who is on turn is shown whole; the others keep what a table has to know. */
static void
test_fold (Fixture       *fixture,
           gconstpointer  data)
{
  play (fixture, "{ 'move': 'take-turn', 'player': 0 }");
  g_assert_true (says (get_card (fixture, DAD), "Cover Fire"));
  g_assert_false (says (get_card (fixture, GIRL), "Baseball Bat"));
  g_assert_true (says (get_card (fixture, GIRL), ".38\302\2406 · Baseball Bat · Junk Food\302\2402"));
  click (get_card (fixture, GIRL), "Show More");
  g_assert_true (says (get_card (fixture, GIRL), "Baseball Bat"));
  g_assert_false (says (get_card (fixture, GIRL), ".38\302\2406 · Baseball Bat · Junk Food\302\2402"));
  click (get_card (fixture, DAD), "Show Less");
  play (fixture, "{ 'move': 'set', 'path': 'day', 'value': 2 }");
  g_assert_false (says (get_card (fixture, DAD), "Cover Fire"));
  g_assert_true (says (get_card (fixture, GIRL), "Baseball Bat"));
}

/* Those of whoever is on turn stand first, who waits comes after all who are led, the dead are last. */
static void
test_order (Fixture       *fixture,
            gconstpointer  data)
{
  static const int order[] = { GIRL, SURVIVALIST, NURSE, ROTH, DAD };
  GtkWidget *card;

  play (fixture, "{ 'move': 'add-survivor', 'name': 'Mr. Roth', 'kind': 'ally', 'player': 0 }");
  play (fixture, "{ 'move': 'set', 'path': 'survivors/4/player', 'value': -1 }");
  play (fixture, "{ 'move': 'lose', 'survivor': 0, 'how': 'bitten' }");
  play (fixture, "{ 'move': 'take-turn', 'player': 1 }");
  card = gtk_widget_get_first_child (gtk_widget_get_parent (get_card (fixture, DAD)));
  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_assert_nonnull (card);
      g_assert_cmpint (hk_cz_survivor_card_get_survivor (HK_CZ_SURVIVOR_CARD (card)), ==, order[i]);
      card = gtk_widget_get_next_sibling (card);
    }
  g_assert_null (card);
}

static void
test_ailments (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, NURSE);

  play (fixture, "{ 'move': 'take-turn', 'player': 0 }");
  g_assert_false (says (card, "Wounded"));
  g_assert_false (says (card, "Rolls"));
  play (fixture, "{ 'move': 'set', 'path': 'survivors/1/wounds', 'value': 1 }");
  play (fixture, "{ 'move': 'set', 'path': 'survivors/1/infected', 'value': 2 }");
  play (fixture, "{ 'move': 'set', 'path': 'survivors/1/sick', 'value': 'Fever' }");
  play (fixture, "{ 'move': 'set', 'path': 'survivors/1/starving', 'value': true }");
  play (fixture, "{ 'move': 'set', 'path': 'survivors/1/sleep-deprived', 'value': true }");
  g_assert_true (says (card, "Wounded"));
  g_assert_true (says (card, "Infected: 2 rounds left"));
  g_assert_true (says (card, "Fever −1"));
  g_assert_true (says (card, "Starving −1"));
  g_assert_true (says (card, "Sleep deprived −1"));
  g_assert_true (says (card, "−3"));
  /* Fever and hunger take one each off what can be carried. */
  g_assert_true (says (card, "3 of 2"));
  g_assert_true (says (card, "Carries too much"));
  play (fixture, "{ 'move': 'leave', 'survivor': 1, 'loot': 0 }");
  g_assert_true (says (card, "2 of 2"));
  g_assert_false (says (card, "Carries too much"));
  g_assert_true (hk_session_undo (fixture->session, 6, NULL));
  hk_fixture_settle ();
  g_assert_false (says (card, "Wounded"));
}

static void
test_supply (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, DAD);
  HkCzLoot *loot = hk_cz_survivor_get_loot (get_survivor (fixture, DAD), 0);

  play (fixture, "{ 'move': 'take-turn', 'player': 0 }");
  g_assert_cmpstr (loot->kind, ==, "Coach Shotgun");
  click (card, "2 of 2 shells: a tap spends one");
  g_assert_cmpint (loot->supply, ==, 1);
  g_assert_true (says (card, "●○"));
  click (card, "1 of 2 shells: a tap spends one");
  g_assert_true (says (card, "○○"));
  /* Nothing is left to be spent: the group says what there is. */
  click (card, "0 of 2 shells");
  adw_dialog_force_close (ADW_DIALOG (get_dialog (fixture)));
  g_assert_cmpint (loot->supply, ==, 0);
  g_assert_true (hk_session_undo (fixture->session, 2, NULL));
  hk_fixture_settle ();
  g_assert_true (says (card, "●●"));
}

static void
test_heroic (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, DAD);

  play (fixture, "{ 'move': 'take-turn', 'player': 0 }");
  click (card, "Cover Fire");
  g_assert_true (get_survivor (fixture, DAD)->heroic_used);
  g_assert_true (says (card, "played"));
  g_assert_false (gtk_widget_is_sensitive (find_button (card, "Cover Fire")));
}

static void
test_death_and_company (Fixture       *fixture,
                        gconstpointer  data)
{
  GtkWidget *card;

  play (fixture, "{ 'move': 'add-survivor', 'name': 'Mr. Roth', 'kind': 'ally', 'player': 0 }");
  play (fixture, "{ 'move': 'set', 'path': 'survivors/4/player', 'value': -1 }");
  card = get_card (fixture, ROTH);
  g_assert_true (says (card, "Ally · waits at Alpha Base"));
  play (fixture, "{ 'move': 'take-turn', 'player': 0 }");
  click (card, "Joins the Group");
  g_assert_cmpint (get_survivor (fixture, ROTH)->player, ==, 0);
  g_assert_null (find_button (card, "Joins the Group"));
  g_assert_nonnull (find_button (card, "Show Less"));
  play (fixture, "{ 'move': 'lose', 'survivor': 4, 'how': 'bitten' }");
  g_assert_true (says (card, "Bitten"));
  g_assert_null (find_button (card, "Show Less"));
  g_assert_null (find_button (card, "Show More"));
  /* An undone survivor is gone, card and all. */
  g_assert_true (hk_session_undo (fixture->session, 5, NULL));
  hk_fixture_settle ();
  g_assert_null (find_card (GTK_WIDGET (fixture->window), ROTH));
}

/* A child waits while nobody is on turn: nobody leads it, so it scouts nothing. */
static void
test_nobody_on_turn (Fixture       *fixture,
                     gconstpointer  data)
{
  play (fixture, "{ 'move': 'add-survivor', 'name': 'Timmy', 'kind': 'dependant', 'infant': true, 'player': 1 }");
  play (fixture, "{ 'move': 'set', 'path': 'survivors/4/player', 'value': -1 }");
  play (fixture, "{ 'move': 'set', 'path': 'players/0/done', 'value': true }");
  play (fixture, "{ 'move': 'set', 'path': 'players/1/done', 'value': true }");
  play (fixture, "{ 'move': 'set', 'path': 'current-player', 'value': -1 }");
  g_assert_cmpint (hk_cz_table_get_player_place (get_table (fixture), -1), ==, -1);
  g_assert_true (says (get_card (fixture, ROTH), "Infant · waits at Bravo Base"));
}

/* Loot */

static void
test_loot_dialog (Fixture       *fixture,
                  gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *item;

  play (fixture, "{ 'move': 'take-turn', 'player': 0 }");
  click (get_card (fixture, DAD), "Garbage Can Lid");
  dialog = get_dialog (fixture);
  g_assert_true (HK_IS_CZ_LOOT_DIALOG (dialog));
  item = get_row (dialog, HK_TYPE_CZ_LOOT_ITEM, "Garbage Can Lid");
  click (item, "Leave Behind");
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, DAD), "Garbage Can Lid"), ==, -1);
  g_assert_true (says (dialog, "3 of 4"));
  item = get_row (dialog, HK_TYPE_CZ_LOOT_ITEM, "Garbage Can Lid");
  click (item, "Take");
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, DAD), "Garbage Can Lid"), >=, 0);
  item = get_row (dialog, HK_TYPE_CZ_LOOT_ITEM, "Shotgun Ammo");
  g_assert_null (find_button (item, "Give to Night Nurse"));
  click (item, "Shotgun Ammo");
  click (item, "Give to Night Nurse");
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, NURSE), "Shotgun Ammo"), >=, 0);
  g_assert_false (says (dialog, "Shotgun Ammo"));
  /* A chip goes to the other, who has it now; those who are elsewhere have none. */
  g_assert_null (find_button (dialog, "Punk Rock Girl"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (dialog, "Night Nurse")), TRUE);
  hk_fixture_settle ();
  g_assert_true (says (dialog, "Shotgun Ammo"));
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (dialog)), ==, "Night Nurse");
}

/* What is too heavy says so before anybody tries. */
static void
test_weight (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *item;

  play (fixture, "{ 'move': 'take-turn', 'player': 0 }");
  play (fixture, "{ 'move': 'leave', 'survivor': 0, 'loot': 0 }");
  play (fixture, "{ 'move': 'set', 'path': 'survivors/1/carry', 'value': 3 }");
  hk_cz_loot_dialog_present (GTK_WIDGET (fixture->window), fixture->session, NURSE);
  hk_fixture_settle ();
  dialog = get_dialog (fixture);
  item = get_row (dialog, HK_TYPE_CZ_LOOT_ITEM, "Coach Shotgun");
  g_assert_true (says (item, "Night Nurse would have a weight of 5 on hand and can carry 3."));
  click (item, "Take");
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, NURSE), "Coach Shotgun"), ==, -1);
  play (fixture, "{ 'move': 'set', 'path': 'survivors/1/carry', 'value': 5 }");
  g_assert_false (says (item, "Night Nurse would have a weight of 5 on hand and can carry 3."));
  click (item, "Take");
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, NURSE), "Coach Shotgun"), >=, 0);
  /* The dialog goes with the survivor. */
  play (fixture, "{ 'move': 'lose', 'survivor': 1, 'how': 'bitten' }");
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
}

static void
choose (GtkWidget  *dialog,
        const char *name)
{
  gtk_widget_activate (get_row (dialog, GTK_TYPE_LIST_BOX_ROW, name));
  hk_fixture_settle ();
}

static void
test_church (Fixture       *fixture,
             gconstpointer  data)
{
  const int church = hk_cz_table_find_location (get_table (fixture), "Church");
  g_autofree char *go = g_strdup_printf ("{ 'move': 'set', 'path': 'survivors/0/place', 'value': %d }", church);
  g_autofree char *go_too = g_strdup_printf ("{ 'move': 'set', 'path': 'survivors/1/place', 'value': %d }", church);
  g_autofree char *safe = g_strdup_printf ("{ 'move': 'set', 'path': 'locations/%d/safe', 'value': true }", church);
  HkCzLocation *location = hk_cz_table_get_location (get_table (fixture), church);
  g_autoptr (HkCzLoot) first = NULL;
  g_autofree char *got = NULL;
  g_autofree char *trade = NULL;
  GtkWidget *dialog;

  play (fixture, "{ 'move': 'take-turn', 'player': 0 }");
  g_assert_null (find_button (GTK_WIDGET (fixture->window), "Trade at the Church"));
  play (fixture, go);
  play (fixture, go_too);
  play (fixture, safe);
  play (fixture, "{ 'move': 'supply', 'survivor': 0, 'loot': 0, 'by': -2 }");
  hk_cz_church_dialog_present (GTK_WIDGET (fixture->window), fixture->session);
  hk_fixture_settle ();
  dialog = get_dialog (fixture);
  click (dialog, "Draw the Nine Loot");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (location->stock)), ==, 9);
  g_assert_true (says (dialog, "3 trades left on this visit"));
  g_assert_false (gtk_widget_is_sensitive (find_button (dialog, "Choose What Is Given and Got")));
  first = g_list_model_get_item (G_LIST_MODEL (location->stock), 0);
  got = g_strdup (first->kind);
  /* An empty shotgun is worth nothing. */
  choose (dialog, got);
  choose (dialog, "Coach Shotgun");
  g_assert_true (says (dialog, "Coach Shotgun has a supply of 0; the Church takes it from 1 on."));
  choose (dialog, "Garbage Can Lid");
  g_assert_false (says (dialog, "Coach Shotgun has a supply of 0; the Church takes it from 1 on."));
  trade = g_strdup_printf ("Give Garbage Can Lid for %s", got);
  click (dialog, trade);
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, DAD), got), >=, 0);
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, DAD), "Garbage Can Lid"), ==, -1);
  g_assert_true (says (dialog, "2 trades left on this visit"));
  g_assert_false (gtk_widget_is_sensitive (find_button (dialog, "Choose What Is Given and Got")));
}

/* The scenario */

static void
test_scenario (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *card = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_CZ_SCENARIO_CARD, NULL);
  int left;
  g_autofree char *number = NULL;

  g_assert_nonnull (card);
  g_assert_true (says (card, "Survive"));
  g_assert_true (says (card, "Co-operative · Easy"));
  left = (int) hk_deck_get_n_left (get_table (fixture)->weather_deck);
  /* Two meals each of the Girl and of the Survivalist. */
  number = g_strdup_printf ("4 of %d", 2 * left);
  g_assert_true (says (card, number));
  play (fixture, "{ 'move': 'finish', 'outcome': 'lost', 'reason': 'The beer is gone.' }");
  g_assert_true (says (card, "Survive is lost on day 1. The beer is gone."));
}

static void
test_grade (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *card = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_CZ_SCENARIO_CARD, NULL);

  g_assert_true (says (card, "C"));
  g_assert_true (says (card, "grade so far, with 0 points"));
  play (fixture, "{ 'move': 'add-survivor', 'name': 'Mr. Roth', 'kind': 'ally', 'player': 0 }");
  g_assert_true (says (card, "B-"));
  g_assert_true (says (card, "grade so far, with 1 point"));
  play (fixture, "{ 'move': 'lose', 'survivor': 0, 'how': 'bitten' }");
  play (fixture, "{ 'move': 'lose', 'survivor': 4, 'how': 'bitten' }");
  g_assert_true (says (card, "E"));
  g_assert_true (says (card, "grade so far, with −2 points"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, data, function) g_test_add (path, Fixture, data, set_up, function, tear_down)
  ADD ("/cz-team/fold", NULL, test_fold);
  ADD ("/cz-team/order", NULL, test_order);
  ADD ("/cz-team/ailments", NULL, test_ailments);
  ADD ("/cz-team/supply", NULL, test_supply);
  ADD ("/cz-team/heroic", NULL, test_heroic);
  ADD ("/cz-team/death-and-company", NULL, test_death_and_company);
  ADD ("/cz-team/nobody-on-turn", NULL, test_nobody_on_turn);
  ADD ("/cz-team/loot-dialog", NULL, test_loot_dialog);
  ADD ("/cz-team/weight", NULL, test_weight);
  ADD ("/cz-team/church", NULL, test_church);
  ADD ("/cz-team/scenario", "survive", test_scenario);
  ADD ("/cz-team/grade", NULL, test_grade);
#undef ADD
  return g_test_run ();
}
