/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-breakdown.h"

/* How a result came about: a tree of labelled terms, each with the rule that it follows. Moves make hundreds of terms that nobody looks
 * at, so that one is no more than a piece of memory with its texts in it. */
struct _HkBreakdown
{
  gatomicrefcount n_refs;
  HkBreakdownMark mark;
  enum { NO_NUMBER, INT, CHANCE } kind; /* of @number */
  double          number;
  char           *value; /* (nullable): a number becomes a text when it is read */
  const char     *rule;  /* (nullable) */
  HkBreakdown    *first; /* (nullable): the terms below it */
  HkBreakdown    *last;
  HkBreakdown    *next;  /* (nullable): the term that follows below the same one */
  char            label[]; /* and behind it the text of @rule */
};

G_DEFINE_BOXED_TYPE (HkBreakdown, hk_breakdown, hk_breakdown_ref, hk_breakdown_unref)

/* Returns (transfer full): a term without a value and without terms below it.
 * @label: what the term is, for a person
 * @rule: (nullable): the id of its rule, with the game's id in front */
HkBreakdown *
hk_breakdown_new (const char *label,
                  const char *rule)
{
  const gsize n_label = strlen (label) + 1;
  const gsize n_rule = rule == NULL ? 0 : strlen (rule) + 1;
  HkBreakdown *self = g_malloc (sizeof (HkBreakdown) + n_label + n_rule);

  *self = (HkBreakdown) { 0 };
  g_atomic_ref_count_init (&self->n_refs);
  memcpy (self->label, label, n_label);
  if (rule != NULL)
    self->rule = memcpy (self->label + n_label, rule, n_rule);
  return self;
}

HkBreakdown *
hk_breakdown_ref (HkBreakdown *self)
{
  g_atomic_ref_count_inc (&self->n_refs);
  return self;
}

void
hk_breakdown_unref (HkBreakdown *self)
{
  HkBreakdown *term;

  if (!g_atomic_ref_count_dec (&self->n_refs))
    return;
  while ((term = self->first) != NULL)
    {
      self->first = term->next;
      term->next = NULL;
      hk_breakdown_unref (term);
    }
  g_free (self->value);
  g_free (self);
}

/* Puts @term below @self, as the last one.
 * @term: (transfer full): a term that is below no other */
static HkBreakdown *
take (HkBreakdown *self,
      HkBreakdown *term)
{
  g_assert (term->next == NULL);

  if (self->last == NULL)
    self->first = term;
  else
    self->last->next = term;
  self->last = term;
  return term;
}

/* @term: what comes below @self, as the last one; it is below no other */
void
hk_breakdown_append (HkBreakdown *self,
                     HkBreakdown *term)
{
  take (self, hk_breakdown_ref (term));
}

/* Returns the new last term below @self.
 * @label: what the new term is
 * @rule: (nullable): its rule */
HkBreakdown *
hk_breakdown_add (HkBreakdown *self,
                  const char  *label,
                  const char  *rule)
{
  return take (self, hk_breakdown_new (label, rule));
}

/* Returns the new last term below @self.
 * @label: what the new term is
 * @rule: (nullable): its rule */
HkBreakdown *
hk_breakdown_add_int (HkBreakdown *self,
                      const char  *label,
                      int          value,
                      const char  *rule)
{
  HkBreakdown *child = hk_breakdown_add (self, label, rule);

  hk_breakdown_set_int (child, value);
  return child;
}

/* Returns the new last term below @self, a percentage.
 * @label: what the new term is
 * @chance: from 0 to 1
 * @rule: (nullable): its rule */
HkBreakdown *
hk_breakdown_add_chance (HkBreakdown *self,
                         const char  *label,
                         double       chance,
                         const char  *rule)
{
  HkBreakdown *child = hk_breakdown_add (self, label, rule);

  hk_breakdown_set_chance (child, chance);
  return child;
}

/* Returns the new last term below @self, a percentage that is marked as a result.
 * @label: what the new term is
 * @chance: from 0 to 1
 * @rule: (nullable): its rule */
HkBreakdown *
hk_breakdown_add_outcome (HkBreakdown *self,
                          const char  *label,
                          double       chance,
                          const char  *rule)
{
  HkBreakdown *child = hk_breakdown_add_chance (self, label, chance, rule);

  hk_breakdown_set_mark (child, HK_BREAKDOWN_RESULT);
  return child;
}

/* @value: (nullable): its value as text */
void
hk_breakdown_set_value (HkBreakdown *self,
                        const char  *value)
{
  self->kind = NO_NUMBER;
  g_set_str (&self->value, value);
}

/* @value: its number; a minus is written as one */
void
hk_breakdown_set_int (HkBreakdown *self,
                      int          value)
{
  g_clear_pointer (&self->value, g_free);
  self->number = value;
  self->kind = INT;
}

/* @chance: its value, from 0 to 1, shown as a percentage */
void
hk_breakdown_set_chance (HkBreakdown *self,
                         double       chance)
{
  g_clear_pointer (&self->value, g_free);
  self->number = chance;
  self->kind = CHANCE;
}

/* @mark: what kind of term it is */
void
hk_breakdown_set_mark (HkBreakdown    *self,
                       HkBreakdownMark mark)
{
  self->mark = mark;
}

/* Returns what the term is. */
const char *
hk_breakdown_get_label (HkBreakdown *self)
{
  return self->label;
}

/* Returns (nullable): its value as text. */
const char *
hk_breakdown_get_value (HkBreakdown *self)
{
  if (self->value == NULL && self->kind == CHANCE)
    self->value = g_strdup_printf ("%.1f %%", 100 * self->number);
  else if (self->value == NULL && self->kind == INT)
    self->value = self->number < 0 ? g_strdup_printf ("−%.0f", -self->number) : g_strdup_printf ("%.0f", self->number);
  return self->value;
}

/* Returns (nullable): the id of its rule. */
const char *
hk_breakdown_get_rule (HkBreakdown *self)
{
  return self->rule;
}

/* Returns what kind of term it is. */
HkBreakdownMark
hk_breakdown_get_mark (HkBreakdown *self)
{
  return self->mark;
}

/* Returns (transfer none) (nullable): the first term below it. */
HkBreakdown *
hk_breakdown_get_first (HkBreakdown *self)
{
  return self->first;
}

/* Returns (transfer none) (nullable): the term that follows below the same one. */
HkBreakdown *
hk_breakdown_get_next (HkBreakdown *self)
{
  return self->next;
}

/* Returns how many terms are below it. */
guint
hk_breakdown_get_n_terms (HkBreakdown *self)
{
  guint n = 0;

  for (HkBreakdown *term = self->first; term != NULL; term = term->next)
    n++;
  return n;
}

/* Returns (transfer full): an object with label, and where they are: value, rule, mark, terms. */
JsonNode *
hk_breakdown_to_json (HkBreakdown *self)
{
  static const char * const marks[] = { NULL, "ruling", "stand-in", "by-hand", "result" };
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_string_member (object, "label", self->label);
  if (hk_breakdown_get_value (self) != NULL)
    json_object_set_string_member (object, "value", self->value);
  if (self->rule != NULL)
    json_object_set_string_member (object, "rule", self->rule);
  if (marks[self->mark] != NULL)
    json_object_set_string_member (object, "mark", marks[self->mark]);
  if (self->first != NULL)
    {
      JsonArray *terms = json_array_new ();

      for (HkBreakdown *term = self->first; term != NULL; term = term->next)
        json_array_add_element (terms, hk_breakdown_to_json (term));
      json_object_set_array_member (object, "terms", terms);
    }
  return json_node_init_object (json_node_alloc (), object);
}

static void
write_text (HkBreakdown *self,
            GString     *text,
            int          depth)
{
  g_string_append_printf (text, "%*s%s", depth * 2, "", self->label);
  if (hk_breakdown_get_value (self) != NULL)
    g_string_append_printf (text, ": %s", self->value);
  g_string_append_c (text, '\n');
  for (HkBreakdown *term = self->first; term != NULL; term = term->next)
    write_text (term, text, depth + 1);
}

/* Returns (transfer full): the tree as indented lines. */
char *
hk_breakdown_to_text (HkBreakdown *self)
{
  GString *text = g_string_new (NULL);

  write_text (self, text, 0);
  return g_string_free_and_steal (text);
}
