/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-token.h"

typedef struct
{
  const char *type;
  const char *path;
  const char *letter;   /* NC_() marked; "" none */
  const char *style;
  float       letter_y;
} Kind;

/* The piece that stands for an Encounter on the battlefield: its shape and its letter say what it is, a helmet is
 * drawn on its head, and it lies on its side when it was pushed or locked in. A screen reader passes over it. */
struct _HkCzToken
{
  GtkWidget   parent_instance;

  int         size;
  const Kind *kind;
  const char *letter;
  GskPath    *shape;
  gboolean    helmet;
  gboolean    sideways;
};

G_DEFINE_FINAL_TYPE (HkCzToken, hk_cz_token, GTK_TYPE_WIDGET)

/* Paths on a square of 24. */
#define GRID 24.f
#define MEEPLE "M12 1.2A3.9 3.9 0 0 0 8.3 6.4C5 7.4 1.2 9.4 1.2 11.4C1.2 13.2 3.6 13.5 6.6 13.5C6 16 3 19.3 3 21.2C3 22.3 3.6 22.8 4.8 22.8H8.9C10.6 22.8 10.8 19.3 12 19.3C13.2 19.3 13.4 22.8 15.1 22.8H19.2C20.4 22.8 21 22.3 21 21.2C21 19.3 18 16 17.4 13.5C20.4 13.5 22.8 13.2 22.8 11.4C22.8 9.4 19 7.4 15.7 6.4A3.9 3.9 0 0 0 12 1.2Z"
#define DOG "M1.2 7.6L5.2 3.4L6.6 1.4L8.4 4.6L10.2 8.2H18.4L20.2 5.2C20.8 4.2 22.6 4.6 22.4 5.8L21.4 11.2V14.4L22.2 21.4C22.3 22.4 21.8 22.8 21 22.8H19.4C18.6 22.8 18.2 22.4 18 21.6L17 16.6H11.2L10.6 21.6C10.5 22.4 10 22.8 9.2 22.8H7.6C6.8 22.8 6.4 22.4 6.4 21.4V13.6L5 10.6L2 10.2C1 10 0.6 8.4 1.2 7.6Z"
#define PERSON "M12 1.2A4.9 4.9 0 0 1 12 11A4.9 4.9 0 0 1 12 1.2ZM2.4 22.8C2.4 15.8 6.4 12.4 12 12.4S21.6 15.8 21.6 22.8Z"
#define FLAME "M12.6 1.2C13.4 5 19.8 8.4 19.8 14.6C19.8 19.4 16.4 22.8 12 22.8S4.2 19.4 4.2 14.8C4.2 11.4 6 9.2 7.6 7.6C7.8 9.4 8.6 10.4 9.6 10.8C9.4 7 10.2 3.4 12.6 1.2Z"
#define BACK "M6.6 1.2H17.4A2.4 2.4 0 0 1 19.8 3.6V20.4A2.4 2.4 0 0 1 17.4 22.8H6.6A2.4 2.4 0 0 1 4.2 20.4V3.6A2.4 2.4 0 0 1 6.6 1.2Z"
#define HELMET "M7.2 5C7.2 2.4 9.3 0.6 12 0.6S16.8 2.4 16.8 5H18.4V6.6H5.6V5Z"

static const Kind kinds[] = {
  { "zombie", MEEPLE, NC_("letter on a piece", "Z"), "cz-zombie", 11.9f },
  { "fast", MEEPLE, NC_("letter on a piece", "F"), "cz-fast", 11.9f },
  { "slow", MEEPLE, NC_("letter on a piece", "S"), "cz-slow", 11.9f },
  { "rigored", MEEPLE, NC_("letter on a piece", "R"), "cz-rigored", 11.9f },
  { "dog", DOG, NC_("letter on a piece", "D"), "cz-dog", 12.4f },
  { "human-enemies", PERSON, NC_("letter on a piece", "E"), "cz-human", 18.f },
  { "human", PERSON, NC_("letter on a piece", "H"), "cz-human", 18.f },
  { "ally", PERSON, NC_("letter on a piece", "A"), "cz-friend", 18.f },
  { "dependant", PERSON, NC_("letter on a piece", "De"), "cz-friend", 18.f },
  { "fire", FLAME, "", "cz-fire", 15.f },
  { NULL, BACK, NC_("letter on a piece", "?"), "cz-back", 12.f },
};

static const Kind *
find_kind (const char *type)
{
  gsize i = 0;

  while (kinds[i].type != NULL && g_strcmp0 (kinds[i].type, type) != 0)
    i++;
  return &kinds[i];
}

static void
hk_cz_token_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  *minimum = *natural = HK_CZ_TOKEN (widget)->size;
}

/* Black or white, whichever can be read on the colour. */
static GdkRGBA
get_ink (const GdkRGBA *on)
{
  const float light = 0.299f * on->red + 0.587f * on->green + 0.114f * on->blue;
  const GdkRGBA dark = { 0.1f, 0.1f, 0.12f, 1 };
  const GdkRGBA white = { 1, 1, 1, 1 };

  return light > 0.55f ? dark : white;
}

static void
snapshot_letter (HkCzToken   *self,
                 GtkSnapshot *snapshot,
                 float        scale,
                 GdkRGBA     *ink)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->letter);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));
  PangoRectangle inked;

  pango_font_description_set_weight (font, PANGO_WEIGHT_HEAVY);
  pango_font_description_set_absolute_size (font, (g_utf8_strlen (self->letter, -1) > 1 ? 7.6 : 9.2) * scale * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &inked, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (GRID / 2 * scale - inked.x - inked.width / 2.f,
                                                          self->kind->letter_y * scale - inked.y - inked.height / 2.f));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

static void
hk_cz_token_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  HkCzToken *self = HK_CZ_TOKEN (widget);
  const float side = (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  const float scale = side / GRID;
  GdkRGBA colour;
  GdkRGBA ink;

  gtk_widget_get_color (widget, &colour);
  ink = get_ink (&colour);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((gtk_widget_get_width (widget) - side) / 2, (gtk_widget_get_height (widget) - side) / 2));
  gtk_snapshot_save (snapshot);
  if (self->sideways)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (side, 0));
      gtk_snapshot_rotate (snapshot, 90);
    }
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_fill (snapshot, self->shape, GSK_FILL_RULE_WINDING, &colour);
  if (self->helmet)
    {
      const GdkRGBA hat = { 0.96f, 0.76f, 0.07f, 1 };
      const GdkRGBA rim = { 0.24f, 0.22f, 0.27f, 1 };
      g_autoptr (GskPath) helmet = gsk_path_parse (HELMET);
      g_autoptr (GskStroke) stroke = gsk_stroke_new (0.9f);

      gtk_snapshot_append_fill (snapshot, helmet, GSK_FILL_RULE_WINDING, &hat);
      gtk_snapshot_append_stroke (snapshot, helmet, stroke, &rim);
    }
  gtk_snapshot_restore (snapshot);
  if (!self->sideways)
    snapshot_letter (self, snapshot, scale, &ink);
  else
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (GRID / 2 - self->kind->letter_y) * scale));
      snapshot_letter (self, snapshot, scale, &ink);
    }
  gtk_snapshot_restore (snapshot);
}

static void
hk_cz_token_dispose (GObject *object)
{
  g_clear_pointer (&HK_CZ_TOKEN (object)->shape, gsk_path_unref);
  G_OBJECT_CLASS (hk_cz_token_parent_class)->dispose (object);
}

static void
hk_cz_token_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  HK_CZ_TOKEN (object)->size = g_value_get_int (value);
}

static void
hk_cz_token_class_init (HkCzTokenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_token_dispose;
  G_OBJECT_CLASS (klass)->set_property = hk_cz_token_set_property;
  widget_class->measure = hk_cz_token_measure;
  widget_class->snapshot = hk_cz_token_snapshot;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_int ("size", NULL, NULL, 1, 100, 36,
                                                     G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "cz-token");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hk_cz_token_init (HkCzToken *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  hk_cz_token_set (self, NULL, FALSE, FALSE);
}

/* Says what the token stands for.
 * @type: (nullable): the type of an Encounter; %NULL face down
 * @helmet: whether it wears a helmet
 * @sideways: whether it lies on its side */
void
hk_cz_token_set (HkCzToken  *self,
                 const char *type,
                 gboolean    helmet,
                 gboolean    sideways)
{
  const Kind *kind = find_kind (type);

  g_return_if_fail (HK_IS_CZ_TOKEN (self));

  helmet = helmet && g_str_equal (kind->path, MEEPLE);
  if (self->kind == kind && self->helmet == helmet && self->sideways == sideways)
    return;
  if (self->kind != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), self->kind->style);
  g_clear_pointer (&self->shape, gsk_path_unref);
  self->shape = gsk_path_parse (kind->path);
  self->kind = kind;
  self->letter = kind->letter[0] == '\0' ? "" : g_dpgettext2 (NULL, "letter on a piece", kind->letter);
  self->helmet = helmet;
  self->sideways = sideways;
  gtk_widget_add_css_class (GTK_WIDGET (self), kind->style);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Adds the letters that stand on the pieces. */
void
hk_cz_token_add_letters (GStrvBuilder *builder)
{
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (kinds[i].letter[0] != '\0')
      g_strv_builder_add (builder, g_dpgettext2 (NULL, "letter on a piece", kinds[i].letter));
}
