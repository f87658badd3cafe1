/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-aotd-setup.h"
#include "hk-aotd-table.h"
#include "hk-aotd-table-private.h"

G_DEFINE_FINAL_TYPE (HkAotdTable, hk_aotd_table, HK_TYPE_TABLE)

static void
hk_aotd_table_class_init (HkAotdTableClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkAotdTable, mission, "mission"),
    HK_STRING_FIELD (HkAotdTable, phase, "phase"),
    HK_INT_FIELD (HkAotdTable, round, "round", 1, 999, 1),
    HK_INT_FIELD (HkAotdTable, first_player, "first-player", 0, 5, 0),
    HK_INT_FIELD (HkAotdTable, current_player, "current-player", -1, 5, -1),
    HK_INT_FIELD (HkAotdTable, current_survivor, "current-survivor", -1, 5, -1),
    HK_INT_FIELD (HkAotdTable, activation, "activation", 0, 3, 0),
    HK_STRING_FIELD (HkAotdTable, zombie_step, "zombie-step"),
    HK_LIST_FIELD (HkAotdTable, players, "players", hk_aotd_player_get_type),
    HK_LIST_FIELD (HkAotdTable, survivors, "survivors", hk_aotd_survivor_get_type),
    HK_LIST_FIELD (HkAotdTable, companions, "companions", hk_aotd_companion_get_type),
    HK_LIST_FIELD (HkAotdTable, spawns, "spawns", hk_aotd_spawn_get_type),
    HK_LIST_FIELD (HkAotdTable, abominations, "abominations", hk_aotd_abomination_get_type),
    HK_LIST_FIELD (HkAotdTable, objectives, "objectives", hk_aotd_objective_get_type),
    HK_LIST_FIELD (HkAotdTable, counters, "counters", hk_aotd_counter_get_type),
    HK_RECORD_FIELD (HkAotdTable, vault, "vault", hk_aotd_vault_get_type),
    HK_LIST_FIELD (HkAotdTable, gears, "gears", hk_aotd_gear_get_type),
    HK_LIST_FIELD (HkAotdTable, spawn_cards, "spawn-cards", hk_aotd_spawn_card_get_type),
    HK_RECORD_FIELD (HkAotdTable, zombie_deck, "zombie-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkAotdTable, zeus_deck, "zeus-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkAotdTable, equipment_deck, "equipment-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkAotdTable, vault_deck, "vault-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkAotdTable, sleeper_bag, "sleeper-bag", hk_deck_get_type),
    HK_INT_FIELD (HkAotdTable, shamblers, "shamblers", 0, 30, 0),
    HK_INT_FIELD (HkAotdTable, alphas, "alphas", 0, 16, 0),
    HK_INT_FIELD (HkAotdTable, trapped_shamblers, "trapped-shamblers", 0, 30, 0),
    HK_INT_FIELD (HkAotdTable, trapped_alphas, "trapped-alphas", 0, 16, 0),
    HK_INT_FIELD (HkAotdTable, sleepers, "sleepers", 0, 30, 0),
    HK_STRV_FIELD (HkAotdTable, extra_activations, "extra-activations"),
    HK_INT_FIELD (HkAotdTable, wounds_to_split, "wounds-to-split", 0, 99, 0),
    HK_STRV_FIELD (HkAotdTable, wounds_among, "wounds-among"),
    HK_STRING_FIELD (HkAotdTable, zeus_form, "zeus-form"),
    HK_STRV_FIELD (HkAotdTable, required, "required"),
    HK_STRING_FIELD (HkAotdTable, noise, "noise"),
    HK_INT_FIELD (HkAotdTable, time_limit, "time-limit", 0, 99, 0),
    HK_INT_FIELD (HkAotdTable, time_used, "time-used", 0, 99, 0),
    HK_BOOLEAN_FIELD (HkAotdTable, truck, "truck"),
    HK_STRING_FIELD (HkAotdTable, outcome, "outcome"),
    HK_STRING_FIELD (HkAotdTable, reason, "reason"),
    HK_STRING_FIELD (HkAotdTable, cards_by, "cards-by"),
    HK_STRING_FIELD (HkAotdTable, dice_by, "dice-by"),
    HK_STRING_FIELD (HkAotdTable, components, "components"),
    HK_STRV_FIELD (HkAotdTable, house_rules, "house-rules"),
  };
  HkTableClass *table_class = HK_TABLE_CLASS (klass);

  table_class->setup = hk_aotd_table_setup;
  table_class->list_steps = hk_aotd_table_list_steps;
  table_class->get_next = hk_aotd_table_get_next;
  table_class->is_over = hk_aotd_table_is_over;
  table_class->get_headline = hk_aotd_table_get_headline;
  table_class->get_outcome = hk_aotd_table_get_outcome;
  table_class->get_score_sheet = hk_aotd_table_get_score_sheet;
  table_class->list_reminders = hk_aotd_table_list_reminders;

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_aotd_table_init (HkAotdTable *self)
{
}
