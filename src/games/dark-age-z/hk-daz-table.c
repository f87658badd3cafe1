/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-daz-table.h"
#include "hk-daz-setup.h"
#include "hk-daz-table-private.h"

G_DEFINE_FINAL_TYPE (HkDazTable, hk_daz_table, HK_TYPE_TABLE)

static void
hk_daz_table_class_init (HkDazTableClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkDazTable, mode, "mode"),
    HK_STRING_FIELD (HkDazTable, difficulty, "difficulty"),
    HK_BOOLEAN_FIELD (HkDazTable, barbarians, "barbarians"),
    HK_STRING_FIELD (HkDazTable, phase, "phase"),
    HK_INT_FIELD (HkDazTable, day, "day", 1, 5, 1),
    HK_INT_FIELD (HkDazTable, last_day, "last-day", 1, 5, 5),
    HK_INT_FIELD (HkDazTable, starting_player, "starting-player", 0, 4, 0),
    HK_INT_FIELD (HkDazTable, current_player, "current-player", -1, 4, -1),
    HK_INT_FIELD (HkDazTable, steps_left, "steps-left", -1, 99, -1),
    HK_STRV_FIELD (HkDazTable, movement_steps, "movement-steps"),
    HK_STRING_FIELD (HkDazTable, movement_source, "movement-source"),
    HK_INT_FIELD (HkDazTable, pioneer_tokens, "pioneer-tokens", 0, 99, 0),
    HK_LIST_FIELD (HkDazTable, kingdoms, "kingdoms", hk_daz_kingdom_get_type),
    HK_LIST_FIELD (HkDazTable, frontiers, "frontiers", hk_daz_frontier_get_type),
    HK_LIST_FIELD (HkDazTable, invasions, "invasions", hk_daz_invasion_get_type),
    HK_RECORD_FIELD (HkDazTable, initial_power_up, "initial-power-up", hk_daz_invasion_get_type),
    HK_STRING_FIELD (HkDazTable, boss, "boss"),
    HK_BOOLEAN_FIELD (HkDazTable, boss_previewed, "boss-previewed"),
    HK_BOOLEAN_FIELD (HkDazTable, boss_active, "boss-active"),
    HK_RECORD_FIELD (HkDazTable, invasion_deck, "invasion-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkDazTable, army_deck, "army-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkDazTable, relic_deck, "relic-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkDazTable, commander_deck, "commander-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkDazTable, barbarian_deck, "barbarian-deck", hk_deck_get_type),
    HK_LIST_FIELD (HkDazTable, catalogue, "catalogue", hk_daz_army_get_type),
    HK_LIST_FIELD (HkDazTable, invasion_cards, "invasion-cards", hk_daz_invasion_get_type),
    HK_STRV_FIELD (HkDazTable, gathering, "gathering"),
    HK_LIST_FIELD (HkDazTable, tracks, "tracks", hk_daz_track_get_type),
    HK_STRV_FIELD (HkDazTable, rally_order, "rally-order"),
    HK_BOOLEAN_FIELD (HkDazTable, refreshed, "refreshed"),
    HK_INT_FIELD (HkDazTable, lost_by, "lost-by", -1, 4, -1),
    HK_INT_FIELD (HkDazTable, command_icons_0, "command-icons-0", -1, 9, -1),
    HK_INT_FIELD (HkDazTable, command_icons_1, "command-icons-1", -1, 9, -1),
    HK_INT_FIELD (HkDazTable, command_icons_2, "command-icons-2", -1, 9, -1),
    HK_INT_FIELD (HkDazTable, command_icons_3, "command-icons-3", -1, 9, -1),
    HK_INT_FIELD (HkDazTable, commands_left, "commands-left", 0, 9, 0),
    HK_STRING_FIELD (HkDazTable, question, "question"),
    HK_INT_FIELD (HkDazTable, question_player, "question-player", -1, 4, -1),
    HK_STRV_FIELD (HkDazTable, question_cards, "question-cards"),
    HK_STRV_FIELD (HkDazTable, relics_used, "relics-used"),
    HK_STRING_FIELD (HkDazTable, last_relic, "last-relic"),
    HK_STRING_FIELD (HkDazTable, last_relic_effect, "last-relic-effect"),
    HK_INT_FIELD (HkDazTable, last_relic_player, "last-relic-player", -1, 4, -1),
    HK_STRING_FIELD (HkDazTable, before_relic, "before-relic"),
    HK_STRING_FIELD (HkDazTable, after_relic, "after-relic"),
    HK_STRING_FIELD (HkDazTable, cards_by, "cards-by"),
    HK_STRING_FIELD (HkDazTable, dice_by, "dice-by"),
    HK_STRING_FIELD (HkDazTable, components, "components"),
    HK_STRING_FIELD (HkDazTable, missions_by, "missions-by"),
    HK_STRV_FIELD (HkDazTable, house_rules, "house-rules"),
  };
  HkTableClass *table_class = HK_TABLE_CLASS (klass);

  table_class->setup = hk_daz_table_setup;
  table_class->list_steps = hk_daz_table_list_steps;
  table_class->get_next = hk_daz_table_get_next;
  table_class->is_over = hk_daz_table_is_over;
  table_class->get_headline = hk_daz_table_get_headline;
  table_class->get_outcome = hk_daz_table_get_outcome;
  table_class->get_score_sheet = hk_daz_table_get_score_sheet;
  table_class->list_reminders = hk_daz_table_list_reminders;

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_daz_table_init (HkDazTable *self)
{
}
