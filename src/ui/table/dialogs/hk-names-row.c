/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-names-row.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define MOST_KEYS 12

/* The names of cards, typed with commas between them; those that are known are keys below, as far as they match what
 * is being typed. Any name will do, and the same one twice. */
struct _HkNamesRow
{
  AdwPreferencesRow  parent_instance;

  GtkStringList     *known;
  GtkWidget         *entry;
  GtkWidget         *keys;
};

G_DEFINE_FINAL_TYPE (HkNamesRow, hk_names_row, ADW_TYPE_PREFERENCES_ROW)

/* Where the name begins that is being typed. */
static const char *
find_last (const char *text)
{
  const char *comma = strrchr (text, ',');
  const char *last = comma == NULL ? text : comma + 1;

  while (*last == ' ')
    last++;
  return last;
}

static void
name_cb (HkNamesRow *self,
         GtkWidget  *key)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  g_autofree char *before = g_strndup (text, (gsize) (find_last (text) - text));
  g_autofree char *after = g_strdup_printf ("%s%s, ", before, gtk_button_get_label (GTK_BUTTON (key)));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), after);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static void
update (HkNamesRow *self)
{
  g_autofree char *typed = g_utf8_casefold (find_last (gtk_editable_get_text (GTK_EDITABLE (self->entry))), -1);
  guint n = 0;

  hk_wrap_box_clear (self->keys);
  for (guint i = 0; n < MOST_KEYS && i < g_list_model_get_n_items (G_LIST_MODEL (self->known)); i++)
    {
      const char *name = gtk_string_list_get_string (self->known, i);
      g_autofree char *folded = g_utf8_casefold (name, -1);
      GtkWidget *key;

      if (strstr (folded, typed) == NULL)
        continue;
      key = gtk_button_new_with_label (name);
      gtk_widget_set_size_request (key, -1, TARGET);
      g_signal_connect_object (key, "clicked", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);
      adw_wrap_box_append (ADW_WRAP_BOX (self->keys), key);
      n++;
    }
  gtk_widget_set_visible (self->keys, n > 0);
}

static void
hk_names_row_dispose (GObject *object)
{
  g_clear_object (&HK_NAMES_ROW (object)->known);
  G_OBJECT_CLASS (hk_names_row_parent_class)->dispose (object);
}

static void
hk_names_row_class_init (HkNamesRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_names_row_dispose;
}

static void
hk_names_row_init (HkNamesRow *self)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

/* Returns (transfer floating): the row.
 * @title: what is asked for
 * @known: names that are offered */
GtkWidget *
hk_names_row_new (const char    *title,
                  GtkStringList *known)
{
  HkNamesRow *self = g_object_new (HK_TYPE_NAMES_ROW, "title", title, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *label = hk_label_new (title, "caption");
  GtkWidget *frame = g_object_new (GTK_TYPE_BOX, "css-name", "entry", NULL);

  self->known = g_object_ref (known);
  self->entry = g_object_new (GTK_TYPE_TEXT, "accessible-role", GTK_ACCESSIBLE_ROLE_TEXT_BOX,
                              /* Translators: in the field for the names of cards. */
                              "placeholder-text", _("Several, with commas between them"), NULL);
  self->keys = adw_wrap_box_new ();
  gtk_text_set_activates_default (GTK_TEXT (self->entry), TRUE);
  gtk_widget_set_hexpand (self->entry, TRUE);
  gtk_widget_set_size_request (frame, -1, TARGET);
  gtk_box_append (GTK_BOX (frame), self->entry);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (self->keys), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (self->keys), 6);
  hk_widget_set_margins (box, 9, 12, 12);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), frame);
  gtk_box_append (GTK_BOX (box), self->keys);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

/* Returns the names, with commas between them and maybe one at the end. */
const char *
hk_names_row_get_text (HkNamesRow *self)
{
  g_return_val_if_fail (HK_IS_NAMES_ROW (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

/* Returns where the names are typed. */
GtkWidget *
hk_names_row_get_entry (HkNamesRow *self)
{
  g_return_val_if_fail (HK_IS_NAMES_ROW (self), NULL);

  return self->entry;
}
