/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-pack.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "hk-cz-carrying.h"
#include "hk-cz-inventory.h"
#include "hk-cz-loot-checks.h"
#include "hk-cz-survivors.h"

/* Loot that is taken, given, left, packed and drawn (book, Supply, Heroic Action / Backpack, Player Turn). */

/* Returns whether the survivor stands on the battlefield in a battle-round. */
gboolean
hk_cz_table_is_fighting (HkCzTable    *self,
                         HkCzSurvivor *record)
{
  return self->battle != NULL && self->battle->started && record->on_field && self->battle->side != HK_CZ_SIDE_REGROUP;
}

static gboolean
check_not_fighting (HkCzTable    *self,
                    HkMove       *move,
                    HkCzSurvivor *record,
                    GError      **error)
{
  return !hk_cz_table_is_fighting (self, record)
         || hk_move_require_rule (move, "card-z/ruling.free-actions", error,
                                  _("In battle %s can only drop Loot and pick it up."), record->name);
}

/* The number of Loot that lies at the Location; the name of a card will do too. */
static int
find_left (HkCzLocation *location,
           JsonNode     *node)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node))
    return -1;
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    return (int) json_node_get_int (node);
  for (int i = 0; json_node_get_value_type (node) == G_TYPE_STRING && i < hk_record_list_get_length (location->left); i++)
    if (g_strcmp0 (hk_cz_location_get_loot (location, i)->kind, json_node_get_string (node)) == 0)
      return i;
  return -1;
}

/* On hand unless the move says where; what is too heavy for the hand but not for the Backpack goes there. */
static gboolean
choose_packed (HkCzTable  *self,
               HkMove     *move,
               int         survivor,
               const char *kind)
{
  const int weight = MAX (0, hk_cz_table_get_weight (self, kind));
  HkCzBurden burden;

  if (hk_move_has (move, "packed"))
    return hk_move_get_boolean (move, "packed", FALSE);
  hk_cz_table_weigh (self, survivor, &burden);
  return !hk_cz_burden_fits (&burden, weight) && weight <= HK_CZ_BACKPACK_EACH && burden.packed < burden.places
         && g_strcmp0 (kind, HK_CZ_BACKPACK) != 0;
}

static void
say_where (HkMove     *move,
           const char *name,
           const char *kind,
           gboolean    packed)
{
  /* Translators: %s: a survivor; %s: a card. */
  hk_move_log (move, packed ? _("%s puts %s into the Backpack.") : _("%s takes %s."), name, kind);
}

/* Returns whether the survivor can take it.
 * @move: the move that is being applied, or one that is tried
 * @number: of the Loot at the Location of the survivor
 * @packed: (out): whether it would go into the Backpack */
gboolean
hk_cz_check_take (HkCzTable *self,
                  HkMove    *move,
                  int        survivor,
                  int        number,
                  gboolean  *packed,
                  GError   **error)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzLocation *location = hk_cz_table_get_location (self, record->place);
  HkCzLoot *loot = location == NULL ? NULL : hk_cz_location_get_loot (location, number);

  if (loot == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("That Loot does not lie where %s is."), record->name);
  if (!location->safe && (self->battle == NULL || self->battle->place != record->place || !self->battle->started)
      && !hk_move_require_rule (move, "card-z/turn.leave-loot", error,
                                _("What lies at %s goes to whoever clears the Location."), location->name))
    return FALSE;
  *packed = choose_packed (self, move, survivor, loot->kind);
  return (!*packed || check_not_fighting (self, move, record, error))
         && hk_cz_check_weight (self, move, survivor, loot->kind, *packed, error);
}

static gboolean
apply_take (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  g_autoptr (HkCzLoot) loot = NULL;
  HkCzSurvivor *record;
  HkCzLocation *location;
  gboolean packed;
  int survivor;
  int number;

  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  if (record == NULL)
    return FALSE;
  location = hk_cz_table_get_location (self, record->place);
  number = location == NULL ? -1 : find_left (location, hk_move_get_node (move, "loot"));
  if (!hk_cz_check_take (self, move, survivor, number, &packed, error))
    return FALSE;
  loot = hk_cz_location_steal_loot (self, record->place, number);
  hk_cz_survivor_add_loot (self, survivor, loot, packed);
  say_where (move, record->name, loot->kind, packed);
  return TRUE;
}

/* Returns whether it can be given.
 * @move: the move that is being applied, or one that is tried
 * @packed: (out): whether it would go into the Backpack */
gboolean
hk_cz_check_give (HkCzTable *self,
                  HkMove    *move,
                  int        survivor,
                  int        number,
                  int        to,
                  gboolean  *packed,
                  GError   **error)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzSurvivor *other = hk_cz_table_get_survivor (self, to);
  HkCzLocation *location = hk_cz_table_get_location (self, record->place);
  const char *kind = hk_cz_survivor_get_loot (record, number)->kind;

  if (survivor == to || record->place != other->place)
    {
      /* Translators: %s: a survivor; %s: a survivor. */
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s and %s are not in the same place."), record->name, other->name);
    }
  if (record->player != other->player && (location == NULL || !location->safe)
      && !hk_move_require_rule (move, "card-z/multi.trading", error, _("Players trade at a safe Location.")))
    return FALSE;
  if (!check_not_fighting (self, move, record, error) || !check_not_fighting (self, move, other, error))
    return FALSE;
  *packed = choose_packed (self, move, to, kind);
  return hk_cz_check_weight (self, move, to, kind, *packed, error);
}

static gboolean
apply_give (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  g_autoptr (HkCzLoot) given = NULL;
  HkCzSurvivor *record;
  HkCzSurvivor *other;
  HkCzLoot *loot;
  gboolean packed;
  int survivor;
  int to;
  int number;

  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  other = record == NULL ? NULL : hk_cz_read_survivor (self, move, "to", &to, error);
  loot = other == NULL ? NULL : hk_cz_read_loot (self, move, "loot", survivor, &number, error);
  if (loot == NULL)
    return FALSE;
  if (!hk_cz_check_give (self, move, survivor, number, to, &packed, error))
    return FALSE;
  given = hk_cz_survivor_steal_loot (self, survivor, number);
  hk_cz_survivor_add_loot (self, to, given, packed);
  /* Translators: %s: a survivor; %s: a card; %s: a survivor. */
  hk_move_log (move, _("%s gives %s to %s."), record->name, given->kind, other->name);
  return TRUE;
}

/* Returns whether it can be left behind.
 * @move: the move that is being applied, or one that is tried */
gboolean
hk_cz_check_leave (HkCzTable *self,
                   HkMove    *move,
                   int        survivor,
                   int        number,
                   GError   **error)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);

  return !hk_cz_survivor_get_loot (record, number)->packed || check_not_fighting (self, move, record, error);
}

static gboolean
apply_leave (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  g_autoptr (HkCzLoot) left = NULL;
  HkCzSurvivor *record;
  HkCzLoot *loot;
  int survivor;
  int number;

  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  loot = record == NULL ? NULL : hk_cz_read_loot (self, move, "loot", survivor, &number, error);
  if (loot == NULL)
    return FALSE;
  if (!hk_cz_check_leave (self, move, survivor, number, error))
    return FALSE;
  left = hk_cz_survivor_steal_loot (self, survivor, number);
  hk_cz_location_add_loot (self, record->place, left);
  /* Translators: %s: a survivor; %s: a card; %s: a Location. */
  hk_move_log (move, _("%s leaves %s at %s."), record->name, left->kind, hk_cz_table_get_location_name (self,
                                                                                                        record->place));
  return TRUE;
}

/* Returns whether it can.
 * @move: the move that is being applied, or one that is tried
 * @packed: whether it goes into the Backpack or comes out of it */
gboolean
hk_cz_check_pack (HkCzTable *self,
                  HkMove    *move,
                  int        survivor,
                  int        number,
                  gboolean   packed,
                  GError   **error)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzLoot *loot = hk_cz_survivor_get_loot (record, number);

  if (loot->packed == packed)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, packed ? _("%s is in the Backpack already.") : _("%s is on hand already."), loot->kind);
  if (hk_cz_table_is_fighting (self, record)
      && !hk_move_require_rule (move, "card-z/action.hand", error,
                                _("In battle Loot comes out of the Backpack by a hand action.")))
    return FALSE;
  return hk_cz_check_weight (self, move, survivor, loot->kind, packed, error);
}

static gboolean
apply_pack (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const gboolean packed = hk_move_get_boolean (move, "packed", TRUE);
  HkCzSurvivor *record;
  HkCzLoot *loot;
  int survivor;
  int number;

  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  loot = record == NULL ? NULL : hk_cz_read_loot (self, move, "loot", survivor, &number, error);
  if (loot == NULL)
    return FALSE;
  if (!hk_cz_check_pack (self, move, survivor, number, packed, error))
    return FALSE;
  hk_record_set_boolean (loot, &loot->packed, packed);
  if (!packed && loot->supply != 0)
    hk_record_set_boolean (loot, &loot->clip, TRUE);
  /* Translators: %s: a survivor; %s: a card. */
  hk_move_log (move, packed ? _("%s puts %s into the Backpack.") : _("%s takes %s out of the Backpack."), record->name,
               loot->kind);
  return TRUE;
}

/* What is in the Backpack goes with it. */
static void
move_pack (HkCzTable *self,
           int        from,
           int        to)
{
  HkCzSurvivor *giver = hk_cz_table_get_survivor (self, from);

  for (int i = 0; hk_cz_survivor_get_loot (giver, i) != NULL;)
    {
      g_autoptr (HkCzLoot) loot = NULL;

      if (!hk_cz_survivor_get_loot (giver, i)->packed)
        {
          i++;
          continue;
        }
      loot = hk_cz_survivor_steal_loot (self, from, i);
      hk_cz_survivor_add_loot (self, to, loot, TRUE);
    }
}

static gboolean
check_wear (HkCzTable    *self,
            HkMove       *move,
            HkCzSurvivor *record,
            int           survivor,
            GError      **error)
{
  HkCzBurden burden;

  if (record->backpack)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s wears a Backpack already."), record->name);
  if (record->infant)
    return hk_move_require_rule (move, "card-z/encounter.dependant", error, _("%s is an infant and carries nothing."),
                                 record->name);
  hk_cz_table_weigh (self, survivor, &burden);
  return hk_cz_burden_fits (&burden, HK_CZ_BACKPACK_WEIGHT)
         || hk_move_require_rule (move, "card-z/backpack.use", error,
                                  _("A Backpack weighs %d, and %s can carry no more."), HK_CZ_BACKPACK_WEIGHT, record->name);
}

static gboolean
apply_wear_backpack (HkTable *table,
                     HkMove  *move,
                     GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzSurvivor *record;
  HkCzSurvivor *giver = NULL;
  int survivor;
  int from = -1;

  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  if (record == NULL || !check_not_fighting (self, move, record, error))
    return FALSE;
  if (hk_move_has (move, "from"))
    {
      giver = hk_cz_read_survivor (self, move, "from", &from, error);
      if (giver == NULL)
        return FALSE;
      if (!giver->backpack || giver->place != record->place || giver == record)
        {
          /* Translators: %s: a survivor; %s: a survivor. */
          return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no Backpack to give to %s."), giver->name, record->name);
        }
    }
  if (!check_wear (self, move, record, survivor, error))
    return FALSE;
  hk_record_set_boolean (record, &record->backpack, TRUE);
  if (giver != NULL)
    {
      move_pack (self, from, survivor);
      hk_record_set_boolean (giver, &giver->backpack, FALSE);
      /* Translators: %s: a survivor; %s: a survivor. */
      hk_move_log (move, _("%s now wears the Backpack of %s."), record->name, giver->name);
    }
  else
    hk_move_log (move, _("%s wears a Backpack."), record->name);
  return TRUE;
}

/* A card for the survivor as far as it can be carried; what cannot lies at the Location. */
static void
receive (HkCzTable  *self,
         HkMove     *move,
         int         survivor,
         const char *kind)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  g_autoptr (HkCzLoot) loot = hk_cz_loot_make (self, kind);
  const int weight = MAX (0, hk_cz_table_get_weight (self, kind));
  const gboolean packed = choose_packed (self, move, survivor, kind);
  HkCzBurden burden;

  hk_cz_table_weigh (self, survivor, &burden);
  if (!record->infant && (packed || hk_cz_burden_fits (&burden, weight)))
    {
      hk_cz_survivor_add_loot (self, survivor, loot, packed);
      /* Translators: %s: a survivor; %s: a card. */
      hk_move_log (move, _("%s gets %s."), record->name, kind);
      return;
    }
  hk_cz_location_add_loot (self, record->place, loot);
  /* Translators: %s: a survivor; %s: a card; %s: a Location. */
  hk_move_log (move, _("%s draws %s, which is too heavy and lies at %s."), record->name, kind,
               hk_cz_table_get_location_name (self, record->place));
}

static gboolean
apply_draw_loot (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *deck = hk_move_get_string (move, "deck");
  JsonArray *names = hk_move_get_array (move, "names");
  const int n_names = names == NULL ? 0 : (int) json_array_get_length (names);
  const int count = hk_move_get_int (move, "count", MAX (1, n_names));
  HkCzSurvivor *record;
  int survivor;

  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  if (record == NULL)
    return FALSE;
  if (names != NULL && n_names != count)
    return hk_error_fail (error, HK_ERROR_PARAMETER, ngettext ("Say which %d card was drawn.", "Say which %d cards were drawn.", (gulong) count),
                          count);
  for (int i = 0; i < count; i++)
    {
      g_autofree char *kind = hk_cz_table_draw_loot (self, move, deck, names == NULL ? NULL : json_array_get_string_element (names, (guint) i), error);

      if (kind == NULL)
        return FALSE;
      receive (self, move, survivor, kind);
    }
  hk_cz_table_check_end (self, move);
  return TRUE;
}

static gboolean
apply_learn_loot (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *name = hk_move_get_string (move, "name");
  HkCzGear *known = hk_cz_table_find_gear (self, name);
  g_autoptr (JsonObject) component = known == NULL ? json_object_new () : hk_cz_pack_tell ("loot", known);
  g_autoptr (HkCzGear) gear = NULL;
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;
  gboolean is_known;

  /* A journal of before does not say it, and the supply became 0. */
  if (!hk_move_has (move, "supply") && !hk_move_is_replay (move))
    json_object_set_boolean_member (hk_move_get_params (move), "unsupplied", TRUE);
  json_object_iter_init (&iter, hk_move_get_params (move));
  while (json_object_iter_next (&iter, &member, &node))
    if (g_str_equal (member, "house") || g_str_equal (member, "unsupplied"))
      continue;
    else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
      json_object_set_int_member (component, member, json_node_get_boolean (node));
    else
      json_object_set_member (component, member, json_node_copy (node));
  json_object_set_string_member (component, "source", "told");
  gear = hk_cz_pack_read ("loot", component, error);
  if (gear == NULL)
    return FALSE;
  hk_record_list_remove (self->gears, known);
  hk_record_list_append (self->gears, gear);
  hk_cz_pack_learn (move, "loot", gear);
  is_known = gear->supply > 0 || !hk_move_get_boolean (move, "unsupplied", FALSE);
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    for (int j = 0; hk_cz_survivor_get_loot (hk_cz_table_get_survivor (self, i), j) != NULL; j++)
      {
        HkCzLoot *loot = hk_cz_survivor_get_loot (hk_cz_table_get_survivor (self, i), j);

        if (is_known && loot->supply < 0 && g_strcmp0 (loot->kind, name) == 0)
          hk_record_set_int (loot, &loot->supply, gear->supply);
      }
  hk_move_log (move, _("What is on the card %s is known now."), name);
  return TRUE;
}

static const char * const decks[] = { "residential", "commercial", "fresh", NULL };
static const char * const learn_decks[] = { "residential", "commercial", "fresh", "human", "start", NULL };
static const char * const foods[] = { "none", "junk", "normal", "fresh", NULL };
static const char * const types[] = { "blade", "club", "stake", "pistol", "rifle", "shotgun", "bow", "food", "armour", "tool", "ammo", "backpack", "other", NULL };

#define LOOT_PARAM { "loot", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("Which Loot"), N_("Loot") }
#define PACKED_PARAM { "packed", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it goes into the Backpack; where it fits when left out"), N_("Into the Backpack") }
#define TARGET_PARAM(name, summary, title) { name, HK_PARAM_INT, FALSE, 0, 10, NULL, summary, title }
#define FLAG_PARAM(name, summary, title) { name, HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, summary, title }

static const HkParamSpec take_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  LOOT_PARAM,
  PACKED_PARAM,
  HK_CZ_WEIGHT_PARAMS,
};

static const HkParamSpec give_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  LOOT_PARAM,
  { "to", HK_PARAM_INT, TRUE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("Who gets it"), N_("To whom"), "survivors" },
  PACKED_PARAM,
  HK_CZ_WEIGHT_PARAMS,
};

static const HkParamSpec leave_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  LOOT_PARAM,
};

static const HkParamSpec pack_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  LOOT_PARAM,
  { "packed", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it goes into the Backpack or comes out of it; into it when left out"), N_("Into the Backpack") },
  HK_CZ_WEIGHT_PARAMS,
};

static const HkParamSpec wear_backpack_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "from", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("Who gives it"), N_("From"), "survivors" },
};

static const HkParamSpec draw_loot_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "deck", HK_PARAM_STRING, FALSE, 0, 0, decks, N_("From which deck, where the app draws"), N_("Deck") },
  { "names", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The cards, when they are drawn by hand"), N_("Cards drawn by hand") },
  { "count", HK_PARAM_INT, FALSE, 1, 20, NULL, N_("How many; one when left out"), N_("How many") },
  PACKED_PARAM,
};

static const HkParamSpec learn_loot_params[] = {
  { "name", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The name of the card"), N_("Name") },
  { "deck", HK_PARAM_STRING, FALSE, 0, 0, learn_decks, N_("Its deck"), N_("Deck") },
  { "type", HK_PARAM_STRING, FALSE, 0, 0, types, N_("What it is"), N_("Type") },
  { "weight", HK_PARAM_INT, FALSE, 0, 3, NULL, N_("From the yellow circle"), N_("Weight") },
  { "supply", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The red position at the bottom"), N_("Supply") },
  { "supply-type", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("What the supply is"), N_("What the supply is") },
  { "trade", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The purple number"), N_("Least supply to trade") },
  TARGET_PARAM ("kill", N_("Target number of a kill in melee"), N_("Kill")),
  TARGET_PARAM ("push", N_("Target number of a push"), N_("Push")),
  TARGET_PARAM ("impale", N_("Target number of an impale"), N_("Impale")),
  TARGET_PARAM ("close", N_("Target number at close range"), N_("Close range")),
  TARGET_PARAM ("medium", N_("Target number at medium range"), N_("Medium")),
  TARGET_PARAM ("long", N_("Target number at long range"), N_("Long")),
  FLAG_PARAM ("loud", N_("Whether it is loud"), N_("Loud")),
  FLAG_PARAM ("semi", N_("Whether it is semi-automatic"), N_("Semi-automatic")),
  FLAG_PARAM ("rapid", N_("Whether it can fire again at once"), N_("Rapid-fire")),
  { "jam", HK_PARAM_INT, FALSE, -1, 9, NULL, N_("The jam rating; −1 none"), N_("Jam rating") },
  { "armour", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("What it takes off the die of a bite"), N_("Armor") },
  FLAG_PARAM ("stake", N_("Whether it allows stake-tactics"), N_("Stake-tactics")),
  { "food", HK_PARAM_STRING, FALSE, 0, 0, foods, N_("What kind of Food it is"), N_("Food") },
  FLAG_PARAM ("scouting", N_("Whether it looks past the first wall"), N_("Looks past the first wall")),
  FLAG_PARAM ("unsupplied", N_("Whether the supply of Loot stays unknown where it was"), NULL),
};

const HkMoveSpec hk_cz_loot_moves[] = {
  { "take", N_("Take Loot"), "card-z/ruling.left-loot", take_params, G_N_ELEMENTS (take_params), apply_take },
  { "give", N_("Give Loot"), "card-z/multi.trading", give_params, G_N_ELEMENTS (give_params), apply_give },
  { "leave", N_("Leave Loot Behind"), "card-z/turn.leave-loot", leave_params, G_N_ELEMENTS (leave_params), apply_leave },
  { "pack", N_("Put Loot Into the Backpack"), "card-z/backpack.use", pack_params, G_N_ELEMENTS (pack_params), apply_pack },
  { "wear-backpack", N_("Wear a Backpack"), "card-z/backpack.give", wear_backpack_params, G_N_ELEMENTS (wear_backpack_params), apply_wear_backpack },
  { "draw-loot", N_("Draw Loot"), "card-z/location.reward", draw_loot_params, G_N_ELEMENTS (draw_loot_params), apply_draw_loot },
  { "learn-loot", N_("Enter a Loot Card"), "card-z/component.loot", learn_loot_params, G_N_ELEMENTS (learn_loot_params), apply_learn_loot },
};

const guint hk_cz_n_loot_moves = G_N_ELEMENTS (hk_cz_loot_moves);
