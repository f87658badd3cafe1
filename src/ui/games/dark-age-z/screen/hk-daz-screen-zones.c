/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-daz-screen-zones.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/dark-age-z/combat/hk-daz-combat.h"
#include "games/dark-age-z/state/hk-daz-kingdom.h"
#include "games/dark-age-z/state/hk-daz-reinforcement.h"
#include "games/dark-age-z/state/hk-daz-zone.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-animation.h"
#include "ui/widgets/hk-ink.h"

/* In pixels of the screen. */
#define SLOT   34
#define GAP    5
#define LEFT   34
#define LETTER 24.0f
#define RADIUS 9
#define RANK   7.0f

/* Of its size, how much larger a zone is when it changes. */
#define LARGER   0.12f

/* What lies in a zone: whose army, how strong with its reinforcements, and whether it is defeated. */
typedef struct
{
  const GdkRGBA *colour;  /* NULL empty */
  gboolean       is_pale; /* whether its ink is dark */
  int            rank;
  int            attack;
  gboolean       commander;
  gboolean       defeated;
  gboolean       changed;  /* by the last move */
} Slot;

/* The five zones of a frontier on the table screen, Zone 1 at the top, where the horde comes from. Those that a move has changed have a
 * frame until the mark is cleared. */
struct _HkDazScreenZones
{
  GtkWidget     parent_instance;

  Slot          slots[HK_DAZ_COMBAT_ZONES];
  AdwAnimation *animation;
  double        progress;
};

G_DEFINE_FINAL_TYPE (HkDazScreenZones, hk_daz_screen_zones, GTK_TYPE_WIDGET)

static void
hk_daz_screen_zones_measure (GtkWidget      *widget,
                             GtkOrientation  orientation,
                             int             for_size,
                             int            *minimum,
                             int            *natural,
                             int            *minimum_baseline,
                             int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : HK_DAZ_COMBAT_ZONES * (SLOT + GAP) - GAP;
}

/* One, two or three bars for the rank, as its medal has them. */
static void
draw_rank (GtkSnapshot   *snapshot,
           int            rank,
           float          x,
           float          y,
           const GdkRGBA *ink)
{
  for (int i = 0; i < rank; i++)
    hk_ink_fill_box (snapshot, &GRAPHENE_RECT_INIT (x + (float) i * (RANK + 4), y + 8, RANK, SLOT - 16), 2, ink);
}

static void
draw_slot (HkDazScreenZones *self,
           GtkSnapshot      *snapshot,
           int               zone,
           float             y,
           float             width,
           float             height)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const Slot *slot = &self->slots[zone];
  const graphene_rect_t box = GRAPHENE_RECT_INIT (LEFT, y, width - LEFT, height);
  const float middle = y + height / 2;
  const GdkRGBA white = { 1, 1, 1, 1 };
  const GdkRGBA black = { 0.14f, 0.12f, 0.19f, 1 };
  g_autofree char *number = g_strdup_printf ("%d", zone + 1);
  g_autofree char *attack = slot->attack <= 0 ? g_strdup ("?") : g_strdup_printf (slot->commander ? "%d★" : "%d", slot->attack);
  GdkRGBA ink, pale;

  gtk_widget_get_color (widget, &ink);
  pale = ink;
  pale.alpha *= 0.10f;
  ink.alpha *= 0.75f;
  hk_ink_draw_text (widget, snapshot, number, LETTER * 0.85f, &ink, 14, middle);
  if (slot->colour == NULL)
    {
      hk_ink_fill_box (snapshot, &box, RADIUS, &pale);
      return;
    }
  if (slot->defeated)
    {
      hk_ink_frame_box (snapshot, &box, RADIUS, 3, slot->colour);
      hk_ink_draw_text (widget, snapshot, "✕", LETTER, &ink, box.origin.x + box.size.width / 2, middle);
      return;
    }
  hk_ink_fill_box (snapshot, &box, RADIUS, slot->colour);
  draw_rank (snapshot, slot->rank, box.origin.x + 12, middle - SLOT / 2.0f, slot->is_pale ? &black : &white);
  hk_ink_draw_text (widget, snapshot, attack, LETTER * 1.15f, slot->is_pale ? &black : &white, box.origin.x + box.size.width / 2 + 14, middle);
}

static void
hk_daz_screen_zones_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  const float height = ((float) gtk_widget_get_height (widget) - (HK_DAZ_COMBAT_ZONES - 1) * GAP) / HK_DAZ_COMBAT_ZONES;

  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    {
      HkDazScreenZones *self = HK_DAZ_SCREEN_ZONES (widget);
      const float width = (float) gtk_widget_get_width (widget);
      const float y = (float) i * (height + GAP);
      const float scale = self->slots[i].changed ? 1 + LARGER * (1 - (float) self->progress) : 1;

      GdkRGBA ink;

      gtk_widget_get_color (widget, &ink);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, y + height / 2));
      gtk_snapshot_scale (snapshot, scale, scale);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-width / 2, -y - height / 2));
      draw_slot (self, snapshot, i, y, width, height);
      if (self->slots[i].changed && gtk_widget_has_css_class (widget, "hk-changed"))
        hk_ink_frame_box (snapshot, &GRAPHENE_RECT_INIT (LEFT - 2, y - 2, width - LEFT + 4, height + 4), RADIUS + 2, 4, &ink);
      gtk_snapshot_restore (snapshot);
    }
}

static void
moving_cb (double            value,
           HkDazScreenZones *self)
{
  self->progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
hk_daz_screen_zones_dispose (GObject *object)
{
  g_clear_object (&HK_DAZ_SCREEN_ZONES (object)->animation);
  G_OBJECT_CLASS (hk_daz_screen_zones_parent_class)->dispose (object);
}

static void
hk_daz_screen_zones_class_init (HkDazScreenZonesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_daz_screen_zones_dispose;
  widget_class->measure = hk_daz_screen_zones_measure;
  widget_class->snapshot = hk_daz_screen_zones_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
hk_daz_screen_zones_init (HkDazScreenZones *self)
{
  self->progress = 1;
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, HK_ANIMATION_MS,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) moving_cb, self, NULL));
}

static void
read_slot (HkDazTable *table,
           HkDazZone  *zone,
           Slot       *slot)
{
  HkDazKingdom *kingdom = zone->army == NULL ? NULL : hk_daz_table_get_kingdom (table, zone->loyalty);
  GListModel *cards = G_LIST_MODEL (zone->reinforcements);

  *slot = (Slot) { NULL, };
  if (zone->army == NULL)
    return;
  slot->colour = hk_ink_find_colour (kingdom == NULL ? NULL : kingdom->colour);
  slot->is_pale = kingdom != NULL && g_strcmp0 (kingdom->colour, "yellow") == 0;
  slot->rank = zone->army->rank;
  slot->attack = zone->army->attack;
  slot->commander = zone->commander != NULL;
  slot->defeated = zone->defeated;
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (HkDazReinforcement) card = g_list_model_get_item (cards, i);

      slot->attack += card->bonus;
    }
}

static gboolean
differs (const Slot *slot,
         const Slot *before)
{
  return slot->colour != before->colour || slot->rank != before->rank || slot->attack != before->attack
         || slot->commander != before->commander || slot->defeated != before->defeated;
}

/* Shows what lies in the zones of a frontier. What has changed moves, so that everybody sees it. */
void
hk_daz_screen_zones_show (HkDazScreenZones *self,
                          HkDazTable       *table,
                          int               frontier)
{
  g_autoptr (GString) spoken = g_string_new (_("War zones"));
  gboolean any = FALSE;

  g_return_if_fail (HK_IS_DAZ_SCREEN_ZONES (self));

  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    {
      HkDazZone *zone = hk_daz_table_get_zone (table, frontier, i + 1);
      const Slot before = self->slots[i];
      Slot *slot = &self->slots[i];

      read_slot (table, zone, slot);
      slot->changed = differs (slot, &before);
      any |= slot->changed;
      if (slot->colour != NULL)
        g_string_append_printf (spoken, "; %d: %s, %s %d%s", i + 1, hk_daz_table_get_name_of (table, zone->loyalty),
                                hk_daz_army_get_name (zone->army), slot->attack, slot->defeated ? " ✕" : "");
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken->str, -1);
  if (any && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      hk_changed_mark (GTK_WIDGET (self));
      hk_animation_play (self->animation);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
