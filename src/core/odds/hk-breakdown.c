/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-breakdown.h"

/* How a result came about: a tree of labelled terms, each with the rule that it follows. */
struct _HkBreakdown
{
  GObject         parent_instance;

  char           *label;
  char           *value;
  char           *rule;
  HkBreakdownMark mark;
  GListStore     *children; /* HkBreakdown */
};

typedef enum
{
  PROP_LABEL = 1,
  PROP_VALUE,
  PROP_RULE,
  PROP_MARK,
  PROP_CHILDREN,
} HkBreakdownProps;

static GParamSpec *props[PROP_CHILDREN + 1];

G_DEFINE_FINAL_TYPE (HkBreakdown, hk_breakdown, G_TYPE_OBJECT)

static void
hk_breakdown_get_property (GObject    *object,
                           guint       property_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  HkBreakdown *self = HK_BREAKDOWN (object);

  switch ((HkBreakdownProps) property_id)
    {
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    case PROP_VALUE:
      g_value_set_string (value, self->value);
      break;
    case PROP_RULE:
      g_value_set_string (value, self->rule);
      break;
    case PROP_MARK:
      g_value_set_uint (value, self->mark);
      break;
    case PROP_CHILDREN:
      g_value_set_object (value, self->children);
      break;
    }
}

static void
hk_breakdown_finalize (GObject *object)
{
  HkBreakdown *self = HK_BREAKDOWN (object);

  g_free (self->label);
  g_free (self->value);
  g_free (self->rule);
  g_object_unref (self->children);
  G_OBJECT_CLASS (hk_breakdown_parent_class)->finalize (object);
}

static void
hk_breakdown_class_init (HkBreakdownClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = hk_breakdown_get_property;
  object_class->finalize = hk_breakdown_finalize;

  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  props[PROP_VALUE] = g_param_spec_string ("value", NULL, NULL, NULL, flags);
  props[PROP_RULE] = g_param_spec_string ("rule", NULL, NULL, NULL, flags);
  props[PROP_MARK] = g_param_spec_uint ("mark", NULL, NULL, 0, HK_BREAKDOWN_RESULT, 0, flags);
  props[PROP_CHILDREN] = g_param_spec_object ("children", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
hk_breakdown_init (HkBreakdown *self)
{
  self->children = g_list_store_new (HK_TYPE_BREAKDOWN);
}

/* Returns (transfer full): a term without a value and without terms below it.
 * @label: what the term is, for a person
 * @rule: (nullable): the id of its rule, with the game's id in front */
HkBreakdown *
hk_breakdown_new (const char *label,
                  const char *rule)
{
  HkBreakdown *self = g_object_new (HK_TYPE_BREAKDOWN, NULL);

  g_return_val_if_fail (label != NULL, self);

  self->label = g_strdup (label);
  self->rule = g_strdup (rule);
  return self;
}

/* Returns the new last term below @self.
 * @label: what the new term is
 * @rule: (nullable): its rule */
HkBreakdown *
hk_breakdown_add (HkBreakdown *self,
                  const char  *label,
                  const char  *rule)
{
  g_autoptr (HkBreakdown) child = hk_breakdown_new (label, rule);

  g_list_store_append (self->children, child);
  return child;
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
  g_return_if_fail (HK_IS_BREAKDOWN (self));

  g_set_str (&self->value, value);
}

/* @value: its number; a minus is written as one */
void
hk_breakdown_set_int (HkBreakdown *self,
                      int          value)
{
  g_autofree char *text = value < 0 ? g_strdup_printf ("−%d", -value) : g_strdup_printf ("%d", value);

  hk_breakdown_set_value (self, text);
}

/* @chance: its value, from 0 to 1, shown as a percentage */
void
hk_breakdown_set_chance (HkBreakdown *self,
                         double       chance)
{
  g_autofree char *text = g_strdup_printf ("%.1f %%", 100 * chance);

  hk_breakdown_set_value (self, text);
}

/* @label: what the term is */
void
hk_breakdown_set_label (HkBreakdown *self,
                        const char  *label)
{
  g_return_if_fail (HK_IS_BREAKDOWN (self));

  g_set_str (&self->label, label);
}

/* @mark: what kind of term it is */
void
hk_breakdown_set_mark (HkBreakdown    *self,
                       HkBreakdownMark mark)
{
  g_return_if_fail (HK_IS_BREAKDOWN (self));

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

/* Returns the terms below it, a list of #HkBreakdown. */
GListModel *
hk_breakdown_get_children (HkBreakdown *self)
{
  return G_LIST_MODEL (self->children);
}

/* Returns (transfer full): an object with label, and where they are: value, rule, mark, terms. */
JsonNode *
hk_breakdown_to_json (HkBreakdown *self)
{
  static const char * const marks[] = { NULL, "ruling", "stand-in", "by-hand", "result" };
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->children));
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_string_member (object, "label", self->label);
  if (self->value != NULL)
    json_object_set_string_member (object, "value", self->value);
  if (self->rule != NULL)
    json_object_set_string_member (object, "rule", self->rule);
  if (marks[self->mark] != NULL)
    json_object_set_string_member (object, "mark", marks[self->mark]);
  if (n > 0)
    {
      JsonArray *terms = json_array_sized_new (n);

      for (guint i = 0; i < n; i++)
        {
          g_autoptr (HkBreakdown) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

          json_array_add_element (terms, hk_breakdown_to_json (child));
        }
      json_object_set_array_member (object, "terms", terms);
    }
  return json_node_init_object (json_node_alloc (), object);
}

static void
write_text (HkBreakdown *self,
            GString     *text,
            int          depth)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->children));

  g_string_append_printf (text, "%*s%s", depth * 2, "", self->label);
  if (self->value != NULL)
    g_string_append_printf (text, ": %s", self->value);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (HkBreakdown) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

      write_text (child, text, depth + 1);
    }
}

/* Returns (transfer full): the tree as indented lines. */
char *
hk_breakdown_to_text (HkBreakdown *self)
{
  GString *text = g_string_new (NULL);

  write_text (self, text, 0);
  return g_string_free_and_steal (text);
}
