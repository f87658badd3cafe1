/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * HkAotdCardFacts:
 * @id: such as "katana"
 * @name: as printed
 * @copies: how many the deck of 55 holds
 *
 * What the rulebook prints of an Equipment card (page 3).
 */
typedef struct
{
  const char *id;
  const char *name;
  guint       copies;
} HkAotdCardFacts;

/**
 * HkAotdSurvivorFacts:
 * @id: such as "guzman"
 * @name: what players call the Survivor
 * @full_name: as printed
 * @specialty: (nullable): where the rulebook tells one
 *
 * What the rulebook prints of a Survivor (page 2).
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *full_name;
  const char *specialty;
} HkAotdSurvivorFacts;

#define HK_AOTD_N_EQUIPMENT 55

const HkAotdCardFacts     *hk_aotd_content_list_cards     (guint *n);
const HkAotdCardFacts     *hk_aotd_content_find_card      (const char *id);
const char                *hk_aotd_content_get_card_name  (const char *id);
const HkAotdSurvivorFacts *hk_aotd_content_list_survivors (guint *n);
const HkAotdSurvivorFacts *hk_aotd_content_find_survivor  (const char *id);
const char                *hk_aotd_content_get_specialty_name (const char *id);

G_END_DECLS
