/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/odds/hk-breakdown.h"

G_BEGIN_DECLS

void hk_zz_explain (GtkWidget *from, const char *title, HkBreakdown *breakdown);

G_END_DECLS
