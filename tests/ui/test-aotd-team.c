/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "army-of-the-dead/hk-aotd-danger.h"
#include "army-of-the-dead/hk-aotd-skills.h"
#include "army-of-the-dead/hk-aotd-table.h"
#include "games/army-of-the-dead/hk-aotd-danger-bar.h"
#include "games/army-of-the-dead/hk-aotd-equipment-dialog.h"
#include "games/army-of-the-dead/hk-aotd-search-page.h"
#include "games/army-of-the-dead/hk-aotd-setup-rows.h"
#include "games/army-of-the-dead/hk-aotd-survivor-card.h"
#include "games/army-of-the-dead/hk-aotd-trade-page.h"
#include "games/army-of-the-dead/hk-aotd-turn-panel.h"
#include "hk-ui-fixture.h"

/* Two players, three Survivors each, and enough Zombies. */
static const char setup_text[] =
  "{\"players\":[{\"name\":\"Ann\",\"colour\":\"red\"},{\"name\":\"Bo\",\"colour\":\"blue\"}],\"first-player\":0,"
  "\"shamblers\":20,\"alphas\":6,\"abominations\":[\"zeus\"],\"sleepers\":4,\"personal-objectives\":1,"
  "\"personal\":[{\"survivor\":\"dieter\",\"text\":\"Payback\"}],\"companions\":[{\"id\":\"lilly\"}],"
  "\"components\":\"stand-in\",\"cards-by\":\"app\",\"dice-by\":\"app\","
  "\"survivors\":[{\"id\":\"scott\",\"player\":0,\"equipment\":[\"katana\",\"ammo-clip\"]},{\"id\":\"cruz\",\"player\":0,\"equipment\":[\"crowbar\"]},"
  "{\"id\":\"vanderohe\",\"player\":0,\"equipment\":[\"machete\"]},{\"id\":\"guzman\",\"player\":1,\"equipment\":[\"revolver\"]},"
  "{\"id\":\"peters\",\"player\":1,\"equipment\":[\"tnt\"]},{\"id\":\"dieter\",\"player\":1,\"equipment\":[\"silencer\"]}]}";

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
  const int width = GPOINTER_TO_INT (data) == 0 ? 1200 : GPOINTER_TO_INT (data);
  g_autoptr (HkSession) session = NULL;
  g_autoptr (JsonNode) setup = json_from_string (setup_text, NULL);
  g_autoptr (GError) error = NULL;

  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, width, 800);
  session = hk_session_new (hk_games_lookup (HK_AOTD_GAME, NULL), json_node_get_object (setup), "Friday night", 3, NULL, &error);
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

static HkAotdTable *
get_table (Fixture *fixture)
{
  return HK_AOTD_TABLE (hk_session_get_table (fixture->session));
}

static HkAotdSurvivor *
get_survivor (Fixture *fixture,
              int      survivor)
{
  return hk_aotd_table_get_survivor (get_table (fixture), survivor);
}

static void
play (Fixture *fixture,
      HkMove  *taken)
{
  g_autoptr (HkMove) move = taken;
  g_autoptr (GError) error = NULL;

  hk_session_play (fixture->session, move, &error);
  g_assert_no_error (error);
  hk_fixture_settle ();
}

static void
set_adrenaline (Fixture *fixture,
                int      survivor,
                int      points)
{
  g_autofree char *path = g_strdup_printf ("survivors/%d/adrenaline", survivor);

  play (fixture, hk_move_build ("set", "s:path", path, "i:value", points, NULL));
}

static GtkWidget *
find_card (GtkWidget *root,
           int        survivor)
{
  if (HK_IS_AOTD_SURVIVOR_CARD (root) && hk_aotd_survivor_card_get_survivor (HK_AOTD_SURVIVOR_CARD (root)) == survivor)
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

/* The button in @root with this label or, for those with a picture, this tooltip. */
static GtkWidget *
find_button (GtkWidget  *root,
             const char *text)
{
  if (!gtk_widget_get_visible (root))
    return NULL;
  if (GTK_IS_BUTTON (root))
    {
      const char *label = gtk_button_get_label (GTK_BUTTON (root));
      const char *tooltip = gtk_widget_get_tooltip_text (root);

      if (g_strcmp0 (label, text) == 0 || g_strcmp0 (tooltip, text) == 0 || hk_fixture_find (root, GTK_TYPE_LABEL, text) != NULL)
        return root;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, text);

      if (found != NULL)
        return found;
    }
  return NULL;
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

static AdwDialog *
get_dialog (Fixture *fixture)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));

  g_assert_nonnull (dialog);
  return dialog;
}

static void
test_danger_bar (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *bar = hk_fixture_find (get_card (fixture, 2), HK_TYPE_AOTD_DANGER_BAR, NULL);

  g_assert_nonnull (bar);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (bar)), ==, GTK_ACCESSIBLE_ROLE_METER);
  g_assert_cmpint (hk_aotd_danger_bar_get_value (HK_AOTD_DANGER_BAR (bar)), ==, 0);
  set_adrenaline (fixture, 2, 21);
  g_assert_cmpint (hk_aotd_danger_bar_get_value (HK_AOTD_DANGER_BAR (bar)), ==, 21);
  g_assert_true (hk_session_undo (fixture->session, 1, NULL));
  g_assert_cmpint (hk_aotd_danger_bar_get_value (HK_AOTD_DANGER_BAR (bar)), ==, 0);
  hk_aotd_danger_bar_set_value (HK_AOTD_DANGER_BAR (bar), 99);
  g_assert_cmpint (hk_aotd_danger_bar_get_value (HK_AOTD_DANGER_BAR (bar)), ==, HK_AOTD_MAX_ADRENALINE);
}

/* One tap a Zombie: the points, the count and the pool follow. */
static void
test_kills (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, 0);
  const int shamblers = get_table (fixture)->shamblers;
  HkAotdSurvivor *survivor = get_survivor (fixture, 0);

  click (card, "Show More");
  click (card, "Eliminate a Shambler");
  g_assert_cmpint (survivor->adrenaline, ==, 1);
  g_assert_cmpint (survivor->shamblers_killed, ==, 1);
  g_assert_cmpint (get_table (fixture)->shamblers, ==, shamblers - 1);
  click (card, "Eliminate an Alpha");
  g_assert_cmpint (survivor->adrenaline, ==, 3);
  /* Zeus is the only one on the board: nobody is asked. */
  click (card, "Eliminate an Abomination");
  g_assert_cmpint (survivor->abominations_killed, ==, 1);
  for (int i = 0; i < 6; i++)
    g_assert_cmpint (get_survivor (fixture, i)->adrenaline, ==, i == 0 ? 8 : 5);
}

static void
test_wounds (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, 3);
  HkAotdSurvivor *survivor = get_survivor (fixture, 3);
  const int health = survivor->health;
  g_autofree char *full = g_strdup_printf ("%d/%d", health, health);
  g_autofree char *hurt = g_strdup_printf ("%d/%d", health - 1, health);

  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, full));
  click (card, "Show More");
  click (card, "Suffer a Wound");
  g_assert_cmpint (survivor->wounds, ==, 1);
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, hurt));
  click (card, "Heal a Wound");
  g_assert_cmpint (survivor->wounds, ==, 0);
  for (int i = 0; i < health; i++)
    click (card, "Suffer a Wound");
  g_assert_true (survivor->eliminated);
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, "eliminated"));
  g_assert_null (find_button (card, "Eliminate a Shambler"));
}

/* The Turn of a Survivor, from the card and the buttons above the cards. */
static void
test_turn (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, 1);
  GtkWidget *panel;
  HkAotdSurvivor *survivor = get_survivor (fixture, 1);
  int actions;

  g_assert_null (hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_TURN_PANEL, NULL));
  g_assert_null (find_button (get_card (fixture, 4), "Activate"));
  click (card, "Activate");
  g_assert_cmpint (get_table (fixture)->current_survivor, ==, 1);
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, "on turn"));
  g_assert_null (find_button (card, "Activate"));
  panel = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_TURN_PANEL, NULL);
  g_assert_nonnull (panel);
  actions = survivor->actions;
  g_assert_cmpint (actions, >, 0);
  click (card, "Actions left; a tap spends one");
  g_assert_cmpint (survivor->actions, ==, actions - 1);
  click (card, "Actions left; a tap spends one");
  g_assert_cmpint (survivor->actions, ==, actions - 2);
  click (panel, "Search");
  adw_dialog_force_close (get_dialog (fixture));
  play (fixture, hk_move_build ("end-turn", NULL));
  g_assert_true (survivor->activated);
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, "turn over"));
}

static void
test_skill (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, 2);
  HkAotdSurvivor *survivor = get_survivor (fixture, 2);
  GtkWidget *row;
  g_autofree char *title = hk_aotd_skill_get_title (survivor->orange_2);

  g_assert_null (find_button (card, "Choose an Orange Skill"));
  set_adrenaline (fixture, 2, 19);
  click (card, "Choose an Orange Skill");
  row = hk_fixture_find (GTK_WIDGET (get_dialog (fixture)), ADW_TYPE_ACTION_ROW, title);
  g_assert_nonnull (row);
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  hk_fixture_settle ();
  g_assert_cmpint (survivor->orange_choice, ==, 2);
  g_assert_null (find_button (card, "Choose an Orange Skill"));
  g_assert_null (find_button (card, title));
  click (card, "Show More");
  g_assert_nonnull (find_button (card, title));
}

/* Cards change places in the dialog; the table learns of it by one move. */
static void
test_arrange (Fixture       *fixture,
              gconstpointer  data)
{
  HkAotdSurvivor *survivor = get_survivor (fixture, 0);
  const guint position = hk_session_get_position (fixture->session);
  g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (survivor->items), 0);
  const char *slot = g_strcmp0 (item->slot, "hand") == 0 ? "To the Backpack" : "To a Hand";
  GtkWidget *dialog;

  hk_aotd_equipment_dialog_present (GTK_WIDGET (fixture->window), fixture->session, 0);
  hk_fixture_settle ();
  dialog = GTK_WIDGET (get_dialog (fixture));
  g_assert_null (find_button (dialog, "For Free"));
  click (dialog, slot);
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, position);
  click (dialog, "For Free");
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, position + 1);
  g_assert_null (find_button (dialog, "For Free"));
  click (dialog, "Discard");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (survivor->items)), ==, 1);
}

static void
test_trade (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *page;
  GtkWidget *row;

  hk_aotd_equipment_dialog_present (GTK_WIDGET (fixture->window), fixture->session, 0);
  hk_fixture_settle ();
  click (GTK_WIDGET (get_dialog (fixture)), "Trade…");
  page = hk_fixture_find (GTK_WIDGET (get_dialog (fixture)), HK_TYPE_AOTD_TRADE_PAGE, NULL);
  g_assert_nonnull (page);
  row = hk_fixture_find (page, ADW_TYPE_SWITCH_ROW, "Katana");
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  row = hk_fixture_find (page, ADW_TYPE_SWITCH_ROW, "Crowbar");
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  click (page, "For Free");
  click (get_card (fixture, 0), "Show More");
  click (get_card (fixture, 1), "Show More");
  g_assert_nonnull (hk_fixture_find (get_card (fixture, 0), GTK_TYPE_LABEL, "Crowbar"));
  g_assert_nonnull (hk_fixture_find (get_card (fixture, 1), GTK_TYPE_LABEL, "Katana"));
  g_assert_null (hk_fixture_find (get_card (fixture, 0), GTK_TYPE_LABEL, "Katana"));
}

/* Page 19: tokens of Personal Objectives go with the cards; page 27: and so do Companions. */
static void
test_trade_others (Fixture       *fixture,
                   gconstpointer  data)
{
  HkAotdObjective *objective = hk_aotd_table_get_objective (get_table (fixture), 0);
  HkAotdCompanion *companion = hk_aotd_table_get_companion (get_table (fixture), 0);
  GtkWidget *page;

  play (fixture, hk_move_build ("lead", "i:companion", 0, "i:survivor", 0, NULL));
  play (fixture, hk_move_build ("set", "s:path", "objectives/0/holder", "i:value", 1, NULL));
  hk_aotd_equipment_dialog_present (GTK_WIDGET (fixture->window), fixture->session, 0);
  hk_fixture_settle ();
  click (GTK_WIDGET (get_dialog (fixture)), "Trade…");
  page = hk_fixture_find (GTK_WIDGET (get_dialog (fixture)), HK_TYPE_AOTD_TRADE_PAGE, NULL);
  adw_switch_row_set_active (ADW_SWITCH_ROW (hk_fixture_find (page, ADW_TYPE_SWITCH_ROW, "Lilly")), TRUE);
  adw_switch_row_set_active (ADW_SWITCH_ROW (hk_fixture_find (page, ADW_TYPE_SWITCH_ROW, "Payback")), TRUE);
  click (page, "For Free");
  g_assert_cmpint (companion->leader, ==, 1);
  g_assert_cmpint (objective->holder, ==, 0);
  g_assert_cmpint (objective->survivor, ==, 5);
}

static void
test_search (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *page;
  GtkWidget *row;

  play (fixture, hk_move_build ("activate", "i:survivor", 2, NULL));
  hk_aotd_equipment_dialog_search (GTK_WIDGET (fixture->window), fixture->session, 2);
  hk_fixture_settle ();
  page = hk_fixture_find (GTK_WIDGET (get_dialog (fixture)), HK_TYPE_AOTD_SEARCH_PAGE, NULL);
  g_assert_nonnull (page);
  row = hk_fixture_find (page, ADW_TYPE_ACTION_ROW, "Golden AK-47");
  g_assert_nonnull (row);
  g_assert_false (gtk_widget_is_sensitive (find_button (page, "Found These")));
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  click (page, "Found These");
  g_assert_nonnull (hk_fixture_find (get_card (fixture, 2), GTK_TYPE_LABEL, "Golden AK-47"));
}

/* Cards stand in columns: one where the window is narrow, more where it is wide. */
static guint
count_columns (Fixture *fixture)
{
  float first = 0;
  guint n_columns = 0;

  for (int i = 0; i < 6; i++)
    {
      graphene_point_t point = GRAPHENE_POINT_INIT_ZERO;
      GtkWidget *card = get_card (fixture, i);

      g_assert_true (gtk_widget_compute_point (card, GTK_WIDGET (fixture->window), &GRAPHENE_POINT_INIT (0, 0), &point));
      if (i == 0)
        first = point.y;
      if (G_APPROX_VALUE (point.y, first, 1.0f))
        n_columns++;
      g_assert_cmpfloat (point.x, >=, 0);
      g_assert_cmpint ((int) point.x + gtk_widget_get_width (card), <=, gtk_widget_get_width (GTK_WIDGET (fixture->window)));
    }
  return n_columns;
}

static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  g_assert_cmpuint (count_columns (fixture), ==, 1);
}

static void
test_wide (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_cmpuint (count_columns (fixture), >, 1);
}

/* A card shows all of itself on its Turn; how the group leaves it is kept for its next Turn. */
static void
test_fold (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *first = get_card (fixture, 0);
  GtkWidget *second = get_card (fixture, 1);

  g_assert_null (find_button (first, "Eliminate a Shambler"));
  play (fixture, hk_move_build ("activate", "i:survivor", 0, NULL));
  g_assert_nonnull (find_button (first, "Eliminate a Shambler"));
  g_assert_null (find_button (second, "Eliminate a Shambler"));
  click (first, "Show Less");
  g_assert_null (find_button (first, "Eliminate a Shambler"));
  click (second, "Show More");
  play (fixture, hk_move_build ("end-turn", NULL));
  play (fixture, hk_move_build ("activate", "i:survivor", 1, NULL));
  g_assert_nonnull (find_button (second, "Eliminate a Shambler"));
  g_assert_true (hk_session_undo (fixture->session, 2, NULL));
  hk_fixture_settle ();
  g_assert_null (find_button (first, "Eliminate a Shambler"));
  g_assert_nonnull (find_button (second, "Eliminate a Shambler"));
}

/* By the Tab key alone one comes to every card and to what it offers. */
static void
test_keyboard (Fixture       *fixture,
               gconstpointer  data)
{
  gboolean reached[6] = { FALSE };
  guint n_kills = 0;

  for (int i = 0; i < 6; i++)
    click (get_card (fixture, i), "Show More");
  for (guint i = 0; i < 400 && n_kills < 6; i++)
    {
      GtkWidget *focus;
      GtkWidget *card;

      g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_FORWARD);
      focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
      card = focus == NULL ? NULL : gtk_widget_get_ancestor (focus, HK_TYPE_AOTD_SURVIVOR_CARD);
      if (card == NULL)
        continue;
      reached[hk_aotd_survivor_card_get_survivor (HK_AOTD_SURVIVOR_CARD (card))] = TRUE;
      if (g_strcmp0 (gtk_widget_get_tooltip_text (focus), "Eliminate a Shambler") == 0)
        n_kills++;
    }
  for (int i = 0; i < 6; i++)
    g_assert_true (reached[i]);
  g_assert_cmpuint (n_kills, ==, 6);
}

static void
assert_spawns (GtkWidget  *rows,
               const char *wanted)
{
  g_autoptr (JsonObject) setup = json_object_new ();
  g_autoptr (GString) kinds = g_string_new (NULL);
  JsonArray *spawns;

  hk_aotd_setup_views.add_to (rows, setup);
  spawns = json_object_get_array_member (setup, "spawns");
  for (guint i = 0; i < json_array_get_length (spawns); i++)
    g_string_append_printf (kinds, " %s", json_object_get_string_member (json_array_get_object_element (spawns, i), "kind"));
  g_assert_cmpstr (kinds->str, ==, wanted);
}

/* There is one starting Zone: where there is one, another Zone begins as a Red one. */
static void
test_spawns (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *rows = g_object_ref_sink (hk_aotd_setup_views.new_rows ());

  assert_spawns (rows, " start red");
  g_signal_emit_by_name (hk_fixture_find (rows, ADW_TYPE_BUTTON_ROW, "Add a Spawn Zone"), "activated");
  assert_spawns (rows, " start red red");
  for (guint i = 0; i < 3; i++)
    g_signal_emit_by_name (hk_fixture_find (rows, ADW_TYPE_BUTTON_ROW, "Remove"), "activated");
  g_signal_emit_by_name (hk_fixture_find (rows, ADW_TYPE_BUTTON_ROW, "Add a Spawn Zone"), "activated");
  assert_spawns (rows, " start");
  g_assert_finalize_object (rows);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    int         width;
    void      (*test) (Fixture *fixture, gconstpointer data);
  } tests[] = {
    { "/aotd/danger-bar", 0, test_danger_bar },
    { "/aotd/kills", 0, test_kills },
    { "/aotd/wounds", 0, test_wounds },
    { "/aotd/turn", 0, test_turn },
    { "/aotd/skill", 0, test_skill },
    { "/aotd/fold", 0, test_fold },
    { "/aotd/arrange", 0, test_arrange },
    { "/aotd/trade", 0, test_trade },
    { "/aotd/trade-others", 0, test_trade_others },
    { "/aotd/search", 0, test_search },
    { "/aotd/spawns", 0, test_spawns },
    { "/aotd/narrow", 360, test_narrow },
    { "/aotd/wide", 1400, test_wide },
    { "/aotd/keyboard", 0, test_keyboard },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, GINT_TO_POINTER (tests[i].width), set_up, tests[i].test, tear_down);
  return g_test_run ();
}
