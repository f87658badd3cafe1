/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-table.h"

G_BEGIN_DECLS

/* Finds out what can be done by trying it on a copy of a table. Each try is taken back, so that one copy serves for all; it is
 * kept with the table and follows it when it has changed.
 * @table: (not owned): the table that the moves are meant for; nothing is done to it */
typedef struct
{
  HkTable *table;
} HkDryRun;

gboolean hk_dry_run_make        (HkDryRun *self, HkMove *move, GError **error);
gboolean hk_dry_run_apply       (HkDryRun *self, HkMove *move, GError **error);
char    *hk_dry_run_find_reason (HkDryRun *self, HkMove *move);

G_END_DECLS
