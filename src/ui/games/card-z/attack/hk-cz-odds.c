/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "hk-cz-odds.h"

#define HEIGHT 58
#define LABEL 15.f
#define MOST_BARS 24

/* How likely each number is, as bars with the numbers below them, and the chances above them where there is room. */
struct _HkCzOdds
{
  GtkWidget       parent_instance;

  HkDistribution *distribution;
};

G_DEFINE_FINAL_TYPE (HkCzOdds, hk_cz_odds, GTK_TYPE_WIDGET)

static void
draw_text (HkCzOdds      *self,
           GtkSnapshot   *snapshot,
           const char    *text,
           const GdkRGBA *colour,
           float          middle,
           float          top)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (middle - (float) width / 2, top));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
hk_cz_odds_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  HkCzOdds *self = HK_CZ_ODDS (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  AdwStyleManager *styles = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  g_autoptr (GdkRGBA) accent = adw_style_manager_get_accent_color_rgba (styles);
  GdkRGBA text;
  int lowest, n;
  double most;
  float step;

  if (self->distribution == NULL)
    return;
  gtk_widget_get_color (widget, &text);
  lowest = hk_distribution_get_lowest (self->distribution);
  n = MIN (MOST_BARS, hk_distribution_get_highest (self->distribution) - lowest + 1);
  most = hk_distribution_get_exactly (self->distribution, hk_distribution_get_mode (self->distribution));
  step = MIN (46, width / (float) n);
  for (int i = 0; i < n; i++)
    {
      const double chance = hk_distribution_get_exactly (self->distribution, lowest + i);
      const float room = height - 2 * LABEL - 2;
      const float bar = MAX (2, (float) (chance / most) * room);
      const float middle = step * ((float) i + 0.5f) + (width - step * (float) n) / 2;
      const graphene_rect_t bounds = GRAPHENE_RECT_INIT (middle - step * 0.4f, LABEL + room - bar, step * 0.8f, bar);
      GskRoundedRect outline;
      GdkRGBA colour = *accent;
      g_autofree char *number = g_strdup_printf ("%d", lowest + i);

      colour.alpha = 0.8f;
      gsk_rounded_rect_init_from_rect (&outline, &bounds, 2);
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &colour, &bounds);
      gtk_snapshot_pop (snapshot);
      draw_text (self, snapshot, number, &text, middle, height - LABEL);
      if (step >= 26)
        {
          g_autofree char *percent = g_strdup_printf (_("%.0f%%"), 100 * chance);

          draw_text (self, snapshot, percent, &text, middle, LABEL + room - bar - LABEL);
        }
    }
}

static void
hk_cz_odds_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 100 : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 220 : HEIGHT;
}

static void
hk_cz_odds_finalize (GObject *object)
{
  g_clear_pointer (&HK_CZ_ODDS (object)->distribution, hk_distribution_unref);
  G_OBJECT_CLASS (hk_cz_odds_parent_class)->finalize (object);
}

static void
hk_cz_odds_class_init (HkCzOddsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_cz_odds_finalize;
  widget_class->snapshot = hk_cz_odds_snapshot;
  widget_class->measure = hk_cz_odds_measure;
  gtk_widget_class_set_css_name (widget_class, "cz-odds");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
hk_cz_odds_init (HkCzOdds *self)
{
}

/* Shows how likely each number is, and tells it to a screen reader.
 * @distribution: (nullable): how likely each number is */
void
hk_cz_odds_set (HkCzOdds       *self,
                HkDistribution *distribution)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_if_fail (HK_IS_CZ_ODDS (self));

  g_clear_pointer (&self->distribution, hk_distribution_unref);
  self->distribution = distribution == NULL ? NULL : hk_distribution_ref (distribution);
  gtk_widget_set_visible (GTK_WIDGET (self), distribution != NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (distribution == NULL)
    return;
  for (int i = hk_distribution_get_lowest (distribution); i <= hk_distribution_get_highest (distribution); i++)
    {
      if (text->len > 0)
        g_string_append (text, ", ");
      /* Translators: a number and how likely it is */
      g_string_append_printf (text, _("%1$d: %2$.0f%%"), i, 100 * hk_distribution_get_exactly (distribution, i));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
}
