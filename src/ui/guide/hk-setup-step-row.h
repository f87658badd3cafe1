/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/guide/hk-setup-step.h"

G_BEGIN_DECLS

/* Property: ticked. */
#define HK_TYPE_SETUP_STEP_ROW (hk_setup_step_row_get_type ())
G_DECLARE_FINAL_TYPE (HkSetupStepRow, hk_setup_step_row, HK, SETUP_STEP_ROW, AdwActionRow)

GtkWidget *hk_setup_step_row_new (const HkSetupStep *step);

G_END_DECLS
