/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/record/hk-error.h"
#include "hk-dice-box.h"
#include "hk-dice-cards.h"

struct _HkDiceBox
{
  GObject        parent_instance;

  HkRandom      *random;
  HkRandomLog   *luck;
  GPtrArray     *states;  /* HkDiceState, after each step; at least one */
  guint          at;      /* which of @states is now */
  HkDiceState   *now;     /* (unowned): that one */
  GtkStringList *history; /* the lines of all states up to now */
  char          *path;    /* (nullable): where it is kept */
};

G_DEFINE_FINAL_TYPE (HkDiceBox, hk_dice_box, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
hk_dice_box_finalize (GObject *object)
{
  HkDiceBox *self = HK_DICE_BOX (object);

  g_clear_pointer (&self->random, hk_random_unref);
  g_clear_pointer (&self->luck, hk_random_log_free);
  g_clear_object (&self->history);
  g_clear_pointer (&self->states, g_ptr_array_unref);
  g_clear_pointer (&self->path, g_free);
  G_OBJECT_CLASS (hk_dice_box_parent_class)->finalize (object);
}

static void
hk_dice_box_class_init (HkDiceBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_dice_box_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
hk_dice_box_init (HkDiceBox *self)
{
  self->states = g_ptr_array_new_with_free_func (g_object_unref);
  self->history = gtk_string_list_new (NULL);
}

static guint
count (HkRecordList *list)
{
  return g_list_model_get_n_items (G_LIST_MODEL (list));
}

/* Goes to one of the states. */
static void
go_to (HkDiceBox *self,
       guint      at)
{
  self->at = at;
  self->now = g_ptr_array_index (self->states, at);
}

static void
keep (HkDiceBox *self)
{
  if (self->path != NULL)
    hk_dice_state_write (self->path, self->states, self->at);
}

static void
add_line (HkDiceBox   *self,
          HkDiceState *state)
{
  if (state->line != NULL)
    gtk_string_list_append (self->history, state->line);
}

/* Begins a step, which changes what lies now. */
static void
begin (HkDiceBox *self)
{
  g_ptr_array_set_size (self->states, (int) self->at + 1);
  g_ptr_array_add (self->states, hk_record_copy (self->now));
  go_to (self, self->at + 1);
}

/* @text: (transfer full) (nullable): a line of the history */
static void
end (HkDiceBox *self,
     char      *text)
{
  g_autofree char *line = text;
  g_autofree char *random = hk_random_save (self->random);

  hk_record_set_string (self->now, &self->now->line, line);
  hk_record_set_string (self->now, &self->now->random, random);
  add_line (self, self->now);
  keep (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
restore_random (HkDiceBox *self)
{
  if (!hk_random_restore (self->random, self->now->random, NULL))
    g_assert_not_reached ();
}

/* Returns (transfer full): what was kept at that path, or an empty one.
 * @random: where its chance comes from, unless what was kept goes on
 * @path: (nullable): where each step is kept; %NULL for nowhere */
HkDiceBox *
hk_dice_box_new (HkRandom   *random,
                 const char *path)
{
  HkDiceBox *self = g_object_new (HK_TYPE_DICE_BOX, NULL);
  guint at = 0;
  g_autoptr (GPtrArray) kept = path == NULL ? NULL : hk_dice_state_read (path, &at);

  self->random = hk_random_ref (random);
  self->luck = hk_random_log_new (random);
  self->path = g_strdup (path);
  if (kept != NULL)
    g_ptr_array_extend_and_steal (self->states, g_steal_pointer (&kept));
  else
    g_ptr_array_add (self->states, g_object_new (HK_TYPE_DICE_STATE, NULL));
  go_to (self, at);
  for (guint i = 0; i <= at; i++)
    add_line (self, g_ptr_array_index (self->states, i));
  if (self->now->random == NULL)
    {
      g_autofree char *start = hk_random_save (random);

      hk_record_set_string (self->now, &self->now->random, start);
    }
  restore_random (self);
  return self;
}

guint
hk_dice_box_get_n_dice (HkDiceBox *self)
{
  return count (self->now->dice);
}

/* Returns (transfer none): the die at that place. */
const HkLooseDie *
hk_dice_box_get_die (HkDiceBox *self,
                     guint      at)
{
  return hk_record_list_get (self->now->dice, (int) at);
}

/* Lays a die beside the others, up to 60. */
void
hk_dice_box_add (HkDiceBox *self,
                 guint      kind)
{
  g_autoptr (HkLooseDie) die = NULL;

  if (count (self->now->dice) >= HK_DICE_BOX_MOST_DICE)
    return;
  begin (self);
  die = g_object_new (HK_TYPE_LOOSE_DIE, "kind", (int) kind, NULL);
  hk_record_list_append (self->now->dice, die);
  end (self, NULL);
}

/* @marked: whether it is thrown or taken away with those that are marked */
void
hk_dice_box_mark (HkDiceBox *self,
                  guint      at,
                  gboolean   marked)
{
  HkLooseDie *die = hk_record_list_get (self->now->dice, (int) at);

  hk_record_set_boolean (die, &die->marked, marked);
  g_signal_emit (self, signals[CHANGED], 0);
}

guint
hk_dice_box_count_marked (HkDiceBox *self)
{
  guint n = 0;

  for (guint i = 0; i < count (self->now->dice); i++)
    n += hk_dice_box_get_die (self, i)->marked ? 1 : 0;
  return n;
}

/* Takes away the dice that are marked, or all where none is. */
void
hk_dice_box_remove (HkDiceBox *self)
{
  const gboolean all = hk_dice_box_count_marked (self) == 0;

  begin (self);
  for (guint i = count (self->now->dice); i-- > 0;)
    if (all || hk_dice_box_get_die (self, i)->marked)
      hk_record_list_remove_at (self->now->dice, i);
  end (self, NULL);
}

static const HkDieFace *
get_face (const HkLooseDie *die)
{
  return die->face < 0 ? NULL : hk_die_get_face (hk_dice_get_kind ((guint) die->kind), (guint) die->face);
}

/* Returns (transfer full): how often each face lies there, such as "2 × 6". */
char *
hk_dice_box_describe_counts (HkDiceBox *self)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < count (self->now->dice); i++)
    {
      const HkDieFace *face = get_face (hk_dice_box_get_die (self, i));

      if (face == NULL)
        continue;
      if (!g_hash_table_contains (counts, face->label))
        g_ptr_array_add (labels, (gpointer) face->label);
      g_hash_table_insert (counts, (gpointer) face->label, GINT_TO_POINTER (GPOINTER_TO_INT (g_hash_table_lookup (counts, face->label)) + 1));
    }
  g_ptr_array_sort_values (labels, (GCompareFunc) g_strcmp0);
  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (text, "%s%d × %s", i > 0 ? " · " : "", GPOINTER_TO_INT (g_hash_table_lookup (counts, g_ptr_array_index (labels, i))),
                            (const char *) g_ptr_array_index (labels, i));
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Returns what the dice show together. */
int
hk_dice_box_get_sum (HkDiceBox *self)
{
  int sum = 0;

  for (guint i = 0; i < count (self->now->dice); i++)
    {
      const HkDieFace *face = get_face (hk_dice_box_get_die (self, i));

      sum += face == NULL ? 0 : face->value;
    }
  return sum;
}

/* Returns (transfer full) (nullable): what the dice show and their sum; %NULL before they are thrown. */
char *
hk_dice_box_describe (HkDiceBox *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) faces = NULL;
  g_autofree char *joined = NULL;

  for (guint i = 0; i < count (self->now->dice); i++)
    {
      const HkDieFace *face = get_face (hk_dice_box_get_die (self, i));

      if (face != NULL)
        g_strv_builder_add (builder, face->label);
    }
  faces = g_strv_builder_end (builder);
  joined = g_strjoinv (" · ", faces);
  /* Translators: what dice show, and their sum */
  return faces[0] == NULL ? NULL : g_strdup_printf (_("%s: sum %d"), joined, hk_dice_box_get_sum (self));
}

/* Throws the dice.
 * @only_marked: whether the others stay as they lie */
void
hk_dice_box_throw (HkDiceBox *self,
                   gboolean   only_marked)
{
  if (count (self->now->dice) == 0)
    return;
  begin (self);
  for (guint i = 0; i < count (self->now->dice); i++)
    {
      HkLooseDie *die = hk_record_list_get (self->now->dice, (int) i);

      if (!only_marked || die->marked)
        die->face = (int) hk_random_log_pick (self->luck, hk_die_get_n_faces (hk_dice_get_kind ((guint) die->kind)));
      die->marked = FALSE;
    }
  end (self, hk_dice_box_describe (self));
}

/* Returns (transfer full) (nullable): how likely each result of the dice is; %NULL without dice. Errors:
 * %HK_ERROR_PARAMETER.
 * @pool: how they are thrown and counted
 * @breakdown: (out) (optional) (transfer full): how that comes about */
HkDistribution *
hk_dice_box_make_chart (HkDiceBox         *self,
                        const HkDicePool  *pool,
                        HkBreakdown      **breakdown,
                        GError           **error)
{
  g_autoptr (GPtrArray) dice = g_ptr_array_new ();

  for (guint i = 0; i < count (self->now->dice); i++)
    g_ptr_array_add (dice, hk_die_get_distribution (hk_dice_get_kind ((guint) hk_dice_box_get_die (self, i)->kind)));
  return dice->len == 0 ? NULL : hk_dice_pool_work_out (pool, (HkDistribution **) dice->pdata, dice->len, breakdown, error);
}

static HkDicePile *
get_pile (HkDiceBox *self,
          guint      deck)
{
  return hk_record_list_get (self->now->piles, (int) deck);
}

/* Returns how many decks lie there. */
guint
hk_dice_box_get_n_decks (HkDiceBox *self)
{
  return count (self->now->piles);
}

/* Shuffles all cards of a kind into a deck beside the others, up to eight.
 * @name: what a person calls the deck */
void
hk_dice_box_take_deck (HkDiceBox  *self,
                       HkPack     *pack,
                       const char *kind,
                       const char *name)
{
  g_autoptr (GPtrArray) ids = NULL;
  g_autoptr (HkDicePile) pile = NULL;

  if (count (self->now->piles) >= HK_DICE_BOX_MOST_DECKS)
    return;
  ids = hk_dice_list_cards (pack, kind);
  begin (self);
  pile = g_object_new (HK_TYPE_DICE_PILE, NULL);
  pile->deck = hk_deck_new_shuffled (name, FALSE, ids, self->luck);
  hk_record_list_append (self->now->piles, pile);
  end (self, g_strdup_printf (_("Shuffled: %s"), name));
}

/* Takes a deck away with all that was drawn from it. */
void
hk_dice_box_put_deck_away (HkDiceBox *self,
                           guint      deck)
{
  begin (self);
  hk_record_list_remove_at (self->now->piles, deck);
  end (self, NULL);
}

/* Returns what a person calls the deck. */
const char *
hk_dice_box_get_deck_name (HkDiceBox *self,
                           guint      deck)
{
  g_autofree char *name = NULL;

  g_object_get (get_pile (self, deck)->deck, "name", &name, NULL);
  return g_intern_string (name);
}

guint
hk_dice_box_get_n_left (HkDiceBox *self,
                        guint      deck)
{
  return hk_deck_get_n_left (get_pile (self, deck)->deck);
}

/* Returns (transfer none): the cards that are drawn and not discarded, the latest first. */
const char * const *
hk_dice_box_list_drawn (HkDiceBox *self,
                        guint      deck)
{
  static const char * const none[] = { NULL };
  GStrv drawn = get_pile (self, deck)->drawn;

  return drawn == NULL ? none : (const char * const *) drawn;
}

/* Returns (transfer none) (nullable): the discards, the top one first. */
const char * const *
hk_dice_box_list_discards (HkDiceBox *self,
                           guint      deck)
{
  return hk_deck_get_discards (get_pile (self, deck)->deck);
}

static gint
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (*(const char * const *) a, *(const char * const *) b);
}

/* Returns (transfer container) (element-type utf8): the names of the cards that are left, each once. */
GPtrArray *
hk_dice_box_list_left (HkDiceBox *self,
                       guint      deck)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *names = g_ptr_array_new ();

  for (guint i = 0; i < hk_dice_box_get_n_left (self, deck); i++)
    {
      const char *name = g_intern_string (hk_deck_peek (get_pile (self, deck)->deck, i));

      if (g_hash_table_add (seen, (gpointer) name))
        g_ptr_array_add (names, (gpointer) name);
    }
  g_ptr_array_sort (names, compare_names);
  return names;
}

/* Returns how often a card is left. */
guint
hk_dice_box_count_left (HkDiceBox  *self,
                        guint       deck,
                        const char *card)
{
  return hk_deck_count (get_pile (self, deck)->deck, card);
}

static void
put_first (HkDicePile *pile,
           const char *card)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) drawn = NULL;

  g_strv_builder_add (builder, card);
  if (pile->drawn != NULL)
    g_strv_builder_addv (builder, (const char **) pile->drawn);
  drawn = g_strv_builder_end (builder);
  hk_record_set_strv (pile, &pile->drawn, (const char * const *) drawn);
}

/* Draws the top card. Returns whether there was one. Errors: %HK_ERROR_IMPOSSIBLE. */
gboolean
hk_dice_box_draw (HkDiceBox  *self,
                  guint       deck,
                  GError    **error)
{
  g_autofree char *card = NULL;
  HkDicePile *pile;

  if (hk_dice_box_get_n_left (self, deck) == 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("No card is left to be drawn; shuffle the discards first."));
      return FALSE;
    }
  begin (self);
  pile = get_pile (self, deck);
  card = hk_deck_draw (pile->deck, self->luck, error);
  put_first (pile, card);
  end (self, g_strdup_printf (_("Drawn: %s"), card));
  return TRUE;
}

/* Discards a card that is drawn.
 * @at: its place among these */
void
hk_dice_box_discard (HkDiceBox *self,
                     guint      deck,
                     guint      at)
{
  g_autofree char *card = g_strdup (get_pile (self, deck)->drawn[at]);

  begin (self);
  hk_record_remove_text (get_pile (self, deck), &get_pile (self, deck)->drawn, card);
  hk_deck_discard (get_pile (self, deck)->deck, card);
  end (self, g_strdup_printf (_("Discarded: %s"), card));
}

/* Returns (nullable): the card on top. */
const char *
hk_dice_box_peek (HkDiceBox *self,
                  guint      deck)
{
  return hk_dice_box_get_n_left (self, deck) == 0 ? NULL : hk_deck_peek (get_pile (self, deck)->deck, 0);
}

/* Shuffles the discards and what is left into a draw pile. */
void
hk_dice_box_reshuffle (HkDiceBox *self,
                       guint      deck)
{
  begin (self);
  hk_deck_reshuffle (get_pile (self, deck)->deck, self->luck);
  hk_deck_shuffle (get_pile (self, deck)->deck, self->luck);
  end (self, g_strdup (_("The discards are shuffled in.")));
}

/* Returns (transfer none): a #GtkStringList of what happened, the latest last. */
GListModel *
hk_dice_box_get_history (HkDiceBox *self)
{
  return G_LIST_MODEL (self->history);
}

gboolean
hk_dice_box_can_undo (HkDiceBox *self)
{
  return self->at > 0;
}

/* Takes the latest step back; what is thrown or drawn again comes as it came. */
void
hk_dice_box_undo (HkDiceBox *self)
{
  if (self->at == 0)
    return;
  if (self->now->line != NULL)
    gtk_string_list_remove (self->history, g_list_model_get_n_items (G_LIST_MODEL (self->history)) - 1);
  go_to (self, self->at - 1);
  restore_random (self);
  keep (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
hk_dice_box_can_redo (HkDiceBox *self)
{
  return self->at + 1 < self->states->len;
}

/* Makes the step again that was taken back last. */
void
hk_dice_box_redo (HkDiceBox *self)
{
  if (!hk_dice_box_can_redo (self))
    return;
  go_to (self, self->at + 1);
  restore_random (self);
  add_line (self, self->now);
  keep (self);
  g_signal_emit (self, signals[CHANGED], 0);
}
