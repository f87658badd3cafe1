/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-ui-fixture.h"
#include "ui/display/hk-standing-strip.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-attack-extras.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-round-strip.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-abominations.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-danger-bar.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-survivor-card.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-number.h"

/* The group decides: what it passes, where the round is, and every number, one tap from where it is shown. */

static const char setup_text[] =
  "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0,\"sleepers\":4,\"vault\":true,\"personal\":[],"
  "\"components\":\"none\",\"cards-by\":\"hand\",\"dice-by\":\"hand\","
  "\"survivors\":[{\"id\":\"scott\",\"player\":0,\"equipment\":[]},{\"id\":\"cruz\",\"player\":0,\"equipment\":[]},"
  "{\"id\":\"guzman\",\"player\":1,\"equipment\":[]},{\"id\":\"dieter\",\"player\":1,\"equipment\":[]},"
  "{\"id\":\"peters\",\"player\":0,\"equipment\":[]},{\"id\":\"kate\",\"player\":1,\"equipment\":[]}]}";

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open (fixture, 1200, 800, HK_AOTD_GAME, setup_text, 3);
}

static HkAotdTable *
get_table (HkFixture *fixture)
{
  return HK_AOTD_TABLE (hk_session_get_table (fixture->session));
}

/* What the menu of the round says, one line each. */
static char *
read_menu (GtkWidget *strip)
{
  GtkWidget *button = hk_fixture_find (strip, GTK_TYPE_MENU_BUTTON, NULL);
  GMenuModel *menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));
  g_autoptr (GMenuModel) phases = g_menu_model_get_item_link (menu, 1, G_MENU_LINK_SECTION);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *pass = NULL;

  g_assert_true (g_menu_model_get_item_attribute (menu, 0, G_MENU_ATTRIBUTE_LABEL, "s", &pass));
  g_string_append (text, pass);
  for (int i = 0; i < g_menu_model_get_n_items (phases); i++)
    {
      g_autofree char *label = NULL;

      g_assert_true (g_menu_model_get_item_attribute (phases, i, G_MENU_ATTRIBUTE_LABEL, "s", &label));
      g_string_append_printf (text, "|%s", label);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
test_pass (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *strip = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_ROUND_STRIP, NULL);
  g_autofree char *menu = read_menu (strip);

  g_assert_cmpstr (menu, ==, "Pass This Step|Go to the Player Phase|Go to the Zombie Phase|Go to the Spawn|Go to the End Phase|Go to the Next Round");
  /* One tap where nothing forbids it, one more where the group has to say that it wants it. */
  hk_fixture_take_item (strip, "Pass This Step");
  hk_fixture_settle ();
  g_assert_cmpint (get_table (fixture)->current_player, ==, 0);
  hk_fixture_click (GTK_WIDGET (fixture->window), "House Rule");
  hk_fixture_settle ();
  g_assert_cmpint (get_table (fixture)->current_player, ==, 1);
  hk_fixture_take_item (strip, "Go to the End Phase");
  hk_fixture_settle ();
  hk_fixture_click (GTK_WIDGET (fixture->window), "House Rule");
  hk_fixture_settle ();
  g_assert_cmpint (get_table (fixture)->phase, ==, HK_AOTD_PHASE_END);
  g_assert_true (gtk_widget_activate_action (strip, "round.pass", NULL));
  hk_fixture_settle ();
  g_assert_cmpint (get_table (fixture)->round, ==, 2);
}

static gboolean
is_first (GtkWidget     *card,
          gconstpointer  data)
{
  return hk_aotd_survivor_card_get_survivor (HK_AOTD_SURVIVOR_CARD (card)) == 0;
}

/* The menu of numbers behind the hearts, and behind the Danger Bar. */
static GtkWidget *
open_numbers (HkFixture *fixture,
              guint      which)
{
  GtkWidget *card = hk_fixture_find_where (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_SURVIVOR_CARD, is_first, NULL);
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (get_table (fixture), 0);
  g_autofree char *health = g_strdup_printf ("%d/%d", survivor->health - survivor->wounds, survivor->health);
  GtkWidget *shown = which == 0 ? hk_fixture_find (card, HK_TYPE_AOTD_DANGER_BAR, NULL) : hk_fixture_find (card, GTK_TYPE_LABEL, health);
  GtkWidget *button;

  g_assert_nonnull (shown);
  button = gtk_widget_get_ancestor (shown, GTK_TYPE_MENU_BUTTON);
  g_assert_nonnull (button);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  hk_fixture_settle ();
  return GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
}

static gboolean
is_labelled (GtkWidget     *number,
             gconstpointer  what)
{
  g_autofree char *label = NULL;

  g_object_get (number, "label", &label, NULL);
  return g_str_has_suffix (label, what);
}

static void
set_number (GtkWidget  *popover,
            const char *what,
            int         by)
{
  GtkWidget *number = hk_fixture_find_where (popover, HK_TYPE_NUMBER, is_labelled, what);

  g_assert_nonnull (number);
  hk_number_step (HK_NUMBER (number), by);
  hk_number_settle (HK_NUMBER (number));
  hk_fixture_settle ();
}

static void
test_numbers (HkFixture     *fixture,
              gconstpointer  data)
{
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (get_table (fixture), 0);

  set_number (open_numbers (fixture, 0), "Adrenaline Points", 8);
  g_assert_cmpint (survivor->adrenaline, ==, 8);
  set_number (open_numbers (fixture, 1), "Actions Left", 2);
  g_assert_cmpint (survivor->actions, ==, 2);
  set_number (open_numbers (fixture, 1), "Wounds", 1);
  g_assert_cmpint (survivor->wounds, ==, 1);
}

/* What nobody entered before the mission has its button where it lies on the table. */
static void
test_late (HkFixture     *fixture,
           gconstpointer  data)
{
  static const char * const buttons[] = { "Left Sleepers Behind…", "Open a Spawn Zone…", "Add a Spawn Zone…", "Noise…", "Place Zombies…" };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    g_assert_nonnull (hk_fixture_find_button (GTK_WIDGET (fixture->window), buttons[i]));
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (fixture->window), ADW_TYPE_BUTTON_ROW, "Add an Objective…"));
}

/* Page 26: the Damage of each Explosive that goes off too is one tap, and one more can be told as long as there is one. */
static void
test_explosives (HkFixture     *fixture,
                 gconstpointer  data)
{
  g_autoptr (GtkWidget) extras = g_object_ref_sink (g_object_new (HK_TYPE_AOTD_ATTACK_EXTRAS, NULL));
  g_autoptr (JsonObject) params = json_object_new ();
  GtkWidget *first = hk_fixture_find (extras, HK_TYPE_KEY_ROW, "Damage of Another Explosive There");
  GtkWidget *next = gtk_widget_get_next_sibling (first);
  JsonArray *told;

  g_assert_true (gtk_widget_get_visible (first));
  g_assert_false (gtk_widget_get_visible (next));
  hk_key_row_set_selected (HK_KEY_ROW (first), 2);
  g_assert_true (gtk_widget_get_visible (next));
  hk_key_row_set_selected (HK_KEY_ROW (next), 3);
  hk_aotd_attack_extras_add_to (HK_AOTD_ATTACK_EXTRAS (extras), params);
  told = json_object_get_array_member (params, "explosives");
  g_assert_cmpuint (json_array_get_length (told), ==, 2);
  g_assert_cmpint (json_array_get_int_element (told, 0), ==, 3);
  g_assert_cmpint (json_array_get_int_element (told, 1), ==, 4);
  /* What nobody has said is left out. */
  g_assert_cmpuint (json_object_get_size (params), ==, 1);
}

static gboolean
is_folded (GtkWidget *row)
{
  return gtk_widget_get_ancestor (gtk_widget_get_parent (row), ADW_TYPE_EXPANDER_ROW) != NULL;
}

/* What an attack needs is never folded away: how many Sleepers its Noise wakes while some lie on the board (pages 14 and 18), and the
 * Damage of other Explosives once it is asked for (page 26). */
static void
test_asked (HkFixture     *fixture,
            gconstpointer  data)
{
  g_autoptr (GtkWidget) extras = g_object_ref_sink (g_object_new (HK_TYPE_AOTD_ATTACK_EXTRAS, "session", fixture->session, NULL));
  g_autoptr (JsonObject) params = json_object_new ();
  GtkWidget *sleepers;
  GtkWidget *explosives;

  hk_aotd_attack_extras_clear (HK_AOTD_ATTACK_EXTRAS (extras));
  sleepers = hk_fixture_find (extras, HK_TYPE_KEY_ROW, "Sleeper Tokens That the Noise Wakes");
  explosives = hk_fixture_find (extras, HK_TYPE_KEY_ROW, "Damage of Another Explosive There");
  g_assert_false (is_folded (sleepers));
  g_assert_true (is_folded (explosives));
  hk_aotd_attack_extras_add_to (HK_AOTD_ATTACK_EXTRAS (extras), params);
  g_assert_false (json_object_has_member (params, "sleepers"));
  hk_key_row_set_selected (HK_KEY_ROW (sleepers), 0);
  hk_aotd_attack_extras_add_to (HK_AOTD_ATTACK_EXTRAS (extras), params);
  g_assert_cmpint (json_object_get_int_member (params, "sleepers"), ==, 0);
  hk_key_row_set_selected (HK_KEY_ROW (sleepers), 1);
  g_assert_false (is_folded (hk_fixture_find (extras, HK_TYPE_KEY_ROW, "What the Token Shows")));
  hk_aotd_attack_extras_ask (HK_AOTD_ATTACK_EXTRAS (extras), "explosives");
  g_assert_false (is_folded (explosives));
  hk_aotd_attack_extras_ask (HK_AOTD_ATTACK_EXTRAS (extras), "values");
  g_assert_false (is_folded (explosives));
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'sleepers', 'value': 0 }");
  hk_aotd_attack_extras_clear (HK_AOTD_ATTACK_EXTRAS (extras));
  g_assert_true (is_folded (sleepers));
  g_assert_true (is_folded (explosives));
}

/* A Search wakes the Sleepers of its Zone (page 18): whoever found a card is asked how many, and one key answers. */
static void
test_search (HkFixture     *fixture,
             gconstpointer  data)
{
  HkAotdSurvivor *scott = hk_aotd_table_get_survivor (get_table (fixture), 0);
  GtkWidget *dialog;

  hk_fixture_play (fixture->session, "{ 'move': 'activate', 'survivor': 0 }");
  hk_fixture_click (GTK_WIDGET (fixture->window), "Search");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_nonnull (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Sleeper Tokens in the Zone"));
  gtk_widget_activate (hk_fixture_find (dialog, ADW_TYPE_ACTION_ROW, "Crowbar"));
  hk_fixture_settle ();
  hk_fixture_click (dialog, "Found These");
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_true (hk_fixture_mentions (dialog, "How many Sleeper tokens does it wake?"));
  hk_fixture_click (dialog, "0");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (scott->items)), ==, 1);
  g_assert_cmpint (get_table (fixture)->sleepers, ==, 4);
  g_assert_null (hk_fixture_find_button (hk_fixture_get_dialog (fixture->window), "Found These"));
}

/* While Sleepers lie on the board, how many woke ends the step of the Zombies: one tap, as the button is otherwise (page 18). Whoever
 * takes the big button is asked. */
static void
test_zombies_moved (HkFixture     *fixture,
                    gconstpointer  data)
{
  GtkWidget *row;

  hk_fixture_play (fixture->session, "{ 'move': 'place-zombies', 'type': 'alpha', 'count': 1 }");
  hk_fixture_play (fixture->session, "{ 'move': 'go-to-phase', 'phase': 'zombie', 'house': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'zombie-attacks', 'wounds': 0 }");
  hk_fixture_settle ();
  row = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_KEY_ROW, "They have moved: how many Sleeper tokens did they wake?");
  g_assert_nonnull (row);
  g_assert_cmpint (hk_key_row_get_selected (HK_KEY_ROW (row)), ==, -1);
  g_assert_null (hk_fixture_find_button (row, "5"));
  hk_fixture_click (row, "0");
  hk_fixture_settle ();
  g_assert_cmpint (get_table (fixture)->activation, ==, 2);
  g_assert_cmpint (get_table (fixture)->sleepers, ==, 4);
  hk_fixture_play (fixture->session, "{ 'move': 'zombie-attacks', 'wounds': 0 }");
  hk_fixture_settle ();
  hk_fixture_click (row, "1");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "3");
  hk_fixture_settle ();
  g_assert_cmpint (get_table (fixture)->shamblers, ==, 3);
  g_assert_cmpint (get_table (fixture)->sleepers, ==, 3);
}

/* Whoever moved says beside it that Sleepers lay there (page 18). */
static void
test_left_behind (HkFixture     *fixture,
                  gconstpointer  data)
{
  guint before;

  hk_fixture_play (fixture->session, "{ 'move': 'activate', 'survivor': 0 }");
  before = hk_session_get_n_moves (fixture->session);
  hk_fixture_click (GTK_WIDGET (fixture->window), "Left Sleepers Behind");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "1");
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "Leave Sleepers Behind");
  hk_fixture_settle ();
  hk_fixture_click (hk_fixture_find (hk_fixture_get_dialog (fixture->window), HK_TYPE_KEY_ROW, "Face of the die"), "6");
  g_assert_cmpint (get_table (fixture)->sleepers, ==, 4);
  g_assert_cmpuint (hk_session_get_n_moves (fixture->session), ==, before + 1);
}

/* The Zones in play are a tap each on the page of an attack, too. */
static void
test_zones_of_attack (HkFixture     *fixture,
                      gconstpointer  data)
{
  g_autoptr (GtkWidget) extras = g_object_ref_sink (g_object_new (HK_TYPE_AOTD_ATTACK_EXTRAS, "session", fixture->session, NULL));
  g_autoptr (JsonObject) params = json_object_new ();
  GtkWidget *row;

  hk_aotd_attack_extras_clear (HK_AOTD_ATTACK_EXTRAS (extras));
  row = hk_fixture_find (extras, HK_TYPE_KEY_ROW, "Zone of the Noise Token");
  g_assert_nonnull (row);
  hk_key_row_set_selected (HK_KEY_ROW (row), 1);
  hk_aotd_attack_extras_add_to (HK_AOTD_ATTACK_EXTRAS (extras), params);
  g_assert_cmpstr (json_object_get_string_member (params, "where"), ==, hk_aotd_table_get_spawn (get_table (fixture), 0)->name);
  gtk_editable_set_text (GTK_EDITABLE (hk_fixture_find (row, GTK_TYPE_ENTRY, NULL)), "the bar");
  hk_aotd_attack_extras_add_to (HK_AOTD_ATTACK_EXTRAS (extras), params);
  g_assert_cmpstr (json_object_get_string_member (params, "where"), ==, "the bar");
}

/* Any Zone can be named for the Noise; those that were named before are one tap, and none is chosen by itself. */
static void
test_zones (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *row;

  hk_fixture_play (fixture->session, "{ 'move': 'noise', 'where': 'the bar' }");
  hk_fixture_play (fixture->session, "{ 'move': 'noise', 'where': 'the roof' }");
  hk_fixture_click (GTK_WIDGET (fixture->window), "Noise…");
  hk_fixture_settle ();
  row = hk_fixture_find (hk_fixture_get_dialog (fixture->window), HK_TYPE_KEY_ROW, "Where");
  g_assert_nonnull (row);
  g_assert_cmpint (hk_key_row_get_selected (HK_KEY_ROW (row)), ==, -1);
  hk_key_row_set_selected (HK_KEY_ROW (row), 1);
  gtk_editable_set_text (GTK_EDITABLE (hk_fixture_find (row, GTK_TYPE_ENTRY, NULL)), "the vault");
  g_assert_cmpint (hk_key_row_get_selected (HK_KEY_ROW (row)), ==, -1);
  gtk_editable_set_text (GTK_EDITABLE (hk_fixture_find (row, GTK_TYPE_ENTRY, NULL)), "");
  hk_key_row_set_selected (HK_KEY_ROW (row), 1);
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "Move the Noise Token");
  hk_fixture_settle ();
  g_assert_cmpstr (get_table (fixture)->noise, ==, "the bar");
  g_assert_cmpstr (get_table (fixture)->zones[0], ==, "the bar");
  g_assert_cmpuint (g_strv_length (get_table (fixture)->zones), ==, 2);
}

/* What an ID card shows is entered at any time, and just what is not known is asked for (page 15). */
static void
test_id_card (HkFixture     *fixture,
              gconstpointer  data)
{
  HkAotdSurvivor *scott = hk_aotd_table_get_survivor (get_table (fixture), 0);
  GtkWidget *dialog;
  GtkWidget *row;

  g_assert_null (scott->blue);
  hk_fixture_play (fixture->session, "{ 'move': 'activate', 'survivor': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'learn-survivor', 'survivor': 0, 'yellow': 'sprint' }");
  hk_fixture_click (GTK_WIDGET (fixture->window), "More");
  hk_fixture_click (GTK_WIDGET (fixture->window), "Enter an ID Card");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_null (hk_fixture_find (dialog, ADW_TYPE_COMBO_ROW, "Yellow Level"));
  row = hk_fixture_find (dialog, ADW_TYPE_COMBO_ROW, "Blue Level");
  g_assert_nonnull (row);
  /* What nobody has chosen is not known. */
  hk_fixture_click (dialog, "Enter an ID Card");
  hk_fixture_settle ();
  g_assert_null (scott->blue);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 1);
  hk_fixture_click (dialog, "Enter an ID Card");
  hk_fixture_settle ();
  g_assert_nonnull (scott->blue);
  g_assert_null (scott->orange_1);
}

static PangoEllipsizeMode
get_cut (HkFixture  *fixture,
         const char *name)
{
  g_autoptr (GtkWidget) chips = g_object_ref_sink (adw_wrap_box_new ());
  GtkWidget *label;

  hk_standing_chips_show (ADW_WRAP_BOX (chips), HK_TABLE (get_table (fixture)), TRUE);
  label = hk_fixture_find (chips, GTK_TYPE_LABEL, name);
  g_assert_nonnull (label);
  return gtk_label_get_ellipsize (GTK_LABEL (label));
}

/* Where there is little room a name is known by how it begins, unless another one begins like it. */
static void
test_short_names (HkFixture     *fixture,
                  gconstpointer  data)
{
  g_assert_cmpint (get_cut (fixture, "Dieter"), ==, PANGO_ELLIPSIZE_END);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/0/name', 'value': 'Character 1' }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/1/name', 'value': 'Character 2' }");
  g_assert_cmpint (get_cut (fixture, "Character 1"), ==, PANGO_ELLIPSIZE_MIDDLE);
  g_assert_cmpint (get_cut (fixture, "Dieter"), ==, PANGO_ELLIPSIZE_END);
}

/* The group sees the helmet go, and says so where Zeus stands (page 18). */
static void
test_helmet (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *box = hk_fixture_find_where (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_ABOMINATIONS, NULL, NULL);
  GtkWidget *zeus;

  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'abominations/2/form', 'value': 'helmeted' }");
  hk_fixture_play (fixture->session, "{ 'move': 'zeus-appears' }");
  zeus = hk_fixture_find_where (box, GTK_TYPE_LABEL, is_labelled, "Helmeted Zeus");
  g_assert_nonnull (zeus);
  gtk_menu_button_popup (GTK_MENU_BUTTON (gtk_widget_get_ancestor (zeus, GTK_TYPE_MENU_BUTTON)));
  hk_fixture_settle ();
  hk_fixture_click (box, "Break the Helmet");
  g_assert_cmpint (hk_aotd_table_get_abomination (get_table (fixture), "zeus")->form, ==, HK_AOTD_ZEUS_REGULAR);
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/aotd/by-hand/pass", 0, test_pass },
    { "/aotd/by-hand/numbers", 0, test_numbers },
    { "/aotd/by-hand/late", 0, test_late },
    { "/aotd/by-hand/explosives", 0, test_explosives },
    { "/aotd/by-hand/zones", 0, test_zones },
    { "/aotd/by-hand/zones-of-attack", 0, test_zones_of_attack },
    { "/aotd/by-hand/asked", 0, test_asked },
    { "/aotd/by-hand/search", 0, test_search },
    { "/aotd/by-hand/zombies-moved", 0, test_zombies_moved },
    { "/aotd/by-hand/left-behind", 0, test_left_behind },
    { "/aotd/by-hand/id-card", 0, test_id_card },
    { "/aotd/by-hand/helmet", 0, test_helmet },
    { "/aotd/by-hand/short-names", 0, test_short_names },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
