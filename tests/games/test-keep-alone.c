/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-move-option.h"
#include "hk-play.h"

/* What can be done with one part of a game, when all the others are left to the real table. */

#define HAND "\"components\":\"none\",\"cards-by\":\"hand\",\"dice-by\":\"hand\""

static int
get_int (HkTable    *table,
         const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = hk_record_get_by_path (table, path, &error);

  g_assert_no_error (error);
  return (int) json_node_get_int (node);
}

/* The group has gone through the rest of the round. */
static void
end_round (HkTable *table)
{
  const int round = table->hand_round;

  for (guint i = 0; table->hand_round == round; i++)
    {
      g_assert_cmpuint (i, <, 20);
      hk_play (table, "{\"move\":\"phase-done\"}");
    }
}

static void
assert_says (HkTable    *table,
             const char *line,
             const char *says)
{
  g_autofree char *said = hk_play_say (table, line);

  g_assert_cmpstr (said, ==, says);
}

/* --- Army of the Dead --- */

#define MISSION "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"sleepers\":6,\"spawns\":[{\"name\":\"Gate\",\"kind\":\"start\"}],"

/* The draw of the Spawn, told or by the app, which asks for the Danger Level once a round. */
static void
test_spawn (void)
{
  g_autoptr (HkTable) told = hk_play_new ("army-of-the-dead", MISSION HAND ",\"keep\":[\"rounds\"]}", 1);
  g_autoptr (HkTable) drawn = hk_play_new ("army-of-the-dead", MISSION "\"keep\":\"phases\"}", 1);

  hk_play_refuse (told, "{\"move\":\"spawn\"}", HK_ERROR_PARAMETER);
  assert_says (told, "{\"move\":\"spawn\",\"type\":\"shambler\",\"count\":3}", "Gate: 3 Shamblers.");
  g_assert_cmpint (get_int (told, "shamblers"), ==, 3);
  hk_play_refuse (told, "{\"move\":\"spawn\"}", HK_ERROR_IMPOSSIBLE);
  hk_play (told, "{\"move\":\"remove-zombies\",\"type\":\"shambler\",\"count\":2}");
  hk_play (told, "{\"move\":\"set\",\"path\":\"alphas\",\"value\":2}");
  end_round (told);
  assert_says (told, "{\"move\":\"spawn\",\"type\":\"alpha\",\"count\":1}", "Gate: 1 Alpha.");
  hk_play_refuse (drawn, "{\"move\":\"spawn\"}", HK_ERROR_PARAMETER);
  hk_play (drawn, "{\"move\":\"spawn\",\"level\":\"red\"}");
  end_round (drawn);
  hk_play_refuse (drawn, "{\"move\":\"spawn\"}", HK_ERROR_PARAMETER);
}

/* Noise and Sleepers, without a count of the Zombies that they become. */
static void
test_sleepers (void)
{
  g_autoptr (HkTable) table = hk_play_new ("army-of-the-dead", MISSION HAND ",\"keep\":[\"sleepers\"]}", 1);

  hk_play_refuse (table, "{\"move\":\"make-noise\"}", HK_ERROR_PARAMETER);
  hk_play (table, "{\"move\":\"make-noise\",\"survivor\":0,\"where\":\"the yard\",\"sleepers\":0}");
  assert_says (table, "{\"move\":\"wake-sleepers\",\"values\":[2]}", "A Sleeper token wakes up: 2 Shamblers.");
  g_assert_cmpint (get_int (table, "sleepers"), ==, 5);
  g_assert_cmpint (get_int (table, "shamblers"), ==, 0);
}

/* The Attacks of Zombies, as who takes the Wounds. */
static void
test_health (void)
{
  g_autoptr (HkTable) table = hk_play_new ("army-of-the-dead", MISSION HAND ",\"keep\":[\"health\"]}", 1);

  hk_play (table, "{\"move\":\"zombie-attacks\",\"wounds\":2,\"among\":[0,1]}");
  hk_play (table, "{\"move\":\"split-wounds\",\"to\":[0,1]}");
  g_assert_cmpint (get_int (table, "survivors/1/wounds"), ==, 1);
}

/* Who is on the board is not kept, so nobody is refused for want of them. */
static void
test_kills (void)
{
  g_autoptr (HkTable) table = hk_play_new ("army-of-the-dead", MISSION HAND ",\"keep\":\"arithmetic\"}", 1);
  g_autofree char *said = hk_play_say (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"shambler\",\"count\":2}");

  g_assert_nonnull (strstr (said, "2 Adrenaline Points"));
  hk_play (table, "{\"move\":\"kill\",\"survivor\":0,\"type\":\"valentine\"}");
}

/* --- Card-Z --- */

#define DAY "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]," HAND ","

/* The weather of the day, which the next day draws anew. */
static void
test_weather (void)
{
  g_autoptr (HkTable) table = hk_play_new ("card-z", DAY "\"keep\":\"phases\"}", 1);

  hk_play_refuse (table, "{\"move\":\"weather\"}", HK_ERROR_PARAMETER);
  hk_play (table, "{\"move\":\"weather\",\"calm\":true}");
  end_round (table);
  hk_play (table, "{\"move\":\"weather\",\"day-close\":-2}");
}

/* A battle without a map: who is there is told, and what an attack needs. */
static void
test_battle (void)
{
  g_autoptr (HkTable) table = hk_play_new ("card-z", DAY "\"keep\":\"arithmetic\"}", 1);

  hk_play (table, "{\"move\":\"add-survivor\",\"kind\":\"character\",\"name\":\"Kim\",\"player\":0}");
  hk_play_refuse (table, "{\"move\":\"battle\"}", HK_ERROR_PARAMETER);
  assert_says (table, "{\"move\":\"battle\",\"player\":0}", "Ann begins a battle.");
  hk_play (table, "{\"move\":\"place-drawn\",\"encounters\":[{\"type\":\"zombie\",\"distance\":3},\"zombie\"]}");
  hk_play (table, "{\"move\":\"pass-round\",\"survivor\":0}");
  hk_play (table, "{\"move\":\"encounters-act\"}");
  assert_says (table, "{\"move\":\"retreat\"}", "Ann retreats.");
  hk_play_refuse (table, "{\"move\":\"encounters-act\"}", HK_ERROR_IMPOSSIBLE);
}

/* The reckoning alone. */
static void
test_reckoning (void)
{
  g_autoptr (HkTable) table = hk_play_new ("card-z", "{\"players\":[{\"name\":\"Ann\"}],\"keep\":[\"reckoning\"]}", 1);

  hk_play (table, "{\"move\":\"reckon\"}");
  hk_play (table, "{\"move\":\"reckon-step\"}");
  end_round (table);
  hk_play (table, "{\"move\":\"reckon\"}");
}

/* --- Dark Age Z --- */

/* The combat of one frontier, told by what lies there, and the next one with the same zombies. */
static void
test_frontiers (void)
{
  g_autoptr (HkTable) table = hk_play_new ("dark-age-z", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]," HAND
                                           ",\"keep\":[\"frontiers\"]}", 1);

  hk_play_refuse (table, "{\"move\":\"play-army\",\"frontier\":0}", HK_ERROR_PARAMETER);
  hk_play_refuse (table, "{\"move\":\"play-army\",\"player\":0,\"frontier\":0}", HK_ERROR_PARAMETER);
  hk_play (table, "{\"move\":\"play-army\",\"player\":0,\"frontier\":0,\"rank\":1,\"attack\":5}");
  hk_play (table, "{\"move\":\"play-army\",\"player\":0,\"frontier\":0,\"rank\":2,\"attack\":4}");
  hk_play_refuse (table, "{\"move\":\"reinforce\",\"player\":0,\"frontier\":0,\"zone\":1}", HK_ERROR_PARAMETER);
  hk_play (table, "{\"move\":\"reinforce\",\"player\":0,\"frontier\":0,\"zone\":1,\"rank\":3,\"slot\":3,\"bonus\":2}");
  hk_play_refuse (table, "{\"move\":\"invade\",\"frontier\":0}", HK_ERROR_PARAMETER);
  hk_play (table, "{\"move\":\"invade\",\"frontier\":0,\"zombies\":6,\"hp\":2,\"damage\":1}");
  hk_play_refuse (table, "{\"move\":\"invade\",\"frontier\":0,\"zombies\":6}", HK_ERROR_IMPOSSIBLE);
  g_assert_cmpint (get_int (table, "frontiers/0/at-gate"), ==, 2);
  hk_play (table, "{\"move\":\"invade\",\"frontier\":1,\"zombies\":6}");
  g_assert_cmpint (get_int (table, "frontiers/1/at-gate"), ==, 6);
  hk_play (table, "{\"move\":\"score\"}");
  end_round (table);
  g_assert_cmpint (get_int (table, "frontiers/1/at-gate"), ==, 0);
  hk_play_refuse (table, "{\"move\":\"invade\",\"frontier\":1,\"zombies\":3}", HK_ERROR_PARAMETER);
  hk_play (table, "{\"move\":\"assign-commander\",\"player\":0,\"commander\":\"matilda\",\"frontier\":0,\"zone\":2}");
}

/* With tokens beside them the score goes to the players. */
static void
test_arithmetic (void)
{
  g_autoptr (HkTable) table = hk_play_new ("dark-age-z", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]," HAND
                                           ",\"keep\":\"arithmetic\"}", 1);

  hk_play (table, "{\"move\":\"upgrade-technology\",\"player\":1}");
  g_assert_cmpint (get_int (table, "kingdoms/1/technology"), ==, 1);
  hk_play (table, "{\"move\":\"play-army\",\"player\":0,\"frontier\":0,\"rank\":1,\"attack\":9}");
  hk_play (table, "{\"move\":\"invade\",\"frontier\":0,\"zombies\":4,\"hp\":3,\"damage\":1}");
  hk_play (table, "{\"move\":\"score\"}");
  g_assert_cmpint (get_int (table, "kingdoms/0/victory-points"), >, 0);
}

/* --- RFYL --- */

#define RUN "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"none\",\"cards-by\":\"hand\","

/* Who fights and with which cards is told; what weapons add as well. */
static void
test_fights (void)
{
  g_autoptr (HkTable) table = hk_play_new ("rfyl", RUN "\"keep\":[\"fights\"]}", 1);

  hk_play_refuse (table, "{\"move\":\"fight\"}", HK_ERROR_PARAMETER);
  hk_play_refuse (table, "{\"move\":\"fight\",\"player\":0}", HK_ERROR_PARAMETER);
  assert_says (table, "{\"move\":\"fight\",\"player\":0,\"human\":[4],\"zombie\":[6]}", "Ann draws 4, the zombie 6. Ann has to draw a Blood card.");
  assert_says (table, "{\"move\":\"fight\",\"player\":1,\"human\":[4],\"zombie\":[5],\"bonus\":2,\"kill\":true}",
               "Bo draws 4 + 2, the zombie 5. Bo kills the zombie.");
}

/* With the bullets beside them, shots that name no zombie. */
static void
test_bullets (void)
{
  g_autoptr (HkTable) table = hk_play_new ("rfyl", RUN "\"keep\":\"arithmetic\"}", 1);

  assert_says (table, "{\"move\":\"shoot\",\"player\":0}", "Ann shoots a zombie.");
  g_assert_cmpint (get_int (table, "players/0/bullets"), ==, 2);
  assert_says (table, "{\"move\":\"drop\",\"player\":0,\"what\":\"bullet\"}", "Ann leaves a bullet behind.");
  g_assert_cmpint (get_int (table, "players/0/bullets"), ==, 1);
  hk_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Axe\"}");
  assert_says (table, "{\"move\":\"drop\",\"player\":0,\"what\":\"Axe\"}", "Ann leaves Axe behind.");
  hk_play_refuse (table, "{\"move\":\"drop\",\"player\":0,\"what\":\"Axe\"}", HK_ERROR_IMPOSSIBLE);
}

/* The track: by a tap, by the card, and the zombies after it. */
static void
test_track (void)
{
  g_autoptr (HkTable) table = hk_play_new ("rfyl", RUN "\"keep\":\"phases\"}", 1);

  hk_play (table, "{\"move\":\"set\",\"path\":\"players/0/space\",\"value\":25}");
  assert_says (table, "{\"move\":\"move\",\"player\":1,\"to\":26}", "Bo moves from space 30 to space 26.");
  hk_play (table, "{\"move\":\"add-zombies\",\"space\":30,\"count\":2}");
  hk_play_refuse (table, "{\"move\":\"zombies-move\"}", HK_ERROR_PARAMETER);
  hk_play (table, "{\"move\":\"zombies-move\",\"value\":3}");
  g_assert_cmpint (get_int (table, "zombies/0/space"), ==, 27);
  end_round (table);
  hk_play (table, "{\"move\":\"draw-speed\",\"values\":[5,3]}");
  hk_play_refuse (table, "{\"move\":\"move\",\"player\":1,\"to\":20}", HK_ERROR_REFUSED);
  hk_play (table, "{\"move\":\"place\",\"player\":0,\"space\":0}");
  g_assert_false (hk_table_is_over (table));
}

/* --- Zombiez --- */

/* The rows alone: what fits where, and what is taken out of them. */
static void
test_rows (void)
{
  g_autoptr (HkTable) table = hk_play_new ("zombiez", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"none\",\"cards-by\":\"hand\",\"keep\":[\"rows\"]}", 1);

  assert_says (table, "{\"move\":\"draw\",\"card\":\"zombie-3-1\"}", "Zombie 3 (disc) is drawn.");
  hk_play_refuse (table, "{\"move\":\"draw\",\"card\":\"zombie-4-2\"}", HK_ERROR_IMPOSSIBLE);
  hk_play (table, "{\"move\":\"place\",\"row\":0}");
  hk_play (table, "{\"move\":\"draw\",\"card\":\"zombie-4-2\"}");
  hk_play (table, "{\"move\":\"place\",\"row\":0,\"side\":\"right\"}");
  hk_play (table, "{\"move\":\"take\",\"row\":0}");
  hk_play (table, "{\"move\":\"reward\",\"row\":0}");
  g_assert_cmpint (get_int (table, "n-placed"), ==, 2);
  end_round (table);
  g_assert_cmpint (get_int (table, "n-placed"), ==, 0);
}

/* With the collections the cards go to whom the group names. */
static void
test_collections (void)
{
  g_autoptr (HkTable) table = hk_play_new ("zombiez", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"none\",\"cards-by\":\"hand\",\"keep\":[\"rows\",\"collections\"]}", 1);

  hk_play (table, "{\"move\":\"draw\",\"card\":\"zombie-3-1\"}");
  hk_play (table, "{\"move\":\"place\",\"row\":0}");
  hk_play_refuse (table, "{\"move\":\"reward\",\"row\":0}", HK_ERROR_PARAMETER);
  hk_play (table, "{\"move\":\"reward\",\"row\":0,\"player\":1}");
  g_assert_cmpint (get_int (table, "players/1/cards/0/value"), ==, 3);
}

static gboolean
is_offered (HkTable    *table,
            const char *move)
{
  g_autoptr (GPtrArray) options = hk_table_list_options (table, HK_VIEWER_ALL);

  for (guint i = 0; i < options->len; i++)
    if (g_str_equal (hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (options, i))), move))
      return TRUE;
  return FALSE;
}

/* Dice are set aside where the Challenge of the Vault has begun. */
static void
test_vault (void)
{
  g_autoptr (HkTable) table = hk_play_new ("army-of-the-dead", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]," HAND ",\"vault\":true,\"keep\":[\"vault\"]}", 7);

  g_assert_false (is_offered (table, "vault-reserve"));
  hk_play_refuse (table, "{\"move\":\"vault-reserve\"}", HK_ERROR_IMPOSSIBLE);
}

/* A battle where no Location is kept ends when nobody is left, and by a retreat while somebody is. */
static void
test_battle_over (void)
{
  g_autoptr (HkTable) table = hk_play_new ("card-z", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]," HAND ",\"keep\":\"arithmetic\"}", 7);
  g_autofree char *retreats = NULL;
  g_autofree char *over = NULL;

  hk_play (table, "{\"move\":\"battle\",\"player\":0}");
  hk_play (table, "{\"move\":\"place-drawn\",\"encounters\":[\"fast\"]}");
  retreats = hk_play_say (table, "{\"move\":\"retreat\"}");
  g_assert_cmpstr (retreats, ==, "Ann retreats.");
  hk_play (table, "{\"move\":\"battle\",\"player\":1}");
  over = hk_play_say (table, "{\"move\":\"retreat\"}");
  g_assert_cmpstr (over, ==, "The battle is over: nobody is left to fight.");
}

/* Where everybody has left the battlefield nobody makes a noise, nor goes on. */
static void
test_deserted (void)
{
  g_autoptr (HkTable) table = hk_play_new ("card-z", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]," HAND ",\"keep\":\"arithmetic\"}", 7);

  hk_play (table, "{\"move\":\"battle\",\"player\":0}");
  for (int i = 0; i < 4; i++)
    {
      g_autofree char *path = g_strdup_printf ("survivors/%d/on-field", i);
      g_autoptr (JsonNode) off = json_node_init_boolean (json_node_alloc (), FALSE);
      g_autoptr (JsonNode) old = NULL;

      g_assert_true (hk_record_set_by_path (table, path, off, &old, NULL));
    }
  hk_play_refuse (table, "{\"move\":\"noise\"}", HK_ERROR_IMPOSSIBLE);
  hk_play_refuse (table, "{\"move\":\"cross\"}", HK_ERROR_IMPOSSIBLE);
  /* A journal in which they did is followed all the same. */
  hk_play (table, "{\"move\":\"noise\",\"at\":\"2026-01-01T20:00:00Z\"}");
}

/* Returns (transfer full) (nullable): the step of that id among those of the round. */
static HkStep *
find_step (HkTable    *table,
           const char *id)
{
  g_autoptr (GPtrArray) steps = hk_table_list_steps (table);

  for (guint i = 0; i < steps->len; i++)
    if (g_str_equal (hk_step_get_id (g_ptr_array_index (steps, i)), id))
      return g_object_ref (g_ptr_array_index (steps, i));
  return NULL;
}

/* Steps and reminders of one way to play are not there in another. */
static void
test_mode (void)
{
  static const struct
  {
    const char *game;
    const char *mode;
    const char *step;
    gboolean    there;
    guint       n_reminders;
  } cases[] = {
    { "card-z", "co-op", "turn.initiative", FALSE, 0 },
    { "card-z", "competitive", "turn.initiative", TRUE, 1 },
    { "dark-age-z", "cooperative", "cleanup-12", TRUE, 1 },
    { "dark-age-z", "competitive", "cleanup-12", TRUE, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *setup = g_strdup_printf ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"none\",\"cards-by\":\"hand\","
                                                "\"keep\":\"phases\",\"mode\":\"%s\"}", cases[i].mode);
      g_autoptr (HkTable) table = hk_play_new (cases[i].game, setup, 1);
      g_autoptr (HkStep) step = find_step (table, cases[i].step);

      g_assert_cmpint (step != NULL, ==, cases[i].there);
      if (step != NULL)
        g_assert_cmpuint (g_strv_length ((char **) hk_step_get_reminders (step)), ==, cases[i].n_reminders);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/keep-alone/spawn", test_spawn);
  g_test_add_func ("/keep-alone/sleepers", test_sleepers);
  g_test_add_func ("/keep-alone/health", test_health);
  g_test_add_func ("/keep-alone/kills", test_kills);
  g_test_add_func ("/keep-alone/weather", test_weather);
  g_test_add_func ("/keep-alone/battle", test_battle);
  g_test_add_func ("/keep-alone/reckoning", test_reckoning);
  g_test_add_func ("/keep-alone/frontiers", test_frontiers);
  g_test_add_func ("/keep-alone/frontiers-and-tokens", test_arithmetic);
  g_test_add_func ("/keep-alone/fights", test_fights);
  g_test_add_func ("/keep-alone/bullets", test_bullets);
  g_test_add_func ("/keep-alone/track", test_track);
  g_test_add_func ("/keep-alone/rows", test_rows);
  g_test_add_func ("/keep-alone/collections", test_collections);
  g_test_add_func ("/keep-alone/vault", test_vault);
  g_test_add_func ("/keep-alone/battle-over", test_battle_over);
  g_test_add_func ("/keep-alone/deserted", test_deserted);
  g_test_add_func ("/keep-alone/mode", test_mode);
  return g_test_run ();
}
