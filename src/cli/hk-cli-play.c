/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <stdio.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "core/session/hk-session.h"
#include "hk-cli.h"

/* Sessions from scripts and journals. */

static void
print_table (HkSession *session,
             gboolean   log,
             gboolean   secrets)
{
  g_autoptr (JsonNode) node = NULL;

  if (log)
    {
      g_autofree char *story = hk_session_to_story (session);

      g_print ("%s", story);
      return;
    }
  node = secrets ? hk_record_save (hk_session_get_table (session)) : hk_table_save_seen (hk_session_get_table (session), HK_VIEWER_NOBODY);
  hk_cli_print_json (node);
}

static JsonObject *
parse_line (const char *text,
            gsize       length,
            GError    **error)
{
  g_autoptr (JsonNode) node = hk_content_parse (text, (gssize) length, _("This line"), error);

  if (node == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("This line is not an object."));
      return NULL;
    }
  return json_object_ref (json_node_get_object (node));
}

/* The first line of a script: the setup object, with the game's id beside its members. */
static HkSession *
begin (JsonObject *line,
       const char *seed,
       const char *keep,
       GError    **error)
{
  g_autoptr (JsonObject) setup = json_object_new ();
  const HkGameSpec *game;
  const char *id = hk_content_string (line, "game", _("the setup"), error);
  const char *title = json_object_get_string_member_with_default (line, "title", NULL);
  gint64 own_seed = json_object_get_int_member_with_default (line, "seed", 0);
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;

  if (id == NULL)
    return NULL;
  game = hk_games_lookup (id, error);
  if (game == NULL)
    return NULL;
  json_object_iter_init_ordered (&iter, line);
  while (json_object_iter_next_ordered (&iter, &member, &value))
    if (!g_str_equal (member, "game") && !g_str_equal (member, "title") && !g_str_equal (member, "seed"))
      json_object_set_member (setup, member, json_node_copy (value));
  return hk_session_new (game, setup, title,
                         seed != NULL ? g_ascii_strtoull (seed, NULL, 10) : (guint64) own_seed, keep, error);
}

/* How many moves an undo or a redo is about. */
static gboolean
get_count (JsonObject *line,
           const char *member,
           guint      *n_moves,
           GError    **error)
{
  JsonNode *node = json_object_get_member (line, member);

  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64 && json_node_get_int (node) >= 1
      && json_node_get_int (node) <= G_MAXUINT)
    {
      *n_moves = (guint) json_node_get_int (node);
      return TRUE;
    }
  /* Translators: %s: undo or redo */
  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” takes how many moves it is about: a whole number from 1."), member);
  return FALSE;
}

static gboolean
follow (HkSession  *session,
        JsonObject *line,
        GError    **error)
{
  g_autoptr (HkMove) move = NULL;
  g_autofree char *asked = NULL;
  guint n;

  if (json_object_has_member (line, "undo"))
    return get_count (line, "undo", &n, error) && hk_session_undo (session, n, error);
  if (json_object_has_member (line, "redo"))
    return get_count (line, "redo", &n, error) && hk_session_redo (session, n, error);
  move = hk_move_new_from_json (line, error);
  if (move == NULL)
    return FALSE;
  if (hk_session_play (session, move, error))
    return TRUE;
  asked = g_strjoinv (", ", (GStrv) hk_move_get_asked (move));
  if (asked[0] != '\0')
    /* Translators: in front of what is wrong with a line of a script; %s: names of parameters */
    g_prefix_error (error, _("(parameters: %s) "), asked);
  return FALSE;
}

/* Plays a script line by line as it comes, so that a program can talk to it through a pipe. With --acknowledge the
 * number of every line is printed once its move is on the disk. With --lenient a refused line changes nothing and
 * the next one is played. Returns what to leave the program with. */
int
hk_cli_play (int    argc,
             char **argv)
{
  gboolean log = FALSE;
  gboolean secrets = FALSE;
  gboolean acknowledge = FALSE;
  gboolean lenient = FALSE;
  g_autofree char *seed = NULL;
  g_autofree char *keep = NULL;
  const GOptionEntry entries[] = {
    { "log", 0, 0, G_OPTION_ARG_NONE, &log, N_("Print the story instead of the table"), NULL },
    { "secrets", 0, 0, G_OPTION_ARG_NONE, &secrets, N_("Print also what is hidden from everybody at the table"), NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, N_("The seed of all chance"), N_("NUMBER") },
    { "keep", 0, 0, G_OPTION_ARG_FILENAME, &keep, N_("Also write the journal"), N_("FILE") },
    { "acknowledge", 0, 0, G_OPTION_ARG_NONE, &acknowledge, N_("Print the number of every line that has been played"), NULL },
    { "lenient", 0, 0, G_OPTION_ARG_NONE, &lenient, N_("Go on after a refused line"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;
  FILE *input;
  guint n_refused = 0;
  int status;

  if (!hk_cli_parse (&argc, &argv, entries, "FILE [--log] [--secrets] [--seed N] [--keep FILE] [--lenient]", 1, &status))
    return status;
  if (seed != NULL && !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, NULL, NULL))
    return hk_cli_usage (_("--seed takes a whole number, not “%s”"), seed);
  input = g_str_equal (argv[1], "-") ? stdin : fopen (argv[1], "r");
  if (input == NULL)
    {
      g_set_error (&error, HK_ERROR, HK_ERROR_STORAGE, _("It cannot be read."));
      return hk_cli_refuse (error, "%s", argv[1]);
    }
  for (guint number = 1;; number++)
    {
      gsize length;
      g_autofree char *text = hk_cli_read_line (input, &length, &error);
      g_autoptr (JsonObject) line = NULL;
      gboolean ok;

      if (text == NULL)
        break;
      if (length == 0 || text[0] == '#')
        continue;
      line = parse_line (text, length, &error);
      if (line == NULL)
        ok = FALSE;
      else if (session == NULL)
        ok = (session = begin (line, seed, keep, &error)) != NULL;
      else
        ok = follow (session, line, &error);
      if (!ok)
        {
          const int refused = hk_cli_refuse (error, _("line %u"), number);

          if (!lenient || session == NULL)
            return refused;
          n_refused++;
          g_clear_error (&error);
          continue;
        }
      if (acknowledge)
        {
          g_print ("%u\n", number);
          fflush (stdout);
        }
    }
  if (input != stdin)
    fclose (input);
  if (error != NULL)
    return hk_cli_refuse (error, "%s", argv[1]);
  if (session == NULL)
    {
      g_set_error (&error, HK_ERROR, HK_ERROR_FORMAT, _("The script is empty; its first line is the setup."));
      return hk_cli_refuse (error, NULL);
    }
  print_table (session, log, secrets);
  if (n_refused == 0)
    return HK_CLI_DONE;
  g_printerr (ngettext ("hordekeeper-cli: %u line was refused; the others are played.\n",
                        "hordekeeper-cli: %u lines were refused; the others are played.\n", n_refused), n_refused);
  return HK_CLI_REFUSED;
}

/* Prints the table that a journal leads to, or what somebody may see and do there. Returns what to leave the program with. */
int
hk_cli_show (int    argc,
             char **argv)
{
  int at = -1;
  gboolean log = FALSE;
  gboolean secrets = FALSE;
  int viewer = HK_VIEWER_NOBODY;
  g_autofree char *as = NULL;
  const GOptionEntry entries[] = {
    { "as", 0, 0, G_OPTION_ARG_STRING, &as, N_("What this player may see and do; or everyone"), N_("NAME") },
    { "at", 0, 0, G_OPTION_ARG_INT, &at, N_("After so many moves"), N_("NUMBER") },
    { "log", 0, 0, G_OPTION_ARG_NONE, &log, N_("Print the story instead of the table"), NULL },
    { "secrets", 0, 0, G_OPTION_ARG_NONE, &secrets, N_("Print also what is hidden from everybody at the table"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;
  int status;

  if (!hk_cli_parse (&argc, &argv, entries, "FILE [--as NAME] [--at N] [--log] [--secrets]", 1, &status))
    return status;
  session = hk_session_open_at (argv[1], at < 0 ? G_MAXUINT : (guint) at, &error);
  if (session == NULL)
    return hk_cli_refuse (error, NULL);
  if (hk_session_get_warning (session) != NULL)
    g_printerr ("hordekeeper-cli: %s\n", hk_session_get_warning (session));
  if (as != NULL && !log)
    {
      g_autoptr (JsonNode) node = NULL;

      if (!hk_table_find_viewer (hk_session_get_table (session), as, &viewer, &error))
        return hk_cli_refuse (error, NULL);
      node = hk_session_describe (session, secrets ? HK_VIEWER_ALL : viewer);
      hk_cli_print_json (node);
      return HK_CLI_DONE;
    }
  print_table (session, log, secrets);
  return HK_CLI_DONE;
}
