/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_HORDE (hk_cz_horde_get_type ())
G_DECLARE_FINAL_TYPE (HkCzHorde, hk_cz_horde, HK, CZ_HORDE, HkRecord)

/* A zombie horde that walks through the neighborhood.
 * @q: column of its hex, axial
 * @r: row of its hex, axial
 * @size: its Encounters, once rolled; −1 not yet
 * @laid: whether @size are the Encounters that were laid out for it, not those drawn for it
 * @walked: whether it has walked at the end of this phase
 * @outside: whether it is fought from a Location while it stands beside the map, at @outside_q, @outside_r
 * @outside_q: column of the hex that it stands on meanwhile
 * @outside_r: row of that hex
 * @gone: whether it wandered off or was eradicated
 * @eradicated: whether it was eradicated */
struct _HkCzHorde
{
  HkRecord parent_instance;

  int      q;
  int      r;
  int      size;
  gboolean laid;
  gboolean walked;
  gboolean outside;
  int      outside_q;
  int      outside_r;
  gboolean gone;
  gboolean eradicated;
};

G_END_DECLS
