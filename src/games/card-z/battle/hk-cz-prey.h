/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

#define HK_CZ_NEARBY_PARAM \
  { "nearby", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether they go, of survivors equally close, for one with others nearby"), NULL }
#define HK_CZ_PREY_PARAM \
  { "prey", HK_PARAM_OBJECT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("For whom Encounters go to whom several survivors are equally close, by their numbers"), \
    N_("Whom it goes for"), "survivors" }

gboolean  hk_cz_is_prey        (HkCzTable *self, int survivor);
GArray   *hk_cz_list_prey      (HkCzTable *self, HkCzEncounter *encounter);
gboolean  hk_cz_has_prey       (HkCzTable *self, HkCzEncounter *encounter);
void      hk_cz_begin_prey     (HkMove *move);
gboolean  hk_cz_counts_nearby  (HkMove *move);
GArray   *hk_cz_list_favoured  (HkCzTable *self, HkCzEncounter *encounter);
gboolean  hk_cz_is_torn        (HkCzTable *self, HkCzEncounter *encounter);
gboolean  hk_cz_check_prey     (HkCzTable *self, HkMove *move, GArray *actors, GError **error);
void      hk_cz_choose_nearest (HkCzTable *self, HkMove *move, HkCzEncounter *encounter, int number);

G_END_DECLS
