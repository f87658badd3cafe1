/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-setup.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/rules/hk-aotd-turn-order.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-team.h"
#include "hk-aotd-pack.h"
#include "hk-aotd-setup.h"

/* Laying out the table for a mission (book, pages 6 and 7). */

const char * const hk_aotd_spawn_kinds[] = { "start", "red", "blue", "green", "zeus", NULL };
const char * const hk_aotd_kill_types[] = { "shambler", "alpha", "abomination", NULL };

static void
add_players (HkAotdTable *self,
             JsonArray   *players)
{
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      JsonObject *object = json_array_get_object_element (players, i);
      g_autofree char *name = hk_setup_get_name (object);
      g_autoptr (HkAotdPlayer) player = NULL;

      player = g_object_new (HK_TYPE_AOTD_PLAYER, "name", name,
                             "colour", json_object_get_string_member_with_default (object, "colour", NULL), NULL);
      hk_record_list_append (self->players, player);
    }
}

/* Puts a Spawn Zone at the end of the order. */
void
hk_aotd_setup_add_spawn (HkAotdTable *self,
                         const char  *name,
                         const char  *kind,
                         gboolean     open,
                         int          from_round)
{
  g_autoptr (HkAotdSpawn) spawn = g_object_new (HK_TYPE_AOTD_SPAWN, "name", name, "kind", kind, "open", open, "from-round", from_round, NULL);

  hk_record_list_append (self->spawns, spawn);
}

/* What a Spawn Zone is called when the group gives it no name. */
const char *
hk_aotd_setup_name_spawn (const char *kind)
{
  if (g_str_equal (kind, "start"))
    return _("Starting Spawn Zone");
  if (g_str_equal (kind, "blue"))
    return _("Blue Spawn Zone");
  if (g_str_equal (kind, "green"))
    return _("Green Spawn Zone");
  return g_str_equal (kind, "zeus") ? _("Zeus Spawn Zone") : _("Red Spawn Zone");
}

/* The Spawn Zones of the mission, clockwise. Coloured ones sleep until the group opens them. */
static gboolean
add_spawns (HkAotdTable *self,
            HkMove      *move,
            GError     **error)
{
  g_autoptr (GError) local = NULL;
  JsonArray *told = hk_aotd_setup_list (move, "spawns", &local);
  gboolean zeus = FALSE;

  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  if (told != NULL && json_array_get_length (told) > 12)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There can be twelve Spawn Zones at most."));
  for (guint i = 0; told != NULL && i < json_array_get_length (told); i++)
    {
      JsonObject *object = hk_aotd_setup_at (told, i);
      const char *kind = hk_aotd_setup_text (object, "kind");
      const char *name = hk_aotd_setup_text (object, "name");
      gboolean sleeps;

      if (kind == NULL)
        kind = i == 0 ? "start" : "red";
      if (!g_strv_contains (hk_aotd_spawn_kinds, kind))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no Spawn Zone of the kind “%s”."), kind);
      sleeps = g_str_equal (kind, "blue") || g_str_equal (kind, "green");
      zeus |= g_str_equal (kind, "zeus");
      hk_aotd_setup_add_spawn (self, name == NULL ? hk_aotd_setup_name_spawn (kind) : name, kind, hk_aotd_setup_flag (object, "open", !sleeps),
                 hk_aotd_setup_int (object, "from-round", 0, 999, 0));
    }
  if (told == NULL)
    {
      hk_aotd_setup_add_spawn (self, hk_aotd_setup_name_spawn ("start"), "start", TRUE, 0);
      hk_aotd_setup_add_spawn (self, hk_aotd_setup_name_spawn ("red"), "red", TRUE, 0);
    }
  if (!zeus && hk_move_get_boolean (move, "zeus-spawn", FALSE))
    hk_aotd_setup_add_spawn (self, hk_aotd_setup_name_spawn ("zeus"), "zeus", TRUE, 0);
  return TRUE;
}

static void
add_abominations (HkAotdTable *self)
{
  static const char * const types[] = { "valentine", "queen", "zeus" };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (HkAotdAbomination) abomination = NULL;

      abomination = g_object_new (HK_TYPE_AOTD_ABOMINATION, "type", types[i], "place", HK_AOTD_PLACE_BOX,
                                  "form", g_str_equal (types[i], "zeus") ? self->zeus_form : HK_AOTD_ZEUS_NONE, NULL);
      hk_record_list_append (self->abominations, abomination);
    }
}

static gboolean
add_objectives (HkAotdTable *self,
                HkMove      *move,
                GError     **error)
{
  g_autoptr (GError) local = NULL;
  JsonArray *told = hk_aotd_setup_list (move, "objectives", &local);

  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  for (guint i = 0; told != NULL && i < json_array_get_length (told); i++)
    {
      JsonObject *object = hk_aotd_setup_at (told, i);
      const char *name = hk_aotd_setup_text (object, "name");
      const char *kill_type = hk_aotd_setup_text (object, "kill-type");
      g_autoptr (HkAotdObjective) objective = NULL;

      if (name == NULL || name[0] == '\0')
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("An Objective needs a name."));
      if (kill_type != NULL && !g_strv_contains (hk_aotd_kill_types, kill_type))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("Kills of the type “%s” cannot be counted."), kill_type);
      objective = g_object_new (HK_TYPE_AOTD_OBJECTIVE,
                                "name", name, "colour", hk_aotd_setup_text (object, "colour"), "survivor", -1,
                                "needed", hk_aotd_setup_int (object, "needed", 1, 99, 1), "kill-type", kill_type,
                                "adrenaline", hk_aotd_setup_int (object, "adrenaline", 0, 43, 0),
                                "opens", hk_aotd_setup_text (object, "opens"), "effect", hk_aotd_setup_text (object, "effect"),
                                "optional", hk_aotd_setup_flag (object, "optional", FALSE), NULL);
      hk_record_list_append (self->objectives, objective);
    }
  return TRUE;
}

static void
make_spawn_decks (HkAotdTable *self,
                  HkMove      *move)
{
  g_autoptr (GPtrArray) zombies = g_ptr_array_new ();
  g_autoptr (GPtrArray) orders = g_ptr_array_new ();

  for (int i = 0; i < hk_record_list_get_length (self->spawn_cards); i++)
    {
      HkAotdSpawnCard *card = hk_record_list_get (self->spawn_cards, i);

      g_ptr_array_add (g_str_equal (card->deck, "zeus") ? orders : zombies, card->card);
    }
  hk_setup_make_deck (self, &self->zombie_deck, N_("the Zombie deck"), TRUE, zombies, move);
  hk_setup_make_deck (self, &self->zeus_deck, N_("the Zeus Orders"), TRUE, orders, move);
}

static void
make_other_decks (HkAotdTable *self,
                  HkMove      *move)
{
  static const struct
  {
    const char *value;
    int         copies;
  } tokens[] = { { "1", 7 }, { "2", 8 }, { "3", 8 }, { "4", 7 } };
  g_autoptr (GPtrArray) sleepers = g_ptr_array_new ();
  g_autoptr (GPtrArray) vaults = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++)
    for (int j = 0; j < tokens[i].copies; j++)
      g_ptr_array_add (sleepers, (gpointer) tokens[i].value);
  hk_setup_make_deck (self, &self->sleeper_bag, N_("the Sleeper tokens"), FALSE, sleepers, move);
  if (!hk_move_get_boolean (move, "vault", FALSE))
    return;
  for (int i = 0; i < hk_record_list_get_length (self->vault_cards); i++)
    {
      HkAotdVault *card = hk_record_list_get (self->vault_cards, i);

      g_ptr_array_add (vaults, card->card);
    }
  hk_setup_make_deck (self, &self->vault_deck, N_("the Vault cards"), FALSE, vaults, move);
}

/* All 55 Equipment cards, before the starting Equipment is taken out. */
static void
make_equipment_deck (HkAotdTable *self,
                     HkMove      *move)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const HkAotdCard *cards;
  guint n;

  cards = hk_aotd_cards_list (&n);
  for (guint i = 0; i < n; i++)
    for (int j = 0; j < cards[i].copies; j++)
      g_ptr_array_add (ids, (gpointer) cards[i].id);
  hk_setup_make_deck (self, &self->equipment_deck, N_("the Equipment deck"), TRUE, ids, move);
}

static gboolean
read_required (HkAotdTable *self,
               HkMove      *move,
               GError     **error)
{
  static const char * const specialties[] = { "bruiser", "vault-expert", "mechanic", "stealthy", "pilot", NULL };
  JsonArray *told = hk_move_get_array (move, "required");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) required = NULL;

  for (guint i = 0; told != NULL && i < json_array_get_length (told); i++)
    {
      const char *id = json_array_get_string_element (told, i);

      if (!g_strv_contains (specialties, id))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no Specialty “%s”."), id);
      g_strv_builder_add (builder, id);
    }
  required = g_strv_builder_end (builder);
  hk_record_set_strv (self, &self->required, (const char * const *) required);
  return TRUE;
}

static void
read_options (HkAotdTable *self,
              HkMove      *move)
{
  g_auto (GStrv) rules = hk_setup_list_house_rules (move);

  hk_record_set_string (self, &self->mission, hk_move_get_string (move, "mission"));
  hk_record_set_enum (self, &self->zeus_form, hk_move_get_enum (move, "zeus", hk_aotd_zeus_forms, HK_AOTD_ZEUS_REGULAR));
  hk_record_set_enum (self, &self->cards_by, hk_move_get_enum (move, "cards-by", hk_by_words, HK_BY_APP));
  hk_record_set_enum (self, &self->dice_by, hk_move_get_enum (move, "dice-by", hk_by_words, HK_BY_APP));
  hk_record_set_enum (self, &self->components, hk_move_get_enum (move, "components", hk_values, HK_VALUES_INVENTED));
  hk_record_set_string (self, &self->noise, hk_setup_get_choice (move, "noise", _("the Starting Zone")));
  hk_record_set_int (self, &self->time_limit, hk_move_get_int (move, "time-limit", 0));
  hk_record_set_boolean (self, &self->time_ends, hk_move_get_boolean (move, "time-ends", TRUE));
  hk_record_set_boolean (self, &self->truck, hk_move_get_boolean (move, "truck", FALSE));
  hk_record_set_int (self, &self->sleepers, hk_move_get_int (move, "sleepers", 0));
  hk_record_set_int (self, &self->shamblers, hk_move_get_int (move, "shamblers", 0));
  hk_record_set_int (self, &self->alphas, hk_move_get_int (move, "alphas", 0));
  hk_record_set_int (self, &self->round, 1);
  hk_record_set_strv (self, &self->house_rules, (const char * const *) rules);
}

/* The Abominations that the mission puts on the board at once. */
static gboolean
place_abominations (HkAotdTable *self,
                    HkMove      *move,
                    GError     **error)
{
  JsonArray *told = hk_move_get_array (move, "abominations");

  for (guint i = 0; told != NULL && i < json_array_get_length (told); i++)
    {
      const char *type = json_array_get_string_element (told, i);

      if (!hk_aotd_is_abomination (type) || hk_aotd_table_place (self, move, type, 1) == 0)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” is no Abomination that can be placed."), type);
    }
  return TRUE;
}

static gboolean
choose_first_player (HkAotdTable *self,
                     HkMove      *move,
                     GError     **error)
{
  const int n = (int) hk_aotd_table_get_n_players (self);
  const int first = hk_move_has (move, "first-player") ? hk_move_get_int (move, "first-player", 0) : (int) hk_move_pick (move, (guint32) n);

  if (first >= n)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no player %d who could start."), first);
  hk_record_set_int (self, &self->first_player, first);
  return TRUE;
}

/* What the log begins with. */
static void
tell (HkAotdTable *self,
      HkMove      *move)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *team = NULL;

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    g_strv_builder_add (builder, hk_aotd_table_get_survivor_name (self, (int) i));
  names = g_strv_builder_end (builder);
  team = g_strjoinv (", ", names);
  if (self->mission != NULL)
    /* Translators: %s: the mission; %s: the names of those who play. */
    hk_move_log (move, _("The mission “%s” begins: %s."), self->mission, team);
  else
    hk_move_log (move, _("The mission begins: %s."), team);
  hk_move_log (move, _("%s has the First Player token."), hk_aotd_table_get_player_name (self, self->first_player));
  if (self->components == HK_VALUES_INVENTED)
    hk_move_log (move, _("The values of cards and Survivors are invented; they are not those of your box."));
}

/* Lays out a mission. What it asks for is told by the group; what the pack does not know stays open. Returns whether
 * it worked.
 * @table: a table with nothing on it */
gboolean
hk_aotd_table_setup (HkTable *table,
                     HkMove  *move,
                     GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  JsonObject *pack;

  read_options (self, move);
  pack = hk_setup_get_pack (move, HK_AOTD_GAME, hk_move_get_enum (move, "components", hk_values, HK_VALUES_INVENTED));
  add_players (self, hk_move_get_array (move, "players"));
  add_abominations (self);
  if (!choose_first_player (self, move, error) || !read_required (self, move, error) || !add_spawns (self, move, error)
      || !hk_aotd_pack_apply (self, pack, error) || !hk_aotd_team_choose (self, move, pack, error))
    return FALSE;
  make_equipment_deck (self, move);
  make_spawn_decks (self, move);
  make_other_decks (self, move);
  if (hk_move_get_boolean (move, "vault", FALSE))
    {
      g_autoptr (HkAotdVault) vault = g_object_new (HK_TYPE_AOTD_VAULT, NULL);

      hk_record_set_record (self, &self->vault, vault);
    }
  hk_aotd_turn_begin_phase (self);
  tell (self, move);
  if (!hk_aotd_team_equip (self, move, pack, error) || !add_objectives (self, move, error)
      || !hk_aotd_team_set_goals (self, move, pack, error) || !hk_aotd_team_add_companions (self, move, pack, error)
      || !place_abominations (self, move, error))
    return FALSE;
  hk_aotd_team_warn (self, move);
  return TRUE;
}

const HkParamSpec hk_aotd_setup_options[] = {
  { "mission", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The name of the mission") },
  { "survivors", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The team: id, player, and pack (1 or 2) or equipment and specialties of each; six by chance when left out") },
  { "spawns", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The Spawn Zones clockwise from the starting one: name, kind, and when needed open and from-round of each") },
  { "zeus", HK_PARAM_STRING, FALSE, 0, 0, hk_aotd_zeus_forms, N_("Which Zeus the mission uses") },
  { "zeus-spawn", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a Zeus Spawn Zone follows the other Spawn Zones") },
  { "sleepers", HK_PARAM_INT, FALSE, 0, 30, NULL, N_("Sleeper tokens on the board") },
  { "shamblers", HK_PARAM_INT, FALSE, 0, 30, NULL, N_("Shamblers on the board from the start") },
  { "alphas", HK_PARAM_INT, FALSE, 0, 16, NULL, N_("Alphas on the board from the start") },
  { "abominations", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("Abominations on the board from the start") },
  { "required", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The Specialties that the mission asks for") },
  { "objectives", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The Objectives of the mission: name, and when needed colour, needed, kill-type, adrenaline, opens, effect and optional of each") },
  { "personal-objectives", HK_PARAM_INT, FALSE, 0, 6, NULL, N_("How many Personal Objectives are drawn; two when left out") },
  { "personal", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The Personal Objectives, when drawn by hand: ids of Survivors, or survivor, text, kills and kill-type of each") },
  { "companions", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The Companions: id, and when needed skill, vital and leader of each") },
  { "time-limit", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Rounds on the Time Track; 0 when the mission has none") },
  { "time-ends", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the mission is lost when the Time Track has run out; true when left out") },
  { "truck", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the Taco Truck is in play") },
  { "vault", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the Vault tile is in play") },
  { "noise", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Where the Noise token starts, in words") },
  { "first-player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Who starts, counted from 0; by chance when left out") },
  { "components", HK_PARAM_STRING, FALSE, 0, 0, hk_values, N_("Where values that the rulebook does not print come from") },
  { "pack", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("The components of the owner’s pack, as lists by their kind") },
  { "cards-by", HK_PARAM_STRING, FALSE, 0, 0, hk_by_words, N_("Whether the app or the group draws cards") },
  { "dice-by", HK_PARAM_STRING, FALSE, 0, 0, hk_by_words, N_("Whether the app or the group rolls dice") },
  { "house", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("House rules by their id, each true or false") },
};

const guint hk_aotd_n_setup_options = G_N_ELEMENTS (hk_aotd_setup_options);
