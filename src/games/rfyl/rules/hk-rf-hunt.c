/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/state/hk-rf-chase.h"
#include "hk-rf-acts.h"
#include "hk-rf-hunt.h"

/* Zombie movement: one card for all zombies without a leader, then each zombie player with a card of their own (Zombie Movement). */

/* Gets the zombie players ready for their movement. */
void
hk_rf_begin_hunt (HkRfTable *self)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);

      if (!player->zombie)
        continue;
      hk_rf_discard_speed (self, player);
      hk_record_set_boolean (player, &player->moved, FALSE);
      hk_record_set_int (player, &player->from_space, player->space);
    }
  for (int i = 0; i < hk_rf_table_get_n_zombies (self); i++)
    hk_record_set_boolean (hk_rf_table_get_zombie (self, i), &hk_rf_table_get_zombie (self, i)->joined, FALSE);
}

static gboolean
check_phase (HkRfTable *self,
             HkMove    *move,
             GError   **error)
{
  return hk_rf_table_get_phase (self) == HK_RF_PHASE_ZOMBIES || hk_table_goes_by_hand (HK_TABLE (self)) || hk_move_require_rule (move, "rfyl/zombies.movement", error,
                                                                         _("Zombies move in their own phase."));
}

/* The zombie player on @space whose horde is joined there: the first one clockwise, or by a house rule the one with the
 * smallest horde (ruling.joining-several). */
static int
find_hunter (HkRfTable *self,
             int        space)
{
  const gboolean smallest = hk_rf_table_has_house_rule (self, "smallest-horde");
  g_autoptr (GArray) hunters = hk_rf_list_hunters (self);
  int found = -1;

  for (guint i = 0; i < hunters->len; i++)
    {
      const int hunter = g_array_index (hunters, int, i);

      if (hk_rf_table_get_player (self, hunter)->space == space
          && (found < 0 || (smallest && hk_rf_table_get_horde_size (self, hunter) < hk_rf_table_get_horde_size (self, found))))
        found = hunter;
    }
  return found;
}

static int
count_hunters (HkRfTable *self,
               int        space)
{
  g_autoptr (GArray) hunters = hk_rf_list_hunters (self);
  int n = 0;

  for (guint i = 0; i < hunters->len; i++)
    n += hk_rf_table_get_player (self, g_array_index (hunters, int, i))->space == space;
  return n;
}

/* Finds the zombies without a leader. Returns how many there are; those beyond what can be reckoned at once stay where they are.
 * @chasers: (out) (array length=HK_RF_CHASE_MAX): the zombies */
guint
hk_rf_gather_chasers (HkRfTable  *self,
                      HkRfChaser *chasers)
{
  guint n = 0;

  for (int i = 0; i < hk_rf_table_get_n_zombies (self) && n < HK_RF_CHASE_MAX; i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (self, i);

      if (zombie->leader < 0)
        chasers[n++] = (HkRfChaser) { .id = zombie->id, .space = zombie->space, .order = zombie->order, .to = zombie->space, .target = -1 };
    }
  return n;
}

/* Finds out where they go by a card, see hk_rf_chase_move().
 * @chasers: (array length=n_chasers): zombies that hk_rf_gather_chasers() found
 * @value: of a Determination card */
void
hk_rf_move_chasers (HkRfTable  *self,
                    HkRfChaser *chasers,
                    guint       n_chasers,
                    int         value)
{
  g_autoptr (GArray) humans = hk_rf_list_hunted_spaces (self);
  g_autoptr (GArray) hunters = hk_rf_list_hunters (self);

  for (guint i = 0; i < hunters->len; i++)
    g_array_index (hunters, int, i) = hk_rf_table_get_player (self, g_array_index (hunters, int, i))->space;
  hk_rf_chase_move (chasers, n_chasers, (const int *) humans->data, humans->len, (const int *) hunters->data, hunters->len, value,
                    hk_rf_table_has_house_rule (self, "stop-behind"));
}

static void
settle (HkRfTable        *self,
        HkMove           *move,
        const HkRfChaser *chasers,
        guint             n_chasers)
{
  guint n_contested = 0;

  for (guint i = 0; i < n_chasers; i++)
    {
      HkRfZombie *zombie = hk_rf_table_find_zombie (self, chasers[i].id);

      hk_rf_shift_zombie (self, zombie, chasers[i].to);
      if (chasers[i].joins)
        {
          hk_record_set_int (zombie, &zombie->leader, find_hunter (self, chasers[i].to));
          hk_record_set_boolean (zombie, &zombie->joined, TRUE);
          n_contested += count_hunters (self, chasers[i].to) > 1;
        }
      if (chasers[i].to != chasers[i].space && (i == 0 || chasers[i - 1].space != chasers[i].space))
        hk_move_log (move, _("From space %d to space %d."), chasers[i].space, chasers[i].to);
    }
  if (n_contested > 0)
    hk_rf_follow_house_rule (self, move, "smallest-horde");
}

/* Draws a card, or takes the one that the group has drawn.
 * @player: who draws; -1 the zombies whom nobody plays */
static gboolean
draw_one (HkRfTable *self,
          HkMove    *move,
          int        player,
          int       *value,
          GError   **error)
{
  g_autoptr (JsonArray) entered = hk_move_has (move, "value") ? json_array_new () : NULL;
  guint position = 0;

  if (entered != NULL)
    json_array_add_int_element (entered, hk_move_get_int (move, "value", 0));
  return hk_rf_draw_card (self, move, player, player < 0 ? HK_RF_DRAW_ZOMBIES : HK_RF_DRAW_SPEED, "value", entered, &position, value, error);
}

static gboolean
apply_zombies_move (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  g_autofree HkRfChaser *chasers = g_new0 (HkRfChaser, HK_RF_CHASE_MAX);
  g_autoptr (HkBreakdown) breakdown = NULL;
  guint n;
  int value;

  if (!check_phase (self, move, error))
    return FALSE;
  if (self->zombies_moved && !hk_move_require_rule (move, "rfyl/zombies.movement", error,
                                                    _("The zombies have moved already in this turn.")))
    return FALSE;
  n = hk_rf_gather_chasers (self, chasers);
  hk_record_set_boolean (self, &self->zombies_moved, TRUE);
  if (n == 0)
    {
      hk_move_log (move, _("There are no zombies without a leader."));
      return TRUE;
    }
  if (!draw_one (self, move, -1, &value, error))
    return FALSE;
  hk_record_set_int (self, &self->zombie_card, value);
  hk_rf_discard_card (self, value);
  hk_rf_move_chasers (self, chasers, n, value);
  hk_move_log (move, _("The zombies draw %d."), value);
  settle (self, move, chasers, n);
  breakdown = hk_rf_chase_explain (chasers, n, value);
  hk_move_set_breakdown (move, breakdown);
  return TRUE;
}

static gboolean
check_cards (HkRfTable *self,
             HkMove    *move,
             GError   **error)
{
  if (!check_phase (self, move, error))
    return FALSE;
  return hk_rf_table_have_zombies_moved (self)
         || hk_move_require_rule (move, "rfyl/zombies.player-card", error,
                                  _("Zombie players draw after the card for the other zombies has been drawn."));
}

static gboolean
apply_draw_hunt (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  g_autoptr (GArray) hunters = hk_rf_list_hunters (self);
  JsonArray *entered = hk_move_get_array (move, "values");
  guint position = 0;
  guint n = 0;

  if (!check_cards (self, move, error))
    return FALSE;
  for (guint i = 0; i < hunters->len; i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, g_array_index (hunters, int, i));
      int value;

      if (player->speed >= 0)
        continue;
      if (!hk_rf_draw_card (self, move, g_array_index (hunters, int, i), HK_RF_DRAW_SPEED, "values", entered, &position, &value, error))
        return FALSE;
      hk_record_set_int (player, &player->speed, value);
      hk_move_log (move, _("%s draws %d."), player->name, value);
      n++;
    }
  if (n == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Every zombie player has a card."));
  if (entered != NULL && position < json_array_get_length (entered))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("These are more cards than there are players who draw."));
  return TRUE;
}

static gboolean
take_card (HkRfTable  *self,
           HkMove     *move,
           int         number,
           GError    **error)
{
  HkRfPlayer *player = hk_rf_table_get_player (self, number);
  int value;

  if (player->speed >= 0)
    {
      if (!hk_move_has (move, "value") || hk_move_get_int (move, "value", 0) == player->speed)
        return TRUE;
      return hk_error_fail (error, HK_ERROR_PARAMETER, _("%s has drawn %d already."), player->name, player->speed);
    }
  if (!draw_one (self, move, number, &value, error))
    return FALSE;
  hk_record_set_int (player, &player->speed, value);
  hk_move_log (move, _("%s draws %d."), player->name, value);
  return TRUE;
}

/* The first space on the way where zombies without a leader stand; −1 none. */
static int
find_passed (HkRfTable *self,
             int        from,
             int        to)
{
  const int step = to < from ? -1 : 1;

  for (int space = from + step; from != to && space != to; space += step)
    for (int i = 0; i < hk_rf_table_get_n_zombies (self); i++)
      {
        HkRfZombie *zombie = hk_rf_table_get_zombie (self, i);

        if (zombie->space == space && zombie->leader < 0)
          return space;
      }
  return -1;
}

/* The horde goes along, also those that have just joined it (ruling.joins-and-moves), or stays with slower zombies that are
 * passed (ruling.leave-horde). */
static void
lead (HkRfTable *self,
      HkMove    *move,
      int        player,
      int        to)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);
  const int passed = find_passed (self, record->space, to);
  const int size = hk_rf_table_get_horde_size (self, player);
  const gboolean stays = passed >= 0 && size > 0 && hk_rf_follow_house_rule (self, move, "horde-stays");
  gboolean waits;
  int n_joined = 0;

  for (int i = 0; to != record->space && i < hk_rf_table_get_n_zombies (self); i++)
    n_joined += hk_rf_table_get_zombie (self, i)->leader == player && hk_rf_table_get_zombie (self, i)->joined;
  waits = n_joined > 0 && hk_rf_follow_house_rule (self, move, "joined-wait");
  for (int i = 0; i < hk_rf_table_get_n_zombies (self); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (self, i);

      if (zombie->leader != player)
        continue;
      if (!stays && !(waits && zombie->joined))
        hk_rf_shift_zombie (self, zombie, passed >= 0 ? passed : to);
      if (passed >= 0 || (waits && zombie->joined))
        hk_record_set_int (zombie, &zombie->leader, -1);
    }
  if (stays)
    hk_move_log (move, _("%s leaves the horde on space %d."), record->name, record->space);
  else if (passed >= 0 && size > (waits ? n_joined : 0))
    hk_move_log (move, _("%s leaves the horde with the zombies on space %d."), record->name, passed);
}

static void
gain (HkRfTable *self,
      HkMove    *move,
      int        player)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);
  int n = 0;

  for (int i = 0; i < hk_rf_table_get_n_zombies (self); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (self, i);

      if (zombie->leader >= 0 || zombie->space != record->space)
        continue;
      hk_record_set_int (zombie, &zombie->leader, player);
      n++;
    }
  if (n == 0)
    return;
  hk_move_log (move, ngettext ("%s gains control of %d zombie.", "%s gains control of %d zombies.", (gulong) n),
               record->name, n);
}

/* Where the group has agreed on it, zombie players stop at humans as well (ruling.hunters-pass), and take no control without a
 * move (ruling.take-control). */
static gboolean
check_stop (HkRfTable  *self,
            HkMove     *move,
            HkRfPlayer *hunter,
            int         to,
            GError    **error)
{
  for (int i = 0; hk_rf_table_has_house_rule (self, "hunters-stop") && i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *human = hk_rf_table_get_player (self, i);

      if (hk_rf_player_is_human (human) && human->space > MIN (hunter->space, to) && human->space < MAX (hunter->space, to)
          && !hk_move_require_rule (move, "rfyl/ruling.hunters-pass", error,
                                    _("%s stops at %s, as the group has agreed."), hunter->name, human->name))
        return FALSE;
    }
  return to != hunter->space || !hk_move_get_boolean (move, "take", FALSE) || !hk_rf_table_has_house_rule (self, "control-after-move")
         || hk_move_require_rule (move, "rfyl/ruling.take-control", error,
                                  _("%s takes control only after a move, as the group has agreed."), hunter->name);
}

static gboolean
apply_hunt (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  int player;
  HkRfPlayer *record = hk_rf_read_player (self, move, &player, error);
  const int to = record == NULL ? 0 : hk_move_get_int (move, "to", record->space);

  if (record == NULL || !check_cards (self, move, error))
    return FALSE;
  if (!record->zombie)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is not a zombie."), record->name);
  if (record->moved && !hk_move_require_rule (move, "rfyl/zombies.players", error,
                                              _("%s has moved already in this turn."), record->name))
    return FALSE;
  if (!take_card (self, move, player, error) || !check_stop (self, move, record, to, error))
    return FALSE;
  if (ABS (to - record->space) > record->speed
      && !hk_move_require_rule (move, "rfyl/zombies.players", error,
                                ngettext ("%s can move %d space at most.", "%s can move %d spaces at most.",
                                          (gulong) record->speed), record->name, record->speed))
    return FALSE;
  if (to == record->space)
    hk_move_log (move, _("%s stays on space %d."), record->name, to);
  else
    hk_rf_log_walk (move, record, to);
  if (hk_move_get_boolean (move, "leave", FALSE))
    hk_rf_lose_horde (self, player);
  lead (self, move, player, to);
  hk_record_set_int (record, &record->from_space, record->space);
  hk_record_set_int (record, &record->space, to);
  hk_record_set_boolean (record, &record->moved, TRUE);
  if (hk_move_get_boolean (move, "take", FALSE))
    gain (self, move, player);
  return TRUE;
}

static const HkParamSpec zombies_move_params[] = {
  { "value", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The Determination card for all zombies without a leader"), N_("Card Drawn") },
};

static const HkParamSpec draw_hunt_params[] = {
  { "values", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The cards of the zombie players, clockwise from the player who draws first"), N_("Cards Drawn") },
};

static const HkParamSpec hunt_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("The zombie player"), N_("Player"), "players" },
  { "value", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The Determination card, when it has not been drawn"), N_("Card Drawn") },
  { "to", HK_PARAM_INT, FALSE, 0, 9999, NULL, N_("The space to go to; the player stays when left out"), N_("To Which Space") },
  { "take", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the zombies on that space are gained for the horde"), N_("Lead the Zombies on That Space") },
  { "leave", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the horde is left where it is"), N_("Leave the Horde Behind") },
};

const HkMoveSpec hk_rf_hunt_moves[] = {
  { "zombies-move", N_("Move the Zombies"), "rfyl/zombies.movement", zombies_move_params, G_N_ELEMENTS (zombies_move_params), apply_zombies_move },
  { "draw-hunt", N_("Draw the Cards of the Zombie Players"), "rfyl/zombies.player-card", draw_hunt_params, G_N_ELEMENTS (draw_hunt_params), apply_draw_hunt },
  { "zombie-player-move", N_("Move as a Zombie"), "rfyl/zombies.players", hunt_params, G_N_ELEMENTS (hunt_params), apply_hunt },
};

const guint hk_rf_n_hunt_moves = G_N_ELEMENTS (hk_rf_hunt_moves);
