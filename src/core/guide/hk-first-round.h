/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/* A round at a prepared table, told note by note: what to do, and why. Its session is in memory and never on the disk.
 * Signal "changed" when another note is on, or when the way back to the note has opened or closed. */
#define HK_TYPE_FIRST_ROUND (hk_first_round_get_type ())
G_DECLARE_FINAL_TYPE (HkFirstRound, hk_first_round, HK, FIRST_ROUND, GObject)

HkFirstRound *hk_first_round_new         (const HkGameSpec *game, GError **error);
HkFirstRound *hk_first_round_new_from_content (const HkGameSpec *game, JsonObject *content, GError **error);
HkSession    *hk_first_round_get_session (HkFirstRound *self);
guint         hk_first_round_get_note    (HkFirstRound *self);
guint         hk_first_round_get_n_notes (HkFirstRound *self);
const char   *hk_first_round_get_title   (HkFirstRound *self);
const char   *hk_first_round_get_text    (HkFirstRound *self);
const char   *hk_first_round_get_rule    (HkFirstRound *self);
gboolean      hk_first_round_is_over     (HkFirstRound *self);
HkMove       *hk_first_round_dup_move    (HkFirstRound *self);
gboolean      hk_first_round_has_strayed (HkFirstRound *self);
gboolean      hk_first_round_go_back     (HkFirstRound *self, GError **error);
void          hk_first_round_go_on       (HkFirstRound *self);

G_END_DECLS
