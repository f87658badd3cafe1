/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "hk-zz-face.h"
#include "hk-zz-ink.h"

/* A card, face up, with the card that a Barricade covers; without a card the back. */
struct _HkZzFace
{
  GtkWidget  parent_instance;

  HkZzTable *table;
  HkZzCard  *card;
  int        width;
};

G_DEFINE_FINAL_TYPE (HkZzFace, hk_zz_face, GTK_TYPE_WIDGET)

static void
hk_zz_face_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  const int width = HK_ZZ_FACE (widget)->width;

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? width : (int) roundf ((float) width * HK_ZZ_CARD_SHAPE);
}

static void
hk_zz_face_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  HkZzFace *self = HK_ZZ_FACE (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));

  if (self->card == NULL)
    hk_zz_ink_draw_back (snapshot, &bounds);
  else
    hk_zz_ink_draw_card (widget, snapshot, &bounds, self->table, self->card);
}

static void
hk_zz_face_dispose (GObject *object)
{
  g_clear_object (&HK_ZZ_FACE (object)->table);
  g_clear_object (&HK_ZZ_FACE (object)->card);
  G_OBJECT_CLASS (hk_zz_face_parent_class)->dispose (object);
}

static void
hk_zz_face_class_init (HkZzFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_zz_face_dispose;
  widget_class->measure = hk_zz_face_measure;
  widget_class->snapshot = hk_zz_face_snapshot;
  gtk_widget_class_set_css_name (widget_class, "zz-face");
}

static void
hk_zz_face_init (HkZzFace *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* Returns (transfer floating): the card.
 * @table: where the colours have names
 * @card: (nullable): the card; %NULL for one that lies face down */
GtkWidget *
hk_zz_face_new (HkZzTable *table,
                HkZzCard  *card,
                int        width)
{
  /* The words beside the backs of cards say how many they are. */
  HkZzFace *self = g_object_new (HK_TYPE_ZZ_FACE, "accessible-role", card == NULL ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG, NULL);

  self->table = g_object_ref (table);
  self->width = width;
  if (card != NULL)
    {
      g_autofree char *spoken = hk_zz_ink_speak_card (table, card);

      self->card = g_object_ref (card);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    }
  return GTK_WIDGET (self);
}

void
hk_zz_face_set_width (HkZzFace *self,
                      int       width)
{
  g_return_if_fail (HK_IS_ZZ_FACE (self));

  if (self->width == width)
    return;
  self->width = width;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Returns (nullable): the card that is shown. */
HkZzCard *
hk_zz_face_get_card (HkZzFace *self)
{
  g_return_val_if_fail (HK_IS_ZZ_FACE (self), NULL);

  return self->card;
}
