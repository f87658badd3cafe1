/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-sign.h"
#include "ui/widgets/hk-ink.h"

/* A small drawing in the colour of the text beside it. It says nothing to a screen reader; the word for it stands
 * beside. */
struct _HkCzSign
{
  GtkWidget    parent_instance;

  HkCzSignKind kind;
  int          size;
};

G_DEFINE_FINAL_TYPE (HkCzSign, hk_cz_sign, GTK_TYPE_WIDGET)

/* Paths on a square of 24. */
#define GRID 24.f

static const char * const drawings[HK_CZ_N_SIGNS] = {
  [HK_CZ_SIGN_WOUND] = "M12 1C15.5 7 19.6 10.6 19.6 15.4A7.6 7.6 0 0 1 4.4 15.4C4.4 10.6 8.5 7 12 1Z",
  [HK_CZ_SIGN_BITE] = "M1.6 3.4H22.4V7L19.8 12L17.2 7L14.6 12L12 7L9.4 12L6.8 7L4.2 12L1.6 7ZM1.6 20.6H22.4V17.6L19.8 13.6L17.2 17.6L14.6 13.6L12 17.6L9.4 13.6L6.8 17.6L4.2 13.6L1.6 17.6Z",
  [HK_CZ_SIGN_SICK] = "M12 1A3.6 3.6 0 0 0 8.4 4.6V12.8A6.2 6.2 0 1 0 15.6 12.8V4.6A3.6 3.6 0 0 0 12 1ZM10.9 7H13.1V14.4A3.4 3.4 0 1 1 10.9 14.4Z",
  [HK_CZ_SIGN_STARVING] = "M1.4 8.6H22.6C22.6 14.6 19.2 18 16 19.4V22H8V19.4C4.8 18 1.4 14.6 1.4 8.6ZM4.4 11.2C5 14.2 7 16.4 9.6 17.2H14.4C17 16.4 19 14.2 19.6 11.2Z",
  [HK_CZ_SIGN_TIRED] = "M2 2H13.4V5.2L6.8 12.6H13.4V15.6H2V12.4L8.6 5H2ZM14 11.6H22.4V14L17.8 19.6H22.4V22.2H14V19.8L18.6 14.2H14Z",
  [HK_CZ_SIGN_PAPER] = "M7 2.6H17.4A4.4 5.6 0 0 1 17.4 13.8V21.4H5.4V12.4A4.4 5.6 0 0 1 7 2.6ZM17.2 5.8A1.7 2.4 0 1 0 17.2 10.6A1.7 2.4 0 1 0 17.2 5.8Z",
  [HK_CZ_SIGN_LOAD] = "M12 0.8A4.2 4.2 0 0 0 8.6 7.4H5.6L1.6 22.6H22.4L18.4 7.4H15.4A4.2 4.2 0 0 0 12 0.8ZM12 3.2A1.9 1.9 0 1 1 12 7A1.9 1.9 0 1 1 12 3.2Z",
  [HK_CZ_SIGN_DEAD] = "M4.6 23V8.6A7.4 7.4 0 0 1 19.4 8.6V23ZM10.9 6V9H7.9V11.2H10.9V18.4H13.1V11.2H16.1V9H13.1V6Z",
  [HK_CZ_SIGN_BACKPACK] = "M9 3.6A3 3 0 0 1 15 3.6V4.4A6.6 6.6 0 0 1 20 11V20.6A2.4 2.4 0 0 1 17.6 23H6.4A2.4 2.4 0 0 1 4 20.6V11A6.6 6.6 0 0 1 9 4.4ZM11 3.8V4.2H13V3.8A1 1 0 0 0 11 3.8ZM7.4 13.6V15.8H16.6V13.6ZM8 9.4V11.2H16V9.4Z",
  [HK_CZ_SIGN_STAR] = "M12 1L15.3 8.3L23.2 9.2L17.3 14.6L18.9 22.4L12 18.5L5.1 22.4L6.7 14.6L0.8 9.2L8.7 8.3Z",
  [HK_CZ_SIGN_HOLLOW_STAR] = "M12 1L15.3 8.3L23.2 9.2L17.3 14.6L18.9 22.4L12 18.5L5.1 22.4L6.7 14.6L0.8 9.2L8.7 8.3ZM12 5.8L10 10.1L5.2 10.7L8.8 13.9L7.9 18.6L12 16.2L16.1 18.6L15.2 13.9L18.8 10.7L14 10.1Z",
  [HK_CZ_SIGN_ROOF] = "M12 1L23.4 11.2L21.6 13.2L20.2 12V22.6H14.4V15H9.6V22.6H3.8V12L2.4 13.2L0.6 11.2Z",
  [HK_CZ_SIGN_TENT] = "M10.8 3L9 0.8H11L12 2L13 0.8H15L13.2 3L23.4 22.6H0.6ZM12 10L7.6 20H16.4Z",
  [HK_CZ_SIGN_MEAL] = "M1.4 11.4H22.6C22.6 16 19.6 19.2 16.4 20.4V22.6H7.6V20.4C4.4 19.2 1.4 16 1.4 11.4ZM7 9.6C5.8 7.8 8.6 6.6 7.4 4.4L9 3.4C11 6.4 8 7.4 8.8 9.6ZM11.2 9.6C10 7 13 5.6 11.6 2.4L13.2 1.4C15.4 5.4 12.2 6.6 13 9.6ZM15.4 9.6C14.2 7.8 17 6.6 15.8 4.4L17.4 3.4C19.4 6.4 16.4 7.4 17.2 9.6Z",
};

static GskPath *paths[HK_CZ_N_SIGNS];

static void
hk_cz_sign_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  *minimum = *natural = HK_CZ_SIGN (widget)->size;
}

static void
hk_cz_sign_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  HkCzSign *self = HK_CZ_SIGN (widget);
  graphene_rect_t square;
  GdkRGBA colour;

  if (paths[self->kind] == NULL)
    paths[self->kind] = gsk_path_parse (drawings[self->kind]);
  gtk_widget_get_color (widget, &colour);
  hk_ink_find_square (widget, &square);
  hk_ink_fill_path (snapshot, paths[self->kind], GRID, &square, &colour);
}

static void
hk_cz_sign_class_init (HkCzSignClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = hk_cz_sign_measure;
  widget_class->snapshot = hk_cz_sign_snapshot;
  gtk_widget_class_set_css_name (widget_class, "cz-sign");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hk_cz_sign_init (HkCzSign *self)
{
}

/* Returns (transfer floating): a sign.
 * @size: of its square, in pixels */
GtkWidget *
hk_cz_sign_new (HkCzSignKind kind,
                int          size)
{
  HkCzSign *self = g_object_new (HK_TYPE_CZ_SIGN, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, NULL);

  self->kind = kind;
  self->size = size;
  return GTK_WIDGET (self);
}

/* Shows something else. */
void
hk_cz_sign_set (HkCzSign     *self,
                HkCzSignKind  kind)
{
  g_return_if_fail (HK_IS_CZ_SIGN (self));
  g_return_if_fail (kind < HK_CZ_N_SIGNS);

  if (self->kind == kind)
    return;
  self->kind = kind;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
