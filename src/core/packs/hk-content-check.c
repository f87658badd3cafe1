/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/content/hk-file.h"
#include "core/guide/hk-guide-check.h"
#include "core/record/hk-error.h"
#include "core/rulebook/hk-rulebook.h"
#include "core/session/hk-session.h"
#include "hk-content-check.h"
#include "hk-pack.h"

/* The checks of what ships with a game and of what people keep: each file by its name and form. */

static int
compare_paths (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

static gboolean
is_checked (const char *name)
{
  return g_str_has_suffix (name, ".json") || g_str_has_suffix (name, ".hordekeeper");
}

static void
add_files (GPtrArray  *paths,
           const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  if (folder == NULL)
    {
      g_ptr_array_add (paths, g_strdup (path));
      return;
    }
  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR) && !g_file_test (child, G_FILE_TEST_IS_SYMLINK))
        add_files (paths, child);
      else if (is_checked (name))
        g_ptr_array_add (paths, g_steal_pointer (&child));
    }
}

/* Returns (transfer full) (element-type filename): @path itself, or all files in the folder and the folders in it
 * that can be checked, in order.
 * @path: a file or a folder */
GPtrArray *
hk_content_check_list_files (const char *path)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  add_files (paths, path);
  g_ptr_array_sort (paths, compare_paths);
  return paths;
}

static JsonNode *
load (const char *path,
      GError    **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = NULL;
  gsize length;

  text = hk_file_read (path, HK_FILE_LIMIT, &length, error);
  return text == NULL ? NULL : hk_content_parse (text, (gssize) length, name, error);
}

/* The rules that stand in the same folder as @path. */
static HkRulebook *
load_rules (const char *path,
            GError    **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *rules = g_build_filename (folder, "rules.json", NULL);
  g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);
  g_autoptr (GBytes) bytes = NULL;
  char *text;
  gsize length;

  text = hk_file_read (rules, HK_FILE_LIMIT, &length, error);
  if (text == NULL)
    return NULL;
  bytes = g_bytes_new_take (text, length);
  return hk_rulebook_load (rulebook, bytes, error) ? g_steal_pointer (&rulebook) : NULL;
}

/* Says in which entry of a list a fault is: by its id, its title or its number. */
static void
prefix_place (GError  **error,
              JsonNode *entry,
              guint     position)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (entry) ? json_node_get_object (entry) : NULL;
  const char *name = object == NULL ? NULL : hk_content_string (object, "id", "", NULL);

  if (name == NULL && object != NULL)
    name = hk_content_string (object, "title", "", NULL);
  if (name != NULL)
    g_prefix_error (error, "%s: ", name);
  else
    g_prefix_error (error, "%u: ", position + 1);
}

/* Every member called "rule", however deep, must be the id of a rule of the same game. A fault is said with where it stands. */
static gboolean
check_rules_named (JsonNode   *node,
                   HkRulebook *rulebook,
                   const char *game,
                   GError    **error)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        if (!check_rules_named (json_array_get_element (array, i), rulebook, game, error))
          {
            prefix_place (error, json_array_get_element (array, i), i);
            return FALSE;
          }
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &member, &value))
        {
          if (g_str_equal (member, "rule") && JSON_NODE_HOLDS_VALUE (value) && json_node_get_string (value) != NULL)
            {
              const char *rule = json_node_get_string (value);
              g_autofree char *id = strchr (rule, '/') != NULL ? g_strdup (rule) : g_strconcat (game, "/", rule, NULL);

              if (hk_rulebook_lookup (rulebook, id) == NULL)
                {
                  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("There is no rule “%s”."), id);
                  return FALSE;
                }
            }
          else if (!check_rules_named (value, rulebook, game, error))
            return FALSE;
        }
    }
  return TRUE;
}

static gboolean
check_step (JsonObject *step,
            gpointer    ids,
            GError    **error)
{
  const char *id = hk_content_string (step, "id", "phases.json", error);

  if (id == NULL || hk_content_string (step, "title", id, error) == NULL)
    return FALSE;
  if (!g_hash_table_add (ids, (gpointer) id))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("The step “%s” is there twice."), id);
      return FALSE;
    }
  return TRUE;
}

static gboolean
check_phase (JsonObject *phase,
             gpointer    ids,
             GError    **error)
{
  const char *id = hk_content_string (phase, "id", "phases.json", error);

  return id != NULL && hk_content_string (phase, "title", id, error) != NULL && hk_content_array (phase, "steps", id, error) != NULL
         && hk_content_for_each (phase, "steps", check_step, ids, error);
}

static gboolean
check_phases (JsonObject *object,
              GError    **error)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  return hk_content_array (object, "phases", "phases.json", error) != NULL
         && hk_content_for_each (object, "phases", check_phase, ids, error);
}

static gboolean
check_schema_field (JsonObject *field,
                    gpointer    kind,
                    GError    **error)
{
  static const char * const types[] = { "int", "string", "enum", "int-list", "setup", NULL };
  const char *type = json_object_has_member (field, "type") ? hk_content_string (field, "type", kind, error) : "string";

  if (type == NULL || hk_content_string (field, "id", kind, error) == NULL || hk_content_string (field, "title", kind, error) == NULL)
    return FALSE;
  if (!g_strv_contains (types, type))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” is no type of field."), type);
      return FALSE;
    }
  if (json_object_has_member (field, "pattern"))
    {
      const char *pattern = hk_content_string (field, "pattern", kind, error);
      g_autoptr (GRegex) regex = pattern == NULL ? NULL : g_regex_new (pattern, 0, 0, error);

      if (regex == NULL || hk_content_string (field, "form", kind, error) == NULL)
        return FALSE;
    }
  return !g_str_equal (type, "enum") || hk_content_array (field, "values", kind, error) != NULL;
}

static gboolean
check_schema_kind (JsonObject *kind,
                   gpointer    unused,
                   GError    **error)
{
  const char *id = hk_content_string (kind, "id", "pack-schema.json", error);

  return id != NULL && hk_content_string (kind, "title", id, error) != NULL && hk_content_string (kind, "plural", id, error) != NULL
         && (!json_object_get_boolean_member_with_default (kind, "own-key", FALSE) || hk_content_string (kind, "key", id, error) != NULL)
         && hk_content_array (kind, "fields", id, error) != NULL
         && hk_content_for_each (kind, "fields", check_schema_field, (gpointer) id, error);
}

static gboolean
check_schema (JsonObject *object,
              GError    **error)
{
  return hk_content_array (object, "kinds", "pack-schema.json", error) != NULL
         && hk_content_for_each (object, "kinds", check_schema_kind, NULL, error);
}

static gboolean
check_pack (JsonNode *node,
            GError  **error)
{
  const char *id = hk_content_string (json_node_get_object (node), "game", _("the pack"), error);
  const HkGameSpec *game = id == NULL ? NULL : hk_games_lookup (id, error);
  g_autoptr (HkPack) pack = game == NULL ? NULL : hk_pack_open (game, NULL, error);
  g_autofree char *text = NULL;
  g_autofree char *excess = NULL;

  if (pack == NULL)
    return FALSE;
  text = json_to_string (node, FALSE);
  if (!hk_pack_import_json (pack, text, error))
    return FALSE;
  excess = hk_pack_describe_excess (pack);
  if (excess != NULL)
    g_set_error_literal (error, HK_ERROR, HK_ERROR_FORMAT, excess);
  return excess == NULL;
}

static gboolean
check_session (const char *path,
               GError    **error)
{
  g_autoptr (HkSession) session = hk_session_open_at (path, G_MAXUINT, error);

  if (session == NULL)
    return FALSE;
  if (hk_session_get_warning (session) != NULL)
    return hk_error_fail (error, HK_ERROR_FORMAT, "%s", hk_session_get_warning (session));
  /* From the first move on, not only from the last snapshot. */
  for (guint i = 0; i <= hk_session_get_n_moves (session); i++)
    {
      g_autoptr (HkTable) table = hk_session_get_table_at (session, i, error);

      if (table == NULL)
        return FALSE;
    }
  return TRUE;
}

static gboolean
is_pack (JsonNode *node)
{
  JsonObject *object = json_node_get_object (node);
  JsonNode *components = json_object_get_member (object, "components");

  return json_object_has_member (object, "game") && components != NULL && JSON_NODE_HOLDS_OBJECT (components);
}

/* Whether what a newcomer is shown goes with the game, where this program has that game. */
static gboolean
check_guide (JsonObject *object,
             const char *name,
             const char *id,
             GError    **error)
{
  static const struct
  {
    const char *name;
    gboolean  (*check) (JsonObject *content, const HkGameSpec *game, GError **error);
  } checks[] = {
    { "first-round.json", hk_guide_check_first_round },
    { "phases.json", hk_guide_check_phases },
    { "setup.json", hk_guide_check_setup },
    { "help.json", hk_guide_check_help },
  };
  const HkGameSpec *game = hk_games_lookup (id, NULL);

  for (gsize i = 0; game != NULL && i < G_N_ELEMENTS (checks); i++)
    if (g_str_equal (name, checks[i].name))
      return checks[i].check (object, game, error);
  return TRUE;
}

/* Returns whether it is in order: a pack, or content other than rules.
 * @node: what a file holds
 * @name: the file, such as "phases.json"
 * @game: the id of the game that it is for
 * @rulebook: the rules that it may name */
gboolean
hk_content_check_node (JsonNode   *node,
                       const char *name,
                       const char *game,
                       HkRulebook *rulebook,
                       GError    **error)
{
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s should be an object."), name);
      return FALSE;
    }
  if (is_pack (node))
    return check_pack (node, error);
  if (g_str_equal (name, "phases.json") && !check_phases (json_node_get_object (node), error))
    return FALSE;
  if (g_str_equal (name, "pack-schema.json") && !check_schema (json_node_get_object (node), error))
    return FALSE;
  return check_guide (json_node_get_object (node), name, game, error) && check_rules_named (node, rulebook, game, error);
}

/* Returns whether it is in order.
 * @path: a file of content, a pack or a journal */
gboolean
hk_content_check_file (const char *path,
                       GError    **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *game = g_path_get_basename (folder);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (HkRulebook) rulebook = NULL;

  if (g_str_has_suffix (name, ".hordekeeper"))
    return check_session (path, error);
  node = load (path, error);
  if (node == NULL)
    return FALSE;
  if (!JSON_NODE_HOLDS_OBJECT (node) || is_pack (node))
    return hk_content_check_node (node, name, game, NULL, error);
  rulebook = load_rules (path, error);
  if (rulebook == NULL)
    return FALSE;
  return g_str_equal (name, "rules.json") ? hk_rulebook_check_links (rulebook, error)
                                          : hk_content_check_node (node, name, game, rulebook, error);
}
