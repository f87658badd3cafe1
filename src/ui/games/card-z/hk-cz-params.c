/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-human.h"
#include "games/card-z/battle/hk-cz-prey.h"
#include "games/card-z/state/hk-cz-table.h"
#include "games/card-z/team/hk-cz-loot-checks.h"
#include "hk-cz-params.h"
#include "ui/games/card-z/day/hk-cz-reckoning-ask.h"
#include "ui/games/card-z/day/hk-cz-weather-dialog.h"
#include "ui/games/card-z/neighborhood/hk-cz-deal-dialog.h"
#include "ui/games/card-z/team/hk-cz-church-dialog.h"
#include "ui/games/card-z/widgets/hk-cz-choices.h"
#include "ui/table/dialogs/hk-ask-dialog.h"
#include "ui/table/hk-table-play.h"

/* How the parameters of the moves are asked for. What they are called stands with the moves. */

/* Those who act and of whom nobody has told how far away they are. */
static void
name_unmeasured (HkCzTable *table,
                 HkChoices *parts)
{
  g_autoptr (GArray) actors = hk_cz_list_actors (table);

  for (guint i = 0; i < actors->len; i++)
    {
      const HkCzActor *actor = &g_array_index (actors, HkCzActor, i);
      g_autofree char *name = hk_cz_encounter_describe (hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), actor->number));
      g_autofree char *number = g_strdup_printf ("%d", actor->number);

      if (actor->distance <= 0)
        hk_choices_add_text (parts, name, number);
    }
}

/* Those who act and have several survivors equally close. */
static void
name_torn (HkCzTable *table,
           HkChoices *parts)
{
  g_autoptr (GArray) actors = hk_cz_list_actors (table);

  for (guint i = 0; i < actors->len; i++)
    {
      const int number = g_array_index (actors, HkCzActor, i).number;
      HkCzEncounter *encounter = hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), number);
      g_autofree char *name = hk_cz_encounter_describe (encounter);
      g_autofree char *member = g_strdup_printf ("%d", number);

      if (hk_cz_is_torn (table, encounter))
        hk_choices_add_text (parts, name, member);
    }
}

/* Those who stand on no hex, so that a step changes how far away they are. */
static void
name_dangerous (HkCzTable *table,
                HkChoices *parts)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);

  for (int i = 0; field != NULL && i < hk_cz_location_get_n_encounters (field); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (field, i);
      g_autofree char *name = hk_cz_encounter_describe (encounter);
      g_autofree char *number = g_strdup_printf ("%d", i);

      if (hk_cz_encounter_is_dangerous (encounter) && encounter->column < 0)
        hk_choices_add_text (parts, name, number);
    }
}

/* Cards that are traded and whose weight decides. */
static void
name_unweighed (HkCzTable *table,
                HkMove    *partial,
                HkChoices *parts)
{
  g_auto (GStrv) kinds = hk_cz_trade_list_unweighed (table, partial);

  for (guint i = 0; kinds[i] != NULL; i++)
    hk_choices_add_text (parts, kinds[i], kinds[i]);
}

/* Fires roll where they spread, in the order of the Locations. */
static void
name_fires (HkCzTable *table,
            HkChoices *parts)
{
  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    if (hk_cz_table_get_location (table, i)->fire)
      hk_choices_add_int (parts, hk_cz_table_get_location_name (table, i), i);
}

/* Dice, distances and weights that belong to somebody or something. */
static void
name_parts (HkTable           *table,
            HkMove            *partial,
            const HkParamSpec *spec,
            HkChoices         *parts)
{
  if (spec->type == HK_PARAM_OBJECT && g_str_equal (spec->name, "distances"))
    name_unmeasured (HK_CZ_TABLE (table), parts);
  else if (g_str_equal (spec->name, "prey"))
    name_torn (HK_CZ_TABLE (table), parts);
  else if (g_str_equal (spec->name, "weights"))
    name_unweighed (HK_CZ_TABLE (table), partial, parts);
  else if (g_str_equal (spec->name, "away"))
    name_dangerous (HK_CZ_TABLE (table), parts);
  else if (hk_cz_reckoning_is_asked (partial))
    hk_cz_reckoning_name_rolls (HK_CZ_TABLE (table), spec, parts);
  else if (g_str_equal (spec->name, "rolls") && g_str_equal (hk_move_get_name (partial), "next-phase"))
    hk_cz_choices_add_hordes (parts, HK_CZ_TABLE (table), TRUE);
  else if (g_str_equal (spec->name, "rolls") && g_str_equal (hk_move_get_name (partial), "initiative"))
    hk_cz_choices_add_players (parts, HK_CZ_TABLE (table));
  else if (g_str_equal (spec->name, "rolls") && g_str_equal (hk_move_get_name (partial), "spread-fire"))
    name_fires (HK_CZ_TABLE (table), parts);
}

/* Cards that the app draws need not be told, nor the deck of those that the group names. */
static gboolean
is_drawn (HkTable           *table,
          HkMove            *partial,
          const HkParamSpec *spec)
{
  return g_str_equal (hk_move_get_name (partial), "draw-loot")
         && g_str_equal (spec->name, HK_CZ_TABLE (table)->cards_by == HK_BY_HAND ? "deck" : "names");
}

/* Cards that are named need no roll besides; where it takes one all the same, the move asks for it. */
static gboolean
is_counted (HkTable           *table,
            HkMove            *partial,
            const HkParamSpec *spec)
{
  return g_str_equal (hk_move_get_name (partial), "clear") && g_str_equal (spec->name, "roll")
         && HK_CZ_TABLE (table)->cards_by == HK_BY_HAND;
}

/* The move that is asked about names one parameter first, though the engine can do without. */
static HkParamPlace
place (HkTable           *table,
       HkMove            *partial,
       const HkParamSpec *spec,
       gboolean           wanted)
{
  static const HkParamOfMove asked[] = {
    { "lay", "type" }, { "lay", "zone" }, { "lay", "helmet" }, { "lay", "distracted" }, { "reveal", "type" },
    { "alarm", "skull" }, { "alarm", "count" }, { "walk-horde", "die" }, { "horde-size", "roll" }, { "spread-fire", "rolls" },
    { "initiative", "rolls" }, { "scout", "roll" }, { "clear", "roll" }, { "clear", "rewards" }, { "hunt", "die" }, { "fish", "food" },
    { "trap", "food" }, { "church-draw", "loot" }, { "church-trade", "give" }, { "church-trade", "get" }, { "draw-loot", "names" }, { "draw-loot", "deck" },
    { "human-initiative", "player-die" }, { "human-initiative", "human-die" }, { "set-phase", "day" },
    { "tell-location", "layout" }, { "tell-location", "encounters" }, { "add-survivor", "kind" }, { "add-survivor", "name" },
    { "supply", "by" }, { "distance", "nearest" },
  };

  if (spec->title == NULL)
    return HK_PARAM_PLACE_NOWHERE;
  if (g_str_equal (hk_move_get_name (partial), "finish") && g_str_equal (spec->name, "winner"))
    return hk_cz_table_is_competitive (HK_CZ_TABLE (table)) ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_NOWHERE;
  if (hk_cz_reckoning_is_asked (partial))
    return hk_cz_reckoning_place (HK_CZ_TABLE (table), partial, spec);
  if ((!wanted && is_drawn (table, partial, spec)) || is_counted (table, partial, spec))
    return HK_PARAM_PLACE_MORE;
  return wanted || hk_param_is_among (asked, G_N_ELEMENTS (asked), partial, spec) ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_MORE;
}

/* A Human Enemy who acts; NULL where it is another move or nobody has said which one. */
static HkCzEncounter *
get_human (HkTable *table,
           HkMove  *partial)
{
  HkCzLocation *field = HK_CZ_TABLE (table)->battle == NULL ? NULL : hk_cz_table_get_battlefield (HK_CZ_TABLE (table));

  if (field == NULL || !g_str_equal (hk_move_get_name (partial), "human-act"))
    return NULL;
  return hk_cz_location_get_encounter (field, hk_move_get_int (partial, "human", -1));
}

/* Where one Human Enemy is left to act, it is that one. */
static void
add_only_human (HkTable *table,
                HkMove  *partial)
{
  HkCzLocation *field = HK_CZ_TABLE (table)->battle == NULL ? NULL : hk_cz_table_get_battlefield (HK_CZ_TABLE (table));
  int only = -1;
  int n = 0;

  for (int i = 0; field != NULL && i < hk_cz_location_get_n_encounters (field); i++)
    if (hk_cz_human_is_waiting (hk_cz_location_get_encounter (field, i)))
      {
        only = i;
        n++;
      }
  if (n == 1 && !hk_move_has (partial, "human"))
    json_object_set_int_member (hk_move_get_params (partial), "human", only);
}

/* A hand action says what the hand does, supply goes to Loot that has a name, and a Human Enemy is told from the others. */
static char *
name_move (HkTable *table,
           HkMove  *partial)
{
  HkCzEncounter *human = get_human (table, partial);
  g_autofree char *title = human == NULL ? NULL : hk_cz_encounter_get_title (human);
  const gboolean hand = g_str_equal (hk_move_get_name (partial), "hand");
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (HK_CZ_TABLE (table), hk_move_get_int (partial, "survivor", -1));
  HkCzLoot *loot = survivor == NULL ? NULL : hk_cz_survivor_get_loot (survivor, hk_move_get_int (partial, "loot", -1));
  const char *what = hand ? hk_move_get_string (partial, "what") : "reload";

  if (human != NULL)
    return g_strdup_printf (_("%s Acts"), title);
  if (loot == NULL || what == NULL || (!hand && !g_str_equal (hk_move_get_name (partial), "resupply")))
    return NULL;
  return g_strdup_printf (g_str_equal (what, "reload") ? _("Reload %s") : g_str_equal (what, "grab") ? _("Grab %s from the Backpack") : _("Unjam %s"),
                          loot->kind);
}

const HkParamHelp hk_cz_param_help = { NULL, hk_cz_choose, name_parts, place, NULL, name_move };

/* Asks for the rest of a move and makes it.
 * @from: the widget that a person used
 * @session: a session of Card-Z
 * @partial: a move with the parameters that are known
 * @missing: (nullable): the names of the parameters that it cannot do without */
void
hk_cz_ask_move (GtkWidget          *from,
                HkSession          *session,
                HkMove             *partial,
                const char * const *missing)
{
  if (g_str_equal (hk_move_get_name (partial), "human-act"))
    add_only_human (hk_session_get_table (session), partial);
  if (g_str_equal (hk_move_get_name (partial), "weather"))
    {
      hk_cz_weather_dialog_present (from, session, partial);
      return;
    }
  if (g_str_equal (hk_move_get_name (partial), "deal"))
    {
      hk_cz_deal_dialog_present (from, session);
      return;
    }
  if (g_str_equal (hk_move_get_name (partial), "church-trade"))
    {
      hk_cz_church_dialog_present (from, session);
      return;
    }
  if (hk_cz_reckoning_is_asked (partial) && hk_cz_reckoning_is_clear (HK_CZ_TABLE (hk_session_get_table (session)), partial))
    {
      hk_table_play (from, session, partial);
      return;
    }
  hk_ask_dialog_present (from, session, partial, missing, &hk_cz_param_help);
}

/* Asks for all that a move needs and makes it.
 * @from: the widget that a person used
 * @session: a session of Card-Z
 * @name: the name of a move */
void
hk_cz_ask (GtkWidget  *from,
           HkSession  *session,
           const char *name)
{
  g_autoptr (HkMove) move = hk_move_build (name, NULL);

  hk_cz_ask_move (from, session, move, NULL);
}
