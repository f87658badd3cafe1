/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/state/hk-cz-encounter.h"
#include "hk-cz-act.h"
#include "hk-cz-field.h"
#include "hk-cz-prey.h"

/* For whom an Encounter goes: the closest survivor, of those equally close one with others nearby, and then a die decides (book,
 * Zombie & Feral Dog A.I.). */

/* Returns whether an Encounter can go for the survivor at all. */
gboolean
hk_cz_is_prey (HkCzTable *self,
               int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);

  return record != NULL && record->on_field && hk_cz_survivor_is_alive (record);
}

/* Returns (transfer full) (element-type int): whom it may go for: those next to it, else the closest one, else everybody. */
GArray *
hk_cz_list_prey (HkCzTable     *self,
                 HkCzEncounter *encounter)
{
  GArray *prey = g_array_new (FALSE, FALSE, sizeof (int));
  const gboolean impaled = encounter->impaled_by >= 0;
  const int n = hk_cz_table_get_n_survivors (self);

  for (int i = 0; (encounter->distance == 1 || impaled) && i < n; i++)
    if (hk_cz_is_prey (self, i) && i != encounter->impaled_by && hk_cz_encounter_is_engaged_by (encounter, i))
      g_array_append_val (prey, i);
  if (prey->len > 0 || impaled)
    return prey;
  if (hk_cz_is_prey (self, encounter->nearest))
    {
      g_array_append_val (prey, encounter->nearest);
      return prey;
    }
  for (int i = 0; i < n; i++)
    if (hk_cz_is_prey (self, i))
      g_array_append_val (prey, i);
  return prey;
}

/* Returns whether anybody is left whom it could bite. */
gboolean
hk_cz_has_prey (HkCzTable     *self,
                HkCzEncounter *encounter)
{
  g_autoptr (GArray) prey = hk_cz_list_prey (self, encounter);

  return prey->len > 0;
}

/* Says in the move that others nearby count. In a journal that does not say it they did not. */
void
hk_cz_begin_prey (HkMove *move)
{
  if (!hk_move_is_replay (move))
    json_object_set_boolean_member (hk_move_get_params (move), "nearby", TRUE);
}

/* Returns whether others nearby count in the move. */
gboolean
hk_cz_counts_nearby (HkMove *move)
{
  return hk_move_get_boolean (move, "nearby", FALSE);
}

/* How many hexes it is from a survivor to the next one; a great many where there is none. */
static int
find_company (HkCzTable *self,
              int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  int hexes = G_MAXINT;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *other = hk_cz_table_get_survivor (self, i);

      if (i != survivor && hk_cz_is_prey (self, i))
        hexes = MIN (hexes, hk_cz_field_get_distance (record->column, record->row, other->column, other->row));
    }
  return hexes;
}

/* Leaves those who have others nearest by. Where nobody knows where they stand, all are left. */
static void
keep_favoured (HkCzTable *self,
               GArray    *prey)
{
  int least = G_MAXINT;

  if (prey->len < 2 || !hk_cz_field_is_placed (self))
    return;
  for (guint i = 0; i < prey->len; i++)
    least = MIN (least, find_company (self, g_array_index (prey, int, i)));
  for (guint i = prey->len; i > 0; i--)
    if (find_company (self, g_array_index (prey, int, i - 1)) > least)
      g_array_remove_index (prey, i - 1);
}

/* The closest survivors by where they stand; nobody where that is not known. */
static GArray *
list_closest (HkCzTable     *self,
              HkCzEncounter *encounter)
{
  GArray *closest = g_array_new (FALSE, FALSE, sizeof (int));

  for (int i = 0; encounter->column >= 0 && hk_cz_field_is_placed (self) && i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (hk_cz_is_prey (self, i)
          && hk_cz_field_get_distance (encounter->column, encounter->row, survivor->column, survivor->row) == encounter->distance)
        g_array_append_val (closest, i);
    }
  return closest;
}

/* Returns (transfer full) (element-type int): whom it goes for; of several a die decides. */
GArray *
hk_cz_list_favoured (HkCzTable     *self,
                     HkCzEncounter *encounter)
{
  GArray *prey = encounter->distance > 1 && encounter->impaled_by < 0 ? list_closest (self, encounter) : NULL;

  if (prey == NULL || prey->len == 0)
    {
      g_clear_pointer (&prey, g_array_unref);
      prey = hk_cz_list_prey (self, encounter);
    }
  keep_favoured (self, prey);
  return prey;
}

/* Returns whether an Encounter that is not next to anybody has several survivors equally close, none of whom it favours: a die decides
 * (book, Zombie & Feral Dog A.I., C). */
gboolean
hk_cz_is_torn (HkCzTable     *self,
               HkCzEncounter *encounter)
{
  g_autoptr (GArray) favoured = NULL;

  if (encounter->distance <= 1 || encounter->column < 0 || encounter->impaled_by >= 0 || !hk_cz_field_is_placed (self))
    return FALSE;
  favoured = hk_cz_list_favoured (self, encounter);
  return favoured->len > 1;
}

/* The survivor whom the group has named for an Encounter in the parameter "prey"; −1 none. */
static int
get_named (HkMove *move,
           int     number)
{
  g_autofree char *member = g_strdup_printf ("%d", number);
  JsonObject *named = hk_move_get_object (move, "prey");
  JsonNode *node = named == NULL ? NULL : json_object_get_member (named, member);

  return node == NULL || !JSON_NODE_HOLDS_VALUE (node) ? -1 : (int) json_node_get_int (node);
}

/* Where the group rolls it says for whom each Encounter goes between whom the die has to decide. Journals of before do not.
 * @actors: (element-type HkCzActor): the Encounters that act */
gboolean
hk_cz_check_prey (HkCzTable *self,
                  HkMove    *move,
                  GArray    *actors,
                  GError   **error)
{
  if (!hk_cz_table_rolls_by_hand (self) || hk_move_is_replay (move))
    return TRUE;
  for (guint i = 0; i < actors->len; i++)
    {
      const int number = g_array_index (actors, HkCzActor, i).number;
      HkCzEncounter *encounter = hk_cz_table_get_encounter (self, number);
      g_autoptr (GArray) favoured = hk_cz_is_torn (self, encounter) ? hk_cz_list_favoured (self, encounter) : NULL;
      g_autofree char *name = hk_cz_encounter_describe (encounter);
      gboolean answered = favoured == NULL;

      for (guint j = 0; !answered && j < favoured->len; j++)
        answered = g_array_index (favoured, int, j) == get_named (move, number);
      if (!answered)
        /* Translators: %s: an Encounter */
        return hk_move_ask (move, "prey", error, _("Several survivors are equally close to %s: roll a d6. Whom does it go for?"), name);
    }
  return TRUE;
}

/* Chooses for whom an Encounter sets out that has several survivors equally close. Where the group rolls and the die has to decide, it is
 * whom the group has named; in a journal of before, who was told as the closest.
 * @number: of the Encounter */
void
hk_cz_choose_nearest (HkCzTable     *self,
                      HkMove        *move,
                      HkCzEncounter *encounter,
                      int            number)
{
  const int named = get_named (move, number);
  g_autoptr (GArray) closest = NULL;
  int chosen;

  if (!hk_cz_counts_nearby (move) || encounter->distance <= 1 || encounter->column < 0 || !hk_cz_field_is_placed (self))
    return;
  closest = hk_cz_list_favoured (self, encounter);
  if (closest->len == 0)
    return;
  chosen = g_array_index (closest, int, 0);
  if (closest->len > 1 && !hk_cz_table_rolls_by_hand (self))
    {
      chosen = g_array_index (closest, int, hk_move_pick (move, closest->len));
      hk_move_log (move, _("Several survivors are equally close; the die picks %s."), hk_cz_table_get_survivor_name (self, chosen));
    }
  for (guint i = 0; hk_cz_table_rolls_by_hand (self) && i < closest->len; i++)
    if (g_array_index (closest, int, i) == (named >= 0 ? named : encounter->nearest))
      chosen = g_array_index (closest, int, i);
  if (chosen != encounter->nearest && closest->len == 1)
    {
      g_autofree char *name = hk_cz_encounter_describe (encounter);

      /* Translators: %s: an Encounter; %s: a survivor. */
      hk_move_log (move, _("Of those equally close, %s goes for %s, who has others nearby."), name, hk_cz_table_get_survivor_name (self, chosen));
    }
  hk_record_set_int (encounter, &encounter->nearest, chosen);
}
