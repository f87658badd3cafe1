/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-number-row.h"
#include "hk-tooltip.h"

struct _HkNumberRow
{
  AdwEntryRow parent_instance;

  int minimum;
  int maximum;
};

G_DEFINE_FINAL_TYPE (HkNumberRow, hk_number_row, ADW_TYPE_ENTRY_ROW)

static char *
get_text (HkNumberRow *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self))));
}

static gboolean
get_value (HkNumberRow *self,
           int         *value)
{
  g_autofree char *text = get_text (self);
  const char *digits = g_str_has_prefix (text, "−") ? text + strlen ("−") : text;
  gint64 number;

  if (!g_ascii_string_to_signed (digits, 10, -G_MAXINT, G_MAXINT, &number, NULL))
    return FALSE;
  *value = (int) (digits == text ? number : -number);
  return TRUE;
}

static gboolean
key_cb (HkNumberRow    *self,
        guint           key,
        guint           code,
        GdkModifierType state)
{
  if (key != GDK_KEY_Up && key != GDK_KEY_KP_Up && key != GDK_KEY_Down && key != GDK_KEY_KP_Down)
    return GDK_EVENT_PROPAGATE;
  hk_number_row_step (self, key == GDK_KEY_Up || key == GDK_KEY_KP_Up ? 1 : -1);
  return GDK_EVENT_STOP;
}

static void
less_cb (HkNumberRow *self)
{
  hk_number_row_step (self, -1);
}

static void
more_cb (HkNumberRow *self)
{
  hk_number_row_step (self, 1);
}

static void
hk_number_row_class_init (HkNumberRowClass *klass)
{
}

static void
add_button (HkNumberRow *self,
            const char  *icon,
            const char  *label,
            GCallback    clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  hk_tooltip_set (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self), button);
}

static void
hk_number_row_init (HkNumberRow *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  adw_entry_row_set_input_purpose (ADW_ENTRY_ROW (self), GTK_INPUT_PURPOSE_NUMBER);
  /* Enter answers the question. */
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (self), TRUE);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "numeric");
  add_button (self, "list-remove-symbolic", _("One less"), G_CALLBACK (less_cb));
  add_button (self, "list-add-symbolic", _("One more"), G_CALLBACK (more_cb));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* A range that a person can keep in mind stands beside the number. */
static void
show_range (HkNumberRow *self)
{
  g_autofree char *range = NULL;
  GtkWidget *label;

  if (self->maximum >= 1000 || self->minimum < -99)
    return;
  /* Translators: the least and the most that a number may be */
  range = g_strdup_printf (_("%d to %d"), self->minimum, self->maximum);
  label = gtk_label_new (range);
  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_add_css_class (label, "caption");
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (self), label);
}

/* Returns (transfer floating): an empty row.
 * @title: what the number is
 * @minimum: the least that it may be
 * @maximum: the most that it may be */
GtkWidget *
hk_number_row_new (const char *title,
                   int         minimum,
                   int         maximum)
{
  HkNumberRow *self = g_object_new (HK_TYPE_NUMBER_ROW, "title", title, NULL);

  self->minimum = minimum;
  self->maximum = maximum;
  /* Above a number there is one line for the title. */
  hk_tooltip_set (GTK_WIDGET (self), title);
  show_range (self);
  return GTK_WIDGET (self);
}

/* Returns whether anything is written in it. */
gboolean
hk_number_row_is_said (HkNumberRow *self)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (HK_IS_NUMBER_ROW (self), FALSE);

  text = get_text (self);
  return text[0] != '\0';
}

/* Returns (transfer full) (nullable): the number; what was written when it is none, for the move to refuse with its
 * own sentence; %NULL when the row is empty. */
JsonNode *
hk_number_row_read (HkNumberRow *self)
{
  g_autofree char *text = NULL;
  int value;

  g_return_val_if_fail (HK_IS_NUMBER_ROW (self), NULL);

  if (!hk_number_row_is_said (self))
    return NULL;
  if (get_value (self, &value))
    return json_node_init_int (json_node_alloc (), value);
  text = get_text (self);
  return json_node_init_string (json_node_alloc (), text);
}

/* Changes the number within its range. In an empty row the first step up writes 1 and the first one down 0.
 * @by: how much to add */
void
hk_number_row_step (HkNumberRow *self,
                    int          by)
{
  g_autofree char *text = NULL;
  int value;

  g_return_if_fail (HK_IS_NUMBER_ROW (self));

  value = get_value (self, &value) ? value + by : MAX (0, by);
  text = g_strdup_printf ("%d", CLAMP (value, self->minimum, self->maximum));
  gtk_editable_set_text (GTK_EDITABLE (self), text);
  gtk_editable_set_position (GTK_EDITABLE (self), -1);
}
