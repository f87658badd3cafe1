/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <json-glib/json-glib.h>

#include "hk-summary.h"

/* Games for BG Stats: a link, which other apps are invited to make
 * (https://www.bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites/), and a file of the form in which BG Stats
 * shares plays. Both name games and players by ids of ours, which BG Stats matches with its own once and remembers. */

#define LINK "https://app.bgstatsapp.com/createPlay.html?data="
#define SOURCE "Hordekeeper"

/* BG Stats takes and gives times without a zone, in UTC, and dates a play by its end. */
static char *
format_time (GDateTime *time)
{
  g_autoptr (GDateTime) utc = time == NULL ? g_date_time_new_now_utc () : g_date_time_to_utc (time);

  return g_date_time_format (utc, "%Y-%m-%d %H:%M:%S");
}

/* One for each person, whatever the journal calls them. */
static char *
dup_player_id (const HkSummaryPlayer *player)
{
  return hk_people_dup_key (player->name);
}

static gboolean
has_points (const HkSummary *summary)
{
  for (guint i = 0; i < summary->players->len; i++)
    if (((const HkSummaryPlayer *) g_ptr_array_index (summary->players, i))->result.has_points)
      return TRUE;
  return FALSE;
}

static void
set_variant (JsonObject   *object,
             const HkSummary *summary)
{
  if (summary->variant != NULL && summary->variant[0] != '\0')
    json_object_set_string_member (object, "board", summary->variant);
}

static JsonObject *
describe_for_link (const HkSummary *summary)
{
  g_autofree char *date = format_time (summary->ended);
  JsonObject *object = json_object_new ();
  JsonObject *game = json_object_new ();
  JsonArray *players = json_array_new ();

  json_object_set_string_member (object, "sourceName", SOURCE);
  json_object_set_string_member (object, "sourcePlayId", summary->id);
  json_object_set_string_member (object, "playDate", date);
  if (summary->time >= G_TIME_SPAN_MINUTE)
    json_object_set_int_member (object, "durationMin", summary->time / G_TIME_SPAN_MINUTE);
  set_variant (object, summary);
  json_object_set_string_member (game, "name", summary->game->title);
  json_object_set_string_member (game, "sourceGameId", summary->game->id);
  json_object_set_boolean_member (game, "highestWins", TRUE);
  json_object_set_boolean_member (game, "noPoints", !has_points (summary));
  json_object_set_object_member (object, "game", game);
  for (guint i = 0; i < summary->players->len; i++)
    {
      const HkSummaryPlayer *player = g_ptr_array_index (summary->players, i);
      g_autofree char *id = dup_player_id (player);
      JsonObject *one = json_object_new ();

      json_object_set_string_member (one, "name", player->name);
      json_object_set_string_member (one, "sourcePlayerId", id);
      json_object_set_boolean_member (one, "winner", player->result.won);
      if (player->result.has_points)
        json_object_set_int_member (one, "score", player->result.points);
      if (player->result.place > 0)
        json_object_set_int_member (one, "rank", player->result.place);
      json_array_add_object_element (players, one);
    }
  json_object_set_array_member (object, "players", players);
  return object;
}

/* Returns (transfer full): a link that brings the game into BG Stats, where it asks before it keeps it. */
char *
hk_summary_to_link (const HkSummary *self)
{
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autofree char *text = NULL;
  g_autofree char *escaped = NULL;

  json_node_init (node, JSON_NODE_OBJECT);
  json_node_take_object (node, describe_for_link (self));
  text = json_to_string (node, FALSE);
  escaped = g_uri_escape_string (text, NULL, FALSE);
  return g_strconcat (LINK, escaped, NULL);
}

/* The same for the same thing wherever it is written; of the form of a UUID made of a name (RFC 9562, version 5). */
static char *
make_uuid (const char *kind,
           const char *name)
{
  g_autofree char *text = g_strconcat (SOURCE, "/", kind, "/", name, NULL);
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA1, text, -1);
  char *uuid = g_strdup_printf ("%.8s-%.4s-5%.3s-%c%.3s-%.12s", hash, hash + 8, hash + 13, "89AB"[hash[16] & 3], hash + 17, hash + 20);

  for (char *c = uuid; *c != '\0'; c++)
    *c = g_ascii_toupper (*c);
  return uuid;
}

/* A file refers to its games and players by their numbers. Returns the number, from 1; @things has the names. */
static int
find_number (GPtrArray  *things,
             const char *name,
             gboolean   *is_new)
{
  guint number;

  *is_new = !g_ptr_array_find_with_equal_func (things, name, g_str_equal, &number);
  if (!*is_new)
    return (int) number + 1;
  g_ptr_array_add (things, g_strdup (name));
  return (int) things->len;
}

typedef struct
{
  GPtrArray *game_ids;
  GPtrArray *player_ids;
  JsonArray *games;
  JsonArray *players;
  JsonArray *plays;
} File;

static int
add_game (File            *file,
          const HkSummary *summary,
          const char      *date)
{
  g_autofree char *uuid = make_uuid ("game", summary->game->id);
  gboolean is_new;
  const int number = find_number (file->game_ids, summary->game->id, &is_new);
  JsonObject *game;

  if (!is_new)
    return number;
  game = json_object_new ();
  json_object_set_string_member (game, "uuid", uuid);
  json_object_set_int_member (game, "id", number);
  json_object_set_string_member (game, "name", summary->game->title);
  json_object_set_string_member (game, "modificationDate", date);
  json_object_set_boolean_member (game, "cooperative", summary->is_together);
  json_object_set_boolean_member (game, "highestWins", TRUE);
  json_object_set_boolean_member (game, "noPoints", !has_points (summary));
  json_object_set_boolean_member (game, "usesTeams", FALSE);
  json_array_add_object_element (file->games, game);
  return number;
}

static int
add_player (File                  *file,
            const HkSummaryPlayer *player,
            const char            *date)
{
  g_autofree char *id = dup_player_id (player);
  g_autofree char *uuid = make_uuid ("player", id);
  gboolean is_new;
  const int number = find_number (file->player_ids, id, &is_new);
  JsonObject *object;

  if (!is_new)
    return number;
  object = json_object_new ();
  json_object_set_string_member (object, "uuid", uuid);
  json_object_set_int_member (object, "id", number);
  json_object_set_string_member (object, "name", player->name);
  json_object_set_boolean_member (object, "isAnonymous", FALSE);
  json_object_set_string_member (object, "modificationDate", date);
  json_array_add_object_element (file->players, object);
  return number;
}

static void
add_play (File            *file,
          const HkSummary *summary)
{
  g_autofree char *date = format_time (summary->ended);
  g_autofree char *uuid = make_uuid ("play", summary->id);
  JsonObject *object = json_object_new ();
  JsonArray *scores = json_array_new ();

  json_object_set_string_member (object, "uuid", uuid);
  json_object_set_string_member (object, "modificationDate", date);
  json_object_set_string_member (object, "entryDate", date);
  json_object_set_string_member (object, "playDate", date);
  json_object_set_boolean_member (object, "usesTeams", FALSE);
  json_object_set_int_member (object, "durationMin", summary->time / G_TIME_SPAN_MINUTE);
  json_object_set_boolean_member (object, "ignored", FALSE);
  /* Ties may be broken by more than points. */
  json_object_set_boolean_member (object, "manualWinner", TRUE);
  json_object_set_int_member (object, "rounds", 0);
  json_object_set_int_member (object, "gameRefId", add_game (file, summary, date));
  set_variant (object, summary);
  for (guint i = 0; i < summary->players->len; i++)
    {
      const HkSummaryPlayer *player = g_ptr_array_index (summary->players, i);
      g_autofree char *points = player->result.has_points ? g_strdup_printf ("%d", player->result.points) : NULL;
      JsonObject *score = json_object_new ();

      json_object_set_int_member (score, "playerRefId", add_player (file, player, date));
      if (points != NULL)
        json_object_set_string_member (score, "score", points);
      json_object_set_boolean_member (score, "winner", player->result.won);
      json_object_set_boolean_member (score, "newPlayer", FALSE);
      json_object_set_boolean_member (score, "startPlayer", FALSE);
      json_object_set_int_member (score, "rank", player->result.place);
      json_object_set_int_member (score, "seatOrder", (int) i + 1);
      json_array_add_object_element (scores, score);
    }
  json_object_set_array_member (object, "playerScores", scores);
  json_array_add_object_element (file->plays, object);
}

/* Returns (transfer full): what a file of BG Stats, whose name ends in .bgsplay, holds of the games. */
char *
hk_summaries_to_bgstats (const HkSummary * const *summaries,
                     guint                 n_summaries)
{
  g_autoptr (GPtrArray) game_ids = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) player_ids = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (JsonNode) node = json_node_alloc ();
  File file = { game_ids, player_ids, json_array_new (), json_array_new (), json_array_new () };
  JsonObject *object = json_object_new ();
  JsonObject *user = json_object_new ();

  for (guint i = 0; i < n_summaries; i++)
    add_play (&file, summaries[i]);
  json_object_set_string_member (object, "about", "Plays kept by Hordekeeper, to be opened with Board Game Stats.");
  json_object_set_array_member (object, "players", file.players);
  json_object_set_array_member (object, "locations", json_array_new ());
  json_object_set_array_member (object, "games", file.games);
  json_object_set_array_member (object, "plays", file.plays);
  /* Nobody at the table is the owner of the file. */
  json_object_set_int_member (user, "meRefId", 0);
  json_object_set_object_member (object, "userInfo", user);
  json_node_init (node, JSON_NODE_OBJECT);
  json_node_take_object (node, object);
  return json_to_string (node, TRUE);
}
