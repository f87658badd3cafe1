/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-odds-spawn.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-ui-fixture.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-wound-picker.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-mission.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-round-strip.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-forecast.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-horde.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-pool.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-spawn-entry.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-spawn-list.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-spawn-result.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-zombie-phase.h"
#include "ui/games/army-of-the-dead/setup/hk-aotd-setup-rows.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-fold.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-tile.h"
#include "ui/widgets/hk-tooltip.h"

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' } ], 'mission': 'Cash and Carry', 'components': 'stand-in', 'first-player': 0,"
  "  'survivors': [ { 'id': 'scott', 'player': 0 }, { 'id': 'cruz', 'player': 0 }, { 'id': 'vanderohe', 'player': 0 },"
  "                 { 'id': 'dieter', 'player': 1 }, { 'id': 'peters', 'player': 1 }, { 'id': 'guzman', 'player': 1 } ],"
  "  'spawns': [ { 'name': 'Boulevard', 'kind': 'start' }, { 'name': 'Pool', 'kind': 'red' }, { 'name': 'Casino', 'kind': 'blue' } ],"
  "  'sleepers': 5, 'shamblers': 8, 'alphas': 3, 'personal': [ 'guzman' ],"
  "  'objectives': [ { 'name': 'Fuel', 'needed': 2 } ] }";

typedef struct
{
  HkApplication *application;
  HkSession     *session;
  GtkWidget     *window;
  GtkWidget     *box;
} Fixture;

/* @data: who draws the cards. */
static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (JsonNode) node = hk_fixture_parse (setup_text);
  g_autofree char *setup = NULL;

  json_object_set_string_member (json_node_get_object (node), "cards-by", data);
  setup = json_to_string (node, FALSE);
  fixture->application = hk_fixture_begin ();
  fixture->session = hk_fixture_make_game (HK_AOTD_GAME, setup, 7);
  fixture->window = adw_window_new ();
  fixture->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 700, 900);
  adw_window_set_content (ADW_WINDOW (fixture->window), fixture->box);
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  hk_fixture_settle ();
  g_assert_finalize_object (g_steal_pointer (&fixture->session));
  hk_fixture_end (fixture->application);
}

static GtkWidget *
show (Fixture   *fixture,
      GtkWidget *widget)
{
  gtk_box_append (GTK_BOX (fixture->box), widget);
  hk_fixture_settle ();
  return widget;
}

static HkAotdTable *
get_table (Fixture *fixture)
{
  return HK_AOTD_TABLE (hk_session_get_table (fixture->session));
}

/* All Turns are over: the Zombies attack. */
static void
end_turns (Fixture *fixture)
{
  for (int i = 0; i < 6; i++)
    {
      g_autofree char *activate = g_strdup_printf ("{ 'move': 'activate', 'survivor': %d }", i);

      hk_fixture_play (fixture->session, activate);
      hk_fixture_play (fixture->session, "{ 'move': 'end-turn' }");
    }
  g_assert_cmpint (get_table (fixture)->phase, ==, HK_AOTD_PHASE_ZOMBIE);
}

static void
go_to_spawn (Fixture *fixture)
{
  end_turns (fixture);
  while (get_table (fixture)->phase == HK_AOTD_PHASE_ZOMBIE)
    {
      hk_fixture_play (fixture->session, "{ 'move': 'zombie-attacks', 'wounds': 0 }");
      hk_fixture_play (fixture->session, "{ 'move': 'zombies-moved', 'sleepers': 0 }");
    }
  g_assert_cmpint (get_table (fixture)->phase, ==, HK_AOTD_PHASE_SPAWN);
}

static AdwDialog *
get_dialog (Fixture *fixture)
{
  hk_fixture_settle ();
  return adw_window_get_visible_dialog (ADW_WINDOW (fixture->window));
}

static void
test_pool (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *pool = show (fixture, g_object_new (HK_TYPE_AOTD_POOL, "session", fixture->session, "index", 0, NULL));

  g_assert_cmpstr (hk_aotd_pool_get_summary (HK_AOTD_POOL (pool)), ==, "22 left in the box");
  hk_fixture_play (fixture->session, "{ 'move': 'place-zombies', 'type': 'shambler', 'count': 4 }");
  g_assert_cmpstr (hk_aotd_pool_get_summary (HK_AOTD_POOL (pool)), ==, "18 left in the box");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'trapped-shamblers', 'value': 2 }");
  g_assert_cmpstr (hk_aotd_pool_get_summary (HK_AOTD_POOL (pool)), ==, "18 left in the box · 2 trapped");
  g_assert_true (hk_session_undo (fixture->session, 2, NULL));
  g_assert_cmpstr (hk_aotd_pool_get_summary (HK_AOTD_POOL (pool)), ==, "22 left in the box");
}

/* What an Objective keeps is not in the box. */
static void
test_held (Fixture       *fixture,
           gconstpointer  data)
{
  HkAotdTable *table = get_table (fixture);
  GtkWidget *pool = show (fixture, g_object_new (HK_TYPE_AOTD_POOL, "session", fixture->session, "index", 0, NULL));
  HkAotdObjective *objective = NULL;

  for (int i = 0; i < 2; i++)
    if (hk_aotd_table_get_objective (table, i)->survivor >= 0)
      objective = hk_aotd_table_get_objective (table, i);
  g_assert_nonnull (objective);
  g_assert_cmpstr (objective->kill_type, ==, "shambler");
  hk_fixture_play (fixture->session, "{ 'move': 'activate', 'survivor': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'end-turn' }");
  hk_fixture_play (fixture->session, "{ 'move': 'kill', 'survivor': 5, 'type': 'shambler', 'count': 3, 'house': true }");
  g_assert_cmpint (objective->held, ==, 3);
  g_assert_cmpstr (hk_aotd_pool_get_summary (HK_AOTD_POOL (pool)), ==, "22 left in the box · 3 held on Objectives");
}

/* The warning comes with the chance that the odds say, and goes with it. */
static void
test_warning (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *horde = show (fixture, g_object_new (HK_TYPE_AOTD_HORDE, "session", fixture->session, NULL));
  GtkWidget *pool = hk_fixture_find (horde, HK_TYPE_AOTD_POOL, NULL);
  g_autofree char *chance = NULL;
  HkAotdSpawnOdds odds;

  g_assert_null (hk_aotd_pool_get_warning (HK_AOTD_POOL (pool)));
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'shamblers', 'value': 28 }");
  hk_aotd_spawn_odds_reckon (get_table (fixture), &odds);
  g_assert_cmpstr (hk_aotd_odds_types[0], ==, "shambler");
  g_assert_cmpfloat (odds.shortage[0], >, 0.01);
  g_assert_cmpfloat (odds.shortage[0], <, 0.99);
  chance = g_strdup_printf ("chance %.0f %%", odds.shortage[0] * 100);
  g_assert_nonnull (strstr (hk_aotd_pool_get_warning (HK_AOTD_POOL (pool)), chance));
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'shamblers', 'value': 0 }");
  g_assert_null (hk_aotd_pool_get_warning (HK_AOTD_POOL (pool)));
}

static void
test_banner (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *strip = show (fixture, g_object_new (HK_TYPE_AOTD_ROUND_STRIP, "session", fixture->session, NULL));

  g_assert_cmpstr (hk_aotd_round_strip_get_banner (HK_AOTD_ROUND_STRIP (strip)), ==, "Blue Level");
  g_assert_nonnull (hk_fixture_find (strip, GTK_TYPE_LABEL, "B"));
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/3/adrenaline', 'value': 19 }");
  g_assert_cmpstr (hk_aotd_round_strip_get_banner (HK_AOTD_ROUND_STRIP (strip)), ==, "Orange Level");
  g_assert_nonnull (hk_fixture_find (strip, GTK_TYPE_LABEL, "O"));
  g_assert_nonnull (hk_fixture_find (strip, GTK_TYPE_LABEL, "Dieter"));
}

/* A coloured Spawn Zone sleeps until its button is pressed. */
static void
test_open_spawn (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *horde = show (fixture, g_object_new (HK_TYPE_AOTD_HORDE, "session", fixture->session, NULL));

  g_assert_false (hk_aotd_table_get_spawn (get_table (fixture), 2)->open);
  for (GtkWidget *row = hk_fixture_find (horde, ADW_TYPE_ACTION_ROW, "Casino"); row != NULL; row = NULL)
    hk_fixture_click (row, "Open");
  g_assert_true (hk_aotd_table_get_spawn (get_table (fixture), 2)->open);
}

static void
test_wake (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *horde = show (fixture, g_object_new (HK_TYPE_AOTD_HORDE, "session", fixture->session, NULL));
  HkAotdTable *table = get_table (fixture);
  const int before = table->shamblers;

  if (g_str_equal (data, "app"))
    {
      hk_fixture_click (horde, "Wake One");
      g_assert_cmpint (table->shamblers - before, >=, 1);
      g_assert_cmpint (table->shamblers - before, <=, 4);
    }
  else
    {
      hk_fixture_click (horde, "3");
      g_assert_cmpint (table->shamblers, ==, before + 3);
    }
  g_assert_cmpint (table->sleepers, ==, 4);
}

/* Wounds are given by taps on the Survivors, and only then happen. */
static void
test_wounds (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *zombies = show (fixture, g_object_new (HK_TYPE_AOTD_ZOMBIE_PHASE, "session", fixture->session, NULL));
  HkAotdTable *table = get_table (fixture);
  GtkWidget *picker;
  GtkWidget *target;

  g_assert_false (gtk_widget_get_visible (zombies));
  end_turns (fixture);
  g_assert_true (gtk_widget_get_visible (zombies));
  picker = hk_fixture_find (zombies, HK_TYPE_AOTD_WOUND_PICKER, NULL);
  target = hk_fixture_find (picker, GTK_TYPE_BUTTON, NULL);
  hk_aotd_wound_picker_add (HK_AOTD_WOUND_PICKER (picker), 0);
  hk_aotd_wound_picker_add (HK_AOTD_WOUND_PICKER (picker), 0);
  hk_aotd_wound_picker_add (HK_AOTD_WOUND_PICKER (picker), 3);
  g_assert_cmpint (hk_aotd_wound_picker_get_total (HK_AOTD_WOUND_PICKER (picker)), ==, 3);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 0)->wounds, ==, 0);
  hk_fixture_click (zombies, "Give Out These Wounds");
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 0)->wounds, ==, 2);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 3)->wounds, ==, 1);
  g_assert_cmpint (table->zombie_step, ==, HK_AOTD_STEP_MOVE);
  g_assert_cmpint (hk_aotd_wound_picker_get_total (HK_AOTD_WOUND_PICKER (picker)), ==, 0);
  g_assert_true (hk_fixture_find (picker, GTK_TYPE_BUTTON, NULL) == target);
  hk_fixture_click (hk_fixture_find (zombies, HK_TYPE_KEY_ROW, NULL), "0");
  g_assert_cmpint (table->zombie_step, ==, HK_AOTD_STEP_ATTACK);
  g_assert_cmpint (table->activation, ==, 2);
}

/* In the midst of a Turn an extra Activation is told without what the Survivor has to keep in mind. */
static void
test_extra (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *zombies = show (fixture, g_object_new (HK_TYPE_AOTD_ZOMBIE_PHASE, "session", fixture->session, NULL));

  hk_fixture_play (fixture->session, "{ 'move': 'activate', 'survivor': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'place-zombies', 'type': 'shambler', 'count': 30 }");
  g_assert_true (gtk_widget_get_visible (zombies));
  g_assert_true (hk_fixture_mentions (zombies, "Extra Activation"));
  g_assert_false (hk_fixture_mentions (zombies, "makes leaving it cost one Action more"));
}

/* Every Zone that has spawned is told with its number. */
static void
test_spawn_result (Fixture       *fixture,
                   gconstpointer  data)
{
  HkAotdTable *table = get_table (fixture);
  AdwDialog *dialog;
  guint n = 0;

  go_to_spawn (fixture);
  hk_fixture_play (fixture->session, "{ 'move': 'spawn' }");
  hk_aotd_spawn_result_present (fixture->box, fixture->session, hk_aotd_spawn_result_get_done (fixture->session));
  dialog = get_dialog (fixture);
  g_assert_nonnull (dialog);
  for (int i = 0; i < 3; i++)
    {
      HkAotdSpawn *spawn = hk_aotd_table_get_spawn (table, i);
      g_autofree char *placed = hk_aotd_name_placed (spawn);
      g_autofree char *card = hk_aotd_name_card (spawn);
      g_autofree char *where = g_strdup_printf ("%s · %s", spawn->name, card);

      if (!spawn->done)
        continue;
      n++;
      g_assert_nonnull (hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, placed));
      g_assert_nonnull (hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, where));
    }
  g_assert_cmpuint (n, ==, 2);
  adw_dialog_force_close (dialog);
}

static gboolean
can_place (AdwDialog *dialog)
{
  GtkWidget *button = hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_BUTTON, "_Place");

  /* Before the last Zone it names the next one. */
  if (button == NULL)
    button = hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_BUTTON, "_Place → Pool");
  return gtk_widget_is_sensitive (button);
}

/* Nothing is taken for granted: neither the type nor that no number means 0. */
static void
test_spawn_entry (Fixture       *fixture,
                  gconstpointer  data)
{
  HkAotdTable *table = get_table (fixture);
  const int before = table->alphas;
  g_autofree char *placed = NULL;
  AdwDialog *dialog;
  GtkWidget *count;

  go_to_spawn (fixture);
  hk_aotd_spawn_entry_present (fixture->box, fixture->session);
  dialog = get_dialog (fixture);
  g_assert_true (HK_IS_AOTD_SPAWN_ENTRY (dialog));
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, "Boulevard"));
  g_assert_false (can_place (dialog));
  count = hk_fixture_find (GTK_WIDGET (dialog), HK_TYPE_KEY_ROW, "Alphas");
  hk_key_row_set_selected (HK_KEY_ROW (count), 2);
  g_assert_true (can_place (dialog));
  /* A card brings one type: what is tapped last. */
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (GTK_WIDGET (dialog), HK_TYPE_KEY_ROW, "Shamblers")), 3);
  g_assert_cmpint (hk_key_row_get_selected (HK_KEY_ROW (count)), ==, -1);
  hk_key_row_set_selected (HK_KEY_ROW (count), 2);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "spawn.place", NULL);
  hk_fixture_settle ();
  g_assert_cmpint (table->alphas, ==, before + 2);
  g_assert_true (hk_aotd_table_get_spawn (table, 0)->done);
  /* The next Zone begins with everything unknown. */
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, "Pool"));
  g_assert_false (can_place (dialog));
  g_assert_cmpint (hk_key_row_get_selected (HK_KEY_ROW (count)), ==, -1);
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (GTK_WIDGET (dialog), HK_TYPE_KEY_ROW, "Shamblers")), 0);
  g_assert_true (can_place (dialog));
  gtk_widget_activate_action (GTK_WIDGET (dialog), "spawn.place", NULL);
  g_assert_true (hk_aotd_table_get_spawn (table, 1)->done);
  /* After the last Zone that is all; the list of the Zones says who came. */
  g_assert_null (get_dialog (fixture));
  placed = hk_aotd_name_placed (hk_aotd_table_get_spawn (table, 0));
  g_assert_cmpstr (placed, ==, "2 Alphas");
}

/* Where the levels are not kept the group tells them, for the cards that are known; nothing else waits for that. */
static void
test_spawn_entry_without_levels (Fixture       *fixture,
                                 gconstpointer  data)
{
  AdwDialog *dialog;
  GtkWidget *level;

  hk_fixture_play (fixture->session, "{ 'move': 'keep', 'parts': 'phases' }");
  hk_aotd_spawn_entry_present (fixture->box, fixture->session);
  dialog = get_dialog (fixture);
  level = hk_fixture_find (GTK_WIDGET (dialog), HK_TYPE_KEY_ROW, "Highest Danger Level");
  g_assert_true (gtk_widget_get_mapped (level));
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, "What the Card Says"));
  hk_key_row_set_selected (HK_KEY_ROW (level), 2);
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, "What the Card Says · Orange Level"));
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (GTK_WIDGET (dialog), HK_TYPE_KEY_ROW, "Shamblers")), 3);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "spawn.place", NULL);
  g_assert_true (hk_aotd_table_get_spawn (get_table (fixture), 0)->done);
  adw_dialog_force_close (dialog);
}

/* What the rows say makes a table, and comes back into other rows. */
static void
test_setup (Fixture       *fixture,
            gconstpointer  data)
{
  static const char * const players[] = { "Ann", "Bo", NULL };
  g_autoptr (JsonNode) told = hk_fixture_parse (setup_text);
  g_autoptr (JsonObject) first = json_object_new ();
  g_autoptr (JsonObject) second = json_object_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;
  GtkWidget *rows = show (fixture, hk_aotd_setup_views.new_rows ());
  GtkWidget *others = show (fixture, hk_aotd_setup_views.new_rows ());

  hk_aotd_setup_views.set_players (rows, players);
  hk_aotd_setup_views.set_players (others, players);
  hk_aotd_setup_views.fill (rows, json_node_get_object (told));
  hk_aotd_setup_views.add_to (rows, first);
  hk_aotd_setup_views.fill (others, first);
  hk_aotd_setup_views.add_to (others, second);
  g_assert_true (json_object_equal (first, second));
  g_assert_cmpint (json_array_get_length (json_object_get_array_member (first, "spawns")), ==, 3);
  g_assert_cmpint (json_array_get_length (json_object_get_array_member (first, "survivors")), ==, 6);
  g_assert_cmpint (json_object_get_int_member (first, "sleepers"), ==, 5);
  json_object_set_member (first, "players", json_node_copy (json_object_get_member (json_node_get_object (told), "players")));
  session = hk_session_new (hk_games_lookup (HK_AOTD_GAME, NULL), first, "Friday night", 7, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (HK_AOTD_TABLE (hk_session_get_table (session))->shamblers, ==, 8);
}

static void
test_mission (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *mission = show (fixture, hk_aotd_mission_new (fixture->session));

  g_assert_nonnull (hk_fixture_find (mission, ADW_TYPE_PREFERENCES_ROW, "Fuel"));
  hk_fixture_play (fixture->session, "{ 'move': 'add-counter', 'name': 'Doors', 'value': 1, 'maximum': 4 }");
  g_assert_nonnull (hk_fixture_find (mission, ADW_TYPE_ACTION_ROW, "Doors"));
  g_assert_true (hk_session_undo (fixture->session, 1, NULL));
  hk_fixture_settle ();
  g_assert_null (hk_fixture_find (mission, ADW_TYPE_ACTION_ROW, "Doors"));
}

/* All of it fits a narrow window. */
static void
test_narrow (Fixture       *fixture,
             gconstpointer  data)
{
  GtkWidget *widgets[] = {
    g_object_new (HK_TYPE_AOTD_ROUND_STRIP, "session", fixture->session, NULL), g_object_new (HK_TYPE_AOTD_ZOMBIE_PHASE, "session", fixture->session, NULL), g_object_new (HK_TYPE_AOTD_HORDE, "session", fixture->session, NULL),
    hk_aotd_mission_new (fixture->session), hk_aotd_setup_views.new_rows (),
  };

  end_turns (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (widgets); i++)
    {
      int minimum;

      if (i + 1 == G_N_ELEMENTS (widgets))
        {
          g_autoptr (JsonNode) told = hk_fixture_parse (setup_text);

          hk_aotd_setup_views.set_players (widgets[i], (const char * const[]) { "Bartholomew the Elder", "Ann", NULL });
          hk_aotd_setup_views.fill (widgets[i], json_node_get_object (told));
        }
      show (fixture, widgets[i]);
      gtk_widget_measure (widgets[i], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 336);
    }
}

static GtkWidget *
get_row (GtkWidget  *view,
         const char *title)
{
  GtkWidget *row = hk_fixture_find (view, GTK_TYPE_LIST_BOX_ROW, title);

  g_assert_nonnull (row);
  return row;
}

/* The rows stay, also that of the Zone that is opened, which then says something else. */
static void
test_kept (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *list = show (fixture, g_object_new (HK_TYPE_AOTD_SPAWN_LIST, "session", fixture->session, NULL));
  g_autoptr (GtkWidget) boulevard = g_object_ref (get_row (list, "Boulevard"));
  g_autoptr (GtkWidget) casino = g_object_ref (get_row (list, "Casino"));
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (hk_fixture_find_button (casino, "Open"));
  hk_fixture_play (fixture->session, "{ 'move': 'open-spawn', 'zone': 2 }");
  g_assert_true (get_row (list, "Boulevard") == boulevard);
  g_assert_true (get_row (list, "Casino") == casino);
  g_assert_false (gtk_widget_has_css_class (casino, "aotd-asleep"));
  g_assert_false (hk_fixture_mentions (casino, "asleep"));
  hk_session_undo (fixture->session, 1, &error);
  g_assert_no_error (error);
  g_assert_true (get_row (list, "Casino") == casino);
  g_assert_true (gtk_widget_has_css_class (casino, "aotd-asleep"));
  g_assert_true (hk_fixture_mentions (casino, "asleep"));
}

static gboolean
is_folded (gpointer working)
{
  return !gtk_widget_is_visible (working);
}

/* The working of the forecast is made when it is unfolded, and needs no room while it is not. The tiles are kept. */
static void
test_forecast (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *horde = show (fixture, g_object_new (HK_TYPE_AOTD_HORDE, "session", fixture->session, NULL));
  GtkWidget *forecast = hk_fixture_find (horde, HK_TYPE_AOTD_FORECAST, NULL);
  GtkWidget *tile = hk_fixture_find (forecast, HK_TYPE_TILE, NULL);
  GtkWidget *button = hk_fixture_find (hk_fixture_find (forecast, HK_TYPE_FOLD, NULL), GTK_TYPE_TOGGLE_BUTTON, NULL);
  GtkWidget *revealer = gtk_widget_get_next_sibling (button);
  GtkWidget *working = gtk_revealer_get_child (GTK_REVEALER (revealer));
  GtkWidget *list = gtk_widget_get_first_child (working);

  g_assert_false (gtk_widget_is_visible (working));
  g_assert_null (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  hk_fixture_settle ();
  g_assert_true (gtk_widget_is_visible (working));
  g_assert_nonnull (hk_fixture_find (working, GTK_TYPE_TREE_EXPANDER, NULL));
  hk_fixture_play (fixture->session, "{ 'move': 'open-spawn', 'zone': 2 }");
  hk_fixture_settle ();
  g_assert_nonnull (hk_fixture_find (working, GTK_TYPE_TREE_EXPANDER, NULL));
  g_assert_true (hk_fixture_find (forecast, HK_TYPE_TILE, NULL) == tile);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), FALSE);
  g_assert_true (hk_fixture_wait (is_folded, working));
}

/* The last line of a working has room where lines before it wrap. */
static void
test_lines (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (HkBreakdown) breakdown = hk_breakdown_new ("Sum", NULL);
  GtkWidget *view = hk_breakdown_view_new ();
  GtkWidget *last;
  graphene_rect_t bounds;
  int n_lines = 0;

  for (int i = 0; i < 9; i++)
    hk_breakdown_add_int (breakdown, "A line with so many words that a narrow window shows it in two lines, if not in three or four of them", i, NULL);
  hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (view), breakdown);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 900);
  show (fixture, view);
  last = NULL;
  for (GtkWidget *line = gtk_widget_get_first_child (gtk_widget_get_first_child (view)); line != NULL; line = gtk_widget_get_next_sibling (line))
    {
      g_assert_true (gtk_widget_get_mapped (line));
      last = line;
      n_lines++;
    }
  g_assert_cmpint (n_lines, ==, 10);
  g_assert_true (gtk_widget_compute_bounds (last, view, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (view));
}

/* A tooltip is told at once and set when nobody waits. */
static gboolean
has_tooltip (gpointer label)
{
  return g_strcmp0 (gtk_widget_get_tooltip_text (label), "Second") == 0;
}

static void
test_tooltip (Fixture       *fixture,
              gconstpointer  data)
{
  GtkWidget *label = gtk_label_new ("Tooltip");

  hk_tooltip_set (label, "First");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (label), ==, "First");
  g_assert_true (gtk_widget_get_visible (label));
  show (fixture, label);
  hk_tooltip_set (label, "Never");
  hk_tooltip_set (label, "Second");
  g_assert_cmpstr (hk_tooltip_get (label), ==, "Second");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (label), ==, "First");
  g_assert_true (hk_fixture_wait (has_tooltip, label));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/aotd-horde/pool", Fixture, "app", set_up, test_pool, tear_down);
  g_test_add ("/aotd-horde/held", Fixture, "app", set_up, test_held, tear_down);
  g_test_add ("/aotd-horde/warning", Fixture, "app", set_up, test_warning, tear_down);
  g_test_add ("/aotd-horde/banner", Fixture, "app", set_up, test_banner, tear_down);
  g_test_add ("/aotd-horde/open-spawn", Fixture, "app", set_up, test_open_spawn, tear_down);
  g_test_add ("/aotd-horde/wake", Fixture, "app", set_up, test_wake, tear_down);
  g_test_add ("/aotd-horde/wake-by-hand", Fixture, "hand", set_up, test_wake, tear_down);
  g_test_add ("/aotd-horde/extra", Fixture, "app", set_up, test_extra, tear_down);
  g_test_add ("/aotd-horde/wounds", Fixture, "app", set_up, test_wounds, tear_down);
  g_test_add ("/aotd-horde/spawn-result", Fixture, "app", set_up, test_spawn_result, tear_down);
  g_test_add ("/aotd-horde/spawn-entry", Fixture, "hand", set_up, test_spawn_entry, tear_down);
  g_test_add ("/aotd-horde/spawn-entry-without-levels", Fixture, "hand", set_up, test_spawn_entry_without_levels, tear_down);
  g_test_add ("/aotd-horde/setup", Fixture, "app", set_up, test_setup, tear_down);
  g_test_add ("/aotd-horde/mission", Fixture, "app", set_up, test_mission, tear_down);
  g_test_add ("/aotd-horde/kept", Fixture, "app", set_up, test_kept, tear_down);
  g_test_add ("/aotd-horde/forecast", Fixture, "app", set_up, test_forecast, tear_down);
  g_test_add ("/aotd-horde/lines", Fixture, "app", set_up, test_lines, tear_down);
  g_test_add ("/aotd-horde/tooltip", Fixture, "app", set_up, test_tooltip, tear_down);
  g_test_add ("/aotd-horde/narrow", Fixture, "app", set_up, test_narrow, tear_down);
  return g_test_run ();
}
