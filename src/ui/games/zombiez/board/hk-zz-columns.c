/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-columns.h"
#include "hk-zz-ink.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-ink.h"
#include "ui/widgets/hk-tooltip.h"

/* In pixels where the letters are of their normal size. */
#define CARD_WIDTH 38.f
#define COLUMN 42
#define SEEN 16.f

/* What is left of that where there is no more room. */
#define LEAST 0.5f

/* A collection: a column for each value, one card on top of the other, so that all are seen. */
struct _HkZzColumns
{
  GtkWidget  parent_instance;

  HkSession *session;
  int        player;
  char      *shown;   /* the cards that are shown, as they are called */
};

G_DEFINE_FINAL_TYPE (HkZzColumns, hk_zz_columns, GTK_TYPE_WIDGET)

static HkZzPlayer *
get_player (HkZzColumns *self)
{
  return hk_zz_table_get_player (HK_ZZ_TABLE (hk_session_get_table (self->session)), self->player);
}

static int
find_highest (HkZzColumns *self)
{
  int most = 0;

  for (int value = 1; value <= HK_ZZ_N_VALUES; value++)
    most = MAX (most, hk_zz_player_count_value (get_player (self), value));
  return most;
}

/* How large its cards are in so much room. */
static float
find_scale (GtkWidget *widget,
            int        width)
{
  return MIN (hk_ink_get_scale (widget), (float) width / (HK_ZZ_N_VALUES * COLUMN));
}

static GtkSizeRequestMode
hk_zz_columns_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
hk_zz_columns_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  const int most = find_highest (HK_ZZ_COLUMNS (widget));

  *natural = (int) (HK_ZZ_N_VALUES * COLUMN * hk_ink_get_scale (widget));
  *minimum = (int) ((float) *natural * LEAST);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) ceilf (find_scale (widget, for_size < 0 ? *natural : for_size)
                                       * (CARD_WIDTH * HK_ZZ_CARD_SHAPE + (float) MAX (0, most - 1) * SEEN));
}

static void
draw_empty (GtkWidget             *widget,
            GtkSnapshot           *snapshot,
            const graphene_rect_t *bounds,
            int                    value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  GdkRGBA colour;
  int width, height;

  gtk_widget_get_color (widget, &colour);
  colour.alpha *= adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) ? 0.5f : 0.28f;
  hk_ink_frame_box (snapshot, bounds, 5, 1, &colour);
  colour.alpha *= 2;
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (bounds->origin.x + (bounds->size.width - (float) width) / 2,
                                                          bounds->origin.y + (bounds->size.height - (float) height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
hk_zz_columns_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  HkZzColumns *self = HK_ZZ_COLUMNS (widget);
  HkZzPlayer *player = get_player (self);
  HkZzTable *table = HK_ZZ_TABLE (hk_session_get_table (self->session));
  const float step = (float) gtk_widget_get_width (widget) / HK_ZZ_N_VALUES;
  const float scale = find_scale (widget, gtk_widget_get_width (widget));
  const float card_width = CARD_WIDTH * scale;
  int counts[HK_ZZ_N_VALUES] = { 0 };

  for (int value = 1; value <= HK_ZZ_N_VALUES; value++)
    if (hk_zz_player_count_value (player, value) == 0)
      draw_empty (widget, snapshot,
                  &GRAPHENE_RECT_INIT (step * ((float) value - 0.5f) - card_width / 2, 0, card_width, card_width * HK_ZZ_CARD_SHAPE), value);
  for (int i = 0; i < hk_zz_player_get_n_cards (player); i++)
    {
      HkZzCard *card = hk_zz_player_get_card (player, i);
      const int column = CLAMP (card->value, 1, HK_ZZ_N_VALUES) - 1;

      hk_zz_ink_draw_card (widget, snapshot,
                           &GRAPHENE_RECT_INIT (step * ((float) column + 0.5f) - card_width / 2, (float) counts[column] * SEEN * scale,
                                                card_width, card_width * HK_ZZ_CARD_SHAPE), table, card);
      counts[column]++;
    }
}

static void
update (HkZzColumns *self)
{
  HkZzPlayer *player = get_player (self);
  GString *spoken = g_string_new (NULL);

  for (int i = 0; player != NULL && i < hk_zz_player_get_n_cards (player); i++)
    {
      g_autofree char *name = hk_zz_ink_speak_card (HK_ZZ_TABLE (hk_session_get_table (self->session)), hk_zz_player_get_card (player, i));

      g_string_append_printf (spoken, i == 0 ? "%s" : ", %s", name);
    }
  if (spoken->len == 0)
    g_string_append (spoken, _("No cards"));
  if (!g_set_str (&self->shown, spoken->str))
    {
      g_string_free (spoken, TRUE);
      return;
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken->str, -1);
  hk_tooltip_set (GTK_WIDGET (self), spoken->str);
  hk_changed_tell (GTK_WIDGET (self), spoken->str);
  g_string_free (spoken, TRUE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
hk_zz_columns_dispose (GObject *object)
{
  g_clear_object (&HK_ZZ_COLUMNS (object)->session);
  G_OBJECT_CLASS (hk_zz_columns_parent_class)->dispose (object);
}

static void
hk_zz_columns_finalize (GObject *object)
{
  g_free (HK_ZZ_COLUMNS (object)->shown);
  G_OBJECT_CLASS (hk_zz_columns_parent_class)->finalize (object);
}

static void
hk_zz_columns_class_init (HkZzColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_zz_columns_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_zz_columns_finalize;
  widget_class->get_request_mode = hk_zz_columns_get_request_mode;
  widget_class->measure = hk_zz_columns_measure;
  widget_class->snapshot = hk_zz_columns_snapshot;
  gtk_widget_class_set_css_name (widget_class, "zz-columns");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
hk_zz_columns_init (HkZzColumns *self)
{
}

/* Returns (transfer floating): the collection of that player.
 * @session: a session of Zombiez */
GtkWidget *
hk_zz_columns_new (HkSession *session,
                   int        player)
{
  HkZzColumns *self = g_object_new (HK_TYPE_ZZ_COLUMNS, NULL);

  self->session = g_object_ref (session);
  self->player = player;
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
