/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/dark-age-z/rules/hk-daz-income.h"
#include "games/dark-age-z/state/hk-daz-content.h"

#include "daz-rulings.h"

/* Rulings on setup, Phases 1, 2 and 4 and relics (pages 3 to 12, 16 to 18 and 20 to 24), each played as we rule and with
 * its switch. */

#define DAZ_TOGETHER \
  "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0,\"mode\":\"cooperative\",\"missions\":\"none\"," DAZ_PACK "}"

static int
starting_points (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  return daz_points (table, 3);
}

/* How many of 20 deals give two players missions of one set. */
static int
mission_sets (const char *rule)
{
  int n = 0;

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autofree char *setup = g_strdup_printf ("{\"players\":[{\"name\":\"A\"},{\"name\":\"B\"},{\"name\":\"C\"},{\"name\":\"D\"}],"
                                                "\"missions\":\"deal\",\"house\":{\"missions-of-any-set\":%s}," DAZ_PACK "}",
                                                rule == NULL ? "false" : "true");
      g_autoptr (HkDazTable) table = daz_new (setup, seed);
      guint sets = 0;
      gboolean shared = FALSE;

      for (int i = 0; i < 4; i++)
        {
          const guint set = 1u << hk_daz_content_find_mission (hk_daz_table_get_kingdom (table, i)->mission)->set;

          shared |= (sets & set) != 0;
          sets |= set;
        }
      n += shared;
    }
  return n > 0;
}

static int
draw_two (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->catalogue)); i++)
    {
      g_autoptr (HkDazArmy) army = g_list_model_get_item (G_LIST_MODEL (table->catalogue), i);

      while (hk_deck_get_n_left (table->army_deck) > 1 && hk_deck_count (table->army_deck, army->card) > 0)
        hk_deck_take (table->army_deck, army->card, NULL);
    }
  return daz_try (table, "{\"move\":\"draw-army\"}");
}

static int
technology_cost (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);
  HkDazKingdom *ann = hk_daz_table_get_kingdom (table, 0);

  daz_empty_hand (table, 0);
  daz_give (table, 0, "bronze-4");
  hk_record_set_int (ann, &ann->technology, 1);
  return daz_try (table, "{\"move\":\"upgrade-technology\",\"hand\":[0]}");
}

static int
higher_insignia (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  daz_empty_hand (table, 0);
  daz_give (table, 0, "gold-6");
  return daz_try (table, "{\"move\":\"upgrade-technology\",\"hand\":[0]}");
}

static int
pioneers_pile_up (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  daz_phase (table, HK_DAZ_PHASE_CLEANUP, -1);
  daz_play (table, "{\"move\":\"cleanup-step\",\"step\":6,\"house\":true}");
  return table->pioneer_tokens;
}

/* With effect B of Iron Steed the cards of a hand are owed, with that of Mind Reader tokens are gone. */
static int
relic_names (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  daz_hold (table, 0, "iron-steed");
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"iron-steed\",\"effect\":\"b\",\"target\":1,\"target2\":2}");
  return hk_daz_table_get_kingdom (table, 1)->command_tokens;
}

static int
pass_pioneer (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  daz_play (table, "{\"move\":\"pass\"}");
  return table->pioneer_tokens;
}

static int
reactivate (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  daz_place (table, 1, 1, "bronze-4", 1, TRUE);
  return daz_try (table, "{\"move\":\"reactivate\",\"frontier\":1,\"zone\":1,\"loyalty\":1}");
}

static int
mission_raises (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);
  HkDazKingdom *ann = hk_daz_table_get_kingdom (table, 0);

  hk_record_set_int (ann, &ann->reactivations_due, 1);
  daz_place (table, 1, 1, "bronze-4", 1, TRUE);
  return daz_try (table, "{\"move\":\"reactivate-by-mission\",\"player\":0,\"frontier\":1,\"zone\":1,\"loyalty\":1}");
}

static int
anchored_march (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  for (int i = 1; i <= 5; i++)
    daz_place (table, 0, i, "bronze-4", 0, FALSE);
  daz_lead (table, 0, 3, "matilda", 0);
  return daz_try (table, "{\"move\":\"play-army\",\"frontier\":0,\"hand\":0}");
}

static int
anchored_exchange (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  daz_place (table, 0, 2, "bronze-4", 0, FALSE);
  daz_lead (table, 0, 2, "matilda", 0);
  daz_hold (table, 0, "mind-reader");
  return daz_try (table, "{\"move\":\"play-relic\",\"relic\":\"mind-reader\",\"effect\":\"a\",\"frontier\":0,\"zone\":2,\"hand\":0}");
}

static int
no_place (const char *rule)
{
  static const char * const gathering[] = { "lancelot", NULL };
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  hk_record_set_strv (table, &table->gathering, gathering);
  daz_place (table, 0, 1, "bronze-4", 0, FALSE);
  return daz_try (table, "{\"move\":\"pass\",\"commander\":\"lancelot\"}");
}

/* By how much the marker stands further back than where it began. */
static int
marker_start (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);
  const int first = table->steps_left;

  hk_record_set_int (table, &table->steps_left, first - 1);
  daz_hold (table, 0, "gaze-of-the-dead");
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"gaze-of-the-dead\",\"effect\":\"b\"}");
  return table->steps_left - first;
}

static int
free_relic (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);
  const int first = table->steps_left;

  daz_hold (table, 0, "immortal-vest");
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"immortal-vest\",\"effect\":\"b\"}");
  g_assert_cmpint (table->current_player, ==, 0);
  return first - table->steps_left;
}

static int
cancelled (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  daz_hold (table, 0, "apollos-eyes");
  daz_hold (table, 1, "immortal-vest");
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"apollos-eyes\",\"effect\":\"a\"}");
  daz_play (table, "{\"move\":\"play-relic\",\"player\":1,\"relic\":\"immortal-vest\",\"effect\":\"a\"}");
  g_assert_cmpint (table->current_player, ==, rule == NULL ? 1 : 0);
  return (int) hk_daz_kingdom_get_n_relics (hk_daz_table_get_kingdom (table, 0));
}

static int
free_army (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  hk_deck_discard (table->army_deck, "bronze-4");
  daz_hold (table, 0, "angels-kiss");
  return daz_try (table, "{\"move\":\"play-relic\",\"relic\":\"angels-kiss\",\"effect\":\"b\",\"card\":\"bronze-4\",\"frontier\":1,\"loyalty\":1}");
}

static int
take_tokens (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);
  HkDazKingdom *bo = hk_daz_table_get_kingdom (table, 1);

  hk_record_set_int (bo, &bo->command_tokens, 2);
  daz_hold (table, 0, "mind-reader");
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"mind-reader\",\"effect\":\"b\",\"target\":1,\"target2\":2}");
  g_assert_cmpint (hk_daz_table_get_kingdom (table, 2)->command_tokens, ==, 5 - 3);
  return bo->command_tokens;
}

static int
raise_anywhere (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);
  const HkDazCommander *commanders;
  g_autofree char *line = NULL;
  int zone = 1;
  guint n;
  guint i;

  commanders = hk_daz_content_list_commanders (&n);
  for (i = 0; hk_deck_count (table->commander_deck, commanders[i].id) == 0; i++)
    g_assert_cmpuint (i, <, n);
  while (!hk_daz_commander_fits (&commanders[i], zone))
    zone++;
  daz_place (table, 1, zone, "bronze-4", 1, TRUE);
  daz_hold (table, 0, "draculas-potion");
  daz_phase (table, HK_DAZ_PHASE_RALLYING, 0);
  line = g_strdup_printf ("{\"move\":\"play-relic\",\"relic\":\"draculas-potion\",\"effect\":\"a\",\"commander\":\"%s\",\"frontier\":1,\"zone\":%d}",
                          commanders[i].id, zone);
  return daz_try (table, line) && hk_daz_table_get_zone (table, 1, zone)->loyalty == 1;
}

static int
second_command (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  hk_record_set_int (table, &table->commands_left, 1);
  hk_record_set_int (table, &table->steps_left, 1);
  daz_play (table, "{\"move\":\"take-token\"}");
  return hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING;
}

/* What Ann gets in Phase 4, other than without the commander. */
static int
turned (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);
  gboolean known;
  int before;

  daz_place (table, 0, 1, "bronze-4", 0, FALSE);
  before = hk_daz_income_tokens (table, 0, &known, NULL);
  daz_lead (table, 0, 1, "lilith", 0);
  g_assert_cmpint (hk_daz_income_tokens (table, 0, &known, NULL), ==, before + 2);
  daz_hold (table, 0, "draculas-potion");
  daz_phase (table, HK_DAZ_PHASE_RALLYING, 0);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"draculas-potion\",\"effect\":\"b\",\"frontier\":0,\"zone\":1,\"what\":\"commander\"}");
  return hk_daz_income_tokens (table, 0, &known, NULL) - before;
}

static int
share_slot (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);
  HkDazKingdom *ann = hk_daz_table_get_kingdom (table, 0);
  static const char *line = "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"card\":\"silver-3\",\"slot\":2}";

  hk_record_set_int (ann, &ann->technology, 2);
  daz_place (table, 0, 1, "bronze-6", 0, FALSE);
  daz_give (table, 0, "silver-3");
  daz_give (table, 0, "silver-3");
  daz_phase (table, HK_DAZ_PHASE_RALLYING, 0);
  daz_play (table, line);
  daz_try (table, line);
  return daz_fight (table).zones[0].power;
}

static int
free_reinforcement (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  daz_place (table, 0, 1, "bronze-6", 0, FALSE);
  hk_deck_discard (table->army_deck, "bronze-4");
  daz_hold (table, 0, "howling-hammer");
  daz_phase (table, HK_DAZ_PHASE_RALLYING, 0);
  return daz_try (table, "{\"move\":\"play-relic\",\"relic\":\"howling-hammer\",\"effect\":\"b\",\"frontier\":0,\"zone\":1,"
                         "\"card\":\"bronze-4\",\"slot\":2,\"house\":false}");
}

static int
rally_order (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  for (int i = 0; i < 4; i++)
    hk_daz_table_add_points (table, i, 8 - 2 * i);
  daz_play (table, "{\"move\":\"end-planning\",\"house\":true}");
  g_assert_cmpint (table->current_player, ==, 0);
  hk_daz_table_add_points (table, 2, 5);
  daz_play (table, "{\"move\":\"end-rally\"}");
  return table->current_player;
}

static int
titanic (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, 0);

  daz_hold (table, 0, "titanic-essence");
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"titanic-essence\",\"effect\":\"b\",\"frontier\":0}");
  g_assert_cmpint (frontier->shield_right, ==, 4);
  return frontier->shield_left;
}

static int
in_front (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  daz_place (table, 0, 2, "bronze-4", 0, FALSE);
  daz_play (table, "{\"move\":\"play-army\",\"frontier\":0,\"hand\":0}");
  return hk_daz_table_get_kingdom (table, 0)->loyals_played;
}

static int
ranged (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);
  HkDazZone *zone = hk_daz_table_get_zone (table, 0, 1);

  daz_place (table, 0, 1, "bronze-4", 0, FALSE);
  hk_record_set_boolean (zone, &zone->ranged, TRUE);
  daz_phase (table, HK_DAZ_PHASE_CLEANUP, -1);
  daz_play (table, "{\"move\":\"begin-day\",\"house\":true}");
  return zone->ranged;
}

static int
next_to_start (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);

  for (int i = 0; i < 4; i++)
    daz_empty_hand (table, i);
  return hk_daz_find_next_starting_player (table, NULL);
}

/* The king’s turn comes with a defeated army on each of his frontiers, his own and one of Bo. */
static HkDazTable *
let_king_deploy (const char *rule)
{
  HkDazTable *table = daz_rule (DAZ_TWO, rule);

  daz_place (table, 1, 1, "bronze-4", 1, TRUE);
  daz_place (table, 2, 1, "bronze-4", 2, TRUE);
  daz_play (table, "{\"move\":\"pass\"}");
  daz_play (table, "{\"move\":\"pass\"}");
  g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_RALLYING);
  return table;
}

static int
king_replaces (const char *rule)
{
  g_autoptr (HkDazTable) table = let_king_deploy (rule);

  return hk_daz_table_get_zone (table, 1, 1)->loyalty;
}

static int
king_discards (const char *rule)
{
  g_autoptr (HkDazTable) table = let_king_deploy (rule);

  return (int) hk_deck_get_n_discarded (table->barbarian_deck);
}

static int
refill_two (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_TWO, rule);

  daz_phase (table, HK_DAZ_PHASE_CLEANUP, -1);
  daz_play (table, "{\"move\":\"cleanup-step\",\"step\":13,\"house\":true}");
  daz_play (table, "{\"move\":\"cleanup-step\",\"step\":6,\"house\":true}");
  g_assert_cmpuint (g_strv_length (table->gathering), ==, (guint) table->pioneer_tokens - 1);
  return table->pioneer_tokens;
}

/* Without the king the two share both frontiers; the day goes on as ever. */
static int
together (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_TOGETHER, rule);

  daz_play (table, "{\"move\":\"pass\"}");
  daz_play (table, "{\"move\":\"pass\"}");
  daz_play (table, "{\"move\":\"end-rally\"}");
  daz_play (table, "{\"move\":\"end-rally\"}");
  daz_play (table, "{\"move\":\"invade\"}");
  return (int) hk_daz_table_get_n_kingdoms (table);
}

static int
tokens (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);
  HkDazKingdom *bo = hk_daz_table_get_kingdom (table, 1);

  hk_record_set_int (bo, &bo->command_tokens, 60);
  daz_play (table, "{\"move\":\"take-token\",\"pioneer\":false}");
  return hk_daz_table_get_kingdom (table, 0)->command_tokens;
}

/* Page 17: a rate of 3 for a marker that has gone 2. */
static int
restore (const char *rule)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, rule);
  g_autoptr (HkDazTrack) track = g_list_model_get_item (G_LIST_MODEL (table->tracks), 0);
  g_autofree char *line = g_strdup_printf ("{\"move\":\"cleanup-step\",\"step\":5,\"restoration\":{\"%s\":3},\"house\":true}", track->command);

  hk_record_set_int (track, &track->position, 2);
  daz_phase (table, HK_DAZ_PHASE_CLEANUP, -1);
  daz_play (table, line);
  return track->position;
}

/* Where a ruling decides what becomes of a move, its line in the log says so. */
static void
test_cited (void)
{
  g_autoptr (HkDazTable) table = daz_rule (DAZ_FOUR, NULL);
  g_autoptr (HkMove) move = hk_move_build ("take-token", NULL);
  g_autoptr (GError) error = NULL;

  hk_record_set_int (table, &table->commands_left, 1);
  hk_record_set_int (table, &table->steps_left, 1);
  hk_table_apply (HK_TABLE (table), move, &error);
  g_assert_no_error (error);
  g_assert_nonnull (hk_move_get_cited (move));
}

int
main (int    argc,
      char **argv)
{
  static const DazRuling rulings[] = {
    { "start-with-five-points", starting_points, 0, 5 },
    { "missions-of-any-set", mission_sets, 0, 1 },
    { "tokens-run-out", tokens, 6, 5 },
    { "draw-all-or-nothing", draw_two, 1, 0 },
    { "any-insignia-for-technology", technology_cost, 0, 1 },
    { "higher-insignia-for-technology", higher_insignia, 0, 1 },
    { "pioneers-pile-up", pioneers_pile_up, 4, 8 },
    { "exchange-steed-and-reader", relic_names, 5, 2 },
    { "pass-takes-pioneer", pass_pioneer, 4, 3 },
    { "reactivate-own-frontiers", reactivate, 1, 0 },
    { "mission-raises-own", mission_raises, 1, 0 },
    { "commander-marches", anchored_march, 0, 1 },
    { "commander-is-exchanged", anchored_exchange, 0, 1 },
    { "commander-needs-place", no_place, 1, 0 },
    { "marker-stops-at-start", marker_start, 2, 0 },
    { "free-relics-move-marker", free_relic, 0, 1 },
    { "cancelled-relic-returns", cancelled, 0, 1 },
    { "free-armies-anywhere", free_army, 0, 1 },
    { "take-tokens-all-or-none", take_tokens, 0, 2 },
    { "raise-anywhere", raise_anywhere, 0, 1 },
    { "second-command-kept", second_command, 0, 1 },
    { "turned-commander-pays", turned, 0, 2 },
    { "cards-share-slot", share_slot, 9, 12 },
    { "free-reinforcement-any-slot", free_reinforcement, 0, 1 },
    { "rally-order-follows", rally_order, 1, 2 },
    { "titanic-for-both", titanic, 0, 4 },
    { "in-front-is-gate", in_front, 0, 1 },
    { "ranged-for-good", ranged, 0, 1 },
    { "clockwise-for-start", next_to_start, 3, 1 },
    { "strategy-marker-waits", restore, 0, 2 },
    { "king-leaves-others", king_replaces, 2, 1 },
    { "king-uses-discards", king_discards, 1, 0 },
    { "two-refill-for-three", refill_two, 2, 3 },
    { "no-king-together", together, 3, 2 },
  };

  g_test_init (&argc, &argv, NULL);
  daz_rulings_add (rulings, G_N_ELEMENTS (rulings));
  g_test_add_func ("/dark-age-z/rulings/cited", test_cited);
  return g_test_run ();
}
