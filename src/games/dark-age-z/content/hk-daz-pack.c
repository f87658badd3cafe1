/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-component.h"
#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-pack.h"

static const char * const rank_ids[] = { "weakened", "bronze", "silver", "gold" };
static const char * const bonus_ids[] = { NULL, "bronze-bonus", "silver-bonus", "gold-bonus" };

/* Returns (transfer full): an id such as "grey-turtles". */
char *
hk_daz_pack_make_id (const char *name)
{
  g_autofree char *ascii = g_str_to_ascii (name, "C");
  GString *id = g_string_new (NULL);

  for (const char *c = ascii; *c != '\0'; c++)
    {
      if (g_ascii_isalnum (*c))
        g_string_append_c (id, g_ascii_tolower (*c));
      else if (*c != '\'' && id->len > 0 && id->str[id->len - 1] != '-')
        g_string_append_c (id, '-');
    }
  if (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);
  return g_string_free (id, FALSE);
}

/* Returns (transfer full): a component of kind "army-card". */
JsonObject *
hk_daz_pack_from_army (HkDazArmy *army)
{
  JsonObject *component = json_object_new ();
  g_autofree char *id = army->card != NULL  ? g_strdup (army->card)
                        : army->slots_unknown ? g_strdup_printf ("%s-%d-%d", rank_ids[army->rank], army->attack, army->zombification)
                                              : g_strdup_printf ("%s-%d-%d-%d-%d-%d", rank_ids[army->rank], army->attack, army->zombification,
                                                                 army->bronze_bonus, army->silver_bonus, army->gold_bonus);

  json_object_set_string_member (component, "id", id);
  json_object_set_string_member (component, "rank", rank_ids[army->rank]);
  json_object_set_int_member (component, "attack", army->attack);
  json_object_set_int_member (component, "zombification", army->zombification);
  for (int slot = HK_DAZ_RANK_BRONZE; slot <= HK_DAZ_RANK_GOLD; slot++)
    if (!army->slots_unknown || hk_daz_army_get_bonus (army, slot) > 0)
      json_object_set_int_member (component, bonus_ids[slot], hk_daz_army_get_bonus (army, slot));
  json_object_set_int_member (component, "copies", MAX (1, army->copies));
  json_object_set_string_member (component, "source", "owner");
  return component;
}

/* Returns (transfer full): the card with its copies, or %NULL. Errors: %HK_ERROR_FORMAT.
 * @component: a component of kind "army-card" */
HkDazArmy *
hk_daz_pack_to_army (JsonObject *component,
                     GError    **error)
{
  static const HkComponentField fields[] = {
    { "zombification", "zombification", HK_COMPONENT_NUMBER, 0, 9 },
    { "bronze-bonus", "bronze-bonus", HK_COMPONENT_NUMBER, 0, 99 },
    { "silver-bonus", "silver-bonus", HK_COMPONENT_NUMBER, 0, 99 },
    { "gold-bonus", "gold-bonus", HK_COMPONENT_NUMBER, 0, 99 },
    { "copies", "copies", HK_COMPONENT_NUMBER, 0, 99 },
  };
  const char *id = hk_content_string (component, "id", _("an army card"), error);
  const char *rank_id = id == NULL ? NULL : hk_content_string (component, "rank", _("an army card"), error);
  g_autoptr (HkDazArmy) army = NULL;
  int rank = HK_DAZ_RANK_BRONZE;
  int attack;

  if (rank_id == NULL || !hk_content_int (component, "attack", _("an army card"), 0, 99, &attack, error))
    return NULL;
  while (rank <= HK_DAZ_RANK_GOLD && !g_str_equal (rank_ids[rank], rank_id))
    rank++;
  if (rank > HK_DAZ_RANK_GOLD)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("An army card is bronze, silver or gold, not “%s”."), rank_id);
      return NULL;
    }
  army = hk_daz_army_new (id, rank, attack, hk_daz_rank_get_icons (rank), NULL);
  for (int slot = HK_DAZ_RANK_BRONZE; slot <= HK_DAZ_RANK_GOLD; slot++)
    army->slots_unknown |= !json_object_has_member (component, bonus_ids[slot]);
  return hk_component_fill (army, fields, G_N_ELEMENTS (fields), component, error) ? g_steal_pointer (&army) : NULL;
}

/* Returns (transfer full): a component of kind "invasion-card". */
JsonObject *
hk_daz_pack_from_invasion (HkDazInvasion *invasion)
{
  static const HkComponentField fields[] = {
    { "name", "name", HK_COMPONENT_TEXT, 0, 0 },
    { "zombies", "zombies", HK_COMPONENT_NUMBER, 0, 99 },
    { "hp", "hp", HK_COMPONENT_NUMBER, 0, 99 },
    { "power-up-zombies", "power-up-zombies", HK_COMPONENT_NUMBER, 0, 99 },
    { "power-up-hp", "power-up-hp", HK_COMPONENT_NUMBER, 0, 99 },
    { "damage", "damage", HK_COMPONENT_NUMBER, 0, 99 },
    { "speed", "speed", HK_COMPONENT_NUMBER, 0, 99 },
  };

  return hk_component_tell (invasion, fields, G_N_ELEMENTS (fields));
}

/* The card, (transfer full); NULL with @error set. */
static HkDazInvasion *
to_invasion (JsonObject *component,
             GError    **error)
{
  static const char * const members[] = { "zombies", "hp", "power-up-zombies", "power-up-hp", "damage", "speed" };
  const char *name = hk_content_string (component, "name", _("an invasion card"), error);
  g_autoptr (HkDazInvasion) invasion = NULL;
  g_autofree char *id = NULL;

  if (name == NULL)
    return NULL;
  id = hk_daz_pack_make_id (name);
  invasion = g_object_new (HK_TYPE_DAZ_INVASION, "card", id, "name", name, "source", hk_component_get_source (component), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      int value;

      if (!hk_content_int (component, members[i], _("an invasion card"), 0, 99, &value, error))
        return NULL;
      g_object_set (invasion, members[i], value, NULL);
    }
  return g_steal_pointer (&invasion);
}

/* Returns (transfer full): the boss as the card of the day.
 * @facts: the boss whose values it has */
HkDazInvasion *
hk_daz_pack_boss_to_invasion (const HkDazBoss *boss,
                              const HkDazBoss *facts)
{
  return g_object_new (HK_TYPE_DAZ_INVASION,
                       "card", boss->id,
                       "name", boss->name,
                       "zombies", facts->zombies,
                       "hp", facts->hp,
                       "damage", facts->damage,
                       "speed", facts->speed,
                       "source", "rulebook",
                       NULL);
}

static JsonArray *
to_numbers (GStrv texts)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    {
      if (texts[i][0] == '\0')
        break;
      json_array_add_int_element (array, g_ascii_strtoll (texts[i], NULL, 10));
    }
  return array;
}

/* Returns (transfer full): a component of kind "strategy-track" with what is known of it. */
JsonObject *
hk_daz_pack_from_track (HkDazTrack *track,
                        guint       n_players)
{
  JsonObject *component = json_object_new ();
  g_autofree char *restoration = g_strdup_printf ("restoration-%u", n_players);

  json_object_set_string_member (component, "command", track->command);
  json_object_set_array_member (component, "costs", to_numbers (track->costs));
  if (track->end != NULL)
    json_object_set_string_member (component, "end", track->end);
  if (track->restoration >= 0)
    json_object_set_int_member (component, restoration, track->restoration);
  json_object_set_string_member (component, "source", "owner");
  return component;
}

/* Returns (transfer full): a component of kind "movement-track" with what is known of it. */
JsonObject *
hk_daz_pack_from_movement (HkDazTable *self)
{
  JsonObject *component = json_object_new ();

  json_object_set_int_member (component, "players", hk_daz_table_get_n_players (self));
  for (guint i = 1; self->movement_steps != NULL && i < g_strv_length (self->movement_steps); i++)
    if (self->movement_steps[i][0] != '\0')
      {
        g_autofree char *member = g_strdup_printf ("steps-speed-%u", i);

        json_object_set_int_member (component, member, g_ascii_strtoll (self->movement_steps[i], NULL, 10));
      }
  json_object_set_string_member (component, "source", "owner");
  return component;
}

/* The number of the member @prefix-@n, such as "restoration-3"; −1 without one. */
static int
get_numbered (JsonObject *component,
              const char *prefix,
              guint       n,
              int         maximum)
{
  g_autofree char *member = g_strdup_printf ("%s-%u", prefix, n);

  return (int) CLAMP (json_object_get_int_member_with_default (component, member, -1), -1, maximum);
}

static gboolean
apply_track (JsonObject *component,
             gpointer    data,
             GError    **error)
{
  HkDazTable *self = data;
  HkDazTrack *track = hk_daz_table_get_track (self, json_object_get_string_member_with_default (component, "command", ""));
  JsonNode *node = json_object_get_member (component, "costs");
  JsonArray *costs = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  if (track == NULL)
    return TRUE;
  if (costs != NULL)
    hk_record_reset (track, "costs", NULL);
  for (guint i = 0; costs != NULL && i < json_array_get_length (costs); i++)
    {
      g_autofree char *cost = g_strdup_printf ("%d", (int) CLAMP (json_array_get_int_element (costs, i), 0, 99));

      hk_record_put_text (track, &track->costs, i, cost);
    }
  hk_record_set_string (track, &track->end, json_object_get_string_member_with_default (component, "end", NULL));
  hk_record_set_int (track, &track->restoration, get_numbered (component, "restoration", hk_daz_table_get_n_players (self), 99));
  hk_record_set_string (track, &track->source, hk_component_get_source (component));
  return TRUE;
}

static gboolean
apply_movement (JsonObject *component,
                gpointer    data,
                GError    **error)
{
  HkDazTable *self = data;

  if (json_object_get_int_member_with_default (component, "players", 0) != hk_daz_table_get_n_players (self))
    return TRUE;
  hk_record_reset (self, "movement-steps", NULL);
  for (guint speed = 1; speed <= 9; speed++)
    {
      const int value = get_numbered (component, "steps-speed", speed, 99);
      g_autofree char *text = value < 0 ? g_strdup ("") : g_strdup_printf ("%d", value);

      hk_record_put_text (self, &self->movement_steps, speed, text);
    }
  hk_record_set_string (self, &self->movement_source, hk_component_get_source (component));
  return TRUE;
}

/* The boards have no name of their own: one is used for all, as their two sides are alike. */
static gboolean
apply_side (JsonObject *component,
            gpointer    data,
            GError    **error)
{
  HkDazTable *self = data;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
      {
        HkDazZone *zone = hk_daz_table_get_zone (self, (int) i, j);
        g_autofree char *member = g_strdup_printf ("zone-%d", j);
        const char *reward = json_object_get_string_member_with_default (component, member, NULL);

        hk_record_set_string (zone, &zone->reward_left, reward);
        hk_record_set_string (zone, &zone->reward_right, reward);
      }
  return TRUE;
}

static gboolean
apply_board (JsonObject *component,
             gpointer    data,
             GError    **error)
{
  HkDazTable *self = data;

  for (guint i = 0; i < G_N_ELEMENTS (self->command_icons); i++)
    hk_record_set_int (self, &self->command_icons[i], get_numbered (component, "command-icons-level", i, 9));
  return TRUE;
}

/* Takes what the group has told of the boards, and hands it to the owner’s pack.
 * @icons: (nullable): what a Frontier Board shows at each of its five zones
 * @board: (nullable): how many Command Icons a Kingdom Board shows at each of the four technology levels */
void
hk_daz_pack_tell_boards (HkDazTable *self,
                         HkMove     *move,
                         JsonArray  *icons,
                         JsonArray  *board)
{
  g_autoptr (JsonObject) side = json_object_new ();
  g_autoptr (JsonObject) kingdom = json_object_new ();

  for (guint i = 0; icons != NULL && i < json_array_get_length (icons); i++)
    {
      g_autofree char *member = g_strdup_printf ("zone-%u", i + 1);

      json_object_set_string_member (side, member, json_array_get_string_element (icons, i));
    }
  for (guint i = 0; board != NULL && i < json_array_get_length (board); i++)
    {
      g_autofree char *member = g_strdup_printf ("command-icons-level-%u", i);

      json_object_set_int_member (kingdom, member, json_array_get_int_element (board, i));
    }
  if (icons != NULL && apply_side (side, self, NULL))
    hk_move_learn (move, "frontier-side", side);
  if (board != NULL && apply_board (kingdom, self, NULL))
    hk_move_learn (move, "kingdom-board", kingdom);
}

static gboolean
apply_army (JsonObject *component,
            gpointer    data,
            GError    **error)
{
  g_autoptr (HkDazArmy) army = hk_daz_pack_to_army (component, error);

  if (army == NULL)
    return FALSE;
  hk_record_list_append (HK_DAZ_TABLE (data)->catalogue, army);
  return TRUE;
}

static gboolean
apply_invasion (JsonObject *component,
                gpointer    data,
                GError    **error)
{
  g_autoptr (HkDazInvasion) invasion = to_invasion (component, error);

  if (invasion == NULL)
    return FALSE;
  hk_record_list_append (HK_DAZ_TABLE (data)->invasion_cards, invasion);
  return TRUE;
}

/* Tells the table all that a pack knows. Returns whether every component is well formed. Errors: %HK_ERROR_FORMAT.
 * @self: a table with its kingdoms, frontiers and tracks
 * @pack: (nullable): lists of components by their kind */
gboolean
hk_daz_pack_apply (HkDazTable *self,
                   JsonObject *pack,
                   GError    **error)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  return hk_content_for_each (pack, "army-card", apply_army, self, error) &&
         hk_content_for_each (pack, "invasion-card", apply_invasion, self, error) &&
         hk_content_for_each (pack, "strategy-track", apply_track, self, error) &&
         hk_content_for_each (pack, "movement-track", apply_movement, self, error) &&
         hk_content_for_each (pack, "frontier-side", apply_side, self, error) &&
         hk_content_for_each (pack, "kingdom-board", apply_board, self, error);
}
