/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-dry-run.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/battle/hk-cz-battle-private.h"
#include "games/card-z/battle/hk-cz-battle-read.h"
#include "games/card-z/neighborhood/hk-cz-decks.h"
#include "games/card-z/neighborhood/hk-cz-look.h"
#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "games/card-z/state/hk-cz-gear.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "games/card-z/state/hk-cz-table.h"
#include "games/card-z/team/hk-cz-inventory.h"

/* What a survivor, or the group, can do now in a battle. It is judged by what the table knows; only where that takes the whole
 * move is it tried on a copy, as a copy costs time. */

typedef struct
{
  HkCzTable    *table;
  HkDryRun      trial;
  GPtrArray    *offers;   /* HkMoveOption */
  int           survivor; /* −1 the group */
  HkCzSurvivor *record;
  gboolean      by_hand;  /* whether the group rolls */
  gboolean      engaged;  /* whether an Encounter stands next to the survivor */
  char         *busy;     /* why the survivor cannot act at all; NULL when it is possible */
} Search;

static void
add (Search     *search,
     const char *title,
     const char *hint,
     HkMove     *move,
     const char *reason,
     const char *first,
     const char *second)
{
  const char * const missing[] = { first != NULL ? first : second, first != NULL ? second : NULL, NULL };

  g_ptr_array_add (search->offers, hk_move_option_new (title, hint, move, missing, reason));
}

/* Offers @taken_move, which is not possible for @reason. */
static void
offer (Search     *search,
       const char *title,
       const char *hint,
       HkMove     *taken_move,
       const char *reason,
       const char *first,
       const char *second)
{
  g_autoptr (HkMove) move = taken_move;

  if (search->survivor >= 0)
    json_object_set_int_member (hk_move_get_params (move), "survivor", search->survivor);
  add (search, title, hint, move, reason, first, second);
}

/* Offers @taken_move after trying it; a parameter that the person has yet to give does not count against it. */
static void
offer_tried (Search     *search,
             const char *title,
             const char *hint,
             HkMove     *taken_move,
             const char *missing)
{
  g_autoptr (HkMove) move = taken_move;
  g_autofree char *reason = NULL;

  if (search->survivor >= 0)
    json_object_set_int_member (hk_move_get_params (move), "survivor", search->survivor);
  reason = search->busy != NULL ? g_strdup (search->busy) : hk_dry_run_find_reason (&search->trial, move);
  add (search, title, hint, move, reason, missing, NULL);
}

static char *
describe_way (const HkCzWay *way)
{
  if (!way->known)
    return g_strdup (_("Tell the number on the card"));
  if (way->result.automatic)
    return g_strdup (_("Without a roll"));
  if (way->result.needed >= 10)
    return g_strdup (_("No face is enough"));
  return g_strdup_printf (_("%d or more: %.0f %%"), way->result.needed, 100 * way->result.chance);
}

static void
offer_way (Search        *search,
           int            number,
           HkCzEncounter *encounter,
           const HkCzWay *way)
{
  g_autoptr (HkMove) move = hk_move_build ("attack", "i:survivor", search->survivor, "i:encounter", number, "s:how", hk_cz_how_get_id (way->how), NULL);
  g_autofree char *target = hk_cz_encounter_describe (encounter);
  g_autofree char *title = NULL;
  g_autofree char *hint = describe_way (way);
  const gboolean far = way->how == HK_CZ_HOW_SHOOT && hk_cz_encounter_get_distance (encounter, search->table, search->survivor) == 0;
  const char *first = far ? "range" : !way->known ? "target" : NULL;

  if (way->charge)
    /* Translators: %s: an Encounter; %s: a weapon; %s: a way to attack. */
    title = g_strdup_printf (_("Charge %s: %s, %s"), target, way->name, hk_cz_how_get_title (way->how));
  else
    /* Translators: %s: an Encounter; %s: a weapon; %s: a way to attack. */
    title = g_strdup_printf (_("%s: %s, %s"), target, way->name, hk_cz_how_get_title (way->how));
  if (way->loot >= 0)
    json_object_set_int_member (hk_move_get_params (move), "loot", way->loot);
  if (way->charge)
    json_object_set_boolean_member (hk_move_get_params (move), "charge", TRUE);
  add (search, title, hint, move, search->busy != NULL ? search->busy : way->reason, first,
       search->by_hand && !way->result.automatic ? "die" : NULL);
}

/* Every way to attack everybody, the best way against each first. */
static void
offer_attacks (Search *search)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (search->table, i)) != NULL; i++)
    {
      g_autoptr (GPtrArray) ways = NULL;

      if (!hk_cz_encounter_is_dangerous (encounter))
        continue;
      ways = hk_cz_list_attacks (search->table, search->survivor, i);
      for (guint j = 0; j < ways->len; j++)
        offer_way (search, i, encounter, g_ptr_array_index (ways, j));
    }
}

static void
offer_rival (Search *search,
             int     victim,
             int     number,
             HkCzHow how)
{
  g_autoptr (HkMove) move = hk_move_build ("attack", "i:survivor", search->survivor, "i:victim", victim, NULL);
  HkCzLoot *loot = hk_cz_survivor_get_loot (search->record, number);
  g_autofree char *title = g_strdup_printf (_("%s: %s, %s"), hk_cz_table_get_survivor_name (search->table, victim),
                                            loot == NULL ? _("Bare hands") : loot->kind, hk_cz_how_get_title (how));

  if (loot != NULL)
    json_object_set_int_member (hk_move_get_params (move), "loot", number);
  json_object_set_string_member (hk_move_get_params (move), "how", hk_cz_how_get_id (how));
  add (search, title, NULL, move, search->busy, how == HK_CZ_HOW_SHOOT ? "range" : NULL, search->by_hand ? "die" : NULL);
}

/* Where more may stand on the card than has been told, any attack that kills may be made with it. */
static void
offer_rival_weapon (Search *search,
                    int     victim,
                    int     number)
{
  HkCzLoot *loot = hk_cz_survivor_get_loot (search->record, number);
  HkCzGear *gear = hk_cz_table_find_gear (search->table, loot->kind);
  const gboolean open = hk_cz_loot_is_open (search->table, loot);
  const gboolean empty = hk_cz_gear_is_ranged (gear) && loot->supply == 0;

  if (loot->packed || loot->jammed || empty || (gear == NULL && !open))
    return;
  if (hk_cz_gear_is_ranged (gear) || (open && !hk_cz_gear_is_melee (gear)))
    offer_rival (search, victim, number, HK_CZ_HOW_SHOOT);
  if (open || gear->kill > 0)
    offer_rival (search, victim, number, HK_CZ_HOW_KILL);
}

/* In a battle between players: the survivors of the other side, with every weapon on hand, and with none. */
static void
offer_rivals (Search *search)
{
  HkCzSurvivor *rival;

  for (int i = 0; search->table->battle->pvp >= 0 && (rival = hk_cz_table_get_survivor (search->table, i)) != NULL; i++)
    if (hk_cz_is_fighting (rival) && rival->player != search->record->player)
      {
        for (int j = 0; hk_cz_survivor_get_loot (search->record, j) != NULL; j++)
          offer_rival_weapon (search, i, j);
        offer_rival (search, i, -1, HK_CZ_HOW_PUSH);
      }
  if (search->table->battle->pvp >= 0 && hk_cz_table_draws_by_hand (search->table))
    offer (search, _("With a Card That Is Not Listed…"), NULL, hk_move_build ("draw-loot", NULL), search->busy, "names", NULL);
}

static void
offer_moves (Search *search)
{
  HkCzEncounter *encounter;

  if (search->record->hex == NULL && search->table->battle->round <= 1 && !search->engaged)
    offer (search, _("Step Onto a Start Hex"), hk_cz_table_has_house_rule (search->table, "start-hex-action") ? NULL : _("Free action"),
           hk_move_build ("act-move", "b:start", TRUE, NULL), search->busy, NULL, NULL);
  if (!search->engaged)
    offer (search, _("Move"), NULL, hk_move_build ("act-move", NULL), search->busy, "away", NULL);
  for (int i = 0; (encounter = hk_cz_table_get_encounter (search->table, i)) != NULL; i++)
    {
      g_autofree char *target = hk_cz_encounter_describe (encounter);
      g_autofree char *title = NULL;

      if (hk_cz_encounter_is_engaged_by (encounter, search->survivor) && g_strcmp0 (encounter->type, "dog") != 0)
        {
          title = g_strdup_printf (_("Push Off from %s"), target);
          offer (search, title, NULL, hk_move_build ("push-off", "i:encounter", i, NULL), search->busy, search->record->push > 0 ? NULL : "target",
                 search->by_hand ? "die" : NULL);
        }
      else if (hk_cz_encounter_is_dangerous (encounter) && hk_cz_table_may_quarantine (search->table, encounter) &&
               !hk_cz_battle_is_outside (search->table, encounter->zone))
        {
          title = g_strdup_printf (_("Lock %s Into Its Room"), target);
          offer (search, title, NULL, hk_move_build ("quarantine", "i:encounter", i, NULL), search->busy, NULL, NULL);
        }
    }
  if (!search->engaged)
    offer_tried (search, _("Move Off the Battlefield"), NULL, hk_move_build ("act-move", "b:off", TRUE, NULL), NULL);
}

/* Loot whose supply another Loot takes; −1 where there is none.
 * @sure: whether its type of supply is known to be the same, and not only not known to be another one */
static int
find_source (Search   *search,
             HkCzLoot *loot,
             gboolean  sure)
{
  HkCzGear *gear = hk_cz_table_find_gear (search->table, loot->kind);
  HkCzLoot *other;

  for (int i = 0; (other = hk_cz_survivor_get_loot (search->record, i)) != NULL; i++)
    {
      HkCzGear *source = hk_cz_table_find_gear (search->table, other->kind);

      if (other != loot && other->supply != 0 && g_strcmp0 (other->kind, HK_CZ_BACKPACK) != 0 && hk_cz_gear_takes_from (gear, source)
          && (!sure || (gear->supply_type != NULL && source != NULL && source->supply_type != NULL)))
        return i;
    }
  return -1;
}

/* A firearm or a bow gets supply; which Loot gives it is asked where it is not known. */
static void
offer_reload (Search     *search,
              HkCzLoot   *loot,
              int         number,
              const char *reason)
{
  HkCzGear *gear = hk_cz_table_find_gear (search->table, loot->kind);
  g_autofree char *title = g_strdup_printf (_("Reload %s"), loot->kind);
  int source;

  if (!hk_cz_gear_fires (gear) || (gear->supply > 0 && loot->supply >= gear->supply) || (hk_cz_gear_knows_supply (gear) && gear->supply_type == NULL))
    return;
  source = find_source (search, loot, TRUE);
  if (source >= 0)
    offer (search, title, NULL, hk_move_build ("hand", "s:what", "reload", "i:loot", number, "i:from", source, NULL), reason, NULL, NULL);
  else if (find_source (search, loot, FALSE) >= 0)
    offer (search, title, NULL, hk_move_build ("hand", "s:what", "reload", "i:loot", number, NULL), reason, "from", "supply");
}

static gboolean
has_trapped (Search *search)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (search->table, i)) != NULL; i++)
    if (encounter->revealed && encounter->behind_fence)
      return TRUE;
  return FALSE;
}

static void
offer_loot (Search   *search,
            HkCzLoot *loot,
            int       number)
{
  HkCzGear *gear = hk_cz_table_find_gear (search->table, loot->kind);
  g_autofree char *unjam = g_strdup_printf (_("Unjam %s"), loot->kind);
  g_autofree char *grab = g_strdup_printf (_("Grab %s from the Backpack"), loot->kind);
  g_autofree char *stake = g_strdup_printf (_("Stake-tactics Through the Fence with %s"), loot->kind);
  g_autofree char *hands = search->busy != NULL ? g_strdup (search->busy)
                           : search->engaged && !hk_cz_table_has_house_rule (search->table, "engaged-hands")
                             ? g_strdup_printf (_("%s is engaged and may only melee."), search->record->name) : NULL;

  if (loot->jammed)
    offer (search, unjam, NULL, hk_move_build ("hand", "s:what", "unjam", "i:loot", number, NULL), hands, NULL, NULL);
  if (loot->packed)
    offer_tried (search, grab, NULL, hk_move_build ("hand", "s:what", "grab", "i:loot", number, NULL), NULL);
  offer_reload (search, loot, number, hands);
  if (gear != NULL && gear->stake && has_trapped (search))
    offer_tried (search, stake, NULL, hk_move_build ("stake-tactics", "i:loot", number, NULL), NULL);
  if (loot->spent > 0 && search->table->battle->side == HK_CZ_SIDE_REGROUP)
    offer (search, _("Recover Arrows and Bolts"), _("Free action"), hk_move_build ("recover", "i:loot", number, NULL), NULL, NULL, NULL);
}

/* It costs no action, so that whoever has acted can do it too. */
static void
offer_disc (Search *search)
{
  g_autofree char *busy = g_steal_pointer (&search->busy);

  offer_tried (search, _("Pick Up a Purple Disc"), _("Free action"), hk_move_build ("recover", NULL),
               hk_cz_table_group_draws (search->table, search->table->residential_deck) ? "name" : NULL);
  search->busy = g_steal_pointer (&busy);
}

static void
offer_survivor (Search *search)
{
  g_autoptr (HkMove) pass = hk_move_build ("pass-round", "i:survivor", search->survivor, NULL);
  g_autoptr (GError) error = NULL;
  HkCzLoot *loot;
  int survivor;

  search->engaged = hk_cz_count_engaged (search->table, search->survivor) > 0;
  if (!hk_cz_begin_action (search->table, pass, &survivor, &error))
    search->busy = g_strdup (error->message);

  offer_attacks (search);
  offer_rivals (search);
  offer_moves (search);
  for (int i = 0; (loot = hk_cz_survivor_get_loot (search->record, i)) != NULL; i++)
    offer_loot (search, loot, i);
  if (search->table->battle->discs > 0)
    offer_disc (search);
  offer (search, _("Pass"), NULL, hk_move_build ("pass-round", NULL), search->busy, NULL, NULL);
}

static void
offer_humans (Search *search)
{
  HkCzBattle *battle = search->table->battle;
  HkCzEncounter *encounter;
  gboolean humans = FALSE;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (search->table, i)) != NULL; i++)
    {
      g_autofree char *name = hk_cz_encounter_describe (encounter);
      g_autofree char *attack = g_strdup_printf (_("%s Attacks"), name);
      g_autofree char *retreat = g_strdup_printf (_("%s Flees"), name);
      g_autofree char *wait = g_strdup_printf (_("%s Moves or Waits"), name);

      if (encounter->revealed && g_strcmp0 (encounter->type, "human-enemies") == 0)
        offer (search, _("Group the Human Enemies"), NULL, hk_move_build ("group-humans", "i:encounter", i, NULL), NULL, NULL, NULL);
      if (!encounter->revealed || g_strcmp0 (encounter->type, "human") != 0)
        continue;
      humans = TRUE;
      if (encounter->acted)
        continue;
      offer (search, attack, NULL, hk_move_build ("human-act", "i:human", i, "s:what", "attack", NULL), NULL, "survivor", search->by_hand ? "die" : NULL);
      offer (search, wait, NULL, hk_move_build ("human-act", "i:human", i, "s:what", "wait", NULL), NULL, NULL, NULL);
      offer (search, retreat, NULL, hk_move_build ("human-act", "i:human", i, "s:what", "retreat", NULL), NULL, NULL, NULL);
    }
  if (humans && battle->initiative == HK_CZ_INITIATIVE_NONE)
    offer (search, _("Roll for Initiative"), NULL, hk_move_build ("human-initiative", NULL), NULL, search->by_hand ? "player-die" : NULL,
           search->by_hand ? "human-die" : NULL);
}

static void
offer_bites (Search *search)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (search->table, i)) != NULL; i++)
    {
      g_autofree char *name = hk_cz_encounter_describe (encounter);
      g_autofree char *title = g_strdup_printf (_("%s Bites"), name);

      if (encounter->bite_due)
        offer (search, title, NULL, hk_move_build ("bite", "i:encounter", i, NULL), NULL, "survivor", search->by_hand ? "die" : NULL);
    }
}

static gboolean
needs_rigored (Search *search)
{
  g_autoptr (GArray) actors = hk_cz_list_actors (search->table);

  for (guint i = 0; i < actors->len; i++)
    if (g_strcmp0 (g_array_index (actors, HkCzActor, i).type, "rigored") == 0)
      return search->by_hand;
  return FALSE;
}

/* How the battle goes on against the Encounters. */
static void
offer_turn (Search *search)
{
  HkCzBattle *battle = search->table->battle;
  HkCzLocation *location = hk_cz_table_get_battlefield (search->table);
  const char *wait = battle->noise_pending ? _("Roll the alarm die for the loud noise first.")
                     : battle->drawn > 0 ? _("Place what the noise has drawn first.") : NULL;

  if (battle->side == HK_CZ_SIDE_SURVIVORS && !hk_cz_battle_is_calm (search->table))
    offer (search, _("The Encounters Act"), NULL, hk_move_build ("encounters-act", NULL), wait, needs_rigored (search) ? "rigored" : NULL, NULL);
  if (hk_cz_battle_is_settled (search->table) && battle->side != HK_CZ_SIDE_REGROUP)
    offer (search, _("Regroup"), NULL, hk_move_build ("regroup", NULL), NULL, NULL, NULL);
  if (location != NULL && location->garden && !location->garden_looted)
    offer_tried (search, _("Loot the Garden"), _("2 Fresh Food"), hk_move_build ("garden", NULL),
                 hk_cz_table_group_names_fresh (search->table) ? "loot" : NULL);
  if (hk_cz_table_can_look (search->table, NULL, NULL))
    offer (search, _("Look Behind the First Wall"), NULL, hk_move_build ("look", NULL), NULL, NULL, NULL);
  if (battle->zone < HK_CZ_N_ZONES && !battle->horde && !hk_cz_battle_is_clear (search->table) && hk_cz_battle_find_face_down (search->table) < 0)
    offer_tried (search, _("Pass a Wall or Fence"), NULL, hk_move_build ("cross", NULL), NULL);
}

static void
offer_group (Search *search)
{
  HkCzBattle *battle = search->table->battle;

  if (battle->noise_pending)
    offer (search, _("Roll the Alarm Die"), NULL, hk_move_build ("alarm", NULL), NULL, search->by_hand ? "skull" : NULL, search->by_hand ? "count" : NULL);
  if (battle->drawn > 0)
    offer (search, _("Place What the Noise Has Drawn"), NULL, hk_move_build ("place-drawn", NULL), NULL, "encounters", NULL);
  offer_bites (search);
  offer_humans (search);
  if (battle->pvp < 0)
    offer_turn (search);
  offer (search, _("Loud Noise"), NULL, hk_move_build ("noise", NULL), NULL, NULL, NULL);
}

/* Lists what might happen now in the battle, legal or not: attacks with what they need and how likely they are, the
 * best against each Encounter first. Returns (transfer full) (element-type HkMoveOption): the offers; none without a
 * battle.
 * @survivor: from 0; −1 for what the group as a whole and the Encounters do */
GPtrArray *
hk_cz_list_battle_moves (HkCzTable *self,
                         int        survivor)
{
  Search search = {
    .table = self, .trial = { .table = HK_TABLE (self) }, .offers = g_ptr_array_new_with_free_func (g_object_unref), .survivor = survivor
  };

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), search.offers);

  if (self->battle == NULL || !self->battle->started)
    return search.offers;
  search.by_hand = hk_cz_table_rolls_by_hand (self);
  search.record = hk_cz_table_get_survivor (self, survivor);
  if (survivor < 0)
    offer_group (&search);
  else if (search.record != NULL && hk_cz_is_fighting (search.record))
    offer_survivor (&search);
  g_free (search.busy);
  return search.offers;
}
