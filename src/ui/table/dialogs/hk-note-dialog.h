/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

void hk_note_dialog_present (GtkWidget *from, HkSession *session);

G_END_DECLS
