/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>
#include <stdlib.h>

#include "ui/display/hk-display.h"
#include "ui/screen/hk-screen.h"

/* Takes a picture of every page, narrow and wide, light and dark, into the folder that is given; or, with --store, those
 * that a software centre shows, each as the window stands on a desktop, with its corners and its shadow. With HK_SHOTS_RTL
 * in the environment, as those see it who read from right to left; with HK_SHOTS_TEXT, with the text so large, in percent;
 * with HK_SHOTS_SIZE, in that size alone, such as 1920 or 1080p.
 * With HK_SHOTS_LOCALES, the folder of compiled translations, in the language of the environment. */

static const struct
{
  const char *name;
  int         width;
  int         height;
} sizes[] = {
  { "360", 360, 720 },
  { "700", 700, 800 },
  { "1200", 1200, 800 },
  { "1920", 1920, 1080 },
};

/* The sizes before this one are those of every shot. */
#define WIDE 3

/* What the table screen is shown on. */
static const struct
{
  const char *name;
  int         width;
  int         height;
} televisions[] = {
  { "720p", 1280, 720 },
  { "1080p", 1920, 1080 },
  { "2160p", 3840, 2160 },
};

static const char * const schemes[] = { "light", "dark" };

/* What a software centre shows; the metainfo names each. No window is larger than the 1000 by 700 pixels that they ask for. */
static const struct
{
  const char *file;
  const char *shot;
  int         width;
  int         height;
  const char *scheme;
} store[] = {
  { "dark-age-z", "game-late", 1000, 700, "dark" },
  { "working", "game-combat", 1000, 700, "light" },
  { "card-z", "cz-map-turn", 1000, 700, "dark" },
  { "army-of-the-dead", "aotd-late", 1000, 700, "light" },
  { "rfyl", "rf-movement", 1000, 700, "dark" },
  { "zombiez", "zz-place", 1000, 700, "light" },
  { "rules", "rules-search", 360, 700, "light" },
  { "narrow", "horde-turn", 360, 700, "dark" },
};

/* In pixels: room for the shadow, and the rounding of the corners. */
#define MARGIN 36
#define RADIUS 15

/* Whether @name is among the sizes that are wanted. */
static gboolean
is_wanted (const char *name)
{
  const char *size = g_getenv ("HK_SHOTS_SIZE");

  return size == NULL || g_str_equal (size, name);
}

/* The window as a desktop would show it. */
static void
snapshot_framed (GdkPaintable *paintable,
                 GtkSnapshot  *snapshot,
                 int           width,
                 int           height)
{
  const GdkRGBA shadow = { 0, 0, 0, 0.4f };
  const GdkRGBA line = { 0, 0, 0, 0.2f };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), RADIUS);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (MARGIN, MARGIN));
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shadow, 0, 6, 0, MARGIN - 6);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &line, 0, 0, 1, 0);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  gtk_snapshot_pop (snapshot);
}

static gboolean
save_picture (GtkWidget  *window,
              gboolean    framed,
              const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  const int width = gtk_widget_get_width (window);
  const int height = gtk_widget_get_height (window);
  const float edge = framed ? 2 * MARGIN : 0;

  if (framed)
    snapshot_framed (paintable, snapshot, width, height);
  else
    gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (node == NULL)
    return FALSE;
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width + edge, (float) height + edge));
  return gdk_texture_save_to_png (texture, path);
}

/* As large as the television, without the bar that a full screen hides. */
static void
enlarge (GtkWidget *screen,
         int        width,
         int        height)
{
  adw_toolbar_view_set_reveal_top_bars (ADW_TOOLBAR_VIEW (adw_window_get_content (ADW_WINDOW (screen))), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (screen), width, height);
  hk_fixture_settle ();
  hk_fixture_settle ();
}

static void
take (const HkShot *shot,
      int           width,
      int           height,
      const char   *scheme,
      gboolean      framed,
      gboolean      is_screen,
      const char   *path)
{
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window;
  GtkWidget *shown;

  if (g_getenv ("HK_SHOTS_RTL") != NULL)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  g_settings_set_string (hk_application_get_settings (application), "color-scheme", scheme);
  window = hk_fixture_make_window (application, is_screen ? 1200 : width, is_screen ? 800 : height);
  if (g_getenv ("HK_SHOTS_TEXT") != NULL)
    hk_text_size_set_percent (hk_display_get_text_size (GTK_WIDGET (window)), atoi (g_getenv ("HK_SHOTS_TEXT")));
  shot->show (application, window);
  hk_fixture_settle ();
  shown = is_screen ? hk_screen_find (GTK_WINDOW (window)) : GTK_WIDGET (window);
  if (is_screen)
    enlarge (shown, width, height);
  if (gtk_widget_get_width (shown) != width)
    g_printerr ("%s is %d pixels wide, not %d.\n", path, gtk_widget_get_width (shown), width);
  if (!save_picture (shown, framed, path))
    g_error ("%s could not be written.", path);
  g_print ("%s\n", path);
  hk_fixture_end (application);
}

static void
take_screen (const HkShot *shot,
             const char   *folder)
{
  for (gsize size = 0; size < G_N_ELEMENTS (televisions); size++)
    for (gsize scheme = 0; is_wanted (televisions[size].name) && scheme < G_N_ELEMENTS (schemes); scheme++)
      {
        g_autofree char *name = g_strdup_printf ("%s-%s-%s.png", shot->name, televisions[size].name, schemes[scheme]);
        g_autofree char *path = g_build_filename (folder, name, NULL);

        take (shot, televisions[size].width, televisions[size].height, schemes[scheme], FALSE, TRUE, path);
      }
}

static void
take_every (const HkShot *shot,
            const char   *folder)
{
  for (gsize size = 0; size < (shot->wide || g_getenv ("HK_SHOTS_SIZE") != NULL ? G_N_ELEMENTS (sizes) : WIDE); size++)
    for (gsize scheme = 0; is_wanted (sizes[size].name) && scheme < G_N_ELEMENTS (schemes); scheme++)
      {
        const int height = shot->height != 0 && size > 0 ? shot->height : sizes[size].height;
        g_autofree char *name = g_strdup_printf ("%s-%s-%s.png", shot->name, sizes[size].name, schemes[scheme]);
        g_autofree char *path = g_build_filename (folder, name, NULL);

        take (shot, sizes[size].width, height, schemes[scheme], FALSE, FALSE, path);
      }
}

static const HkShot *
find_shot (const char *name)
{
  guint n_lists;
  const HkShot * const *lists = hk_shots_get_lists (&n_lists);

  for (guint list = 0; list < n_lists; list++)
    for (const HkShot *shot = lists[list]; shot->name != NULL; shot++)
      if (g_str_equal (shot->name, name))
        return shot;
  g_error ("There is no shot %s.", name);
}

static void
take_for_store (const char *folder)
{
  /* The font of a desktop, where it is installed. */
  hk_fixture_begin ();
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Adwaita Sans, Cantarell 11", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (store); i++)
    {
      g_autofree char *name = g_strconcat (store[i].file, ".png", NULL);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      take (find_shot (store[i].shot), store[i].width, store[i].height, store[i].scheme, TRUE, FALSE, path);
    }
}

int
main (int   argc,
      char *argv[])
{
  const gboolean for_store = argc == 3 && g_str_equal (argv[1], "--store");
  const char *folder = for_store ? argv[2] : argv[1];
  const char *only = argc > 2 ? argv[2] : NULL;
  const HkShot * const screens[] = { hk_shots_of_screen, hk_shots_of_kept_screen };
  guint n_lists;
  const HkShot * const *lists = hk_shots_get_lists (&n_lists);

  if (argc < 2 || argc > 3 || g_str_has_prefix (folder, "-"))
    {
      g_printerr ("Usage: hk-shots FOLDER [PART-OF-A-NAME]\n       hk-shots --store FOLDER\n");
      return 2;
    }
  if (g_mkdir_with_parents (folder, 0755) != 0)
    {
      g_printerr ("%s could not be made.\n", folder);
      return 1;
    }
  g_setenv ("GSK_RENDERER", "cairo", FALSE);
  g_setenv ("GTK_A11Y", "none", FALSE);
  hk_fixture_draw_windows ();
  if (g_getenv ("HK_SHOTS_LOCALES") != NULL)
    {
      setlocale (LC_ALL, "");
      bindtextdomain (GETTEXT_PACKAGE, g_getenv ("HK_SHOTS_LOCALES"));
      bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
      textdomain (GETTEXT_PACKAGE);
    }

  if (for_store)
    {
      take_for_store (folder);
      return 0;
    }
  for (guint list = 0; list < n_lists; list++)
    for (const HkShot *shot = lists[list]; shot->name != NULL; shot++)
      if (only == NULL || strstr (shot->name, only) != NULL)
        take_every (shot, folder);
  for (gsize list = 0; list < G_N_ELEMENTS (screens); list++)
    for (const HkShot *shot = screens[list]; shot->name != NULL; shot++)
      if (only == NULL || strstr (shot->name, only) != NULL)
        take_screen (shot, folder);
  return 0;
}
