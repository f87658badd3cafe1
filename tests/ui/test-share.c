/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/share/hk-qr-view.h"
#include "ui/share/hk-share-card.h"
#include "ui/share/hk-share-dialog.h"
#include "ui/share/hk-share-print.h"
#include "ui/share/hk-share-save.h"
#include "ui/widgets/hk-chart.h"

/* A game that is over, which Bo has won. */
static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open_lead (fixture, data);
  hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", "phase", "s:value", "over", NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
}

static gboolean
is_share (gpointer window)
{
  return HK_IS_SHARE_DIALOG (hk_fixture_get_dialog (window));
}

/* From the result to the dialog. */
static GtkWidget *
open_dialog (HkFixture *fixture)
{
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "Share");
  g_assert_true (hk_fixture_wait (is_share, fixture->window));
  hk_fixture_settle ();
  return hk_fixture_get_dialog (fixture->window);
}

/* The picture is that of the game, in twice the pixels. */
static void
test_picture (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *dialog = open_dialog (fixture);
  GtkWidget *card = hk_fixture_find (dialog, HK_TYPE_SHARE_CARD, NULL);
  g_autoptr (GdkTexture) picture = hk_share_make_picture (card);
  g_autoptr (GBytes) bytes = NULL;

  g_assert_true (hk_fixture_says (card, "Friday night"));
  g_assert_true (hk_fixture_says (card, "Dark Age Z · Competitive"));
  g_assert_true (hk_fixture_says (card, "Bo wins with 31 Victory Points."));
  g_assert_true (hk_fixture_says (card, "Won"));
  g_assert_nonnull (hk_fixture_find (card, ADW_TYPE_AVATAR, NULL));
  g_assert_true (gtk_widget_get_mapped (hk_fixture_find (card, HK_TYPE_CHART, NULL)));
  g_assert_nonnull (picture);
  g_assert_cmpint (gdk_texture_get_width (picture), ==, 2 * gtk_widget_get_width (card));
  g_assert_cmpint (gdk_texture_get_height (picture), ==, 2 * gtk_widget_get_height (card));
  bytes = gdk_texture_save_to_png_bytes (picture);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), 4, "\x89PNG", 4);
}

typedef struct
{
  char    *text;
  gboolean done;
} Copied;

static void
copied_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Copied *copied = user_data;

  copied->text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  copied->done = TRUE;
}

static gboolean
is_copied (gpointer copied)
{
  return ((Copied *) copied)->done;
}

static char *
copy (GtkWidget  *dialog,
      const char *action)
{
  Copied copied = { 0 };

  hk_fixture_activate (dialog, action);
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (dialog), NULL, copied_cb, &copied);
  g_assert_true (hk_fixture_wait (is_copied, &copied));
  return copied.text;
}

static void
test_text (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog = open_dialog (fixture);
  g_autofree char *text = copy (dialog, "share.copy-text");
  g_autofree char *link = copy (dialog, "share.copy-link");

  g_assert_true (g_str_has_prefix (text, "Dark Age Z · Competitive\nFriday night\n"));
  g_assert_nonnull (strstr (text, "1. Bo: 31 ★\n2. Ann: 30\n"));
  g_assert_true (g_str_has_prefix (link, "https://app.bgstatsapp.com/createPlay.html?data=%7B"));
  g_assert_true (gtk_widget_get_mapped (hk_fixture_find (dialog, HK_TYPE_QR_VIEW, NULL)));
}

static char *
make_file (GtkWidget  *dialog,
           const char *ending)
{
  g_autoptr (GBytes) bytes = hk_share_dialog_make_file (HK_SHARE_DIALOG (dialog), ending);
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);

  return g_strndup (text, size);
}

/* The score sheet is in the document and in the data, and by itself a table for a spreadsheet. */
static void
test_score_sheet (HkFixture     *fixture,
                  gconstpointer  data)
{
  GtkWidget *dialog = open_dialog (fixture);
  g_autoptr (HkScoreSheet) sheet = hk_table_get_score_sheet (hk_session_get_table (fixture->session));
  g_autofree char *expected = hk_score_sheet_to_csv (sheet);
  g_autofree char *csv = make_file (dialog, "score.csv");
  g_autofree char *text = make_file (dialog, "txt");
  g_autofree char *copied = copy (dialog, "share.copy-text");
  g_autofree char *markdown = make_file (dialog, "md");
  g_autofree char *json = make_file (dialog, "json");

  g_assert_cmpstr (csv, ==, expected);
  g_assert_cmpstr (text, ==, copied);
  g_assert_nonnull (strstr (markdown, hk_score_sheet_get_columns (sheet)[0]));
  g_assert_nonnull (strstr (json, "\"sheet\""));
  g_assert_nonnull (hk_fixture_find (dialog, ADW_TYPE_BUTTON_ROW, "Save Scores (CSV)…"));
}

/* Paper takes it as a PDF. */
static void
test_print (HkFixture     *fixture,
            gconstpointer  data)
{
  g_autoptr (HkCourse) course = hk_course_new (fixture->session);
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "game.pdf", NULL);
  g_autofree char *written = NULL;
  gsize size = 0;
  g_autoptr (GError) error = NULL;

  hk_course_finish (course);
  operation = hk_share_print_new (fixture->session, course);
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, GTK_WINDOW (fixture->window), &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &written, &size, NULL));
  g_assert_cmpmem (written, 5, "%PDF-", 5);
  g_assert_cmpuint (size, >, 2000);
}

/* The sheet and the chart of a game do not go onto a postcard. */
static void
test_print_pages (HkFixture     *fixture,
                  gconstpointer  data)
{
  static const struct { double width; double height; int least; int most; } papers[] = {
    { 210, 297, 1, 1 },
    { 105, 110, 2, 9 },
  };
  g_autoptr (HkCourse) course = hk_course_new (fixture->session);

  hk_course_finish (course);
  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (GtkPrintOperation) operation = hk_share_print_new (fixture->session, course);
      g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
      GtkPaperSize *paper = gtk_paper_size_new_custom ("paper", "Paper", papers[i].width, papers[i].height, GTK_UNIT_MM);
      g_autofree char *path = g_build_filename (g_get_user_data_dir (), "pages.pdf", NULL);
      g_autoptr (GError) error = NULL;
      int n;

      gtk_page_setup_set_paper_size (setup, paper);
      gtk_paper_size_free (paper);
      gtk_print_operation_set_default_page_setup (operation, setup);
      gtk_print_operation_set_export_filename (operation, path);
      gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, GTK_WINDOW (fixture->window), &error);
      g_assert_no_error (error);
      g_object_get (operation, "n-pages", &n, NULL);
      g_assert_cmpint (n, >=, papers[i].least);
      g_assert_cmpint (n, <=, papers[i].most);
    }
}

/* With long names the code has more modules, and is larger where there is room. */
static void
test_large_code (HkFixture     *fixture,
                 gconstpointer  data)
{
  g_autofree char *long_text = g_strnfill (1200, 'x');
  GtkWidget *view = g_object_ref_sink (g_object_new (HK_TYPE_QR_VIEW, NULL));
  int little;
  int much;
  int height;

  g_assert_true (hk_qr_view_show (HK_QR_VIEW (view), "x", NULL));
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &little, NULL, NULL);
  g_assert_true (hk_qr_view_show (HK_QR_VIEW (view), long_text, NULL));
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &much, NULL, NULL);
  gtk_widget_measure (view, GTK_ORIENTATION_VERTICAL, 330, &height, NULL, NULL, NULL);
  g_assert_cmpint (much, >=, little + 100);
  g_assert_cmpint (height, ==, 330);
  g_object_unref (view);
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/share/picture", 0, test_picture },
    { "/share/picture-narrow", 360, test_picture },
    { "/share/picture-wide", 1920, test_picture },
    { "/share/text", 0, test_text },
    { "/share/text-narrow", 360, test_text },
    { "/share/text-wide", 1920, test_text },
    { "/share/score-sheet", 0, test_score_sheet },
    { "/share/print", 0, test_print },
    { "/share/print-pages", 0, test_print_pages },
    { "/share/large-code", 0, test_large_code },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
