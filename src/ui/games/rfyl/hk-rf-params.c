/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-params.h"

/* What a person calls the parameters of the moves, and what there is to choose from. */

static const HkWord words[] = {
  { "event", N_("By an event") },
  { "infected", N_("By an infection") },
  { "other", N_("Otherwise") },
  { "countdown", N_("Infection Countdown") },
  { "movement", N_("Human Movement") },
  { "events", N_("Events") },
  { "zombies", N_("Zombie Movement") },
  { "combat", N_("Combat") },
  { "weapon", N_("Weapon") },
  { "item", N_("Item") },
  { "ability", N_("Ability") },
};

/* Who can be meant: zombie players or humans on the track, or just anybody. */
static void
add_players (HkChoices  *choices,
             HkRfTable  *table,
             gboolean    zombies,
             gboolean    humans,
             int         space)
{
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);

      if ((space >= 0 && player->space != space) || !((player->zombie && zombies) || (hk_rf_player_is_human (player) && humans)))
        continue;
      hk_choices_add_int (choices, player->name, i);
    }
}

static void
add_zombies (HkChoices *choices,
             HkRfTable *table)
{
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (table, i);
      g_autofree char *label = zombie->leader < 0
                               ? g_strdup_printf (_("Zombie on space %d"), zombie->space)
                               /* Translators: a space, then the name of a zombie player */
                               : g_strdup_printf (_("Zombie on space %d, led by %s"), zombie->space, hk_rf_table_get_player_name (table, zombie->leader));

      hk_choices_add_int (choices, label, zombie->id);
    }
}

static void
add_items (HkChoices  *choices,
           HkRecordList *items,
           const char *kind)
{
  for (guint i = 0; items != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (items)); i++)
    {
      g_autoptr (HkRfItem) item = g_list_model_get_item (G_LIST_MODEL (items), i);

      if (kind == NULL || g_strcmp0 (item->kind, kind) == 0)
        hk_choices_add_text (choices, item->name, item->name);
    }
}

static void
add_fights (HkChoices *choices,
            HkRfTable *table,
            int        other_than)
{
  for (int i = 0; i < hk_rf_table_get_n_fights (table); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (table, i);
      /* Translators: the number of a fight, then a human */
      g_autofree char *label = g_strdup_printf (_("Fight %d, of %s"), i + 1, hk_rf_table_get_player_name (table, fight->player));

      if (i != other_than && fight->state == HK_RF_FIGHT_OPEN)
        hk_choices_add_int (choices, label, i);
    }
}

static void
add_bloods (HkChoices  *choices,
            HkRfPlayer *player)
{
  for (int i = 0; player != NULL && i < hk_rf_player_get_n_bloods (player); i++)
    {
      HkRfBlood *blood = hk_rf_player_get_blood (player, i);
      g_autofree char *label = g_strdup_printf (ngettext ("Blood card %d, %d drop to go", "Blood card %d, %d drops to go", (gulong) blood->drops), i + 1, blood->drops);

      if (!blood->revealed)
        hk_choices_add_int (choices, label, i);
    }
}

static void
choose_player (HkRfTable  *table,
               HkMove     *partial,
               HkChoices  *choices)
{
  const char *move = hk_move_get_name (partial);
  HkRfFight *fight = g_str_equal (move, "target") ? hk_rf_table_get_fight (table, hk_move_get_int (partial, "fight", -1)) : NULL;
  const gboolean both = g_str_equal (move, "place");

  add_players (choices, table, both || g_str_equal (move, "zombie-player-move"), !g_str_equal (move, "zombie-player-move"),
               fight == NULL ? -1 : fight->space);
}

static void
choose_what (HkRfTable *table,
             HkMove    *partial,
             HkChoices *choices)
{
  HkRfPlayer *player = hk_rf_table_get_player (table, hk_move_get_int (partial, "player", -1));
  HkRfPile *pile = hk_rf_table_find_pile (table, hk_move_get_int (partial, "space", -1));
  const gboolean drop = g_str_equal (hk_move_get_name (partial), "drop");

  hk_choices_add_text (choices, _("A bullet"), "bullet");
  if (drop)
    add_items (choices, player == NULL ? NULL : player->items, NULL);
  else
    {
      hk_choices_add_text (choices, _("Everything"), "all");
      add_items (choices, pile == NULL ? NULL : pile->items, NULL);
    }
}

static void
choose (HkTable           *table,
        HkMove            *partial,
        const HkParamSpec *spec,
        HkPack            *pack,
        HkChoices         *choices)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfFight *fight = hk_rf_table_get_fight (self, hk_move_get_int (partial, "fight", -1));
  HkRfPlayer *player = hk_rf_table_get_player (self, fight != NULL ? fight->player : hk_move_get_int (partial, "player", -1));
  const char *name = spec->name;

  if (g_str_equal (name, "player"))
    choose_player (self, partial, choices);
  else if (g_str_equal (name, "players"))
    add_players (choices, self, FALSE, TRUE, fight == NULL ? -1 : fight->space);
  else if (g_str_equal (name, "zombie-player") || g_str_equal (name, "shot-players"))
    add_players (choices, self, TRUE, FALSE, -1);
  else if (g_str_equal (name, "zombie") && spec->type == HK_PARAM_INT)
    add_zombies (choices, self);
  else if (g_str_equal (name, "shots"))
    add_zombies (choices, self);
  else if (g_str_equal (name, "item"))
    add_items (choices, player == NULL ? NULL : player->items, NULL);
  else if (g_str_equal (name, "weapons"))
    add_items (choices, player == NULL ? NULL : player->items, "weapon");
  else if (g_str_equal (name, "what"))
    choose_what (self, partial, choices);
  else if (g_str_equal (name, "fight") || g_str_equal (name, "also"))
    add_fights (choices, self, g_str_equal (name, "also") ? hk_move_get_int (partial, "fight", -1) : -1);
  else if (g_str_equal (name, "blood"))
    add_bloods (choices, player);
  else if (g_str_equal (name, "infected"))
    {
      hk_choices_add (choices, _("Not infected"), json_node_init_boolean (json_node_alloc (), FALSE));
      hk_choices_add (choices, _("Infected"), json_node_init_boolean (json_node_alloc (), TRUE));
    }
  else
    hk_choices_add_words (choices, spec, words, G_N_ELEMENTS (words));
}

static void
name_all (HkRfTable *table,
          GArray    *players,
          HkChoices *parts)
{
  for (guint i = 0; i < players->len; i++)
    hk_choices_add_int (parts, hk_rf_table_get_player_name (table, g_array_index (players, int, i)), (int) i);
}

/* A card for each who draws, or so many bullets of each who can pay. */
static void
name_parts (HkTable           *table,
            HkMove            *partial,
            const HkParamSpec *spec,
            HkChoices         *parts)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfDraw *draw = hk_rf_table_get_draw (self, hk_rf_find_next_draw (self));
  g_autoptr (GArray) there = NULL;

  if (g_str_equal (spec->name, "values"))
    {
      g_autoptr (GArray) drawing = hk_rf_list_drawing (self);

      there = hk_rf_table_get_phase (self) == HK_RF_PHASE_ZOMBIES ? hk_rf_list_hunters (self)
              : drawing->len > 0 ? g_steal_pointer (&drawing) : hk_rf_list_tied (self);
      name_all (self, there, parts);
    }
  else if (g_str_equal (spec->name, "by") && draw != NULL)
    {
      there = hk_rf_list_on_space (self, draw->space);
      for (guint i = 0; i < there->len; i++)
        {
          g_autofree char *seat = g_strdup_printf ("%d", g_array_index (there, int, i));

          hk_choices_add_text (parts, hk_rf_table_get_player_name (self, g_array_index (there, int, i)), seat);
        }
    }
}

/* Cards are asked for where the app does not draw them. */
static HkParamPlace
place (HkTable           *table,
       HkMove            *partial,
       const HkParamSpec *spec,
       gboolean           wanted)
{
  HkRfTable *self = HK_RF_TABLE (table);
  const gboolean hand = !hk_rf_table_app_draws (self, self->determination_deck);
  const char *name = spec->name;

  if (g_str_equal (name, "facts"))
    return HK_PARAM_PLACE_NOWHERE;
  if (g_str_equal (name, "value") || g_str_equal (name, "values")
      || (spec->type == HK_PARAM_INTS && (g_str_equal (name, "human") || g_str_equal (name, "zombie"))))
    return hand ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_MORE;
  if (g_str_equal (hk_move_get_name (partial), "draw-blood"))
    return hk_rf_table_app_draws (self, self->blood_deck) ? HK_PARAM_PLACE_MORE : HK_PARAM_PLACE_FIRST;
  if (g_str_equal (hk_move_get_name (partial), "zombie-player-move") && (g_str_equal (name, "take") || g_str_equal (name, "to")))
    return HK_PARAM_PLACE_FIRST;
  return wanted ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_MORE;
}

/* What the question for a move knows of its parameters. */
const HkParamHelp hk_rf_params = { NULL, choose, name_parts, place, NULL };
