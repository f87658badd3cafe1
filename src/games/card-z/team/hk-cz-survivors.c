/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "hk-cz-inventory.h"
#include "hk-cz-survivors.h"

/* What is common to all that survivors do: who is meant, where they sleep, their skills, and how they come and go. */

/* Returns (nullable): the survivor, who lives and is led by a player.
 * @param: the name of the parameter, such as "survivor"
 * @survivor: (out) (optional): the number */
HkCzSurvivor *
hk_cz_read_survivor (HkCzTable  *self,
                     HkMove     *move,
                     const char *param,
                     int        *survivor,
                     GError    **error)
{
  const int number = hk_move_get_int (move, param, -1);
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, number);

  if (record == NULL)
    {
      hk_move_ask (move, param, error, _("Which survivor?"));
      return NULL;
    }
  if (!hk_cz_survivor_is_alive (record))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s is no longer in play."), record->name);
      return NULL;
    }
  if (survivor != NULL)
    *survivor = number;
  return record;
}

/* The Loot that a name or a number means. */
static int
find_loot (HkCzSurvivor *record,
           JsonNode     *node)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node))
    return -1;
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return hk_cz_survivor_find_loot (record, json_node_get_string (node));
  return json_node_get_value_type (node) == G_TYPE_INT64 ? (int) json_node_get_int (node) : -1;
}

/* Returns (nullable): Loot of the survivor.
 * @param: the name of the parameter: a number from 0, or the name of the card
 * @number: (out) (optional): the number of the Loot */
HkCzLoot *
hk_cz_read_loot (HkCzTable  *self,
                 HkMove     *move,
                 const char *param,
                 int         survivor,
                 int        *number,
                 GError    **error)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  const int found = record == NULL ? -1 : find_loot (record, hk_move_get_node (move, param));
  HkCzLoot *loot = record == NULL ? NULL : hk_cz_survivor_get_loot (record, found);

  if (loot == NULL)
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s does not carry that Loot."), hk_cz_table_get_survivor_name (self, survivor));
  else if (number != NULL)
    *number = found;
  return loot;
}

/* Returns whether survivors can spend the night inside once it is clear: it has an inside zone or a wall at its end,
 * or is a home base. Of a card that is not known a Terrain with a resource is outside, anything else inside. */
gboolean
hk_cz_location_is_inside (HkCzLocation *self)
{
  g_return_val_if_fail (HK_IS_CZ_LOCATION (self), FALSE);

  if (self->base != NULL && !g_str_equal (self->base, "none"))
    return TRUE;
  if (self->layout != NULL)
    return hk_cz_layout_has_inside (self->layout);
  return self->resource == NULL || g_str_equal (self->resource, "none");
}

/* Camping out: the zones before the first Encounter that is left are theirs. */
static gboolean
camps_inside (HkCzLocation *location)
{
  int reached = HK_CZ_N_ZONES + 1;

  for (int i = 0; i < hk_record_list_get_length (location->encounters); i++)
    {
      HkCzEncounter *encounter = hk_record_list_get (location->encounters, i);

      if (!encounter->locked && encounter->zone > 0 && encounter->zone < reached && hk_cz_encounter_is_enemy (encounter))
        reached = encounter->zone;
    }
  for (int zone = 1; zone < reached && zone <= HK_CZ_N_ZONES; zone++)
    if (location->layout != NULL && !hk_cz_layout_is_outside (location->layout, zone))
      return TRUE;
  return FALSE;
}

/* Returns whether the survivor would spend the night safely inside. */
gboolean
hk_cz_table_sleeps_inside (HkCzTable *self,
                           int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzLocation *location = record == NULL ? NULL : hk_cz_table_get_location (self, record->place);

  if (record == NULL)
    return FALSE;
  if (record->shelter != HK_CZ_SHELTER_NONE)
    return record->shelter == HK_CZ_SHELTER_INSIDE;
  if (location == NULL)
    return FALSE;
  if (location->blockaded)
    return camps_inside (location) && !hk_cz_table_has_house_rule (self, "camp-outside");
  return location->safe && (hk_cz_location_is_inside (location) || hk_cz_table_has_house_rule (self, "clear-is-inside"));
}

/* Returns what starving, lack of sleep and illness do to all die rolls of the survivor; 0 or less as a rule. */
int
hk_cz_table_get_roll_change (HkCzTable *self,
                             int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzIllness *illness = record == NULL || record->sick == NULL ? NULL : hk_cz_table_find_illness (self, record->sick);

  if (record == NULL)
    return 0;
  return (illness == NULL ? 0 : illness->rolls) - (record->starving ? 1 : 0) - (record->sleep_deprived ? 1 : 0);
}

/* Returns what the skill adds to rolls; 0 without it.
 * @what: such as "pistol", "hunting" or "sickness" */
int
hk_cz_survivor_get_skill (HkCzSurvivor *self,
                          const char   *what)
{
  int sum = 0;

  for (guint i = 0; self->skills != NULL && self->skills[i] != NULL; i++)
    {
      const char *colon = strrchr (self->skills[i], ':');

      if (colon != NULL && (gsize) (colon - self->skills[i]) == strlen (what) && g_ascii_strncasecmp (self->skills[i], what, strlen (what)) == 0)
        sum += (int) g_ascii_strtoll (colon + 1, NULL, 10);
    }
  return sum;
}

/* Takes a survivor out of play: what was carried lies at the Location, and the Heroic Action is turned over. Whether
 * the game is over is not checked.
 * @how: see @lost_how of HkCzSurvivor */
void
hk_cz_table_lose (HkCzTable  *self,
                  HkMove     *move,
                  int         survivor,
                  const char *how)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzPlayer *player = record == NULL ? NULL : hk_cz_table_get_player (self, record->player);

  g_return_if_fail (record != NULL);

  if (!hk_cz_survivor_is_alive (record))
    return;
  hk_record_set_boolean (record, &record->dead, TRUE);
  hk_record_set_string (record, &record->lost_how, how);
  hk_record_set_boolean (record, &record->heroic_used, TRUE);
  hk_record_set_boolean (record, &record->on_field, FALSE);
  hk_record_set_int (record, &record->infected, 0);
  if (record->sick != NULL && self->sick_deck != NULL)
    hk_deck_discard (self->sick_deck, record->sick);
  if (g_strcmp0 (how, "starved") == 0)
    hk_move_log (move, _("%s starves to death."), record->name);
  else if (g_strcmp0 (how, "left") == 0)
    hk_move_log (move, _("%s is left behind for good."), record->name);
  else
    hk_move_log (move, _("%s is dead."), record->name);
  if ((hk_record_list_get_length (record->loot) > 0 || record->backpack) && hk_table_follow_house_rule (HK_TABLE (self), move, "dead-loot-gone"))
    {
      while (hk_record_list_get_length (record->loot) > 0)
        {
          g_autoptr (HkCzLoot) gone = hk_cz_survivor_steal_loot (self, survivor, 0);

          hk_cz_table_discard_loot (self, gone);
        }
      hk_record_set_boolean (record, &record->backpack, FALSE);
    }
  if (hk_record_list_get_length (record->loot) > 0 || record->backpack)
    /* Translators: %s: a survivor; %s: a Location. */
    hk_move_log (move, _("What %s carried lies at %s."), record->name, hk_cz_table_get_location_name (self,
                                                                                                      record->place));
  hk_cz_table_drop_everything (self, survivor);
  if (player != NULL)
    hk_record_set_int (player, &player->lost, MIN (99, player->lost + 1));
}

/* Takes a Wound off. Returns whether there was one. */
gboolean
hk_cz_table_heal (HkCzTable *self,
                  HkMove    *move,
                  int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);

  if (record == NULL || record->wounds == 0)
    return FALSE;
  hk_record_set_int (record, &record->wounds, record->wounds - 1);
  hk_move_log (move, _("%s is healed of a Wound."), record->name);
  return TRUE;
}

/* The name of a friendly human, with a number when it is taken. */
static char *
make_name (HkCzTable  *self,
           const char *name,
           const char *type)
{
  const char *plain = name != NULL && name[0] != '\0' ? name : g_strcmp0 (type, "ally") == 0 ? _("Ally") : _("Dependant");

  if (hk_cz_table_find_survivor (self, plain) < 0)
    return g_strdup (plain);
  for (int i = 2;; i++)
    {
      g_autofree char *numbered = g_strdup_printf (_("%s %d"), plain, i);

      if (hk_cz_table_find_survivor (self, numbered) < 0)
        return g_steal_pointer (&numbered);
    }
}

/* Lets a friendly human join. The Encounter leaves the Location, and its card stays with the group. Returns the
 * number of the new survivor; −1 when the Encounter is no friendly human.
 * @encounter: the number of an Ally or Dependant there
 * @player: whom the friendly human joins */
int
hk_cz_table_adopt (HkCzTable *self,
                   HkMove    *move,
                   int        place,
                   int        encounter,
                   int        player)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  HkCzEncounter *found = location == NULL ? NULL : hk_cz_location_get_encounter (location, encounter);
  HkCzPlayer *leader = hk_cz_table_get_player (self, player);
  HkCzCard *card = found == NULL || found->id == NULL ? NULL : hk_cz_table_find_card (self, found->id);
  g_autoptr (HkCzSurvivor) survivor = NULL;
  g_autofree char *name = NULL;

  if (found == NULL || (g_strcmp0 (found->type, "ally") != 0 && g_strcmp0 (found->type, "dependant") != 0))
    return -1;
  name = make_name (self, found->name != NULL ? found->name : card == NULL ? NULL : card->name, found->type);
  survivor = g_object_new (HK_TYPE_CZ_SURVIVOR, "id", found->id, "name", name, "kind", hk_words_find (hk_cz_survivor_kinds, found->type), "player", player, "place", place, "move", -1, "carry", -1, NULL);
  if (card != NULL)
    {
      hk_record_set_boolean (survivor, &survivor->infant, card->infant);
      if (card->move > 0)
        hk_record_set_int (survivor, &survivor->move, card->move);
      if (card->carry > 0)
        hk_record_set_int (survivor, &survivor->carry, card->carry);
      hk_record_set_int (survivor, &survivor->push, card->push);
      hk_record_set_string (survivor, &survivor->source, card->source);
    }
  if (survivor->infant)
    hk_record_set_int (survivor, &survivor->carry, 0);
  hk_record_list_remove_at (location->encounters, (guint) encounter);
  hk_record_list_append (self->survivors, survivor);
  if (leader != NULL)
    hk_record_set_int (leader, &leader->rescued, MIN (99, leader->rescued + 1));
  hk_move_log (move, _("%s joins %s."), survivor->name, hk_cz_table_get_player_name (self, player));
  return hk_cz_table_get_n_survivors (self) - 1;
}

/* Returns whether a group at the Location is inside: it is cleared and has an inside (Zone Dividers). */
gboolean
hk_cz_table_is_inside (HkCzTable *self,
                       int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  return location != NULL && location->safe && hk_cz_location_is_inside (location);
}
