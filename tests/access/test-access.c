/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-access-name.h"
#include "hk-access-tour.h"
#include "hk-access-walk.h"

/* Every page as a person hears it and as a thumb finds it. */

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

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/access/360/judge", test_judge);
  hk_access_add_tour (hk_access_walk);
  return g_test_run ();
}
