/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-card-keys.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-keypad.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

#define TARGET 44
#define PER_LINE 6
#define MOST_VALUES 100

/* Offered when nothing is known of the deck; any other value can be typed. */
#define USUAL_VALUES 10

/* A key for each value of the Determination deck, with what is left of it, and one for any other number. The keys
 * stay where they are as long as the deck has the same values. */
struct _HkRfCardKeys
{
  AdwBin     parent_instance;

  GtkWidget *grid;
  GtkWidget *other;    /* a key for another value */
  GtkWidget *popover;
  GtkBox    *keypad;
  GtkWidget *entry;

  char      *shown;    /* the values that have a key */
};

typedef enum
{
  SIGNAL_PICKED,
} HkRfCardKeysSignals;

static guint signals[SIGNAL_PICKED + 1];

G_DEFINE_FINAL_TYPE (HkRfCardKeys, hk_rf_card_keys, ADW_TYPE_BIN)

static void
clicked_cb (HkRfCardKeys *self,
            GtkWidget    *key)
{
  g_signal_emit (self, signals[SIGNAL_PICKED], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (key), "value")));
}

static void
typed_cb (HkRfCardKeys *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, 0, 99, &value, NULL))
    return;
  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_signal_emit (self, signals[SIGNAL_PICKED], 0, (int) value);
}

static void
popover_shown_cb (HkRfCardKeys *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_grab_focus (self->entry);
}

static void
hk_rf_card_keys_dispose (GObject *object)
{
  g_clear_pointer (&HK_RF_CARD_KEYS (object)->shown, g_free);
  G_OBJECT_CLASS (hk_rf_card_keys_parent_class)->dispose (object);
}

static void
hk_rf_card_keys_class_init (HkRfCardKeysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_rf_card_keys_dispose;

  /**
   * HkRfCardKeys::picked:
   * @self: the keys
   * @value: of the card that was drawn, 0 to 99
   */
  signals[SIGNAL_PICKED] = g_signal_new ("picked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rf-card-keys.ui");
  HK_BIND_CHILDREN (widget_class, HkRfCardKeys, grid, other, popover, keypad, entry);
  HK_BIND_CALLBACKS (widget_class, typed_cb, popover_shown_cb);
}

static void
hk_rf_card_keys_init (HkRfCardKeys *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* The keys of a number pad do not turn with the direction of reading. */
  gtk_widget_set_direction (self->grid, GTK_TEXT_DIR_LTR);
  gtk_box_append (self->keypad, hk_keypad_new (self->entry));
  hk_widget_press_by_digits (GTK_WIDGET (self), GTK_SHORTCUT_SCOPE_MANAGED);
}

static void
add_key (HkRfCardKeys *self,
         int           value,
         int           position)
{
  g_autofree char *text = g_strdup_printf ("%d", value);
  GtkWidget *key = hk_page_button_new (text, G_CALLBACK (clicked_cb), self);

  gtk_widget_set_size_request (key, TARGET, TARGET);
  gtk_widget_add_css_class (key, "rf-key");
  gtk_widget_add_css_class (key, "numeric");
  g_object_set_data (G_OBJECT (key), "value", GINT_TO_POINTER (value));
  gtk_grid_attach (GTK_GRID (self->grid), key, position % PER_LINE, position / PER_LINE, 1, 1);
}

/* Makes the keys anew when they are others than before. */
static void
set_values (HkRfCardKeys *self,
            const int    *values,
            int           n,
            gboolean      other)
{
  g_autoptr (GString) key = g_string_new (other ? "+" : "");
  GtkWidget *child;

  for (int i = 0; i < n; i++)
    g_string_append_printf (key, " %d", values[i]);
  if (g_strcmp0 (key->str, self->shown) == 0)
    return;
  g_set_str (&self->shown, key->str);
  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  for (int i = 0; i < n; i++)
    add_key (self, values[i], i);
  if (other)
    gtk_grid_attach (GTK_GRID (self->grid), self->other, n % PER_LINE, n / PER_LINE, 1, 1);
}

static void
collect (HkDeck     *deck,
         const char *pile,
         gboolean   *known)
{
  g_auto (GStrv) cards = NULL;

  g_object_get (deck, pile, &cards, NULL);
  for (guint i = 0; cards != NULL && cards[i] != NULL; i++)
    known[CLAMP (g_ascii_strtoll (cards[i], NULL, 10), 0, MOST_VALUES - 1)] = TRUE;
}

static void
collect_kept (HkRfTable *table,
              gboolean  *known)
{
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);

      if (player->speed >= 0)
        known[MIN (player->speed, MOST_VALUES - 1)] = TRUE;
    }
}

/* How many cards of each value are left, for the tooltips; a value of which none is left is paler. */
static void
show_left (HkRfCardKeys *self,
           HkDeck       *deck)
{
  for (GtkWidget *key = gtk_widget_get_first_child (self->grid); key != NULL; key = gtk_widget_get_next_sibling (key))
    {
      const char *value = GTK_IS_BUTTON (key) ? gtk_button_get_label (GTK_BUTTON (key)) : NULL;
      const guint n = value == NULL ? 0 : hk_deck_count (deck, value);
      g_autofree char *left = g_strdup_printf (ngettext ("%u card of this value is left.", "%u cards of this value are left.", n), n);

      if (value == NULL)
        continue;
      hk_widget_set_class (key, "rf-none-left", n == 0);
      hk_tooltip_set (key, left);
    }
}

/* Shows the values of its Determination deck, 1 to 10 when that has not been entered, and a key for any other value. */
void
hk_rf_card_keys_set_deck (HkRfCardKeys *self,
                          HkRfTable    *table)
{
  const gboolean knows = hk_rf_table_knows_deck (table, table->determination_deck);
  gboolean known[MOST_VALUES] = { FALSE };
  int values[MOST_VALUES];
  int n = 0;

  g_return_if_fail (HK_IS_RF_CARD_KEYS (self));
  g_return_if_fail (HK_IS_RF_TABLE (table));

  if (knows)
    {
      collect (table->determination_deck, "draw-pile", known);
      collect (table->determination_deck, "discard-pile", known);
      collect_kept (table, known);
    }
  /* Where the deck is not known, the keys do not shrink to what has been seen of it. */
  for (int i = 1; !knows && i <= USUAL_VALUES; i++)
    known[i] = TRUE;
  for (int i = 0; i < MOST_VALUES; i++)
    if (known[i])
      values[n++] = i;
  set_values (self, values, n, TRUE);
  if (knows)
    show_left (self, table->determination_deck);
}

/* Shows a key for each number of a range and no other, such as for the drops of a Blood card.
 * @minimum: the least number, 0 or more
 * @maximum: the greatest one, 99 or less */
void
hk_rf_card_keys_set_range (HkRfCardKeys *self,
                           int           minimum,
                           int           maximum)
{
  int values[MOST_VALUES];
  int n = 0;

  g_return_if_fail (HK_IS_RF_CARD_KEYS (self));
  g_return_if_fail (minimum >= 0 && maximum < MOST_VALUES);

  for (int i = minimum; i <= maximum; i++)
    values[n++] = i;
  set_values (self, values, n, FALSE);
}

/* Marks the key of a value.
 * @value: the value that is looked at; −1 none */
void
hk_rf_card_keys_set_marked (HkRfCardKeys *self,
                            int           value)
{
  g_return_if_fail (HK_IS_RF_CARD_KEYS (self));

  for (GtkWidget *key = gtk_widget_get_first_child (self->grid); key != NULL; key = gtk_widget_get_next_sibling (key))
    {
      const char *label = GTK_IS_BUTTON (key) ? gtk_button_get_label (GTK_BUTTON (key)) : NULL;
      const gboolean marked = label != NULL && value >= 0 && g_ascii_strtoll (label, NULL, 10) == value;

      hk_widget_set_class (key, "rf-marked", marked);
      gtk_accessible_update_state (GTK_ACCESSIBLE (key), GTK_ACCESSIBLE_STATE_SELECTED, marked, -1);
    }
}
