/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-rows.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-ink.h"
#include "hk-zz-symbol.h"
#include "ui/widgets/hk-ink.h"

/* How a card looks. Each colour has a shape too. */

/* Narrower cards have no name: it could not be read. */
#define ROOM_FOR_NAME 66.f

/* Of the width of a card: how long a word is at most. */
#define LINE 0.93f

static const GdkRGBA white = { 1, 1, 1, 1 };

/* Grounds that white letters are read on, by what a group may call them. */
static const struct
{
  const char *name;
  const char *ground;
} named[] = {
  { N_("red"), "#b3242f" },
  { N_("blue"), "#1f5fae" },
  { N_("green"), "#2a7230" },
  { N_("yellow"), "#8f6a00" },
  { N_("orange"), "#b84a00" },
  { N_("purple"), "#6f3a91" },
  { N_("violet"), "#6f3a91" },
  { N_("pink"), "#b0286f" },
  { N_("brown"), "#6d4427" },
  { N_("grey"), "#5e5c64" },
  { N_("black"), "#2f2d36" },
  { N_("turquoise"), "#0c6b70" },
  { N_("white"), "#77767b" },
};

static const char * const grounds[HK_ZZ_MAX_COLOURS + 1] = { "#5e5c64", "#b3242f", "#2a7230", "#1f5fae", "#6f3a91", "#8f6a00", "#0c6b70" };

static gboolean
is_same_word (const char *a,
              const char *b)
{
  g_autofree char *x = g_utf8_casefold (a, -1);
  g_autofree char *y = g_utf8_casefold (b, -1);

  return g_str_equal (x, y);
}

/* Returns (transfer full) (nullable): that colour, dark enough for white letters, as Pango and CSS write it; %NULL
 * where the name is not that of a colour.
 * @name: what a group calls a colour */
char *
hk_zz_ink_find_ground (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (named); i++)
    if (is_same_word (name, named[i].name) || is_same_word (name, _(named[i].name)))
      return g_strdup (named[i].ground);
  return NULL;
}

/* As the group calls it, where that is a colour. */
static GdkRGBA
find_ground (HkZzTable *table,
             int        colour)
{
  g_autofree char *name = hk_zz_table_name_colour (table, colour);
  g_autofree char *ground = colour > 0 ? hk_zz_ink_find_ground (name) : NULL;
  GdkRGBA rgba;

  gdk_rgba_parse (&rgba, ground == NULL ? grounds[CLAMP (colour, 0, HK_ZZ_MAX_COLOURS)] : ground);
  return rgba;
}

static void
draw_text (GtkWidget             *widget,
           GtkSnapshot           *snapshot,
           const char            *text,
           float                  size,
           const graphene_rect_t *within,
           float                  xalign,
           float                  yalign,
           const GdkRGBA         *colour)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_new ();
  PangoRectangle ink;

  pango_font_description_set_weight (font, PANGO_WEIGHT_HEAVY);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  /* A long word is set smaller. */
  if (strlen (text) > 2 && (float) ink.width > within->size.width * LINE)
    {
      size *= within->size.width * LINE / (float) ink.width;
      pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
      pango_layout_set_font_description (layout, font);
      pango_layout_get_pixel_extents (layout, &ink, NULL);
    }
  pango_font_description_free (font);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (within->origin.x + (within->size.width - (float) ink.width) * xalign - (float) ink.x,
                                                          within->origin.y + (within->size.height - (float) ink.height) * yalign - (float) ink.y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static HkZzSymbol
find_symbol (HkZzCard *card)
{
  static const HkZzSymbol symbols[HK_ZZ_N_KINDS] = {
    [HK_ZZ_ZOMBIE] = HK_ZZ_SYMBOL_HEAD, [HK_ZZ_AXE] = HK_ZZ_SYMBOL_AXE, [HK_ZZ_NET] = HK_ZZ_SYMBOL_NET,
    [HK_ZZ_SHOTGUN] = HK_ZZ_SYMBOL_SHOTGUN, [HK_ZZ_BARRICADE] = HK_ZZ_SYMBOL_PLANKS,
  };

  return symbols[card->kind == HK_ZZ_NO_KIND ? HK_ZZ_ZOMBIE : card->kind];
}

/* Value or picture in the corner, and the shape of the colour: all that is seen of a card beneath another. Beside each other
 * they are lower than below each other. */
static void
draw_index (GtkWidget             *widget,
            GtkSnapshot           *snapshot,
            const graphene_rect_t *bounds,
            HkZzCard              *card,
            gboolean               small)
{
  const float width = bounds->size.width;
  const float side = width * (small ? 0.24f : 0.19f);
  const float x = bounds->origin.x + width * 0.11f;
  const float y = bounds->origin.y + width * 0.11f;
  const graphene_rect_t upper = GRAPHENE_RECT_INIT (x, y, side, side);
  const graphene_rect_t shape = small ? GRAPHENE_RECT_INIT (bounds->origin.x + width * 0.89f - side, y, side, side)
                                : GRAPHENE_RECT_INIT (x + side * 0.08f, y + side * 1.3f, side * 0.84f, side * 0.84f);

  if (hk_zz_card_is_zombie (card))
    {
      g_autofree char *value = g_strdup_printf ("%d", card->value);

      draw_text (widget, snapshot, value, MAX (side * 1.25f, hk_ink_get_least (widget, width * 0.35f)), &upper, 0.5f, 0.5f, &white);
    }
  else
    hk_zz_symbol_draw (find_symbol (card), snapshot, &upper, &white);
  if (card->colour > 0)
    hk_zz_symbol_draw (HK_ZZ_SYMBOL_FIRST + (HkZzSymbol) card->colour - 1, snapshot, &shape, &white);
}

static void
draw_zombie (GtkWidget             *widget,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *bounds,
             HkZzCard              *card)
{
  const float width = bounds->size.width;
  const float height = bounds->size.height;
  const float side = width * 0.92f;
  const GdkRGBA faint = { 1, 1, 1, 0.17f };
  g_autofree char *value = g_strdup_printf ("%d", card->value);

  hk_zz_symbol_draw (HK_ZZ_SYMBOL_HEAD, snapshot,
                     &GRAPHENE_RECT_INIT (bounds->origin.x + width * 0.22f, bounds->origin.y + height - side * 0.94f, side, side), &faint);
  draw_text (widget, snapshot, value, height * 0.52f, bounds, 0.54f, 0.68f, &white);
}

static void
draw_picture (GtkWidget             *widget,
              GtkSnapshot           *snapshot,
              const graphene_rect_t *bounds,
              HkZzCard              *card,
              gboolean               small)
{
  const float width = bounds->size.width;
  const float height = bounds->size.height;
  const float side = width * 0.5f;

  hk_zz_symbol_draw (find_symbol (card), snapshot,
                     &GRAPHENE_RECT_INIT (bounds->origin.x + (width - side) * (small ? 0.5f : 0.6f),
                                          bounds->origin.y + height * (small ? 0.44f : 0.34f), side, side), &white);
  if (!small)
    draw_text (widget, snapshot, hk_zz_kind_get_title (card->kind), width * 0.165f,
               &GRAPHENE_RECT_INIT (bounds->origin.x, bounds->origin.y + height * 0.74f, width, height * 0.22f), 0.5f, 0.5f, &white);
}

static void
draw_front (GtkWidget             *widget,
            GtkSnapshot           *snapshot,
            const graphene_rect_t *bounds,
            HkZzTable             *table,
            HkZzCard              *card)
{
  const gboolean small = bounds->size.width < ROOM_FOR_NAME;
  const float radius = bounds->size.width * 0.11f;
  const GdkRGBA edge = { 1, 1, 1, 0.75f };
  const float inset = MAX (1.5f, bounds->size.width * 0.035f);
  GdkRGBA ground = find_ground (table, card->colour);
  graphene_rect_t inner = *bounds;
  GskRoundedRect outline;

  if (hk_zz_card_is_barricade (card) && card->colour == 0)
    gdk_rgba_parse (&ground, "#6d4427");
  gsk_rounded_rect_init_from_rect (&outline, bounds, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &ground, bounds);
  if (hk_zz_card_is_zombie (card))
    draw_zombie (widget, snapshot, bounds, card);
  else
    draw_picture (widget, snapshot, bounds, card, small);
  draw_index (widget, snapshot, bounds, card, small);
  gtk_snapshot_pop (snapshot);
  graphene_rect_inset (&inner, inset, inset);
  hk_ink_frame_box (snapshot, &inner, radius - inset, MAX (1.f, inset * 0.6f), &edge);
}

/* Planks across the card beneath, which has lost its value and its colour but is still what somebody will get. */
static void
draw_planks (GtkWidget             *widget,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *bounds,
             int                    n)
{
  const float width = bounds->size.width;
  const float height = bounds->size.height;
  const GdkRGBA veil = { 0.16f, 0.15f, 0.18f, 0.62f };
  const GdkRGBA edge = { 0.12f, 0.07f, 0.03f, 0.9f };
  const float thick = height * 0.17f;
  GdkRGBA wood;

  gdk_rgba_parse (&wood, "#c98f4e");
  hk_ink_fill_box (snapshot, bounds, width * 0.11f, &veil);
  for (int i = 0; i < 2; i++)
    {
      const graphene_rect_t plank = GRAPHENE_RECT_INIT (-width * 0.52f, -thick / 2, width * 1.04f, thick);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (bounds->origin.x + width / 2, bounds->origin.y + height * (i == 0 ? 0.55f : 0.8f)));
      gtk_snapshot_rotate (snapshot, i == 0 ? -9 : 6);
      hk_ink_fill_box (snapshot, &plank, 2, &wood);
      hk_ink_frame_box (snapshot, &plank, 2, 1, &edge);
      hk_ink_fill_box (snapshot, &GRAPHENE_RECT_INIT (-width * 0.43f, -1.5f, 3, 3), 1.5f, &edge);
      hk_ink_fill_box (snapshot, &GRAPHENE_RECT_INIT (width * 0.4f, -1.5f, 3, 3), 1.5f, &edge);
      if (i == 1 && n > 1)
        {
          g_autofree char *many = g_strdup_printf ("×%d", n);

          draw_text (widget, snapshot, many, MAX (thick * 0.95f, hk_ink_get_least (widget, thick * 1.2f)), &plank, 0.5f, 0.5f, &edge);
        }
      gtk_snapshot_restore (snapshot);
    }
}

/* @widget: whose font is used
 * @table: (nullable): where the colours have names
 * @card: what is drawn, with what it covers */
void
hk_zz_ink_draw_card (GtkWidget             *widget,
                     GtkSnapshot           *snapshot,
                     const graphene_rect_t *bounds,
                     HkZzTable             *table,
                     HkZzCard              *card)
{
  int n = 0;

  g_return_if_fail (HK_IS_ZZ_CARD (card));

  for (HkZzCard *top = card; top->covered != NULL; top = top->covered)
    n++;
  draw_front (widget, snapshot, bounds, table, hk_zz_card_get_lowest (card));
  if (n > 0)
    draw_planks (widget, snapshot, bounds, n);
}

/* Draws a card that lies face down. */
void
hk_zz_ink_draw_back (GtkSnapshot           *snapshot,
                     const graphene_rect_t *bounds)
{
  const float width = bounds->size.width;
  const float side = width * 0.62f;
  const GdkRGBA edge = { 1, 1, 1, 0.55f };
  const GdkRGBA head = { 1, 1, 1, 0.9f };
  graphene_rect_t inner = *bounds;
  GdkRGBA ground;

  gdk_rgba_parse (&ground, "#33500d");
  hk_ink_fill_box (snapshot, bounds, width * 0.11f, &ground);
  graphene_rect_inset (&inner, 2, 2);
  hk_ink_frame_box (snapshot, &inner, width * 0.08f, 1, &edge);
  hk_zz_symbol_draw (HK_ZZ_SYMBOL_HEAD, snapshot,
                     &GRAPHENE_RECT_INIT (bounds->origin.x + (width - side) / 2, bounds->origin.y + (bounds->size.height - side) / 2, side, side), &head);
}

/* Returns (transfer full): what a screen reader says of it.
 * @table: (nullable): where the colours have names
 * @card: a card, with what it covers */
char *
hk_zz_ink_speak_card (HkZzTable *table,
                      HkZzCard  *card)
{
  g_autofree char *lowest = NULL;

  g_return_val_if_fail (HK_IS_ZZ_CARD (card), NULL);

  lowest = hk_zz_table_name_card (table, hk_zz_card_get_lowest (card));
  if (card->covered == NULL)
    return g_steal_pointer (&lowest);
  /* Translators: a card, such as “Zombie 3 (red)” */
  return g_strdup_printf (_("Barricade on %s"), lowest);
}
