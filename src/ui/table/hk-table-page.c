/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-changed-marks.h"
#include "hk-log-row.h"
#include "hk-step-list.h"
#include "hk-table-banners.h"
#include "hk-table-page.h"
#include "hk-table-play.h"
#include "ui/app/hk-toasts.h"
#include "ui/display/hk-piece.h"
#include "ui/display/hk-speech.h"
#include "ui/display/hk-standing-strip.h"
#include "ui/display/hk-table-display.h"
#include "ui/display/hk-text-size-control.h"
#include "ui/games/hk-game-views.h"
#include "ui/table/generic/hk-generic-board.h"
#include "ui/new-game/hk-keep-rows.h"
#include "ui/screen/hk-screen.h"
#include "ui/story/hk-story-dialog.h"
#include "ui/table/dialogs/hk-ask-dialog.h"
#include "ui/table/dialogs/hk-note-dialog.h"
#include "ui/table/dialogs/hk-result-dialog.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* A table that is played: the checklist, the board of the game, its players, the log, and one button that does the
 * next thing. Where the board needs the room the checklist folds into the title. In a middling window the board has
 * all the width: the players come in over it from the side. */
struct _HkTablePage
{
  AdwNavigationPage    parent_instance;

  HkSession           *session;
  HkRulebook          *rulebook;
  const HkGameViews   *views;
  gboolean             was_over;
  gboolean             by_hand; /* whether the group goes through the phases by hand, on the generic board */

  AdwMultiLayoutView  *layouts;
  AdwBreakpoint       *folding;
  AdwBreakpoint       *railless;
  HkTableBanners      *banners;
  AdwWindowTitle      *window_title;
  GtkMenuButton       *steps_button;
  GtkPopover          *steps_popover;
  GtkLabel            *evening_label;
  GtkLabel            *headline_label;
  GtkToggleButton     *side_button;
  GtkWidget           *undo_button;
  GtkWidget           *redo_button;
  HkStepList          *steps;
  HkStepList          *folded_steps;
  AdwBin              *board;
  AdwBin              *players;
  AdwViewStack        *wide_side;
  AdwViewStack        *narrow_stack;
  AdwViewStackPage    *wide_players;
  AdwViewStackPage    *middle_players;
  AdwViewStackPage    *narrow_players;
  GtkListView         *log;
  GtkLabel            *hint;
  AdwBin              *hint_line;
  GtkWidget           *next_button;
  GtkLabel            *next_label;
  AdwBin              *next_line;
  GtkWidget           *switcher;
  char                *next_hint; /* what is next, which stands beside the button unless that says what was done */
  AdwToast            *toast; /* (nullable): that says what was done, while it is shown */
};

enum
{
  SHOW_RULE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkTablePage, hk_table_page, ADW_TYPE_NAVIGATION_PAGE)

/* Where it stands: below the name of the evening, on the button that the checklist folds into, and in a narrow window in a line
 * of its own. */
static void
update_headline (HkTablePage *self)
{
  g_autofree char *headline = hk_table_get_headline (hk_session_get_table (self->session));
  /* Translators: the name of a button that opens the checklist, then where the game stands */
  g_autofree char *label = g_strdup_printf (_("Steps: %s"), headline);

  adw_window_title_set_subtitle (self->window_title, headline);
  gtk_label_set_text (self->headline_label, headline);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->steps_button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  hk_tooltip_set (GTK_WIDGET (self->steps_button), headline);
}

/* Says what nothing in sight shows: beside the button, or in a toast where there is no room for it. Returns whether the toast tells it to
 * the screen reader. */
static gboolean
show_said (HkTablePage *self,
           const char  *text)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self->hint)))
    return hk_toasts_tell (GTK_WIDGET (self), &self->toast, text);
  gtk_label_set_text (self->hint, text);
  return FALSE;
}

/* What is next stands beside the button, or what was done where only the log tells that; what to keep in mind behind the step that is on. */
static void
update_hints (HkTablePage *self)
{
  HkPrimaryAction *next = hk_session_get_primary_action (self->session);
  const char *hint = next == NULL ? NULL : hk_primary_action_get_hint (next);
  g_auto (GStrv) reminders = hk_table_list_reminders (hk_session_get_table (self->session));
  g_autofree char *what = NULL;
  gboolean is_log_only;

  g_set_str (&self->next_hint, hint != NULL ? hint : "");
  gtk_label_set_text (self->hint, self->next_hint);
  hk_tooltip_set (GTK_WIDGET (self->hint), hint);
  g_object_get (self->session, "log-only", &is_log_only, "undo-text", &what, NULL);
  if (is_log_only && gtk_widget_get_mapped (GTK_WIDGET (self)))
    show_said (self, what);
  hk_step_list_set_reminders (self->steps, (const char * const *) reminders);
  hk_step_list_set_reminders (self->folded_steps, (const char * const *) reminders);
}

static void
update_history (HkTablePage *self)
{
  g_autofree char *undo = NULL;
  g_autofree char *redo = NULL;
  g_autofree char *undo_tip = NULL;
  g_autofree char *redo_tip = NULL;

  g_object_get (self->session, "undo-text", &undo, "redo-text", &redo, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.undo", undo != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.redo", redo != NULL);
  undo_tip = undo == NULL ? g_strdup (_("Nothing to Undo")) : g_strdup_printf (_("Undo: %s"), undo);
  redo_tip = redo == NULL ? g_strdup (_("Nothing to Redo")) : g_strdup_printf (_("Redo: %s"), redo);
  hk_tooltip_set (self->undo_button, undo_tip);
  hk_tooltip_set (self->redo_button, redo_tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->undo_button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Undo"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, undo_tip, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->redo_button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Redo"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, redo_tip, -1);
}

static void
present_result (HkTablePage *self)
{
  adw_dialog_present (hk_result_dialog_new (self->session), GTK_WIDGET (self));
}

static void
name_players (HkTablePage *self,
              const char  *title)
{
  adw_view_stack_page_set_title (self->wide_players, title);
  adw_view_stack_page_set_title (self->middle_players, title);
  adw_view_stack_page_set_title (self->narrow_players, title);
  hk_tooltip_set (GTK_WIDGET (self->side_button), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->side_button), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

/* The board and the players as the game shows them; where the group goes through the phases by hand, just what is kept of them, with the
 * generic board below. */
static void
show_board (HkTablePage *self)
{
  HkTable *table = hk_session_get_table (self->session);
  const HkGameViews *views = hk_game_views_lookup_shown (hk_table_get_game (table)->id);
  const HkGameViews *beside;

  self->by_hand = hk_table_goes_by_hand (table);
  self->views = self->by_hand ? NULL : views;
  beside = self->by_hand && views != NULL && views->new_picture == NULL ? NULL : views;
  if (self->by_hand && beside != NULL)
    adw_bin_set_child (self->board, hk_generic_board_new_by_hand (self->session, beside->new_picture (self->session), beside->pictured, beside->offered));
  else
    adw_bin_set_child (self->board, self->views != NULL ? self->views->new_board (self->session) : hk_generic_board_new (self->session));
  adw_bin_set_child (self->players, beside != NULL ? beside->new_players (self->session) : hk_generic_seats_new (self->session));
  hk_table_display_fold_for (self->folding, self->railless,
                             beside != NULL && beside->get_board_width != NULL ? beside->get_board_width (self->session) : 0);
  name_players (self, beside != NULL && beside->players_title != NULL ? _(beside->players_title) : _("Players"));
}

static void
moved_cb (HkTablePage *self)
{
  HkTable *table = hk_session_get_table (self->session);
  HkPrimaryAction *next = hk_session_get_primary_action (self->session);
  const gboolean over = hk_table_is_over (table);

  if (hk_table_goes_by_hand (table) != self->by_hand)
    show_board (self);
  update_headline (self);
  gtk_label_set_text (self->next_label,
                      next != NULL ? hk_primary_action_get_label (next) : over ? _("See the Result") : _("Nothing to Do"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.next", next != NULL || over);
  update_hints (self);
  update_history (self);
  if (over && !self->was_over && gtk_widget_get_mapped (GTK_WIDGET (self)))
    present_result (self);
  self->was_over = over;
}

/* What had the focus may be gone with the move: the big button has it then, where GTK would pass it on to whatever stands near. */
static void
keep_focus_cb (HkTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) && !gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (self->next_button);
}

static void
title_changed_cb (HkTablePage *self)
{
  adw_window_title_set_title (self->window_title, hk_session_get_title (self->session));
  gtk_label_set_text (self->evening_label, hk_session_get_title (self->session));
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), hk_session_get_title (self->session));
}

static void
next_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);
  HkPrimaryAction *current = hk_session_get_primary_action (self->session);
  g_autoptr (HkPrimaryAction) next = NULL;

  if (current == NULL)
    {
      present_result (self);
      return;
    }
  /* The move brings another one. */
  next = g_object_ref (current);
  if (hk_primary_action_get_move (next) != NULL)
    {
      HkMove *template = hk_primary_action_get_move (next);
      g_autoptr (HkMove) move = hk_move_new (hk_move_get_name (template), hk_move_get_params (template));

      if (self->views == NULL || self->views->show_first == NULL || !self->views->show_first (self->next_button, self->session, move))
        hk_table_play (widget, self->session, move);
    }
  else if (self->views != NULL)
    self->views->ask (self->next_button, self->session, hk_primary_action_get_asks (next));
  else
    {
      g_autoptr (HkMove) move = hk_move_build (hk_primary_action_get_asks (next), NULL);

      hk_ask_dialog_present (self->next_button, self->session, move, NULL, NULL);
    }
}

static gboolean
jump_to (HkTablePage *self,
         guint        position)
{
  g_autoptr (GError) error = NULL;

  if (hk_session_jump (self->session, position, &error))
    return TRUE;
  hk_table_complain (GTK_WIDGET (self), error->message);
  return FALSE;
}

/* What the bars say, whatever lies on the board. */
static char *
dup_bars (HkTablePage *self)
{
  return g_strjoin ("\n", gtk_label_get_text (self->headline_label), self->next_hint, gtk_label_get_text (self->next_label), NULL);
}

/* Goes a move back or forth, and says which. Where neither the bars nor a number in sight nor the log tells it, as with a move that is
 * told to the log alone, it is said. */
static void
step_to (HkTablePage *self,
         guint        position,
         gboolean     is_undo)
{
  g_autofree char *what = NULL;
  g_autofree char *said = NULL;
  g_autofree char *before = dup_bars (self);
  g_autofree char *after = NULL;

  g_object_get (self->session, is_undo ? "undo-text" : "redo-text", &what, NULL);
  if (!jump_to (self, position) || what == NULL)
    return;
  said = g_strdup_printf (is_undo ? _("Undone: %s") : _("Done again: %s"), what);
  after = dup_bars (self);
  if ((self->toast != NULL || (g_str_equal (before, after) && !hk_changed_marks_any (GTK_WIDGET (self)) && !gtk_widget_get_mapped (GTK_WIDGET (self->log))))
      && show_said (self, said))
    hk_speech_say (said);
  else
    hk_speech_announce (GTK_WIDGET (self), said, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);

  if (hk_session_get_position (self->session) > 0)
    step_to (self, hk_session_get_position (self->session) - 1, TRUE);
}

static void
redo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);

  if (hk_session_get_position (self->session) < hk_session_get_n_moves (self->session))
    step_to (self, hk_session_get_position (self->session) + 1, FALSE);
}

static void
jump_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  jump_to (HK_TABLE_PAGE (widget), g_variant_get_uint32 (parameter));
}

/* A tap on a line of the log goes there; a toast leads back. */
static void
log_activated_cb (HkTablePage *self,
                  guint        position,
                  GtkListView *list)
{
  AdwToastOverlay *overlay = hk_toasts_find (GTK_WIDGET (self));
  const guint from = hk_session_get_position (self->session);
  g_autofree char *title = g_strdup_printf (_("The table stands after move %u"), position + 1);
  AdwToast *toast;

  if (position + 1 == from)
    return;
  jump_to (self, position + 1);
  if (overlay == NULL || hk_session_get_position (self->session) != position + 1)
    return;
  toast = adw_toast_new (title);
  adw_toast_set_button_label (toast, _("Go Back"));
  adw_toast_set_action_name (toast, "table.jump");
  adw_toast_set_action_target (toast, "u", from);
  adw_toast_overlay_add_toast (overlay, toast);
}

static void
tick_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);
  const char *step = g_variant_get_string (parameter, NULL);
  const gboolean ticked = hk_table_is_ticked (hk_session_get_table (self->session), step);
  g_autoptr (HkMove) move = hk_move_build ("tick", "s:step", step, "b:done", !ticked, NULL);

  hk_table_play (widget, self->session, move);
}

static void
note_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hk_note_dialog_present (widget, HK_TABLE_PAGE (widget)->session);
}

static void
result_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  present_result (HK_TABLE_PAGE (widget));
}

/* What the window opens for the game: its components, its tools or its help. */
static void
game_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  g_autofree char *action = g_strconcat ("win", strchr (name, '.'), NULL);

  gtk_widget_activate_action (widget, action, "s", hk_table_get_game (hk_session_get_table (HK_TABLE_PAGE (widget)->session))->id);
}

static gboolean
is_layout (HkTablePage *self,
           const char  *name)
{
  return g_strcmp0 (adw_multi_layout_view_get_layout_name (self->layouts), name) == 0;
}

/* The checklist, wherever this width of the window keeps it. */
static void
steps_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);

  if (gtk_widget_get_visible (GTK_WIDGET (self->steps_button)))
    {
      gtk_menu_button_set_active (self->steps_button, !gtk_menu_button_get_active (self->steps_button));
      return;
    }
  if (is_layout (self, "narrow"))
    adw_view_stack_set_visible_child_name (self->narrow_stack, "steps");
  hk_step_list_focus_current (self->steps);
}

/* The players, wherever this width of the window keeps them. */
static void
players_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  HkTablePage *self = HK_TABLE_PAGE (widget);

  if (is_layout (self, "middle"))
    {
      gtk_toggle_button_set_active (self->side_button, !gtk_toggle_button_get_active (self->side_button));
      return;
    }
  adw_view_stack_set_visible_child_name (is_layout (self, "narrow") ? self->narrow_stack : self->wide_side, "players");
  gtk_widget_child_focus (GTK_WIDGET (self->players), GTK_DIR_TAB_FORWARD);
}

/* The keyboard comes along. */
static void
side_mapped_cb (GtkWidget *side)
{
  gtk_widget_child_focus (side, GTK_DIR_TAB_FORWARD);
}

/* The rows of the folded checklist are there only while it is open. */
static void
steps_popover_shown_cb (HkTablePage *self)
{
  hk_step_list_set_model (self->folded_steps, hk_session_get_steps (self->session));
  hk_step_list_focus_current (self->folded_steps);
}

static void
steps_popover_closed_cb (HkTablePage *self)
{
  hk_step_list_set_model (self->folded_steps, NULL);
}

static void
show_rule_cb (HkTablePage *self,
              const char  *rule)
{
  gtk_popover_popdown (self->steps_popover);
  g_signal_emit (self, signals[SHOW_RULE], 0, rule);
}

static void
shown_cb (HkTablePage *self)
{
  gtk_widget_grab_focus (self->next_button);
}

static void
hk_table_page_dispose (GObject *object)
{
  HkTablePage *self = HK_TABLE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_TABLE_PAGE);
  g_clear_weak_pointer (&self->toast);
  g_clear_pointer (&self->next_hint, g_free);
  g_clear_object (&self->session);
  g_clear_object (&self->rulebook);
  G_OBJECT_CLASS (hk_table_page_parent_class)->dispose (object);
}

static void
hk_table_page_class_init (HkTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_table_page_dispose;

  /**
   * HkTablePage::show-rule:
   * @self: a page
   * @rule: the id of a rule, with the game's id in front
   */
  signals[SHOW_RULE] = g_signal_new ("show-rule", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (HK_TYPE_PIECE);
  g_type_ensure (HK_TYPE_STANDING_STRIP);
  g_type_ensure (HK_TYPE_STEP_LIST);
  g_type_ensure (HK_TYPE_TABLE_BANNERS);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-table-page.ui");
  HK_BIND_CHILDREN (widget_class, HkTablePage, folding, railless);
  gtk_widget_class_bind_template_child_full (widget_class, "bars", FALSE, 0);
  gtk_widget_class_bind_template_child_full (widget_class, "strip", FALSE, 0);
  HK_BIND_CHILDREN (widget_class, HkTablePage, layouts, window_title, banners, undo_button, redo_button, steps, board, players,
                    wide_players, middle_players, narrow_players, log, hint, hint_line, next_button, next_label, next_line, switcher,
                    steps_button, steps_popover, evening_label, headline_label, side_button, folded_steps, wide_side, narrow_stack);
  HK_BIND_CALLBACKS (widget_class, hk_text_size_control_add_to, log_activated_cb, steps_popover_shown_cb, steps_popover_closed_cb,
                     show_rule_cb, side_mapped_cb);

  gtk_widget_class_install_action (widget_class, "table.next", NULL, next_action);
  gtk_widget_class_install_action (widget_class, "table.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget_class, "table.jump", "u", jump_action);
  gtk_widget_class_install_action (widget_class, "table.tick", "s", tick_action);
  gtk_widget_class_install_action (widget_class, "table.note", NULL, note_action);
  gtk_widget_class_install_action (widget_class, "table.result", NULL, result_action);
  gtk_widget_class_install_action (widget_class, "table.components", NULL, game_action);
  gtk_widget_class_install_action (widget_class, "table.tools", NULL, game_action);
  gtk_widget_class_install_action (widget_class, "table.help", NULL, game_action);
  hk_story_actions_install (widget_class);
  gtk_widget_class_install_action (widget_class, "table.steps", NULL, steps_action);
  gtk_widget_class_install_action (widget_class, "table.players", NULL, players_action);
  hk_screen_install (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F8, 0, "table.steps", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F9, 0, "table.players", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_space, 0, "table.next", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "table.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "table.redo", NULL);
}

static void
hk_table_page_init (HkTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_bin_size_by_width (self->hint_line);
  hk_bin_size_by_width (self->next_line);
  g_signal_connect (self, "shown", G_CALLBACK (shown_cb), NULL);
}

/* Returns (transfer floating): a page on which it is played.
 * @rulebook: the rules of all games */
HkTablePage *
hk_table_page_new (HkSession  *session,
                   HkRulebook *rulebook)
{
  HkTablePage *self = g_object_new (HK_TYPE_TABLE_PAGE, NULL);

  self->session = g_object_ref (session);
  self->rulebook = g_object_ref (rulebook);
  hk_table_display_follow (GTK_WIDGET (self), session);
  hk_changed_marks_attach (GTK_WIDGET (self), GTK_WIDGET (self), session);
  gtk_widget_add_css_class (GTK_WIDGET (self), hk_table_get_game (hk_session_get_table (session))->id);
  show_board (self);
  hk_keep_rows_add_action (GTK_WIDGET (self), session);
  hk_step_list_set_model (self->steps, hk_session_get_steps (session));
  hk_log_list_follow (self->log, session);
  self->was_over = hk_table_is_over (hk_session_get_table (session));
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "moved", G_CALLBACK (keep_focus_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (session, "notify::title", G_CALLBACK (title_changed_cb), self, G_CONNECT_SWAPPED);
  title_changed_cb (self);
  hk_table_banners_set_session (self->banners, session);
  moved_cb (self);
  return self;
}

/* @widget: (transfer floating): what stands above the table, below the title */
void
hk_table_page_add_top_bar (HkTablePage *self,
                           GtkWidget   *widget)
{
  AdwToolbarView *bars = ADW_TOOLBAR_VIEW (gtk_widget_get_template_child (GTK_WIDGET (self), HK_TYPE_TABLE_PAGE, "bars"));

  adw_toolbar_view_add_top_bar (bars, widget);
}
