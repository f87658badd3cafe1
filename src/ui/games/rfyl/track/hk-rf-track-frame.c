/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-track-frame.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-kept.h"
#include "ui/widgets/hk-widgets.h"

/* The track with what is said about it above: who is closest to the victory space, and how much of the track is
 * seen. When it is seen from close by, it scrolls, and each runner is one tap away. */
struct _HkRfTrackFrame
{
  HkView          parent_instance;

  GtkLabel       *lead;
  GtkLabel       *about;
  AdwToggleGroup *zooms;
  GtkWidget      *runners;
  HkRfTrack      *track;

  GArray         *running;  /* of int: the players of its buttons */
};

G_DEFINE_FINAL_TYPE (HkRfTrackFrame, hk_rf_track_frame, HK_TYPE_VIEW)

/* The human who has the least way to go; −1 nobody. */
static int
find_lead (HkRfTable *table)
{
  int lead = -1;

  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    if (hk_rf_player_is_human (hk_rf_table_get_player (table, i))
        && (lead < 0 || hk_rf_table_get_player (table, i)->space < hk_rf_table_get_player (table, lead)->space))
      lead = i;
  return lead;
}

static char *
describe_lead (HkRfTable *table)
{
  HkRfPlayer *lead = hk_rf_table_get_player (table, find_lead (table));

  if (lead == NULL)
    return g_strdup (_("Nobody is on the run"));
  if (lead->space == 0)
    return g_strdup_printf (_("%s waits on the victory space"), lead->name);
  return g_strdup_printf (ngettext ("%d space to go for %s", "%d spaces to go for %s", (gulong) lead->space), lead->space, lead->name);
}

static char *
describe_all (HkRfTable *table)
{
  int humans = 0;
  int hunters = 0;
  int out = 0;
  g_autofree char *running = NULL;
  g_autofree char *zombies = hk_rf_label_zombies (hk_rf_table_get_n_zombies (table));
  GString *text;

  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);

      humans += hk_rf_player_is_human (player);
      hunters += player->zombie;
      out += player->safe;
    }
  running = g_strdup_printf (ngettext ("%d human", "%d humans", (gulong) humans), humans);
  text = g_string_new (running);
  g_string_append_printf (text, " · %s", zombies);
  if (hunters > 0)
    g_string_append_printf (text, ngettext (" · %d zombie player", " · %d zombie players", (gulong) hunters), hunters);
  if (out > 0)
    g_string_append_printf (text, ngettext (" · %d safe", " · %d safe", (gulong) out), out);
  return g_string_free (text, FALSE);
}

static void
runner_cb (HkRfTrackFrame *self,
           GtkWidget      *button)
{
  const int player = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "player"));

  /* Also when that space is selected already, but out of sight. */
  hk_rf_track_set_selected (self->track, -1);
  hk_rf_track_set_selected (self->track, hk_rf_table_get_player (hk_rf_view_get_table (self), player)->space);
}

static GtkWidget *
make_runner (gpointer self,
             guint    number)
{
  const int player = g_array_index (HK_RF_TRACK_FRAME (self)->running, int, number);
  HkRfPlayer *record = hk_rf_table_get_player (hk_rf_view_get_table (self), player);
  g_autofree char *text = g_strdup_printf (_("Look at %s"), record->name);
  GtkWidget *button = hk_icon_button_new ("", text, NULL);

  gtk_button_set_child (GTK_BUTTON (button), hk_player_mark_new (record->name, record->colour));
  g_object_set_data (G_OBJECT (button), "player", GINT_TO_POINTER (player));
  g_signal_connect_object (button, "clicked", G_CALLBACK (runner_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
show_runners (HkRfTrackFrame *self,
              HkRfTable      *table)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;

  g_array_set_size (self->running, 0);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    if (!hk_rf_table_get_player (table, i)->safe)
      {
        g_array_append_val (self->running, i);
        g_strv_builder_take (builder, g_strdup_printf ("%d", i));
      }
  keys = g_strv_builder_end (builder);
  hk_kept_show (self->runners, (const char * const *) keys, make_runner, self);
}

static void
update (HkView *view)
{
  HkRfTrackFrame *self = HK_RF_TRACK_FRAME (view);
  HkRfTable *table = hk_rf_view_get_table (self);
  g_autofree char *lead = describe_lead (table);
  g_autofree char *about = describe_all (table);

  gtk_label_set_text (self->lead, lead);
  gtk_label_set_text (self->about, about);
  show_runners (self, table);
}

/* The toggles stand in the order of HkRfZoom. */
static void
zoomed_cb (HkRfTrackFrame *self)
{
  const HkRfZoom zoom = (HkRfZoom) adw_toggle_group_get_active (self->zooms);

  if (self->track == NULL || zoom > HK_RF_ZOOM_CLOSE)
    return;
  hk_rf_track_set_zoom (self->track, zoom);
  gtk_widget_set_visible (self->runners, zoom == HK_RF_ZOOM_CLOSE);
}

static void
hk_rf_track_frame_finalize (GObject *object)
{
  g_array_unref (HK_RF_TRACK_FRAME (object)->running);
  G_OBJECT_CLASS (hk_rf_track_frame_parent_class)->finalize (object);
}

static void
hk_rf_track_frame_class_init (HkRfTrackFrameClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_rf_track_frame_finalize;
  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;

  g_type_ensure (HK_TYPE_RF_TRACK);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-track-frame");
  HK_BIND_CHILDREN (widget_class, HkRfTrackFrame, lead, about, zooms, runners, track);
  gtk_widget_class_bind_template_callback (widget_class, zoomed_cb);
}

static void
hk_rf_track_frame_init (HkRfTrackFrame *self)
{
  self->running = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_toggle_group_set_active_name (self->zooms, "whole");
}

/* Returns (transfer none): the track in it. */
HkRfTrack *
hk_rf_track_frame_get_track (HkRfTrackFrame *self)
{
  g_return_val_if_fail (HK_IS_RF_TRACK_FRAME (self), NULL);

  return self->track;
}
