/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-aotd-spawn.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkAotdSpawn, name, "name"),
  HK_STRING_FIELD (HkAotdSpawn, kind, "kind", N_("kind")),
  HK_BOOLEAN_FIELD (HkAotdSpawn, open, "open", N_("open")),
  HK_INT_FIELD (HkAotdSpawn, from_round, "from-round", 0, 999, 0, N_("first round")),
  HK_BOOLEAN_FIELD (HkAotdSpawn, done, "done", N_("spawned")),
  HK_STRING_FIELD (HkAotdSpawn, card, "card", N_("last card")),
  HK_STRING_FIELD (HkAotdSpawn, type, "type"),
  HK_INT_FIELD (HkAotdSpawn, placed, "placed", 0, 99, 0, N_("miniatures placed")),
  HK_INT_FIELD (HkAotdSpawn, missing, "missing", 0, 99, 0, N_("miniatures missing")),
};

HK_DEFINE_RECORD (HkAotdSpawn, hk_aotd_spawn, fields)
