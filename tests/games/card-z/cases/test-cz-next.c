/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-step.h"
#include "cz-camp.h"
#include "cz-case.h"
#include "cz-field.h"
#include "games/card-z/guide/hk-cz-guide.h"

/* What the big button does next. */

/* The big button. */
static void
tell_next (GString   *text,
           HkCzTable *table,
           int        about)
{
  g_autoptr (HkPrimaryAction) next = hk_cz_table_get_primary_action (HK_TABLE (table));

  if (next == NULL)
    return;
  g_string_append (text, hk_primary_action_get_label (next));
  if (hk_primary_action_get_hint (next) != NULL)
    g_string_append_printf (text, " (%s)", hk_primary_action_get_hint (next));
  if (hk_primary_action_get_asks (next) != NULL)
    g_string_append_printf (text, ": asks %s", hk_primary_action_get_asks (next));
  else
    {
      g_string_append_printf (text, ": %s", hk_move_get_name (hk_primary_action_get_move (next)));
      cz_case_tell_params (text, hk_move_get_params (hk_primary_action_get_move (next)));
    }
  g_string_append_c (text, '\n');
}

/* A battle in zones of which the last is inside. */
static HkCzTable *
lay_battle (void)
{
  HkCzTable *table = cz_field_new ("oo|i", 3);
  g_autoptr (HkCzWeather) weather = g_object_new (HK_TYPE_CZ_WEATHER, "name", "Clear", NULL);

  cz_add (table, "zombie", 1, "A", 3);
  cz_add (table, "dog", 1, "B", 0);
  cz_add (table, "ally", 1, "C", 30);
  cz_start (table);
  hk_record_set_record (table, &table->weather, weather);
  g_object_set (table, "fires-spread", TRUE, NULL);
  hk_cz_table_get_player (table, 0)->base = 0;
  hk_cz_table_get_location (table, 0)->scouted = TRUE;
  return table;
}

/* The big button in a battle: the alarm, what comes by it, who has not acted, bites, Human Enemies, and at last the Encounters. */
static const CzLook turns[] = {
  { NULL, 0,
    "Old Skool Dad Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "s0.acted=1", 0,
    "Punk Rock Girl Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "s0.kind=dependant", 0,
    "Punk Rock Girl Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "s0.dead=1", 0,
    "Punk Rock Girl Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "s0.place=1", 0,
    "Punk Rock Girl Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "s0.on-field=0; s1.on-field=0", 0,
    "Retreat from Trailer Home (Everybody has left the battlefield.): asks retreat\n" },
  { "s0.on-field=0; s1.on-field=0; b.side=encounters", 0,
    "The Encounters Act: encounters-act\n" },
  { "s0.acted=1; s1.acted=1", 0,
    "The Encounters Act: encounters-act\n" },
  { "s0.acted=1; s1.acted=1; t.dice-by=hand", 0,
    "The Encounters Act: asks encounters-act\n" },
  { "e1.type=human", 0,
    "Roll for Initiative (The survivors win a tie.): human-initiative\n" },
  { "e1.type=human; t.dice-by=hand", 0,
    "Roll for Initiative (The survivors win a tie.): asks human-initiative\n" },
  { "b.initiative=survivors; e1.type=human", 0,
    "Old Skool Dad Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "b.initiative=humans; e1.type=human", 0,
    "A Human Enemy Acts (As its card says.): asks human-act\n" },
  { "s0.acted=1; s1.acted=1; b.initiative=survivors; e1.type=human", 0,
    "A Human Enemy Acts (As its card says.): asks human-act\n" },
  { "s0.acted=1; s1.acted=1; b.initiative=survivors; e1.type=human; e1.name=Bandit", 0,
    "Bandit Acts (As its card says.): asks human-act\n" },
  { "s0.acted=1; s1.acted=1; b.initiative=survivors; e1.type=human; e1.acted=1", 0,
    "The Encounters Act: encounters-act\n" },
  { "s0.acted=1; s1.acted=1; b.initiative=survivors; e1.type=human; e1.locked=1", 0,
    "The Encounters Act: encounters-act\n" },
  { "b.side=encounters", 0,
    "The Encounters Act: encounters-act\n" },
  { "b.side=encounters; e1.bite-due=1", 0,
    "Roll for the Bite: asks bite\n" },
  { "b.started=0", 0,
    "Battle at Trailer Home (Or retreat to a Location next to it.): battle\n" },
  { "b.noise-pending=1", 0,
    "Roll the Alarm Die (The first loud noise outside.): alarm\n" },
  { "b.noise-pending=1; t.dice-by=hand", 0,
    "Roll the Alarm Die (The first loud noise outside.): asks alarm\n" },
  { "b.drawn=1", 0,
    "Lay Out What the Noise Has Drawn: asks place-drawn\n" },
  { "L0.fire=1", 0,
    "Retreat from Trailer Home (Nobody can stay there.): asks retreat\n" },
  { "e0.type=NULL; e0.revealed=0", 0,
    "Turn Up the Encounter in Zone 1 (It is in sight.): reveal encounter=0\n" },
  { "e0.type=NULL; e0.revealed=0; e0.zone=3", 0,
    "Old Skool Dad Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "e0.type=NULL; e0.revealed=0; e0.locked=1", 0,
    "Old Skool Dad Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "e0.locked=1; e1.locked=1", 0,
    "Clear Trailer Home (Claim the reward.): asks clear\n" },
  { "e0.locked=1; e1.locked=1; L0.cache=0", 0,
    "Clear Trailer Home: clear\n" },
  { "e0.locked=1; e1.locked=1; L0.reward-roll=d6; t.dice-by=hand", 0,
    "Clear Trailer Home (Claim the reward.): asks clear\n" },
  { "e0.locked=1; e1.locked=1; L0.reward-roll=d6; L0.reward-deck=residential", 0,
    "Clear Trailer Home (Claim the reward.): asks clear\n" },
  { "e0.locked=1; e1.locked=1; L0.reward-roll=d6", 0,
    "Clear Trailer Home (Claim the reward.): asks clear\n" },
  { "e0.behind-fence=1; e1.locked=1", 0,
    "Pass the Wall or Fence (Or camp out, which ends the turn.): asks cross\n" },
  { "s0.sick=Flu", 0,
    "What does Flu do? (The card shows it.): learn-sick name='Flu'\n" },
  { "s0.sick=Flu; s0.dead=1; s1.acted=1", 0,
    "The Encounters Act: encounters-act\n" },
  { "t.outcome=won", 0, "" },
};

/* Ann attacks Bo at Bravo Base, where Max is. */
static HkCzTable *
lay_duel (void)
{
  HkCzTable *table = camp_new ("own", "competitive");

  g_object_set (camp_survivor (table, MAX_), "place", BRAVO, NULL);
  g_object_set (camp_player (table, 0), "initiative", 9, NULL);
  g_object_set (camp_player (table, 1), "initiative", 5, NULL);
  camp_play (table, "{\"move\":\"attack-player\",\"rival\":1,\"attacker\":9,\"defender\":0}");
  return table;
}

/* Between players: who acts first acts, then the others, until one side is gone (page 13). */
static const CzLook duels[] = {
  { NULL, 0,
    "Dad Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "s0.acted=1", 0,
    "Girl Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "s0.kind=dependant", 0,
    "Girl Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "s0.on-field=0", 0,
    "Girl Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "s0.acted=1; s1.acted=1", 0,
    "Max Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "s0.acted=1; s1.acted=1; s2.acted=1", 0,
    "Next Round Between Players: duel-round\n" },
  { "s0.acted=1; s1.acted=1; s2.acted=1; t.dice-by=hand", 0,
    "Next Round Between Players: asks duel-round\n" },
  { "b.initiative=rivals", 0,
    "Max Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "b.initiative=rivals; s2.acted=1", 0,
    "Dad Acts (Or moves, uses a hand action or passes.): asks attack\n" },
  { "s2.dead=1", 0,
    "End the Battle Between Players: end-duel\n" },
  { "s2.place=0", 0,
    "End the Battle Between Players: end-duel\n" },
  { "s0.place=0; s1.place=0", 0,
    "End the Battle Between Players: end-duel\n" },
};

/* A camp with a horde on the Field and a Zombie in the Ranch House. */
static HkCzTable *
lay_camp (void)
{
  HkCzTable *table = camp_new ("own", "competitive");
  g_autoptr (HkCzHorde) horde = g_object_new (HK_TYPE_CZ_HORDE, "q", 5, "r", 0, "size", 12, "laid", TRUE, NULL);
  g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", "zombie", "zone", 2, NULL);

  hk_record_list_append (table->hordes, horde);
  hk_record_list_append (camp_location (table, HOUSE)->encounters, encounter);
  return table;
}

/* The big button between battles (pages 7, 8 and 13). */
static const CzLook nexts[] = {
  { NULL, 0,
    "Ann Scouts (Or ends the turn where it is safe.): asks scout\n" },
  { "p0.scouted=1", 0,
    "End the Turn of Ann: end-turn\n" },
  { "L0.fire=1", 0,
    "Retreat from Alpha Base (Nobody can stay there.): asks retreat\n" },
  { "s0.place=5; s1.place=5", 0,
    "Battle with the Horde: battle\n" },
  { "s0.place=5; s1.place=5; t.dice-by=hand", 0,
    "Battle with the Horde: asks battle\n" },
  { "h0.q=0", 0,
    "Ann Scouts (Or ends the turn where it is safe.): asks scout\n" },
  { "L0.cache=1", 0,
    "Clear Alpha Base (Or scout on.): asks clear\n" },
  { "L0.cache=1; p0.retreated=1", 0,
    "Ann Scouts (Or ends the turn where it is safe.): asks scout\n" },
  { "L0.cache=1; L0.reward-roll=d6", 0,
    "Clear Alpha Base (Or scout on.): clear\n" },
  { "L0.cache=1; L0.reward-roll=d6; t.dice-by=hand", 0,
    "Clear Alpha Base (Or scout on.): asks clear\n" },
  { "L0.cache=1; L0.reward-roll=d6; L0.reward-deck=residential; t.cards-by=hand", 0,
    "Clear Alpha Base (Or scout on.): asks clear\n" },
  { "L0.reward-roll=d6", 0,
    "Clear Alpha Base (Or scout on.): clear\n" },
  { "L0.reward-roll=d6; L0.clearings=1", 0,
    "Ann Scouts (Or ends the turn where it is safe.): asks scout\n" },
  { "L0.rolled=3; L0.safe=0; t.cards-by=hand", 0,
    "Lay Out the Encounters (Draw 3 Encounters.): asks lay\n" },
  { "L0.rolled=3; L0.safe=0; t.cards-by=hand; p0.scouted=1", 0,
    "End the Turn of Ann: end-turn\n" },
  { "L0.rolled=3; L0.safe=0; t.cards-by=hand; p0.scouted=1; p0.retreated=1", 0,
    "Lay Out the Encounters (Draw 3 Encounters.): asks lay\n" },
  { "L0.rolled=3; L0.laid=1; L0.safe=0; t.cards-by=hand; p0.scouted=1; p0.retreated=1", 0,
    "End the Turn of Ann: end-turn\n" },
  { "L0.rolled=3; t.cards-by=hand", 0,
    "Ann Scouts (Or ends the turn where it is safe.): asks scout\n" },
  { "L0.rolled=0; L0.safe=0; t.cards-by=hand", 0,
    "Ann Scouts (Or ends the turn where it is safe.): asks scout\n" },
  { "s0.place=4; s1.place=4; L4.rolled=3; t.cards-by=hand", 0,
    "Ann Scouts (Or ends the turn where it is safe.): asks scout\n" },
  { "s0.place=4; s1.place=4; L4.scouted=1", 0,
    "Ann Scouts (Or ends the turn where it is safe.): asks scout\n" },
  { "s0.place=4; s1.place=4; L4.scouted=1; L4.e0.type=ally", 0,
    "Clear Ranch House (Or scout on.): asks clear\n" },
  { "s0.place=4; s1.place=4; L4.scouted=1; L4.e0.locked=1", 0,
    "Clear Ranch House (Or scout on.): asks clear\n" },
  { "s0.place=4; s1.place=4; L4.e0.locked=1", 0,
    "Ann Scouts (Or ends the turn where it is safe.): asks scout\n" },
  { "t.current-player=-1", 0,
    "Roll for Initiative: initiative\n" },
  { "t.current-player=-1; t.dice-by=hand", 0,
    "Roll for Initiative: asks initiative\n" },
  { "t.current-player=-1; p1.initiative=0", 0,
    "Who takes a turn?: asks take-turn\n" },
  { "t.current-player=-1; p1.initiative=0; p0.done=1", 0,
    "Bo Takes the Turn: take-turn player=1\n" },
  { "t.current-player=-1; t.mode=co-op; p1.done=1", 0,
    "Ann Takes the Turn: take-turn player=0\n" },
  { "t.current-player=-1; t.mode=co-op; p0.done=1; p1.done=1", 0,
    "End the Phase (The hordes walk first.): next-phase\n" },
  { "t.current-player=-1; t.phase-over=1", 0,
    "End the Phase (The hordes walk first.): next-phase\n" },
  { "t.current-player=-1; t.phase-over=1; t.dice-by=hand", 0,
    "End the Phase (The hordes walk first.): asks next-phase\n" },
  { "t.current-player=-1; t.phase-over=1; h0.walked=1; t.dice-by=hand", 0,
    "End the Phase: next-phase\n" },
  { "t.current-player=-1; t.phase-over=1; h0.gone=1; t.dice-by=hand; t.phase=night", 0,
    "End the Night: next-phase\n" },
  { "t.current-player=-1; t.phase-over=1; t.dice-by=hand; t.phase=night", 0,
    "End the Night (The hordes walk first.): asks next-phase\n" },
  { "t.fires-spread=0", 0,
    "See Where the Fires Spread: spread-fire\n" },
  { "t.phase=reckoning; t.reckoning-step=chips; t.cards-by=hand; t.dice-by=hand", 0,
    "What does Dad eat?: plan-food survivor=0\n" },
  { "t.phase=reckoning; t.reckoning-step=gather", 0,
    "What does Dad eat?: plan-food survivor=0\n" },
  { "t.phase=reckoning; t.reckoning-step=sleep; t.cards-by=hand", 0,
    "Do the Reckoning (Everybody eats as planned, and the next day begins.): reckon\n" },
  { "p0.base=-1; t.pattern=b", 0,
    "Where does Ann start? (Or tap its hex on the map.): start-at player=0\n" },
  { "t.phase=NULL", 0, "" },
};

#define TEST(looks, lay_out) \
  static void test_##looks (void) { cz_case_look (lay_out, tell_next, looks, G_N_ELEMENTS (looks)); }

TEST (turns, lay_battle)
TEST (duels, lay_duel)
TEST (nexts, lay_camp)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/next/turns", test_turns);
  g_test_add_func ("/card-z/next/duels", test_duels);
  g_test_add_func ("/card-z/next/nexts", test_nexts);
  return g_test_run ();
}
