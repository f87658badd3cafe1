/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"

G_BEGIN_DECLS

typedef struct _HkStrange HkStrange;

/**
 * HkStrange:
 * @game: the game
 * @words: texts that its parameters may be, whether they fit or not; ends with %NULL
 * @members: names that the members of its objects may have; ends with %NULL
 * @reach: how far above its least value a number mostly goes
 * @make_any: (nullable): makes what a parameter that is an object or anything may be; returns %NULL for what any
 *   other parameter may be
 * @avoids: whether a move is not to be made now, such as one that ends the game at once
 * @check: asserts what holds on every table, whatever the group tells
 * @length: how many numbers mostly stand together; 0 as it comes
 *
 * Moves, setups and questions that no person would send: whatever comes, the app answers with a sentence and an
 * unchanged table, or plays it, leaves nothing impossible behind and can take it back.
 */
struct _HkStrange
{
  const HkGameSpec   *game;
  const char * const *words;
  const char * const *members;
  int                 reach;
  JsonNode         *(*make_any) (const HkStrange *self, GRand *rand, const HkParamSpec *param);
  gboolean          (*avoids)   (GRand *rand, const char *move);
  void              (*check)    (HkTable *table);
  int                 length;
};

/**
 * HkStrangeAims:
 * @n_setups: how many tables to lay out
 * @least_good: more than so many must come to lie
 * @least_bad: and more than so many must be refused
 * @n_questions: how many questions to ask, the calculators one after the other
 * @least_answers: more than so many must be answered
 *
 * How much a game is tried, and how much of it has to come to something for the trial to have been one.
 */
typedef struct
{
  int   n_setups;
  guint least_good;
  guint least_bad;
  int   n_questions;
  guint least_answers;
} HkStrangeAims;

const char *hk_strange_pick         (GRand *rand, const char * const *from);
gint64      hk_strange_make_number  (GRand *rand);
JsonNode   *hk_strange_make_node    (const HkStrange *self, GRand *rand, int depth);
gboolean    hk_strange_play         (const HkStrange *self, HkSession *session, GRand *rand, gboolean undo);
void        hk_strange_sweep        (const HkStrange *self, HkTable *table, GRand *rand);
void        hk_strange_check_nobody (HkTable *table, const char * const *paths);
void        hk_strange_add_tests    (const HkStrange *self, const HkStrangeAims *aims);

G_END_DECLS
