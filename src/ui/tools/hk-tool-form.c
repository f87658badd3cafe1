/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-tool-form.h"

static const HkWord *
make_words (GPtrArray          *all,
            const char * const *choices)
{
  HkWord *words = g_new0 (HkWord, g_strv_length ((GStrv) choices) + 1);

  for (guint i = 0; choices[i] != NULL; i++)
    words[i].id = choices[i];
  g_ptr_array_add (all, words);
  return words;
}

static HkToolField
make_field (const HkParamSpec *param,
            GPtrArray         *words)
{
  static const HkToolKind kinds[] = {
    [HK_PARAM_INT] = HK_TOOL_INT,
    [HK_PARAM_BOOLEAN] = HK_TOOL_SWITCH,
    [HK_PARAM_STRING] = HK_TOOL_TEXT,
    [HK_PARAM_INTS] = HK_TOOL_NUMBERS,
    [HK_PARAM_STRINGS] = HK_TOOL_CARRIED,
    [HK_PARAM_OBJECT] = HK_TOOL_CARRIED,
    [HK_PARAM_ANY] = HK_TOOL_CARRIED,
  };
  HkToolField field = { .name = param->name, .kind = kinds[param->type], .required = param->required, .minimum = param->minimum,
                        .maximum = param->maximum, .title = param->title != NULL ? param->title : param->summary };

  if (param->choices != NULL)
    {
      field.kind = HK_TOOL_CHOICE;
      field.words = make_words (words, param->choices);
    }
  return field;
}

static const HkToolField *
find_field (const HkToolForm *form,
            const char       *name)
{
  for (const HkToolField *field = form == NULL ? NULL : form->fields; field != NULL && field->name != NULL; field++)
    if (g_str_equal (field->name, name))
      return field;
  return NULL;
}

static void
add_field (GArray      *fields,
           HkToolField  field,
           gboolean     required)
{
  if (field.kind != HK_TOOL_NONE && field.required == required)
    g_array_append_val (fields, field);
}

/* Returns (transfer full) (element-type HkToolField): what a sheet asks for. What nothing can be worked out without comes first, and
 * what the form has before the rest.
 * @form: (nullable)
 * @words: (element-type HkWord): arrays of words that the fields name are added to it */
GArray *
hk_tool_form_list_fields (const HkToolForm       *form,
                          const HkCalculatorSpec *calculator,
                          GPtrArray              *words)
{
  GArray *fields = g_array_new (TRUE, TRUE, sizeof (HkToolField));

  for (int required = TRUE; required >= FALSE; required--)
    {
      for (const HkToolField *field = form == NULL ? NULL : form->fields; field != NULL && field->name != NULL; field++)
        add_field (fields, *field, required);
      for (guint i = 0; i < calculator->n_params; i++)
        if (find_field (form, calculator->params[i].name) == NULL)
          add_field (fields, make_field (&calculator->params[i], words), required);
    }
  return fields;
}
