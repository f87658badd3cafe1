/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/packs/hk-pack-cell.h"
#include "hk-ui-fixture.h"
#include "ui/components/hk-component-grid-page.h"

/* Whole boxes are typed into the grid, key by key, and the keys are counted. */

typedef struct
{
  HkPack              *pack;
  GtkWidget           *view;
  GtkWidget           *window;
  HkComponentGridPage *page;
  guint                keys;
} Typist;

static void
open_page (Typist     *typist,
           const char *kind)
{
  AdwNavigationPage *page = hk_component_grid_page_new (typist->pack, kind);

  typist->page = HK_COMPONENT_GRID_PAGE (page);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (typist->view), page);
  hk_fixture_settle ();
}

static const char *
get_text (Typist *typist)
{
  guint row;
  guint column;
  GtkWidget *cell = hk_component_grid_page_get_cell (typist->page, &row, &column);

  g_assert_nonnull (cell);
  return gtk_editable_get_text (GTK_EDITABLE (cell));
}

static void
get_place (Typist *typist,
           guint  *row,
           guint  *column)
{
  hk_component_grid_page_get_cell (typist->page, row, column);
}

/* A key that writes a character. */
static void
type (Typist *typist,
      gunichar c)
{
  guint row;
  guint column;
  GtkWidget *cell = hk_component_grid_page_get_cell (typist->page, &row, &column);
  char text[7] = "";

  g_unichar_to_utf8 (c, text);
  typist->keys++;
  gtk_editable_delete_selection (GTK_EDITABLE (cell));
  g_signal_emit_by_name (cell, "insert-at-cursor", text);
}

static void
press (Typist          *typist,
       guint            key,
       GdkModifierType  modifiers)
{
  typist->keys += modifiers == 0 ? 1 : 2;
  g_assert_true (hk_component_grid_page_press (typist->page, key, modifiers));
}

/* Types a name until it stands there. */
static void
type_name (Typist     *typist,
           const char *name)
{
  guint row;
  guint column;

  get_place (typist, &row, &column);
  for (const char *at = name; *at != '\0'; at = g_utf8_next_char (at))
    {
      const char *text = get_text (typist);
      guint new_row;
      guint new_column;

      if (at != name && (g_str_has_suffix (text, name) || (g_str_has_suffix (text, " ") && strstr (text, name) != NULL)))
        break;
      if (!g_unichar_isalnum (g_utf8_get_char (at)))
        continue;
      type (typist, g_utf8_get_char (at));
      get_place (typist, &new_row, &new_column);
      if (new_row != row || new_column != column)
        break;
    }
}

static void
type_names (Typist     *typist,
            JsonObject *field,
            const char *text)
{
  g_auto (GStrv) names = g_strsplit (text, ", ", -1);

  for (guint i = 0; names[i] != NULL; i++)
    {
      char *blank = strrchr (names[i], ' ');

      if (json_object_has_member (field, "amounts"))
        *blank = '\0';
      g_assert_cmpuint (strlen (names[i]), >, 0);
      for (const char *at = names[i]; *at != '\0'; at = g_utf8_next_char (at))
        {
          g_autofree char *whole = g_strconcat (names[i], json_object_has_member (field, "amounts") ? " " : ", ", NULL);

          if (at != names[i] && g_str_has_suffix (get_text (typist), whole))
            break;
          if (g_unichar_isalnum (g_utf8_get_char (at)))
            type (typist, g_utf8_get_char (at));
        }
      if (json_object_has_member (field, "amounts"))
        type (typist, (gunichar) blank[1]);
      else if (names[i + 1] != NULL && !g_str_has_suffix (get_text (typist), ", "))
        type (typist, ',');
    }
}

/* Types what is to stand in the cell, and goes on. */
static void
type_cell (Typist     *typist,
           JsonObject *field,
           const char *text,
           const char *above)
{
  g_autoptr (GPtrArray) picks = hk_pack_list_picks (typist->pack, field);
  guint row;
  guint column;
  guint new_row;
  guint new_column;

  get_place (typist, &row, &column);
  if (above != NULL && g_str_equal (above, text) && strlen (text) > 2)
    {
      press (typist, GDK_KEY_d, GDK_CONTROL_MASK);
      return;
    }
  if (g_str_equal (get_text (typist), text))
    ;
  else if (picks != NULL && json_object_has_member (field, "join"))
    type_names (typist, field, text);
  else if (picks != NULL)
    type_name (typist, text);
  else
    for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
      type (typist, g_utf8_get_char (at));
  get_place (typist, &new_row, &new_column);
  if (new_row == row && new_column == column)
    press (typist, GDK_KEY_Tab, 0);
}

static char *
dup_cell (HkPack     *pack,
          JsonObject *field,
          JsonObject *component)
{
  return component == NULL ? NULL : hk_pack_cell_show (pack, field, json_object_get_member (component, hk_pack_field_get_id (field)));
}

static gboolean
is_rest_empty (HkPack     *pack,
               JsonArray  *fields,
               guint       column,
               JsonObject *component)
{
  for (; column < json_array_get_length (fields); column++)
    {
      g_autofree char *text = dup_cell (pack, json_array_get_object_element (fields, column), component);

      if (*text != '\0')
        return FALSE;
    }
  return TRUE;
}

static void
type_row (Typist     *typist,
          JsonArray  *fields,
          JsonObject *component,
          JsonObject *above)
{
  guint first;
  guint row;
  guint column;

  get_place (typist, &first, &column);
  for (;;)
    {
      JsonObject *field;
      g_autofree char *text = NULL;
      g_autofree char *text_above = NULL;

      get_place (typist, &row, &column);
      if (row != first)
        break;
      if (is_rest_empty (typist->pack, fields, column, component))
        {
          press (typist, GDK_KEY_Return, 0);
          break;
        }
      field = json_array_get_object_element (fields, column);
      text = dup_cell (typist->pack, field, component);
      text_above = dup_cell (typist->pack, field, above);
      if (*text == '\0')
        press (typist, GDK_KEY_Tab, 0);
      else
        type_cell (typist, field, text, text_above);
    }
  get_place (typist, &row, &column);
  if (row != first + 1)
    g_error ("The row after %u is %u", first, row);
}

static void
type_kind (Typist     *typist,
           HkPack     *from,
           const char *kind)
{
  JsonArray *fields = json_object_get_array_member (hk_pack_find_kind (from, kind, NULL), "fields");
  GPtrArray *list = hk_pack_list (from, kind);

  open_page (typist, kind);
  for (guint i = 0; i < list->len; i++)
    type_row (typist, fields, g_ptr_array_index (list, i), i == 0 ? NULL : g_ptr_array_index (list, i - 1));
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (typist->view));
  hk_fixture_settle ();
}

/* What was typed is what was to be typed; a no may be left out. */
static void
assert_same (HkPack     *typed,
             HkPack     *from,
             const char *kind)
{
  JsonArray *fields = json_object_get_array_member (hk_pack_find_kind (from, kind, NULL), "fields");
  GPtrArray *list = hk_pack_list (from, kind);

  g_assert_cmpuint (hk_pack_list (typed, kind)->len, ==, list->len);
  for (guint i = 0; i < list->len; i++)
    for (guint j = 0; j < json_array_get_length (fields); j++)
      {
        JsonObject *field = json_array_get_object_element (fields, j);
        g_autofree char *expected = dup_cell (from, field, g_ptr_array_index (list, i));
        g_autofree char *found = dup_cell (typed, field, g_ptr_array_index (hk_pack_list (typed, kind), i));

        if (!g_str_equal (expected, found))
          g_error ("%s %u: %s is “%s”, not “%s”", kind, i, hk_pack_field_get_id (field), found, expected);
      }
}

static void
type_box (const char         *game,
          const char * const *kinds,
          guint               entries,
          guint               most)
{
  HkApplication *application = hk_fixture_begin ();
  g_autoptr (HkPack) from = hk_pack_new_stand_in (hk_games_lookup (game, NULL), NULL);
  g_autoptr (HkPack) to = hk_pack_open (hk_games_lookup (game, NULL), NULL, NULL);
  AdwDialog *dialog = adw_dialog_new ();
  Typist typist = { .pack = to, .view = adw_navigation_view_new () };
  HkWindow *window = hk_fixture_make_window (application, 1600, 1000);
  guint n = 0;

  adw_dialog_set_content_width (dialog, 1500);
  adw_dialog_set_content_height (dialog, 900);
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (typist.view), adw_navigation_page_new (gtk_label_new ("Box"), "Box"));
  adw_dialog_set_child (dialog, typist.view);
  adw_dialog_present (dialog, GTK_WIDGET (window));
  hk_fixture_settle ();
  for (guint i = 0; kinds[i] != NULL; i++)
    {
      const guint before = typist.keys;

      type_kind (&typist, from, kinds[i]);
      assert_same (to, from, kinds[i]);
      n += hk_pack_list (to, kinds[i])->len;
      g_test_message ("%s: %u keys for %u entries", kinds[i], typist.keys - before, hk_pack_list (to, kinds[i])->len);
    }
  g_test_message ("%s: %u keys for %u entries", game, typist.keys, n);
  g_assert_cmpuint (n, ==, entries);
  g_assert_cmpuint (typist.keys, <=, most);
  adw_dialog_force_close (dialog);
  hk_fixture_settle ();
  hk_fixture_close_window (window);
  hk_fixture_end (application);
}

/* 40 minutes at 200 keys a minute. */
static void
test_card_z (void)
{
  type_box ("card-z", (const char *[]) { "loot", "heroic-action", "weather", "encounter", "location", "character", "sick", "human-enemy", NULL }, 222, 8000);
}

/* 15 minutes at 200 keys a minute. */
static void
test_army_of_the_dead (void)
{
  type_box ("army-of-the-dead", (const char *[]) { "zombie-card", "zeus-order", "vault-card", "survivor", "weapon", "personal-objective", NULL }, 82, 3000);
}

static void
open_grid (Typist     *typist,
           HkWindow   *window,
           const char *kind)
{
  typist->view = adw_navigation_view_new ();
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (typist->view), adw_navigation_page_new (gtk_label_new ("Box"), "Box"));
  adw_dialog_set_child (ADW_DIALOG (typist->window), typist->view);
  adw_dialog_present (ADW_DIALOG (typist->window), GTK_WIDGET (window));
  hk_fixture_settle ();
  open_page (typist, kind);
}

static void
type_text (Typist     *typist,
           const char *text)
{
  for (const char *at = text; *at != '\0'; at++)
    type (typist, (gunichar) *at);
}

/* What was begun waits; a row can be taken out; what was changed elsewhere is shown. */
static void
test_corrections (void)
{
  HkApplication *application = hk_fixture_begin ();
  g_autoptr (HkPack) pack = hk_pack_open (hk_games_lookup ("card-z", NULL), NULL, NULL);
  Typist typist = { .pack = pack, .window = GTK_WIDGET (adw_dialog_new ()) };
  HkWindow *window = hk_fixture_make_window (application, 1600, 1000);
  guint row;
  guint column;

  adw_dialog_set_content_width (ADW_DIALOG (typist.window), 1500);
  adw_dialog_set_content_height (ADW_DIALOG (typist.window), 900);
  open_grid (&typist, window, "heroic-action");
  type_text (&typist, "Sprint");
  press (&typist, GDK_KEY_Tab, 0);
  type_text (&typist, "Go");
  press (&typist, GDK_KEY_Return, 0);
  type_text (&typist, "Shout");
  press (&typist, GDK_KEY_Tab, 0);
  type_text (&typist, "Be heard");
  press (&typist, GDK_KEY_Return, 0);
  type_text (&typist, "Half");
  press (&typist, GDK_KEY_Tab, 0);
  g_assert_cmpuint (hk_pack_count (pack, "heroic-action"), ==, 2);

  /* A row of which only the key is known is none; with more it waits. */
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (typist.view));
  hk_fixture_settle ();
  open_page (&typist, "loot");
  type_text (&typist, "Rope");
  press (&typist, GDK_KEY_Tab, 0);
  type_text (&typist, "f");
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (typist.view));
  hk_fixture_settle ();
  g_assert_cmpuint (hk_pack_count (pack, "loot"), ==, 0);
  open_page (&typist, "loot");
  get_place (&typist, &row, &column);
  g_assert_cmpuint (row, ==, 0);
  g_assert_cmpuint (column, ==, 2);
  press (&typist, GDK_KEY_Tab, GDK_SHIFT_MASK);
  g_assert_cmpstr (get_text (&typist), ==, "fresh");
  press (&typist, GDK_KEY_Delete, GDK_CONTROL_MASK);
  g_assert_cmpstr (get_text (&typist), ==, "");
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (typist.view));
  hk_fixture_settle ();
  open_page (&typist, "loot");
  g_assert_cmpstr (get_text (&typist), ==, "");
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (typist.view));
  hk_fixture_settle ();

  /* A row that is kept is forgotten, and is there again after an undo, with the grid open. */
  open_page (&typist, "heroic-action");
  press (&typist, GDK_KEY_Up, 0);
  get_place (&typist, &row, &column);
  g_assert_cmpuint (row, ==, 1);
  press (&typist, GDK_KEY_Delete, GDK_CONTROL_MASK);
  hk_fixture_settle ();
  g_assert_null (hk_pack_lookup (pack, "heroic-action", "Shout"));
  g_assert_cmpstr (get_text (&typist), ==, "");
  g_assert_true (hk_pack_undo (pack, NULL));
  hk_fixture_settle ();
  get_place (&typist, &row, &column);
  g_assert_cmpuint (row, ==, 1);
  g_assert_cmpstr (get_text (&typist), ==, "Shout");
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (typist.view));
  hk_fixture_settle ();
  adw_dialog_force_close (ADW_DIALOG (typist.window));
  hk_fixture_settle ();
  hk_fixture_close_window (window);
  hk_fixture_end (application);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/component-grid/corrections", test_corrections);
  g_test_add_func ("/component-grid/card-z", test_card_z);
  g_test_add_func ("/component-grid/army-of-the-dead", test_army_of_the_dead);
  return g_test_run ();
}
