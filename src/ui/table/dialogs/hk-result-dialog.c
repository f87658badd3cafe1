/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-result-dialog.h"
#include "ui/share/hk-share-dialog.h"
#include "ui/story/hk-course-view.h"
#include "ui/table/hk-dialog-view.h"
#include "ui/widgets/hk-widgets.h"

/* The score sheet of an evening, and at its end who won. */

/* In letters: the lines of a sentence that is read from afar, and those of the head of a column. */
#define TITLE_WIDTH 18
#define HEAD_WIDTH 9

/* In pixels. */
#define LEAST_WIDTH 560
#define MARGIN 24

/* Whether there are words in a column, which begin where the line begins, other than numbers. */
static gboolean
is_text (HkScoreSheet *sheet,
         int           column)
{
  for (guint row = 0; row < hk_score_sheet_get_n_rows (sheet); row++)
    for (const char *c = hk_score_sheet_get_row (sheet, row)[column]; *c != '\0'; c = g_utf8_next_char (c))
      if (g_unichar_isalpha (g_utf8_get_char (c)))
        return TRUE;
  return column == 0;
}

static GtkWidget *
make_sheet (HkScoreSheet *sheet)
{
  GtkWidget *grid = gtk_grid_new ();
  const char * const *columns = hk_score_sheet_get_columns (sheet);

  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  for (int i = 0; columns[i] != NULL; i++)
    {
      GtkWidget *head = gtk_label_new (columns[i]);

      /* Where it is narrow the numbers below are what has to be seen. */
      gtk_label_set_wrap (GTK_LABEL (head), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (head), HEAD_WIDTH);
      gtk_label_set_justify (GTK_LABEL (head), is_text (sheet, i) ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
      gtk_widget_set_valign (head, GTK_ALIGN_END);
      gtk_label_set_xalign (GTK_LABEL (head), is_text (sheet, i) ? 0 : 1);
      gtk_widget_add_css_class (head, "caption-heading");
      gtk_widget_add_css_class (head, "dimmed");
      gtk_grid_attach (GTK_GRID (grid), head, i, 0, 1, 1);
    }
  for (guint row = 0; row < hk_score_sheet_get_n_rows (sheet); row++)
    {
      const char * const *cells = hk_score_sheet_get_row (sheet, row);

      for (int i = 0; cells[i] != NULL; i++)
        {
          GtkWidget *cell = gtk_label_new (cells[i]);

          gtk_label_set_xalign (GTK_LABEL (cell), is_text (sheet, i) ? 0 : 1);
          gtk_widget_add_css_class (cell, i == 0 ? "heading" : "numeric");
          gtk_grid_attach (GTK_GRID (grid), cell, i, (int) row + 1, 1, 1);
        }
    }
  return grid;
}

static void
share_cb (GtkWidget *button,
          HkSession *session)
{
  hk_share_dialog_present (button, session);
}

static GtkWidget *
make_header (HkSession *session)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *share = gtk_button_new_with_label (_("Share"));

  g_signal_connect_object (share, "clicked", G_CALLBACK (share_cb), session, G_CONNECT_DEFAULT);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), share);
  return header;
}

/* Returns (transfer floating): a dialog with the score sheet as it stands. */
AdwDialog *
hk_result_dialog_new (HkSession *session)
{
  HkTable *table = hk_session_get_table (session);
  g_autoptr (HkScoreSheet) sheet = hk_table_get_score_sheet (table);
  g_autofree char *outcome = hk_table_get_outcome (table);
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *sheet_scroller = gtk_scrolled_window_new ();
  GtkWidget *grid = make_sheet (sheet);
  int width;

  adw_dialog_set_title (dialog, outcome == NULL ? _("Score Sheet") : _("Result"));
  gtk_widget_measure (grid, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  adw_dialog_set_content_width (dialog, MAX (LEAST_WIDTH, width + 2 * MARGIN));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), make_header (session));
  hk_widget_set_margins (box, MARGIN, MARGIN, MARGIN);
  if (outcome != NULL)
    {
      GtkWidget *title = gtk_label_new (outcome);

      gtk_label_set_wrap (GTK_LABEL (title), TRUE);
      gtk_label_set_justify (GTK_LABEL (title), GTK_JUSTIFY_CENTER);
      gtk_label_set_max_width_chars (GTK_LABEL (title), TITLE_WIDTH);
      gtk_widget_set_halign (title, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (title, "title-1");
      gtk_box_append (GTK_BOX (box), title);
    }
  if (hk_session_get_position (session) > 0)
    gtk_box_append (GTK_BOX (box), hk_course_view_new_brief (session));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (sheet_scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (sheet_scroller), grid);
  gtk_box_append (GTK_BOX (box), sheet_scroller);
  if (hk_score_sheet_get_note (sheet) != NULL)
    {
      GtkWidget *note = gtk_label_new (hk_score_sheet_get_note (sheet));

      gtk_label_set_wrap (GTK_LABEL (note), TRUE);
      gtk_label_set_justify (GTK_LABEL (note), GTK_JUSTIFY_CENTER);
      gtk_widget_add_css_class (note, "dimmed");
      gtk_box_append (GTK_BOX (box), note);
    }
  if (outcome != NULL)
    {
      GtkWidget *again = hk_pill_new (_("_Play Again"), "win.play-again");

      hk_widget_set_margins (again, 6, 12, 18);
      g_signal_connect_object (again, "clicked", G_CALLBACK (adw_dialog_close), dialog, G_CONNECT_SWAPPED);
      hk_dialog_tell_of_move (dialog, session);
      adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (view), again);
    }
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scroller);
  adw_dialog_set_child (dialog, view);
  return dialog;
}
