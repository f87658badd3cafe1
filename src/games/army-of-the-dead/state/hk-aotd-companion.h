/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_COMPANION (hk_aotd_companion_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdCompanion, hk_aotd_companion, HK, AOTD_COMPANION, HkRecord)

/* A Companion that a Survivor may lead.
 * @id: the id of the survivor whose miniature it is
 * @name: as players call the Companion
 * @leader: the Survivor who leads the Companion; −1 nobody yet
 * @skill: (nullable): the id of the Blue Skill
 * @vital: whether the game is lost with the Companion
 * @eliminated: whether the Companion is out of the game
 * @served: the Survivor who has had the Actions of the Skill in the Turn that goes on; −1 nobody */
struct _HkAotdCompanion
{
  HkRecord parent_instance;

  char     *id;
  char     *name;
  int       leader;
  char     *skill;
  gboolean  vital;
  gboolean  eliminated;
  int       served;
};

G_END_DECLS
