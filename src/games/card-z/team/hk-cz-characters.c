/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-component.h"
#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-pack.h"
#include "games/card-z/odds/hk-cz-weight.h"
#include "hk-cz-characters.h"
#include "hk-cz-inventory.h"

/* Each player gets Characters with a Heroic Action and their starting Loot (Player Setup). */

static gboolean
add_name (JsonObject *component,
          gpointer    names,
          GError    **error)
{
  const char *name = json_object_get_string_member_with_default (component, "name", NULL);

  if (name != NULL)
    g_ptr_array_add (names, (gpointer) name);
  return TRUE;
}

/* A Character as the pack has it, with what the group tells of it. */
static HkCzSurvivor *
make_character (JsonObject *pack,
                const char *name,
                JsonObject *told,
                GError    **error)
{
  static const char * const members[] = { "move", "push", "carry", "skills", "heroic" };
  JsonObject *known = hk_component_find (pack, "character", "name", name);
  g_autoptr (JsonObject) component = json_object_new ();
  HkCzSurvivor *survivor;

  json_object_set_string_member (component, "name", name);
  if (told != NULL || known != NULL)
    json_object_set_string_member (component, "source",
                                   known == NULL ? "told" : json_object_get_string_member_with_default (known, "source", "owner"));
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    {
      JsonObject *from = told != NULL && json_object_has_member (told, members[i]) ? told : known;
      JsonNode *node = from == NULL ? NULL : json_object_get_member (from, members[i]);

      if (node != NULL)
        json_object_set_member (component, members[i], json_node_copy (node));
    }
  survivor = hk_cz_pack_read ("character", component, error);
  if (survivor != NULL && told == NULL && known == NULL)
    hk_record_set_string (survivor, &survivor->source, NULL);
  return survivor;
}

/* What the Heroic Action of a Character says, where the pack knows it. */
static void
tell_heroic (JsonObject   *pack,
             HkCzSurvivor *survivor)
{
  JsonObject *heroic = survivor->heroic == NULL ? NULL : hk_component_find (pack, "heroic-action", "name", survivor->heroic);

  if (heroic != NULL)
    hk_record_set_string (survivor, &survivor->heroic_text, json_object_get_string_member_with_default (heroic, "text", NULL));
}

static gboolean
add_character (HkCzTable  *self,
               JsonObject *pack,
               const char *name,
               gboolean    named,
               int         player,
               JsonObject *told,
               GError    **error)
{
  g_autoptr (HkCzSurvivor) survivor = NULL;

  if (hk_cz_table_find_survivor (self, name) >= 0)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("%s cannot be played twice."), name);
  survivor = make_character (pack, name, told, error);
  if (survivor == NULL)
    return FALSE;
  hk_record_set_boolean (survivor, &survivor->named, named);
  hk_record_set_int (survivor, &survivor->player, player);
  hk_record_set_boolean (survivor, &survivor->backpack, TRUE);
  tell_heroic (pack, survivor);
  hk_record_list_append (self->survivors, survivor);
  return TRUE;
}

/* Those whom the group has chosen: names, or objects with a name. */
static gboolean
add_told (HkCzTable  *self,
          HkMove     *move,
          JsonObject *pack,
          int         each,
          GError    **error)
{
  JsonArray *array = hk_move_get_array (move, "characters");
  const int n_players = hk_cz_table_get_n_players (self);

  if (array == NULL && hk_move_has (move, "characters"))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” has to be a list."), "characters");
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);
      JsonObject *told = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
      const char *name = told != NULL ? json_object_get_string_member_with_default (told, "name", NULL)
                         : JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;
      gint64 player = MIN ((int) i / MAX (each, 1), n_players - 1);

      if (told != NULL)
        player = json_object_get_int_member_with_default (told, "player", player);
      if (name == NULL || name[0] == '\0' || player < 0 || player >= n_players)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("A Character needs a name and one of the players."));
      if (!add_character (self, pack, name, TRUE, (int) player, told, error))
        return FALSE;
    }
  return TRUE;
}

/* Hands what was told of a Character to the owner’s pack, where it has the name of a card. */
void
hk_cz_character_learn (HkMove       *move,
                       HkCzSurvivor *survivor)
{
  if (survivor->kind == HK_CZ_SURVIVOR_CHARACTER && survivor->named)
    hk_cz_pack_learn (move, "character", survivor);
}

static int
count_characters (HkCzTable *self,
                  int        player)
{
  int count = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    count += hk_cz_table_get_survivor (self, i)->player == player;
  return count;
}

/* Adds the Characters: those that the group tells, and others by chance until each player has enough. Where the pack
 * knows too few they have a number for a name, and nothing else is known of them. Returns whether they are well
 * formed.
 * @pack: (nullable): lists of components by their kind
 * @each: Characters for each player */
gboolean
hk_cz_characters_choose (HkCzTable  *self,
                         HkMove     *move,
                         JsonObject *pack,
                         int         each,
                         GError    **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  guint next = 0;

  if (!add_told (self, move, pack, each, error) || !hk_content_for_each (pack, "character", add_name, names, error))
    return FALSE;
  hk_random_log_shuffle (hk_move_get_random_log (move), names);
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    while (count_characters (self, i) < each)
      {
        g_autofree char *number = g_strdup_printf (_("Character %d"), hk_cz_table_get_n_survivors (self) + 1);
        gboolean named;

        while (next < names->len && hk_cz_table_find_survivor (self, g_ptr_array_index (names, next)) >= 0)
          next++;
        named = next < names->len;
        if (!add_character (self, pack, named ? g_ptr_array_index (names, next++) : number, named, i, NULL, error))
          return FALSE;
      }
  return TRUE;
}

/* The Loot that the group tells for a Character; %NULL when it tells none. */
static JsonArray *
find_told_loot (HkMove     *move,
                const char *name)
{
  JsonArray *array = hk_move_get_array (move, "characters");

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);
      JsonNode *loot;

      if (!JSON_NODE_HOLDS_OBJECT (node)
          || g_strcmp0 (json_object_get_string_member_with_default (json_node_get_object (node), "name", NULL), name) != 0)
        continue;
      loot = json_object_get_member (json_node_get_object (node), "loot");
      return loot != NULL && JSON_NODE_HOLDS_ARRAY (loot) ? json_node_get_array (loot) : NULL;
    }
  return NULL;
}

static void
add_loot (HkCzTable  *self,
          int         survivor,
          const char *name)
{
  g_autoptr (HkCzLoot) loot = hk_cz_loot_make (self, name);

  if (self->residential_deck != NULL)
    hk_deck_take (self->residential_deck, name, NULL);
  hk_cz_survivor_add_loot (self, survivor, loot, FALSE);
}

/* What does not fit on hand goes into the Backpack, as far as it is light enough. */
static void
pack_up (HkCzTable *self,
         int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzLoot *loot;

  for (int i = 0; (loot = hk_cz_survivor_get_loot (record, i)) != NULL; i++)
    {
      const int weight = hk_cz_table_get_weight (self, loot->kind);
      HkCzBurden burden;

      hk_cz_table_weigh (self, survivor, &burden);
      if (hk_cz_burden_fits (&burden, 0) || burden.packed >= burden.places)
        return;
      if (weight > 0 && weight <= HK_CZ_BACKPACK_EACH)
        hk_record_set_boolean (loot, &loot->packed, TRUE);
    }
}

/* Gives each Character the three Loot printed on its card, or those that the group tells, out of the Residential
 * Loot. Returns whether what the group tells is well formed.
 * @self: a table with Characters and decks
 * @pack: (nullable): lists of components by their kind */
gboolean
hk_cz_characters_equip (HkCzTable  *self,
                        HkMove     *move,
                        JsonObject *pack,
                        GError    **error)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);
      JsonArray *told = find_told_loot (move, survivor->name);
      g_auto (GStrv) printed = hk_cz_pack_list_loot (hk_component_find (pack, "character", "name", survivor->name));

      for (guint j = 0; told != NULL && j < json_array_get_length (told); j++)
        {
          JsonNode *node = json_array_get_element (told, j);
          const char *name = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_string (node) : NULL;

          if (name == NULL || name[0] == '\0')
            return hk_error_fail (error, HK_ERROR_PARAMETER, _("The Loot of %s has to be a list of names."), survivor->name);
          add_loot (self, i, name);
        }
      for (guint j = 0; told == NULL && printed[j] != NULL; j++)
        add_loot (self, i, printed[j]);
      pack_up (self, i);
    }
  return TRUE;
}
