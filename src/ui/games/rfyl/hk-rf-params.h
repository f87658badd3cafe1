/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/widgets/hk-param-row.h"

G_BEGIN_DECLS

extern const HkParamHelp hk_rf_params;

G_END_DECLS
