/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"
#include "hk-tool-fixture.h"
#include "ui/dice/hk-dice-page.h"
#include "ui/tools/hk-tool-list.h"
#include "ui/tools/hk-tools-dialog.h"

/* The calculators as tools, and dice and decks without a game. */

#define SEED 17

/* Told at random a tool has a result before that. */
#define MOST_TRIES 500

static void
open_tool (HkWindow   *window,
           const char *id,
           const char *told)
{
  HkTool *tool = hk_tool_list_lookup (hk_application_get_tools (hk_application_get_default ()), id);

  if (told != NULL)
    {
      g_autoptr (JsonNode) node = hk_fixture_parse (told);

      hk_tool_reset (tool);
      hk_tool_value_read (hk_tool_get_values (tool), node);
    }
  gtk_widget_activate_action (GTK_WIDGET (window), "win.tools", "s", id);
}

static void
show_tools (HkApplication *application,
            HkWindow      *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.tools", "s", "");
}

static void
show_waiting (HkApplication *application,
              HkWindow      *window)
{
  open_tool (window, "card-z/bite", NULL);
}

static void
show_to_hit (HkApplication *application,
             HkWindow      *window)
{
  open_tool (window, "card-z/to-hit", "{\"how\": \"shoot\", \"range\": \"medium\", \"target\": 6, \"night\": true, \"helmet\": true}");
}

static void
show_fire (HkApplication *application,
           HkWindow      *window)
{
  open_tool (window, "card-z/fire-odds", "{\"pattern\": \"a\", \"fires\": [[0, 0], [1, -1]]}");
}

static void
show_combat (HkApplication *application,
             HkWindow      *window)
{
  open_tool (window, "dark-age-z/combat",
             "{\"zombies\": 7, \"hp\": 4, \"damage\": 2, \"zones\": [{\"army\": {\"rank\": \"gold\", \"attack\": 7}, \"loyalty\": \"left\"},"
             " {\"army\": {\"rank\": \"bronze\", \"attack\": 3}, \"loyalty\": \"right\", \"reinforcements\": [2, 1]}, {}]}");
}

static void
show_vault (HkApplication *application,
            HkWindow      *window)
{
  open_tool (window, "army-of-the-dead/vault-advice", "{\"rolled\": [1, 2, 2, 4, 6]}");
}

static void
show_attack (HkApplication *application,
             HkWindow      *window)
{
  open_tool (window, "army-of-the-dead/attack-odds",
             "{\"weapon\": {\"kind\": \"melee\", \"dice\": 3, \"accuracy\": 4, \"damage\": 2}, \"targets\": {\"shamblers\": 3, \"alphas\": 1}}");
}

static void
show_fight (HkApplication *application,
            HkWindow      *window)
{
  open_tool (window, "rfyl/fight-odds", "{\"left\": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], \"bonus\": 2}");
}

static void
show_placement (HkApplication *application,
                HkWindow      *window)
{
  open_tool (window, "zombiez/placement",
             "{\"rows\": [[{\"kind\": \"zombie\", \"value\": 3, \"colour\": 1}, {\"kind\": \"axe\", \"colour\": 2}], []],"
             " \"card\": {\"kind\": \"zombie\", \"value\": 4, \"colour\": 1}}");
}

static void
show_spawn (HkApplication *application,
            HkWindow      *window)
{
  open_tool (window, "army-of-the-dead/spawn-odds", "{\"level\": \"yellow\", \"zones\": 3}");
}

static void
show_bite (HkApplication *application,
           HkWindow      *window)
{
  open_tool (window, "card-z/bite", "{\"type\": \"fast\", \"distance\": 3}");
}

static void
show_reckoning (HkApplication *application,
                HkWindow      *window)
{
  open_tool (window, "card-z/reckoning",
             "{\"survivors\": [{\"name\": \"Ann\"}, {\"name\": \"Bo\", \"starving\": true}, {\"name\": \"Cy\", \"kind\": \"dependant\"}],"
             " \"junk\": 1, \"fresh\": 1}");
}

static void
show_horde (HkApplication *application,
            HkWindow      *window)
{
  open_tool (window, "card-z/horde-odds", "{\"at\": [1, 0], \"watched\": [0, 0]}");
}

static void
show_score (HkApplication *application,
            HkWindow      *window)
{
  open_tool (window, "zombiez/final-score", "{\"players\": [{\"sets\": 2, \"cards\": 3}, {\"sets\": 1, \"cards\": 9}, {\"sets\": 2, \"cards\": 1}]}");
}

/* Tells a tool at random, but each time the same, until it has a result; then opens it. */
static void
open_told_tool (HkWindow   *window,
                const char *id)
{
  HkTool *tool = hk_tool_list_lookup (hk_application_get_tools (hk_application_get_default ()), id);
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_tool_get_game (tool), NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);

  for (guint i = 0; i < MOST_TRIES; i++)
    {
      hk_tool_fixture_tell (tool, pack, rand);
      if (hk_tool_get_result (tool) != NULL)
        break;
    }
  g_assert_nonnull (hk_tool_get_result (tool));
  open_tool (window, id, NULL);
}

#define TOOL(function, id) \
  static void function (HkApplication *application, HkWindow *window) { open_told_tool (window, id); }

TOOL (show_aotd_attack, "army-of-the-dead/attack")
TOOL (show_aotd_best_attack, "army-of-the-dead/best-attack")
TOOL (show_aotd_vault_odds, "army-of-the-dead/vault-odds")
TOOL (show_cz_attack_odds, "card-z/attack-odds")
TOOL (show_cz_alarm, "card-z/alarm")
TOOL (show_cz_initiative, "card-z/initiative")
TOOL (show_cz_act, "card-z/act")
TOOL (show_cz_scout_odds, "card-z/scout-odds")
TOOL (show_cz_sickness, "card-z/sickness")
TOOL (show_cz_grade, "card-z/grade")
TOOL (show_daz_power, "dark-age-z/power")
TOOL (show_daz_smallest_power, "dark-age-z/smallest-power")
TOOL (show_daz_zombies, "dark-age-z/zombies")
TOOL (show_daz_gate_damage, "dark-age-z/gate-damage")
TOOL (show_rf_infection_odds, "rfyl/infection-odds")
TOOL (show_rf_zombie_move, "rfyl/zombie-move")
TOOL (show_zz_bust_chance, "zombiez/bust-chance")
TOOL (show_zz_row_worth, "zombiez/row-worth")

static void
show_dice (HkApplication *application,
           HkWindow      *window)
{
  HkDiceBox *dice = hk_application_get_dice (application);

  while (hk_dice_box_can_undo (dice))
    hk_dice_box_undo (dice);
  for (guint i = 0; i < 3; i++)
    hk_dice_box_add (dice, 0);
  hk_dice_box_add (dice, 1);
  hk_dice_box_add (dice, 3);
  hk_dice_box_throw (dice, FALSE);
  hk_dice_box_mark (dice, 1, TRUE);
  open_tool (window, HK_TOOL_DICE, NULL);
}

static void
show_deck (HkApplication *application,
           HkWindow      *window)
{
  HkDiceBox *dice = hk_application_get_dice (application);
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_games_lookup ("army-of-the-dead", NULL), NULL);

  while (hk_dice_box_can_undo (dice))
    hk_dice_box_undo (dice);
  hk_dice_box_take_deck (dice, pack, "zombie-card", json_object_get_string_member (hk_pack_find_kind (pack, "zombie-card", NULL), "plural"));
  hk_dice_box_take_deck (dice, pack, "zeus-order", json_object_get_string_member (hk_pack_find_kind (pack, "zeus-order", NULL), "plural"));
  g_assert_true (hk_dice_box_draw (dice, 0, NULL));
  g_assert_true (hk_dice_box_draw (dice, 0, NULL));
  hk_dice_box_discard (dice, 0, 1);
  open_tool (window, HK_TOOL_DICE, NULL);
  hk_fixture_settle ();
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (hk_fixture_find (hk_fixture_get_dialog (window), ADW_TYPE_VIEW_STACK, NULL)), "deck");
}

const HkShot hk_shots_of_tools[] = {
  { "tools-list", show_tools, 900, TRUE },
  { "tools-waiting", show_waiting, 0, FALSE },
  { "tools-to-hit", show_to_hit, 900, TRUE },
  { "tools-fire", show_fire, 900, FALSE },
  { "tools-combat", show_combat, 900, FALSE },
  { "tools-vault", show_vault, 900, FALSE },
  { "tools-attack", show_attack, 900, FALSE },
  { "tools-fight", show_fight, 900, FALSE },
  { "tools-placement", show_placement, 900, FALSE },
  { "tools-spawn", show_spawn, 900, FALSE },
  { "tools-bite", show_bite, 900, FALSE },
  { "tools-reckoning", show_reckoning, 900, FALSE },
  { "tools-horde", show_horde, 900, TRUE },
  { "tools-score", show_score, 900, TRUE },
  { "tools-aotd-attack", show_aotd_attack, 900, FALSE },
  { "tools-aotd-best-attack", show_aotd_best_attack, 900, FALSE },
  { "tools-aotd-vault-odds", show_aotd_vault_odds, 900, FALSE },
  { "tools-cz-attack-odds", show_cz_attack_odds, 900, FALSE },
  { "tools-cz-alarm", show_cz_alarm, 900, FALSE },
  { "tools-cz-initiative", show_cz_initiative, 900, FALSE },
  { "tools-cz-act", show_cz_act, 900, FALSE },
  { "tools-cz-scout-odds", show_cz_scout_odds, 900, FALSE },
  { "tools-cz-sickness", show_cz_sickness, 900, FALSE },
  { "tools-cz-grade", show_cz_grade, 900, FALSE },
  { "tools-daz-power", show_daz_power, 900, FALSE },
  { "tools-daz-smallest-power", show_daz_smallest_power, 900, FALSE },
  { "tools-daz-zombies", show_daz_zombies, 900, FALSE },
  { "tools-daz-gate-damage", show_daz_gate_damage, 900, FALSE },
  { "tools-rf-infection-odds", show_rf_infection_odds, 900, FALSE },
  { "tools-rf-zombie-move", show_rf_zombie_move, 900, FALSE },
  { "tools-zz-bust-chance", show_zz_bust_chance, 900, FALSE },
  { "tools-zz-row-worth", show_zz_row_worth, 900, FALSE },
  { "tools-dice", show_dice, 900, TRUE },
  { "tools-deck", show_deck, 900, FALSE },
  { NULL, NULL, 0, FALSE },
};
