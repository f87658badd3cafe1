/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move-option.h"
#include "core/record/hk-random.h"
#include "core/session/hk-session.h"
#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* A group that plays by what is offered, and now and then does whatever comes to its mind. */
typedef struct
{
  HkRandom *random;
  gboolean  reckless;   /* fights everybody it meets */
  gboolean  restless;   /* gives Loot about and does needless things, too */
  guint     n_refused;
} HkCzParty;

/**
 * HkCzPartyTry:
 * @data: whatever
 * @move: (transfer none): what the bot wants to do
 *
 * Returns: whether the rules allowed it
 */
typedef gboolean (*HkCzPartyTry) (gpointer data, HkMove *move);

void        hk_cz_party_init       (HkCzParty *bot, guint64 seed);
void        hk_cz_party_clear      (HkCzParty *bot);
gboolean    hk_cz_party_act        (HkCzParty *bot, HkCzTable *table, HkCzPartyTry attempt, gpointer data);
int         hk_cz_party_roll       (HkCzParty *bot, int below);
HkMove     *hk_cz_party_fill       (HkCzParty *bot, HkCzTable *table, HkMoveOption *offer);
void        hk_cz_party_fill_param (HkCzParty *bot, HkCzTable *table, HkMove *move, const char *param);
JsonObject *hk_cz_party_make_setup (const char *scenario, const char *mode, guint n_players, const char *more);

G_END_DECLS
