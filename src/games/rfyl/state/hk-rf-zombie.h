/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_ZOMBIE (hk_rf_zombie_get_type ())
G_DECLARE_FINAL_TYPE (HkRfZombie, hk_rf_zombie, HK, RF_ZOMBIE, HkRecord)

/* A zombie on the track, alone or in a horde. Its id never changes.
 * @id: by which moves name it
 * @space: counted from the victory space
 * @leader: the zombie player whose horde it is in; −1 none
 * @bullets: that it takes to shoot it
 * @order: when it came to its space; the lowest on a space is the lead zombie
 * @joined: whether it has joined its horde in the zombie movement of this turn */
struct _HkRfZombie
{
  HkRecord parent_instance;

  int      id;
  int      space;
  int      leader;
  int      bullets;
  int      order;
  gboolean joined;
};

G_END_DECLS
