/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-zz-action.h"

G_DEFINE_FINAL_TYPE (HkZzAction, hk_zz_action, HK_TYPE_RECORD)

static void
hk_zz_action_class_init (HkZzActionClass *klass)
{
  static const HkField fields[] = {
    HK_INT_FIELD (HkZzAction, player, "player", 0, 5, 0, N_("player"), .names = "players", .least = 1),
    HK_RECORD_FIELD (HkZzAction, card, "card", hk_zz_card_get_type, N_("card"), .least = 1),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_zz_action_init (HkZzAction *self)
{
}
