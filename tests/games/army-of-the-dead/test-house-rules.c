/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"
#include "games/army-of-the-dead/attack/hk-aotd-attack.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"

/* Every ruling of ours with a switch, played as we rule and then by the switch. */

#define MISSION \
  "{" AOTD_TEAM ",\"sleepers\":10,\"vault\":true,\"zeus-spawn\":true,\"noise\":\"the roof\"," \
  "\"personal\":[{\"survivor\":\"dieter\",\"text\":\"Payback\",\"kills\":5,\"kill-type\":\"shambler\"}]," \
  "\"companions\":[{\"id\":\"lilly\",\"vital\":true,\"leader\":5}],\"objectives\":[{\"name\":\"Out\"}]," \
  "\"spawns\":[{\"name\":\"Strip\",\"kind\":\"start\"},{\"name\":\"Garage\",\"kind\":\"blue\",\"open\":false}]," \
  "\"components\":\"owner\",\"pack\":{" AOTD_WEAPONS "}}"

#define LAUNCHER(more) \
  "{'move':'attack','weapon':{'id':'grenade-launcher','kind':'ranged','minimum-range':0,'maximum-range':2,'dice':1,'ammo-dice':0," \
  "'accuracy':3,'damage':1,'noisy':false,'explosive':true,'backpack':false}," more "}"
#define CARD "'card':'1','type':'shambler','blue':1,'yellow':2,'orange':3,'red':4"
#define TAKE(card) "{'move':'take-card','card':'" card "'}\n"

/* Lines are moves in JSON with ' for ", or "path=value" for what is set by hand. The last one is followed by the look at
 * @probe, or at whether it was refused. */
typedef struct
{
  const char *id;
  const char *lines;
  const char *probe;
  const char *as_ruled;
  const char *otherwise;
} Case;

static const Case cases[] = {
  { "aaahh-empty", "shamblers=30\n{'move':'search','cards':['aaahh']}", "extra-activations", "[\"shambler\"]", "[]" },
  { "aaahh-no-search", "{'move':'search','cards':['aaahh']}\n{'move':'search','cards':['katana']}", NULL, "refused", "played" },
  { "aaahh-once", "survivors/0/blue='search-2'\n{'move':'search','cards':['aaahh','aaahh']}", "shamblers", "2", "1" },
  { "abomination-activates", "{'move':'place-zombies','type':'valentine'}\n{'move':'spawn','zone':0,'type':'valentine','house':true}",
    "extra-activations", "[]", "[\"valentine\"]" },
  { "abominations-4", TAKE ("ring-saw") "{'move':'place-zombies','type':'queen'}\n"
    "{'move':'attack','weapon':'ring-saw','concentrated':true,'target':'queen','targets':{'abominations':['queen']},'dice':[6,6]}",
    "abominations/1/place", "\"board\"", "\"dead\"" },
  { "actions-alternate", "{'move':'action','what':'Door'}\n{'move':'activate','survivor':1}", NULL, "refused", "played" },
  { "adrenaline-one-each", "alphas=2\n{'move':'kill','type':'alpha','count':2}", "survivors/0/adrenaline", "4", "2" },
  { "ammo-symbol-one", TAKE ("submachine-gun") "shamblers=1\n"
    "{'move':'attack','weapon':{'id':'submachine-gun','kind':'ranged','minimum-range':0,'maximum-range':1,'dice':0,'ammo-dice':1,"
    "'accuracy':3,'damage':1},'concentrated':true,'target':'shambler','trapped':true,'targets':{'shamblers':1},'dice':[],'ammo':[0]}",
    "shamblers", "1", "0" },
  { "ammo-two-faces", TAKE ("submachine-gun") "shamblers=1\n"
    "{'move':'attack','weapon':'submachine-gun','targets':{'shamblers':1},'dice':[1,1,1,1,1],'ammo':[2]}",
    "survivors/0/items/0/empty", "false", "true" },
  { "any-death", "{'move':'wound','survivor':4,'wounds':3}", "outcome", "null", "\"lost\"" },
  { "blast-hits-user", TAKE ("grenade") "shamblers=1\n{'move':'attack','weapon':'grenade','range':0,'targets':{'shamblers':1}}",
    "survivors/0/wounds", "0", "2" },
  { "bola-one-zombie", TAKE ("bola-gun") "shamblers=2\n"
    "{'move':'attack','weapon':'bola-gun','targets':{'shamblers':2},'bonus-dice':1,'dice':[6,6]}", "trapped-shamblers", "2", "1" },
  { "bola-sixes", TAKE ("crowbar") "alphas=1\nsurvivors/0/blue='roll-6-damage:melee'\n"
    "{'move':'attack','weapon':'crowbar','concentrated':true,'target':'alpha','trapped':true,'targets':{'alphas':1},'dice':[4]}",
    "alphas", "1", "0" },
  { "bonus-once", TAKE ("katana") "survivors/0/blue='plus-damage:melee'\n{'move':'place-zombies','type':'valentine'}\n"
    "{'move':'attack','weapon':'katana','concentrated':true,'target':'valentine','targets':{'abominations':['valentine']},'dice':[6,6,1]}",
    "abominations/0/place", "\"dead\"", "\"board\"" },
  { "born-leader-often", "survivors/0/blue='born-leader'\n{'move':'give-action','to':1}\n{'move':'give-action','to':2}", NULL, "refused", "played" },
  { "cards-kept", TAKE ("grenade") "shamblers=1\n{'move':'attack','weapon':'grenade','targets':{'shamblers':1}}",
    "survivors/0/items/0/card", "none", "\"grenade\"" },
  { "chain-hands", TAKE ("grenade") "{'move':'take-card','survivor':3,'card':'tnt','slot':'backpack'}\n{'move':'place-zombies','type':'valentine'}\n"
    "{'move':'attack','weapon':'grenade','friends':[3],'targets':{'abominations':['valentine']}}", "abominations/0/place", "\"dead\"", "\"board\"" },
  { "companions-fall", "companions/0/vital=false\n{'move':'wound','survivor':5,'wounds':3}", "companions/0/eliminated", "false", "true" },
  { "concentrated-blasts", TAKE ("grenade-launcher") "shamblers=1\n"
    LAUNCHER ("'concentrated':true,'target':'shambler','targets':{'shamblers':1},'friends':[3],'dice':[6]"), "survivors/3/wounds", "0", "1" },
  { "die-per-token", "{'move':'move','sleepers':2,'dice':[5,1]}", "sleepers", "10", "9" },
  { "eliminated-level", "survivors/4/adrenaline=20\n{'move':'wound','survivor':4,'wounds':3}\n{'move':'spawn','zone':0," CARD ",'house':true}",
    "shamblers", "1", "3" },
  { "escalation-first", TAKE ("katana") "shamblers=1\nsurvivors/0/blue='escalation:melee'\n"
    "{'move':'attack','weapon':'katana','targets':{'shamblers':1},'dice':[6,6,6]}", NULL, "played", "refused" },
  { "explosive-master-any", "survivors/1/blue='explosive-master'\n{'move':'activate','survivor':1}", "survivors/1/free-actions",
    "[\"explosive\"]", "[\"any\"]" },
  { "extra-after-spawn", "shamblers=30\nphase='spawn'\n{'move':'spawn','zone':0,'type':'shambler','count':1}\n{'move':'spawn','zone':2,'type':'none'}",
    NULL, "refused", "played" },
  { "extra-ammo-dice", TAKE ("submachine-gun") "shamblers=1\nsurvivors/0/blue='plus-die:ranged'\n"
    "{'move':'attack','weapon':'submachine-gun','targets':{'shamblers':1},'dice':[6,6,6,6,6],'ammo':[6,6]}", NULL, "refused", "played" },
  { "free-moves-pay", "survivors/0/free-actions=['move','move']\nsurvivors/0/actions=0\n{'move':'move','zombies':1}", NULL, "refused", "played" },
  { "free-search-extra", "survivors/0/free-actions=['search']\n{'move':'search','cards':['katana']}\n{'move':'search','cards':['crowbar']}",
    NULL, "refused", "played" },
  { "friendly-fire-plain", TAKE ("revolver") "shamblers=1\nsurvivors/0/blue='plus-damage:ranged'\n"
    "{'move':'attack','weapon':'revolver','targets':{'shamblers':1},'friends':[3],'dice':[6,1]}", "survivors/3/wounds", "2", "1" },
  { "friendly-fire-splits", TAKE ("heavy-machine-gun") "shamblers=1\n"
    "{'move':'attack','weapon':'heavy-machine-gun','targets':{'shamblers':1},'friends':[3,4],'dice':[6,1],'ammo':[6,6]}", NULL, "refused", "played" },
  { "helmet-adrenaline", "{'move':'zeus-appears'}\nabominations/2/form='helmeted'\n{'move':'break-helmet'}", "survivors/0/adrenaline", "0", "5" },
  { "helmet-blast", TAKE ("tnt") "{'move':'zeus-appears'}\nabominations/2/form='helmeted'\n"
    "{'move':'attack','weapon':'tnt','targets':{'abominations':['zeus']},'bonus-damage':2}", "abominations/2/place", "\"board\"", "\"dead\"" },
  { "hunter-helmet", TAKE ("katana") "shamblers=1\n{'move':'zeus-appears'}\nabominations/2/form='helmeted'\nsurvivors/0/blue='hunter:abomination'\n"
    "{'move':'attack','weapon':'katana','targets':{'shamblers':1,'abominations':['zeus']},'dice':[6,1,1]}",
    "abominations/2/place", "\"board\"", "\"dead\"" },
  { "launcher-spares", TAKE ("grenade-launcher") "shamblers=1\n" LAUNCHER ("'targets':{'shamblers':1},'friends':[3],'dice':[1]"),
    "survivors/3/wounds", "1", "0" },
  { "level-fixed", "phase='spawn'\nspawn-level=0\nsurvivors/0/adrenaline=20\n{'move':'spawn','zone':0," CARD "}", "shamblers", "3", "1" },
  { "lucky-no-explosives", TAKE ("grenade-launcher") "shamblers=1\nsurvivors/0/blue='lucky'\n"
    LAUNCHER ("'targets':{'shamblers':1},'rerolls':1,'dice':[6]"), NULL, "played", "refused" },
  { "melee-in-order", TAKE ("ring-saw") "shamblers=1\nalphas=1\n"
    "{'move':'attack','weapon':'ring-saw','concentrated':true,'target':'alpha','targets':{'shamblers':1,'alphas':1},'dice':[6,6]}",
    NULL, "played", "refused" },
  { "objective-travels", "{'move':'take-objective','objective':1}\n{'move':'trade','partner':2,'give-tokens':[1]}", "objectives/1/survivor", "1", "2" },
  { "ones-miss", TAKE ("katana") "shamblers=1\n"
    "{'move':'attack','weapon':'katana','concentrated':true,'target':'shambler','trapped':true,'targets':{'shamblers':1},'dice':[1,1,1]}",
    "shamblers", "0", "1" },
  { "plus-action-once", "survivors/1/blue='action'\n{'move':'activate','survivor':1}", "survivors/1/actions", "4", "3" },
  { "queen-cries", "spawns/2/open=false\n{'move':'place-zombies','type':'queen'}\n{'move':'kill','type':'queen'}", "abominations/2/place",
    "\"box\"", "\"board\"" },
  { "reaper-or-hunter", TAKE ("katana") "shamblers=2\nalphas=1\nsurvivors/0/blue='reaper:melee'\nsurvivors/0/yellow='hunter:alpha'\n"
    "survivors/0/adrenaline=7\n{'move':'attack','weapon':'katana','targets':{'shamblers':2,'alphas':1},'dice':[6,1,1]}", "shamblers", "0", "1" },
  { "reaper-scattered", TAKE ("katana") "shamblers=2\nsurvivors/0/blue='reaper:melee'\n"
    "{'move':'attack','weapon':'katana','concentrated':true,'target':'shambler','targets':{'shamblers':2},'dice':[6,1,1]}", "shamblers", "0", "1" },
  { "reload-costs", TAKE ("revolver") "survivors/0/items/0/empty=true\n" TAKE ("ammo-clip") "{'move':'use-card','card':'ammo-clip'}",
    "survivors/0/actions", "3", "2" },
  { "rescue-zombie-phase", "{'move':'wound','survivor':3,'wounds':1}", "survivors/3/hurt", "true", "false" },
  { "search-is-noise", "{'move':'search','cards':['katana']}", "noise", "\"the roof\"", "\"the Zone of Guzman\"" },
  { "silent-elimination", TAKE ("ring-saw") "{'move':'eliminate-sleepers','value':1}", NULL, "played", "refused" },
  { "skill-kills-apart", "shamblers=2\nsurvivors/1/blue='reaper:melee'\n{'move':'activate','survivor':1}\n" TAKE ("katana")
    "{'move':'attack','weapon':'katana','targets':{'shamblers':2},'dice':[6,1,1]}", "objectives/1/count", "2", "1" },
  { "skills-next-turn", "survivors/0/yellow='action'\n{'move':'adrenaline','points':7}", "survivors/0/actions", "4", "3" },
  { "sleeper-rest", "shamblers=28\n{'move':'wake-sleepers','values':[3]}", "shamblers", "28", "30" },
  { "sleepers-any-weapon", "{'move':'take-card','card':'crowbar','slot':'backpack'}\n{'move':'eliminate-sleepers','value':1}", NULL, "refused", "played" },
  { "sleepers-one-activation", "shamblers=30\n{'move':'wake-sleepers','values':[3,2]}", "extra-activations",
    "[\"shambler\",\"shambler\"]", "[\"shambler\"]" },
  { "spawns-wait", "{'move':'open-spawn','colour':'blue'}", "spawns/1/from-round", "1", "2" },
  { "split-attacks", "{'move':'place-zombies','type':'queen'}\nphase='zombie'\nzombie-step='attack'\nactivation=1\n"
    "{'move':'zombie-attacks','wounds':2,'to':[3,4]}", NULL, "refused", "played" },
  { "team-may-fall", "objectives/1/survivor=-1\ncompanions/0/vital=false\n{'move':'wound','survivor':0,'wounds':4}\n{'move':'wound','survivor':1,'wounds':3}\n"
    "{'move':'wound','survivor':2,'wounds':3}\n{'move':'wound','survivor':3,'wounds':3}\n{'move':'wound','survivor':4,'wounds':3}\n"
    "{'move':'wound','survivor':5,'wounds':3}", "outcome", "\"lost\"", "null" },
  { "time-one-more", "time-limit=1\nphase='end'\n{'move':'end-round'}", "outcome", "\"lost\"", "null" },
  { "token-skips", "companions/0/leader=-1\n{'move':'wound','survivor':3,'wounds':3}\n{'move':'wound','survivor':4,'wounds':3}\n"
    "{'move':'wound','survivor':5,'wounds':3}\nphase='end'\n{'move':'end-round'}", "first-player", "1", "0" },
  { "trapped-extra", "alphas=16\ntrapped-alphas=16\n{'move':'place-zombies','type':'alpha','count':1}", "extra-activations", "[]", "[\"alpha\"]" },
  { "valentine-second", "{'move':'place-zombies','type':'valentine'}\nphase='zombie'\nzombie-step='move'\nactivation=2\n{'move':'zombies-moved'}",
    "phase", "\"zombie\"", "\"spawn\"" },
  { "vault-all-six", "{'move':'vault-challenge','specialty':'bruiser','bonus':'extra-die'}\n{'move':'vault-bonus'}\n"
    "{'move':'vault-roll','dice':[1,2,3,4,5,5]}", "vault/solved", "true", "false" },
  { "vault-bonus-last", "{'move':'vault-challenge','specialty':'bruiser','bonus':'any-face'}\n{'move':'vault-roll','dice':[1,1,2,2,6]}\n"
    "{'move':'vault-bonus','die':1,'face':3}", NULL, "played", "refused" },
  { "vault-keeps-reserve", "{'move':'vault-challenge','specialty':'bruiser','bonus':'any-face'}\n{'move':'vault-roll','dice':[1,1,2,2,6]}\n"
    "{'move':'vault-reserve','dice':'12'}\n{'move':'vault-give-up'}", "vault/reserve", "null", "\"12\"" },
  { "vault-one-change", "{'move':'vault-challenge','specialty':'bruiser','bonus':'one-up-one-down'}\n{'move':'vault-roll','dice':[1,2,3,4,4]}\n"
    "{'move':'vault-bonus','die':4,'face':5}", NULL, "refused", "played" },
  { "vault-others-grant", "{'move':'vault-challenge','specialty':'bruiser','bonus':'any-face'}", "vault/bonus-there", "true", "false" },
  { "vault-take-back", "{'move':'vault-challenge','specialty':'bruiser','bonus':'any-face'}\n{'move':'vault-roll','dice':[1,1,2,2,6]}\n"
    "{'move':'vault-roll','reserve':'12','dice':[5,5,5]}\n{'move':'vault-roll','reserve':'5','dice':[1,2,3,4]}", NULL, "refused", "played" },
  { "win-first", TAKE ("revolver") "shamblers=1\n{'move':'objective','objective':0}\nobjectives/1/survivor=0\nobjectives/1/count=4\n"
    "{'move':'attack','weapon':'revolver','targets':{'shamblers':1},'companions':[0],'companions-hit':[0],'dice':[6,1]}",
    "outcome", "\"lost\"", "\"won\"" },
  { "zeus-acts", "{'move':'zeus-appears'}", "extra-activations", "[]", "[\"zeus\"]" },
  { "zeus-deck-ends", "spawns/0/done=true\nphase='spawn'\n{'move':'spawn','zone':2," CARD "}\nspawns/2/done=false\nphase='spawn'\n"
    "{'move':'spawn','zone':2,'card':'1'}", NULL, "played", "refused" },
};

/* One line as a move. */
static HkMove *
read_line (const char *line)
{
  const char *equal = line[0] == '{' ? NULL : strchr (line, '=');
  g_autofree char *set = equal == NULL ? g_strdup (line)
                                       : g_strdup_printf ("{'move':'set','path':'%.*s','value':%s}", (int) (equal - line), line, equal + 1);
  g_autoptr (JsonNode) node = json_from_string (g_strdelimit (set, "'", '"'), NULL);
  g_autoptr (GError) error = NULL;
  HkMove *move;

  g_assert_nonnull (node);
  move = hk_move_new_from_json (json_node_get_object (node), &error);
  g_assert_no_error (error);
  return move;
}

static void
play_case (const Case *one,
           gboolean    by_switch)
{
  g_autoptr (HkAotdTable) table = aotd_new (MISSION);
  g_auto (GStrv) lines = g_strsplit (one->lines, "\n", -1);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *found = NULL;

  aotd_house (table, by_switch ? one->id : "none");
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":0}");
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (HkMove) move = read_line (lines[i]);

      hk_table_apply (HK_TABLE (table), move, &error);
      if (error != NULL && (lines[i + 1] != NULL || one->probe != NULL))
        {
          g_test_fail_printf ("%s%s: %s: %s", one->id, by_switch ? " (by the switch)" : "", lines[i], error->message);
          return;
        }
    }
  if (one->probe == NULL)
    found = g_strdup (error == NULL ? "played" : "refused");
  else
    {
      node = hk_record_get_by_path (table, one->probe, NULL);
      found = node == NULL ? g_strdup ("none") : json_to_string (node, FALSE);
    }
  if (!g_str_equal (found, by_switch ? one->otherwise : one->as_ruled))
    g_test_fail_printf ("%s%s: %s is %s%s%s", one->id, by_switch ? " (by the switch)" : "", one->probe == NULL ? "the last line" : one->probe, found,
             error == NULL ? "" : ": ", error == NULL ? "" : error->message);
}

/* Page references of the log: what a ruling decides leads to it, whichever way it is played. */
static void
test_cited (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkMove) move = hk_move_build ("open-spawn", "s:colour", "blue", NULL);
  g_autoptr (GError) error = NULL;

  hk_table_apply (HK_TABLE (table), move, &error);
  g_assert_no_error (error);
  g_assert_nonnull (hk_move_get_cited (move));
  g_assert_true (json_object_has_member (hk_move_get_cited (move), "army-of-the-dead/ruling.next-zombie-phase"));
}

static void
test_case (gconstpointer data)
{
  play_case (data, FALSE);
  play_case (data, TRUE);
}

/* Page 30 and ruling.lucky-ammo: the odds and the app roll again what shows Out of Ammo, but by the switch. */
static void
test_lucky_keeps_ammo (void)
{
  const HkAotdWeapon gun = { .kind = HK_AOTD_WEAPON_RANGED, .maximum_range = 1, .ammo_dice = 1, .accuracy = 4, .damage = 1 };
  g_autoptr (HkAotdOdds) odds = NULL;
  g_autoptr (HkAotdOdds) kept = NULL;
  HkAotdAttack attack;

  hk_aotd_attack_init (&attack, &gun);
  attack.shamblers = 1;
  attack.lucky = 1;
  odds = hk_aotd_attack_get_odds (&attack);
  hk_aotd_attack_play_by (&attack, HK_AOTD_RULE_LUCKY_KEEPS_AMMO);
  kept = hk_aotd_attack_get_odds (&attack);
  g_assert_cmpfloat_with_epsilon (odds->reroll, 3 / 6.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (kept->reroll, 2 / 6.0, 1e-9);
  g_assert_cmpfloat_with_epsilon (odds->out_of_ammo, 3 / 6.0 / 6, 1e-9);
  g_assert_cmpfloat_with_epsilon (kept->out_of_ammo, 1 / 6.0 + 2 / 6.0 / 6, 1e-9);
}

/* The odds go by the switches: what counts as a 6, whether a 1 hits, and what the symbol is. */
static void
test_odds (void)
{
  const HkAotdWeapon gun = { .kind = HK_AOTD_WEAPON_RANGED, .maximum_range = 1, .dice = 1, .ammo_dice = 1, .accuracy = 3, .damage = 1 };
  const struct
  {
    guint  rules;
    double hits;
  } rows[] = {
    { 0, 6 / 6.0 + 5 / 6.0 },
    { HK_AOTD_RULE_ONES_MISS, 5 / 6.0 + 5 / 6.0 },
    { HK_AOTD_RULE_AMMO_SYMBOL_ONE, 2 },
    { HK_AOTD_RULE_AMMO_TWO_FACES, 6 / 6.0 + 4 / 6.0 },
    { HK_AOTD_RULE_BOLA_SIXES, 6 / 6.0 + 5 / 6.0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (HkAotdOdds) odds = NULL;
      HkAotdAttack attack;

      hk_aotd_attack_init (&attack, &gun);
      attack.alphas = 1;
      attack.concentrated = TRUE;
      attack.target = HK_AOTD_TARGET_ALPHA;
      attack.bola_bonus = 2;
      attack.roll_6_damage = 1;
      hk_aotd_attack_play_by (&attack, rows[i].rules);
      odds = hk_aotd_attack_get_odds (&attack);
      g_assert_cmpfloat_with_epsilon (hk_distribution_get_mean (odds->hits), rows[i].hits, 1e-9);
      /* One six is enough: of two hits anyway; alone by the Damage that it adds. */
      if (rows[i].rules == HK_AOTD_RULE_BOLA_SIXES)
        g_assert_cmpfloat_with_epsilon (odds->target_dead, 1 - 1 / 6.0 * (3 / 6.0), 1e-9);
    }
}

/* Pages 24 and 26, ruling.wasted-hits: whoever stands behind needs as much Damage or more, whatever the group plays, so a hit
 * too weak for the one in front would kill nobody behind. */
static void
test_weak_hits (void)
{
  static const HkAotdTarget order[] = { HK_AOTD_TARGET_SHAMBLER, HK_AOTD_TARGET_ALPHA, HK_AOTD_TARGET_QUEEN };
  static const guint rules[] = { 0, HK_AOTD_RULE_ABOMINATIONS_4 };
  const HkAotdWeapon gun = { .kind = HK_AOTD_WEAPON_RANGED, .maximum_range = 1, .dice = 1, .accuracy = 3, .damage = 1 };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      HkAotdAttack attack;

      hk_aotd_attack_init (&attack, &gun);
      hk_aotd_attack_play_by (&attack, rules[i]);
      for (guint j = 1; j < G_N_ELEMENTS (order); j++)
        g_assert_cmpint (hk_aotd_attack_get_need (&attack, order[j - 1]), <, hk_aotd_attack_get_need (&attack, order[j]));
    }
}

/* Each switch is played both ways. */
static void
test_all (void)
{
  for (guint i = 0; i < hk_aotd_n_house_rules; i++)
    {
      /* What is played before the first move stands with the setup. */
      gboolean found = g_str_equal (hk_aotd_house_rules[i].id, "lucky-keeps-ammo") || g_str_equal (hk_aotd_house_rules[i].id, "small-team");

      for (guint j = 0; j < G_N_ELEMENTS (cases); j++)
        found |= g_str_equal (hk_aotd_house_rules[i].id, cases[j].id);
      if (!found)
        g_test_fail_printf ("%s is not played both ways", hk_aotd_house_rules[i].id);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/aotd/house-rules/%s", cases[i].id);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/aotd/house-rules/lucky-keeps-ammo", test_lucky_keeps_ammo);
  g_test_add_func ("/aotd/house-rules/odds", test_odds);
  g_test_add_func ("/aotd/house-rules/weak-hits", test_weak_hits);
  g_test_add_func ("/aotd/house-rules/cited", test_cited);
  g_test_add_func ("/aotd/house-rules/all", test_all);
  return g_test_run ();
}
