/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-aotd-table.h"

G_BEGIN_DECLS

/* The Danger Levels (book, page 15).
 * @HK_AOTD_LEVEL_BLUE: 0 to 6 Adrenaline Points
 * @HK_AOTD_LEVEL_YELLOW: 7 to 18
 * @HK_AOTD_LEVEL_ORANGE: 19 to 42
 * @HK_AOTD_LEVEL_RED: 43 */
typedef enum
{
  HK_AOTD_LEVEL_BLUE,
  HK_AOTD_LEVEL_YELLOW,
  HK_AOTD_LEVEL_ORANGE,
  HK_AOTD_LEVEL_RED,
} HkAotdLevel;

#define HK_AOTD_N_LEVELS       4
#define HK_AOTD_MAX_ADRENALINE 43

HkAotdLevel hk_aotd_level_of (int adrenaline);
const char *hk_aotd_level_get_id (HkAotdLevel level);
const char *hk_aotd_level_get_title (HkAotdLevel level);
int hk_aotd_level_get_start (HkAotdLevel level);
HkAotdLevel hk_aotd_survivor_get_level (HkAotdSurvivor *self);
HkAotdLevel hk_aotd_table_get_level (HkAotdTable *self);

G_END_DECLS
