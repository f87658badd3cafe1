/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-layout.h"
#include "hk-cz-token.h"
#include "hk-cz-zones.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define MOST_TOKENS 4

/* One of the zones, with the wall or fence before it; the last is but the end of the Location. */
#define HK_TYPE_CZ_ZONE (hk_cz_zone_get_type ())
G_DECLARE_FINAL_TYPE (HkCzZone, hk_cz_zone, HK, CZ_ZONE, AdwBin)

struct _HkCzZone
{
  AdwBin     parent_instance;

  GtkWidget *divider;
  GtkWidget *box;
  GtkLabel  *number;
  GtkLabel  *where;
  GtkLabel  *who;
  GtkWidget *group;
  GtkWidget *tokens;
  GtkWidget *token1;
  GtkWidget *token2;
  GtkWidget *token3;
  GtkWidget *token4;
  GtkLabel  *more;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzZone, hk_cz_zone, ADW_TYPE_BIN)

/* The three zones of a Location side by side, outside or inside, with the walls and fences between them and the
 * Encounters that lie in each. */
struct _HkCzZones
{
  AdwBin    parent_instance;

  HkCzZone *zone1;
  HkCzZone *zone2;
  HkCzZone *zone3;
  HkCzZone *end;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzZones, hk_cz_zones, ADW_TYPE_BIN)

static void
hk_cz_zone_class_init (HkCzZoneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  g_type_ensure (HK_TYPE_CZ_TOKEN);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-zone.ui");
  HK_BIND_CHILDREN (widget_class, HkCzZone, divider, box, number, where, who, group, tokens, token1, token2, token3, token4, more);
}

static void
hk_cz_zones_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_CZ_ZONES);
  G_OBJECT_CLASS (hk_cz_zones_parent_class)->dispose (object);
}

static void
hk_cz_zones_class_init (HkCzZonesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_zones_dispose;
  g_type_ensure (HK_TYPE_CZ_ZONE);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-zones.ui");
  HK_BIND_CHILDREN (widget_class, HkCzZones, zone1, zone2, zone3, end);
}

static HkCzZone *
get_zone (HkCzZones *self,
          int        zone)
{
  HkCzZone *zones[] = { self->zone1, self->zone2, self->zone3, self->end };

  return zones[zone - 1];
}

/* Shows which zones are outside, and what stands between them.
 * @layout: (nullable): of a Location; %NULL not known */
void
hk_cz_zones_set_layout (HkCzZones  *self,
                        const char *layout)
{
  g_return_if_fail (HK_IS_CZ_ZONES (self));

  for (int i = 1; i <= HK_CZ_N_ZONES + 1; i++)
    {
      HkCzZone *zone = get_zone (self, i);
      const char divider = layout == NULL ? 0 : hk_cz_layout_get_divider (layout, i);
      const gboolean outside = i <= HK_CZ_N_ZONES && hk_cz_layout_is_outside (layout, i);
      g_autofree char *number = g_strdup_printf (_("Zone %d"), i);

      gtk_widget_set_visible (zone->divider, divider == '|' || divider == ':');
      hk_widget_set_class (zone->divider, "cz-wall", divider == '|');
      hk_widget_set_class (zone->divider, "cz-fence", divider == ':');
      hk_tooltip_set (zone->divider, divider == '|' ? _("Wall") : _("Fence"));
      gtk_widget_set_visible (zone->box, i <= HK_CZ_N_ZONES);
      gtk_widget_set_hexpand (GTK_WIDGET (zone), i <= HK_CZ_N_ZONES);
      gtk_label_set_text (zone->number, number);
      gtk_label_set_text (zone->where, layout == NULL && (i > 1 || !outside) ? _("not known") : outside ? _("outside") : _("inside"));
      hk_widget_set_class (zone->box, "cz-outside", outside);
      hk_widget_set_class (zone->box, "cz-inside", !outside);
    }
}

/* Shows who is in a zone of a battle.
 * @zone: from 1
 * @ahead: how far it lies before the group; 0 the group is there */
void
hk_cz_zones_show (HkCzZones  *self,
                  int         zone,
                  const char *who,
                  int         ahead)
{
  HkCzZone *one;
  g_autofree char *spoken = NULL;

  g_return_if_fail (HK_IS_CZ_ZONES (self) && zone >= 1 && zone <= HK_CZ_N_ZONES);

  one = get_zone (self, zone);
  gtk_label_set_text (one->who, who);
  gtk_widget_set_visible (GTK_WIDGET (one->who), TRUE);
  gtk_widget_set_visible (one->group, ahead == 0);
  hk_widget_set_class (one->box, "cz-ahead", ahead > 0);
  /* Translators: a zone, whether it is outside, and who is there */
  spoken = g_strdup_printf (ahead == 0 ? _("%s, %s, %s; the group is here") : _("%s, %s, %s"), gtk_label_get_text (one->number),
                            gtk_label_get_text (one->where), who);
  gtk_accessible_update_property (GTK_ACCESSIBLE (one->box), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* The Encounters of a zone as pieces; how many more where there are too many. */
static void
show_tokens (HkCzZone     *self,
             HkCzLocation *location,
             int           number)
{
  GtkWidget *tokens[MOST_TOKENS] = { self->token1, self->token2, self->token3, self->token4 };
  g_autofree char *more = NULL;
  g_autofree char *spoken = NULL;
  int n = 0;

  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

      if (encounter->zone != number || encounter->locked)
        continue;
      if (n < MOST_TOKENS)
        hk_cz_token_set (HK_CZ_TOKEN (tokens[n]), encounter->revealed ? encounter->type : NULL, encounter->helmet, encounter->pushed);
      n++;
    }
  for (int i = 0; i < MOST_TOKENS; i++)
    gtk_widget_set_visible (tokens[i], i < n);
  more = g_strdup_printf ("+%d", n - MOST_TOKENS);
  gtk_label_set_text (self->more, more);
  gtk_widget_set_visible (GTK_WIDGET (self->more), n > MOST_TOKENS);
  gtk_widget_set_visible (self->tokens, n > 0);
  /* Translators: a zone, outside or inside, and how many Encounters lie there */
  spoken = g_strdup_printf (ngettext ("%1$s, %2$s, %3$d Encounter", "%1$s, %2$s, %3$d Encounters", (gulong) n),
                            gtk_label_get_text (self->number), gtk_label_get_text (self->where), n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* Shows the zones of a Location with the Encounters in them. */
void
hk_cz_zones_set_location (HkCzZones    *self,
                          HkCzLocation *location)
{
  g_return_if_fail (HK_IS_CZ_ZONES (self));

  hk_cz_zones_set_layout (self, location->layout);
  for (int zone = 1; zone <= HK_CZ_N_ZONES; zone++)
    show_tokens (get_zone (self, zone), location, zone);
}
