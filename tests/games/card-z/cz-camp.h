/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"
#include "hk-play.h"

G_BEGIN_DECLS

/* Tables without battles: Ann leads Dad and Girl, Bo leads Max; all are at Alpha Base, which is safe. */
enum
{
  DAD,
  GIRL,
  MAX_,
};

enum
{
  ALPHA,
  BRAVO,
  PUB,
  STATION,
  HOUSE,
  FIELD,
  CHURCH,
  MART,
};

HkCzTable    *camp_new        (const char *scenario, const char *mode);
HkCzSurvivor *camp_survivor   (HkCzTable *table, int survivor);
HkCzLocation *camp_location   (HkCzTable *table, int location);
HkCzPlayer   *camp_player     (HkCzTable *table, int player);
int           camp_join       (HkCzTable *table, const char *name, HkCzSurvivorKind kind, int player);
void          camp_learn      (HkCzTable *table, const char *kind, const char *type, int weight, int supply, const char *supply_type, const char *food);
HkCzLoot     *camp_give       (HkCzTable *table, int survivor, const char *kind);
int           camp_count_loot (HkCzTable *table, int survivor);
void          camp_reckon     (HkCzTable *table);
HkMove       *camp_move       (HkCzTable *table);
gboolean      camp_check_end  (HkCzTable *table);
void          camp_lay_out    (HkCzTable *table);
void          camp_assert_over (HkCzTable *table, HkCzOutcome outcome, int winner);

#define camp_play(table, line)         hk_play (HK_TABLE (table), line)
#define camp_say(table, line)          hk_play_say (HK_TABLE (table), line)
#define camp_refuse(table, line, code) hk_play_refuse (HK_TABLE (table), line, code)

G_END_DECLS
