/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-ui-fixture.h"
#include "hk-voice-fixture.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-allot-picker.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-attack-dialog.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-attack-result.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-attack-targets.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-miss-picker.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-weapon-card.h"
#include "ui/games/army-of-the-dead/attack/hk-aotd-wound-picker.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-missing-button.h"
#include "ui/games/army-of-the-dead/dice/hk-aotd-dice-entry.h"
#include "ui/widgets/hk-key-row.h"

/* Attacks, made by the widgets of their dialog. */

static const char setup_text[] =
  "{\"players\":[{\"name\":\"Ann\",\"colour\":\"red\"},{\"name\":\"Bo\",\"colour\":\"blue\"}],\"first-player\":0,"
  "\"personal-objectives\":0,\"components\":\"%s\",\"dice-by\":\"%s\",\"cards-by\":\"%s\",\"shamblers\":8,\"alphas\":3,"
  "\"survivors\":[{\"id\":\"guzman\",\"player\":0},{\"id\":\"dieter\",\"player\":0},{\"id\":\"cruz\",\"player\":0},"
  "{\"id\":\"scott\",\"player\":1},{\"id\":\"peters\",\"player\":1},{\"id\":\"vanderohe\",\"player\":1}]}";

typedef struct
{
  const char *components;
  const char *dice_by;
  const char *cards_by;
} Case;

typedef struct
{
  HkFixture  base;
  GtkWidget *dialog;
} Fixture;

static HkAotdTable *
get_table (Fixture *fixture)
{
  return HK_AOTD_TABLE (hk_session_get_table (fixture->base.session));
}

static void
open_dialog (Fixture *fixture)
{
  hk_aotd_attack_dialog_present (GTK_WIDGET (fixture->base.window), fixture->base.session, 0);
  hk_fixture_settle ();
  fixture->dialog = hk_fixture_get_dialog (fixture->base.window);
  g_assert_true (HK_IS_AOTD_ATTACK_DIALOG (fixture->dialog));
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const Case *it = data;
  g_autofree char *setup = g_strdup_printf (setup_text, it->components, it->dice_by, it->cards_by);

  hk_fixture_open (&fixture->base, 800, 900, HK_AOTD_GAME, setup, 3);
  hk_fixture_play (fixture->base.session, "{\"move\":\"set\",\"path\":\"survivors/0/items\",\"value\":[]}");
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hk_fixture_close (&fixture->base, data);
}

static void
carry (Fixture    *fixture,
       const char *card)
{
  g_autofree char *text = g_strdup_printf ("{\"move\":\"take-card\",\"survivor\":0,\"card\":\"%s\"}", card);

  hk_fixture_play (fixture->base.session, text);
}

static void
activate (Fixture    *fixture,
          const char *action)
{
  gtk_widget_activate_action (fixture->dialog, action, NULL);
  hk_fixture_settle ();
}

/* The one at @at of its type, from 0. */
static GtkWidget *
find_nth (GtkWidget *root,
          GType      type,
          int       *at)
{
  if (!gtk_widget_get_visible (root))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && (*at)-- == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_nth (child, type, at);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static GtkWidget *
get_nth (Fixture *fixture,
         GType    type,
         int      at)
{
  GtkWidget *found = find_nth (fixture->dialog, type, &at);

  g_assert_nonnull (found);
  return found;
}

static void
add (Fixture    *fixture,
     const char *type,
     int         by)
{
  gtk_widget_activate_action (get_nth (fixture, HK_TYPE_AOTD_ATTACK_TARGETS, 0), "targets.add", "(si)", type, by);
  hk_fixture_settle ();
}

static void
press (Fixture    *fixture,
       const char *label)
{
  GtkWidget *toggle = hk_fixture_find (fixture->dialog, GTK_TYPE_TOGGLE_BUTTON, label);

  g_assert_nonnull (toggle);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
  hk_fixture_settle ();
}

static void
tap (Fixture    *fixture,
     int         entry,
     const char *faces)
{
  for (const char *face = faces; *face != '\0'; face++)
    gtk_widget_activate_action (get_nth (fixture, HK_TYPE_AOTD_DICE_ENTRY, entry), "dice.face", "i", *face - '0');
  hk_fixture_settle ();
}

static gboolean
says (Fixture    *fixture,
      const char *text)
{
  return hk_fixture_says (fixture->dialog, text);
}

/* The Katana of the stand-in cards: 3 dice that hit on 4+. Two Shamblers die by two hits or more. */
static void
test_by_hand (Fixture       *fixture,
              gconstpointer  data)
{
  HkAotdTable *table = get_table (fixture);
  HkAotdSurvivor *guzman = hk_aotd_table_get_survivor (table, 0);
  const guint before = hk_session_get_position (fixture->base.session) + 1;

  carry (fixture, "katana");
  open_dialog (fixture);
  /* Nobody in the Zone: no odds, no attack. */
  g_assert_false (says (fixture, "50.0 %"));
  activate (fixture, "attack.go");
  g_assert_cmpuint (hk_session_get_position (fixture->base.session), ==, before);
  add (fixture, "shambler", 2);
  g_assert_true (says (fixture, "50.0 %"));
  add (fixture, "shambler", 1);
  g_assert_true (says (fixture, "12.5 %"));
  add (fixture, "shambler", -1);
  tap (fixture, 0, "46");
  activate (fixture, "attack.go");
  g_assert_cmpuint (hk_session_get_position (fixture->base.session), ==, before);
  tap (fixture, 0, "1");
  /* After the last face Enter makes the attack. */
  g_assert_true (gtk_widget_is_focus (hk_fixture_find (fixture->dialog, GTK_TYPE_BUTTON, "_Attack")));
  activate (fixture, "attack.go");
  g_assert_cmpuint (hk_session_get_position (fixture->base.session), ==, before + 1);
  g_assert_cmpint (table->shamblers, ==, 6);
  g_assert_cmpint (guzman->adrenaline, ==, 2);
  g_assert_true (says (fixture, "2 hits, 2 Zombies killed"));
  g_assert_true (says (fixture, "+2"));
  activate (fixture, "attack.undo");
  g_assert_cmpuint (hk_session_get_position (fixture->base.session), ==, before);
  g_assert_cmpint (table->shamblers, ==, 8);
  /* The targets are as they were told. */
  g_assert_true (says (fixture, "50.0 %"));
}

static void
allot (Fixture    *fixture,
       const char *kind,
       int         hits)
{
  GtkWidget *picker = get_nth (fixture, HK_TYPE_AOTD_ALLOT_PICKER, 0);

  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (picker, HK_TYPE_KEY_ROW, kind)), hits);
  hk_fixture_settle ();
}

static GtkWidget *
get_allot_button (Fixture *fixture)
{
  return hk_fixture_find (fixture->dialog, GTK_TYPE_BUTTON, "Allot the Hits This Way");
}

#define RING_SAW "{\"move\":\"set\",\"path\":\"survivors/0/items\",\"value\":[{\"card\":\"ring-saw\",\"slot\":\"hand\"}]}"

/* The Ring Saw of the stand-in cards: 3 dice that hit on 4+, Damage 2. Page 24: the hits go where the player
 * wants them; by themselves they go where they bring most. */
static void
test_allot (Fixture       *fixture,
            gconstpointer  data)
{
  HkAotdTable *table = get_table (fixture);
  HkAotdSurvivor *guzman = hk_aotd_table_get_survivor (table, 0);
  guint position;

  hk_fixture_play (fixture->base.session, RING_SAW);
  open_dialog (fixture);
  add (fixture, "shambler", 2);
  add (fixture, "alpha", 1);
  tap (fixture, 0, "461");
  activate (fixture, "attack.go");
  position = hk_session_get_position (fixture->base.session);
  g_assert_cmpint (guzman->adrenaline, ==, 3);
  g_assert_cmpint (table->shamblers, ==, 7);
  g_assert_cmpint (table->alphas, ==, 2);
  g_assert_false (gtk_widget_get_sensitive (get_allot_button (fixture)));
  allot (fixture, "Shamblers", 2);
  g_signal_emit_by_name (get_allot_button (fixture), "clicked");
  hk_fixture_settle ();
  g_assert_cmpuint (hk_session_get_position (fixture->base.session), ==, position);
  g_assert_cmpint (guzman->adrenaline, ==, 2);
  g_assert_cmpint (table->shamblers, ==, 6);
  g_assert_cmpint (table->alphas, ==, 3);
  g_assert_true (says (fixture, "+2"));
  /* The Alpha that lives waits for the next attack, and nothing else. */
  activate (fixture, "attack.again");
  tap (fixture, 0, "466");
  activate (fixture, "attack.go");
  g_assert_cmpint (table->alphas, ==, 2);
  g_assert_cmpint (table->shamblers, ==, 6);
  g_assert_null (get_allot_button (fixture));
}

/* What the app has rolled stays as it was when the hits go elsewhere. */
static void
test_allot_by_app (Fixture       *fixture,
                   gconstpointer  data)
{
  HkAotdTable *table = get_table (fixture);
  int hits = 0;

  hk_fixture_play (fixture->base.session, RING_SAW);
  hk_fixture_play (fixture->base.session, "{\"move\":\"set\",\"path\":\"survivors/0/actions\",\"value\":20}");
  open_dialog (fixture);
  add (fixture, "shambler", 7);
  add (fixture, "alpha", 3);
  for (guint i = 0; i < 12 && get_allot_button (fixture) == NULL; i++)
    {
      activate (fixture, "attack.again");
      activate (fixture, "attack.go");
      hits = 3 - table->alphas;
    }
  g_assert_nonnull (get_allot_button (fixture));
  g_assert_cmpint (hits, >, 0);
  g_assert_cmpint (table->shamblers, ==, 8);
  allot (fixture, "Shamblers", hits);
  g_signal_emit_by_name (get_allot_button (fixture), "clicked");
  hk_fixture_settle ();
  g_assert_cmpint (table->shamblers, ==, 8 - hits);
  g_assert_cmpint (table->alphas, ==, 3);
}

/* The app rolls, and what came of it is read aloud; what is left of the targets waits for the next attack. */
static void
test_by_app (Fixture       *fixture,
             gconstpointer  data)
{
  GSettings *settings = hk_application_get_settings (fixture->base.application);
  HkAotdTable *table = get_table (fixture);
  g_autoptr (HkLogEntry) entry = NULL;
  int killed;
  g_autofree char *left = NULL;

  carry (fixture, "katana");
  carry (fixture, "revolver");
  open_dialog (fixture);
  add (fixture, "shambler", 5);
  g_assert_true (says (fixture, "Most Adrenaline"));
  hk_voice_begin ();
  g_settings_set_boolean (settings, "speak-moves", TRUE);
  activate (fixture, "attack.go");
  entry = g_list_model_get_item (hk_session_get_log (fixture->base.session), hk_session_get_position (fixture->base.session) - 1);
  hk_voice_assert_heard (hk_log_entry_get_text (entry));
  g_settings_reset (settings, "speak-moves");
  killed = 8 - table->shamblers;
  activate (fixture, "attack.again");
  left = g_strdup_printf ("%d", 5 - killed);
  g_assert_true (says (fixture, left));
  adw_dialog_close (ADW_DIALOG (fixture->dialog));
  hk_fixture_settle ();
  open_dialog (fixture);
  g_assert_true (says (fixture, left));
}

/* More than the app counts are refused with a sentence, and a tap puts them on the board. */
static void
test_missing (Fixture       *fixture,
              gconstpointer  data)
{
  HkAotdTable *table = get_table (fixture);

  carry (fixture, "katana");
  open_dialog (fixture);
  add (fixture, "alpha", 5);
  g_assert_true (says (fixture, "The app counts only 3 Alphas on the board; add those that it has missed first."));
  activate (fixture, "attack.go");
  g_assert_cmpint (table->alphas, ==, 3);
  gtk_widget_activate_action (get_nth (fixture, HK_TYPE_AOTD_MISSING_BUTTON, 0), "missing.add", NULL);
  hk_fixture_settle ();
  g_assert_cmpint (table->alphas, ==, 5);
  g_assert_false (says (fixture, "The app counts only 3 Alphas on the board; add those that it has missed first."));
}

/* Misses of a ranged weapon hit friends: of Damage 2 one tap each, before the move; of Damage 1 Wounds are
 * given out afterwards. */
static void
test_friendly_fire (Fixture       *fixture,
                    gconstpointer  data)
{
  HkAotdTable *table = get_table (fixture);
  GtkWidget *picker;

  carry (fixture, "combat-shotgun");
  open_dialog (fixture);
  add (fixture, "shambler", 2);
  press (fixture, "Dieter");
  press (fixture, "Cruz");
  /* 2 dice and an Ammo Die, 4+; the Ammo Die shows Out of Ammo. */
  tap (fixture, 0, "62");
  tap (fixture, 1, "0");
  activate (fixture, "attack.go");
  picker = get_nth (fixture, HK_TYPE_AOTD_MISS_PICKER, 0);
  g_assert_cmpint (table->shamblers, ==, 8);
  for (int miss = 0; miss < 2; miss++)
    {
      g_signal_emit_by_name (hk_fixture_find (picker, GTK_TYPE_BUTTON, miss == 0 ? "Dieter" : "Cruz"), "clicked");
      hk_fixture_settle ();
    }
  activate (fixture, "attack.go");
  g_assert_cmpint (table->shamblers, ==, 7);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 1)->wounds, ==, 2);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 2)->wounds, ==, 2);
  g_assert_true (says (fixture, "Out of Ammo"));

  activate (fixture, "attack.undo");
  hk_fixture_play (fixture->base.session, "{\"move\":\"set\",\"path\":\"survivors/0/items\",\"value\":[]}");
  carry (fixture, "revolver");
  hk_fixture_settle ();
  tap (fixture, 0, "11");
  activate (fixture, "attack.go");
  g_assert_cmpint (table->wounds_to_split, ==, 2);
  picker = get_nth (fixture, HK_TYPE_AOTD_WOUND_PICKER, 0);
  hk_aotd_wound_picker_add (HK_AOTD_WOUND_PICKER (picker), 1);
  hk_aotd_wound_picker_add (HK_AOTD_WOUND_PICKER (picker), 2);
  gtk_widget_activate_action (get_nth (fixture, HK_TYPE_AOTD_ATTACK_RESULT, 0), "result.give-out", NULL);
  g_assert_cmpint (table->wounds_to_split, ==, 0);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 1)->wounds, ==, 1);
}

static gboolean
has_focus (Fixture   *fixture,
           GtkWidget *widget)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->base.window));

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

/* Without a pack the numbers of the card are asked for, kept, and used. */
static void
test_unknown (Fixture       *fixture,
              gconstpointer  data)
{
  HkAotdTable *table = get_table (fixture);
  static const char * const titles[] = { "Accuracy: a die hits from", "Damage of each hit", "Farthest Range" };
  static const int keys[] = { 1, 1, 1 };

  carry (fixture, "revolver");
  open_dialog (fixture);
  add (fixture, "shambler", 1);
  /* The rulebook prints its two dice, and that it is a Ranged weapon. */
  g_assert_null (hk_fixture_find (fixture->dialog, HK_TYPE_KEY_ROW, "Kind"));
  g_assert_null (hk_fixture_find (fixture->dialog, HK_TYPE_KEY_ROW, "Dice"));
  /* It names all six Explosives (page 26), but not what is noisy. */
  g_assert_nonnull (hk_fixture_find (fixture->dialog, ADW_TYPE_SWITCH_ROW, "Noisy"));
  g_assert_null (hk_fixture_find (fixture->dialog, ADW_TYPE_SWITCH_ROW, "Explosive"));
  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *row = hk_fixture_find (fixture->dialog, HK_TYPE_KEY_ROW, titles[i]);

      g_assert_nonnull (row);
      /* The big button goes to what is asked and not answered. */
      activate (fixture, "attack.go");
      g_assert_null (hk_aotd_table_find_gear (table, "revolver"));
      g_assert_true (has_focus (fixture, row));
      hk_key_row_set_selected (HK_KEY_ROW (row), keys[i]);
      hk_fixture_settle ();
    }
  /* Two dice that hit on 3+: 1 − 1/9. */
  g_assert_true (says (fixture, "88.9 %"));
  activate (fixture, "attack.go");
  g_assert_true (has_focus (fixture, get_nth (fixture, HK_TYPE_AOTD_DICE_ENTRY, 0)));
  tap (fixture, 0, "13");
  activate (fixture, "attack.go");
  g_assert_cmpint (table->shamblers, ==, 7);
  g_assert_nonnull (hk_aotd_table_find_gear (table, "revolver"));
}

static gboolean
is_in_sight (Fixture    *fixture,
             const char *title)
{
  GtkWidget *row = hk_fixture_find (fixture->dialog, HK_TYPE_KEY_ROW, title);
  GtkWidget *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (row, viewport, &bounds));
  return bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (viewport);
}

/* What is asked of a weapon that the app has not heard of comes into sight with it, and has the keyboard. */
static void
test_untold (Fixture       *fixture,
             gconstpointer  data)
{
  open_dialog (fixture);
  add (fixture, "shambler", 1);
  /* The rulebook prints that this one is a Melee weapon: nobody is asked how far away the Zone is. */
  hk_fixture_click (fixture->dialog, "Crowbar");
  hk_fixture_settle ();
  g_assert_null (hk_fixture_find (fixture->dialog, ADW_TYPE_TOGGLE_GROUP, NULL));
  hk_fixture_click (fixture->dialog, "Heavy Machine Gun");
  hk_fixture_settle ();
  g_assert_true (has_focus (fixture, hk_fixture_find (fixture->dialog, HK_TYPE_KEY_ROW, "Accuracy: a die hits from")));
  g_assert_true (is_in_sight (fixture, "Accuracy: a die hits from"));
  g_assert_true (is_in_sight (fixture, "Farthest Range"));
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (fixture->dialog, HK_TYPE_KEY_ROW, "Accuracy: a die hits from")), 2);
  hk_key_row_set_selected (HK_KEY_ROW (hk_fixture_find (fixture->dialog, HK_TYPE_KEY_ROW, "Farthest Range")), 2);
  hk_fixture_settle ();
  /* After the last face of the dice the Ammo Dice have it. */
  tap (fixture, 0, "12");
  g_assert_true (has_focus (fixture, get_nth (fixture, HK_TYPE_AOTD_DICE_ENTRY, 1)));
}

/* A Ranged Action on an Alpha behind Shamblers is refused, and a house rule makes it. */
static void
test_house (Fixture       *fixture,
            gconstpointer  data)
{
  HkAotdTable *table = get_table (fixture);
  GtkWidget *row;

  carry (fixture, "desert-eagle");
  open_dialog (fixture);
  add (fixture, "shambler", 1);
  add (fixture, "alpha", 1);
  row = hk_fixture_find (fixture->dialog, ADW_TYPE_ACTION_ROW, "Concentrated: Alpha");
  g_assert_nonnull (row);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row))), TRUE);
  hk_fixture_settle ();
  tap (fixture, 0, "6");
  tap (fixture, 1, "5");
  activate (fixture, "attack.go");
  g_assert_cmpint (table->alphas, ==, 3);
  g_assert_true (says (fixture, "Somebody of a lower Targeting Priority stands before the target of this Ranged Action."));
  activate (fixture, "attack.house");
  g_assert_cmpint (table->alphas, ==, 2);
  g_assert_cmpint (table->shamblers, ==, 8);
}

int
main (int   argc,
      char *argv[])
{
  static const Case hand = { "stand-in", "hand", "app" };
  static const Case app = { "stand-in", "app", "app" };
  static const Case none = { "none", "hand", "hand" };

  g_test_init (&argc, &argv, NULL);
  g_test_add ("/aotd/attack/by-hand", Fixture, &hand, set_up, test_by_hand, tear_down);
  g_test_add ("/aotd/attack/allot", Fixture, &hand, set_up, test_allot, tear_down);
  g_test_add ("/aotd/attack/allot-by-app", Fixture, &app, set_up, test_allot_by_app, tear_down);
  g_test_add ("/aotd/attack/by-app", Fixture, &app, set_up, test_by_app, tear_down);
  g_test_add ("/aotd/attack/missing", Fixture, &app, set_up, test_missing, tear_down);
  g_test_add ("/aotd/attack/friendly-fire", Fixture, &hand, set_up, test_friendly_fire, tear_down);
  g_test_add ("/aotd/attack/unknown", Fixture, &none, set_up, test_unknown, tear_down);
  g_test_add ("/aotd/attack/untold", Fixture, &none, set_up, test_untold, tear_down);
  g_test_add ("/aotd/attack/house", Fixture, &hand, set_up, test_house, tear_down);
  return g_test_run ();
}
