/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>

#include "core/content/hk-content.h"
#include "core/packs/hk-content-check.h"
#include "hk-play.h"

/* What a newcomer or a translator may have changed in first-round.json, phases.json, setup.json and help.json: each fault is named with its place. */

/* @said: (nullable): what the error has to say; %NULL where the change is fine */
static const struct
{
  const char *game;
  const char *file;
  const char *from;
  const char *to;
  const char *said;
} changes[] = {
  { "zombiez", "first-round", "\"move\": \"stop\"", "\"move\": \"stopp\"", "stop: " },
  { "zombiez", "first-round", "\"row\": 1", "\"rwo\": 1", "second: " },
  { "zombiez", "first-round", "\"row\": 1", "\"row\": 7", "second: " },
  { "zombiez", "first-round", "\"rule\": \"turn.stop\"", "\"rule\": \"turn.stpo\"", "stop: There is no rule “zombiez/turn.stpo”" },
  { "zombiez", "first-round", "\"id\": \"stop\"", "\"id\": \"draw\"", "“draw” is there twice" },
  { "zombiez", "first-round", "\"awaits\"", "\"awiats\"", "draw: Nothing is known of “awiats”" },
  { "zombiez", "first-round", "\"seed\": 14", "\"seed\": \"14\"", "“seed” should be a whole number" },
  { "zombiez", "first-round", "\"before\": []", "\"before\": [{\"move\": \"fly\"}]", "before, 1: " },
  { "zombiez", "first-round", "\"before\": []", "\"before\": [3]", "before, 1: " },
  { "zombiez", "first-round", "\"first-player\": 0", "\"first-palyer\": 0", "first-palyer" },
  { "army-of-the-dead", "first-round", "\"weapon\": \"semi-automatic-rifle\"", "\"weapon\": \"rifle\"", "attack: " },
  { "army-of-the-dead", "first-round", "\"shamblers\": 2", "\"shambler\": 2", "shambler" },
  { "zombiez", "setup", "\"component\": \"deck\"", "\"component\": \"dekc\"", "deck: components.json has no “dekc”" },
  { "zombiez", "setup", "\"field\": \"shuffles-left\"", "\"field\": \"shuffles\"", "shuffles: The table has no field “shuffles”" },
  { "zombiez", "setup", "\"field\": \"rows\"", "\"felid\": \"rows\"", "rows: Nothing is known of “felid”" },
  { "zombiez", "setup", "\"field\": \"rows\"", "\"field\": \"\"", "rows: The table has no field “”" },
  { "zombiez", "setup", "\"text\": \"Beside the deck.\",", "", "“text” is missing in discards" },
  { "zombiez", "setup", "\"rule\": \"setup.first\"", "\"rule\": \"setup.frist\"", "first: There is no rule" },
  { "card-z", "setup", "\"each\": \"survivors\"", "\"each\": \"survivor\"", "loot: The table has no field “survivor”" },
  { "rfyl", "setup", "\"says\": \"notes\"", "\"says\": \"note\"", "notes: The table has no field “note”" },
  { "rfyl", "setup", "\"says\": \"notes\"", "\"says\": \"distance\"", "notes: “distance” is no text of the table" },
  { "rfyl", "setup", "\"field\": \"bullets\"", "\"field\": \"bullet\"", "bullets: The table has no field “bullet”" },
  { "card-z", "setup", "\"mode\": [\"co-op\", \"competitive\"]", "\"mode\": [\"coop\"]", "bases: " },
  { "army-of-the-dead", "setup", "\"option\": \"personal-objectives\"", "\"option\": \"personal-objective\"", "personal: The setup has no option" },
  { "army-of-the-dead", "setup", "\"when\": {\"vault\": true}", "\"when\": {\"vualt\": true}", "vault: The table has no field “vualt”" },
  { "card-z", "phases", "{\"mode\": \"competitive\"}", "{\"mood\": \"competitive\"}", "turn.initiative: The table has no field “mood”" },
  { "dark-age-z", "phases", "{\"mode\": \"cooperative\"}", "{\"mode\": \"together\"}", "“mode” is never what is asked for" },
  { "dark-age-z", "phases", "\"when\": {\"mode\": \"cooperative\"}", "\"when\": \"cooperative\"", "“when” should be" },
  { "zombiez", "help", "\"rule\": \"turn.push\"", "\"rule\": \"turn.pull\"", "There is no rule “zombiez/turn.pull”" },
  { "zombiez", "help", "\"lines\"", "\"lnies\"", "“lines” is missing" },
  { "zombiez", "first-round", "Press Next.", "Now press Next.", NULL },
  { "zombiez", "setup", "\"component\": \"deck\"", "\"component\": \"deck\", \"plus\": -3", NULL },
};

static HkRulebook *
load_rules (const char *game)
{
  g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);
  g_autoptr (GBytes) bytes = hk_content_load_bytes (game, "rules", NULL);

  g_assert_true (hk_rulebook_load (rulebook, bytes, NULL));
  return g_steal_pointer (&rulebook);
}

static void
test_faults (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (HkRulebook) rulebook = load_rules (changes[i].game);
      g_autoptr (GBytes) bytes = hk_content_load_bytes (changes[i].game, changes[i].file, NULL);
      g_autoptr (GString) text = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
      g_autofree char *name = g_strconcat (changes[i].file, ".json", NULL);
      g_autoptr (JsonNode) node = NULL;
      g_autoptr (GError) error = NULL;

      g_test_message ("%s %s: %s", changes[i].game, changes[i].file, changes[i].to);
      g_assert_cmpuint (g_string_replace (text, changes[i].from, changes[i].to, 1), ==, 1);
      node = hk_content_parse (text->str, -1, name, &error);
      g_assert_no_error (error);
      g_assert_true (hk_content_check_node (node, name, changes[i].game, rulebook, &error) == (changes[i].said == NULL));
      if (changes[i].said != NULL && strstr (error->message, changes[i].said) == NULL)
        g_error ("“%s” lacks “%s”", error->message, changes[i].said);
    }
}

static void
write_file (const char *folder,
            const char *name,
            const char *text,
            gssize      length)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, length, NULL));
}

/* A development build reads a folder of one's own before what is compiled in; what cannot be read there does not stop it. */
static void
test_tried (void)
{
  g_autofree char *top = g_dir_make_tmp ("hk-content-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "zombiez", NULL);
  g_autofree char *path = g_build_filename (folder, "phases.json", NULL);
  g_autoptr (JsonNode) own = NULL;
  g_autoptr (JsonNode) torn = NULL;
  g_autoptr (JsonNode) built_in = hk_content_load ("zombiez", "phases", NULL);

  if (!HK_DEVELOPMENT)
    {
      g_test_skip ("only in a development build");
      return;
    }
  g_mkdir (folder, 0700);
  g_setenv ("HORDEKEEPER_CONTENT", top, TRUE);
  write_file (folder, "phases.json", "{\"phases\":[{\"id\":\"turn\",\"title\":\"Our Own Words\",\"steps\":[]}]}", -1);
  own = hk_content_load ("zombiez", "phases", NULL);
  g_assert_false (json_node_equal (own, built_in));
  g_assert_true (hk_content_has ("zombiez", "help"));
  write_file (folder, "phases.json", "{\"phases\":[", -1);
  torn = hk_content_load ("zombiez", "phases", NULL);
  g_assert_true (json_node_equal (torn, built_in));
  write_file (folder, "more.json", "{}", -1);
  g_assert_true (hk_content_has ("zombiez", "more"));
  g_unsetenv ("HORDEKEEPER_CONTENT");
  g_assert_false (hk_content_has ("zombiez", "more"));
  g_unlink (path);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/guide-check/faults", test_faults);
  g_test_add_func ("/guide-check/tried", test_tried);
  return g_test_run ();
}
