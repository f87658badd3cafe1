/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-setup-dialog.h"

#include <glib/gi18n.h>

#include "hk-setup-step-row.h"
#include "hk-setup-ticks.h"
#include "ui/display/hk-speech.h"
#include "ui/display/hk-template.h"

/* What is taken out of the box and where it goes, ticked as it is done. The ticks are kept, and go from the page of a new game to its
 * table. */
struct _HkSetupDialog
{
  AdwDialog           parent_instance;

  AdwPreferencesPage *page;
  GtkLabel           *done;
  GtkProgressBar     *bar;

  char               *owner; /* of the ticks; NULL where they are not kept */
  GPtrArray          *rows;  /* HkSetupStepRow, unowned */
};

G_DEFINE_FINAL_TYPE (HkSetupDialog, hk_setup_dialog, ADW_TYPE_DIALOG)

static void
update (HkSetupDialog *self)
{
  guint n_done = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < self->rows->len; i++)
    {
      gboolean ticked;

      g_object_get (g_ptr_array_index (self->rows, i), "ticked", &ticked, NULL);
      n_done += ticked ? 1 : 0;
    }
  if (n_done == self->rows->len)
    text = g_strdup (_("The table is set."));
  else
    /* Translators: how many lines of a checklist are done, and how many there are */
    text = g_strdup_printf (_("%u of %u done"), n_done, self->rows->len);
  gtk_label_set_label (self->done, text);
  gtk_progress_bar_set_fraction (self->bar, self->rows->len == 0 ? 0 : (double) n_done / self->rows->len);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "setup.untick-all", n_done > 0);
}

static void
ticked_cb (HkSetupDialog *self,
           GParamSpec    *pspec,
           GObject       *row)
{
  gboolean ticked;

  g_object_get (row, "ticked", &ticked, NULL);
  hk_setup_ticks_set (self->owner, g_object_get_data (row, "line"), ticked);
  update (self);
  hk_speech_announce (GTK_WIDGET (self), gtk_label_get_label (self->done), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW);
}

static void
untick_all_action (GtkWidget  *widget,
                   const char *action,
                   GVariant   *parameter)
{
  HkSetupDialog *self = HK_SETUP_DIALOG (widget);

  for (guint i = 0; i < self->rows->len; i++)
    g_object_set (g_ptr_array_index (self->rows, i), "ticked", FALSE, NULL);
}

static void
hk_setup_dialog_dispose (GObject *object)
{
  HkSetupDialog *self = HK_SETUP_DIALOG (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->owner, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_SETUP_DIALOG);
  G_OBJECT_CLASS (hk_setup_dialog_parent_class)->dispose (object);
}

static void
hk_setup_dialog_class_init (HkSetupDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_setup_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-setup-dialog.ui");
  HK_BIND_CHILDREN (widget_class, HkSetupDialog, page, done, bar);
  gtk_widget_class_install_action (widget_class, "setup.untick-all", NULL, untick_all_action);
}

static void
hk_setup_dialog_init (HkSetupDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
}

static void
add_step (HkSetupDialog       *self,
          AdwPreferencesGroup *group,
          GHashTable          *done,
          const HkSetupStep   *step)
{
  GtkWidget *row = hk_setup_step_row_new (step);
  char *line = hk_setup_ticks_dup_line (step);

  g_object_set_data_full (G_OBJECT (row), "line", line, g_free);
  g_object_set (row, "ticked", g_hash_table_contains (done, line), NULL);
  g_signal_connect_object (row, "notify::ticked", G_CALLBACK (ticked_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->rows, row);
  adw_preferences_group_add (group, row);
}

/* Returns (transfer floating) (nullable): the dialog, to be presented; %NULL when no table can be laid out that way.
 * @setup: the setup object of a session
 * @notes: (nullable): what is to be kept in mind, such as the notes of a mission
 * @owner: (nullable): of the ticks, as in hk_setup_ticks_read() */
AdwDialog *
hk_setup_dialog_new (const HkGameSpec *game,
                     JsonObject       *setup,
                     const char       *notes,
                     const char       *owner,
                     GError          **error)
{
  g_autoptr (GPtrArray) steps = hk_setup_steps_list (game, setup, error);
  g_autoptr (GHashTable) done = hk_setup_ticks_read (owner);
  HkSetupDialog *self;
  AdwPreferencesGroup *group = NULL;
  const char *title = NULL;

  if (steps == NULL)
    return NULL;
  self = g_object_new (HK_TYPE_SETUP_DIALOG, NULL);
  self->owner = g_strdup (owner);
  if (notes != NULL && *notes != '\0')
    adw_preferences_page_set_description (self->page, notes);
  for (guint i = 0; i < steps->len; i++)
    {
      HkSetupStep *step = g_ptr_array_index (steps, i);

      if (g_strcmp0 (step->group, title) != 0)
        {
          title = step->group;
          group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
          adw_preferences_group_set_title (group, title);
          adw_preferences_page_add (self->page, group);
        }
      add_step (self, group, done, step);
    }
  update (self);
  return ADW_DIALOG (self);
}
