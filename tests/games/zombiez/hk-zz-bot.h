/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-random.h"
#include "core/session/hk-session.h"
#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

/* A group that does whatever is offered, by chance. */
typedef struct
{
  HkRandom *random;
  gboolean  greedy;     /* stops at the second card and takes what is worth most */
  guint     n_refused;
} HkZzBot;

/**
 * HkZzBotTry:
 * @data: whatever
 * @move: (transfer none): what the bot wants to do
 *
 * Returns: whether the rules allowed it
 */
typedef gboolean (*HkZzBotTry) (gpointer data, HkMove *move);

void        hk_zz_bot_init   (HkZzBot *bot, guint64 seed);
void        hk_zz_bot_clear  (HkZzBot *bot);
int         hk_zz_bot_roll   (HkZzBot *bot, int below);
gboolean    hk_zz_bot_act    (HkZzBot *bot, HkZzTable *table, HkZzBotTry attempt, gpointer data);
JsonObject *hk_zz_make_setup (guint n_players, guint variant);

G_END_DECLS
