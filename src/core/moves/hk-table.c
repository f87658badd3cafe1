/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "core/record/hk-record-changes.h"
#include "core/record/hk-record-private.h"
#include "core/record/hk-record-when.h"
#include "core/rulebook/hk-rule.h"
#include "hk-by-hand.h"
#include "hk-game.h"
#include "hk-table.h"

G_DEFINE_ABSTRACT_TYPE (HkTable, hk_table, HK_TYPE_RECORD)

static void
hk_table_class_init (HkTableClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkTable, random, "random", .seen_by = HK_SEEN_BY_NOBODY),
    HK_STRV_FIELD (HkTable, ticks, "ticks", .seen_by = HK_SEEN_BY_APP),
    HK_STRV_FIELD (HkTable, parts_kept, "parts-kept", .seen_by = HK_SEEN_BY_APP),
    HK_STRING_FIELD (HkTable, hand_phase, "hand-phase", .seen_by = HK_SEEN_BY_APP),
    HK_INT_FIELD (HkTable, hand_round, "hand-round", 0, 999, 0, .seen_by = HK_SEEN_BY_APP),
    HK_STRING_FIELD (HkTable, hand_outcome, "hand-outcome", .names = "won|lost|played", .seen_by = HK_SEEN_BY_APP),
    HK_STRV_FIELD (HkTable, hand_scores, "hand-scores", .seen_by = HK_SEEN_BY_APP),
    HK_STRV_FIELD (HkTable, hand_winners, "hand-winners", .seen_by = HK_SEEN_BY_APP),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_table_init (HkTable *self)
{
}

/* Returns (transfer full): a table with nothing on it; see hk_table_setup().
 * @seed: the seed of all its chance */
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

/* Returns its game. */
const HkGameSpec *
hk_table_get_game (HkTable *self)
{
  return self->game;
}

/* Returns (transfer full): a table on which anything can be tried. */
HkTable *
hk_table_copy (HkTable *self)
{
  HkTable *copy = hk_record_copy (self);

  copy->game = self->game;
  return copy;
}

/* Cites the rulings in @breakdown for @move. */
static void
cite_rulings (HkMove      *move,
              HkBreakdown *breakdown)
{
  const char *rule = hk_breakdown_get_rule (breakdown);

  if (rule != NULL && hk_rule_id_is_ruling (rule))
    hk_move_cite (move, rule);
  for (HkBreakdown *term = hk_breakdown_get_first (breakdown); term != NULL; term = hk_breakdown_get_next (term))
    cite_rulings (move, term);
}

/* Says of each ruling that the move cites whether the group plays it otherwise now. */
static void
settle_citations (HkTable *self,
                  HkMove  *move)
{
  g_autoptr (GList) cited = NULL;

  if (hk_move_get_breakdown (move) != NULL)
    cite_rulings (move, hk_move_get_breakdown (move));
  if (hk_move_get_cited (move) != NULL)
    cited = json_object_get_members (hk_move_get_cited (move));
  for (GList *l = cited; l != NULL; l = l->next)
    if (hk_table_plays_otherwise (self, l->data))
      json_object_set_boolean_member (hk_move_get_cited (move), l->data, TRUE);
}

/* Runs @apply with chance at hand; on an error the table is as it was. */
static gboolean
run (HkTable    *self,
     HkMove     *move,
     gboolean  (*apply) (HkTable *, HkMove *, GError **),
     GError    **error)
{
  g_autoptr (HkRandom) random = hk_random_new (0);
  HkRecordChanges *changes;
  g_autofree char *state = NULL;
  g_autoptr (GError) local = NULL;
  gboolean is_made;

  if (!hk_random_restore (random, self->random, error))
    return FALSE;
  hk_move_begin (move, random);
  hk_move_set_table (move, self);
  changes = hk_record_changes_begin ();
  is_made = apply (self, move, &local);
  hk_move_set_table (move, NULL);
  if (!is_made)
    {
      if (local == NULL)
        g_set_error (&local, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("That cannot be done now."));
      hk_record_changes_cancel (changes);
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  hk_record_changes_end (changes);
  hk_record_changes_free (changes);
  settle_citations (self, move);
  state = hk_random_save (random);
  hk_record_set_string (self, &self->random, state);
  return TRUE;
}

/* Lays out the table for a new game. Returns whether it worked. Errors: %HK_ERROR_PARAMETER or %HK_ERROR_REFUSED.
 * @self: a table with nothing on it
 * @move: a move named "setup" whose parameters are the setup object */
gboolean
hk_table_setup (HkTable  *self,
                HkMove   *move,
                GError  **error)
{
  const HkGameSpec *game = hk_table_get_game (self);

  if (!hk_game_check_setup (game, hk_move_get_params (move), error))
    return FALSE;
  return hk_table_read_kept (self, move, error) && run (self, move, HK_TABLE_FUNCS (self)->setup, error);
}

/* Whether the phase is one of those of the move. */
static gboolean
check_phase (HkTable          *self,
             const HkMoveSpec *spec,
             GError          **error)
{
  g_autofree char *title = NULL;

  if (hk_table_is_in_phase (self, spec->phases) && self->hand_outcome == NULL)
    return TRUE;
  if (hk_table_is_over (self))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  title = hk_table_dup_phase_title (self);
  return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("That is not what comes now; what comes now is this: %s."), title);
}

/* Whether what the parameters count through has so many. */
static gboolean
check_lists (HkTable          *self,
             HkMove           *move,
             const HkMoveSpec *spec,
             GError          **error)
{
  for (guint i = 0; i < spec->n_params; i++)
    {
      const HkParamSpec *param = &spec->params[i];
      const int number = param->list == NULL || !hk_move_has (move, param->name) ? -1 : hk_move_get_int (move, param->name, 0);

      if (number >= 0 && number >= hk_record_list_get_length (hk_table_get_list (self, param->list)))
        /* Translators: %s: what is asked for, such as “Player”. */
        return hk_move_ask (move, param->name, error, _("“%s” has no such choice."), hk_param_get_title (param));
    }
  return TRUE;
}

/* The one door through which a table changes. Nothing has changed after an error. Returns whether it worked. */
gboolean
hk_table_apply (HkTable  *self,
                HkMove   *move,
                GError  **error)
{
  const HkMoveSpec *spec = hk_game_find_move (hk_table_get_game (self), hk_move_get_name (move), error);

  if (spec == NULL || !hk_table_check_kept (self, move, error) || !hk_move_check (move, spec, error) || !check_phase (self, spec, error)
      || !check_lists (self, move, spec, error) || !run (self, move, spec->apply, error))
    return FALSE;
  /* The log has a line for everything that was done, even if nothing came of it. */
  if (hk_move_get_logged (move) == NULL)
    hk_move_log (move, "%s.", _(spec->title));
  return TRUE;
}

/* What has to be remembered at the steps of one kind. */
typedef struct
{
  const char *kind;
  gsize       length; /* of @kind */
  JsonArray  *reminders;
} Reminders;

/* Whether a line of the checklist is of that kind: "plan-2" is a "plan". */
static gboolean
is_of_kind (const char      *id,
            const Reminders *reminders)
{
  const char *end = id + reminders->length;

  return strncmp (id, reminders->kind, reminders->length) == 0 && (*end == '\0' || (*end == '-' && g_ascii_isdigit (end[1])));
}

/* Returns (transfer none) (element-type Reminders): what the content of the game has to be remembered, read once. */
static GArray *
get_reminders (const HkGameSpec *game)
{
  static GHashTable *kept = NULL;
  static GMutex mutex;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  GArray *all;
  JsonArray *phases;

  if (kept == NULL)
    kept = g_hash_table_new (NULL, NULL);
  all = g_hash_table_lookup (kept, game);
  if (all != NULL)
    return all;
  all = g_array_new (FALSE, FALSE, sizeof (Reminders));
  g_hash_table_insert (kept, (gpointer) game, all);
  phases = hk_content_has (game->id, "phases") ? json_object_get_array_member (hk_content_get (game->id, "phases"), "phases") : NULL;
  for (guint i = 0; phases != NULL && i < json_array_get_length (phases); i++)
    {
      JsonArray *steps = json_object_get_array_member (json_array_get_object_element (phases, i), "steps");

      for (guint j = 0; j < json_array_get_length (steps); j++)
        {
          JsonObject *step = json_array_get_object_element (steps, j);
          const char *kind = json_object_get_string_member (step, "id");
          const Reminders reminders = { kind, strlen (kind), json_object_get_array_member (step, "reminders") };

          if (json_array_get_length (reminders.reminders) > 0)
            g_array_append_val (all, reminders);
        }
    }
  return all;
}

/* What the content of the game has to be remembered at a step. */
static void
add_reminders (HkTable *self,
               HkStep  *step,
               GArray  *all)
{
  for (guint i = 0; i < all->len; i++)
    {
      const Reminders *reminders = &g_array_index (all, Reminders, i);

      if (!is_of_kind (hk_step_get_id (step), reminders))
        continue;
      for (guint j = 0; j < json_array_get_length (reminders->reminders); j++)
        {
          JsonObject *reminder = json_array_get_object_element (reminders->reminders, j);

          if (hk_record_fits (self, reminder))
            hk_step_add_reminder (step, json_object_get_string_member (reminder, "text"));
        }
    }
}

/* Returns (transfer full) (element-type HkStep): the checklist as it stands. */
GPtrArray *
hk_table_list_steps (HkTable *self)
{
  const HkTableFuncs *funcs = HK_TABLE_FUNCS (self);
  GPtrArray *steps;
  GArray *reminders;

  if (funcs->list_steps == NULL)
    return g_ptr_array_new_with_free_func (g_object_unref);
  steps = hk_table_goes_by_hand (self) ? hk_by_hand_list_steps (self) : funcs->list_steps (self);
  reminders = get_reminders (self->game);
  for (guint i = 0; i < steps->len; i++)
    add_reminders (self, g_ptr_array_index (steps, i), reminders);
  return steps;
}

/* Returns (transfer full) (nullable): what the primary button does now. */
HkPrimaryAction *
hk_table_get_primary_action (HkTable *self)
{
  const HkTableFuncs *funcs = HK_TABLE_FUNCS (self);

  if (hk_table_goes_by_hand (self))
    return hk_by_hand_get_primary_action (self);
  return funcs->get_primary_action == NULL ? NULL : funcs->get_primary_action (self);
}

/* Returns whether the game has ended. */
gboolean
hk_table_is_over (HkTable *self)
{
  const HkTableFuncs *funcs = HK_TABLE_FUNCS (self);

  return self->hand_outcome != NULL || (funcs->is_over != NULL && funcs->is_over (self));
}

/* Returns (transfer full): a short line that says how far the game is. */
char *
hk_table_get_headline (HkTable *self)
{
  const HkTableFuncs *funcs = HK_TABLE_FUNCS (self);

  if (self->hand_outcome != NULL)
    return hk_by_hand_get_outcome (self);
  if (hk_table_goes_by_hand (self) && !hk_table_is_over (self))
    return hk_by_hand_get_headline (self);
  return funcs->get_headline == NULL ? g_strdup (hk_table_get_game (self)->title) : funcs->get_headline (self);
}

/* Returns (transfer full) (nullable): who won, once the game is over. */
char *
hk_table_get_outcome (HkTable *self)
{
  const HkTableFuncs *funcs = HK_TABLE_FUNCS (self);

  if (self->hand_outcome != NULL)
    return hk_by_hand_get_outcome (self);
  return funcs->get_outcome == NULL || !hk_table_is_over (self) ? NULL : funcs->get_outcome (self);
}

/* Returns (transfer full): the score sheet as it stands. */
HkScoreSheet *
hk_table_get_score_sheet (HkTable *self)
{
  g_autofree char *kept = hk_table_describe_kept (self);
  static const char * const columns[] = { "", NULL };
  const HkTableFuncs *funcs = HK_TABLE_FUNCS (self);
  HkScoreSheet *sheet;

  if (hk_table_goes_by_hand (self))
    sheet = hk_by_hand_get_score_sheet (self);
  else
    sheet = funcs->get_score_sheet == NULL ? hk_score_sheet_new (self->game->title, columns) : funcs->get_score_sheet (self);
  if (kept != NULL)
    {
      const char *own = hk_score_sheet_get_note (sheet);
      g_autofree char *note = own == NULL ? g_strdup (kept) : g_strdup_printf ("%s\n%s", own, kept);

      hk_score_sheet_set_note (sheet, note);
    }
  return sheet;
}

/* Returns (transfer full) (nullable): what matters at this moment. */
GStrv
hk_table_list_reminders (HkTable *self)
{
  const HkTableFuncs *funcs = HK_TABLE_FUNCS (self);

  return funcs->list_reminders == NULL || hk_table_goes_by_hand (self) ? NULL : funcs->list_reminders (self);
}

/* Returns whether the group has ticked it by hand.
 * @step: the id of a step */
gboolean
hk_table_is_ticked (HkTable    *self,
                    const char *step)
{
  return self->ticks != NULL && g_strv_contains ((const char * const *) self->ticks, step);
}

/* @step: the id of a step
 * @ticked: whether it is ticked */
void
hk_table_set_ticked (HkTable    *self,
                     const char *step,
                     gboolean    ticked)
{
  hk_record_remove_text (self, &self->ticks, step);
  if (ticked)
    hk_record_add_text (self, &self->ticks, step);
}

/* Takes every tick away, as when a new round begins. */
void
hk_table_clear_ticks (HkTable *self)
{
  hk_record_set_strv (self, &self->ticks, NULL);
}

/* (nullable): the ids of the house rules that are switched on, the field "house-rules" of the table. */
static GStrv
get_house_rules (HkTable *self)
{
  const HkField *field = hk_table_get_game (self)->n_house_rules == 0 ? NULL : hk_record_find_field (HK_RECORD (self), "house-rules");

  return field == NULL ? NULL : G_STRUCT_MEMBER (GStrv, self, field->offset);
}

/* (transfer full): the ids of the house rules that are switched on. */
GStrv
hk_table_list_house_rules (HkTable *self)
{
  GStrv rules = get_house_rules (self);

  return rules == NULL ? g_new0 (char *, 1) : g_strdupv (rules);
}

/* Returns whether a house rule that is switched on sets it aside.
 * @rule: the id of a rule or a ruling, with the game's id in front */
gboolean
hk_table_plays_otherwise (HkTable    *self,
                          const char *rule)
{
  const HkGameSpec *game = hk_table_get_game (self);
  GStrv on = get_house_rules (self);

  for (guint i = 0; on != NULL && *on != NULL && i < game->n_house_rules; i++)
    if (g_str_equal (game->house_rules[i].rule, rule) && hk_record_has_text (on, game->house_rules[i].id))
      return TRUE;
  return FALSE;
}

/* Cites the ruling. Returns whether the house rule is switched on, and the ruling set aside.
 * @id: of a house rule of its game, whose ruling decides what comes of the move */
gboolean
hk_table_follow_house_rule (HkTable    *self,
                            HkMove     *move,
                            const char *id)
{
  const HkHouseRuleSpec *spec = hk_game_find_house_rule (hk_table_get_game (self), id, NULL);

  g_return_val_if_fail (spec != NULL, FALSE);

  hk_move_cite (move, spec->rule);
  return hk_table_plays_otherwise (self, spec->rule);
}
