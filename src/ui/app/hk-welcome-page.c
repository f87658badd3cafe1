/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-welcome-page.h"

#include <glib/gi18n.h>

#include "hk-evening-dialogs.h"
#include "hk-game-card.h"
#include "hk-session-row.h"
#include "hk-window.h"
#include "ui/games/hk-game-views.h"

/* The shelf: the evening to go on with, the games, and the evenings before. */
struct _HkWelcomePage
{
  AdwNavigationPage parent_instance;

  AdwBanner        *folder_banner;
  GtkWidget        *hero;
  GtkWidget        *continue_button;
  GtkLabel         *continue_title;
  GtkLabel         *continue_headline;
  GtkLabel         *continue_players;
  GtkBox           *games;
  GtkWidget        *evenings;
  GtkListBox       *evenings_list;

  HkSessionStore   *store;
};

G_DEFINE_FINAL_TYPE (HkWelcomePage, hk_welcome_page, ADW_TYPE_NAVIGATION_PAGE)

static HkWindow *
get_window (HkWelcomePage *self)
{
  return HK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

static HkSessionInfo *
find_info (HkWelcomePage *self,
           const char    *path)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->store)); i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (self->store), i);

      if (g_strcmp0 (hk_session_info_get_path (info), path) == 0)
        return g_steal_pointer (&info);
    }
  return NULL;
}

static gboolean
can_be_continued (HkSessionInfo *info)
{
  return hk_session_info_get_outcome (info) == NULL && hk_session_info_get_problem (info) == NULL;
}

static void
update (HkWelcomePage *self)
{
  const guint n_sessions = g_list_model_get_n_items (G_LIST_MODEL (self->store));
  g_autoptr (HkSessionInfo) unfinished = hk_welcome_page_dup_unfinished (self);
  g_autofree char *label = NULL;
  g_autofree char *css_class = NULL;
  g_autoptr (GError) error = NULL;

  adw_banner_set_revealed (self->folder_banner, !hk_session_store_check (self->store, &error));
  adw_banner_set_title (self->folder_banner, error == NULL ? "" : error->message);
  gtk_widget_set_visible (self->hero, n_sessions == 0);
  gtk_widget_set_visible (self->evenings, n_sessions > 0);
  gtk_widget_set_visible (self->continue_button, unfinished != NULL);
  if (unfinished == NULL)
    return;
  css_class = g_strconcat ("game-", hk_session_info_get_game_id (unfinished), NULL);
  gtk_label_set_label (self->continue_title, hk_session_info_get_title (unfinished));
  gtk_label_set_label (self->continue_headline, hk_session_info_get_headline (unfinished));
  gtk_label_set_label (self->continue_players, hk_session_info_get_players (unfinished));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->continue_button), "s",
                                    hk_session_info_get_path (unfinished));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->continue_button), "win.open-session");
  gtk_widget_set_css_classes (self->continue_button, (const char *[]) { "card", "continue-card", css_class, NULL });
  /* Translators: the name of an evening */
  label = g_strdup_printf (_("Continue %s"), hk_session_info_get_title (unfinished));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->continue_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hk_session_info_get_headline (unfinished), -1);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  return hk_session_row_new (item);
}

static void
bring_back_cb (AdwToast      *toast,
               HkWelcomePage *self)
{
  HkSessionInfo *info = g_object_get_data (G_OBJECT (toast), "info");
  g_autoptr (GError) error = NULL;

  if (!hk_session_store_bring_back (self->store, info, &error))
    hk_window_complain (get_window (self), _("The evening cannot be brought back"), error);
}

static void
delete_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  HkWelcomePage *self = HK_WELCOME_PAGE (widget);
  g_autoptr (HkSessionInfo) info = find_info (self, g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  AdwToast *toast;

  if (info == NULL)
    return;
  if (!hk_session_store_remove (self->store, info, &error))
    {
      hk_window_complain (get_window (self), _("This evening cannot be deleted"), error);
      return;
    }
  /* Translators: the name of an evening */
  text = g_strdup_printf (_("“%s” is deleted"), hk_session_info_get_title (info));
  toast = adw_toast_new ("");
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_title (toast, text);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_timeout (toast, 10);
  g_object_set_data_full (G_OBJECT (toast), "info", g_steal_pointer (&info), g_object_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (bring_back_cb), self, G_CONNECT_DEFAULT);
  hk_window_add_toast (get_window (self), toast);
}

static void
rename_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  HkWelcomePage *self = HK_WELCOME_PAGE (widget);
  g_autoptr (HkSessionInfo) info = find_info (self, g_variant_get_string (parameter, NULL));

  if (info != NULL)
    hk_evening_rename (get_window (self), self->store, info);
}

static void
export_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  HkWelcomePage *self = HK_WELCOME_PAGE (widget);
  const char *path;
  const char *format;

  g_variant_get (parameter, "(&s&s)", &path, &format);
  hk_evening_export (get_window (self), path, format);
}

static void
hk_welcome_page_dispose (GObject *object)
{
  HkWelcomePage *self = HK_WELCOME_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_WELCOME_PAGE);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (hk_welcome_page_parent_class)->dispose (object);
}

static void
hk_welcome_page_class_init (HkWelcomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_welcome_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-welcome-page.ui");
  gtk_widget_class_bind_template_child (widget_class, HkWelcomePage, folder_banner);
  gtk_widget_class_bind_template_child (widget_class, HkWelcomePage, hero);
  gtk_widget_class_bind_template_child (widget_class, HkWelcomePage, continue_button);
  gtk_widget_class_bind_template_child (widget_class, HkWelcomePage, continue_title);
  gtk_widget_class_bind_template_child (widget_class, HkWelcomePage, continue_headline);
  gtk_widget_class_bind_template_child (widget_class, HkWelcomePage, continue_players);
  gtk_widget_class_bind_template_child (widget_class, HkWelcomePage, games);
  gtk_widget_class_bind_template_child (widget_class, HkWelcomePage, evenings);
  gtk_widget_class_bind_template_child (widget_class, HkWelcomePage, evenings_list);
  gtk_widget_class_install_action (widget_class, "evening.rename", "s", rename_cb);
  gtk_widget_class_install_action (widget_class, "evening.export", "(ss)", export_cb);
  gtk_widget_class_install_action (widget_class, "evening.delete", "s", delete_cb);
}

static void
hk_welcome_page_init (HkWelcomePage *self)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < n_games; i++)
    if (hk_game_views_lookup (games[i]->id) != NULL)
      gtk_box_append (self->games, hk_game_card_new (games[i]));
}

/* @store: the shelf that it shows */
void
hk_welcome_page_set_store (HkWelcomePage  *self,
                           HkSessionStore *store)
{
  g_return_if_fail (HK_IS_WELCOME_PAGE (self));
  g_return_if_fail (HK_IS_SESSION_STORE (store));
  g_return_if_fail (self->store == NULL);

  self->store = g_object_ref (store);
  gtk_list_box_bind_model (self->evenings_list, G_LIST_MODEL (store), create_row, NULL, NULL);
  g_signal_connect_object (store, "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* Returns (transfer full) (nullable): the evening that was played last of those that are not over.
 * @self: a page with a shelf */
HkSessionInfo *
hk_welcome_page_dup_unfinished (HkWelcomePage *self)
{
  g_return_val_if_fail (HK_IS_WELCOME_PAGE (self), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->store)); i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (self->store), i);

      if (can_be_continued (info))
        return g_steal_pointer (&info);
    }
  return NULL;
}
