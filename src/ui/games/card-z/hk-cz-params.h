/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-session.h"

G_BEGIN_DECLS

void hk_cz_ask      (GtkWidget *from, HkSession *session, const char *name);
void hk_cz_ask_move (GtkWidget *from, HkSession *session, HkMove *partial, const char * const *missing);

G_END_DECLS
