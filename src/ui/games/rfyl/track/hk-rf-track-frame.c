/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-track-frame.h"
#include "hk-rf-track.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* In letters: from there on a title needs another line. */
#define LEAST_WIDTH 34

/* The track with what is said about it above: who is closest to the victory space, and how much of the track is
 * seen. When it is seen from close by, it scrolls, and each runner is one tap away. */
struct _HkRfTrackFrame
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *track;
  GtkWidget *lead;
  GtkWidget *about;
  GtkWidget *zooms;    /* AdwToggleGroup */
  GtkWidget *runners;
};

G_DEFINE_FINAL_TYPE (HkRfTrackFrame, hk_rf_track_frame, ADW_TYPE_BIN)

static const struct
{
  const char *name;
  const char *title;
  const char *tooltip;
  HkRfZoom    zoom;
} zooms[] = {
  { "action", N_("Action"), N_("From the Last to the First"), HK_RF_ZOOM_ACTION },
  { "whole", N_("Whole"), N_("The Whole Track"), HK_RF_ZOOM_WHOLE },
  { "close", N_("Close"), N_("Every Space as Wide as a Thumb"), HK_RF_ZOOM_CLOSE },
};

static HkRfTable *
get_table (HkRfTrackFrame *self)
{
  return HK_RF_TABLE (hk_session_get_table (self->session));
}

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
  hk_rf_track_set_selected (HK_RF_TRACK (self->track), -1);
  hk_rf_track_set_selected (HK_RF_TRACK (self->track), hk_rf_table_get_player (get_table (self), player)->space);
}

static void
update_runners (HkRfTrackFrame *self)
{
  HkRfTable *table = get_table (self);

  hk_wrap_box_clear (self->runners);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);
      GtkWidget *button = gtk_button_new ();
      g_autofree char *text = g_strdup_printf (_("Look at %s"), player->name);

      if (player->safe)
        continue;
      gtk_button_set_child (GTK_BUTTON (button), hk_player_mark_new (player->name, player->colour));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_size_request (button, 44, 44);
      hk_tooltip_set (button, text);
      hk_widget_set_spoken (button, text);
      g_object_set_data (G_OBJECT (button), "player", GINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (runner_cb), self, G_CONNECT_SWAPPED);
      adw_wrap_box_append (ADW_WRAP_BOX (self->runners), button);
    }
}

static void
update (HkRfTrackFrame *self)
{
  g_autofree char *lead = describe_lead (get_table (self));
  g_autofree char *about = describe_all (get_table (self));

  gtk_label_set_text (GTK_LABEL (self->lead), lead);
  gtk_label_set_text (GTK_LABEL (self->about), about);
  update_runners (self);
}

static void
zoomed_cb (HkRfTrackFrame *self)
{
  const char *name = adw_toggle_group_get_active_name (ADW_TOGGLE_GROUP (self->zooms));

  for (gsize i = 0; i < G_N_ELEMENTS (zooms); i++)
    if (g_strcmp0 (zooms[i].name, name) == 0)
      hk_rf_track_set_zoom (HK_RF_TRACK (self->track), zooms[i].zoom);
  gtk_widget_set_visible (self->runners, g_strcmp0 (name, "close") == 0);
}

static void
hk_rf_track_frame_dispose (GObject *object)
{
  g_clear_object (&HK_RF_TRACK_FRAME (object)->session);
  G_OBJECT_CLASS (hk_rf_track_frame_parent_class)->dispose (object);
}

static void
hk_rf_track_frame_class_init (HkRfTrackFrameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_track_frame_dispose;
}

static void
hk_rf_track_frame_init (HkRfTrackFrame *self)
{
}

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LEAST_WIDTH);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
make_zooms (HkRfTrackFrame *self)
{
  self->zooms = adw_toggle_group_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (zooms); i++)
    {
      AdwToggle *toggle = adw_toggle_new ();

      adw_toggle_set_name (toggle, zooms[i].name);
      adw_toggle_set_label (toggle, _(zooms[i].title));
      adw_toggle_set_tooltip (toggle, _(zooms[i].tooltip));
      adw_toggle_group_add (ADW_TOGGLE_GROUP (self->zooms), toggle);
    }
  adw_toggle_group_set_homogeneous (ADW_TOGGLE_GROUP (self->zooms), TRUE);
  gtk_widget_add_css_class (self->zooms, "rf-zooms");
  gtk_widget_set_valign (self->zooms, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->zooms), GTK_ACCESSIBLE_PROPERTY_LABEL, _("How much of the track is seen"), -1);
  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (self->zooms), "whole");
  g_signal_connect_object (self->zooms, "notify::active-name", G_CALLBACK (zoomed_cb), self, G_CONNECT_SWAPPED);
  return self->zooms;
}

/* Side by side where there is room. */
static GtkWidget *
make_head (HkRfTrackFrame *self)
{
  GtkWidget *head = hk_wrap_box_new (8);
  GtkWidget *titles = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->lead = make_label ("heading");
  self->about = make_label ("dimmed");
  gtk_widget_set_hexpand (titles, TRUE);
  gtk_box_append (GTK_BOX (titles), self->lead);
  gtk_box_append (GTK_BOX (titles), self->about);
  adw_wrap_box_set_justify (ADW_WRAP_BOX (head), ADW_JUSTIFY_FILL);
  adw_wrap_box_set_justify_last_line (ADW_WRAP_BOX (head), TRUE);
  adw_wrap_box_append (ADW_WRAP_BOX (head), titles);
  adw_wrap_box_append (ADW_WRAP_BOX (head), make_zooms (self));
  return head;
}

/* Returns (transfer floating): the track in a frame.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_track_frame_new (HkSession *session,
                       GtkWidget *track)
{
  HkRfTrackFrame *self = g_object_new (HK_TYPE_RF_TRACK_FRAME, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->session = g_object_ref (session);
  self->track = track;
  self->runners = hk_wrap_box_new (2);
  gtk_widget_set_visible (self->runners, FALSE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), track);
  gtk_box_append (GTK_BOX (box), make_head (self));
  gtk_box_append (GTK_BOX (box), self->runners);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "rf-panel");
  adw_bin_set_child (ADW_BIN (self), box);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
