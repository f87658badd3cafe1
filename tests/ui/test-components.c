/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/components/hk-component-form.h"
#include "ui/components/hk-component-kind-page.h"
#include "ui/components/hk-components-dialog.h"

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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/components/every-kind", Fixture, NULL, set_up, test_every_kind, tear_down);
  g_test_add ("/components/add-change-forget", Fixture, NULL, set_up, test_add_change_forget, tear_down);
  g_test_add ("/components/unknown-number", Fixture, NULL, set_up, test_unknown_number, tear_down);
  return g_test_run ();
}
