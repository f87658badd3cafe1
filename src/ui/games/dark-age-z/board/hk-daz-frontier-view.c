/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "hk-daz-frontier-view.h"
#include "hk-daz-marks.h"
#include "hk-daz-zone-view.h"
#include "ui/app/hk-application.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-combat-dialog.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-widgets.h"

/* A frontier: the horde at the top, five zones, the City Gate at the bottom, and what would happen if the invasion
 * came now. */
struct _HkDazFrontierView
{
  HkView        parent_instance;

  GtkWidget    *owners;
  GtkWidget    *left_owner;
  HkPlayerMark *left_mark;
  GtkLabel     *left_name;
  GtkWidget    *right_owner;
  GtkLabel     *right_name;
  HkPlayerMark *right_mark;
  GtkWidget    *horde;
  GtkLabel     *points;
  GtkBox       *zones;
  GtkWidget    *forecast;
  GtkLabel     *forecast_label;
};

G_DEFINE_FINAL_TYPE (HkDazFrontierView, hk_daz_frontier_view, HK_TYPE_VIEW)

static HkDazTable *
get_table (HkDazFrontierView *self)
{
  return HK_DAZ_TABLE (hk_view_get_table (HK_VIEW (self)));
}

static void
horde_set_cb (HkView *view,
              int     value)
{
  g_autofree char *path = g_strdup_printf ("frontiers/%d/horde", hk_view_get_index (view));

  hk_view_play (view, hk_move_build ("set", "s:path", path, "i:value", value, NULL));
}

static void
forecast_cb (HkView *view)
{
  hk_daz_combat_dialog_present (GTK_WIDGET (view), hk_view_get_session (view), hk_view_get_index (view));
}

/* What would happen now, or what has happened today. */
static char *
tell (HkDazFrontierView *self,
      HkDazFrontier     *frontier)
{
  HkDazTable *table = get_table (self);
  const int number = hk_view_get_index (HK_VIEW (self));
  HkDazCombat combat;
  HkDazCombatResult result;
  const gboolean is_told = hk_table_keeps (HK_TABLE (table), "days") || frontier->horde > 0;

  if (frontier->fought)
    return g_strdup_printf (_("Fought: %d at the gate, kills %d/%d"), frontier->at_gate, frontier->kills_left, frontier->kills_right);
  if (!g_settings_get_boolean (hk_application_get_settings (hk_application_get_default ()), "show-forecast"))
    return g_strdup (_("What if…"));
  if (!is_told || !hk_daz_build_combat (table, number, NULL, &combat, NULL))
    return hk_daz_combat_summarise_power (table, number);
  hk_daz_combat_resolve (&combat, &result);
  return hk_daz_combat_summarise (&combat, &result);
}

/* What stays as it is. */
static void
fill (HkDazFrontierView *self,
      HkDazFrontier     *frontier)
{
  const int number = hk_view_get_index (HK_VIEW (self));
  g_autofree char *name = hk_daz_table_get_frontier_name (get_table (self), number);
  g_autofree char *label = g_strdup_printf (_("Zombies before %s"), name);
  g_autoptr (GArray) zones = g_array_new (FALSE, FALSE, sizeof (int));

  gtk_label_set_text (self->left_name, hk_daz_table_get_name_of (get_table (self), frontier->left));
  gtk_label_set_text (self->right_name, hk_daz_table_get_name_of (get_table (self), frontier->right));
  hk_daz_mark_show (self->left_mark, get_table (self), frontier->left);
  hk_daz_mark_show (self->right_mark, get_table (self), frontier->right);
  g_object_set (self->horde, "label", label, NULL);
  for (int i = 0; i < HK_DAZ_N_ZONES; i++)
    {
      const int zone = number * HK_DAZ_N_ZONES + i;

      g_array_append_val (zones, zone);
    }
  hk_view_show_list (self->zones, HK_TYPE_DAZ_ZONE_VIEW, hk_view_get_session (HK_VIEW (self)), zones);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (hk_application_get_settings (hk_application_get_default ()), "changed::show-forecast",
                           G_CALLBACK (hk_view_update), self, G_CONNECT_SWAPPED);
}

static void
update (HkView *view)
{
  HkDazFrontierView *self = HK_DAZ_FRONTIER_VIEW (view);
  HkDazTable *table = get_table (self);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, hk_view_get_index (view));
  const gboolean knows_day = hk_daz_table_get_invasion (table) != NULL;
  const gboolean next = !hk_table_goes_by_hand (HK_TABLE (table)) && hk_daz_table_get_phase (table) == HK_DAZ_PHASE_COMBAT && hk_daz_find_next_invasion (table) == hk_view_get_index (view);
  g_autofree char *forecast = NULL;
  g_autofree char *points = NULL;

  if (frontier == NULL)
    return;
  if (gtk_widget_get_first_child (GTK_WIDGET (self->zones)) == NULL)
    fill (self, frontier);
  forecast = tell (self, frontier);
  points = !knows_day ? g_strdup ("") : g_strdup_printf (_("HP %d"), hk_daz_table_get_zombie_hp (table));
  g_object_set (self->horde, "value", frontier->horde, "unknown", frontier->horde == 0 && !frontier->fought && !(knows_day && hk_table_keeps (HK_TABLE (table), "days")), NULL);
  gtk_label_set_text (self->points, points);
  gtk_label_set_text (self->forecast_label, forecast);
  hk_widget_set_class (self->forecast, "suggested-action", next);
}

static void
hk_daz_frontier_view_class_init (HkDazFrontierViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;

  g_type_ensure (HK_TYPE_NUMBER);
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-daz-frontier-view");
  HK_BIND_CHILDREN (widget_class, HkDazFrontierView, owners, left_owner, left_mark, left_name, right_owner, right_name, right_mark, horde,
                    points, zones, forecast, forecast_label);
  HK_BIND_CALLBACKS (widget_class, horde_set_cb, forecast_cb);
}

static void
hk_daz_frontier_view_init (HkDazFrontierView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* What is left and right on the board is so here, whichever way people read. */
  gtk_widget_set_direction (self->owners, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->left_owner, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->right_owner, GTK_TEXT_DIR_LTR);
}
