/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/describe/hk-standing.h"
#include "hk-ui-fixture.h"
#include "ui/display/hk-in-sight.h"
#include "ui/display/hk-standing-strip.h"

/* Whole games: the strip with how everyone stands, and whoever acts in sight after each move. */

typedef struct
{
  const char *game;
  const char *script;
  const char *first;   /* how somebody stands at the beginning */
  guint       most;    /* moves that are looked at */
  int         width;
} Played;

static const Played played[] = {
  { "dark-age-z", "four-players", "0 VP", 60, 0 },
  { "army-of-the-dead", "won", "♥ 4 · 0", 40, 0 },
  { "card-z", "survive-co-op", "♥ 2", 40, 0 },
  { "rfyl", "won", "45", 40, 0 },
  { "zombiez", "two", "0", 40, 0 },
};

static JsonObject *
parse (const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = hk_content_parse (line, -1, "script", &error);

  g_assert_no_error (error);
  return json_object_ref (json_node_get_object (node));
}

static GStrv
read_script (const Played *this)
{
  g_autofree char *path = g_strdup_printf ("%s/games/%s/scripts/%s.jsonl", g_getenv ("G_TEST_SRCDIR"), this->game, this->script);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_strchomp (text);
  return g_strsplit (text, "\n", -1);
}

static HkSession *
begin_script (const Played *this,
              const char   *line)
{
  g_autoptr (JsonObject) setup = parse (line);
  const guint64 seed = (guint64) json_object_get_int_member_with_default (setup, "seed", 7);
  g_autoptr (GError) error = NULL;
  HkSession *session;

  json_object_remove_member (setup, "game");
  json_object_remove_member (setup, "seed");
  session = hk_session_new (hk_games_lookup (this->game, NULL), setup, "Friday night", seed, NULL, &error);
  g_assert_no_error (error);
  return session;
}

/* The strip says of everyone what the table says, and marks who acts. */
static void
check_strip (HkFixture *fixture)
{
  GtkWidget *strip = hk_fixture_find (fixture->page, HK_TYPE_STANDING_STRIP, NULL);
  g_autoptr (GPtrArray) standings = hk_table_list_standings (hk_session_get_table (fixture->session));
  GtkWidget *chip = gtk_widget_get_first_child (hk_fixture_find (strip, ADW_TYPE_WRAP_BOX, NULL));
  graphene_rect_t bounds;

  g_assert_cmpuint (standings->len, >, 0);
  g_assert_true (gtk_widget_compute_bounds (strip, GTK_WIDGET (fixture->window), &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (GTK_WIDGET (fixture->window)));
  for (guint i = 0; i < standings->len; i++, chip = gtk_widget_get_next_sibling (chip))
    {
      HkStanding *standing = g_ptr_array_index (standings, i);

      g_assert_true (gtk_widget_get_mapped (chip));
      g_assert_true (gtk_widget_get_width (GTK_WIDGET (fixture->window)) < 600 || hk_fixture_says (chip, standing->name));
      g_assert_true (hk_fixture_says (chip, standing->text));
      g_assert_cmpint (gtk_widget_has_css_class (chip, "hk-acts"), ==, standing->acts);
    }
  g_assert_null (chip);
}

typedef struct
{
  GtkWidget *page;
  GtkWidget *missed; /* (nullable) */
  guint      n;      /* how many are in sight */
} Look;

/* The first that is marked in each viewport is what it shows; a place comes before a person. */
static gboolean
has_place (GtkWidget *widget)
{
  gboolean found = gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, HK_STYLE_HERE);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found; child = gtk_widget_get_next_sibling (child))
    found = has_place (child);
  return found;
}

static gboolean
check_marked (GtkWidget *widget,
              GtkWidget *viewport,
              gboolean  *done,
              Look      *look)
{
  gboolean none = FALSE;
  const char *style = viewport != NULL && has_place (viewport) ? HK_STYLE_HERE : HK_STYLE_ACTS;
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return TRUE;
  if (viewport != NULL && !*done && gtk_widget_has_css_class (widget, style))
    {
      *done = TRUE;
      g_assert_true (gtk_widget_compute_bounds (widget, viewport, &bounds));
      if (bounds.origin.y < -2 || bounds.origin.y + MIN (bounds.size.height, 60) > gtk_widget_get_height (viewport) + 2)
        {
          look->missed = widget;
          return FALSE;
        }
      look->n++;
    }
  if (GTK_IS_VIEWPORT (widget))
    {
      viewport = widget;
      done = &none;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!check_marked (child, viewport, done, look))
      return FALSE;
  return TRUE;
}

static gboolean
is_all_in_sight (gpointer data)
{
  Look *look = data;
  gboolean done = FALSE;

  look->missed = NULL;
  look->n = 0;
  return check_marked (look->page, NULL, &done, look);
}

static void
close_dialogs (HkFixture *fixture)
{
  for (guint i = 0; i < 5 && hk_fixture_has_dialog (fixture->window); i++)
    {
      adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (fixture->window)));
      hk_fixture_settle ();
    }
}

/* On a phone one page is in sight: the board, or the players. */
static void
show_page (GtkWidget  *page,
           const char *name)
{
  GtkWidget *stack = GTK_WIDGET (gtk_widget_get_template_child (page, G_OBJECT_TYPE (page), "narrow_stack"));

  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), name);
}

static gboolean
does_anybody_act (HkFixture *fixture)
{
  g_autoptr (GPtrArray) standings = hk_table_list_standings (hk_session_get_table (fixture->session));
  gboolean acts = FALSE;

  for (guint i = 0; i < standings->len; i++)
    acts |= ((HkStanding *) g_ptr_array_index (standings, i))->acts;
  return acts;
}

static void
test_whole_game (gconstpointer data)
{
  const Played *this = data;
  HkFixture fixture = { .application = hk_fixture_begin () };
  g_auto (GStrv) lines = read_script (this);
  Look look = { NULL };
  static const char * const pages[] = { "board", "players" };
  const guint n_pages = this->width < 600 ? G_N_ELEMENTS (pages) : 1;
  guint n_acts = 0;
  guint n_marked;

  fixture.window = hk_fixture_make_window (fixture.application, this->width, 800);
  fixture.session = hk_fixture_show (fixture.window, begin_script (this, lines[0]));
  fixture.page = look.page = GTK_WIDGET (hk_fixture_get_page (fixture.window));
  g_assert_true (hk_fixture_says (hk_fixture_find (fixture.page, HK_TYPE_STANDING_STRIP, NULL), this->first));
  for (guint i = 1; lines[i] != NULL && i <= this->most; i++)
    {
      hk_fixture_play (fixture.session, lines[i]);
      close_dialogs (&fixture);
      check_strip (&fixture);
      n_marked = 0;
      for (guint page = 0; page < n_pages; page++)
        {
          if (n_pages > 1)
            show_page (fixture.page, pages[page]);
          if (!hk_fixture_wait (is_all_in_sight, &look))
            g_error ("After move %u, %s, %s is out of sight", i, lines[i], G_OBJECT_TYPE_NAME (look.missed));
          n_marked += look.n;
        }
      if (n_pages > 1)
        show_page (fixture.page, pages[0]);
      if (!does_anybody_act (&fixture))
        continue;
      n_acts++;
      if (n_marked == 0)
        g_error ("After move %u, %s, nobody is marked", i, lines[i]);
    }
  g_assert_cmpuint (n_acts, >, 5);
  hk_fixture_close (&fixture, NULL);
}

int
main (int   argc,
      char *argv[])
{
  static const int widths[] = { 360, 1200 };
  static Played cases[G_N_ELEMENTS (played) * G_N_ELEMENTS (widths)];
  guint n = 0;

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (played); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (widths); j++)
      {
        g_autofree char *path = g_strdup_printf ("/in-sight/%s/%d", played[i].game, widths[j]);

        cases[n] = played[i];
        cases[n].width = widths[j];
        g_test_add_data_func (path, &cases[n++], test_whole_game);
      }
  return g_test_run ();
}
