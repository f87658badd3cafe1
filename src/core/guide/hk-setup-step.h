/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-table.h"

G_BEGIN_DECLS

/* A line of what is taken out of the box and put on the table before the first move.
 * @id: of the line, within its game
 * @group: where on the table, such as "In the Middle"
 * @title: what is taken out
 * @text: what is done with it
 * @rule: (nullable): id of the rule that says so, with the game's id in front
 * @count: how many of it; 0 where the rulebook gives no number
 * @shares: (nullable): who gets how many of them, where they are not for everybody */
typedef struct
{
  char *id;
  char *group;
  char *title;
  char *text;
  char *rule;
  int   count;
  char *shares;
} HkSetupStep;

void       hk_setup_step_free  (HkSetupStep *self);
int        hk_setup_count_component (const char *game, const char *id);
GPtrArray *hk_setup_steps_list (const HkGameSpec *game, JsonObject *setup, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkSetupStep, hk_setup_step_free)

G_END_DECLS
