/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-layout.h"
#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-zones.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define TOKEN 22
#define MOST_TOKENS 4

/* The three zones of a Location side by side, outside or inside, with the walls and fences between them and the
 * Encounters that lie in each. */
struct _HkCzZones
{
  AdwBin     parent_instance;

  GtkWidget *box;
};

G_DEFINE_FINAL_TYPE (HkCzZones, hk_cz_zones, ADW_TYPE_BIN)

/* The Encounters of a zone as pieces; how many more where there are too many. */
static GtkWidget *
make_tokens (HkCzLocation *location,
             int           zone,
             int          *n)
{
  GtkWidget *box = hk_wrap_box_new (2);

  *n = 0;
  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);
      GtkWidget *token;

      if (encounter->zone != zone || encounter->locked)
        continue;
      if (++*n > MOST_TOKENS)
        continue;
      token = hk_cz_token_new (TOKEN);
      hk_cz_token_set (HK_CZ_TOKEN (token), encounter->revealed ? encounter->type : NULL, encounter->helmet, encounter->pushed);
      adw_wrap_box_append (ADW_WRAP_BOX (box), token);
    }
  if (*n > MOST_TOKENS)
    {
      g_autofree char *more = g_strdup_printf ("+%d", *n - MOST_TOKENS);

      adw_wrap_box_append (ADW_WRAP_BOX (box), gtk_label_new (more));
    }
  adw_wrap_box_set_justify (ADW_WRAP_BOX (box), ADW_JUSTIFY_NONE);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (box, *n > 0);
  return box;
}

static void
add_zone (HkCzZones    *self,
          HkCzLocation *location,
          int           zone)
{
  const gboolean known = location->layout != NULL;
  const gboolean outside = known && hk_cz_layout_is_outside (location->layout, zone);
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3, "hexpand", TRUE,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *where;
  g_autofree char *number = g_strdup_printf (_("Zone %d"), zone);
  g_autofree char *spoken = NULL;
  int n;

  gtk_widget_add_css_class (box, "cz-zone");
  gtk_widget_add_css_class (box, outside ? "cz-outside" : "cz-inside");
  hk_box_add_words (box, number, "caption-heading");
  where = hk_box_add_words (box, !known ? _("not known") : outside ? _("outside") : _("inside"), "caption");
  gtk_box_append (GTK_BOX (box), make_tokens (location, zone, &n));
  /* Translators: a zone, outside or inside, and how many Encounters lie there */
  spoken = g_strdup_printf (ngettext ("%1$s, %2$s, %3$d Encounter", "%1$s, %2$s, %3$d Encounters", (gulong) n),
                            number, gtk_label_get_text (GTK_LABEL (where)), n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_box_append (GTK_BOX (self->box), box);
}

static void
hk_cz_zones_class_init (HkCzZonesClass *klass)
{
}

static void
hk_cz_zones_init (HkCzZones *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);
  gtk_widget_add_css_class (self->box, "cz-zones");
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/* Returns (transfer floating): a picture of the zones of a Location, of none yet. */
GtkWidget *
hk_cz_zones_new (void)
{
  return g_object_new (HK_TYPE_CZ_ZONES, NULL);
}

/* Shows the zones of a Location as they are now.
 * @self: a picture of zones
 * @location: (nullable): a Location */
void
hk_cz_zones_set (HkCzZones    *self,
                 HkCzLocation *location)
{
  GtkWidget *child;

  g_return_if_fail (HK_IS_CZ_ZONES (self));

  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  if (location == NULL)
    return;
  for (int zone = 1; zone <= HK_CZ_N_ZONES; zone++)
    {
      hk_cz_zones_add_divider (self->box, location->layout, zone);
      add_zone (self, location, zone);
    }
  hk_cz_zones_add_divider (self->box, location->layout, HK_CZ_N_ZONES + 1);
}

/* Adds the wall or fence in front of a zone, where there is one.
 * @box: zones beside each other
 * @layout: (nullable): the zones of a Location; %NULL when they are not known
 * @zone: the zone that it stands before, from 1 */
void
hk_cz_zones_add_divider (GtkWidget  *box,
                         const char *layout,
                         int         zone)
{
  const char divider = layout == NULL ? 0 : hk_cz_layout_get_divider (layout, zone);
  GtkWidget *line;

  if (divider != '|' && divider != ':')
    return;
  line = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (line, divider == '|' ? "cz-wall" : "cz-fence");
  hk_tooltip_set (line, divider == '|' ? _("Wall") : _("Fence"));
  gtk_box_append (GTK_BOX (box), line);
}
