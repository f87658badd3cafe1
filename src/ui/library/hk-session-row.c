/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-session-row.h"

#include <glib/gi18n.h>

#include "core/story/hk-pace.h"
#include "ui/app/hk-application.h"
#include "ui/app/hk-late-menu.h"
#include "ui/display/hk-template.h"
#include "ui/stats/hk-avatar.h"

/* A past evening on the shelf: when, who, and how it ended. */

/* So many people are shown at most; all are named. */
#define MOST_PEOPLE 5
#define AVATAR      28

struct _HkSessionRow
{
  AdwActionRow   parent_instance;

  GtkImage      *mark;
  GtkBox        *people;
  GtkImage      *problem_icon;
  GtkMenuButton *menu_button;

  HkSessionInfo *info;
  gboolean       shows_people;
};

typedef enum
{
  PROP_SHOWS_PEOPLE = 1,
} HkSessionRowProps;

static GParamSpec *props[PROP_SHOWS_PEOPLE + 1];

HK_DEFINE_TEMPLATE_TYPE (HkSessionRow, hk_session_row, ADW_TYPE_ACTION_ROW)

/* Returns the name of the game's mark; the app's own for a game without one.
 * @game: (nullable): the id of a game */
const char *
hk_game_get_icon_name (const char *game)
{
  g_autofree char *name = g_strdup_printf ("hk-%s-symbolic", game != NULL ? game : "");
  g_autofree char *path = g_strdup_printf (RESOURCE_PREFIX "/icons/scalable/actions/%s.svg", name);

  /* The theme would be read for it, which it is beside everything else while a page is made. */
  if (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    return g_intern_string (name);
  return APPLICATION_ID "-symbolic";
}

/* Returns (transfer full): the day as people say it.
 * @date: (nullable): a moment */
char *
hk_session_row_dup_date (GDateTime *date)
{
  g_autoptr (GDateTime) local = NULL;
  g_autoptr (GDateTime) now = NULL;
  g_autoptr (GDateTime) today = NULL;
  GTimeSpan age;

  if (date == NULL)
    return g_strdup ("");
  local = g_date_time_to_local (date);
  now = g_date_time_new_now_local ();
  today = g_date_time_new_local (g_date_time_get_year (now), g_date_time_get_month (now),
                                 g_date_time_get_day_of_month (now), 0, 0, 0);
  age = g_date_time_difference (today, local);
  if (age <= 0)
    return g_strdup (_("Today"));
  if (age <= G_TIME_SPAN_DAY)
    return g_strdup (_("Yesterday"));
  if (age <= 6 * G_TIME_SPAN_DAY)
    return g_date_time_format (local, "%A");
  if (g_date_time_get_year (local) == g_date_time_get_year (now))
    /* Translators: a day of this year, as g_date_time_format() takes it */
    return g_date_time_format (local, _("%e %B"));
  /* Translators: a day of another year, as g_date_time_format() takes it */
  return g_date_time_format (local, _("%e %B %Y"));
}

static void
add_item (GMenu      *menu,
          const char *label,
          const char *action,
          const char *path)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", path);
  g_menu_append_item (menu, item);
}

static GMenuModel *
make_menu (HkSessionInfo *info)
{
  const char *path = hk_session_info_get_path (info);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) first = g_menu_new ();
  g_autoptr (GMenu) last = g_menu_new ();

  if (hk_session_info_get_problem (info) == NULL)
    {
      add_item (first, _("_Open"), "win.open-session", path);
      add_item (first, _("Re_play"), "session.replay", path);
      add_item (first, _("_Share…"), "session.share", path);
      add_item (first, _("_Rename…"), "session.rename", path);
      add_item (first, _("Save a _Copy…"), "session.save-copy", path);
      g_menu_append_section (menu, NULL, G_MENU_MODEL (first));
    }
  else
    {
      add_item (first, _("_Open…"), "win.open-session", path);
      g_menu_append_section (menu, NULL, G_MENU_MODEL (first));
    }
  add_item (last, _("_Delete"), "session.delete", path);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (last));
  return G_MENU_MODEL (g_steal_pointer (&menu));
}

static void
add_shortcut (GtkWidget  *widget,
              guint       key,
              const char *action,
              const char *path)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcut *shortcut = gtk_shortcut_new_with_arguments (gtk_keyval_trigger_new (key, 0),
                                                           gtk_named_action_new (action), "s", path);

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
  gtk_widget_add_controller (widget, controller);
}

/* @names: as the journal has them */
static void
show_people (HkSessionRow       *self,
             HkPeople           *people,
             const char * const *names)
{
  GtkWidget *child;
  guint n = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->people))) != NULL)
    gtk_box_remove (self->people, child);
  for (; self->shows_people && n < MOST_PEOPLE && names[n] != NULL; n++)
    gtk_box_append (self->people, hk_avatar_new (people, hk_people_find (people, names[n]), AVATAR));
  gtk_widget_set_visible (GTK_WIDGET (self->people), n > 0);
}

static void
show (HkSessionRow *self)
{
  HkSessionInfo *info = self->info;
  const char *path = hk_session_info_get_path (info);
  const char *problem = hk_session_info_get_problem (info);
  const char *outcome = hk_session_info_get_outcome (info);
  const char *title = hk_session_info_get_title (info);
  const char *end = outcome != NULL ? outcome : hk_session_info_get_headline (info);
  const char *players = hk_session_info_get_players (info);
  HkPeople *people = hk_application_get_people (hk_application_get_default ());
  g_auto (GStrv) names = g_strsplit (players == NULL ? "" : players, ", ", -1);
  g_autofree char *who = hk_people_rewrite (people, players == NULL ? "" : players, (const char * const *) names);
  g_autofree char *how = hk_people_rewrite (people, end == NULL ? "" : end, (const char * const *) names);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *date = hk_session_row_dup_date (hk_session_info_get_played (info));
  const gboolean is_long = hk_session_info_get_length (info) >= G_TIME_SPAN_MINUTE;
  g_autofree char *length = hk_pace_describe_time (hk_session_info_get_length (info));
  g_autofree char *subtitle = NULL;

  if (problem != NULL)
    subtitle = g_strdup (problem);
  else
    subtitle = g_strdup_printf ("%s%s%s · %s%s%s", date, is_long ? " · " : "", is_long ? length : "", who, *how == '\0' ? "" : "\n", how);

  show_people (self, people, (const char * const *) names);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), title != NULL ? title : base);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  gtk_image_set_from_icon_name (self->mark, hk_game_get_icon_name (hk_session_info_get_game_id (info)));
  gtk_widget_set_visible (GTK_WIDGET (self->problem_icon), problem != NULL);
}

static void
set_info (HkSessionRow  *self,
          HkSessionInfo *info)
{
  const char *path = hk_session_info_get_path (info);
  g_autoptr (GMenuModel) menu = make_menu (info);

  self->info = g_object_ref (info);
  show (self);
  hk_late_menu_set (self->menu_button, menu);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s", path);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.open-session");
  if (hk_session_info_get_problem (info) == NULL)
    add_shortcut (GTK_WIDGET (self), GDK_KEY_F2, "session.rename", path);
  add_shortcut (GTK_WIDGET (self), GDK_KEY_Delete, "session.delete", path);
  g_signal_connect_object (hk_application_get_people (hk_application_get_default ()), "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
}

static void
hk_session_row_get_property (GObject    *object,
                             guint       property_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  switch ((HkSessionRowProps) property_id)
    {
    case PROP_SHOWS_PEOPLE:
      g_value_set_boolean (value, HK_SESSION_ROW (object)->shows_people);
      break;
    }
}

static void
hk_session_row_set_property (GObject      *object,
                             guint         property_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  HkSessionRow *self = HK_SESSION_ROW (object);

  switch ((HkSessionRowProps) property_id)
    {
    case PROP_SHOWS_PEOPLE:
      self->shows_people = g_value_get_boolean (value);
      if (self->info != NULL)
        show (self);
      break;
    }
}

static void
hk_session_row_dispose (GObject *object)
{
  HkSessionRow *self = HK_SESSION_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_SESSION_ROW);
  g_clear_object (&self->info);

  G_OBJECT_CLASS (hk_session_row_parent_class)->dispose (object);
}

static void
hk_session_row_class_init (HkSessionRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_session_row_dispose;
  G_OBJECT_CLASS (klass)->get_property = hk_session_row_get_property;
  G_OBJECT_CLASS (klass)->set_property = hk_session_row_set_property;

  props[PROP_SHOWS_PEOPLE] = g_param_spec_boolean ("shows-people", NULL, NULL, FALSE, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), G_N_ELEMENTS (props), props);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-session-row.ui");
  HK_BIND_CHILDREN (widget_class, HkSessionRow, mark, people, problem_icon, menu_button);
}

/* Returns a row for it; its menu needs the actions "session.*" of the page that it stands on.
 * @info: a session on the shelf */
GtkWidget *
hk_session_row_new (HkSessionInfo *info)
{
  HkSessionRow *self;

  g_return_val_if_fail (HK_IS_SESSION_INFO (info), NULL);

  self = g_object_new (HK_TYPE_SESSION_ROW, NULL);
  set_info (self, info);
  return GTK_WIDGET (self);
}
