/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-survivor-card.h"
#include "ui/games/card-z/neighborhood/hk-cz-neighborhood.h"
#include "ui/games/dark-age-z/board/hk-daz-board.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-combat-dialog.h"
#include "ui/games/rfyl/track/hk-rf-track-frame.h"
#include "ui/games/zombiez/board/hk-zz-row-view.h"
#include "ui/table/generic/hk-generic-board.h"
#include "ui/table/hk-part.h"
#include "ui/new-game/hk-keep-rows.h"
#include "ui/new-game/hk-new-game-page.h"
#include "ui/new-game/hk-setup-habits.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-key-row.h"

/* How much of a game is kept: chosen before it and in the midst of it, and what is not kept is not on the screen. */

static const char setup[] =
  "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"stand-in\",\"vault\":true,\"sleepers\":4,\"personal-objectives\":1}";

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open (fixture, 1200, 800, "army-of-the-dead", setup, 3);
}

static gboolean
is_seen (HkFixture  *fixture,
         const char *text)
{
  GtkWidget *label = hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL, text);

  return label != NULL && gtk_widget_get_child_visible (label) && gtk_widget_is_visible (label);
}

/* The board of the game without what belongs to parts that are not kept. */
static void
test_hidden (HkFixture     *fixture,
             gconstpointer  data)
{
  static const char * const gone[] = { "The Vault", "Objectives", "Noise…", "Companions" };

  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_SURVIVOR_CARD, NULL));
  for (gsize i = 0; i < 3; i++)
    g_assert_true (is_seen (fixture, gone[i]));
  hk_fixture_play (fixture->session, "{\"move\":\"keep\",\"parts\":[\"rounds\",\"danger\",\"health\"]}");
  hk_fixture_settle ();
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_SURVIVOR_CARD, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (gone); i++)
    g_assert_false (is_seen (fixture, gone[i]));
  hk_session_undo (fixture->session, 1, NULL);
  hk_fixture_settle ();
  for (gsize i = 0; i < 3; i++)
    g_assert_true (is_seen (fixture, gone[i]));
}

static gboolean
is_mapped (HkFixture *fixture,
           GType      type)
{
  GtkWidget *widget = hk_fixture_find (GTK_WIDGET (fixture->window), type, NULL);

  return widget != NULL && gtk_widget_get_mapped (widget);
}

/* Where the group goes through the phases by hand, the board of the mission shows just what is kept, above the moves; it is whole again
 * afterwards. */
static void
test_by_hand (HkFixture     *fixture,
              gconstpointer  data)
{
  hk_fixture_play (fixture->session, "{\"move\":\"keep\",\"parts\":\"phases\"}");
  hk_fixture_settle ();
  g_assert_false (is_mapped (fixture, HK_TYPE_AOTD_SURVIVOR_CARD));
  g_assert_true (is_mapped (fixture, HK_TYPE_GENERIC_BOARD));
  g_assert_true (is_seen (fixture, "The Horde"));
  g_assert_true (is_seen (fixture, "Objectives"));
  g_assert_false (is_seen (fixture, "The Vault"));
  g_assert_false (is_seen (fixture, "Abominations"));
  g_assert_true (is_seen (fixture, "Done: Player Phase"));
  gtk_widget_activate_action (fixture->page, "table.next", NULL);
  hk_fixture_settle ();
  g_assert_true (is_seen (fixture, "Done: Zombie Phase"));
  hk_session_undo (fixture->session, 2, NULL);
  hk_fixture_play (fixture->session, "{\"move\":\"keep\",\"parts\":\"arithmetic\"}");
  hk_fixture_settle ();
  g_assert_true (is_mapped (fixture, HK_TYPE_AOTD_SURVIVOR_CARD));
  g_assert_false (is_seen (fixture, "The Horde"));
  g_assert_false (is_seen (fixture, "Activate"));
  g_assert_true (is_seen (fixture, "The Vault"));
  hk_session_undo (fixture->session, 1, NULL);
  hk_fixture_settle ();
  g_assert_null (hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_GENERIC_BOARD, NULL));
  g_assert_true (is_mapped (fixture, HK_TYPE_AOTD_SURVIVOR_CARD));
}

/* Above the generic board stands what the game shows of the parts that are kept; neither it nor the panel of the players shows what is
 * not kept. */
static void
test_pictures (HkFixture     *fixture,
               gconstpointer  data)
{
  const struct { const char *game; GType type; const char *kept; const char *other; const char *seen; const char *gone; } cases[] = {
    { "dark-age-z", HK_TYPE_DAZ_BOARD, "[\"frontiers\"]", "[\"tokens\"]", "Tech", "Cards" },
    { "rfyl", HK_TYPE_RF_TRACK_FRAME, "[\"track\"]", "[\"blood\",\"bullets\"]", "Bullets", "To go" },
    { "zombiez", HK_TYPE_ZZ_ROW_VIEW, "[\"rows\"]", "[\"sums\"]", "The Score", "Colours" },
    { "card-z", HK_TYPE_CZ_NEIGHBORHOOD, "[\"neighborhood\"]", "[\"day\"]", "Dawn", "Add Survivor…" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *kept = g_strdup_printf ("{\"move\":\"keep\",\"parts\":%s}", cases[i].kept);
      g_autofree char *other = g_strdup_printf ("{\"move\":\"keep\",\"parts\":%s}", cases[i].other);
      HkSession *session = hk_fixture_show (fixture->window, hk_fixture_make_game (cases[i].game, "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"stand-in\"}", 3));
      GtkWidget *page = GTK_WIDGET (hk_fixture_get_page (fixture->window));

      g_assert_null (hk_fixture_find (page, HK_TYPE_GENERIC_BOARD, NULL));
      hk_fixture_play (session, kept);
      hk_fixture_settle ();
      g_assert_nonnull (hk_fixture_find (page, HK_TYPE_GENERIC_BOARD, NULL));
      g_assert_true (is_mapped (fixture, cases[i].type));
      /* What New Game asked is no news. */
      g_assert_false (is_seen (fixture, "Mode"));
      g_assert_false (is_seen (fixture, "Victory"));
      hk_session_undo (session, 1, NULL);
      hk_fixture_play (session, other);
      hk_fixture_settle ();
      g_assert_nonnull (hk_fixture_find (page, HK_TYPE_GENERIC_BOARD, NULL));
      g_assert_false (is_mapped (fixture, cases[i].type));
      g_assert_true (is_seen (fixture, cases[i].seen));
      g_assert_false (is_seen (fixture, cases[i].gone));
    }
}

/* A battle without a neighborhood has a title; what lays the neighborhood is not offered. */
static void
test_battle (HkFixture     *fixture,
             gconstpointer  data)
{
  HkSession *session = hk_fixture_show (fixture->window, hk_fixture_make_game ("card-z", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],"
                                                                               "\"components\":\"none\",\"cards-by\":\"hand\",\"keep\":\"phases\"}", 3));

  g_assert_true (is_seen (fixture, "Draw the Weather"));
  g_assert_false (is_seen (fixture, "Name the Others on the Way"));
  hk_fixture_play (session, "{\"move\":\"keep\",\"parts\":\"arithmetic\"}");
  hk_fixture_play (session, "{\"move\":\"battle\",\"player\":0}");
  hk_fixture_settle ();
  g_assert_true (is_seen (fixture, "The battlefield"));
}

/* A frontier by itself: its zones offer what its owners can do there, and its combat asks for the horde that nobody keeps. */
static void
test_frontier (HkFixture     *fixture,
               gconstpointer  data)
{
  HkSession *session = hk_fixture_show (fixture->window, hk_fixture_make_game ("dark-age-z", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],"
                                                                               "\"components\":\"none\",\"cards-by\":\"hand\",\"keep\":[\"frontiers\"]}", 3));
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *dialog;

  hk_fixture_settle ();
  /* The picture shows them, not cards of the generic board. */
  g_assert_null (hk_fixture_find (window, GTK_TYPE_LABEL, "Frontier 1"));
  hk_fixture_click (window, "Zone 1: empty");
  hk_fixture_settle ();
  g_assert_nonnull (hk_fixture_find (window, GTK_TYPE_LABEL, "Ann Plays an Army Card Here"));
  hk_fixture_play (session, "{\"move\":\"play-army\",\"player\":0,\"frontier\":0,\"rank\":1,\"attack\":7}");
  hk_fixture_settle ();
  hk_daz_combat_dialog_present (GTK_WIDGET (hk_fixture_get_page (fixture->window)), session, 0);
  dialog = hk_fixture_get_dialog (fixture->window);
  hk_fixture_settle ();
  g_assert_true (is_seen (fixture, "Which zombies come to this frontier?"));
  g_object_set (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Zombies"), "selected", 3, NULL);
  g_object_set (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Hit Points of a zombie"), "selected", 1, NULL);
  g_object_set (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Damage of a zombie"), "selected", 1, NULL);
  hk_fixture_settle ();
  g_assert_false (is_seen (fixture, "Which zombies come to this frontier?"));
  /* What is told only in part has no sum, nor one of before. */
  g_assert_nonnull (hk_fixture_find (dialog, HK_TYPE_BREAKDOWN_VIEW, NULL));
  g_object_set (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Zombies"), "selected", -1, NULL);
  hk_fixture_settle ();
  g_assert_true (is_seen (fixture, "Which zombies come to this frontier?"));
  g_assert_null (hk_fixture_find (dialog, HK_TYPE_BREAKDOWN_VIEW, NULL));
  g_object_set (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Zombies"), "selected", 4, NULL);
  hk_fixture_settle ();
  hk_fixture_click (dialog, "It _Happens");
  g_assert_cmpuint (hk_session_get_position (session), ==, 2);
}

static AdwSwitchRow *
find_switch (GtkWidget  *root,
             const char *title)
{
  return ADW_SWITCH_ROW (hk_fixture_find (root, ADW_TYPE_SWITCH_ROW, title));
}

/* A part that is put down asks nothing; one that is taken up asks how it stands, with what the app last knew. */
static void
test_dialog (HkFixture     *fixture,
             gconstpointer  data)
{
  HkTable *table = hk_session_get_table (fixture->session);
  GtkWidget *dialog;

  hk_fixture_activate (fixture->page, "keep.show");
  dialog = hk_fixture_get_dialog (fixture->window);
  adw_switch_row_set_active (find_switch (dialog, "Health"), FALSE);
  g_assert_false (hk_table_keeps (table, "health"));
  g_assert_true (hk_table_goes_by_hand (table));
  adw_switch_row_set_active (find_switch (dialog, "Health"), TRUE);
  /* Not before the answer. */
  g_assert_false (hk_table_keeps (table, "health"));
  g_assert_false (adw_switch_row_get_active (find_switch (dialog, "Health")));
  hk_fixture_settle ();
  hk_fixture_click (GTK_WIDGET (fixture->window), "_Keep");
  g_assert_null (table->parts_kept);
  g_assert_true (adw_switch_row_get_active (find_switch (dialog, "Health")));
  hk_session_undo (fixture->session, 2, NULL);
  g_assert_null (table->parts_kept);
}

/* Counts the rows in sight.
 * @counts: the names of options, each with how many widgets in sight ask for it */
static void
count_rows (GtkWidget  *widget,
            GHashTable *counts)
{
  const char *name = gtk_widget_get_name (widget);

  if (!gtk_widget_get_visible (widget))
    return;
  g_hash_table_insert (counts, g_strdup (name), GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (counts, name)) + 1));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    count_rows (child, counts);
}

static GHashTable *
list_rows (GtkWidget *page)
{
  GHashTable *counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  count_rows (page, counts);
  return counts;
}

/* Without a part New Game does not ask what only that part needs, and asks it again with it. */
static void
try_without (HkNewGamePage    *page,
             const HkGameSpec *game,
             guint             part,
             guint            *n_hidden)
{
  HkKeepRows *rows = HK_KEEP_ROWS (hk_fixture_find (GTK_WIDGET (page), HK_TYPE_KEEP_ROWS, NULL));
  g_auto (GStrv) all = hk_keep_list_parts (game->keep, HK_WAY_EVERYTHING);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) others = NULL;
  g_auto (GStrv) options = g_strsplit (game->keep->parts[part].options == NULL ? "" : game->keep->parts[part].options, " ", -1);
  g_autoptr (GHashTable) before = list_rows (GTK_WIDGET (page));
  g_autoptr (GHashTable) without = NULL;
  g_autoptr (GHashTable) after = NULL;
  g_autoptr (JsonObject) setup_without = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < game->keep->n_parts; i++)
    if (i != part)
      g_strv_builder_add (builder, game->keep->parts[i].id);
  others = g_strv_builder_end (builder);
  hk_keep_rows_set_parts (rows, (const char * const *) others);
  without = list_rows (GTK_WIDGET (page));
  setup_without = hk_new_game_page_get_setup (page, &error);
  g_assert_no_error (error);
  hk_keep_rows_set_parts (rows, (const char * const *) all);
  after = list_rows (GTK_WIDGET (page));
  for (guint i = 0; options[i] != NULL && options[i][0] != '\0'; i++)
    {
      gboolean is_option = FALSE;

      for (guint j = 0; j < game->n_options; j++)
        is_option = is_option || g_str_equal (game->options[j].name, options[i]);
      g_assert_true (is_option);
      g_assert_false (g_hash_table_contains (without, options[i]));
      g_assert_cmpint (GPOINTER_TO_INT (g_hash_table_lookup (after, options[i])), ==, GPOINTER_TO_INT (g_hash_table_lookup (before, options[i])));
      *n_hidden += g_hash_table_contains (before, options[i]) ? 1 : 0;
    }
}

static void
test_asks_less (HkFixture     *fixture,
                gconstpointer  data)
{
  static const struct { const char *game; guint n; } cases[] = {
    { "army-of-the-dead", 16 }, { "card-z", 4 }, { "dark-age-z", 2 }, { "rfyl", 7 }, { "zombiez", 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const HkGameSpec *game = hk_games_lookup (cases[i].game, NULL);
      HkNewGamePage *page = g_object_ref_sink (hk_new_game_page_new (game, fixture->application));
      guint n_hidden = 0;

      for (guint j = 0; j < game->keep->n_parts; j++)
        try_without (page, game, j, &n_hidden);
      g_test_message ("%s: %u", game->id, n_hidden);
      g_assert_cmpuint (n_hidden, ==, cases[i].n);
      g_object_unref (page);
    }
}

/* New Game proposes everything, or what the same group kept last. */
static void
test_new_game (HkFixture     *fixture,
               gconstpointer  data)
{
  static const char * const names[] = { "Ann", "Bo", NULL };
  static const char * const others[] = { "Cy", "Di", NULL };
  const HkGameSpec *game = hk_games_lookup ("zombiez", NULL);
  HkNewGamePage *page = g_object_ref_sink (hk_new_game_page_new (game, fixture->application));
  HkKeepRows *rows = HK_KEEP_ROWS (hk_fixture_find (GTK_WIDGET (page), HK_TYPE_KEEP_ROWS, NULL));
  g_auto (GStrv) phases = hk_keep_list_parts (game->keep, HK_WAY_PHASES);
  g_autoptr (JsonObject) plain = NULL;
  g_autoptr (JsonObject) kept = NULL;
  g_autoptr (GError) error = NULL;

  hk_new_game_page_set_names (page, names);
  plain = hk_new_game_page_get_setup (page, &error);
  g_assert_no_error (error);
  g_assert_false (json_object_has_member (plain, "keep"));
  hk_keep_rows_set_parts (rows, (const char * const *) phases);
  hk_setup_remember_kept (rows, fixture->application, game, names);
  hk_new_game_page_set_names (page, others);
  hk_new_game_page_set_names (page, names);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (rows)), ==, "Phases and Score");
  kept = hk_new_game_page_get_setup (page, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (kept, "keep")), ==, g_strv_length (phases));
  hk_new_game_page_set_names (page, others);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (rows)), ==, "Everything");
  hk_new_game_page_fill (page, kept);
  g_assert_cmpstr (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (rows)), ==, "Phases and Score");
  g_object_unref (page);
}

/* What is hidden by itself takes no room in its part. */
static void
test_hidden_child (HkFixture     *fixture,
                   gconstpointer  data)
{
  GtkWidget *part = g_object_ref_sink (g_object_new (HK_TYPE_PART, "part", "objectives", "session", fixture->session, NULL));
  GtkWidget *child = gtk_label_new ("Companions");

  adw_bin_set_child (ADW_BIN (part), child);
  g_assert_true (gtk_widget_get_visible (part));
  gtk_widget_set_visible (child, FALSE);
  g_assert_false (gtk_widget_get_visible (part));
  gtk_widget_set_visible (child, TRUE);
  g_assert_true (gtk_widget_get_visible (part));
  g_assert_finalize_object (part);
}

int
main (int    argc,
      char **argv)
{
  static const HkFixtureTest tests[] = {
    { "/keep/hidden", 0, test_hidden },
    { "/keep/hidden-child", 0, test_hidden_child },
    { "/keep/by-hand", 0, test_by_hand },
    { "/keep/pictures", 0, test_pictures },
    { "/keep/battle", 0, test_battle },
    { "/keep/frontier", 0, test_frontier },
    { "/keep/dialog", 0, test_dialog },
    { "/keep/new-game", 0, test_new_game },
    { "/keep/asks-less", 0, test_asks_less },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
