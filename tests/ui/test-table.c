/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-ui-fixture.h"
#include "ui/games/dark-age-z/board/hk-daz-zone-view.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-combat-dialog.h"
#include "ui/games/dark-age-z/hk-daz-params.h"
#include "ui/games/dark-age-z/players/hk-daz-player-card.h"
#include "ui/games/rfyl/cards/hk-rf-card-keys.h"
#include "ui/games/zombiez/board/hk-zz-row-view.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/table/hk-step-list.h"
#include "ui/table/hk-table-page.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-number.h"

static const char * const group[] = { "Ann", "Bo", "Cy", NULL };

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, GPOINTER_TO_INT (data) == 0 ? 1200 : GPOINTER_TO_INT (data), 800);
  fixture->session = hk_fixture_show (fixture->window, hk_fixture_make_session (fixture->application, "Friday night", group));
  fixture->page = GTK_WIDGET (hk_fixture_get_page (fixture->window));
  g_assert_true (HK_IS_TABLE_PAGE (fixture->page));
}

static HkDazTable *
get_table (HkFixture *fixture)
{
  return HK_DAZ_TABLE (hk_session_get_table (fixture->session));
}

/* All pass without a commander: Phase 1 is over. */
static void
end_planning (HkFixture *fixture)
{
  while (hk_daz_table_get_phase (get_table (fixture)) == HK_DAZ_PHASE_PLANNING)
    hk_fixture_play_move (fixture->session, hk_move_build ("pass", NULL));
}

static void
test_undo_redo (HkFixture     *fixture,
                gconstpointer  data)
{
  const int tokens = hk_daz_table_get_kingdom (get_table (fixture), 0)->command_tokens;
  const int player = get_table (fixture)->current_player;
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (get_table (fixture), player);

  hk_fixture_play_move (fixture->session, hk_move_build ("take-token", NULL));
  g_assert_cmpint (kingdom->command_tokens, >, tokens);
  hk_fixture_activate (fixture->page, "table.undo");
  g_assert_cmpint (kingdom->command_tokens, ==, tokens);
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 0);
  /* A tap on what stands above leaves the keyboard where it is: Space does the next thing, not the same once more. */
  g_assert_false (gtk_widget_get_focus_on_click (hk_fixture_find_button (fixture->page, "Rules")));
  /* Nothing more to undo: the action does no harm. */
  gtk_widget_activate_action (fixture->page, "table.undo", NULL);
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 0);
  hk_fixture_activate (fixture->page, "table.redo");
  g_assert_cmpint (kingdom->command_tokens, >, tokens);
}

/* What a toast would say, once the move is undone or made again; to be freed. */
static char *
dup_said (HkFixture  *fixture,
          const char *property,
          const char *format)
{
  g_autofree char *what = NULL;

  g_object_get (fixture->session, property, &what, NULL);
  return g_strconcat (format, what, NULL);
}

/* Whether what was done last is said in sight, as it is where only the log tells it. */
static void
assert_said (HkFixture *fixture,
             gboolean   is_said)
{
  g_autofree char *said = dup_said (fixture, "undo-text", "");

  g_assert_true ((hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL, said) != NULL) == is_said);
}

/* What was done or undone is said where nothing on the page shows it: in one place beside the button, or in one toast for several moves. */
static void
test_undo_tells (HkFixture     *fixture,
                 gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *toast = NULL;

  hk_fixture_play_move (fixture->session, hk_move_build ("take-token", NULL));
  assert_said (fixture, FALSE);
  hk_fixture_play_move (fixture->session, hk_move_build ("note", "s:text", "half past <nine>", NULL));
  assert_said (fixture, TRUE);
  hk_fixture_play_move (fixture->session, hk_move_build ("note", "s:text", "ten", NULL));
  assert_said (fixture, TRUE);
  for (int i = 0; i < 3; i++)
    {
      g_autofree char *said = i < 2 ? dup_said (fixture, "undo-text", "Undone: ") : dup_said (fixture, "redo-text", "Done again: ");
      GtkWidget *label;

      hk_fixture_activate (fixture->page, i < 2 ? "table.undo" : "table.redo");
      label = hk_fixture_find (window, GTK_TYPE_LABEL, said);
      g_assert_nonnull (label);
      g_assert_true (toast == NULL || label == toast);
      toast = label;
    }
}

/* A number that changes in sight tells it by itself. */
static void
test_undo_shows (HkFixture     *fixture,
                 gconstpointer  data)
{
  g_autofree char *said = NULL;

  hk_fixture_play_move (fixture->session, hk_move_build ("take-token", NULL));
  said = dup_said (fixture, "undo-text", "Undone: ");
  hk_fixture_activate (fixture->page, "table.undo");
  g_assert_null (hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL, said));
}

static int
get_height (HkFixture *fixture,
            GType      type)
{
  GtkWidget *found;

  hk_fixture_settle ();
  found = hk_fixture_find (GTK_WIDGET (hk_fixture_get_page (fixture->window)), type, NULL);
  g_assert_nonnull (found);
  return gtk_widget_get_height (found);
}

/* A board that would lie small in a window as large as a television is larger there. */
static void
test_roomy (HkFixture     *fixture,
            gconstpointer  data)
{
  const struct
  {
    const char *game;
    GType       type;
  } parts[] = {
    { "rfyl", HK_TYPE_RF_CARD_KEYS },
    { "zombiez", HK_TYPE_ZZ_ROW_VIEW },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (HkSession) session = hk_fixture_make_game (parts[i].game, "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' } ],"
                                                                           " 'components': 'none', 'cards-by': 'hand' }", 3);
      int usual;

      hk_fixture_close_window (fixture->window);
      fixture->window = hk_fixture_make_window (fixture->application, 1200, 800);
      hk_fixture_show (fixture->window, g_object_ref (session));
      usual = get_height (fixture, parts[i].type);
      hk_fixture_close_window (fixture->window);
      fixture->window = hk_fixture_make_window (fixture->application, 1920, 1080);
      hk_fixture_show (fixture->window, g_object_ref (session));
      g_assert_cmpint (get_height (fixture, parts[i].type), >, usual);
    }
}

/* What the button shows before it counts is made to count. */
static void
confirm (HkFixture *fixture)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));

  if (dialog == NULL)
    return;
  g_assert_true (HK_IS_DAZ_COMBAT_DIALOG (dialog));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "combat.happen", NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
}

static void
test_primary_button (HkFixture     *fixture,
                     gconstpointer  data)
{
  /* In planning it offers the commands, one tap away. */
  hk_fixture_activate (fixture->page, "table.next");
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 0);
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL, "Get a Command Token"));

  /* From there on it goes through the day by itself. */
  end_planning (fixture);
  g_assert_true (hk_daz_table_get_phase (get_table (fixture)) == HK_DAZ_PHASE_RALLYING);
  for (guint i = 0; i < 60 && get_table (fixture)->day == 1; i++)
    {
      const guint before = hk_session_get_position (fixture->session);

      hk_fixture_activate (fixture->page, "table.next");
      confirm (fixture);
      g_assert_cmpuint (hk_session_get_position (fixture->session), ==, before + 1);
    }
  g_assert_cmpint (get_table (fixture)->day, ==, 2);
  g_assert_true (hk_daz_table_get_phase (get_table (fixture)) == HK_DAZ_PHASE_PLANNING);
}

static void
set_cb (HkNumber *number,
        int       value,
        int      *last)
{
  *last = value;
}

static void
test_number (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *card = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_DAZ_PLAYER_CARD, NULL);
  GtkWidget *number = hk_fixture_find (card, HK_TYPE_NUMBER, NULL);
  int value;
  int last = -1;

  g_object_get (number, "value", &value, NULL);
  g_assert_cmpint (value, ==, 0);
  g_signal_connect (number, "set", G_CALLBACK (set_cb), &last);
  g_signal_emit_by_name (number, "set", 12);
  hk_fixture_settle ();
  g_assert_cmpint (last, ==, 12);
  g_assert_cmpint (hk_daz_table_get_kingdom (get_table (fixture), 0)->victory_points, ==, 12);
  g_object_get (number, "value", &value, NULL);
  g_assert_cmpint (value, ==, 12);
  /* One tap, one move. */
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 1);
  hk_fixture_activate (fixture->page, "table.undo");
  g_object_get (number, "value", &value, NULL);
  g_assert_cmpint (value, ==, 0);
}

/* Numbers that can be changed and numbers that cannot stand on one line, and so do their titles. */
static void
test_player_card (HkFixture     *fixture,
                  gconstpointer  data)
{
  static const char * const titles[] = { "VP", "Tokens", "Cards", "Relics", "Tech" };
  GtkWidget *card = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_DAZ_PLAYER_CARD, NULL);
  graphene_rect_t first[2];

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *title = hk_fixture_find (card, GTK_TYPE_LABEL, titles[i]);
      GtkWidget *number = hk_fixture_find (gtk_widget_get_prev_sibling (title), GTK_TYPE_LABEL, NULL);
      graphene_rect_t bounds[2];

      g_assert_true (gtk_widget_compute_bounds (title, card, &bounds[0]));
      g_assert_true (gtk_widget_compute_bounds (number, card, &bounds[1]));
      if (i == 0)
        memcpy (first, bounds, sizeof first);
      for (gsize j = 0; j < G_N_ELEMENTS (bounds); j++)
        {
          graphene_point_t here;
          graphene_point_t there;

          graphene_rect_get_center (&bounds[j], &here);
          graphene_rect_get_center (&first[j], &there);
          g_assert_cmpfloat_with_epsilon (here.y, there.y, 1.01);
        }
    }
}

static void
test_zone_offers (HkFixture     *fixture,
                  gconstpointer  data)
{
  GtkWidget *zone = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_DAZ_ZONE_VIEW, NULL);
  GtkWidget *button = hk_fixture_find (zone, GTK_TYPE_BUTTON, NULL);

  g_signal_emit_by_name (button, "clicked");
  hk_fixture_settle ();
  g_assert_nonnull (hk_fixture_find (zone, GTK_TYPE_POPOVER, NULL));
}

static void
test_combat (HkFixture     *fixture,
             gconstpointer  data)
{
  AdwDialog *dialog;
  HkDazFrontier *frontier;
  int first = -1;

  end_planning (fixture);
  while (hk_daz_table_get_phase (get_table (fixture)) == HK_DAZ_PHASE_RALLYING)
    hk_fixture_activate (fixture->page, "table.next");
  g_assert_true (hk_daz_table_get_phase (get_table (fixture)) == HK_DAZ_PHASE_COMBAT);
  first = get_table (fixture)->starting_player;
  frontier = hk_daz_table_get_frontier (get_table (fixture), first);
  g_assert_false (frontier->fought);

  hk_daz_combat_dialog_present (fixture->page, fixture->session, first);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (dialog), HK_TYPE_BREAKDOWN_VIEW, NULL));
  g_assert_false (frontier->fought);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "combat.happen", NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_true (frontier->fought);
}

/* Where two kingdoms shoot into one zone, the group says in the dialog who is rewarded. */
static int
count_left (const HkDazCombatResult *combat)
{
  int n = 0;

  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    n += combat->zones[i].tokens[HK_DAZ_LEFT];
  return n;
}

static void
test_supporters (HkFixture     *fixture,
                 gconstpointer  data)
{
  AdwDialog *dialog;
  GtkWidget *row;
  HkDazFrontier *frontier;
  const int supporters[HK_DAZ_COMBAT_ZONES] = { 0, 1 };
  HkDazCombatResult ruled;
  HkDazCombatResult picked;
  int first;

  end_planning (fixture);
  while (hk_daz_table_get_phase (get_table (fixture)) == HK_DAZ_PHASE_RALLYING)
    hk_fixture_activate (fixture->page, "table.next");
  first = get_table (fixture)->starting_player;
  frontier = hk_daz_table_get_frontier (get_table (fixture), first);
  for (int zone = 1; zone <= 3; zone += 2)
    {
      HkDazArmy *army = hk_daz_army_new ("archers", HK_DAZ_RANK_SILVER, hk_daz_table_get_zombie_hp (get_table (fixture)), 1, "owner");
      g_autofree char *path = g_strdup_printf ("frontiers/%d/zones/%d/army", first, zone - 1);
      g_autofree char *loyalty = g_strdup_printf ("frontiers/%d/zones/%d/loyalty", first, zone - 1);
      g_autofree char *commander = g_strdup_printf ("frontiers/%d/zones/%d/commander", first, zone - 1);
      g_autoptr (JsonObject) params = json_object_new ();

      json_object_set_string_member (params, "path", path);
      json_object_set_member (params, "value", hk_record_save (army));
      hk_fixture_play_move (fixture->session, hk_move_new ("set", params));
      hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", loyalty, "i:value", zone == 1 ? frontier->left : frontier->right, NULL));
      /* Who cannot be defeated still shoots after the zombies have passed. */
      if (zone == 1)
        hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", commander, "s:value", "alexander", NULL));
      g_object_unref (army);
    }
  hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", "phase", "s:value", "combat", NULL));

  hk_daz_combat_dialog_present (fixture->page, fixture->session, first);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  row = hk_fixture_find (GTK_WIDGET (dialog), ADW_TYPE_COMBO_ROW, "Zone 2 rewards");
  g_assert_nonnull (row);
  g_assert_null (hk_fixture_find (GTK_WIDGET (dialog), ADW_TYPE_COMBO_ROW, "Zone 3 rewards"));
  g_assert_true (hk_daz_preview_invasion (get_table (fixture), first, NULL, &ruled, NULL, NULL));
  g_assert_true (hk_daz_preview_invasion (get_table (fixture), first, supporters, &picked, NULL, NULL));
  g_assert_cmpint (count_left (&picked), ==, count_left (&ruled) + 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 2);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "combat.happen", NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_true (frontier->fought);
  g_assert_cmpint (frontier->kills_left, ==, count_left (&picked));
}

static void
test_ask (HkFixture     *fixture,
          gconstpointer  data)
{
  g_autoptr (HkMove) move = hk_move_build ("play-army", "i:frontier", get_table (fixture)->current_player, NULL);
  const guint player = (guint) get_table (fixture)->current_player;
  const guint before = hk_daz_kingdom_get_hand_size (hk_daz_table_get_kingdom (get_table (fixture), (int) player));
  AdwDialog *dialog;

  hk_daz_ask_move (fixture->page, fixture->session, move, NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  /* Which card of the hand it is, is not guessed. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "ask.do", NULL));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 0);
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find_where (GTK_WIDGET (dialog), HK_TYPE_KEY_ROW, NULL, NULL)), 0);
  /* The key was all that was lacking, and whoever confirms it as well makes nothing more. */
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (dialog), "ask.do", NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 1);
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (hk_daz_table_get_kingdom (get_table (fixture), (int) player)), ==, before - 1);
  g_assert_nonnull (hk_daz_table_get_zone (get_table (fixture), (int) player, 1)->army);
}

static gboolean
has_focus_inside (gpointer widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* A move that lacks a value opens the question for just that value, and goes on when it is answered. */
static void
test_ask_for_what_is_missing (HkFixture     *fixture,
                              gconstpointer  data)
{
  g_autoptr (HkMove) move = hk_move_build ("note", NULL);
  GtkWidget *dialog;
  GtkWidget *entry;

  g_assert_false (hk_table_play (fixture->page, fixture->session, move));
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_true (hk_fixture_says (dialog, "“Text” is missing."));
  entry = hk_fixture_find_where (dialog, ADW_TYPE_ENTRY_ROW, NULL, NULL);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (entry)), ==, "Text");
  g_assert_null (hk_fixture_find_where (dialog, ADW_TYPE_EXPANDER_ROW, NULL, NULL));
  g_assert_true (hk_fixture_wait (has_focus_inside, entry));

  g_assert_true (gtk_widget_activate_action (dialog, "ask.do", NULL));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Bo is on the phone");
  g_assert_true (gtk_widget_activate_action (dialog, "ask.do", NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 1);
}

/* Every move there is can be asked for, and what is wrong is said in the dialog. */
static void
test_ask_for_every_move (HkFixture     *fixture,
                         gconstpointer  data)
{
  const HkGameSpec *game = hk_table_get_game (hk_session_get_table (fixture->session));

  for (guint i = 0; i < game->n_moves; i++)
    {
      g_autoptr (HkMove) move = hk_move_build (game->moves[i].name, NULL);

      hk_daz_ask_move (fixture->page, fixture->session, move, NULL);
      g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
      adw_dialog_force_close (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
      g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
    }
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 0);
}

static void
test_tick_and_note (HkFixture     *fixture,
                    gconstpointer  data)
{
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_STEP_LIST, NULL));
  g_assert_true (gtk_widget_activate_action (fixture->page, "table.tick", "s", "score"));
  g_assert_true (hk_table_is_ticked (hk_session_get_table (fixture->session), "score"));
  g_assert_true (gtk_widget_activate_action (fixture->page, "table.tick", "s", "score"));
  g_assert_false (hk_table_is_ticked (hk_session_get_table (fixture->session), "score"));
  g_assert_true (gtk_widget_activate_action (fixture->page, "table.jump", "u", 1));
  g_assert_true (hk_table_is_ticked (hk_session_get_table (fixture->session), "score"));
}

static void
test_result (HkFixture     *fixture,
             gconstpointer  data)
{
  hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", "kingdoms/1/victory-points", "i:value", 30, NULL));
  hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", "phase", "s:value", "over", NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL, "30"));
  /* What is taken back has no result any more, and the next end has one. */
  g_assert_true (hk_session_undo (fixture->session, 1, NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_true (hk_session_redo (fixture->session, 1, NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
}

static gboolean
is_token_button (GtkWidget     *button,
                 gconstpointer  data)
{
  return g_str_equal (hk_move_option_get_title (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button))),
                      "Get a Command Token");
}

/* A press by keyboard or by a screen reader counts at once, although the view renews the button right after. */
static void
test_press_is_kept (HkFixture     *fixture,
                    gconstpointer  data)
{
  GtkWidget *button = hk_fixture_find_where (fixture->page, HK_TYPE_MOVE_OPTION_BUTTON, is_token_button, NULL);
  const guint before = hk_session_get_position (fixture->session);
  g_autoptr (HkMove) note = hk_move_build ("note", "s:text", "Pizza is here", NULL);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_activate (button));
  g_assert_true (hk_session_play (fixture->session, note, NULL));
  hk_fixture_settle ();
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, before + 2);
}

/* In a narrow window where the game stands has a line of its own, and is read to its end. */
static void
test_headline_narrow (HkFixture     *fixture,
                      gconstpointer  data)
{
  g_autofree char *headline = hk_table_get_headline (HK_TABLE (get_table (fixture)));
  GtkWidget *label = hk_fixture_find (fixture->page, GTK_TYPE_LABEL, headline);

  g_assert_nonnull (label);
  g_assert_true (gtk_widget_get_mapped (label));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

/* A dialog is there until its button has closed it, though nothing glides, and no longer. */
static void
test_close_dialog (HkFixture     *fixture,
                   gconstpointer  data)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *bar = adw_header_bar_new ();
  GtkWidget *button;
  gpointer sheet;

  adw_dialog_set_title (dialog, "Supper");
  adw_dialog_set_child (dialog, bar);
  adw_dialog_present (dialog, GTK_WIDGET (fixture->window));
  hk_fixture_settle ();
  button = hk_fixture_find (bar, GTK_TYPE_BUTTON, NULL);
  sheet = gtk_widget_get_ancestor (button, g_type_from_name ("AdwFloatingSheet"));
  g_object_add_weak_pointer (sheet, &sheet);
  g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (sheet);
  g_assert_false (hk_fixture_has_dialog (fixture->window));
  g_assert_true (hk_fixture_wait (is_gone, &sheet));
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/table/undo-redo", 0, test_undo_redo },
    { "/table/undo-tells", 0, test_undo_tells },
    { "/table/undo-tells-narrow", 360, test_undo_tells },
    { "/table/undo-shows", 0, test_undo_shows },
    { "/table/roomy", 0, test_roomy },
    { "/table/primary-button", 0, test_primary_button },
    { "/table/primary-button-narrow", 360, test_primary_button },
    { "/table/headline-narrow", 360, test_headline_narrow },
    { "/table/press-is-kept", 0, test_press_is_kept },
    { "/table/primary-button-middle", 800, test_primary_button },
    { "/table/number", 0, test_number },
    { "/table/player-card", 0, test_player_card },
    { "/table/zone-offers", 0, test_zone_offers },
    { "/table/combat", 0, test_combat },
    { "/table/supporters", 0, test_supporters },
    { "/table/ask", 0, test_ask },
    { "/table/ask-for-what-is-missing", 0, test_ask_for_what_is_missing },
    { "/table/ask-for-every-move", 0, test_ask_for_every_move },
    { "/table/tick-and-note", 1600, test_tick_and_note },
    { "/table/result", 0, test_result },
    { "/table/close-dialog", 0, test_close_dialog },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
