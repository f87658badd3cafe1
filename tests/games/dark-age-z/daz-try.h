/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "daz-game.h"

G_BEGIN_DECLS

/* A table of chance, on which moves are tried and compared with what a second statement of the rules says.
 * @n: players
 * @line: the move that is tried */
typedef struct
{
  GRand      *rand;
  HkDazTable *table;
  int         n;
  GString    *line;
} DazTry;

int            daz_try_pick           (DazTry *self, int n);
gboolean       daz_try_chance         (DazTry *self, int one_in);
gboolean       daz_try_has_rule       (DazTry *self, const char *id);
HkDazKingdom  *daz_try_kingdom        (DazTry *self, int number);
HkDazFrontier *daz_try_frontier       (DazTry *self, int number);
HkDazZone     *daz_try_zone           (DazTry *self, int number, int at);
int            daz_try_count_kingdoms (DazTry *self);
void           daz_try_compare        (DazTry *self, gboolean expected);
void           daz_try_repeat         (int least, void (*play) (DazTry *self));

G_END_DECLS
