/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "dark-age-z/hk-daz-invade.h"
#include "hk-daz-combat-dialog.h"
#include "hk-application.h"
#include "hk-daz-frontier-view.h"
#include "hk-daz-zone-view.h"
#include "hk-player-mark.h"
#include "table/hk-number.h"
#include "table/hk-table-play.h"

/**
 * HkDazFrontierView:
 *
 * A frontier: the horde at the top, five zones, the City Gate at the bottom, and what would happen
 * if the invasion came now.
 */
struct _HkDazFrontierView
{
  AdwBin     parent_instance;

  HkSession *session;
  int        frontier;

  GtkWidget *horde;
  GtkWidget *points;
  GtkWidget *forecast;
  GtkWidget *forecast_label;
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

  if (frontier->fought)
    return g_strdup_printf (_("Fought: %d at the gate, kills %d/%d"), frontier->at_gate, frontier->kills_left, frontier->kills_right);
  if (!g_settings_get_boolean (hk_application_get_settings (hk_application_get_default ()), "show-forecast"))
    return g_strdup (_("What if…"));
  if (!hk_daz_build_combat (table, self->frontier, NULL, &combat, NULL))
    return hk_daz_combat_summarise_power (table, self->frontier);
  hk_daz_combat_resolve (&combat, &result);
  return hk_daz_combat_summarise (&combat, &result);
}

static void
update (HkDazFrontierView *self)
{
  HkDazTable *table = get_table (self);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, self->frontier);
  const gboolean next = hk_daz_table_is_phase (table, "combat") && hk_daz_find_next_invasion (table) == self->frontier;
  g_autofree char *forecast = NULL;
  g_autofree char *points = NULL;

  if (frontier == NULL)
    return;
  forecast = tell (self, frontier);
  points = hk_daz_table_get_invasion (table) == NULL ? g_strdup ("") : g_strdup_printf (_("HP %d"), hk_daz_table_get_zombie_hp (table));
  g_object_set (self->horde, "value", frontier->horde, NULL);
  gtk_label_set_text (GTK_LABEL (self->points), points);
  gtk_label_set_text (GTK_LABEL (self->forecast_label), forecast);
  if (next)
    gtk_widget_add_css_class (self->forecast, "suggested-action");
  else
    gtk_widget_remove_css_class (self->forecast, "suggested-action");
}

static GtkWidget *
make_owner (HkDazTable *table,
            int         number,
            gboolean    left)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, number);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *mark = hk_player_mark_new (hk_daz_table_get_short_name_of (table, number), kingdom->colour);
  GtkWidget *name = gtk_label_new (kingdom->name);

  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (name, "caption-heading");
  gtk_box_append (GTK_BOX (box), left ? mark : name);
  gtk_box_append (GTK_BOX (box), left ? name : mark);
  gtk_widget_set_direction (box, GTK_TEXT_DIR_LTR);
  gtk_widget_set_halign (box, left ? GTK_ALIGN_START : GTK_ALIGN_END);
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

static GtkWidget *
make_horde (HkDazFrontierView *self,
            const char        *name)
{
  g_autofree char *label = g_strdup_printf (_("Zombies before %s"), name);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *what = gtk_label_new (_("zombies"));

  self->horde = hk_number_new (label, 0, 999);
  gtk_widget_add_css_class (self->horde, "title-1");
  g_signal_connect_object (self->horde, "set", G_CALLBACK (horde_set_cb), self, G_CONNECT_SWAPPED);
  self->points = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->points, "title-4");
  gtk_widget_add_css_class (self->points, "numeric");
  gtk_widget_add_css_class (what, "dimmed");
  gtk_box_append (GTK_BOX (box), self->horde);
  gtk_box_append (GTK_BOX (box), what);
  gtk_box_append (GTK_BOX (box), self->points);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  return box;
}

static GtkWidget *
make_gate (HkDazFrontierView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *gate = gtk_label_new (_("City Gate"));

  self->forecast = gtk_button_new ();
  self->forecast_label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->forecast_label), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->forecast_label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->forecast_label, "numeric");
  gtk_button_set_child (GTK_BUTTON (self->forecast), self->forecast_label);
  gtk_widget_set_size_request (self->forecast, -1, 44);
  gtk_widget_set_tooltip_text (self->forecast, _("If the Invasion Came Now"));
  g_signal_connect_object (self->forecast, "clicked", G_CALLBACK (forecast_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (gate, "caption");
  gtk_widget_add_css_class (gate, "dimmed");
  gtk_box_append (GTK_BOX (box), gate);
  gtk_box_append (GTK_BOX (box), self->forecast);
  return box;
}

static void
hk_daz_frontier_view_dispose (GObject *object)
{
  g_clear_object (&HK_DAZ_FRONTIER_VIEW (object)->session);
  G_OBJECT_CLASS (hk_daz_frontier_view_parent_class)->dispose (object);
}

static void
hk_daz_frontier_view_class_init (HkDazFrontierViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_daz_frontier_view_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_daz_frontier_view_init (HkDazFrontierView *self)
{
}

/**
 * hk_daz_frontier_view_new:
 * @session: a session of Dark Age Z
 * @frontier: the number of a frontier
 *
 * Returns: (transfer floating): a view of the frontier
 */
GtkWidget *
hk_daz_frontier_view_new (HkSession *session,
                          int        frontier)
{
  HkDazFrontierView *self = g_object_new (HK_TYPE_DAZ_FRONTIER_VIEW, NULL);
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  HkDazFrontier *record = hk_daz_table_get_frontier (table, frontier);
  g_autofree char *name = hk_daz_table_get_frontier_name (table, frontier);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *owners = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->session = g_object_ref (session);
  self->frontier = frontier;
  /* What is left and right on the board is so here, whichever way people read. */
  gtk_widget_set_direction (owners, GTK_TEXT_DIR_LTR);
  gtk_box_append (GTK_BOX (owners), make_owner (table, record->left, TRUE));
  gtk_box_append (GTK_BOX (owners), make_owner (table, record->right, FALSE));
  gtk_box_append (GTK_BOX (box), owners);
  gtk_box_append (GTK_BOX (box), make_horde (self, name));
  for (int i = 1; i <= 5; i++)
    gtk_box_append (GTK_BOX (box), hk_daz_zone_view_new (session, frontier, i));
  gtk_box_append (GTK_BOX (box), make_gate (self));
  gtk_widget_add_css_class (box, "hk-frontier");
  adw_bin_set_child (ADW_BIN (self), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hk_application_get_settings (hk_application_get_default ()), "changed::show-forecast",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
