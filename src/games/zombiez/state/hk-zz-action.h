/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-zz-card.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_ACTION (hk_zz_action_get_type ())
G_DECLARE_FINAL_TYPE (HkZzAction, hk_zz_action, HK, ZZ_ACTION, HkRecord)

/* An action card that waits to be played.
 * @player: who gained the card and has to play it
 * @card: the Axe, the Net or the Shotgun */
struct _HkZzAction
{
  HkRecord parent_instance;

  int       player;
  HkZzCard *card;
};

G_END_DECLS
