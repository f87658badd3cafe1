/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "hk-daz-frontier-view.h"
#include "hk-daz-marks.h"
#include "hk-daz-zone-view.h"
#include "ui/app/hk-application.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-combat-dialog.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-number.h"

/* A frontier: the horde at the top, five zones, the City Gate at the bottom, and what would happen if the invasion
 * came now. */
struct _HkDazFrontierView
{
  AdwBin     parent_instance;

  HkSession *session;
  int        frontier;

  GtkWidget *owners;
  GtkWidget *left_owner;
  AdwBin    *left_mark;
  GtkLabel  *left_name;
  GtkWidget *right_owner;
  GtkLabel  *right_name;
  AdwBin    *right_mark;
  GtkWidget *horde;
  GtkLabel  *points;
  GtkBox    *zones;
  GtkWidget *forecast;
  GtkLabel  *forecast_label;
};

G_DEFINE_FINAL_TYPE (HkDazFrontierView, hk_daz_frontier_view, ADW_TYPE_BIN)

static HkDazTable *
get_table (HkDazFrontierView *self)
{
  return HK_DAZ_TABLE (hk_session_get_table (self->session));
}

static void
horde_set_cb (HkDazFrontierView *self,
              int                value)
{
  g_autofree char *path = g_strdup_printf ("frontiers/%d/horde", self->frontier);
  g_autoptr (HkMove) move = hk_move_build ("set", "s:path", path, "i:value", value, NULL);

  hk_table_play (GTK_WIDGET (self), self->session, move);
}

static void
forecast_cb (HkDazFrontierView *self)
{
  hk_daz_combat_dialog_present (GTK_WIDGET (self), self->session, self->frontier);
}

/* What would happen now, or what has happened today. */
static char *
tell (HkDazFrontierView *self,
      HkDazFrontier     *frontier)
{
  HkDazTable *table = get_table (self);
  HkDazCombat combat;
  HkDazCombatResult result;
  const gboolean by_hand = hk_table_goes_by_hand (HK_TABLE (table));

  if (frontier->fought && !by_hand)
    return g_strdup_printf (_("Fought: %d at the gate, kills %d/%d"), frontier->at_gate, frontier->kills_left, frontier->kills_right);
  if (!g_settings_get_boolean (hk_application_get_settings (hk_application_get_default ()), "show-forecast"))
    return g_strdup (_("What if…"));
  if (!hk_table_keeps (HK_TABLE (table), "days") || !hk_daz_build_combat (table, self->frontier, NULL, &combat, NULL))
    return hk_daz_combat_summarise_power (table, self->frontier);
  hk_daz_combat_resolve (&combat, &result);
  return hk_daz_combat_summarise (&combat, &result);
}

static void
update (HkDazFrontierView *self)
{
  HkDazTable *table = get_table (self);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, self->frontier);
  const gboolean knows_day = hk_table_keeps (HK_TABLE (table), "days") && hk_daz_table_get_invasion (table) != NULL;
  const gboolean next = !hk_table_goes_by_hand (HK_TABLE (table)) && hk_daz_table_is_phase (table, "combat") && hk_daz_find_next_invasion (table) == self->frontier;
  g_autofree char *forecast = NULL;
  g_autofree char *points = NULL;

  if (frontier == NULL)
    return;
  forecast = tell (self, frontier);
  points = !knows_day ? g_strdup ("") : g_strdup_printf (_("HP %d"), hk_daz_table_get_zombie_hp (table));
  g_object_set (self->horde, "value", frontier->horde, "unknown", !knows_day && frontier->horde == 0, NULL);
  gtk_label_set_text (self->points, points);
  gtk_label_set_text (self->forecast_label, forecast);
  if (next)
    gtk_widget_add_css_class (self->forecast, "suggested-action");
  else
    gtk_widget_remove_css_class (self->forecast, "suggested-action");
}

static void
hk_daz_frontier_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_DAZ_FRONTIER_VIEW);
  g_clear_object (&HK_DAZ_FRONTIER_VIEW (object)->session);
  G_OBJECT_CLASS (hk_daz_frontier_view_parent_class)->dispose (object);
}

static void
hk_daz_frontier_view_class_init (HkDazFrontierViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_daz_frontier_view_dispose;
  g_type_ensure (HK_TYPE_NUMBER);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-daz-frontier-view.ui");
  gtk_widget_class_bind_template_child (widget_class, HkDazFrontierView, owners);
  gtk_widget_class_bind_template_child (widget_class, HkDazFrontierView, left_owner);
  gtk_widget_class_bind_template_child (widget_class, HkDazFrontierView, left_mark);
  gtk_widget_class_bind_template_child (widget_class, HkDazFrontierView, left_name);
  gtk_widget_class_bind_template_child (widget_class, HkDazFrontierView, right_owner);
  gtk_widget_class_bind_template_child (widget_class, HkDazFrontierView, right_name);
  gtk_widget_class_bind_template_child (widget_class, HkDazFrontierView, right_mark);
  gtk_widget_class_bind_template_child (widget_class, HkDazFrontierView, horde);
  gtk_widget_class_bind_template_child (widget_class, HkDazFrontierView, points);
  gtk_widget_class_bind_template_child (widget_class, HkDazFrontierView, zones);
  gtk_widget_class_bind_template_child (widget_class, HkDazFrontierView, forecast);
  gtk_widget_class_bind_template_child (widget_class, HkDazFrontierView, forecast_label);
  gtk_widget_class_bind_template_callback (widget_class, horde_set_cb);
  gtk_widget_class_bind_template_callback (widget_class, forecast_cb);
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

/* Returns (transfer floating): a view of the frontier.
 * @session: a session of Dark Age Z
 * @frontier: the number of a frontier */
GtkWidget *
hk_daz_frontier_view_new (HkSession *session,
                          int        frontier)
{
  HkDazFrontierView *self = g_object_new (HK_TYPE_DAZ_FRONTIER_VIEW, NULL);
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  HkDazFrontier *record = hk_daz_table_get_frontier (table, frontier);
  g_autofree char *name = hk_daz_table_get_frontier_name (table, frontier);
  g_autofree char *label = g_strdup_printf (_("Zombies before %s"), name);

  self->session = g_object_ref (session);
  self->frontier = frontier;
  adw_bin_set_child (self->left_mark, hk_daz_mark_new (table, record->left));
  gtk_label_set_text (self->left_name, hk_daz_table_get_name_of (table, record->left));
  adw_bin_set_child (self->right_mark, hk_daz_mark_new (table, record->right));
  gtk_label_set_text (self->right_name, hk_daz_table_get_name_of (table, record->right));
  g_object_set (self->horde, "label", label, NULL);
  for (int i = 1; i <= 5; i++)
    gtk_box_append (self->zones, hk_daz_zone_view_new (session, frontier, i));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hk_application_get_settings (hk_application_get_default ()), "changed::show-forecast",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
