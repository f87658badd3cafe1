/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <gtk/gtk.h>

#include "ui/widgets/hk-words.h"

static int
find_x (PangoLayout *layout,
        const char  *part)
{
  PangoRectangle place;

  pango_layout_index_to_pos (layout, (int) (strstr (pango_layout_get_text (layout), part) - pango_layout_get_text (layout)), &place);
  return MIN (place.x, place.x + place.width);
}

/* Whether the sign is seen to the left of its number where that is all that a label of this direction shows. */
static gboolean
is_sign_first (const char       *text,
               const char       *sign,
               GtkTextDirection  direction)
{
  GtkWidget *label = g_object_ref_sink (gtk_label_new (text));
  PangoLayout *layout;
  gboolean first;

  gtk_widget_set_direction (label, direction);
  layout = gtk_label_get_layout (GTK_LABEL (label));
  first = find_x (layout, sign) < find_x (layout, "2");
  g_object_unref (label);
  return first;
}

static void
test_sign (void)
{
  static const GtkTextDirection directions[] = { GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL };

  for (gsize i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      g_autofree char *more = NULL;
      g_autofree char *less = NULL;
      g_autofree char *below = NULL;

      gtk_widget_set_default_direction (directions[i]);
      more = hk_word_sign (2);
      less = hk_word_sign (-2);
      below = hk_word_number (-2);
      g_assert_true (is_sign_first (more, "+", directions[i]));
      g_assert_true (is_sign_first (less, "−", directions[i]));
      g_assert_true (is_sign_first (below, "−", directions[i]));
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* Nothing is neither more nor less. */
static void
test_none (void)
{
  g_autofree char *none = hk_word_sign (0);
  g_autofree char *more = hk_word_sign (3);
  g_autofree char *number = hk_word_number (3);

  g_assert_cmpstr (none, ==, "0");
  g_assert_cmpstr (more, ==, "+3");
  g_assert_cmpstr (number, ==, "3");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/words/sign", test_sign);
  g_test_add_func ("/words/none", test_none);
  return g_test_run ();
}
