/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-letters.h"

#include <hb.h>
#include <math.h>

/* What is known of a text that is rendered: its font, as high as it is in the end. */
typedef void (*Visit) (GskRenderNode *text, double size, gpointer data);

static void
visit_node (GskRenderNode *node,
            double         scale,
            Visit          visit,
            gpointer       data)
{
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_TEXT_NODE:
      {
        g_autoptr (PangoFontDescription) font = pango_font_describe_with_absolute_size (gsk_text_node_get_font (node));

        visit (node, scale * pango_font_description_get_size (font) / PANGO_SCALE, data);
        break;
      }
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        visit_node (gsk_container_node_get_child (node, i), scale, visit, data);
      break;
    case GSK_TRANSFORM_NODE:
      {
        float xx, yx, xy, yy, dx, dy;

        gsk_transform_to_2d (gsk_transform_node_get_transform (node), &xx, &yx, &xy, &yy, &dx, &dy);
        visit_node (gsk_transform_node_get_child (node), scale * hypot (xy, yy), visit, data);
        break;
      }
    case GSK_OPACITY_NODE:
      visit_node (gsk_opacity_node_get_child (node), scale, visit, data);
      break;
    case GSK_CLIP_NODE:
      visit_node (gsk_clip_node_get_child (node), scale, visit, data);
      break;
    case GSK_ROUNDED_CLIP_NODE:
      visit_node (gsk_rounded_clip_node_get_child (node), scale, visit, data);
      break;
    case GSK_COLOR_MATRIX_NODE:
      visit_node (gsk_color_matrix_node_get_child (node), scale, visit, data);
      break;
    case GSK_SHADOW_NODE:
      visit_node (gsk_shadow_node_get_child (node), scale, visit, data);
      break;
    case GSK_BLUR_NODE:
      visit_node (gsk_blur_node_get_child (node), scale, visit, data);
      break;
    case GSK_DEBUG_NODE:
      visit_node (gsk_debug_node_get_child (node), scale, visit, data);
      break;
    case GSK_SUBSURFACE_NODE:
      visit_node (gsk_subsurface_node_get_child (node), scale, visit, data);
      break;
    case GSK_CROSS_FADE_NODE:
      visit_node (gsk_cross_fade_node_get_start_child (node), scale, visit, data);
      visit_node (gsk_cross_fade_node_get_end_child (node), scale, visit, data);
      break;
    case GSK_MASK_NODE:
      visit_node (gsk_mask_node_get_source (node), scale, visit, data);
      break;
    default:
      break;
    }
}

static void
visit_letters (GtkWidget *widget,
               Visit      visit,
               gpointer   data)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable), gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (node != NULL)
    visit_node (node, 1, visit, data);
}

static void
keep_least (GskRenderNode *text,
            double         size,
            gpointer       data)
{
  double *least = data;

  *least = MIN (*least, size);
}

/**
 * hk_letters_find_least:
 * @widget: what is on the screen
 *
 * Returns: the size of its smallest letters, in pixels of @widget; %HUGE_VAL where it has none
 */
double
hk_letters_find_least (GtkWidget *widget)
{
  double least = HUGE_VAL;

  visit_letters (widget, keep_least, &least);
  return least;
}

/* The letter from A to Z that is all of the text. */
static void
add_lone (GskRenderNode *text,
          double         size,
          gpointer       data)
{
  GStrvBuilder *letters = data;
  hb_font_t *font = pango_font_get_hb_font (gsk_text_node_get_font (text));
  guint n;
  const PangoGlyphInfo *glyphs = gsk_text_node_get_glyphs (text, &n);

  for (char letter = 'A'; n == 1 && letter <= 'Z'; letter++)
    {
      hb_codepoint_t glyph;

      if (hb_font_get_nominal_glyph (font, (hb_codepoint_t) letter, &glyph) && glyphs[0].glyph == glyph)
        g_strv_builder_take (letters, g_strndup (&letter, 1));
    }
}

/**
 * hk_letters_list_lone:
 * @widget: what is on the screen
 *
 * Returns: (transfer full): the capital letters that stand alone there
 */
GStrv
hk_letters_list_lone (GtkWidget *widget)
{
  g_autoptr (GStrvBuilder) letters = g_strv_builder_new ();

  visit_letters (widget, add_lone, letters);
  return g_strv_builder_end (letters);
}

typedef struct
{
  const char *text;
  gboolean    found;
} Spelling;

/* A text without ligatures is spelt when its letters stand one after the other. */
static void
look_for (GskRenderNode *text,
          double         size,
          gpointer       data)
{
  Spelling *spelling = data;
  hb_font_t *font = pango_font_get_hb_font (gsk_text_node_get_font (text));
  guint n;
  const PangoGlyphInfo *glyphs = gsk_text_node_get_glyphs (text, &n);

  for (guint i = 0; i < n && !spelling->found; i++)
    {
      const char *at = spelling->text;
      hb_codepoint_t glyph;

      for (guint j = i; *at != '\0' && j < n && hb_font_get_nominal_glyph (font, g_utf8_get_char (at), &glyph) && glyphs[j].glyph == glyph; j++)
        at = g_utf8_next_char (at);
      spelling->found = *at == '\0';
    }
}

/**
 * hk_letters_spell:
 * @widget: what is on the screen
 * @text: letters that its fonts have
 *
 * Returns: whether it can be read there, in a label or drawn
 */
gboolean
hk_letters_spell (GtkWidget  *widget,
                  const char *text)
{
  Spelling spelling = { text, FALSE };

  visit_letters (widget, look_for, &spelling);
  return spelling.found;
}

static void
add_property (GString               *text,
              GtkWidget             *widget,
              GtkAccessibleProperty  property)
{
  g_autofree char *value = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return;
  /* What the check finds instead is what there is. */
  value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "no such text");
  g_string_append_printf (text, "%s\n", value == NULL ? "" : value);
}

static void
collect (GtkWidget *widget,
         GString   *text)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  if (gtk_widget_get_tooltip_text (widget) != NULL)
    g_string_append_printf (text, "%s\n", gtk_widget_get_tooltip_text (widget));
  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  add_property (text, widget, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, text);
}

/**
 * hk_letters_read:
 * @widget: what is on the screen; the environment has GTK_A11Y=test
 *
 * Returns: (transfer full): all that a screen reader could say of it, and all that its labels and tooltips show, in sight or not
 */
char *
hk_letters_read (GtkWidget *widget)
{
  GString *text = g_string_new (NULL);

  collect (widget, text);
  return g_string_free_and_steal (text);
}
