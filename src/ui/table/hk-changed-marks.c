/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-changed-marks.h"

/* Marks what a move has changed, so that a person across the table sees it: each number in sight that reads otherwise than before
 * or has come to what was in sight, what is drawn and tells other numbers, and whatever a view marks itself. The marks go with the
 * next tap or key. */

#define CHANGED "hk-changed"

/* What is wider than a few digits has no room beside it to be large for a moment. */
#define WIDE "hk-wide"
#define WIDE_FROM 96

static G_DEFINE_QUARK (hk-shown, shown)
static G_DEFINE_QUARK (hk-known, known)

/* The widgets that are marked now, in all windows. */
static GHashTable *marked;

typedef void (*Visit) (GtkWidget *widget);

static void
walk (GtkWidget *widget,
      Visit      visit)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child))
      walk (child, visit);
  visit (widget);
}

static gboolean
has_digit (const char *text)
{
  return text != NULL && strpbrk (text, "0123456789") != NULL;
}

/* Whether it was in sight when it was last visited: what it holds anew has come with the move. */
static gboolean
is_known (GtkWidget *widget)
{
  return g_object_get_qdata (G_OBJECT (widget), known_quark ()) != NULL;
}

static void
know (GtkWidget *widget)
{
  const gboolean is_mapped = gtk_widget_get_mapped (widget);

  if (is_known (widget) != is_mapped)
    g_object_set_qdata (G_OBJECT (widget), known_quark (), is_mapped ? widget : NULL);
}

static const char *
get_shown (GtkWidget *widget)
{
  return g_object_get_qdata (G_OBJECT (widget), shown_quark ());
}

static void
set_shown (GtkWidget  *widget,
           const char *text)
{
  g_object_set_qdata_full (G_OBJECT (widget), shown_quark (), g_strdup (text), g_free);
}

/* Compares what the label reads with what it read when it was last visited; each widget is visited after those that it holds. */
static void
compare (GtkWidget *widget)
{
  const char *before;
  const char *now;

  know (widget);
  if (!GTK_IS_LABEL (widget) || !gtk_widget_has_css_class (widget, "numeric"))
    return;
  before = get_shown (widget);
  now = gtk_label_get_text (GTK_LABEL (widget));
  if (g_strcmp0 (before, now) == 0)
    return;
  if ((has_digit (before) || (before == NULL && is_known (gtk_widget_get_parent (widget)))) && has_digit (now) && gtk_widget_get_mapped (widget))
    hk_changed_mark (widget);
  set_shown (widget, now);
}

/* Remembers what the label reads. */
static void
learn (GtkWidget *widget)
{
  know (widget);
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "numeric"))
    set_shown (widget, gtk_label_get_text (GTK_LABEL (widget)));
}

static void
gone_cb (gpointer data,
         GObject *where)
{
  g_hash_table_remove (marked, where);
}

/* All views have shown the move by now. */
static void
moved_cb (HkSession *session,
          GtkWidget *root)
{
  walk (root, compare);
}

/* Before them, what the last move changed is old. */
static void
moving_cb (HkSession *session,
           GtkWidget *root)
{
  hk_changed_marks_clear (root);
}

static void
mapped_cb (GtkWidget *root)
{
  walk (root, learn);
}

static void
pressed_cb (GtkWidget *root)
{
  hk_changed_marks_clear (root);
}

static gboolean
key_cb (GtkWidget *root)
{
  hk_changed_marks_clear (root);
  return GDK_EVENT_PROPAGATE;
}

static void
follow_taps (GtkWidget *root,
             GtkWidget *taps)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), root, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), root, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (taps, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (taps, keys);
}

/* Marks what each move of a session changes in a part of a window. The views that it shows are made after this.
 * @root: holds them
 * @taps: (nullable): takes the taps that clear the marks */
void
hk_changed_marks_attach (GtkWidget *root,
                         GtkWidget *taps,
                         HkSession *session)
{
  g_return_if_fail (GTK_IS_WIDGET (root) && HK_IS_SESSION (session));

  if (taps != NULL)
    follow_taps (root, taps);
  g_signal_connect_object (session, "moved", G_CALLBACK (moving_cb), root, G_CONNECT_DEFAULT);
  g_signal_connect_object (session, "moved", G_CALLBACK (moved_cb), root, G_CONNECT_AFTER);
  g_signal_connect_after (root, "map", G_CALLBACK (mapped_cb), NULL);
}

/* Marks a widget as changed by the move that goes on. It has the CSS class hk-changed until the next tap. */
void
hk_changed_mark (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (gtk_widget_get_width (widget) > WIDE_FROM)
    gtk_widget_add_css_class (widget, WIDE);
  gtk_widget_add_css_class (widget, CHANGED);
  if (marked == NULL)
    marked = g_hash_table_new (NULL, NULL);
  if (g_hash_table_add (marked, widget))
    g_object_weak_ref (G_OBJECT (widget), gone_cb, NULL);
}

/* Tells what is drawn, each time that it may be drawn otherwise: where that is something else than before, in sight, it is marked.
 * Its style has a line below it while it is, or it draws the mark itself. Returns whether it is marked now.
 * @numbers: what a person reads there, as a text */
gboolean
hk_changed_tell (GtkWidget  *widget,
                 const char *numbers)
{
  const char *before;
  gboolean is_marked;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);
  g_return_val_if_fail (numbers != NULL, FALSE);

  before = get_shown (widget);
  if (g_strcmp0 (before, numbers) == 0)
    return FALSE;
  is_marked = before != NULL && gtk_widget_get_mapped (widget);
  gtk_widget_add_css_class (widget, "hk-tells");
  if (is_marked)
    hk_changed_mark (widget);
  set_shown (widget, numbers);
  return is_marked;
}

/* Shows a number that has been drawn or rolled: one that was not there before moves in. */
void
hk_changed_show (GtkLabel   *label,
                 const char *number)
{
  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (number != NULL);

  if (g_str_equal (gtk_label_get_text (label), number))
    return;
  gtk_label_set_text (label, number);
  if (has_digit (number))
    hk_changed_move_in (GTK_WIDGET (label));
}

/* Clears all marks, as a tap does. */
void
hk_changed_marks_clear (GtkWidget *root)
{
  GHashTableIter iter;
  gpointer widget;

  g_return_if_fail (GTK_IS_WIDGET (root));

  if (marked == NULL)
    return;
  g_hash_table_iter_init (&iter, marked);
  while (g_hash_table_iter_next (&iter, &widget, NULL))
    if (widget == root || gtk_widget_is_ancestor (widget, root))
      {
        g_hash_table_iter_remove (&iter);
        g_object_weak_unref (widget, gone_cb, NULL);
        gtk_widget_remove_css_class (widget, CHANGED);
        gtk_widget_remove_css_class (widget, WIDE);
        /* Its mark may be drawn. */
        gtk_widget_queue_draw (widget);
      }
}

/* Returns whether anything in @root is marked as changed. */
gboolean
hk_changed_marks_any (GtkWidget *root)
{
  GHashTableIter iter;
  gpointer widget;

  g_return_val_if_fail (GTK_IS_WIDGET (root), FALSE);

  if (marked == NULL)
    return FALSE;
  g_hash_table_iter_init (&iter, marked);
  while (g_hash_table_iter_next (&iter, &widget, NULL))
    if (gtk_widget_is_ancestor (widget, root))
      return TRUE;
  return FALSE;
}

/* Lets what has just come, such as a face of a die, move so that everybody sees it: each time anew, and not where people want no motion. */
void
hk_changed_move_in (GtkWidget *widget)
{
  const gboolean again = gtk_widget_has_css_class (widget, "hk-screen-new");

  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_remove_css_class (widget, again ? "hk-screen-new" : "hk-screen-new-again");
  gtk_widget_add_css_class (widget, again ? "hk-screen-new-again" : "hk-screen-new");
}
