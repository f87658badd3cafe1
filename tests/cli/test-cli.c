/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <gio/gio.h>
#include <json-glib/json-glib.h>
#include <stdio.h>
#include <string.h>

#include "core/session/hk-session.h"
#include "hk-cli-run.h"

#define SETUP "{\"game\":\"dark-age-z\",\"seed\":3,\"components\":\"stand-in\"," \
              "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]}\n"

/* Refused or misused: one line on standard error, nothing on standard output. */
static void
assert_says (HkCliResult     *result,
             int         status,
             const char *part)
{
  g_assert_cmpint (result->status, ==, status);
  g_assert_cmpstr (result->out, ==, "");
  g_assert_true (g_str_has_suffix (result->err, "\n"));
  g_assert_true (strchr (result->err, '\n') == result->err + strlen (result->err) - 1);
  if (strstr (result->err, part) == NULL)
    g_error ("“%s” lacks “%s”", result->err, part);
}

static void
test_games (void)
{
  g_auto (HkCliResult) result = hk_cli_run (NULL, "games", NULL);
  g_autoptr (JsonNode) node = json_from_string (result.out, NULL);
  JsonObject *game;

  g_assert_cmpint (result.status, ==, 0);
  game = json_array_get_object_element (json_node_get_array (node), 0);
  g_assert_cmpstr (json_object_get_string_member (game, "id"), ==, "dark-age-z");
  g_assert_cmpint (json_object_get_int_member (game, "min-players"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (game, "max-players"), ==, 5);
}

/* What is taken out of the box, for so many players and that setup; what cannot be set up is refused. */
static void
test_setup (void)
{
  g_auto (HkCliResult) three = hk_cli_run (NULL, "setup", "dark-age-z", "--players", "3", NULL);
  g_auto (HkCliResult) together = hk_cli_run (NULL, "setup", "dark-age-z", "--players", "4", "--with", "{\"mode\":\"cooperative\"}", NULL);
  g_auto (HkCliResult) alone = hk_cli_run (NULL, "setup", "zombiez", "--players", "1", NULL);
  g_auto (HkCliResult) wrong = hk_cli_run (NULL, "setup", "zombiez", "--with", "[]", NULL);
  g_autoptr (JsonNode) node = json_from_string (three.out, NULL);
  JsonArray *steps;
  gboolean found = FALSE;

  g_assert_cmpint (three.status, ==, 0);
  steps = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (steps); i++)
    {
      JsonObject *step = json_array_get_object_element (steps, i);

      if (g_strcmp0 (json_object_get_string_member (step, "id"), "gathering") != 0)
        continue;
      found = TRUE;
      g_assert_cmpint (json_object_get_int_member (step, "count"), ==, 2);
      g_assert_cmpstr (json_object_get_string_member (step, "rule"), ==, "dark-age-z/setup.commander-gathering");
    }
  g_assert_true (found);
  g_assert_null (strstr (three.out, "power-up"));
  g_assert_nonnull (strstr (together.out, "power-up"));
  g_assert_cmpint (alone.status, ==, 1);
  g_assert_cmpint (wrong.status, ==, 1);
}

static void
test_describe (void)
{
  g_auto (HkCliResult) result = hk_cli_run (NULL, "describe", "dark-age-z", NULL);
  g_autoptr (JsonNode) node = json_from_string (result.out, NULL);
  JsonObject *object = json_node_get_object (node);

  g_assert_cmpint (result.status, ==, 0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "moves")), >, 15);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "calculators")), >, 2);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "options")), >, 2);
}

static void
test_misuse (void)
{
  g_auto (HkCliResult) none = hk_cli_run (NULL, NULL, NULL);
  g_auto (HkCliResult) unknown = hk_cli_run (NULL, "fly", NULL);
  g_auto (HkCliResult) game = hk_cli_run (NULL, "describe", "chess", NULL);
  g_auto (HkCliResult) words = hk_cli_run (NULL, "describe", NULL);
  g_auto (HkCliResult) option = hk_cli_run (NULL, "games", "--fast", NULL);
  g_auto (HkCliResult) form = hk_cli_run (NULL, "export", "x", "--as", "pdf", NULL);
  g_auto (HkCliResult) seed = hk_cli_run (NULL, "play", "-", "--seed", "lucky", NULL);

  g_assert_cmpint (none.status, ==, 2);
  assert_says (&unknown, 2, "fly");
  assert_says (&game, 2, "chess");
  assert_says (&words, 2, "GAME");
  assert_says (&option, 2, "--fast");
  assert_says (&form, 2, "bgstats, link or qr");
  assert_says (&seed, 2, "lucky");
}

static void
test_refused_lines_are_named (void)
{
  static const struct
  {
    const char *script;
    int         status;
    const char *part;
  } cases[] = {
    { "", 1, "empty" },
    { "rubbish\n", 1, "line 1" },
    { "[]\n", 1, "line 1" },
    { SETUP "{\"move\":\"note\",\"text\":\"a\"}\n{\"move\":\"note\"}\n", 1, "line 3" },
    { SETUP "# a comment\n\n{\"move\":\"fly\"}\n", 2, "line 4" },
    { SETUP "{\"undo\":1}\n", 1, "line 2" },
    { SETUP "{}\n", 1, "line 2" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (HkCliResult) result = hk_cli_run (cases[i].script, "play", "-", NULL);

      assert_says (&result, cases[i].status, cases[i].part);
    }
}

static void
test_play_keep_show_export (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "kept.hordekeeper", NULL);
  const char *script = SETUP "{\"move\":\"set\",\"path\":\"kingdoms/0/victory-points\",\"value\":12}\n"
                             "{\"move\":\"note\",\"text\":\"Pizza\"}\n";
  g_auto (HkCliResult) played = hk_cli_run (script, "play", "-", "--keep", path, NULL);
  g_auto (HkCliResult) shown = hk_cli_run (NULL, "show", path, NULL);
  g_auto (HkCliResult) earlier = hk_cli_run (NULL, "show", path, "--at", "0", NULL);
  g_auto (HkCliResult) later = hk_cli_run (NULL, "show", path, "--at", "9", NULL);
  g_auto (HkCliResult) story = hk_cli_run (NULL, "show", path, "--log", NULL);
  g_auto (HkCliResult) told = hk_cli_run (script, "play", "-", "--log", NULL);
  g_auto (HkCliResult) again = hk_cli_run (script, "play", "-", "--keep", path, NULL);
  g_auto (HkCliResult) csv = hk_cli_run (NULL, "export", path, "--as", "csv", NULL);
  g_auto (HkCliResult) md = hk_cli_run (NULL, "export", path, "--as", "md", NULL);
  g_auto (HkCliResult) json = hk_cli_run (NULL, "export", path, "--as", "json", NULL);
  g_auto (HkCliResult) checked = hk_cli_run (NULL, "validate", path, NULL);

  g_assert_cmpint (played.status, ==, 0);
  g_assert_cmpint (shown.status, ==, 0);
  g_assert_cmpstr (played.out, ==, shown.out);
  g_assert_cmpint (earlier.status, ==, 0);
  g_assert_cmpstr (earlier.out, !=, shown.out);
  assert_says (&later, 1, "2 moves");
  g_assert_cmpstr (story.out, ==, told.out);
  g_assert_nonnull (strstr (story.out, "2. Note: Pizza"));
  assert_says (&again, 1, "kept.hordekeeper");
  g_assert_cmpint (csv.status, ==, 0);
  g_assert_true (g_str_has_prefix (csv.out, "Date,Game,Variant,Name,Minutes,Players,Together,Player,Points,Place,Won,Outcome\n"));
  g_assert_nonnull (strstr (csv.out, ",Ann,12,,,"));
  g_assert_nonnull (strstr (md.out, "| Ann |"));
  g_assert_nonnull (strstr (json.out, "\"Ann\""));
  g_assert_cmpint (checked.status, ==, 0);
}

/* Several sessions at once; for BG Stats as a file, a link and a code. */
static void
test_export_forms (void)
{
  g_autofree char *first = g_build_filename (g_get_user_data_dir (), "first.hordekeeper", NULL);
  g_autofree char *second = g_build_filename (g_get_user_data_dir (), "second.hordekeeper", NULL);
  const char *script = "{\"game\":\"zombiez\",\"mode\":\"scorekeeper\",\"components\":\"none\",\"title\":\"Friday\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n"
                       "{\"move\":\"score\",\"player\":1,\"sets\":2}\n{\"move\":\"finish\"}\n";
  g_auto (HkCliResult) played = hk_cli_run (script, "play", "-", "--keep", first, NULL);
  g_auto (HkCliResult) again = hk_cli_run (script, "play", "-", "--keep", second, NULL);
  g_auto (HkCliResult) text = hk_cli_run (NULL, "export", first, "--as", "text", NULL);
  g_auto (HkCliResult) csv = hk_cli_run (NULL, "export", first, second, "--as", "csv", NULL);
  g_auto (HkCliResult) link = hk_cli_run (NULL, "export", first, "--as", "link", NULL);
  g_auto (HkCliResult) code = hk_cli_run (NULL, "export", first, "--as", "qr", NULL);
  g_auto (HkCliResult) file = hk_cli_run (NULL, "export", first, second, "--as", "bgstats", NULL);
  g_auto (GStrv) lines = g_strsplit (csv.out, "\n", -1);
  g_autoptr (JsonNode) node = json_from_string (file.out, NULL);

  g_assert_cmpint (played.status, ==, 0);
  g_assert_cmpint (again.status, ==, 0);
  g_assert_nonnull (strstr (text.out, "1. Bo: "));
  g_assert_nonnull (strstr (text.out, " ★\n2. Ann: 0\n"));
  g_assert_cmpuint (g_strv_length (lines), ==, 6);
  g_assert_true (g_str_has_prefix (link.out, "https://app.bgstatsapp.com/createPlay.html?data=%7B%22sourceName%22%3A%22Hordekeeper%22"));
  g_assert_true (g_str_has_prefix (code.out, "█████"));
  g_assert_nonnull (node);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (json_node_get_object (node), "plays")), ==, 2);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (json_node_get_object (node), "players")), ==, 2);
}

static void
test_seed (void)
{
  g_auto (HkCliResult) first = hk_cli_run (SETUP, "play", "-", "--seed", "7", NULL);
  g_auto (HkCliResult) second = hk_cli_run (SETUP, "play", "-", "--seed", "7", NULL);
  g_auto (HkCliResult) third = hk_cli_run (SETUP, "play", "-", "--seed", "8", NULL);

  g_assert_cmpint (first.status, ==, 0);
  g_assert_cmpstr (first.out, ==, second.out);
  g_assert_cmpstr (first.out, !=, third.out);
}

/* What lies face down is printed only when it is asked for. */
static void
test_secrets (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "secret.hordekeeper", NULL);
  const char *script = "{\"game\":\"rfyl\",\"components\":\"none\",\"players\":[{\"name\":\"Ann\"}]}\n"
                       "{\"move\":\"set\",\"path\":\"players/0/blood-due\",\"value\":1}\n"
                       "{\"move\":\"draw-blood\",\"player\":0,\"drops\":3,\"infected\":true}\n";
  g_auto (HkCliResult) played = hk_cli_run (script, "play", "-", "--keep", path, NULL);
  g_auto (HkCliResult) shown = hk_cli_run (NULL, "show", path, NULL);
  g_auto (HkCliResult) story = hk_cli_run (NULL, "show", path, "--log", NULL);
  g_auto (HkCliResult) sheet = hk_cli_run (NULL, "export", path, "--as", "json", NULL);
  g_auto (HkCliResult) secrets = hk_cli_run (NULL, "show", path, "--secrets", NULL);
  g_auto (HkCliResult) played_secrets = hk_cli_run (script, "play", "-", "--secrets", NULL);

  g_assert_cmpint (played.status, ==, 0);
  g_assert_nonnull (strstr (shown.out, "drops"));
  g_assert_null (strstr (played.out, "infected"));
  g_assert_null (strstr (shown.out, "infected"));
  g_assert_null (strstr (story.out, "infected"));
  g_assert_null (strstr (sheet.out, "infected"));
  g_assert_nonnull (strstr (secrets.out, "infected"));
  g_assert_nonnull (strstr (played_secrets.out, "infected"));
}

/* So are the faces of Encounters that lie face down (Card-Z, page 6): what carries a name that is on no other card. */
static void
test_face_down (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "face-down.hordekeeper", NULL);
  const char *script = "{\"game\":\"card-z\",\"scenario\":\"own\",\"horde\":false,\"cards-by\":\"hand\",\"components\":\"none\",\"players\":[{\"name\":\"Ann\"}]}\n"
                       "{\"move\":\"lay\",\"place\":0,\"type\":\"ally\",\"name\":\"Old Sergeant\",\"zone\":2,\"hex\":\"Q\",\"face-down\":true}\n";
  g_auto (HkCliResult) played = hk_cli_run (script, "play", "-", "--keep", path, NULL);
  g_auto (HkCliResult) shown = hk_cli_run (NULL, "show", path, NULL);
  g_auto (HkCliResult) story = hk_cli_run (NULL, "show", path, "--log", NULL);
  g_auto (HkCliResult) sheet = hk_cli_run (NULL, "export", path, "--as", "json", NULL);
  g_auto (HkCliResult) secrets = hk_cli_run (NULL, "show", path, "--secrets", NULL);

  g_assert_cmpint (played.status, ==, 0);
  g_assert_null (strstr (played.out, "Old Sergeant"));
  g_assert_null (strstr (shown.out, "Old Sergeant"));
  g_assert_null (strstr (story.out, "Old Sergeant"));
  g_assert_null (strstr (sheet.out, "Old Sergeant"));
  g_assert_nonnull (strstr (secrets.out, "Old Sergeant"));
}

/* What a player may see and do: the own relics, and not those of others; the phase and what can be done are for everyone. */
static void
test_as (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "as.hordekeeper", NULL);
  const char *script = "{\"game\":\"dark-age-z\",\"components\":\"none\",\"cards-by\":\"hand\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}\n"
                       "{\"move\":\"set\",\"path\":\"kingdoms/0/relics\",\"value\":[\"my own relic\"]}\n";
  g_auto (HkCliResult) played = hk_cli_run (script, "play", "-", "--keep", path, NULL);
  g_auto (HkCliResult) ann = hk_cli_run (NULL, "show", path, "--as", "Ann", NULL);
  g_auto (HkCliResult) bo = hk_cli_run (NULL, "show", path, "--as", "bo", NULL);
  g_auto (HkCliResult) all = hk_cli_run (NULL, "show", path, "--as", "everyone", NULL);
  g_auto (HkCliResult) secrets = hk_cli_run (NULL, "show", path, "--as", "everyone", "--secrets", NULL);
  g_auto (HkCliResult) nobody = hk_cli_run (NULL, "show", path, "--as", "Cy", NULL);
  g_autoptr (JsonNode) node = json_from_string (all.out, NULL);

  g_assert_cmpint (played.status, ==, 0);
  g_assert_nonnull (strstr (ann.out, "my own relic"));
  g_assert_null (strstr (bo.out, "my own relic"));
  g_assert_null (strstr (all.out, "my own relic"));
  g_assert_nonnull (strstr (secrets.out, "my own relic"));
  g_assert_true (json_object_has_member (json_node_get_object (node), "headline"));
  g_assert_true (json_object_has_member (json_node_get_object (node), "options"));
  assert_says (&nobody, 2, "Cy");
}

static void
test_rules (void)
{
  g_auto (HkCliResult) text = hk_cli_run (NULL, "rules", "charge", NULL);
  g_auto (HkCliResult) json = hk_cli_run (NULL, "rules", "cavary charge", "--game", "dark-age-z", "--json", NULL);
  g_auto (HkCliResult) game = hk_cli_run (NULL, "rules", "charge", "--game", "chess", NULL);
  g_auto (HkCliResult) no = hk_cli_run (NULL, "rules", "what does infected mean", "--game", "zombiez", NULL);
  g_auto (HkCliResult) no_json = hk_cli_run (NULL, "rules", "what does infected mean", "--game", "zombiez", "--json", NULL);
  g_autoptr (JsonNode) node = json_from_string (json.out, NULL);
  g_autoptr (JsonNode) no_node = json_from_string (no_json.out, NULL);

  g_assert_cmpint (text.status, ==, 0);
  g_assert_nonnull (strstr (text.out, "harge"));
  /* That the rules do not say it is an answer too. */
  g_assert_cmpint (no.status, ==, 0);
  g_assert_cmpstr (no.out, ==, "");
  g_assert_nonnull (strstr (no.err, "not in the rules of this game"));
  g_assert_cmpint (no_json.status, ==, 0);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (no_node)), ==, 0);
  g_assert_cmpint (json.status, ==, 0);
  g_assert_cmpuint (json_array_get_length (json_node_get_array (node)), >, 0);
  assert_says (&game, 2, "chess");
}

static void
test_validate_content (void)
{
  g_autofree char *content = g_test_build_filename (G_TEST_DIST, "..", "data", "games", NULL);
  g_autofree char *wrong = g_build_filename (g_get_user_data_dir (), "rules.json", NULL);
  g_auto (HkCliResult) good = hk_cli_run (NULL, "validate", content, NULL);
  g_auto (HkCliResult) missing = hk_cli_run (NULL, "validate", "/no/such/place", NULL);
  g_auto (HkCliResult) bad = { 0 };

  g_assert_cmpstr (good.err, ==, "");
  g_assert_cmpint (good.status, ==, 0);
  g_assert_cmpint (missing.status, !=, 0);
  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (g_file_set_contents (wrong, "{\"game\":\"dark-age-z\",\"entries\":[{\"id\":3}]}", -1, NULL));
  bad = hk_cli_run (NULL, "validate", wrong, NULL);
  assert_says (&bad, 1, "rules.json");
}

static void
test_calc (void)
{
  g_auto (HkCliResult) unknown = hk_cli_run ("{}", "calc", "dark-age-z", "taxes", NULL);
  g_auto (HkCliResult) rubbish = hk_cli_run ("{", "calc", "dark-age-z", "combat", NULL);
  g_auto (HkCliResult) list = hk_cli_run ("[]", "calc", "dark-age-z", "combat", NULL);

  assert_says (&unknown, 2, "taxes");
  assert_says (&rubbish, 1, "JSON");
  assert_says (&list, 1, "object");
}

/* A count that is none is refused, and nothing is taken back. */
static void
test_wrong_counts (void)
{
  static const char * const counts[] = { "\"undo\":-5", "\"undo\":\"x\"", "\"undo\":0", "\"undo\":1.5", "\"redo\":-5", "\"redo\":\"x\"",
                                         "\"redo\":null", "\"undo\":[1]" };

  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *script = g_strdup_printf (SETUP "{\"move\":\"note\",\"text\":\"one\"}\n{%s}\n", counts[i]);
      g_autofree char *word = g_strndup (counts[i] + 1, 4);
      g_auto (HkCliResult) result = hk_cli_run (script, "play", "-", "--log", NULL);
      g_auto (HkCliResult) lenient = hk_cli_run (script, "play", "-", "--log", "--lenient", NULL);

      assert_says (&result, 1, "whole number from 1");
      g_assert_nonnull (strstr (result.err, "line 3"));
      g_assert_nonnull (strstr (result.err, word));
      g_assert_nonnull (strstr (lenient.out, "one"));
    }
}

static void
test_lenient (void)
{
  const char *script = SETUP "{\"move\":\"note\",\"text\":\"one\"}\n{\"move\":\"fly\"}\nrubbish\n{\"move\":\"note\",\"text\":\"two\"}\n";
  g_auto (HkCliResult) result = hk_cli_run (script, "play", "-", "--log", "--lenient", NULL);
  g_auto (HkCliResult) none = hk_cli_run ("{\"game\":\"chess\"}\n", "play", "-", "--lenient", NULL);
  g_auto (HkCliResult) good = hk_cli_run (SETUP, "play", "-", "--log", "--lenient", NULL);

  g_assert_cmpint (result.status, ==, 1);
  g_assert_nonnull (strstr (result.out, "1. "));
  g_assert_nonnull (strstr (result.out, "two"));
  g_assert_nonnull (strstr (result.err, "line 3"));
  g_assert_nonnull (strstr (result.err, "line 4"));
  g_assert_nonnull (strstr (result.err, "2 lines were refused"));
  g_assert_cmpint (none.status, !=, 0);
  g_assert_cmpint (good.status, ==, 0);
  g_assert_cmpstr (good.err, ==, "");
}

/* No name reaches the terminal with its control characters: not in the table, the story, a sheet or an error. */
static void
test_control_characters (void)
{
  static const char * const ways[] = { "--log", "--secrets" };
  const char *script = "{\"game\":\"dark-age-z\",\"seed\":3,\"components\":\"stand-in\",\"title\":\"\\u001b]0;x\\u0007\","
                       "\"players\":[{\"name\":\"A\\u001b[31m\"},{\"name\":\"B\\u009b2J\"},{\"name\":\"C\\u007f\"}]}\n"
                       "{\"move\":\"note\",\"text\":\"red \\u001b[31m \\u009b31m\"}\n";
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "controls.hordekeeper", NULL);
  g_auto (HkCliResult) kept = hk_cli_run (script, "play", "-", "--keep", path, NULL);
  g_auto (HkCliResult) sheet = hk_cli_run (NULL, "export", path, "--as", "md", NULL);
  g_auto (HkCliResult) csv = hk_cli_run (NULL, "export", path, "--as", "csv", NULL);
  g_auto (HkCliResult) error = hk_cli_run (SETUP "{\"move\":\"\\u001b[31m\"}\n", "play", "-", NULL);
  const HkCliResult *all[] = { &kept, &sheet, &csv, &error };

  g_assert_cmpint (kept.status, ==, 0);
  g_assert_nonnull (strstr (sheet.out, "A\\u001b[31m"));
  for (gsize i = 0; i < G_N_ELEMENTS (ways) + G_N_ELEMENTS (all); i++)
    {
      g_auto (HkCliResult) own = hk_cli_run (NULL, "show", path, ways[i % G_N_ELEMENTS (ways)], NULL);
      const HkCliResult *result = i < G_N_ELEMENTS (all) ? all[i] : &own;
      const char *texts[] = { result->out, result->err };

      for (gsize t = 0; t < G_N_ELEMENTS (texts); t++)
        for (const char *at = texts[t]; *at != '\0'; at = g_utf8_next_char (at))
          g_assert_true (*at == '\n' || !g_unichar_iscntrl (g_utf8_get_char (at)));
    }
}

/* What is damaged is named by its line; the good part is written to a new file, the damaged one stays as it is. */
static void
test_repair (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "hurt.hordekeeper", NULL);
  g_autofree char *copy = g_build_filename (g_get_user_data_dir (), "hurt-2.hordekeeper", NULL);
  g_autofree char *text = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GString) script = g_string_new (SETUP);
  g_autoptr (GError) error = NULL;
  gsize length;
  char *line;

  for (guint i = 1; i <= 9; i++)
    g_string_append_printf (script, "{\"move\":\"note\",\"text\":\"number %u\"}\n", i);
  {
    g_auto (HkCliResult) kept = hk_cli_run (script->str, "play", "-", "--keep", path, NULL);
    g_auto (HkCliResult) fine = hk_cli_run (NULL, "validate", "--repair", path, NULL);

    g_assert_cmpint (kept.status, ==, 0);
    g_assert_cmpint (fine.status, ==, 0);
    g_assert_false (g_file_test (copy, G_FILE_TEST_EXISTS));
  }
  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  line = strstr (text, "number 6");
  line[7] = '9';
  g_assert_true (g_file_set_contents (path, text, (gssize) length, &error));
  {
    g_auto (HkCliResult) hurt = hk_cli_run (NULL, "validate", path, NULL);
    g_auto (HkCliResult) shown = hk_cli_run (NULL, "show", path, NULL);
    g_auto (HkCliResult) repaired = hk_cli_run (NULL, "validate", "--repair", path, NULL);
    g_auto (HkCliResult) good = hk_cli_run (NULL, "show", copy, "--log", NULL);

    assert_says (&hurt, 1, "is damaged in line 7");
    g_assert_nonnull (strstr (hurt.err, "The checksum does not match the line."));
    assert_says (&shown, 1, "is damaged in line 7");
    g_assert_cmpint (repaired.status, ==, 1);
    g_assert_nonnull (strstr (repaired.out, "5 moves are good"));
    g_assert_nonnull (strstr (repaired.out, copy));
    g_assert_cmpint (good.status, ==, 0);
    g_assert_nonnull (strstr (good.out, "number 5"));
    g_assert_null (strstr (good.out, "number 6"));
  }
  g_assert_true (g_file_get_contents (path, &after, NULL, &error));
  g_assert_cmpstr (after, ==, text);
}

/* What a window has open cannot be repaired under it, but can be looked at. */
static void
test_open_elsewhere (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "busy.hordekeeper", NULL);
  g_auto (HkCliResult) kept = hk_cli_run (SETUP "{\"move\":\"note\",\"text\":\"x\"}\n", "play", "-", "--keep", path, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_open (path, &error);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  {
    FILE *file = fopen (path, "r+");

    /* In place, so that the lock stays. */
    fseek (file, 20, SEEK_SET);
    fputc ('#', file);
    fclose (file);
  }
  {
    g_auto (HkCliResult) result = hk_cli_run (NULL, "validate", "--repair", path, NULL);

    g_assert_cmpint (result.status, ==, 1);
    g_assert_nonnull (strstr (result.err, "busy.hordekeeper is open elsewhere; close it there first."));
    g_assert_cmpstr (result.out, ==, "");
  }
}

/* Too long, too deep, too many: a sentence. */
static void
test_limits (void)
{
  g_autofree char *name = g_strnfill (201, 'n');
  g_autofree char *text = g_strnfill (4097, 't');
  g_autofree char *huge = g_strnfill (70000, 'h');
  g_autofree char *deep = g_strnfill (70, '[');
  const struct
  {
    const char *name;
    char       *script;
    const char *says;
  } cases[] = {
    { "player", g_strdup_printf ("{\"game\":\"dark-age-z\",\"players\":[{\"name\":\"%s\"},{\"name\":\"B\"}]}\n", name), "at most 200 characters" },
    { "title", g_strdup_printf ("{\"game\":\"dark-age-z\",\"title\":\"%s\",\"players\":[{\"name\":\"A\"},{\"name\":\"B\"}]}\n", name), "at most 200 characters" },
    { "note", g_strdup_printf (SETUP "{\"move\":\"note\",\"text\":\"%s\"}\n", text), "at most 4096 bytes" },
    { "string", g_strdup_printf (SETUP "{\"move\":\"%s\"}\n", huge), "a text of more than 65536 bytes" },
    { "depth", g_strdup_printf (SETUP "{\"move\":%s\n", deep), "more than 64 lists in each other" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (HkCliResult) result = hk_cli_run (cases[i].script, "play", "-", NULL);

      assert_says (&result, 1, cases[i].says);
      g_free (cases[i].script);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/cli/secrets", test_secrets);
  g_test_add_func ("/cli/face-down", test_face_down);
  g_test_add_func ("/cli/as", test_as);
  g_test_add_func ("/cli/games", test_games);
  g_test_add_func ("/cli/setup", test_setup);
  g_test_add_func ("/cli/describe", test_describe);
  g_test_add_func ("/cli/misuse", test_misuse);
  g_test_add_func ("/cli/refused-lines-are-named", test_refused_lines_are_named);
  g_test_add_func ("/cli/play-keep-show-export", test_play_keep_show_export);
  g_test_add_func ("/cli/export-forms", test_export_forms);
  g_test_add_func ("/cli/seed", test_seed);
  g_test_add_func ("/cli/rules", test_rules);
  g_test_add_func ("/cli/validate-content", test_validate_content);
  g_test_add_func ("/cli/calc", test_calc);
  g_test_add_func ("/cli/wrong-counts", test_wrong_counts);
  g_test_add_func ("/cli/lenient", test_lenient);
  g_test_add_func ("/cli/control-characters", test_control_characters);
  g_test_add_func ("/cli/repair", test_repair);
  g_test_add_func ("/cli/open-elsewhere", test_open_elsewhere);
  g_test_add_func ("/cli/limits", test_limits);
  return g_test_run ();
}
