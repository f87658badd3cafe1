/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/attack/hk-aotd-attack-json.h"
#include "games/army-of-the-dead/attack/hk-aotd-attack-setup.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-advice.h"
#include "hk-aotd-tools.h"

/* The sheets of the calculators of Army of the Dead. */

/* The Skills that an attack knows, by their names in the order of the book. */
static const HkWord *
list_skills (void)
{
  static GArray *words = NULL;

  if (words == NULL)
    {
      g_auto (GStrv) all = hk_aotd_list_all_skills ();

      words = g_array_new (TRUE, TRUE, sizeof (HkWord));
      for (guint i = 0; all[i] != NULL; i++)
        if (hk_aotd_attack_knows_skill (all[i]))
          {
            g_autofree char *title = hk_aotd_skill_get_title (all[i]);
            const HkWord word = { g_intern_string (all[i]), g_intern_string (title) };

            g_array_append_val (words, word);
          }
    }
  return (const HkWord *) (gpointer) words->data;
}

static const HkWord *
list_bonuses (void)
{
  static HkWord words[HK_AOTD_VAULT_N_BONUSES + 1];

  for (int i = 0; i < HK_AOTD_VAULT_N_BONUSES; i++)
    words[i] = (HkWord) { hk_aotd_vault_bonus_ids[i], hk_aotd_vault_bonus_to_title ((HkAotdVaultBonus) i) };
  return words;
}

/* Dice as their digits. */
static JsonNode *
encode_digits (JsonNode *told)
{
  JsonArray *faces = json_node_get_array (told);
  GString *digits = g_string_new (NULL);
  g_autofree char *text = NULL;

  for (guint i = 0; i < json_array_get_length (faces); i++)
    g_string_append_printf (digits, "%d", (int) json_array_get_int_element (faces, i));
  text = g_string_free_and_steal (digits);
  return json_node_init_string (json_node_alloc (), text);
}

static const HkWord weapon_kinds[] = { { "melee", N_("Melee") }, { "ranged", N_("Ranged") }, { "thrown", N_("Thrown") }, { NULL, NULL } };
static const HkWord abominations[] = {
  { "valentine", N_("Valentine") }, { "queen", N_("The Queen") }, { "zeus", N_("Zeus") }, { "mounted-zeus", N_("Zeus, mounted") }, { "helmeted-zeus", N_("Zeus with his helmet") }, { NULL, NULL },
};
static const HkWord targets[] = {
  { "shambler", N_("Shambler") }, { "alpha", N_("Alpha") }, { "abomination", N_("Any Abomination") }, { "valentine", N_("Valentine") }, { "queen", N_("The Queen") },
  { "zeus", N_("Zeus") }, { "helmeted-zeus", N_("Zeus with his helmet") }, { NULL, NULL },
};
static const HkWord aims[] = {
  { "adrenaline", N_("Most adrenaline") }, { "clear", N_("Clear the Zone") }, { "target", N_("Kill the target") }, { NULL, NULL },
};
static const HkWord levels[] = {
  { "blue", N_("Blue") }, { "yellow", N_("Yellow") }, { "orange", N_("Orange") }, { "red", N_("Red") }, { NULL, NULL },
};

static const HkToolField weapon[] = {
  { .name = "id", .kind = HK_TOOL_CARD, .title = N_("Card"), .pack_kind = "weapon" },
  { .name = "kind", .kind = HK_TOOL_CHOICE, .title = N_("Kind"), .required = TRUE, .words = weapon_kinds },
  { .name = "dice", .kind = HK_TOOL_INT, .title = N_("Regular dice"), .maximum = 10 },
  { .name = "ammo-dice", .kind = HK_TOOL_INT, .title = N_("Ammo Dice"), .maximum = 6 },
  { .name = "accuracy", .kind = HK_TOOL_INT, .title = N_("Accuracy"), .minimum = 2, .maximum = 6 },
  { .name = "damage", .kind = HK_TOOL_INT, .title = N_("Damage"), .required = TRUE, .maximum = 10 },
  { .name = "minimum-range", .kind = HK_TOOL_INT, .title = N_("Nearest Range"), .maximum = 9 },
  { .name = "maximum-range", .kind = HK_TOOL_INT, .title = N_("Farthest Range"), .maximum = 9 },
  { .name = "skill", .kind = HK_TOOL_CHOICE, .title = N_("Skill"), .list_words = list_skills },
  { .name = "explosive", .kind = HK_TOOL_SWITCH, .title = N_("Explosive") },
  { NULL },
};
static const HkToolField weapon_item[] = { { .name = "weapon", .kind = HK_TOOL_GROUP, .title = N_("Weapon"), .required = TRUE, .fields = weapon }, { NULL } };
static const HkToolField zone[] = {
  { .name = "shamblers", .kind = HK_TOOL_INT, .title = N_("Shamblers"), .maximum = HK_AOTD_ATTACK_MOST },
  { .name = "alphas", .kind = HK_TOOL_INT, .title = N_("Alphas"), .maximum = HK_AOTD_ATTACK_MOST },
  { .name = "abominations", .kind = HK_TOOL_SEVERAL, .title = N_("Abominations"), .maximum = 5, .words = abominations },
  { NULL },
};
static const HkToolField allotted[] = {
  { .name = "shamblers", .kind = HK_TOOL_INT, .title = N_("Shamblers"), .maximum = HK_AOTD_ATTACK_MOST },
  { .name = "alphas", .kind = HK_TOOL_INT, .title = N_("Alphas"), .maximum = HK_AOTD_ATTACK_MOST },
  { .name = "abominations", .kind = HK_TOOL_INT, .title = N_("Abominations"), .maximum = HK_AOTD_ATTACK_MOST },
  { NULL },
};

#define ZONE_FIELDS \
  { .name = "targets", .kind = HK_TOOL_GROUP, .title = N_("Zombies in the Zone"), .required = TRUE, .fields = zone }, \
  { .name = "skills", .kind = HK_TOOL_SEVERAL, .title = N_("Skills"), .maximum = 12, .list_words = list_skills }, \
  { .name = "target", .kind = HK_TOOL_CHOICE, .title = N_("Target"), .words = targets }, \
  { .name = "aim", .kind = HK_TOOL_CHOICE, .title = N_("Aim"), .words = aims, .preset = "\"adrenaline\"" }, \
  { .name = "explosives", .kind = HK_TOOL_NUMBERS, .title = N_("Damage of the other Explosives"), .maximum = 20, .most = HK_AOTD_ATTACK_CHAIN }

static const HkToolField attack[] = {
  { .name = "weapon", .kind = HK_TOOL_GROUP, .title = N_("Weapon"), .required = TRUE, .fields = weapon },
  { .name = "dice", .kind = HK_TOOL_NUMBERS, .title = N_("Faces of the dice"), .minimum = 1, .maximum = 6, .most = 20 },
  { .name = "ammo", .kind = HK_TOOL_NUMBERS, .title = N_("Faces of the Ammo Dice, 0 for Out of Ammo"), .maximum = 6, .most = 20 },
  { .name = "extra", .kind = HK_TOOL_NUMBERS, .title = N_("Faces of the additional dice"), .minimum = 1, .maximum = 6, .most = 20 },
  { .name = "allot", .kind = HK_TOOL_GROUP, .title = N_("Where the hits go"), .fields = allotted },
  ZONE_FIELDS,
  { NULL },
};
static const HkToolField best[] = {
  { .name = "weapons", .kind = HK_TOOL_LIST, .title = N_("Weapons"), .required = TRUE, .minimum = 1, .maximum = 8, .fields = weapon_item },
  ZONE_FIELDS,
  { NULL },
};
static const HkToolField spawn[] = {
  { .name = "level", .kind = HK_TOOL_CHOICE, .title = N_("Danger Level"), .words = levels, .preset = "\"blue\"" },
  { .name = "zones", .kind = HK_TOOL_INT, .title = N_("Zones that draw a card"), .maximum = 12, .preset = "2" },
  { .name = "cards", .kind = HK_TOOL_SEVERAL, .title = N_("Zombie cards left in the draw pile"), .maximum = 60, .pack_kind = "zombie-card" },
  { .name = "discards", .kind = HK_TOOL_SEVERAL, .title = N_("Zombie cards in the discards"), .maximum = 60, .pack_kind = "zombie-card" },
  { .name = "orders", .kind = HK_TOOL_SEVERAL, .title = N_("Zeus Orders left in the draw pile"), .maximum = 60, .pack_kind = "zeus-order" },
  { .name = "order-discards", .kind = HK_TOOL_SEVERAL, .title = N_("Zeus Orders in the discards"), .maximum = 60, .pack_kind = "zeus-order" },
  { NULL },
};
static const HkToolField vault[] = {
  { .name = "rolled", .kind = HK_TOOL_NUMBERS, .title = N_("Dice just rolled"), .minimum = 1, .maximum = 6, .most = 6, .encode = encode_digits },
  { .name = "reserve", .kind = HK_TOOL_NUMBERS, .title = N_("Dice set aside first"), .minimum = 1, .maximum = 6, .most = 6, .encode = encode_digits },
  { .name = "bonus", .kind = HK_TOOL_CHOICE, .title = N_("Bonus"), .list_words = list_bonuses },
  { NULL },
};

const HkToolForm hk_aotd_tool_forms[] = {
  { "attack", attack, NULL },
  { "attack-odds", attack, NULL },
  { "best-attack", best, NULL },
  { "spawn-odds", spawn, NULL },
  { "vault-odds", vault, NULL },
  { "vault-advice", vault, NULL },
  { NULL, NULL, NULL },
};
