/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-table.h"

G_BEGIN_DECLS

/* How one of those who play, or whom they lead, stands: what everybody at the table looks for first. It tells nothing that is secret.
 * @name: as the table calls them
 * @player: (nullable): who leads them, where they do not sit at the table themselves
 * @colour: (nullable): of the player, as “red”; %NULL none
 * @text: the score or the health in a few letters, as “23” or “♥ 3”
 * @spoken: the same in words, as “23 Victory Points”
 * @acts: whether the table waits for them
 * @is_out: whether they are out of the game */
typedef struct
{
  char     *name;
  char     *player;
  char     *colour;
  char     *text;
  char     *spoken;
  gboolean  acts;
  gboolean  is_out;
} HkStanding;

HkStanding *hk_standing_new         (const char *name, const char *colour);
void        hk_standing_free        (HkStanding *self);
GPtrArray  *hk_standing_list_new    (void);
GPtrArray  *hk_table_list_standings (HkTable *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkStanding, hk_standing_free)

G_END_DECLS
