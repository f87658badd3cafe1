/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-mission-dialog.h"

#include <glib/gi18n.h>

#include "core/packs/hk-pack-mission.h"

/* The name and the notes under which the settings of a new game are kept. A name that is there already is said, and its notes stay. */
struct _HkMissionDialog
{
  AdwAlertDialog  parent_instance;

  HkPack         *pack;
  JsonObject     *kind;
  char           *filled; /* the notes that were filled in, not typed */

  AdwEntryRow    *name;
  AdwEntryRow    *notes;
};

G_DEFINE_FINAL_TYPE (HkMissionDialog, hk_mission_dialog, ADW_TYPE_ALERT_DIALOG)

static char *
dup_text (AdwEntryRow *row)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
}

static JsonObject *
find_same (HkMissionDialog *self)
{
  g_autofree char *name = dup_text (self->name);

  return hk_pack_lookup (self->pack, json_object_get_string_member (self->kind, "id"), name);
}

static void
named_cb (HkMissionDialog *self)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (self);
  g_autofree char *name = NULL;
  g_autofree char *notes = NULL;
  JsonObject *same;

  if (self->pack == NULL)
    return;
  name = dup_text (self->name);
  notes = dup_text (self->notes);
  same = find_same (self);
  adw_alert_dialog_set_response_enabled (dialog, "save", *name != '\0');
  adw_alert_dialog_set_response_label (dialog, "save", same == NULL ? _("_Save") : _("_Replace"));
  if (same == NULL)
    adw_alert_dialog_set_body (dialog, _("They are kept with the components of your box, to be picked for another game and shared as a file."));
  else
    adw_alert_dialog_format_body (dialog, _("“%s” is there already. What it has set up is replaced."), name);
  if (!g_str_equal (notes, self->filled))
    return;
  g_free (self->filled);
  self->filled = g_strdup (same == NULL ? "" : json_object_get_string_member_with_default (same, "text", ""));
  gtk_editable_set_text (GTK_EDITABLE (self->notes), self->filled);
}

static void
hk_mission_dialog_dispose (GObject *object)
{
  HkMissionDialog *self = HK_MISSION_DIALOG (object);

  g_clear_object (&self->pack);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_MISSION_DIALOG);
  g_clear_pointer (&self->filled, g_free);
  G_OBJECT_CLASS (hk_mission_dialog_parent_class)->dispose (object);
}

static void
hk_mission_dialog_class_init (HkMissionDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_mission_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-mission-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HkMissionDialog, name);
  gtk_widget_class_bind_template_child (widget_class, HkMissionDialog, notes);
  gtk_widget_class_bind_template_callback (widget_class, named_cb);
}

static void
hk_mission_dialog_init (HkMissionDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->filled = g_strdup ("");
}

/* Returns (transfer floating): a dialog that asks for the name and the notes of a mission.
 * @pack: the pack of a game with missions
 * @name: (nullable): what it is called at first */
AdwDialog *
hk_mission_dialog_new (HkPack     *pack,
                       const char *name)
{
  HkMissionDialog *self = g_object_new (HK_TYPE_MISSION_DIALOG, NULL);

  self->pack = g_object_ref (pack);
  self->kind = hk_pack_mission_find_kind (pack);
  gtk_editable_set_text (GTK_EDITABLE (self->name), name == NULL ? "" : name);
  named_cb (self);
  return ADW_DIALOG (self);
}

/* Returns (transfer full): the mission.
 * @setup: the setup of a new game */
JsonObject *
hk_mission_dialog_make (HkMissionDialog *self,
                        JsonObject      *setup)
{
  g_autofree char *name = dup_text (self->name);
  g_autofree char *notes = dup_text (self->notes);

  return hk_pack_mission_new (self->kind, name, notes, setup);
}

/* Returns whether it takes the place of another. */
gboolean
hk_mission_dialog_is_replaced (HkMissionDialog *self)
{
  return find_same (self) != NULL;
}
