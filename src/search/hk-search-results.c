/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-search-results.h"


/* A desktop asks with every search, whatever it is about: what does not have all of its words is not found, however near. */

#define MOST_RULES 8
#define MOST_GAMES 5
#define MOST_TOOLS 5

/* So many journals that the cache has not got are read for an answer, the latest ones; the window reads all of them. */
#define MOST_READ 200

/* A single letter is in everything. */
#define LEAST_LETTERS 3

static GStrv
fold (const char * const *terms)
{
  g_autoptr (GStrvBuilder) folded = g_strv_builder_new ();

  for (guint i = 0; terms[i] != NULL; i++)
    {
      char *term = g_utf8_casefold (terms[i], -1);

      g_strstrip (term);
      if (*term == '\0')
        g_free (term);
      else
        g_strv_builder_take (folded, term);
    }
  return g_strv_builder_end (folded);
}

/* Whether all words are in the text, be it as the beginning of others. */
static gboolean
has_terms (const char         *text,
           const char * const *terms)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);

  for (guint i = 0; terms[i] != NULL; i++)
    if (strstr (folded, terms[i]) == NULL)
      return FALSE;
  return TRUE;
}

static gboolean
rule_has_terms (HkRule             *rule,
                const char * const *terms)
{
  g_autofree char *keywords = hk_rule_get_keywords (rule) == NULL ? NULL : g_strjoinv (" ", (char **) hk_rule_get_keywords (rule));
  g_autofree char *all = g_strjoin (" ", hk_rule_get_title (rule), hk_rule_get_game_title (rule), hk_rule_get_text (rule), keywords, NULL);

  return has_terms (all, terms);
}

static void
find_rules (HkRulebook         *rulebook,
            const char * const *terms,
            GStrvBuilder       *ids)
{
  g_autofree char *query = g_strjoinv (" ", (char **) terms);
  g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, query, NULL, NULL, 5 * MOST_RULES);
  guint n = 0;

  for (guint i = 0; i < hits->len && n < MOST_RULES; i++)
    {
      HkRule *rule = hk_rule_hit_get_rule (g_ptr_array_index (hits, i));

      if (!rule_has_terms (rule, terms))
        continue;
      g_strv_builder_take (ids, g_strconcat (HK_SEARCH_RULE, hk_rule_get_id (rule), NULL));
      n++;
    }
}

static const char *
get_game_title (HkSessionInfo *info)
{
  const char *id = hk_session_info_get_game_id (info);
  const HkGameSpec *game = id == NULL ? NULL : hk_games_lookup (id, NULL);

  return game == NULL ? "" : game->title;
}

static const char *
or_nothing (const char *text)
{
  return text == NULL ? "" : text;
}

/* Everybody in it, as they are called now and as the journal has them. */
static void
add_names (GString            *all,
           HkPeople           *people,
           const char * const *names)
{
  for (guint i = 0; names[i] != NULL; i++)
    g_string_append_printf (all, " %s %s", names[i], hk_people_find (people, names[i]));
}

/* Whether the game has the words. The cache knows nearly all of them; a few journals that it has not got are read.
 * @n_read: (inout): how many have been */
static gboolean
game_has_terms (HkSessionInfo      *info,
                HkPastGames        *past,
                HkPeople           *people,
                const char * const *terms,
                guint              *n_read)
{
  const HkPastGame *game = hk_past_games_find (past, hk_session_info_get_path (info));
  g_autoptr (GString) all = g_string_new (NULL);
  g_auto (GStrv) names = NULL;

  if (game != NULL)
    {
      const HkGameSpec *spec = hk_games_lookup (game->game, NULL);

      g_string_append_printf (all, "%s %s", game->title, spec == NULL ? "" : spec->title);
      for (guint i = 0; i < game->players->len; i++)
        add_names (all, people, (const char *[]) { g_array_index (game->players, HkPastPlayer, i).name, NULL });
      return has_terms (all->str, terms);
    }
  if ((*n_read)++ >= MOST_READ || hk_session_info_get_problem (info) != NULL)
    return FALSE;
  names = g_strsplit (or_nothing (hk_session_info_get_players (info)), ", ", -1);
  g_string_append_printf (all, "%s %s", or_nothing (hk_session_info_get_title (info)), get_game_title (info));
  add_names (all, people, (const char * const *) names);
  return has_terms (all->str, terms);
}

static void
find_games (HkSessionStore     *store,
            HkPastGames        *past,
            HkPeople           *people,
            const char * const *terms,
            GStrvBuilder       *ids)
{
  guint n_read = 0;
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (store)) && n < MOST_GAMES; i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (store), i);

      if (!game_has_terms (info, past, people, terms, &n_read))
        continue;
      g_strv_builder_take (ids, g_strconcat (HK_SEARCH_GAME, hk_session_info_get_path (info), NULL));
      n++;
    }
}

static void
find_tools (const char * const *terms,
            GStrvBuilder       *ids)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);
  guint n = 0;

  for (guint i = 0; i < n_games; i++)
    for (guint j = 0; j < games[i]->n_calculators && n < MOST_TOOLS; j++)
      if (hk_game_is_sought (games[i], &games[i]->calculators[j], terms))
        {
          g_strv_builder_take (ids, g_strconcat (HK_SEARCH_TOOL, games[i]->id, "/", games[i]->calculators[j].name, NULL));
          n++;
        }
}

/* Returns (transfer full): the ids of what has all words, the latest games first, then the calculators, then the rules, best first.
 * @past: what came of the games of @store, as far as it has been read
 * @people: who is meant by the names in them
 * @terms: words, or their beginnings */
GStrv
hk_search_results_find (HkRulebook         *rulebook,
                        HkSessionStore     *store,
                        HkPastGames        *past,
                        HkPeople           *people,
                        const char * const *terms)
{
  g_autoptr (GStrvBuilder) ids = g_strv_builder_new ();
  g_auto (GStrv) folded = NULL;
  g_autofree char *all = NULL;

  g_return_val_if_fail (terms != NULL, NULL);

  folded = fold (terms);
  all = g_strjoinv ("", folded);
  if (g_utf8_strlen (all, -1) >= LEAST_LETTERS)
    {
      find_games (store, past, people, (const char * const *) folded, ids);
      find_tools ((const char * const *) folded, ids);
      find_rules (rulebook, (const char * const *) folded, ids);
    }
  return g_strv_builder_end (ids);
}

static HkSessionInfo *
dup_game (HkSessionStore *store,
          const char     *path)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (store)); i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (store), i);

      if (g_str_equal (hk_session_info_get_path (info), path))
        return g_steal_pointer (&info);
    }
  return NULL;
}

static GVariant *
make_meta (const char *id,
           const char *name,
           const char *description,
           const char *icon)
{
  g_autoptr (GIcon) themed = g_themed_icon_new (icon);
  g_autofree char *text = g_icon_to_string (themed);
  GVariantBuilder meta;

  g_variant_builder_init (&meta, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&meta, "{sv}", "id", g_variant_new_string (id));
  g_variant_builder_add (&meta, "{sv}", "name", g_variant_new_string (name));
  g_variant_builder_add (&meta, "{sv}", "description", g_variant_new_string (description));
  g_variant_builder_add (&meta, "{sv}", "gicon", g_variant_new_string (text));
  return g_variant_builder_end (&meta);
}

static GVariant *
describe_rule (HkRule     *rule,
               const char *id)
{
  g_autofree char *citation = hk_rule_dup_citation (rule);
  const gboolean named = strstr (citation, hk_rule_get_game_title (rule)) != NULL;
  g_autofree char *text = named ? g_strdup_printf ("%s — %s", citation, hk_rule_get_text (rule))
                                : g_strdup_printf ("%s · %s — %s", hk_rule_get_game_title (rule), citation, hk_rule_get_text (rule));

  return make_meta (id, hk_rule_get_title (rule), text, "help-about-symbolic");
}

static GVariant *
describe_game (HkSessionInfo *info,
               HkPeople      *people,
               const char    *id)
{
  const char *players = or_nothing (hk_session_info_get_players (info));
  g_auto (GStrv) names = g_strsplit (players, ", ", -1);
  const char *state = hk_session_info_get_outcome (info) != NULL ? hk_session_info_get_outcome (info) : or_nothing (hk_session_info_get_headline (info));
  g_autofree char *who = hk_people_rewrite (people, players, (const char * const *) names);
  g_autofree char *how = hk_people_rewrite (people, state, (const char * const *) names);
  g_autofree char *text = g_strdup_printf ("%s · %s%s%s", get_game_title (info), who, *how == '\0' ? "" : " — ", how);

  return make_meta (id, or_nothing (hk_session_info_get_title (info)), text, APPLICATION_ID);
}

static GVariant *
describe_tool (const char *name,
               const char *id)
{
  g_auto (GStrv) parts = g_strsplit (name, "/", 2);
  const HkGameSpec *game = g_strv_length (parts) == 2 ? hk_games_lookup (parts[0], NULL) : NULL;
  const HkCalculatorSpec *calculator = game == NULL ? NULL : hk_game_find_calculator (game, parts[1], NULL);

  return calculator == NULL ? NULL : make_meta (id, _(calculator->title), game->title, "accessories-calculator-symbolic");
}

/* Returns (transfer floating) (nullable): an a{sv} with what is shown of it; NULL where there is no such thing any more. */
GVariant *
hk_search_results_describe (HkRulebook     *rulebook,
                            HkSessionStore *store,
                            HkPeople       *people,
                            const char     *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  if (g_str_has_prefix (id, HK_SEARCH_RULE))
    {
      HkRule *rule = hk_rulebook_lookup (rulebook, id + strlen (HK_SEARCH_RULE));

      return rule == NULL ? NULL : describe_rule (rule, id);
    }
  if (g_str_has_prefix (id, HK_SEARCH_GAME))
    {
      g_autoptr (HkSessionInfo) info = dup_game (store, id + strlen (HK_SEARCH_GAME));

      return info == NULL ? NULL : describe_game (info, people, id);
    }
  if (g_str_has_prefix (id, HK_SEARCH_TOOL))
    return describe_tool (id + strlen (HK_SEARCH_TOOL), id);
  return NULL;
}
