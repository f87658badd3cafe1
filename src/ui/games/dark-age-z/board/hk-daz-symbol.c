/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-daz-symbol.h"
#include "ui/widgets/hk-ink.h"

/* The ranks as chevrons, one for bronze, two for silver, three for gold; and the reward icons. Letters stand for players alone. */
struct _HkDazSymbol
{
  GtkWidget       parent_instance;

  HkDazSymbolKind kind;
  gboolean        crossed_out;
};

G_DEFINE_FINAL_TYPE (HkDazSymbol, hk_daz_symbol, GTK_TYPE_WIDGET)

/* Paths on a square of 24; what is drawn twice is a hole. */
#define GRID 24.f

static const char * const drawings[HK_DAZ_N_SYMBOLS] = {
  [HK_DAZ_SYMBOL_WEAKENED] = "M3 10.5H10V14H3ZM14 10.5H21V14H14Z",
  [HK_DAZ_SYMBOL_BRONZE] = "M12 7L21 12.5V17L12 11.5L3 17V12.5Z",
  [HK_DAZ_SYMBOL_SILVER] = "M12 3L21 8.5V13L12 7.5L3 13V8.5ZM12 11L21 16.5V21L12 15.5L3 21V16.5Z",
  [HK_DAZ_SYMBOL_GOLD] = "M12 0L21 5.5V9.5L12 4L3 9.5V5.5ZM12 7L21 12.5V16.5L12 11L3 16.5V12.5ZM12 14L21 19.5V23.5L12 18L3 23.5V19.5Z",
  [HK_DAZ_SYMBOL_COMMAND] = "M12 1L21.5 6.5V17.5L12 23L2.5 17.5V6.5ZM12 7L17 12L12 17L7 12Z",
  [HK_DAZ_SYMBOL_ARMY] = "M5 1.5H19V22.5H5ZM8 4.5H16V12.5H8Z",
  [HK_DAZ_SYMBOL_GATE] = "M2 22.5V11A10 10 0 0 1 22 11V22.5H16.5V13A4.5 4.5 0 0 0 7.5 13V22.5Z",
};

#define STRIKE "M1.5 20.5L20.5 1.5L22.5 3.5L3.5 22.5Z"

static GskPath *paths[HK_DAZ_N_SYMBOLS];
static GskPath *strike;

static void
hk_daz_symbol_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  HkDazSymbol *self = HK_DAZ_SYMBOL (widget);
  graphene_rect_t square;
  GdkRGBA colour;

  if (paths[self->kind] == NULL)
    paths[self->kind] = gsk_path_parse (drawings[self->kind]);
  if (strike == NULL)
    strike = gsk_path_parse (STRIKE);
  gtk_widget_get_color (widget, &colour);
  hk_ink_find_square (widget, &square);
  hk_ink_fill_path (snapshot, paths[self->kind], GRID, &square, &colour);
  if (self->crossed_out)
    hk_ink_fill_path (snapshot, strike, GRID, &square, &colour);
}

static void
hk_daz_symbol_class_init (HkDazSymbolClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = hk_daz_symbol_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "daz-symbol");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hk_daz_symbol_init (HkDazSymbol *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* Shows a symbol; whoever does says what it means.
 * @crossed_out: whether it does not count */
void
hk_daz_symbol_show (HkDazSymbol     *self,
                    HkDazSymbolKind  kind,
                    gboolean         crossed_out)
{
  g_return_if_fail (HK_IS_DAZ_SYMBOL (self) && kind < HK_DAZ_N_SYMBOLS);

  if (self->kind == kind && self->crossed_out == crossed_out)
    return;
  self->kind = kind;
  self->crossed_out = crossed_out;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
