/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "aotd-play.h"

static guint
count_free (HkAotdSurvivor *survivor)
{
  return survivor->free_actions == NULL ? 0 : g_strv_length (survivor->free_actions);
}

/* Page 19: three Actions a Turn, and nobody acts in another's Turn. */
static void
test_three_actions (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_refuse (table, "{\"move\":\"move\",\"survivor\":3}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"move\",\"survivor\":9}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"move\"}");
  aotd_play (table, "{\"move\":\"make-noise\"}");
  aotd_play (table, "{\"move\":\"action\",\"what\":\"Opens the gate\"}");
  g_assert_cmpint (aotd_survivor (table, 0)->actions, ==, 0);
  aotd_refuse (table, "{\"move\":\"move\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"move\",\"free\":true}");
  aotd_play (table, "{\"move\":\"move\",\"house\":true}");
  aotd_play (table, "{\"move\":\"spend\",\"actions\":-1}");
  g_assert_cmpint (aotd_survivor (table, 0)->actions, ==, 1);
  aotd_refuse (table, "{\"move\":\"spend\",\"actions\":2}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"action\",\"what\":\"Opens the gate\",\"cost\":2}", HK_ERROR_REFUSED);
}

/* Page 19: one Action more for each Zombie in the Zone that is left; page 30: Slippery needs none. */
static void
test_move (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_refuse (table, "{\"move\":\"move\",\"zombies\":3}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"move\",\"zombies\":2}");
  g_assert_cmpint (guzman->actions, ==, 0);
  aotd_skill (table, 0, "slippery");
  hk_record_set_int (guzman, &guzman->actions, 1);
  aotd_play (table, "{\"move\":\"move\",\"zombies\":9}");
  g_assert_cmpint (guzman->actions, ==, 0);
}

/* A free Move Action pays for the Move and not for the Zombies, but by a house rule. */
static void
test_free_move (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  hk_record_set_int (guzman, &guzman->actions, 1);
  hk_aotd_survivor_add_free (guzman, "move");
  hk_aotd_survivor_add_free (guzman, "move");
  aotd_refuse (table, "{\"move\":\"move\",\"zombies\":2}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"move\",\"zombies\":1}");
  g_assert_cmpint (guzman->actions, ==, 0);
  g_assert_cmpuint (count_free (guzman), ==, 1);
  hk_aotd_survivor_add_free (guzman, "move");
  aotd_refuse (table, "{\"move\":\"move\",\"zombies\":1}", HK_ERROR_REFUSED);
  aotd_house (table, "free-moves-pay");
  aotd_play (table, "{\"move\":\"move\",\"zombies\":1}");
  g_assert_cmpuint (count_free (guzman), ==, 0);
}

/* The free Action of an Explosive Master is for Explosives; a house rule lets it be any. */
static void
test_explosive_master (void)
{
  g_autoptr (HkAotdTable) table = aotd_new (AOTD_MISSION);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_skill (table, 0, "explosive-master");
  hk_aotd_table_begin_turn (table, 0);
  g_assert_cmpint (hk_aotd_survivor_count_actions (guzman, "combat", FALSE), ==, 3);
  g_assert_cmpint (hk_aotd_survivor_count_actions (guzman, "combat", TRUE), ==, 4);
  hk_aotd_table_finish_turn (table, 0);
  g_assert_cmpint (hk_aotd_survivor_count_actions (guzman, "combat", TRUE), ==, 0);
  aotd_house (table, "explosive-master-any");
  hk_aotd_table_begin_turn (table, 0);
  g_assert_cmpint (hk_aotd_survivor_count_actions (guzman, "other", FALSE), ==, 4);
}

/* Page 30: one Action for two Zones; page 31: once a Turn for three. */
static void
test_far_moves (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_refuse (table, "{\"move\":\"move\",\"zones\":2}", HK_ERROR_REFUSED);
  aotd_skill (table, 0, "zone-per-move");
  aotd_play (table, "{\"move\":\"move\",\"zones\":2}");
  aotd_play (table, "{\"move\":\"move\",\"zones\":2}");
  aotd_refuse (table, "{\"move\":\"move\",\"zones\":3}", HK_ERROR_REFUSED);
  aotd_skill (table, 0, "sprint");
  hk_record_set_int (guzman, &guzman->actions, 3);
  aotd_play (table, "{\"move\":\"move\",\"zones\":3}");
  aotd_refuse (table, "{\"move\":\"move\",\"zones\":2}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"use-skill\",\"skill\":\"sprint\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"move\"}");
  g_assert_cmpint (guzman->actions, ==, 1);
}

/* Page 19: Chambers rolls a 1 as she leaves, and the Sleepers of the Zone wake up. */
static void
test_leaving_sleepers (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (3);
  g_autofree char *said = aotd_say (table, "{\"move\":\"move\",\"sleepers\":1,\"die\":1,\"values\":[1]}");

  g_assert_nonnull (strstr (said, "they wake up"));
  g_assert_cmpint (table->shamblers, ==, 1);
  g_assert_cmpint (table->sleepers, ==, 9);
  aotd_play (table, "{\"move\":\"move\",\"sleepers\":1,\"die\":2}");
  g_assert_cmpint (table->sleepers, ==, 9);
  hk_record_set_enum (table, &table->dice_by, HK_BY_HAND);
  aotd_refuse (table, "{\"move\":\"move\",\"sleepers\":1}", HK_ERROR_PARAMETER);
}

/* Page 27: the Stealthy wake nobody. */
static void
test_stealthy (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (4);

  aotd_play (table, "{\"move\":\"move\",\"sleepers\":2,\"die\":1}");
  g_assert_cmpint (table->sleepers, ==, 10);
  g_assert_cmpint (table->shamblers, ==, 0);
}

/* Page 19: in the next Zone Chambers spends two Actions and removes Sleepers for 3 Adrenaline Points. */
static void
test_eliminate_sleepers (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (3);
  HkAotdSurvivor *chambers = aotd_survivor (table, 3);

  aotd_refuse (table, "{\"move\":\"eliminate-sleepers\",\"value\":3}", HK_ERROR_REFUSED);
  aotd_give (table, 3, "crowbar", HK_AOTD_SLOT_BACKPACK);
  aotd_refuse (table, "{\"move\":\"eliminate-sleepers\",\"value\":3}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"arrange\",\"hand\":[\"crowbar\"],\"backpack\":[],\"action\":false}");
  aotd_play (table, "{\"move\":\"eliminate-sleepers\",\"value\":3}");
  g_assert_cmpint (chambers->actions, ==, 1);
  g_assert_cmpint (chambers->adrenaline, ==, 3);
  g_assert_cmpint (table->sleepers, ==, 9);
  g_assert_cmpint (table->shamblers, ==, 0);
  aotd_refuse (table, "{\"move\":\"eliminate-sleepers\",\"value\":3}", HK_ERROR_REFUSED);
  aotd_skill (table, 3, "silent-killer");
  aotd_play (table, "{\"move\":\"eliminate-sleepers\",\"value\":4}");
  g_assert_cmpint (chambers->actions, ==, 0);
  g_assert_cmpint (chambers->adrenaline, ==, 7);
}

/* Page 19: a noisy weapon moves the Noise token and wakes the Sleepers next to the Zone. */
static void
test_eliminate_noisily (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (3);

  aotd_give (table, 3, "ring-saw", HK_AOTD_SLOT_HAND);
  aotd_house (table, "silent-elimination");
  aotd_refuse (table, "{\"move\":\"eliminate-sleepers\",\"value\":2}", HK_ERROR_REFUSED);
  hk_record_set_strv (table, &table->house_rules, NULL);
  aotd_play (table, "{\"move\":\"eliminate-sleepers\",\"value\":2,\"where\":\"the Kitchen\",\"sleepers\":1,\"values\":[4]}");
  g_assert_cmpstr (table->noise, ==, "the Kitchen");
  g_assert_cmpint (table->shamblers, ==, 4);
  g_assert_cmpint (table->sleepers, ==, 8);
}

/* Page 20: making Noise costs an Action and wakes Sleepers. */
static void
test_make_noise (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_play (table, "{\"move\":\"make-noise\",\"where\":\"the Lobby\",\"sleepers\":2,\"values\":[1,2]}");
  g_assert_cmpstr (table->noise, ==, "the Lobby");
  g_assert_cmpint (table->shamblers, ==, 3);
  g_assert_cmpint (aotd_survivor (table, 0)->actions, ==, 2);
}

/* Free Actions of the right kind go first, the most special one before. */
static void
test_free_actions (void)
{
  g_autoptr (HkAotdTable) table = aotd_new (AOTD_MISSION);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_skill (table, 0, "free:move");
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":0}");
  g_assert_cmpuint (count_free (guzman), ==, 1);
  aotd_play (table, "{\"move\":\"make-noise\"}");
  g_assert_cmpint (guzman->actions, ==, 2);
  aotd_play (table, "{\"move\":\"move\"}");
  g_assert_cmpint (guzman->actions, ==, 2);
  g_assert_cmpuint (count_free (guzman), ==, 0);
  hk_aotd_survivor_add_free (guzman, "any");
  hk_aotd_survivor_add_free (guzman, "combat");
  hk_aotd_survivor_add_free (guzman, "melee");
  hk_aotd_survivor_add_free (guzman, "explosive");
  g_assert_cmpint (hk_aotd_survivor_count_actions (guzman, "melee", FALSE), ==, 5);
  g_assert_cmpint (hk_aotd_survivor_count_actions (guzman, "melee", TRUE), ==, 6);
  g_assert_cmpint (hk_aotd_survivor_count_actions (guzman, "ranged", FALSE), ==, 4);
  g_assert_cmpint (hk_aotd_survivor_count_actions (guzman, "truck", FALSE), ==, 3);
  aotd_give (table, 0, "crowbar", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 5, 0);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[1]}");
  g_assert_false (g_strv_contains ((const char * const *) guzman->free_actions, "melee"));
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[1]}");
  g_assert_false (g_strv_contains ((const char * const *) guzman->free_actions, "combat"));
  g_assert_true (g_strv_contains ((const char * const *) guzman->free_actions, "any"));
  g_assert_cmpint (guzman->actions, ==, 2);
}

/* Every kind of free Action, and what it pays for. */
static const char * const kinds[] = { "any", "combat", "explosive", "melee", "move", "ranged", "search", NULL };

#define TRUCK "'weapon':{'id':'taco-truck-attack','kind':'ranged','minimum-range':0,'maximum-range':0,'dice':2,'ammo-dice':0," \
  "'accuracy':3,'damage':1,'noisy':true,'explosive':true,'backpack':false}"
#define GUN "'weapon':{'id':'taco-truck-gun','kind':'ranged','minimum-range':0,'maximum-range':3,'dice':2,'ammo-dice':0," \
  "'accuracy':3,'damage':1,'noisy':true,'explosive':true,'backpack':false}"
#define LAUNCHER "'weapon':{'id':'grenade-launcher','kind':'ranged','minimum-range':0,'maximum-range':2,'dice':2,'ammo-dice':0," \
  "'accuracy':3,'damage':1,'noisy':true,'explosive':true,'backpack':false}"
#define SHAMBLER "'targets':{'shamblers':1},'dice':[3,3]"

typedef struct
{
  const char *line;
  HkAotdSeat  seat;
  int         cost;
  const char *pays;  /* the kinds that pay for it, the first to go first */
} Paid;

static const Paid paid[] = {
  { "{'move':'move'}", HK_AOTD_SEAT_NONE, 1, "move any" },
  { "{'move':'search','cards':['katana']}", HK_AOTD_SEAT_NONE, 1, "search any" },
  { "{'move':'make-noise'}", HK_AOTD_SEAT_NONE, 1, "any" },
  { "{'move':'action','what':'Opens the gate'}", HK_AOTD_SEAT_NONE, 1, "any" },
  { "{'move':'eliminate-sleepers','value':1}", HK_AOTD_SEAT_NONE, 2, "any" },
  { "{'move':'take-objective','objective':0}", HK_AOTD_SEAT_NONE, 1, "any" },
  { "{'move':'arrange','hand':[],'backpack':['crowbar','revolver','grenade']}", HK_AOTD_SEAT_NONE, 1, "any" },
  { "{'move':'trade','partner':1,'give':['crowbar']}", HK_AOTD_SEAT_NONE, 1, "any" },
  { "{'move':'use-card','card':'crowbar','cost':1}", HK_AOTD_SEAT_NONE, 1, "any" },
  { "{'move':'vault-challenge','specialty':'pilot','bonus':'extra-die'}", HK_AOTD_SEAT_NONE, 2, "any" },
  { "{'move':'vault-open'}", HK_AOTD_SEAT_NONE, 1, "any" },
  { "{'move':'attack','weapon':'crowbar','targets':{'shamblers':1},'dice':[4]}", HK_AOTD_SEAT_NONE, 1, "melee combat any" },
  { "{'move':'attack','weapon':'revolver'," SHAMBLER "}", HK_AOTD_SEAT_NONE, 1, "ranged combat any" },
  { "{'move':'attack','weapon':'grenade','targets':{'shamblers':1}}", HK_AOTD_SEAT_NONE, 1, "explosive combat any" },
  { "{'move':'attack'," LAUNCHER "," SHAMBLER "}", HK_AOTD_SEAT_NONE, 1, "explosive ranged combat any" },
  { "{'move':'truck-seat','seat':'driver'}", HK_AOTD_SEAT_NONE, 1, "any" },
  { "{'move':'truck-seat','seat':'out'}", HK_AOTD_SEAT_GUNNER, 1, "any" },
  { "{'move':'drive'}", HK_AOTD_SEAT_DRIVER, 1, "any" },
  /* No Skill of a Survivor applies to the truck and its attacks (book, page 27). */
  { "{'move':'drive'," TRUCK "," SHAMBLER "}", HK_AOTD_SEAT_DRIVER, 1, "any" },
  { "{'move':'attack'," GUN "," SHAMBLER "}", HK_AOTD_SEAT_GUNNER, 1, "any" },
};

/* Plays it with so many Actions left and these free ones. */
static gboolean
pay (const Paid         *one,
     HkAotdTable        *table,
     int                 actions,
     const char * const *free_actions)
{
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);
  g_autofree char *line = g_strdelimit (g_strdup (one->line), "'", '"');
  g_autoptr (JsonNode) node = json_from_string (line, NULL);
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);
  g_autoptr (GError) error = NULL;

  aotd_give (table, 0, strstr (one->line, "launcher") != NULL ? "grenade-launcher" : "crowbar", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "revolver", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "grenade", HK_AOTD_SLOT_BACKPACK);
  aotd_horde (table, 3, 0);
  hk_record_set_enum (guzman, &guzman->seat, one->seat);
  hk_record_set_strv (guzman, &guzman->specialties, (const char * const[]){ "vault-expert", NULL });
  hk_record_set_boolean (table->vault, &table->vault->solved, strstr (one->line, "vault-open") != NULL);
  hk_record_set_int (guzman, &guzman->actions, actions);
  hk_record_set_strv (guzman, &guzman->free_actions, free_actions);
  if (hk_table_apply (HK_TABLE (table), move, &error))
    return TRUE;
  if (!g_error_matches (error, HK_ERROR, HK_ERROR_REFUSED) || free_actions == kinds)
    g_test_fail_printf ("%s: %s", one->line, error->message);
  return FALSE;
}

/* Each Action is paid for by the free ones that fit it and by no other, the most special one first. */
static void
test_what_pays (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (paid); i++)
    {
      g_auto (GStrv) pays = g_strsplit (paid[i].pays, " ", -1);
      g_autoptr (HkAotdTable) all = aotd_begin (0);
      HkAotdSurvivor *guzman = aotd_survivor (all, 0);

      if (!pay (&paid[i], all, paid[i].cost - 1, kinds))
        continue;
      g_assert_cmpint (guzman->actions, ==, 0);
      g_assert_cmpuint (count_free (guzman), ==, G_N_ELEMENTS (kinds) - 2);
      if (g_strv_contains ((const char * const *) guzman->free_actions, pays[0]))
        g_test_fail_printf ("%s: %s stays", paid[i].line, pays[0]);
      for (guint j = 0; kinds[j] != NULL; j++)
        {
          g_autoptr (HkAotdTable) table = aotd_begin (0);
          const char * const only[] = { kinds[j], NULL };
          const gboolean fits = g_strv_contains ((const char * const *) pays, kinds[j]);

          guzman = aotd_survivor (table, 0);
          if (pay (&paid[i], table, paid[i].cost - 1, only) != fits || count_free (guzman) != !fits)
            g_test_fail_printf ("%s: %s, which %s", paid[i].line, kinds[j], fits ? "should pay" : "should not");
          g_assert_cmpint (guzman->actions, ==, fits ? 0 : paid[i].cost - 1);
        }
    }
}

/* Page 30: a Born Leader gives a free Action, which is used at once; then the Turn goes on. */
static void
test_born_leader (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_refuse (table, "{\"move\":\"give-action\",\"to\":3}", HK_ERROR_REFUSED);
  aotd_skill (table, 0, "born-leader");
  aotd_refuse (table, "{\"move\":\"give-action\",\"to\":0}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"use-skill\",\"skill\":\"born-leader\"}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"give-action\",\"to\":3}");
  aotd_refuse (table, "{\"move\":\"give-action\",\"to\":4}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"move\",\"survivor\":3}");
  aotd_refuse (table, "{\"move\":\"move\",\"survivor\":3}", HK_ERROR_REFUSED);
  g_assert_cmpint (table->current_survivor, ==, 0);
  g_assert_cmpint (aotd_survivor (table, 0)->actions, ==, 3);
}

/* Page 30: Bloodlust takes an Action and gives a free one of its kind; Charge is free; both once a Turn. */
static void
test_once_a_turn (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_refuse (table, "{\"move\":\"use-skill\",\"skill\":\"bloodlust:melee\"}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"use-skill\",\"skill\":\"bloodlust\"}", HK_ERROR_PARAMETER);
  aotd_skill (table, 0, "bloodlust:melee");
  aotd_play (table, "{\"move\":\"use-skill\",\"skill\":\"bloodlust:melee\"}");
  g_assert_cmpint (guzman->actions, ==, 2);
  g_assert_cmpstr (guzman->free_actions[0], ==, "melee");
  aotd_refuse (table, "{\"move\":\"use-skill\",\"skill\":\"bloodlust:melee\"}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"use-skill\",\"skill\":\"charge\"}", HK_ERROR_REFUSED);
  aotd_give (table, 0, "katana", HK_AOTD_SLOT_HAND);
  aotd_play (table, "{\"move\":\"use-skill\",\"skill\":\"charge\"}");
  g_assert_cmpint (guzman->actions, ==, 2);
  aotd_refuse (table, "{\"move\":\"use-skill\",\"skill\":\"charge\"}", HK_ERROR_REFUSED);
}

/* Page 30: Escalation counts consecutive Actions of its kind and ends with any other. */
static void
test_escalation (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_skill (table, 0, "escalation:melee");
  aotd_give (table, 0, "crowbar", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 9, 0);
  hk_record_set_int (guzman, &guzman->actions, 9);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[1]}");
  aotd_refuse (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[1]}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[1,1]}");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[1,1,1]}");
  g_assert_cmpint (guzman->escalation_melee, ==, 3);
  aotd_play (table, "{\"move\":\"move\"}");
  g_assert_cmpint (guzman->escalation_melee, ==, 0);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[1]}");
}

/* Page 30: the bonus of one kind is lost by an Action of another, also for who has Escalation for both. */
static void
test_two_escalations (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdCompanion) companion = g_object_new (HK_TYPE_AOTD_COMPANION, "id", "lilly", "name", "Lilly", "leader", 0, NULL);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  hk_record_set_string (companion, &companion->skill, "escalation:ranged");
  hk_record_list_append (table->companions, companion);
  aotd_skill (table, 0, "escalation:melee");
  aotd_give (table, 0, "crowbar", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "revolver", HK_AOTD_SLOT_HAND);
  aotd_horde (table, 9, 0);
  hk_record_set_int (guzman, &guzman->actions, 9);
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[1]}");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[1,1]}");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":5},\"dice\":[1,1]}");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":5},\"dice\":[1,1,1]}");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[1]}");
  /* For Combat Actions of both kinds the dice come together. */
  hk_record_set_string (companion, &companion->skill, "escalation:combat");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"revolver\",\"targets\":{\"shamblers\":5},\"dice\":[1,1]}");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[1,1]}");
  aotd_play (table, "{\"move\":\"attack\",\"weapon\":\"crowbar\",\"targets\":{\"shamblers\":5},\"dice\":[1,1,1,1]}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/actions/page-19-three-actions", test_three_actions);
  g_test_add_func ("/aotd/actions/page-19-move", test_move);
  g_test_add_func ("/aotd/actions/free-move", test_free_move);
  g_test_add_func ("/aotd/actions/explosive-master", test_explosive_master);
  g_test_add_func ("/aotd/actions/page-30-far-moves", test_far_moves);
  g_test_add_func ("/aotd/actions/page-19-leaving-sleepers", test_leaving_sleepers);
  g_test_add_func ("/aotd/actions/page-27-stealthy", test_stealthy);
  g_test_add_func ("/aotd/actions/page-19-eliminate-sleepers", test_eliminate_sleepers);
  g_test_add_func ("/aotd/actions/page-19-eliminate-noisily", test_eliminate_noisily);
  g_test_add_func ("/aotd/actions/page-20-make-noise", test_make_noise);
  g_test_add_func ("/aotd/actions/free-actions", test_free_actions);
  g_test_add_func ("/aotd/actions/what-pays", test_what_pays);
  g_test_add_func ("/aotd/actions/page-30-born-leader", test_born_leader);
  g_test_add_func ("/aotd/actions/page-30-once-a-turn", test_once_a_turn);
  g_test_add_func ("/aotd/actions/page-30-escalation", test_escalation);
  g_test_add_func ("/aotd/actions/page-30-two-escalations", test_two_escalations);
  return g_test_run ();
}
