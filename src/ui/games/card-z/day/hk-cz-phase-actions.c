/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/guide/hk-cz-legal.h"
#include "hk-cz-day-parts.h"
#include "ui/games/card-z/board/hk-cz-options.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/new-game/hk-player-mark.h"

/* What the player on turn can do, or who can take a turn now. What can be done at a Location only stands beside the
 * map. */
struct _HkCzPhaseActions
{
  HkView       parent_instance;

  GtkWidget   *mark;
  GtkLabel    *title;
  HkCzOptions *options;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzPhaseActions, hk_cz_phase_actions, HK_TYPE_VIEW)

/* Whether the same can be done by somebody else already, such as a roll for all. */
static gboolean
is_known (GPtrArray    *options,
          HkMoveOption *option)
{
  for (guint i = 0; i < options->len; i++)
    if (g_str_equal (hk_move_option_get_title (g_ptr_array_index (options, i)), hk_move_option_get_title (option)))
      return TRUE;
  return FALSE;
}

/* What everybody can do who may take a turn now; what they cannot do would be said too often. */
static GPtrArray *
list_waiting (HkCzTable *table)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < hk_cz_table_get_n_players (table); i++)
    {
      g_autoptr (GPtrArray) options = hk_cz_list_player_moves (table, i);

      for (guint j = 0; options != NULL && j < options->len; j++)
        if (hk_move_option_is_legal (g_ptr_array_index (options, j)) && !is_known (all, g_ptr_array_index (options, j)))
          g_ptr_array_add (all, g_object_ref (g_ptr_array_index (options, j)));
    }
  return all;
}

/* What the big button does needs no second one. */
static void
drop_primary (HkCzPhaseActions *self,
              GPtrArray        *options)
{
  HkPrimaryAction *primary = hk_session_get_primary_action (hk_view_get_session (HK_VIEW (self)));

  for (guint i = options->len; primary != NULL && i > 0; i--)
    if (g_str_equal (hk_move_option_get_title (g_ptr_array_index (options, i - 1)), hk_primary_action_get_label (primary)))
      g_ptr_array_remove_index (options, i - 1);
}

static void
update (HkView *view)
{
  /* Before anybody has the turn these are for who passes, or wants to begin with something else. */
  static const char * const before[] = { "end-turn", "defer", "attack-player", "next-phase", NULL };
  HkCzPhaseActions *self = HK_CZ_PHASE_ACTIONS (view);
  HkCzTable *table = hk_cz_view_get_table (self);
  HkCzPlayer *player = hk_cz_table_get_player (table, table->current_player);
  g_autoptr (GPtrArray) options = player != NULL ? hk_cz_list_player_moves (table, table->current_player) : list_waiting (table);
  /* Translators: the name of the player on turn, above buttons */
  g_autofree char *title = player == NULL ? g_strdup (_("Who takes a turn?")) : g_strdup_printf (_("%s can"), player->name);

  gtk_widget_set_visible (self->mark, player != NULL);
  if (player != NULL)
    g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  gtk_label_set_text (self->title, title);
  drop_primary (self, options);
  hk_cz_options_set_rare (self->options, player != NULL ? NULL : before);
  hk_cz_options_set (self->options, options);
  gtk_widget_set_visible (GTK_WIDGET (self), options->len > 0);
}

static void
hk_cz_phase_actions_class_init (HkCzPhaseActionsClass *klass)
{
  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_CZ_OPTIONS);
  HK_VIEW_CLASS (klass)->update = update;
  HK_VIEW_CLASS (klass)->is_piece = TRUE;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-phase-actions");
  HK_BIND_CHILDREN (GTK_WIDGET_CLASS (klass), HkCzPhaseActions, mark, title, options);
}
