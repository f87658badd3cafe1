/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_ODDS_SHOWN (hk_odds_shown_get_type ())
G_DECLARE_FINAL_TYPE (HkOddsShown, hk_odds_shown, HK, ODDS_SHOWN, GObject)

/* The odds that a person looks at now. Signal "changed". */
HkOddsShown *hk_odds_shown_get_default (void);
void         hk_odds_shown_tell        (GtkWidget *widget, const char *number, const char *what);
GPtrArray   *hk_odds_shown_list        (HkOddsShown *self, GtkWidget *window);
const char  *hk_odds_shown_read        (GtkWidget *widget, const char **what);

G_END_DECLS
