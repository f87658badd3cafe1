/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-cz-player.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkCzPlayer, name, "name"),
  HK_STRING_FIELD (HkCzPlayer, colour, "colour"),
  HK_INT_FIELD (HkCzPlayer, base, "base", -1, 99, -1, N_("home base"), .names = "locations"),
  HK_STRING_FIELD (HkCzPlayer, home, "home"),
  HK_INT_FIELD (HkCzPlayer, initiative, "initiative", -1, 30, -1, N_("initiative")),
  HK_BOOLEAN_FIELD (HkCzPlayer, scouted, "scouted", N_("has scouted")),
  HK_BOOLEAN_FIELD (HkCzPlayer, retreated, "retreated", N_("has retreated")),
  HK_BOOLEAN_FIELD (HkCzPlayer, done, "done", N_("turn over")),
  HK_INT_FIELD (HkCzPlayer, eradicated, "eradicated", 0, 999, 0, N_("Zombie Count")),
  HK_INT_FIELD (HkCzPlayer, discs, "discs", 0, 999, 0, N_("purple discs")),
  HK_INT_FIELD (HkCzPlayer, redeemed, "redeemed", 0, 99, 0, N_("discs redeemed")),
  HK_BOOLEAN_FIELD (HkCzPlayer, retired, "retired", N_("retired")),
  HK_INT_FIELD (HkCzPlayer, rescued, "rescued", 0, 99, 0, N_("rescued")),
  HK_INT_FIELD (HkCzPlayer, lost, "lost", 0, 99, 0, N_("Survivors lost")),
  HK_INT_FIELD (HkCzPlayer, trades, "trades", 0, 9, 0, N_("trades at the Church")),
};

HK_DEFINE_RECORD (HkCzPlayer, hk_cz_player, fields)
