/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shortcuts-dialog.h"

#include <glib/gi18n.h>

/* The list of keys, for libraries that do not make one of shortcuts-dialog.ui by themselves. */
struct _HkShortcutsDialog
{
  AdwDialog           parent_instance;

  AdwPreferencesPage *page;
};

G_DEFINE_FINAL_TYPE (HkShortcutsDialog, hk_shortcuts_dialog, ADW_TYPE_DIALOG)

typedef struct
{
  const char *title;
  const char *accelerator;
} Shortcut;

static const Shortcut table_shortcuts[] = {
  { N_("Do the next thing"), "space" },
  { N_("Do the next thing, with the hands full"), "Page_Down" },
  { N_("Choose a number"), "0...9" },
  { N_("Undo, with the hands full"), "Page_Up" },
  { N_("Undo"), "<Control>z" },
  { N_("Redo"), "<Control><Shift>z" },
  { N_("Rules"), "<Control>f" },
  { N_("Steps"), "F8" },
  { N_("Players or mission"), "F9" },
  { N_("Table screen"), "<Control>t" },
};

static const Shortcut seat_shortcuts[] = {
  { N_("Move a player up"), "<Alt>Up" },
  { N_("Move a player down"), "<Alt>Down" },
};

static const Shortcut past_game_shortcuts[] = {
  { N_("Rename a game"), "F2" },
  { N_("Delete a game"), "Delete" },
};

static const Shortcut component_shortcuts[] = {
  { N_("Paste a table"), "<Control>v" },
  { N_("Copy the cell above"), "<Control>d" },
  { N_("Copy the rest of the row above"), "<Control><Shift>d" },
};

static const Shortcut general_shortcuts[] = {
  { N_("New game"), "<Control>n" },
  { N_("Open a file"), "<Control>o" },
  { N_("Preferences"), "<Control>comma" },
  { N_("Keyboard shortcuts"), "<Control>question" },
  { N_("Main menu"), "F10" },
  { N_("Fullscreen"), "F11" },
  { N_("Larger text"), "<Control>plus" },
  { N_("Smaller text"), "<Control>minus" },
  { N_("Normal text size"), "<Control>0" },
  { N_("Close the window"), "<Control>w" },
  { N_("Quit"), "<Control>q" },
};

static void
add_group (HkShortcutsDialog *self,
           const char        *title,
           const Shortcut    *shortcuts,
           gsize              n_shortcuts)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  for (gsize i = 0; i < n_shortcuts; i++)
    {
      GtkWidget *row = adw_action_row_new ();
      g_autofree char *keys = NULL;
      GtkWidget *label;
      GdkModifierType modifiers;
      guint key;

      /* A range is no key. */
      keys = gtk_accelerator_parse (shortcuts[i].accelerator, &key, &modifiers) ? gtk_accelerator_get_label (key, modifiers)
                                                                                : g_strdup (shortcuts[i].accelerator);
      label = gtk_label_new (keys);
      gtk_widget_add_css_class (label, "keycap");
      gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _(shortcuts[i].title));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
      adw_preferences_group_add (group, row);
    }
  adw_preferences_page_add (self->page, group);
}

static void
hk_shortcuts_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_SHORTCUTS_DIALOG);

  G_OBJECT_CLASS (hk_shortcuts_dialog_parent_class)->dispose (object);
}

static void
hk_shortcuts_dialog_class_init (HkShortcutsDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_shortcuts_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-shortcuts-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HkShortcutsDialog, page);
}

static void
hk_shortcuts_dialog_init (HkShortcutsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_group (self, _("At the Table"), table_shortcuts, G_N_ELEMENTS (table_shortcuts));
  add_group (self, _("New Game"), seat_shortcuts, G_N_ELEMENTS (seat_shortcuts));
  add_group (self, _("Past Games"), past_game_shortcuts, G_N_ELEMENTS (past_game_shortcuts));
  add_group (self, _("Components"), component_shortcuts, G_N_ELEMENTS (component_shortcuts));
  add_group (self, _("Everywhere"), general_shortcuts, G_N_ELEMENTS (general_shortcuts));
}

/* Returns (transfer floating): the dialog, to be presented. */
AdwDialog *
hk_shortcuts_dialog_new (void)
{
  return g_object_new (HK_TYPE_SHORTCUTS_DIALOG, NULL);
}
