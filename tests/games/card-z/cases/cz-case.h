/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"
#include "hk-play.h"

G_BEGIN_DECLS

/* A move on a table, and all that it changes.
 * @given: (nullable): what is set before, as "s0.wounds=1; t.phase=night"
 * @move: as "attack survivor=0 loot='First Aid Kit' bites=[{'encounter':0}]"
 * @then: every change and no other, as "e0.pushed=1; -e1; +L0.left0 kind=Bat; s0.l1>e0.stuck0"; "" nothing; or why it is not made: "refused",
 *   "impossible", "wrong", "asks die"
 * @says: (nullable): a part of what the log or the refusal says; after a "!" what it does not say
 *
 * A record is named by its way from the table: t the table, b the battle, w the weather, s0 a survivor, p0 a player, L0 a Location, h0 a
 * horde, e0 an Encounter of the battlefield, L1.e0 of a Location, s0.l1 Loot, g0 a kind of Loot. */
typedef struct
{
  const char *given;
  const char *move;
  const char *then;
  const char *says;
} CzCase;

/* Lays out the table of a case. */
typedef HkCzTable *(*CzLayOut) (void);

/* What is told of a table: a line each.
 * @given: (nullable): as in #CzCase
 * @about: a number that @tell is asked about
 * @then: the lines */
typedef struct
{
  const char *given;
  int         about;
  const char *then;
} CzLook;

/* Adds the lines. */
typedef void (*CzTell) (GString *text, HkCzTable *table, int about);

void cz_case_set   (HkCzTable *table, const char *given);
void cz_case_play  (CzLayOut lay_out, const CzCase *cases, guint n_cases);
void cz_case_luck  (CzLayOut lay_out, const CzCase *cases, guint n_cases);
void cz_case_look  (CzLayOut lay_out, CzTell tell, const CzLook *looks, guint n_looks);
void cz_case_tell_options (GString *text, GPtrArray *options);
void cz_case_tell_params  (GString *text, JsonObject *params);

G_END_DECLS
