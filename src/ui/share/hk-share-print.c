/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/export/hk-summary.h"
#include "hk-share-card.h"
#include "hk-share-print.h"
#include "ui/app/hk-window.h"

/* A game on paper: what was played, its score sheet, and its course as a chart, on as many pages as it takes. All in points; lines are told apart by
 * their dashes and by their names, as there may be no colour. */

#define TITLE   22
#define TEXT    11
#define SMALL    9
#define GAP     12
#define CELL    10 /* between two columns */
#define CHART  200
#define NAMES   90 /* at the end of the lines */

typedef struct
{
  HkSummary       *summary;
  GtkPrintContext *context;
  cairo_t         *cr;
  int              wanted; /* the page that is drawn; −1 none, to count them */
  int              number; /* the page that is come to */
  double           y;
} Page;

static void
summary_destroy (gpointer  data,
                 GClosure *closure)
{
  hk_summary_free (data);
}

static PangoLayout *
make_layout (GtkPrintContext *context,
             const char      *text,
             double           size,
             PangoWeight      weight,
             double           width)
{
  PangoLayout *layout = gtk_print_context_create_pango_layout (context);
  PangoFontDescription *font = pango_font_description_from_string ("Sans");

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  if (width > 0)
    {
      pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
    }
  pango_font_description_free (font);
  return layout;
}

/* Goes on to the next page where there is no room for something so high. What is higher than a page begins on one of its own. */
static void
make_room (Page   *page,
           double  height)
{
  if (page->y == 0 || page->y + height <= gtk_print_context_get_height (page->context))
    return;
  page->number++;
  page->y = 0;
}

static gboolean
is_drawn (Page *page)
{
  return page->number == page->wanted;
}

/* Writes lines as wide as the page, and goes on below them. */
static void
write_lines (Page        *page,
             const char  *text,
             double       size,
             PangoWeight  weight)
{
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  if (text == NULL || *text == '\0')
    return;
  layout = make_layout (page->context, text, size, weight, gtk_print_context_get_width (page->context));
  pango_layout_get_size (layout, NULL, &height);
  make_room (page, height / (double) PANGO_SCALE);
  cairo_move_to (page->cr, 0, page->y);
  if (is_drawn (page))
    pango_cairo_show_layout (page->cr, layout);
  page->y += height / (double) PANGO_SCALE + 4;
}

static void
write_cell (Page        *page,
            const char  *text,
            double       x,
            double       width,
            PangoWeight  weight)
{
  g_autoptr (PangoLayout) layout = make_layout (page->context, text, SMALL, weight, width);

  cairo_move_to (page->cr, x, page->y);
  if (is_drawn (page))
    pango_cairo_show_layout (page->cr, layout);
}

/* How high the cell is. */
static double
measure_cell (Page        *page,
              const char  *text,
              double       width,
              PangoWeight  weight)
{
  g_autoptr (PangoLayout) layout = make_layout (page->context, text, SMALL, weight, width);
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return height / (double) PANGO_SCALE;
}

static void
write_row (Page               *page,
           const char * const *cells,
           const double       *widths,
           PangoWeight         weight)
{
  double height = 0;
  double x = 0;

  for (guint i = 0; cells[i] != NULL; i++)
    height = MAX (height, measure_cell (page, cells[i], widths[i], weight));
  make_room (page, height + 3);
  for (guint i = 0; cells[i] != NULL; i++)
    {
      write_cell (page, cells[i], x, widths[i], weight);
      x += widths[i] + CELL;
    }
  page->y += height + 3;
}

static double
measure (Page       *page,
         const char *text)
{
  g_autoptr (PangoLayout) layout = make_layout (page->context, text, SMALL, PANGO_WEIGHT_BOLD, 0);
  int width;

  pango_layout_get_size (layout, &width, NULL);
  return width / (double) PANGO_SCALE + 1;
}

/* Columns are as wide as their texts; where these are wider than the page, each gives way alike. */
static void
write_sheet (Page *page)
{
  HkScoreSheet *sheet = page->summary->sheet;
  const char * const *columns = hk_score_sheet_get_columns (sheet);
  const guint n = g_strv_length ((char **) columns);
  g_autofree double *widths = g_new0 (double, n);
  const double room = gtk_print_context_get_width (page->context) - CELL * (double) (n - 1);
  double sum = 0;

  for (guint i = 0; i < n; i++)
    {
      widths[i] = measure (page, columns[i]);
      for (guint row = 0; row < hk_score_sheet_get_n_rows (sheet); row++)
        widths[i] = MAX (widths[i], measure (page, hk_score_sheet_get_row (sheet, row)[i]));
      sum += widths[i];
    }
  for (guint i = 0; i < n && sum > room; i++)
    widths[i] *= room / sum;
  write_row (page, columns, widths, PANGO_WEIGHT_BOLD);
  cairo_set_line_width (page->cr, 0.5);
  cairo_move_to (page->cr, 0, page->y);
  cairo_line_to (page->cr, gtk_print_context_get_width (page->context), page->y);
  if (is_drawn (page))
    cairo_stroke (page->cr);
  cairo_new_path (page->cr);
  page->y += 3;
  for (guint row = 0; row < hk_score_sheet_get_n_rows (sheet); row++)
    write_row (page, hk_score_sheet_get_row (sheet, row), widths, PANGO_WEIGHT_NORMAL);
}

static gboolean
find_range (HkCourse *course,
            guint     series,
            int      *least,
            int      *most)
{
  gboolean any = FALSE;

  *least = *most = 0;
  for (guint i = 0; i < hk_course_get_n_lines (course, series); i++)
    for (guint j = 0; j < hk_course_get_n_points (course); j++)
      {
        int value;

        if (!hk_course_get_value (course, series, i, j, &value))
          continue;
        any = TRUE;
        *least = MIN (*least, value);
        *most = MAX (*most, value);
      }
  *most = MAX (*most, *least + 1);
  return any;
}

static void
draw_line (Page  *page,
           guint  series,
           guint  line,
           int    least,
           int    most,
           double width)
{
  static const double dashes[][2] = { { 1, 0 }, { 6, 3 }, { 2, 3 }, { 10, 4 }, { 4, 2 }, { 1, 2 } };
  HkCourse *course = page->summary->course;
  const guint n = hk_course_get_n_points (course);
  gboolean drawn = FALSE;
  int before = 0;

  for (guint i = 0; i < n; i++)
    {
      const double x = width * i / (n - 1);
      double end;
      int value;

      if (!hk_course_get_value (course, series, line, i, &value))
        {
          cairo_new_sub_path (page->cr);
          drawn = FALSE;
          continue;
        }
      end = page->y + CHART * (1 - (value - least) / (double) (most - least));
      if (!drawn)
        cairo_move_to (page->cr, x, end);
      else
        cairo_line_to (page->cr, x, page->y + CHART * (1 - (before - least) / (double) (most - least)));
      cairo_line_to (page->cr, x, end);
      before = value;
      drawn = TRUE;
    }
  cairo_set_line_width (page->cr, 1.2);
  cairo_set_dash (page->cr, dashes[line % G_N_ELEMENTS (dashes)], line % G_N_ELEMENTS (dashes) == 0 ? 0 : 2, 0);
  cairo_stroke (page->cr);
  cairo_set_dash (page->cr, NULL, 0, 0);
}

/* The names at the end of the lines, none over another. */
static void
write_names (Page  *page,
             guint  series,
             int    least,
             int    most,
             double x)
{
  HkCourse *course = page->summary->course;
  const double top = page->y;
  GArray *taken = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < hk_course_get_n_lines (course, series); i++)
    {
      g_autofree char *text = NULL;
      int value;
      double y;

      if (!hk_course_get_value (course, series, i, hk_course_get_n_points (course) - 1, &value))
        continue;
      y = top + CHART * (1 - (value - least) / (double) (most - least)) - SMALL;
      for (guint j = 0; j < taken->len; j++)
        if (ABS (g_array_index (taken, double, j) - y) < SMALL + 2)
          {
            y = g_array_index (taken, double, j) + SMALL + 3;
            j = (guint) -1;
          }
      g_array_append_val (taken, y);
      text = g_strdup_printf ("%s %d", hk_course_get_line_name (course, series, i), value);
      page->y = y;
      write_cell (page, text, x + 6, NAMES - 6, PANGO_WEIGHT_NORMAL);
    }
  page->y = top;
  g_array_unref (taken);
}

static void
draw_chart (Page *page)
{
  HkCourse *course = page->summary->course;
  const int series = hk_share_find_series (course);
  const double width = gtk_print_context_get_width (page->context) - NAMES;
  int least;
  int most;

  if (series < 0 || !find_range (course, (guint) series, &least, &most))
    return;
  make_room (page, CHART + 4 * GAP + 2 * TEXT);
  page->y += GAP;
  write_lines (page, _(hk_course_get_series (course, (guint) series)->title), TEXT, PANGO_WEIGHT_BOLD);
  page->y += GAP;
  if (!is_drawn (page))
    return;
  cairo_set_line_width (page->cr, 0.5);
  cairo_move_to (page->cr, 0, page->y);
  cairo_rel_line_to (page->cr, 0, CHART);
  cairo_rel_line_to (page->cr, width, 0);
  cairo_stroke (page->cr);
  for (guint i = 0; i < hk_course_get_n_lines (course, (guint) series); i++)
    draw_line (page, (guint) series, i, least, most, width);
  write_names (page, (guint) series, least, most, width);
  page->y += CHART + GAP;
}

/* Goes through all pages and draws one of them. Returns how many there are.
 * @wanted: from 0; −1 none */
static int
draw (HkSummary       *summary,
      GtkPrintContext *context,
      int              wanted)
{
  Page page = { summary, context, gtk_print_context_get_cairo_context (context), wanted, 0, 0 };
  g_autofree char *head = hk_summary_describe_head (summary);
  g_autofree char *date = hk_summary_describe_date (summary);

  write_lines (&page, summary->title, TITLE, PANGO_WEIGHT_BOLD);
  write_lines (&page, head, TEXT, PANGO_WEIGHT_NORMAL);
  write_lines (&page, date, TEXT, PANGO_WEIGHT_NORMAL);
  page.y += GAP;
  write_lines (&page, summary->outcome, TEXT + 2, PANGO_WEIGHT_BOLD);
  page.y += GAP;
  write_sheet (&page);
  draw_chart (&page);
  return page.number + 1;
}

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                HkSummary         *summary)
{
  gtk_print_operation_set_n_pages (operation, draw (summary, context, -1));
}

static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                number,
              HkSummary         *summary)
{
  draw (summary, context, number);
}

/* Returns (transfer full): what prints the game as it stands.
 * @course: of the session; whatever has been read of it is drawn */
GtkPrintOperation *
hk_share_print_new (HkSession *session,
                    HkCourse  *course)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  HkSummary *summary = hk_summary_new (session, course, hk_application_get_people (hk_application_get_default ()));

  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_job_name (operation, hk_session_get_title (session));
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), summary);
  g_signal_connect_data (operation, "draw-page", G_CALLBACK (draw_page_cb), summary, summary_destroy, G_CONNECT_DEFAULT);
  return operation;
}

static void
done_cb (GtkPrintOperation       *operation,
         GtkPrintOperationResult  result,
         GtkWidget               *window)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;
  gtk_print_operation_get_error (operation, &error);
  hk_window_complain (HK_WINDOW (window), _("The game cannot be printed"), error);
}

/* Asks for a printer, or a PDF file, and prints the game as it stands.
 * @from: a widget in an #HkWindow */
void
hk_share_print (GtkWidget *from,
                HkSession *session,
                HkCourse  *course)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (from));
  g_autoptr (GtkPrintOperation) operation = hk_share_print_new (session, course);

  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), window, G_CONNECT_DEFAULT);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window, NULL);
}
