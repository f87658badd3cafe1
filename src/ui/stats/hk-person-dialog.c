/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-person-dialog.h"
#include "ui/app/hk-toasts.h"

/* What a person is called, and who is the same person. Whatever is done is said on the page below, with the way back. */
struct _HkPersonDialog
{
  AdwDialog    parent_instance;

  AdwEntryRow *name;
  GtkWidget   *names_group;
  GtkListBox  *names;
  GtkWidget   *others_group;
  GtkListBox  *others;

  GtkWidget   *from;
  HkPastGames *games;
  HkPeople    *people;
  char        *person;
};

G_DEFINE_FINAL_TYPE (HkPersonDialog, hk_person_dialog, ADW_TYPE_DIALOG)

static AdwToast *
make_toast (const char *text)
{
  AdwToast *toast = adw_toast_new ("");

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_title (toast, text);
  return toast;
}

static void
complain (GtkWidget  *widget,
          const char *text)
{
  adw_toast_overlay_add_toast (hk_toasts_find (widget), make_toast (text));
}

static void
undo_cb (AdwToast  *toast,
         GtkWidget *from)
{
  HkPeople *people = g_object_get_data (G_OBJECT (toast), "people");
  g_autoptr (GError) error = NULL;

  if (!hk_people_restore (people, g_object_get_data (G_OBJECT (toast), "before"), &error))
    complain (from, error->message);
}

/* Closes the dialog, and offers to take back what was done.
 * @before: (transfer full): who was who */
static void
finish (HkPersonDialog *self,
        const char     *text,
        char           *before)
{
  AdwToast *toast = make_toast (text);

  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_timeout (toast, 10);
  g_object_set_data_full (G_OBJECT (toast), "before", before, g_free);
  g_object_set_data_full (G_OBJECT (toast), "people", g_object_ref (self->people), g_object_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self->from, G_CONNECT_DEFAULT);
  adw_toast_overlay_add_toast (hk_toasts_find (self->from), toast);
  adw_dialog_close (ADW_DIALOG (self));
}

/* Two who sat at one table are two. */
static gboolean
check_merge (HkPersonDialog *self,
             const char     *other)
{
  const HkPastGame *game = hk_stats_find_common (hk_past_games_get_list (self->games), self->people, self->person, other);
  g_autofree char *text = NULL;

  if (game == NULL)
    return TRUE;
  /* Translators: two players, and a game that both have played. */
  text = g_strdup_printf (_("%s and %s both played “%s”, so they are two people."), self->person, other, game->title);
  complain (GTK_WIDGET (self->name), text);
  return FALSE;
}

static void
rename_to (HkPersonDialog *self,
           const char     *name)
{
  g_autofree char *before = hk_people_save (self->people);
  g_autofree char *other = g_strdup (hk_people_find (self->people, name));
  g_autofree char *person = g_strdup (self->person);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *games = hk_past_games_get_list (self->games);
  gboolean merges = FALSE;

  for (guint i = 0; !merges && !hk_people_is_same (other, person) && i < games->len; i++)
    merges = hk_stats_has_person (g_ptr_array_index (games, i), self->people, other, NULL);
  if (merges && !check_merge (self, other))
    return;
  if (!hk_people_rename (self->people, person, name, &error))
    {
      complain (GTK_WIDGET (self->name), error->message);
      return;
    }
  /* Translators: names of players. */
  text = merges ? g_strdup_printf (_("%s and %s are one person now"), person, other)
                : g_strdup_printf (_("%s is called %s now"), person, hk_people_find (self->people, person));
  finish (self, text, g_steal_pointer (&before));
}

static void
apply_cb (HkPersonDialog *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name))));

  rename_to (self, name);
}

static void
merge_cb (HkPersonDialog    *self,
          AdwPreferencesRow *row)
{
  g_autofree char *other = g_strdup (adw_preferences_row_get_title (row));

  rename_to (self, other);
}

static void
separate_action (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  HkPersonDialog *self = HK_PERSON_DIALOG (widget);
  const char *name = g_variant_get_string (parameter, NULL);
  g_autofree char *before = hk_people_save (self->people);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!hk_people_separate (self->people, name, &error))
    {
      complain (GTK_WIDGET (self->name), error->message);
      return;
    }
  /* Translators: a player. */
  text = g_strdup_printf (_("%s stands for themselves again"), name);
  finish (self, text, g_steal_pointer (&before));
}

static void
list_names (HkPersonDialog *self)
{
  g_auto (GStrv) names = hk_people_list_names (self->people, self->person);

  gtk_widget_set_visible (self->names_group, names[0] != NULL);
  for (guint i = 0; names[i] != NULL; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      GtkWidget *button = gtk_button_new_with_mnemonic (_("_Separate"));
      g_autofree char *label = NULL;

      /* Translators: a player. */
      label = g_strdup_printf (_("Separate %s"), names[i]);
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", names[i]);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "person.separate");
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), names[i]);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
      gtk_list_box_append (self->names, row);
    }
}

static void
list_others (HkPersonDialog *self)
{
  g_auto (GStrv) people = hk_stats_list_people (hk_past_games_get_list (self->games), self->people);

  for (guint i = 0; people[i] != NULL; i++)
    {
      GtkWidget *row;

      if (hk_people_is_same (people[i], self->person))
        continue;
      row = adw_action_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), people[i]);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      g_signal_connect_object (row, "activated", G_CALLBACK (merge_cb), self, G_CONNECT_SWAPPED);
      gtk_list_box_append (self->others, row);
    }
  gtk_widget_set_visible (self->others_group, gtk_list_box_get_row_at_index (self->others, 0) != NULL);
}

static void
hk_person_dialog_dispose (GObject *object)
{
  HkPersonDialog *self = HK_PERSON_DIALOG (object);

  g_clear_object (&self->from);
  g_clear_object (&self->games);
  g_clear_object (&self->people);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_PERSON_DIALOG);
  G_OBJECT_CLASS (hk_person_dialog_parent_class)->dispose (object);
}

static void
hk_person_dialog_finalize (GObject *object)
{
  g_free (HK_PERSON_DIALOG (object)->person);
  G_OBJECT_CLASS (hk_person_dialog_parent_class)->finalize (object);
}

static void
hk_person_dialog_class_init (HkPersonDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hk_person_dialog_dispose;
  object_class->finalize = hk_person_dialog_finalize;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-person-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HkPersonDialog, name);
  gtk_widget_class_bind_template_child (widget_class, HkPersonDialog, names_group);
  gtk_widget_class_bind_template_child (widget_class, HkPersonDialog, names);
  gtk_widget_class_bind_template_child (widget_class, HkPersonDialog, others_group);
  gtk_widget_class_bind_template_child (widget_class, HkPersonDialog, others);
  gtk_widget_class_bind_template_callback (widget_class, apply_cb);
  gtk_widget_class_install_action (widget_class, "person.separate", "s", separate_action);
}

static void
hk_person_dialog_init (HkPersonDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Opens the dialog.
 * @from: a page of a window
 * @person: as hk_people_find() gives it */
void
hk_person_dialog_present (GtkWidget   *from,
                          HkPastGames *games,
                          HkPeople    *people,
                          const char  *person)
{
  HkPersonDialog *self = g_object_new (HK_TYPE_PERSON_DIALOG, NULL);

  self->from = g_object_ref (from);
  self->games = g_object_ref (games);
  self->people = g_object_ref (people);
  self->person = g_strdup (person);
  adw_dialog_set_title (ADW_DIALOG (self), person);
  gtk_editable_set_text (GTK_EDITABLE (self->name), person);
  list_names (self);
  list_others (self);
  adw_dialog_present (ADW_DIALOG (self), GTK_WIDGET (gtk_widget_get_root (from)));
}
