/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ROUND_FACTS (hk_aotd_round_facts_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdRoundFacts, hk_aotd_round_facts, HK, AOTD_ROUND_FACTS, AdwBin)

GtkWidget *hk_aotd_round_facts_new (HkSession *session);

G_END_DECLS
