/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-keep.h"
#include "hk-move-trial.h"

/* One thing that happened, or is asked to happen, at a table: a name and parameters, and once it has been applied
 * also the chance that befell it and the sentence for the log. */
struct _HkMove
{
  GObject      parent_instance;

  char        *name;
  JsonObject  *params;
  char        *said;
  char        *time;
  char        *refused_rule;
  GPtrArray   *asked;   /* names of parameters */
  GPtrArray   *waived;  /* rule ids */
  GPtrArray   *learned; /* HkLearned */
  JsonObject  *cited;   /* (nullable): whether a house rule sets it aside, by the id of a ruling */
  JsonArray   *noted;   /* the chance of the first time, when this is a replay */
  HkRandomChoose choose; /* what decides in a trial in place of chance; NULL when it is none */
  gpointer     choose_data;
  HkRandomLog *luck;
  HkBreakdown *breakdown;
  HkTable     *table;   /* (nullable) (unowned): while it is applied */
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
  g_clear_pointer (&self->cited, json_object_unref);
  g_clear_pointer (&self->noted, json_array_unref);
  g_clear_pointer (&self->luck, hk_random_log_free);
  g_clear_pointer (&self->breakdown, hk_breakdown_unref);
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

/* Returns (transfer full): a move that has not been applied.
 * @name: the name of the move
 * @params: (nullable): its parameters */
HkMove *
hk_move_new (const char *name,
             JsonObject *params)
{
  HkMove *self = g_object_new (HK_TYPE_MOVE, NULL);

  self->name = g_strdup (name);
  self->params = params == NULL ? json_object_new () : json_object_ref (params);
  return self;
}

/* Returns (transfer full): a move of the same name and parameters that has not been applied; more may be added to
 * its parameters. */
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

/* Returns (transfer full): a move that has not been applied.
 * @name: the name of the move
 * @...: a parameter's name with its type in front ("i:" for an `int`, "b:" for a `gboolean`, "s:" for a text, which
 *   may be %NULL to leave the parameter out), its value, further names and values, and %NULL at the end */
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

/* Returns (transfer full): the move, or %NULL. Errors: %HK_ERROR_FORMAT.
 * @line: a line of a script, with the parameters beside "move", or of a journal, with them in "with" */
HkMove *
hk_move_new_from_json (JsonObject *line,
                       GError    **error)
{
  static const char * const reserved[] = { "move", "luck", "at", "said", "now", "over", "cites", NULL };
  JsonNode *name = json_object_get_member (line, "move");
  JsonNode *with = json_object_get_member (line, "with");
  JsonNode *luck = json_object_get_member (line, "luck");
  JsonNode *cites = json_object_get_member (line, "cites");
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
  if (cites != NULL && JSON_NODE_HOLDS_OBJECT (cites))
    self->cited = json_object_ref (json_node_get_object (cites));
  self->said = g_strdup (json_object_get_string_member_with_default (line, "said", NULL));
  self->time = g_strdup (json_object_get_string_member_with_default (line, "at", NULL));
  return g_steal_pointer (&self);
}

/* Returns (transfer full): a line for the journal. */
JsonObject *
hk_move_to_json (HkMove *self)
{
  JsonObject *line = json_object_new ();
  JsonNode *luck = self->luck == NULL ? NULL : hk_random_log_to_json (self->luck);

  json_object_set_string_member (line, "move", self->name);
  if (json_object_get_size (self->params) > 0)
    json_object_set_object_member (line, "with", json_object_ref (self->params));
  if (luck != NULL)
    json_object_set_member (line, "luck", luck);
  else if (self->luck == NULL && self->noted != NULL)
    json_object_set_array_member (line, "luck", json_array_ref (self->noted));
  if (self->cited != NULL)
    json_object_set_object_member (line, "cites", json_object_ref (self->cited));
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

/* (transfer none): its parameters. */
JsonObject *
hk_move_get_params (HkMove *self)
{
  return self->params;
}

/* (transfer none): where the chance of a move that is being applied comes from. */
HkRandomLog *
hk_move_get_random_log (HkMove *self)
{
  return self->luck;
}

/* Returns a number from 0 to @below − 1, all equally likely.
 * @self: a move that is being applied
 * @below: a number above 0 */
guint32
hk_move_pick (HkMove  *self,
              guint32  below)
{
  return hk_random_log_pick (self->luck, below);
}

/* Says what has happened. Said again, the sentence is added to the one before.
 * @self: a move that is being applied
 * @format: a whole translated sentence for the log
 * @...: what goes into it */
void
hk_move_log (HkMove     *self,
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

/* (transfer none) (nullable): what it says in the log. */
const char *
hk_move_get_logged (HkMove *self)
{
  return self->said;
}

/* (transfer none) (nullable): when it was made, ISO 8601. */
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

/* @self: a move that is being applied
 * @breakdown: (nullable): how its result came about */
void
hk_move_set_breakdown (HkMove      *self,
                       HkBreakdown *breakdown)
{
  g_clear_pointer (&self->breakdown, hk_breakdown_unref);
  self->breakdown = breakdown == NULL ? NULL : hk_breakdown_ref (breakdown);
}

/* Returns (nullable): how its result came about. */
HkBreakdown *
hk_move_get_breakdown (HkMove *self)
{
  return self->breakdown;
}

/* Returns (transfer full): the same move as a house rule of the group.
 * @self: a move that was refused */
HkMove *
hk_move_override (HkMove *self)
{
  HkMove *copy = hk_move_copy (self);

  g_return_val_if_fail (copy != NULL, NULL);

  json_object_set_boolean_member (copy->params, "house", TRUE);
  return copy;
}

/* Returns whether the group wants it even where a rule forbids it. */
gboolean
hk_move_is_house (HkMove *self)
{
  return hk_move_get_boolean (self, "house", FALSE);
}

/* To be called where a rule forbids what is asked. A move that is marked as a house rule goes on, and the log says
 * so. Returns %TRUE to go on, %FALSE with @error set to refuse. Errors: %HK_ERROR_REFUSED.
 * @self: a move that is being applied
 * @rule: the id of the rule that forbids it, with the game's id in front
 * @format: a whole translated sentence that says what is wrong
 * @...: what goes into it */
gboolean
hk_move_require_rule (HkMove     *self,
                      const char *rule,
                      GError    **error,
                      const char *format,
                      ...)
{
  g_autofree char *sentence = NULL;
  va_list args;

  if (self->table != NULL && hk_table_frees_rule (self->table, rule))
    return TRUE;
  if (hk_move_is_house (self))
    {
      if (!g_strv_contains (hk_move_get_overridden (self), rule))
        g_ptr_array_add (self->waived, g_strdup (rule));
      hk_move_cite (self, rule);
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

/* Refuses the move because of a value that it lacks or cannot use. Whoever made it can ask for just that value and
 * make the move again. Returns %FALSE. Errors: %HK_ERROR_PARAMETER.
 * @self: a move that is being applied
 * @param: the name of a parameter of the move
 * @format: a whole translated sentence that asks a person for the value, or says what is wrong with it
 * @...: what goes into it */
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

/* Adds a parameter to the question that follows, as the values of one card are asked for together.
 * @self: a move that is being applied
 * @param: the name of a parameter of the move */
void
hk_move_ask_also (HkMove     *self,
                  const char *param)
{
  if (!g_strv_contains (hk_move_get_asked (self), param))
    g_ptr_array_add (self->asked, g_strdup (param));
}

/* Returns the names of the parameters that the refusal is about, in the order of the question.
 * @self: a move that was refused */
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

/* Returns the ids of the rules that it went against.
 * @self: a move that has been applied */
const char * const *
hk_move_get_overridden (HkMove *self)
{
  return get_names (self->waived);
}

/* Returns (nullable): the id of the rule that forbids it.
 * @self: a move that was refused */
const char *
hk_move_get_refused_rule (HkMove *self)
{
  return self->refused_rule;
}

/* Has the line of the log say that a ruling is at work, and lead to it. The rulings in the move's breakdown are
 * cited anyhow.
 * @self: a move that is being applied
 * @rule: the id of a ruling that decides what happens, with the game's id in front; the same where a house rule sets
 *   it aside */
void
hk_move_cite (HkMove     *self,
              const char *rule)
{
  if (self->cited == NULL)
    self->cited = json_object_new ();
  if (!json_object_has_member (self->cited, rule))
    json_object_set_boolean_member (self->cited, rule, FALSE);
}

/* (transfer none) (nullable): whether a house rule set it aside, by the id of each ruling that is cited. */
JsonObject *
hk_move_get_cited (HkMove *self)
{
  return self->cited;
}

/* Notes values that the group has told and that its pack should remember.
 * @self: a move that is being applied
 * @kind: a kind of component of the game's packs */
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

/* @table: (nullable): the table that it is applied to; %NULL once that is over */
void
hk_move_set_table (HkMove  *self,
                   HkTable *table)
{
  self->table = table;
}

/* Whether this is a replay of a move that was accepted before. */
gboolean
hk_move_is_replay (HkMove *self)
{
  return self->noted != NULL || self->time != NULL;
}

/* Makes it a trial: @choose decides in place of chance, and the order of no deck is known.
 * @user_data: for @choose, which has to last as long as the move */
void
hk_move_set_choose (HkMove         *self,
                    HkRandomChoose  choose,
                    gpointer        user_data)
{
  self->choose = choose;
  self->choose_data = user_data;
}

/* Makes the move ready to be applied, with chance from @random or as noted the first time. */
void
hk_move_begin (HkMove   *self,
               HkRandom *random)
{
  g_clear_pointer (&self->luck, hk_random_log_free);
  if (self->choose != NULL)
    self->luck = hk_random_log_new_trial (random, self->choose, self->choose_data);
  else
    self->luck = self->noted == NULL ? hk_random_log_new (random) : hk_random_log_new_recorded (random, self->noted);
  g_clear_pointer (&self->said, g_free);
  g_clear_pointer (&self->cited, json_object_unref);
  g_clear_pointer (&self->refused_rule, g_free);
  g_clear_pointer (&self->breakdown, hk_breakdown_unref);
  g_ptr_array_set_size (self->waived, 0);
  g_ptr_array_set_size (self->learned, 0);
}
