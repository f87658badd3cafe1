/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/rfyl/content/hk-rf-pack.h"
#include "hk-rf-acts.h"
#include "hk-rf-events.h"
#include "hk-rf-hand.h"

/* What a card may do beyond its icons: the group does it by hand. */

static gboolean
check_going (HkRfTable *self,
             GError   **error)
{
  if (hk_rf_table_get_phase (self) != HK_RF_PHASE_OVER)
    return TRUE;
  return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
}

static gboolean
apply_die (HkTable *table,
           HkMove  *move,
           GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  int player;
  HkRfPlayer *record = hk_rf_read_player (self, move, &player, error);

  if (record == NULL || !check_going (self, error))
    return FALSE;
  if (!hk_rf_player_is_human (record))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is not a human on the track."), record->name);
  hk_move_log (move, _("%s dies."), record->name);
  hk_rf_turn_player (self, move, player, hk_move_get_enum (move, "how", hk_rf_hows, HK_RF_HOW_EVENT));
  hk_rf_settle_events (self, move);
  hk_rf_check_end (self, move);
  return TRUE;
}

static gboolean
apply_kill (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfZombie *zombie = hk_rf_table_find_zombie (self, hk_move_get_int (move, "zombie", -1));
  const int player = hk_move_get_int (move, "zombie-player", -1);
  HkRfPlayer *record = hk_rf_table_get_player (self, player);

  if (!check_going (self, error))
    return FALSE;
  if (zombie != NULL)
    {
      hk_move_log (move, _("The zombie on space %d is killed."), zombie->space);
      hk_rf_remove_zombie (self, zombie);
    }
  else if (record != NULL && record->zombie)
    hk_rf_strike_down (self, move, player);
  else if (!hk_table_keeps (table, "track"))
    hk_move_log (move, _("A zombie is killed."));
  else
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no such zombie left."));
  hk_rf_settle_events (self, move);
  return TRUE;
}

static gboolean
apply_add_zombies (HkTable *table,
                   HkMove  *move,
                   GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  const int space = hk_move_get_int (move, "space", 0);
  const int count = hk_move_get_int (move, "count", 1);

  if (!check_going (self, error))
    return FALSE;
  hk_rf_add_zombies (self, space, count);
  hk_move_log (move, ngettext ("%d zombie is placed on space %d.", "%d zombies are placed on space %d.",
                               (gulong) count), count, space);
  return TRUE;
}

/* What is known of an item of that name: as it has been entered, or as an Event card has it that a player keeps. */
static HkRfItem *
find_known (HkRfTable  *self,
            const char *name)
{
  HkRfItem *known = hk_record_list_lookup (self->known_items, G_STRUCT_OFFSET (HkRfItem, name), name);
  HkRfEvent *event = hk_rf_table_find_event (self, name);

  if (known != NULL)
    return hk_record_copy (known);
  if (event == NULL)
    return g_object_new (HK_TYPE_RF_ITEM, NULL);
  return g_object_new (HK_TYPE_RF_ITEM, "kind", hk_rf_event_has_icon (event, "melee") ? "weapon" : hk_rf_event_has_icon (event, "ability") ? "ability" : "item",
                       "uses", event->uses, "bonus", event->bonus, "kills", event->kills, "text", event->text, NULL);
}

static gboolean
apply_gain_item (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  const char *name = hk_move_get_string (move, "name");
  const char *kind = hk_move_get_string (move, "kind");
  HkRfPlayer *record = hk_rf_read_player (self, move, NULL, error);
  g_autoptr (HkRfItem) known = NULL;
  g_autoptr (HkRfItem) item = NULL;

  if (record == NULL || !check_going (self, error))
    return FALSE;
  if (!hk_rf_player_is_human (record) || name[0] == '\0')
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("An item needs a name and a human on the track to carry it."));
  known = hk_move_get_boolean (move, "known", FALSE) ? find_known (self, name) : g_object_new (HK_TYPE_RF_ITEM, NULL);
  if (kind == NULL)
    kind = known->kind == NULL ? "item" : known->kind;
  item = g_object_new (HK_TYPE_RF_ITEM, "name", name, "kind", kind, "uses", hk_move_get_int (move, "uses", known->uses),
                       "bonus", hk_move_get_int (move, "bonus", known->bonus), "kills", hk_move_get_int (move, "kills", known->kills),
                       "text", hk_move_has (move, "text") ? hk_move_get_string (move, "text") : known->text, "source", "told", NULL);
  hk_record_list_append (record->items, item);
  if (hk_rf_table_find_event (self, name) == NULL)
    hk_rf_pack_learn_item (move, item);
  hk_move_log (move, _("%s keeps %s."), record->name, name);
  return TRUE;
}

static gboolean
apply_place (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  const int space = hk_move_get_int (move, "space", 0);
  HkRfZombie *zombie = hk_rf_table_find_zombie (self, hk_move_get_int (move, "zombie", -1));
  const int player = hk_move_get_int (move, "player", -1);
  HkRfPlayer *record = hk_rf_table_get_player (self, player);

  if (!check_going (self, error))
    return FALSE;
  if (zombie != NULL)
    {
      hk_rf_shift_zombie (self, zombie, space);
      hk_record_set_int (zombie, &zombie->leader, -1);
      hk_move_log (move, _("A zombie is put on space %d."), space);
      return TRUE;
    }
  if (record == NULL || record->safe)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is nobody to be put on another space."));
  for (int i = 0; record->zombie && i < hk_rf_table_get_n_zombies (self); i++)
    if (hk_rf_table_get_zombie (self, i)->leader == player)
      hk_rf_shift_zombie (self, hk_rf_table_get_zombie (self, i), space);
  hk_record_set_int (record, &record->space, space);
  hk_move_log (move, _("%s is put on space %d."), record->name, space);
  hk_rf_check_out (self, move, player);
  hk_rf_settle_events (self, move);
  hk_rf_check_end (self, move);
  return TRUE;
}

static const char * const kinds[] = { "weapon", "item", "ability", NULL };

static const HkParamSpec die_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("Who dies"), N_("Player"), "players" },
  { "how", HK_PARAM_STRING, FALSE, 0, 0, hk_rf_hows, N_("By an event, by an infection or otherwise"), N_("How") },
};

static const HkParamSpec kill_params[] = {
  { "zombie", HK_PARAM_INT, FALSE, 0, 9999, NULL, N_("The id of the zombie"), N_("Zombie") },
  { "zombie-player", HK_PARAM_INT, FALSE, 0, 7, NULL, N_("The zombie player, when it is one"), N_("Zombie Player"), "players" },
};

static const HkParamSpec add_params[] = {
  { "space", HK_PARAM_INT, TRUE, 0, 9999, NULL, N_("Where, counted from the victory space"), N_("Space") },
  { "count", HK_PARAM_INT, FALSE, 1, 20, NULL, N_("How many; one when left out"), N_("How Many") },
};

static const HkParamSpec gain_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("Who keeps it"), N_("Player"), "players" },
  { "name", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("What it is called"), N_("Name") },
  { "kind", HK_PARAM_STRING, FALSE, 0, 0, kinds, N_("A weapon, an item or an ability"), N_("Kind") },
  { "uses", HK_PARAM_INT, FALSE, -1, 99, NULL, N_("Uses; −1 as often as one likes"), N_("Uses Left; −1 Without End") },
  { "bonus", HK_PARAM_INT, FALSE, -20, 20, NULL, N_("What a weapon adds in combat"), N_("Adds in Combat") },
  { "kills", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("How many zombies a won fight kills"), N_("Zombies Killed by a Won Fight") },
  { "text", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("What it does"), N_("What It Does") },
  { "known", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether what is not said is as it was entered before"), N_("As Entered Before") },
};

static const HkParamSpec place_params[] = {
  { "player", HK_PARAM_INT, FALSE, 0, 7, NULL, N_("The player, when it is one"), N_("Player"), "players" },
  { "zombie", HK_PARAM_INT, FALSE, 0, 9999, NULL, N_("The id of the zombie, when it is one"), N_("Zombie") },
  { "space", HK_PARAM_INT, TRUE, 0, 9999, NULL, N_("Where, counted from the victory space"), N_("Space") },
};

const HkMoveSpec hk_rf_hand_moves[] = {
  { "die", N_("A Player Dies"), "rfyl/icon.death", die_params, G_N_ELEMENTS (die_params), apply_die },
  { "kill", N_("A Zombie Is Killed"), "rfyl/combat.respawn", kill_params, G_N_ELEMENTS (kill_params), apply_kill },
  { "add-zombies", N_("Place Zombies"), "rfyl/icon.add-zombies", add_params, G_N_ELEMENTS (add_params), apply_add_zombies },
  { "gain-item", N_("Keep an Item"), "rfyl/icon.item", gain_params, G_N_ELEMENTS (gain_params), apply_gain_item },
  { "place", N_("Put on a Space"), "rfyl/component.board", place_params, G_N_ELEMENTS (place_params), apply_place },
};

const guint hk_rf_n_hand_moves = G_N_ELEMENTS (hk_rf_hand_moves);
