/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-screen.h"

#include "games/rfyl/guide/hk-rf-standings.h"
#include "hk-rf-screen-runner.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/games/rfyl/track/hk-rf-track.h"
#include "ui/table/hk-part.h"

/* So many runners stand in a line. */
#define MOST 4

/* The track, and below it everybody's way to go and countdowns. */
struct _HkRfScreen
{
  HkView  parent_instance;

  GtkBox *upper;
  GtkBox *lower;
};

HK_DEFINE_TEMPLATE_TYPE (HkRfScreen, hk_rf_screen, HK_TYPE_VIEW)

static void
update (HkView *view)
{
  HkRfScreen *self = HK_RF_SCREEN (view);
  const int n = hk_rf_table_get_n_players (hk_rf_view_get_table (view));
  const int n_upper = n <= MOST ? n : (n + 1) / 2;
  g_autoptr (GArray) upper = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) lower = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; i < n; i++)
    g_array_append_val (i < n_upper ? upper : lower, i);
  hk_view_show_list (self->upper, HK_TYPE_RF_SCREEN_RUNNER, hk_view_get_session (view), upper);
  hk_view_show_list (self->lower, HK_TYPE_RF_SCREEN_RUNNER, hk_view_get_session (view), lower);
  gtk_widget_set_visible (GTK_WIDGET (self->lower), lower->len > 0);
}

static void
hk_rf_screen_class_init (HkRfScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_PART);
  g_type_ensure (HK_TYPE_RF_TRACK);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-screen");
  HK_BIND_CHILDREN (widget_class, HkRfScreen, upper, lower);
}

/* Returns (transfer floating): the picture of the table screen.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_screen_new (HkSession *session)
{
  return g_object_new (HK_TYPE_RF_SCREEN, "session", session, NULL);
}

/* Returns the player whom the table waits for, from 0; −1 nobody or several. */
int
hk_rf_screen_find_actor (HkTable *table)
{
  HkRfTable *self = HK_RF_TABLE (table);
  int actor = -1;

  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    if (hk_rf_is_now (self, i))
      {
        if (actor >= 0)
          return -1;
        actor = i;
      }
  return actor;
}
