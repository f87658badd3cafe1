/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-animation.h"

/* Plays it from its start. One that is playing is ended first: libadwaita 1.7 keeps a reference for each time that it is
 * played, and gives one back when it ends. */
void
hk_animation_play (AdwAnimation *animation)
{
  g_return_if_fail (ADW_IS_ANIMATION (animation));

  if (adw_animation_get_state (animation) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (animation);
  adw_animation_play (animation);
}

static AdwAnimation *
get_scroll (GtkWidget     *viewport,
            GtkAdjustment *adjustment)
{
  AdwAnimation *animation = g_object_get_data (G_OBJECT (adjustment), "hk-scroll");

  if (animation == NULL)
    {
      animation = adw_timed_animation_new (viewport, 0, 0, HK_SCROLL_MS, adw_property_animation_target_new (G_OBJECT (adjustment), "value"));
      g_object_set_data_full (G_OBJECT (adjustment), "hk-scroll", animation, g_object_unref);
    }
  return animation;
}

/* As far as is needed; of what is longer than the view, to its beginning.
 * @start: where it begins in the view */
static void
scroll (GtkWidget     *viewport,
        GtkAdjustment *adjustment,
        double         start,
        double         length)
{
  AdwAnimation *animation = get_scroll (viewport, adjustment);
  const double view = gtk_adjustment_get_page_size (adjustment);
  const double value = gtk_adjustment_get_value (adjustment);
  const double end = gtk_adjustment_get_upper (adjustment) - view;
  double target = value;

  if (start < 0 || length > view)
    target = value + start;
  else if (start + length > view)
    target = value + start + length - view;
  target = CLAMP (target, 0, MAX (0, end));
  if (target == value || (adw_animation_get_state (animation) == ADW_ANIMATION_PLAYING
                          && adw_timed_animation_get_value_to (ADW_TIMED_ANIMATION (animation)) == target))
    return;
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (animation), value);
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (animation), value);
  if (adw_animation_get_state (animation) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (animation);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (animation), target);
  adw_animation_play (animation);
}

/* Scrolls until it is in sight. GTK would take 200 ms for that. */
void
hk_animation_scroll_to (GtkViewport *viewport,
                        GtkWidget   *widget)
{
  graphene_rect_t bounds;

  g_return_if_fail (GTK_IS_VIEWPORT (viewport));
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (viewport), &bounds))
    return;
  scroll (GTK_WIDGET (viewport), gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (viewport)), bounds.origin.x, bounds.size.width);
  scroll (GTK_WIDGET (viewport), gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport)), bounds.origin.y, bounds.size.height);
}

/* The frame with which libadwaita lets a dialog begin to move, and the one with which it is where it stays. */
#define OPENS  2
#define OPENED 4

/* The setting is left alone in the first frame, which shows what the tap did: with it all of the window is styled anew. */
static gboolean
tick_cb (GtkWidget     *dialog,
         GdkFrameClock *clock,
         gpointer       data)
{
  int *frames = data;

  if (++*frames == OPENS)
    g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return *frames < OPENED;
}

static void
opened_cb (gpointer frames)
{
  if (*(int *) frames >= OPENS)
    gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  g_free (frames);
}

/* Presents a dialog that a move opens by itself. It is there at once: on its way it would be drawn anew with all that lies behind it, and
 * move on for longer than %HK_ANIMATION_MS. */
void
hk_animation_present_at_once (AdwDialog *dialog,
                              GtkWidget *from)
{
  gboolean is_animated;

  g_return_if_fail (ADW_IS_DIALOG (dialog));

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &is_animated, NULL);
  adw_dialog_present (dialog, from);
  if (is_animated)
    gtk_widget_add_tick_callback (GTK_WIDGET (dialog), tick_cb, g_new0 (int, 1), opened_cb);
}
