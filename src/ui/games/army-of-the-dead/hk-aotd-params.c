/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-names.h"
#include "hk-aotd-params.h"
#include "ui/table/dialogs/hk-ask-dialog.h"
#include "ui/table/hk-move-option-play.h"

/* What there is to choose for the parameters of the moves. */

/* @among: (nullable): the numbers of those whom it can be; %NULL or none everybody */
static void
add_survivors (HkChoices   *choices,
               HkAotdTable *table,
               GStrv        among)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->survivors)); i++)
    {
      g_autoptr (HkAotdSurvivor) survivor = g_list_model_get_item (G_LIST_MODEL (table->survivors), i);
      g_autofree char *number = g_strdup_printf ("%u", i);

      if (!survivor->eliminated && (among == NULL || among[0] == NULL || g_strv_contains ((const char * const *) among, number)))
        hk_choices_add_int (choices, survivor->name, (int) i);
    }
}

/* The cards that the Survivor of the move carries; all of the box when it is not said whose. */
static void
add_cards (HkChoices   *choices,
           HkAotdTable *table,
           HkMove      *partial)
{
  const int number = hk_move_get_int (partial, "survivor", table->current_survivor);
  HkAotdSurvivor *survivor = hk_record_list_get (table->survivors, number);
  JsonObject *components = hk_content_get (HK_AOTD_GAME, "components");
  JsonArray *cards = components == NULL ? NULL : json_object_get_array_member (components, "equipment");
  const gboolean from_deck = g_str_equal (hk_move_get_name (partial), "take-card") || g_str_equal (hk_move_get_name (partial), "search");

  for (guint i = 0; !from_deck && survivor != NULL && i < g_list_model_get_n_items (G_LIST_MODEL (survivor->items)); i++)
    {
      g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (survivor->items), i);

      hk_choices_add_text (choices, hk_aotd_card_get_title (item->card), item->card);
    }
  if (choices->values->len > 0 || (!from_deck && survivor != NULL))
    return;
  for (guint i = 0; cards != NULL && i < json_array_get_length (cards); i++)
    {
      const char *id = json_object_get_string_member (json_array_get_object_element (cards, i), "id");

      hk_choices_add_text (choices, hk_aotd_card_get_title (id), id);
    }
}

static void
add_spawns (HkChoices   *choices,
            HkAotdTable *table)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->spawns)); i++)
    {
      g_autoptr (HkAotdSpawn) spawn = g_list_model_get_item (G_LIST_MODEL (table->spawns), i);

      hk_choices_add_int (choices, spawn->name, (int) i);
    }
}

/* The Zones in play; any other can be typed. */
static void
add_zones (HkChoices   *choices,
           HkAotdTable *table)
{
  g_auto (GStrv) zones = hk_aotd_table_list_zones (table);

  for (guint i = 0; zones[i] != NULL; i++)
    hk_choices_add_text (choices, zones[i], zones[i]);
  choices->is_open = TRUE;
}

/* As many Sleeper tokens as there are on the board, or none. */
static void
add_sleepers (HkChoices   *choices,
              HkAotdTable *table)
{
  for (int i = 0; i <= table->sleepers; i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", i);

      hk_choices_add_int (choices, number, i);
    }
}

static void
add_objectives (HkChoices   *choices,
                HkAotdTable *table)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->objectives)); i++)
    {
      g_autoptr (HkAotdObjective) objective = g_list_model_get_item (G_LIST_MODEL (table->objectives), i);

      if (!objective->done)
        hk_choices_add_int (choices, objective->name, (int) i);
    }
}

static void
add_companions (HkChoices   *choices,
                HkAotdTable *table)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->companions)); i++)
    {
      g_autoptr (HkAotdCompanion) companion = g_list_model_get_item (G_LIST_MODEL (table->companions), i);

      if (!companion->eliminated)
        hk_choices_add_int (choices, companion->name, (int) i);
    }
}

static void
add_counters (HkChoices   *choices,
              HkAotdTable *table)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->counters)); i++)
    {
      g_autoptr (HkAotdCounter) counter = g_list_model_get_item (G_LIST_MODEL (table->counters), i);

      hk_choices_add_text (choices, counter->name, counter->name);
    }
}

static void
add_skills (HkChoices   *choices,
            HkAotdTable *table,
            HkMove      *partial)
{
  const int number = hk_move_get_int (partial, "survivor", table->current_survivor);
  g_auto (GStrv) skills = number < 0 ? NULL : hk_aotd_table_list_skills (table, number, NULL);

  for (guint i = 0; skills != NULL && skills[i] != NULL; i++)
    {
      g_autofree char *title = hk_aotd_skill_get_title (skills[i]);

      hk_choices_add_text (choices, title, skills[i]);
    }
}

/* The words of a list that the engine closes, in ours. */
static void
add_named (HkChoices         *choices,
           const HkParamSpec *spec)
{
  static const char * const colours[][2] = {
    { "red", N_("Red") }, { "blue", N_("Blue") }, { "green", N_("Green") },
    { "yellow", N_("Yellow") }, { "purple", N_("Purple") }, { "black", N_("Black") },
  };
  static const HkWord words[] = {
    { "won", N_("Won") }, { "lost", N_("Lost") },
    { "driver", N_("Driver") }, { "gunner", N_("Gunner") }, { "passenger", N_("Passenger") }, { "out", N_("Out of the Truck") },
    { "one-up-or-down", N_("One die up or down by 1") }, { "one-up-one-down", N_("One die up, another one down") },
    { "any-face", N_("One die to any face") }, { "extra-roll", N_("One more roll") }, { "extra-die", N_("One more die") },
    { "orange", N_("Orange") }, { "red", N_("Red") }, { "none", N_("No one") },
    { "possible", N_("Yes, the mission goes on") }, { "impossible", N_("No, the mission is lost") },
    { "complete", N_("Yes, the mission is won") }, { "incomplete", N_("No, more has to be done") },
  };

  if (g_str_equal (spec->name, "colour") && spec->choices == NULL)
    for (gsize i = 0; i < G_N_ELEMENTS (colours); i++)
      hk_choices_add_text (choices, _(colours[i][1]), colours[i][0]);
  for (guint i = 0; spec->choices != NULL && spec->choices[i] != NULL; i++)
    {
      const char *id = spec->choices[i];
      const char *label = NULL;

      if (g_str_equal (spec->name, "type"))
        label = hk_aotd_zombie_get_title (id);
      else if (g_str_equal (spec->name, "activates"))
        label = hk_aotd_name_activates (id);
      else if (g_str_equal (spec->name, "kind"))
        label = hk_aotd_name_spawn_kind (id);
      else if (g_str_equal (spec->name, "kill-type"))
        label = hk_aotd_name_zombies (id);
      if (label == NULL)
        label = hk_word_find (words, G_N_ELEMENTS (words), id);
      hk_choices_add_text (choices, label == NULL ? id : label, id);
    }
}

/* Every Skill that there is. */
static void
add_all_skills (HkChoices *choices)
{
  g_auto (GStrv) skills = hk_aotd_list_all_skills ();

  for (guint i = 0; skills[i] != NULL; i++)
    {
      g_autofree char *title = hk_aotd_skill_get_title (skills[i]);

      hk_choices_add_text (choices, title, skills[i]);
    }
}

static void
choose (HkTable           *table,
        HkMove            *partial,
        const HkParamSpec *spec,
        HkPack            *pack,
        HkChoices         *choices)
{
  static const char * const specialties[] = { "bruiser", "vault-expert", "mechanic", "stealthy", "pilot" };
  static const char * const survivor_params[] = { "survivor", "among", "friends", "with", "partner", "leader", NULL };
  static const char * const card_params[] = { "card", "cards", "weapon", "give", "hand", "backpack", NULL };
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const char *name = spec->name;
  const gboolean spawns = g_str_equal (hk_move_get_name (partial), "spawn");

  /* Of several Wounds each is told. */
  choices->repeats = g_str_equal (name, "to") && spec->type == HK_PARAM_INTS;
  if (g_strv_contains (survivor_params, name) || choices->repeats || (g_str_equal (name, "to") && spec->type == HK_PARAM_INT))
    add_survivors (choices, self, choices->repeats ? self->wounds_among : NULL);
  else if (!spawns && spec->type != HK_PARAM_INT && g_strv_contains (card_params, name)
           && !g_str_has_prefix (hk_move_get_name (partial), "vault"))
    add_cards (choices, self, partial);
  else if (g_str_equal (name, "where") || (g_str_equal (name, "noise") && g_str_equal (hk_move_get_name (partial), "end-round")))
    add_zones (choices, self);
  else if (g_str_equal (name, "sleepers"))
    add_sleepers (choices, self);
  else if (g_str_equal (name, "zone"))
    add_spawns (choices, self);
  else if (g_str_equal (name, "objective"))
    add_objectives (choices, self);
  else if (g_str_equal (name, "companion"))
    add_companions (choices, self);
  else if (g_str_equal (name, "counter"))
    add_counters (choices, self);
  else if (g_str_equal (name, "skill"))
    add_skills (choices, self, partial);
  else if (g_str_equal (hk_move_get_name (partial), "learn-survivor") && spec->type == HK_PARAM_STRING)
    add_all_skills (choices);
  else if (g_str_equal (name, "specialty") || g_str_equal (name, "specialties") || g_str_equal (name, "near"))
    for (gsize i = 0; i < G_N_ELEMENTS (specialties); i++)
      hk_choices_add_text (choices, hk_aotd_specialty_get_title (specialties[i]), specialties[i]);
  else
    add_named (choices, spec);
}

/* Numbers that stand together. */
static void
name_parts (HkTable           *table,
            HkMove            *partial,
            const HkParamSpec *spec,
            HkChoices         *parts)
{
  static const char * const types[] = { "shamblers", "alphas" };
  HkAotdVault *vault = HK_AOTD_TABLE (table)->vault;
  const int reserved = vault == NULL || vault->reserve == NULL ? 0 : (int) strlen (vault->reserve);

  for (int i = reserved; g_str_equal (spec->name, "dice") && spec->type == HK_PARAM_INTS && vault != NULL && vault->survivor >= 0 && i < 5; i++)
    {
      g_autofree char *title = g_strdup_printf (_("Die %d"), i - reserved + 1);

      hk_choices_add_text (parts, title, "");
    }
  for (int i = 0; g_str_equal (spec->name, "values") && i < hk_move_get_int (partial, "sleepers", 0); i++)
    {
      /* Translators: one of several Sleeper tokens */
      g_autofree char *title = g_strdup_printf (_("Token %d"), i + 1);

      hk_choices_add_text (parts, title, "");
    }
  if (!g_str_equal (spec->name, "targets") && !g_str_equal (spec->name, "allot"))
    return;
  hk_choices_add_text (parts, hk_aotd_name_zombies ("shambler"), types[0]);
  hk_choices_add_text (parts, hk_aotd_name_zombies ("alpha"), types[1]);
}

/* Moves whose question is one parameter that the engine can do without. */
static HkParamPlace
place (HkTable           *table,
       HkMove            *partial,
       const HkParamSpec *spec,
       gboolean           wanted)
{
  static const HkParamOfMove asked[] = {
    { "zombie-attacks", "wounds" },
    { "zombie-attacks", "among" },
    { "wake-sleepers", "tokens" },
    { "leave-sleepers", "sleepers" },
    { "make-noise", "sleepers" },
    { "take-objective", "sleepers" },
    { "zombies-moved", "sleepers" },
    { "activation-done", "sleepers" },
    { "add-objective", "name" },
    { "finish", "reason" },
    { "add-spawn", "kind" },
    { "add-spawn", "name" },
    { "place-sleepers", "tokens" },
    { "place-zombies", "count" },
    { "remove-zombies", "count" },
    { "open-spawn", "zone" },
    { "end-round", "noise" },
    { "move", "zombies" },
    { "add-counter", "maximum" },
  };
  const char *card = hk_move_get_string (partial, "card");

  if (g_str_equal (spec->name, "sleepers") && HK_AOTD_TABLE (table)->sleepers == 0)
    return HK_PARAM_PLACE_NOWHERE;
  if (g_str_equal (hk_move_get_name (partial), "spawn") && g_str_equal (spec->name, "level")
      && (hk_table_keeps (table, "danger") || HK_AOTD_TABLE (table)->spawn_level >= 0))
    return HK_PARAM_PLACE_NOWHERE;
  if (card != NULL && hk_aotd_card_is_used_up (card) && g_str_equal (spec->name, "discard"))
    return HK_PARAM_PLACE_NOWHERE;
  if (g_str_equal (hk_move_get_name (partial), "wake-sleepers") && g_str_equal (spec->name, "values"))
    return HK_AOTD_TABLE (table)->cards_by == HK_BY_HAND ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_MORE;
  return wanted || hk_param_is_among (asked, G_N_ELEMENTS (asked), partial, spec) ? HK_PARAM_PLACE_FIRST : HK_PARAM_PLACE_MORE;
}

/* What the game knows of the parameters of its moves. */
const HkParamHelp hk_aotd_param_help = { NULL, choose, name_parts, place, NULL };

/* Asks for the rest of a move and makes it.
 * @partial: a move with the parameters that are known
 * @missing: (nullable): the names of the parameters that it cannot do without */
void
hk_aotd_ask_move (GtkWidget          *from,
                  HkSession          *session,
                  HkMove             *partial,
                  const char * const *missing)
{
  hk_ask_dialog_present (from, session, partial, missing, &hk_aotd_param_help);
}

/* Asks for all that a move needs and makes it.
 * @name: the name of a move */
void
hk_aotd_ask (GtkWidget  *from,
             HkSession  *session,
             const char *name)
{
  g_autoptr (HkMove) move = hk_move_build (name, NULL);

  hk_aotd_ask_move (from, session, move, NULL);
}

/* Makes a move of a menu, or asks for what it still needs. */
void
hk_aotd_play_option (GtkWidget    *from,
                     HkSession    *session,
                     HkMoveOption *option)
{
  hk_move_option_play (from, session, option, hk_aotd_ask_move);
}
