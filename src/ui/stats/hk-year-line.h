/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/stats/hk-year-review.h"

G_BEGIN_DECLS

#define HK_TYPE_YEAR_LINE (hk_year_line_get_type ())
G_DECLARE_FINAL_TYPE (HkYearLine, hk_year_line, HK, YEAR_LINE, AdwBin)

GtkWidget *hk_year_line_new (const HkYearFact *fact);

G_END_DECLS
