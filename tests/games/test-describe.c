/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/moves/hk-move-option.h"
#include "core/moves/hk-situation.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/attack/hk-aotd-attack-setup.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/spawn/hk-aotd-odds-spawn.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-advice.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-attempt.h"
#include "games/card-z/team/hk-cz-count.h"
#include "games/dark-age-z/combat/hk-daz-combat-json.h"
#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "games/zombiez/rules/hk-zz-odds.h"
#include "hk-play.h"
#include "hk-short.h"

/* What a table tells a viewer, on scripted games of all five: no secret of somebody else, and nothing to do that cannot be tried. */

/* So many moves lie between two looks. */
#define STRIDE 67

/* @path: texts that not everybody sees, with "*" for every item of a list
 * @owner: whether the player whose record they lie in does
 * @unless: (nullable): of the same record, with "|" between: truth values of which one makes it no secret */
typedef struct
{
  const char *game;
  const char *path;
  gboolean    owner;
  const char *unless;
} Secret;

static const Secret secrets[] = {
  { "dark-age-z", "kingdoms/*/hand/*/card", TRUE, NULL },
  { "dark-age-z", "kingdoms/*/relics", TRUE, NULL },
  { "dark-age-z", "kingdoms/*/mission", TRUE, "mission-shown" },
  { "rfyl", "players/*/bloods/*/card", FALSE, "revealed" },
  { "card-z", "locations/*/encounters/*/name", FALSE, "revealed|seen" },
};

static const struct
{
  const char *game;
  const char *script;
} scripts[] = {
  { "army-of-the-dead", "won" }, { "card-z", "home-run-won" }, { "dark-age-z", "four-players" }, { "rfyl", "won" }, { "zombiez", "two" },
  { "zombiez", "four-by-hand" },
};

/* Looks at a table in the middle of a game. */
typedef void (*Look) (HkTable *table);

static JsonObject *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = hk_content_parse (text, -1, "test", &error);

  g_assert_no_error (error);
  return json_object_ref (json_node_get_object (node));
}

static void
walk (const char *game,
      const char *script,
      Look        look,
      guint       stride)
{
  g_autofree char *name = g_strconcat (script, ".jsonl", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", game, "scripts", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (HkTable) table = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  setup = parse (lines[0]);
  table = hk_table_new (hk_games_lookup (game, NULL), (guint64) json_object_get_int_member (setup, "seed"));
  json_object_remove_member (setup, "game");
  json_object_remove_member (setup, "seed");
  {
    g_autoptr (HkMove) move = hk_move_new ("setup", setup);

    hk_table_setup (table, move, &error);
    g_assert_no_error (error);
  }
  look (table);
  for (guint i = 1; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      hk_play (table, lines[i]);
      if (i % stride == 0 || lines[i + 1] == NULL || lines[i + 1][0] == '\0')
        look (table);
    }
}

static char *
describe (HkTable *table,
          int      viewer)
{
  g_autoptr (JsonNode) node = hk_table_describe (table, viewer);

  return json_to_string (node, FALSE);
}

/* A text of which there is no other. */
static void
mark (HkTable      *table,
      const Secret *secret,
      const char   *path,
      int           owner,
      GPtrArray    *marks,
      GArray       *owners)
{
  g_autofree char *text = g_strdup_printf ("MARK-%u-", marks->len);
  g_autoptr (JsonNode) old = hk_record_get_by_path (table, path, NULL);
  g_autoptr (JsonNode) value = NULL;
  g_autofree char *record = g_path_get_dirname (path);
  g_auto (GStrv) unless = g_strsplit (secret->unless == NULL ? "" : secret->unless, "|", -1);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; unless[i] != NULL; i++)
    {
      g_autofree char *flag = g_strdup_printf ("%s/%s", record, unless[i]);
      g_autoptr (JsonNode) is_shown = hk_record_get_by_path (table, flag, NULL);

      if (json_node_get_boolean (is_shown))
        return;
    }
  if (JSON_NODE_HOLDS_ARRAY (old))
    {
      g_autoptr (JsonArray) array = json_array_new ();

      json_array_add_string_element (array, text);
      value = json_node_init_array (json_node_alloc (), array);
    }
  else
    value = json_node_init_string (json_node_alloc (), text);
  g_assert_true (hk_record_set_by_path (table, path, value, NULL, &error));
  g_ptr_array_add (marks, g_steal_pointer (&text));
  owner = secret->owner ? owner : -1;
  g_array_append_val (owners, owner);
}

/* Marks all that lies at @path; the first "*" of it is the player. */
static void
mark_all (HkTable      *table,
          const Secret *secret,
          const char   *path,
          int           owner,
          GPtrArray    *marks,
          GArray       *owners)
{
  const char *star = strchr (path, '*');
  g_autofree char *list = star == NULL ? NULL : g_strndup (path, (gsize) (star - path) - 1);
  g_autoptr (JsonNode) items = star == NULL ? NULL : hk_record_get_by_path (table, list, NULL);

  if (star == NULL)
    {
      mark (table, secret, path, owner, marks, owners);
      return;
    }
  for (guint i = 0; i < json_array_get_length (json_node_get_array (items)); i++)
    {
      g_autofree char *inside = g_strdup_printf ("%s/%u%s", list, i, star + 1);

      mark_all (table, secret, inside, owner < 0 ? (int) i : owner, marks, owners);
    }
}

static void
look_for_secrets (HkTable *table)
{
  g_autoptr (HkTable) copy = hk_table_copy (table);
  g_autoptr (GPtrArray) marks = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) owners = g_array_new (FALSE, FALSE, sizeof (int));
  const int n = (int) g_list_model_get_n_items (hk_table_get_seats (table));

  for (gsize i = 0; i < G_N_ELEMENTS (secrets); i++)
    /* Missions are shown when the points are counted. */
    if (g_str_equal (secrets[i].game, hk_table_get_game (table)->id)
        && !(secrets[i].owner && secrets[i].unless != NULL && hk_table_is_over (table)))
      mark_all (copy, &secrets[i], secrets[i].path, -1, marks, owners);
  for (int viewer = HK_VIEWER_ALL; viewer < n; viewer++)
    {
      g_autofree char *text = describe (copy, viewer);

      for (guint i = 0; i < marks->len; i++)
        {
          const int owner = g_array_index (owners, int, i);
          const gboolean may = viewer == HK_VIEWER_ALL || (viewer >= 0 && owner == viewer);

          if (may != (strstr (text, g_ptr_array_index (marks, i)) != NULL))
            g_error ("%s: viewer %d, owner %d: %s", hk_table_get_game (table)->id, viewer, owner, text);
        }
    }
}

static gboolean
lacks_required (HkTable      *table,
                HkMoveOption *option)
{
  HkMove *move = hk_move_option_get_move (option);
  const HkMoveSpec *spec = hk_game_find_move (hk_table_get_game (table), hk_move_get_name (move), NULL);

  for (guint i = 0; i < spec->n_params; i++)
    if (spec->params[i].required && !hk_move_has (move, spec->params[i].name))
      return TRUE;
  return FALSE;
}

/* Each option can be made on a copy, or asks for what is lacking, or says why it cannot be made. */
/* What the table waits for can always be done, and stands among what comes first. */
static void
look_at_awaited (HkTable *table)
{
  g_autoptr (HkPrimaryAction) action = hk_table_get_primary_action (table);
  HkMove *move = action == NULL ? NULL : hk_primary_action_get_move (action);
  const char *awaited = move != NULL ? hk_move_get_name (move) : action == NULL ? NULL : hk_primary_action_get_asks (action);
  g_autoptr (GPtrArray) options = hk_table_list_options (table, HK_VIEWER_NOBODY);
  /* A view may be asked for instead of a move. */
  gboolean found = awaited == NULL || hk_table_is_over (table) || hk_game_find_move (hk_table_get_game (table), awaited, NULL) == NULL;

  for (guint i = 0; i < options->len && !found; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);

      found = g_str_equal (hk_move_get_name (hk_move_option_get_move (option)), awaited) && hk_move_option_is_legal (option)
              && !hk_move_option_is_further (option);
    }
  if (!found)
    g_error ("%s waits for %s, which is not offered", hk_table_get_game (table)->id, awaited);
}

static void
look_at_options (HkTable *table)
{
  g_autoptr (GPtrArray) options = hk_table_list_options (table, HK_VIEWER_ALL);
  g_autoptr (HkTable) before = hk_table_copy (table);
  g_autofree char *text = describe (table, HK_VIEWER_ALL);

  g_assert_true (hk_table_is_over (table) || options->len > 0);
  for (guint i = 0; i < options->len; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);
      g_autoptr (HkTable) copy = hk_table_copy (table);
      g_autoptr (HkMove) move = hk_move_option_make_move (option);
      g_autoptr (GError) error = NULL;
      const gboolean made = hk_table_apply (copy, move, &error);

      g_assert_nonnull (strstr (text, "\"options\""));
      if (!hk_move_option_is_legal (option))
        g_assert_cmpuint (strlen (hk_move_option_get_reason (option)), >, 5);
      else if (!made && !(lacks_required (table, option) || hk_move_get_asked (move)[0] != NULL || g_error_matches (error, HK_ERROR, HK_ERROR_PARAMETER)))
        g_error ("%s: %s: %s", hk_table_get_game (table)->id, hk_move_option_get_title (option), error->message);
    }
  g_assert_true (hk_record_equal (before, table));
}

static void
test_secrets (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (scripts); i++)
    walk (scripts[i].game, scripts[i].script, look_for_secrets, hk_short (STRIDE, STRIDE * 4));
}

static void
test_options (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      walk (scripts[i].game, scripts[i].script, look_at_options, hk_short (STRIDE, STRIDE * 4));
      walk (scripts[i].game, scripts[i].script, look_at_awaited, hk_short (STRIDE / 12, STRIDE));
    }
}

static const char zombiez[] = "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"stand-in\",\"cards-by\":\"app\"}";

/* A move of another phase is refused in one sentence, and one about a player whom there is not as a question. */
static void
test_checks (void)
{
  g_autoptr (HkTable) table = hk_play_new ("zombiez", zombiez, 1);
  g_autoptr (JsonObject) line = parse ("{\"move\":\"gain-card\",\"player\":4,\"card\":\"1-1\"}");
  g_autoptr (HkMove) move = hk_move_new_from_json (line, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_table_is_in_phase (table, "draw"));
  hk_play_refuse (table, "{\"move\":\"bust\"}", HK_ERROR_IMPOSSIBLE);
  hk_play_refuse (table, "{\"move\":\"take\",\"row\":0}", HK_ERROR_IMPOSSIBLE);
  g_assert_false (hk_table_apply (table, move, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  g_assert_true (g_strv_contains (hk_move_get_asked (move), "player"));
  hk_play (table, "{\"move\":\"finish\"}");
  hk_play_refuse (table, "{\"move\":\"bust\"}", HK_ERROR_IMPOSSIBLE);
}

/* A viewer is a player by name, or everyone. */
static void
test_viewers (void)
{
  g_autoptr (HkTable) table = hk_play_new ("zombiez", zombiez, 1);
  g_autofree char *name = hk_table_name_item (table, "players", 1);
  g_autofree char *none = hk_table_name_item (table, "players", 2);
  g_autoptr (GError) error = NULL;
  int viewer;

  g_assert_cmpstr (name, ==, "Bo");
  g_assert_null (none);
  g_assert_true (hk_table_find_viewer (table, "bo", &viewer, &error));
  g_assert_cmpint (viewer, ==, 1);
  g_assert_true (hk_table_find_viewer (table, "everyone", &viewer, &error));
  g_assert_cmpint (viewer, ==, HK_VIEWER_NOBODY);
  g_assert_false (hk_table_find_viewer (table, "Cy", &viewer, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_UNKNOWN);
}

/* How often each calculator had an answer to what a table knows. */
static GHashTable *answers;

/* The result of a calculator for one thing on the table; (transfer full) (nullable). */
static JsonObject *
ask (HkTable    *table,
     const char *calculator,
     guint       at)
{
  const HkGameSpec *game = hk_table_get_game (table);
  g_autoptr (GPtrArray) situations = hk_table_list_situations (table, hk_game_find_calculator (game, calculator, NULL));
  g_autoptr (JsonNode) result = NULL;

  if (at >= situations->len)
    return NULL;
  result = hk_game_calculate (game, calculator, ((HkSituation *) g_ptr_array_index (situations, at))->params, NULL, NULL);
  return result == NULL ? NULL : json_object_ref (json_node_get_object (result));
}

/* What the table says is what the table itself reckons with. */
static void
compare_dark_age_z (HkDazTable *table)
{
  g_autoptr (JsonObject) combat = ask (HK_TABLE (table), "combat", 0);
  g_autoptr (JsonObject) horde = ask (HK_TABLE (table), "zombies", 0);
  HkDazCombatResult result;

  if (combat != NULL && (table->house_rules == NULL || table->house_rules[0] == NULL) && hk_daz_preview_invasion (table, MAX (0, hk_daz_find_next_invasion (table)), NULL, &result, NULL, NULL))
    {
      g_autoptr (JsonNode) expected = hk_daz_combat_result_to_json (&result);
      g_autoptr (JsonNode) given = json_node_init_object (json_node_alloc (), combat);

      g_assert_true (json_node_equal (given, expected));
    }
  if (horde != NULL)
    {
      g_assert_cmpint (json_object_get_int_member (horde, "zombies"), ==, hk_daz_table_get_zombies (table));
      g_assert_cmpint (json_object_get_int_member (horde, "hp"), ==, hk_daz_table_get_zombie_hp (table));
    }
}

static void
compare_zombiez (HkZzTable *table)
{
  g_autoptr (JsonObject) bust = ask (HK_TABLE (table), "bust-chance", 0);
  g_autoptr (JsonObject) score = ask (HK_TABLE (table), "final-score", 0);
  HkZzOdds odds;

  if (bust != NULL && hk_zz_table_get_bust_odds (table, &odds))
    g_assert_cmpfloat_with_epsilon (json_object_get_double_member (bust, "chance"), odds.chance, 1e-12);
  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    g_assert_cmpint (json_array_get_int_element (json_object_get_array_member (score, "points"), (guint) i), ==,
                     hk_zz_player_get_points (hk_zz_table_get_player (table, i)));
}

/* What the carried weapon of one situation comes to against three Shamblers is what the attack itself would come to. */
static void
compare_attack (HkAotdTable *table,
                HkSituation *situation,
                int          survivor,
                const char  *weapon)
{
  g_autoptr (HkMove) move = hk_move_new ("attack", NULL);
  g_autoptr (HkAotdAttackPlan) plan = NULL;
  g_autoptr (HkAotdOdds) odds = NULL;
  g_autoptr (JsonNode) result = NULL;
  JsonObject *params = hk_move_get_params (move);
  JsonObject *targets = json_object_new ();

  json_object_set_int_member (targets, "shamblers", 3);
  json_object_set_object_member (params, "targets", json_object_ref (targets));
  json_object_set_object_member (situation->params, "targets", targets);
  json_object_set_int_member (params, "survivor", survivor);
  json_object_set_string_member (params, "weapon", weapon);
  plan = hk_aotd_attack_plan_new (table, move, NULL);
  result = hk_game_calculate (hk_table_get_game (HK_TABLE (table)), "attack-odds", situation->params, NULL, NULL);
  if (plan == NULL || result == NULL)
    return;
  odds = hk_aotd_attack_get_odds (&plan->attack);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (json_node_get_object (result), "worth"), odds->worth, 1e-9);
  g_hash_table_add (answers, g_strdup ("army-of-the-dead/attack-odds"));
}

static void
compare_attacks (HkAotdTable *table)
{
  g_autoptr (GPtrArray) situations = hk_table_list_situations (HK_TABLE (table), hk_game_find_calculator (hk_table_get_game (HK_TABLE (table)), "attack-odds", NULL));

  for (guint i = 0; i < situations->len && hk_aotd_list_attack_rules (table) == 0; i++)
    {
      HkSituation *situation = g_ptr_array_index (situations, i);
      JsonObject *weapon = json_object_has_member (situation->params, "weapon") ? json_object_get_object_member (situation->params, "weapon") : NULL;

      for (guint j = 0; weapon != NULL && j < g_list_model_get_n_items (G_LIST_MODEL (table->survivors)); j++)
        if (g_str_has_prefix (situation->title, hk_aotd_table_get_survivor (table, (int) j)->name))
          compare_attack (table, situation, (int) j, json_object_get_string_member (weapon, "id"));
    }
}

static void
compare_army_of_the_dead (HkAotdTable *table)
{
  g_autoptr (JsonObject) spawn = ask (HK_TABLE (table), "spawn-odds", 0);
  g_autoptr (JsonObject) vault = ask (HK_TABLE (table), "vault-advice", 0);
  HkAotdSpawnOdds odds;
  HkAotdVaultState state;

  compare_attacks (table);
  hk_aotd_spawn_odds_reckon (table, &odds);
  if (odds.is_known && spawn != NULL)
    g_assert_cmpfloat_with_epsilon (json_object_get_double_member (json_object_get_object_member (spawn, "shambler"), "expected"), odds.expected[0], 1e-9);
  if (vault != NULL && table->vault != NULL && hk_aotd_vault_get_state (table, &state, NULL) && state.readings == 0 && !state.only_to_finish)
    {
      g_autoptr (HkAotdVaultAdvice) advice = hk_aotd_vault_advise (&state, NULL);

      g_assert_cmpfloat_with_epsilon (json_object_get_double_member (vault, "chance"), hk_aotd_vault_chance_to_double (advice->chance), 1e-12);
    }
}

/* A calculator is told just what the group keeps, and what parts tell it is declared. */
static void
check_told (HkTable                *table,
            const HkCalculatorSpec *calculator)
{
  static const char * const of_no_part[] = { "names", "house", "night", "ammo-faces", "twice-gone", NULL };
  const HkKeepSpec *keep = hk_table_get_game (table)->keep;
  g_autoptr (GPtrArray) situations = hk_table_list_situations (table, calculator);

  for (guint i = 0; i < situations->len; i++)
    {
      JsonObject *params = ((HkSituation *) g_ptr_array_index (situations, i))->params;
      g_autoptr (GList) names = json_object_get_members (params);
      gboolean tells = FALSE;

      for (GList *l = names; l != NULL; l = l->next)
        {
          if (!hk_keep_is_told (keep, calculator->name, l->data) && !g_strv_contains (of_no_part, l->data))
            g_error ("%s/%s: no part tells “%s”", hk_table_get_game (table)->id, calculator->name, (char *) l->data);
          if (!hk_table_keeps_told (table, calculator->name, l->data))
            g_error ("%s/%s: “%s” is told and not kept", hk_table_get_game (table)->id, calculator->name, (char *) l->data);
          tells = tells || hk_keep_is_told (keep, calculator->name, l->data);
        }
      g_assert_true (tells);
    }
}

/* The same table with one part alone. */
static void
look_at_parts (HkTable *table)
{
  const HkGameSpec *game = hk_table_get_game (table);

  for (guint i = 0; i < game->keep->n_parts; i++)
    {
      g_autoptr (HkTable) copy = hk_table_copy (table);
      g_autoptr (HkMove) keep = hk_move_new ("keep", NULL);
      JsonArray *parts = json_array_new ();

      json_array_add_string_element (parts, game->keep->parts[i].id);
      json_object_set_array_member (hk_move_get_params (keep), "parts", parts);
      if (!hk_table_apply (copy, keep, NULL))
        continue;
      for (guint j = 0; j < game->n_calculators; j++)
        check_told (copy, &game->calculators[j]);
    }
}

static void
compare_card_z (HkCzTable *table)
{
  g_autoptr (JsonObject) grade = ask (HK_TABLE (table), "grade", 0);

  if (grade != NULL)
    g_assert_cmpint (json_object_get_int_member (grade, "points"), ==, hk_cz_table_get_points (table));
}

static void
look_at_situations (HkTable *table)
{
  const HkGameSpec *game = hk_table_get_game (table);

  for (guint i = 0; i < game->n_calculators; i++)
    {
      const HkCalculatorSpec *calculator = &game->calculators[i];
      g_autoptr (GPtrArray) situations = hk_table_list_situations (table, calculator);
      g_autofree char *id = g_strdup_printf ("%s/%s", game->id, calculator->name);

      for (guint j = 0; j < situations->len; j++)
        {
          HkSituation *situation = g_ptr_array_index (situations, j);
          g_autoptr (JsonNode) result = hk_game_calculate (game, calculator->name, situation->params, NULL, NULL);

          g_assert_cmpstr (situation->title, !=, "");
          /* What lacks nothing that is needed is no more than the calculator takes. */
          for (guint k = 0; result == NULL && k < calculator->n_params; k++)
            if (calculator->params[k].required && !json_object_has_member (situation->params, calculator->params[k].name))
              break;
            else if (k + 1 == calculator->n_params)
              g_test_message ("%s has no answer for %s", id, situation->title);
          if (result != NULL)
            g_hash_table_add (answers, g_strdup (id));
        }
    }
  for (guint i = 0; i < game->n_calculators; i++)
    check_told (table, &game->calculators[i]);
  look_at_parts (table);
  if (HK_IS_DAZ_TABLE (table))
    compare_dark_age_z (HK_DAZ_TABLE (table));
  if (HK_IS_ZZ_TABLE (table))
    compare_zombiez (HK_ZZ_TABLE (table));
  if (HK_IS_AOTD_TABLE (table))
    compare_army_of_the_dead (HK_AOTD_TABLE (table));
  if (HK_IS_CZ_TABLE (table))
    compare_card_z (HK_CZ_TABLE (table));
}

/* The calculators start with what a table knows. */
static void
test_situations (void)
{
  static const char * const expected[] = {
    "dark-age-z/combat", "dark-age-z/power", "dark-age-z/smallest-power", "dark-age-z/zombies", "dark-age-z/gate-damage",
    "army-of-the-dead/spawn-odds", "army-of-the-dead/vault-odds", "army-of-the-dead/vault-advice",
    "army-of-the-dead/attack-odds", "card-z/bite", "card-z/act", "card-z/alarm", "card-z/reckoning", "card-z/grade",
    "rfyl/fight-odds", "rfyl/infection-odds", "zombiez/bust-chance", "zombiez/row-worth", "zombiez/final-score",
  };

  answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    walk (scripts[i].game, scripts[i].script, look_at_situations, STRIDE / 6);
  /* This scenario gives a grade, and here the Vault is tried. */
  walk ("card-z", "civic-duty-lost", look_at_situations, STRIDE);
  walk ("army-of-the-dead", "lost", look_at_situations, STRIDE / 6);
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    if (!g_hash_table_contains (answers, expected[i]))
      {
        g_test_message ("%s never had an answer", expected[i]);
        g_test_fail ();
      }
  g_clear_pointer (&answers, g_hash_table_unref);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/describe/secrets", test_secrets);
  g_test_add_func ("/describe/options", test_options);
  g_test_add_func ("/describe/checks", test_checks);
  g_test_add_func ("/describe/viewers", test_viewers);
  g_test_add_func ("/describe/situations", test_situations);
  return g_test_run ();
}
