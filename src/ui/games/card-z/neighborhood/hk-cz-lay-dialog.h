/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

void hk_cz_lay_dialog_present        (GtkWidget *from, HkSession *session, int place, int wanted);
void hk_cz_lay_dialog_present_drawn  (GtkWidget *from, HkSession *session);
void hk_cz_lay_dialog_present_reveal (GtkWidget *from, HkSession *session, int encounter);

G_END_DECLS
