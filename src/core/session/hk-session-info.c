/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "hk-journal.h"
#include "hk-session-info-private.h"
#include "hk-session-private.h"

/* What the library shows of a session, read from its journal without following the moves, and only when it is asked for. */
struct _HkSessionInfo
{
  GObject    parent_instance;

  char      *path;
  gboolean   is_read;
  gboolean   is_gone;
  char      *title;
  char      *game_id;
  char      *players;
  char      *headline;
  char      *outcome;
  char      *problem;
  char      *id;
  HkSessionFacts facts;
  GDateTime *played; /* of @facts, once it has been asked for */
  guint      n_moves;
  GTimeSpan  length;
};

/* What stands in a journal before the moment of a move, and before that of the beginning. */
#define AT      "\"at\":\""
#define CREATED "\"created\":\""

/* So much of the end of a journal has nearly always a move in it; where it has none, so many times as much is looked at. */
#define TAIL 4096
#define MORE 16

/* The id of a game, and how much of its journal nearly always has it. */
#define ID   "\"id\":\""
#define HEAD 512

G_DEFINE_FINAL_TYPE (HkSessionInfo, hk_session_info, G_TYPE_OBJECT)

static void
hk_session_info_finalize (GObject *object)
{
  HkSessionInfo *self = HK_SESSION_INFO (object);

  g_free (self->path);
  g_free (self->title);
  g_free (self->game_id);
  g_free (self->players);
  g_free (self->headline);
  g_free (self->outcome);
  g_free (self->problem);
  g_free (self->id);
  g_clear_pointer (&self->played, g_date_time_unref);
  G_OBJECT_CLASS (hk_session_info_parent_class)->finalize (object);
}

static void
hk_session_info_class_init (HkSessionInfoClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_session_info_finalize;
}

static void
hk_session_info_init (HkSessionInfo *self)
{
}

static char *
list_players (JsonObject *header)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  JsonNode *setup = json_object_get_member (header, "setup");
  JsonNode *players = setup == NULL || !JSON_NODE_HOLDS_OBJECT (setup) ? NULL
                      : json_object_get_member (json_node_get_object (setup), "players");

  for (guint i = 0; players != NULL && JSON_NODE_HOLDS_ARRAY (players)
                    && i < json_array_get_length (json_node_get_array (players)); i++)
    {
      JsonNode *player = json_array_get_element (json_node_get_array (players), i);

      if (JSON_NODE_HOLDS_OBJECT (player))
        {
          const char *name = json_object_get_string_member_with_default (json_node_get_object (player), "name", NULL);

          g_strv_builder_add (names, name == NULL ? "?" : name);
        }
    }
  all = g_strv_builder_end (names);
  return g_strjoinv (", ", all);
}

static gboolean
begins (const HkJournalLine *line,
        const char          *prefix)
{
  const gsize length = strlen (prefix);

  return line->length >= length && memcmp (line->text, prefix, length) == 0;
}

/* (nullable): the last moment in the text that stands after @member.
 * @member: as it stands in a journal, with the quotation mark before the moment */
static GDateTime *
find_moment (const char *text,
             gsize       length,
             const char *member)
{
  const char *found = g_strrstr_len (text, (gssize) length, member);
  const char *end = found == NULL ? NULL : memchr (found + strlen (member), '"', (gsize) (text + length - found) - strlen (member));
  g_autofree char *moment = end == NULL ? NULL : g_strndup (found + strlen (member), (gsize) (end - found) - strlen (member));

  return moment == NULL ? NULL : g_date_time_new_from_iso8601 (moment, NULL);
}

/* When the move of a line was made; %NULL where it does not say. */
static GDateTime *
find_time (const HkJournalLine *line)
{
  return find_moment (line->text, line->length, AT);
}

/* Adds up the times between the moves that were no pauses. */
static void
add_length (HkSessionInfo *self,
            GArray        *lines,
            const char    *created)
{
  g_autoptr (GDateTime) before = created == NULL ? NULL : g_date_time_new_from_iso8601 (created, NULL);

  for (guint i = 1; i < lines->len; i++)
    {
      const HkJournalLine *line = &g_array_index (lines, HkJournalLine, i);
      g_autoptr (GDateTime) now = begins (line, "{\"move\":") ? find_time (line) : NULL;
      const GTimeSpan time = before == NULL || now == NULL ? 0 : g_date_time_difference (now, before);

      if (now == NULL)
        continue;
      if (time > 0 && time <= HK_SESSION_PAUSE)
        self->length += time;
      g_clear_pointer (&before, g_date_time_unref);
      before = g_steal_pointer (&now);
    }
}

static gboolean
read_journal (HkSessionInfo *self,
              GError       **error)
{
  g_autoptr (HkJournal) journal = hk_journal_open (self->path, FALSE, error);
  g_autoptr (JsonObject) header = NULL;
  g_autoptr (JsonObject) standing = NULL;
  const HkJournalLine *first;
  GArray *lines;
  gboolean titled = FALSE;

  if (journal == NULL)
    return FALSE;
  lines = hk_journal_get_lines (journal);
  first = lines->len == 0 ? NULL : &g_array_index (lines, HkJournalLine, 0);
  if (first == NULL && !hk_journal_check (journal, error))
    return FALSE;
  header = hk_journal_read_header (first == NULL ? "" : first->text, first == NULL ? 0 : first->length, self->path, error);
  if (header == NULL)
    return FALSE;
  self->game_id = g_strdup (json_object_get_string_member_with_default (header, "game", NULL));
  self->title = g_strdup (json_object_get_string_member_with_default (header, "title", NULL));
  g_set_str (&self->id, json_object_get_string_member_with_default (header, "id", NULL));
  self->players = list_players (header);
  if (self->game_id == NULL || hk_games_lookup (self->game_id, error) == NULL)
    return FALSE;
  for (guint i = lines->len; i-- > 1;)
    {
      const HkJournalLine *line = &g_array_index (lines, HkJournalLine, i);

      if (begins (line, "{\"move\":"))
        self->n_moves++;
      if (begins (line, HK_SNAPSHOT_PREFIX))
        continue;
      if (begins (line, "{\"title\":"))
        {
          g_autoptr (JsonObject) object = titled ? NULL : hk_journal_parse_line (line->text, line->length, i + 1, self->path, NULL);

          if (object != NULL)
            g_set_str (&self->title, json_object_get_string_member_with_default (object, "title", self->title));
          titled = TRUE;
        }
      else if (standing == NULL)
        standing = hk_journal_parse_line (line->text, line->length, i + 1, self->path, NULL);
    }
  if (standing == NULL)
    standing = json_object_ref (header);
  add_length (self, lines, json_object_get_string_member_with_default (header, "created", NULL));
  self->headline = g_strdup (json_object_get_string_member_with_default (standing, "now", NULL));
  self->outcome = g_strdup (json_object_get_string_member_with_default (standing, "over", NULL));
  return hk_journal_check (journal, error);
}

/* What can be said of a file without reading it. */
static HkSessionFacts
get_facts (const struct stat *about)
{
  return (HkSessionFacts) {
    .modified = (gint64) about->st_mtim.tv_sec * G_USEC_PER_SEC + about->st_mtim.tv_nsec / 1000,
    .size = about->st_size,
    .inode = about->st_ino,
  };
}

/* Whether both are of the same file, and it as it was. The time alone does not tell: it goes by the ticks of the kernel, and a file is
 * replaced within one. */
gboolean
hk_session_facts_is_same (const HkSessionFacts *a,
                          const HkSessionFacts *b)
{
  return a->modified == b->modified && a->size == b->size && a->inode == b->inode;
}

/* (transfer full) (nullable): what stands in the file from there on.
 * @from: 0 for the whole file */
static char *
read_end (const char *path,
          goffset     from,
          gsize       most,
          gsize      *length)
{
  char *text = NULL;
  gssize n = -1;
  int file;

  if (from == 0)
    return g_file_get_contents (path, &text, length, NULL) ? text : NULL;
  file = open (path, O_RDONLY | O_CLOEXEC);
  if (file >= 0)
    {
      text = g_malloc (most);
      n = pread (file, text, most, from);
      close (file);
    }
  if (n < 0)
    g_clear_pointer (&text, g_free);
  *length = (gsize) MAX (n, 0);
  return text;
}

/* When the last move was made, by the journal itself: its file is also written when it is renamed, copied or restored. Without moves
 * it is when the table was laid out. */
static gint64
find_played (const char           *path,
             const HkSessionFacts *facts)
{
  g_autoptr (GDateTime) found = NULL;
  goffset from = facts->size;

  for (goffset tail = TAIL; found == NULL && from > 0; tail *= MORE)
    {
      g_autofree char *text = NULL;
      gsize length;

      from = MAX (facts->size - tail, 0);
      text = read_end (path, from, (gsize) tail, &length);
      if (text != NULL)
        found = find_moment (text, length, AT);
      if (found == NULL && text != NULL && from == 0)
        found = find_moment (text, length, CREATED);
    }
  return found == NULL ? facts->modified : g_date_time_to_unix_usec (found);
}

/* (transfer full) (nullable): what the library shows of the journal at @path; %NULL where there is no file.
 * @known: (nullable): what was known of it; it is not read again where the file is the same */
HkSessionInfo *
hk_session_info_new_known (const char           *path,
                           const HkSessionFacts *known)
{
  HkSessionInfo *self;
  struct stat about;

  if (stat (path, &about) != 0)
    return NULL;
  self = g_object_new (HK_TYPE_SESSION_INFO, NULL);
  self->path = g_strdup (path);
  self->facts = get_facts (&about);
  if (known != NULL && hk_session_facts_is_same (known, &self->facts))
    self->facts = *known;
  else
    self->facts.played = find_played (path, &self->facts);
  return self;
}

/* (transfer full) (nullable): what the library shows of the journal at @path; %NULL where there is no file. */
HkSessionInfo *
hk_session_info_new (const char *path)
{
  return hk_session_info_new_known (path, NULL);
}

/* (transfer none): what is known of the file. */
const HkSessionFacts *
hk_session_info_get_facts (HkSessionInfo *self)
{
  return &self->facts;
}

/* Whether the file is the one that @self was made of, and as it was. */
gboolean
hk_session_info_is_current (HkSessionInfo *self)
{
  HkSessionFacts now;
  struct stat about;

  if (stat (self->path, &about) != 0)
    return FALSE;
  now = get_facts (&about);
  return hk_session_facts_is_same (&self->facts, &now);
}

/* Reads the journal, if that has not been done. */
static HkSessionInfo *
read_once (HkSessionInfo *self)
{
  g_autoptr (GError) error = NULL;

  if (self->is_read)
    return self;
  self->is_read = TRUE;
  if (!read_journal (self, &error))
    self->problem = g_strdup (error->message);
  if (self->is_gone)
    g_set_str (&self->problem, _("The file of this game is gone. A second copy of it is kept; open it to get the game back."));
  if (self->title == NULL)
    self->title = g_path_get_basename (self->path);
  /* A file that is gone may come back as it was. */
  if (!self->is_gone)
    self->facts.standing = self->outcome == NULL && self->problem == NULL ? HK_SESSION_STANDING_OPEN : HK_SESSION_STANDING_CLOSED;
  return self;
}

/* Whether the game can be gone on with: it is not over, and its journal can be read. */
gboolean
hk_session_info_is_open (HkSessionInfo *self)
{
  if (self->facts.standing == HK_SESSION_STANDING_UNKNOWN)
    read_once (self);
  return self->facts.standing == HK_SESSION_STANDING_OPEN;
}

/* Makes it that of a second copy whose game is not there any more, before it is read. */
void
hk_session_info_set_gone (HkSessionInfo *self)
{
  self->is_gone = TRUE;
}

/* (transfer full) (nullable): the id where a journal begins as they are written; %NULL does not say that there is none. */
static char *
read_id (const char *path)
{
  g_autofd int file = open (path, O_RDONLY | O_CLOEXEC);
  char text[HEAD];
  const gssize length = file < 0 ? -1 : pread (file, text, sizeof text, 0);
  const char *id = length <= 0 ? NULL : g_strstr_len (text, length, ID);
  const char *end = id == NULL ? NULL : memchr (id + strlen (ID), '"', (gsize) (text + length - id) - strlen (ID));
  const char *title = length <= 0 ? NULL : g_strstr_len (text, length, "\"title\":");

  if (end == NULL || (title != NULL && title < id) || memchr (id, '\\', (gsize) (end - id)) != NULL)
    return NULL;
  return g_strndup (id + strlen (ID), (gsize) (end - id) - strlen (ID));
}

/* (transfer none) (nullable): what the game was called by itself when it began; for that alone it is not read. */
const char *
hk_session_info_get_id (HkSessionInfo *self)
{
  if (self->id == NULL && !self->is_read)
    self->id = read_id (self->path);
  return self->id != NULL ? self->id : read_once (self)->id;
}

/* (transfer none): the journal. */
const char *
hk_session_info_get_path (HkSessionInfo *self)
{
  return self->path;
}

/* (transfer none): what the game is called. */
const char *
hk_session_info_get_title (HkSessionInfo *self)
{
  return read_once (self)->title;
}

/* (transfer none) (nullable): the id of its game. */
const char *
hk_session_info_get_game_id (HkSessionInfo *self)
{
  return read_once (self)->game_id;
}

/* (transfer none) (nullable): the names of its players. */
const char *
hk_session_info_get_players (HkSessionInfo *self)
{
  return read_once (self)->players;
}

/* (transfer none) (nullable): how far it is. */
const char *
hk_session_info_get_headline (HkSessionInfo *self)
{
  return read_once (self)->headline;
}

/* (transfer none) (nullable): how it ended; NULL while it goes on. */
const char *
hk_session_info_get_outcome (HkSessionInfo *self)
{
  return read_once (self)->outcome;
}

/* (transfer none) (nullable): why it cannot be opened. */
const char *
hk_session_info_get_problem (HkSessionInfo *self)
{
  return read_once (self)->problem;
}

/* (transfer none): when the last move was made in it, or the table was laid out. */
GDateTime *
hk_session_info_get_played (HkSessionInfo *self)
{
  if (self->played == NULL)
    self->played = g_date_time_new_from_unix_utc_usec (self->facts.played);
  return self->played;
}

/* How many moves were ever made in it. */
guint
hk_session_info_get_n_moves (HkSessionInfo *self)
{
  return read_once (self)->n_moves;
}

/* How long it was played, without pauses of more than %HK_SESSION_PAUSE, in microseconds. */
GTimeSpan
hk_session_info_get_length (HkSessionInfo *self)
{
  return read_once (self)->length;
}
