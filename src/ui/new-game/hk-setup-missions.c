/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/packs/hk-pack-mission.h"
#include "core/session/hk-session.h"
#include "hk-new-game-page.h"
#include "hk-setup-missions.h"
#include "ui/app/hk-window.h"

/* The missions, maps and scenarios of the pack: what was agreed on once is picked by its name. */
struct _HkSetupMissions
{
  AdwBin            parent_instance;

  const HkGameSpec *game;
  HkPack           *pack;
  JsonObject       *kind;  /* of the missions */
  gboolean          updates;

  AdwComboRow      *missions;
};

G_DEFINE_FINAL_TYPE (HkSetupMissions, hk_setup_missions, ADW_TYPE_BIN)

static void
say (HkSetupMissions *self,
     const char      *text)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (HK_IS_WINDOW (window))
    hk_window_say (HK_WINDOW (window), text);
}

static HkNewGamePage *
get_page (HkSetupMissions *self)
{
  return HK_NEW_GAME_PAGE (gtk_widget_get_ancestor (GTK_WIDGET (self), HK_TYPE_NEW_GAME_PAGE));
}

static GPtrArray *
list_missions (HkSetupMissions *self)
{
  return hk_pack_list (self->pack, json_object_get_string_member (self->kind, "id"));
}

/* Lists the names; @name is picked when it is one of them. */
static void
update (HkSetupMissions *self,
        const char      *name)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GPtrArray *missions = list_missions (self);
  guint selected = 0;

  gtk_string_list_append (names, C_("no mission of the pack", "None"));
  for (guint i = 0; i < missions->len; i++)
    {
      const char *other = json_object_get_string_member (g_ptr_array_index (missions, i), "name");

      gtk_string_list_append (names, other);
      if (g_strcmp0 (other, name) == 0)
        selected = i + 1;
    }
  self->updates = TRUE;
  adw_combo_row_set_model (self->missions, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->missions, selected);
  gtk_widget_set_visible (GTK_WIDGET (self->missions), missions->len > 0);
  self->updates = FALSE;
}

static void
update_same (HkSetupMissions *self)
{
  GtkStringObject *picked = adw_combo_row_get_selected_item (self->missions);
  g_autofree char *name = picked == NULL ? NULL : g_strdup (gtk_string_object_get_string (picked));

  update (self, name);
}

/* Sets the game up as the mission says, when that can be. */
static void
picked_cb (HkSetupMissions *self)
{
  const guint selected = adw_combo_row_get_selected (self->missions);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (JsonObject) trial = NULL;
  g_autoptr (HkSession) session = NULL;

  if (self->updates || self->pack == NULL || selected == 0 || selected > list_missions (self)->len)
    return;
  setup = hk_new_game_page_get_setup (get_page (self), &error);
  if (setup != NULL)
    {
      hk_pack_mission_apply (self->kind, g_ptr_array_index (list_missions (self), selected - 1), setup);
      trial = hk_pack_mission_copy (setup);
      session = hk_session_new (self->game, trial, self->game->title, 1, NULL, &error);
    }
  if (session == NULL)
    {
      say (self, error->message);
      self->updates = TRUE;
      adw_combo_row_set_selected (self->missions, 0);
      self->updates = FALSE;
      return;
    }
  hk_new_game_page_fill (get_page (self), setup);
}

static void
named_cb (GObject      *dialog,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (HkSetupMissions) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (JsonObject) mission = NULL;
  GtkEditable *entry = GTK_EDITABLE (adw_alert_dialog_get_extra_child (ADW_ALERT_DIALOG (dialog)));
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  if (!g_str_equal (adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (dialog), result), "save"))
    return;
  setup = hk_new_game_page_get_setup (get_page (self), &error);
  mission = setup == NULL ? NULL : hk_pack_mission_new (self->kind, name, setup);
  if (mission == NULL || !hk_pack_put (self->pack, json_object_get_string_member (self->kind, "id"), mission, &error))
    say (self, error->message);
  else
    update (self, name);
}

static void
update_save (AdwAlertDialog *dialog,
             GParamSpec     *unused,
             GtkEditable    *entry)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_alert_dialog_set_response_enabled (dialog, "save", *name != '\0');
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkSetupMissions *self = HK_SETUP_MISSIONS (widget);
  AdwDialog *dialog = adw_alert_dialog_new (_("Save These Settings"), _("They are kept with the components of your box, to be picked for another game and shared as a file."));
  GtkWidget *entry = gtk_entry_new ();
  const guint selected = adw_combo_row_get_selected (self->missions);

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "save", _("_Save"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "save", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "save");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 200);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Name"), -1);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), entry);
  g_signal_connect_object (entry, "notify::text", G_CALLBACK (update_save), dialog, G_CONNECT_SWAPPED);
  if (selected > 0 && selected <= list_missions (self)->len)
    gtk_editable_set_text (GTK_EDITABLE (entry), json_object_get_string_member (g_ptr_array_index (list_missions (self), selected - 1), "name"));
  update_save (ADW_ALERT_DIALOG (dialog), NULL, GTK_EDITABLE (entry));
  adw_alert_dialog_choose (ADW_ALERT_DIALOG (dialog), widget, NULL, named_cb, g_object_ref (self));
}

static void
hk_setup_missions_dispose (GObject *object)
{
  HkSetupMissions *self = HK_SETUP_MISSIONS (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_SETUP_MISSIONS);
  g_clear_object (&self->pack);
  G_OBJECT_CLASS (hk_setup_missions_parent_class)->dispose (object);
}

static void
hk_setup_missions_class_init (HkSetupMissionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_setup_missions_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-setup-missions.ui");
  gtk_widget_class_bind_template_child (widget_class, HkSetupMissions, missions);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_install_action (widget_class, "missions.save", NULL, save_action);
}

static void
hk_setup_missions_init (HkSetupMissions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Shows the missions of the game, when it has a kind of them. */
void
hk_setup_missions_attach (HkSetupMissions  *self,
                          HkApplication    *application,
                          const HkGameSpec *game)
{
  HkPack *pack = hk_application_get_pack (application, game, NULL);

  self->game = game;
  self->kind = pack == NULL ? NULL : hk_pack_mission_find_kind (pack);
  gtk_widget_set_visible (GTK_WIDGET (self), self->kind != NULL);
  if (self->kind == NULL)
    return;
  self->pack = g_object_ref (pack);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->missions), json_object_get_string_member (self->kind, "title"));
  update (self, NULL);
  g_signal_connect_object (pack, "changed", G_CALLBACK (update_same), self, G_CONNECT_SWAPPED);
}
