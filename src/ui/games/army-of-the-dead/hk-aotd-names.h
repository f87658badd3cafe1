/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "army-of-the-dead/hk-aotd-table.h"

G_BEGIN_DECLS

const char *hk_aotd_name_level_letter (int level);
const char *hk_aotd_name_zombies      (const char *type);
const char *hk_aotd_name_spawn_kind   (const char *kind);
const char *hk_aotd_name_zeus_form    (const char *form);
const char *hk_aotd_name_activates    (const char *activates);
char       *hk_aotd_name_card         (HkAotdTable *table, const char *card);
const char *hk_aotd_name_survivor     (HkAotdTable *table, int survivor);
const char *hk_aotd_name_player       (HkAotdTable *table, int player);
char       *hk_aotd_name_need         (HkAotdTable *table, HkAotdAbomination *abomination);
char       *hk_aotd_name_spawned      (HkAotdTable *table, HkAotdSpawn *spawn);
int         hk_aotd_line_of_card      (HkAotdSpawnCard *card, int level);

HkAotdSpawnCard *hk_aotd_find_spawn_card (HkAotdTable *table, const char *card);

G_END_DECLS
