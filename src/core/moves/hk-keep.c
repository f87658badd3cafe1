/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "core/record/hk-words.h"
#include "hk-by-hand.h"
#include "hk-keep.h"
#include "hk-table.h"

/* How much of a game is kept: which parts, and what belongs to them. */

static const struct
{
  const char *id;
  const char *title;
  const char *summary;
} ways[HK_N_WAYS] = {
  [HK_WAY_EVERYTHING] = { "everything", N_("Everything"), N_("The app keeps the whole table.") },
  [HK_WAY_ARITHMETIC] = { "arithmetic", N_("The Arithmetic"), N_("The app works out what is tedious to work out; you keep the rest.") },
  [HK_WAY_PHASES] = { "phases", N_("Phases and Score"), N_("The app goes through the phases and keeps the result; you keep the rest.") },
};

const char *
hk_way_get_title (HkWay way)
{
  return _(ways[way].title);
}

const char *
hk_way_get_summary (HkWay way)
{
  return _(ways[way].summary);
}

static GStrv
split (const char *names)
{
  return g_strsplit (names == NULL ? "" : names, " ", -1);
}

static gboolean
has_name (const char *names,
          const char *name)
{
  return hk_words_have (names, ' ', name);
}

/* Returns (transfer full): the ids of the parts, in their order. */
GStrv
hk_keep_list_parts (const HkKeepSpec *spec,
                    HkWay             way)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < spec->n_parts; i++)
    if (way == HK_WAY_EVERYTHING || has_name (way == HK_WAY_ARITHMETIC ? spec->arithmetic : spec->phases, spec->parts[i].id))
      g_strv_builder_add (builder, spec->parts[i].id);
  return g_strv_builder_end (builder);
}

/* Returns the #HkWay that keeps just these parts; −1 none.
 * @parts: ids, in any order */
int
hk_keep_find_way (const HkKeepSpec   *spec,
                  const char * const *parts)
{
  for (int way = 0; way < HK_N_WAYS; way++)
    {
      g_auto (GStrv) its = hk_keep_list_parts (spec, (HkWay) way);
      gboolean same = g_strv_length (its) == g_strv_length ((GStrv) parts);

      for (guint i = 0; same && its[i] != NULL; i++)
        same = g_strv_contains (parts, its[i]);
      if (same)
        return way;
    }
  return -1;
}

/* Returns whether a setup asks for the option: a part that names it is kept, or none names it.
 * @parts: ids of the parts that are kept */
gboolean
hk_keep_asks_for (const HkKeepSpec   *spec,
                  const char * const *parts,
                  const char         *option)
{
  gboolean named = FALSE;

  for (guint i = 0; i < spec->n_parts; i++)
    if (has_name (spec->parts[i].options, option))
      {
        if (g_strv_contains (parts, spec->parts[i].id))
          return TRUE;
        named = TRUE;
      }
  return !named;
}

static JsonArray *
to_array (const char *names)
{
  g_auto (GStrv) words = split (names);
  JsonArray *array = json_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      json_array_add_string_element (array, words[i]);
  return array;
}

/* Returns (transfer full): the parts with their moves and fields, and the parts of each way. */
JsonObject *
hk_keep_describe (const HkKeepSpec *spec)
{
  JsonObject *object = json_object_new ();
  JsonArray *parts = json_array_new ();
  JsonObject *its_ways = json_object_new ();

  for (guint i = 0; i < spec->n_parts; i++)
    {
      JsonObject *part = json_object_new ();

      json_object_set_string_member (part, "id", spec->parts[i].id);
      json_object_set_string_member (part, "title", _(spec->parts[i].title));
      json_object_set_string_member (part, "summary", _(spec->parts[i].summary));
      json_object_set_array_member (part, "moves", to_array (spec->parts[i].moves));
      json_object_set_array_member (part, "fields", to_array (spec->parts[i].fields));
      json_array_add_object_element (parts, part);
    }
  for (int way = 0; way < HK_N_WAYS; way++)
    {
      g_auto (GStrv) names = hk_keep_list_parts (spec, (HkWay) way);
      g_autofree char *joined = g_strjoinv (" ", names);

      json_object_set_array_member (its_ways, ways[way].id, to_array (joined));
    }
  json_object_set_array_member (object, "parts", parts);
  json_object_set_object_member (object, "ways", its_ways);
  return object;
}

static const HkKeepSpec *
get_spec (HkTable *self)
{
  return self->game->keep;
}

/* Returns whether the table keeps the part.
 * @part: the id of a part of its game */
gboolean
hk_table_keeps (HkTable    *self,
                const char *part)
{
  g_return_val_if_fail (HK_IS_TABLE (self), TRUE);

  return self->parts_kept == NULL || g_strv_contains ((const char * const *) self->parts_kept, part);
}

/* Returns whether the move, or one parameter of it, belongs to what is kept.
 * @move: the name of a move
 * @param: (nullable): the name of a parameter of it */
gboolean
hk_table_keeps_move (HkTable    *self,
                     const char *move,
                     const char *param)
{
  const HkKeepSpec *spec = get_spec (self);
  g_autofree char *name = NULL;

  if (self->parts_kept == NULL)
    return TRUE;
  name = param == NULL ? g_strdup (move) : g_strconcat (move, "/", param, NULL);
  for (guint i = 0; i < spec->n_parts; i++)
    if (!hk_table_keeps (self, spec->parts[i].id) && has_name (spec->parts[i].moves, name))
      return FALSE;
  return !hk_table_goes_by_hand (self) || !has_name (spec->flow_moves, name);
}

/* "survivors/3/wounds" as "survivors/wounds". */
static char *
drop_numbers (const char *path)
{
  g_auto (GStrv) words = g_strsplit (path, "/", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (!g_ascii_isdigit (words[i][0]))
      g_string_append_printf (text, "%s%s", text->len == 0 ? "" : "/", words[i]);
  return g_string_free_and_steal (text);
}

/* Whether the field at @path, or a record that it lies in, is among @fields. */
gboolean
hk_keep_has_field (const char *names,
                   const char *path)
{
  g_auto (GStrv) fields = split (names);
  g_autofree char *plain = drop_numbers (path);

  for (guint i = 0; fields[i] != NULL; i++)
    {
      const gsize length = strlen (fields[i]);

      if (length > 0 && g_str_has_prefix (plain, fields[i]) && (plain[length] == '\0' || plain[length] == '/'))
        return TRUE;
    }
  return FALSE;
}

/* Returns whether the field belongs to what is kept.
 * @path: as the move "set" has it, such as "survivors/3/wounds" */
gboolean
hk_table_keeps_field (HkTable    *self,
                      const char *path)
{
  const HkKeepSpec *spec = get_spec (self);

  for (guint i = 0; self->parts_kept != NULL && i < spec->n_parts; i++)
    if (!hk_table_keeps (self, spec->parts[i].id) && hk_keep_has_field (spec->parts[i].fields, path))
      return FALSE;
  return self->parts_kept == NULL || !hk_table_goes_by_hand (self) || !hk_keep_has_field (spec->flow_fields, path);
}

static gboolean
part_tells (const HkPartSpec *part,
            const char       *calculator,
            const char       *param)
{
  g_autofree char *name = g_strconcat (calculator, "/", param, NULL);

  return has_name (part->tells, name) || has_name (part->tells, calculator);
}

/* Returns whether a part tells the calculator that.
 * @calculator: its name
 * @param: the name of a parameter of it */
gboolean
hk_keep_is_told (const HkKeepSpec *spec,
                 const char       *calculator,
                 const char       *param)
{
  for (guint i = 0; i < spec->n_parts; i++)
    if (part_tells (&spec->parts[i], calculator, param))
      return TRUE;
  return FALSE;
}

/* Returns whether all parts are kept that tell the calculator that.
 * @calculator: its name
 * @param: the name of a parameter of it */
gboolean
hk_table_keeps_told (HkTable    *self,
                     const char *calculator,
                     const char *param)
{
  const HkKeepSpec *spec = get_spec (self);

  for (guint i = 0; self->parts_kept != NULL && i < spec->n_parts; i++)
    if (!hk_table_keeps (self, spec->parts[i].id) && part_tells (&spec->parts[i], calculator, param))
      return FALSE;
  return TRUE;
}

/* Returns whether a part is lacking without which the game does not go on by itself, so that the group goes through the phases by
 * hand. */
gboolean
hk_table_goes_by_hand (HkTable *self)
{
  g_auto (GStrv) flow = NULL;

  g_return_val_if_fail (HK_IS_TABLE (self), FALSE);

  if (self->parts_kept == NULL)
    return FALSE;
  flow = split (get_spec (self)->flow);
  for (guint i = 0; flow[i] != NULL; i++)
    if (!hk_table_keeps (self, flow[i]))
      return TRUE;
  return FALSE;
}

/* Returns (transfer full): the ids of the parts that are kept, in their order. */
GStrv
hk_table_list_kept (HkTable *self)
{
  const HkKeepSpec *spec = get_spec (self);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; spec != NULL && i < spec->n_parts; i++)
    if (hk_table_keeps (self, spec->parts[i].id))
      g_strv_builder_add (builder, spec->parts[i].id);
  return g_strv_builder_end (builder);
}

/* Returns (transfer full): the titles of the parts, with commas between.
 * @parts: ids */
char *
hk_keep_join_titles (const HkKeepSpec *spec,
                     GStrv             parts)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) titles = NULL;

  for (guint i = 0; i < spec->n_parts; i++)
    if (hk_record_has_text (parts, spec->parts[i].id))
      g_strv_builder_add (builder, _(spec->parts[i].title));
  titles = g_strv_builder_end (builder);
  return g_strjoinv (", ", titles);
}

/* Returns (transfer full) (nullable): a sentence with the parts that are kept; %NULL where all are. */
char *
hk_table_describe_kept (HkTable *self)
{
  g_autofree char *titles = NULL;

  g_return_val_if_fail (HK_IS_TABLE (self), NULL);

  if (self->parts_kept == NULL)
    return NULL;
  titles = hk_keep_join_titles (get_spec (self), self->parts_kept);
  if (titles[0] == '\0')
    return g_strdup (_("The app kept the checklist alone."));
  /* Translators: %s: parts of a game, with commas between. */
  return g_strdup_printf (_("The app kept: %s."), titles);
}

/* Whether a move may be made with the parts that are kept. */
gboolean
hk_table_check_kept (HkTable *self,
                     HkMove  *move,
                     GError **error)
{
  const HkKeepSpec *spec = get_spec (self);

  for (guint i = 0; self->parts_kept != NULL && i < spec->n_parts; i++)
    if (!hk_table_keeps (self, spec->parts[i].id) && has_name (spec->parts[i].moves, hk_move_get_name (move)))
      {
        /* Translators: %s: a part of a game. */
        g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("“%s” is not kept in this game. Take it up under “How Much to Keep”."),
                     _(spec->parts[i].title));
        return FALSE;
      }
  if (!hk_table_keeps_move (self, hk_move_get_name (move), NULL))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("You go through the phases by hand in this game."));
  return TRUE;
}

/* Whether a part that is not kept has the rule, which then stops nothing.
 * @rule: its id, with the game’s id in front */
gboolean
hk_table_frees_rule (HkTable    *self,
                     const char *rule)
{
  const HkKeepSpec *spec = get_spec (self);
  const char *name = strchr (rule, '/');

  for (guint i = 0; name != NULL && self->parts_kept != NULL && i < spec->n_parts; i++)
    if (!hk_table_keeps (self, spec->parts[i].id) && has_name (spec->parts[i].rules, name + 1))
      return TRUE;
  return name != NULL && self->parts_kept != NULL && hk_table_goes_by_hand (self) && has_name (spec->flow_rules, name + 1);
}

static const HkPartSpec *
find_part (const HkKeepSpec *spec,
           const char       *id)
{
  for (guint i = 0; i < spec->n_parts; i++)
    if (g_str_equal (spec->parts[i].id, id))
      return &spec->parts[i];
  return NULL;
}

/* @parts: (transfer full): ids; all of them are kept as none, as in journals of old */
gboolean
hk_table_set_kept (HkTable *self,
                   GStrv    parts,
                   GError **error)
{
  const HkKeepSpec *spec = get_spec (self);
  g_auto (GStrv) given = parts;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) kept = NULL;

  for (guint i = 0; given[i] != NULL; i++)
    if (find_part (spec, given[i]) == NULL)
      {
        /* Translators: %s: a game; %s: the id of a part of it. */
        g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("%s has no part “%s”."), self->game->title, given[i]);
        return FALSE;
      }
  for (guint i = 0; i < spec->n_parts; i++)
    if (g_strv_contains ((const char * const *) given, spec->parts[i].id))
      g_strv_builder_add (builder, spec->parts[i].id);
  kept = g_strv_builder_end (builder);
  hk_record_set_strv (self, &self->parts_kept, g_strv_length (kept) == spec->n_parts ? NULL : (const char * const *) kept);
  return TRUE;
}

/* The parts that @node names: the id of a way, or an array of the ids of parts. */
GStrv
hk_keep_read_parts (const HkGameSpec *game,
                    JsonNode         *node,
                    GError          **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const char *text = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;

  for (int way = 0; text != NULL && way < HK_N_WAYS; way++)
    if (g_str_equal (ways[way].id, text))
      return hk_keep_list_parts (game->keep, (HkWay) way);
  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      g_set_error_literal (error, HK_ERROR, HK_ERROR_PARAMETER, _("What to keep is “everything”, “arithmetic”, “phases” or a list of parts."));
      return NULL;
    }
  for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
    {
      JsonNode *element = json_array_get_element (json_node_get_array (node), i);
      const char *part = JSON_NODE_HOLDS_VALUE (element) ? json_node_get_string (element) : NULL;

      g_strv_builder_add (builder, part == NULL ? "" : part);
    }
  return g_strv_builder_end (builder);
}

/* Takes from a setup which parts are kept; all are where it says nothing. Errors: %HK_ERROR_PARAMETER. */
gboolean
hk_table_read_kept (HkTable *self,
                    HkMove  *setup,
                    GError **error)
{
  JsonNode *node = hk_move_get_node (setup, "keep");
  GStrv parts;

  if (node == NULL)
    return TRUE;
  parts = hk_keep_read_parts (self->game, node, error);
  if (parts == NULL || !hk_table_set_kept (self, parts, error))
    return FALSE;
  hk_by_hand_begin (self, NULL, 1);
  return TRUE;
}
