/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-welcome-page.h"

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "core/session/hk-session-library.h"
#include "hk-application.h"
#include "hk-game-card.h"
#include "hk-late-menu.h"
#include "hk-session-actions.h"
#include "ui/display/hk-template.h"
#include "ui/library/hk-session-row.h"
#include "ui/display/hk-text-size-control.h"
#include "ui/games/hk-game-views.h"
#include "ui/stats/hk-people-page.h"

/* The game to go on with, the games that can be begun, and those that were played last. */
#define N_LATEST 5

struct _HkWelcomePage
{
  AdwNavigationPage parent_instance;

  GtkMenuButton    *menu_button;
  GMenuModel       *main_menu;
  AdwBanner        *folder_banner;
  GtkWidget        *hero;
  GtkWidget        *continue_button;
  GtkLabel         *continue_title;
  GtkLabel         *continue_headline;
  GtkLabel         *continue_players;
  GtkBox           *games;
  GtkWidget        *learn;
  AdwWrapBox       *first_rounds;
  GtkWidget        *past_games;
  GtkListBox       *latest;
  GtkWidget        *all;

  HkSessionStore   *store;
  guint             learn_source; /* of what is made once the first frame has been drawn, 0 for none */
};

G_DEFINE_FINAL_TYPE (HkWelcomePage, hk_welcome_page, ADW_TYPE_NAVIGATION_PAGE)

/* Everybody is called as they are now. */
static void
show_people (HkWelcomePage *self,
             HkSessionInfo *info)
{
  HkPeople *people = hk_application_get_people (hk_application_get_default ());
  const char *players = hk_session_info_get_players (info);
  g_auto (GStrv) names = g_strsplit (players, ", ", -1);
  g_autofree char *who = hk_people_rewrite (people, players, (const char * const *) names);
  g_autofree char *how = hk_people_rewrite (people, hk_session_info_get_headline (info), (const char * const *) names);

  gtk_label_set_label (self->continue_headline, how);
  gtk_label_set_label (self->continue_players, who);
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
  gtk_widget_set_visible (self->past_games, n_sessions > 0);
  gtk_widget_set_visible (self->all, n_sessions > N_LATEST);
  gtk_widget_set_visible (self->continue_button, unfinished != NULL);
  if (unfinished == NULL)
    return;
  css_class = g_strconcat ("game-", hk_session_info_get_game_id (unfinished), NULL);
  gtk_label_set_label (self->continue_title, hk_session_info_get_title (unfinished));
  show_people (self, unfinished);
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
hk_welcome_page_dispose (GObject *object)
{
  HkWelcomePage *self = HK_WELCOME_PAGE (object);

  g_clear_handle_id (&self->learn_source, g_source_remove);
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
  gtk_widget_class_bind_template_callback (widget_class, hk_text_size_control_add_to);
  HK_BIND_CHILDREN (widget_class, HkWelcomePage, menu_button, main_menu, folder_banner, hero, continue_button, continue_title,
                    continue_headline, continue_players, games, learn, first_rounds, past_games, latest, all);
  hk_session_actions_install (widget_class);
  hk_people_page_install (widget_class);
}

/* A button that puts the prepared table of a game on the screen. */
static void
add_first_round (HkWelcomePage    *self,
                 const HkGameSpec *game)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *title = gtk_label_new (game->title);
  /* Translators: the title of a game */
  g_autofree char *name = g_strdup_printf (_("Learn %s by Playing"), game->title);

  /* Not an AdwButtonContent, which would name the button by the title alone, as the card of the game is named. */
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (title), GTK_NATURAL_WRAP_NONE);
  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name (hk_game_get_icon_name (game->id)));
  gtk_box_append (GTK_BOX (content), title);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", game->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.learn");
  adw_wrap_box_append (self->first_rounds, button);
}

static void
add_first_rounds (HkWelcomePage *self)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  self->learn_source = 0;
  for (guint i = 0; i < n_games; i++)
    if (hk_content_has (games[i]->id, "first-round"))
      add_first_round (self, games[i]);
  gtk_widget_set_visible (self->learn, gtk_widget_get_first_child (GTK_WIDGET (self->first_rounds)) != NULL);
}

static void
hk_welcome_page_init (HkWelcomePage *self)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  gtk_widget_init_template (GTK_WIDGET (self));
  hk_late_menu_set (self->menu_button, self->main_menu);
  for (guint i = 0; i < n_games; i++)
    if (hk_game_views_exist (games[i]->id))
      gtk_box_append (self->games, hk_game_card_new (games[i]));
  /* It stands below what a window shows first, which is a twentieth sooner on the screen without it. */
  self->learn_source = g_idle_add_once ((GSourceOnceFunc) add_first_rounds, self);
}

/* @store: the library that it shows */
void
hk_welcome_page_set_store (HkWelcomePage  *self,
                           HkSessionStore *store)
{
  g_autoptr (GtkSliceListModel) latest = NULL;

  g_return_if_fail (HK_IS_WELCOME_PAGE (self));
  g_return_if_fail (HK_IS_SESSION_STORE (store));
  g_return_if_fail (self->store == NULL);

  self->store = g_object_ref (store);
  latest = gtk_slice_list_model_new (G_LIST_MODEL (g_object_ref (store)), 0, N_LATEST);
  gtk_list_box_bind_model (self->latest, G_LIST_MODEL (latest), create_row, NULL, NULL);
  g_signal_connect_object (store, "items-changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hk_application_get_people (hk_application_get_default ()), "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

/* Returns (transfer full) (nullable): the game that was played last of those that are not over.
 * @self: a page with a library */
HkSessionInfo *
hk_welcome_page_dup_unfinished (HkWelcomePage *self)
{
  g_return_val_if_fail (HK_IS_WELCOME_PAGE (self), NULL);

  return hk_session_store_dup_unfinished (self->store);
}
