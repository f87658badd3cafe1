/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

void hk_aotd_number_menu_attach (GtkWidget *button, HkSession *session, int survivor);

G_END_DECLS
