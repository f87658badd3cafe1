/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/moves/hk-common-moves.h"
#include "core/record/hk-error.h"
#include "core/session/hk-session.h"
#include "hk-fuzz.h"

/* Moves and calculations in the middle of a game.
 *
 * The first byte chooses the game and how far it has come. If the second is "{", it begins a move as a script has it, and each
 * further line is another. Otherwise the rest is read as choices: of a move, whether it is a house rule, and of a value for
 * each parameter, mostly of its type. */

#define N_GAMES   5
#define N_MOMENTS 4
#define MOST_MOVES 5
#define MOST_DEPTH 4

typedef struct
{
  const HkGameSpec *game;
  HkTable          *base[N_MOMENTS];
  HkTable          *table;
  HkTable          *like;    /* the base that the table is equal to, or NULL */
  GPtrArray        *words;   /* texts that this game knows */
  GPtrArray        *members; /* names that its objects have */
} Place;

typedef struct
{
  const guint8 *at;
  const guint8 *end;
} Choices;

static const char * const scripts[N_GAMES] = {
  "army-of-the-dead/scripts/won.jsonl", "card-z/scripts/survive-co-op.jsonl", "dark-age-z/scripts/four-players.jsonl",
  "rfyl/scripts/won.jsonl",             "zombiez/scripts/four-by-hand.jsonl",
};

static void
add_text (GPtrArray  *texts,
          const char *text)
{
  if (texts->len < 250 && !g_ptr_array_find_with_equal_func (texts, text, g_str_equal, NULL))
    g_ptr_array_add (texts, g_strdup (text));
}

/* Gathers the texts and the names of members that lie in @node. */
static void
gather (Place    *place,
        JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
      gather (place, json_array_get_element (json_node_get_array (node), i));
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &member, &value))
        {
          add_text (place->members, member);
          gather (place, value);
        }
    }
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING && json_node_get_string (node)[0] != '\0')
    add_text (place->words, json_node_get_string (node));
}

static HkSession *
play_script (const char *script)
{
  g_autofree char *path = g_build_filename (HK_GAMES_DIR, script, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_autoptr (JsonNode) node = hk_content_parse (lines[i], -1, "script", &error);
      JsonObject *line = json_node_get_object (node);
      g_autoptr (HkMove) move = NULL;

      if (session == NULL)
        {
          const HkGameSpec *game = hk_games_lookup (json_object_get_string_member (line, "game"), &error);
          const guint64 seed = (guint64) json_object_get_int_member (line, "seed");

          json_object_remove_member (line, "game");
          json_object_remove_member (line, "seed");
          session = hk_session_new (game, line, NULL, seed, NULL, &error);
        }
      else
        {
          move = hk_move_new_from_json (line, &error);
          hk_session_play (session, move, &error);
        }
      g_assert_no_error (error);
    }
  return g_steal_pointer (&session);
}

static Place *
get_place (guint number)
{
  static Place places[N_GAMES];
  Place *self = &places[number];
  g_autoptr (HkSession) session = NULL;

  if (self->game != NULL)
    return self;
  session = play_script (scripts[number]);
  self->game = hk_table_get_game (hk_session_get_table (session));
  self->words = g_ptr_array_new_with_free_func (g_free);
  self->members = g_ptr_array_new_with_free_func (g_free);
  add_text (self->words, "");
  for (guint i = 0; i < N_MOMENTS; i++)
    {
      g_autoptr (JsonNode) node = NULL;

      /* At the start, after a third, after two thirds, and just before the end. */
      self->base[i] = hk_session_get_table_at (session, (hk_session_get_n_moves (session) - 1) * i / (N_MOMENTS - 1), NULL);
      node = hk_record_save (self->base[i]);
      gather (self, node);
    }
  self->table = hk_table_copy (self->base[0]);
  return self;
}

static guint8
choose (Choices *choices)
{
  return choices->at < choices->end ? *choices->at++ : 0;
}

static int
choose_number (Choices *choices,
               int      minimum,
               int      maximum)
{
  static const int strange[] = { G_MININT, G_MAXINT, -1, 100, 10000, 65536 };
  const guint8 byte = choose (choices);

  if (byte >= 250)
    return strange[byte - 250];
  if (byte >= 240)
    return maximum - (byte - 240);
  return (int) MIN ((gint64) minimum + byte, (gint64) maximum);
}

static const char *
choose_text (Choices   *choices,
             GPtrArray *texts)
{
  return g_ptr_array_index (texts, choose (choices) % texts->len);
}

static JsonNode *
choose_anything (const Place *place,
                 Choices     *choices,
                 guint        depth)
{
  const guint8 byte = choose (choices);
  JsonNode *node;

  switch (byte % (depth < MOST_DEPTH ? 7 : 5))
    {
    case 0:
      return json_node_init_null (json_node_alloc ());
    case 1:
      return json_node_init_int (json_node_alloc (), choose_number (choices, 0, 9));
    case 2:
      return json_node_init_string (json_node_alloc (), choose_text (choices, place->words));
    case 3:
      return json_node_init_boolean (json_node_alloc (), byte & 128);
    case 4:
      return json_node_init_double (json_node_alloc (), byte * 1e300);
    case 5:
      node = json_node_new (JSON_NODE_ARRAY);
      json_node_take_array (node, json_array_new ());
      for (guint i = 0; i < byte / 64u + 1; i++)
        json_array_add_element (json_node_get_array (node), choose_anything (place, choices, depth + 1));
      return node;
    default:
      node = json_node_new (JSON_NODE_OBJECT);
      json_node_take_object (node, json_object_new ());
      for (guint i = 0; i < byte / 64u + 1; i++)
        {
          const char *member = choose_text (choices, place->members);

          json_object_set_member (json_node_get_object (node), member, choose_anything (place, choices, depth + 1));
        }
      return node;
    }
}

static JsonNode *
choose_value (const Place       *place,
              Choices           *choices,
              const HkParamSpec *param)
{
  const char *text;
  JsonNode *node;

  switch (param->type)
    {
    case HK_PARAM_INT:
      return json_node_init_int (json_node_alloc (), choose_number (choices, param->minimum, param->maximum));
    case HK_PARAM_BOOLEAN:
      return json_node_init_boolean (json_node_alloc (), choose (choices) & 1);
    case HK_PARAM_STRING:
      text = param->choices == NULL ? choose_text (choices, place->words)
                                    : param->choices[choose (choices) % g_strv_length ((GStrv) param->choices)];
      return json_node_init_string (json_node_alloc (), text);
    case HK_PARAM_INTS:
    case HK_PARAM_STRINGS:
      node = json_node_new (JSON_NODE_ARRAY);
      json_node_take_array (node, json_array_new ());
      for (guint n = choose (choices) % 9; n > 0; n--)
        if (param->type == HK_PARAM_INTS)
          json_array_add_int_element (json_node_get_array (node), choose_number (choices, param->minimum, param->maximum));
        else
          json_array_add_string_element (json_node_get_array (node), choose_text (choices, place->words));
      return node;
    case HK_PARAM_OBJECT:
    case HK_PARAM_ANY:
      return choose_anything (place, choices, 0);
    }
  g_assert_not_reached ();
}

static JsonObject *
choose_params (const Place       *place,
               Choices           *choices,
               const HkParamSpec *params,
               guint              n_params)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < n_params; i++)
    {
      const guint8 how = choose (choices) % 16;

      if (how == 0)
        json_object_set_member (object, params[i].name, choose_anything (place, choices, 0));
      else if (how >= 8 || params[i].required)
        json_object_set_member (object, params[i].name, choose_value (place, choices, &params[i]));
    }
  return object;
}

static void
calculate (const Place *place,
           Choices     *choices)
{
  const HkCalculatorSpec *calculator = &place->game->calculators[choose (choices) % place->game->n_calculators];
  g_autoptr (JsonObject) params = choose_params (place, choices, calculator->params, calculator->n_params);
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) answer = hk_game_calculate (place->game, calculator->name, params, &breakdown, &error);

  if (answer == NULL)
    hk_fuzz_check_error (error);
}

static HkMove *
choose_move (const Place *place,
             Choices     *choices)
{
  const guint n = choose (choices) % (place->game->n_moves + hk_n_common_moves);
  const HkMoveSpec *spec = n < place->game->n_moves ? &place->game->moves[n] : &hk_common_moves[n - place->game->n_moves];
  const gboolean house = choose (choices) & 1;
  g_autoptr (JsonObject) params = choose_params (place, choices, spec->params, spec->n_params);

  if (house)
    json_object_set_boolean_member (params, "house", TRUE);
  return hk_move_new (spec->name, params);
}

/* A table that a snapshot keeps is the same afterwards. */
static void
check_saved (HkTable *table)
{
  g_autoptr (JsonNode) node = hk_record_save_compact (table);
  g_autoptr (HkTable) again = hk_table_new (hk_table_get_game (table), 0);
  g_autoptr (GError) error = NULL;

  hk_record_restore (again, node, &error);
  g_assert_no_error (error);
  g_assert_true (hk_record_equal (table, again));
}

/* Returns whether the move was played. */
static gboolean
play (Place   *place,
      HkMove  *move,
      HkTable *before)
{
  const guint64 serial = hk_record_get_serial ();
  g_autoptr (GError) error = NULL;

  if (hk_table_apply (place->table, move, &error))
    {
      g_assert_no_error (error);
      place->like = NULL;
      if (hk_move_get_logged (move) == NULL)
        g_error ("%s says nothing", hk_move_get_name (move));
      return TRUE;
    }
  hk_fuzz_check_error (error);
  if (before != NULL && hk_record_get_serial () != serial)
    g_assert_true (hk_record_equal (before, place->table));
  return FALSE;
}

static gboolean
play_lines (Place      *place,
            HkTable    *base,
            const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", MOST_MOVES + 1);
  gboolean changed = FALSE;

  for (guint i = 0; lines[i] != NULL && i < MOST_MOVES; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = hk_content_parse (lines[i], -1, "line", &error);
      g_autoptr (HkMove) move = NULL;

      if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
        move = hk_move_new_from_json (json_node_get_object (node), &error);
      if (move == NULL)
        break;
      changed |= play (place, move, changed ? NULL : base);
    }
  return changed;
}

static gboolean
play_choices (Place   *place,
              HkTable *base,
              Choices *choices)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < MOST_MOVES && choices->at < choices->end; i++)
    {
      g_autoptr (HkMove) move = NULL;

      if (choose (choices) >= 224)
        {
          calculate (place, choices);
          continue;
        }
      move = choose_move (place, choices);
      changed |= play (place, move, changed ? NULL : base);
    }
  return changed;
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes,
                        gsize         n_bytes)
{
  Place *place;
  HkTable *base;
  gboolean changed;

  if (n_bytes < 2)
    return 0;
  hk_fuzz_start ();
  place = get_place (bytes[0] % N_GAMES);
  base = place->base[bytes[0] / N_GAMES % N_MOMENTS];
  if (place->like != base)
    hk_record_assign (place->table, base);
  place->like = base;
  if (bytes[1] == '{')
    {
      g_autofree char *text = hk_fuzz_to_text (bytes + 1, n_bytes - 1);

      changed = play_lines (place, base, text);
    }
  else
    {
      Choices choices = { bytes + 1, bytes + n_bytes };

      changed = play_choices (place, base, &choices);
    }
  if (changed && hk_fuzz_is_one_in (bytes, n_bytes, 8))
    check_saved (place->table);
  if (changed && hk_fuzz_is_one_in (bytes, n_bytes, 64))
    hk_fuzz_look_at (place->table);
  return 0;
}
