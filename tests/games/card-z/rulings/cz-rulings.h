/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* A ruling that changes a result: what comes of it as we rule, and what by its switch.
 * @house: the id of the house rule
 * @play: plays it: with %NULL as we rule, with @house by the switch */
typedef struct
{
  const char *house;
  int       (*play) (const char *house);
  int         ruled;
  int         switched;
} CzRuling;

extern const CzRuling cz_day_rulings[];
extern const guint    cz_n_day_rulings;
extern const CzRuling cz_battle_rulings[];
extern const guint    cz_n_battle_rulings;

HkCzTable *rulings_with (HkCzTable *table, const char *house);
gboolean rulings_may (HkCzTable *table, const char *line);
void rulings_battle_at (HkCzTable *table, int place);
HkCzEncounter *rulings_lay (HkCzTable *table, int place, const char *type, int zone, gboolean revealed);
HkCzEncounter *rulings_add_engaged (HkCzTable *table, const char *type, gboolean both);

G_END_DECLS
