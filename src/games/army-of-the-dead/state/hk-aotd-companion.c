/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-aotd-companion.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkAotdCompanion, id, "id"),
  HK_STRING_FIELD (HkAotdCompanion, name, "name"),
  HK_INT_FIELD (HkAotdCompanion, leader, "leader", -1, 5, -1, N_("led by"), .names = "survivors"),
  HK_STRING_FIELD (HkAotdCompanion, skill, "skill", N_("Skill")),
  HK_BOOLEAN_FIELD (HkAotdCompanion, vital, "vital", N_("mission lost without this one")),
  HK_BOOLEAN_FIELD (HkAotdCompanion, eliminated, "eliminated", N_("eliminated")),
  HK_INT_FIELD (HkAotdCompanion, served, "served", -1, 5, -1, N_("Skill used this Turn by"), .names = "survivors"),
};

HK_DEFINE_RECORD (HkAotdCompanion, hk_aotd_companion, fields)
