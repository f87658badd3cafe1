/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-move.h"

G_BEGIN_DECLS

/* A move that a view can offer. */
#define HK_TYPE_MOVE_OPTION (hk_move_option_get_type ())
G_DECLARE_FINAL_TYPE (HkMoveOption, hk_move_option, HK, MOVE_OPTION, GObject)

HkMoveOption       *hk_move_option_new         (const char *title, const char *hint, HkMove *move,
                                                const char * const *missing, const char *reason);
const char         *hk_move_option_get_title   (HkMoveOption *self);
const char         *hk_move_option_get_hint    (HkMoveOption *self);
HkMove             *hk_move_option_get_move    (HkMoveOption *self);
HkMove             *hk_move_option_make_move   (HkMoveOption *self);
const char * const *hk_move_option_get_missing (HkMoveOption *self);
const char         *hk_move_option_get_reason  (HkMoveOption *self);
gboolean            hk_move_option_is_further  (HkMoveOption *self);
gboolean            hk_move_option_is_legal    (HkMoveOption *self);

G_END_DECLS
