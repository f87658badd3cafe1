/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-ui-fixture.h"

G_BEGIN_DECLS

/* What the tests of the views of Zombiez begin with. */
void       hk_zz_fixture_open       (HkFixture *fixture, const char *rest);
HkZzTable *hk_zz_fixture_get_table  (HkFixture *fixture);
GtkWidget *hk_zz_fixture_find       (HkFixture *fixture, GType type);
GtkWidget *hk_zz_fixture_find_row   (HkFixture *fixture, int number);
void       hk_zz_fixture_draw       (HkFixture *fixture, const char *card);
void       hk_zz_fixture_give       (HkFixture *fixture, int player, const char *card);
GtkWidget *hk_zz_fixture_press_next (HkFixture *fixture);

G_END_DECLS
