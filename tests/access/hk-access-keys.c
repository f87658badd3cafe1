/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-access-keys.h"
#include "hk-access-name.h"

/* No page has as many places for the focus. */
#define MOST_STOPS 1000

/* The way of the focus on a page: round by the Tab key, and inside groups by the arrow keys. */
typedef struct
{
  GtkWindow  *window;
  GtkWidget  *top;     /* what the keys go round in: the window, or a menu */
  const char *page;
  GPtrArray  *stops;   /* GtkWidget, in the order of the Tab key; none is owned */
  GHashTable *reached; /* GtkWidget; by any key */
  GtkWidget  *first;   /* where the focus was as a menu opened; NULL for a window */
} Walk;

/* A fault is told once, wherever else the same widget stands. */
static void
blame (Walk       *self,
       GtkWidget  *widget,
       const char *fault)
{
  static GHashTable *told;
  g_autofree char *where = hk_access_describe (widget);
  char *line = g_strdup_printf ("%s: %s", fault, where);

  if (told == NULL)
    told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_test_fail ();
  if (g_hash_table_add (told, line))
    g_printerr ("%s: %s\n", self->page, line);
}

static GtkWidget *
get_focus (Walk *self)
{
  return gtk_window_get_focus (self->window);
}

/* A menu that is about to close has no focus to move. */
static void
move (Walk             *self,
      GtkDirectionType  direction)
{
  if (GTK_IS_WINDOW (self->top) || get_focus (self) != NULL)
    gtk_widget_child_focus (self->top, direction);
}

static gboolean
is_inside (GtkWidget *widget,
           GtkWidget *around)
{
  return widget != NULL && (widget == around || gtk_widget_is_ancestor (widget, around));
}

/* --- what there is --------------------------------------------------------------------------------- */

static gboolean
listens_to_clicks (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = NULL;

  if (!g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Hk"))
    return FALSE;
  controllers = gtk_widget_observe_controllers (widget);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller) || GTK_IS_GESTURE_LONG_PRESS (controller))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_row (GtkWidget *widget)
{
  return GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_FLOW_BOX_CHILD (widget) || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkListItemWidget")
         || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkColumnViewRowWidget");
}

/* Whatever a finger can press. A row is pressed where that does something. */
static gboolean
is_pressed (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget)) && gtk_widget_get_focusable (widget);
  return GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) || GTK_IS_RANGE (widget)
         || GTK_IS_TEXT (widget) || GTK_IS_TEXT_VIEW (widget) || GTK_IS_EXPANDER (widget)
         || g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton") || listens_to_clicks (widget);
}

/* What is pressed in another way too: the controls of the window and of a dialog, by keys; the buttons of a number, by the arrow keys; the
 * handle of a scroll bar; and what stands for a whole row. */
static gboolean
is_spared (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (parent != NULL && g_str_equal (G_OBJECT_TYPE_NAME (parent), "AdwSheetControls"))
    return TRUE;
  return gtk_widget_get_ancestor (widget, GTK_TYPE_WINDOW_CONTROLS) != NULL
         || GTK_IS_SCROLLBAR (widget) || gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLBAR) != NULL
         || (!GTK_IS_TEXT (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_SPIN_BUTTON) != NULL)
         || (row != NULL && row != widget && ADW_IS_ACTION_ROW (row)
             && adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == widget);
}

/* The Tab key goes through the links of a text one after the other. */
static gboolean
has_links (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), "<a href") != NULL;
}

/* What may be stopped at without being pressed: what is read or scrolled there. */
static gboolean
is_read (GtkWidget *widget)
{
  return is_row (widget) || GTK_IS_SCROLLED_WINDOW (widget) || has_links (widget)
         || (GTK_IS_LABEL (widget) && gtk_label_get_selectable (GTK_LABEL (widget)));
}

static gboolean
is_open (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget) && gtk_widget_get_can_target (widget);
}

/* --- how it is reached ----------------------------------------------------------------------------- */

static GtkWidget *
find_common (GtkWidget *widget,
             GtkWidget *other)
{
  while (!is_inside (other, widget))
    widget = gtk_widget_get_parent (widget);
  return widget;
}

static guint
count_around (GtkWidget *widget)
{
  guint n = 0;

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    n++;
  return n;
}

/* The stop that has most around it in common with @widget. */
static GtkWidget *
find_neighbour (Walk      *self,
                GtkWidget *widget)
{
  GtkWidget *nearest = NULL;
  guint most = 0;

  for (guint i = 0; i < self->stops->len; i++)
    {
      GtkWidget *stop = g_ptr_array_index (self->stops, i);
      GtkWidget *common = find_common (stop, widget);
      const guint n = count_around (common);

      if (n > most)
        {
          most = n;
          nearest = stop;
        }
    }
  return nearest;
}

/* Everything that the arrow keys lead to from there without leaving what is around @widget too. */
static void
spread (Walk      *self,
        GtkWidget *from,
        GtkWidget *widget)
{
  static const GtkDirectionType arrows[] = { GTK_DIR_RIGHT, GTK_DIR_DOWN, GTK_DIR_LEFT, GTK_DIR_UP };
  GtkWidget *around = find_common (from, widget);
  g_autoptr (GHashTable) passed = g_hash_table_new (NULL, NULL);
  g_autoptr (GQueue) queue = g_queue_new ();

  g_hash_table_add (passed, from);
  g_queue_push_tail (queue, from);
  while (!g_queue_is_empty (queue))
    {
      GtkWidget *at = g_queue_pop_head (queue);

      for (gsize i = 0; i < G_N_ELEMENTS (arrows); i++)
        {
          GtkWidget *to;

          gtk_widget_grab_focus (at);
          move (self, arrows[i]);
          to = get_focus (self);
          if (!is_inside (to, around) || !g_hash_table_add (passed, to))
            continue;
          g_hash_table_add (self->reached, to);
          g_queue_push_tail (queue, to);
        }
    }
}

static gboolean
is_reached (Walk      *self,
            GtkWidget *widget)
{
  GHashTableIter iter;
  gpointer reached;

  GtkWidget *group = gtk_widget_get_ancestor (widget, ADW_TYPE_TOGGLE_GROUP);

  if (widget == self->first || g_hash_table_contains (self->reached, widget))
    return TRUE;
  /* Its arrow keys are not those of the window. */
  if (group != NULL)
    widget = group;
  /* A control of several parts has the focus in one of them; a map leads it over its places. */
  g_hash_table_iter_init (&iter, self->reached);
  while (g_hash_table_iter_next (&iter, &reached, NULL))
    if (gtk_widget_is_ancestor (reached, widget))
      return TRUE;
  return FALSE;
}

static void
check_reached (Walk      *self,
               GtkWidget *widget)
{
  GtkWidget *neighbour;

  if (is_reached (self, widget))
    return;
  neighbour = find_neighbour (self, widget);
  if (neighbour != NULL)
    spread (self, neighbour, widget);
  if (!is_reached (self, widget))
    blame (self, widget, "no key leads there");
}

/* Whether a panel lies over it, which goes away before anything else is done. */
static gboolean
is_covered (GtkWidget *widget)
{
  GtkWidget *split = gtk_widget_get_ancestor (widget, ADW_TYPE_OVERLAY_SPLIT_VIEW);

  return split != NULL && adw_overlay_split_view_get_collapsed (ADW_OVERLAY_SPLIT_VIEW (split))
         && adw_overlay_split_view_get_show_sidebar (ADW_OVERLAY_SPLIT_VIEW (split))
         && is_inside (widget, adw_overlay_split_view_get_content (ADW_OVERLAY_SPLIT_VIEW (split)));
}

static void
check_all (Walk      *self,
           GtkWidget *widget)
{
  if (!is_open (widget) || (GTK_IS_POPOVER (widget) && widget != self->top))
    return;
  if (is_pressed (widget) && !is_spared (widget) && !is_covered (widget))
    check_reached (self, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_all (self, child);
}

static void
check_stop (Walk      *self,
            GtkWidget *stop)
{
  if (!gtk_widget_get_mapped (stop) || !gtk_widget_is_sensitive (stop))
    blame (self, stop, "the focus is where nothing shows");
  else if (!is_pressed (stop) && !is_read (stop))
    blame (self, stop, "an ornament takes the focus");
}

static GtkWidget *
get_last_stop (Walk *self)
{
  return self->stops->len == 0 ? NULL : g_ptr_array_index (self->stops, self->stops->len - 1);
}

/* Goes round once. Whoever comes back to a stop before all have been passed is in a trap. */
static void
go_round (Walk *self)
{
  /* A menu opens with the focus on its first line. */
  if (GTK_IS_WINDOW (self->top))
    gtk_window_set_focus (self->window, NULL);
  else
    self->first = get_focus (self);
  for (guint i = 0; i < MOST_STOPS; i++)
    {
      GtkWidget *focus;

      move (self, GTK_DIR_TAB_FORWARD);
      focus = get_focus (self);
      if (focus == NULL || !is_inside (focus, self->top))
        {
          /* Past the last of a window. */
          if (i == 0 || !GTK_IS_WINDOW (self->top))
            return;
          gtk_window_set_focus (self->window, NULL);
          continue;
        }
      if (has_links (focus) && focus == get_last_stop (self))
        continue;
      if (!g_hash_table_add (self->reached, focus))
        {
          if (focus != g_ptr_array_index (self->stops, 0))
            blame (self, focus, "a trap");
          return;
        }
      g_ptr_array_add (self->stops, focus);
      check_stop (self, focus);
    }
  blame (self, get_focus (self), "there is no end");
}

static void
walk (HkWindow   *window,
      GtkWidget  *top,
      GtkWidget  *root,
      const char *page)
{
  g_autoptr (GPtrArray) stops = g_ptr_array_new ();
  g_autoptr (GHashTable) reached = g_hash_table_new (NULL, NULL);
  Walk self = { GTK_WINDOW (window), top, page, stops, reached, NULL };

  go_round (&self);
  check_all (&self, root);
}

/* --- menus ----------------------------------------------------------------------------------------- */

static void
list_menu_buttons (GtkWidget *widget,
                   GPtrArray *buttons)
{
  if (!is_open (widget))
    return;
  if (GTK_IS_MENU_BUTTON (widget))
    g_ptr_array_add (buttons, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_menu_buttons (child, buttons);
}

static gboolean
has_pressed (GtkWidget *widget)
{
  if (is_open (widget) && is_pressed (widget))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_pressed (child))
      return TRUE;
  return FALSE;
}

/* Opened by the keyboard, a menu has the focus, and gives it back where it was. */
static void
walk_menu (HkWindow   *window,
           GtkWidget  *button,
           const char *page)
{
  g_autofree char *inside = g_strdup_printf ("%s (menu)", page);
  Walk self = { GTK_WINDOW (window), NULL, inside, NULL, NULL, NULL };
  GtkPopover *popover;

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  gtk_widget_child_focus (button, GTK_DIR_TAB_FORWARD);
  if (!is_inside (get_focus (&self), button))
    return;
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  hk_fixture_settle ();
  popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));
  if (popover == NULL || !gtk_widget_get_mapped (GTK_WIDGET (popover)))
    return;
  if (is_inside (get_focus (&self), GTK_WIDGET (popover)))
    walk (window, GTK_WIDGET (popover), GTK_WIDGET (popover), inside);
  else if (has_pressed (GTK_WIDGET (popover)))
    blame (&self, button, "the focus does not go into the menu");
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  hk_fixture_settle ();
  if (gtk_widget_get_mapped (button) && !is_inside (get_focus (&self), button))
    blame (&self, button, "the focus does not come back from the menu");
}

/* Menus of one kind are alike: each kind is opened once at each width. */
static void
walk_menus (HkWindow   *window,
            GtkWidget  *root,
            const char *page)
{
  static GHashTable *kinds;
  g_autoptr (GPtrArray) buttons = g_ptr_array_new_with_free_func (g_object_unref);
  const int width = gtk_widget_get_width (GTK_WIDGET (window));

  if (kinds == NULL)
    kinds = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  list_menu_buttons (root, buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *button = g_ptr_array_index (buttons, i);
      g_autofree char *kind = hk_access_describe (button);

      if (g_hash_table_add (kinds, g_strdup_printf ("%d %s", width, kind)) && gtk_widget_get_mapped (button))
        walk_menu (window, button, page);
    }
}

/**
 * hk_access_walk_keys:
 * @window: a window on the screen
 * @page: what is in sight, for the list of faults
 *
 * Goes over everything in sight by the keyboard, in the dialog where there is one, or in the popover, and in the menus. The test has failed
 * where something can be pressed that no key leads to, where the keys do not lead round, or where they stop at an ornament;
 * each is listed.
 */
void
hk_access_walk_keys (HkWindow   *window,
                     const char *page)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  GtkWidget *root = dialog != NULL ? GTK_WIDGET (dialog) : GTK_WIDGET (window);
  g_autofree char *where = g_strdup_printf ("%s at %d", page, gtk_widget_get_width (GTK_WIDGET (window)));
  Walk self = { GTK_WINDOW (window), NULL, where, NULL, NULL, NULL };
  GtkWidget *popover;

  hk_fixture_settle ();
  if (get_focus (&self) == NULL)
    blame (&self, root, "nothing has the focus");
  else if (!is_inside (get_focus (&self), root))
    blame (&self, get_focus (&self), "the focus is behind the dialog");
  popover = get_focus (&self) == NULL ? NULL : gtk_widget_get_ancestor (get_focus (&self), GTK_TYPE_POPOVER);
  if (popover != NULL)
    {
      walk (window, popover, popover, where);
      return;
    }
  walk (window, GTK_WIDGET (window), root, where);
  walk_menus (window, root, where);
}
