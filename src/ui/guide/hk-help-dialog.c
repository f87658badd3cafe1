/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-help-dialog.h"

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-tooltip.h"

/* What the app does for a game, what to press and where things are, as help.json of the game tells. */
struct _HkHelpDialog
{
  AdwDialog           parent_instance;

  AdwPreferencesPage *page;
  GtkWidget          *learn;

  const HkGameSpec   *game;
};

HK_DEFINE_TEMPLATE_TYPE (HkHelpDialog, hk_help_dialog, ADW_TYPE_DIALOG)

static void
learn_action (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));
  const char *game = HK_HELP_DIALOG (widget)->game->id;

  adw_dialog_close (ADW_DIALOG (widget));
  gtk_widget_activate_action (window, "win.learn", "s", game);
}

static void
hk_help_dialog_class_init (HkHelpDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-help-dialog.ui");
  HK_BIND_CHILDREN (widget_class, HkHelpDialog, page, learn);
  gtk_widget_class_install_action (widget_class, "help.learn", NULL, learn_action);
}

static void
add_line (HkHelpDialog        *self,
          AdwPreferencesGroup *group,
          JsonObject          *line)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), json_object_get_string_member (line, "title"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), json_object_get_string_member (line, "text"));
  adw_preferences_group_add (group, row);
  if (json_object_has_member (line, "rule"))
    {
      GtkWidget *button = gtk_button_new_from_icon_name ("help-about-symbolic");
      g_autofree char *rule = g_strconcat (self->game->id, "/", json_object_get_string_member (line, "rule"), NULL);

      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      hk_tooltip_set (button, _("Show the Rule"));
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-rule");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
    }
}

static void
add_section (HkHelpDialog *self,
             JsonObject   *section)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  JsonArray *lines = json_object_get_array_member (section, "lines");

  adw_preferences_group_set_title (group, json_object_get_string_member (section, "title"));
  for (guint i = 0; i < json_array_get_length (lines); i++)
    add_line (self, group, json_array_get_object_element (lines, i));
  adw_preferences_page_add (self->page, group);
}

/* Returns (transfer floating): the dialog, to be presented. */
AdwDialog *
hk_help_dialog_new (const HkGameSpec *game)
{
  HkHelpDialog *self = g_object_new (HK_TYPE_HELP_DIALOG, "title", game->title, NULL);
  JsonArray *sections = hk_content_has (game->id, "help") ? json_object_get_array_member (hk_content_get (game->id, "help"), "sections") : NULL;

  self->game = game;
  for (guint i = 0; sections != NULL && i < json_array_get_length (sections); i++)
    add_section (self, json_array_get_object_element (sections, i));
  gtk_widget_set_visible (self->learn, hk_content_has (game->id, "first-round"));
  return ADW_DIALOG (self);
}
