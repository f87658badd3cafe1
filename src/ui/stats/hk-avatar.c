/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-avatar.h"

#include <glib/gi18n.h>

#include "core/content/hk-file.h"
#include "core/content/hk-limits.h"
#include "core/record/hk-error.h"

/* A person as a picture, or else as initials, on the colour that they play with. */

/* Larger ones are no photographs. */
#define MOST_PIXELS 20000

/* The pictures that are shown somewhere, by their files, whose names are sums of what is in them. */
static GHashTable *shown;

static void
gone_cb (gpointer  path,
         GObject  *picture)
{
  g_hash_table_remove (shown, path);
}

/* (transfer full) (nullable): the picture of the person, if there is one and it can be read. */
static GdkTexture *
read_picture (HkPeople   *people,
              const char *person)
{
  g_autofree char *path = hk_people_dup_picture (people, person);
  GdkTexture *picture = path == NULL || shown == NULL ? NULL : g_hash_table_lookup (shown, path);
  g_autoptr (GBytes) bytes = NULL;
  gsize size;
  char *data;

  if (picture != NULL)
    return g_object_ref (picture);
  data = path == NULL ? NULL : hk_file_read (path, HK_LIMIT_PICTURE_KEPT, &size, NULL);
  if (data == NULL)
    return NULL;
  bytes = g_bytes_new_take (data, size);
  picture = gdk_texture_new_from_bytes (bytes, NULL);
  if (picture == NULL)
    return NULL;
  if (shown == NULL)
    shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_object_weak_ref (G_OBJECT (picture), gone_cb, path);
  g_hash_table_insert (shown, g_steal_pointer (&path), picture);
  return picture;
}

/* Shows the person. Returns whether there is a picture of them.
 * @person: as hk_people_find() gives it */
gboolean
hk_avatar_show (AdwAvatar  *self,
                HkPeople   *people,
                const char *person)
{
  g_autoptr (GdkTexture) picture = read_picture (people, person);
  const char *colour = hk_people_get_colour (people, person);
  g_autofree char *css_class = colour == NULL ? NULL : g_strconcat ("player-", colour, NULL);
  const char *before = g_object_get_data (G_OBJECT (self), "hk-colour");

  adw_avatar_set_text (self, person);
  adw_avatar_set_show_initials (self, *person != '\0');
  adw_avatar_set_custom_image (self, GDK_PAINTABLE (picture));
  if (before != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), before);
  if (css_class != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  g_object_set_data_full (G_OBJECT (self), "hk-colour", g_steal_pointer (&css_class), g_free);
  return picture != NULL;
}

/* Returns (transfer floating): the person, who is named beside it.
 * @person: as hk_people_find() gives it
 * @size: in pixels */
GtkWidget *
hk_avatar_new (HkPeople   *people,
               const char *person,
               int         size)
{
  GtkWidget *self = g_object_new (ADW_TYPE_AVATAR, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "size", size, "valign", GTK_ALIGN_CENTER, NULL);

  gtk_widget_add_css_class (self, "hk-avatar");
  hk_avatar_show (ADW_AVATAR (self), people, person);
  return self;
}

/* Returns (transfer full) (nullable): the middle of a picture as a square PNG of at most %HK_LIMIT_PICTURE pixels a side, with nothing of
 * what else a photograph tells, such as where it was taken.
 * @from: a widget that is on the screen
 * @error: return location for %HK_ERROR_FORMAT */
GBytes *
hk_avatar_scale_picture (GtkWidget *from,
                         GBytes    *picture,
                         GError   **error)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (from));
  g_autoptr (GdkTexture) texture = g_bytes_get_size (picture) > HK_LIMIT_PICTURE_FILE ? NULL : gdk_texture_new_from_bytes (picture, NULL);
  g_autoptr (GdkTexture) scaled = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  GtkSnapshot *snapshot;
  float width, height, side, scale;

  if (texture == NULL || gdk_texture_get_width (texture) > MOST_PIXELS || gdk_texture_get_height (texture) > MOST_PIXELS)
    {
      hk_error_fail (error, HK_ERROR_FORMAT, _("This is no picture that can be read."));
      return NULL;
    }
  width = (float) gdk_texture_get_width (texture);
  height = (float) gdk_texture_get_height (texture);
  side = MIN (HK_LIMIT_PICTURE, MIN (width, height));
  scale = side / MIN (width, height);
  snapshot = gtk_snapshot_new ();
  gtk_snapshot_append_scaled_texture (snapshot, texture, GSK_SCALING_FILTER_TRILINEAR,
                                      &GRAPHENE_RECT_INIT ((side - width * scale) / 2, (side - height * scale) / 2, width * scale, height * scale));
  node = gtk_snapshot_free_to_node (snapshot);
  scaled = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, side, side));
  return gdk_texture_save_to_png_bytes (scaled);
}
