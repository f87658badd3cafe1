/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-move-trial.h"
#include "core/record/hk-record-changes.h"
#include "hk-seen-facts.h"
#include "hk-what-if.h"

/* So many cases are gone through one by one; beyond, so many are tried. */
#define MOST_EXACT 1000
#define N_SAMPLED  400

/* What the group draws and rolls itself is chance here; cards last, as a deck at the table may hold other cards than its copy. */
static const char * const hands[] = { "dice-by", "cards-by" };

/* One decision of chance within a case. */
typedef struct
{
  guint32 below;
  guint32 number;
} Choice;

struct _HkWhatIf
{
  GObject      parent_instance;

  HkTable     *table;     /* (nullable): which the copy is made of again, until a case has been gone through */
  HkTable     *copy;      /* as the table is between two tries */
  HkMove      *move;
  HkSeenFacts *before;
  HkRandom    *random;    /* of the cases that are tried */
  gboolean     is_sampled;
  gboolean     is_done;
  gboolean     is_hidden;
  GArray      *choices;   /* Choice, of the case that is gone through */
  guint        depth;     /* how many of them have been decided in it */
  double       share;     /* how likely the case is */
  double       all;       /* the sum of the shares */
  guint        n_tries;
  guint        by_app;    /* how many of hands the copy leaves to chance */
  char        *refusal;   /* (nullable) */
  GStrv        asked;     /* (nullable) */
  HkBreakdown *breakdown;
  GArray      *sentences; /* HkWhatIfOutcome */
  GPtrArray   *changes;   /* HkWhatIfChange */
  GHashTable  *by_key;    /* of changes */
};

G_DEFINE_FINAL_TYPE (HkWhatIf, hk_what_if, G_TYPE_OBJECT)

static void
outcome_clear (gpointer data)
{
  g_free (((HkWhatIfOutcome *) data)->text);
}

static GArray *
new_outcomes (void)
{
  GArray *outcomes = g_array_new (FALSE, FALSE, sizeof (HkWhatIfOutcome));

  g_array_set_clear_func (outcomes, outcome_clear);
  return outcomes;
}

static void
change_free (gpointer data)
{
  HkWhatIfChange *change = data;

  g_free (change->where);
  g_free (change->title);
  g_free (change->before);
  g_array_unref (change->outcomes);
  g_free (change);
}

static void
hk_what_if_finalize (GObject *object)
{
  HkWhatIf *self = HK_WHAT_IF (object);

  g_clear_object (&self->table);
  g_clear_object (&self->copy);
  g_clear_object (&self->move);
  g_clear_pointer (&self->before, hk_seen_facts_free);
  g_clear_pointer (&self->random, hk_random_unref);
  g_array_unref (self->choices);
  g_free (self->refusal);
  g_strfreev (self->asked);
  g_clear_pointer (&self->breakdown, hk_breakdown_unref);
  g_array_unref (self->sentences);
  g_ptr_array_unref (self->changes);
  g_hash_table_unref (self->by_key);
  G_OBJECT_CLASS (hk_what_if_parent_class)->finalize (object);
}

static void
hk_what_if_class_init (HkWhatIfClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_what_if_finalize;
}

static void
hk_what_if_init (HkWhatIf *self)
{
  self->choices = g_array_new (FALSE, FALSE, sizeof (Choice));
  self->sentences = new_outcomes ();
  self->changes = g_ptr_array_new_with_free_func (change_free);
  self->by_key = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Makes the copy, on which chance decides what the first @n of hands would ask the group for. */
static void
begin_copy (HkWhatIf *self,
            guint     n)
{
  g_autoptr (HkTable) copy = hk_table_copy (self->table);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (JsonNode) by = json_node_init_string (json_node_alloc (), "app");

      hk_record_set_by_path (copy, hands[i], by, NULL, NULL);
    }
  self->by_app = n;
  g_set_object (&self->copy, copy);
  g_clear_pointer (&self->before, hk_seen_facts_free);
  self->before = hk_seen_facts_new (copy);
}

/* Whether the copy differs by the last that it leaves to chance from one that leaves it to the group. */
static gboolean
has_hand (HkWhatIf *self)
{
  g_autoptr (JsonNode) by = hk_record_get_by_path (self->table, hands[self->by_app - 1], NULL);

  return by != NULL && g_strcmp0 (json_node_get_string (by), "hand") == 0;
}

/* Returns (transfer full): what would come of the move; see hk_what_if_advance(). Dice and cards that it does not tell are chance,
 * also where the group rolls and draws itself.
 * @table: which is not touched
 * @move: which is not touched either; what it lacks is told by hk_what_if_get_asked()
 * @seed: of the cases that are tried, where there are too many of them to go through all */
HkWhatIf *
hk_what_if_new (HkTable *table,
                HkMove  *move,
                guint64  seed)
{
  HkWhatIf *self;

  g_return_val_if_fail (HK_IS_TABLE (table), NULL);
  g_return_val_if_fail (HK_IS_MOVE (move), NULL);

  self = g_object_new (HK_TYPE_WHAT_IF, NULL);
  self->table = g_object_ref (table);
  self->move = hk_move_copy (move);
  self->random = hk_random_new (seed);
  begin_copy (self, G_N_ELEMENTS (hands));
  return self;
}

/* HkRandomChoose */
static guint32
choose (guint32  below,
        gpointer user_data)
{
  HkWhatIf *self = user_data;
  Choice *choice;

  if (self->is_sampled)
    return hk_random_below (self->random, below);
  if (self->depth == self->choices->len)
    {
      const Choice first = { below, 0 };

      g_array_append_val (self->choices, first);
    }
  choice = &g_array_index (self->choices, Choice, self->depth++);
  self->share /= below;
  return choice->number;
}

static void
add_outcome (GArray     *outcomes,
             const char *text,
             double      share)
{
  HkWhatIfOutcome outcome = { NULL, share };

  for (guint i = 0; i < outcomes->len; i++)
    if (g_strcmp0 (g_array_index (outcomes, HkWhatIfOutcome, i).text, text) == 0)
      {
        g_array_index (outcomes, HkWhatIfOutcome, i).share += share;
        return;
      }
  outcome.text = g_strdup (text);
  g_array_append_val (outcomes, outcome);
}

/* @before: (nullable): the fact as it is
 * @after: (nullable): as it would be */
static void
add_change (HkWhatIf         *self,
            const HkSeenFact *before,
            const HkSeenFact *after)
{
  const HkSeenFact *fact = before != NULL ? before : after;
  HkWhatIfChange *change = g_hash_table_lookup (self->by_key, fact->key);

  if (change == NULL)
    {
      change = g_new (HkWhatIfChange, 1);
      *change = (HkWhatIfChange) { g_strdup (fact->where), g_strdup (fact->title), before == NULL ? NULL : g_strdup (before->text), new_outcomes () };
      g_ptr_array_add (self->changes, change);
      g_hash_table_insert (self->by_key, g_strdup (fact->key), change);
    }
  add_outcome (change->outcomes, after == NULL ? NULL : after->text, self->share);
}

/* Whether the card to which the fact belongs is there too: what comes and goes with it is not told by itself. */
static gboolean
has_parent (HkSeenFacts      *facts,
            const HkSeenFact *fact)
{
  return fact->parent == NULL || hk_seen_facts_find (facts, fact->parent) != NULL;
}

static void
compare (HkWhatIf *self)
{
  g_autoptr (HkSeenFacts) after = hk_seen_facts_new (self->copy);
  GPtrArray *now = hk_seen_facts_get_list (self->before);
  GPtrArray *then = hk_seen_facts_get_list (after);

  self->is_hidden = self->is_hidden || hk_seen_facts_turn_up (self->before, after);
  for (guint i = 0; i < now->len; i++)
    {
      const HkSeenFact *fact = g_ptr_array_index (now, i);
      const HkSeenFact *other = hk_seen_facts_find (after, fact->key);

      if ((other == NULL || !g_str_equal (other->text, fact->text)) && has_parent (after, fact))
        add_change (self, fact, other);
    }
  for (guint i = 0; i < then->len; i++)
    {
      const HkSeenFact *fact = g_ptr_array_index (then, i);

      if (hk_seen_facts_find (self->before, fact->key) == NULL && has_parent (self->before, fact))
        add_change (self, NULL, fact);
    }
}

/* Keeps why the move cannot be made. What it asks for is told rather than why it is impossible, and by the rules of the table as it is. */
static void
refuse (HkWhatIf     *self,
        HkMove       *trial,
        const GError *error)
{
  const char * const *asked = hk_move_get_asked (trial);

  if (self->asked != NULL && self->asked[0] != NULL)
    return;
  g_set_str (&self->refusal, error->message);
  g_strfreev (self->asked);
  self->asked = g_strdupv ((GStrv) asked);
}

/* Makes the move once; the copy is as it was afterwards. Returns whether it can be made, or is refused for good. */
static gboolean
try_once (HkWhatIf *self)
{
  g_autoptr (HkMove) trial = hk_move_copy (self->move);
  g_autoptr (GError) error = NULL;
  HkRecordChanges *changes = hk_record_changes_begin ();

  self->depth = 0;
  self->share = 1;
  hk_move_set_choose (trial, choose, self);
  if (hk_table_apply (self->copy, trial, &error))
    {
      add_outcome (self->sentences, hk_move_get_logged (trial), self->share);
      compare (self);
      g_clear_pointer (&self->breakdown, hk_breakdown_unref);
      self->breakdown = hk_move_get_breakdown (trial) == NULL ? NULL : hk_breakdown_ref (hk_move_get_breakdown (trial));
    }
  else if (self->n_tries == 0 && self->depth == 0)
    {
      hk_record_changes_cancel (changes);
      refuse (self, trial, error);
      while (self->by_app > 0 && !has_hand (self))
        self->by_app--;
      if (self->by_app > 0)
        {
          begin_copy (self, self->by_app - 1);
          return FALSE;
        }
      self->is_done = TRUE;
      return TRUE;
    }
  else
    add_outcome (self->sentences, error->message, self->share);
  hk_record_changes_cancel (changes);
  if (self->n_tries == 0)
    {
      g_clear_object (&self->table);
      g_clear_pointer (&self->refusal, g_free);
      g_clear_pointer (&self->asked, g_strfreev);
    }
  self->all += self->share;
  self->n_tries++;
  return TRUE;
}

static void
begin_samples (HkWhatIf *self)
{
  self->is_sampled = TRUE;
  self->all = 0;
  self->n_tries = 0;
  g_array_set_size (self->sentences, 0);
  g_ptr_array_set_size (self->changes, 0);
  g_hash_table_remove_all (self->by_key);
}

/* Whether the case that was just gone through lets expect more of them than can be. */
static gboolean
is_too_much (HkWhatIf *self)
{
  return self->n_tries >= MOST_EXACT || self->share < 1.0 / MOST_EXACT;
}

/* Goes to the next case. Returns whether there is none. */
static gboolean
turn_over (HkWhatIf *self)
{
  while (self->choices->len > 0)
    {
      Choice *last = &g_array_index (self->choices, Choice, self->choices->len - 1);

      if (++last->number < last->below)
        return FALSE;
      g_array_set_size (self->choices, self->choices->len - 1);
    }
  return TRUE;
}

static int
compare_outcomes (gconstpointer a,
                  gconstpointer b)
{
  const HkWhatIfOutcome *first = a;
  const HkWhatIfOutcome *second = b;

  return first->share == second->share ? 0 : first->share < second->share ? 1 : -1;
}

static void
close_outcomes (GArray *outcomes,
                double  all)
{
  for (guint i = 0; i < outcomes->len; i++)
    g_array_index (outcomes, HkWhatIfOutcome, i).share /= all;
  g_array_sort (outcomes, compare_outcomes);
}

/* What did not change in some cases is then as it is. */
static void
finish (HkWhatIf *self)
{
  self->is_done = TRUE;
  if (self->is_hidden)
    {
      g_array_set_size (self->sentences, 0);
      g_hash_table_remove_all (self->by_key);
      g_ptr_array_set_size (self->changes, 0);
    }
  if (self->is_hidden || self->n_tries > 1)
    g_clear_pointer (&self->breakdown, hk_breakdown_unref);
  for (guint i = 0; i < self->changes->len; i++)
    {
      HkWhatIfChange *change = g_ptr_array_index (self->changes, i);
      double rest = self->all;

      for (guint j = 0; j < change->outcomes->len; j++)
        rest -= g_array_index (change->outcomes, HkWhatIfOutcome, j).share;
      if (rest > self->all * 1e-9)
        add_outcome (change->outcomes, change->before, rest);
      close_outcomes (change->outcomes, self->all);
    }
  close_outcomes (self->sentences, self->all);
}

/* Goes on. Returns whether it is done: only then there is anything to be read.
 * @n_tries: how many cases to try at once */
gboolean
hk_what_if_advance (HkWhatIf *self,
                    guint     n_tries)
{
  g_return_val_if_fail (HK_IS_WHAT_IF (self), TRUE);

  for (guint i = 0; i < n_tries && !self->is_done; i++)
    {
      while (!try_once (self))
        ;
      if (self->is_done)
        break;
      if (self->is_sampled ? self->n_tries == N_SAMPLED : turn_over (self))
        finish (self);
      else if (!self->is_sampled && is_too_much (self))
        begin_samples (self);
    }
  return self->is_done;
}

/* Returns how its outcome is known. */
HkWhatIfKind
hk_what_if_get_kind (HkWhatIf *self)
{
  g_return_val_if_fail (HK_IS_WHAT_IF (self), HK_WHAT_IF_REFUSED);

  if (self->refusal != NULL)
    return HK_WHAT_IF_REFUSED;
  if (self->is_hidden)
    return HK_WHAT_IF_HIDDEN;
  if (self->is_sampled)
    return HK_WHAT_IF_SAMPLED;
  return self->n_tries > 1 ? HK_WHAT_IF_EXACT : HK_WHAT_IF_CERTAIN;
}

/* Returns (transfer none) (nullable): why the move cannot be made; %NULL when it can. */
const char *
hk_what_if_get_refusal (HkWhatIf *self)
{
  g_return_val_if_fail (HK_IS_WHAT_IF (self), NULL);

  return self->refusal;
}

/* Returns (transfer none) (nullable): the parameters that a refusal asks for; %NULL when the move can be made. */
const char * const *
hk_what_if_get_asked (HkWhatIf *self)
{
  g_return_val_if_fail (HK_IS_WHAT_IF (self), NULL);

  return (const char * const *) self->asked;
}

/* Returns how many cases there were, or were tried. */
guint
hk_what_if_get_n_tries (HkWhatIf *self)
{
  g_return_val_if_fail (HK_IS_WHAT_IF (self), 0);

  return self->n_tries;
}

/* Returns (transfer none) (element-type HkWhatIfOutcome): what the log would say, the likeliest first. */
GArray *
hk_what_if_get_sentences (HkWhatIf *self)
{
  g_return_val_if_fail (HK_IS_WHAT_IF (self), NULL);

  return self->sentences;
}

/* Returns (transfer none) (element-type HkWhatIfChange): what everybody would see changed. */
GPtrArray *
hk_what_if_get_changes (HkWhatIf *self)
{
  g_return_val_if_fail (HK_IS_WHAT_IF (self), NULL);

  return self->changes;
}

/* Returns (transfer none) (nullable): how the outcome comes about, where there is no chance in it and the move tells it. */
HkBreakdown *
hk_what_if_get_breakdown (HkWhatIf *self)
{
  g_return_val_if_fail (HK_IS_WHAT_IF (self), NULL);

  return self->breakdown;
}
