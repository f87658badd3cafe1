/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-rf-zombie.h"

static const HkField fields[] = {
  HK_INT_FIELD (HkRfZombie, id, "id", 0, 9999, 0),
  HK_INT_FIELD (HkRfZombie, space, "space", 0, 9999, 0, N_("spaces to go")),
  HK_INT_FIELD (HkRfZombie, leader, "leader", -1, 7, -1, N_("horde of"), .names = "players"),
  HK_INT_FIELD (HkRfZombie, bullets, "bullets", 1, 9, 1, N_("bullets to shoot it")),
  HK_INT_FIELD (HkRfZombie, order, "order", 0, 99999, 0),
  HK_BOOLEAN_FIELD (HkRfZombie, joined, "joined", N_("joined the horde")),
};

HK_DEFINE_RECORD (HkRfZombie, hk_rf_zombie, fields)
