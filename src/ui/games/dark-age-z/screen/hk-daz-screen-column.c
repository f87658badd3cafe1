/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-daz-screen-column.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/combat/hk-daz-combat.h"
#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "games/dark-age-z/state/hk-daz-frontier.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-screen-zones.h"
#include "ui/games/dark-age-z/board/hk-daz-marks.h"
#include "ui/widgets/hk-widgets.h"

/* A frontier on the table screen: whose it is, the horde, what stands against it, and how many would come to the gate now. */
struct _HkDazScreenColumn
{
  HkView            parent_instance;

  GtkWidget        *owners;
  HkPlayerMark     *left;
  GtkLabel         *names;
  HkPlayerMark     *right;
  GtkWidget        *horde_line;
  GtkLabel         *horde;
  GtkLabel         *hp;
  HkDazScreenZones *zones;
  GtkLabel         *gate;
};

G_DEFINE_FINAL_TYPE (HkDazScreenColumn, hk_daz_screen_column, HK_TYPE_VIEW)

/* What would come to the gate now, or has come today; -1 where the horde is not known. */
static int
count_at_gate (HkDazTable    *table,
               HkDazFrontier *frontier,
               int            number)
{
  HkDazCombat combat;
  HkDazCombatResult result;

  if (frontier->fought)
    return frontier->at_gate;
  if (frontier->horde == 0 && !hk_table_keeps (HK_TABLE (table), "days"))
    return -1;
  if (!hk_daz_build_combat (table, number, NULL, &combat, NULL))
    return -1;
  hk_daz_combat_resolve (&combat, &result);
  return result.at_gate;
}

static void
update_gate (HkDazScreenColumn *self,
             HkDazTable        *table,
             HkDazFrontier     *frontier)
{
  const int at_gate = count_at_gate (table, frontier, hk_view_get_index (HK_VIEW (self)));
  g_autofree char *text = NULL;

  if (at_gate > 0)
    text = g_strdup_printf (ngettext ("%d at the gate", "%d at the gate", (gulong) at_gate), at_gate);
  else
    text = g_strdup (at_gate < 0 ? "" : frontier->fought ? _("The gate has held") : _("The gate holds"));
  gtk_label_set_text (self->gate, text);
  hk_widget_set_class (GTK_WIDGET (self->gate), "error", at_gate > 0);
  hk_widget_set_class (GTK_WIDGET (self->gate), "success", at_gate == 0);
}

static void
update (HkView *view)
{
  HkDazScreenColumn *self = HK_DAZ_SCREEN_COLUMN (view);
  HkDazTable *table = HK_DAZ_TABLE (hk_view_get_table (view));
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, hk_view_get_index (view));
  g_autofree char *names = NULL;
  g_autofree char *horde = NULL;
  g_autofree char *hp = NULL;
  gboolean unknown;

  if (frontier == NULL)
    return;
  unknown = hk_daz_table_get_invasion (table) == NULL;
  names = hk_daz_table_get_frontier_name (table, hk_view_get_index (view));
  horde = frontier->horde == 0 && !frontier->fought && (unknown || !hk_table_keeps (HK_TABLE (table), "days")) ? g_strdup ("?") : g_strdup_printf ("%d", frontier->horde);
  hp = unknown ? g_strdup ("") : g_strdup_printf (_("%d HP each"), hk_daz_table_get_zombie_hp (table));
  hk_daz_mark_show (self->left, table, frontier->left);
  hk_daz_mark_show (self->right, table, frontier->right);
  gtk_label_set_text (self->names, names);
  gtk_label_set_text (self->horde, horde);
  gtk_label_set_text (self->hp, hp);
  gtk_widget_set_visible (GTK_WIDGET (self->hp), !unknown);
  hk_daz_screen_zones_show (self->zones, table, hk_view_get_index (view));
  hk_widget_set_class (GTK_WIDGET (self), "hk-screen-now",
                       hk_daz_table_get_phase (table) == HK_DAZ_PHASE_COMBAT && hk_daz_find_next_invasion (table) == hk_view_get_index (view));
  update_gate (self, table, frontier);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, names, -1);
}

static void
hk_daz_screen_column_class_init (HkDazScreenColumnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  g_type_ensure (HK_TYPE_DAZ_SCREEN_ZONES);
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-daz-screen-column");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  HK_BIND_CHILDREN (widget_class, HkDazScreenColumn, owners, left, names, right, horde_line, horde, hp, zones, gate);
}

static void
hk_daz_screen_column_init (HkDazScreenColumn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* What is left and right on the board is so here, whichever way people read. */
  gtk_widget_set_direction (self->owners, GTK_TEXT_DIR_LTR);
}
