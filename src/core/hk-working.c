/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-working.h"

/**
 * HkWorking:
 *
 * How a result came about: a tree of labelled terms, each with the rule that it follows.
 */
struct _HkWorking
{
  GObject       parent_instance;

  char         *label;
  char         *value;
  char         *rule;
  HkWorkingMark mark;
  GListStore   *children; /* HkWorking */
};

typedef enum
{
  PROP_LABEL = 1,
  PROP_VALUE,
  PROP_RULE,
  PROP_MARK,
  PROP_CHILDREN,
} HkWorkingProps;

static GParamSpec *props[PROP_CHILDREN + 1];

G_DEFINE_FINAL_TYPE (HkWorking, hk_working, G_TYPE_OBJECT)

static void
hk_working_get_property (GObject    *object,
                         guint       property_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  HkWorking *self = HK_WORKING (object);

  switch ((HkWorkingProps) property_id)
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
hk_working_finalize (GObject *object)
{
  HkWorking *self = HK_WORKING (object);

  g_free (self->label);
  g_free (self->value);
  g_free (self->rule);
  g_object_unref (self->children);
  G_OBJECT_CLASS (hk_working_parent_class)->finalize (object);
}

static void
hk_working_class_init (HkWorkingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = hk_working_get_property;
  object_class->finalize = hk_working_finalize;

  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  props[PROP_VALUE] = g_param_spec_string ("value", NULL, NULL, NULL, flags);
  props[PROP_RULE] = g_param_spec_string ("rule", NULL, NULL, NULL, flags);
  props[PROP_MARK] = g_param_spec_uint ("mark", NULL, NULL, 0, HK_WORKING_RESULT, 0, flags);
  props[PROP_CHILDREN] = g_param_spec_object ("children", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
hk_working_init (HkWorking *self)
{
  self->children = g_list_store_new (HK_TYPE_WORKING);
}

/**
 * hk_working_new:
 * @label: what the term is, for a person
 * @rule: (nullable): the id of its rule, with the game's id in front
 *
 * Returns: (transfer full): a term without a value and without terms below it
 */
HkWorking *
hk_working_new (const char *label,
                const char *rule)
{
  HkWorking *self = g_object_new (HK_TYPE_WORKING, NULL);

  g_return_val_if_fail (label != NULL, self);

  self->label = g_strdup (label);
  self->rule = g_strdup (rule);
  return self;
}

/**
 * hk_working_add:
 * @self: a term
 * @label: what the new term is
 * @rule: (nullable): its rule
 *
 * Returns: (transfer none): the new last term below @self
 */
HkWorking *
hk_working_add (HkWorking  *self,
                const char *label,
                const char *rule)
{
  g_autoptr (HkWorking) child = hk_working_new (label, rule);

  g_list_store_append (self->children, child);
  return child;
}

/**
 * hk_working_add_int:
 * @self: a term
 * @label: what the new term is
 * @value: its number
 * @rule: (nullable): its rule
 *
 * Returns: (transfer none): the new last term below @self
 */
HkWorking *
hk_working_add_int (HkWorking  *self,
                    const char *label,
                    int         value,
                    const char *rule)
{
  HkWorking *child = hk_working_add (self, label, rule);

  hk_working_set_int (child, value);
  return child;
}

/**
 * hk_working_add_chance:
 * @self: a term
 * @label: what the new term is
 * @chance: from 0 to 1
 * @rule: (nullable): its rule
 *
 * Returns: (transfer none): the new last term below @self, a percentage
 */
HkWorking *
hk_working_add_chance (HkWorking  *self,
                       const char *label,
                       double      chance,
                       const char *rule)
{
  HkWorking *child = hk_working_add (self, label, rule);

  hk_working_set_chance (child, chance);
  return child;
}

/**
 * hk_working_add_outcome:
 * @self: a term
 * @label: what the new term is
 * @chance: from 0 to 1
 * @rule: (nullable): its rule
 *
 * Returns: (transfer none): the new last term below @self, a percentage that is marked as a result
 */
HkWorking *
hk_working_add_outcome (HkWorking  *self,
                        const char *label,
                        double      chance,
                        const char *rule)
{
  HkWorking *child = hk_working_add_chance (self, label, chance, rule);

  hk_working_set_mark (child, HK_WORKING_RESULT);
  return child;
}

/**
 * hk_working_set_value:
 * @self: a term
 * @value: (nullable): its value as text
 */
void
hk_working_set_value (HkWorking  *self,
                      const char *value)
{
  g_return_if_fail (HK_IS_WORKING (self));

  g_set_str (&self->value, value);
}

/**
 * hk_working_set_int:
 * @self: a term
 * @value: its number; a minus is written as one
 */
void
hk_working_set_int (HkWorking *self,
                    int        value)
{
  g_autofree char *text = value < 0 ? g_strdup_printf ("−%d", -value) : g_strdup_printf ("%d", value);

  hk_working_set_value (self, text);
}

/**
 * hk_working_set_chance:
 * @self: a term
 * @chance: its value, from 0 to 1, shown as a percentage
 */
void
hk_working_set_chance (HkWorking *self,
                       double     chance)
{
  g_autofree char *text = g_strdup_printf ("%.1f %%", 100 * chance);

  hk_working_set_value (self, text);
}

/**
 * hk_working_set_label:
 * @self: a term
 * @label: what the term is
 */
void
hk_working_set_label (HkWorking  *self,
                      const char *label)
{
  g_return_if_fail (HK_IS_WORKING (self));

  g_set_str (&self->label, label);
}

/**
 * hk_working_set_mark:
 * @self: a term
 * @mark: what kind of term it is
 */
void
hk_working_set_mark (HkWorking    *self,
                     HkWorkingMark mark)
{
  g_return_if_fail (HK_IS_WORKING (self));

  self->mark = mark;
}

/**
 * hk_working_get_label:
 * @self: a term
 *
 * Returns: (transfer none): what the term is
 */
const char *
hk_working_get_label (HkWorking *self)
{
  return self->label;
}

/**
 * hk_working_get_value:
 * @self: a term
 *
 * Returns: (transfer none) (nullable): its value as text
 */
const char *
hk_working_get_value (HkWorking *self)
{
  return self->value;
}

/**
 * hk_working_get_rule:
 * @self: a term
 *
 * Returns: (transfer none) (nullable): the id of its rule
 */
const char *
hk_working_get_rule (HkWorking *self)
{
  return self->rule;
}

/**
 * hk_working_get_mark:
 * @self: a term
 *
 * Returns: what kind of term it is
 */
HkWorkingMark
hk_working_get_mark (HkWorking *self)
{
  return self->mark;
}

/**
 * hk_working_get_children:
 * @self: a term
 *
 * Returns: (transfer none): the terms below it, a list of #HkWorking
 */
GListModel *
hk_working_get_children (HkWorking *self)
{
  return G_LIST_MODEL (self->children);
}

/**
 * hk_working_to_json:
 * @self: a term
 *
 * Returns: (transfer full): an object with label, and where they are: value, rule, mark, terms
 */
JsonNode *
hk_working_to_json (HkWorking *self)
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
          g_autoptr (HkWorking) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

          json_array_add_element (terms, hk_working_to_json (child));
        }
      json_object_set_array_member (object, "terms", terms);
    }
  return json_node_init_object (json_node_alloc (), object);
}

static void
write_text (HkWorking *self,
            GString   *text,
            int        depth)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->children));

  g_string_append_printf (text, "%*s%s", depth * 2, "", self->label);
  if (self->value != NULL)
    g_string_append_printf (text, ": %s", self->value);
  g_string_append_c (text, '\n');
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (HkWorking) child = g_list_model_get_item (G_LIST_MODEL (self->children), i);

      write_text (child, text, depth + 1);
    }
}

/**
 * hk_working_to_text:
 * @self: a term
 *
 * Returns: (transfer full): the tree as indented lines
 */
char *
hk_working_to_text (HkWorking *self)
{
  GString *text = g_string_new (NULL);

  write_text (self, text, 0);
  return g_string_free_and_steal (text);
}
