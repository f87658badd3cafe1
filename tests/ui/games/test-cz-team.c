/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/team/hk-cz-inventory.h"
#include "hk-ui-fixture.h"
#include "ui/games/card-z/day/hk-cz-day-parts.h"
#include "ui/games/card-z/team/hk-cz-church-dialog.h"
#include "ui/games/card-z/team/hk-cz-loot-dialog.h"
#include "ui/games/card-z/team/hk-cz-loot-item.h"
#include "ui/games/card-z/team/hk-cz-team-parts.h"
#include "ui/widgets/hk-key-row.h"

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

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  const char *scenario = data == NULL ? "civic-duty" : data;
  g_autofree char *setup = g_strdup_printf (setup_text, scenario);

  hk_fixture_open (fixture, 1200, 900, HK_CZ_GAME, setup, 7);
}

static HkCzTable *
get_table (HkFixture *fixture)
{
  return HK_CZ_TABLE (hk_session_get_table (fixture->session));
}

static HkCzSurvivor *
get_survivor (HkFixture *fixture,
              int        survivor)
{
  return hk_cz_table_get_survivor (get_table (fixture), survivor);
}

static gboolean
is_card_of (GtkWidget     *card,
            gconstpointer  survivor)
{
  return hk_view_get_index (HK_VIEW (card)) == GPOINTER_TO_INT (survivor);
}

static GtkWidget *
find_card (HkFixture *fixture,
           int        survivor)
{
  return hk_fixture_find_where (GTK_WIDGET (fixture->window), HK_TYPE_CZ_SURVIVOR_CARD, is_card_of, GINT_TO_POINTER (survivor));
}

static GtkWidget *
get_card (HkFixture *fixture,
          int        survivor)
{
  GtkWidget *card = find_card (fixture, survivor);

  g_assert_nonnull (card);
  return card;
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
test_fold (HkFixture     *fixture,
           gconstpointer  data)
{
  hk_fixture_play (fixture->session, "{ 'move': 'take-turn', 'player': 0 }");
  g_assert_true (hk_fixture_says (get_card (fixture, DAD), "Cover Fire"));
  g_assert_false (hk_fixture_says (get_card (fixture, GIRL), "Baseball Bat"));
  g_assert_true (hk_fixture_says (get_card (fixture, GIRL), ".38\302\2406 · Baseball Bat · Junk Food\302\2402"));
  hk_fixture_click (get_card (fixture, GIRL), "Show More");
  g_assert_true (hk_fixture_says (get_card (fixture, GIRL), "Baseball Bat"));
  g_assert_false (hk_fixture_says (get_card (fixture, GIRL), ".38\302\2406 · Baseball Bat · Junk Food\302\2402"));
  hk_fixture_click (get_card (fixture, DAD), "Show Less");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'day', 'value': 2 }");
  g_assert_false (hk_fixture_says (get_card (fixture, DAD), "Cover Fire"));
  g_assert_true (hk_fixture_says (get_card (fixture, GIRL), "Baseball Bat"));
}

/* Those of whoever is on turn stand first, who waits comes after all who are led, the dead are last. */
static void
test_order (HkFixture     *fixture,
            gconstpointer  data)
{
  static const int order[] = { GIRL, SURVIVALIST, NURSE, ROTH, DAD };
  GtkWidget *card;

  hk_fixture_play (fixture->session, "{ 'move': 'add-survivor', 'name': 'Mr. Roth', 'kind': 'ally', 'player': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/4/player', 'value': -1 }");
  hk_fixture_play (fixture->session, "{ 'move': 'lose', 'survivor': 0, 'how': 'bitten' }");
  hk_fixture_play (fixture->session, "{ 'move': 'take-turn', 'player': 1 }");
  card = gtk_widget_get_first_child (gtk_widget_get_parent (get_card (fixture, DAD)));
  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_assert_nonnull (card);
      g_assert_cmpint (hk_view_get_index (HK_VIEW (card)), ==, order[i]);
      card = gtk_widget_get_next_sibling (card);
    }
  g_assert_null (card);
}

static void
test_ailments (HkFixture     *fixture,
               gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, NURSE);
  GtkWidget *label;

  hk_fixture_play (fixture->session, "{ 'move': 'take-turn', 'player': 0 }");
  g_assert_false (hk_fixture_says (card, "Wounded"));
  g_assert_false (hk_fixture_says (card, "Rolls"));
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/1/wounds', 'value': 1 }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/1/infected', 'value': 2 }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/1/sick', 'value': 'Fever' }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/1/starving', 'value': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/1/sleep-deprived', 'value': true }");
  g_assert_true (hk_fixture_says (card, "Wounded"));
  label = hk_fixture_find (card, GTK_TYPE_LABEL, "Wounded");
  g_object_add_weak_pointer (G_OBJECT (label), (gpointer *) &label);
  g_assert_true (hk_fixture_says (card, "Infected: 2 rounds left"));
  g_assert_true (hk_fixture_says (card, "Fever −1"));
  g_assert_true (hk_fixture_says (card, "Starving −1"));
  g_assert_true (hk_fixture_says (card, "Sleep deprived −1"));
  g_assert_true (hk_fixture_says (card, "−3"));
  /* Fever and hunger take one each off what can be carried. */
  g_assert_true (hk_fixture_says (card, "3 of 2"));
  g_assert_true (hk_fixture_says (card, "Carries too much"));
  hk_fixture_play (fixture->session, "{ 'move': 'leave', 'survivor': 1, 'loot': 0 }");
  g_assert_true (hk_fixture_says (card, "2 of 2"));
  g_assert_false (hk_fixture_says (card, "Carries too much"));
  g_assert_true (hk_session_undo (fixture->session, 6, NULL));
  hk_fixture_settle ();
  g_assert_false (hk_fixture_says (card, "Wounded"));
  /* It waits for the next ailment, and is not made anew. */
  g_assert_nonnull (label);
  g_assert_false (gtk_widget_get_mapped (label));
  g_clear_weak_pointer (&label);
}

static void
test_supply (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, DAD);
  HkCzLoot *loot = hk_cz_survivor_get_loot (get_survivor (fixture, DAD), 0);

  hk_fixture_play (fixture->session, "{ 'move': 'take-turn', 'player': 0 }");
  g_assert_cmpstr (loot->kind, ==, "Coach Shotgun");
  hk_fixture_click (card, "2 of 2 shells: a tap spends one");
  g_assert_cmpint (loot->supply, ==, 1);
  g_assert_true (hk_fixture_says (card, "●○"));
  hk_fixture_click (card, "1 of 2 shells: a tap spends one");
  g_assert_true (hk_fixture_says (card, "○○"));
  /* Nothing is left to be spent: the group says what there is. */
  hk_fixture_click (card, "0 of 2 shells");
  adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (fixture->window)));
  g_assert_cmpint (loot->supply, ==, 0);
  g_assert_true (hk_session_undo (fixture->session, 2, NULL));
  hk_fixture_settle ();
  g_assert_true (hk_fixture_says (card, "●●"));
}

static void
test_heroic (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, DAD);

  hk_fixture_play (fixture->session, "{ 'move': 'take-turn', 'player': 0 }");
  hk_fixture_click (card, "Cover Fire");
  g_assert_true (get_survivor (fixture, DAD)->heroic_used);
  g_assert_true (hk_fixture_says (card, "played"));
  g_assert_false (gtk_widget_is_sensitive (hk_fixture_find_button (card, "Cover Fire")));
}

static void
test_death_and_company (HkFixture     *fixture,
                        gconstpointer  data)
{
  GtkWidget *card;

  hk_fixture_play (fixture->session, "{ 'move': 'add-survivor', 'name': 'Mr. Roth', 'kind': 'ally', 'player': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/4/player', 'value': -1 }");
  card = get_card (fixture, ROTH);
  g_assert_true (hk_fixture_says (card, "Ally · waits at Alpha Base"));
  hk_fixture_play (fixture->session, "{ 'move': 'take-turn', 'player': 0 }");
  hk_fixture_click (card, "Joins the Group");
  g_assert_cmpint (get_survivor (fixture, ROTH)->player, ==, 0);
  g_assert_null (hk_fixture_find_button (card, "Joins the Group"));
  g_assert_nonnull (hk_fixture_find_button (card, "Show Less"));
  hk_fixture_play (fixture->session, "{ 'move': 'lose', 'survivor': 4, 'how': 'bitten' }");
  g_assert_true (hk_fixture_says (card, "Bitten"));
  g_assert_null (hk_fixture_find_button (card, "Show Less"));
  g_assert_null (hk_fixture_find_button (card, "Show More"));
  /* An undone survivor is gone, card and all. */
  g_assert_true (hk_session_undo (fixture->session, 5, NULL));
  hk_fixture_settle ();
  g_assert_null (find_card (fixture, ROTH));
}

/* A child waits while nobody is on turn: nobody leads it, so it scouts nothing. */
static void
test_nobody_on_turn (HkFixture     *fixture,
                     gconstpointer  data)
{
  hk_fixture_play (fixture->session, "{ 'move': 'add-survivor', 'name': 'Timmy', 'kind': 'dependant', 'infant': true, 'player': 1 }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/4/player', 'value': -1 }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/0/done', 'value': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/1/done', 'value': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'current-player', 'value': -1 }");
  g_assert_cmpint (hk_cz_table_get_player_place (get_table (fixture), -1), ==, -1);
  g_assert_true (hk_fixture_says (get_card (fixture, ROTH), "Infant · waits at Bravo Base"));
}

/* Loot */

static void
test_loot_dialog (HkFixture     *fixture,
                  gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *item;

  hk_fixture_play (fixture->session, "{ 'move': 'take-turn', 'player': 0 }");
  hk_fixture_click (get_card (fixture, DAD), "Garbage Can Lid");
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_true (HK_IS_CZ_LOOT_DIALOG (dialog));
  item = get_row (dialog, HK_TYPE_CZ_LOOT_ITEM, "Garbage Can Lid");
  hk_fixture_click (item, "Leave Behind");
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, DAD), "Garbage Can Lid"), ==, -1);
  g_assert_true (hk_fixture_says (dialog, "3 of 4"));
  item = get_row (dialog, HK_TYPE_CZ_LOOT_ITEM, "Garbage Can Lid");
  hk_fixture_click (item, "Take");
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, DAD), "Garbage Can Lid"), >=, 0);
  item = get_row (dialog, HK_TYPE_CZ_LOOT_ITEM, "Shotgun Ammo");
  g_assert_null (hk_fixture_find_button (item, "Give to Night Nurse"));
  hk_fixture_click (item, "Shotgun Ammo");
  hk_fixture_click (item, "Give to Night Nurse");
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, NURSE), "Shotgun Ammo"), >=, 0);
  g_assert_false (hk_fixture_says (dialog, "Shotgun Ammo"));
  /* A chip goes to the other, who has it now; those who are elsewhere have none. */
  g_assert_null (hk_fixture_find_button (dialog, "Punk Rock Girl"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (dialog, "Night Nurse")), TRUE);
  hk_fixture_settle ();
  g_assert_true (hk_fixture_says (dialog, "Shotgun Ammo"));
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (dialog)), ==, "Night Nurse");
}

/* What is too heavy says so before anybody tries. */
static void
test_weight (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *item;

  hk_fixture_play (fixture->session, "{ 'move': 'take-turn', 'player': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'leave', 'survivor': 0, 'loot': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/1/carry', 'value': 3 }");
  hk_cz_loot_dialog_present (GTK_WIDGET (fixture->window), fixture->session, NURSE);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  item = get_row (dialog, HK_TYPE_CZ_LOOT_ITEM, "Coach Shotgun");
  g_assert_true (hk_fixture_says (item, "Night Nurse would have a weight of 5 on hand and can carry 3."));
  hk_fixture_click (item, "Take");
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, NURSE), "Coach Shotgun"), ==, -1);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/1/carry', 'value': 5 }");
  g_assert_false (hk_fixture_says (item, "Night Nurse would have a weight of 5 on hand and can carry 3."));
  hk_fixture_click (item, "Take");
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, NURSE), "Coach Shotgun"), >=, 0);
  /* The dialog goes with the survivor. */
  hk_fixture_play (fixture->session, "{ 'move': 'lose', 'survivor': 1, 'how': 'bitten' }");
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
}

static void
tick (GtkWidget  *dialog,
      const char *loot)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (hk_fixture_find (get_row (dialog, ADW_TYPE_ACTION_ROW, loot), GTK_TYPE_CHECK_BUTTON, NULL)),
                               TRUE);
}

/* Two cards of which nobody knows the weight change hands: what each weighs is asked for, and kept (Multi-Player). */
static void
test_trade (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *anvil;

  hk_fixture_play (fixture->session, "{ 'move': 'take-turn', 'player': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/2/place', 'value': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/0/place', 'value': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'locations/0/safe', 'value': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'draw-loot', 'survivor': 0, 'names': [ 'Anvil' ], 'house': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'draw-loot', 'survivor': 0, 'names': [ 'Feather' ], 'house': true }");
  hk_cz_loot_dialog_present (GTK_WIDGET (fixture->window), fixture->session, DAD);
  hk_fixture_settle ();
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "Trade with Punk Rock Girl");
  dialog = hk_fixture_get_dialog (fixture->window);
  tick (dialog, "Anvil");
  hk_fixture_click (dialog, "Trade");
  anvil = hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Anvil");
  g_assert_nonnull (anvil);
  hk_key_row_set_selected (HK_KEY_ROW (anvil), 3);
  /* Another card goes, too: its weight is asked for with it. */
  tick (dialog, "Feather");
  hk_fixture_click (dialog, "Trade");
  g_assert_nonnull (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Anvil"));
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Anvil")), 0);
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Feather")), 0);
  hk_fixture_click (dialog, "Trade");
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, GIRL), "Anvil"), >=, 0);
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, GIRL), "Feather"), >=, 0);
}

/* An Ally who came along without a name is told by it from then on (Friendly Humans). */
static void
test_name (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *name;

  hk_fixture_play (fixture->session, "{ 'move': 'add-survivor', 'name': 'Ally', 'kind': 'ally', 'player': 0 }");
  hk_cz_loot_dialog_present (GTK_WIDGET (fixture->window), fixture->session, ROTH);
  hk_fixture_settle ();
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "By Hand");
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "Tell the Name and the Ratings…");
  dialog = hk_fixture_get_dialog (fixture->window);
  name = hk_fixture_find (dialog, ADW_TYPE_ENTRY_ROW, "Name");
  g_assert_nonnull (name);
  gtk_editable_set_text (GTK_EDITABLE (name), "Mr. Roth");
  hk_fixture_click (dialog, "Enter the Card of a Survivor");
  g_assert_cmpstr (get_survivor (fixture, ROTH)->name, ==, "Mr. Roth");
}

static void
choose (GtkWidget  *dialog,
        const char *name)
{
  gtk_widget_activate (get_row (dialog, GTK_TYPE_LIST_BOX_ROW, name));
  hk_fixture_settle ();
}

static void
test_church (HkFixture     *fixture,
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

  hk_fixture_play (fixture->session, "{ 'move': 'take-turn', 'player': 0 }");
  g_assert_null (hk_fixture_find_button (GTK_WIDGET (fixture->window), "Trade at the Church"));
  hk_fixture_play (fixture->session, go);
  hk_fixture_play (fixture->session, go_too);
  hk_fixture_play (fixture->session, safe);
  hk_fixture_play (fixture->session, "{ 'move': 'supply', 'survivor': 0, 'loot': 0, 'by': -2 }");
  hk_cz_church_dialog_present (GTK_WIDGET (fixture->window), fixture->session);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  hk_fixture_click (dialog, "Draw the Nine Loot");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (location->stock)), ==, 9);
  g_assert_true (hk_fixture_says (dialog, "3 trades left on this visit"));
  g_assert_false (gtk_widget_is_sensitive (hk_fixture_find_button (dialog, "Choose What Is Given and Got")));
  first = g_list_model_get_item (G_LIST_MODEL (location->stock), 0);
  got = g_strdup (first->kind);
  /* An empty shotgun is worth nothing. */
  choose (dialog, got);
  choose (dialog, "Coach Shotgun");
  g_assert_true (hk_fixture_says (dialog, "Coach Shotgun has a supply of 0; the Church takes it from 1 on."));
  choose (dialog, "Garbage Can Lid");
  g_assert_false (hk_fixture_says (dialog, "Coach Shotgun has a supply of 0; the Church takes it from 1 on."));
  trade = g_strdup_printf ("Give Garbage Can Lid for %s", got);
  hk_fixture_click (dialog, trade);
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, DAD), got), >=, 0);
  g_assert_cmpint (hk_cz_survivor_find_loot (get_survivor (fixture, DAD), "Garbage Can Lid"), ==, -1);
  g_assert_true (hk_fixture_says (dialog, "2 trades left on this visit"));
  g_assert_false (gtk_widget_is_sensitive (hk_fixture_find_button (dialog, "Choose What Is Given and Got")));
}

/* The scenario */

static void
test_scenario (HkFixture     *fixture,
               gconstpointer  data)
{
  GtkWidget *card = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_CZ_SCENARIO_CARD, NULL);
  int left;
  g_autofree char *number = NULL;

  g_assert_nonnull (card);
  g_assert_true (hk_fixture_says (card, "Survive"));
  g_assert_true (hk_fixture_says (card, "Co-operative · Easy"));
  left = (int) hk_deck_get_n_left (get_table (fixture)->weather_deck);
  /* Two meals each of the Girl and of the Survivalist. */
  number = g_strdup_printf ("4 of %d", 2 * left);
  g_assert_true (hk_fixture_says (card, number));
  hk_fixture_play (fixture->session, "{ 'move': 'finish', 'outcome': 'lost', 'reason': 'The beer is gone.' }");
  g_assert_true (hk_fixture_says (card, "Survive is lost on day 1. The beer is gone."));
}

static void
test_grade (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *card = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_CZ_SCENARIO_CARD, NULL);

  g_assert_true (hk_fixture_says (card, "C"));
  g_assert_true (hk_fixture_says (card, "grade so far, with 0 points"));
  hk_fixture_play (fixture->session, "{ 'move': 'add-survivor', 'name': 'Mr. Roth', 'kind': 'ally', 'player': 0 }");
  g_assert_true (hk_fixture_says (card, "B-"));
  g_assert_true (hk_fixture_says (card, "grade so far, with 1 point"));
  hk_fixture_play (fixture->session, "{ 'move': 'lose', 'survivor': 0, 'how': 'bitten' }");
  hk_fixture_play (fixture->session, "{ 'move': 'lose', 'survivor': 4, 'how': 'bitten' }");
  g_assert_true (hk_fixture_says (card, "E"));
  g_assert_true (hk_fixture_says (card, "grade so far, with −2 points"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, data, function) g_test_add (path, HkFixture, data, set_up, function, hk_fixture_close)
  ADD ("/cz-team/fold", NULL, test_fold);
  ADD ("/cz-team/order", NULL, test_order);
  ADD ("/cz-team/ailments", NULL, test_ailments);
  ADD ("/cz-team/supply", NULL, test_supply);
  ADD ("/cz-team/heroic", NULL, test_heroic);
  ADD ("/cz-team/death-and-company", NULL, test_death_and_company);
  ADD ("/cz-team/nobody-on-turn", NULL, test_nobody_on_turn);
  ADD ("/cz-team/loot-dialog", NULL, test_loot_dialog);
  ADD ("/cz-team/weight", NULL, test_weight);
  ADD ("/cz-team/trade", NULL, test_trade);
  ADD ("/cz-team/name", NULL, test_name);
  ADD ("/cz-team/church", NULL, test_church);
  ADD ("/cz-team/scenario", "survive", test_scenario);
  ADD ("/cz-team/grade", NULL, test_grade);
#undef ADD
  return g_test_run ();
}
