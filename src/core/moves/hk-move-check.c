/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-limits.h"
#include "core/record/hk-error.h"
#include "core/record/hk-words.h"
#include "hk-move.h"

/* The check of a move's parameters against what its kind of move declares. */

static gboolean
holds (JsonNode *node,
       GType     type)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

static const char *
type_name (HkParamType type)
{
  switch (type)
    {
    case HK_PARAM_INT:
      return _("a whole number");
    case HK_PARAM_BOOLEAN:
      return _("true or false");
    case HK_PARAM_STRING:
      return _("a text");
    case HK_PARAM_INTS:
      return _("a list of whole numbers");
    case HK_PARAM_STRINGS:
      return _("a list of texts");
    case HK_PARAM_OBJECT:
      return _("an object");
    case HK_PARAM_ANY:
      return _("a value");
    }
  g_assert_not_reached ();
}

/* Returns what a person calls it, translated; its name where nobody is ever asked for it. */
const char *
hk_param_get_title (const HkParamSpec *spec)
{
  return spec->title == NULL ? spec->name : _(spec->title);
}

static gboolean
wrong_type (const HkParamSpec *param,
            JsonNode          *node,
            GError           **error)
{
  g_autofree char *text = hk_error_quote (node);

  /* Translators: %s: a parameter; %s: “a whole number” and the like; %s: what was given. */
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” must be %s, not %.60s."), hk_param_get_title (param), type_name (param->type), text);
  return FALSE;
}

static gboolean
check_int (const HkParamSpec *param,
           JsonNode          *node,
           GError           **error)
{
  if (!holds (node, G_TYPE_INT64))
    return wrong_type (param, node, error);
  if (json_node_get_int (node) >= param->minimum && json_node_get_int (node) <= param->maximum)
    return TRUE;
  return hk_error_check_range (hk_param_get_title (param), json_node_get_int (node), param->minimum, param->maximum, HK_ERROR_PARAMETER, error);
}

/* The title is asked for only where it is said. */
static gboolean
check_length (const HkParamSpec *param,
              JsonNode          *node,
              GError           **error)
{
  return hk_limits_check_text (json_node_get_string (node), NULL, NULL)
         || hk_limits_check_text (json_node_get_string (node), hk_param_get_title (param), error);
}

static gboolean
check_string (const HkParamSpec *param,
              JsonNode          *node,
              GError           **error)
{
  g_autofree char *choices = NULL;

  if (!holds (node, G_TYPE_STRING))
    return wrong_type (param, node, error);
  if (!check_length (param, node, error))
    return FALSE;
  if (param->choices == NULL || g_strv_contains (param->choices, json_node_get_string (node)))
    return TRUE;
  choices = g_strjoinv (", ", (GStrv) param->choices);
  /* Translators: %s: what was given; %s: a parameter; %s: a list of choices. */
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” is not a choice for “%s”; it can be: %s."),
               json_node_get_string (node), hk_param_get_title (param), choices);
  return FALSE;
}

static gboolean
check_param (const HkParamSpec *param,
             JsonNode          *node,
             GError           **error)
{
  switch (param->type)
    {
    case HK_PARAM_INT:
      return check_int (param, node, error);
    case HK_PARAM_BOOLEAN:
      return holds (node, G_TYPE_BOOLEAN) || wrong_type (param, node, error);
    case HK_PARAM_STRING:
      return check_string (param, node, error);
    case HK_PARAM_INTS:
    case HK_PARAM_STRINGS:
      if (!JSON_NODE_HOLDS_ARRAY (node))
        return wrong_type (param, node, error);
      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        {
          JsonNode *element = json_array_get_element (json_node_get_array (node), i);

          if (!(param->type == HK_PARAM_INTS ? check_int : check_string) (param, element, error))
            return FALSE;
        }
      return TRUE;
    case HK_PARAM_OBJECT:
      return JSON_NODE_HOLDS_OBJECT (node) || wrong_type (param, node, error);
    case HK_PARAM_ANY:
      return !holds (node, G_TYPE_STRING) || check_length (param, node, error);
    }
  g_assert_not_reached ();
}

static gboolean
is_missing (const HkParamSpec *param,
            JsonObject        *given)
{
  JsonNode *node;

  if (!param->required)
    return FALSE;
  node = json_object_get_member (given, param->name);
  return node == NULL || JSON_NODE_HOLDS_NULL (node);
}

/* @about is set to the parameter that the error is about; to NULL for one that is not known. */
static gboolean
check_params (const char         *name,
              JsonObject         *given,
              const HkParamSpec  *params,
              guint               n_params,
              const char         *also,
              const HkParamSpec **about,
              GError            **error)
{
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  *about = NULL;
  json_object_iter_init_ordered (&iter, given);
  while (json_object_iter_next_ordered (&iter, &member, &node))
    {
      guint i = 0;

      while (i < n_params && !g_str_equal (params[i].name, member))
        i++;
      if (i == n_params)
        {
          if (hk_words_have (also, '|', member))
            continue;
          /* Translators: %s: a move; %s: a parameter. */
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” knows no “%s”."), name, member);
          return FALSE;
        }
      if (!JSON_NODE_HOLDS_NULL (node) && !check_param (&params[i], node, error))
        {
          *about = &params[i];
          return FALSE;
        }
    }
  for (guint i = 0; i < n_params; i++)
    if (is_missing (&params[i], given))
      {
        *about = &params[i];
        /* Translators: %s: what is missing, such as “Steps”. */
        g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” is missing."), hk_param_get_title (&params[i]));
        return FALSE;
      }
  return TRUE;
}

/* Returns whether every parameter is known, of its type and in its range, and none that is needed is missing.
 * Errors: %HK_ERROR_PARAMETER.
 * @name: the name of what has the parameters, for the error
 * @params: (array length=n_params): the parameters that there are
 * @also: (nullable): the names of parameters that are always allowed, with "|" between */
gboolean
hk_move_check_params (const char        *name,
                      JsonObject        *given,
                      const HkParamSpec *params,
                      guint              n_params,
                      const char        *also,
                      GError           **error)
{
  const HkParamSpec *about;

  return check_params (name, given, params, n_params, also, &about, error);
}

/* Returns whether its parameters are as @spec has them; "house" is always allowed. hk_move_get_asked() names those
 * that are not. Errors: %HK_ERROR_PARAMETER. */
gboolean
hk_move_check (HkMove           *self,
               const HkMoveSpec *spec,
               GError          **error)
{
  JsonObject *params = hk_move_get_params (self);
  JsonNode *house = hk_move_get_node (self, "house");
  const HkParamSpec *about;

  hk_move_clear_asked (self);
  if (house != NULL && !holds (house, G_TYPE_BOOLEAN))
    {
      /* Translators: %s: a parameter; %s: “a whole number” and the like. */
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” must be %s."), "house", type_name (HK_PARAM_BOOLEAN));
      return FALSE;
    }
  if (check_params (spec->name, params, spec->params, spec->n_params, "house", &about, error))
    return TRUE;
  if (about != NULL)
    hk_move_ask_also (self, about->name);
  for (guint i = 0; about != NULL && i < spec->n_params; i++)
    if (is_missing (&spec->params[i], params))
      hk_move_ask_also (self, spec->params[i].name);
  return FALSE;
}
