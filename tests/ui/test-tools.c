/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>

#include "core/record/hk-error.h"
#include "hk-ui-fixture.h"
#include "ui/tools/hk-dice-page.h"
#include "ui/tools/hk-tool-list.h"
#include "ui/tools/hk-tool-page.h"
#include "ui/tools/hk-tools-dialog.h"
#include "ui/tools/hk-tools-page.h"
#include "ui/widgets/hk-key-row.h"

/* The calculators as tools: what their sheets tell is what the command line answers. */

#define N_INPUTS 200

/* Of 200 inputs told at random at least so many are a question that has an answer. */
#define LEAST_ANSWERS 4

static void tell (HkToolValue *value, HkPack *pack, GRand *rand);

static void
tell_numbers (HkToolValue *value,
              GRand       *rand,
              int          n,
              int          most)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  g_autoptr (JsonArray) array = json_array_new ();

  for (int i = 0; i < n; i++)
    json_array_add_int_element (array, g_rand_int_range (rand, field->minimum, MIN (field->maximum, field->minimum + most) + 1));
  hk_tool_value_set_node (value, json_node_init_array (json_node_alloc (), array));
}

static guint
count_words (const HkWord *words)
{
  guint n = 0;

  while (words != NULL && words[n].id != NULL)
    n++;
  return n;
}

static void
tell_several (HkToolValue *value,
              HkPack      *pack,
              GRand       *rand)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  const HkWord *words = hk_tool_value_list_words (value);
  GPtrArray *cards = field->pack_kind == NULL ? NULL : hk_pack_list (pack, field->pack_kind);
  const guint n = cards != NULL ? cards->len : count_words (words);
  g_autoptr (JsonArray) array = json_array_new ();

  for (guint i = 0; i < n && json_array_get_length (array) < (guint) field->maximum; i++)
    if (g_rand_int_range (rand, 0, cards != NULL ? 2 : 8) == 0 && cards != NULL)
      json_array_add_object_element (array, json_object_ref (g_ptr_array_index (cards, i)));
    else if (cards == NULL && g_rand_int_range (rand, 0, 6) == 0)
      json_array_add_string_element (array, words[i].id);
  hk_tool_value_set_node (value, json_array_get_length (array) == 0 ? NULL : json_node_init_array (json_node_alloc (), array));
}

static void
tell_hexes (HkToolValue *value,
            GRand       *rand)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  guint n;
  const HkToolHex *hexes = field->list_hexes (value, &n);
  const guint first = (guint) g_rand_int_range (rand, 0, (int) n);
  const int many = field->maximum == 1 ? 1 : g_rand_int_range (rand, 1, field->maximum + 1);
  g_autoptr (JsonArray) array = json_array_new ();

  for (int i = 0; i < many; i++)
    {
      const HkToolHex *hex = &hexes[(first + (guint) i * 3) % n];
      JsonArray *one = json_array_new ();

      json_array_add_int_element (one, hex->q);
      json_array_add_int_element (one, hex->r);
      if (field->maximum == 1)
        {
          hk_tool_value_set_node (value, json_node_init_array (json_node_alloc (), one));
          json_array_unref (one);
          return;
        }
      json_array_add_array_element (array, one);
    }
  hk_tool_value_set_node (value, json_node_init_array (json_node_alloc (), array));
}

static void
tell_list (HkToolValue *value,
           HkPack      *pack,
           GRand       *rand)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  const int n = g_rand_int_range (rand, field->minimum, MIN (field->maximum, 5) + 1);

  for (int i = 0; i < n; i++)
    tell (hk_tool_value_add (value), pack, rand);
}

/* Tells what is needed, and of the rest a part. */
static void
tell_group (HkToolValue *value,
            HkPack      *pack,
            GRand       *rand)
{
  GListModel *children = hk_tool_value_get_children (value);

  for (guint i = 0; i < g_list_model_get_n_items (children); i++)
    {
      g_autoptr (HkToolValue) child = g_list_model_get_item (children, i);

      if (hk_tool_value_get_field (child)->required || g_rand_int_range (rand, 0, 3) == 0)
        tell (child, pack, rand);
    }
}

static void
tell (HkToolValue *value,
      HkPack      *pack,
      GRand       *rand)
{
  const HkToolField *field = hk_tool_value_get_field (value);
  const HkWord *words = hk_tool_value_list_words (value);

  switch (field->kind)
    {
    case HK_TOOL_INT:
      hk_tool_value_set_int (value, g_rand_int_range (rand, field->minimum, MIN (field->maximum, field->minimum + 25) + 1));
      break;
    case HK_TOOL_SWITCH:
      hk_tool_value_set_boolean (value, g_rand_boolean (rand));
      break;
    case HK_TOOL_CHOICE:
      hk_tool_value_set_text (value, words[g_rand_int_range (rand, 0, (int) count_words (words))].id);
      break;
    case HK_TOOL_TEXT:
      hk_tool_value_set_text (value, "Ann");
      break;
    case HK_TOOL_NUMBERS:
      tell_numbers (value, rand, g_rand_int_range (rand, 1, field->most > 0 ? MIN (field->most, 8) + 1 : 8), 24);
      break;
    case HK_TOOL_COUNTS:
      tell_numbers (value, rand, (int) count_words (words), 6);
      break;
    case HK_TOOL_SEVERAL:
      tell_several (value, pack, rand);
      break;
    case HK_TOOL_HEXES:
      tell_hexes (value, rand);
      break;
    case HK_TOOL_GROUP:
      tell_group (value, pack, rand);
      break;
    case HK_TOOL_LIST:
      tell_list (value, pack, rand);
      break;
    case HK_TOOL_CARD:
    case HK_TOOL_NONE:
      break;
    }
}

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

  for (guint i = 0; i < N_INPUTS; i++)
    {
      g_autoptr (JsonObject) params = NULL;
      g_autoptr (JsonNode) node = json_node_alloc ();
      g_autofree char *line = NULL;

      hk_tool_reset (tool);
      tell (hk_tool_get_values (tool), pack, rand);
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
  g_assert_cmpuint (n_answers, >=, LEAST_ANSWERS);
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
      AdwNavigationPage *page = hk_tool_page_new (tool, pack);

      g_object_ref_sink (page);
      tell (hk_tool_get_values (tool), pack, rand);
      hk_tool_reset (tool);
      tell (hk_tool_get_values (tool), pack, rand);
      g_assert_true (hk_tool_get_result (tool) != NULL || hk_tool_get_waiting (tool) != NULL);
      g_object_unref (page);
    }
}

/* What is taken back comes again as it came, and the chart is exact. */
static void
test_dice (HkFixture     *fixture,
           gconstpointer  data)
{
  g_autoptr (HkRandom) random = hk_random_new (7);
  g_autoptr (HkDiceBox) box = hk_dice_box_new (random);
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;
  g_autoptr (HkDistribution) sum = NULL;
  g_autoptr (HkDistribution) reach = NULL;
  g_autoptr (HkDistribution) highest = NULL;
  int kept;

  g_assert_null (hk_dice_box_make_chart (box, HK_DICE_SUM, 0));
  hk_dice_box_add (box, 0);
  hk_dice_box_add (box, 0);
  sum = hk_dice_box_make_chart (box, HK_DICE_SUM, 0);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (sum, 7), 6 / 36.0, 1e-12);
  reach = hk_dice_box_make_chart (box, HK_DICE_REACH, 5);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (reach, 1), 16 / 36.0, 1e-12);
  highest = hk_dice_box_make_chart (box, HK_DICE_HIGHEST, 0);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (highest, 6), 11 / 36.0, 1e-12);
  g_assert_null (hk_dice_box_describe (box));
  hk_dice_box_throw (box, FALSE);
  first = hk_dice_box_describe (box);
  g_assert_nonnull (first);
  g_assert_cmpuint (g_list_model_get_n_items (hk_dice_box_get_history (box)), ==, 1);
  hk_dice_box_undo (box);
  g_assert_cmpuint (g_list_model_get_n_items (hk_dice_box_get_history (box)), ==, 0);
  g_assert_null (hk_dice_box_describe (box));
  hk_dice_box_throw (box, FALSE);
  again = hk_dice_box_describe (box);
  g_assert_cmpstr (first, ==, again);
  /* Only what is marked is thrown again. */
  kept = hk_dice_box_get_die (box, 0)->face;
  for (guint i = 0; i < 20; i++)
    {
      hk_dice_box_mark (box, 1, TRUE);
      hk_dice_box_throw (box, TRUE);
      g_assert_cmpint (hk_dice_box_get_die (box, 0)->face, ==, kept);
    }
  hk_dice_box_mark (box, 0, TRUE);
  hk_dice_box_remove (box);
  g_assert_cmpuint (hk_dice_box_get_n_dice (box), ==, 1);
}

static void
test_deck (HkFixture     *fixture,
           gconstpointer  data)
{
  g_autoptr (HkRandom) random = hk_random_new (7);
  g_autoptr (HkDiceBox) box = hk_dice_box_new (random);
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_games_lookup ("rfyl", NULL), NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) left = NULL;
  g_autofree char *top = NULL;
  guint all;
  guint n = 0;

  hk_dice_box_take_deck (box, pack, "determination", "Determination");
  all = hk_dice_box_get_n_left (box);
  g_assert_cmpuint (all, ==, hk_pack_count (pack, "determination"));
  left = hk_dice_box_list_left (box);
  for (guint i = 0; i < left->len; i++)
    n += hk_dice_box_count_left (box, g_ptr_array_index (left, i));
  g_assert_cmpuint (n, ==, all);
  top = g_strdup (hk_dice_box_peek (box));
  g_assert_true (hk_dice_box_draw (box, NULL));
  g_assert_cmpstr (hk_dice_box_list_drawn (box)[0], ==, top);
  hk_dice_box_undo (box);
  g_assert_cmpuint (hk_dice_box_get_n_left (box), ==, all);
  for (guint i = 0; i < all; i++)
    {
      g_assert_true (hk_dice_box_draw (box, NULL));
      if (i == 0)
        g_assert_cmpstr (hk_dice_box_list_drawn (box)[0], ==, top);
    }
  g_assert_false (hk_dice_box_draw (box, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE);
  hk_dice_box_discard (box, 0);
  g_assert_cmpuint (g_strv_length ((GStrv) hk_dice_box_list_discards (box)), ==, 1);
  hk_dice_box_reshuffle (box);
  g_assert_cmpuint (hk_dice_box_get_n_left (box), ==, 1);
}

static void
test_dice_page (HkFixture     *fixture,
                gconstpointer  data)
{
  GtkWidget *dialog = open_tools (fixture, HK_TOOL_DICE);
  HkDiceBox *box = hk_application_get_dice (fixture->application);

  while (hk_dice_box_can_undo (box))
    hk_dice_box_undo (box);
  g_assert_true (gtk_widget_activate (hk_fixture_find (dialog, ADW_TYPE_ACTION_ROW, "Six-sided die")));
  g_assert_true (gtk_widget_activate (hk_fixture_find (dialog, ADW_TYPE_ACTION_ROW, "Six-sided die")));
  hk_fixture_settle ();
  g_assert_cmpuint (hk_dice_box_get_n_dice (box), ==, 2);
  g_assert_true (hk_fixture_says (dialog, "7.00 on average"));
  hk_fixture_click (dialog, "Throw All");
  g_assert_true (hk_fixture_mentions (dialog, "Sum "));
  hk_fixture_activate (hk_fixture_find (dialog, HK_TYPE_DICE_PAGE, NULL), "dice.undo");
  g_assert_false (hk_fixture_mentions (dialog, "Sum "));
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
    { "/tools/all-sheets", 360, test_all_sheets },
    { "/tools/dice", 0, test_dice },
    { "/tools/deck", 0, test_deck },
    { "/tools/dice-page", 360, test_dice_page },
    { "/tools/check", 0, test_check },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
