/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-access-sizes.h"

#include "ui/display/hk-display.h"
#include "ui/table/hk-view.h"
#include "ui/widgets/hk-number.h"

/* In pixels: what a finger hits. */
#define FINGER 40

/* The windows that pages are looked at in. */
static const struct
{
  int width;
  int height;
  int most; /* the largest letters that it has room for, in percent */
} windows[] = {
  { 360, 720, 200 },
  { 1200, 900, 264 },
  { 1920, 1080, 300 },
};

/* Words that have no room in a line of the narrow window with the largest letters, with a stroke where they are broken. */
static const char * const broken[] = { "Objecti|ve", "Sleepe|rs", "Vandero|he", NULL };

/* Of a page one fault is told. */
static gboolean is_blamed;

static void
blame (void)
{
  is_blamed = TRUE;
  g_test_fail ();
}

static gboolean
scrolls (GtkWidget *widget)
{
  GtkPolicyType policy = GTK_POLICY_NEVER;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policy, NULL);
  return policy != GTK_POLICY_NEVER;
}

/* The innermost widget that is to blame comes first. */
static void
check_width (GtkWidget  *widget,
             const char *page,
             int         width)
{
  int least;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || is_blamed)
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !scrolls (widget); child = gtk_widget_get_next_sibling (child))
    check_width (child, page, width);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width && !is_blamed)
    {
      g_printerr ("%s: %s in %s needs %d pixels of %d, with “%s”.\n", page, G_OBJECT_TYPE_NAME (widget),
                  G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), least, width,
                  GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");
      blame ();
    }
}

/* What does not scroll away ends where the window does. */
static void
check_height (GtkWidget  *widget,
              GtkWidget  *window,
              const char *page)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || is_blamed)
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !GTK_IS_SCROLLED_WINDOW (widget) && !ADW_IS_CAROUSEL (widget);
       child = gtk_widget_get_next_sibling (child))
    check_height (child, window, page);
  if (GTK_IS_BUTTON (widget) && gtk_widget_compute_bounds (widget, window, &bounds)
      && bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (window) + 1 && !is_blamed)
    {
      g_printerr ("%s: a button, “%s”, ends %g pixels below the window.\n", page,
                  gtk_button_get_label (GTK_BUTTON (widget)) == NULL ? "" : gtk_button_get_label (GTK_BUTTON (widget)),
                  (double) (bounds.origin.y + bounds.size.height) - gtk_widget_get_height (window));
      blame ();
    }
}

/* A number or a choice that is pressed is as large as a finger, however small the letters are. */
static void
check_targets (GtkWidget  *widget,
               const char *page)
{
  graphene_rect_t bounds;
  const gboolean is_target = HK_IS_NUMBER (widget) || g_str_equal (gtk_widget_get_css_name (widget), "toggle");

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || is_blamed)
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_targets (child, page);
  if (is_target && gtk_widget_get_sensitive (widget) && !is_blamed
      && gtk_widget_compute_bounds (widget, widget, &bounds) && (bounds.size.width < FINGER || bounds.size.height < FINGER))
    {
      g_printerr ("%s: %s in %s is %g × %g pixels.\n", page, G_OBJECT_TYPE_NAME (widget), G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)),
                  (double) bounds.size.width, (double) bounds.size.height);
      blame ();
    }
}

/* Whether the whole text is told elsewhere: where somebody points at it; by the page, of which it is the title; or by what a tap
 * opens, of which it is the beginning. */
static gboolean
is_told (GtkWidget *label)
{
  if (gtk_label_get_lines (GTK_LABEL (label)) > 1)
    return TRUE;
  for (GtkWidget *outer = label; outer != NULL && !HK_IS_VIEW (outer); outer = gtk_widget_get_parent (outer))
    if (gtk_widget_get_has_tooltip (outer) || ADW_IS_HEADER_BAR (outer))
      return TRUE;
  return FALSE;
}

/* No word is cut, unless all of it is told where somebody points at it. */
static void
check_words (GtkWidget  *widget,
             const char *page)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || is_blamed)
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_words (child, page);
  if (GTK_IS_LABEL (widget) && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))) && !is_told (widget) && !is_blamed)
    {
      g_printerr ("%s: “%s” in %s is cut.\n", page, gtk_label_get_text (GTK_LABEL (widget)), G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
      blame ();
    }
}

/* Returns (nullable) (transfer full): the word that @layout goes on with in the next line though it has not ended, with a stroke where that is. */
static char *
dup_broken_word (PangoLayout *layout)
{
  const char *text = pango_layout_get_text (layout);
  int n_places;
  const PangoLogAttr *places = pango_layout_get_log_attrs_readonly (layout, &n_places);

  for (int number = 1; number < pango_layout_get_line_count (layout); number++)
    {
      const int at = pango_layout_line_get_start_index (pango_layout_get_line_readonly (layout, number));
      const glong place = g_utf8_pointer_to_offset (text, text + at);
      const char *begin = text + at;

      if (places[place].is_line_break)
        continue;
      while (begin > text && !g_ascii_isspace (begin[-1]))
        begin--;
      return g_strdup_printf ("%.*s|%.*s", (int) (text + at - begin), begin, (int) strcspn (text + at, " \n"), text + at);
    }
  return NULL;
}

/* No word goes on in the next line. */
static void
check_breaks (GtkWidget  *widget,
              const char *page)
{
  g_autofree char *word = NULL;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || is_blamed)
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_breaks (child, page);
  if (GTK_IS_LABEL (widget))
    word = dup_broken_word (gtk_label_get_layout (GTK_LABEL (widget)));
  if (word != NULL && !is_blamed && !g_strv_contains (broken, word))
    {
      g_printerr ("%s: “%s” is broken in %s in %s of %d pixels.\n", page, word, G_OBJECT_TYPE_NAME (widget),
                  G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), gtk_widget_get_width (widget));
      blame ();
    }
}

static gboolean
is_laid_out (gpointer data)
{
  return gtk_widget_get_width (data) == GPOINTER_TO_INT (g_object_get_data (data, "width"))
         && gtk_widget_get_height (data) == GPOINTER_TO_INT (g_object_get_data (data, "height"));
}

/**
 * hk_access_resize:
 * @window: a window on the screen
 * @width: in application pixels
 * @height: in application pixels
 * @percent: how large its letters are
 *
 * Gives a window another size, and its letters. No window becomes narrower than its letters are wide.
 */
void
hk_access_resize (HkWindow *window,
                  int       width,
                  int       height,
                  int       percent)
{
  HkTextSize *size = hk_display_get_text_size (GTK_WIDGET (window));

  hk_fixture_set_resizing (TRUE);
  /* GTK warns where a cursor blinks while its text grows. */
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", FALSE, NULL);
  /* With smaller letters the window is laid out once, and with none larger than these, though it grows and more were chosen. */
  if (percent <= hk_text_size_get_percent (size))
    hk_text_size_set_percent (size, percent);
  g_object_set_data (G_OBJECT (window), "width", GINT_TO_POINTER (width));
  g_object_set_data (G_OBJECT (window), "height", GINT_TO_POINTER (height));
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  if (!hk_fixture_wait (is_laid_out, window))
    g_error ("The window is %d × %d pixels large.", gtk_widget_get_width (GTK_WIDGET (window)), gtk_widget_get_height (GTK_WIDGET (window)));
  hk_text_size_set_percent (size, percent);
  hk_fixture_settle ();
  g_object_set (gtk_settings_get_default (), "gtk-cursor-blink", TRUE, NULL);
  hk_fixture_set_resizing (FALSE);
}

/* Looks at the page in a window of another size, with letters of another size. */
static void
look (HkWindow   *window,
      const char *page,
      guint       number,
      int         percent)
{
  g_autofree char *what = g_strdup_printf ("%s, %d pixels, %d %%", page, windows[number].width, percent);
  HkTextSize *size = hk_display_get_text_size (GTK_WIDGET (window));
  AdwDialog *dialog;
  GtkWidget *shown;
  gboolean has_room;

  hk_access_resize (window, windows[number].width, windows[number].height, percent);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  shown = dialog != NULL ? adw_dialog_get_child (dialog) : GTK_WIDGET (hk_fixture_get_page (window));
  check_width (shown, what, windows[number].width);
  check_height (shown, GTK_WIDGET (window), what);
  check_targets (shown, what);
  check_words (shown, what);
  if (number == 0 && percent == HK_TEXT_SIZE_MOST)
    check_breaks (shown, what);
  if (is_blamed)
    return;
  /* It is as large as it was to be, or it says that there is no room for more. */
  g_object_get (size, "has-room", &has_room, NULL);
  g_assert_cmpint (hk_text_size_get_percent (size), ==, MIN (percent, windows[number].most));
  g_assert_true (has_room == (percent < windows[number].most));
}

/**
 * hk_access_walk_sizes:
 * @window: a window on the screen, which is closed then
 * @page: what is in sight, for the list of faults
 *
 * Looks at the page with letters of other sizes: in the narrow window with those of the usual size or the least, and with the largest ones; in
 * the wide ones with others from page to page, of which those that the narrow window ends with are looked at while it has them. The test has
 * failed where something is cut or is too small to be hit. With large letters windows grow, as none becomes narrower than its letters are wide.
 */
void
hk_access_walk_sizes (HkWindow   *window,
                      const char *page)
{
  static const struct
  {
    guint window;
    int   percent;
  } sizes[][2][3] = {
    { { { 0, HK_TEXT_SIZE_NORMAL }, { 0, HK_TEXT_SIZE_MOST } }, { { 1, HK_TEXT_SIZE_LEAST }, { 2, HK_TEXT_SIZE_MOST } } },
    { { { 0, HK_TEXT_SIZE_LEAST }, { 0, HK_TEXT_SIZE_MOST }, { 2, 200 } }, { { 1, HK_TEXT_SIZE_MOST } } },
    { { { 0, HK_TEXT_SIZE_NORMAL }, { 0, HK_TEXT_SIZE_MOST } }, { { 1, HK_TEXT_SIZE_MOST }, { 2, HK_TEXT_SIZE_LEAST } } },
    { { { 0, HK_TEXT_SIZE_LEAST }, { 0, HK_TEXT_SIZE_MOST }, { 1, 200 } }, { { 2, HK_TEXT_SIZE_MOST } } },
  };
  const guint row = g_str_hash (page) % G_N_ELEMENTS (sizes);
  const guint is_wide = gtk_widget_get_width (GTK_WIDGET (window)) > windows[0].width;

  is_blamed = FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (sizes[row][is_wide]) && sizes[row][is_wide][i].percent != 0; i++)
    look (window, page, sizes[row][is_wide][i].window, sizes[row][is_wide][i].percent);
  /* The window takes its letters along; only what was chosen would be left. */
  g_settings_reset (hk_application_get_settings (HK_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)))), "text-sizes");
}
