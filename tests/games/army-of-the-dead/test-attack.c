/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/attack/hk-aotd-attack-json.h"
#include "games/army-of-the-dead/guide/hk-aotd-calc-attack.h"
#include "hk-play.h"

/* Attacks of Army of the Dead after the roll: the examples of pages 24 to 28, and what Skills and Explosives
 * add. The book prints no Accuracy; 4+ is taken, and faces that hit or miss with it. */

/* The number at a path such as "kills.shamblers"; booleans count 1, lists their length. */
static int
get_number (JsonNode   *answer,
            const char *path)
{
  g_auto (GStrv) members = g_strsplit (path, ".", -1);
  JsonNode *node = answer;

  for (guint i = 0; members[i] != NULL; i++)
    {
      node = json_object_get_member (json_node_get_object (node), members[i]);
      g_assert_nonnull (node);
    }
  if (JSON_NODE_HOLDS_ARRAY (node))
    return (int) json_array_get_length (json_node_get_array (node));
  if (json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    return json_node_get_boolean (node);
  return (int) json_node_get_int (node);
}

#define BAT "\"weapon\":{\"kind\":\"melee\",\"dice\":2,\"accuracy\":4,\"damage\":1}"
#define CROWBAR "\"weapon\":{\"id\":\"crowbar\",\"kind\":\"melee\",\"dice\":1,\"accuracy\":4,\"damage\":1}"
#define HMG "\"weapon\":{\"kind\":\"ranged\",\"dice\":2,\"ammo-dice\":2,\"accuracy\":4,\"damage\":2}"
#define KATANA "\"weapon\":{\"kind\":\"melee\",\"dice\":3,\"accuracy\":4,\"damage\":1,\"skill\":\"charge\"}"
#define REVOLVER "\"weapon\":{\"kind\":\"ranged\",\"dice\":2,\"accuracy\":4,\"damage\":1}"
#define SMG "\"weapon\":{\"kind\":\"ranged\",\"minimum-range\":0,\"maximum-range\":1,\"dice\":5,\"ammo-dice\":1,\"accuracy\":5,\"damage\":1}"
#define SNIPER "\"weapon\":{\"kind\":\"ranged\",\"minimum-range\":1,\"maximum-range\":4,\"dice\":1,\"accuracy\":4,\"damage\":2}"
#define BOLA "\"weapon\":{\"id\":\"bola-gun\",\"kind\":\"ranged\",\"dice\":1,\"accuracy\":4,\"damage\":0}"
#define TNT "\"weapon\":{\"kind\":\"thrown\",\"damage\":4}"
#define LAUNCHER "\"weapon\":{\"kind\":\"ranged\",\"dice\":2,\"accuracy\":4,\"damage\":4,\"explosive\":true}"
#define BLADE(n, damage) "\"weapon\":{\"kind\":\"melee\",\"dice\":" #n ",\"accuracy\":4,\"damage\":" #damage "}"
#define GUN(n, damage) "\"weapon\":{\"kind\":\"ranged\",\"dice\":" #n ",\"accuracy\":4,\"damage\":" #damage "}"
#define ZONE(s, a) "\"targets\":{\"shamblers\":" #s ",\"alphas\":" #a "}"
#define WITH(s, a, x) "\"targets\":{\"shamblers\":" #s ",\"alphas\":" #a ",\"abominations\":[" x "]}"

static const struct
{
  const char *params;
  const char *member;
  int         value;
} cases[] = {
  /* Page 24: two hits kill two of three Shamblers; of two more one is lost. */
  { "{" BAT "," ZONE (3, 0) ",\"dice\":[4,6]}", "kills.shamblers", 2 },
  { "{" BAT "," ZONE (1, 0) ",\"dice\":[4,5]}", "hits", 2 },
  { "{" BAT "," ZONE (1, 0) ",\"dice\":[4,5]}", "kills.shamblers", 1 },
  { "{" BAT "," ZONE (1, 0) ",\"dice\":[4,5]}", "wasted", 1 },
  /* Page 24: Damage 1 does nothing to an Alpha; nobody is hit by a missed strike. */
  { "{" CROWBAR "," ZONE (1, 1) ",\"friends\":1,\"dice\":[4]}", "kills.shamblers", 1 },
  { "{" CROWBAR "," ZONE (1, 1) ",\"dice\":[4],\"allot\":{\"alphas\":1}}", "kills.alphas", 0 },
  { "{" CROWBAR "," ZONE (1, 1) ",\"dice\":[4],\"allot\":{\"alphas\":1}}", "wasted", 1 },
  { "{" CROWBAR "," ZONE (1, 1) ",\"friends\":1,\"dice\":[1]}", "wounds", 0 },
  /* Page 25: two hits of two dice and two Ammo dice, one out of ammo. */
  { "{" HMG "," ZONE (3, 0) ",\"dice\":[5,2],\"ammo\":[4,0]}", "kills.shamblers", 2 },
  { "{" HMG "," ZONE (3, 0) ",\"dice\":[5,2],\"ammo\":[4,0]}", "out-of-ammo", 1 },
  { "{" HMG "," ZONE (3, 0) ",\"dice\":[5,2],\"ammo\":[4,1]}", "out-of-ammo", 1 },
  { "{" HMG "," ZONE (3, 0) ",\"dice\":[5,2],\"ammo\":[4,2]}", "out-of-ammo", 0 },
  { "{" HMG "," ZONE (3, 0) ",\"ammo-faces\":0,\"dice\":[5,2],\"ammo\":[4,1]}", "out-of-ammo", 0 },
  /* Page 25: three successes with Damage 1 kill an Alpha, and nobody else. */
  { "{" KATANA "," ZONE (1, 1) ",\"concentrated\":true,\"target\":\"alpha\",\"dice\":[4,5,6]}", "total-damage", 3 },
  { "{" KATANA "," ZONE (1, 1) ",\"concentrated\":true,\"target\":\"alpha\",\"dice\":[4,5,6]}", "kills.alphas", 1 },
  { "{" KATANA "," ZONE (1, 1) ",\"concentrated\":true,\"target\":\"alpha\",\"dice\":[4,5,6]}", "kills.shamblers", 0 },
  { "{" KATANA "," ZONE (1, 1) ",\"concentrated\":true,\"target\":\"alpha\",\"dice\":[4,5,6]}", "wasted", 1 },
  { "{" KATANA "," ZONE (1, 1) ",\"concentrated\":true,\"target\":\"alpha\",\"dice\":[4,1,1]}", "kills.alphas", 0 },
  /* Page 26: Shamblers first, so that Alpha and Zeus stand. */
  { "{" HMG "," WITH (3, 1, "\"zeus\"") ",\"dice\":[4,4],\"ammo\":[3,4]}", "kills.shamblers", 3 },
  { "{" HMG "," WITH (3, 1, "\"zeus\"") ",\"dice\":[4,4],\"ammo\":[3,4]}", "kills.alphas", 0 },
  { "{" HMG "," WITH (3, 1, "\"zeus\"") ",\"dice\":[4,4],\"ammo\":[4,4]}", "kills.alphas", 1 },
  { "{" HMG "," WITH (3, 1, "\"zeus\"") ",\"dice\":[4,4],\"ammo\":[4,4]}", "kills.abominations", 0 },
  /* Page 26: two successes spare Kate; misses do not. */
  { "{" REVOLVER "," ZONE (1, 0) ",\"friends\":1,\"dice\":[4,6]}", "wounds", 0 },
  { "{" REVOLVER "," ZONE (1, 0) ",\"friends\":1,\"dice\":[4,6]}", "wasted", 1 },
  { "{" REVOLVER "," ZONE (1, 0) ",\"friends\":1,\"dice\":[3,6]}", "wounds", 1 },
  { "{" REVOLVER "," ZONE (1, 0) ",\"dice\":[3,6]}", "wounds", 0 },
  { "{" REVOLVER "," ZONE (1, 0) ",\"friends\":1,\"skills\":[\"steady-hand\"],\"dice\":[3,6]}", "wounds", 0 },
  { "{" HMG "," ZONE (1, 0) ",\"friends\":2,\"dice\":[3,6],\"ammo\":[0,2]}", "wounds", 6 },
  { "{" HMG "," ZONE (1, 0) ",\"friends\":2,\"dice\":[3,6],\"ammo\":[0,2]}", "friendly-hits", 3 },
  /* Page 26: the Bola Gun traps the Queen, who then dies of six hits with +2 on each die. */
  { "{" BOLA "," WITH (0, 0, "\"queen\"") ",\"dice\":[4]}", "n-trapped", 1 },
  { "{" BOLA "," WITH (0, 0, "\"queen\"") ",\"skills\":[\"plus-damage:ranged\"],\"dice\":[4]}", "kills.abominations", 0 },
  { "{" BOLA "," WITH (2, 0, "\"queen\"") ",\"skills\":[\"plus-die:combat\"],\"dice\":[4,4]}", "n-trapped", 2 },
  { "{" SMG "," WITH (0, 0, "\"queen\"") ",\"concentrated\":true,\"target\":\"queen\",\"trapped\":true,\"dice\":[3,3,4,5,6],\"ammo\":[3]}", "hits", 6 },
  { "{" SMG "," WITH (0, 0, "\"queen\"") ",\"concentrated\":true,\"target\":\"queen\",\"trapped\":true,\"dice\":[3,3,4,5,6],\"ammo\":[3]}", "kills.abominations", 1 },
  { "{" SMG "," WITH (0, 0, "\"queen\"") ",\"concentrated\":true,\"target\":\"queen\",\"trapped\":true,\"dice\":[3,3,4,5,6],\"ammo\":[3]}", "adrenaline-all", 5 },
  { "{" SMG "," WITH (0, 0, "\"queen\"") ",\"concentrated\":true,\"target\":\"queen\",\"dice\":[3,3,4,5,6],\"ammo\":[3]}", "kills.abominations", 0 },
  { "{" SMG "," WITH (0, 0, "\"queen\"") ",\"trapped\":true,\"dice\":[3,3,4,5,6],\"ammo\":[3]}", "hits", 2 },
  /* Page 28: a Truck Attack with two hits leaves a Shambler and the Alpha. */
  { "{" GUN (2, 1) "," ZONE (3, 1) ",\"dice\":[4,6]}", "kills.shamblers", 2 },
  { "{" GUN (2, 2) "," ZONE (3, 1) ",\"dice\":[4,6]}", "kills.alphas", 0 },
  /* Ranges of page 25. */
  { "{" SMG "," ZONE (1, 0) ",\"range\":1,\"dice\":[6,1,1,1,1],\"ammo\":[2]}", "hits", 1 },
  { "{" SNIPER "," ZONE (1, 0) ",\"range\":4,\"dice\":[6]}", "hits", 1 },
  /* The Alpha stands before an Abomination; Damage that does not kill it is lost. */
  { "{" GUN (4, 4) "," WITH (1, 1, "\"valentine\",\"queen\"") ",\"dice\":[4,4,4,4]}", "kills.abominations", 1 },
  { "{" GUN (4, 4) "," WITH (1, 1, "\"valentine\",\"queen\"") ",\"dice\":[4,4,4,4]}", "wasted", 1 },
  { "{" GUN (4, 1) "," ZONE (1, 1) ",\"dice\":[4,4,4,4]}", "wasted", 3 },
  /* Melee without a choice: what brings most points. */
  { "{" BLADE (2, 2) "," ZONE (2, 1) ",\"dice\":[4,4]}", "adrenaline", 3 },
  { "{" BLADE (2, 4) "," WITH (2, 1, "\"valentine\"") ",\"dice\":[4,1]}", "adrenaline-all", 5 },
  { "{" BLADE (1, 2) "," ZONE (1, 1) ",\"aim\":\"target\",\"target\":\"shambler\",\"dice\":[4]}", "kills.shamblers", 1 },
  { "{" BLADE (2, 2) "," ZONE (2, 1) ",\"dice\":[4,4],\"allot\":{\"shamblers\":2}}", "adrenaline", 2 },
  /* Skills. */
  { "{" BAT "," ZONE (5, 0) ",\"skills\":[\"plus-die:melee\"],\"dice\":[4,4,4]}", "kills.shamblers", 3 },
  { "{" BAT "," ZONE (5, 0) ",\"skills\":[\"plus-die:ranged\"],\"dice\":[4,4]}", "kills.shamblers", 2 },
  { "{" BAT "," ZONE (5, 0) ",\"skills\":[\"escalation:combat\"],\"escalation\":2,\"dice\":[4,4,4,4]}", "kills.shamblers", 4 },
  { "{" BAT "," ZONE (0, 2) ",\"skills\":[\"plus-damage:combat\"],\"dice\":[4,4]}", "kills.alphas", 2 },
  { "{" BAT "," ZONE (0, 2) ",\"skills\":[\"roll-6-damage:melee\"],\"dice\":[4,6]}", "kills.alphas", 2 },
  { "{" BAT "," ZONE (5, 0) ",\"skills\":[\"roll-6-die:melee\"],\"dice\":[6,6],\"extra\":[6,1,4]}", "hits", 4 },
  { "{" BAT "," ZONE (5, 0) ",\"skills\":[\"roll-6-die:melee\"],\"dice\":[6,6],\"extra\":[1]}", "hits", 2 },
  { "{" BAT "," ZONE (5, 0) ",\"skills\":[\"reaper:melee\"],\"dice\":[4,1]}", "kills.shamblers", 2 },
  { "{" BLADE (2, 2) "," ZONE (3, 3) ",\"skills\":[\"reaper:combat\"],\"dice\":[4,4]}", "adrenaline", 6 },
  { "{" BLADE (2, 2) "," ZONE (1, 1) ",\"skills\":[\"reaper:combat\"],\"dice\":[4,4]}", "adrenaline", 3 },
  { "{" BLADE (3, 2) "," ZONE (3, 3) ",\"skills\":[\"reaper:ranged\"],\"dice\":[4,4,1]}", "adrenaline", 4 },
  { "{" GUN (2, 2) "," ZONE (2, 1) ",\"skills\":[\"reaper:ranged\"],\"dice\":[4,4]}", "adrenaline", 4 },
  { "{" GUN (3, 2) "," ZONE (2, 2) ",\"skills\":[\"reaper:ranged\"],\"dice\":[4,4,4]}", "adrenaline", 6 },
  { "{" GUN (1, 1) "," WITH (1, 1, "\"zeus\"") ",\"skills\":[\"hunter:abomination\"],\"dice\":[4]}", "kills.abominations", 1 },
  { "{" GUN (1, 1) "," WITH (1, 1, "\"zeus\"") ",\"skills\":[\"hunter:abomination\"],\"dice\":[1]}", "kills.abominations", 0 },
  { "{" GUN (1, 1) "," WITH (1, 1, "\"helmeted-zeus\"") ",\"skills\":[\"hunter:abomination\"],\"dice\":[4]}", "kills.abominations", 0 },
  { "{" GUN (1, 1) "," ZONE (1, 1) ",\"skills\":[\"hunter:alpha\"],\"dice\":[4]}", "cleared", 1 },
  { "{" GUN (2, 4) "," WITH (1, 1, "\"valentine\"") ",\"skills\":[\"hunter:alpha\"],\"dice\":[4,4]}", "cleared", 1 },
  { "{" GUN (1, 1) "," ZONE (1, 1) ",\"skills\":[\"hunter:shambler\"],\"dice\":[4]}", "hunted", 0 },
  { "{" GUN (1, 1) "," ZONE (2, 1) ",\"skills\":[\"hunter:shambler\",\"hunter:alpha\"],\"dice\":[4]}", "hunted", 2 },
  { "{" KATANA "," ZONE (0, 2) ",\"concentrated\":true,\"target\":\"alpha\",\"skills\":[\"reaper:melee\"],\"dice\":[4,5,1]}", "kills.alphas", 2 },
  /* Accuracy gets no better than 2+. */
  { "{" BAT "," ZONE (5, 0) ",\"bonus-accuracy\":4,\"dice\":[1,2]}", "hits", 1 },
  /* Explosives. */
  { "{" TNT "," WITH (3, 2, "\"valentine\",\"queen\"") ",\"friends\":2}", "kills.shamblers", 3 },
  { "{" TNT "," WITH (3, 2, "\"valentine\",\"queen\"") ",\"friends\":2}", "kills.alphas", 2 },
  { "{" TNT "," WITH (3, 2, "\"valentine\",\"queen\"") ",\"friends\":2}", "kills.abominations", 1 },
  { "{" TNT "," WITH (3, 2, "\"valentine\",\"queen\"") ",\"friends\":2,\"skills\":[\"steady-hand\"]}", "blast-wounds", 4 },
  { "{" TNT "," WITH (3, 2, "\"zeus\"") ",\"explosives\":[2]}", "kills.abominations", 1 },
  { "{" TNT "," WITH (3, 2, "\"zeus\"") ",\"explosives\":[1]}", "kills.abominations", 0 },
  { "{" TNT "," WITH (0, 0, "\"helmeted-zeus\"") ",\"explosives\":[9]}", "helmet-off", 1 },
  { "{" TNT "," WITH (0, 0, "\"helmeted-zeus\"") ",\"explosives\":[9]}", "kills.abominations", 0 },
  { "{" LAUNCHER "," WITH (5, 2, "\"valentine\"") ",\"dice\":[1,4]}", "adrenaline", 9 },
  { "{" LAUNCHER "," WITH (5, 2, "\"valentine\"") ",\"dice\":[1,1]}", "adrenaline", 0 },
  { "{" LAUNCHER "," WITH (0, 0, "\"helmeted-zeus\"") ",\"dice\":[1,1]}", "helmet-off", 0 },
  { "{" LAUNCHER "," WITH (0, 0, "\"helmeted-zeus\"") ",\"dice\":[1,5]}", "helmet-off", 1 },
  { "{" LAUNCHER "," ZONE (5, 2) ",\"friends\":2,\"dice\":[1,4]}", "blast-wounds", 4 },
  { "{" LAUNCHER "," ZONE (5, 2) ",\"friends\":2,\"dice\":[1,4]}", "wounds", 4 },
  { "{" LAUNCHER "," ZONE (5, 0) ",\"skills\":[\"explosive-master\"],\"dice\":[1,4,4]}", "hits", 2 },
  { "{" LAUNCHER "," WITH (0, 0, "\"zeus\",\"queen\"") ",\"concentrated\":true,\"target\":\"zeus\",\"dice\":[4,4]}", "kills.abominations", 1 },
  { "{" LAUNCHER "," WITH (0, 0, "\"zeus\",\"queen\"") ",\"concentrated\":true,\"target\":\"zeus\",\"explosives\":[1],\"dice\":[4,4]}", "kills.abominations", 2 },
  /* A weapon that is no Explosive sets nothing off. */
  { "{" GUN (1, 2) "," ZONE (3, 0) ",\"explosives\":[4],\"dice\":[4]}", "kills.shamblers", 1 },
};

static void
test_attacks (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkBreakdown) breakdown = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) answer = hk_play_calculate ("army-of-the-dead", "attack", cases[i].params, &breakdown,
                                                       &error);

      g_test_message ("%s of %s", cases[i].member, cases[i].params);
      g_assert_no_error (error);
      g_assert_nonnull (breakdown);
      g_assert_cmpint (get_number (answer, cases[i].member), ==, cases[i].value);
    }
}

static void
test_refused (void)
{
  static const struct
  {
    const char *name;
    const char *params;
    HkError     code;
  } refused[] = {
    /* Page 26: Zeus may not be aimed at past Shamblers and an Alpha. */
    { "attack", "{" HMG "," WITH (3, 1, "\"zeus\"") ",\"concentrated\":true,\"target\":\"zeus\",\"dice\":[4,4],\"ammo\":[3,4]}", HK_ERROR_REFUSED },
    { "attack", "{" HMG "," WITH (0, 1, "\"zeus\"") ",\"concentrated\":true,\"target\":\"zeus\",\"dice\":[4,4],\"ammo\":[3,4]}", HK_ERROR_REFUSED },
    /* Page 25: the ranges of two guns. */
    { "attack", "{" SMG "," ZONE (1, 0) ",\"range\":2,\"dice\":[6,1,1,1,1],\"ammo\":[2]}", HK_ERROR_REFUSED },
    { "attack", "{" SNIPER "," ZONE (1, 0) ",\"range\":0,\"dice\":[6]}", HK_ERROR_REFUSED },
    { "attack", "{" SNIPER "," ZONE (1, 0) ",\"range\":5,\"dice\":[6]}", HK_ERROR_REFUSED },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"range\":1,\"dice\":[6,6]}", HK_ERROR_REFUSED },
    { "attack", "{" GUN (1, 1) "," ZONE (1, 0) ",\"dice\":[6],\"allot\":{\"shamblers\":1}}", HK_ERROR_REFUSED },
    { "attack", "{" TNT "," ZONE (1, 0) ",\"concentrated\":true,\"target\":\"shambler\"}", HK_ERROR_REFUSED },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"dice\":[6]}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"dice\":[6,7]}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"dice\":[6,6],\"ammo\":[3]}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"dice\":[6,6],\"extra\":[3]}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"skills\":[\"roll-6-die:melee\"],\"dice\":[6,1],\"extra\":[3,3]}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"dice\":[6,1],\"allot\":{\"shamblers\":2}}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"dice\":[6,1],\"allot\":{\"frogs\":2}}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"concentrated\":true,\"dice\":[6,1]}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"concentrated\":true,\"target\":\"alpha\",\"dice\":[6,1]}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"target\":\"frog\",\"dice\":[6,1]}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," WITH (1, 0, "\"frog\"") ",\"dice\":[6,1]}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," WITH (1, 0, "\"abomination\"") ",\"dice\":[6,1]}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"skills\":[\"plus-die:move\"],\"dice\":[6,1]}", HK_ERROR_PARAMETER },
    { "attack", "{" BAT "," ZONE (1, 0) ",\"explosives\":[1,1,1,1,1,1,1,1,1],\"dice\":[6,1]}", HK_ERROR_PARAMETER },
    { "attack", "{" ZONE (1, 0) ",\"dice\":[6,1]}", HK_ERROR_PARAMETER },
    { "attack-odds", "{\"weapon\":{\"kind\":\"melee\",\"damage\":1,\"dice\":1}," ZONE (1, 0) "}", HK_ERROR_PARAMETER },
    { "attack-odds", "{\"weapon\":{\"kind\":\"melee\",\"damage\":1,\"accuracy\":3}," ZONE (1, 0) "}", HK_ERROR_PARAMETER },
    { "attack-odds", "{\"weapon\":{\"kind\":\"sling\",\"damage\":1}," ZONE (1, 0) "}", HK_ERROR_PARAMETER },
    { "attack-odds", "{\"weapon\":{\"kind\":\"thrown\",\"damage\":1,\"noisy\":2}," ZONE (1, 0) "}", HK_ERROR_PARAMETER },
    { "attack-odds", "{\"weapon\":{\"kind\":\"thrown\",\"damage\":1,\"skill\":\"frog\"}," ZONE (1, 0) "}", HK_ERROR_PARAMETER },
    { "attack-odds", "{" BAT "," ZONE (1, 0) ",\"aim\":\"target\"}", HK_ERROR_PARAMETER },
    { "best-attack", "{\"weapons\":{}," ZONE (1, 0) "}", HK_ERROR_PARAMETER },
    { "best-attack", "{\"weapons\":[]," ZONE (1, 0) "}", HK_ERROR_PARAMETER },
    { "best-attack", "{\"weapons\":[7]," ZONE (1, 0) "}", HK_ERROR_PARAMETER },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (HkBreakdown) breakdown = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) answer = hk_play_calculate ("army-of-the-dead", refused[i].name, refused[i].params,
                                                       &breakdown, &error);

      g_test_message ("%s %s", refused[i].name, refused[i].params);
      g_assert_null (answer);
      g_assert_null (breakdown);
      g_assert_error (error, HK_ERROR, (int) refused[i].code);
    }
}

/* Every term of a breakdown names a rule of the game. */
static void
check_rules (HkBreakdown *breakdown)
{
  g_assert_true (g_str_has_prefix (hk_breakdown_get_rule (breakdown), "army-of-the-dead/"));
  for (HkBreakdown *term = hk_breakdown_get_first (breakdown); term != NULL; term = hk_breakdown_get_next (term))
    check_rules (term);
}

static void
test_breakdowns (void)
{
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkBreakdown) breakdown = NULL;
      g_autoptr (JsonNode) answer = hk_play_calculate ("army-of-the-dead", "attack", cases[i].params, &breakdown,
                                                       &error);

      g_assert_no_error (error);
      g_assert_nonnull (answer);
      check_rules (breakdown);
    }
  {
    g_autoptr (HkBreakdown) breakdown = NULL;
    g_autoptr (JsonNode) answer = hk_play_calculate ("army-of-the-dead", "attack", "{" HMG "," ZONE (3,
                                                                                                     0) ",\"dice\":[5,2],\"ammo\":[4,0]}", &breakdown, &error);
    g_autofree char *text = hk_breakdown_to_text (breakdown);

    g_assert_nonnull (answer);
    g_assert_cmpstr (hk_breakdown_get_value (breakdown), ==, "2 hits, 2 Zombies killed");
    g_assert_nonnull (strstr (text, "4, Out of Ammo"));
  }
}

static void
test_due (void)
{
  static const int dice[] = { 6, 6, 1 };
  static const int extra[] = { 6, 2 };
  static const char * const skills[] = { "escalation:melee", NULL };
  static const HkAotdWeapon weapon = { .kind = HK_AOTD_WEAPON_MELEE, .dice = 3, .accuracy = 4, .damage = 1, .skill = "roll-6-die:melee" };
  HkAotdRoll roll = { .dice = dice, .n_dice = 3 };
  HkAotdAttack attack;

  hk_aotd_attack_init (&attack, &weapon);
  g_assert_cmpint (hk_aotd_attack_count_due (&attack, &roll), ==, 0);
  hk_aotd_attack_add_skills (&attack, skills, NULL);
  g_assert_cmpint (attack.escalation, ==, 0);
  g_assert_cmpint (hk_aotd_attack_count_due (&attack, &roll), ==, 2);
  roll.extra = extra;
  roll.n_extra = 2;
  g_assert_cmpint (hk_aotd_attack_count_due (&attack, &roll), ==, 1);
}

/* Page 24: the player divides the hits of a Melee Action, where they can go to different ends. */
static void
test_choice (void)
{
  static const struct
  {
    HkAotdWeaponKind kind;
    int              damage;
    int              shamblers;
    int              alphas;
    int              hits;
    gboolean         concentrated;
    gboolean         choice;
  } ways[] = {
    { HK_AOTD_WEAPON_MELEE, 2, 2, 1, 2, FALSE, TRUE },
    { HK_AOTD_WEAPON_MELEE, 2, 1, 1, 1, FALSE, TRUE },
    { HK_AOTD_WEAPON_MELEE, 2, 2, 1, 3, FALSE, FALSE },
    { HK_AOTD_WEAPON_MELEE, 2, 2, 1, 0, FALSE, FALSE },
    { HK_AOTD_WEAPON_MELEE, 2, 3, 0, 2, FALSE, FALSE },
    { HK_AOTD_WEAPON_MELEE, 1, 2, 1, 1, FALSE, FALSE },
    { HK_AOTD_WEAPON_MELEE, 2, 2, 1, 2, TRUE, FALSE },
    { HK_AOTD_WEAPON_RANGED, 2, 2, 1, 2, FALSE, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      const HkAotdWeapon weapon = { .kind = ways[i].kind, .dice = 3, .accuracy = 4, .damage = ways[i].damage };
      HkAotdAttack attack;
      HkAotdOutcome outcome;
      HkAotdChoice choice;

      hk_aotd_attack_init (&attack, &weapon);
      attack.shamblers = ways[i].shamblers;
      attack.alphas = ways[i].alphas;
      attack.concentrated = ways[i].concentrated;
      attack.target = ways[i].concentrated ? HK_AOTD_TARGET_ALPHA : HK_AOTD_TARGET_NONE;
      hk_aotd_attack_settle (&attack, ways[i].hits, 3 - ways[i].hits, 0, FALSE, NULL, &outcome);
      g_test_message ("way %u", (guint) i);
      g_assert_cmpint (hk_aotd_attack_find_choice (&attack, &outcome, &choice), ==, ways[i].choice);
      if (!ways[i].choice)
        continue;
      g_assert_cmpint (choice.hits, ==, ways[i].hits);
      g_assert_cmpint (choice.allotment.alphas, ==, 1);
      g_assert_cmpint (choice.allotment.shamblers, ==, ways[i].hits - 1);
      g_assert_cmpint (choice.most.alphas, ==, 1);
      g_assert_cmpint (choice.most.shamblers, ==, ways[i].shamblers);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/attack/pages-24-to-28", test_attacks);
  g_test_add_func ("/attack/refused", test_refused);
  g_test_add_func ("/attack/workings", test_breakdowns);
  g_test_add_func ("/attack/dice-due", test_due);
  g_test_add_func ("/attack/page-24-choice", test_choice);
  return g_test_run ();
}
