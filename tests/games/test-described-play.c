/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-dry-run.h"
#include "core/record/hk-error.h"
#include "core/record/hk-random.h"
#include "hk-play.h"
#include "hk-short.h"

/* Each game from its setup to its end by nothing but what hk_table_describe() tells: what can be done, what of it has to be said, and
 * what the table waits for. Nothing that it calls possible is refused, and what a move asks for is described. */

#define MOST_MOVES   1000
#define MOST_ANSWERS 40    /* to one option, before it counts as one that cannot be answered */
#define WAYWARD      4     /* one move of so many is another than what the table waits for */
#define TRY_EVERY    5     /* so many moves lie between two looks at all options */
#define SET_EVERY    25    /* and between two times that all numbers are set */

typedef struct
{
  HkTable  *table;
  HkRandom *random;
  guint     n_moves;
} Player;

/* @more: of the setup; a mission without goals would go on for ever */
static const struct
{
  const char *game;
  const char *more;
} games[] = {
  { "army-of-the-dead", ", \"time-limit\": 4" }, { "card-z", "" }, { "dark-age-z", "" }, { "rfyl", "" }, { "zombiez", "" },
};

/* What ends a game before its time, or puts right what lies on the table. */
static const char * const unwanted[] = {
  "finish", "lose", "end-game", "deck-out", "set-phase", "go-to-phase", "house-rule", "add-survivor", "learn-survivor", "learn-sick", "stand", "distance", "engage",
  "move-location", NULL,
};

static guint
pick (Player *self,
      guint   below)
{
  return hk_random_below (self->random, below);
}

/* A number is small, but not always. */
static gint64
pick_number (Player     *self,
             JsonObject *ask)
{
  const gint64 minimum = json_object_get_int_member_with_default (ask, "minimum", 0);
  const gint64 maximum = json_object_get_int_member_with_default (ask, "maximum", 9);

  return minimum + pick (self, (guint) MIN (maximum - minimum, pick (self, 4) == 0 ? 99 : 9) + 1);
}

/* One of the choices, else a number or a text. */
static JsonNode *
answer_one (Player     *self,
            JsonObject *ask,
            gboolean    is_number)
{
  JsonArray *choices = json_object_has_member (ask, "choices") ? json_object_get_array_member (ask, "choices") : NULL;
  g_autofree char *text = g_strdup_printf ("Card %u", pick (self, 40));

  if (choices != NULL)
    return json_node_copy (json_object_get_member (json_array_get_object_element (choices, pick (self, json_array_get_length (choices))), "value"));
  if (is_number)
    return json_node_init_int (json_node_alloc (), pick_number (self, ask));
  return json_node_init_string (json_node_alloc (), text);
}

static JsonNode *
answer (Player     *self,
        JsonObject *ask)
{
  const char *type = json_object_get_string_member (ask, "type");
  JsonNode *node = json_node_alloc ();
  g_autoptr (JsonArray) array = json_array_new ();
  g_autoptr (JsonObject) object = json_object_new ();
  const guint n = pick (self, 6);

  if (g_str_equal (type, "boolean"))
    return json_node_init_boolean (node, pick (self, 2) == 0);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *key = g_strdup_printf ("%u", i);

      json_array_add_element (array, answer_one (self, ask, !g_str_equal (type, "strings")));
      json_object_set_int_member (object, key, pick_number (self, ask));
    }
  if (g_str_has_suffix (type, "s"))
    return json_node_init_array (node, array);
  if (g_str_equal (type, "object"))
    return json_node_init_object (node, object);
  json_node_free (node);
  return answer_one (self, ask, g_str_equal (type, "int"));
}

/* The parameter of that name, of those that the option asks for or takes; NULL where there is none. */
static JsonObject *
find_param (JsonObject *option,
            const char *name)
{
  static const char * const members[] = { "asks", "takes" };

  for (gsize i = 0; i < G_N_ELEMENTS (members); i++)
    {
      JsonArray *params = json_object_has_member (option, members[i]) ? json_object_get_array_member (option, members[i]) : NULL;

      for (guint j = 0; params != NULL && j < json_array_get_length (params); j++)
        if (g_str_equal (json_object_get_string_member (json_array_get_object_element (params, j), "name"), name))
          return json_array_get_object_element (params, j);
    }
  return NULL;
}

static const char *
get_move (JsonObject *option)
{
  return json_object_get_string_member (json_object_get_object_member (option, "move"), "move");
}

static HkMove *
make_move (JsonObject *option)
{
  g_autoptr (GError) error = NULL;
  HkMove *move = hk_move_new_from_json (json_object_get_object_member (option, "move"), &error);
  g_autoptr (HkMove) whole = move;

  g_assert_no_error (error);
  return hk_move_copy (whole);
}

/* Answers what the refused move asked for; FALSE where it asked for nothing. */
static gboolean
answer_asked (Player     *self,
              JsonObject *option,
              HkMove     *move,
              HkMove     *refused)
{
  const char * const *asked = hk_move_get_asked (refused);

  for (guint i = 0; asked[i] != NULL; i++)
    {
      JsonObject *param = find_param (option, asked[i]);

      if (param == NULL)
        g_error ("%s: “%s” asks for “%s”, which is not described", hk_table_get_game (self->table)->id, get_move (option), asked[i]);
      json_object_set_member (hk_move_get_params (move), asked[i], answer (self, param));
    }
  return asked[0] != NULL;
}

static void
complain (Player     *self,
          JsonObject *option,
          const char *why)
{
  g_error ("%s: “%s” is possible, and refused: %s", hk_table_get_game (self->table)->id, json_object_get_string_member (option, "title"), why);
}

/* Each option can be made, or asks for what is described. */
static void
try_all (Player    *self,
         JsonArray *options)
{
  HkDryRun run = { self->table };

  for (guint i = 0; i < json_array_get_length (options); i++)
    {
      JsonObject *option = json_array_get_object_element (options, i);
      g_autoptr (HkMove) move = make_move (option);
      g_autoptr (HkMove) tried = hk_move_copy (move);
      g_autoptr (GError) error = NULL;

      if (!json_object_has_member (option, "reason") && !hk_dry_run_make (&run, tried, &error) && !answer_asked (self, option, move, tried)
          && !json_object_has_member (option, "asks"))
        complain (self, option, error->message);
    }
}

/* Says something of what the option takes besides. */
static void
answer_more (Player     *self,
             JsonObject *option,
             HkMove     *move)
{
  JsonArray *takes = json_object_has_member (option, "takes") ? json_object_get_array_member (option, "takes") : NULL;

  for (guint i = 0; takes != NULL && i < json_array_get_length (takes); i++)
    {
      JsonObject *param = json_array_get_object_element (takes, i);

      if (pick (self, 2) == 0)
        json_object_set_member (hk_move_get_params (move), json_object_get_string_member (param, "name"), answer (self, param));
    }
}

/* Makes the move, with what has to be said; FALSE where no answer would do.
 * @why: set to the last refusal */
static gboolean
play (Player     *self,
      JsonObject *option,
      char      **why)
{
  for (guint i = 0; i < MOST_ANSWERS; i++)
    {
      g_autoptr (HkMove) move = make_move (option);
      gboolean was_asked = FALSE;
      gboolean goes_on = TRUE;

      if (i > MOST_ANSWERS / 2)
        answer_more (self, option, move);
      for (guint j = 0; goes_on && j < MOST_ANSWERS; j++)
        {
          g_autoptr (HkMove) tried = hk_move_copy (move);
          g_autoptr (GError) error = NULL;

          if (hk_table_apply (self->table, tried, &error))
            {
              g_test_message ("%u %s: %s", self->n_moves, hk_move_get_name (tried), hk_move_get_logged (tried));
              return TRUE;
            }
          g_set_str (why, error->message);
          goes_on = answer_asked (self, option, move, tried);
          was_asked |= goes_on;
        }
      if (!was_asked && i == 0 && !json_object_has_member (option, "asks"))
        complain (self, option, *why);
    }
  return FALSE;
}

/* Makes any of the moves. */
static gboolean
play_any (Player    *self,
          GPtrArray *options,
          char     **why)
{
  const guint first = options->len == 0 ? 0 : pick (self, options->len);

  for (guint i = 0; i < options->len; i++)
    if (play (self, g_ptr_array_index (options, (first + i) % options->len), why))
      return TRUE;
  return FALSE;
}

/* What is done first, down to what is done where nothing else can be. */
enum
{
  AWAITED,
  COMPLETE,  /* nothing has to be said */
  OTHER,
  FURTHER,   /* not listed by the game itself */
  N_KINDS,
};

static int
find_kind (JsonObject *option,
           const char *awaited)
{
  if (g_strcmp0 (get_move (option), awaited) == 0)
    return AWAITED;
  if (json_object_get_boolean_member_with_default (option, "further", FALSE))
    return FURTHER;
  return json_object_has_member (option, "asks") ? OTHER : COMPLETE;
}

/* Sorts what can be done. What the table waits for is among it. */
static void
sort_options (Player     *self,
              JsonObject *described,
              GPtrArray  *kinds[N_KINDS])
{
  JsonArray *options = json_object_get_array_member (described, "options");
  JsonObject *next = json_object_has_member (described, "next") ? json_object_get_object_member (described, "next") : NULL;
  const gboolean is_move = next != NULL && json_object_has_member (next, "move");
  const char *awaited = is_move ? get_move (next) : next == NULL ? NULL : json_object_get_string_member_with_default (next, "asks-for", NULL);

  for (guint i = 0; i < json_array_get_length (options); i++)
    {
      JsonObject *option = json_array_get_object_element (options, i);

      if (!json_object_has_member (option, "reason") && !(g_strv_contains (unwanted, get_move (option)) && g_strcmp0 (get_move (option), awaited) != 0))
        g_ptr_array_add (kinds[find_kind (option, awaited)], option);
    }
  if (awaited != NULL && kinds[AWAITED]->len == 0)
    g_error ("%s: the table waits for “%s”, which is not among the options", hk_table_get_game (self->table)->id, awaited);
  if (!is_move)
    return;
  g_ptr_array_set_size (kinds[AWAITED], 0);
  g_ptr_array_add (kinds[AWAITED], next);
}

/* Whatever number can be changed by a tap can be set to what it is. */
static void
set_numbers (Player     *self,
            JsonObject *described)
{
  JsonArray *numbers = json_object_has_member (described, "numbers") ? json_object_get_array_member (described, "numbers") : NULL;
  JsonArray *groups = json_object_has_member (described, "groups") ? json_object_get_array_member (described, "groups") : NULL;

  for (guint i = 0; numbers != NULL && i < json_array_get_length (numbers); i++)
    {
      JsonObject *number = json_array_get_object_element (numbers, i);
      g_autoptr (HkMove) set = hk_move_build ("set", "s:path", json_object_get_string_member (number, "path"), NULL);
      g_autoptr (GError) error = NULL;

      json_object_set_member (hk_move_get_params (set), "value", json_node_copy (json_object_get_member (number, "value")));
      hk_table_apply (self->table, set, &error);
      g_assert_no_error (error);
    }
  for (guint i = 0; groups != NULL && i < json_array_get_length (groups); i++)
    {
      JsonArray *cards = json_object_get_array_member (json_array_get_object_element (groups, i), "cards");

      for (guint j = 0; j < json_array_get_length (cards); j++)
        set_numbers (self, json_array_get_object_element (cards, j));
    }
}

static void
take_step (Player     *self,
           JsonObject *described)
{
  g_autoptr (GPtrArray) awaited = g_ptr_array_new ();
  g_autoptr (GPtrArray) complete = g_ptr_array_new ();
  g_autoptr (GPtrArray) other = g_ptr_array_new ();
  g_autoptr (GPtrArray) further = g_ptr_array_new ();
  GPtrArray *kinds[N_KINDS] = { awaited, complete, other, further };
  g_autofree char *why = NULL;

  if (self->n_moves % TRY_EVERY == 0)
    try_all (self, json_object_get_array_member (described, "options"));
  if (self->n_moves % SET_EVERY == 0)
    set_numbers (self, described);
  sort_options (self, described, kinds);
  if (pick (self, WAYWARD) == 0 && play_any (self, complete, &why))
    return;
  for (int i = 0; i < N_KINDS; i++)
    if (play_any (self, kinds[i], &why))
      return;
  g_error ("%s: nothing leads on at %s after %u moves: %s", hk_table_get_game (self->table)->id,
           json_object_get_string_member (described, "headline"), self->n_moves, why);
}

static void
play_game (gsize   number,
           guint64 seed)
{
  g_autofree char *setup = g_strdup_printf ("{ \"players\": [ { \"name\": \"Ann\" }, { \"name\": \"Bo\" } ]%s }", games[number].more);
  g_autoptr (HkTable) table = hk_play_new (games[number].game, setup, seed);
  g_autoptr (HkRandom) random = hk_random_new (seed);
  Player self = { table, random, 0 };

  for (;;)
    {
      g_autoptr (JsonNode) node = hk_table_describe (table, HK_VIEWER_ALL);
      JsonObject *described = json_node_get_object (node);

      if (json_object_has_member (described, "outcome"))
        break;
      if (self.n_moves++ == MOST_MOVES)
        g_error ("%s takes more than %d moves: %s", games[number].game, MOST_MOVES, json_object_get_string_member (described, "headline"));
      if (self.n_moves > hk_short (MOST_MOVES, 60))
        return;
      take_step (&self, described);
    }
  g_test_message ("%s %u: %u moves", games[number].game, (guint) seed, self.n_moves);
  g_assert_true (hk_table_is_over (table));
}

static void
test_game (gconstpointer data)
{
  const guint64 n_games = g_test_slow () ? 40 : hk_short (3, 1);

  for (guint64 seed = 1; seed <= n_games; seed++)
    play_game (GPOINTER_TO_SIZE (data), seed);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/described-play/", games[i].game, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_game);
    }
  return g_test_run ();
}
