/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/guide/hk-rf-legal.h"
#include "hk-rf-mover.h"
#include "hk-rf-reach.h"
#include "hk-rf-step-keys.h"
#include "ui/games/rfyl/board/hk-rf-option-box.h"
#include "ui/games/rfyl/hk-rf-labels.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/new-game/hk-player-mark.h"

/* Who moves now, human or zombie player: what is mostly done as big buttons, and a key for each number of spaces. What a zombie
 * player decides on the way goes along with the move. */
struct _HkRfMover
{
  HkView         parent_instance;

  GtkWidget     *mark;
  GtkLabel      *title;
  GtkLabel      *about;
  HkRfOptionBox *options;
  GtkWidget     *take;         /* of a zombie player, like those below */
  GtkWidget     *leave;
  GtkLabel      *leave_words;
  GtkWidget     *stay;
  HkRfStepKeys  *keys;

  int            player;
};

G_DEFINE_FINAL_TYPE (HkRfMover, hk_rf_mover, HK_TYPE_VIEW)

static char *
describe (HkRfTable       *table,
          HkRfPlayer      *player,
          const HkRfReach *reach)
{
  g_autofree char *bullets = hk_rf_label_bullets (player->bullets);

  if (player->zombie)
    return g_strdup_printf (_("On space %d. Any way, and any part of it."), player->space);
  if (player->moved)
    return g_strdup_printf (_("On space %d. A slower player has cleared the way."), player->space);
  if (reach->front_stop > reach->front)
    return g_strdup_printf (_("On space %d, with %s. Zombies stand on space %d."), player->space, bullets, reach->front_stop);
  return g_strdup_printf (_("On space %d, with %s."), player->space, bullets);
}

/* The zombies on some space of the way can be led on only if there are any. */
static gboolean
has_loose (HkRfTable       *table,
           const HkRfReach *reach)
{
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    if (hk_rf_table_get_zombie (table, i)->leader < 0 && hk_rf_reach_holds (reach, hk_rf_table_get_zombie (table, i)->space))
      return TRUE;
  return FALSE;
}

static void
update_hunter (HkRfMover       *self,
               HkRfPlayer      *player,
               const HkRfReach *reach)
{
  HkRfTable *table = hk_rf_view_get_table (self);
  const int horde = hk_rf_table_get_horde_size (table, self->player);
  g_autofree char *text = g_strdup_printf (ngettext ("Leave the horde of %d here", "Leave the horde of %d here", (gulong) horde), horde);

  gtk_widget_set_visible (self->take, player->zombie && has_loose (table, reach));
  gtk_widget_set_visible (self->leave, player->zombie && horde > 0);
  gtk_widget_set_visible (self->stay, player->zombie);
  gtk_label_set_text (self->leave_words, text);
}

static void
add_decision (HkMove     *move,
              GtkWidget  *check,
              const char *param)
{
  if (gtk_widget_get_visible (check) && gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
    json_object_set_boolean_member (hk_move_get_params (move), param, TRUE);
}

static void
move_cb (HkRfMover *self,
         int        space)
{
  HkMove *move = hk_rf_reach_make_move (hk_rf_view_get_table (self), self->player, space);

  add_decision (move, self->take, "take");
  add_decision (move, self->leave, "leave");
  hk_view_play (HK_VIEW (self), move);
}

static void
stay_cb (HkRfMover *self)
{
  move_cb (self, hk_rf_table_get_player (hk_rf_view_get_table (self), self->player)->space);
}

/* Whether the primary button, which is always in sight, does just this. */
static gboolean
is_primary (HkRfMover *self,
            HkMove    *move)
{
  HkPrimaryAction *primary = hk_session_get_primary_action (hk_view_get_session (HK_VIEW (self)));
  HkMove *other = primary == NULL ? NULL : hk_primary_action_get_move (primary);

  return other != NULL && g_str_equal (hk_move_get_name (move), hk_move_get_name (other))
         && json_object_equal (hk_move_get_params (move), hk_move_get_params (other));
}

static void
add_options (HkRfMover  *self,
             HkRfPlayer *player)
{
  g_autoptr (GPtrArray) options = hk_rf_list_player_moves (hk_rf_view_get_table (self), self->player);

  for (guint i = 0; i < options->len; i++)
    {
      HkMoveOption *option = g_ptr_array_index (options, i);
      HkMove *move = hk_move_option_get_move (option);
      const char * const *missing = hk_move_option_get_missing (option);

      if ((missing != NULL && missing[0] != NULL) || (!g_str_equal (hk_move_get_name (move), "move") && !g_str_equal (hk_move_get_name (move), "pass-move")))
        continue;
      /* Going back as far as can be is seldom what somebody wants; the keys offer it. */
      if (hk_move_get_int (move, "to", 0) <= player->space && !is_primary (self, move))
        hk_rf_option_box_add (self->options, option, FALSE);
    }
}

static void
hk_rf_mover_class_init (HkRfMoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  g_type_ensure (HK_TYPE_RF_OPTION_BOX);
  g_type_ensure (HK_TYPE_RF_STEP_KEYS);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-rf-mover");
  HK_BIND_CHILDREN (widget_class, HkRfMover, mark, title, about, options, take, leave, leave_words, stay, keys);
  HK_BIND_CALLBACKS (widget_class, move_cb, stay_cb);
}

static void
hk_rf_mover_init (HkRfMover *self)
{
  self->player = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Shows how a player can move now. It is hidden while nobody can.
 * @player: a seat; −1 nobody */
void
hk_rf_mover_set_player (HkRfMover *self,
                        int        player)
{
  HkRfTable *table;
  HkRfPlayer *record;
  HkRfReach reach;
  gboolean moves;
  int far;
  g_autofree char *title = NULL;
  g_autofree char *about = NULL;

  g_return_if_fail (HK_IS_RF_MOVER (self));

  table = hk_rf_view_get_table (self);
  record = hk_rf_table_get_player (table, player);
  moves = record != NULL && hk_rf_reach_find (table, player, &reach);
  if (player != self->player)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->leave), FALSE);
  self->player = player;
  gtk_widget_set_visible (GTK_WIDGET (self), moves);
  if (!moves)
    return;
  far = MAX (reach.from - reach.front, reach.back - reach.from);
  title = g_strdup_printf (record->zombie ? ngettext ("%s hunts up to %d space", "%s hunts up to %d spaces", (gulong) far)
                                          : ngettext ("%s moves up to %d space", "%s moves up to %d spaces", (gulong) far), record->name, far);
  about = describe (table, record, &reach);
  g_object_set (self->mark, "name", record->name, "colour", record->colour, NULL);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->about, about);
  update_hunter (self, record, &reach);
  hk_rf_option_box_begin (self->options);
  add_options (self, record);
  hk_rf_option_box_end (self->options);
  hk_rf_step_keys_set_player (self->keys, player);
}
