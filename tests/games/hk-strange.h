/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-session.h"

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
};

const char *hk_strange_pick         (GRand *rand, const char * const *from);
gint64      hk_strange_make_number  (GRand *rand);
JsonNode   *hk_strange_make_node    (const HkStrange *self, GRand *rand, int depth);
gboolean    hk_strange_play         (const HkStrange *self, HkSession *session, GRand *rand, gboolean undo);
void        hk_strange_lay_out      (const HkStrange *self, int n, guint *n_good, guint *n_bad);
guint       hk_strange_ask          (const HkStrange *self, int n);

G_END_DECLS
