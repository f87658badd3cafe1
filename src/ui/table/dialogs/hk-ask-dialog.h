/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/widgets/hk-param-row.h"

G_BEGIN_DECLS

/* Takes a move that a person has told. Returns (transfer full) (nullable): why it cannot be taken; %NULL when it is.
 * @asked: (out) (transfer none) (nullable): the names of the parameters that it lacks; they last as long as @taker keeps them */
typedef char *(*HkAskTake) (GObject             *taker,
                            HkMove              *move,
                            const char * const **asked);

void       hk_ask_dialog_present         (GtkWidget *from, HkSession *session, HkMove *partial,
                                          const char * const *missing, const HkParamHelp *help);
void       hk_ask_dialog_present_for     (GtkWidget *from, HkSession *session, HkMove *partial, const char * const *missing,
                                          const char *confirm, HkAskTake take, GObject *taker);
AdwDialog *hk_ask_dialog_present_refused (GtkWidget *from, HkSession *session, HkMove *refused, const char *question);

G_END_DECLS
