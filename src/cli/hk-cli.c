/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/content/hk-file.h"
#include "core/moves/hk-game.h"
#include "core/record/hk-error.h"
#include "games/hk-games.h"
#include "hk-cli.h"

/* Bytes of a line of a script. */
#define HK_LIMIT_LINE (16 << 20)

/* The engine without a window: JSON in, JSON out. */

/* Returns what to leave the program with.
 * @format: a sentence that says what is wrong with how the program was called
 * @...: what goes into it */
int
hk_cli_usage (const char *format,
              ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_strdelimit (message, "\n", ' ');
  g_printerr ("hordekeeper-cli: %s\n", message);
  return HK_CLI_USAGE;
}

/* Says on one line why something was refused. Returns what to leave the program with.
 * @format: (nullable): where it went wrong
 * @...: what goes into @format */
int
hk_cli_refuse (GError     *error,
               const char *format,
               ...)
{
  g_autofree char *where = NULL;
  g_autofree char *message = g_strdup (error->message);

  g_strdelimit (message, "\n", ' ');
  if (format != NULL)
    {
      va_list args;

      va_start (args, format);
      where = g_strdup_vprintf (format, args);
      va_end (args);
    }
  if (where != NULL)
    g_printerr ("hordekeeper-cli: %s: %s\n", where, message);
  else
    g_printerr ("hordekeeper-cli: %s\n", message);
  return error->domain == HK_ERROR && error->code == HK_ERROR_UNKNOWN ? HK_CLI_USAGE : HK_CLI_REFUSED;
}

/* Returns whether the command can go on.
 * @argc: (inout): the number of words
 * @argv: (inout): the words, the first of them the command
 * @entries: (nullable): the options of the command
 * @summary: the words that the command takes
 * @n_words: how many words it needs after its name; below 0: at least as many as its amount
 * @status: (out): what to leave the program with when this returns %FALSE */
gboolean
hk_cli_parse (int                *argc,
              char             ***argv,
              const GOptionEntry *entries,
              const char         *summary,
              int                 n_words,
              int                *status)
{
  g_autoptr (GOptionContext) context = g_option_context_new (summary);
  g_autoptr (GError) error = NULL;
  const int n_given = *argc - 1;

  if (entries != NULL)
    g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, argc, argv, &error))
    {
      *status = hk_cli_usage ("%s: %s", n_given >= 0 ? (*argv)[0] : "", error->message);
      return FALSE;
    }
  if (n_words >= 0 ? *argc - 1 != n_words : *argc - 1 < -n_words)
    {
      /* Translators: %s: a command; %s: its arguments. */
      *status = hk_cli_usage (_("usage: hordekeeper-cli %s %s"), (*argv)[0], summary);
      return FALSE;
    }
  return TRUE;
}

/* Prints it over several lines. */
void
hk_cli_print_json (JsonNode *node)
{
  g_autofree char *text = json_to_string (node, TRUE);

  g_print ("%s\n", text);
}

static gboolean
fail_too_large (GError **error)
{
  g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("What comes in is too large to be of Hordekeeper."));
  return FALSE;
}

/* Returns (transfer full): the text, or %NULL. Errors: %HK_ERROR_STORAGE.
 * @path: an ordinary file, or "-" for standard input
 * @length: (out) (optional): how many bytes */
char *
hk_cli_read (const char *path,
             gsize      *length,
             GError    **error)
{
  g_autoptr (GString) all = NULL;
  char buffer[4096];
  gsize size;
  gsize n;

  if (!g_str_equal (path, "-"))
    return hk_file_read (path, HK_FILE_LIMIT, length == NULL ? &size : length, error);
  all = g_string_new (NULL);
  while ((n = fread (buffer, 1, sizeof buffer, stdin)) > 0)
    {
      if (all->len + n > HK_FILE_LIMIT && !fail_too_large (error))
        return NULL;
      g_string_append_len (all, buffer, (gssize) n);
    }
  if (length != NULL)
    *length = all->len;
  return g_string_free_and_steal (g_steal_pointer (&all));
}

/* Returns (transfer full) (nullable): the next line, without its end; %NULL after the last one, or when it is longer than any of ours.
 * Errors: %HK_ERROR_STORAGE.
 * @file: which may be a pipe
 * @length: (out): how many bytes */
char *
hk_cli_read_line (FILE   *file,
                  gsize  *length,
                  GError **error)
{
  g_autoptr (GString) line = g_string_new (NULL);
  int c;

  while ((c = getc (file)) != EOF && c != '\n')
    {
      if (line->len == HK_LIMIT_LINE && !fail_too_large (error))
        return NULL;
      g_string_append_c (line, (char) c);
    }
  if (ferror (file))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("It cannot be read."));
      return NULL;
    }
  if (c == EOF && line->len == 0)
    return NULL;
  *length = line->len;
  return g_string_free_and_steal (g_steal_pointer (&line));
}

static int
list_games (int    argc,
            char **argv)
{
  g_autoptr (JsonArray) array = json_array_new ();
  g_autoptr (JsonNode) node = json_node_alloc ();
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);
  int status;

  if (!hk_cli_parse (&argc, &argv, NULL, "", 0, &status))
    return status;
  for (guint i = 0; i < n_games; i++)
    {
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "id", games[i]->id);
      json_object_set_string_member (object, "title", games[i]->title);
      json_object_set_string_member (object, "tagline", _(games[i]->tagline));
      json_object_set_int_member (object, "min-players", games[i]->min_players);
      json_object_set_int_member (object, "max-players", games[i]->max_players);
      json_array_add_object_element (array, object);
    }
  json_node_init_array (node, array);
  hk_cli_print_json (node);
  return HK_CLI_DONE;
}

static int
describe (int    argc,
          char **argv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  const HkGameSpec *game;
  int status;

  if (!hk_cli_parse (&argc, &argv, NULL, "GAME", 1, &status))
    return status;
  game = hk_games_lookup (argv[1], &error);
  if (game == NULL)
    return hk_cli_refuse (error, NULL);
  node = hk_game_describe (game);
  hk_cli_print_json (node);
  return HK_CLI_DONE;
}

static const struct
{
  const char *name;
  int       (*run) (int argc, char **argv);
  const char *words;
  const char *summary;
} commands[] = {
  { "games", list_games, "", N_("list the games") },
  { "describe", describe, "GAME", N_("what a game's setup, moves and calculators take") },
  { "setup", hk_cli_setup, "GAME [--players N] [--with JSON]", N_("what is taken out of the box and where it goes") },
  { "play", hk_cli_play, "FILE [--log] [--seed N] [--keep FILE] [--lenient]", N_("play a script and print the table") },
  { "show", hk_cli_show, "FILE [--as NAME] [--at N] [--log]", N_("print the table that a journal leads to") },
  { "calc", hk_cli_calc, "GAME CALCULATOR [--from FILE]", N_("work something out, with parameters from standard input") },
  { "dice", hk_cli_dice, "DICE… [--best N] [--reach N]", N_("work out what any dice come to") },
  { "rules", hk_cli_rules, "QUERY [--game ID] [--phase ID] [--json]", N_("find rules") },
  { "pack", hk_cli_pack, "paste|empty|missing|merge GAME [KIND] [FILE]", N_("see and add to what is entered of a box") },
  { "validate", hk_cli_validate, "[--repair] PATH…", N_("check content, packs and journals") },
  { "export", hk_cli_export, "FILE… --as FORM", N_("print sessions for others to read") },
  { "stats", hk_cli_stats, "[--game ID] [--player NAME] [--group NAMES] [--year YYYY]", N_("what all past games come to") },
};

static int
help (FILE *to)
{
  GString *text = g_string_new (_("Usage: hordekeeper-cli COMMAND …\n\n"));
  g_autofree char *all = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *words = g_strdup_printf ("%s %s", commands[i].name, commands[i].words);

      g_string_append_printf (text, "  %-46s %s\n", words, _(commands[i].summary));
    }
  all = g_string_free_and_steal (text);
  fputs (all, to);
  return to == stdout ? HK_CLI_DONE : HK_CLI_USAGE;
}

/* Prints @text with the control characters of names shown as codes, so that none reaches a terminal. */
static void
print_safely (const char *text,
              FILE       *to)
{
  const char *next;

  for (const char *at = text; *at != '\0'; at = next)
    {
      const gunichar c = g_utf8_get_char_validated (at, -1);

      next = (c & 0x80000000) != 0 ? at + 1 : g_utf8_next_char (at);
      if (c == '\n' || c == '\t' || ((c & 0x80000000) == 0 && !g_unichar_iscntrl (c)))
        fwrite (at, 1, (gsize) (next - at), to);
      else if ((c & 0x80000000) == 0)
        fprintf (to, "\\u%04x", c);
      else
        fprintf (to, "\\x%02x", (guchar) *at);
    }
  fflush (to);
}

static void
print_cb (const char *text)
{
  print_safely (text, stdout);
}

static void
print_error_cb (const char *text)
{
  print_safely (text, stderr);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_print_handler (print_cb);
  g_set_printerr_handler (print_error_cb);
  hk_games_register_all ();

  if (argc < 2)
    return help (stderr);
  if (g_str_equal (argv[1], "--help") || g_str_equal (argv[1], "-h") || g_str_equal (argv[1], "help"))
    return help (stdout);
  if (g_str_equal (argv[1], "--version"))
    {
      g_print ("hordekeeper-cli %s\n", PACKAGE_VERSION);
      return HK_CLI_DONE;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (argv[1], commands[i].name))
      return commands[i].run (argc - 1, argv + 1);
  return hk_cli_usage (_("there is no command “%s”; see hordekeeper-cli help"), argv[1]);
}
