/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/neighborhood/hk-cz-forecast.h"
#include "hk-cz-skirmish.h"
#include "ui/games/card-z/attack/hk-cz-attack-roll.h"
#include "ui/games/card-z/attack/hk-cz-target-entry.h"
#include "ui/games/card-z/attack/hk-cz-way-list.h"
#include "ui/games/card-z/battle/hk-cz-battle-ask.h"
#include "ui/games/card-z/battle/hk-cz-battle-parts.h"
#include "ui/games/card-z/battle/hk-cz-field-hex.h"
#include "ui/games/card-z/battle/hk-cz-prey-row.h"
#include "ui/games/card-z/team/hk-cz-loot-dialog.h"
#include "ui/games/card-z/widgets/hk-cz-chance.h"
#include "ui/games/card-z/widgets/hk-cz-die.h"

static HkCzTable *
get_table (HkFixture *fixture)
{
  return HK_CZ_TABLE (hk_session_get_table (fixture->session));
}

static HkCzEncounter *
get_encounter (HkFixture *fixture,
               int        number)
{
  return hk_cz_location_get_encounter (hk_cz_table_get_location (get_table (fixture), 0), number);
}

static int
count_encounters (HkFixture *fixture)
{
  return hk_cz_location_get_n_encounters (hk_cz_table_get_location (get_table (fixture), 0));
}

static const char *
get_last (HkFixture *fixture)
{
  g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (fixture->session), hk_session_get_position (fixture->session) - 1);

  return hk_log_entry_get_name (entry);
}

static GtkWidget *
find (HkFixture *fixture,
      GType      type)
{
  GtkWidget *widget = hk_fixture_find (GTK_WIDGET (fixture->window), type, NULL);

  g_assert_nonnull (widget);
  return widget;
}

static gboolean
is_seen (HkFixture *fixture,
         GType      type)
{
  return hk_fixture_find (GTK_WIDGET (fixture->window), type, NULL) != NULL;
}

static gboolean
is_card_of (GtkWidget     *card,
            gconstpointer  encounter)
{
  return hk_view_get_index (HK_VIEW (card)) == GPOINTER_TO_INT (encounter);
}

static GtkWidget *
get_card (HkFixture *fixture,
          int        encounter)
{
  GtkWidget *card = hk_fixture_find_where (GTK_WIDGET (fixture->window), HK_TYPE_CZ_ENCOUNTER_CARD, is_card_of, GINT_TO_POINTER (encounter));

  g_assert_nonnull (card);
  return card;
}

/* A tap on an Encounter. */
static GtkWidget *
open_sheet (HkFixture *fixture,
            int        encounter)
{
  GtkWidget *body = hk_fixture_find (get_card (fixture, encounter), GTK_TYPE_BUTTON, NULL);

  g_signal_emit_by_name (body, "clicked");
  hk_fixture_settle ();
  return hk_fixture_get_dialog (fixture->window);
}

static GtkWidget *
get_keys (GtkWidget *root)
{
  GtkWidget *keys = hk_fixture_find (root, HK_TYPE_CZ_DIE, NULL);

  g_assert_nonnull (keys);
  return keys;
}

/* To battle or to retreat is one tap each. */
static void
test_choice (HkFixture     *fixture,
             gconstpointer  data)
{
  HkCzTable *table = get_table (fixture);
  GtkWidget *choices = find (fixture, HK_TYPE_CZ_BATTLE_CHOICES);

  g_assert_false (table->battle->started);
  g_assert_nonnull (hk_fixture_find_button (choices, "Retreat to Garage"));
  hk_fixture_click (choices, "Battle");
  g_assert_true (table->battle->started);
  g_assert_cmpint (table->battle->round, ==, 1);
  g_assert_true (hk_session_undo (fixture->session, 1, NULL));
  hk_fixture_settle ();
  g_assert_false (table->battle->started);
  hk_fixture_click (find (fixture, HK_TYPE_CZ_BATTLE_CHOICES), "Retreat to Garage");
  g_assert_cmpstr (get_last (fixture), ==, "retreat");
  g_assert_cmpstr (hk_cz_table_get_location_name (table, hk_cz_table_get_player_place (table, 0)), ==, "Garage");
}

static gboolean
is_three_away (gpointer data)
{
  return ((HkCzEncounter *) data)->distance == 3;
}

/* A range by one tap; a distance by taps that make one move. */
static void
test_distance (HkFixture     *fixture,
               gconstpointer  data)
{
  guint before;

  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  g_assert_cmpint (get_encounter (fixture, 0)->distance, ==, 0);
  hk_fixture_click (get_card (fixture, 0), "5");
  g_assert_cmpint (get_encounter (fixture, 0)->distance, ==, 5);
  before = hk_session_get_position (fixture->session);
  hk_fixture_click (get_card (fixture, 0), "Nearer");
  hk_fixture_click (get_card (fixture, 0), "Nearer");
  g_assert_true (hk_fixture_wait (is_three_away, get_encounter (fixture, 0)));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, before + 1);
  g_assert_nonnull (hk_fixture_find (get_card (fixture, 0), GTK_TYPE_LABEL, "Bites in 2 rounds"));
}

static gboolean
is_hex_at (GtkWidget     *hex,
           gconstpointer  place)
{
  int column, row;

  hk_cz_field_hex_get_place (HK_CZ_FIELD_HEX (hex), &column, &row);
  return 100 * column + row == GPOINTER_TO_INT (place);
}

static GtkWidget *
find_hex (HkFixture *fixture,
          int        column,
          int        row)
{
  GtkWidget *hex = hk_fixture_find_where (GTK_WIDGET (fixture->window), HK_TYPE_CZ_FIELD_HEX, is_hex_at, GINT_TO_POINTER (100 * column + row));

  g_assert_nonnull (hex);
  return hex;
}

static void
tap (HkFixture *fixture,
     int        column,
     int        row)
{
  g_signal_emit_by_name (find_hex (fixture, column, row), "clicked");
  hk_fixture_settle ();
}

static const char *
get_prompt (HkFixture *fixture)
{
  return gtk_label_get_text (GTK_LABEL (hk_fixture_find (find (fixture, HK_TYPE_CZ_BATTLEFIELD), GTK_TYPE_LABEL, NULL)));
}

/* Every piece is one tap, asked for by its name; distance and engagement follow; later two taps move it, and two on an enemy attack. */
static void
test_field (HkFixture     *fixture,
            gconstpointer  data)
{
  HkCzTable *table = get_table (fixture);
  guint before;

  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  hk_fixture_settle ();
  before = hk_session_get_position (fixture->session);
  g_assert_nonnull (strstr (get_prompt (fixture), "1-E: tap its hex on the field"));
  tap (fixture, 5, 2);
  g_assert_nonnull (strstr (get_prompt (fixture), "1-N: tap its hex on the field"));
  tap (fixture, 8, 2);
  tap (fixture, 2, 4);
  g_assert_cmpstr (get_prompt (fixture), ==, "Old Skool Dad: tap the start hex");
  tap (fixture, 5, 0);
  tap (fixture, 7, 0);
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, before + 5);
  g_assert_cmpstr (get_prompt (fixture), ==, "Tap a piece, then the hex where it goes.");
  g_assert_cmpint (get_encounter (fixture, 0)->distance, ==, 2);
  g_assert_cmpint (get_encounter (fixture, 1)->nearest, ==, 1);
  g_assert_false (hk_cz_table_get_survivor (table, 0)->acted);
  tap (fixture, 5, 0);
  g_assert_cmpstr (get_prompt (fixture), ==, "Old Skool Dad: tap the hex where it goes");
  tap (fixture, 5, 1);
  g_assert_true (hk_cz_table_get_survivor (table, 0)->acted);
  g_assert_cmpint (get_encounter (fixture, 0)->distance, ==, 1);
  /* Where somebody has come, and where nobody is any more, it is marked. */
  g_assert_true (gtk_widget_has_css_class (find_hex (fixture, 5, 1), "hk-changed"));
  g_assert_true (gtk_widget_has_css_class (find_hex (fixture, 5, 0), "hk-changed"));
  g_assert_false (gtk_widget_has_css_class (find_hex (fixture, 2, 4), "hk-changed"));
  tap (fixture, 8, 2);
  tap (fixture, 8, 2);
  g_assert_nonnull (hk_fixture_get_dialog (fixture->window));
  adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (fixture->window)));
}

/* A tap on the Encounter, a tap on the face that was rolled. */
static void
test_attack (HkFixture     *fixture,
             gconstpointer  data)
{
  HkCzTable *table = get_table (fixture);
  GtkWidget *sheet;
  guint before;

  hk_cz_skirmish_begin (fixture);
  before = hk_session_get_position (fixture->session);
  sheet = open_sheet (fixture, 1);
  g_assert_nonnull (hk_fixture_find (sheet, GTK_TYPE_LABEL, "Fast Zombie 1-N"));
  hk_fixture_click (get_keys (sheet), "9");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, before + 1);
  g_assert_cmpstr (get_last (fixture), ==, "attack");
  g_assert_cmpint (count_encounters (fixture), ==, 2);
  g_assert_cmpint (table->battle->eradicated, ==, 1);
}

/* The app rolls with one tap, and what is shown as needed is what was needed. */
static void
test_roll (HkFixture     *fixture,
           gconstpointer  data)
{
  HkCzTable *table = get_table (fixture);
  g_autoptr (GPtrArray) ways = NULL;
  g_autofree char *needed = NULL;
  GtkWidget *sheet;

  hk_cz_skirmish_begin (fixture);
  hk_fixture_play (fixture->session, "{\"move\":\"pass-round\",\"survivor\":1}");
  ways = hk_cz_list_attacks (table, 0, 0);
  needed = g_strdup_printf ("%d or more on the d10", ((HkCzWay *) g_ptr_array_index (ways, 0))->result.needed);
  sheet = open_sheet (fixture, 0);
  g_assert_nonnull (hk_fixture_find (hk_fixture_find (sheet, HK_TYPE_CZ_CHANCE, NULL), GTK_TYPE_LABEL, needed));
  hk_fixture_click (sheet, "Roll the d10");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpstr (get_last (fixture), ==, "attack");
}

static int
count_hits (GtkWidget *root)
{
  int n = gtk_widget_has_css_class (root, "cz-hit");

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_hits (child);
  return n;
}

/* A helmet that was overlooked: the table is corrected, and one face less hits. */
static void
test_marks (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *sheet;
  int hits;

  hk_cz_skirmish_begin (fixture);
  sheet = open_sheet (fixture, 1);
  hits = count_hits (get_keys (sheet));
  g_assert_cmpint (hits, >, 0);
  hk_fixture_click (sheet, "Helmet −1");
  g_assert_false (get_encounter (fixture, 1)->helmet);
  g_assert_cmpint (count_hits (get_keys (sheet)), ==, hits + 1);
  hk_fixture_click (sheet, "Outside");
  /* Inside it does not rain. */
  g_assert_null (hk_fixture_find_button (sheet, "Weather −1"));
  g_assert_cmpint (count_hits (get_keys (sheet)), ==, hits + 2);
  adw_dialog_force_close (ADW_DIALOG (sheet));
}

/* Whom it goes for is told by a tap, and what it will do follows. */
static void
test_prey (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *sheet;

  hk_cz_skirmish_begin (fixture);
  sheet = open_sheet (fixture, 1);
  g_assert_nonnull (hk_fixture_find (sheet, GTK_TYPE_LABEL, "Bites Night Nurse: 70 %"));
  hk_fixture_click (hk_fixture_find (sheet, HK_TYPE_CZ_PREY_ROW, NULL), "Old Skool Dad");
  g_assert_cmpint (get_encounter (fixture, 1)->nearest, ==, 0);
  g_assert_cmpint (get_encounter (fixture, 1)->distance, ==, 2);
  g_assert_null (hk_fixture_find (sheet, GTK_TYPE_LABEL, "Bites Night Nurse: 70 %"));
  adw_dialog_force_close (ADW_DIALOG (sheet));
}

/* Who attacks can be changed; who has acted is marked, and a refusal says why. */
static void
test_acted (HkFixture     *fixture,
            gconstpointer  data)
{
  HkCzTable *table = get_table (fixture);
  GtkWidget *sheet;
  guint before;

  hk_cz_skirmish_begin (fixture);
  hk_fixture_play (fixture->session, "{\"move\":\"pass-round\",\"survivor\":1}");
  sheet = open_sheet (fixture, 1);
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (sheet)), ==, "Old Skool Dad Attacks");
  hk_fixture_click (sheet, "Night Nurse");
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (sheet)), ==, "Night Nurse Attacks");
  before = hk_session_get_position (fixture->session);
  hk_fixture_click (get_keys (sheet), "8");
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, before);
  g_assert_nonnull (hk_fixture_find_button (sheet, "House Rule: Allow It"));
  adw_dialog_force_close (ADW_DIALOG (sheet));
  g_assert_true (table->battle->started);
}

/* Without numbers of the box the number on the card is asked for. */
static void
test_unknown (HkFixture     *fixture,
              gconstpointer  data)
{
  HkCzTable *table = get_table (fixture);
  GtkWidget *sheet;

  hk_cz_skirmish_begin (fixture);
  hk_fixture_play (fixture->session, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[0]}");
  sheet = open_sheet (fixture, 0);
  g_assert_nonnull (hk_fixture_find (sheet, GTK_TYPE_LABEL, "?"));
  g_assert_null (hk_fixture_find_button (sheet, "Roll the d10"));
  hk_fixture_click (hk_fixture_find (sheet, HK_TYPE_CZ_TARGET_ENTRY, NULL), "4");
  g_assert_nonnull (hk_fixture_find (sheet, GTK_TYPE_LABEL, "4 or more on the d10"));
  hk_fixture_click (get_keys (sheet), "4");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_true (get_encounter (fixture, 0)->pushed);
  g_assert_cmpint (hk_cz_table_get_survivor (table, 0)->push, ==, 4);
}

/* A natural zero of a firearm asks for the second die; a further shot only follows a miss. */
static void
count_cb (int *n)
{
  (*n)++;
}

static void
test_dice (HkFixture     *fixture,
           gconstpointer  data)
{
  const HkCzRollPlan plan = { .needed = 5, .needed_push = 10, .jam = 3, .most_shots = 3, .by_hand = TRUE };
  g_autoptr (JsonObject) params = json_object_new ();
  GtkWidget *roll = g_object_ref_sink (g_object_new (HK_TYPE_CZ_ATTACK_ROLL, NULL));
  int ready = 0;

  g_signal_connect_swapped (roll, "ready", G_CALLBACK (count_cb), &ready);
  hk_cz_attack_roll_set_plan (HK_CZ_ATTACK_ROLL (roll), &plan);
  hk_fixture_click (get_keys (roll), "0");
  g_assert_cmpint (ready, ==, 0);
  hk_fixture_click (get_keys (roll), "6");
  g_assert_cmpint (ready, ==, 1);
  g_assert_true (hk_cz_attack_roll_is_zero (HK_CZ_ATTACK_ROLL (roll)));
  hk_cz_attack_roll_add_to (HK_CZ_ATTACK_ROLL (roll), params);
  g_assert_cmpint (json_object_get_int_member (params, "die"), ==, 0);
  g_assert_cmpint (json_array_get_int_element (json_object_get_array_member (params, "second"), 0), ==, 6);
  g_assert_false (json_object_has_member (params, "extra"));
  /* Three shots at most: a miss, a zero that does not jam, a hit. */
  hk_cz_attack_roll_clear (HK_CZ_ATTACK_ROLL (roll));
  hk_fixture_click (roll, "3");
  g_assert_cmpint (hk_cz_attack_roll_get_shots (HK_CZ_ATTACK_ROLL (roll)), ==, 3);
  hk_fixture_click (get_keys (roll), "4");
  g_assert_cmpint (ready, ==, 1);
  hk_fixture_click (get_keys (roll), "0");
  hk_fixture_click (get_keys (roll), "4");
  g_assert_cmpint (ready, ==, 1);
  hk_fixture_click (get_keys (roll), "5");
  g_assert_cmpint (ready, ==, 2);
  hk_cz_attack_roll_add_to (HK_CZ_ATTACK_ROLL (roll), params);
  g_assert_cmpint (json_object_get_int_member (params, "die"), ==, 4);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (params, "extra")), ==, 2);
  g_assert_cmpint (json_array_get_int_element (json_object_get_array_member (params, "extra"), 1), ==, 5);
  /* It jams: nothing is fired after that. */
  hk_cz_attack_roll_clear (HK_CZ_ATTACK_ROLL (roll));
  hk_fixture_click (get_keys (roll), "0");
  hk_fixture_click (get_keys (roll), "3");
  g_assert_cmpint (ready, ==, 3);
  g_assert_finalize_object (roll);
}

/* What is foretold is what happens; the bites then wait for their dice. */
static void
test_bites (HkFixture     *fixture,
            gconstpointer  data)
{
  HkCzTable *table = get_table (fixture);
  HkCzForecast forecast;

  hk_cz_skirmish_begin (fixture);
  g_assert_nonnull (hk_fixture_find (find (fixture, HK_TYPE_CZ_ENCOUNTER_TURN), GTK_TYPE_LABEL, "Somebody is bitten: 70 %"));
  hk_cz_forecast_encounter (table, 0, &forecast);
  g_assert_cmpint (forecast.after, ==, 3);
  g_assert_false (is_seen (fixture, HK_TYPE_CZ_BITE_ROW));
  hk_fixture_click (find (fixture, HK_TYPE_CZ_ENCOUNTER_TURN), "They Act");
  g_assert_cmpint (get_encounter (fixture, 0)->distance, ==, forecast.after);
  g_assert_true (get_encounter (fixture, 1)->bite_due);
  g_assert_true (is_seen (fixture, HK_TYPE_CZ_BITE_ROW));
  g_assert_nonnull (hk_fixture_find (find (fixture, HK_TYPE_CZ_BITE_ROW), GTK_TYPE_LABEL, "Fast Zombie 1-N bites Night Nurse"));
  hk_fixture_click (find (fixture, HK_TYPE_CZ_BITE_ROW), "3");
  g_assert_cmpint (hk_cz_table_get_survivor (table, 1)->infected, >, 0);
  g_assert_cmpint (table->battle->round, ==, 2);
  g_assert_false (is_seen (fixture, HK_TYPE_CZ_BITE_ROW));
}

/* The alarm die in one tap, then a tap for each card that the noise draws. */
static void
test_noise (HkFixture     *fixture,
            gconstpointer  data)
{
  HkCzTable *table = get_table (fixture);
  GtkWidget *dialog;

  hk_cz_skirmish_begin (fixture);
  g_assert_false (is_seen (fixture, HK_TYPE_CZ_NOISE_ROW));
  hk_fixture_play (fixture->session, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":0,\"how\":\"shoot\",\"die\":1}");
  g_assert_true (table->battle->noise_pending);
  /* How many skulls the die of the group shows nobody has told. */
  g_assert_null (hk_fixture_find (find (fixture, HK_TYPE_CZ_NOISE_ROW), GTK_TYPE_LABEL, "1 face of the red die shows the skull"));
  hk_fixture_click (find (fixture, HK_TYPE_CZ_NOISE_ROW), "2");
  g_assert_cmpint (table->battle->drawn, ==, 2);
  hk_fixture_click (find (fixture, HK_TYPE_CZ_NOISE_ROW), "Lay Them Out");
  dialog = hk_fixture_get_dialog (fixture->window);
  hk_fixture_click (dialog, "Zombie");
  hk_fixture_click (dialog, "Helmet");
  hk_fixture_click (dialog, "Fast Zombie");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpint (count_encounters (fixture), ==, 5);
  g_assert_false (get_encounter (fixture, 3)->helmet);
  g_assert_true (get_encounter (fixture, 4)->helmet);
  g_assert_cmpint (get_encounter (fixture, 4)->zone, ==, 0);
  g_assert_false (is_seen (fixture, HK_TYPE_CZ_NOISE_ROW));
}

/* The big button asks for the bite that waits, and is done with it. */
static void
test_ask (HkFixture     *fixture,
          gconstpointer  data)
{
  HkCzTable *table = get_table (fixture);
  HkPrimaryAction *next;

  hk_cz_skirmish_begin (fixture);
  hk_fixture_play (fixture->session, "{\"move\":\"encounters-act\"}");
  next = hk_session_get_primary_action (fixture->session);
  g_assert_cmpstr (hk_primary_action_get_asks (next), ==, "bite");
  g_assert_true (hk_cz_battle_ask (GTK_WIDGET (fixture->window), fixture->session, "bite"));
  hk_fixture_settle ();
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "1");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpint (hk_cz_table_get_survivor (table, 1)->infected, ==, 0);
  g_assert_cmpint (table->battle->round, ==, 2);
  g_assert_false (hk_cz_battle_ask (GTK_WIDGET (fixture->window), fixture->session, "weather"));
}

/* What a cleared Location yields is shown, and leads to sharing it out. */
static void
test_reward (HkFixture     *fixture,
             gconstpointer  data)
{
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"locations/0/encounters\",\"value\":[]}");
  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"clear\",\"rewards\":[\"Ka-Bar\",\"Junk Food\"]}");
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (hk_fixture_get_dialog (fixture->window))), ==, "2 Loot Found");
  g_assert_nonnull (hk_fixture_find (hk_fixture_get_dialog (fixture->window), ADW_TYPE_ACTION_ROW, "Ka-Bar"));
  /* Taken back, it is not there any more. */
  g_assert_true (hk_session_undo (fixture->session, 1, NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  hk_fixture_play (fixture->session, "{\"move\":\"clear\",\"rewards\":[\"Ka-Bar\",\"Junk Food\"]}");
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "_Share It Out");
  g_assert_true (HK_IS_CZ_LOOT_DIALOG (hk_fixture_get_dialog (fixture->window)));
  adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (fixture->window)));
}

/* An attack with the best weapon on who is most pressing is one tap. */
static void
test_one_tap (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *card;
  guint before;

  hk_cz_skirmish_begin (fixture);
  card = find (fixture, HK_TYPE_CZ_FIGHTER_CARD);
  /* How far it is from another survivor nobody has told. */
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, "Attack Fast Zombie 1-N"));
  g_assert_null (hk_fixture_find_button (card, "Roll"));
  hk_fixture_play (fixture->session, "{\"move\":\"distance\",\"encounter\":1,\"hexes\":2,\"nearest\":0}");
  before = hk_session_get_position (fixture->session);
  hk_fixture_click (card, "Roll");
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, before + 1);
  g_assert_cmpstr (get_last (fixture), ==, "attack");
  g_assert_true (hk_cz_table_get_survivor (get_table (fixture), 0)->acted);
}

/* A survivor passes with one tap, and the card says so. */
static void
test_pass (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *card;

  hk_cz_skirmish_begin (fixture);
  card = find (fixture, HK_TYPE_CZ_FIGHTER_CARD);
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, "Ready"));
  hk_fixture_click (card, "Pass");
  g_assert_true (hk_cz_table_get_survivor (get_table (fixture), 0)->acted);
  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, "✓ acted"));
  g_assert_null (hk_fixture_find_button (card, "Pass"));
}

/* Past the wall or fence the big button goes in one tap, as the button of the page does. */
static void
test_cross (HkFixture     *fixture,
            gconstpointer  data)
{
  const guint before = hk_session_get_position (fixture->session) + 2;

  hk_fixture_play (fixture->session, "{\"move\":\"battle\"}");
  hk_fixture_play (fixture->session, "{\"move\":\"set\",\"path\":\"locations/0/encounters\",\"value\":[{\"id\":\"e9\",\"type\":\"slow\",\"zone\":2,\"hex\":\"K\"}]}");
  g_assert_cmpint (get_table (fixture)->battle->zone, ==, 1);
  g_assert_cmpstr (hk_primary_action_get_asks (hk_session_get_primary_action (fixture->session)), ==, "cross");
  hk_fixture_activate (fixture->page, "table.next");
  g_assert_true (hk_fixture_has_no_dialog (fixture->window));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, before + 1);
  g_assert_cmpstr (get_last (fixture), ==, "cross");
  g_assert_cmpint (get_table (fixture)->battle->zone, ==, 2);
}

/* Everything is in reach on the narrowest screen. */
static void
test_narrow (HkFixture     *fixture,
             gconstpointer  data)
{
  int minimum;

  hk_cz_skirmish_begin (fixture);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), ==, 360);
  gtk_widget_measure (get_card (fixture, 1), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 336);
  gtk_widget_measure (open_sheet (fixture, 1), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (fixture->window)));
}

int
main (int   argc,
      char *argv[])
{
  static const HkCzSkirmish tests[] = {
    { "/cz-battle/choice", "app", "stand-in", 1200, test_choice },
    { "/cz-battle/field", "app", "stand-in", 1200, test_field },
    { "/cz-battle/distance", "app", "stand-in", 1200, test_distance },
    { "/cz-battle/attack", "app", "stand-in", 1200, test_attack },
    { "/cz-battle/roll", "app", "stand-in", 1200, test_roll },
    { "/cz-battle/marks", "app", "stand-in", 1200, test_marks },
    { "/cz-battle/prey", "app", "stand-in", 1200, test_prey },
    { "/cz-battle/acted", "app", "stand-in", 1200, test_acted },
    { "/cz-battle/unknown", "app", "none", 1200, test_unknown },
    { "/cz-battle/dice", "app", "stand-in", 1200, test_dice },
    { "/cz-battle/bites", "hand", "stand-in", 1200, test_bites },
    { "/cz-battle/noise", "hand", "stand-in", 1200, test_noise },
    { "/cz-battle/ask", "hand", "stand-in", 1200, test_ask },
    { "/cz-battle/reward", "app", "stand-in", 1200, test_reward },
    { "/cz-battle/one-tap", "app", "stand-in", 1200, test_one_tap },
    { "/cz-battle/pass", "app", "stand-in", 700, test_pass },
    { "/cz-battle/cross", "app", "stand-in", 1200, test_cross },
    { "/cz-battle/narrow", "app", "stand-in", 360, test_narrow },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, HkFixture, &tests[i], hk_cz_skirmish_set_up, tests[i].test, hk_fixture_close);
  return g_test_run ();
}
