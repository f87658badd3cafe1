/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-preferences-dialog.h"

#include <glib/gi18n.h>

#include "ui/display/hk-template.h"
#include "ui/new-game/hk-choice-row.h"

struct _HkPreferencesDialog
{
  AdwPreferencesDialog parent_instance;

  HkChoiceRow         *color_scheme;
  HkChoiceRow         *cards_by;
  HkChoiceRow         *dice_by;
  AdwSwitchRow        *keep_awake;
  AdwSwitchRow        *show_forecast;
  AdwSwitchRow        *hands_full;
  AdwSwitchRow        *speak_moves;
  AdwSwitchRow        *turn_timer;
  AdwSpinRow          *turn_minutes;
  AdwSwitchRow        *turn_chime;

  GSettings           *settings;
};

G_DEFINE_FINAL_TYPE (HkPreferencesDialog, hk_preferences_dialog, ADW_TYPE_PREFERENCES_DIALOG)

static void
forget_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  HkPreferencesDialog *self = HK_PREFERENCES_DIALOG (widget);

  g_settings_reset (self->settings, "player-names");
  g_settings_reset (self->settings, "last-groups");
  g_settings_reset (self->settings, "last-kept");
  g_settings_reset (self->settings, "last-house");
  adw_preferences_dialog_add_toast (ADW_PREFERENCES_DIALOG (self), adw_toast_new (_("Names and groups are forgotten")));
}

static void
hk_preferences_dialog_dispose (GObject *object)
{
  HkPreferencesDialog *self = HK_PREFERENCES_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_PREFERENCES_DIALOG);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (hk_preferences_dialog_parent_class)->dispose (object);
}

static void
hk_preferences_dialog_class_init (HkPreferencesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_preferences_dialog_dispose;

  g_type_ensure (HK_TYPE_CHOICE_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-preferences-dialog.ui");
  HK_BIND_CHILDREN (widget_class, HkPreferencesDialog, color_scheme, cards_by, dice_by, keep_awake, show_forecast, hands_full, speak_moves,
                    turn_timer, turn_minutes, turn_chime);
  gtk_widget_class_install_action (widget_class, "preferences.forget", NULL, forget_cb);
}

static void
hk_preferences_dialog_init (HkPreferencesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  hk_choice_row_add (self->color_scheme, "default", _("System"));
  hk_choice_row_add (self->color_scheme, "light", _("Light"));
  hk_choice_row_add (self->color_scheme, "dark", _("Dark"));
  hk_choice_row_add (self->cards_by, "hand", _("Us"));
  hk_choice_row_add (self->cards_by, "app", _("The App"));
  hk_choice_row_add (self->dice_by, "hand", _("Us"));
  hk_choice_row_add (self->dice_by, "app", _("The App"));
}

/* Returns (transfer floating): the dialog, to be presented.
 * @settings: the settings to show and to change */
AdwDialog *
hk_preferences_dialog_new (GSettings *settings)
{
  HkPreferencesDialog *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (HK_TYPE_PREFERENCES_DIALOG, NULL);
  self->settings = g_object_ref (settings);
  g_settings_bind (settings, "color-scheme", self->color_scheme, "selected", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "cards-by", self->cards_by, "selected", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "dice-by", self->dice_by, "selected", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "keep-awake", self->keep_awake, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "show-forecast", self->show_forecast, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "hands-full", self->hands_full, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "speak-moves", self->speak_moves, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "turn-timer", self->turn_timer, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "turn-minutes", self->turn_minutes, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "turn-chime", self->turn_chime, "active", G_SETTINGS_BIND_DEFAULT);
  return ADW_DIALOG (self);
}
