/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-balance-layout.h"
#include "hk-key-row.h"
#include "hk-widgets.h"
#include "hk-words.h"

/* A title above keys of which one can be pressed: a small number, a face of a die, or one of a few choices.
 * Property: selected, the index of the pressed key; −1 none. */
struct _HkKeyRow
{
  AdwPreferencesRow  parent_instance;

  GtkLabel          *subtitle;
  AdwWrapBox        *keys;

  GPtrArray         *buttons; /* GtkToggleButton */
  GtkWidget         *entry;   /* NULL: only the keys answer */
  int                selected;
  int                minimum; /* the number of the first key */
  gboolean           is_kept; /* whether a key is always pressed */
};

typedef enum
{
  PROP_SELECTED = 1,
} HkKeyRowProps;

static GParamSpec *props[PROP_SELECTED + 1];

G_DEFINE_FINAL_TYPE (HkKeyRow, hk_key_row, ADW_TYPE_PREFERENCES_ROW)

static void
hk_key_row_get_property (GObject    *object,
                         guint       property_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  HkKeyRow *self = HK_KEY_ROW (object);

  switch ((HkKeyRowProps) property_id)
    {
    case PROP_SELECTED:
      g_value_set_int (value, self->selected);
      break;
    }
}

static void
hk_key_row_set_property (GObject      *object,
                         guint         property_id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  HkKeyRow *self = HK_KEY_ROW (object);

  switch ((HkKeyRowProps) property_id)
    {
    case PROP_SELECTED:
      hk_key_row_set_selected (self, g_value_get_int (value));
      break;
    }
}

static gboolean
hk_key_row_grab_focus (GtkWidget *widget)
{
  HkKeyRow *self = HK_KEY_ROW (widget);

  return self->buttons->len > 0 && gtk_widget_grab_focus (g_ptr_array_index (self->buttons, MAX (self->selected, 0)));
}

static void
hk_key_row_dispose (GObject *object)
{
  HkKeyRow *self = HK_KEY_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_KEY_ROW);
  g_clear_pointer (&self->buttons, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_key_row_parent_class)->dispose (object);
}

static void
hk_key_row_class_init (HkKeyRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = hk_key_row_get_property;
  object_class->set_property = hk_key_row_set_property;
  object_class->dispose = hk_key_row_dispose;
  widget_class->grab_focus = hk_key_row_grab_focus;

  props[PROP_SELECTED] = g_param_spec_int ("selected", NULL, NULL, -1, G_MAXINT, -1,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  g_type_ensure (HK_TYPE_BALANCE_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-key-row.ui");
  gtk_widget_class_bind_template_child (widget_class, HkKeyRow, subtitle);
  gtk_widget_class_bind_template_child (widget_class, HkKeyRow, keys);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
title_cb (HkKeyRow *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adw_preferences_row_get_title (ADW_PREFERENCES_ROW (self)), -1);
}

static void
hk_key_row_init (HkKeyRow *self)
{
  g_signal_connect (self, "notify::title", G_CALLBACK (title_cb), NULL);
  self->selected = -1;
  self->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  hk_widget_press_by_digits (GTK_WIDGET (self), GTK_SHORTCUT_SCOPE_LOCAL);
}

static void
toggled_cb (HkKeyRow        *self,
            GtkToggleButton *button)
{
  guint index = 0;

  if (!g_ptr_array_find (self->buttons, button, &index))
    return;
  if (gtk_toggle_button_get_active (button))
    hk_key_row_set_selected (self, (int) index);
  else if (self->selected == (int) index && self->is_kept)
    gtk_toggle_button_set_active (button, TRUE);
  else if (self->selected == (int) index)
    hk_key_row_set_selected (self, -1);
}

/* Adds a key.
 * @label: what the key says */
void
hk_key_row_append (HkKeyRow   *self,
                   const char *label)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *text = gtk_label_new (label);

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), text);
  gtk_widget_set_size_request (button, 44, 44);
  gtk_widget_add_css_class (button, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_ptr_array_add (self->buttons, button);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (self->keys, button);
}

/* The label below that of a key, which is made when it is first needed. */
static GtkLabel *
get_note (GtkWidget *button)
{
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (button));
  GtkWidget *box;
  GtkWidget *note;

  if (GTK_IS_BOX (child))
    return GTK_LABEL (gtk_widget_get_last_child (child));
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_object_ref (child);
  gtk_button_set_child (GTK_BUTTON (button), NULL);
  gtk_box_append (GTK_BOX (box), child);
  g_object_unref (child);
  note = hk_box_add_label (box, "", "title-4");
  gtk_label_set_xalign (GTK_LABEL (note), 0.5);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  return GTK_LABEL (note);
}

/* Says below a key what it leads to.
 * @key: its number
 * @note: (nullable): in a few letters
 * @is_best: whether no other key leads to anything better */
void
hk_key_row_set_note (HkKeyRow   *self,
                     guint       key,
                     const char *note,
                     gboolean    is_best)
{
  GtkWidget *button = g_ptr_array_index (self->buttons, key);
  GtkLabel *label = note == NULL && GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (button))) ? NULL : get_note (button);
  const char *title;
  g_autofree char *shown = note == NULL ? g_strdup ("") : is_best ? g_strdup_printf ("★ %s", note) : g_strdup (note);
  g_autofree char *spoken = NULL;

  if (label == NULL || g_str_equal (gtk_label_get_label (label), shown))
    return;
  title = gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (gtk_widget_get_parent (GTK_WIDGET (label)))));
  gtk_label_set_label (label, shown);
  gtk_widget_set_visible (GTK_WIDGET (label), note != NULL);
  hk_widget_set_class (button, "hk-best", is_best);
  /* Translators: a key, and what it leads to */
  spoken = note == NULL  ? g_strdup (title)
           : is_best     ? g_strdup_printf (_("%s: %s, the best"), title, note)
                         : g_strdup_printf (_("%s: %s"), title, note);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

static void
typed_cb (HkKeyRow *self)
{
  if (hk_key_row_get_text (self) != NULL)
    hk_key_row_set_selected (self, -1);
}

/* Adds a field for what none of the keys says. Typing releases the keys.
 * @self: a row whose keys are all there
 * @placeholder: what can be typed */
void
hk_key_row_append_entry (HkKeyRow   *self,
                         const char *placeholder)
{
  self->entry = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), placeholder);
  gtk_widget_set_size_request (self->entry, -1, 44);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, placeholder, -1);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (self->keys, self->entry);
}

/* Whether something else than the keys say can be typed. */
gboolean
hk_key_row_has_entry (HkKeyRow *self)
{
  return self->entry != NULL;
}

/* (transfer none) (nullable): what was typed instead of a key. */
const char *
hk_key_row_get_text (HkKeyRow *self)
{
  const char *text = self->entry == NULL ? "" : gtk_editable_get_text (GTK_EDITABLE (self->entry));

  return text[0] == '\0' ? NULL : text;
}

/* The index of the pressed key; −1 none. */
int
hk_key_row_get_selected (HkKeyRow *self)
{
  g_return_val_if_fail (HK_IS_KEY_ROW (self), -1);

  return self->selected;
}

/* Presses a key and releases the one before.
 * @selected: the index of a key; −1 none */
void
hk_key_row_set_selected (HkKeyRow *self,
                         int       selected)
{
  g_return_if_fail (HK_IS_KEY_ROW (self));
  g_return_if_fail (selected >= -1 && selected < (int) self->buttons->len);

  if (selected == self->selected)
    return;
  self->selected = selected;
  for (guint i = 0; i < self->buttons->len; i++)
    gtk_toggle_button_set_active (g_ptr_array_index (self->buttons, i), (int) i == selected);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SELECTED]);
}

/* Returns (transfer floating): a row without keys.
 * @title: what is asked for */
GtkWidget *
hk_key_row_new (const char *title)
{
  return g_object_new (HK_TYPE_KEY_ROW, "use-markup", FALSE, "title", title, NULL);
}

/* Returns (transfer floating): a row with a key for each number.
 * @title: what the number is
 * @minimum: the least that it may be
 * @maximum: the most that it may be */
GtkWidget *
hk_key_row_new_numbers (const char *title,
                        int         minimum,
                        int         maximum)
{
  GtkWidget *self = hk_key_row_new (title);

  hk_key_row_append_numbers (HK_KEY_ROW (self), minimum, maximum);
  return self;
}

/* Adds a key for each number.
 * @self: a row without keys
 * @minimum: the least number
 * @maximum: the greatest number */
void
hk_key_row_append_numbers (HkKeyRow *self,
                           int       minimum,
                           int       maximum)
{
  g_return_if_fail (HK_IS_KEY_ROW (self));

  self->minimum = minimum;
  for (int i = minimum; i <= maximum; i++)
    {
      g_autofree char *label = hk_word_number (i);

      hk_key_row_append (self, label);
    }
}

/* @subtitle: (nullable): what is to be known about what is asked */
void
hk_key_row_set_subtitle (HkKeyRow   *self,
                         const char *subtitle)
{
  g_return_if_fail (HK_IS_KEY_ROW (self));

  gtk_label_set_text (self->subtitle, subtitle == NULL ? "" : subtitle);
  gtk_widget_set_visible (GTK_WIDGET (self->subtitle), subtitle != NULL);
}

/* Returns the number of the pressed key.
 * @self: a row with a key for each number, of which one is always pressed */
int
hk_key_row_get_number (HkKeyRow *self)
{
  g_return_val_if_fail (HK_IS_KEY_ROW (self), 0);

  return self->minimum + MAX (self->selected, 0);
}

/* Presses the key of a number. From then on one key is always pressed.
 * @self: a row with a key for each number
 * @number: one of them */
void
hk_key_row_keep_number (HkKeyRow *self,
                        int       number)
{
  g_return_if_fail (HK_IS_KEY_ROW (self));

  self->is_kept = TRUE;
  hk_key_row_set_selected (self, CLAMP (number - self->minimum, 0, (int) self->buttons->len - 1));
}

/* Hides the keys of greater numbers.
 * @self: a row with a key for each number
 * @maximum: the greatest number that may be chosen now */
void
hk_key_row_show_numbers (HkKeyRow *self,
                         int       maximum)
{
  g_return_if_fail (HK_IS_KEY_ROW (self));

  for (guint i = 0; i < self->buttons->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->buttons, i), self->minimum + (int) i <= maximum);
}
