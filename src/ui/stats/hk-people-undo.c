/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-people-undo.h"

#include <glib/gi18n.h>

#include "ui/app/hk-toasts.h"

/* Whatever is done to people and groups is said with the way back. */

static const char * const keys[] = { "last-groups", "last-kept", "last-house" };

struct _HkPeopleUndo
{
  HkPeople  *people;
  char      *saved;
  GSettings *settings;                     /* (nullable) */
  GVariant  *values[G_N_ELEMENTS (keys)];  /* of the settings */
  GWeakRef   from;
};

/* Returns (transfer full): what is now.
 * @settings: (nullable): the settings of the app, where something is done to those of a group */
HkPeopleUndo *
hk_people_undo_new (HkPeople  *people,
                    GSettings *settings)
{
  HkPeopleUndo *self = g_new0 (HkPeopleUndo, 1);

  self->people = g_object_ref (people);
  self->saved = hk_people_save (people);
  self->settings = settings == NULL ? NULL : g_object_ref (settings);
  for (gsize i = 0; settings != NULL && i < G_N_ELEMENTS (keys); i++)
    self->values[i] = g_settings_get_value (settings, keys[i]);
  g_weak_ref_init (&self->from, NULL);
  return self;
}

void
hk_people_undo_free (HkPeopleUndo *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_clear_pointer (&self->values[i], g_variant_unref);
  g_weak_ref_clear (&self->from);
  g_clear_object (&self->settings);
  g_object_unref (self->people);
  g_free (self->saved);
  g_free (self);
}

static AdwToast *
make_toast (const char *text)
{
  AdwToast *toast = adw_toast_new ("");

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_title (toast, text);
  return toast;
}

/* Says what cannot be done.
 * @widget: of a window, or of a dialog with toasts of its own */
void
hk_people_complain (GtkWidget  *widget,
                    const char *text)
{
  adw_toast_overlay_add_toast (hk_toasts_find (widget), make_toast (text));
}

static void
undo_cb (AdwToast     *toast,
         HkPeopleUndo *self)
{
  g_autoptr (GtkWidget) from = g_weak_ref_get (&self->from);
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (self->values[i] != NULL)
      g_settings_set_value (self->settings, keys[i], self->values[i]);
  if (!hk_people_restore (self->people, self->saved, &error) && from != NULL)
    hk_people_complain (from, error->message);
}

static void
free_cb (gpointer  undo,
         GClosure *closure)
{
  hk_people_undo_free (undo);
}

/* Says what was done, and offers to take it back.
 * @self: (transfer full)
 * @from: a page of a window
 * @text: what was done */
void
hk_people_undo_offer (HkPeopleUndo *self,
                      GtkWidget    *from,
                      const char   *text)
{
  AdwToast *toast = make_toast (text);

  g_weak_ref_set (&self->from, from);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_timeout (toast, 10);
  g_signal_connect_data (toast, "button-clicked", G_CALLBACK (undo_cb), self, free_cb, G_CONNECT_DEFAULT);
  /* What was done before is not taken back behind what is done now. */
  adw_toast_overlay_dismiss_all (hk_toasts_find (from));
  adw_toast_overlay_add_toast (hk_toasts_find (from), toast);
}
