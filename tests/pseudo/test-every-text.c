/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/moves/hk-game.h"
#include "hk-pseudo.h"
#include "hk-shots.h"
#include "ui/new-game/hk-player-mark.h"

/* Every page of which a picture is taken, in a language whose words are longer, on a phone: nothing on it may be English,
 * cut short, outside the window or wider than it. */

#define WIDTH  360
#define HEIGHT 720

/* Whom the pictures show playing, and what they call their evenings. */
static const char * const people[] = {
  "Abe", "Ann", "Bo", "Cleo", "Cy", "Dan", "Dee", "Eve", "Finn", "Fire Axe", "Flare", "Lead Pipe", "Friday night", "New Year’s Eve", "Rain, finally", "Grandmother", "Flo", "Gus", "The Mall", "The Docks", "Hordekeeper",
  "Doors open", "Fuel for the helicopter", "Reach the vault", "Bly Tanaka", "Burt Cummings", "Chambers", "Kate Ward", "Lilly",
  "Raider", "Oil Lamp", "Fog", "North gate", "Fountain", "Car park", "Mr. Roth", "Kate", "Timmy", "Martin", "Scott Ward", "Mikey Guzman", "Marianne Peters",
  "Maria Cruz", "Ludwig Dieter", "Cruz", "Dieter", "Guzman", "Peters", "Scott", "Vanderohe", "Cummings", "Tanaka", "Lilly", "Chambers", "Coyote", "Geeta", "Olympus Hotel", "the Boulevard", "Boulevard", "Casino", "Pool", "Gate", "Roof", "the lobby",
};

/* What libadwaita says, in a language that it does not have. */
static const char * const foreign[] = { "Clear Entry", "Preferences", "Search", NULL };

/* What libadwaita says is its own; a table that somebody pasted or that two packs differ in holds what people wrote. The board of any game, which
 * a game kept in part has too, names fields by their ids where a game with views has no titles, and so does what a move would change; what is
 * left in the box is called as its components are. */
static const char * const spared[] = { "about", "box-paste", "box-paste-by-hand", "box-merge", "story-recap", "story-what-if", NULL };

/* What has letters and is the same in every language, the longest first. */
static GPtrArray *names;

static int
compare_lengths (gconstpointer a,
                 gconstpointer b)
{
  return (int) strlen (*(const char **) b) - (int) strlen (*(const char **) a);
}

/* What is printed on a card, and what a card is known by. */
static void
gather_names (JsonNode *node)
{
  static const char * const members[] = { "heroic", "loot", "name", "reverse", "supply-type", NULL };

  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        gather_names (json_array_get_element (array, i));
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &member, &value))
        if (json_node_get_value_type (value) != G_TYPE_STRING || !g_strv_contains (members, member))
          gather_names (value);
        else if (strlen (json_node_get_string (value)) > 1)
          g_ptr_array_add (names, g_strdup (json_node_get_string (value)));
    }
}

static void
gather (void)
{
  static const char * const files[] = { "components", "stand-in" };
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  names = g_ptr_array_new_with_free_func (g_free);
  for (gsize i = 0; i < G_N_ELEMENTS (people); i++)
    g_ptr_array_add (names, g_strdup (people[i]));
  for (guint i = 0; i < n_games; i++)
    {
      g_ptr_array_add (names, g_strdup (games[i]->title));
      for (gsize file = 0; file < G_N_ELEMENTS (files); file++)
        {
          g_autoptr (JsonNode) node = hk_content_load (games[i]->id, files[file], NULL);

          gather_names (node);
        }
    }
  g_ptr_array_sort (names, compare_lengths);
}

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

/* Whether nothing is left of @text besides names and what stands between them. */
static gboolean
is_name (const char *text)
{
  g_autofree char *rest = g_strdup (text);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      char *found;

      while ((found = strstr (rest, name)) != NULL)
        memset (found, ' ', strlen (name));
    }
  return hk_pseudo_is_translated (rest);
}

static void
check_text (Walk       *walk,
            const char *what,
            GtkWidget  *widget,
            const char *text)
{
  if (text != NULL && !hk_pseudo_is_translated (text) && !g_strv_contains (foreign, text) && !is_name (text))
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
  gather ();
  for (guint list = 0; list < n_lists; list++)
    for (const HkShot *shot = lists[list]; shot->name != NULL; shot++)
      if (!g_strv_contains (spared, shot->name) && !g_str_has_prefix (shot->name, "generic-") && !g_str_has_prefix (shot->name, "keep-"))
        {
          g_autofree char *path = g_strconcat ("/every-text/", shot->name, NULL);

          g_test_add_data_func (path, shot, test_shot);
        }
  return g_test_run ();
}
