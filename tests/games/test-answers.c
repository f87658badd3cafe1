/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "core/content/hk-content.h"
#include "core/describe/hk-describe.h"
#include "core/moves/hk-move-option.h"
#include "core/record/hk-error.h"
#include "core/record/hk-random.h"
#include "core/session/hk-session.h"
#include "hk-play.h"
#include "hk-short.h"

/* A group with its own box that has entered nothing, as New Game proposes it: it presses the big button and answers what it is asked,
 * by chance. The game must never come to where no button and no answer leads on, and its journal must open again. */

#define MOST_MOVES   160  /* of one game */
#define MOST_ANSWERS 60   /* that one button may ask for before it does something */
#define TRIES        60   /* with other answers, before a button counts as one that does not lead on */

typedef struct
{
  HkSession *session;
  HkRandom  *random;
  guint      n_stuck;      /* presses of the big button that led nowhere */
} Group;

static int
pick (Group *self,
      int    below)
{
  return (int) hk_random_below (self->random, (guint32) below);
}

/* Numbers at a table are small, but not always. */
static int
pick_number (Group             *self,
             const HkParamSpec *spec)
{
  const int most = pick (self, 4) == 0 ? spec->maximum : MIN (spec->maximum, MAX (spec->minimum, 0) + 9);

  return spec->minimum + pick (self, MIN (most - spec->minimum, 99) + 1);
}

static int
pick_item (Group      *self,
           const char *list)
{
  HkTable *table = hk_session_get_table (self->session);
  int n;

  for (n = 0; n < 99; n++)
    {
      g_autofree char *name = hk_table_name_item (table, list, n);

      if (name == NULL)
        break;
    }
  return n == 0 ? 0 : pick (self, n);
}

/* What each Encounter is that a noise has drawn. */
static JsonNode *
make_encounters (Group *self)
{
  static const char * const types[] = { "zombie", "fast", "slow", "rigored" };
  const int n = 1 + pick (self, 3);
  g_autoptr (JsonArray) array = json_array_new ();

  for (int i = 0; i < n; i++)
    {
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "type", types[pick (self, G_N_ELEMENTS (types))]);
      json_array_add_object_element (array, object);
    }
  return json_node_init_array (json_node_alloc (), array);
}

/* A card of the box by the name that a person finds on it. */
static char *
make_name (Group             *self,
           const HkParamSpec *spec)
{
  const HkGameSpec *game = hk_table_get_game (hk_session_get_table (self->session));
  JsonArray *commanders = !g_str_equal (game->id, "dark-age-z") ? NULL
                          : json_object_get_array_member (hk_content_get (game->id, "components"), g_str_equal (spec->name, "boss") ? "bosses" : "commanders");

  if (g_str_equal (spec->name, "food"))
    return g_strdup (pick (self, 2) == 0 ? "nothing" : "Canned Food");
  if (commanders != NULL)
    {
      const int n = pick (self, (int) json_array_get_length (commanders));

      return g_strdup (json_object_get_string_member (json_array_get_object_element (commanders, (guint) n), "id"));
    }
  if (g_str_equal (game->id, "zombiez") && g_str_equal (spec->name, "card"))
    return pick (self, 4) == 0 ? g_strdup_printf ("axe-%d", 1 + pick (self, 3)) : g_strdup_printf ("zombie-%d-%d", 1 + pick (self, 6), 1 + pick (self, 3));
  return g_strdup_printf ("Card %d", pick (self, 40));
}

/* What stands for several things: a number for each, by its own name or by its number. */
static JsonObject *
make_numbers (Group             *self,
              const HkParamSpec *spec)
{
  HkTable *table = hk_session_get_table (self->session);
  JsonObject *object = json_object_new ();

  if (g_str_equal (spec->name, "facts"))
    {
      g_autofree char *name = make_name (self, spec);

      json_object_set_string_member (object, "name", name);
    }
  else if (g_str_equal (spec->name, "restoration"))
    {
      g_autoptr (JsonNode) saved = hk_record_save (table);
      JsonArray *tracks = json_object_get_array_member (json_node_get_object (saved), "tracks");

      for (guint i = 0; i < json_array_get_length (tracks); i++)
        json_object_set_int_member (object, json_object_get_string_member (json_array_get_object_element (tracks, i), "command"), pick (self, 4));
    }
  else
    for (int i = 0; i < 12; i++)
      {
        g_autofree char *number = g_strdup_printf ("%d", i);

        json_object_set_int_member (object, number, 1 + pick (self, 9));
      }
  return object;
}

static JsonNode *
answer (Group             *self,
        const HkParamSpec *spec)
{
  JsonNode *node;
  guint n_choices = 0;

  if (spec->type == HK_PARAM_ANY && g_str_equal (spec->name, "encounters"))
    return make_encounters (self);
  node = json_node_alloc ();
  switch (spec->type)
    {
    case HK_PARAM_INT:
      return json_node_init_int (node, spec->list != NULL ? pick_item (self, spec->list) : pick_number (self, spec));
    case HK_PARAM_BOOLEAN:
      return json_node_init_boolean (node, pick (self, 2));
    case HK_PARAM_STRING:
      while (spec->choices != NULL && spec->choices[n_choices] != NULL)
        n_choices++;
      if (n_choices > 0)
        return json_node_init_string (node, spec->choices[pick (self, (int) n_choices)]);
      else
        {
          g_autofree char *name = make_name (self, spec);

          return json_node_init_string (node, name);
        }
    case HK_PARAM_INTS:
    case HK_PARAM_STRINGS:
    case HK_PARAM_ANY:
      {
        const int n = pick (self, 6);
        JsonArray *array = json_array_new ();

        for (int i = 0; i < n; i++)
          if (spec->type == HK_PARAM_STRINGS)
            {
              g_autofree char *name = make_name (self, spec);

              json_array_add_string_element (array, name);
            }
          else
            json_array_add_int_element (array, spec->type == HK_PARAM_INTS ? pick_number (self, spec) : pick (self, 10));
        if (spec->type == HK_PARAM_ANY && pick (self, 2) == 0)
          {
            json_array_unref (array);
            return json_node_init_int (node, pick (self, 10));
          }
        json_node_init_array (node, array);
        json_array_unref (array);
        return node;
      }
    case HK_PARAM_OBJECT:
      {
        JsonObject *object = make_numbers (self, spec);

        json_node_init_object (node, object);
        json_object_unref (object);
        return node;
      }
    }
  g_assert_not_reached ();
}

/* What is asked again wants more of the same. */
static void
append_answer (JsonObject *params,
               const char *name,
               JsonNode   *answer)
{
  JsonArray *before = json_object_has_member (params, name) && JSON_NODE_HOLDS_ARRAY (json_object_get_member (params, name))
                        ? json_object_get_array_member (params, name) : NULL;
  JsonArray *more = JSON_NODE_HOLDS_ARRAY (answer) ? json_node_get_array (answer) : NULL;
  JsonArray *all;

  if (before == NULL || more == NULL || json_array_get_length (before) >= 30)
    {
      json_object_set_member (params, name, answer);
      return;
    }
  /* A new array: copies of a node share theirs. */
  all = json_array_new ();
  for (guint i = 0; i < json_array_get_length (before); i++)
    json_array_add_element (all, json_node_copy (json_array_get_element (before, i)));
  for (guint i = 0; i < json_array_get_length (more); i++)
    json_array_add_element (all, json_node_copy (json_array_get_element (more, i)));
  json_object_set_array_member (params, name, all);
  json_node_unref (answer);
}

/* Gives what is asked; %FALSE when that is nothing. */
static gboolean
answer_all (Group              *self,
            HkMove             *move,
            const char * const *asked)
{
  const HkMoveSpec *spec = hk_game_find_move (hk_table_get_game (hk_session_get_table (self->session)), hk_move_get_name (move), NULL);
  gboolean any = FALSE;

  for (guint i = 0; i < spec->n_params; i++)
    if (asked != NULL && g_strv_contains (asked, spec->params[i].name))
      {
        append_answer (hk_move_get_params (move), spec->params[i].name, answer (self, &spec->params[i]));
        any = TRUE;
      }
  return any;
}

/* Makes a move, with answers to what it asks. Returns whether it was made; @why tells why not. */
static gboolean
press (Group   *self,
       HkMove  *move,
       char   **why)
{
  for (int i = 0; i < TRIES; i++)
    {
      g_autoptr (HkMove) partial = hk_move_copy (move);

      for (int j = 0; j < MOST_ANSWERS; j++)
        {
          g_autoptr (HkMove) tried = hk_move_copy (partial);
          g_autoptr (GError) error = NULL;
          const guint before = hk_session_get_n_moves (self->session);

          if (hk_session_play (self->session, tried, &error))
            {
              if (g_test_verbose ())
                g_test_message ("  %s: %s", hk_move_get_name (tried), hk_move_get_logged (tried));
              return TRUE;
            }
          g_assert_cmpuint (hk_session_get_n_moves (self->session), ==, before);
          g_assert_true (error->domain == HK_ERROR);
          g_assert_true (g_utf8_validate (error->message, -1, NULL) && error->message[0] != '\0');
          g_set_str (why, error->message);
          if (!answer_all (self, partial, hk_move_get_asked (tried)))
            break;
        }
    }
  return FALSE;
}

/* What ends a game or passes over what has to happen. */
static gboolean
is_way_out (const char *name)
{
  static const char * const names[] = { "finish", "set-phase", "lose", "end-game", "correct", "note", NULL };

  return g_strv_contains (names, name);
}

/* What else can be done. Returns whether anything could.
 * @further: whether it may be any move of the game */
static gboolean
do_something_else (Group   *self,
                   gboolean further)
{
  g_autoptr (GPtrArray) options = hk_table_list_options (hk_session_get_table (self->session), HK_VIEWER_ALL);
  const guint first = options->len == 0 ? 0 : (guint) pick (self, (int) options->len);

  for (guint i = 0; i < options->len; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, (first + i) % options->len);
      g_autoptr (HkMove) move = NULL;
      g_autofree char *why = NULL;

      if (!hk_move_option_is_legal (option) || (hk_move_option_is_further (option) && !further)
          || is_way_out (hk_move_get_name (hk_move_option_get_move (option))))
        continue;
      move = hk_move_option_make_move (option);
      answer_all (self, move, hk_move_option_get_missing (option));
      if (press (self, move, &why))
        return TRUE;
    }
  return FALSE;
}

static void
take_step (Group *self)
{
  HkTable *table = hk_session_get_table (self->session);
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (table);
  g_autoptr (HkMove) move = NULL;
  g_autofree char *why = NULL;

  if ((next == NULL || pick (self, 8) == 0) && do_something_else (self, FALSE))
    return;
  if (next != NULL && (hk_primary_action_get_move (next) != NULL || hk_game_find_move (hk_table_get_game (table), hk_primary_action_get_asks (next), NULL) != NULL))
    {
      move = hk_primary_action_get_move (next) != NULL ? hk_move_copy (hk_primary_action_get_move (next))
                                                       : hk_move_new (hk_primary_action_get_asks (next), NULL);
      if (press (self, move, &why))
        return;
      self->n_stuck++;
      g_test_message ("%s: “%s” (%s) does not lead on: %s", hk_table_get_game (table)->id, hk_primary_action_get_label (next),
                      hk_move_get_name (move), why);
    }
  if (!do_something_else (self, FALSE) && !do_something_else (self, TRUE))
    {
      g_autofree char *headline = hk_table_get_headline (table);

      g_error ("%s: nothing leads on at %s; the big button says “%s”: %s", hk_table_get_game (table)->id, headline,
               next == NULL ? "" : hk_primary_action_get_label (next), why);
    }
}

static void
play_game (const HkGameSpec *game,
           guint             number)
{
  g_autoptr (JsonObject) setup = hk_play_make_setup (game, number, TRUE);
  g_autofree char *folder = g_dir_make_tmp ("answers-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "game.hordekeeper", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (game, setup, NULL, number, path, &error);
  g_autoptr (HkSession) again = NULL;
  g_autoptr (HkRandom) random = hk_random_new (number);
  Group group = { session, random, 0 };

  g_assert_no_error (error);
  while (!hk_table_is_over (hk_session_get_table (session)) && hk_session_get_n_moves (session) < hk_short (MOST_MOVES, 30))
    take_step (&group);
  g_test_message ("%s %u: %u moves, %s, %u presses led nowhere", game->id, number, hk_session_get_n_moves (session),
                  hk_table_is_over (hk_session_get_table (session)) ? "over" : "not over", group.n_stuck);
  again = hk_session_open_at (path, G_MAXUINT, &error);
  g_assert_no_error (error);
  g_assert_true (hk_record_equal (hk_session_get_table (again), hk_session_get_table (session)));
  g_remove (path);
  g_rmdir (folder);
}

static void
test_game (gconstpointer data)
{
  const guint n_games = g_test_slow () ? 40 : hk_short (3, 1);

  for (guint i = 1; i <= n_games; i++)
    play_game (data, i);
}

int
main (int    argc,
      char **argv)
{
  const HkGameSpec * const *games;
  guint n_games;

  g_test_init (&argc, &argv, NULL);
  games = hk_games_list (&n_games);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/answers/", games[i]->id, NULL);

      g_test_add_data_func (path, games[i], test_game);
    }
  return g_test_run ();
}
