/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rf-game.h"
#include "rf-model.h"

G_BEGIN_DECLS

/* A table of chance, on which moves are tried and compared with what a second statement of the rules says.
 * @model: the table before the move; then what it should be
 * @line: the move that is tried */
typedef struct
{
  GRand     *rand;
  HkRfTable *table;
  RfModel    model;
  GString   *line;
} RfTry;

int      rf_try_pick       (RfTry *self, int n);
gboolean rf_try_chance     (RfTry *self, int one_in);
int      rf_try_near       (RfTry *self, int space);
void     rf_try_scatter    (RfTry *self, HkRfPhase phase);
void     rf_try_begin_line (RfTry *self, const char *move);
void     rf_try_compare    (RfTry *self, gboolean expected);
void     rf_try_repeat     (void (*play) (RfTry *self));

G_END_DECLS
