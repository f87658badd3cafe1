/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-event-form.h"
#include "ui/display/hk-template.h"
#include "ui/games/rfyl/board/hk-rf-chip.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-number-row.h"
#include "ui/widgets/hk-widgets.h"
#include "ui/widgets/hk-words.h"

#define TARGET 44
#define NONE G_MININT
#define SIZE 18

/* The numbers of a card, and which of its icons they belong to: with a key each from @first to @last, and any other typed. */
static const struct
{
  const char *member;
  const char *title;
  const char *icons;
  int         first;
  int         last;
  gboolean    zero;     /* whether 0 has a key */
  int         minimum;
  int         maximum;
  int         usual;    /* NONE: to be told */
} numbers[] = {
  { "bullets", N_("Bullets; below zero lost, or spent to prevent the rest"), "bullets", -5, 5, FALSE, -20, 20, NONE },
  { "zombies", N_("Zombies"), "add-zombies,encounter", 1, 8, FALSE, 1, 20, 1 },
  { "blood", N_("Blood cards to draw"), "blood", 1, 4, FALSE, 1, 9, 1 },
  { "move", N_("Spaces closer; below zero back"), "movement", -5, 5, FALSE, -50, 50, 0 },
  { "skips", N_("Movements missed"), "movement", 0, 3, TRUE, 0, 9, 0 },
  { "bonus", N_("Adds to the card in a fight"), "melee", -2, 5, TRUE, -20, 20, 0 },
  { "kills", N_("Zombies that a won fight kills"), "melee", 0, 4, TRUE, 0, 9, 1 },
  { "uses", N_("How often it can be used"), "melee,item,ability", -1, 6, FALSE, -1, 99, NONE },
};

#define N_NUMBERS G_N_ELEMENTS (numbers)

static const char * const icons[] = { "bullets", "melee", "item", "ability", "movement", "add-zombies", "encounter", "blood", "death" };

/* The name, the icons, the numbers that belong to these icons, and the text of an Event card. Once entered, the app
 * knows the card. */
struct _HkRfEventForm
{
  AdwBin        parent_instance;

  GtkEditable  *name;
  AdwWrapBox   *chips;
  GtkListBox   *facts;
  AdwSwitchRow *everybody;
  GtkEditable  *text;

  GtkWidget    *toggles[G_N_ELEMENTS (icons)];
  GtkWidget    *keys[N_NUMBERS];
  GtkWidget    *others[N_NUMBERS];  /* for a number without a key */
};

G_DEFINE_FINAL_TYPE (HkRfEventForm, hk_rf_event_form, ADW_TYPE_BIN)

/* How many keys with a number the row has; one more is for any other. */
static int
count_keys (gsize number)
{
  return numbers[number].last - numbers[number].first + (numbers[number].zero || numbers[number].first > 0);
}

static int
get_key_value (gsize number,
               int   key)
{
  const int value = numbers[number].first + key;

  return value + (value >= 0 && numbers[number].first < 0 && !numbers[number].zero);
}

static gboolean
is_on (HkRfEventForm *self,
       const char    *wanted)
{
  g_auto (GStrv) names = g_strsplit (wanted, ",", -1);

  for (gsize i = 0; i < G_N_ELEMENTS (icons); i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->toggles[i])) && g_strv_contains ((const char * const *) names, icons[i]))
      return TRUE;
  return FALSE;
}

/* Whether the number is lacking: the card shows it, and there is none that most of them have. */
static gboolean
lacks (HkRfEventForm *self,
       gsize          number)
{
  const int key = hk_key_row_get_selected (HK_KEY_ROW (self->keys[number]));

  return numbers[number].usual == NONE && is_on (self, numbers[number].icons)
         && (key < 0 || (key == count_keys (number) && !hk_number_row_is_said (HK_NUMBER_ROW (self->others[number]))));
}

static void
update (HkRfEventForm *self)
{
  for (gsize i = 0; i < N_NUMBERS; i++)
    {
      const gboolean on = is_on (self, numbers[i].icons);

      gtk_widget_set_visible (self->keys[i], on);
      if (!lacks (self, i))
        hk_key_row_set_subtitle (HK_KEY_ROW (self->keys[i]), NULL);
      gtk_widget_set_visible (self->others[i], on && hk_key_row_get_selected (HK_KEY_ROW (self->keys[i])) == count_keys (i));
    }
}

static void
hk_rf_event_form_class_init (HkRfEventFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rf-event-form.ui");
  HK_BIND_CHILDREN (widget_class, HkRfEventForm, name, chips, facts, everybody, text);
}

static GtkWidget *
make_chip (HkRfEventForm *self,
           const char    *icon)
{
  GtkWidget *chip = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (chip), hk_rf_chip_new (hk_rf_symbol_new (icon, SIZE), hk_rf_label_icon (icon), NULL));
  hk_widget_set_spoken (chip, hk_rf_label_icon (icon));
  gtk_widget_add_css_class (chip, "rf-pick");
  gtk_widget_set_size_request (chip, -1, TARGET);
  g_signal_connect_object (chip, "toggled", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  return chip;
}

static void
add_number (HkRfEventForm *self,
            gsize          number,
            int            position)
{
  const char *title = _(numbers[number].title);
  GtkWidget *keys = hk_key_row_new (title);
  GtkWidget *other = hk_number_row_new (_("Another number"), numbers[number].minimum, numbers[number].maximum);

  for (int i = 0; i < count_keys (number); i++)
    {
      const int value = get_key_value (number, i);
      const gboolean uses = g_str_equal (numbers[number].member, "uses");
      g_autofree char *label = numbers[number].first < 0 && !uses ? hk_word_sign (value) : hk_word_number (value);

      hk_key_row_append (HK_KEY_ROW (keys), uses && value < 0 ? _("Always") : label);
      if (value == numbers[number].usual)
        hk_key_row_set_selected (HK_KEY_ROW (keys), i);
    }
  hk_key_row_append (HK_KEY_ROW (keys), _("Other"));
  g_signal_connect_object (keys, "notify::selected", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  gtk_list_box_insert (self->facts, keys, position);
  gtk_list_box_insert (self->facts, other, position + 1);
  self->keys[number] = keys;
  self->others[number] = other;
}

static void
hk_rf_event_form_init (HkRfEventForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (gsize i = 0; i < G_N_ELEMENTS (icons); i++)
    {
      self->toggles[i] = make_chip (self, icons[i]);
      adw_wrap_box_append (self->chips, self->toggles[i]);
    }
  for (gsize i = 0; i < N_NUMBERS; i++)
    add_number (self, i, (int) (2 * i));
  update (self);
}

/* Enters a name. */
void
hk_rf_event_form_set_name (HkRfEventForm *self,
                           const char    *name)
{
  g_return_if_fail (HK_IS_RF_EVENT_FORM (self));

  gtk_editable_set_text (self->name, name);
}

static char *
read_text (GtkEditable *row)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (row)));
}

static char *
read_icons (HkRfEventForm *self)
{
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (icons); i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->toggles[i])))
      g_string_append_printf (text, text->len == 0 ? "%s" : ",%s", icons[i]);
  return g_string_free_and_steal (text);
}

/* Asks for the numbers that are lacking, and brings the keyboard to the first of them. Returns whether none is. */
gboolean
hk_rf_event_form_ask (HkRfEventForm *self)
{
  gboolean whole = TRUE;

  g_return_val_if_fail (HK_IS_RF_EVENT_FORM (self), FALSE);

  for (gsize i = 0; i < N_NUMBERS; i++)
    {
      if (!lacks (self, i))
        continue;
      hk_key_row_set_subtitle (HK_KEY_ROW (self->keys[i]), _("Choose one: the card says it."));
      if (whole)
        gtk_widget_grab_focus (self->keys[i]);
      whole = FALSE;
    }
  return whole;
}

/* The number that is entered; the usual one when none is. */
static gint64
read_number (HkRfEventForm *self,
             gsize          number)
{
  const int key = hk_key_row_get_selected (HK_KEY_ROW (self->keys[number]));
  HkNumberRow *other = HK_NUMBER_ROW (self->others[number]);
  g_autoptr (JsonNode) typed = NULL;

  if (key >= 0 && key < count_keys (number))
    return get_key_value (number, key);
  if (key < 0 || !hk_number_row_is_said (other))
    return numbers[number].usual;
  typed = hk_number_row_read (other);
  return json_node_get_int (typed);
}

/* Returns (transfer full): the facts of the card, as the move "event" takes them. */
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
  for (gsize i = 0; i < N_NUMBERS; i++)
    if (is_on (self, numbers[i].icons))
      json_object_set_int_member (facts, numbers[i].member, read_number (self, i));
  json_object_set_int_member (facts, "everybody", adw_switch_row_get_active (self->everybody));
  if (text[0] != '\0')
    json_object_set_string_member (facts, "text", text);
  return facts;
}
