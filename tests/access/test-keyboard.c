/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-access-keys.h"

/* What goes over every page by the keyboard finds what it is for. */

static void
make_unreachable (GtkWidget *fault)
{
  gtk_widget_set_focusable (fault, FALSE);
}

/* What is set into a dialog beside a button, what is wrong with it, and what is said of that. */
static const struct
{
  const char *path;
  const char *kind;
  void      (*spoil) (GtkWidget *fault);
  const char *said;
} faults[] = {
  { "/keyboard/judge/sound", "GtkButton", NULL, NULL },
  { "/keyboard/judge/unreachable", "GtkButton", make_unreachable, "*no key leads there: GtkButton*" },
  { "/keyboard/judge/ornament", "GtkImage", NULL, "*an ornament takes the focus: GtkImage*" },
};

static void
show_fault (gsize number)
{
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 360, 800);
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *fault = g_object_new (g_type_from_name (faults[number].kind), "focusable", TRUE, NULL);

  if (faults[number].spoil != NULL)
    faults[number].spoil (fault);
  gtk_box_append (GTK_BOX (box), gtk_button_new_with_label ("Supper"));
  gtk_box_append (GTK_BOX (box), fault);
  adw_dialog_set_title (dialog, "Supper");
  adw_dialog_set_child (dialog, box);
  adw_dialog_present (dialog, GTK_WIDGET (window));
  hk_access_walk_keys (window, "judge");
  adw_dialog_force_close (dialog);
  hk_fixture_end (application);
}

/* The walk finds what it is for, and leaves the rest alone. */
static void
test_judge (gconstpointer data)
{
  const gsize number = GPOINTER_TO_SIZE (data);

  if (g_test_subprocess ())
    {
      g_type_ensure (GTK_TYPE_BUTTON);
      g_type_ensure (GTK_TYPE_IMAGE);
      show_fault (number);
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  if (faults[number].said == NULL)
    {
      g_test_trap_assert_passed ();
      return;
    }
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr (faults[number].said);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    g_test_add_data_func (faults[i].path, GSIZE_TO_POINTER (i), test_judge);
  return g_test_run ();
}
