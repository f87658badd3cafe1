/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "core/record/hk-error.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/guide/hk-cz-calc-battle.h"
#include "games/card-z/odds/hk-cz-tohit.h"
#include "hk-play.h"

/* The arithmetic of battles against a count of all faces, one by one, and by the numbers of the book. */

#define NEAR 1e-9

static JsonNode *
calculate (const char   *name,
           const char   *params,
           HkBreakdown **breakdown)
{
  g_autoptr (GError) error = NULL;
  JsonNode *result = hk_play_calculate ("card-z", name, params, breakdown, &error);

  g_assert_no_error (error);
  return result;
}

static void
refuse (const char *name,
        const char *params)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (hk_play_calculate ("card-z", name, params, NULL, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
}

static int
get_int (JsonNode   *node,
         const char *member)
{
  return (int) json_object_get_int_member (json_node_get_object (node), member);
}

static double
get_double (JsonNode   *node,
            const char *member)
{
  return json_object_get_double_member (json_node_get_object (node), member);
}

static void
assert_near (double a,
             double b)
{
  if (fabs (a - b) > NEAR)
    g_error ("%.12f is not %.12f", a, b);
}

/* What a die of @face does, straight from the book. */
static gboolean
hits (const HkCzToHit *input,
      int              face)
{
  static const int night[] = { 0, -1, -2, -3 };
  const gboolean ranged = input->how == HK_CZ_HOW_SHOOT;
  int sum = face + input->skill + input->sick + input->other;

  if (face == 0)
    return FALSE;
  if (ranged)
    sum += (input->night ? night[input->range] : 0) + (input->distracted ? 1 : 0) + (input->impaled ? 1 : 0);
  else
    sum += (input->charge ? 1 : 0) - (input->engaged > 1 ? input->engaged - 1 : 0);
  sum += (input->outside ? input->weather : 0) - (input->helmet ? 1 : 0) + (input->pushed ? 1 : 0) - (input->restart ? 2 : 0) -
         (input->starving ? 1 : 0) - (input->sleep_deprived ? 1 : 0);
  return sum >= input->target;
}

/* Every combination of the flags, with target numbers and other modifiers walking along (page 9). */
static void
test_to_hit (void)
{
  for (int flags = 0; flags < 1 << 11; flags++)
    for (int target = 1; target <= 10; target++)
      {
        const HkCzToHit input = {
          .how = (flags & 1) != 0 ? HK_CZ_HOW_SHOOT : (HkCzHow) (target % 4),
          .range = (flags & 1) != 0 ? (HkCzRange) (1 + target % 3) : HK_CZ_RANGE_MELEE,
          .target = target,
          .skill = flags % 3,
          .night = (flags & 2) != 0,
          .outside = (flags & 4) != 0,
          .weather = -(target % 4),
          .distracted = (flags & 8) != 0,
          .helmet = (flags & 16) != 0,
          .pushed = (flags & 32) != 0,
          .engaged = target % 4,
          .charge = (flags & 64) != 0,
          .impaled = (flags & 1) != 0 && (flags & 128) != 0,
          .restart = (flags & 256) != 0,
          .starving = (flags & 512) != 0,
          .sleep_deprived = (flags & 1024) != 0,
          .sick = -(flags % 2),
          .other = target % 3 - 1,
        };
        HkCzToHitResult result;
        int n = 0;

        hk_cz_to_hit_resolve (&input, &result);
        for (int face = 0; face < 10; face++)
          {
            g_assert_cmpint (hits (&input, face), ==, face >= result.needed);
            n += hits (&input, face);
          }
        assert_near (result.chance, n / 10.0);
        assert_near (result.critical, 0.1);
        g_assert_false (result.automatic);
      }
}

/* The breakdown shows every modifier with its rule, and the sum is theirs (To Hit, page 9). */
static void
test_breakdown (void)
{
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (JsonNode) result = calculate ("to-hit",
    "{\"how\":\"shoot\",\"range\":5,\"target\":5,\"skill\":2,\"night\":true,\"weather\":-1,\"distracted\":true,\"helmet\":true,\"starving\":true}",
    &breakdown);
  g_autofree char *text = hk_breakdown_to_text (breakdown);

  /* +2 skill −2 night −1 weather +1 distracted −1 helmet −1 starving = −2 */
  g_assert_cmpint (get_int (result, "modifier"), ==, -2);
  g_assert_cmpint (get_int (result, "needed"), ==, 7);
  assert_near (get_double (result, "chance"), 0.3);
  g_assert_nonnull (strstr (text, "Skill"));
  g_assert_nonnull (strstr (text, "Night"));
  g_assert_nonnull (strstr (text, "Weather"));
  g_assert_nonnull (strstr (text, "distracted"));
  g_assert_nonnull (strstr (text, "helmet"));
  g_assert_nonnull (strstr (text, "Starving"));
  g_assert_nonnull (strstr (text, "7 or more"));
}

/* The sample of the book: a hard rain takes 1 at close range at dawn, and the 3 of the Coach Shotgun hits all the same
 * (page 12). */
static void
test_sample_shots (void)
{
  g_autoptr (JsonNode) shotgun = calculate ("to-hit", "{\"range\":\"close\",\"target\":2,\"weather\":-1}", NULL);
  g_autoptr (JsonNode) inside = calculate ("to-hit", "{\"range\":\"close\",\"target\":2,\"weather\":-1,\"outside\":false}", NULL);
  g_autoptr (JsonNode) night = calculate ("to-hit", "{\"range\":\"long\",\"target\":6,\"night\":true,\"weather\":-1}", NULL);

  g_assert_cmpint (get_int (shotgun, "needed"), ==, 3);
  g_assert_cmpint (get_int (inside, "needed"), ==, 2);
  g_assert_cmpint (get_int (night, "needed"), ==, 10);
  assert_near (get_double (night, "chance"), 0);
}

/* An Encounter that another survivor impales is eradicated in melee without a roll; ranged attacks get +1, and whoever holds
 * it rolls as ever (page 10). */
static void
test_impaled (void)
{
  g_autoptr (JsonNode) melee = calculate ("to-hit", "{\"how\":\"kill\",\"target\":9,\"impaled\":true}", NULL);
  g_autoptr (JsonNode) ranged = calculate ("to-hit", "{\"how\":\"shoot\",\"target\":5,\"impaled\":true}", NULL);
  g_autoptr (JsonNode) impaler = calculate ("to-hit", "{\"how\":\"kill\",\"target\":9,\"impaled\":true,\"impaler\":true}", NULL);

  g_assert_true (json_object_get_boolean_member (json_node_get_object (melee), "automatic"));
  assert_near (get_double (melee, "chance"), 1);
  g_assert_cmpint (get_int (ranged, "needed"), ==, 4);
  g_assert_cmpint (get_int (impaler, "needed"), ==, 9);
}

/* Clubs both kill and push: what falls short of the kill may still push (page 10). */
static void
test_club (void)
{
  g_autoptr (JsonNode) club = calculate ("to-hit", "{\"how\":\"kill\",\"target\":7,\"push-target\":4,\"charge\":true,\"engaged\":3}", NULL);

  /* +1 charge −2 for two more Encounters */
  g_assert_cmpint (get_int (club, "needed"), ==, 8);
  g_assert_cmpint (get_int (club, "needed-push"), ==, 5);
  assert_near (get_double (club, "chance"), 0.2);
  assert_near (get_double (club, "chance-push"), 0.3);
}

/* Close is 2 and 3 hexes, medium 4 to 6, long 7 to 9 (Ranged Attack, page 10). */
static void
test_ranges (void)
{
  static const HkCzRange ranges[] = { HK_CZ_RANGE_MELEE, HK_CZ_RANGE_MELEE, HK_CZ_RANGE_CLOSE, HK_CZ_RANGE_CLOSE, HK_CZ_RANGE_MEDIUM, HK_CZ_RANGE_MEDIUM,
                                      HK_CZ_RANGE_MEDIUM, HK_CZ_RANGE_LONG, HK_CZ_RANGE_LONG, HK_CZ_RANGE_LONG, HK_CZ_RANGE_OUT };

  for (int i = 0; i < (int) G_N_ELEMENTS (ranges); i++)
    g_assert_cmpint (hk_cz_range_from_hexes (i), ==, ranges[i]);
  refuse ("to-hit", "{\"target\":5,\"range\":10}");
  refuse ("to-hit", "{\"target\":5,\"range\":\"far\"}");
  refuse ("to-hit", "{}");
}

/* Every sequence of faces: each shot a face, a jam die after each zero. */
typedef struct
{
  const HkCzFire *fire;
  int             needed;
  int             n_shots;
  double          hits[60];
  double          ammo[120];
  double          jammed;
  double          total;
} Count;

static void
count_end (Count   *count,
           int      n_hits,
           int      n_shots,
           gboolean jammed,
           double   chance)
{
  count->hits[n_hits] += chance;
  count->ammo[hk_cz_fire_get_ammo (n_shots)] += chance;
  count->jammed += jammed ? chance : 0;
  count->total += chance;
}

static void
count_shots (Count *count,
             int    shot,
             int    n_hits,
             double chance)
{
  if (shot == count->n_shots || (count->fire->wanted > 0 && n_hits >= count->fire->wanted))
    {
      count_end (count, n_hits, shot, FALSE, chance);
      return;
    }
  for (int face = 0; face < 10; face++)
    {
      if (face > 0 || count->fire->jam < 0)
        {
          count_shots (count, shot + 1, n_hits + (face > 0 && face >= count->needed), chance / 10);
          continue;
        }
      for (int second = 0; second < 10; second++)
        if (second <= count->fire->jam)
          count_end (count, n_hits, shot + 1, TRUE, chance / 100);
        else
          count_shots (count, shot + 1, n_hits, chance / 100);
    }
}

/* 2 more ammo for each further shot (Ranged Attack, page 10). */
static void
test_rapid (void)
{
  static const int jams[] = { -1, 0, 2, 5, 9 };

  for (int needed = 1; needed <= 10; needed += 3)
    for (guint j = 0; j < G_N_ELEMENTS (jams); j++)
      for (int ammo = 0; ammo <= 7; ammo++)
        for (int wanted = 0; wanted <= 2; wanted++)
          for (int rapid = 0; rapid <= 1; rapid++)
            {
              const HkCzFire fire = { (10 - needed) / 10.0, jams[j], rapid, ammo, wanted };
              g_autoptr (HkCzFireOdds) odds = hk_cz_fire_get_odds (&fire);
              Count count = { .fire = &fire, .needed = needed, .n_shots = hk_cz_fire_count_shots (&fire) };

              if (count.n_shots > 3 && (needed != 4 || jams[j] < 0))
                continue;
              count_shots (&count, 0, 0, 1);
              assert_near (count.total, 1);
              for (int i = 0; i <= count.n_shots; i++)
                assert_near (hk_distribution_get_exactly (odds->hits, i), count.hits[i]);
              for (int i = 0; i <= hk_cz_fire_get_ammo (count.n_shots); i++)
                assert_near (hk_distribution_get_exactly (odds->ammo, i), count.ammo[i]);
              assert_near (odds->jammed, count.jammed);
              assert_near (odds->any, 1 - count.hits[0]);
            }
}

/* The example of the book: 7 ammo fire 4 times (page 10). */
static void
test_seven_ammo (void)
{
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (JsonNode) result = calculate ("attack-odds", "{\"target\":6,\"ammo\":7,\"rapid\":true,\"jam\":3}",
                                           &breakdown);
  g_autoptr (JsonNode) single = calculate ("attack-odds", "{\"target\":6,\"ammo\":7,\"jam\":3}", NULL);
  g_autofree char *text = hk_breakdown_to_text (breakdown);

  g_assert_cmpint (get_int (result, "shots"), ==, 4);
  g_assert_cmpint (hk_cz_fire_get_ammo (4), ==, 7);
  g_assert_cmpint (get_int (single, "shots"), ==, 1);
  assert_near (get_double (single, "jam-chance"), 0.04);
  assert_near (get_double (single, "jammed"), 0.04);
  assert_near (get_double (single, "any"), 0.4);
  g_assert_nonnull (strstr (text, "Jam rating"));
  g_assert_nonnull (strstr (text, "Needed on the d10"));
  refuse ("attack-odds", "{\"how\":\"kill\",\"target\":6,\"impaled\":true}");
}

/* Bites against a count of the dice, a Rigored Zombie's move with them (page 5). */
static void
test_bites (void)
{
  static const struct
  {
    const char *type;
    int         move;
    int         bite;
    int         kill;
  } types[] = { { "zombie", 2, 4, 99 }, { "fast", 3, 3, 99 }, { "slow", 1, 5, 99 }, { "rigored", -1, 3, 99 }, { "dog", 4, 5, 8 } };

  for (guint t = 0; t < G_N_ELEMENTS (types); t++)
    for (int armour = 0; armour <= 4; armour++)
      for (int distance = 1; distance <= 6; distance++)
        for (int wounded = 0; wounded <= 1; wounded++)
          {
            int n_hits = 0, n_kills = 0;
            HkCzBite bite;

            hk_cz_bite_resolve (types[t].type, armour, distance, wounded, &bite);
            for (int walk = 0; walk < 10; walk++)
              for (int die = 0; die < 10; die++)
                {
                  const int move = types[t].move >= 0 ? types[t].move : walk <= 4 ? 0 : walk <= 8 ? 1 : 2;
                  const gboolean hit = distance <= move && die - armour >= types[t].bite;

                  n_hits += hit;
                  n_kills += hit && (die - armour >= types[t].kill || (wounded && types[t].kill < 99));
                }
            assert_near (bite.hit, n_hits / 100.0);
            assert_near (bite.kill, n_kills / 100.0);
          }
}

/* The book: a Zombie bites from 1 hex away, a Fast one from 2, a Slow one only if engaged (page 5). */
static void
test_reach (void)
{
  static const struct
  {
    const char *type;
    int         distance;
    double      reach;
  } cases[] = {
    { "zombie", 2, 1 }, { "zombie", 3, 0 }, { "fast", 3, 1 }, { "fast", 4, 0 }, { "slow", 1, 1 }, { "slow", 2, 0 },
    { "dog", 4, 1 }, { "dog", 5, 0 }, { "rigored", 1, 0.5 }, { "rigored", 2, 0.1 }, { "rigored", 3, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *params = g_strdup_printf ("{\"type\":\"%s\",\"distance\":%d}", cases[i].type, cases[i].distance);
      g_autoptr (JsonNode) result = calculate ("bite", params, NULL);

      assert_near (get_double (result, "reach"), cases[i].reach);
    }
  refuse ("bite", "{\"type\":\"human\"}");
}

/* The best defence takes 4 off: of a Slow Zombie only the 9 is left, and a Feral Dog cannot kill the unhurt (page 11). */
static void
test_armour (void)
{
  g_autoptr (JsonNode) slow = calculate ("bite", "{\"type\":\"slow\",\"armour\":4}", NULL);
  g_autoptr (JsonNode) dog = calculate ("bite", "{\"type\":\"dog\",\"armour\":4}", NULL);
  g_autoptr (JsonNode) wounded = calculate ("bite", "{\"type\":\"dog\",\"wounded\":true}", NULL);

  g_assert_cmpint (get_int (slow, "needed"), ==, 9);
  g_assert_cmpint (get_int (dog, "needed"), ==, 9);
  g_assert_cmpint (get_int (dog, "needed-kill"), ==, 10);
  g_assert_cmpint (get_int (wounded, "needed-kill"), ==, 5);
  assert_near (get_double (wounded, "kill"), 0.5);
}

/* The skull of the red die, and d6 who come (Loud Noises, page 9). */
static void
test_alarm (void)
{
  for (int skulls = 0; skulls <= 6; skulls++)
    {
      g_autofree char *params = g_strdup_printf ("{\"skulls\":%d}", skulls);
      g_autoptr (JsonNode) result = calculate ("alarm", params, NULL);
      JsonArray *counts = json_object_get_array_member (json_node_get_object (result), "counts");
      int ways[7] = { 0 };
      double mean = 0;

      for (int red = 0; red < 6; red++)
        for (int die = 1; die <= 6; die++)
          ways[red < skulls ? die : 0]++;
      for (guint i = 0; i < 7; i++)
        {
          assert_near (json_array_get_double_element (counts, i), ways[i] / 36.0);
          mean += i * ways[i] / 36.0;
        }
      assert_near (get_double (result, "mean"), mean);
    }
}

/* Ties go to the players (Human Enemies!, page 5). */
static void
test_initiative (void)
{
  for (int bonus = -3; bonus <= 5; bonus++)
    {
      g_autofree char *params = g_strdup_printf ("{\"bonus\":%d}", bonus);
      g_autofree char *between = g_strdup_printf ("{\"bonus\":%d,\"against\":5,\"pvp\":true}", bonus);
      g_autoptr (JsonNode) humans = calculate ("initiative", params, NULL);
      g_autoptr (JsonNode) players = calculate ("initiative", between, NULL);
      int first = 0, won = 0, lost = 0;

      for (int a = 0; a < 10; a++)
        for (int b = 0; b < 10; b++)
          {
            first += a + bonus >= b;
            won += a + bonus > b + 5;
            lost += a + bonus < b + 5;
          }
      assert_near (get_double (humans, "first"), first / 100.0);
      assert_near (get_double (players, "first"), (double) won / (won + lost));
    }
}

static void
assert_order (const char *encounters,
              const char *expected)
{
  g_autofree char *params = g_strdup_printf ("{\"encounters\":[%s]}", encounters);
  g_autoptr (JsonNode) result = calculate ("act", params, NULL);
  JsonArray *order = json_object_get_array_member (json_node_get_object (result), "order");
  g_autoptr (GString) got = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (order); i++)
    g_string_append_printf (got, "%d", (int) json_object_get_int_member (json_array_get_object_element (order, i), "number"));
  g_assert_cmpstr (got->str, ==, expected);
}

/* The closest first; in a tie Feral Dog, Fast Zombie, Zombie, Slow Zombie, then Rigored; who is not placed by a distance
 * last (page 11). */
static void
test_order (void)
{
  assert_order ("{\"type\":\"slow\",\"distance\":1},{\"type\":\"dog\",\"distance\":2}", "01");
  assert_order ("{\"type\":\"rigored\",\"distance\":3},{\"type\":\"slow\",\"distance\":3},{\"type\":\"zombie\",\"distance\":3},"
                "{\"type\":\"fast\",\"distance\":3},{\"type\":\"dog\",\"distance\":3}", "43210");
  assert_order ("{\"type\":\"zombie\",\"distance\":4},{\"type\":\"zombie\",\"distance\":4},{\"type\":\"zombie\",\"distance\":1}", "201");
  assert_order ("{\"type\":\"dog\",\"distance\":0},{\"type\":\"slow\",\"distance\":9}", "10");
  refuse ("act", "{\"encounters\":[]}");
  refuse ("act", "{\"encounters\":[{\"type\":\"ally\",\"distance\":2}]}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/odds/to-hit", test_to_hit);
  g_test_add_func ("/card-z/odds/working", test_breakdown);
  g_test_add_func ("/card-z/odds/sample-shots", test_sample_shots);
  g_test_add_func ("/card-z/odds/impaled", test_impaled);
  g_test_add_func ("/card-z/odds/club", test_club);
  g_test_add_func ("/card-z/odds/ranges", test_ranges);
  g_test_add_func ("/card-z/odds/rapid", test_rapid);
  g_test_add_func ("/card-z/odds/seven-ammo", test_seven_ammo);
  g_test_add_func ("/card-z/odds/bites", test_bites);
  g_test_add_func ("/card-z/odds/reach", test_reach);
  g_test_add_func ("/card-z/odds/armour", test_armour);
  g_test_add_func ("/card-z/odds/alarm", test_alarm);
  g_test_add_func ("/card-z/odds/initiative", test_initiative);
  g_test_add_func ("/card-z/odds/order", test_order);
  return g_test_run ();
}
