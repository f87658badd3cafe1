/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-phases.h"

const HkCzPhaseLook hk_cz_phase_looks[HK_CZ_N_PHASES] = {
  { HK_CZ_SYMBOL_DAWN, "cz-phase-dawn" },
  { HK_CZ_SYMBOL_DAY, "cz-phase-day" },
  { HK_CZ_SYMBOL_NIGHT, "cz-phase-night" },
  { HK_CZ_SYMBOL_RECKONING, "cz-phase-reckoning" },
};

const HkCzRangeTitle hk_cz_ranges[HK_CZ_N_RANGES] = {
  { "melee", N_("Melee") },
  { "close", N_("Close range") },
  { "medium", N_("Medium range") },
  { "long", N_("Long range") },
};
