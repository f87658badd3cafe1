/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the rulebook prints of a Survivor (pages 2, 7 and 12). The cards are in hk-aotd-words.h.
 * @name: what players call the Survivor
 * @specialty: (nullable): where the rulebook tells one */
typedef struct
{
  const char *id;
  const char *name;
  const char *full_name;
  const char *specialty;
} HkAotdSurvivorFacts;

#define HK_AOTD_N_EQUIPMENT 55

const HkAotdSurvivorFacts *hk_aotd_content_list_survivors (guint *n);
const HkAotdSurvivorFacts *hk_aotd_content_find_survivor  (const char *id);

G_END_DECLS
