/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-value-word.h"
#include "games/army-of-the-dead/content/hk-aotd-setup.h"
#include "hk-aotd-guide.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-advice.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-odds.h"

/* What a person reads for what the records keep as ids. */

static const HkValueWord words[] = {
  { "place", "box", N_("in the box") },
  { "place", "board", N_("on the board") },
  { "place", "dead", N_("eliminated") },
  { NULL, "regular", N_("regular") },
  { NULL, "helmeted", N_("with helmet") },
  { NULL, "mounted", N_("mounted") },
  { "slot", "hand", N_("Hand") },
  { "slot", "backpack", N_("Backpack") },
  { NULL, "red", N_("red") },
  { NULL, "blue", N_("blue") },
  { NULL, "green", N_("green") },
  { NULL, "yellow", N_("yellow") },
  { NULL, "purple", N_("purple") },
  { NULL, "black", N_("black") },
  { "free-actions", "any", N_("any Action") },
  { NULL, "combat", N_("Combat") },
  { NULL, "melee", N_("Melee") },
  { NULL, "move", N_("Move") },
  { NULL, "ranged", N_("Ranged") },
  { NULL, "search", N_("Search") },
  { NULL, "explosive", N_("Explosive") },
  { NULL, "driver", N_("driver") },
  { NULL, "gunner", N_("gunner") },
  { NULL, "passenger", N_("passenger") },
  { "zombie-step", "attack", N_("Attack") },
  { "extra-activations", "all", N_("all Zombies") },
  { "outcome", "won", N_("won") },
  { "outcome", "lost", N_("lost") },
};

static const char * const skill_fields[] = { "skill", "blue", "yellow", "orange-1", "orange-2", "red-1", "red-2", "red-3", NULL };
static const char * const specialty_fields[] = { "specialties", "specialty", "required", "doubts", NULL };
static const char * const zombie_fields[] = { "type", "kill-type", NULL };

/* Such as "all", "alpha", "alpha@the lobby" or "alpha+@the lobby". */
static char *
say_activation (const char *value)
{
  const gsize length = strcspn (value, "+@");
  const char *place = strchr (value, '@');
  g_autofree char *type = g_strndup (value, length);
  g_autofree char *word = hk_value_word_say (words, G_N_ELEMENTS (words), "extra-activations", type);
  const char *who = word != NULL ? word : hk_aotd_zombie_get_title (type);

  return place == NULL ? g_strdup (who) : g_strdup_printf ("%s · %s", who, place + 1);
}

/* What HkTableFuncs.say_value wants. */
char *
hk_aotd_table_say_value (HkTable    *table,
                         const char *field,
                         const char *value)
{
  HkAotdVaultBonus bonus;

  if (g_strv_contains (skill_fields, field))
    return hk_aotd_skill_get_title (value);
  if (g_strv_contains (specialty_fields, field))
    return g_strdup (hk_aotd_specialty_get_title (value));
  if (g_strv_contains (zombie_fields, field))
    return g_strdup (hk_aotd_zombie_get_title (value));
  if (g_str_equal (field, "card"))
    return g_strdup (hk_aotd_card_get_title (value));
  if (g_str_equal (field, "kind"))
    return g_strdup (hk_aotd_setup_name_spawn (value));
  if (g_str_equal (field, "bonus") && hk_aotd_vault_bonus_from_id (value, &bonus))
    return g_strdup (hk_aotd_vault_bonus_to_title (bonus));
  if (g_str_equal (field, "spawn-level"))
    return g_strdup (hk_aotd_level_get_title ((HkAotdLevel) CLAMP (atoi (value), HK_AOTD_LEVEL_BLUE, HK_AOTD_LEVEL_RED)));
  if (g_str_equal (field, "extra-activations"))
    return say_activation (value);
  if (g_str_equal (field, "used"))
    {
      char *word = hk_value_word_say (words, G_N_ELEMENTS (words), field, value);

      return word != NULL ? word : hk_aotd_skill_get_title (value);
    }
  return hk_value_word_say (words, G_N_ELEMENTS (words), field, value);
}
