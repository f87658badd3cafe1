/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-event-form.h"
#include "hk-rf-labels.h"
#include "hk-rf-symbol.h"
#include "hk-spin-row.h"
#include "table/hk-widgets.h"

#define TARGET 44
#define SIZE 18

/* The numbers of a card, and which of its icons they belong to. */
static const struct
{
  const char *member;
  const char *title;
  const char *icons;
  int         minimum;
  int         maximum;
  int         usual;
} numbers[] = {
  { "bullets", N_("Bullets; below zero lost, or spent to prevent the rest"), "bullets", -20, 20, 1 },
  { "zombies", N_("Zombies"), "add-zombies,encounter", 1, 20, 1 },
  { "blood", N_("Blood cards to draw"), "blood", 1, 9, 1 },
  { "move", N_("Spaces closer; below zero back"), "movement", -50, 50, 0 },
  { "skips", N_("Movements missed"), "movement", 0, 9, 0 },
  { "bonus", N_("Adds to the card in a fight"), "melee", -20, 20, 0 },
  { "kills", N_("Zombies that a won fight kills"), "melee", 0, 9, 1 },
  { "uses", N_("Uses; −1 as often as one likes"), "melee,item,ability", -1, 99, 1 },
};

static const char * const icons[] = { "bullets", "melee", "item", "ability", "movement", "add-zombies", "encounter", "blood", "death" };

/**
 * HkRfEventForm:
 *
 * The name, the icons, the numbers that belong to these icons, and the text of an Event card. Once told, the app knows the
 * card.
 */
struct _HkRfEventForm
{
  AdwBin     parent_instance;

  GtkWidget *name;
  GtkWidget *chips[G_N_ELEMENTS (icons)];
  GtkWidget *rows[G_N_ELEMENTS (numbers)];
  GtkWidget *everybody;
  GtkWidget *text;
};

G_DEFINE_FINAL_TYPE (HkRfEventForm, hk_rf_event_form, ADW_TYPE_BIN)

static gboolean
is_on (HkRfEventForm *self,
       const char    *wanted)
{
  g_auto (GStrv) names = g_strsplit (wanted, ",", -1);

  for (gsize i = 0; i < G_N_ELEMENTS (icons); i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->chips[i])) && g_strv_contains ((const char * const *) names, icons[i]))
      return TRUE;
  return FALSE;
}

static void
update (HkRfEventForm *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    gtk_widget_set_visible (self->rows[i], is_on (self, numbers[i].icons));
}

static void
hk_rf_event_form_class_init (HkRfEventFormClass *klass)
{
}

static GtkWidget *
make_chip (HkRfEventForm *self,
           const char    *icon)
{
  GtkWidget *chip = gtk_toggle_button_new ();
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (face), hk_rf_symbol_new (hk_rf_symbol_find_icon (icon), SIZE));
  gtk_box_append (GTK_BOX (face), gtk_label_new (hk_rf_label_icon (icon)));
  gtk_button_set_child (GTK_BUTTON (chip), face);
  hk_widget_set_spoken (chip, hk_rf_label_icon (icon));
  gtk_widget_add_css_class (chip, "rf-pick");
  gtk_widget_set_size_request (chip, -1, TARGET);
  g_signal_connect_object (chip, "toggled", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return chip;
}

static void
hk_rf_event_form_init (HkRfEventForm *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *head = hk_boxed_list_new (_("The card"));
  GtkWidget *facts = hk_boxed_list_new (_("What it does"));
  GtkWidget *chips = hk_wrap_box_new (6);

  self->name = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->name), _("Name"));
  gtk_list_box_append (GTK_LIST_BOX (head), self->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (chips), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Icons"), -1);
  for (gsize i = 0; i < G_N_ELEMENTS (icons); i++)
    {
      self->chips[i] = make_chip (self, icons[i]);
      adw_wrap_box_append (ADW_WRAP_BOX (chips), self->chips[i]);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      self->rows[i] = hk_spin_row_new (numbers[i].minimum, numbers[i].maximum);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[i]), _(numbers[i].title));
      adw_spin_row_set_value (ADW_SPIN_ROW (self->rows[i]), numbers[i].usual);
      gtk_list_box_append (GTK_LIST_BOX (facts), self->rows[i]);
    }
  self->everybody = adw_switch_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->everybody), _("Affects everybody on the space"));
  gtk_list_box_append (GTK_LIST_BOX (facts), self->everybody);
  self->text = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->text), _("What else it says"));
  gtk_list_box_append (GTK_LIST_BOX (facts), self->text);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), hk_heading_new (_("Icons on the card")));
  gtk_box_append (GTK_BOX (box), chips);
  gtk_box_append (GTK_BOX (box), facts);
  adw_bin_set_child (ADW_BIN (self), box);
  update (self);
}

/**
 * hk_rf_event_form_new:
 *
 * Returns: (transfer floating): a form with nothing in it
 */
GtkWidget *
hk_rf_event_form_new (void)
{
  return g_object_new (HK_TYPE_RF_EVENT_FORM, NULL);
}

/**
 * hk_rf_event_form_set_name:
 * @self: a form
 * @name: of the card
 */
void
hk_rf_event_form_set_name (HkRfEventForm *self,
                           const char    *name)
{
  g_return_if_fail (HK_IS_RF_EVENT_FORM (self));

  gtk_editable_set_text (GTK_EDITABLE (self->name), name);
}

static char *
read_text (GtkWidget *row)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (row))));
}

static char *
read_icons (HkRfEventForm *self)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (icons); i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->chips[i])))
      g_string_append_printf (text, text->len == 0 ? "%s" : ",%s", icons[i]);
  return g_string_free_and_steal (text);
}

/**
 * hk_rf_event_form_read:
 * @self: a form
 *
 * Returns: (transfer full): the facts of the card, as the move "event" takes them
 */
JsonObject *
hk_rf_event_form_read (HkRfEventForm *self)
{
  JsonObject *facts = json_object_new ();
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;
  g_autofree char *names = NULL;

  g_return_val_if_fail (HK_IS_RF_EVENT_FORM (self), facts);

  name = read_text (self->name);
  text = read_text (self->text);
  names = read_icons (self);
  json_object_set_string_member (facts, "name", name);
  json_object_set_string_member (facts, "icons", names);
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (gtk_widget_get_visible (self->rows[i]))
      json_object_set_int_member (facts, numbers[i].member, (gint64) adw_spin_row_get_value (ADW_SPIN_ROW (self->rows[i])));
  json_object_set_int_member (facts, "everybody", adw_switch_row_get_active (ADW_SWITCH_ROW (self->everybody)));
  if (text[0] != '\0')
    json_object_set_string_member (facts, "text", text);
  return facts;
}
