/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-move-option.h"
#include "core/session/hk-session.h"

G_BEGIN_DECLS

/* Asks for the rest of a move of a game and makes it.
 * @from: the widget that a person used
 * @partial: a move with the parameters that are known
 * @missing: (nullable): the names of the parameters that it cannot do without */
typedef void (*HkAskFunc) (GtkWidget *from, HkSession *session, HkMove *partial, const char * const *missing);

/* Makes a move of a game, or asks for what it still needs.
 * @from: the widget that a person used
 * @offer: what can be done */
typedef void (*HkPlayOptionFunc) (GtkWidget *from, HkSession *session, HkMoveOption *offer);

gboolean hk_move_option_has_details (HkMoveOption *offer);
gboolean hk_move_option_is_complete (HkMoveOption *offer, HkSession *session);
void     hk_move_option_ask         (GtkWidget *from, HkSession *session, HkMoveOption *offer, HkAskFunc ask);
void     hk_move_option_play        (GtkWidget *from, HkSession *session, HkMoveOption *offer, HkAskFunc ask);

G_END_DECLS
