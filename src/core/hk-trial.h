/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-table.h"

G_BEGIN_DECLS

/**
 * HkTrial:
 * @table: (not owned): the table that the moves are meant for; nothing is done to it
 * @copy: (nullable): a copy of it that nothing has been done to; %NULL when one has to be made
 *
 * Finds out what can be done by trying it on copies of a table. A refused move leaves its copy as it was, so that
 * one copy serves until a move succeeds on it. Starts as `{ .table = HK_TABLE (self) }` and ends with
 * hk_trial_clear().
 */
typedef struct
{
  HkTable *table;
  HkTable *copy;
} HkTrial;

gboolean hk_trial_apply       (HkTrial *self, HkMove *move, GError **error);
char    *hk_trial_find_reason (HkTrial *self, HkMove *move);
void     hk_trial_clear       (HkTrial *self);

G_END_DECLS
