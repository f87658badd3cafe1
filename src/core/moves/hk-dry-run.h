/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-table.h"

G_BEGIN_DECLS

/* Finds out what can be done by trying it on copies of a table. A refused move leaves its copy as it was, so that
 * one copy serves until a move succeeds on it. Starts as `{ .table = HK_TABLE (self) }` and ends with
 * hk_dry_run_clear().
 * @table: (not owned): the table that the moves are meant for; nothing is done to it
 * @copy: (nullable): a copy of it that nothing has been done to; %NULL when one has to be made */
typedef struct
{
  HkTable *table;
  HkTable *copy;
} HkDryRun;

gboolean hk_dry_run_apply       (HkDryRun *self, HkMove *move, GError **error);
char    *hk_dry_run_find_reason (HkDryRun *self, HkMove *move);
void     hk_dry_run_clear       (HkDryRun *self);

G_END_DECLS
