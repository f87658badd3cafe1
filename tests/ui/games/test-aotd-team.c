/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/spawn/hk-aotd-danger.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-ui-fixture.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-turn-panel.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-danger-bar.h"
#include "ui/games/army-of-the-dead/setup/hk-aotd-setup-rows.h"
#include "ui/games/army-of-the-dead/hk-aotd-params.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-equipment-dialog.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-search-page.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-survivor-card.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-trade-page.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/widgets/hk-tooltip.h"

/* Two players, three Survivors each, and enough Zombies. */
static const char setup_text[] =
  "{\"players\":[{\"name\":\"Ann\",\"colour\":\"red\"},{\"name\":\"Bo\",\"colour\":\"blue\"}],\"first-player\":0,"
  "\"shamblers\":20,\"alphas\":6,\"abominations\":[\"zeus\"],\"sleepers\":4,\"personal-objectives\":1,"
  "\"personal\":[{\"survivor\":\"dieter\",\"text\":\"Payback\"}],\"companions\":[{\"id\":\"lilly\"}],"
  "\"components\":\"stand-in\",\"cards-by\":\"app\",\"dice-by\":\"app\","
  "\"survivors\":[{\"id\":\"scott\",\"player\":0,\"equipment\":[\"katana\",\"ammo-clip\"]},{\"id\":\"cruz\",\"player\":0,\"equipment\":[\"crowbar\"]},"
  "{\"id\":\"vanderohe\",\"player\":0,\"equipment\":[\"machete\"]},{\"id\":\"guzman\",\"player\":1,\"equipment\":[\"revolver\"]},"
  "{\"id\":\"peters\",\"player\":1,\"equipment\":[\"tnt\"]},{\"id\":\"dieter\",\"player\":1,\"equipment\":[\"silencer\"]}]}";

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open (fixture, GPOINTER_TO_INT (data) == 0 ? 1200 : GPOINTER_TO_INT (data), 800, HK_AOTD_GAME, setup_text, 3);
}

static HkAotdTable *
get_table (HkFixture *fixture)
{
  return HK_AOTD_TABLE (hk_session_get_table (fixture->session));
}

static HkAotdSurvivor *
get_survivor (HkFixture *fixture,
              int        survivor)
{
  return hk_aotd_table_get_survivor (get_table (fixture), survivor);
}

static void
set_adrenaline (HkFixture *fixture,
                int        survivor,
                int        points)
{
  g_autofree char *path = g_strdup_printf ("survivors/%d/adrenaline", survivor);

  hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", path, "i:value", points, NULL));
}

static gboolean
is_card_of (GtkWidget     *card,
            gconstpointer  survivor)
{
  return hk_aotd_survivor_card_get_survivor (HK_AOTD_SURVIVOR_CARD (card)) == GPOINTER_TO_INT (survivor);
}

static GtkWidget *
get_card (HkFixture *fixture,
          int        survivor)
{
  GtkWidget *card = hk_fixture_find_where (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_SURVIVOR_CARD, is_card_of, GINT_TO_POINTER (survivor));

  g_assert_nonnull (card);
  return card;
}

static void
test_danger_bar (HkFixture     *fixture,
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
test_kills (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, 0);
  const int shamblers = get_table (fixture)->shamblers;
  HkAotdSurvivor *survivor = get_survivor (fixture, 0);

  hk_fixture_click (card, "Show More");
  hk_fixture_click (card, "Eliminate a Shambler");
  g_assert_cmpint (survivor->adrenaline, ==, 1);
  g_assert_cmpint (survivor->shamblers_killed, ==, 1);
  g_assert_cmpint (get_table (fixture)->shamblers, ==, shamblers - 1);
  hk_fixture_click (card, "Eliminate an Alpha");
  g_assert_cmpint (survivor->adrenaline, ==, 3);
  /* Zeus is the only one on the board: nobody is asked. */
  hk_fixture_click (card, "Eliminate an Abomination");
  g_assert_cmpint (survivor->abominations_killed, ==, 1);
  for (int i = 0; i < 6; i++)
    g_assert_cmpint (get_survivor (fixture, i)->adrenaline, ==, i == 0 ? 8 : 5);
}

static void
test_wounds (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, 3);
  HkAotdSurvivor *survivor = get_survivor (fixture, 3);
  const int health = survivor->health;
  g_autofree char *full = g_strdup_printf ("%d/%d", health, health);
  g_autofree char *hurt = g_strdup_printf ("%d/%d", health - 1, health);

  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, full));
  hk_fixture_click (card, "Show More");
  hk_fixture_click (card, "Suffer a Wound");
  g_assert_cmpint (survivor->wounds, ==, 1);
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, hurt));
  hk_fixture_click (card, "Heal a Wound");
  g_assert_cmpint (survivor->wounds, ==, 0);
  for (int i = 0; i < health; i++)
    hk_fixture_click (card, "Suffer a Wound");
  g_assert_true (survivor->eliminated);
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, "eliminated"));
  g_assert_null (hk_fixture_find_button (card, "Eliminate a Shambler"));
}

/* The Turn of a Survivor, from the card and the buttons above the cards. */
static void
test_turn (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, 1);
  GtkWidget *panel;
  HkAotdSurvivor *survivor = get_survivor (fixture, 1);
  int actions;

  g_assert_null (hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_TURN_PANEL, NULL));
  g_assert_null (hk_fixture_find_button (get_card (fixture, 4), "Activate"));
  hk_fixture_click (card, "Activate");
  g_assert_cmpint (get_table (fixture)->current_survivor, ==, 1);
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, "on turn"));
  g_assert_null (hk_fixture_find_button (card, "Activate"));
  panel = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_TURN_PANEL, NULL);
  g_assert_nonnull (panel);
  actions = survivor->actions;
  g_assert_cmpint (actions, >, 0);
  hk_fixture_click (card, "Actions left; a tap spends one");
  g_assert_cmpint (survivor->actions, ==, actions - 1);
  hk_fixture_click (card, "Actions left; a tap spends one");
  g_assert_cmpint (survivor->actions, ==, actions - 2);
  hk_fixture_click (panel, "Search");
  adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (fixture->window)));
  hk_fixture_play_move (fixture->session, hk_move_build ("end-turn", NULL));
  g_assert_true (survivor->activated);
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, "turn over"));
}

/* Who declares the end is asked why in sight: else the app would say that the mission can no longer be fulfilled. */
static void
test_finish (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *reason;

  hk_aotd_ask (GTK_WIDGET (fixture->window), fixture->session, "finish");
  hk_fixture_settle ();
  reason = hk_fixture_find (hk_fixture_get_dialog (fixture->window), ADW_TYPE_ENTRY_ROW, "Why");
  g_assert_nonnull (reason);
  g_assert_true (gtk_widget_get_mapped (reason));
}

static void
test_skill (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, 2);
  HkAotdSurvivor *survivor = get_survivor (fixture, 2);
  GtkWidget *row;
  g_autofree char *title = hk_aotd_skill_get_title (survivor->orange_2);

  g_assert_null (hk_fixture_find_button (card, "Choose an Orange Skill"));
  /* Of an ID card that nobody has entered the Yellow Skill is asked for when it counts. */
  g_object_set (survivor, "yellow", NULL, NULL);
  set_adrenaline (fixture, 2, 7);
  hk_fixture_click (card, "Enter the Yellow Skill");
  row = hk_fixture_find (hk_fixture_get_dialog (fixture->window), ADW_TYPE_ACTION_ROW, "Lucky");
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  hk_fixture_settle ();
  g_assert_cmpstr (survivor->yellow, ==, "lucky");
  g_assert_null (hk_fixture_find_button (card, "Enter the Yellow Skill"));
  set_adrenaline (fixture, 2, 19);
  hk_fixture_click (card, "Choose an Orange Skill");
  row = hk_fixture_find (hk_fixture_get_dialog (fixture->window), ADW_TYPE_ACTION_ROW, title);
  g_assert_nonnull (row);
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  hk_fixture_settle ();
  g_assert_cmpint (survivor->orange_choice, ==, 2);
  g_assert_null (hk_fixture_find_button (card, "Choose an Orange Skill"));
  g_assert_null (hk_fixture_find_button (card, title));
  hk_fixture_click (card, "Show More");
  g_assert_nonnull (hk_fixture_find_button (card, title));
}

/* Cards change places in the dialog; the table learns of it by one move. */
static void
test_arrange (HkFixture     *fixture,
              gconstpointer  data)
{
  HkAotdSurvivor *survivor = get_survivor (fixture, 0);
  const guint position = hk_session_get_position (fixture->session);
  g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (survivor->items), 0);
  const char *slot = item->slot == HK_AOTD_SLOT_HAND ? "To the Backpack" : "To a Hand";
  GtkWidget *dialog;

  hk_aotd_equipment_dialog_present (GTK_WIDGET (fixture->window), fixture->session, 0);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_null (hk_fixture_find_button (dialog, "For Free"));
  hk_fixture_click (dialog, slot);
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, position);
  hk_fixture_click (dialog, "For Free");
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, position + 1);
  g_assert_null (hk_fixture_find_button (dialog, "For Free"));
  hk_fixture_click (dialog, "Discard");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (survivor->items)), ==, 1);
}

static void
test_trade (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *page;
  GtkWidget *row;

  hk_aotd_equipment_dialog_present (GTK_WIDGET (fixture->window), fixture->session, 0);
  hk_fixture_settle ();
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "Trade…");
  page = hk_fixture_find (hk_fixture_get_dialog (fixture->window), HK_TYPE_AOTD_TRADE_PAGE, NULL);
  g_assert_nonnull (page);
  row = hk_fixture_find (page, ADW_TYPE_SWITCH_ROW, "Katana");
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  row = hk_fixture_find (page, ADW_TYPE_SWITCH_ROW, "Crowbar");
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  hk_fixture_click (page, "For Free");
  hk_fixture_click (get_card (fixture, 0), "Show More");
  hk_fixture_click (get_card (fixture, 1), "Show More");
  g_assert_nonnull (hk_fixture_find (get_card (fixture, 0), GTK_TYPE_LABEL, "Crowbar"));
  g_assert_nonnull (hk_fixture_find (get_card (fixture, 1), GTK_TYPE_LABEL, "Katana"));
  g_assert_null (hk_fixture_find (get_card (fixture, 0), GTK_TYPE_LABEL, "Katana"));
}

/* Page 19: tokens of Personal Objectives go with the cards; page 27: and so do Companions. */
static void
test_trade_others (HkFixture     *fixture,
                   gconstpointer  data)
{
  HkAotdObjective *objective = hk_aotd_table_get_objective (get_table (fixture), 0);
  HkAotdCompanion *companion = hk_aotd_table_get_companion (get_table (fixture), 0);
  GtkWidget *page;

  hk_fixture_play_move (fixture->session, hk_move_build ("lead", "i:companion", 0, "i:survivor", 0, NULL));
  hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", "objectives/0/holder", "i:value", 1, NULL));
  hk_aotd_equipment_dialog_present (GTK_WIDGET (fixture->window), fixture->session, 0);
  hk_fixture_settle ();
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "Trade…");
  page = hk_fixture_find (hk_fixture_get_dialog (fixture->window), HK_TYPE_AOTD_TRADE_PAGE, NULL);
  adw_switch_row_set_active (ADW_SWITCH_ROW (hk_fixture_find (page, ADW_TYPE_SWITCH_ROW, "Lilly")), TRUE);
  adw_switch_row_set_active (ADW_SWITCH_ROW (hk_fixture_find (page, ADW_TYPE_SWITCH_ROW, "Payback")), TRUE);
  hk_fixture_click (page, "For Free");
  g_assert_cmpint (companion->leader, ==, 1);
  g_assert_cmpint (objective->holder, ==, 0);
  g_assert_cmpint (objective->survivor, ==, 5);
}

static gboolean
has_focus (gpointer widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

static void
test_search (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *page;
  GtkWidget *query;
  GtkWidget *row;

  hk_fixture_play_move (fixture->session, hk_move_build ("activate", "i:survivor", 2, NULL));
  hk_aotd_equipment_dialog_search (GTK_WIDGET (fixture->window), fixture->session, 2);
  hk_fixture_settle ();
  page = hk_fixture_find (hk_fixture_get_dialog (fixture->window), HK_TYPE_AOTD_SEARCH_PAGE, NULL);
  g_assert_nonnull (page);
  /* Who draws the cards types a name at once, and Enter picks the first that it fits. */
  query = hk_fixture_find (page, GTK_TYPE_SEARCH_ENTRY, NULL);
  g_assert_true (hk_fixture_wait (has_focus, query));
  gtk_editable_set_text (GTK_EDITABLE (query), "clip");
  hk_fixture_settle ();
  g_signal_emit_by_name (query, "activate");
  g_assert_nonnull (hk_fixture_find (page, GTK_TYPE_LABEL, "Ammo Clip"));
  g_assert_true (gtk_widget_is_focus (hk_fixture_find_button (page, "Found These")));
  hk_fixture_click (page, "Pick Again");
  gtk_editable_set_text (GTK_EDITABLE (query), "");
  row = hk_fixture_find (page, ADW_TYPE_ACTION_ROW, "Golden AK-47");
  g_assert_nonnull (row);
  g_assert_false (gtk_widget_is_sensitive (hk_fixture_find_button (page, "Found These")));
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  hk_fixture_click (page, "Found These");
  g_assert_nonnull (hk_fixture_find (get_card (fixture, 2), GTK_TYPE_LABEL, "Golden AK-47"));
}

/* A sign says that a card is out of ammo: its name has the room for itself. */
static void
test_empty (HkFixture     *fixture,
            gconstpointer  data)
{
  g_autoptr (HkAotdItem) item = g_object_new (HK_TYPE_AOTD_ITEM, NULL);
  GtkWidget *chip;

  hk_record_set_string (item, &item->card, "golden-ak-47");
  hk_record_set_boolean (item, &item->empty, TRUE);
  chip = g_object_ref_sink (hk_aotd_label_new_item (item));
  g_assert_nonnull (hk_fixture_find (chip, GTK_TYPE_LABEL, "Golden AK-47"));
  g_assert_nonnull (hk_fixture_find (chip, GTK_TYPE_IMAGE, NULL));
  g_object_unref (chip);
}

/* Cards stand in columns: one where the window is narrow, more where it is wide. */
static guint
count_columns (HkFixture *fixture)
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
test_narrow (HkFixture     *fixture,
             gconstpointer  data)
{
  g_assert_cmpuint (count_columns (fixture), ==, 1);
}

static void
test_wide (HkFixture     *fixture,
           gconstpointer  data)
{
  g_assert_cmpuint (count_columns (fixture), >, 1);
}

/* A card shows all of itself on its Turn; how the group leaves it is kept for its next Turn. */
static void
test_fold (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *first = get_card (fixture, 0);
  GtkWidget *second = get_card (fixture, 1);

  g_assert_null (hk_fixture_find_button (first, "Eliminate a Shambler"));
  hk_fixture_play_move (fixture->session, hk_move_build ("activate", "i:survivor", 0, NULL));
  g_assert_nonnull (hk_fixture_find_button (first, "Eliminate a Shambler"));
  g_assert_null (hk_fixture_find_button (second, "Eliminate a Shambler"));
  hk_fixture_click (first, "Show Less");
  g_assert_null (hk_fixture_find_button (first, "Eliminate a Shambler"));
  hk_fixture_click (second, "Show More");
  hk_fixture_play_move (fixture->session, hk_move_build ("end-turn", NULL));
  hk_fixture_play_move (fixture->session, hk_move_build ("activate", "i:survivor", 1, NULL));
  g_assert_nonnull (hk_fixture_find_button (second, "Eliminate a Shambler"));
  g_assert_true (hk_session_undo (fixture->session, 2, NULL));
  hk_fixture_settle ();
  g_assert_null (hk_fixture_find_button (first, "Eliminate a Shambler"));
  g_assert_nonnull (hk_fixture_find_button (second, "Eliminate a Shambler"));
}

/* By the Tab key alone one comes to every card and to what it offers. */
static void
test_keyboard (HkFixture     *fixture,
               gconstpointer  data)
{
  gboolean reached[6] = { FALSE };
  guint n_kills = 0;

  for (int i = 0; i < 6; i++)
    hk_fixture_click (get_card (fixture, i), "Show More");
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
      if (g_strcmp0 (hk_tooltip_get (focus), "Eliminate a Shambler") == 0)
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
test_spawns (HkFixture     *fixture,
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

static graphene_rect_t
get_bounds (HkFixture *fixture,
            int        survivor)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (get_card (fixture, survivor), GTK_WIDGET (fixture->window), &bounds));
  return bounds;
}

/* Three in a row where there is room. Each keeps its column whoever is unfolded, and only who stands below moves down. */
static void
test_grid (HkFixture     *fixture,
           gconstpointer  data)
{
  graphene_rect_t left, middle, right, last;

  last = get_bounds (fixture, 5);
  hk_fixture_play_move (fixture->session, hk_move_build ("activate", "i:survivor", 1, NULL));
  left = get_bounds (fixture, 0);
  middle = get_bounds (fixture, 1);
  right = get_bounds (fixture, 2);
  g_assert_cmpfloat (left.origin.y, ==, middle.origin.y);
  g_assert_cmpfloat (middle.origin.y, ==, right.origin.y);
  g_assert_cmpfloat (middle.size.height, >, left.size.height + 100);
  g_assert_cmpfloat (get_bounds (fixture, 3).origin.x, ==, left.origin.x);
  g_assert_cmpfloat_with_epsilon (get_bounds (fixture, 3).origin.y, left.origin.y + left.size.height + 8, 1);
  g_assert_cmpfloat (get_bounds (fixture, 4).origin.x, ==, middle.origin.x);
  g_assert_cmpfloat_with_epsilon (get_bounds (fixture, 4).origin.y, middle.origin.y + middle.size.height + 8, 1);
  g_assert_cmpfloat (get_bounds (fixture, 5).origin.x, ==, last.origin.x);
  g_assert_cmpfloat (get_bounds (fixture, 5).size.width, ==, left.size.width);
}

/* One below the other where there is room for one. */
static void
test_grid_narrow (HkFixture     *fixture,
                  gconstpointer  data)
{
  for (int i = 1; i < 6; i++)
    {
      const graphene_rect_t above = get_bounds (fixture, i - 1);

      g_assert_cmpfloat (get_bounds (fixture, i).origin.x, ==, above.origin.x);
      g_assert_cmpfloat_with_epsilon (get_bounds (fixture, i).origin.y, above.origin.y + above.size.height + 8, 1);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/aotd/danger-bar", 0, test_danger_bar },
    { "/aotd/kills", 0, test_kills },
    { "/aotd/wounds", 0, test_wounds },
    { "/aotd/turn", 0, test_turn },
    { "/aotd/finish", 0, test_finish },
    { "/aotd/skill", 0, test_skill },
    { "/aotd/fold", 0, test_fold },
    { "/aotd/arrange", 0, test_arrange },
    { "/aotd/trade", 0, test_trade },
    { "/aotd/trade-others", 0, test_trade_others },
    { "/aotd/search", 0, test_search },
    { "/aotd/empty", 0, test_empty },
    { "/aotd/spawns", 0, test_spawns },
    { "/aotd/narrow", 360, test_narrow },
    { "/aotd/wide", 1400, test_wide },
    { "/aotd/keyboard", 0, test_keyboard },
    { "/aotd/grid", 0, test_grid },
    { "/aotd/grid-narrow", 360, test_grid_narrow },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
