/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-random.h"
#include "core/session/hk-session.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

/* A group that does whatever comes to its mind, and goes on when the rules do not allow it. */
typedef struct
{
  HkRandom *random;
  gboolean  reckless;   /* lets Zombies reach many */
  gboolean  by_hand;    /* now and then corrects the table by hand */
  guint     n_refused;
} HkAotdBot;

/**
 * HkAotdBotTry:
 * @data: whatever
 * @move: (transfer none): what the bot wants to do
 *
 * Returns: whether the rules allowed it
 */
typedef gboolean (*HkAotdBotTry) (gpointer data, HkMove *move);

void        hk_aotd_bot_init  (HkAotdBot *bot, guint64 seed);
void        hk_aotd_bot_clear (HkAotdBot *bot);
gboolean    hk_aotd_bot_act   (HkAotdBot *bot, HkAotdTable *table, HkAotdBotTry attempt, gpointer data);
JsonObject *hk_aotd_make_setup (guint n_players, guint variant);

G_END_DECLS
