/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-cell.h"
#include "core/packs/hk-pack-paste.h"
#include "core/packs/hk-pack-table.h"
#include "hk-ui-fixture.h"
#include "ui/components/hk-component-drop.h"
#include "ui/components/hk-component-form.h"
#include "ui/components/hk-component-kind-page.h"
#include "ui/components/hk-component-merge-page.h"
#include "ui/components/hk-component-paste-page.h"
#include "ui/components/hk-components-dialog.h"
#include "ui/new-game/hk-new-game-page.h"
#include "ui/missions/hk-setup-missions.h"

typedef struct
{
  HkApplication *application;
  HkWindow      *window;
  HkPack        *pack;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, 1000, 700);
  fixture->pack = hk_application_get_pack (fixture->application, hk_games_lookup ("dark-age-z", NULL), &error);
  g_assert_no_error (error);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.components", "s", "dark-age-z");
  hk_fixture_settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hk_fixture_close_window (fixture->window);
  hk_fixture_end (fixture->application);
}

static GtkWidget *
get_dialog (Fixture *fixture)
{
  GtkWidget *dialog = hk_fixture_get_dialog (fixture->window);

  g_assert_true (HK_IS_COMPONENTS_DIALOG (dialog));
  return dialog;
}

static AdwNavigationPage *
get_page (Fixture *fixture)
{
  GtkWidget *view = hk_fixture_find (get_dialog (fixture), ADW_TYPE_NAVIGATION_VIEW, NULL);

  return adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view));
}

static void
open_kind (Fixture    *fixture,
           const char *title)
{
  GtkWidget *row = hk_fixture_find (get_dialog (fixture), ADW_TYPE_ACTION_ROW, title);

  g_assert_nonnull (row);
  g_signal_emit_by_name (row, "activated");
  hk_fixture_settle ();
  g_assert_true (HK_IS_COMPONENT_KIND_PAGE (get_page (fixture)));
}

static void
activate (Fixture    *fixture,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (get_page (fixture)), action, NULL));
  hk_fixture_settle ();
}

static void
test_every_kind (Fixture       *fixture,
                 gconstpointer  data)
{
  JsonArray *kinds = hk_pack_list_kinds (fixture->pack);
  GtkWidget *view = hk_fixture_find (get_dialog (fixture), ADW_TYPE_NAVIGATION_VIEW, NULL);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      JsonObject *kind = json_array_get_object_element (kinds, i);

      open_kind (fixture, json_object_get_string_member (kind, "plural"));
      activate (fixture, "kind.add");
      g_assert_true (HK_IS_COMPONENT_FORM (get_page (fixture)));
      while (adw_navigation_view_pop (ADW_NAVIGATION_VIEW (view)))
        hk_fixture_settle ();
    }
  g_assert_cmpuint (json_array_get_length (kinds), ==, 6);
}

/* Writes into the entry of a field. */
static void
fill (Fixture    *fixture,
      const char *title,
      const char *text)
{
  GtkWidget *row = hk_fixture_find (GTK_WIDGET (get_page (fixture)), ADW_TYPE_ENTRY_ROW, title);

  if (row == NULL)
    g_error ("There is no entry “%s”.", title);
  gtk_editable_set_text (GTK_EDITABLE (row), text);
}

static void
fill_invasion (Fixture *fixture)
{
  static const char * const titles[] = { "Zombies (basic)", "HP (basic)", "Zombies (Power Up)", "HP (Power Up)", "Damage Value", "Speed" };

  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    fill (fixture, titles[i], "1");
}

static void
test_add_change_forget (Fixture       *fixture,
                        gconstpointer  data)
{
  GtkWidget *entry;
  GtkWidget *row;

  open_kind (fixture, json_object_get_string_member (hk_pack_find_kind (fixture->pack, "invasion-card", NULL), "plural"));
  activate (fixture, "kind.add");

  /* Without a name it is refused with a sentence, and nothing is kept. */
  activate (fixture, "form.keep");
  g_assert_true (HK_IS_COMPONENT_FORM (get_page (fixture)));
  g_assert_cmpuint (hk_pack_count (fixture->pack, "invasion-card"), ==, 0);

  entry = hk_fixture_find (GTK_WIDGET (get_page (fixture)), ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Grey Turtles");

  /* Numbers that nobody gave are not made up. */
  activate (fixture, "form.keep");
  g_assert_true (HK_IS_COMPONENT_FORM (get_page (fixture)));
  g_assert_cmpuint (hk_pack_count (fixture->pack, "invasion-card"), ==, 0);
  fill_invasion (fixture);
  activate (fixture, "form.keep");
  g_assert_true (HK_IS_COMPONENT_KIND_PAGE (get_page (fixture)));
  g_assert_nonnull (hk_pack_lookup (fixture->pack, "invasion-card", "Grey Turtles"));

  /* A new name is not a second card. */
  row = hk_fixture_find (GTK_WIDGET (get_page (fixture)), ADW_TYPE_ACTION_ROW, "Grey Turtles");
  g_signal_emit_by_name (row, "activated");
  hk_fixture_settle ();
  entry = hk_fixture_find (GTK_WIDGET (get_page (fixture)), ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Green Turtles");
  activate (fixture, "form.keep");
  g_assert_cmpuint (hk_pack_count (fixture->pack, "invasion-card"), ==, 1);
  g_assert_nonnull (hk_pack_lookup (fixture->pack, "invasion-card", "Green Turtles"));

  row = hk_fixture_find (GTK_WIDGET (get_page (fixture)), ADW_TYPE_ACTION_ROW, "Green Turtles");
  g_signal_emit_by_name (row, "activated");
  hk_fixture_settle ();
  activate (fixture, "form.remove");
  g_assert_cmpuint (hk_pack_count (fixture->pack, "invasion-card"), ==, 0);
}

/* A number that the owner does not know is not taken for 0; one that cannot be is refused. */
static void
test_unknown_number (Fixture       *fixture,
                     gconstpointer  data)
{
  JsonObject *component;
  GtkWidget *entry;

  open_kind (fixture, json_object_get_string_member (hk_pack_find_kind (fixture->pack, "army-card", NULL), "plural"));
  activate (fixture, "kind.add");
  entry = hk_fixture_find (GTK_WIDGET (get_page (fixture)), ADW_TYPE_ENTRY_ROW, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Slingers");
  fill (fixture, "Basic Attack Value", "3");

  /* Nor is a choice. */
  activate (fixture, "form.keep");
  g_assert_true (HK_IS_COMPONENT_FORM (get_page (fixture)));
  adw_combo_row_set_selected (ADW_COMBO_ROW (hk_fixture_find (GTK_WIDGET (get_page (fixture)), ADW_TYPE_COMBO_ROW, "Rank")), 1);

  entry = hk_fixture_find (GTK_WIDGET (get_page (fixture)), ADW_TYPE_ENTRY_ROW, "Silver slot");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  gtk_editable_set_text (GTK_EDITABLE (entry), "many");
  activate (fixture, "form.keep");
  g_assert_true (HK_IS_COMPONENT_FORM (get_page (fixture)));
  g_assert_cmpuint (hk_pack_count (fixture->pack, "army-card"), ==, 0);

  gtk_editable_set_text (GTK_EDITABLE (entry), " 2 ");
  activate (fixture, "form.keep");
  g_assert_true (HK_IS_COMPONENT_KIND_PAGE (get_page (fixture)));
  component = hk_pack_lookup (fixture->pack, "army-card", "Slingers");
  g_assert_nonnull (component);
  g_assert_cmpint (json_object_get_int_member (component, "silver-bonus"), ==, 2);
  g_assert_false (json_object_has_member (component, "bronze-bonus"));
  g_assert_false (json_object_has_member (component, "copies"));
}

#define TABLE "Name\tZombies (basic)\tHP (basic)\tZombies (Power Up)\tHP (Power Up)\tDamage Value\tSpeed\n" \
              "Grey Turtles\t3\t2\t1\t0\t1\t2\nRotten Slaves\t4\t3\t2\t1\t2\t1\nNo Number\tmany\t3\t2\t1\t2\t1\n"

static gboolean
is_paste_page (gpointer fixture)
{
  return HK_IS_COMPONENT_PASTE_PAGE (get_page (fixture));
}

static void
paste (Fixture    *fixture,
       const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), text);
  activate (fixture, "kind.paste");
  g_assert_true (hk_fixture_wait (is_paste_page, fixture));
  hk_fixture_settle ();
}

static char *
dup_pack (HkPack *pack)
{
  g_autoptr (JsonNode) node = hk_pack_to_json (pack);
  return json_to_string (node, FALSE);
}

/* A table that was copied shows what it would do, does it at once, and can be taken back; by form it comes to the same. */
static void
test_paste (Fixture       *fixture,
            gconstpointer  data)
{
  static const char * const names[] = { "Grey Turtles", "Rotten Slaves" };
  static const int numbers[2][6] = { { 3, 2, 1, 0, 1, 2 }, { 4, 3, 2, 1, 2, 1 } };
  g_autofree char *empty = dup_pack (fixture->pack);
  g_autofree char *pasted = NULL;
  g_autofree char *typed = NULL;
  g_autofree char *undone = NULL;

  open_kind (fixture, json_object_get_string_member (hk_pack_find_kind (fixture->pack, "invasion-card", NULL), "plural"));
  paste (fixture, TABLE);
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (get_page (fixture)), GTK_TYPE_LABEL, "2 new · 1 left out"));
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (get_page (fixture)), GTK_TYPE_LABEL, "“many” is not a whole number for\n“Zombies (basic)”."));
  activate (fixture, "paste.apply");
  g_assert_true (HK_IS_COMPONENT_KIND_PAGE (get_page (fixture)));
  g_assert_cmpuint (hk_pack_count (fixture->pack, "invasion-card"), ==, 2);
  pasted = dup_pack (fixture->pack);
  gtk_widget_activate_action (GTK_WIDGET (get_page (fixture)), "components.undo", NULL);
  hk_fixture_settle ();
  undone = dup_pack (fixture->pack);
  g_assert_cmpstr (undone, ==, empty);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GPtrArray) rows = NULL;

      activate (fixture, "kind.add");
      gtk_editable_set_text (GTK_EDITABLE (hk_fixture_find (GTK_WIDGET (get_page (fixture)), ADW_TYPE_ENTRY_ROW, NULL)), names[i]);
      for (guint j = 0; j < G_N_ELEMENTS (numbers[i]); j++)
        {
          JsonObject *field = json_array_get_object_element (json_object_get_array_member (hk_pack_find_kind (fixture->pack, "invasion-card", NULL), "fields"), j + 1);
          GtkWidget *row = hk_fixture_find (GTK_WIDGET (get_page (fixture)), ADW_TYPE_ENTRY_ROW, json_object_get_string_member (field, "title"));
          g_autofree char *number = g_strdup_printf ("%d", numbers[i][j]);

          gtk_editable_set_text (GTK_EDITABLE (row), number);
        }
      activate (fixture, "form.keep");
    }
  typed = dup_pack (fixture->pack);
  g_assert_cmpstr (typed, ==, pasted);
}

/* Names are picked, one after the other, and nobody has to know how they are kept. */
static void
test_pick (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (HkPack) pack = hk_pack_open (hk_games_lookup ("rfyl", NULL), NULL, NULL);
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *page = GTK_WIDGET (hk_component_form_new (pack, "event", NULL));
  GtkWidget *entry;
  GtkWidget *button;

  adw_dialog_force_close (ADW_DIALOG (get_dialog (fixture)));
  adw_dialog_set_child (dialog, page);
  adw_dialog_present (dialog, GTK_WIDGET (fixture->window));
  hk_fixture_settle ();
  entry = hk_fixture_find (page, ADW_TYPE_ENTRY_ROW, "Icons");
  button = hk_fixture_find (entry, GTK_TYPE_MENU_BUTTON, NULL);
  g_assert_nonnull (button);
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *list;

      gtk_menu_button_popup (GTK_MENU_BUTTON (button));
      hk_fixture_settle ();
      list = hk_fixture_find (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button))), GTK_TYPE_LIST_BOX, NULL);
      g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i));
      hk_fixture_settle ();
    }
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "bullets, melee");
  adw_dialog_force_close (dialog);
}

/* Fills a row of a form with what the component has, as a person would. */
static void
fill_row (HkPack     *pack,
          GtkWidget  *page,
          JsonObject *field,
          JsonObject *component)
{
  g_autofree char *text = hk_pack_cell_show (pack, field, json_object_get_member (component, hk_pack_field_get_id (field)));
  const char *title = hk_pack_field_get_title (field);
  GtkWidget *row = hk_fixture_find (page, ADW_TYPE_ENTRY_ROW, title);

  if (*text == '\0')
    return;
  if (row != NULL)
    {
      gtk_editable_set_text (GTK_EDITABLE (row), text);
      return;
    }
  row = hk_fixture_find (page, ADW_TYPE_SWITCH_ROW, title);
  if (row != NULL)
    {
      adw_switch_row_set_active (ADW_SWITCH_ROW (row), json_object_get_int_member (component, hk_pack_field_get_id (field)) == 1);
      return;
    }
  row = hk_fixture_find (page, ADW_TYPE_COMBO_ROW, title);
  if (row == NULL)
    g_error ("There is no row “%s”.", title);
  for (guint i = 0; i < g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (row))); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (row))), i), text))
      adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
}

/* Adds a component by the form. */
static void
fill_form (HkPack     *pack,
           JsonObject *kind,
           JsonObject *component)
{
  JsonArray *fields = json_object_get_array_member (kind, "fields");
  g_autoptr (GtkWidget) page = g_object_ref_sink (GTK_WIDGET (hk_component_form_new (pack, json_object_get_string_member (kind, "id"), NULL)));

  for (guint i = 0; i < json_array_get_length (fields); i++)
    fill_row (pack, page, json_array_get_object_element (fields, i), component);
  gtk_widget_activate_action (page, "form.keep", NULL);
}

/* Adds all components of a kind by a pasted table. */
static void
paste_kind (HkPack     *pack,
            JsonObject *kind,
            GPtrArray  *components)
{
  JsonArray *fields = json_object_get_array_member (kind, "fields");
  const char *id = json_object_get_string_member (kind, "id");
  g_autoptr (GString) text = g_string_new_take (hk_pack_paste_empty_table (pack, id));
  g_autoptr (HkPackPaste) paste = NULL;

  for (guint i = 0; i < components->len; i++)
    for (guint j = 0; j < json_array_get_length (fields); j++)
      {
        JsonObject *field = json_array_get_object_element (fields, j);
        g_autofree char *cell = hk_pack_cell_show (pack, field, json_object_get_member (g_ptr_array_index (components, i), hk_pack_field_get_id (field)));

        hk_pack_table_add (text, cell, j + 1 == json_array_get_length (fields));
      }
  paste = hk_pack_paste_new (pack, id, text->str, NULL);
  g_assert_true (hk_pack_paste_apply (paste, NULL));
}

/* Every card of every kind of every game: what the form keeps is what a pasted table keeps. */
static void
test_form_and_paste (Fixture       *fixture,
                     gconstpointer  data)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (HkPack) from = hk_pack_new_stand_in (games[i], NULL);
      g_autoptr (HkPack) filled = hk_pack_open (games[i], NULL, NULL);
      g_autoptr (HkPack) pasted = hk_pack_open (games[i], NULL, NULL);
      JsonArray *kinds = hk_pack_list_kinds (filled);
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;

      for (guint j = 0; from != NULL && j < json_array_get_length (kinds); j++)
        {
          JsonObject *kind = json_array_get_object_element (kinds, j);
          const char *id = json_object_get_string_member (kind, "id");
          GPtrArray *list = hk_pack_list (from, id);

          for (guint k = 0; k < list->len; k++)
            fill_form (filled, kind, g_ptr_array_index (list, k));
          if (list->len > 0)
            paste_kind (pasted, kind, list);
          g_assert_cmpuint (hk_pack_list (pasted, id)->len, ==, list->len);
        }
      first = dup_pack (filled);
      second = dup_pack (pasted);
      g_assert_cmpstr (first, ==, second);
    }
}

static GtkWidget *
find_row (Fixture    *fixture,
          GType       type,
          const char *title)
{
  GtkWidget *row = hk_fixture_find (GTK_WIDGET (get_page (fixture)), type, title);

  g_assert_nonnull (row);
  return row;
}

static void
put_army (HkPack     *pack,
          const char *id,
          int         attack)
{
  g_autoptr (JsonObject) card = json_object_new ();

  json_object_set_string_member (card, "id", id);
  json_object_set_string_member (card, "rank", "bronze");
  json_object_set_int_member (card, "attack", attack);
  g_assert_true (hk_pack_put (pack, "army-card", card, NULL));
}

/* Another pack is joined: what differs is chosen, cards under the same name can be others, and all of it can be taken back. */
static void
test_merge (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (HkPack) theirs = hk_pack_open (hk_games_lookup ("dark-age-z", NULL), NULL, NULL);
  g_autofree char *text = NULL;
  g_autofree char *before = NULL;
  g_autofree char *undone = NULL;
  GtkWidget *others;
  guint n;

  put_army (fixture->pack, "1", 4);
  put_army (fixture->pack, "2", 5);
  put_army (theirs, "1", 4);
  put_army (theirs, "2", 7);
  n = hk_pack_count (fixture->pack, "army-card");
  before = dup_pack (fixture->pack);
  text = dup_pack (theirs);
  hk_components_dialog_show_pack (HK_COMPONENTS_DIALOG (get_dialog (fixture)), text);
  hk_fixture_settle ();
  g_assert_true (HK_IS_COMPONENT_MERGE_PAGE (get_page (fixture)));
  find_row (fixture, ADW_TYPE_COMBO_ROW, "Army Card “2”");
  others = find_row (fixture, ADW_TYPE_SWITCH_ROW, "Army Cards");
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (others)));
  adw_switch_row_set_active (ADW_SWITCH_ROW (others), TRUE);
  hk_fixture_settle ();
  g_assert_null (hk_fixture_find (GTK_WIDGET (get_page (fixture)), ADW_TYPE_COMBO_ROW, NULL));
  find_row (fixture, ADW_TYPE_ACTION_ROW, "Army Card “2”");
  adw_switch_row_set_active (ADW_SWITCH_ROW (others), FALSE);
  hk_fixture_settle ();

  /* Both are kept at first, theirs under a number of its own; one can be chosen instead. */
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (find_row (fixture, ADW_TYPE_COMBO_ROW, "Army Card “2”"))), ==, 2);
  activate (fixture, "merge.apply");
  g_assert_cmpuint (hk_pack_count (fixture->pack, "army-card"), ==, n + 1);
  g_assert_cmpint (json_object_get_int_member (hk_pack_lookup (fixture->pack, "army-card", "3"), "attack"), ==, 7);
  gtk_widget_activate_action (GTK_WIDGET (get_page (fixture)), "components.undo", NULL);
  hk_fixture_settle ();
  undone = dup_pack (fixture->pack);
  g_assert_cmpstr (undone, ==, before);

  hk_components_dialog_show_pack (HK_COMPONENTS_DIALOG (get_dialog (fixture)), text);
  hk_fixture_settle ();
  activate (fixture, "merge.all-theirs");
  activate (fixture, "merge.apply");
  g_assert_cmpuint (hk_pack_count (fixture->pack, "army-card"), ==, n);
  g_assert_cmpint (json_object_get_int_member (hk_pack_lookup (fixture->pack, "army-card", "2"), "attack"), ==, 7);
}

static void
test_drop (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "orders.csv", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  static const char table[] = "Name;Specialty;Bonus\r\nGears;Mechanic;any face\r\n";

  g_assert_true (g_file_set_contents (path, table, -1, NULL));
  adw_dialog_force_close (ADW_DIALOG (get_dialog (fixture)));
  hk_fixture_settle ();
  hk_component_drop_file (GTK_WIDGET (fixture->window), file);
  hk_fixture_settle ();
  g_assert_true (HK_IS_COMPONENT_PASTE_PAGE (get_page (fixture)));
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (get_dialog (fixture))), ==, "Components of Army of the Dead: A Zombicide Game");
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (get_page (fixture)), GTK_TYPE_LABEL, "1 new"));
}

/* A mission is picked by its name, and what is set up can be kept as another. */
static void
test_mission (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  HkPack *pack = hk_application_get_pack (fixture->application, hk_games_lookup ("army-of-the-dead", NULL), &error);
  g_autoptr (JsonNode) mission = json_from_string ("{\"name\":\"Roof\",\"text\":\"On foot.\",\"setup\":{\"mission\":\"Roof\",\"time-limit\":9,\"required\":[\"pilot\"],"
                                                   "\"spawns\":[{\"kind\":\"start\",\"name\":\"Gate\"}]}}", NULL);
  g_autoptr (JsonNode) broken = json_from_string ("{\"name\":\"Broken\",\"setup\":{\"spawns\":\"many\"}}", NULL);
  g_autoptr (JsonObject) setup = NULL;
  JsonObject *kept;
  HkNewGamePage *page;
  GtkWidget *missions;
  GtkWidget *combo;
  GtkWidget *dialog;

  adw_dialog_force_close (ADW_DIALOG (get_dialog (fixture)));
  g_assert_true (hk_pack_put (pack, "mission", json_node_get_object (mission), &error));
  g_assert_true (hk_pack_put (pack, "mission", json_node_get_object (broken), &error));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", "s", "army-of-the-dead");
  hk_fixture_settle ();
  page = HK_NEW_GAME_PAGE (hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_NEW_GAME_PAGE, NULL));
  missions = hk_fixture_find (GTK_WIDGET (page), HK_TYPE_SETUP_MISSIONS, NULL);
  combo = hk_fixture_find (missions, ADW_TYPE_COMBO_ROW, NULL);
  adw_combo_row_set_selected (ADW_COMBO_ROW (combo), 1);
  hk_fixture_settle ();
  setup = hk_new_game_page_get_setup (page, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (json_object_get_string_member (setup, "mission"), ==, "Roof");
  g_assert_cmpint (json_object_get_int_member (setup, "time-limit"), ==, 9);
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (setup, "required"), 0), ==, "pilot");

  /* One that cannot be played is said, and changes nothing. */
  adw_combo_row_set_selected (ADW_COMBO_ROW (combo), 2);
  hk_fixture_settle ();
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (combo)), ==, 0);
  g_clear_pointer (&setup, json_object_unref);
  setup = hk_new_game_page_get_setup (page, &error);
  g_assert_cmpint (json_object_get_int_member (setup, "time-limit"), ==, 9);

  gtk_widget_activate_action (missions, "missions.save", NULL);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  gtk_editable_set_text (GTK_EDITABLE (hk_fixture_find (dialog, ADW_TYPE_ENTRY_ROW, "Name")), "Cellar");
  gtk_editable_set_text (GTK_EDITABLE (hk_fixture_find (dialog, ADW_TYPE_ENTRY_ROW, "Notes")), "Mind the stairs.");
  hk_fixture_click (dialog, "_Save");
  hk_fixture_settle ();
  kept = hk_pack_lookup (pack, "mission", "Cellar");
  g_assert_nonnull (kept);
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (kept, "setup"), "time-limit"), ==, 9);
  g_assert_false (json_object_has_member (json_object_get_object_member (kept, "setup"), "players"));
  g_assert_nonnull (hk_fixture_find (missions, GTK_TYPE_LABEL, "Mind the stairs."));

  /* Kept again it keeps its notes; that it takes the place of another is said, and can be taken back. */
  gtk_widget_activate_action (missions, "missions.save", NULL);
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (hk_fixture_find (dialog, ADW_TYPE_ENTRY_ROW, "Notes"))), ==, "Mind the stairs.");
  gtk_editable_set_text (GTK_EDITABLE (hk_fixture_find (dialog, ADW_TYPE_ENTRY_ROW, "Name")), "Roof");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (hk_fixture_find (dialog, ADW_TYPE_ENTRY_ROW, "Notes"))), ==, "On foot.");
  hk_fixture_click (dialog, "_Replace");
  hk_fixture_settle ();
  g_assert_cmpstr (json_object_get_string_member (hk_pack_lookup (pack, "mission", "Roof"), "text"), ==, "On foot.");
  hk_fixture_click (GTK_WIDGET (fixture->window), "_Undo");
  hk_fixture_settle ();
  g_assert_nonnull (hk_pack_lookup (pack, "mission", "Roof"));

  /* One that comes as a file is added and set up at once; a file with something else is shown first. */
  hk_setup_missions_take (HK_SETUP_MISSIONS (missions), "{\"game\":\"army-of-the-dead\",\"components\":{\"mission\":[{\"name\":\"Hall\",\"text\":\"Loud.\",\"setup\":{\"time-limit\":4}}]}}");
  hk_fixture_settle ();
  g_clear_pointer (&setup, json_object_unref);
  setup = hk_new_game_page_get_setup (page, &error);
  g_assert_no_error (error);
  g_assert_cmpint (json_object_get_int_member (setup, "time-limit"), ==, 4);
  g_assert_nonnull (hk_fixture_find (missions, GTK_TYPE_LABEL, "Loud."));
  hk_setup_missions_take (HK_SETUP_MISSIONS (missions), "{\"game\":\"army-of-the-dead\",\"components\":{\"mission\":[{\"name\":\"Hall\",\"setup\":{\"time-limit\":5}}]}}");
  hk_fixture_settle ();
  g_assert_true (HK_IS_COMPONENT_MERGE_PAGE (get_page (fixture)));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/components/every-kind", Fixture, NULL, set_up, test_every_kind, tear_down);
  g_test_add ("/components/add-change-forget", Fixture, NULL, set_up, test_add_change_forget, tear_down);
  g_test_add ("/components/unknown-number", Fixture, NULL, set_up, test_unknown_number, tear_down);
  g_test_add ("/components/paste", Fixture, NULL, set_up, test_paste, tear_down);
  g_test_add ("/components/pick", Fixture, NULL, set_up, test_pick, tear_down);
  g_test_add ("/components/form-and-paste", Fixture, NULL, set_up, test_form_and_paste, tear_down);
  g_test_add ("/components/merge", Fixture, NULL, set_up, test_merge, tear_down);
  g_test_add ("/components/drop", Fixture, NULL, set_up, test_drop, tear_down);
  g_test_add ("/components/mission", Fixture, NULL, set_up, test_mission, tear_down);
  return g_test_run ();
}
