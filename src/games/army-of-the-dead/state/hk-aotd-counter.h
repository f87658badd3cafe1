/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_COUNTER (hk_aotd_counter_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdCounter, hk_aotd_counter, HK, AOTD_COUNTER, HkRecord)

/* A counter that the group keeps: doors, crates, rounds, whatever a mission wants.
 * @name: in the words of the group
 * @maximum: its end; 0 none */
struct _HkAotdCounter
{
  HkRecord parent_instance;

  char *name;
  int   value;
  int   maximum;
};

G_END_DECLS
