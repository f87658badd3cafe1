/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "core/moves/hk-game.h"
#include "core/rulebook/hk-rulebook.h"
#include "hk-cli.h"

/* How many entries are printed, best first. */
#define MAX_HITS 20

static HkRulebook *
load_rules (GError **error)
{
  g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), PACKAGE_NAME, NULL);
  g_autoptr (HkRulebook) rulebook = hk_rulebook_new (cache);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (GBytes) bytes = hk_content_load_bytes (games[i]->id, "rules", error);

      if (bytes == NULL || !hk_rulebook_load (rulebook, bytes, error))
        return NULL;
    }
  return g_steal_pointer (&rulebook);
}

static JsonObject *
to_json (HkRuleHit *hit)
{
  HkRule *rule = hk_rule_hit_get_rule (hit);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "id", hk_rule_get_id (rule));
  json_object_set_string_member (object, "game", hk_rule_get_game (rule));
  json_object_set_string_member (object, "title", hk_rule_get_title (rule));
  json_object_set_string_member (object, "phase", hk_rule_get_phase (rule));
  json_object_set_string_member (object, "kind", hk_rule_get_kind (rule));
  json_object_set_string_member (object, "section", hk_rule_get_section (rule));
  json_object_set_int_member (object, "page", hk_rule_get_page (rule));
  json_object_set_string_member (object, "text", hk_rule_get_text (rule));
  json_object_set_double_member (object, "score", hk_rule_hit_get_score (hit));
  return object;
}

static void
print_hit (HkRuleHit *hit)
{
  HkRule *rule = hk_rule_hit_get_rule (hit);
  g_autofree char *citation = hk_rule_dup_citation (rule);

  g_print ("%s\n  %s\n  (%s; %s)\n\n", hk_rule_get_title (rule), hk_rule_get_text (rule), citation, hk_rule_get_id (rule));
}

/* That no rule answers is no fault of the call: it is said beside the output, which stays empty. */
static void
print_no (HkRulebook *rulebook,
          const char *query,
          const char *game)
{
  g_auto (GStrv) terms = hk_rulebook_suggest (rulebook, query, game);
  g_autofree char *near = g_strjoinv (", ", terms);

  if (game != NULL && *near != '\0')
    /* Translators: %s: what was looked for; %s: words that the rules have, with commas between. */
    g_printerr (_("“%s” is not in the rules of this game; near it are: %s."), query, near);
  else if (game != NULL)
    g_printerr (_("“%s” is not in the rules of this game."), query);
  else if (*near != '\0')
    /* Translators: %s: what was looked for; %s: words that the rules have, with commas between. */
    g_printerr (_("“%s” is not in the rules; near it are: %s."), query, near);
  else
    g_printerr (_("“%s” is not in the rules."), query);
  g_printerr ("\n");
}

/* Finds rules. Returns what to leave the program with. */
int
hk_cli_rules (int    argc,
              char **argv)
{
  g_autofree char *game = NULL;
  g_autofree char *phase = NULL;
  gboolean json = FALSE;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, N_("Only the rules of one game"), N_("ID") },
    { "phase", 0, 0, G_OPTION_ARG_STRING, &phase, N_("Only the rules of one phase"), N_("ID") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (HkRulebook) rulebook = NULL;
  g_autoptr (GPtrArray) hits = NULL;
  g_autofree char *query = NULL;
  int status;

  if (!hk_cli_parse (&argc, &argv, entries, "QUERY [--game ID] [--phase ID] [--json]", -1, &status))
    return status;
  if (game != NULL && hk_games_lookup (game, &error) == NULL)
    return hk_cli_refuse (error, NULL);
  rulebook = load_rules (&error);
  if (rulebook == NULL)
    return hk_cli_refuse (error, NULL);
  query = g_strjoinv (" ", argv + 1);
  hits = hk_rulebook_search (rulebook, query, game, phase, MAX_HITS);
  if (json)
    {
      g_autoptr (JsonArray) array = json_array_new ();
      g_autoptr (JsonNode) node = json_node_alloc ();

      for (guint i = 0; i < hits->len; i++)
        json_array_add_object_element (array, to_json (g_ptr_array_index (hits, i)));
      json_node_init_array (node, array);
      hk_cli_print_json (node);
      return HK_CLI_DONE;
    }
  if (hits->len == 0)
    print_no (rulebook, query, game);
  for (guint i = 0; i < hits->len; i++)
    print_hit (g_ptr_array_index (hits, i));
  return HK_CLI_DONE;
}
