/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "hk-daz-board.h"
#include "hk-daz-frontier-view.h"
#include "hk-daz-marks.h"
#include "ui/display/hk-in-sight.h"
#include "ui/widgets/hk-widgets.h"

#define COLUMN_WIDTH 208
#define COLUMN_WIDTH_MAX 300
#define GAP 8

/* The frontiers, clockwise: side by side where there is room, and one at a time with its neighbours peeking in the
 * narrow layout of the page. Both ways show the same views, which move over. */
struct _HkDazBoard
{
  AdwBin      parent_instance;

  HkSession  *session;
  GPtrArray  *views;      /* of HkDazFrontierView, in the order of the table */
  gboolean    narrow;
  int         next;       /* the frontier that is next, −1 for none */
  guint       source;

  GtkWidget  *row;        /* holds the views side by side */
  GtkWidget  *scroller;
  GtkWidget  *carousel;   /* holds them one at a time */
  GtkWidget  *pages;
  GtkWidget  *choice;
};

G_DEFINE_FINAL_TYPE (HkDazBoard, hk_daz_board, ADW_TYPE_BIN)

static HkDazTable *
get_table (HkDazBoard *self)
{
  return HK_DAZ_TABLE (hk_session_get_table (self->session));
}

static void
show_frontier (HkDazBoard *self,
               guint       frontier)
{
  if (self->narrow && frontier < self->views->len)
    adw_carousel_scroll_to (ADW_CAROUSEL (self->carousel), g_ptr_array_index (self->views, frontier), TRUE);
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
    adw_toggle_group_set_active (ADW_TOGGLE_GROUP (self->choice), page);
}

static void
chosen_cb (HkDazBoard *self)
{
  show_frontier (self, adw_toggle_group_get_active (ADW_TOGGLE_GROUP (self->choice)));
}

/* The frontier that the primary button is about: the one that fights next, or one of the player on turn. */
static int
find_next (HkDazBoard *self)
{
  HkDazTable *table = get_table (self);
  const int shown = (int) adw_toggle_group_get_active (ADW_TOGGLE_GROUP (self->choice));
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, shown);

  if (hk_table_goes_by_hand (HK_TABLE (table)))
    return -1;
  if (hk_daz_table_is_phase (table, "combat"))
    return hk_daz_find_next_invasion (table);
  if (table->current_player < 0 || (frontier != NULL && hk_daz_frontier_borders (frontier, table->current_player)))
    return table->current_player < 0 ? -1 : shown;
  return table->current_player;
}

/* It comes into view by itself when it changes. */
static void
moved_cb (HkDazBoard *self)
{
  const int next = find_next (self);

  if (next == self->next)
    return;
  self->next = next;
  for (guint i = 0; i < self->views->len; i++)
    hk_widget_set_class (g_ptr_array_index (self->views, i), HK_STYLE_HERE, (int) i == next);
  if (next >= 0)
    show_frontier (self, (guint) next);
}

static void
set_narrow (HkDazBoard *self,
            gboolean    narrow)
{
  GtkWidget *shown = narrow ? self->pages : self->scroller;

  if (self->narrow == narrow && adw_bin_get_child (ADW_BIN (self)) == shown)
    return;
  self->narrow = narrow;
  for (guint i = 0; i < self->views->len; i++)
    {
      GtkWidget *view = g_ptr_array_index (self->views, i);

      if (gtk_widget_get_parent (view) == self->row)
        gtk_box_remove (GTK_BOX (self->row), view);
      else if (gtk_widget_get_parent (view) != NULL)
        adw_carousel_remove (ADW_CAROUSEL (self->carousel), view);
      hk_widget_set_class (view, "hk-page", narrow);
      if (narrow)
        adw_carousel_append (ADW_CAROUSEL (self->carousel), view);
      else
        gtk_box_append (GTK_BOX (self->row), view);
    }
  adw_bin_set_child (ADW_BIN (self), shown);
  if (self->next >= 0)
    show_frontier (self, (guint) self->next);
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
  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->scroller);
  g_clear_object (&self->pages);
  g_clear_pointer (&self->views, g_ptr_array_unref);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_daz_board_parent_class)->dispose (object);
}

static void
hk_daz_board_class_init (HkDazBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_daz_board_dispose;
  GTK_WIDGET_CLASS (klass)->root = hk_daz_board_root;
}

static void
set_margins (GtkWidget *widget)
{
  hk_widget_set_margins (widget, 6, 12, 12);
}

static void
hk_daz_board_init (HkDazBoard *self)
{
  self->views = g_ptr_array_new_with_free_func (g_object_unref);
  self->next = -1;

  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_box_set_homogeneous (GTK_BOX (self->row), TRUE);
  set_margins (self->row);
  self->scroller = g_object_ref_sink (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), TRUE);

  self->carousel = adw_carousel_new ();
  adw_carousel_set_spacing (ADW_CAROUSEL (self->carousel), 8);
  adw_carousel_set_allow_scroll_wheel (ADW_CAROUSEL (self->carousel), FALSE);
  self->choice = adw_toggle_group_new ();
  adw_toggle_group_set_homogeneous (ADW_TOGGLE_GROUP (self->choice), TRUE);
  gtk_widget_set_margin_start (self->choice, 12);
  gtk_widget_set_margin_end (self->choice, 12);
  self->pages = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  gtk_widget_set_margin_top (self->pages, 6);
  gtk_widget_set_margin_bottom (self->pages, 12);
  gtk_box_append (GTK_BOX (self->pages), self->choice);
  gtk_box_append (GTK_BOX (self->pages), self->carousel);
  g_signal_connect_object (self->carousel, "map", G_CALLBACK (mapped_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->carousel, "page-changed", G_CALLBACK (page_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->choice, "notify::active", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
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

  adw_toggle_set_label (toggle, marks);
  adw_toggle_set_tooltip (toggle, name);
  adw_toggle_group_add (ADW_TOGGLE_GROUP (self->choice), toggle);
  g_ptr_array_add (self->views, g_object_ref_sink (hk_daz_frontier_view_new (self->session, number)));
}

/* Returns (transfer floating): a view of all frontiers.
 * @session: a session of Dark Age Z */
GtkWidget *
hk_daz_board_new (HkSession *session)
{
  HkDazBoard *self = g_object_new (HK_TYPE_DAZ_BOARD, NULL);
  GtkWidget *clamp = adw_clamp_new ();
  guint n;

  self->session = g_object_ref (session);
  n = hk_daz_table_get_n_kingdoms (get_table (self));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), (int) n * COLUMN_WIDTH_MAX);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), (int) n * COLUMN_WIDTH_MAX);
  adw_clamp_set_child (ADW_CLAMP (clamp), self->row);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
  for (guint i = 0; i < n; i++)
    add_frontier (self, (int) i);
  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (self->choice), 0);
  set_narrow (self, FALSE);
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  moved_cb (self);
  return GTK_WIDGET (self);
}

/* Returns how wide the board has to be for all frontiers to be in sight, in application pixels.
 * @session: a session of Dark Age Z */
int
hk_daz_board_get_width (HkSession *session)
{
  const int n = (int) hk_daz_table_get_n_kingdoms (HK_DAZ_TABLE (hk_session_get_table (session)));

  return n * COLUMN_WIDTH + (n - 1) * GAP;
}
