/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-screen-monitors.h"
#include "ui/display/hk-template.h"

#include <glib/gi18n.h>

#define REMEMBERED "table-screen-monitor"

/* Which monitor the table screen fills. Of several the one that was picked last is marked; the only one is for a laptop that is turned
 * round. */
struct _HkScreenMonitors
{
  AdwDialog            parent_instance;

  AdwPreferencesGroup *monitors;
  GSettings           *settings;
};

enum
{
  PICKED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

HK_DEFINE_TEMPLATE_TYPE (HkScreenMonitors, hk_screen_monitors, ADW_TYPE_DIALOG)

static void
pick (HkScreenMonitors *self,
      GdkMonitor       *monitor)
{
  const char *connector = monitor == NULL ? NULL : gdk_monitor_get_connector (monitor);

  g_settings_set_string (self->settings, REMEMBERED, connector == NULL ? "" : connector);
  g_signal_emit (self, signals[PICKED], 0, monitor);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
window_cb (HkScreenMonitors *self)
{
  pick (self, NULL);
}

static void
row_cb (HkScreenMonitors *self,
        GtkWidget        *row)
{
  pick (self, g_object_get_data (G_OBJECT (row), "monitor"));
}

static void
hk_screen_monitors_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_SCREEN_MONITORS);
  g_clear_object (&HK_SCREEN_MONITORS (object)->settings);
  G_OBJECT_CLASS (hk_screen_monitors_parent_class)->dispose (object);
}

static void
hk_screen_monitors_class_init (HkScreenMonitorsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_screen_monitors_dispose;
  signals[PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, GDK_TYPE_MONITOR);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-screen-monitors.ui");
  gtk_widget_class_bind_template_child (widget_class, HkScreenMonitors, monitors);
  gtk_widget_class_bind_template_callback (widget_class, window_cb);
}

static void
add_monitor (HkScreenMonitors *self,
             GdkMonitor       *monitor,
             guint             number,
             gboolean          is_here,
             gboolean          is_only)
{
  GtkWidget *row = adw_action_row_new ();
  const char *description = gdk_monitor_get_description (monitor);
  g_autofree char *remembered = g_settings_get_string (self->settings, REMEMBERED);
  g_autofree char *numbered = g_strdup_printf (_("Monitor %u"), number);
  const double scale = gdk_monitor_get_scale (monitor);
  g_autofree char *size = NULL;
  g_autofree char *subtitle = NULL;
  GdkRectangle place;

  gdk_monitor_get_geometry (monitor, &place);
  size = g_strdup_printf ("%d × %d", (int) (place.width * scale), (int) (place.height * scale));
  /* Translators: the size of a monitor in pixels */
  subtitle = is_here && !is_only ? g_strdup_printf (_("%s · this window is here"), size) : g_strdup (size);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), is_only ? _("This Screen") : description == NULL ? numbered : description);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (!is_only && remembered[0] != '\0' && g_strcmp0 (remembered, gdk_monitor_get_connector (monitor)) == 0)
    {
      GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");

      gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Picked last time"), -1);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), check);
    }
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "monitor", g_object_ref (monitor), g_object_unref);
  g_signal_connect_object (row, "activated", G_CALLBACK (row_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->monitors, row);
}

/* Returns (transfer floating): a dialog with a row for each monitor.
 * @monitors: (element-type GdkMonitor): those that there are
 * @here: (nullable): the surface of the main window
 * @settings: remembers the one that is picked */
AdwDialog *
hk_screen_monitors_new (GListModel *monitors,
                        GdkSurface *here,
                        GSettings  *settings)
{
  HkScreenMonitors *self = g_object_new (HK_TYPE_SCREEN_MONITORS, NULL);
  GdkMonitor *mine = here == NULL ? NULL : gdk_display_get_monitor_at_surface (gdk_surface_get_display (here), here);
  const guint n = g_list_model_get_n_items (monitors);

  self->settings = g_object_ref (settings);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);

      add_monitor (self, monitor, i + 1, monitor == mine, n == 1);
    }
  return ADW_DIALOG (self);
}
