/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>

#include "core/record/hk-error.h"
#include "hk-tool-fixture.h"
#include "hk-ui-fixture.h"
#include "ui/games/army-of-the-dead/dice/hk-aotd-dice-row.h"
#include "ui/tools/hk-tool-choice.h"
#include "ui/tools/hk-tool-list.h"
#include "ui/tools/hk-tool-page.h"
#include "ui/tools/hk-tools-dialog.h"
#include "ui/tools/hk-tools-page.h"
#include "ui/widgets/hk-key-row.h"

/* The calculators as tools: what their sheets tell is what the command line answers. */

#define N_INPUTS 200

/* Of 200 inputs told at random at least so many are a question that has an answer. */
#define LEAST_ANSWERS 100

/* The sheets of which fewer are. */
static const struct
{
  const char *game;
  const char *calculator;
  guint       least;
} exceptions[] = {
  /* The target and the Range have to fit the weapon and the Zone, and the dice that were rolled all of that. */
  { "army-of-the-dead", "attack", 30 },
  { "army-of-the-dead", "attack-odds", 50 },
  { "army-of-the-dead", "best-attack", 70 },
};

/* The answers of the command line to lines of parameters. */
static GStrv
ask_command_line (HkTool     *tool,
                  const char *lines)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) cli = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                                  g_getenv ("HK_CLI"), "calc", hk_tool_get_game (tool)->id,
                                                  hk_tool_get_name (tool), "--lines", NULL);
  g_autofree char *answers = NULL;

  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (cli, lines, NULL, &answers, NULL, &error));
  g_assert_no_error (error);
  return g_strsplit (answers, "\n", -1);
}

/* What the sheet says, as a line of the command line. */
static char *
make_answer (HkTool *tool)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = json_node_alloc ();

  if (hk_tool_get_result (tool) != NULL)
    json_object_set_member (object, "result", json_node_copy (hk_tool_get_result (tool)));
  else
    json_object_set_string_member (object, "error", hk_tool_get_waiting (tool));
  if (hk_tool_get_breakdown (tool) != NULL)
    json_object_set_member (object, "working", hk_breakdown_to_json (hk_tool_get_breakdown (tool)));
  json_node_init_object (node, object);
  return json_to_string (node, FALSE);
}

static void
assert_equal (HkTool *tool)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_str_hash (hk_tool_get_name (tool)));
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_tool_get_game (tool), NULL);
  g_autoptr (GString) lines = g_string_new (NULL);
  g_autoptr (GPtrArray) expected = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) answers = NULL;
  guint n_answers = 0;
  guint least = LEAST_ANSWERS;

  for (guint i = 0; i < N_INPUTS; i++)
    {
      g_autoptr (JsonObject) params = NULL;
      g_autoptr (JsonNode) node = json_node_alloc ();
      g_autofree char *line = NULL;

      hk_tool_fixture_tell (tool, pack, rand);
      params = hk_tool_make_params (tool);
      json_node_init_object (node, params);
      line = json_to_string (node, FALSE);
      g_string_append_printf (lines, "%s\n", line);
      g_ptr_array_add (expected, make_answer (tool));
      n_answers += hk_tool_get_result (tool) != NULL;
    }
  answers = ask_command_line (tool, lines->str);
  g_assert_cmpuint (g_strv_length (answers), ==, N_INPUTS + 1);
  for (guint i = 0; i < N_INPUTS; i++)
    g_assert_cmpstr (answers[i], ==, g_ptr_array_index (expected, i));
  g_test_message ("%s/%s: %u of %u inputs have an answer", hk_tool_get_game (tool)->id, hk_tool_get_name (tool), n_answers, N_INPUTS);
  for (guint i = 0; i < G_N_ELEMENTS (exceptions); i++)
    if (g_str_equal (exceptions[i].game, hk_tool_get_game (tool)->id) && g_str_equal (exceptions[i].calculator, hk_tool_get_name (tool)))
      least = exceptions[i].least;
  g_assert_cmpuint (n_answers, >=, least);
  hk_tool_reset (tool);
}

static void
test_equal (HkFixture     *fixture,
            gconstpointer  data)
{
  GListModel *tools = hk_application_get_tools (fixture->application);

  g_assert_cmpuint (g_list_model_get_n_items (tools), ==, 30);
  for (guint i = 0; i < g_list_model_get_n_items (tools); i++)
    {
      g_autoptr (HkTool) tool = g_list_model_get_item (tools, i);

      assert_equal (tool);
    }
}

static GtkWidget *
open_tools (HkFixture  *fixture,
            const char *id)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.tools", "s", id);
  hk_fixture_settle ();
  return hk_fixture_get_dialog (fixture->window);
}

/* From the list of a game to a number that changes as it is tapped. */
static void
test_sheet (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *dialog = open_tools (fixture, "card-z");
  GtkWidget *page;
  GtkWidget *target;

  g_assert_nonnull (hk_fixture_find (dialog, HK_TYPE_TOOLS_PAGE, NULL));
  g_assert_true (hk_fixture_says (dialog, "Card-Z"));
  g_assert_false (hk_fixture_says (dialog, "Zombiez"));
  g_assert_true (gtk_widget_activate (hk_fixture_find (dialog, ADW_TYPE_ACTION_ROW, "What an attack needs")));
  hk_fixture_settle ();
  page = hk_fixture_find (dialog, HK_TYPE_TOOL_PAGE, NULL);
  g_assert_true (hk_fixture_says (page, "Waiting for: Target number"));
  target = hk_fixture_find (page, HK_TYPE_KEY_ROW, "Target number");
  hk_key_row_set_selected (HK_KEY_ROW (target), 5);
  g_assert_false (hk_fixture_mentions (page, "Waiting for"));
  g_assert_cmpstr (hk_tool_get_result_text (hk_tool_page_get_tool (HK_TOOL_PAGE (page))), ==, "40.0 %");
  hk_fixture_click (page, "At night");
  g_assert_cmpstr (hk_tool_get_result_text (hk_tool_page_get_tool (HK_TOOL_PAGE (page))), !=, "40.0 %");
  /* What it was told is there when it is opened again. */
  adw_dialog_force_close (ADW_DIALOG (dialog));
  hk_fixture_settle ();
  dialog = open_tools (fixture, "card-z/to-hit");
  page = hk_fixture_find (dialog, HK_TYPE_TOOL_PAGE, NULL);
  target = hk_fixture_find (page, HK_TYPE_KEY_ROW, "Target number");
  g_assert_cmpint (hk_key_row_get_selected (HK_KEY_ROW (target)), ==, 5);
  gtk_widget_activate_action (page, "tool.reset", NULL);
  g_assert_cmpint (hk_key_row_get_selected (HK_KEY_ROW (target)), ==, -1);
  g_assert_true (hk_fixture_says (page, "Waiting for: Target number"));
}

/* What each choice leads to is what the sheet says once it is chosen, and the best of them is marked. */
static void
test_side_by_side (HkFixture     *fixture,
                   gconstpointer  data)
{
  GtkWidget *dialog = open_tools (fixture, "card-z/bite");
  HkTool *tool = hk_tool_page_get_tool (HK_TOOL_PAGE (hk_fixture_find (dialog, HK_TYPE_TOOL_PAGE, NULL)));
  HkToolValue *type = hk_tool_value_find (hk_tool_get_values (tool), "type");
  HkToolValue *distance = hk_tool_value_find (hk_tool_get_values (tool), "distance");
  double chances[5];
  int least = 0;

  hk_tool_reset (tool);
  hk_tool_value_set_int (distance, 2);
  hk_fixture_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    {
      g_autofree char *note = g_strdup (hk_tool_value_get_note (type, i));

      hk_tool_choice_choose (type, NULL, (int) i);
      g_assert_cmpstr (hk_tool_get_result_text (tool), ==, note);
      g_assert_true (hk_tool_get_measure (tool, &chances[i]));
      least = chances[i] < chances[least] ? (int) i : least;
    }
  hk_fixture_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    g_assert_true (hk_tool_value_is_best (type, i) == ((int) i == least));
  g_assert_true (hk_fixture_says (dialog, "It gets to bite"));
  hk_tool_reset (tool);
}

/* A result that is kept stands beside what is tried next, and one tap leads back to it. */
static void
test_compare (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *dialog = open_tools (fixture, "dark-age-z/gate-damage");
  GtkWidget *page = hk_fixture_find (dialog, HK_TYPE_TOOL_PAGE, NULL);
  HkTool *tool = hk_tool_page_get_tool (HK_TOOL_PAGE (page));
  HkToolValue *zombies = hk_tool_value_find (hk_tool_get_values (tool), "zombies");

  hk_tool_value_set_int (hk_tool_value_find (hk_tool_get_values (tool), "damage"), 2);
  hk_tool_value_set_int (zombies, 3);
  g_assert_cmpstr (hk_tool_get_result_text (tool), ==, "6");
  gtk_widget_activate_action (page, "tool.keep", NULL);
  g_assert_true (hk_fixture_says (page, "Kept: 6"));
  hk_tool_value_set_int (zombies, 5);
  g_assert_cmpstr (hk_tool_get_result_text (tool), ==, "10");
  g_assert_true (hk_fixture_says (page, "+4"));
  gtk_widget_activate_action (page, "tool.go-back", NULL);
  g_assert_cmpint (hk_tool_value_get_int (zombies, 0), ==, 3);
  g_assert_cmpstr (hk_tool_get_result_text (tool), ==, "6");
  g_assert_false (hk_fixture_says (page, "+4"));
  gtk_widget_activate_action (page, "tool.drop-kept", NULL);
  g_assert_null (hk_tool_get_kept_text (tool));
  hk_tool_reset (tool);
}

/* The forecast stands on the map itself. */
static void
test_forecast (HkFixture     *fixture,
               gconstpointer  data)
{
  GtkWidget *dialog = open_tools (fixture, "card-z/fire-odds");
  HkTool *tool = hk_tool_page_get_tool (HK_TOOL_PAGE (hk_fixture_find (dialog, HK_TYPE_TOOL_PAGE, NULL)));
  HkToolValue *fires = hk_tool_value_find (hk_tool_get_values (tool), "fires");
  g_autoptr (JsonNode) told = hk_fixture_parse ("[[0, 0]]");
  guint n_notes = 0;
  guint n;

  hk_tool_value_read (fires, told);
  hk_fixture_settle ();
  hk_tool_value_get_field (fires)->list_hexes (fires, &n);
  for (guint i = 0; i < n; i++)
    n_notes += hk_tool_value_get_note (fires, i) != NULL;
  g_assert_cmpuint (n_notes, ==, 6);
  g_assert_true (hk_fixture_says (dialog, "10 %"));
  hk_tool_reset (tool);
}

/* What has been told is told again by what it was saved as. */
static void
test_save (HkFixture     *fixture,
           gconstpointer  data)
{
  GListModel *tools = hk_application_get_tools (fixture->application);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (guint i = 0; i < g_list_model_get_n_items (tools); i++)
    {
      g_autoptr (HkTool) tool = g_list_model_get_item (tools, i);
      g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_tool_get_game (tool), NULL);

      for (guint j = 0; j < 5; j++)
        {
          g_autoptr (HkTool) copy = NULL;
          g_autofree char *before = NULL;
          g_autofree char *after = NULL;

          hk_tool_fixture_tell (tool, pack, rand);
          copy = hk_tool_copy (tool);
          before = make_answer (tool);
          after = make_answer (copy);
          g_assert_cmpstr (before, ==, after);
        }
      hk_tool_reset (tool);
    }
}

/* What was told is told again in the same evening, and what a file makes of it harms nothing. */
static void
test_remember (HkFixture     *fixture,
               gconstpointer  data)
{
  static const char * const strange[] = {
    "[]", "{}", "{\"time\": \"today\", \"tools\": {}}", "{\"time\": 9999999999999, \"tools\": {}}",
  };
  GListModel *tools = hk_application_get_tools (fixture->application);
  HkTool *tool = hk_tool_list_lookup (tools, "card-z/to-hit");
  g_autoptr (JsonNode) told = hk_fixture_parse ("{\"target\": 5, \"range\": \"long\", \"outside\": false}");
  g_autoptr (JsonNode) wrong = hk_fixture_parse ("{\"target\": \"five\", \"range\": 3, \"how\": [1], \"night\": {}}");
  g_autoptr (GListModel) later = NULL;
  HkTool *again;

  hk_tool_value_read (hk_tool_get_values (tool), told);
  hk_tool_list_remember (tools);
  later = hk_tool_list_new ();
  again = hk_tool_list_lookup (later, "card-z/to-hit");
  g_assert_cmpstr (hk_tool_get_result_text (again), ==, hk_tool_get_result_text (tool));
  g_assert_false (hk_tool_value_get_boolean (hk_tool_value_find (hk_tool_get_values (again), "outside")));
  hk_tool_value_read (hk_tool_get_values (again), wrong);
  g_assert_cmpstr (hk_tool_get_result_text (again), ==, hk_tool_get_result_text (tool));
  for (guint i = 0; i < G_N_ELEMENTS (strange); i++)
    {
      g_autoptr (JsonNode) node = hk_fixture_parse (strange[i]);

      g_assert_false (hk_tool_list_load (later, node));
    }
  hk_tool_reset (tool);
  hk_tool_list_remember (tools);
}

/* What a calculator is given is told again by it. */
static void
test_decode (HkFixture     *fixture,
             gconstpointer  data)
{
  GListModel *tools = hk_application_get_tools (fixture->application);
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);

  for (guint i = 0; i < g_list_model_get_n_items (tools); i++)
    {
      g_autoptr (HkTool) tool = g_list_model_get_item (tools, i);
      g_autoptr (HkTool) other = hk_tool_copy (tool);
      g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_tool_get_game (tool), NULL);

      for (guint j = 0; j < 20; j++)
        {
          g_autoptr (JsonObject) given = NULL;
          g_autofree char *before = NULL;
          g_autofree char *after = NULL;

          hk_tool_fixture_tell (tool, pack, rand);
          given = hk_tool_make_params (tool);
          hk_tool_take (other, given);
          before = make_answer (tool);
          after = make_answer (other);
          if (hk_tool_get_result (tool) != NULL)
            g_assert_cmpstr (before, ==, after);
        }
      hk_tool_reset (tool);
    }
}

/* The dice of the roll are tapped to set them aside; those of the best choice are, and the sheet goes on to the next roll. */
static void
test_vault (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *dialog = open_tools (fixture, "army-of-the-dead/vault-advice");
  HkTool *tool = hk_tool_page_get_tool (HK_TOOL_PAGE (hk_fixture_find (dialog, HK_TYPE_TOOL_PAGE, NULL)));
  HkToolValue *values = hk_tool_get_values (tool);
  g_autoptr (JsonNode) told = hk_fixture_parse ("[1, 2, 2, 4, 6]");
  g_autoptr (JsonNode) next = hk_fixture_parse ("[3, 5]");
  g_autoptr (JsonObject) before = NULL;
  g_autoptr (JsonObject) after = NULL;
  GtkWidget *row;
  g_autofree char *best = NULL;
  g_autofree char *picked = NULL;

  hk_tool_reset (tool);
  hk_tool_value_read (hk_tool_value_find (values, "rolled"), told);
  hk_fixture_settle ();
  row = hk_fixture_find (dialog, HK_TYPE_AOTD_DICE_ROW, NULL);
  best = hk_aotd_dice_row_get_picked (HK_AOTD_DICE_ROW (row));
  g_assert_cmpstr (best, ==, json_object_get_string_member (json_node_get_object (hk_tool_get_result (tool)), "set-aside"));
  g_assert_true (hk_fixture_mentions (dialog, "None is better."));
  hk_aotd_dice_row_pick (HK_AOTD_DICE_ROW (row), "1");
  g_assert_true (hk_fixture_mentions (dialog, "The best one: "));
  hk_aotd_dice_row_pick (HK_AOTD_DICE_ROW (row), "246");
  picked = hk_aotd_dice_row_get_picked (HK_AOTD_DICE_ROW (row));
  g_assert_cmpstr (picked, ==, "246");
  hk_fixture_click (dialog, "Set Aside and Roll Again");
  hk_fixture_settle ();
  before = hk_tool_make_params (tool);
  g_assert_cmpstr (json_object_get_string_member (before, "reserve"), ==, "246");
  g_assert_false (json_object_has_member (before, "rolled"));
  g_assert_cmpint (json_object_get_int_member (before, "rolls-left"), ==, 2);
  g_assert_nonnull (hk_tool_get_result (tool));
  /* The number of rolls left is right when they are rolled, without a tap. */
  hk_tool_value_read (hk_tool_value_find (values, "rolled"), next);
  after = hk_tool_make_params (tool);
  g_assert_cmpint (json_object_get_int_member (after, "rolls-left"), ==, 1);
  g_assert_nonnull (hk_tool_get_result (tool));
  hk_tool_reset (tool);
}

static void
test_infection (HkFixture     *fixture,
                gconstpointer  data)
{
  GtkWidget *dialog = open_tools (fixture, "rfyl/infection-odds");
  HkTool *tool = hk_tool_page_get_tool (HK_TOOL_PAGE (hk_fixture_find (dialog, HK_TYPE_TOOL_PAGE, NULL)));

  hk_tool_reset (tool);
  hk_tool_value_set_int (hk_tool_value_find (hk_tool_get_values (tool), "infected"), 3);
  hk_tool_value_set_int (hk_tool_value_find (hk_tool_get_values (tool), "clean"), 9);
  hk_tool_value_set_int (hk_tool_value_find (hk_tool_get_values (tool), "bloods"), 2);
  hk_fixture_settle ();
  g_assert_true (hk_fixture_says (dialog, "Not infected"));
  g_assert_true (hk_fixture_says (dialog, "by 2 hidden cards"));
  g_assert_true (hk_fixture_says (dialog, "of 12 cards nobody has seen"));
  hk_tool_reset (tool);
}

/* Makes a move on the table. */
static void
play (HkTable    *table,
      const char *name,
      const char *params)
{
  g_autoptr (JsonNode) node = hk_fixture_parse (params);
  g_autoptr (HkMove) move = hk_move_new (name, json_node_get_object (node));
  g_autoptr (GError) error = NULL;

  hk_table_apply (table, move, &error);
  g_assert_no_error (error);
}

/* The sheet of the tool at a table, as it is opened, and gone again. */
static void
open_and_close (HkTool  *tool,
                HkTable *table)
{
  AdwNavigationPage *page = hk_tool_page_new (tool, NULL, table);

  g_object_ref_sink (page);
  g_object_unref (page);
}

/* Where a game is running, its sheets start with what the table knows, and go on with what was tapped until the table knows
 * something else. */
static void
test_from_game (HkFixture     *fixture,
                gconstpointer  data)
{
  GListModel *tools = hk_application_get_tools (fixture->application);
  HkTool *tool = hk_tool_list_lookup (tools, "zombiez/final-score");
  g_autoptr (HkTable) table = hk_table_new (hk_games_lookup ("zombiez", NULL), 1);
  g_autoptr (JsonNode) setup = hk_fixture_parse ("{\"players\": [{\"name\": \"Ann\"}, {\"name\": \"Bo\"}, {\"name\": \"Cy\"}]}");
  g_autoptr (HkMove) move = hk_move_new ("setup", json_node_get_object (setup));
  g_autoptr (GError) error = NULL;
  HkToolValue *players = hk_tool_value_find (hk_tool_get_values (tool), "players");
  g_autoptr (GListModel) later = NULL;
  g_autoptr (HkToolValue) first = NULL;

  hk_table_setup (table, move, &error);
  g_assert_no_error (error);
  hk_tool_reset (tool);
  g_assert_null (hk_tool_get_result (tool));
  open_and_close (tool, table);
  g_assert_nonnull (hk_tool_get_result (tool));
  g_assert_cmpuint (g_list_model_get_n_items (hk_tool_value_get_children (players)), ==, 3);
  /* What is tapped stays, also over the end of the app. */
  first = g_list_model_get_item (hk_tool_value_get_children (players), 0);
  hk_tool_value_remove (players, first);
  open_and_close (tool, table);
  g_assert_cmpuint (g_list_model_get_n_items (hk_tool_value_get_children (players)), ==, 2);
  hk_tool_list_remember (tools);
  later = hk_tool_list_new ();
  open_and_close (hk_tool_list_lookup (later, "zombiez/final-score"), table);
  g_assert_cmpuint (g_list_model_get_n_items (hk_tool_value_get_children (hk_tool_value_find (hk_tool_get_values (hk_tool_list_lookup (later, "zombiez/final-score")), "players"))), ==, 2);
  /* The table knows something else. */
  play (table, "set", "{\"path\": \"players/0/sets\", \"value\": 2}");
  open_and_close (tool, table);
  g_assert_cmpuint (g_list_model_get_n_items (hk_tool_value_get_children (players)), ==, 3);
  /* Nothing of the game was asked for. */
  hk_tool_take_situation (tool, NULL);
  open_and_close (tool, table);
  g_assert_null (hk_tool_get_result (tool));
  hk_tool_reset (tool);
  hk_tool_list_remember (tools);
}

/* Whether the disk knows the tool's number. */
static gboolean
is_on_disk (gpointer data)
{
  g_autoptr (GListModel) later = hk_tool_list_new ();
  HkTool *tool = hk_tool_list_lookup (later, "dark-age-z/gate-damage");

  return hk_tool_value_get_int (hk_tool_value_find (hk_tool_get_values (tool), "zombies"), 0) == 5;
}

/* What is tapped is on the disk while the sheet is open. */
static void
test_power_cut (HkFixture     *fixture,
                gconstpointer  data)
{
  GtkWidget *dialog = open_tools (fixture, "dark-age-z/gate-damage");
  HkTool *tool = hk_tool_page_get_tool (HK_TOOL_PAGE (hk_fixture_find (dialog, HK_TYPE_TOOL_PAGE, NULL)));

  hk_tool_value_set_int (hk_tool_value_find (hk_tool_get_values (tool), "zombies"), 5);
  g_assert_true (hk_fixture_wait (is_on_disk, NULL));
  hk_tool_reset (tool);
  adw_dialog_force_close (ADW_DIALOG (dialog));
}

/* Every sheet can be opened, told and forgotten. */
static void
test_all_sheets (HkFixture     *fixture,
                 gconstpointer  data)
{
  GListModel *tools = hk_application_get_tools (fixture->application);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (guint i = 0; i < g_list_model_get_n_items (tools); i++)
    {
      g_autoptr (HkTool) tool = g_list_model_get_item (tools, i);
      g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_tool_get_game (tool), NULL);
      AdwNavigationPage *page = hk_tool_page_new (tool, pack, NULL);

      g_object_ref_sink (page);
      hk_tool_fixture_tell (tool, pack, rand);
      hk_tool_fixture_tell (tool, pack, rand);
      g_assert_true (hk_tool_get_result (tool) != NULL || hk_tool_get_waiting (tool) != NULL);
      g_object_unref (page);
    }
}

static void
test_check (HkFixture     *fixture,
            gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_tool_list_check ("card-z/to-hit", NULL));
  g_assert_false (hk_tool_list_check ("card-z/to-miss", NULL));
  g_assert_false (hk_tool_list_check ("chess/to-hit", NULL));
  g_assert_false (hk_tool_list_check ("to-hit", &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_UNKNOWN);
}

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, GPOINTER_TO_INT (data) == 0 ? 1000 : GPOINTER_TO_INT (data), 700);
}

int
main (int    argc,
      char **argv)
{
  static const HkFixtureTest tests[] = {
    { "/tools/equal", 0, test_equal },
    { "/tools/sheet", 0, test_sheet },
    { "/tools/side-by-side", 0, test_side_by_side },
    { "/tools/compare", 0, test_compare },
    { "/tools/forecast", 0, test_forecast },
    { "/tools/vault", 0, test_vault },
    { "/tools/vault-360", 360, test_vault },
    { "/tools/infection", 0, test_infection },
    { "/tools/save", 0, test_save },
    { "/tools/from-game", 0, test_from_game },
    { "/tools/remember", 0, test_remember },
    { "/tools/power-cut", 0, test_power_cut },
    { "/tools/decode", 0, test_decode },
    { "/tools/all-sheets", 360, test_all_sheets },
    { "/tools/check", 0, test_check },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
