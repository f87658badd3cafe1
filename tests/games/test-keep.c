/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/moves/hk-by-hand.h"
#include "core/moves/hk-move-option.h"
#include "core/record/hk-record-private.h"
#include "hk-play.h"
#include "hk-short.h"

/* Games of which a part is kept: what is declared is there, whatever is kept can be played to an end, and what is not kept is
 * neither shown nor asked for. */

#define N_GAMES   6
#define N_MOVES   40
#define MOST_ASKS 6

static const struct
{
  const char *game;
  const char *setup;
} tables[] = {
  { "army-of-the-dead", "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"cards-by\":\"hand\",\"dice-by\":\"hand\",\"components\":\"none\",\"vault\":true,"
                        "\"sleepers\":6,\"spawns\":[{\"name\":\"Gate\",\"kind\":\"start\"}]" },
  { "card-z", "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"none\",\"cards-by\":\"hand\",\"dice-by\":\"hand\"" },
  { "dark-age-z", "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"components\":\"none\",\"cards-by\":\"hand\"" },
  { "rfyl", "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"none\",\"cards-by\":\"hand\"" },
  { "zombiez", "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"none\",\"cards-by\":\"hand\"" },
};

static GStrv
split (const char *names)
{
  return g_strsplit (names == NULL ? "" : names, " ", -1);
}

static guint
count (const char *names)
{
  g_auto (GStrv) words = split (names);

  return g_strv_length (words);
}

static HkTable *
lay_out (gsize       number,
         const char *keep)
{
  g_autofree char *setup = g_strdup_printf ("{%s%s%s}", tables[number].setup, keep == NULL ? "" : ",\"keep\":", keep == NULL ? "" : keep);

  return hk_play_new (tables[number].game, setup, 7);
}

static void
check_moves (const HkGameSpec *game,
             const char       *names)
{
  g_auto (GStrv) moves = split (names);

  for (guint i = 0; moves[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (moves[i], "/", 2);
      const HkMoveSpec *spec = hk_game_find_move (game, words[0], NULL);
      gboolean found = words[1] == NULL;

      for (guint j = 0; spec != NULL && j < spec->n_params && !found; j++)
        found = g_str_equal (spec->params[j].name, words[1]);
      if (spec == NULL || !found)
        g_error ("%s: no move %s", game->id, moves[i]);
    }
}

static gboolean
has_path (GType       type,
          const char *path)
{
  g_auto (GStrv) words = g_strsplit (path, "/", 2);
  g_autoptr (HkRecordClass) klass = g_type_class_ref (type);

  for (guint i = 0; i < klass->n_fields; i++)
    if (g_str_equal (klass->fields[i].name, words[0]))
      return words[1] == NULL || (klass->fields[i].item_type != NULL && has_path (klass->fields[i].item_type (), words[1]));
  return FALSE;
}

static void
check_fields (const HkGameSpec *game,
              const char       *names)
{
  g_auto (GStrv) fields = split (names);

  for (guint i = 0; fields[i] != NULL; i++)
    if (fields[i][0] != '\0' && !has_path (game->table_type (), fields[i]))
      g_error ("%s: no field %s", game->id, fields[i]);
}

/* What the parts name is there, and each move belongs to one of them at most. */
static void
test_declared (void)
{
  guint n;
  const HkGameSpec * const *games = hk_games_list (&n);

  for (guint i = 0; i < n; i++)
    {
      const HkKeepSpec *keep = games[i]->keep;
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (guint j = 0; keep != NULL && j < keep->n_parts; j++)
        {
          g_auto (GStrv) moves = split (keep->parts[j].moves);

          check_moves (games[i], keep->parts[j].moves);
          check_fields (games[i], keep->parts[j].fields);
          for (guint k = 0; moves[k] != NULL; k++)
            g_assert_true (g_hash_table_add (seen, g_strdup (moves[k])));
        }
      for (int way = 0; keep != NULL && way < HK_N_WAYS; way++)
        {
          g_auto (GStrv) parts = hk_keep_list_parts (keep, (HkWay) way);

          g_assert_cmpint (hk_keep_find_way (keep, (const char * const *) parts), ==, way);
          g_assert_cmpuint (g_strv_length (parts), ==,
                            way == HK_WAY_EVERYTHING ? keep->n_parts
                                                     : count (way == HK_WAY_ARITHMETIC ? keep->arithmetic : keep->phases));
        }
      if (keep == NULL)
        continue;
      check_moves (games[i], keep->flow_moves);
      check_fields (games[i], keep->flow_fields);
      g_assert_true (keep->counter == NULL || has_path (games[i]->table_type (), keep->counter));
    }
}

/* What a person would answer, if only for luck. */
static gboolean
answer (GRand             *rand,
        HkTable           *table,
        HkMove            *move,
        const HkParamSpec *param)
{
  JsonObject *params = hk_move_get_params (move);
  const int reach = MIN (param->maximum, param->minimum + 3);
  JsonArray *array;

  switch (param->type)
    {
    case HK_PARAM_INT:
      json_object_set_int_member (params, param->name, g_rand_int_range (rand, param->minimum, reach + 1));
      return TRUE;
    case HK_PARAM_BOOLEAN:
      json_object_set_boolean_member (params, param->name, g_rand_boolean (rand));
      return TRUE;
    case HK_PARAM_STRING:
      if (param->choices == NULL)
        json_object_set_string_member (params, param->name, "Gate");
      else
        json_object_set_string_member (params, param->name,
                                       param->choices[g_rand_int_range (rand, 0, (gint32) g_strv_length ((GStrv) param->choices))]);
      return TRUE;
    case HK_PARAM_INTS:
      array = json_array_new ();
      for (guint i = 0; i < g_list_model_get_n_items (hk_table_get_seats (table)); i++)
        json_array_add_int_element (array, CLAMP ((int) i, param->minimum, param->maximum));
      json_object_set_array_member (params, param->name, array);
      return TRUE;
    case HK_PARAM_OBJECT:
      json_object_set_object_member (params, param->name, json_object_new ());
      return TRUE;
    case HK_PARAM_STRINGS:
    case HK_PARAM_ANY:
    default:
      return FALSE;
    }
}

/* Makes the move, answering what it asks; whatever it asks for is kept. */
static gboolean
make (GRand     *rand,
      HkSession *session,
      HkMove    *partial)
{
  HkTable *table = hk_session_get_table (session);

  for (int i = 0; i < MOST_ASKS; i++)
    {
      g_autoptr (HkMove) move = hk_move_copy (partial);
      g_autoptr (GError) error = NULL;
      const HkMoveSpec *spec;
      gboolean answered = FALSE;

      if (hk_session_play (session, move, &error))
        return TRUE;
      g_assert_cmpuint (strlen (error->message), >, 3);
      spec = hk_game_find_move (hk_table_get_game (table), hk_move_get_name (move), NULL);
      for (guint j = 0; j < spec->n_params; j++)
        if (g_strv_contains (hk_move_get_asked (move), spec->params[j].name))
          {
            if (!hk_table_keeps_move (table, spec->name, spec->params[j].name))
              g_error ("%s asks for “%s”, which is not kept", spec->name, spec->params[j].name);
            answered |= answer (rand, table, partial, &spec->params[j]);
          }
      if (!answered)
        return FALSE;
    }
  return FALSE;
}

/* Nothing that is not kept is in what the viewers see, do or are led to. */
static void
check_shown (HkTable *table)
{
  const HkKeepSpec *keep = hk_table_get_game (table)->keep;
  g_autoptr (JsonNode) seen = hk_table_save_seen (table, HK_VIEWER_ALL);
  g_autoptr (JsonNode) node = hk_table_describe (table, HK_VIEWER_NOBODY);
  g_autoptr (GPtrArray) options = hk_table_list_options (table, HK_VIEWER_NOBODY);
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (table);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < keep->n_parts; i++)
    {
      g_auto (GStrv) fields = split (keep->parts[i].fields);

      for (guint j = 0; !hk_table_keeps (table, keep->parts[i].id) && fields[j] != NULL; j++)
        if (strchr (fields[j], '/') == NULL)
          g_assert_false (json_object_has_member (json_node_get_object (seen), fields[j]));
    }
  for (guint i = 0; i < options->len; i++)
    g_assert_true (hk_table_keeps_move (table, hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (options, i))), NULL));
  if (next != NULL)
    {
      HkMove *move = hk_primary_action_get_move (next);

      g_assert_true (hk_table_keeps_move (table, move == NULL ? hk_primary_action_get_asks (next) : hk_move_get_name (move), NULL));
    }
  hk_table_check (table, &error);
  g_assert_no_error (error);
}

static char *
make_parts (GRand            *rand,
            const HkKeepSpec *keep)
{
  g_autoptr (GString) text = g_string_new ("[");

  for (guint i = 0; i < keep->n_parts; i++)
    if (g_rand_boolean (rand))
      g_string_append_printf (text, "%s\"%s\"", text->len > 1 ? "," : "", keep->parts[i].id);
  g_string_append_c (text, ']');
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static HkMove *
make_keep (GRand            *rand,
           const HkKeepSpec *keep)
{
  g_autofree char *parts = make_parts (rand, keep);
  g_autofree char *text = g_strdup_printf ("{\"move\":\"keep\",\"parts\":%s}", parts);
  g_autoptr (JsonNode) node = hk_content_parse (text, -1, "test", NULL);

  return hk_move_new_from_json (json_node_get_object (node), NULL);
}

/* The button, an option, or other parts. */
static HkMove *
choose (GRand   *rand,
        HkTable *table)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (table);
  g_autoptr (GPtrArray) options = hk_table_list_options (table, HK_VIEWER_ALL);
  const int chance = g_rand_int_range (rand, 0, 20);
  HkMoveOption *option = options->len == 0 ? NULL : g_ptr_array_index (options, g_rand_int_range (rand, 0, (gint32) options->len));

  if (chance == 0)
    return make_keep (rand, hk_table_get_game (table)->keep);
  if (option != NULL && (chance < 10 || next == NULL) && !g_str_equal (hk_move_get_name (hk_move_option_get_move (option)), "end-game"))
    return hk_move_option_make_move (option);
  if (next == NULL)
    return NULL;
  return hk_primary_action_get_move (next) != NULL ? hk_move_copy (hk_primary_action_get_move (next))
                                                   : hk_move_new (hk_primary_action_get_asks (next), NULL);
}

static void
end (GRand     *rand,
     HkSession *session)
{
  HkTable *table = hk_session_get_table (session);
  g_autoptr (HkMove) move = hk_move_new ("end-game", NULL);
  g_autoptr (HkScoreSheet) sheet = NULL;
  g_autofree char *outcome = NULL;

  if (!hk_table_goes_by_hand (table) || hk_table_is_over (table))
    return;
  g_assert_true (make (rand, session, move));
  g_assert_true (hk_table_is_over (table));
  outcome = hk_table_get_outcome (table);
  g_assert_nonnull (outcome);
  sheet = hk_table_get_score_sheet (table);
  g_assert_nonnull (hk_score_sheet_get_note (sheet));
}

static void
play_one (gsize number,
          guint seed)
{
  const HkGameSpec *game = hk_games_lookup (tables[number].game, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autofree char *parts = make_parts (rand, game->keep);
  g_autofree char *text = g_strdup_printf ("{%s,\"keep\":%s}", tables[number].setup, parts);
  g_autoptr (JsonNode) setup = hk_content_parse (text, -1, "test", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (game, json_node_get_object (setup), NULL, seed, NULL, &error);
  g_autoptr (HkTable) first = NULL;
  g_autoptr (HkTable) last = NULL;

  g_assert_no_error (error);
  first = hk_table_copy (hk_session_get_table (session));
  check_shown (first);
  for (guint i = 0; i < N_MOVES && !hk_table_is_over (hk_session_get_table (session)); i++)
    {
      g_autoptr (HkMove) move = choose (rand, hk_session_get_table (session));

      if (move != NULL)
        make (rand, session, move);
      check_shown (hk_session_get_table (session));
    }
  end (rand, session);
  check_shown (hk_session_get_table (session));
  last = hk_table_copy (hk_session_get_table (session));
  g_assert_true (hk_session_jump (session, 0, NULL));
  g_assert_true (hk_record_equal (hk_session_get_table (session), first));
  g_assert_true (hk_session_jump (session, hk_session_get_n_moves (session), NULL));
  g_assert_true (hk_record_equal (hk_session_get_table (session), last));
}

static void
test_random (gconstpointer data)
{
  for (guint seed = 0; seed < hk_short (N_GAMES, 1); seed++)
    play_one (GPOINTER_TO_SIZE (data), seed);
}

/* Each way to the end of a game that the group declares, pressing nothing but the button before. */
static void
test_ways (gconstpointer data)
{
  static const char * const ways[] = { "\"arithmetic\"", "\"phases\"" };
  const gsize number = GPOINTER_TO_SIZE (data);

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *text = g_strdup_printf ("{%s,\"keep\":%s}", tables[number].setup, ways[i]);
      g_autoptr (JsonNode) setup = hk_content_parse (text, -1, "test", NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (GRand) rand = g_rand_new_with_seed (1);
      g_autoptr (HkSession) session = hk_session_new (hk_games_lookup (tables[number].game, NULL), json_node_get_object (setup), NULL, 1, NULL, &error);
      HkTable *table;

      g_assert_no_error (error);
      table = hk_session_get_table (session);
      g_assert_true (hk_table_goes_by_hand (table));
      for (guint n = 0; table->hand_round < 3; n++)
        {
          g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (table);
          g_autoptr (HkMove) move = hk_move_copy (hk_primary_action_get_move (next));

          g_assert_cmpuint (n, <, 20);
          g_assert_true (make (rand, session, move));
        }
      end (rand, session);
      g_assert_true (hk_table_is_over (table));
      hk_play_refuse (table, "{\"move\":\"phase-done\"}", HK_ERROR_IMPOSSIBLE);
      hk_play_refuse (table, "{\"move\":\"keep\",\"parts\":\"everything\",\"values\":{}}", HK_ERROR_IMPOSSIBLE);
    }
}

/* The moves that only move a turn on, which is what the group does by hand. */
static const char * const turn_moves[] = {
  "activate end-turn action spend give-action move use-skill zombies-moved activation-done end-round pass-step go-to-phase finish",
  "initiative take-turn next-phase set-phase end-turn camp-out finish",
  "end-planning end-rally pass take-turn go-to-phase cleanup-step clean-up begin-day finish daily-missions",
  "next-phase next-turn go-to-phase finish",
  "stop pass next-turn finish",
};

/* Why a move of a part that is kept may still be refused at a table that has just been laid out. */
static const char * const own_refusals[] = {
  /* Army of the Dead: nothing of the kind is in this mission, or waits. */
  "The Taco Truck is not in this mission.",
  "No Wounds wait to be given out.",
  "Helmeted Zeus is not on the board.",
  "Nobody resolves the Challenge of the Vault now.",
  /* Card-Z: there is no battle, or no such scenario. */
  "There is no battle now.",
  "There is no battle between players.",
  "Initiative is rolled only against Human Enemies and other players.",
  "Nothing lies face down behind the first wall of a battlefield.",
  "Only in Mission from God can you retire.",
  "Say first what Character 1 eats.",
  /* Dark Age Z: nothing has led to it, or another part that is kept would have to tell it first. */
  "Nothing has been drawn that this would answer.",
  "The Barbarian King takes no part in this game.",
  "The invasion card of today has not been revealed.",
  /* RFYL: nobody is a zombie player, nothing has been drawn. */
  "Zombie players draw after the card for the other zombies has been drawn.",
  "Every zombie player has a card.",
  "Nobody is tied in speed.",
  "No Event card is open now.",
  /* Zombiez: there is no card yet. */
  "There is no card to place.",
  "There is no card to discard.",
  "No such action card waits to be played.",
  NULL,
};

/* A move that is kept can be made, asks for what it lacks, or has a reason of its own. */
static void
check_kept_move (HkTable    *table,
                 const char *name)
{
  g_autoptr (HkTable) copy = hk_table_copy (table);
  g_autoptr (HkMove) move = hk_move_new (name, NULL);
  g_autoptr (GError) error = NULL;

  if (!hk_table_keeps_move (table, name, NULL))
    g_error ("%s: “%s” is kept and cannot be made", hk_table_get_game (table)->id, name);
  if (!hk_table_apply (copy, move, &error) && !g_error_matches (error, HK_ERROR, HK_ERROR_PARAMETER)
      && !g_strv_contains (own_refusals, error->message))
    g_error ("%s: “%s” is kept, and refused: %s", hk_table_get_game (table)->id, name, error->message);
}

/* The moves of a part that is kept can be made, whatever else is left to the real table. */
static void
check_kept_moves (gsize    number,
                  HkTable *table)
{
  const HkKeepSpec *keep = hk_table_get_game (table)->keep;
  g_auto (GStrv) exempt = split (turn_moves[number]);

  for (guint i = 0; hk_table_goes_by_hand (table) && i < keep->n_parts; i++)
    {
      g_auto (GStrv) moves = split (keep->parts[i].moves);

      for (guint j = 0; hk_table_keeps (table, keep->parts[i].id) && moves[j] != NULL; j++)
        if (strchr (moves[j], '/') == NULL && !g_strv_contains ((const char * const *) exempt, moves[j]))
          check_kept_move (table, moves[j]);
    }
}

static void
test_kept_moves (gconstpointer data)
{
  const gsize number = GPOINTER_TO_SIZE (data);
  const HkKeepSpec *keep = hk_games_lookup (tables[number].game, NULL)->keep;

  if (turn_moves[number] == NULL)
    return;
  g_assert_cmpstr (keep->flow_moves, ==, turn_moves[number]);
  for (guint i = 0; i < keep->n_parts; i++)
    {
      g_autofree char *alone = g_strdup_printf ("[\"%s\"]", keep->parts[i].id);
      g_autoptr (GString) others = g_string_new ("[");
      g_autoptr (HkTable) table = lay_out (number, alone);
      g_autoptr (HkTable) rest = NULL;

      for (guint j = 0; j < keep->n_parts; j++)
        if (j != i)
          g_string_append_printf (others, "%s\"%s\"", others->len > 1 ? "," : "", keep->parts[j].id);
      g_string_append_c (others, ']');
      rest = lay_out (number, others->str);
      check_kept_moves (number, table);
      check_kept_moves (number, rest);
    }
}

/* A part is put down, and taken up again with how it stands now. */
static void
test_mid_game (void)
{
  g_autoptr (HkTable) table = lay_out (0, NULL);
  g_autoptr (HkMove) keep = hk_move_build ("keep", NULL);
  g_autoptr (JsonNode) parts = hk_content_parse ("[\"rounds\",\"danger\",\"health\",\"vault\",\"objectives\",\"equipment\",\"sleepers\"]", -1, "test", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) wounds = NULL;

  g_assert_false (hk_table_goes_by_hand (table));
  hk_play (table, "{\"move\":\"keep\",\"parts\":[\"rounds\",\"danger\",\"health\"]}");
  g_assert_false (hk_table_goes_by_hand (table));
  hk_play_refuse (table, "{\"move\":\"keep\",\"parts\":[\"rounds\",\"danger\",\"health\"]}", HK_ERROR_IMPOSSIBLE);
  hk_play_refuse (table, "{\"move\":\"vault-give-up\"}", HK_ERROR_IMPOSSIBLE);
  hk_play_refuse (table, "{\"move\":\"set\",\"path\":\"sleepers\",\"value\":2}", HK_ERROR_IMPOSSIBLE);
  hk_play (table, "{\"move\":\"keep\",\"parts\":[\"rounds\"]}");
  g_assert_true (hk_table_goes_by_hand (table));
  hk_play_refuse (table, "{\"move\":\"activate\",\"survivor\":0}", HK_ERROR_IMPOSSIBLE);
  hk_play_refuse (table, "{\"move\":\"set\",\"path\":\"survivors/0/wounds\",\"value\":2}", HK_ERROR_IMPOSSIBLE);
  for (int i = 0; i < 4; i++)
    hk_play (table, "{\"move\":\"phase-done\"}");
  g_assert_cmpint (table->hand_round, ==, 2);
  json_object_set_member (hk_move_get_params (keep), "parts", json_node_copy (parts));
  g_assert_false (hk_table_apply (table, keep, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  g_assert_true (g_strv_contains (hk_move_get_asked (keep), "values"));
  hk_play_refuse (table, "{\"move\":\"keep\",\"parts\":\"everything\",\"values\":{\"round\":5}}", HK_ERROR_PARAMETER);
  hk_play (table, "{\"move\":\"keep\",\"parts\":\"everything\",\"values\":{\"survivors/0/wounds\":1,\"sleepers\":4}}");
  g_assert_null (table->parts_kept);
  wounds = hk_record_get_by_path (table, "survivors/0/wounds", NULL);
  g_assert_cmpint (json_node_get_int (wounds), ==, 1);
  {
    int round;

    g_object_get (table, "round", &round, NULL);
    g_assert_cmpint (round, ==, 2);
  }
}

static const HkKeepValue *
find_value (GPtrArray  *values,
            const char *path)
{
  for (guint i = 0; i < values->len; i++)
    if (g_str_equal (((HkKeepValue *) g_ptr_array_index (values, i))->path, path))
      return g_ptr_array_index (values, i);
  g_error ("%s is not asked for", path);
}

/* What is taken up asks for numbers, switches and who it is, and says which lists are still to be told. */
static void
test_taken_up (void)
{
  static const char * const all[] = { "days", "frontiers", "hands", "tokens", "missions", NULL };
  g_autoptr (HkTable) table = lay_out (2, "[\"tokens\"]");
  g_autoptr (GPtrArray) values = hk_table_list_keep_values (table, all);
  const HkKeepValue *fought = find_value (values, "frontiers/0/fought");
  const HkKeepValue *horde = find_value (values, "frontiers/0/horde");
  g_autofree char *holder = NULL;
  g_autofree char *said = NULL;
  g_autoptr (JsonNode) node = NULL;

  g_assert_true (find_value (values, "kingdoms/0/passed")->is_switch);
  g_assert_true (fought->is_switch);
  g_assert_false (horde->is_switch);
  /* So do the records within records. */
  g_assert_true (find_value (values, "frontiers/0/zones/1/defeated")->is_switch);
  holder = hk_keep_dup_group (table, "frontiers/0/zones/1/defeated");
  g_assert_nonnull (holder);
  g_assert_null (hk_keep_dup_group (table, horde->path));
  said = hk_play_say (table, "{\"move\":\"keep\",\"parts\":\"everything\",\"values\":{\"frontiers/0/fought\":true,\"frontiers/0/horde\":4}}");
  g_assert_nonnull (strstr (said, "Still to be told, where there is any on the table: Invasion Cards, Reinforcements"));
  node = hk_record_get_by_path (table, "frontiers/0/fought", NULL);
  g_assert_true (json_node_get_boolean (node));
  hk_play_refuse (table, "{\"move\":\"keep\",\"parts\":[\"tokens\"],\"values\":{\"kingdoms/0/passed\":true}}", HK_ERROR_PARAMETER);
}

static void
test_setup (void)
{
  g_autoptr (HkTable) everything = lay_out (4, "\"everything\"");
  g_autoptr (HkTable) sums = lay_out (4, "[\"sums\"]");
  g_autofree char *headline = hk_table_get_headline (sums);
  g_autofree char *kept = hk_table_describe_kept (sums);

  g_assert_null (everything->parts_kept);
  g_assert_cmpstr (headline, ==, "Turn 1 · The turn");
  g_assert_cmpstr (kept, ==, "The app kept: Sums.");
  hk_play (sums, "{\"move\":\"score\",\"player\":0,\"sets\":2,\"cards\":3}");
  hk_play_refuse (sums, "{\"move\":\"draw\"}", HK_ERROR_IMPOSSIBLE);
  hk_play (sums, "{\"move\":\"end-game\"}");
  {
    g_autofree char *outcome = hk_table_get_outcome (sums);

    g_assert_cmpstr (outcome, ==, "Ann wins with 23 points.");
  }
  hk_play_refuse_setup_saying ("zombiez", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"keep\":[\"vault\"]}", "vault");
  hk_play_refuse_setup_saying ("zombiez", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"keep\":3}", "list of parts");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/keep/declared", test_declared);
  g_test_add_func ("/keep/setup", test_setup);
  g_test_add_func ("/keep/mid-game", test_mid_game);
  g_test_add_func ("/keep/taken-up", test_taken_up);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *ways = g_strdup_printf ("/keep/ways/%s", tables[i].game);
      g_autofree char *random = g_strdup_printf ("/keep/random/%s", tables[i].game);
      g_autofree char *moves = g_strdup_printf ("/keep/kept-moves/%s", tables[i].game);

      g_test_add_data_func (ways, GSIZE_TO_POINTER (i), test_ways);
      g_test_add_data_func (random, GSIZE_TO_POINTER (i), test_random);
      g_test_add_data_func (moves, GSIZE_TO_POINTER (i), test_kept_moves);
    }
  return g_test_run ();
}
