/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>

#include "core/record/hk-error.h"
#include "hk-ui-fixture.h"
#include "ui/dice/hk-dice-page.h"
#include "ui/tools/hk-tool-list.h"
#include "ui/tools/hk-tools-dialog.h"
#include "ui/widgets/hk-key-row.h"

/* Dice and decks without a game. */

static GtkWidget *
open_tools (HkFixture  *fixture,
            const char *id)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.tools", "s", id);
  hk_fixture_settle ();
  return hk_fixture_get_dialog (fixture->window);
}

/* What is taken back comes again as it came, and the chart is exact. */
static void
test_dice (HkFixture     *fixture,
           gconstpointer  data)
{
  g_autoptr (HkRandom) random = hk_random_new (7);
  g_autoptr (HkDiceBox) box = hk_dice_box_new (random, NULL);
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;
  g_autoptr (HkDistribution) sum = NULL;
  g_autoptr (HkDistribution) reach = NULL;
  g_autoptr (HkDistribution) highest = NULL;
  HkDicePool pool;
  int kept;

  hk_dice_pool_init (&pool);
  g_assert_null (hk_dice_box_make_chart (box, &pool, NULL, NULL));
  hk_dice_box_add (box, 0);
  hk_dice_box_add (box, 0);
  sum = hk_dice_box_make_chart (box, &pool, NULL, NULL);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (sum, 7), 6 / 36.0, 1e-12);
  pool.count = HK_POOL_REACH;
  pool.reach = 5;
  reach = hk_dice_box_make_chart (box, &pool, NULL, NULL);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (reach, 1), 16 / 36.0, 1e-12);
  hk_dice_pool_init (&pool);
  pool.keep = 1;
  highest = hk_dice_box_make_chart (box, &pool, NULL, NULL);
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
  g_autoptr (HkDiceBox) box = hk_dice_box_new (random, NULL);
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_games_lookup ("rfyl", NULL), NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) left = NULL;
  g_autofree char *top = NULL;
  guint all;
  guint n = 0;

  hk_dice_box_take_deck (box, pack, "determination", "Determination");
  all = hk_dice_box_get_n_left (box, 0);
  g_assert_cmpuint (all, ==, hk_pack_count (pack, "determination"));
  left = hk_dice_box_list_left (box, 0);
  for (guint i = 0; i < left->len; i++)
    n += hk_dice_box_count_left (box, 0, g_ptr_array_index (left, i));
  g_assert_cmpuint (n, ==, all);
  top = g_strdup (hk_dice_box_peek (box, 0));
  g_assert_true (hk_dice_box_draw (box, 0, NULL));
  g_assert_cmpstr (hk_dice_box_list_drawn (box, 0)[0], ==, top);
  hk_dice_box_undo (box);
  g_assert_cmpuint (hk_dice_box_get_n_left (box, 0), ==, all);
  for (guint i = 0; i < all; i++)
    {
      g_assert_true (hk_dice_box_draw (box, 0, NULL));
      if (i == 0)
        g_assert_cmpstr (hk_dice_box_list_drawn (box, 0)[0], ==, top);
    }
  g_assert_false (hk_dice_box_draw (box, 0, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE);
  hk_dice_box_discard (box, 0, 0);
  g_assert_cmpuint (g_strv_length ((GStrv) hk_dice_box_list_discards (box, 0)), ==, 1);
  hk_dice_box_reshuffle (box, 0);
  g_assert_cmpuint (hk_dice_box_get_n_left (box, 0), ==, 1);
  /* A second deck lies beside it, and goes and comes back without harm to it. */
  hk_dice_box_take_deck (box, pack, "determination", "Other");
  g_assert_cmpuint (hk_dice_box_get_n_decks (box), ==, 2);
  g_assert_true (hk_dice_box_draw (box, 1, NULL));
  g_assert_cmpuint (hk_dice_box_get_n_left (box, 1), ==, all - 1);
  g_assert_cmpuint (hk_dice_box_get_n_left (box, 0), ==, 1);
  hk_dice_box_put_deck_away (box, 0);
  g_assert_cmpstr (hk_dice_box_get_deck_name (box, 0), ==, "Other");
  hk_dice_box_undo (box);
  g_assert_cmpuint (hk_dice_box_get_n_decks (box), ==, 2);
  g_assert_cmpuint (hk_dice_box_get_n_left (box, 0), ==, 1);
}

/* The next start finds dice and decks as they lay, draws the card that was next, and takes back and makes again what was done
 * before. */
static void
test_kept (HkFixture     *fixture,
           gconstpointer  data)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "kept", "dice.json", NULL);
  g_autoptr (HkRandom) random = hk_random_new (7);
  g_autoptr (HkRandom) other = hk_random_new (8);
  g_autoptr (HkDiceBox) box = hk_dice_box_new (random, path);
  g_autoptr (HkDiceBox) next = NULL;
  g_autoptr (HkDiceBox) broken = NULL;
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_games_lookup ("rfyl", NULL), NULL);
  g_autofree char *thrown = NULL;
  g_autofree char *again = NULL;
  const char *first;
  const char *second;

  hk_dice_box_add (box, 1);
  hk_dice_box_add (box, 2);
  hk_dice_box_take_deck (box, pack, "determination", "Determination");
  g_assert_true (hk_dice_box_draw (box, 0, NULL));
  g_assert_true (hk_dice_box_draw (box, 0, NULL));
  first = g_intern_string (hk_dice_box_list_drawn (box, 0)[1]);
  second = g_intern_string (hk_dice_box_list_drawn (box, 0)[0]);
  hk_dice_box_undo (box);
  g_assert_cmpstr (hk_dice_box_peek (box, 0), ==, second);
  next = hk_dice_box_new (other, path);
  g_assert_cmpuint (hk_dice_box_get_n_dice (next), ==, 2);
  g_assert_cmpstr (hk_dice_box_get_deck_name (next, 0), ==, "Determination");
  g_assert_cmpstr (hk_dice_box_list_drawn (next, 0)[0], ==, first);
  g_assert_cmpuint (g_list_model_get_n_items (hk_dice_box_get_history (next)), ==, 2);
  g_assert_true (hk_dice_box_can_redo (next));
  hk_dice_box_redo (next);
  g_assert_cmpstr (hk_dice_box_list_drawn (next, 0)[0], ==, second);
  g_assert_cmpuint (g_list_model_get_n_items (hk_dice_box_get_history (next)), ==, 3);
  g_assert_false (hk_dice_box_can_redo (next));
  hk_dice_box_undo (next);
  g_assert_true (hk_dice_box_draw (next, 0, NULL));
  g_assert_cmpstr (hk_dice_box_list_drawn (next, 0)[0], ==, second);
  g_assert_false (hk_dice_box_can_redo (next));
  /* Both go on with the same chance. */
  hk_dice_box_redo (box);
  hk_dice_box_throw (box, FALSE);
  hk_dice_box_throw (next, FALSE);
  thrown = hk_dice_box_describe (box);
  again = hk_dice_box_describe (next);
  g_assert_cmpstr (thrown, ==, again);
  while (hk_dice_box_can_undo (next))
    hk_dice_box_undo (next);
  g_assert_cmpuint (hk_dice_box_get_n_dice (next), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (hk_dice_box_get_history (next)), ==, 0);
  /* What cannot lie there is passed over. */
  g_assert_true (g_file_set_contents (path, "{\"states\": [{\"dice\": [{\"kind\": 0, \"face\": 7}]}], \"at\": 0}", -1, NULL));
  broken = hk_dice_box_new (other, path);
  g_assert_cmpuint (hk_dice_box_get_n_dice (broken), ==, 0);
}

static void
test_dice_page (HkFixture     *fixture,
                gconstpointer  data)
{
  GtkWidget *dialog = open_tools (fixture, HK_TOOL_DICE);
  HkDiceBox *box = hk_application_get_dice (fixture->application);
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_games_lookup ("rfyl", NULL), NULL);

  while (hk_dice_box_can_undo (box))
    hk_dice_box_undo (box);
  g_assert_true (gtk_widget_activate (hk_fixture_find (dialog, ADW_TYPE_ACTION_ROW, "Six-sided die")));
  g_assert_true (gtk_widget_activate (hk_fixture_find (dialog, ADW_TYPE_ACTION_ROW, "Six-sided die")));
  hk_fixture_settle ();
  g_assert_cmpuint (hk_dice_box_get_n_dice (box), ==, 2);
  g_assert_true (hk_fixture_says (dialog, "7.00 on average"));
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Dice That Are Kept")), 1);
  g_assert_true (hk_fixture_says (dialog, "4.47 on average"));
  g_assert_true (hk_fixture_says (dialog, "The highest are kept"));
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Thrown Again at This or Less")), 6);
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "How Often Again")), 1);
  g_assert_true (hk_fixture_says (dialog, "6.00 on average"));
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Thrown Once More and Added at This or More")), 4);
  g_assert_true (hk_fixture_mentions (dialog, "never stops"));
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Thrown Once More and Added at This or More")), 0);
  hk_fixture_click (dialog, "Throw All");
  g_assert_true (hk_fixture_mentions (dialog, "Sum "));
  hk_fixture_activate (hk_fixture_find (dialog, HK_TYPE_DICE_PAGE, NULL), "dice.undo");
  g_assert_false (hk_fixture_mentions (dialog, "Sum "));
  hk_fixture_activate (hk_fixture_find (dialog, HK_TYPE_DICE_PAGE, NULL), "dice.redo");
  g_assert_true (hk_fixture_mentions (dialog, "Sum "));
  /* Two decks side by side. */
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (hk_fixture_find (dialog, ADW_TYPE_VIEW_STACK, NULL)), "deck");
  hk_fixture_settle ();
  hk_dice_box_take_deck (box, pack, "determination", "First");
  hk_dice_box_take_deck (box, pack, "determination", "Second");
  hk_fixture_settle ();
  g_assert_true (hk_fixture_mentions (dialog, "First · "));
  g_assert_true (hk_fixture_mentions (dialog, "Second · "));
  hk_fixture_click (dialog, "Put the Deck Away");
  hk_fixture_settle ();
  g_assert_cmpuint (hk_dice_box_get_n_decks (box), ==, 1);
  g_assert_true (hk_fixture_mentions (dialog, "Second · "));
  g_assert_false (hk_fixture_mentions (dialog, "First · "));
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
    { "/dice/dice", 0, test_dice },
    { "/dice/deck", 0, test_deck },
    { "/dice/kept", 0, test_kept },
    { "/dice/page", 360, test_dice_page },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
