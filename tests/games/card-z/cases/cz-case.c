/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cz-case.h"

#include "core/moves/hk-chance.h"
#include "core/moves/hk-move-option.h"
#include "core/record/hk-record-private.h"

#include <string.h>

/* Lists and records by the letters that cases name them by. */
static const char * const letters[][2] = {
  { "survivors", "s" }, { "players", "p" }, { "locations", "L" }, { "hordes", "h" }, { "encounters", "e" }, { "loot", "l" }, { "gears", "g" },
  { "diets", "d" }, { "battle", "b" }, { "weather", "w" },
};

/* What a record was before the move. */
typedef struct
{
  char       *path;
  HkRecord   *record;
  GHashTable *values; /* texts by fields */
} Before;

static const char *
get_letter (const char *field)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (g_str_equal (letters[i][0], field))
      return letters[i][1];
  return field;
}

static char *
print_value (gpointer    record,
             const char *name)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (record), name);
  const HkField *field = hk_record_find_field (record, name);
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, pspec->value_type);
  g_object_get_property (record, name, &value);
  if (G_VALUE_HOLDS (&value, G_TYPE_STRV))
    return g_value_get_boxed (&value) == NULL ? g_strdup ("NULL") : g_strjoinv (",", g_value_get_boxed (&value));
  if (field != NULL && field->kind == HK_FIELD_ENUM)
    return g_strdup (g_value_get_int (&value) < 0 ? "NULL" : field->words[g_value_get_int (&value)]);
  if (G_VALUE_HOLDS_STRING (&value))
    return g_strdup (g_value_get_string (&value) == NULL ? "NULL" : g_value_get_string (&value));
  if (G_VALUE_HOLDS_BOOLEAN (&value))
    return g_strdup_printf ("%d", g_value_get_boolean (&value));
  return g_strdup_printf ("%d", g_value_get_int (&value));
}

static gboolean
is_default (gpointer    record,
            const char *name)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (record), name);
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, pspec->value_type);
  g_object_get_property (record, name, &value);
  return g_param_value_defaults (pspec, &value) || (G_VALUE_HOLDS (&value, G_TYPE_STRV) && g_value_get_boxed (&value) == NULL);
}

static void
free_before (Before *self)
{
  g_free (self->path);
  g_object_unref (self->record);
  g_hash_table_unref (self->values);
  g_free (self);
}

typedef void (*Visit) (HkRecord *record, const char *path, gpointer data);

/* Visits every record of the table, each after the one that it lies in; those of the battlefield lie on the table. */
static void
walk (HkRecord   *record,
      const char *path,
      HkRecord   *battlefield,
      Visit       visit,
      gpointer    data)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (record);
  const char *stem = record == battlefield || g_str_equal (path, "t") ? "" : path;

  visit (record, path, data);
  for (guint i = 0; i < klass->n_fields; i++)
    {
      const HkField *field = &klass->fields[i];
      g_autoptr (GObject) value = NULL;

      if (field->kind != HK_FIELD_RECORD && field->kind != HK_FIELD_LIST)
        continue;
      g_object_get (record, field->name, &value, NULL);
      if (value == NULL)
        continue;
      if (field->kind == HK_FIELD_RECORD)
        {
          g_autofree char *way = g_strconcat (stem, *stem == '\0' ? "" : ".", get_letter (field->name), NULL);

          walk (HK_RECORD (value), way, battlefield, visit, data);
        }
      for (guint j = 0; field->kind == HK_FIELD_LIST && j < g_list_model_get_n_items (G_LIST_MODEL (value)); j++)
        {
          g_autoptr (HkRecord) item = g_list_model_get_item (G_LIST_MODEL (value), j);
          g_autofree char *way = g_strdup_printf ("%s%s%s%u", stem, *stem == '\0' ? "" : ".", get_letter (field->name), j);

          walk (item, way, battlefield, visit, data);
        }
    }
}

/* The state of chance is no change of the table. */
static gboolean
is_plain (const HkField *field)
{
  return field->kind != HK_FIELD_RECORD && field->kind != HK_FIELD_LIST && !g_str_equal (field->name, "random");
}

static void
remember (HkRecord   *record,
          const char *path,
          gpointer    data)
{
  GPtrArray *all = data;
  HkRecordClass *klass = HK_RECORD_GET_CLASS (record);
  Before *before = g_new0 (Before, 1);

  before->path = g_strdup (path);
  before->record = g_object_ref (record);
  before->values = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  for (guint i = 0; i < klass->n_fields; i++)
    if (is_plain (&klass->fields[i]))
      g_hash_table_insert (before->values, (gpointer) klass->fields[i].name, print_value (record, klass->fields[i].name));
  g_ptr_array_add (all, before);
}

typedef struct
{
  GPtrArray  *before;
  GHashTable *there;
  GString    *text;
} Changes;

static void
add (GString    *text,
     const char *what)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", what);
}

/* A record that was not there: where it lies, and what is set in it. */
static void
tell_new (HkRecord   *record,
          const char *path,
          GString    *text)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (record);
  g_autoptr (GString) what = g_string_new (NULL);

  for (guint i = 0; i < klass->n_fields; i++)
    if (is_plain (&klass->fields[i]) && !is_default (record, klass->fields[i].name))
      {
        g_autofree char *value = print_value (record, klass->fields[i].name);

        g_string_append_printf (what, " %s=%s", klass->fields[i].name, value);
      }
  g_string_prepend (what, path);
  g_string_prepend_c (what, '+');
  add (text, what->str);
}

/* Whether both lie in the same list, wherever in it. */
static gboolean
lies_in (const char *path,
         const char *other)
{
  g_autofree char *one = g_strdup (path);
  g_autofree char *two = g_strdup (other);

  for (gsize i = strlen (one); i > 0 && g_ascii_isdigit (one[i - 1]); i--)
    one[i - 1] = '\0';
  for (gsize i = strlen (two); i > 0 && g_ascii_isdigit (two[i - 1]); i--)
    two[i - 1] = '\0';
  return g_str_equal (one, two);
}

static void
compare (HkRecord   *record,
         const char *path,
         gpointer    data)
{
  Changes *changes = data;
  HkRecordClass *klass = HK_RECORD_GET_CLASS (record);
  Before *before = NULL;

  for (guint i = 0; i < changes->before->len && before == NULL; i++)
    if (((Before *) changes->before->pdata[i])->record == record)
      before = changes->before->pdata[i];
  if (before == NULL)
    {
      g_hash_table_add (changes->there, record);
      tell_new (record, path, changes->text);
      return;
    }
  if (!g_hash_table_add (changes->there, record) || !lies_in (path, before->path))
    {
      g_autofree char *moved = g_strconcat (before->path, ">", path, NULL);

      add (changes->text, moved);
    }
  for (guint i = 0; i < klass->n_fields; i++)
    if (is_plain (&klass->fields[i]))
      {
        g_autofree char *value = print_value (record, klass->fields[i].name);
        g_autofree char *change = g_strdup_printf ("%s.%s=%s", before->path, klass->fields[i].name, value);

        if (!g_str_equal (value, g_hash_table_lookup (before->values, klass->fields[i].name)))
          add (changes->text, change);
      }
}

/* Moves */

static JsonNode *
read_value (const char *text)
{
  g_autofree char *json = NULL;
  JsonNode *node = json_node_alloc ();
  char *end;
  const gint64 number = g_ascii_strtoll (text, &end, 10);

  if (*text == '[' || *text == '{')
    {
      json_node_unref (node);
      json = g_strdelimit (g_strdup (text), "'", '"');
      node = json_from_string (json, NULL);
      if (node == NULL)
        g_error ("%s is no JSON", json);
      return node;
    }
  if (end != text && *end == '\0')
    return json_node_init_int (node, number);
  if (g_str_equal (text, "true") || g_str_equal (text, "false"))
    return json_node_init_boolean (node, g_str_equal (text, "true"));
  return json_node_init_string (node, text);
}

/* The words of a move: at spaces, but for those in quotes and brackets. */
static GStrv
split (const char *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (GString) word = g_string_new (NULL);
  gboolean quoted = FALSE;
  int depth = 0;

  for (const char *c = text;; c++)
    {
      depth += (*c == '[' || *c == '{') - (*c == ']' || *c == '}');
      if (*c == '\0' || (*c == ' ' && !quoted && depth == 0))
        {
          g_strv_builder_add (builder, word->str);
          g_string_truncate (word, 0);
        }
      else if (*c == '\'' && depth == 0)
        quoted = !quoted;
      else
        g_string_append_c (word, *c);
      if (*c == '\0')
        return g_strv_builder_end (builder);
    }
}

static HkMove *
read_move (const char *text)
{
  g_auto (GStrv) words = split (text);
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (GError) error = NULL;
  HkMove *move;

  json_object_set_string_member (object, "move", words[0]);
  json_object_set_object_member (object, "with", json_object_ref (params));
  for (guint i = 1; words[i] != NULL; i++)
    {
      char *sign = strchr (words[i], '=');

      if (sign == NULL)
        g_error ("%s: %s has no value", text, words[i]);
      *sign = '\0';
      /* A move with its chance is one of a journal. */
      json_object_set_member (g_str_equal (words[i], "luck") ? object : params, words[i], read_value (sign + 1));
    }
  move = hk_move_new_from_json (object, &error);
  g_assert_no_error (error);
  return move;
}

/* What a move comes to, in the words of a case.
 * @said: (out) (transfer full): what the log says, and why it is not made */
static char *
play (HkCzTable *table,
      HkMove    *move,
      char     **said)
{
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func ((GDestroyNotify) free_before);
  g_autoptr (GHashTable) there = g_hash_table_new (NULL, NULL);
  g_autoptr (GError) error = NULL;
  HkRecord *battlefield = table->battle == NULL ? NULL : HK_RECORD (hk_cz_table_get_battlefield (table));
  Changes changes = { .before = before, .there = there, .text = g_string_new (NULL) };
  gboolean done;

  walk (HK_RECORD (table), "t", battlefield, remember, before);
  done = hk_table_apply (HK_TABLE (table), move, &error);
  g_assert_true (done == (error == NULL));
  *said = g_strconcat (hk_move_get_logged (move) == NULL ? "" : hk_move_get_logged (move), done ? NULL : "\n", done ? NULL : error->message, NULL);
  walk (HK_RECORD (table), "t", battlefield, compare, &changes);
  for (guint i = 0; i < before->len; i++)
    if (!g_hash_table_contains (there, ((Before *) before->pdata[i])->record))
      {
        g_autofree char *gone = g_strconcat ("-", ((Before *) before->pdata[i])->path, NULL);

        add (changes.text, gone);
      }
  if (done)
    return g_string_free_and_steal (changes.text);
  g_assert_cmpstr (changes.text->str, ==, "");
  g_string_free (changes.text, TRUE);
  g_assert_true (error->domain == HK_ERROR);
  g_assert_cmpuint (strlen (error->message), >, 10);
  if (error->code == HK_ERROR_REFUSED)
    return g_strdup ("refused");
  if (error->code == HK_ERROR_IMPOSSIBLE)
    return g_strdup ("impossible");
  return hk_move_get_asked (move) == NULL || hk_move_get_asked (move)[0] == NULL ? g_strdup ("wrong") : g_strconcat ("asks ", hk_move_get_asked (move)[0], NULL);
}

/* Given */

static gpointer
find_child (HkCzTable  *table,
            gpointer    parent,
            const char *word)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (parent);
  const gsize length = strcspn (word, "0123456789");

  if (parent == table && word[0] == 'e' && word[length] != '\0')
    parent = hk_cz_table_get_battlefield (table) == NULL ? hk_cz_table_get_location (table, 0) : hk_cz_table_get_battlefield (table);
  klass = HK_RECORD_GET_CLASS (parent);
  for (guint i = 0; i < klass->n_fields; i++)
    {
      const char *letter = get_letter (klass->fields[i].name);
      g_autoptr (GObject) value = NULL;

      if ((klass->fields[i].kind != HK_FIELD_RECORD && klass->fields[i].kind != HK_FIELD_LIST) || strlen (letter) != length || strncmp (letter, word, length) != 0)
        continue;
      g_object_get (parent, klass->fields[i].name, &value, NULL);
      return klass->fields[i].kind == HK_FIELD_LIST ? hk_record_list_get (HK_RECORD_LIST (value), atoi (word + length)) : (gpointer) value;
    }
  return NULL;
}

static void
set (HkCzTable  *table,
     const char *text)
{
  g_auto (GStrv) sides = g_strsplit (text, "=", 2);
  g_auto (GStrv) words = g_strsplit (g_strstrip (sides[0]), ".", -1);
  const guint last = g_strv_length (words) - 1;
  const char *value = g_str_equal (sides[1], "NULL") ? NULL : sides[1];
  gpointer record = table;
  const HkField *field;
  GParamSpec *pspec;

  for (guint i = 0; i < last; i++)
    if (!g_str_equal (words[i], "t"))
      {
        record = find_child (table, record, words[i]);
        if (record == NULL)
          g_error ("%s: there is no %s", text, words[i]);
      }
  pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (record), words[last]);
  if (pspec == NULL)
    g_error ("%s: there is no %s", text, words[last]);
  field = hk_record_find_field (record, words[last]);
  if (pspec->value_type == G_TYPE_STRV)
    {
      g_auto (GStrv) list = value == NULL ? NULL : g_strsplit (value, ",", -1);

      g_object_set (record, words[last], list, NULL);
    }
  else if (field != NULL && field->kind == HK_FIELD_ENUM)
    g_object_set (record, words[last], hk_words_find (field->words, value), NULL);
  else if (pspec->value_type == G_TYPE_STRING)
    g_object_set (record, words[last], value, NULL);
  else
    g_object_set (record, words[last], atoi (value), NULL);
}

/**
 * cz_case_set:
 * @table: a table
 * @given: (nullable): as in #CzCase
 */
void
cz_case_set (HkCzTable  *table,
             const char *given)
{
  g_auto (GStrv) parts = g_strsplit (given == NULL ? "" : given, ";", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    if (*g_strstrip (parts[i]) != '\0')
      set (table, parts[i]);
}

/* The dice of a move: whose they are, what they show, and what is to be expected of them. */
static char *
print_luck (HkMove *move)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < hk_move_get_chances (move)->len; i++)
    {
      const HkChance *chance = hk_move_get_chances (move)->pdata[i];
      g_autofree char *line = g_strdup_printf ("%d %s: %d of %.2f", chance->player, chance->title, chance->value,
                                               hk_distribution_get_mean (chance->expected));

      add (text, line);
    }
  return g_string_free_and_steal (text);
}

static void
play_all (CzLayOut      lay_out,
          const CzCase *cases,
          guint         n_cases,
          gboolean      luck)
{
  for (guint i = 0; i < n_cases; i++)
    {
      g_autoptr (HkCzTable) table = lay_out ();
      g_autoptr (HkMove) move = read_move (cases[i].move);
      g_autofree char *then = NULL;
      g_autofree char *said = NULL;
      const char *says = cases[i].says;
      const gboolean silent = says != NULL && *says == '!';

      cz_case_set (table, cases[i].given);
      hk_move_collect_chances (move);
      then = play (table, move, &said);
      if (luck)
        {
          g_free (then);
          then = print_luck (move);
        }
      if (!g_str_equal (then, cases[i].then))
        {
          g_test_message ("%s | %s\n  comes to: %s\n  and not:  %s", cases[i].given == NULL ? "" : cases[i].given, cases[i].move, then, cases[i].then);
          g_test_fail ();
        }
      if (says != NULL && (strstr (said, says + silent) != NULL) == silent)
        {
          g_test_message ("%s | %s\n  says: %s\n  and not: %s", cases[i].given == NULL ? "" : cases[i].given, cases[i].move, said, says);
          g_test_fail ();
        }
    }
}

/**
 * cz_case_play:
 * @lay_out: lays out the table of each case
 * @cases: the cases
 * @n_cases: their number
 *
 * Plays each case on a table of its own, and tells of all that come out otherwise.
 */
void
cz_case_play (CzLayOut      lay_out,
              const CzCase *cases,
              guint         n_cases)
{
  play_all (lay_out, cases, n_cases, FALSE);
}

/**
 * cz_case_luck:
 * @lay_out: lays out the table of each case
 * @cases: the cases; each says which dice count as luck, as "0 Attack dice: 5 of 4.50", instead of what changes
 * @n_cases: their number
 *
 * Plays each case on a table of its own, and tells of all whose luck is another.
 */
void
cz_case_luck (CzLayOut      lay_out,
              const CzCase *cases,
              guint         n_cases)
{
  play_all (lay_out, cases, n_cases, TRUE);
}

/* Looks */

/**
 * cz_case_tell_params:
 * @text: where it is added
 * @params: of a move or a calculator
 *
 * Adds them as " survivor=0 how=kill".
 */
void
cz_case_tell_params (GString    *text,
                     JsonObject *params)
{
  g_autoptr (GList) members = json_object_get_members (params);

  for (GList *item = members; item != NULL; item = item->next)
    {
      g_autofree char *value = json_to_string (json_object_get_member (params, item->data), FALSE);

      g_strdelimit (value, "\"", '\'');
      g_string_append_printf (text, " %s=%s", (const char *) item->data, value);
    }
}

/**
 * cz_case_tell_options:
 * @text: where it is added
 * @options: (transfer full) (element-type HkMoveOption): what can be done
 *
 * Adds each as "Title (hint): move param=value ?what it asks for", with "!" in front of what is not possible.
 */
void
cz_case_tell_options (GString   *text,
                      GPtrArray *options)
{
  for (guint i = 0; i < options->len; i++)
    {
      HkMoveOption *option = options->pdata[i];
      g_autoptr (HkMove) move = hk_move_option_make_move (option);
      const char * const *missing = hk_move_option_get_missing (option);

      g_string_append_printf (text, "%s%s", hk_move_option_is_legal (option) ? "" : "!", hk_move_option_get_title (option));
      if (hk_move_option_get_hint (option) != NULL)
        g_string_append_printf (text, " (%s)", hk_move_option_get_hint (option));
      g_string_append_printf (text, ": %s", hk_move_get_name (move));
      cz_case_tell_params (text, hk_move_get_params (move));
      for (guint j = 0; missing != NULL && missing[j] != NULL; j++)
        g_string_append_printf (text, " ?%s", missing[j]);
      g_string_append_c (text, '\n');
    }
  g_ptr_array_unref (options);
}

/**
 * cz_case_look:
 * @lay_out: lays out the table of each look
 * @tell: what is told of it
 * @looks: the looks
 * @n_looks: their number
 *
 * Looks at each table, and tells of all of which something else is told.
 */
void
cz_case_look (CzLayOut      lay_out,
              CzTell        tell,
              const CzLook *looks,
              guint         n_looks)
{
  for (guint i = 0; i < n_looks; i++)
    {
      g_autoptr (HkCzTable) table = lay_out ();
      g_autoptr (GString) text = g_string_new (NULL);

      cz_case_set (table, looks[i].given);
      tell (text, table, looks[i].about);
      if (g_str_equal (text->str, looks[i].then))
        continue;
      g_string_replace (text, "\n", "\\n", 0);
      g_test_message ("%s | %d\n  tells: %s\n  and not: %s", looks[i].given == NULL ? "" : looks[i].given, looks[i].about, text->str, looks[i].then);
      g_test_fail ();
    }
}
