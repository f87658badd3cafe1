/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-error.h"
#include "hk-move.h"

/**
 * HkMove:
 *
 * One thing that happened, or is asked to happen, at a table: a name and parameters, and once it
 * has been applied also the chance that befell it and the sentence for the log.
 */
struct _HkMove
{
  GObject     parent_instance;

  char       *name;
  JsonObject *params;
  char       *said;
  char       *time;
  char       *refused_rule;
  GPtrArray  *asked;    /* names of parameters */
  GPtrArray  *waived;   /* rule ids */
  GPtrArray  *learned;  /* HkLearned */
  JsonArray  *noted;    /* the chance of the first time, when this is a replay */
  HkLuck     *luck;
  HkWorking  *working;
};

G_DEFINE_FINAL_TYPE (HkMove, hk_move, G_TYPE_OBJECT)

static void
learned_free (HkLearned *learned)
{
  g_free (learned->kind);
  json_object_unref (learned->component);
  g_free (learned);
}

static void
hk_move_finalize (GObject *object)
{
  HkMove *self = HK_MOVE (object);

  g_free (self->name);
  g_clear_pointer (&self->params, json_object_unref);
  g_free (self->said);
  g_free (self->time);
  g_free (self->refused_rule);
  g_ptr_array_unref (self->asked);
  g_ptr_array_unref (self->waived);
  g_ptr_array_unref (self->learned);
  g_clear_pointer (&self->noted, json_array_unref);
  g_clear_object (&self->luck);
  g_clear_object (&self->working);
  G_OBJECT_CLASS (hk_move_parent_class)->finalize (object);
}

static void
hk_move_class_init (HkMoveClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_move_finalize;
}

static void
hk_move_init (HkMove *self)
{
  self->asked = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  self->waived = g_ptr_array_new_null_terminated (0, g_free, TRUE);
  self->learned = g_ptr_array_new_with_free_func ((GDestroyNotify) learned_free);
}

/**
 * hk_move_new:
 * @name: the name of the move
 * @params: (nullable): its parameters
 *
 * Returns: (transfer full): a move that has not been applied
 */
HkMove *
hk_move_new (const char *name,
             JsonObject *params)
{
  HkMove *self = g_object_new (HK_TYPE_MOVE, NULL);

  self->name = g_strdup (name);
  self->params = params == NULL ? json_object_new () : json_object_ref (params);
  return self;
}

/**
 * hk_move_copy:
 * @self: a move
 *
 * Returns: (transfer full): a move of the same name and parameters that has not been applied; more may be
 *   added to its parameters
 */
HkMove *
hk_move_copy (HkMove *self)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;
  HkMove *copy;

  g_return_val_if_fail (HK_IS_MOVE (self), NULL);

  copy = hk_move_new (self->name, NULL);
  json_object_iter_init_ordered (&iter, self->params);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    json_object_set_member (copy->params, name, json_node_copy (value));
  return copy;
}

/**
 * hk_move_build:
 * @name: the name of the move
 * @...: a parameter's name with its type in front ("i:" for an `int`, "b:" for a `gboolean`, "s:"
 *   for a text, which may be %NULL to leave the parameter out), its value, further names and values,
 *   and %NULL at the end
 *
 * Returns: (transfer full): a move that has not been applied
 */
HkMove *
hk_move_build (const char *name,
               ...)
{
  HkMove *self = hk_move_new (name, NULL);
  va_list args;

  va_start (args, name);
  for (const char *param = va_arg (args, const char *); param != NULL; param = va_arg (args, const char *))
    {
      g_assert (param[0] != '\0' && param[1] == ':');
      switch (param[0])
        {
        case 'i':
          json_object_set_int_member (self->params, param + 2, va_arg (args, int));
          break;
        case 'b':
          json_object_set_boolean_member (self->params, param + 2, va_arg (args, gboolean));
          break;
        case 's':
          {
            const char *text = va_arg (args, const char *);

            if (text != NULL)
              json_object_set_string_member (self->params, param + 2, text);
            break;
          }
        default:
          g_assert_not_reached ();
        }
    }
  va_end (args);
  return self;
}

/**
 * hk_move_new_from_json:
 * @line: a line of a script, with the parameters beside "move", or of a journal, with them in "with"
 * @error: return location for %HK_ERROR_FORMAT
 *
 * Returns: (transfer full): the move, or %NULL
 */
HkMove *
hk_move_new_from_json (JsonObject *line,
                       GError    **error)
{
  static const char * const reserved[] = { "move", "luck", "at", "said", "now", "over", NULL };
  JsonNode *name = json_object_get_member (line, "move");
  JsonNode *with = json_object_get_member (line, "with");
  JsonNode *luck = json_object_get_member (line, "luck");
  g_autoptr (HkMove) self = NULL;

  if (name == NULL || !JSON_NODE_HOLDS_VALUE (name) || json_node_get_value_type (name) != G_TYPE_STRING)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("A move needs a name: {\"move\": NAME, …}."));
      return NULL;
    }
  if ((with != NULL && !JSON_NODE_HOLDS_OBJECT (with)) || (luck != NULL && !JSON_NODE_HOLDS_ARRAY (luck)))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("The move “%s” is not well formed."), json_node_get_string (name));
      return NULL;
    }
  self = hk_move_new (json_node_get_string (name), with == NULL ? NULL : json_node_get_object (with));
  if (with == NULL)
    {
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      json_object_iter_init_ordered (&iter, line);
      while (json_object_iter_next_ordered (&iter, &member, &value))
        if (!g_strv_contains (reserved, member))
          json_object_set_member (self->params, member, json_node_copy (value));
    }
  if (luck != NULL)
    self->noted = json_array_ref (json_node_get_array (luck));
  self->said = g_strdup (json_object_get_string_member_with_default (line, "said", NULL));
  self->time = g_strdup (json_object_get_string_member_with_default (line, "at", NULL));
  return g_steal_pointer (&self);
}

/**
 * hk_move_to_json:
 * @self: a move
 *
 * Returns: (transfer full): a line for the journal
 */
JsonObject *
hk_move_to_json (HkMove *self)
{
  JsonObject *line = json_object_new ();
  JsonNode *luck = self->luck == NULL ? NULL : hk_luck_to_json (self->luck);

  json_object_set_string_member (line, "move", self->name);
  if (json_object_get_size (self->params) > 0)
    json_object_set_object_member (line, "with", json_object_ref (self->params));
  if (luck != NULL)
    json_object_set_member (line, "luck", luck);
  else if (self->luck == NULL && self->noted != NULL)
    json_object_set_array_member (line, "luck", json_array_ref (self->noted));
  if (self->said != NULL)
    json_object_set_string_member (line, "said", self->said);
  if (self->time != NULL)
    json_object_set_string_member (line, "at", self->time);
  return line;
}

/* (transfer none): the name. */
const char *
hk_move_get_name (HkMove *self)
{
  return self->name;
}

/**
 * hk_move_get_params:
 * @self: a move
 *
 * Returns: (transfer none): its parameters
 */
JsonObject *
hk_move_get_params (HkMove *self)
{
  return self->params;
}

/**
 * hk_move_get_luck:
 * @self: a move that is being applied
 *
 * Returns: (transfer none): where its chance comes from
 */
HkLuck *
hk_move_get_luck (HkMove *self)
{
  return self->luck;
}

/**
 * hk_move_pick:
 * @self: a move that is being applied
 * @below: a number above 0
 *
 * Returns: a number from 0 to @below − 1, all equally likely
 */
guint32
hk_move_pick (HkMove  *self,
              guint32  below)
{
  return hk_luck_pick (self->luck, below);
}

/**
 * hk_move_say:
 * @self: a move that is being applied
 * @format: a whole translated sentence for the log
 * @...: what goes into it
 *
 * Says what has happened. Said again, the sentence is added to the one before.
 */
void
hk_move_say (HkMove     *self,
             const char *format,
             ...)
{
  g_autofree char *sentence = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  if (self->said == NULL)
    self->said = g_steal_pointer (&sentence);
  else
    {
      g_autofree char *before = self->said;

      self->said = g_strconcat (before, " ", sentence, NULL);
    }
}

/**
 * hk_move_get_said:
 * @self: a move
 *
 * Returns: (transfer none) (nullable): what it says in the log
 */
const char *
hk_move_get_said (HkMove *self)
{
  return self->said;
}

/**
 * hk_move_get_time:
 * @self: a move
 *
 * Returns: (transfer none) (nullable): when it was made, ISO 8601
 */
const char *
hk_move_get_time (HkMove *self)
{
  return self->time;
}

/* Notes when it was made. */
void
hk_move_set_time (HkMove     *self,
                  const char *time)
{
  g_set_str (&self->time, time);
}

/**
 * hk_move_set_working:
 * @self: a move that is being applied
 * @working: how its result came about
 */
void
hk_move_set_working (HkMove    *self,
                     HkWorking *working)
{
  g_set_object (&self->working, working);
}

/**
 * hk_move_get_working:
 * @self: a move
 *
 * Returns: (transfer none) (nullable): how its result came about
 */
HkWorking *
hk_move_get_working (HkMove *self)
{
  return self->working;
}

/**
 * hk_move_overrule:
 * @self: a move that was refused
 *
 * Returns: (transfer full): the same move as a house rule of the group
 */
HkMove *
hk_move_overrule (HkMove *self)
{
  HkMove *copy = hk_move_copy (self);

  g_return_val_if_fail (copy != NULL, NULL);

  json_object_set_boolean_member (copy->params, "house", TRUE);
  return copy;
}

/**
 * hk_move_is_house:
 * @self: a move
 *
 * Returns: whether the group wants it even where a rule forbids it
 */
gboolean
hk_move_is_house (HkMove *self)
{
  return hk_move_get_boolean (self, "house", FALSE);
}

/**
 * hk_move_permit:
 * @self: a move that is being applied
 * @rule: the id of the rule that forbids it, with the game's id in front
 * @error: return location for %HK_ERROR_REFUSED
 * @format: a whole translated sentence that says what is wrong
 * @...: what goes into it
 *
 * To be called where a rule forbids what is asked. A move that is marked as a house rule goes on,
 * and the log says so.
 *
 * Returns: %TRUE to go on, %FALSE with @error set to refuse
 */
gboolean
hk_move_permit (HkMove     *self,
                const char *rule,
                GError    **error,
                const char *format,
                ...)
{
  g_autofree char *sentence = NULL;
  va_list args;

  if (hk_move_is_house (self))
    {
      if (!g_strv_contains (hk_move_get_waived (self), rule))
        g_ptr_array_add (self->waived, g_strdup (rule));
      return TRUE;
    }
  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_str (&self->refused_rule, rule);
  g_set_error_literal (error, HK_ERROR, HK_ERROR_REFUSED, sentence);
  return FALSE;
}

/* An array that nothing was ever added to has no end either. */
static const char * const *
get_names (GPtrArray *names)
{
  static const char * const none[] = { NULL };

  return names->len == 0 ? none : (const char * const *) names->pdata;
}

/**
 * hk_move_ask:
 * @self: a move that is being applied
 * @param: the name of a parameter of the move
 * @error: return location for %HK_ERROR_PARAMETER
 * @format: a whole translated sentence that asks a person for the value, or says what is wrong with it
 * @...: what goes into it
 *
 * Refuses the move because of a value that it lacks or cannot use. Whoever made it can ask for just that value and make
 * the move again.
 *
 * Returns: %FALSE
 */
gboolean
hk_move_ask (HkMove     *self,
             const char *param,
             GError    **error,
             const char *format,
             ...)
{
  g_autofree char *sentence = NULL;
  va_list args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  hk_move_ask_also (self, param);
  g_set_error_literal (error, HK_ERROR, HK_ERROR_PARAMETER, sentence);
  return FALSE;
}

/**
 * hk_move_ask_also:
 * @self: a move that is being applied
 * @param: the name of a parameter of the move
 *
 * Adds a parameter to the question that follows, as the values of one card are asked for together.
 */
void
hk_move_ask_also (HkMove     *self,
                  const char *param)
{
  if (!g_strv_contains (hk_move_get_asked (self), param))
    g_ptr_array_add (self->asked, g_strdup (param));
}

/**
 * hk_move_get_asked:
 * @self: a move that was refused
 *
 * Returns: (transfer none): the names of the parameters that the refusal is about, in the order of the question
 */
const char * const *
hk_move_get_asked (HkMove *self)
{
  return get_names (self->asked);
}

/* Forgets the parameters that an earlier refusal was about. */
void
hk_move_clear_asked (HkMove *self)
{
  g_ptr_array_set_size (self->asked, 0);
}

/**
 * hk_move_get_waived:
 * @self: a move that has been applied
 *
 * Returns: (transfer none): the ids of the rules that it went against
 */
const char * const *
hk_move_get_waived (HkMove *self)
{
  return get_names (self->waived);
}

/**
 * hk_move_get_refused_rule:
 * @self: a move that was refused
 *
 * Returns: (transfer none) (nullable): the id of the rule that forbids it
 */
const char *
hk_move_get_refused_rule (HkMove *self)
{
  return self->refused_rule;
}

/**
 * hk_move_learn:
 * @self: a move that is being applied
 * @kind: a kind of component of the game's packs
 * @component: (transfer none): its values
 *
 * Notes values that the group has told and that its pack should remember.
 */
void
hk_move_learn (HkMove     *self,
               const char *kind,
               JsonObject *component)
{
  HkLearned *learned = g_new (HkLearned, 1);

  learned->kind = g_strdup (kind);
  learned->component = json_object_ref (component);
  g_ptr_array_add (self->learned, learned);
}

/* (transfer none) (element-type HkLearned): what the move told of components. */
GPtrArray *
hk_move_get_learned (HkMove *self)
{
  return self->learned;
}

/* Whether this is a replay of a move that was accepted before. */
gboolean
hk_move_is_replay (HkMove *self)
{
  return self->noted != NULL || self->time != NULL;
}

/* Makes the move ready to be applied, with chance from @random or as noted the first time. */
void
hk_move_begin (HkMove   *self,
               HkRandom *random)
{
  g_clear_object (&self->luck);
  self->luck = self->noted == NULL ? hk_luck_new (random) : hk_luck_new_noted (random, self->noted);
  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->refused_rule, g_free);
  g_clear_object (&self->working);
  g_ptr_array_set_size (self->waived, 0);
  g_ptr_array_set_size (self->learned, 0);
}
