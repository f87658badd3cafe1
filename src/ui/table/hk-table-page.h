/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/rulebook/hk-rulebook.h"
#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_TABLE_PAGE (hk_table_page_get_type ())
G_DECLARE_FINAL_TYPE (HkTablePage, hk_table_page, HK, TABLE_PAGE, AdwNavigationPage)

/* Signal "show-rule" (const char *id): a person wants to read a rule.
 * Actions: table.next, table.undo, table.redo, table.jump(u), table.tick(s), table.note, table.result,
 * table.steps, table.players. */
HkTablePage *hk_table_page_new (HkSession *session, HkRulebook *rulebook);

void hk_table_page_add_top_bar (HkTablePage *self, GtkWidget *widget);

G_END_DECLS
