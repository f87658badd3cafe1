/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-ui-fixture.h"
#include "ui/games/rfyl/track/hk-rf-track.h"

G_BEGIN_DECLS

/* What the tests of RFYL's views begin with. */
void        hk_rf_fixture_open        (HkFixture *fixture, int width, const char *setup, const char * const *lines);
HkRfTable  *hk_rf_fixture_get_table   (HkFixture *fixture);
HkRfPlayer *hk_rf_fixture_get_player  (HkFixture *fixture, int player);

/* What the tests of its board begin with. */
void        hk_rf_fixture_open_board  (HkFixture *fixture, gconstpointer width);
void        hk_rf_fixture_close_board (HkFixture *fixture, gconstpointer width);
GtkWidget  *hk_rf_fixture_get_board   (HkFixture *fixture);
HkRfTrack  *hk_rf_fixture_get_track   (HkFixture *fixture);
GtkWidget  *hk_rf_fixture_find        (HkFixture *fixture, GType type);
void        hk_rf_fixture_lay_out     (HkFixture *fixture);

G_END_DECLS
