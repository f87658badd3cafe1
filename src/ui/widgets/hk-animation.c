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
