/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "core/record/hk-error.h"
#include "hk-strange.h"

/**
 * hk_strange_pick:
 * @rand: the chance
 * @from: texts, with %NULL at the end
 *
 * Returns: (transfer none): one of them
 */
const char *
hk_strange_pick (GRand              *rand,
                 const char * const *from)
{
  return from[g_rand_int_range (rand, 0, (gint32) g_strv_length ((GStrv) from))];
}

/**
 * hk_strange_make_number:
 * @rand: the chance
 *
 * Returns: mostly 0 to 7, else far from anything
 */
gint64
hk_strange_make_number (GRand *rand)
{
  static const gint64 strange[] = { G_MININT64, G_MAXINT64, G_MININT, G_MAXINT, 4294967296, -1, 100, 10000, 999999 };

  if (g_rand_int_range (rand, 0, 6) == 0)
    return strange[g_rand_int_range (rand, 0, G_N_ELEMENTS (strange))];
  return g_rand_int_range (rand, 0, 8);
}

/**
 * hk_strange_make_node:
 * @self: a game
 * @rand: the chance
 * @depth: 0, or more the less is to lie in it
 *
 * Returns: (transfer full): anything at all
 */
JsonNode *
hk_strange_make_node (const HkStrange *self,
                      GRand           *rand,
                      int              depth)
{
  JsonNode *node;
  const int n = g_rand_int_range (rand, 0, 5);

  switch (g_rand_int_range (rand, 0, depth > 4 ? 5 : 7))
    {
    case 0:
      return json_node_init_int (json_node_alloc (), hk_strange_make_number (rand));
    case 1:
      return json_node_init_boolean (json_node_alloc (), g_rand_boolean (rand));
    case 2:
      return json_node_init_string (json_node_alloc (), hk_strange_pick (rand, self->words));
    case 3:
      return json_node_init_double (json_node_alloc (), g_rand_double_range (rand, -1e300, 1e300));
    case 4:
      return json_node_init_null (json_node_alloc ());
    case 5:
      node = json_node_new (JSON_NODE_ARRAY);
      json_node_take_array (node, json_array_new ());
      for (int i = 0; i < n; i++)
        json_array_add_element (json_node_get_array (node), hk_strange_make_node (self, rand, depth + 1));
      return node;
    default:
      node = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (node, json_object_new ());
      for (int i = 0; i < n; i++)
        json_object_set_member (json_node_get_object (node), hk_strange_pick (rand, self->members),
                                hk_strange_make_node (self, rand, depth + 1));
      return node;
    }
}

static int
make_int (const HkStrange   *self,
          GRand             *rand,
          const HkParamSpec *param)
{
  return g_rand_int_range (rand, param->minimum, MIN (param->maximum, param->minimum + self->reach) + 1);
}

static JsonNode *
make_list (const HkStrange   *self,
           GRand             *rand,
           const HkParamSpec *param)
{
  const gboolean usual = param->type == HK_PARAM_INTS && self->length > 0 && g_rand_int_range (rand, 0, 3) > 0;
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, json_array_new ());
  for (int n = usual ? self->length : g_rand_int_range (rand, 0, 5); n > 0; n--)
    if (param->type == HK_PARAM_INTS)
      json_array_add_int_element (json_node_get_array (node), make_int (self, rand, param));
    else
      json_array_add_string_element (json_node_get_array (node), hk_strange_pick (rand, self->words));
  return node;
}

/* Mostly what the parameter asks for. */
static JsonNode *
make_param (const HkStrange   *self,
            GRand             *rand,
            const HkParamSpec *param)
{
  const char *text = hk_strange_pick (rand, param->choices != NULL ? param->choices : self->words);
  JsonNode *node;

  if (g_rand_int_range (rand, 0, 13) == 0)
    return hk_strange_make_node (self, rand, 0);
  switch (param->type)
    {
    case HK_PARAM_INT:
      return json_node_init_int (json_node_alloc (), make_int (self, rand, param));
    case HK_PARAM_BOOLEAN:
      return json_node_init_boolean (json_node_alloc (), g_rand_boolean (rand));
    case HK_PARAM_STRING:
      return json_node_init_string (json_node_alloc (), text);
    case HK_PARAM_INTS:
    case HK_PARAM_STRINGS:
      return make_list (self, rand, param);
    case HK_PARAM_OBJECT:
    case HK_PARAM_ANY:
      node = self->make_any == NULL ? NULL : self->make_any (self, rand, param);
      if (node != NULL)
        return node;
      return g_rand_boolean (rand) ? json_node_init_string (json_node_alloc (), text) : hk_strange_make_node (self, rand, 0);
    }
  g_assert_not_reached ();
}

static JsonObject *
make_params (const HkStrange   *self,
             GRand             *rand,
             const HkParamSpec *params,
             guint              n_params)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < n_params; i++)
    if (g_rand_int_range (rand, 0, 30) < (params[i].required ? 29 : 13))
      json_object_set_member (object, params[i].name, make_param (self, rand, &params[i]));
  if (g_rand_int_range (rand, 0, 40) == 0)
    json_object_set_member (object, hk_strange_pick (rand, self->members), hk_strange_make_node (self, rand, 0));
  return object;
}

static HkMove *
make_move (const HkStrange *self,
           GRand           *rand)
{
  const HkMoveSpec *spec;
  g_autoptr (JsonObject) params = NULL;

  do
    spec = &self->game->moves[g_rand_int_range (rand, 0, (gint32) self->game->n_moves)];
  while (self->avoids (rand, spec->name));
  params = make_params (self, rand, spec->params, spec->n_params);
  if (g_rand_int_range (rand, 0, 3) == 0)
    json_object_set_boolean_member (params, "house", TRUE);
  return hk_move_new (spec->name, params);
}

static void
check_refusal (GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == HK_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (strlen (error->message), >, 10);
}

/* Says what is sent, for whoever looks for what went wrong. */
static void
tell (const char *name,
      JsonObject *params)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  if (!g_test_verbose ())
    return;
  node = json_node_init_object (json_node_alloc (), params);
  text = json_to_string (node, FALSE);
  g_test_message ("%s %s", name, text);
}

/**
 * hk_strange_play:
 * @self: a game
 * @session: a session of it
 * @rand: the chance
 * @undo: whether to take the move back and make it again
 *
 * Makes one strange move and checks what comes of it.
 *
 * Returns: whether it was played
 */
gboolean
hk_strange_play (const HkStrange *self,
                 HkSession       *session,
                 GRand           *rand,
                 gboolean         undo)
{
  HkTable *table = hk_session_get_table (session);
  g_autoptr (HkMove) move = make_move (self, rand);
  g_autoptr (HkTable) before = hk_table_copy (table);
  g_autoptr (HkTable) after = NULL;
  g_autoptr (GError) error = NULL;

  tell (hk_move_get_name (move), hk_move_get_params (move));
  if (!hk_session_play (session, move, &error))
    {
      check_refusal (error);
      g_assert_true (hk_record_equal (before, table));
      return FALSE;
    }
  self->check (table);
  g_assert_true (hk_table_check (table, NULL));
  after = hk_table_copy (table);
  g_assert_true (hk_record_equal (after, table));
  if (!undo)
    return TRUE;
  g_assert_true (hk_session_undo (session, 1, &error));
  g_assert_no_error (error);
  g_assert_true (hk_record_equal (before, hk_session_get_table (session)));
  g_assert_true (hk_session_redo (session, 1, &error));
  g_assert_no_error (error);
  g_assert_true (hk_record_equal (after, hk_session_get_table (session)));
  return TRUE;
}

/* A value for a parameter that is not what it asks for, or names what nobody has; %NULL after the last. */
static JsonNode *
make_wrong (const HkStrange   *self,
            GRand             *rand,
            const HkParamSpec *param,
            guint              number)
{
  const gint64 numbers[] = { G_MININT64, -1, 0, param->minimum - 1, param->minimum, param->maximum, (gint64) param->maximum + 1, G_MAXINT64 };
  static const char * const others[] = { "null", "true", "\"\"", "\"nobody\"", "[]", "{}", "[null]", "[\"nobody\"]", "[-1]", "[99, 99]", "1.5", NULL };
  JsonNode *node;

  if (number < G_N_ELEMENTS (numbers))
    return json_node_init_int (json_node_alloc (), numbers[number]);
  number -= G_N_ELEMENTS (numbers);
  if (others[MIN (number, G_N_ELEMENTS (others) - 1)] != NULL)
    return json_from_string (others[number], NULL);
  number -= G_N_ELEMENTS (others) - 1;
  if (param->type != HK_PARAM_INTS || number > 1)
    return number > 3 ? NULL : make_param (self, rand, param);
  node = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (node, json_array_new ());
  json_array_add_int_element (json_node_get_array (node), number == 0 ? param->minimum : param->maximum);
  json_array_add_int_element (json_node_get_array (node), param->maximum);
  return node;
}

/* What every view reads, whatever it says of a table on which anything may lie. */
static void
look (HkTable *table)
{
  g_autoptr (GPtrArray) steps = hk_table_list_steps (table);
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (table);
  g_autoptr (HkScoreSheet) sheet = hk_table_get_score_sheet (table);
  g_autofree char *headline = hk_table_get_headline (table);
  g_autofree char *outcome = hk_table_get_outcome (table);
  g_auto (GStrv) reminders = hk_table_list_reminders (table);

  g_assert_nonnull (headline);
  g_assert_nonnull (sheet);
}

/* Makes one move on @copy, which is @table; returns whether @copy is now another. */
static gboolean
try_on_copy (HkTable    *table,
             HkTable    *copy,
             const char *name,
             JsonObject *params)
{
  g_autoptr (HkMove) move = hk_move_new (name, params);
  g_autoptr (GError) error = NULL;

  tell (name, params);
  if (hk_table_apply (copy, move, &error))
    {
      g_assert_no_error (error);
      look (copy);
      return TRUE;
    }
  check_refusal (error);
  g_assert_true (hk_record_equal (copy, table));
  return FALSE;
}

/* Makes every move, as a group does that waives every rule, with each of its parameters wrong in turn. */
static void
sweep_params (const HkStrange *self,
              HkTable         *table,
              GRand           *rand)
{
  g_autoptr (HkTable) copy = hk_table_copy (table);

  for (guint i = 0; i < self->game->n_moves; i++)
    {
      const HkMoveSpec *spec = &self->game->moves[i];

      /* What is set by hand is swept by itself. */
      for (guint j = 0; j <= spec->n_params && !g_str_equal (spec->name, "set"); j++)
        {
          gboolean more = TRUE;

          for (guint n = 0; more; n++)
            {
              g_autoptr (JsonObject) params = make_params (self, rand, spec->params, spec->n_params);
              JsonNode *wrong = j == spec->n_params ? NULL : make_wrong (self, rand, &spec->params[j], n);

              more = wrong != NULL;
              json_object_set_boolean_member (params, "house", TRUE);
              if (wrong != NULL)
                json_object_set_member (params, spec->params[j].name, wrong);
              else if (j < spec->n_params)
                json_object_remove_member (params, spec->params[j].name);
              if (!try_on_copy (table, copy, spec->name, params))
                continue;
              g_object_unref (copy);
              copy = hk_table_copy (table);
            }
        }
    }
}

/* Where every value of a saved table lies, as “set” takes it; of the items of a list one that chance picks. */
static void
list_paths (JsonNode   *node,
            const char *path,
            GRand      *rand,
            GPtrArray  *paths)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;

  if (path[0] != '\0')
    g_ptr_array_add (paths, g_strdup (path));
  if (JSON_NODE_HOLDS_ARRAY (node) && json_array_get_length (json_node_get_array (node)) > 0)
    {
      JsonArray *array = json_node_get_array (node);
      const guint i = (guint) g_rand_int_range (rand, 0, (gint32) json_array_get_length (array));
      g_autofree char *inner = g_strdup_printf ("%s/%u", path, i);

      list_paths (json_array_get_element (array, i), inner, rand, paths);
    }
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return;
  json_object_iter_init_ordered (&iter, json_node_get_object (node));
  while (json_object_iter_next_ordered (&iter, &name, &member))
    {
      g_autofree char *inner = g_strconcat (path, path[0] == '\0' ? "" : "/", name, NULL);

      list_paths (member, inner, rand, paths);
    }
}

/* Sets one value of @copy, which is @table and is so again at the end, and plays on from there, with every view and a few strange moves. */
static void
try_value (const HkStrange *self,
           HkTable         *table,
           HkTable        **copy,
           const char      *path,
           const char      *value,
           GRand           *rand)
{
  g_autoptr (JsonObject) params = json_object_new ();
  g_autoptr (HkTable) next = NULL;

  json_object_set_string_member (params, "path", path);
  json_object_set_member (params, "value", json_from_string (value, NULL));
  json_object_set_boolean_member (params, "house", TRUE);
  if (!try_on_copy (table, *copy, "set", params))
    return;
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkMove) move = make_move (self, rand);

      if (next == NULL)
        next = hk_table_copy (*copy);
      json_object_set_boolean_member (hk_move_get_params (move), "house", TRUE);
      if (try_on_copy (*copy, next, hk_move_get_name (move), hk_move_get_params (move)))
        g_clear_object (&next);
    }
  g_object_unref (*copy);
  *copy = hk_table_copy (table);
}

/* Sets every value of the table by hand to some of what it may not be, and plays on wherever that is taken. */
static void
sweep_values (const HkStrange *self,
              HkTable         *table,
              GRand           *rand)
{
  static const char * const values[] = { "null", "-1", "0", "1", "5", "99", "\"\"", "\"nobody\"", "true", "false", "[]", "[\"nobody\"]", "{}", NULL };
  g_autoptr (JsonNode) saved = hk_record_save (table);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (HkTable) copy = hk_table_copy (table);

  list_paths (saved, "", rand, paths);
  for (guint i = 0; i < paths->len; i++)
    for (int n = 0; n < 4; n++)
      try_value (self, table, &copy, g_ptr_array_index (paths, i), hk_strange_pick (rand, values), rand);
}

/**
 * hk_strange_sweep:
 * @self: a game
 * @table: a table of it at any moment, which stays as it is
 * @rand: the chance
 *
 * Makes every move of the game, as a group does that waives every rule, with each of its parameters wrong in turn: left
 * out, null, of another type, out of its range, and a number that nobody has. Then it sets every value of the table to
 * some of that, and plays on wherever it is taken (HkTableFuncs.needs); what stands in a file that a stranger has
 * written comes to the same. Nothing of it ends the program, and what is refused gets a sentence and changes nothing.
 */
void
hk_strange_sweep (const HkStrange *self,
                  HkTable         *table,
                  GRand           *rand)
{
  sweep_params (self, table, rand);
  sweep_values (self, table, rand);
}

/**
 * hk_strange_check_nobody:
 * @table: a table
 * @paths: one after the other a field and a value as JSON that leaves something named and not there; ends with %NULL
 *
 * Each is refused with a sentence, after which the table is as it was.
 */
void
hk_strange_check_nobody (HkTable            *table,
                         const char * const *paths)
{
  g_assert_true (hk_table_check (table, NULL));
  for (guint i = 0; paths[i] != NULL; i += 2)
    {
      g_autoptr (HkTable) copy = hk_table_copy (table);
      g_autoptr (JsonObject) params = json_object_new ();

      json_object_set_string_member (params, "path", paths[i]);
      json_object_set_member (params, "value", json_from_string (paths[i + 1], NULL));
      json_object_set_boolean_member (params, "house", TRUE);
      if (try_on_copy (table, copy, "set", params))
        g_error ("%s was set to %s", paths[i], paths[i + 1]);
    }
}

/* A few options, or in every fourth setup many of them. */
static JsonObject *
make_setup (const HkStrange *self,
            GRand           *rand,
            int              number)
{
  JsonNode *players = json_from_string ("[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]", NULL);
  JsonObject *setup;

  if (number % 4 == 3)
    setup = make_params (self, rand, self->game->options, self->game->n_options);
  else
    {
      setup = json_object_new ();
      for (int n = g_rand_int_range (rand, 0, 4); n > 0; n--)
        {
          const HkParamSpec *param = &self->game->options[g_rand_int_range (rand, 0, (gint32) self->game->n_options)];

          json_object_set_member (setup, param->name, make_param (self, rand, param));
        }
    }
  json_object_set_member (setup, "players", players);
  if (g_rand_int_range (rand, 0, 20) == 0)
    json_object_set_member (setup, "players", hk_strange_make_node (self, rand, 0));
  return setup;
}

typedef struct
{
  HkStrange     game;
  HkStrangeAims aims;
} Trial;

static void
test_setups (gconstpointer data)
{
  const Trial *trial = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_good = 0;
  guint n_bad = 0;

  for (int i = 0; i < trial->aims.n_setups; i++)
    {
      g_autoptr (JsonObject) setup = make_setup (&trial->game, rand, i);
      g_autoptr (HkSession) session = NULL;
      g_autoptr (GError) error = NULL;

      tell ("setup", setup);
      session = hk_session_new (trial->game.game, setup, NULL, (guint64) i, NULL, &error);
      if (session == NULL)
        {
          check_refusal (error);
          n_bad++;
          continue;
        }
      trial->game.check (hk_session_get_table (session));
      n_good++;
    }
  g_assert_cmpuint (n_good, >, trial->aims.least_good);
  g_assert_cmpuint (n_bad, >, trial->aims.least_bad);
}

static void
test_questions (gconstpointer data)
{
  const Trial *trial = data;
  const HkGameSpec *game = trial->game.game;
  g_autoptr (GRand) rand = g_rand_new_with_seed (9);
  guint n_answers = 0;

  for (int i = 0; i < trial->aims.n_questions; i++)
    {
      const HkCalculatorSpec *calculator = &game->calculators[(guint) i % game->n_calculators];
      g_autoptr (JsonObject) params = make_params (&trial->game, rand, calculator->params, calculator->n_params);
      g_autoptr (HkBreakdown) breakdown = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) result = NULL;

      tell (calculator->name, params);
      result = hk_game_calculate (game, calculator->name, params, &breakdown, &error);
      if (result == NULL)
        check_refusal (error);
      else
        g_assert_nonnull (breakdown);
      n_answers += result != NULL;
    }
  g_assert_cmpuint (n_answers, >, trial->aims.least_answers);
}

static void
add_test (const char   *what,
          const Trial  *trial,
          GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/%s/strange/%s", trial->game.game->id, what);

  g_test_add_data_func_full (path, g_memdup2 (trial, sizeof *trial), test, g_free);
}

/**
 * hk_strange_add_tests:
 * @self: a game
 * @aims: how much it is tried
 *
 * Adds the tests that lay tables out and ask the calculators of the game, and check what comes of it.
 */
void
hk_strange_add_tests (const HkStrange     *self,
                      const HkStrangeAims *aims)
{
  const Trial trial = { *self, *aims };

  add_test ("setups", &trial, test_setups);
  add_test ("questions", &trial, test_questions);
}
