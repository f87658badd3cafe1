/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "core/packs/hk-pack-merge.h"
#include "core/packs/hk-pack-mission.h"
#include "core/session/hk-session.h"
#include "hk-mission-dialog.h"
#include "ui/display/hk-template.h"
#include "ui/new-game/hk-new-game-page.h"
#include "hk-setup-missions.h"
#include "ui/app/hk-window.h"
#include "ui/components/hk-component-files.h"
#include "ui/components/hk-components-dialog.h"

/* The missions, maps and scenarios of the pack: what was agreed on once is picked by its name. */
struct _HkSetupMissions
{
  AdwBin            parent_instance;

  const HkGameSpec *game;
  HkPack           *pack;
  JsonObject       *kind;  /* of the missions */
  gboolean          updates;

  AdwComboRow      *missions;
  AdwActionRow     *notes;
};

HK_DEFINE_TEMPLATE_TYPE (HkSetupMissions, hk_setup_missions, ADW_TYPE_BIN)

static void
say (HkSetupMissions *self,
     const char      *text)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  if (HK_IS_WINDOW (window))
    hk_window_say (HK_WINDOW (window), text);
}

static void
undo (HkPack *pack)
{
  hk_pack_undo (pack, NULL);
}

/* Says what was done to the pack, with a button that takes it back. */
static void
say_done (HkSetupMissions *self,
          const char      *text)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  AdwToast *toast = adw_toast_new ("");

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_title (toast, text);
  adw_toast_set_timeout (toast, 8);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  adw_toast_set_button_label (toast, _("_Undo"));
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo), self->pack, G_CONNECT_SWAPPED);
  if (HK_IS_WINDOW (window))
    hk_window_add_toast (HK_WINDOW (window), toast);
  else
    g_object_unref (toast);
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

/* (nullable): the mission that is picked. */
static JsonObject *
get_picked (HkSetupMissions *self)
{
  const guint selected = adw_combo_row_get_selected (self->missions);

  return selected == 0 || selected > list_missions (self)->len ? NULL : g_ptr_array_index (list_missions (self), selected - 1);
}

static void
update_notes (HkSetupMissions *self)
{
  JsonObject *picked = get_picked (self);
  const char *notes = picked == NULL ? "" : json_object_get_string_member_with_default (picked, "text", "");

  adw_action_row_set_subtitle (self->notes, notes);
  gtk_widget_set_visible (GTK_WIDGET (self->notes), *notes != '\0');
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "missions.share", picked != NULL);
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
  update_notes (self);
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
  JsonObject *picked;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (JsonObject) trial = NULL;
  g_autoptr (HkSession) session = NULL;

  if (self->updates || self->pack == NULL)
    return;
  update_notes (self);
  picked = get_picked (self);
  if (picked == NULL)
    return;
  setup = hk_new_game_page_get_setup (get_page (self), &error);
  if (setup != NULL)
    {
      hk_pack_mission_apply (self->kind, picked, setup);
      trial = hk_pack_mission_copy (setup);
      session = hk_session_new (self->game, trial, self->game->title, 1, NULL, &error);
    }
  if (session == NULL)
    {
      say (self, error->message);
      self->updates = TRUE;
      adw_combo_row_set_selected (self->missions, 0);
      self->updates = FALSE;
      update_notes (self);
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
  g_autofree char *sentence = NULL;
  gboolean replaced;

  if (!g_str_equal (adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (dialog), result), "save"))
    return;
  setup = hk_new_game_page_get_setup (get_page (self), &error);
  mission = setup == NULL ? NULL : hk_mission_dialog_make (HK_MISSION_DIALOG (dialog), setup);
  replaced = hk_mission_dialog_is_replaced (HK_MISSION_DIALOG (dialog));
  if (mission == NULL || !hk_pack_put (self->pack, json_object_get_string_member (self->kind, "id"), mission, &error))
    {
      say (self, error->message);
      return;
    }
  update (self, json_object_get_string_member (mission, "name"));
  sentence = g_strdup_printf (replaced ? _("“%s” was replaced.") : _("“%s” was saved."), json_object_get_string_member (mission, "name"));
  say_done (self, sentence);
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  HkSetupMissions *self = HK_SETUP_MISSIONS (widget);
  JsonObject *picked = get_picked (self);
  AdwDialog *dialog = hk_mission_dialog_new (self->pack, picked == NULL ? NULL : json_object_get_string_member (picked, "name"));

  adw_alert_dialog_choose (ADW_ALERT_DIALOG (dialog), widget, NULL, named_cb, g_object_ref (self));
}

/* (nullable) (transfer full): the name of the first mission of a pack. */
static char *
find_name (HkSetupMissions *self,
           const char      *text)
{
  g_autoptr (JsonNode) node = hk_content_parse (text, -1, _("The file"), NULL);
  JsonObject *components = node == NULL ? NULL : json_object_get_object_member (json_node_get_object (node), "components");
  const char *kind = json_object_get_string_member (self->kind, "id");
  JsonArray *missions = components == NULL || !json_object_has_member (components, kind) ? NULL : json_object_get_array_member (components, kind);

  return missions == NULL || json_array_get_length (missions) == 0
           ? NULL : g_strdup (json_object_get_string_member (json_array_get_object_element (missions, 0), "name"));
}

/* Whether the file brings missions alone, and none that ours has otherwise. */
static gboolean
is_plain (HkSetupMissions *self,
          HkPackUnion     *packs)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (packs)); i++)
    {
      g_autoptr (HkPackMeeting) meeting = g_list_model_get_item (G_LIST_MODEL (packs), i);

      if (hk_pack_meeting_get_state (meeting) == HK_PACK_MEETING_DIFFERS
          || !g_str_equal (hk_pack_meeting_get_kind (meeting), json_object_get_string_member (self->kind, "id")))
        return FALSE;
    }
  return TRUE;
}

/* Takes a mission over into the pack and sets the game up so. A file with more in it, or with a mission that the pack has otherwise,
 * is shown beside the pack first.
 * @text: a pack as JSON */
void
hk_setup_missions_take (HkSetupMissions *self,
                        const char      *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPackUnion) packs = hk_pack_union_new (self->pack, text, &error);
  g_autofree char *name = packs == NULL ? NULL : find_name (self, text);
  g_autofree char *sentence = NULL;

  if (packs != NULL && name == NULL)
    say (self, _("There is nothing in the file that a game could be set up with."));
  else if (packs != NULL && !is_plain (self, packs))
    {
      AdwDialog *dialog = hk_components_dialog_new (self->game, self->pack);

      adw_dialog_present (dialog, GTK_WIDGET (self));
      hk_components_dialog_show_pack (HK_COMPONENTS_DIALOG (dialog), text);
    }
  else if (packs == NULL || !hk_pack_union_apply (packs, &error))
    say (self, error->message);
  else
    {
      update (self, name);
      picked_cb (self);
      if (g_list_model_get_n_items (G_LIST_MODEL (packs)) == 0)
        return;
      sentence = g_strdup_printf (_("“%s” was added to your components."), name);
      say_done (self, sentence);
    }
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (HkSetupMissions) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = hk_component_files_load_finish (result, &error);

  if (text != NULL && gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    hk_setup_missions_take (self, text);
  else if (text == NULL && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say (self, error->message);
}

static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  hk_component_files_load (widget, _("Open from a File"), "*.json", opened_cb, g_object_ref (widget));
}

static void
shared_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (HkSetupMissions) self = data;
  g_autoptr (GError) error = NULL;

  if (!hk_component_files_save_finish (result, &error) && !g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    say (self, error->message);
}

static void
share_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  HkSetupMissions *self = HK_SETUP_MISSIONS (widget);
  JsonObject *picked = get_picked (self);
  g_autofree char *text = picked == NULL ? NULL : hk_pack_component_to_text (self->pack, json_object_get_string_member (self->kind, "id"), picked);
  g_autofree char *plain = picked == NULL ? NULL : g_strdelimit (g_strdup (json_object_get_string_member (picked, "name")), "/", '-');
  g_autofree char *file = g_strconcat (plain == NULL ? "" : plain, ".json", NULL);

  if (picked != NULL)
    hk_component_files_save (widget, _("Save as a File"), file, text, shared_cb, g_object_ref (self));
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
  HK_BIND_CHILDREN (widget_class, HkSetupMissions, missions, notes);
  gtk_widget_class_bind_template_callback (widget_class, picked_cb);
  gtk_widget_class_install_action (widget_class, "missions.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "missions.open", NULL, open_action);
  gtk_widget_class_install_action (widget_class, "missions.share", NULL, share_action);
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
