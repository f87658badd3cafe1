/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_OBJECTIVE (hk_aotd_objective_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdObjective, hk_aotd_objective, HK, AOTD_OBJECTIVE, HkRecord)

/* An Objective of the mission or a Personal Objective.
 * @name: what has to be done, in the words of the group
 * @colour: (nullable): of the token: "red", "blue", "green", "yellow", "purple" or "black"
 * @survivor: whose Personal Objective it is; −1 the mission’s
 * @kill_type: (nullable): "shambler", "alpha" or "abomination" when kills are counted
 * @held: miniatures kept on the card
 * @adrenaline: Adrenaline Points for taking it
 * @opens: (nullable): the colour of the Spawn Zones that it opens
 * @effect: (nullable): what its token does, in the words of the owner
 * @optional: whether the mission can be won without it
 * @so_far: whether it was told during the game, so that others may not have been told yet
 * @done: whether it is accomplished
 * @holder: who has taken the token of a Personal Objective or of a kill count, from 0; −1 nobody */
struct _HkAotdObjective
{
  HkRecord parent_instance;

  char     *name;
  char     *colour;
  int       survivor;
  int       needed;
  int       count;
  char     *kill_type;
  int       held;
  int       adrenaline;
  char     *opens;
  char     *effect;
  gboolean  optional;
  gboolean  so_far;
  gboolean  done;
  int       holder;
};

char *hk_aotd_objective_dup_title (HkAotdObjective *self);

G_END_DECLS
