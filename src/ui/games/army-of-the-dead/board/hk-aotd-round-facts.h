/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ROUND_FACTS (hk_aotd_round_facts_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdRoundFacts, hk_aotd_round_facts, HK, AOTD_ROUND_FACTS, HkView)


G_END_DECLS
