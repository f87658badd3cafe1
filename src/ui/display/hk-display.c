/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-display.h"

#include "hk-presenter-keys.h"
#include "hk-style.h"

/* How a window shows what it shows, to those who sit far from it or see it otherwise: contrast, size, fullscreen, and the keys of
 * whoever has no hand free. */

#define TEXT_SIZE "hk-text-size"

/* Everything in the window follows, its dialogs and menus too. A media query would need a newer GTK. */
static void
update_contrast (GtkWidget *window)
{
  if (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    {
      hk_style_add (HK_STYLE_HIGH_CONTRAST);
      gtk_widget_add_css_class (window, "hk-high-contrast");
    }
  else
    gtk_widget_remove_css_class (window, "hk-high-contrast");
}

static void
larger_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       size)
{
  hk_text_size_step (size, 1);
}

static void
smaller_cb (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       size)
{
  hk_text_size_step (size, -1);
}

static void
normal_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       size)
{
  hk_text_size_set_percent (size, HK_TEXT_SIZE_NORMAL);
}

static void
add_text_size (GtkWindow *window,
               GSettings *settings)
{
  static const GActionEntry entries[] = {
    { .name = "larger", .activate = larger_cb },
    { .name = "smaller", .activate = smaller_cb },
    { .name = "normal", .activate = normal_cb },
  };
  HkTextSize *size = hk_text_size_new (window, settings);
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_object_set_data_full (G_OBJECT (window), TEXT_SIZE, size, g_object_unref);
  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), size);
  gtk_widget_insert_action_group (GTK_WIDGET (window), "size", G_ACTION_GROUP (group));
}

/* Lets @window follow the settings and keys of how things are shown: the actions "size.…", "win.hands-full"
 * and "win.speak-moves". */
void
hk_display_follow (AdwApplicationWindow *window,
                   GSettings            *settings)
{
  g_autoptr (GAction) hands_full = NULL;
  g_autoptr (GAction) speak = NULL;

  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));

  hands_full = g_settings_create_action (settings, "hands-full");
  speak = g_settings_create_action (settings, "speak-moves");
  g_action_map_add_action (G_ACTION_MAP (window), hands_full);
  g_action_map_add_action (G_ACTION_MAP (window), speak);
  add_text_size (GTK_WINDOW (window), settings);
  hk_presenter_keys_follow (window, settings);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (update_contrast), window,
                           G_CONNECT_SWAPPED);
  update_contrast (GTK_WIDGET (window));
}

/* Returns (transfer none) (nullable): the size of the text in the window of @widget. */
HkTextSize *
hk_display_get_text_size (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root == NULL ? NULL : g_object_get_data (G_OBJECT (root), TEXT_SIZE);
}
