/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-component.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/content/hk-aotd-pack.h"
#include "games/army-of-the-dead/state/hk-aotd-content.h"
#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-skills.h"
#include "hk-aotd-team.h"

/* Gathering the team: six Survivors, their starting Equipment and their Personal Objectives (book, pages 6
 * and 7). */

#define TEAM_SIZE 6
#define HEALTH    3
#define N_HANDS   2

static const char * const specialty_ids[] = { "bruiser", "vault-expert", "mechanic", "stealthy", "pilot", NULL };

/* Returns (nullable): the list; %NULL when it is left out or, with @error set, not well formed. Errors:
 * %HK_ERROR_PARAMETER.
 * @param: an option that takes a list of objects */
JsonArray *
hk_aotd_setup_list (HkMove     *move,
                    const char *param,
                    GError    **error)
{
  JsonArray *array = hk_move_get_array (move, param);
  gboolean good = array != NULL || !hk_move_has (move, param);

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    good = good && JSON_NODE_HOLDS_OBJECT (json_array_get_element (array, i));
  if (good)
    return array;
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” has to be a list of objects."), param);
  return NULL;
}

/* (transfer none): the object at @position of a list that hk_aotd_setup_list() has checked. */
JsonObject *
hk_aotd_setup_at (JsonArray *array,
                  guint      position)
{
  return json_array_get_object_element (array, position);
}

/* (transfer none) (nullable): the text of @member. */
const char *
hk_aotd_setup_text (JsonObject *object,
                    const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
         ? json_node_get_string (node) : NULL;
}

/* The number of @member, brought into its range; @fallback when there is none. */
int
hk_aotd_setup_int (JsonObject *object,
                   const char *member,
                   int         minimum,
                   int         maximum,
                   int         fallback)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return fallback;
  return (int) CLAMP (json_node_get_int (node), minimum, maximum);
}

/* The truth value of @member; @fallback when there is none. */
gboolean
hk_aotd_setup_flag (JsonObject *object,
                    const char *member,
                    gboolean    fallback)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return fallback;
  return json_node_get_boolean (node);
}

/* The specialties that the setup tells, which count where no card does. */
static gboolean
read_specialties (HkAotdSurvivor *survivor,
                  JsonObject     *told,
                  GError        **error)
{
  JsonNode *node = told == NULL ? NULL : json_object_get_member (told, "specialties");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) specialties = NULL;
  JsonArray *array;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return TRUE;
  array = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);
      const char *id = JSON_NODE_HOLDS_VALUE (element) ? json_node_get_string (element) : NULL;

      if (id == NULL || !g_strv_contains (specialty_ids, id))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no Specialty “%s”."), id == NULL ? "" : id);
      g_strv_builder_add (builder, id);
    }
  specialties = g_strv_builder_end (builder);
  hk_record_set_strv (survivor, &survivor->specialties, (const char * const *) specialties);
  return TRUE;
}

static gboolean
add_survivor (HkAotdTable *self,
              const char  *id,
              int          player,
              JsonObject  *told,
              JsonObject  *pack,
              GError     **error)
{
  const HkAotdSurvivorFacts *facts = hk_aotd_content_find_survivor (id);
  g_autoptr (HkAotdSurvivor) survivor = NULL;

  if (facts == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no Survivor “%s”."), id == NULL ? "" : id);
  if (hk_aotd_table_find_survivor (self, id) >= 0)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("%s is in the team twice."), facts->name);
  if (player < 0 || player >= (int) hk_aotd_table_get_n_players (self))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no player %d to lead %s."), player, facts->name);
  survivor = g_object_new (HK_TYPE_AOTD_SURVIVOR, "id", facts->id, "name", facts->name, "player", player, NULL);
  hk_aotd_pack_tell_survivor (pack, survivor);
  if (!read_specialties (survivor, told, error))
    return FALSE;
  hk_record_set_int (survivor, &survivor->health, hk_aotd_survivor_is (survivor, "bruiser") ? HEALTH + 1 : HEALTH);
  hk_record_list_append (self->survivors, survivor);
  return TRUE;
}

/* Six of the twelve, by chance. */
static gboolean
draw_team (HkAotdTable *self,
           HkMove      *move,
           JsonObject  *pack,
           GError     **error)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const int n_players = (int) hk_aotd_table_get_n_players (self);
  const HkAotdSurvivorFacts *facts;
  guint n;

  facts = hk_aotd_content_list_survivors (&n);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (ids, (gpointer) facts[i].id);
  hk_random_log_shuffle (hk_move_get_random_log (move), ids);
  for (int i = 0; i < TEAM_SIZE; i++)
    if (!add_survivor (self, ids->pdata[i], i % n_players, NULL, pack, error))
      return FALSE;
  return TRUE;
}

/* Gathers the Survivors that the setup names, or six by chance, and gives them to the players. Returns whether it
 * worked.
 * @self: a table with its players
 * @pack: (nullable): lists of components by their kind */
gboolean
hk_aotd_team_choose (HkAotdTable *self,
                     HkMove      *move,
                     JsonObject  *pack,
                     GError     **error)
{
  g_autoptr (GError) local = NULL;
  JsonArray *told = hk_aotd_setup_list (move, "survivors", &local);
  const int n_players = (int) hk_aotd_table_get_n_players (self);
  const guint n = told == NULL ? 0 : json_array_get_length (told);

  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  if (n == 0)
    return draw_team (self, move, pack, error);
  if (n > TEAM_SIZE)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A team has six Survivors."));
  if (n < TEAM_SIZE && !hk_aotd_table_has_house_rule (self, "small-team"))
    return hk_error_fail (error, HK_ERROR_REFUSED, _("A team has six Survivors. A house rule lets fewer go."));
  for (guint i = 0; i < n; i++)
    {
      JsonObject *object = hk_aotd_setup_at (told, i);

      if (!add_survivor (self, hk_aotd_setup_text (object, "id"), hk_aotd_setup_int (object, "player", -1, 99, (int) i % n_players),
                         object, pack, error))
        return FALSE;
    }
  return TRUE;
}

/* Takes one card out of the deck and gives it to @survivor. */
static gboolean
give_card (HkAotdTable    *self,
           HkAotdSurvivor *survivor,
           const char     *card,
           GError        **error)
{
  const guint n = hk_record_list_get_length (survivor->items);
  g_autoptr (HkAotdItem) item = NULL;

  if (hk_aotd_card_lookup (card) == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no Equipment card “%s”."), card);
  if (g_str_equal (card, "aaahh"))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("Nobody keeps Aaahh!!: it brings a Shambler and is discarded."));
  if (!hk_deck_take (self->equipment_deck, card, NULL))
    {
      /* Translators: %s: a card; %s: a Survivor. */
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                            _("The Equipment deck has no %s left for %s."), hk_aotd_card_get_title (card), survivor->name);
    }
  item = g_object_new (HK_TYPE_AOTD_ITEM, "card", card, "slot", n < N_HANDS ? HK_AOTD_SLOT_HAND : HK_AOTD_SLOT_BACKPACK, NULL);
  hk_record_list_append (survivor->items, item);
  return TRUE;
}

/* The cards that @told names for @survivor. */
static GStrv
list_equipment (HkAotdSurvivor *survivor,
                JsonObject     *told,
                JsonObject     *pack)
{
  JsonNode *node = told == NULL ? NULL : json_object_get_member (told, "equipment");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  JsonArray *array;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return hk_aotd_pack_list_equipment (pack, survivor->id, told == NULL ? 1 : hk_aotd_setup_int (told, "pack", 1, 2, 1));
  array = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);

      g_strv_builder_add (builder, JSON_NODE_HOLDS_VALUE (element) && json_node_get_value_type (element) == G_TYPE_STRING
                                   ? json_node_get_string (element) : "");
    }
  return g_strv_builder_end (builder);
}

/* Takes the starting Equipment out of the deck of 55: the pack that the setup chooses, the first when it chooses
 * none, or the cards that it names. Returns whether it worked.
 * @self: a table with its team and the whole Equipment deck
 * @pack: (nullable): lists of components by their kind */
gboolean
hk_aotd_team_equip (HkAotdTable *self,
                    HkMove      *move,
                    JsonObject  *pack,
                    GError     **error)
{
  JsonArray *told = hk_move_get_array (move, "survivors");
  const guint n_told = told == NULL ? 0 : json_array_get_length (told);

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, (int) i);
      g_auto (GStrv) cards = list_equipment (survivor, i < n_told ? hk_aotd_setup_at (told, i) : NULL, pack);

      if (cards != NULL && g_strv_length (cards) > 5)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("%s can carry five Equipment cards."), survivor->name);
      for (guint j = 0; cards != NULL && cards[j] != NULL; j++)
        if (!give_card (self, survivor, cards[j], error))
          return FALSE;
    }
  return TRUE;
}

/* A Personal Objective, told by the setup or known from the pack. */
static gboolean
add_goal (HkAotdTable *self,
          HkMove      *move,
          const char  *id,
          JsonObject  *told,
          GError     **error)
{
  static const char * const colours[] = { "yellow", "purple" };
  const int survivor = hk_aotd_table_find_survivor (self, id);
  const char *text = told == NULL ? NULL : hk_aotd_setup_text (told, "text");
  const int kills = told == NULL ? 0 : hk_aotd_setup_int (told, "kills", 0, 30, 0);
  const char *kill_type = kills == 0 ? NULL : hk_aotd_setup_text (told, "kill-type");
  g_autofree char *name = NULL;
  g_autoptr (HkAotdObjective) objective = NULL;
  guint n_before = 0;

  if (survivor < 0)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” is not in the team and has no Personal Objective."), id == NULL ? "" : id);
  for (int i = 0; i < hk_record_list_get_length (self->objectives); i++)
    n_before += hk_aotd_table_get_objective (self, i)->survivor >= 0;
  name = text != NULL ? g_strdup (text) : g_strdup_printf (_("Personal Objective of %s"), hk_aotd_table_get_survivor_name (self, survivor));
  objective = g_object_new (HK_TYPE_AOTD_OBJECTIVE, "name", name, "survivor", survivor, "needed", MAX (1, kills),
                            "kill-type", g_strcmp0 (kill_type, "none") == 0 ? NULL : kill_type,
                            "colour", n_before < G_N_ELEMENTS (colours) ? colours[n_before] : NULL,
                            "effect", told == NULL ? NULL : hk_aotd_setup_text (told, "token"), NULL);
  hk_record_list_append (self->objectives, objective);
  if (text != NULL)
    /* Translators: a Survivor; what has to be done, as the card says it */
    hk_move_log (move, _("Personal Objective of %s: “%s”."), hk_aotd_table_get_survivor_name (self, survivor), text);
  else
    hk_move_log (move, _("%s has a Personal Objective."), hk_aotd_table_get_survivor_name (self, survivor));
  return TRUE;
}

/* Hands what the group has told of a Personal Objective to the owner’s pack.
 * @id: (nullable): the id of the Survivor
 * @text: what has to be done
 * @kills: how many kills it needs; 0 where it counts none
 * @kill_type: (nullable): of which type
 * @token: (nullable): what its token does */
void
hk_aotd_team_learn_goal (HkMove     *move,
                         const char *id,
                         const char *text,
                         int         kills,
                         const char *kill_type,
                         const char *token)
{
  g_autoptr (JsonObject) component = json_object_new ();

  if (id == NULL)
    return;
  json_object_set_string_member (component, "survivor", id);
  json_object_set_string_member (component, "text", text);
  json_object_set_int_member (component, "kills", kill_type == NULL ? 0 : kills);
  json_object_set_string_member (component, "kill-type", kills == 0 || kill_type == NULL ? "none" : kill_type);
  if (token != NULL)
    json_object_set_string_member (component, "token", token);
  hk_move_learn (move, "personal-objective", component);
}

/* Draws the Personal Objectives of @count of the team by chance. */
static gboolean
draw_goals (HkAotdTable *self,
            HkMove      *move,
            guint        count,
            JsonObject  *pack,
            GError     **error)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    g_ptr_array_add (ids, hk_aotd_table_get_survivor (self, (int) i)->id);
  hk_random_log_shuffle (hk_move_get_random_log (move), ids);
  for (guint i = 0; i < MIN (count, ids->len); i++)
    if (!add_goal (self, move, ids->pdata[i], hk_component_find (pack, "personal-objective", "survivor", ids->pdata[i]), error))
      return FALSE;
  return TRUE;
}

/* Deals the Personal Objectives: those that the setup tells, or as many as it says, by chance; two when it says
 * nothing. Returns whether it worked.
 * @pack: (nullable): lists of components by their kind */
gboolean
hk_aotd_team_set_goals (HkAotdTable *self,
                        HkMove      *move,
                        JsonObject  *pack,
                        GError     **error)
{
  JsonArray *told = hk_move_get_array (move, "personal");

  if (told == NULL)
    return draw_goals (self, move, (guint) hk_move_get_int (move, "personal-objectives", 2), pack, error);
  for (guint i = 0; i < json_array_get_length (told); i++)
    {
      JsonNode *node = json_array_get_element (told, i);
      JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
      const char *id = object != NULL ? hk_aotd_setup_text (object, "survivor")
                       : JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;

      if (object == NULL || hk_aotd_setup_text (object, "text") == NULL)
        object = hk_component_find (pack, "personal-objective", "survivor", id);
      else
        hk_aotd_team_learn_goal (move, id, hk_aotd_setup_text (object, "text"), hk_aotd_setup_int (object, "kills", 0, 30, 0),
                                 hk_aotd_setup_text (object, "kill-type"), hk_aotd_setup_text (object, "token"));
      if (!add_goal (self, move, id, object, error))
        return FALSE;
    }
  return TRUE;
}

/* Sets aside the Companions of the mission. Unless the setup says otherwise the game is lost with any of them (book,
 * page 27). Returns whether it worked.
 * @pack: (nullable): lists of components by their kind */
gboolean
hk_aotd_team_add_companions (HkAotdTable *self,
                             HkMove      *move,
                             JsonObject  *pack,
                             GError     **error)
{
  g_autoptr (GError) local = NULL;
  JsonArray *told = hk_aotd_setup_list (move, "companions", &local);

  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  for (guint i = 0; told != NULL && i < json_array_get_length (told); i++)
    {
      JsonObject *object = hk_aotd_setup_at (told, i);
      const char *id = hk_aotd_setup_text (object, "id");
      const HkAotdSurvivorFacts *facts = hk_aotd_content_find_survivor (id);
      const char *skill = hk_aotd_setup_text (object, "skill");
      const int leader = hk_aotd_setup_int (object, "leader", -1, 5, -1);
      JsonObject *card = hk_component_find (pack, "survivor", "id", id);
      g_autoptr (HkAotdCompanion) companion = NULL;

      if (facts == NULL || hk_aotd_table_find_survivor (self, id) >= 0)
        return hk_error_fail (error, HK_ERROR_PARAMETER,
                              _("“%s” is no Survivor beside the team who could be a Companion."), id == NULL ? "" : id);
      if (leader >= (int) hk_aotd_table_get_n_survivors (self))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no such Survivor in this mission."));
      if (skill == NULL && card != NULL)
        skill = hk_aotd_setup_text (card, "blue");
      if (skill != NULL && !hk_aotd_skill_check (skill, error))
        return FALSE;
      companion = g_object_new (HK_TYPE_AOTD_COMPANION, "id", facts->id, "name", facts->name, "skill", skill, "leader", leader,
                                "vital", hk_aotd_setup_flag (object, "vital", TRUE), NULL);
      hk_record_list_append (self->companions, companion);
    }
  return TRUE;
}

/* Says which of the specialties that the mission asks for nobody has. */
void
hk_aotd_team_warn (HkAotdTable *self,
                   HkMove      *move)
{
  for (guint i = 0; self->required != NULL && self->required[i] != NULL; i++)
    {
      gboolean found = FALSE;

      for (guint j = 0; j < hk_aotd_table_get_n_survivors (self); j++)
        found |= hk_aotd_survivor_is (hk_aotd_table_get_survivor (self, (int) j), self->required[i]);
      if (!found)
        hk_move_log (move, _("The mission asks for a Specialty that nobody of the team is known to have: %s."),
                     hk_aotd_specialty_get_title (self->required[i]));
    }
}
