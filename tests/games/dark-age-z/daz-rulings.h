/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/combat/hk-daz-invade.h"

#include "daz-game.h"

G_BEGIN_DECLS

/**
 * DazRuling:
 * @rule: the id of a house rule
 * @play: plays what the ruling decides with a house rule or without one, and measures what comes of it
 * @ruled: what it measures as we rule
 * @switched: what it measures with the house rule
 */
typedef struct
{
  const char *rule;
  int       (*play) (const char *rule);
  int         ruled;
  int         switched;
} DazRuling;

HkDazTable       *daz_rule   (const char *setup, const char *rule);
HkDazTable       *daz_battle (const char *rule, int zombies, int hp);
HkDazCombatResult daz_fight  (HkDazTable *table);
HkDazZone        *daz_lead   (HkDazTable *table, int frontier, int zone, const char *commander, int recruiter);
const char       *daz_archer (void);
gboolean          daz_try    (HkDazTable *table, const char *line);
void              daz_hold   (HkDazTable *table, int player, const char *relic);
void              daz_phase  (HkDazTable *table, HkDazPhase phase, int player);
void              daz_rulings_add (const DazRuling *rulings, gsize n);

#define daz_points(table, player) (hk_daz_table_get_kingdom (table, player)->victory_points)

G_END_DECLS
