/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"

#include <glib/gstdio.h>

/* Takes a picture of every page, narrow and wide, light and dark, into the folder that is given; with HK_SHOTS_RTL in the
 * environment, as those see it who read from right to left. */

static const struct
{
  const char *name;
  int         width;
  int         height;
} sizes[] = {
  { "360", 360, 720 },
  { "700", 700, 800 },
  { "1200", 1200, 800 },
};

static const char * const schemes[] = { "light", "dark" };

static gboolean
save_picture (GtkWidget  *window,
              const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  const int width = gtk_widget_get_width (window);
  const int height = gtk_widget_get_height (window);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (node == NULL)
    return FALSE;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  return gdk_texture_save_to_png (texture, path);
}

static void
take (const HkShot *shot,
      gsize         size,
      const char   *scheme,
      const char   *folder)
{
  HkApplication *application = hk_fixture_begin ();
  const int height = shot->height != 0 && size > 0 ? shot->height : sizes[size].height;
  g_autofree char *name = g_strdup_printf ("%s-%s-%s.png", shot->name, sizes[size].name, scheme);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  HkWindow *window;

  if (g_getenv ("HK_SHOTS_RTL") != NULL)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_settings_set_string (hk_application_get_settings (application), "color-scheme", scheme);
  window = hk_fixture_make_window (application, sizes[size].width, height);
  shot->show (application, window);
  hk_fixture_settle ();
  if (gtk_widget_get_width (GTK_WIDGET (window)) != sizes[size].width)
    g_printerr ("%s is %d pixels wide, not %d.\n", name, gtk_widget_get_width (GTK_WIDGET (window)), sizes[size].width);
  if (!save_picture (GTK_WIDGET (window), path))
    g_error ("%s could not be written.", path);
  g_print ("%s\n", path);
  hk_fixture_end (application);
}

int
main (int   argc,
      char *argv[])
{
  const char *only = argc > 2 ? argv[2] : NULL;

  if (argc < 2 || argc > 3 || g_str_has_prefix (argv[1], "-"))
    {
      g_printerr ("Usage: hk-shots FOLDER [PART-OF-A-NAME]\n");
      return 2;
    }
  if (g_mkdir_with_parents (argv[1], 0755) != 0)
    {
      g_printerr ("%s could not be made.\n", argv[1]);
      return 1;
    }
  g_setenv ("GSK_RENDERER", "cairo", FALSE);
  g_setenv ("GTK_A11Y", "none", FALSE);

  for (gsize list = 0; hk_shots_lists[list] != NULL; list++)
    for (const HkShot *shot = hk_shots_lists[list]; shot->name != NULL; shot++)
      for (gsize size = 0; size < G_N_ELEMENTS (sizes) && (only == NULL || strstr (shot->name, only) != NULL); size++)
        for (gsize scheme = 0; scheme < G_N_ELEMENTS (schemes); scheme++)
          take (shot, size, schemes[scheme], argv[1]);
  return 0;
}
