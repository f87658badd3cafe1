/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-symbol.h"
#include "ui/widgets/hk-ink.h"

/* A small picture in the colour of the text: an icon of Event cards, a drop of blood, a zombie. It says nothing to a
 * screen reader; the word for it has to stand beside it. */
struct _HkRfSymbol
{
  GtkWidget  parent_instance;

  char      *picture;
  int        size;
};

enum
{
  PROP_PICTURE = 1,
  PROP_SIZE,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (HkRfSymbol, hk_rf_symbol, GTK_TYPE_WIDGET)

/* Paths on a square of 24; what is drawn twice is a hole. */
#define GRID 24.f

#define HEAD "M12 1.2C6.4 1.2 2.6 5.2 2.6 10.4C2.6 13.6 3.9 16 5.8 17.6V21.2C5.8 22.2 6.6 23 7.6 23H16.4C17.4 23 18.2 22.2 18.2 21.2V17.6C20.1 16 21.4 13.6 21.4 10.4C21.4 5.2 17.6 1.2 12 1.2Z"
#define EYES "M5.6 8.2L10.6 10.4C10.4 12.6 9.4 13.8 7.9 13.8C6.4 13.8 5.3 12.4 5.3 10.4C5.3 9.6 5.4 8.9 5.6 8.2ZM18.4 8.2L13.4 10.4C13.6 12.6 14.6 13.8 16.1 13.8C17.6 13.8 18.7 12.4 18.7 10.4C18.7 9.6 18.6 8.9 18.4 8.2ZM8 16.6H16V18H14.6V20.4H13V18H11V20.4H9.4V18H8Z"

static const struct
{
  const char *name;
  const char *path;
} pictures[] = {
  { "bullets", "M12 0.8C15 3.4 16.6 6.4 16.6 10V18.6H7.4V10C7.4 6.4 9 3.4 12 0.8ZM7.4 19.8H16.6V21H17.6V23.2H6.4V21H7.4Z" },
  { "melee", "M3.6 23L1 20.4L11.6 9.8L14.2 12.4ZM10.4 6.8C12.2 3.2 15.2 1.2 19.2 0.8L23.2 4.8C22.8 8.8 20.8 11.8 17.2 13.6Z" },
  { "item", "M8 1H16V5.4H19A2.4 2.4 0 0 1 21.4 7.8V20.6A2.4 2.4 0 0 1 19 23H5A2.4 2.4 0 0 1 2.6 20.6V7.8A2.4 2.4 0 0 1 5 5.4H8ZM10.2 3.2V5.4H13.8V3.2ZM2.6 12H9.4V10.4H14.6V12H21.4V14H14.6V15.8H9.4V14H2.6Z" },
  { "ability", "M12 0.8L15.4 8.2L23.4 9L17.4 14.4L19.2 22.4L12 18.2L4.8 22.4L6.6 14.4L0.6 9L8.6 8.2Z" },
  { "movement", "M1 9.4H12V3.6L23 12L12 20.4V14.6H1Z" },
  { "add-zombies", "M9 4.6C4.4 4.6 1 7.8 1 12.2C1 14.8 2.1 16.8 3.8 18.2V21.4C3.8 22.3 4.5 23 5.4 23H12.6C13.5 23 14.2 22.3 14.2 21.4V18.2C15.9 16.8 17 14.8 17 12.2C17 7.8 13.6 4.6 9 4.6ZM3.6 10.6L7.8 12.4C7.6 14.2 6.8 15.2 5.5 15.2C4.2 15.2 3.3 14 3.3 12.4C3.3 11.7 3.4 11.1 3.6 10.6ZM14.4 10.6L10.2 12.4C10.4 14.2 11.2 15.2 12.5 15.2C13.8 15.2 14.7 14 14.7 12.4C14.7 11.7 14.6 11.1 14.4 10.6ZM18.4 1H20.6V3.9H23.5V6.1H20.6V9H18.4V6.1H15.5V3.9H18.4Z" },
  { "encounter", "M12 0.6L14.5 6.2L20.2 3.4L18 9.3L23.5 12L18 14.7L20.2 20.6L14.5 17.8L12 23.4L9.5 17.8L3.8 20.6L6 14.7L0.5 12L6 9.3L3.8 3.4L9.5 6.2ZM10.9 7H13.1L12.8 13.2H11.2ZM12 14.4A1.4 1.4 0 1 0 12 17.2A1.4 1.4 0 1 0 12 14.4Z" },
  { "blood", "M12 0.8C15.8 6.4 20 10.4 20 15.2A8 8 0 0 1 4 15.2C4 10.4 8.2 6.4 12 0.8Z" },
  { "death", "M3.6 23V9.4A8.4 8.4 0 0 1 20.4 9.4V23ZM10.8 5.6V9H7.6V11.4H10.8V18.4H13.2V11.4H16.4V9H13.2V5.6Z" },
  { "zombie", HEAD EYES },
  { "clean", "M9.4 19.8L1.8 12.2L4.8 9.2L9.4 13.8L19.4 3.8L22.4 6.8Z" },
  { "infected", HEAD "M5.4 8L7.1 9.7L8.8 8L10.2 9.4L8.5 11.1L10.2 12.8L8.8 14.2L7.1 12.5L5.4 14.2L4 12.8L5.7 11.1L4 9.4ZM15.2 8L16.9 9.7L18.6 8L20 9.4L18.3 11.1L20 12.8L18.6 14.2L16.9 12.5L15.2 14.2L13.8 12.8L15.5 11.1L13.8 9.4ZM8 17H16V19H8Z" },
};

static GskPath *paths[G_N_ELEMENTS (pictures)];

static void
hk_rf_symbol_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = HK_RF_SYMBOL (widget)->size;
}

static void
hk_rf_symbol_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  graphene_rect_t square;
  GdkRGBA colour;

  hk_ink_find_square (widget, &square);
  gtk_widget_get_color (widget, &colour);
  for (gsize i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (g_strcmp0 (pictures[i].name, HK_RF_SYMBOL (widget)->picture) == 0)
      {
        if (paths[i] == NULL)
          paths[i] = gsk_path_parse (pictures[i].path);
        hk_ink_fill_path (snapshot, paths[i], GRID, &square, &colour);
      }
}

static void
hk_rf_symbol_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  if (id == PROP_PICTURE)
    g_value_set_string (value, HK_RF_SYMBOL (object)->picture);
  else
    g_value_set_int (value, HK_RF_SYMBOL (object)->size);
}

static void
hk_rf_symbol_set_property (GObject      *object,
                           guint         id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  if (id == PROP_SIZE)
    HK_RF_SYMBOL (object)->size = g_value_get_int (value);
  else if (!g_set_str (&HK_RF_SYMBOL (object)->picture, g_value_get_string (value)))
    return;
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
hk_rf_symbol_finalize (GObject *object)
{
  g_free (HK_RF_SYMBOL (object)->picture);
  G_OBJECT_CLASS (hk_rf_symbol_parent_class)->finalize (object);
}

static void
hk_rf_symbol_class_init (HkRfSymbolClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = hk_rf_symbol_get_property;
  object_class->set_property = hk_rf_symbol_set_property;
  object_class->finalize = hk_rf_symbol_finalize;
  widget_class->measure = hk_rf_symbol_measure;
  widget_class->snapshot = hk_rf_symbol_snapshot;
  properties[PROP_PICTURE] = g_param_spec_string ("picture", NULL, NULL, NULL, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 0, 999, 20, G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);
  gtk_widget_class_set_css_name (widget_class, "rf-symbol");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hk_rf_symbol_init (HkRfSymbol *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* Returns (transfer floating): the picture.
 * @picture: its name, such as an icon of Event cards has it
 * @size: its width and height, in pixels */
GtkWidget *
hk_rf_symbol_new (const char *picture,
                  int         size)
{
  return g_object_new (HK_TYPE_RF_SYMBOL, "picture", picture, "size", size, NULL);
}
