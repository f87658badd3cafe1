/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-random.h"
#include "core/session/hk-session.h"
#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

/* A group that does whatever is offered, by chance, and goes on with the big button in between. */
typedef struct
{
  HkRandom *random;
  gboolean  by_hand;    /* tells the cards itself */
  gboolean  hasty;      /* runs as far as the card goes */
  guint     n_refused;
} HkRfBot;

/**
 * HkRfBotTry:
 * @data: whatever
 * @move: (transfer none): what the bot wants to do
 *
 * Returns: whether the rules allowed it
 */
typedef gboolean (*HkRfBotTry) (gpointer data, HkMove *move);

void        hk_rf_bot_init   (HkRfBot *bot, guint64 seed);
void        hk_rf_bot_clear  (HkRfBot *bot);
int         hk_rf_bot_roll   (HkRfBot *bot, int below);
gboolean    hk_rf_bot_act    (HkRfBot *bot, HkRfTable *table, HkRfBotTry attempt, gpointer data);
JsonObject *hk_rf_make_setup (guint n_players, guint variant);

G_END_DECLS
