/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-move-option.h"
#include "daz-cases.h"
#include "games/dark-age-z/guide/hk-daz-legal.h"
#include "games/dark-age-z/rules/hk-daz-order.h"

/* What can be done at a zone, with a kingdom and out of order: every offer, what it still asks, and which cannot be made now. */

#define FOUR(...) "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}],\"first-player\":0," __VA_ARGS__ DAZ_PACK "}"
#define TWO_PARTS "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0,\"missions\":\"none\",\"keep\":[\"frontiers\",\"tokens\"]," DAZ_PACK "}"
#define PLAN "steps-left=9 gathering=[] "
#define RALLY "phase=rallying rally-order=[\"0\",\"1\",\"2\",\"3\"] "
#define CLEAN "phase=cleanup current-player=-1 "

/* The title and the parameters of each, as "Title (name=value) asks name", and "not now" behind one that cannot be made. */
static char *
tell_offers (GPtrArray *offers)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);
      const char * const *missing = hk_move_option_get_missing (offer);
      JsonObject *params = hk_move_get_params (hk_move_option_get_move (offer));
      g_autoptr (GList) names = json_object_get_members (params);

      g_string_append_printf (out, "%s%s (%s", out->len > 0 ? "; " : "", hk_move_option_get_title (offer),
                              hk_move_get_name (hk_move_option_get_move (offer)));
      for (GList *name = names; name != NULL; name = name->next)
        {
          g_autofree char *value = json_to_string (json_object_get_member (params, name->data), FALSE);

          g_string_append_printf (out, " %s=%s", (char *) name->data, g_strdelimit (value, "\"", '\''));
        }
      g_string_append_c (out, ')');
      for (guint j = 0; missing != NULL && missing[j] != NULL; j++)
        g_string_append_printf (out, "%s %s", j == 0 ? " asks" : "", missing[j]);
      if (!hk_move_option_is_legal (offer))
        g_string_append (out, " not now");
    }
  return g_string_free (out, FALSE);
}

/* @move: "zone FRONTIER ZONE", "kingdom NUMBER", "common", "order" or "seen VIEWER" */
static char *
tell (HkDazTable *table,
      const char *move)
{
  g_auto (GStrv) words = g_strsplit (move, " ", -1);
  g_autoptr (JsonNode) before = hk_record_save (table);
  g_autoptr (JsonNode) after = NULL;
  g_autoptr (GPtrArray) offers = NULL;

  if (g_str_equal (words[0], "zone"))
    offers = hk_daz_list_zone_moves (table, (guint) atoi (words[1]), (guint) atoi (words[2]));
  else if (g_str_equal (words[0], "kingdom"))
    offers = hk_daz_list_kingdom_moves (table, (guint) atoi (words[1]));
  else if (g_str_equal (words[0], "common"))
    offers = hk_daz_list_common_moves (table);
  else if (g_str_equal (words[0], "order"))
    offers = hk_daz_list_out_of_order (table);
  else
    offers = hk_table_get_game (HK_TABLE (table))->funcs->list_options (HK_TABLE (table), atoi (words[1]));
  after = hk_record_save (table);
  g_assert_true (json_node_equal (before, after));
  return tell_offers (offers);
}

static void
test_zones (void)
{
  static const DazCase cases[] = {
    { PLAN, "zone 0 0", "" },
    { PLAN, "zone 4 1", "" },
    { PLAN, "zone 0 1", "Play an Army Card Here (play-army frontier=0 zone=1) asks hand loyalty" },
    { PLAN, "zone 0 2", "" },
    { PLAN, "zone 1 1", "Play an Army Card Here (play-army frontier=1 zone=1) asks hand loyalty not now" },
    { PLAN "at/0/1=gold-6:0 at/0/2=gold-6:0 at/0/3=gold-6:0 at/0/4=gold-6:0 at/0/5=gold-6:0", "zone 0 5",
      "Play an Army Card Here (play-army frontier=0 zone=5) asks hand loyalty" },
    { PLAN "at/0/1=gold-6:0 at/0/2=gold-6:0 at/0/3=gold-6:0 at/0/4=gold-6:0 at/0/5=gold-6:0", "zone 0 1", "" },
    { PLAN "at/0/1=gold-6:0:defeated", "zone 0 1", "Reactivate This Army (reactivate frontier=0 zone=1) asks loyalty" },
    { PLAN "at/0/1=gold-6:0:defeated tracks/2/costs=[]", "zone 0 1", "Reactivate This Army (reactivate frontier=0 zone=1) asks cost" },
    { PLAN "at/0/1=gold-6:0:defeated tracks/2/costs=[\"0\"]", "zone 0 1", "Reactivate This Army (reactivate frontier=0 zone=1) asks loyalty" },
    { PLAN "gathering=[\"lilith\",\"matilda\",\"alexander\"]", "zone 0 1",
      "Play an Army Card Here (play-army frontier=0 zone=1) asks hand loyalty" },
    { PLAN "gathering=[\"lilith\",\"matilda\",\"alexander\"] at/0/1=gold-6:0", "zone 0 1",
      "Pass and Send Lilith Here (pass commander='lilith' frontier=0 zone=1); "
      "Pass and Send Alexander Here (pass commander='alexander' frontier=0 zone=1)" },
    { PLAN "gathering=[\"lilith\",\"matilda\",\"alexander\"] at/0/2=gold-6:1", "zone 0 2",
      "Pass and Send Lilith Here (pass commander='lilith' frontier=0 zone=2) not now; "
      "Pass and Send Matilda Here (pass commander='matilda' frontier=0 zone=2) not now; "
      "Pass and Send Alexander Here (pass commander='alexander' frontier=0 zone=2) not now" },
    { PLAN "gathering=null at/0/1=gold-6:0", "zone 0 1", "" },
    { PLAN "current-player=-1", "zone 0 1", "" },
    { PLAN "question=assign-commander question-player=0 question-count=1 question-cards=[\"lilith\"] at/0/1=gold-6:0", "zone 0 1",
      "Assign the Commander Here (assign-commander frontier=0 zone=1)" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"gold-6\"]", "zone 0 1",
      "Play a Drawn Card Here (play-drawn frontier=0 zone=1) asks card loyalty" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"gold-6\"]", "zone 0 2", "" },
    { PLAN "question=choose-relic question-player=0 question-count=1 question-cards=[\"iron-steed\"]", "zone 0 1", "" },
    { RALLY "kingdoms/0/technology=3 at/0/1=gold-6:0", "zone 0 1", "Reinforce This Army (reinforce frontier=0 zone=1) asks hand slot" },
    { RALLY "kingdoms/0/technology=3 at/0/1=gold-6:0:defeated", "zone 0 1", "" },
    { RALLY "current-player=-1 at/0/1=gold-6:0", "zone 0 1", "" },
    { RALLY "at/0/2=gold-6:0 kingdoms/0/relics=[\"angels-kiss\",\"azraels-roar\",\"howling-hammer\",\"immortal-vest\",\"star-of-dawn\",\"iron-steed\"]",
      "zone 0 2",
      "Reinforce This Army (reinforce frontier=0 zone=2) asks hand slot not now; "
      "Angel’s Kiss: Raise up to 2 defeated armies and set their loyalty (play-relic player=0 relic='angels-kiss' effect='a' frontier=0 zone=2) asks loyalty not now; "
      "Azrael’s Roar: 3 points instead of 2 for every 2 kills in a zone (play-relic player=0 relic='azraels-roar' effect='a' frontier=0 zone=2); "
      "Azrael’s Roar: 1 point instead of 2 for every 2 kills in a zone (play-relic player=0 relic='azraels-roar' effect='b' frontier=0 zone=2); "
      "Howling Hammer: Reinforce an army with a card of the discard pile at any technology level (play-relic player=0 relic='howling-hammer' effect='b' frontier=0 zone=2) asks card slot; "
      "Star of Dawn: Change the loyalty of an active army (play-relic player=0 relic='star-of-dawn' effect='a' frontier=0 zone=2); "
      "Star of Dawn: Exchange the places of 2 active armies of a frontier (play-relic player=0 relic='star-of-dawn' effect='b' frontier=0 zone=2) asks zone2" },
    { RALLY "kingdoms/0/relics=[\"angels-kiss\",\"azraels-roar\",\"howling-hammer\",\"immortal-vest\",\"draculas-potion\",\"invisible-spear\"]",
      "zone 0 1",
      "Angel’s Kiss: Raise up to 2 defeated armies and set their loyalty (play-relic player=0 relic='angels-kiss' effect='a' frontier=0 zone=1) asks loyalty not now; "
      "Azrael’s Roar: 3 points instead of 2 for every 2 kills in a zone (play-relic player=0 relic='azraels-roar' effect='a' frontier=0 zone=1); "
      "Azrael’s Roar: 1 point instead of 2 for every 2 kills in a zone (play-relic player=0 relic='azraels-roar' effect='b' frontier=0 zone=1); "
      "Invisible Spear: A Bronze army attacks at range (play-relic player=0 relic='invisible-spear' effect='a' frontier=0 zone=1) not now; "
      "Invisible Spear: Zombies skip a zone, which neither fights nor falls (play-relic player=0 relic='invisible-spear' effect='b' frontier=0 zone=1); "
      "Dracula’s Potion: Turn a zone’s reinforcements into 1 zombie each, or its commander into 2 (play-relic player=0 relic='draculas-potion' effect='b' frontier=0 zone=1) asks what not now; "
      "Howling Hammer: Reinforce an army with a card of the discard pile at any technology level (play-relic player=0 relic='howling-hammer' effect='b' frontier=0 zone=1) asks card slot not now; "
      "Angel’s Kiss: Play 1 Army Card of the discard pile for free (play-relic player=0 relic='angels-kiss' effect='b' frontier=0) asks card loyalty; "
      "Howling Hammer: Move up to 3 zombies to another frontier (play-relic player=0 relic='howling-hammer' effect='a' frontier=0) asks frontier2 count" },
    { PLAN "kingdoms/0/relics=[\"mind-reader\",\"titanic-essence\"] at/0/1=gold-6:0", "zone 0 1",
      "Mind Reader: Exchange an active army for a card in hand (play-relic player=0 relic='mind-reader' effect='a' frontier=0 zone=1) asks hand; "
      "Titanic Essence: 1 zombie more at every frontier, and 4 Gate Protection for one of your gates (play-relic player=0 relic='titanic-essence' effect='b' frontier=0)" },
    { PLAN "current-player=1 kingdoms/0/relics=[\"mind-reader\",\"titanic-essence\"] at/0/1=gold-6:0", "zone 0 1", "" },
    { "phase=combat", "zone 0 1", "" },
  };
  static const DazCase by_hand[] = {
    { "", "zone 0 1",
      "Bo Plays an Army Card Here (play-army frontier=0 zone=1 player=1) asks hand loyalty; "
      "Ann Plays an Army Card Here (play-army frontier=0 zone=1 player=0) asks hand loyalty" },
    { "", "zone 1 1", "Bo Plays an Army Card Here (play-army frontier=1 zone=1 player=1) asks hand loyalty" },
    { "", "zone 0 2", "" },
    { "at/0/1=gold-6:1", "zone 0 1",
      "Reinforce This Army (reinforce player=1 frontier=0 zone=1) not now; "
      "Assign a Commander Here (assign-commander player=1 frontier=0 zone=1)" },
    { "at/0/1=gold-6:1:defeated", "zone 0 1",
      "Reactivate This Army (reactivate frontier=0 zone=1); Assign a Commander Here (assign-commander player=1 frontier=0 zone=1)" },
    { "at/0/1=gold-6:1 lead/0/1=lilith:1", "zone 0 1", "Reinforce This Army (reinforce player=1 frontier=0 zone=1) not now" },
  };

  daz_cases_tell (FOUR ("\"missions\":\"none\","), cases, G_N_ELEMENTS (cases), tell);
  daz_cases_tell (TWO_PARTS, by_hand, G_N_ELEMENTS (by_hand), tell);
}

static void
test_kingdoms (void)
{
  static const DazCase cases[] = {
    { PLAN, "kingdom 4", "" },
    { PLAN "hand/0=bronze-4", "kingdom 0",
      "Get a Command Token (take-token); Upgrade Military Technology (upgrade-technology) asks hand; "
      "Draw 2 Army Cards for 1 token (draw-army); Choose a Relic Card for 2 tokens (choose-relic); "
      "Refresh Army Cards for 2 tokens (refresh) asks hand; Pass (pass)" },
    { PLAN "hand/0=", "kingdom 0",
      "Get a Command Token (take-token); Upgrade Military Technology (upgrade-technology) asks hand not now; "
      "Draw 2 Army Cards for 1 token (draw-army); Choose a Relic Card for 2 tokens (choose-relic); "
      "Refresh Army Cards for 2 tokens (refresh) asks hand; Pass (pass)" },
    { PLAN "tracks/0/costs=[] tracks/3/costs=[] tracks/1/costs=[\"0\"]", "kingdom 0",
      "Get a Command Token (take-token); Upgrade Military Technology (upgrade-technology) asks hand; "
      "Draw 2 Army Cards (draw-army) asks cost; Choose a Relic Card for 0 tokens (choose-relic); "
      "Refresh Army Cards (refresh) asks cost hand; Pass (pass)" },
    { PLAN "kingdoms/0/command-tokens=0", "kingdom 0",
      "Get a Command Token (take-token); Upgrade Military Technology (upgrade-technology) asks hand; "
      "Draw 2 Army Cards for 1 token (draw-army) not now; Choose a Relic Card for 2 tokens (choose-relic) not now; "
      "Refresh Army Cards for 2 tokens (refresh) asks hand not now; Pass (pass)" },
    { PLAN, "kingdom 1", "" },
    { RALLY "kingdoms/0/relics=[\"\"]", "kingdom 0", "Play a Relic Card (play-relic player=0) asks relic effect" },
    { PLAN "kingdoms/0/relics=[\"apollos-eyes\",\"gaze-of-the-dead\",\"immortal-vest\",\"titanic-essence\",\"iron-steed\",\"mind-reader\"] army-deck/discard-pile=[\"gold-6\"]",
      "kingdom 0",
      "Get a Command Token (take-token); Upgrade Military Technology (upgrade-technology) asks hand; "
      "Draw 2 Army Cards for 1 token (draw-army); Choose a Relic Card for 2 tokens (choose-relic); "
      "Refresh Army Cards for 2 tokens (refresh) asks hand; Pass (pass); "
      "Apollo’s Eyes: Draw 4 Army Cards (play-relic player=0 relic='apollos-eyes' effect='a'); "
      "Apollo’s Eyes: Draw 3 Army Cards, play 2 of them for free at most (play-relic player=0 relic='apollos-eyes' effect='b'); "
      "Gaze of the Dead: Issue 2 commands in this turn (play-relic player=0 relic='gaze-of-the-dead' effect='a'); "
      "Gaze of the Dead: Move the movement marker 3 steps back (play-relic player=0 relic='gaze-of-the-dead' effect='b'); "
      "Immortal Vest: Cancel a relic that another player has just played (play-relic player=0 relic='immortal-vest' effect='a') not now; "
      "Titanic Essence: Take an Army Card of the discard pile into your hand (play-relic player=0 relic='titanic-essence' effect='a') asks card; "
      "Iron Steed: A player discards up to 3 random Army Cards (play-relic player=0 relic='iron-steed' effect='a' target=0) asks count not now; "
      "Iron Steed: Exchange up to 3 random Army Cards with a player (play-relic player=0 relic='iron-steed' effect='b' target=0) asks count not now; "
      "Mind Reader: 2 other players lose 3 Command Tokens each (play-relic player=0 relic='mind-reader' effect='b' target=0) asks target2 not now; "
      "Immortal Vest: 2 Victory Points for any player (play-relic player=0 relic='immortal-vest' effect='b' target=0)" },
    { PLAN "kingdoms/0/relics=[\"apollos-eyes\",\"gaze-of-the-dead\",\"immortal-vest\",\"titanic-essence\",\"iron-steed\",\"mind-reader\"]",
      "kingdom 1",
      "Iron Steed: A player discards up to 3 random Army Cards (play-relic player=0 relic='iron-steed' effect='a' target=1) asks count; "
      "Iron Steed: Exchange up to 3 random Army Cards with a player (play-relic player=0 relic='iron-steed' effect='b' target=1) asks count; "
      "Mind Reader: 2 other players lose 3 Command Tokens each (play-relic player=0 relic='mind-reader' effect='b' target=1) asks target2; "
      "Immortal Vest: 2 Victory Points for any player (play-relic player=0 relic='immortal-vest' effect='b' target=1)" },
    { PLAN "kingdoms/1/relics=[\"apollos-eyes\",\"immortal-vest\"]", "kingdom 1",
      "Apollo’s Eyes: Draw 4 Army Cards (play-relic player=1 relic='apollos-eyes' effect='a') not now; "
      "Apollo’s Eyes: Draw 3 Army Cards, play 2 of them for free at most (play-relic player=1 relic='apollos-eyes' effect='b') not now; "
      "Immortal Vest: Cancel a relic that another player has just played (play-relic player=1 relic='immortal-vest' effect='a') not now" },
    { RALLY "kingdoms/0/relics=[\"draculas-potion\"]", "kingdom 0",
      "Dracula’s Potion: Reveal a commander and assign the card (play-relic player=0 relic='draculas-potion' effect='a')" },
    { "phase=combat current-player=-1 kingdoms/0/relics=[\"immortal-vest\"]", "kingdom 0",
      "Immortal Vest: Cancel a relic that another player has just played (play-relic player=0 relic='immortal-vest' effect='a') not now" },
    { PLAN "question=choose-relic question-player=0 question-count=1 question-cards=[\"iron-steed\",\"\"]", "kingdom 0",
      "Keep Iron Steed (keep-relic relic='iron-steed'); Keep the Unseen Relic (keep-relic relic='')" },
    { PLAN "question=choose-relic question-player=0 question-count=1 question-cards=[\"iron-steed\",\"\"]", "kingdom 1", "" },
    { PLAN "question=play-drawn question-player=0 question-count=2 question-cards=[\"gold-6\"]", "kingdom 0",
      "Discard the Cards That Were Drawn (discard-drawn)" },
    { PLAN "question=assign-commander question-player=0 question-count=1 question-cards=[\"lilith\"]", "kingdom 0",
      "Put the Commander Below the Deck (assign-commander)" },
    { PLAN "question=assign-commander question-player=0 question-count=1 question-cards=[\"lilith\"] at/0/1=gold-6:0", "kingdom 0",
      "Put the Commander Below the Deck (assign-commander) not now" },
    { PLAN "question=give-cards question-player=0 question-count=2 question-cards=[\"2\"]", "kingdom 0",
      "Give Cards in Return (give-cards) asks hand" },
    { PLAN "question=barbarian-army question-player=0 question-count=2", "kingdom 0", "" },
    { PLAN "question=choose-relic question-player=0 question-count=1 question-cards=[\"iron-steed\",\"mind-reader\"]", "seen 0",
      "Keep Iron Steed (keep-relic relic='iron-steed'); Keep Mind Reader (keep-relic relic='mind-reader')" },
    { PLAN "question=choose-relic question-player=0 question-count=1 question-cards=[\"iron-steed\",\"mind-reader\"]", "seen 1", "" },
    { PLAN "question=choose-relic question-player=0 question-count=1 question-cards=[\"iron-steed\",\"mind-reader\"]", "seen -1", "" },
    { RALLY "current-player=1 kingdoms/0/relics=[\"immortal-vest\"] kingdoms/1/relics=[\"immortal-vest\"]", "seen 0",
      "Immortal Vest: Cancel a relic that another player has just played (play-relic player=0 relic='immortal-vest' effect='a') not now" },
    { RALLY "current-player=1 kingdoms/0/relics=[\"immortal-vest\"] kingdoms/1/relics=[\"immortal-vest\"]", "seen 1",
      "Immortal Vest: Cancel a relic that another player has just played (play-relic player=1 relic='immortal-vest' effect='a') not now; "
      "Immortal Vest: 2 Victory Points for any player (play-relic player=1 relic='immortal-vest' effect='b' target=1)" },
    { RALLY "current-player=1 kingdoms/0/relics=[\"immortal-vest\"] kingdoms/1/relics=[\"immortal-vest\"]", "seen -1", "" },
    { RALLY "current-player=1 kingdoms/0/relics=[\"immortal-vest\"] kingdoms/1/relics=[\"immortal-vest\"]", "seen -2",
      "Immortal Vest: 2 Victory Points for any player (play-relic player=1 relic='immortal-vest' effect='b' target=0); "
      "Immortal Vest: Cancel a relic that another player has just played (play-relic player=0 relic='immortal-vest' effect='a') not now; "
      "Immortal Vest: Cancel a relic that another player has just played (play-relic player=1 relic='immortal-vest' effect='a') not now; "
      "Immortal Vest: 2 Victory Points for any player (play-relic player=1 relic='immortal-vest' effect='b' target=1); "
      "Immortal Vest: 2 Victory Points for any player (play-relic player=1 relic='immortal-vest' effect='b' target=2); "
      "Immortal Vest: 2 Victory Points for any player (play-relic player=1 relic='immortal-vest' effect='b' target=3)" },
  };

  daz_cases_tell (FOUR ("\"missions\":\"none\","), cases, G_N_ELEMENTS (cases), tell);
}

static void
test_common (void)
{
  static const DazCase chosen[] = {
    { PLAN, "common", "Ann Claims a Mission (mission player=0) asks mission" },
    { PLAN "kingdoms/0/mission=two-relics", "common", "" },
    { CLEAN "kingdoms/1/mission=two-relics", "common",
      "Ann Claims a Mission (mission player=0) asks mission; Cy Claims a Mission (mission player=2) asks mission; "
      "Di Claims a Mission (mission player=3) asks mission" },
    { "phase=over current-player=-1", "common", "" },
    { PLAN, "order",
      "Give the Turn to Bo (take-turn player=1); Give the Turn to Cy (take-turn player=2); "
      "Give the Turn to Di (take-turn player=3); Go to Phase 2 (go-to-phase phase='rallying'); "
      "Go to Phase 3 (go-to-phase phase='combat'); Go to Phase 4 (go-to-phase phase='cleanup'); "
      "Invade Bo and Ann Now (invade frontier=0); Invade Cy and Bo Now (invade frontier=1); "
      "Invade Di and Cy Now (invade frontier=2); Invade Ann and Di Now (invade frontier=3); Score Now (score); "
      "Reward the Missions of the Day Now (daily-missions); End the Game Now (finish); "
      "Ann Turns the Mission Face Up (show-mission player=0); Bo Turns the Mission Face Up (show-mission player=1); "
      "Cy Turns the Mission Face Up (show-mission player=2); Di Turns the Mission Face Up (show-mission player=3); "
      "Begin Day 2 Now (begin-day)" },
    { PLAN "question=choose-relic question-player=0 question-count=1 kingdoms/2/mission-shown=true", "order",
      "Give the Turn to Ann (take-turn player=0); Give the Turn to Bo (take-turn player=1); "
      "Give the Turn to Cy (take-turn player=2); Give the Turn to Di (take-turn player=3); "
      "Go to Phase 1 (go-to-phase phase='planning'); Go to Phase 2 (go-to-phase phase='rallying'); "
      "Go to Phase 3 (go-to-phase phase='combat'); Go to Phase 4 (go-to-phase phase='cleanup'); "
      "Invade Bo and Ann Now (invade frontier=0); Invade Cy and Bo Now (invade frontier=1); "
      "Invade Di and Cy Now (invade frontier=2); Invade Ann and Di Now (invade frontier=3); Score Now (score); "
      "Reward the Missions of the Day Now (daily-missions); End the Game Now (finish); "
      "Ann Turns the Mission Face Up (show-mission player=0); Bo Turns the Mission Face Up (show-mission player=1); "
      "Di Turns the Mission Face Up (show-mission player=3); Begin Day 2 Now (begin-day)" },
    { RALLY "current-player=3", "order",
      "Give the Turn to Ann (take-turn player=0); Give the Turn to Bo (take-turn player=1); "
      "Give the Turn to Cy (take-turn player=2); Go to Phase 1 (go-to-phase phase='planning'); "
      "Go to Phase 3 (go-to-phase phase='combat'); Go to Phase 4 (go-to-phase phase='cleanup'); "
      "Invade Bo and Ann Now (invade frontier=0); Invade Cy and Bo Now (invade frontier=1); "
      "Invade Di and Cy Now (invade frontier=2); Invade Ann and Di Now (invade frontier=3); Score Now (score); "
      "Reward the Missions of the Day Now (daily-missions); End the Game Now (finish); "
      "Ann Turns the Mission Face Up (show-mission player=0); Bo Turns the Mission Face Up (show-mission player=1); "
      "Cy Turns the Mission Face Up (show-mission player=2); Di Turns the Mission Face Up (show-mission player=3); "
      "Begin Day 2 Now (begin-day)" },
    { "phase=combat current-player=-1 frontiers/0/fought=true ticks=[\"score\"]", "order",
      "Go to Phase 1 (go-to-phase phase='planning'); Go to Phase 2 (go-to-phase phase='rallying'); "
      "Go to Phase 4 (go-to-phase phase='cleanup'); Invade Cy and Bo Now (invade frontier=1); "
      "Invade Di and Cy Now (invade frontier=2); Invade Ann and Di Now (invade frontier=3); "
      "Reward the Missions of the Day Now (daily-missions); End the Game Now (finish); "
      "Ann Turns the Mission Face Up (show-mission player=0); Bo Turns the Mission Face Up (show-mission player=1); "
      "Cy Turns the Mission Face Up (show-mission player=2); Di Turns the Mission Face Up (show-mission player=3); "
      "Begin Day 2 Now (begin-day)" },
    { "phase=combat current-player=-1 invasions=[]", "order",
      "Go to Phase 1 (go-to-phase phase='planning'); Go to Phase 2 (go-to-phase phase='rallying'); "
      "Go to Phase 4 (go-to-phase phase='cleanup'); Score Now (score); Reward the Missions of the Day Now (daily-missions); "
      "End the Game Now (finish); Ann Turns the Mission Face Up (show-mission player=0); "
      "Bo Turns the Mission Face Up (show-mission player=1); Cy Turns the Mission Face Up (show-mission player=2); "
      "Di Turns the Mission Face Up (show-mission player=3); Begin Day 2 Now (begin-day)" },
    { "phase=combat current-player=-1 day=5", "order",
      "Go to Phase 1 (go-to-phase phase='planning'); Go to Phase 2 (go-to-phase phase='rallying'); "
      "Go to Phase 4 (go-to-phase phase='cleanup'); Invade Bo and Ann Now (invade frontier=0); "
      "Invade Cy and Bo Now (invade frontier=1); Invade Di and Cy Now (invade frontier=2); "
      "Invade Ann and Di Now (invade frontier=3); Score Now (score); Reward the Missions of the Day Now (daily-missions); "
      "End the Game Now (finish); Ann Turns the Mission Face Up (show-mission player=0); "
      "Bo Turns the Mission Face Up (show-mission player=1); Cy Turns the Mission Face Up (show-mission player=2); "
      "Di Turns the Mission Face Up (show-mission player=3)" },
    { CLEAN "ticks=[\"cleanup-1\",\"cleanup-13\"] day=4", "order",
      "Go to Phase 1 (go-to-phase phase='planning'); Go to Phase 2 (go-to-phase phase='rallying'); "
      "Go to Phase 3 (go-to-phase phase='combat'); Invade Bo and Ann Now (invade frontier=0); "
      "Invade Cy and Bo Now (invade frontier=1); Invade Di and Cy Now (invade frontier=2); "
      "Invade Ann and Di Now (invade frontier=3); Score Now (score); Reward the Missions of the Day Now (daily-missions); "
      "End the Game Now (finish); Ann Turns the Mission Face Up (show-mission player=0); "
      "Bo Turns the Mission Face Up (show-mission player=1); Cy Turns the Mission Face Up (show-mission player=2); "
      "Di Turns the Mission Face Up (show-mission player=3); Step 2: Reveal the next invasion card (cleanup-step step=2); "
      "Step 3: Form new hordes (cleanup-step step=3); Step 4: Place the movement marker (cleanup-step step=4); "
      "Step 5: Move the strategy markers back (cleanup-step step=5); Step 6: Refill the Pioneer Reward Zone (cleanup-step step=6); "
      "Step 7: Refill the command inventories (cleanup-step step=7); Step 8: Discard reinforcements (cleanup-step step=8); "
      "Step 9: Discard used Relic Cards (cleanup-step step=9); Step 10: Draw Army Cards (cleanup-step step=10); "
      "Step 11: Discard down to ten cards (cleanup-step step=11); "
      "Step 12: Hand on the Starting Player Marker (cleanup-step step=12); Begin Day 5 Now (begin-day)" },
    { "phase=over current-player=-1 day=5", "order", "" },
  };
  static const DazCase none[] = {
    { CLEAN, "common", "" },
    { CLEAN "frontiers/0/zones/1/reward-left=null", "common", "Enter the Icons of the Boards (tell-boards) asks icons board" },
    { "phase=combat current-player=-1 frontiers/0/zones/1/reward-left=null", "common", "" },
    { CLEAN "command-icons-0=-1", "common", "Enter the Icons of the Boards (tell-boards) asks icons board" },
    { CLEAN "day=5", "order",
      "Go to Phase 1 (go-to-phase phase='planning'); Go to Phase 2 (go-to-phase phase='rallying'); "
      "Go to Phase 3 (go-to-phase phase='combat'); Invade Bo and Ann Now (invade frontier=0); "
      "Invade Cy and Bo Now (invade frontier=1); Invade Di and Cy Now (invade frontier=2); "
      "Invade Ann and Di Now (invade frontier=3); Score Now (score); Reward the Missions of the Day Now (daily-missions); "
      "End the Game Now (finish); Step 1: Return all zombies (cleanup-step step=1); "
      "Step 2: Reveal the next invasion card (cleanup-step step=2); Step 3: Form new hordes (cleanup-step step=3); "
      "Step 4: Place the movement marker (cleanup-step step=4); Step 5: Move the strategy markers back (cleanup-step step=5); "
      "Step 6: Refill the Pioneer Reward Zone (cleanup-step step=6); Step 7: Refill the command inventories (cleanup-step step=7); "
      "Step 8: Discard reinforcements (cleanup-step step=8); Step 9: Discard used Relic Cards (cleanup-step step=9); "
      "Step 10: Draw Army Cards (cleanup-step step=10); Step 11: Discard down to ten cards (cleanup-step step=11); "
      "Step 12: Hand on the Starting Player Marker (cleanup-step step=12); Step 13: Gather new commanders (cleanup-step step=13)" },
  };

  daz_cases_tell (FOUR ("\"missions\":\"choose\","), chosen, G_N_ELEMENTS (chosen), tell);
  daz_cases_tell (FOUR ("\"missions\":\"none\","), none, G_N_ELEMENTS (none), tell);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/cases/offers/zones", test_zones);
  g_test_add_func ("/dark-age-z/cases/offers/kingdoms", test_kingdoms);
  g_test_add_func ("/dark-age-z/cases/offers/common", test_common);
  return g_test_run ();
}
