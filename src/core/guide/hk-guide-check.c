/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "hk-first-round.h"
#include "hk-guide-check.h"

/* What a newcomer or a translator may have changed in first-round.json, phases.json, setup.json and help.json. Each fault is said with
 * the note, the step, the line or the section in which it stands. */

/* Names the place of a fault. Returns %FALSE. */
static gboolean
fail_at (GError    **error,
         const char *place)
{
  g_prefix_error (error, "%s: ", place);
  return FALSE;
}

/* No member is there that nobody reads. */
static gboolean
check_members (JsonObject         *object,
               const char * const *known,
               GError            **error)
{
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *l = members; l != NULL; l = l->next)
    if (!g_strv_contains (known, l->data))
      return hk_error_fail (error, HK_ERROR_FORMAT, _("Nothing is known of “%s”."), (const char *) l->data);
  return TRUE;
}

/* Title and text are there, under an id that nothing else has. Returns (nullable): the id. */
static const char *
check_text (JsonObject *object,
            GHashTable *ids,
            GError    **error)
{
  const char *id = hk_content_string (object, "id", hk_content_string (object, "title", "?", NULL), error);

  if (id == NULL || hk_content_string (object, "title", id, error) == NULL || hk_content_string (object, "text", id, error) == NULL)
    return NULL;
  if (g_hash_table_add (ids, (gpointer) id))
    return id;
  hk_error_fail (error, HK_ERROR_FORMAT, _("“%s” is there twice."), id);
  return NULL;
}

static gboolean
check_note (JsonObject *note,
            gpointer    ids,
            GError    **error)
{
  static const char * const known[] = { "id", "title", "text", "rule", "awaits", "with", NULL };
  const char *id = check_text (note, ids, error);

  if (id == NULL)
    return FALSE;
  if (!check_members (note, known, error)
      || (json_object_has_member (note, "with") && hk_content_object (note, "with", id, error) == NULL)
      || (json_object_has_member (note, "awaits")
          && (hk_content_object (note, "awaits", id, error) == NULL
              || hk_content_string (json_object_get_object_member (note, "awaits"), "move", id, error) == NULL)))
    return fail_at (error, id);
  return TRUE;
}

/* Does what each note asks for, to the last one, as somebody would who does nothing else. */
static gboolean
follow_notes (HkFirstRound *round,
              JsonArray    *notes,
              GError      **error)
{
  while (!hk_first_round_is_over (round))
    {
      const guint i = hk_first_round_get_note (round);
      JsonObject *note = json_array_get_object_element (notes, i);
      const char *id = json_object_get_string_member (note, "id");

      if (json_object_has_member (note, "awaits"))
        {
          g_autoptr (HkMove) move = hk_first_round_dup_move (round);

          if (move == NULL)
            hk_error_fail (error, HK_ERROR_FORMAT, _("What it awaits is not well formed."));
          if (move == NULL || !hk_session_play (hk_first_round_get_session (round), move, error))
            return fail_at (error, id);
        }
      else
        hk_first_round_go_on (round);
      if (hk_first_round_get_note (round) != i + 1)
        return hk_error_fail (error, HK_ERROR_FORMAT, _("%s: The move does not lead on to the next note."), id);
    }
  return TRUE;
}

/* Returns whether the round can be played to its end by what its notes say.
 * @content: what first-round.json holds */
gboolean
hk_guide_check_first_round (JsonObject       *content,
                            const HkGameSpec *game,
                            GError          **error)
{
  static const char * const known[] = { "setup", "seed", "before", "notes", NULL };
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  JsonArray *notes = hk_content_array (content, "notes", "first-round.json", error);
  g_autoptr (HkFirstRound) round = NULL;
  int seed;

  if (notes == NULL || !check_members (content, known, error)
      || !hk_content_int (content, "seed", "first-round.json", 0, G_MAXINT, &seed, error)
      || hk_content_object (content, "setup", "first-round.json", error) == NULL
      || hk_content_array (content, "before", "first-round.json", error) == NULL
      || !hk_content_for_each (content, "notes", check_note, ids, error))
    return FALSE;
  if (json_array_get_length (notes) == 0)
    return hk_error_fail (error, HK_ERROR_FORMAT, _("There is no note."));
  round = hk_first_round_new_from_content (game, content, error);
  return round != NULL && follow_notes (round, notes, error);
}

static const HkField *
find_field (GType       type,
            const char *name)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (type);
  HkRecordClass *record = (HkRecordClass *) klass;

  for (guint i = 0; i < record->n_fields; i++)
    if (g_str_equal (record->fields[i].name, name))
      return &record->fields[i];
  return NULL;
}

/* Returns (nullable): the field to which a path such as "players/0/name" leads. */
static const HkField *
find_path (GType       type,
           const char *path,
           GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (path, "/", -1);
  const HkField *field = NULL;
  gboolean in_list = FALSE;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (in_list && g_ascii_string_to_unsigned (parts[i], 10, 0, G_MAXINT, NULL, NULL))
        {
          in_list = FALSE;
          continue;
        }
      if (field != NULL)
        type = field->item_type == NULL || in_list ? G_TYPE_INVALID : field->item_type ();
      field = type == G_TYPE_INVALID ? NULL : find_field (type, parts[i]);
      if (field == NULL)
        break;
      in_list = field->kind == HK_FIELD_LIST;
    }
  if (field == NULL)
    hk_error_fail (error, HK_ERROR_FORMAT, _("The table has no field “%s”."), path);
  return field;
}

static gboolean
check_component (const HkGameSpec *game,
                 const char       *id,
                 GError          **error)
{
  JsonArray *components = json_object_get_array_member (hk_content_get (game->id, "components"), "components");

  for (guint i = 0; i < json_array_get_length (components); i++)
    if (g_strcmp0 (json_object_get_string_member_with_default (json_array_get_object_element (components, i), "id", NULL), id) == 0)
      return TRUE;
  return hk_error_fail (error, HK_ERROR_FORMAT, _("components.json has no “%s”."), id);
}

static gboolean
check_option (const HkGameSpec *game,
              const char       *name,
              GError          **error)
{
  for (guint i = 0; i < game->n_options; i++)
    if (g_str_equal (game->options[i].name, name))
      return TRUE;
  return hk_error_fail (error, HK_ERROR_FORMAT, _("The setup has no option “%s”."), name);
}

static gboolean
check_each (JsonObject *count,
            GType       type,
            GError    **error)
{
  const char *list = hk_content_string (count, "each", "count", error);
  const char *name = list == NULL ? NULL : hk_content_string (count, "field", "count", error);
  const HkField *field = name == NULL ? NULL : find_path (type, list, error);

  if (field == NULL)
    return FALSE;
  if (field->kind != HK_FIELD_LIST)
    return hk_error_fail (error, HK_ERROR_FORMAT, _("“%s” is no list of the table."), list);
  return find_path (field->item_type (), name, error) != NULL;
}

static gboolean
check_count (JsonObject       *count,
             const HkGameSpec *game,
             GError          **error)
{
  static const char * const known[] = { "component", "option", "each", "field", "players", "times", "plus", NULL };
  int number = 0;
  const char *what;

  if (!check_members (count, known, error)
      || (json_object_has_member (count, "times") && !hk_content_int (count, "times", "count", 1, 999, &number, error))
      || (json_object_has_member (count, "plus") && !hk_content_int (count, "plus", "count", -999, 999, &number, error)))
    return FALSE;
  if (json_object_has_member (count, "component"))
    return (what = hk_content_string (count, "component", "count", error)) != NULL && check_component (game, what, error);
  if (json_object_has_member (count, "option"))
    return (what = hk_content_string (count, "option", "count", error)) != NULL && check_option (game, what, error);
  if (json_object_has_member (count, "each"))
    return check_each (count, game->table_type (), error);
  if (json_object_has_member (count, "players"))
    return TRUE;
  return (what = hk_content_string (count, "field", "count", error)) != NULL && find_path (game->table_type (), what, error) != NULL;
}

static gboolean
is_text (const HkField *field)
{
  return field->kind == HK_FIELD_STRING || field->kind == HK_FIELD_ENUM;
}

/* Returns (nullable) (transfer full): all that the text may be: what the field says, or the option of the setup of that name. */
static GStrv
list_words (const HkGameSpec *game,
            const HkField    *field)
{
  if (field->kind == HK_FIELD_ENUM)
    return g_strdupv ((GStrv) field->words);
  if (field->kind == HK_FIELD_STRING && field->names != NULL)
    return g_strsplit (field->names, "|", -1);
  for (guint i = 0; i < game->n_options; i++)
    if (g_str_equal (game->options[i].name, field->name) && game->options[i].choices != NULL)
      return g_strdupv ((char **) game->options[i].choices);
  return NULL;
}

/* What is asked for is something that the field can be. */
static gboolean
check_wanted (const HkGameSpec *game,
              const HkField    *field,
              JsonNode         *wanted,
              GError          **error)
{
  JsonArray *choices = JSON_NODE_HOLDS_ARRAY (wanted) ? json_node_get_array (wanted) : NULL;
  g_auto (GStrv) words = list_words (game, field);

  for (guint i = 0; choices != NULL && i < json_array_get_length (choices); i++)
    if (!check_wanted (game, field, json_array_get_element (choices, i), error))
      return FALSE;
  if (choices != NULL || (JSON_NODE_HOLDS_VALUE (wanted) && json_node_get_value_type (wanted) == G_TYPE_BOOLEAN)
      || (JSON_NODE_HOLDS_VALUE (wanted) && json_node_get_value_type (wanted) == G_TYPE_INT64 && field->kind == HK_FIELD_INT))
    return TRUE;
  if (!JSON_NODE_HOLDS_VALUE (wanted) || !is_text (field) || json_node_get_string (wanted) == NULL
      || (words != NULL && !g_strv_contains ((const char * const *) words, json_node_get_string (wanted))))
    return hk_error_fail (error, HK_ERROR_FORMAT, _("“%s” is never what is asked for."), field->name);
  return TRUE;
}

static gboolean
check_when (JsonObject       *when,
            const HkGameSpec *game,
            GError          **error)
{
  JsonObjectIter iter;
  const char *path;
  JsonNode *wanted;

  json_object_iter_init_ordered (&iter, when);
  while (json_object_iter_next_ordered (&iter, &path, &wanted))
    {
      const HkField *field = find_path (game->table_type (), path, error);

      if (field == NULL || !check_wanted (game, field, wanted, error))
        return FALSE;
    }
  return TRUE;
}

/* A step or a reminder of phases.json. */
static gboolean
check_needed (JsonObject *object,
              gpointer    game,
              GError    **error)
{
  JsonObject *when;

  if (!json_object_has_member (object, "when"))
    return TRUE;
  when = hk_content_object (object, "when", "phases.json", error);
  return when != NULL && check_when (when, game, error);
}

static gboolean
check_step (JsonObject *step,
            gpointer    game,
            GError    **error)
{
  if (check_needed (step, game, error) && hk_content_for_each (step, "reminders", check_needed, game, error))
    return TRUE;
  return fail_at (error, hk_content_string (step, "id", "?", NULL));
}

static gboolean
check_phase (JsonObject *phase,
             gpointer    game,
             GError    **error)
{
  return hk_content_for_each (phase, "steps", check_step, game, error);
}

/* Returns whether the steps and reminders of the phases are asked to be there only by what the table has.
 * @content: what phases.json holds */
gboolean
hk_guide_check_phases (JsonObject       *content,
                       const HkGameSpec *game,
                       GError          **error)
{
  return hk_content_for_each (content, "phases", check_phase, (gpointer) game, error);
}

typedef struct
{
  const HkGameSpec *game;
  GHashTable       *ids;
} Checked;

/* What the line says in place of its text is a text of the table. */
static gboolean
check_says (JsonObject       *line,
            const HkGameSpec *game,
            const char       *id,
            GError          **error)
{
  const char *path = json_object_has_member (line, "says") ? hk_content_string (line, "says", id, error) : NULL;
  const HkField *field = path == NULL ? NULL : find_path (game->table_type (), path, error);

  if (field != NULL && !is_text (field))
    return hk_error_fail (error, HK_ERROR_FORMAT, _("“%s” is no text of the table."), path);
  return field != NULL || !json_object_has_member (line, "says");
}

static gboolean
check_line (JsonObject *line,
            gpointer    data,
            GError    **error)
{
  static const char * const known[] = { "id", "title", "text", "rule", "count", "when", "says", NULL };
  Checked *checked = data;
  const char *id = check_text (line, checked->ids, error);
  JsonObject *part;

  if (id == NULL)
    return FALSE;
  if (!check_says (line, checked->game, id, error) || !check_members (line, known, error)
      || (json_object_has_member (line, "count")
          && ((part = hk_content_object (line, "count", id, error)) == NULL || !check_count (part, checked->game, error)))
      || (json_object_has_member (line, "when")
          && ((part = hk_content_object (line, "when", id, error)) == NULL || !check_when (part, checked->game, error))))
    return fail_at (error, id);
  return TRUE;
}

static gboolean
check_group (JsonObject *group,
             gpointer    checked,
             GError    **error)
{
  const char *title = hk_content_string (group, "title", "setup.json", error);

  return title != NULL && hk_content_array (group, "steps", title, error) != NULL
         && hk_content_for_each (group, "steps", check_line, checked, error);
}

/* Returns whether each line has its texts, and counts and asks for what there is.
 * @content: what setup.json holds */
gboolean
hk_guide_check_setup (JsonObject       *content,
                      const HkGameSpec *game,
                      GError          **error)
{
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
  Checked checked = { game, ids };

  return hk_content_array (content, "groups", "setup.json", error) != NULL
         && hk_content_for_each (content, "groups", check_group, &checked, error);
}

static gboolean
check_help_line (JsonObject *line,
                 gpointer    unused,
                 GError    **error)
{
  static const char * const known[] = { "title", "text", "rule", NULL };
  const char *title = hk_content_string (line, "title", "help.json", error);

  if (title == NULL)
    return FALSE;
  return (hk_content_string (line, "text", title, error) != NULL && check_members (line, known, error)) || fail_at (error, title);
}

static gboolean
check_section (JsonObject *section,
               gpointer    unused,
               GError    **error)
{
  const char *title = hk_content_string (section, "title", "help.json", error);

  return title != NULL && hk_content_array (section, "lines", title, error) != NULL
         && hk_content_for_each (section, "lines", check_help_line, NULL, error);
}

/* Returns whether each section has its lines with their texts.
 * @content: what help.json holds */
gboolean
hk_guide_check_help (JsonObject       *content,
                     const HkGameSpec *game,
                     GError          **error)
{
  return hk_content_array (content, "sections", "help.json", error) != NULL
         && hk_content_for_each (content, "sections", check_section, NULL, error);
}
