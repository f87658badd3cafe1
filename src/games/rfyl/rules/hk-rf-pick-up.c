/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-acts.h"
#include "hk-rf-walk.h"

/* What lies on the track: picking it up and leaving it (Infection Countdown). */

static HkRfItem *
find_lying (HkRfPile   *pile,
            const char *name)
{
  return hk_record_list_lookup (pile->items, G_STRUCT_OFFSET (HkRfItem, name), name);
}

/* Gives everything that lies there to the player.
 * @player: a human on the space */
void
hk_rf_pick_up_all (HkRfTable  *self,
                   HkMove     *move,
                   HkRfPlayer *player,
                   HkRfPile   *pile)
{
  hk_record_set_int (player, &player->bullets, MIN (player->bullets + pile->bullets, 999));
  hk_record_set_int (pile, &pile->bullets, 0);
  while (hk_record_list_get_length (pile->items) > 0)
    {
      g_autoptr (HkRfItem) item = g_object_ref (hk_record_list_get (pile->items, 0));

      hk_rf_take_item (pile->items, item, player->items);
    }
  hk_move_log (move, _("%s picks up all that lies on space %d."), player->name, pile->space);
  hk_rf_clear_pile (self, pile);
}

/* Whether the way of this turn leads over the space, also by turning round where the group has agreed on it (ruling.direction). */
static gboolean
has_passed (HkRfTable  *self,
            HkRfPlayer *record,
            int         space)
{
  const int beyond = space < record->from_space ? space - 1 : space + 1;

  if (!record->moved || space == record->space || space == record->from_space)
    return FALSE;
  if (space > MIN (record->from_space, record->space) && space < MAX (record->from_space, record->space))
    return TRUE;
  return hk_rf_table_has_house_rule (self, "turn-round")
         && ABS (record->from_space - space) + ABS (record->space - space) <= hk_rf_get_reach (record)
         && hk_rf_find_stop (self, record->from_space, beyond) == beyond;
}

/* The space is passed over, nothing was picked up there in this turn, and nobody has stopped there. */
static gboolean
check_passing (HkRfTable  *self,
               HkMove     *move,
               HkRfPlayer *record,
               int         space,
               const char *text,
               GError    **error)
{
  if (!has_passed (self, record, space) && !hk_move_require_rule (move, "rfyl/countdown.pick-up", error,
                                                                  _("%s has not passed space %d in this turn."), record->name, space))
    return FALSE;
  if (record->picked != NULL && g_strv_contains ((const char * const *) record->picked, text)
      && !hk_move_require_rule (move, "rfyl/countdown.pick-up", error,
                                _("%s has picked up one thing there in passing already."), record->name))
    return FALSE;
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *other = hk_rf_table_get_player (self, i);

      if (other != record && hk_rf_player_is_human (other) && other->space == space && (other->moved || other->speed < 0)
          && !hk_move_require_rule (move, "rfyl/countdown.pick-up-all", error,
                                    _("%s has stopped there, so nobody picks anything up in passing."), other->name))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_all (HkRfTable  *self,
           HkMove     *move,
           int         player,
           HkRfPlayer *record,
           int         space,
           GError    **error)
{
  if (record->space != space || hk_rf_find_next_mover (self) >= 0)
    return hk_move_require_rule (move, "rfyl/countdown.pick-up-all", error,
                                 _("Only who ends the movement on the space picks up everything."));
  return hk_rf_find_fastest (self, space) == player
         || hk_move_require_rule (move, "rfyl/countdown.pick-up-all", error,
                                  _("The fastest player on the space picks up what lies there."));
}

static void
note_picked (HkRfPlayer *record,
             const char *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) picked = NULL;

  if (record->picked != NULL)
    g_strv_builder_addv (builder, (const char **) record->picked);
  g_strv_builder_add (builder, text);
  picked = g_strv_builder_end (builder);
  hk_record_set_strv (record, &record->picked, (const char * const *) picked);
}

static gboolean
apply_pick_up (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  const int space = hk_move_get_int (move, "space", 0);
  const char *what = hk_move_get_string (move, "what");
  HkRfPile *pile = hk_rf_table_find_pile (self, space);
  int player;
  HkRfPlayer *record = hk_rf_read_player (self, move, &player, error);
  HkRfItem *item = pile == NULL ? NULL : find_lying (pile, what);
  g_autofree char *text = g_strdup_printf ("%d", space);

  if (record == NULL)
    return FALSE;
  if (!hk_rf_player_is_human (record) || pile == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is nothing for %s to pick up there now."), record->name);
  if (hk_rf_table_get_phase (self) != HK_RF_PHASE_MOVEMENT && !hk_move_require_rule (move, "rfyl/countdown.pick-up", error,
                                                                         _("Things are picked up in the movement phase.")))
    return FALSE;
  if (g_str_equal (what, "all"))
    {
      if (!check_all (self, move, player, record, space, error))
        return FALSE;
      hk_rf_pick_up_all (self, move, record, pile);
      return TRUE;
    }
  if (g_str_equal (what, "bullet") ? pile->bullets == 0 : item == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("That does not lie on space %d."), space);
  if (!check_passing (self, move, record, space, text, error))
    return FALSE;
  note_picked (record, text);
  if (g_str_equal (what, "bullet"))
    {
      hk_record_set_int (record, &record->bullets, MIN (record->bullets + 1, 999));
      hk_record_set_int (pile, &pile->bullets, pile->bullets - 1);
      hk_move_log (move, _("%s picks up a bullet in passing."), record->name);
    }
  else
    {
      hk_move_log (move, _("%s picks up %s in passing."), record->name, item->name);
      hk_rf_take_item (pile->items, item, record->items);
    }
  hk_rf_clear_pile (self, pile);
  return TRUE;
}

/* Hands a bullet or an item to another human on the same space (ruling.dropping).
 * @item: (nullable): NULL a bullet */
static gboolean
hand_over (HkRfTable  *self,
           HkMove     *move,
           HkRfPlayer *record,
           HkRfItem   *item,
           GError    **error)
{
  HkRfPlayer *to = hk_rf_table_get_player (self, hk_move_get_int (move, "to", -1));

  if (to == NULL || to == record || !hk_rf_player_is_human (to) || (hk_table_keeps (HK_TABLE (self), "track") && to->space != record->space))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Things are handed only to another human on the same space."));
  if (item == NULL)
    {
      hk_record_set_int (record, &record->bullets, record->bullets - 1);
      hk_record_set_int (to, &to->bullets, MIN (to->bullets + 1, 999));
      hk_move_log (move, _("%s gives %s a bullet."), record->name, to->name);
    }
  else
    {
      /* Translators: who gives, to whom, what */
      hk_move_log (move, _("%s gives %s: %s."), record->name, to->name, item->name);
      hk_rf_take_item (record->items, item, to->items);
    }
  return TRUE;
}

static gboolean
apply_drop (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  const char *what = hk_move_get_string (move, "what");
  HkRfPlayer *record = hk_rf_read_player (self, move, NULL, error);
  const gboolean bullet = g_str_equal (what, "bullet");
  HkRfItem *item = record == NULL || bullet ? NULL : hk_rf_player_find_item (record, what);
  HkRfPile *pile;

  if (record == NULL)
    return FALSE;
  if (!hk_rf_player_is_human (record) || hk_rf_table_get_phase (self) == HK_RF_PHASE_OVER || (bullet ? record->bullets == 0 : item == NULL))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no such thing to leave."), record->name);
  if (hk_rf_table_has_house_rule (self, "no-dropping")
      && !hk_move_require_rule (move, "rfyl/ruling.dropping", error,
                                _("Nothing is left on a space, as the group has agreed.")))
    return FALSE;
  if (hk_move_has (move, "to"))
    return hand_over (self, move, record, item, error);
  if (!hk_table_keeps (table, "track"))
    {
      if (bullet)
        {
          hk_record_set_int (record, &record->bullets, record->bullets - 1);
          hk_move_log (move, _("%s leaves a bullet behind."), record->name);
        }
      else
        {
          hk_move_log (move, _("%s leaves %s behind."), record->name, item->name);
          hk_record_list_remove (record->items, item);
        }
      return TRUE;
    }
  pile = hk_rf_make_pile (self, record->space);
  if (bullet)
    {
      hk_record_set_int (record, &record->bullets, record->bullets - 1);
      hk_record_set_int (pile, &pile->bullets, MIN (pile->bullets + 1, 999));
      hk_move_log (move, _("%s leaves a bullet on space %d."), record->name, record->space);
    }
  else
    {
      hk_move_log (move, _("%s leaves %s on space %d."), record->name, item->name, record->space);
      hk_rf_take_item (record->items, item, pile->items);
    }
  return TRUE;
}

static gboolean
apply_use_item (HkTable *table,
                HkMove  *move,
                GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfPlayer *record = hk_rf_read_player (self, move, NULL, error);
  HkRfItem *item = record == NULL ? NULL : hk_rf_player_find_item (record, hk_move_get_string (move, "item"));

  if (record == NULL)
    return FALSE;
  if (item == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s does not have that."), record->name);
  hk_move_log (move, _("%s uses %s."), record->name, item->name);
  hk_rf_use_up (self, record, item);
  return TRUE;
}

static const HkParamSpec pick_up_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("Who picks it up"), N_("Player"), "players" },
  { "space", HK_PARAM_INT, TRUE, 0, 9999, NULL, N_("Where it lies"), N_("Space") },
  { "what", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("“bullet”, the name of an item, or “all”"), N_("What") },
};

static const HkParamSpec drop_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("Who leaves it"), N_("Player"), "players" },
  { "what", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("“bullet” or the name of an item"), N_("What") },
  { "to", HK_PARAM_INT, FALSE, 0, 7, NULL, N_("Who on the same space gets it; it is left there when left out"), N_("To Whom"), "players" },
};

static const HkParamSpec use_item_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("Who uses it"), N_("Player"), "players" },
  { "item", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The name of the item"), N_("Item") },
};

const HkMoveSpec hk_rf_pile_moves[] = {
  { "pick-up", N_("Pick Up"), "rfyl/countdown.pick-up", pick_up_params, G_N_ELEMENTS (pick_up_params), apply_pick_up },
  { "drop", N_("Leave on the Space"), "rfyl/ruling.dropping", drop_params, G_N_ELEMENTS (drop_params), apply_drop },
  { "use-item", N_("Use an Item"), "rfyl/event.discard", use_item_params, G_N_ELEMENTS (use_item_params), apply_use_item },
};

const guint hk_rf_n_pile_moves = G_N_ELEMENTS (hk_rf_pile_moves);
