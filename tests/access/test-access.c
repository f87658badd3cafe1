/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-access-name.h"
#include "hk-access-tour.h"
#include "hk-access-walk.h"
#include "ui/table/hk-move-option-button.h"

/* Every page as a person hears it, as a thumb finds it, and as the keyboard goes over it. */

/* Instead of GTK's own, which calls a function that GTK_A11Y=test does not have. */
void
gtk_accessible_announce (GtkAccessible                     *self,
                         const char                        *message,
                         GtkAccessibleAnnouncementPriority  priority)
{
  g_assert_true (GTK_IS_ACCESSIBLE (self));
  g_assert_nonnull (message);
}

static void
judge (GtkWidget *widget,
       gboolean   fault)
{
  g_autoptr (GtkWidget) held = g_object_ref_sink (widget);

  if ((hk_access_needs_name (held) && !hk_access_is_named (held)) != fault)
    g_error ("%s is judged wrongly.", G_OBJECT_TYPE_NAME (held));
}

static GtkWidget *
with_label (GtkWidget *widget)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "Supper", -1);
  return widget;
}

/* The walk finds what it is for, and leaves the rest alone. */
static void
test_judge (void)
{
  HkApplication *application = hk_fixture_begin ();
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *tip = gtk_button_new_from_icon_name ("go-next-symbolic");

  gtk_widget_set_tooltip_text (tip, "Supper");
  gtk_widget_set_focusable (box, TRUE);
  judge (gtk_button_new_from_icon_name ("go-next-symbolic"), TRUE);
  judge (gtk_button_new_with_label (" "), TRUE);
  judge (gtk_toggle_button_new (), TRUE);
  judge (gtk_menu_button_new (), TRUE);
  judge (gtk_entry_new (), TRUE);
  judge (gtk_search_entry_new (), TRUE);
  judge (gtk_switch_new (), TRUE);
  judge (gtk_level_bar_new (), TRUE);
  judge (gtk_drawing_area_new (), TRUE);
  judge (gtk_image_new_from_icon_name ("go-next-symbolic"), TRUE);
  judge (gtk_list_box_row_new (), TRUE);
  judge (box, TRUE);
  judge (tip, FALSE);
  judge (gtk_button_new_with_label ("Supper"), FALSE);
  judge (with_label (gtk_entry_new ()), FALSE);
  judge (with_label (gtk_image_new_from_icon_name ("go-next-symbolic")), FALSE);
  judge (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), FALSE);
  judge (gtk_label_new ("Supper"), FALSE);
  g_object_unref (box);
  hk_fixture_end (application);
}

static GtkWidget *
make_option (const char *move)
{
  g_autoptr (HkMoveOption) option = hk_move_option_new ("Supper", NULL, hk_move_build (move, NULL), NULL, NULL);

  return hk_move_option_button_new (option);
}

static GtkWidget *
make_plain (const char *name,
            const char *target)
{
  GtkWidget *button = gtk_button_new_with_label ("Supper");

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), name);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  return button;
}

/* The walk finds a button that does what another one on the page does, be it a move or an action of the window, and leaves
 * alone what cannot be pressed, is out of sight or does it to something else. */
static void
test_twice (void)
{
  HkApplication *application = hk_fixture_begin ();
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GSimpleActionGroup *group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("eat", G_VARIANT_TYPE_STRING);
  GtkWidget *buttons[] = { make_option ("eat"), make_option ("sleep"), make_plain ("supper.eat", "soup"), make_plain ("supper.eat", "bread"),
                           make_option ("eat"), make_plain ("supper.eat", "soup"), make_option ("eat"), make_option ("sleep") };
  g_autoptr (GPtrArray) twice = NULL;

  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (box, "supper", G_ACTION_GROUP (group));
  for (gsize i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_box_append (GTK_BOX (box), buttons[i]);
  gtk_widget_set_visible (buttons[6], FALSE);
  gtk_widget_set_sensitive (buttons[7], FALSE);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  hk_fixture_settle ();
  twice = hk_access_list_twice (box);
  g_assert_cmpuint (twice->len, ==, 2);
  g_assert_true (g_ptr_array_index (twice, 0) == buttons[4]);
  g_assert_true (g_ptr_array_index (twice, 1) == buttons[5]);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (group);
  hk_fixture_end (application);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/access/1/judge", test_judge);
  g_test_add_func ("/access/1/twice", test_twice);
  hk_access_add_tour ();
  return g_test_run ();
}
