/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-content.h"

static const HkAotdSurvivorFacts survivors[] = {
  { "scott", "Scott", "Scott Ward", "bruiser" },
  { "cruz", "Cruz", "Maria Cruz", "mechanic" },
  { "martin", "Martin", "Martin", NULL },
  { "vanderohe", "Vanderohe", "Vanderohe", NULL },
  { "guzman", "Guzman", "Mikey Guzman", "bruiser" },
  { "peters", "Peters", "Marianne Peters", NULL },
  { "chambers", "Chambers", "Chambers", NULL },
  { "lilly", "Lilly", "Lilly", NULL },
  { "tanaka", "Tanaka", "Bly Tanaka", NULL },
  { "kate", "Kate", "Kate Ward", NULL },
  { "dieter", "Dieter", "Ludwig Dieter", "vault-expert" },
  { "cummings", "Cummings", "Burt Cummings", NULL },
};

/* Returns (array length=n): the twelve Survivors of the box.
 * @n: (out): how many there are */
const HkAotdSurvivorFacts *
hk_aotd_content_list_survivors (guint *n)
{
  *n = G_N_ELEMENTS (survivors);
  return survivors;
}

/* Returns (nullable): the Survivor.
 * @id: (nullable): such as "guzman" */
const HkAotdSurvivorFacts *
hk_aotd_content_find_survivor (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (survivors); i++)
    if (g_strcmp0 (survivors[i].id, id) == 0)
      return &survivors[i];
  return NULL;
}
