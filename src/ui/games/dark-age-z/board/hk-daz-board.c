/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "hk-daz-board.h"
#include "hk-daz-frontier-view.h"
#include "hk-daz-marks.h"
#include "ui/display/hk-in-sight.h"
#include "ui/widgets/hk-widgets.h"

#define COLUMN_WIDTH 208
#define COLUMN_WIDTH_MAX 360
#define GAP 8

/* The frontiers, clockwise: side by side where there is room, and one at a time with its neighbours peeking in the
 * narrow layout of the page. Both ways show the same views, which move over. */
struct _HkDazBoard
{
  HkView          parent_instance;

  GPtrArray      *views;     /* of HkDazFrontierView, in the order of the table */
  gboolean        narrow;
  int             next;      /* the frontier that is next, −1 for none */
  guint           source;

  GtkStack       *ways;      /* "wide" or "narrow" */
  AdwClamp       *clamp;
  GtkBox         *row;       /* holds the views side by side */
  AdwCarousel    *carousel;  /* holds them one at a time */
  AdwToggleGroup *choice;
};

G_DEFINE_FINAL_TYPE (HkDazBoard, hk_daz_board, HK_TYPE_VIEW)

static HkDazTable *
get_table (HkDazBoard *self)
{
  return HK_DAZ_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static void
show_frontier (HkDazBoard *self,
               guint       frontier)
{
  if (self->narrow && self->views != NULL && frontier < self->views->len)
    adw_carousel_scroll_to (self->carousel, g_ptr_array_index (self->views, frontier), TRUE);
}

static gboolean
sized_cb (gpointer board)
{
  HkDazBoard *self = board;

  self->source = 0;
  if (self->next >= 0)
    show_frontier (self, (guint) self->next);
  return G_SOURCE_REMOVE;
}

/* A carousel that comes into sight knows where its pages are once it has got its size. */
static void
mapped_cb (HkDazBoard *self)
{
  if (self->source == 0)
    self->source = g_idle_add (sized_cb, self);
}

static void
page_changed_cb (HkDazBoard *self,
                 guint       page)
{
  if (self->views != NULL && page < self->views->len)
    adw_toggle_group_set_active (self->choice, page);
}

static void
chosen_cb (HkDazBoard *self)
{
  show_frontier (self, adw_toggle_group_get_active (self->choice));
}

/* The frontier that the primary button is about: the one that fights next, or one of the player on turn. */
static int
find_next (HkDazBoard *self)
{
  HkDazTable *table = get_table (self);
  const int shown = (int) adw_toggle_group_get_active (self->choice);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, shown);

  if (hk_table_goes_by_hand (HK_TABLE (table)))
    return -1;
  if (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_COMBAT)
    return hk_daz_find_next_invasion (table);
  if (table->current_player < 0 || (frontier != NULL && hk_daz_frontier_borders (frontier, table->current_player)))
    return table->current_player < 0 ? -1 : shown;
  return table->current_player;
}

/* Lets a view stand where it stands in this way of showing them. */
static void
place (HkDazBoard *self,
       GtkWidget  *view)
{
  if (gtk_widget_get_parent (view) == GTK_WIDGET (self->row))
    gtk_box_remove (self->row, view);
  else if (gtk_widget_get_parent (view) != NULL)
    adw_carousel_remove (self->carousel, view);
  hk_widget_set_class (view, "hk-page", self->narrow);
  if (self->narrow)
    adw_carousel_append (self->carousel, view);
  else
    gtk_box_append (self->row, view);
}

static void
set_narrow (HkDazBoard *self,
            gboolean    narrow)
{
  if (self->narrow == narrow)
    return;
  self->narrow = narrow;
  for (guint i = 0; i < self->views->len; i++)
    place (self, g_ptr_array_index (self->views, i));
  gtk_stack_set_visible_child_name (self->ways, narrow ? "narrow" : "wide");
  if (self->next >= 0)
    show_frontier (self, (guint) self->next);
}

/* Adds a frontier: its view, and a toggle with the marks of its owners, left and right. */
static void
add_frontier (HkDazBoard *self,
              int         number)
{
  HkDazTable *table = get_table (self);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, number);
  g_autofree char *left = hk_daz_mark_dup_text (table, frontier->left);
  g_autofree char *right = hk_daz_mark_dup_text (table, frontier->right);
  g_autofree char *name = hk_daz_table_get_frontier_name (table, number);
  g_autofree char *marks = g_strdup_printf ("%s·%s", left, right);
  AdwToggle *toggle = adw_toggle_new ();
  GtkWidget *view = g_object_new (HK_TYPE_DAZ_FRONTIER_VIEW, "session", hk_view_get_session (HK_VIEW (self)), "index", number, NULL);

  adw_toggle_set_label (toggle, marks);
  adw_toggle_set_tooltip (toggle, name);
  adw_toggle_group_add (self->choice, toggle);
  g_ptr_array_add (self->views, g_object_ref_sink (view));
  place (self, view);
}

static void
fill (HkDazBoard *self)
{
  const int n = (int) hk_daz_table_get_n_kingdoms (get_table (self));

  adw_clamp_set_maximum_size (self->clamp, n * COLUMN_WIDTH_MAX);
  adw_clamp_set_tightening_threshold (self->clamp, n * COLUMN_WIDTH_MAX);
  for (int i = 0; i < n; i++)
    add_frontier (self, i);
  adw_toggle_group_set_active (self->choice, 0);
}

/* What is next comes into view by itself when it changes. */
static void
update (HkView *view)
{
  HkDazBoard *self = HK_DAZ_BOARD (view);
  int next;

  if (self->views->len == 0)
    fill (self);
  next = find_next (self);
  if (next == self->next)
    return;
  self->next = next;
  for (guint i = 0; i < self->views->len; i++)
    {
      hk_in_sight_set_here (g_ptr_array_index (self->views, i), (int) i == next);
      hk_widget_set_class (g_ptr_array_index (self->views, i), "daz-next", (int) i == next);
    }
  if (next >= 0)
    show_frontier (self, (guint) next);
}

static void
layout_changed_cb (HkDazBoard         *self,
                   GParamSpec         *pspec,
                   AdwMultiLayoutView *layouts)
{
  set_narrow (self, g_strcmp0 (adw_multi_layout_view_get_layout_name (layouts), "narrow") == 0);
}

/* The page that the board comes to tells how much room there is. */
static void
hk_daz_board_root (GtkWidget *widget)
{
  HkDazBoard *self = HK_DAZ_BOARD (widget);
  GtkWidget *layouts = gtk_widget_get_ancestor (widget, ADW_TYPE_MULTI_LAYOUT_VIEW);

  GTK_WIDGET_CLASS (hk_daz_board_parent_class)->root (widget);
  if (layouts == NULL)
    return;
  g_signal_handlers_disconnect_by_func (layouts, layout_changed_cb, self);
  g_signal_connect_object (layouts, "notify::layout-name", G_CALLBACK (layout_changed_cb), self, G_CONNECT_SWAPPED);
  layout_changed_cb (self, NULL, ADW_MULTI_LAYOUT_VIEW (layouts));
}

static void
hk_daz_board_dispose (GObject *object)
{
  HkDazBoard *self = HK_DAZ_BOARD (object);

  g_clear_handle_id (&self->source, g_source_remove);
  g_clear_pointer (&self->views, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_daz_board_parent_class)->dispose (object);
}

static void
hk_daz_board_class_init (HkDazBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_daz_board_dispose;
  HK_VIEW_CLASS (klass)->update = update;
  widget_class->root = hk_daz_board_root;

  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-daz-board");
  HK_BIND_CHILDREN (widget_class, HkDazBoard, ways, clamp, row, carousel, choice);
  HK_BIND_CALLBACKS (widget_class, mapped_cb, page_changed_cb, chosen_cb);
}

static void
hk_daz_board_init (HkDazBoard *self)
{
  self->views = g_ptr_array_new_with_free_func (g_object_unref);
  self->next = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns (transfer floating): a view of all frontiers.
 * @session: a session of Dark Age Z */
GtkWidget *
hk_daz_board_new (HkSession *session)
{
  return g_object_new (HK_TYPE_DAZ_BOARD, "session", session, NULL);
}

/* Returns how wide the board has to be for all frontiers to be in sight, in application pixels; 0 where they are not kept.
 * @session: a session of Dark Age Z */
int
hk_daz_board_get_width (HkSession *session)
{
  HkTable *table = hk_session_get_table (session);
  const int n = (int) hk_daz_table_get_n_kingdoms (HK_DAZ_TABLE (table));

  if (!hk_table_keeps (table, "frontiers"))
    return 0;
  return n * COLUMN_WIDTH + (n - 1) * GAP;
}
