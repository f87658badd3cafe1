/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-pseudo-names.h"
#include "hk-pseudo.h"
#include "hk-shots.h"
#include "ui/new-game/hk-player-mark.h"

/* Every page of which a picture is taken, in a language whose words are longer, on a phone: nothing on it may be English,
 * cut short, outside the window or wider than it. */

#define WIDTH  360
#define HEIGHT 720

/* What libadwaita says, in a language that it does not have. */
static const char * const foreign[] = { "Clear Entry", "Dismiss", "Preferences", "Search", NULL };

/* What somebody has typed or pasted on a page, with "|" between. */
static const struct
{
  const char *shot;
  const char *words;
} typed[] = {
  { "box-paste", "Gears|mechanic|extra die|Wheels|Bolts|pilot|any face|Levers|cook|Cogs|extra roll" },
  { "box-paste-by-hand", "Card|Specialty|What one gets|Gears|mechanic|any face" },
  { "keep-phases", "Find the vault" },
  { "story-recap", "Keys" },
};

/* What libadwaita says is its own. */
static const char * const spared[] = { "about", NULL };

typedef struct
{
  const char *shot;
  GtkWidget  *window;
  GHashTable *said; /* what is wrong, each once */
  gboolean    is_english;
  gboolean    fits;
} Walk;

static void
complain (Walk       *walk,
          const char *what,
          GtkWidget  *widget,
          const char *text)
{
  g_autofree char *complaint = g_strdup_printf ("%s in %s: “%s”", what, G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), text);

  if (g_hash_table_contains (walk->said, complaint))
    return;
  g_test_message ("%s: %s", walk->shot, complaint);
  g_hash_table_add (walk->said, g_steal_pointer (&complaint));
}

static gboolean
is_typed (const char *shot,
          const char *text)
{
  for (gsize i = 0; i < G_N_ELEMENTS (typed); i++)
    if (g_str_equal (typed[i].shot, shot))
      {
        g_auto (GStrv) words = g_strsplit (typed[i].words, "|", -1);

        return g_strv_contains ((const char * const *) words, text);
      }
  return FALSE;
}

static void
check_text (Walk       *walk,
            const char *what,
            GtkWidget  *widget,
            const char *text)
{
  if (text != NULL && !hk_pseudo_is_translated (text) && !g_strv_contains (foreign, text) && !hk_pseudo_is_name (text) && !is_typed (walk->shot, text))
    {
      walk->is_english = TRUE;
      complain (walk, what, widget, text);
    }
}

/* Whether @widget lies in something that scrolls sideways, or one child of which is in sight at a time. */
static gboolean
may_be_outside (GtkWidget *widget)
{
  for (GtkWidget *parent = widget; parent != NULL; parent = gtk_widget_get_parent (parent))
    {
      GtkPolicyType policy = GTK_POLICY_NEVER;

      if (GTK_IS_SCROLLED_WINDOW (parent))
        gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (parent), &policy, NULL);
      if (policy != GTK_POLICY_NEVER || ADW_IS_CAROUSEL (parent))
        return TRUE;
    }
  return FALSE;
}

/* A text that is cut short tells the rest in its tooltip, or in that of what it stands in. The title of a page gives
 * way to the buttons beside it, and the names of pages in the bar at the bottom stand below their marks. */
static gboolean
has_rest (GtkWidget *widget)
{
  if (gtk_widget_get_ancestor (widget, ADW_TYPE_HEADER_BAR) != NULL || gtk_widget_get_ancestor (widget, ADW_TYPE_VIEW_SWITCHER_BAR) != NULL)
    return TRUE;
  for (GtkWidget *parent = widget; parent != NULL && !GTK_IS_WINDOW (parent); parent = gtk_widget_get_parent (parent))
    if (gtk_widget_get_tooltip_text (parent) != NULL)
      return TRUE;
  return FALSE;
}

static void
complain_of_fit (Walk       *walk,
                 const char *what,
                 GtkWidget  *widget,
                 const char *text)
{
  walk->fits = FALSE;
  complain (walk, what, widget, text);
}

static void
check_fit (Walk     *walk,
           GtkLabel *label)
{
  graphene_rect_t bounds;

  if (*gtk_label_get_text (label) == '\0')
    return;
  /* Of what wraps, a few lines are shown on purpose. */
  if (!gtk_label_get_wrap (label) && gtk_label_get_ellipsize (label) != PANGO_ELLIPSIZE_NONE && pango_layout_is_ellipsized (gtk_label_get_layout (label))
      && !has_rest (GTK_WIDGET (label)))
    complain_of_fit (walk, "Cut short", GTK_WIDGET (label), gtk_label_get_text (label));
  if (!may_be_outside (GTK_WIDGET (label)) && gtk_widget_compute_bounds (GTK_WIDGET (label), walk->window, &bounds)
      && (bounds.origin.x < -1 || bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (walk->window) + 1))
    complain_of_fit (walk, "Outside", GTK_WIDGET (label), gtk_label_get_text (label));
}

static int
measure_least (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

/* Whether @widget needs more than @room, and is not only as wide as what stands in it. */
static gboolean
is_too_wide (GtkWidget *widget,
             int        room)
{
  const int within = room - gtk_widget_get_margin_start (widget) - gtk_widget_get_margin_end (widget);

  if (measure_least (widget) <= room || may_be_outside (widget))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && is_too_wide (child, within))
      return FALSE;
  return TRUE;
}

/* Says how wide @widget has to be, and what in it needs the most. */
static void
complain_of_width (Walk      *walk,
                   GtkWidget *widget)
{
  GtkWidget *widest = widget;
  g_autofree char *text = NULL;

  for (GtkWidget *next = widget; next != NULL;)
    {
      widest = next;
      next = NULL;
      for (GtkWidget *child = gtk_widget_get_first_child (widest); child != NULL; child = gtk_widget_get_next_sibling (child))
        if (gtk_widget_get_mapped (child) && (next == NULL || measure_least (child) > measure_least (next)))
          next = child;
    }
  text = g_strdup_printf ("%s of %d pixels, for the %s “%s”", G_OBJECT_TYPE_NAME (widget), measure_least (widget), G_OBJECT_TYPE_NAME (widest),
                          GTK_IS_LABEL (widest) ? gtk_label_get_text (GTK_LABEL (widest)) : "");
  complain_of_fit (walk, "Too wide", widget, text);
}

static void
look_at (Walk      *walk,
         GtkWidget *widget,
         int        room)
{
  const int within = room - gtk_widget_get_margin_start (widget) - gtk_widget_get_margin_end (widget);

  if (!gtk_widget_get_mapped (widget))
    return;
  if (is_too_wide (widget, room))
    complain_of_width (walk, widget);
  /* What is in an entry has been typed, keys have names of their own, and the mark of a player is made of the name. */
  if (GTK_IS_TEXT (widget) || HK_IS_PLAYER_MARK (widget) || gtk_widget_has_css_class (widget, "keycap"))
    return;
  if (GTK_IS_LABEL (widget))
    {
      check_text (walk, "Not translated", widget, gtk_label_get_text (GTK_LABEL (widget)));
      check_fit (walk, GTK_LABEL (widget));
    }
  check_text (walk, "Not translated in a tooltip", widget, gtk_widget_get_tooltip_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at (walk, child, within);
}

static void
test_shot (gconstpointer data)
{
  const HkShot *shot = data;
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, WIDTH, HEIGHT);
  g_autoptr (GHashTable) said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Walk walk = { shot->name, GTK_WIDGET (window), said, FALSE, TRUE };

  shot->show (application, window);
  hk_fixture_settle ();
  look_at (&walk, GTK_WIDGET (window), WIDTH);
  if (walk.is_english || !walk.fits)
    g_test_fail ();
  hk_fixture_end (application);
}

int
main (int   argc,
      char *argv[])
{
  guint n_lists;
  const HkShot * const *lists = hk_shots_get_lists (&n_lists);

  hk_pseudo_begin ();
  gtk_disable_setlocale ();
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  /* That a page is too wide is a finding, not the end. */
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL);
  hk_pseudo_gather_names ();
  for (guint list = 0; list < n_lists; list++)
    for (const HkShot *shot = lists[list]; shot->name != NULL; shot++)
      if (!g_strv_contains (spared, shot->name))
        {
          g_autofree char *path = g_strconcat ("/every-text/", shot->name, NULL);

          g_test_add_data_func (path, shot, test_shot);
        }
  return g_test_run ();
}
