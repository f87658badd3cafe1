/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-zombie.h"

G_DEFINE_FINAL_TYPE (HkRfZombie, hk_rf_zombie, HK_TYPE_RECORD)

static void
hk_rf_zombie_class_init (HkRfZombieClass *klass)
{
  static const HkField fields[] = {
    HK_INT_FIELD (HkRfZombie, id, "id", 0, 9999, 0),
    HK_INT_FIELD (HkRfZombie, space, "space", 0, 9999, 0),
    HK_INT_FIELD (HkRfZombie, leader, "leader", -1, 7, -1, .names = "players"),
    HK_INT_FIELD (HkRfZombie, bullets, "bullets", 1, 9, 1),
    HK_INT_FIELD (HkRfZombie, order, "order", 0, 99999, 0),
    HK_BOOLEAN_FIELD (HkRfZombie, joined, "joined"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_rf_zombie_init (HkRfZombie *self)
{
}
