/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-screen-window.h"


#include "core/session/hk-session-seen.h"
#include "hk-screen-board.h"
#include "hk-screen-canvas.h"
#include "hk-screen-chance.h"
#include "hk-screen-result.h"
#include "hk-screen-seats.h"
#include "ui/games/hk-game-views.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-animation.h"
#include "ui/widgets/hk-odds-shown.h"
#include "ui/widgets/hk-widgets.h"

/* In letters: from here on what happened is written smaller. */
#define LONG_HAPPENING 90

/* So many chances find room beside what happened. */
#define MOST_ODDS 3

/* The table as everybody at it may see it, for a television or a laptop that is turned round: where the game stands, a picture, and
 * what just happened. It takes no input. All that it shows is read from a session that holds nothing else than what everybody sees. */
struct _HkScreenWindow
{
  AdwWindow          parent_instance;

  HkSession         *session;
  HkSession         *seen;
  const HkGameViews *views;       /* (nullable) */
  gboolean           has_picture; /* whether that of the views shows anything that is kept */
  GtkWidget         *shown;      /* (nullable): the window in which odds are looked at */

  GtkWidget         *page;
  GtkWidget         *mark;
  GtkLabel          *headline;
  GtkBox            *odds;
  AdwBin            *picture;
  GtkWidget         *result;
  GtkLabel          *happening;
  AdwAnimation      *animation;
};

G_DEFINE_FINAL_TYPE (HkScreenWindow, hk_screen_window, ADW_TYPE_WINDOW)

static void
update_head (HkScreenWindow *self)
{
  HkTable *table = hk_session_get_table (self->seen);
  const gboolean asks = !hk_table_goes_by_hand (table) && self->views != NULL && self->views->find_actor != NULL;
  const int actor = asks ? self->views->find_actor (table) : hk_screen_find_actor (table);
  g_autofree char *headline = hk_table_get_headline (table);
  g_autofree char *name = hk_screen_seat_dup_name (table, actor);
  g_autofree char *colour = hk_screen_seat_dup_colour (table, actor);

  gtk_label_set_text (self->headline, headline);
  gtk_widget_set_visible (self->mark, name != NULL);
  if (name != NULL)
    g_object_set (self->mark, "name", name, "colour", colour, NULL);
}

/* Long ones are written smaller, and so are those beside which odds stand. */
static void
fit_happening (HkScreenWindow *self)
{
  const gboolean with_odds = gtk_widget_get_visible (GTK_WIDGET (self->odds));
  const glong length = g_utf8_strlen (gtk_label_get_text (self->happening), -1);

  hk_widget_set_class (GTK_WIDGET (self->happening), "hk-screen-long", length > (with_odds ? LONG_HAPPENING / 3 : LONG_HAPPENING));
  gtk_label_set_lines (self->happening, with_odds ? 3 : 2);
}

/* What happened comes up in front of everybody, if it is new. */
static void
update_happening (HkScreenWindow *self)
{
  g_autofree char *text = hk_session_dup_happening (self->session);
  const char *shown = text == NULL ? hk_session_get_title (self->seen) : text;

  if (g_str_equal (gtk_label_get_text (self->happening), shown))
    return;
  gtk_label_set_text (self->happening, shown);
  fit_happening (self);
  hk_animation_play (self->animation);
}

/* Those that somebody looks at in the main window, as many as there is room for. */
static void
update_odds (HkScreenWindow *self)
{
  g_autoptr (GPtrArray) all = self->shown == NULL ? g_ptr_array_new () : hk_odds_shown_list (hk_odds_shown_get_default (), self->shown);
  const guint n = MIN (all->len, MOST_ODDS);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->odds));

  for (guint i = 0; i < n; i++)
    {
      const char *what = NULL;
      const char *number = hk_odds_shown_read (g_ptr_array_index (all, i), &what);

      if (child == NULL)
        {
          child = g_object_new (HK_TYPE_SCREEN_CHANCE, NULL);
          gtk_box_append (self->odds, child);
        }
      hk_screen_chance_show (HK_SCREEN_CHANCE (child), number, what);
      child = gtk_widget_get_next_sibling (child);
    }
  while (child != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (child);

      gtk_box_remove (self->odds, child);
      child = next;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->odds), n > 0);
  fit_happening (self);
}

/* The picture of the game; the generic one where it shows nothing of what is kept. */
static void
show_picture (HkScreenWindow *self)
{
  HkTable *table = hk_session_get_table (self->seen);

  self->has_picture = hk_game_views_has_screen (self->views, table);
  adw_bin_set_child (self->picture, self->has_picture ? self->views->new_screen (self->seen) : hk_screen_board_new (self->seen));
}

static void
update (HkScreenWindow *self)
{
  const gboolean over = hk_table_is_over (hk_session_get_table (self->seen));

  if (self->has_picture != hk_game_views_has_screen (self->views, hk_session_get_table (self->seen)))
    show_picture (self);
  update_head (self);
  update_happening (self);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->headline)), !over);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), !over);
}

static gboolean
leave_cb (GtkWidget *widget,
          GVariant  *args,
          gpointer   data)
{
  if (!gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    return GDK_EVENT_PROPAGATE;
  gtk_window_unfullscreen (GTK_WINDOW (widget));
  return GDK_EVENT_STOP;
}

static gboolean
fullscreen_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   data)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
  return GDK_EVENT_STOP;
}

static void
hk_screen_window_dispose (GObject *object)
{
  HkScreenWindow *self = HK_SCREEN_WINDOW (object);

  g_clear_object (&self->animation);
  g_clear_weak_pointer (&self->shown);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_SCREEN_WINDOW);
  g_clear_object (&self->seen);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_screen_window_parent_class)->dispose (object);
}

static void
hk_screen_window_class_init (HkScreenWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_screen_window_dispose;

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_SCREEN_CANVAS);
  g_type_ensure (HK_TYPE_SCREEN_RESULT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-screen-window.ui");
  HK_BIND_CHILDREN (widget_class, HkScreenWindow, page, mark, headline, odds, picture, result, happening);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, leave_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F11, 0, fullscreen_cb, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, GDK_CONTROL_MASK, "window.close", NULL);
}

static void
hk_screen_window_init (HkScreenWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->animation = adw_timed_animation_new (GTK_WIDGET (self->happening), 0, 1, HK_ANIMATION_MS,
                                             adw_property_animation_target_new (G_OBJECT (self->happening), "opacity"));
}

/* Returns (transfer none): a window, not yet shown. Like every window it goes by gtk_window_destroy().
 * @session: the game that is played
 * @main: (nullable): the window in which it is played: its taps clear what is marked as changed, and the odds that it shows are
 *   shown here, too */
GtkWidget *
hk_screen_window_new (HkSession *session,
                      GtkWidget *main)
{
  HkScreenWindow *self = g_object_new (HK_TYPE_SCREEN_WINDOW, NULL);
  const char *game = hk_table_get_game (hk_session_get_table (session))->id;
  g_autofree char *style = g_strconcat ("game-", game, NULL);

  self->session = g_object_ref (session);
  self->seen = hk_session_new_seen (session, HK_VIEWER_NOBODY);
  if (main != NULL)
    g_set_weak_pointer (&self->shown, main);
  gtk_widget_add_css_class (self->page, style);
  hk_changed_marks_attach (self->page, main, self->seen);
  g_signal_connect_object (self->seen, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hk_odds_shown_get_default (), "changed", G_CALLBACK (update_odds), self, G_CONNECT_SWAPPED);
  self->views = hk_game_views_lookup_shown (game);
  show_picture (self);
  g_object_set (self->result, "session", self->seen, NULL);
  update (self);
  update_odds (self);
  return GTK_WIDGET (self);
}

/* Returns (transfer none): the session that it shows, without what not everybody sees. */
HkSession *
hk_screen_window_get_seen (HkScreenWindow *self)
{
  g_return_val_if_fail (HK_IS_SCREEN_WINDOW (self), NULL);

  return self->seen;
}

/* Returns (transfer none): all that is drawn larger with the window. */
GtkWidget *
hk_screen_window_get_page (HkScreenWindow *self)
{
  g_return_val_if_fail (HK_IS_SCREEN_WINDOW (self), NULL);

  return self->page;
}
