/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

/* The day at a glance. */
#define HK_TYPE_CZ_DAY_STRIP (hk_cz_day_strip_get_type ())
G_DECLARE_FINAL_TYPE (HkCzDayStrip, hk_cz_day_strip, HK, CZ_DAY_STRIP, HkView)

/* What the player on turn can do. */
#define HK_TYPE_CZ_PHASE_ACTIONS (hk_cz_phase_actions_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPhaseActions, hk_cz_phase_actions, HK, CZ_PHASE_ACTIONS, HkView)

/* The scenario and how far the group has come. */
#define HK_TYPE_CZ_SCENARIO_CARD (hk_cz_scenario_card_get_type ())
G_DECLARE_FINAL_TYPE (HkCzScenarioCard, hk_cz_scenario_card, HK, CZ_SCENARIO_CARD, HkView)

/* How far the group has come, in numbers. */
#define HK_TYPE_CZ_PROGRESS (hk_cz_progress_get_type ())
G_DECLARE_FINAL_TYPE (HkCzProgress, hk_cz_progress, HK, CZ_PROGRESS, HkView)

/* The page of the reckoning, and what it is made of. */
#define HK_TYPE_CZ_RECKONING_VIEW (hk_cz_reckoning_view_get_type ())
G_DECLARE_FINAL_TYPE (HkCzReckoningView, hk_cz_reckoning_view, HK, CZ_RECKONING_VIEW, HkView)

#define HK_TYPE_CZ_RECKONING_STEPS (hk_cz_reckoning_steps_get_type ())
G_DECLARE_FINAL_TYPE (HkCzReckoningSteps, hk_cz_reckoning_steps, HK, CZ_RECKONING_STEPS, HkView)

#define HK_TYPE_CZ_RECKONING_TALLY (hk_cz_reckoning_tally_get_type ())
G_DECLARE_FINAL_TYPE (HkCzReckoningTally, hk_cz_reckoning_tally, HK, CZ_RECKONING_TALLY, HkView)

G_END_DECLS
