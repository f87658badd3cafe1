/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-param-row.h"

/* @label: what a person reads
 * @value: (transfer full) (nullable): what it stands for */
void
hk_choices_add (HkChoices  *self,
                const char *label,
                JsonNode   *value)
{
  gtk_string_list_append (self->labels, label);
  g_ptr_array_add (self->values, value);
}

/* @label: what a person reads
 * @value: what it stands for */
void
hk_choices_add_int (HkChoices  *self,
                    const char *label,
                    int         value)
{
  hk_choices_add (self, label, json_node_init_int (json_node_alloc (), value));
}

/* @label: what a person reads
 * @value: what it stands for */
void
hk_choices_add_text (HkChoices  *self,
                     const char *label,
                     const char *value)
{
  hk_choices_add (self, label, json_node_init_string (json_node_alloc (), value));
}

/* Adds the values that the parameter is closed to, in its order; those that @words do not name are left out.
 * @words: (array length=n): what its values are called */
void
hk_choices_add_words (HkChoices         *self,
                      const HkParamSpec *spec,
                      const HkWord      *words,
                      gsize              n)
{
  for (guint i = 0; spec->choices != NULL && spec->choices[i] != NULL; i++)
    {
      const char *label = hk_word_find (words, n, spec->choices[i]);

      if (label != NULL)
        hk_choices_add_text (self, label, spec->choices[i]);
    }
}
