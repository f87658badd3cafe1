/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rule-private.h"

/* How long a snippet is, and how much of it may stand before the first match, in bytes. */
#define SNIPPET_BYTES 180
#define SNIPPET_LEAD  50

#define ELLIPSIS "…"

struct _HkRuleHit
{
  GObject parent_instance;

  HkRule *rule;
  double  score;
  char   *snippet;
  GArray *title_ranges;   /* HkRuleRange */
  GArray *snippet_ranges; /* HkRuleRange */
};

G_DEFINE_FINAL_TYPE (HkRuleHit, hk_rule_hit, G_TYPE_OBJECT)

static void
hk_rule_hit_dispose (GObject *object)
{
  HkRuleHit *self = HK_RULE_HIT (object);

  g_clear_object (&self->rule);
  G_OBJECT_CLASS (hk_rule_hit_parent_class)->dispose (object);
}

static void
hk_rule_hit_finalize (GObject *object)
{
  HkRuleHit *self = HK_RULE_HIT (object);

  g_free (self->snippet);
  g_array_unref (self->title_ranges);
  g_array_unref (self->snippet_ranges);
  G_OBJECT_CLASS (hk_rule_hit_parent_class)->finalize (object);
}

static void
hk_rule_hit_class_init (HkRuleHitClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = hk_rule_hit_dispose;
  object_class->finalize = hk_rule_hit_finalize;
}

static void
hk_rule_hit_init (HkRuleHit *self)
{
}

/* The mark that a snippet with the most matches begins at: one match counts once, however often it
 * is met, and the first of equal places wins. */
static guint
find_best_mark (GArray *marks)
{
  guint best = 0;
  guint most = 0;

  for (guint i = 0, end = 0; i < marks->len; i++)
    {
      const guint farthest = g_array_index (marks, HkRuleRange, i).start + SNIPPET_BYTES - SNIPPET_LEAD;

      while (end < marks->len && g_array_index (marks, HkRuleRange, end).end <= farthest)
        end++;
      if (end - i > most)
        {
          most = end - i;
          best = i;
        }
    }
  return best;
}

/* A place at most SNIPPET_LEAD bytes before @position where a sentence begins, or else a word. */
static guint
find_start (const char *text,
            guint       position)
{
  const guint lowest = position > SNIPPET_LEAD ? position - SNIPPET_LEAD : 0;
  guint start = position;

  if (lowest == 0)
    return 0;
  for (guint i = position; i > lowest; i--)
    {
      if (text[i - 1] == '\n' || (text[i - 1] == ' ' && strchr (".!?:;", text[i - 2]) != NULL))
        return i;
      if (text[i - 1] == ' ')
        start = i;
    }
  return start;
}

static guint
find_end (const char *text,
          guint       start,
          guint       least)
{
  const gsize length = strlen (text);
  gsize end = MAX ((gsize) start + SNIPPET_BYTES, least);

  if (end >= length)
    return (guint) length;
  for (gsize i = end; i > MAX (least, start); i--)
    if (text[i] == ' ' || text[i] == '\n')
      return (guint) i;
  return MAX (least, (guint) (g_utf8_find_prev_char (text, text + end + 1) - text));
}

static void
make_snippet (HkRuleHit *self,
              GArray    *marks)
{
  const char *text = hk_rule_get_text (self->rule);
  const guint best = marks->len > 0 ? find_best_mark (marks) : 0;
  const guint start = marks->len > 0 ? find_start (text, g_array_index (marks, HkRuleRange, best).start) : 0;
  const guint end = find_end (text, start, marks->len > 0 ? g_array_index (marks, HkRuleRange, best).end : 0);
  g_autoptr (GString) snippet = g_string_new (start > 0 ? ELLIPSIS : NULL);
  const guint lead = (guint) snippet->len;

  g_string_append_len (snippet, text + start, (gssize) (end - start));
  for (char *line = snippet->str; (line = strchr (line, '\n')) != NULL; line++)
    *line = ' ';
  if (text[end] != '\0')
    g_string_append (snippet, ELLIPSIS);
  for (guint i = 0; i < marks->len; i++)
    {
      HkRuleRange range = g_array_index (marks, HkRuleRange, i);

      if (range.start < start || range.end > end)
        continue;
      range.start = range.start - start + lead;
      range.end = range.end - start + lead;
      g_array_append_val (self->snippet_ranges, range);
    }
  self->snippet = g_string_free_and_steal (g_steal_pointer (&snippet));
}

/* hk_rule_hit_new:
 * @rule: the rule that was found
 * @score: how well it fits
 * @title_marks: the matches in its title, in order and apart (HkRuleRange)
 * @text_marks: the matches in its plain text, in order and apart (HkRuleRange)
 *
 * Returns: (transfer full): the hit, whose snippet is the part of the text with the most matches */
HkRuleHit *
hk_rule_hit_new (HkRule *rule,
                 double  score,
                 GArray *title_marks,
                 GArray *text_marks)
{
  HkRuleHit *self = g_object_new (HK_TYPE_RULE_HIT, NULL);

  self->rule = g_object_ref (rule);
  self->score = score;
  self->title_ranges = g_array_copy (title_marks);
  self->snippet_ranges = g_array_new (FALSE, FALSE, sizeof (HkRuleRange));
  make_snippet (self, text_marks);
  return self;
}

/* Returns the rule that was found. */
HkRule *
hk_rule_hit_get_rule (HkRuleHit *self)
{
  g_return_val_if_fail (HK_IS_RULE_HIT (self), NULL);

  return self->rule;
}

/* Returns how well it fits, more is better; 0 when nothing was looked for. */
double
hk_rule_hit_get_score (HkRuleHit *self)
{
  g_return_val_if_fail (HK_IS_RULE_HIT (self), 0);

  return self->score;
}

/* Returns the title of the rule. */
const char *
hk_rule_hit_get_title (HkRuleHit *self)
{
  g_return_val_if_fail (HK_IS_RULE_HIT (self), NULL);

  return hk_rule_get_title (self->rule);
}

/* Returns (array length=n_ranges): the matches in the title, in order and apart.
 * @n_ranges: (out): how many */
const HkRuleRange *
hk_rule_hit_get_title_ranges (HkRuleHit *self,
                              guint     *n_ranges)
{
  g_return_val_if_fail (HK_IS_RULE_HIT (self), NULL);
  g_return_val_if_fail (n_ranges != NULL, NULL);

  *n_ranges = self->title_ranges->len;
  return (const HkRuleRange *) (gpointer) self->title_ranges->data;
}

/* Returns one line of the rule's text, where the matches are densest. */
const char *
hk_rule_hit_get_snippet (HkRuleHit *self)
{
  g_return_val_if_fail (HK_IS_RULE_HIT (self), NULL);

  return self->snippet;
}

/* Returns (array length=n_ranges): the matches in the snippet, in order and apart.
 * @n_ranges: (out): how many */
const HkRuleRange *
hk_rule_hit_get_snippet_ranges (HkRuleHit *self,
                                guint     *n_ranges)
{
  g_return_val_if_fail (HK_IS_RULE_HIT (self), NULL);
  g_return_val_if_fail (n_ranges != NULL, NULL);

  *n_ranges = self->snippet_ranges->len;
  return (const HkRuleRange *) (gpointer) self->snippet_ranges->data;
}
