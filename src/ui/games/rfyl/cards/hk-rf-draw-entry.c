/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/record/hk-error.h"
#include "hk-rf-card-keys.h"
#include "hk-rf-draw-entry.h"
#include "ui/games/rfyl/hk-rf-view.h"

/* Asks for the cards of a fight in the order in which they are drawn: the humans first, then the zombie, then both
 * again as long as they are tied. Whether it is over by then the engine says, on a copy of the table. What was
 * tapped last can be taken back. */
struct _HkRfDrawEntry
{
  HkView        parent_instance;

  HkMove       *fight;      /* without the cards */
  GArray       *humans;     /* int: who draws, in order */
  GArray       *cards;      /* int: in the order in which they were drawn */

  GtkLabel     *prompt;
  GtkLabel     *so_far;
  GtkWidget    *back;
  HkRfCardKeys *keys;
};

typedef enum
{
  SIGNAL_DRAWN,
} HkRfDrawEntrySignals;

static guint signals[SIGNAL_DRAWN + 1];

G_DEFINE_FINAL_TYPE (HkRfDrawEntry, hk_rf_draw_entry, HK_TYPE_VIEW)

/* Before ties: a card for each human, and one for the zombie, or by a house rule as many (ruling.unarmed-card). */
static guint
count_first_cards (HkRfDrawEntry *self)
{
  return self->humans->len + (hk_rf_table_has_house_rule (hk_rf_view_get_table (self), "card-for-each") ? self->humans->len : 1);
}

/* Whether the card at @position is drawn by a human. */
static gboolean
is_human (HkRfDrawEntry *self,
          guint          position)
{
  const guint n_first = count_first_cards (self);

  return position < n_first ? position < self->humans->len : (position - n_first) % 2 == 0;
}

static HkMove *
make_move (HkRfDrawEntry *self)
{
  HkMove *move = hk_move_copy (self->fight);
  JsonArray *human = json_array_new ();
  JsonArray *zombie = json_array_new ();

  for (guint i = 0; i < self->cards->len; i++)
    json_array_add_int_element (is_human (self, i) ? human : zombie, g_array_index (self->cards, int, i));
  json_object_set_array_member (hk_move_get_params (move), "human", human);
  json_object_set_array_member (hk_move_get_params (move), "zombie", zombie);
  return move;
}

/* The fight is tried with nothing but these cards: it lacks some while it is tied. */
static gboolean
lacks_cards (HkRfDrawEntry *self,
             HkMove        *move)
{
  g_autoptr (HkTable) trial = hk_table_copy (HK_TABLE (hk_rf_view_get_table (self)));
  g_autoptr (HkMove) copy = hk_move_copy (move);
  g_autoptr (GError) error = NULL;

  hk_record_set_enum (HK_RF_TABLE (trial), &HK_RF_TABLE (trial)->cards_by, HK_BY_HAND);
  return !hk_table_apply (trial, copy, &error) && g_error_matches (error, HK_ERROR, HK_ERROR_PARAMETER);
}

static char *
describe_so_far (HkRfDrawEntry *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->cards->len; i++)
    {
      const gboolean first = i < count_first_cards (self) && i != self->humans->len;

      g_string_append_printf (text, i == 0 ? "%d" : first ? ", %d" : is_human (self, i) ? "  ·  %d" : " : %d", g_array_index (self->cards, int, i));
    }
  return g_string_free_and_steal (text);
}

static void
update (HkRfDrawEntry *self)
{
  const guint n = self->cards->len;
  const gboolean tied = n >= count_first_cards (self);
  g_autofree char *so_far = describe_so_far (self);
  g_autofree char *prompt = NULL;

  if (n < self->humans->len)
    prompt = g_strdup_printf (_("Which card does %s draw?"), hk_rf_table_get_player_name (hk_rf_view_get_table (self), g_array_index (self->humans, int, n)));
  else if (!tied)
    prompt = g_strdup (_("Which card does the zombie draw?"));
  else
    prompt = g_strdup (is_human (self, n) ? _("Tied! The human draws again:") : _("Tied! The zombie draws again:"));
  gtk_label_set_text (self->prompt, prompt);
  gtk_label_set_text (self->so_far, so_far);
  gtk_widget_set_visible (GTK_WIDGET (self->so_far), n > 0);
  gtk_widget_set_visible (self->back, n > 0);
  hk_rf_card_keys_set_deck (self->keys, hk_rf_view_get_table (self));
}

static void
picked_cb (HkRfDrawEntry *self,
           int            value)
{
  g_autoptr (HkMove) move = NULL;

  g_array_append_val (self->cards, value);
  move = make_move (self);
  /* The zombie draws last. */
  if (self->cards->len > self->humans->len && !is_human (self, self->cards->len - 1) && !lacks_cards (self, move))
    {
      g_array_set_size (self->cards, 0);
      g_signal_emit (self, signals[SIGNAL_DRAWN], 0, move);
    }
  update (self);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), gtk_label_get_text (self->prompt), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
back_cb (HkRfDrawEntry *self)
{
  if (self->cards->len > 0)
    g_array_set_size (self->cards, self->cards->len - 1);
  update (self);
}

static void
hk_rf_draw_entry_dispose (GObject *object)
{
  g_clear_object (&HK_RF_DRAW_ENTRY (object)->fight);
  G_OBJECT_CLASS (hk_rf_draw_entry_parent_class)->dispose (object);
}

static void
hk_rf_draw_entry_finalize (GObject *object)
{
  g_array_unref (HK_RF_DRAW_ENTRY (object)->humans);
  g_array_unref (HK_RF_DRAW_ENTRY (object)->cards);
  G_OBJECT_CLASS (hk_rf_draw_entry_parent_class)->finalize (object);
}

static void
hk_rf_draw_entry_class_init (HkRfDrawEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hk_rf_draw_entry_dispose;
  object_class->finalize = hk_rf_draw_entry_finalize;

  /**
   * HkRfDrawEntry::drawn:
   * @self: an entry
   * @move: the fight with all its cards
   */
  signals[SIGNAL_DRAWN] = g_signal_new ("drawn", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, HK_TYPE_MOVE);

  g_type_ensure (HK_TYPE_RF_CARD_KEYS);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-draw-entry");
  HK_BIND_CHILDREN (widget_class, HkRfDrawEntry, prompt, so_far, back, keys);
  HK_BIND_CALLBACKS (widget_class, picked_cb, back_cb);
}

static void
hk_rf_draw_entry_init (HkRfDrawEntry *self)
{
  self->humans = g_array_new (FALSE, FALSE, sizeof (int));
  self->cards = g_array_new (FALSE, FALSE, sizeof (int));
  gtk_widget_init_template (GTK_WIDGET (self));
}

static gboolean
is_same (GArray *a,
         GArray *b)
{
  return a->len == b->len && (a->len == 0 || memcmp (a->data, b->data, a->len * sizeof (int)) == 0);
}

/* Asks for the cards of that fight. What has been tapped stays when the same humans draw.
 * @fight: the move without its cards
 * @humans: (element-type int): who draws, in order */
void
hk_rf_draw_entry_begin (HkRfDrawEntry *self,
                        HkMove        *fight,
                        GArray        *humans)
{
  g_return_if_fail (HK_IS_RF_DRAW_ENTRY (self));

  g_set_object (&self->fight, fight);
  if (!is_same (self->humans, humans))
    {
      g_array_set_size (self->cards, 0);
      g_array_set_size (self->humans, 0);
      g_array_append_vals (self->humans, humans->data, humans->len);
    }
  update (self);
}

/* Brings the keyboard to the keys. Returns whether that worked. */
gboolean
hk_rf_draw_entry_focus (HkRfDrawEntry *self)
{
  g_return_val_if_fail (HK_IS_RF_DRAW_ENTRY (self), FALSE);

  return gtk_widget_child_focus (GTK_WIDGET (self->keys), GTK_DIR_TAB_FORWARD);
}
