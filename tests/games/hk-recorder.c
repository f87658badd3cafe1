/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-recorder.h"

#include <string.h>

#include "core/describe/hk-standing.h"
#include "core/moves/hk-chance.h"
#include "core/moves/hk-move-option.h"
#include "core/moves/hk-situation.h"
#include "core/record/hk-error.h"
#include "core/story/hk-supply.h"

#define LIST_EVERY 4   /* so many moves lie between two times that all options are listed */
#define ASK_EVERY 8    /* and that all is asked that a page, a calculator or another device asks of a table */
#define MOST_ITEMS 6   /* of a list that are told one by one */
#define MOST_BYTES 240 /* of a value that are told */

struct _HkRecorder
{
  HkTable    *table;
  HkTable    *before; /* the table as it was last told */
  gboolean    tells;
  guint       n_moves;
  GString    *all;
  gsize       length; /* of @all before the last line */
  GString    *text;   /* what came of the last line */
  GHashTable *told;   /* what came of any line, with the move's name in front */
};

/* A few letters that are others when the text is another. */
static char *
sum_up (const char *text)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_MD5, text, -1);

  return g_strndup (sum, 6);
}

static char *
print (JsonNode *node)
{
  return node == NULL ? g_strdup ("nothing") : json_to_string (node, FALSE);
}

/* What is long is cut. */
static char *
print_short (JsonNode *node)
{
  g_autofree char *text = print (node);
  g_autofree char *sum = sum_up (text);
  g_autofree char *start = g_utf8_substring (text, 0, MIN (MOST_BYTES / 4, g_utf8_strlen (text, -1)));

  return strlen (text) <= MOST_BYTES ? g_steal_pointer (&text) : g_strdup_printf ("%s… %s", start, sum);
}

static char *
print_object (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  return print (node);
}

static void compare_records (GString *text, const char *path, HkRecord *before, HkRecord *after);

/* The state of chance, and tables within the table: nothing that lies on it. */
static const char * const untold[] = { "random", "before-relic", NULL };

/* Adds a line where a value is another: where it lies, as “set” takes it, and what it was and is. */
static void
compare_values (GString    *text,
                const char *path,
                JsonNode   *before,
                JsonNode   *after)
{
  if (before == NULL || after == NULL || !json_node_equal (before, after))
    {
      g_autofree char *was = print_short (before);
      g_autofree char *is = print_short (after);

      g_string_append_printf (text, "  %s: %s > %s\n", path, was, is);
    }
}

/* The items of a field that holds several: texts or records. */
typedef struct
{
  GStrv       texts;
  HkRecordList *list;
  guint       n;
} Items;

static Items
get_items (HkRecord      *record,
           const HkField *field)
{
  gpointer member = G_STRUCT_MEMBER (gpointer, record, field->offset);

  if (field->kind == HK_FIELD_LIST)
    return (Items) { NULL, member, hk_record_list_get_length (member) };
  return (Items) { member, NULL, member == NULL ? 0 : g_strv_length (member) };
}

static gboolean
are_equal (Items before,
           guint i,
           Items after,
           guint j)
{
  if (before.list == NULL)
    return g_str_equal (before.texts[i], after.texts[j]);
  return hk_record_equal (hk_record_list_get (before.list, (int) i), hk_record_list_get (after.list, (int) j));
}

/* Returns (nullable): the item there, if there is one. */
static JsonNode *
save_item (Items items,
           guint i)
{
  if (i >= items.n)
    return NULL;
  return items.list == NULL ? json_node_init_string (json_node_alloc (), items.texts[i]) : hk_record_save (hk_record_list_get (items.list, (int) i));
}

/* What is the same at the start and at the end of both stays untold; as many as lie between are compared one by one. */
static void
compare_items (GString       *text,
               const char    *path,
               const HkField *field,
               HkRecord      *before,
               HkRecord      *after)
{
  Items old = get_items (before, field);
  Items new = get_items (after, field);
  const guint n_least = MIN (old.n, new.n);
  guint first = 0;
  guint last = 0;

  while (first < n_least && are_equal (old, first, new, first))
    first++;
  while (last < n_least - first && are_equal (old, old.n - last - 1, new, new.n - last - 1))
    last++;
  if (MAX (old.n, new.n) - last - first > MOST_ITEMS)
    {
      g_autoptr (JsonNode) node = hk_record_get_by_path (after, field->name, NULL);
      g_autofree char *items = print (node);
      g_autofree char *sum = sum_up (items);

      g_string_append_printf (text, "  %s: %u > %u items %s\n", path, old.n, new.n, sum);
      return;
    }
  for (guint i = first; i < MAX (old.n, new.n) - last; i++)
    {
      g_autofree char *way = g_strdup_printf ("%s/%u", path, i);

      if (old.list != NULL && i < old.n - last && i < new.n - last)
        compare_records (text, way, hk_record_list_get (old.list, (int) i), hk_record_list_get (new.list, (int) i));
      else
        {
          g_autoptr (JsonNode) was = i < old.n - last ? save_item (old, i) : NULL;
          g_autoptr (JsonNode) is = i < new.n - last ? save_item (new, i) : NULL;

          compare_values (text, way, was, is);
        }
    }
}

/* Tells each value that is another. Nothing is made of what is the same, which is nearly all. */
static void
compare_records (GString    *text,
                 const char *path,
                 HkRecord   *before,
                 HkRecord   *after)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (after);
  const gboolean is_same = hk_record_equal (before, after);

  for (guint i = 0; i < klass->n_fields && !is_same; i++)
    {
      const HkField *field = &klass->fields[i];
      g_autofree char *way = g_strconcat (path, path[0] == '\0' ? "" : "/", field->name, NULL);

      if (g_strv_contains (untold, way))
        continue;
      if (field->kind == HK_FIELD_LIST || field->kind == HK_FIELD_STRV)
        compare_items (text, way, field, before, after);
      else if (field->kind == HK_FIELD_RECORD && G_STRUCT_MEMBER (gpointer, before, field->offset) != NULL && G_STRUCT_MEMBER (gpointer, after, field->offset) != NULL)
        compare_records (text, way, G_STRUCT_MEMBER (gpointer, before, field->offset), G_STRUCT_MEMBER (gpointer, after, field->offset));
      else
        {
          g_autoptr (JsonNode) was = hk_record_get_by_path (before, field->name, NULL);
          g_autoptr (JsonNode) is = hk_record_get_by_path (after, field->name, NULL);

          compare_values (text, way, was, is);
        }
    }
}

/* A letter for each line of the checklist: to do, current, done, skipped. */
static char *
tell_steps (HkTable *table)
{
  g_autoptr (GPtrArray) steps = hk_table_list_steps (table);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    g_string_append_c (text, "tCd-"[hk_step_get_state (g_ptr_array_index (steps, i))]);
  return g_string_free (text, FALSE);
}

/* What can be done: the names of the moves, and a sum of all that they say. */
static char *
tell_options (HkTable *table,
              int      viewer)
{
  g_autoptr (GPtrArray) options = hk_table_list_options (table, viewer);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_MD5);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GHashTable) told = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < options->len; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);
      HkMove *move = hk_move_option_get_move (option);
      g_autofree char *params = print_object (hk_move_get_params (move));
      const char * const *missing = hk_move_option_get_missing (option);
      g_autofree char *asks = missing == NULL ? NULL : g_strjoinv (" ", (GStrv) missing);
      g_autofree char *all = g_strdup_printf ("%s %s %s %s\n", hk_move_get_name (move), params, asks == NULL ? "" : asks,
                                              hk_move_option_is_legal (option) ? "can" : "cannot");

      g_checksum_update (sum, (const guchar *) all, -1);
      if (g_test_verbose ())
        g_test_message ("%s", all);
      if (!hk_move_option_is_further (option) && hk_move_option_is_legal (option) && g_hash_table_add (told, (gpointer) hk_move_get_name (move)))
        g_string_append_printf (text, " %s", hk_move_get_name (move));
    }
  return g_strdup_printf ("%.6s%s", g_checksum_get_string (sum), text->str);
}

/* Where each line of the course stands: its charts, its turning points and the time that is left. */
static void
tell_course (HkRecorder         *self,
             const HkCourseSpec *course)
{
  int value;

  g_string_append (self->text, "  course");
  for (guint i = 0; i < course->n_series; i++)
    {
      const HkSeriesSpec *series = &course->series[i];
      const guint n_lines = series->list == NULL ? g_strv_length ((GStrv) series->lines)
                                                 : g_list_model_get_n_items (G_LIST_MODEL (hk_table_get_list (self->table, series->list)));

      for (guint j = 0; j < n_lines; j++)
        if (series->read (self->table, (int) j, &value))
          g_string_append_printf (self->text, " %d", value);
        else
          g_string_append (self->text, " -");
    }
  for (guint i = 0; i < course->n_turns; i++)
    {
      const HkTurnSpec *turn = &course->turns[i];
      const guint n = turn->list == NULL ? 1 : g_list_model_get_n_items (G_LIST_MODEL (hk_table_get_list (self->table, turn->list)));

      for (guint j = 0; j < n; j++)
        {
          g_autofree char *text = turn->tell (self->table, (int) j, turn->read (self->table, (int) j));

          g_string_append_printf (self->text, " “%s”", text == NULL ? "" : text);
        }
    }
  if (course->time != NULL && course->time->read (self->table, &value))
    g_string_append_printf (self->text, " time %d", value);
  g_string_append_c (self->text, '\n');
}

static void
tell_supplies (HkRecorder *self)
{
  g_autoptr (GPtrArray) supplies = hk_supply_list (self->table);

  for (guint i = 0; i < supplies->len; i++)
    {
      const HkSupply *supply = supplies->pdata[i];

      g_string_append_printf (self->text, "  supply %u: %d used of %d, rest %d\n", i, supply->used, supply->count, supply->rest);
    }
}

static void
tell_standings (HkRecorder *self)
{
  g_autoptr (GPtrArray) standings = hk_table_list_standings (self->table);

  for (guint i = 0; i < standings->len; i++)
    {
      const HkStanding *standing = standings->pdata[i];

      g_string_append_printf (self->text, "  %s: %s%s%s\n", standing->name, standing->text, standing->acts ? ", on turn" : "", standing->is_out ? ", out" : "");
    }
  for (guint i = 0; i < hk_table_get_n_players (self->table); i++)
    {
      const HkResult result = hk_table_get_result (self->table, (int) i);

      g_string_append_printf (self->text, "  result %u: %d points %d won %d place %d\n", i, result.has_points, result.points, result.won, result.place);
    }
}

/* What the calculators are asked of the table, and what they say. */
static void
tell_situations (HkRecorder *self)
{
  const HkGameSpec *game = hk_table_get_game (self->table);

  for (guint i = 0; i < game->n_calculators; i++)
    {
      g_autoptr (GPtrArray) situations = hk_table_list_situations (self->table, &game->calculators[i]);

      for (guint j = 0; j < situations->len; j++)
        {
          const HkSituation *situation = situations->pdata[j];
          g_autofree char *params = print_object (situation->params);
          g_autoptr (GError) error = NULL;
          g_autoptr (JsonNode) node = hk_game_calculate (game, game->calculators[i].name, situation->params, NULL, &error);
          g_autofree char *result = node == NULL ? g_strdup (error->message) : print_short (node);

          g_string_append_printf (self->text, "  %s %s: %s\n", game->calculators[i].name, params, result);
        }
    }
}

/* What may be seen and done by a player, and by everybody. */
static void
tell_seen (HkRecorder *self)
{
  for (int viewer = -1; viewer < 1; viewer++)
    {
      g_autoptr (JsonNode) seen = hk_table_save_seen (self->table, viewer);
      g_autofree char *text = print (seen);
      g_autofree char *sum = sum_up (text);
      g_autofree char *options = tell_options (self->table, viewer);

      g_string_append_printf (self->text, "  seen by %d: %s, can %s\n", viewer, sum, options);
    }
}

static void
tell_aside (HkRecorder *self)
{
  g_autofree char *headline = hk_table_get_headline (self->table);
  g_autofree char *outcome = hk_table_get_outcome (self->table);
  g_autofree char *variant = hk_table_get_variant (self->table);
  g_auto (GStrv) reminders = hk_table_list_reminders (self->table);

  g_string_append_printf (self->text, "  “%s” “%s” “%s”\n", headline, outcome == NULL ? "" : outcome, variant == NULL ? "" : variant);
  for (guint i = 0; reminders != NULL && reminders[i] != NULL; i++)
    g_string_append_printf (self->text, "  reminder %s\n", reminders[i]);
  tell_course (self, hk_course_spec_lookup (hk_table_get_game (self->table)->id));
  tell_supplies (self);
  tell_standings (self);
  tell_situations (self);
  tell_seen (self);
}

/* What was luck in the move, and what could have come instead. */
static void
tell_chances (HkRecorder *self,
              HkMove     *move)
{
  GPtrArray *chances = hk_move_get_chances (move);

  for (guint i = 0; chances != NULL && i < chances->len; i++)
    {
      const HkChance *chance = chances->pdata[i];

      g_string_append_printf (self->text, "  luck of %d: %s %d for %.9g\n", chance->player, chance->title, chance->value,
                              hk_distribution_get_mean (chance->expected));
    }
}

static void
tell_next (HkRecorder *self)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (self->table);
  HkMove *move = next == NULL ? NULL : hk_primary_action_get_move (next);
  g_autofree char *params = move == NULL ? NULL : print_object (hk_move_get_params (move));
  g_autofree char *steps = tell_steps (self->table);
  g_autofree char *options = self->n_moves % LIST_EVERY > 0 ? NULL : tell_options (self->table, HK_VIEWER_ALL);
  g_autoptr (HkScoreSheet) sheet = hk_table_get_score_sheet (self->table);
  g_autofree char *scores = hk_score_sheet_to_csv (sheet);
  g_autofree char *sum = sum_up (scores);

  g_string_append_printf (self->text, "  next %s%s steps %s scores %s%s%s\n",
                          next == NULL ? "nothing" : move != NULL ? hk_move_get_name (move) : hk_primary_action_get_asks (next),
                          params == NULL || g_str_equal (params, "{}") ? "" : params, steps, sum,
                          options == NULL ? "" : " can ", options == NULL ? "" : options);
  if (self->n_moves++ % ASK_EVERY == 0 || hk_table_is_over (self->table))
    tell_aside (self);
}

/* What the move showed of how a result came about. */
static void
tell_breakdown (HkRecorder  *self,
                HkBreakdown *breakdown)
{
  g_autoptr (JsonNode) node = breakdown == NULL ? NULL : hk_breakdown_to_json (breakdown);
  g_autofree char *text = node == NULL ? NULL : print (node);
  g_autofree char *sum = text == NULL ? NULL : sum_up (text);

  if (sum != NULL)
    g_string_append_printf (self->text, "  breakdown %s\n", sum);
}

/* All that came of a move, the setup among them. */
static void
tell_made (HkRecorder *self,
           HkMove     *move)
{
  GPtrArray *learned = hk_move_get_learned (move);

  g_string_append_printf (self->text, "  “%s”\n", hk_move_get_logged (move));
  tell_breakdown (self, hk_move_get_breakdown (move));
  tell_chances (self, move);
  for (guint i = 0; learned != NULL && i < learned->len; i++)
    {
      const HkLearned *component = learned->pdata[i];
      g_autofree char *text = print_object (component->component);

      g_string_append_printf (self->text, "  the pack learns %s %s\n", component->kind, text);
    }
  compare_records (self->text, "", HK_RECORD (self->before), HK_RECORD (self->table));
  hk_record_assign (self->before, self->table);
  tell_next (self);
}

static void
tell_refusal (HkRecorder *self,
              HkMove     *move,
              GError     *error)
{
  static const char * const codes[] = { "refused", "impossible", "wrong", "unknown", "format" };
  const char * const *asked = hk_move_get_asked (move);
  g_autofree char *asks = asked == NULL || asked[0] == NULL ? NULL : g_strjoinv (" ", (GStrv) asked);

  g_assert_true (error->domain == HK_ERROR);
  g_assert_cmpint (error->code, <, G_N_ELEMENTS (codes));
  g_string_append_printf (self->text, "  %s%s: %s\n", asks == NULL ? codes[error->code] : "asks ", asks == NULL ? "" : asks, error->message);
}

static void
end_line (HkRecorder *self,
          JsonObject *line)
{
  g_autofree char *text = print_object (line);
  g_autofree char *sum = sum_up (self->text->str);

  self->length = self->all->len;
  g_string_append_printf (self->all, "%s %s\n%s", text, sum, self->tells ? self->text->str : "");
}

/**
 * hk_recorder_new:
 * @head: the first line: "game", "seed" and "setup"
 * @tells: whether to write down all that comes of each line, not only a sum of it
 *
 * Returns: (transfer full): a recorder, with the table laid out
 */
HkRecorder *
hk_recorder_new (JsonObject *head,
                 gboolean    tells)
{
  HkRecorder *self = g_new0 (HkRecorder, 1);
  g_autoptr (GError) error = NULL;
  const HkGameSpec *game = hk_games_lookup (json_object_get_string_member (head, "game"), &error);
  g_autoptr (HkMove) setup = hk_move_new ("setup", json_object_get_object_member (head, "setup"));

  g_assert_no_error (error);
  self->text = g_string_new (NULL);
  self->all = g_string_new (NULL);
  self->told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->tells = tells;
  self->table = hk_table_new (game, (guint64) json_object_get_int_member (head, "seed"));
  self->before = hk_table_copy (self->table);
  hk_move_collect_chances (setup);
  hk_table_setup (self->table, setup, &error);
  g_assert_no_error (error);
  tell_made (self, setup);
  end_line (self, head);
  return self;
}

void
hk_recorder_free (HkRecorder *self)
{
  g_object_unref (self->table);
  g_object_unref (self->before);
  g_string_free (self->text, TRUE);
  g_string_free (self->all, TRUE);
  g_hash_table_unref (self->told);
  g_free (self);
}

/**
 * hk_recorder_get_table:
 *
 * Returns: (transfer none): the table that is played on
 */
HkTable *
hk_recorder_get_table (HkRecorder *self)
{
  return self->table;
}

/**
 * hk_recorder_get_text:
 *
 * Returns: (transfer none): all that was written down
 */
const char *
hk_recorder_get_text (HkRecorder *self)
{
  return self->all->str;
}

/**
 * hk_recorder_drop_same:
 * @line: the last line
 *
 * Forgets the last line, which has changed nothing, when the same has come of such a line before.
 */
void
hk_recorder_drop_same (HkRecorder *self,
                       JsonObject *line)
{
  const char *name = json_object_get_string_member (line, json_object_has_member (line, "move") ? "move" : "calculate");

  if (!g_hash_table_add (self->told, g_strconcat (name, self->text->str, NULL)))
    g_string_truncate (self->all, self->length);
}

/**
 * hk_recorder_play:
 * @line: a move, as a journal has it
 * @asked: (out) (optional) (transfer full): what it asked for
 *
 * Returns: whether it was made
 */
gboolean
hk_recorder_play (HkRecorder *self,
                  JsonObject *line,
                  GStrv      *asked)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkMove) move = hk_move_new_from_json (line, &error);
  gboolean is_made;

  g_assert_no_error (error);
  g_string_truncate (self->text, 0);
  hk_move_collect_chances (move);
  is_made = hk_table_apply (self->table, move, &error);
  if (asked != NULL)
    *asked = g_strdupv ((GStrv) hk_move_get_asked (move));
  if (is_made)
    tell_made (self, move);
  else
    {
      tell_refusal (self, move, error);
      tell_breakdown (self, hk_move_get_breakdown (move));
    }
  end_line (self, line);
  return is_made;
}

/**
 * hk_recorder_ask:
 * @line: "calculate" and "params"
 *
 * Asks a calculator.
 */
void
hk_recorder_ask (HkRecorder *self,
                 JsonObject *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (JsonNode) node = hk_game_calculate (hk_table_get_game (self->table), json_object_get_string_member (line, "calculate"),
                                                 json_object_get_object_member (line, "params"), &breakdown, &error);
  g_autofree char *text = node == NULL ? g_strdup (error->message) : print (node);

  g_string_truncate (self->text, 0);
  g_string_append_printf (self->text, "  %s\n", text);
  tell_breakdown (self, breakdown);
  end_line (self, line);
}
