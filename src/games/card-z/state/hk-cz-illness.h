/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_ILLNESS (hk_cz_illness_get_type ())
G_DECLARE_FINAL_TYPE (HkCzIllness, hk_cz_illness, HK, CZ_ILLNESS, HkRecord)

/* A Sick card whose effect is known.
 * @rolls: what it takes off die rolls
 * @carry: what it takes off the carry rating
 * @move: what it takes off movement
 * @text: more that it does, in the words of the group
 * @source: "owner", "stand-in", "told" or "rulebook" */
struct _HkCzIllness
{
  HkRecord parent_instance;

  char *name;
  int   rolls;
  int   carry;
  int   move;
  char *text;
  char *source;
};

G_END_DECLS
