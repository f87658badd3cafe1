/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/moves/hk-common-moves.h"
#include "core/moves/hk-keep.h"
#include "core/moves/hk-move-option.h"
#include "core/moves/hk-situation.h"
#include "hk-chance-setup.h"
#include "hk-play.h"
#include "hk-recorder.h"

#include <stdio.h>
#include <stdlib.h>

/* make-recording GAME SEED N: prints a game of N moves that a group plays by chance, mostly what the table waits for, at times whatever else
 * is offered, and at times what nobody would do. With an odd SEED it has its own cards and dice and nothing entered; with an even one the app
 * draws and rolls. From 100 on the app keeps but the arithmetic, from 200 on the phases and the score, and from 300 on parts by chance. From 400 on
 * all that is agreed before a game is chosen by chance, house rules and a box entered in part among it; the group corrects numbers, and makes moves that
 * differ in one thing from one that is offered. */

#define MOST_ANSWERS 40 /* to what one move asks for */
#define MOST_LAST 4     /* moves among which the group may end the game */

typedef struct
{
  HkRecorder *recorder;
  HkTable    *table;
  HkRandom   *random;
  GPtrArray  *words;    /* texts that a parameter may be */
  gboolean    is_odd;   /* whether it does what few groups do */
  int         n_left;   /* of its moves */
} Group;

static int
pick (Group *self,
      int    below)
{
  return (int) hk_random_below (self->random, (guint32) below);
}

static void
gather_words (GPtrArray *words,
              JsonNode  *node)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      g_autoptr (GList) members = json_object_get_values (json_node_get_object (node));

      for (GList *l = members; l != NULL; l = l->next)
        gather_words (words, l->data);
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      gather_words (words, json_array_get_element (json_node_get_array (node), i));
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
           && g_utf8_strlen (json_node_get_string (node), -1) < 40)
    g_ptr_array_add (words, g_strdup (json_node_get_string (node)));
}

/* Numbers at a table are small, but not always. */
static int
pick_number (Group             *self,
             const HkParamSpec *spec)
{
  const int most = pick (self, 12) == 0 ? spec->maximum : MIN (spec->maximum, MAX (spec->minimum, 0) + 7);
  int n = 0;

  if (spec->list == NULL)
    return spec->minimum + pick (self, MIN (most - spec->minimum, 99) + 1);
  for (; n < 99; n++)
    {
      g_autofree char *name = hk_table_name_item (self->table, spec->list, n);

      if (name == NULL)
        break;
    }
  return n == 0 ? 0 : pick (self, n);
}

static char *
pick_word (Group             *self,
           const HkParamSpec *spec)
{
  if (spec->choices != NULL)
    return g_strdup (spec->choices[pick (self, (int) g_strv_length ((GStrv) spec->choices))]);
  if (pick (self, 3) == 0)
    return g_strdup_printf ("Card %d", pick (self, 40));
  return g_strdup (g_ptr_array_index (self->words, pick (self, (int) self->words->len)));
}

static JsonNode *
answer (Group             *self,
        const HkParamSpec *spec)
{
  JsonNode *node = json_node_alloc ();
  g_autofree char *word = pick_word (self, spec);
  g_autoptr (JsonArray) array = json_array_new ();
  g_autoptr (JsonObject) object = json_object_new ();

  for (int n = pick (self, 6); n > 0; n--)
    {
      g_autofree char *name = g_strdup_printf ("%d", n - 1);
      g_autofree char *other = pick_word (self, spec);

      json_object_set_int_member (object, name, 1 + pick (self, 9));
      if (spec->type == HK_PARAM_STRINGS)
        json_array_add_string_element (array, other);
      else
        json_array_add_int_element (array, spec->type == HK_PARAM_INTS ? pick_number (self, spec) : pick (self, 10));
    }
  switch (spec->type)
    {
    case HK_PARAM_INT:
      return json_node_init_int (node, pick_number (self, spec));
    case HK_PARAM_BOOLEAN:
      return json_node_init_boolean (node, pick (self, 2));
    case HK_PARAM_STRING:
      return json_node_init_string (node, word);
    case HK_PARAM_INTS:
    case HK_PARAM_STRINGS:
      return json_node_init_array (node, array);
    case HK_PARAM_ANY:
      if (g_str_equal (spec->name, "parts"))
        return hk_chance_setup_parts (hk_table_get_game (self->table), self->random, (guint32) pick (self, 6));
      return pick (self, 2) == 0 ? json_node_init_array (node, array) : json_node_init_int (node, pick (self, 10));
    case HK_PARAM_OBJECT:
    default:
      return json_node_init_object (node, object);
    }
}

/* What is asked again wants more of the same. */
static void
add_answer (JsonObject *params,
            const char *name,
            JsonNode   *node)
{
  JsonArray *more = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  JsonNode *before = json_object_get_member (params, name);

  if (more != NULL && before != NULL && JSON_NODE_HOLDS_ARRAY (before) && json_array_get_length (json_node_get_array (before)) < 20)
    for (guint i = json_array_get_length (json_node_get_array (before)); i > 0; i--)
      json_array_add_element (more, json_node_copy (json_array_get_element (json_node_get_array (before), i - 1)));
  json_object_set_member (params, name, node);
}

/* Plays the move, with an answer to whatever it asks for; what comes of it is written down once. */
static gboolean
press (Group  *self,
       HkMove *move)
{
  const HkMoveSpec *spec = hk_game_find_move (hk_table_get_game (self->table), hk_move_get_name (move), NULL);

  for (int i = 0; i < MOST_ANSWERS; i++)
    {
      g_autoptr (JsonObject) line = hk_move_to_json (move);
      g_auto (GStrv) asked = NULL;
      gboolean any = FALSE;

      if (hk_recorder_play (self->recorder, line, &asked))
        return TRUE;
      hk_recorder_drop_same (self->recorder, line);
      for (guint j = 0; spec != NULL && j < spec->n_params; j++)
        if (asked != NULL && g_strv_contains ((const char * const *) asked, spec->params[j].name))
          {
            add_answer (hk_move_get_params (move), spec->params[j].name, answer (self, &spec->params[j]));
            any = TRUE;
          }
      if (!any)
        return FALSE;
    }
  return FALSE;
}

static JsonObject *
make_params (Group             *self,
             const HkParamSpec *params,
             guint              n_params)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < n_params; i++)
    if (params[i].required || pick (self, 3) == 0)
      json_object_set_member (object, params[i].name, answer (self, &params[i]));
  return object;
}

/* What ends a game before its time, or sets whatever one likes. */
static gboolean
is_left_out (Group      *self,
             const char *name)
{
  static const char * const ends[] = { "finish", "lose", "end-game", "deck-out", "judge", NULL };
  static const char * const others[] = { "set", "note", "correct", "rename-player", NULL };

  return g_strv_contains (ends, name) ? !self->is_odd || self->n_left > MOST_LAST : !self->is_odd && g_strv_contains (others, name);
}

static const HkMoveSpec *
pick_spec (const HkGameSpec *game,
           int               number)
{
  return (guint) number < game->n_moves ? &game->moves[number] : &hk_common_moves[(guint) number - game->n_moves];
}

/* Any move with whatever parameters, three in four with what can be asked for. */
static gboolean
play_wild (Group *self)
{
  const HkGameSpec *game = hk_table_get_game (self->table);
  const HkMoveSpec *spec = pick_spec (game, pick (self, (int) (game->n_moves + hk_n_common_moves)));
  g_autoptr (JsonObject) params = make_params (self, spec->params, spec->n_params);
  g_autoptr (HkMove) move = NULL;

  if (is_left_out (self, spec->name))
    return FALSE;
  if (pick (self, 6) == 0)
    json_object_set_boolean_member (params, "house", TRUE);
  move = hk_move_new (spec->name, params);
  return press (self, move);
}

/* Another number than the one that is there, close by or at an edge. */
static JsonNode *
pick_other_number (Group             *self,
                   gint64             n,
                   const HkParamSpec *spec)
{
  const gint64 numbers[] = { n - 1, n + 1, n + 1, 0, 1, spec == NULL ? 9 : spec->maximum };

  return json_node_init_int (json_node_alloc (), numbers[pick (self, G_N_ELEMENTS (numbers))]);
}

/* Changes one of the parameters, gives one more, or takes one away. */
static void
change_params (Group             *self,
               JsonObject        *params,
               const HkParamSpec *specs,
               guint              n_specs)
{
  const HkParamSpec *spec = n_specs == 0 ? NULL : &specs[pick (self, (int) n_specs)];
  JsonNode *old = spec == NULL ? NULL : json_object_get_member (params, spec->name);

  if (spec == NULL)
    return;
  if (old != NULL && !spec->required && pick (self, 4) == 0)
    json_object_remove_member (params, spec->name);
  else if (old != NULL && spec->type == HK_PARAM_INT && JSON_NODE_HOLDS_VALUE (old))
    json_object_set_member (params, spec->name, pick_other_number (self, json_node_get_int (old), spec));
  else
    json_object_set_member (params, spec->name, answer (self, spec));
}

/* Now and then a parameter is another one than was offered. */
static gboolean
play_option (Group *self)
{
  g_autoptr (GPtrArray) options = hk_table_list_options (self->table, HK_VIEWER_ALL);
  HkMoveOption *option = options->len == 0 ? NULL : g_ptr_array_index (options, pick (self, (int) options->len));
  g_autoptr (HkMove) move = option == NULL ? NULL : hk_move_option_make_move (option);
  const HkMoveSpec *spec = move == NULL ? NULL : hk_game_find_move (hk_table_get_game (self->table), hk_move_get_name (move), NULL);

  if (move == NULL || is_left_out (self, hk_move_get_name (move)))
    return FALSE;
  if (self->is_odd && spec != NULL && pick (self, 3) == 0)
    change_params (self, hk_move_get_params (move), spec->params, spec->n_params);
  return press (self, move);
}

/* Sets a value of the table, wherever it lies. */
static gboolean
play_set (Group *self)
{
  g_autoptr (JsonNode) saved = hk_record_save (self->table);
  g_autoptr (GString) path = g_string_new (NULL);
  g_autoptr (HkMove) move = NULL;
  JsonNode *node = saved;
  JsonNode *value = NULL;

  while (JSON_NODE_HOLDS_OBJECT (node) || JSON_NODE_HOLDS_ARRAY (node))
    {
      const guint n = JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_size (json_node_get_object (node)) : json_array_get_length (json_node_get_array (node));
      const guint i = n == 0 ? 0 : (guint) pick (self, (int) n);
      g_autoptr (GList) members = JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_members (json_node_get_object (node)) : NULL;

      if (n == 0)
        return FALSE;
      if (path->len > 0)
        g_string_append_c (path, '/');
      if (members != NULL)
        g_string_append (path, g_list_nth_data (members, i));
      else
        g_string_append_printf (path, "%u", i);
      node = members != NULL ? json_object_get_member (json_node_get_object (node), g_list_nth_data (members, i)) : json_array_get_element (json_node_get_array (node), i);
    }
  if (!JSON_NODE_HOLDS_VALUE (node))
    return FALSE;
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    value = pick_other_number (self, json_node_get_int (node), NULL);
  else if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    value = json_node_init_boolean (json_node_alloc (), !json_node_get_boolean (node));
  else
    value = json_node_init_string (json_node_alloc (), g_ptr_array_index (self->words, pick (self, (int) self->words->len)));
  move = hk_move_new ("set", NULL);
  json_object_set_string_member (hk_move_get_params (move), "path", path->str);
  json_object_set_member (hk_move_get_params (move), "value", value);
  return press (self, move);
}

static gboolean
play_next (Group *self)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (self->table);
  g_autoptr (HkMove) move = NULL;

  if (next == NULL)
    return FALSE;
  if (hk_primary_action_get_move (next) != NULL)
    move = hk_move_copy (hk_primary_action_get_move (next));
  else if (hk_game_find_move (hk_table_get_game (self->table), hk_primary_action_get_asks (next), NULL) != NULL)
    move = hk_move_new (hk_primary_action_get_asks (next), NULL);
  return move != NULL && press (self, move);
}

/* Whatever can be asked, or what the table asks about one of its things, but for a number. */
static void
ask (Group *self)
{
  const HkGameSpec *game = hk_table_get_game (self->table);
  const HkCalculatorSpec *calculator = &game->calculators[pick (self, (int) game->n_calculators)];
  g_autoptr (GPtrArray) situations = hk_table_list_situations (self->table, calculator);
  const HkSituation *situation = !self->is_odd || situations->len == 0 ? NULL : situations->pdata[pick (self, (int) situations->len)];
  JsonObject *params = situation == NULL ? make_params (self, calculator->params, calculator->n_params) : json_object_ref (situation->params);
  g_autoptr (JsonObject) line = json_object_new ();

  if (situation != NULL)
    change_params (self, params, calculator->params, calculator->n_params);
  json_object_set_string_member (line, "calculate", calculator->name);
  json_object_set_object_member (line, "params", params);
  hk_recorder_ask (self->recorder, line);
  hk_recorder_drop_same (self->recorder, line);
}

static JsonObject *
make_head (const HkGameSpec *game,
           guint             seed)
{
  JsonObject *head = json_object_new ();
  g_autoptr (HkRandom) random = hk_random_new (seed);
  JsonObject *setup = seed < 400 ? hk_play_make_setup (game, seed / 2, seed % 2 == 1) : hk_chance_setup (game, random, seed);

  json_object_set_string_member (head, "game", game->id);
  json_object_set_int_member (head, "seed", seed);
  json_object_set_object_member (head, "setup", setup);
  if (seed >= 100 && seed < 400)
    json_object_set_member (setup, "keep", hk_chance_setup_parts (game, random, seed / 100));
  return head;
}

static void
play (Group *self)
{
  while (self->n_left > 0 && !hk_table_is_over (self->table))
    {
      const int turn = pick (self, 12);
      /* Where the phases go by hand, the table waits for nothing else than their end. */
      const int wild = hk_table_goes_by_hand (self->table) ? 7 : 3;

      if (turn == 0)
        ask (self);
      else if (self->is_odd && pick (self, 16) == 0)
        play_set (self);
      else if (turn < wild ? play_wild (self) : turn < MAX (wild + 2, 7) ? play_option (self) : (play_next (self) || play_option (self)))
        self->n_left--;
    }
}

int
main (int    argc,
      char **argv)
{
  const HkGameSpec *game = argc == 4 ? hk_games_lookup (argv[1], NULL) : NULL;
  g_autoptr (JsonObject) head = NULL;
  g_autoptr (HkRecorder) recorder = NULL;
  g_autoptr (HkRandom) random = NULL;
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (JsonNode) components = NULL;
  g_autoptr (JsonNode) saved = NULL;
  Group group;

  if (game == NULL)
    {
      g_printerr ("make-recording GAME SEED N\n");
      return 1;
    }
  head = make_head (game, (guint) atoi (argv[2]));
  recorder = hk_recorder_new (head, FALSE);
  random = hk_random_new ((guint64) atoi (argv[2]));
  group = (Group) { recorder, hk_recorder_get_table (recorder), random, words, atoi (argv[2]) >= 400, atoi (argv[3]) };
  saved = hk_record_save (group.table);
  components = json_node_init_object (json_node_alloc (), hk_content_get (game->id, "components"));
  gather_words (words, components);
  gather_words (words, saved);
  play (&group);
  fputs (hk_recorder_get_text (recorder), stdout);
  return 0;
}
