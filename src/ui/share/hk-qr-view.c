/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/export/hk-qr-code.h"
#include "hk-qr-view.h"

/* A QR code, dark on light in every style: phones expect it so. */
struct _HkQrView
{
  GtkWidget parent_instance;

  HkQrCode *code;
};

/* In pixels. A code of the length of a game has up to a hundred modules, more with many long names; phones read modules of four
 * pixels from where one sits. */
#define LEAST  240
#define USUAL  320
#define MOST   520
#define MODULE 4

G_DEFINE_FINAL_TYPE (HkQrView, hk_qr_view, GTK_TYPE_WIDGET)

static void
hk_qr_view_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  HkQrView *self = HK_QR_VIEW (widget);
  const int modules = self->code == NULL ? 0 : (int) hk_qr_code_get_size (self->code) + 2 * HK_QR_CODE_MARGIN;

  *minimum = LEAST;
  *natural = CLAMP (modules * MODULE, USUAL, MOST);
  /* It is as high as it is wide. */
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size > 0)
    *natural = *minimum = CLAMP (for_size, LEAST, *natural);
}

static GtkSizeRequestMode
hk_qr_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
hk_qr_view_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  HkQrView *self = HK_QR_VIEW (widget);
  const float side = (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  const GdkRGBA light = { 1, 1, 1, 1 };
  const GdkRGBA dark = { 0, 0, 0, 1 };
  const int size = self->code == NULL ? 0 : (int) hk_qr_code_get_size (self->code);
  const float module = side / (float) (size + 2 * HK_QR_CODE_MARGIN);

  if (self->code == NULL)
    return;
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (((float) gtk_widget_get_width (widget) - side) / 2, 0));
  gtk_snapshot_append_color (snapshot, &light, &GRAPHENE_RECT_INIT (0, 0, side, side));
  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++)
      {
        int end = x;

        /* A row of dark modules at once, so that no light shows between them. */
        while (hk_qr_code_is_dark (self->code, end, y))
          end++;
        if (end > x)
          gtk_snapshot_append_color (snapshot, &dark,
                                     &GRAPHENE_RECT_INIT ((float) (x + HK_QR_CODE_MARGIN) * module, (float) (y + HK_QR_CODE_MARGIN) * module,
                                                          (float) (end - x) * module, module + 0.2f));
        x = end;
      }
}

static void
hk_qr_view_finalize (GObject *object)
{
  g_clear_pointer (&HK_QR_VIEW (object)->code, hk_qr_code_free);
  G_OBJECT_CLASS (hk_qr_view_parent_class)->finalize (object);
}

static void
hk_qr_view_class_init (HkQrViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_qr_view_finalize;
  widget_class->measure = hk_qr_view_measure;
  widget_class->get_request_mode = hk_qr_view_get_request_mode;
  widget_class->snapshot = hk_qr_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
hk_qr_view_init (HkQrView *self)
{
}

/* Shows the code of @text. Returns whether there is one. Errors: %HK_ERROR_IMPOSSIBLE. */
gboolean
hk_qr_view_show (HkQrView   *self,
                 const char *text,
                 GError    **error)
{
  g_return_val_if_fail (HK_IS_QR_VIEW (self), FALSE);

  g_clear_pointer (&self->code, hk_qr_code_free);
  self->code = hk_qr_code_new (text, error);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return self->code != NULL;
}
