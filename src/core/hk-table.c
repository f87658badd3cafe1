/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-error.h"
#include "hk-game.h"
#include "hk-content.h"
#include "hk-table.h"

G_DEFINE_ABSTRACT_TYPE (HkTable, hk_table, HK_TYPE_RECORD)

static HkScoreSheet *
hk_table_real_get_score_sheet (HkTable *self)
{
  static const char * const columns[] = { "", NULL };

  return hk_score_sheet_new (hk_table_get_game (self)->title, columns);
}

static gboolean
hk_table_real_is_over (HkTable *self)
{
  return FALSE;
}

static void
hk_table_class_init (HkTableClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkTable, random, "random"),
    HK_STRV_FIELD (HkTable, ticks, "ticks"),
  };

  klass->get_score_sheet = hk_table_real_get_score_sheet;
  klass->is_over = hk_table_real_is_over;
  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_table_init (HkTable *self)
{
}

/**
 * hk_table_new:
 * @game: a game
 * @seed: the seed of all its chance
 *
 * Returns: (transfer full): a table with nothing on it; see hk_table_setup()
 */
HkTable *
hk_table_new (const HkGameSpec *game,
              guint64           seed)
{
  HkTable *self = g_object_new (game->table_type (), NULL);
  g_autoptr (HkRandom) random = hk_random_new (seed);
  g_autofree char *state = hk_random_save (random);

  self->game = game;
  hk_record_set_string (self, &self->random, state);
  return self;
}

/**
 * hk_table_get_game:
 * @self: a table
 *
 * Returns: (transfer none): its game
 */
const HkGameSpec *
hk_table_get_game (HkTable *self)
{
  return self->game;
}

/**
 * hk_table_copy:
 * @self: a table
 *
 * Returns: (transfer full): a table on which anything can be tried
 */
HkTable *
hk_table_copy (HkTable *self)
{
  HkTable *copy = hk_record_copy (self);

  copy->game = self->game;
  return copy;
}

/* Runs @apply with chance at hand; on an error the table is as it was. */
static gboolean
run (HkTable    *self,
     HkMove     *move,
     gboolean  (*apply) (HkTable *, HkMove *, GError **),
     GError    **error)
{
  g_autoptr (HkRandom) random = hk_random_new (0);
  g_autoptr (HkRecord) before = hk_move_is_replay (move) ? NULL : hk_record_copy (self);
  const guint64 serial = hk_record_get_serial ();
  g_autofree char *state = NULL;
  g_autoptr (GError) local = NULL;

  if (!hk_random_restore (random, self->random, error))
    return FALSE;
  hk_move_begin (move, random);
  if (!apply (self, move, &local))
    {
      if (local == NULL)
        g_set_error (&local, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("That cannot be done now."));
      if (before != NULL && hk_record_get_serial () != serial)
        hk_record_assign (self, before);
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  state = hk_random_save (random);
  hk_record_set_string (self, &self->random, state);
  return TRUE;
}

/**
 * hk_table_setup:
 * @self: a table with nothing on it
 * @move: a move named "setup" whose parameters are the setup object
 * @error: return location for %HK_ERROR_PARAMETER or %HK_ERROR_REFUSED
 *
 * Lays out the table for a new game.
 *
 * Returns: whether it worked
 */
gboolean
hk_table_setup (HkTable  *self,
                HkMove   *move,
                GError  **error)
{
  const HkGameSpec *game = hk_table_get_game (self);

  if (!hk_game_check_setup (game, hk_move_get_params (move), error))
    return FALSE;
  return run (self, move, HK_TABLE_GET_CLASS (self)->setup, error);
}

/**
 * hk_table_apply:
 * @self: a table
 * @move: what happens
 * @error: return location for an error
 *
 * The one door through which a table changes. Nothing has changed after an error.
 *
 * Returns: whether it worked
 */
gboolean
hk_table_apply (HkTable  *self,
                HkMove   *move,
                GError  **error)
{
  const HkMoveSpec *spec = hk_game_find_move (hk_table_get_game (self), hk_move_get_name (move), error);

  if (spec == NULL || !hk_move_check (move, spec, error))
    return FALSE;
  return run (self, move, spec->apply, error);
}

/* Whether a line of the checklist is of the kind that the content calls @kind: "plan-2" is a "plan". */
static gboolean
is_of_kind (const char *id,
            const char *kind)
{
  const gsize length = strlen (kind);

  return g_str_has_prefix (id, kind) && (id[length] == '\0' || (id[length] == '-' && g_ascii_isdigit (id[length + 1])));
}

/* What the content of the game has to be remembered at a step. */
static void
add_reminders (HkStep           *step,
               const HkGameSpec *game)
{
  JsonArray *phases;

  if (!hk_content_has (game->id, "phases"))
    return;
  phases = json_object_get_array_member (hk_content_get (game->id, "phases"), "phases");
  for (guint i = 0; i < json_array_get_length (phases); i++)
    {
      JsonArray *steps = json_object_get_array_member (json_array_get_object_element (phases, i), "steps");

      for (guint j = 0; j < json_array_get_length (steps); j++)
        {
          JsonObject *object = json_array_get_object_element (steps, j);
          JsonArray *reminders = json_object_get_array_member (object, "reminders");

          if (!is_of_kind (hk_step_get_id (step), json_object_get_string_member (object, "id")))
            continue;
          for (guint k = 0; k < json_array_get_length (reminders); k++)
            hk_step_add_reminder (step, json_object_get_string_member (json_array_get_object_element (reminders, k), "text"));
        }
    }
}

/**
 * hk_table_list_steps:
 * @self: a table
 *
 * Returns: (transfer full) (element-type HkStep): the checklist as it stands
 */
GPtrArray *
hk_table_list_steps (HkTable *self)
{
  HkTableClass *klass = HK_TABLE_GET_CLASS (self);
  GPtrArray *steps;

  if (klass->list_steps == NULL)
    return g_ptr_array_new_with_free_func (g_object_unref);
  steps = klass->list_steps (self);
  for (guint i = 0; i < steps->len; i++)
    add_reminders (g_ptr_array_index (steps, i), self->game);
  return steps;
}

/**
 * hk_table_get_next:
 * @self: a table
 *
 * Returns: (transfer full) (nullable): what the primary button does now
 */
HkNext *
hk_table_get_next (HkTable *self)
{
  HkTableClass *klass = HK_TABLE_GET_CLASS (self);

  return klass->get_next == NULL ? NULL : klass->get_next (self);
}

/**
 * hk_table_is_over:
 * @self: a table
 *
 * Returns: whether the game has ended
 */
gboolean
hk_table_is_over (HkTable *self)
{
  return HK_TABLE_GET_CLASS (self)->is_over (self);
}

/**
 * hk_table_get_headline:
 * @self: a table
 *
 * Returns: (transfer full): a short line that says how far the game is
 */
char *
hk_table_get_headline (HkTable *self)
{
  HkTableClass *klass = HK_TABLE_GET_CLASS (self);

  return klass->get_headline == NULL ? g_strdup (hk_table_get_game (self)->title) : klass->get_headline (self);
}

/**
 * hk_table_get_outcome:
 * @self: a table
 *
 * Returns: (transfer full) (nullable): who won, once the game is over
 */
char *
hk_table_get_outcome (HkTable *self)
{
  HkTableClass *klass = HK_TABLE_GET_CLASS (self);

  return klass->get_outcome == NULL || !hk_table_is_over (self) ? NULL : klass->get_outcome (self);
}

/**
 * hk_table_get_score_sheet:
 * @self: a table
 *
 * Returns: (transfer full): the score sheet as it stands
 */
HkScoreSheet *
hk_table_get_score_sheet (HkTable *self)
{
  return HK_TABLE_GET_CLASS (self)->get_score_sheet (self);
}

/**
 * hk_table_list_reminders:
 * @self: a table
 *
 * Returns: (transfer full) (nullable): what matters at this moment
 */
GStrv
hk_table_list_reminders (HkTable *self)
{
  HkTableClass *klass = HK_TABLE_GET_CLASS (self);

  return klass->list_reminders == NULL ? NULL : klass->list_reminders (self);
}

/**
 * hk_table_save_seen:
 * @self: a table
 *
 * Returns: (transfer full): the table as hk_record_save() has it, without what is hidden from everybody at the real table
 */
JsonNode *
hk_table_save_seen (HkTable *self)
{
  JsonNode *node = hk_record_save (self);

  g_return_val_if_fail (HK_IS_TABLE (self), node);

  if (HK_TABLE_GET_CLASS (self)->conceal != NULL)
    HK_TABLE_GET_CLASS (self)->conceal (self, json_node_get_object (node));
  return node;
}

/**
 * hk_table_is_ticked:
 * @self: a table
 * @step: the id of a step
 *
 * Returns: whether the group has ticked it by hand
 */
gboolean
hk_table_is_ticked (HkTable    *self,
                    const char *step)
{
  return self->ticks != NULL && g_strv_contains ((const char * const *) self->ticks, step);
}

/**
 * hk_table_set_ticked:
 * @self: a table
 * @step: the id of a step
 * @ticked: whether it is ticked
 */
void
hk_table_set_ticked (HkTable    *self,
                     const char *step,
                     gboolean    ticked)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ticks = NULL;

  for (guint i = 0; self->ticks != NULL && self->ticks[i] != NULL; i++)
    if (!g_str_equal (self->ticks[i], step))
      g_strv_builder_add (builder, self->ticks[i]);
  if (ticked)
    g_strv_builder_add (builder, step);
  ticks = g_strv_builder_end (builder);
  hk_record_set_strv (self, &self->ticks, (const char * const *) ticks);
}

/**
 * hk_table_clear_ticks:
 * @self: a table
 *
 * Takes every tick away, as when a new round begins.
 */
void
hk_table_clear_ticks (HkTable *self)
{
  hk_record_set_strv (self, &self->ticks, NULL);
}
