/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/widgets/hk-param-row.h"

G_BEGIN_DECLS

void       hk_ask_dialog_present         (GtkWidget *from, HkSession *session, HkMove *partial,
                                          const char * const *missing, const HkParamHelp *help);
AdwDialog *hk_ask_dialog_present_refused (GtkWidget *from, HkSession *session, HkMove *refused, const char *question);

G_END_DECLS
