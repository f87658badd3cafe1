/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-share-save.h"
#include "ui/app/hk-window.h"

/* A file at a place that a person picks. */

/* Pixels of a picture for one of the window: sharp on every screen. */
#define SCALE 2

typedef struct
{
  HkWindow *window;
  GBytes   *bytes;
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->window);
  g_bytes_unref (saving->bytes);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (G_FILE (source));
  g_autofree char *text = NULL;

  if (!g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    {
      hk_window_complain (saving->window, _("The file cannot be written"), error);
      return;
    }
  /* Translators: the name of a file. */
  text = g_strdup_printf (_("“%s” is saved"), name);
  hk_window_say (saving->window, text);
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL);
  GBytes *bytes = saving->bytes;

  if (file != NULL)
    g_file_replace_contents_bytes_async (file, bytes, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION, NULL, written_cb,
                                         g_steal_pointer (&saving));
}

/* Asks for a place and writes the file there.
 * @from: an #HkWindow or a widget in one
 * @title: of the question
 * @name: of the file that is proposed, which may have slashes */
void
hk_share_save (GtkWidget  *from,
               GBytes     *bytes,
               const char *title,
               const char *name)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autofree char *proposed = g_strdelimit (g_strdup (name), "/", '-');
  Saving *saving = g_new0 (Saving, 1);

  saving->window = g_object_ref (HK_WINDOW (gtk_widget_get_root (from)));
  saving->bytes = g_bytes_ref (bytes);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_name (dialog, proposed);
  gtk_file_dialog_save (dialog, GTK_WINDOW (saving->window), NULL, chosen_cb, saving);
}

/* Returns (transfer full) (nullable): what the widget shows, in twice as many pixels as on the screen; %NULL while it is not on one. */
GdkTexture *
hk_share_make_picture (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  GtkSnapshot *snapshot;
  g_autoptr (GskRenderNode) node = NULL;

  if (native == NULL || gtk_native_get_renderer (native) == NULL || width == 0 || height == 0)
    return NULL;
  snapshot = gtk_snapshot_new ();
  gtk_snapshot_scale (snapshot, SCALE, SCALE);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  return node == NULL ? NULL : gsk_renderer_render_texture (gtk_native_get_renderer (native), node,
                                                            &GRAPHENE_RECT_INIT (0, 0, SCALE * width, SCALE * height));
}
