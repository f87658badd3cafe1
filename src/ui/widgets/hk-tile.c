/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-kept.h"
#include "hk-tile.h"
#include "hk-tooltip.h"

#define VALUE_CHARS 18
#define VALUE_LINES 4

/* A value that is no longer than this stays on one line: one that may go on in the next is laid out several times as often. */
#define SHORT_CHARS 6

/* A fact that is read from across the table: a big value, and below it in small letters what it is. A value that
 * stands in for one of the box says so. */
struct _HkTile
{
  AdwBin      parent_instance;

  GtkWidget  *box;
  GtkWidget  *line;
  GtkWidget  *value;
  GtkWidget  *caption;
};

G_DEFINE_FINAL_TYPE (HkTile, hk_tile, ADW_TYPE_BIN)

enum
{
  PROP_CAPTION = 1,
};

static void
hk_tile_set_property (GObject      *object,
                      guint         id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  if (id == PROP_CAPTION)
    gtk_label_set_text (GTK_LABEL (HK_TILE (object)->caption), g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
hk_tile_class_init (HkTileClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = hk_tile_set_property;

  /**
   * HkTile:caption:
   *
   * What the value is.
   */
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_CAPTION,
                                   g_param_spec_string ("caption", NULL, NULL, "", G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
hk_tile_init (HkTile *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "hk-tile");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* A box would look for the room to spare of a value of several lines, by laying it out again and again. */
  self->line = adw_wrap_box_new ();
  self->value = gtk_label_new (NULL);
  self->caption = gtk_label_new (NULL);
  gtk_label_set_wrap_mode (GTK_LABEL (self->value), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (GTK_LABEL (self->value), VALUE_LINES);
  gtk_label_set_justify (GTK_LABEL (self->value), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (self->value), VALUE_CHARS);
  gtk_widget_add_css_class (self->value, "title-4");
  gtk_widget_add_css_class (self->value, "numeric");
  gtk_widget_add_css_class (self->caption, "caption");
  gtk_widget_add_css_class (self->caption, "dimmed");
  gtk_label_set_ellipsize (GTK_LABEL (self->caption), PANGO_ELLIPSIZE_END);
  adw_wrap_box_set_align (ADW_WRAP_BOX (self->line), 0.5f);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (self->line), 6);
  adw_wrap_box_set_wrap_policy (ADW_WRAP_BOX (self->line), ADW_WRAP_MINIMUM);
  adw_wrap_box_append (ADW_WRAP_BOX (self->line), self->value);
  gtk_box_append (GTK_BOX (self->box), self->line);
  gtk_box_append (GTK_BOX (self->box), self->caption);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/* Returns (transfer floating): a tile.
 * @caption: what the value is */
GtkWidget *
hk_tile_new (const char *caption,
             const char *value)
{
  HkTile *self = g_object_new (HK_TYPE_TILE, "caption", caption, NULL);

  hk_tile_set_value (self, value);
  return GTK_WIDGET (self);
}

/* Shows another value. */
void
hk_tile_set_value (HkTile     *self,
                   const char *value)
{
  const gboolean is_short = g_utf8_strlen (value, -1) <= SHORT_CHARS;
  g_autofree char *spoken = NULL;

  g_return_if_fail (HK_IS_TILE (self));

  if (*value != '\0' && g_str_equal (gtk_label_get_text (GTK_LABEL (self->value)), value))
    return;
  /* Translators: what a value is, and the value */
  spoken = g_strdup_printf (_("%s: %s"), gtk_label_get_text (GTK_LABEL (self->caption)), value);
  gtk_label_set_text (GTK_LABEL (self->value), value);
  gtk_label_set_wrap (GTK_LABEL (self->value), !is_short);
  gtk_label_set_ellipsize (GTK_LABEL (self->value), is_short ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  hk_tooltip_set (GTK_WIDGET (self), spoken);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* Puts a widget between the value and the caption, such as a bar. */
void
hk_tile_add (HkTile    *self,
             GtkWidget *widget)
{
  g_return_if_fail (HK_IS_TILE (self));

  gtk_box_insert_child_after (GTK_BOX (self->box), widget, self->line);
}

/* Puts a widget beside the value.
 * @mark: a small widget, such as a warning sign */
void
hk_tile_add_mark (HkTile    *self,
                  GtkWidget *mark)
{
  g_return_if_fail (HK_IS_TILE (self));

  adw_wrap_box_append (ADW_WRAP_BOX (self->line), mark);
}

static GtkWidget *
make_fact (gpointer facts,
           guint    number)
{
  const char * const *fact = (const char * const *) facts + 2 * number;

  return hk_tile_new (fact[0], fact[1]);
}

/* Shows a tile for each fact, and keeps those that are there already.
 * @box: an AdwWrapBox that holds nothing else
 * @facts: what each value is, and the value, by turns */
void
hk_tile_show_list (GtkWidget          *box,
                   const char * const *facts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) keys = NULL;

  for (guint i = 0; facts[i] != NULL; i += 2)
    g_strv_builder_add (builder, facts[i]);
  keys = g_strv_builder_end (builder);
  hk_kept_show (box, (const char * const *) keys, make_fact, (gpointer) facts);
  for (GtkWidget *tile = gtk_widget_get_first_child (box); tile != NULL; tile = gtk_widget_get_next_sibling (tile), facts += 2)
    hk_tile_set_value (HK_TILE (tile), facts[1]);
}
