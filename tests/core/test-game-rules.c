/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/rulebook/hk-rulebook.h"

/* The rules of the games that the house keeps, and what people ask of them. */

static const char *
get_id (GPtrArray *hits,
        guint      i)
{
  return hk_rule_get_id (hk_rule_hit_get_rule (g_ptr_array_index (hits, i)));
}

typedef struct
{
  const char *query;
  const char *ids[2];
} Question;

/* What people ask at the table: one of the rules must be among the first @n. */
static void
ask (HkRulebook     *rulebook,
     const char     *game,
     const Question *questions,
     gsize           n_questions,
     guint           n)
{
  const gsize skip = strlen (game) + 1;

  for (gsize i = 0; i < n_questions; i++)
    {
      g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, questions[i].query, game, NULL, n);
      gboolean found = FALSE;

      for (guint j = 0; j < hits->len; j++)
        for (guint k = 0; k < G_N_ELEMENTS (questions[i].ids); k++)
          found = found || g_strcmp0 (get_id (hits, j) + skip, questions[i].ids[k]) == 0;
      if (!found)
        g_error ("“%s” does not find “%s” but “%s”", questions[i].query, questions[i].ids[0],
                 hits->len > 0 ? get_id (hits, 0) : "");
    }
}

static HkRulebook *
load_game (const char *game)
{
  g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = hk_content_load_bytes (game, "rules", &error);

  g_assert_no_error (error);
  g_assert_true (hk_rulebook_load (rulebook, bytes, &error));
  g_assert_no_error (error);
  return g_steal_pointer (&rulebook);
}

static void
test_dark_age_z (void)
{
  static const Question questions[] = {
    { "how many zombies", { "combat.kills" } },
    { "cavary charge", { "combat.charge" } },
    { "zombify", { "combat.zombification" } },
    { "gate dammage", { "combat.gate-damage" } },
    { "azraels roar", { "relic.azraels-roar" } },
    { "apollo eyes", { "relic.apollos-eyes" } },
    { "lance", { "commander.lancelot" } },
    { "matlida", { "commander.matilda" } },
    { "hand limit", { "cleanup.hand-limit" } },
    { "who goes first", { "setup.starting-player", "rallying.order" } },
    { "start hand", { "setup.starting-hand" } },
    { "hp", { "term.hit-points" } },
    { "tie", { "end.ties" } },
    { "how do i win", { "end.winner" } },
    { "what happens when zombies reach the city gate", { "combat.city-gate" } },
    { "archer supporting fire", { "combat.supporting-fire-reward" } },
    { "run out of cards", { "planning.deck-empty" } },
    { "tech upgrade", { "planning.technology" } },
    { "march", { "planning.march" } },
    { "refresh", { "planning.refresh" } },
    { "pass", { "planning.pass" } },
    { "gold army", { "army.gold" } },
    { "warzone", { "term.war-zone" } },
    { "two players", { "two-players.overview" } },
    { "barbarian", { "two-players.barbarian-king" } },
    { "coop", { "co-operative.overview" } },
    { "co-op", { "co-operative.overview" } },
    { "bloodshed", { "boss.the-bloodshed" } },
    { "reinforcments", { "rallying.reinforce", "term.reinforcement-slot" } },
    { "can i move a commander", { "planning.anchored" } },
  };
  g_autoptr (HkRulebook) rulebook = load_game ("dark-age-z");
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_rulebook_check_links (rulebook, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (hk_rulebook_get_rules (rulebook)), >=, 120);
  ask (rulebook, "dark-age-z", questions, G_N_ELEMENTS (questions), 3);
}

/* Whole sentences, as they are said at the table. */
static void
test_dark_age_z_sentences (void)
{
  static const Question questions[] = {
    { "how many cards can I hold", { "cleanup.hand-limit" } },
    { "how many cards do I start with", { "setup.starting-hand" } },
    { "how do archers shoot", { "army.silver", "combat.attack-distance" } },
    { "can I move an army", { "planning.march" } },
    { "what happens when I pass", { "planning.pass" } },
    { "when do the zombies get stronger", { "combat.power-up" } },
    { "how many zombies come", { "term.horde" } },
    { "do my tokens stay for the next day", { "planning.return-tokens" } },
    { "when does the game end", { "end.game" } },
    { "how do I win", { "end.winner" } },
    { "how do I recruit a commander", { "planning.recruit" } },
    { "who gets the kill", { "combat.kill-tokens" } },
    { "can zombies bite my cavalry", { "army.gold" } },
    { "who takes damage at the gate", { "combat.gate-damage" } },
  };
  g_autoptr (HkRulebook) rulebook = load_game ("dark-age-z");

  ask (rulebook, "dark-age-z", questions, G_N_ELEMENTS (questions), 2);
}

static void
test_army_of_the_dead_sentences (void)
{
  static const Question questions[] = {
    { "what happens when I die", { "zombie-phase.elimination" } },
    { "how many wounds until I die", { "zombie-phase.elimination" } },
    { "who gets attacked first", { "zombie-phase.splitting" } },
    { "how do I open a door", { "ruling.closed-doors" } },
    { "can I move through zombies", { "player.move" } },
    { "which zombie dies first", { "combat.targeting" } },
    { "how many zombies spawn", { "spawn.card-line" } },
    { "how many actions do I have", { "player.actions" } },
    { "what happens when the zombies run out", { "spawn.running-out" } },
    { "can I shoot into a zone with a friend", { "combat.friendly-fire" } },
    { "how do I open the vault", { "vault.opening" } },
    { "how many items can I carry", { "inventory.slots" } },
    { "how do I heal", { "end.regeneration" } },
    { "how do I drive the truck", { "truck.drive" } },
  };
  g_autoptr (HkRulebook) rulebook = load_game ("army-of-the-dead");

  ask (rulebook, "army-of-the-dead", questions, G_N_ELEMENTS (questions), 2);
}

/* What people ask over a neighborhood full of zombies: the answer comes first. */
static void
test_card_z (void)
{
  static const Question questions[] = {
    { "how far is long range", { "action.ranges" } },
    { "can I shoot through a wall", { "location.wall" } },
    { "what happens if I sleep outside", { "reckoning.outside" } },
    { "how do I heal", { "encounter.wounds" } },
    { "how many actions do I have", { "action.types" } },
    { "what happens when I fire a gun outside", { "noise.alarm" } },
    { "can I retreat from dogs", { "turn.retreat-dogs" } },
    { "what if I have no food", { "reckoning.starving" } },
    { "can I shoot when engaged", { "action.pistol-melee" } },
    { "which survivor do zombies attack", { "ai.zombies" } },
    { "how many trades at the church", { "location.church-trade" } },
    { "can I shoot my friend", { "to-hit.engaged-others" } },
    { "how big is the horde", { "horde.size" } },
    { "what happens if the horde leaves the map", { "horde.off-map" } },
    { "how often can I retreat", { "turn.retreat" } },
    { "how long do I live after a bite", { "ai.infection" } },
    { "can dependants fight", { "encounter.dependant" } },
    { "my gun jammed", { "action.jam" } },
    { "shoting in the dark", { "turn.night" } },
    { "armor", { "ai.armour" } },
    { "how many items can I carry", { "character.carry" } },
    { "quarantine", { "battlefield.quarantine" } },
    { "what does 1-E mean", { "battlefield.card" } },
    { "can we split the group", { "ruling.group-moves" } },
  };
  g_autoptr (HkRulebook) rulebook = load_game ("card-z");
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_rulebook_check_links (rulebook, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (hk_rulebook_get_rules (rulebook)), >=, 170);
  ask (rulebook, "card-z", questions, G_N_ELEMENTS (questions), 1);
}

/* Every rule is found by its own title, before every other. */
static void
test_titles (gconstpointer game)
{
  g_autoptr (HkRulebook) rulebook = load_game (game);
  GListModel *rules = hk_rulebook_get_rules (rulebook);

  for (guint i = 0; i < g_list_model_get_n_items (rules); i++)
    {
      g_autoptr (HkRule) rule = g_list_model_get_item (rules, i);
      g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, hk_rule_get_title (rule), NULL, NULL, 1);

      g_assert_cmpuint (hits->len, ==, 1);
      g_assert_cmpstr (hk_rule_hit_get_title (g_ptr_array_index (hits, 0)), ==, hk_rule_get_title (rule));
    }
}

/* What people ask on the run: the answer comes first. */
static void
test_rfyl (void)
{
  static const Question questions[] = {
    { "how far can I move", { "movement.distance" } },
    { "can I run past a zombie", { "movement.blocked" } },
    { "shoot while moving", { "bullet.passing" } },
    { "same speed", { "movement.ties" } },
    { "slower player clears the way", { "movement.cleared" } },
    { "who goes first", { "agreement.draw-order" } },
    { "how many bullets do I start with", { "agreement.ammo" } },
    { "how many bullets to kill a zombie", { "bullet.kill" } },
    { "who draws the event card", { "event.draw" } },
    { "who pays the bullets", { "bullet.share" } },
    { "peek at my blood card", { "blood.face-down" } },
    { "when is my blood card revealed", { "countdown.reveal" } },
    { "infeciton countdown", { "countdown.phase" } },
    { "what happens when I am infected", { "countdown.zombify" } },
    { "what happens to my items", { "countdown.left-behind" } },
    { "how do zombies move", { "zombies.movement" } },
    { "which player do zombies chase", { "zombies.pursuit" } },
    { "same distance", { "zombies.equidistant" } },
    { "how do I make a horde", { "zombies.take-control" } },
    { "who fights which zombie", { "zombies.engagement" } },
    { "more zombies than players", { "zombies.leftover" } },
    { "use two weapons", { "combat.weapons-several" } },
    { "do I draw a blood card when I shoot after the fight", { "combat.shot-after" } },
    { "three players without weapons", { "combat.unarmed" } },
    { "respawn", { "combat.respawn" } },
    { "what happens when I die", { "icon.death" } },
    { "how do I win", { "winning.condition" } },
    { "who wins when everybody is a zombie", { "winning.last-loser" } },
  };
  g_autoptr (HkRulebook) rulebook = load_game ("rfyl");
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_rulebook_check_links (rulebook, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (hk_rulebook_get_rules (rulebook)), >=, 90);
  ask (rulebook, "rfyl", questions, G_N_ELEMENTS (questions), 1);
}

/* What people ask between two cards. */
static void
test_zombiez (void)
{
  static const Question questions[] = {
    { "who goes first", { "setup.first" } },
    { "how many cards in the deck", { "components.deck" } },
    { "how many rows", { "placing.rows" } },
    { "where can I place a card", { "placing.ends" } },
    { "same colour next to each other", { "placing.same-colour" } },
    { "same value next to each other", { "placing.same-value" } },
    { "two axes in a row", { "placing.one-copy" } },
    { "do I have to draw", { "turn.draw" } },
    { "draw another card", { "turn.push" } },
    { "cannot place my card", { "turn.bust" } },
    { "barricde", { "barricade.on-top", "components.barricade" } },
    { "barricade on empty table", { "ruling.barricade-alone" } },
    { "barricade on a barricade", { "ruling.barricade-on-barricade" } },
    { "who discards the barricade", { "barricade.taken" } },
    { "what do the other players take", { "rewards.others" } },
    { "can I refuse the row", { "ruling.must-take" } },
    { "axe with an empty collection", { "ruling.no-aim", "actions.nothing" } },
    { "net steals a horde set", { "collection.kept", "actions.net" } },
    { "shotgun", { "actions.shotgun" } },
    { "when can I make a set", { "horde.making", "ruling.sets-when" } },
    { "four of a kind", { "horde.four" } },
    { "one of each", { "horde.run" } },
    { "when does the game end", { "ending.exhaustion" } },
    { "six players", { "ending.six", "setup.players" } },
    { "last card of the deck", { "ending.last-turn", "ruling.last-card" } },
    { "tie", { "ruling.ties" } },
    { "how many points is a set", { "horde.worth", "scoring.sets" } },
    { "most points", { "scoring.winner" } },
  };
  g_autoptr (HkRulebook) rulebook = load_game ("zombiez");
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_rulebook_check_links (rulebook, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (hk_rulebook_get_rules (rulebook)), >=, 60);
  ask (rulebook, "zombiez", questions, G_N_ELEMENTS (questions), 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/game-rules/dark-age-z/questions", test_dark_age_z);
  g_test_add_func ("/game-rules/dark-age-z/sentences", test_dark_age_z_sentences);
  g_test_add_func ("/game-rules/army-of-the-dead/sentences", test_army_of_the_dead_sentences);
  g_test_add_func ("/game-rules/card-z/questions", test_card_z);
  g_test_add_data_func ("/game-rules/dark-age-z/titles", "dark-age-z", test_titles);
  g_test_add_data_func ("/game-rules/card-z/titles", "card-z", test_titles);
  g_test_add_func ("/game-rules/rfyl/questions", test_rfyl);
  g_test_add_data_func ("/game-rules/rfyl/titles", "rfyl", test_titles);
  g_test_add_func ("/game-rules/zombiez/questions", test_zombiez);
  g_test_add_data_func ("/game-rules/zombiez/titles", "zombiez", test_titles);
  return g_test_run ();
}
