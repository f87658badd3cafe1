/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-acts.h"
#include "hk-rf-combat.h"
#include "hk-rf-events.h"

/* Who fights whom, and the fight itself (Combat). */

static void
add_fight (HkRfTable *self,
           int        space,
           int        player,
           int        zombie,
           int        zombie_player,
           int        leader)
{
  g_autoptr (HkRfFight) fight = g_object_new (HK_TYPE_RF_FIGHT, "space", space, "player", player, "zombie", zombie, "zombie-player", zombie_player,
                                              "leader", leader, "state", HK_RF_FIGHT_OPEN, NULL);

  hk_record_list_append (self->fights, fight);
}

static int
compare_order (gconstpointer a,
               gconstpointer b,
               gpointer      self)
{
  const gboolean last = hk_rf_table_has_house_rule (self, "last-leads");
  const HkRfZombie *left = *(HkRfZombie * const *) (last ? b : a);
  const HkRfZombie *right = *(HkRfZombie * const *) (last ? a : b);

  return left->order != right->order ? left->order - right->order : left->id - right->id;
}

/* (element-type HkRfZombie): the zombies of @leader on @space, the lead zombie first (ruling.lead-zombie) */
static GPtrArray *
list_zombies (HkRfTable *self,
              int        space,
              int        leader)
{
  GPtrArray *list = g_ptr_array_new ();

  for (int i = 0; i < hk_rf_table_get_n_zombies (self); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (self, i);

      if (zombie->space == space && zombie->leader == leader)
        g_ptr_array_add (list, zombie);
    }
  g_ptr_array_sort_with_data (list, compare_order, self);
  return list;
}

/* Zombies engage the slowest first, and start again from the slowest when there are more of them. */
static void
engage (HkRfTable *self,
        int        space,
        GArray    *humans,
        int        leader,
        guint      first)
{
  g_autoptr (GPtrArray) zombies = list_zombies (self, space, leader);

  for (guint i = 0; i < zombies->len; i++)
    {
      HkRfZombie *zombie = g_ptr_array_index (zombies, i);

      add_fight (self, space, g_array_index (humans, int, (first + i) % humans->len), zombie->id, -1, leader);
    }
}

/* Says who fights whom on every space where humans and zombies meet, the closest to the victory space first. Zombie
 * players choose for themselves and their hordes; until they do, they take the slowest first too
 * (ruling.horde-targets). */
void
hk_rf_form_fights (HkRfTable *self)
{
  g_autoptr (GArray) spaces = hk_rf_list_hunted_spaces (self);
  g_autoptr (GArray) hunters = hk_rf_list_hunters (self);

  hk_record_list_remove_all (self->fights);
  for (guint i = 0; i < spaces->len; i++)
    {
      const int space = g_array_index (spaces, int, i);
      g_autoptr (GArray) humans = hk_rf_list_on_space (self, space);

      engage (self, space, humans, -1, 0);
      for (guint j = 0; j < hunters->len; j++)
        {
          const int hunter = g_array_index (hunters, int, j);

          if (hk_rf_table_get_player (self, hunter)->space != space)
            continue;
          add_fight (self, space, g_array_index (humans, int, 0), -1, hunter, hunter);
          engage (self, space, humans, hunter, 1);
        }
    }
}

/* Where the group goes through the phases by hand nobody has found out the fights, and it says who fights. */
static HkRfFight *
begin_fight (HkRfTable *self,
             HkMove    *move,
             int        player,
             GError   **error)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);
  g_autoptr (GPtrArray) zombies = NULL;

  if (record == NULL)
    {
      hk_move_ask (move, "player", error, _("Who fights?"));
      return NULL;
    }
  if (!hk_rf_player_is_human (record))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s is not a human on the track."), record->name);
      return NULL;
    }
  zombies = list_zombies (self, record->space, -1);
  add_fight (self, record->space, player,
             zombies->len > 0 && hk_table_keeps (HK_TABLE (self), "track") ? ((HkRfZombie *) g_ptr_array_index (zombies, 0))->id : -1, -1, -1);
  return hk_rf_table_get_fight (self, hk_rf_table_get_n_fights (self) - 1);
}

/* Returns (nullable): the open fight that the move means.
 * @player: who fights, where the group goes through the phases by hand; −1 nobody is told */
HkRfFight *
hk_rf_read_fight (HkRfTable *self,
                  HkMove    *move,
                  int        player,
                  GError   **error)
{
  HkRfFight *fight = hk_rf_table_get_fight (self, hk_move_get_int (move, "fight", -1));

  if (!hk_move_has (move, "fight"))
    {
      if (hk_table_goes_by_hand (HK_TABLE (self)))
        return begin_fight (self, move, player, error);
      hk_move_ask (move, "fight", error, _("Which fight is fought?"));
      return NULL;
    }
  if (fight != NULL && fight->state == HK_RF_FIGHT_OPEN)
    return fight;
  g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("There is no such fight to be fought."));
  return NULL;
}

static gboolean
apply_target (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfFight *fight = hk_rf_read_fight (self, move, -1, error);
  int player;
  HkRfPlayer *record = fight == NULL ? NULL : hk_rf_read_player (self, move, &player, error);

  if (record == NULL)
    return FALSE;
  if (!hk_rf_player_is_human (record) || record->space != fight->space)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is not on the space of that zombie."), record->name);
  if (fight->leader < 0 && !hk_move_require_rule (move, "rfyl/zombies.engagement", error,
                                                  _("Only zombie players choose whom they and their hordes attack.")))
    return FALSE;
  hk_record_set_int (fight, &fight->player, player);
  hk_move_log (move, _("The zombie attacks %s."), record->name);
  return TRUE;
}

typedef struct
{
  GPtrArray *items;  /* (element-type HkRfItem): the weapons announced, each with a reference */
  GArray    *added;  /* (element-type int): what each of them adds */
  int        bonus;
  int        kills;
} Arms;

/* All weapons add, or the best one alone where the group has agreed on it (ruling.weapon-bonus). */
static void
add_bonuses (HkRfTable *self,
             HkMove    *move,
             Arms      *arms)
{
  const gboolean best = arms->items->len > 1 && hk_rf_follow_house_rule (self, move, "best-weapon");

  arms->bonus = 0;
  for (guint i = 0; i < arms->items->len; i++)
    {
      HkRfItem *item = g_ptr_array_index (arms->items, i);
      const int added = best ? 0 : item->bonus;

      g_array_append_val (arms->added, added);
      arms->bonus = best && i > 0 ? MAX (arms->bonus, item->bonus) : best ? item->bonus : arms->bonus + item->bonus;
    }
  for (guint i = 0; best && i < arms->items->len; i++)
    if (((HkRfItem *) g_ptr_array_index (arms->items, i))->bonus == arms->bonus)
      {
        g_array_index (arms->added, int, i) = arms->bonus;
        return;
      }
}

/* @keeps: whether the weapons of the players are kept */
static gboolean
announce (HkRfPlayer *player,
          gboolean    keeps,
          JsonArray  *names,
          Arms       *arms,
          GError    **error)
{
  arms->kills = 0;
  if (!keeps)
    return TRUE;
  for (guint i = 0; names != NULL && i < json_array_get_length (names); i++)
    {
      const char *name = json_array_get_string_element (names, i);
      HkRfItem *found = NULL;

      for (int j = 0; j < hk_record_list_get_length (player->items); j++)
        {
          HkRfItem *item = hk_record_list_get (player->items, j);

          if (found == NULL && g_strcmp0 (item->kind, "weapon") == 0 && g_strcmp0 (item->name, name) == 0 && !g_ptr_array_find (arms->items, item, NULL))
            found = item;
        }
      if (found == NULL)
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no weapon “%s” to use."), player->name, name);
      g_ptr_array_add (arms->items, g_object_ref (found));
      arms->kills += found->kills;
    }
  return TRUE;
}

/* Humans draw first; a tie is drawn again by both. @difference is above 0 when the human has drawn higher. */
static gboolean
draw_both (HkRfTable *self,
           HkMove    *move,
           HkRfFight *fight,
           int        bonus,
           int       *difference,
           GError   **error)
{
  JsonArray *human = hk_move_get_array (move, "human");
  JsonArray *zombie = hk_move_get_array (move, "zombie");
  const gboolean against = fight->zombie_player < 0;
  guint human_position = 0;
  guint zombie_position = 0;
  gboolean bare;

  do
    {
      int mine;
      int theirs;

      if (!hk_rf_draw_card (self, move, fight->player, HK_RF_DRAW_FIGHT, "human", human, &human_position, &mine, error)
          || !hk_rf_draw_card (self, move, against ? fight->player : fight->zombie_player, against ? HK_RF_DRAW_ZOMBIES : HK_RF_DRAW_FIGHT, "zombie", zombie, &zombie_position, &theirs, error))
        return FALSE;
      hk_rf_note_fight_card (fight, &fight->human_cards, mine);
      hk_rf_note_fight_card (fight, &fight->zombie_cards, theirs);
      hk_rf_discard_card (self, mine);
      hk_rf_discard_card (self, theirs);
      /* The bonuses count again at every tie (ruling.fight-ties). */
      bare = g_strv_length (fight->human_cards) > 1 && hk_rf_table_has_house_rule (self, "bare-ties");
      *difference = mine + (bare ? 0 : bonus) - theirs;
    }
  while (*difference == 0 && g_strv_length (fight->human_cards) < 100);
  if ((human == NULL || human_position == json_array_get_length (human)) && (zombie == NULL || zombie_position == json_array_get_length (zombie)) && *difference != 0)
    return TRUE;
  return hk_error_fail (error, HK_ERROR_PARAMETER, _("Another card is drawn only while both are tied."));
}

static void
kill_zombie (HkRfTable *self,
             HkMove    *move,
             HkRfFight *fight)
{
  HkRfZombie *zombie = hk_rf_table_find_zombie (self, fight->zombie);

  hk_record_set_boolean (fight, &fight->killed, TRUE);
  if (fight->state == HK_RF_FIGHT_OPEN)
    hk_record_set_enum (fight, &fight->state, HK_RF_FIGHT_SHOT);
  if (zombie != NULL)
    hk_rf_remove_zombie (self, zombie);
  if (fight->zombie_player >= 0)
    hk_rf_strike_down (self, move, fight->zombie_player);
}

/* Further fights of the same player whose zombies a strong weapon kills as well (ruling.weapon-kills). */
static gboolean
check_also (HkRfTable *self,
            HkMove    *move,
            HkRfFight *fight,
            JsonArray *also,
            int        kills,
            GError   **error)
{
  for (guint i = 0; also != NULL && i < json_array_get_length (also); i++)
    {
      HkRfFight *other = hk_rf_table_get_fight (self, (int) json_array_get_int_element (also, i));

      if (other == NULL || other == fight || other->player != fight->player || other->state != HK_RF_FIGHT_OPEN)
        return hk_error_fail (error, HK_ERROR_PARAMETER,
                              _("A weapon kills further zombies only among those that fight the same player."));
    }
  if (also == NULL || json_array_get_length (also) == 0)
    return TRUE;
  if (hk_rf_table_has_house_rule (self, "one-kill"))
    return hk_move_require_rule (move, "rfyl/ruling.weapon-kills", error,
                                 _("A won fight kills one zombie, as the group has agreed."));
  return (int) json_array_get_length (also) < kills
         || hk_move_require_rule (move, "rfyl/combat.weapons", error, _("These weapons do not kill so many zombies."));
}

static HkBreakdown *
explain (HkRfFight *fight,
         Arms      *arms,
         gboolean   bare,
         int        difference)
{
  HkBreakdown *breakdown = hk_breakdown_new (_("The fight"), "rfyl/combat.melee");
  const guint last = g_strv_length (fight->human_cards) - 1;
  HkBreakdown *term;

  term = hk_breakdown_add (breakdown, _("The human draws"), "rfyl/combat.melee");
  hk_breakdown_set_value (term, fight->human_cards[last]);
  for (guint i = 0; i < arms->items->len; i++)
    {
      HkRfItem *item = g_ptr_array_index (arms->items, i);

      term = hk_breakdown_add_int (breakdown, item->name, g_array_index (arms->added, int, i), "rfyl/combat.weapons");
      if (g_strcmp0 (item->source, "stand-in") == 0)
        hk_breakdown_set_mark (term, HK_BREAKDOWN_STAND_IN);
    }
  if (arms->items->len == 0 && arms->bonus != 0)
    hk_breakdown_add_int (breakdown, _("The weapons add"), arms->bonus, "rfyl/combat.weapons");
  term = hk_breakdown_add (breakdown, _("The zombie draws"), "rfyl/combat.melee");
  hk_breakdown_set_value (term, fight->zombie_cards[last]);
  if (last > 0)
    hk_breakdown_add_int (breakdown,
                          bare ? _("Ties drawn again, without the bonuses") : _("Ties drawn again, with the bonuses added"), (int) last,
                          "rfyl/ruling.fight-ties");
  term = hk_breakdown_add_int (breakdown, _("The human is ahead by"), difference, "rfyl/combat.melee");
  hk_breakdown_set_mark (term, HK_BREAKDOWN_RESULT);
  return breakdown;
}

/* The cards with what each weapon adds, such as “4 + 1 (Lead Pipe)”. */
static void
say_cards (HkMove     *move,
           HkRfPlayer *player,
           HkRfFight  *fight,
           const Arms *arms)
{
  const guint last = g_strv_length (fight->human_cards) - 1;
  g_autoptr (GString) sum = g_string_new (fight->human_cards[last]);

  for (guint i = 0; i < arms->items->len; i++)
    {
      const int added = g_array_index (arms->added, int, i);

      if (added != 0)
        g_string_append_printf (sum, " %s %d (%s)", added < 0 ? "−" : "+", ABS (added), ((HkRfItem *) g_ptr_array_index (arms->items, i))->name);
    }
  if (arms->items->len == 0 && arms->bonus != 0)
    g_string_append_printf (sum, " %s %d", arms->bonus < 0 ? "−" : "+", ABS (arms->bonus));
  if (last > 0)
    hk_move_log (move, ngettext ("%s and the zombie are tied %d time.", "%s and the zombie are tied %d times.", last),
                 player->name, (int) last);
  /* Translators: a human, a card with what weapons add to it such as “4 + 1 (Axe)”, and the card of the zombie */
  hk_move_log (move, _("%s draws %s, the zombie %s."), player->name, sum->str, fight->zombie_cards[last]);
}

/* The weapons counted only before the tie, as the group has agreed (ruling.fight-ties). */
static gboolean
drop_bonuses (HkRfTable *self,
              HkMove    *move,
              HkRfFight *fight,
              Arms      *arms)
{
  if (arms->bonus == 0 || g_strv_length (fight->human_cards) < 2 || !hk_rf_follow_house_rule (self, move, "bare-ties"))
    return FALSE;
  arms->bonus = 0;
  for (guint i = 0; i < arms->added->len; i++)
    g_array_index (arms->added, int, i) = 0;
  hk_record_set_int (fight, &fight->bonus, 0);
  return TRUE;
}

/* Puts the zombie of an encounter that is still alive on the board, where the group has agreed on it
 * (ruling.encounter-after).
 * @fight: a fight that is over */
void
hk_rf_keep_encounter (HkRfTable *self,
                      HkMove    *move,
                      HkRfFight *fight)
{
  if (!fight->encounter || fight->killed || !hk_rf_follow_house_rule (self, move, "met-zombies-stay"))
    return;
  hk_record_set_int (fight, &fight->zombie, self->next_zombie);
  hk_rf_add_zombies (self, fight->space, 1);
}

static void
win (HkRfTable *self,
     HkMove    *move,
     HkRfFight *fight,
     Arms      *arms)
{
  JsonArray *also = hk_move_get_array (move, "also");
  const char *name = hk_rf_table_get_player_name (self, fight->player);

  hk_record_set_enum (fight, &fight->state, HK_RF_FIGHT_WON);
  if (arms->kills == 0 || !hk_move_get_boolean (move, "kill", TRUE))
    {
      hk_move_log (move, _("%s eludes the zombie for this turn."), name);
      return;
    }
  hk_move_log (move, _("%s kills the zombie."), name);
  kill_zombie (self, move, fight);
  for (guint i = 0; also != NULL && i < json_array_get_length (also); i++)
    {
      hk_move_log (move, _("%s kills another zombie."), name);
      kill_zombie (self, move, hk_rf_table_get_fight (self, (int) json_array_get_int_element (also, i)));
    }
}

static void
lose (HkRfTable  *self,
      HkMove     *move,
      HkRfPlayer *player)
{
  hk_record_set_int (player, &player->blood_due, MIN (player->blood_due + 1, 99));
  hk_move_log (move, _("%s has to draw a Blood card."), player->name);
}

static gboolean
apply_fight (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfFight *fight = hk_rf_read_fight (self, move, hk_move_get_int (move, "player", -1), error);
  HkRfPlayer *player = fight == NULL ? NULL : hk_rf_table_get_player (self, fight->player);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_auto (GStrv) names = NULL;
  g_autoptr (GArray) added = g_array_new (FALSE, FALSE, sizeof (int));
  Arms arms = { items, added, 0, 0 };
  const gboolean keeps = hk_table_keeps (table, "bullets");
  gboolean bare;
  int difference;

  if (player == NULL)
    return FALSE;
  if (!announce (player, keeps, hk_move_get_array (move, "weapons"), &arms, error)
      || !check_also (self, move, fight, hk_move_get_array (move, "also"), arms.kills, error))
    return FALSE;
  for (guint i = 0; i < items->len; i++)
    {
      HkRfItem *item = g_ptr_array_index (items, i);

      g_strv_builder_add (builder, item->name);
    }
  add_bonuses (self, move, &arms);
  if (!keeps)
    {
      arms.bonus = hk_move_get_int (move, "bonus", 0);
      arms.kills = hk_move_get_boolean (move, "kill", FALSE);
    }
  names = g_strv_builder_end (builder);
  hk_record_set_strv (fight, &fight->weapons, (const char * const *) names);
  hk_record_set_int (fight, &fight->bonus, CLAMP (arms.bonus, -99, 99));
  if (!draw_both (self, move, fight, arms.bonus, &difference, error))
    return FALSE;
  bare = drop_bonuses (self, move, fight, &arms);
  say_cards (move, player, fight, &arms);
  breakdown = explain (fight, &arms, bare, difference);
  hk_move_set_breakdown (move, breakdown);
  for (guint i = 0; i < items->len; i++)
    hk_rf_use_up (self, player, g_ptr_array_index (items, i));
  if (difference > 0)
    win (self, move, fight, &arms);
  else
    {
      hk_record_set_enum (fight, &fight->state, HK_RF_FIGHT_LOST);
      lose (self, move, player);
    }
  hk_rf_keep_encounter (self, move, fight);
  hk_rf_settle_events (self, move);
  return TRUE;
}

static const HkParamSpec target_params[] = {
  { "fight", HK_PARAM_INT, TRUE, 0, 999, NULL, N_("The number of the fight"), N_("Fight") },
  { "player", HK_PARAM_INT, TRUE, 0, 7, NULL, N_("The human who is attacked"), N_("Player"), "players" },
};

static const HkParamSpec fight_params[] = {
  { "fight", HK_PARAM_INT, FALSE, 0, 999, NULL, N_("The number of the fight"), N_("Fight") },
  { "player", HK_PARAM_INT, FALSE, 0, 7, NULL, N_("Instead of the fight: who fights, where the phases are gone through by hand"), N_("Player"), "players" },
  { "weapons", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The weapons that the human announces"), N_("Weapons Announced") },
  { "human", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The Determination cards of the human, one more for every tie"), N_("Cards of the Human") },
  { "zombie", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The Determination cards of the zombie, one more for every tie"), N_("Cards of the Zombie") },
  { "bonus", HK_PARAM_INT, FALSE, -20, 20, NULL, N_("What the weapons add, where weapons are not kept"), N_("The Weapons Add") },
  { "kill", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a won fight with a weapon kills the zombie; true when left out"), N_("A Won Fight Kills the Zombie") },
  { "also", HK_PARAM_INTS, FALSE, 0, 999, NULL, N_("Further fights of the same player whose zombies the weapons kill as well"), N_("Further Zombies Killed") },
};

const HkMoveSpec hk_rf_combat_moves[] = {
  { "target", N_("Choose Whom to Attack"), "rfyl/zombies.targets", target_params, G_N_ELEMENTS (target_params), apply_target },
  { "fight", N_("Fight"), "rfyl/combat.melee", fight_params, G_N_ELEMENTS (fight_params), apply_fight },
};

const guint hk_rf_n_combat_moves = G_N_ELEMENTS (hk_rf_combat_moves);
