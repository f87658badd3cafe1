/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-file.h"
#include "core/content/hk-limits.h"
#include "hk-people-undo.h"
#include "hk-person-dialog.h"
#include "ui/display/hk-template.h"
#include "ui/new-game/hk-player-mark.h"
#include "hk-avatar.h"

/* What a person is called, how they are shown, and who is the same person. What is done to names is said on the page below, with the way
 * back. */
struct _HkPersonDialog
{
  AdwDialog    parent_instance;

  AdwEntryRow *name;
  AdwComboRow *colour;
  AdwAvatar   *avatar;
  GtkWidget   *remove_picture;
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

/* Closes the dialog, and offers to take back what was done.
 * @undo: (transfer full) */
static void
finish (HkPersonDialog *self,
        const char     *text,
        HkPeopleUndo   *undo)
{
  hk_people_undo_offer (undo, self->from, text);
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
  hk_people_complain (GTK_WIDGET (self->name), text);
  return FALSE;
}

static void
rename_to (HkPersonDialog *self,
           const char     *name)
{
  g_autoptr (HkPeopleUndo) undo = hk_people_undo_new (self->people, NULL);
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
      hk_people_complain (GTK_WIDGET (self->name), error->message);
      return;
    }
  /* Translators: names of players. */
  text = merges ? g_strdup_printf (_("%s and %s are one person now"), person, other)
                : g_strdup_printf (_("%s is called %s now"), person, hk_people_find (self->people, person));
  finish (self, text, g_steal_pointer (&undo));
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
  g_autoptr (HkPeopleUndo) undo = hk_people_undo_new (self->people, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!hk_people_separate (self->people, name, &error))
    {
      hk_people_complain (GTK_WIDGET (self->name), error->message);
      return;
    }
  /* Translators: a player. */
  text = g_strdup_printf (_("%s stands for themselves again"), name);
  finish (self, text, g_steal_pointer (&undo));
}

/* What is changed here is seen at once. */
static void
show_look (HkPersonDialog *self)
{
  const char *colour = hk_people_get_colour (self->people, self->person);
  const gboolean has_picture = hk_avatar_show (self->avatar, self->people, self->person);
  guint selected = 0;

  for (guint i = 0; i < HK_N_PLAYER_COLOURS; i++)
    if (g_strcmp0 (hk_player_colour_get_name (i), colour) == 0)
      selected = i + 1;
  adw_combo_row_set_selected (self->colour, selected);
  gtk_widget_set_visible (self->remove_picture, has_picture);
}

static void
colour_cb (HkPersonDialog *self)
{
  const guint selected = adw_combo_row_get_selected (self->colour);
  const char *colour = selected == 0 || selected > HK_N_PLAYER_COLOURS ? NULL : hk_player_colour_get_name (selected - 1);
  g_autoptr (GError) error = NULL;

  if (self->people == NULL || g_strcmp0 (colour, hk_people_get_colour (self->people, self->person)) == 0)
    return;
  if (!hk_people_set_colour (self->people, self->person, colour, &error))
    hk_people_complain (GTK_WIDGET (self->name), error->message);
}

/* Gives the person the picture. Returns whether that could be done.
 * @picture: (nullable): whatever a person brought; %NULL none */
gboolean
hk_person_dialog_take_picture (HkPersonDialog *self,
                               GBytes         *picture)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) scaled = picture == NULL ? NULL : hk_avatar_scale_picture (GTK_WIDGET (self), picture, &error);

  if (error == NULL && hk_people_set_picture (self->people, self->person, scaled, &error))
    return TRUE;
  hk_people_complain (GTK_WIDGET (self->name), error->message);
  return FALSE;
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (HkPersonDialog) self = user_data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);
  g_autoptr (GBytes) picture = NULL;
  g_autoptr (GError) error = NULL;
  char *data;
  gsize size;

  if (file == NULL || self->people == NULL)
    return;
  data = hk_file_read (g_file_peek_path (file), HK_LIMIT_PICTURE_FILE, &size, &error);
  if (data == NULL)
    {
      hk_people_complain (GTK_WIDGET (self->name), error->message);
      return;
    }
  picture = g_bytes_new_take (data, size);
  hk_person_dialog_take_picture (self, picture);
}

static void
choose_cb (HkPersonDialog *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  gtk_file_filter_set_name (filter, _("Pictures"));
  gtk_file_filter_add_mime_type (filter, "image/png");
  gtk_file_filter_add_mime_type (filter, "image/jpeg");
  gtk_file_filter_add_mime_type (filter, "image/tiff");
  g_list_store_append (filters, filter);
  gtk_file_dialog_set_title (dialog, _("Choose a Picture"));
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), NULL, chosen_cb, g_object_ref (self));
}

static void
remove_cb (HkPersonDialog *self)
{
  hk_person_dialog_take_picture (self, NULL);
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
  HK_BIND_CHILDREN (widget_class, HkPersonDialog, name, colour, avatar, remove_picture, names_group, names, others_group, others);
  HK_BIND_CALLBACKS (widget_class, apply_cb, colour_cb, choose_cb, remove_cb);
  gtk_widget_class_install_action (widget_class, "person.separate", "s", separate_action);
}

static void
hk_person_dialog_init (HkPersonDialog *self)
{
  g_autoptr (GtkStringList) colours = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_string_list_append (colours, C_("colour of a person", "None"));
  for (guint i = 0; i < HK_N_PLAYER_COLOURS; i++)
    gtk_string_list_append (colours, hk_player_colour_get_label (hk_player_colour_get_name (i)));
  adw_combo_row_set_model (self->colour, G_LIST_MODEL (colours));
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
  show_look (self);
  g_signal_connect_object (people, "changed", G_CALLBACK (show_look), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (self), GTK_WIDGET (gtk_widget_get_root (from)));
}
