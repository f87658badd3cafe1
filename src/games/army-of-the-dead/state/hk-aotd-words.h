/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-aotd-table.h"

G_BEGIN_DECLS

/* An Equipment card as page 3 of the book lists it. */
typedef struct
{
  const char *id;
  const char *name;   /* N_() */
  int         copies;
} HkAotdCard;

const HkAotdCard *hk_aotd_cards_list    (guint *n_cards);
const HkAotdCard *hk_aotd_card_lookup   (const char *id);
gboolean    hk_aotd_card_is_used_up     (const char *id);
const char *hk_aotd_card_get_title      (const char *id);
const char *hk_aotd_zombie_get_title    (const char *type);
char       *hk_aotd_zombie_count        (const char *type, int count);
const char *hk_aotd_specialty_get_title (const char *specialty);

G_END_DECLS
