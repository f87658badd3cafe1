/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/attack/hk-aotd-attack-json.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-advice.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-odds.h"
#include "hk-aotd-tools.h"
#include "ui/games/army-of-the-dead/dice/hk-aotd-set-aside.h"
#include "ui/tools/hk-tool-outcome.h"

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

static JsonNode *
decode_digits (JsonNode *given)
{
  g_autoptr (JsonArray) faces = json_array_new ();

  for (const char *digit = json_node_get_string (given); *digit != '\0'; digit++)
    json_array_add_int_element (faces, *digit - '0');
  return json_node_init_array (json_node_alloc (), faces);
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
  { .name = "id", .kind = HK_TOOL_CARD, .title = N_("Card"), .pack_kind = "weapon", .beside = TRUE },
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
static const HkToolField odds[] = {
  { .name = "weapon", .kind = HK_TOOL_GROUP, .title = N_("Weapon"), .required = TRUE, .fields = weapon },
  ZONE_FIELDS,
  { NULL },
};
static const HkToolField best[] = {
  { .name = "weapons", .kind = HK_TOOL_LIST, .title = N_("Weapons"), .required = TRUE, .minimum = 1, .maximum = 8, .fields = weapon_item },
  ZONE_FIELDS,
  { NULL },
};
static const HkToolField spawn[] = {
  { .name = "level", .kind = HK_TOOL_CHOICE, .title = N_("Danger Level"), .words = levels, .preset = "\"blue\"", .beside = TRUE },
  { .name = "zones", .kind = HK_TOOL_INT, .title = N_("Zones that draw a card"), .maximum = 12, .preset = "2" },
  { .name = "cards", .kind = HK_TOOL_SEVERAL, .title = N_("Zombie cards left in the draw pile"), .maximum = 60, .pack_kind = "zombie-card" },
  { .name = "discards", .kind = HK_TOOL_SEVERAL, .title = N_("Zombie cards in the discards"), .maximum = 60, .pack_kind = "zombie-card" },
  { .name = "orders", .kind = HK_TOOL_SEVERAL, .title = N_("Zeus Orders left in the draw pile"), .maximum = 60, .pack_kind = "zeus-order" },
  { .name = "order-discards", .kind = HK_TOOL_SEVERAL, .title = N_("Zeus Orders in the discards"), .maximum = 60, .pack_kind = "zeus-order" },
  { NULL },
};
static const HkToolField vault[] = {
  { .name = "rolled", .kind = HK_TOOL_NUMBERS, .title = N_("Dice just rolled"), .minimum = 1, .maximum = 6, .most = 6, .encode = encode_digits, .decode = decode_digits },
  { .name = "reserve", .kind = HK_TOOL_NUMBERS, .title = N_("Dice set aside first"), .minimum = 1, .maximum = 6, .most = 6, .encode = encode_digits, .decode = decode_digits },
  { .name = "bonus", .kind = HK_TOOL_CHOICE, .title = N_("Bonus"), .list_words = list_bonuses, .beside = TRUE },
  { .name = "rolls-left", .kind = HK_TOOL_INT, .title = N_("Rolls after the one that is shown or comes next"), .maximum = HK_AOTD_VAULT_MOST_ROLLS - 1 },
  { NULL },
};

/* The sheet counts the rolls after the one at hand, so that the number stays right when it has been rolled; the calculator those to
 * come. */
static void
encode_rolls (JsonObject *params)
{
  if (json_object_has_member (params, "rolls-left") && !json_object_has_member (params, "rolled"))
    json_object_set_int_member (params, "rolls-left", json_object_get_int_member (params, "rolls-left") + 1);
}

static void
decode_rolls (JsonObject *params)
{
  gint64 left;

  if (!json_object_has_member (params, "rolls-left") || json_object_has_member (params, "rolled"))
    return;
  left = json_object_get_int_member (params, "rolls-left");
  if (left > 0)
    json_object_set_int_member (params, "rolls-left", left - 1);
  else
    json_object_remove_member (params, "rolls-left");
}

/* The chances of an attack; of a distribution how likely it is more than none. */
static void
show_odds (JsonObject *result,
           JsonObject *params,
           AdwWrapBox *outcomes)
{
  static const struct { const char *member; const char *title; } chances[] = {
    { "cleared", N_("The Zone is clear") }, { "target-dead", N_("The target is dead") }, { "out-of-ammo", N_("Out of Ammo") },
  };
  static const struct { const char *member; const char *title; } means[] = {
    { "hits", N_("Hits") }, { "adrenaline", N_("Adrenaline") }, { "wounds", N_("Wounds to friends") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    if (i == 0 || json_object_get_double_member (result, chances[i].member) > 0)
      hk_tool_outcome_add_chance (outcomes, HK_OUTCOME_PLAIN, _(chances[i].title), json_object_get_double_member (result, chances[i].member), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (means); i++)
    {
      const double mean = json_object_get_double_member (json_object_get_object_member (result, means[i].member), "mean");
      g_autofree char *value = g_strdup_printf ("%.2f", mean);

      if (mean > 0)
        hk_tool_outcome_add (outcomes, HK_OUTCOME_PLAIN, _(means[i].title), value, _("on average"));
    }
}

static const char *
name_weapon (JsonObject *params,
             JsonObject *way)
{
  JsonArray *weapons = json_object_get_array_member (params, "weapons");
  JsonObject *one = json_array_get_object_element (weapons, (guint) json_object_get_int_member (way, "weapon"));
  const char *kind = json_object_get_string_member_with_default (one, "kind", "melee");

  return json_object_get_string_member_with_default (one, "id", hk_word_tell (weapon_kinds, G_N_ELEMENTS (weapon_kinds) - 1, kind));
}

/* All attacks side by side, the best first. */
static void
show_attacks (JsonObject *result,
              JsonObject *params,
              AdwWrapBox *outcomes)
{
  JsonArray *attacks = json_object_get_array_member (result, "attacks");
  const gboolean is_mean = g_str_equal (json_object_get_string_member_with_default (params, "aim", "adrenaline"), "adrenaline");

  for (guint i = 0; i < json_array_get_length (attacks); i++)
    {
      JsonObject *way = json_array_get_object_element (attacks, i);
      const double worth = json_object_get_double_member (way, "worth");
      const char *target = json_object_get_string_member_with_default (way, "target", NULL);
      const char *note = json_object_get_boolean_member (way, "concentrated") ? hk_word_tell (targets, G_N_ELEMENTS (targets) - 1, target) : NULL;
      g_autofree char *value = is_mean ? g_strdup_printf ("%.2f", worth) : g_strdup_printf (_("%.1f %%"), 100 * worth);
      g_autofree char *title = g_strdup_printf (_("%d: %s"), (int) json_object_get_int_member (way, "weapon") + 1, name_weapon (params, way));

      hk_tool_outcome_add (outcomes, i == 0 ? HK_OUTCOME_BEST : HK_OUTCOME_PLAIN, title, value, note);
    }
}

static void
show_spawn (JsonObject *result,
            JsonObject *params,
            AdwWrapBox *outcomes)
{
  static const struct { const char *member; const char *title; } types[] = {
    { "shambler", N_("Shamblers") }, { "alpha", N_("Alphas") }, { "valentine", N_("Valentine") }, { "queen", N_("The Queen") }, { "zeus", N_("Zeus") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      JsonObject *type = json_object_get_object_member (result, types[i].member);
      const double expected = json_object_get_double_member (type, "expected");
      const double shortage = json_object_get_double_member_with_default (type, "shortage", 0);
      g_autofree char *value = g_strdup_printf ("%.2f", expected);
      g_autofree char *note = shortage > 0 ? g_strdup_printf (_("Extra Activation %.1f %%"), 100 * shortage) : g_strdup (_("on average"));

      if (json_object_has_member (type, "shortage"))
        hk_tool_outcome_add (outcomes, HK_OUTCOME_PLAIN, _(types[i].title), value, note);
      else if (expected > 0)
        hk_tool_outcome_add_chance (outcomes, HK_OUTCOME_PLAIN, _(types[i].title), expected, _("comes"));
    }
}

static void
show_advice (JsonObject *result,
             JsonObject *params,
             AdwWrapBox *outcomes)
{
  JsonArray *choices = json_object_get_array_member (result, "choices");

  if (json_object_get_string_member_with_default (params, "rolled", "")[0] != '\0')
    adw_wrap_box_append (outcomes, hk_aotd_set_aside_new (result, params));
  for (guint i = 0; i < json_array_get_length (choices) && i < 6; i++)
    {
      JsonObject *choice = json_array_get_object_element (choices, i);
      const char *added = json_object_get_string_member (choice, "set-aside");
      g_autofree char *title = added[0] == '\0' ? g_strdup (_("Roll all")) : g_strdup_printf (_("Set aside %s"), added);

      hk_tool_outcome_add_chance (outcomes, i == 0 ? HK_OUTCOME_BEST : HK_OUTCOME_PLAIN, title, json_object_get_double_member (choice, "chance"), NULL);
    }
}

const HkToolForm hk_aotd_tool_forms[] = {
  { .calculator = "attack", .fields = attack },
  { .calculator = "attack-odds", .fields = odds, .measure = "worth", .show = show_odds },
  { .calculator = "best-attack", .fields = best, .first = TRUE, .show = show_attacks },
  { .calculator = "spawn-odds", .fields = spawn, .first = TRUE, .measure = "shambler/expected", .less_is_better = TRUE, .show = show_spawn },
  { .calculator = "vault-odds", .fields = vault, .encode = encode_rolls, .decode = decode_rolls, .measure = "chance" },
  { .calculator = "vault-advice", .fields = vault, .encode = encode_rolls, .decode = decode_rolls, .advice = "text", .measure = "chance", .show = show_advice },
  { NULL },
};
