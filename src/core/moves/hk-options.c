/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-dry-run.h"
#include "hk-keep.h"
#include "hk-move-option.h"
#include "hk-table.h"

/* What can be done on a table: what its game lists, and below that each other move of the game. */

static GQuark
further_quark (void)
{
  return g_quark_from_static_string ("hk-further");
}

/* Returns whether the game, which lists its own options, does not list this one.
 * @option: of hk_table_list_options() */
gboolean
hk_move_option_is_further (HkMoveOption *option)
{
  return g_object_get_qdata (G_OBJECT (option), further_quark ()) != NULL;
}

static gboolean
is_listed (GPtrArray  *options,
           guint       n,
           const char *name)
{
  for (guint i = 0; i < n; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);

      if (hk_move_option_is_legal (option) && g_str_equal (hk_move_get_name (hk_move_option_get_move (option)), name))
        return TRUE;
    }
  return FALSE;
}

/* Whether a person is asked for the parameter: where the group goes through the phases by hand for what the move cannot do without,
 * which is what it asked for when it was @tried, else for whatever a person may be asked. */
static gboolean
is_missing (HkTable           *self,
            HkMove            *tried,
            const HkMoveSpec  *spec,
            const HkParamSpec *param)
{
  if (param->required)
    return TRUE;
  if (hk_table_goes_by_hand (self))
    return g_strv_contains (hk_move_get_asked (tried), param->name);
  return param->title != NULL && hk_table_keeps_move (self, spec->name, param->name);
}

/* The name of the move that the table waits for; NULL none. */
static const char *
get_awaited (HkPrimaryAction *action)
{
  HkMove *move = action == NULL ? NULL : hk_primary_action_get_move (action);

  return move != NULL ? hk_move_get_name (move) : action == NULL ? NULL : hk_primary_action_get_asks (action);
}

/* The move by its spec alone, which asks for the rest. */
static HkMoveOption *
make_option (HkTable          *self,
             const HkMoveSpec *spec,
             gboolean          is_awaited)
{
  HkDryRun run = { self };
  g_autoptr (HkMove) move = hk_move_new (spec->name, NULL);
  g_autoptr (HkMove) tried = hk_move_copy (move);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) missing = NULL;
  g_autoptr (GError) error = NULL;

  if (!hk_dry_run_make (&run, tried, &error) && (is_awaited || g_error_matches (error, HK_ERROR, HK_ERROR_PARAMETER)))
    g_clear_error (&error);
  for (guint i = 0; i < spec->n_params; i++)
    if (is_missing (self, tried, spec, &spec->params[i]))
      g_strv_builder_add (builder, spec->params[i].name);
  missing = g_strv_builder_end (builder);
  return hk_move_option_new (_(spec->title), NULL, move, (const char * const *) missing,
                             error == NULL ? NULL : error->message);
}

/* Takes out the options of parts that are not kept; all of them once the group has ended the game.
 * @options: (element-type HkMoveOption): options of the table */
void
hk_table_drop_unkept (HkTable   *self,
                      GPtrArray *options)
{
  for (guint i = options->len; i > 0; i--)
    {
      HkMoveOption *option = g_ptr_array_index (options, i - 1);

      if (self->hand_outcome != NULL || !hk_table_keeps_move (self, hk_move_get_name (hk_move_option_get_move (option)), NULL))
        g_ptr_array_remove_index (options, i - 1);
    }
}

static void
add_end (HkTable   *self,
         GPtrArray *options)
{
  g_autoptr (HkMove) end = NULL;

  if (!hk_table_goes_by_hand (self) || hk_table_is_over (self))
    return;
  end = hk_move_build ("end-game", NULL);
  g_ptr_array_insert (options, 0, hk_move_option_new (_("End the Game"), NULL, end, NULL, NULL));
}

/* Returns (transfer full) (element-type HkMoveOption): what can be done now, and why something cannot be done. A move that only
 * its spec describes is left out where the game lists its own and it cannot be made; what the table waits for is always there.
 * @viewer: a player, from 0, %HK_VIEWER_NOBODY or %HK_VIEWER_ALL */
GPtrArray *
hk_table_list_options (HkTable *self,
                       int      viewer)
{
  const HkGameSpec *game = hk_table_get_game (self);
  const HkTableFuncs *funcs = HK_TABLE_FUNCS (self);
  g_autoptr (HkPrimaryAction) action = hk_table_get_primary_action (self);
  GPtrArray *options = funcs->list_options != NULL && !hk_table_goes_by_hand (self) ? funcs->list_options (self, viewer)
                                                   : g_ptr_array_new_with_free_func (g_object_unref);
  guint n;

  hk_table_drop_unkept (self, options);
  add_end (self, options);
  n = options->len;
  for (guint i = 0; i < game->n_moves && !hk_table_is_over (self); i++)
    {
      const HkMoveSpec *spec = &game->moves[i];
      const gboolean is_awaited = g_strcmp0 (spec->name, get_awaited (action)) == 0;
      g_autoptr (HkMoveOption) option = NULL;

      if (!hk_table_keeps_move (self, spec->name, NULL) || is_listed (options, n, spec->name) || (funcs->list_options != NULL && !hk_table_is_in_phase (self, spec->phases)))
        continue;
      option = make_option (self, spec, is_awaited);
      if (funcs->list_options != NULL && !is_awaited)
        g_object_set_qdata (G_OBJECT (option), further_quark (), option);
      if (funcs->list_options == NULL || hk_move_option_is_legal (option))
        g_ptr_array_add (options, g_steal_pointer (&option));
    }
  return options;
}
