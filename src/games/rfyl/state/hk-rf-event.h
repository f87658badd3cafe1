/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_EVENT (hk_rf_event_get_type ())
G_DECLARE_FINAL_TYPE (HkRfEvent, hk_rf_event, HK, RF_EVENT, HkRecord)

/* An Event card whose face is known.
 * @icons: (nullable): of "bullets", "melee", "item", "ability", "movement", "add-zombies", "encounter", "blood" and
 *   "death"
 * @bullets: gained, or lost, or to be spent to prevent the rest
 * @zombies: added to the board or met
 * @blood: Blood cards to draw
 * @move: spaces toward the victory space; negative away from it
 * @everybody: whether it affects all players on the space of the one who drew it
 * @uses: of a weapon or an item; −1 unlimited
 * @text: what it does, in the words of the group
 * @source: "owner", "stand-in", "told" or "rulebook" */
struct _HkRfEvent
{
  HkRecord parent_instance;

  char    *name;
  GStrv    icons;
  int      bullets;
  int      zombies;
  int      blood;
  int      move;
  int      skips;
  gboolean everybody;
  int      uses;
  int      bonus;
  int      kills;
  char    *text;
  int      copies;
  char    *source;
};

G_END_DECLS
