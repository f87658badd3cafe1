/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/session/hk-session-replay.h"
#include "hk-course-reader.h"
#include "hk-replay-page.h"
#include "hk-story-dialog.h"
#include "ui/app/hk-application.h"
#include "ui/games/hk-game-views.h"
#include "ui/table/generic/hk-generic-board.h"

/* A game again, move by move, on the views of its table. Nothing can be played there. */
struct _HkReplayPage
{
  AdwNavigationPage  parent_instance;

  AdwWindowTitle    *window_title;
  AdwBin            *board;
  AdwBin            *players;
  AdwViewStackPage  *players_page;
  GtkLabel          *sentence;
  GtkScale          *scale;
  GtkAdjustment     *position;
  GtkWidget         *forward;

  HkSession         *session; /* the replay */
  HkCourse          *course;
  guint              reader;
};

G_DEFINE_FINAL_TYPE (HkReplayPage, hk_replay_page, ADW_TYPE_NAVIGATION_PAGE)

/* The turning point before or behind where the table stands; NULL when there is none. */
static const HkTurn *
find_turn (HkReplayPage *self,
           int           way)
{
  GPtrArray *turns = hk_course_get_turns (self->course);
  const guint position = hk_session_get_position (self->session);
  const HkTurn *found = NULL;

  for (guint i = 0; self->reader == 0 && i < turns->len; i++)
    {
      const HkTurn *turn = g_ptr_array_index (turns, i);

      if (way < 0 && turn->position < position)
        found = turn;
      if (way > 0 && turn->position > position && found == NULL)
        found = turn;
    }
  return found;
}

/* (transfer full): what happened in the move before, and whether it is a turning point. */
static char *
make_sentence (HkReplayPage *self)
{
  GPtrArray *turns = hk_course_get_turns (self->course);
  const guint position = hk_session_get_position (self->session);
  g_autoptr (HkLogEntry) entry = position == 0 ? NULL : g_list_model_get_item (hk_session_get_log (self->session), position - 1);
  g_autofree char *said = entry == NULL ? NULL : hk_session_dup_text (self->session, hk_log_entry_get_text (entry));
  GString *text = g_string_new (NULL);

  if (said == NULL)
    g_string_append (text, _("The beginning"));
  else
    g_string_append_printf (text, "%u. %s", position, said);
  for (guint i = 0; self->reader == 0 && i < turns->len; i++)
    {
      const HkTurn *turn = g_ptr_array_index (turns, i);

      if (turn->position == position && !g_str_has_suffix (text->str, turn->text))
        g_string_append_printf (text, "\n%s", turn->text);
    }
  return g_string_free_and_steal (text);
}

static void
update (HkReplayPage *self)
{
  const guint position = hk_session_get_position (self->session);
  const guint n = hk_session_get_n_moves (self->session);
  g_autofree char *headline = hk_table_get_headline (hk_session_get_table (self->session));
  g_autofree char *sentence = make_sentence (self);
  g_autofree char *where = g_strdup_printf (_("Move %u of %u"), position, n);

  adw_window_title_set_subtitle (self->window_title, headline);
  gtk_label_set_text (self->sentence, sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, where, -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.back", position > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.forward", position < n);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.turn-back", find_turn (self, -1) != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "replay.turn-forward", find_turn (self, 1) != NULL);
}

static void
position_cb (HkReplayPage *self)
{
  const guint position = (guint) gtk_adjustment_get_value (self->position);
  g_autoptr (GError) error = NULL;

  if (self->session == NULL || position == hk_session_get_position (self->session))
    return;
  if (!hk_session_show (self->session, position, &error))
    {
      gtk_label_set_text (self->sentence, error->message);
      return;
    }
  update (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), gtk_label_get_text (self->sentence), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

static void
step_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkReplayPage *self = HK_REPLAY_PAGE (widget);
  const double way = g_str_has_suffix (name, "back") ? -1 : 1;
  const HkTurn *turn = g_str_has_prefix (name, "replay.turn") ? find_turn (self, (int) way) : NULL;

  gtk_adjustment_set_value (self->position, turn != NULL ? turn->position : gtk_adjustment_get_value (self->position) + way);
}

static void
course_cb (HkReplayPage *self)
{
  adw_dialog_present (hk_story_dialog_new (hk_course_get_session (self->course), "course"), GTK_WIDGET (self));
}

/* All is read: the slider gets its marks. */
static void
read_cb (gpointer page)
{
  HkReplayPage *self = page;
  GPtrArray *turns = hk_course_get_turns (self->course);

  self->reader = 0;
  for (guint i = 0; i < turns->len; i++)
    gtk_scale_add_mark (self->scale, ((HkTurn *) g_ptr_array_index (turns, i))->position, GTK_POS_TOP, NULL);
  update (self);
}

static void
shown_cb (HkReplayPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->scale));
}

static void
hk_replay_page_dispose (GObject *object)
{
  HkReplayPage *self = HK_REPLAY_PAGE (object);

  g_clear_handle_id (&self->reader, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_REPLAY_PAGE);
  g_clear_object (&self->course);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_replay_page_parent_class)->dispose (object);
}

static void
hk_replay_page_class_init (HkReplayPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_replay_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-replay-page.ui");
  HK_BIND_CHILDREN (widget_class, HkReplayPage, window_title, board, players, players_page, sentence, scale, position, forward);
  HK_BIND_CALLBACKS (widget_class, position_cb, course_cb);
  gtk_widget_class_install_action (widget_class, "replay.back", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "replay.forward", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "replay.turn-back", NULL, step_action);
  gtk_widget_class_install_action (widget_class, "replay.turn-forward", NULL, step_action);
}

static void
hk_replay_page_init (HkReplayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "shown", G_CALLBACK (shown_cb), NULL);
}

static void
make_views (HkReplayPage *self)
{
  const HkGameViews *views = hk_game_views_lookup_shown (hk_table_get_game (hk_session_get_table (self->session))->id);

  if (views == NULL)
    {
      adw_bin_set_child (self->board, hk_generic_board_new (self->session));
      adw_bin_set_child (self->players, hk_generic_seats_new (self->session));
      return;
    }
  adw_bin_set_child (self->board, views->new_board (self->session));
  adw_bin_set_child (self->players, views->new_players (self->session));
  gtk_widget_add_css_class (GTK_WIDGET (self), views->id);
  if (views->players_title != NULL)
    adw_view_stack_page_set_title (self->players_page, _(views->players_title));
}

/* Returns (transfer floating) (nullable): a page that shows the moves of a session again.
 * @session: which is not touched
 * @position: where it begins, in moves from the start */
static HkReplayPage *
hk_replay_page_new (HkSession *session,
                    guint      position)
{
  g_autoptr (HkSession) replay = NULL;
  HkReplayPage *self;

  hk_session_set_people (session, hk_application_get_people (hk_application_get_default ()));
  replay = hk_session_new_replay (session);
  if (replay == NULL)
    return NULL;
  self = g_object_new (HK_TYPE_REPLAY_PAGE, NULL);
  gtk_adjustment_set_upper (self->position, hk_session_get_n_moves (replay));
  self->session = g_steal_pointer (&replay);
  self->course = hk_course_new (session);
  make_views (self);
  adw_window_title_set_title (self->window_title, hk_session_get_title (session));
  self->reader = hk_course_read (self->course, read_cb, self);
  gtk_adjustment_set_value (self->position, position);
  update (self);
  return self;
}

/* (transfer none): what is shown, at which nothing can be played. */
HkSession *
hk_replay_page_get_session (HkReplayPage *self)
{
  g_return_val_if_fail (HK_IS_REPLAY_PAGE (self), NULL);

  return self->session;
}

static GtkWidget *
find_navigation (GtkWidget *widget)
{
  if (ADW_IS_NAVIGATION_VIEW (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_navigation (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Shows a replay in the window, in place of one that is shown.
 * @from: the widget that a person used; a dialog around it closes */
void
hk_replay_page_present (GtkWidget *from,
                        HkSession *session,
                        guint      position)
{
  GtkWidget *navigation = find_navigation (GTK_WIDGET (gtk_widget_get_root (from)));
  GtkWidget *dialog = gtk_widget_get_ancestor (from, ADW_TYPE_DIALOG);
  HkReplayPage *page = navigation == NULL ? NULL : hk_replay_page_new (session, position);

  if (page == NULL)
    return;
  if (HK_IS_REPLAY_PAGE (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (navigation))))
    adw_navigation_view_pop (ADW_NAVIGATION_VIEW (navigation));
  adw_navigation_view_push (ADW_NAVIGATION_VIEW (navigation), ADW_NAVIGATION_PAGE (page));
  if (dialog != NULL)
    adw_dialog_close (ADW_DIALOG (dialog));
}
