/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

/* A player that does whatever comes to its mind, and goes on when the rules do not allow it. */
typedef struct
{
  HkRandom *random;
  guint     n_refused;
} HkDazBot;

/**
 * HkDazBotTry:
 * @data: whatever
 * @move: (transfer none): what the bot wants to do
 *
 * Returns: whether the rules allowed it
 */
typedef gboolean (*HkDazBotTry) (gpointer data, HkMove *move);

void        hk_daz_bot_init  (HkDazBot *bot, guint64 seed);
void        hk_daz_bot_clear (HkDazBot *bot);
gboolean    hk_daz_bot_act   (HkDazBot *bot, HkDazTable *table, HkDazBotTry attempt, gpointer data);
gboolean    hk_daz_bot_act_wisely (HkDazBot *bot, HkDazTable *table, HkDazBotTry attempt, gpointer data);
JsonObject *hk_daz_make_setup (guint n_players, const char *mode, const char *difficulty);

G_END_DECLS
