/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-board.h"
#include "hk-zz-header.h"
#include "hk-zz-row-view.h"
#include "hk-zz-turn-panel.h"
#include "ui/display/hk-piece.h"
#include "ui/games/zombiez/choices/hk-zz-action-panel.h"
#include "ui/games/zombiez/choices/hk-zz-choice-panel.h"
#include "ui/games/zombiez/players/hk-zz-score-panel.h"
#include "ui/table/hk-lead.h"

#define CARD_LARGE 104
#define CARD_LARGE_BESIDE_KEYS 84
#define CARD_WIDE 74
#define CARD_BESIDE_KEYS 60
#define CARD_NARROW 54
#define CARD_LEAST 42

/* A line of keys for each of so many colours has room below the rows; what the cards in the rows give up for each one more. */
#define USUAL_COLOURS 3
#define CARD_LESS 9

/* The three rows, large, above what the turn asks for now; in the end, and for a group that only wants the sums, the
 * score. */
struct _HkZzBoard
{
  HkView           parent_instance;

  GtkStack        *pages;   /* "table" or "score" */
  GtkBox          *lines;
  GtkWidget       *header;
  GtkBox          *rows;
  GtkStack        *panels;  /* "turn", "choice" or "actions" */
  HkZzTurnPanel   *turn;
  HkZzChoicePanel *choice;
  gboolean         wide;
  gboolean         large;   /* wide, and high enough for large cards */
};

G_DEFINE_FINAL_TYPE (HkZzBoard, hk_zz_board, HK_TYPE_VIEW)

static HkZzTable *
get_table (HkZzBoard *self)
{
  return HK_ZZ_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static const char *
find_panel (HkZzTable *table)
{
  if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_ACTIONS)
    return "actions";
  return hk_zz_table_get_phase (table) == HK_ZZ_PHASE_TAKINGS || hk_zz_table_get_phase (table) == HK_ZZ_PHASE_REWARD ? "choice" : "turn";
}

/* Brings the keyboard to the first place in the rows that can be chosen. Returns whether there is one. */
static gboolean
focus_place (HkZzBoard *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (hk_zz_row_view_focus_place (HK_ZZ_ROW_VIEW (row)))
      return TRUE;
  return FALSE;
}

/* The keyboard goes on where things go on, when what it was on is gone. */
static void
lead_focus (HkZzBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (root == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)) || (focus != NULL && gtk_widget_get_mapped (focus)))
    return;
  if (!focus_place (self))
    gtk_widget_child_focus (GTK_WIDGET (self->panels), GTK_DIR_TAB_FORWARD);
}

/* Where the group draws, a line of keys for each colour has to be in sight below the rows. */
static void
size_cards (HkZzBoard *self)
{
  const gboolean keys = !hk_zz_table_app_draws (get_table (self));
  const int width = !self->wide ? CARD_NARROW
                    : self->large ? keys ? CARD_LARGE_BESIDE_KEYS : CARD_LARGE
                    : keys ? MAX (CARD_BESIDE_KEYS - CARD_LESS * MAX (hk_zz_table_get_n_colours (get_table (self)) - USUAL_COLOURS, 0), CARD_LEAST)
                           : CARD_WIDE;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->rows)); row != NULL; row = gtk_widget_get_next_sibling (row))
    hk_zz_row_view_set_card_width (HK_ZZ_ROW_VIEW (row), width);
}

static void
update (HkView *view)
{
  HkZzBoard *self = HK_ZZ_BOARD (view);
  HkZzTable *table = get_table (self);
  const gboolean asks = hk_zz_table_get_n_colours (table) == 0;
  const gboolean acts = asks || hk_zz_table_get_phase (table) == HK_ZZ_PHASE_ACTIONS;
  const gboolean score = hk_zz_table_get_phase (table) == HK_ZZ_PHASE_SCORING || hk_zz_table_get_phase (table) == HK_ZZ_PHASE_OVER;

  gtk_stack_set_visible_child_name (self->panels, find_panel (table));
  gtk_stack_set_visible_child_name (self->pages, score ? "score" : "table");
  size_cards (self);
  /* While actions wait, or the colours are asked, nothing can be done in the rows. */
  gtk_box_reorder_child_after (self->lines, GTK_WIDGET (self->panels), acts ? self->header : GTK_WIDGET (self->rows));
}

static void
set_wide (HkZzBoard *self,
          gboolean   wide,
          gboolean   large)
{
  self->wide = wide;
  self->large = large;
  size_cards (self);
  hk_zz_turn_panel_set_wide (self->turn, wide);
}

static void
widened_cb (HkZzBoard *self)
{
  set_wide (self, TRUE, FALSE);
}

static void
enlarged_cb (HkZzBoard *self)
{
  set_wide (self, TRUE, TRUE);
}

static void
narrowed_cb (HkZzBoard *self)
{
  set_wide (self, FALSE, FALSE);
}

static void
hk_zz_board_class_init (HkZzBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_PIECE);
  g_type_ensure (HK_TYPE_ZZ_ACTION_PANEL);
  g_type_ensure (HK_TYPE_ZZ_CHOICE_PANEL);
  g_type_ensure (HK_TYPE_ZZ_HEADER);
  g_type_ensure (HK_TYPE_ZZ_ROW_VIEW);
  g_type_ensure (HK_TYPE_ZZ_SCORE_PANEL);
  g_type_ensure (HK_TYPE_ZZ_TURN_PANEL);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-board");
  HK_BIND_CHILDREN (widget_class, HkZzBoard, pages, lines, header, rows, panels, turn, choice);
  HK_BIND_CALLBACKS (widget_class, widened_cb, enlarged_cb, narrowed_cb);
}

static void
hk_zz_board_init (HkZzBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_zz_choice_panel_leave_to_rows (self->choice);
}

/* Returns (transfer floating): the board.
 * @session: a session of Zombiez */
GtkWidget *
hk_zz_board_new (HkSession *session)
{
  GtkWidget *self = g_object_new (HK_TYPE_ZZ_BOARD, "session", session, NULL);

  /* Once the rows and the panels show what a move has changed. */
  g_signal_connect_object (session, "moved", G_CALLBACK (lead_focus), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return self;
}

/* Brings the keyboard to where the board asks for it, and marks the question; colours that are chosen are all it needs. Returns FALSE
 * where that is not in sight.
 * @from: the widget that a person used
 * @name: the name of a move */
gboolean
hk_zz_board_lead (GtkWidget  *from,
                  const char *name)
{
  HkZzBoard *self = HK_ZZ_BOARD (hk_lead_find (from, HK_TYPE_ZZ_BOARD));
  GtkWidget *panel = self == NULL ? NULL : gtk_stack_get_visible_child (self->panels);

  if (panel == NULL || !gtk_widget_get_mapped (panel))
    return FALSE;
  if (g_str_equal (name, "colours") || g_str_equal (name, "draw"))
    return hk_zz_turn_panel_lead (self->turn);
  if (!focus_place (self))
    gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD);
  hk_lead_show (panel);
  return TRUE;
}
