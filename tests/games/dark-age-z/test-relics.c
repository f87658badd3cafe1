/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "daz-game.h"

static HkDazKingdom *
kingdom (HkDazTable *table,
         int         number)
{
  return hk_daz_table_get_kingdom (table, number);
}

/* A table of four on which Ann holds @relic, in the phase that it is for. */
static HkDazTable *
with_relic (const char *relic,
            HkDazPhase  phase)
{
  HkDazTable *table = daz_new (DAZ_FOUR, 1);

  hk_daz_kingdom_add_relic (kingdom (table, 0), relic);
  hk_record_set_enum (table, &table->phase, phase);
  return table;
}

static void
test_angels_kiss (void)
{
  g_autoptr (HkDazTable) table = with_relic ("angels-kiss", HK_DAZ_PHASE_PLANNING);
  g_autoptr (HkDazTable) b = with_relic ("angels-kiss", HK_DAZ_PHASE_RALLYING);
  const int steps = table->steps_left;

  daz_place (table, 0, 2, "bronze-4", 1, TRUE);
  daz_place (table, 2, 5, "silver-2", 2, TRUE);
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"angels-kiss\",\"effect\":\"a\",\"frontier\":0,\"zone\":1}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"angels-kiss\",\"effect\":\"a\"}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"angels-kiss\",\"effect\":\"a\",\"frontier\":0,\"zone\":2,"
                   "\"frontier2\":2,\"zone2\":5,\"loyalty2\":3}");
  g_assert_cmpint (hk_daz_table_get_zone (table, 0, 2)->loyalty, ==, 0);
  g_assert_cmpint (hk_daz_table_get_zone (table, 2, 5)->loyalty, ==, 3);
  g_assert_false (hk_daz_table_get_zone (table, 2, 5)->defeated);
  g_assert_cmpint (table->steps_left, ==, steps - 1);
  g_assert_cmpint (table->current_player, ==, 1);
  g_assert_cmpuint (hk_daz_kingdom_get_n_relics (kingdom (table, 0)), ==, 0);
  g_assert_cmpstr (table->relics_used[0], ==, "angels-kiss");
  g_assert_cmpint (kingdom (table, 0)->relics_played, ==, 1);

  hk_deck_discard (b->army_deck, "gold-7");
  daz_refuse (b, "{\"move\":\"play-relic\",\"relic\":\"angels-kiss\",\"effect\":\"b\",\"frontier\":3,\"card\":\"silver-2\"}", HK_ERROR_IMPOSSIBLE);
  daz_play (b, "{\"move\":\"play-relic\",\"relic\":\"angels-kiss\",\"effect\":\"b\",\"frontier\":3,\"card\":\"gold-7\"}");
  g_assert_cmpstr (hk_daz_table_get_zone (b, 3, 1)->army->card, ==, "gold-7");
  g_assert_cmpuint (hk_deck_get_n_discarded (b->army_deck), ==, 0);
}

static void
test_apollos_eyes (void)
{
  g_autoptr (HkDazTable) table = with_relic ("apollos-eyes", HK_DAZ_PHASE_PLANNING);
  g_autoptr (HkDazTable) b = with_relic ("apollos-eyes", HK_DAZ_PHASE_PLANNING);
  g_autofree char *line = NULL;
  guint n = hk_daz_kingdom_get_hand_size (kingdom (table, 0));

  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"apollos-eyes\",\"effect\":\"a\"}");
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (table, 0)), ==, n + 4);
  daz_play (b, "{\"move\":\"play-relic\",\"relic\":\"apollos-eyes\",\"effect\":\"b\"}");
  g_assert_cmpint (b->question, ==, HK_DAZ_QUESTION_PLAY_DRAWN);
  g_assert_cmpint (b->current_player, ==, 0);
  line = g_strdup_printf ("{\"move\":\"play-drawn\",\"frontier\":0,\"card\":\"%s\"}", b->question_cards[0]);
  daz_play (b, line);
  g_assert_nonnull (hk_daz_table_get_zone (b, 0, 1)->army);
  g_assert_cmpint (b->question_count, ==, 1);
  daz_play (b, "{\"move\":\"discard-drawn\"}");
  g_assert_cmpint (b->question, ==, HK_DAZ_QUESTION_NONE);
  g_assert_cmpuint (hk_deck_get_n_discarded (b->army_deck), ==, 2);
  g_assert_cmpint (b->current_player, ==, 1);
}

static void
test_zone_effects (void)
{
  g_autoptr (HkDazTable) table = with_relic ("azraels-roar", HK_DAZ_PHASE_RALLYING);

  hk_daz_kingdom_add_relic (kingdom (table, 0), "azraels-roar");
  hk_daz_kingdom_add_relic (kingdom (table, 0), "invisible-spear");
  hk_daz_kingdom_add_relic (kingdom (table, 0), "invisible-spear");
  daz_place (table, 1, 2, "bronze-4", 1, FALSE);
  daz_place (table, 1, 3, "gold-6", 1, FALSE);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"azraels-roar\",\"effect\":\"a\",\"frontier\":1,\"zone\":2}");
  g_assert_cmpint (hk_daz_table_get_zone (table, 1, 2)->pair_points, ==, 3);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"azraels-roar\",\"effect\":\"b\",\"frontier\":1,\"zone\":3}");
  g_assert_cmpint (hk_daz_table_get_zone (table, 1, 3)->pair_points, ==, 1);
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"azraels-roar\",\"effect\":\"b\",\"frontier\":1,\"zone\":3}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"invisible-spear\",\"effect\":\"a\",\"frontier\":1,\"zone\":3}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"invisible-spear\",\"effect\":\"a\",\"frontier\":1,\"zone\":2}");
  g_assert_true (hk_daz_table_get_zone (table, 1, 2)->ranged);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"invisible-spear\",\"effect\":\"b\",\"frontier\":1,\"zone\":4}");
  g_assert_true (hk_daz_table_get_zone (table, 1, 4)->skipped);
  hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_PLANNING);
  hk_daz_kingdom_add_relic (kingdom (table, 0), "invisible-spear");
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"invisible-spear\",\"effect\":\"b\",\"frontier\":1,\"zone\":4}", HK_ERROR_REFUSED);
}

static void
test_draculas_potion (void)
{
  g_autoptr (HkDazTable) table = with_relic ("draculas-potion", HK_DAZ_PHASE_RALLYING);
  HkDazZone *zone = hk_daz_table_get_zone (table, 0, 3);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, 0);
  const int horde = frontier->horde;

  for (int i = 1; i < 3; i++)
    {
      g_autoptr (HkDazReinforcement) card = g_object_new (HK_TYPE_DAZ_REINFORCEMENT, "card", "bronze-4", "slot", i, NULL);

      hk_record_list_append (zone->reinforcements, card);
    }
  daz_place (table, 0, 3, "gold-6", 1, FALSE);
  hk_daz_kingdom_add_relic (kingdom (table, 0), "draculas-potion");
  hk_daz_kingdom_add_relic (kingdom (table, 0), "draculas-potion");
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"draculas-potion\",\"effect\":\"b\",\"frontier\":0,\"zone\":3}");
  g_assert_cmpint (frontier->horde, ==, horde + 2);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->army_deck), ==, 2);
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"draculas-potion\",\"effect\":\"b\",\"frontier\":0,\"zone\":3}", HK_ERROR_IMPOSSIBLE);
  hk_deck_put_on_top (table->commander_deck, "matilda");
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"draculas-potion\",\"effect\":\"a\"}");
  g_assert_cmpint (table->question, ==, HK_DAZ_QUESTION_ASSIGN_COMMANDER);
  daz_refuse (table, "{\"move\":\"assign-commander\",\"frontier\":0,\"zone\":3}", HK_ERROR_REFUSED);
  daz_place (table, 2, 3, "gold-6", 2, TRUE);
  daz_refuse (table, "{\"move\":\"assign-commander\",\"frontier\":2,\"zone\":3}", HK_ERROR_REFUSED);
  hk_record_set_boolean (zone, &zone->defeated, TRUE);
  daz_refuse (table, "{\"move\":\"assign-commander\"}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"assign-commander\",\"frontier\":0,\"zone\":3}");
  g_assert_cmpstr (zone->commander, ==, "matilda");
  g_assert_cmpint (zone->loyalty, ==, 0);
  g_assert_false (zone->defeated);
  g_assert_cmpint (kingdom (table, 0)->victory_points, ==, 2);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"draculas-potion\",\"effect\":\"b\",\"frontier\":0,\"zone\":3}");
  g_assert_null (zone->commander);
  g_assert_cmpint (frontier->horde, ==, horde + 4);
}

/* It is no command: the marker stays, the turn goes on, and two commands follow. */
static void
test_gaze_of_the_dead (void)
{
  g_autoptr (HkDazTable) table = with_relic ("gaze-of-the-dead", HK_DAZ_PHASE_PLANNING);
  const int steps = table->steps_left;

  hk_daz_kingdom_add_relic (kingdom (table, 0), "gaze-of-the-dead");
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"gaze-of-the-dead\",\"effect\":\"b\"}");
  g_assert_cmpint (table->steps_left, ==, steps + 3);
  g_assert_cmpint (table->current_player, ==, 0);
  g_assert_cmpint (table->pioneer_tokens, ==, 4);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"gaze-of-the-dead\",\"effect\":\"a\"}");
  daz_play (table, "{\"move\":\"take-token\"}");
  g_assert_cmpint (table->current_player, ==, 0);
  daz_play (table, "{\"move\":\"take-token\"}");
  g_assert_cmpint (table->current_player, ==, 1);
}

static void
test_howling_hammer (void)
{
  g_autoptr (HkDazTable) table = with_relic ("howling-hammer", HK_DAZ_PHASE_RALLYING);
  HkDazFrontier *from = hk_daz_table_get_frontier (table, 1);
  HkDazFrontier *to = hk_daz_table_get_frontier (table, 2);
  HkDazZone *zone = hk_daz_table_get_zone (table, 0, 1);
  g_autoptr (HkDazReinforcement) card = NULL;

  hk_daz_kingdom_add_relic (kingdom (table, 0), "howling-hammer");
  hk_record_set_int (from, &from->horde, 2);
  hk_record_set_int (to, &to->horde, 5);
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"howling-hammer\",\"effect\":\"a\",\"frontier\":1,\"frontier2\":2}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"howling-hammer\",\"effect\":\"a\",\"frontier\":2,\"frontier2\":1,\"count\":4}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"howling-hammer\",\"effect\":\"a\",\"frontier\":2,\"frontier2\":1}");
  g_assert_cmpint (from->horde, ==, 5);
  g_assert_cmpint (to->horde, ==, 2);
  daz_place (table, 0, 1, "gold-6", 0, FALSE);
  hk_deck_discard (table->army_deck, "silver-2");
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"howling-hammer\",\"effect\":\"b\",\"frontier\":0,\"zone\":1,\"card\":\"silver-2\",\"slot\":3}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"howling-hammer\",\"effect\":\"b\",\"frontier\":0,\"zone\":1,\"card\":\"silver-2\"}");
  card = g_list_model_get_item (G_LIST_MODEL (zone->reinforcements), 0);
  g_assert_cmpint (card->slot, ==, 2);
  g_assert_cmpint (card->bonus, ==, zone->army->silver_bonus);
  g_assert_cmpint (kingdom (table, 0)->technology, ==, 0);
}

static void
test_iron_steed (void)
{
  g_autoptr (HkDazTable) table = with_relic ("iron-steed", HK_DAZ_PHASE_PLANNING);
  g_autoptr (HkDazTable) b = with_relic ("iron-steed", HK_DAZ_PHASE_PLANNING);

  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"iron-steed\",\"effect\":\"a\"}", HK_ERROR_PARAMETER);
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"iron-steed\",\"effect\":\"a\",\"target\":0}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"iron-steed\",\"effect\":\"a\",\"target\":2}");
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (table, 2)), ==, 1);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->army_deck), ==, 3);
  daz_play (b, "{\"move\":\"play-relic\",\"relic\":\"iron-steed\",\"effect\":\"b\",\"target\":2}");
  g_assert_cmpint (b->question, ==, HK_DAZ_QUESTION_GIVE_CARDS);
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (b, 0)), ==, 6);
  daz_refuse (b, "{\"move\":\"give-cards\",\"hand\":[0]}", HK_ERROR_PARAMETER);
  daz_refuse (b, "{\"move\":\"give-cards\",\"hand\":[0,0,1]}", HK_ERROR_IMPOSSIBLE);
  daz_play (b, "{\"move\":\"give-cards\",\"hand\":[0,1,2]}");
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (b, 0)), ==, 3);
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (b, 2)), ==, 4);
  g_assert_cmpint (b->current_player, ==, 1);
}

static void
test_mind_reader (void)
{
  g_autoptr (HkDazTable) table = with_relic ("mind-reader", HK_DAZ_PHASE_PLANNING);
  g_autoptr (HkDazTable) b = with_relic ("mind-reader", HK_DAZ_PHASE_PLANNING);

  daz_empty_hand (table, 0);
  daz_give (table, 0, "gold-7");
  daz_place (table, 0, 1, "bronze-4", 0, FALSE);
  daz_place (table, 0, 2, "bronze-4", 1, FALSE);
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"mind-reader\",\"effect\":\"a\",\"frontier\":0,\"zone\":2,\"hand\":0}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"mind-reader\",\"effect\":\"a\",\"frontier\":0,\"zone\":1,\"hand\":0}");
  g_assert_cmpstr (hk_daz_table_get_zone (table, 0, 1)->army->card, ==, "gold-7");
  g_assert_cmpstr (hk_daz_kingdom_get_card (kingdom (table, 0), 0)->card, ==, "bronze-4");
  hk_record_set_int (kingdom (b, 3), &kingdom (b, 3)->command_tokens, 1);
  daz_refuse (b, "{\"move\":\"play-relic\",\"relic\":\"mind-reader\",\"effect\":\"b\",\"target\":2,\"target2\":2}", HK_ERROR_PARAMETER);
  daz_play (b, "{\"move\":\"play-relic\",\"relic\":\"mind-reader\",\"effect\":\"b\",\"target\":2,\"target2\":3}");
  g_assert_cmpint (kingdom (b, 2)->command_tokens, ==, 2);
  g_assert_cmpint (kingdom (b, 3)->command_tokens, ==, 0);
}

/* With the house rule, Iron Steed and Mind Reader have each other's effects. */
static void
test_exchanged (void)
{
  static const char * const rules[] = { "exchange-steed-and-reader", NULL };
  g_autoptr (HkDazTable) table = with_relic ("iron-steed", HK_DAZ_PHASE_PLANNING);

  hk_record_set_strv (table, &table->house_rules, rules);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"iron-steed\",\"effect\":\"b\",\"target\":2,\"target2\":3}");
  g_assert_cmpint (kingdom (table, 2)->command_tokens, ==, 2);
}

static void
test_star_of_dawn (void)
{
  g_autoptr (HkDazTable) table = with_relic ("star-of-dawn", HK_DAZ_PHASE_RALLYING);
  HkDazZone *zone = hk_daz_table_get_zone (table, 2, 1);

  hk_daz_kingdom_add_relic (kingdom (table, 0), "star-of-dawn");
  daz_place (table, 2, 1, "bronze-4", 2, FALSE);
  daz_place (table, 2, 4, "gold-6", 3, FALSE);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"star-of-dawn\",\"effect\":\"a\",\"frontier\":2,\"zone\":1}");
  g_assert_cmpint (zone->loyalty, ==, 3);
  hk_record_set_int (zone, &zone->loyalty, 2);
  hk_record_set_string (zone, &zone->commander, "lilith");
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"star-of-dawn\",\"effect\":\"a\",\"frontier\":2,\"zone\":1}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"star-of-dawn\",\"effect\":\"b\",\"frontier\":2,\"zone\":1,\"zone2\":4}", HK_ERROR_REFUSED);
  hk_record_set_string (zone, &zone->commander, NULL);
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"star-of-dawn\",\"effect\":\"b\",\"frontier\":2,\"zone\":1,\"zone2\":3}", HK_ERROR_IMPOSSIBLE);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"star-of-dawn\",\"effect\":\"b\",\"frontier\":2,\"zone\":1,\"zone2\":4}");
  g_assert_cmpstr (zone->army->card, ==, "gold-6");
  g_assert_cmpint (zone->loyalty, ==, 3);
  g_assert_cmpint (hk_daz_table_get_zone (table, 2, 4)->loyalty, ==, 2);
}

/* Page 25: it cancels the relic just played by another; that relic is spent and was a command. */
static void
test_immortal_vest (void)
{
  g_autoptr (HkDazTable) table = with_relic ("mind-reader", HK_DAZ_PHASE_PLANNING);
  const int steps = table->steps_left;

  hk_daz_kingdom_add_relic (kingdom (table, 2), "immortal-vest");
  hk_daz_kingdom_add_relic (kingdom (table, 2), "immortal-vest");
  hk_daz_kingdom_add_relic (kingdom (table, 3), "immortal-vest");
  daz_refuse (table, "{\"move\":\"play-relic\",\"player\":2,\"relic\":\"immortal-vest\",\"effect\":\"a\"}", HK_ERROR_IMPOSSIBLE);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"mind-reader\",\"effect\":\"b\",\"target\":2,\"target2\":3}");
  g_assert_cmpint (kingdom (table, 2)->command_tokens, ==, 2);
  daz_play (table, "{\"move\":\"play-relic\",\"player\":2,\"relic\":\"immortal-vest\",\"effect\":\"a\"}");
  g_assert_cmpint (kingdom (table, 2)->command_tokens, ==, 5);
  g_assert_cmpint (kingdom (table, 3)->command_tokens, ==, 5);
  g_assert_cmpuint (hk_daz_kingdom_get_n_relics (kingdom (table, 0)), ==, 0);
  g_assert_cmpuint (hk_daz_kingdom_get_n_relics (kingdom (table, 2)), ==, 1);
  g_assert_cmpuint (g_strv_length (table->relics_used), ==, 2);
  g_assert_cmpint (table->steps_left, ==, steps - 1);
  g_assert_cmpint (table->current_player, ==, 1);
  daz_refuse (table, "{\"move\":\"play-relic\",\"player\":3,\"relic\":\"immortal-vest\",\"effect\":\"a\"}", HK_ERROR_IMPOSSIBLE);
  daz_play (table, "{\"move\":\"play-relic\",\"player\":2,\"relic\":\"immortal-vest\",\"effect\":\"b\",\"target\":3}");
  g_assert_cmpint (kingdom (table, 3)->victory_points, ==, 2);
  g_assert_cmpint (table->current_player, ==, 1);
  daz_refuse (table, "{\"move\":\"play-relic\",\"player\":3,\"relic\":\"immortal-vest\",\"effect\":\"a\"}", HK_ERROR_REFUSED);
}

/* Somebody's mind is read who holds the vest, and can cancel that. */
static HkDazTable *
read_mind_of_vest (void)
{
  HkDazTable *table = with_relic ("mind-reader", HK_DAZ_PHASE_PLANNING);

  hk_daz_kingdom_add_relic (kingdom (table, 2), "immortal-vest");
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"mind-reader\",\"effect\":\"b\",\"target\":2,\"target2\":3}");
  return table;
}

/* Page 23: a correction in between is no move, and it stays. */
static void
test_vest_after_correction (void)
{
  g_autoptr (HkDazTable) table = read_mind_of_vest ();

  daz_play (table, "{\"move\":\"set\",\"path\":\"kingdoms/1/victory-points\",\"value\":7}");
  daz_play (table, "{\"move\":\"play-relic\",\"player\":2,\"relic\":\"immortal-vest\",\"effect\":\"a\"}");
  g_assert_cmpint (kingdom (table, 2)->command_tokens, ==, 5);
  g_assert_cmpint (kingdom (table, 1)->victory_points, ==, 7);
}

/* Page 23: nor is what the group agrees on in between a move, and it holds from then on. */
static void
test_vest_after_house_rule (void)
{
  g_autoptr (HkDazTable) table = read_mind_of_vest ();

  daz_play (table, "{\"move\":\"house-rule\",\"id\":\"negative-points\"}");
  daz_play (table, "{\"move\":\"note\",\"text\":\"Cy has a Vest\"}");
  daz_play (table, "{\"move\":\"play-relic\",\"player\":2,\"relic\":\"immortal-vest\",\"effect\":\"a\"}");
  g_assert_cmpint (kingdom (table, 2)->command_tokens, ==, 5);
  g_assert_true (hk_daz_table_has_house_rule (table, "negative-points"));
}

/* Page 23: nor is a step that was ticked in between, and it stays ticked. */
static void
test_vest_after_tick (void)
{
  g_autoptr (HkDazTable) table = read_mind_of_vest ();

  daz_play (table, "{\"move\":\"tick\",\"step\":\"score\"}");
  daz_play (table, "{\"move\":\"play-relic\",\"player\":2,\"relic\":\"immortal-vest\",\"effect\":\"a\"}");
  g_assert_cmpint (kingdom (table, 2)->command_tokens, ==, 5);
  g_assert_true (hk_table_is_ticked (HK_TABLE (table), "score"));
}

/* Our ruling on points, page 16: not below 0, by hand neither. */
static void
test_points_by_hand (void)
{
  g_autoptr (HkDazTable) table = with_relic ("mind-reader", HK_DAZ_PHASE_PLANNING);

  daz_refuse (table, "{\"move\":\"set\",\"path\":\"kingdoms/1/victory-points\",\"value\":-1}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"set\",\"path\":\"kingdoms/1/victory-points\",\"value\":0}");
}

/* Once another move has been made it is too late. */
static void
test_vest_too_late (void)
{
  g_autoptr (HkDazTable) table = read_mind_of_vest ();

  daz_play (table, "{\"move\":\"take-token\"}");
  daz_refuse (table, "{\"move\":\"play-relic\",\"player\":2,\"relic\":\"immortal-vest\",\"effect\":\"a\"}", HK_ERROR_IMPOSSIBLE);
}

static void
test_titanic_essence (void)
{
  g_autoptr (HkDazTable) table = with_relic ("titanic-essence", HK_DAZ_PHASE_PLANNING);
  g_autoptr (HkDazTable) b = with_relic ("titanic-essence", HK_DAZ_PHASE_PLANNING);
  const int horde = hk_daz_table_get_frontier (b, 0)->horde;
  const guint n = hk_daz_kingdom_get_hand_size (kingdom (table, 0));

  hk_deck_discard (table->army_deck, "gold-7");
  daz_refuse (table, "{\"move\":\"play-relic\",\"relic\":\"titanic-essence\",\"effect\":\"a\"}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"titanic-essence\",\"effect\":\"a\",\"card\":\"gold-7\"}");
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (table, 0)), ==, n + 1);
  daz_refuse (b, "{\"move\":\"play-relic\",\"relic\":\"titanic-essence\",\"effect\":\"b\",\"frontier\":1}", HK_ERROR_REFUSED);
  daz_play (b, "{\"move\":\"play-relic\",\"relic\":\"titanic-essence\",\"effect\":\"b\",\"frontier\":3}");
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (hk_daz_table_get_frontier (b, i)->horde, ==, horde + 1);
  g_assert_cmpint (hk_daz_table_get_frontier (b, 3)->shield_left, ==, 4);
  g_assert_cmpint (hk_daz_table_get_frontier (b, 3)->shield_right, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/daz/relics/angels-kiss", test_angels_kiss);
  g_test_add_func ("/daz/relics/apollos-eyes", test_apollos_eyes);
  g_test_add_func ("/daz/relics/zone-effects", test_zone_effects);
  g_test_add_func ("/daz/relics/draculas-potion", test_draculas_potion);
  g_test_add_func ("/daz/relics/gaze-of-the-dead", test_gaze_of_the_dead);
  g_test_add_func ("/daz/relics/howling-hammer", test_howling_hammer);
  g_test_add_func ("/daz/relics/iron-steed", test_iron_steed);
  g_test_add_func ("/daz/relics/mind-reader", test_mind_reader);
  g_test_add_func ("/daz/relics/exchanged", test_exchanged);
  g_test_add_func ("/daz/relics/star-of-dawn", test_star_of_dawn);
  g_test_add_func ("/daz/relics/immortal-vest", test_immortal_vest);
  g_test_add_func ("/daz/relics/vest-too-late", test_vest_too_late);
  g_test_add_func ("/dark-age-z/relics/vest-after-correction", test_vest_after_correction);
  g_test_add_func ("/dark-age-z/relics/vest-after-house-rule", test_vest_after_house_rule);
  g_test_add_func ("/dark-age-z/relics/vest-after-tick", test_vest_after_tick);
  g_test_add_func ("/dark-age-z/relics/points-by-hand", test_points_by_hand);
  g_test_add_func ("/daz/relics/titanic-essence", test_titanic_essence);
  return g_test_run ();
}
