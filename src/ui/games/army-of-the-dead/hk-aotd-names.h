/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

const char *hk_aotd_name_level_letter (int level);
const char *hk_aotd_name_token        (const char *colour, const char **tip);
GStrv       hk_aotd_name_letters      (void);
const char *hk_aotd_name_zombies      (const char *type);
const char *hk_aotd_name_spawn_kind   (const char *kind);
const char *hk_aotd_name_zeus_form    (HkAotdZeusForm form);
const char *hk_aotd_name_activates    (const char *activates);
const char *hk_aotd_name_activates_short (const char *activates);
char       *hk_aotd_name_card         (HkAotdSpawn *spawn);
const char *hk_aotd_name_capitalise   (const char *name);
char       *hk_aotd_name_placed       (HkAotdSpawn *spawn);
char       *hk_aotd_name_spawned      (HkAotdTable *table, HkAotdSpawn *spawn);
char       *hk_aotd_name_need         (HkAotdTable *table, HkAotdAbomination *abomination);
const char *hk_aotd_name_player       (HkAotdTable *table, int player);

G_END_DECLS
