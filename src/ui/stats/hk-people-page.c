/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-people-page.h"

#include <glib/gi18n.h>

#include "core/stats/hk-stats-words.h"
#include "hk-group-dialog.h"
#include "hk-past-games-reader.h"
#include "hk-person-dialog.h"
#include "ui/app/hk-application.h"
#include "ui/app/hk-remembered-names.h"
#include "ui/display/hk-template.h"
#include "hk-avatar.h"

/* Everybody who has played, and the groups in which they do. */
struct _HkPeoplePage
{
  AdwNavigationPage parent_instance;

  GtkStack         *stack;
  AdwStatusPage    *wait;
  GtkWidget        *groups_group;
  GtkListBox       *groups;
  GtkListBox       *people_list;

  HkApplication    *application;
  HkPastGames      *past;
  HkPeople         *people;
  GStrv            *known;  /* (nullable): groups, NULL at the end */
  guint             reader;
};

HK_DEFINE_TEMPLATE_TYPE (HkPeoplePage, hk_people_page, ADW_TYPE_NAVIGATION_PAGE)

static GtkWidget *
make_row (const char *title,
          const char *words)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

static const HkStatsGroup *
find_figures (const HkStats *stats,
              const char    *key)
{
  for (guint i = 0; i < stats->groups->len; i++)
    if (g_str_equal (((const HkStatsGroup *) g_ptr_array_index (stats->groups, i))->key, key))
      return g_ptr_array_index (stats->groups, i);
  return NULL;
}

static void
list_groups (HkPeoplePage  *self,
             const HkStats *stats)
{
  gtk_list_box_remove_all (self->groups);
  hk_groups_free (self->known);
  self->known = hk_list_all_groups (hk_application_get_settings (self->application), self->people);
  for (guint i = 0; self->known[i] != NULL; i++)
    {
      const char * const *names = (const char * const *) self->known[i];
      const char *name = hk_people_get_group_name (self->people, names);
      g_autofree char *key = hk_people_dup_group_key (self->people, names);
      /* Translators: between the names of players */
      g_autofree char *joined = g_strjoinv (_(", "), self->known[i]);
      const HkStatsGroup *figures = find_figures (stats, key);
      g_autofree char *sum = figures == NULL ? g_strdup (_("No game yet")) : hk_stats_describe_sum (&figures->sum);
      g_autofree char *words = name == NULL ? g_strdup (sum) : g_strdup_printf ("%s\n%s", joined, sum);
      GtkWidget *row = make_row (name == NULL ? joined : name, words);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", i);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "people.group");
      gtk_list_box_append (self->groups, row);
    }
  gtk_widget_set_visible (self->groups_group, self->known[0] != NULL);
}

static void
list_people (HkPeoplePage  *self,
             const HkStats *stats)
{
  gtk_list_box_remove_all (self->people_list);
  for (guint i = 0; i < stats->players->len; i++)
    {
      const HkStatsPlayer *player = g_ptr_array_index (stats->players, i);
      g_autofree char *words = hk_stats_describe_player (player);
      GtkWidget *row = make_row (player->name, words);

      adw_action_row_add_prefix (ADW_ACTION_ROW (row), hk_avatar_new (self->people, player->name, 40));
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", player->name);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "people.person");
      gtk_list_box_append (self->people_list, row);
    }
}

static void
show (HkPeoplePage *self)
{
  const HkStatsFilter all = { 0 };
  g_autoptr (HkStats) stats = NULL;

  if (self->reader != 0)
    return;
  stats = hk_stats_new (hk_past_games_get_list (self->past), self->people, &all);
  list_groups (self, stats);
  list_people (self, stats);
  gtk_stack_set_visible_child_name (self->stack, stats->players->len > 0 || self->known[0] != NULL ? "people" : "none");
}

static void
read_cb (guint    n_waiting,
         gpointer user_data)
{
  HkPeoplePage *self = user_data;
  g_autofree char *text = NULL;

  if (n_waiting > 0)
    {
      text = g_strdup_printf (ngettext ("%u game is still to be read.", "%u games are still to be read.", n_waiting), n_waiting);
      adw_status_page_set_description (self->wait, text);
      return;
    }
  self->reader = 0;
  show (self);
}

static void
person_action (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  HkPeoplePage *self = HK_PEOPLE_PAGE (widget);

  hk_person_dialog_present (widget, self->past, self->people, g_variant_get_string (parameter, NULL));
}

static void
group_action (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  HkPeoplePage *self = HK_PEOPLE_PAGE (widget);

  hk_group_dialog_present (widget, (const char * const *) self->known[g_variant_get_uint32 (parameter)]);
}

static void
hk_people_page_dispose (GObject *object)
{
  HkPeoplePage *self = HK_PEOPLE_PAGE (object);

  g_clear_handle_id (&self->reader, g_source_remove);
  g_clear_object (&self->application);
  g_clear_object (&self->past);
  g_clear_object (&self->people);
  g_clear_pointer (&self->known, hk_groups_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_PEOPLE_PAGE);
  G_OBJECT_CLASS (hk_people_page_parent_class)->dispose (object);
}

static void
hk_people_page_class_init (HkPeoplePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_people_page_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-people-page.ui");
  HK_BIND_CHILDREN (widget_class, HkPeoplePage, stack, wait, groups_group, groups, people_list);
  gtk_widget_class_install_action (widget_class, "people.person", "s", person_action);
  gtk_widget_class_install_action (widget_class, "people.group", "u", group_action);
}

/* Returns (transfer floating): the page; it reads the games that have not been read. */
static AdwNavigationPage *
hk_people_page_new (void)
{
  HkPeoplePage *self = g_object_new (HK_TYPE_PEOPLE_PAGE, NULL);

  self->application = g_object_ref (hk_application_get_default ());
  self->past = g_object_ref (hk_application_get_past_games (self->application));
  self->people = g_object_ref (hk_application_get_people (self->application));
  g_signal_connect_object (self->people, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (hk_application_get_settings (self->application), "changed::last-groups", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  self->reader = hk_past_games_read (self->past, read_cb, self);
  return ADW_NAVIGATION_PAGE (self);
}

static void
show_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  GtkWidget *pages = gtk_widget_get_ancestor (widget, ADW_TYPE_NAVIGATION_VIEW);

  adw_navigation_view_push (ADW_NAVIGATION_VIEW (pages), hk_people_page_new ());
}

/* Gives a class of pages the action people.show, which leads to the page. */
void
hk_people_page_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "people.show", NULL, show_action);
}
