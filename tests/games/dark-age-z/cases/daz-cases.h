/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "daz-game.h"

G_BEGIN_DECLS

/* A table, a move, and all that comes of it.
 * @given: (nullable): what is changed on a fresh table before, with blanks between: "path=value" as the move "set" has it,
 *   "hand/0=bronze-4,gold-6" the Army Cards that a kingdom holds, "at/0/1=bronze-4:1" an army of a kingdom in a zone of a frontier
 *   (":defeated" after it where it is), "lead/0/1=lilith:0" its commander and who recruited him
 * @move: its name and parameters, such as "play-army frontier=0 hand=1"; others to be made before it stand before " then "; after "say "
 *   the log is what comes of it, after "explain " the breakdown
 * @then: what the table has become, as "path old > new" with "; " between, and what the move cites, learns and calls luck; for a move
 *   that is not made "refused", "impossible" or what it asks, such as "asks steps" */
typedef struct
{
  const char *given;
  const char *move;
  const char *then;
} DazCase;

void daz_cases_give (HkDazTable *table, const char *given);
void daz_cases_try  (const char *setup, const DazCase *cases, gsize n);

/* Tells what comes of @move on the table, as the "then" of a case has it. Returns (transfer full): it. */
typedef char *(*DazCaseTell) (HkDazTable *table, const char *move);

void daz_cases_tell (const char *setup, const DazCase *cases, gsize n, DazCaseTell tell);

G_END_DECLS
