/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/record/hk-error.h"
#include "hk-dice-box.h"
#include "hk-dice-cards.h"

/* More dice than this lie in no box. */
#define MOST_DICE 60

/* A deck and what has been drawn from it and not discarded. */
typedef struct
{
  HkDeck *deck;
  GStrv   drawn; /* latest first */
} Pile;

/* What lies there; never changed once a step back leads to it. */
typedef struct
{
  GArray    *dice;  /* HkLooseDie */
  GPtrArray *piles; /* Pile */
  guint      n_history;
  char      *random; /* (nullable): the generator as it was */
} State;

struct _HkDiceBox
{
  GObject        parent_instance;

  HkRandom      *random;
  HkRandomLog   *luck;
  State         *now;
  GPtrArray     *before;  /* State, the latest last */
  GtkStringList *history; /* the latest last */
};

G_DEFINE_FINAL_TYPE (HkDiceBox, hk_dice_box, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
pile_free (gpointer data)
{
  Pile *pile = data;

  g_object_unref (pile->deck);
  g_strfreev (pile->drawn);
  g_free (pile);
}

static gpointer
pile_copy (gconstpointer data,
           gpointer      user_data)
{
  const Pile *pile = data;
  Pile *copy = g_new0 (Pile, 1);

  copy->deck = HK_DECK (hk_record_copy (HK_RECORD (pile->deck)));
  copy->drawn = g_strdupv (pile->drawn);
  return copy;
}

static void
state_free (State *state)
{
  g_array_unref (state->dice);
  g_ptr_array_unref (state->piles);
  g_free (state->random);
  g_free (state);
}

static State *
state_copy (const State *state)
{
  State *copy = g_new0 (State, 1);

  copy->dice = g_array_copy (state->dice);
  copy->piles = g_ptr_array_copy (state->piles, pile_copy, NULL);
  g_ptr_array_set_free_func (copy->piles, pile_free);
  copy->n_history = state->n_history;
  return copy;
}

static void
hk_dice_box_finalize (GObject *object)
{
  HkDiceBox *self = HK_DICE_BOX (object);

  g_clear_object (&self->random);
  g_clear_object (&self->luck);
  g_clear_object (&self->history);
  g_clear_pointer (&self->now, state_free);
  g_clear_pointer (&self->before, g_ptr_array_unref);
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
  self->now = g_new0 (State, 1);
  self->now->dice = g_array_new (FALSE, TRUE, sizeof (HkLooseDie));
  self->now->piles = g_ptr_array_new_with_free_func (pile_free);
  self->before = g_ptr_array_new_with_free_func ((GDestroyNotify) state_free);
  self->history = gtk_string_list_new (NULL);
}

/* Returns (transfer full): an empty one.
 * @random: where its chance comes from */
HkDiceBox *
hk_dice_box_new (HkRandom *random)
{
  HkDiceBox *self = g_object_new (HK_TYPE_DICE_BOX, NULL);

  self->random = g_object_ref (random);
  self->luck = hk_random_log_new (random);
  return self;
}

/* The kinds of dice in the boxes, and what their faces count. */
static HkDie **
list_kinds (void)
{
  static HkDie *kinds[4];

  if (kinds[0] == NULL)
    {
      /* Translators: the faces of a die that show no number */
      const HkDieFace skull[] = { { _("Skull"), 1 }, { "–", 0 }, { "–", 0 }, { "–", 0 }, { "–", 0 }, { "–", 0 } };
      const HkDieFace ammo[] = { { _("Out of Ammo"), 0 }, { "2", 2 }, { "3", 3 }, { "4", 4 }, { "5", 5 }, { "6", 6 } };

      kinds[0] = hk_die_new_numbered (_("Six-sided die"), 1, 6);
      kinds[1] = hk_die_new_numbered (_("Ten-sided die, 0 to 9"), 0, 9);
      kinds[2] = hk_die_new_faces (_("Red die with a skull"), skull, G_N_ELEMENTS (skull));
      kinds[3] = hk_die_new_faces (_("Ammo die"), ammo, G_N_ELEMENTS (ammo));
    }
  return kinds;
}

/* Returns how many kinds of dice there are. */
guint
hk_dice_box_get_n_kinds (void)
{
  return 4;
}

/* Returns (transfer none): the kind of die.
 * @kind: below hk_dice_box_get_n_kinds() */
HkDie *
hk_dice_box_get_kind (guint kind)
{
  return list_kinds ()[kind];
}

/* Keeps what lies there for a step back. */
static void
begin (HkDiceBox *self)
{
  State *kept = state_copy (self->now);

  kept->random = hk_random_save (self->random);
  g_ptr_array_add (self->before, kept);
}

/* @text: (transfer full) (nullable): a line of the history */
static void
end (HkDiceBox *self,
     char      *text)
{
  if (text != NULL)
    gtk_string_list_take (self->history, text);
  self->now->n_history = g_list_model_get_n_items (G_LIST_MODEL (self->history));
  g_signal_emit (self, signals[CHANGED], 0);
}

guint
hk_dice_box_get_n_dice (HkDiceBox *self)
{
  return self->now->dice->len;
}

/* Returns (transfer none): the die at that place. */
const HkLooseDie *
hk_dice_box_get_die (HkDiceBox *self,
                     guint      at)
{
  return &g_array_index (self->now->dice, HkLooseDie, at);
}

/* Lays a die beside the others, up to 60. */
void
hk_dice_box_add (HkDiceBox *self,
                 guint      kind)
{
  const HkLooseDie die = { (int) kind, -1, FALSE };

  if (self->now->dice->len >= MOST_DICE)
    return;
  begin (self);
  g_array_append_val (self->now->dice, die);
  end (self, NULL);
}

/* @marked: whether it is thrown or taken away with those that are marked */
void
hk_dice_box_mark (HkDiceBox *self,
                  guint      at,
                  gboolean   marked)
{
  g_array_index (self->now->dice, HkLooseDie, at).marked = marked;
  g_signal_emit (self, signals[CHANGED], 0);
}

guint
hk_dice_box_count_marked (HkDiceBox *self)
{
  guint n = 0;

  for (guint i = 0; i < self->now->dice->len; i++)
    n += hk_dice_box_get_die (self, i)->marked ? 1 : 0;
  return n;
}

/* Takes away the dice that are marked, or all where none is. */
void
hk_dice_box_remove (HkDiceBox *self)
{
  const gboolean all = hk_dice_box_count_marked (self) == 0;

  begin (self);
  for (guint i = self->now->dice->len; i-- > 0;)
    if (all || hk_dice_box_get_die (self, i)->marked)
      g_array_remove_index (self->now->dice, i);
  end (self, NULL);
}

static const HkDieFace *
get_face (const HkLooseDie *die)
{
  return die->face < 0 ? NULL : hk_die_get_face (hk_dice_box_get_kind ((guint) die->kind), (guint) die->face);
}

/* Returns (transfer full): how often each face lies there, such as "2 × 6". */
char *
hk_dice_box_describe_counts (HkDiceBox *self)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->now->dice->len; i++)
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

  for (guint i = 0; i < self->now->dice->len; i++)
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

  for (guint i = 0; i < self->now->dice->len; i++)
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
  if (self->now->dice->len == 0)
    return;
  begin (self);
  for (guint i = 0; i < self->now->dice->len; i++)
    {
      HkLooseDie *die = &g_array_index (self->now->dice, HkLooseDie, i);

      if (!only_marked || die->marked)
        die->face = (int) hk_random_log_pick (self->luck, hk_die_get_n_faces (hk_dice_box_get_kind ((guint) die->kind)));
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

  for (guint i = 0; i < self->now->dice->len; i++)
    g_ptr_array_add (dice, hk_die_get_distribution (hk_dice_box_get_kind ((guint) hk_dice_box_get_die (self, i)->kind)));
  return dice->len == 0 ? NULL : hk_dice_pool_work_out (pool, (HkDistribution **) dice->pdata, dice->len, breakdown, error);
}

static Pile *
get_pile (HkDiceBox *self,
          guint      deck)
{
  return g_ptr_array_index (self->now->piles, deck);
}

/* Returns how many decks lie there. */
guint
hk_dice_box_get_n_decks (HkDiceBox *self)
{
  return self->now->piles->len;
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
  Pile *pile;

  if (self->now->piles->len >= HK_DICE_BOX_MOST_DECKS)
    return;
  ids = hk_dice_list_cards (pack, kind);
  begin (self);
  pile = g_new0 (Pile, 1);
  pile->deck = hk_deck_new_shuffled (name, FALSE, ids, self->luck);
  pile->drawn = g_new0 (char *, 1);
  g_ptr_array_add (self->now->piles, pile);
  end (self, g_strdup_printf (_("Shuffled: %s"), name));
}

/* Takes a deck away with all that was drawn from it. */
void
hk_dice_box_put_deck_away (HkDiceBox *self,
                           guint      deck)
{
  begin (self);
  g_ptr_array_remove_index (self->now->piles, deck);
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
  return (const char * const *) get_pile (self, deck)->drawn;
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

static GStrv
prepend (GStrv       list,
         const char *first)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_strv_builder_add (builder, first);
  g_strv_builder_addv (builder, (const char **) list);
  g_strfreev (list);
  return g_strv_builder_end (builder);
}

/* Draws the top card. Returns whether there was one. Errors: %HK_ERROR_IMPOSSIBLE. */
gboolean
hk_dice_box_draw (HkDiceBox  *self,
                  guint       deck,
                  GError    **error)
{
  g_autofree char *card = NULL;

  if (hk_dice_box_get_n_left (self, deck) == 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("No card is left to be drawn; shuffle the discards first."));
      return FALSE;
    }
  begin (self);
  card = hk_deck_draw (get_pile (self, deck)->deck, self->luck, error);
  get_pile (self, deck)->drawn = prepend (get_pile (self, deck)->drawn, card);
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
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  Pile *pile = get_pile (self, deck);
  g_autofree char *card = g_strdup (pile->drawn[at]);

  begin (self);
  for (guint i = 0; pile->drawn[i] != NULL; i++)
    if (i != at)
      g_strv_builder_add (builder, pile->drawn[i]);
  g_strfreev (pile->drawn);
  pile->drawn = g_strv_builder_end (builder);
  hk_deck_discard (pile->deck, card);
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
  return self->before->len > 0;
}

/* Takes the latest step back; what is thrown or drawn again comes as it came. */
void
hk_dice_box_undo (HkDiceBox *self)
{
  guint n;

  if (self->before->len == 0)
    return;
  state_free (self->now);
  self->now = g_ptr_array_steal_index (self->before, self->before->len - 1);
  if (!hk_random_restore (self->random, self->now->random, NULL))
    g_assert_not_reached ();
  n = g_list_model_get_n_items (G_LIST_MODEL (self->history));
  gtk_string_list_splice (self->history, self->now->n_history, n - self->now->n_history, NULL);
  g_signal_emit (self, signals[CHANGED], 0);
}
