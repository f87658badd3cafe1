/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-action-panel.h"
#include "hk-zz-board.h"
#include "hk-zz-choice-panel.h"
#include "hk-zz-header.h"
#include "hk-zz-row-view.h"
#include "hk-zz-turn-panel.h"
#include "ui/games/zombiez/players/hk-zz-score-panel.h"
#include "ui/widgets/hk-widgets.h"

/* From here on the cards are large. */
#define WIDE "min-width: 520sp"
#define CARD_WIDE 74
#define CARD_BESIDE_KEYS 60
#define CARD_NARROW 54
#define WIDEST 860

/* The three rows, large, above what the turn asks for now; in the end, and for a group that only wants the sums, the
 * score. */
struct _HkZzBoard
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *pages;   /* GtkStack: "table" or "score" */
  GtkWidget *panels;  /* GtkStack */
  GtkWidget *header;
  GtkWidget *turn;
  GtkWidget *rows[HK_ZZ_N_ROWS];
  gboolean   wide;
};

G_DEFINE_FINAL_TYPE (HkZzBoard, hk_zz_board, ADW_TYPE_BIN)

static HkZzTable *
get_table (HkZzBoard *self)
{
  return HK_ZZ_TABLE (hk_session_get_table (self->session));
}

static const char *
find_panel (HkZzTable *table)
{
  if (hk_zz_table_is_phase (table, "actions"))
    return "actions";
  return hk_zz_table_is_phase (table, "takings") || hk_zz_table_is_phase (table, "reward") ? "choice" : "turn";
}

/* The keyboard goes on where things go on, when what it was on is gone. */
static void
lead_focus (HkZzBoard *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  if (root == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)) || (focus != NULL && gtk_widget_get_mapped (focus)))
    return;
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    if (hk_zz_row_view_focus_place (HK_ZZ_ROW_VIEW (self->rows[i])))
      return;
  gtk_widget_child_focus (self->panels, GTK_DIR_TAB_FORWARD);
}

/* Where the group draws, a line of keys for each colour has to be in sight below the rows. */
static void
size_cards (HkZzBoard *self)
{
  const int width = !self->wide ? CARD_NARROW : hk_zz_table_app_draws (get_table (self)) ? CARD_WIDE : CARD_BESIDE_KEYS;

  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    hk_zz_row_view_set_card_width (HK_ZZ_ROW_VIEW (self->rows[i]), width);
}

static void
update (HkZzBoard *self)
{
  HkZzTable *table = get_table (self);
  const gboolean asks = hk_zz_table_get_n_colours (table) == 0;
  const gboolean acts = asks || hk_zz_table_is_phase (table, "actions");
  const gboolean score = hk_zz_table_is_phase (table, "scoring") || hk_zz_table_is_phase (table, "over");

  gtk_stack_set_visible_child_name (GTK_STACK (self->panels), find_panel (table));
  gtk_stack_set_visible_child_name (GTK_STACK (self->pages), score ? "score" : "table");
  size_cards (self);
  /* While actions wait, or the colours are asked, nothing can be done in the rows. */
  gtk_box_reorder_child_after (GTK_BOX (gtk_widget_get_parent (self->panels)), self->panels, acts ? self->header : self->rows[HK_ZZ_N_ROWS - 1]);
  lead_focus (self);
}

static void
set_wide (HkZzBoard *self,
          gboolean   wide)
{
  self->wide = wide;
  size_cards (self);
  hk_zz_turn_panel_set_wide (HK_ZZ_TURN_PANEL (self->turn), wide);
}

static void
widened_cb (HkZzBoard *self)
{
  set_wide (self, TRUE);
}

static void
narrowed_cb (HkZzBoard *self)
{
  set_wide (self, FALSE);
}

static void
hk_zz_board_dispose (GObject *object)
{
  g_clear_object (&HK_ZZ_BOARD (object)->session);
  G_OBJECT_CLASS (hk_zz_board_parent_class)->dispose (object);
}

static void
hk_zz_board_class_init (HkZzBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_zz_board_dispose;
}

static void
hk_zz_board_init (HkZzBoard *self)
{
}

static GtkWidget *
make_stack (void)
{
  GtkWidget *stack = gtk_stack_new ();

  gtk_stack_set_hhomogeneous (GTK_STACK (stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (stack), FALSE);
  return stack;
}

static GtkWidget *
make_table (HkZzBoard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->header = g_object_new (HK_TYPE_ZZ_HEADER, "session", self->session, NULL);
  gtk_box_append (GTK_BOX (box), self->header);
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    {
      self->rows[i] = hk_zz_row_view_new (self->session, i);
      gtk_box_append (GTK_BOX (box), self->rows[i]);
    }
  self->panels = make_stack ();
  gtk_widget_add_css_class (self->panels, "card");
  gtk_widget_add_css_class (self->panels, "zz-panel");
  self->turn = g_object_new (HK_TYPE_ZZ_TURN_PANEL, "session", self->session, NULL);
  gtk_stack_add_named (GTK_STACK (self->panels), self->turn, "turn");
  gtk_stack_add_named (GTK_STACK (self->panels), hk_zz_choice_panel_new (self->session, TRUE), "choice");
  gtk_stack_add_named (GTK_STACK (self->panels), hk_zz_action_panel_new (self->session), "actions");
  gtk_box_append (GTK_BOX (box), self->panels);
  return box;
}

static GtkWidget *
make_adaptive (HkZzBoard *self,
               GtkWidget *child)
{
  GtkWidget *bin = adw_breakpoint_bin_new ();
  AdwBreakpoint *wide = adw_breakpoint_new (adw_breakpoint_condition_parse (WIDE));

  g_signal_connect_object (wide, "apply", G_CALLBACK (widened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (wide, "unapply", G_CALLBACK (narrowed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_size_request (bin, 300, 200);
  adw_breakpoint_bin_add_breakpoint (ADW_BREAKPOINT_BIN (bin), wide);
  adw_breakpoint_bin_set_child (ADW_BREAKPOINT_BIN (bin), child);
  return bin;
}

/* Returns (transfer floating): the board.
 * @session: a session of Zombiez */
GtkWidget *
hk_zz_board_new (HkSession *session)
{
  HkZzBoard *self = g_object_new (HK_TYPE_ZZ_BOARD, NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();

  self->session = g_object_ref (session);
  self->pages = make_stack ();
  gtk_stack_add_named (GTK_STACK (self->pages), make_table (self), "table");
  gtk_stack_add_named (GTK_STACK (self->pages), g_object_new (HK_TYPE_ZZ_SCORE_PANEL, "session", session, NULL), "score");
  hk_widget_set_margins (self->pages, 6, 8, 12);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDEST);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->pages);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_vexpand (scroller, TRUE);
  adw_bin_set_child (ADW_BIN (self), make_adaptive (self, scroller));
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
