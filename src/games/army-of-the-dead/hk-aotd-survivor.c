/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-survivor.h"

G_DEFINE_FINAL_TYPE (HkAotdSurvivor, hk_aotd_survivor, HK_TYPE_RECORD)

static void
hk_aotd_survivor_class_init (HkAotdSurvivorClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkAotdSurvivor, id, "id"),
    HK_STRING_FIELD (HkAotdSurvivor, name, "name"),
    HK_INT_FIELD (HkAotdSurvivor, player, "player", 0, 5, 0),
    HK_STRV_FIELD (HkAotdSurvivor, specialties, "specialties"),
    HK_INT_FIELD (HkAotdSurvivor, health, "health", 1, 9, 3),
    HK_INT_FIELD (HkAotdSurvivor, wounds, "wounds", 0, 9, 0),
    HK_INT_FIELD (HkAotdSurvivor, adrenaline, "adrenaline", 0, 43, 0),
    HK_STRING_FIELD (HkAotdSurvivor, blue, "blue"),
    HK_STRING_FIELD (HkAotdSurvivor, yellow, "yellow"),
    HK_STRING_FIELD (HkAotdSurvivor, orange_1, "orange-1"),
    HK_STRING_FIELD (HkAotdSurvivor, orange_2, "orange-2"),
    HK_STRING_FIELD (HkAotdSurvivor, red_1, "red-1"),
    HK_STRING_FIELD (HkAotdSurvivor, red_2, "red-2"),
    HK_STRING_FIELD (HkAotdSurvivor, red_3, "red-3"),
    HK_INT_FIELD (HkAotdSurvivor, orange_choice, "orange-choice", 0, 2, 0),
    HK_INT_FIELD (HkAotdSurvivor, red_choice, "red-choice", 0, 3, 0),
    HK_LIST_FIELD (HkAotdSurvivor, items, "items", hk_aotd_item_get_type),
    HK_INT_FIELD (HkAotdSurvivor, actions, "actions", 0, 20, 0),
    HK_STRV_FIELD (HkAotdSurvivor, free_actions, "free-actions"),
    HK_STRV_FIELD (HkAotdSurvivor, used, "used"),
    HK_BOOLEAN_FIELD (HkAotdSurvivor, activated, "activated"),
    HK_INT_FIELD (HkAotdSurvivor, escalation, "escalation", 0, 20, 0),
    HK_STRING_FIELD (HkAotdSurvivor, seat, "seat"),
    HK_INT_FIELD (HkAotdSurvivor, shamblers_killed, "shamblers-killed", 0, 999, 0),
    HK_INT_FIELD (HkAotdSurvivor, alphas_killed, "alphas-killed", 0, 999, 0),
    HK_INT_FIELD (HkAotdSurvivor, abominations_killed, "abominations-killed", 0, 9, 0),
    HK_BOOLEAN_FIELD (HkAotdSurvivor, hurt, "hurt"),
    HK_BOOLEAN_FIELD (HkAotdSurvivor, eliminated, "eliminated"),
    HK_STRING_FIELD (HkAotdSurvivor, source, "source"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_aotd_survivor_init (HkAotdSurvivor *self)
{
}
