/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-attack-memory.h"

/* The targets and the weapon are those of one Turn of one Survivor; who rolls holds for the session. */

#define MEMORY "hk-aotd-attack"

static HkAotdTable *
get_table (HkSession *session)
{
  return HK_AOTD_TABLE (hk_session_get_table (session));
}

static JsonObject *
get_memory (HkSession *session)
{
  JsonObject *memory = g_object_get_data (G_OBJECT (session), MEMORY);

  if (memory == NULL)
    {
      memory = json_object_new ();
      g_object_set_data_full (G_OBJECT (session), MEMORY, memory, (GDestroyNotify) json_object_unref);
    }
  return memory;
}

static gboolean
is_of_this_turn (HkSession *session,
                 int        survivor)
{
  JsonObject *memory = get_memory (session);

  return json_object_get_int_member_with_default (memory, "survivor", -1) == survivor
         && json_object_get_int_member_with_default (memory, "round", -1) == get_table (session)->round;
}

/* Keeps what was told of an attack.
 * @told: who stands in the Zone, as hk_aotd_attack_targets_add_to() gives it
 * @weapon: (nullable): the weapon chosen */
void
hk_aotd_attack_memory_keep (HkSession  *session,
                            int         survivor,
                            JsonObject *told,
                            const char *weapon)
{
  JsonObject *memory = get_memory (session);

  json_object_set_int_member (memory, "survivor", survivor);
  json_object_set_int_member (memory, "round", get_table (session)->round);
  json_object_set_object_member (memory, "told", json_object_ref (told));
  if (weapon != NULL)
    json_object_set_string_member (memory, "weapon", weapon);
}

/* Returns (nullable): who stood in the Zone after the last attack of the same Turn. */
JsonObject *
hk_aotd_attack_memory_get_told (HkSession *session,
                                int        survivor)
{
  return is_of_this_turn (session, survivor) ? json_object_get_object_member (get_memory (session), "told") : NULL;
}

/* Returns (nullable): the weapon of the last attack of the same Turn. */
const char *
hk_aotd_attack_memory_get_weapon (HkSession *session,
                                  int        survivor)
{
  return is_of_this_turn (session, survivor) ? json_object_get_string_member_with_default (get_memory (session), "weapon", NULL) : NULL;
}

/* Keeps who rolls the dice of attacks.
 * @by_app: whether the app rolls */
void
hk_aotd_attack_memory_set_by_app (HkSession *session,
                                  gboolean   by_app)
{
  json_object_set_boolean_member (get_memory (session), "by-app", by_app);
}

/* Returns whether the app rolled the last attack; before the first one, whether it rolls all dice. */
gboolean
hk_aotd_attack_memory_is_by_app (HkSession *session)
{
  return json_object_get_boolean_member_with_default (get_memory (session), "by-app", get_table (session)->dice_by != HK_BY_HAND);
}
