/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-group-dialog.h"

#include <glib/gi18n.h>

#include "hk-people-undo.h"
#include "ui/app/hk-application.h"
#include "ui/app/hk-remembered-names.h"
#include "ui/display/hk-template.h"
#include "ui/library/hk-session-row.h"
#include "ui/new-game/hk-house-rules-dialog.h"
#include "ui/new-game/hk-setup-habits.h"

/* What a group is called, and by which house rules it plays. */
struct _HkGroupDialog
{
  AdwDialog            parent_instance;

  AdwPreferencesGroup *name_group;
  AdwEntryRow         *name;
  GtkListBox          *house;

  GtkWidget           *from;
  HkApplication       *application;
  GStrv                names;
};

HK_DEFINE_TEMPLATE_TYPE (HkGroupDialog, hk_group_dialog, ADW_TYPE_DIALOG)

#define GAME "hk-game"

static HkPeople *
get_people (HkGroupDialog *self)
{
  return hk_application_get_people (self->application);
}

static void
apply_cb (HkGroupDialog *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name));
  g_autoptr (HkPeopleUndo) undo = hk_people_undo_new (get_people (self), NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!hk_people_name_group (get_people (self), (const char * const *) self->names, name, &error))
    {
      hk_people_complain (GTK_WIDGET (self->name), error->message);
      return;
    }
  name = hk_people_get_group_name (get_people (self), (const char * const *) self->names);
  /* Translators: the name of a group. */
  text = name == NULL ? g_strdup (_("The group has no name now")) : g_strdup_printf (_("The group is called %s now"), name);
  hk_people_undo_offer (g_steal_pointer (&undo), self->from, text);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
forget_action (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  HkGroupDialog *self = HK_GROUP_DIALOG (widget);
  GSettings *settings = hk_application_get_settings (self->application);
  const char * const *names = (const char * const *) self->names;
  g_autoptr (HkPeopleUndo) undo = hk_people_undo_new (get_people (self), settings);
  g_autoptr (GError) error = NULL;

  if (hk_people_get_group_name (get_people (self), names) != NULL && !hk_people_name_group (get_people (self), names, NULL, &error))
    {
      hk_people_complain (GTK_WIDGET (self->name), error->message);
      return;
    }
  hk_setup_forget_group (settings, names);
  hk_forget_group (settings, get_people (self), names);
  hk_people_undo_offer (g_steal_pointer (&undo), self->from, _("The group is forgotten; its games stay"));
  adw_dialog_close (ADW_DIALOG (self));
}

static const HkGameSpec *
get_game (gpointer row)
{
  return g_object_get_data (G_OBJECT (row), GAME);
}

/* Says by how many house rules the group plays the game of a row. */
static void
show_house (HkGroupDialog *self,
            GtkWidget     *row)
{
  g_auto (GStrv) ids = hk_setup_list_house (hk_application_get_settings (self->application), get_game (row), (const char * const *) self->names);
  const guint n = g_strv_length (ids);
  g_autofree char *words = g_strdup_printf (ngettext ("%u house rule", "%u house rules", n), n);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), n == 0 ? _("By the book") : words);
}

/* The switches of the dialog are those of the group. */
static void
house_cb (HkHouseRules  *rules,
          HkGroupDialog *self)
{
  GtkListBoxRow *row;

  if (self->names == NULL)
    return;
  hk_house_rules_remember_group (rules, (const char * const *) self->names);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->house, i)) != NULL; i++)
    show_house (self, GTK_WIDGET (row));
}

static void
open_house_cb (HkGroupDialog *self,
               GtkWidget     *row)
{
  const HkGameSpec *game = get_game (row);
  g_autoptr (HkHouseRules) rules = hk_house_rules_new (game);

  hk_house_rules_show_group (rules, (const char * const *) self->names);
  g_signal_connect_object (rules, "changed", G_CALLBACK (house_cb), self, G_CONNECT_DEFAULT);
  adw_dialog_present (hk_house_rules_dialog_new (hk_application_get_rulebook (self->application), rules), GTK_WIDGET (self));
}

static void
add_game (HkGroupDialog    *self,
          const HkGameSpec *game)
{
  GtkWidget *row;

  if (game->n_house_rules == 0)
    return;
  row = adw_action_row_new ();
  g_object_set_data (G_OBJECT (row), GAME, (gpointer) game);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), game->title);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name (hk_game_get_icon_name (game->id)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (open_house_cb), self, G_CONNECT_SWAPPED);
  show_house (self, row);
  gtk_list_box_append (self->house, row);
}

static void
hk_group_dialog_dispose (GObject *object)
{
  HkGroupDialog *self = HK_GROUP_DIALOG (object);

  g_clear_object (&self->from);
  g_clear_object (&self->application);
  g_clear_pointer (&self->names, g_strfreev);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_GROUP_DIALOG);
  G_OBJECT_CLASS (hk_group_dialog_parent_class)->dispose (object);
}

static void
hk_group_dialog_class_init (HkGroupDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_group_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-group-dialog.ui");
  HK_BIND_CHILDREN (widget_class, HkGroupDialog, name_group, name, house);
  gtk_widget_class_bind_template_callback (widget_class, apply_cb);
  gtk_widget_class_install_action (widget_class, "group.forget", NULL, forget_action);
}

/* Opens the dialog.
 * @from: a page of a window
 * @names: who is in the group */
void
hk_group_dialog_present (GtkWidget          *from,
                         const char * const *names)
{
  HkGroupDialog *self = g_object_new (HK_TYPE_GROUP_DIALOG, NULL);
  /* Translators: between the names of players */
  g_autofree char *joined = g_strjoinv (_(", "), (char **) names);
  const char *name;
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  self->from = g_object_ref (from);
  self->application = g_object_ref (hk_application_get_default ());
  self->names = g_strdupv ((char **) names);
  name = hk_people_get_group_name (get_people (self), names);
  adw_dialog_set_title (ADW_DIALOG (self), name == NULL ? _("Group") : name);
  adw_preferences_group_set_description (self->name_group, joined);
  gtk_editable_set_text (GTK_EDITABLE (self->name), name == NULL ? "" : name);
  for (guint i = 0; i < n_games; i++)
    add_game (self, games[i]);
  adw_dialog_present (ADW_DIALOG (self), GTK_WIDGET (gtk_widget_get_root (from)));
}
