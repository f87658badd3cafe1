/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-error.h"
#include "core/story/hk-course-spec.h"
#include "hk-tally-game.h"

typedef struct
{
  HkRecordClass parent_class;
} HkTallyPlayerClass;

typedef struct
{
  HkTableClass parent_class;
} HkTallyTableClass;

G_DEFINE_TYPE (HkTallyPlayer, hk_tally_player, HK_TYPE_RECORD)
G_DEFINE_TYPE (HkTallyTable, hk_tally_table, HK_TYPE_TABLE)

static void
hk_tally_player_class_init (HkTallyPlayerClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkTallyPlayer, name, "name"),
    HK_INT_FIELD (HkTallyPlayer, score, "score", -10, 1000, 5, "score", .settable = TRUE),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_tally_player_init (HkTallyPlayer *self)
{
}

static gboolean
setup (HkTable *table,
       HkMove  *move,
       GError **error)
{
  HkTallyTable *self = (HkTallyTable *) table;
  static const char * const cards[] = { "a", "b", "c", "d", NULL };
  JsonArray *players = hk_move_get_array (move, "players");
  g_autoptr (HkDeck) deck = hk_deck_new ("the deck", TRUE);

  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      g_autoptr (HkRecord) player = g_object_new (hk_tally_player_get_type (), "name",
                                                  json_object_get_string_member (json_array_get_object_element (players, i), "name"),
                                                  NULL);

      hk_record_list_append (self->players, player);
    }
  hk_deck_fill (deck, cards);
  hk_deck_shuffle (deck, hk_move_get_random_log (move));
  hk_record_set_record (self, &self->deck, deck);
  hk_record_set_int (self, &self->round, 1);
  hk_move_log (move, "%u sit down.", json_array_get_length (players));
  return TRUE;
}

HkTallyPlayer *
hk_tally_get_player (HkTable *table,
                     guint    n)
{
  g_autoptr (GObject) player = g_list_model_get_item (G_LIST_MODEL (((HkTallyTable *) table)->players), n);

  return (HkTallyPlayer *) player;
}

static gboolean
apply_score (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkTallyPlayer *player = hk_tally_get_player (table, (guint) hk_move_get_int (move, "player", 0));
  int points = hk_move_get_int (move, "points", 0);

  if (player == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, "There is no such player.");
      return FALSE;
    }
  if (points < 0 && !hk_move_require_rule (move, "tally/points", error, "Points are not taken away."))
    return FALSE;
  if (points >= 10)
    {
      hk_move_cite (move, "tally/ruling.points");
      points *= hk_table_plays_otherwise (table, "tally/ruling.points") ? 2 : 1;
    }
  hk_record_set_int (player, &player->score, CLAMP (player->score + points, -10, 1000));
  hk_move_log (move, "%s scores %d.", player->name, points);
  return TRUE;
}

/* Changes the table before it finds that it must refuse: the table has to be put back. */
static gboolean
apply_stumble (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkTallyTable *self = (HkTallyTable *) table;

  hk_record_set_int (self, &self->round, self->round + 1);
  hk_record_list_remove_all (self->players);
  g_set_error (error, HK_ERROR, HK_ERROR_REFUSED, "Stumbled.");
  return FALSE;
}

static gboolean
apply_draw (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkTallyTable *self = (HkTallyTable *) table;
  g_autofree char *card = hk_deck_draw (self->deck, hk_move_get_random_log (move), error);
  g_autoptr (JsonObject) component = json_object_new ();

  if (card == NULL)
    return FALSE;
  hk_deck_discard (self->deck, card);
  hk_move_log (move, "Card %s, die %u.", card, hk_move_pick (move, 6) + 1);
  json_object_set_string_member (component, "id", card);
  hk_move_learn (move, "card", component);
  return TRUE;
}

static gboolean
apply_end (HkTable *table,
           HkMove  *move,
           GError **error)
{
  hk_record_set_boolean (table, &((HkTallyTable *) table)->over, TRUE);
  hk_move_log (move, "The end.");
  return TRUE;
}

static GPtrArray *
list_steps (HkTable *table)
{
  HkTallyTable *self = (HkTallyTable *) table;
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (steps, hk_step_new ("score", "play", "Play", "Score", NULL,
                                       hk_table_is_ticked (table, "score") ? HK_STEP_DONE : HK_STEP_CURRENT));
  g_ptr_array_add (steps, hk_step_new ("end", "play", "Play", "End", NULL, self->over ? HK_STEP_DONE : HK_STEP_TODO));
  return steps;
}

static HkPrimaryAction *
get_primary_action (HkTable *table)
{
  return hk_table_is_over (table) ? NULL : hk_primary_action_new ("Draw", hk_move_build ("draw", NULL));
}

static gboolean
is_over (HkTable *table)
{
  return ((HkTallyTable *) table)->over;
}

static char *
get_headline (HkTable *table)
{
  return g_strdup_printf ("Round %d", ((HkTallyTable *) table)->round);
}

static char *
get_outcome (HkTable *table)
{
  return g_strdup ("Everybody won.");
}

static void
hk_tally_table_class_init (HkTallyTableClass *klass)
{
  static const HkField fields[] = {
    HK_LIST_FIELD (HkTallyTable, players, "players", hk_tally_player_get_type, "Player", .plural = "Players"),
    HK_RECORD_FIELD (HkTallyTable, deck, "deck", hk_deck_get_type, "deck"),
    HK_INT_FIELD (HkTallyTable, round, "round", 0, 99, 0),
    HK_BOOLEAN_FIELD (HkTallyTable, over, "over", "over"),
    HK_STRV_FIELD (HkTallyTable, house_rules, "house-rules"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_tally_table_init (HkTallyTable *self)
{
}

static const HkParamSpec score_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 9, NULL, "Who", "Player" },
  { "points", HK_PARAM_INT, TRUE, -99, 99, NULL, "How many", "Points" },
};

static const char * const moods[] = { "calm", "wild", NULL };

static const HkParamSpec options[] = {
  { "mood", HK_PARAM_STRING, FALSE, 0, 0, moods, "The mood" },
};

static const HkHouseRuleSpec house_rules[] = {
  { "double", "Points count double", "tally/ruling.points" },
  { "none", "Nothing counts", "tally/ruling.nothing" },
};

static const HkMoveSpec moves[] = {
  { "score", "Score", "tally/points", score_params, G_N_ELEMENTS (score_params), apply_score },
  { "draw", "Draw", NULL, NULL, 0, apply_draw },
  { "stumble", "Stumble", NULL, NULL, 0, apply_stumble },
  { "end", "End", NULL, NULL, 0, apply_end },
};

static const HkTableFuncs funcs = {
  .setup = setup,
  .list_steps = list_steps,
  .get_primary_action = get_primary_action,
  .is_over = is_over,
  .get_headline = get_headline,
  .get_outcome = get_outcome,
};

static const HkGameSpec spec = {
  .id = "tally",
  .title = "Tally",
  .tagline = "A game to try the house with",
  .min_players = 1,
  .max_players = 3,
  .duration = "no time",
  .table_type = hk_tally_table_get_type,
  .funcs = &funcs,
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .moves = moves,
  .n_moves = G_N_ELEMENTS (moves),
  .house_rules = house_rules,
  .n_house_rules = G_N_ELEMENTS (house_rules),
};

const HkGameSpec *
hk_tally_get_spec (void)
{
  return &spec;
}

JsonObject *
hk_tally_make_setup (guint n_players)
{
  static const char * const names[] = { "Ann", "Bo", "Cy", "Di" };
  JsonObject *object = json_object_new ();
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < n_players; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", names[i]);
      json_array_add_object_element (players, player);
    }
  json_object_set_array_member (object, "players", players);
  return object;
}

static gboolean
read_score (HkTable *table,
            int      player,
            int     *value)
{
  *value = hk_tally_get_player (table, (guint) player)->score;
  return *value >= 0;
}

static const HkSeriesSpec series[] = {
  { "Points", "players", NULL, read_score, 1 },
};

/* Every ten points are told. */
static int
read_tens (HkTable *table,
           int      player)
{
  return hk_tally_get_player (table, (guint) player)->score / 10;
}

static char *
tell_tens (HkTable *table,
           int      player,
           int      tens)
{
  return g_strdup_printf ("%s: %d0.", hk_tally_get_player (table, (guint) player)->name, tens);
}

static const HkTurnSpec turns[] = {
  { "players", read_tens, tell_tens },
};

static const HkCourseSpec course = { series, G_N_ELEMENTS (series), turns, G_N_ELEMENTS (turns), "round", NULL };

static void __attribute__ ((constructor))
register_game (void)
{
  hk_games_register (&spec);
  hk_course_spec_register (spec.id, &course);
}
